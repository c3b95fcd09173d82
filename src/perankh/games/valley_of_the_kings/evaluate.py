"""The minds' estimate of a position: what is entombed, and what hand and deck may still bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings import scoring

if TYPE_CHECKING:
    from perankh.games.valley_of_the_kings.state import Valley

POINT: Final = 100
"""One point in the unit of all estimates."""


def estimate(s: Valley, player: i64) -> i64:
    """A guess at the final points of a player, in hundredths."""
    return scoring.total(s, player) * POINT
