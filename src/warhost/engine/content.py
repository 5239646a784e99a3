# not compiled: read once per process.
"""Components of a game as data: YAML files, an owner's pack laid over them, a schema that says what is wrong where."""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from warhost.engine.errors import BadContent
from warhost.engine.text import Text

LARGEST: Final = 4 * 1024 * 1024  # bytes of a file; ours have less than a tenth of that
DEEPEST: Final = 50  # lists and mappings within each other
HEAVIEST: Final = 4 * LARGEST  # what a file may come to when its aliases are written out
WEIGHT: Final = 16  # of a value beside its letters
DIGITS: Final = 40  # of a number
NUMBERS: Final = ("tag:yaml.org,2002:int", "tag:yaml.org,2002:float")


class Record(dict[str, Any]):
    """A mapping of a content file that remembers where each of its fields stands (file:line).

    `words` are texts that a pack of an older kind has among its fields; no rule reads them.
    """

    def __init__(self, place: str) -> None:
        super().__init__()
        self.place = place
        self.places: dict[str, str] = {}
        self.words: dict[str, Any] = {}

    def place_of(self, field: str) -> str:
        return self.places.get(field, self.place)


class Content:
    """All content of a game, by file name without ending, with the hash that identifies it.

    What things are called is no part of it: `words` are a pack's own names for them, by language and key.
    """

    def __init__(self, files: Mapping[str, Any], pack: str | None = None) -> None:
        self.files = files
        self.pack = pack
        self.words: dict[str, dict[str, str]] = {}
        canonical = json.dumps(files, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        self.hash = hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def was(self, saved: str) -> bool:
        """Whether a game that was saved with this hash was played with this content."""
        return FORMER.get(saved, saved) == self.hash

    def __getitem__(self, file: str) -> Any:
        return self.files[file]


# Hashes of the content as it was when names stood in it, and what the same content has had since.
FORMER: Final = {
    "09ef07a55efb2525": "b78e217735dd3b77",  # battle_masters
    "d1b7804e837fde1e": "e6b68270d0750413",  # chaos_in_the_old_world
    "318cf57689fcda22": "6ebb6f1a8e18d59d",  # lords_of_ragnarok
    "d8c296bf2d3e02e6": "849047b7fe512656",  # stratego_legends
}


# -- reading


def read_yaml(path: Path, shown: str) -> Any:
    """The data of a YAML file, its mappings as Records; `shown` is how messages call the file."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        if len(raw) > LARGEST:
            raise BadContent("content-too-large", file=shown, most=LARGEST // 1024)
        text = raw.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent("content-unreadable", file=shown, error=str(error)) from None
    loader = yaml.CSafeLoader if hasattr(yaml, "CSafeLoader") else yaml.SafeLoader
    try:
        _demand_shallow(yaml.parse(text, Loader=loader), shown)  # else the composer may run out of its stack
        node = yaml.compose(text, Loader=loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark else 1
        raise BadContent(
            "content-not-yaml", place=f"{shown}:{line}", error=str(getattr(error, "problem", error))
        ) from None
    if node is None:
        return None
    _demand_light(node, shown)
    return _data(node, shown)


def _demand_shallow(events: Iterable[yaml.Event], shown: str) -> None:
    depth = 0
    for event in events:
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                line = event.start_mark.line + 1 if event.start_mark else 1
                raise BadContent("content-too-deep", place=f"{shown}:{line}", most=DEEPEST)
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def _demand_light(node: yaml.Node, shown: str) -> None:
    """An alias costs a word and may stand for anything: aliases of aliases soon for more than a machine can hold."""
    found: dict[int, tuple[int, int]] = {}
    within: set[int] = set()

    def weigh(node: yaml.Node) -> tuple[int, int]:
        """What a node weighs with all in it, and how deep it is."""
        if isinstance(node, yaml.ScalarNode):
            return WEIGHT + len(node.value), 0
        if id(node) in found:
            return found[id(node)]
        place = f"{shown}:{node.start_mark.line + 1}"
        if id(node) in within:
            raise BadContent("content-too-deep", place=place, most=DEEPEST)
        within.add(id(node))
        parts = [part for pair in node.value for part in pair] if isinstance(node, yaml.MappingNode) else node.value
        weighed = [weigh(part) for part in parts]
        within.discard(id(node))
        weight = WEIGHT + sum(weight for weight, _ in weighed)
        depth = 1 + max((depth for _, depth in weighed), default=0)
        if depth > DEEPEST:
            raise BadContent("content-too-deep", place=place, most=DEEPEST)
        if weight > HEAVIEST:
            raise BadContent("content-too-heavy", place=place, most=HEAVIEST // 1024)
        found[id(node)] = (weight, depth)
        return weight, depth

    weigh(node)


def _data(node: yaml.Node, shown: str) -> Any:
    place = f"{shown}:{node.start_mark.line + 1}"
    if isinstance(node, yaml.MappingNode):
        record = Record(place)
        for key_node, value_node in node.value:
            key = str(key_node.value)
            where = f"{shown}:{key_node.start_mark.line + 1}"
            if key in record:
                raise BadContent("content-field-twice", place=where, field=key)
            record[key] = _data(value_node, shown)
            record.places[key] = where
        return record
    if isinstance(node, yaml.SequenceNode):
        return [_data(item, shown) for item in node.value]
    assert isinstance(node, yaml.ScalarNode)
    number = node.tag in NUMBERS
    if number and len(node.value) > DIGITS:
        raise BadContent("content-bad-number", place=place, most=DIGITS)
    loader = yaml.SafeLoader("")
    try:
        value = loader.construct_object(node)
    except (yaml.YAMLError, ValueError, AttributeError) as error:
        raise BadContent("content-not-yaml", place=place, error=str(error)) from None
    if number and not math.isfinite(value):
        raise BadContent("content-bad-number", place=place, most=DIGITS)
    return value if value is None or isinstance(value, str | int | float) else node.value  # a date is text to us


def read_folder(folder: Path, shown: str) -> dict[str, Any]:
    """All YAML files of a folder, by name without ending."""
    return {path.stem: read_yaml(path, f"{shown}/{path.name}") for path in sorted(folder.glob("*.yaml"))}


# -- packs


def read_pack(folder: Path, games: Iterable[str]) -> tuple[str, dict[str, dict[str, Any]]]:
    """An owner's pack: its name (in `pack.yaml`) and, per game, the records it replaces."""
    known = tuple(Text("verbatim", text=game) for game in games)
    if not folder.is_dir():
        raise BadContent("pack-no-folder", folder=str(folder))
    about = read_yaml(folder / "pack.yaml", "pack.yaml")
    if not isinstance(about, Record) or not isinstance(about.get("name"), str):
        raise BadContent("pack-no-name", place="pack.yaml:1")
    files: dict[str, dict[str, Any]] = {}
    for sub in sorted(path for path in folder.iterdir() if path.is_dir()):
        if sub.name not in games:
            raise BadContent("pack-unknown-game", folder=sub.name, known=known)
        files[sub.name] = {name: _set_words_apart(data, sub.name) for name, data in read_folder(sub, sub.name).items()}
    if not files:
        raise BadContent("pack-empty", folder=str(folder), known=known)
    return about["name"], files


# Packs of an older kind have texts in their records: under `…_en`, `…_fr`, and these names for the English ones.
TEXTS: Final = {
    "battle_masters": ("text",),
    "chaos_in_the_old_world": ("ability", "details", "effect", "immediate", "persistent", "text"),
    "lords_of_ragnarok": ("article", "name", "text", "title"),
    "stratego_legends": ("effect", "rule"),
}
# … and there units are called by their English names, of which their ids are made.
CALLED: Final = {"stratego_legends": {"name": "unit", "target_name": "target_unit"}}


def _set_words_apart(data: Any, game: str) -> Any:
    """The data of an older pack as a pack of today has it, its texts beside the fields."""
    if isinstance(data, list):
        return [_set_words_apart(item, game) for item in data]
    if not isinstance(data, Record):
        return data
    rest = _without(data)
    for field, value in data.items():
        text = value is None or isinstance(value, str)
        if field.endswith(("_en", "_fr", "_fr_source")) or (text and field in TEXTS.get(game, ())):
            rest.words[field] = rest.pop(field)
        elif field in CALLED.get(game, {}):
            name = CALLED[game][field]
            del rest[field]
            rest[name] = [_id_of(one) for one in value] if isinstance(value, list) else _id_of(value)
            rest.places[name] = data.place_of(field)
        else:
            rest[field] = _set_words_apart(value, game)
    return rest


def _id_of(name: Any) -> Any:
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("’", "")).strip("_") if isinstance(name, str) else name


WHOLE = "whole"  # in a file of a pack: the lists that it gives in full instead of record by record
REMARKS = ("source", "confidence", "note")  # what a pack may say of any record
NAMES = ("id", "side", "number", "level")  # by the first of these that all records of a list have they are told apart


def lay_over(base: Mapping[str, Any], pack: Mapping[str, Any], game: str) -> dict[str, Any]:
    """The base content with the pack's records in place of its own."""
    merged = dict(base)
    for name, data in pack.items():
        place = f"{game}/{name}.yaml:1"
        if name not in base:
            known = tuple(Text("verbatim", text=f"{file}.yaml") for file in base)
            raise BadContent("pack-unknown-file", file=f"{game}/{name}.yaml", known=known)
        if isinstance(data, Record) and isinstance(base[name], Record) and WHOLE in data:
            merged[name] = _merge(_without_lists(base[name], data), _without(data, WHOLE), place, name)
        else:
            merged[name] = _merge(base[name], data, place, name)
    return merged


def _without_lists(base: Record, data: Record) -> Record:
    """The base, with nothing in place of the lists that a file of a pack gives in full."""
    wanted = data[WHOLE] if isinstance(data[WHOLE], list) else [data[WHOLE]]
    lists = [field for field, value in base.items() if isinstance(value, list)]
    emptied = _without(base)
    for field in wanted:
        if field not in lists or not isinstance(data.get(field), list):
            known = tuple(Text("verbatim", text=name) for name in lists)
            raise BadContent("pack-not-whole", place=data.place_of(WHOLE), field=str(field), known=known)
        emptied[field] = None
    return emptied


def _without(record: Record, *fields: str) -> Record:
    """A copy of a record without some of its fields."""
    rest = Record(record.place)
    rest.places = dict(record.places)
    rest.words = dict(record.words)
    rest.update({field: value for field, value in record.items() if field not in fields})
    return rest


def _merge(base: Any, over: Any, place: str, field: str) -> Any:
    if isinstance(base, Record):
        if not isinstance(over, Record):
            raise _wrong(place, field, Text("shape-mapping"), over)
        merged = Record(over.place)
        merged.update(base)
        merged.places = {key: base.place_of(key) for key in base}
        merged.words = {**base.words, **over.words}
        for key, value in over.items():
            where = over.place_of(key)
            if key not in base and key not in REMARKS:
                known = tuple(Text("verbatim", text=name) for name in base)
                raise BadContent("content-unknown-field", place=where, field=key, known=known)
            merged[key] = _merge(base.get(key), value, where, key)
            merged.places[key] = where
        return merged
    name = _told_apart_by(base)
    if name is not None and isinstance(over, list):
        by_name = {record[name]: record for record in over if isinstance(record, Record) and name in record}
        if len(by_name) != len(over):
            raise BadContent("pack-record-without-id", place=place, field=field, id=name)
        known_names = [record[name] for record in base]
        for identity, record in by_name.items():
            if identity not in known_names:
                known = tuple(Text("verbatim", text=str(one)) for one in sorted(known_names))
                raise BadContent("pack-unknown-record", place=record.place, id=str(identity), known=known)
        return [
            _merge(record, by_name[record[name]], by_name[record[name]].place, field)
            if record[name] in by_name
            else record
            for record in base
        ]
    return over


def _told_apart_by(data: Any) -> str | None:
    """The field that names the records of a list, if they are told apart by one."""
    if not isinstance(data, list) or not data or not all(isinstance(record, Record) for record in data):
        return None
    for name in NAMES:
        found = [record.get(name) for record in data]
        if None not in found and all(isinstance(one, str | int) for one in found) and len(set(found)) == len(found):
            return name
    return None


# -- the schema


Shape = Callable[[Any, str, str], None]  # checks a value at a place under a field name


def _wrong(place: str, field: str, wanted: Text, value: Any) -> BadContent:
    found = Text("verbatim", text=repr(value))
    if value is None:
        found = Text("shape-nothing")
    elif isinstance(value, list):
        found = Text("shape-list")
    elif isinstance(value, dict):
        found = Text("shape-mapping")
    return BadContent("content-wrong-type", place=place, field=field, wanted=wanted, found=found)


def whole(low: int, high: int) -> Shape:
    """A whole number between two bounds."""

    def check(value: Any, place: str, field: str) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise _wrong(place, field, Text("shape-whole", low=low, high=high), value)

    return check


def word(value: Any, place: str, field: str) -> None:
    """Any text that is not empty."""
    if not isinstance(value, str) or not value.strip():
        raise _wrong(place, field, Text("shape-text"), value)


def yes_no(value: Any, place: str, field: str) -> None:
    """True or false."""
    if not isinstance(value, bool):
        raise _wrong(place, field, Text("verbatim", text="true | false"), value)


def anything(_value: Any, _place: str, _field: str) -> None:
    """A remark the rules do not read."""


def one_of(*known: Any) -> Shape:
    """One of the values named."""

    def check(value: Any, place: str, field: str) -> None:
        if value not in known:
            raise _wrong(place, field, Text("verbatim", text=" | ".join(str(item) for item in known)), value)

    return check


def maybe(shape: Shape) -> Shape:
    """Nothing, or what the shape says."""

    def check(value: Any, place: str, field: str) -> None:
        if value is not None:
            shape(value, place, field)

    return check


def list_of(shape: Shape, low: int = 0, high: int = 10_000) -> Shape:
    """A list of such things."""

    def check(value: Any, place: str, field: str) -> None:
        if not isinstance(value, list):
            raise _wrong(place, field, Text("shape-list"), value)
        if not low <= len(value) <= high:
            raise BadContent("content-wrong-length", place=place, field=field, low=low, high=high, found=len(value))
        for i, item in enumerate(value):
            where = item.place if isinstance(item, Record) else place
            name = item.get("id", f"{field}[{i}]") if isinstance(item, Record) else f"{field}[{i}]"
            shape(item, where, str(name))

    return check


def table_of(shape: Shape) -> Shape:
    """A mapping whose values are all of one shape."""

    def check(value: Any, place: str, field: str) -> None:
        if not isinstance(value, Record):
            raise _wrong(place, field, Text("shape-mapping"), value)
        for key, item in value.items():
            shape(item, value.place_of(key), f"{field}.{key}")

    return check


SOURCES = ("seed", "public", "recalled", "house", "owner")  # the last for packs: from an owner's box


def record(needed: Mapping[str, Shape], further: Mapping[str, Shape] | None = None) -> Shape:
    """A mapping with these fields; `further` ones may be missing, others are refused."""
    common: dict[str, Shape] = {
        "source": one_of(*SOURCES),
        "confidence": one_of("high", "medium", "low"),
        "field_source": table_of(one_of(*SOURCES)),
        "field_confidence": table_of(one_of("high", "medium", "low")),
        "note": anything,
    }
    allowed = {**common, **needed, **(further or {})}

    def check(value: Any, place: str, field: str) -> None:
        if not isinstance(value, Record):
            raise _wrong(place, field, Text("shape-mapping"), value)
        for name in needed:
            if name not in value:
                raise BadContent("content-field-missing", place=value.place, record=field, field=name)
        for name, item in value.items():
            where = value.place_of(name)
            if name not in allowed:
                known = tuple(Text("verbatim", text=known) for known in allowed if known not in value)
                raise BadContent("content-unknown-field", place=where, field=f"{field}.{name}", known=known)
            allowed[name](item, where, f"{field}.{name}")

    return check


def check_files(files: Mapping[str, Any], schema: Mapping[str, Shape], shown: str) -> None:
    """Hold all files of a game against its schema; the first mistake is raised as BadContent."""
    for name, shape in schema.items():
        if name not in files:
            raise BadContent("content-file-missing", file=f"{shown}/{name}.yaml")
        shape(files[name], f"{shown}/{name}.yaml:1", name)


def wrong(place: str, field: str, wanted: str, found: object) -> BadContent:
    """The error about a value that no shape of its own can refuse; both sides are shown as they would be written."""
    return BadContent(
        "content-wrong-type",
        place=place,
        field=field,
        wanted=Text("verbatim", text=wanted),
        found=Text("verbatim", text=str(found)),
    )
