"""After a start computer players go on where they must, at a few tables at a time."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
from msgspec.structs import replace

from perankh.host.resuming import AT_ONCE
from perankh.store.protocol import batch_of
from perankh.store.sqlite import FILE, open_store
from tests.table.tables import MIND, made
from tests.web.serving import PATIENCE, serving, settings

TABLES = 24


async def lay(file: Path) -> None:
    """Tables at which computer players alone have just sat down."""
    store = await open_store(file)
    for seed in range(TABLES):
        await store.append(batch_of(made(MIND, MIND, seed=seed)))
    await store.close()


def over(file: Path) -> int:
    with closing(sqlite3.connect(file)) as raw:
        (count,) = raw.execute("SELECT count(*) FROM tables WHERE phase = 'over'").fetchone()
    return int(count)


def test_waiting_tables_go_on_after_a_start_and_are_never_all_open(data: Path) -> None:
    asyncio.run(lay(data / FILE))
    most = 0
    with serving(replace(settings(data), pace=0.0, guest_tables_kept=0)) as server:
        end = time.monotonic() + 3 * PATIENCE
        while over(data / FILE) < TABLES:
            assert time.monotonic() < end, f"only {over(data / FILE)} games were finished"
            lines = httpx.get(f"{server.address}/metrics").text.splitlines()
            (opened,) = (line for line in lines if line.startswith("perankh_tables_open "))
            most = max(most, int(float(opened.split()[1])))
    assert 0 < most <= AT_ONCE
