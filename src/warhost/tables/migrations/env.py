"""Alembic's entry: brings the database that Store hands over to the newest layout."""

from __future__ import annotations

from alembic import context

from warhost.tables.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
