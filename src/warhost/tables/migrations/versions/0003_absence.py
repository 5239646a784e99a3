"""How long a table waits for whoever is away, whom it asks, when each person was last seen and reminded."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

DAY = 86400  # what the people of older tables, who agreed on nothing, are waited for


def upgrade() -> None:
    op.add_column("tables", sa.Column("patience", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("calling", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("seats", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("reminded", sa.Float(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE tables SET patience = :day").bindparams(day=DAY))
    op.execute(sa.text("UPDATE seats SET seen = :now").bindparams(now=time.time()))


def downgrade() -> None:
    op.drop_column("seats", "reminded")
    op.drop_column("seats", "seen")
    op.drop_column("tables", "calling")
    op.drop_column("tables", "patience")
