"""`perankh position`: positions in files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from perankh.cli.inputs import BoxFile
from perankh.cli.output import AsJson, print_json, say
from perankh.cli.saves import blamed, load

app = typer.Typer(name="position", rich_markup_mode=None)


@app.callback()
def group() -> None:
    """Check positions: games as readable files."""


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position, or `-`.")],
    box: BoxFile = None,
    as_json: AsJson = False,
) -> None:
    """Read a position and check it against the invariants of the rules.

    Example: perankh new imhotep > start.json; perankh position check start.json
    """
    loaded = load(file, box)
    state, game = loaded.state, loaded.game
    with blamed(file):
        game.check(state)
    decider = None if state.is_over() else int(state.decider())
    options = len(state.options())
    if as_json:
        print_json(
            {"game": game.id, "players": int(state.players), "decider": decider, "options": options}
        )
        return
    asked = "the game is over" if decider is None else f"seat {decider + 1} has {options} options"
    say(f"{file}: a good position of {game.id} for {state.players} players; {asked}")
