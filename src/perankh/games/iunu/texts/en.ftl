# Iunu in English. The other languages have the same keys with the same arguments.
# How arguments arrive ($caste is an id, $caste_name its name in the box) is told in kernel/texts.py.

## Phrases: parts of sentences that other languages inflect

# $deben: how much money, by itself
iunu-phrase-deben = { $deben } Deben
# The same as the object of a verb: somebody pays or gains it
iunu-phrase-deben-object = { $deben } Deben
# $count, $cards: how many, as the object of a verb
iunu-phrase-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
iunu-phrase-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# $count: how many afterlife cards, as the object of a verb
iunu-phrase-afterlife = { $count ->
    [one] { $count } afterlife card
   *[other] { $count } afterlife cards
}
# One card or two cards of a caste, as the object of a verb. $caste: id of a caste
iunu-phrase-one = { $caste ->
    [artisan] an { $caste_name }
   *[other] a { $caste_name }
}
iunu-phrase-two = two { $caste_name }s
# $die: the value of a die in play, as the object of a verb
iunu-phrase-die = the die that shows { $die }

## The game

iunu-about = Nine castes make up the land, from the Pharaoh down to the farmers, and your dynasty wants to lead in all of them. Play your people, feed them, let them earn, hide one under a Scribe, send Soldiers after a neighbour’s farmer. But what you give away lies in the Forum for the others, the dice wear down with every use, and only the end shows what the Priests have whispered about the afterlife.
iunu-howto =
    At the start of each round 3 dice are rolled for everybody; abilities wear them down. Then everybody takes one turn, with 4 cards in hand.
    Dynasty phase: play a card face up, or pay 1 Deben and play 2 cards of the same caste. Then you may use the ability of that caste: gain money, buy bread, raid a farmer, hide a card, or look for an afterlife card.
    Rebirth phase: put 2 cards from your hand into the Forum, take 3 of those that lay there before, and draw until you have 4. A new card joins the Forum.
    When a turn starts with an empty deck, this round is the last. Points come from the cards themselves, from the bread on them, from having the most cards of a caste, from the afterlife card and from money. The most points win.

## Setup: a label and what the choice changes

iunu-setup-mode = Game
iunu-setup-mode-help = Memphis and Thebes: 2 players and the silent Heliopolis, which collects cards by fixed rules and can win. Rise of Aten: 2 players and a Forum in which the leftmost card is lost every turn.

## Prompts. $player: who is asked

iunu-prompt-reroll = { $player }: Pharaoh – which die do you reroll?
iunu-prompt-play = { $player }: what do you play into your Dynasty?
iunu-prompt-scribe = { $player }: Scribe – which card do you hide?
iunu-prompt-noble = { $player }: Noble – do you collect the sum of the dice?
iunu-prompt-priest = { $player }: Priest – which die decides how many afterlife cards you see?
iunu-prompt-keep = { $player }: Priest – which afterlife card do you keep?
iunu-prompt-soldier = { $player }: Soldier – whom do you raid?
iunu-prompt-bribe = { $player }: Soldiers are at your door. Do you pay the bribe or lose a Farmer?
iunu-prompt-baker = { $player }: Baker – which card do you feed?
iunu-prompt-merchant = { $player }: Merchant – do you trade?
iunu-prompt-artisan = { $player }: Artisan – do you pay to place fewer cards?
iunu-prompt-place = { $player }: which card do you place in the Forum?
iunu-prompt-place-row = { $player }: which card do you place next at the right end of the Forum?
iunu-prompt-take = { $player }: which card do you take from the Forum?
iunu-prompt-pick = { $player }: which card of the row do you take?

## Actions: labels of buttons

iunu-action-reroll = Reroll { iunu-phrase-die }
iunu-action-decline = Do without it
iunu-action-play = Play { iunu-phrase-one }
iunu-action-pair = Play { iunu-phrase-two } ({ iunu-phrase-deben })
iunu-action-hide = Hide { iunu-phrase-one } ({ iunu-phrase-deben })
# $deben: what would really be gained
iunu-action-tax = Collect { iunu-phrase-deben-object }
# $cards: how many would be drawn; $deben: what they cost
iunu-action-seek = Choose { iunu-phrase-die }: see { iunu-phrase-cards } ({ iunu-phrase-deben })
iunu-action-keep = Keep { $card_name }
# $player: who is raided
iunu-action-raid = Raid { $player }
iunu-action-bribe = Pay the bribe ({ iunu-phrase-deben })
iunu-action-yield = Give up a Farmer
iunu-action-feed = Feed { iunu-phrase-one } ({ iunu-phrase-deben })
iunu-action-done = That is all
# $deben: what would really be gained
iunu-action-trade = Trade for { iunu-phrase-deben-object }
# $cards: how many fewer are placed; $deben: what that costs
iunu-action-pay = { $cards ->
    [0] Place all of them
    [one] Place { $cards } card fewer ({ iunu-phrase-deben })
   *[other] Place { $cards } cards fewer ({ iunu-phrase-deben })
}
iunu-action-place = Place { iunu-phrase-one }
iunu-action-take = Take { iunu-phrase-one }
# $position: from 1 at the left; $caste is "none" where no card lies
iunu-action-pick = { $caste ->
    [none] Take card { $position } from the left
   *[other] Take { iunu-phrase-one } (card { $position } from the left)
}

## Events: lines of the log, with the arguments of events.py

# $castes: "hidden" for everybody but the player
iunu-event-hand-dealt = { $castes ->
    [hidden] { $player } is dealt { iunu-phrase-count }.
   *[other] { $player } is dealt: { $castes_name }.
}
iunu-event-forum-laid = In the Forum: { $castes_name }.
iunu-event-heliopolis-laid = Heliopolis begins with: { $castes_name }.
iunu-event-round-started = Round { $round } begins. Start player: { $player }.
iunu-event-dice-rolled = { $player } rolls the dice: { $dice_name }.
# $dice: how many are in play; $out: how many are out of play
iunu-event-dice-reduced = { $dice ->
    [0] No die is left in play.
   *[other] { $out ->
        [0] The dice now show { $dice_name }.
       *[other] The dice now show { $dice_name }; out of play: { $out }.
    }
}
iunu-event-final-round = The deck is empty: this is the final round.
iunu-event-turn-started = { $player } takes a turn.
iunu-event-die-rerolled = { $player } rerolls { iunu-phrase-die }: it becomes { $value }.
# $count: 1 or 2; $deben: what the second card cost
iunu-event-cards-played = { $count ->
    [1] { $player } plays { iunu-phrase-one }.
   *[other] { $player } plays { iunu-phrase-two } and pays { iunu-phrase-deben-object }.
}
# $caste: "hidden" for everybody but the player
iunu-event-card-hidden = { $caste ->
    [hidden] { $player } pays { iunu-phrase-deben-object } and hides a card under the Scribe.
   *[other] { $player } pays { iunu-phrase-deben-object } and hides { iunu-phrase-one } under the Scribe.
}
iunu-event-cards-drawn = { $castes ->
    [hidden] { $player } draws { iunu-phrase-count }.
   *[other] { $player } draws: { $castes_name }.
}
iunu-event-deben-gained = { $player } gains { iunu-phrase-deben-object } ({ $caste_name }).
# $cards: "hidden" for everybody but the player
iunu-event-afterlife-seen = { $cards ->
    [hidden] { $player } chooses { iunu-phrase-die }, pays { iunu-phrase-deben-object } and looks at { iunu-phrase-afterlife } in secret.
   *[other] { $player } chooses { iunu-phrase-die }, pays { iunu-phrase-deben-object } and sees: { $cards_name }.
}
iunu-event-afterlife-kept = { $card ->
    [hidden] { $player } keeps an afterlife card face down.
   *[other] { $player } keeps: { $card_name }.
}
iunu-event-afterlife-returned = { $cards ->
    [hidden] { $player } returns { iunu-phrase-afterlife }.
   *[other] { $player } returns to the afterlife deck: { $cards_name }.
}
# $player raids $owner
iunu-event-raid-declared = { $player } sends Soldiers to { $owner } for a Farmer.
iunu-event-bribe-paid = { $owner } pays { $player } a bribe of { iunu-phrase-deben }.
iunu-event-farmer-taken = { $owner } loses a Farmer to { $player }.
# $price: of each bread; $deben: of all
iunu-event-bread-placed = { $player } pays { iunu-phrase-deben-object } for bread, { $price } each: { $castes_name }.
iunu-event-cards-kept = { $player } pays { iunu-phrase-deben-object } and thanks to Artisans keeps { iunu-phrase-count } out of the Forum.
iunu-event-cards-placed = { $castes ->
    [0] { $player } places no card in the Forum.
   *[other] { $player } places in the Forum: { $castes_name }.
}
iunu-event-cards-taken = { $castes ->
    [0] { $player } takes no card from the Forum.
   *[other] { $player } takes from the Forum: { $castes_name }.
}
iunu-event-forum-card-discarded = The leftmost card leaves the Forum: { $caste_name }.
iunu-event-forum-card-turned = New in the Forum: { $caste_name }.
iunu-event-heliopolis-took = Heliopolis takes { iunu-phrase-one } from the Forum.
iunu-event-hidden-revealed = { $player } reveals hidden cards: { $castes_name }.
iunu-event-afterlife-revealed = { $player } reveals an afterlife card: { $card_name }.
iunu-event-heliopolis-fed = { $castes ->
    [0] The Bakers of Heliopolis have no bread to give.
   *[other] The Bakers of Heliopolis put bread on: { $castes_name }.
}
iunu-event-heliopolis-afterlife = The afterlife card of Heliopolis: { $card_name }.
iunu-event-category-scored = Final scoring, { $category_name }: { $player }, { points }.
iunu-event-heliopolis-scored = Final scoring, { $category_name }: Heliopolis, { points }.
iunu-event-heliopolis-won = Heliopolis comes first.
iunu-event-game-ended = The game is over. { winner }

## Reasons: why something is not possible

iunu-why-not-in-hand = You have no such card in hand.
iunu-why-no-second-card = You do not hold a second card of this caste.
iunu-why-second-card-unpaid = You cannot pay for a second card.
iunu-why-die-not-in-play = No die in play shows this value.
iunu-why-hide-not-in-hand = You have no such card in hand that you could hide.
iunu-why-priest-unpaid = You cannot pay for so many afterlife cards.
iunu-why-not-drawn = You have neither drawn this card nor held it before.
iunu-why-no-such-player = There is no such player.
iunu-why-raid-on-oneself = You cannot raid yourself.
iunu-why-raid-on-heliopolis = The Farmers of Heliopolis cannot be raided.
iunu-why-farmers-safe = This player has no Farmer to lose: all are fed or protected by Soldiers.
iunu-why-nothing-to-feed = You have no unfed card of this caste left.
iunu-why-feed-in-order = Choose the cards in the order of rank, from the Pharaoh down.
iunu-why-too-few-artisans = You do not have enough Artisans for that.
iunu-why-artisans-unpaid = You cannot pay so much.
iunu-why-nothing-to-keep = You do not have to place so many cards at all.
iunu-why-place-not-in-hand = You have no such card left to place.
iunu-why-place-in-order = Choose the cards in the order of rank, from the Pharaoh down, and so that enough can follow.
iunu-why-not-in-forum = There is no such card left in the Forum.
iunu-why-just-placed = You have only just placed this card.
iunu-why-take-in-order = Choose the cards in the order of rank, from the Pharaoh down, and so that enough can follow.
iunu-why-no-card-there = There is no card at this place of the row.
iunu-why-pick-in-order = Choose the cards from left to right, and so that enough can follow.

## Categories of points; the last one is Heliopolis’s alone

iunu-category-caste-vp = Caste points
iunu-category-bread-vp = Bread points
iunu-category-majority-vp = Majority points
iunu-category-afterlife = Afterlife points
iunu-category-deben = Money points
iunu-category-merchant = Points for Merchants

## The table drawn

# $round: its number
iunu-board-round = Round { $round }
# What a caste does, in a few words. $caste: its id
iunu-board-caste = { $caste ->
    [pharaoh] reroll a die each turn
    [scribe] pay, hide a card, draw
    [noble] gain the sum of the dice
    [priest] pay, choose an afterlife card
    [artisan] pay to place fewer cards
    [soldier] raid a Farmer, protect your own
    [baker] buy bread
    [merchant] gain highest die + Merchants
   *[farmer] cheaper bread
}
# What an afterlife card is worth, in a few words. $card: its id
iunu-board-afterlife = { $card ->
    [hatshepsut] 6 for each Scribe + Noble + Priest
    [amenhotep] 4 for each Baker + Merchant + Farmer
    [anubis] Soldiers count twice, if no fewer than Farmers
    [osiris] 1 for each Deben
    [nephthys] 5 for the most bread
    [khufu] 7 for the most different castes
   *[other] your best majority counts twice
}

## What stands on the board in the browser

# The whole drawing, for screen readers. $round; $deck: cards left
iunu-board-label = Round { $round }, { $deck ->
    [one] { $deck } card to the end
   *[other] { $deck } cards to the end
}
# Under the number on the deck
iunu-board-deck = cards to the end
iunu-board-final = Final round
iunu-board-forum = The Forum
# Rise of Aten: under the leftmost card of the Forum
iunu-board-leaves = leaves next
# Rise of Aten: cards that left the Forum. $discard: how many
iunu-board-discard = discarded { $discard }
# On cards that were placed in this turn and cannot be taken
iunu-board-placed = just placed
iunu-board-dice = Dice of the round
# $dice: how many are in play; $highest, $sum
iunu-board-dice-sum = { $dice ->
    [0] no die in play
   *[other] highest { $highest } · sum { $sum }
}
# $player: start player
iunu-board-first = start player: { $player }
iunu-board-afterlife-deck = Afterlife
# $bank: money in it
iunu-board-bank = in the bank { $bank }
iunu-board-bank-endless = endless bank
# $bread: in the supply
iunu-board-bread = bread { $bread }
iunu-board-bread-endless = endless bread
# $deben: somebody’s money
iunu-board-deben = { $deben } Deben
# $cards in somebody’s hand
iunu-board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# The own row of the table
iunu-board-you = You
iunu-rival-heliopolis = Heliopolis
# By how many cards the leader of a caste is ahead. $lead
iunu-board-lead = by { $lead }
# Several share most cards of a caste
iunu-board-tie = tie
# $hidden cards under the Scribe
iunu-board-hidden = { $hidden } hidden
iunu-board-own-hand = Your hand
# For spectators, and while somebody else’s seat is looked at
iunu-board-hands = Hands
# Below the own hand while a card is to be played
iunu-board-hand-hint = pick one, or two alike
# While several cards are to be chosen. $count of $still
iunu-board-gathered = { $count } of { $still } chosen
# Prices that hold for the viewer now
iunu-board-price-bread = Bread costs you
iunu-board-price-merchant = A Merchant brings
iunu-board-price-noble = A Noble brings
# Over the options that have no place of their own on the table
iunu-board-choice = Your choice
# Over what the chosen option would change
iunu-board-preview = This would change
iunu-board-preview-dice = Dice
iunu-board-preview-majority = Majority
# Over the own afterlife card and hidden cards
iunu-board-secrets = For your eyes only
iunu-board-no-afterlife = no afterlife card yet
iunu-board-no-hidden = no hidden cards

## The table read aloud

# $size: how many cards of a caste; $fed: how many of them have bread
iunu-phrase-column = { $size ->
    [one] { $size } card
   *[other] { $size } cards
}, { $fed } fed
# One player’s column. $player, $caste, $size, $fed
iunu-say-column = { $player }, { $caste_name }: { iunu-phrase-column }
iunu-say-heliopolis-column = Heliopolis, { $caste_name }: { iunu-phrase-column }
# Follows the own or another’s farmers. $safe, $vulnerable
iunu-say-farmers = { $safe } safe, { $vulnerable } can be raided
# Who is ahead in a caste. $caste; $points: what the majority brings;
# $standing: leads, heliopolis, tie or nobody; $player; $lead
iunu-say-standing = { $caste_name }, majority { $points }: { $standing ->
    [leads] { $player } leads by { $lead }
    [heliopolis] Heliopolis leads by { $lead }
    [tie] tie
   *[nobody] nobody has any
}
# A caste card; what it does follows. $caste, $caste_vp, $bread_vp, $majority_vp
iunu-say-card = { $caste_name }: worth { $caste_vp }, with bread { $bread_vp } more, majority { $majority_vp }.
iunu-say-hand-card = In your hand
# $position: from 1 at the left
iunu-say-forum-card = Forum, place { $position }
# $deck: cards left
iunu-say-deck = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}
# $cards: cards left
iunu-say-afterlife-deck = Afterlife deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# $value: what it shows
iunu-say-die = Die: { $value }
# $player, $deben; $cards in hand; $hidden under Scribes; $afterlife: yes or no
iunu-say-player = { $player }: { iunu-phrase-deben }, cards in hand { $cards }, hidden cards { $hidden }, { $afterlife ->
    [yes] an afterlife card
   *[no] no afterlife card
}
