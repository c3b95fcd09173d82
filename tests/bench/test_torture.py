"""The torture of a server, in small; and that it would notice if something were wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from perankh.bench.torture import Kept, Torture, compare, torture
from perankh.store.protocol import batch_of
from perankh.store.sqlite import FILE, open_store
from perankh.table.asking import Answer
from perankh.table.entries import Acted
from perankh.table.table import Table
from tests.cli.calling import call as command
from tests.table.tables import acted, two_people


def test_a_server_that_is_killed_and_stopped_loses_and_doubles_nothing() -> None:
    told: list[str] = []
    found = torture(kills=3, seed=3, note=told.append)
    assert found.good, found
    assert (found.kills, found.seed) == (3, 3)
    assert found.acknowledged > 20
    assert len(told) == 4


def played(file: Path) -> tuple[Table, list[Kept]]:
    """A game in a store, and what a client would have written down about it."""
    table = acted(two_people(game="imhotep"), 8)

    async def write() -> None:
        store = await open_store(file)
        await store.append(batch_of(Answer(entries=tuple(table.log), table=table, seq=1)))
        await store.close()

    asyncio.run(write())
    return table, [
        Kept(table.id, entry.body.seat, entry.body.n, entry.body.action, entry.key, entry.seq)
        for entry in table.log
        if isinstance(entry.body, Acted)
    ]


def compared(file: Path, kept: list[Kept]) -> Torture:
    return asyncio.run(compare(file, kept))


def test_what_was_acknowledged_and_is_not_there_is_noticed(tmp_path: Path) -> None:
    table, kept = played(tmp_path / FILE)
    assert compared(tmp_path / FILE, kept).good
    ghost = Kept(table.id, 0, table.n, 1, "ghost", table.seq + 1)
    assert len(compared(tmp_path / FILE, [*kept, ghost]).lost) == 1
    other = Kept(table.id, kept[0].seat, kept[0].n, kept[0].action + 1, "", kept[0].seq)
    assert len(compared(tmp_path / FILE, [other]).lost) == 1


def test_a_log_that_a_head_does_not_fit_is_noticed(tmp_path: Path) -> None:
    _, kept = played(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as raw:
        raw.execute("UPDATE tables SET turn = 'nobody'")
        raw.commit()
    assert not compared(tmp_path / FILE, kept).good


def test_another_store_or_no_kill_at_all_is_refused_in_one_line() -> None:
    for wrong in (("--store", "paper"), ("--kills", "0")):
        refused = command("torture", *wrong)
        assert (refused.code, len(refused.err.splitlines())) == (2, 1)
