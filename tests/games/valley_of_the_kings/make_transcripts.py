"""Which whole games of Valley of the Kings lie in `transcripts/`, as records and as text to read.

`python -m tests.games.valley_of_the_kings.make_transcripts` makes them all anew, with names
behind it only those: each is the first game, by seed, that shows what its name promises.
"""

from __future__ import annotations

import sys
from pathlib import Path

from perankh.games.valley_of_the_kings.game import GAME, ValleySetup
from perankh.kernel.game import as_text
from perankh.kernel.rng import Rng
from perankh.kernel.state import State
from perankh.minds.baselines import Mind
from tests.support.transcripts import Kept, Wanted


class Swappers(Mind):
    """Players who would swap two cards of the pyramid in every turn, for ever.

    They use a Shabti whenever they hold one, buy nothing and entomb nothing. When the stock has
    shrunk all the same, they play at random, so that the game can be read to its end.
    """

    PATIENCE = 42
    """Cards in the stock down to which they swap."""
    WISHES = ("play shabti", "choose 1", "swap", "end", "pass", "sacrifice_pyramid")

    def __init__(self) -> None:
        super().__init__("swappers")

    def choose(self, state: State, seat: int, seed: int) -> int:
        said = {as_text(GAME.describe(state, action)): action for action in state.options()}
        view = GAME.view(state, seat)
        wishes = self.WISHES[1:] if view.changed else self.WISHES
        for wish in wishes if view.stock > self.PATIENCE else ():
            for words, action in said.items():
                if words.startswith(wish):
                    return action
        options = list(said.values())
        return options[Rng.seeded(seed).below(len(options))]


PLAIN, COMPLETIST = ValleySetup(), ValleySetup(completist=True)
THIRD = ValleySetup(first_player="seat_3")
TWO_RANDOM, TWO_GREEDY = ("random",) * 2, ("greedy",) * 2
THREE_GREEDY, THREE_MIXED = ("greedy",) * 3, ("greedy", "random", "greedy")
FOUR_GREEDY = ("greedy",) * 4
ENDED = (r"^== game_ended",)
SAID = r"^ *\d+  seat \d: "

WANTED = (
    Wanted("2-players", TWO_GREEDY, PLAIN, ENDED),
    Wanted("3-players", THREE_GREEDY, PLAIN, ENDED),
    Wanted("4-players", FOUR_GREEDY, PLAIN, ENDED),
    Wanted("the-third-seat-begins", THREE_MIXED, THIRD, (r"game_began player=2",)),
    Wanted(
        "a-complete-set-in-the-variant",
        TWO_RANDOM,
        COMPLETIST,
        (r"category_scored player=\d category=completist points=\d",),
    ),
    Wanted(
        "boat-takes-a-card-after-a-purchase",
        ("random",) * 4,
        PLAIN,
        (r"reaction_used player=\d card=boat", SAID + r"react boat"),
    ),
    Wanted(
        "mummified-cat-takes-a-sacrificed-card",
        ("random",) * 3,
        PLAIN,
        (r"reaction_used player=\d card=mummified_cat", r"card_taken .*zone=boneyard"),
    ),
    Wanted(
        "offering-tables-are-shown-and-withheld",
        ("random",) * 4,
        PLAIN,
        (r"card_shown player=\d card=offering_table", r"card_given", r"player_spared"),
    ),
    Wanted(
        "tyet-repeats-and-gates-forces",
        ("random",) * 3,
        COMPLETIST,
        (r"action_repeated", r"card_revealed", r"action_impossible"),
    ),
    Wanted(
        "discards-are-arranged-and-cards-come-back",
        TWO_RANDOM,
        PLAIN,
        (SAID + r"lay ", r"card_unearthed", r"card_on_deck", r"cards_looked_at"),
    ),
    Wanted(
        "a-tie-broken-by-fewer-cards-in-the-tomb",
        TWO_RANDOM,
        PLAIN,
        (r"^total +(\d+) +\1$", r"^place +(1 +2|2 +1)$"),
    ),
    Wanted("a-shared-victory", TWO_RANDOM, PLAIN, (r"game_ended winners=\d,\d",)),
    Wanted(
        "swaps-without-end-are-ended",
        ("swappers",) * 2,
        PLAIN,
        (r"swaps_count_no_more rounds=3", r"pyramid_unchanged"),
    ),
)
"""Every game that is kept. Between them they show each number of players and each option."""

KEPT = Kept(GAME, Path(__file__).parent / "transcripts", WANTED, {"swappers": Swappers})

if __name__ == "__main__":
    KEPT.make(sys.argv[1:])
