"""The one thread that writes: it commits what has gathered as a group and then acknowledges.

While one group is being forced to the disk the next one gathers, so that many tables share each
write. Nobody is told that something was kept before it is on disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from sqlalchemy import Connection

from perankh.store.errors import Conflict, StoreClosed, StoreError
from perankh.store.opening import core
from perankh.store.protocol import Batch
from perankh.table.entries import encode

MAX_GROUP = 256
"""Jobs in one commit; more would make the first of them wait for the last."""

_NEW = """INSERT INTO tables (id, game, host, phase, turn, seq, created, changed, deleted)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING"""
_MOVED = """UPDATE tables SET phase = ?, turn = ?, seq = ?, changed = ?, deleted = ?
WHERE id = ? AND seq = ?"""
_ENTRY = "INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)"
_FORGET_PEOPLE = "DELETE FROM table_people WHERE table_id = ?"
_PERSON = "INSERT INTO table_people (person, table_id) VALUES (?, ?)"

Change = Callable[[Connection], None]
"""A change of the other records."""


class Job:
    """Something to be written, all or nothing, and who waits for it."""

    def __init__(self, work: tuple[Batch, ...] | Change) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell who waits; runs on their event loop."""
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class Writer:
    """The writing thread of one store."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw
        self._core = core(raw)
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self._thread = Thread(target=self._run, name="perankh-store", daemon=True)
        self._thread.start()

    async def write(self, work: tuple[Batch, ...] | Change) -> None:
        """Write something; on return it is on disk."""
        with self._lock:
            if self._closed:
                raise StoreClosed
            job = Job(work)
            self._queue.put(job)
        await job.done

    def close(self) -> None:
        """Write what has gathered, and end."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    # --- in the thread

    def _run(self) -> None:
        ended = False
        while not ended:
            jobs, ended = self._gather()
            self._commit(jobs)
            _acknowledge(jobs)
        self._core.close()
        self._raw.close()

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for a first job and take what else is there; whether it was the last."""
        jobs: list[Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MAX_GROUP:
                return jobs, False
            try:
                job = self._queue.get_nowait()
            except Empty:
                return jobs, False
        return jobs, True

    def _commit(self, jobs: list[Job]) -> None:
        if not jobs:
            return
        try:
            self._raw.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._carry_out(job)
            self._raw.execute("COMMIT")
        except Exception as error:
            self._give_up(jobs, error)

    def _carry_out(self, job: Job) -> None:
        """One job: what the store refuses is undone and told to its asker alone."""
        if isinstance(job.work, tuple) and len(job.work) == 1:
            # Its first statement decides, so there is never anything to undo.
            try:
                self._append(job.work[0])
            except Conflict as conflict:
                job.error = conflict
            return
        self._raw.execute("SAVEPOINT job")
        try:
            if isinstance(job.work, tuple):
                for batch in job.work:
                    self._append(batch)
            else:
                job.work(self._core)
        except StoreError as refused:
            job.error = refused
            self._raw.execute("ROLLBACK TO job")
        self._raw.execute("RELEASE job")

    def _append(self, batch: Batch) -> None:
        raw, entries = self._raw, batch.entries
        last = entries[-1]
        if batch.expected == 0:
            what = (batch.table, batch.game, batch.host, batch.phase, batch.turn)
            moved = raw.execute(_NEW, (*what, last.seq, entries[0].at, last.at))
        else:
            now = (batch.phase, batch.turn, last.seq, last.at, batch.deleted)
            moved = raw.execute(_MOVED, (*now, batch.table, batch.expected))
        if moved.rowcount != 1:
            raise Conflict(batch.table, batch.expected)
        raw.executemany(_ENTRY, [(batch.table, entry.seq, encode(entry)) for entry in entries])
        if batch.people is not None:
            raw.execute(_FORGET_PEOPLE, (batch.table,))
            raw.executemany(_PERSON, [(person, batch.table) for person in batch.people])

    def _give_up(self, jobs: list[Job], error: Exception) -> None:
        """The disk or the file itself fails: nothing of the group was kept."""
        if self._raw.in_transaction:
            self._raw.execute("ROLLBACK")
        for job in jobs:
            failure = StoreError(f"could not be kept: {error}")
            failure.__cause__ = error
            job.error = failure


def _acknowledge(jobs: list[Job]) -> None:
    """Wake each event loop once for all of its jobs."""
    waiting: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        waiting.setdefault(job.loop, []).append(job)
    for loop, settled in waiting.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle_all, settled)


def _settle_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
