"""The rules and the box that a table is played with, or why it can't go on.

A table goes on with the box it began with, whatever is shipped later: with the shipped one as long
as the rules read the same in it, else with the file that was kept for it. A table whose rules are
gone can still be looked at; it only can't go on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from perankh.kernel.box import AnyBox, BoxError
from perankh.kernel.errors import PerankhError
from perankh.kernel.game import Game
from perankh.record.boxes import is_box, today
from perankh.record.errors import WrongBox, WrongRules
from perankh.table.entries import Created

BOXES = 32
"""Boxes other than the shipped ones that are kept open."""

StopReason: TypeAlias = Literal["game", "rules", "box", "log"]
"""What is not at hand: the game, its rules of then, the box; or the log does not fit the rules."""

FindGame: TypeAlias = Callable[[str], Game]


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is played with."""

    game: Game
    box: AnyBox
    box_text: str = ""
    """The box file; empty for the shipped one of today."""


class Stop(msgspec.Struct, frozen=True, kw_only=True):
    """Why a table can't go on in this house."""

    reason: StopReason
    message: str


def rules_of(made: Created, find: FindGame, kept: str = "") -> Rules | Stop:
    """What a table is played with; `kept` is the box file that was kept for it, if it needs one."""
    try:
        game = find(made.game).of_version(made.rules_version)
    except PerankhError as error:
        return Stop(reason="game", message=str(error))
    if made.rules_version != game.rules_version:
        differs = WrongRules(game.id, made.rules_version, game.rules_version)
        return Stop(reason="rules", message=str(differs))
    text = _text(made, game, kept)
    try:
        box = open_box(game, text) if text else game.box()
    except BoxError as error:
        return Stop(reason="box", message=str(error))
    if not is_box(made.box, box):
        return Stop(reason="box", message=str(WrongBox(made.box, box.hash)))
    return Rules(game=game, box=box, box_text=text)


def box_to_fetch(made: Created, find: FindGame) -> str:
    """The hash under which the store has kept the box of this table; empty if none is needed."""
    if made.box_text:
        return ""
    try:
        game = find(made.game).of_version(made.rules_version)
    except PerankhError:
        return ""
    if made.own_box:
        return made.own_box
    return "" if is_box(made.box, game.box()) else today(made.box)


def _text(made: Created, game: Game, kept: str) -> str:
    if made.box_text:
        return made.box_text
    if made.own_box or not is_box(made.box, game.box()):
        return kept
    return ""


@lru_cache(BOXES)
def open_box(game: Game, text: str) -> AnyBox:
    """A corrected box; reading one takes long, so the latest are kept open."""
    return game.box(text)
