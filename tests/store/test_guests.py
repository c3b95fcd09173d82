"""What guests leave behind: counted for their quota, and tidied away by the keeper's policy."""

from __future__ import annotations

import asyncio
from pathlib import Path

from perankh.record.fairness import new_secret
from perankh.store.protocol import Person, SignIn, batch_of
from perankh.store.sqlite import FILE, SqliteStore, open_store
from perankh.table import gathering
from perankh.table.asking import Answer, Call
from perankh.table.entries import SeatPlan

DAY = 24 * 3600 * 1000


def laid(table: str, host: str, day: int) -> Answer:
    """A table of one host and a free seat, made on that day."""
    seats = [SeatPlan(kind="me", name=host), SeatPlan(kind="open")]
    call = Call(person=host, time_ms=day * DAY)
    return gathering.create(call, table, "imhotep", seats, new_secret())


async def filled(file: Path) -> SqliteStore:
    store = await open_store(file)
    for person in ("guest", "owner"):
        await store.add_person(Person(id=person, name=person.title(), created=1))
    await store.claim("owner", "owner", "hash")
    for table, host, day in (
        ("old-guest", "guest", 1),
        ("old-owner", "owner", 1),
        ("older-guest", "guest", 0),
        ("new-guest", "guest", 9),
    ):
        await store.append(batch_of(laid(table, host, day)))
    return store


def test_only_what_guests_alone_left_unfinished_for_long_is_removed(tmp_path: Path) -> None:
    async def run() -> None:
        store = await filled(tmp_path / FILE)
        assert await store.hosted_by("guest") == 3
        assert await store.forget_guest_tables(5 * DAY, {"old-guest"}, 10) == 1
        assert await store.read("older-guest") == []
        assert await store.forget_guest_tables(5 * DAY, (), 10) == 1
        assert await store.forget_guest_tables(5 * DAY, (), 10) == 0
        assert [one.id for one in await store.tables_of("guest")] == ["new-guest"]
        assert [one.id for one in await store.tables_of("owner")] == ["old-owner"]
        assert await store.hosted_by("guest") == 1
        await store.close()

    asyncio.run(run())


def test_a_limit_takes_the_oldest_first(tmp_path: Path) -> None:
    async def run() -> None:
        store = await filled(tmp_path / FILE)
        assert await store.forget_guest_tables(5 * DAY, (), 1) == 1
        assert await store.read("older-guest") == []
        assert await store.read("old-guest") != []
        await store.close()

    asyncio.run(run())


def test_sessions_of_a_person_end_together_but_for_one(tmp_path: Path) -> None:
    async def run() -> None:
        store = await filled(tmp_path / FILE)
        for at, token in enumerate(("a", "b", "c")):
            await store.sign_in(
                SignIn(token_hash=token, person="owner", created=1, expires=100 + at, browser=token)
            )
        await store.sign_in(SignIn(token_hash="g", person="guest", created=1, expires=100))
        listed = await store.sessions_of("owner", 1)
        assert [one.browser for one in listed] == ["c", "b", "a"]
        assert sorted(await store.sign_out_others("owner", "b")) == ["a", "c"]
        assert [one.token_hash for one in await store.sessions_of("owner", 1)] == ["b"]
        assert len(await store.sessions_of("guest", 1)) == 1
        await store.close()

    asyncio.run(run())
