"""The attack: its steps, comparison, success, Castles; base and current strength; strength 0."""

from __future__ import annotations

import pytest

from tests.stratego_legends.test_teams import four
from tests.stratego_legends.vocabulary import Field, battle, game, started
from tests.vocabulary import random_play, rule
from warhost.games.stratego_legends.mechanics.strength import total, unit_parts
from warhost.games.stratego_legends.tables import KEYWORDS

TABLES = game().tables


@rule("sl.attack.definition", "sl.attack.reveal_both", "sl.attack.compare", "sl.attack.position")
def test_the_weaker_unit_falls_and_the_winner_holds_the_space() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "helcar"})
    field.go("d4", "d5")
    assert field.seen("gold_knight")
    assert field.seen("helcar")
    assert field.table(1)["attack"]["attacker"]["unit"] == "gold_knight"
    field.quietly()
    assert field.where("helcar") == "destroyed"
    assert field.at("d5") == "gold_knight"
    assert field.at("d4") is None
    assert field.table()["last_move"] == ["d4", "d5"]


@rule("sl.attack.position", "sl.attack.defender_no_success", "sl.rage.attacker_only")
def test_a_winning_defender_stays_and_has_not_attacked() -> None:
    field = battle({"d4": "adellin"}, {"d5": "cave_beast"})
    field.attack("d4", "d5")
    assert field.where("adellin") == "destroyed"
    assert field.at("d5") == "cave_beast"
    # a raging Titan that wins in defence goes on no rampage
    field = battle({"d4": "grundin", "c5": "grundin"}, {"d5": "akillon"})
    field.attack("d4", "d5")
    assert field.where("akillon") == "d5"
    assert field.at("c5") == "grundin"
    assert field.side == "grey"


@rule("sl.attack.tie", "sl.attack.both_destroyed_no_success", "sl.attack.success_needed")
def test_equal_strengths_destroy_both_and_nobody_has_succeeded() -> None:
    field = battle({"d4": "tiera"}, {"d5": "namhel", "f7": "mummy"})
    field.attack("d4", "d5")
    assert field.where("tiera") == field.where("namhel") == "destroyed"
    assert field.at("d5") is None
    assert field.side == "grey"
    assert field.kind == "turn"  # no sacrifice is asked for


@rule("sl.attack.success_needed", "sl.innate.mandatory", "sl.innate.choices", "sl.castles.destroyed_otherwise")
def test_a_power_after_success_is_carried_out_and_its_choice_is_the_players() -> None:
    field = battle({"d4": "tiera"}, {"d5": "mummy", "f7": "kralc"})
    field.attack("d4", "d5")
    assert field.kind == "pick_unit"
    assert field.side == "grey"
    assert field.offers("pick") == ["f7", "g8", "h7", "h8"]  # the Castle too
    field.forbids("done", "sl.innate.mandatory")
    labels = {field.state.notation(choice): field.state.label(choice).key for choice in field.state.legal()}
    assert labels == {
        "pick h8": "choice-pick-castle",
        **dict.fromkeys(("pick f7", "pick g8", "pick h7"), "choice-pick"),
    }
    field.play("pick f7").quietly()
    assert field.where("kralc") == "destroyed"


@rule("sl.attack.adjust", "sl.strength.current", "sl.strength.sources", "sl.strength.order")
def test_bonuses_of_all_sources_add_up_without_limit() -> None:
    field = battle(
        {"d4": "wood_elf", "c5": "high_elf", "e5": "high_elf", "d6": "lockin_elves"},
        {"d5": "kralc"},
        terrain={"d5": "forest"},
        curse="vellec",
    )
    field.go("d4", "d5").play("call c5", "pick attacker", "pass", "call d6")
    field.then("pick attacker").play("pass", "call e5").then("pick attacker")
    assert field.state.strength(field.state.attacker) == 2 + 2 + 1 + 1 + 1 + 2
    parts = field.table(1)["attack"]["attacker"]["parts"]
    assert [(part["reason"], part["amount"]) for part in parts] == [
        ("base", 2),
        ("terrain", 2),
        ("curse", 1),
        ("bonus", 1),
        ("bonus", 2),
        ("bonus", 1),
    ]


@rule("sl.attack.outside_help", "sl.abilities.moments", "sl.abilities.hidden_ok")
def test_neighbours_of_the_fight_help_either_side() -> None:
    field = battle({"d4": "gold_knight", "a6": "dancing_sword"}, {"d5": "helcar", "e6": "enchanted_shield"})
    field.go("d4", "d5")
    assert (field.side, field.offers("call")) == ("beige", [])  # the Sword is too far away
    field.play("pass")
    assert field.side == "grey"
    assert field.offers("call") == ["e6"]
    field.play("call e6").then("pick d5")
    assert field.where("enchanted_shield") == "destroyed"
    field.quietly()
    assert field.where("gold_knight") == field.where("helcar") == "destroyed"  # 8 against 6 + 2


@rule("sl.attack.space_of_attack")
def test_both_stand_on_the_attacked_space_and_the_start_is_empty() -> None:
    field = battle({"d4": "grundin"}, {"d5": "helcar"}, terrain={"d4": "forest", "d5": "mountain"})
    assert field.strength("d4") == 7
    field.go("d4", "d5")
    assert field.strength("grundin") == 5
    assert field.strength("helcar") == 8
    assert field.at("d4") is None


@rule("sl.attack.castle", "sl.end.castle", "sl.object.goal", "sl.end.immediate", "sl.powers.text_wins")
def test_entering_the_enemy_castle_wins_at_once_whatever_the_strength() -> None:
    field = battle({"d4": "clevut", "e4": "elven_assassin"}, {"e5": "titan_castle", "d5": "akillon"})
    field.play("take d4")
    field.forbids("attack d5", "sl.powers.text_wins")  # Clevut cannot attack
    field.play(field.choices[0])
    field.go("g8", "g7").go("e4", "e5")
    assert field.over
    assert field.winner == "beige"
    assert field.reason == "result-castle"


@rule("sl.attack.castle")
def test_attacking_the_own_castle_loses_the_game() -> None:
    field = battle(grey={"d5": "dumes", "d6": "titan_castle"}, turn="grey")
    field.go("d5", "d6")
    assert field.winner == "beige"


@rule("sl.attack.castle", "sl.attack.reveal_both", "sl.teams.castle_lost")
def test_a_castle_and_who_enters_it_are_shown() -> None:
    field = four({"p7": {"unit": "elven_assassin", "army": 1}}, turn=1).go("p7", "p8")
    assert field.where("titan_castle") == "destroyed"
    assert field.seen("p8")
    assert [line["unit"] for line in field.heard("log-reveal")] == ["unit-elven_assassin", "unit-titan_castle"]
    assert (field.kind, field.seat) == ("turn", 3)


@rule("sl.ranged_attack.effect")
def test_a_ranged_attack_destroys_without_entering_the_space() -> None:
    field = battle({"d4": "frodnaj_archer"}, {"d6": "lizarkus", "e6": "sinakus"}, terrain={"d6": "desert"})
    field.act("d4", "ranged_attack", "pick d6").quietly()
    assert field.where("lizarkus") == "destroyed"
    assert field.at("d4") == "frodnaj_archer"
    assert field.side == "grey"


@rule("sl.attack.success_definition", "sl.negate_magic.success")
def test_success_is_a_surviving_attacker_and_a_destroyed_defender() -> None:
    field = battle({"d4": "redillian_sage"}, {"d5": "fungus_of_bremmuk", "f7": "mummy"})
    field.attack("d4", "d5")  # its spell spares the attacker
    assert field.kind == "pick_unit"
    assert field.side == "grey"
    field = battle({"d4": "redillian_sage"}, {"d5": "living_statue", "f7": "mummy"})
    field.attack("d4", "d5")
    assert field.where("redillian_sage") == "destroyed"
    assert field.kind == "turn"


@rule("sl.attack.success_definition", "sl.control.capture_space", "sl.rage.must_attack")
def test_who_captures_the_defender_has_not_destroyed_it() -> None:
    # Daemin, who rages in this turn, takes the Curate over, and leaves the Elf beside him alone.
    daemin = {"unit": "daemin", "granted": ["rage"]}
    field = battle({"d5": "hillstone_curate", "d6": "wood_elf"}, {"d4": daemin}, turn="grey", table={"marked": [5]})
    field.attack("d4", "d5")
    assert (field.at("d4"), field.at("d5"), field.at("d6")) == ("hillstone_curate", "daemin", "wood_elf")
    assert (field.kind, field.side) == ("turn", "beige")


@rule("sl.attack.success_definition", "sl.rage.chain")
def test_an_attacker_that_fell_and_was_brought_back_has_not_succeeded() -> None:
    # Smerdim and the Evoker destroy each other; the end of Oeroed's curse brings Smerdim back beside another enemy.
    field = battle(
        {"d4": {"unit": "redillian_evoker", "bonus": 1}, "f5": "wood_elf"},
        {"d5": "smerdim"},
        terrain={"f6": "forest"},
        turn="grey",
        curse="oeroed",
        table={"marked": [0], "boons": [0, 133, 1]},
    )
    field.attack("d5", "d4").play("return smerdim")
    assert (field.at("f6"), field.curse) == ("smerdim", "redillian_evoker")
    assert field.at("f5") == "wood_elf"
    assert (field.kind, field.side) == ("turn", "beige")


@rule("sl.attack.sequence", "sl.curse_timing.before_success", "sl.timing.after_effect")
def test_curses_come_before_the_power_after_success() -> None:
    field = battle({"d4": "tiera"}, {"d5": "skeleton_warlock", "f7": "mummy"})
    field.attack("d4", "d5")
    assert field.curse == "skeleton_warlock"  # in force already
    assert field.kind == "pick_unit"


@rule("sl.attack.sequence", "sl.end.immediate")
def test_nothing_is_left_of_an_attack_that_is_over() -> None:
    guess = battle({"d4": "psychic_devourer"}, {"d5": "helcar"}).go("d4", "d5").play("name helcar").quietly()
    weakened = battle({"d5": "wood_elf"}, {"d4": "kralc", "e5": "fire_wall"}, turn="grey")
    weakened.go("d4", "d5").play("call e5")
    given_up = battle({"d4": "gold_knight"}, {"d5": "helcar"}).go("d4", "d5").declare(0, "concede")
    shot = battle({"d4": "frodnaj_archer"}, {"d6": "lizarkus"}).act("d4", "ranged_attack").quietly()
    shot_given_up = battle({"d4": "frodnaj_archer"}, {"d6": "lizarkus"}).act("d4", "ranged_attack")
    shot_given_up.declare(0, "concede")
    for field in (guess, weakened, given_up, shot, shot_given_up):
        state = field.state
        pointers = (state.attacker, state.defender, state.shooter, state.target, state.origin, state.site)
        assert {*pointers, state.attack_seat, state.named} == {-1}
        assert [state.attacker_fell, state.defender_fell, state.beyond_rescue] == [False] * 3
    assert (given_up.at("d4"), given_up.at("d5")) == ("gold_knight", "helcar")


@rule("sl.attack.outcome_order")
def test_powers_of_attacker_and_defender_replace_the_comparison() -> None:
    # Jezrak slays the ten before strengths are compared.
    field = battle({"d5": "uaivad"}, {"d4": "jezrak"}, turn="grey")
    field.attack("d4", "d5")
    assert field.where("uaivad") == "cursing"
    assert field.at("d5") == "jezrak"
    # Placton slays also in defence, in place of the comparison.
    field = battle({"d5": "placton"}, {"d4": "kralc"}, turn="grey")
    field.attack("d4", "d5")
    assert field.where("kralc") == "destroyed"
    assert field.at("d5") == "placton"


@rule("sl.attack.broken_off", "sl.strength_zero.destroyed", "sl.strength_zero.no_rescue")
def test_an_attacker_weakened_to_nothing_is_gone_before_the_outcome() -> None:
    field = battle({"d4": "wood_elf"}, {"d5": "uzelis", "e5": "fire_wall"})
    field.go("d4", "d5").play("pass", "call e5").then("pick attacker")
    assert field.where("wood_elf") == "destroyed"
    assert field.where("fire_wall") == "destroyed"
    assert field.at("d5") == "uzelis"
    assert (field.kind, field.side) == ("turn", "grey")  # the window closed: nobody is asked any more


@rule("sl.attack.reveal_both", "sl.strength_zero.destroyed", "sl.strength_zero.sources")
def test_an_attacker_with_nothing_left_on_the_attacked_ground_falls_before_anybody_can_help() -> None:
    # Two Fire Walls have left Tiera 5, and the swamp takes those.
    tiera = {"unit": "tiera", "bonus": -4}
    field = battle(
        {"d4": tiera, "c5": "tarn"},
        {"d5": "helcar"},
        terrain={"d5": "swamp"},
        table={"marked": [0], "boons": [0, 167, -4]},
    )
    field.go("d4", "d5")
    assert field.where("tiera") == "destroyed"
    assert (field.at("d5"), field.kind, field.side) == ("helcar", "turn", "grey")


@rule("sl.strength_zero.destroyed", "sl.control.capture_space")
def test_a_captive_with_nothing_left_on_its_new_ground_falls() -> None:
    curate = {"unit": "hillstone_curate", "bonus": -5}  # 5, and 2 on the mountain
    field = battle(
        {"d5": curate},
        {"d4": "daemin"},
        terrain={"d5": "mountain"},
        turn="grey",
        table={"marked": [0], "boons": [0, 167, -5]},
    )
    field.attack("d4", "d5")
    assert field.where("hillstone_curate") == "destroyed"
    assert (field.at("d4"), field.at("d5")) == (None, "daemin")


@rule("sl.timing.triggered")
def test_a_rescuer_gives_itself_for_nobody_but_the_unit_it_names() -> None:
    field = battle({"d5": "poy", "c5": "migols_royal_guard"}, {"d4": "kralc"}, turn="grey").attack("d4", "d5")
    assert field.where("poy") == "destroyed"
    assert (field.kind, field.side) == ("turn", "beige")


@rule("sl.strength_zero.no_rescue", "sl.attack.broken_off")
def test_a_defender_weakened_to_nothing_cannot_be_saved() -> None:
    field = battle(
        {"d5": {"unit": "king_migol", "bonus": -7}, "c6": "migols_royal_guard"},
        {"d4": "kralc", "e5": "fire_wall"},
        turn="grey",
        table={"marked": [0], "boons": [0, 133, -7]},
    )
    field.go("d4", "d5").play("call e5")
    assert field.where("king_migol") == "destroyed"
    assert field.at("c6") == "migols_royal_guard"
    assert (field.at("d5"), field.kind, field.side) == ("kralc", "turn", "beige")
    # that another unit is weakened to nothing beside him is no matter
    field = battle(
        {"d5": "king_migol", "c6": "migols_royal_guard", "e4": "wood_elf"},
        {"d4": "kralc", "f4": "fire_wall"},
        turn="grey",
    )
    field.go("d4", "d5").play("call f4").quietly()
    assert field.where("wood_elf") == "destroyed"
    assert field.offers("pick") == ["c6"]


@rule("sl.attack.success_power_alive")
def test_a_power_after_success_is_lost_with_its_unit() -> None:
    # The end of the Vines, in grey hands, destroys Tiera, who stands on forest, before her power.
    field = battle(
        {"d4": "tiera"},
        {"d5": "skeleton_warlock", "f7": "mummy"},
        terrain={"d5": "forest"},
        curse="strangling_vines",
        curse_of="grey",
    )
    field.attack("d4", "d5")
    assert field.where("tiera") == "destroyed"
    assert field.curse == "skeleton_warlock"
    assert field.kind == "turn"
    assert field.side == "grey"


# -- strength


@rule("sl.strength.sources")
def test_bonuses_against_a_kind_count_only_in_an_attack_and_in_either_role() -> None:
    field = battle({"d4": "gray_knight"}, {"d5": "keelian"})
    assert field.strength("d4") == 7
    field.go("d4", "d5")
    assert field.strength("keelian") == 6
    assert field.state.strength(field.state.attacker) == 8
    field = battle({"d5": "gold_knight"}, {"d4": "keelian"}, turn="grey")
    field.go("d4", "d5")
    assert field.strength("gold_knight") == 9


@pytest.mark.parametrize("warbrin_attacks", [True, False])
@rule("sl.strength.sources", "sl.strength_zero.destroyed", "sl.timing.after_effect")
def test_a_bonus_against_the_opponent_ends_with_the_attack_and_so_may_the_unit(warbrin_attacks: bool) -> None:
    # Warbrin, a 3 that two Fire Walls take 4 from, lives by the 8 he has against a raging unit.
    here, there = ("d4", "d5") if warbrin_attacks else ("d5", "d4")
    field = battle(
        {here: "warbrin"},
        {there: "crush", "c5": "fire_wall", "e5": "fire_wall"},
        turn="beige" if warbrin_attacks else "grey",
    )
    target = "pick attacker" if warbrin_attacks else "pick d5"
    field.go("d4", "d5").play(*(["pass"] if warbrin_attacks else []), "call c5").then(target)
    field.play("pass", "call e5").then(target)
    assert field.strength("warbrin") == 7
    field.declare(0, "ask-after").play("pass", "pass")
    assert field.table()["window"]["kind"] == "after"
    assert field.where("crush") == "destroyed"
    assert field.curse == "warbrin"
    field.quietly()
    assert field.kind == "turn"


@pytest.mark.parametrize("armies", ["box", "expansion"])
@rule("sl.strength.current", "sl.strength.sources")
def test_the_parts_of_a_strength_add_up_to_it(armies: str) -> None:
    parts_seen = set()
    for field in random_play(started(seed=3, armies=armies, boards="all"), seed=5, limit=400):
        state = field.state
        if field.kind in ("window", "turn"):
            for unit in range(60):
                if state.pos[unit] >= 0:
                    parts = unit_parts(state, unit)
                    assert total(parts) == state.strength(unit)
                    assert all(part.amount for part in parts)
                    parts_seen |= {part.reason for part in parts}
    assert parts_seen >= {"base", "terrain", "bonus"}


@rule("sl.strength.sources", "sl.strength.order")
def test_every_source_of_a_strength_is_named() -> None:
    def parts(field: Field, what: str) -> list[tuple[str, str, int]]:
        return [(part.reason, part.of, part.amount) for part in unit_parts(field.state, field.block(what))]

    wet = battle(grey={"d4": "neptillion"}, terrain={"e5": "water"})
    assert parts(wet, "d4")[1][:2] == ("water", "water")
    assert len(parts(battle(grey={"d4": "neptillion"}), "d4")) == 1
    fight = battle({"d4": "gold_knight"}, {"d5": "keelian"}).go("d4", "d5")
    assert parts(fight, "gold_knight") == [("base", "gold_knight", 8), ("color", "red", 1)]
    assert parts(fight, "keelian") == [("base", "keelian", 6)]
    fight = battle({"d4": "gray_knight", "f5": "gold_knight"}, {"e4": "keelian"}, turn="grey").go("e4", "d4")
    assert parts(fight, "gray_knight") == [("base", "gray_knight", 7), ("color", "red", 1)]
    assert parts(fight, "gold_knight") == [("base", "gold_knight", 8)]  # who only watches
    flight = battle({"d4": "wannok"}, {"d5": "colossor"}).go("d4", "d5")
    assert parts(flight, "colossor") == [("base", "colossor", 4), ("keyword", "fly", 3)]
    blessed = battle({"d4": "sir_urgwaine", "e4": "gold_knight"}).act("d4", "boost")
    assert parts(blessed, "e4") == [("base", "gold_knight", 8), ("bonus", "sir_urgwaine", 1)]
    raging = battle({"d4": "warbrin"}, {"d5": "crush"}, terrain={"d5": "forest"}).go("d4", "d5")
    assert parts(raging, "warbrin") == [("base", "warbrin", 3), ("terrain", "forest", 2), ("keyword", "rage", 8)]
    # a curse for units with a keyword counts for those alone
    archers = [unit for unit in TABLES.unit_ids if TABLES.curse_keyword[TABLES.kind_of_id[unit]] >= 0]
    for curse in archers:
        keyword = KEYWORDS[TABLES.curse_keyword[TABLES.kind_of_id[curse]]]
        field = battle({"d4": {"unit": "poy", "granted": [keyword]}, "e5": "poy"}, curse=curse, table={"marked": [0]})
        assert [part[0] for part in parts(field, "d4")] == ["base", "curse"]
        assert [part[0] for part in parts(field, "e5")] == ["base"]
    assert parts(battle({"d4": "quicksand"}), "d4") == []


@rule("sl.strength.base_means_base")
def test_base_strength_is_the_printed_figure() -> None:
    field = battle({"d5": "hillstone_curate"}, {"d4": "daemin"}, terrain={"d5": "mountain"}, turn="grey")
    assert field.strength("hillstone_curate") == 7
    field.attack("d4", "d5")
    assert field.owner("hillstone_curate") == "grey"


@rule("sl.strength.turn_duration")
def test_a_bonus_lasts_to_the_end_of_the_turn_being_played() -> None:
    field = battle({"d4": "sir_urgwaine", "e4": "gold_knight"}, turn="grey", options={"stops": "all"})
    field.play("pass", "call d4").then("pick e4")
    assert field.strength("e4") == 9
    field.quietly().go("g8", "f8").quietly()
    assert field.side == "beige"
    assert field.strength("e4") == 8


@rule("sl.strength.turn_duration", "sl.strength_zero.destroyed")
def test_a_unit_that_falls_to_zero_when_a_bonus_ends_is_destroyed_then() -> None:
    # One base 1, kept alive under the Anti-Silver Wind by the Wheel's bonus of this turn.
    field = battle(
        grey={"d5": {"unit": "gwarf", "bonus": 1}},
        turn="grey",
        curse="anti_silver_wind",
        table={"marked": [3], "boons": [3, 133, 1]},
    )
    assert field.strength("d5") == 1
    field.go("g8", "f8")
    assert field.where("gwarf") == "destroyed"


@rule("sl.innate.strength")
def test_innate_powers_change_the_own_strength() -> None:
    field = battle({"d4": "tiera"}, terrain={"d4": "swamp"})
    assert field.strength("d4") == 4
    field = battle(grey={"d4": "neptillion"}, terrain={"e5": "water"})
    assert field.strength("d4") == 7


@rule("sl.strength_zero.sources", "sl.strength_zero.many", "sl.death_curses.simultaneous")
def test_a_curse_destroys_hidden_units_too_all_at_the_same_time() -> None:
    field = battle({"d4": "anti_red_wind"}, {"d5": "queen_kiova", "c8": "jezrak", "e8": "wascyo"}, turn="grey")
    field.attack("d5", "d4")
    assert field.curse == "anti_red_wind"
    assert field.where("jezrak") == field.where("wascyo") == "destroyed"
    assert {line["unit"] for line in field.heard("log-zero")} == {"unit-jezrak", "unit-wascyo"}


@rule("sl.strength_zero.destroyed", "sl.destroyed_area.place")
def test_who_is_destroyed_already_does_not_fall_to_a_curse_again() -> None:
    field = battle({"d4": "anti_red_wind"}, {"d5": "queen_kiova", "e8": "wascyo"}, turn="grey", destroyed=["jezrak"])
    field.attack("d5", "d4")
    assert [line["unit"] for line in field.heard("log-zero")] == ["unit-wascyo"]


@rule("sl.strength_zero.many", "sl.death_curses.simultaneous", "sl.death_curses.same_time")
def test_curses_of_units_that_one_change_brings_to_nothing_cancel_each_other() -> None:
    # The Wind takes 1 from Vulad's 1 and from what is left of Nosimaj's 2; both have a curse, and neither starts.
    field = battle(
        {"d4": "anti_purple_wind"},
        {"d5": "queen_kiova", "c8": "vulad", "e8": {"unit": "nosimaj", "bonus": -1}},
        turn="grey",
        table={"marked": [5], "boons": [5, 167, -1]},
    )
    field.attack("d5", "d4")
    assert field.where("vulad") == field.where("nosimaj") == "destroyed"
    assert field.curse == "anti_purple_wind"
    assert [line["unit"] for line in field.heard("log-curse")] == ["unit-anti_purple_wind"]
    assert len(field.heard("log-curses-cancel")) == 1
    # of a single one the curse follows
    field = battle({"d4": "anti_purple_wind"}, {"d5": "queen_kiova", "c8": "vulad"}, turn="grey").attack("d5", "d4")
    assert field.curse == "vulad"
