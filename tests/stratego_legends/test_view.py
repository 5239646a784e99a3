"""What a board is told: marks of once seen units, what is known of the enemy, the scene of an attack."""

from __future__ import annotations

import json
from typing import Any

from tests.stratego_legends.vocabulary import Field, battle, started
from tests.vocabulary import rule


def enemy(field: Field, seat: int | None = 0) -> dict[str, Any]:
    """What a seat is told of the one army against it."""
    found = [doc for doc in field.table(seat)["enemies"] if doc["army"] == 1]
    assert len(found) == 1
    assert isinstance(found[0], dict)
    return found[0]


@rule("sl.information.reveal_momentary")
def test_a_unit_that_was_shown_carries_a_mark_once_it_is_turned_back() -> None:
    field = battle({"d4": "spirit_of_vision", "a4": "landor"}, {"d6": "mummy"})
    assert not field.unit_view("d6", 0)["once_seen"]
    field.act("d4", "vision", "pick d6").quietly()
    seen = field.unit_view("d6", 0)
    assert (seen["unit"], seen["shown"], seen["once_seen"]) == ("mummy", True, False)
    field.go("g8", "f8").quietly()
    for seat in (0, 1):  # the looker, and the one whose unit was looked at
        marked = field.unit_view("d6", seat)
        assert (marked["unit"], marked["shown"], marked["once_seen"]) == ("mummy", False, True)
    looker = field.unit_view("d4", 1)
    assert (looker["unit"], looker["once_seen"]) == ("spirit_of_vision", True)
    assert not field.unit_view("a4", 0)["once_seen"]


@rule("sl.information.memory_aid")
def test_without_the_memory_aid_there_is_no_mark() -> None:
    field = battle({"d4": "spirit_of_vision"}, {"d6": "mummy"}, options={"memory_aid": False})
    field.act("d4", "vision", "pick d6").quietly()
    field.go("g8", "f8").quietly()
    for seat in (0, 1, None):
        assert not field.unit_view("d6", seat)["once_seen"]
    assert field.unit_view("d6", 0)["unit"] is None


@rule("sl.information.memory_aid")
def test_without_the_memory_aid_no_line_names_who_helped_or_won() -> None:
    field = battle({"d4": "gold_knight", "e4": "sir_urgwaine"}, {"d5": "mrmrm"}, options={"memory_aid": False})
    field.go("d4", "d5").play("call e4").then("pick attacker").quietly()
    assert field.at("d5") == "gold_knight"
    lines = json.dumps([line.to_doc() for line in field.state.log_for(1)])
    assert "mrmrm" in lines  # it lies open among the destroyed
    assert "gold_knight" not in lines
    assert "sir_urgwaine" not in lines
    assert "sir_urgwaine" in json.dumps([line.to_doc() for line in field.state.log_for(0)])


@rule("sl.information.hidden_identity")
def test_what_is_known_of_the_enemy_by_rows_of_the_table() -> None:
    field = battle({"d4": "landor"}, {"d6": "mummy", "e6": "larva", "f6": "kralc"}, lonely=False)
    told = enemy(field)
    assert (told["standing"], told["hidden"], told["known"], told["may_be"]) == (6, 6, [], {})
    assert sum(told["rows"].values()) == 6
    row = str(field.state.tables.base[field.state.kind[field.block("mummy")]])
    before = told["rows"][row]
    field.state.seen[field.block("d6")] = field.state.terms.everyone
    told = enemy(field)
    assert told["known"] == [{"unit": "mummy", "at": "d6"}]
    assert (told["hidden"], told["rows"][row]) == (5, before - 1)
    assert [doc["army"] for doc in field.table(None)["enemies"]] == [0, 1]


@rule("sl.castles.static")
def test_a_unit_that_moved_may_be_neither_castle_nor_static_magic() -> None:
    field = battle(grey={"d7": "marr", "e7": "larva"}, turn="grey").go("d7", "d6").quietly()
    told = enemy(field)
    assert list(told["may_be"]) == ["d6"]
    assert "castle" not in told["may_be"]["d6"]
    assert "magic" not in told["may_be"]["d6"]
    assert len(told["may_be"]["d6"]) >= 2


def test_a_secret_list_is_counted_by_the_table_of_strengths() -> None:
    field = started(seed=3, armies="surprise")
    assert enemy(field)["rows"]["magic"] == 5
    assert field.table(0)["rosters"][1] is None


@rule("sl.strength.current")
def test_the_scene_of_an_attack_adds_up_step_by_step() -> None:
    field = battle({"d4": "wood_elf"}, {"d5": "murkis"}, terrain={"d5": "forest"})
    field.go("d4", "d5")
    assert field.kind == "window"
    for seat in (0, 1, None):
        scene = field.table(seat)["attack"]
        assert (scene["from"], scene["space"], scene["seat"]) == ("d4", "d5", 0)
        for role in ("attacker", "defender"):
            fighter = scene[role]
            assert fighter["strength"] == sum(part["amount"] for part in fighter["parts"])
            assert fighter["parts"][0]["reason"] == "base"
        assert {"reason": "terrain", "of": "forest", "amount": 2} in scene["attacker"]["parts"]
    field.quietly()
    assert field.table(0)["attack"] is None
    (compared,) = field.heard("log-compare")
    assert compared["attack"] < compared["defence"]
    assert [line["unit"] for line in field.heard("log-destroyed")] == ["unit-wood_elf"]
