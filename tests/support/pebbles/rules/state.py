"""What lies on the table in a game of Pebbles.

The game lives with the tests and is never compiled. It derives from the kernel's classes whether
those are compiled or not, so the same tests run in both builds (see `decisions.py` for the price).
"""

from __future__ import annotations

from collections.abc import Iterator

from perankh.kernel.meaning import Meaning
from perankh.kernel.rng import Rng
from perankh.kernel.state import NOBODY, RuledState
from perankh.kernel.step import Step

from ..box.tables import KINDS, Tables

NOTHING = -1
"""No pebble is on offer."""

ROW, GIFTS, SHELL, HAND = range(4)
"""Columns of `scores`."""


class Pebbles(RuledState["Pebbles"]):
    """One moment of a game of Pebbles. A pebble is the number of its kind."""

    tables: Tables
    heavy: bool
    bag: list[int]
    shell: int
    lifted: bool
    turn: int
    hands: list[list[int]]
    rows: list[list[int]]
    gifts: list[int]
    """How often a player's offer was taken."""
    taken: list[int]
    """How many gifts a player has taken."""
    peeked: list[bool]
    gift: int
    """The pebble on offer by the player whose turn it is, or `NOTHING`."""
    discards: list[int]

    def __init__(
        self, players: int, rng: Rng, steps: list[Step[Pebbles]], tables: Tables, heavy: bool
    ) -> None:
        super().__init__(players, rng, steps)
        self.tables = tables
        self.heavy = heavy
        self.bag = []
        self.shell = 0
        self.lifted = False
        self.turn = 0
        self.hands = [[] for _ in range(players)]
        self.rows = [[] for _ in range(players)]
        self.gifts = [0] * players
        self.taken = [0] * players
        self.peeked = [False] * players
        self.gift = NOTHING
        self.discards = []

    def me(self) -> Pebbles:
        return self

    def left_of(self, player: int) -> int:
        """The next seat clockwise."""
        return (player + 1) % self.players

    def blank(self) -> Pebbles:
        """A state of the same kind with nothing on the table yet."""
        return type(self)(self.players, self.rng.clone(), self.steps, self.tables, self.heavy)

    def clone(self) -> Pebbles:
        twin = self.blank()
        self.copy_kernel_to(twin)
        twin.bag = self.bag[:]
        twin.shell = self.shell
        twin.lifted = self.lifted
        twin.turn = self.turn
        twin.hands = [hand[:] for hand in self.hands]
        twin.rows = [row[:] for row in self.rows]
        twin.gifts = self.gifts[:]
        twin.taken = self.taken[:]
        twin.peeked = self.peeked[:]
        twin.gift = self.gift
        twin.discards = self.discards[:]
        return twin

    # --- what a seat can't know

    def determinize(self, observer: int, seed: int) -> Pebbles:
        return self.dealt_anew(None if observer == NOBODY else observer, seed)

    def knows_shell(self, seat: int | None) -> bool:
        """Whether the seat has seen the pebble under the shell."""
        return self.lifted or (seat is not None and self.peeked[seat])

    def knows_offer(self, seat: int | None) -> bool:
        """Whether the seat knows the pebble on offer, or nothing is on offer."""
        return self.gift == NOTHING or seat == self.turn

    def dealt_anew(self, seat: int | None, seed: int) -> Pebbles:
        """A clone in which all that `seat` can't know is dealt again, and chance with it.

        What comes out depends on what `seat` knows and on `seed` alone: the pool is put in order.
        """
        twin = self.clone()
        twin.rng.reseed(seed)
        dealer = Rng.seeded(seed ^ 0x5EED)
        pool = sorted(twin.hidden_from(seat))
        for player, hand in enumerate(twin.hands):
            if player != seat:
                hand[:] = sorted(dealer.take(pool) for _ in hand)
        if not twin.knows_shell(seat):
            twin.shell = dealer.take(pool)
        if not twin.knows_offer(seat):
            twin.gift = dealer.take(pool)
        twin.bag = [dealer.take(pool) for _ in twin.bag]
        twin.offered = None  # other hands have other options
        return twin

    def hidden_from(self, seat: int | None) -> Iterator[int]:
        """Every pebble that `seat` can't see."""
        yield from self.bag
        for player, hand in enumerate(self.hands):
            if player != seat:
                yield from hand
        if not self.knows_shell(seat):
            yield self.shell
        if not self.knows_offer(seat):
            yield self.gift

    # --- points

    def meaning(self, action: int) -> Meaning:
        from ..rules.steps import describe  # it needs this module

        return describe(action)

    def scores(self) -> list[list[int]]:
        return [self.points_of(player) for player in range(self.players)]

    def points_of(self, player: int) -> list[int]:
        """PEB-4.1, PEB-4.2"""
        table = self.tables
        row = self.rows[player]
        points = [0] * 4
        points[ROW] = sum(table.points[pebble] for pebble in row)
        points[GIFTS] = table.gift_points * self.gifts[player]
        points[SHELL] = table.shell_points * row.count(self.shell)
        points[HAND] = -table.hand_penalty * len(self.hands[player]) if self.heavy else 0
        return points

    def places(self) -> list[int]:
        """PEB-4.3"""
        ranks = [(sum(self.points_of(p)), len(self.rows[p])) for p in range(self.players)]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def evaluate(self, player: int) -> int:
        return 100 * sum(self.points_of(player))

    def counted(self) -> list[int]:
        """How many pebbles of each kind are anywhere."""
        everywhere = [*self.bag, self.shell, *self.discards]
        for pebbles in (*self.hands, *self.rows):
            everywhere += pebbles
        if self.gift != NOTHING:
            everywhere.append(self.gift)
        return [everywhere.count(kind) for kind in range(KINDS)]
