"""What one seat, or somebody who looks on, may see of a table. Never more.

Everything here is built for one seat. What others did is told by events, each through `seen_by`:
the action itself may hold what they hide.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from perankh.kernel.event import EVERYBODY, Event
from perankh.kernel.game import Meaning, View
from perankh.kernel.preview import Preview, preview
from perankh.table.entries import Acted, AnyBody, LogEntry, Started, Undone
from perankh.table.errors import WrongPhase
from perankh.table.playing import alone
from perankh.table.table import Table


class EntryView(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the log as a seat may know it."""

    entry: LogEntry
    """For the house: it holds ids, the secret and the action."""
    n: int | None = None
    """Number in the record, of an action or an undo."""
    meaning: Meaning | None = None
    """What was done: for the seat that did it, and for all when the game is over."""
    events: list[Event] = []
    """What was to be seen of it."""
    undone: bool = False
    """Whether it was taken back later."""
    undoes: tuple[int, ...] = ()
    """Numbers `n` of the actions that an undo took back."""


def view(table: Table, seat: int | None) -> View | None:
    """The game as a seat sees it; None before it has begun."""
    if table.session is None:
        return None
    return table.game.view(table.session.state, seat)


def foreseen(table: Table, seat: int, action: int) -> Preview:
    """What an option of this seat would do, as far as it can be known before."""
    session = table.playing()
    _check_asked(table, seat)
    if action not in session.state.options():
        session.fork().act(seat, action)  # raises, with the reason
    return preview(session.state, action)


def chosen(table: Table, seat: int, pick: Sequence[Meaning]) -> tuple[list[int], bool, Preview]:
    """The answers that make these picks in their order, whether it can hold no more, what they do.

    `IllegalAction` says what makes no complete choice, and why.
    """
    state = table.playing().state
    _check_asked(table, seat)
    if state.choice() is None:
        raise WrongPhase("this question is answered by one option, not by a choice", "not_asked")
    picks = [table.game.parse(state, meaning) for meaning in pick]
    actions = state.in_order(picks)
    return actions, actions[-1] in picks, preview(state, *actions)


def _check_asked(table: Table, seat: int) -> None:
    if table.decider != seat:
        raise WrongPhase(f"seat {seat + 1} is not asked anything now", "not_asked")


def floor(table: Table, seat: int | None) -> int:
    """How many actions this seat can take back alone."""
    return 0 if seat is None else alone(table, seat)


def entry_views(
    table: Table, seat: int | None, since: int = 0, until: int | None = None
) -> list[EntryView]:
    """The log after entry `since`, up to `until` or its end, as this seat may know it."""
    start = max(since, 0)
    entries = table.log.after(start)
    if until is not None:
        del entries[max(until - start, 0) :]
    return [_line(table, entry, seat) for entry in entries]


def _line(table: Table, entry: LogEntry, seat: int | None) -> EntryView:
    body: AnyBody = entry.body
    if isinstance(body, Acted):
        return _acted(table, entry, body, seat)
    if isinstance(body, Started) and table.session is not None:
        return EntryView(entry=entry, events=_seen(table.session.opening, seat))
    if isinstance(body, Undone):
        return EntryView(entry=entry, n=body.n, undoes=table.outcomes[body.n - 1].undoes)
    return EntryView(entry=entry)


def _acted(table: Table, entry: LogEntry, body: Acted, seat: int | None) -> EntryView:
    outcome = table.outcomes[body.n - 1]
    known = seat == body.seat or table.phase == "over"
    return EntryView(
        entry=entry,
        n=body.n,
        meaning=outcome.meaning if known else None,
        events=_seen(outcome.events, seat),
        undone=body.n in table.undone,
    )


def _seen(events: list[Event], seat: int | None) -> list[Event]:
    return [event if event.audience == EVERYBODY else event.seen_by(seat) for event in events]
