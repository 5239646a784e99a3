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
from warhost.games import added, folder, games, load, our_names

LOCALE: Final = Path(__file__).parent / "locale"
LANGUAGES: Final = tuple(sorted(path.parent.name for path in LOCALE.glob("[a-z][a-z]/app.ftl")))  # folders of words


def first_known(codes: Iterable[str]) -> str:
    """The first of some codes (`fr_BE.UTF-8`, `fr-BE`) whose language we speak, else English."""
    known = (code[:2].lower() for code in codes)
    return next((code for code in known if code in LANGUAGES), "en")


def pick(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one asked for, else the first the environment names that we know, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            known = tuple(Text("verbatim", text=code) for code in LANGUAGES)
            raise BadOption("unknown-language", language=wanted, known=known)
        return wanted
    variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return first_known(code for variable in variables for code in environment.get(variable, "").split(":"))


def words(language: str, game: Game | None = None) -> str:
    """All messages of a language as one Fluent text: the app's, the game's, and the names of its content."""
    parts = [(LOCALE / language / "app.ftl").read_text(encoding="utf-8")]
    if game is None:
        parts += [_introduction(language, load(name, content="")) for name in added()]
    else:
        parts.append((folder(game.id) / "locale" / language / "game.ftl").read_text(encoding="utf-8"))
        parts += [*_of_pack(language, game), our_names(game.id, language)]  # the first message of a key counts
    return "\n\n".join(parts) + "\n"


def _introduction(code: str, game: Game) -> str:
    """What a lobby says of a game that is not ours; our own stand among the app's words."""
    said = [language(code, game).say(Text(f"game-{game.id}{part}")) for part in ("", "-about")]
    return f"web-game-{game.id} = {said[0]}\nweb-game-{game.id}-text = {said[1]}"


def _of_pack(language: str, game: Game) -> Iterable[str]:
    """What the game's pack calls its things; what is new in it and has no name in this language, in another."""
    packed = game.content.words
    own = packed.get(language, {})
    ours = our_names(game.id, language) if packed else ""
    others = {
        key: message
        for code in sorted(packed, key=lambda code: code != "en", reverse=True)
        for key, message in packed[code].items()
        if f"\n{key} =" not in ours
    }
    return (others | own).values()


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
    for name in ("", *games()):
        english = language("en", load(name, content="") if name else None)  # only if need be: it may be at fault
        if all(english.knows(key) for key in needed):
            return english.say(text)
    return language("en").say(text)


WarhostError.speak = staticmethod(speak_english)
