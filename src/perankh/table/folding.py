"""What each entry of the log does to the table. Whether it may be done was checked before."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import singledispatch

from msgspec.structs import replace

from perankh.games import game as registered
from perankh.kernel.game import Game, Setup
from perankh.record.format import Seat
from perankh.record.session import Session
from perankh.table.chairs import Chair
from perankh.table.entries import (
    Acted,
    Chatted,
    Contributed,
    Created,
    Deed,
    Deleted,
    Ended,
    Entry,
    Left,
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
from perankh.table.table import Happened, Request, Table


def table_of(entries: Iterable[Entry], find: Callable[[str], Game] = registered) -> Table:
    """The table of a whole log; `find` gives the game of a name."""
    rest = iter(entries)
    first = next(rest, None)
    if first is None:
        raise BrokenLog("the log is empty")
    table = Table.begin(first, find)
    for entry in rest:
        apply(table, entry)
    return table


def apply(table: Table, entry: Entry) -> None:
    """Fold the next entry of the log. Entries come from commands, which have checked them."""
    if entry.seq != table.seq + 1:
        raise BrokenLog(f"table {table.id}: entry {table.seq + 1} must follow, not {entry.seq}")
    what = entry.what
    if isinstance(what, Acted):  # nearly all are, and finding the others takes longer
        _acted(what, entry, table)
    else:
        fold(what, entry, table)
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
def fold(what: Deed, entry: Entry, table: Table) -> None:
    """Change the table as this entry says."""
    raise BrokenLog(f"table {table.id}: entry {entry.seq} is of an unknown kind")


@fold.register
def _created(what: Created, entry: Entry, table: Table) -> None:
    raise BrokenLog(f"table {table.id}: entry {entry.seq} makes the table a second time")


# ------------------ before the game


@fold.register
def _seated(what: Seated, entry: Entry, table: Table) -> None:
    table.chairs[what.seat] = replace(
        table.chairs[what.seat], person=entry.by, name=what.name, reserved=""
    )


@fold.register
def _mind_seated(what: MindSeated, entry: Entry, table: Table) -> None:
    table.chairs[what.seat] = Chair(
        kind="mind", mind=what.mind, name=what.name, opened=table.chairs[what.seat].opened
    )


@fold.register
def _unseated(what: Unseated, entry: Entry, table: Table) -> None:
    table.chairs[what.seat] = table.chairs[what.seat].emptied(entry.seq)


@fold.register
def _contributed(what: Contributed, entry: Entry, table: Table) -> None:
    table.chairs[what.seat] = replace(table.chairs[what.seat], contribution=what.text)


@fold.register
def _started(what: Started, entry: Entry, table: Table) -> None:
    table.session = Session.start(
        table.game,
        [Seat(chair.name, chair.mind or "person") for chair in table.chairs],
        setup=_setup(table),
        box=table.box,
        secret=table.secret,
        table=table.id,
        contributions=[chair.contribution for chair in table.chairs],
    )
    table.phase = "playing"


def _setup(table: Table) -> Setup:
    return table.game.read_setup(table.created.setup)


# ------------------ in the game


@fold.register
def _acted(what: Acted, entry: Entry, table: Table) -> None:
    session = table.playing()
    state = session.state
    events = session.act(what.seat, what.action, at=entry.at, expected=what.n)
    meaning = table.game.describe(state, what.action)
    table.happened.append(Happened(meaning=meaning, events=events))
    table.request = None


@fold.register
def _undo_asked(what: UndoAsked, entry: Entry, table: Table) -> None:
    table.request = Request(
        seq=entry.seq,
        seat=what.seat,
        n=what.n,
        count=what.count,
        waiting=frozenset(others_to_ask(table, what.seat)),
    )


@fold.register
def _undo_consented(what: UndoConsented, entry: Entry, table: Table) -> None:
    if table.request is not None:
        mates = table.held_by(table.chairs[what.seat].person)
        table.request = replace(table.request, waiting=table.request.waiting - set(mates))


@fold.register
def _undo_declined(what: UndoDeclined, entry: Entry, table: Table) -> None:
    table.request = None


@fold.register
def _undone(what: Undone, entry: Entry, table: Table) -> None:
    session = table.playing()
    taken = tuple(act.n for act in session.standing[-what.count :])
    session.undo(what.seat, what.count, what.consent, expected=what.n)
    table.undone.update(taken)
    table.happened.append(Happened(undoes=taken))
    table.request = None


def others_to_ask(table: Table, seat: int) -> list[int]:
    """Seats that must agree when this one takes back more than it may alone.

    Minds that were seated from the start always agree, and who shares a screen has agreed across
    it. Who is away has not agreed, unless the table says that their mind does so for them.
    """
    asker = table.chairs[seat].person
    return [
        at
        for at, chair in enumerate(table.chairs)
        if chair.person not in ("", asker) and not (chair.away and _stand_ins_agree(table))
    ]


def _stand_ins_agree(table: Table) -> bool:
    return table.created.stand_in_undo == "always"


@fold.register
def _left(what: Left, entry: Entry, table: Table) -> None:
    _mind_takes_over(table, what.seat, what.mind)


@fold.register
def _resigned(what: Resigned, entry: Entry, table: Table) -> None:
    _mind_takes_over(table, what.seat, what.mind)


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
def _returned(what: Returned, entry: Entry, table: Table) -> None:
    table.chairs[what.seat] = replace(table.chairs[what.seat], mind="")


@fold.register
def _ended(what: Ended, entry: Entry, table: Table) -> None:
    table.phase = "over"
    table.result = what.result


# ------------------ at any time


@fold.register
def _chatted(what: Chatted, entry: Entry, table: Table) -> None:
    """The log itself is all that remains of it."""


@fold.register
def _renamed(what: Renamed, entry: Entry, table: Table) -> None:
    table.chairs[what.seat] = replace(table.chairs[what.seat], name=what.name)


@fold.register
def _rematched(what: Rematched, entry: Entry, table: Table) -> None:
    table.rematch = what.table


@fold.register
def _deleted(what: Deleted, entry: Entry, table: Table) -> None:
    table.deleted = True
