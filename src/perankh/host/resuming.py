"""After a start: computer players go on wherever they must decide, at a few tables at a time.

The house is open meanwhile. A table that somebody opens is not waited for: it goes on at once.
"""

from __future__ import annotations

import asyncio
import logging

from perankh.host.table_host import TableHost, known_as
from perankh.kernel.errors import PerankhError

AT_ONCE = 8
"""Tables that are open only because computer players must go on there."""
PAUSE = 0.05
"""Seconds between two looks whether they have come to a person's turn, or to the end."""

log = logging.getLogger("perankh.host")


async def resume(table_host: TableHost) -> None:
    """Let computer players go on at every table that waits for them, the latest first."""
    waiting = iter(await table_host.store.waiting_for_minds())

    async def work() -> None:
        for table in waiting:
            await _go_on(table_host, table)

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


async def _go_on(table_host: TableHost, table: str) -> None:
    try:
        open_table = await table_host.open(table)
    except PerankhError as error:
        log.warning("table %s can't be opened: %s", known_as(table), error)
        return
    while open_table.thinking is not None:
        await asyncio.sleep(PAUSE)
    table_host.let_go(table)
