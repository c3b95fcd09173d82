# Valley of the Kings in English. The other languages have the same keys with the same arguments.
# How arguments arrive ($card is an id, $card_name its name in the box) is told in kernel/texts.py.

## Phrases: parts of sentences that other languages inflect

# $count: how many
valley_of_the_kings-phrase-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# Where a card comes from. $zone: id of a zone; $space: a space of the pyramid, else "hidden"
valley_of_the_kings-phrase-from = { $zone ->
    [hand] from the hand
    [draw_deck] from the draw deck
    [discard_pile] from the discard pile
    [in_play] from play
    [tomb] from the tomb
    [boneyard] from the boneyard
    [stock] from the stock
   *[pyramid] from the pyramid
}
# The space of the pyramid, if there is one
valley_of_the_kings-phrase-space = { $space ->
    [hidden] { "" }
   *[other] { " " }({ $space_name })
}
# What a step is, by its word in the box ($step)
valley_of_the_kings-phrase-step = { $step ->
    [draw] draw cards
    [discard_from_hand] discard from the hand
    [sacrifice_from_hand] sacrifice from the hand
    [sacrifice_from_pyramid] sacrifice a card of the pyramid
    [swap_pyramid] swap two cards of the pyramid
    [take_from_pyramid] take a card of the pyramid
    [take_top_of_stock] take the top card of the stock
    [take_top_of_boneyard] take the top card of the boneyard
    [entomb] entomb a card
    [discard_pile_to_deck] put a discarded card on the draw deck
    [reveal_and_execute_top] reveal the top card of the draw deck
    [repeat_action] repeat an action
    [each_opponent] affect the opponents
    [set_gold] set the gold value
    [add_gold] raise the gold value
    [swap_hand_tomb] exchange a card of the hand for one of the tomb
    [return_from_tomb] return a card from the tomb
    [look_top] look at the top cards of the draw deck
    [choose_one] choose one of several ways
   *[other] nothing
}

## The game

valley_of_the_kings-about = Fill your tomb with the finest grave goods, and fill it before the others do. You buy artifacts from a crumbling pyramid and use them for gold or for their actions, but only what you seal away in your tomb will count. Every treasure you entomb makes your deck poorer and your afterlife richer: when do you let go?
valley_of_the_kings-howto =
    On your turn play the 5 cards of your hand in any order. Each card serves once: for its gold, for its action, or to be entombed.
    Buy from the base of the pyramid, the lowest row: lay down cards whose gold reaches the cost. The new card goes on your discard pile, and the cards above fall down. Gold left over is lost.
    Once per turn you may entomb a card from your hand. It leaves your deck for good, but only the tomb scores: starters 1 point, unique artifacts their own points, and each set the square of its different cards, so 4 different statues are worth 16.
    If the pyramid did not change in your turn, you must sacrifice one of its cards. Then it is filled again from the stock, all your cards are discarded, and you draw 5 new ones.
    When stock and pyramid are empty, the round is finished. Whoever has the most points in the tomb wins.

## Setup: a label and what the choice changes

valley_of_the_kings-setup-completist = Completist
valley_of_the_kings-setup-completist-help = An unofficial variant: a complete set scores one extra point for each of its different cards.
valley_of_the_kings-setup-first-player = First player
valley_of_the_kings-setup-first-player-help = Who has the first turn: a certain seat, or one drawn at random.
valley_of_the_kings-setup-first-player-random = Drawn at random
valley_of_the_kings-setup-first-player-seat-1 = Seat 1
valley_of_the_kings-setup-first-player-seat-2 = Seat 2
valley_of_the_kings-setup-first-player-seat-3 = Seat 3
valley_of_the_kings-setup-first-player-seat-4 = Seat 4

## Prompts. $player: who is asked

valley_of_the_kings-prompt-play = { $player }: buy, use actions, entomb a card, or end your turn.
valley_of_the_kings-prompt-pay = { $player }: what do you pay with?
valley_of_the_kings-prompt-arrange = { $player }: which card lies next in your discard pile, from the top down?
valley_of_the_kings-prompt-discard = { $player }: which card do you discard?
valley_of_the_kings-prompt-sacrifice = { $player }: which card of your hand do you sacrifice?
valley_of_the_kings-prompt-entomb = { $player }: which card do you entomb?
valley_of_the_kings-prompt-to-deck = { $player }: which card goes on top of your draw deck?
valley_of_the_kings-prompt-take = { $player }: which card do you take?
valley_of_the_kings-prompt-sacrifice-pyramid = { $player }: which card of the pyramid do you sacrifice?
valley_of_the_kings-prompt-swap = { $player }: which two cards of the pyramid change places?
valley_of_the_kings-prompt-unearth = { $player }: which card do you return from your tomb to your hand?
valley_of_the_kings-prompt-exchange-hand = { $player }: which card of your hand goes into your tomb?
valley_of_the_kings-prompt-exchange-tomb = { $player }: which card of your tomb do you get for it?
valley_of_the_kings-prompt-choose = { $player }: what do you choose?
valley_of_the_kings-prompt-repeat = { $player }: which action do you carry out again?
valley_of_the_kings-prompt-keep = { $player }: which of these cards do you keep?
valley_of_the_kings-prompt-rest = { $player }: which of these cards do you discard next?
valley_of_the_kings-prompt-crumble = { $player }: which card falls into the gap?
valley_of_the_kings-prompt-forced-sacrifice = { $player }: you must sacrifice a card of your hand. Which one?
valley_of_the_kings-prompt-forced-gift = { $player }: you must give a card away. Which one?
valley_of_the_kings-prompt-forced-discard = { $player }: you must discard a card. Which one?
valley_of_the_kings-prompt-after-purchase = { $player }: a card was bought. Do you react?
valley_of_the_kings-prompt-after-sacrifice = { $player }: a card was sacrificed. Do you react?
valley_of_the_kings-prompt-unchanged = { $player }: the pyramid has not changed. Which of its cards do you sacrifice?

## Actions: labels of buttons

# $card is "none" on an empty space
valley_of_the_kings-action-buy = { $card ->
    [none] Buy from { $space_name }
   *[other] Buy { $card_name } ({ $space_name })
}
valley_of_the_kings-action-play = Use { $card_name }
valley_of_the_kings-action-entomb = Entomb { $card_name }
valley_of_the_kings-action-end = End your turn
valley_of_the_kings-action-arrange = End your turn and order the discards
valley_of_the_kings-action-pay = Pay with { $card_name }
valley_of_the_kings-action-lay = Next: { $card_name }
valley_of_the_kings-action-lay-rest = The rest as usual
valley_of_the_kings-action-discard = Discard { $card_name }
valley_of_the_kings-action-sacrifice = Sacrifice { $card_name }
valley_of_the_kings-action-entomb-pile = Entomb { $card_name } from the discard pile
valley_of_the_kings-action-to-deck = { $card_name } on top of the draw deck
valley_of_the_kings-action-take = { $card ->
    [none] Take from { $space_name }
   *[other] Take { $card_name } ({ $space_name })
}
valley_of_the_kings-action-sacrifice-pyramid = { $card ->
    [none] Sacrifice from { $space_name }
   *[other] Sacrifice { $card_name } ({ $space_name })
}
valley_of_the_kings-action-swap = Swap { $card_name } ({ $space_name }) and { $other_card_name } ({ $other_space_name })
valley_of_the_kings-action-unearth = Return { $card_name }
valley_of_the_kings-action-exchange = Give { $card_name }
valley_of_the_kings-action-exchange-for = Get { $card_name }
# $option: number from 1; $step: the first step of that way
valley_of_the_kings-action-choose = Way { $option }: { valley_of_the_kings-phrase-step }
valley_of_the_kings-action-repeat = Repeat { $card_name }
valley_of_the_kings-action-keep = Keep { $card_name }
valley_of_the_kings-action-discard-looked = Discard { $card_name }
valley_of_the_kings-action-fall = { $card ->
    [none] Nothing falls from { $space_name }
   *[other] { $card_name } falls ({ $space_name })
}
valley_of_the_kings-action-give = Give { $card_name }
valley_of_the_kings-action-show = Show { $card_name }
valley_of_the_kings-action-react = React with { $card_name }
valley_of_the_kings-action-pass = Do not react

## Events: lines of the log, with the arguments of events.py

valley_of_the_kings-event-game-began = { $player } has the first turn.
valley_of_the_kings-event-pyramid-filled = New in the pyramid: { $cards_at_spaces }.
valley_of_the_kings-event-boneyard-begun = The boneyard begins with: { $cards_name }.
valley_of_the_kings-event-turn-began = Round { $round }: it is { $player }’s turn.
valley_of_the_kings-event-cards-laid-down = { $cards ->
    [0] { $player } has no cards to discard.
   *[other] { $player } ends the turn. To the discard pile: { $cards_name }.
}
valley_of_the_kings-event-pyramid-unchanged = The pyramid has not changed: { $player } must sacrifice one of its cards.
# $cards: "hidden" for everybody but the player
valley_of_the_kings-event-cards-drawn = { $cards ->
    [hidden] { $player } draws { valley_of_the_kings-phrase-cards }.
   *[other] { $player } draws { valley_of_the_kings-phrase-cards }: { $cards_name }.
}
valley_of_the_kings-event-deck-reshuffled = { $player } shuffles the discard pile into a new draw deck: { valley_of_the_kings-phrase-cards }.
valley_of_the_kings-event-round-ended = Round { $round } ends.
valley_of_the_kings-event-swaps-count-no-more = { $rounds ->
    [one] For a whole round no card has left stock and pyramid. From now on a swap does not count as a change.
   *[other] For { $rounds } rounds no card has left stock and pyramid. From now on a swap does not count as a change.
}
# $cost and $gold: the price and what was paid; $cards: with which cards
valley_of_the_kings-event-card-bought = { $player } buys { $card_name } ({ $space_name }), cost { $cost }. Paid with { $cards_name }: { $gold }.
valley_of_the_kings-event-card-fell = { $card_name } falls: { $from_space_name } → { $space_name }.
valley_of_the_kings-event-action-begun = { $player } uses { $card_name }.
valley_of_the_kings-event-action-repeated = { $player } repeats { $card_name }.
valley_of_the_kings-event-card-revealed = { $player } reveals { $card_name }.
valley_of_the_kings-event-action-impossible = { $card_name } has no action that { $player } could carry out.
valley_of_the_kings-event-revealed-discarded = { $player } discards the revealed card { $card_name }.
valley_of_the_kings-event-step-skipped = { $player } can no longer do this, so it is left out: { valley_of_the_kings-phrase-step }.
valley_of_the_kings-event-card-discarded = { $player } discards { $card_name } { valley_of_the_kings-phrase-from }.
valley_of_the_kings-event-card-sacrificed = { $player } sacrifices { $card_name } { valley_of_the_kings-phrase-from }{ valley_of_the_kings-phrase-space }.
valley_of_the_kings-event-card-given = { $player } puts { $card_name } on the discard pile of { $owner }.
valley_of_the_kings-event-cards-swapped = { $player } swaps two cards of the pyramid, which now lie here: { $cards_at_spaces }.
valley_of_the_kings-event-card-taken = { $to_zone ->
    [tomb] { $player } takes { $card_name } { valley_of_the_kings-phrase-from }{ valley_of_the_kings-phrase-space } into the tomb.
   *[other] { $player } takes { $card_name } { valley_of_the_kings-phrase-from }{ valley_of_the_kings-phrase-space }.
}
# $before and $after: points of the card’s set, of the starters or of the uniques in that tomb
valley_of_the_kings-event-card-entombed = { $player } entombs { $card_name } { valley_of_the_kings-phrase-from } (points { $before } → { $after }).
valley_of_the_kings-event-card-unearthed = { $player } returns { $card_name } from the tomb to the hand (points { $before } → { $after }).
valley_of_the_kings-event-card-on-deck = { $player } puts { $card_name } from the discard pile on the draw deck.
valley_of_the_kings-event-gold-set = Each card of { $player } is worth { $value } gold this turn.
valley_of_the_kings-event-gold-raised = Each card of { $player } is worth { $value } more gold this turn.
valley_of_the_kings-event-cards-looked-at = { $cards ->
    [hidden] { $player } looks at { valley_of_the_kings-phrase-cards } of the draw deck.
   *[other] { $player } looks at { valley_of_the_kings-phrase-cards } of the draw deck: { $cards_name }.
}
valley_of_the_kings-event-card-kept = { $card ->
    [hidden] { $player } takes one of them into the hand.
   *[other] { $player } takes { $card_name } into the hand.
}
valley_of_the_kings-event-player-spared = { $player } has too few cards and is spared.
valley_of_the_kings-event-card-shown = { $player } shows { $card_name } and is not affected.
valley_of_the_kings-event-reaction-used = { $player } reacts with { $card_name }.
valley_of_the_kings-event-category-scored = Final scoring, { $category_name }: { $player }, { points }.
valley_of_the_kings-event-game-ended = The game is over. { winner }

## Reasons: why something is not possible

valley_of_the_kings-why-space-empty = There is no card on this space of the base.
valley_of_the_kings-why-not-enough-gold = The cards of your hand do not have enough gold for it.
valley_of_the_kings-why-not-in-hand = You do not have this card in your hand.
valley_of_the_kings-why-reaction-card = This card has no action: it is a reaction and waits for what others do.
valley_of_the_kings-why-entombed-already = You have already entombed a card this turn.
valley_of_the_kings-why-nothing-to-arrange = You have no two different cards whose order could matter.
valley_of_the_kings-why-pay-in-order = Pay only with cards that are needed, the most valuable first.
valley_of_the_kings-why-pay-equals-in-order = Cards worth the same are named in one order only: begin with a card that is offered.
valley_of_the_kings-why-paid-already = This card already pays for it.
valley_of_the_kings-why-standard-order = From here on this would be the usual order: choose the usual order itself.
valley_of_the_kings-why-not-left = This card is not among those still to be laid down.
valley_of_the_kings-why-too-few-to-draw = Your draw deck and your discard pile do not hold enough cards.
valley_of_the_kings-why-too-few-in-hand = You do not have enough other cards in your hand for it.
valley_of_the_kings-why-too-few-in-pyramid = There are not enough cards in the pyramid for it.
valley_of_the_kings-why-no-suitable-card = There is no card in the pyramid that this action could take.
valley_of_the_kings-why-nothing-bought = You have not bought a card this turn.
valley_of_the_kings-why-no-set-in-tomb = There is no card of a set in your tomb.
valley_of_the_kings-why-no-card-leads-on = With no other card of your hand you could take a card of the pyramid.
valley_of_the_kings-why-stock-empty = The stock is empty.
valley_of_the_kings-why-boneyard-empty = The boneyard is empty.
valley_of_the_kings-why-too-few-discards = Your discard pile does not hold enough cards.
valley_of_the_kings-why-nothing-to-entomb = There is no card that you could entomb with it.
valley_of_the_kings-why-tomb-empty = Your tomb is empty.
valley_of_the_kings-why-nothing-to-repeat = You have not finished any action this turn that could be repeated now.
valley_of_the_kings-why-no-way-open = No part of this card can be carried out now.
valley_of_the_kings-why-leads-nowhere = With this card the rest of the action could not be carried out.
valley_of_the_kings-why-not-in-pile = This card is not in your discard pile.
valley_of_the_kings-why-not-in-tomb = This card is not in your tomb.
valley_of_the_kings-why-not-looked-at = This card is not among those you are looking at.
valley_of_the_kings-why-outside-base = Only a card of the base can be chosen here.
valley_of_the_kings-why-unsuitable = This card does not meet the condition of the action.
valley_of_the_kings-why-nothing-there = There is no card there.
valley_of_the_kings-why-same-swap = Swapping any two equal cards does the same: another such pair is offered.
valley_of_the_kings-why-not-carried-out = You have not finished the action of this card in this turn.
valley_of_the_kings-why-not-repeatable = The action of this card can never be repeated.
valley_of_the_kings-why-no-such-reaction = This card cannot react to what has happened.

## Categories of points

valley_of_the_kings-category-sarcophagi = Sarcophagi
valley_of_the_kings-category-canopic-jars = Canopic jars
valley_of_the_kings-category-amulets = Amulets
valley_of_the_kings-category-books = Books
valley_of_the_kings-category-statues = Statues
valley_of_the_kings-category-starter = Starters
valley_of_the_kings-category-unique = Unique artifacts
valley_of_the_kings-category-completist = Completist

## What a corrected card does, step by step. A card is read as its trigger (reactions), then its steps

valley_of_the_kings-trigger-opponent-buys = When an opponent buys a card, you may at once discard this card from your hand:
valley_of_the_kings-trigger-opponent-sacrifices = When an opponent sacrifices a card, you may at once discard this card from your hand:
valley_of_the_kings-trigger-forced-by-opponent-action = When an opponent’s action would make you discard or sacrifice, you may show this card:
# $n: how many
valley_of_the_kings-step-draw = { $n ->
    [one] Draw { $n } card.
   *[other] Draw { $n } cards.
}
valley_of_the_kings-step-discard-from-hand = { $n ->
    [one] Discard { $n } card from your hand.
   *[other] Discard { $n } cards from your hand.
}
valley_of_the_kings-step-sacrifice-from-hand = { $n ->
    [one] Sacrifice { $n } card from your hand.
   *[other] Sacrifice { $n } cards from your hand.
}
# $where: "any" or "base"
valley_of_the_kings-step-sacrifice-from-pyramid = { $where ->
    [base] Sacrifice a card of the base of the pyramid.
   *[any] Sacrifice any card of the pyramid.
}
valley_of_the_kings-step-swap-pyramid = Swap two cards of the pyramid.
# $where; $cost_rule and $set_rule: their words in the box, or "none"; $cost: highest cost or factor; $to
valley_of_the_kings-step-take-from-pyramid = { $where ->
    [base] Take a card of the base of the pyramid
   *[any] Take a card of the pyramid
}{ $cost_rule ->
    [at_most] { ", cost at most " }{ $cost }
    [lowest] { ", the one with the lowest cost" }
    [at_most_times_it] { ", cost at most " }{ $cost } times that of the card just chosen
    [below_last_bought_this_turn] { ", cheaper than the card you bought last this turn" }
   *[none] { "" }
}{ $set_rule ->
    [same_as_it] { ", of the same set as the card just chosen" }
    [in_own_tomb] { ", of a set that is in your tomb" }
   *[none] { "" }
}{ $to ->
    [tomb] { ", and entomb it at once" }
   *[discard] { "" }
}.
valley_of_the_kings-step-take-top-of-stock = Take the top card of the stock.
valley_of_the_kings-step-take-top-of-boneyard = Take the top card of the boneyard.
valley_of_the_kings-step-take-sacrificed-card = Take the sacrificed card.
# $sources: "hand", "discard" or "both"; $least: how many cards the discard pile must hold
valley_of_the_kings-step-entomb = { $least ->
    [0] { "" }
   *[other] Only with at least { $least } cards in your discard pile:{ " " }
}{ $sources ->
    [hand] Entomb 1 card from your hand.
    [discard] Entomb 1 card from your discard pile.
   *[both] Entomb 1 card from your hand or from your discard pile.
}
# $which: "top" or "any"
valley_of_the_kings-step-discard-pile-to-deck = { $which ->
    [top] Put the top card of your discard pile on top of your draw deck.
   *[any] Put any card of your discard pile on top of your draw deck.
}
valley_of_the_kings-step-reveal-and-execute-top = Reveal the top card of your draw deck, carry out its action if possible, then discard it.
valley_of_the_kings-step-repeat-action = Carry out once more an action that you carried out this turn.
# $effect, $n; $least: total cards from which an opponent is affected, 0 if it does not matter
valley_of_the_kings-step-each-opponent = { $least ->
    [0] Each opponent
   *[other] Each opponent with at least { $least } cards outside the tomb
}{ " " }{ $effect ->
    [sacrifice_from_hand] sacrifices { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from hand.
    [give_to_active_discard] puts { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from hand on your discard pile.
   *[discard_down_to] discards down to { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
}
valley_of_the_kings-step-set-gold = This turn each of your cards is worth { $n } gold.
valley_of_the_kings-step-add-gold = This turn each of your cards is worth { $n } more gold.
valley_of_the_kings-step-swap-hand-tomb = Exchange 1 card of your hand for 1 card of your tomb.
valley_of_the_kings-step-return-from-tomb = Return 1 card from your tomb to your hand.
# $n: cards looked at; $keep of them go to $to ("hand" or "tomb"); $public: "yes" or "no"
valley_of_the_kings-step-look-top = { $public ->
    [yes] Reveal up to { $n } top cards of your draw deck.
   *[no] Look at up to { $n } top cards of your draw deck.
}{ " " }{ $to ->
    [tomb] Entomb { $keep }
   *[hand] Put { $keep } into your hand
} and discard the others.
valley_of_the_kings-step-choose-one = Choose one:
valley_of_the_kings-step-ignore-forced-effect = That action does not affect you; this card stays in your hand.

## The table drawn with letters, and the board in the browser

valley_of_the_kings-board-round = Round { $round }
# A card’s figures: what it costs and what it pays
valley_of_the_kings-board-figures = cost { $cost }, gold { $gold }
valley_of_the_kings-board-empty = empty
valley_of_the_kings-board-paid = for gold
valley_of_the_kings-board-used = for its action
valley_of_the_kings-board-unchanged = The pyramid has not changed yet: at the end of your turn you would have to sacrifice one of its cards.
valley_of_the_kings-board-swaps-count-no-more = Swaps no longer count as a change of the pyramid.
valley_of_the_kings-board-deck-top = On top of the draw deck: { $cards_name }
valley_of_the_kings-board-known-hand = Known to be in hand: { $cards_name }
valley_of_the_kings-board-looking = Looked at: { $cards_name }
valley_of_the_kings-board-paying = { $card_name }: paid { $gold } of { $cost }
valley_of_the_kings-board-arranged = From the top down: { $cards_name }
valley_of_the_kings-board-running = Being carried out: { $cards_name }
# $player
valley_of_the_kings-board-turn = { $player }’s turn

## The table read aloud

# $space, $card: ids; $card is "none" on an empty space; $cost, $gold
valley_of_the_kings-say-space = { $card ->
    [none] { $space_name }: empty.
   *[other] { $space_name }: { $card_name }, cost { $cost }, gold { $gold }.
}
# A card of the hand. $gold: what it pays now
valley_of_the_kings-say-hand-card = { $card_name }, gold { $gold }.
# $stock: how many; $age: id of the age of the top card, "none" if the stock is empty
valley_of_the_kings-say-stock = { $stock ->
    [0] The stock is empty.
   *[other] Stock: { $stock }. On top: { $age_name }.
}
# $boneyard: how many; $card: the top one, "none" if it is empty
valley_of_the_kings-say-boneyard = { $boneyard ->
    [0] The boneyard is empty.
   *[other] Boneyard: { $boneyard }. On top: { $card_name }.
}
# $set: id; $count: different cards in the tomb, $size: of how many; $points
valley_of_the_kings-say-set = { $set_name }: { $count } of { $size }, { points }.
# $cards: ids of all cards in a tomb
valley_of_the_kings-say-tomb = { $cards ->
    [0] The tomb is empty.
   *[other] In the tomb: { $cards_name }.
}

## Words of the board in the browser

valley_of_the_kings-board-own-tomb = Your tomb
valley_of_the_kings-board-tomb = Tomb: { $player }
valley_of_the_kings-board-points = { $points ->
    [one] point
   *[other] points
}
# $points: what one more different card would bring to the set
valley_of_the_kings-board-next = The next one brings { $points }.
valley_of_the_kings-board-no-starter = no starters yet
valley_of_the_kings-board-no-unique = no unique artifacts yet
# Points printed on a card
valley_of_the_kings-board-vp = { $points } VP
valley_of_the_kings-board-deck = Draw deck
valley_of_the_kings-board-discards = Discards
valley_of_the_kings-board-hand-count = hand { $count }
valley_of_the_kings-board-deck-count = deck { $count }
valley_of_the_kings-board-discard-count = discards { $count }
valley_of_the_kings-board-all-count = all { $count }
valley_of_the_kings-board-discard-top = Top discard: { $card_name }
valley_of_the_kings-board-gold-laid = Gold laid
# $gold: laid down so far, $cost: what is needed
valley_of_the_kings-board-laid = { $gold } of { $cost }
# $gold: laid down and not needed
valley_of_the_kings-board-wasted = { $gold ->
    [0] nothing wasted
   *[other] { $gold } wasted
}
valley_of_the_kings-board-steps = Steps of the turn
valley_of_the_kings-board-step-play = Play
valley_of_the_kings-board-step-discard = Discard
valley_of_the_kings-board-step-rebuild = Rebuild
valley_of_the_kings-board-step-draw = Draw
valley_of_the_kings-board-entomb-free = Entombing still free
valley_of_the_kings-board-entomb-used = Entombed this turn
valley_of_the_kings-board-stale = Pyramid unchanged
valley_of_the_kings-board-arrange = Which card lies on top?
valley_of_the_kings-board-looked = Cards you look at
valley_of_the_kings-board-repeat = Actions of this turn
valley_of_the_kings-board-pile-open = From the top down
valley_of_the_kings-board-pile-closed = In your own turn you see only the top card.
valley_of_the_kings-board-close = Close
# Names for small cards
valley_of_the_kings-board-short = { $card ->
    [imsety_canopic_jar] Imsety
    [qebehsenuef_canopic_jar] Qebehsenuef
    [duamutef_canopic_jar] Duamutef
    [hapi_canopic_jar] Hapi
    [book_of_gates] Gates
    [book_of_the_earth] Earth
    [book_of_traversing_eternity] Traversing Eternity
    [book_of_the_heavens] Heavens
    [book_of_the_netherworld] Netherworld
    [statue_of_anubis] Anubis
    [statue_of_bastet] Bastet
    [statue_of_isis] Isis
    [statue_of_sobek] Sobek
    [statue_of_osiris] Osiris
    [statue_of_horus] Horus
    [statue_of_thoth] Thoth
   *[other] { $card_name }
}
