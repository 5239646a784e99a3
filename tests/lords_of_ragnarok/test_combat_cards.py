"""Every combat card: its figures, its hunt effect, its battle effect."""

from __future__ import annotations

import pytest

from tests.lords_of_ragnarok.vocabulary import Table, battle, game, hunt
from tests.vocabulary import rule

PRINTED = {  # weapon, value, losses, copies
    "spear": ("spear", 2, 0, 4),
    "sword": ("sword", 3, 1, 4),
    "axe": ("axe", 4, 2, 4),
    "hammer": ("hammer", 3, 1, 4),
    "bow": ("bow", 1, 0, 4),
    "barbed_spear": ("spear", 3, 1, 1),
    "throwing_spear": ("spear", 1, 0, 1),
    "rune_sword": ("sword", 2, 0, 1),
    "twin_blades": ("sword", 3, 1, 1),
    "dane_axe": ("axe", 5, 3, 1),
    "berserk_axe": ("axe", 2, 0, 1),
    "thunder_hammer": ("hammer", 4, 2, 1),
    "smith_hammer": ("hammer", 2, 0, 1),
    "longbow": ("bow", 2, 0, 1),
    "fire_arrows": ("bow", 2, 1, 1),
    "shield": ("shield", 1, 0, 4),
    "shield_wall": ("shield", 3, 0, 1),
}


def hero_round(*hand: str, prey: str = "draugr", deck: tuple[str, ...] = (), **hunter: object) -> Table:
    """The hero round of a hunt, with this hand beside shields that cannot cover a box."""
    table = hunt(prey, {"hand": list(hand), "power": 2, **hunter}, deck=["shield"] * 4 + list(deck))
    return table.play("attack tail_sweep", "finish").until("hero_round", "discard shield")


def test_the_deck_is_the_printed_one() -> None:
    cards = {card["id"]: card for card in game().content["combat_cards"]["cards"]}
    assert {
        name: (card["weapon"], card["value"], card["losses"], card["copies"]) for name, card in cards.items()
    } == PRINTED


@rule("lor.hunt.combat_card_anatomy")
@pytest.mark.parametrize("name", list(PRINTED))
def test_value_and_losses_count_in_a_battle(name: str) -> None:
    _, value, losses, _ = PRINTED[name]
    table = battle({"armies": [(6, 5)], "hand": [name], "control": [6]}, {"armies": [(5, 6)], "hand": ["bow"]}).play(
        "pass"
    )
    table.play(f"play {name}")
    table.until("action", "decline", "gain uruz")
    added = 1 if name == "fire_arrows" else 0
    assert table.heard("log-battle-values")[0]["attack"] == 5 + value + added
    won = table.heard("log-battle-values")[0]["winner"] == "player-green"
    lost = losses if won else losses + 1
    left = {value for _, value in table.armies("green")}
    assert left == ({5 - lost} if lost < 5 else set())


@rule("lor.hunt.combat_card_anatomy")
@pytest.mark.parametrize(("name", "weapon"), [(name, printed[0]) for name, printed in PRINTED.items()])
def test_weapon_in_a_hunt(name: str, weapon: str) -> None:
    table = hero_round(name) if name != "shield" else hero_round()
    sheet = next(one for one in game().content["monsters"]["monsters"] if one["id"] == "draugr")
    fitting = [str(i + 1) for i, box in enumerate(sheet["damage_boxes"]) if box["weapon"] == weapon]
    if weapon == "shield":
        table.forbids(f"hit {name}", "lor.hunt.hero_match_needed")
        return
    table.play(f"hit {name}")
    if table.kind in ("hunt_effect", "discard_for"):
        table.play("decline")
    if table.kind == "box":
        assert set(fitting) <= set(table.offers("cover"))
    else:
        assert [str(box) for box in table.covered("draugr")] == fitting


# -- hunt effects


def test_barbed_spear_draws_a_card_before_the_box() -> None:
    table = hero_round("barbed_spear", deck=("axe",)).play("hit barbed_spear")
    before = table.hand("green")
    table.play("accept")
    assert len(table.hand("green")) == len(before) + 1
    assert table.kind == "box"
    table = hero_round("barbed_spear").play("hit barbed_spear")
    before = table.hand("green")
    assert table.play("decline").hand("green") == before


def test_throwing_spear_covers_any_box() -> None:
    table = hero_round("throwing_spear").play("hit throwing_spear", "cover 3")
    assert table.covered("draugr") == [3]  # a hammer box
    table = hero_round("throwing_spear", "sword", prey="loki").play("hit sword", "hit throwing_spear")
    assert table.offers("cover") == ["1", "3"]  # it stands for the axe, or for the hammer
    assert hero_round("throwing_spear", prey="loki").offers("hit") == []  # but not for both cards of a pair


def test_a_shield_stands_for_no_weapon_against_loki() -> None:
    assert hero_round("sword", prey="loki", blessings=["hero_ferocity"]).offers("hit") == []
    assert hero_round("sword", "bow", prey="loki", blessings=["hero_ferocity"]).offers("hit") == ["sword", "bow"]


def test_rune_sword_offers_nothing_once_the_round_is_limited() -> None:
    hunter = {"hand": ["rune_sword"], "power": 2, "runes": ["othala"]}
    table = hunt("hraesvelg", hunter, attacks=("special_attack", "claws"), deck=["shield"] * 4)
    table.play("attack special_attack", "finish", "injure authority").until("hero_round")
    assert table.play("hit rune_sword", "cover 4").kind == "attack"
    assert table.runes("green") == ["othala"]


def test_berserk_axe_offers_nothing_once_the_round_is_limited() -> None:
    hunter = {"hand": ["berserk_axe"], "power": 2}
    table = hunt("hraesvelg", hunter, attacks=("special_attack", "claws"), deck=["shield"] * 4)
    table.play("attack special_attack", "finish", "injure authority").until("hero_round")
    assert table.play("hit berserk_axe").kind == "gain_rune"  # the trophy of the only axe box
    assert table.play("gain uruz").kind == "attack"


def test_rune_sword_pays_a_rune_for_a_further_box_afterwards() -> None:
    table = hero_round("rune_sword", runes=["othala"]).play("hit rune_sword", "cover 1")
    assert table.choices == ["pay othala", "decline"]
    table.play("pay othala", "cover 8", "gain uruz")
    assert table.covered("draugr") == [1, 8]
    assert table.runes("green") == ["uruz"]
    table = hero_round("rune_sword", runes=["othala"]).play("hit rune_sword", "cover 1", "decline")
    assert table.covered("draugr") == [1]
    table = hero_round("rune_sword").play("hit rune_sword", "cover 1")
    assert table.kind == "hero_round"  # no rune, no offer
    table = hero_round("rune_sword", "axe", prey="loki", runes=["othala"]).play(
        "hit rune_sword", "hit axe", "pay othala"
    )
    table.play("cover 5")
    assert table.covered("loki") == [1, 5]  # one box of the boss counts as one


def test_twin_blades_cover_a_second_sword_box() -> None:
    table = hero_round("twin_blades").play("hit twin_blades", "cover 1")
    assert table.choices == ["cover 6", "finish"]
    table.play("cover 6", "gain uruz")
    assert table.covered("draugr") == [1, 6]
    table = hero_round("twin_blades", blessings=["hero_ferocity"]).play("hit twin_blades", "cover 2")
    assert table.kind == "hero_round"  # an axe box was covered, no sword box
    table = hero_round("twin_blades", "axe", prey="loki").play("hit axe", "hit twin_blades")
    assert table.covered("loki") == [1]
    assert table.kind == "hero_round"  # no extra effect against the boss


def test_berserk_axe_suffers_an_injury_for_a_further_box() -> None:
    table = hero_round("berserk_axe").play("hit berserk_axe", "cover 2")
    assert table.choices == ["decline", "accept"]
    table.play("accept", "injure authority", "cover 3")
    assert table.covered("draugr") == [2, 3]
    assert table.injured("green") == ["authority"]
    hurt = ["authority", "power", "wisdom"]
    table = hero_round("berserk_axe", injured=hurt).play("hit berserk_axe", "cover 2")
    assert table.kind == "hero_round"
    table = hero_round("berserk_axe", injured=hurt[:2]).play("hit berserk_axe", "cover 2")
    assert table.choices == ["decline", "accept"]
    table = hero_round("berserk_axe", blessings=["storm_hardened"]).play("hit berserk_axe", "cover 2", "accept")
    assert table.kind == "injury"  # it cannot be prevented


def test_thunder_hammer_slows_the_monster() -> None:
    hunter = {"hand": ["thunder_hammer"], "power": 2}
    table = hunt(hunter=hunter, attacks=("tail_sweep", "claws", "bite", "claws"), deck=["shield"] * 4)
    table.play("attack tail_sweep", "finish").until("hero_round", "discard shield")
    table.play("hit thunder_hammer", "accept", "finish")
    assert table.view["hunt"]["draw_less"] == 1
    table.play("attack bite", "defend shield", "finish")
    assert table.view["hunt"]["hand"] == 1  # two less one
    assert table.view["hunt"]["draw_less"] == 0
    hunter = {"hand": ["thunder_hammer", "axe"], "power": 2}
    table = hunt(hunter=hunter, attacks=("tail_sweep", "claws", "escape", "bite"), deck=["shield"] * 4)
    table.play("attack tail_sweep", "defend shield", "finish").until("hero_round")
    table.play("hit thunder_hammer", "accept", "finish", "attack escape", "defend axe", "defend shield", "finish")
    assert table.view["hunt"]["hand"] == 1  # it shows one, and at least one is drawn


def test_smith_hammer_gains_a_rune() -> None:
    table = hero_round("smith_hammer").play("hit smith_hammer", "accept", "gain algiz")
    assert table.runes("green") == ["algiz"]


def test_longbow_shows_the_attack_cards_to_the_hunter_alone() -> None:
    table = hero_round("longbow").play("hit longbow")
    assert table.seen_by("green")["hunt"]["attack_hand"] is None
    table.play("accept")
    assert table.seen_by("green")["hunt"]["attack_hand"] == table.seen_by("red")["hunt"]["attack_hand"] != []
    assert table.view["hunt"]["attack_hand"] is None
    told = next(line for line in table.state.log or () if line.event.name == "sees-attacks-own")
    for onlooker, name in ((0, "sees-attacks-own"), (1, "sees-attacks-own"), (None, "sees-attacks")):
        said = told.seen_by(onlooker)
        assert said is not None
        assert said.name == name


@pytest.mark.parametrize("seen", [True, False])
def test_longbow_offers_nothing_that_is_known_or_not_there(seen: bool) -> None:
    table = hero_round("longbow")
    state = table.state
    if seen:
        state.hand_shown = True
    else:
        state.attack_discard += state.attack_hand
        state.attack_hand = []
    assert table.play("hit longbow").kind != "hunt_effect"


def test_fire_arrows_exchange_a_card() -> None:
    table = hero_round("fire_arrows", deck=("axe",)).play("hit fire_arrows")
    assert table.kind == "discard_for"
    assert "discard fire_arrows" not in table.choices  # another card
    before = len(table.hand("green"))
    drawn = len(table.heard("log-draws-own"))
    table.play("discard shield")
    assert table.log_keys().count("log-draws-own") == drawn + 1
    assert table.heard("log-discards")[-1] == {"player": "player-green", "card": "card-shield"}
    assert len(table.hand("green")) == before
    assert table.covered("draugr") == [8]
    table = hero_round("fire_arrows").play("hit fire_arrows", "decline")
    assert len(table.heard("log-draws-own")) == drawn


@pytest.mark.parametrize(("others", "may"), [(0, False), (1, True)])
def test_fire_arrows_need_another_card_in_hand(others: int, may: bool) -> None:
    table = hero_round("fire_arrows")
    state = table.state
    state.discard += state.hands[0][1 + others :]
    state.hands[0] = state.hands[0][: 1 + others]
    state.options = state.frames[-1].options(state)
    assert (table.play("hit fire_arrows").kind == "discard_for") == may


def test_fire_arrows_need_a_card_to_draw() -> None:
    table = hero_round("fire_arrows")
    table.state.deck.clear()
    table.state.discard.clear()
    table.state.apply(table.state.parse("hit fire_arrows"))
    assert table.kind != "discard_for"


@pytest.mark.parametrize("name", ["spear", "sword", "axe", "hammer", "bow", "dane_axe"])
def test_cards_without_a_hunt_effect(name: str) -> None:
    table = hero_round(name).play(f"hit {name}")
    assert table.kind in ("box", "hero_round", "gain_rune")


@pytest.mark.parametrize("name", ["shield", "shield_wall"])
def test_shields_block_an_attack(name: str) -> None:
    table = hunt(hunter={"hand": [name]}, attacks=("regeneration", "claws"))
    table.play("attack regeneration", f"defend {name}")
    assert table.view["hunt"]["played"] == [name]
    assert table.view["hunt"]["attack"]["stopped"]


# -- battle effects


def test_hammer_strikes_the_loser_once_more() -> None:
    defender = {"armies": [(5, 2), (5, 2)], "control": [1]}
    table = battle({"armies": [(6, 5)], "hand": ["hammer"]}, defender).play("play hammer")
    assert table.who == "green"
    assert table.choices == ["weaken red1", "weaken red2"]
    table.play("weaken red1")
    assert table.armies("red") == [(1, 1)]
    table = battle({"armies": [(6, 1)], "hand": ["hammer"]}, {"armies": [(5, 6)], "control": [1]}).play("play hammer")
    assert table.armies("red") == [(5, 6)]  # lost: nothing


def test_bow_draws_a_card_after_the_battle_won_or_lost() -> None:
    for army in (1, 6):
        table = battle({"armies": [(6, army)], "hand": ["bow"]}, {"armies": [(5, 3)]}).play("play bow")
        assert table.player("green")["cards"] == 1


def test_throwing_spear_weakens_an_enemy_army_of_two_or_more_at_once() -> None:
    defender = {"armies": [(5, 1), (5, 3)], "control": [1], "hand": ["bow"]}
    table = battle({"armies": [(6, 5)], "hand": ["throwing_spear"]}, defender).play("pass", "play throwing_spear")
    assert table.heard("log-battle-values")[0]["defence"] == 3
    defender = {"armies": [(5, 1)], "hand": ["bow"]}
    table = battle({"armies": [(6, 5)], "hand": ["throwing_spear"]}, defender).play("pass", "play throwing_spear")
    assert table.heard("log-battle-values")[0]["defence"] == 1  # nothing to hit
    table = battle({"hand": ["bow"]}, {"hand": ["throwing_spear"]}).play("play throwing_spear")
    assert table.army("green1") == (5, 3)  # the defender's hits the attacker


def test_thunder_hammer_of_the_defender_concerns_the_attacker() -> None:
    table = battle({"hand": ["bow", "spear"]}, {"hand": ["thunder_hammer", "axe"]}).play("play thunder_hammer")
    assert table.who == "green"
    assert table.choices == ["discard spear", "discard bow"]  # in the order of the cards' kinds


def test_rune_sword_pays_a_rune_for_two() -> None:
    attacker = {"hand": ["rune_sword"], "runes": ["uruz"]}
    table = battle(attacker, {"hand": ["bow"]}).play("pass", "play rune_sword", "pay uruz")
    assert table.heard("log-battle-values")[0]["attack"] == 4 + 2 + 2
    assert table.runes("green") == []
    table = battle(attacker, {"hand": ["bow"]}).play("pass", "play rune_sword", "decline")
    assert table.heard("log-battle-values")[0]["attack"] == 4 + 2
    assert table.runes("green") == ["uruz"]


@pytest.mark.parametrize("injuries", [0, 1, 3])
def test_berserk_axe_counts_injuries(injuries: int) -> None:
    attacker = {"hand": ["berserk_axe"], "injured": ["authority", "power", "wisdom"][:injuries]}
    table = battle(attacker, {"hand": ["bow"]}).play("pass", "play berserk_axe")
    assert table.heard("log-battle-values")[0]["attack"] == 4 + 2 + injuries


def test_thunder_hammer_makes_the_opponent_discard() -> None:
    table = battle({"hand": ["thunder_hammer"]}, {"hand": ["spear", "bow"]}).play("pass", "play thunder_hammer")
    assert table.who == "red"
    assert table.state.decision().rule == "lor.cards.as_far_as_possible"  # no hunt, so no rule of hunts
    table.play("discard bow")
    assert table.hand("red") == ["spear"]
    table = battle({"hand": ["thunder_hammer"]}, {}).play("play thunder_hammer")
    assert table.kind != "discard_cards"  # no card to discard


def test_smith_hammer_gains_a_rune_in_battle() -> None:
    table = battle({"hand": ["smith_hammer"]}, {"hand": ["bow"]}).play("pass", "play smith_hammer", "gain othala")
    assert table.runes("green") == ["othala"]


def test_longbow_shows_the_opponents_hand_to_its_player_alone() -> None:
    table = battle({"hand": ["longbow"]}, {"hand": ["spear", "bow"]}, seats=3).play("pass", "play longbow")
    assert table.seen_by("green")["players"][1]["hand"] == ["spear", "bow"]
    assert table.seen_by("black")["players"][1]["hand"] == []
    assert table.seen_by(None)["players"][1]["hand"] == []
    assert not battle({"hand": ["longbow"]}).play("play longbow").heard("log-sees-hand-own")  # there is no card to see


@pytest.mark.parametrize("attacking", [True, False])
def test_fire_arrows_help_the_attacker(attacking: bool) -> None:
    mine = {"hand": ["fire_arrows"]}
    table = battle(mine, {}) if attacking else battle({}, mine)
    table.play("play fire_arrows")
    values = table.heard("log-battle-values")[0]
    assert values["attack" if attacking else "defence"] == 4 + 2 + (1 if attacking else 0)


def test_shield_ignores_a_loss_symbol_from_now_on() -> None:
    attacker = {"armies": [(6, 5)], "hand": ["sword", "shield"]}
    table = battle(attacker, {"hand": ["bow"]}).play("pass", "play sword", "play shield")
    assert table.armies("green") == [(5, 5)]  # the symbol already played


@pytest.mark.parametrize("defending", [True, False])
def test_shield_wall_ignores_all_symbols_of_the_defender(defending: bool) -> None:
    mine = {"hand": ["shield_wall", "axe"], "control": [1]}
    if defending:
        table = battle({"hand": ["bow"]}, {**mine, "armies": [(5, 5)]}).play("play shield_wall", "pass", "play axe")
        assert table.armies("red") == [(5, 5)]
    else:
        table = battle({**mine, "armies": [(6, 5)]}, {"hand": ["bow"]}).play("pass", "play shield_wall", "play axe")
        assert table.armies("green") == [(5, 3)]


@pytest.mark.parametrize("name", ["spear", "sword", "axe", "dane_axe", "barbed_spear", "twin_blades"])
def test_cards_without_a_battle_effect(name: str) -> None:
    table = battle({"armies": [(6, 5)], "hand": [name]}, {"hand": ["bow"], "control": [1]}).play("pass", f"play {name}")
    assert table.player("green")["cards"] == 0
    assert table.armies("red") == [(1, 3)]
