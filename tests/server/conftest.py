"""A place for the databases of the server's tests."""

from __future__ import annotations

from tests.tables.conftest import folder

__all__ = ["folder"]
