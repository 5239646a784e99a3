"""What is hidden stays hidden: in documents, their size, the log, earlier moments, reasons and errors."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.tables.evening import Evening, Sitting, notations
from warhost import BadNotation, Illegal
from warhost.engine.errors import Reason
from warhost.engine.state import State
from warhost.engine.text import Text
from warhost.tables import archive, playing, seating
from warhost.tables.course import known_reason
from warhost.tables.documents import choices, moment
from warhost.tables.errors import Closed, Forbidden, Unfit, Unknown
from warhost.tables.playing import fresh_chance, why


def shown(table: Sitting, guest: int | None, seat: int | None, after: int) -> str:
    """A document without what names its table, as the bytes a socket would get."""
    doc = table.document(guest, seat, after)
    named = {"table": "", "commitment": ""}
    return json.dumps({**doc, "table": {**doc["table"], **named}}, sort_keys=True)


def deploy(table: Sitting, order: list[str]) -> None:
    """Chaos takes its units in this order; both sides put theirs on the first hex that is free."""
    while notations(table, ["deploy"]) or notations(table, ["place"]):
        mine = [text for text in order if text in table.choices()]
        table.choose(mine[0] if mine else table.choices()[0])


def test_hidden_choices_change_neither_content_nor_size_of_what_the_enemy_gets(evening: Evening) -> None:
    units = ["cha_goblins_grom", "cha_ogre_grimorg", "cha_orcs_gazkull", "cha_wolves_bogrot"]
    orders = [[f"deploy {unit}" for unit in order] for order in (units, units[::-1])]
    games: list[list[str]] = []
    hidden: list[list[str]] = []
    for order in orders:
        table, anna, berta = evening.duel(scenario="plains")
        watcher = evening.guest()
        seating.join(evening.hall, watcher, table.made.spectate, "", "")
        seen, secret = [], []
        for _ in range(30):
            mine = [text for text in order if text in table.choices()]
            table.choose(mine[0] if mine else table.choices()[0])
            seen += [shown(table, anna, 0, table.number - 1), shown(table, watcher, None, table.number - 1)]
            secret.append(shown(table, berta, 1, table.number - 1))
        games.append(seen)
        hidden.append(secret)
    assert hidden[0] != hidden[1]  # the two games do differ
    assert games[0] == games[1]


def test_the_notation_of_hidden_choices_reaches_nobody_else(evening: Evening) -> None:
    table, anna, berta = evening.duel(scenario="plains")
    table.random(40)
    for row in table.live.rows[1:]:
        if row.text.startswith("deploy cha_"):
            unit = row.text.split()[1]
            assert unit not in shown(table, anna, 0, 0)
            assert unit in shown(table, berta, 1, 0)
            for number in range(1, table.number + 1):
                assert unit not in json.dumps(moment(table.live, anna, number, 0, after=0))
                assert unit not in json.dumps(moment(table.live, anna, number, None, after=0))


def test_every_document_is_what_the_engine_lets_the_seat_know(evening: Evening) -> None:
    table, anna, berta = evening.duel(scenario="plains")
    for _ in range(60):
        table.random(1, seed=table.number)
        state = table.state
        for guest, seat in ((anna, 0), (berta, 1), (anna, None)):
            doc = table.document(guest, seat)
            assert doc["view"] == state.view(seat)
            events = [line.telling.seen_by(seat) for line in table.course.lines]
            assert [line["text"] for line in doc["log"]] == [
                event.text.to_doc() for event in events if event is not None
            ]
            offered = [state.notation(choice) for choice in state.legal()] if state.acting == seat else []
            assert [choice["choice"] for choice in doc["choices"]] == offered
            if state.acting == seat:
                twin = state.determinize(seat, fresh_chance())
                assert choices(twin, seat) == doc["choices"]  # labels and hints rest on nothing hidden


def test_earlier_moments_through_own_eyes_while_it_runs_and_any_after_the_end(evening: Evening) -> None:
    table, anna, berta = evening.duel(scenario="plains")
    views: dict[tuple[int, int | None], Any] = {}
    for _ in range(12):
        for seat in (None, 0, 1):
            views[table.number, seat] = table.state.view(seat)
        table.random(1, seed=table.number)
    for number in range(1, 13):
        assert moment(table.live, anna, number, 0)["view"] == views[number, 0]
        assert moment(table.live, berta, number, None)["view"] == views[number, None]
        with pytest.raises(Forbidden):
            moment(table.live, anna, number, 1)
        with pytest.raises(Unknown):
            moment(table.live, evening.guest(), number, None)
    for number in (0, 14, 1000):
        with pytest.raises(Unfit):
            moment(table.live, anna, number, 0)
    with pytest.raises(Closed):
        archive.export(table.live, anna)
    with pytest.raises(Closed):
        archive.fork(evening.hall, table.live, anna, 3, "")
    playing.declare(evening.hall, table.live, anna, 0, "concede")
    for number in range(1, 13):
        assert moment(table.live, anna, number, 1)["view"] == views[number, 1]
    with pytest.raises(Unfit):
        moment(table.live, anna, 1, 2)


def test_a_moment_that_was_undone_can_still_be_looked_at(evening: Evening) -> None:
    table = evening.table(scenario="tengin")
    seat = table.acting
    table.random(6)
    view = table.state.view(seat)
    playing.undo(evening.hall, table.live, table.owner, seat, to=2)
    table.random(8, seed=4)
    assert moment(table.live, table.owner, 7, seat)["view"] == view
    assert [line["text"]["key"] for line in moment(table.live, table.owner, 8, seat)["log"]] == ["table-log-undo"]


# -- reasons


def test_why_is_answered_only_to_the_seat_that_decides(evening: Evening) -> None:
    table, anna, berta = evening.duel(scenario="plains")
    guests = {0: anna, 1: berta}
    seat = table.acting
    reason = why(table.live, guests[seat], seat, "place a1")
    assert reason is not None
    assert reason.rule.startswith("bm.")
    assert why(table.live, guests[seat], seat, table.choices()[0]) is None
    with pytest.raises(BadNotation):
        why(table.live, guests[seat], seat, "dance")
    with pytest.raises(Closed):
        why(table.live, guests[1 - seat], 1 - seat, "place a1")
    with pytest.raises(Forbidden):
        why(table.live, guests[1 - seat], seat, "place a1")


def test_a_reason_that_rests_on_something_hidden_is_not_given(evening: Evening) -> None:
    """Whatever a game's reasons may name: only what does not change when the hidden is dealt anew is said."""
    table = evening.table(scenario="plains")
    table.random(20)
    seat = table.acting
    enemy = [unit for unit in range(25) if table.state.terms.seat_side[seat] != table.state.tables.side[unit]]  # type: ignore[attr-defined]

    def telling(state: State) -> Reason:
        lying = [state.pos[unit] for unit in enemy]  # type: ignore[attr-defined]
        return Reason("bm.any", Text("verbatim", text=str(lying)))

    given = known_reason(table.state, seat, telling, fresh_chance)
    assert given.text.key == "table-why-hidden"
    plain = known_reason(table.state, seat, lambda _state: Reason("bm.any", Text("why-over")), fresh_chance)
    assert plain == Reason("bm.any", Text("why-over"))


def test_an_error_says_nothing_of_the_position(evening: Evening) -> None:
    table, anna, berta = evening.duel(scenario="plains")
    table.random(21)
    guests = {0: anna, 1: berta}
    other = 1 - table.acting
    hidden = {row.text.split()[1] for row in table.live.rows[1:] if row.seat == table.acting and " " in row.text}
    for text in ("place a1", "deploy cha_ogre_grimorg", "dance", table.choices()[0]):
        with pytest.raises((Illegal, BadNotation, Closed)) as caught:
            table.choose(text, seat=other, guest=guests[other])
        assert not [word for word in hidden if word in repr(caught.value.text)]
