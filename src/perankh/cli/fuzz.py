"""`perankh fuzz`: look for games in which the rules break their own contract."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from perankh.cli.inputs import (
    BadArgument,
    BoxFile,
    GameName,
    game_of,
    read_box,
    read_bytes,
    write_new,
)
from perankh.cli.output import AsJson, print_json, say
from perankh.cli.saves import blamed
from perankh.kernel.box import AnyBox
from perankh.kernel.conformance import EVERY
from perankh.kernel.game import Game
from perankh.record import fuzz as fuzzing
from perankh.record.format import read, write
from perankh.record.shrink import shrink

SELDOM = 64
"""With --secrecy one action in this many gets each of the other expensive checks."""

app = typer.Typer(rich_markup_mode=None)


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")] = 0,
    every: Annotated[
        int | None, typer.Option("--every", help="How seldom expensive checks look; 1: always.")
    ] = None,
    secrecy: Annotated[
        bool,
        typer.Option("--secrecy", help="Compare what seats can observe after every action."),
    ] = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where a failing game is kept.")
    ] = None,
    again: Annotated[
        Path | None, typer.Option("--again", metavar="FILE", help="Check a kept game closely.")
    ] = None,
    box: BoxFile = None,
    as_json: AsJson = False,
) -> None:
    """Look for games in which the rules go wrong.

    Random games are played with every check of the conformance kit looking on, with all
    setups and numbers of players in turn. A failing game is made as short as possible and kept as a
    record; the exit code is then 1.

    With --secrecy all seats' views, events, prompts, deciders and paces are compared after every
    action with tables that differ only in what they may not know (`compared` says how often), and
    the other checks look on now and then.

    Examples: perankh fuzz imhotep --games 20000 --seed 7
    · perankh fuzz iunu --games 2000 --secrecy
    · perankh fuzz imhotep --again imhotep-failure-7.json
    """
    chosen = game_of(game)
    if again is not None:
        _look_again(chosen, again, read_box(chosen, box), as_json)
        return
    if games < 1 or (every is not None and every < 1):
        raise BadArgument("--games and --every: must be at least 1")
    opened = read_box(chosen, box)
    file = out or Path(f"{chosen.id}-failure-{seed}.json")
    if file.exists():
        raise BadArgument(f"{file}: the file is already there; give another name with --out")
    seldom = every or (SELDOM if secrecy else EVERY)
    last = _run(chosen, games, seed, opened, seldom, 1 if secrecy else None)
    failure = last.failure
    if failure is not None:
        failure = _shortened(failure, chosen, opened)
        write_new(file, write(failure.record).encode())
    if as_json:
        _print_json(last, failure, file)
    elif failure is None:
        say(f"{chosen.id}: {last.games:,} games, nothing wrong; {_tally(last)}")
    else:
        say(f"{chosen.id}: game {last.games:,} fails: {failure.message}")
        say(f"{file}: its shortest form, {len(failure.record.entries)} actions")
        say(f"See it again: perankh fuzz {chosen.id} --again {file} · perankh replay {file}")
    if failure is not None:
        raise typer.Exit(1)


def _run(
    game: Game, games: int, seed: int, box: AnyBox, every: int, secrets_every: int | None
) -> fuzzing.Progress:
    """Play them all, with a bar that shows how far it is; the last state of affairs."""
    columns = (TextColumn(game.id), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    last: fuzzing.Progress | None = None
    with Progress(*columns, console=Console(file=sys.stderr)) as bar:
        task = bar.add_task(game.id, total=games)
        played = fuzzing.fuzz(game, games, seed, box=box, every=every, secrets_every=secrets_every)
        for last in played:
            bar.update(task, completed=last.games)
    assert last is not None, "at least one game is played"
    return last


def _shortened(failure: fuzzing.Failure, game: Game, box: AnyBox) -> fuzzing.Failure:
    """The shortest game that fails alike, telling on the way how short it already is."""
    with Progress(TextColumn("{task.description}"), console=Console(file=sys.stderr)) as line:
        task = line.add_task("making the failing game shorter ...")

        def tell(found: fuzzing.Failure) -> None:
            line.update(task, description=f"shortest so far: {len(found.record.entries)} actions")

        return shrink(failure, game, box, tell=tell)


def _look_again(game: Game, file: Path, box: AnyBox, as_json: bool) -> None:
    content = read_bytes(file)
    with blamed(file):
        failure = fuzzing.examine(read(content), game, box)
    if as_json:
        found = failure and {"check": failure.check, "message": failure.message}
        print_json({"record": str(file), "failure": found})
    else:
        say(f"{file}: {failure.message if failure else 'nothing wrong'}")
    if failure is not None:
        raise typer.Exit(1)


def _tally(last: fuzzing.Progress) -> str:
    counts: dict[str, object] = msgspec.to_builtins(last.tally)
    return ", ".join(f"{name} {count}" for name, count in counts.items())


def _print_json(last: fuzzing.Progress, failure: fuzzing.Failure | None, file: Path) -> None:
    found = None
    if failure is not None:
        found = {"check": failure.check, "message": failure.message, "record": str(file)}
    print_json({"games": last.games, "tally": msgspec.to_builtins(last.tally), "failure": found})
