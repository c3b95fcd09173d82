# compiled by mypyc
"""The question of a turn (section 5), and what its parts share with the blue cards.

A place on a ship is one number, ship * SPACES + space; a sailing is ship * SITES + site.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.imhotep.box.tables import BLUE, CHISEL, FIRST_BLUE, HAMMER, LEVER, SAIL
from perankh.games.imhotep.rules import rounds
from perankh.games.imhotep.rules.actions import (
    CARDS,
    GET_STONES,
    LOAD_STONE,
    PLACES,
    PLAY_CARD,
    SAIL_SHIP,
    SHIPS,
    SITES,
    SPACES,
)
from perankh.games.imhotep.rules.state import (
    CHISEL_FIRST,
    EMPTY,
    END_TURN,
    HAMMER_LOAD,
    LEVER_SAIL,
    PLACES_MASK,
    SAIL_LOAD,
    Imhotep,
)
from perankh.games.imhotep.shown.reasons import (
    CARD_NOT_OWNED,
    CHISEL_NEEDS_TWO,
    HAMMER_NEEDS_BOTH,
    NO_SHIP_READY,
    NOT_PLAYABLE,
    QUARRY_EMPTY,
    SAIL_NEEDS_MINIMUM,
    SHIP_BELOW_MINIMUM,
    SHIP_SAILED,
    SITE_CLOSED,
    SLED_EMPTY,
    SLED_FULL,
    SPACE_TAKEN,
    SPACE_UNKNOWN,
)
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision

HALF: Final = PLACES // 2
"""Places on the first two ships."""
HALF_MASK: Final = (1 << HALF) - 1


def _chosen(first: i64, count: i64, bits: i64) -> list[int]:
    """Of `count` actions from `first` on those whose bit is set."""
    return [first + n for n in range(count) if bits >> n & 1 == 1]


def _sailings() -> list[list[int]]:
    """The sailings for each set of ships that can sail and each set of closed sites."""
    found = []
    for key in range(1 << SHIPS + SITES):
        possible: list[int] = []
        for ship in range(SHIPS):
            if key >> SITES + ship & 1 == 1:
                possible += _chosen(SAIL_SHIP + ship * SITES, SITES, ~key)
        found.append(possible)
    return found


# Options are asked for at each decision and mostly are these: they are written out once, by what
# they depend on.
LOADINGS: Final = [
    _chosen(LOAD_STONE + half * HALF, HALF, free)
    for half in range(2)
    for free in range(HALF_MASK + 1)
]
"""By the free places on the first two ships; then by those on the others."""
STONES_OR_LOADINGS: Final = [[GET_STONES, *LOADINGS[free]] for free in range(HALF_MASK + 1)]
"""The same for the first two ships, after getting stones."""
SAILINGS: Final = _sailings()
"""By the ships that can sail, then the closed sites."""

# --- what several questions share


def actions_of(first: i64, count: i64) -> list[int]:
    """A whole range of actions."""
    return [first + n for n in range(count)]


def is_free(s: Imhotep, place: i64) -> bool:
    """IMH-5.6: whether a place is a free space of an unsailed ship."""
    ship = s.ships[place // SPACES]
    space = place % SPACES
    return ship.site == EMPTY and space < ship.capacity and ship.owner(space) == EMPTY


def spaces_from(s: Imhotep, first: i64) -> list[int]:
    """IMH-1.3, 5.6: every free space of every unsailed ship, from the place `first` on."""
    free = (s.harbour & PLACES_MASK) >> first << first
    return joined(LOADINGS[free & HALF_MASK], LOADINGS[HALF_MASK + 1 + (free >> HALF)])


def sailings(s: Imhotep) -> list[int]:
    """IMH-1.3, 5.9, 5.10: every ship that can sail, whosever its stones, to every free site."""
    return SAILINGS[s.harbour >> PLACES << SITES | s.closed]


def joined(one: list[int], other: list[int]) -> list[int]:
    """Both, without a new list where one of them is empty."""
    if len(other) == 0:
        return one
    if len(one) == 0:
        return other
    return one + other


def why_not_load(s: Imhotep, place: i64) -> Reason:
    """IMH-5.6: why a space can't be loaded."""
    ship = s.ships[place // SPACES]
    if place % SPACES >= ship.capacity:
        return SPACE_UNKNOWN
    if ship.site != EMPTY:
        return SHIP_SAILED
    return SPACE_TAKEN


def why_not_sail(s: Imhotep, ship: i64, site: i64) -> Reason:
    """IMH-5.9: why a ship can't sail to a site."""
    if s.ships[ship].site != EMPTY:
        return SHIP_SAILED
    if s.ships[ship].load < s.ships[ship].minimum:
        return SHIP_BELOW_MINIMUM
    return SITE_CLOSED


def is_playable(s: Imhotep, player: i64, card: i64) -> bool:
    """IMH-5.17: whether the whole text of an owned blue card can be carried out."""
    if card == LEVER:
        for ship in s.ships:
            if ship.is_ready():
                return True
        return False
    if card == HAMMER:
        return s.takeable(player, s.tables.card_take[HAMMER]) > 0 and s.has_free_space()
    if card == SAIL:
        if s.player[player].sled == 0:
            return False
        for ship in s.ships:
            if ship.has_room() and ship.load + 1 >= ship.minimum:
                return True
        return False
    if s.player[player].sled < s.tables.card_stones[CHISEL]:
        return False
    free: i64 = 0
    for ship in s.ships:
        if ship.site == EMPTY:
            free += ship.capacity - ship.load
    return free >= s.tables.card_stones[CHISEL]


def playable_cards(s: Imhotep, player: i64) -> list[int]:
    """IMH-5.15, 5.17: the blue cards that can be played now."""
    p = s.player[player]
    found: list[int] = []
    for card in range(FIRST_BLUE, CARDS):
        if p.has(card) > 0 and is_playable(s, player, card):
            found.append(PLAY_CARD + card)
    return found


# --- the turn


class Turn(Decision[Imhotep]):
    """IMH-1.2, 5.1: get stones, load a stone, sail a ship or play a blue card."""

    prompt = "imhotep-prompt-turn"
    begins_turn = True
    auto_answers = False

    def actions(self) -> list[int]:
        return [
            GET_STONES,
            *actions_of(LOAD_STONE, PLACES),
            *actions_of(SAIL_SHIP, SHIPS * SITES),
            *actions_of(PLAY_CARD, CARDS),
        ]

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        p = s.player[player]
        free: i64 = s.harbour & PLACES_MASK if p.sled > 0 else 0
        starts = LOADINGS
        if p.quarry > 0 and p.sled < s.tables.sled_capacity:
            starts = STONES_OR_LOADINGS
        offered = starts[free & HALF_MASK]
        if free >> HALF != 0:
            offered = offered + LOADINGS[HALF_MASK + 1 + (free >> HALF)]
            offered += sailings(s)
        else:
            offered = joined(offered, sailings(s))
        if p.has_blue():
            return offered + playable_cards(s, player)
        return offered

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        if action == GET_STONES:
            rounds.take_stones(s, player, s.tables.quarry_take)
            rounds.pass_on(s, player)
        elif action < SAIL_SHIP:
            rounds.load_stone(s, player, action - LOAD_STONE)
            rounds.pass_on(s, player)
        elif action < PLAY_CARD:
            ship, site = (action - SAIL_SHIP) // SITES, (action - SAIL_SHIP) % SITES
            s.push(END_TURN, player, 0)
            rounds.sail_ship(s, player, ship, site)
        else:
            s.push(first_question(action - PLAY_CARD), player, 0)

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        p = s.player[player]
        if action == GET_STONES:
            return QUARRY_EMPTY if p.quarry == 0 else SLED_FULL
        if action < SAIL_SHIP:
            return SLED_EMPTY if p.sled == 0 else why_not_load(s, action - LOAD_STONE)
        if action < PLAY_CARD:
            return why_not_sail(s, (action - SAIL_SHIP) // SITES, (action - SAIL_SHIP) % SITES)
        return why_not_play(s, player, action - PLAY_CARD)

    def is_quiet(self, s: Imhotep, player: i64, arg: i64, action: i64) -> bool:
        """IMH-5.2: only who is next and has no stone left may have to pass, which can go far."""
        p = s.player[s.left_of(player)]
        return action < SAIL_SHIP and p.sled + p.quarry > 0


def first_question(card: i64) -> i64:
    """What is asked first when a blue card is played."""
    if card == LEVER:
        return LEVER_SAIL
    if card == HAMMER:
        return HAMMER_LOAD
    if card == SAIL:
        return SAIL_LOAD
    return CHISEL_FIRST


def why_not_play(s: Imhotep, player: i64, card: i64) -> Reason:
    """IMH-5.15, 5.17: why a card can't be played."""
    if s.tables.card_kind[card] != BLUE:
        return NOT_PLAYABLE
    if s.player[player].has(card) == 0:
        return CARD_NOT_OWNED
    if card == LEVER:
        return NO_SHIP_READY
    if card == HAMMER:
        return HAMMER_NEEDS_BOTH
    return SAIL_NEEDS_MINIMUM if card == SAIL else CHISEL_NEEDS_TWO
