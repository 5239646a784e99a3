"""A stranger's attempts: all refused cleanly, and the game goes on."""

from __future__ import annotations

import contextlib
import json
import select
import socket
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Opcode

from tests.server.running import COOKIE, PATIENCE, Server, Visitor, Wire, is_well, serving
from warhost.server.settings import Limits

LIMITS = Limits(
    calls=(1e9, 1_000_000),
    news=(1e9, 1_000_000),
    links=(1e9, 1_000_000),
    messages=(1.0, 40),  # so slow to come back that a busy machine is not slower
    choices=(50.0, 100),
    sockets=40,
    slow=1.0,
    excess=100,
    headers=2.0,
    upload=2.0,
    work=(1e9, 1_000_000),
)


ODD_OPTION = b'{"game": "battle_masters", "players": [{"kind": "me"}], "options": {"\\ud800": 1}}'


class Duel:
    """Anna and Berta play; whatever others try, they go on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.berta, self.stranger = server.visitor(), server.visitor(), server.visitor()
        made = self.anna.table("me", "open", salt="annas own salt")
        self.link = made["invitations"][0]["url"]
        self.berta.join(self.link, "Berta", "bertas own salt")
        self.table = made["table"]
        self.at = f"/api/tables/{self.table}"
        self.stranger.table("me", "open")  # a cookie of its own, for another table

    def turn(self) -> tuple[Visitor, int, dict[str, object]]:
        """Who is to choose, on which seat, and the state they see."""
        seat = self.anna.get(self.at)["turn"]
        who = (self.anna, self.berta)[seat]
        return who, seat, who.get(f"{self.at}/state", seat=seat)

    def goes_on(self) -> None:
        who, seat, state = self.turn()
        choices = state["choices"]
        assert isinstance(choices, list)
        done = who.post(f"{self.at}/choices", seat=seat, number=state["number"], choice=choices[0]["choice"])
        assert done["number"] == int(str(state["number"])) + 1


@pytest.fixture(scope="module")
def crowd() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as name, serving(Path(name), limits=LIMITS) as server:
        yield server
        # after all these attempts the log is quiet
        bad = [line["event"] for line in server.lines() if line["level"] in ("error", "critical")]
        assert [event for event in bad if event != "Invalid UTF-8 sequence received from client."] == []


@pytest.fixture
def duel(crowd: Server) -> Iterator[Duel]:
    duel = Duel(crowd)
    yield duel
    duel.goes_on()
    assert is_well(crowd.base)


# -- cookies


def test_no_cookie_and_another_cookie_see_no_table(duel: Duel) -> None:
    nobody = duel.server.visitor()
    forged = duel.server.visitor()
    forged.http.cookies.set(COOKIE, "A" * 22)
    for visitor in (nobody, forged, duel.stranger):
        for path in ("", "/state", "/moments/1", "/replay"):
            assert visitor.hidden(duel.at + path) == (404, "table-unknown")
        assert visitor.hidden(f"{duel.at}/state", seat=0) == (404, "table-unknown")
        assert visitor.hidden(f"{duel.at}/why", seat=0, choice="pass") == (404, "table-unknown")
        for path, body in (
            ("/choices", {"seat": 0, "number": 1, "choice": "pass"}),
            ("/undo", {"seat": 0}),
            ("/undo/ask", {"seat": 0}),
            ("/undo/answer", {"seat": 0, "yes": True}),
            ("/declare", {"seat": 0, "what": "concede"}),
            ("/chat", {"text": "hello"}),
            ("/seats/0", {"bot": "random"}),
            ("/seats/0", {"invite": True}),
            ("/spectate", {}),
            ("/leave", {}),
            ("/rematch", {}),
            ("/fork", {"number": 1}),
            ("/sit", {}),
        ):
            assert visitor.refused(duel.at + path, **body) == (404, "table-unknown"), path
        wire = visitor.socket(duel.table, 0)
        assert wire.closed() == 4404
        assert [message["error"]["key"] for message in wire.heard] == ["table-unknown"]


def test_the_other_seats_cookie_gives_no_eyes_and_no_hands(duel: Duel) -> None:
    for visitor, other in ((duel.anna, 1), (duel.berta, 0)):
        assert visitor.hidden(f"{duel.at}/state", seat=other)[0] == 403
        assert visitor.hidden(f"{duel.at}/moments/1", eyes=other)[0] == 403
        assert visitor.hidden(f"{duel.at}/why", seat=other, choice="pass")[0] == 403
        assert visitor.refused(f"{duel.at}/choices", seat=other, number=1, choice="pass")[0] == 403
        assert visitor.refused(f"{duel.at}/declare", seat=other, what="concede")[0] == 403
        assert visitor.refused(f"{duel.at}/seats/{other}", invite=True)[0] == 403
        assert visitor.hidden(f"{duel.at}/replay") == (409, "table-not-over")
        wire = visitor.socket(duel.table, other)
        assert wire.closed() == 4403
        mine = visitor.socket(duel.table, 1 - other)
        mine.state()
        answer = mine.ask(type="choose", seat=other, number=1, choice="pass")
        assert answer["error"]["key"] == "table-not-your-seat"


def test_a_seat_that_was_given_up_sees_nothing_more(duel: Duel) -> None:
    carl = duel.server.visitor()
    made = carl.table("me", "open", "open", options={"scenario": "plains", "teams": "1+2"})
    table = made["table"]
    dora, emil = duel.server.visitor(), duel.server.visitor()
    dora.join(made["invitations"][0]["url"])
    emil.join(made["invitations"][1]["url"])
    wire = dora.socket(table, 1)
    wire.state()
    dora.post(f"/api/tables/{table}/leave")
    assert wire.closed() == 4404
    assert wire.heard[-1]["type"] == "error"


# -- links


def test_a_used_invitation_and_a_guessed_one(duel: Duel) -> None:
    token = duel.link.partition("#")[2]
    assert duel.stranger.refused("/api/join", token=token, name="", salt="") == (410, "table-link-used")
    assert duel.stranger.refused("/api/join", token="A" * 22) == (404, "table-link-unknown")
    # what people paste into reports opens no seat
    assert duel.stranger.refused("/api/join", token=duel.table) == (404, "table-link-unknown")


# -- choices


def test_forged_and_stale_choices(duel: Duel) -> None:
    who, seat, state = duel.turn()
    path = f"{duel.at}/choices"
    choices = state["choices"]
    assert isinstance(choices, list)
    answer = who.http.post(path, json={"seat": seat, "number": 77, "choice": choices[0]["choice"]})
    assert (answer.status_code, answer.json()["error"]["key"], answer.json()["number"]) == (409, "table-stale", 1)
    assert who.refused(path, seat=seat, number=1, choice="dance")[0] == 422
    illegal = who.http.post(path, json={"seat": seat, "number": 1, "choice": "place a1"})
    assert illegal.status_code == 422
    assert illegal.json()["error"]["rule"].startswith("bm.")
    bodies: tuple[Any, ...] = (
        {"seat": seat, "number": -1, "choice": "pass"},
        {"seat": seat, "number": 10**30, "choice": "pass"},
        {"seat": -1, "number": 1, "choice": "pass"},
        {"seat": "0; DROP TABLE seats", "number": 1, "choice": "pass"},
        {"seat": seat, "number": 1, "choice": "x" * 5000},
        {"seat": seat, "number": 1, "choice": None},
        {"seat": seat, "number": 1.5, "choice": "pass"},
        {"seat": seat, "number": 1, "choice": "pass", "admin": True},
        {},
        [],
        "pass",
        None,
    )
    for body in bodies:
        answer = who.http.post(path, json=body)
        assert answer.status_code == 422, body
        assert answer.json()["error"]["key"] == "server-bad-request"


# -- origins


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_foreign_page_can_neither_post_nor_open_a_socket(duel: Duel, headers: dict[str, str]) -> None:
    answer = duel.anna.http.post(f"{duel.at}/declare", json={"seat": 0, "what": "concede"}, headers=headers)
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "server-foreign-origin")
    with pytest.raises(InvalidStatus) as caught:
        duel.anna.socket(duel.table, 0, headers=headers)
    assert caught.value.response.status_code == 403


def test_our_own_page_can(duel: Duel) -> None:
    headers = {"Origin": duel.server.base, "Sec-Fetch-Site": "same-origin"}
    assert duel.anna.http.post(f"{duel.at}/chat", json={"text": "hello"}, headers=headers).status_code == 200
    assert duel.anna.socket(duel.table, 0, headers=headers).state()["seat"] == 0


# -- sizes and rates


def test_a_message_of_a_megabyte_ends_the_socket(duel: Duel) -> None:
    wire = duel.anna.socket(duel.table, 0)
    wire.state()
    wire.connection.send(json.dumps({"type": "chat", "text": "x" * 1_000_000}))
    assert wire.closed() == 1009


def test_bodies_that_are_too_large(duel: Duel) -> None:
    large = {"text": "x" * 1_000_000}
    assert duel.anna.refused(f"{duel.at}/chat", **large) == (413, "server-too-large")

    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 4096

    answer = duel.anna.http.post(f"{duel.at}/chat", content=endless(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "server-too-large")


def test_five_hundred_messages_in_a_second(duel: Duel) -> None:
    wire = duel.anna.socket(duel.table, 0)
    wire.state()
    for number in range(500):
        try:
            wire.say(type="ping", id=number)
        except ConnectionClosed:
            break
    assert wire.closed() == 1008
    answered = [message for message in wire.heard if message["type"] == "pong"]
    assert len(answered) < 100
    assert 'warhost_refused_total{why="messages"}' in duel.anna.http.get("/metrics").text
    assert duel.anna.socket(duel.table, 0).state()["seat"] == 0  # one may come back


def test_a_flood_that_comes_at_one_stroke_is_told_why_it_is_closed(folder: Path) -> None:
    with serving(folder, limits=replace(Limits.none(), messages=Limits().messages)) as server:
        visitor = server.visitor()
        wire = visitor.socket(visitor.table("me", "me")["table"], 0)
        wire.state()
        ping = b'{"type":"ping"}'
        with contextlib.suppress(OSError):
            wire.connection.socket.sendall((bytes([0x81, 0x80 | len(ping), 0, 0, 0, 0]) + ping) * 5000)
        assert wire.closed() == 1008


def test_a_few_messages_too_many_are_told_so_and_forgiven(duel: Duel) -> None:
    wire = duel.anna.socket(duel.table, 0)
    wire.state()
    for number in range(60):
        wire.say(type="ping", id=number)
    told = wire.hear_until(lambda message: message["type"] == "error")
    assert told["error"]["key"] == "server-too-fast"
    while told.get("id") != "later":  # what is too much is not answered, until tokens have come back with time
        wire.say(type="ping", id="later")
        with contextlib.suppress(TimeoutError):
            told = wire.hear(1.0)


def test_too_many_sockets_of_one_address(duel: Duel) -> None:
    wires: list[Wire] = [duel.anna.socket(duel.table, 0)]

    def one_more() -> None:
        while len(wires) <= LIMITS.sockets:
            wires.append(duel.anna.socket(duel.table, 0))

    one_more()
    assert wires[-1].closed() == 1008
    for wire in wires:
        wire.close()
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:  # the places are free again once the server has noticed
        with contextlib.suppress(ConnectionClosed):
            wire = duel.anna.socket(duel.table, 0)
            wire.state()
            wire.close()
            return
    raise AssertionError("the places stay taken")


def test_a_slow_reader_is_dropped_and_can_come_back(duel: Duel) -> None:
    """A socket that never reads: its answers fill all buffers, then the server hangs up; nobody else waits."""
    host, port = "127.0.0.1", duel.server.settings.port
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, port))
    request = (
        f"GET /api/tables/{duel.table}/socket?seat=0 HTTP/1.1\r\nHost: {host}:{port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {COOKIE}={duel.anna.cookie}\r\n\r\n"
    )
    line.sendall(request.encode())
    dropped = 'warhost_dropped_total{why="slow"}'
    until = time.monotonic() + PATIENCE
    while dropped not in duel.anna.http.get("/metrics").text:
        assert time.monotonic() < until
        if duel.anna.get(duel.at)["number"] < 120:
            duel.goes_on()  # every change is a document that the slow one does not take
    line.close()
    assert duel.anna.socket(duel.table, 0).state()["seat"] == 0


# -- nonsense


def test_messages_that_cannot_be_read(duel: Duel) -> None:
    wire = duel.anna.socket(duel.table, 0)
    wire.state()
    for text in (
        "",
        "{",
        "null",
        "[]",
        '"choose"',
        '{"type": "conquer"}',
        '{"type": "choose"}',
        '{"type": "choose", "seat": 0, "number": 1, "choice": 7}',
        '{"type": "choose", "seat": 99, "number": 1, "choice": "pass"}',
        '{"type": "chat", "text": "\\ud800"}',
        '{"type": "ping", "id": {"a": 1}}',
        "[" * 5000,
        '{"type": "ping", "extra": 1}',
    ):
        wire.connection.send(text)
        answer = wire.hear_until(lambda message: message["type"] == "error")
        assert answer["error"]["key"] == "server-bad-message", text
    wire.connection.send(b"\x00\xff")
    assert wire.hear_until(lambda message: message["type"] == "error")["error"]["key"] == "server-bad-message"
    assert wire.ask(type="ping")["type"] == "pong"


def test_text_that_is_not_utf_8(duel: Duel) -> None:
    wire = duel.anna.socket(duel.table, 0)
    wire.state()
    with wire.connection.send_context():
        wire.connection.protocol.send_text(b"\xff\xfe{")
        assert Opcode.TEXT
    assert wire.closed() == 1007


def test_bodies_that_are_not_json(duel: Duel) -> None:
    for path in ("/api/tables", f"{duel.at}/choices", "/api/replays", "/api/replays/check", "/api/join"):
        for body in (b"", b"{", b"\xff\xfe", b"[" * 20_000, b'{"a": NaN}', b'"\\ud800"', b'{"\\ud800": 1}', ODD_OPTION):
            answer = duel.anna.http.post(path, content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 422), (path, body, answer.text)
            assert answer.json()["error"]["key"]


def test_letters_that_are_not_utf_8(duel: Duel) -> None:
    """In every call that takes a body."""
    calls = duel.anna.get("/api/openapi.json")["paths"]
    paths = [path for path in calls if "requestBody" in calls[path].get("post", {})]
    assert {"/api/replays", "/api/replays/check", "/api/tables/{table}/chat"} <= set(paths)
    for path in paths:
        at = path.format(table=duel.table, seat=0, absent=0, game="battle_masters", what="nothing")
        answer = duel.anna.http.post(at, content=b'{"text":"\xff"}', headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "server-not-text"), path


def test_asking_for_the_headers_alone(duel: Duel) -> None:
    for path in ("/", "/health", "/api/games", "/tables/x"):
        whole, alone = duel.anna.http.get(path), duel.anna.http.head(path)
        assert (alone.status_code, alone.content) == (whole.status_code, b"")
        assert alone.headers["content-length"] == whole.headers["content-length"]
    calls = duel.anna.get("/api/openapi.json")["paths"]
    for path in [path for path in calls if "get" in calls[path]]:
        at = path.format(table=duel.table, game="battle_masters", language="fr", number=1)
        asked = {"seat": "0", "choice": "pass", "token": "nothing"}
        whole, alone = duel.anna.http.get(at, params=asked), duel.anna.http.head(at, params=asked)
        assert (alone.status_code, alone.content) == (whole.status_code, b""), path
        assert alone.headers["content-type"] == whole.headers["content-type"]


# -- requests that do not come to their end


@pytest.mark.parametrize(
    "beginning",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET / HT"],
)
def test_headers_that_never_end(crowd: Server, beginning: bytes) -> None:
    with socket.create_connection(("127.0.0.1", crowd.settings.port), timeout=PATIENCE) as line:
        line.sendall(beginning)
        ended(line)


@pytest.mark.parametrize("path", ["/api/join", "/api/replays/check", "/"])
def test_a_body_that_never_ends(crowd: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", crowd.settings.port), timeout=PATIENCE) as line:
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{{"
        line.sendall(head.encode())
        answer = ended(line)
    if path != "/":  # where no body is expected none is waited for
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"server-too-slow" in answer


@pytest.mark.parametrize("path", ["/api/games", "/api/games/battle_masters/rules/en"])
def test_an_answer_that_is_never_read(crowd: Server, path: str) -> None:
    before = figure(crowd, 'warhost_dropped_total{why="unread"}')
    with contextlib.closing(unread(crowd, path)):
        until = time.monotonic() + PATIENCE
        while figure(crowd, 'warhost_dropped_total{why="unread"}') == before:
            assert time.monotonic() < until
            time.sleep(0.05)


def test_who_reads_nothing_or_sends_half_a_body_cannot_hold_up_a_stop(folder: Path) -> None:
    with serving(folder, limits=replace(Limits.none(), slow=PATIENCE, upload=PATIENCE)) as server:
        body = b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        with (
            contextlib.closing(unread(server, "/api/games/battle_masters/rules/en")) as deaf,
            socket.create_connection(("127.0.0.1", server.settings.port)) as late,
        ):
            late.sendall(body)
            assert select.select([deaf], [], [], PATIENCE)[0]  # the first answer is under way
            assert server.stop() == 0
    assert [line for line in server.lines() if line["level"] == "error"] == []  # nobody had to be cut off by force


def unread(server: Server, path: str) -> socket.socket:
    """Somebody who asks a thousand times and never reads an answer."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.settings.port))
    line.setblocking(False)
    line.send(f"GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n".encode() * 1000)
    return line


def figure(server: Server, name: str) -> float:
    """One of the figures the server gives, 0 before there is one."""
    lines = httpx2.get(server.base + "/metrics", verify=False).text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(name)), 0.0)


def ended(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65536):
            heard += part
    return heard


def test_odd_addresses(duel: Duel) -> None:
    for path in (
        "/api/",
        "/api/nothing",
        "/api/tables/%00",
        "/api/tables/..%2f..",
        "/../../etc/passwd",
        "/%2e%2e/secret",
    ):
        answer = duel.anna.http.get(path)
        assert answer.status_code == 404 or "<!doctype html>" in answer.text, path  # or the app's start page
        assert "root:" not in answer.text
    assert duel.anna.http.put("/api/tables").status_code == 405
    assert duel.anna.http.delete(duel.at).status_code == 405
    assert duel.anna.hidden("/api/games/chess/rules/en")[0] == 404
    assert duel.anna.hidden("/api/games/..%2F..%2Fetc/content")[0] == 404
