"""`perankh hint`: what a mind would do in a position, and what it expects of each option."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from perankh.arena.lookback import TEXTS
from perankh.cli.inputs import BadArgument, BoxFile
from perankh.cli.output import AsJson, Lang, print_json, print_table, say
from perankh.cli.saves import Loaded, load
from perankh.cli.words import names_or_numbers, signed
from perankh.kernel.game import as_text
from perankh.kernel.texts import Texts
from perankh.minds.hints import Hint, Prospect, hint
from perankh.minds.search import Plan

app = typer.Typer(rich_markup_mode=None)

ITERATIONS = 4000
SHOWN = 8
"""So many options are listed in the terminal; JSON has them all."""


class Hinted(msgspec.Struct):
    """A hint with its options in words."""

    game: str
    hint: Hint
    say: dict[int, str]
    """The canonical words of each option."""


@app.command(name="hint")
def show_hint(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position, record or saved game.")],
    at: Annotated[
        int | None, typer.Option("--at", help="Of a record: after so many actions.")
    ] = None,
    iterations: Annotated[
        int, typer.Option("--iterations", "-i", help="How thoroughly to search.")
    ] = ITERATIONS,
    seed: Annotated[int, typer.Option("--seed", help="The same seed finds the same.")] = 1,
    box: BoxFile = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """The best option for who must decide, as far as that seat may know the game.

    Examples: perankh hint start.json · perankh hint game.json --at 12 --json
    """
    if iterations < 1:
        raise BadArgument("--iterations: must be at least 1")
    loaded = load(file, box, at)
    if loaded.state.is_over():
        raise BadArgument(f"{file}: nobody must decide, the game is over; --at goes back in it")
    found = hint(loaded.state, seed, Plan(iterations, 0.0))
    if as_json:
        print_json(_hinted(loaded, found))
        return
    _print(loaded, found, Texts(loaded.game, lang, loaded.box, folders=(TEXTS,)))


def _hinted(loaded: Loaded, found: Hint) -> Hinted:
    actions = [one.action for one in (found.best, *found.others)]
    words = {action: as_text(loaded.game.describe(loaded.state, action)) for action in actions}
    return Hinted(loaded.game.id, found, words)


def _print(loaded: Loaded, found: Hint, texts: Texts) -> None:
    names = names_or_numbers(loaded.names, loaded.state.players, texts)

    def words(one: Prospect) -> str:
        return texts.action(loaded.game.describe(loaded.state, one.action), names)

    say(texts.format("hint-best", name=names[found.seat], option=words(found.best)))
    say(
        texts.format(
            "hint-gain",
            chance=f"{found.best.chance * 100:.0f}",
            gained=f"{signed(found.gained_chance * 100)} %",
            points=f"{found.best.points:.1f}",
            more=signed(found.gained_points, 1),
        )
    )
    say()
    rows = [
        (words(one), f"{one.chance * 100:.0f}", f"{one.points:.1f}", one.visits)
        for one in (found.best, *found.others)[:SHOWN]
    ]
    keys = ("hint-option", "hint-chance", "lookback-points", "hint-visits")
    print_table([texts.format(key) for key in keys], rows)
