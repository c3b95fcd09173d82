"""Boxes that tables go on with, what lists show of a table, and checksums of entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Add them; tables of before are summed up when they are listed, their entries stay without."""
    op.create_table(
        "boxes",
        sa.Column("file_hash", sa.String, primary_key=True),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("shipped", sa.Boolean, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("added", sa.Integer, nullable=False),
    )
    op.create_index("boxes_by_hash", "boxes", ["hash"])
    op.add_column("tables", sa.Column("summary", sa.String))
    op.add_column("tables", sa.Column("standing", sa.String))
    op.add_column("entries", sa.Column("checksum", sa.Integer))
