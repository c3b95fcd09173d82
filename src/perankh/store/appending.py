"""The statements that append to tables' logs.

Every call into SQLite gives Python's lock away and must get it back from a busy event loop, which
takes longer than the statement. So many moves are handed over at once, as one JSON array each for
tables and logs, to a trigger that takes them apart.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from perankh.store.checksum import checksum
from perankh.store.errors import Conflict
from perankh.store.protocol import Batch, BoxFile
from perankh.table.entries import LogEntry, encode
from perankh.table.summary import Standing, Summary

_NEW = """INSERT INTO tables
(id, game, host, phase, turn, seq, created, changed, deleted, standing, summary)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?) ON CONFLICT DO NOTHING"""
_MOVED = """UPDATE tables SET phase = ?, turn = ?, seq = ?, changed = ?, deleted = ?,
standing = coalesce(?, standing), summary = coalesce(?, summary) WHERE id = ? AND seq = ?"""
_ENTRY = "INSERT INTO entries (table_id, seq, data, checksum) VALUES (?, ?, ?, ?)"
_FORGET_PEOPLE = "DELETE FROM table_people WHERE table_id = ?"
_BOX = """INSERT INTO boxes (file_hash, hash, game, shipped, text, added)
VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET shipped = max(shipped, excluded.shipped)"""
_PERSON = "INSERT INTO table_people (person, table_id) VALUES (?, ?)"

_TOGETHER = """
CREATE TEMP VIEW moves AS SELECT NULL AS count, NULL AS heads, NULL AS entries;
CREATE TEMP TRIGGER move INSTEAD OF INSERT ON moves BEGIN
UPDATE tables SET
phase = json_extract(one.value, '$[2]'), turn = json_extract(one.value, '$[3]'),
seq = json_extract(one.value, '$[4]'), changed = json_extract(one.value, '$[5]'),
standing = coalesce(json_extract(one.value, '$[6]'), standing),
summary = coalesce(json_extract(one.value, '$[7]'), summary)
FROM json_each(NEW.heads) AS one
WHERE tables.id = json_extract(one.value, '$[0]')
AND tables.seq = json_extract(one.value, '$[1]');
SELECT RAISE(ABORT, 'a table is not where it was expected') WHERE changes() <> NEW.count;
INSERT INTO entries (table_id, seq, data, checksum)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
CAST(json_extract(value, '$[2]') AS BLOB), json_extract(value, '$[3]')
FROM json_each(NEW.entries);
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
        moved = raw.execute(
            _NEW, (*what, last.seq, entries[0].time_ms, last.time_ms, *_listed(batch))
        )
    else:
        now = (batch.phase, batch.turn, last.seq, last.time_ms, batch.deleted, *_listed(batch))
        moved = raw.execute(_MOVED, (*now, batch.table, batch.expected))
    if moved.rowcount != 1:
        raise Conflict(batch.table, batch.expected)
    raw.executemany(_ENTRY, [_row(batch.table, entry) for entry in entries])
    if batch.box is not None:
        add_box(raw, batch.box, entries[0].time_ms)
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
        (
            one.table,
            one.expected,
            one.phase,
            one.turn,
            one.entries[-1].seq,
            one.entries[-1].time_ms,
            one.standing,
            one.summary,
        )
        for one in moves
    ]
    entries = []
    for one in moves:
        for entry in one.entries:
            data = encode(entry)
            check = checksum(one.table, entry.seq, data)
            entries.append((one.table, entry.seq, data.decode(), check))
    try:
        raw.execute(
            _MOVES,
            (len(moves), _encoder.encode(heads).decode(), _encoder.encode(entries).decode()),
        )
    except sqlite3.IntegrityError:
        return False
    return True


def add_box(raw: sqlite3.Connection, box: BoxFile, time_ms: int) -> None:
    """Keep a box file, unless it is there; what came with Perankh is never less than that."""
    known = (box.file_hash, box.hash, box.game, box.shipped, box.text, time_ms)
    raw.execute(_BOX, known)


def _row(table: str, entry: LogEntry) -> tuple[str, int, bytes, int]:
    data = encode(entry)
    return table, entry.seq, data, checksum(table, entry.seq, data)


def _listed(batch: Batch) -> tuple[str | None, str | None]:
    """What lists show, where it has changed: the standing and the summary."""
    return _json(batch.standing), _json(batch.summary)


def _json(given: Standing | Summary | None) -> str | None:
    return None if given is None else _encoder.encode(given).decode()
