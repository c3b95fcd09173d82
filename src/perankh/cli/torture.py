"""`perankh torture`: whether anything that was acknowledged is ever lost."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from perankh.cli.inputs import BadArgument
from perankh.cli.output import AsJson, print_json, say

app = typer.Typer(rich_markup_mode=None)

STORES = ("sqlite",)
MOST = 10_000


@app.command()
def torture(
    store: Annotated[str, typer.Option(help="Which store is tortured: sqlite.")] = "sqlite",
    kills: Annotated[int, typer.Option(help="How often the server is killed.")] = 20,
    seed: Annotated[int, typer.Option(help="What chance begins with.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Kill and stop a server under load, and compare what it acknowledged with what is kept.

    It works in a temporary folder of its own. Ends with 1 if something is lost, doubled or stuck.

    Example: perankh torture --store sqlite --kills 200
    """
    from perankh.bench.torture import torture as run

    if store not in STORES:
        raise BadArgument(f"--store: {store!r} is not known; known are {', '.join(STORES)}")
    if not 1 <= kills <= MOST:
        raise BadArgument(f"--kills: must lie in 1 to {MOST}, not {kills}")

    def note(line: str) -> None:
        if not as_json:
            print(line, file=sys.stderr, flush=True)

    found = run(kills, seed, note)
    if as_json:
        print_json(found)
    else:
        say(
            f"{found.kills:,} kills and {found.stops:,} stops in {found.seconds:,.0f} s; "
            f"{found.acknowledged:,} acknowledged moves at {found.tables:,} tables: "
            f"{len(found.lost)} lost, {len(found.doubled)} doubled, "
            f"{len(found.stuck)} tables stuck, {len(found.damaged)} damaged (seed {found.seed})"
        )
        for line in (*found.lost, *found.doubled, *found.stuck, *found.damaged):
            say(line)
    if not found.good:
        raise typer.Exit(1)
