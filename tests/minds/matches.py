"""A quick way to measure one mind against another: the same games once from every seat.

Tournaments, ratings and records are the business of the arena.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter

import msgspec

from perankh.kernel.game import Game
from perankh.kernel.state import WHOLE, State
from perankh.minds.baselines import Mind, fair_choice

NINETY_FIVE = 1.96
"""Standard errors on either side of the mean that hold the truth in 95 of 100 cases."""
POINT = 100
"""One point in the unit of `State.evaluate`."""


class Result(msgspec.Struct, frozen=True):
    """How one mind fared against a table of others."""

    games: int
    share: float
    """Victories of the challenger as a share of the games; a shared one counts as a part."""
    low: float
    high: float
    """The interval that holds the true share in 95 of 100 cases; each seed counts once."""
    margin: float
    """Points by which the challenger was ahead of the best of the others, on average."""
    seconds: float
    slowest: float
    """The longest that the challenger thought about one decision, in seconds."""


def play_game(start: State, minds: list[Mind], seed: int) -> State:
    """Play `start` to its end; each mind sees only what its seat may know."""
    state = start.clone()
    number = 0
    while not state.is_over():
        chooser = minds[state.decider()]
        state.apply(fair_choice(chooser, state, thought_seed(seed, number)))
        number += 1
    return state


def thought_seed(seed: int, number: int) -> int:
    """The seed of the thoughts about one decision of a game: unlike all others of that game."""
    return (seed << 20 | number) + (seed + 1 << 60)


def match(
    game: Game,
    challenger: Callable[[], Mind],
    other: Callable[[], Mind],
    *,
    players: int = 2,
    seeds: range = range(20),
    setup: dict[str, object] | None = None,
) -> Result:
    """One `challenger` among `others`: every seed is played from each seat."""
    chosen = game.read_setup(setup or {})
    shares: list[float] = []
    margin = 0.0
    started = perf_counter()
    watch = _Watch(challenger())
    for seed in seeds:
        start = game.new(players, chosen, seed, game.box())
        won = 0
        for seat in range(players):
            minds: list[Mind] = [watch if at == seat else other() for at in range(players)]
            end = play_game(start, minds, seed)
            won += end.returns()[seat]
            margin += _lead(end, seat)
        shares.append(won / (WHOLE * players))
    games = len(shares) * players
    mean, error = _mean_and_error(shares)
    return Result(
        games=games,
        share=mean,
        low=max(0.0, mean - NINETY_FIVE * error),
        high=min(1.0, mean + NINETY_FIVE * error),
        margin=margin / games,
        seconds=perf_counter() - started,
        slowest=watch.slowest,
    )


class _Watch(Mind):
    """A mind whose thoughts are timed."""

    def __init__(self, inner: Mind) -> None:
        super().__init__(inner.name)
        self.inner = inner
        self.slowest = 0.0

    def choose(self, state: State, seat: int, seed: int) -> int:
        started = perf_counter()
        action = self.inner.choose(state, seat, seed)
        self.slowest = max(self.slowest, perf_counter() - started)
        return action


def _lead(end: State, seat: int) -> float:
    totals = [sum(row) for row in end.scores()]
    return float(totals[seat] - max(total for at, total in enumerate(totals) if at != seat))


def _mean_and_error(shares: list[float]) -> tuple[float, float]:
    count = len(shares)
    mean = sum(shares) / count
    if count < 2:
        return mean, 1.0
    variance = sum((share - mean) ** 2 for share in shares) / (count - 1)
    return mean, sqrt(variance / count)
