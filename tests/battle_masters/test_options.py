"""Options of another edition, on and off, and the two set-ups of the first battle."""

from __future__ import annotations

import pytest

from tests.battle_masters.vocabulary import Field, battle, game, new_battle
from tests.vocabulary import rule
from warhost import BadOption
from warhost.engine.errors import OutOfChance

TOWER = [{"piece": "tower", "hex": "f3"}]
DITCH = [{"piece": "ditch_4", "hex": "g6", "open": ["NE", "NW"]}]


def test_every_option_is_off_unless_chosen() -> None:
    options = game().read_options({})
    off = ("tower_capture", "close_shot_penalty", "pinned_shooters", "point_blank_misfire", "ditch_always_protects")
    assert [options[name] for name in (*off, "cannon_range_eight")] == [False] * 6
    assert options["stalemate_guard"] is True
    assert options["borderlands_setup"] == "arrival"
    assert options["campaign_points"] == "rulebook"


@pytest.mark.parametrize("given", [{"tower_capture": "maybe"}, {"campaign_points": "double"}, {"long_range": True}])
def test_an_unknown_option_or_value_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        game().read_options(given)


# -- shooting next to an enemy


@rule("bm.archers.shoot_at_distance")
@pytest.mark.parametrize(("penalty", "dice"), [(False, (3, 3)), (True, (2, 3))])
def test_close_shot_penalty_costs_an_adjacent_shot_one_die(penalty: bool, dice: tuple[int, int]) -> None:
    field = battle(
        card="imp_archers",
        options={"close_shot_penalty": penalty},
        imp_archers_grunburg="e9",
        cha_orcs_gazkull="f9",
    )
    field.luck().play("shoot cha_orcs_gazkull")
    assert field.dice == dice


@rule("bm.archers.shoot_at_distance")
@pytest.mark.parametrize(("penalty", "dice"), [(False, (3, 3)), (True, (3, 2))])
def test_close_shot_penalty_costs_shooters_attacked_next_to_them_one_die(penalty: bool, dice: tuple[int, int]) -> None:
    field = battle(
        card="cha_beast_orc_gob",
        options={"close_shot_penalty": penalty},
        imp_crossbows_melgar="e9",
        cha_orcs_gazkull="f9",
    )
    field.luck().play("attack imp_crossbows_melgar")
    assert field.dice == dice


@rule("bm.archers.shoot_at_distance")
def test_close_shot_penalty_may_leave_a_single_die_to_defend_with() -> None:
    options = {"close_shot_penalty": True}
    field = battle(card="imp_lords", options=options, imp_lord_knights="e9", cha_bowmen_fellmor="f9")
    field.luck().play("attack cha_bowmen_fellmor")
    assert field.dice == (5, 1)


def test_close_shot_penalty_changes_both_rolls_between_adjacent_shooters_and_none_at_a_distance() -> None:
    options = {"close_shot_penalty": True}
    near = battle(card="cha_bow_champ", options=options, cha_bowmen_fellmor="e9", imp_archers_grunburg="f9")
    near.luck().play("shoot imp_archers_grunburg")
    assert near.dice == (1, 2)
    far = battle(card="cha_bow_champ", options=options, cha_bowmen_fellmor="e9", imp_archers_grunburg="g9")
    far.luck().play("shoot imp_archers_grunburg")
    assert far.dice == (2, 3)


@rule("bm.archers.any_target_in_range")
def test_pinned_shooters_reach_only_adjacent_enemies() -> None:
    def field(pinned: bool, near: str) -> Field:
        return battle(
            card="imp_archers",
            options={"pinned_shooters": pinned},
            terrain=TOWER,
            imp_archers_grunburg="e9",
            cha_orcs_gazkull=near,
            cha_goblins_grom="g9",
        )

    assert field(False, "e8").offers("shoot") == ["cha_orcs_gazkull", "cha_goblins_grom"]
    pinned = field(True, "e8")
    assert pinned.offers("shoot") == ["cha_orcs_gazkull"]
    pinned.forbids("shoot cha_goblins_grom", "bm.archers.any_target_in_range")
    assert pinned.refused("shoot cha_goblins_grom").text.key == "why-pinned"
    assert field(True, "e7").offers("shoot") == ["cha_orcs_gazkull", "cha_goblins_grom"], "nobody next to them"


def test_a_friend_next_to_them_does_not_pin_shooters_and_a_garrison_is_never_pinned() -> None:
    options = {"pinned_shooters": True}
    friend = battle(
        card="imp_archers", options=options, imp_archers_grunburg="e9", imp_cannon="e8", cha_goblins_grom="g9"
    )
    assert friend.offers("shoot") == ["cha_goblins_grom"]
    garrison = battle(
        card="imp_archers",
        options=options,
        terrain=TOWER,
        imp_archers_grunburg="f3",
        cha_orcs_gazkull="f2",
        cha_goblins_grom="f1",
    )
    assert garrison.offers("shoot") == ["cha_orcs_gazkull", "cha_goblins_grom"]


# -- cannon


@rule("bm.cannon.adjacent_target")
@pytest.mark.parametrize(
    ("disc", "alive", "skulls"), [("flying", True, 0), ("bouncing", True, 1), ("explosion", False, 0)]
)
def test_point_blank_misfire_draws_a_disc_for_an_adjacent_shot(disc: str, alive: bool, skulls: int) -> None:
    field = battle(
        card="imp_cannon",
        options={"point_blank_misfire": True},
        imp_cannon="b9",
        imp_men_altdorf="a1",
        cha_orcs_gazkull="c9",
        cha_orcs_zogrod="l9",
    )
    field.discs("explosion", disc).play("fire cha_orcs_gazkull")
    assert not field.alive("cha_orcs_gazkull")
    assert (field.alive("imp_cannon"), field.skulls("imp_cannon")) == (alive, skulls)


@rule("bm.misfire.draw_for_cannon")
def test_eight_discs_remain_for_the_cannon_at_point_blank_too() -> None:
    def fire(*numbers: int) -> Field:
        options = {"point_blank_misfire": True}
        field = battle(card="imp_cannon", options=options, imp_cannon="b9", cha_orcs_gazkull="c9", cha_orcs_zogrod="l9")
        return field.chance(*numbers).play("fire cha_orcs_gazkull")

    assert fire(8, 6).skulls("imp_cannon") == 1
    assert fire(8, 7).winner == "chaos"
    with pytest.raises(OutOfChance):
        fire(8, 8)


@pytest.mark.parametrize("disc", ["flying", "bouncing"])
def test_point_blank_misfire_needs_an_explosion(disc: str) -> None:
    field = battle(
        card="imp_cannon",
        options={"point_blank_misfire": True},
        imp_cannon="b9",
        cha_orcs_gazkull="c9",
        cha_orcs_zogrod="l9",
    )
    field.discs(disc).play("fire cha_orcs_gazkull")
    assert not field.alive("cha_orcs_gazkull")
    assert field.skulls("imp_cannon") == 0


@rule("bm.end.checked_at_once")
def test_point_blank_misfire_is_not_drawn_once_the_battle_is_won() -> None:
    field = battle(card="imp_cannon", options={"point_blank_misfire": True}, imp_cannon="b9", cha_orcs_gazkull="c9")
    field.discs("explosion").play("fire cha_orcs_gazkull")
    assert field.winner == "imperial"


@rule("bm.cannon.no_range_limit")
def test_cannon_range_eight_limits_the_targets() -> None:
    def field(limited: bool) -> Field:
        options = {"cannon_range_eight": limited}
        return battle(card="imp_cannon", options=options, imp_cannon="b9", cha_orcs_gazkull="j9", cha_orcs_zogrod="k9")

    assert field(False).offers("fire") == ["cha_orcs_gazkull", "cha_orcs_zogrod"]
    assert field(True).offers("fire") == ["cha_orcs_gazkull"]
    field(True).forbids("fire cha_orcs_zogrod", "bm.cannon.no_range_limit")


# -- ditch


@rule("bm.ditch_combat.open_sides_normal", "bm.ditch_combat.missile_attacks_exempt")
@pytest.mark.parametrize(("always", "defence"), [(False, 3), (True, 4)])
def test_ditch_always_protects_against_shots_and_through_open_sides(always: bool, defence: int) -> None:
    options = {"ditch_always_protects": always}
    shot = battle(card="cha_bow_champ", options=options, terrain=DITCH, imp_men_reikwald="g6", cha_bowmen_fellmor="g7")
    shot.luck().play("shoot imp_men_reikwald")
    assert shot.dice == (2, defence)
    opening = battle(
        card="cha_beast_orc_gob", options=options, terrain=DITCH, imp_men_reikwald="g6", cha_orcs_gazkull="g5"
    )
    opening.luck().play("attack imp_men_reikwald")
    assert opening.dice == (3, defence)


def test_ditch_always_protects_counts_once_across_a_dug_side_and_only_inside() -> None:
    options = {"ditch_always_protects": True}
    across = battle(
        card="cha_beast_orc_gob", options=options, terrain=DITCH, imp_men_reikwald="g6", cha_orcs_gazkull="g7"
    )
    across.luck().play("attack imp_men_reikwald")
    assert across.dice == (2, 4)
    outside = battle(
        card="imp_men_archers", options=options, terrain=DITCH, imp_men_reikwald="g6", cha_orcs_gazkull="g5"
    )
    outside.luck().play("attack cha_orcs_gazkull")
    assert outside.dice == (3, 3)


# -- tower


@rule("bm.end.no_other_victory")
@pytest.mark.parametrize("capture", [False, True])
def test_tower_capture_wins_for_chaos_at_once(capture: bool) -> None:
    field = battle(
        card="cha_beast_orc_gob",
        options={"scenario": "borderlands", "tower_capture": capture},
        terrain=TOWER,
        cha_orcs_gazkull="e3",
        cha_orcs_zogrod="l10",
        imp_men_reikwald="f2",
    )
    field.play("use cha_orcs_gazkull", "move f3")
    assert field.winner == ("chaos" if capture else None)
    if capture:
        assert field.heard("log-end-tower-captured") == [{"winner": "side-chaos"}]
        assert field.log_keys()[-1] == "log-end-tower-captured", "the unit's attack is not fought any more"


@rule("bm.end.no_other_victory")
def test_tower_capture_is_for_chaos_alone() -> None:
    field = battle(
        card="imp_men_archers",
        options={"scenario": "borderlands", "tower_capture": True},
        terrain=TOWER,
        imp_men_reikwald="e3",
        cha_orcs_zogrod="l10",
    )
    field.play("move f3")
    assert field.winner is None


@rule("bm.end.no_other_victory")
def test_tower_capture_needs_the_tower_to_stand() -> None:
    field = battle(
        card="cha_beast_orc_gob",
        options={"scenario": "borderlands", "tower_capture": True},
        table={"tower_stands": False, "rubble": 3},
        terrain=TOWER,
        cha_orcs_gazkull="e3",
    )
    field.play("move f3")
    assert field.hex("cha_orcs_gazkull") == "f3"
    assert field.winner is None


@rule("bm.end.no_other_victory")
@pytest.mark.parametrize("scenario", ["free", "quick_start", "tengin", "grunburg", "plains", "altdorf"])
def test_tower_capture_concerns_the_borderlands_alone(scenario: str) -> None:
    field = battle(
        card="cha_beast_orc_gob",
        options={"scenario": scenario, "tower_capture": True},
        terrain=TOWER,
        cha_orcs_gazkull="e3",
    )
    field.play("move f3")
    assert field.hex("cha_orcs_gazkull") == "f3"
    assert field.winner is None


@rule("bm.end.no_other_victory")
def test_tower_capture_ends_the_first_battle_of_a_campaign_and_no_other() -> None:
    def field(victories: list[str]) -> Field:
        return battle(
            card="cha_beast_orc_gob",
            options={"scenario": "campaign", "tower_capture": True},
            table={"victories": victories},
            terrain=TOWER,
            cha_orcs_gazkull="e3",
        ).luck()

    assert field([]).play("move f3").view["campaign"]["winners"] == ["chaos"]
    assert field(["draw"]).play("move f3").view["campaign"]["winners"] == ["draw"]


@rule("bm.end.no_other_victory")
@pytest.mark.parametrize(("where", "card"), [("reserve", "cha_beast_orc_gob"), ("aside", None)])
@pytest.mark.parametrize("capture", [False, True])
def test_tower_capture_counts_for_a_unit_that_comes_to_the_mat_on_the_tower(
    where: str, card: str | None, capture: bool
) -> None:
    field = battle(
        card=card,
        options={"scenario": "borderlands", "tower_capture": capture},
        terrain=TOWER,
        table={"zones": {"chaos": ["f2", "f3"]}, "rest_of_deck": where == "reserve"},
        cha_orcs_gazkull={"where": where},
    ).luck()
    field.play("enter f3" if where == "reserve" else "place f3")
    assert field.winner == ("chaos" if capture else None)


# -- set-up and points


@rule("bm.scenarios.arrival_empty_start")
def test_the_borderlands_start_empty_or_with_all_units_in_place() -> None:
    arrival = new_battle(scenario="borderlands")
    assert {unit["where"] for unit in arrival.view["units"].values()} == {"reserve"}
    fixed = new_battle(scenario="borderlands", borderlands_setup="fixed")
    assert {unit["where"] for unit in fixed.view["units"].values()} == {"mat"}
    plan = next(plan for plan in game().content["scenarios"]["scenarios"] if plan["short_id"] == "borderlands")
    positions = next(variant for variant in plan["variants"] if variant["id"] == "fixed_positions")["positions"]
    for unit, (col, row) in positions.items():
        assert fixed.hex(unit) == f"{'abcdefghijklm'[col]}{row + 1}"
    assert fixed.kind in ("use", "act", "ogre_move", "ogre_attack"), "the first card is up"


@rule("bm.scenarios.arrival_empty_start")
def test_the_fixed_set_up_concerns_the_borderlands_alone() -> None:
    grunburg = new_battle(scenario="grunburg", borderlands_setup="fixed")
    assert {unit["where"] for unit in grunburg.view["units"].values()} == {"reserve"}


@rule("bm.campaign.points_plains", "bm.campaign.points_altdorf")
@pytest.mark.parametrize(
    ("points", "worth", "totals", "winner"),
    [
        ("rulebook", [1, 1, 1, 3, 5], {"imperial": 5, "chaos": 6}, "chaos"),
        ("other_edition", [1, 1, 1, 2, 2], {"imperial": 4, "chaos": 3}, "imperial"),
    ],
)
def test_campaign_points_of_the_rulebook_and_of_the_other_edition(
    points: str, worth: list[int], totals: dict[str, int], winner: str
) -> None:
    field = new_battle(scenario="campaign", campaign_points=points)
    assert field.view["campaign"]["worth"] == worth
    losers = [0, 0, 0, 0, 1] if points == "rulebook" else [0, 0, 0, 1, 1]
    for loser in losers:
        field.state.declare(loser, "concede")
    assert field.view["campaign"]["points"] == totals
    assert field.winner == winner


@rule("bm.end.stalemate")
@pytest.mark.parametrize("guard", [True, False])
def test_stalemate_guard_on_and_off_over_whole_passes(guard: bool) -> None:
    field = battle(
        card="imp_lords",
        options={"stalemate_guard": guard},
        imp_lord_knights="a1",
        cha_champions_gorefist="l12",
    )
    while field.winner is None and len(field.heard("log-reshuffle")) < 5:
        field.luck().play("finish")
    assert (field.winner is not None) == guard
    assert len(field.heard("log-reshuffle")) == (2 if guard else 5)
