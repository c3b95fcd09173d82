"""Whoever asks for much waits for himself, and people come before empty tables (point 10)."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from perankh.host.fair_queue import MOST_FOR_NOBODY, Claim, FairQueue, QueueFull, Rank


def claim(rank: Rank, owner: str) -> Claim:
    return lambda: (rank, owner)


def order(*claims: tuple[Rank, str, str]) -> list[str]:
    """In which order those are served who wait for one place, by their names."""

    async def run() -> list[str]:
        queue, served = FairQueue(1), list[str]()
        await queue.enter(claim(Rank.PLAYER, "first"))

        async def wait(rank: Rank, owner: str, name: str) -> None:
            await queue.enter(claim(rank, owner))
            served.append(name)
            queue.leave()

        waiting = [asyncio.create_task(wait(*one)) for one in claims]
        await asyncio.sleep(0)
        queue.leave()
        await asyncio.gather(*waiting)
        return served

    return asyncio.run(run())


def test_people_come_first_then_hints_then_spectators_then_empty_tables() -> None:
    assert order(
        (Rank.NOBODY, "a", "empty"),
        (Rank.SPECTATOR, "b", "watched"),
        (Rank.HINT, "c", "hint"),
        (Rank.PLAYER, "d", "played"),
    ) == ["played", "hint", "watched", "empty"]


def test_owners_take_turns_however_much_one_of_them_asks_for() -> None:
    many = [(Rank.PLAYER, "mallory", f"m{number}") for number in range(29)]
    served = order(*many, (Rank.PLAYER, "ann", "a1"), (Rank.PLAYER, "ann", "a2"))
    assert served.index("a1") <= 1
    assert served.index("a2") <= 3
    assert [name for name in served if name.startswith("m")] == [one[2] for one in many]


def in_loop(work: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await work()

    asyncio.run(run())


def test_a_table_that_somebody_opens_moves_up() -> None:
    async def work() -> None:
        queue = FairQueue(1)
        await queue.enter(claim(Rank.PLAYER, "x"))
        rank = Rank.NOBODY
        later = asyncio.create_task(queue.enter(lambda: (rank, "a")))
        other = asyncio.create_task(queue.enter(claim(Rank.SPECTATOR, "b")))
        await asyncio.sleep(0)
        rank = Rank.PLAYER
        queue.leave()
        await later
        assert not other.done()
        queue.leave()
        await other

    in_loop(work)


def test_who_does_not_wait_any_more_takes_no_place() -> None:
    async def work() -> None:
        queue = FairQueue(1)
        await queue.enter(claim(Rank.PLAYER, "x"))
        gone = asyncio.create_task(queue.enter(claim(Rank.PLAYER, "a")))
        there = asyncio.create_task(queue.enter(claim(Rank.PLAYER, "b")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        queue.leave()
        await there
        queue.leave()
        served = asyncio.create_task(queue.enter(claim(Rank.PLAYER, "c")))
        gone = asyncio.create_task(queue.enter(claim(Rank.PLAYER, "d")))
        await served
        queue.leave()  # d has come to its turn, but is gone before it notices
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        await queue.enter(claim(Rank.PLAYER, "e"))

    in_loop(work)


def test_tables_without_people_are_limited_in_number() -> None:
    async def work() -> None:
        queue = FairQueue(1)
        await queue.enter(claim(Rank.NOBODY, "x"))
        waiting = [
            asyncio.create_task(queue.enter(claim(Rank.NOBODY, str(number))))
            for number in range(MOST_FOR_NOBODY)
        ]
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await queue.enter(claim(Rank.NOBODY, "one more"))
        person = asyncio.create_task(queue.enter(claim(Rank.PLAYER, "ann")))
        await asyncio.sleep(0)
        queue.leave()
        await person
        for task in waiting:
            task.cancel()

    in_loop(work)
