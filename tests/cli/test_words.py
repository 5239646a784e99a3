"""Every word of the command line exists in both languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import warhost.cli
from warhost.cli.play import COMMANDS
from warhost.games.chaos_in_the_old_world.model import PHASES
from warhost.games.chaos_in_the_old_world.tables import TOKEN_IDS

SOURCE = Path(warhost.cli.__file__).parent
FAMILIES = {  # keys that are put together
    "cli-command-": COMMANDS,
    "cli-column-": ("seat", "bot", "wins", "share", "interval"),
    "cli-declared-": ("draw", "refuse-draw"),
    "cli-bm-declared-": ("draw", "concede"),
    "cli-bm-where-": ("aside", "reserve", "out"),
    "cli-bm-": ("hedge-sides", "ditch-sides"),
    "cli-citow-declared-": ("draw", "concede"),
    "cli-citow-phase-": ("setup", *PHASES),
    "cli-citow-token-": TOKEN_IDS,
    "cli-lor-step-": ("hero-draft", "start", "prayer", "hero", "rune-actions", "manoeuvres", "special-action"),
    "cli-lor-role-": ("attacker", "defender"),
}


def messages(code: str) -> set[str]:
    text = (SOURCE.parent / "locale" / code / "app.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name
        for entry in FluentResource(text).body
        if isinstance(entry, Message) and entry.id.name.startswith("cli-")
    }


def spoken() -> set[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    whole = set(re.findall(r'"(cli-[a-z-]*[a-z])"', text))
    return whole | {family + name for family, names in FAMILIES.items() for name in names}


@pytest.mark.parametrize("code", ["en", "fr"])
def test_all_that_is_said_has_words_and_all_words_are_said(code: str) -> None:
    assert messages(code) == spoken()


def test_every_family_of_keys_is_known() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    assert set(re.findall(r'f"(cli-[a-z-]*)\{', text)) == set(FAMILIES)
