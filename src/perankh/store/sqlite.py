"""The embedded store: one SQLite file, one writing thread, readers on connections of their own."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, update
from sqlalchemy.exc import DBAPIError

from perankh.store import listing, people, talk
from perankh.store.backup import back_up
from perankh.store.errors import DamagedTable, StoreClosed, Unreadable
from perankh.store.opening import connect, core, prepare
from perankh.store.protocol import Batch, BoxFile, Done, ListedTable, Login, Person, SignIn
from perankh.store.schema import stamp
from perankh.store.writer import Writer
from perankh.table.entries import LogEntry
from perankh.table.talking import TalkLine

FILE = "perankh.sqlite"
"""Name of the store's file in a folder of its own."""
READERS = 2
"""Threads that read; the disk's cache answers, so more would only take turns."""

R = TypeVar("R")


class SqliteStore:
    """A `perankh.store.protocol.Store` in one file. Open it with `open_store`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._writer = Writer(connect(file))
        self._readers = ThreadPoolExecutor(READERS, "perankh-read")
        self._mine = threading.local()
        self._opened: list[Connection] = []
        self._closed = False

    @property
    def trouble(self) -> str:
        """Why the last write could not be kept; empty if it was."""
        return self._writer.trouble

    # --- tables

    async def append(self, *batches: Batch) -> None:
        """Append to one or more logs, all or nothing; on return it is on disk."""
        await self._writer.write(batches)

    def append_soon(self, batch: Batch, done: Done) -> None:
        """The same for one log without waiting: `done` is called on this event loop."""
        self._writer.submit((batch,), done)

    async def read(self, table: str, since: int = 0) -> list[LogEntry]:
        """The log after entry `since`, in order; empty if there is no such table."""
        try:
            return await self._look(lambda connection: listing.read(connection, table, since))
        except Unreadable as error:
            raise DamagedTable(table, str(error)) from None

    async def tables_of(self, person: str, limit: int = 100) -> list[ListedTable]:
        """The tables of a person, latest change first; deleted ones are left out."""
        found = await self._look(lambda connection: listing.tables_of(connection, person, limit))
        new = [one for one in found if not one.summed_up]
        if new:
            self._writer.submit(lambda connection: listing.sum_up(connection, new), lambda _: None)
        return found

    async def count_tables_of(self, person: str) -> int:
        """How many tables a person has."""
        return await self._look(lambda connection: listing.count_tables_of(connection, person))

    async def waiting_for_minds(self, limit: int = 10_000) -> list[str]:
        """Ids of games in progress in which no person must decide: after a start, to go on."""
        return await self._look(lambda connection: listing.waiting_for_minds(connection, limit))

    async def say(self, table: str, line: TalkLine) -> TalkLine:
        """Keep what somebody says at a table; with its number."""
        kept: list[TalkLine] = []
        await self._writer.write(lambda connection: kept.append(talk.add(connection, table, line)))
        return kept[-1]

    async def talk(self, table: str, before: int, limit: int) -> list[TalkLine]:
        """The last lines before number `before`, in order."""
        return await self._look(lambda connection: talk.lines(connection, table, before, limit))

    async def mute(self, table: str, person: str, silent: bool) -> None:
        """Let a person be silent at a table, or talk again."""
        await self._writer.write(lambda connection: talk.mute(connection, table, person, silent))

    async def muted(self, table: str) -> frozenset[str]:
        """Ids of those who may not talk at a table."""
        return await self._look(lambda connection: talk.muted_at(connection, table))

    async def keep_boxes(self, *boxes: BoxFile) -> None:
        """Keep box files for the tables that are begun with them; those that are there stay."""
        time_ms = time.time_ns() // 1_000_000
        await self._writer.write(lambda connection: listing.keep_boxes(connection, boxes, time_ms))

    async def box(self, hash: str) -> str:
        """The box file of this hash; of what the rules read, for one that was shipped."""
        return await self._look(lambda connection: listing.box(connection, hash))

    async def hosted_by(self, person: str) -> int:
        """How many tables of this host wait or are played."""
        return await self._look(lambda connection: listing.hosted_by(connection, person))

    async def forget_guest_tables(self, before: int, but: Collection[str], limit: int) -> int:
        """Remove unfinished tables of guests alone that nobody has touched since `before`."""
        found: list[int] = []

        def forget(connection: Connection) -> None:
            found.append(listing.forget_guest_tables(connection, before, but, limit))

        await self._writer.write(forget)
        return found[-1]

    async def purge(self, table: str) -> None:
        """Remove a deleted table from the disk. Does nothing for any other."""
        await self._writer.write(lambda connection: listing.purge(connection, table))

    # --- people

    async def add_person(self, person: Person) -> None:
        """Keep a new guest."""
        await self._writer.write(lambda connection: people.add(connection, person))

    async def person(self, person: str) -> Person | None:
        """The person of this id."""
        return await self._look(lambda connection: people.find(connection, person))

    async def rename_person(self, person: str, name: str) -> None:
        """Give a person another display name."""
        await self._writer.write(lambda connection: people.rename(connection, person, name))

    async def claim(self, person: str, account: str, password_hash: str) -> None:
        """Give a guest an account; `AccountTaken` if the name is another's."""
        await self._writer.write(
            lambda connection: people.claim(connection, person, account, password_hash)
        )

    async def login(self, account: str) -> Login | None:
        """What signing in under this name is checked against; letter case does not matter."""
        return await self._look(lambda connection: people.login(connection, account))

    async def set_password(self, person: str, password_hash: str) -> None:
        """Keep another password of an account."""
        await self._writer.write(
            lambda connection: people.set_password(connection, person, password_hash)
        )

    # --- browsers

    async def sign_in(self, session: SignIn) -> None:
        """Keep a browser's session."""
        await self._writer.write(lambda connection: people.sign_in(connection, session))

    async def signed_in(self, token_hash: str, now: int) -> SignIn | None:
        """The session of this token, unless it has expired."""
        return await self._look(lambda connection: people.signed_in(connection, token_hash, now))

    async def extend(self, token_hash: str, expires: int) -> None:
        """Let a session live on."""
        await self._writer.write(lambda connection: people.extend(connection, token_hash, expires))

    async def sign_out(self, token_hash: str) -> None:
        """Forget a session."""
        await self._writer.write(lambda connection: people.sign_out(connection, token_hash))

    async def sessions_of(self, person: str, now: int) -> list[SignIn]:
        """All sessions of a person that have not expired, latest first."""
        return await self._look(lambda connection: people.sessions_of(connection, person, now))

    async def sign_out_others(self, person: str, but: str = "") -> list[str]:
        """Forget all sessions of a person but that of one token; the hashes of those forgotten."""
        found: list[str] = []

        def forget(connection: Connection) -> None:
            found[:] = people.sign_out_others(connection, person, but)

        await self._writer.write(forget)
        return found

    async def tidy(self, now: int) -> None:
        """Forget sessions that have expired."""
        await self._writer.write(lambda connection: people.tidy(connection, now))

    # --- the file

    async def try_to_write(self) -> None:
        """Whether anything can be kept: `NotKept` if not."""
        same = update(stamp).values(version_num=stamp.c.version_num)
        await self._writer.write(lambda connection: connection.execute(same).close())

    async def backup(self, target: Path) -> None:
        """A complete, consistent copy in a new file, while everything goes on."""
        await asyncio.to_thread(back_up, self.file, target)

    async def close(self) -> None:
        """Write what is waiting and let go."""
        self._closed = True
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._readers.shutdown()
        for connection in self._opened:
            raw = connection.connection.driver_connection
            connection.close()
            if raw is not None:
                raw.close()
        self._opened.clear()
        self._writer.close()

    async def _look(self, what: Callable[[Connection], R]) -> R:
        """Read something on a thread and connection that only reads."""
        if self._closed:
            raise StoreClosed
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, lambda: what(self._reader()))
        except (DBAPIError, sqlite3.Error) as error:
            raise Unreadable(f"the store can't be read: {error}") from error

    def _reader(self) -> Connection:
        found: Connection | None = getattr(self._mine, "connection", None)
        if found is None:
            raw = connect(self.file)
            raw.execute("PRAGMA query_only = ON")
            found = core(raw)
            self._mine.connection = found
            self._opened.append(found)
        return found


async def open_store(file: Path) -> SqliteStore:
    """Open the store in this file; a new one is made, an older one brought up to date."""
    await asyncio.to_thread(prepare, file)
    return SqliteStore(file)
