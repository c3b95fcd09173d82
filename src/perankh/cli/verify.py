"""`perankh verify`: whether a record is what it claims to be."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from perankh.cli.inputs import BoxFile, game_of, read_box, read_bytes
from perankh.cli.output import AsJson, print_json, say
from perankh.cli.saves import blamed
from perankh.record import format as record_format
from perankh.record.verify import verify as verified

app = typer.Typer(rich_markup_mode=None)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    box: BoxFile = None,
    as_json: AsJson = False,
) -> None:
    """Check that a record tells the truth.

    It is played again, and chance, actions, result and seal are compared. A record that was
    changed anywhere is refused with the first place that differs.

    Example: perankh verify my-game.json
    """
    content = read_bytes(file)
    with blamed(file):
        record = record_format.read(content)
        game = game_of(record.game)
        found = verified(record, game, read_box(game, box))
    totals = list(found.result.totals) if found.result else None
    if as_json:
        print_json(
            {
                "game": game.id,
                "verified": True,
                "entries": found.entries,
                "actions": found.actions,
                "totals": totals,
            }
        )
        return
    say(f"{file}: a true record of {game.id}: {found.actions} actions, {found.entries} entries")
    if totals is None:
        say("The game was closed before it was over.")
        return
    for seat, total in zip(record.seats, totals, strict=True):
        say(f"  {seat.name}: {total}")
