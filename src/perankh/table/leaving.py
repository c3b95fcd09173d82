"""Leaving and coming back, another name, another game, the end of the table."""

from __future__ import annotations

from perankh.table import words
from perankh.table.asking import Answer, Call, Draft, repeated
from perankh.table.chairs import Chair
from perankh.table.entries import (
    Deleted,
    Left,
    Rematched,
    Renamed,
    Resigned,
    Returned,
    SeatPlan,
)
from perankh.table.errors import Away, LogFull, NotSeated, WrongPhase
from perankh.table.gathering import check_host, create
from perankh.table.playing import finish_undo_request
from perankh.table.stand_ins import known_mind
from perankh.table.table import Table

MOST_OFTEN = 100
"""So often a seat can come back, or go by another name."""
STAND_IN = "scribe"
"""The mind that takes over, if no other is asked for."""


def leave(table: Table, call: Call, seat: int, mind: str = STAND_IN) -> Answer:
    """Leave a game that goes on: a mind plays the seat until the person returns."""
    body = Left(seat=seat, mind=known_mind(mind))
    return _hand_over(table, call, body)


def resign(table: Table, call: Call, seat: int, mind: str = STAND_IN) -> Answer:
    """Give a game up: a mind plays it out, unless the person thinks better of it."""
    body = Resigned(seat=seat, mind=known_mind(mind))
    return _hand_over(table, call, body)


def _hand_over(table: Table, call: Call, body: Left | Resigned) -> Answer:
    if done := repeated(table, call, lambda before: before == body):
        return done
    table.playing()
    if table.check_holds(call.person, body.seat).away:
        raise Away(body.seat)
    draft = Draft(table, call)
    draft.put(body)
    finish_undo_request(draft)
    return draft.answer()


def come_back(table: Table, call: Call, seat: int) -> Answer:
    """Play one's seat again."""
    body = Returned(seat=seat)
    if done := repeated(table, call, lambda before: before == body):
        return done
    table.playing()
    _check_steady(table, body)
    if not table.check_holds(call.person, seat).away:
        raise WrongPhase(f"you have not left seat {seat + 1}", "not_left")
    draft = Draft(table, call)
    draft.put(body)
    return draft.answer()


def rename(table: Table, call: Call, seat: int, name: str) -> Answer:
    """Go by another name from now on; the record keeps the one at the start."""
    body = Renamed(seat=seat, name=words.name(name))
    if done := repeated(table, call, lambda before: before == body):
        return done
    table.check_holds(call.person, seat)
    _check_steady(table, body)
    draft = Draft(table, call)
    draft.put(body)
    return draft.answer()


def _check_steady(table: Table, body: Returned | Renamed) -> None:
    """Refuse who comes and goes, or changes names, without end: the log is everybody's.

    Leaving itself is always possible, and nobody can spoil another's coming back.
    """
    kind = type(body)
    before = sum(type(one.body) is kind and one.body.seat == body.seat for one in table.log)
    if before >= MOST_OFTEN:
        raise LogFull(f"seat {body.seat + 1} has done that {before} times at this table")


def rematch(table: Table, call: Call, new: str, secret: bytes) -> tuple[Answer, Answer | None]:
    """The same game with the same people once more, at a new table of the caller's.

    Answers for this table and for the new one, to be appended together. The others' seats are kept
    for them until they come. If there is a rematch already, there is nothing to append.
    """
    table.check_there()
    if table.phase != "over":
        raise WrongPhase("a rematch is for when the game is over", "not_over")
    held = table.held_by(call.person)
    if not held:
        raise NotSeated
    if table.rematch:
        return Answer(entries=(), table=table, seq=table.seq), None
    made = table.created
    draft = Draft(table, call)
    draft.put(Rematched(table=new))
    started = create(
        Call(person=call.person, time_ms=call.time_ms),
        new,
        table.game.id,
        [_again(chair, call.person, seat == held[0]) for seat, chair in enumerate(table.chairs)],
        secret,
        setup=made.setup,
        box_text=table.box_text if made.own_box or made.box_text else "",
        watch=made.watch,
        start_when_full=made.start_when_full,
        hints=made.hints,
        stand_in_undo=made.stand_in_undo,
        rematch_of=table.id,
        find=lambda _: table.game,
    )
    return draft.answer(), started


def _again(chair: Chair, person: str, first: bool) -> SeatPlan:
    if chair.person == person:
        return SeatPlan(kind="me" if first else "here", name=chair.name)
    if chair.person:
        return SeatPlan(kind="invited", name=chair.name, person=chair.person)
    return SeatPlan(kind="mind", name=chair.name, mind=chair.mind)


def delete(table: Table, call: Call) -> Answer:
    """As the host put the table away for good."""
    table.check_there()
    check_host(table, call)
    draft = Draft(table, call)
    draft.put(Deleted())
    return draft.answer()
