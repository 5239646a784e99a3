"""Lords of Ragnarok in the browser: whole games of two and of four, and two people who see their own cards only."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocket, expect

from tests.lords_of_ragnarok.vocabulary import Table, battle, hunt, saga
from tests.server.running import Server, Visitor
from tests.web.browsing import Reader, play_over_api, table_at
from tests.web.conftest import Readers
from tests.web.test_together import acting, take_seat
from warhost import Text
from warhost.games import load
from warhost.language import language

GAME: Final = "lords_of_ragnarok"
SMALL: Final = (1024, 700)  # a smaller window is painted sooner, and a saga has hundreds of moments
SHORT: Final = "four 1"  # salt of a saga that is over soon
FIXTURE: Final = Path(__file__).parents[2] / "web" / "tests" / "ragnarok_board.json"

# The sooner all monuments stand, the sooner the world ends; everything else is left alone.
HASTY: Final = ("act build_monument", "erect", "finish", "pass", "decline", "spare", "stay", "act")

# Where each kind of choice can be made on the board.
ON_THE_BOARD: Final = {
    "hero": "[data-power='{choice}']",
    "descend": "[data-power='{choice}']",
    "bless": "[data-power='{choice}']",
    "launch": "[data-sea='{object}']",
    "sail": "[data-sea='{object}']",
    "land": "[data-region='{object}']",
    "move": "[data-region='{object}']",
    "muster": "[data-region='{object}']",
    "drive": "[data-region='{object}']",
    "retreat": "[data-region='{object}']",
    "activate": "[data-piece='{object}']",
    "act": "[data-action='{object}']",
    "erect": "[data-act='{choice}']",
    "pray": "[data-god='{object}']",
    "ally": "[data-realm='{object}']",
    "discard": ".strip [data-card='{object}']",
    "finish": "[data-bar='{choice}']",
    "pass": "[data-act='{choice}']",
}

# Who wants cards prepares for them.
COLLECTING: Final = ("prepare card", "act prepare", *HASTY[2:])


def hasty(legal: Sequence[str], wishes: Sequence[str] = HASTY) -> str:
    return next((choice for wish in wishes for choice in legal if choice.startswith(wish)), legal[0])


def click_on_board(reader: Reader, choice: str) -> bool:
    """Make a choice on the board itself; False when it has no place there or the place is covered."""
    verb, _, name = choice.partition(" ")
    selector = ON_THE_BOARD.get(verb, "").format(choice=choice, object=name)
    return bool(selector) and reader.click_at(selector)


def play_to_the_end(reader: Reader) -> set[str]:
    """Play in haste; each verb is chosen on the board a few times, then in the list. Gives the verbs of the board."""
    on_board: dict[str, int] = {}
    turn = reader.turn()
    while not turn.over:
        choice = hasty(turn.legal)
        verb = choice.partition(" ")[0]
        if on_board.get(verb, 0) < 2 and click_on_board(reader, choice):
            on_board[verb] = on_board.get(verb, 0) + 1
        else:
            reader.click(choice)
        turn = reader.turn(after=turn.number)
    return set(on_board)


def test_a_saga_of_two_against_the_computer(readers: Readers) -> None:
    reader = readers(size=SMALL)
    reader.go("/")
    card = reader.page.locator("article.game", has_text="Lords of Ragnarok")
    card.get_by_role("button", name=re.compile("Play now")).click()
    reader.at_table()
    expect(reader.page.locator("[data-region]")).to_have_count(16)
    assert {"hero", "descend", "launch", "land", "act", "erect", "finish"} <= play_to_the_end(reader)
    expect(reader.ending).to_have_text(re.compile("Victory!|Defeat"))
    expect(reader.page.locator("[data-scene=end] tbody tr")).to_have_count(2)
    reader.page.get_by_role("button", name="Show the island").click()
    expect(reader.page.locator("[data-scene]")).to_have_count(0)


def test_a_saga_of_four_with_three_bots(server: Server, readers: Readers) -> None:
    visitor = server.visitor()
    bots = [{"kind": "bot", "level": "simple"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = visitor.post("/api/tables", game=GAME, options={}, players=[{"kind": "me"}, *bots], salt=SHORT)["table"]
    reader = readers(size=SMALL)
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    expect(reader.page.locator("[data-region]")).to_have_count(21)
    assert {"hero", "descend", "act"} <= play_to_the_end(reader)
    expect(reader.page.locator("[data-scene=end] tbody tr")).to_have_count(4)


class Overheard:
    """All that a page receives about the game."""

    def __init__(self, reader: Reader) -> None:
        self.states: list[dict[str, Any]] = []
        reader.page.on("websocket", self._listen)

    def _listen(self, wire: WebSocket) -> None:
        wire.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said.get("type") == "state" and said.get("view"):
            self.states.append(said)

    def drawers(self) -> set[str]:
        """Those whose drawn cards were named to this page, in any state that came."""
        found: set[str] = set()
        waiting: list[Any] = list(self.states)
        while waiting:
            value = waiting.pop()
            if isinstance(value, dict):
                if value.get("key") == "log-draws-own":
                    found.add(value["params"]["player"]["key"])
                waiting.extend(value.values())
            elif isinstance(value, list):
                waiting.extend(value)
        return found

    def hands(self, seat: int) -> list[list[str]]:
        """The hand of a seat in every state that came."""
        return [state["view"]["table"]["players"][seat]["hand"] for state in self.states]


def test_two_people_see_their_own_cards_only(readers: Readers) -> None:
    ana, ben = readers(), readers()
    heard = {ana: Overheard(ana), ben: Overheard(ben)}
    ana.go("/")
    ana.page.get_by_role("button", name="Invite: Lords of Ragnarok").click()
    ana.page.get_by_label("Name", exact=True).fill("Ana")
    ana.page.get_by_role("button", name="Open the table").click()
    take_seat(ben, ana.page.get_by_label("Invitation link", exact=True).input_value(), "Ben")
    ana.at_table()
    seat = {ana: 0, ben: 1}
    for _ in range(80):
        one, other = acting(ana, ben)
        assert other.choices.count() == 0
        turn = one.turn()
        one.click(hasty(turn.legal, COLLECTING))
        for reader in (ana, ben):
            reader.moved_on(turn.number)
        if all(max(map(len, heard[reader].hands(seat[reader]))) >= 2 for reader in (ana, ben)):
            break
    for reader, others in ((ana, 1), (ben, 0)):
        assert any(heard[reader].hands(seat[reader])), "the own cards come"
        assert not any(heard[reader].hands(others)), "those of the other do not"
        own = "player-green" if seat[reader] == 0 else "player-red"
        assert heard[reader].drawers() == {own}, "what was drawn is told to who drew it"
        held = heard[reader].hands(seat[reader])[-1]
        expect(reader.page.locator(".strip [data-card]")).to_have_count(len(held))
        shown = reader.page.locator(".strip [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        assert sorted(shown) == sorted(held)


def test_a_click_that_cannot_be_says_why(readers: Readers) -> None:
    reader = readers(size=SMALL)
    reader.go("/")
    card = reader.page.locator("article.game", has_text="Lords of Ragnarok")
    card.get_by_role("button", name=re.compile("Play now")).click()
    reader.at_table()
    turn = reader.turn()
    while not any(choice.startswith("act ") for choice in turn.legal):
        reader.click(hasty(turn.legal))
        turn = reader.turn(after=turn.number)
    assert "act build_monument" not in turn.legal
    assert click_on_board(reader, "act build_monument")
    expect(reader.reason()).to_contain_text("You have no marker on the Wheel yet.")


# -- given positions


def sit_at(server: Server, reader: Reader, given: Table) -> None:
    visitor = server.visitor()
    table = table_at(visitor, given.luck().state, seats=2)
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    expect(reader.choices.first).to_be_visible()


def attacked() -> Table:
    return hunt(hunter={"hand": ["bow", "barbed_spear", "sword", "axe"]}, attacks=("claws", "bite"), boxes=[None, 0])


def defending() -> Table:
    return attacked().play("attack claws", "defend bow", "defend axe")


def striking() -> Table:
    return defending().play("finish", "hit barbed_spear", "decline", "cover 4", "hit sword")


def fighting() -> Table:
    green = {"hand": ["bow", "spear"], "control": [6]}
    table = battle(green, {"hand": ["smith_hammer", "axe", "bow"], "wisdom": 4, "control": [1]})
    return table.play("play bow", "play spear", "play smith_hammer")


def losing() -> Table:
    green = {"armies": [(6, 3), (6, 3)], "control": [6], "hand": ["axe"], "region": 16, "drakkar": "sea4"}
    red = {"armies": [(5, 6), (5, 6)], "region": 14, "drakkar": "sea4", "control": [5], "hand": ["bow"]}
    table = saga(green=green, red=red).play("act mobilize", "activate green1", "move 5", "activate green2", "move 5")
    return table.play("pass", "play axe")


def beside_a_troll() -> Table:
    return saga(green={"region": 8}, monsters={"troll": 8, "garm": 9}).play("act monsters")


def shown(reader: Reader, what: str) -> list[str]:
    found: list[str] = reader.page.locator(f"[data-{what}]").evaluate_all(f"all => all.map(one => one.dataset.{what})")
    return found


def test_the_scene_of_a_hunt_shows_the_cards_of_the_round(server: Server, readers: Readers) -> None:
    reader = readers()
    sit_at(server, reader, defending())
    scene = reader.page.locator("[data-scene=hunt]")
    expect(scene.locator("[data-played]")).to_have_count(2)
    assert shown(reader, "played") == ["bow", "axe"]
    expect(scene).to_contain_text("Claws")
    reader.click("finish")
    expect(scene.locator("[data-played]")).to_have_count(0)
    number = reader.turn().number
    reader.click("hit barbed_spear")
    reader.moved_on(number)
    expect(scene.locator("[data-played=barbed_spear]")).to_be_visible()


def test_the_scene_of_a_battle_shows_cards_laid_and_the_one_being_played(server: Server, readers: Readers) -> None:
    reader = readers()
    sit_at(server, reader, fighting())
    scene = reader.page.locator("[data-scene=battle]")
    expect(scene.locator("[data-laid]")).to_have_count(2)
    assert shown(reader, "laid") == ["spear", "bow"]  # the attacker's side comes first
    expect(scene.locator("[data-playing=smith_hammer]")).to_contain_text("Its effect comes first, then its value.")
    reader.click("gain uruz")
    expect(scene.locator("[data-playing]")).to_have_count(0)
    expect(scene.locator("[data-laid=smith_hammer]")).to_be_visible()


# -- what the table tells, and room for it


def choosing() -> Table:
    """Green, with a marker on the wheel and a kill, chooses a special action; red has an ally and a blessing."""
    green = {"region": 2, "control": [3], "armies": [(3, 1)], "slayer_tokens": 1}
    red = {"region": 9, "blessings": ["njord_wind"], "drakkar": "sea4"}
    return saga(green=green, red=red, table={"wheel": {"prepare": [1], "mobilize": [0]}})


@pytest.fixture(scope="module")
def four(server: Server) -> tuple[Visitor, str]:
    """A saga of four in full swing, where the visitor is to choose a special action."""
    visitor = server.visitor()
    players = [{"kind": "me"}, *[{"kind": "bot", "level": "simple"}] * 3]
    table: str = visitor.post("/api/tables", game=GAME, options={}, players=players, salt="picture 0")["table"]
    wishes = ("activate", "move", "act mobilize", "act build_monument", "pray", "finish")
    play_over_api(
        visitor,
        table,
        lambda state: state["number"] > 200 and seen(state, "action"),
        lambda legal: hasty(legal, wishes),
    )
    return visitor, table


def test_all_seven_special_actions_are_listed_with_reason_and_bonus(server: Server, readers: Readers) -> None:
    reader = readers()
    sit_at(server, reader, choosing())
    legal = [choice.removeprefix("act ") for choice in reader.legal()]
    refused = reader.page.locator("[data-refused]")
    assert len(legal) + refused.count() == 7
    expect(refused.and_(reader.page.locator("[data-refused='act mobilize']"))).to_contain_text("bears your marker")
    expect(reader.page.locator("[data-choice='act prepare']")).to_contain_text(
        "Covers the marker of Red, who gains a Rune."
    )
    expect(reader.page.locator("[data-choice='act reinforce']")).to_contain_text("Bonus of")
    refused.first.click()
    expect(reader.reason()).to_be_visible()
    slayer = reader.page.locator("[data-win=slayer]").first
    expect(slayer).to_contain_text(
        re.compile(r"1/1\s+kills\s*\+\s*0/5")
    )  # kills alone win nothing: the Boss is to come


def test_explanations_come_to_a_tap_and_to_the_focus(server: Server, readers: Readers) -> None:
    reader = readers(size=(1024, 768), touch=True)
    sit_at(server, reader, choosing())
    told = reader.page.get_by_role("tooltip")
    reader.page.get_by_role("tab", name="Players").click()
    blessing = reader.page.locator("[data-source=njord_wind]").last
    blessing.tap()
    expect(told).to_contain_text("Drakkar")
    reader.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    reader.page.locator(".omen").first.focus()
    expect(told).to_be_visible()


def test_four_players_are_in_sight_and_the_island_is_whole(readers: Readers, four: tuple[Visitor, str]) -> None:
    visitor, table = four
    for size in ((1440, 900), (1024, 768), (390, 844)):
        reader = readers(size=size)
        reader.as_visitor(visitor)
        reader.go(f"/tables/{table}")
        expect(reader.page.locator("[data-region]")).to_have_count(21)
        if size[0] > 1180:
            ends = reader.page.locator(".left .player").evaluate_all(
                "all => all.map(one => one.getBoundingClientRect().bottom)"
            )
            assert len(ends) == 4
            assert max(ends) <= size[1]
            wide = reader.page.locator(".left .seat").evaluate_all(
                "all => all.map(one => one.scrollWidth - one.clientWidth)"
            )
            assert wide == [0] * 4
        ground = reader.page.locator(".map svg").first.bounding_box()
        assert ground is not None
        outside = reader.page.locator("[data-region]").evaluate_all(
            """(all, ground) => all.filter(one => {
                const box = one.getBoundingClientRect();
                return box.left < ground.x - 1 || box.right > ground.x + ground.width + 1 ||
                    box.top < ground.y - 1 || box.bottom > ground.y + ground.height + 1;
            }).map(one => one.dataset.region)""",
            ground,
        )
        assert (size, outside) == (size, [])


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (844, 390), (390, 844)])
def test_nothing_lies_over_the_choices_of_a_scene(server: Server, readers: Readers, size: tuple[int, int]) -> None:
    reader = readers(size=size, language="fr")
    handheld = min(size) < 500
    for given, acts in ((fighting, ["gain uruz", "gain othala", "gain algiz"]), (defending, ["finish"]), (losing, [])):
        sit_at(server, reader, given())
        scene = reader.page.locator("[data-scene]").bounding_box()
        island = reader.page.get_by_role("button", name="Voir l’île").bounding_box()
        assert scene is not None
        assert island is not None
        assert scene["y"] + scene["height"] <= island["y"]
        offered = reader.page.locator("[data-act]:visible")
        names = offered.evaluate_all("all => all.map(one => one.dataset.act)")
        assert names == ([] if handheld else acts), "on a phone the list lies beside the scene"
        for one in offered.all():
            expect(one).to_be_in_viewport(ratio=1)
    expect(reader.page.locator("[data-army].can")).to_have_count(2)  # those that can lose are chosen where they stand


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_cards_that_are_asked_for_lie_open(server: Server, readers: Readers, size: tuple[int, int]) -> None:
    """Without a pointer to rest on them nothing would lift them, and a tap plays them."""
    reader = readers(size=size, language="fr")
    sit_at(server, reader, defending())
    cards = reader.page.locator(".strip [data-card]")
    expect(cards).to_have_count(4)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)


# -- a place that offers more than one thing


def open_menu(reader: Reader) -> None:
    assert reader.click_at("[data-piece=troll]")
    expect(reader.page.get_by_role("menu")).to_be_visible()


def test_a_place_with_several_choices_opens_a_menu(server: Server, readers: Readers) -> None:
    reader = readers(size=SMALL)
    sit_at(server, reader, beside_a_troll())
    menu = reader.page.get_by_role("menu", name="What this place offers")
    items = menu.get_by_role("menuitem")
    number = reader.number()
    open_menu(reader)
    expect(items).to_have_text(["Activate the Troll", "Hunt the Troll"])
    expect(items.first).to_be_focused()
    for key, focused in (("ArrowDown", 1), ("ArrowDown", 0), ("ArrowUp", 1), ("Home", 0), ("End", 1)):
        reader.page.keyboard.press(key)
        expect(items.nth(focused)).to_be_focused()
    reader.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert reader.number() == number, "nothing was chosen"
    open_menu(reader)
    reader.prompt.click()  # anywhere else
    expect(menu).to_have_count(0)
    open_menu(reader)
    reader.page.keyboard.press("ArrowDown")
    reader.page.keyboard.press("Enter")
    expect(reader.page.locator("[data-scene=hunt]")).to_be_visible()
    expect(menu).to_have_count(0)


def test_the_menu_stays_on_the_board(server: Server, readers: Readers) -> None:
    reader = readers(size=(390, 844))
    sit_at(server, reader, beside_a_troll())
    number = reader.number()
    open_menu(reader)
    menu, ground = (reader.page.locator(one).bounding_box() for one in ("[role=menu]", ".ground"))
    assert menu is not None
    assert ground is not None
    assert ground["x"] <= menu["x"]
    assert menu["x"] + menu["width"] <= ground["x"] + ground["width"]
    assert ground["y"] <= menu["y"]
    assert menu["y"] + menu["height"] <= ground["y"] + ground["height"]
    reader.page.get_by_role("menuitem", name="Activate the Troll").click()
    reader.moved_on(number)


# -- accessibility


def seen(state: dict[str, Any], moment: str) -> bool:
    """Whether seat 0 decides at this moment: a kind of decision."""
    view = state["view"]
    if view["result"] or view["decision"]["seat"] != 0:
        return bool(view["result"])
    return bool(view["decision"]["kind"] == moment)


THEMES: Final = pytest.mark.parametrize(("theme", "size"), [("dark", (1440, 900)), ("light", (390, 844))])


@THEMES
def test_axe_finds_nothing_serious(server: Server, readers: Readers, theme: str, size: tuple[int, int]) -> None:
    visitor = server.visitor()
    players = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = visitor.post("/api/tables", game=GAME, options={}, players=players, salt="axe")["table"]
    reader = readers(theme=theme, size=size)
    reader.as_visitor(visitor)
    for moment in ("hero", "action", "monument", "over"):
        if moment == "over":
            visitor.post(f"/api/tables/{table}/declare", seat=0, what="concede")
        else:
            play_over_api(visitor, table, partial(seen, moment=moment), hasty)
        reader.go(f"/tables/{table}")
        expect(reader.page.locator("[data-region]")).to_have_count(16)
        expect(reader.ending if moment == "over" else reader.choices.first).to_be_visible()
        assert (moment, reader.serious()) == (moment, [])


@THEMES
def test_axe_finds_nothing_serious_in_hunt_and_battle(
    server: Server, readers: Readers, theme: str, size: tuple[int, int]
) -> None:
    reader = readers(theme=theme, size=size)
    for given, scene in (
        (attacked, "hunt"),
        (defending, "hunt"),
        (striking, "hunt"),
        (fighting, "battle"),
        (losing, "battle"),
    ):
        sit_at(server, reader, given())
        expect(reader.page.locator(f"[data-scene={scene}]")).to_be_visible()
        assert (given.__name__, reader.serious()) == (given.__name__, [])
    sit_at(server, reader, beside_a_troll())
    open_menu(reader)
    assert ("menu", reader.serious()) == ("menu", [])


def test_the_fixture_of_the_unit_tests_is_the_board() -> None:
    """The island's own tests run on a copy of the content, without Python."""
    sides = load(GAME).content["board"]["sides"]
    for drawn, side in zip(json.loads(FIXTURE.read_text()), sides, strict=True):
        for part in ("regions", "seas", "realms", "territories"):
            for copy, record in zip(drawn[part], side[part], strict=True):
                own = {field: record[field] for field in copy if field != "name"}
                if "name" in copy and part == "regions":
                    own["name"] = language("en", load(GAME)).say(Text(f"region-{record['number']}"))
                assert copy == own
