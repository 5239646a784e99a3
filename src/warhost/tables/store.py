"""Where tables are kept: SQLite in one file, or PostgreSQL shared by several server processes."""

from __future__ import annotations

import contextlib
import logging
import queue
import shutil
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.pool import QueuePool

from warhost.tables.errors import TableError, Unavailable, Unfit

T = TypeVar("T")
Work = Callable[[Connection], T]
Hear = Callable[[str, int], None]  # a table has changed: its id and revision; an empty id: any may have

CHANNEL: Final = "warhost"
BUSY: Final[int] = 30_000  # milliseconds to wait for another program that writes to the file
ROOM: Final = 16 * 1024 * 1024  # bytes of the disk without which nothing can be kept for long
BATCH: Final = 64  # writes that share one commit of SQLite
MIGRATION_LOCK: Final = 0x77617268  # any number, the same in all processes
DAMAGED: Final = (11, 26)  # SQLite's codes for a file that is corrupt, or no database
FAILURES: Final = (DBAPIError, NoneFree)  # what a database, or waiting for a line to it, may raise

logger: Final = logging.getLogger(__name__)


class Store:
    """Reads and writes in transactions. What `write` returns is on the disk."""

    def __init__(self, url: str | URL, pool: int = 8) -> None:
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError):
            raise Unfit("table-bad-database") from None
        self.shared: bool = parsed.get_backend_name() == "postgresql"
        if self.shared:
            parsed = parsed.set(drivername="postgresql+psycopg")
        elif parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
            raise Unfit("table-bad-database")
        self.url = parsed
        self.engine = self._engine(pool)
        # several questions of one reader must see the same moment; SQLite has it so anyway
        self._reader = self.engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else self.engine
        self._glancer = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        self.hearing = False  # whether changes by other processes reach us by themselves
        self._hear: Hear | None = None
        self._listener: threading.Thread | None = None
        self._closing = threading.Event()
        self._claim: IO[bytes] | None = None
        self.damaged = False  # what `inspect` found
        self._writer: _Writer | None = None
        self._news: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._announcer: threading.Thread | None = None
        if self.shared:
            self._announcer = threading.Thread(target=self._announce, name="warhost-announcer", daemon=True)
            self._announcer.start()
        else:
            self._writer = _Writer(self._engine(1), Path(parsed.database or "").absolute())

    @classmethod
    def at(cls, folder: Path) -> Store:
        """The SQLite file of a data folder, which is made if it is not there."""
        file = folder / "warhost.db"
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            file.touch(mode=0o600)  # it holds every hand, and the dice to come
        except OSError as error:
            raise Unfit("table-bad-folder", folder=str(folder), error=error.strerror or str(error)) from None
        return cls(URL.create("sqlite", database=str(file)))

    def _engine(self, pool: int) -> Engine:
        # hide_parameters: an error may reach a log, and parameters are tokens and secrets
        if self.shared:
            return create_engine(self.url, pool_size=pool, max_overflow=0, hide_parameters=True)
        engine = create_engine(
            self.url,
            poolclass=QueuePool,
            pool_size=pool,
            max_overflow=0,
            hide_parameters=True,
            connect_args={"check_same_thread": False},
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_immediate if pool == 1 else _begin)
        return engine

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
                    raise _unavailable(error) from None
        raise AssertionError

    def write(self, work: Work[T]) -> T:
        """Change things, all or nothing. On return the change is on the disk; on Unavailable it may be or not."""
        if self._writer is not None:
            return self._writer.write(work)
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except FAILURES as error:
            raise _unavailable(error) from None

    def demand_place(self) -> None:
        """Raise Unavailable if what is written now would be lost: SQLite's file was removed, or another put there."""
        if self._writer is not None:
            self._writer.demand_file()

    def claim(self) -> None:
        """Be the one server of a SQLite file until we close or die: a second would not hear what the first changes."""
        if self.shared:
            return
        file = Path(self.url.database or "").absolute().with_suffix(".lock")
        self._claim = _locked(file)

    # -- health

    def demand_health(self) -> None:
        """Raise Unavailable unless what is written now would be kept: by writing something."""
        if self.shared:
            self.write(lambda connection: connection.execute(text("SELECT txid_current()")).scalar())
            return
        self.demand_place()
        if self.damaged:
            raise Unavailable("table-damaged")
        if shutil.disk_usage(Path(self.url.database or "").absolute().parent).free < ROOM:
            raise Unavailable("table-disk-full")
        mark = text(f"PRAGMA user_version = {int(time.time()) & 0x7FFFFFFF}")  # a page that nothing else depends on
        self.write(lambda connection: connection.execute(mark))

    def inspect(self) -> bool:
        """Read the whole SQLite file anew, and note whether it is sound. Takes as long as that takes."""
        if self.shared:
            return True
        address = f"{Path(self.url.database or '').absolute().as_uri()}?mode=ro"
        try:
            with contextlib.closing(sqlite3.connect(address, uri=True, timeout=BUSY / 1000)) as line:
                (verdict,) = line.execute("PRAGMA quick_check(1)").fetchone()
                damaged = verdict != "ok"
        except sqlite3.Error as error:
            if not is_damage(error):
                return True  # locked, or gone: others find that out
            damaged = True
        if damaged and not self.damaged:
            logger.error("storage-failed", extra={"error": "damaged"})
        self.damaged = damaged
        return not damaged

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

    # -- news between processes

    def tell(self, table: str, revision: int) -> None:
        """After a write: let other processes know."""
        if self.shared:
            self._news.put(f"{table} {revision}")

    def _announce(self) -> None:
        """Pass news on, those that wait together.

        Not within the writes themselves: PostgreSQL lets transactions with news commit only one after the other, and
        each would wait for the disk. News that die with this process are made up for by `Hall.catch_up`.
        """
        statement = text(
            "SELECT set_config('synchronous_commit', 'off', true), pg_notify(:channel, news)"
            " FROM unnest(CAST(:news AS text[])) AS news"
        )
        waiting: list[str | None] = []
        while None not in waiting:
            waiting = [self._news.get()]
            with contextlib.suppress(queue.Empty):
                while True:
                    waiting.append(self._news.get_nowait())
            news = [one for one in waiting if one is not None]
            try:
                with self.engine.begin() as connection:
                    connection.execute(statement, {"channel": CHANNEL, "news": news})
            except FAILURES as error:
                _unavailable(error)

    def listen(self, hear: Hear) -> None:
        """Call `hear`, in a thread of its own, for every change that other processes commit."""
        self._hear = hear
        if self.shared:
            self._listener = threading.Thread(target=self._listen, name="warhost-news", daemon=True)
            self._listener.start()

    def _listen(self) -> None:
        import psycopg

        assert self._hear is not None
        target: Any = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._closing.is_set():
            try:
                with psycopg.connect(target, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.hearing = True
                    self._hear("", 0)  # news may have been missed while nobody listened
                    while not self._closing.is_set():
                        for news in connection.notifies(timeout=0.5):
                            table, _, revision = news.payload.partition(" ")
                            self._hear(table, int(revision))
            except psycopg.Error:
                self.hearing = False
                logger.warning("news-interrupted")
                self._closing.wait(1.0)

    def close(self) -> None:
        """Finish what is under way and let go of the database."""
        self._closing.set()
        if self._announcer is not None:
            self._news.put(None)
            self._announcer.join()
        if self._listener is not None:
            self._listener.join()
        if self._writer is not None:
            self._writer.close()
        self.engine.dispose()
        if self._claim is not None:
            self._claim.close()


def _locked(file: Path) -> IO[bytes]:
    """A file that the system holds for us: its lock goes with our process, however that ends."""
    try:
        held = file.open("ab+")
    except OSError as error:
        raise Unfit("table-bad-folder", folder=str(file.parent), error=error.strerror or str(error)) from None
    try:
        if sys.platform == "win32":
            import msvcrt

            held.seek(0)
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Unfit("table-folder-taken", folder=str(file.parent)) from None
    return held


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that a file is corrupt, or no database."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED


class _Writer:
    """SQLite has one writer at a time: a thread that gathers what is waiting into one commit, one write to the disk."""

    def __init__(self, engine: Engine, file: Path) -> None:
        self.engine = engine
        self.file = file
        self._mark: tuple[int, int] | None = None  # of the file we write to
        self.waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._gate = threading.Lock()  # nothing may queue up behind the end
        self.thread = threading.Thread(target=self._run, name="warhost-writer", daemon=True)
        self.thread.start()

    def write(self, work: Work[T]) -> T:
        job = _Job(work)
        with self._gate:
            if self._closed:
                raise Unavailable("table-storage")
            self.waiting.put(job)
        result: T = job.future.result()
        return result

    def close(self) -> None:
        with self._gate:
            self._closed = True
            self.waiting.put(None)
        self.thread.join()
        self.engine.dispose()

    def _run(self) -> None:
        while (job := self.waiting.get()) is not None:
            last = self._commit(job)
            if last:
                return

    def _commit(self, job: _Job) -> bool:
        """Carry out a job and those that wait behind it; true when the store is closing."""
        done = [job]
        last = False
        try:
            with self.engine.begin() as connection:
                self._carry_out(job, connection)
                while len(done) < BATCH and not self.waiting.empty():
                    following = self.waiting.get()
                    if following is None:
                        last = True
                        break
                    done.append(following)
                    self._carry_out(following, connection)
                self.demand_file()
        except BaseException as error:
            problem = _unavailable(error) if isinstance(error, (DBAPIError, _TakenBack)) else error
            for one in done:
                one.future.set_exception(problem)
            return last
        for one in done:
            one.finish()
        return last

    def demand_file(self) -> None:
        """The system goes on writing to a file that nobody will ever find again: better not to begin."""
        try:
            found = self.file.stat()
        except OSError as error:
            raise _gone(error) from None
        self._mark = self._mark or (found.st_dev, found.st_ino)
        if self._mark != (found.st_dev, found.st_ino):
            raise _gone(FileExistsError())

    def _carry_out(self, job: _Job, connection: Connection) -> None:
        job.run(connection)
        line: Any = connection.connection.driver_connection
        if not line.in_transaction:
            raise _TakenBack


class _TakenBack(Exception):
    """SQLite has rolled back everything since the last commit by itself, as it may when the disk is full."""


class _Job:
    """One write, which fails or succeeds alone though it shares a commit."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.future: Future[Any] = Future()
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except DBAPIError as error:
            self.error = _unavailable(error)
        except Exception as error:
            self.error = error

    def finish(self) -> None:
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _gone(error: OSError) -> TableError:
    logger.error("storage-failed", extra={"error": type(error).__name__})
    return Unavailable("table-file-gone")


def _unavailable(error: Exception) -> TableError:
    # The driver's own words may quote data; the kind of error is enough to find the cause.
    cause = getattr(error, "orig", None) or error
    kind = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or type(cause).__name__
    logger.error("storage-failed", extra={"error": kind})
    if is_damage(cause):
        return Unavailable("table-damaged")
    return Unavailable("table-storage")
