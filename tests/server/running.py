"""The words that tests of the server are written in: a server process, visitors with their cookies, sockets."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from warhost.server.messages import TO_VIEWER
from warhost.server.run import to_text
from warhost.server.settings import Limits, Settings

COOKIE = "warhost_guest"
STEADY = "tests.server.steady"
PATIENCE = 300.0  # seconds after which a test gives up; no test waits that long when all is well

_next_port = itertools.count(os.getpid() * 61)


def free_port() -> int:
    """A port that is ours: the system gives none below 32768 to others, and each test process has its own stretch."""
    while True:
        port = 12_000 + next(_next_port) % 20_000
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


def is_well(base: str) -> bool:
    """Whether a server answers; asked without the certificates that would take longer to read than the answer."""
    with contextlib.suppress(httpx2.TransportError):
        return httpx2.get(base + "/health", timeout=5, verify=False).status_code == 200
    return False


class Server:
    """A server in a process of its own; its log goes to a file."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        limits: Limits | None = None,
        program: str = "warhost.server.run",
        **more: Any,
    ) -> None:
        self.program = program
        self.settings = Settings(
            port=free_port(), data=folder, database=database, limits=limits or Limits.none(), **more
        )
        self.base = f"http://127.0.0.1:{self.settings.port}"
        self.log = folder / f"log-{self.settings.port}"
        self.visitors: list[Visitor] = []
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", self.program, to_text(self.settings)]
            return subprocess.Popen(command, stderr=log, stdout=log)

    def ready(self) -> Server:
        """Wait until it answers."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log.read_text()
            if is_well(self.base):
                return self
            time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def start_again(self) -> Server:
        self.process = self._start()
        return self.ready()

    def stop(self) -> int:
        """As a host would."""
        for visitor in self.visitors:
            visitor.close()
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(PATIENCE)

    def visitor(self) -> Visitor:
        self.visitors.append(Visitor(self.base))
        return self.visitors[-1]

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextlib.contextmanager
def serving(
    folder: Path,
    database: str = "",
    limits: Limits | None = None,
    program: str = STEADY,
    **more: Any,
) -> Iterator[Server]:
    """A server while it is needed; chance is the same at every run, unless another program is named."""
    server = Server(folder, database, limits, program, **more)
    try:
        yield server.ready()
    finally:
        server.stop()


class Visitor:
    """A browser: keeps its cookie, calls the API, opens sockets."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx2.Client(base_url=base, timeout=PATIENCE, verify=False)
        self.wires: list[Wire] = []

    @property
    def cookie(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, (path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Status and key of a call that must not succeed."""
        answer = self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]["key"]

    def hidden(self, path: str, **params: Any) -> tuple[int, str]:
        answer = self.http.get(path, params=params)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]["key"]

    def table(self, *players: str, salt: str = "salt", **more: Any) -> Any:
        """A table by its players: `me`, `open`, or a bot's level."""
        named = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in players]
        options = more.pop("options", {"scenario": "plains"})
        return self.post("/api/tables", game="battle_masters", options=options, players=named, salt=salt, **more)

    def join(self, url: str, name: str = "", salt: str = "salt") -> Any:
        return self.post("/api/join", token=url.partition("#")[2], name=name, salt=salt)

    def socket(
        self,
        table: str,
        seat: int | None = None,
        after: int = 0,
        headers: dict[str, str] | None = None,
        patience: float = PATIENCE,
    ) -> Wire:
        query = f"after={after}" + ("" if seat is None else f"&seat={seat}")
        address = self.base.replace("http", "ws") + f"/api/tables/{table}/socket?{query}"
        given = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        line = connect(
            address,
            additional_headers={**given, **(headers or {})},
            max_size=1 << 24,
            compression=None,
            open_timeout=patience,
            ping_interval=None,
        )
        self.wires.append(Wire(line, seat))
        return self.wires[-1]

    def close(self) -> None:
        for wire in self.wires:
            wire.close()
        self.http.close()


class Wire:
    """A socket with everything that came through it."""

    def __init__(self, opening: AbstractContextManager[ClientConnection], seat: int | None) -> None:
        self.opening = opening
        self.connection = opening.__enter__()
        self.seat = seat
        self.heard: list[dict[str, Any]] = []
        self._ids = 0

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(patience))
        TO_VIEWER.validate_python(message)  # nothing comes but what is described
        self.heard.append(message)
        return message

    def hear_until(self, wanted: Any) -> dict[str, Any]:
        while not wanted(message := self.hear()):
            pass
        return message

    def state(self) -> dict[str, Any]:
        """The next state that is told."""
        return self.hear_until(lambda message: message["type"] == "state")

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        self._ids += 1
        self.say(id=self._ids, **message)
        return self.hear_until(lambda answer: answer.get("id") == self._ids)

    def closed(self) -> int:
        """The code with which the server closes; what still comes before it is heard."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    def close(self) -> None:
        self.opening.__exit__(None, None, None)


class Player:
    """A person who plays over a socket, at random, and reconnects now and then."""

    def __init__(self, visitor: Visitor, table: str, seat: int | None, seed: int) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.seed = seed
        self.wire = visitor.socket(table, seat)
        self.heard: list[dict[str, Any]] = []
        self.number = 0
        self.reconnects = 0

    def reconnect(self) -> None:
        self.heard += self.wire.heard
        self.wire.close()
        self.wire = self.visitor.socket(self.table, self.seat, after=self.number)
        self.reconnects += 1

    def play(self, concede_at: int = 1_000_000_000, reconnect_every: int = 0) -> None:
        """Until the game is over."""
        next_break = reconnect_every
        conceded = False
        while True:
            message = self.wire.hear()
            if message["type"] == "error":
                assert message["error"]["key"] == "table-stale", message
            if message["type"] != "state":
                continue
            self.number = message["number"]
            if message["table"]["status"] == "over":
                self.heard += self.wire.heard
                self.wire.close()
                return
            if self.seat is not None and self.number >= concede_at and not conceded:
                conceded = True
                self.wire.say(type="declare", seat=self.seat, what="concede")
            elif message["choices"]:
                # told of a moment twice, because somebody came or went, one chooses the same again
                choice = random.Random(f"{self.seed} {self.number}").choice(message["choices"])["choice"]
                self.wire.say(type="choose", seat=self.seat, number=self.number, choice=choice, id=self.number)
            if reconnect_every and self.number >= next_break and not conceded:
                next_break = self.number + reconnect_every
                self.reconnect()
