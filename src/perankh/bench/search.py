"""How many courses of a game a search plays in a second, in both builds."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

import perankh
from perankh.bench.builds import in_build
from perankh.kernel.game import Game
from perankh.minds.search import Plan, Search

ITERATIONS = 500
"""Of one search from the opening: the same in both builds, since a grown tree costs more."""
TO_THE_END = -1


class Thinking(msgspec.Struct):
    """How fast one build searches from the opening, on one core."""

    compiled: bool
    full_per_s: float
    """Iterations a second that play every course to the end of the game."""
    cut_per_s: float
    """The same as the levels think: cut off after a few decisions and estimated."""


class SearchBench(msgspec.Struct):
    """Both builds in one run."""

    game: str
    players: int
    pure: Thinking
    compiled: Thinking | None
    """None where the rules have not been compiled."""
    times_pure: float | None


def think(game: Game, players: int, seconds: float) -> Thinking:
    """Measure the build that this process runs."""
    return Thinking(
        compiled=perankh.compiled(game.id),
        full_per_s=_speed(game, players, seconds, TO_THE_END),
        cut_per_s=_speed(game, players, seconds, Plan(ITERATIONS, 0.0).cutoff),
    )


def _speed(game: Game, players: int, seconds: float, cutoff: int) -> float:
    state = game.new(players, game.read_setup({}), 1, game.box())
    plan = Plan(ITERATIONS, 0.0)
    plan.cutoff = cutoff
    best = 0.0
    spent = 0.0
    seed = 0
    while spent < seconds:
        seed += 1
        search = Search(plan, seed)
        begin = time.process_time()
        search.run(state, state.decider())
        took = time.process_time() - begin
        spent += took
        best = max(best, int(search.iterations) / took)
    return best


def compare_builds(
    game: str, players: int, seconds: float, note: Callable[[str], None]
) -> SearchBench:
    """Measure both builds, one after the other."""

    def measured(*, pure: bool) -> Thinking:
        build = "pure build" if pure else "build in use"
        note(f"{game}: searching with the {build} ...")
        arguments = ["search", game, "--players", str(players), "--seconds", str(seconds)]
        return in_build(arguments, Thinking, pure=pure)

    own = measured(pure=False)
    pure = measured(pure=True) if own.compiled else own
    return SearchBench(
        game=game,
        players=players,
        pure=pure,
        compiled=own if own.compiled else None,
        times_pure=own.full_per_s / pure.full_per_s if own.compiled else None,
    )
