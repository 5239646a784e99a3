"""Clocks: a budget, an increment per turn, and what was agreed on when it runs out."""

from __future__ import annotations

import pytest

from tests.tables.evening import Evening, Sitting
from warhost.tables import playing
from warhost.tables.documents import clock
from warhost.tables.errors import Closed


def left(table: Sitting) -> list[float]:
    doc = clock(table.hall, table.live)
    assert doc is not None
    found: list[float] = doc["left"]
    return found


def test_only_the_clock_of_the_seat_that_decides_runs(evening: Evening) -> None:
    table, _, _ = evening.duel(clock={"budget": 600, "increment": 0}, scenario="plains")
    first = table.acting
    evening.time += 100
    expected = [600.0, 600.0]
    expected[first] = 500.0
    assert left(table) == expected
    assert table.live.head.deadline == evening.time + 500


def test_a_turn_adds_its_increment_once_when_it_passes_on(evening: Evening) -> None:
    table, _, _ = evening.duel(clock={"budget": 600, "increment": 30}, scenario="plains")
    first = table.acting
    while table.acting == first:
        evening.time += 10
        table.choose(table.choices()[0])
    decisions = len(table.course.entries)
    assert decisions > 1
    assert left(table)[first] == 600 - 10 * decisions + 30


def test_undone_time_stays_used(evening: Evening) -> None:
    table, _, _ = evening.duel(clock={"budget": 600}, scenario="tengin")
    seat = table.acting
    for _ in range(3):
        evening.time += 50
        table.choose(table.choices()[0])
    playing.undo(evening.hall, table.live, table.guest_of(seat), seat, to=1)
    assert left(table)[seat] == 450


def test_at_zero_a_bot_takes_the_seat_and_the_person_may_come_back(evening: Evening) -> None:
    table, _, _ = evening.duel(clock={"budget": 600, "zero": "bot"}, scenario="tengin")
    seat = table.acting
    guest = table.guest_of(seat)
    evening.time += 599
    assert not playing.expire(evening.hall, table.live)
    evening.time += 1
    assert playing.expire(evening.hall, table.live)
    assert not playing.expire(evening.hall, table.live)
    mine = table.live.seats[seat]
    assert (mine.kind, mine.level, mine.guest) == ("bot", "simple", guest)
    assert table.log()[-1] == "table-log-clock"
    assert table.live.head.deadline is None
    playing.come_back(evening.hall, table.live, guest, seat)
    assert table.live.seats[seat].kind == "human"
    assert left(table)[seat] == 60
    assert table.choose(table.choices()[0]).number == 4


def test_at_zero_the_seat_concedes(evening: Evening) -> None:
    table, _, _ = evening.duel(clock={"budget": 600, "zero": "concede"}, scenario="tengin")
    seat = table.acting
    evening.time += 600
    assert playing.expire(evening.hall, table.live)
    result = table.live.head.result
    assert result is not None
    assert result["winners"] == [1 - seat]
    with pytest.raises(Closed):
        table.choose("pass", seat=0)


def test_a_choice_in_time_stops_the_clock(evening: Evening) -> None:
    table, _, _ = evening.duel(clock={"budget": 600}, scenario="plains")
    first = table.acting
    evening.time += 599
    while table.acting == first:
        table.choose(table.choices()[0])
    evening.time += 300
    assert not playing.expire(evening.hall, table.live)
    assert left(table)[first] == 1


def test_clocks_are_the_same_after_a_restart(evening: Evening) -> None:
    table, _, _ = evening.duel(clock={"budget": 600, "increment": 5}, scenario="plains")
    for _ in range(9):
        evening.time += 7
        table.choose(table.choices()[0])
    again = evening.another_hall(evening.hall.store)
    assert clock(again, again.open(table.made.table)) == clock(evening.hall, table.live)


def test_two_processes_that_see_a_clock_run_out_strike_once(evening: Evening) -> None:
    table, _, _ = evening.duel(clock={"budget": 600}, scenario="tengin")
    other = evening.another_hall(evening.hall.store)
    theirs = other.open(table.made.table)
    evening.time += 600
    assert playing.expire(evening.hall, table.live)
    playing.expire(other, theirs)  # it has not heard yet that a bot sits there
    assert table.log().count("table-log-clock") == 1
    assert [row.kind for row in theirs.rows] == ["start", "replace"]


def test_a_choice_that_another_process_took_in_time_counts(evening: Evening) -> None:
    table, _, _ = evening.duel(clock={"budget": 600, "increment": 60}, scenario="plains")
    other = evening.another_hall(evening.hall.store)
    theirs = other.open(table.made.table)
    first = table.acting
    evening.time += 599
    while table.acting == first:
        table.choose(table.choices()[0])
    evening.time += 1
    assert not playing.expire(other, theirs)  # it believes that the first seat has still to decide
    assert [seat.kind for seat in theirs.seats] == ["human", "human"]
