"""What many ask for is built once; nobody makes the server keep more."""

import asyncio

import msgspec

from perankh.host.open_table import CROWD, OpenTable
from perankh.web.message_cache import cache_of
from tests.table.tables import act, two_people


class Somebody:
    """A person who looks on and counts how often."""

    def __init__(self, person: str = "", address: str = "here") -> None:
        self.person = person
        self.address = address
        self.looked = 0

    def wake(self) -> None:
        self.looked += 1


def test_who_is_here_is_counted_once_for_a_crowd() -> None:
    async def work() -> None:
        open_table = OpenTable(two_people())
        crowd = [Somebody() for _ in range(1600)]
        for one in crowd:
            open_table.enter(one)
        messages = cache_of(open_table)
        told = [messages.presence(open_table) for _ in crowd]
        assert all(one is told[0] for one in told)
        assert msgspec.json.decode(told[0])["spectators"] == 1600
        open_table.presence += 1
        assert messages.presence(open_table) is not told[0]

    asyncio.run(work())


def test_of_a_crowd_those_who_play_are_told_first_and_the_others_in_parts() -> None:
    async def work() -> None:
        open_table = OpenTable(two_people())
        crowd, ann = [Somebody() for _ in range(5 * CROWD)], Somebody("ann")
        for one in (*crowd, ann):
            open_table.enter(one)
        open_table.become(act(open_table.table))
        assert ann.looked == 1
        assert sum(one.looked for one in crowd) == CROWD
        for _ in range(10):
            await asyncio.sleep(0)
        assert all(one.looked == 1 for one in crowd)

    asyncio.run(work())


def test_odd_numbers_make_nobody_keep_the_log_again_and_again() -> None:
    open_table = OpenTable(two_people())
    messages = cache_of(open_table)
    for since in range(10_000, 10_300):
        messages.entries(open_table, None, since)
    assert len(messages) == 1
