# compiled by mypyc
"""The questions of a blue card that is being played (section 9.4), one after the other.

Nothing moves and the card stays with its owner until the last part is known (IMH-5.22).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.imhotep.box.tables import CHISEL, HAMMER, LEVER, SAIL
from perankh.games.imhotep.rules import market_cards, rounds
from perankh.games.imhotep.rules.actions import (
    COLOURS,
    LOAD_STONE,
    NEXT_COLOUR,
    PLACES,
    SAIL_SHIP,
    SHIPS,
    SITES,
    SPACES,
    TO_SITE,
)
from perankh.games.imhotep.rules.questions.turn import (
    actions_of,
    is_free,
    sailings,
    spaces_from,
    why_not_load,
    why_not_sail,
)
from perankh.games.imhotep.rules.state import (
    CHISEL_SECOND,
    EMPTY,
    END_TURN,
    LEVER_ORDER,
    SAIL_SITE,
    Imhotep,
)
from perankh.games.imhotep.shown.reasons import (
    COLOUR_NOT_LEFT,
    SAIL_NEEDS_MINIMUM,
    SITE_CLOSED,
    SPACES_IN_ORDER,
)
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision


class LeverSail(Decision[Imhotep]):
    """IMH-9.4.1: which ship sails where; the order of unloading is asked next."""

    prompt = "imhotep-prompt-lever-sail"

    def actions(self) -> list[int]:
        return actions_of(SAIL_SHIP, SHIPS * SITES)

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        return sailings(s)

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        s.push(LEVER_ORDER, player, action - SAIL_SHIP)

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        return why_not_sail(s, (action - SAIL_SHIP) // SITES, (action - SAIL_SHIP) % SITES)


SAILING_BITS: Final = 5
COLOUR_BITS: Final = 3


class LeverOrder(Decision[Imhotep]):
    """IMH-9.4.1, 5.21: the next colour to be unloaded, until the whole sequence is known.

    The argument holds the sailing (ship * SITES + site) in its low bits, above it the sequence so
    far, each colour as player + 1, the latest in the lowest bits.
    """

    prompt = "imhotep-prompt-lever-order"

    def actions(self) -> list[int]:
        return actions_of(NEXT_COLOUR, COLOURS)

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        left = self.remaining(s, arg)
        found: list[int] = []
        for colour in range(s.players):
            if colour in left:
                found.append(NEXT_COLOUR + colour)
        return found

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        sailing = arg & ((1 << SAILING_BITS) - 1)
        chosen = (arg >> SAILING_BITS) << COLOUR_BITS | (action - NEXT_COLOUR + 1)
        longer = sailing | chosen << SAILING_BITS
        if len(self.remaining(s, longer)) > 0:
            s.push(LEVER_ORDER, player, longer)
            return
        market_cards.discard_played(s, player, LEVER)
        s.push(END_TURN, player, 0)
        ship, site = sailing // SITES, sailing % SITES
        rounds.sail_in_order(s, player, ship, site, sequence(longer))

    def remaining(self, s: Imhotep, arg: i64) -> list[int]:
        """Owners of the stones on the ship that are not yet in the sequence."""
        sailing = arg & ((1 << SAILING_BITS) - 1)
        left = [owner for owner in s.ships[sailing // SITES].spaces if owner != EMPTY]
        for colour in sequence(arg):
            left.remove(colour)
        return left

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        return COLOUR_NOT_LEFT


def sequence(arg: i64) -> list[int]:
    """The colours chosen so far in the argument of `LeverOrder`, in order."""
    colours: list[int] = []
    chosen = arg >> SAILING_BITS
    while chosen > 0:
        colours.insert(0, (chosen & ((1 << COLOUR_BITS) - 1)) - 1)
        chosen >>= COLOUR_BITS
    return colours


class SpaceQuestion(Decision[Imhotep]):
    """Which space of a ship gets a stone."""

    def actions(self) -> list[int]:
        return actions_of(LOAD_STONE, PLACES)


class HammerLoad(SpaceQuestion):
    """IMH-9.4.2: where the stone goes that is loaded after taking stones."""

    prompt = "imhotep-prompt-hammer-load"

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        return spaces_from(s, 0)

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        market_cards.discard_played(s, player, HAMMER)
        rounds.take_stones(s, player, s.tables.card_take[HAMMER])
        rounds.load_stone(s, player, action - LOAD_STONE)
        rounds.pass_on(s, player)

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        return why_not_load(s, action - LOAD_STONE)


class SailLoad(SpaceQuestion):
    """IMH-9.4.3: the space to load; the ship must then have its minimum."""

    prompt = "imhotep-prompt-sail-load"

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        found: list[int] = []
        for number, ship in enumerate(s.ships):
            if ship.site != EMPTY or ship.load + 1 < ship.minimum:
                continue
            for space in range(ship.capacity):
                if ship.owner(space) == EMPTY:
                    found.append(LOAD_STONE + number * SPACES + space)
        return found

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        s.push(SAIL_SITE, player, action - LOAD_STONE)

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        place = action - LOAD_STONE
        if is_free(s, place):
            return SAIL_NEEDS_MINIMUM
        return why_not_load(s, place)


class SailSite(Decision[Imhotep]):
    """IMH-9.4.3: the free site that the ship just chosen sails to."""

    prompt = "imhotep-prompt-sail-site"

    def actions(self) -> list[int]:
        return actions_of(TO_SITE, SITES)

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        return [TO_SITE + site for site in range(SITES) if not s.is_closed(site)]

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        market_cards.discard_played(s, player, SAIL)
        rounds.load_stone(s, player, arg)
        s.push(END_TURN, player, 0)
        rounds.sail_ship(s, player, arg // SPACES, action - TO_SITE)

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        return SITE_CLOSED


class ChiselFirst(SpaceQuestion):
    """IMH-9.4.4: the lower of the two spaces; they are asked for in order, as a set has none."""

    prompt = "imhotep-prompt-chisel-first"

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        return spaces_from(s, 0)[:-1]

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        s.push(CHISEL_SECOND, player, action - LOAD_STONE)

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        return why_not_chisel(s, action - LOAD_STONE)


class ChiselSecond(SpaceQuestion):
    """IMH-9.4.4: the higher of the two spaces."""

    prompt = "imhotep-prompt-chisel-second"

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        return spaces_from(s, arg + 1)

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        market_cards.discard_played(s, player, CHISEL)
        rounds.load_stone(s, player, arg)
        rounds.load_stone(s, player, action - LOAD_STONE)
        rounds.pass_on(s, player)

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        return why_not_chisel(s, action - LOAD_STONE)


def why_not_chisel(s: Imhotep, place: i64) -> Reason:
    """IMH-9.4.4: a free space that is not offered would be named out of order."""
    return SPACES_IN_ORDER if is_free(s, place) else why_not_load(s, place)
