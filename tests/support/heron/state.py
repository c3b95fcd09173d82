"""What lies on the table in a game of Heron, and what it is worth."""

from __future__ import annotations

from perankh.kernel.meaning import Meaning
from perankh.kernel.rival import Rival
from perankh.kernel.rng import Rng
from perankh.kernel.state import RuledState
from perankh.kernel.step import Step

from .box import GOLDEN, IDS, KINDS, Tables

REEDS, SETS, HIDDEN = range(3)
"""Columns of `scores`."""

HERON = "heron"
"""The rival's id."""


class Heron(RuledState["Heron"]):
    """One moment of a game of Heron. A reed is the number of its kind."""

    tables: Tables
    bag: list[int]
    pool: list[int]
    bundles: list[list[int]]
    hidden: list[int]
    """By seat."""
    stirred: list[bool]
    plays: bool
    """Whether the Heron plays."""
    catch: list[int]
    """What the Heron has."""

    def __init__(
        self, players: int, rng: Rng, steps: list[Step[Heron]], tables: Tables, plays: bool
    ) -> None:
        super().__init__(players, rng, steps)
        self.tables = tables
        self.bag = []
        self.pool = []
        self.bundles = [[] for _ in range(players)]
        self.hidden = [0] * players
        self.stirred = [False] * players
        self.plays = plays
        self.catch = []

    def me(self) -> Heron:
        return self

    def clone(self) -> Heron:
        twin = type(self)(self.players, self.rng.clone(), self.steps, self.tables, self.plays)
        self.copy_kernel_to(twin)
        twin.bag = self.bag[:]
        twin.pool = self.pool[:]
        twin.bundles = [bundle[:] for bundle in self.bundles]
        twin.hidden = self.hidden[:]
        twin.stirred = self.stirred[:]
        twin.catch = self.catch[:]
        return twin

    def determinize(self, observer: int, seed: int) -> Heron:
        """HER-1.1: the bag, and what the others hide."""
        twin = self.clone()
        twin.rng.reseed(seed)
        twin.offered = None
        if self.is_over():
            return twin
        dealer = Rng.seeded(seed ^ 0x5EED)
        others = [seat for seat in range(self.players) if seat != observer]
        unknown = sorted([*self.bag, *(self.hidden[seat] for seat in others)])
        for seat in others:
            twin.hidden[seat] = dealer.take(unknown)
        twin.bag = [dealer.take(unknown) for _ in self.bag]
        return twin

    def meaning(self, action: int) -> Meaning:
        return {"verb": "take", "reed": IDS[action]} if action < KINDS else {"verb": "stir"}

    # --- points (section 3)

    def scores(self) -> list[list[int]]:
        return [self.points_of(seat) for seat in range(self.players)]

    def open_scores(self) -> list[list[int]]:
        return [[*points[:HIDDEN], 0] for points in self.scores()]

    def points_of(self, seat: int) -> list[int]:
        """HER-3.1"""
        bundle, worth = self.bundles[seat], self.tables.points
        sets = min(bundle.count(kind) for kind in range(KINDS))
        return [
            sum(worth[reed] for reed in bundle),
            self.tables.set_points * sets,
            worth[self.hidden[seat]],
        ]

    def rival_points(self) -> dict[str, int]:
        """HER-3.2"""
        reeds = sum(self.tables.points[reed] for reed in self.catch)
        return {"reeds": reeds, "gold": self.tables.golden_points * self.catch.count(GOLDEN)}

    def ranks(self) -> list[tuple[int, bool]]:
        """HER-3.3: the players, then the Heron, which wins ties."""
        found = [(sum(points), False) for points in self.scores()]
        return [*found, (sum(self.rival_points().values()), True)] if self.plays else found

    def places(self) -> list[int]:
        ranks = self.ranks()
        return [1 + sum(other > rank for other in ranks) for rank in ranks[: self.players]]

    def rival_count(self) -> int:
        return int(self.plays)

    def rivals(self) -> list[Rival]:
        if not self.plays:
            return []
        ranks = self.ranks()
        place = 1 + sum(other > ranks[-1] for other in ranks)
        return [Rival(HERON, self.rival_points(), place)]

    def open_rivals(self) -> list[Rival]:
        """Its place among what lies open: hidden reeds are left out."""
        if not self.plays or self.is_over():
            return self.rivals()
        own = self.rival_points()
        shown = [sum(points) for points in self.open_scores()]
        return [Rival(HERON, own, 1 + sum(points > sum(own.values()) for points in shown))]

    def evaluate(self, player: int) -> int:
        if player == self.players:
            return 100 * sum(self.rival_points().values())
        return 100 * sum(self.points_of(player))

    def counted(self) -> list[int]:
        """How many reeds of each kind are anywhere."""
        everywhere = [*self.bag, *self.pool, *self.hidden, *self.catch]
        for bundle in self.bundles:
            everywhere += bundle
        return [everywhere.count(kind) for kind in range(KINDS)]
