"""Tables and their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Add what tables need."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("turn", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("deleted", sa.Boolean, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "table_people",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("table_people_by_table", "table_people", ["table_id"])
