"""Acts: the same by call and by socket, with the same limits, the same answer and the same refusal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.tables.evening import new_store
from warhost import load
from warhost.server.app import Application
from warhost.server.messages import TO_SERVER, TO_VIEWER
from warhost.server.settings import Limits, Settings
from warhost.tables.hall import Hall

PATHS = {
    "choose": "choices",
    "undo": "undo",
    "ask_undo": "undo/ask",
    "answer_undo": "undo/answer",
    "declare": "declare",
    "chat": "chat",
    "call_in": "seats/{absent}/call",
    "remind": "seats/{absent}/remind",
}


class Table:
    """A table at which one guest plays both seats, with a socket open."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        body = {"game": "battle_masters", "players": [{"kind": "me"}, {"kind": "me"}], "salt": "s"}
        self.at = f"/api/tables/{client.post('/api/tables', json=body).json()['table']}"
        self.seat: int = self.state()["table"]["turn"]

    def state(self, **params: int) -> Any:
        return self.client.get(f"{self.at}/state", params=params).json()

    def choice(self) -> dict[str, Any]:
        seat = self.state()["table"]["turn"]
        state = self.state(seat=seat)
        return {"seat": seat, "number": state["number"], "choice": state["choices"][0]["choice"]}

    def by_call(self, kind: str, **fields: Any) -> Any:
        """The answer, without the status: a call says by that what a socket says by the type."""
        if kind == "why":
            return self.client.get(f"{self.at}/why", params=fields).json()
        path = PATHS[kind].format(**fields)
        body = {name: value for name, value in fields.items() if f"{{{name}}}" not in PATHS[kind]}
        return self.client.post(f"{self.at}/{path}", json=body).json()

    def by_socket(self, kind: str, **fields: Any) -> Any:
        with self.client.websocket_connect(f"{self.at}/socket?seat={self.seat}") as wire:
            wire.send_json({"type": kind, "id": "mine", **fields})
            while True:
                heard: dict[str, Any] = wire.receive_json()
                TO_VIEWER.validate_python(heard)
                if heard.get("id") == "mine":
                    return heard


@pytest.fixture
def table(folder: Path) -> Iterator[Table]:
    settings = Settings(data=folder, limits=Limits.none(), bot_workers=0)
    application = Application(settings, Hall(new_store(folder), load=lambda name: load(name, content="")))
    with TestClient(application.asgi) as client:
        yield Table(client)


def test_a_choice_has_the_same_answer_by_call_and_by_socket(table: Table) -> None:
    asked = table.choice()
    done = {"type": "done", "number": asked["number"] + 1}
    assert table.by_call("choose", **asked) == {**done, "id": None, "repeated": False}
    assert table.by_socket("choose", **asked) == {**done, "id": "mine", "repeated": True}


def test_why_has_the_same_answer_by_call_and_by_socket(table: Table) -> None:
    asked = {"seat": table.seat, "choice": "place a1"}
    called = table.by_call("why", **asked)
    assert called["reason"]["rule"]
    assert table.by_socket("why", **asked) == {**called, "id": "mine"}


def test_what_is_done_is_answered_by_the_number_of_the_table(table: Table) -> None:
    for kind, fields in (("chat", {"text": "hello"}), ("declare", {"seat": 0, "what": "draw"})):
        answer = table.by_socket(kind, **fields)
        assert answer == {"type": "done", "id": "mine", "number": table.state()["number"], "repeated": False}, kind
    assert table.by_call("declare", seat=0, what="concede")["number"] == table.state()["number"]


@pytest.mark.parametrize(
    ("kind", "fields", "key"),
    [
        ("choose", {"number": 9000, "choice": "pass"}, "table-stale"),
        ("undo", {"to": 7000}, "table-undo"),
        ("ask_undo", {"to": 7000}, "table-undo-not-there"),
        ("answer_undo", {"yes": True}, "table-undo-not-asked"),
        ("declare", {"what": "victory"}, ""),
        ("call_in", {"absent": 40}, "table-no-such-seat"),
        ("remind", {"absent": 40}, "table-no-such-seat"),
    ],
)
def test_what_is_refused_is_refused_alike(table: Table, kind: str, fields: dict[str, Any], key: str) -> None:
    called = table.by_call(kind, seat=table.seat, **fields)
    assert called["error"]["key"].startswith(key)
    told = table.by_socket(kind, seat=table.seat, **fields)
    assert told == {"type": "error", "id": "mine", **called}


def test_a_seat_is_taken_again_by_socket_too(table: Table) -> None:
    table.client.post(f"{table.at}/seats/{table.seat}", json={"bot": "random"})
    assert table.state()["table"]["mine"] == [1 - table.seat]
    assert table.by_socket("come_back", seat=table.seat)["type"] == "done"
    assert table.state()["table"]["mine"] == [0, 1]


def test_the_waiting_room_is_told_who_comes(table: Table) -> None:
    players = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "battle_masters", "players": players, "options": {"teams": "1+2"}, "salt": "s"}
    at = f"/api/tables/{table.client.post('/api/tables', json=body).json()['table']}"
    with table.client.websocket_connect(f"{at}/socket?seat=0") as wire:
        first = wire.receive_json()
        assert (first["type"], first["table"]["status"], first["view"]) == ("state", "open", None)
        table.client.post(f"{at}/seats/1", json={"bot": "random"})
        while (heard := wire.receive_json())["table"]["seats"][1]["kind"] == "open":
            assert heard["type"] in ("state", "table")
        assert (heard["type"], heard["table"]["status"]) == ("table", "open")
        table.client.post(f"{at}/seats/2", json={"bot": "random"})
        while (heard := wire.receive_json())["table"]["status"] == "open":
            pass
        assert (heard["type"], heard["number"]) == ("state", 1)


def test_every_act_is_described_for_other_clients(table: Table) -> None:
    schemas = table.client.get("/api/openapi.json").json()["components"]["schemas"]
    said = schemas["ToServer"]["discriminator"]["mapping"]
    assert {*PATHS, "why", "come_back", "ping"} == set(said)
    told = schemas["ToViewer"]["discriminator"]["mapping"]
    assert set(told) == {"state", "table", "chat", "done", "why", "pong", "error"}
    for reference in (*said.values(), *told.values()):
        assert reference.rpartition("/")[2] in schemas
    with pytest.raises(ValueError, match="string_type"):
        TO_SERVER.validate_json('{"type": "choose", "seat": 0, "number": 1, "choice": 7}')
