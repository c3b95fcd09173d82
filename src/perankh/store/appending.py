"""The statements that append to tables' logs, in a transaction that the writer begins and ends.

Every call into SQLite gives Python's lock away and must get it back from a busy event loop. So many
moves are handed over as one JSON array each for lists and logs, and SQLite takes them apart itself.
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

_STALE = """SELECT one.key FROM json_each(?) AS one
LEFT JOIN tables ON tables.id = json_extract(one.value, '$[0]')
WHERE tables.seq IS NOT json_extract(one.value, '$[1]')"""
_ALL_MOVED = """UPDATE tables SET
phase = json_extract(one.value, '$[2]'), turn = json_extract(one.value, '$[3]'),
seq = json_extract(one.value, '$[4]'), changed = json_extract(one.value, '$[5]')
FROM json_each(?) AS one WHERE tables.id = json_extract(one.value, '$[0]')"""
_ALL_ENTRIES = """INSERT INTO entries (table_id, seq, data)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
CAST(json_extract(value, '$[2]') AS BLOB) FROM json_each(?)"""

_encoder = msgspec.json.Encoder()


def append(raw: sqlite3.Connection, batch: Batch) -> None:
    """One batch; `Conflict`, and nothing is changed, if the log does not end where expected."""
    entries = batch.entries
    last = entries[-1]
    if batch.expected == 0:
        what = (batch.table, batch.game, batch.host, batch.phase, batch.turn)
        moved = raw.execute(_NEW, (*what, last.seq, entries[0].at, last.at))
    else:
        now = (batch.phase, batch.turn, last.seq, last.at, batch.deleted)
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


def append_all(raw: sqlite3.Connection, moves: Sequence[Batch]) -> list[int]:
    """Batches of moves at different tables; the indices of those that conflict are returned."""
    heads = [
        (one.table, one.expected, one.phase, one.turn, one.entries[-1].seq, one.entries[-1].at)
        for one in moves
    ]
    stale = [int(key) for (key,) in raw.execute(_STALE, (_json(heads),))]
    kept = [at for at in range(len(moves)) if at not in stale]
    rows = [
        (moves[at].table, entry.seq, encode(entry).decode())
        for at in kept
        for entry in moves[at].entries
    ]
    raw.execute(_ALL_MOVED, (_json([heads[at] for at in kept]),))
    raw.execute(_ALL_ENTRIES, (_json(rows),))
    return stale


def _json(rows: Sequence[tuple[str | int, ...]]) -> str:
    return _encoder.encode(rows).decode()
