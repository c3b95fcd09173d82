"""The minds' estimate of a position: points now, and what stones, cards and places are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perankh.games.imhotep import scoring

if TYPE_CHECKING:
    from perankh.games.imhotep.state import Imhotep

SLED_STONE: Final = 40
"""Worth of a stone on the sled, in hundredths of a point, while there are rounds to use it."""
LOADED_STONE: Final = 200
"""Worth of a stone on an unsailed ship: it costs a turn less than one on the sled."""


def estimate(s: Imhotep, player: i64) -> i64:
    """Estimated final points of `player` in hundredths, beyond what the track shows."""
    points: i64 = 0
    for part in scoring.scores(s)[player]:
        points += part
    worth = points * 100
    if s.is_over():
        return worth
    worth += s.player[player].sled * SLED_STONE
    for ship in s.ships:
        worth += scoring.count_stones(ship.spaces, player) * LOADED_STONE
    return worth
