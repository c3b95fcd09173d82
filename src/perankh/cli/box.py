"""`perankh box`: corrected boxes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from perankh.cli.inputs import BadFile, game_of, read_text
from perankh.cli.output import AsJson, print_json, print_table, say
from perankh.games import GAMES
from perankh.kernel.box import BoxError, differences, parse
from perankh.kernel.box_file import child_of
from perankh.kernel.errors import PerankhError
from perankh.kernel.game import Game

app = typer.Typer(name="box", rich_markup_mode=None)


@app.callback()
def group() -> None:
    """Check corrected boxes of a game."""


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The corrected box.toml.")],
    as_json: AsJson = False,
) -> None:
    """Validate a corrected box and say what differs from the shipped one.

    Copy a game's box.toml, mend a value, check it, and play with it:

    Example: perankh box check my-box.toml · perankh play imhotep --box my-box.toml
    """
    text = read_text(file)
    try:
        game = _game(text)
        corrected = game.box(text)
    except PerankhError as error:
        raise BadFile(f"{file}: {error}") from None
    shipped = game.box()
    found = differences(shipped.data, corrected.data)
    if as_json:
        changed = [one._asdict() for one in found]
        print_json({"game": game.id, "hash": corrected.hash, "differences": changed})
        return
    say(f"{file}: a good box of {game.id}, hash {corrected.hash}")
    if not found:
        say("It is the same as the shipped box.")
        return
    rows = [(one.path, _shown(one.shipped), _shown(one.corrected)) for one in found]
    print_table(("value", "shipped", "corrected"), rows)


def _game(text: str) -> Game:
    named = child_of(parse(text).get("game"), "id")
    if not isinstance(named, str):
        raise BoxError("game.id", f"missing; it names the game, one of {', '.join(GAMES)}")
    return game_of(named)


def _shown(value: object) -> str:
    return "nothing" if value is None else str(value)
