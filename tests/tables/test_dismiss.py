"""Giving up a table before its game: it is gone for everybody, and nothing of it is left."""

from __future__ import annotations

import pytest
from sqlalchemy import Table, func, select

from tests.tables.evening import ME, OPEN, Evening
from warhost.tables import chat, listing, schema, seating
from warhost.tables.errors import Closed, Forbidden, Unknown


def rows_of(evening: Evening, part: Table) -> int | None:
    count = select(func.count()).select_from(part)
    return evening.hall.store.read(lambda connection: connection.execute(count).scalar())


def test_the_owner_gives_up_a_table_that_has_not_begun(evening: Evening) -> None:
    table = evening.table(ME, OPEN, OPEN, OPEN, scenario="plains", teams="2+2")
    berta, eve = evening.guest(), evening.guest()
    seating.join(evening.hall, berta, table.made.invitations[1], "Berta", "")
    seating.join(evening.hall, eve, table.made.spectate, "", "")
    chat.say(evening.hall, table.live, berta, "Hello?")
    live = table.live
    with pytest.raises(Forbidden):
        seating.dismiss(evening.hall, live, berta)
    with pytest.raises(Unknown):
        seating.dismiss(evening.hall, live, evening.guest())
    evening.told.clear()
    seating.dismiss(evening.hall, live, table.owner)
    assert evening.told == [table.made.table]  # who looks on learns of it
    with pytest.raises(Unknown):
        evening.hall.open(table.made.table)
    with pytest.raises(Unknown):
        seating.join(evening.hall, evening.guest(), table.made.invitations[2], "", "")
    assert [listing.tables_of(evening.hall, guest) for guest in (table.owner, berta, eve)] == [[], [], []]
    parts = (schema.tables, schema.seats, schema.spectators, schema.chat)
    assert [rows_of(evening, part) for part in parts] == [0, 0, 0, 0]


def test_a_game_that_has_begun_stays(evening: Evening) -> None:
    table, anna, _ = evening.duel()
    with pytest.raises(Closed, match="has begun"):
        seating.dismiss(evening.hall, table.live, anna)
    assert table.live.head.status == "running"


def test_the_last_seat_taken_elsewhere_keeps_the_table(evening: Evening) -> None:
    table = evening.table(ME, OPEN, scenario="plains")
    other = evening.another_hall(evening.hall.store)
    theirs = other.open(table.made.table)
    seating.join(evening.hall, evening.guest(), table.made.invitations[1], "Berta", "")
    with pytest.raises(Closed, match="has begun"):  # it had not heard of it yet
        seating.dismiss(other, theirs, table.owner)
    assert table.live.head.status == "running"


def test_who_had_the_table_open_elsewhere_finds_it_gone(evening: Evening) -> None:
    table = evening.table(ME, OPEN, scenario="plains")
    other = evening.another_hall(evening.hall.store)
    theirs = other.open(table.made.table)
    seating.dismiss(evening.hall, table.live, table.owner)
    with pytest.raises(Unknown):
        seating.rename(other, theirs, table.owner, 0, "Anna")
