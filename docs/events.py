"""Write down what can happen in each game: docs/events.md for people, events.ts for the boards (`make events`).

Both follow from `games/GAME/events.py` and from the words of the log; `tests/test_events.py` fails when they do not.
"""

from __future__ import annotations

import re
from pathlib import Path

import warhost
from warhost.language import language

ROOT = Path(__file__).resolve().parents[1]
MARKDOWN = ROOT / "docs" / "events.md"
HEAD = """# Events

All that can happen in each game, as data: what `log` holds in the documents of a table, and `state.events_for(seat)` in
Python. An event is `{event, facts, text}`: its name, its facts, and the same in words. A fact is a *number*, a *word*,
a *text* with words of its own, or the id of a thing, named by its kind; `[kind]` is a list. Things that can change are
told as they were then: an `army` of Lords of Ragnarok as `{id, player, number, value, region}`, a `part` of a strength
in Stratego Legends as `{id, amount}` and what it comes from.

This page is made from the games themselves by `make events`.
"""
UNTOUCHED = "// prettier-ignore\n"
NAMED = {"number": "number", "text": "Text"}
TOLD_WITH = {  # things of which more is told than their id
    "lords_of_ragnarok": {"army": "id: string; player: string; number: number; value: number; region: string | Text"},
    "stratego_legends": {
        "part": "id: string; amount: string; terrain?: string; nation?: string; keyword?: string; unit?: string"
    },
}


def markdown() -> str:
    parts = [HEAD]
    for name in warhost.games():
        game = warhost.load(name)
        tongue = language("en", game)
        parts.append(
            f"\n## {tongue.say(warhost.Text(f'game-{name}'))}\n\n| event | facts | in words |\n| --- | --- | --- |\n"
        )
        for event, facts in game.events.items():
            told = ", ".join(f"`{fact}`: {kind}" for fact, kind in facts.items()).replace("|", "\\|")
            parts.append(f"| `{event}` | {told} | {pattern(game, event)} |\n")
    return "".join(parts)


def pattern(game: warhost.Game, event: str) -> str:
    """The English words of an event, on one line."""
    path = ROOT / "src" / "warhost" / "games" / game.id / "locale" / "en" / "game.ftl"
    found = re.search(rf"^log-{event} =(.*(?:\n[ }}].*)*)", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None, event
    return " ".join(found[1].split()).replace("|", "\\|")


def typescript(name: str) -> str:
    """The facts of every event, as types."""
    game = warhost.load(name)
    shapes = TOLD_WITH.get(name, {})
    told = {kind: kind.capitalize() for kind in shapes}
    rows = []
    for event, facts in game.events.items():
        inside = "; ".join(f"{fact}: {typed(kind, told)}" for fact, kind in facts.items())
        key = event if event.isidentifier() else f"'{event}'"
        rows.append(f"  {key}: {f'{{ {inside} }}' if inside else 'Record<string, never>'};")
    body = [f"{UNTOUCHED}export interface {told[kind]} {{ {inside} }}\n" for kind, inside in shapes.items()]
    body += [UNTOUCHED + "export interface Events {", *rows, "}", ""]
    text = ["import type { Text } from '../../words/text';\n"] if any("Text" in line for line in body) else []
    return "\n".join(
        [
            "/** What happens, by the names of the events: made from the engine by `make events`. */\n",
            *text,
            *body,
        ]
    )


def typed(kind: str, told: dict[str, str]) -> str:
    inner = " | ".join(dict.fromkeys(NAMED.get(one, told.get(one, "string")) for one in kind.strip("[]").split("|")))
    return (f"({inner})[]" if " " in inner else f"{inner}[]") if kind.startswith("[") else inner


def written() -> dict[Path, str]:
    """All files that follow from the events, with what they hold."""
    folders = ROOT / "web" / "src" / "games"
    return {MARKDOWN: markdown(), **{folders / name / "events.ts": typescript(name) for name in warhost.games()}}


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
