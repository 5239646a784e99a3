"""Whole battles against the computer, one by mouse, one by keyboard alone; campaigns between battles; the mat."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.running import Server, Visitor
from tests.web.browsing import Reader, eager, idle, play_over_api
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
    expect(reader.page.get_by_text("All honest")).to_be_visible()


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


# -- between two battles of a campaign


def campaign(server: Server) -> tuple[Visitor, Visitor, str]:
    """Anna, of the Empire, and Berta, of Chaos, begin a campaign."""
    anna, berta = server.visitor(), server.visitor()
    made = anna.table("me", "open", options={"scenario": "campaign"})
    berta.join(made["invitations"][0]["url"])
    return anna, berta, made["table"]


def concede(visitor: Visitor, table: str, seat: int) -> None:
    wire = visitor.socket(table, seat)
    wire.state()
    wire.say(type="declare", seat=seat, what="concede")
    wire.state()
    visitor.wires.remove(wire)
    wire.close()


def interlude(reader: Reader) -> Locator:
    return reader.page.locator("dialog:has(.interlude)")


def test_between_two_battles_everybody_reads_how_things_stand(server: Server, readers: Readers) -> None:
    anna, berta, table = campaign(server)
    one, other = readers(), readers()
    one.as_visitor(anna)
    other.as_visitor(berta)
    for reader in (one, other):
        reader.go(f"/tables/{table}")
        reader.at_table()
        expect(interlude(reader)).to_have_count(0)
    concede(anna, table, 0)
    for reader in (one, other):
        told = interlude(reader)
        expect(told.get_by_role("heading", level=2)).to_have_text("Forces of Chaos: victory")
        expect(told).to_contain_text("Battle of the Borderlands, battle 1 of 5")
        expect(told).to_contain_text("An army surrenders.")
        expect(told).to_contain_text("1 campaign point for the Forces of Chaos.")
        expect(told.locator(".points")).to_have_text(re.compile(r"0\s*:\s*1"))
        expect(told.get_by_role("list", name="Forces of Chaos").locator("li")).to_have_count(14)
        expect(told.get_by_role("list", name="Imperial Army")).to_have_count(0)
        expect(told.locator(".elite em")).to_have_count(14)
        expect(told.get_by_role("img", name=re.compile("Map of the battle plan .*Tengin"))).to_be_visible()
    assert one.serious() == []
    expect(one.page.get_by_role("button", name=re.compile("^On to the .*Tengin"))).to_be_focused()
    one.page.keyboard.press("Enter")
    expect(interlude(one)).to_have_count(0)
    one.page.reload()
    one.at_table()
    expect(one.page.locator(".prompt")).to_be_visible()
    expect(interlude(one)).to_have_count(0)
    other.page.reload()
    expect(interlude(other)).to_be_visible()
    other.page.get_by_role("button", name=re.compile("^On to the .*Tengin")).click()
    expect(interlude(other)).to_have_count(0)

    concede(berta, table, 1)
    for reader in (one, other):
        told = interlude(reader)
        expect(told.locator(".points")).to_have_text(re.compile(r"1\s*:\s*1"))
        expect(told.get_by_role("list", name="Imperial Army").locator("li")).to_have_count(11)
        expect(told.locator(".lost")).to_contain_text("Grimorg")
    other.page.keyboard.press("Escape")
    expect(interlude(other)).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_stands_between_two_battles_fits_the_screen_in_french(
    server: Server, readers: Readers, size: tuple[int, int]
) -> None:
    anna, _, table = campaign(server)
    concede(anna, table, 0)
    reader = readers(size=size, language="fr")
    reader.as_visitor(anna)
    reader.go(f"/tables/{table}")
    expect(interlude(reader).get_by_role("heading", level=2)).to_have_text("Forces du Chaos\u00a0: victoire")
    on = reader.page.get_by_role("button", name=re.compile("^Continuer"))
    expect(on).to_be_in_viewport(ratio=1)
    wide: int = interlude(reader).locator(".body").evaluate("box => box.scrollWidth - box.clientWidth")
    assert wide <= 0
    assert reader.serious() == []
    on.click()
    expect(interlude(reader)).to_have_count(0)


# -- the mat


def test_the_tower_is_lit_when_a_unit_may_enter_it(server: Server, readers: Readers) -> None:
    visitor = server.visitor()
    options = {"scenario": "borderlands", "borderlands_setup": "fixed"}
    table = visitor.table("me", "random", options=options)["table"]

    def use_crossbows(legal: list[str]) -> str:
        return "use imp_crossbows_melgar" if "use imp_crossbows_melgar" in legal else idle(legal)

    play_over_api(visitor, table, lambda doc: any(one["choice"] == "move f3" for one in doc["choices"]), use_crossbows)
    reader = readers()
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    lit = reader.page.locator(".on-tower.step")
    expect(lit).to_be_visible()
    stone = reader.page.locator("[data-tower=front]")
    assert lit.evaluate("(lit, stone) => stone.compareDocumentPosition(lit) & 4", stone.element_handle()), (
        "it lies above the tower"
    )
    number = reader.number()
    assert reader.click_at("[data-hex=f3]")
    reader.moved_on(number)
    expect(lit).to_have_count(0)


def test_a_phone_on_its_side_shows_the_mat_above_the_dice(server: Server, readers: Readers) -> None:
    visitor = server.visitor()
    options = {"scenario": "borderlands", "borderlands_setup": "fixed"}
    table = visitor.table("me", "random", options=options)["table"]
    fought: list[Any] = []

    def after_an_attack(doc: dict[str, Any]) -> bool:
        fought.extend(line for line in doc["log"] if line["text"]["key"] == "log-attack")
        return bool(fought and doc["choices"])

    play_over_api(visitor, table, after_an_attack)
    reader = readers(size=(844, 390), touch=True, language="fr")
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    dice, board = reader.page.locator(".combat").bounding_box(), reader.board.bounding_box()
    assert dice is not None
    assert board is not None
    assert board["height"] > 4 * dice["height"]
    assert board["y"] + board["height"] <= dice["y"]
    cut = reader.page.locator(".combat").evaluate("one => one.scrollWidth - one.clientWidth")
    assert cut <= 0


def test_a_battle_card_holds_its_words(server: Server, readers: Readers) -> None:
    visitor = server.visitor()
    options = {"scenario": "borderlands", "borderlands_setup": "fixed"}
    table = visitor.table("me", "random", options=options)["table"]
    wordy = "imp_foot"
    play_over_api(visitor, table, lambda doc: doc["view"]["table"]["card"] == wordy and doc["choices"], idle)
    reader = readers(language="fr")
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    face, foot = (reader.page.locator(f".battle-card {part}").bounding_box() for part in (".face", "footer"))
    assert face is not None
    assert foot is not None
    assert foot["y"] + foot["height"] <= face["y"] + face["height"]
