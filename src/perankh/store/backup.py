"""A complete copy of an SQLite store while others write to it; from this or another process."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from perankh.store.errors import NotAStore, StoreError
from perankh.store.opening import PATIENCE, keep_private, version_of


def back_up(source: Path, target: Path) -> None:
    """Copy the store `source`, as it is at one moment, into the new file `target`.

    The copy appears under its name only when it is complete, sound and on disk.
    """
    if not source.is_file():
        raise NotAStore(f"{source}: there is no store")
    if target.exists():
        raise StoreError(f"{target}: is there already; a backup never overwrites anything")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        _copy(source, part)
        _check(part)
        _force_to_disk(part)
        part.rename(target)
        _force_to_disk(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{target}: the backup failed: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    raw = sqlite3.connect(source, timeout=PATIENCE, isolation_level=None)
    try:
        keep_private(part)
        version_of(raw, source)
        raw.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.DatabaseError as error:
        raise NotAStore(f"{source}: can't be copied: {error}") from None
    finally:
        raw.close()


def _check(part: Path) -> None:
    raw = sqlite3.connect(part)
    try:
        (verdict,) = raw.execute("PRAGMA quick_check").fetchone()
    finally:
        raw.close()
    if verdict != "ok":
        raise StoreError(f"{part}: the copy is not sound: {verdict}")


def _force_to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
