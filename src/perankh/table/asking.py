"""How something is asked of a table and answered: who asks, and the entries to append.

A command tries what is asked on a fork of the table, so that nothing reaches the log that could not
be folded. Whoever runs the table appends the entries first and then takes the answer's table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from perankh.table.entries import AnyBody, LogEntry
from perankh.table.errors import BadText, KeyReused, LogFull
from perankh.table.folding import apply
from perankh.table.table import Table
from perankh.table.words import MAX_KEY

MAX_LOG = 12_000
"""With more entries than this only moves are taken, so that a game can always be played out."""


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks, and when."""

    person: str
    """Id of the person; empty for the house."""
    time_ms: int
    """Milliseconds since 1970."""
    key: str = ""
    """Chosen by the asker; the same key with the same request is answered alike, once done."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it."""

    entries: tuple[LogEntry, ...]
    """To be appended after `expected`; empty if it had been done before."""
    table: Table
    """The table after them."""
    seq: int
    """Sequence number of the entry that did what was asked."""

    @property
    def expected(self) -> int:
        """Number of the last entry that the log must have for these to follow."""
        return self.table.seq - len(self.entries)


class Draft:
    """Entries being made, each already folded into a fork of the table."""

    def __init__(self, table: Table, call: Call) -> None:
        self.table = table.fork()
        self.call = call
        self._entries: list[LogEntry] = []

    def put(self, body: AnyBody, more: int = 0) -> None:
        """Add an entry. The first one carries the key, and how many come with it."""
        call = self.call
        entry = LogEntry(
            seq=self.table.seq + 1,
            time_ms=call.time_ms,
            by=call.person,
            key="" if self._entries else call.key,
            body=body,
            more=more,
        )
        apply(self.table, entry)
        self._entries.append(entry)

    def give_up(self) -> None:
        """Nothing of it is kept: its key is free again, for all forks of a table share the keys."""
        self.table.keys.pop((self.call.person, self.call.key), None)

    def answer(self) -> Answer:
        """What was put together."""
        entries = tuple(self._entries)
        return Answer(entries=entries, table=self.table, seq=entries[0].seq)


def repeated(table: Table, call: Call, same: Callable[[AnyBody], bool]) -> Answer | None:
    """The answer to a request that came before under the same key; `same` knows it again."""
    if len(call.key) > MAX_KEY:
        raise BadText(f"the key has {len(call.key)} characters; at most {MAX_KEY} are allowed")
    before = table.asked_for(call.person, call.key)
    if before is None:
        return None
    if not same(before.body):
        raise KeyReused(call.key)
    return Answer(entries=(), table=table, seq=before.seq)


def repeated_all(table: Table, call: Call, bodies: Sequence[AnyBody]) -> Answer | None:
    """The same for a request that made these entries together; only the first has its key."""

    def same(body: AnyBody) -> bool:
        before = table.asked_for(call.person, call.key)
        return before is not None and [entry.body for entry in group_of(table, before)] == bodies

    return repeated(table, call, same)


def group_of(table: Table, first: LogEntry) -> list[LogEntry]:
    """The entries that one request made together, of which this is the first."""
    return [first, *table.log.after(first.seq)[: first.more]]


def check_room(table: Table) -> None:
    """Refuse what is no move when the log is too long."""
    if table.seq >= MAX_LOG:
        raise LogFull(f"this table's log has {table.seq} entries; now it takes only moves")
