"""A language nobody speaks: English with a mark on every letter, so that a word without one has escaped the files."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Any, Final

import yaml
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import warhost

CODE: Final = "eo"
SOURCE: Final = Path(warhost.__file__).parent
PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
MARKED: Final = "ÂƁĆĎĒḞĞĤÎĴĶĹṀŇÔṔɊŘŚŤÛṼŴẊŶŻâƀćďēḟğĥîĵķĺṁňôṕɋřśťûṽŵẋŷż"
WORD: Final = re.compile(r"[A-Za-z]{3,}")  # shorter ones are signs of a map, coordinates and abbreviations


def mark(text: str) -> str:
    return text.translate(str.maketrans(PLAIN, MARKED))


def unmarked(text: str, allowed: re.Pattern[str] | None = None) -> list[str]:
    """The words of a text that no file of the language holds."""
    return WORD.findall(allowed.sub(" ", text) if allowed else text)


def spoken_there(folder: Path) -> Path:
    """The program as it is, with one more language: files in folders, and nothing else."""
    copy = folder / "warhost"
    shutil.copytree(SOURCE, copy, copy_function=os.symlink, ignore=shutil.ignore_patterns("__pycache__"))
    for english in copy.rglob("locale/en"):
        own = english.with_name(CODE)
        own.mkdir()
        for path in english.iterdir():
            text = path.read_text(encoding="utf-8")
            write = fluent if path.suffix == ".ftl" else rules if path.name == "rules.yaml" else str
            (own / path.name).write_text(write(text), encoding="utf-8")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """What a process needs to run that program."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(SOURCE.parent), str(Path.cwd())])}


def fluent(text: str) -> str:
    tree = FluentParser(with_spans=False).parse(text)
    for entry in tree.body:
        if isinstance(entry, ftl.Message):
            mark_all(entry)
            if entry.id.name == "language-tag":  # read by browsers, not by people
                entry.value = ftl.Pattern([ftl.TextElement(CODE)])
    return FluentSerializer().serialize(tree)


def mark_all(node: ftl.BaseNode) -> None:
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.TextElement):
                part.value = mark(part.value)
            elif isinstance(part, ftl.BaseNode) and not isinstance(part, ftl.Comment):
                mark_all(part)


def rules(text: str) -> str:
    return str(yaml.safe_dump(values(yaml.safe_load(text)), allow_unicode=True, sort_keys=False))


def values(doc: Any) -> Any:
    return {key: values(value) for key, value in doc.items()} if isinstance(doc, dict) else mark(doc)
