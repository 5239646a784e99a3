"""Whole battles against the computer: one by mouse, one by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browsing import eager
from tests.web.conftest import Readers

SMALL = (1024, 700)  # a smaller window is painted sooner, and a battle has hundreds of moments
SHORT = (133, 161)  # luck with which battles are over after some 380 moments, half as many as most


def test_a_battle_by_mouse(readers: Readers) -> None:
    reader = readers(size=SMALL, luck=SHORT[0])
    reader.play_now()
    turn = reader.turn()
    on_the_board = 0
    while not turn.over:
        choice = eager(turn.legal)
        place = re.fullmatch(r"move (\w+)", choice)
        if place is not None and on_the_board < 10:
            assert reader.click_at(f"[data-hex={place.group(1)}]")
            on_the_board += 1
        else:
            reader.click(choice)
        turn = reader.turn(after=turn.number)
    expect(reader.ending).to_have_text(re.compile("Victory!|Defeat|A draw"))
    assert on_the_board > 0
    expect(reader.page.get_by_role("button", name="Rematch")).to_be_visible()
    reader.page.get_by_role("link", name="Check the dice").click()
    expect(reader.page.get_by_text("All is honest")).to_be_visible()


def test_a_battle_by_keyboard_alone(readers: Readers) -> None:
    reader = readers(size=SMALL, luck=SHORT[1])
    reader.go("/")
    press = reader.page.keyboard.press
    while not reader.page.evaluate("document.activeElement.matches('button.play[aria-label$=\"Battle Masters\"]')"):
        press("Tab")
    press("Enter")
    turn = reader.turn()
    while not turn.over:
        at = turn.legal.index(eager(turn.legal))
        if at < 9:
            press(str(at + 1))
        else:
            for _ in range(at + 1):
                press("ArrowDown")
            press("Enter")
        turn = reader.turn(after=turn.number)
    expect(reader.ending).to_be_visible()
