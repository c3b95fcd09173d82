"""What a person's browsers are called, so that they can be told apart in a list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """Add the name of the browser; the token against forged requests follows from the session's."""
    op.add_column("sign_ins", sa.Column("browser", sa.String, nullable=False, server_default=""))
    op.drop_column("sign_ins", "csrf")
    op.create_index("sign_ins_by_person", "sign_ins", ["person"])
