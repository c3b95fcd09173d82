"""In the game: answering the open question, and taking back."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from perankh.kernel.errors import PerankhError
from perankh.kernel.state import State
from perankh.minds import mind as mind_of
from perankh.minds.baselines import fair_choice
from perankh.record.errors import StaleAction, UndoRefused
from perankh.record.session import Session, one_of, result
from perankh.table.asking import Answer, Call, Draft, repeated, repeated_all
from perankh.table.entries import (
    Acted,
    AnyBody,
    Ended,
    UndoAsked,
    UndoConsented,
    UndoDeclined,
    Undone,
)
from perankh.table.errors import Away, BadAnswers, NoRequest, NotAMind
from perankh.table.folding import others_to_ask
from perankh.table.table import Request, Table

MOST_ASKED = 5
"""So often a seat may ask the others for an undo at one moment of the game."""
MOST_ASKED_IN_ALL = 200
"""By one seat in a whole game: the log is everybody's."""

# ------------------ actions


MAX_ANSWERS = 16
"""So many answers may be given together: more than any choice of a game is made of."""


def act(table: Table, call: Call, seat: int, n: int, *actions: int) -> Answer:
    """Answer the open question, and those that follow, for a seat that the caller holds.

    `n` is the number that the first action is to have: that of the state the person saw. Several
    answers are kept all or none, each as an entry of its own like one that came alone.
    """
    if not 1 <= len(actions) <= MAX_ANSWERS:
        raise BadAnswers(f"{len(actions)} answers at once; 1 to {MAX_ANSWERS} are allowed")
    bodies = [Acted(seat=seat, n=n + index, action=action) for index, action in enumerate(actions)]
    if done := repeated_all(table, call, bodies):
        return done
    _check_plays(table, call, seat)
    return _carry_out(table, call, bodies)


@dataclass(frozen=True)
class MindTurn:
    """A mind must decide. Thinking about it needs nothing else and may happen elsewhere."""

    table: str
    seat: int
    n: int
    mind: str
    state: State
    seed: int

    def choose(self) -> int:
        """What the mind does; the same wherever and however often it is asked."""
        return int(fair_choice(mind_of(self.mind), self.state, self.seed))


def mind_turn(table: Table) -> MindTurn | None:
    """What a mind must decide now; None if a person must, or nobody."""
    seat = table.decider
    if table.deleted or seat is None or table.session is None or not table.chairs[seat].mind:
        return None
    n = table.n
    data = hashlib.blake2b(b"mind %d" % n, key=table.secret, digest_size=6).digest()
    state, mind = table.session.state, table.chairs[seat].mind
    return MindTurn(table.id, seat, n, mind, state, int.from_bytes(data, "little"))


def act_for_mind(table: Table, time_ms: int, turn: MindTurn, action: int) -> Answer:
    """Carry out what a mind has chosen, if it still plays that seat at that moment."""
    table.playing()
    if not table.chair(turn.seat).mind:
        raise NotAMind(turn.seat)
    body = Acted(seat=turn.seat, n=turn.n, action=action, mind=turn.mind)
    return _carry_out(table, Call(person="", time_ms=time_ms), [body])


def _carry_out(table: Table, call: Call, bodies: Sequence[Acted]) -> Answer:
    """The rules and the record check each action when the draft folds it."""
    draft = Draft(table, call)
    try:
        for index, body in enumerate(bodies):
            with one_of(index, len(bodies)):
                draft.table.playing().check_answered_in_time(index)
                draft.put(body, more=0 if index else len(bodies) - 1)
    except PerankhError:
        draft.give_up()
        raise
    session = draft.table.playing()
    if session.state.is_over():
        draft.put(Ended(result=result(session.game, session.state)))
    return draft.answer()


# ------------------ taking back


def undo(table: Table, call: Call, seat: int, count: int, n: int) -> Answer:
    """Take back the last `count` actions: own ones at once, down to the floor.

    For more, the others are asked: see `others_to_ask`.
    """
    if done := repeated(table, call, lambda body: _is_undo(body, seat, count, n)):
        return done
    _check_plays(table, call, seat)
    session = table.playing()
    if n != session.next:
        raise StaleAction(n, session.next)
    draft = Draft(table, call)
    if 1 <= count <= alone(table, seat):
        draft.put(Undone(seat=seat, n=n, count=count))
    elif others_to_ask(table, seat):
        _check_not_asked_often(table, seat, n)
        _check_askable(table, session, seat, count)
        draft.put(UndoAsked(seat=seat, n=n, count=count))
    else:
        draft.put(Undone(seat=seat, n=n, count=count, consent=_all_but(table, seat)))
    return draft.answer()


def consent(table: Table, call: Call, seat: int, request: int) -> Answer:
    """Agree that more is taken back; the last one to agree makes it happen."""
    body = UndoConsented(seat=seat, request=request)
    if done := repeated(table, call, lambda before: before == body):
        return done
    _check_plays(table, call, seat)
    found = _request(table, request)
    if seat not in found.waiting:
        raise NoRequest(f"seat {seat + 1} has nothing to answer here")
    draft = Draft(table, call)
    draft.put(body)
    finish_undo_request(draft)
    return draft.answer()


def decline(table: Table, call: Call, seat: int, request: int) -> Answer:
    """Do not agree, or withdraw what one has asked for."""
    body = UndoDeclined(seat=seat, request=request)
    if done := repeated(table, call, lambda before: before == body):
        return done
    _check_plays(table, call, seat)
    found = _request(table, request)
    if seat not in found.waiting and seat != found.seat:
        raise NoRequest(f"seat {seat + 1} has nothing to answer here")
    draft = Draft(table, call)
    draft.put(body)
    return draft.answer()


def finish_undo_request(draft: Draft) -> None:
    """Take back what was asked for once nobody has yet to answer."""
    request = draft.table.request
    if request is None or request.waiting:
        return
    agreed = _all_but(draft.table, request.seat)
    draft.put(Undone(seat=request.seat, n=request.n, count=request.count, consent=agreed))


def alone(table: Table, seat: int) -> int:
    """How many actions a seat can take back now without asking anybody: what the page is told."""
    if table.session is None or table.phase != "playing" or table.chairs[seat].away:
        return 0
    return table.session.alone(seat)


def _is_undo(body: AnyBody, seat: int, count: int, n: int) -> bool:
    if not isinstance(body, UndoAsked | Undone):
        return False
    return (body.seat, body.count, body.n) == (seat, count, n)


def _all_but(table: Table, seat: int) -> tuple[int, ...]:
    return tuple(other for other in range(len(table.chairs)) if other != seat)


def _check_not_asked_often(table: Table, seat: int, n: int) -> None:
    """Nobody is asked for the same again and again."""
    asked = [one.n for one in _requests_of(table, seat)]
    if asked.count(n) >= MOST_ASKED or len(asked) >= MOST_ASKED_IN_ALL:
        raise UndoRefused("the others have said no to that often enough; play on first")


def _requests_of(table: Table, seat: int) -> list[UndoAsked]:
    asked = (one.body for one in table.log)
    return [body for body in asked if isinstance(body, UndoAsked) and body.seat == seat]


def _check_askable(table: Table, session: Session, seat: int, count: int) -> None:
    """Nobody is asked about something that could not be done if all agreed."""
    if table.request is not None:
        raise UndoRefused(
            f"seat {table.request.seat + 1} has already asked; that is answered first"
        )
    session.fork().undo(seat, count, _all_but(table, seat))


def _request(table: Table, request: int) -> Request:
    table.playing()
    if table.request is None or table.request.seq != request:
        raise NoRequest("nobody asks to take this back any more")
    return table.request


def _check_plays(table: Table, call: Call, seat: int) -> None:
    """Only who holds the seat and has not left may answer for it."""
    if table.check_holds(call.person, seat).away:
        raise Away(seat)
