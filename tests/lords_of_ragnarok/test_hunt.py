"""The hunt, trophies and kills."""

from __future__ import annotations

import pytest

from tests.lords_of_ragnarok.vocabulary import Table, game, hunt, saga, under_way
from tests.vocabulary import example, rule


def attack_round(table: Table, attack: str, *defence: str) -> Table:
    """The monster attacks, the hunter defends with these cards."""
    table.play(f"attack {attack}")
    table.play(*(f"defend {card}" for card in defence))
    return table.play("finish") if table.kind == "defend" else table


# -- the beginning


@rule("lor.hunt.setup_order")
def test_effects_at_the_start_then_cards_then_the_attack_cards() -> None:
    table = hunt(hunter={"power": 3, "blessings": ["mjolnir_echo"]})
    assert table.player("green")["cards"] == 4
    hunt_view = table.view["hunt"]
    assert (hunt_view["deck"], hunt_view["hand"]) == (12, 2)
    keys = table.log_keys()
    assert keys.index("log-use") < keys.index("log-attacks-drawn-own")


@rule("lor.ownership.simultaneous_effects", "lor.cards.as_far_as_possible")
def test_of_several_effects_at_the_start_none_that_is_mandatory_is_left_out() -> None:
    table = hunt(hunter={"hero": "beowulf", "blessings": ["mjolnir_echo"]})
    assert (table.kind, table.choices) == ("effects", ["use mjolnir_echo", "use beowulf"])
    table.forbids("decline", "lor.cards.as_far_as_possible")
    table.forbids("use goat_feast", "lor.cards.as_far_as_possible")
    table.forbids("use mjolnir", "lor.artifacts.discharge")
    assert table.play("use mjolnir_echo").choices == ["use beowulf", "decline"]


@rule("lor.hunt.rounds", "lor.hunt.hero_stop")
def test_rounds_alternate_beginning_with_the_monster() -> None:
    table = hunt(hunter={"hand": ["sword", "sword", "axe"]}, attacks=("claws", "bite", "tail_sweep"))
    assert table.kind == "attack"
    attack_round(table, "claws", "axe")
    assert table.kind == "hero_round"
    table.play("hit sword", "cover 1", "finish")
    assert table.kind == "attack"


# -- the round of the monster


@rule("lor.hunt.mr1_deck_check", "lor.hunt.short_draw", "lor.hunt.defeat_injury", "lor.cards.attack_deck_exception")
@example("lor.exd.hunt_ended_by_deck")
def test_an_empty_attack_deck_ends_the_hunt() -> None:
    table = hunt(hunter={"hand": ["sword", "sword"], "power": 2})
    state = table.state
    state.attack_discard += state.attack_deck[1:]
    state.attack_deck = state.attack_deck[:1]
    attack_round(table, "tail_sweep")
    table.until("hero_round", "discard shield")
    assert table.view["hunt"]["hand"] == 1  # two to draw, one left
    table.play("hit sword", "cover 1", "finish")
    assert table.heard("log-hunt-lost")
    table.play("injure power")
    assert table.injured("green") == ["power"]
    assert table.monster("draugr")["boxes"][0] == 0


@rule("lor.hunt.mr2_play_attack", "lor.hunt.monster_must_play")
def test_one_attack_card_is_played_and_the_others_discarded() -> None:
    table = hunt(attacks=("claws", "bite"))
    assert table.who == "red"
    table.forbids("finish", "lor.hunt.monster_must_play")
    table.forbids("attack escape", "lor.hunt.mr2_play_attack")
    table.play("attack bite")
    assert table.view["hunt"]["attack"]["id"] == "bite"
    assert table.view["hunt"]["discard"] == ["claws"]
    assert table.view["hunt"]["hand"] == 0


@rule("lor.hunt.mr3_defend", "lor.hunt.defence_value")
@pytest.mark.parametrize(
    ("cards", "stopped"), [((), False), (("spear",), False), (("spear", "bow"), True), (("sword",), True)]
)
def test_the_defence_succeeds_with_the_rage_in_card_values(cards: tuple[str, ...], stopped: bool) -> None:
    table = hunt(hunter={"hand": ["spear", "bow", "sword"]}, attacks=("claws", "bite"))  # rage 3
    attack_round(table, "claws", *cards)
    assert (table.kind == "injury") == (not stopped)


@rule("lor.hunt.defence_shield", "lor.hunt.shield_scope")
def test_a_shield_stops_most_attacks_whatever_their_rage() -> None:
    table = hunt(hunter={"hand": ["shield"]}, attacks=("regeneration", "bite"))
    attack_round(table, "regeneration", "shield")
    assert "log-attack-stopped" in table.log_keys()
    table = hunt(hunter={"hand": ["shield"]}, attacks=("frenzy", "bite"))
    attack_round(table, "frenzy", "shield")
    assert table.kind == "injury"
    table = hunt(hunter={"hand": ["shield", "axe", "bow"], "power": 2}, attacks=("frenzy", "bite"))
    attack_round(table, "frenzy", "shield", "axe", "bow")  # 1 + 4 + 1: the value of the shield counts
    assert "log-attack-stopped" in table.log_keys()


@rule("lor.hunt.defence_no_hunt_effect")
def test_cards_played_to_defend_have_no_hunt_effect() -> None:
    table = hunt(hunter={"hand": ["smith_hammer", "bow"]}, attacks=("tail_sweep", "bite"))
    attack_round(table, "tail_sweep", "smith_hammer")
    assert table.runes("green") == []
    assert table.kind == "hero_round"


@rule("lor.hunt.mr4_effect", "lor.hunt.special_attack")
def test_an_attack_that_is_not_stopped_takes_effect() -> None:
    table = hunt("troll", {"hand": ["spear"]}, attacks=("special_attack", "bite"))
    attack_round(table, "special_attack")
    table.play("injure power")
    assert table.kind == "discard_cards"  # the troll's own special attack
    table = hunt("troll", {"hand": ["axe"]}, attacks=("special_attack", "bite"))
    attack_round(table, "special_attack", "axe")
    assert table.kind == "hero_round"


@rule("lor.hunt.attack_choices")
def test_the_hunter_chooses_what_the_hunter_loses() -> None:
    table = hunt(hunter={"hand": ["spear", "bow"]}, attacks=("tail_sweep", "bite"))
    attack_round(table, "tail_sweep")
    assert table.who == "green"
    assert "discard spear" in table.choices
    table.play("discard bow")
    assert "bow" not in table.hand("green")


@rule("lor.hunt.mr5_draw")
@pytest.mark.parametrize("defence", [(), ("axe",)])
def test_the_hunter_draws_a_card_whether_or_not_the_defence_succeeded(defence: tuple[str, ...]) -> None:
    table = hunt(hunter={"hand": ["axe"], "power": 2}, attacks=("bite", "claws"))
    attack_round(table, "bite", *defence)
    if not defence:
        table.play("injure authority")
    drawn = 3 + 1 - len(defence) + (len(defence) > 0)  # a defence of 4 with Wisdom 2 finds the weak spot of 6
    assert table.player("green")["cards"] == drawn


@rule("lor.hunt.mr2_play_attack", "lor.hunt.defence_value", "lor.hunt.mr4_effect", "lor.hunt.mr5_draw")
@rule("lor.hunt.mr6_weak_spot", "lor.cards.played_discarded")
@example("lor.ex.hunt_defence_weak_spot")
def test_a_defence_that_finds_the_weak_spot() -> None:
    table = hunt(hunter={"wisdom": 3, "hand": ["spear", "spear"], "power": 2}, attacks=("special_attack", "claws"))
    attack_round(table, "special_attack", "spear", "spear")
    assert "log-attack-stopped" in table.log_keys()
    assert table.player("green")["cards"] == 2 + 2  # 4 + 3 reaches 7
    assert table.view["combat_cards"]["discard"] == ["spear", "spear"]


@rule("lor.hunt.weak_spot_always")
def test_the_weak_spot_is_tested_with_the_wisdom_of_that_moment() -> None:
    hunter = {"wisdom": 5, "power": 2}
    table = hunt(hunter=hunter, attacks=("claws", "bite"))  # weak spot 5
    attack_round(table, "claws").play("injure power")
    assert table.player("green")["cards"] == 4  # no card played, the defence failed, and yet 5 reaches 5
    table = hunt(hunter=hunter, attacks=("claws", "bite"))
    attack_round(table, "claws").play("injure wisdom")
    assert table.player("green")["cards"] == 3  # Wisdom is 2 by then


@rule("lor.hunt.mr7_monster_draw")
@pytest.mark.parametrize(("attack", "cards"), [("claws", 2), ("roar", 3), ("bite", 2)])
def test_the_monster_draws_what_the_card_shows(attack: str, cards: int) -> None:
    table = hunt(hunter={"hand": ["axe", "axe"]}, attacks=(attack, "tail_sweep"))
    attack_round(table, attack, "axe")
    assert table.view["hunt"]["hand"] == cards
    assert table.view["hunt"]["discard"] == ["tail_sweep", attack]
    assert table.kind == "hero_round"


@rule("lor.hunt.empty_monster_hand")
def test_without_an_attack_card_one_is_drawn_and_played() -> None:
    table = hunt(hunter={"hand": ["sword", "axe"]}, attacks=("claws", "bite", "tail_sweep"))
    table.state.tables.attack_draw[1], kept = 0, table.state.tables.attack_draw[1]  # as if Claws showed no draw
    try:
        attack_round(table, "claws", "axe")
        assert table.view["hunt"]["hand"] == 0
        table.play("hit sword", "cover 1", "finish")
        assert table.view["hunt"]["attack"]["id"] == "tail_sweep"
    finally:
        table.state.tables.attack_draw[1] = kept


# -- the round of the hero


@rule("lor.hunt.hero_play", "lor.hunt.hero_match_needed", "lor.hunt.hero_box_choice")
def test_a_card_covers_a_box_of_its_weapon() -> None:
    table = hunt(hunter={"hand": ["sword", "bow", "shield_wall"], "power": 2}, deck=["shield"] * 3)
    attack_round(table, "tail_sweep").until("hero_round", "discard shield")
    assert table.offers("hit") == ["sword", "bow"]
    table.forbids("hit shield_wall", "lor.hunt.hero_match_needed")
    table.play("hit sword")
    assert table.offers("cover") == ["1", "6"]
    table.forbids("cover 2", "lor.hunt.hero_match_needed")
    table.forbids("finish", "lor.hunt.hero_match_needed")  # a card played covers a box
    table.play("cover 1")
    assert table.covered("draugr") == [1]
    assert "sword" not in table.hand("green")


@rule("lor.hunt.hero_effect_first")
def test_the_hunt_effect_comes_before_the_marker() -> None:
    table = hunt(hunter={"hand": ["barbed_spear"], "power": 2}, deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_round", "discard shield").play("hit barbed_spear")
    assert table.kind == "hunt_effect"
    assert table.covered("draugr") == []
    before = table.player("green")["cards"]
    table.play("accept")
    assert table.player("green")["cards"] == before + 1
    table.play("cover 4")
    assert table.covered("draugr") == [4]


@rule("lor.hunt.hero_many")
def test_damage_several_times_in_a_round() -> None:
    table = hunt(hunter={"hand": ["sword", "axe", "hammer"], "power": 2}, deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_round", "discard shield")
    table.play("hit sword", "cover 1", "hit axe", "cover 2", "hit hammer")
    assert table.covered("draugr") == [1, 2, 3]
    assert table.view["hunt"]["dealt"] == 3


@rule("lor.hunt.damage_without_card")
def test_damage_by_an_effect_is_ordinary_damage() -> None:
    hunter = {"power": 2, "control": [7], "artifacts": {"mjolnir": True}}
    table = hunt(hunter=hunter, deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_round", "discard shield").play("use mjolnir")
    table.forbids("finish", "lor.hunt.hero_match_needed")
    table.play("cover 7")
    assert table.covered("draugr") == [7]
    assert table.player("green")["priests"]["reserve"] == 1  # the trophy
    table.play("finish")
    assert table.kind == "attack"  # and it was the damage required


@rule("lor.hunt.damage_without_card")
def test_against_the_boss_it_covers_one_box() -> None:
    hunter = {"power": 2, "control": [7], "artifacts": {"mjolnir": True}}
    table = hunt("loki", hunter, deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_round", "discard shield").play("use mjolnir", "cover 3")
    assert table.covered("loki") == [3]


@rule("lor.hunt.hero_at_least_one", "lor.hunt.defeat_cases", "lor.hunt.defeat_injury")
@pytest.mark.parametrize("cards", [["sword"], ["shield_wall"]])
def test_without_damage_the_hunt_is_lost_whether_one_could_or_not(cards: list[str]) -> None:
    table = hunt(hunter={"hand": cards, "power": 2}, deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_round", "discard shield").play("finish")
    assert table.heard("log-hunt-lost")
    assert table.kind == "injury"


@rule("lor.hunt.all_covered", "lor.kills.figure", "lor.kills.sheet_removed", "lor.hunt.end_order")
def test_the_last_box_kills_at_once() -> None:
    table = hunt(hunter={"hand": ["bow", "bow"], "power": 2}, boxes=[0] * 7 + [None], deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_round", "discard shield").play("hit bow", "gain uruz")
    assert table.heard("log-hunt-won")
    assert table.monster("draugr") == {
        "where": "killed",
        "region": None,
        "top": True,
        "ring": None,
        "killer": 0,
        "boxes": [None] * 8,
        "artifact": False,
    }
    assert table.injured("green") == []
    assert table.player("green")["figures"] == ["draugr"]


@rule("lor.hunt.defeat_cases", "lor.hunt.defeat_injury", "lor.injuries.all_injured", "lor.hunt.ended_skips_rest")
@example("lor.exd.hunt_all_injured")
@pytest.mark.parametrize("attack", ["claws", "frenzy"])
def test_an_injury_too_many_ends_the_hunt(attack: str) -> None:
    hunter = {"injured": ["authority", "power", "wisdom"], "hand": ["spear"]}
    table = hunt(hunter=hunter, attacks=(attack, "bite"))
    held = table.player("green")["cards"]
    attack_round(table, attack)
    assert len(table.heard("log-hunt-lost")) == 1  # also by the first of two injuries
    assert table.injured("green") == ["authority", "power", "wisdom"]
    assert not table.heard("log-weak-spot")
    assert held == 3
    assert table.kind == "shed_cards"  # no card was drawn, and the limit is 2 again


@rule("lor.hunt.defeat_cases", "lor.hunt.ended_skips_rest")
def test_an_attack_may_end_the_hunt() -> None:
    table = hunt(hunter={"hand": ["shield"], "power": 2}, attacks=("escape", "bite"))
    attack_round(table, "escape", "shield")
    assert table.heard("log-hunt-lost")
    assert table.kind == "injury"


@pytest.mark.parametrize("won", [True, False])
def test_nothing_of_a_hunt_is_left_behind(won: bool) -> None:
    boxes = [0] * 7 + [None] if won else []
    hunter = {"hand": ["longbow"], "blessings": ["storm_hardened", "hero_ferocity"]}
    table = hunt(hunter=hunter, boxes=boxes, deck=["shield"] * 4, attacks=("tail_sweep", "claws"))
    table.play("attack tail_sweep", "finish").until("hero_round", "discard shield")
    assert under_way(table).keys() >= {"hunter", "prey", "keeper", "attack_deck", "attack_hand", "wild_left"}
    table.play("hit longbow", "accept")
    assert under_way(table.until("hero_step")) == {}


@rule("lor.hunt.damage_stays")
def test_markers_stay_for_later_hunters() -> None:
    table = hunt(hunter={"hand": ["sword"], "power": 2}, boxes=[1, 1], deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_round", "discard shield").play("hit sword")
    assert table.monster("draugr")["boxes"][:6] == [1, 1, None, None, None, 0]
    table.until("hero_step", "gain uruz", "injure power")
    assert table.monster("draugr")["boxes"][:6] == [1, 1, None, None, None, 0]


@rule("lor.hunt.end_order", "lor.heroes.hunt_exception")
def test_the_limit_of_cards_comes_last_with_the_final_wisdom() -> None:
    table = hunt(hunter={"power": 4, "wisdom": 4}, attacks=("tail_sweep", "bite"), deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_round", "discard shield").play("finish", "injure wisdom")
    assert table.kind == "shed_cards"
    assert table.player("green")["card_limit"] == 2


# -- trophies


def with_trophy(box: int, weapon: str, prey: str = "draugr", **hunter: object) -> Table:
    """A hunter about to cover the one box of a weapon that bears a trophy; the others of that weapon are covered."""
    sheets = {sheet["id"]: sheet for sheet in game().content["monsters"]["monsters"]}
    boxes = [
        1 if one["weapon"] == weapon and i + 1 != box else None for i, one in enumerate(sheets[prey]["damage_boxes"])
    ]
    table = hunt(prey, {"hand": [weapon], "power": 2, **hunter}, boxes=boxes, deck=["shield"] * 4)
    return attack_round(table, "tail_sweep").until("hero_round", "discard shield").play(f"hit {weapon}")


@rule("lor.trophies.gain", "lor.trophies.rune")
def test_a_rune_trophy_is_gained_at_once() -> None:
    table = with_trophy(8, "bow")
    assert table.kind == "gain_rune"
    table.play("gain algiz")
    assert table.runes("green") == ["algiz"]


@rule("lor.trophies.priest")
@pytest.mark.parametrize("held", [0, 3])
def test_a_priest_trophy(held: int) -> None:
    assert with_trophy(7, "spear", priests=held).player("green")["priests"]["reserve"] == held + 1


@rule("lor.trophies.army")
def test_an_army_trophy_raises_an_army_anywhere() -> None:
    table = with_trophy(5, "axe", armies=[(9, 1), (1, 6)])
    assert table.armies("green") == [(1, 6), (9, 2)]


@rule("lor.trophies.realm")
def test_a_realm_trophy_is_an_alliance_anywhere() -> None:
    table = with_trophy(8, "bow", "garm")
    assert table.kind == "ally"
    assert len(table.offers("ally")) == 6
    before = table.player("green")["cards"]
    table.play("ally svartalfheim")
    assert table.view["realms"]["svartalfheim"] == [0]
    assert table.player("green")["cards"] == before + 1  # the first ally


@rule("lor.trophies.unusable")
def test_a_trophy_that_cannot_be_used_is_lost() -> None:
    table = with_trophy(7, "spear", priests=4)
    assert table.player("green")["priests"] == {"reserve": 4, "supply": 0}
    assert table.kind == "hero_round"
    assert table.heard("log-trophy-lost") == [{"player": "player-green", "trophy": "trophy-priest"}]
    assert not table.heard("log-trophy")
    assert not with_trophy(7, "spear").heard("log-trophy-lost")
    realms = {realm: [0] for realm in ("vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim")}
    boxes = [None, None, 1, *[None] * 5]
    table = hunt("garm", {"hand": ["bow"]}, boxes=boxes, deck=["shield"] * 4, table={"realms": realms})
    attack_round(table, "tail_sweep").until("hero_round", "discard shield").play("hit bow")
    assert table.heard("log-trophy-lost") == [{"player": "player-green", "trophy": "trophy-realm"}]


@rule("lor.trophies.artifact", "lor.trophies.artifact_any_markers")
@example("lor.exd.artifact_trophy")
def test_the_artifact_goes_to_the_hunter_of_the_hunt_just_ended() -> None:
    boxes = [1, 1, 0, 0, None, None, None, None]
    table = hunt(hunter={"power": 2}, boxes=boxes, deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_round", "discard shield").play("finish", "injure power")
    assert table.player("green")["artifacts"] == [{"id": "barrow_blade", "charged": True}]
    assert table.monster("draugr")["boxes"] == boxes
    assert table.monster("draugr")["where"] == "board"


@rule("lor.trophies.artifact")
def test_no_artifact_while_a_plain_box_is_uncovered_or_when_it_is_claimed() -> None:
    table = hunt(hunter={"power": 2}, boxes=[1, 1, 0, None, 1, 1, 1, 1], deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_step", "discard shield", "finish", "injure power")
    assert table.player("green")["artifacts"] == []
    claimed = {"artifacts": {"barrow_blade": True}}
    table = hunt(hunter={"power": 2}, keeper=claimed, boxes=[1, 1, 0, 0], deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_step", "discard shield", "finish", "injure power")
    assert table.player("green")["artifacts"] == []


# -- kills


@rule("lor.kills.figure", "lor.kills.slayer_token", "lor.kills.slayer_not_killer", "lor.kills.sheet_removed")
@rule("lor.kills.ring_returned")
@example("lor.exd.slayer_tokens")
def test_slayer_tokens_for_others_with_four_markers() -> None:
    boxes = [1, 1, 1, 1, 0, 0, 0, 2, None]  # green has 3 and places the fourth
    hunter = {"hand": ["spear"], "power": 2}
    table = hunt("fafnir", hunter, boxes=boxes, seats=3, ring=1, deck=["shield"] * 4)
    attack_round(table, "tail_sweep").until("hero_round", "discard shield").play("hit spear", "ally niflheim")
    assert table.monster("fafnir")["killer"] == 0
    assert table.player("green")["slayer_tokens"] == 0
    assert table.player("red")["slayer_tokens"] == 1
    assert table.player("black")["slayer_tokens"] == 0
    assert table.monster("fafnir")["boxes"] == [None] * 9
    assert table.player("red")["monsters"] == []
    assert table.monster("fafnir")["where"] == "killed"


@rule("lor.kills.slayer_token", "lor.limits.limited", "lor.ownership.simultaneous_effects")
@pytest.mark.parametrize(("left", "green", "blue"), [(2, 1, 1), (1, 0, 1), (0, 0, 0)])
def test_the_last_slayer_token_goes_to_the_first_from_the_active_player(left: int, green: int, blue: int) -> None:
    table = saga(
        "rune_actions",
        seats=4,
        active="black",
        red={"slayer_tokens": 6 - left},
        black={"region": 8, "blessings": ["call_the_storm"], "runes": ["uruz", "othala"]},
        monsters={"fafnir": {"region": 8, "boxes": [0, 3, 0, 3, 0, 3, 0, 3, None]}},
    )
    table.play("use call_the_storm")
    assert table.monster("fafnir")["killer"] == 2
    assert [table.player(colour)["slayer_tokens"] for colour in ("green", "blue")] == [green, blue]


@rule("lor.kills.damage_outside_hunt", "lor.kills.kill_outside_hunt", "lor.kills.artifact_lost")
def test_damage_outside_a_hunt_kills_without_trophy_and_artifact() -> None:
    green = {"region": 8, "blessings": ["call_the_storm"], "runes": ["uruz", "othala"]}
    boxes = [1, 1, 1, 1, 0, 0, None]
    table = saga("rune_actions", green=green, monsters={"huldra": {"region": 8, "boxes": boxes}})
    table.play("use call_the_storm")  # the last box bears a realm trophy
    assert table.monster("huldra")["killer"] == 0
    assert table.player("red")["slayer_tokens"] == 1
    assert table.view["realms"] == {realm: [] for realm in table.view["realms"]}
    assert table.view["artifacts"]["huldra_veil"]["where"] == "gone"
    assert table.heard("log-artifact-gone") == [{"artifact": "source-huldra_veil"}]
    table = saga("rune_actions", green=green, monsters={"huldra": {"region": 8}})
    table.play("use call_the_storm", "cover 5")
    assert table.covered("huldra") == [5]
    assert table.runes("green") == []
