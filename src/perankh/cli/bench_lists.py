"""`perankh bench lists`: what many tables cost in lists and at a start."""

from __future__ import annotations

from typing import Annotated

import typer

from perankh.cli.inputs import BadArgument
from perankh.cli.output import AsJson, notes, print_json, print_table


def lists(
    listed: Annotated[int, typer.Option(help="Tables of the person who opens the list.")] = 200,
    waiting: Annotated[
        int, typer.Option(help="Tables that wait for computer players at the start.")
    ] = 5000,
    seconds: Annotated[float, typer.Option(help="How long moves are measured.")] = 5.0,
    as_json: AsJson = False,
) -> None:
    """How long moves wait while somebody opens a long list, and how long a start takes.

    Example: perankh bench lists --listed 200 --waiting 5000
    """
    from perankh.bench.lists import ListBench, measure

    for name, value, most in (
        ("--listed", listed, 2_000),
        ("--waiting", waiting, 100_000),
        ("--seconds", seconds, 60),
    ):
        if not 0.1 <= value <= most:
            raise BadArgument(f"{name}: must lie in 1 to {most}, not {value}")
    found: ListBench = measure(listed, waiting, seconds, notes(quiet=as_json))
    if as_json:
        print_json(found)
        return
    rows = [
        (f"list of {found.listed} tables, p50", f"{found.home_p50_ms:.1f} ms", ""),
        (f"list of {found.listed} tables, p99", f"{found.home_p99_ms:.1f} ms", ""),
        ("p99 of others' moves, nobody lists", f"{found.calm.p99_ms:.1f} ms", ""),
        ("p99 of others' moves, somebody lists", f"{found.busy.p99_ms:.1f} ms", "below 40 ms"),
        ("start with an empty store", f"{found.empty_start_s:.2f} s", ""),
        (f"start with {found.waiting:,} waiting tables", f"{found.start_s:.2f} s", "below 2 s"),
    ]
    print_table(("figure", "measured", "wanted"), rows, title="lists and starts, SQLite")
