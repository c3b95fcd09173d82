"""What any bus does: it hints that a table has reached a sequence number, nothing more.

Hints may be lost or come late; whoever gets one reads the log. So nothing is ever lost with them.
"""

from __future__ import annotations

from typing import Protocol

from perankh.kernel.errors import PerankhError


class BusClosed(PerankhError):
    """The subscription has ended."""

    def __init__(self) -> None:
        super().__init__("the subscription has ended: there will be no more hints")


class Subscription(Protocol):
    """An ear on the bus. Hints that nobody fetched yet melt into the latest one."""

    async def next(self) -> dict[str, int]:
        """Wait for something new: the highest number that each table has reached since."""

    def close(self) -> None:
        """Hear no more; a waiting `next` ends with `BusClosed`."""


class Bus(Protocol):
    """Carries hints to all who listen, here or in other processes."""

    def publish(self, table: str, seq: int) -> None:
        """Tell that a table has reached this number. Never waits for anybody."""

    def subscribe(self, table: str | None = None) -> Subscription:
        """Listen to one table, or to all."""

    async def close(self) -> None:
        """End all subscriptions."""
