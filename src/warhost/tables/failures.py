"""What a database may fail with, in our own words."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree

from warhost.tables.errors import TableError, Unavailable

DAMAGED: Final = (11, 26)  # SQLite's codes for a file that is corrupt, or no database
FAILURES: Final = (DBAPIError, NoneFree)  # what a database, or waiting for a line to it, may raise

logger: Final = logging.getLogger(__name__)


def unavailable(error: Exception) -> TableError:
    # The driver's own words may quote data; the kind of error is enough to find the cause.
    cause = getattr(error, "orig", None) or error
    kind = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or type(cause).__name__
    logger.error("storage-failed", extra={"error": kind})
    if is_damage(cause):
        return Unavailable("table-damaged")
    return Unavailable("table-storage")


def file_gone(error: OSError) -> TableError:
    logger.error("storage-failed", extra={"error": type(error).__name__})
    return Unavailable("table-file-gone")


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that a file is corrupt, or no database."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED
