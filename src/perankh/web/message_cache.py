"""Messages about an open table that were already built: others who see the same get the same bytes.

Kept for as long as the table is open; what was said about an earlier state is dropped by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias
from weakref import WeakKeyDictionary

import msgspec

from perankh.host.game_analysis import GameAnalysis
from perankh.host.open_table import OpenTable
from perankh.table.table import Table
from perankh.web import live_messages as say
from perankh.web import table_messages
from perankh.web.table_messages import InfoCache

MessageKey: TypeAlias = tuple[str, int | None, str]
"""What the message is about, the seat that it is for, and the person."""

NEWS = 4
"""Of the log, its last entries and the whole of it are kept; others ask for the same."""

_encoder = msgspec.json.Encoder()


class MessageCache:
    """What was encoded for one table."""

    def __init__(self, table: Table) -> None:
        self.infos = InfoCache(table)
        self._table = table
        self._online: frozenset[str] = frozenset()
        self._encoded: dict[MessageKey, bytes] = {}
        self._presence = (-1, b"")
        """The number of comings and goings, and who is here after them."""

    def __len__(self) -> int:
        return len(self._encoded)

    def entries(self, open_table: OpenTable, seat: int | None, since: int) -> bytes:
        """The log after entry `since`; what a client can't have is taken for nothing."""
        table = open_table.table
        since = since if 0 <= since <= table.seq else 0
        if 0 < since < table.seq - NEWS:
            return _encoder.encode(table_messages.entries_message(table, seat, since))
        return self._kept(
            open_table,
            (f"entries {since}", seat, ""),
            lambda: table_messages.entries_message(table, seat, since),
        )

    def state(self, open_table: OpenTable, seat: int | None, person: str) -> bytes:
        """The table as a seat may see it; who has no part in it sees what all see."""
        table, online = open_table.table, open_table.online
        known = person if seat is not None or person in table.people() else ""
        return self._kept(
            open_table,
            ("state", seat, known),
            lambda: table_messages.state_message(table, known, seat, online, self.infos),
        )

    def presence(self, open_table: OpenTable) -> bytes:
        """Who is here, counted once for all who are told."""
        if self._presence[0] != open_table.presence:
            self._presence = (open_table.presence, _encoder.encode(_who_is_here(open_table)))
        return self._presence[1]

    def analysis(self, open_table: OpenTable, found: GameAnalysis) -> bytes:
        """What looking back at the game found."""
        return self._kept(
            open_table, ("analysis", None, ""), lambda: table_messages.analysis_message(found)
        )

    def _kept(
        self, open_table: OpenTable, key: MessageKey, make: Callable[[], say.FromServer]
    ) -> bytes:
        """The message of this key for the table as it is now."""
        if open_table.table is not self._table or open_table.online is not self._online:
            self._table, self._online = open_table.table, open_table.online
            self._encoded.clear()
        found = self._encoded.get(key)
        if found is None:
            found = self._encoded[key] = _encoder.encode(make())
        return found


def _who_is_here(open_table: OpenTable) -> say.PresenceMessage:
    table, online = open_table.table, open_table.online
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.person in online]
    people = {chair.person for chair in table.chairs} - {""}
    watching = sum(looker.person not in people for looker in open_table.lookers)
    return say.PresenceMessage(seats=seats, spectators=watching)


_caches: WeakKeyDictionary[OpenTable, MessageCache] = WeakKeyDictionary()


def cache_of(open_table: OpenTable) -> MessageCache:
    """The messages of an open table."""
    found = _caches.get(open_table)
    if found is None:
        found = _caches[open_table] = MessageCache(open_table.table)
    return found
