"""The stack of a state of Imhotep in readable form, and the check that a stack can be played on."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec

from perankh.games.imhotep.box.tables import (
    BONUS_CARD,
    BONUS_LOAD,
    BONUS_POINT_OR_STONES,
    BONUS_STONES,
    CHISEL,
    HAMMER,
    LEVER,
    MARKET,
    PYRAMID,
    SAIL,
    SIDE_B,
    TEMPLE,
)
from perankh.games.imhotep.rules import state as k
from perankh.games.imhotep.rules.actions import PLACES, SHIPS, SITES, SPACES
from perankh.games.imhotep.rules.questions.blue_cards import SAILING_BITS, sequence
from perankh.games.imhotep.rules.questions.turn import is_free, is_playable
from perankh.games.imhotep.rules.sites import FROM_QUARRY, small_pyramid_finished
from perankh.games.imhotep.rules.state import EMPTY, Imhotep
from perankh.kernel.errors import BadPosition
from perankh.kernel.step import ARG_SHIFT, KIND_BITS, KIND_MASK, PLAYER_MASK, frame


class FramePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One frame: which step, for which player, with which argument."""

    step: str
    player: Annotated[int, msgspec.Meta(ge=0, lt=4)] = 0
    arg: Annotated[int, msgspec.Meta(ge=0, lt=1 << 20)] = 0


STEP_NAMES = {
    k.TURN: "turn",
    k.LEVER_SAIL: "lever_sail",
    k.LEVER_ORDER: "lever_order",
    k.HAMMER_LOAD: "hammer_load",
    k.SAIL_LOAD: "sail_load",
    k.SAIL_SITE: "sail_site",
    k.CHISEL_FIRST: "chisel_first",
    k.CHISEL_SECOND: "chisel_second",
    k.UNLOAD: "unload",
    k.MARKET_PICK: "market_pick",
    k.MARKET_KEEP: "market_keep",
    k.PYRAMID_CHOICE: "pyramid_choice",
    k.BONUS_DRAW: "bonus_draw",
    k.BONUS_TAKE: "bonus_take",
    k.BONUS_LOADING: "bonus_loading",
    k.END_TURN: "end_turn",
    k.SCORE_TEMPLE: "score_temple",
    k.TEMPLE_CHOICE: "temple_choice",
    k.TEMPLE_DRAW: "temple_draw",
    k.CLEAR_TABLE: "clear_table",
}
"""The frames that can be on the stack while somebody is asked."""

_CARD_PART = "lever_sail|lever_order|hammer_load|sail_load|sail_site|chisel_first|chisel_second"
_OWNER = "market_pick|market_keep|pyramid_choice|bonus_draw|bonus_take|bonus_loading"
_AT_TEMPLE = "temple_choice|temple_draw|pyramid_choice|bonus_draw|bonus_take"
STACKS = re.compile(
    rf"turn|{_CARD_PART}"
    rf"|end_turn unload ({_OWNER})"
    rf"|clear_table score_temple ({_AT_TEMPLE})"
)
"""How a stack may look from the bottom to the top."""


def write_frames(s: Imhotep) -> list[FramePosition]:
    """The stack, the open question last."""
    return [
        FramePosition(
            step=STEP_NAMES[f & KIND_MASK], player=f >> KIND_BITS & PLAYER_MASK, arg=f >> ARG_SHIFT
        )
        for f in s.stack()
    ]


def read_frames(s: Imhotep, frames: list[FramePosition]) -> list[int]:
    """The stack of a position whose other parts have been read; refuses what can't be played on."""
    if not frames:
        _require(_round_is_over(s), "nothing is asked, and the last round is not over")
        return []
    shape = " ".join(f.step for f in frames)
    _require(bool(STACKS.fullmatch(shape)), f"{shape!r} can't be on the stack together")
    kinds = {name: kind for kind, name in STEP_NAMES.items()}
    for f in frames:
        _require(f.player < s.players, f"there is no seat {f.player}")
        _require(_fits(s, kinds[f.step], f.player, f.arg), f"{f.step} can't be open here")
    if frames[0].step == STEP_NAMES[k.CLEAR_TABLE]:
        _require(
            _is_scored_for(s, frames[1].arg - 1, frames[-1]),
            f"the Temple can't be at space {frames[1].arg} when {frames[-1].step} is open",
        )
    return [frame(kinds[f.step], f.player, f.arg) for f in frames]


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise BadPosition(f"imhotep: position: asks: {message}")


def _fits(s: Imhotep, kind: int, player: int, arg: int) -> bool:
    """Whether a frame of this kind makes sense on this table."""
    if kind in (k.TURN, *CARD_OF_PART):
        return player == s.active and _turn_fits(s, kind, player, arg)
    if kind in (k.MARKET_PICK, k.MARKET_KEEP, k.PYRAMID_CHOICE):
        return _stone_fits(s, kind, player, arg)
    if kind in BONUS_OF:
        return _bonus_fits(s, kind, player, arg)
    if kind in (k.TEMPLE_CHOICE, k.TEMPLE_DRAW):
        return _temple_fits(s, kind, player, arg)
    if kind == k.UNLOAD:
        return _unload_fits(s, arg)
    if kind == k.SCORE_TEMPLE:
        return arg <= s.temple_width()
    if kind == k.CLEAR_TABLE:
        return arg == 0 and _round_is_over(s)
    return arg == 0 and player == s.active and not s.is_deadlocked()


def _round_is_over(s: Imhotep) -> bool:
    """Whether every ship has sailed, or was removed from a deadlocked round without stones."""
    unsailed = [ship for ship in s.ships if ship.site == EMPTY]
    if s.is_deadlocked():
        return bool(unsailed) and all(ship.load == 0 for ship in unsailed)
    return not unsailed


CARD_OF_PART = {
    k.LEVER_SAIL: LEVER,
    k.LEVER_ORDER: LEVER,
    k.HAMMER_LOAD: HAMMER,
    k.SAIL_LOAD: SAIL,
    k.SAIL_SITE: SAIL,
    k.CHISEL_FIRST: CHISEL,
    k.CHISEL_SECOND: CHISEL,
}
BONUS_OF = {
    k.BONUS_DRAW: BONUS_CARD,
    k.BONUS_TAKE: BONUS_STONES,
    k.BONUS_LOADING: BONUS_LOAD,
}


def _turn_fits(s: Imhotep, kind: int, player: int, arg: int) -> bool:
    if not any(ship.site == EMPTY for ship in s.ships) or s.unloading or s.is_deadlocked():
        return False
    if kind == k.TURN:
        return arg == 0 and bool(s.steps[k.TURN].options(s, player, 0))
    card = CARD_OF_PART[kind]
    if s.player[player].has(card) == 0 or not is_playable(s, player, card):
        return False
    if kind == k.LEVER_ORDER:
        return _order_fits(s, arg)
    if kind == k.SAIL_SITE:
        return _free_space(s, arg) and _reaches_minimum(s, arg // SPACES)
    if kind == k.CHISEL_SECOND:
        return _free_space(s, arg) and any(_free_space(s, n) for n in range(arg + 1, PLACES))
    return arg == 0


def _free_space(s: Imhotep, place: int) -> bool:
    return place < PLACES and is_free(s, place)


def _reaches_minimum(s: Imhotep, ship: int) -> bool:
    return s.ships[ship].load + 1 >= s.ships[ship].minimum


def _order_fits(s: Imhotep, arg: int) -> bool:
    ship, site = divmod(arg & ((1 << SAILING_BITS) - 1), SITES)
    if ship >= SHIPS or not s.ships[ship].is_ready() or s.is_closed(site):
        return False
    left = [owner for owner in s.ships[ship].spaces if owner != EMPTY]
    for colour in sequence(arg):
        if colour not in left:
            return False
        left.remove(colour)
    return bool(left)


def _stone_fits(s: Imhotep, kind: int, player: int, arg: int) -> bool:
    site = PYRAMID if kind == k.PYRAMID_CHOICE else MARKET
    if kind == k.MARKET_KEEP and not s.pair:
        return False
    if kind == k.PYRAMID_CHOICE and (
        s.sides[PYRAMID] != SIDE_B
        or all(small_pyramid_finished(s, pyramid) for pyramid in range(len(s.small)))
    ):
        return False
    if arg == FROM_QUARRY:
        return kind == k.PYRAMID_CHOICE and s.player[player].quarry > 0
    place = arg - 1
    if place >= PLACES:
        return False
    ship = s.ships[place // SPACES]
    space = place % SPACES
    return ship.site == site and space < ship.capacity and ship.owner(space) == player


def _bonus_fits(s: Imhotep, kind: int, player: int, arg: int) -> bool:
    if arg >= len(s.small) or s.tables.small_bonus[arg] != BONUS_OF[kind]:
        return False
    if kind == k.BONUS_DRAW:
        return s.can_draw()
    if kind == k.BONUS_TAKE:
        return s.takeable(player, s.tables.small_bonus_stones[arg]) > 0
    return s.player[player].sled > 0 and s.has_free_space()


def _temple_fits(s: Imhotep, kind: int, player: int, arg: int) -> bool:
    if s.sides[TEMPLE] != SIDE_B or s.visible_stone(arg) != player:
        return False
    if kind == k.TEMPLE_DRAW:
        return s.tables.temple_bonus[arg] == BONUS_CARD and s.can_draw()
    return (
        s.tables.temple_bonus[arg] == BONUS_POINT_OR_STONES
        and s.takeable(player, s.tables.temple_bonus_stones[arg]) > 0
    )


def _is_scored_for(s: Imhotep, space: int, top: FramePosition) -> bool:
    """Whether the open question comes from scoring this space of the Temple."""
    if s.sides[TEMPLE] != SIDE_B or space < 0 or s.visible_stone(space) != top.player:
        return False
    if top.step in (STEP_NAMES[k.TEMPLE_CHOICE], STEP_NAMES[k.TEMPLE_DRAW]):
        return top.arg == space
    return s.tables.temple_bonus[space] == BONUS_CARD


def _unload_fits(s: Imhotep, arg: int) -> bool:
    return arg < SHIPS and s.ships[arg].site != EMPTY
