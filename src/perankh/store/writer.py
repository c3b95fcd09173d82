"""The one thread that writes: it commits what has gathered as a group and then acknowledges.

While one group is being forced to the disk the next one gathers, so that many tables share each
write. Nobody is told that something was kept before it is on disk. The statements for tables' logs
are in `appending`.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TypeAlias

from sqlalchemy import Connection

from perankh.store import appending
from perankh.store.errors import Conflict, NotKept, StoreClosed, StoreError, trouble_of
from perankh.store.opening import core
from perankh.store.protocol import Batch, Done

MAX_GROUP = 256
"""Jobs in one commit; more would make the first of them wait for the last."""

log = logging.getLogger("perankh.store")

Change = Callable[[Connection], None]
"""A change of the other records."""


class Job:
    """Something to be written, all or nothing, and who waits for it."""

    __slots__ = ("done", "error", "loop", "work")

    def __init__(self, work: tuple[Batch, ...] | Change, done: Done) -> None:
        self.work = work
        self.done = done
        self.loop = asyncio.get_running_loop()
        self.error: Exception | None = None

    @property
    def move(self) -> Batch | None:
        """The one batch that this job is, if it only takes one table further."""
        work = self.work
        if not isinstance(work, tuple) or len(work) != 1 or not appending.is_move(work[0]):
            return None
        return work[0]


Run: TypeAlias = tuple[list[Job], list[Batch]]
"""One job, or several that are all moves, and then their batches."""


class Writer:
    """The writing thread of one store."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw
        self._core = core(raw)
        appending.prepare(raw)
        self._waiting: deque[Job] = deque()
        self._asleep = False
        """Whether the thread has to be woken: while it writes, jobs just gather."""
        self._bell: SimpleQueue[None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self.trouble = ""
        """Why the last write could not be kept; empty if it was."""
        self._thread = Thread(target=self._run, name="perankh-store", daemon=True)
        self._thread.start()

    async def write(self, work: tuple[Batch, ...] | Change) -> None:
        """Write something; on return it is on disk."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if written.cancelled():
                return
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        self.submit(work, done)
        await written

    def submit(self, work: tuple[Batch, ...] | Change, done: Done) -> None:
        """Write something; `done` is called on this event loop when it is on disk, or why not.

        Neither a task nor a future: at thousands of moves a second they would be the dearest part.
        """
        with self._lock:
            if self._closed:
                raise StoreClosed
            self._waiting.append(Job(work, done))
        self._wake()

    def _wake(self) -> None:
        if self._asleep:
            self._asleep = False
            self._bell.put(None)

    def close(self) -> None:
        """Write what has gathered, and end."""
        with self._lock:
            self._closed = True
        self._bell.put(None)
        self._thread.join()

    # --- in the thread

    def _run(self) -> None:
        while jobs := self._gather():
            self._commit(jobs)
            _acknowledge(jobs)
        self._core.close()
        self._raw.close()

    def _gather(self) -> list[Job]:
        """What has gathered, once there is something; nothing if it is over."""
        while not self._waiting:
            self._asleep = True
            if self._waiting:
                break  # it came before we could be seen to sleep
            if self._closed:
                return []
            self._bell.get()
        self._asleep = False
        count = min(len(self._waiting), MAX_GROUP)
        return [self._waiting.popleft() for _ in range(count)]

    def _commit(self, jobs: list[Job]) -> None:
        runs = list(_runs(jobs))
        before = self._raw.total_changes
        try:
            self._write_all(runs)
        except Exception as error:
            self._give_up(jobs, error)
            return
        if self.trouble and self._raw.total_changes > before:
            log.warning("the store can be written to again")
            self.trouble = ""

    def _write_all(self, runs: list[Run]) -> None:
        if len(runs) == 1 and self._move_all(runs[0]):
            return
        self._raw.execute("BEGIN IMMEDIATE")
        for run in runs:
            if not self._move_all(run):
                self._carry_out_each(run)
        self._raw.execute("COMMIT")

    def _move_all(self, run: Run) -> bool:
        """Moves at once; False, and nothing is changed, if it is another job or one conflicts."""
        _, moves = run
        return len(moves) > 0 and appending.append_all(self._raw, moves)

    def _carry_out_each(self, run: Run) -> None:
        jobs, _ = run
        for job in jobs:
            self._carry_out(job)

    def _carry_out(self, job: Job) -> None:
        """One job: what the store refuses is undone and told to its asker alone."""
        if isinstance(job.work, tuple) and len(job.work) == 1:
            # Its first statement decides, so there is never anything to undo.
            try:
                appending.append(self._raw, job.work[0])
            except Conflict as conflict:
                job.error = conflict
            return
        self._raw.execute("SAVEPOINT job")
        try:
            if isinstance(job.work, tuple):
                for batch in job.work:
                    appending.append(self._raw, batch)
            else:
                job.work(self._core)
        except StoreError as refused:
            job.error = refused
            self._raw.execute("ROLLBACK TO job")
        self._raw.execute("RELEASE job")

    def _give_up(self, jobs: list[Job], error: Exception) -> None:
        """The disk or the file itself fails: nothing of the group was kept."""
        if self._raw.in_transaction:
            with suppress(sqlite3.Error):  # the failure itself may have ended the transaction
                self._raw.execute("ROLLBACK")
        trouble = trouble_of(error)
        if trouble and not self.trouble:
            log.error("%s: nothing can be kept until that is mended; games wait", trouble)
        self.trouble = trouble or self.trouble
        for job in jobs:
            failure = NotKept(trouble) if trouble else StoreError(f"could not be kept: {error}")
            failure.__cause__ = error
            job.error = failure


def _runs(jobs: list[Job]) -> Iterator[Run]:
    """The jobs in their order, moves at different tables that follow each other together."""
    run: list[Job] = []
    moves: list[Batch] = []
    tables: set[str] = set()
    for job in jobs:
        move = job.move
        if run and (move is None or move.table in tables):
            yield run, moves
            run, moves, tables = [], [], set()
        if move is None:
            yield [job], []
            continue
        run.append(job)
        moves.append(move)
        tables.add(move.table)
    if run:
        yield run, moves


def _acknowledge(jobs: list[Job]) -> None:
    """Wake each event loop once for all of its jobs."""
    waiting: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        waiting.setdefault(job.loop, []).append(job)
    for loop, done in waiting.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_call_back, done)


def _call_back(jobs: list[Job]) -> None:
    for job in jobs:
        job.done(job.error)
