"""Games for the tests of records: real ones of the house, played at random but repeatably."""

from __future__ import annotations

import random

from perankh.games import game
from perankh.record.fairness import derive
from perankh.record.format import Record, Seat, closed
from perankh.record.session import Session

GAME = game("imhotep")
SEATS = (Seat("Anna"), Seat("Bára", "greedy"), Seat("Żaneta"), Seat("Ödön"))


def begin(seed: int, players: int = 2) -> Session:
    """A game just set up."""
    return Session.start(
        GAME, SEATS[:players], secret=derive(seed), table="kitchen", contributions=["cat"]
    )


def advance(session: Session, count: int, chooser: random.Random) -> Session:
    """The same session after some random actions."""
    for _ in range(count):
        if session.state.is_over():
            break
        session.act(session.state.decider(), chooser.choice(session.state.options()), time_ms=1_000)
    return session


def some_moves(seed: int, count: int, players: int = 2) -> Session:
    """A game in the middle."""
    return advance(begin(seed, players), count, random.Random(seed))


def abandoned(seed: int, count: int) -> Record:
    """A game that nobody plays on: its secret is disclosed, and there is no result."""
    return closed(some_moves(seed, count).record(), derive(seed))


def whole_game(seed: int, players: int = 2) -> Record:
    """A closed game in which everybody agreed to undo something now and then."""
    session, chooser = begin(seed, players), random.Random(seed)
    while not session.state.is_over():
        advance(session, 1, chooser)
        if chooser.random() < 0.1:
            seat = chooser.randrange(players)
            count = chooser.randint(1, min(3, len(session.standing)))
            session.undo(seat, count, range(players))
    return session.finish()
