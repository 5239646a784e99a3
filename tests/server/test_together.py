"""Two processes at one PostgreSQL: what one has acknowledged the other knows, even if the first has died since."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.postgres import Postgres
from warhost.server.app import Application
from warhost.server.settings import Limits, Settings
from warhost.tables import seating
from warhost.tables.hall import Hall
from warhost.tables.store import Store


@pytest.fixture
def halls(postgres: Postgres) -> Iterator[tuple[Hall, Hall]]:
    database = postgres.database("two")
    stores = [Store(database), Store(database)]
    stores[0].migrate()
    first, second = (Hall(store) for store in stores)
    yield first, second
    first.close()


def test_a_join_that_another_process_acknowledged_before_it_died_is_known_at_once(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = halls
    application = Application(Settings(limits=Limits.none(), bot_workers=0), second)
    with TestClient(application.asgi) as client:
        made = client.post(
            "/api/tables", json={"game": "battle_masters", "players": [{"kind": "me"}, {"kind": "open"}]}
        ).json()
        at = f"/api/tables/{made['table']}/socket"
        with client.websocket_connect(f"{at}?seat=0") as anna:
            assert anna.receive_json()["table"]["status"] == "open"  # the second process has the table in memory
            monkeypatch.setattr(first.store, "tell", lambda *_: None)  # the first dies before it tells anybody
            monkeypatch.setattr(second, "catch_up", lambda *_: None)
            guest, cookie = first.guests.new()
            seating.join(first, guest, made["invitations"][0]["url"].partition("#")[2], "Berta", "")
            client.cookies.clear()
            client.cookies["warhost_guest"] = cookie
            with client.websocket_connect(f"{at}?seat=1") as berta:
                heard: dict[str, Any] = berta.receive_json()
                assert (heard["type"], heard["table"]["status"], heard.get("seat")) == ("state", "running", 1)
