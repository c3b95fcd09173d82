"""`perankh schema`: the contract between server and page, written in TypeScript."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from perankh.cli.inputs import BadFile
from perankh.cli.output import say

app = typer.Typer(rich_markup_mode=None)

FILE = Path(__file__).parents[3] / "web" / "src" / "lib" / "api.ts"
"""Where a source checkout keeps it."""


@app.command()
def schema(
    file: Annotated[Path, typer.Option("--file", help="The file to write or check.")] = FILE,
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether the file is up to date.")
    ] = False,
) -> None:
    """Write the messages between server and page as TypeScript types.

    Example: perankh schema --check
    """
    from perankh.web.typescript import typescript

    text = typescript()
    if not check:
        file.write_text(text, encoding="utf-8")
        say(f"{file}: written")
        return
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        raise BadFile(f"{file}: is stale; write it again with: perankh schema")
    say(f"{file}: up to date")
