"""Damage on the disk: it is noticed, told, and mended where the log allows it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from perankh.store.checking import Report, check
from perankh.store.errors import DamagedTable, NotKept
from perankh.store.opening import prepare
from perankh.store.protocol import ListedTable, Person, batch_of
from perankh.store.sqlite import SqliteStore, open_store
from perankh.table.asking import Answer
from perankh.table.entries import LogEntry
from perankh.table.table import Table
from tests.store.test_opening import write_as_before
from tests.store.test_sqlite import run
from tests.table.tables import ME, OPEN, acted, find, made, two_people

FILE = "perankh.db"


def kept(folder: Path, *tables: Table) -> Path:
    """A store with these tables."""

    async def work(store: SqliteStore) -> None:
        for table in tables:
            await store.append(batch_of(Answer(entries=tuple(table.log), table=table, seq=1)))

    run(folder, work)
    return folder / FILE


def damage(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as raw:
        for statement in statements:
            assert raw.execute(statement).rowcount > 0, statement
        raw.commit()


def read(file: Path, table: str, since: int = 0) -> list[LogEntry]:
    async def work() -> list[LogEntry]:
        store = await open_store(file)
        try:
            return await store.read(table, since)
        finally:
            await store.close()

    return asyncio.run(work())


def listed(file: Path, person: str) -> list[ListedTable]:
    async def work() -> list[ListedTable]:
        store = await open_store(file)
        try:
            return await store.tables_of(person)
        finally:
            await store.close()

    return asyncio.run(work())


DAMAGES = {
    "its log is shorter than its head says": "DELETE FROM entries WHERE seq > 4",
    "an entry in the middle is missing": "DELETE FROM entries WHERE seq = 4",
    "a letter in the middle is another": (
        """UPDATE entries SET data = CAST(replace(data, '"seat":1', '"seat":0') AS BLOB)
        WHERE seq = (SELECT max(seq) FROM entries WHERE CAST(data AS TEXT) LIKE '%"seat":1,"n"%')"""
    ),
    "an entry can't be read": "UPDATE entries SET data = x'ff00', checksum = NULL WHERE seq = 4",
    "two entries have changed places": (
        """UPDATE entries SET
        data = (SELECT data FROM entries AS other WHERE other.seq = 9 - entries.seq),
        checksum = (SELECT checksum FROM entries AS other WHERE other.seq = 9 - entries.seq)
        WHERE seq IN (4, 5)"""
    ),
    "its head is lost": "DELETE FROM tables",
}


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_log_is_never_served(tmp_path: Path, statement: str) -> None:
    table = acted(two_people(), 6)
    file = kept(tmp_path, table)
    assert read(file, table.id) == list(table.log)
    damage(file, statement)
    with pytest.raises(DamagedTable, match="damaged on the disk"):
        read(file, table.id)


def test_a_head_that_is_behind_its_log_is_damage_too(tmp_path: Path) -> None:
    table = acted(two_people(), 6)
    file = kept(tmp_path, table)
    damage(file, "UPDATE tables SET seq = seq - 2")
    with pytest.raises(DamagedTable, match="head says"):
        read(file, table.id)
    with pytest.raises(DamagedTable):
        read(file, table.id, since=table.seq)


def test_entries_of_before_are_taken_without_checksum_until_they_are_sealed(
    tmp_path: Path,
) -> None:
    answer = made(ME, OPEN)
    file = tmp_path / FILE
    prepare(file, to="0001")
    write_as_before(file, answer)
    assert read(file, answer.table.id) == list(answer.entries)
    assert check(file, mend=False, find=find).sealed == len(answer.entries)
    assert check(file, mend=True, find=find).sealed == len(answer.entries)
    assert check(file, mend=True, find=find) == Report(tables=1, entries=len(answer.entries))
    damage(file, "UPDATE entries SET data = CAST(replace(data, 'ann', 'eve') AS BLOB)")
    with pytest.raises(DamagedTable, match="checksum"):
        read(file, answer.table.id)


# ------------------ check-store


MENDED = {
    "its phase": "UPDATE tables SET phase = 'over'",
    "whose turn it is": "UPDATE tables SET turn = 'nobody'",
    "its length": "UPDATE tables SET seq = seq - 2",
    "its summary": "UPDATE tables SET summary = '{'",
    "its standing": "UPDATE tables SET standing = '[99,null]'",
    "its head": "DELETE FROM tables",
    "its people": "DELETE FROM table_people WHERE person = 'bob'",
}


@pytest.mark.parametrize("statement", MENDED.values(), ids=MENDED.keys())
def test_what_follows_from_the_log_is_mended(tmp_path: Path, statement: str) -> None:
    table = acted(two_people(), 6)
    file = kept(tmp_path, table)
    before = listed(file, "bob")
    damage(file, statement)
    only_told = check(file, mend=False, find=find)
    assert (len(only_told.mended), only_told.lost) == (1, [])
    found = check(file, mend=True, find=find)
    assert (found.mended, found.lost) == (only_told.mended, [])
    assert check(file, mend=True, find=find).mended == []
    assert listed(file, "bob") == before
    assert read(file, table.id) == list(table.log)


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        (
            "DELETE FROM entries WHERE seq > 4 AND table_id = 'table-2'",
            "entries 5 to 9 are missing",
        ),
        (
            "DELETE FROM entries WHERE seq = 4 AND table_id = 'table-2'",
            "entries 4 to 4 are missing",
        ),
        ("UPDATE entries SET data = x'ff' WHERE seq = 4 AND table_id = 'table-2'", "checksum"),
    ],
)
def test_what_is_lost_is_told_and_the_rest_is_mended(
    tmp_path: Path, statement: str, told: str
) -> None:
    sound, broken = acted(two_people(seed=1), 6), acted(two_people(seed=2), 6)
    file = kept(tmp_path, sound, broken)
    damage(file, statement, "UPDATE tables SET turn = '' WHERE id = 'table-1'")
    seen: list[tuple[int, int]] = []
    found = check(file, mend=True, find=find, progress=lambda *how_far: seen.append(how_far))
    assert seen == [(1, 2), (2, 2)]
    assert [line for line in found.lost if "table-2" in line and told in line] == found.lost
    assert len(found.lost) == len(found.mended) == 1
    assert read(file, sound.id) == list(sound.log)
    with pytest.raises(DamagedTable):
        read(file, broken.id)


def test_a_sound_store_is_left_as_it_is(tmp_path: Path) -> None:
    tables = [acted(two_people(seed=seed), seed) for seed in range(1, 6)]
    file = kept(tmp_path, *tables)
    entries = sum(table.seq for table in tables)
    assert check(file, mend=True, find=find) == Report(tables=5, entries=entries)


def test_tables_of_another_house_are_told_and_kept(tmp_path: Path) -> None:
    table = acted(two_people(), 3)
    file = kept(tmp_path, table)
    found = check(file, mend=True)  # the registered games alone: Pebbles is none of them
    assert (len(found.stopped), found.mended, found.lost) == (1, [], [])


# ------------------ a full disk


def test_on_a_full_disk_nothing_is_kept_by_halves_and_it_can_be_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite itself refuses to grow: the same error as that of a full disk."""

    async def work(store: SqliteStore) -> None:
        raw = store._writer._raw
        (pages,) = raw.execute("PRAGMA page_count").fetchone()
        people = [Person(id=f"p{n}", name="x" * 40_000, created=n) for n in range(20)]
        assert raw.execute(f"PRAGMA max_page_count = {pages}").fetchone() == (pages,)
        for person in people:
            with pytest.raises(NotKept, match="disk is full"):
                await store.add_person(person)
        assert store.trouble == "the disk is full"
        raw.execute("PRAGMA max_page_count = 1000000")
        for person in people:
            await store.add_person(person)
        assert store.trouble == ""
        assert await store.person("p19") == people[19]

    run(tmp_path, work)
    told = [record.getMessage() for record in caplog.records if record.name == "perankh.store"]
    assert len(told) == 2
    assert "disk is full" in told[0]


# ------------------ whose files these are


def test_the_store_and_its_backups_can_be_read_by_their_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "new" / FILE

    async def work() -> None:
        store = await open_store(file)
        await store.add_person(Person(id="ann", name="Ann", created=1))
        await store.backup(tmp_path / "copy.db")
        beside = sorted(file.parent.iterdir())
        assert len(beside) == 3
        for found in (*beside, tmp_path / "copy.db"):
            assert found.stat().st_mode & 0o777 == 0o600, found
        await store.close()

    asyncio.run(work())
    assert file.parent.stat().st_mode & 0o777 == 0o700
    file.chmod(0o644)
    asyncio.run(work_again(file))
    assert file.stat().st_mode & 0o777 == 0o600


async def work_again(file: Path) -> None:
    store = await open_store(file)
    assert await store.person("ann") is not None
    await store.close()
