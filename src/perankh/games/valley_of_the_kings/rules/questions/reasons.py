# compiled by mypyc
"""Why an action as a whole can't be carried out (VOK-8.2): by the first step that can't."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import ENTOMB, FROM_HAND
from perankh.games.valley_of_the_kings.rules.state import Valley
from perankh.games.valley_of_the_kings.shown.reasons import (
    BONEYARD_EMPTY,
    NO_SUITABLE_CARD,
    NO_WAY_OPEN,
    NOTHING_TO_ENTOMB,
    NOTHING_TO_REPEAT,
    STOCK_EMPTY,
    TOMB_EMPTY,
    TOO_FEW_DISCARDS,
    TOO_FEW_IN_HAND,
    TOO_FEW_IN_PYRAMID,
    TOO_FEW_TO_DRAW,
)
from perankh.kernel.reason import Reason

WHY: Final[list[Reason]] = [
    NO_WAY_OPEN,  # END
    TOO_FEW_TO_DRAW,  # DRAW
    TOO_FEW_IN_HAND,  # DISCARD_FROM_HAND
    TOO_FEW_IN_HAND,  # SACRIFICE_FROM_HAND
    TOO_FEW_IN_PYRAMID,  # SACRIFICE_FROM_PYRAMID
    TOO_FEW_IN_PYRAMID,  # SWAP_PYRAMID
    NO_SUITABLE_CARD,  # TAKE_FROM_PYRAMID
    STOCK_EMPTY,  # TAKE_TOP_OF_STOCK
    BONEYARD_EMPTY,  # TAKE_TOP_OF_BONEYARD
    BONEYARD_EMPTY,  # TAKE_SACRIFICED_CARD
    NOTHING_TO_ENTOMB,  # ENTOMB
    TOO_FEW_DISCARDS,  # DISCARD_PILE_TO_DECK
    TOO_FEW_TO_DRAW,  # REVEAL_AND_EXECUTE_TOP
    NOTHING_TO_REPEAT,  # REPEAT_ACTION
    NO_WAY_OPEN,  # EACH_OPPONENT
    NO_WAY_OPEN,  # SET_GOLD
    NO_WAY_OPEN,  # ADD_GOLD
    TOMB_EMPTY,  # SWAP_HAND_TOMB
    TOMB_EMPTY,  # RETURN_FROM_TOMB
    TOO_FEW_TO_DRAW,  # LOOK_TOP
    NO_WAY_OPEN,  # CHOOSE_ONE
    NO_WAY_OPEN,  # IGNORE_FORCED_EFFECT
]
"""By kind of step."""


def why_infeasible(s: Valley, line: i64) -> Reason:
    """The reason why the step at a line can't be carried out."""
    t = s.tables
    op = t.step_op[line]
    if op == ENTOMB and t.step_sources[line] & FROM_HAND == 0:
        return TOO_FEW_DISCARDS
    if t.step_it[line] >= 0:
        return NO_SUITABLE_CARD
    return WHY[op]
