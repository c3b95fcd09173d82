"""What lies in the store, as SQLAlchemy Core sees it. How it came about is in `migrations`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    column,
    table,
)

VERSION = "0005"
"""The newest migration."""

metadata = MetaData()

stamp = table("alembic_version", column("version_num"))
"""Which migrations the store has seen: the one row that every store has."""

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("host", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("turn", String, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("deleted", Boolean, nullable=False),
    Column("summary", String),
    Column("standing", String),
    Index("tables_by_phase", "phase"),
)
"""One row for each table: how long its log is, and what lists show.

`summary` and `standing` are those of `perankh.table.summary` as JSON; empty in rows of before.
"""

boxes = Table(
    "boxes",
    metadata,
    Column("file_hash", String, primary_key=True),
    Column("hash", String, nullable=False),
    Column("game", String, nullable=False),
    Column("shipped", Boolean, nullable=False),
    Column("text", String, nullable=False),
    Column("added", Integer, nullable=False),
    Index("boxes_by_hash", "hash"),
)
"""The box files that tables were begun with, each once; `hash` is of what the rules read."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("checksum", Integer),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)
"""The logs: `data` is `perankh.table.entries.encode`; rows of before may lack a checksum."""

table_people = Table(
    "table_people",
    metadata,
    Column("person", String, nullable=False),
    Column("table_id", String, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("table_people_by_table", "table_id"),
    sqlite_with_rowid=False,
)
"""Who belongs to which table."""

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("account", String),
    Column("account_key", String, unique=True),
    Column("password_hash", String),
)
"""Guests, and those with an account; `account_key` is its name without regard to letter case."""

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("created", Integer, nullable=False),
    Column("expires", Integer, nullable=False),
    Column("browser", String, nullable=False, server_default=""),
    Index("sign_ins_by_expiry", "expires"),
    Index("sign_ins_by_person", "person"),
)
"""Browsers that the house knows."""

talk = Table(
    "talk",
    metadata,
    Column("table_id", String, nullable=False),
    Column("line", Integer, nullable=False),
    Column("time_ms", Integer, nullable=False),
    Column("person", String, nullable=False),
    Column("key", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("seat", Integer),
    PrimaryKeyConstraint("table_id", "line"),
    Index("talk_by_person", "table_id", "person", "line"),
    sqlite_with_rowid=False,
)
"""What people say at tables; the oldest lines go when there are too many."""

muted = Table(
    "muted",
    metadata,
    Column("table_id", String, nullable=False),
    Column("person", String, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
    sqlite_with_rowid=False,
)
"""Who may not talk at which table."""
