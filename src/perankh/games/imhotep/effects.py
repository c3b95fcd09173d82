"""What the rules of Imhotep do, one function per rule sentence, in the order of the specification.

Effects never ask: where an owner has a choice they push the question. Legality is in `decisions`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.imhotep import events, scoring
from perankh.games.imhotep.actions import SPACES
from perankh.games.imhotep.state import (
    BONUS_DRAW,
    BONUS_LOADING,
    BONUS_TAKE,
    EMPTY,
    END_ROUND,
    MARKET_PICK,
    PLACE_STONE,
    PYRAMID_CHOICE,
    START_ROUND,
    STONELESS_TURN,
    TEMPLE_CHOICE,
    TEMPLE_DRAW,
    TURN,
    UNLOAD,
    Imhotep,
    Ship,
)
from perankh.games.imhotep.tables import (
    BONUS_CARD,
    BONUS_POINT_OR_STONES,
    BONUS_POINTS,
    BONUS_STONES,
    CARD_IDS,
    CHAMBER,
    MARKET,
    OBELISKS,
    PYRAMID,
    RED,
    SITE_IDS,
    SMALL_PYRAMID_IDS,
    TEMPLE,
)

FROM_QUARRY: Final = 0
"""Where a stone that is being placed comes from: the quarry, or 1 + ship * SPACES + space."""


# --- section 4: the round


def start_round(s: Imhotep) -> None:
    """IMH-4.1: turn up a round card, set out its ships, fill the Market, begin."""
    s.round += 1
    s.round_card = s.rng.take(s.round_deck)
    s.rounds_seen.append(s.round_card)
    s.ships = []
    for capacity in s.tables.round_cards[s.round_card]:
        s.ships.append(Ship(capacity, s.tables.minimum_load[capacity], 0, 0, EMPTY))
    s.closed = 0
    s.sailor = EMPTY
    s.passes = 0
    if s.trace is not None:
        ships = s.tables.round_cards[s.round_card][:]
        s.emit(events.RoundStarted(round=s.round, ships=ships, player=s.first))
    fill_market(s)
    next_turn(s, s.first)


def fill_market(s: Imhotep) -> None:
    """IMH-4.2: cards face up, and on side B a pair face down."""
    side = s.sides[MARKET]
    for space in range(len(s.market)):
        s.market[space] = draw_card(s) if space < s.tables.market_face_up[side] else EMPTY
    for _ in range(s.tables.market_face_down[side]):
        card = draw_card(s)
        if card != EMPTY:
            s.pair.append(card)
    if s.trace is not None:
        s.emit(events.MarketFilled(cards=_card_ids(s.market), pair=len(s.pair)))


def draw_card(s: Imhotep) -> i64:
    """IMH-4.3, 4.4: the top market card, after a reshuffle if the pile is empty; else EMPTY."""
    if len(s.draw) == 0:
        if len(s.discard) == 0:
            return EMPTY
        s.draw = s.discard
        s.discard = []
        if s.trace is not None:
            s.emit(events.PileReshuffled(cards=len(s.draw)))
    return s.rng.take(s.draw)


def end_round(s: Imhotep) -> None:
    """IMH-4.7: announce the end of the round; Temple and clearing follow as steps."""
    if s.trace is not None:
        s.emit(events.RoundEnded(round=s.round))


def clear_table(s: Imhotep) -> None:
    """IMH-4.8 b to e: final scoring, or ships and market cards away and the next round."""
    if s.round == s.tables.rounds:
        finish(s)
        return
    s.first = s.left_of(s.first if s.sailor == EMPTY else s.sailor)
    s.ships = []
    clear_market(s)
    s.push(START_ROUND, 0, 0)


def clear_market(s: Imhotep) -> None:
    """IMH-4.8 d: all cards left in the Market go face up to the discard pile."""
    left: list[int] = []
    for space in range(len(s.market)):
        if s.market[space] != EMPTY:
            left.append(s.market[space])
            s.market[space] = EMPTY
    if len(s.pair) > 0:
        left.extend(s.pair)
        s.pair = []
        s.reveal()
    s.discard.extend(left)
    if s.trace is not None and len(left) > 0:
        s.emit(events.MarketCleared(cards=_card_ids(left)))


# --- section 5: the turn


def next_turn(s: Imhotep, player: i64) -> None:
    """IMH-4.6: the turn goes to `player`. IMH-15.14: who has a stone left can do something."""
    s.active = player
    p = s.player[player]
    s.push(TURN if p.sled + p.quarry > 0 else STONELESS_TURN, player, 0)


def pass_on(s: Imhotep, player: i64) -> None:
    """IMH-4.6, 5.18: after an action without a sailing, the next player clockwise."""
    s.passes = 0
    next_turn(s, s.left_of(player))


def end_turn(s: Imhotep, player: i64) -> None:
    """IMH-4.7, 6.3: after a sailing; the fourth ends the round."""
    for ship in s.ships:
        if ship.site == EMPTY:
            pass_on(s, player)
            return
    s.push(END_ROUND, 0, 0)


def pass_turn(s: Imhotep, player: i64) -> None:
    """IMH-5.2, 5.18: a forced pass; when all have passed in a row the round is deadlocked."""
    if s.trace is not None:
        s.emit(events.TurnPassed(player=player))
    s.passes += 1
    if s.passes < s.players:
        next_turn(s, s.left_of(player))
        return
    if s.trace is not None:
        s.emit(events.RoundDeadlocked())
    remove_unsailed_ships(s)
    s.push(END_ROUND, 0, 0)


def remove_unsailed_ships(s: Imhotep) -> None:
    """IMH-5.19: stones on unsailed ships go back to the quarry."""
    for number, ship in enumerate(s.ships):
        if ship.site != EMPTY:
            continue
        if s.trace is not None:
            s.emit(events.ShipRemoved(ship=number + 1, stones=ship.load))
        for space, owner in enumerate(ship.spaces):
            if owner != EMPTY:
                s.player[owner].quarry += 1
                ship.take(space)


def take_stones(s: Imhotep, player: i64, stones: i64) -> None:
    """IMH-5.3, 5.4: move up to `stones` from the quarry to the sled, as many as possible."""
    moved = s.takeable(player, stones)
    p = s.player[player]
    p.quarry -= moved
    p.sled += moved
    if s.trace is not None:
        s.emit(events.StonesTaken(player=player, stones=moved))


def load_stone(s: Imhotep, player: i64, place: i64) -> None:
    """IMH-5.6: a stone from the sled on a free space; `place` is ship * SPACES + space."""
    s.player[player].sled -= 1
    s.ships[place // SPACES].put(place % SPACES, player)
    if s.trace is not None:
        ship, space = place // SPACES + 1, place % SPACES + 1
        s.emit(events.StoneLoaded(player=player, ship=ship, space=space))


def sail_ship(s: Imhotep, player: i64, ship: i64, site: i64) -> None:
    """IMH-5.11, 5.12: dock, then unload from the bow to the stern."""
    order: list[int] = []
    sailing = s.ships[ship]
    for space in range(sailing.capacity - 1, -1, -1):
        if sailing.owner(space) != EMPTY:
            order.append(space)
    dock_and_unload(s, player, ship, site, order)


def sail_in_order(s: Imhotep, player: i64, ship: i64, site: i64, colours: list[int]) -> None:
    """IMH-9.4.1: dock, then unload in the chosen sequence of colours."""
    spaces = s.ships[ship].spaces
    order: list[int] = []
    for owner in colours:
        space = spaces.index(owner)
        spaces[space] = EMPTY
        order.insert(0, space)
    dock_and_unload(s, player, ship, site, order)


def dock_and_unload(s: Imhotep, player: i64, ship: i64, site: i64, order: list[int]) -> None:
    """IMH-5.11: the ship closes the site; `order` holds its loaded spaces, the first one last."""
    s.ships[ship].site = site
    s.closed |= 1 << site
    s.sailor = player
    s.unloading = order
    if s.trace is not None:
        s.emit(events.ShipSailed(player=player, ship=ship + 1, site=SITE_IDS[site]))
    s.push(UNLOAD, 0, ship)


def unload_next(s: Imhotep, ship: i64) -> None:
    """IMH-5.12: resolve the next stone completely before the one after it."""
    if len(s.unloading) == 0:
        return
    s.push(UNLOAD, 0, ship)
    space = s.unloading.pop()
    source: i64 = 1 + ship * SPACES + space
    deliver(s, s.ships[ship].owner(space), s.ships[ship].site, source)


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


# --- 7.1 and 8.1: the Market


def return_stone(s: Imhotep, owner: i64, source: i64) -> None:
    """IMH-7.1.2: the delivered stone goes back to the owner's quarry."""
    pick_up(s, owner, source, MARKET)
    s.player[owner].quarry += 1
    if s.trace is not None:
        s.emit(events.StoneReturned(player=owner))


def gain_card(s: Imhotep, player: i64, card: i64) -> None:
    """IMH-7.1.6: red at once, others face up before the owner."""
    if s.tables.card_kind[card] == RED:
        resolve_red_card(s, player, card)
    else:
        s.player[player].gain(card, 1)


def draw_and_gain(s: Imhotep, player: i64) -> None:
    """IMH-8.2.6: the top market card, handled like a card from the Market."""
    card = draw_card(s)
    if s.trace is not None:
        s.emit(events.CardDrawn(player=player, card=CARD_IDS[card]))
    gain_card(s, player, card)


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
    """IMH-7.3.2: from left to right, then on top."""
    at: i64 = len(s.temple)
    s.temple.append(owner)
    if s.trace is not None:
        width = s.temple_width()
        s.emit(events.TempleStone(player=owner, space=at % width + 1, level=at // width + 1))


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
    at: i64 = len(s.chamber)
    s.chamber.append(owner)
    if s.trace is not None:
        rows = s.tables.chamber_rows
        s.emit(events.ChamberStone(player=owner, row=at % rows + 1, column=at // rows + 1))


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
    """IMH-8.5.2, 8.5.6: on the free tower space of highest value, as long as there is one."""
    values = s.tables.tower_values[s.players]
    if len(s.towers) >= len(values):
        return
    points = values[len(s.towers)]
    s.towers.append(owner)
    s.player[owner].obelisk -= s.tables.tower_height
    s.player[owner].tower_points += points
    if s.trace is not None:
        s.emit(events.TowerBuilt(player=owner, points=points))


# --- section 9: market cards


def resolve_red_card(s: Imhotep, player: i64, card: i64) -> None:
    """IMH-9.1.1, 9.1.5: discard, then stones from the quarry to the card's site."""
    s.discard.append(card)
    if s.player[player].quarry == 0:
        if s.trace is not None:
            s.emit(events.RedCardVoid(player=player, card=CARD_IDS[card]))
        return
    site = s.tables.card_site[card]
    if s.trace is not None:
        s.emit(events.RedCardResolved(player=player, card=CARD_IDS[card], site=SITE_IDS[site]))
    for _ in range(s.tables.card_stones[card]):
        s.push(PLACE_STONE, player, site)


def place_from_quarry(s: Imhotep, player: i64, site: i64) -> None:
    """IMH-9.1.1, 9.1.4: one stone from the quarry, if there is one."""
    if s.player[player].quarry > 0:
        deliver(s, player, site, FROM_QUARRY)


def discard_played(s: Imhotep, player: i64, card: i64) -> None:
    """IMH-5.15, 9.4.6: a blue card goes to the discard pile before its effect."""
    s.player[player].lose(card, 1)
    s.discard.append(card)
    if s.trace is not None:
        s.emit(events.CardPlayed(player=player, card=CARD_IDS[card]))


# --- section 10: the end of the game


def finish(s: Imhotep) -> None:
    """IMH-10.1: the stack is empty, so the game is over; announce the final scoring."""
    if s.trace is None:
        return
    for category, player, points in scoring.final_points(s):
        s.emit(
            events.CategoryScored(
                player=player, category=scoring.CATEGORIES[category], points=points
            )
        )
    s.emit(events.GameEnded(winners=scoring.winners(s)))


def _card_ids(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards if card != EMPTY]
