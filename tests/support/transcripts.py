"""Whole games that are kept as records and as text: which are wanted, and how they are made.

Which games a game keeps stands in its own `make_transcripts`; `tests/games/test_transcripts.py`
replays and compares them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from perankh.kernel.game import Game
from perankh.kernel.setup import Setup
from perankh.minds import mind
from perankh.minds.baselines import Mind, fair_choice
from perankh.record.fairness import derive
from perankh.record.format import Record, Seat, read, write
from perankh.record.session import Session
from perankh.record.transcript import transcript

NAMES = ("Ahmose", "Bint", "Khufu", "Merit")


@dataclass(frozen=True)
class Wanted:
    """A game to be kept, by what it must show."""

    name: str
    """The name of its files."""
    minds: tuple[str, ...]
    """Who plays, by seat."""
    setup: Setup
    shows: tuple[str, ...]
    """Patterns that must be found in the text, `^` and `$` standing for the ends of lines."""

    def shown_by(self, text: str) -> bool:
        """Whether a game is of this kind."""
        return all(re.search(pattern, text, re.MULTILINE) for pattern in self.shows)


@dataclass(frozen=True)
class Kept:
    """The games that are kept of one game of the house, and where they lie."""

    game: Game
    folder: Path
    wanted: Sequence[Wanted]
    own_minds: Mapping[str, Callable[[], Mind]] = field(default_factory=dict)
    """Minds that play only to bring a rare game about, by the name their seats have."""

    def file(self, wanted: Wanted, kind: str) -> Path:
        """Where a game lies: `json` is its record, `txt` its text."""
        return self.folder / f"{wanted.name}.{kind}"

    def record(self, wanted: Wanted) -> Record:
        """The record as it was kept."""
        return read(self.file(wanted, "json").read_bytes())

    def text(self, wanted: Wanted) -> str:
        """The text as it was kept."""
        return self.file(wanted, "txt").read_bytes().decode()

    def records(self) -> list[Record]:
        """All records."""
        return [self.record(wanted) for wanted in self.wanted]

    def play(self, wanted: Wanted, seed: int) -> Record:
        """The whole game of a seed."""
        seats = [Seat(name, who) for name, who in zip(NAMES, wanted.minds, strict=False)]
        session = Session.start(self.game, seats, setup=wanted.setup, secret=derive(seed))
        players = [self._mind(name) for name in wanted.minds]
        while not session.state.is_over():
            seat = session.state.decider()
            session.act(seat, fair_choice(players[seat], session.state, seed << 16 | session.next))
        return session.finish()

    def find(self, wanted: Wanted) -> tuple[int, Record]:
        """The first game, by seed, that shows what is wanted."""
        for seed in count(1):
            record = self.play(wanted, seed)
            if wanted.shown_by(transcript(record)):
                return seed, record
        raise AssertionError("counting never ends")

    def make(self, names: Sequence[str] = ()) -> None:
        """Make all games anew, or only those of these names."""
        self.folder.mkdir(exist_ok=True)
        for wanted in self.wanted:
            if names and wanted.name not in names:
                continue
            seed, record = self.find(wanted)
            self.file(wanted, "json").write_text(write(record), encoding="utf-8")
            self.file(wanted, "txt").write_text(transcript(record), encoding="utf-8")
            print(f"{wanted.name}: seed {seed}, {len(record.entries)} actions", flush=True)

    def _mind(self, name: str) -> Mind:
        return self.own_minds[name]() if name in self.own_minds else mind(name)
