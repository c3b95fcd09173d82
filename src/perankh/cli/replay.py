"""`perankh replay`: read a game that was played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from perankh.cli.inputs import BadArgument, BoxFile
from perankh.cli.output import AsJson, Lang, print_json, print_table, say
from perankh.cli.saves import PositionFile, blamed, position_file, read_replay
from perankh.cli.words import Happened, competitors, happened, score_rows, scores_by_category
from perankh.kernel.texts import Texts
from perankh.record.format import Act
from perankh.record.replay import Moment, Replay
from perankh.record.transcript import lines

app = typer.Typer(rich_markup_mode=None)


class Told(msgspec.Struct):
    """One entry of the record and what it led to."""

    n: int
    seat: int
    say: str
    events: list[Happened]


class Replayed(msgspec.Struct):
    """A game up to one point."""

    game: str
    entries: list[Told]
    over: bool
    scores: list[dict[str, int]]
    position: PositionFile | None
    """Only for who may know everything."""


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record or saved game.")],
    to: Annotated[
        int | None, typer.Option("--to", help="Stop after this entry; 0 is the set-up.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Tell only what this player may know (1, 2, ...).")
    ] = None,
    canonical: Annotated[
        bool, typer.Option("--canonical", help="The transcript free of any language.")
    ] = False,
    box: BoxFile = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game, to any point of it.

    Examples: perankh replay game.json --lang pl · perankh replay game.json --to 12 --json
    """
    game = read_replay(file, box)
    if to is not None and not 0 <= to <= len(game.record.entries):
        raise BadArgument(f"--to: there are entries 0 to {len(game.record.entries)}, not {to}")
    if seat is not None and not 1 <= seat <= game.record.players:
        raise BadArgument(f"--seat: there are players 1 to {game.record.players}, not {seat}")
    with blamed(file):
        if canonical:
            for line in lines(game):
                say(line)
            return
        _tell(game, to, seat, Texts(game.game, lang, game.box), as_json)


def _tell(game: Replay, to: int | None, seat: int | None, texts: Texts, as_json: bool) -> None:
    names = [one.name for one in game.record.seats]
    told: list[Told] = []
    last: Moment | None = None
    for moment in game.moments():
        if to is not None and moment.n > to:
            break
        last = moment
        told.append(_told(moment, seat, texts, names))
    assert last is not None, "the set-up is always a moment"
    if as_json:
        position = None if seat is not None else position_file(game.game, game.box, last.state)
        scores = scores_by_category(last.state, game.game)
        print_json(Replayed(game.game.id, told[1:], last.state.is_over(), scores, position))
        return
    for one in told[1:]:
        say(f"{one.n:>4}  {names[one.seat]}: {one.say}")
        for event in one.events:
            say(f"        {event.text}")
    say()
    headings = ("", *competitors(last.state, texts, names))
    print_table(headings, score_rows(last.state, game.game, texts, all_rows=True))


def _told(moment: Moment, seat: int | None, texts: Texts, names: list[str]) -> Told:
    entry = moment.entry
    events = moment.events if seat is None else moment.seen_by(seat - 1)
    found = happened(events, texts, names)
    if entry is None:
        return Told(0, 0, "", found)
    if isinstance(entry, Act):
        return Told(entry.n, entry.seat, entry.say, found)
    return Told(entry.n, entry.seat, texts.format("takes-back", count=entry.undo), found)
