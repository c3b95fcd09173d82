"""`perankh bench search`: how many courses of a game a search plays in a second, in both builds."""

from __future__ import annotations

from typing import Annotated

import typer

from perankh.bench.search import SearchBench, compare_builds, think
from perankh.cli.inputs import BadArgument, GameName, Players, game_of
from perankh.cli.output import AsJson, notes, print_json, print_table, say


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
    bench = compare_builds(chosen.id, players, seconds, notes(quiet=as_json))
    if as_json:
        print_json(bench)
        return
    _print(bench)


def _print(bench: SearchBench) -> None:
    rows: list[tuple[str | int, ...]] = []
    for name, one in (("compiled", bench.compiled), ("pure", bench.pure)):
        if one is not None:
            rows.append((name, round(one.full_per_s), round(one.cut_per_s)))
    title = f"{bench.game}: searches from the opening, {bench.players} players, one core"
    print_table(("build", "full playouts/s", "cut off and estimated/s"), rows, title=title)
    if bench.times_pure is not None:
        say(f"compiled is {bench.times_pure:.1f} times pure")
