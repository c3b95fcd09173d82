"""Run as a program by the test that kills it: appends as fast as it can, says what was kept.

Arguments: the store's file, and how many tables to write to. A line `<table> <seq>` on the output
means that the append was acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from perankh.store.sqlite import SqliteStore, open_store
from tests.store.appends import move


async def write(store: SqliteStore, table: str) -> None:
    """Go on where the log stands, for ever."""
    seq = len(await store.read(table))
    while True:
        seq += 1
        await store.append(move(table, seq))
        os.write(1, f"{table} {seq}\n".encode())


async def main(file: str, tables: str) -> None:
    """Write to many tables at once until killed."""
    store = await open_store(Path(file))
    await asyncio.gather(*(write(store, f"table-{number}") for number in range(int(tables))))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
