"""Analyses have places for each person and each address."""

import asyncio

import pytest

from perankh.host.advice import ADDRESS_PLACES, OWN_PLACES, Advice
from perankh.host.errors import HostError
from perankh.host.open_table import OpenTable
from perankh.host.worker_pool import WorkerPool
from tests.table.tables import play_out, two_people

WORKER = "tests.host.worker_for_tests"


class Asker:
    """Somebody who waits for an analysis."""

    def __init__(self, person: str, address: str) -> None:
        self.person = person
        self.address = address

    def wake(self) -> None:
        pass


async def drop(advice: Advice, tables: list[OpenTable]) -> None:
    """Nobody waits for these analyses any more."""
    advice.close(tables)
    for table in tables:
        if table.analysis is not None and table.analysis.task is not None:
            await asyncio.gather(table.analysis.task, return_exceptions=True)


def test_nobody_takes_all_the_places() -> None:
    over = play_out(two_people())

    async def work() -> None:
        pool = WorkerPool(1, WORKER, patient=True)
        advice = Advice(WorkerPool(1, WORKER), pool)
        tables: list[OpenTable] = []

        def ask(person: str, address: str) -> None:
            tables.append(OpenTable(over))
            advice.analyse(tables[-1], Asker(person, address))

        for _ in range(OWN_PLACES):
            ask("mallory", "a")
        with pytest.raises(HostError, match="your other games"):
            ask("mallory", "elsewhere")
        for number in range(ADDRESS_PLACES - OWN_PLACES):
            ask(f"guest {number}", "a")
        with pytest.raises(HostError, match="your other games"):
            ask("another guest", "a")
        ask("ann", "b")
        await drop(advice, tables)
        ask("mallory", "a")  # her places are free again
        await drop(advice, tables)
        await pool.close()

    asyncio.run(work())
