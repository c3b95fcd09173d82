import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect

from perankh.store import schema
from perankh.store.backup import back_up
from perankh.store.errors import NewerStore, NotAStore, StoreError
from perankh.store.opening import STEPS, connect, core, prepare, version_of
from perankh.store.protocol import Person
from perankh.store.sqlite import open_store
from perankh.table.asking import Answer
from perankh.table.entries import encode
from perankh.table.summary import summary_of
from tests.store.appends import bench_appends
from tests.table.tables import ME, MIND, OPEN, made


def columns_of(file: Path) -> dict[str, list[tuple[str, bool]]]:
    """The tables in a file with their columns, and whether each may be empty."""
    with closing(connect(file)) as raw, core(raw) as connection:
        found = inspect(connection)
        return {
            name: [(column["name"], column["nullable"]) for column in found.get_columns(name)]
            for name in found.get_table_names()
            if name != "alembic_version"
        }


def version(file: Path) -> str | None:
    """The version of the store in a file."""
    with closing(connect(file)) as raw:
        return version_of(raw, file)


# ------------------ versions


def test_a_new_store_has_the_newest_version(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "perankh.db"
    prepare(file)
    assert version(file) == schema.VERSION


def test_the_steps_lead_to_what_the_program_expects(tmp_path: Path) -> None:
    prepare(tmp_path / "perankh.db")
    assert columns_of(tmp_path / "perankh.db") == {
        table.name: [(column.name, bool(column.nullable)) for column in table.columns]
        for table in schema.metadata.sorted_tables
    }


def test_the_version_of_the_program_is_that_of_the_last_step() -> None:
    numbers = sorted(step.name[1:5] for step in (STEPS / "versions").glob("v*.py"))
    assert numbers[-1] == schema.VERSION
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]


def write_as_before(file: Path, answer: Answer) -> None:
    """Keep a table as the first version of the store did: without summary and checksums."""
    table, last = answer.table, answer.entries[-1]
    head = (table.id, table.created.game, table.host, table.phase, table.turn, last.seq)
    with closing(connect(file)) as raw:
        raw.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, 1, 2, 0)", head)
        for entry in answer.entries:
            row = (table.id, entry.seq, encode(entry))
            raw.execute("INSERT INTO entries VALUES (?, ?, ?)", row)
        for person in table.people():
            raw.execute("INSERT INTO table_people VALUES (?, ?)", (person, table.id))


def test_an_older_store_is_brought_up_to_date_with_all_it_holds(tmp_path: Path) -> None:
    file = tmp_path / "perankh.db"
    answer = made(ME, MIND)

    async def new() -> None:
        store = await open_store(file)
        assert await store.read(answer.table.id) == list(answer.entries)
        await store.add_person(Person(id="ann", name="Ann", created=1))
        assert await store.person("ann") is not None
        await store.close()

    prepare(file, to="0001")
    assert version(file) == "0001"
    write_as_before(file, answer)
    asyncio.run(new())
    assert version(file) == schema.VERSION


def test_tables_of_an_older_store_are_listed_with_their_people_and_summed_up_once(
    tmp_path: Path,
) -> None:
    file = tmp_path / "perankh.db"
    answer = made(ME, OPEN)
    prepare(file, to="0001")
    write_as_before(file, answer)

    async def new() -> None:
        store = await open_store(file)
        for summed_up in (False, True):
            (row,) = await store.tables_of("ann")
            assert row.summary == summary_of(answer.table)
            assert row.summed_up == summed_up
            await store.keep_boxes()  # whatever was to be written before is on disk now
        await store.close()

    asyncio.run(new())


def test_a_store_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "perankh.db"
    prepare(file)
    with closing(connect(file)) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerStore, match="newer Perankh"):
        prepare(file)
    assert version(file) == "9999"


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear reader, " * 100)
    with pytest.raises(NotAStore):
        prepare(text)
    assert text.read_text().startswith("Dear reader")
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as raw:
        raw.execute("CREATE TABLE songs (name)")
    with pytest.raises(NotAStore, match="not a store"):
        prepare(other)
    with closing(sqlite3.connect(other)) as raw:
        assert raw.execute("SELECT name FROM sqlite_master").fetchall() == [("songs",)]


def test_commits_reach_the_disk(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "x.db")) as raw:
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert raw.execute("PRAGMA synchronous").fetchone() == (2,)


# ------------------ backup


def test_a_backup_under_load_is_the_store_at_one_moment(tmp_path: Path) -> None:
    async def work() -> None:
        store = await open_store(tmp_path / "perankh.db")
        load = asyncio.create_task(bench_appends(store, tables=16, moves=60))
        while not await store.tables_of("bench"):
            pass
        for number in range(3):
            await store.backup(tmp_path / f"copy-{number}.db")
        await load
        await store.close()

    async def check(file: Path) -> int:
        store = await open_store(file)
        total = 0
        for table in await store.tables_of("bench"):
            log = await store.read(table.id)
            assert [entry.seq for entry in log] == list(range(1, table.seq + 1))
            total += len(log)
        await store.close()
        return total

    asyncio.run(work())
    totals = [asyncio.run(check(tmp_path / f"copy-{number}.db")) for number in range(3)]
    assert 0 < totals[0] <= totals[1] <= totals[2] <= 16 * 60


def test_a_backup_overwrites_nothing_and_leaves_nothing_half_made(tmp_path: Path) -> None:
    file = tmp_path / "perankh.db"
    prepare(file)
    taken = tmp_path / "copy.db"
    taken.write_text("mine")
    with pytest.raises(StoreError, match="overwrites"):
        back_up(file, taken)
    assert taken.read_text() == "mine"
    with pytest.raises(StoreError):
        back_up(file, tmp_path / "nowhere" / "copy.db")
    with pytest.raises(NotAStore, match="no store"):
        back_up(tmp_path / "missing.db", tmp_path / "new.db")
    with pytest.raises(NotAStore):
        back_up(taken, tmp_path / "new.db")
    assert sorted(path.name for path in tmp_path.glob("*.part")) == []
    assert not (tmp_path / "new.db").exists()
