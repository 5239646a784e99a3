"""The view itself, indented: for a game that nobody has drawn yet."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text as Ink

from warhost.cli.boards import Drawing, Space, Start
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.language import Language

STARTS: Sequence[Start] = ()


def draw(view: Mapping[str, Any], _game: Game, _language: Language, space: Space, _offers: Sequence[str]) -> Drawing:
    text = json.dumps(view["table"], ensure_ascii=space.ascii, indent=1)
    lines = [Ink(line.rstrip(",")) for line in text.splitlines() if line.strip(" {}[],")]
    return Drawing(lines, [], False, [], {}, {})


def seat_names(_view: Mapping[str, Any], seats: int, language: Language) -> list[str]:
    return [language.say(Text("cli-seat", seat=seat + 1)) for seat in range(seats)]
