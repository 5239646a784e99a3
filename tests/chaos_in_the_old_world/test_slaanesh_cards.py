"""The Chaos cards of Slaanesh, one by one."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import Table, given


def played(card: str, on: str = "kislev_left", points: int = 3, **more: str) -> Table:
    return given(points={"slaanesh": points}, hand={"slaanesh": card}, board=more).play(f"play {card}", f"on {on}")


def dominates(table: Table, region: str) -> dict[str, int]:
    found: dict[str, int] = table.region(region)["forecast"]["domination"]["values"]
    return found


def test_perverse_infiltration_corrupts_at_once_without_a_figure() -> None:
    table = played("perverse_infiltration")
    assert (table.corruption("kislev"), table.points("slaanesh")) == ({"slaanesh": 1}, 3)
    assert table.region("kislev")["ruiners"] == ["slaanesh"]
    cancelled = played("perverse_infiltration", on="kislev_right", kislev="left:changer_of_ways")
    assert cancelled.corruption("kislev") == {}


def test_insidious_lies_count_nobles_and_heroes_for_each_copy() -> None:
    one = given(kislev="noble*2 hero peasant left:insidious_lies")
    assert dominates(one, "kislev")["slaanesh"] == 6 + 1
    two = given(kislev="noble left:insidious_lies right:insidious_lies")
    assert dominates(two, "kislev")["slaanesh"] == 4 + 2
    pact = given(kislev="seductress noble left:insidious_lies right:abyssal_pact")
    assert dominates(pact, "kislev")["slaanesh"] == 2 + 1


# -- Dark Influence


def test_dark_influence_moves_a_peasant_hero_or_noble() -> None:
    table = played("dark_influence", kislev="peasant hero warpstone skaven", tilea="ruin=1")
    assert table.offers("lure") == ["hero", "peasant"]
    table.forbids("lure warpstone", "citow.tokens.how_they_move")
    table.forbids("decline", "citow.chaos_cards.mandatory")
    table.play("lure hero")
    table.forbids("to kislev", "citow.tokens.how_they_move")
    table.forbids("to tilea", "citow.ruined.no_new_tokens")
    table.play("to badlands")
    assert table.token_places("hero") == ["badlands"]
    assert played("dark_influence", kislev="warpstone").kind == "turn", "no such token, nothing happens"


# -- Soporific Musk


def test_soporific_musk_takes_control_of_an_enemy_cultist() -> None:
    table = played("soporific_musk", kislev="leper acolyte bloodletter seductress")
    assert table.offers("seduce") == ["leper_1", "acolyte_1"]
    table.forbids("seduce bloodletter_1", "citow.control.as_own")
    table.forbids("seduce seductress_1", "citow.control.as_own")
    table.forbids("decline", "citow.chaos_cards.mandatory")
    table.play("seduce acolyte_1")
    assert sorted(table.figures("kislev", "slaanesh")) == ["acolyte", "seductress"]
    assert played("soporific_musk", kislev="bloodletter").kind == "turn"


def test_musk_keeps_warp_shield_on_its_victim_and_a_second_copy_takes_another() -> None:
    table = given(points={"slaanesh": 4}, hand={"slaanesh": "soporific_musk soporific_musk"}, kislev="acolyte! leper")
    table.play("play soporific_musk", "on kislev_left", "seduce acolyte_1", "play soporific_musk", "on kislev_right")
    assert sorted(table.figures("kislev", "slaanesh")) == ["acolyte", "leper"]
    assert table.figure("acolyte_1")["shielded"] is True


# -- Field of Ecstasy


def test_field_of_ecstasy_stops_battle_and_early_dice() -> None:
    table = given(phase="battle", kislev="bloodletter leper peasant left:field_of_ecstasy right:blood_frenzy")
    assert table.rolled == []
    assert table.tokens("kislev") == {"peasant": 1}


def test_field_of_ecstasy_leaves_effects_without_battle_dice() -> None:
    rotting = given(phase="battle", kislev="acolyte nurgle=1 left:field_of_ecstasy right:final_rotting")
    assert rotting.figures("kislev") == []
    raid = given(
        phase="battle", dice="5", track=("greenskins_invade", None), kislev="leper event left:field_of_ecstasy"
    )
    assert raid.figures("kislev") == []
    keeper = given(
        phase="battle",
        upgrades={"slaanesh": "keeper_of_secrets"},
        kislev="keeper_of_secrets leper left:field_of_ecstasy",
    )
    assert keeper.kind == "seduce"


# -- Degenerate Royalty


def test_degenerate_royalty_costs_nothing_among_three_corruption_tokens() -> None:
    table = given(
        points={"slaanesh": 1},
        hand={"slaanesh": "degenerate_royalty"},
        kislev="khorne=1 nurgle=2",
        tilea="khorne=2 warpstone*3",
    )
    table.play("play degenerate_royalty")
    assert table.offers("on") == ["kislev_left", "kislev_right"]
    assert table.play("on kislev_left").points("slaanesh") == 1
    full = given(points={"slaanesh": 3}, hand={"slaanesh": "degenerate_royalty"})
    assert full.play("play degenerate_royalty", "on tilea_left").points("slaanesh") == 0


def test_degenerate_royalty_is_priced_in_hand_so_changer_of_ways_does_not_matter() -> None:
    table = given(
        points={"slaanesh": 1}, hand={"slaanesh": "degenerate_royalty"}, kislev="khorne=3 left:changer_of_ways"
    )
    table.play("play degenerate_royalty")
    assert (table.points("slaanesh"), table.cards("kislev")) == (1, ["changer_of_ways", "degenerate_royalty"])


# -- Abyssal Pact


def test_abyssal_pact_ignores_figures_of_all_powers() -> None:
    table = given(
        upgrades={"khorne": "bloodthirster"}, kislev="bloodthirster seductress*3 left:abyssal_pact right:influenza"
    )
    assert dominates(table, "kislev") == {"khorne": 0, "nurgle": 1, "tzeentch": 0, "slaanesh": 0}
