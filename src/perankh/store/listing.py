"""Reading tables: their logs and the lists of them, by SQLAlchemy Core on a given connection."""

from __future__ import annotations

from sqlalchemy import Connection, delete, false, select, true

from perankh.store.protocol import ListedTable
from perankh.store.schema import entries, table_people, tables
from perankh.table.entries import LogEntry, decode


def read(connection: Connection, table: str, since: int) -> list[LogEntry]:
    """The log after entry `since`, in order."""
    wanted = (
        select(entries.c.data)
        .where(entries.c.table_id == table, entries.c.seq > since)
        .order_by(entries.c.seq)
    )
    return [decode(data) for data in connection.execute(wanted).scalars()]


def tables_of(connection: Connection, person: str, limit: int) -> list[ListedTable]:
    """The tables of a person, latest change first."""
    wanted = (
        select(tables)
        .join(table_people, table_people.c.table_id == tables.c.id)
        .where(table_people.c.person == person, tables.c.deleted == false())
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(limit)
    )
    return [
        ListedTable(
            id=row.id,
            game=row.game,
            host=row.host,
            phase=row.phase,
            turn=row.turn,
            seq=row.seq,
            created=row.created,
            changed=row.changed,
        )
        for row in connection.execute(wanted)
    ]


def waiting_for_minds(connection: Connection, limit: int) -> list[str]:
    """Games in progress in which no person must decide, latest change first."""
    idle = (tables.c.phase == "playing", tables.c.turn == "", tables.c.deleted == false())
    wanted = select(tables.c.id).where(*idle).order_by(tables.c.changed.desc()).limit(limit)
    return list(connection.execute(wanted).scalars())


def purge(connection: Connection, table: str) -> None:
    """Remove a deleted table; any other stays."""
    gone = delete(tables).where(tables.c.id == table, tables.c.deleted == true())
    if connection.execute(gone).rowcount == 1:
        connection.execute(delete(entries).where(entries.c.table_id == table))
        connection.execute(delete(table_people).where(table_people.c.table_id == table))
