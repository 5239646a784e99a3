"""A place for the databases of the server's tests, an evening with tables in it, and the host's command line."""

from __future__ import annotations

from tests.cli.conftest import warhost
from tests.tables.conftest import evening, folder

__all__ = ["evening", "folder", "warhost"]
