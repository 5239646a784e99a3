"""The layout of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()
BIG: Final = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up only what it calls INTEGER

guests: Final = Table(
    "guests",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of the cookie
    Column("created", Float, nullable=False),
    Column("mail", String(254)),
    Column("mail_confirmed", Boolean, nullable=False, default=False),
    Column("mail_token", String(64)),
    Column("language", String(2), nullable=False, default="en"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("pack", Text),
    Column("seats", Integer, nullable=False),
    Column("options", JSON(none_as_null=True), nullable=False),
    Column("title", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("number", Integer, nullable=False),  # of the last row of the log
    Column("revision", BIG, nullable=False),  # grows with every change: who writes names the one it saw
    Column("people", BigInteger, nullable=False, server_default="0"),  # the revision that last changed seats or chat
    Column("turn", Integer, nullable=False),  # the seat that decides, -1 for none
    Column("turn_since", Integer, nullable=False),  # the number at which that seat's turn began
    Column("moved", Float, nullable=False),  # time of the last row
    Column("deadline", Float),  # when the clock of that seat runs out
    Column("secret", LargeBinary, nullable=False),
    Column("position", JSON(none_as_null=True)),  # where the game begins, if not at its beginning
    Column("chance", JSON(none_as_null=True)),  # of an imported game; others draw from the secret
    Column("clock", JSON(none_as_null=True)),
    Column("patience", Integer),  # seconds a player who is away is waited for
    Column("owner", BIG, ForeignKey("guests.id"), nullable=False),
    Column("spectator", String(64), nullable=False, unique=True),  # SHA-256 of the link's token
    Column("asking", JSON(none_as_null=True)),  # an undo that waits for consent
    Column("calling", JSON(none_as_null=True)),  # whether a bot shall play for somebody who is away
    Column("result", JSON(none_as_null=True)),
    Column("created", Float, nullable=False),
    Column("rematch", String(22)),
    Column("forked", String(22)),
    Index("tables_by_status", "status", "turn"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_owner", "owner"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", BIG, ForeignKey("guests.id")),
    Column("level", String(32)),
    Column("name", Text),
    Column("salt", Text, nullable=False),
    Column("invitation", String(64), unique=True),  # SHA-256 of the link's token
    Column("invitation_used", Boolean, nullable=False),
    Column("noticed", Integer, nullable=False),  # the turn that was last told by mail or webhook
    Column("seen", Float, nullable=False, server_default="0"),  # when its person last closed the table
    Column("reminded", Float, nullable=False, server_default="0"),
    Index("seats_by_guest", "guest"),
)

spectators: Final = Table(
    "spectators",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("guest", BIG, ForeignKey("guests.id"), primary_key=True),
    Index("spectators_by_guest", "guest"),
)

log: Final = Table(
    "log",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("chance_at", BIG),  # numbers of secure chance used before this row
    Column("turn", Integer, nullable=False),  # the seat that decides after it, -1 for none
    Column("time", Float, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=True),
    Column("table", String(22), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Index("chat_by_table", "table", "id"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("doc", LargeBinary, nullable=False),  # zlib of JSON: position, views and log, for when the rules are gone
)

presence: Final = Table(
    "presence",
    metadata,
    Column("process", String(22), primary_key=True),
    Column("table", String(22), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: a spectator
    Column("until", Float, nullable=False),
    Index("presence_by_table", "table"),
)

__all__ = ["chat", "guests", "log", "metadata", "presence", "seats", "snapshots", "spectators", "tables"]
