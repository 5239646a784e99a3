"""An army brought to a table sits on its own side, or the dialog says why it cannot."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect

import warhost
from tests.server.running import Server
from tests.web.browsing import Reader, play_over_api
from tests.web.conftest import Readers

BUILDER = "/games/stratego_legends/armies"


def places(reader: Reader) -> Locator:
    return reader.page.locator(".places li .who > .row > select:first-child")


def bring(reader: Reader, how: str) -> None:
    reader.go(BUILDER)
    reader.page.get_by_role("button", name="Grey army").click()
    reader.page.get_by_role("button", name="Surprise me").click()
    expect(reader.page.locator(".missing")).to_contain_text("Ready for battle")
    reader.page.get_by_label("Name of the army").fill("The thirty")
    reader.page.get_by_role("button", name=how).click()
    expect(places(reader).first).to_be_visible()


def test_a_grey_army_takes_a_grey_seat_however_many_play(reader: Reader) -> None:
    bring(reader, "Bring it to a table in secret")
    warning = reader.page.get_by_text("“The thirty” is a grey army")
    assert places(reader).evaluate_all("all => all.map(one => one.value)") == ["bot", "me"]
    expect(warning).to_have_count(0)
    reader.page.locator("#new-seats").select_option("4")
    assert places(reader).evaluate_all("all => all.map(one => one.value)") == ["bot", "bot", "me", "bot"]
    expect(warning).to_have_count(0)
    # a seat of the other side, and sides that are drawn, cannot lead it
    places(reader).nth(2).select_option("bot")
    places(reader).nth(0).select_option("me")
    expect(warning).to_be_visible()
    places(reader).nth(3).select_option("me")
    expect(warning).to_have_count(0)
    reader.page.locator("details summary").click()
    reader.page.locator("#option-sides").select_option("drawn")
    expect(warning).to_be_visible()


def test_an_open_list_of_the_grey_side_is_led_by_its_owner(reader: Reader) -> None:
    bring(reader, "As an open list")
    assert places(reader).evaluate_all("all => all.map(one => one.value)") == ["bot", "me"]
    reader.page.get_by_role("button", name="Open the table").click()
    reader.at_table()
    mine = reader.page.evaluate("fetch(location.pathname.replace('/tables', '/api/tables')).then(one => one.json())")
    assert mine["mine"] == [1]


def test_an_army_brought_in_secret_comes_along_and_its_draft_stays(reader: Reader) -> None:
    reader.go(BUILDER)
    rows = reader.page.locator(".units li")
    expect(rows.nth(3)).to_be_visible()
    before = rows.evaluate_all("all => all.slice(0, 4).map(one => one.offsetHeight)")
    reader.page.get_by_role("button", name="Surprise me").click()
    expect(reader.page.locator(".missing")).to_contain_text("Ready for battle")
    after = rows.evaluate_all("all => all.slice(0, 4).map(one => one.offsetHeight)")
    assert after == before, "rows keep still when units are chosen or refused"
    bring(reader, "Bring it to a table in secret")
    reader.page.get_by_role("button", name="Open the table").click()
    reader.at_table()
    expect(reader.page.locator("[data-space]")).to_have_count(64)  # both armies are there, nothing had to be clicked
    reader.go(BUILDER)
    expect(reader.page.get_by_label("Name of the army")).to_have_value("The thirty")
    expect(reader.page.locator(".missing")).to_contain_text("Ready for battle")
    reader.page.get_by_role("button", name="Beige army").click()
    expect(reader.page.locator(".missing")).to_contain_text("Ready for battle")  # the other side's is still there too


def test_an_army_goes_on_where_the_page_was_left(readers: Readers, server: Server) -> None:
    army = warhost.load("stratego_legends").consult("army", {"do": "surprise", "side": "beige", "seed": "3"})
    visitor = server.visitor()
    players = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    options = {"armies": "muster", "first": "beige"}
    table = visitor.post("/api/tables", game="stratego_legends", players=players, options=options)["table"]
    coming = iter(army["units"])
    play_over_api(visitor, table, lambda state: state["number"] == 3, lambda _: f"muster {next(coming)}")
    reader = readers()
    reader.as_visitor(visitor)
    kept = json.dumps([{"name": "", "side": "beige", "text": army["text"]}])
    reader.context.add_init_script(f"sessionStorage['warhost.stratego_legends.brought'] ??= {json.dumps(kept)}")
    reader.go(f"/tables/{table}")
    expect(reader.page.locator("[data-space]")).to_have_count(64)
    view = visitor.socket(table, 0).state()["view"]
    assert sorted(view["table"]["rosters"][0]["units"]) == sorted(army["units"])
