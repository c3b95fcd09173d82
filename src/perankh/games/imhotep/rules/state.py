# compiled by mypyc
"""What lies on the table in Imhotep: ships, sites, sleds, cards. What may be done is elsewhere."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from perankh.games.imhotep import estimate
from perankh.games.imhotep.box.tables import FIRST_BLUE, SIDE_B, Tables
from perankh.games.imhotep.rules import scoring
from perankh.games.imhotep.rules.actions import CARDS, PLACES, SPACES
from perankh.kernel.meaning import Meaning
from perankh.kernel.rng import Rng
from perankh.kernel.state import RuledState
from perankh.kernel.step import Step

EMPTY: Final = -1
"""No stone on a space, no card, no ship at a dock, nobody."""

PLACES_MASK: Final = (1 << PLACES) - 1
SHIP_MASK: Final = (1 << SPACES) - 1

NIBBLE: Final = 4
"""Bits of one entry in packed stones and cards; `tables` hold nothing larger than its mask."""
NIBBLE_MASK: Final = 15

# Kinds of frames: the index of each step and question in `steps.STEPS`.
START_ROUND: Final = 0
TURN: Final = 1
LEVER_SAIL: Final = 2
LEVER_ORDER: Final = 3
HAMMER_LOAD: Final = 4
SAIL_LOAD: Final = 5
SAIL_SITE: Final = 6
CHISEL_FIRST: Final = 7
CHISEL_SECOND: Final = 8
UNLOAD: Final = 9
MARKET_PICK: Final = 10
MARKET_KEEP: Final = 11
PLACE_STONE: Final = 12
PYRAMID_CHOICE: Final = 13
BONUS_DRAW: Final = 14
BONUS_TAKE: Final = 15
BONUS_LOADING: Final = 16
END_TURN: Final = 17
END_ROUND: Final = 18
SCORE_TEMPLE: Final = 19
TEMPLE_CHOICE: Final = 20
TEMPLE_DRAW: Final = 21
CLEAR_TABLE: Final = 22
STONELESS_TURN: Final = 23


@final
@mypyc_attr(acyclic=True)
class Ship:
    """One of the round's four ships."""

    capacity: i64
    minimum: i64
    """Stones it needs to sail (IMH-2.3)."""
    stones: i64
    """What is on board, packed: four bits a space from the bow, player + 1, or 0 if it is free."""
    load: i64
    """How many stones are on board: counted along, since every list of options asks for it."""
    site: i64
    """Where it has docked; EMPTY while it has not sailed."""

    def __init__(self, capacity: i64, minimum: i64, site: i64) -> None:
        self.capacity = capacity
        self.minimum = minimum
        self.stones = 0
        self.load = 0
        self.site = site

    def owner(self, space: i64) -> i64:
        """Whose stone is on a space, or EMPTY."""
        return (self.stones >> space * NIBBLE & NIBBLE_MASK) - 1

    @property
    def spaces(self) -> list[int]:
        """Owner of the stone on each space, from the bow; EMPTY where there is none."""
        return [self.owner(space) for space in range(self.capacity)]

    def has_room(self) -> bool:
        """Whether it is unsailed and has a free space."""
        return self.site == EMPTY and self.load < self.capacity

    def is_ready(self) -> bool:
        """IMH-5.9: whether it is unsailed and carries its minimum."""
        return self.site == EMPTY and self.load >= self.minimum

    def put(self, space: i64, owner: i64) -> None:
        """A stone comes on board, on a free space."""
        self.stones |= owner + 1 << space * NIBBLE
        self.load += 1

    def take(self, space: i64) -> None:
        """A stone leaves."""
        self.stones &= ~(NIBBLE_MASK << space * NIBBLE)
        self.load -= 1

    def clone(self) -> Ship:
        """An equal, independent ship."""
        twin = Ship(self.capacity, self.minimum, self.site)
        twin.stones = self.stones
        twin.load = self.load
        return twin


@final
@mypyc_attr(acyclic=True)
class Player:
    """What belongs to one player, apart from stones on ships and sites."""

    quarry: i64
    sled: i64
    hand: i64
    """The market cards before the player, packed: four bits a card, how many of it."""
    pyramid_points: i64
    """Points scored at once at the Pyramid so far."""
    temple_points: i64
    """Points scored at the ends of rounds at the Temple so far."""
    tower_points: i64
    """Points scored at once for towers at Obelisks B so far."""
    obelisk: i64
    """Stones at the Obelisks: the stack on side A, the waiting single stones on side B."""

    def __init__(self, quarry: i64, sled: i64) -> None:
        self.quarry = quarry
        self.sled = sled
        self.hand = 0
        self.pyramid_points = 0
        self.temple_points = 0
        self.tower_points = 0
        self.obelisk = 0

    def has(self, card: i64) -> i64:
        """How many of a card lie before the player."""
        return self.hand >> card * NIBBLE & NIBBLE_MASK

    def has_blue(self) -> bool:
        """Whether any blue card lies before the player: they are the last cards of the box."""
        return self.hand >> FIRST_BLUE * NIBBLE != 0

    def gain(self, card: i64, copies: i64) -> None:
        """So many copies of a card come. (A literal 1 shifted here would be 32 bits wide in C.)"""
        self.hand += copies << card * NIBBLE

    def lose(self, card: i64, copies: i64) -> None:
        """So many copies of a card go."""
        self.hand -= copies << card * NIBBLE

    @property
    def cards(self) -> list[int]:
        """How many of each market card lie before the player."""
        return [self.has(card) for card in range(CARDS)]

    def clone(self) -> Player:
        """An equal, independent player."""
        twin = Player(self.quarry, self.sled)
        twin.hand = self.hand
        twin.pyramid_points = self.pyramid_points
        twin.temple_points = self.temple_points
        twin.tower_points = self.tower_points
        twin.obelisk = self.obelisk
        return twin


@final
class Imhotep(RuledState["Imhotep"]):
    """A game of Imhotep. Everything below is set by `setup`, `clone` or a position."""

    tables: Tables
    sides: list[int]
    """SIDE_A or SIDE_B for each site (IMH-3.1)."""
    wrath: bool
    """Whether the Wrath of the Pharaoh is played (IMH-3.2)."""

    round: i64
    """1 to 6; 0 before the first."""
    first: i64
    """The round's first player."""
    active: i64
    """Whose turn it is."""
    sailor: i64
    """Who sailed a ship last in this round; EMPTY: nobody yet."""
    passes: i64
    """Forced passes in a row (IMH-5.18); as many as players until a deadlocked round is over."""
    ships: list[Ship]
    harbour: i64
    """What the unsailed ships allow, kept along since each turn asks for it: a bit for each free
    place, above those a bit for each ship that can sail."""
    closed: i64
    """Bit set of the sites at which a ship has arrived this round (IMH-5.11)."""
    unloading: list[int]
    """Spaces of the docked ship still to be unloaded, the next one last."""

    round_card: i64
    """The card of this round."""
    round_deck: list[int]
    """Round cards not yet turned up, the removed one among them: nobody knows which it is."""
    rounds_seen: list[int]
    """Round cards turned up so far, in order."""
    draw: list[int]
    """The draw pile: a bag."""
    discard: list[int]
    market: list[int]
    """The face-up card on each space, or EMPTY."""
    pair: list[int]
    """Market B: the face-down cards in the last space."""

    player: list[Player]
    pyramid: list[int]
    """Side A: owners in order of placement, overflow included. Side B: only the overflow."""
    small: list[list[int]]
    """Side B: owners in each small pyramid in order of placement."""
    temple: list[int]
    chamber: list[int]
    towers: list[int]
    """Obelisks B: owners of the towers in the order they were built."""

    def __init__(
        self,
        players: i64,
        rng: Rng,
        steps: list[Step[Imhotep]],
        tables: Tables,
        sides: list[int],
        wrath: bool,
    ) -> None:
        super().__init__(players, rng, steps)
        self.tables = tables
        self.sides = sides
        self.wrath = wrath

    def me(self) -> Imhotep:
        return self

    def clone(self) -> Imhotep:
        twin = Imhotep(
            self.players, self.rng.clone(), self.steps, self.tables, self.sides, self.wrath
        )
        self.copy_kernel_to(twin)
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.sailor = self.sailor
        twin.passes = self.passes
        twin.ships = [ship.clone() for ship in self.ships]
        twin.harbour = self.harbour
        twin.closed = self.closed
        twin.unloading = self.unloading[:]
        twin.round_card = self.round_card
        twin.round_deck = self.round_deck[:]
        twin.rounds_seen = self.rounds_seen[:]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.market = self.market[:]
        twin.pair = self.pair[:]
        twin.player = [player.clone() for player in self.player]
        twin.pyramid = self.pyramid[:]
        twin.small = [stones[:] for stones in self.small]
        twin.temple = self.temple[:]
        twin.chamber = self.chamber[:]
        twin.towers = self.towers[:]
        return twin

    def determinize(self, observer: i64, seed: int) -> Imhotep:
        """IMH-14.1: deal the draw pile and an unseen pair anew; the rest is open or a bag."""
        twin = self.clone()
        twin.rng.reseed(seed)
        if len(twin.pair) > 0 and not self.sees_pair(observer):
            twin.draw.extend(twin.pair)
            twin.draw.sort()  # what is dealt must depend on the seed alone, not on what was there
            for index in range(len(twin.pair)):
                twin.pair[index] = twin.rng.take(twin.draw)
            twin.offered = None
        return twin

    def sees_pair(self, observer: i64) -> bool:
        """IMH-14.2: only who is choosing from the pair sees it."""
        return not self.is_over() and self.kind() == MARKET_KEEP and self.decider() == observer

    def meaning(self, action: i64) -> Meaning:
        from perankh.games.imhotep.shown.describe import describe  # it needs this module

        return describe(self, action)

    def tracks(self) -> list[int]:
        return [scoring.track(self, player) for player in range(self.players)]

    def scores(self) -> list[list[int]]:
        return scoring.scores(self)

    def places(self) -> list[int]:
        return scoring.places(self)

    def evaluate(self, player: i64) -> i64:
        return estimate.estimate(self, player)

    # --- questions that several rules ask

    def left_of(self, player: i64) -> i64:
        """The next player clockwise."""
        return player + 1 if player + 1 < self.players else 0

    def side_b(self, site: i64) -> bool:
        """IMH-11.2: whether a site is played on side B."""
        return self.sides[site] == SIDE_B

    def is_closed(self, site: i64) -> bool:
        """IMH-5.11: whether a ship has arrived at a site this round."""
        return self.closed >> site & 1 == 1

    def takeable(self, player: i64, stones: i64) -> i64:
        """IMH-5.4: how many of `stones` go from the quarry to the sled, limited by both."""
        p = self.player[player]
        return min(stones, min(p.quarry, self.tables.sled_capacity - p.sled))

    def is_deadlocked(self) -> bool:
        """IMH-5.18, 5.19: all have passed in a row, so the unsailed ships are out of the round."""
        return self.passes == self.players

    def survey(self) -> i64:
        """IMH-5.6, 5.9, 5.19: what `harbour` must be, read off the ships."""
        bits: i64 = 0
        if self.is_deadlocked():
            return bits
        for number, ship in enumerate(self.ships):
            if ship.is_ready():
                bits |= 1 << PLACES + number
            for space in range(ship.capacity):
                if ship.site == EMPTY and ship.owner(space) == EMPTY:
                    bits |= 1 << number * SPACES + space
        return bits

    def has_free_space(self) -> bool:
        """Whether an unsailed ship has a free space; IMH-8.3.7: not one that was removed."""
        return self.harbour & PLACES_MASK != 0

    def can_draw(self) -> bool:
        """IMH-4.4: whether a market card can be drawn, after a reshuffle if need be."""
        return len(self.draw) > 0 or len(self.discard) > 0

    def temple_width(self) -> i64:
        """IMH-7.3.1: spaces in the Temple's row."""
        return self.tables.temple_width[self.players]

    def visible_stone(self, space: i64) -> i64:
        """IMH-7.3.3: owner of the visible stone on a space of the Temple, or EMPTY."""
        stones: i64 = len(self.temple)
        width = self.temple_width()
        if space >= stones or space >= width:
            return EMPTY
        level = (stones - 1 - space) // width
        return self.temple[level * width + space]
