"""Makes the whole games in `transcripts/`: records, and the same games as text to read.

`python -m tests.games.iunu.make_transcripts` makes them all anew: each is the first game, by
seed, that shows what its name promises. `test_transcripts` replays and compares what lies there.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from perankh.games.iunu.game import GAME, IunuOptions
from perankh.minds import mind
from perankh.minds.baselines import fair_choice
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
    options: IunuOptions
    shows: tuple[str, ...]
    """Patterns that must be found in the text, `^` and `$` standing for the ends of lines."""

    def shown_by(self, text: str) -> bool:
        """Whether a game is of this kind."""
        return all(re.search(pattern, text, re.MULTILINE) for pattern in self.shows)


TWO_RANDOM, TWO_GREEDY = ("random",) * 2, ("greedy",) * 2
THREE_RANDOM, THREE_GREEDY = ("random",) * 3, ("greedy",) * 3
FOUR_GREEDY, FOUR_MIXED = ("greedy",) * 4, ("random", "greedy", "random", "greedy")
STANDARD = IunuOptions()
MEMPHIS_THEBES = IunuOptions(mode="memphis_thebes")
RISE_OF_ATEN = IunuOptions(mode="rise_of_aten")
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


def play(wanted: Wanted, seed: int) -> Record:
    """The whole game of a seed."""
    seats = [Seat(name, who) for name, who in zip(NAMES, wanted.minds, strict=False)]
    session = Session.start(GAME, seats, options=wanted.options, secret=derive(seed))
    players = [mind(name) for name in wanted.minds]
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


def main() -> None:
    """Make all games anew, or those that are named."""
    FOLDER.mkdir(exist_ok=True)
    for wanted in WANTED:
        if sys.argv[1:] and wanted.name not in sys.argv[1:]:
            continue
        seed, record = find(wanted)
        (FOLDER / f"{wanted.name}.json").write_text(write(record), encoding="utf-8")
        (FOLDER / f"{wanted.name}.txt").write_text(transcript(record), encoding="utf-8")
        print(f"{wanted.name}: seed {seed}, {len(record.entries)} actions", flush=True)


if __name__ == "__main__":
    main()
