"""A record played again: to any point, moment by moment, or to go on from where it stands.

Each entry must be what the rules give at that moment; `Discrepancy` names the first that is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from perankh.games import game as registered
from perankh.kernel.box import AnyBox
from perankh.kernel.errors import BadSetup, PerankhError
from perankh.kernel.event import Event
from perankh.kernel.game import Game, as_text
from perankh.kernel.setup import written
from perankh.kernel.state import State
from perankh.record.boxes import is_box
from perankh.record.errors import (
    BadRecord,
    Discrepancy,
    NoSecret,
    RulesFail,
    UndoRefused,
    WrongBox,
    WrongRules,
)
from perankh.record.fairness import commit, secret_from_hex
from perankh.record.format import Act, Entry, Record, Undo
from perankh.record.session import Session


@dataclass(frozen=True)
class Moment:
    """One entry of a record and what it led to."""

    entry: Entry | None
    """None: the game has just been set up."""
    standing: int
    """How many actions stand after it."""
    state: State
    """The game after it; look, don't touch."""
    events: list[Event]
    """What happened, each event still with all it hides."""

    @property
    def n(self) -> int:
        """The number of the entry; 0 for the set-up."""
        return 0 if self.entry is None else self.entry.n

    def seen_by(self, seat: int | None) -> list[Event]:
        """What `seat` may know of what happened; None is a spectator."""
        return [event.seen_by(seat) for event in self.events]


class Replay:
    """A record together with all that is needed to play it again."""

    def __init__(
        self,
        record: Record,
        game: Game | None = None,
        box: AnyBox | None = None,
        secret: bytes | None = None,
    ) -> None:
        """Left out, the game is the registered one, the box the shipped one, the secret its own.

        The game is played by the version of its rules that the record names, if it is at hand.
        """
        if secret is None and record.secret is None:
            raise NoSecret
        self.record = record
        found = registered(record.game) if game is None else game
        self.game = found.of_version(record.rules_version)
        self.box = self.game.box() if box is None else box
        self.secret = secret_from_hex(record.secret or "") if secret is None else secret

    def begin(self) -> Session:
        """The game before its first action, if `check_header` has nothing against it."""
        self.check_header()
        header = msgspec.structs.replace(
            self.record, entries=(), result=None, secret=None, checksum=None
        )
        return Session.begin(header, self.game, self.box, self.secret)

    def check_header(self) -> None:
        """Refuse another game, box or secret, and rules or a setup that are not at hand."""
        record, game = self.record, self.game
        if record.game != game.id:
            raise Discrepancy("game", repr(game.id), repr(record.game))
        if record.rules_version != game.rules_version:
            raise WrongRules(game.id, record.rules_version, game.rules_version)
        if not is_box(record.box, self.box):
            raise WrongBox(record.box, self.box.hash)
        self._check_commitment()
        chosen = game.read_setup(record.setup)
        game.check_players(record.players, chosen)
        setup = written(chosen)
        if setup != record.setup:
            raise BadSetup(f"{game.id}: setup: not complete; in full they are {setup}")

    def moments(self) -> Iterator[Moment]:
        """The set-up, and then each entry with what it led to, undos included."""
        session = self.begin()
        yield Moment(None, 0, session.state, session.opening)
        for entry in self.record.entries:
            events = _retrace(session, entry)
            yield Moment(entry, len(session.standing), session.state, events)

    def line(self) -> Iterator[Moment]:
        """The set-up, and then each action that stands in the end."""
        kept = lasting(self.record)
        for moment in self.moments():
            if moment.entry is None or moment.n in kept:
                yield moment

    def at(self, n: int) -> Moment:
        """The game right after entry `n`; 0 is the set-up."""
        for moment in self.moments():
            if moment.n == n:
                return moment
        raise BadRecord("entries", f"there is no entry {n}; they go to {len(self.record.entries)}")

    def after(self, actions: int) -> Moment:
        """The game after the first `actions` of those that stand in the end."""
        count = 0
        for moment in self.line():
            if moment.standing == actions:
                return moment
            count = moment.standing
        raise BadRecord("entries", f"there are only {count} actions, not {actions}")

    def resume(self) -> Session:
        """The game where its record stands, ready to go on."""
        session = self.begin()
        for entry in self.record.entries:
            _retrace(session, entry)
        return session

    def _check_commitment(self) -> None:
        expected = commit(self.secret)
        if self.record.commitment != expected:
            shown = f"{self.record.commitment}: the secret is not the one that was committed to"
            raise Discrepancy("commitment", f"{expected}, the hash of the secret", shown)


def lasting(record: Record) -> set[int]:
    """The numbers of the actions that stand in the end."""
    standing: list[int] = []
    for entry in record.entries:
        if isinstance(entry, Act):
            standing.append(entry.n)
        else:
            del standing[-entry.undo :]
    return set(standing)


def _retrace(session: Session, entry: Entry) -> list[Event]:
    """Add the next entry of a record to its session, if it is one the rules give."""
    place = f"entry {entry.n}"
    if isinstance(entry, Undo):
        try:
            session.undo(entry.seat, entry.undo, entry.consent, expected=entry.n)
        except UndoRefused as error:
            found = f"undo {entry.undo}: {error}"
            raise Discrepancy(place, "an undo that is allowed", found) from None
        return []
    try:
        _check_act(session, entry, place)
        return session.act(entry.seat, entry.action, time_ms=entry.time_ms, expected=entry.n)
    except PerankhError:
        raise
    except Exception as error:
        raise RulesFail(place, entry.say, error) from error


def _check_act(session: Session, entry: Act, place: str) -> None:
    state = session.state
    found = f"action {entry.action} ({entry.say}) of seat {entry.seat + 1}"
    if state.is_over():
        raise Discrepancy(place, "nothing more, the game is over", found)
    if state.decider() != entry.seat:
        raise Discrepancy(place, f"an action of seat {state.decider() + 1}", found)
    if entry.action not in state.options():
        raise Discrepancy(place, f"one of {_offered(session)}", found)
    said = as_text(session.game.describe(state, entry.action))
    if said != entry.say:
        raise Discrepancy(place, f"action {entry.action} to say {said!r}", repr(entry.say))


def _offered(session: Session) -> str:
    state, game = session.state, session.game
    return ", ".join(f"{a} ({as_text(game.describe(state, a))})" for a in state.options())
