"""What the box holds: figures, units and their values, cards, discs, dice, tokens, terrain pieces."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.battle_masters.vocabulary import battle, game, new_battle
from tests.vocabulary import rule
from warhost import Text
from warhost.games.battle_masters.tables import FACES, PIECES, SHIELD, SKULL
from warhost.language import LANGUAGES, language

IMPERIAL_FIGURES = {
    "lord_knights": 3,
    "imperial_knights": 9,
    "men_at_arms": 15,
    "archers": 10,
    "crossbowmen": 5,
    "cannon": 3,  # the gun and its two gunners
}
CHAOS_FIGURES = {
    "champions_of_chaos": 3,
    "chaos_warriors": 10,
    "chaos_bowmen": 10,
    "orcs": 10,
    "goblins": 10,
    "wolf_riders": 6,
    "beastmen": 10,
    "ogre": 1,
}


def content(file: str) -> Any:
    return game().content[file]


def units(side: str | None = None) -> list[Any]:
    return [unit for unit in content("units")["units"] if side in (None, unit["side"])]


def of_types(side: str, field: str) -> dict[str, set[Any]]:
    """The values a field has among the units of each troop type."""
    found: dict[str, set[Any]] = {}
    for unit in units(side):
        found.setdefault(unit["type"], set()).add(unit[field])
    return found


def counted(file: str, part: str, field: str = "count") -> dict[str, int]:
    return {record["id"]: record[field] for record in content(file)[part]}


# -- figures and units


def figures(side: str) -> dict[str, int]:
    found: Counter[str] = Counter()
    for unit in units(side):
        found[unit["type"]] += unit["figures"]
    return dict(found)


@rule("bm.components.imperial_figures")
def test_imperial_figures() -> None:
    assert figures("imperial") == IMPERIAL_FIGURES
    assert {unit["type"] for unit in units("imperial") if unit["mounted"]} == {"lord_knights", "imperial_knights"}


@rule("bm.components.chaos_figures")
def test_chaos_figures() -> None:
    assert figures("chaos") == CHAOS_FIGURES
    assert {unit["type"] for unit in units("chaos") if unit["mounted"]} == {"champions_of_chaos", "wolf_riders"}


@rule("bm.components.mat_and_bases")
def test_one_mat_and_a_base_for_each_unit() -> None:
    parts = counted("tokens", "components")
    assert parts["battle_mat"] == 1
    assert parts["unit_base"] == len(units()) == len(game().new().view(None)["table"]["units"]) == 25


@rule("bm.units.imperial_roster")
def test_eleven_imperial_units() -> None:
    assert Counter(unit["type"] for unit in units("imperial")) == {
        "lord_knights": 1,
        "imperial_knights": 3,
        "men_at_arms": 3,
        "archers": 2,
        "crossbowmen": 1,
        "cannon": 1,
    }


@rule("bm.units.chaos_roster")
def test_fourteen_chaos_units() -> None:
    pairs = ("chaos_warriors", "chaos_bowmen", "orcs", "goblins", "wolf_riders", "beastmen")
    expected = {"champions_of_chaos": 1, **dict.fromkeys(pairs, 2), "ogre": 1}
    assert Counter(unit["type"] for unit in units("chaos")) == expected


@rule("bm.units.figures_per_base")
def test_three_riders_or_five_foot_on_a_base() -> None:
    alone = {"ogre": 1, "cannon": 3}
    for unit in units():
        expected = alone.get(unit["type"], 3 if unit["mounted"] else 5)
        assert unit["figures"] == expected, unit["id"]
    assert {unit["type"] for unit in units("chaos") if unit["figures"] == 3} == {"champions_of_chaos", "wolf_riders"}


@rule("bm.units.sticker")
def test_each_unit_shows_a_name_of_its_own_and_its_value() -> None:
    for code in LANGUAGES:
        shown = [language(code, game()).say(Text(f"unit-{unit['id']}")) for unit in units()]
        assert len(set(shown)) == 25
        assert all(shown)
    tables = new_battle().state.tables
    assert {unit["id"]: unit["combat_value"] for unit in units()} == dict(
        zip(tables.unit_ids, tables.combat_value, strict=True)
    )


@rule("bm.units.imperial_values")
def test_imperial_values() -> None:
    assert of_types("imperial", "combat_value") == {
        "lord_knights": {5},
        "imperial_knights": {4},
        "men_at_arms": {3},
        "archers": {3},
        "crossbowmen": {3},
        "cannon": {2},
    }


@rule("bm.units.imperial_values")
def test_the_value_of_the_cannon_is_for_defence_only() -> None:
    field = battle(card="imp_cannon", imp_cannon="e7", cha_orcs_gazkull="f7")
    assert field.offers("attack") == []
    assert field.offers("fire") == ["cha_orcs_gazkull"]

    field = battle(card="cha_gob_orc", imp_cannon="e7", cha_orcs_gazkull="f7")
    field.throw("bbb", "bb").play("attack imp_cannon")
    assert field.dice == (3, 2)


@rule("bm.units.chaos_values")
def test_chaos_values() -> None:
    assert of_types("chaos", "combat_value") == {
        "champions_of_chaos": {5},
        "chaos_warriors": {4},
        "ogre": {4},
        "orcs": {3},
        "beastmen": {3},
        "chaos_bowmen": {2},
        "goblins": {2},
        "wolf_riders": {2},
    }


@rule("bm.units.life_points")
def test_three_life_points_and_six_for_the_ogre() -> None:
    assert {unit["id"]: unit["life_points"] for unit in units()} == {
        unit["id"]: 6 if unit["type"] == "ogre" else 3 for unit in units()
    }


@rule("bm.units.life_points")
def test_the_third_skull_eliminates_a_unit_and_the_sixth_the_ogre() -> None:
    field = battle(card="imp_knights", imp_knights_blitzen="e7", cha_goblins_grom="f7", cha_ogre_grimorg="m12")
    field.throw("ssbb", "bb").play("attack cha_goblins_grom")
    assert field.skulls("cha_goblins_grom") == 2
    assert field.alive("cha_goblins_grom")

    for skulls, alive in ((4, True), (5, False)):
        ogre = {"hex": "f7", "skulls": skulls}
        field = battle(card="imp_knights", imp_knights_blitzen="e7", cha_ogre_grimorg=ogre, cha_goblins_grom="m12")
        field.throw("sbbb", "bbbb", then=[0]).play("attack cha_ogre_grimorg")
        assert field.alive("cha_ogre_grimorg") is alive


@rule("bm.units.start_complete")
def test_every_battle_begins_with_all_units_unhurt() -> None:
    for scenario in game().options["scenario"].values:
        state = game().new(scenario=scenario)
        seen = {**state.view(0)["table"]["units"], **state.view(1)["table"]["units"]}  # each side knows its tokens
        assert len(seen) == 25
        assert {unit["skulls"] for unit in seen.values()} == {0}
        assert all(unit["where"] != "out" for unit in seen.values())


@rule("bm.units.wounds_do_not_weaken")
def test_skulls_change_neither_dice_nor_movement() -> None:
    for skulls in (0, 2):
        knights = {"hex": "e7", "skulls": skulls}
        field = battle(
            card="imp_knights", imp_knights_blitzen=knights, cha_goblins_grom={"hex": "f7", "skulls": skulls}
        )
        assert field.offers("move") == ["e6", "f6", "d7", "e8", "f8"]
        field.throw("bbbb", "bb").play("attack cha_goblins_grom")
        assert field.dice == (4, 2)


@rule("bm.units.wounds_do_not_weaken")
def test_the_ogre_loses_cards_but_no_dice() -> None:
    ogre = {"hex": "e7", "skulls": 5}
    field = battle(
        imp_men_altdorf="f7",
        cha_ogre_grimorg=ogre,
        table={"ogre_cards": {"move": 0, "attack": 1}},
        next_cards=["cha_ogre", "imp_foot"],
    )
    assert field.view["ogre_turn"] == {"move": 0, "attack": 0}
    field.throw("bbbb", "bbb").play("attack imp_men_altdorf")
    assert field.dice == (4, 3)
    assert field.view["card"] == "imp_foot"


# -- pieces, cards, discs, dice, tokens


@rule("bm.components.terrain_pieces")
def test_four_hedges_one_tower_and_four_double_sided_hexes() -> None:
    parts = counted("tokens", "components")
    assert (parts["hedge"], parts["tower"], parts["terrain_hex"]) == (4, 1, 4)
    pairs = [{PIECES[face] for face in tile} for tile in new_battle().state.tables.tiles]
    assert len(pairs) == 4
    assert {frozenset(face.partition("_")[0] for face in pair) for pair in pairs} == {
        frozenset({"marsh", "ditch"}),
        frozenset({"marsh", "ford"}),
        frozenset({"ford", "ditch"}),
    }
    kinds = Counter(face.partition("_")[0] for pair in pairs for face in pair)
    assert kinds == {"marsh": 3, "ditch": 3, "ford": 2}


@rule("bm.components.battle_cards")
def test_59_battle_cards() -> None:
    copies: Counter[str] = Counter()
    for card in content("battle_cards")["cards"]:
        copies[card["side"]] += card["copies"]
    assert copies == {"imperial": 26, "chaos": 33}
    assert counted("tokens", "components")["battle_card"] == len(new_battle().state.tables.full_deck) == 59


@rule("bm.components.battle_cards")
def test_each_type_is_on_as_many_cards_as_its_record_says() -> None:
    on_cards: Counter[str] = Counter()
    for card in content("battle_cards")["cards"]:
        for troops in card["types"]:
            on_cards[troops] += card["copies"]
    assert on_cards == counted("units", "types", "on_cards")


@rule("bm.components.ogre_cards")
def test_six_ogre_cards() -> None:
    assert counted("ogre_cards", "cards", "copies") == {"ogre_move": 3, "ogre_attack": 3}
    assert new_battle().view["ogre_cards"] == {"move": 3, "attack": 3}


@rule("bm.components.cannon_discs")
def test_ten_discs_with_the_target() -> None:
    copies = counted("cannon_discs", "discs", "copies")
    assert copies == {"flying": 4, "bouncing": 3, "explosion": 2, "target": 1}
    assert sum(copies.values()) == counted("tokens", "components")["cannon_disc"] == 10
    field = battle(card="imp_cannon", imp_cannon="a8", cha_orcs_gazkull="d6").play("fire cha_orcs_gazkull")
    assert field.view["shot"]["discs"] == {"flying": 4, "bouncing": 3, "explosion": 2}


@rule("bm.components.dice")
def test_six_dice_with_three_skulls_one_shield_and_two_blanks() -> None:
    assert counted("tokens", "components")["combat_die"] == content("dice")["die"]["dice_in_box"] == 6
    assert Counter(new_battle().state.tables.die) == {SKULL: 3, SHIELD: 1, FACES.index("blank"): 2}


@rule("bm.components.tokens")
def test_tokens() -> None:
    assert counted("tokens", "tokens") == {"rubble": 3, "elite": 22, "skull": 50, "unit": 25}


@rule("bm.components.tokens")
def test_neither_tokens_nor_dice_run_out() -> None:
    field = new_battle(scenario="campaign")
    field.state.declare(0, "draw")
    field.state.declare(1, "draw")
    assert len([unit for unit in field.view["units"].values() if unit["elite"]]) == 25  # the box holds 22 tokens

    field = battle(
        card="imp_charge_lords",
        options={"scenario": "campaign"},
        table={"victories": ["draw"]},
        imp_lord_knights={"hex": "e7", "elite": True},
        cha_orcs_gazkull="f7",
    )
    field.throw("bbbbbbb", "bbb").play("attack cha_orcs_gazkull")
    assert field.dice == (7, 3)


@rule("bm.campaign.log_columns")
def test_the_log_has_four_columns_and_a_campaign_is_one_of_them() -> None:
    assert content("scenarios")["campaign"]["log_columns"] == 4
    log = new_battle(scenario="campaign").view["campaign"]
    assert log == {
        "battles": ["borderlands", "tengin", "grunburg", "plains", "altdorf"],
        "worth": [1, 1, 1, 3, 5],
        "winners": [],
        "points": {"imperial": 0, "chaos": 0},
    }
