"""One table that is open in this process: who looks at it, and who waits to change it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeAlias

from perankh.host.fair_queue import Rank
from perankh.host.game_analysis import GameAnalysis
from perankh.kernel.errors import PerankhError
from perankh.minds.hints import Hint
from perankh.record.replay import Moment
from perankh.table.table import Table
from perankh.table.talking import TalkLine

MOMENTS = 32
"""Moments of a game that are kept for who asks next."""
CROWD = 64
"""So many who look on are told in one turn of the event loop."""
ANNOUNCE = 0.25
"""Seconds between somebody's coming or going and its being told."""
ANNOUNCE_EACH = 0.001
"""The same for each who is to be told: a crowd is told less often."""


HintTold: TypeAlias = Callable[[Hint | PerankhError], None]
"""Is told a hint, or why there is none."""


class Looker(Protocol):
    """Somebody who has a table open."""

    person: str
    address: str
    """Where they call from."""

    def wake(self) -> None:
        """Something has changed: look again."""


class Turns:
    """Lets those who want to change a table do so one after the other, in the order they came.

    Nobody waits in a task: who has begun says when it is over, at once or much later.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._taken = False
        self._running = False

    def enter(self, begin: Callable[[], None]) -> None:
        """Have `begin` called when it is its turn; it must see to it that `leave` is called."""
        self._waiting.append(begin)
        self._go_on()

    def leave(self) -> None:
        """The turn is over."""
        self._taken = False
        self._go_on()

    def _go_on(self) -> None:
        if self._running:
            return
        self._running = True
        try:
            while self._waiting and not self._taken:
                self._taken = True
                self._waiting.popleft()()
        finally:
            self._running = False


class Asker(Protocol):
    """Somebody who waits for an analysis."""

    person: str
    address: str

    def wake(self) -> None:
        """There is something new."""


class PendingHint:
    """A hint for one question: whoever asks again gets the same."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n
        self.found: Hint | None = None
        self.told: list[HintTold] = []
        self.task: asyncio.Task[None] | None = None

    def end(self, came: Hint | PerankhError) -> None:
        """Tell all who wait."""
        told, self.told = self.told, []
        for tell in told:
            tell(came)


class PendingAnalysis:
    """The analysis of one game: how far it has come, or what was found."""

    def __init__(self, person: str, address: str) -> None:
        self.person = person
        """Who asked first, and from where: it takes one of their places."""
        self.address = address
        self.done = 0
        self.total = 0
        self.found: GameAnalysis | None = None
        self.failure: PerankhError | None = None
        self.askers: set[Asker] = set()
        self.task: asyncio.Task[None] | None = None

    def progress(self, done: int, total: int) -> None:
        """It has come further."""
        self.done, self.total = done, total
        self.wake()

    def wake(self) -> None:
        """Let all who wait look."""
        for asker in list(self.askers):
            asker.wake()


class Talk:
    """The last lines that were said at a table."""

    def __init__(
        self,
        lines: list[TalkLine] | None = None,
        earlier: bool = False,
        muted: frozenset[str] = frozenset(),
    ) -> None:
        self.lines = lines or []
        self.earlier = earlier
        """Whether there are lines before these."""
        self.muted = muted
        """Ids of those who may not talk here."""
        self.version = 0
        """Grows with every line, and when somebody is muted."""

    @property
    def last(self) -> int:
        """Number of the last line."""
        return self.lines[-1].line if self.lines else 0

    def add(self, line: TalkLine, most: int) -> None:
        """Somebody has said something; so many lines are kept in memory."""
        self.version += 1
        self.lines.append(line)
        if len(self.lines) > most:
            del self.lines[0]
            self.earlier = True


class OpenTable:
    """One table and everything that this process knows about it."""

    def __init__(self, table: Table, talk: Talk | None = None) -> None:
        self.table = table
        self.talk = talk or Talk()
        self.turns = Turns()
        self.lookers: set[Looker] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.turn: tuple[int, int, str] | None = None
        """What is thought about: number of the action, seat and mind."""
        self.hint: PendingHint | None = None
        self.analysis: PendingAnalysis | None = None
        self.used = time.monotonic()
        self.online: frozenset[str] = frozenset()
        self.presence = 0
        """Grows whenever somebody comes or goes."""
        self._moments: dict[int, Moment] = {}
        self._announcing: asyncio.TimerHandle | None = None
        self._crowd: dict[Looker, None] = {}
        """Spectators who are still to look."""

    def enter(self, looker: Looker) -> None:
        """Somebody opens the table."""
        self.lookers.add(looker)
        self._met()

    def leave(self, looker: Looker) -> None:
        """Somebody closes it."""
        self.lookers.discard(looker)
        self._crowd.pop(looker, None)
        self._met()

    def _met(self) -> None:
        """Tell all who is here, but not each time that one of many comes or goes."""
        self.used = time.monotonic()
        if self._announcing is None:
            loop = asyncio.get_running_loop()
            pause = max(ANNOUNCE, ANNOUNCE_EACH * len(self.lookers))
            self._announcing = loop.call_later(pause, self._announce)

    def _announce(self) -> None:
        self._announcing = None
        self.presence += 1
        online = frozenset(looker.person for looker in self.lookers if looker.person)
        if online != self.online:
            self.online = online
        self.wake()

    def wake(self) -> None:
        """Let everybody look again; of a crowd, those who belong to the table first."""
        if len(self.lookers) <= CROWD:
            for looker in self.lookers:
                looker.wake()
            return
        people = self.table.people()
        for looker in self.lookers:
            if looker.person in people:
                looker.wake()
        begun = bool(self._crowd)
        self._crowd = {looker: None for looker in self.lookers if looker.person not in people}
        if not begun and self._crowd:
            self._wake_some()

    def _wake_some(self) -> None:
        """Let a part of the crowd look, and the rest when others have had their turn."""
        for looker in list(self._crowd)[:CROWD]:
            del self._crowd[looker]
            looker.wake()
        if self._crowd:
            asyncio.get_running_loop().call_soon(self._wake_some)

    def claim(self) -> tuple[Rank, str]:
        """How urgent the table's computer players are now, and on whose account they think."""
        people = self.table.people()
        spectator = ""
        for looker in self.lookers:
            if looker.person in people:
                return Rank.PLAYER, looker.address
            spectator = looker.address
        if spectator:
            return Rank.SPECTATOR, spectator
        return Rank.NOBODY, self.table.host

    def become(self, table: Table) -> None:
        """The table has changed, and that is on disk."""
        self.table = table
        self.used = time.monotonic()
        self.wake()

    def known_moment(self, n: int) -> Moment | None:
        """The game right after entry `n` of the record, if somebody asked for it lately."""
        return self._moments.get(n)

    def keep_moment(self, moment: Moment) -> None:
        """Keep a moment for the next who asks for it."""
        while len(self._moments) >= MOMENTS:
            del self._moments[next(iter(self._moments))]
        self._moments[moment.n] = moment
