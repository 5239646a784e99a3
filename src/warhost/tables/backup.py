"""Copies of all tables, made while the server runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from warhost.tables.errors import TableError, Unfit
from warhost.tables.failures import is_damage
from warhost.tables.store import Store


class NotSaved(TableError):
    """The copy could not be made; nothing of it was left."""


def backup(store: Store, target: Path) -> int:
    """Write a whole and checked copy to a file that is not there yet; gives its size in bytes."""
    if target.exists():
        raise Unfit("cli-file-exists", file=str(target))
    draft = target.with_name(target.name + ".part")
    try:
        if store.shared:
            _dump(store, draft)
        else:
            _copy(Path(store.url.database or ""), draft)
        size = draft.stat().st_size
        draft.rename(target)
    except sqlite3.DatabaseError as error:
        if is_damage(error):  # what we write is new: it cannot be ours
            raise NotSaved("table-backup-damaged", file=store.url.database or "") from None
        raise NotSaved("cli-not-written", file=str(target), error=str(error)) from None
    except OSError as error:
        raise NotSaved("cli-not-written", file=str(target), error=error.strerror or str(error)) from None
    finally:
        draft.unlink(missing_ok=True)
    return size


def _copy(source: Path, draft: Path) -> None:
    """SQLite's own copying sees one moment, whatever is written meanwhile."""
    draft.unlink(missing_ok=True)
    draft.touch(mode=0o600)  # it holds the secrets of running games
    address = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as original, closing(sqlite3.connect(draft)) as copy:
        original.backup(copy)
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        copy.execute("PRAGMA journal_mode=DELETE")
    if verdict != "ok":
        raise NotSaved("table-backup-damaged", file=str(source))


def _dump(store: Store, draft: Path) -> None:
    """PostgreSQL's own program writes what pg_restore reads."""
    program = shutil.which("pg_dump")
    if program is None:
        raise Unfit("table-no-pg-dump")
    url = store.url.set(drivername="postgresql", password=None)
    environment = {**os.environ}
    if store.url.password is not None:
        environment["PGPASSWORD"] = str(store.url.password)  # not on the command line, where all can read it
    draft.touch(mode=0o600)
    run = subprocess.run(
        [program, "--format=custom", f"--file={draft}", url.render_as_string()],
        env=environment,
        capture_output=True,
        check=False,
    )
    if run.returncode != 0:
        raise NotSaved("table-pg-dump-failed", code=run.returncode)
