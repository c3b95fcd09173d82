"""The tables that are open in this process: each is kept in memory, changed one thing at a time.

Whatever changes a table is appended to the store first; only then do people see it. Nothing here
knows HTTP; who looks at a table registers with its `Room`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from perankh.bus.protocol import Bus
from perankh.host.advice import Counsel
from perankh.host.errors import HostError
from perankh.host.metrics import Metrics
from perankh.host.open_table import Room
from perankh.host.worker import Thought
from perankh.host.worker_pool import Brains, NoThought
from perankh.kernel.errors import PerankhError
from perankh.record.errors import StaleAction
from perankh.record.fairness import new_secret
from perankh.store.errors import Conflict, StoreError
from perankh.store.protocol import Batch, Store, batch_of
from perankh.table.asking import Answer, Call
from perankh.table.folding import apply, table_of
from perankh.table.leaving import rematch
from perankh.table.playing import MindTurn, act_for_mind, mind_turn
from perankh.table.table import Table

TRIES = 5
"""How often a change is tried anew when another process was faster."""
IDLE = 600.0
"""Seconds after which a table that nobody looks at is let go of."""
PAUSE = 5.0
"""Seconds before minds that could not answer are asked again."""
GRACE = 1.0
"""Seconds that changes get to reach the disk when the server stops."""

log = logging.getLogger("perankh.host")

Command = Callable[[Table], Answer]
Told = Callable[[Answer | PerankhError], None]
"""Is told what came of a change: it is on disk, or why it could not be done."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Change:
    """Something that is to be done to a table, from its turn until it is on disk."""

    __slots__ = ("answer", "began", "command", "room", "told", "tries")

    def __init__(self, room: Room, command: Command, told: Told) -> None:
        self.room = room
        self.command = command
        self.told = told
        self.tries = 0
        self.answer: Answer | None = None
        self.began = 0.0


class House:
    """All that one server process knows."""

    def __init__(
        self, store: Store, bus: Bus, brains: Brains, scholars: Brains, metrics: Metrics
    ) -> None:
        self.store = store
        self.bus = bus
        self.brains = brains
        self.scholars = scholars
        self.counsel = Counsel(brains, scholars)
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._changing = 0
        """Changes whose way to the disk has begun."""
        self._catching: set[asyncio.Task[None]] = set()

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
            raise HostError("not_found", "there is no such table; is the link complete?")
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
        came: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def told(what: Answer | PerankhError) -> None:
            if came.cancelled():
                return
            if isinstance(what, Answer):
                came.set_result(what)
            else:
                came.set_exception(what)

        self.ask(room, command, told)
        return await came

    def ask(self, room: Room, command: Command, told: Told) -> None:
        """Change a table when it is its turn; `told` hears what came of it, now or later."""
        change = Change(room, command, told)
        room.turns.enter(lambda: self._try(change))

    def _try(self, change: Change) -> None:
        """Ask the table as it is now, and hand what it answers to the store."""
        try:
            answer = change.command(change.room.table)
        except PerankhError as error:
            self._over(change, error)
            return
        except Exception:
            log.exception("table %s: a change failed", known_as(change.room.table.id))
            self._over(change, HostError("internal", "the server made a mistake; it is in its log"))
            return
        if not answer.entries:
            self._over(change, answer)
            return
        change.answer = answer
        change.began = time.perf_counter()
        self._changing += 1
        try:
            self.store.append_soon(batch_of(answer), lambda error: self._settled(change, error))
        except StoreError as error:
            self._changing -= 1
            self._over(change, error)

    def _settled(self, change: Change, error: Exception | None) -> None:
        """The store has kept the change, or could not."""
        self._changing -= 1
        answer = change.answer
        assert answer is not None
        if error is None:
            took = time.perf_counter() - change.began
            self.metrics.appended(took, answer.entries)
            self._took(change.room, answer.table)
            self._over(change, answer)
        elif isinstance(error, Conflict):
            task = asyncio.create_task(self._again(change))
            self._catching.add(task)
            task.add_done_callback(self._catching.discard)
        else:
            self._over(change, StoreError(str(error)))

    async def _again(self, change: Change) -> None:
        """Another process was faster: take in what it did, and try anew."""
        change.tries += 1
        try:
            if change.tries >= TRIES:
                raise HostError("busy", "others change this table faster than we can; try again")
            await self._catch_up(change.room)
        except PerankhError as error:
            self._over(change, error)
            return
        self._try(change)

    def _over(self, change: Change, came: Answer | PerankhError) -> None:
        try:
            change.told(came)
        finally:
            change.room.turns.leave()

    @asynccontextmanager
    async def _alone(self, room: Room) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if turn.cancelled():
                room.turns.leave()
            else:
                turn.set_result(None)

        room.turns.enter(begin)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just come to its turn
                room.turns.leave()
            raise
        try:
            yield
        finally:
            room.turns.leave()

    async def rematch(self, room: Room, call: Call) -> str:
        """The table that follows this one: the one there is, or a new one."""
        async with self._alone(room):
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
        entries = tuple(entry for batch in batches for entry in batch.entries)
        self.metrics.appended(time.perf_counter() - begin, entries)

    def _took(self, room: Room, table: Table) -> None:
        room.become(table)
        self.bus.publish(table.id, table.seq)
        self._moved_on(room)
        if table.deleted:
            self.rooms.pop(table.id, None)

    async def _catch_up(self, room: Room) -> None:
        """Fold what another process has appended."""
        table = room.table.fork()
        for entry in await self.store.read(table.id, table.seq):
            apply(table, entry)
        room.become(table)
        self._moved_on(room)

    async def follow(self, table: str, seq: int) -> None:
        """A hint that another process has taken a table further."""
        room = self.rooms.get(table)
        if room is None or room.table.seq >= seq:
            return
        async with self._alone(room):
            if room.table.seq < seq:
                await self._catch_up(room)

    # --- minds

    def _moved_on(self, room: Room) -> None:
        """What was thought about before is of no use now."""
        if room.hint is not None:
            self.counsel.moved_on(room)
        self._think(room)

    def _think(self, room: Room) -> None:
        """Let a mind think if it must decide."""
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
                log.error("table %s: %s: %s", known_as(room.table.id), turn.mind, error)
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
        self.counsel.close(list(self.rooms.values()))
        end = time.monotonic() + GRACE
        while self._changing and time.monotonic() < end:
            await asyncio.sleep(0.005)
        await self.brains.close()
        await self.scholars.close()


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
