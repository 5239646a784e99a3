"""Several people: by link, watching, at one screen, with a line that breaks."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.web.browsing import Reader
from tests.web.conftest import Readers


def invite(host: Reader) -> tuple[str, str]:
    """Open a table for a friend; gives the friend's link and the spectators'."""
    host.go("/")
    host.page.get_by_role("button", name="Invite: Battle Masters").click()
    host.page.get_by_label("Name", exact=True).fill("Ana")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Invitation link", exact=True).input_value()
    host.page.locator(".watch").get_by_role("button", name="Copy").click()
    return link, host.page.evaluate("navigator.clipboard.readText()")


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
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Take the seat").click()
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
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Take the seat").click()
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
    expect(other.page.get_by_text("The connection is lost.")).to_be_visible()
    for _ in range(4):
        if not one.choices.count():
            break
        number = one.number()
        one.choices.first.click()
        one.moved_on(number)
    line.mend()
    expect(other.page.get_by_text("The connection is lost.")).to_have_count(0)
    expect(other.page.locator("main.table")).to_have_attribute("data-number", str(one.number()))
    assert other.log.all_text_contents() == one.log.all_text_contents()


def test_hot_seat_covers_the_table_between_turns(reader: Reader) -> None:
    reader.go("/")
    reader.page.get_by_role("button", name="Set up: Battle Masters").click()
    reader.page.get_by_label("Who plays: Forces of Chaos 2").select_option("me")
    expect(reader.page.get_by_text("it goes dark between turns")).to_be_visible()
    reader.page.get_by_role("button", name="Open the table").click()
    cover = reader.page.get_by_role("dialog", name=re.compile("Over to"))
    covered = 0
    for _ in range(40):
        expect(cover.or_(reader.choices.first).first).to_be_visible()
        if cover.is_visible():
            covered += 1
            cover.get_by_role("button").click()
            if covered == 2:
                break
            continue
        number = reader.number()
        reader.choices.last.click()
        reader.moved_on(number)
    assert covered == 2
    reader.to_act()
