"""A place for the databases of the server's tests, and their luck."""

from __future__ import annotations

from tests.tables.conftest import folder, luck

__all__ = ["folder", "luck"]
