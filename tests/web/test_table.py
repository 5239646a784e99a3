"""What a table does for its reader: reasons, rules, undo, languages, phones, a long log."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.browsing import Reader, idle, play_over_api
from tests.web.conftest import Readers


def begin(reader: Reader) -> None:
    reader.play_now()
    reader.to_act()


def test_a_click_on_what_is_not_possible_says_why(reader: Reader) -> None:
    begin(reader)
    number = reader.number()
    reader.choices.first.click()  # a unit to use
    reader.moved_on(number)
    reader.to_act()
    assert reader.click_at("[data-hex=a12]")
    expect(reader.reason()).to_be_visible()
    reader.page.get_by_role("button", name="See the rule").click()
    expect(reader.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(reader.page.locator(".rules li.here")).to_be_visible()


def test_undo_takes_back_what_nobody_saw(reader: Reader) -> None:
    reader.play_now()
    turn = reader.turn()
    while not turn.legal[0].startswith("use"):  # a card of a single unit asks at once for a deed
        reader.click(turn.legal[-1])
        turn = reader.turn(after=turn.number)
    before = reader.prompt.inner_text()
    reader.click(turn.legal[0])
    turn = reader.turn(after=turn.number)
    assert reader.prompt.inner_text() != before
    reader.page.keyboard.press("u")
    reader.turn(after=turn.number)
    expect(reader.prompt).to_have_text(before)


def test_undo_offers_what_there_is_to_take_back(reader: Reader) -> None:
    begin(reader)
    reader.page.keyboard.press("u")
    dialog = reader.page.get_by_role("dialog")
    expect(dialog.get_by_text("There is nothing to take back.")).to_be_visible()
    expect(dialog.get_by_role("button", name=re.compile("Ask|Take"))).to_have_count(0)
    reader.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    turn = reader.turn()
    closed = None
    while closed is None:  # until a card was turned up
        reader.click(turn.legal[-1])
        turn = reader.turn(after=turn.number)
        closed = reader.page.get_by_role("button", name="Undo").get_attribute("title")
    reader.page.keyboard.press("u")
    expect(reader.page.get_by_role("dialog", name="No way back by yourself")).to_be_visible()
    expect(dialog.get_by_text("Only computers play against you")).to_be_visible()
    dialog.get_by_role("button", name="Take it back").click()
    reader.moved_on(turn.number)
    expect(dialog).to_have_count(0)


def test_the_level_of_a_computer_can_be_read(readers: Readers) -> None:
    for language, level in (("en", "Veteran"), ("fr", "Vétéran")):
        reader = readers(language=language)
        begin(reader)
        name = reader.page.locator("aside.players [data-seat='1'] .name")
        expect(name).to_have_text(level)
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_keys_open_the_rule_the_log_and_the_help(reader: Reader) -> None:
    begin(reader)
    press = reader.page.keyboard.press
    selected = reader.page.locator("[role=tab][aria-selected=true]")
    press("r")
    expect(selected).to_have_text(re.compile("Rules"))
    expect(reader.page.locator(".rules li.here")).to_be_visible()
    press("l")
    expect(selected).to_have_text(re.compile("Log"))
    press("?")
    expect(reader.page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_choices_beyond_the_ninth_have_keys_and_the_focus_stays_with_them(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    reader = readers()
    table = visitor.table("me", "random", options={"scenario": "plains"})["table"]
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    turn = reader.turn()
    while len(turn.legal) < 12:
        reader.click(turn.legal[0])
        turn = reader.turn(after=turn.number)
    tenth = reader.choices.nth(9)
    expect(tenth).to_have_attribute("aria-keyshortcuts", "Shift+A")
    expect(tenth.locator("kbd")).to_have_text("⇧A")
    reader.page.keyboard.press("?")
    expect(reader.page.get_by_role("dialog", name="Keys")).to_contain_text("⇧A – ⇧Z")
    reader.page.keyboard.press("Escape")
    reader.page.keyboard.press("Shift+A")
    reader.moved_on(turn.number)
    # The computer deploys in between, and its turns take the list away.
    reader.turn(after=turn.number)
    reader.page.keyboard.press("ArrowDown")
    for _ in range(4):
        turn = reader.turn()
        expect(reader.page.locator("button.choice:focus")).to_have_count(1)
        reader.page.keyboard.press("Enter")
        reader.moved_on(turn.number)
        reader.turn(after=turn.number)


def test_a_choice_and_the_board_light_up_together(reader: Reader) -> None:
    begin(reader)
    reader.choices.nth(1).hover()
    expect(reader.choices.nth(1)).to_have_class(re.compile("pointed"))


def test_the_language_changes_live(reader: Reader) -> None:
    begin(reader)
    english = reader.prompt.inner_text(), reader.log.first.inner_text()
    reader.page.get_by_role("button", name="Français").click()
    expect(reader.page.get_by_role("tab", name="Journal")).to_be_visible()
    expect(reader.prompt).not_to_have_text(english[0])
    expect(reader.log.first).not_to_have_text(english[1])
    assert reader.page.locator("html").get_attribute("lang") == "fr"


def test_french_from_the_first_page(readers: Readers) -> None:
    reader = readers(language="fr")
    reader.play_now()
    reader.to_act()
    expect(reader.page.get_by_role("tab", name="Règles")).to_be_visible()
    said = reader.page.locator("body").inner_text()
    assert not re.search(r"\b(web|prompt|choice|log|unit)-[a-z]", said), "a key shows instead of a word"


def test_a_phone(readers: Readers) -> None:
    for width in (360, 390):
        reader = readers(size=(width, 780), touch=True)
        begin(reader)
        assert reader.page.evaluate("document.documentElement.scrollWidth") <= width
        boxes = reader.choices.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
        assert min(boxes) >= 44
        assert reader.board.bounding_box() is not None
        number = reader.number()
        reader.choices.first.tap()
        reader.moved_on(number)
        reader.to_act()


def test_a_phone_shows_an_opponent_and_begins_each_question_at_the_top(readers: Readers) -> None:
    reader = readers(size=(390, 844), touch=True)
    begin(reader)
    reader.page.evaluate("window.copied = null")
    reader.page.get_by_role("button", name="Forces of Chaos: show the panel").tap()
    expect(reader.page.get_by_role("tab", name="Players")).to_have_attribute("aria-selected", "true")
    expect(reader.page.locator(".details [data-seat='1']")).to_be_in_viewport()
    assert reader.page.evaluate("window.copied") is None
    inside = reader.page.locator(".side > .inside")
    inside.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    assert inside.evaluate("one => one.scrollTop") > 0
    turn = reader.turn()
    reader.page.locator("button.choice").first.dispatch_event("click")
    reader.turn(after=turn.number)
    expect(reader.prompt).to_be_in_viewport()
    assert inside.evaluate("one => one.scrollTop") == 0


def test_all_tabs_are_in_sight(readers: Readers) -> None:
    reader = readers(size=(1024, 768), language="fr")
    reader.play_now()
    tabs = reader.page.get_by_role("tab")
    expect(tabs).to_have_count(4)
    for tab in tabs.all():
        expect(tab).to_be_in_viewport(ratio=1)
    assert reader.page.get_by_role("tablist").evaluate("list => list.scrollWidth - list.clientWidth") <= 0


def test_a_campaign_goes_on_to_its_second_battle(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    made = visitor.table("me", "me", options={"scenario": "campaign"})
    play_over_api(visitor, made["table"], lambda state: state["number"] > 3)
    visitor.post(f"/api/tables/{made['table']}/declare", seat=1, what="concede")
    reader = readers()
    reader.as_visitor(visitor)
    reader.go(f"/tables/{made['table']}")
    cover = reader.page.get_by_role("dialog", name=re.compile("Over to"))
    onward = reader.page.get_by_role("button", name=re.compile("^On to the .*Tengin"))
    expect(cover.or_(onward).first).to_be_visible()
    if cover.is_visible():
        cover.get_by_role("button").click()
    onward.click()
    reader.to_act()
    expect(reader.page.get_by_text(re.compile("River Tengin|Tengin")).first).to_be_visible()
    number = reader.number()
    reader.choices.first.click()
    reader.moved_on(number)


def test_a_log_of_two_thousand_lines_is_shown_piece_by_piece(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    options = {"scenario": "borderlands", "borderlands_setup": "fixed", "stalemate_guard": False}
    table = visitor.table("me", "me", options=options)["table"]
    seen: set[int] = set()
    lines = 0

    def enough(state: dict[str, Any]) -> bool:
        nonlocal lines
        if state["number"] not in seen:
            seen.add(state["number"])
            lines += len(state["log"])
        return lines > 2000 or state["view"]["result"] is not None

    play_over_api(visitor, table, enough, idle)
    assert lines > 2000
    reader = readers()
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    cover = reader.page.get_by_role("dialog", name=re.compile("Over to"))
    expect(cover.or_(reader.log.first).first).to_be_visible()
    if cover.is_visible():
        cover.get_by_role("button").click()
    expect(reader.log.first).to_be_visible()
    expect(reader.log).to_have_count(150)
    more = reader.page.get_by_role("button", name=re.compile("earlier lines"))
    more.click()
    expect(reader.log).to_have_count(650)
    skipped = reader.log.evaluate_all("all => all.every(one => getComputedStyle(one).contentVisibility === 'auto')")
    assert skipped, "lines out of sight are not laid out"
