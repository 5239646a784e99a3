"""Lords of Ragnarok in the browser: whole games of two and of four, and two people who see their own cards only."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import WebSocket, expect

from tests.server.running import Server
from tests.web.browsing import Reader, play_over_api
from tests.web.conftest import Readers
from tests.web.test_together import acting, take_seat
from warhost.games import load

GAME: Final = "lords_of_ragnarok"
SMALL: Final = (1024, 700)  # a smaller window is painted sooner, and a saga has hundreds of moments
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
}

# A point of an element that nothing else covers: a region is no box, and pieces stand in it.
SPOT: Final = """selector => {
    const one = document.querySelector(selector);
    if (!one) return null;
    one.scrollIntoView({block: 'nearest'});
    const box = one.getBoundingClientRect();
    for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
        const x = box.x + box.width * ((i * 7) % 24) / 24, y = box.y + box.height * ((j * 11) % 24) / 24;
        const top = document.elementFromPoint(x, y);
        if (top && (top === one || one.contains(top))) return {x, y};
    }
    return null;
}"""


# Who wants cards prepares for them.
COLLECTING: Final = ("prepare card", "act prepare", *HASTY[2:])


def hasty(legal: Sequence[str], wishes: Sequence[str] = HASTY) -> str:
    return next((choice for wish in wishes for choice in legal if choice.startswith(wish)), legal[0])


def click_on_board(reader: Reader, choice: str) -> bool:
    """Make a choice on the board itself; False when it has no place there or the place is covered."""
    verb, _, name = choice.partition(" ")
    selector = ON_THE_BOARD.get(verb, "").format(choice=choice, object=name)
    spot = reader.page.evaluate(SPOT, selector) if selector else None
    if spot is None:
        return False
    reader.page.mouse.click(spot["x"], spot["y"])
    return True


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
    assert {"hero", "descend", "launch", "land", "act", "erect"} <= play_to_the_end(reader)
    expect(reader.ending).to_have_text(re.compile("Victory!|Defeat"))
    expect(reader.page.locator("[data-scene=end] tbody tr")).to_have_count(2)
    reader.page.get_by_role("button", name="Show the island").click()
    expect(reader.page.locator("[data-scene]")).to_have_count(0)


def test_a_saga_of_four_with_three_bots(server: Server, readers: Readers) -> None:
    visitor = server.visitor()
    bots = [{"kind": "bot", "level": "simple"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = visitor.post("/api/tables", game=GAME, options={}, players=[{"kind": "me"}, *bots], salt="four")["table"]
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
        texts = json.dumps([state["log"] for state in heard[reader].states if "log" in state])
        own = "player-green" if seat[reader] == 0 else "player-red"
        for told in re.findall(r'"log-draws-own", "params": {"player": {"key": "(player-\w+)"', texts):
            assert told == own
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


def seen(state: dict[str, Any], moment: str) -> bool:
    """Whether seat 0 decides at this moment: a kind of decision, or something under way."""
    view = state["view"]
    if view["result"] or view["decision"]["seat"] != 0:
        return bool(view["result"])
    return view["decision"]["kind"] == moment or bool(view["table"].get(moment))


# Who goes where something happens: monsters are hunted, regions entered.
BOLD: Final = ("hunt", "act monsters", "attack", "act mobilize", "activate", "move", "act")


@pytest.mark.parametrize(("theme", "size"), [("dark", (1440, 900)), ("light", (390, 844))])
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
            wishes = HASTY if moment == "monument" else BOLD
            play_over_api(visitor, table, partial(seen, moment=moment), partial(hasty, wishes=wishes))
        reader.go(f"/tables/{table}")
        expect(reader.page.locator("[data-region]")).to_have_count(16)
        expect(reader.ending if moment == "over" else reader.choices.first).to_be_visible()
        found = Axe().run(reader.page, options={"resultTypes": ["violations"]}).response["violations"]
        assert [
            (moment, one["id"], [node["html"][:120] for node in one["nodes"]][:3])
            for one in found
            if one["impact"] in ("serious", "critical")
        ] == []


def test_the_fixture_of_the_unit_tests_is_the_board() -> None:
    """The island's own tests run on a copy of the content, without Python."""
    sides = load(GAME).content["board"]["sides"]
    for drawn, side in zip(json.loads(FIXTURE.read_text()), sides, strict=True):
        for part in ("regions", "seas", "realms", "territories"):
            for copy, record in zip(drawn[part], side[part], strict=True):
                assert copy == {field: record[field] for field in copy}
