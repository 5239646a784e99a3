"""Planted secrets: whatever is played, asked and broken, they are in no log line and in nobody else's answers."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import select

from tests.server.running import COOKIE, PATIENCE, Visitor, serving
from warhost.tables import schema
from warhost.tables.store import Store


class Listener(httpx2.Client):
    """Keeps every answer's head and body."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.bodies: list[str] = []

    def send(self, request: httpx2.Request, **more: Any) -> httpx2.Response:
        answer = super().send(request, **more)
        answer.read()
        cookie = answer.headers.get("set-cookie", "")
        head = "\n".join(f"{name}: {value}" for name, value in answer.headers.items() if value != cookie)
        self.bodies.append(head + "\n" + answer.text)
        return answer


def listening(visitor: Visitor) -> Visitor:
    visitor.http.close()
    visitor.http = Listener(base_url=visitor.base, timeout=PATIENCE)
    return visitor


def heard(*visitors: Visitor) -> str:
    found: list[str] = []
    for visitor in visitors:
        assert isinstance(visitor.http, Listener)
        found += visitor.http.bodies
        found += [repr(message) for wire in visitor.wires for message in wire.heard]
    return "\n".join(found)


def test_planted_secrets_stay_where_they_are(tmp_path: Path) -> None:
    password = secrets.token_hex(8)
    smtp = f"smtp://user:{password}@127.0.0.1:1"
    with serving(tmp_path, smtp=smtp, sender="w@example.org", public="") as server:
        anna, berta, carl = (listening(server.visitor()) for _ in range(3))
        salts = [secrets.token_hex(8) for _ in range(2)]
        made = anna.table("me", "open", salt=salts[0])
        berta.join(made["invitations"][0]["url"], "Berta", salts[1])
        table = made["table"]
        at = f"/api/tables/{table}"
        wires = [anna.socket(table, 0), berta.socket(table, 1)]
        states = [wire.state() for wire in wires]
        hidden: list[str] = []
        for _ in range(24):  # hidden deployment: what one places the other must not hear of
            seat = next(n for n, state in enumerate(states) if state["choices"])
            choice = states[seat]["choices"][-1]["choice"]
            if seat == 1 and choice.startswith("deploy "):
                hidden.append(choice.split()[1])
            number = states[seat]["number"]
            wires[seat].say(type="choose", seat=seat, number=number, choice=choice, id=number)
            states = [
                wire.hear_until(
                    lambda message, number=number: message.get("number", 0) > number and message["type"] == "state"
                )
                for wire in wires
            ]

        # every way to be refused that we can think of, with the secrets in hand
        stored = Store.at(tmp_path)
        query = select(schema.tables.c.secret, schema.tables.c.spectator)
        row = stored.read(lambda connection: connection.execute(query).one())
        stored.close()
        tokens = [made["spectate"].partition("#")[2], made["invitations"][0]["url"].partition("#")[2]]
        cookies = [anna.cookie, berta.cookie]
        for token in (*tokens, *cookies):
            carl.http.post("/api/join", json={"token": token, "name": "x" * 100})
            carl.http.get(f"{at}/state", params={"seat": 0}, headers={"Cookie": f"{COOKIE}={token}x"})
            carl.http.get(f"/api/tables/{token}")
            carl.http.post("/api/tables", content=b'{"token": "' + token.encode() + b'"')
            carl.http.post("/api/tables", json={"game": token, "players": token, "salt": token * 9})
            carl.http.get(f"/api/notice/confirm?token={token}")
        for visitor in (anna, berta, carl):
            for path in (
                "",
                "/state",
                "/state?seat=0",
                "/state?seat=1",
                "/replay",
                "/moments/5?eyes=0",
                "/moments/5?eyes=1",
            ):
                visitor.http.get(at + path)
            visitor.http.get("/api/tables")
            visitor.http.post(f"{at}/choices", json={"seat": 0, "number": 3, "choice": "deploy imp_cannon"})
            visitor.http.post(f"{at}/choices", json={"seat": 1, "number": 99, "choice": "place a1"})
            visitor.http.post("/api/notice", json={"mail": "anna@example.org"})
        wires[0].ask(type="choose", seat=1, number=1, choice="pass")
        wires[0].ask(type="why", seat=0, choice="place a1")

        secret = row.secret
        never = [secret.hex(), secret.hex().upper(), repr(secret), row.spectator, password, *cookies, *salts]
        for text in never:
            assert text not in heard(anna, berta, carl), text
        assert len(hidden) >= 5
        for unit in hidden:
            assert unit not in heard(anna, carl), unit
            assert unit in heard(berta)
        log = "".join(path.read_text() for path in tmp_path.glob("log-*"))
        assert log.count("\n") > 50
        for text in (*never, *tokens, *hidden, "anna@example.org", "Berta"):
            assert text not in log, text


def test_a_database_password_is_in_no_message(tmp_path: Path) -> None:
    password = secrets.token_hex(8)
    store = Store(f"postgresql://warhost:{password}@127.0.0.1:1/none")
    with pytest.raises(ValueError, match="reached") as caught:
        store.migrate()
    assert password not in str(caught.value)
    assert password not in repr(store.engine)
    store.close()
