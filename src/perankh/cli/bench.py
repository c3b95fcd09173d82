"""`perankh bench`: how fast the rules run, compiled and not, and compared with OpenSpiel."""

from __future__ import annotations

from typing import Annotated

import typer

from perankh.bench.comparison import PlayoutBench, compare
from perankh.bench.playouts import Speed, measure
from perankh.cli.bench_attack import attack
from perankh.cli.bench_lists import lists
from perankh.cli.bench_page import page
from perankh.cli.bench_search import search
from perankh.cli.bench_server import server
from perankh.cli.inputs import BadArgument, GameName, game_of
from perankh.cli.output import AsJson, notes, print_json, print_table, say

app = typer.Typer(name="bench", rich_markup_mode=None)
app.command()(attack)
app.command()(lists)
app.command()(page)
app.command()(search)
app.command()(server)


@app.callback()
def group() -> None:
    """Measure speed."""


@app.command()
def playouts(
    game: GameName,
    seconds: Annotated[float, typer.Option(help="About how long each figure is measured.")] = 1.0,
    here: Annotated[
        bool, typer.Option("--here", help="Measure only the build this process runs.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play random games on one core and report decisions and games per second.

    Seconds are those of the processor; a figure is the best of many short rounds.

    In one run, for the fewest and most players: compiled and pure, inside the rules' own code and
    driven from Python, with each setup; the time of a clone and the memory of a state;
    and, if open_spiel is installed (the `bench` extra), three of its games next to it.

    Example: perankh bench playouts imhotep --seconds 2 --json
    """
    chosen = game_of(game)
    if not 0.01 <= seconds <= 60:
        raise BadArgument(f"--seconds: must lie in 0.01 to 60, not {seconds}")
    if here:
        print_json(measure(chosen, seconds))
        return
    bench = compare(chosen.id, seconds, notes(quiet=as_json))
    if as_json:
        print_json(bench)
        return
    _print(bench)


def _print(bench: PlayoutBench) -> None:
    headings = ("build", "players", "driven", "decisions/s", "games/s", "clone µs", "bytes/state")
    rows: list[tuple[str | int, ...]] = []
    reports = [("compiled", bench.compiled), ("pure", bench.pure)]
    for name, report in reports:
        for one in report.measured if report else ():
            costs = (f"{one.clone_us:.2f}", f"{one.bytes_per_state:,.0f}")
            rows.append((name, one.players, "in process", *_rates(one.playouts), *costs))
            rows.append((name, one.players, "from Python", *_rates(one.python_loop), "", ""))
    print_table(headings, rows, title=f"{bench.game}: random games on one core")
    _print_setups(bench)
    for players, times in bench.times_pure.items():
        say(f"{players} players: compiled is {times:.1f} times pure")
    for players, share in bench.slowest_setup.items():
        say(f"{players} players: the slowest setup runs at {share:.2f} of the usual speed")
    _print_open_spiel(bench)


def _print_setups(bench: PlayoutBench) -> None:
    rows: list[tuple[str | int, ...]] = []
    for one in (bench.compiled or bench.pure).measured:
        for name, speed in one.by_setup.items():
            rows.append((one.players, name, *_rates(speed)))
    say()
    print_table(("players", "setup", "decisions/s", "games/s"), rows)
    say()


def _print_open_spiel(bench: PlayoutBench) -> None:
    rows: list[tuple[str | int, ...]] = []
    for name, found in bench.open_spiel.items():
        for players, times in found.playouts.items():
            loop = found.python_loop[players]
            rate = round(found.open_spiel.decisions_per_s)
            rows.append((name, rate, players, f"{times:.1f}", f"{loop:.1f}"))
    if rows:
        say()
        headings = ("OpenSpiel", "decisions/s", "our players", "times: in process", "from Python")
        print_table(headings, rows)


def _rates(speed: Speed) -> tuple[int, int]:
    return round(speed.decisions_per_s), round(speed.games_per_s)
