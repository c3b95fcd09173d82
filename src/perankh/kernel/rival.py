# compiled by mypyc
"""Rivals without a seat: what an automaton of the rules has, and where it stands.

A rival decides nothing. Its turns are steps of the game, and its estimate is `State.evaluate`.
"""

from __future__ import annotations

from typing import final


@final
class Rival:
    """What one rival would have if the game ended now."""

    id: str
    """Its name in records and messages; `<game>-rival-<id>` is the key of its name for people."""
    points: dict[str, int]
    """By category; a rival may have categories of its own."""
    place: int
    """Among all, seats and rivals, from 1; equals share."""

    def __init__(self, id: str, points: dict[str, int], place: int) -> None:
        self.id = id
        self.points = points
        self.place = place

    def total(self) -> int:
        """All points together."""
        return sum(self.points.values())
