"""Who is asked for consent to an undo: everybody who may still come back, and nobody for ever."""

from __future__ import annotations

import pytest

from tests.tables.evening import Evening, Sitting
from warhost.tables import playing, seating
from warhost.tables.course import own_decisions
from warhost.tables.errors import Closed, Forbidden, Stale


def stood_in(evening: Evening) -> tuple[Sitting, int, int, int]:
    """Somebody's clock ran out and a bot plays for them: table, who is left, who is away, the seat of who is left."""
    table, anna, berta = evening.duel(clock={"budget": 600}, scenario="plains")
    guests = (anna, berta)
    first = table.acting
    table.random_until(lambda table: table.acting != first and len(own_decisions(table.course, first)) > 0)
    evening.time += 600
    assert playing.expire(evening.hall, table.live)
    return table, guests[first], guests[1 - first], first


def test_whoever_a_bot_plays_for_is_asked_and_may_agree_without_coming_back(evening: Evening) -> None:
    table, here, away, seat = stood_in(evening)
    playing.ask_undo(evening.hall, table.live, here, seat)
    asked = table.document(away, 1 - seat)["offers"]["undo"]
    assert asked["waiting"] == [1 - seat]
    assert table.live.rows[-1].kind == "replace"
    playing.answer_undo(evening.hall, table.live, away, 1 - seat, agree=True, to=asked["to"])
    assert table.live.rows[-1].kind == "undo"
    assert table.live.seats[1 - seat].kind == "bot"


def test_whoever_a_bot_plays_for_may_say_no(evening: Evening) -> None:
    table, here, away, seat = stood_in(evening)
    playing.ask_undo(evening.hall, table.live, here, seat)
    with pytest.raises(Forbidden):
        playing.answer_undo(evening.hall, table.live, here, 1 - seat, agree=True)
    playing.answer_undo(evening.hall, table.live, away, 1 - seat, agree=False)
    assert table.live.head.asking is None
    assert table.live.rows[-1].kind == "replace"


def test_whoever_left_for_good_is_not_asked(evening: Evening) -> None:
    table, here, away, seat = stood_in(evening)
    seating.leave(evening.hall, table.live, away)
    playing.ask_undo(evening.hall, table.live, here, seat)
    assert table.live.rows[-1].kind == "undo"


def test_a_bot_waits_a_while_for_an_answer_and_then_plays_on(evening: Evening) -> None:
    table, here, away, seat = stood_in(evening)
    playing.ask_undo(evening.hall, table.live, here, seat)
    bot = table.acting
    assert table.live.seats[bot].kind == "bot"
    evening.time += playing.ANSWER_SECONDS - 1
    with pytest.raises(Stale):
        playing.choose_for_bot(evening.hall, table.live, bot, table.number, table.choices()[0])
    evening.time += 1
    playing.choose_for_bot(evening.hall, table.live, bot, table.number, table.choices()[0])
    assert table.live.rows[-1].kind == "choice"
    with pytest.raises(Closed):  # the question is over: silence was no consent
        playing.answer_undo(evening.hall, table.live, away, bot, agree=True)
