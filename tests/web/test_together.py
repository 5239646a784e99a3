"""Several people: by link, watching, at one screen, with a line that breaks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.browsing import Reader
from tests.web.conftest import Readers


def invite(host: Reader) -> tuple[str, str]:
    """Open a table for a friend; gives the friend's link and the spectators'."""
    host.go("/")
    host.page.get_by_role("button", name="Invite: Battle Masters").click()
    host.page.get_by_label("Name", exact=True).fill("Ana")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Invitation link").input_value()
    host.page.locator(".watch").get_by_role("button", name="Copy").click()
    return link, host.page.evaluate("navigator.clipboard.readText()")


def take_seat(friend: Reader, link: str, name: str) -> None:
    friend.page.goto(link)
    assert "#" not in friend.page.url, "the token must leave the address bar"
    friend.page.get_by_label("Your name").fill(name)
    friend.page.get_by_role("button", name="Take the seat").click()
    friend.at_table()


def acting(*players: Reader) -> tuple[Reader, Reader]:
    """Who is to act, and the other one."""
    players[0].page.wait_for_function("document.querySelector('.prompt')")
    for _ in range(200):
        for player in players:
            if player.choices.count():
                return player, next(other for other in players if other is not player)
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is to act")


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
    assert ana.log.all_inner_texts() == eve.log.all_inner_texts()

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
    before = reader.prompt.inner_text(), reader.legal(), reader.log.all_inner_texts()
    reader.page.reload()
    reader.to_act()
    assert (reader.prompt.inner_text(), reader.legal(), reader.log.all_inner_texts()) == before


def test_a_broken_line_is_mended_without_a_word_lost(readers: Readers, server: Server) -> None:
    ana, ben = readers(), readers()
    link, _ = invite(ana)
    take_seat(ben, link, "Ben")
    ana.at_table()
    one, other = acting(ana, ben)
    other.offline = True
    cdp = other.context.new_cdp_session(other.page)
    cdp.send("Network.enable")
    offline = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    cdp.send("Network.emulateNetworkConditions", offline)
    other.page.evaluate("window.__sockets?.forEach(one => one.close())")
    expect(other.page.get_by_text("The connection is lost.")).to_be_visible()
    for _ in range(4):
        if not one.choices.count():
            break
        number = one.number()
        one.choices.first.click()
        one.moved_on(number)
    cdp.send("Network.emulateNetworkConditions", {**offline, "offline": False})
    expect(other.page.get_by_text("The connection is lost.")).to_have_count(0)
    expect(other.page.locator("main.table")).to_have_attribute("data-number", str(one.number()))
    assert other.log.all_inner_texts() == one.log.all_inner_texts()


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
