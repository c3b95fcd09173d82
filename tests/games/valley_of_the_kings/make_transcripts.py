"""Makes the whole games in `transcripts/`: records, and the same games as text to read.

`python -m tests.games.valley_of_the_kings.make_transcripts` makes them all anew, with names behind
it only those: each is the first game, by seed, that shows what its name promises.
`test_transcripts` replays and compares what lies there.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from perankh.games.valley_of_the_kings.game import GAME, ValleyOptions
from perankh.kernel.game import as_text
from perankh.kernel.rng import Rng
from perankh.kernel.state import State
from perankh.minds import mind
from perankh.minds.baselines import Mind, fair_choice
from perankh.record.fairness import derive
from perankh.record.format import Record, Seat, write
from perankh.record.session import Session
from perankh.record.transcript import transcript

FOLDER = Path(__file__).parent / "transcripts"
NAMES = ("Ahmose", "Bint", "Khufu", "Merit")


@dataclass(frozen=True)
class Wanted:
    """A game to be kept, by what it must show."""

    name: str
    """The name of its files."""
    minds: tuple[str, ...]
    """Who plays, by seat."""
    options: ValleyOptions
    shows: tuple[str, ...]
    """Patterns that must be found in the text, `^` and `$` standing for the ends of lines."""

    def shown_by(self, text: str) -> bool:
        """Whether a game is of this kind."""
        return all(re.search(pattern, text, re.MULTILINE) for pattern in self.shows)


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


PLAIN, COMPLETIST = ValleyOptions(), ValleyOptions(completist=True)
THIRD = ValleyOptions(first_player="seat_3")
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


def play(wanted: Wanted, seed: int) -> Record:
    """The whole game of a seed."""
    seats = [Seat(name, who) for name, who in zip(NAMES, wanted.minds, strict=False)]
    session = Session.start(GAME, seats, options=wanted.options, secret=derive(seed))
    players = [Swappers() if name == "swappers" else mind(name) for name in wanted.minds]
    while not session.state.is_over():
        seat = session.state.decider()
        session.act(seat, fair_choice(players[seat], session.state, seed << 16 | session.next))
    return session.finish()


def find(wanted: Wanted) -> tuple[int, Record]:
    """The first game, by seed, that shows what is wanted."""
    for seed in count(1):
        record = play(wanted, seed)
        if wanted.shown_by(transcript(record)):
            return seed, record
    raise AssertionError("counting never ends")


def main(names: list[str]) -> None:
    """Make all games anew, or those of these names."""
    FOLDER.mkdir(exist_ok=True)
    for wanted in WANTED:
        if names and wanted.name not in names:
            continue
        seed, record = find(wanted)
        (FOLDER / f"{wanted.name}.json").write_text(write(record), encoding="utf-8")
        (FOLDER / f"{wanted.name}.txt").write_text(transcript(record), encoding="utf-8")
        print(f"{wanted.name}: seed {seed}, {len(record.entries)} actions")


if __name__ == "__main__":
    main(sys.argv[1:])
