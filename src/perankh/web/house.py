"""The tables that are open in this process: each is kept in memory, changed one thing at a time.

Whatever changes a table is appended to the store first; only then do people see it. Nothing here
knows HTTP; who looks at a table registers with its `Room`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from perankh.bus.protocol import Bus
from perankh.kernel.errors import PerankhError
from perankh.record.errors import StaleAction
from perankh.record.fairness import new_secret
from perankh.record.replay import Moment
from perankh.store.errors import Conflict
from perankh.store.protocol import Batch, Store, batch_of
from perankh.table.asking import Answer, Call
from perankh.table.folding import apply, table_of
from perankh.table.parting import rematch
from perankh.table.playing import MindTurn, act_for_mind, mind_turn
from perankh.table.table import Table
from perankh.web.brain import Thought
from perankh.web.brains import Brains, NoThought
from perankh.web.errors import WebError
from perankh.web.metrics import Metrics
from perankh.web.sight import Lens

TRIES = 5
"""How often a change is tried anew when another process was faster."""
IDLE = 600.0
"""Seconds after which a table that nobody looks at is let go of."""
ANNOUNCE = 0.25
"""Seconds between somebody's coming or going and its being told."""
PAUSE = 5.0
"""Seconds before minds that could not answer are asked again."""

log = logging.getLogger("perankh.web")

Command = Callable[[Table], Answer]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Looker(Protocol):
    """Somebody who has a table open."""

    person: str

    def wake(self) -> None:
        """Something has changed: look again."""


class Room:
    """One table that is open in this process."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lens = Lens(table)
        self.lock = asyncio.Lock()
        self.lookers: set[Looker] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.turn: tuple[int, int, str] | None = None
        """What is thought about: number of the action, seat and mind."""
        self.used = time.monotonic()
        self.online: frozenset[str] = frozenset()
        self.presence = 0
        """Grows whenever somebody comes or goes."""
        self.sights: dict[tuple[str, int | None, str], bytes] = {}
        """What was already put into words for the table as it is now."""
        self._moments: list[Moment] = []
        self._announcing: asyncio.TimerHandle | None = None

    def enter(self, looker: Looker) -> None:
        """Somebody opens the table."""
        self.lookers.add(looker)
        self._met()

    def leave(self, looker: Looker) -> None:
        """Somebody closes it."""
        self.lookers.discard(looker)
        self._met()

    def _met(self) -> None:
        """Tell all who is here, but not each time that one of many comes or goes."""
        self.used = time.monotonic()
        if self._announcing is None:
            loop = asyncio.get_running_loop()
            self._announcing = loop.call_later(ANNOUNCE, self._announce)

    def _announce(self) -> None:
        self._announcing = None
        self.presence += 1
        online = frozenset(looker.person for looker in self.lookers if looker.person)
        if online != self.online:
            self.online = online
            self.sights.clear()
        self.wake()

    def wake(self) -> None:
        """Let everybody look again."""
        for looker in self.lookers:
            looker.wake()

    def become(self, table: Table) -> None:
        """The table has changed, and that is on disk."""
        self.table = table
        self.used = time.monotonic()
        self.sights.clear()
        self.wake()

    def moment(self, n: int) -> Moment:
        """The game right after entry `n` of the record."""
        if n >= self.table.n:
            return self.table.moment(n)  # refuses, with the numbers that there are
        if n >= len(self._moments):
            self._moments = list(self.table.moments())
        return self._moments[n]


class House:
    """All that one server process knows."""

    def __init__(self, store: Store, bus: Bus, brains: Brains, metrics: Metrics) -> None:
        self.store = store
        self.bus = bus
        self.brains = brains
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Answer]] = set()

    # --- opening

    async def room(self, table: str) -> Room:
        """The table of this id, from memory or from the store."""
        found = self.rooms.get(table)
        if found is not None:
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room:
        begin = time.perf_counter()
        entries = await self.store.read(table)
        if not entries:
            raise WebError("not_found", "there is no such table; is the link complete?")
        folded = table_of(entries)
        folded.check_there()
        room = self.rooms[table] = Room(folded)
        self.metrics.opened(time.perf_counter() - begin)
        self._think(room)
        return room

    async def resume(self) -> None:
        """After a start: let minds go on wherever they must decide."""
        for table in await self.store.waiting_for_minds():
            try:
                await self.room(table)
            except PerankhError as error:
                log.warning("table %s can't be opened: %s", known_as(table), error)

    def tidy(self) -> None:
        """Let go of tables that nobody looks at."""
        late = time.monotonic() - IDLE
        for table, room in list(self.rooms.items()):
            if not room.lookers and room.thinking is None and room.used < late:
                del self.rooms[table]

    # --- changing

    async def create(self, command: Callable[[str, bytes], Answer]) -> Room:
        """Make a table: the command gets its new id and its secret."""
        answer = command(new_table_id(), new_secret())
        await self._append(batch_of(answer))
        room = self.rooms[answer.table.id] = Room(answer.table)
        self._think(room)
        return room

    async def do(self, room: Room, command: Command) -> Answer:
        """Change a table; on return it is on disk.

        What has begun is finished even if nobody waits for it any more: memory and disk agree.
        """
        task = asyncio.create_task(self._do(room, command))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Answer]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # who asked has been told, if they still listen

    async def _do(self, room: Room, command: Command) -> Answer:
        async with room.lock:
            for _ in range(TRIES):
                answer = command(room.table)
                if not answer.entries:
                    return answer
                try:
                    await self._append(batch_of(answer))
                except Conflict:
                    await self._catch_up(room)
                    continue
                self._took(room, answer.table)
                return answer
        raise WebError("busy", "others change this table faster than we can; try again")

    async def rematch(self, room: Room, call: Call) -> str:
        """The table that follows this one: the one there is, or a new one."""
        async with room.lock:
            old, new = rematch(room.table, call, new_table_id(), new_secret())
            if new is None:
                return room.table.rematch
            await asyncio.shield(self._append(batch_of(old), batch_of(new)))
            self._took(room, old.table)
            fresh = self.rooms[new.table.id] = Room(new.table)
            self._think(fresh)
            return new.table.id

    async def _append(self, *batches: Batch) -> None:
        begin = time.perf_counter()
        await self.store.append(*batches)
        self.metrics.appended(time.perf_counter() - begin, batches)

    def _took(self, room: Room, table: Table) -> None:
        room.become(table)
        self.bus.publish(table.id, table.seq)
        self._think(room)
        if table.deleted:
            self.rooms.pop(table.id, None)

    async def _catch_up(self, room: Room) -> None:
        """Fold what another process has appended."""
        table = room.table.fork()
        for entry in await self.store.read(table.id, table.seq):
            apply(table, entry)
        room.become(table)

    async def follow(self, table: str, seq: int) -> None:
        """A hint that another process has taken a table further."""
        room = self.rooms.get(table)
        if room is None or room.table.seq >= seq:
            return
        async with room.lock:
            if room.table.seq < seq:
                await self._catch_up(room)
                self._think(room)

    # --- minds

    def _think(self, room: Room) -> None:
        """Let a mind think if it must decide; what it thought about before is of no use now."""
        turn = mind_turn(room.table)
        if room.thinking is not None:
            if turn is not None and room.turn == (turn.n, turn.seat, turn.mind):
                return
            room.thinking.cancel()
            room.thinking = None
        if turn is not None:
            room.turn = (turn.n, turn.seat, turn.mind)
            task = room.thinking = asyncio.create_task(self._decide(room, turn))
            task.add_done_callback(lambda done: _forget(room, done))

    async def _decide(self, room: Room, turn: MindTurn) -> None:
        thought = _thought(room.table, turn)
        while True:
            try:
                action = await self.brains.think(thought)
                break
            except NoThought as error:
                log.error("table %s: %s", known_as(room.table.id), error)
                await asyncio.sleep(PAUSE)
        try:
            await self.do(room, lambda table: act_for_mind(table, now(), turn, action))
        except StaleAction:
            log.debug("table %s has moved on", known_as(room.table.id))
        except PerankhError as error:
            log.warning(
                "table %s: a mind's action came to nothing: %s", known_as(room.table.id), error
            )

    # --- the end

    async def close(self) -> None:
        """Finish what has begun; nothing that was acknowledged is lost."""
        for room in self.rooms.values():
            if room.thinking is not None:
                room.thinking.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1.0)
        await self.brains.close()


def _forget(room: Room, task: asyncio.Task[None]) -> None:
    if room.thinking is task:
        room.thinking = None


def _thought(table: Table, turn: MindTurn) -> Thought:
    """What a mind may know: all that its seat can't see is dealt anew before it leaves."""
    fair = turn.state.determinize(turn.seat, turn.seed)
    return Thought(
        game=table.game.id,
        box=table.created.box_text,
        position=msgspec.Raw(msgspec.json.encode(table.game.write_position(fair))),
        mind=turn.mind,
        seat=turn.seat,
        seed=turn.seed,
    )


def known_as(table: str) -> str:
    """A table in the log: who has its whole id may look on."""
    return f"{table[:4]}…"


def new_table_id() -> str:
    """An id that nobody can guess: who knows it may look on."""
    return secrets.token_urlsafe(12)
