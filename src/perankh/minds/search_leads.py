# compiled by mypyc
"""How far ahead a player is by the game's own estimate, and how likely that wins."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from perankh.kernel.state import State

FOLLOWED: Final = 8
"""How many own questions after an answer are followed to see what it promises."""
CERTAIN: Final = 30.0
"""A lead, in scales, beyond which the logistic curve is flat."""


def lead_after_own(s: State, player: i64) -> float:
    """How far a player is ahead once the own questions that follow are answered.

    Who is asked on has not done everything yet. Each question is answered as looks best at once.
    """
    lead = lead_of(s, player)
    for _ in range(FOLLOWED):
        if s.is_over() or s.decider() != player:
            break
        best: State | None = None
        for action in s.options():
            twin = s.clone()
            twin.advance(action)
            answered = lead_of(twin, player)
            if best is None or answered > lead:
                best = twin
                lead = answered
        assert best is not None, "a question without options"
        s = best
    return lead


def lead_of(s: State, player: i64) -> float:
    """How far a player is ahead of the best of the others and the rivals, in hundredths of a point.

    Who is alone is ahead of nobody, and all that counts is points.
    """
    other: i64 = 0
    found = False
    for rival in range(s.competitors()):
        if rival != player:
            estimate = s.evaluate(rival)
            if not found or estimate > other:
                other = estimate
                found = True
    return float(s.evaluate(player) - other)


def chance(lead: float) -> float:
    """The logistic curve: how likely a lead, in scales, wins."""
    if lead > CERTAIN:
        return 1.0
    if lead < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))
