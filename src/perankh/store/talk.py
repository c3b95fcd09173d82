"""What people say at tables, by SQLAlchemy Core on a given connection."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from perankh.store.schema import muted, talk
from perankh.table.talking import TalkLine

MOST_OF_TABLE = 1_000
"""Lines that are kept of one table; the oldest go."""
MOST_OF_ONE = 300
"""Lines of one person that are kept of one table."""


def add(connection: Connection, table: str, said: TalkLine) -> TalkLine:
    """Keep a line; what the same person said under the same key is kept once."""
    here = talk.c.table_id == table
    theirs = here & (talk.c.person == said.person)
    if said.key:
        before = connection.execute(select(talk).where(theirs, talk.c.key == said.key)).first()
        if before is not None:
            return _line(before._mapping["line"], said)
    last = connection.execute(select(func.max(talk.c.line)).where(here)).scalar() or 0
    kept = _line(last + 1, said)
    connection.execute(
        insert(talk).values(
            table_id=table,
            line=kept.line,
            time_ms=kept.time_ms,
            person=kept.person,
            key=kept.key,
            name=kept.name,
            text=kept.text,
            seat=kept.seat,
        )
    )
    connection.execute(delete(talk).where(here, talk.c.line <= kept.line - MOST_OF_TABLE))
    oldest = select(talk.c.line).where(theirs).order_by(talk.c.line.desc()).offset(MOST_OF_ONE)
    too_old = connection.execute(oldest.limit(1)).scalar()
    if too_old is not None:
        connection.execute(delete(talk).where(theirs, talk.c.line <= too_old))
    return kept


def _line(number: int, said: TalkLine) -> TalkLine:
    return TalkLine(
        line=number,
        time_ms=said.time_ms,
        person=said.person,
        key=said.key,
        name=said.name,
        text=said.text,
        seat=said.seat,
    )


def lines(connection: Connection, table: str, before: int, limit: int) -> list[TalkLine]:
    """The last lines before number `before`, in order."""
    wanted = select(talk).where(talk.c.table_id == table, talk.c.line < before)
    rows = connection.execute(wanted.order_by(talk.c.line.desc()).limit(limit)).all()
    return [
        TalkLine(
            line=row.line,
            time_ms=row.time_ms,
            person=row.person,
            key=row.key,
            name=row.name,
            text=row.text,
            seat=row.seat,
        )
        for row in reversed(rows)
    ]


def mute(connection: Connection, table: str, person: str, silent: bool) -> None:
    """Let a person be silent at a table, or talk again."""
    connection.execute(delete(muted).where(muted.c.table_id == table, muted.c.person == person))
    if silent:
        connection.execute(insert(muted).values(table_id=table, person=person))


def muted_at(connection: Connection, table: str) -> frozenset[str]:
    """Who may not talk at a table."""
    wanted = select(muted.c.person).where(muted.c.table_id == table)
    return frozenset(connection.execute(wanted).scalars())


def purge(connection: Connection, table: str) -> None:
    """Forget all that was said at a table."""
    connection.execute(delete(talk).where(talk.c.table_id == table))
    connection.execute(delete(muted).where(muted.c.table_id == table))
