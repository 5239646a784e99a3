"""The games, found by id; content is read from their folders, with an owner's pack laid over it if there is one.

Beside the games of this folder there are those of the folder that WARHOST_GAMES names, if it names one: they look the
same, and are modules of this package too (`warhost.games.duel.game`).
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from warhost.engine import state
from warhost.engine.collect import classes_in
from warhost.engine.content import Content, lay_over, read_folder, read_pack
from warhost.engine.errors import BadContent, UnknownGame
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.engine.words import pack_words

_HOUSE: Final = ("battle_masters", "chaos_in_the_old_world", "stratego_legends", "lords_of_ragnarok")


def games() -> tuple[str, ...]:
    """Ids of all games."""
    return (*_HOUSE, *added())


def added() -> tuple[str, ...]:
    """Ids of the games that are not ours, found by their folders."""
    place = os.environ.get("WARHOST_GAMES", "")
    if not place:
        return ()
    if place not in __path__:
        __path__.append(place)
    found = tuple(sorted(path.parent.name for path in Path(place).glob("*/game.py")))
    if not found:
        raise BadContent("games-no-game", folder=place)
    return found


def folder(game: str) -> Path:
    """Where a game's content, rules and words lie."""
    if game in _HOUSE:
        return Path(__file__).parent / game
    if game in added():
        return Path(os.environ["WARHOST_GAMES"]) / game
    raise UnknownGame("unknown-game", game=game, known=tuple(Text("verbatim", text=name) for name in games()))


def load(game: str, content: str | os.PathLike[str] | None = None) -> Game:
    """A game by its id, with the content pack of a folder or of the environment's WARHOST_CONTENT."""
    folder(game)
    pack = str(content) if content is not None else os.environ.get("WARHOST_CONTENT", "")
    return _load(game, pack)


@lru_cache(maxsize=16)
def _load(game: str, pack: str) -> Game:
    files = read_folder(folder(game) / "content", game)
    if game not in _HOUSE and (state.__file__ or "").endswith(".so"):
        raise UnknownGame("game-not-compiled", game=game)  # whose classes no interpreted one can derive from
    (kind,) = classes_in([import_module(f"warhost.games.{game}.game")], Game)
    if not pack:
        return kind(Content(files))
    name, packed = read_pack(Path(pack), games())
    laid = kind(Content(lay_over(files, packed.get(game, {}), game), name))
    known = _load(game, "").names()
    laid.content.words = pack_words(Path(pack) / game, laid.named(), known, lambda code: our_names(game, code))
    return laid


def our_names(game: str, language: str) -> str:
    """What things of a game's content are called in a language, as a Fluent text."""
    return (folder(game) / "locale" / language / "names.ftl").read_text(encoding="utf-8")


class _Package(ModuleType):
    """This package, which also answers `warhost.games()`: a plain function of that name would hide it."""

    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _Package
