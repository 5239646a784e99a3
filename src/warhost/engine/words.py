# not compiled: read once per process.
"""What a pack calls things: its files of words, and the texts that packs of an older kind have in their records."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from warhost.engine.content import Record
from warhost.engine.errors import BadContent
from warhost.engine.text import Text

Messages = dict[str, str]  # by key, as they are written in Fluent


class Named(NamedTuple):
    """A message that tells something of a record: its name, or one of its texts."""

    key: str
    record: Mapping[str, Any]
    field: str = "name"


def pack_words(
    folder: Path, named: Iterable[Named], known: frozenset[str], ours: Callable[[str], str]
) -> dict[str, Messages]:
    """What a pack says, by language; `known` are the keys that we have words for, `ours` gives our file of a language.

    Raises BadContent for a message about nothing, and for a thing that is new and has no name.
    """
    things = list(named)
    keys = {thing.key for thing in things}
    found = _older_words(things, ours)
    for path in sorted(folder.glob("locale/[a-z][a-z]/*.ftl")):
        shown = f"{folder.name}/{path.relative_to(folder).as_posix()}"
        found.setdefault(path.parent.name, {}).update(_read(path, shown, keys))
    said = known.union(*found.values())
    for key, record, _ in things:
        if key not in said:
            place = record.place if isinstance(record, Record) else folder.name
            raise BadContent("pack-nameless", place=place, name=key)
    return found


def in_every_language(locale: Path, packed: Mapping[str, Messages]) -> dict[str, str]:
    """What things are called, by key: in all languages one after the other, for those who look for them."""
    ours = [path.read_text(encoding="utf-8") for path in sorted(locale.glob("[a-z][a-z]/names.ftl"))]
    theirs = ["".join(messages.values()) for messages in packed.values()]
    found: dict[str, str] = {}
    for text in (*ours, *theirs):
        for key, name in re.findall(r"^([a-z][\w-]*) = (.*)$", text, re.MULTILINE):
            found[key] = f"{found.get(key, '')} {name}"
    return found


def _read(path: Path, shown: str, keys: set[str]) -> Messages:
    # here, so that playing needs no Fluent
    from fluent.syntax import FluentParser, FluentSerializer
    from fluent.syntax.ast import Junk, Message, Term

    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent("content-unreadable", file=shown, error=str(error)) from None
    found: Messages = {}
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, Message | Term | Junk):
            continue
        place = f"{shown}:{text.count(chr(10), 0, entry.span.start if entry.span else 0) + 1}"
        if not isinstance(entry, Message):
            raise BadContent("pack-not-fluent", place=place)
        if entry.id.name not in keys:
            near = sorted(key for key in keys if key.partition("-")[0] == entry.id.name.partition("-")[0])
            known = tuple(Text("verbatim", text=key) for key in near[:20])
            raise BadContent("pack-unknown-name", place=place, name=entry.id.name, known=known)
        found[entry.id.name] = FluentSerializer().serialize_entry(entry)
    return found


# -- packs of an older kind, which knew two languages and had their texts in the records

FIELDS: Final = {  # where they have the text of a field
    "en": ("{}_en", "{}", "rule_{}_en"),
    "fr": ("{}_fr",),
}


def _older_words(named: Iterable[Named], ours: Callable[[str], str]) -> dict[str, Messages]:
    found: dict[str, Messages] = {}
    for key, record, field in named:
        if not isinstance(record, Record) or not record.words:
            continue
        for code, fields in FIELDS.items():
            wanted = [name.format(field) for name in fields] + (["effect"] if (code, field) == ("en", "text") else [])
            text = next((record.words[name] for name in wanted if record.words.get(name)), None)
            if isinstance(text, str):
                found.setdefault(code, {})[key] = _written(key, text, ours(code))
    return found


def _written(key: str, text: str, ours: str) -> str:
    """A name as Fluent that nothing inside it can break, in the forms that our own name has."""
    own = re.search(rf"^{re.escape(key)} = (.*)\n((?:    \..*\n)*)", ours, re.MULTILINE)
    lines = [f"{key} = {_plain(text)}"]
    if own is not None:
        for form, said in re.findall(r"    \.(\w+) = (.*)\n", own[2]):
            lines.append(f"    .{form} = {_plain(said.replace(own[1], text) if own[1] in said else text)}")
    return "\n".join(lines) + "\n"


def _plain(text: str) -> str:
    return '{"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"}'
