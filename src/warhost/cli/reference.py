"""The rules of a game to read in a terminal, and which of them the tests prove."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text as Ink

from warhost.cli.screen import Mistake, Screen
from warhost.rules import Rule, Rulebook, coverage


def show_rule(screen: Screen, rule: Rule) -> None:
    """A rule with its id, and the ruling where the printed text leaves something open."""
    screen.show(Ink(rule.id, "bold cyan"), _indented(screen, rule.text))
    if rule.ruling:
        screen.show(_indented(screen, screen.words("cli-ruling", ruling=rule.ruling), "dim"))


def _indented(screen: Screen, text: str, style: str = "") -> Ink:
    lines = textwrap.wrap(text, screen.console.width - 2, break_on_hyphens=False)
    return Ink("\n".join(f"  {line}" for line in lines), style)


def show_contents(screen: Screen, book: Rulebook) -> None:
    """The sections, and how to read on."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for section in book.sections:
        grid.add_row(Ink(section.id, "bold cyan"), section.title, Ink(str(len(section.rules)), "dim"))
    screen.show(grid)
    screen.tell("cli-rules-hint", "dim", game=book.game)


def look_up(book: Rulebook, wanted: str) -> list[Rule]:
    """The rules an id, the name of a section or any words stand for; raises Mistake if there are none."""
    if wanted in book.rules:
        return [book.rule(wanted)]
    for section in book.sections:
        if wanted in (section.id, section.title):
            return list(section.rules)
    found = book.search(wanted)
    if not found and "." in wanted:
        book.rule(wanted)  # tells which ids are near
    if not found:
        raise Mistake("cli-rules-none", wanted=wanted, game=book.game)
    return found


def show_rules(screen: Screen, book: Rulebook, wanted: str) -> None:
    """The rules found, under the titles of their sections."""
    title = None
    sections = {section.id: section for section in book.sections}
    for rule in look_up(book, wanted):
        if rule.section != title:
            title = rule.section
            screen.show(Ink(sections[title].title, "bold underline"))
        show_rule(screen, rule)


def show_coverage(screen: Screen, games: Sequence[str], tests: Path, every: bool) -> None:
    """Per game and section which rules have tests; `every` names the tests of each rule."""
    if not tests.is_dir():
        raise Mistake("cli-no-tests", folder=str(tests))
    for game in games:
        found = coverage(game, tests, screen.code)
        rules = len(found.book.rules)
        screen.tell("cli-coverage-title", "bold", game=game, tested=rules - len(found.missing), rules=rules)
        table = Table.grid(padding=(0, 2, 0, 0))
        for row in found.rows:
            count = f"{row.tested}/{len(row.section.rules)}"
            missing = Ink("\n".join(row.missing), "red")
            table.add_row(row.section.title, Ink(count, "red" if row.missing else "green"), missing)
            if every:
                for rule in row.section.rules:
                    tests_of = found.tests.get(rule.id, [])
                    table.add_row(Ink(f"  {rule.id}"), Ink(str(len(tests_of))), Ink("\n".join(tests_of), "dim"))
        screen.show(table)
