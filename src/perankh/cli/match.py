"""One person's game against minds, without a screen: whose move it is, what is said, undo, saving.

How it is shown and what is typed lives in `perankh.cli.terminal`.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

from perankh.kernel.event import Event
from perankh.kernel.texts import Texts
from perankh.minds import Mind, mind
from perankh.minds.baselines import fair_choice
from perankh.record.errors import UndoRefused
from perankh.record.format import Act, Record, Seat
from perankh.record.session import Session

BOT_NAMES = ("Hemiunu", "Ineni", "Senenmut", "Amenhotep", "Bakenkhonsu")
"""Builders of ancient Egypt, who lend their names to the computer players."""

PERSON = "person"


@dataclass(frozen=True)
class Line:
    """One line of the log, and after how many actions it was written."""

    standing: int
    text: str


OPPONENT = "scribe"
"""Who plays against a person who names nobody: gives a newcomer a game, and answers at once."""


def seats_for(players: int, person: int, name: str, minds: Sequence[str]) -> list[Seat]:
    """Seats for one person and otherwise minds, which take turns if there are several names."""
    seats: list[Seat] = []
    bots = 0
    for number in range(players):
        if number == person:
            seats.append(Seat(name, PERSON))
            continue
        seats.append(Seat(BOT_NAMES[bots % len(BOT_NAMES)], minds[bots % len(minds)]))
        bots += 1
    return seats


class Match:
    """A game in which one seat is a person's and the others are minds'."""

    def __init__(self, session: Session, person: int, texts: Texts, seed: int | None) -> None:
        self.session = session
        self.person = person
        self.texts = texts
        self.seats = session.record().seats
        self.names = [seat.name for seat in self.seats]
        self.log: list[Line] = []
        self.seen = 0
        """How many lines of the log the person has been shown."""
        self._minds: dict[int, Mind] = {
            number: mind(seat.who) for number, seat in enumerate(self.seats) if number != person
        }
        self._thoughts = seed if seed is not None else secrets.randbits(63)

    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.session.state.is_over()

    def is_mine(self) -> bool:
        """Whether the person must decide."""
        state = self.session.state
        return not state.is_over() and state.decider() == self.person

    def let_minds_move(self) -> None:
        """Play on until the person must decide or the game is over."""
        while not self.is_over() and not self.is_mine():
            state = self.session.state
            seat = int(state.decider())
            self._act(seat, fair_choice(self._minds[seat], state, self._thought()))

    def act(self, action: int) -> None:
        """The person's action."""
        self._act(self.person, action)

    def act_all(self, actions: Sequence[int]) -> None:
        """Several answers of the person, all or none."""
        now = int(time.time() * 1000)
        self._write_down(self.session.act_all(self.person, actions, time_ms=now))

    def news(self) -> list[str]:
        """What the person has not been shown yet."""
        fresh = [line.text for line in self.log[self.seen :]]
        self.seen = len(self.log)
        return fresh

    def undo(self, *, together: bool) -> Act:
        """Take back the person's last action, alone or with the consent of the minds."""
        last = self.last_own()
        if last is None:
            raise UndoRefused("nothing to undo")
        standing = self.session.standing
        count = len(standing) - last
        taken_back = standing[last]
        consent = self._minds if together else ()
        self.session.undo(self.person, count, consent)
        self.log = [line for line in self.log if line.standing <= last]
        self.seen = min(self.seen, len(self.log))
        return taken_back

    def last_own(self) -> int | None:
        """Which of the standing actions is the person's last; None if there is none."""
        standing = self.session.standing
        own = [at for at, act in enumerate(standing) if act.seat == self.person]
        return own[-1] if own else None

    def finish(self) -> Record:
        """The complete record of the game that is over, with its secret."""
        return self.session.finish()

    def winners(self) -> list[int]:
        """Who has won, together if it is shared: seats, and after the last of them the rivals."""
        shares = self.session.state.all_returns()
        return [number for number, share in enumerate(shares) if share > 0]

    def _act(self, seat: int, action: int) -> None:
        events = self.session.act(seat, action, time_ms=int(time.time() * 1000))
        self._write_down(events)

    def _write_down(self, events: Sequence[Event]) -> None:
        standing = len(self.session.standing)
        for event in events:
            text = self.texts.event(event.seen_by(self.person), self.names)
            self.log.append(Line(standing, text))

    def _thought(self) -> int:
        """A seed for the next choice of a mind: nothing to do with the dice of the game."""
        given = f"{self._thoughts} {self.session.next}".encode()
        return int.from_bytes(hashlib.blake2b(given, digest_size=8).digest(), "little")
