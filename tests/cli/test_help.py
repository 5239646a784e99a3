"""Help in the user's language, down to its headings."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Command

ENGLISH = ("Usage:", "Arguments:", "Options:", "Commands:", "COMMAND [", "default:", "required", "Show this")


@pytest.mark.parametrize(
    ("words", "headings"),
    [
        (("--help",), [" [OPTIONS] COMMANDE [ARGS]...", "Options :", "Commandes :"]),
        (("tables", "--help"), ["Usage : ", "Commandes :", "Donne cette aide"]),
        (("play", "--help"), ["Usage : ", "Arguments :", "[à donner]", "Options :", "Donne cette aide"]),
        (("serve", "--help"), ["[par défaut : 8000]"]),
    ],
)
def test_french_help_has_no_english_heading(warhost: Command, words: tuple[str, ...], headings: list[str]) -> None:
    told = warhost.does(*words, LANG="fr_FR.UTF-8").replace("\u00a0", " ")
    for heading in headings:
        assert heading in told
    assert [heading for heading in ENGLISH if heading in told] == []


def test_a_group_without_a_command_helps_in_french_too(warhost: Command) -> None:
    told = warhost("tables", LANG="fr_FR.UTF-8").output.replace("\u00a0", " ")
    assert "Commandes :" in told
    assert "Commands:" not in told


def test_english_help(warhost: Command) -> None:
    told = warhost.does("serve", "--help")
    for heading in ("Usage: ", "Options:", "[default: 8000]", "Show this help and stop."):
        assert heading in told
