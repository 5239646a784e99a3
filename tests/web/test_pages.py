"""The other pages: lobby, replay and fork, rules, verify, credits; and what holds for all of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.running import Server
from tests.web.browsing import Reader, gzipped, play_over_api
from tests.web.conftest import Readers
from warhost.server.web import FOLDER


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Any, str]:
    """A battle that is over, and who played it."""
    visitor = server.visitor()
    options = {"scenario": "borderlands", "borderlands_setup": "fixed"}
    table = visitor.table("me", "me", options=options)["table"]
    play_over_api(visitor, table, lambda state: state["number"] > 120 or state["view"]["result"])
    if visitor.get(f"/api/tables/{table}")["status"] != "over":
        visitor.post(f"/api/tables/{table}/declare", seat=1, what="concede")
    return visitor, table


def test_the_lobby_knows_my_tables(reader: Reader) -> None:
    reader.play_now()
    reader.to_act()
    reader.go("/")
    row = reader.page.get_by_role("region", name="My tables").get_by_role("listitem").first
    expect(row).to_contain_text("Battle of the Borderlands")
    expect(row).to_contain_text("Your move")
    row.get_by_role("link", name="Play").click()
    reader.at_table()


def test_on_a_phone_my_tables_come_before_the_games(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    reader = readers(size=(390, 844), touch=True)
    reader.go("/")
    games = reader.page.get_by_role("region", name="Games")
    mine = reader.page.get_by_role("region", name="My tables")
    expect(mine).to_contain_text("None yet")
    assert top(mine) > top(games)
    visitor.table("me", "me", options={"scenario": "borderlands", "borderlands_setup": "fixed"})
    reader.as_visitor(visitor)
    reader.page.reload()
    expect(mine.get_by_role("link", name="Play")).to_be_in_viewport()
    assert top(mine) < top(games)


def top(region: Locator) -> float:
    box = region.bounding_box()
    assert box is not None
    return box["y"]


# Buttons that a notice lies on; what is scrolled out of its own box is out of sight anyway.
COVERED = """() => [...document.querySelectorAll('button, a, input, select')].filter(one => {
    const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (!box.width || one.closest('.notices') || !document.elementFromPoint(x, y)?.closest('.notices')) return false;
    for (let around = one.parentElement; around; around = around.parentElement) {
        const frame = around.getBoundingClientRect();
        const clips = getComputedStyle(around).overflowY !== 'visible';
        if (clips && around !== document.body && (y < frame.top || y > frame.bottom)) return false;
    }
    return true;
}).map(one => one.textContent || one.outerHTML)"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768), (1440, 900)])
def test_a_notice_covers_no_button(readers: Readers, size: tuple[int, int]) -> None:
    reader = readers(size=size)
    reader.go("/games/stratego_legends/armies")
    reader.page.get_by_role("button", name="Fill up").click()
    keep = reader.page.get_by_role("button", name="Keep it")
    for _ in range(3):
        keep.click()
    expect(reader.page.locator(".notice")).to_have_count(3)
    assert reader.page.evaluate(COVERED) == []
    keep.click(trial=True)
    assert reader.overflow() <= 0
    reader.go("/")
    reader.page.get_by_label("Open a replay").set_input_files(
        {"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Ben"}
    )
    expect(reader.page.locator(".notice")).to_have_count(1)
    reader.page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    last = reader.page.get_by_role("navigation", name="More").get_by_role("link").last
    last.click(trial=True)
    reader.page.evaluate("window.scrollTo(0, 0)")
    reader.page.get_by_role("button", name="Join").click(trial=True)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_credits_speak_in_words_and_lead_to_packs(readers: Readers, language: str) -> None:
    reader = readers(language=language)
    reader.go("/credits")
    headings = reader.page.locator("h4")
    expect(headings.first).to_be_visible()
    said = headings.all_inner_texts()
    assert not [one for one in said if re.search(r"_|^[a-z]", one)]
    assert {"en": "Combat cards", "fr": "Cartes Combat"}[language].lower() in [one.lower() for one in said]
    for names in reader.page.locator("ul.house").all():
        entries = names.get_by_role("listitem").all_inner_texts()
        assert len(entries) == len(set(entries))
    reader.page.get_by_role("link", name=re.compile("packs")).click()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(re.compile("[Pp]acks"))
    expect(reader.page.get_by_text("warhost content check my_pack")).to_be_visible()
    expect(reader.page.get_by_text("lords_of_ragnarok/blessings.yaml")).to_be_visible()
    assert not re.search(r"\bweb-", reader.page.locator("main").inner_text())


@pytest.mark.parametrize("path", ["/", "/credits", "/packs"])
def test_a_page_is_no_wider_than_a_phone(readers: Readers, path: str) -> None:
    reader = readers(size=(360, 780), touch=True)
    reader.go(path)
    reader.page.wait_for_load_state("networkidle")
    assert reader.overflow() <= 0


def test_the_lobby_leads_to_packs(reader: Reader) -> None:
    reader.go("/")
    reader.page.get_by_role("navigation", name="More").get_by_role("link", name="Content packs").click()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Content packs")


def test_no_game_is_called_in_the_making_while_the_server_has_not_told(reader: Reader) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    reader.page.route("**/api/games", hold)
    reader.page.goto(reader.base + "/")
    expect(reader.page.get_by_role("heading", name="Battle Masters")).to_be_visible()
    assert held, "the games are asked for at once"
    expect(reader.page.get_by_text("In the making")).to_have_count(0)
    expect(reader.page.get_by_role("button", name="Play now: Battle Masters")).to_have_count(0)
    held[0].continue_()
    expect(reader.page.get_by_role("button", name="Play now: Battle Masters")).to_be_visible()


def test_an_open_table_takes_whoever_sits_down(readers: Readers) -> None:
    ana, ben = readers(), readers()
    ana.go("/")
    ana.page.get_by_role("button", name="Invite: Battle Masters").click()
    ana.page.get_by_label("Name of the table").fill("Come one, come all")
    ana.page.get_by_label("Show this table to everybody").check()
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.page.get_by_role("heading", name="One seat is free")).to_be_visible()
    ben.go("/")
    row = ben.page.get_by_role("region", name="Open tables").get_by_role("listitem")
    row.filter(has_text="Come one, come all").get_by_role("button", name="Sit down").click()
    ben.at_table()
    ana.at_table()


def test_a_replay_file_is_opened_from_the_lobby(reader: Reader, finished: tuple[Any, str], tmp_path: Path) -> None:
    visitor, table = finished
    file = tmp_path / "battle.json"
    file.write_text(json.dumps(visitor.get(f"/api/tables/{table}/replay")))
    rubbish = tmp_path / "letter.txt"
    rubbish.write_text("Dear Ben, …")
    reader.go("/")
    chooser = reader.page.get_by_label("Open a replay")
    chooser.set_input_files(rubbish)
    expect(reader.page.get_by_text("letter.txt")).to_be_visible()
    chooser.set_input_files(file)
    expect(reader.page).to_have_url(re.compile(r"/tables/[\w-]+/replay"))
    expect(reader.board).to_be_visible()


def test_a_replay_is_walked_through_and_forked(readers: Readers, finished: tuple[Any, str]) -> None:
    visitor, table = finished
    reader = readers()
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}/replay")
    moment = reader.page.get_by_role("slider")
    expect(moment).to_have_value("1")
    reader.page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("2")
    reader.page.keyboard.press("End")
    expect(reader.page.locator(".side .panel.now b")).to_be_visible()  # how it ended
    reader.page.get_by_role("button", name="Spectator").click()
    reader.page.keyboard.press("Home")
    for _ in range(5):
        reader.page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("6")
    expect(reader.page).to_have_url(re.compile("at=6"))
    again = readers()
    again.as_visitor(visitor)
    again.go(reader.page.url)
    expect(again.page.get_by_role("slider")).to_have_value("6")
    again.page.get_by_role("button", name="Play on from here").click()
    again.page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
    assert again.table != table


def test_rules_are_found_by_word_and_by_address(reader: Reader) -> None:
    reader.go("/rules/battle_masters#bm.river.no_entry")
    expect(reader.page.locator("[id='bm.river.no_entry']")).to_be_in_viewport()
    reader.page.get_by_role("searchbox").fill("ogre card")
    expect(reader.page.get_by_role("status").first).to_have_text(re.compile(r"\d+ rules"))
    expect(reader.page.locator("mark").first).to_be_visible()
    reader.page.get_by_role("button", name="Français").click()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Règles")
    reader.page.get_by_role("searchbox").fill("élite défend")
    expect(reader.page.locator("[id='bm.elite.defence_die'] .ruling")).to_have_text(
        "Notre décision\xa0: Un Canon d’élite se défend avec trois dés."
    )


def test_a_doctored_replay_is_found_out(readers: Readers, finished: tuple[Any, str], tmp_path: Path) -> None:
    visitor, table = finished
    doc = visitor.get(f"/api/tables/{table}/replay")
    reader = readers()
    reader.go("/verify")

    def drop(name: str, changed: dict[str, Any]) -> None:
        path = tmp_path / name
        path.write_text(json.dumps(changed))
        reader.page.locator("input[type=file]").set_input_files(path)

    drop("honest.json", doc)
    expect(reader.page.get_by_text("All honest")).to_be_visible()
    half = len(doc["choices"]) // 2
    drop("choice.json", {**doc, "choices": [*doc["choices"][:half], "move a1", *doc["choices"][half + 1 :]]})
    expect(reader.page.get_by_text("The file was edited")).to_be_visible()
    drop("cut.json", {**doc, "choices": doc["choices"][:half]})
    expect(reader.page.get_by_text("The file is truncated or was edited")).to_be_visible()
    honest = visitor.get(f"/api/tables/{table}")["commitment"]
    drop("honest.json", doc)
    reader.page.get_by_placeholder("Fingerprint noted before the game").fill("0" * 64)
    expect(reader.page.get_by_text("is not the one whose fingerprint was shown")).to_be_visible()
    reader.page.get_by_placeholder("Fingerprint noted before the game").fill(honest)
    expect(reader.page.get_by_text("All honest")).to_be_visible()
    drop("other.txt", {"something": "else"})
    expect(reader.page.get_by_text("is not a Warhost replay")).to_be_visible()


@pytest.mark.parametrize(("theme", "size"), [("dark", (1440, 900)), ("light", (390, 844))])
def test_axe_finds_nothing_serious(
    readers: Readers, finished: tuple[Any, str], theme: str, size: tuple[int, int]
) -> None:
    visitor, over = finished
    running = visitor.table("me", "simple", options={"scenario": "borderlands", "borderlands_setup": "fixed"})["table"]
    waiting = visitor.table("me", "open")["table"]
    reader = readers(theme=theme, size=size)
    reader.as_visitor(visitor)
    pages = ["/", "/rules/battle_masters", "/verify", "/credits", "/packs", "/gallery", "/join", "/nowhere"]
    pages += [f"/tables/{running}", f"/tables/{waiting}", f"/tables/{over}", f"/tables/{over}/replay"]
    for path in pages:
        reader.go(path)
        reader.page.wait_for_load_state("networkidle")
        assert (path, reader.serious()) == (path, [])
    reader.go("/")
    reader.page.get_by_role("button", name=re.compile("Set up")).first.click()
    assert reader.serious() == []


def test_the_first_page_is_small(reader: Reader) -> None:
    sizes: dict[str, int] = {}

    def note(url: str) -> None:
        path = FOLDER / url.removeprefix(reader.base).lstrip("/").partition("?")[0]
        if path.is_file() and path.suffix != ".woff2":
            sizes[path.name] = gzipped(path)

    reader.page.on("response", lambda response: note(response.url))
    reader.go("/")
    expect(reader.page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible()
    assert sum(sizes.values()) + gzipped(FOLDER / "index.html") < 250_000, sizes


def test_a_battle_plan_leads_to_its_battle(reader: Reader) -> None:
    reader.go("/")
    reader.page.get_by_role("link", name="Battle plans").click()
    expect(reader.page.locator("article")).to_have_count(7)
    for map_ in reader.page.get_by_role("img", name=re.compile("Map of the battle plan")).all():
        expect(map_).to_be_visible()
    assert reader.serious() == []
    reader.page.get_by_role("button", name="Fight this battle: Battle of Altdorf").click()
    reader.page.get_by_role("button", name="Open the table").click()
    reader.at_table()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Battle of Altdorf")


def test_the_campaign_starts_from_its_page(reader: Reader) -> None:
    reader.go("/games/battle_masters/plans")
    reader.page.get_by_role("button", name="Play the campaign").click()
    reader.page.get_by_role("button", name="Open the table").click()
    reader.at_table()
    expect(reader.page.get_by_text("Battle of the Borderlands").first).to_be_visible()
