"""One change of a table after the other, and a bell for those who can wait."""

import asyncio
from collections.abc import Callable

from perankh.host.open_table import Turns
from perankh.web.later import SOON, Later


def test_each_has_its_turn_in_the_order_they_came() -> None:
    turns, began = Turns(), list[str]()

    def begins(name: str) -> Callable[[], None]:
        return lambda: began.append(name)

    turns.enter(begins("first"))
    turns.enter(begins("second"))
    turns.enter(begins("third"))
    assert began == ["first"]
    turns.leave()
    assert began == ["first", "second"]
    turns.leave()
    turns.leave()
    turns.enter(begins("fourth"))
    assert began == ["first", "second", "third", "fourth"]


def test_thousands_who_are_done_at_once_do_not_pile_up() -> None:
    turns, began = Turns(), list[int]()

    def at_once(number: int) -> Callable[[], None]:
        def begin() -> None:
            began.append(number)
            turns.leave()

        return begin

    turns.enter(lambda: None)
    for number in range(5000):
        turns.enter(at_once(number))
    turns.leave()
    assert began == list(range(5000))


class Waits:
    """Somebody who can wait."""

    def __init__(self) -> None:
        self.rung: asyncio.Event = asyncio.Event()
        self.times = 0

    def due(self) -> None:
        self.times += 1
        self.rung.set()


def test_who_is_put_off_is_called_once_and_not_too_soon() -> None:
    async def wait() -> None:
        later, one, other = Later(lambda: 0.0), Waits(), Waits()
        loop = asyncio.get_running_loop()
        begin = loop.time()
        later.put_off(one)
        later.put_off(other)
        later.put_off(one)
        later.forget(other)
        await one.rung.wait()
        assert loop.time() - begin >= SOON
        later.put_off(one)
        one.rung.clear()
        await one.rung.wait()
        assert (one.times, other.times) == (2, 0)

    asyncio.run(wait())
