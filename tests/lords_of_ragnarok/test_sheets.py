"""Every attack card, every monster's region attack and special attack, and Loki's."""

from __future__ import annotations

import pytest

from tests.lords_of_ragnarok.vocabulary import Table, game, hunt, saga
from tests.vocabulary import rule
from warhost.language import language

# -- attack cards: rage, weak spot, draw, copies, whether a shield stops it

ATTACKS = {
    "special_attack": (4, 7, 2, 3, True),
    "claws": (3, 5, 2, 2, True),
    "bite": (4, 6, 2, 2, True),
    "tail_sweep": (2, 5, 2, 2, True),
    "roar": (3, 6, 3, 1, True),
    "rampage": (3, 6, 2, 1, True),
    "regeneration": (5, 8, 2, 1, True),
    "frenzy": (6, 9, 3, 1, False),
    "escape": (5, 7, 1, 1, False),
}


def attacked(attack: str, prey: str = "draugr", **hunter: object) -> Table:
    """A hunter who does not defend."""
    other = "claws" if attack != "claws" else "bite"
    table = hunt(prey, {"power": 2, **hunter}, attacks=(attack, other))
    table.play(f"attack {attack}")
    return table.play("finish")


def test_the_attack_deck_is_the_printed_one() -> None:
    cards = game().content["monster_attack_cards"]["cards"]
    keys = ("rage", "weak_point", "draw", "copies", "shield_blocks")
    assert {card["id"]: tuple(card[key] for key in keys) for card in cards} == ATTACKS


@rule("lor.hunt.attack_card_anatomy")
@pytest.mark.parametrize("name", list(ATTACKS))
def test_rage_shield_and_draw_of_an_attack_card(name: str) -> None:
    rage, weak_spot, draw, _, stopped = ATTACKS[name]
    other = "claws" if name != "claws" else "bite"
    table = hunt(hunter={"hand": ["shield", "axe", "axe"], "power": 2}, attacks=(name, other)).play(f"attack {name}")
    shown = table.view["hunt"]["attack"]
    assert (shown["rage"], shown["weak_spot"], shown["draw"]) == (rage, weak_spot, draw)
    table.play("defend shield")
    assert table.view["hunt"]["attack"]["stopped"] == (stopped or rage <= 1)
    table.play("defend axe", "defend axe", "finish")  # 9 stops everything
    assert table.view["hunt"]["hand"] == draw
    assert table.heard("log-weak-spot")  # 9 and Wisdom 2


@pytest.mark.parametrize("name", ["claws", "bite"])
def test_claws_and_bite_injure(name: str) -> None:
    table = attacked(name).play("injure power")
    assert table.injured("green") == ["power"]


def test_special_attack_is_that_of_the_sheet() -> None:
    assert attacked("special_attack", "huldra").kind == "pick_from_hand"


def test_tail_sweep_discards_a_card_of_the_hunters_choice() -> None:
    table = attacked("tail_sweep", hand=["spear"])
    assert table.who == "green"
    assert table.kind == "discard_cards"
    table = attacked("tail_sweep")
    table.play(table.choices[0])
    assert table.kind == "hero_round"


def test_roar_discards_two_at_random() -> None:
    table = hunt(hunter={"hand": ["spear"], "power": 2}, attacks=("roar", "claws")).play("attack roar")
    hand = table.player("green")["hand"]
    table.chance(0, 0).play("finish")
    assert len(table.view["combat_cards"]["discard"]) == 2
    assert table.player("green")["cards"] == len(hand) - 2 + 1


def test_rampage_lowers_an_army_of_the_hunter_or_injures() -> None:
    table = attacked("rampage", armies=[(8, 2), (8, 3), (9, 1)])
    assert table.who == "green"
    assert table.choices == ["weaken green1", "weaken green2"]
    table.play("weaken green1")
    assert table.armies("green") == [(8, 1), (8, 3), (9, 1)]
    assert attacked("rampage", armies=[(9, 1)]).kind == "injury"
    table = hunt(keeper={"armies": [(8, 2)], "control": [8]}, attacks=("rampage", "bite"))
    assert table.play("attack rampage", "finish").kind == "injury"  # an army of somebody else does not help


def test_regeneration_takes_back_the_last_marker_and_keeps_the_trophy() -> None:
    table = hunt(
        hunter={"hand": ["bow", "sword", "bow"], "power": 2}, attacks=("tail_sweep", "claws", "regeneration", "bite")
    )
    table.play("attack tail_sweep", "finish").until("hero_round", "discard shield_wall", "discard shield")
    table.play("hit sword", "cover 1", "hit bow", "gain uruz", "finish")
    assert table.covered("draugr") == [1, 8]
    table.play("attack regeneration", "finish")
    assert table.covered("draugr") == [1]
    assert table.runes("green") == ["uruz"]
    table.until("hero_round").play("hit bow")  # the box gives no second trophy
    assert table.covered("draugr") == [1, 8]
    assert table.kind == "hero_round"
    assert attacked("regeneration").kind == "hero_round"  # nothing to take back


def test_frenzy_injures_twice() -> None:
    table = attacked("frenzy").play("injure power", "injure wisdom")
    assert table.injured("green") == ["power", "wisdom"]


def test_escape_ends_the_hunt() -> None:
    assert attacked("escape").heard("log-hunt-lost")


# -- region attacks


def struck(monster: str, at: int = 8, **more: object) -> Table:
    """Green's own monster makes its region attack."""
    green = more.pop("green", {"region": 16})
    table = saga(green=green, monsters={monster: {"region": at, "ring": 0}}, table={"stirred": False}, **more)  # type: ignore[arg-type]
    return table.play("act monsters", "strike")


def test_draugr_grave_plague() -> None:
    table = struck("draugr", green={"region": 16, "armies": [(8, 2)]}, red={"armies": [(5, 1)]})
    assert table.armies("green") == [(8, 1)]
    assert table.armies("red") == [(5, 1)]
    table = struck("draugr", red={"armies": [(8, 4)]}, black={"armies": [(8, 4), (8, 3)]}, seats=3)
    assert table.view["regions"]["8"]["armies"] == [
        {"id": name, "seat": seat, "value": value}
        for name, seat, value in (("red1", 1, 3), ("black1", 2, 3), ("black2", 2, 2))
    ]


def test_troll_boulder_throw() -> None:
    red = {"armies": [(5, 3), (7, 2), (9, 3)], "region": 9}
    table = struck("troll", red=red)
    assert table.choices == ["weaken red1", "weaken red2"]
    table.forbids("weaken red3", "lor.monsters.next_to")
    assert table.play("weaken red2").armies("red") == [(5, 3), (9, 3)]


def test_garm_howl_of_helheim() -> None:
    red = {"armies": [(8, 3), (8, 2)], "control": [5, 7, 8], "region": 9}
    table = struck("garm", red=red).play("retreat 5", "retreat 7")
    assert table.armies("red") == [(5, 3), (7, 2)]
    assert table.control(8) == "red"
    assert struck("garm", red={"armies": [(8, 3)], "region": 9}).armies("red") == []


def test_huldra_beguiling_song() -> None:
    red = {"region": 7, "hand": ["spear"], "runes": ["uruz", "othala"]}
    table = struck("huldra", red=red)
    assert table.hero("red") == 8
    assert table.who == "red"
    assert table.choices == ["option 1", "option 2"]
    assert table.play("option 1", "drop uruz").runes("red") == ["othala"]
    table = struck("huldra", red={"region": 7, "hand": ["spear"]})
    table.play("discard spear")
    assert table.hand("red") == []
    table = struck("huldra", red={"region": 16})
    assert table.hero("red") == 16  # too far away
    both = saga(green={"region": 7}, red={"region": 8}, monsters={"huldra": {"region": 8, "ring": 0}}).play(
        "act monsters", "strike"
    )
    assert both.choices == ["lure green", "lure red"]
    both.play("lure green")
    assert both.hero("green") == 8


def test_fafnir_dragonfire() -> None:
    red = {"armies": [(8, 3), (8, 6)], "region": 8}
    table = struck("fafnir", red=red).play("weaken red2", "injure wisdom")
    assert table.armies("red") == [(8, 3), (8, 4)]
    assert table.injured("red") == ["wisdom"]


def test_hraesvelg_wingbeat_gale() -> None:
    red = {"armies": [(8, 3)], "region": 9}
    table = struck("hraesvelg", red=red, green={"region": 16, "armies": [(6, 1)]}, boss=7)
    assert table.choices == ["blow green1", "blow red1"]
    table.play("blow red1")
    assert table.offers("move") == ["4", "5"]  # not 6 with green's army, not 7 with the boss
    assert table.play("move 5").armies("red") == [(5, 3)]
    table = struck("hraesvelg", red={"armies": [(8, 3), (5, 1)], "region": 9}, boss=7).play("blow red1")
    assert table.offers("move") == ["4", "5", "6"]  # with an army of one's own


# -- special attacks


def test_draugr_barrow_grip() -> None:
    table = attacked("special_attack", "draugr").play("injure power")
    assert table.player("green")["cards"] == 2  # no card in step 5
    table = attacked("special_attack", "draugr", wisdom=6, hand=["spear"])
    assert table.kind == "injury"


def test_troll_crushing_blow() -> None:
    table = attacked("special_attack", "troll").play("injure power")
    assert table.kind == "discard_cards"
    assert table.who == "green"


def test_garm_jaws() -> None:
    table = attacked("special_attack", "garm", hand=["spear", "bow"])
    assert table.choices == ["option 1", "option 2"]
    table.play("option 1", "discard spear")
    assert table.state.decision().prompt.params["count"] == 1
    table.play("discard bow")
    assert table.injured("green") == []
    assert table.kind == "hero_round"  # two cards, however many there are
    table = attacked("special_attack", "garm", hand=["spear", "bow"]).play("option 2", "injure power", "injure wisdom")
    assert table.injured("green") == ["power", "wisdom"]
    few = hunt("garm", {"power": 2}, attacks=("special_attack", "claws"), deck=["bow", "bow"])
    few.play("attack special_attack", "defend bow", "finish")
    assert few.kind == "injury"  # with one card left there is no choice


def test_huldra_stolen_will() -> None:
    table = attacked("special_attack", "huldra", hand=["spear", "bow"])
    assert table.who == "red"
    assert table.seen_by("red")["players"][0]["hand"] == table.hand("green")
    table.play("strip spear")
    assert table.state.decision().prompt.params["count"] == 1
    table.play("strip bow")
    assert "spear" not in table.hand("green")
    assert "bow" not in table.hand("green")
    assert table.kind == "hero_round"  # two cards, however many there are


def test_fafnir_venom_breath() -> None:
    table = attacked("special_attack", "fafnir").play("injure power", "injure wisdom")
    assert table.injured("green") == ["power", "wisdom"]


def test_hraesvelg_corpse_swallower() -> None:
    hunter = {"hand": ["bow", "bow", "sword"], "power": 2}
    table = hunt("hraesvelg", hunter, attacks=("special_attack", "claws"))
    table.play("attack special_attack", "finish", "injure authority").until("hero_round")
    assert table.view["hunt"]["cap"] == 1
    table.play("hit bow", "cover 1")
    assert table.kind == "attack"  # one box, and the round is over
    assert table.view["hunt"]["next_cap"] == 9


# -- Loki


def test_loki_wanders_and_sows_discord() -> None:
    red = {"armies": [(8, 3), (8, 1)], "region": 8, "control": [5]}
    start = {"region": 8, "runes": ["uruz"]}

    def roused() -> Table:
        return saga("rune_actions", green=start, red=red, boss=8, table={"stirred": False}).play(
            "invoke activate_boss", "stay"
        )

    assert roused().choices == ["option 1", "option 2", "option 3"]
    state = roused().state
    assert [language("en", game()).say(state.label(choice)) for choice in state.legal()] == [
        "Every Army there loses 1",
        "All Armies of one player there must Retreat",
        "One Hero suffers 1 Injury",
    ]
    assert roused().play("option 1").armies("red") == [(8, 2)]
    table = roused().play("option 2")
    assert table.armies("red") == [(5, 1), (5, 3)]
    table = roused().play("option 3")
    assert table.choices == ["wound green", "wound red"]
    table.play("wound red", "injure power")
    assert table.injured("red") == ["power"]
    far = {"region": 14, "runes": ["uruz"]}
    table = saga("rune_actions", green=far, red={"region": 1}, boss=14).play("invoke activate_boss", "drive 16")
    assert table.kind == "manoeuvres"  # nothing can be done there
    table = saga("rune_actions", green=start, red={"region": 1}, boss=8).play("invoke activate_boss", "stay")
    assert table.kind == "injury"  # without armies there only a hero can suffer
    hurt = ["authority", "power", "wisdom"]
    table = saga(
        "rune_actions",
        green={**start, "injured": hurt},
        red={**red, "injured": hurt},
        boss=8,
        table={"stirred": False},
    )
    assert table.play("invoke activate_boss", "stay").choices == ["option 1", "option 2"]  # no hero can suffer more


def test_loki_drives_away_the_armies_of_one_player_only() -> None:
    """Black's weak army stands in red's hallowed temple, beside an army of red."""
    red = {"armies": [(8, 3)], "control": [5, 8], "region": 16, "blessings": ["hallowed_ground"]}
    black = {"armies": [(8, 1)], "control": [6], "region": 16}
    green = {"region": 8, "runes": ["uruz"]}
    table = saga(
        "rune_actions",
        seats=3,
        green=green,
        red=red,
        black=black,
        boss=8,
        regions={8: {"temple": True}},
        table={"stirred": False},
    )
    table.play("invoke activate_boss", "stay", "option 2")
    assert table.choices == ["rout red", "rout black"]
    table.play("rout black")
    assert table.armies("black") == [(6, 1)]
    assert table.armies("red") == [(8, 3)]


def test_loki_illusion() -> None:
    table = hunt("loki", {"power": 2, "hand": ["spear"]}, attacks=("special_attack", "claws")).play(
        "attack special_attack"
    )
    table.chance(0).play("finish", "injure power")
    assert len(table.view["combat_cards"]["discard"]) == 1


# -- damage boxes: weapon and trophy of each, as printed

PRINTED = {
    "draugr": "sword axe hammer spear axe+army sword+rune spear+priest bow+rune",
    "troll": "hammer hammer sword axe axe+army spear+army bow+rune spear+realm",
    "garm": "spear sword bow axe spear+rune axe+army hammer+rune bow+realm",
    "huldra": "bow sword bow hammer spear+rune hammer+priest axe+realm",
    "fafnir": "sword sword spear axe hammer axe+rune hammer+priest bow+army spear+realm",
    "hraesvelg": "bow bow spear sword axe+rune hammer+army sword+priest spear+realm",
}
RUNES = {"draugr": "uruz", "troll": "uruz", "garm": "othala", "huldra": "othala", "fafnir": "algiz"}
TAKEN = {"rune": "gain_rune", "realm": "ally", "army": "raise", "priest": "hero_round", "": "hero_round"}


@rule("lor.hunt.sheet_anatomy", "lor.trophies.gain")
@pytest.mark.parametrize(
    ("monster", "box"), [(name, box) for name, boxes in PRINTED.items() for box in range(len(boxes.split()))]
)
def test_every_box_takes_its_weapon_and_gives_its_trophy(monster: str, box: int) -> None:
    """All other boxes of the weapon are covered, so that the card has one to cover."""
    sheet = [one.partition("+") for one in PRINTED[monster].split()]
    weapon, _, trophy = sheet[box]
    covered = [1 if i != box and one[0] == weapon else None for i, one in enumerate(sheet)]
    hunter = {"hand": [weapon], "power": 2, "armies": [(9, 1), (1, 1)]}
    table = hunt(monster, hunter, attacks=("tail_sweep", "bite"), boxes=covered, deck=["shield"] * 4)
    table.play("attack tail_sweep", "finish").until("hero_round", "discard shield").play(f"hit {weapon}")
    assert table.monster(monster)["boxes"] == [0 if i == box else one for i, one in enumerate(covered)]
    assert table.kind == TAKEN[trophy]
    assert table.player("green")["priests"]["reserve"] == (1 if trophy == "priest" else 0)


@rule("lor.hunt.sheet_anatomy")
@pytest.mark.parametrize("monster", list(PRINTED))
def test_a_monster_is_tamed_with_the_rune_of_its_sheet(monster: str) -> None:
    rune = RUNES.get(monster, "algiz")
    for held in ("uruz", "othala", "algiz"):
        table = saga("rune_actions", green={"region": 8, "runes": [held]}, monsters={monster: 8})
        assert ("invoke control_monster" in table.choices) == (held == rune)


@rule("lor.boss.double_boxes")
@pytest.mark.parametrize(
    ("box", "pair"),
    [
        (1, ("sword", "axe")),
        (2, ("spear", "bow")),
        (3, ("hammer", "sword")),
        (4, ("axe", "bow")),
        (5, ("spear", "hammer")),
    ],
)
def test_every_box_of_loki_takes_its_pair(box: int, pair: tuple[str, str]) -> None:
    hunter = {"hand": list(pair), "power": 2}
    table = hunt("loki", hunter, attacks=("tail_sweep", "bite"), deck=["shield"] * 4)
    table.play("attack tail_sweep", "finish").until("hero_round", "discard shield")
    table.play(f"hit {pair[1]}", f"hit {pair[0]}")
    assert table.covered("loki") == [box]
