"""The file of finished games: one line of JSON for each, only ever added to.

A contest that was interrupted goes on from it. A last line that was cut off is dropped; any other
line that can't be read is a mistake.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from perankh.arena.errors import BadJournal
from perankh.arena.fixture import Fixture, Played, Spent
from perankh.record.format import read, write


class Line(msgspec.Struct, frozen=True):
    """One finished game in the file."""

    fixture: Fixture
    spent: tuple[Spent, ...]
    record: msgspec.Raw
    """As `perankh replay` reads it."""


class Journal:
    """Finished games, in this process and in a file if there is one."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.games: list[Played] = [] if file is None or not file.exists() else list(_load(file))

    def add(self, played: Played) -> None:
        """Keep a game; in the file it is complete before this returns."""
        self.games.append(played)
        if self.file is None:
            return
        with self.file.open("ab") as stream:
            stream.write(line_of(played))


def line_of(played: Played) -> bytes:
    """A finished game as a line of the file."""
    compact = json.dumps(json.loads(write(played.record)), ensure_ascii=False)
    line = Line(played.fixture, played.spent, msgspec.Raw(compact.encode()))
    return msgspec.json.encode(line) + b"\n"


def _load(file: Path) -> Iterator[Played]:
    content = file.read_bytes()
    whole, _, torn = content.rpartition(b"\n")
    if torn:
        # The process ended while it wrote: what is left of that line is no game.
        with file.open("r+b") as stream:
            stream.truncate(len(content) - len(torn))
    for number, line in enumerate(whole.splitlines(), 1):
        yield _parse(file, number, line)


def _parse(file: Path, number: int, line: bytes) -> Played:
    try:
        found = msgspec.json.decode(line, type=Line)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadJournal(f"{file}, line {number}: not a finished game: {error}") from None
    record = read(bytes(found.record))
    if record.result is None or len(found.spent) != record.players:
        raise BadJournal(f"{file}, line {number}: the game is not complete")
    return Played(found.fixture, record, found.spent)
