"""A bell for those who can wait: what was put off is done a moment later, for all together.

One timer for each who waits would cost more than most of what is put off; nearly all of it is
overtaken by something newer before the bell rings.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

SOON = 0.03
"""Seconds between two rings when the server is at ease."""
LATE = 0.3
"""The same when it has its hands full: then most of what was put off need never be done."""


class Patient(Protocol):
    """Somebody who can wait."""

    def due(self) -> None:
        """It can't wait any longer."""


class Later:
    """Who is put off waits for the second ring: at least as long as lies between two of them."""

    def __init__(self, lag: Callable[[], float]) -> None:
        self._lag = lag
        self._new: set[Patient] = set()
        self._old: set[Patient] = set()
        self._ringing = False

    def put_off(self, one: Patient) -> None:
        """Call this one a moment later."""
        if one in self._old:
            return
        self._new.add(one)
        if not self._ringing:
            self._ringing = True
            self._again()

    def forget(self, one: Patient) -> None:
        """This one need not be called any more."""
        self._new.discard(one)
        self._old.discard(one)

    def _again(self) -> None:
        pause = min(LATE, max(SOON, 4 * self._lag()))
        asyncio.get_running_loop().call_later(pause, self._ring)

    def _ring(self) -> None:
        due, self._old, self._new = self._old, self._new, set()
        for one in due:
            one.due()
        if self._old:
            self._again()
        else:
            self._ringing = False
