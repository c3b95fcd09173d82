"""When computer players answer what they are asked in secret: at times that tell nothing.

Whoever sees how long an answer takes must not learn whether there was a choice. So it comes when
the level's whole time is over, however soon it was found; if that was too short, after twice or
three times as long. Everything else is answered as soon as it is found.
"""

from __future__ import annotations

import math

from perankh.minds.levels import LEVELS

USUAL = 0.3
"""Seconds for minds that are no level."""

_SECONDS = {level.id: level.seconds for level in LEVELS}


def pace_of(mind: str) -> float:
    """The seconds that a mind takes over each secret question.

    >>> pace_of("pharaoh"), pace_of("greedy")
    (2.0, 0.3)
    """
    return _SECONDS.get(mind, USUAL)


def answer_after(thought: float, pace: float) -> float:
    """When an answer is given that took so long to find, in seconds since it was asked for.

    >>> answer_after(0.001, 2.0), answer_after(1.7, 2.0), answer_after(2.3, 2.0)
    (2.0, 2.0, 4.0)
    >>> answer_after(0.7, 0.0)
    0.7
    """
    return pace * max(1, math.ceil(thought / pace)) if pace > 0 else thought
