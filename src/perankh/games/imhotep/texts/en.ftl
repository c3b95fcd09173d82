# Imhotep in English. The other languages have the same keys with the same arguments.
# How arguments arrive ($site is an id, $site_name its name in the box) is told in kernel/texts.py.

## Phrases: parts of sentences that other languages inflect

# $stones: how many
imhotep-phrase-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
# Where a ship sails. $site: id of a site
imhotep-phrase-to-site = to the { $site_name }
# Where a stone goes. $site: id of a site
imhotep-phrase-onto-site = to the { $site_name }
# Where a ship lies. $site: id of a site
imhotep-phrase-at-site = at the { $site_name }
# $ship, $space: numbers from 1; space 1 is at the bow
imhotep-phrase-onto-space = on ship { $ship }, space { $space }
imhotep-phrase-from-space = from ship { $ship }, space { $space }
# $pyramid: id of a small pyramid of side B
imhotep-phrase-onto-pyramid = { $pyramid ->
    [left] on the left pyramid
    [middle] on the middle pyramid
   *[right] on the right pyramid
}

## The game

imhotep-about = Everyone builds for Pharaoh, and nobody builds alone. All of you load the same ships, and whoever casts off decides whose plans come true: to the Pyramid or the Temple, the Burial Chamber, the Obelisks or the Market? Simple turns, hard choices, and a stone of yours that has just sailed to the wrong place.
imhotep-howto =
    The game lasts 6 rounds. In each round 4 ships wait for cargo. They belong to nobody: everyone may load them, and everyone may sail them.
    On your turn do exactly one thing: get up to 3 new stones from the quarry (your supply sled holds 5); place a stone on a ship; sail a ship that carries its minimum load to a site where no ship has docked this round; or play a blue market card.
    When a ship docks, its stones are unloaded one by one from the bow. At the Market each brings its owner a card. The Pyramid scores at once, the Temple at the end of every round, the Burial Chamber and the Obelisks at the end of the game.
    A round ends when all its ships have sailed. Whoever has the most points in the end wins.

## Setup: a label and what the choice changes

imhotep-setup-market = Market
imhotep-setup-market-help = Side B: one space holds a face-down pair. Whoever takes it looks at both cards and keeps one.
imhotep-setup-pyramid = Pyramid
imhotep-setup-pyramid-help = Side B: small pyramids to choose from, each with a bonus of its own.
imhotep-setup-temple = Temple
imhotep-setup-temple-help = Side B: at the end of the round every visible stone brings the bonus of its space: points, stones or a market card.
imhotep-setup-burial-chamber = Burial Chamber
imhotep-setup-burial-chamber-help = Side B: each row is scored by itself, for the players with the most stones in it.
imhotep-setup-obelisks = Obelisks
imhotep-setup-obelisks-help = Side B: you build several smaller obelisks, and the earlier one stands, the more it scores.
imhotep-setup-wrath = Wrath of the Pharaoh
imhotep-setup-wrath-help = Whoever lacks a stone at even one monument at the end of the game loses 5 points.

## Prompts. $player: who is asked

imhotep-prompt-turn = { $player }: choose your action.
imhotep-prompt-lever-sail = { $player }: Lever – which ship sails to which site?
imhotep-prompt-lever-order = { $player }: Lever – whose stone is unloaded next?
imhotep-prompt-hammer-load = { $player }: Hammer – where do you place the stone?
imhotep-prompt-sail-load = { $player }: Sail – place a stone on the ship that will then sail.
imhotep-prompt-sail-site = { $player }: Sail – to which site does the ship sail?
imhotep-prompt-chisel-first = { $player }: Chisel – where do you place the first stone?
imhotep-prompt-chisel-second = { $player }: Chisel – where do you place the second stone?
imhotep-prompt-market-pick = { $player }: which card do you take from the Market?
imhotep-prompt-market-keep = { $player }: which card of the pair do you keep?
imhotep-prompt-pyramid-choice = { $player }: on which pyramid do you place your stone?
imhotep-prompt-bonus-draw = { $player }: do you draw the top market card?
imhotep-prompt-bonus-take = { $player }: do you take stones from the quarry?
imhotep-prompt-bonus-loading = { $player }: do you place a stone from your supply sled on a ship?
imhotep-prompt-temple-choice = { $player }: Temple – point or stones?
imhotep-prompt-temple-draw = { $player }: Temple – do you draw the top market card?

## Actions: labels of buttons

imhotep-action-get = Get new stones
imhotep-action-load = Load ship { $ship }, space { $space }
imhotep-action-sail = Sail ship { $ship } { imhotep-phrase-to-site }
imhotep-action-play = Play { $card_name }
imhotep-action-to = Sail { imhotep-phrase-to-site }
# $player: whose stone
imhotep-action-unload = Unload a stone: { $player }
# $card is "none" on an empty space
imhotep-action-pick = { $card ->
    [none] Take from space { $space }
   *[other] Take { $card_name } (space { $space })
}
imhotep-action-pair = Take the face-down pair
imhotep-action-keep = Keep { $card_name }
imhotep-action-build = Place { imhotep-phrase-onto-pyramid }
imhotep-action-point = Take the point
imhotep-action-stones = Take the stones
imhotep-action-accept = Accept
imhotep-action-decline = Decline

## Events: lines of the log, with the arguments of events.py

imhotep-event-round-started = Round { $round } begins. Ship sizes: { $ships_name }. First player: { $player }.
# $cards: how many lie face up; $pair: how many face down
imhotep-event-market-filled = { $cards ->
    [0] The Market stays empty.
   *[other] { $pair ->
        [0] In the Market: { $cards_name }.
        [1] In the Market: { $cards_name }, and a face-down card.
       *[other] In the Market: { $cards_name }, and the face-down pair.
    }
}
imhotep-event-pile-reshuffled = { $cards ->
    [one] The discard pile ({ $cards } card) becomes the new draw pile.
   *[other] The discard pile ({ $cards } cards) is shuffled and becomes the new draw pile.
}
imhotep-event-turn-passed = { $player } can do nothing and passes.
imhotep-event-stones-taken = { $player } takes { imhotep-phrase-stones } from the quarry.
imhotep-event-stone-loaded = { $player } places a stone { imhotep-phrase-onto-space }.
imhotep-event-ship-sailed = { $player } sails ship { $ship } { imhotep-phrase-to-site }.
imhotep-event-card-played = { $player } plays { $card_name }.
imhotep-event-round-deadlocked = Nobody can do anything any more, so the round ends.
imhotep-event-ship-removed = { $stones ->
    [0] Ship { $ship } is removed empty.
   *[other] Ship { $ship } is removed. Back to the quarry: { imhotep-phrase-stones }.
}
imhotep-event-stone-unloaded = { $player }’s stone goes { imhotep-phrase-from-space }, { imhotep-phrase-onto-site }.
imhotep-event-stone-returned = { $player }’s stone goes back to the quarry.
imhotep-event-pick-declined = { $player } takes no card.
imhotep-event-card-taken = { $player } takes { $card_name } from the Market (space { $space }).
imhotep-event-pair-taken = { $player } takes the face-down pair.
# $cards: "hidden" for everybody but the player
imhotep-event-pair-seen = { $cards ->
    [hidden] { $player } looks at the pair in secret.
   *[other] { $player } sees: { $cards_name }.
}
imhotep-event-card-kept = { $player } keeps { $card_name }.
imhotep-event-card-discarded = { $player } discards { $card_name }.
imhotep-event-card-drawn = { $player } draws { $card_name }.
imhotep-event-red-card-resolved = { $card_name }: { $player }’s stone goes from the quarry { imhotep-phrase-onto-site }.
imhotep-event-red-card-void = { $card_name } does nothing: { $player } has no stone in the quarry.
imhotep-event-pyramid-stone = { $player } builds on the Pyramid, space { $space }: { points }.
imhotep-event-small-pyramid-stone = { $player } builds { imhotep-phrase-onto-pyramid }, space { $space }: { points }.
imhotep-event-overflow-stone = { $player } lays an extra stone beside the Pyramid: { points }.
imhotep-event-bonus-declined = { $player } does without the bonus: { $bonus_name }.
imhotep-event-temple-stone = { $player } builds in the Temple: space { $space }, level { $level }.
imhotep-event-temple-scored = Temple, space { $space }: { $player }, { points }.
imhotep-event-chamber-stone = { $player } builds in the Burial Chamber: row { $row }, column { $column }.
imhotep-event-obelisk-stone = { $player } builds an obelisk: { imhotep-phrase-stones } so far.
imhotep-event-tower-built = { $player } completes an obelisk: { points }.
imhotep-event-round-ended = Round { $round } ends.
imhotep-event-market-cleared = From the Market to the discard pile: { $cards_name }.
imhotep-event-category-scored = Final scoring, { $category_name }: { $player }, { points }.
imhotep-event-game-ended = The game is over. { winner }

## Reasons: why something is not possible

imhotep-why-quarry-empty = You have no stones left in the quarry.
imhotep-why-sled-full = Your supply sled is full.
imhotep-why-sled-empty = There is no stone on your supply sled.
imhotep-why-space-taken = There is already a stone on this space.
imhotep-why-space-unknown = This ship has no such space.
imhotep-why-ship-sailed = This ship has already sailed in this round.
imhotep-why-ship-below-minimum = The ship does not carry its minimum load yet.
imhotep-why-no-ship-ready = No ship carries its minimum load yet.
imhotep-why-site-closed = A ship has already docked at this site in this round.
imhotep-why-not-playable = Only blue cards can be played as an action.
imhotep-why-card-not-owned = You do not have this card.
imhotep-why-hammer-needs-both = The Hammer needs a stone that you can take and a free space on a ship that has not sailed.
imhotep-why-sail-needs-minimum = The Sail needs a stone on your supply sled and a ship that has its minimum load with it.
imhotep-why-chisel-needs-two = The Chisel needs two stones on your supply sled and two free spaces on ships that have not sailed.
imhotep-why-spaces-in-order = Choose the two spaces in order: first the one on the ship with the lower number, on the same ship the one nearer the bow.
imhotep-why-colour-not-left = No more stones of this colour are waiting on the ship.
imhotep-why-no-card-there = There is no card on this space.
imhotep-why-not-in-pair = This card is not in the pair.
imhotep-why-pyramid-finished = This pyramid is finished.

## Categories of points

imhotep-category-pyramid = Pyramid
imhotep-category-temple = Temple
imhotep-category-burial-chamber = Burial Chamber
imhotep-category-obelisks = Obelisks
imhotep-category-statues = Statues
imhotep-category-decorations = Decorations
imhotep-category-blue-cards = Unused blue cards
imhotep-category-wrath = Wrath of the Pharaoh

## The table drawn with letters

imhotep-board-ready = ready to sail
# $stones: how many are lacking
imhotep-board-needs = { $stones ->
    [one] needs { $stones } more stone
   *[other] needs { $stones } more stones
}

## The table read aloud

# A list such as $spaces holds words already said: display names, or this for a free space.
imhotep-say-free = free
# $ship, $capacity; $load: stones on board; $missing: stones lacking to the minimum load, 0 if none;
# $spaces: what lies on each space from the bow; $site: where it lies, "none" before it sails
imhotep-say-ship = { $site ->
    [none] Ship { $ship }, stones { $load } of { $capacity }. { $missing ->
        [0] It may sail.
       *[other] Stones it still needs to sail: { $missing }.
    } From the bow: { $spaces_name }.
   *[other] Ship { $ship } lies { imhotep-phrase-at-site }. { $load ->
        [0] It is empty.
       *[other] Stones still on board: { $load }. From the bow: { $spaces_name }.
    }
}
# $ship: the ship at the dock of a site, 0 if none
imhotep-say-dock = { $ship ->
    [0] The dock is free.
   *[other] At the dock: ship { $ship }.
}
# $side: "a" or "b"; $ship; $cards: ids of the cards that lie face up, by space;
# $pair: how many lie face down; $draw, $discard: sizes of the piles
imhotep-say-site-market = Market, { $side_name }. { imhotep-say-dock } { $cards ->
    [0] No face-up cards.
   *[other] Face up: { $cards_name }.
} Face down: { $pair }. Draw pile: { $draw }, discard pile: { $discard }.
# Side A. $ship; $stones: all stones there; $points: what the next one scores
imhotep-say-site-pyramid = Pyramid, { $side_name }. { imhotep-say-dock } Stones: { $stones }. For the next one: { points }.
# Side B. $ship; $left, $middle, $right: stones on each; $extra: stones beside them
imhotep-say-site-pyramids = Pyramids, { $side_name }. { imhotep-say-dock } Stones: on the left pyramid { $left }, on the middle one { $middle }, on the right one { $right }, extra stones { $extra }.
# $ship; $stones: all stones there; $visible: whose stone is on top of each space from the left
imhotep-say-site-temple = Temple, { $side_name }. { imhotep-say-dock } Stones: { $stones }. { $visible ->
    [0] No stone is visible.
   *[other] Visible from the left: { $visible_name }.
}
# $ship; $stones: all stones there; the rows follow, each by imhotep-say-row
imhotep-say-site-burial-chamber = Burial Chamber, { $side_name }. { imhotep-say-dock } Stones: { $stones }.
# $row from 1 at the top; $stones: whose they are from the left
imhotep-say-row = { $stones ->
    [0] Row { $row }: empty.
   *[other] Row { $row }: { $stones_name }.
}
# $ship; $points: what the next obelisk of side B scores, 0 on side A and when all are built;
# the players follow, each by imhotep-say-obelisk
imhotep-say-site-obelisks = Obelisks, { $side_name }. { imhotep-say-dock } { $side ->
    [a] The highest obelisks score at the end of the game.
   *[b] { $points ->
        [0] No more obelisks can be completed.
       *[other] For the next obelisk: { points }.
    }
}
# $player; $stones: height of the obelisk, or single stones on side B; $built: obelisks completed there
imhotep-say-obelisk = { $built ->
    [0] { $player }: { imhotep-phrase-stones }.
   *[other] { $player }: { imhotep-phrase-stones }, completed obelisks: { $built }.
}
# $player; $colour: id; $points: on the scoring track; $sled, $quarry: stones; $cards: ids
imhotep-say-player = { $player }, { $colour_name }: { points }. Supply sled: { $sled }, quarry: { $quarry }. { $cards ->
    [0] No cards.
   *[other] Cards: { $cards_name }.
}

## The board in the browser

# At a dock without a ship, and with one
imhotep-board-free = free
imhotep-board-closed = ship here
# What a site pays, and when. $side: "a" or "b"
imhotep-board-market = { $side ->
    [a] A card for each stone
   *[b] A card for each stone; of the pair one is kept
}
imhotep-board-pyramid = { $side ->
    [a] Points at once
   *[b] Points and a bonus at once
}
imhotep-board-temple = { $side ->
    [a] For visible stones, every round
   *[b] A bonus for visible stones, every round
}
imhotep-board-burial-chamber = { $side ->
    [a] Groups, at the end
   *[b] Most stones in each row, at the end
}
imhotep-board-obelisks = { $side ->
    [a] The tallest, at the end
   *[b] Finished obelisks, at once
}
# $round: its number
imhotep-board-round = Round { $round }
# $rounds: how many follow
imhotep-board-rounds-left = { $rounds ->
    [0] the last one
    [one] { $rounds } more
   *[other] { $rounds } more
}
imhotep-board-rounds-seen = Rounds so far
imhotep-board-rounds-possible = Still in the deck, one of them not
# $draw, $discard: sizes of the piles
imhotep-board-draw = draw { $draw }
imhotep-board-discard = discard { $discard }
# $level of the Pyramid
imhotep-board-level = level { $level }
# Over the space for stones beyond the finished Pyramid
imhotep-board-each = then each
# Under the table of groups. $points: for each further stone
imhotep-board-further = each further +{ $points }
# Under the obelisks of side B. $points: for each waiting stone
imhotep-board-single = single stones: { $points } each
# A player's stones and cards. $player
imhotep-board-own-quay = Your quay
imhotep-board-quay = Quay: { $player }
# $sled: stones on it; $capacity
imhotep-board-sled = Sled { $sled } of { $capacity }
# $quarry: stones left there
imhotep-board-quarry = { $quarry } left
imhotep-board-no-cards = No cards yet
imhotep-board-pair = keep one
imhotep-board-choice = Your choice
imhotep-board-harbour = Harbour
imhotep-board-sites = Sites
# What a market card does, in a few words. $card: its id
imhotep-board-card = { $card ->
    [entrance] stone to the Pyramid
    [sarcophagus] stone to the Chamber
    [paved_path] stone to the Obelisks
    [statue] collect them
    [lever] sail, choose the order
    [hammer] take stones, load one
    [sail] load one, then sail
    [chisel] load two stones
   *[other] 1 per 3 stones there
}
