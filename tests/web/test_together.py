"""Several people: by link, watching, at one screen, with a line that breaks."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.server.running import Server
from tests.web.browsing import Reader
from tests.web.conftest import Readers


def invite(host: Reader) -> tuple[str, str]:
    """Open a table for a friend; gives the friend's link and the spectators'."""
    host.go("/")
    host.page.get_by_role("button", name="Invite: Battle Masters").click()
    host.page.get_by_label("Name", exact=True).fill("Ana")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Invitation link", exact=True).input_value()
    return link, host.copied(host.page.locator(".watch").get_by_role("button", name="Copy"))


def take_seat(friend: Reader, link: str, name: str) -> None:
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill(name)
    assert "#" not in friend.page.url, "the token must leave the address bar"
    friend.page.get_by_role("button", name="Take the seat").click()
    friend.at_table()


class Cable:
    """The line between a reader and the server, that a test can cut and mend."""

    def __init__(self, reader: Reader) -> None:
        self.open: list[WebSocketRoute] = []
        self.dead = False
        reader.page.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.dead:
            socket.close(code=1011)
            return
        socket.connect_to_server()
        self.open.append(socket)

    def cut(self) -> None:
        self.dead = True
        for socket in self.open:
            socket.close(code=1011)
        self.open.clear()

    def mend(self) -> None:
        self.dead = False


def acting(ana: Reader, ben: Reader) -> tuple[Reader, Reader]:
    """Who is to act, and the other one; both know of the same moment."""
    expect(ana.page.locator(".prompt")).to_be_visible()
    one, other = (ana, ben) if ana.page.locator(".prompt:not(.waiting)").count() else (ben, ana)
    expect(one.choices.first).to_be_visible()
    return one, other


def test_two_browsers_and_a_third_that_watches(readers: Readers) -> None:
    ana, ben, eve = readers(), readers(), readers()
    link, spectate = invite(ana)
    expect(ana.page.get_by_role("heading", name="One seat is free")).to_be_visible()
    take_seat(ben, link, "Ben")
    ana.at_table()
    eve.page.goto(spectate)
    eve.page.get_by_role("button", name="Watch").click()
    eve.at_table()
    for _ in range(6):
        one, other = acting(ana, ben)
        assert other.choices.count() == 0
        assert eve.choices.count() == 0
        number = one.number()
        one.choices.first.click()
        one.moved_on(number)
        for reader in (ana, ben, eve):
            reader.moved_on(number)
    assert ana.log.all_text_contents() == eve.log.all_text_contents()

    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Well met!")
    ben.page.get_by_role("button", name="Send").click()
    ana.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ana.page.get_by_label("Chat").get_by_text("Well met!")).to_be_visible()
    expect(eve.page.get_by_label("Say something")).to_have_count(0)


def test_a_link_is_good_for_one(readers: Readers) -> None:
    ana, ben, eve = readers(), readers(), readers()
    link, _ = invite(ana)
    take_seat(ben, link, "Ben")
    eve.offline = True  # the refusal shows in the console, as it should
    eve.page.goto(link)
    expect(eve.page.get_by_role("alert")).to_be_visible()


def test_a_reload_in_the_middle_loses_nothing(reader: Reader) -> None:
    reader.play_now()
    for _ in range(3):
        reader.to_act()
        number = reader.number()
        reader.choices.first.click()
        reader.moved_on(number)
    reader.to_act()
    before = reader.prompt.inner_text(), reader.legal(), reader.log.all_text_contents()
    reader.page.reload()
    reader.to_act()
    expect(reader.prompt).to_have_text(before[0])
    assert (reader.prompt.inner_text(), reader.legal(), reader.log.all_text_contents()) == before


def test_a_broken_line_is_mended_without_a_word_lost(readers: Readers) -> None:
    ana, ben = readers(), readers()
    lines = [Cable(reader) for reader in (ana, ben)]
    link, _ = invite(ana)
    take_seat(ben, link, "Ben")
    ana.at_table()
    one, other = acting(ana, ben)
    line = lines[(ana, ben).index(other)]
    line.cut()
    expect(other.page.get_by_text("Connection lost.")).to_be_visible()
    for _ in range(4):
        if not one.choices.count():
            break
        number = one.number()
        one.choices.first.click()
        one.moved_on(number)
    line.mend()
    expect(other.page.get_by_text("Connection lost.")).to_have_count(0)
    expect(other.page.locator("main.table")).to_have_attribute("data-number", str(one.number()))
    assert other.log.all_text_contents() == one.log.all_text_contents()


def hot_seat(reader: Reader, game: str, second: str) -> None:
    """A table for two people at one screen, without names."""
    reader.go("/")
    reader.page.get_by_role("button", name=f"Set up: {game}").click()
    reader.page.get_by_label(f"Who plays: {second} 2").select_option("me")
    expect(reader.page.get_by_text("it goes dark between turns wherever")).to_be_visible()
    reader.page.get_by_role("button", name="Open the table").click()
    reader.at_table()


def test_hot_seat_covers_the_table_only_where_something_is_hidden(readers: Readers) -> None:
    open_table, secret = readers(), readers()
    cover = "[aria-labelledby=hand-over]"
    hot_seat(open_table, "Battle Masters", "Forces of Chaos")
    names = open_table.page.locator("aside.players .name")
    expect(names).to_have_text(["First player", "Second player"])
    sides: set[str] = set()
    while len(sides) < 2:
        turn = open_table.turn()
        assert open_table.page.locator(cover).count() == 0
        sides.add(open_table.page.locator(".prompt .who").inner_text())
        open_table.click(turn.legal[-1])
        open_table.moved_on(turn.number)

    hot_seat(secret, "Stratego Legends", "Grey army")
    while not secret.page.locator(cover).count():
        secret.choices.or_(secret.page.locator(cover)).first.wait_for()
        if secret.choices.count():
            secret.click(secret.legal()[-1])
    expect(secret.page.locator("#hand-over")).to_have_text(re.compile("Over to"))
    secret.page.locator(cover).get_by_role("button").click()
    secret.to_act()


def test_an_army_is_shared_out_by_hand(readers: Readers) -> None:
    for language, word in (("en", "Set up: Battle Masters"), ("fr", "Préparer: Seigneurs de Guerre")):
        reader = readers(language=language, size=(390, 844))
        reader.go("/")
        reader.page.get_by_role("button", name=word).click()
        dialog = reader.page.get_by_role("dialog")
        dialog.get_by_label(re.compile("^(Players|Joueurs)$")).select_option("3")
        expect(dialog.locator(".places small")).to_have_count(2)  # second and third player lead one army
        dialog.locator("summary").click()
        expect(dialog.locator("#option-teams option")).to_have_count(3)
        share = dialog.get_by_role("group", name=re.compile("Who leads which unit|Qui mène quelle unité"))
        first = share.get_by_role("combobox").first
        expect(first).to_have_value("1")
        first.select_option("2")
        said = dialog.inner_text()
        assert "unit:seat" not in said
        assert "unité:place" not in said
        dialog.locator("footer button").last.click()
        reader.at_table()
        view = reader.page.evaluate("id => fetch(`/api/tables/${id}`).then(answer => answer.json())", reader.table)
        assert re.fullmatch(r"cha_\w+:2", view["options"]["split"])


def test_a_draw_is_offered_and_taken(readers: Readers) -> None:
    ana, ben = readers(), readers()
    link, _ = invite(ana)
    take_seat(ben, link, "Ben")
    ana.at_table()
    ana.page.get_by_role("button", name="Offer a draw").click()
    expect(ana.page.get_by_role("button", name="Withdraw the draw")).to_be_visible()
    offer = ben.page.get_by_role("alert").filter(has_text="Ana offers a draw.")
    offer.get_by_role("button", name="Accept the draw").click()
    for reader in (ana, ben):
        expect(reader.ending).to_have_text("A draw")


def test_the_computer_is_not_asked_for_a_draw(reader: Reader) -> None:
    reader.play_now()
    reader.to_act()
    expect(reader.page.get_by_role("button", name="Undo")).to_be_visible()
    expect(reader.page.get_by_role("button", name="Offer a draw")).to_have_count(0)


def test_what_is_past_comes_back_when_the_other_agrees(readers: Readers) -> None:
    ana, ben = readers(), readers()
    link, _ = invite(ana)
    take_seat(ben, link, "Ben")
    ana.at_table()
    one, other = acting(ana, ben)
    before = one.number()
    while not other.choices.count():  # until a card gives the turn away: no way back by oneself
        number = one.number()
        one.choices.last.click()
        one.moved_on(number)
        other.moved_on(number)
    for agrees in (False, True):
        number = one.number()
        one.page.get_by_role("button", name="Undo").click()
        one.page.get_by_role("button", name="Ask the others").click()
        asked = other.page.get_by_role("alert").filter(has_text=re.compile("asks to take .*back.*: .+"))
        asked.get_by_role("button", name="Agree" if agrees else "Refuse").click()
        expect(one.page.get_by_text("asks to take")).to_have_count(0)
        expect(one.page.get_by_role("alert").filter(has_text="did not agree")).to_have_count(0 if agrees else 1)
        if not agrees:
            assert one.number() == number
    expect(one.choices.first).to_be_visible()
    expect(other.choices).to_have_count(0)
    assert before <= int(ana.page.locator("main.table").get_attribute("data-number") or 0)


def test_a_friend_takes_a_seat_from_the_computer_and_hands_it_on(readers: Readers) -> None:
    ana, ben, eva = readers(), readers(), readers()
    ana.play_now()
    ana.to_act()
    link = ana.copied(ana.page.get_by_role("button", name="Invite somebody to this seat: Forces of Chaos"))
    expect(ana.page.get_by_text("takes the seat from the computer")).to_be_visible()
    take_seat(ben, link, "Ben")
    players = ana.page.locator("aside.players").first
    expect(players).to_contain_text("Ben")
    expect(players.get_by_role("button", name="Invite somebody")).to_have_count(0)
    ben.page.get_by_role("button", name="Leave").click()
    link = ben.copied(ben.page.get_by_role("button", name="Hand the seat on"))
    expect(ben.page.get_by_text("until somebody opens it")).to_be_visible()
    take_seat(eva, link, "Eva")
    expect(players).to_contain_text("Eva")
    expect(ben.page.get_by_role("heading", name="This table is closed to you")).to_be_visible()


def test_the_clock_runs_out_and_the_player_comes_back(readers: Readers, server: Server) -> None:
    ana, ben = server.visitor(), server.visitor()
    made = ana.table("me", "open", options={"scenario": "plains"}, clock={"budget": 10})
    ben.join(made["invitations"][0]["url"])
    turn = ana.get(f"/api/tables/{made['table']}")["turn"]
    reader = readers()
    reader.as_visitor((ana, ben)[turn])
    reader.go(f"/tables/{made['table']}")
    expect(reader.page.get_by_role("timer").first).to_contain_text("0:")
    stood_in = reader.page.get_by_role("alert").filter(has_text="The computer is playing for you.")
    expect(reader.page.locator(".player").filter(has_text="(computer)")).to_have_count(1)
    stood_in.get_by_role("button", name="Take over again").click()
    expect(stood_in).to_have_count(0)
    reader.to_act()


def test_whoever_has_gone_is_away_and_not_thinking(readers: Readers) -> None:
    ana, ben = readers(), readers()
    ana.go("/")
    ana.page.get_by_role("button", name="Invite: Battle Masters").click()
    ana.page.get_by_label("When somebody is away").select_option(
        label="after 5 minutes the others may call in a computer"
    )
    ana.page.get_by_label("Name", exact=True).fill("Ana")
    ana.page.get_by_role("button", name="Open the table").click()
    link = ana.page.get_by_label("Invitation link", exact=True).input_value()
    ben.page.goto(link)
    expect(ben.page.get_by_text("When somebody is away: after 5 minutes")).to_be_visible()
    take_seat(ben, link, "Ben")
    ana.at_table()
    one, other = acting(ana, ben)
    name = "Ana" if one is ana else "Ben"
    expect(other.prompt).to_have_text(re.compile(f"{name} decides: "))
    one.go("/")
    absent = other.page.get_by_role("status", name=f"{name} is away")
    expect(absent).to_contain_text("If everybody here agrees, they can call in a computer in")
    expect(other.page.locator(".player .status")).to_have_text("away")
    expect(other.page.locator(".prompt .dots")).to_have_count(0)
    one.page.go_back()
    one.to_act()
    expect(absent).to_have_count(0)
    expect(other.page.locator(".prompt .dots")).to_have_count(1)


HIDDEN_PAGE = """
    window.told = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, more) { window.told.push([title, more.body]); }
        close() {}
    };
    Object.defineProperty(document, 'hidden', {get: () => window.away === true});
"""


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(readers: Readers) -> None:
    ana, ben = readers(), readers()
    for reader in (ana, ben):
        reader.page.add_init_script(HIDDEN_PAGE)
    link, _ = invite(ana)
    take_seat(ben, link, "Ben")
    ana.at_table()
    one, other = acting(ana, ben)
    other.page.get_by_role("button", name="Settings").click()
    other.page.get_by_label("Notices").check()
    other.page.keyboard.press("Escape")
    other.page.evaluate("window.away = true")
    while not other.choices.count():
        number = one.number()
        one.choices.last.click()
        one.moved_on(number)
        other.moved_on(number)
    other.page.wait_for_function("() => window.told.length === 1")
    assert other.page.evaluate("window.told[0][0]") == "Your move"
    assert one.page.evaluate("window.told") == []
