"""What people say at tables, apart from the logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    """Add the talk; what was said before stays in the logs, where it was kept."""
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("time_ms", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "line"),
        sqlite_with_rowid=False,
    )
    op.create_index("talk_by_person", "talk", ["table_id", "person", "line"])
    op.create_table(
        "muted",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
        sqlite_with_rowid=False,
    )
