"""SQLite as we use it: one file, held by one server, written by one thread that lets writes share a commit."""

from __future__ import annotations

import contextlib
import queue
import shutil
import sqlite3
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from warhost.tables.errors import Unavailable, Unfit
from warhost.tables.failures import file_gone, is_damage, unavailable

T = TypeVar("T")
Work = Callable[[Connection], T]

BUSY: Final[int] = 30_000  # milliseconds to wait for another program that writes to the file
ROOM: Final = 16 * 1024 * 1024  # bytes of the disk without which nothing can be kept for long
BATCH: Final = 64  # writes that share one commit


# -- the file


def make_file(folder: Path) -> Path:
    """The file of a data folder; both are made if they are not there."""
    file = folder / "warhost.db"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file.touch(mode=0o600)  # it holds every hand, and the dice to come
    except OSError as error:
        raise Unfit("table-bad-folder", folder=str(folder), error=error.strerror or str(error)) from None
    return file


def is_damaged(file: Path) -> bool | None:
    """Read the whole file anew, which takes its time; None if it is locked, or gone: others find that out."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=BUSY / 1000)) as line:
            (verdict,) = line.execute("PRAGMA quick_check(1)").fetchone()
            return bool(verdict != "ok")
    except sqlite3.Error as error:
        return True if is_damage(error) else None


def demand_room(file: Path) -> None:
    """Raise Unavailable when the disk is as good as full."""
    if shutil.disk_usage(file.parent).free < ROOM:
        raise Unavailable("table-disk-full")


def lock_file(file: Path) -> IO[bytes]:
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


# -- lines to it


def connect(url: URL, pool: int) -> Engine:
    """Lines to the file; a pool of one is for writing."""
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=pool,
        max_overflow=0,
        hide_parameters=True,  # an error may reach a log, and parameters are tokens and secrets
        connect_args={"check_same_thread": False},
    )
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin_immediate if pool == 1 else _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


# -- writing


class Writer:
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
            problem = unavailable(error) if isinstance(error, (DBAPIError, _TakenBack)) else error
            for one in done:
                one.future.set_exception(problem)
            return last
        for one in done:
            one.finish()
        return last

    def demand_file(self) -> None:
        """The system goes on writing to a file that nobody will ever find again: better not to begin."""
        try:
            now = self.file.stat()
        except OSError as error:
            raise file_gone(error) from None
        self._mark = self._mark or (now.st_dev, now.st_ino)
        if self._mark != (now.st_dev, now.st_ino):
            raise file_gone(FileExistsError())

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
            self.error = unavailable(error)
        except Exception as error:
            self.error = error

    def finish(self) -> None:
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)
