"""A whole game as text to read: who played what, what happened, how it was scored.

The form here is canonical and free of any language, so that transcripts can be kept and compared.
Wordings belong to `perankh.kernel.texts`. Seats count from 0, as in the record that is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from perankh.kernel.box import AnyBox
from perankh.kernel.event import AutoAnswered, Event
from perankh.kernel.game import Game, as_text
from perankh.record.format import VERSION, Act, Entry, Record, Result
from perankh.record.replay import Moment, Replay, lasting

BEGINS = "_started"
"""How the names of events end that open a part of a game: a blank line goes before them."""
ENDS = "_ended"
"""How the names of events end that close a part of a game."""
UNDONE = "~"
"""Stands behind the number of an action that was taken back later."""


def transcript(record: Record, game: Game | None = None, box: AnyBox | None = None) -> str:
    """The text of a closed record's game, with everything that was hidden during play."""
    return "".join(f"{line}\n" for line in lines(Replay(record, game, box)))


def lines(replay: Replay) -> Iterator[str]:
    """The lines of the transcript; a live game's own replay knows the secret as well."""
    yield from _header(replay.record)
    yield ""
    kept = lasting(replay.record)
    for moment in replay.moments():
        yield from _moment(moment, kept)
    if replay.record.result is not None:
        yield ""
        yield from score_table(replay.game.categories, replay.record.result)


def event_text(event: Event) -> str:
    """
    >>> class StoneLoaded(Event):
    ...     ship: int
    ...     site: str | None
    >>> event_text(StoneLoaded(ship=2, site="temple")), event_text(StoneLoaded(ship=2, site=None))
    ('stone_loaded ship=2 site=temple', 'stone_loaded ship=2 site=?')
    """
    if isinstance(event, AutoAnswered):
        return f"{event.name} player={event.player} answer={as_text(event.meaning)}"
    words = (f"{name}={_value(value)}" for name, value in event.arguments().items())
    return " ".join((event.name, *words))


def score_table(categories: Sequence[str], result: Result) -> Iterator[str]:
    """Points by category and seat, the totals, and each seat's place; the same of each rival."""
    seats = range(len(result.totals))
    rows = [("score", [f"seat {seat}" for seat in seats])]
    rows += [(name, [str(result.scores[seat][name]) for seat in seats]) for name in categories]
    rows.append(("total", [str(total) for total in result.totals]))
    rows.append(("place", [str(place) for place in result.places]))
    width = max(len(name) for name, _ in rows)
    for name, cells in rows:
        yield f"{name:<{width}}" + "".join(f"{cell:>8}" for cell in cells)
    for rival in result.rivals:
        points = " ".join(f"{name}={worth}" for name, worth in rival.scores.items())
        yield f"rival {rival.id} {points} total={rival.total} place={rival.place}"


def _header(record: Record) -> Iterator[str]:
    yield f"perankh record {VERSION}"
    yield f"game {record.game}, rules {record.rules_version}, box {record.box}"
    yield f"options {_value(record.setup)}"
    for number, seat in enumerate(record.seats):
        given = record.contributions[number]
        gave = "" if given is None else f" contributes {given}"
        yield f"seat {number} {seat.name} ({seat.who}){gave}"
    yield f"table {record.table}"
    yield f"commitment {record.commitment}"
    yield f"secret {record.secret or '?'}"


def _moment(moment: Moment, kept: set[int]) -> Iterator[str]:
    if moment.entry is not None:
        yield _entry(moment.entry, kept)
    for event in moment.events:
        if event.name.endswith(BEGINS):
            yield ""
        structural = event.name.endswith((BEGINS, ENDS))
        yield f"{'== ' if structural else '      '}{event_text(event)}"


def _entry(entry: Entry, kept: set[int]) -> str:
    if isinstance(entry, Act):
        mark = " " if entry.n in kept else UNDONE
        return f"{entry.n:>4}{mark} seat {entry.seat}: {entry.say}"
    agreed = f" agreed by {_value(entry.consent)}" if entry.consent else ""
    return f"{entry.n:>4}  seat {entry.seat}: takes back {entry.undo}{agreed}"


def _value(value: object) -> str:
    if isinstance(value, str):
        return value
    if value is None:
        return "?"
    if isinstance(value, list | tuple):
        return ",".join(_value(item) for item in value) or "-"
    return msgspec.json.encode(value, order="sorted").decode()
