"""Makes the whole games in `transcripts/`: records, and the same games as text to read.

`python -m tests.games.imhotep.make_transcripts` makes them all anew: each is the first game, by
seed, that shows what its name promises. `test_transcripts` replays and compares what lies there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from perankh.games.imhotep.game import GAME, ImhotepOptions, all_on
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
    options: ImhotepOptions
    shows: tuple[str, ...]
    """Patterns that must be found in the text, `^` and `$` standing for the ends of lines."""

    def shown_by(self, text: str) -> bool:
        """Whether a game is of this kind."""
        return all(re.search(pattern, text, re.MULTILINE) for pattern in self.shows)


class Builders(Mind):
    """Players who between them bring all their stones to the monuments.

    They load as long as there is room, from the last ship to the first, take stones only when the
    sled is empty, sail only full ships, and never to the Market.
    """

    def __init__(self) -> None:
        super().__init__("builders")

    def choose(self, state: State, seat: int, seed: int) -> int:
        said = {as_text(GAME.describe(state, action)): action for action in state.options()}
        loads = [action for words, action in said.items() if words.startswith("load")]
        if loads:
            return loads[-1]
        if "get" in said:
            return said["get"]
        others = [action for words, action in said.items() if not words.endswith("market")]
        return others[Rng.seeded(seed).below(len(others))]


TWO_RANDOM, TWO_GREEDY = ("random",) * 2, ("greedy",) * 2
THREE_MIXED = ("greedy", "random", "greedy")
FOUR_GREEDY, FOUR_MIXED = ("greedy",) * 4, ("random", "greedy", "random", "greedy")
PAIR_MARKET = ImhotepOptions(market="b", temple="b", obelisks="b", wrath=True)
SMALL_PYRAMIDS = ImhotepOptions(pyramid="b", burial_chamber="b")
SAID = r"^ *\d+  seat \d: "

WANTED = (
    Wanted("2-players-all-a", TWO_GREEDY, all_on("a"), (r"^== game_ended",)),
    Wanted("3-players-all-a", ("greedy",) * 3, all_on("a"), (r"^== game_ended",)),
    Wanted("4-players-all-a", FOUR_GREEDY, all_on("a"), (r"^== game_ended",)),
    Wanted("2-players-all-b", TWO_GREEDY, all_on("b"), (r"tower_built", r"card_drawn")),
    Wanted("4-players-all-b-with-wrath", FOUR_GREEDY, all_on("b", wrath=True), (r"tower_built",)),
    Wanted("3-players-mixed-sides", THREE_MIXED, SMALL_PYRAMIDS, (r"small_pyramid_stone",)),
    Wanted("the-draw-pile-is-reshuffled", FOUR_MIXED, all_on("b"), (r"pile_reshuffled",)),
    Wanted(
        "a-shared-victory",
        ("random",) * 3,
        all_on("a"),
        (r"^place .* 1 .*\b1\b",),
    ),
    Wanted(
        "a-tie-broken-by-the-sled",
        TWO_RANDOM,
        all_on("a"),
        (r"^total +(\d+) +\1$", r"^place +(1 +2|2 +1)$"),
    ),
    Wanted(
        "a-declined-pick-and-a-declined-bonus",
        ("random",) * 3,
        all_on("b"),
        (r"pick_declined", r"bonus_declined"),
    ),
    Wanted(
        "a-pair-with-a-red-card",
        THREE_MIXED,
        PAIR_MARKET,
        (r"card_kept player=\d card=(entrance|sarcophagus|paved_path)", SAID + r"pair"),
    ),
    Wanted(
        "every-blue-card-is-played",
        ("random",) * 4,
        all_on("a"),
        tuple(f"card_played .*card={card}" for card in ("lever", "hammer", "sail", "chisel")),
    ),
    Wanted(
        "the-pharaoh-is-angry",
        TWO_RANDOM,
        all_on("a", wrath=True),
        (r"category_scored .*category=wrath points=-5", r"^wrath .*-5"),
    ),
    Wanted(
        "the-last-round-is-deadlocked",
        ("builders",) * 2,
        ImhotepOptions(temple="b"),
        (r"round_deadlocked", r"turn_passed", r"ship_removed ship=\d stones=[1-9]"),
    ),
)
"""Every game that is kept. Between them they show each number of players and each way to end."""


def play(wanted: Wanted, seed: int) -> Record:
    """The whole game of a seed."""
    seats = [Seat(name, who) for name, who in zip(NAMES, wanted.minds, strict=False)]
    session = Session.start(GAME, seats, options=wanted.options, secret=derive(seed))
    players = [Builders() if name == "builders" else mind(name) for name in wanted.minds]
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
    """Make all games anew."""
    FOLDER.mkdir(exist_ok=True)
    for wanted in WANTED:
        seed, record = find(wanted)
        (FOLDER / f"{wanted.name}.json").write_text(write(record), encoding="utf-8")
        (FOLDER / f"{wanted.name}.txt").write_text(transcript(record), encoding="utf-8")
        print(f"{wanted.name}: seed {seed}, {len(record.entries)} actions")


if __name__ == "__main__":
    main()
