"""Write down what the games say to the world (`make contract`).

    docs/events.md               for people: all that can happen
    docs/schema/GAME.json        for programs: views, choices and lines of the log, as JSON Schema
    web/src/games/…/contract.ts  for the boards: the same as types

All follows from `engine/documents.py`, from `documents.py`, `events.py`, verbs and decisions of each game, and from the
words of the log; `tests/test_contract.py` fails when it does not.
"""

from __future__ import annotations

import inspect
import json
import operator
import re
import sys
import textwrap
from collections.abc import Mapping
from functools import reduce
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import warhost
from warhost.engine import documents
from warhost.language import language

ROOT = Path(__file__).resolve().parents[1]
MARKDOWN = ROOT / "docs" / "events.md"
SCHEMAS = ROOT / "docs" / "schema"
BOARDS = ROOT / "web" / "src" / "games"
HEAD = """# Events

All that can happen in each game, as data: what `log` holds in the documents of a table, and `state.events_for(seat)` in
Python. An event is `{event, facts, text}`: its name, its facts, and the same in words. A fact is a *number*, a *word*,
a *text* with words of its own, or the id of a thing, named by its kind; `[kind]` is a list. Things that can change are
told as they were then: an `army` of Lords of Ragnarok as `{id, player, number, value, region}`, a `part` of a strength
in Stratego Legends as `{id, amount}` and what it comes from.

This page is made from the games themselves by `make contract`.
"""

Schema = dict[str, Any]
SIMPLE = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
FACTS = {"number": int, "text": documents.Text}


# -- JSON Schema


class Definitions:
    """Types as definitions of JSON Schema, each under its own name; `narrowed` fields of a game say more there."""

    def __init__(self, modules: list[ModuleType], narrowed: Mapping[str, object]) -> None:
        self.found: dict[str, Schema] = {}
        self.types: dict[str, object] = {}
        self.narrowed = narrowed
        self.names: dict[object, str] = {}
        for module in modules:
            aliases = {name: hint for name, hint in vars(module).items() if is_alias(hint)}
            self.name(get_type_hints(ModuleTypes(aliases), vars(module), include_extras=True))

    def name(self, aliases: Mapping[str, object]) -> None:
        for name, hint in aliases.items():
            self.names.setdefault(hint, name)

    def of(self, hint: Any) -> Schema:
        """A type: by its name if it has one."""
        name = hint.__name__ if is_typeddict(hint) else self.names.get(hint)
        if name is None:
            return self.shape(hint)
        assert self.types.setdefault(name, hint) == hint, f"two types are called {name}"
        if name not in self.found:
            self.found[name] = {}  # known already where it is part of itself
            self.found[name] = self.document(hint) if is_typeddict(hint) else self.shape(hint)
        return {"$ref": f"#/$defs/{name}"}

    def shape(self, hint: Any) -> Schema:
        """What a type other than a document allows."""
        origin, args = get_origin(hint), get_args(hint)
        if hint in SIMPLE:
            return {"type": SIMPLE[hint]}
        if hint is Any:
            return {}
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(arg) for arg in args]}
        if origin is Annotated and get_origin(args[0]) is dict:  # some of the words
            return {**self.of(args[0]), "minProperties": args[1]}
        if origin is Annotated:  # a list of so many
            return {**self.of(args[0]), "minItems": args[1], "maxItems": args[1]}
        if origin is list:
            return {"type": "array", "items": self.of(args[0])}
        assert origin in (dict, Mapping), f"{hint} is no type of a document"
        every = {"type": "object", "additionalProperties": self.of(args[1])}
        if get_origin(args[0]) is Literal:  # all words are there
            every |= {"propertyNames": self.of(args[0]), "minProperties": len(get_args(args[0]))}
        return every

    def document(self, kind: Any) -> Schema:
        properties: dict[str, Schema] = {}
        required: list[str] = []
        comments = dict(re.findall(r"^    (\w+): [^#\n]*  # (.+)$", source(kind), re.MULTILINE))
        for field, hint in get_type_hints(kind, include_extras=True).items():
            if get_origin(hint) is NotRequired:
                (hint,) = get_args(hint)
            elif field not in kind.__optional_keys__:
                required.append(field)
            properties[field] = self.of(self.narrowed.get(f"{kind.__name__}.{field}", hint))
            if field in comments:
                properties[field] = {**properties[field], "description": comments[field]}
        return {**describe(kind), **closed(properties, required)}


class ModuleTypes:
    """What `get_type_hints` needs to see to resolve the aliases of a module."""

    def __init__(self, aliases: dict[str, Any]) -> None:
        self.__annotations__ = aliases


def is_alias(hint: object) -> bool:
    return get_origin(hint) in (Literal, Union, UnionType) and not getattr(hint, "__parameters__", ())


def source(kind: Any) -> str:
    """The class of a document; none of one with a keyword of Python among its fields."""
    try:
        return inspect.getsource(kind)
    except OSError:
        return ""


def describe(kind: Any) -> Schema:
    return {"description": kind.__doc__} if kind.__doc__ else {}


def closed(properties: dict[str, Schema], required: list[str]) -> Schema:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def common() -> dict[str, Schema]:
    """What all games have in common."""
    found = Definitions([documents], {})
    for kind in (documents.View, documents.Choice, documents.NoHints, documents.Line):
        found.of(kind)
    return found.found


def of_game(game: warhost.Game) -> dict[str, Schema]:
    """All that a game says, with the words that are its own."""
    words = {
        "Verb": sorted(game.alphabet.verbs),
        "DecisionKind": sorted({frame.kind for frame in game.frames if frame.kind}),
        "ObjectKind": sorted({span.of for span in game.alphabet.spans if span.names}),
    }
    own = {name: Literal[tuple(known)] for name, known in words.items()}
    narrowed = {
        "Decision.kind": own["DecisionKind"],
        "View.table": game.documents.table,
        "Choice.verb": own["Verb"],
        "Chosen.kind": own["ObjectKind"],
        "Choice.hints": game.documents.hints,
    }
    told = [sys.modules[kind.__module__] for kind in game.told.values() if is_typeddict(kind)]
    home = [sys.modules[game.documents.table.__module__]] if is_typeddict(game.documents.table) else []
    found = Definitions([documents, *home, *told], narrowed)
    found.name(own)
    for kind in (documents.View, documents.Choice, *game.documents.answers.values()):
        found.of(kind)
    happenings = {
        event: closed({name: fact(found, game, kind) for name, kind in facts.items()}, list(facts))
        for event, facts in game.events.items()
    }
    found.found["Events"] = {"description": "The facts of every event.", **closed(happenings, list(happenings))}
    found.of(documents.Line)
    found.found["Line"]["anyOf"] = [
        {"properties": {"event": {"const": event}, "facts": {"$ref": f"#/$defs/Events/properties/{event}"}}}
        for event in happenings
    ]
    return found.found


def fact(found: Definitions, game: warhost.Game, kind: str) -> Schema:
    """A fact as `events.py` declares it."""
    known = {**FACTS, **game.told}
    one = reduce(operator.or_, [known.get(name, str) for name in kind.strip("[]").split("|")])
    return found.of(list[one] if kind.startswith("[") else one)


def schema(title: str, definitions: dict[str, Schema]) -> str:
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": "What the server says: View, Choice and Line. Made by `make contract`.",
        "$defs": definitions,
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


# -- TypeScript


def typescript(definitions: dict[str, Schema], shared: dict[str, Schema], head: str, tail: str) -> str:
    """Definitions as types; those that are shared come from the common file."""
    own = [name for name in definitions if not is_shared(name, definitions, shared)]
    body = "\n".join(declaration(name, definitions[name]) for name in own if name != "Line" or not shared) + tail
    others = {*shared, "Told"}.difference(own)
    used = sorted(others.intersection(re.findall(r"\w+", uncommented(body))))
    imported = f"import type {{ {', '.join(used)} }} from '../contract';\n\n" if shared else ""
    return f"/** {head} Made by `make contract`. */\n\n{imported}{body}"


def is_shared(name: str, definitions: dict[str, Schema], shared: dict[str, Schema]) -> bool:
    """Whether a definition is the common one, and all that it is made of."""
    met, ahead = set(), [name]
    while ahead:
        one = ahead.pop()
        if definitions[one] != shared.get(one):
            return False
        met.add(one)
        parts = re.findall(r"#/\$defs/(\w+)", json.dumps(definitions[one]))
        ahead += [part for part in parts if part not in met]
    return True


def uncommented(text: str) -> str:
    return re.sub(r"/\*\*.*?\*/|'[^']*'", "", text)


def declaration(name: str, schema: Schema) -> str:
    about = comment(schema, "")
    if schema.get("properties"):
        fields = "".join(comment(field, "  ") + f"  {line};\n" for line, field in members(schema))
        return f"{about}export type {name} = {{\n{fields}}};\n"
    line = f"export type {name} = {typed(schema)};"
    if len(line) > 120:
        words = f"| {typed(schema)}".replace("| ", "|\N{NO-BREAK SPACE}")
        lines = textwrap.fill(words, 118, initial_indent="  ", subsequent_indent="  ").replace(
            "\N{NO-BREAK SPACE}", " "
        )
        line = f"export type {name} =\n{lines};"
    return f"{about}{line}\n"


def comment(schema: Schema, indent: str) -> str:
    return f"{indent}/** {schema['description']} */\n" if "description" in schema else ""


def members(schema: Schema) -> list[tuple[str, Schema]]:
    found = []
    for name, field in schema["properties"].items():
        key = name if name.isidentifier() else f"'{name}'"
        mark = "" if name in schema["required"] else "?"
        found.append((f"{key}{mark}: {typed(field)}", field))
    return found


def typed(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(f"'{word}'" for word in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(one) for one in schema["anyOf"]))
    kind = schema.get("type", "unknown")
    if kind == "array":
        inner = typed(schema["items"])
        if "minItems" in schema:
            return f"[{', '.join([inner] * schema['minItems'])}]"
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind != "object":
        return {"integer": "number"}.get(kind, kind)
    if "properties" in schema:
        inside = "; ".join(line for line, _ in members(schema))
        return f"{{ {inside} }}" if inside else "Record<string, never>"
    if schema["additionalProperties"] == {}:
        return "Record<string, unknown>"
    words = typed(schema["propertyNames"]) if "propertyNames" in schema else "string"
    record = f"Record<{words}, {typed(schema['additionalProperties'])}>"
    return f"Partial<{record}>" if schema.get("minProperties") == 0 else record


ANY_GAME = """
/** What one game says; each has a contract of its own. */
export type Contract = {
  view: View;
  choice: Choice;
  line: Line;
};

/** The lines of the log of a game: the name of the event tells which facts there are. */
export type Told<Events> = {
  [Name in keyof Events]: Omit<Line, 'event' | 'facts'> & { event: Name; facts: Events[Name] };
}[keyof Events];
"""
ONE_GAME = """
export type Line = Told<Events>;

export type Contract = {
  view: View;
  choice: Choice;
  line: Line;
};
"""


# -- the page for people


def markdown() -> str:
    parts = [HEAD]
    for name in warhost.games():
        game = warhost.load(name)
        parts.append(f"\n## {title(game)}\n\n| event | facts | in words |\n| --- | --- | --- |\n")
        for event, facts in game.events.items():
            told = ", ".join(f"`{fact}`: {kind}" for fact, kind in facts.items()).replace("|", "\\|")
            parts.append(f"| `{event}` | {told} | {pattern(game, event)} |\n")
    return "".join(parts)


def title(game: warhost.Game) -> str:
    return language("en", game).say(warhost.Text(f"game-{game.id}"))


def pattern(game: warhost.Game, event: str) -> str:
    """The English words of an event, on one line."""
    path = ROOT / "src" / "warhost" / "games" / game.id / "locale" / "en" / "game.ftl"
    found = re.search(rf"^log-{event} =(.*(?:\n[ }}].*)*)", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None, event
    return " ".join(found[1].split()).replace("|", "\\|")


# -- all of it


def written() -> dict[Path, str]:
    """All files of the contract, with what they hold."""
    shared = common()
    files = {
        MARKDOWN: markdown(),
        SCHEMAS / "engine.json": schema("Any game of Warhost", shared),
        BOARDS / "contract.ts": typescript(shared, {}, "What the server says of any game.", ANY_GAME),
    }
    for name in warhost.games():
        game = warhost.load(name)
        definitions = of_game(game)
        files[SCHEMAS / f"{name}.json"] = schema(title(game), definitions)
        head = f"What the server says of {title(game)}."
        files[BOARDS / name / "contract.ts"] = typescript(definitions, shared, head, ONE_GAME)
    return files


if __name__ == "__main__":
    SCHEMAS.mkdir(exist_ok=True)
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
