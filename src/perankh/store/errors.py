"""What can go wrong with keeping things."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from perankh.kernel.errors import PerankhError

PRIMARY_CODE = 0xFF
"""The part of SQLite's error codes that tells the kind; the rest only details it."""


class StoreError(PerankhError):
    """The store can't do what was asked; nothing has changed."""


class Conflict(StoreError):
    """Somebody else has appended in the meantime."""

    def __init__(self, table: str, expected: int) -> None:
        super().__init__(f"table {table}: its log does not end with entry {expected} any more")
        self.table = table
        self.expected = expected


class DamagedTable(StoreError):
    """What lies on the disk of one table is not what was written there."""

    def __init__(self, table: str, what: str) -> None:
        super().__init__(f"the log of this table is damaged on the disk: {what}")
        self.table = table


class Unreadable(StoreError):
    """The file can't be read, as a whole or at some place."""


class NotKept(StoreError):
    """The disk is full or fails; nothing of it was kept, it can be tried again."""

    def __init__(self, trouble: str) -> None:
        super().__init__(f"could not be kept, try again: {trouble}")


class CantOpen(StoreError):
    """The file can't be opened or made: the disk is full, or it is not ours to write."""

    def __init__(self, file: Path, trouble: str) -> None:
        super().__init__(f"{file}: the store can't be opened: {trouble}")


def trouble_of(error: BaseException | None) -> str:
    """What is wrong with the disk or the file, in words; empty if it is something else."""
    while error is not None and not isinstance(error, (sqlite3.OperationalError, OSError)):
        error = error.__cause__ or getattr(error, "orig", None)
    if error is None:
        return ""
    code = getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE
    if code == sqlite3.SQLITE_FULL or getattr(error, "errno", 0) == errno.ENOSPC:
        return "the disk is full"
    return f"the disk or the file can't be written ({error})"


class AccountTaken(StoreError):
    """The name of an account is another person's already."""

    def __init__(self, account: str) -> None:
        super().__init__(f"there is an account {account!r} already; choose another name")
        self.details = {"account": account}


class NoSuchPerson(StoreError):
    """Nobody of this id is known."""


class NewerStore(StoreError):
    """The file was written by a newer Perankh."""

    def __init__(self, file: Path, found: str, known: str) -> None:
        super().__init__(
            f"{file}: was written by a newer Perankh (version {found} of the store, this one knows "
            f"{known}); use that one, or another data directory"
        )


class NotAStore(StoreError):
    """The file is something else."""


class StoreClosed(StoreError):
    """The store has been closed."""

    def __init__(self) -> None:
        super().__init__("the store is closed")
