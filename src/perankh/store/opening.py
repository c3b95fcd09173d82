"""Opening the file of an SQLite store: its settings, its version, and bringing an old one up."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, StaticPool, create_engine
from sqlalchemy.exc import DBAPIError

from perankh.store.errors import CantOpen, NewerStore, NotAStore, trouble_of
from perankh.store.schema import VERSION

MARK = 0x414E4B48
"""What makes a file ours: SQLite keeps it in the header as `application_id` ("ANKH")."""
PATIENCE = 20.0
"""Seconds to wait for another process that writes."""
OWNER_ONLY = 0o600
"""The store holds secrets of games, sessions and what people said."""
STEPS = Path(__file__).parent / "migrations"


def connect(file: Path) -> sqlite3.Connection:
    """A connection on which transactions begin and end only when told; commits reach the disk."""
    try:
        raw = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    except sqlite3.OperationalError as error:
        raise CantOpen(file, trouble_of(error)) from None
    try:
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("PRAGMA synchronous = FULL")
        raw.execute("PRAGMA foreign_keys = ON")
    except sqlite3.OperationalError as error:
        raw.close()
        raise CantOpen(file, trouble_of(error)) from None
    except sqlite3.DatabaseError as error:
        raw.close()
        raise NotAStore(f"{file}: is not a store of Perankh: {error}") from None
    return raw


def core(raw: sqlite3.Connection) -> Connection:
    """The same connection for SQLAlchemy Core, which leaves transactions alone."""
    engine = create_engine(
        "sqlite://", creator=lambda: raw, poolclass=StaticPool, pool_reset_on_return=None
    )
    return engine.connect()


def prepare(file: Path, to: str = VERSION) -> None:
    """Make a new store, bring an older one up to date, or refuse what is not ours to touch."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        keep_private(file)
    except OSError as error:
        raise CantOpen(file, trouble_of(error)) from None
    raw = connect(file)
    try:
        if version_of(raw, file) != VERSION:
            _migrate(raw, file, to)
    except (sqlite3.OperationalError, DBAPIError) as error:
        raise CantOpen(file, trouble_of(error)) from None
    finally:
        raw.close()


def keep_private(file: Path) -> None:
    """Make a file that its owner alone can read; one that is there becomes so.

    SQLite gives the files beside it (`-wal`, `-shm`) the same rights.
    """
    os.close(os.open(file, os.O_CREAT | os.O_RDONLY, OWNER_ONLY))
    for beside in ("", "-wal", "-shm"):
        found = file.with_name(file.name + beside)
        if found.exists() and found.stat().st_mode & 0o077:
            found.chmod(OWNER_ONLY)


def version_of(raw: sqlite3.Connection, file: Path) -> str | None:
    """The newest migration that a store has seen; None for an empty file."""
    (mark,) = raw.execute("PRAGMA application_id").fetchone()
    (things,) = raw.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if mark == 0 and things == 0:
        return None
    if mark != MARK:
        raise NotAStore(f"{file}: is an SQLite file, but not a store of Perankh")
    row = raw.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def _migrate(raw: sqlite3.Connection, file: Path, to: str) -> None:
    """Take the steps that are missing, all in one transaction."""
    # Alembic takes a while to load and is needed only when there is something to do.
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(str(STEPS))
    context = MigrationContext.configure(core(raw))
    raw.execute("BEGIN IMMEDIATE")
    found = version_of(raw, file)
    if found is not None and found not in {step.revision for step in script.walk_revisions()}:
        raise NewerStore(file, found, VERSION)
    raw.execute(f"PRAGMA application_id = {MARK}")
    with Operations.context(context):
        for step in reversed(list(script.iterate_revisions(to, found or "base"))):
            step.module.upgrade()
            context.stamp(script, step.revision)
    raw.execute("COMMIT")
