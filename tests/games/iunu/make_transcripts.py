"""Which whole games of Iunu lie in `transcripts/`, as records and as text to read.

`python -m tests.games.iunu.make_transcripts` makes them all anew, with names
behind it only those: each is the first game, by seed, that shows what its name promises.
"""

from __future__ import annotations

import sys
from pathlib import Path

from perankh.games.iunu.game import GAME, IunuSetup
from tests.support.transcripts import Kept, Wanted

TWO_RANDOM, TWO_GREEDY = ("random",) * 2, ("greedy",) * 2
THREE_RANDOM, THREE_GREEDY = ("random",) * 3, ("greedy",) * 3
FOUR_GREEDY, FOUR_MIXED = ("greedy",) * 4, ("random", "greedy", "random", "greedy")
STANDARD = IunuSetup()
MEMPHIS_THEBES = IunuSetup(mode="memphis_thebes")
RISE_OF_ATEN = IunuSetup(mode="rise_of_aten")
ENDED = r"^== game_ended"
ABILITIES = (
    *(r"card_hidden", r"deben_gained .*caste=noble", r"deben_gained .*caste=merchant"),
    *(r"afterlife_seen", r"raid_declared", r"bread_placed", r"cards_kept", r"die_rerolled"),
)

WANTED = (
    Wanted("2-players", TWO_GREEDY, STANDARD, (ENDED,)),
    Wanted("3-players", THREE_GREEDY, STANDARD, (ENDED,)),
    Wanted("4-players", FOUR_GREEDY, STANDARD, (ENDED,)),
    Wanted("a-player-beats-heliopolis", TWO_GREEDY, MEMPHIS_THEBES, (ENDED,)),
    Wanted("heliopolis-wins", TWO_GREEDY, MEMPHIS_THEBES, (r"heliopolis_won$",)),
    Wanted(
        "heliopolis-has-bread-and-an-afterlife-card",
        TWO_RANDOM,
        MEMPHIS_THEBES,
        (r"heliopolis_fed", r"heliopolis_afterlife", r"heliopolis_scored category=afterlife"),
    ),
    Wanted("the-row-of-aten-moves", TWO_GREEDY, RISE_OF_ATEN, (r"forum_card_discarded", ENDED)),
    Wanted("artisans-in-the-row-of-aten", TWO_RANDOM, RISE_OF_ATEN, (r"cards_kept .*count=2",)),
    Wanted("every-ability-is-used", FOUR_MIXED, STANDARD, ABILITIES),
    Wanted("a-bribe-and-a-lost-farmer", THREE_RANDOM, STANDARD, (r"bribe_paid", r"farmer_taken")),
    Wanted(
        "an-afterlife-card-is-exchanged",
        THREE_RANDOM,
        STANDARD,
        (r"afterlife_seen player=(\d)[\s\S]*afterlife_seen player=\1", r"afterlife_revealed"),
    ),
    Wanted("two-hidden-cards", TWO_GREEDY, STANDARD, (r"hidden_revealed .*castes=\w+,\w+",)),
    Wanted(
        "the-deck-ends-with-a-round",
        THREE_GREEDY,
        STANDARD,
        (r"dice_rolled .*\n.*final_round",),
    ),
    Wanted(
        "the-deck-ends-within-a-round",
        THREE_GREEDY,
        STANDARD,
        (r"(forum_card_turned|cards_drawn) .*\n.*final_round",),
    ),
    Wanted(
        "a-tie-broken-by-money",
        TWO_RANDOM,
        STANDARD,
        (r"^total +(\d+) +\1$", r"^place +(1 +2|2 +1)$"),
    ),
    Wanted("a-shared-victory", THREE_RANDOM, STANDARD, (r"^place .* 1 .*\b1\b",)),
)
"""Every game that is kept. Between them they show each mode, player count and way to end."""

KEPT = Kept(GAME, Path(__file__).parent / "transcripts", WANTED)

if __name__ == "__main__":
    KEPT.make(sys.argv[1:])
