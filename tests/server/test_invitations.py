"""Looking where a link leads, over HTTP: no cookie, no trace of the token, no way to try out links faster."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from warhost.server.app import Application
from warhost.server.settings import Limits, Settings

TABLE = {
    "game": "battle_masters",
    "seats": 2,
    "players": [{"kind": "me", "name": "Anna"}, {"kind": "open"}],
    "title": "Friday battle",
}


@pytest.fixture
def application(folder: Path) -> Iterator[Application]:
    application = Application(Settings(data=folder, limits=replace(Limits.none(), links=(0.0, 3))))
    yield application
    application.hall.close()


def invited(application: Application) -> str:
    host = TestClient(application.asgi)
    url: str = host.post("/api/tables", json=TABLE).json()["invitations"][0]["url"]
    return url.partition("#")[2]


def test_looking_gives_no_cookie_and_makes_no_guest(application: Application, caplog: pytest.LogCaptureFixture) -> None:
    token = invited(application)
    with caplog.at_level("INFO"):
        answer = TestClient(application.asgi).post("/api/join/look", json={"token": token})
    assert (answer.status_code, answer.json()["title"]) == (200, "Friday battle")
    assert "set-cookie" not in answer.headers
    assert token not in answer.text
    assert token not in caplog.text


def test_nobody_tries_out_links_by_looking(application: Application) -> None:
    stranger = TestClient(application.asgi)
    found = [stranger.post("/api/join/look", json={"token": "A" * 22}).status_code for _ in range(4)]
    assert found == [404, 404, 404, 429]
