"""People, their accounts and their browsers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Add what people need."""
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("account", sa.String),
        sa.Column("account_key", sa.String, unique=True),
        sa.Column("password_hash", sa.String),
    )
    op.create_table(
        "sign_ins",
        sa.Column("token_hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("csrf", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
    )
    op.create_index("sign_ins_by_expiry", "sign_ins", ["expires"])
