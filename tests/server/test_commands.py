"""The commands of a host: backup, tables, verify, serve."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import text, update

from tests.cli.conftest import Command
from tests.postgres import Postgres
from tests.server.running import PATIENCE, free_port, is_well
from tests.tables.evening import Evening, Sitting
from warhost.server import logs
from warhost.tables import archive, playing, schema
from warhost.tables.store import Store


@pytest.fixture
def warhost(tmp_path: Path) -> Command:
    return Command(tmp_path / "home")


@pytest.fixture
def evening(folder: Path) -> Iterator[Evening]:
    evening = Evening.at(folder)
    yield evening
    evening.hall.close()


def finished(evening: Evening) -> Sitting:
    table, _, berta = evening.duel()
    table.random(60, seed=2)
    playing.declare(evening.hall, table.live, berta, 1, "concede")
    return table


# -- tables


def test_tables_are_listed_and_shown(warhost: Command, evening: Evening, folder: Path) -> None:
    table = finished(evening)
    evening.duel()
    told = warhost.does("tables", "list", "--data", folder)
    assert table.made.table in told
    assert "2 tables" in told
    one = warhost.does("tables", "show", table.made.table, "--data", folder)
    assert "Seat 2: Berta" in one
    assert str(table.live.head.commitment) in one
    assert table.live.head.secret.hex() not in one
    assert "no such table" in warhost.refuses("tables", "show", "nothing", "--data", folder)


def test_verify_tables_after_an_upgrade(warhost: Command, evening: Evening, folder: Path) -> None:
    table, _, _ = evening.duel()
    table.random(30)
    assert "Play the same: 1; would change: 0" in warhost.does("tables", "verify", "--data", folder)
    here = (schema.log.c.table == table.made.table) & (schema.log.c.number == 12)
    wrong = update(schema.log).where(here).values(text="dance")
    evening.hall.store.write(lambda connection: connection.execute(wrong).rowcount)
    result = warhost("tables", "verify", "--data", folder)
    assert result.exit_code == 1
    assert table.made.table in result.stdout
    assert "would change at row 12" in result.stdout


def test_where_there_are_no_tables(warhost: Command, tmp_path: Path) -> None:
    for words in (["tables", "list"], ["tables", "verify"], ["backup", tmp_path / "x"]):
        assert "There are no tables" in warhost.refuses(*words, "--data", tmp_path / "nowhere")
    assert not (tmp_path / "nowhere").exists()
    assert "not a database" in warhost.refuses("tables", "list", "--database", "nonsense")


# -- backup


def test_a_backup_is_whole_and_can_be_served(warhost: Command, evening: Evening, folder: Path, tmp_path: Path) -> None:
    table = finished(evening)
    file = tmp_path / "copy" / "warhost.db"
    file.parent.mkdir()
    assert "all tables" in warhost.does("backup", file, "--data", folder)
    assert file.stat().st_mode & 0o077 == 0  # it holds secrets
    again = evening.another_hall(Store.at(file.parent))
    assert again.open(table.made.table).number == table.number
    again.close()
    assert "exists already" in warhost.refuses("backup", file, "--data", folder)
    assert "cannot be written" in warhost.refuses("backup", tmp_path / "no" / "where", "--data", folder)
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".part") == []


def test_a_backup_before_an_upgrade_opens_with_the_older_version(
    warhost: Command, evening: Evening, folder: Path, tmp_path: Path
) -> None:
    finished(evening)
    older = text("UPDATE alembic_version SET version_num = '0001'")
    evening.hall.store.write(lambda connection: connection.execute(older).rowcount)
    file = tmp_path / "50% of all? #1.db"
    warhost.does("backup", file, "--data", folder)
    for database in (file, folder / "warhost.db"):
        with sqlite3.connect(database) as copy:
            assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        copy.close()


def test_a_backup_of_postgresql(
    warhost: Command, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{postgres.programs}{os.pathsep}{os.environ['PATH']}")
    database = postgres.database("saved")
    store = Store(database)
    store.migrate()
    table, _, _ = Evening(store).duel()
    file = tmp_path / "saved.dump"
    warhost.does("backup", file, "--database", database)
    listed = subprocess.run(
        [postgres.programs / "pg_restore", "--list", file], capture_output=True, text=True, check=True
    )
    assert "TABLE DATA public log" in listed.stdout
    monkeypatch.setenv("PATH", "/nowhere")
    assert shutil.which("pg_dump") is None
    assert "pg_dump" in warhost.refuses("backup", tmp_path / "other", "--database", database)
    assert table.number == 1
    store.close()


# -- dice


def test_verify_a_replay(warhost: Command, evening: Evening, tmp_path: Path) -> None:
    table = finished(evening)
    while "pass" not in archive.export(table.live, table.owner).choices:  # secure dice: nobody knows before
        table = finished(evening)
    file = tmp_path / "game.json"
    archive.export(table.live, table.owner).save(file)
    told = warhost.does("verify", file, "--commitment", table.live.head.commitment, "--salt", "1=my salt")
    assert "The dice are in order." in told
    assert str(table.live.head.commitment) in told

    doc: dict[str, Any] = json.loads(file.read_text())
    number = next(i for i, text in enumerate(doc["choices"]) if text == "pass")
    state = table.course.before(number)
    doc["choices"][number] = next(text for text in map(state.notation, state.legal()) if text != "pass")
    file.write_text(json.dumps(doc))
    doctored = warhost("verify", file)
    assert doctored.exit_code == 1
    assert f"at choice {number + 1}" in " ".join(doctored.stdout.split())
    refused = warhost.refuses("verify", file, "--salt", "pepper")
    assert refused.startswith("Error: “pepper”")  # it is not the file that is wrong
    assert "SEAT=SALT" in refused
    assert "cannot be read" in warhost.refuses("verify", tmp_path / "nothing.json")


def test_verify_a_replay_with_plain_dice(warhost: Command, tmp_path: Path) -> None:
    from warhost import Replay, load

    replay, state = Replay.new(load("battle_masters", content=""), seed=4, scenario="quick_start")
    for _ in range(20):
        replay.play(state, state.legal()[0])
    file = tmp_path / "plain.json"
    replay.save(file)
    assert "plain dice" in warhost.does("verify", file)


# -- serve


def test_what_cannot_be_served(warhost: Command, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "set_up", lambda: None)  # the log of this process belongs to the tests
    port, data = ["--port", free_port()], ["--data", folder]
    assert "--port" in warhost.refuses("serve", "--port", "http")
    assert "public address" in warhost.refuses("serve", "--public-url", "games")
    for database in ([], ["--database", f"sqlite:///{folder}/warhost.db"]):
        assert "PostgreSQL" in warhost.refuses("serve", "--processes", "2", *database)
    nowhere = ["--database", "postgresql://anna:hidden@127.0.0.1:1/none"]
    for processes in ("1", "2"):
        message = warhost.refuses("serve", *port, *data, *nowhere, "--processes", processes)
        assert "cannot be reached" in message
        assert "hidden" not in message
    with socket.create_server(("127.0.0.1", 0)) as taken:
        busy = ["--port", taken.getsockname()[1]]
        assert "another program is listening there" in warhost.refuses("serve", *busy, *data)
    (folder / "file").touch()
    assert "cannot be kept in" in warhost.refuses("serve", *port, "--data", folder / "file")
    assert "nowhere" in warhost.refuses("serve", *port, *data, WARHOST_CONTENT="nowhere")
    (folder / "warhost.db").write_text("a shopping list " * 1000)
    assert "damaged" in warhost.refuses("serve", *port, *data)
    assert "damaged" in warhost.refuses("tables", "list", *data)
    assert "damaged" in warhost.refuses("backup", folder / "copy", *data)


def run(words: list[str], base: str) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "warhost", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert process.poll() is None, process.communicate()
        if is_well(base):
            return process
        time.sleep(0.05)
    raise AssertionError


def test_serve_and_stop(tmp_path: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    process = run(["serve", "--port", str(port), "--data", str(tmp_path / "data"), "--lang", "fr"], base)
    assert (tmp_path / "data" / "warhost.db").exists()
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
    process.send_signal(signal.SIGTERM)
    out, log = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert f"En service à {base}" in out
    events = [json.loads(line) for line in log.splitlines()]
    assert [event["event"] for event in events if event["from"] == "warhost.server.run"] == ["serving", "stopped"]


def servers_of(process: subprocess.Popen[str], but: frozenset[int] = frozenset()) -> set[int]:
    """The two that serve, once they have been started; not counting some."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        found = {int(child) for child in children if serves(child)} - but
        if len(found) == 2:
            return found
        time.sleep(0.05)
    raise AssertionError("there are not two that serve")


def serves(child: str) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    except OSError:  # it has just ended
        return False


def test_when_the_first_of_several_processes_is_killed_the_port_is_free_again(
    tmp_path: Path, postgres: Postgres
) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    words = ["serve", "--port", str(port), "--data", str(tmp_path), "--processes", "2"]
    process = run([*words, "--database", postgres.database("orphans")], base)
    servers_of(process)
    process.kill()
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.05)
        else:
            break
    _, log = process.communicate(timeout=PATIENCE)  # until nobody holds it open
    events = [json.loads(line)["event"] for line in log.splitlines()]
    assert events.count("stopped") == events.count("serving") >= 1  # one that has not begun has nothing to end


def test_serve_in_two_processes_and_one_that_dies_is_replaced(tmp_path: Path, postgres: Postgres) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    words = ["serve", "--port", str(port), "--data", str(tmp_path), "--processes", "2"]
    process = run([*words, "--database", postgres.database("together")], base)
    victim = min(servers_of(process))
    os.kill(victim, signal.SIGKILL)
    for _ in range(20):
        assert httpx2.get(base + "/api/games", timeout=PATIENCE, verify=False).status_code == 200
    servers_of(process, but=frozenset({victim}))  # somebody took the place of the one who died
    process.send_signal(signal.SIGTERM)
    _, log = process.communicate(timeout=PATIENCE)
    events = [json.loads(line)["event"] for line in log.splitlines() if line.startswith("{")]
    assert "process-died" in events
