"""Whoever has gone: others see it, remind them, and after a while agree to have a bot play on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.evening import ME, OPEN, Evening, Sitting
from warhost.tables import absence, creating, playing, seating
from warhost.tables.errors import Closed, Forbidden, Unfit
from warhost.tables.presence import WATCHING
from warhost.tables.rematching import rematch

HOUR = 3600


class Company:
    """People round a table of Chaos in the Old World; all look at it until they go."""

    def __init__(self, evening: Evening, count: int, patience: int | None = HOUR) -> None:
        self.evening = evening
        self.hall = evening.hall
        players = [ME, *[OPEN] * (count - 1)]
        owner = evening.guest()
        made = creating.create(self.hall, owner, "chaos_in_the_old_world", count, {}, players, "", patience=patience)
        self.table = Sitting(evening, made, owner)
        for seat, token in made.invitations.items():
            seating.join(self.hall, evening.guest(), token, f"Guest {seat}", "")
        for seat in range(count):
            self.comes(seat)

    @property
    def awaited(self) -> int:
        return self.table.acting

    @property
    def others(self) -> list[int]:
        return [seat.seat for seat in self.table.live.seats if seat.seat != self.awaited]

    def comes(self, seat: int) -> None:
        self.hall.presence.arrive(self.table.made.table, seat)

    def goes(self, seat: int) -> None:
        self.hall.presence.leave(self.table.made.table, seat)

    def person(self, seat: int) -> dict[str, Any]:
        people: list[dict[str, Any]] = self.table.document(self.table.owner, None)["table"]["seats"]
        return people[seat]

    def call(self, seat: int, absent: int | None = None, yes: bool = True) -> None:
        guest = self.table.guest_of(seat)
        absence.call_in(self.hall, self.table.live, guest, seat, self.awaited if absent is None else absent, yes)

    def question(self) -> Any:
        return self.table.document(self.table.owner, None)["offers"]["call"]


def refusal(caught: pytest.ExceptionInfo[Closed]) -> str:
    return caught.value.text.key


def test_everybody_sees_who_is_away_and_since_when(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    assert (company.person(away)["here"], company.person(away)["gone"]) == (True, None)
    evening.time += 100
    company.goes(away)
    left = evening.time
    evening.time += 30
    assert (company.person(away)["here"], company.person(away)["gone"]) == (False, left)
    assert company.person(away)["call_at"] == left + HOUR
    assert company.person(company.others[0])["call_at"] is None


def test_since_when_somebody_is_away_is_still_known_when_the_table_was_out_of_memory(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    evening.time += 100
    company.goes(away)
    left = evening.time
    evening.time += 500
    evening.hall.drop(company.table.live)
    assert company.person(away)["gone"] == left


def test_after_a_restart_nobody_is_away_for_longer_than_the_server_could_see_them(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    evening.time += 10 * HOUR  # then the server is killed while everybody looks
    again = evening.another_hall(evening.hall.store)
    live = again.open(company.table.made.table)
    assert absence.gone(again, live.id, live.seats, live.seats[away]) == evening.time


def test_whoever_plays_two_seats_and_looks_at_one_is_at_both(evening: Evening) -> None:
    table = evening.table(ME, ME)
    evening.hall.presence.arrive(table.made.table, 0)
    assert [person["here"] for person in table.document(table.owner, None)["table"]["seats"]] == [True, True]
    evening.hall.presence.leave(table.made.table, 0)
    assert [person["here"] for person in table.document(table.owner, None)["table"]["seats"]] == [False, False]


def test_a_bot_comes_when_the_time_is_over_and_everybody_who_is_here_agrees(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    first, second = company.others
    company.goes(away)
    evening.time += HOUR - 1
    with pytest.raises(Closed) as caught:
        company.call(first)
    assert (refusal(caught), caught.value.text.params["minutes"]) == ("table-absent-wait", 1)
    evening.time += 1
    company.call(first)
    assert company.question() == {"seat": away, "asked": first, "agreed": [first], "waiting": [second], "refused": None}
    assert company.table.live.seats[away].kind == "human"
    company.call(second)
    mine = company.table.live.seats[away]
    assert (mine.kind, mine.level) == ("bot", "simple")
    assert company.table.log()[-1] == "table-log-absent"
    assert company.question() is None


def test_whoever_was_away_finds_their_seat_again(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    guest = company.table.guest_of(away)
    for seat in (away, company.others[1]):
        company.goes(seat)
    evening.time += HOUR
    company.call(company.others[0])  # nobody else is here to be asked
    assert company.table.live.seats[away].kind == "bot"
    playing.come_back(evening.hall, company.table.live, guest, away)
    assert company.table.live.seats[away].kind == "human"


def test_who_has_gone_meanwhile_is_not_waited_for(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    first, second = company.others
    company.goes(away)
    evening.time += HOUR
    company.call(first)
    company.goes(second)
    assert company.question()["waiting"] == []
    company.call(first)
    assert company.table.live.seats[away].kind == "bot"


def test_one_who_does_not_want_it_is_enough_and_is_named(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    first, second = company.others
    company.goes(away)
    evening.time += HOUR
    with pytest.raises(Closed) as caught:
        company.call(second, yes=False)
    assert refusal(caught) == "table-call-not-asked"
    company.call(first)
    company.call(second, yes=False)
    assert company.question()["refused"] == second
    company.call(second)  # thinks better of it: asks anew
    assert company.question() == {
        "seat": away,
        "asked": second,
        "agreed": [second],
        "waiting": [first],
        "refused": None,
    }


def test_the_question_ends_when_whoever_was_away_comes_back(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    first, second = company.others
    company.goes(away)
    evening.time += HOUR
    company.call(first)
    company.comes(away)
    assert company.question() is None
    with pytest.raises(Closed) as caught:
        company.call(second)
    assert refusal(caught) == "table-not-absent"
    evening.time += 1
    company.goes(away)
    evening.time += HOUR
    assert company.question() is None  # what was agreed on an hour ago counts no longer
    company.call(second)
    assert company.question()["waiting"] == [first]


def test_the_question_ends_with_a_choice(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    company.goes(away)
    evening.time += HOUR
    company.call(company.others[0])
    company.table.choose(company.table.choices()[0])  # sent without looking
    assert company.table.live.head.calling is None
    assert company.question() is None


def test_the_time_begins_when_the_game_begins_to_wait(evening: Evening) -> None:
    company = Company(evening, 3)
    first = company.awaited
    away = company.others[0]
    company.goes(away)
    evening.time += 5 * HOUR
    with pytest.raises(Closed) as caught:
        company.call(first, away)
    assert refusal(caught) == "table-not-awaited"
    company.table.random_until(lambda table: table.acting == away)
    assert company.person(away)["call_at"] == evening.time + HOUR


def test_a_table_may_agree_to_wait_for_ever(evening: Evening) -> None:
    company = Company(evening, 3, patience=None)
    away = company.awaited
    company.goes(away)
    evening.time += 1000 * HOUR
    assert company.person(away)["call_at"] is None
    with pytest.raises(Closed) as caught:
        company.call(company.others[0])
    assert refusal(caught) == "table-call-never"


@pytest.mark.parametrize("patience", [0, 59, 366 * 86400 + 1])
def test_a_patience_that_makes_no_sense_is_refused(evening: Evening, patience: int) -> None:
    with pytest.raises(Unfit):
        Company(evening, 3, patience=patience)


def test_only_who_plays_is_asked_and_may_ask(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    first, second = company.others
    watcher = evening.guest()
    seating.join(evening.hall, watcher, company.table.made.spectate, "", "")
    evening.hall.presence.arrive(company.table.made.table, WATCHING)
    company.goes(away)
    evening.time += HOUR
    with pytest.raises(Forbidden):
        absence.call_in(evening.hall, company.table.live, watcher, first, away)
    company.call(first)
    assert company.question()["waiting"] == [second]


def test_calling_twice_counts_once(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    first, second = company.others
    company.goes(away)
    company.goes(second)
    evening.time += HOUR
    company.call(first, away)
    company.call(first, away)
    assert company.table.log().count("table-log-absent") == 1


def test_a_rematch_waits_as_long(evening: Evening) -> None:
    table, anna, _ = evening.duel()
    assert table.live.head.patience == absence.PATIENCE
    playing.declare(evening.hall, table.live, anna, 0, "concede")
    again = rematch(evening.hall, table.live, anna, "", "")
    assert evening.hall.open(again).head.patience == absence.PATIENCE


# -- reminders


def test_a_reminder_needs_a_minute_a_way_and_an_hour_since_the_last(evening: Evening) -> None:
    company = Company(evening, 3)
    away = company.awaited
    asker = company.others[0]
    guest = company.table.guest_of(asker)
    company.goes(away)
    left = evening.time

    def remind() -> None:
        absence.remind(evening.hall, company.table.live, guest, asker, away)

    with pytest.raises(Closed) as caught:
        remind()
    assert refusal(caught) == "table-remind-no-way"
    assert company.person(away)["remind_at"] is None
    evening.hall.reminds = True
    assert company.person(away)["remind_at"] == left + 60
    with pytest.raises(Closed) as caught:
        remind()
    assert refusal(caught) == "table-absent-wait"
    evening.time += 60
    remind()
    assert company.person(away)["remind_at"] == evening.time + HOUR
    with pytest.raises(Closed):
        remind()
    evening.time += HOUR
    remind()


def test_nobody_who_is_here_is_reminded(evening: Evening) -> None:
    company = Company(evening, 3)
    evening.hall.reminds = True
    asker = company.others[0]
    evening.time += HOUR
    with pytest.raises(Closed) as caught:
        absence.remind(evening.hall, company.table.live, company.table.guest_of(asker), asker, company.awaited)
    assert refusal(caught) == "table-not-absent"
