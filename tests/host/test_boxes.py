"""Corrected boxes are read beside the event loop, one for each person."""

import asyncio

import pytest

from perankh.games import game
from perankh.host.boxes import BoxReader
from perankh.host.errors import HostError
from perankh.kernel.box import BoxError

IMHOTEP = game("imhotep")
SHIPPED = (IMHOTEP.folder / "box.toml").read_text("utf-8")


def corrected(number: int) -> str:
    """A box that was never read before."""
    return f"{SHIPPED}\n# {number}\n"


def test_the_event_loop_goes_on_while_a_box_is_read() -> None:
    async def turns() -> int:
        reading = asyncio.create_task(BoxReader().read(IMHOTEP, corrected(1)))
        count = 0
        while not reading.done():
            await asyncio.sleep(0)
            count += 1
        await reading
        return count

    assert asyncio.run(turns()) > 20


def test_a_person_has_one_box_read_at_a_time() -> None:
    async def work() -> None:
        reader = BoxReader()
        first = asyncio.create_task(reader.read(IMHOTEP, corrected(2), "ann"))
        await asyncio.sleep(0)
        with pytest.raises(HostError, match="still being read"):
            await reader.read(IMHOTEP, corrected(3), "ann")
        await reader.read(IMHOTEP, corrected(4), "ben")
        await first
        await reader.read(IMHOTEP, corrected(3), "ann")

    asyncio.run(work())


def test_a_box_that_can_not_be_is_refused_and_the_next_is_read() -> None:
    async def work() -> None:
        reader = BoxReader()
        with pytest.raises(BoxError):
            await reader.read(IMHOTEP, "no box", "ann")
        await reader.read(IMHOTEP, corrected(5), "ann")

    asyncio.run(work())
