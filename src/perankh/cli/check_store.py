"""`perankh check-store`: whether all that was kept is still what was written."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from perankh.cli.output import AsJson, print_json, say
from perankh.cli.serve import Data, data_folder

app = typer.Typer(rich_markup_mode=None)

EVERY = 100
"""Tables between two signs of progress."""


@app.command("check-store")
def check_store(
    data: Data = None,
    look_only: Annotated[
        bool, typer.Option("--look-only", help="Mend and seal nothing, only tell.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Look through all tables, seal their entries, and mend what can be made from their logs.

    The server must be stopped, except with --look-only. Ends with 1 if something is lost: then go
    back to a backup, or live without those tables.

    Example: perankh check-store --look-only
    """
    from perankh.store.checking import check
    from perankh.store.sqlite import FILE
    from perankh.web.server import alone

    def progress(done: int, total: int) -> None:
        if not as_json and (done % EVERY == 0 or done == total):
            print(f"{done:,} of {total:,} tables", file=sys.stderr, flush=True)

    folder = data_folder(data)
    if look_only:
        found = check(folder / FILE, mend=False, progress=progress)
    else:
        with alone(folder):
            found = check(folder / FILE, mend=True, progress=progress)
    if as_json:
        print_json(found)
    else:
        sealed = "to be sealed" if look_only else "sealed"
        say(f"{found.tables:,} tables, {found.entries:,} entries, {found.sealed:,} {sealed}")
        for name, lines in (
            ("to be mended" if look_only else "mended", found.mended),
            ("can't go on here", found.stopped),
            ("lost", found.lost),
        ):
            for line in lines:
                say(f"{name}: {line}")
    if found.lost:
        raise typer.Exit(1)
