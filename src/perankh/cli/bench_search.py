"""`perankh bench search`: how many courses of a game a search plays in a second, in both builds."""

from __future__ import annotations

import sys
import time
from typing import Annotated

import msgspec
import typer

import perankh
from perankh.cli.builds import in_build
from perankh.cli.inputs import BadArgument, GameName, Players, game_of
from perankh.cli.output import AsJson, print_json, print_table, say
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


def search(
    game: GameName,
    players: Players = 2,
    seconds: Annotated[float, typer.Option(help="About how long each figure is measured.")] = 3.0,
    here: Annotated[
        bool, typer.Option("--here", help="Measure only the build this process runs.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Search from the opening on one core and report iterations per second.

    Once with courses played at random to the end of the game, once cut off and estimated as the
    levels do it. Seconds are those of the processor; a figure is the best of several searches.

    Example: perankh bench search imhotep --seconds 5 --json
    """
    chosen = game_of(game)
    chosen.check_players(players)
    if not 0.01 <= seconds <= 60:
        raise BadArgument(f"--seconds: must lie in 0.01 to 60, not {seconds}")
    if here:
        print_json(think(chosen, players, seconds))
        return
    bench = _bench(chosen.id, players, seconds, quiet=as_json)
    if as_json:
        print_json(bench)
        return
    _print(bench)


def think(game: Game, players: int, seconds: float) -> Thinking:
    """Measure the build that this process runs."""
    return Thinking(
        compiled=perankh.compiled(),
        full_per_s=_speed(game, players, seconds, TO_THE_END),
        cut_per_s=_speed(game, players, seconds, Plan(ITERATIONS, 0.0).cutoff),
    )


def _speed(game: Game, players: int, seconds: float, cutoff: int) -> float:
    state = game.new(players, game.read_options({}), 1, game.box())
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


def _bench(game: str, players: int, seconds: float, *, quiet: bool) -> SearchBench:
    def measured(*, pure: bool) -> Thinking:
        if not quiet:
            build = "pure build" if pure else "build in use"
            print(f"{game}: searching with the {build} ...", file=sys.stderr, flush=True)
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


def _print(bench: SearchBench) -> None:
    rows: list[tuple[str | int, ...]] = []
    for name, one in (("compiled", bench.compiled), ("pure", bench.pure)):
        if one is not None:
            rows.append((name, round(one.full_per_s), round(one.cut_per_s)))
    title = f"{bench.game}: searches from the opening, {bench.players} players, one core"
    print_table(("build", "full playouts/s", "cut off and estimated/s"), rows, title=title)
    if bench.times_pure is not None:
        say(f"compiled is {bench.times_pure:.1f} times pure")
