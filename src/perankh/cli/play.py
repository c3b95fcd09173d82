"""`perankh play`: a person against minds in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from perankh.cli.inputs import (
    BadArgument,
    BadFile,
    BoxFile,
    Seed,
    SetupPairs,
    game_of,
    read_box,
    read_setup,
)
from perankh.cli.match import OPPONENT, PERSON, Match, seats_for
from perankh.cli.output import Lang, console
from perankh.cli.saves import blamed, read_replay
from perankh.cli.terminal import TEXTS, Terminal
from perankh.games import GAMES
from perankh.kernel.game import Game
from perankh.kernel.texts import Texts
from perankh.minds import mind as mind_of
from perankh.record.fairness import derive, new_secret
from perankh.record.session import Session

app = typer.Typer(rich_markup_mode=None)

FIRST = next(iter(GAMES))
"""The game that is played when none is named."""


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="See `perankh games`.")] = FIRST,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of players, you among them.")
    ] = None,
    seat: Annotated[int, typer.Option("--seat", help="Which player you are: 1, 2, ...")] = 1,
    name: Annotated[str | None, typer.Option("--name", help="Your name in the game.")] = None,
    mind: Annotated[
        list[str] | None,
        typer.Option(
            "--mind",
            help="Who plays the others: apprentice, scribe, vizier, pharaoh, greedy or random.",
        ),
    ] = None,
    setup: SetupPairs = None,
    box: BoxFile = None,
    lang: Lang = "en",
    seed: Seed = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Write the record (or the rest) here."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play against the computer in the terminal.

    Without arguments: Imhotep, you and one Scribe. Type help in the game.

    Examples: perankh play imhotep -p 4 --mind vizier --mind scribe --lang hu
    · perankh play imhotep -s temple=b · perankh play --resume my-game.json
    """
    screen = console()
    if resume is not None:
        match, secret = _resumed(resume, box, lang)
        record = record or resume
    else:
        chosen = game_of(game)
        texts = Texts(chosen, lang, read_box(chosen, box), folders=(TEXTS,))
        many = players if players is not None else max(2, chosen.players_min)
        _check(chosen, many, seat, record)
        secret = new_secret() if seed is None else derive(seed)
        called = name or texts.format("seat-number", number=seat)
        session = Session.start(
            chosen,
            seats_for(many, seat - 1, called, _minds(mind)),
            setup=read_setup(chosen, setup),
            box=read_box(chosen, box),
            secret=secret,
        )
        match = Match(session, seat - 1, texts, seed)
    _greet(match, resume is not None)
    Terminal(match, screen, secret, record).play()


def _check(game: Game, players: int, seat: int, record: Path | None) -> None:
    game.check_players(players)
    if not 1 <= seat <= players:
        raise BadArgument(f"--seat: there are players 1 to {players}, not {seat}")
    if record is not None and record.exists():
        raise BadFile(f"{record}: the file is already there; give another name to --record")


def _minds(names: list[str] | None) -> list[str]:
    chosen = names or [OPPONENT]
    for name in chosen:
        mind_of(name)
    return chosen


def _resumed(file: Path, box: Path | None, lang: str) -> tuple[Match, bytes]:
    replay = read_replay(file, box)
    with blamed(file):
        if replay.record.secret is not None:
            raise BadFile("the game is closed; only a saved game can go on")
        session = replay.resume()
    people = [at for at, seat in enumerate(replay.record.seats) if seat.who == PERSON]
    if len(people) != 1:
        raise BadFile(f"{file}: a game of {len(people)} people; in a terminal one person plays")
    texts = Texts(replay.game, lang, replay.box, folders=(TEXTS,))
    match = Match(session, people[0], texts, None)
    return match, replay.secret


def _greet(match: Match, resumed: bool) -> None:
    texts, screen = match.texts, console()
    title = texts.name("game", "")
    players = len(match.names)
    name = match.names[match.person]
    lines = [
        texts.format("terminal-start", game=title, players=players, name=name),
        texts.format("terminal-change"),
        texts.format("terminal-commitment", commitment=match.session.commitment),
    ]
    if resumed:
        lines.append(texts.format("terminal-resumed", actions=len(match.session.standing)))
    for line in lines:
        screen.print(line)
