"""Every file and folder that a page of the docs names is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
FOLDERS = ("bench", "docs", "examples", "requirements", "src", "tests", "web/src", "web/public", "web/tests")
MADE = (".venv", "build/", "dist/", "web/node_modules", "src/warhost/web")  # by make
PLACEHOLDERS = re.compile(r"\b(GAME|ID|LANGUAGE|POWER)\b")  # any game, any language …
NAME = re.compile(r"[\w.*-]+(/[\w.*-]+)*/?")
ENDING = re.compile(r"\.(css|ftl|json|md|py|svelte|svg|toml|ts|yaml)$")


@cache
def known() -> list[str]:
    """All files and folders, from the root."""
    found = [path for folder in (ROOT, ROOT / "web") for path in folder.iterdir() if path.is_file()]
    for folder in FOLDERS:
        found += [ROOT / folder, *(ROOT / folder).rglob("*")]
    return ["/" + path.relative_to(ROOT).as_posix() for path in found]


def links(page: str) -> Iterator[str]:
    for target in re.findall(r"\]\(([^)\s]+)\)", page):
        if not re.match(r"[a-z]+:|#", target):
            yield target.partition("#")[0]


def named(page: str) -> Iterator[str]:
    """What stands between backquotes and can only be a path."""
    for words in re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", page, flags=re.MULTILINE | re.DOTALL)):
        if NAME.fullmatch(words) and ("/" in words or ENDING.search(words)) and not words.startswith(MADE):
            yield words


def is_there(path: str) -> bool:
    """Whether a file or folder is called so, from the root or from a folder that the page speaks of."""
    pattern = PLACEHOLDERS.sub("*", path.rstrip("/"))
    wanted = re.compile(".*/" + re.escape(pattern).replace(r"\*", "[^/]*"))
    return any(wanted.fullmatch(one) for one in known())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [target for target in links(text) if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_paths_exist(page: Path) -> None:
    assert [path for path in named(page.read_text(encoding="utf-8")) if not is_there(path)] == []


def test_what_is_missing_would_be_found() -> None:
    assert list(named("`src/warhost/nowhere.py` and `state.view(seat)`, not `/metrics`")) == ["src/warhost/nowhere.py"]
    assert not is_there("src/warhost/nowhere.py")
    assert is_there("games/GAME/locale/LANGUAGE/names.ftl")
    assert is_there("tables/hall.py")
