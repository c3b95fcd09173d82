"""`perankh backup`: a copy of all tables, while they are played at."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from perankh.cli.output import say
from perankh.cli.serve import Data, data_folder

app = typer.Typer(rich_markup_mode=None)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")],
    data: Data = None,
) -> None:
    """Copy all tables into one file, also while the server runs.

    To go back to it, put the file as perankh.sqlite into an empty folder and serve that:
    perankh serve --data FOLDER.

    Example: perankh backup tables-monday.sqlite
    """
    from perankh.store.backup import back_up
    from perankh.store.sqlite import FILE

    back_up(data_folder(data) / FILE, file)
    say(f"{file}: written, {file.stat().st_size:,} bytes")
