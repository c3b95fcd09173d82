"""The table as it stands, folded from its log. What people may do is in the neighbouring modules.

Whoever reads the same log has the same table: nothing here draws chance of its own or looks at
a clock.
"""

from __future__ import annotations

import hashlib
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from perankh.games import game as registered
from perankh.kernel.append_only import AppendOnlyList
from perankh.kernel.box import AnyBox
from perankh.kernel.event import Event
from perankh.kernel.game import Game, Meaning
from perankh.record.fairness import commit, secret_from_hex
from perankh.record.format import Record, Result
from perankh.record.replay import Moment
from perankh.record.session import Session
from perankh.table.chairs import Chair, chair_of
from perankh.table.entries import Created, LogEntry
from perankh.table.errors import BrokenLog, CantGoOn, NoSuchSeat, NotYourSeat, TableGone, WrongPhase
from perankh.table.rules import FindGame, Rules, Stop, rules_of
from perankh.table.slices import Work

Phase: TypeAlias = Literal["waiting", "playing", "over"]

INVITATION_BYTES = 12


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """An undo that the others have been asked about."""

    seq: int
    """Number of the entry that asked, by which it is answered."""
    seat: int
    n: int
    count: int
    waiting: frozenset[int]
    """Seats that have not answered yet."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What one entry of the record did, still with all it hides."""

    meaning: Meaning | None = None
    """None for an undo."""
    events: list[Event] = []
    undoes: tuple[int, ...] = ()
    """Numbers of the actions that an undo took back."""


class Table(msgspec.Struct, kw_only=True, eq=False):
    """One table. Look at it freely; only `perankh.table.folding` changes it."""

    id: str
    created: Created
    host: str
    """Id of the person who made it."""
    rules: Rules | Stop
    """What is played with, or why the table can't go on."""
    log: AppendOnlyList[LogEntry]
    """Everything that was done; entry `seq` is at index `seq - 1`."""
    chairs: list[Chair]
    """By seat."""
    keys: dict[tuple[str, str], int]
    """By person and key: the sequence number of what they asked for. All forks share it, so it may
    name what was never kept: ask `asked_for`."""
    seq: int = 1
    """Number of the last entry."""
    decider: int | None = None
    """The seat that must decide; None before and after the game."""
    phase: Phase = "waiting"
    session: Session | None = None
    """The game; None before it has begun."""
    outcomes: AppendOnlyList[Outcome]
    """By entry of the record: `n` is at index `n - 1`."""
    undone: set[int] = set()
    """Numbers `n` of the actions that were taken back."""
    request: Request | None = None
    result: Result | None = None
    rematch: str = ""
    """Id of the table that follows; empty if none does."""
    deleted: bool = False

    @staticmethod
    def begin(first: LogEntry, find: FindGame = registered, box: str = "") -> Table:
        """The table that a log's first entry makes.

        `find` gives the game of a name, `box` is the box file that was kept for the table.
        """
        if first.seq != 1 or not isinstance(first.body, Created):
            raise BrokenLog("a log begins with entry 1, which makes the table")
        made = first.body
        return Table(
            id=made.table,
            created=made,
            host=first.by,
            rules=rules_of(made, find, box),
            log=AppendOnlyList([first]),
            chairs=[chair_of(plan, first.by) for plan in made.seats],
            keys={(first.by, first.key): 1} if first.key else {},
            outcomes=AppendOnlyList(),
        )

    def __repr__(self) -> str:
        """Without what the house alone knows: a table may end up in an error's text."""
        return f"<Table of {self.created.game} at entry {self.seq}>"

    def fork(self) -> Table:
        """An equal, independent table: what a command changes before it is on disk."""
        return replace(
            self,
            log=self.log.fork(),
            chairs=self.chairs.copy(),
            outcomes=self.outcomes.fork(),
            undone=self.undone.copy(),
            session=self.session.fork() if self.session is not None else None,
        )

    # --- the log

    @property
    def changed(self) -> int:
        """When something last happened, in milliseconds since 1970."""
        return self.log[-1].time_ms

    def asked_for(self, person: str, key: str) -> LogEntry | None:
        """What a person has asked for under this key, if it was done."""
        seq = self.keys.get((person, key)) if key else None
        if seq is None or seq > self.seq:
            return None
        entry = self.log[seq - 1]
        return entry if (entry.by, entry.key) == (person, key) else None

    # --- the game

    @property
    def stop(self) -> Stop | None:
        """Why the table can't go on; None if it can."""
        return self.rules if isinstance(self.rules, Stop) else None

    @property
    def game(self) -> Game:
        """The rules; `CantGoOn` if they are not at hand."""
        return self._played_with().game

    @property
    def box(self) -> AnyBox:
        """The box; `CantGoOn` if it is not at hand."""
        return self._played_with().box

    @property
    def box_text(self) -> str:
        """The box file that is played with; empty for the shipped one."""
        return self._played_with().box_text

    def _played_with(self) -> Rules:
        if isinstance(self.rules, Stop):
            raise CantGoOn(self.rules)
        return self.rules

    @property
    def n(self) -> int:
        """The number that the record's next entry will have."""
        return len(self.outcomes) + 1 if self.session is None else self.session.next

    @property
    def turn(self) -> str:
        """Id of the person who must decide; empty if nobody must or a mind does."""
        return "" if self.decider is None else self.chairs[self.decider].plays

    def playing(self) -> Session:
        """The game, if it has begun and is not over."""
        self.check_there()
        if self.phase == "over":
            raise WrongPhase("the game is over", "game_over")
        self.check_goes_on()
        if self.session is None:
            raise WrongPhase("the game has not begun yet", "not_begun")
        return self.session

    @property
    def secret(self) -> bytes:
        """What chance comes from: for the house alone until the game is over."""
        return secret_from_hex(self.created.secret)

    @property
    def commitment(self) -> str:
        """Hash of the secret, to be shown from the beginning."""
        return commit(self.secret)

    def record(self) -> Record:
        """The record of a game that is over, with its secret. Others hold what seats hide."""
        if self.phase == "over":
            self.check_goes_on()
        if self.session is None or self.phase != "over":
            raise WrongPhase("the record can be had when the game is over", "not_over")
        return self.session.fork().finish()

    def moment(self, n: int) -> Work[Moment]:
        """The game right after entry `n` of the record, with all it hides; 0 is the set-up.

        Refused at once if there is no such entry; else it is work that can be done in slices.
        """
        self.check_goes_on()
        if self.session is None:
            raise WrongPhase("the game has not begun yet", "not_begun")
        if not 0 <= n < self.n:
            message = f"there is no entry {n} yet; they go to {self.n - 1}"
            raise WrongPhase(message, "no_such_moment")
        return self._moment(self.session, n)

    def _moment(self, session: Session, n: int) -> Work[Moment]:
        state = yield from session.state_at(n)
        if n == 0:
            return Moment(None, 0, state, session.opening)
        standing = session.standing_at(n)
        return Moment(session.entries[n - 1], standing, state, self.outcomes[n - 1].events)

    # --- people and seats

    def chair(self, seat: int) -> Chair:
        """The seat of this number."""
        if not 0 <= seat < len(self.chairs):
            raise NoSuchSeat(seat, len(self.chairs))
        return self.chairs[seat]

    def held_by(self, person: str) -> list[int]:
        """The seats that a person holds: several share one screen."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person and person]

    def people(self) -> set[str]:
        """Ids of all who hold a seat, are kept one, or are the host."""
        ids = {chair.person for chair in self.chairs} | {chair.reserved for chair in self.chairs}
        return (ids | {self.host}) - {""}

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return not any(chair.free for chair in self.chairs)

    def invitation(self, seat: int) -> str:
        """What an invited person shows to take this seat; it is void once it was used."""
        chair = self.chair(seat)
        data = f"invitation {seat} {chair.opened}".encode()
        return hashlib.blake2b(data, key=self.secret, digest_size=INVITATION_BYTES).hexdigest()

    # --- checks that commands share

    def check_there(self) -> None:
        """Refuse whatever is asked of a table that was deleted."""
        if self.deleted:
            raise TableGone

    def check_goes_on(self) -> None:
        """Refuse what needs rules that are not at hand."""
        if isinstance(self.rules, Stop):
            raise CantGoOn(self.rules)

    def check_waiting(self) -> None:
        """Refuse what is only possible before the game."""
        self.check_there()
        self.check_goes_on()
        if self.phase != "waiting":
            raise WrongPhase("the game has already begun", "already_begun")

    def check_holds(self, person: str, seat: int) -> Chair:
        """The chair, if this person holds it."""
        self.check_there()
        chair = self.chair(seat)
        if not person or chair.person != person:
            raise NotYourSeat(seat)
        return chair

    def may_watch(self, person: str) -> bool:
        """Whether a person may look on: at an open table anyone, else who belongs to it."""
        return not self.deleted and (self.created.watch or person in self.people())
