"""Every blessing, with what it does and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lords_of_ragnarok.vocabulary import battle, game, hunt, saga
from tests.vocabulary import rule
from warhost import Text


def test_thirty_six_blessings_twelve_a_god() -> None:
    gods = [card["god"] for card in game().content["blessings"]["blessings"]]
    assert {god: gods.count(god) for god in set(gods)} == {"odin": 12, "thor": 12, "freya": 12}


# -- Odin


@rule("lor.heroes.authority")
def test_einherjar_levy() -> None:
    green = {"blessings": ["einherjar_levy"], "authority": 3, "drakkar": "sea1"}
    assert saga(green=green).play("act reinforce", "muster 1").armies("green") == [(1, 4)]
    green = {"blessings": ["einherjar_levy"], "authority": 6, "drakkar": "sea1"}
    assert saga(green=green).play("act reinforce", "muster 1").armies("green") == [(1, 6)]
    green = {"blessings": ["einherjar_levy"], "control": [1], "region": 9}
    table = saga(green=green, monsters={"draugr": 16}, table={"realms": {"muspelheim": [0]}}).play(
        "act monsters", "accept"
    )
    assert table.armies("green") == [(1, 1)]  # a fixed value


def test_valhalla_gates() -> None:
    red = {"blessings": ["valhalla_gates"], "armies": [(1, 1), (1, 1)], "region": 9}
    table = saga(green={"region": 16}, red=red, monsters={"draugr": {"region": 1, "ring": 0}}).play(
        "act monsters", "strike"
    )
    assert table.player("red")["cards"] == 2


def test_hlidskjalf() -> None:
    green = {"blessings": ["hlidskjalf"], "armies": [(1, 1), (2, 1), (9, 1)], "control": [1, 2], "region": 16}
    table = saga("manoeuvres", green=green).play("activate green1", "grow")
    assert table.choices == ["use hlidskjalf", "decline"]
    table.play("use hlidskjalf", "raise green1")
    assert table.army("green1") == (1, 3)  # besides the activation
    table = saga("manoeuvres", green=green).play("activate green1", "move 5")
    assert table.kind == "action"  # an army moved
    green = {**green, "blessings": ["hlidskjalf", "war_council"], "runes": ["uruz", "algiz"]}
    table = saga("rune_actions", green=green).play("use war_council", "activate green3", "move 10", "finish")
    table.play("activate green1", "grow")
    assert table.choices == ["use hlidskjalf", "decline"]  # a move in another step does not count


def test_huginn_muninn() -> None:
    player = saga(green={"blessings": ["huginn_muninn"]}).player("green")
    assert (player["card_limit"], player["rune_limit"]) == (4, 2)


@pytest.mark.parametrize(("armies", "bonus"), [(2, 2), (1, 0)])
def test_spear_host(armies: int, bonus: int) -> None:
    green = {"blessings": ["spear_host"], "armies": [(6, 3)] * armies, "region": 16, "drakkar": "sea4"}
    red = {"armies": [(5, 6)], "control": [5], "region": 14, "drakkar": "sea4"}
    table = saga(green=green, red=red).play("act mobilize", *(["activate green1"] if armies > 1 else []), "move 5")
    if armies > 1:
        table.play("activate green2", "move 5")
    assert table.heard("log-battle-values")[0]["attack"] == 3 * armies + bonus
    table = battle({}, {"blessings": ["spear_host"], "armies": [(5, 2), (5, 2)]})
    assert table.heard("log-battle-values")[0]["defence"] == 4  # not for the defender


def test_hall_builder() -> None:
    green = {"blessings": ["hall_builder"], "armies": [(9, 1), (16, 1)], "control": [3]}
    table = saga(green=green).play("act build_temple", "raise green1", "raise green2")
    assert table.armies("green") == [(9, 2), (16, 2)]
    table = saga(green=green, table={"wheel": {"prepare": [0]}}).luck().play("act build_monument", "erect odin")
    table.play("raise green1", "raise green1")
    assert table.army("green1") == (9, 3)
    keys = table.log_keys()
    assert keys.index("log-army-value") < keys.index("log-event")  # after step 5
    regions = {2: {"forge": "uruz", "rune": True}}
    rich = {**green, "control": [2], "runes": ["algiz", "othala"]}
    table = saga(green=rich, regions=regions, table={"wheel": {"prepare": [0]}}).luck()
    table.play("act build_monument", "erect odin")
    assert table.kind == "shed_runes"  # which ends step 5
    assert table.play("drop uruz").kind == "raise"


@pytest.mark.parametrize(("power", "may"), [(4, True), (3, False)])
def test_oath_rings(power: int, may: bool) -> None:
    table = saga(green={"blessings": ["oath_rings"], "region": 4, "power": power}, red={"region": 9})
    assert ("act usurp" in table.choices) == may  # population 5
    red = {"region": 9, "control": [5], "armies": [(5, power + 1)]}
    table = saga(green={"blessings": ["oath_rings"], "region": 5, "power": power}, red=red)
    assert "act usurp" in table.choices
    table = saga(green={"blessings": ["oath_rings"], "region": 6, "injured": ["power"]}, red={"region": 9})
    assert "act usurp" in table.choices  # 2 + 1 against 3, also if injured


@pytest.mark.parametrize(("value", "taken"), [(2, False), (3, True)])
def test_hallowed_ground_against_armies(value: int, taken: bool) -> None:
    red = {"blessings": ["hallowed_ground"], "control": [8], "region": 16}
    green = {"armies": [(5, value)], "region": 9}
    table = saga("manoeuvres", green=green, red=red, regions={8: {"temple": True}}, table={"stirred": False})
    table.play("activate green1", "move 8")
    assert (table.control(8) == "green") == taken
    assert table.army("green1") == (8, value)  # a weaker army may stay


@pytest.mark.parametrize(("power", "may"), [(2, False), (3, True)])
def test_hallowed_ground_against_usurp(power: int, may: bool) -> None:
    red = {"blessings": ["hallowed_ground"], "control": [8], "region": 16}
    table = saga(green={"region": 8, "power": power}, red=red, regions={8: {"temple": True}})
    assert ("act usurp" in table.choices) == may
    if not may:
        table.forbids("act usurp", "lor.usurp.undefended")
    table = saga(green={"region": 5, "power": 2}, red={**red, "control": [5]})
    assert "act usurp" in table.choices  # without a temple


@rule("lor.battle.b6_take")
def test_hallowed_ground_does_not_change_the_outcome_of_a_battle() -> None:
    red = {"blessings": ["hallowed_ground"], "control": [8], "armies": [(8, 1)], "region": 16}
    green = {"armies": [(5, 2)], "region": 9}
    table = saga("manoeuvres", green=green, red=red, regions={8: {"temple": True}}, table={"stirred": False})
    table.play("activate green1", "move 8")
    assert table.control(8) == "green"


def test_sleipnir_stride() -> None:
    green = {"blessings": ["sleipnir_stride"], "armies": [(3, 2)], "drakkar": "sea3", "region": 16}
    red = {"armies": [(4, 1)], "region": 9}
    table = saga("manoeuvres", green=green, red=red, boss=16, table={"stirred": False}).play("activate green1")
    assert table.offers("move") == ["1", "2", "4"]
    table.play("move 1")
    assert table.control(1) == "green"
    assert table.control(2) is None  # only where it stops
    table = saga("manoeuvres", green={**green, "armies": [(2, 2)]}, red=red, boss=16).play("activate green1")
    assert "8" not in table.offers("move")  # 4 holds another player's army: it stops there
    table = saga(green=green, table={"stirred": False}).play("act mobilize")
    assert table.armies("green") == [(2, 2)]  # only in the Manoeuvres step, here there is one neighbour


def test_war_council() -> None:
    green = {
        "blessings": ["war_council"],
        "armies": [(1, 1), (9, 1), (16, 1)],
        "runes": ["uruz", "algiz"],
        "control": [1],
    }
    table = saga("rune_actions", green=green, boss=4).play(
        "use war_council", "activate green1", "grow", "activate green2"
    )
    table.play("move 10")
    assert table.armies("green") == [(1, 2), (10, 1), (16, 1)]
    assert table.runes("green") == []
    assert table.step == "manoeuvres"
    table = saga("rune_actions", green=green, boss=4).play("use war_council", "activate green1", "grow", "finish")
    assert table.step == "manoeuvres"
    table = saga("rune_actions", green={**green, "armies": [], "region": 8}, monsters={"draugr": 8})
    assert "use war_council" not in table.choices  # no army to activate
    assert "use war_council" in saga("rune_actions", green={**green, "armies": [(9, 1)]}).choices


def test_gallows_offering() -> None:
    table = saga("start", green={"blessings": ["gallows_offering"], "armies": [(9, 1), (1, 3)]})
    table.play("use gallows_offering")
    table.forbids("weaken red1", "lor.cards.as_far_as_possible")
    table.play("weaken green1", "gain algiz")
    assert table.armies("green") == [(1, 3)]
    assert table.runes("green") == ["algiz"]
    assert table.step == "hero"


def test_one_eyed_bargain() -> None:
    green = {"blessings": ["one_eyed_bargain"], "armies": [(1, 2), (9, 1)], "runes": ["othala"], "drakkar": "sea1"}
    table = saga("rune_actions", green=green).play("use one_eyed_bargain", "march green1")
    assert table.offers("move") == ["2", "3", "4", "5"]
    table.play("move 3")
    assert table.army("green1") == (3, 2)
    assert table.runes("green") == []
    assert table.step == "manoeuvres"  # one army only
    table = saga("rune_actions", active="red", red=green).play("use one_eyed_bargain", "march red1")
    assert table.who == "red"
    assert table.play("move 3").army("red1") == (3, 2)
    assert "use one_eyed_bargain" not in saga("rune_actions", green={**green, "armies": [], "region": 4}).choices
    green = {**green, "armies": [(3, 2), (9, 1)], "drakkar": "sea4"}
    table = saga("rune_actions", green=green, boss=2).play("use one_eyed_bargain")
    assert table.kind == "move_to"  # Loki bars the way out of region 3, so the other army marches


# -- Thor


def test_mjolnir_echo() -> None:
    assert hunt(hunter={"blessings": ["mjolnir_echo"], "power": 2}).player("green")["cards"] == 3


def test_storm_hardened() -> None:
    hunter = {"blessings": ["storm_hardened"], "hand": ["sword"], "injured": ["authority", "power", "wisdom"]}
    table = hunt(hunter=hunter, attacks=("claws", "bite", "claws", "bite")).play("attack claws", "finish")
    assert table.kind == "hero_round"  # ignored, so the hunt goes on
    table.play("hit sword", "cover 1", "finish", "attack claws", "finish")
    assert table.heard("log-hunt-lost")  # the second one is not
    table = hunt(
        hunter={"blessings": ["storm_hardened"], "power": 2}, attacks=("tail_sweep", "claws"), deck=["shield"] * 4
    ).play("attack tail_sweep", "finish")
    table.until("hero_round", "discard shield").play("finish")
    assert table.injured("green") == []  # that of the defeat
    assert table.heard("log-injury-ignored")


def test_goat_feast() -> None:
    hunter = {"blessings": ["goat_feast"], "power": 2, "injured": ["power"]}
    table = hunt(hunter=hunter, attacks=("tail_sweep", "claws"), deck=["shield"] * 4).play(
        "attack tail_sweep", "finish"
    )
    table.until("hero_round", "discard shield").play("finish", "injure authority", "heal power")
    assert table.injured("green") == ["authority"]


def test_giant_slayer() -> None:
    table = hunt(hunter={"blessings": ["giant_slayer"]}, attacks=("claws", "bite")).play("attack claws")
    assert table.view["hunt"]["attack"]["rage"] == 2
    assert table.view["hunt"]["attack"]["weak_spot"] == 5


@pytest.mark.parametrize(("region", "bonus"), [(5, 2), (6, 0)])
def test_thunderclap(region: int, bonus: int) -> None:
    table = battle({"blessings": ["thunderclap"], "region": region})
    assert table.heard("log-battle-values")[0]["attack"] == 4 + bonus


def test_megingjord() -> None:
    assert battle({"blessings": ["megingjord"]}).heard("log-battle-values")[0]["attack"] == 5
    assert battle({}, {"blessings": ["megingjord"]}).heard("log-battle-values")[0]["defence"] == 5


def test_thunderers_wrath() -> None:
    attacker = {"blessings": ["thunderers_wrath"], "armies": [(6, 6)]}
    table = battle(attacker, {"armies": [(5, 2), (5, 3)], "control": [1]})
    assert table.choices == ["weaken red1", "weaken red2"]
    table.play("weaken red2")
    assert table.armies("red") == [(1, 1), (1, 1)]
    assert battle(attacker, {"armies": [(5, 1)], "control": [1]}).armies("red") == []  # none is left


def test_trophy_hunter() -> None:
    hunter = {"blessings": ["trophy_hunter"], "hand": ["bow"], "power": 2}
    table = hunt(hunter=hunter, deck=["shield"] * 4).play("attack tail_sweep", "finish")
    table.until("hero_round", "discard shield").play("hit bow")
    assert table.choices == ["use trophy_hunter", "accept"]
    before = table.player("green")["cards"]
    table.play("use trophy_hunter", "gain othala")
    assert table.runes("green") == ["othala"]
    assert table.player("green")["cards"] == before + 1
    assert table.covered("draugr") == [8]
    hunter = {**hunter, "hand": ["spear"], "priests": 4}
    table = hunt(hunter=hunter, boxes=[None, None, None, 1], deck=["shield"] * 4).play("attack tail_sweep", "finish")
    table.until("hero_round", "discard shield").play("hit spear")
    assert table.choices == ["use trophy_hunter", "finish"]  # the priest would be lost


def test_beast_tamer() -> None:
    green = {"blessings": ["beast_tamer"], "region": 8, "runes": ["algiz"]}
    table = saga("rune_actions", green=green, monsters={"draugr": 7, "garm": 8, "troll": 9}).play(
        "invoke control_monster"
    )
    assert table.offers("tame") == ["draugr", "garm"]  # any rune, and the next region too
    table.play("tame draugr")
    assert table.monster("draugr")["ring"] == 0
    assert table.runes("green") == []


def test_lightning_strike() -> None:
    green = {"blessings": ["lightning_strike"], "region": 8, "runes": ["uruz", "algiz"], "armies": [(8, 2)]}
    red = {"armies": [(7, 1), (9, 1)], "region": 16}
    table = saga("rune_actions", green=green, red=red, table={"stirred": False}).play("use lightning_strike")
    assert table.choices == ["weaken green1", "weaken red1"]
    assert table.play("weaken red1").armies("red") == [(9, 1)]


def test_call_the_storm() -> None:
    green = {"blessings": ["call_the_storm"], "region": 8, "runes": ["uruz", "algiz"]}
    table = saga("rune_actions", green=green, monsters={"draugr": 8, "garm": 9}).play("use call_the_storm", "cover 8")
    assert table.covered("draugr") == [8]
    assert table.runes("green") == []  # no trophy
    assert table.step == "manoeuvres"  # one box, and no more


def test_hero_ferocity() -> None:
    hunter = {"blessings": ["hero_ferocity"], "hand": ["bow", "bow"], "power": 2}
    boxes = [None, None, None, None, None, None, None, 1]
    table = hunt(hunter=hunter, boxes=boxes, deck=["shield"] * 4).play("attack tail_sweep", "finish")
    table.until("hero_round", "discard shield")
    assert table.offers("hit") == ["bow"]  # no bow box is left, but one card may be anything
    table.play("hit bow", "cover 1")
    assert table.view["hunt"]["wild_left"] == 0
    assert table.offers("hit") == []  # once per hunt
    table = hunt("loki", {**hunter, "hand": ["sword", "bow"]}, deck=["shield"] * 4).play("attack tail_sweep", "finish")
    table.until("hero_round", "discard shield").play("hit sword", "hit bow", "cover 1")
    assert table.covered("loki") == [1]  # the bow stands for the axe
    assert table.view["hunt"]["wild_left"] == 0


# -- Freya


def test_seidr_weaving() -> None:
    player = saga(green={"blessings": ["seidr_weaving"]}).player("green")
    assert (player["card_limit"], player["rune_limit"]) == (2, 4)


def test_golden_tears() -> None:
    table = saga(active="red", green={"blessings": ["golden_tears"]}, table={"wheel": {"prepare": [0]}}).play(
        "act prepare"
    )
    table.play("gain uruz", "gain othala")
    assert table.runes("green") == ["uruz", "othala"]
    assert table.who == "red"


def test_falcon_cloak() -> None:
    far = saga("hero", green={"region": 3, "drakkar": "sea4"}).offers("move")
    farther = saga("hero", green={"region": 3, "drakkar": "sea4", "blessings": ["falcon_cloak"]}).offers("move")
    assert far == ["1", "2", "4"]
    assert farther == ["1", "2", "4", "5", "8", "15"]


def test_brising_flame() -> None:
    table = saga("prayer", green={"region": 2, "blessings": ["brising_flame"]}).play("forge")
    assert table.runes("green") == ["uruz", "uruz"]
    table = saga("prayer", green={"region": 2, "blessings": ["brising_flame"], "runes": ["algiz"]}).play("forge")
    assert table.kind == "shed_runes"
    assert len(table.runes("green")) == 3


@pytest.mark.parametrize("left", [0, 1])
def test_brising_flame_takes_the_last_rune_of_its_type(left: int) -> None:
    red = {"wisdom": 6, "runes": ["uruz"] * 6}
    black = {"wisdom": 6, "runes": ["uruz"] * (4 - left)}
    table = saga("prayer", seats=3, green={"region": 2, "blessings": ["brising_flame"]}, red=red, black=black)
    assert table.view["runes"]["uruz"] == left
    assert table.play("forge").runes("green") == ["uruz"] * (1 + left)
    assert len(table.heard("log-use")) == left


def test_folkvang_due() -> None:
    defender = {"blessings": ["folkvang_due"], "armies": [(5, 2), (5, 2)], "control": [1]}
    table = battle({"armies": [(6, 6)]}, defender)
    assert table.who == "red"
    assert table.choices == ["shelter red1", "shelter red2"]
    table.play("shelter red2")
    assert table.army("red1") == (1, 1)
    assert table.army("red2") == (1, 2)


def test_battle_boar() -> None:
    attacker = {"blessings": ["battle_boar"], "armies": [(6, 1)], "hand": ["axe"]}
    table = battle(attacker, {"armies": [(5, 1)], "hand": ["bow"]}).play("pass")
    table.play("play axe")  # 2 - 1 symbols against an army of 1
    assert table.armies("green") == []
    table = battle({**attacker, "armies": [(6, 4)], "hand": ["sword"]}, {"armies": [(5, 1)]}).play("play sword")
    assert table.armies("green") == [(5, 4)]


def test_vanir_friend() -> None:
    green = {"blessings": ["vanir_friend"], "region": 5, "runes": ["algiz"]}
    table = saga("rune_actions", green=green, table={"realms": {"vanaheim": [1]}}).play("invoke alliance")
    assert table.view["realms"]["vanaheim"] == [0, 1]
    assert table.player("green")["cards"] == 1  # although not the first
    table = saga("rune_actions", green=green).play("invoke alliance")
    assert table.player("green")["cards"] == 1  # one card in all


def test_njord_wind() -> None:
    green = {"blessings": ["njord_wind"], "region": 1, "drakkar": "sea1"}
    table = saga("hero", green=green).play("use njord_wind")
    assert table.offers("sail") == ["sea2", "sea5"]
    table.play("sail sea2", "move 5")
    assert table.player("green")["drakkar"] == "sea2"
    assert table.hero("green") == 5
    table = saga("hero", green=green).luck().play("move 2", "use njord_wind", "sail sea5")
    assert table.step != "hero"  # once a turn
    table.until("hero_step", "act prepare", "prepare card").play("finish")
    table.until("hero_step", "act prepare", "prepare card")
    assert table.who == "green"
    assert "use njord_wind" in table.choices  # in the next turn again


def test_grove_priestess() -> None:
    green = {"blessings": ["grove_priestess"], "priests": 1, "injured": ["power"]}
    table = saga("prayer", green=green).play("pray thor")
    assert table.choices == ["option 1", "option 2"]
    assert table.state.decision().prompt == Text("prompt-option", what=Text("source-grove_priestess"))
    assert table.play("option 1").injured("green") == []
    table = saga("prayer", green=green, levels={"thor": 1}).play("pray thor", "option 2")
    assert table.player("green")["cards"] == 2  # after the god's bonus


@pytest.mark.parametrize("stack", [[1], []])
def test_realm_walker(stack: list[int]) -> None:
    green = {"blessings": ["realm_walker"], "drakkar": "sea1"}
    table = saga(green=green, table={"realms": {"niflheim": [0]}, "wheel": {"prepare": stack}}).play("act prepare")
    if not stack:
        assert table.kind == "realm_bonus"  # the usual one
        assert table.play("decline").kind == "prepare"
        return
    table.play("gain uruz")  # red, who is covered
    assert table.choices == ["use realm_walker", "decline"]
    table.play("use realm_walker", "sail sea4")
    assert table.player("green")["drakkar"] == "sea4"
    assert table.kind == "prepare"


def test_realm_walker_needs_an_alliance_and_a_bonus_that_can_be_taken() -> None:
    def covering(**table: Any) -> str | None:
        red = {"blessings": ["realm_walker"], "drakkar": "sea1", "armies": [(9, 6)]}
        covered = saga(active="red", red=red, table={"wheel": {"prepare": [0], "build_temple": [0]}, **table})
        return covered.play("act prepare", "gain uruz").kind

    assert covering(realms={"niflheim": [1]}) == "effects"
    assert covering(realms={"niflheim": [0]}) == "prepare"
    green = {"blessings": ["realm_walker"], "control": [3], "armies": [(9, 6)]}
    full = saga(green=green, table={"realms": {"jotunheim": [0]}, "wheel": {"build_temple": [1]}})
    assert not full.luck().play("act build_temple", "gain uruz").heard("log-use")  # no army can rise
    assert "use realm_walker" not in full.choices


def test_healing_song() -> None:
    hurt = ["authority", "power", "wisdom"]
    table = saga("rune_actions", green={"blessings": ["healing_song"], "runes": ["uruz"], "injured": hurt, "region": 1})
    assert table.play("use healing_song").injured("green") == []
    green = {"blessings": ["healing_song"], "runes": ["uruz"], "injured": ["power"], "region": 1}
    assert len(saga("rune_actions", green=green).play("use healing_song").heard("log-heal")) == 1
    table = saga("rune_actions", green={"blessings": ["healing_song"], "runes": ["uruz", "othala"], "region": 1})
    assert "use healing_song" not in table.choices


def test_freya_call() -> None:
    green = {"blessings": ["freya_call"], "runes": ["uruz", "algiz"], "region": 1}
    table = saga("rune_actions", green=green).play("use freya_call")
    assert table.player("green")["priests"]["reserve"] == 1
    table = saga("rune_actions", green={**green, "priests": 4})
    assert "use freya_call" not in table.choices
