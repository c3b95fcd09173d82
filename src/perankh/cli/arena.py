"""`perankh arena`: let minds play against each other, measure and rate them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from perankh.arena.chart import chart, matchup, ratings_chart
from perankh.arena.contest import ZONE, Contest, Kind
from perankh.arena.journal import Journal
from perankh.arena.pairing import Fared
from perankh.arena.ratings import check_installed
from perankh.arena.runners import Runner, runner
from perankh.arena.scaling import WARM_UP, measure
from perankh.arena.statistics import Interval
from perankh.arena.tournament import Report, hold
from perankh.cli.inputs import (
    BadArgument,
    BadFile,
    GameName,
    Players,
    SetupPairs,
    game_of,
    read_setup,
    write_new,
)
from perankh.cli.output import AsJson, print_json, print_table, say
from perankh.kernel.setup import written
from perankh.record.format import write

app = typer.Typer(name="arena", rich_markup_mode=None)

Minds = Annotated[
    list[str],
    typer.Argument(metavar="MIND...", help="Minds, if wanted with a budget: pharaoh@0.1s, @500i."),
]
Seeds = Annotated[int, typer.Option("--seeds", "-n", help="Seeds for each lineup at the most.")]
FirstSeed = Annotated[int, typer.Option("--seed", help="The first seed.")]
Goal = Annotated[
    float | None,
    typer.Option("--goal", help="Share of victories in question; else that of equals."),
]
Zone = Annotated[
    float, typer.Option("--zone", help="How far from the goal either verdict is as good.")
]
PlayAll = Annotated[bool, typer.Option("--all", help="Play all seeds, however clear it is.")]
Where = Annotated[str, typer.Option("--on", help="Where to play: here, cores or ray.")]
Workers = Annotated[
    int | None, typer.Option("--workers", "-w", help="Games at the same time; else all cores.")
]
Address = Annotated[
    str | None, typer.Option("--address", help="Of a Ray cluster; else a local one is started.")
]
GamesFile = Annotated[
    Path | None,
    typer.Option("--games", metavar="FILE", help="Keep finished games here, and go on from it."),
]
ReportFile = Annotated[
    Path | None, typer.Option("--report", metavar="FILE", help="Write the result as JSON.")
]
ChartFile = Annotated[
    Path | None,
    typer.Option("--chart", metavar="FILE", help="Write SVG: FILE, and FILE-ratings beside it."),
]


@app.callback()
def group() -> None:
    """Let minds play against each other.

    Every seed is played from every seat, and all lineups play the same seeds. A lineup stops when
    its verdict is clear (a sequential test with 5 % risk on either side).
    """


LADDER = """Each mind alone against those one rung below, from the weakest to the strongest.

Examples: perankh arena ladder imhotep apprentice scribe vizier pharaoh --games ladder.jsonl
· perankh arena ladder imhotep pharaoh@0.1s pharaoh@1s --goal 0.65
"""
ROUND_ROBIN = """Everybody against everybody.

Example: perankh arena round-robin imhotep random greedy scribe --players 3 --chart wins.svg
"""


def _offer(kind: Kind, help_text: str) -> None:
    """Make a command of a kind of contest: all kinds have the same options."""

    @app.command(name=kind, help=help_text)
    def contest_command(
        game: GameName,
        minds: Minds,
        players: Players = 2,
        setup: SetupPairs = None,
        seeds: Seeds = 100,
        first_seed: FirstSeed = 1,
        goal: Goal = None,
        zone: Zone = ZONE,
        play_all: PlayAll = False,
        on: Where = "cores",
        workers: Workers = None,
        address: Address = None,
        games: GamesFile = None,
        report: ReportFile = None,
        chart_file: ChartFile = None,
        as_json: AsJson = False,
    ) -> None:
        contest = _contest(kind, game, minds, players, setup, seeds, first_seed)
        contest = msgspec.structs.replace(contest, goal=goal, zone=zone, stop=not play_all)
        held = _hold(contest, runner(on, workers, address), games)
        _publish(held, report, chart_file, as_json)


_offer("ladder", LADDER)
_offer("round-robin", ROUND_ROBIN)


@app.command(name="game")
def show_game(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of finished games.")],
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Which game: 1, 2, ...")],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write it here, not to the screen.")
    ] = None,
) -> None:
    """One game of a contest as a record.

    Example: perankh arena game ladder.jsonl 17 | perankh replay -
    """
    if not file.is_file():
        raise BadFile(f"{file}: there is no such file")
    found = Journal(file).games
    if not 1 <= number <= len(found):
        raise BadArgument(f"{file}: there are games 1 to {len(found)}, not {number}")
    record = write(found[number - 1].record)
    if out is None:
        print(record, end="")
    else:
        write_new(out, record.encode())


@app.command()
def scaling(
    game: GameName,
    minds: Minds,
    players: Players = 2,
    processes: Annotated[
        list[int] | None, typer.Option("--processes", "-w", help="So many against one; else 2.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long each number is measured.")] = 10.0,
    warm_up: Annotated[float, typer.Option(help="Seconds before the first count.")] = WARM_UP,
    as_json: AsJson = False,
) -> None:
    """How many times as fast several processes play as one.

    Example: perankh arena scaling imhotep greedy random -w 2 --seconds 20
    """
    contest = _contest("round-robin", game, minds, players, None, 1, 1)
    found = measure(contest, processes or [2], seconds, warm_up)
    if as_json:
        print_json(found)
        return
    rows = [
        (
            one.processes,
            one.games,
            f"{one.games_per_s:.1f}",
            f"{one.decisions_per_s:,.0f}",
            f"{one.times_one:.2f}",
        )
        for one in found
    ]
    print_table(("processes", "games", "games/s", "decisions/s", "times one"), rows)


# ------------------ inside


def _contest(
    kind: Kind,
    game: str,
    minds: list[str],
    players: int,
    setup: list[str] | None,
    seeds: int,
    first_seed: int,
) -> Contest:
    chosen = read_setup(game_of(game), setup)
    return Contest(
        kind=kind,
        game=game,
        minds=tuple(minds),
        players=players,
        setup=written(chosen),
        seeds=seeds,
        first_seed=first_seed,
    )


def _hold(contest: Contest, where: Runner, file: Path | None) -> Report:
    """Hold the contest, with a bar that shows how far it is and how long it may still take."""
    check_installed()
    contest.check()
    columns = (
        TextColumn(contest.game),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left at most"),
        TimeRemainingColumn(),
    )
    journal = Journal(file)
    with Progress(*columns, console=Console(file=sys.stderr)) as bar:
        task = bar.add_task(contest.game, total=None)

        def progress(played: int, left: int) -> None:
            bar.update(task, completed=played, total=played + left)

        try:
            return hold(contest, where, journal, progress)
        except KeyboardInterrupt:
            kept = "" if file is None else f"; {file} keeps the finished games: the same command"
            bar.console.print(f"interrupted{kept} goes on from there" if kept else "interrupted")
            raise typer.Abort from None


def _publish(report: Report, file: Path | None, picture: Path | None, as_json: bool) -> None:
    if file is not None:
        pretty = msgspec.json.format(msgspec.json.encode(report), indent=2)
        write_new(file, pretty, force=True)
    if picture is not None:
        write_new(picture, chart(report).encode(), force=True)
        beside = picture.with_name(f"{picture.stem}-ratings{picture.suffix}")
        write_new(beside, ratings_chart(report).encode(), force=True)
    if as_json:
        print_json(report)
    else:
        _print(report)


def _print(report: Report) -> None:
    contest = report.contest
    rows = [
        (
            matchup(one.lineup, fared.mind),
            one.games,
            _percent(fared.share),
            f"{fared.margin.mean:+.1f}",
            fared.verdict,
            f"{fared.seconds / max(1, fared.decisions) * 1000:.1f}",
            f"{fared.slowest * 1000:.0f}",
        )
        for one in report.lineups
        for fared in _shown(one.fared)
    ]
    headings = ("", "games", "victories %", "points", "verdict", "ms", "slowest")
    print_table(headings, rows, title=f"{contest.game}, {contest.players} players")
    say(
        f"verdict: above or below {contest.centre:.1%} of the victories; open: not clear · "
        "ms: for a decision, on average and at the most"
    )
    say()
    ratings = [
        (one.mind, f"{one.elo.mean:+.0f}", _elo(one.elo), one.games) for one in report.ratings
    ]
    print_table(("", "rating", "95 %", "games"), ratings)
    say(
        f"{report.games:,} games, {report.decisions:,} decisions, "
        f"{report.decisions_per_s:,.0f} decisions/s thinking; "
        f"{report.games_per_s:.2f} games/s on {report.on} ({report.workers} at a time)"
    )


def _shown(fared: list[Fared]) -> list[Fared]:
    """Of two, the other's figures are those of the first turned round."""
    return fared[:1] if len(fared) == 2 else fared


def _percent(share: Interval) -> str:
    return f"{share.mean * 100:.1f} ({share.low * 100:.1f}–{share.high * 100:.1f})"


def _elo(elo: Interval) -> str:
    return f"{elo.low:+.0f} to {elo.high:+.0f}"
