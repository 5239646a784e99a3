"""A choice is played once, on the disk before anybody hears of it, and refused with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from tests.tables.evening import Evening
from warhost import BadNotation, BadOption, Illegal
from warhost.tables import playing, schema, seating
from warhost.tables.errors import Closed, Forbidden, Stale, Unavailable, Unfit, Unknown
from warhost.tables.store import Store


def stored(store: Store, table: str) -> int:
    query = select(schema.log.c.number).where(schema.log.c.table == table)
    return len(store.read(lambda connection: connection.execute(query).all()))


def test_a_choice_becomes_the_next_row(evening: Evening) -> None:
    table = evening.table(scenario="quick_start")
    seat, first = table.acting, table.choices()[0]
    done = table.choose(first)
    assert (done.number, done.repeated) == (2, False)
    row = table.live.rows[1]
    assert (row.number, row.kind, row.seat, row.text) == (2, "choice", seat, first)
    assert table.number == 2


def test_a_choice_sent_twice_counts_once(evening: Evening) -> None:
    table = evening.table(scenario="quick_start")
    seat, first = table.acting, table.choices()[0]
    table.choose(first)
    again = table.choose(f"  {first} ", number=1, seat=seat)
    assert (again.number, again.repeated) == (2, True)
    assert stored(evening.hall.store, table.made.table) == table.number == 2


def test_the_last_choice_of_a_game_sent_twice_is_answered_too(evening: Evening) -> None:
    table = evening.table(scenario="quick_start").random()
    assert table.live.head.status == "over"
    last = table.live.rows[-1]
    assert table.choose(last.text, number=last.number - 1, seat=last.seat).repeated


@pytest.mark.parametrize("number", [0, 2, 7])
def test_another_choice_for_a_number_that_is_gone_or_to_come_is_stale(evening: Evening, number: int) -> None:
    table = evening.table(scenario="quick_start").random(3)
    other = "pass" if table.live.rows[2].text != "pass" else "finish"
    with pytest.raises(Stale) as caught:
        table.choose(other, number=number)
    assert caught.value.number == table.number == 4


def test_an_illegal_choice_names_its_rule_and_changes_nothing(evening: Evening) -> None:
    table = evening.table(scenario="tengin")
    with pytest.raises(Illegal) as caught:
        table.choose("place a1")
    assert caught.value.reason.rule.startswith("bm.")
    with pytest.raises(BadNotation):
        table.choose("dance")
    with pytest.raises(Unfit):
        table.choose("x" * 201)
    assert table.number == 1


def test_only_the_one_who_sits_there_may_choose(evening: Evening) -> None:
    table, anna, berta = evening.duel()
    mine = {0: anna, 1: berta}
    seat, text = table.acting, table.choices()[0]
    with pytest.raises(Forbidden):
        table.choose(text, guest=mine[1 - seat])
    with pytest.raises(Unknown):
        table.choose(text, guest=evening.guest())
    with pytest.raises(Unknown):
        playing.choose(evening.hall, table.live, None, seat, 1, text)
    watcher = evening.guest()
    seating.join(evening.hall, watcher, table.made.spectate, "", "")
    with pytest.raises(Forbidden):
        table.choose(text, guest=watcher)
    with pytest.raises(Closed):
        table.choose(text, seat=1 - seat)
    assert table.number == 1


def test_nobody_hears_of_a_choice_before_it_is_on_the_disk(evening: Evening) -> None:
    table = evening.table(scenario="quick_start")
    other = Store(evening.hall.store.url.render_as_string(False))
    found: list[int] = []
    evening.hall.listeners.append(lambda name, _own: found.append(stored(other, name)))
    table.random(5)
    assert found == [2, 3, 4, 5, 6]
    other.close()


def test_a_choice_that_cannot_be_stored_did_not_happen(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    table = evening.table(scenario="quick_start")
    first = table.choices()[0]
    live = table.live
    evening.told.clear()

    def broken(_work: object) -> None:
        raise Unavailable("table-storage")

    with monkeypatch.context() as patch:
        patch.setattr(evening.hall.store, "write", broken)
        with pytest.raises(Unavailable):
            table.choose(first)
    assert evening.told == []
    assert (table.number, live.head.number) == (1, 1)
    assert table.choose(first).number == 2


def test_a_choice_that_was_stored_though_the_answer_got_lost_is_found_when_sent_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = evening.table(scenario="quick_start")
    seat, first = table.acting, table.choices()[0]
    write = evening.hall.store.write

    def lost(work: object) -> None:
        write(work)  # type: ignore[arg-type]
        raise Unavailable("table-storage")

    with monkeypatch.context() as patch:
        patch.setattr(evening.hall.store, "write", lost)
        with pytest.raises(Unavailable):
            table.choose(first)
    again = table.choose(first, number=1, seat=seat)
    assert (again.number, again.repeated) == (2, True)


def test_two_processes_take_turns_at_one_table(evening: Evening, folder: Path) -> None:
    table = evening.table(scenario="quick_start")
    other = evening.another_hall(Store.at(folder))
    theirs = other.open(table.made.table)
    table.random(6, seed=1)
    seat = table.acting
    with pytest.raises(Stale) as caught:  # it catches up before it judges
        playing.choose(other, theirs, table.owner, seat, 1, "dance")
    assert caught.value.number == 7
    done = playing.choose(other, other.open(theirs.id), table.owner, seat, table.number, table.choices()[0])
    assert done.number == 8
    # the first hall still believes in number 7: the database knows better
    with pytest.raises(Stale) as late:
        table.choose(table.choices()[-1], number=7)
    assert late.value.number == 8
    other.close()


def test_a_declaration(evening: Evening) -> None:
    table, _, berta = evening.duel()
    with pytest.raises(Forbidden):
        playing.declare(evening.hall, table.live, berta, 0, "concede")
    with pytest.raises(BadOption):
        playing.declare(evening.hall, table.live, berta, 1, "victory")
    playing.declare(evening.hall, table.live, berta, 1, "concede")
    assert table.live.head.status == "over"
    assert table.live.head.result is not None
    assert table.live.head.result["winners"] == [0]
    with pytest.raises(Closed):
        table.choose("pass", seat=0)
