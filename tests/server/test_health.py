"""Whether a server says that it is well: only if it could keep what it is told."""

from __future__ import annotations

import resource
import sqlite3
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.server.running import PATIENCE, Server, serving
from tests.tables.evening import Evening, new_store
from warhost.tables import backup as copying
from warhost.tables import sqlite
from warhost.tables.errors import Unavailable


def becomes(server: Server, status: int, key: str | None = None) -> None:
    """Ask until the answer is this one."""
    visitor = server.visitor()
    until = time.monotonic() + PATIENCE
    while (answer := visitor.http.get("/health")).status_code != status:
        assert time.monotonic() < until, answer.text
        time.sleep(0.05)
    if key is not None:
        assert answer.json()["error"]["key"] == key


def test_a_server_that_cannot_write_is_not_well_and_recovers(folder: Path) -> None:
    with serving(folder) as server:
        server.visitor().table("me", "me")
        becomes(server, 200)
        whole = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, whole[1]))  # as on a full disk
        becomes(server, 503, "table-storage")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, whole)
        becomes(server, 200)


def test_a_file_that_is_damaged_under_a_running_server_is_noticed(folder: Path) -> None:
    with serving(folder) as server:
        server.visitor().table("me", "me")
        with sqlite3.connect(folder / "warhost.db") as line:
            line.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        line.close()
        damage(folder)
        becomes(server, 503, "table-damaged")


def damage(folder: Path) -> None:
    """Write over the pages of the chat's index: nothing that is read by the way."""
    file = folder / "warhost.db"
    with sqlite3.connect(file) as line:
        (page,) = line.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat_by_table'").fetchone()
        (size,) = line.execute("PRAGMA page_size").fetchone()
    line.close()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xa5" * size)


def test_a_disk_without_room_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = new_store(folder)
    store.demand_health()
    monkeypatch.setattr(sqlite, "ROOM", 1 << 62)
    with pytest.raises(Unavailable, match="disk is full"):
        store.demand_health()
    store.close()


def test_a_backup_of_damaged_tables_blames_the_tables(
    warhost: Command, evening: Evening, folder: Path, tmp_path: Path
) -> None:
    evening.duel()
    with sqlite3.connect(folder / "warhost.db") as line:
        line.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    line.close()
    damage(folder)
    words = warhost.refuses("backup", tmp_path / "copy.db", "--data", folder)
    assert f"{folder / 'warhost.db'} are damaged" in words
    (folder / "warhost.db").write_bytes(b"this is no database" * 1000)
    words = warhost.refuses("backup", tmp_path / "copy.db", "--data", folder)
    assert f"{folder / 'warhost.db'} are damaged" in words
    assert list(tmp_path.iterdir()) == []


def test_a_backup_onto_a_full_disk_says_so(
    warhost: Command, evening: Evening, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    evening.duel()
    monkeypatch.setattr(copying, "_copy", full)
    assert "disk is full" in warhost.refuses("backup", tmp_path / "copy.db", "--data", folder)
