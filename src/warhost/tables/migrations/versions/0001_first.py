"""The first layout."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=True),
        sa.Column("mail_confirmed", sa.Boolean(), nullable=False),
        sa.Column("mail_token", sa.String(length=64), nullable=True),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token"),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(length=22), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("process", "table", "seat"),
    )
    op.create_index("presence_by_table", "presence", ["table"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("content", sa.String(length=64), nullable=False),
        sa.Column("pack", sa.Text(), nullable=True),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("revision", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("turn_since", sa.Integer(), nullable=False),
        sa.Column("moved", sa.Float(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("position", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("chance", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("clock", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("owner", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("spectator", sa.String(length=64), nullable=False),
        sa.Column("asking", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("rematch", sa.String(length=22), nullable=True),
        sa.Column("forked", sa.String(length=22), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner"],
            ["guests.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("spectator"),
    )
    op.create_index("tables_by_deadline", "tables", ["deadline"], unique=False)
    op.create_index("tables_by_owner", "tables", ["owner"], unique=False)
    op.create_index("tables_by_status", "tables", ["status", "turn"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("chat_by_table", "chat", ["table", "id"], unique=False)
    op.create_table(
        "log",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("chance_at", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("guest", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("level", sa.String(length=32), nullable=True),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("salt", sa.Text(), nullable=False),
        sa.Column("invitation", sa.String(length=64), nullable=True),
        sa.Column("invitation_used", sa.Boolean(), nullable=False),
        sa.Column("noticed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"],
            ["guests.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "seat"),
        sa.UniqueConstraint("invitation"),
    )
    op.create_index("seats_by_guest", "seats", ["guest"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("doc", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_table(
        "spectators",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("guest", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"],
            ["guests.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "guest"),
    )
    op.create_index("spectators_by_guest", "spectators", ["guest"], unique=False)


def downgrade() -> None:
    op.drop_index("spectators_by_guest", table_name="spectators")
    op.drop_table("spectators")
    op.drop_table("snapshots")
    op.drop_index("seats_by_guest", table_name="seats")
    op.drop_table("seats")
    op.drop_table("log")
    op.drop_index("chat_by_table", table_name="chat")
    op.drop_table("chat")
    op.drop_index("tables_by_status", table_name="tables")
    op.drop_index("tables_by_owner", table_name="tables")
    op.drop_index("tables_by_deadline", table_name="tables")
    op.drop_table("tables")
    op.drop_index("presence_by_table", table_name="presence")
    op.drop_table("presence")
    op.drop_table("guests")
