"""Whether the system's clock can be trusted with forgetting things: a jump must delete nothing.

What is past its time is refused by the clock as it is; that mends itself when the clock does. Only
what is deleted does not come back.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from pathlib import Path

HOUR = 3600.0
JUMP = HOUR
"""Seconds by which the clock may depart from the time that has passed."""
PAUSE = 100 * 24 * HOUR
"""A server that seems to have rested for longer doubts its clock first."""
DOUBT = 24 * HOUR
"""Seconds after which a clock that goes steadily is believed again."""

log = logging.getLogger("perankh.host")

Clock = Callable[[], float]


class SteadyClock:
    """Compares the system's clock with the time that passes, and with when it was last looked at.

    `file` remembers that from one start to the next.
    """

    def __init__(
        self, file: Path, wall: Clock = time.time, monotonic: Clock = time.monotonic
    ) -> None:
        self._file = file
        self._wall = wall
        self._monotonic = monotonic
        self._doubted = _rested_long(file, wall())
        self._told = False
        self._begin()

    def _begin(self) -> None:
        self._began = (self._wall(), self._monotonic())

    def trusted(self) -> bool:
        """Whether something may be deleted because its time is over."""
        passed = self._monotonic() - self._began[1]
        departed = abs(self._wall() - self._began[0] - passed)
        if departed > JUMP:
            self._doubted = True
            self._told = False
            self._begin()
            passed = 0.0
        if self._doubted and passed < DOUBT:
            if not self._told:
                self._told = True
                log.warning(
                    "the system's clock has jumped: nothing is deleted for a day; set it right"
                )
            return False
        self._doubted = False
        self._file.touch()
        now = self._wall()
        os.utime(self._file, (now, now))
        return True


def _rested_long(file: Path, now: float) -> bool:
    try:
        last = file.stat().st_mtime
    except OSError:
        return False
    return not -JUMP < now - last < PAUSE
