import asyncio

import pytest

from perankh.bus.local import LocalBus
from perankh.bus.protocol import Bus, BusClosed, Subscription


def test_who_listens_to_a_table_hears_of_it() -> None:
    async def work() -> None:
        bus: Bus = LocalBus()
        ear: Subscription = bus.subscribe("t")
        bus.publish("t", 4)
        bus.publish("u", 9)
        assert await ear.next() == {"t": 4}

    asyncio.run(work())


def test_a_slow_listener_gets_the_latest_number_and_nothing_piles_up() -> None:
    async def work() -> None:
        bus = LocalBus()
        ear = bus.subscribe("t")
        for seq in range(1, 10_001):
            bus.publish("t", seq)
        bus.publish("t", 7)
        assert await ear.next() == {"t": 10_000}
        bus.publish("t", 10_001)
        assert await ear.next() == {"t": 10_001}

    asyncio.run(work())


def test_who_listens_to_all_hears_of_each_table() -> None:
    async def work() -> None:
        bus = LocalBus()
        ear = bus.subscribe()
        bus.publish("t", 4)
        bus.publish("u", 9)
        bus.publish("t", 5)
        assert await ear.next() == {"t": 5, "u": 9}

    asyncio.run(work())


def test_a_hint_wakes_who_waits() -> None:
    async def work() -> None:
        bus = LocalBus()
        ears = [bus.subscribe("t") for _ in range(3)]
        waiting = [asyncio.create_task(ear.next()) for ear in ears]
        await asyncio.sleep(0)
        bus.publish("t", 1)
        assert await asyncio.gather(*waiting) == [{"t": 1}] * 3

    asyncio.run(work())


def test_who_has_closed_hears_no_more() -> None:
    async def work() -> None:
        bus = LocalBus()
        ear = bus.subscribe("t")
        waiting = asyncio.create_task(ear.next())
        await asyncio.sleep(0)
        ear.close()
        ear.close()
        bus.publish("t", 1)
        with pytest.raises(BusClosed):
            await waiting
        with pytest.raises(BusClosed):
            await ear.next()

    asyncio.run(work())


def test_closing_the_bus_ends_all_who_wait() -> None:
    async def work() -> None:
        bus = LocalBus()
        waiting = [asyncio.create_task(bus.subscribe(table).next()) for table in ("t", "u", None)]
        await asyncio.sleep(0)
        await bus.close()
        for task in waiting:
            with pytest.raises(BusClosed):
                await task

    asyncio.run(work())
