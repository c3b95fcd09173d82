"""The tables that are open in this process: each is kept in memory, changed one thing at a time.

Whatever changes a table is appended to the store first; only then do people see it. Nothing here
knows HTTP; who looks at a table registers with its `OpenTable`.
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
from perankh.host.advice import Advice
from perankh.host.boxes import BoxReader, box_for
from perankh.host.errors import HostError
from perankh.host.fair_queue import QueueFull
from perankh.host.metrics import Metrics
from perankh.host.open_table import OpenTable
from perankh.host.pace import answer_after, pace_of
from perankh.host.slices import in_slices
from perankh.host.talking import load_talk
from perankh.host.worker import MoveJob
from perankh.host.worker_pool import JobFailed, WorkerPool
from perankh.kernel.errors import PerankhError
from perankh.record.errors import StaleAction
from perankh.record.fairness import new_secret
from perankh.record.replay import Moment
from perankh.store.errors import Conflict, DamagedTable, StoreError
from perankh.store.protocol import Batch, Store, batch_of
from perankh.table.asking import Answer, Call
from perankh.table.entries import LogEntry
from perankh.table.folding import apply, folding
from perankh.table.leaving import rematch
from perankh.table.playing import MindTurn, act_for_mind, mind_turn
from perankh.table.table import Table

TRIES = 5
"""How often a change is tried anew when another process was faster."""
IDLE = 600.0
"""Seconds after which a table that nobody looks at is let go of."""
PAUSE = 5.0
"""Seconds before minds that could not answer are asked again."""
WHAT_TO_DO = "stop the server and run `perankh check-store`, or go back to a backup"
GRACE = 1.0
"""Seconds that changes get to reach the disk when the server stops."""

log = logging.getLogger("perankh.host")

Command = Callable[[Table], Answer]
Done = Callable[[Answer | PerankhError], None]
"""Is told what came of a change: it is on disk, or why it could not be done."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Change:
    """Something that is to be done to a table, from its turn until it is on disk."""

    __slots__ = ("answer", "began", "command", "done", "open_table", "tries")

    def __init__(self, open_table: OpenTable, command: Command, done: Done) -> None:
        self.open_table = open_table
        self.command = command
        self.done = done
        self.tries = 0
        self.answer: Answer | None = None
        self.began = 0.0


class TableHost:
    """All that one server process knows."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        workers: WorkerPool,
        analysts: WorkerPool,
        metrics: Metrics,
        pace: float = 1.0,
    ) -> None:
        """`pace` is how much of their time minds take over secret questions; 0 is for tests."""
        self.store = store
        self.pace = pace
        self.bus = bus
        self.workers = workers
        self.analysts = analysts
        self.advice = Advice(workers, analysts)
        self.metrics = metrics
        self.open_tables: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self.damaged: set[str] = set()
        """Tables whose log on the disk was found damaged."""
        self._changing = 0
        """Changes whose way to the disk has begun."""
        self._catching: set[asyncio.Task[None]] = set()
        self._moments = asyncio.Lock()
        self.boxes = BoxReader()

    # --- opening

    async def open(self, table: str) -> OpenTable:
        """The table of this id, from memory or from the store."""
        found = self.open_tables.get(table)
        if found is not None:
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._read(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _read(self, table: str) -> OpenTable:
        begin = time.perf_counter()
        entries = await self._log_of(table)
        if not entries:
            raise HostError("not_found", "there is no such table; is the link complete?")
        box = await box_for(self.store, entries[0])
        await self.boxes.read_for(entries[0], box)
        folded = await in_slices(folding(entries, box=box))
        folded.check_there()
        talk = await load_talk(self.store, table)
        open_table = self.open_tables[table] = OpenTable(folded, talk)
        self.metrics.opened(time.perf_counter() - begin)
        self._think(open_table)
        return open_table

    async def moment(self, open_table: OpenTable, n: int) -> Moment:
        """The game right after entry `n` of the record; who asks for one that is not is refused.

        One is worked out after the other, a millisecond at a time.
        """
        table = open_table.table
        work = table.moment(n)
        async with self._moments:
            known = open_table.known_moment(n)
            if known is None:
                known = await in_slices(work)
                open_table.keep_moment(known)
        return known

    async def _log_of(self, table: str, since: int = 0) -> list[LogEntry]:
        """The log of a table; if it is damaged on the disk, the keeper is told once."""
        try:
            found = await self.store.read(table, since)
        except DamagedTable as error:
            if table not in self.damaged:
                log.error("table %s: %s; %s", known_as(table), error, WHAT_TO_DO)
            self.damaged.add(table)
            raise
        self.damaged.discard(table)
        return found

    def let_go(self, table: str) -> None:
        """Let go of a table unless somebody looks at it or a computer player thinks there."""
        open_table = self.open_tables.get(table)
        if open_table is not None and not open_table.lookers and open_table.thinking is None:
            del self.open_tables[table]

    def tidy(self) -> None:
        """Let go of tables that nobody looks at."""
        late = time.monotonic() - IDLE
        for table, open_table in list(self.open_tables.items()):
            if not open_table.lookers and open_table.thinking is None and open_table.used < late:
                del self.open_tables[table]

    # --- changing

    async def create(self, command: Callable[[str, bytes], Answer]) -> OpenTable:
        """Make a table: the command gets its new id and its secret."""
        answer = command(new_table_id(), new_secret())
        await self._append(batch_of(answer))
        open_table = self.open_tables[answer.table.id] = OpenTable(answer.table)
        self._think(open_table)
        return open_table

    async def change(self, open_table: OpenTable, command: Command) -> Answer:
        """Change a table; on return it is on disk.

        What has begun is finished even if nobody waits for it any more: memory and disk agree.
        """
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def done(came: Answer | PerankhError) -> None:
            if answer.cancelled():
                return
            if isinstance(came, Answer):
                answer.set_result(came)
            else:
                answer.set_exception(came)

        self.change_soon(open_table, command, done)
        return await answer

    def change_soon(self, open_table: OpenTable, command: Command, done: Done) -> None:
        """Change a table when it is its turn; `done` hears what came of it, now or later."""
        change = Change(open_table, command, done)
        open_table.turns.enter(lambda: self._try(change))

    def _try(self, change: Change) -> None:
        """Ask the table as it is now, and hand what it answers to the store."""
        try:
            answer = change.command(change.open_table.table)
        except PerankhError as error:
            self._over(change, error)
            return
        except Exception:
            log.exception("table %s: a change failed", known_as(change.open_table.table.id))
            self._over(change, HostError("internal", "the server made a mistake; it is in its log"))
            return
        if not answer.entries:
            self._over(change, answer)
            return
        change.answer = answer
        change.began = time.perf_counter()
        self._changing += 1
        try:
            self.store.append_soon(batch_of(answer), lambda error: self._appended(change, error))
        except StoreError as error:
            self._changing -= 1
            self._over(change, error)

    def _appended(self, change: Change, error: Exception | None) -> None:
        """The store has kept the change, or could not."""
        self._changing -= 1
        answer = change.answer
        assert answer is not None
        if error is None:
            took = time.perf_counter() - change.began
            self.metrics.appended(took, answer.entries)
            self._took(change.open_table, answer.table)
            self._over(change, answer)
        elif isinstance(error, Conflict):
            task = asyncio.create_task(self._again(change))
            self._catching.add(task)
            task.add_done_callback(self._catching.discard)
        else:
            refused = error if isinstance(error, StoreError) else StoreError(str(error))
            self._over(change, refused)

    async def _again(self, change: Change) -> None:
        """Another process was faster: take in what it did, and try anew."""
        change.tries += 1
        try:
            if change.tries >= TRIES:
                raise HostError("busy", "others change this table faster than we can; try again")
            await self._catch_up(change.open_table)
        except PerankhError as error:
            self._over(change, error)
            return
        except Exception:
            log.exception("table %s: it can't be read on", known_as(change.open_table.table.id))
            self._over(change, HostError("internal", "the server made a mistake; it is in its log"))
            return
        self._try(change)

    def _over(self, change: Change, came: Answer | PerankhError) -> None:
        try:
            change.done(came)
        finally:
            change.open_table.turns.leave()

    @asynccontextmanager
    async def _alone(self, open_table: OpenTable) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if turn.cancelled():
                open_table.turns.leave()
            else:
                turn.set_result(None)

        open_table.turns.enter(begin)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just come to its turn
                open_table.turns.leave()
            raise
        try:
            yield
        finally:
            open_table.turns.leave()

    async def rematch(self, open_table: OpenTable, call: Call) -> str:
        """The table that follows this one: the one there is, or a new one."""
        async with self._alone(open_table):
            old, new = rematch(open_table.table, call, new_table_id(), new_secret())
            if new is None:
                return open_table.table.rematch
            await asyncio.shield(self._append(batch_of(old), batch_of(new)))
            self._took(open_table, old.table)
            fresh = self.open_tables[new.table.id] = OpenTable(new.table)
            self._think(fresh)
            return new.table.id

    async def append_unopened(self, batch: Batch) -> bool:
        """Append to a table that is not open here; False, and nothing is changed, if it is."""
        if batch.table in self.open_tables or batch.table in self._opening:
            return False
        try:
            await self._append(batch)
        except Conflict:
            return False
        self.bus.publish(batch.table, batch.entries[-1].seq)
        return True

    async def _append(self, *batches: Batch) -> None:
        begin = time.perf_counter()
        await self.store.append(*batches)
        entries = tuple(entry for batch in batches for entry in batch.entries)
        self.metrics.appended(time.perf_counter() - begin, entries)

    def _took(self, open_table: OpenTable, table: Table) -> None:
        open_table.become(table)
        self.bus.publish(table.id, table.seq)
        self._moved_on(open_table)
        if table.deleted:
            self.open_tables.pop(table.id, None)

    async def _catch_up(self, open_table: OpenTable) -> None:
        """Fold what another process has appended."""
        table = open_table.table.fork()
        for entry in await self._log_of(table.id, table.seq):
            apply(table, entry)
        open_table.become(table)
        self._moved_on(open_table)

    async def follow(self, table: str, seq: int) -> None:
        """A hint that another process has taken a table further."""
        open_table = self.open_tables.get(table)
        if open_table is None or open_table.table.seq >= seq:
            return
        async with self._alone(open_table):
            if open_table.table.seq < seq:
                await self._catch_up(open_table)

    # --- minds

    def _moved_on(self, open_table: OpenTable) -> None:
        """What was thought about before is of no use now."""
        if open_table.hint is not None:
            self.advice.moved_on(open_table)
        self._think(open_table)

    def _think(self, open_table: OpenTable) -> None:
        """Let a mind think if it must decide."""
        turn = mind_turn(open_table.table)
        if open_table.thinking is not None:
            if turn is not None and open_table.turn == (turn.n, turn.seat, turn.mind):
                return
            open_table.thinking.cancel()
            open_table.thinking = None
        if turn is not None:
            open_table.turn = (turn.n, turn.seat, turn.mind)
            task = open_table.thinking = asyncio.create_task(self._decide(open_table, turn))
            task.add_done_callback(lambda done: _forget(open_table, done))

    async def _decide(self, open_table: OpenTable, turn: MindTurn) -> None:
        began, asked = time.monotonic(), now()
        job = _move_job(open_table.table, turn)
        placed = began

        def waited() -> None:
            nonlocal placed
            placed = time.monotonic()

        while True:
            try:
                action = await self.workers.think(job, open_table.claim, waited)
                break
            except QueueFull:
                await asyncio.sleep(PAUSE)
            except JobFailed as error:
                log.error("table %s: %s: %s", known_as(open_table.table.id), turn.mind, error)
                await asyncio.sleep(PAUSE)
        found = time.monotonic()
        pace = self.pace * pace_of(turn.mind) if turn.state.is_secret() else 0.0
        # What it waited for a worker tells nothing; only the thinking is brought to its pace.
        pause = placed - began + answer_after(found - placed, pace)
        await asyncio.sleep(began + pause - found)
        answered = asked + round(1000 * pause)
        try:
            await self.change(open_table, lambda table: act_for_mind(table, answered, turn, action))
        except StaleAction:
            log.debug("table %s has moved on", known_as(open_table.table.id))
        except PerankhError as error:
            log.warning(
                "table %s: a mind's action came to nothing: %s",
                known_as(open_table.table.id),
                error,
            )

    # --- the end

    async def close(self) -> None:
        """Finish what has begun; nothing that was acknowledged is lost."""
        for open_table in self.open_tables.values():
            if open_table.thinking is not None:
                open_table.thinking.cancel()
        self.advice.close(list(self.open_tables.values()))
        end = time.monotonic() + GRACE
        while self._changing and time.monotonic() < end:
            await asyncio.sleep(0.005)
        await self.workers.close()
        await self.analysts.close()


def _forget(open_table: OpenTable, task: asyncio.Task[None]) -> None:
    if open_table.thinking is task:
        open_table.thinking = None


def _move_job(table: Table, turn: MindTurn) -> MoveJob:
    """What a mind may know: all that its seat can't see is dealt anew before it leaves."""
    fair = turn.state.determinize(turn.seat, turn.seed)
    return MoveJob(
        game=table.game.id,
        rules_version=table.game.rules_version,
        box=table.box_text,
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
