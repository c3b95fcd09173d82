"""`perankh analyse`: look back at a recorded game: chances, costly decisions, luck."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from perankh.arena.lookback import TEXTS, Lookback, chances_chart, look_back
from perankh.cli.inputs import BadArgument, BoxFile, write_new
from perankh.cli.output import AsJson, Lang, print_json, print_table, say
from perankh.cli.saves import blamed, read_replay
from perankh.cli.words import signed
from perankh.kernel.texts import Texts
from perankh.minds.search import Plan
from perankh.record.replay import Replay

app = typer.Typer(rich_markup_mode=None)

ITERATIONS = 600
ROWS = 12
"""About so many moments are listed in the terminal; JSON and chart have them all."""


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record or saved game.")],
    iterations: Annotated[
        int, typer.Option("--iterations", "-i", help="How thoroughly each moment is searched.")
    ] = ITERATIONS,
    seed: Annotated[int, typer.Option("--seed", help="The same seed finds the same.")] = 1,
    chart: Annotated[
        Path | None, typer.Option("--chart", metavar="FILE", help="Write the chances as SVG.")
    ] = None,
    box: BoxFile = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Look back at a game.

    Shows how the chances to win went, which decisions cost most and what would have been better,
    and whom chance favoured. Everything is an estimate by search.

    Examples: perankh analyse game.json · perankh analyse game.json --chart chances.svg --json
    """
    if iterations < 1:
        raise BadArgument("--iterations: must be at least 1")
    replay = read_replay(file, box)
    texts = Texts(replay.game, lang, replay.box, folders=(TEXTS,))
    with blamed(file):
        found = _look_back(replay, seed, iterations)
    if chart is not None:
        title, bottom = texts.format("lookback-chances"), texts.format("lookback-actions")
        drawn = chances_chart(found, _everybody(found, texts), title, bottom)
        write_new(chart, drawn.encode(), force=True)
    if as_json:
        print_json(found)
        return
    _print(found, replay, texts, file)


def _look_back(replay: Replay, seed: int, iterations: int) -> Lookback:
    columns = (
        TextColumn(replay.game.id),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(file=sys.stderr)) as bar:
        task = bar.add_task(replay.game.id, total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return look_back(replay, seed, Plan(iterations, 0.0), progress)


def _everybody(found: Lookback, texts: Texts) -> list[str]:
    """The names of the seats and then of the rivals."""
    return [*found.seats, *(texts.rival(rival) for rival in found.rivals)]


def _print(found: Lookback, replay: Replay, texts: Texts, file: Path) -> None:
    step = max(1, len(found.outlooks) // ROWS)
    last = len(found.outlooks) - 1
    rows = [
        (entry, *(f"{chance:.0%}" for chance in outlook.chances))
        for at, (entry, outlook) in enumerate(zip(found.entries, found.outlooks, strict=True))
        if at % step == 0 or at == last
    ]
    headings = (texts.format("lookback-after"), *_everybody(found, texts))
    print_table(headings, rows, title=texts.format("lookback-chances"))
    say()
    say(texts.format("lookback-costly" if found.costly else "lookback-none"))
    for one in found.costly:
        before = replay.after(one.at).state
        say(
            "  "
            + texts.format(
                "lookback-decision",
                entry=str(one.n),
                name=found.seats[one.seat],
                done=texts.action(replay.game.describe(before, one.action), found.seats),
                better=texts.action(replay.game.describe(before, one.better), found.seats),
                cost=signed(-one.cost * 100),
                points=signed(-one.points, 1),
            )
        )
    if found.costly:
        go = texts.format("lookback-go", file=str(file), at=str(found.costly[0].at))
        say(f"  {go}")
    say()
    say(texts.format("lookback-luck"))
    for luck in found.luck:
        say(
            "  "
            + texts.format(
                "lookback-luck-seat",
                name=found.seats[luck.seat],
                chance=signed(luck.chance * 100),
                points=signed(luck.points, 1),
                draws=luck.draws,
            )
        )
