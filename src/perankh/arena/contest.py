"""What a contest is: who meets whom, from which seats, with which chance, and for how long.

Every lineup plays the same seeds, and every seed is played from every seat: neither luck nor the
order of play favours anybody. With one seat each mind plays the same seeds against the rivals.
"""

from __future__ import annotations

from itertools import combinations, pairwise, permutations
from typing import Literal

import msgspec

from perankh.arena.contender import contender
from perankh.arena.errors import BadContest
from perankh.arena.fixture import Fixture, fixture_of
from perankh.games import game as registered

Kind = Literal["ladder", "round-robin"]

ZONE = 0.04
"""Half the width of the zone around the goal in which either verdict is as good."""

Lineup = tuple[str, ...]
"""Who sits at a table, the one who is tested first; `rotations` says in which seats."""


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is settled before the first game of a contest."""

    kind: Kind
    game: str
    minds: tuple[str, ...]
    """Of a ladder: from the lowest rung to the highest."""
    players: int = 2
    setup: dict[str, object] = {}
    seeds: int = 100
    """Seeds for each lineup at the most."""
    first_seed: int = 1
    goal: float | None = None
    """The share of victories in question; None: that of equals."""
    zone: float = ZONE
    stop: bool = True
    """Whether a lineup stops as soon as its verdict is clear."""

    @property
    def centre(self) -> float:
        """The share of victories that the verdicts are about: of one seat, half against a rival."""
        return 1 / max(self.players, 2) if self.goal is None else self.goal

    def lineups(self) -> list[Lineup]:
        """Who meets whom. With one seat every mind alone meets the rivals of the game.

        On a ladder each mind alone meets those one rung below. In a round robin all sets of as
        many minds as there are seats meet; with fewer minds than seats each alone meets each other.
        """
        if self.players == 1:
            return [(mind,) for mind in self.minds]
        if self.kind == "ladder":
            return [self._one_among(upper, lower) for lower, upper in pairwise(self.minds)]
        if len(self.minds) >= self.players:
            return list(combinations(self.minds, self.players))
        return [self._one_among(one, other) for one, other in permutations(self.minds, 2)]

    def group(self, lineup: Lineup, number: int) -> list[Fixture]:
        """All games of a lineup with one seed."""
        game = registered(self.game)
        setup = game.read_setup(self.setup)
        seed = self.first_seed + number
        return [fixture_of(game, setup, seed, seats) for seats in rotations(lineup)]

    def check(self) -> None:
        """Refuse what can't be played."""
        game = registered(self.game)
        game.check_players(self.players, game.read_setup(self.setup))
        if self.players > 1 and len(self.minds) < 2:
            raise BadContest("a contest needs at least two minds")
        if self.players == 1 and not game.rivals:
            raise BadContest(f"{game.id}: one player alone has no rival to beat")
        if len(set(self.minds)) < len(self.minds):
            raise BadContest("every mind can be named only once; other budgets make other minds")
        if self.seeds < 1:
            raise BadContest("at least one seed must be played")
        if not 0 < self.centre < 1 or not 0 < self.zone < 1:
            raise BadContest("goal and zone lie between 0 and 1")
        for name in self.minds:
            contender(name)

    def _one_among(self, one: str, others: str) -> Lineup:
        return (one, *[others] * (self.players - 1))


def rotations(lineup: Lineup) -> list[Lineup]:
    """The lineup in all its seatings, turned around the table; each seating once.

    >>> rotations(("a", "b", "b"))
    [('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')]
    """
    turned = [lineup[by:] + lineup[:by] for by in range(len(lineup))]
    return list(dict.fromkeys(turned))
