"""The page an invitation opens: where it leads comes first, then the seat."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.browsing import Reader
from tests.web.conftest import Readers

CLOCK = {"budget": 600, "increment": 10, "zero": "bot"}


def friday(server: Server) -> tuple[str, str, str]:
    """A table that waits for a second player: the links to the seat and for spectators, the host's cookie."""
    host = server.visitor()
    made = host.post(
        "/api/tables",
        game="battle_masters",
        seats=2,
        players=[{"kind": "me", "name": "Anna"}, {"kind": "open"}],
        options={"scenario": "plains"},
        title="Friday battle",
        clock=CLOCK,
        salt="",
    )
    return server.base + made["invitations"][0]["url"], server.base + made["spectate"], host.cookie


def test_an_invitation_says_where_it_leads_in_both_languages_and_survives_a_reload(
    server: Server, readers: Readers
) -> None:
    link, _, _ = friday(server)
    ben = readers()
    ben.page.goto(link)
    page = ben.page.locator("main")
    for words in ("Battle Masters", "Friday battle", "Anna", "your seat", "10 minutes each, 10 seconds a turn"):
        expect(page).to_contain_text(words)
    assert ben.page.url == f"{server.base}/join"
    assert ben.page.evaluate("document.documentElement.outerHTML").count(link.partition("#")[2]) == 0
    ben.page.reload()
    expect(page).to_contain_text("Friday battle")

    berthe = readers(language="fr")  # looking has not used the link up
    berthe.page.goto(link)
    for words in ("Seigneurs de Guerre", "votre place", "10 minutes chacun, 10 secondes par tour"):
        expect(berthe.page.locator("main")).to_contain_text(words)
    berthe.page.get_by_label("Votre nom").fill("Berthe")
    berthe.page.get_by_role("button", name="Prendre la place").click()
    berthe.at_table()

    ben.offline = True  # the refusal shows in the console, as it should
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("used or taken back")


def test_the_same_browser_is_led_to_its_seat_and_the_host_is_warned(server: Server, reader: Reader) -> None:
    link, spectate, cookie = friday(server)
    reader.context.add_cookies([{"name": "warhost_guest", "value": cookie, "url": server.base}])
    reader.go("/join" + spectate.partition("/join")[2])
    expect(reader.page.get_by_role("heading", name="One seat is free")).to_be_visible()
    reader.go("/join" + link.partition("/join")[2])
    expect(reader.page.get_by_role("note")).to_contain_text("meant for somebody else")
    reader.page.get_by_role("link", name="To the table").click()
    expect(reader.page.get_by_role("heading", name="One seat is free")).to_be_visible()


def test_a_second_link_replaces_the_first_and_a_spectator_gives_no_name(server: Server, reader: Reader) -> None:
    link, spectate, _ = friday(server)
    reader.go("/join" + link.partition("/join")[2])
    expect(reader.page.get_by_label("Your name")).to_be_visible()
    reader.page.evaluate("link => location.assign(link)", spectate)  # pasted over the address of the open page
    expect(reader.page.get_by_role("heading", name="You are invited to watch")).to_be_visible()
    assert "#" not in reader.page.url
    expect(reader.page.get_by_label("Your name")).to_have_count(0)
    reader.page.get_by_role("button", name="Watch").click()
    expect(reader.page.get_by_role("heading", name="One seat is free")).to_be_visible()


def test_a_table_opened_by_mistake_is_closed_and_a_guest_gets_up_again(server: Server, readers: Readers) -> None:
    host = server.visitor()
    players = [{"kind": "me", "name": "Anna"}, *[{"kind": "open"}] * 3]
    made = host.post("/api/tables", game="chaos_in_the_old_world", players=players, salt="")
    ana, ben = readers(), readers()
    ana.as_visitor(host)
    ana.go(f"/tables/{made['table']}")
    ben.page.goto(server.base + made["invitations"][0]["url"])
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").click()
    expect(ana.page.get_by_role("heading", name="2 seats are free")).to_be_visible()
    ben.page.get_by_role("button", name="Give up the seat").click()
    expect(ana.page.get_by_role("heading", name="3 seats are free")).to_be_visible()
    close, dialog = ana.page.get_by_role("button", name="Close the table"), ana.page.get_by_role("dialog")
    close.click()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert [table["table"] for table in host.get("/api/tables")["mine"]] == [made["table"]]
    close.click()
    dialog.get_by_role("button", name="Close the table").click()
    expect(ana.page.get_by_role("heading", name="My tables")).to_be_visible()
    assert host.get("/api/tables")["mine"] == []
