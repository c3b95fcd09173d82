"""What lists show is kept with every change: it is always what the table itself would say."""

from __future__ import annotations

import random
from pathlib import Path

from perankh.record.fairness import derive
from perankh.store.protocol import BoxFile, batch_of
from perankh.store.sqlite import SqliteStore
from perankh.table import gathering, leaving, playing
from perankh.table.asking import Answer
from perankh.table.summary import standing_of, summary_of
from perankh.table.table import Table
from tests.store.test_sqlite import run
from tests.table.tables import ME, MIND, OPEN, call, find, made, on_turn, two_people


def moved(table: Table, chance: random.Random) -> Answer:
    """One more action of whoever must decide."""
    turn = playing.mind_turn(table)
    if turn is not None:
        return playing.act_for_mind(table, table.changed + 1, turn, turn.choose())
    person, seat = on_turn(table)
    options = table.playing().state.options()
    return playing.act(table, call(person), seat, table.n, chance.choice(options))


def test_a_list_shows_what_the_table_says_after_every_change(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        chance = random.Random(5)
        table = two_people(game="imhotep")
        await store.append(batch_of(Answer(entries=tuple(table.log), table=table, seq=1)))
        answers = 0
        while table.phase != "over":
            answer = (
                leaving.rename(table, call("bob"), 1, f"Bob {answers}")
                if answers % 20 == 10
                else moved(table, chance)
            )
            await store.append(batch_of(answer))
            table, answers = answer.table, answers + 1
            (row,) = await store.tables_of("ann")
            assert (row.summary, row.standing) == (summary_of(table), standing_of(table))
            assert (row.phase, row.turn, row.seq) == (table.phase, table.turn, table.seq)
        assert table.result is not None
        assert row.summary.totals == table.result.totals

    run(tmp_path, work)


def test_moves_that_are_written_together_keep_each_their_own_standing(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        tables = [two_people(seed=seed) for seed in range(1, 21)]
        whole = [batch_of(Answer(entries=tuple(one.log), table=one, seq=1)) for one in tables]
        await store.append(*whole)
        answers = [moved(table, random.Random(table.id)) for table in tables]
        for answer in answers:
            store.append_soon(batch_of(answer), lambda _: None)
        await store.keep_boxes()
        rows = {row.id: row for row in await store.tables_of("bob")}
        assert len(rows) == await store.count_tables_of("bob") == 20
        for answer in answers:
            row = rows[answer.table.id]
            assert (row.standing, row.summary) == (
                standing_of(answer.table),
                summary_of(answer.table),
            )

    run(tmp_path, work)


def test_a_box_is_kept_once_and_found_by_what_the_rules_read(tmp_path: Path) -> None:
    def box(file: str, shipped: bool, text: str) -> BoxFile:
        return BoxFile(file_hash=file, hash="rules", game="pebbles", shipped=shipped, text=text)

    async def work(store: SqliteStore) -> None:
        await store.keep_boxes(box("own", False, "mine"))
        assert await store.box("own") == "mine"
        assert await store.box("rules") == "", "another's words are nobody else's"
        await store.keep_boxes(box("old", True, "shipped"))
        await store.keep_boxes(box("old", True, "never twice"), box("own", False, "never twice"))
        assert await store.box("rules") == "shipped"
        assert await store.box("own") == "mine"
        assert await store.box("nothing") == ""

    run(tmp_path, work)


def test_a_table_of_its_own_box_brings_it_into_the_store(tmp_path: Path) -> None:
    file = (find("pebbles").folder / "box.toml").read_text(encoding="utf-8") + "# mine\n"
    answer = gathering.create(
        call("ann"), "t", "pebbles", [ME, MIND], derive(1), box_text=file, find=find
    )

    async def work(store: SqliteStore) -> None:
        await store.append(batch_of(answer))
        await store.append(batch_of(made(ME, OPEN)))
        assert await store.box(answer.table.created.own_box) == file
        assert file.encode() not in b"".join(map(str.encode, map(str, answer.entries)))

    run(tmp_path, work)
