"""What people say: kept apart, numbered, within limits for each person and table."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from perankh.store import talk
from perankh.store.protocol import batch_of
from perankh.store.sqlite import SqliteStore
from perankh.table import leaving
from perankh.table.talking import TalkLine
from tests.store.test_sqlite import run
from tests.table.tables import ME, OPEN, call, made


def line(person: str, number: int) -> TalkLine:
    return TalkLine(
        time_ms=number, person=person, key=f"{person}{number}", name=person, text=f"{number}"
    )


async def kept(store: SqliteStore, table: str = "t") -> list[TalkLine]:
    return await store.talk(table, sys.maxsize, 10_000)


def test_lines_are_numbered_for_each_table_and_read_in_parts(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for number in range(1, 8):
            assert (await store.say("t", line("ann", number))).line == number
        assert (await store.say("u", line("ann", 1))).line == 1
        assert [one.line for one in await store.talk("t", sys.maxsize, 3)] == [5, 6, 7]
        assert [one.line for one in await store.talk("t", 5, 3)] == [2, 3, 4]
        assert await store.talk("t", 1, 3) == []

    run(tmp_path, work)


def test_a_repeated_line_is_kept_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        first = await store.say("t", line("ann", 1))
        await store.say("t", line("bob", 1))
        assert await store.say("t", line("ann", 1)) == first
        assert [one.person for one in await kept(store)] == ["ann", "bob"]

    run(tmp_path, work)


def test_the_oldest_lines_of_a_table_and_of_a_person_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "MOST_OF_TABLE", 10)
    monkeypatch.setattr(talk, "MOST_OF_ONE", 4)

    async def work(store: SqliteStore) -> None:
        await store.say("t", line("bob", 1))
        for number in range(1, 9):
            await store.say("t", line("eve", number))
        assert [one.line for one in await kept(store)] == [1, 6, 7, 8, 9]
        for number in range(4):
            await store.say("t", line(f"other {number}", 1))
        assert [one.line for one in await kept(store)] == [6, 7, 8, 9, 10, 11, 12, 13]
        await store.say("u", line("eve", 1))
        assert len(await kept(store, "u")) == 1

    run(tmp_path, work)


def test_who_is_muted_is_kept_until_they_may_talk_again(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.mute("t", "eve", True)
        await store.mute("t", "eve", True)
        assert await store.muted("t") == {"eve"}
        assert await store.muted("u") == frozenset()
        await store.mute("t", "eve", False)
        assert await store.muted("t") == frozenset()

    run(tmp_path, work)


def test_talk_goes_with_its_table(tmp_path: Path) -> None:
    answer = made(ME, OPEN)
    table = answer.table.id

    async def work(store: SqliteStore) -> None:
        await store.append(batch_of(answer))
        await store.say(table, line("ann", 1))
        await store.mute(table, "eve", True)
        await store.append(batch_of(leaving.delete(answer.table, call("ann"))))
        await store.purge(table)
        assert await kept(store, table) == []
        assert await store.muted(table) == frozenset()

    run(tmp_path, work)
