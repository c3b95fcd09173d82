"""Reading tables: their logs and the lists of them, by SQLAlchemy Core on a given connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, Row, and_, delete, false, func, select, true, update

from perankh.kernel.errors import PerankhError
from perankh.store import talk
from perankh.store.appending import add_box
from perankh.store.checksum import checksum
from perankh.store.errors import DamagedTable
from perankh.store.protocol import BoxFile, ListedTable
from perankh.store.schema import boxes, entries, people, table_people, tables
from perankh.table.entries import LogEntry, decode
from perankh.table.errors import BrokenLog
from perankh.table.folding import table_without_rules
from perankh.table.summary import Standing, Summary, summary_of

_summary = msgspec.json.Decoder(Summary)
_standing = msgspec.json.Decoder(Standing)

# ------------------ logs


def read(connection: Connection, table: str, since: int) -> list[LogEntry]:
    """The log after entry `since`, in order; `DamagedTable` if it is not what was kept."""
    after = and_(entries.c.table_id == tables.c.id, entries.c.seq > since)
    wanted = (
        select(tables.c.seq.label("head"), entries.c.seq, entries.c.data, entries.c.checksum)
        .select_from(tables.outerjoin(entries, after))
        .where(tables.c.id == table)
        .order_by(entries.c.seq)
    )
    rows = connection.execute(wanted).all()
    if not rows:
        _check_no_orphans(connection, table)
        return []
    head = rows[0].head
    kept = [row for row in rows if row.seq is not None]
    found = [entry_of(table, row.seq, row.data, row.checksum) for row in kept]
    if head < since:
        raise DamagedTable(table, f"its head says {head} entries, there were {since}")
    expected = range(since + 1, head + 1)
    for number, row in zip(expected, kept, strict=False):
        if row.seq != number:
            raise DamagedTable(table, f"entry {number} is missing")
    if len(kept) != len(expected):
        last = since + len(kept)
        raise DamagedTable(table, f"its head says {head} entries, its log ends with entry {last}")
    return found


def entry_of(table: str, seq: int, data: bytes, check: int | None) -> LogEntry:
    """An entry as it was kept; `DamagedTable` if it is not what was written."""
    if check is not None and check != checksum(table, seq, data):
        raise DamagedTable(table, f"entry {seq} is not what was written: its checksum differs")
    try:
        return decode(data)
    except BrokenLog as error:
        raise DamagedTable(table, f"entry {seq}: {error}") from None


def _check_no_orphans(connection: Connection, table: str) -> None:
    count = select(func.count()).select_from(entries).where(entries.c.table_id == table)
    left = connection.execute(count).scalar_one()
    if left:
        raise DamagedTable(table, f"its head is lost, {left} entries are there")


# ------------------ lists


def tables_of(connection: Connection, person: str, limit: int) -> list[ListedTable]:
    """The tables of a person, latest change first."""
    wanted = (
        select(tables)
        .join(table_people, table_people.c.table_id == tables.c.id)
        .where(table_people.c.person == person, tables.c.deleted == false())
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(limit)
    )
    return [_listed(connection, row) for row in connection.execute(wanted).all()]


def count_tables_of(connection: Connection, person: str) -> int:
    """How many tables a person has."""
    wanted = (
        select(func.count())
        .select_from(tables.join(table_people, table_people.c.table_id == tables.c.id))
        .where(table_people.c.person == person, tables.c.deleted == false())
    )
    return int(connection.execute(wanted).scalar_one())


def _listed(connection: Connection, row: Row[tuple[str, ...]]) -> ListedTable:
    found = ListedTable(
        id=row.id,
        game=row.game,
        host=row.host,
        phase=row.phase,
        turn=row.turn,
        seq=row.seq,
        created=row.created,
        changed=row.changed,
        summary=UNKNOWN,
        standing=None,
    )
    try:
        return msgspec.structs.replace(
            found,
            summary=_summary.decode(row.summary) if row.summary else _made(connection, row.id),
            standing=_standing.decode(row.standing) if row.standing else None,
            summed_up=row.summary is not None,
        )
    except (PerankhError, msgspec.DecodeError):
        return found  # damaged: it is listed all the same, and opening it says what is wrong


UNKNOWN = Summary(rules_version=0, box="", seats=())
"""Of a table whose log can't be read."""


def _made(connection: Connection, table: str) -> Summary:
    """The summary of a table of before, from its log."""
    return summary_of(table_without_rules(read(connection, table, 0)))


def sum_up(connection: Connection, listed: list[ListedTable]) -> None:
    """Keep summaries that had to be made, unless something was done at the table since."""
    for one in listed:
        text = msgspec.json.encode(one.summary).decode()
        row = update(tables).where(tables.c.id == one.id, tables.c.summary.is_(None))
        connection.execute(row.values(summary=text))


# ------------------ boxes


def keep_boxes(connection: Connection, given: Sequence[BoxFile], time_ms: int) -> None:
    """Keep box files; those that are there stay."""
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    for one in given:
        add_box(raw, one, time_ms)


def box(connection: Connection, hash: str) -> str:
    """The box file of this hash, or the latest shipped one in which the rules read that."""
    exact = select(boxes.c.text).where(boxes.c.file_hash == hash)
    found = connection.execute(exact).scalar()
    if found is None:
        alike = select(boxes.c.text).where(boxes.c.hash == hash, boxes.c.shipped == true())
        found = connection.execute(alike.order_by(boxes.c.added.desc()).limit(1)).scalar()
    return found or ""


# ------------------ computer players, and the end of a table


def waiting_for_minds(connection: Connection, limit: int) -> list[str]:
    """Games in progress in which no person must decide, latest change first."""
    idle = (tables.c.phase == "playing", tables.c.turn == "", tables.c.deleted == false())
    wanted = select(tables.c.id).where(*idle).order_by(tables.c.changed.desc()).limit(limit)
    return list(connection.execute(wanted).scalars())


def hosted_by(connection: Connection, person: str) -> int:
    """How many tables of this host wait or are played."""
    open_ones = (tables.c.host == person, tables.c.phase != "over", tables.c.deleted == false())
    return connection.execute(select(func.count()).where(*open_ones)).scalar_one()


def forget_guest_tables(
    connection: Connection, before: int, but: Collection[str], limit: int
) -> int:
    """Remove unfinished tables of guests alone that nobody has touched since `before`."""
    owners = (
        select(table_people.c.table_id)
        .join(people, people.c.id == table_people.c.person)
        .where(people.c.account_key.is_not(None))
    )
    old = (
        select(tables.c.id)
        .where(tables.c.changed < before, tables.c.phase != "over", tables.c.id.not_in(owners))
        .order_by(tables.c.changed)
        .limit(limit + len(but))
    )
    found = [table for table in connection.execute(old).scalars() if table not in but][:limit]
    for table in found:
        connection.execute(update(tables).where(tables.c.id == table).values(deleted=True))
        purge(connection, table)
    return len(found)


def purge(connection: Connection, table: str) -> None:
    """Remove a deleted table; any other stays."""
    gone = delete(tables).where(tables.c.id == table, tables.c.deleted == true())
    if connection.execute(gone).rowcount == 1:
        connection.execute(delete(entries).where(entries.c.table_id == table))
        connection.execute(delete(table_people).where(table_people.c.table_id == table))
        talk.purge(connection, table)
