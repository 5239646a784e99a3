"""Undo: own decisions since the last roll, reveal or deed of another; beyond that by consent; dice never come again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.evening import BOT, ME, OPEN, Evening, Sitting
from warhost import Replay, load
from warhost.tables import archive, creating, playing, seating
from warhost.tables.course import numbers, own_decisions, position_hash
from warhost.tables.errors import Closed, Forbidden, Stale


def undo_doc(table: Sitting, seat: int) -> dict[str, Any]:
    doc: dict[str, Any] = table.document(table.guest_of(seat), seat)["undo"]
    return doc


def deploying(evening: Evening) -> Sitting:
    """Tengin: the Chaos commander places unit after unit, alone."""
    return evening.table(scenario="tengin")


def test_own_decisions_in_a_row_can_be_taken_back_to_any_of_them(evening: Evening) -> None:
    table = deploying(evening)
    seat = table.acting
    hashes = {table.number: position_hash(table.state)}
    for _ in range(4):
        table.choose(table.choices()[0])
        hashes[table.number] = position_hash(table.state)
    assert undo_doc(table, seat) == {"open": True, "why": None, "to": 4, "points": [4, 3, 2, 1]}
    playing.undo(evening.hall, table.live, table.owner, seat)
    assert (table.number, position_hash(table.state)) == (6, hashes[4])
    playing.undo(evening.hall, table.live, table.owner, seat, to=2)
    assert (table.number, position_hash(table.state)) == (7, hashes[2])
    assert table.log()[-1] == "table-log-undo"
    assert table.choose(table.choices()[1]).number == 8


def test_the_same_undo_sent_twice_goes_back_once(evening: Evening) -> None:
    table = deploying(evening)
    seat = table.acting
    table.random(4)
    playing.undo(evening.hall, table.live, table.owner, seat, to=2)
    playing.undo(evening.hall, table.live, table.owner, seat, to=2)
    assert table.number == 6


def test_lines_of_undone_choices_are_void_and_a_client_learns_from_where(evening: Evening) -> None:
    table = deploying(evening)
    seat = table.acting
    table.random(6)
    before = table.document(table.owner, seat, after=4)
    assert before["since"] == 4
    playing.undo(evening.hall, table.live, table.owner, seat, to=3)
    after = table.document(table.owner, seat, after=7)
    assert after["since"] == 3
    assert [line["text"]["key"] for line in after["log"]] == ["table-log-undo"]
    assert table.document(table.owner, seat, after=2)["since"] == 2


def test_a_roll_closes_undo(evening: Evening) -> None:
    table = evening.table(scenario="quick_start")

    def rolled(table: Sitting) -> bool:
        entry = table.course.entries[-1] if table.course.entries else None
        return entry is not None and entry.numbers != numbers(table.state.chance)

    table.random_until(rolled)
    seat = table.course.entries[-1].row.seat
    doc = undo_doc(table, seat)
    assert doc["why"] == {"key": "table-undo-rolled"}
    with pytest.raises(Closed) as caught:
        playing.undo(evening.hall, table.live, table.owner, seat)
    assert caught.value.text.params["why"].key == "table-undo-rolled"  # type: ignore[union-attr]


def test_a_reveal_closes_undo(evening: Evening) -> None:
    table = evening.table(scenario="plains")
    table.random_until(lambda table: table.state.reveals > 0)
    seat = table.course.entries[-1].row.seat
    assert undo_doc(table, seat)["why"]["key"] in ("table-undo-revealed", "table-undo-rolled")
    plain = table.course.entries[-1]
    assert plain.reveals < table.state.reveals


def test_a_chaos_card_can_be_taken_back_until_its_space_is_chosen(evening: Evening) -> None:
    owner = evening.guest()
    players = [ME, ME, ME, ME]
    made = creating.create(evening.hall, owner, "chaos_in_the_old_world", None, {}, players, "my salt")
    table = Sitting(evening, made, owner)

    def playable(table: Sitting) -> bool:
        return any(text.startswith("play ") for text in table.choices())

    table.random_until(playable)
    seat = table.acting
    start = table.number
    before = position_hash(table.state)
    others = [table.document(owner, other)["view"]["table"] for other in (*range(4), None) if other != seat]
    card = next(text for text in table.choices() if text.startswith("play "))
    table.choose(card)
    assert table.state.decision().kind == "play_on"
    assert undo_doc(table, seat)["to"] == start
    assert others == [table.document(owner, other)["view"]["table"] for other in (*range(4), None) if other != seat]
    assert table.document(owner, None, after=start)["log"] == []
    playing.undo(evening.hall, table.live, owner, seat)
    assert position_hash(table.state) == before
    table.play(card)
    table.choose(table.choices()[0])
    assert undo_doc(table, seat)["why"] == {"key": "table-undo-revealed"}


def test_what_another_did_closes_undo(evening: Evening) -> None:
    table = evening.table(scenario="plains")
    first = table.acting
    table.random_until(lambda table: table.acting != first)
    assert undo_doc(table, first)["open"]  # the other has not moved yet
    table.choose(table.choices()[0])
    assert undo_doc(table, first)["why"] == {"key": "table-undo-other"}
    with pytest.raises(Closed):
        playing.undo(evening.hall, table.live, table.owner, first)


def test_nothing_to_undo_before_the_first_decision_and_after_the_end(evening: Evening) -> None:
    table = evening.table(scenario="quick_start")
    assert undo_doc(table, 0)["why"] == {"key": "table-undo-nothing"}
    table.random(3)
    playing.declare(evening.hall, table.live, table.owner, 0, "concede")
    assert undo_doc(table, 0)["why"] == {"key": "table-undo-over"}
    with pytest.raises(Closed):
        playing.ask_undo(evening.hall, table.live, table.owner, 0)


def test_a_moment_without_an_own_decision_is_no_place_to_go_back_to(evening: Evening) -> None:
    table = deploying(evening)
    seat = table.acting
    table.random(3)
    for to in (0, 4, 99):
        with pytest.raises(Closed):
            playing.undo(evening.hall, table.live, table.owner, seat, to=to)
        with pytest.raises(Closed):
            playing.ask_undo(evening.hall, table.live, table.owner, seat, to=to)


# -- by consent


def far_back(evening: Evening) -> tuple[Sitting, int, int, int]:
    """Two people; one wants back beyond a deed of the other: table, asker's guest, the other's, the asker's seat."""
    table, anna, berta = evening.duel(scenario="plains")
    first = table.acting
    table.random(8)
    guests = {0: anna, 1: berta}
    return table, guests[first], guests[1 - first], first


def test_beyond_that_all_people_must_agree(evening: Evening) -> None:
    table, asker, other, seat = far_back(evening)
    want = position_hash(table.course.before(0))
    playing.ask_undo(evening.hall, table.live, asker, seat, to=1)
    assert table.number == 9
    assert table.document(other, 1 - seat)["offers"]["undo"] == {"seat": seat, "to": 1, "waiting": [1 - seat]}
    with pytest.raises(Closed):
        playing.answer_undo(evening.hall, table.live, asker, seat, agree=True)
    with pytest.raises(Forbidden):
        playing.answer_undo(evening.hall, table.live, asker, 1 - seat, agree=True)
    playing.answer_undo(evening.hall, table.live, other, 1 - seat, agree=True)
    assert (table.number, position_hash(table.state)) == (10, want)
    assert table.live.head.asking is None


def test_one_no_is_enough(evening: Evening) -> None:
    table, asker, other, seat = far_back(evening)
    playing.ask_undo(evening.hall, table.live, asker, seat)
    playing.answer_undo(evening.hall, table.live, other, 1 - seat, agree=False)
    assert (table.number, table.live.head.asking) == (9, None)
    with pytest.raises(Closed):
        playing.answer_undo(evening.hall, table.live, other, 1 - seat, agree=True)


def test_nobody_agrees_to_another_question_than_the_one_they_saw(evening: Evening) -> None:
    table, asker, other, seat = far_back(evening)
    points = own_decisions(table.course, seat)
    playing.ask_undo(evening.hall, table.live, asker, seat, to=points[0])
    playing.ask_undo(evening.hall, table.live, asker, seat, to=points[-1])
    with pytest.raises(Closed, match="else"):
        playing.answer_undo(evening.hall, table.live, other, 1 - seat, agree=True, to=points[0])
    assert table.live.head.asking is not None
    playing.answer_undo(evening.hall, table.live, other, 1 - seat, agree=True, to=points[-1])
    assert table.live.rows[-1].text == str(points[-1])


def test_a_choice_ends_the_question(evening: Evening) -> None:
    table, asker, _, seat = far_back(evening)
    playing.ask_undo(evening.hall, table.live, asker, seat)
    table.choose(table.choices()[0])
    assert table.live.head.asking is None


def test_three_people_all_must_agree_and_bots_do(evening: Evening) -> None:
    table = evening.table(ME, OPEN, OPEN, BOT, scenario="plains", teams="2+2")
    others = [evening.guest(), evening.guest()]
    for seat, guest in zip((1, 2), others, strict=True):
        seating.join(evening.hall, guest, table.made.invitations[seat], "", "")
    while not any(entry.row.seat == 0 for entry in table.course.entries) or table.acting == 0:
        if table.acting == 3:
            playing.choose_for_bot(evening.hall, table.live, 3, table.number, table.choices()[0])
        else:
            table.choose(table.choices()[0])
    playing.ask_undo(evening.hall, table.live, table.owner, 0)
    number = table.number
    playing.answer_undo(evening.hall, table.live, others[0], 1, agree=True)
    assert table.number == number
    playing.answer_undo(evening.hall, table.live, others[1], 2, agree=True)
    assert table.number == number + 1


def test_alone_with_bots_or_on_one_device_one_agrees_with_oneself(evening: Evening) -> None:
    table = evening.table(scenario="plains")
    first = table.acting
    table.random(8)
    playing.ask_undo(evening.hall, table.live, table.owner, first)
    assert table.live.rows[-1].kind == "undo"


def test_a_bot_waits_while_somebody_asks(evening: Evening) -> None:
    table = evening.table(ME, OPEN, BOT, BOT, scenario="plains", teams="2+2")
    seating.join(evening.hall, evening.guest(), table.made.invitations[1], "", "")
    while table.acting in (2, 3) or not any(entry.row.seat == 0 for entry in table.course.entries):
        if table.acting in (2, 3):
            playing.choose_for_bot(evening.hall, table.live, table.acting, table.number, table.choices()[0])
        else:
            table.choose(table.choices()[0])
    while table.acting not in (2, 3):
        table.choose(table.choices()[0])
    playing.ask_undo(evening.hall, table.live, table.owner, 0)
    with pytest.raises(Stale):
        playing.choose_for_bot(evening.hall, table.live, table.acting, table.number, table.choices()[0])


# -- dice


def test_numbers_of_undone_choices_are_never_drawn_again(evening: Evening) -> None:
    table = evening.table(scenario="quick_start")
    table.random_until(lambda table: numbers(table.state.chance) > 120)
    used = numbers(table.state.chance)
    seat = table.course.entries[30].row.seat
    to = table.course.entries[30].row.number - 1
    playing.ask_undo(evening.hall, table.live, table.owner, seat, to=to)
    assert numbers(table.state.chance) == used
    assert len(table.course.entries) == 30
    following = table.live.rows[-1].number
    table.random(40, seed=3)
    assert all(row.chance_at is not None and row.chance_at >= used for row in table.live.rows[following:])

    # the log leads to the same place again, here and in a replay with its jump
    again = evening.another_hall(evening.hall.store)
    reopened = again.open(table.made.table)
    assert reopened.frozen is None
    assert reopened.state is not None
    assert position_hash(reopened.state) == position_hash(table.state)
    playing.declare(evening.hall, table.live, table.owner, 0, "concede")
    replay = archive.export(table.live, table.owner)
    assert [text for text in replay.choices if text.startswith("!")] == [f"!{used}"]
    *_, last = Replay.from_doc(replay.to_doc()).states(load("battle_masters", content=""))
    assert position_hash(last) == position_hash(table.state)


def test_an_own_undo_leaves_the_dice_alone(evening: Evening) -> None:
    table = deploying(evening)
    seat = table.acting
    table.random(6)
    used = numbers(table.state.chance)
    playing.undo(evening.hall, table.live, table.owner, seat, to=2)
    assert numbers(table.state.chance) == used
