"""Files that a game can go on from: positions, records, and games that were left and saved.

A saved game is its record with the secret that the record itself does not disclose before the end:
whoever reads the file can foresee chance, so it is for oneself. Records are `perankh.record`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from perankh.cli.inputs import BadFile, game_of, read_box, read_bytes
from perankh.kernel.box import AnyBox
from perankh.kernel.errors import BadPosition, PerankhError
from perankh.kernel.game import Game
from perankh.kernel.position import MidTurnPosition
from perankh.kernel.state import State
from perankh.record import format as record_format
from perankh.record.boxes import is_box
from perankh.record.fairness import secret_from_hex
from perankh.record.replay import Replay
from perankh.record.session import Session

RECORD = "perankh_record"
SAVE = "perankh_save"
POSITION = "perankh_position"
"""The keys by which the kinds of files are told apart; each holds the version."""


class PositionFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position with what is needed to read it."""

    perankh_position: int
    game: str
    box: str | None = None
    """Hash of the box it belongs to; None, as people write it: whichever is used."""
    position: msgspec.Raw


class SaveFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was left before its end."""

    perankh_save: int
    secret: str
    record: msgspec.Raw


File = TypeVar("File", PositionFile, SaveFile)


@dataclass(frozen=True)
class Loaded:
    """A game at one moment, wherever it came from."""

    game: Game
    box: AnyBox
    state: State
    names: list[str]
    """Display names by seat; empty for a position, which has none."""


# ------------------ reading


def load(file: Path, box_file: Path | None = None, upto: int | None = None) -> Loaded:
    """The state in a position, a record or a saved game; of the last two after `upto` actions."""
    content = read_bytes(file)
    with blamed(file):
        if _kind(content) == POSITION:
            return _load_position(content, box_file)
        replay = replay_of(content, box_file)
        last = replay.resume().state if upto is None else replay.after(upto).state
        names = [seat.name for seat in replay.record.seats]
        return Loaded(replay.game, replay.box, last, names)


def replay_of(content: bytes, box_file: Path | None) -> Replay:
    """The game of a closed record or of a saved game, to be played again."""
    secret = None
    if _kind(content) == SAVE:
        save = _decode(content, SaveFile)
        secret, content = secret_from_hex(save.secret), bytes(save.record)
    record = record_format.read(content)
    game = game_of(record.game)
    return Replay(record, game, read_box(game, box_file), secret)


def read_replay(file: Path, box_file: Path | None) -> Replay:
    """The game in a file, to be played again."""
    content = read_bytes(file)
    with blamed(file):
        return replay_of(content, box_file)


@contextmanager
def blamed(file: Path) -> Iterator[None]:
    """Whatever is wrong inside is wrong with this file: the message begins with its name."""
    try:
        yield
    except PerankhError as error:
        said = str(error)
        raise BadFile(said if said.startswith(f"{file}: ") else f"{file}: {said}") from None


def _load_position(content: bytes, box_file: Path | None) -> Loaded:
    given = _decode(content, PositionFile)
    if given.perankh_position != 1:
        raise BadPosition(f"perankh_position: version {given.perankh_position} is not known; 1 is")
    game = game_of(given.game)
    box = read_box(game, box_file)
    if given.box is not None and not is_box(given.box, box):
        raise BadPosition(
            f"box: the position belongs to the box {given.box}, this one is {box.hash}; "
            "give the box file with --box"
        )
    return Loaded(game, box, _read_position(game, box, bytes(given.position)), [])


def _read_position(game: Game, box: AnyBox, content: bytes) -> State:
    """A position that somebody wrote, or that our own commands wrote in the middle of a turn."""
    try:
        return game.read_position(content, box)
    except MidTurnPosition:
        return game.read_position(content, box, trusted=True)


def _kind(content: bytes) -> str:
    try:
        keys = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadFile(f"neither a position nor a record: {error}") from None
    for kind in (POSITION, SAVE, RECORD):
        if kind in keys:
            return kind
    raise BadFile("neither a position nor a record: it says no version of either")


def _decode(content: bytes, kind: type[File]) -> File:
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadFile(str(error)) from None


# ------------------ writing


def position_file(game: Game, box: AnyBox, state: State) -> PositionFile:
    """A state as a file that `load` reads."""
    position = msgspec.Raw(msgspec.json.encode(game.write_position(state)))
    return PositionFile(perankh_position=1, game=game.id, box=box.hash, position=position)


def save_file(session: Session, secret: bytes) -> bytes:
    """A game in progress as a file that `perankh play --resume` reads."""
    record = msgspec.Raw(record_format.write(session.record()).encode())
    return msgspec.json.encode(SaveFile(1, secret.hex(), record))
