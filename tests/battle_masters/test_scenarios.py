"""The five battle scenarios: plans, arrival on the first card, fixed and zoned set-up, hidden tokens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.battle_masters.vocabulary import Field, battle, game, new_battle
from tests.vocabulary import example, rule
from warhost import FastChance
from warhost.engine import documents

SCENARIOS = ("borderlands", "tengin", "grunburg", "plains", "altdorf")
ARRIVAL = ("borderlands", "grunburg")
RESERVE: dict[str, Any] = {"where": "reserve"}
ASIDE: dict[str, Any] = {"where": "aside"}


def plan_of(name: str) -> Any:
    return next(plan for plan in game().content["scenarios"]["scenarios"] if plan["short_id"] == name)


def hexes(places: Any) -> list[str]:
    """[col, row] as names."""
    return [f"{chr(ord('a') + col)}{row + 1}" for col, row in places]


def prompt_for(field: Field, seat: int) -> documents.Text:
    decision = field.state.view(seat)["decision"]
    assert decision is not None
    return decision["prompt"]


def arrival(card: str, scenario: str = "grunburg", next_cards: tuple[str, ...] = (), **units: Any) -> Field:
    """A moment of an arrival scenario, on its own plan."""
    fresh = new_battle(scenario=scenario).view
    table = {"terrain": fresh["terrain"], "zones": fresh["zones"]}
    return battle(card=card, next_cards=next_cards, options={"scenario": scenario}, table=table, army=units)


# -- in general


@rule("bm.scenarios.basic_rules_apply")
@pytest.mark.parametrize("name", SCENARIOS)
def test_scenarios_are_fought_with_the_same_cards_units_and_limits(name: str) -> None:
    field = new_battle(scenario=name).deploy()
    view = field.view
    shown = Counter([view["card"], *view["played"], *view["removed"], *view["unseen"]])
    copies = {card["id"]: card["copies"] for card in game().content["battle_cards"]["cards"]}
    assert shown == copies
    assert view["ogre_cards"] == {"move": 3, "attack": 3}

    terrain = new_battle(scenario=name).view["terrain"]
    closed = [piece["hex"] for piece in terrain if piece["piece"] == "marsh"]
    options = {"scenario": name}
    field = battle(
        card="imp_knights", terrain=terrain, options=options, imp_knights_blitzen="g7", cha_orcs_gazkull="h7"
    )
    assert "g6" in closed or name != "grunburg"
    assert set(field.offers("move")) <= {"g6", "h6", "f7", "g8", "h8"} - set(closed)
    field.throw("bbbb", "bbb").play("attack cha_orcs_gazkull")
    assert field.dice == (4, 3)


@rule("bm.scenarios.any_order")
@pytest.mark.parametrize("name", SCENARIOS[::-1])
def test_each_scenario_can_be_played_alone(name: str) -> None:
    field = new_battle(scenario=name)
    assert field.view["scenario"] == name
    assert field.view["campaign"] is None
    field.state.declare(1, "concede")
    assert field.over
    assert field.winner == "imperial"


@rule("bm.scenarios.plan")
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_plan_fixes_terrain_and_areas(name: str) -> None:
    plan = plan_of(name)
    field = new_battle(scenario=name)
    on_hexes = [(piece["piece"], *hexes([piece["hex"]])) for piece in plan["terrain"] if "hex" in piece]
    assert [(p["piece"], p["hex"]) for p in field.view["terrain"] if p["piece"] != "hedge"] == on_hexes
    for piece, doc in zip(field.view["terrain"], plan["terrain"], strict=True):
        assert piece.get("open") == doc.get("open_sides")
        if piece["piece"] == "hedge":
            here, there = hexes(doc["between"])
            assert piece["hex"] == here
            side = field.state.tables.neighbour[field.state.tables.hex_of_name[here]]
            assert there in {field.state.tables.hex_names[n] for n in side}
    for side_name in ("imperial", "chaos"):
        zone = plan["setup"].get(f"{side_name}_zone", [])
        assert sorted(field.view["zones"][side_name]) == sorted(hexes(zone))
    assert [sum(field.state.living), len(field.state.pos)] == [25, 25]


@rule("bm.scenarios.plan")
@pytest.mark.parametrize(("name", "inside", "outside"), [("tengin", "d2", "d4"), ("altdorf", "d4", "d5")])
def test_units_are_deployed_in_the_area_of_the_plan(name: str, inside: str, outside: str) -> None:
    field = new_battle(scenario=name).play("deploy cha_orcs_gazkull")
    assert inside in field.offers("place")
    field.forbids(f"place {outside}", "bm.scenarios.plan")


@rule("bm.scenarios.until_elimination")
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_ends_with_the_elimination_of_an_army(name: str) -> None:
    army: dict[str, Any] = {"imp_cannon": "e7", "cha_orcs_gazkull": "f7", "cha_goblins_grom": "m12"}
    field = battle(card="imp_cannon", options={"scenario": name}, army=army).play("fire cha_orcs_gazkull")
    assert not field.over

    del army["cha_goblins_grom"]
    field = battle(card="imp_cannon", options={"scenario": name}, army=army, lonely=True).play("fire cha_orcs_gazkull")
    assert field.over
    assert field.winner == "imperial"
    result = field.state.result()
    assert result is not None
    assert result.reason.key == "result-elimination"


@rule("bm.scenarios.until_elimination", "bm.scenarios.arrival_empty_start")
def test_a_unit_in_reserve_keeps_its_army_alive() -> None:
    field = arrival("imp_cannon", imp_cannon="e7", cha_orcs_gazkull="f7", cha_goblins_grom=RESERVE)
    field.play("fire cha_orcs_gazkull")
    assert not field.over
    assert field.alive("cha_goblins_grom")


# -- arrival on the first card


@rule("bm.scenarios.arrival_empty_start")
@pytest.mark.parametrize("name", ARRIVAL)
def test_nobody_is_on_the_mat_at_the_start(name: str) -> None:
    field = new_battle(scenario=name, seed=2)
    assert {unit["where"] for unit in field.view["units"].values()} <= {"reserve"}
    assert field.view["card"]  # the first card is up
    assert field.kind in ("use", "enter")


@rule("bm.scenarios.arrival_empty_start")
def test_the_other_edition_begins_the_borderlands_with_fixed_positions() -> None:
    assert game().options["borderlands_setup"].default == "arrival"
    field = new_battle(scenario="borderlands", borderlands_setup="fixed")
    fixed = next(variant for variant in plan_of("borderlands")["variants"] if variant["id"] == "fixed_positions")
    expected = dict(zip(fixed["positions"], hexes(fixed["positions"].values()), strict=True))
    assert {name: unit["hex"] for name, unit in field.view["units"].items()} == expected
    assert len(expected) == 25
    assert not field.deploying

    field = new_battle(scenario="grunburg", borderlands_setup="fixed")
    assert {unit["where"] for unit in field.view["units"].values()} == {"reserve"}


@rule("bm.scenarios.arrival_on_first_card")
@pytest.mark.parametrize(
    ("card", "entering"),
    [
        ("imp_cannon", {"imp_cannon"}),
        ("imp_charge_lords", {"imp_lord_knights"}),
        ("cha_wolf_double", {"cha_wolves_bogrot", "cha_wolves_black_fang"}),
        ("cha_charge_champ", {"cha_champions_gorefist"}),
        ("cha_ogre", {"cha_ogre_grimorg"}),
        ("cha_gob_orc", {"cha_orcs_gazkull", "cha_orcs_zogrod", "cha_goblins_grom", "cha_goblins_uglub"}),
    ],
)
def test_every_kind_of_card_brings_in_the_units_it_shows(card: str, entering: set[str]) -> None:
    everybody: dict[str, Any] = dict.fromkeys(new_battle().state.tables.unit_ids, RESERVE)
    field = arrival(card, next_cards=("imp_knights",), **everybody)
    while field.view["card"] == card:
        field.state.apply(field.state.legal()[0])
    assert {name for name, unit in field.view["units"].items() if unit["where"] == "mat"} == entering


@rule("bm.scenarios.arrival_on_first_card")
@pytest.mark.parametrize(
    ("card", "left_out"), [("imp_whole_army", "imp_cannon"), ("cha_whole_army", "cha_ogre_grimorg")]
)
def test_a_whole_army_card_brings_in_neither_cannon_nor_ogre(card: str, left_out: str) -> None:
    own = [name for name in new_battle().state.tables.unit_ids if name.startswith(card[:3])]
    reserve: dict[str, Any] = dict.fromkeys(own, RESERVE)
    field = arrival(card, "borderlands", **reserve)
    assert field.offers("use") == [name for name in own if name != left_out]
    field.forbids(f"use {left_out}", "bm.whole_army.excludes_cannon_and_ogre")
    while field.view["card"] == card:
        field.state.apply(field.state.legal()[0])
    assert [name for name in own if field.unit(name)["where"] == "reserve"] == [left_out]


@rule("bm.scenarios.arrival_on_first_card")
def test_the_ogre_does_not_act_on_the_card_that_brings_it() -> None:
    field = arrival("cha_ogre", next_cards=("cha_ogre",), cha_ogre_grimorg=RESERVE, imp_men_altdorf="m12")
    field.play("enter a7")
    assert field.view["ogre_turn"] is not None  # of the next card
    assert field.heard("log-enter") == [{"unit": "unit-cha_ogre_grimorg", "hex": "a7"}]
    keys = field.log_keys()
    assert keys.index("log-enter") < keys.index("log-card") < keys.index("log-ogre-card")


@rule("bm.scenarios.arrival_on_first_card")
def test_entering_is_compulsory_while_a_hex_is_free() -> None:
    field = arrival("cha_gob_orc", cha_orcs_gazkull=RESERVE, cha_goblins_grom="e7", cha_goblins_uglub="f7")
    assert field.choices == ["use cha_orcs_gazkull", "use cha_goblins_grom", "use cha_goblins_uglub"]
    field.forbids("pass", "bm.scenarios.arrival_on_first_card")
    field.play("use cha_orcs_gazkull")
    field.forbids("finish", "bm.scenarios.arrival_on_first_card")
    field.play("enter a7")
    assert "pass" in field.choices


@rule("bm.scenarios.arrival_zone")
def test_a_unit_enters_on_any_empty_hex_of_its_area() -> None:
    field = arrival("imp_lords", imp_lord_knights=RESERVE, imp_cannon="m8", cha_orcs_gazkull="k7")
    area = hexes(plan_of("grunburg")["setup"]["imperial_zone"])
    assert sorted(field.offers("enter")) == sorted(set(area) - {"m8"})
    field.forbids("enter m8", "bm.movement.one_unit_per_hex")
    field.forbids("enter k8", "bm.scenarios.arrival_zone")
    field.play("enter l7")  # next to an enemy
    assert field.hex("imp_lord_knights") == "l7"


@rule("bm.scenarios.arrival_zone", "bm.tower.standard_infantry_only")
def test_the_hex_must_be_one_the_unit_may_stand_in() -> None:
    field = arrival("imp_lords", "borderlands", imp_lord_knights=RESERVE)
    field.forbids("enter f3", "bm.tower.standard_infantry_only")
    field = arrival("imp_archers", "borderlands", imp_archers_grunburg=RESERVE)
    field.play("enter f3")
    assert field.hex("imp_archers_grunburg") == "f3"
    field = arrival("imp_lords", "borderlands", imp_lord_knights=RESERVE)
    assert "g6" in field.offers("enter")  # the ditch needs no opening


def full_area() -> dict[str, str]:
    """Twelve other Chaos units on the twelve hexes of their area in battle 3."""
    others = [name for name in new_battle().state.tables.unit_ids if name.startswith("cha_") and "ogre" not in name]
    return dict(zip(others[:12], [f"a{row}" for row in range(1, 13)], strict=True))


@rule("bm.scenarios.arrival_zone")
def test_without_an_empty_hex_the_unit_waits_for_its_next_card() -> None:
    field = arrival(
        "cha_ogre", next_cards=("cha_ogre",), cha_ogre_grimorg=RESERVE, imp_men_altdorf="m12", **full_area()
    )
    assert field.unit("cha_ogre_grimorg")["where"] == "reserve"
    assert field.view["card"] != "cha_ogre"  # both cards have gone by
    assert field.view["played"] == ["cha_ogre", "cha_ogre"]
    assert "cha_ogre" not in field.view["removed"]  # a unit in reserve is alive


@rule("bm.scenarios.arrival_zone")
def test_with_too_few_hexes_the_player_chooses_who_enters() -> None:
    names = [name for name in new_battle().state.tables.unit_ids if name.startswith("cha_")]
    others = [name for name in names if "wolves" not in name and "ogre" not in name]
    places = [f"a{row}" for row in range(1, 13) if row != 5]
    army: dict[str, Any] = dict(zip(others, places, strict=True))
    army.update(cha_wolves_bogrot=RESERVE, cha_wolves_black_fang=RESERVE)
    field = arrival("cha_wolf_double", next_cards=("imp_foot",), imp_men_altdorf="m12", **army)
    assert field.offers("use") == ["cha_wolves_bogrot", "cha_wolves_black_fang"]
    field.forbids("pass", "bm.scenarios.arrival_on_first_card")
    field.play("use cha_wolves_black_fang")
    assert field.hex("cha_wolves_black_fang") == "a5"
    assert field.unit("cha_wolves_bogrot")["where"] == "reserve"
    assert field.view["card"] == "imp_foot"


@rule("bm.scenarios.arrival_zone")
def test_units_of_the_same_card_may_make_room() -> None:
    area = full_area()
    del area["cha_orcs_zogrod"]
    army: dict[str, Any] = {**area, "cha_orcs_zogrod": RESERVE, "cha_beastmen_flint": "a7"}
    assert army["cha_goblins_grom"] == "a8"
    field = arrival("cha_gob_orc", imp_men_altdorf="m12", **army)
    field.forbids("use cha_orcs_zogrod", "bm.scenarios.arrival_zone")
    assert "pass" in field.choices
    field.play("use cha_goblins_grom", "move b8")
    assert "cha_orcs_zogrod" in field.offers("use")
    field.forbids("pass", "bm.scenarios.arrival_on_first_card")
    field.play("use cha_orcs_zogrod")
    assert field.hex("cha_orcs_zogrod") == "a8"


@rule("bm.scenarios.arrival_waits")
def test_a_new_arrival_neither_moves_nor_attacks_but_defends() -> None:
    field = arrival(
        "cha_gob_orc",
        next_cards=("imp_knights", "cha_gob_orc"),
        cha_orcs_gazkull=RESERVE,
        cha_goblins_grom="e9",
        imp_knights_blitzen="b8",
    )
    field.play("use cha_orcs_gazkull", "enter a8")
    assert field.kind == "act"  # only the Goblins are left
    field.play("move e10")
    assert field.view["card"] == "imp_knights"
    field.throw("sbbb", "bbb").play("attack cha_orcs_gazkull")
    assert field.dice == (4, 3)
    assert field.skulls("cha_orcs_gazkull") == 1
    field.play("use cha_orcs_gazkull")
    field.throw("bbb", "bbbb").play("attack imp_knights_blitzen")
    assert field.dice == (3, 4)


@rule("bm.scenarios.arrival_waits")
def test_an_arrival_is_not_used_again_on_its_card() -> None:
    field = arrival("cha_gob_orc", cha_orcs_gazkull=RESERVE, cha_goblins_grom="e9", cha_goblins_uglub="f9")
    field.play("use cha_orcs_gazkull", "enter a8")
    field.forbids("use cha_orcs_gazkull", "bm.scenarios.arrival_waits")


@rule("bm.scenarios.arrival_on_first_card", "bm.scenarios.arrival_zone", "bm.scenarios.arrival_waits")
@rule("bm.scenarios.arrival_empty_start")
@example("bm.ex.scenarios.arrival")
def test_reserves_enter_while_a_unit_on_the_mat_acts() -> None:
    field = arrival(
        "cha_gob_orc",
        next_cards=("imp_knights", "cha_gob_orc"),
        cha_orcs_gazkull="d8",
        cha_orcs_zogrod=RESERVE,
        cha_goblins_grom=RESERVE,
        cha_goblins_uglub=RESERVE,
        imp_knights_blitzen="b8",
        imp_men_altdorf="f8",
    )
    area = set(hexes(plan_of("grunburg")["setup"]["chaos_zone"]))
    for unit, place in (("cha_orcs_zogrod", "a8"), ("cha_goblins_grom", "a9"), ("cha_goblins_uglub", "a10")):
        field.play(f"use {unit}")
        assert set(field.offers("enter")) == area
        area.remove(place)
        field.play(f"enter {place}")
    assert field.kind == "act"  # Gazkull's Orcs, the only unit that may still act
    field.throw("bbb", "bbb").play("move e8", "attack imp_men_altdorf")
    assert field.dice == (3, 3)
    assert field.view["card"] == "imp_knights"
    field.throw("bbbb", "bbb").play("attack cha_orcs_zogrod")
    assert field.view["card"] == "cha_gob_orc"
    assert "cha_orcs_zogrod" in field.offers("use")
    field.play("use cha_orcs_zogrod")
    assert "imp_knights_blitzen" in field.offers("attack")


# -- River Tengin


@rule("bm.scenarios.tengin_imperial_fixed")
def test_the_imperial_army_stands_where_the_plan_says() -> None:
    field = new_battle(scenario="tengin")
    positions = plan_of("tengin")["setup"]["positions"]
    expected = dict(zip(positions, hexes(positions.values()), strict=True))
    assert len(expected) == 11
    found = {name: unit["hex"] for name, unit in field.view["units"].items() if name.startswith("imp_")}
    assert found == expected
    assert {unit["where"] for name, unit in field.view["units"].items() if name.startswith("cha_")} == {"aside"}
    field.forbids("deploy imp_cannon", "bm.setup.choose_armies")


@rule("bm.scenarios.tengin_chaos_zone")
def test_chaos_places_all_its_units_in_its_area_without_answer() -> None:
    field = new_battle(scenario="tengin").play("deploy cha_ogre_grimorg")
    rows = {f"{letter}1" for letter in "abcdefghijkl"} | {f"{letter}2" for letter in "abcdefghijklm"}
    assert set(field.offers("place")) == rows
    field.play("place c1")
    placed = 1
    while field.deploying:
        assert field.side == "chaos"
        if field.kind == "deploy_unit":
            field.forbids("finish", "bm.deployment.alternate_singly")
        else:
            field.forbids("place c1", "bm.deployment.one_unit_per_hex")
            placed += 1
        field.state.apply(field.state.legal()[0])
    assert placed == 14
    assert all(unit["hex"] in rows for name, unit in field.view["units"].items() if name.startswith("cha_"))


# -- Plains


def table_for(field: Field, seat: int | None) -> Any:
    return field.state.view(seat)["table"]


@rule("bm.scenarios.plains_hidden_tokens")
def test_armies_deploy_in_turn_with_face_down_tokens() -> None:
    field = new_battle(scenario="plains")
    assert field.side == "chaos"
    field.play("deploy cha_ogre_grimorg", "place h8")
    assert field.side == "imperial"
    field.play("deploy imp_cannon", "place d8")
    assert field.side == "chaos"

    chaos, imperial, spectator = table_for(field, 1), table_for(field, 0), table_for(field, None)
    assert chaos["units"]["cha_ogre_grimorg"]["hex"] == "h8"
    assert imperial["units"]["imp_cannon"]["hex"] == "d8"
    assert not [name for name in imperial["units"] if name.startswith("cha_")]
    assert not [name for name in chaos["units"] if name.startswith("imp_")]
    assert spectator["units"] == {}
    assert imperial["tokens"] == [{"hex": "h8", "seat": 1}]
    assert chaos["tokens"] == [{"hex": "d8", "seat": 0}]
    assert spectator["tokens"] == [{"hex": "d8", "seat": 0}, {"hex": "h8", "seat": 1}]


@rule("bm.scenarios.plains_hidden_tokens")
def test_neither_prompt_nor_log_tells_what_a_token_is() -> None:
    field = new_battle(scenario="plains").play("deploy cha_ogre_grimorg")
    assert prompt_for(field, 1)["key"] == "prompt-deploy-hex"
    assert prompt_for(field, 0) == {"key": "prompt-deploy-token"}
    field.play("place h8")
    assert field.state.log_for(1)[-1].key == "log-deploy"
    for seat in (0, None):
        last = field.state.log_for(seat)[-1]
        assert last.key == "log-token"
        assert "ogre" not in repr(last)


@rule("bm.scenarios.plains_hidden_tokens")
def test_what_lies_face_down_may_be_any_unit_of_its_owner() -> None:
    field = new_battle(scenario="plains").play("deploy cha_ogre_grimorg", "place h8", "deploy imp_cannon", "place d8")
    behind: set[str] = set()
    for seed in range(40):
        twin = Field(field.state.determinize(0, FastChance(seed)))
        assert twin.state.view(0) == field.state.view(0)
        assert twin.state.view(0)["table"]["units"]["imp_cannon"]["hex"] == "d8"
        units = table_for(twin, 1)["units"]
        behind.update(name for name, unit in units.items() if unit["hex"] == "h8")
    assert len(behind) > 8


def tower_among_tokens() -> Field:
    """Hidden deployment of four units, with the tower in the area of Chaos."""
    zones = {"imperial": ["d8", "d9"], "chaos": ["h8", "h9", "i8"]}
    names = ("cha_ogre_grimorg", "cha_orcs_gazkull", "imp_cannon", "imp_men_altdorf")
    return battle(
        options={"scenario": "plains"},
        terrain=[{"piece": "tower", "hex": "h8"}],
        table={"zones": zones, "hidden": True, "rest_of_deck": False},
        army=dict.fromkeys(names, ASIDE),
    )


@rule("bm.scenarios.plains_hidden_tokens", "bm.tower.standard_infantry_only")
def test_the_real_unit_decides_what_is_legal() -> None:
    field = tower_among_tokens().play("deploy cha_ogre_grimorg")
    assert field.offers("place") == ["i8", "h9"]
    field.forbids("place h8", "bm.tower.standard_infantry_only")

    field = tower_among_tokens().play("deploy cha_orcs_gazkull", "place h8")
    assert table_for(field, 0)["tokens"] == [{"hex": "h8", "seat": 1}]
    for seed in range(20):  # whoever guesses knows that no Ogre lies on the tower
        guess = Field(field.state.determinize(0, FastChance(seed)))
        guess.state.check()
        assert table_for(guess, 1)["units"]["cha_orcs_gazkull"]["hex"] == "h8"


@rule("bm.scenarios.plains_reveal")
def test_when_all_tokens_lie_on_the_mat_they_are_turned_up() -> None:
    field = new_battle(scenario="plains")
    while field.deploying:
        assert "log-reveal" not in field.log_keys()
        assert field.view["units"] == {}
        assert field.view["card"] is None
        field.state.apply(field.state.legal()[0])
    placed = [line.event.facts["unit"] for line in field.state.log or () if line.event.name == "deploy"]
    assert len(placed) == 25
    keys = field.log_keys()
    assert keys.count("log-reveal") == 1
    assert keys.index("log-reveal") < keys.index("log-card")
    for seat in (0, 1, None):
        table = table_for(field, seat)
        assert len(table["units"]) == 25
        assert table["tokens"] == []


@rule("bm.scenarios.plains_reveal", "bm.end.concession_and_draw")
@pytest.mark.parametrize("in_hand", [False, True])
def test_when_a_side_concedes_among_face_down_tokens_they_are_turned_up(in_hand: bool) -> None:
    field = new_battle(scenario="plains")
    for _ in range(7 if in_hand else 6):
        field.state.apply(field.state.legal()[0])
    assert field.kind == ("deploy_hex" if in_hand else "deploy_unit")
    seen = field.state.reveals
    field.state.declare(1, "concede")
    assert field.log_keys()[-2:] == ["log-end-concession", "log-reveal"]
    assert field.state.reveals == seen + 1, "no undo goes back beyond what was shown"
    for seat in (0, 1, None):
        table = table_for(field, seat)
        assert table["tokens"] == []
        assert [unit["where"] for unit in table["units"].values()].count("mat") == 3
    field.state.check()


# -- Altdorf


@rule("bm.scenarios.altdorf_normal")
def test_both_armies_deploy_openly_in_turn_chaos_first() -> None:
    field = new_battle(scenario="altdorf")
    assert field.side == "chaos"
    field.play("deploy cha_ogre_grimorg")
    assert sorted(field.offers("place")) == sorted(hexes(plan_of("altdorf")["setup"]["chaos_zone"]))
    field.play("place a1")
    assert table_for(field, 0)["units"]["cha_ogre_grimorg"]["hex"] == "a1"
    assert field.side == "imperial"
    field.play("deploy imp_cannon")
    assert sorted(field.offers("place")) == sorted(hexes(plan_of("altdorf")["setup"]["imperial_zone"]))
    field.play("place a12")
    field.deploy()
    placed = [line["unit"][len("unit-") :][:3] for line in field.heard("log-deploy")]
    assert placed == ["cha", "imp"] * 11 + ["cha"] * 3
