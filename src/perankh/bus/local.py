"""The bus within one process: for all who run on the same event loop."""

from __future__ import annotations

import asyncio

from perankh.bus.protocol import BusClosed


class LocalSubscription:
    """An ear on a `LocalBus`. However slow its owner is, it holds one number for each table."""

    def __init__(self, bus: LocalBus, table: str | None) -> None:
        self.table = table
        self._bus = bus
        self._news: dict[str, int] = {}
        self._awake = asyncio.Event()
        self._closed = False

    def hear(self, table: str, seq: int) -> None:
        """Note a hint."""
        if seq > self._news.get(table, 0):
            self._news[table] = seq
            self._awake.set()

    async def next(self) -> dict[str, int]:
        """Wait for something new: the highest number that each table has reached since."""
        await self._awake.wait()
        if self._closed:
            raise BusClosed
        self._awake.clear()
        news, self._news = self._news, {}
        return news

    def close(self) -> None:
        """Hear no more; a waiting `next` ends with `BusClosed`."""
        self._closed = True
        self._bus.forget(self)
        self._awake.set()


class LocalBus:
    """Carries hints within one process."""

    def __init__(self) -> None:
        self._ears: dict[str | None, set[LocalSubscription]] = {}

    def publish(self, table: str, seq: int) -> None:
        """Tell that a table has reached this number. Never waits for anybody."""
        for listening in (table, None):
            for ear in self._ears.get(listening, ()):
                ear.hear(table, seq)

    def subscribe(self, table: str | None = None) -> LocalSubscription:
        """Listen to one table, or to all."""
        ear = LocalSubscription(self, table)
        self._ears.setdefault(table, set()).add(ear)
        return ear

    def forget(self, ear: LocalSubscription) -> None:
        """Carry nothing more to this ear."""
        listening = self._ears.get(ear.table, set())
        listening.discard(ear)
        if not listening:
            self._ears.pop(ear.table, None)

    async def close(self) -> None:
        """End all subscriptions."""
        for listening in list(self._ears.values()):
            for ear in list(listening):
                ear.close()
