"""Chaos in the Old World in the browser: a whole game, hidden hands, reasons, dice, sheets, the end."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Response, WebSocket, expect

from tests.chaos_in_the_old_world.vocabulary import game, given
from tests.server.running import Server, Visitor
from tests.web.browsing import PATIENCE, Reader, play_over_api, table_at
from tests.web.conftest import Readers
from warhost import Text
from warhost.games import load
from warhost.language import language

GAME: Final = "chaos_in_the_old_world"
SMALL: Final = (1200, 760)
SHORT: Final = "salt 7"  # of a game that is over soon

# Where on the table a choice can be pointed at, by its verb; `{}` is what it names.
PLACES: Final = {
    "to": '[data-region="{}"]',
    "place": '[data-region="{}"]',
    "rally": '[data-region="{}"]',
    "carry": '[data-region="{}"]',
    "cleanse": '[data-region="{}"]',
    "clear": '[data-region="{}"]',
    "on": '[data-slot="{}"]',
    "stand": '[data-slot="{}"]',
    "block": '[data-slot="{}"]',
    "play": '.fan [data-card="{}"]',
    "discard": '.fan [data-card="{}"]',
}
FIGURES: Final = ("summon", "call", "teleport", "shield", "seduce", "hit", "rot", "lose", "slay")


def places(choice: str) -> list[str]:
    """The elements of the table that a choice may be made on."""
    verb, _, thing = choice.partition(" ")
    found = [PLACES[verb].format(thing)] if verb in PLACES else []
    if verb in FIGURES:
        follower = re.sub(r"_\d+$", "", thing)
        found += [f'[data-figure="{thing}"]', f'[data-follower="{follower}"]', f'[data-token$="/{thing}"].can']
    return [*found, f'[data-offer="{choice}"]']


def click_on_the_table(reader: Reader, choice: str) -> bool:
    """Make a choice on the map, the hand or the tray; False where it has no place there."""
    return any(reader.click_at(selector) for selector in places(choice))


def open_table(visitor: Visitor, *players: str, salt: str = "salt", **options: str) -> Any:
    named = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in players]
    return visitor.post("/api/tables", game=GAME, options=options, players=named, salt=salt)


def busy(rng: random.Random) -> Callable[[list[str]], str]:
    """The choices of somebody who does things as long as there is something to do."""
    return lambda legal: rng.choice([choice for choice in legal if choice != "pass"] or legal)


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Visitor, str, dict[str, Any]]:
    """A game that is over, who played it, and its last document."""
    visitor = server.visitor()
    table = open_table(visitor, "me", "me", "me", "me")["table"]
    last = play_over_api(visitor, table, lambda state: state["view"]["result"], busy(random.Random(5)))
    return visitor, table, last


def test_on_a_phone_the_hand_lies_under_the_prompt_and_a_tap_plays_a_card(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    table = open_table(visitor, "me", "random", "random")["table"]
    to_play = re.compile("play ")
    play_over_api(visitor, table, lambda state: any(to_play.match(one["choice"]) for one in state["choices"] or ()))
    reader = readers(size=(360, 740), touch=True)
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    reader.to_act()
    card = reader.page.locator(".hand .playable").first
    expect(card).to_be_visible()
    tops = [one.evaluate("one => one.getBoundingClientRect().y") for one in (reader.prompt, card, reader.choices.first)]
    assert tops == sorted(tops)
    assert card.evaluate("one => one.offsetWidth") >= 170, "as large as one can read"
    assert reader.overflow() == 0, "the row scrolls, not the page"
    number = reader.number()
    card.tap()
    reader.moved_on(number)


# -- room for the map and for the hand

# What of a card in the hand is too small to read, or cut off.
UNREADABLE: Final = """all => all.flatMap(card => {
    const edge = card.getBoundingClientRect();
    return [...card.querySelectorAll('.name, p, footer > span:first-child')].filter(part => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const box = words.getBoundingClientRect();
        const below = part.matches('p') ? card.querySelector('footer').getBoundingClientRect().top : edge.bottom;
        const beside = part.matches('footer *') ? card.querySelector('.ends').getBoundingClientRect().left : edge.right;
        return parseFloat(getComputedStyle(part).fontSize) < 12 || box.bottom > below + 1 || box.right > beside + 1;
    }).map(part => `${card.dataset.card}: ${part.textContent}`);
})"""


def deck(power: str) -> str:
    decks = game().content["chaos_cards"]["decks"]
    return " ".join(card["id"] for one in decks if one["power"] == power for card in one["cards"])


def with_all_cards(visitor: Visitor, power: str) -> str:
    """A table where this Power is to act and holds every card of its deck once."""
    state = given(points={power: 7}, hand={power: deck(power)}, kislev="bloodletter bloodsworn").state
    return table_at(visitor, state, seats=4)


@pytest.fixture(scope="module")
def holding(server: Server) -> tuple[Visitor, dict[str, str]]:
    visitor = server.visitor()
    powers = ("khorne", "nurgle", "tzeentch", "slaanesh")
    return visitor, {power: with_all_cards(visitor, power) for power in powers}


def test_every_card_of_a_hand_can_be_read_without_pointing_at_it(
    readers: Readers, holding: tuple[Visitor, dict[str, str]]
) -> None:
    visitor, tables = holding
    reader = readers(language="fr")
    reader.as_visitor(visitor)
    for power, table in tables.items():
        reader.go(f"/tables/{table}")
        cards = reader.page.locator(".fan [data-card]")
        expect(cards).to_have_count(len(deck(power).split()))
        assert cards.evaluate_all(UNREADABLE) == []


def test_the_map_takes_the_room_there_is(readers: Readers, holding: tuple[Visitor, dict[str, str]]) -> None:
    visitor, tables = holding
    for size, touch, wide in (((1024, 768), False, 540), ((844, 390), True, 330)):
        reader = readers(size=size, touch=touch)
        reader.as_visitor(visitor)
        reader.go(f"/tables/{tables['khorne']}")
        reader.to_act()
        sheet = reader.page.locator(".map .sheet").bounding_box()
        assert sheet is not None
        assert sheet["width"] >= wide
        assert sheet["y"] >= 0
        assert sheet["y"] + sheet["height"] <= size[1], "all of it is in sight"
        assert reader.overflow() == 0
    expect(reader.page.locator(".hand .playable").first).to_be_visible()  # on its side a phone has it beside the map


def test_what_lies_on_the_map_is_chosen_there_and_hidden_by_nothing(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    table = open_table(visitor, "me", "me", "me", "me", salt="d")["table"]
    pick = busy(random.Random(2))
    play_over_api(
        visitor, table, lambda state: any(one["choice"] == "hit peasant" for one in state["choices"] or ()), pick
    )
    reader = readers(size=(1024, 768), language="fr")
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    turn = reader.turn()
    expect(reader.page.locator(".tray")).to_have_count(0)
    assert reader.click_at('[data-token$="/peasant"].can')
    reader.moved_on(turn.number)


def test_the_forecast_fits_its_panel(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    state = given(points={"khorne": 7}, estalia="nurgle=8 leper*6 seductress*2 noble").state
    table = table_at(visitor, state, seats=4)
    reader = readers(size=(1024, 768), language="fr")
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    expect(reader.page.locator(".forecast .ruin > i")).to_have_count(2)
    outside = reader.page.locator(".forecast").evaluate(
        """panel => {
            const edge = panel.getBoundingClientRect().right;
            return [...panel.querySelectorAll('td *')].filter(one => one.getBoundingClientRect().right > edge).length;
        }"""
    )
    assert outside == 0


def test_a_whole_game_with_three_bots(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    table = open_table(visitor, "simple", "simple", "me", "simple", salt=SHORT)["table"]
    reader = readers(size=SMALL)
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    rng = random.Random(7)
    pick = busy(rng)
    made: list[str] = []
    listed: list[str] = []
    turn = reader.turn()
    while not turn.over:
        choice = pick(turn.legal)
        if click_on_the_table(reader, choice):
            made.append(choice.partition(" ")[0])
        else:
            listed.append(choice)
            reader.click(choice)
        turn = reader.turn(after=turn.number)
    assert set(made) >= {"summon", "to", "play", "on"}, "these were chosen on the map, the hand and the reserve"
    assert len(made) > 8 * len(listed), listed
    expect(reader.ending).to_have_text(re.compile("Victory!|Defeat|The game is over"))
    chart = reader.page.locator(".chart")
    expect(chart.locator("svg")).to_be_visible()
    view = visitor.get(f"/api/tables/{table}/moments/{reader.number()}", eyes=2)["view"]
    rows: list[list[int]] = chart.locator("tbody tr").evaluate_all(
        "all => all.map(row => [...row.cells].map(cell => Number(cell.textContent)))"
    )
    assert rows[0] == [0, 0, 0, 0, 0]
    assert rows[-1][1:] == [view["table"]["powers"][power]["victory_points"] for power in view["table"]["seats"]]
    assert len(rows) - 1 in (view["table"]["round"], view["table"]["round"] + 1)


# -- three people


class Ear:
    """Everything that a page was sent: by its socket, and by plain answers."""

    def __init__(self, reader: Reader) -> None:
        self.heard: list[Any] = []
        reader.page.on("websocket", self._socket)
        reader.page.on("response", self._answer)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def _answer(self, response: Response) -> None:
        if "/api/tables" in response.url and response.request.method == "GET":
            self.heard.append(response)

    def documents(self) -> list[Any]:
        return [one.json() if isinstance(one, Response) else one for one in self.heard]


def hands(value: Any, above: str = "") -> Iterator[tuple[str, list[str]]]:
    """Every hand of cards inside a document, with the Power that holds it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "hand":
                yield above, inner
            else:
                yield from hands(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from hands(inner, above)


def lines(value: Any) -> Iterator[dict[str, Any]]:
    """Every text inside a document."""
    if isinstance(value, dict):
        if "key" in value:
            yield value
        for inner in value.values():
            yield from lines(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from lines(inner)


def test_three_people_with_hidden_hands(readers: Readers, server: Server) -> None:
    ana, ben, eve = (readers(size=SMALL) for _ in range(3))
    ears = [Ear(reader) for reader in (ana, ben, eve)]
    host = server.visitor()
    made = open_table(host, "me", "open", "open", absent="nurgle")
    ana.as_visitor(host)
    ana.go(f"/tables/{made['table']}")
    for friend, name, letter in zip((ben, eve), ("Ben", "Eve"), made["invitations"], strict=True):
        friend.page.goto(letter["url"])
        friend.page.get_by_label("Your name").fill(name)
        friend.page.get_by_role("button", name="Take the seat").click()
        friend.page.wait_for_url(re.compile("/tables/"))
    people = (ana, ben, eve)
    for reader in people:
        reader.at_table()
    powers = ("khorne", "tzeentch", "slaanesh")
    rng = random.Random(3)
    shown: dict[str, set[str]] = {power: set() for power in powers}
    number = 0
    for _ in range(36):
        for reader in people:
            reader.page.wait_for_function(
                "after => Number(document.querySelector('main.table')?.dataset.number ?? 0) > after", arg=number
            )
        acting = next(reader for reader in people if reader.page.locator(".prompt:not(.waiting)").count())
        turn = acting.turn(after=number)
        number = turn.number
        for reader, power in zip(people, powers, strict=True):
            cards = reader.page.locator(".fan [data-card]")
            shown[power] |= set(cards.evaluate_all("all => all.map(one => one.dataset.card)"))
            if reader is not acting:
                assert reader.choices.count() == 0
        acting.click(busy(rng)(turn.legal))
    drawn = {power: cards for power, cards in shown.items() if cards}
    assert set(drawn) == set(powers), "everybody held cards at some moment"
    for ear, own in zip(ears, powers, strict=True):
        documents = ear.documents()
        held = [(power, cards) for document in documents for power, cards in hands(document)]
        assert {power for power, _ in held} == {own}, "no page was told of another hand"
        assert drawn[own] <= {card for _, cards in held for card in cards}
        told = [text for document in documents for text in lines(document) if text["key"] == "log-draw"]
        assert {text["params"]["power"]["key"] for text in told} <= {f"power-{own}"}
        for other in set(powers) - {own}:
            assert not (drawn[other] & shown[own])


# -- what the table tells


def test_what_is_not_possible_says_why(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    table = open_table(visitor, "me", "me", "me")["table"]
    play_over_api(
        visitor,
        table,
        lambda state: state["view"]["decision"]["kind"] == "summon_to" and 0 < len(state["choices"]) < 6,
        lambda legal: next((choice for choice in legal if choice.startswith("summon")), legal[0]),
    )
    reader = readers(size=SMALL)
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    turn = reader.turn()
    every: list[str] = reader.page.locator("[data-region]").evaluate_all("all => all.map(one => one.dataset.region)")
    assert len(every) == 9
    far = next(region for region in every if f"to {region}" not in turn.legal)
    assert reader.click_at(f'[data-region="{far}"]')
    expect(reader.reason()).to_be_visible()
    reader.page.keyboard.press("Escape")
    reader.choices.first.hover()
    expect(reader.page.locator(".preview")).to_contain_text("against")


def lying_dice(log: list[dict[str, Any]]) -> tuple[int, str]:
    """A moment after which dice lie on the table, and the faces of the last roll."""
    for number in sorted({line["number"] for line in log}):
        texts = [line["text"] for line in log if line["number"] == number]
        rolls = [text for text in texts if text["key"] in ("log-roll", "log-roll-early")]
        if rolls and not any(text["key"] in ("log-phase-old_world", "log-phase-summoning") for text in texts):
            return number, rolls[-1]["params"]["faces"]
    raise AssertionError("nobody rolled a die in the whole game")


def test_dice_dials_sheets_and_cards(readers: Readers, finished: tuple[Visitor, str, dict[str, Any]]) -> None:
    visitor, table, last = finished
    log = visitor.get(f"/api/tables/{table}/moments/{last['number']}", after=0, eyes=0)["log"]
    number, faces = lying_dice(log)
    reader = readers(size=SMALL)
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}/replay?at={number - 1}")
    expect(reader.board).to_be_visible()
    reader.page.keyboard.press("ArrowRight")
    dice = reader.page.locator(".fight .die")
    expect(dice.first).to_be_visible()
    fallen = dice.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert " ".join(fallen).endswith(faces)
    reader.go(f"/tables/{table}/replay?at={number}")
    expect(dice.first).to_be_visible()
    assert dice.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))") == fallen, "as before the reload"
    expect(reader.page.locator(".fight .tumble")).to_have_count(0)

    reader.go(f"/tables/{table}")
    reader.page.get_by_role("button", name="Sheet of Khorne").first.click()
    sheet = reader.page.get_by_role("dialog", name=re.compile("Khorne"))
    expect(sheet.get_by_role("heading", name="What lies ahead")).to_be_visible()
    expect(sheet.get_by_role("rowheader", name=re.compile("Bloodthirster"))).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    old_world = last["view"]["table"]["old_world"]
    house = next(card for card in reader.page.evaluate(HOUSE_CARDS, GAME) if card in old_world["unseen"])
    reader.page.get_by_text(re.compile("Old World cards? may still come")).click()
    reader.page.locator(f'[data-old-world="{house}"]').first.click()
    expect(reader.page.get_by_role("dialog").get_by_text("house content")).to_be_visible()
    expect(reader.page.get_by_role("dialog").get_by_role("link", name=re.compile("credits"))).to_be_visible()


def test_the_fine_print_of_a_card_in_the_readers_language(
    readers: Readers, finished: tuple[Visitor, str, dict[str, Any]]
) -> None:
    visitor, table, last = finished
    card = last["view"]["table"]["old_world"]["unseen"][0]
    for code, unseen in (
        ("en", re.compile("Old World cards? may still come")),
        ("fr", re.compile("cartes? Vieux Monde peu(ven)?t encore venir")),
    ):
        reader = readers(size=SMALL, language=code)
        reader.as_visitor(visitor)
        reader.go(f"/tables/{table}")
        reader.page.get_by_text(unseen).click()
        reader.page.locator(f'[data-old-world="{card}"]').last.click()
        details = language(code, load(GAME)).say(Text(f"old-details-{card}"))
        expect(reader.page.get_by_role("dialog")).to_contain_text(details)


HOUSE_CARDS: Final = """async game => {
    const content = await (await fetch(`/api/games/${game}/content`)).json();
    return content.old_world_cards.cards.filter(card => card.source === 'house').map(card => card.id);
}"""


@pytest.mark.parametrize(("theme", "size"), [("dark", (1440, 900)), ("light", (360, 740))])
def test_axe_finds_nothing_serious(
    readers: Readers,
    server: Server,
    finished: tuple[Visitor, str, dict[str, Any]],
    theme: str,
    size: tuple[int, int],
) -> None:
    visitor, over, _ = finished
    running = open_table(visitor, "me", "me", "me")["table"]
    play_over_api(visitor, running, lambda state: state["number"] > 40 and state["choices"], busy(random.Random(1)))
    reader = readers(theme=theme, size=size)
    reader.as_visitor(visitor)
    for path in (f"/tables/{running}", f"/tables/{over}", f"/tables/{over}/replay?at=60"):
        reader.go(path)
        reader.page.wait_for_load_state("networkidle")
        expect(reader.board).to_be_visible()
        assert (path, reader.serious()) == (path, [])
        assert reader.overflow() <= 0, f"{path} scrolls sideways"


def test_play_now_seats_all_four_powers(reader: Reader) -> None:
    reader.go("/")
    reader.page.get_by_role("button", name=re.compile("Play now.*Chaos in the Old World")).click()
    reader.at_table()
    seats = reader.page.request.get(f"/api/tables/{reader.table}", timeout=PATIENCE).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "bot", "bot", "bot"]
