"""`perankh bench`: how fast the rules run, compiled and not, and compared with OpenSpiel."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer

from perankh.cli.bench_page import page
from perankh.cli.bench_search import search
from perankh.cli.bench_server import server
from perankh.cli.builds import in_build
from perankh.cli.inputs import BadArgument, GameName, game_of
from perankh.cli.open_spiel import measure as measure_open_spiel
from perankh.cli.output import AsJson, print_json, print_table, say
from perankh.cli.speed import Measured, Report, Speed, measure

app = typer.Typer(name="bench", rich_markup_mode=None)
app.command()(page)
app.command()(search)
app.command()(server)


class Comparison(msgspec.Struct):
    """One game of OpenSpiel, and how many times faster ours is, by number of players."""

    open_spiel: Speed
    playouts: dict[str, float]
    python_loop: dict[str, float]


class Bench(msgspec.Struct):
    """All figures of one run."""

    game: str
    pure: Report
    compiled: Report | None
    """None where the rules have not been compiled."""
    times_pure: dict[str, float]
    """How many times faster compiled playouts are than pure ones, by number of players."""
    slowest_options: dict[str, float]
    """Speed with the slowest set of options, as a share of the usual one."""
    open_spiel: dict[str, Comparison]


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
    driven from Python, with each set of options; the time of a clone and the memory of a state;
    and, if open_spiel is installed (the `bench` extra), three of its games next to it.

    Example: perankh bench playouts imhotep --seconds 2 --json
    """
    chosen = game_of(game)
    if not 0.01 <= seconds <= 60:
        raise BadArgument(f"--seconds: must lie in 0.01 to 60, not {seconds}")
    if here:
        print_json(measure(chosen, seconds))
        return
    bench = _bench(chosen.id, seconds, quiet=as_json)
    if as_json:
        print_json(bench)
        return
    _print(bench)


def _bench(game: str, seconds: float, *, quiet: bool) -> Bench:
    def note(line: str) -> None:
        if not quiet:
            print(line, file=sys.stderr, flush=True)

    note(f"{game}: measuring the build in use ...")
    arguments = ["playouts", game, "--seconds", str(seconds)]
    own = in_build(arguments, Report, pure=False)
    note(f"{game}: measuring the pure build ..." if own.compiled else "the rules are not compiled")
    pure = in_build(arguments, Report, pure=True) if own.compiled else own
    note("OpenSpiel: measuring ...")
    others = measure_open_spiel(seconds)
    if not others:
        note("open_spiel is not installed: pip install 'perankh[bench]' to compare with it")
    best = own.measured
    return Bench(
        game=game,
        pure=pure,
        compiled=own if own.compiled else None,
        times_pure={
            str(a.players): a.playouts.decisions_per_s / b.playouts.decisions_per_s
            for a, b in zip(best, pure.measured, strict=True)
            if own.compiled
        },
        slowest_options={str(one.players): _slowest(one) for one in best},
        open_spiel={name: _compare(best, speed) for name, speed in others.items()},
    )


def _slowest(measured: Measured) -> float:
    speeds = [speed.decisions_per_s for speed in measured.by_options.values()]
    return min(speeds) / measured.playouts.decisions_per_s


def _compare(ours: list[Measured], other: Speed) -> Comparison:
    theirs = other.decisions_per_s
    return Comparison(
        open_spiel=other,
        playouts={str(one.players): one.playouts.decisions_per_s / theirs for one in ours},
        python_loop={str(one.players): one.python_loop.decisions_per_s / theirs for one in ours},
    )


def _print(bench: Bench) -> None:
    headings = ("build", "players", "driven", "decisions/s", "games/s", "clone µs", "bytes/state")
    rows: list[tuple[str | int, ...]] = []
    reports = [("compiled", bench.compiled), ("pure", bench.pure)]
    for name, report in reports:
        for one in report.measured if report else ():
            costs = (f"{one.clone_us:.2f}", f"{one.bytes_per_state:,.0f}")
            rows.append((name, one.players, "in process", *_rates(one.playouts), *costs))
            rows.append((name, one.players, "from Python", *_rates(one.python_loop), "", ""))
    print_table(headings, rows, title=f"{bench.game}: random games on one core")
    _print_options(bench)
    for players, times in bench.times_pure.items():
        say(f"{players} players: compiled is {times:.1f} times pure")
    for players, share in bench.slowest_options.items():
        say(f"{players} players: the slowest options run at {share:.2f} of the usual speed")
    _print_open_spiel(bench)


def _print_options(bench: Bench) -> None:
    rows: list[tuple[str | int, ...]] = []
    for one in (bench.compiled or bench.pure).measured:
        for name, speed in one.by_options.items():
            rows.append((one.players, name, *_rates(speed)))
    say()
    print_table(("players", "options", "decisions/s", "games/s"), rows)
    say()


def _print_open_spiel(bench: Bench) -> None:
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
