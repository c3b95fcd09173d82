"""The statements that append to tables' logs.

Every call into SQLite gives Python's lock away and must get it back from a busy event loop, which
takes longer than the statement. So many moves are handed over at once, as one JSON array each for
tables and logs, to a trigger that takes them apart.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from perankh.store.errors import Conflict
from perankh.store.protocol import Batch
from perankh.table.entries import encode

_NEW = """INSERT INTO tables (id, game, host, phase, turn, seq, created, changed, deleted)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING"""
_MOVED = """UPDATE tables SET phase = ?, turn = ?, seq = ?, changed = ?, deleted = ?
WHERE id = ? AND seq = ?"""
_ENTRY = "INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)"
_FORGET_PEOPLE = "DELETE FROM table_people WHERE table_id = ?"
_PERSON = "INSERT INTO table_people (person, table_id) VALUES (?, ?)"

_TOGETHER = """
CREATE TEMP VIEW moves AS SELECT NULL AS count, NULL AS heads, NULL AS entries;
CREATE TEMP TRIGGER move INSTEAD OF INSERT ON moves BEGIN
UPDATE tables SET
phase = json_extract(one.value, '$[2]'), turn = json_extract(one.value, '$[3]'),
seq = json_extract(one.value, '$[4]'), changed = json_extract(one.value, '$[5]')
FROM json_each(NEW.heads) AS one
WHERE tables.id = json_extract(one.value, '$[0]')
AND tables.seq = json_extract(one.value, '$[1]');
SELECT RAISE(ABORT, 'a table is not where it was expected') WHERE changes() <> NEW.count;
INSERT INTO entries (table_id, seq, data)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
CAST(json_extract(value, '$[2]') AS BLOB) FROM json_each(NEW.entries);
END;
"""
_MOVES = "INSERT INTO moves (count, heads, entries) VALUES (?, ?, ?)"

_encoder = msgspec.json.Encoder()


def append(raw: sqlite3.Connection, batch: Batch) -> None:
    """One batch; `Conflict`, and nothing is changed, if the log does not end where expected."""
    entries = batch.entries
    last = entries[-1]
    if batch.expected == 0:
        what = (batch.table, batch.game, batch.host, batch.phase, batch.turn)
        moved = raw.execute(_NEW, (*what, last.seq, entries[0].time_ms, last.time_ms))
    else:
        now = (batch.phase, batch.turn, last.seq, last.time_ms, batch.deleted)
        moved = raw.execute(_MOVED, (*now, batch.table, batch.expected))
    if moved.rowcount != 1:
        raise Conflict(batch.table, batch.expected)
    raw.executemany(_ENTRY, [(batch.table, entry.seq, encode(entry)) for entry in entries])
    if batch.people is not None:
        raw.execute(_FORGET_PEOPLE, (batch.table,))
        raw.executemany(_PERSON, [(person, batch.table) for person in batch.people])


def is_move(batch: Batch) -> bool:
    """Whether a batch only takes a table further that is there: what `append_all` can do."""
    return batch.expected > 0 and batch.people is None and not batch.deleted


def prepare(raw: sqlite3.Connection) -> None:
    """Let this connection use `append_all`."""
    raw.executescript(_TOGETHER)


def append_all(raw: sqlite3.Connection, moves: Sequence[Batch]) -> bool:
    """Batches of moves at different tables; False, and nothing is changed, if any conflicts.

    It is one statement, so that it needs no other to begin and to end a transaction.
    """
    heads = [
        (one.table, one.expected, one.phase, one.turn, one.entries[-1].seq, one.entries[-1].time_ms)
        for one in moves
    ]
    entries = [
        (one.table, entry.seq, encode(entry).decode()) for one in moves for entry in one.entries
    ]
    try:
        raw.execute(_MOVES, (len(moves), _json(heads), _json(entries)))
    except sqlite3.IntegrityError:
        return False
    return True


def _json(rows: Sequence[tuple[str | int, ...]]) -> str:
    return _encoder.encode(rows).decode()
