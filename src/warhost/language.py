"""Texts in the words of a language: Fluent files for sentences, the content's own names for things."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from warhost.engine.errors import BadOption, WarhostError
from warhost.engine.game import Game
from warhost.engine.text import Param, Text
from warhost.games import added, folder, games, load

LANGUAGES: Final = ("en", "fr")


def pick(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one asked for, else the first the environment names that we know, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            known = tuple(Text("verbatim", text=code) for code in LANGUAGES)
            raise BadOption("unknown-language", language=wanted, known=known)
        return wanted
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for code in environment.get(variable, "").split(":"):
            if code[:2].lower() in LANGUAGES:
                return code[:2].lower()
    return "en"


def words(language: str, game: Game | None = None) -> str:
    """All messages of a language as one Fluent text: the app's, the game's, and the names of its content."""
    parts = [(Path(__file__).parent / "locale" / f"{language}.ftl").read_text(encoding="utf-8")]
    if game is None:
        parts += [_introduction(language, load(name, content="")) for name in added()]
    else:
        parts.append((folder(game.id) / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))
        place = LANGUAGES.index(language)
        parts.append("\n".join(_message(key, names[place]) for key, names in game.names().items()))
    return "\n\n".join(parts) + "\n"


def _introduction(code: str, game: Game) -> str:
    """What a lobby says of a game that is not ours; our own stand among the app's words."""
    said = [language(code, game).say(Text(f"game-{game.id}{part}")) for part in ("", "-about")]
    return f"web-game-{game.id} = {_plain(said[0])}\nweb-game-{game.id}-text = {_plain(said[1])}"


def _message(key: str, name: str) -> str:
    """A name as a line of Fluent; `figure-troll.the` is a form of the name before it: how it stands in a sentence."""
    message, _, form = key.partition(".")
    return f"    .{form} = {_plain(name)}" if form else f"{message} = {_plain(name)}"


def _plain(name: str) -> str:
    """A name as a Fluent value that nothing inside it can break."""
    return '{"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"}'


class Language:
    """Speaks texts, of the app alone or of one game too."""

    def __init__(self, code: str, game: Game | None = None) -> None:
        self.code = code
        self.bundle = FluentBundle([code], use_isolating=False)
        self.bundle.add_resource(FluentResource(words(code, game)))

    def knows(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, text: Text) -> str:
        """The text in words. A key without a message is a bug of ours; it shows as the key, never as a crash."""
        if text.key == "verbatim":
            return str(text.params["text"])
        if not self.knows(text.key):
            return text.key
        pattern = self.bundle.get_message(text.key).value
        if pattern is None:
            return text.key
        said, _ = self.bundle.format_pattern(pattern, self.params(text))
        return str(said)

    def params(self, text: Text) -> dict[str, Any]:
        """The parameters of a text in words, with the forms of the names among them."""
        params: dict[str, Any] = {name: self._param(value) for name, value in text.params.items()}
        for name, value in text.params.items():
            if isinstance(value, Text):
                params |= self._forms(name, value)
        return params

    def _param(self, value: Param) -> str | int:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, tuple):
            return self.join([self.say(part) for part in value])
        return value

    def _forms(self, name: str, thing: Text) -> dict[str, str]:
        """The forms of a thing's name: `$figure-the` is "the Troll", `$figure-The` begins a sentence with it."""
        if not self.knows(thing.key):
            return {}
        forms: dict[str, str] = {}
        for form, pattern in self.bundle.get_message(thing.key).attributes.items():
            said = str(self.bundle.format_pattern(pattern)[0])
            forms[f"{name}-{form}"] = said
            forms[f"{name}-{form.capitalize()}"] = said[:1].upper() + said[1:]
        return forms

    def join(self, parts: Iterable[str]) -> str:
        """A row of things as the language writes it: a, b and c."""
        items = list(parts)
        if len(items) < 2:
            return "".join(items)
        return self.say(Text("list", most=", ".join(items[:-1]), last=items[-1]))


@lru_cache(maxsize=32)
def language(code: str, game: Game | None = None) -> Language:
    """The one Language object for a code and a game."""
    return Language(code, game)


def speak_english(text: Text) -> str:
    """How errors read when nobody asked for another language: an error of a game is told in that game's words."""
    needed = set(text.keys()) - {"verbatim"}
    for game in (None, *(load(name, content="") for name in games())):
        english = language("en", game)
        if all(english.knows(key) for key in needed):
            return english.say(text)
    return language("en").say(text)


WarhostError.speak = staticmethod(speak_english)
