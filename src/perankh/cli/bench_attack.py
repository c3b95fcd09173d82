"""`perankh bench attack`: what a calm player feels while somebody attacks the server."""

from __future__ import annotations

from typing import Annotated

import typer

from perankh.cli.inputs import BadArgument
from perankh.cli.output import AsJson, notes, print_json, print_table

MOST_SECONDS = 60


def attack(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[ATTACK]...", help="Which; all if left out.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long each attack is measured.")] = 5.0,
    as_json: AsJson = False,
) -> None:
    """Attack a server of its own with its default limits, one attack after the other.

    Reported is what a calm player at another table and address feels: the time until a move is
    acknowledged. Wanted: below 100 ms for 99 of 100 moves, never above 500 ms, and a server below
    400 MiB, on two quiet cores.

    Example: perankh bench attack pings --seconds 10 --json
    """
    from perankh.bench.attack import measure
    from perankh.bench.attacks import ATTACKS

    if not 0.5 <= seconds <= MOST_SECONDS:
        raise BadArgument(f"--seconds: must lie in 0.5 to {MOST_SECONDS}, not {seconds}")
    for name in names or ():
        if name not in ATTACKS:
            raise BadArgument(f"there is no attack {name!r}; there are: {', '.join(ATTACKS)}")
    note = notes(quiet=as_json)
    found = []
    for name in names or ATTACKS:
        note(f"{name} ...")
        found.append(measure(name, seconds))
    if as_json:
        print_json(found)
        return
    headings = ("attack", "moves", "p50 ms", "p99 ms", "max ms", "MiB", "server", "attacker")
    rows = [
        (
            one.attack,
            one.moves,
            f"{one.p50_ms:.1f}",
            f"{one.p99_ms:.1f}",
            f"{one.max_ms:.1f}",
            f"{one.server_mib:.0f}",
            f"{one.server_cpu:.0%}",
            f"{one.attacker_cpu:.0%}",
        )
        for one in found
    ]
    print_table(headings, rows, title="a calm player's moves; shares of one core")
