"""Messages about an open table that were already built: others who see the same get the same bytes.

Kept for as long as the table is open; what was said about an earlier state is dropped by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias
from weakref import WeakKeyDictionary

import msgspec

from perankh.host.open_table import Room
from perankh.table.table import Table
from perankh.web import live_messages as say
from perankh.web.table_messages import Lens

MessageKey: TypeAlias = tuple[str, int | None, str]
"""What the message is about, the seat that it is for, and the person."""

_encoder = msgspec.json.Encoder()


class MessageCache:
    """What was encoded for one table."""

    def __init__(self, table: Table) -> None:
        self.lens = Lens(table)
        self._table = table
        self._online: frozenset[str] = frozenset()
        self._encoded: dict[MessageKey, bytes] = {}

    def encoded(self, room: Room, key: MessageKey, make: Callable[[], say.FromServer]) -> bytes:
        """The message of this key for the table as it is now."""
        if room.table is not self._table or room.online is not self._online:
            self._table, self._online = room.table, room.online
            self._encoded.clear()
        found = self._encoded.get(key)
        if found is None:
            found = self._encoded[key] = _encoder.encode(make())
        return found


_caches: WeakKeyDictionary[Room, MessageCache] = WeakKeyDictionary()


def cache_of(room: Room) -> MessageCache:
    """The messages of an open table."""
    found = _caches.get(room)
    if found is None:
        found = _caches[room] = MessageCache(room.table)
    return found
