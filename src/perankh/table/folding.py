"""What each entry of the log does to the table. Whether it may be done was checked before."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from msgspec.structs import replace

from perankh.games import game as registered
from perankh.kernel.errors import UnknownGame
from perankh.kernel.game import Game
from perankh.kernel.setup import Setup
from perankh.record.format import Seat
from perankh.record.session import Session
from perankh.table.chairs import Chair
from perankh.table.entries import (
    Acted,
    Chatted,
    Contributed,
    Created,
    Deleted,
    Ended,
    EntryBody,
    Left,
    LogEntry,
    MindSeated,
    Rematched,
    Renamed,
    Resigned,
    Returned,
    Seated,
    Started,
    UndoAsked,
    UndoConsented,
    UndoDeclined,
    Undone,
    Unseated,
)
from perankh.table.errors import BrokenLog
from perankh.table.rules import FindGame, Stop
from perankh.table.slices import Work, run_through
from perankh.table.table import Outcome, Request, Table


def table_of(entries: Iterable[LogEntry], find: FindGame = registered, box: str = "") -> Table:
    """The table of a whole log; see `folding`."""
    return run_through(folding(entries, find, box))


def folding(entries: Iterable[LogEntry], find: FindGame = registered, box: str = "") -> Work[Table]:
    """The table of a whole log, as work that pauses after each entry.

    `find` gives the game of a name, `box` is the box file that was kept for the table. If the rules
    of today do not give what the log says, the table can be looked at but can't go on.
    """
    log = list(entries)
    if not log:
        raise BrokenLog("the log is empty")
    table = Table.begin(log[0], find, box)
    try:
        return (yield from _folded(table, log))
    except BrokenLog:
        raise
    except Exception as error:
        if table.stop is not None:
            raise
        table = Table.begin(log[0], find, box)
        # Its text may name what a seat did in secret, and everybody at the table reads this.
        fault = type(error).__name__
        table.rules = Stop(reason="log", message=f"the rules of today refuse its log: {fault}")
        return (yield from _folded(table, log))


def table_without_rules(entries: Iterable[LogEntry]) -> Table:
    """The people, the phase and the result of a log, without playing it: quick, for lists."""
    log = list(entries)
    table = Table.begin(log[0], _no_game)
    return run_through(_folded(table, log))


def _no_game(name: str) -> Game:
    raise UnknownGame(name)


def _folded(table: Table, log: list[LogEntry]) -> Work[Table]:
    for entry in log[1:]:
        yield
        apply(table, entry)
    return table


def apply(table: Table, entry: LogEntry) -> None:
    """Fold the next entry of the log. Entries come from commands, which have checked them."""
    if entry.seq != table.seq + 1:
        raise BrokenLog(f"table {table.id}: entry {table.seq + 1} must follow, not {entry.seq}")
    body = entry.body
    if isinstance(body, Acted):  # nearly all are, and finding the others takes longer
        _acted(body, entry, table)
    else:
        fold(body, entry, table)
    table.log.append(entry)
    table.seq = entry.seq
    table.decider = _decider(table)
    if entry.key:
        table.keys[entry.by, entry.key] = entry.seq


def _decider(table: Table) -> int | None:
    session = table.session
    if session is None or table.phase != "playing" or session.state.is_over():
        return None
    return int(session.state.decider())


@singledispatch
def fold(body: EntryBody, entry: LogEntry, table: Table) -> None:
    """Change the table as this entry says."""
    raise BrokenLog(f"table {table.id}: entry {entry.seq} is of an unknown kind")


@fold.register
def _created(body: Created, entry: LogEntry, table: Table) -> None:
    raise BrokenLog(f"table {table.id}: entry {entry.seq} makes the table a second time")


# ------------------ before the game


@fold.register
def _seated(body: Seated, entry: LogEntry, table: Table) -> None:
    table.chairs[body.seat] = replace(
        table.chairs[body.seat], person=entry.by, name=body.name, reserved=""
    )


@fold.register
def _mind_seated(body: MindSeated, entry: LogEntry, table: Table) -> None:
    table.chairs[body.seat] = Chair(
        kind="mind", mind=body.mind, name=body.name, opened=table.chairs[body.seat].opened
    )


@fold.register
def _unseated(body: Unseated, entry: LogEntry, table: Table) -> None:
    table.chairs[body.seat] = table.chairs[body.seat].emptied(entry.seq)


@fold.register
def _contributed(body: Contributed, entry: LogEntry, table: Table) -> None:
    table.chairs[body.seat] = replace(table.chairs[body.seat], contribution=body.text)


@fold.register
def _started(body: Started, entry: LogEntry, table: Table) -> None:
    table.phase = "playing"
    if table.stop is not None:
        return
    table.session = Session.start(
        table.game,
        [Seat(chair.name, chair.mind or "person") for chair in table.chairs],
        setup=_setup(table),
        box=table.box,
        secret=table.secret,
        table=table.id,
        contributions=[chair.contribution for chair in table.chairs],
    )


def _setup(table: Table) -> Setup:
    return table.game.read_setup(table.created.setup)


# ------------------ in the game


@fold.register
def _acted(body: Acted, entry: LogEntry, table: Table) -> None:
    table.request = None
    if table.stop is not None:
        table.outcomes.append(Outcome())
        return
    session = table.playing()
    state = session.state
    events = session.act(body.seat, body.action, time_ms=entry.time_ms, expected=body.n)
    meaning = table.game.describe(state, body.action)
    table.outcomes.append(Outcome(meaning=meaning, events=events))


@fold.register
def _undo_asked(body: UndoAsked, entry: LogEntry, table: Table) -> None:
    table.request = Request(
        seq=entry.seq,
        seat=body.seat,
        n=body.n,
        count=body.count,
        waiting=frozenset(others_to_ask(table, body.seat)),
    )


@fold.register
def _undo_consented(body: UndoConsented, entry: LogEntry, table: Table) -> None:
    if table.request is not None:
        mates = table.held_by(table.chairs[body.seat].person)
        table.request = replace(table.request, waiting=table.request.waiting - set(mates))


@fold.register
def _undo_declined(body: UndoDeclined, entry: LogEntry, table: Table) -> None:
    table.request = None


@fold.register
def _undone(body: Undone, entry: LogEntry, table: Table) -> None:
    if table.stop is not None:
        taken = tuple(_standing(table)[-body.count :])
    else:
        session = table.playing()
        taken = tuple(act.n for act in session.standing[-body.count :])
        session.undo(body.seat, body.count, body.consent, expected=body.n)
    table.undone.update(taken)
    table.outcomes.append(Outcome(undoes=taken))
    table.request = None


def _standing(table: Table) -> list[int]:
    """Numbers of the actions that were not taken back, where there is no session to ask."""
    acts = [n for n, one in enumerate(table.outcomes, 1) if not one.undoes]
    return [n for n in acts if n not in table.undone]


def others_to_ask(table: Table, seat: int) -> list[int]:
    """Seats that must agree when this one takes back more than it may alone.

    Minds that were seated from the start always agree, and who shares a screen has agreed across
    it. Who is away has not agreed, unless the table says that their mind does so for them.
    """
    asker = table.chairs[seat].person
    return [
        other
        for other, chair in enumerate(table.chairs)
        if chair.person not in ("", asker) and not (chair.away and _stand_ins_agree(table))
    ]


def _stand_ins_agree(table: Table) -> bool:
    return table.created.stand_in_undo == "always"


@fold.register
def _left(body: Left, entry: LogEntry, table: Table) -> None:
    _mind_takes_over(table, body.seat, body.mind)


@fold.register
def _resigned(body: Resigned, entry: LogEntry, table: Table) -> None:
    _mind_takes_over(table, body.seat, body.mind)


def _mind_takes_over(table: Table, seat: int, mind: str) -> None:
    table.chairs[seat] = replace(table.chairs[seat], mind=mind)
    request = table.request
    if request is None:
        return
    if request.seat == seat:
        table.request = None  # what a person asked for who has gone is off the table
    elif _stand_ins_agree(table):
        table.request = replace(request, waiting=request.waiting - {seat})


@fold.register
def _returned(body: Returned, entry: LogEntry, table: Table) -> None:
    table.chairs[body.seat] = replace(table.chairs[body.seat], mind="")
    request = table.request
    if request is not None and body.seat in others_to_ask(table, request.seat):
        table.request = replace(request, waiting=request.waiting | {body.seat})


@fold.register
def _ended(body: Ended, entry: LogEntry, table: Table) -> None:
    table.phase = "over"
    table.result = body.result


# ------------------ at any time


@fold.register
def _chatted(body: Chatted, entry: LogEntry, table: Table) -> None:
    """The log itself is all that remains of it."""


@fold.register
def _renamed(body: Renamed, entry: LogEntry, table: Table) -> None:
    table.chairs[body.seat] = replace(table.chairs[body.seat], name=body.name)


@fold.register
def _rematched(body: Rematched, entry: LogEntry, table: Table) -> None:
    table.rematch = body.table


@fold.register
def _deleted(body: Deleted, entry: LogEntry, table: Table) -> None:
    table.deleted = True
