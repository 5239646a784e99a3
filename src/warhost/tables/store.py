"""Where tables are kept: SQLite in one file, or PostgreSQL shared by several server processes."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from warhost.tables import sqlite
from warhost.tables.announcing import Announcer, Hear
from warhost.tables.errors import Unavailable, Unfit
from warhost.tables.failures import FAILURES, unavailable

T = TypeVar("T")
Work = Callable[[Connection], T]

MIGRATION_LOCK: Final = 0x77617268  # any number, the same in all processes

logger: Final = logging.getLogger(__name__)


class Store:
    """Reads and writes in transactions. What `write` returns is on the disk."""

    def __init__(self, url: str | URL, pool: int = 8) -> None:
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError):
            raise Unfit("table-bad-database") from None
        self.shared: bool = parsed.get_backend_name() == "postgresql"
        self.engine: Engine
        self._reader: Engine
        self._glancer: Engine
        self._announcer: Announcer | None = None
        self._writer: sqlite.Writer | None = None
        self._claim: IO[bytes] | None = None
        self.damaged = False  # what `inspect` found
        self.url = parsed
        if self.shared:
            self.url = parsed.set(drivername="postgresql+psycopg")
            # hide_parameters: an error may reach a log, and parameters are tokens and secrets
            self.engine = create_engine(self.url, pool_size=pool, max_overflow=0, hide_parameters=True)
            # several questions of one reader must see the same moment; SQLite has it so anyway
            self._reader = self.engine.execution_options(isolation_level="REPEATABLE READ")
            self._glancer = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            self._announcer = Announcer(self.engine, self.url)
        elif parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
            raise Unfit("table-bad-database")
        else:
            self.engine = self._reader = self._glancer = sqlite.connect(self.url, pool)
            self._writer = sqlite.Writer(sqlite.connect(self.url, 1), self._file)

    @classmethod
    def at(cls, folder: Path) -> Store:
        """The SQLite file of a data folder, which is made if it is not there."""
        return cls(URL.create("sqlite", database=str(sqlite.make_file(folder))))

    @property
    def _file(self) -> Path:
        return Path(self.url.database or "").absolute()

    # -- transactions

    def read(self, work: Work[T]) -> T:
        """Look things up in one consistent moment."""
        return self._look(self._reader, work)

    def glance(self, work: Work[T]) -> T:
        """Ask one question, without the cost of a transaction."""
        return self._look(self._glancer, work)

    def _look(self, engine: Engine, work: Work[T]) -> T:
        for last in (False, True):
            try:
                with engine.begin() as connection:
                    return work(connection)
            except FAILURES as error:
                # a line that broke while idle is tried once more
                if last or not (isinstance(error, DBAPIError) and error.connection_invalidated):
                    raise unavailable(error) from None
        raise AssertionError

    def write(self, work: Work[T]) -> T:
        """Change things, all or nothing. On return the change is on the disk; on Unavailable it may be or not."""
        if self._writer is not None:
            return self._writer.write(work)
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except FAILURES as error:
            raise unavailable(error) from None

    def demand_place(self) -> None:
        """Raise Unavailable if what is written now would be lost: SQLite's file was removed, or another put there."""
        if self._writer is not None:
            self._writer.demand_file()

    def claim(self) -> None:
        """Be the one server of a SQLite file until we close or die: a second would not hear what the first changes."""
        if not self.shared:
            self._claim = sqlite.lock_file(self._file.with_suffix(".lock"))

    # -- health

    def demand_health(self) -> None:
        """Raise Unavailable unless tables can be read, and what is written now would be kept: both are tried."""
        self.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        if self.shared:
            self.write(lambda connection: connection.execute(text("SELECT txid_current()")).scalar())
            return
        self.demand_place()
        if self.damaged:
            raise Unavailable("table-damaged")
        sqlite.demand_room(self._file)
        mark = text(f"PRAGMA user_version = {int(time.time()) & 0x7FFFFFFF}")  # a page that nothing else depends on
        self.write(lambda connection: connection.execute(mark))

    def inspect(self) -> None:
        """Read the whole SQLite file anew, and note whether it is damaged."""
        damaged = None if self.shared else sqlite.is_damaged(self._file)
        if damaged and not self.damaged:
            logger.error("storage-failed", extra={"error": "damaged"})
        if damaged is not None:
            self.damaged = damaged

    # -- layout

    def migrate(self) -> None:
        """Bring the database to the newest layout. Several processes may do so at once; a newer one is refused."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))

        def upgrade(connection: Connection) -> None:
            if self.shared:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

        try:
            self.write(upgrade)
        except CommandError:
            raise Unfit("table-newer-database") from None

    # -- other processes

    @property
    def hearing(self) -> bool:
        """Whether changes by other processes reach us by themselves."""
        return self._announcer is not None and self._announcer.hearing

    def tell(self, table: str, revision: int) -> None:
        """After a write: let other processes know."""
        if self._announcer is not None:
            self._announcer.tell(table, revision)

    def listen(self, hear: Hear) -> None:
        """Call `hear`, in a thread of its own, for every change that other processes commit."""
        if self._announcer is not None:
            self._announcer.listen(hear)

    def close(self) -> None:
        """Finish what is under way and let go of the database."""
        if self._announcer is not None:
            self._announcer.close()
        if self._writer is not None:
            self._writer.close()
        self.engine.dispose()
        if self._claim is not None:
            self._claim.close()
