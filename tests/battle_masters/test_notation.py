"""Choices as text: every verb, what is said against a choice of another moment, and the labels for people."""

from __future__ import annotations

import pytest

from tests.battle_masters.vocabulary import Field, battle, game, new_battle
from tests.listening import any_time
from tests.vocabulary import random_play, rule
from warhost import BadNotation
from warhost.rules import Rulebook

KNOWN = Rulebook("battle_masters").ids
VERBS = game().alphabet.verbs


def moments() -> dict[str, Field]:
    """A decision of every kind, by name."""
    units = {"imp_lord_knights": "a9", "cha_ogre_grimorg": "f8", "imp_men_reikwald": "g8"}
    ogre = battle(card="imp_lords", next_cards=["cha_ogre"], army=units)
    free = new_battle(scenario="free", terrain_layer="imperial")
    laying = Field(free.state.clone()).play("mat full_mat")
    covering = Field(laying.state.clone()).play("lay ditch_4")
    hedging = Field(laying.state.clone()).play("lay hedge", "cover e8")
    turning = Field(covering.state.clone()).play("cover e8")
    sides = Field(laying.state.clone()).play("done")
    deploying = Field(sides.state.clone()).play("side north")
    placing = Field(deploying.state.clone()).play("deploy cha_orcs_gazkull")
    return {
        "portion": free,
        "terrain": laying,
        "cover": covering,
        "turn ditch": turning,
        "turn hedge": hedging,
        "side": sides,
        "deploy unit": deploying,
        "deploy hex": placing,
        "use": battle(card="cha_gob_orc", seats=4, cha_orcs_gazkull="e7", cha_orcs_zogrod="f8", cha_goblins_grom="i9"),
        "act": battle(card="cha_beast_orc_gob", cha_orcs_gazkull="e7", imp_lord_knights="f7"),
        "act shooter": battle(card="imp_archers", imp_archers_grunburg="e9", cha_orcs_gazkull="f9"),
        "act cannon": battle(card="imp_cannon", imp_cannon="b9", cha_orcs_gazkull="d7"),
        "disc": battle(card="imp_cannon", imp_cannon="b9", cha_orcs_gazkull="d7").play("fire cha_orcs_gazkull"),
        "enter": battle(
            card="imp_lords", table={"zones": {"imperial": ["a1", "b1"]}}, imp_lord_knights={"where": "reserve"}
        ),
        "ogre move": Field(ogre.state.clone()).chance(0).play("finish"),
        "ogre attack": Field(ogre.state.clone()).chance(5).play("finish"),
    }


MOMENT = moments()
moment = pytest.mark.parametrize("name", MOMENT)


def at(name: str) -> Field:
    return Field(MOMENT[name].state.clone())


# -- writing and reading


def test_every_verb_has_its_moment() -> None:
    written = {text.split()[0] for field in MOMENT.values() for text in field.choices}
    assert written | {"pass"} == set(VERBS)
    assert "pass" in battle(card="cha_gob_orc", cha_orcs_gazkull="e7", cha_orcs_zogrod="f8").choices


@moment
def test_every_choice_is_written_in_its_own_way_and_read_back(name: str) -> None:
    state = at(name).state
    texts = [state.notation(choice) for choice in range(state.setting.choices)]
    assert len(set(texts)) == len(texts)
    assert [state.parse(text) for text in texts] == list(range(state.setting.choices))
    assert state.parse(f"  {texts[3].replace(' ', '   ')} ") == 3, "spaces do not matter"


def test_choices_are_read_back_through_a_whole_battle() -> None:
    field = new_battle(scenario="altdorf", seed=5)
    for _ in random_play(field, seed=5, limit=600):
        if not field.over:
            assert [field.state.parse(text) for text in field.choices] == field.state.legal()


@moment
def test_what_is_no_choice_at_all_is_bad_notation(name: str) -> None:
    for text in ("", "attack", "fly e8", "move z99", "use e8", "move imp_cannon", "pass e8", "7"):
        with pytest.raises(BadNotation):
            at(name).state.why_not_text(text)


# -- why not


@moment
def test_every_refusal_names_a_rule_that_exists(name: str) -> None:
    state = at(name).state
    for choice in range(state.setting.choices):
        reason = state.why_not(choice)
        assert (reason is None) == (choice in state.legal())
        assert reason is None or reason.rule in KNOWN


@moment
def test_every_verb_at_every_moment_is_allowed_or_refused_by_a_rule(name: str) -> None:
    field = at(name)
    for text in any_time(field.state.setting.alphabet):
        reason = field.state.why_not_text(text)
        assert (reason is None) == (text in field.choices)
        assert reason is None or reason.rule in KNOWN


@pytest.mark.parametrize(
    ("name", "text", "because"),
    [
        ("use", "move e8", "bm.movement.one_hex"),
        ("use", "attack imp_lord_knights", "bm.attack.only_units_on_card"),
        ("use", "shoot imp_lord_knights", "bm.archers.move_or_shoot"),
        ("use", "fire cha_orcs_gazkull", "bm.cannon.move_or_fire"),
        ("use", "disc e8", "bm.cannon.one_disc_at_a_time"),
        ("use", "finish", "bm.activation.everything_optional"),
        ("use", "decline", "bm.ogre.shuffle_and_turn"),
        ("use", "use cha_beastmen_bale", "bm.cards.survivors_act"),
        ("use", "lay tower", "bm.setup.one_player_lays_terrain"),
        ("act", "use cha_orcs_zogrod", "bm.cards.survivors_act"),
        ("act", "pass", "bm.cards.next_after_resolution"),
        ("act", "shoot imp_lord_knights", "bm.attack.adjacent_enemy"),
        ("act", "enter e8", "bm.scenarios.arrival_on_first_card"),
        ("act", "deploy cha_orcs_gazkull", "bm.deployment.alternate_singly"),
        ("act", "yield", "bm.teams.owner_decides"),
        ("act shooter", "attack cha_orcs_gazkull", "bm.archers.move_or_shoot"),
        ("act cannon", "attack cha_orcs_gazkull", "bm.cannon.no_dice_attack"),
        ("act cannon", "disc c8", "bm.cannon.one_disc_at_a_time"),
        ("disc", "fire cha_orcs_zogrod", "bm.cannon.choose_target_first"),
        ("disc", "move c8", "bm.movement.one_hex"),
        ("disc", "finish", "bm.cannon.path_towards_target"),
        ("enter", "move a2", "bm.movement.one_hex"),
        ("enter", "finish", "bm.scenarios.arrival_on_first_card"),
        ("ogre move", "attack imp_men_reikwald", "bm.ogre.move_card"),
        ("ogre attack", "move e8", "bm.ogre.attack_card"),
        ("ogre attack", "finish", "bm.activation.everything_optional"),
        ("deploy unit", "place a1", "bm.deployment.alternate_singly"),
        ("deploy hex", "deploy cha_orcs_zogrod", "bm.deployment.alternate_singly"),
        ("portion", "side north", "bm.setup.other_player_picks_side"),
        ("side", "mat full_mat", "bm.setup.whole_or_part_of_mat"),
        ("cover", "turn NE", "bm.ditch.placement"),
    ],
)
def test_a_choice_of_another_moment_is_refused_by_the_rule_about_it(name: str, text: str, because: str) -> None:
    at(name).forbids(text, because)


def test_the_rule_of_a_decision_is_named() -> None:
    rules = {name: field.state.decision().rule for name, field in MOMENT.items()}
    assert set(rules.values()) <= KNOWN
    assert rules["act"] == "bm.activation.move_then_attack"
    assert rules["disc"] == "bm.cannon.path_towards_target"
    assert rules["ogre move"] == "bm.ogre.move_card"
    assert rules["ogre attack"] == "bm.ogre.attack_card"


@rule("bm.end.concession_and_draw")
def test_after_the_end_every_text_is_refused_and_none_is_read() -> None:
    field = at("act")
    field.state.declare(0, "concede")
    for text in ("move e8", "finish", "nonsense"):
        assert field.refused(text).rule == "bm.end.concession_and_draw"
        with pytest.raises(BadNotation):
            field.state.parse(text)


# -- labels


@rule("bm.attack.modifiers_add_up")
@pytest.mark.parametrize(
    ("card", "text", "army"),
    [
        ("cha_charge_champ", "attack imp_men_reikwald", {"cha_champions_gorefist": "d8", "imp_men_reikwald": "e8"}),
        ("cha_gob_orc", "attack imp_men_reikwald", {"cha_goblins_grom": "d8", "imp_men_reikwald": "e8"}),
        ("imp_foot", "shoot cha_orcs_gazkull", {"imp_crossbows_melgar": "e8", "cha_orcs_gazkull": "h8"}),
        ("imp_lords", "attack cha_ogre_grimorg", {"imp_lord_knights": "a9", "cha_ogre_grimorg": "b9"}),
    ],
)
def test_the_label_of_an_attack_tells_the_dice_it_is_fought_with(card: str, text: str, army: dict[str, str]) -> None:
    field = battle(
        card=card,
        terrain=[{"piece": "tower", "hex": "e8"}, {"piece": "ditch_4", "hex": "d8", "open": ["NW", "W"]}],
        army=army,
    )
    label = field.state.label(field.state.parse(text))
    verb, target = text.split()
    assert label.key == f"choice-{verb}"
    assert label.params["hex"] == field.hex(target)
    field.luck().play(text)
    assert (label.params["attack"], label.params["defence"]) == field.dice


def test_the_label_of_an_ogre_attack_tells_its_dice_too() -> None:
    field = at("ogre attack")
    label = field.state.label(field.state.parse("attack imp_men_reikwald"))
    assert (label.key, label.params["attack"], label.params["defence"]) == ("choice-attack", 4, 3)


@rule("bm.cannon.discs_needed")
@pytest.mark.parametrize("record", game().content["cannon_discs"]["success_probability"])
def test_the_label_of_a_shot_tells_its_chance(record: dict[str, float]) -> None:
    goal = f"{'bcdefghijkl'[int(record['distance'])]}9"
    field = battle(card="imp_cannon", imp_cannon="b9", cha_orcs_gazkull=goal)
    label = field.state.label(field.state.parse("fire cha_orcs_gazkull"))
    assert label.key == "choice-fire"
    assert label.params["percent"] == round(100 * record["probability"])


@moment
def test_every_legal_choice_has_a_label_and_every_decision_a_prompt(name: str) -> None:
    state = at(name).state
    for choice in state.legal():
        assert state.label(choice).key.startswith("choice-")
    assert state.decision().prompt.key.startswith("prompt-")
