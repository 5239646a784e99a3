"""Every artifact, hero ability, origin, realm bonus, god's bonus, omen, event and temple track."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lords_of_ragnarok.test_setup import draft, set_up
from tests.lords_of_ragnarok.vocabulary import Table, battle, game, hunt, new_game, saga
from tests.vocabulary import rule
from warhost import Text

# -- artifacts


def test_gungnir() -> None:
    table = battle({"control": [4], "artifacts": {"gungnir": True}}, {"hand": ["spear"]}).play(
        "play spear", "use gungnir"
    )
    values = table.heard("log-battle-values")[0]
    assert (values["attack"], values["defence"]) == (7, 6)
    table = battle({"control": [4], "artifacts": {"gungnir": True}}, {"hand": ["spear"]}).play("play spear", "decline")
    assert table.player("green")["artifacts"] == [{"id": "gungnir", "charged": True}]


def test_mjolnir() -> None:
    hunter = {"control": [7], "artifacts": {"mjolnir": True}, "power": 2}
    table = hunt(hunter=hunter, deck=["shield"] * 4).play("attack tail_sweep", "finish")
    table.until("hero_round", "discard shield").play("use mjolnir", "cover 3")
    assert table.covered("draugr") == [3]
    assert table.player("green")["artifacts"] == [{"id": "mjolnir", "charged": False}]


def test_brisingamen() -> None:
    green = {"control": [15], "artifacts": {"brisingamen": True}, "wisdom": 5, "region": 1, "runes": ["uruz", "othala"]}
    table = saga("rune_actions", green=green).play("invoke draw_one", "use brisingamen", "gain algiz")
    assert table.view["turn"]["rune_actions"] == 1
    green = {**green, "runes": ["uruz", "othala", "uruz"]}
    table = saga("rune_actions", green=green).play(
        "use brisingamen", "gain algiz", "invoke draw_one", "pay uruz", "pay othala"
    )
    table.play("invoke draw_one")
    assert table.runes("green") == []
    assert table.player("green")["cards"] == 2


def test_barrow_blade() -> None:
    attacker = {"armies": [(6, 1)], "hand": ["dane_axe", "spear"], "artifacts": {"barrow_blade": True}}
    table = battle(attacker, {"armies": [(5, 1)], "hand": ["bow"]}).play("pass")
    assert table.choices == ["play spear", "use barrow_blade", "pass"]
    table.play("use barrow_blade")
    assert table.choices == ["play dane_axe"]
    table.forbids("play spear", "lor.artifacts.discharge")
    table.forbids("pass", "lor.artifacts.discharge")
    table.play("play dane_axe", "pass")
    assert table.heard("log-battle-values")[0]["attack"] == 6
    assert table.armies("green") == [(5, 1)]  # no loss
    table = battle({"hand": ["spear", "bow"], "artifacts": {"barrow_blade": True}}, {"hand": ["bow"]}).play("pass")
    assert table.choices == ["play spear", "play bow", "pass"]  # no symbols to ignore


def test_troll_heart() -> None:
    green = {"artifacts": {"troll_heart": True}, "injured": ["authority", "power", "wisdom"]}
    table = saga("hero", green=green).play("use troll_heart", "heal power")
    assert table.state.decision().prompt == Text("prompt-heal", count=1)
    assert "finish" in table.choices  # one or two
    table.play("heal wisdom")
    assert table.injured("green") == ["authority"]
    assert table.kind == "hero_step"  # then the step as usual
    table.play("heal authority")
    assert table.injured("green") == []
    table = saga("hero", green=green).play("move 2")
    assert table.step != "hero"  # only at the start of the step
    table = saga("hero", green={**green, "injured": ["authority", "power"]}).play(
        "use troll_heart", "heal power", "finish"
    )
    assert table.injured("green") == ["authority"]


@rule("lor.monsters.next_to")
def test_gate_chain() -> None:
    green = {"artifacts": {"gate_chain": True}, "region": 8, "runes": ["uruz", "othala"]}
    beasts = {"draugr": 7, "garm": 9, "fafnir": {"region": 8, "ring": 1}}
    table = saga("rune_actions", green=green, monsters=beasts).play("use gate_chain")
    assert table.choices == ["drive 8", "drive 10", "drive 13", "strike"]  # without the die
    table.play("strike")
    assert "invoke draw_one" in table.choices  # it was no rune action
    beasts = {"draugr": 7, "garm": 8, "troll": 9, "fafnir": {"region": 8, "ring": 1}}
    table = saga("rune_actions", green=green, monsters=beasts).play("use gate_chain")
    assert table.offers("rouse") == ["draugr", "garm"]
    table.forbids("rouse troll", "lor.monsters.next_to")
    table.forbids("rouse fafnir", "lor.monsters_action.not_others")
    table.forbids("rouse huldra", "lor.monsters_action.activate_two")
    table.forbids("rouse loki", "lor.boss.activation_sources")


def test_huldra_veil() -> None:
    table = saga("hero", green={"artifacts": {"huldra_veil": True}, "region": 1}).play("use huldra_veil", "travel 16")
    assert table.hero("green") == 16
    assert table.kind == "hero_step"


@rule("lor.artifacts.discharge")
@pytest.mark.parametrize("artifact", ["huldra_veil", "troll_heart"])
def test_the_start_of_the_hero_step_is_over_once_anything_was_done_in_it(artifact: str) -> None:
    artifacts = {"huldra_veil": True, "troll_heart": True}
    green = {"artifacts": artifacts, "blessings": ["njord_wind"], "injured": ["power", "wisdom"], "region": 1}
    other = "troll_heart" if artifact == "huldra_veil" else "huldra_veil"
    table = saga("hero", green=green).play(f"use {artifact}")
    table.until("hero_step", "travel 2", "heal power")
    assert table.offers("use") == ["njord_wind", other]  # both belong to the start
    table.play("use njord_wind", "sail sea2")
    assert table.kind == "hero_step"  # one of the three options is still to come
    table.forbids(f"use {other}", "lor.artifacts.discharge")
    table = saga("hero", green=green).play("move 2")
    table.forbids(f"use {artifact}", "lor.artifacts.discharge")


def test_andvaranaut() -> None:
    table = saga("prayer", green={"artifacts": {"andvaranaut": True}}).play("use andvaranaut", "gain othala")
    assert table.runes("green") == ["othala"]
    assert table.player("green")["cards"] == 1


def test_storm_feather() -> None:
    green = {"artifacts": {"storm_feather": True}, "armies": [(3, 2), (9, 1)], "drakkar": "sea4", "region": 16}
    table = saga(green=green, boss=13, table={"stirred": False}).play("act mobilize", "activate green1")
    assert table.choices == ["move 2", "use storm_feather"]
    table.play("use storm_feather")
    assert table.choices == ["move 1", "move 2", "move 4"]
    table.play("move 4", "activate green2")
    assert "use storm_feather" not in table.choices  # discharged
    green = {**green, "armies": [(1, 2)], "control": [1]}
    table = saga("manoeuvres", green=green).play("activate green1")
    assert "grow" in table.choices
    assert "grow" not in table.play("use storm_feather").choices  # it was discharged to move


# -- heroes


@pytest.mark.parametrize(("region", "bonus"), [(8, 2), (2, 0)])
def test_ragnar(region: int, bonus: int) -> None:
    """5 and 8 belong to one land, 2 to another."""
    green = {"hero": "ragnar", "armies": [(6, 2), (6, 2)], "region": region, "drakkar": "sea4"}
    red = {"armies": [(5, 6)], "control": [5], "region": 14, "drakkar": "sea4"}
    table = saga(green=green, red=red).play("act mobilize", "activate green1", "move 5", "activate green2", "move 5")
    assert table.heard("log-battle-values")[0]["attack"] == 4 + bonus
    table = battle({}, {"hero": "ragnar", "region": 5})
    assert table.heard("log-battle-values")[0]["defence"] == 4  # not for the defender


def test_aslaug() -> None:
    table = saga(seats=3, red={"hero": "aslaug", "region": 2, "drakkar": "sea1"}).play("act prepare")
    assert table.who == "red"
    assert table.kind == "realm_bonus"  # beside Niflheim
    table.play("accept", "sail sea2")
    assert table.view["realms"]["niflheim"] == []  # no alliance for anything else
    table = saga(seats=3, red={"hero": "aslaug", "region": 5, "drakkar": "sea1"}).play("act prepare")
    assert table.kind == "prepare"
    both = {"realms": {"niflheim": [1]}}
    table = saga(seats=3, red={"hero": "aslaug", "region": 2, "drakkar": "sea1"}, table=both).play(
        "act prepare", "decline"
    )
    assert table.kind == "prepare"  # once, even if really allied


def test_snorri() -> None:
    green = {"hero": "snorri", "region": 1, "armies": [(6, 2)], "drakkar": "sea3"}
    table = saga("manoeuvres", green=green, table={"stirred": False}).play("activate green1", "move 5", "gain uruz")
    assert table.runes("green") == ["uruz"]
    for origin, settlement in ((2, 1), (6, 5)):
        mover = {**green, "region": 8, "armies": [(origin, 2)]}
        table = saga("manoeuvres", green=mover, table={"stirred": False})
        assert table.play("activate green1", f"move {settlement}").kind == "gain_rune"
    table = saga(green={"hero": "snorri", "region": 5}, red={"region": 9}).play("act usurp", "gain algiz")
    assert table.runes("green") == ["algiz"]
    attacker = {"hero": "snorri", "region": 1, "armies": [(6, 6)]}
    table = battle(attacker, {"armies": [(5, 1)]})
    assert table.control(5) == "green"
    assert table.kind == "action"  # no rune: a battle was fought there
    attacker = {"hero": "snorri", "region": 5, "armies": [(6, 1)], "control": [6]}
    table = battle(attacker, {"armies": [(5, 1)], "region": 9}).play("act usurp")
    assert table.control(5) == "green"
    assert table.kind == "gain_rune"  # the battle was that of another step
    table = saga("manoeuvres", green={**green, "armies": [(5, 3)]}, table={"stirred": False}).play(
        "activate green1", "move 8"
    )
    assert table.kind == "action"  # no settlement


@pytest.mark.parametrize(("region", "value"), [(8, 6), (2, 5)])
def test_lagertha(region: int, value: int) -> None:
    table = battle({"hero": "lagertha", "region": region, "armies": [(6, 5)]}, {"armies": [(5, 1)]})
    assert table.armies("green") == [(5, value)]
    table = battle({"armies": [(6, 1)]}, {"hero": "lagertha", "region": 5})
    assert table.armies("red") == [(5, 5)]  # the defender too
    table = battle({"armies": [(6, 1)]}, {"hero": "lagertha", "region": 5, "armies": [(5, 6), (5, 3)]})
    assert table.armies("red") == [(5, 4), (5, 6)]  # no choice where the other cannot rise


def test_beowulf() -> None:
    table = hunt(hunter={"hero": "beowulf", "power": 3, "hand": ["axe"]})
    assert table.kind == "effects"
    table.play("use beowulf", "injure wisdom")
    assert table.injured("green") == ["wisdom"]
    assert table.player("green")["cards"] == 5  # one for the injury, three for Strength
    table.play("attack claws", "finish", "injure authority")
    assert table.player("green")["cards"] == 7  # for the injury, and in step 5
    table = battle({"hero": "beowulf", "region": 8})
    assert table.choices == ["use beowulf", "decline"]
    table.play("use beowulf", "injure power")
    assert table.player("green")["cards"] == 1
    assert battle({"hero": "beowulf", "region": 2}).kind != "effects"  # another land
    table = hunt(hunter={"hero": "beowulf", "injured": ["power", "wisdom"]}).play("use beowulf")
    assert table.injured("green") == ["authority", "power", "wisdom"]  # the last token may be the one
    assert hunt(hunter={"hero": "beowulf", "injured": ["authority", "power", "wisdom"]}).kind == "attack"
    table = hunt(hunter={"hero": "beowulf", "blessings": ["storm_hardened"]}).play("use beowulf")
    assert table.kind == "injury"  # who wants it does not ignore it


@rule("lor.heroes.limit_drop")
def test_beowulf_sheds_cards_before_and_after_the_card_of_an_injury() -> None:
    beowulf = {"hero": "beowulf", "region": 8, "wisdom": 4, "hand": ["axe", "axe", "bow", "spear"]}
    table = battle(beowulf, decks={"combat": ["hammer"]}).play("use beowulf", "injure wisdom")
    assert (table.kind, sorted(table.hand("green"))) == ("shed_cards", ["axe", "axe", "bow", "spear"])
    table.play("discard axe", "discard axe")  # down to the new limit, without a look at the new card
    assert (table.kind, sorted(table.hand("green"))) == ("shed_cards", ["bow", "hammer", "spear"])
    table.play("discard bow")
    assert sorted(table.hand("green")) == ["hammer", "spear"]
    table = hunt(hunter={**beowulf, "power": 2}).play("use beowulf", "injure wisdom")
    assert table.player("green")["cards"] == 7  # a hunter keeps them: one for the injury, two for Strength


# -- origins


def origin(name: str, *further: str, region: int = 1) -> Table:
    number = [card["id"] for card in game().content["origins"]["origins"]].index(name)
    rest = [o for o in (1, 2, 3, 4, 5) if o != number]
    order = [number, *rest] if number else rest
    table = set_up(drafts=[[0, 1, 2, 3, 4], order])
    return draft(table, "ragnar", name, "sea1", region, *further)


def test_odinson() -> None:
    table = origin("odin")
    assert table.value("green", "authority") == 3
    assert table.state.first == 0


def test_thorson() -> None:
    table = origin("thor")
    assert table.value("green", "power") == 3
    assert table.player("green")["cards"] == 2


def test_freyason() -> None:
    table = origin("freya", "gain algiz")
    assert table.value("green", "wisdom") == 3
    assert table.runes("green") == ["algiz"]


def test_tyrson() -> None:
    table = origin("tyr", region=2)
    assert table.armies("green") == [(2, 2), (2, 2)]
    assert table.control(2) == "green"


def test_heimdallson() -> None:
    table = origin("heimdall", "ally muspelheim")
    assert table.view["realms"]["muspelheim"] == [0]
    assert table.player("green")["cards"] == 2


def test_baldrson() -> None:
    table = origin("baldr", "gain uruz")
    assert table.player("green")["priests"]["reserve"] == 1
    assert table.runes("green") == ["uruz"]


# -- realms


def bonus(action: str, realm: str, seats: int = 2, **green: Any) -> Table:
    ready = {"control": [3], "armies": [(3, 1)], "region": 2, "power": 3, "drakkar": "sea1", **green}
    table = saga(seats=seats, green=ready, monsters={"draugr": 9, "garm": 9}, table={"realms": {realm: [0]}})
    return table.play(f"act {action}", "accept")


@pytest.mark.parametrize("seats", [2, 3])
def test_vanaheim_gives_a_rune(seats: int) -> None:
    assert bonus("mobilize", "vanaheim", seats).play("gain algiz").runes("green") == ["algiz"]


@pytest.mark.parametrize("seats", [2, 3])
def test_alfheim_places_the_hero_or_heals(seats: int) -> None:
    table = bonus("reinforce", "alfheim", seats, injured=["wisdom"])
    assert table.choices == ["option 1", "option 2"]
    assert table.play("option 2").injured("green") == []
    assert bonus("reinforce", "alfheim", seats).play("travel 16").hero("green") == 16


@pytest.mark.parametrize("seats", [2, 3])
def test_jotunheim_raises_an_army(seats: int) -> None:
    table = bonus("build_temple", "jotunheim", seats, armies=[(3, 1), (9, 2)], control=[3, 8])
    assert table.play("raise green2").army("green2") == (9, 3)


@pytest.mark.parametrize("seats", [2, 3])
def test_muspelheim_recruits_an_army_of_one(seats: int) -> None:
    table = bonus("monsters", "muspelheim", seats, authority=4, armies=[])
    assert table.armies("green") == [(3, 1)]
    for armies, control in (([(3, 1)] * 6, [3]), ([], [])):  # no army left, or nowhere to recruit
        green = {"region": 2, "armies": armies, "control": control}
        table = saga(seats=seats, green=green, monsters={"draugr": 9}, table={"realms": {"muspelheim": [0]}})
        assert table.die("move").play("act monsters").kind == "monster"


@pytest.mark.parametrize("seats", [2, 3])
def test_svartalfheim_draws_a_card(seats: int) -> None:
    assert bonus("usurp", "svartalfheim", seats).player("green")["cards"] == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_niflheim_moves_the_drakkar_or_an_army(seats: int) -> None:
    table = bonus("prepare", "niflheim", seats, armies=[(9, 2)], control=[3, 5])
    assert table.choices == ["option 1", "option 2"]
    table.play("option 1")
    assert len(table.offers("sail")) == (4 if seats == 2 else 5)  # three seas away
    table = bonus("prepare", "niflheim", seats, armies=[(9, 2)], control=[3, 5]).play("option 2", "place 5")
    assert table.armies("green") == [(5, 2)]


# -- gods


@pytest.mark.parametrize("level", [1, 2, 3])
def test_odin_raises_armies(level: int) -> None:
    table = saga("prayer", green={"priests": 1, "armies": [(9, 1)]}, levels={"odin": level}).play("pray odin")
    assert table.armies("green") == [(9, 1 + level)]
    assert table.value("green", "authority") == 3


@pytest.mark.parametrize("level", [1, 2, 3])
def test_thor_draws_cards(level: int) -> None:
    table = saga("prayer", green={"priests": 1, "wisdom": 4}, levels={"thor": level}).play("pray thor")
    assert table.player("green")["cards"] == level
    assert table.value("green", "power") == 3


@pytest.mark.parametrize("level", [1, 2, 3])
def test_freya_gives_runes(level: int) -> None:
    table = saga("prayer", green={"priests": 1, "wisdom": 4}, levels={"freya": level}).play("pray freya")
    table.play(*["gain othala"] * level)
    assert table.runes("green") == ["othala"] * level
    assert table.value("green", "wisdom") == 5


# -- omens


def turned(seats: int, **more: Any) -> list[str]:
    """The omens that turn when a level is built in this position."""
    table = saga(seats=seats, table={"wheel": {"prepare": [0]}, **more.pop("table", {})}, **more)
    table.luck().play("act build_monument", "erect odin")
    return [card["id"].removesuffix("_2p") for card in table.view["omens"]["cards"] if card["down"]]


@pytest.mark.parametrize("seats", [2, 3])
def test_axe_age_two_lands(seats: int) -> None:
    lands = [2, 3, 4, 1, 5, 6, 8] if seats == 2 else [1, 2, 3, 4, 5, 6, 7, 8]
    assert turned(seats, red={"control": lands}) == ["axe_age"]
    assert turned(seats, red={"control": lands[1:]}) == []


@pytest.mark.parametrize(("seats", "temples"), [(2, 3), (3, 4)])
def test_temple_age(seats: int, temples: int) -> None:
    sites = [3, 8, 9, 12][:temples]
    held = {number: {"temple": True, "control": 1} for number in sites}
    assert turned(seats, regions=held) == ["temple_age"]
    held[sites[0]]["control"] = 0
    assert turned(seats, regions=held) == []


@pytest.mark.parametrize(("seats", "kills"), [(2, 1), (3, 2)])
def test_wolf_age(seats: int, kills: int) -> None:
    assert turned(seats, red={"slayer_tokens": kills}) == ["wolf_age"]
    assert turned(seats, red={"slayer_tokens": kills - 1}) == []
    assert turned(seats, red={"slayer_tokens": kills - 1}, monsters={"draugr": {"killer": 1}}) == ["wolf_age"]


@pytest.mark.parametrize("seats", [2, 3])
def test_tower_age_a_complete_monument(seats: int) -> None:
    assert turned(seats, levels={"odin": 2}) == ["tower_age"]
    assert turned(seats, levels={"odin": 1, "thor": 2}) == []


@pytest.mark.parametrize(("seats", "realms"), [(2, 4), (3, 5)])
def test_world_age_alliances(seats: int, realms: int) -> None:
    names = ["vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim"]
    assert turned(seats, table={"realms": {name: [1] for name in names[:realms]}}) == ["world_age"]
    assert turned(seats, table={"realms": {name: [1] for name in names[: realms - 1]}}) == []


# -- events


EVENTS = {event["id"]: event for event in game().content["events"]["events"]}


@pytest.mark.parametrize("name", list(EVENTS))
def test_event_places_activates_and_rouses_the_boss(name: str) -> None:
    record = EVENTS[name]
    runes = {"uruz": ["draugr", "troll"], "othala": ["garm", "huldra"], "algiz": ["fafnir", "hraesvelg"]}
    table = saga(seats=3, green={"region": 1}, table={"wheel": {"prepare": [0]}}, decks={"events": [name]})
    table.luck().play("act build_monument", "erect odin").until("hero_step", "decline")
    placed = table.heard("log-placed")[0]
    first = runes[record["placement_rune"]][0]
    assert placed == {"figure": f"figure-{first}", "region": f"region-{record['region']}"}
    roused = [line["figure"] for line in table.heard("log-activates")]
    expected = [f"figure-{first}" for rune in record["activation_runes"] if rune == record["placement_rune"]]
    assert roused == expected + (["figure-loki"] if record["boss"] else [])
    assert table.view["events"]["discard"][-1] == name


# -- temple tracks


@pytest.mark.parametrize(
    ("seats", "drafts", "spaces"),
    [(2, 2, [2, 4]), (2, 3, [1, 3, 5]), (3, 2, [2, 5]), (3, 3, [1, 3, 6]), (4, 2, [2, 5])],
)
def test_spaces_with_a_draft(seats: int, drafts: int, spaces: list[int]) -> None:
    shown = new_game(seats, drafts=drafts).view["temples"]["drafts"]
    assert [number + 1 for number, draft in enumerate(shown) if draft] == spaces
