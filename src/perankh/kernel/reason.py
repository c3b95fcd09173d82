"""Why something is not possible now: a text key with the number of the rule that says so."""

from __future__ import annotations

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """The answer to "why can't I do this?"; the words stand in the game's texts."""

    key: str
    """Text key, `imhotep-why-ship-below-minimum`."""
    rule: str
    """Number of the rule, `IMH-5.9`; empty where no rule but the question itself decides."""


NOT_ASKED = Reason("why-not-asked", "")
"""The action answers another question than the one that is open."""

GAME_OVER = Reason("why-game-over", "")
"""Nothing is asked any more."""

TOO_FEW_PICKED = Reason("why-too-few-picked", "")
"""A choice of several things lacks some."""

TOO_MANY_PICKED = Reason("why-too-many-picked", "")
"""A choice of several things was complete before this one."""
