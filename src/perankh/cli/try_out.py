"""`perankh try`: apply actions to a position or record and see what comes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from perankh.cli.inputs import BadArgument, BoxFile, Seed
from perankh.cli.output import AsJson, Lang, console, print_json, print_table, say
from perankh.cli.saves import Loaded, PositionFile, load, position_file
from perankh.cli.terminal import TEXTS, drawing_of
from perankh.cli.words import (
    Happened,
    Option,
    competitors,
    happened,
    names_or_numbers,
    options_of,
    score_rows,
    scores_by_category,
)
from perankh.kernel.errors import IllegalAction, UnknownAction
from perankh.kernel.game import as_text
from perankh.kernel.texts import Texts
from perankh.kernel.trace import Trace

app = typer.Typer(rich_markup_mode=None)


class Applied(msgspec.Struct):
    """One action that was carried out."""

    seat: int
    action: int
    say: str
    events: list[Happened]


class Tried(msgspec.Struct):
    """What came of it."""

    game: str
    applied: list[Applied]
    over: bool
    decider: int | None
    prompt: str | None
    options: list[Option]
    track: list[int]
    """By seat, the points on the score track; empty for a game without one."""
    scores: list[dict[str, int]]
    """By seat, the points as if the game ended now."""
    position: PositionFile


@app.command(name="try")
def try_out(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position, record or saved game.")],
    actions: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ACTION]...", help="In words, as JSON or by number."),
    ] = None,
    at: Annotated[
        int | None, typer.Option("--at", help="Of a record: go on after so many actions.")
    ] = None,
    seed: Seed = None,
    box: BoxFile = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Apply actions to a position or record.

    Applies the actions, and prints what happens, the board as who must decide sees it, the scores,
    the options and (with --json) the resulting position: for bug reports and puzzles. Actions are
    written as the list of options shows them, or as JSON, or by their number.

    Examples: perankh try start.json · perankh try start.json "load 1 2" '{"verb": "get"}'
    """
    loaded = load(file, box, at)
    texts = Texts(loaded.game, lang, loaded.box, folders=(TEXTS,))
    if seed is not None:
        loaded.state.rng.reseed(seed)
    names = names_or_numbers(loaded.names, loaded.state.players, texts)
    applied = [_apply(loaded, words, texts, names) for words in actions or ()]
    tried = _tried(loaded, applied, texts, names)
    if as_json:
        print_json(tried)
        return
    _print(loaded, tried, texts, names)


def _apply(loaded: Loaded, words: str, texts: Texts, names: list[str]) -> Applied:
    state, game = loaded.state, loaded.game
    action = _parse(loaded, words)
    seat = int(state.decider())
    said = as_text(game.describe(state, action))
    trace = Trace(-1)
    state.trace = trace
    try:
        state.apply(action)
    except IllegalAction as error:
        raise BadArgument(f"{said!r} is not possible now: {texts.reason(error.reason)}") from None
    finally:
        state.trace = None
    return Applied(seat, action, said, happened(trace.events, texts, names))


def _parse(loaded: Loaded, words: str) -> int:
    state, game = loaded.state, loaded.game
    if not words.lstrip().startswith("{"):
        return game.parse(state, words)
    try:
        meaning = msgspec.json.decode(words, type=dict[str, str | int])
    except msgspec.DecodeError as error:
        raise UnknownAction(f"{words!r} is not the JSON of an action: {error}") from None
    return game.parse(state, meaning)


def _tried(loaded: Loaded, applied: list[Applied], texts: Texts, names: list[str]) -> Tried:
    state, game = loaded.state, loaded.game
    over = state.is_over()
    return Tried(
        game=game.id,
        applied=applied,
        over=over,
        decider=None if over else int(state.decider()),
        prompt=None if over else texts.prompt(state, names),
        options=options_of(state, game, texts, names),
        track=state.tracks(),
        scores=scores_by_category(state, game),
        position=position_file(game, loaded.box, state),
    )


def _draw(loaded: Loaded, seat: int | None, texts: Texts, names: list[str]) -> None:
    """The board as who must decide sees it; as everybody does when the game is over."""
    view = loaded.game.view(loaded.state, seat)
    say()
    console().print(drawing_of(loaded.game)(view, texts, names))
    say()


def _print(loaded: Loaded, tried: Tried, texts: Texts, names: list[str]) -> None:
    for one in tried.applied:
        say(f"{names[one.seat]}: {one.say}")
        for event in one.events:
            say(f"    {event.text}")
    _draw(loaded, tried.decider, texts, names)
    if tried.track:
        print_table((texts.format("score-track"), *names), [["", *tried.track]])
        say()
    heading = "terminal-final" if tried.over else "terminal-scores"
    headings = (texts.format(heading), *competitors(loaded.state, texts, names))
    print_table(headings, score_rows(loaded.state, loaded.game, texts))
    if tried.decider is None:
        say(texts.format("why-game-over"))
        return
    say()
    say(tried.prompt or "")
    for option in tried.options:
        say(f"  {option.action:>4}  {option.say:<24}  {option.text}")
