"""`perankh bench server`: what one server process can bear."""

from __future__ import annotations

from typing import Annotated

import typer

from perankh.cli.inputs import BadArgument
from perankh.cli.output import AsJson, notes, print_json, print_table


def server(
    tables: Annotated[int, typer.Option(help="Tables at which is played at once.")] = 64,
    seconds: Annotated[float, typer.Option(help="How long each rate is measured.")] = 5.0,
    websockets: Annotated[int, typer.Option(help="Idle connections.")] = 2000,
    moves: Annotated[int, typer.Option(help="Length of the table that is opened.")] = 300,
    as_json: AsJson = False,
) -> None:
    """Start a server of its own and let real clients play at it from this process.

    A move counts when the server has said that it is on disk. The tables lie in a temporary folder
    and are gone afterwards.

    Example: perankh bench server --tables 64 --seconds 10 --json
    """
    from perankh.bench.server import ServerBench, measure

    for name, value, most in (
        ("--tables", tables, 500),
        ("--seconds", seconds, 60),
        ("--websockets", websockets, 10_000),
        ("--moves", moves, 2_000),
    ):
        if not 0.1 <= value <= most:
            raise BadArgument(f"{name}: must lie in 1 to {most}, not {value}")

    def row(what: str, found: str, wanted: str) -> tuple[str, str, str]:
        return what, found, wanted

    found: ServerBench = measure(tables, seconds, websockets, moves, notes(quiet=as_json))
    if as_json:
        print_json(found)
        return
    many, one = found.many, found.one
    rows = [
        row(f"moves/s, {many.tables} tables", f"{many.moves_per_s:,.0f}", "3,500 or more"),
        row("the same in the best second", f"{many.best_per_s:,.0f}", ""),
        row(f"p99, {many.tables} tables", f"{many.p99_ms:.1f} ms", "below 40 ms"),
        row(f"processor time of a move, {many.tables} tables", f"{many.cpu_us:.0f} µs", ""),
        row("the same of the players", f"{many.client_us:.0f} µs", ""),
        row("moves/s, one table", f"{one.moves_per_s:,.0f}", ""),
        row("p99, one table", f"{one.p99_ms:.1f} ms", "below 10 ms"),
        row(
            f"memory of each of {found.idle.websockets:,} idle WebSockets",
            f"{found.idle.kib_each:.1f} KiB",
            "below 64 KiB",
        ),
        row(
            f"opening a table of {found.opening.moves} moves",
            f"{found.opening.ms:.1f} ms",
            "below 100 ms",
        ),
    ]
    print_table(("figure", "measured", "wanted"), rows, title="one server process, SQLite")
