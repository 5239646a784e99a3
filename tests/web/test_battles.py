"""Whole battles against the computer: one by mouse, one by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browsing import Reader, eager


def test_a_battle_by_mouse(reader: Reader) -> None:
    reader.play_now()
    on_the_board = 0
    for _ in range(3000):
        reader.to_act()
        if reader.ending.is_visible():
            break
        number, choice = reader.number(), eager(reader.legal())
        place = re.fullmatch(r"move (\w+)", choice)
        if place is not None and on_the_board < 20:
            reader.hex(place.group(1)).click(force=True)
            on_the_board += 1
        else:
            reader.page.locator(f'button.choice[data-choice="{choice}"]').click()
        reader.moved_on(number)
    expect(reader.ending).to_have_text(re.compile("Victory!|Defeat|A draw"))
    assert on_the_board > 0
    expect(reader.page.get_by_role("button", name="Rematch")).to_be_visible()
    reader.page.get_by_role("link", name="Check the dice").click()
    expect(reader.page.get_by_text("All is honest")).to_be_visible()


def test_a_battle_by_keyboard_alone(reader: Reader) -> None:
    reader.go("/")
    press = reader.page.keyboard.press
    for _ in range(40):
        press("Tab")
        if reader.page.evaluate("document.activeElement.matches('button.play')"):
            break
    press("Enter")
    reader.at_table()
    for _ in range(3000):
        reader.to_act()
        if reader.ending.is_visible():
            break
        number, legal = reader.number(), reader.legal()
        at = legal.index(eager(legal))
        if at < 9:
            press(str(at + 1))
        else:
            for _ in range(at + 1):
                press("ArrowDown")
            press("Enter")
        reader.moved_on(number)
    expect(reader.ending).to_be_visible()
