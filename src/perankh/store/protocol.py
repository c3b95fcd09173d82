"""What any store of the house does. An acknowledged change is on disk.

Times are milliseconds since 1970. Ids are texts that the caller makes up.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Protocol, TypeAlias

import msgspec

from perankh.table.asking import Answer
from perankh.table.entries import Acted, Created, Deleted, LogEntry, MindSeated, Seated, Unseated
from perankh.table.summary import Standing, Summary, standing_of, summary_of
from perankh.table.table import Phase, Table
from perankh.table.talking import TalkLine

Done: TypeAlias = Callable[[Exception | None], None]
"""Is told when something is on disk, or why it could not be kept."""


SEATING = frozenset({Created, Seated, Unseated, MindSeated})
"""Entries after which others may belong to a table."""
ONLY_MOVES = {Acted}
"""Entries after which lists show nothing else but the standing."""


class BoxFile(msgspec.Struct, frozen=True, kw_only=True):
    """A box file that tables are played with."""

    file_hash: str
    """Of all that it says: by it the file is kept once."""
    hash: str
    """Of what the rules read."""
    game: str
    shipped: bool
    """Whether it came with Perankh; else somebody gave it to a table."""
    text: str


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """Entries to be appended to one table, and what lists show of it afterwards."""

    table: str
    expected: int
    """Number of the last entry that the log must have; 0 for a new table."""
    entries: tuple[LogEntry, ...]
    game: str
    host: str
    phase: Phase
    turn: str
    """Id of the person who must decide; empty if nobody must."""
    standing: Standing | None = None
    """None: as it was."""
    people: frozenset[str] | None = None
    """Ids of all who belong to the table, where that has changed."""
    summary: Summary | None = None
    """What lists show, where that has changed; always there for a new table."""
    box: BoxFile | None = None
    """For a new table with a box of its own: the file."""
    deleted: bool = False


def batch_of(answer: Answer) -> Batch:
    """What must be kept for a table's answer to become true."""
    table = answer.table
    kinds = {type(entry.body) for entry in answer.entries}
    return Batch(
        table=table.id,
        expected=answer.expected,
        entries=answer.entries,
        game=table.created.game,
        host=table.host,
        phase=table.phase,
        turn=table.turn,
        standing=standing_of(table),
        people=None if kinds.isdisjoint(SEATING) else frozenset(table.people()),
        summary=None if kinds == ONLY_MOVES else summary_of(table),
        box=_own_box(table) if Created in kinds else None,
        deleted=Deleted in kinds,
    )


def _own_box(table: Table) -> BoxFile | None:
    """The corrected box that a new table is played with."""
    if not table.created.own_box:
        return None
    return BoxFile(
        file_hash=table.box.file_hash,
        hash=table.box.hash,
        game=table.game.id,
        shipped=False,
        text=table.box_text,
    )


class ListedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    host: str
    phase: Phase
    turn: str
    """Id of the person who must decide; empty if nobody must."""
    seq: int
    created: int
    changed: int
    summary: Summary
    standing: Standing | None
    """None for a table of before at which nothing was done since."""
    summed_up: bool = True
    """Whether the summary is kept; else it was made for this list."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody the house knows: a guest until they have an account."""

    id: str
    name: str
    """Display name."""
    created: int
    account: str | None = None
    """The name to sign in with."""


class Login(msgspec.Struct, frozen=True, kw_only=True):
    """What signing in is checked against."""

    person: str
    account: str
    password_hash: str


class SignIn(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that the house knows."""

    token_hash: str
    """Hash of what the browser holds: who reads the store can't take a session over."""
    person: str
    created: int
    expires: int
    browser: str = ""
    """What it calls itself, for its owner to recognise."""


def account_key(account: str) -> str:
    """What two spellings of one account's name have in common.

    >>> account_key("Žofie") == account_key("žoFIE")
    True
    """
    return unicodedata.normalize("NFKC", account).casefold()


class Store(Protocol):
    """What the house keeps."""

    @property
    def trouble(self) -> str:
        """Why the last write could not be kept; empty if it was."""

    async def append(self, *batches: Batch) -> None:
        """Append to one or more logs, all or nothing; on return it is on disk.

        `Conflict` if a log is not as long as expected: read on, fold, and ask the table again.
        """

    def append_soon(self, batch: Batch, done: Done) -> None:
        """The same for one log without waiting: `done` is called on this event loop."""

    async def read(self, table: str, since: int = 0) -> list[LogEntry]:
        """The log after entry `since`, in order; empty if there is no such table.

        `DamagedTable` if it is not what was kept.
        """

    async def tables_of(self, person: str, limit: int = 100) -> list[ListedTable]:
        """The tables of a person, latest change first; deleted ones are left out."""

    async def count_tables_of(self, person: str) -> int:
        """How many tables a person has."""

    async def waiting_for_minds(self, limit: int = 10_000) -> list[str]:
        """Ids of games in progress in which no person must decide: after a start, to go on."""

    async def say(self, table: str, line: TalkLine) -> TalkLine:
        """Keep what somebody says at a table; with its number."""

    async def talk(self, table: str, before: int, limit: int) -> list[TalkLine]:
        """The last lines before number `before`, in order."""

    async def mute(self, table: str, person: str, silent: bool) -> None:
        """Let a person be silent at a table, or talk again."""

    async def muted(self, table: str) -> frozenset[str]:
        """Ids of those who may not talk at a table."""

    async def keep_boxes(self, *boxes: BoxFile) -> None:
        """Keep box files for the tables that are begun with them; those that are there stay."""

    async def box(self, hash: str) -> str:
        """The box file of this hash; of what the rules read, for one that was shipped."""

    async def hosted_by(self, person: str) -> int:
        """How many tables of this host wait or are played."""

    async def forget_guest_tables(self, before: int, but: Collection[str], limit: int) -> int:
        """Remove unfinished tables of guests alone that nobody has touched since `before`.

        At most `limit`, the oldest first, and none of `but`; how many there were.
        """

    async def purge(self, table: str) -> None:
        """Remove a deleted table from the disk. Does nothing for any other."""

    async def add_person(self, person: Person) -> None:
        """Keep a new guest."""

    async def person(self, person: str) -> Person | None:
        """The person of this id."""

    async def rename_person(self, person: str, name: str) -> None:
        """Give a person another display name."""

    async def claim(self, person: str, account: str, password_hash: str) -> None:
        """Give a guest an account; `AccountTaken` if the name is another's."""

    async def login(self, account: str) -> Login | None:
        """What signing in under this name is checked against; letter case does not matter."""

    async def set_password(self, person: str, password_hash: str) -> None:
        """Keep another password of an account."""

    async def sign_in(self, session: SignIn) -> None:
        """Keep a browser's session."""

    async def signed_in(self, token_hash: str, now: int) -> SignIn | None:
        """The session of this token, unless it has expired."""

    async def extend(self, token_hash: str, expires: int) -> None:
        """Let a session live on."""

    async def sign_out(self, token_hash: str) -> None:
        """Forget a session."""

    async def sessions_of(self, person: str, now: int) -> list[SignIn]:
        """All sessions of a person that have not expired, latest first."""

    async def sign_out_others(self, person: str, but: str = "") -> list[str]:
        """Forget all sessions of a person but that of one token; the hashes of those forgotten."""

    async def tidy(self, now: int) -> None:
        """Forget sessions that have expired."""

    async def try_to_write(self) -> None:
        """Whether anything can be kept: `NotKept` if not."""

    async def backup(self, target: Path) -> None:
        """A complete, consistent copy in a new file, while everything goes on."""

    async def close(self) -> None:
        """Write what is waiting and let go."""
