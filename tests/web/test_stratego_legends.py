"""Stratego Legends in the browser: a duel of two people who hide their armies, a team game, the army builder."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, WebSocket, expect

import warhost
from tests.server.running import Server
from tests.web.browsing import PATIENCE, Reader, play_over_api
from tests.web.conftest import Readers
from warhost.games.stratego_legends.game import StrategoLegends
from warhost.games.stratego_legends.tables import SIDES

SMALL = (1280, 720)
GAME = "stratego_legends"


# -- what a page receives


class Tap:
    """Everything that the server tells one page about tables: calls and socket, in the order it came."""

    def __init__(self, reader: Reader) -> None:
        self.heard: list[Any] = []
        reader.page.on("websocket", self._socket)
        reader.context.route(re.compile(r"/api/(tables|join)"), self._call)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def _call(self, route: Route) -> None:
        answer = route.fetch(timeout=PATIENCE)
        self.heard.append(json.loads(answer.body() or b"null"))
        route.fulfill(response=answer)

    def states(self) -> list[dict[str, Any]]:
        """The views it was given, with the number of the moment."""
        return [doc for doc in self.heard if isinstance(doc, dict) and doc.get("view")]


def words_in(doc: Any) -> Iterator[str]:
    """All strings of a document, keys included."""
    if isinstance(doc, str):
        yield doc
    elif isinstance(doc, dict):
        for key, value in doc.items():
            yield key
            yield from words_in(value)
    elif isinstance(doc, list):
        for value in doc:
            yield from words_in(value)


def named_in(doc: dict[str, Any], units: set[str]) -> set[str]:
    """The units of a set that a document speaks of.

    Not counted are the names for a guess, which are all there are, and the words of a power in a question: it is put
    whenever, for all that is known, somebody could have that power.
    """
    told = copy.deepcopy(doc)
    told["choices"] = [one for one in doc.get("choices", []) if not one["choice"].startswith("name ")]
    decision = (told.get("view") or {}).get("decision") or {}
    decision.get("prompt", {}).get("params", {}).pop("words", None)
    found = set()
    for word in words_in(told):
        plain = re.sub(r"^(unit|power)-|-\d$", "", word)
        if plain in units:
            found.add(plain)
    return found


def units_of(side: str) -> set[str]:
    game = warhost.load(GAME)
    assert isinstance(game, StrategoLegends)
    tables = game.tables
    return {unit for kind, unit in enumerate(tables.unit_ids) if SIDES[tables.side[kind]] == side}


def shown_by(states: list[dict[str, Any]], side: str) -> list[tuple[int, set[str]]]:
    """What a player's own page knows to have been seen of the own army, moment by moment."""
    known: set[str] = set()
    found = []
    for state in states:
        table = state["view"]["table"]
        own = table["sides"][side]
        for unit in table["units"]:
            foreign = unit["seat"] not in own
            if unit["side"] == side and unit["unit"] and (unit["shown"] or unit["once_seen"] or foreign):
                known.add(unit["unit"])
        for seat in own:
            known.update(table["destroyed"][str(seat)])
        known.update([*table["waiting"], *table["entering_curse"]])
        if table["curse"]:
            known.add(table["curse"]["unit"])
        if table["attack"] and table["attack"]["named"]:
            known.add(table["attack"]["named"])  # a guess is spoken aloud, right or wrong
        for fight in (table["attack"], table["shot"]):
            for fighter in (fight or {}).values():
                if isinstance(fighter, dict) and "unit" in fighter:
                    known.add(fighter["unit"])
        found.append((state["number"], set(known)))
    return found


def assert_kept_secret(owner: Tap, other: Tap, side: str) -> int:
    """The other page never heard of a unit before its owner's page knew it to be shown; gives how many still hide."""
    units = units_of(side)
    shown = shown_by(owner.states(), side)
    for doc in other.heard:
        if not isinstance(doc, dict):
            continue
        number = doc.get("number", 0)
        later = [known for at, known in shown if at >= number]
        known = later[0] if later else shown[-1][1]
        assert named_in(doc, units) <= known, (number, named_in(doc, units) - known)
    last = owner.states()[-1]["view"]["table"]
    own = {unit["unit"] for unit in last["units"] if unit["side"] == side}
    return len(own - shown[-1][1])


# -- playing


def space(reader: Reader, name: str) -> Locator:
    return reader.page.locator(f"[data-space={name}]")


def by_board(reader: Reader, name: str) -> None:
    """Click a space of the field; a scene that lies before it is closed first."""
    reader.page.keyboard.press("Escape")
    assert reader.click_at(f"[data-space={name}]", middle=True)


def in_the_list(reader: Reader, choice: str) -> None:
    """Click a choice of the list; a scene that lies before it is closed first."""
    reader.page.keyboard.press("Escape")
    reader.click(choice)


def whose_turn(readers: list[Reader], after: int) -> tuple[Reader, int, list[str]] | None:
    """Who chooses at the next moment, its number and what can be chosen; None once the battle is over.

    All pages have heard of what was chosen last; whoever of these readers has to choose now keeps the game waiting.
    """
    for reader in readers:
        reader.page.wait_for_function(
            "after => Number(document.querySelector('main.table')?.dataset.number ?? -1) > after", arg=after
        )
    while True:
        seen = {reader: reader.glance(after) for reader in readers}
        for reader, turn in seen.items():
            if turn is not None and not turn.over:
                return reader, turn.number, turn.legal
        if all(turn is not None for turn in seen.values()):
            return None
        readers[0].page.wait_for_timeout(20)


def fierce(legal: list[str], chance: random.Random) -> str:
    """The choice of somebody who wants to see blood."""
    for verb in ("attack", "pick", "to", "call", "yes", "pass", "use", "keep", "done"):
        found = [one for one in legal if one.split()[0] == verb]
        if found:
            return chance.choice(found)
    return chance.choice(legal)


def lay_out(readers: list[Reader]) -> int:
    """The setting up, on the board: a swap of two enemy units, two exchanges of one's own, all else as it lies."""
    after = -1
    done: set[str] = set()
    while True:
        turn = whose_turn(readers, after)
        assert turn is not None
        reader, after, legal = turn
        verb = legal[0].split()[0]
        if verb not in ("mix", "exchange", "with"):
            return after - 1
        who = f"{readers.index(reader)} {verb}"
        if "keep" in legal and who in done:
            reader.click("keep")
            continue
        done.add(who)
        by_board(reader, legal[len(legal) // 2].split()[1])


def invite(host: Reader, **options: str) -> str:
    """Open a table for a friend; gives the friend's link."""
    host.go("/")
    host.page.get_by_role("button", name="Invite: Stratego Legends").click()
    host.page.get_by_label("Name", exact=True).fill("Ana")
    for name, value in options.items():
        host.page.locator(f"#option-{name}").select_option(value)
    host.page.get_by_role("button", name="Open the table").click()
    return host.page.get_by_label("Invitation link", exact=True).input_value()


def sit(friend: Reader, link: str, name: str) -> None:
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill(name)
    friend.page.get_by_role("button", name="Take the seat").click()
    friend.at_table()


# -- a duel


def test_a_duel_of_two_people_in_which_nothing_hidden_is_told(readers: Readers) -> None:
    ana, ben = readers(size=SMALL), readers(size=SMALL)
    taps = {ana: Tap(ana), ben: Tap(ben)}
    sit(ben, invite(ana, armies="surprise", boards="all"), "Ben")
    ana.at_table()
    after = lay_out([ana, ben])
    chance = random.Random(7)
    fights = 0
    turn = whose_turn([ana, ben], after)
    while turn is not None and fights < 3:
        reader, number, legal = turn
        if legal[0].startswith("take"):
            fights += walk_on_the_board(reader, taps[reader].states()[-1]["choices"], chance)
        else:
            in_the_list(reader, fierce(legal, chance))
            reader.moved_on(number)
        turn = whose_turn([ana, ben], reader.number() - 1)
    hidden = (assert_kept_secret(taps[ana], taps[ben], "beige"), assert_kept_secret(taps[ben], taps[ana], "grey"))
    if turn is not None:
        assert min(hidden) > 10, "enough was left to be found out"
        give_up(ana)
    expect(ana.ending).to_be_visible()
    expect(ben.ending).to_be_visible()


def walk_on_the_board(reader: Reader, choices: list[dict[str, Any]], chance: random.Random) -> int:
    """Click a unit, see its ways lit, click where it shall go; gives 1 if that is an attack, which then is a scene."""
    number = reader.number()
    steps = [(one["choice"].split()[1], place, 1) for one in choices for place in one.get("attacks", [])]
    steps += [(one["choice"].split()[1], place, 0) for one in choices if not steps for place in one.get("moves", [])]
    if not steps:  # an action is all that is left
        reader.click(choices[0]["choice"])
        reader.moved_on(number)
        return 0
    start, place, attack = chance.choice(steps)
    by_board(reader, start)
    expect(reader.page.locator(".chosen")).to_have_count(1)
    expect(reader.page.locator(".run.hit" if attack else ".step").first).to_be_visible()
    assert reader.number() == number, "a click on a unit only looks at it"
    by_board(reader, place)
    reader.page.wait_for_function(
        "number => Number(document.querySelector('main.table').dataset.number) > number + 1", arg=number
    )
    if attack:
        expect(reader.page.get_by_role("region", name="The attack").or_(reader.ending).first).to_be_visible()
    return attack


def give_up(reader: Reader) -> None:
    reader.page.get_by_role("button", name="Leave").click()
    reader.page.get_by_role("button", name="Concede").click()


def test_a_seat_of_the_other_side_sees_the_field_from_its_own_edge(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    made = visitor.post(
        "/api/tables",
        game=GAME,
        players=[{"kind": "bot", "level": "random"}, {"kind": "me"}],
        options={"first": "grey"},
    )
    reader = readers(size=SMALL)
    reader.as_visitor(visitor)
    reader.go(f"/tables/{made['table']}")
    near, far = (space(reader, name).bounding_box() for name in ("a8", "a1"))
    assert near is not None
    assert far is not None
    assert near["y"] > far["y"]
    by_board(reader, "a1")  # an enemy's unit, or water: both can be clicked, and the click is heard
    reader.to_act()


def test_stops_are_set_and_heard(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    players = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = visitor.post("/api/tables", game=GAME, players=players, options={"first": "beige"})["table"]
    reader = readers(size=(1440, 900))
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    reader.to_act()
    always, attacks = (reader.page.get_by_label(name, exact=True) for name in ("always", "in attacks"))
    expect(attacks).to_be_checked()
    expect(always).not_to_be_checked()
    always.check()
    expect(reader.log.filter(has_text="wants to be asked: start of the turn")).to_be_visible()
    expect(always).to_be_checked()
    after = -1
    while True:
        turn = reader.turn(after=after)
        if "pass" in turn.legal:
            break
        reader.click("keep")
        after = turn.number
    expect(reader.prompt).to_contain_text("start of the turn")
    always.uncheck()
    attacks.uncheck()
    expect(reader.log.filter(has_text="passes automatically: attack")).to_be_visible()
    expect(attacks).not_to_be_checked()


def test_an_impossible_click_says_why(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    players = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = visitor.post("/api/tables", game=GAME, players=players, options={"first": "beige"})["table"]
    reader = readers(size=SMALL)
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    turn = reader.turn()
    while not turn.legal[0].startswith("take"):
        reader.click("keep")
        turn = reader.turn(after=turn.number)
    by_board(reader, "a8")
    expect(reader.reason()).to_contain_text(re.compile("a8 is an enemy|Nobody stands on a8"))
    # with a unit in hand the same click asks why that unit cannot go there
    start = next(choice for choice in turn.legal if choice.startswith("take")).split()[1]
    by_board(reader, start)
    expect(reader.page.locator(".chosen")).to_have_count(1)
    by_board(reader, "a8")
    expect(reader.reason()).to_contain_text(
        re.compile("a standard move is one space long|does not (reach|come to) a8|a8 is water|cannot move")
    )
    expect(reader.page.locator(".chosen")).to_have_count(1)  # it is still in hand
    reader.choices.first.hover()
    expect(reader.page.locator(".piece.lifted, .brackets").first).to_be_visible()
    expect(reader.page.locator("article.card h3")).to_be_visible()


# -- a team game


def looks_at(reader: Reader) -> float:
    """The left edge of the window onto the field."""
    box: str | None = reader.board.locator("svg[tabindex]").get_attribute("viewBox")
    return float((box or "0").split()[0])


def test_a_team_game_on_a_wide_field(readers: Readers, server: Server) -> None:
    host = server.visitor()
    bots = [{"kind": "bot", "level": "random"}] * 2
    players = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, *bots]
    options = {"armies": "surprise", "boards": "all", "first": "beige"}
    made = host.post("/api/tables", game=GAME, seats=4, players=players, options=options)
    ana, ben = readers(size=(1440, 900)), readers(size=(390, 844), touch=True)
    taps = Tap(ana), Tap(ben)
    ana.as_visitor(host)
    sit(ben, made["invitations"][0]["url"], "Ben")
    ana.go(f"/tables/{made['table']}")
    ana.at_table()
    expect(ana.page.locator("[data-space]")).to_have_count(16 * 8)
    expect(ana.page.locator(".player")).to_have_count(4)
    assert ana.page.locator(".left .players > h2, .left .player header h3").all_inner_texts() == [
        "Beige army",
        *["First player", "Second player"],
        "Grey army",
        *["Third player", "Fourth player"],
    ]
    left = looks_at(ana)
    overview = ana.page.locator("svg.overview").bounding_box()
    assert overview is not None
    ana.page.mouse.click(overview["x"] + overview["width"] - 3, overview["y"] + overview["height"] / 2)
    assert looks_at(ana) > left, "the overview leads to the other end"
    ana.board.locator("svg[tabindex]").press("Home")
    assert looks_at(ana) <= left, "and a key back"
    ben.at_table()
    space, tools = ben.page.locator('[data-space="l2"]').bounding_box(), ben.page.locator(".shelved").bounding_box()
    board = ben.board.bounding_box()
    assert space is not None
    assert tools is not None
    assert board is not None
    assert space["width"] >= 44, "on a phone one's own front comes first"
    assert 0 <= space["x"] <= 390 - space["width"]
    assert tools["y"] >= board["y"] + board["height"], "beside the field, not on it"
    after = -1
    acted: set[Reader] = set()
    while len(acted) < 2:
        turn = whose_turn([ana, ben], after)
        if turn is None:
            break
        reader, after, legal = turn
        if legal[0].startswith("take"):
            acted.add(reader)
        in_the_list(reader, fierce(legal, random.Random(after)))
    views = [tap.states()[-1]["view"] for tap in taps]
    for view, seat in zip(views, (0, 1)):
        assert view["seat"] == seat
        table = view["table"]
        allied = [unit for unit in table["units"] if unit["seat"] == 1 - seat]
        assert allied
        assert all(unit["unit"] for unit in allied), "allies see each other's faces"
        enemies = [unit for unit in table["units"] if unit["seat"] in (2, 3)]
        assert sum(unit["unit"] is None for unit in enemies) > 40, "and not the enemy's"
        assert len(table["enemies"]) == 2
    expect(ana.page.get_by_role("region", name=re.compile("What is known of")).first).to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 390


# -- the army builder


def count(reader: Reader) -> Locator:
    return reader.page.locator(".army .count b")


def test_an_army_is_built_kept_shared_and_taken_to_a_table(readers: Readers) -> None:
    ana, ben = readers(), readers()
    page = ana.page
    ana.go("/")
    page.get_by_role("link", name="Army builder").click()
    expect(page.get_by_role("heading", name="Army builder")).to_be_visible()
    rows = page.locator(".units > li")
    expect(rows).to_have_count(116)
    # by nation, by power, by word, by strength
    page.get_by_role("button", name="Ancients").click()
    page.get_by_role("button", name="Charge", exact=True).click()
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Hunter")
    page.get_by_role("button", name="Clear").click()
    page.get_by_role("searchbox").fill("zombie slayer")
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Add Reb the Zombie Slayer").click()
    expect(count(ana)).to_have_text("1")
    # what is full says so
    full = page.get_by_role("button", name="Add Reb the Zombie Slayer")
    expect(full).to_have_attribute("aria-disabled", "true")
    expect(rows.first).to_contain_text("strength 1 is full")
    # what is missing, with its rule
    missing = page.locator(".missing")
    expect(missing).to_contain_text("29 units to choose")
    expect(missing.get_by_role("link", name="3 units are missing: strength 8.")).to_have_attribute(
        "href", re.compile(r"/rules/stratego_legends#sl\.army_building")
    )
    for name in ("Bring it to a table in secret", "As an open list"):
        expect(page.get_by_role("button", name=name)).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Choose a unit: Castle").click()
    expect(rows).to_have_count(7)
    page.get_by_role("button", name="Fill up").click()
    expect(count(ana)).to_have_text("30")
    expect(missing).to_contain_text("Ready for battle")
    page.get_by_label("Name of the army").fill("Slayers; & friends")
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Share").click()
    text = page.locator("#army-text").input_value()
    assert text.startswith("Slayers")
    link = ana.copied(page.get_by_role("button", name="Copy a link"))
    # another day: a surprise, and back to the army that was kept
    page.get_by_role("button", name="Surprise me").click()
    expect(missing).to_contain_text("Ready for battle")
    page.reload()
    page.get_by_role("button", name="Armies", exact=True).click()
    page.get_by_role("button", name="Slayers; & friends", exact=True).click()
    expect(page.locator(".cell").filter(has_text="Reb the Zombie Slayer")).to_be_visible()
    # a friend reads it by link and by text
    ben.page.goto(link)
    expect(ben.page.locator(".cell").filter(has_text="Reb the Zombie Slayer")).to_be_visible()
    ben.go(f"/games/{GAME}/armies")
    ben.page.get_by_role("button", name="Share").click()
    ben.page.locator("#army-text").fill(text)
    ben.page.get_by_role("button", name="Read it").click()
    expect(count(ben)).to_have_text("30")
    # to a table
    tap = Tap(ana)
    page.get_by_role("button", name="As an open list").click()
    page.get_by_role("button", name="Open the table").click()
    ana.at_table()
    ana.to_act()
    listed = tap.states()[-1]["view"]["table"]["rosters"][0]["units"]
    assert "reb_the_zombie_slayer" in listed
    assert len(listed) == 30


def test_a_bad_list_is_refused_in_words(reader: Reader) -> None:
    reader.offline = True  # a browser notes every refusal in its console
    reader.go(f"/games/{GAME}/armies")
    reader.page.get_by_role("button", name="Share").click()
    reader.page.locator("#army-text").fill("landor nobody")
    reader.page.get_by_role("button", name="Read it").click()
    expect(reader.page.get_by_text("There is no unit “nobody”")).to_be_visible()
    reader.page.get_by_role("button", name="Grey army").click()
    expect(reader.page.get_by_role("button", name="Gargans")).to_be_visible()
    reader.page.get_by_role("button", name="Français").click()
    expect(reader.page.get_by_role("button", name="Surprenez-moi")).to_be_visible()


def test_an_army_from_the_builder_is_brought_to_a_table_in_secret(readers: Readers) -> None:
    ana, ben = readers(), readers()
    ana.go(f"/games/{GAME}/armies")
    ana.page.get_by_role("button", name="Surprise me").click()
    expect(ana.page.locator(".missing")).to_contain_text("Ready for battle")
    ana.page.get_by_label("Name of the army").fill("The thirty")
    ana.page.get_by_role("button", name="Bring it to a table in secret").click()
    expect(ana.page.locator("#option-armies")).to_have_value("muster")
    text = json.loads(ana.page.evaluate("localStorage['warhost.stratego_legends.armies']"))[0]["text"]
    written = warhost.load(GAME).consult("army", {"do": "surprise", "side": "grey", "seed": "3"})["text"]
    taps = Tap(ana), Tap(ben)
    sit(ben, invite(ana, armies="muster"), "Ben")
    ana.at_table()

    def brought_along() -> None:
        """It comes by itself."""

    def in_writing() -> None:
        """At first one that cannot take the field."""
        ben.page.locator("summary", has_text="An army as text").click()
        ben.page.locator("#muster-text").fill("103 landor")
        ben.page.get_by_role("button", name="Bring it", exact=True).click()
        faults = ben.page.locator(".faults")
        expect(faults).to_contain_text("Landor is on the other side")
        expect(faults).to_contain_text("5 units are missing: magic.")
        ben.page.locator("#muster-text").fill(written)
        ben.page.get_by_role("button", name="Bring it", exact=True).click()

    for seat in taps[0].states()[-1]["view"]["table"]["order"]:
        (brought_along, in_writing)[seat]()
    game = warhost.load(GAME)
    for tap, reader, army, seat in ((taps[0], ana, text, 0), (taps[1], ben, written, 1)):
        expect(reader.page.locator("[data-space]")).to_have_count(64)
        brought = game.consult("army", {"army": army, "side": SIDES[seat]})["units"]
        rosters = tap.states()[-1]["view"]["table"]["rosters"]
        assert sorted(rosters[seat]["units"]) == sorted(brought)
        for state in tap.states():
            assert state["view"]["table"]["rosters"][1 - seat] is None


def test_an_army_is_mustered_at_the_table(readers: Readers, server: Server) -> None:
    visitor = server.visitor()
    players = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    options = {"armies": "muster", "boards": "bring", "first": "beige"}
    table = visitor.post("/api/tables", game=GAME, players=players, options=options)["table"]
    reader = readers()
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    reader.to_act()
    reader.page.get_by_role("button", name="Add Landor").first.click()
    expect(reader.prompt).to_contain_text("1 of 30")
    reader.page.get_by_role("button", name="Leave the rest to chance").first.click()
    expect(reader.prompt).to_contain_text("board 1 of the two")
    reader.page.get_by_role("button", name="Bring board 3C").first.click()
    expect(reader.prompt).to_contain_text("board 2 of the two")
    reader.page.get_by_role("button", name="Bring board 1A").first.click()
    expect(reader.page.locator("[data-space]")).to_have_count(64)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_nothing_of_an_attack_and_of_the_field_is_cut(
    readers: Readers, server: Server, size: tuple[int, int]
) -> None:
    visitor = server.visitor()
    players = [{"kind": "me"}, {"kind": "bot", "level": "simple"}]
    table = visitor.post("/api/tables", game=GAME, players=players, options={}, salt="picture 0")["table"]
    rng = random.Random(1)
    play_over_api(
        visitor,
        table,
        lambda state: state["view"]["table"]["attack"] and "pass" in [one["choice"] for one in state["choices"] or ()],
        lambda legal: fierce(legal, rng),
    )
    reader = readers(size=size, touch=True)
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    pass_by = reader.page.locator(".duel .answers .main")
    expect(pass_by).to_be_visible()
    board, answer = reader.board.bounding_box(), pass_by.bounding_box()
    assert board is not None
    assert answer is not None
    assert answer["y"] + answer["height"] <= board["y"] + board["height"]
    below = reader.page.locator(".duel footer").bounding_box()
    assert below is not None
    for total in reader.page.locator(".duel .total").all():
        expect(total).to_be_in_viewport(ratio=1)
        strength = total.bounding_box()
        assert strength is not None
        assert strength["y"] + strength["height"] <= below["y"], "the answers hide no strength"
    reader.page.get_by_role("button", name="Close the scene").click()
    spaces = reader.page.locator("[data-space], .coordinate").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(one => [one.left, one.top, one.right, one.bottom])"
    )
    assert len(spaces) == 64 + 16
    assert min(box[0] for box in spaces) >= board["x"]
    assert min(box[1] for box in spaces) >= board["y"]
    assert max(box[2] for box in spaces) <= board["x"] + board["width"]
    assert max(box[3] for box in spaces) <= board["y"] + board["height"]
    assert max(box[3] for box in spaces) - min(box[1] for box in spaces) >= 280, "the field has the height there is"


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)])
def test_where_room_is_short_the_army_comes_before_the_catalogue(
    readers: Readers, server: Server, size: tuple[int, int]
) -> None:
    visitor = server.visitor()
    players = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    options = {"armies": "muster", "first": "beige"}
    table = visitor.post("/api/tables", game=GAME, players=players, options=options)["table"]
    reader = readers(size=size)
    reader.as_visitor(visitor)
    reader.go(f"/tables/{table}")
    expect(reader.page.get_by_role("heading", name="Your army", exact=True)).to_be_in_viewport()
    landor = reader.page.get_by_role("button", name="Add Landor").first
    expect(landor).not_to_be_in_viewport()
    reader.page.get_by_role("button", name="Choose a unit: strength 10").first.click()
    expect(landor).to_be_in_viewport()  # a row asks for its units


# -- for everybody


@pytest.mark.parametrize(("theme", "size"), [("dark", (1440, 900)), ("light", (360, 780))])
def test_axe_finds_nothing_serious(readers: Readers, server: Server, theme: str, size: tuple[int, int]) -> None:
    visitor = server.visitor()
    players = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = visitor.post("/api/tables", game=GAME, players=players, options={"first": "beige"})["table"]
    mustering = visitor.post("/api/tables", game=GAME, players=players, options={"armies": "muster"})["table"]
    reader = readers(theme=theme, size=size)
    reader.as_visitor(visitor)
    for path in (f"/games/{GAME}/armies", f"/tables/{mustering}", f"/tables/{table}"):
        reader.go(path)
        reader.page.wait_for_load_state("networkidle")
        assert reader.serious() == [], path
        assert reader.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    chance = random.Random(3)
    play_over_api(visitor, table, lambda state: in_attack(state, 0), lambda legal: fierce(legal, chance))
    reader.go(f"/tables/{table}")
    expect(reader.page.get_by_role("region", name="The attack")).to_be_visible()
    expect(reader.choices.first).to_be_visible()
    assert reader.serious() == []


def in_attack(state: dict[str, Any], seat: int) -> bool:
    """Whether a seat is asked in the middle of an attack."""
    view = state["view"]
    assert view["result"] is None, "the battle ended before"
    return bool(view["table"]["attack"]) and view["decision"]["seat"] == seat
