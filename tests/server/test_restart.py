"""A server that was killed: the next one takes its place at once, and its log stays readable."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.server.running import PATIENCE, Server, free_port, serving
from warhost.server import logs

LINUX = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")


def stopped_worker(server: Server) -> int:
    """The worker of two bots that play, made to stand still while a question waits for its answer."""
    visitor = server.visitor()
    at = f"/api/tables/{visitor.table('random', 'random')['table']}"
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    until = time.monotonic() + PATIENCE
    while visitor.get(at)["number"] < 3:
        assert time.monotonic() < until
    worker = int(children.read_text().split()[0])
    os.kill(worker, signal.SIGSTOP)
    numbers: list[int] = []
    while len(numbers) < 20 or len(set(numbers[-20:])) > 1:  # until the game goes on no more
        numbers.append(visitor.get(at)["number"])
        assert time.monotonic() < until
    return worker


@LINUX
def test_a_killed_server_leaves_port_and_folder_to_the_next_one(folder: Path) -> None:
    server = Server(folder, bot_seconds=PATIENCE).ready()
    try:
        worker = stopped_worker(server)  # as one that thinks for long: it does not notice that it is alone
        try:
            server.kill()
            server.start_again()
            assert server.visitor().get("/api/games")["games"]
        finally:
            os.kill(worker, signal.SIGKILL)
    finally:
        server.stop()


@LINUX
def test_a_worker_whose_server_was_killed_writes_nothing_into_its_log(folder: Path) -> None:
    server = Server(folder, bot_seconds=PATIENCE).ready()
    try:
        worker = stopped_worker(server)
        server.kill()
        os.kill(worker, signal.SIGCONT)  # it answers, and nobody is there
        status = Path(f"/proc/{worker}/stat")
        until = time.monotonic() + PATIENCE
        while status.exists() and status.read_text().split()[2] != "Z":
            assert time.monotonic() < until
            time.sleep(0.01)
        for line in server.log.read_text().splitlines():
            assert json.loads(line)
    finally:
        server.stop()


def test_a_second_server_on_the_same_folder_is_refused(
    warhost: Command, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "set_up", lambda: None)  # the log of this process belongs to the tests
    with serving(folder):
        words = warhost.refuses("serve", "--port", free_port(), "--data", folder)
        assert "Another server is already serving the tables" in words
        assert "0 tables" in warhost.does("tables", "list", "--data", folder)  # looking is allowed
    with serving(folder) as next_one:
        assert next_one.visitor().get("/api/games")["games"]
