"""Messages about an open table that were already built: others who see the same get the same bytes.

Kept for as long as the table is open; what was said about an earlier state is dropped by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias
from weakref import WeakKeyDictionary

import msgspec

from perankh.host.open_table import OpenTable
from perankh.table.table import Table
from perankh.web import live_messages as say
from perankh.web.table_messages import InfoCache

MessageKey: TypeAlias = tuple[str, int | None, str]
"""What the message is about, the seat that it is for, and the person."""

_encoder = msgspec.json.Encoder()


class MessageCache:
    """What was encoded for one table."""

    def __init__(self, table: Table) -> None:
        self.infos = InfoCache(table)
        self._table = table
        self._online: frozenset[str] = frozenset()
        self._encoded: dict[MessageKey, bytes] = {}

    def encoded(
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


_caches: WeakKeyDictionary[OpenTable, MessageCache] = WeakKeyDictionary()


def cache_of(open_table: OpenTable) -> MessageCache:
    """The messages of an open table."""
    found = _caches.get(open_table)
    if found is None:
        found = _caches[open_table] = MessageCache(open_table.table)
    return found
