"""What people give on the command line, turned into what the house works with, or refused."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from perankh.games import game as game_of
from perankh.kernel.box import AnyBox
from perankh.kernel.errors import BadSetup, PerankhError
from perankh.kernel.game import Game
from perankh.kernel.setup import Setup, from_text

MOST_BYTES = 32 << 20
"""No file that a command reads is larger than this."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game: see `perankh games`.")]
Players = Annotated[int, typer.Option("--players", "-p", help="Number of players.")]
SetupPairs = Annotated[
    list[str] | None,
    typer.Option("--set", "-s", metavar="NAME=VALUE", help="A choice before the game."),
]
BoxFile = Annotated[
    Path | None, typer.Option("--box", metavar="FILE", help="Play with a corrected box.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="Make chance repeatable.")]


class BadFile(PerankhError):
    """A file can't be read, or is not what the command needs."""


class BadArgument(PerankhError):
    """A value on the command line is not what the command needs."""


def read_bytes(file: Path) -> bytes:
    """The content of a file that is not too large; `-` is standard input."""
    if str(file) == "-":
        return typer.get_binary_stream("stdin").read(MOST_BYTES)
    if not file.is_file():
        raise BadFile(f"{file}: there is no such file")
    if file.stat().st_size > MOST_BYTES:
        raise BadFile(f"{file}: the file is larger than {MOST_BYTES} bytes")
    return file.read_bytes()


def read_text(file: Path) -> str:
    """The text in a file."""
    try:
        return read_bytes(file).decode()
    except UnicodeError:
        raise BadFile(f"{file}: the file is not text in UTF-8") from None


def read_box(game: Game, file: Path | None) -> AnyBox:
    """The shipped box, or the corrected one of a file."""
    if file is None:
        return game.box()
    try:
        return game.box(read_text(file))
    except PerankhError as error:
        raise BadFile(f"{file}: {error}") from None


def read_setup(game: Game, pairs: Sequence[str] | None) -> Setup:
    """A setup from `name=value` words: `temple=b`; what has several values: `scribe=true,false`."""
    data: dict[str, object] = {}
    for pair in pairs or ():
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise BadSetup(f"{game.id}: setup: {pair!r} must be written as name=value")
        if key in data:
            raise BadSetup(f"{game.id}: setup: {pair!r}: {key!r} was already given a value")
        data[key] = from_text(game.setup_type, key, value)
    return game.read_setup(data)


def write_new(file: Path, content: bytes, *, force: bool = False) -> None:
    """Write a file, but never over another one unless that is wanted."""
    if file.exists() and not force:
        raise BadFile(f"{file}: the file is already there; give another name or --force")
    try:
        file.write_bytes(content)
    except OSError as error:
        raise BadFile(f"{file}: {error.strerror}") from None


__all__ = [
    "BadArgument",
    "BadFile",
    "BoxFile",
    "GameName",
    "SetupPairs",
    "Players",
    "Seed",
    "game_of",
    "read_box",
    "read_bytes",
    "read_setup",
    "read_text",
    "write_new",
]
