"""What is the same for everybody: games, their words, content and rules, for browsers to keep."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from warhost.bots.bot import levels
from warhost.engine.content import Record
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.engine.words import Named
from warhost.games import games
from warhost.language import LANGUAGES, pick, words
from warhost.language import language as tongue
from warhost.rules import rulebook
from warhost.server import models
from warhost.server.answers import names
from warhost.server.limits import address_of
from warhost.server.service import Service

GameId = Annotated[str, Path(max_length=64)]
Language = Annotated[str, Path(max_length=8)]


class Library:
    """What is read once and then given to everybody."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.load: Callable[[str], Game] = service.hall.load
        self._reading = threading.Lock()
        self._games: bytes | None = None

    def games(self) -> bytes:
        """The catalogue; whoever asks while it is being made waits for it instead of making another."""
        with self._reading:
            if self._games is None:
                self._games = as_json({"games": [game_doc(self.load(name)) for name in games()]})
            return self._games


def router(shelf: Library) -> APIRouter:
    """The routes."""
    service, load = shelf.service, shelf.load
    routes = APIRouter(tags=["games"], responses={status: {"model": models.Problem} for status in (404, 422, 429)})

    @routes.get("/api/games", response_model=models.GamesDoc)
    def list_games(request: Request) -> Response:
        """All games, with their options and the bots that play them."""
        return kept(request, shelf.games())

    @routes.get("/api/languages", response_model=models.LanguagesDoc)
    def list_languages(request: Request) -> Response:
        """The languages there are words in, each by its own name."""
        return kept(request, languages())

    @routes.get("/api/words/{language}", response_class=Response, responses=FLUENT)
    def app_words(request: Request, language: Language) -> Response:
        """The app's words, as a Fluent file."""
        return kept(request, words(pick(language)).encode(), "text/plain; charset=utf-8")

    @routes.get("/api/games/{game}/words/{language}", response_class=Response, responses=FLUENT)
    def game_words(request: Request, game: GameId, language: Language) -> Response:
        """The app's words, the game's, and the names of its content, as a Fluent file."""
        return kept(request, words(pick(language), load(game)).encode(), "text/plain; charset=utf-8")

    @routes.get("/api/games/{game}/content", response_model=dict[str, Any])
    def game_content(request: Request, game: GameId) -> Response:
        """The content files as data."""
        return kept(request, content_of(load(game)))

    @routes.get("/api/games/{game}/house", response_model=models.HouseDoc)
    def game_house(request: Request, game: GameId) -> Response:
        """What of the content was designed here."""
        return kept(request, house_of(load(game)))

    @routes.get("/api/games/{game}/rules/{language}", response_model=models.RulesDoc)
    def game_rules(request: Request, game: GameId, language: Language) -> Response:
        """Every rule."""
        return kept(request, rules_of(load(game).id, pick(language)))

    @routes.post("/api/games/{game}/consult/{what}", response_model=dict[str, Any], responses=BODY_PROBLEMS)
    def consult(request: Request, game: GameId, what: GameId, body: models.Question) -> Response:
        """Ask a game something outside of play, such as what an army builder needs."""
        found = load(game)
        with service.costly(address_of(request.scope.get("client"))):
            return Response(as_json(found.consult(what, body)), media_type="application/json")

    return routes


BODY_PROBLEMS: dict[int | str, dict[str, Any]] = {status: {"model": models.Problem} for status in (400, 403, 413)}
FLUENT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def kept(request: Request, body: bytes, kind: str = "application/json") -> Response:
    """An answer that a browser may keep and ask about again."""
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'  # the same however it is compressed
    headers = {"etag": tag, "cache-control": "no-cache"}
    if names(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


def as_json(doc: object) -> bytes:
    return json.dumps(doc, ensure_ascii=False, separators=(",", ":")).encode()


def game_doc(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "seats": list(game.seats),
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default}
            for option in game.options.values()
        ],
        "levels": list(levels(game)),
        "complete": game.complete,
        "rules": game.version,
        "content": game.content.hash,
    }


@lru_cache(maxsize=1)
def languages() -> bytes:
    own_name = Text("language-name")
    return as_json({"languages": [{"code": code, "name": tongue(code).say(own_name)} for code in LANGUAGES]})


@lru_cache(maxsize=16)
def content_of(game: Game) -> bytes:
    return as_json(game.content.files)


@lru_cache(maxsize=16)
def house_of(game: Game) -> bytes:
    """Of each record that says so of itself its name, or what it says if it has none, and the file it stands in."""
    things: dict[int, Named] = {}
    for named in game.named():
        if named.record.get("source") == "house":
            things.setdefault(id(named.record), named)
    docs = {
        thing.key: {"file": file_of(thing.record), "key": thing.key, "named": thing.field == "name"}
        for thing in things.values()
    }
    return as_json({"house": list(docs.values())})


def file_of(record: Mapping[str, Any]) -> str:
    """The file of the content that a record stands in, without ending."""
    assert isinstance(record, Record)
    return record.place.rpartition("/")[2].partition(".yaml")[0]


@lru_cache(maxsize=16)
def rules_of(game: str, language: str) -> bytes:
    book = rulebook(game, language)
    return as_json(
        {
            "sections": [{"id": section.id, "title": section.title} for section in book.sections],
            "rules": [
                {"id": rule.id, "section": rule.section, "kind": rule.kind, "text": rule.text, "ruling": rule.ruling}
                for rule in book.rules.values()
            ],
            "glossary": [{"id": term.id, "term": term.term, "meaning": term.meaning} for term in book.glossary],
        }
    )
