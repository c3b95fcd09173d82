# compiled by mypyc
"""What a stone does at each site, sides A and B, in the order of sections 7 and 8.

Where the owner of a stone has a choice, the question is pushed; `questions/owners` answers it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.imhotep.box.tables import (
    BONUS_CARD,
    BONUS_POINT_OR_STONES,
    BONUS_POINTS,
    BONUS_STONES,
    CHAMBER,
    MARKET,
    OBELISKS,
    PYRAMID,
    SITE_IDS,
    SMALL_PYRAMID_IDS,
    TEMPLE,
)
from perankh.games.imhotep.rules.actions import SPACES
from perankh.games.imhotep.rules.state import (
    BONUS_DRAW,
    BONUS_LOADING,
    BONUS_TAKE,
    MARKET_PICK,
    PYRAMID_CHOICE,
    TEMPLE_CHOICE,
    TEMPLE_DRAW,
    Imhotep,
)
from perankh.games.imhotep.shown import events

FROM_QUARRY: Final = 0
"""Where a stone that is being placed comes from: the quarry, or 1 + ship * SPACES + space."""


# --- section 5.13: a stone comes to a site


def deliver(s: Imhotep, owner: i64, site: i64, source: i64) -> None:
    """IMH-5.13, 9.1.2: a stone comes to a site; where its owner has a choice, ask."""
    if site == MARKET:
        s.push(MARKET_PICK, owner, source)
    elif site == PYRAMID:
        deliver_to_pyramid(s, owner, source)
    else:
        pick_up(s, owner, source, site)
        if site == TEMPLE:
            build_temple(s, owner)
        elif site == CHAMBER:
            build_chamber(s, owner)
        else:
            build_obelisk(s, owner)


def pick_up(s: Imhotep, owner: i64, source: i64, site: i64) -> None:
    """Take the stone that is being placed from the ship or the quarry."""
    if source == FROM_QUARRY:
        s.player[owner].quarry -= 1
        return
    place: i64 = source - 1
    s.ships[place // SPACES].take(place % SPACES)
    if s.trace is not None:
        ship, space = place // SPACES + 1, place % SPACES + 1
        s.emit(events.StoneUnloaded(player=owner, ship=ship, space=space, site=SITE_IDS[site]))


# --- 7.1: the Market


def return_stone(s: Imhotep, owner: i64, source: i64) -> None:
    """IMH-7.1.2, 7.1.7: the delivered stone goes back to the owner's quarry."""
    pick_up(s, owner, source, MARKET)
    s.player[owner].quarry += 1
    if s.trace is not None:
        s.emit(events.StoneReturned(player=owner))


# --- 7.2 and 8.2: the Pyramid


def deliver_to_pyramid(s: Imhotep, owner: i64, source: i64) -> None:
    """IMH-7.2.1 on side A; on side B the owner chooses while a pyramid is unfinished."""
    if s.side_b(PYRAMID) and not small_pyramids_finished(s):
        s.push(PYRAMID_CHOICE, owner, source)
        return
    pick_up(s, owner, source, PYRAMID)
    if s.side_b(PYRAMID) or len(s.pyramid) >= len(s.tables.pyramid_values):
        build_overflow(s, owner)
    else:
        build_pyramid(s, owner)


def build_pyramid(s: Imhotep, owner: i64) -> None:
    """IMH-7.2.1, 7.2.3: the next space in the fixed order, its value at once."""
    points = s.tables.pyramid_values[len(s.pyramid)]
    s.pyramid.append(owner)
    s.player[owner].pyramid_points += points
    if s.trace is not None:
        s.emit(events.PyramidStone(player=owner, space=len(s.pyramid), points=points))


def build_overflow(s: Imhotep, owner: i64) -> None:
    """IMH-7.2.4, 8.2.5: a further stone at the right edge."""
    points = s.tables.pyramid_overflow[s.sides[PYRAMID]]
    s.pyramid.append(owner)
    s.player[owner].pyramid_points += points
    if s.trace is not None:
        s.emit(events.OverflowStone(player=owner, points=points))


def small_pyramid_finished(s: Imhotep, pyramid: i64) -> bool:
    """IMH-8.2.1: base and top are full."""
    full = s.tables.small_base[pyramid] + s.tables.small_top[pyramid]
    return len(s.small[pyramid]) >= full


def small_pyramids_finished(s: Imhotep) -> bool:
    """IMH-8.2.5: all small pyramids are finished."""
    for pyramid in range(len(s.small)):
        if not small_pyramid_finished(s, pyramid):
            return False
    return True


def build_small_pyramid(s: Imhotep, owner: i64, pyramid: i64) -> None:
    """IMH-8.2.3, 8.2.4, 8.2.9: point first, then the bonus of a base space."""
    stones = s.small[pyramid]
    on_base = len(stones) < s.tables.small_base[pyramid]
    points = s.tables.small_base_points[pyramid] if on_base else s.tables.small_top_points[pyramid]
    stones.append(owner)
    s.player[owner].pyramid_points += points
    if s.trace is not None:
        s.emit(
            events.SmallPyramidStone(
                player=owner,
                pyramid=SMALL_PYRAMID_IDS[pyramid],
                space=len(stones),
                points=points,
            )
        )
    if on_base:
        offer_bonus(s, owner, pyramid)


def offer_bonus(s: Imhotep, owner: i64, pyramid: i64) -> None:
    """IMH-6.2, 8.2.3: ask about the bonus if it can have any effect."""
    bonus = s.tables.small_bonus[pyramid]
    if bonus == BONUS_CARD:
        if s.can_draw():
            s.push(BONUS_DRAW, owner, pyramid)
    elif bonus == BONUS_STONES:
        if s.takeable(owner, s.tables.small_bonus_stones[pyramid]) > 0:
            s.push(BONUS_TAKE, owner, pyramid)
    elif s.player[owner].sled > 0 and s.has_free_space():
        s.push(BONUS_LOADING, owner, pyramid)


# --- 7.3 and 8.3: the Temple


def build_temple(s: Imhotep, owner: i64) -> None:
    """IMH-7.3.2, 8.3.1: from left to right, then on top."""
    index: i64 = len(s.temple)
    s.temple.append(owner)
    if s.trace is not None:
        width = s.temple_width()
        s.emit(events.TempleStone(player=owner, space=index % width + 1, level=index // width + 1))


def score_temple_space(s: Imhotep, owner: i64, space: i64) -> None:
    """IMH-7.3.4 on side A, IMH-8.3.2 on side B: the bonus of the space a visible stone is on."""
    if not s.side_b(TEMPLE):
        score_temple_points(s, owner, space, s.tables.temple_points)
        return
    bonus = s.tables.temple_bonus[space]
    points = s.tables.temple_bonus_points[space]
    if bonus == BONUS_POINTS:
        score_temple_points(s, owner, space, points)
    elif bonus == BONUS_POINT_OR_STONES:
        if s.takeable(owner, s.tables.temple_bonus_stones[space]) > 0:
            s.push(TEMPLE_CHOICE, owner, space)
        else:
            score_temple_points(s, owner, space, points)
    elif s.can_draw():
        s.push(TEMPLE_DRAW, owner, space)


def score_temple_points(s: Imhotep, owner: i64, space: i64, points: i64) -> None:
    """IMH-7.3.4, 8.3.2: points at the end of the round."""
    s.player[owner].temple_points += points
    if s.trace is not None:
        s.emit(events.TempleScored(player=owner, space=space + 1, points=points))


# --- 7.4: the Burial Chamber


def build_chamber(s: Imhotep, owner: i64) -> None:
    """IMH-7.4.1: column by column from the left, each from top to bottom."""
    index: i64 = len(s.chamber)
    s.chamber.append(owner)
    if s.trace is not None:
        rows = s.tables.chamber_rows
        s.emit(events.ChamberStone(player=owner, row=index % rows + 1, column=index // rows + 1))


# --- 7.5 and 8.5: the Obelisks


def build_obelisk(s: Imhotep, owner: i64) -> None:
    """IMH-7.5.1: on the owner's stack; on side B three waiting stones become a tower."""
    p = s.player[owner]
    p.obelisk += 1
    if s.trace is not None:
        s.emit(events.ObeliskStone(player=owner, stones=p.obelisk))
    if s.side_b(OBELISKS) and p.obelisk >= s.tables.tower_height:
        build_tower(s, owner)


def build_tower(s: Imhotep, owner: i64) -> None:
    """IMH-8.5.2 to 8.5.4, 8.5.6: on the free tower space of highest value, while there is one."""
    values = s.tables.tower_values[s.players]
    if len(s.towers) >= len(values):
        return
    points = values[len(s.towers)]
    s.towers.append(owner)
    s.player[owner].obelisk -= s.tables.tower_height
    s.player[owner].tower_points += points
    if s.trace is not None:
        s.emit(events.TowerBuilt(player=owner, points=points))


# --- 9.1: stones that red cards place


def place_from_quarry(s: Imhotep, player: i64, site: i64) -> None:
    """IMH-9.1.1, 9.1.3, 9.1.4: one stone from the quarry, if there is one, docked ship or not."""
    if s.player[player].quarry > 0:
        deliver(s, player, site, FROM_QUARRY)
