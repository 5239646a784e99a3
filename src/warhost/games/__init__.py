"""The games, found by id; content is read from their folders, with an owner's pack laid over it if there is one."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from warhost.engine.content import Content, lay_over, read_folder, read_pack
from warhost.engine.errors import UnknownGame
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.engine.words import pack_words

_CLASSES: Final = {
    "battle_masters": "BattleMasters",
    "chaos_in_the_old_world": "ChaosInTheOldWorld",
    "stratego_legends": "StrategoLegends",
    "lords_of_ragnarok": "LordsOfRagnarok",
}


def games() -> tuple[str, ...]:
    """Ids of all games."""
    return tuple(_CLASSES)


def folder(game: str) -> Path:
    """Where a game's content, rules and words lie."""
    if game not in _CLASSES:
        raise UnknownGame("unknown-game", game=game, known=tuple(Text("verbatim", text=name) for name in _CLASSES))
    return Path(__file__).parent / game


def load(game: str, content: str | os.PathLike[str] | None = None) -> Game:
    """A game by its id, with the content pack of a folder or of the environment's WARHOST_CONTENT."""
    folder(game)
    pack = str(content) if content is not None else os.environ.get("WARHOST_CONTENT", "")
    return _load(game, pack)


@lru_cache(maxsize=16)
def _load(game: str, pack: str) -> Game:
    files = read_folder(folder(game) / "content", game)
    kind: type[Game] = getattr(import_module(f"warhost.games.{game}.game"), _CLASSES[game])
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
