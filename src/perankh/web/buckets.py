"""How often something may be done: leaky buckets, one for each caller or connection."""

from __future__ import annotations

import time
from collections.abc import Callable

FORGET_AFTER = 10_000
"""Callers remembered before those with full buckets are forgotten."""


class Bucket:
    """Fills at a steady rate up to its size; each thing asked for takes one out."""

    __slots__ = ("level", "rate", "size", "then")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.then = now

    def take(self, now: float, count: float = 1) -> bool:
        """Whether so many were left; if not, none is taken."""
        self.level = min(self.size, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < count:
            return False
        self.level -= count
        return True

    def give_back(self) -> None:
        """What was taken does not count after all."""
        self.level = min(self.size, self.level + 1)


class Rate:
    """One bucket for each caller."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def allows(self, caller: str, count: float = 1) -> bool:
        """Whether this caller may ask once more now, for something that costs so much."""
        now = self._clock()
        bucket = self._buckets.get(caller)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[caller] = Bucket(self._rate, self._size, now)
        return bucket.take(now, count)

    def give_back(self, caller: str) -> None:
        """What this caller asked for last does not count after all."""
        bucket = self._buckets.get(caller)
        if bucket is not None:
            bucket.give_back()

    def _forget(self, now: float) -> None:
        """A bucket that has filled up again says nothing any more."""
        if len(self._buckets) < FORGET_AFTER:
            return
        refill = self._size / self._rate
        self._buckets = {
            caller: bucket for caller, bucket in self._buckets.items() if now - bucket.then < refill
        }
