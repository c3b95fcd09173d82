"""`perankh bench page`: how long a browser on a slow line waits until it can play."""

from __future__ import annotations

from typing import Annotated

import typer

from perankh.cli.inputs import BadArgument
from perankh.cli.output import AsJson, print_json, print_table

WANTED_MS, WANTED_KIB = 1500, 180


def page(
    visits: Annotated[int, typer.Option(help="How often the table is opened.")] = 5,
    as_json: AsJson = False,
) -> None:
    """Open a table of Imhotep in Chromium with an empty cache, on a throttled line.

    The clock runs from the click on the link until the board is drawn and an option can be chosen.
    Needs Chromium and Playwright (the `dev` extra), and the built page (`make setup`).

    Example: perankh bench page --visits 3 --json
    """
    from perankh.bench.page import PROFILE, measure

    if not 1 <= visits <= 50:
        raise BadArgument(f"--visits: must lie in 1 to 50, not {visits}")
    middle = measure(visits)
    if as_json:
        print_json(middle)
        return
    rows = [
        ("ready to play", f"{middle.ready_ms:,.0f} ms", f"at most {WANTED_MS:,} ms"),
        ("processor time of the page", f"{middle.cpu_ms:,.0f} ms", ""),
        ("on an open line", f"{middle.unthrottled_ms:,.0f} ms", ""),
        ("sent until then", f"{middle.kib:.1f} KiB", f"at most {WANTED_KIB} KiB"),
        ("requests until then", str(middle.requests), ""),
    ]
    print_table(("figure", "measured", "wanted"), rows, title=f"first table, {PROFILE}")
