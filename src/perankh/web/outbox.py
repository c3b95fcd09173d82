"""What is said to many browsers in one turn of the event loop leaves together at its end.

Handing something to the system wakes who waits for it, and waking is dear. Sent in a row, most of
it reaches those who are awake already; answers come back in a row as well.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from perankh.web.buckets import Bucket, Rate
from perankh.web.later import Later
from perankh.web.settings import Limits

NOTES, NOTES_BURST = 1.0, 20.0


class Ear(Protocol):
    """Somebody whom texts can be sent to."""

    def tell(self, messages: list[bytes]) -> None:
        """Send texts, all in one go."""


class Outbox:
    """Everything that is about to be sent."""

    def __init__(self) -> None:
        self._letters: list[tuple[Ear, list[bytes]]] = []

    def put(self, to: Ear, messages: list[bytes]) -> None:
        """Send this when all others have said what they have to say."""
        if not self._letters:
            asyncio.get_running_loop().call_soon(self.send)
        self._letters.append((to, messages))

    def send(self) -> None:
        """Send all of it now."""
        letters, self._letters = self._letters, []
        for to, messages in letters:
            to.tell(messages)


class Sending:
    """What all clients share: how messages leave, and how many may come from one address."""

    def __init__(self, lag: Callable[[], float], limits: Limits) -> None:
        self.later = Later(lag)
        self.outbox = Outbox()
        self.rate = Rate(limits.address_messages, limits.address_messages_burst)
        self.noted = Bucket(NOTES, NOTES_BURST, time.monotonic())
        """Lines in the log about what was refused: an attacker must not fill it."""
