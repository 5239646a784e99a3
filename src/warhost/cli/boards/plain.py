"""The view itself, a line a field: for a game that nobody has drawn yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text as Ink

from warhost.cli.boards import Drawing, Space, Start
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.language import Language

STARTS: Sequence[Start] = ()


def draw(view: Mapping[str, Any], game: Game, language: Language, _space: Space, _offers: Sequence[str]) -> Drawing:
    kinds = [span.of for span in game.alphabet.spans if span.names]
    lines: list[Ink] = []
    for name, value in view["table"].items():
        key = f"table-{name}"  # a game may have words for its fields
        lines += rows(language.say(Text(key)) if language.knows(key) else spaced(name), value, language, kinds)
    return Drawing(lines, [], False, [], {}, {})


def rows(title: str, value: Any, language: Language, kinds: Sequence[str]) -> list[Ink]:
    """A field with all that is in it, what is inside of something further to the right."""
    if isinstance(value, Mapping) and value:
        inner = [(named(name, language, kinds), part) for name, part in value.items()]
    elif isinstance(value, list) and any(isinstance(part, Mapping | list) for part in value):
        inner = [(str(number), part) for number, part in enumerate(value, 1)]
    else:
        parts = value if isinstance(value, list) else [value]
        told = ", ".join(named(part, language, kinds) for part in parts if part not in (None, {}))
        return [Ink.assemble((f"{title}  ", "dim"), told or "–")]
    return [
        Ink(title, "dim"),
        *(Ink("  ") + line for name, part in inner for line in rows(name, part, language, kinds)),
    ]


def named(value: object, language: Language, kinds: Sequence[str]) -> str:
    """A thing of the game by its name; anything else as it is."""
    for kind in kinds:
        if language.knows(f"{kind}-{value}"):
            return language.say(Text(f"{kind}-{value}"))
    return spaced(str(value))


def spaced(name: str) -> str:
    return name.replace("_", " ")


def seat_names(_view: Mapping[str, Any], seats: int, language: Language) -> list[str]:
    return [language.say(Text("cli-seat", seat=seat + 1)) for seat in range(seats)]
