"""How commands print: tables and sentences for people, one JSON document with `--json`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]
"""The option `--json`, the same in all commands."""

Lang = Annotated[str, typer.Option("--lang", help="Language of the texts: en, cs, pl or hu.")]
"""The option `--lang`."""


def console() -> Console:
    """The terminal as it is now; without one, plain text of 80 columns.

    Nothing in a text is markup: names that people chose are shown as they are.
    """
    if sys.stdout.isatty():
        return Console(highlight=False, markup=False, emoji=False)
    return Console(highlight=False, markup=False, emoji=False, width=80, color_system=None)


def print_json(data: object) -> None:
    """Print any data that msgspec can write."""
    text = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
    print(text)


def print_table(headings: Sequence[str], rows: Iterable[Sequence[object]], title: str = "") -> None:
    """Print rows under headings; columns of numbers stand to the right."""
    cells = [list(row) for row in rows]
    table = Table(title=title or None, box=None, pad_edge=False, title_justify="left")
    for number, heading in enumerate(headings):
        numeric = all(isinstance(row[number], (int, float)) for row in cells)
        table.add_column(heading, justify="right" if numeric else "left", overflow="fold")
    for row in cells:
        table.add_row(*(f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in row))
    console().print(table)


def say(line: str = "") -> None:
    """Print a line as it is, however long."""
    console().print(line, soft_wrap=True)


def notes(*, quiet: bool) -> Callable[[str], None]:
    """Tells on standard error what goes on, unless only data is wanted."""

    def note(line: str) -> None:
        if not quiet:
            print(line, file=sys.stderr, flush=True)

    return note
