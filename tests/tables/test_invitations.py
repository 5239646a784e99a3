"""Looking where a link leads: what everybody at the table sees of it, nothing more, and nothing is used up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.evening import BOT, ME, OPEN, Evening
from warhost.tables import creating, playing, seating
from warhost.tables.creating import Player
from warhost.tables.documents import summary
from warhost.tables.errors import Closed, Unknown, Used

CLOCK = {"budget": 600, "increment": 10, "zero": "bot"}


def waiting(evening: Evening) -> tuple[Any, str]:
    """A table that waits for one more, and the link to that seat."""
    anna = evening.guest()
    players = [Player("me", name="Anna"), OPEN]
    options = {"scenario": "plains"}
    made = creating.create(evening.hall, anna, "battle_masters", 2, options, players, "", CLOCK, title="Friday battle")
    return made, made.invitations[1]


def test_a_link_says_where_it_leads_and_works_afterwards(evening: Evening) -> None:
    _, link = waiting(evening)
    stranger = evening.guest()
    for _ in range(3):  # a scanner of mails, a preview, a person
        found = seating.look(evening.hall, None, link)
    assert (found["game"], found["title"], found["seat"]) == ("battle_masters", "Friday battle", 1)
    assert found["options"]["scenario"] == "plains"
    assert [(seat["kind"], seat["name"]) for seat in found["seats"]] == [("human", "Anna"), ("open", None)]
    assert found["clock"] == CLOCK
    assert (found["table"], found["yours"]) == (None, False)
    _, access = seating.join(evening.hall, stranger, link, "Berta", "")
    assert access.seats == (1,)


def test_no_more_is_shown_than_everybody_at_the_table_sees(evening: Evening) -> None:
    made, link = waiting(evening)
    live = evening.hall.open(made.table)
    shown = summary(evening.hall, live.head, live.seats, live.access(live.head.owner))
    found = seating.look(evening.hall, None, link)
    told = {"seat", "game", "title", "options", "status", "seats", "clock", "patience", "table", "yours"}
    assert set(found) == told
    for name in ("game", "title", "options", "status", "seats", "clock"):
        assert found[name] == shown[name]


def test_who_sits_at_the_table_is_told_so(evening: Evening) -> None:
    made, link = waiting(evening)
    anna = evening.hall.open(made.table).head.owner
    found = seating.look(evening.hall, anna, link)
    assert (found["table"], found["yours"]) == (made.table, False)
    berta = evening.guest()
    seating.join(evening.hall, berta, link, "Berta", "")
    found = seating.look(evening.hall, berta, link)
    assert (found["table"], found["yours"]) == (made.table, True)


def test_a_link_that_no_longer_works_shows_nothing(evening: Evening) -> None:
    made, link = waiting(evening)
    live = evening.hall.open(made.table)
    seating.join(evening.hall, evening.guest(), link, "Berta", "")
    with pytest.raises(Used):
        seating.look(evening.hall, evening.guest(), link)
    with pytest.raises(Used):
        seating.look(evening.hall, None, link)
    with pytest.raises(Unknown):
        seating.look(evening.hall, None, made.table)
    anna = live.head.owner
    own = seating.invite(evening.hall, live, anna, 0)
    assert seating.look(evening.hall, None, own)["status"] == "running"
    with pytest.raises(Closed, match="already play"):
        seating.look(evening.hall, live.seats[1].guest, own)
    playing.declare(evening.hall, live, anna, 0, "concede")
    with pytest.raises(Closed, match="over"):
        seating.look(evening.hall, None, own)


def test_a_link_for_spectators(evening: Evening) -> None:
    table = evening.table(ME, BOT, scenario="plains")
    found = seating.look(evening.hall, None, table.made.spectate)
    assert (found["seat"], found["status"], found["yours"]) == (None, "running", False)
    eve = evening.guest()
    assert not table.live.access(eve).any
    seating.join(evening.hall, eve, table.made.spectate, "", "")
    assert seating.look(evening.hall, eve, table.made.spectate)["yours"]


def test_a_used_link_leads_whoever_used_it_back_while_a_bot_plays_for_them(evening: Evening) -> None:
    table = evening.table(ME, OPEN, clock={"budget": 600}, scenario="plains")
    berta = evening.guest()
    link = table.made.invitations[1]
    seating.join(evening.hall, berta, link, "Berta", "")
    table.random_until(lambda table: table.acting == 1)
    evening.time += 600
    assert playing.expire(evening.hall, table.live)
    assert seating.look(evening.hall, berta, link)["yours"]
    _, access = seating.join(evening.hall, berta, link, "", "")
    assert (access.seats, access.hands) == ((1,), ())
