"""How many appends a store acknowledges in a second, and how long each waits."""

from __future__ import annotations

import asyncio
import time

import msgspec

from perankh.store.protocol import Batch, Store
from perankh.table.entries import Acted, LogEntry


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What came out."""

    appends: int
    seconds: float
    per_second: float
    p50_ms: float
    p99_ms: float


def move(table: str, seq: int) -> Batch:
    """An append as a move makes it; what it says does not matter to a store."""
    body = Acted(seat=seq % 2, n=seq, action=seq % 40)
    entry = LogEntry(seq=seq, time_ms=1_750_000_000_000 + seq, by="bench", key=f"k{seq}", body=body)
    return Batch(
        table=table,
        expected=seq - 1,
        entries=(entry,),
        game="imhotep",
        host="bench",
        phase="playing",
        turn="bench",
        people=frozenset({"bench"}) if seq == 1 else None,
    )


async def bench_appends(store: Store, tables: int = 64, moves: int = 100) -> Figures:
    """Append to many tables at once, each waiting for its last append before the next."""
    waits: list[float] = []

    async def play(table: str) -> None:
        for seq in range(1, moves + 1):
            start = time.perf_counter()
            await store.append(move(table, seq))
            waits.append(time.perf_counter() - start)

    run = f"bench-{time.time_ns():x}"
    start = time.perf_counter()
    await asyncio.gather(*(play(f"{run}-{number}") for number in range(tables)))
    seconds = time.perf_counter() - start
    waits.sort()
    return Figures(
        appends=len(waits),
        seconds=seconds,
        per_second=len(waits) / seconds,
        p50_ms=waits[len(waits) // 2] * 1_000,
        p99_ms=waits[len(waits) * 99 // 100] * 1_000,
    )
