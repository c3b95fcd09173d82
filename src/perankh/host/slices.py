"""Long work on the event loop, a millisecond at a time: everybody else has a turn in between."""

from __future__ import annotations

import asyncio
import time
from typing import TypeVar

from perankh.table.slices import Work

SLICE = 0.001
"""Seconds after which others get their turn."""

T = TypeVar("T")


async def in_slices(work: Work[T]) -> T:
    """What the work comes to."""
    end = time.perf_counter() + SLICE
    while True:
        try:
            next(work)
        except StopIteration as done:
            value: T = done.value
            return value
        if time.perf_counter() >= end:
            await asyncio.sleep(0)
            end = time.perf_counter() + SLICE
