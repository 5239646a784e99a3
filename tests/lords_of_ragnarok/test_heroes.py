"""Heroes and attributes, injuries and healing."""

from __future__ import annotations

import pytest

from tests.lords_of_ragnarok.vocabulary import hunt, saga
from tests.vocabulary import example, rule


@rule("lor.heroes.special_ability", "lor.heroes.land_of_hero")
@pytest.mark.parametrize(("region", "gained"), [(1, True), (2, False)])
def test_the_land_of_the_hero_is_where_it_stands_at_that_moment(region: int, gained: bool) -> None:
    """Snorri gains a rune for a settlement in his land; 5 and 1 belong to one land of this side, 2 to another."""
    green = {"hero": "snorri", "region": region, "armies": [(6, 2)], "drakkar": "sea3"}
    table = saga("manoeuvres", green=green, table={"stirred": False}).play("activate green1", "move 5")
    assert table.control(5) == "green"
    assert (table.kind == "gain_rune") == gained


@rule("lor.heroes.attribute_cap")
def test_an_attribute_does_not_rise_above_six() -> None:
    for power in (5, 6):
        table = saga("prayer", green={"power": power, "priests": 1}, levels={"thor": 1}).play("pray thor")
        assert table.value("green", "power") == 6


@rule("lor.heroes.authority", "lor.manoeuvres.recruit", "lor.reinforce.effect")
def test_authority_is_the_value_of_recruited_armies() -> None:
    table = saga(green={"authority": 5, "drakkar": "sea1"}).play("act reinforce", "muster 1")
    assert table.armies("green") == [(1, 5)]
    table = saga(green={"authority": 5, "drakkar": "sea1", "injured": ["authority"]}).play("act reinforce", "muster 1")
    assert table.armies("green") == [(1, 2)]


@rule("lor.heroes.strength", "lor.hunt.setup_order")
@pytest.mark.parametrize("power", [2, 4])
def test_strength_is_the_number_of_cards_drawn_for_a_hunt(power: int) -> None:
    assert hunt(hunter={"power": power}).player("green")["cards"] == power


@rule("lor.heroes.wisdom", "lor.heroes.hand_over_limit")
def test_wisdom_limits_cards_and_runes_apart() -> None:
    full = {"wisdom": 3, "hand": ["spear", "sword", "bow"], "runes": ["uruz", "othala", "algiz"]}
    table = saga(green=full, decks={"combat": ["axe"]}).play("act prepare", "prepare card")
    assert table.kind == "shed_cards"
    assert table.hand("green") == ["spear", "sword", "axe", "bow"]
    table.play("discard bow")
    assert table.hand("green") == ["spear", "sword", "axe"]
    assert len(table.runes("green")) == 3
    assert table.view["combat_cards"]["discard"] == ["bow"]


@rule("lor.heroes.draw_then_discard")
def test_all_cards_of_an_effect_are_drawn_before_any_is_discarded() -> None:
    deck = ["axe", "bow", "hammer"]
    table = saga("prayer", green={"priests": 1}, levels={"thor": 3}, decks={"combat": deck}).play("pray thor")
    assert table.hand("green") == ["axe", "hammer", "bow"]
    table.play("discard hammer")
    assert table.hand("green") == ["axe", "bow"]


@rule("lor.heroes.hunt_exception", "lor.hunt.end_order")
def test_a_hunter_holds_any_number_of_cards_until_the_hunt_ends() -> None:
    table = hunt(hunter={"power": 4, "wisdom": 2}, deck=["bow", "spear", "axe", "sword", "hammer"])
    assert table.player("green")["cards"] == 4
    table.play("attack tail_sweep", "finish", "discard bow")
    assert table.player("green")["cards"] == 4  # one drawn after the attack
    table.play("finish", "injure authority")  # no damage: the hunt is lost
    assert table.kind == "shed_cards"
    table.play("discard spear", "discard axe")
    assert table.player("green")["cards"] == 2


@rule("lor.heroes.hunt_exception")
def test_runes_are_limited_during_a_hunt() -> None:
    green = {"hand": ["bow"], "runes": ["uruz", "othala"], "wisdom": 2}
    table = hunt(hunter=green).play("attack tail_sweep", "finish").until("hero_round", "discard shield")
    table.play("hit bow", "gain algiz")
    assert table.kind == "shed_runes"


@rule("lor.heroes.limit_drop", "lor.injuries.value_two")
@example("lor.exd.injured_wisdom_limit")
def test_when_wisdom_falls_the_limits_apply_at_once() -> None:
    red = {"region": 1, "wisdom": 4, "hand": ["spear", "sword", "axe", "bow"], "runes": ["uruz", "othala", "algiz"]}
    table = saga(green={"region": 9}, red=red, monsters={"fafnir": {"region": 1, "ring": 0}})
    table.play("act monsters", "strike", "injure wisdom")
    assert table.value("red", "wisdom") == 2
    assert table.who == "red"
    table.play("drop uruz", "discard spear", "discard sword")
    assert table.hand("red") == ["axe", "bow"]
    assert table.runes("red") == ["othala", "algiz"]


@rule("lor.heroes.limit_drop")
def test_in_a_hunt_the_cards_are_spared_until_its_end() -> None:
    green = {"wisdom": 4, "power": 2, "hand": ["spear", "sword", "axe", "hammer"]}
    table = hunt(hunter=green, attacks=("claws", "bite")).play("attack claws", "finish", "injure wisdom")
    assert table.kind == "hero_round"
    assert table.player("green")["cards"] == 7


@rule("lor.heroes.not_in_battle")
def test_a_hero_takes_no_part_in_battles() -> None:
    green = {"region": 5, "armies": [(6, 4)], "power": 6}
    table = saga("manoeuvres", green=green, red={"region": 5, "armies": [(5, 4)], "control": [5, 1]})
    table.play("activate green1", "move 5")
    assert table.heard("log-battle-values")[0]["attack"] == 4
    assert table.hero("green") == 5
    assert table.hero("red") == 5


# -- injuries


@rule("lor.injuries.flip", "lor.injuries.who_chooses", "lor.injuries.value_two")
def test_an_injury_flips_a_healthy_token_of_the_owners_choice() -> None:
    table = hunt(hunter={"wisdom": 5, "power": 4, "injured": ["authority"]}).play("attack claws", "finish")
    assert table.who == "green"
    assert table.offers("injure") == ["power", "wisdom"]
    table.forbids("injure authority", "lor.injuries.flip")
    table.play("injure power")
    tokens = table.player("green")["attributes"]["power"]
    assert tokens == {"token": 4, "injured": True, "value": 2}
    table = hunt(hunter={"injured": ["power"]}).play("attack claws", "finish")
    assert table.offers("injure") == ["authority", "wisdom"]


@rule("lor.injuries.one_by_one")
def test_several_injuries_come_one_after_the_other() -> None:
    table = hunt("fafnir", attacks=("special_attack", "claws")).play("attack special_attack", "finish")
    table.play("injure authority")
    assert table.offers("injure") == ["power", "wisdom"]
    table.play("injure wisdom")
    assert table.injured("green") == ["authority", "wisdom"]


@rule("lor.injuries.still_moves")
def test_an_injured_token_still_moves() -> None:
    table = saga("prayer", green={"power": 3, "priests": 1, "injured": ["power"]}, levels={"thor": 1}).play("pray thor")
    assert table.player("green")["attributes"]["power"] == {"token": 4, "injured": True, "value": 2}
    assert table.heard("log-attribute-injured")[0]["value"] == 4
    assert table.heard("log-attribute") == []  # its value has not changed


@rule("lor.injuries.all_injured")
def test_outside_a_hunt_a_wholly_injured_hero_suffers_no_more() -> None:
    hurt = {"region": 1, "injured": ["authority", "power", "wisdom"]}
    table = saga(green={"region": 9}, red=hurt, monsters={"fafnir": {"region": 1, "ring": 0}}).play(
        "act monsters", "strike"
    )
    assert table.injured("red") == ["authority", "power", "wisdom"]
    assert table.kind == "hero_step"


@rule("lor.injuries.heal", "lor.hero_step.heal")
def test_healing_turns_a_token_of_ones_choice_back() -> None:
    table = saga("hero", green={"wisdom": 5, "injured": ["power", "wisdom"]})
    assert table.offers("heal") == ["power", "wisdom"]
    table.play("heal wisdom")
    assert table.value("green", "wisdom") == 5
    assert table.injured("green") == ["power"]


@rule("lor.injuries.heal_needs_injury", "lor.prepare.heal")
def test_only_an_injury_can_be_healed() -> None:
    table = saga("hero", green={"injured": ["power"]})
    table.forbids("heal wisdom", "lor.injuries.heal_needs_injury")
    table = saga().play("act prepare")
    table.forbids("prepare heal", "lor.prepare.heal")
