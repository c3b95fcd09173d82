# compiled by mypyc
"""What the rules of Imhotep do, one function per rule sentence: round (4), turn (5), end (10).

Effects never ask: where an owner has a choice they push the question. Legality is in `questions`.
Stones at the sites are in `sites`, market cards in `market_cards`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.imhotep.box.tables import CARD_IDS, MARKET, SITE_IDS
from perankh.games.imhotep.rules import scoring
from perankh.games.imhotep.rules.actions import PLACES, SPACES
from perankh.games.imhotep.rules.market_cards import draw_card
from perankh.games.imhotep.rules.sites import deliver
from perankh.games.imhotep.rules.state import (
    EMPTY,
    END_ROUND,
    SHIP_MASK,
    START_ROUND,
    STONELESS_TURN,
    TURN,
    UNLOAD,
    Imhotep,
    Ship,
)
from perankh.games.imhotep.shown import events

ROUND_DECK: Final = 1
"""The pile of round cards, where a position says what is turned up next."""

STERN_TO_BOW: Final = [
    [space for space in range(capacity - 1, -1, -1) if free >> space & 1 == 0]
    for capacity in range(SPACES + 1)
    for free in range(SHIP_MASK + 1)
]
"""The loaded spaces of a ship by its capacity and its free spaces."""

# --- section 4: the round


def start_round(s: Imhotep) -> None:
    """IMH-4.1: turn up a round card, set out its ships, fill the Market, begin."""
    s.round += 1
    s.round_card = s.rng.take(s.round_deck, ROUND_DECK)
    s.rounds_seen.append(s.round_card)
    s.ships = []
    for capacity in s.tables.round_cards[s.round_card]:
        s.ships.append(Ship(capacity, s.tables.minimum_load[capacity], EMPTY))
    s.closed = 0
    s.sailor = EMPTY
    s.passes = 0
    s.harbour = s.survey()
    if s.trace is not None:
        ships = s.tables.round_cards[s.round_card][:]
        s.emit(events.RoundStarted(round=s.round, ships=ships, player=s.first))
    fill_market(s)
    next_turn(s, s.first)


def fill_market(s: Imhotep) -> None:
    """IMH-4.2, 8.1.1: cards face up, and on side B a pair face down."""
    side = s.sides[MARKET]
    for space in range(len(s.market)):
        s.market[space] = draw_card(s) if space < s.tables.market_face_up[side] else EMPTY
    for _ in range(s.tables.market_face_down[side]):
        card = draw_card(s)
        if card != EMPTY:
            s.pair.append(card)
    if s.trace is not None:
        s.emit(events.MarketFilled(cards=_card_ids(s.market), pair=len(s.pair)))


def end_round(s: Imhotep) -> None:
    """IMH-4.7: announce the end of the round; Temple and clearing follow as steps."""
    if s.trace is not None:
        s.emit(events.RoundEnded(round=s.round))


def clear_table(s: Imhotep) -> None:
    """IMH-4.8 b to e, IMH-4.5, 4.9, 5.20: final scoring, or ships and market cards away, and the
    next round with its first player; all else stays.
    """
    if s.round == s.tables.rounds:
        finish(s)
        return
    s.first = s.left_of(s.first if s.sailor == EMPTY else s.sailor)
    s.ships = []
    s.harbour = 0
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
    s.harbour = 0
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
    ship = place // SPACES
    s.ships[ship].put(place % SPACES, player)
    s.harbour ^= 1 << place
    if s.ships[ship].is_ready():
        s.harbour |= 1 << PLACES + ship
    if s.trace is not None:
        space = place % SPACES + 1
        s.emit(events.StoneLoaded(player=player, ship=ship + 1, space=space))


def sail_ship(s: Imhotep, player: i64, ship: i64, site: i64) -> None:
    """IMH-5.11, 5.12: dock, then unload from the bow to the stern."""
    free = s.harbour >> ship * SPACES & SHIP_MASK
    order = STERN_TO_BOW[s.ships[ship].capacity * (SHIP_MASK + 1) + free][:]
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
    s.harbour &= ~(SHIP_MASK << ship * SPACES | 1 << PLACES + ship)
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
