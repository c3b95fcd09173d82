"""How strong each mind is: Bradley-Terry ratings on the scale of Elo, with 95 % intervals.

The model is fitted by choix. The intervals come from a Bayesian bootstrap: the groups of games are
weighted anew at random again and again, so games that share their chance count together.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from itertools import combinations
from math import log
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from perankh.arena.errors import MissingExtra
from perankh.arena.fixture import Played
from perankh.arena.statistics import Interval

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Matrix: TypeAlias = NDArray[float64]

ELO = 400 / log(10)
"""Points of rating for a factor e in the odds."""
RESAMPLES = 200
"""How often the groups are weighted anew for the intervals."""
HALF = 0.5
"""Half a victory for each side is added between all who met, as Jeffreys' prior has it: so a mind
that never lost has a rating, too, and an interval that says how little is known."""

Group = Sequence[Played]


class Rating(msgspec.Struct, frozen=True):
    """How strong a mind or a rival is: 400 points more are odds of ten to one; the mean is 0."""

    mind: str
    """Its name, or the id of a rival without a seat."""
    elo: Interval
    games: int


def check_installed() -> None:
    """Refuse to begin what could not be rated in the end."""
    try:
        import_module("choix")
    except ImportError:
        raise MissingExtra("choix, which computes the ratings,", "arena") from None


def rate(minds: Sequence[str], lineups: Sequence[Sequence[Group]]) -> list[Rating]:
    """Ratings from the groups of each lineup, rivals of the game among them, the strongest first.

    Empty as long as a lineup has no group: the minds could not be compared with each other.
    """
    import numpy as np

    if not all(lineups):
        return []
    groups = [group for lineup in lineups for group in lineup]
    games = [game for group in groups for game in group]
    names = list(dict.fromkeys([*minds, *(one for game in games for one in _competitors(game))]))
    wins = np.array([_wins(names, group) for group in groups])
    total: Matrix = wins.sum(axis=0)
    met = (total + total.T) > 0
    actual = _fit(total + HALF * met)
    dice = np.random.default_rng(1)
    drawn = [
        _fit(
            np.tensordot(dice.exponential(size=len(groups)), wins, 1)
            + dice.gamma(HALF, size=met.shape) * met
        )
        for _ in range(RESAMPLES)
    ]
    found = [
        Rating(
            name,
            _interval(actual[at], [one[at] for one in drawn]),
            sum(name in _competitors(game) for game in games),
        )
        for at, name in enumerate(names)
    ]
    return sorted(found, key=lambda rating: -rating.elo.mean)


def _competitors(game: Played) -> list[str]:
    return [*game.fixture.minds, *(rival.id for rival in game.rivals())]


def _interval(actual: float, drawn: list[float]) -> Interval:
    ordered = sorted(drawn)
    tail = len(ordered) // 40
    return Interval(actual, ordered[tail], ordered[-1 - tail])


def _wins(names: Sequence[str], group: Group) -> list[list[float]]:
    """How often the row came before the column: minds in any two seats, and rivals."""
    at = {name: number for number, name in enumerate(names)}
    wins = [[0.0] * len(names) for _ in names]
    for game in group:
        seats = zip((at[name] for name in game.fixture.minds), game.places(), strict=True)
        rivals = [(at[rival.id], rival.place) for rival in game.rivals()]
        for (one, place), (other, behind) in combinations([*seats, *rivals], 2):
            if one == other:
                continue
            better = 1.0 if place < behind else 0.0 if place > behind else HALF
            wins[one][other] += better
            wins[other][one] += 1.0 - better
    return wins


def _fit(wins: Matrix) -> list[float]:
    import choix

    strengths = choix.ilsr_pairwise_dense(wins, max_iter=1000, tol=1e-6)
    return [float(ELO * strength) for strength in strengths - strengths.mean()]
