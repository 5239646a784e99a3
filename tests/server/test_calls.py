"""The calls: what they answer, which cookies and headers they set, and that every text they may say has words."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import func, select

from tests.tables.evening import new_store
from warhost import Text, load
from warhost.language import Language
from warhost.server import web
from warhost.server.app import Application
from warhost.server.limits import Bucket, address_of
from warhost.server.settings import Limits, Settings, data_folder
from warhost.tables import schema, seating
from warhost.tables.errors import Unavailable, Unfit
from warhost.tables.hall import Hall


@pytest.fixture
def application(folder: Path) -> Application:
    settings = Settings(data=folder, limits=Limits.none(), bot_workers=0)
    return Application(settings, Hall(new_store(folder), load=lambda name: load(name, content="")))


@pytest.fixture
def client(application: Application) -> Iterator[TestClient]:
    with TestClient(application.asgi, base_url="http://testserver") as client:
        yield client


def new_table(client: TestClient, *kinds: str, **more: Any) -> Any:
    players = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]
    body = {"game": "battle_masters", "players": players, "options": {"scenario": "plains"}, "salt": "s", **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_health_is_told(client: TestClient) -> None:
    assert client.get("/health").json()["status"] == "ok"


# -- the library


def test_games_words_content_and_rules(client: TestClient) -> None:
    games = client.get("/api/games").json()["games"]
    battle = next(game for game in games if game["id"] == "battle_masters")
    assert battle["seats"] == [2, 3, 4, 5, 6]
    assert battle["levels"][:2] == ["random", "simple"]
    assert {"name": "scenario", "default": "free"}.items() <= battle["options"][0].items()
    for language in ("en", "fr"):
        assert "table-unknown = " in client.get(f"/api/words/{language}").text
        words = client.get(f"/api/games/battle_masters/words/{language}").text
        assert "unit-imp_cannon = " in words
        assert "table-unknown = " in words
    assert (
        client.get("/api/words/de").status_code == client.get("/api/games/battle_masters/rules/de").status_code == 422
    )
    spoken = client.get("/api/languages").json()["languages"]
    assert {"code": "fr", "name": "Français"} in spoken
    house = client.get("/api/games/battle_masters/house").json()["house"]
    assert {"file": "scenarios", "key": "scenario-quick_start", "named": True} in house
    assert {"file": "board", "key": "ruling-keep_connected", "named": False} in house
    content = client.get("/api/games/battle_masters/content").json()
    assert content["units"]["units"][0]["id"]
    rules = client.get("/api/games/battle_masters/rules/en").json()
    assert {"id", "section", "kind", "text", "ruling"} == set(rules["rules"][0])
    decided = next(rule for rule in rules["rules"] if rule["id"] == "bm.elite.defence_die")
    assert decided["ruling"] == "An elite cannon defends with three dice."
    french = client.get("/api/games/battle_masters/rules/fr").json()
    decided = next(rule for rule in french["rules"] if rule["id"] == "bm.elite.defence_die")
    assert decided["ruling"] == "Un Canon d’élite se défend avec trois dés."
    assert {rule["section"] for rule in rules["rules"]} <= {section["id"] for section in rules["sections"]}


def test_a_game_is_asked_outside_of_play(client: TestClient) -> None:
    asked = {"side": "grey", "do": "surprise", "seed": "3", "rare": False}
    army = client.post("/api/games/stratego_legends/consult/army", json=asked).json()
    assert army["ready"]
    assert len(army["units"]) == 30
    found = client.post("/api/games/stratego_legends/consult/units", json={"words": "zombie slayer"}).json()
    assert found == {"units": ["reb_the_zombie_slayer"]}
    for path, body in (
        ("stratego_legends/consult/army", {"army": "landor nobody"}),
        ("stratego_legends/consult/army", {"army": "1 " * 3000}),
        ("stratego_legends/consult/weather", {}),
        ("battle_masters/consult/army", {}),
    ):
        refused = client.post(f"/api/games/{path}", json=body)
        assert refused.status_code == 422
        assert refused.json()["error"]["key"]


def test_what_never_changes_is_sent_once(client: TestClient) -> None:
    for path in (
        "/api/games",
        "/api/words/en",
        "/api/games/battle_masters/content",
        "/api/games/battle_masters/rules/en",
    ):
        first = client.get(path)
        again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


# -- cookies and headers


def test_the_cookie(client: TestClient, folder: Path) -> None:
    assert client.get("/api/tables").headers.get("set-cookie") is None
    players = [{"kind": "me"}, {"kind": "open"}]
    answer = client.post("/api/tables", json={"game": "battle_masters", "players": players})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("warhost_guest=")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    again = client.post("/api/tables", json={"game": "battle_masters", "players": players})
    assert "set-cookie" not in again.headers
    public = Application(
        Settings(data=folder, public="https://games.example.org", limits=Limits.none(), bot_workers=0),
        Hall(new_store(folder)),
    )
    with TestClient(public.asgi, base_url="https://games.example.org") as secure:
        made = secure.post("/api/tables", json={"game": "battle_masters", "players": players})
        assert "Secure" in made.headers["set-cookie"]
        assert made.json()["invitations"][0]["url"].startswith("https://games.example.org/join#")
        assert made.headers["strict-transport-security"]
        assert "wss://games.example.org" in made.headers["content-security-policy"]
        foreign = secure.post("/api/join", json={"token": "x"}, headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403
        own = secure.post("/api/join", json={"token": "x"}, headers={"Origin": "https://games.example.org"})
        assert own.status_code == 404


def test_security_headers_everywhere(client: TestClient) -> None:
    for path in ("/", "/api/games", "/api/tables/none", "/health", "/nothing.txt"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src 'self' 'unsafe-inline'" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert client.get("/api/tables").headers["cache-control"] == "no-store"


def test_the_figures_are_for_the_host_only(application: Application) -> None:
    with TestClient(application.asgi, client=("127.0.0.1", 1)) as client:
        new_table(client, "me", "me")
        text = client.get("/metrics").text
        assert 'warhost_calls_total{route="/api/tables",status="200"} 1' in text
        assert "warhost_tables_in_memory 1" in text
        assert "warhost_call_seconds_bucket" in text
    stranger = TestClient(application.asgi, client=("203.0.113.9", 1))
    assert stranger.get("/metrics").status_code == 404


# -- tables


def test_a_game_by_calls_alone(client: TestClient) -> None:
    made = new_table(client, "me", "me", title="Evening")
    at = f"/api/tables/{made['table']}"
    summary = client.get(at).json()
    assert (summary["status"], summary["mine"], summary["title"]) == ("running", [0, 1], "Evening")
    assert len(summary["commitment"]) == 64
    for _ in range(6):
        seat = client.get(at).json()["turn"]
        state = client.get(f"{at}/state", params={"seat": seat}).json()
        body = {"seat": seat, "number": state["number"], "choice": state["choices"][0]["choice"]}
        done = {"type": "done", "id": None, "number": state["number"] + 1}
        assert client.post(f"{at}/choices", json=body).json() == {**done, "repeated": False}
        assert client.post(f"{at}/choices", json=body).json() == {**done, "repeated": True}
    watching = client.get(f"{at}/state").json()
    assert (watching["seat"], watching["choices"], watching["undo"]) == (None, [], None)
    last = client.get(f"{at}/state", params={"seat": 1, "after": 6}).json()
    assert {line["number"] for line in last["log"]} <= {7}
    assert client.get(f"{at}/moments/3", params={"eyes": 1}).json()["number"] == 3
    seat = client.get(at).json()["turn"]
    assert client.get(f"{at}/why", params={"seat": seat, "choice": "place a1"}).json()["reason"]["rule"]
    other = 1 - seat if client.post(f"{at}/undo", json={"seat": 1 - seat}).status_code == 200 else seat
    assert client.post(f"{at}/undo/ask", json={"seat": other, "to": 1}).status_code in (200, 409)
    assert client.post(f"{at}/undo/answer", json={"seat": 0, "yes": True}).status_code == 409
    assert client.post(f"{at}/chat", json={"text": "good game"}).json()["type"] == "done"
    line = client.get(f"{at}/state").json()["chat"][-1]
    assert (line["seat"], line["text"]) == (0, "good game")
    assert client.post(f"{at}/declare", json={"seat": 0, "what": "concede"}).status_code == 200
    assert client.get(at).json()["result"]["winners"] == [1]
    replay = client.get(f"{at}/replay")
    assert replay.headers["content-disposition"].startswith("attachment")
    checked = client.post("/api/replays/check", content=replay.content).json()
    assert checked["departs"] is None
    imported = client.post("/api/replays", content=replay.content).json()["table"]
    assert client.get(f"/api/tables/{imported}").json()["archive"] is True
    forked = client.post(f"/api/tables/{imported}/fork", json={"number": 1, "salt": "x"}).json()["table"]
    assert client.get(f"/api/tables/{forked}").json()["status"] == "running"
    again = client.post(f"{at}/rematch", json={"salt": "y"}).json()["table"]
    assert client.get(f"/api/tables/{again}").json()["status"] == "running"
    listed = client.get("/api/tables").json()
    assert {made["table"], imported, forked, again} == {table["table"] for table in listed["mine"]}


def test_seats(client: TestClient, application: Application) -> None:
    made = new_table(client, "me", "open", "open", options={"teams": "1+2"}, listed=True)
    at = f"/api/tables/{made['table']}"
    assert [invitation["seat"] for invitation in made["invitations"]] == [1, 2]
    other = TestClient(application.asgi, base_url="http://testserver")
    assert other.get("/api/tables").json()["open"][0]["table"] == made["table"]
    assert other.get(at).json()["mine"] == []
    assert other.get(f"{at}/state").status_code == 404
    assert other.post(f"{at}/sit", json={"seat": 2, "name": "Berta", "salt": "b"}).json()["seats"] == [2]
    for body in ({}, {"bot": "random", "invite": True}, {"magic": 1}, {"bot": "genius"}):
        assert client.post(f"{at}/seats/1", json=body).status_code == 422, body
    assert client.post(f"{at}/seats/9", json={"bot": "random"}).status_code == 422
    url = client.post(f"{at}/seats/1", json={"invite": True}).json()["url"]
    assert url.startswith("/join#")
    assert client.post(f"{at}/seats/1", json={"open": True}).json() == {"url": None}
    assert other.post("/api/join", json={"token": url.partition("#")[2]}).status_code == 404
    assert other.post(f"{at}/seats/2", json={"name": "Bertha"}).status_code == 200
    assert client.post(f"{at}/seats/1", json={"bot": "random"}).status_code == 200
    summary = client.get(at).json()
    assert [seat["kind"] for seat in summary["seats"]] == ["human", "bot", "human"]
    assert summary["seats"][2]["name"] == "Bertha"
    assert summary["status"] == "running"
    watch = client.post(f"{at}/spectate").json()["url"]
    third = TestClient(application.asgi, base_url="http://testserver")
    assert third.post("/api/join", json={"token": watch.partition("#")[2]}).json()["seats"] == []
    assert third.get(f"{at}/state").json()["seat"] is None
    assert client.post(f"{at}/seats/0", json={"bot": "random"}).status_code == 200
    assert client.get(at).json()["seats"][0]["away"] is True
    assert client.post(f"{at}/seats/0", json={"back": True}).status_code == 200
    assert other.post(f"{at}/leave").status_code == 204
    assert [seat["kind"] for seat in client.get(at).json()["seats"]] == ["human", "bot", "bot"]
    assert client.post(f"{at}/dismiss").status_code == 409


def test_an_owner_gives_up_a_table_that_has_not_begun(client: TestClient) -> None:
    at = f"/api/tables/{new_table(client, 'me', 'open')['table']}"
    assert client.post(f"{at}/dismiss").status_code == 204
    assert client.get(at).status_code == 404


def test_every_error_of_a_call_has_words_in_both_languages(client: TestClient) -> None:
    made = new_table(client, "me", "open")
    at = f"/api/tables/{made['table']}"
    answers = [
        client.post("/api/tables", json={"game": "chess", "players": [{"kind": "me"}]}),
        client.post("/api/tables", json={"game": "battle_masters", "players": [{"kind": "me"}]}),
        client.post("/api/tables", content=b"{"),
        client.post("/api/join", json={"token": "nothing"}),
        client.post(f"{at}/choices", json={"seat": 0, "number": 0, "choice": "pass"}),
        client.post(f"{at}/seats/0", json={}),
        client.post("/api/replays", content=b"{}"),
        client.post("/api/replays", content=b"{"),
        client.get("/api/nothing"),
        client.get("/api/tables/nothing"),
        client.post("/api/notice", json={"mail": "a@b.example"}),
    ]
    languages = [Language(code, load("battle_masters", content="")) for code in ("en", "fr")]
    for answer in answers:
        assert answer.status_code >= 400
        error = answer.json()["error"]
        assert error["key"] == error["text"]["key"]
        for language in languages:
            assert language.knows(error["key"]), error
            assert language.say(Text.from_doc(error["text"]))


def test_what_goes_wrong_on_our_side_is_told_in_one_sentence(
    application: Application, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_guest: object) -> None:
        raise RuntimeError("the secret is 4711")

    with TestClient(application.asgi, raise_server_exceptions=False) as client:
        monkeypatch.setattr(application.hall.guests, "of", broken)
        answer = client.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"key": "server-failed", "text": {"key": "server-failed"}, "rule": None}}
    assert "call-failed" in caplog.text


def test_limits_of_an_address(folder: Path) -> None:
    limits = Limits(calls=(0.0, 5), news=(0.0, 1), links=(0.0, 2))
    application = Application(Settings(data=folder, limits=limits, bot_workers=0), Hall(new_store(folder)))
    with TestClient(application.asgi, client=("198.51.100.1", 1)) as client:
        body = {"game": "battle_masters", "players": [{"kind": "me"}, {"kind": "open"}]}
        assert client.post("/api/tables", json=body).status_code == 200
        refused = client.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["error"]["key"]) == (429, "server-too-fast")
        assert [client.post("/api/join", json={"token": "x"}).status_code for _ in range(3)] == [404, 404, 429]
        assert told(client.get("/api/games")) == (429, "server-too-fast")
        assert client.get("/health").status_code == 200
        other = TestClient(application.asgi, client=("198.51.100.2", 1))
        assert other.get("/api/games").status_code == 200


def test_nobody_else_uses_up_what_a_seat_may_ask_for(folder: Path) -> None:
    limits = replace(Limits.none(), choices=(0.0, 2))
    application = Application(Settings(data=folder, limits=limits, bot_workers=0), Hall(new_store(folder)))
    with TestClient(application.asgi) as client:
        made = new_table(client, "me", "me")
        at = f"/api/tables/{made['table']}"
        seat = client.get(at).json()["turn"]
        annas = client.cookies["warhost_guest"]
        client.cookies.clear()
        client.post("/api/join", json={"token": made["spectate"].partition("#")[2]})
        with client.websocket_connect(f"{at}/socket") as wire:
            for number in range(4):
                wire.send_json({"type": "choose", "seat": seat, "number": 1, "choice": "pass", "id": number})
                while (heard := wire.receive_json()).get("id") != number:
                    pass
                assert heard["error"]["key"] == "table-not-your-seat"
        client.cookies.clear()
        client.cookies["warhost_guest"] = annas
        state = client.get(f"{at}/state", params={"seat": seat}).json()
        choice = {"seat": seat, "number": state["number"], "choice": state["choices"][0]["choice"]}
        assert [client.post(f"{at}/choices", json=choice).status_code for _ in range(3)] == [200, 200, 429]


def test_a_stranger_who_sits_nowhere_leaves_nothing_behind(folder: Path) -> None:
    limits = replace(Limits.none(), links=(0.0, 2))
    application = Application(Settings(data=folder, limits=limits, bot_workers=0), Hall(new_store(folder)))
    with TestClient(application.asgi) as client:
        told = [client.post("/api/tables/nowhere/sit", json={}) for _ in range(3)]
        assert [answer.status_code for answer in told] == [404, 404, 429]
        assert client.cookies.get("warhost_guest") is None


def guests(application: Application) -> int:
    query = select(func.count()).select_from(schema.guests)
    return application.hall.store.read(lambda connection: connection.execute(query).scalar() or 0)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/join", {"token": "nothing"}),
        ("/api/tables", {"game": "battle_masters", "players": [{"kind": "me"}]}),
        ("/api/tables", {"game": "chess", "players": [{"kind": "me"}]}),
        ("/api/replays", {"no": "replay"}),
        ("/api/notice", {"mail": "anna@example.org"}),
    ],
)
def test_a_call_that_fails_leaves_no_guest_behind(
    client: TestClient, application: Application, path: str, body: dict[str, Any]
) -> None:
    answer = client.post(path, json=body)
    assert answer.status_code in (404, 409, 422), answer.text
    assert "set-cookie" not in answer.headers
    assert guests(application) == 0


def test_a_link_that_was_used_leaves_no_guest_behind(client: TestClient, application: Application) -> None:
    made = new_table(client, "me", "open")
    token = made["invitations"][0]["url"].partition("#")[2]
    for status, count in ((200, 2), (410, 2)):
        client.cookies.clear()
        assert client.post("/api/join", json={"token": token}).status_code == status
        assert guests(application) == count


def test_whoever_may_have_got_a_seat_is_told_who_they_are(
    client: TestClient, application: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Storage does not answer: the seat may be taken, and then by whoever asks again with this cookie."""

    def unclear(*_: Any) -> None:
        raise Unavailable("table-storage")

    made = new_table(client, "me", "open")
    client.cookies.clear()
    monkeypatch.setattr(seating, "join", unclear)
    answer = client.post("/api/join", json={"token": made["invitations"][0]["url"].partition("#")[2]})
    assert answer.status_code == 503
    assert "warhost_guest" in answer.headers["set-cookie"]


@pytest.mark.parametrize("broken", ["of", "open", "arrive"])
def test_a_socket_is_asked_back_when_storage_does_not_answer(
    client: TestClient, application: Application, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """Not told that the seat is lost."""

    def silent(*_: Any, **__: Any) -> None:
        raise Unavailable("table-storage")

    at = f"/api/tables/{new_table(client, 'me', 'open')['table']}"
    hall = application.hall
    monkeypatch.setattr({"of": hall.guests, "open": hall, "arrive": hall.presence}[broken], broken, silent)
    with client.websocket_connect(f"{at}/socket?seat=0") as wire:
        while (message := wire.receive())["type"] != "websocket.close":
            pass
    assert message["code"] == 1012


# -- limits by cost and by what is kept


def limited(folder: Path, **limits: Any) -> TestClient:
    application = Application(
        Settings(data=folder, limits=replace(Limits.none(), **limits), bot_workers=0), Hall(new_store(folder))
    )
    return TestClient(application.asgi, client=("198.51.100.1", 1))


def told(answer: Any) -> tuple[int, str]:
    """Status and key of a refusal, which also says when to come again."""
    assert int(answer.headers["retry-after"]) == answer.json()["retry"] > 0
    return answer.status_code, answer.json()["error"]["key"]


def test_an_address_makes_so_many_tables_a_day_whoever_it_pretends_to_be(folder: Path) -> None:
    with limited(folder, tables_a_day=2) as client:
        for _ in range(2):
            new_table(client, "me", "open")
            client.cookies.clear()
        body = {"game": "battle_masters", "players": [{"kind": "me"}, {"kind": "open"}]}
        answer = client.post("/api/tables", json=body)
        assert told(answer) == (429, "server-limit-tables")
        params = answer.json()["error"]["text"]["params"]
        assert params == {"count": 2, "minutes": 720}
        assert client.get("/api/games").status_code == 200


def test_an_address_brings_so_many_guests_a_day(folder: Path) -> None:
    with limited(folder, guests_a_day=2) as client:
        made = new_table(client, "me", "open")
        token = made["spectate"].partition("#")[2]
        client.cookies.clear()
        for _ in range(5):  # of whom nothing comes is not counted
            assert client.post("/api/join", json={"token": "nothing"}).status_code == 404
        assert client.post("/api/join", json={"token": token}).status_code == 200
        client.cookies.clear()
        assert told(client.post("/api/join", json={"token": token})) == (429, "server-limit-guests")


def test_an_address_says_so_much_a_day_by_call_and_by_socket(folder: Path) -> None:
    with limited(folder, chat_a_day=2) as client:
        at = f"/api/tables/{new_table(client, 'me', 'open')['table']}"
        for _ in range(2):
            assert client.post(f"{at}/chat", json={"text": "hello"}).status_code == 200
        assert told(client.post(f"{at}/chat", json={"text": "hello"})) == (429, "server-limit-chat")
        with client.websocket_connect(f"{at}/socket") as wire:
            wire.send_json({"type": "chat", "text": "hello", "id": 1})
            while (heard := wire.receive_json()).get("id") != 1:
                pass
            assert (heard["error"]["key"], heard["retry"] > 0) == ("server-limit-chat", True)


def test_what_is_computed_for_an_address_is_counted_by_what_it_costs(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with limited(folder, work=(0.001, 3)) as client:
        at = f"/api/tables/{new_table(client, 'me', 'me')['table']}"
        for _ in range(10):  # cheap ones cost nearly nothing
            assert client.get(f"{at}/moments/1").status_code == 200
        spent = iter(range(0, 1000, 2))
        monkeypatch.setattr("time.thread_time", lambda: next(spent))  # now each takes two seconds
        answers = [client.get(f"{at}/moments/1") for _ in range(3)]
        assert [answer.status_code for answer in answers[:2]] == [200, 429]
        assert told(answers[2]) == (429, "server-limit-work")
        assert client.get(at).status_code == 200


def test_an_address_brings_so_many_bytes_of_replays_a_day(folder: Path) -> None:
    with limited(folder, storage_a_day=1000) as client:
        assert client.post("/api/replays", content=b'{"no": "replay"}').status_code == 422
        answer = client.post("/api/replays", content=b'{"no": "' + b"x" * 990 + b'"}')
        assert told(answer) == (429, "server-limit-storage")


def test_limits_are_written_as_a_host_would() -> None:
    found = Settings.from_environment({"WARHOST_LIMITS": "tables_a_day=7, calls=2.5/30 upload=60"}).limits
    assert (found.tables_a_day, found.calls, found.upload) == (7, (2.5, 30), 60.0)
    assert found.guests_a_day == Limits().guests_a_day
    for wrong in ("tables", "tables_a_day=many", "nothing=3", "calls=3", "tables_a_day=-1", "headers=nan=1"):
        with pytest.raises(Unfit) as caught:
            Settings.from_environment({"WARHOST_LIMITS": wrong})
        assert "tables_a_day=500" in str(caught.value)


# -- compressed


@pytest.mark.parametrize(
    ("accept", "coding"),
    [
        ("br", "br"),
        ("gzip", "gzip"),
        ("gzip, deflate, br", "br"),
        ("GZIP, BR", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br ; q=0.000, gzip;q=0.001", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("br;q=0", None),
        ("br;q=0, gzip;q=0", None),
        ("*;q=0", None),
        ("brown, gzipped", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_caller_gets_the_smallest_it_takes(client: TestClient, accept: str, coding: str | None) -> None:
    answer = client.get("/api/words/en", headers={"accept-encoding": accept})
    assert answer.headers.get("content-encoding") == coding
    assert "table-unknown = " in answer.text


@pytest.mark.parametrize("coding", ["br", "gzip"])
def test_documents_come_compressed_to_whoever_takes_them_so(client: TestClient, coding: str) -> None:
    plain = client.get("/api/games/battle_masters/rules/en", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = client.get("/api/games/battle_masters/rules/en", headers={"accept-encoding": coding})
    assert (packed.headers["content-encoding"], packed.headers["vary"].lower()) == (coding, "accept-encoding")
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    again = client.get("/api/games/battle_masters/rules/en", headers={"if-none-match": packed.headers["etag"]})
    assert again.status_code == 304


def test_the_app_comes_compressed_from_its_build(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/app.js"):
        (tmp_path / name).write_text("plain " * 100)
        (tmp_path / f"{name}.br").write_bytes(b"brotli")
        (tmp_path / f"{name}.gz").write_bytes(b"gzip")
    app = FastAPI()
    app.include_router(web.router(tmp_path))
    with TestClient(app) as client:
        for path in ("/", "/tables/x", "/assets/app.js"):
            for accept, coding in (
                ("gzip, deflate, br", "br"),
                ("gzip", "gzip"),
                ("br;q=0, gzip;q=0.5", "gzip"),
                ("identity", None),
            ):
                with client.stream("GET", path, headers={"accept-encoding": accept}) as answer:
                    raw = b"".join(answer.iter_raw())
                    assert answer.headers.get("content-encoding") == coding
                    assert answer.headers["vary"] == "accept-encoding"
                    assert answer.headers["content-type"].startswith("text/")
                    assert raw == {"br": b"brotli", "gzip": b"gzip", None: b"plain " * 100}[coding]
                tag = answer.headers["etag"]
                had = client.get(path, headers={"accept-encoding": accept, "if-none-match": tag})
                assert (had.status_code, had.content, had.headers["etag"]) == (304, b"", tag)
                assert had.headers["vary"] == "accept-encoding"
                part = {"accept-encoding": accept, "range": "bytes=1-3"}
                with client.stream("GET", path, headers=part) as some:
                    assert (some.status_code, b"".join(some.iter_raw())) == (206, raw[1:4])
                    assert some.headers.get("content-encoding") == coding
        assert client.get("/assets/app.js.br").status_code == 404


def test_the_cookie_is_for_tls_only_where_a_proxy_speaks_it_for_us(application: Application) -> None:
    with TestClient(application.asgi, base_url="https://testserver") as client:
        body = {"game": "battle_masters", "players": [{"kind": "me"}, {"kind": "open"}]}
        assert "Secure" in client.post("/api/tables", json=body).headers["set-cookie"]


# -- small things


def test_a_bucket_fills_again_with_time() -> None:
    now = 0.0
    bucket = Bucket(2.0, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_whom_a_request_is_counted_for() -> None:
    assert address_of(("203.0.113.9", 1)) == "203.0.113.9"
    assert address_of(("::ffff:203.0.113.9", 1)) == "203.0.113.9"
    assert address_of(("2001:db8:1:2:3:4:5:6", 1)) == address_of(("2001:db8:1:2:ffff::1", 9))
    assert address_of(None) == ""


def test_the_data_folder_is_where_the_system_keeps_such_things() -> None:
    home = {"HOME": "/home/anna"}
    assert data_folder(home, "linux") == Path("/home/anna/.local/share/warhost")
    assert data_folder({**home, "XDG_DATA_HOME": "/data"}, "linux") == Path("/data/warhost")
    assert data_folder(home, "darwin") == Path("/home/anna/Library/Application Support/warhost")
    assert data_folder({**home, "LOCALAPPDATA": "/local"}, "win32") == Path("/local/warhost")


def test_settings_from_the_environment() -> None:
    settings = Settings.from_environment(
        {
            "HOME": "/h",
            "WARHOST_PUBLIC": "https://g.example/",
            "WARHOST_DATABASE": "postgresql://x",
            "WARHOST_DATA": "/d",
        }
    )
    assert (settings.public, settings.database, settings.data) == ("https://g.example", "postgresql://x", Path("/d"))
    assert settings.origin == "https://g.example"
    assert Settings(public="https://g.example:443").origin == "https://g.example"
    for public in (
        "games.example",
        "ftp://games.example",
        "https://games.example/path",
        "https://games.example?a=b",
        "https://games.example#x",
        "https://games.example:http",
        "https://[::1",
        "https://",
    ):
        with pytest.raises(Unfit):
            Settings(public=public).check()
    for wrong in (
        Settings(webhook="example.org/turns"),
        Settings(webhook="file:///etc/passwd"),
        Settings(smtp="mail.example.org"),
    ):
        with pytest.raises(Unfit):
            wrong.check()
    Settings(public="https://g.example", webhook="http://h/x?y=z", smtp="smtps://u:p@m.example:465").check()


def test_only_postgresql_is_shared_by_processes() -> None:
    assert Settings(database="postgresql://host/name").shared
    assert not Settings().shared
    assert not Settings(database="sqlite:////srv/warhost.db").shared


def test_the_table_threads_do_not_block_the_loop(application: Application) -> None:
    async def run() -> int:
        return await application.service.run(sum, [1, 2, 3])

    assert asyncio.run(run()) == 6
    application.hall.close()
