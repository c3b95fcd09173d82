"""Lists and starts: neither may grow with how much was played.

How long others' moves wait while somebody with many tables opens the home page again and again,
and how long a server takes to open while computer players must go on at thousands of tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec

from perankh.bench import server
from perankh.bench.errors import BenchFailed
from perankh.bench.server import Bench, Rate, run
from perankh.bench.tables import GAME, Slot, lay_slot
from perankh.host.table_host import new_table_id, now
from perankh.record.fairness import new_secret
from perankh.store.protocol import Store, batch_of
from perankh.store.sqlite import FILE, open_store
from perankh.table import gathering
from perankh.table.asking import Call
from perankh.table.entries import SeatPlan

PLAYED_AT = 16
"""Tables at which others play meanwhile."""
EVERY = 0.1
"""Seconds between two looks at the home page."""
GAMES = 60
"""Games that each pair of players has before it."""


class ListBench(msgspec.Struct, kw_only=True):
    """What came out."""

    listed: int
    home_p50_ms: float
    home_p99_ms: float
    """Of the list of so many tables."""
    calm: Rate
    """Others' moves while nobody opens a list."""
    busy: Rate
    """The same while somebody does."""
    waiting: int
    start_s: float
    """From the start of the process until the house is open, with so many tables waiting."""
    empty_start_s: float
    """The same with an empty store."""


def measure(listed: int, waiting: int, seconds: float, note: Callable[[str], None]) -> ListBench:
    """Start servers of their own in folders of their own, and measure them."""
    with (
        tempfile.TemporaryDirectory(prefix="perankh-bench-") as played,
        tempfile.TemporaryDirectory(prefix="perankh-bench-") as full,
        tempfile.TemporaryDirectory(prefix="perankh-bench-") as empty,
    ):
        note("laying tables ...")
        person, *slots = run(_lay(Path(played), listed))
        run(_lay_waiting(Path(full), waiting))
        note("starting with an empty store ...")
        empty_start = _start_seconds(empty)
        note(f"starting with {waiting:,} tables that wait for computer players ...")
        start = _start_seconds(full)
        with _serving(played) as host:
            note("others' moves ...")
            calm = run(Bench(host).play(slots[: len(slots) // 2], seconds))
            note(f"others' moves while somebody opens a list of {listed} tables ...")
            busy, times = run(_busy(host, person, slots[len(slots) // 2 :], seconds))
    return ListBench(
        listed=listed,
        home_p50_ms=times[len(times) // 2] * 1000,
        home_p99_ms=times[int(len(times) * 0.99)] * 1000,
        calm=calm,
        busy=busy,
        waiting=waiting,
        start_s=start,
        empty_start_s=empty_start,
    )


async def _lay(folder: Path, listed: int) -> list[Slot]:
    """One person with many tables, and others to play."""
    store = await open_store(folder / FILE)
    try:
        person = await lay_slot(store, listed)
        return [person, *[await lay_slot(store, GAMES) for _ in range(2 * PLAYED_AT)]]
    finally:
        await store.close()


async def _lay_waiting(folder: Path, waiting: int) -> None:
    """Tables at which computer players alone have just sat down."""
    store = await open_store(folder / FILE)
    try:
        for _ in range(waiting):
            await _lay_minds(store)
    finally:
        await store.close()


async def _lay_minds(store: Store) -> None:
    seats = [SeatPlan(kind="mind", mind="random")] * 2
    call = Call(person=f"host {random.getrandbits(32):x}", time_ms=now())
    made = gathering.create(call, new_table_id(), GAME, seats, new_secret())
    await store.append(batch_of(made))


@contextlib.contextmanager
def _serving(folder: str) -> Iterator[str]:
    process = subprocess.Popen(
        [sys.executable, "-m", server.__name__, folder], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        host = process.stdout.readline().strip().removeprefix("http://")
        if not host:
            raise BenchFailed("the server did not start")
        yield host
    finally:
        process.terminate()
        process.communicate(timeout=30)


def _start_seconds(folder: str) -> float:
    """From the start of the process to the first answer."""
    begin = time.perf_counter()
    with _serving(folder) as host:
        httpx.get(f"http://{host}/healthz").raise_for_status()
        return time.perf_counter() - begin


async def _busy(
    host: str, person: Slot, slots: list[Slot], seconds: float
) -> tuple[Rate, list[float]]:
    times: list[float] = []

    async def look() -> None:
        cookies = {"perankh": person.tokens[0]}
        async with httpx.AsyncClient(base_url=f"http://{host}", cookies=cookies) as browser:
            while True:
                begin = time.perf_counter()
                answer = (await browser.get("/api/tables")).raise_for_status().json()
                times.append(time.perf_counter() - begin)
                if len(answer["tables"]) != min(len(person.tables), 200):
                    raise BenchFailed(f"{len(answer['tables'])} tables were listed")
                await asyncio.sleep(EVERY)

    looking = asyncio.create_task(look())
    rate = await Bench(host).play(slots, seconds)
    looking.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await looking
    return rate, sorted(times)
