import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from perankh.record.fairness import derive
from perankh.store.errors import (
    AccountTaken,
    Conflict,
    NoSuchPerson,
    StoreClosed,
    StoreError,
)
from perankh.store.protocol import Batch, Person, SignIn, Store, batch_of
from perankh.store.sqlite import SqliteStore, open_store
from perankh.table import gathering, leaving
from perankh.table.asking import Answer
from perankh.table.folding import table_of
from tests.store.appends import bench_appends, move
from tests.table.tables import (
    ME,
    MIND,
    OPEN,
    acted,
    call,
    find,
    made,
    play_out,
    portrait,
    two_people,
)

ANN = Person(id="ann", name="Ann", created=1)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = await open_store(folder / "perankh.db")
    try:
        yield store
    finally:
        await store.close()


def run(folder: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Do something with a store in this folder, and close it."""

    async def whole() -> None:
        async with opened(folder) as store:
            await work(store)

    asyncio.run(whole())


# ------------------ logs


def test_of_many_moves_at_once_only_those_that_conflict_are_refused(tmp_path: Path) -> None:
    """Moves that come together are written together; each is still all or nothing."""

    async def work(store: SqliteStore) -> None:
        await asyncio.gather(*(store.append(move(f"t{number}", 1)) for number in range(40)))
        wanted = [move(f"t{number}", 3 if number % 5 == 0 else 2) for number in range(40)]
        results = await asyncio.gather(
            *(store.append(batch) for batch in wanted), return_exceptions=True
        )
        for number, result in enumerate(results):
            assert isinstance(result, Conflict) == (number % 5 == 0)
            log = await store.read(f"t{number}")
            assert [entry.seq for entry in log] == ([1] if number % 5 == 0 else [1, 2])
            assert log[-1] == move(f"t{number}", len(log)).entries[0]

    run(tmp_path, work)


def test_moves_of_one_table_that_come_together_keep_their_order(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await asyncio.gather(*(store.append(move("t", seq)) for seq in range(1, 20)))
        assert [entry.seq for entry in await store.read("t")] == list(range(1, 20))

    run(tmp_path, work)


def test_a_log_is_read_as_it_was_appended(tmp_path: Path) -> None:
    first = made(ME, OPEN)
    second = gathering.join(first.table, call("bob"), "Bob")

    async def write(store: SqliteStore) -> None:
        await store.append(batch_of(first))
        await store.append(batch_of(second))

    async def check(store: SqliteStore) -> None:
        log = await store.read(first.table.id)
        assert portrait(table_of(log, find)) == portrait(second.table)
        assert await store.read(first.table.id, since=1) == log[1:]
        assert await store.read("nowhere") == []

    run(tmp_path, write)
    run(tmp_path, check)


def test_an_append_after_somebody_elses_is_a_conflict_and_changes_nothing(tmp_path: Path) -> None:
    first = made(ME, OPEN)
    bob = gathering.join(first.table, call("bob"), "Bob")
    eve = gathering.join(first.table, call("eve"), "Eve")

    async def work(store: SqliteStore) -> None:
        await store.append(batch_of(first))
        await store.append(batch_of(bob))
        with pytest.raises(Conflict) as refused:
            await store.append(batch_of(eve))
        assert (refused.value.table, refused.value.expected) == (first.table.id, 1)
        assert await store.read(first.table.id) == list(bob.table.log)
        assert await store.tables_of("eve") == []

    run(tmp_path, work)


def test_a_repeated_append_is_a_conflict_and_is_kept_once(tmp_path: Path) -> None:
    answer = made(ME, OPEN)

    async def work(store: SqliteStore) -> None:
        results = await asyncio.gather(
            *(store.append(batch_of(answer)) for _ in range(5)), return_exceptions=True
        )
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 4
        assert await store.read(answer.table.id) == list(answer.entries)

    run(tmp_path, work)


def test_appends_to_two_tables_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    old = play_out(two_people())
    whole = batch_of(Answer(entries=tuple(old.log), table=old, seq=1))
    answer, new = leaving.rematch(old, call("ann"), "next", derive(7))
    assert new is not None

    async def work(store: SqliteStore) -> None:
        await store.append(whole)
        stale = batch_of(leaving.rename(old, call("ann"), 0, "Anna"))
        with pytest.raises(Conflict):
            await store.append(batch_of(new), stale, stale)
        assert await store.read("next") == []
        assert len(await store.read(old.id)) == old.seq
        await store.append(batch_of(answer), batch_of(new))
        assert await store.read("next") == list(new.entries)
        assert len(await store.read(old.id)) == answer.table.seq

    run(tmp_path, work)


def test_many_tables_at_once_keep_every_entry_in_order(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        figures = await bench_appends(store, tables=16, moves=20)
        assert figures.appends == 320
        listed = await store.tables_of("bench")
        assert len(listed) == 16
        for table in listed:
            assert [entry.seq for entry in await store.read(table.id)] == list(range(1, 21))

    run(tmp_path, work)


def test_an_error_of_the_disk_is_told_to_all_who_wait(tmp_path: Path) -> None:
    broken = move("t", 2)
    twice = Batch(
        table="t",
        expected=1,
        entries=broken.entries * 2,
        game="imhotep",
        host="bench",
        phase="playing",
        turn="",
    )

    async def work(store: SqliteStore) -> None:
        await store.append(move("t", 1))
        with pytest.raises(StoreError, match="could not be kept"):
            await store.append(twice)
        await store.append(broken)
        assert [entry.seq for entry in await store.read("t")] == [1, 2]

    run(tmp_path, work)


# ------------------ lists


def test_a_person_finds_their_tables_latest_first(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for seed, at in ((1, 30), (2, 50), (3, 40)):
            answer = gathering.create(
                call("ann", time_ms=at), f"t{seed}", "pebbles", [ME, OPEN], derive(seed), find=find
            )
            await store.append(batch_of(answer))
        listed = await store.tables_of("ann")
        assert [(table.id, table.changed) for table in listed] == [
            ("t2", 50),
            ("t3", 40),
            ("t1", 30),
        ]
        assert [table.id for table in await store.tables_of("ann", limit=1)] == ["t2"]
        assert listed[0].phase == "waiting"
        assert await store.tables_of("bob") == []

    run(tmp_path, work)


def test_a_list_says_whose_turn_it_is(tmp_path: Path) -> None:
    answer = made(ME, OPEN)

    async def work(store: SqliteStore) -> None:
        await store.append(batch_of(answer))
        joined = gathering.join(answer.table, call("bob"), "Bob")
        await store.append(batch_of(joined))
        (listed,) = await store.tables_of("bob")
        assert (listed.phase, listed.turn, listed.host) == ("playing", joined.table.turn, "ann")
        assert listed.seq == joined.table.seq

    run(tmp_path, work)


def test_who_stands_up_no_longer_finds_the_table(tmp_path: Path) -> None:
    answer = made(ME, OPEN, OPEN)

    async def work(store: SqliteStore) -> None:
        await store.append(batch_of(answer))
        joined = gathering.join(answer.table, call("bob"), "Bob")
        await store.append(batch_of(joined))
        assert len(await store.tables_of("bob")) == 1
        await store.append(batch_of(gathering.unseat(joined.table, call("bob"), 1)))
        assert await store.tables_of("bob") == []

    run(tmp_path, work)


def test_games_that_wait_for_a_mind_are_found_after_a_start(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append(batch_of(made(MIND, MIND, seed=1)))
        await store.append(batch_of(made(ME, OPEN, seed=2)))
        over = play_out(made(MIND, MIND, seed=3).table)
        await store.append(batch_of(Answer(entries=tuple(over.log), table=over, seq=1)))

    async def check(store: SqliteStore) -> None:
        assert await store.waiting_for_minds() == ["table-1"]

    run(tmp_path, write)
    run(tmp_path, check)


def test_a_deleted_table_leaves_the_lists_and_can_be_purged(tmp_path: Path) -> None:
    answer = made(ME, MIND)

    async def work(store: SqliteStore) -> None:
        await store.append(batch_of(answer))
        await store.purge(answer.table.id)
        assert len(await store.read(answer.table.id)) == 2
        await store.append(batch_of(leaving.delete(answer.table, call("ann"))))
        assert await store.tables_of("ann") == []
        assert len(await store.read(answer.table.id)) == 3
        await store.purge(answer.table.id)
        assert await store.read(answer.table.id) == []

    run(tmp_path, work)


# ------------------ people


def test_a_guest_is_known_again_and_may_change_their_name(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add_person(ANN)
        await store.rename_person("ann", "Annie")
        assert await store.person("ann") == Person(id="ann", name="Annie", created=1)
        assert await store.person("bob") is None
        with pytest.raises(NoSuchPerson):
            await store.rename_person("bob", "Bob")

    run(tmp_path, work)


def test_a_guest_claims_an_account_and_signs_in_whatever_the_letter_case(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add_person(ANN)
        await store.claim("ann", "Žofie", "hash")
        found = await store.login("žOFIE")
        assert found is not None
        assert (found.person, found.account, found.password_hash) == ("ann", "Žofie", "hash")
        await store.set_password("ann", "other")
        assert (await store.login("Žofie")) != found
        person = await store.person("ann")
        assert person is not None
        assert person.account == "Žofie"
        assert await store.login("nobody") is None

    run(tmp_path, work)


def test_an_account_belongs_to_one_person(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add_person(ANN)
        await store.add_person(Person(id="bob", name="Bob", created=2))
        await store.claim("ann", "Nile", "hash")
        with pytest.raises(AccountTaken):
            await store.claim("bob", "nile", "hash")
        with pytest.raises(NoSuchPerson):
            await store.claim("ann", "Delta", "hash")
        with pytest.raises(NoSuchPerson):
            await store.set_password("bob", "hash")

    run(tmp_path, work)


def test_a_browser_is_known_until_it_signs_out_or_its_session_expires(tmp_path: Path) -> None:
    session = SignIn(token_hash="t", person="ann", created=1, expires=100)

    async def work(store: SqliteStore) -> None:
        await store.add_person(ANN)
        await store.sign_in(session)
        assert await store.signed_in("t", 99) == session
        assert await store.signed_in("t", 100) is None
        await store.extend("t", 200)
        assert await store.signed_in("t", 100) is not None
        await store.tidy(150)
        assert await store.signed_in("t", 150) is not None
        await store.tidy(200)
        assert await store.signed_in("t", 100) is None
        await store.sign_in(session)
        await store.sign_out("t")
        assert await store.signed_in("t", 50) is None

    run(tmp_path, work)


def test_a_browser_of_nobody_is_refused(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        with pytest.raises(NoSuchPerson):
            await store.sign_in(SignIn(token_hash="t", person="x", created=1, expires=2))

    run(tmp_path, work)


def test_a_refused_change_does_not_touch_what_is_kept_beside_it(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add_person(ANN)
        results = await asyncio.gather(
            store.append(move("t", 1)),
            store.rename_person("nobody", "x"),
            store.rename_person("ann", "Annie"),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), NoSuchPerson, type(None)]
        person = await store.person("ann")
        assert person is not None
        assert person.name == "Annie"
        assert len(await store.read("t")) == 1

    run(tmp_path, work)


# ------------------ closing


def test_what_was_asked_for_before_closing_is_kept(tmp_path: Path) -> None:
    async def write() -> None:
        store = await open_store(tmp_path / "perankh.db")
        pending = [asyncio.create_task(store.append(move(f"t{n}", 1))) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*pending)
        with pytest.raises(StoreClosed):
            await store.append(move("late", 1))
        with pytest.raises(StoreClosed):
            await store.read("t1")
        await store.close()

    async def check(store: SqliteStore) -> None:
        assert len(await store.tables_of("bench")) == 50

    asyncio.run(write())
    run(tmp_path, check)


def test_who_no_longer_waits_does_no_harm(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        task = asyncio.create_task(store.append(move("t", 1)))
        await asyncio.sleep(0)
        task.cancel()
        await store.append(move("u", 1))
        assert len(await store.read("t")) == 1

    run(tmp_path, work)


def test_the_embedded_store_is_a_store(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        general: Store = store
        assert await general.read("t") == []

    run(tmp_path, work)


def test_a_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    table = acted(two_people(), 5)

    async def write(store: SqliteStore) -> None:
        await store.append(batch_of(Answer(entries=tuple(table.log), table=table, seq=1)))

    async def check(store: SqliteStore) -> None:
        again = table_of(await store.read(table.id), find)
        assert portrait(acted(again, 3)) == portrait(acted(table, 3))

    run(tmp_path, write)
    run(tmp_path, check)
