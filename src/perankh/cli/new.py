"""`perankh new`: the start of a game as a file."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from perankh.cli.inputs import (
    BoxFile,
    GameName,
    Seed,
    SetupPairs,
    game_of,
    read_box,
    read_setup,
    write_new,
)
from perankh.cli.match import OPPONENT, seats_for
from perankh.cli.output import say
from perankh.cli.saves import position_file, save_file
from perankh.record.fairness import derive, new_secret
from perankh.record.session import Session

app = typer.Typer(rich_markup_mode=None)


@app.command()
def new(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 2,
    setup: SetupPairs = None,
    box: BoxFile = None,
    seed: Seed = None,
    record: Annotated[
        bool, typer.Option("--record", help="Write a game for `play --resume`, not a position.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write to a file.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file.")] = False,
) -> None:
    """Write the start of a game as a file.

    As a position in JSON, or with --record as a saved game that `perankh play --resume` plays.

    Example: perankh new imhotep --players 3 -s temple=b --seed 7 --out start.json
    """
    chosen = game_of(game)
    chance = secrets.randbits(63) if seed is None else seed
    opened = read_box(chosen, box)
    choices = read_setup(chosen, setup)
    chosen.check_players(players, choices)
    if record:
        secret = new_secret() if seed is None else derive(seed)
        seats = seats_for(players, 0, "Player 1", [OPPONENT])
        session = Session.start(chosen, seats, setup=choices, box=opened, secret=secret)
        content = save_file(session, secret)
    else:
        state = chosen.new(players, choices, chance, opened)
        content = msgspec.json.encode(position_file(chosen, opened, state))
    text = msgspec.json.format(content, indent=2) + b"\n"
    if out is None:
        print(text.decode(), end="")
        return
    write_new(out, text, force=force)
    say(f"{out}: written")
