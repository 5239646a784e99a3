"""Battles, artifacts, cards and discard piles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lords_of_ragnarok.vocabulary import battle, game, hunt, saga, under_way
from tests.vocabulary import example, rule
from warhost import FastChance

# -- when and who


@rule("lor.battle.when")
def test_a_battle_must_be_fought() -> None:
    table = battle()
    assert [line["region"] for line in table.heard("log-battle")] == ["region-5"]


@rule("lor.battle.several")
def test_the_active_player_orders_the_battles() -> None:
    green = {"armies": [(6, 3), (8, 3)], "region": 16, "drakkar": "sea4"}
    red = {"armies": [(5, 1), (7, 1), (10, 2)], "control": [5, 7, 10], "region": 14, "drakkar": "sea4"}
    table = saga(green=green, red=red).play("act mobilize", "activate green1", "move 5", "activate green2", "move 7")
    assert table.who == "green"
    assert table.choices == ["battle 5", "battle 7"]
    table.forbids("battle 10", "lor.battle.when")
    table.play("battle 7")
    assert [line["region"] for line in table.heard("log-battle")] == ["region-7", "region-5"]


@rule("lor.battle.several")
def test_where_three_players_meet_two_fight_first() -> None:
    """Black's weak army stands in red's hallowed temple; green comes, and red, beaten elsewhere, retreats there."""
    green = {"armies": [(6, 6), (5, 6)], "region": 16, "drakkar": "sea4"}
    red = {"armies": [(9, 2)], "control": [8, 9], "region": 14, "blessings": ["hallowed_ground"], "drakkar": "sea4"}
    black = {"armies": [(8, 1)], "region": 14, "drakkar": "sea4"}
    table = saga(seats=4, green=green, red=red, black=black, regions={8: {"temple": True}}, table={"stirred": False})
    table.state.board.near[8] |= 1 << 7  # as if 9 bordered 8, so that red can retreat there
    try:
        table.play("act mobilize", "activate green1", "move 9", "activate green2", "move 8", "battle 9")
        assert table.kind == "bystander"
        assert table.choices == ["wait green", "wait red", "wait black"]
        table.play("wait red")
        sides = [(line["attacker"], line["defender"]) for line in table.heard("log-battle")]
        assert sides[1] == ("player-green", "player-black")
        assert len(sides) == 3  # then red and green
    finally:
        table.state.board.near[8] &= ~(1 << 7)


@rule("lor.battle.defender")
def test_the_defender_was_there_before_the_step() -> None:
    table = battle(control="green")
    assert table.heard("log-battle")[0]["defender"] == "player-red"  # there before, though green controls the region


@rule("lor.battle.defender")
@pytest.mark.parametrize(
    ("active", "control", "defender"),
    [
        ("green", "green", "player-green"),
        ("green", "red", "player-red"),
        ("green", None, "player-red"),
        ("red", None, "player-green"),
    ],
)
def test_if_neither_was_there_the_controller_else_who_is_not_active(
    active: str, control: str | None, defender: str
) -> None:
    """Both have come during the step."""
    owner = {"green": 0, "red": 1}.get(control or "")
    green = {"armies": [{"region": 5, "value": 2, "before": 6}], "region": 16}
    red = {"armies": [{"region": 5, "value": 2, "before": 1}], "region": 14}
    table = saga("manoeuvres", active=active, green={"region": 16, "armies": [(1, 1)]}, red={"region": 14})
    doc = table.state.to_position()
    players = doc["table"]["players"]
    players[0]["armies"] = green["armies"]
    players[1]["armies"] = red["armies"]
    if owner is not None:
        doc["table"]["regions"]["5"] = {"control": owner}
    doc["frames"] = [{"frame": "Turns"}, {"frame": "Steps", "step": 5}, {"frame": "Battles"}]
    for player in players:
        player["hand"] = ["spear"]
    del doc["table"]["decks"]["combat"]
    battle_view = game().from_position(doc).view(None)["table"]["battle"]
    assert f"player-{('green', 'red')[battle_view['defender']]}" == defender


# -- step 1


@rule("lor.battle.b1_alternate", "lor.battle.b1_pass")
def test_cards_alternate_from_the_defender_until_both_have_passed() -> None:
    table = battle({"hand": ["spear", "bow"]}, {"hand": ["bow", "spear"], "control": [1]})
    assert table.who == "red"
    table.play("play bow")
    assert table.who == "green"
    table.play("play bow")
    assert table.who == "red"
    table.play("pass")
    assert table.who == "green"
    table.play("play spear")  # red has passed, green may go on
    assert [line["player"] for line in table.heard("log-battle-card")] == ["player-red", "player-green", "player-green"]
    assert table.heard("log-battle-values")


@rule(
    "lor.battle.when", "lor.battle.b1_alternate", "lor.battle.b2_value", "lor.battle.tie", "lor.battle.b3_defeat_loss"
)
@rule("lor.battle.b4_retreat", "lor.battle.b5_winner_losses", "lor.battle.b6_take")
@example("lor.ex.battle_sword_spear")
def test_sword_against_spear() -> None:
    table = battle({"hand": ["sword"]}, {"hand": ["spear"], "control": [1]})
    table.play("play spear", "play sword")
    values = table.heard("log-battle-values")[0]
    assert (values["attack"], values["defence"], values["winner"]) == (7, 6, "player-green")
    assert table.armies("red") == [(1, 3)]
    assert table.armies("green") == [(5, 3)]
    assert table.control(5) == "green"


@rule("lor.battle.windows")
def test_windows_before_after_passing_and_after_the_battle() -> None:
    attacker = {"hero": "beowulf", "region": 8, "control": [4], "hand": ["bow"], "artifacts": {"gungnir": True}}
    table = battle(attacker, {"hand": ["spear"], "control": [1]})
    assert table.kind == "effects"  # before the battle
    table.play("decline", "play spear", "play bow")
    assert table.choices == ["use gungnir", "decline"]  # both have passed
    table.play("use gungnir")
    assert table.heard("log-battle-values")[0]["attack"] == 8
    keys = table.log_keys()
    assert keys.index("log-control") < len(keys) - 1 - keys[::-1].index("log-draws-own")  # the bow's card comes last


@rule("lor.battle.windows")
def test_the_windows_are_for_the_two_sides_only() -> None:
    black = {"hero": "beowulf", "region": 8, "control": [4], "artifacts": {"gungnir": True}}
    table = battle({"hand": ["bow"]}, {"hand": ["bow"], "control": [1]}, seats=3, black=black)
    assert table.kind == "battle_card"
    assert table.play("play bow", "play bow").heard("log-battle-values")
    assert [line["player"] for line in table.heard("log-draws-own")] == ["player-green", "player-red"]


@rule("lor.battle.windows")
@pytest.mark.parametrize("wins", [True, False])
def test_after_a_battle_the_active_player_comes_first_whoever_won(wins: bool) -> None:
    attacker = {"armies": [(6, 6 if wins else 1)], "hand": ["bow"], "control": [6]}
    table = battle(attacker, {"armies": [(5, 3)], "hand": ["bow"], "control": [1]}).play("play bow", "play bow")
    assert (table.heard("log-battle-values")[0]["winner"] == "player-green") == wins
    assert [line["player"] for line in table.heard("log-draws-own")] == ["player-green", "player-red"]


@rule("lor.battle.b1_effect_then_value", "lor.battle.b1_effect_mandatory")
def test_the_effect_comes_first_and_is_mandatory() -> None:
    table = battle({"hand": ["thunder_hammer"]}, {"hand": ["spear", "bow"], "control": [1]}).play("pass")
    table.play("play thunder_hammer")
    assert table.who == "red"
    assert table.choices == ["discard spear", "discard bow"]
    assert table.view["battle"]["cards"] == [[], []]  # not laid yet
    assert table.view["battle"]["values"] == [4, 4]  # nor does its value count
    assert table.view["battle"]["playing"] == ["thunder_hammer", None]
    table.play("discard bow")
    assert table.view["battle"] is None


@rule("lor.battle.hand_limit")
def test_the_limit_holds_in_a_battle() -> None:
    """Beowulf is injured before the battle and draws a third card: the hunt alone lifts the limit."""
    attacker = {"hero": "beowulf", "region": 8, "hand": ["spear", "bow"]}
    table = battle(attacker, {"hand": ["spear"]}).play("use beowulf", "injure power")
    assert table.kind == "shed_cards"
    assert table.player("green")["cards"] == 3


@rule("lor.battle.hand_limit")
@pytest.mark.parametrize(("laid", "sheds"), [(["play spear"], False), ([], True)])
def test_cards_already_laid_are_no_longer_held(laid: list[str], sheds: bool) -> None:
    """The destroyed army brings a card while the cards of the battle still lie on the table."""
    attacker = {"armies": [(6, 1)], "hand": ["spear", "bow"], "blessings": ["valhalla_gates"], "drakkar": "sea4"}
    table = battle(attacker, {"hand": ["spear"]}).play("pass", *laid, "pass")
    assert table.armies("green") == []
    assert (table.kind == "shed_cards") == sheds


@rule("lor.battle.b1_loss_limit", "lor.battle.b1_loss_limit_sum")
@example("lor.exd.loss_limit_sum")
def test_loss_symbols_are_limited_by_the_armies_all_cards_together() -> None:
    table = battle({"armies": [(6, 2)], "hand": ["sword", "sword", "axe"], "wisdom": 3}, {"hand": ["bow", "spear"]})
    table.play("play bow", "play sword", "pass")
    assert table.offers("play") == ["sword"]  # 1 + 1 symbols, but not 1 + 2
    table.forbids("play axe", "lor.battle.b1_loss_limit_sum")


@rule("lor.battle.b1_loss_limit")
def test_a_card_without_loss_symbols_is_never_limited() -> None:
    """Throwing Spear leaves red's army weaker than the symbols red has laid already."""
    table = battle(
        {"hand": ["throwing_spear", "bow"]}, {"armies": [(5, 2)], "hand": ["axe", "sword", "bow"], "wisdom": 3}
    )
    table.play("play axe", "play throwing_spear")
    assert table.army("red1") == (5, 1)
    assert table.offers("play") == ["bow"]


@rule("lor.battle.ignored_losses")
def test_ignored_symbols_count_neither_for_the_limit_nor_for_the_losses() -> None:
    attacker = {"armies": [(6, 1)], "hand": ["shield", "axe"], "control": [6]}
    table = battle(attacker, {"hand": ["bow"], "armies": [(5, 1)]})
    table.play("pass")
    table.forbids("play axe", "lor.battle.b1_loss_limit_sum")
    table.play("play shield", "play axe")  # 2 - 1 symbols against an army of 1
    assert table.heard("log-battle-values")[0]["attack"] == 6
    assert table.armies("green") == []  # one loss
    assert table.control(5) == "green"


@rule("lor.battle.armies_gone_during_cards")
def test_a_battle_goes_on_without_armies() -> None:
    """Throwing Spear spares the last point, so an army is gone only by rule: value 0 counts."""
    table = battle({"hand": ["spear"]}, {"hand": ["spear"]})
    table.state.army_at[6] = -1
    table.state.army_value[6] = 0
    table.play("play spear", "play spear")
    values = table.heard("log-battle-values")[0]
    assert (values["attack"], values["defence"]) == (6, 2)


# -- steps 2 to 6


@rule("lor.battle.tie")
@example("lor.exd.battle_tie")
def test_the_defender_wins_a_tie() -> None:
    attacker = {"armies": [(6, 3)], "hand": ["spear"], "control": [6]}
    table = battle(attacker, {"armies": [(5, 4)], "hand": ["bow"]}).play("play bow", "play spear")
    values = table.heard("log-battle-values")[0]
    assert (values["attack"], values["defence"], values["winner"]) == (5, 5, "player-red")
    assert table.armies("green") == [(6, 2)]


@rule("lor.battle.b3_defeat_loss", "lor.battle.b3_card_losses", "lor.battle.b3_excess", "lor.armies.destroyed")
@example("lor.exd.losses_of_loser")
def test_the_losers_losses() -> None:
    attacker = {"armies": [(5, 1), (6, 3)], "hand": ["axe"], "control": [1]}
    red = {"armies": [(5, 6), (5, 6)], "region": 14, "drakkar": "sea4", "control": [5], "hand": ["bow"]}
    green = {"region": 16, "drakkar": "sea4", **attacker}
    green["armies"] = [(6, 1), (6, 3)]
    table = saga(green=green, red=red).play("act mobilize", "activate green1", "move 5", "activate green2", "move 5")
    table.play("pass", "play axe")
    assert table.armies("green") == []  # 1 - 1 and 3 - 1 - 2
    assert table.player("green")["armies"]["reserve"] == 6
    assert not table.heard("log-retreats")


@rule("lor.battle.b3_card_losses")
def test_card_losses_are_shared_out_freely() -> None:
    green = {"armies": [(6, 3), (6, 3)], "control": [6], "hand": ["axe"], "region": 16, "drakkar": "sea4"}
    red = {"armies": [(5, 6), (5, 6)], "region": 14, "drakkar": "sea4", "control": [5], "hand": ["bow"]}
    table = saga(green=green, red=red).play("act mobilize", "activate green1", "move 5", "activate green2", "move 5")
    table.play("pass", "play axe")
    assert table.who == "green"
    assert table.choices == ["lose green1", "lose green2"]
    table.play("lose green1", "lose green2")
    assert table.armies("green") == [(6, 1), (6, 1)]


@rule("lor.battle.b3_excess")
def test_losses_beyond_the_armies_are_ignored() -> None:
    attacker = {"armies": [(6, 2)], "hand": ["axe"], "control": [6]}
    table = battle(attacker, {"armies": [(5, 6)], "hand": ["spear"]}).play("play spear", "play axe")
    assert table.armies("green") == []


@rule("lor.battle.b4_same_region", "lor.battle.b4_bridge_group", "lor.movement.retreat_bridge")
@example("lor.exd.retreat_together_by_drakkar")
@pytest.mark.parametrize("drakkar", ["sea2", "sea4"])
def test_all_survivors_retreat_together_by_drakkar_too(drakkar: str) -> None:
    defender = {"armies": [(5, 2), (5, 2)], "drakkar": drakkar, "control": [6, 9]}
    table = battle({"armies": [(1, 6)]}, defender)
    if drakkar == "sea4":
        assert table.armies("red") == [(6, 1), (6, 1)]  # by land to 6 alone
        return
    assert table.choices == ["retreat 6", "retreat 9"]
    assert table.play("retreat 9").armies("red") == [(9, 1), (9, 1)]


@rule("lor.battle.b4_bridge_group", "lor.battle.b4_retreat")
def test_without_a_common_region_all_are_destroyed() -> None:
    table = battle({"armies": [(6, 6)]}, {"armies": [(5, 2), (5, 2)], "drakkar": "sea4", "control": [9]})
    assert table.armies("red") == []


@rule("lor.battle.b5_winner_losses", "lor.battle.b6_take", "lor.battle.b6_no_army_left")
@example("lor.exd.winner_without_armies")
@pytest.mark.parametrize(("control", "after"), [("red", "green"), (None, None)])
def test_a_winner_without_armies_takes_a_region_of_the_loser_but_no_neutral_one(
    control: str | None, after: str | None
) -> None:
    """Population 2, which the armies would reach if the losses came later."""
    attacker = {"armies": [(6, 2)], "hand": ["axe"]}
    table = battle(attacker, {"armies": [(5, 1)]}, control=control).play("play axe")
    assert table.heard("log-battle-values")[0]["winner"] == "player-green"
    assert table.armies("green") == []
    assert table.control(5) == after


@rule("lor.battle.b5_winner_losses", "lor.battle.b6_neutral_too_weak")
def test_the_winners_own_losses_may_leave_too_little_for_a_neutral_region() -> None:
    attacker = {"armies": [(6, 3)], "hand": ["axe"]}
    table = battle(attacker, {"armies": [(5, 1)]}, control=None).play("play axe")
    assert table.armies("green") == [(5, 1)]  # 3 - 2, without a loss for defeat
    assert table.control(5) is None  # population 2
    assert not table.heard("log-control")


@rule("lor.battle.b6_take")
def test_a_winner_who_controls_the_region_keeps_it() -> None:
    table = battle({"armies": [(6, 1)], "control": [6]}, {"armies": [(5, 4)]})
    assert table.control(5) == "red"


@rule("lor.battle.b6_neutral_too_weak", "lor.battle.b6_take")
@pytest.mark.parametrize(("value", "control"), [(2, None), (3, "green")])
def test_a_neutral_region_is_taken_only_by_enough_armies(value: int, control: str | None) -> None:
    attacker = {"armies": [(5, value)], "hand": ["spear"]}
    table = battle(attacker, {"armies": [(6, 1)]}, region=6, control=None)
    table.play("play spear")
    assert table.control(6) == control  # population 3
    assert table.armies("green") == [(6, value)]


# -- artifacts


@rule("lor.artifacts.charged_on_gain", "lor.artifacts.divine_artifact")
def test_taking_a_monument_region_brings_its_artifact_charged() -> None:
    table = saga("manoeuvres", green={"armies": [(8, 5)], "region": 16}).play("activate green1", "move 7")
    assert table.player("green")["artifacts"] == [{"id": "mjolnir", "charged": True}]
    assert table.view["monuments"]["thor"]["level"] == 0


@rule("lor.artifacts.discharge", "lor.battle.b2_value")
def test_an_artifact_serves_in_a_battle_wherever_it_is_fought() -> None:
    attacker = {"armies": [(2, 4)], "artifacts": {"gungnir": True}, "control": [4]}
    table = battle(attacker, region=1).play("use gungnir")
    assert table.heard("log-battle-values")[0]["attack"] == 7


@rule("lor.artifacts.discharge")
def test_a_discharged_artifact_waits_until_it_is_recharged() -> None:
    table = saga("prayer", green={"artifacts": {"andvaranaut": True}}).luck().play("use andvaranaut", "gain uruz")
    assert table.player("green")["artifacts"] == [{"id": "andvaranaut", "charged": False}]
    table = saga("prayer", green={"artifacts": {"andvaranaut": False}, "priests": 1})
    table.forbids("use andvaranaut", "lor.artifacts.discharge")
    table.forbids("use gungnir", "lor.ownership.reserve")


@rule("lor.artifacts.monster_artifact_kept")
def test_a_monster_artifact_stays_with_its_owner() -> None:
    green = {"artifacts": {"barrow_blade": True}, "armies": [(5, 1)], "control": [5]}
    table = saga("manoeuvres", active="red", green=green, red={"armies": [(6, 6)], "region": 16})
    table.play("activate red1", "move 5")
    assert table.armies("green") == []
    assert table.player("green")["artifacts"] == [{"id": "barrow_blade", "charged": True}]


@rule("lor.artifacts.divine_changes_hands", "lor.artifacts.monument_region_lost")
def test_a_divine_artifact_goes_with_its_region_and_nothing_else_does() -> None:
    red = {"control": [7], "artifacts": {"mjolnir": False}, "power": 4, "region": 14}
    monuments = {"thor": {"level": 2, "priests": [0, 2]}}
    table = saga("manoeuvres", green={"armies": [(8, 1)], "region": 16}, red=red, table={"monuments": monuments})
    table.play("activate green1", "move 7")
    assert table.player("green")["artifacts"] == [{"id": "mjolnir", "charged": True}]
    assert table.player("red")["artifacts"] == []
    thor = table.view["monuments"]["thor"]
    assert (thor["level"], thor["priests"], thor["free"], thor["control"]) == (2, [0, 2], 1, 0)
    assert table.value("red", "power") == 4


@rule("lor.artifacts.divine_changes_hands")
@pytest.mark.parametrize(("taker", "loser"), [("green", "red"), ("red", "green")])
def test_whoever_loses_the_region_loses_the_artifact(taker: str, loser: str) -> None:
    players: dict[str, Any] = {
        taker: {"armies": [(8, 1)], "region": 16},
        loser: {"control": [7], "artifacts": {"mjolnir": True}, "region": 14},
    }
    table = saga("manoeuvres", active=taker, **players).play(f"activate {taker}1", "move 7")
    assert table.player(taker)["artifacts"] == [{"id": "mjolnir", "charged": True}]
    assert table.player(loser)["artifacts"] == []


@rule("lor.artifacts.transfer_at_once", "lor.battle.between_battles")
def test_a_new_owner_uses_it_in_the_next_battle_of_the_step() -> None:
    green = {"armies": [(8, 6), (6, 3)], "region": 16, "drakkar": "sea3"}
    red = {
        "armies": [(4, 1), (9, 5)],
        "control": [4, 9, 10],
        "artifacts": {"gungnir": False},
        "region": 14,
        "drakkar": "sea4",
    }
    table = saga(green=green, red=red).play("act mobilize", "activate green1", "move 4", "activate green2", "move 9")
    table.play("battle 4")
    assert table.choices == ["use gungnir", "decline"]
    table.play("use gungnir")
    assert table.heard("log-battle-values")[1]["attack"] == 6


# -- cards


@rule("lor.cards.reshuffle")
def test_an_empty_combat_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    table = saga("prayer", green={"priests": 1, "wisdom": 4}, levels={"thor": 3})
    state = table.state
    state.discard, state.deck = state.deck[1:], state.deck[:1]
    table.luck().play("pray thor")
    assert table.player("green")["cards"] == 3
    assert table.view["combat_cards"]["deck"] == 32
    assert table.heard("log-reshuffle")
    table = saga()
    state = table.state
    state.discard, state.deck = state.deck, []
    first = state.discard[0]
    table.chance([*state.discard[1:], first]).play("act prepare", "prepare card")
    assert state.hands[0] == [first]  # shuffled: it lay at the bottom


@rule("lor.cards.attack_deck_exception", "lor.hunt.short_draw")
def test_attack_cards_are_shuffled_only_when_a_hunt_begins() -> None:
    table = hunt(hunter={"hand": ["axe", "axe"]}, attacks=("roar", "claws"))
    table.state.attack_discard += table.state.attack_deck[2:]
    table.state.attack_deck = table.state.attack_deck[:2]
    table.play("attack roar", "defend axe", "finish")
    assert table.view["hunt"]["deck"] == 0
    assert table.view["hunt"]["hand"] == 2  # of three
    assert hunt().view["hunt"]["deck"] == 12


def test_nothing_of_a_battle_is_left_behind() -> None:
    attacker = {"hand": ["rune_sword", "shield"], "runes": ["uruz"]}
    table = battle(attacker, {"hand": ["axe", "bow"], "control": [1]}).play("play axe", "play rune_sword", "pay uruz")
    assert under_way(table.play("pass")).keys() == {"battle", "sides", "passed", "bonus", "laid"}
    assert under_way(table.play("play shield").until("action")) == {}


@rule("lor.cards.played_discarded")
def test_battle_cards_are_discarded_once_the_battle_is_over() -> None:
    table = battle({"hand": ["sword"]}, {"hand": ["spear"], "control": [1]}).play("play spear")
    assert table.view["combat_cards"]["discard"] == []
    assert table.view["battle"]["cards"] == [[], ["spear"]]
    table.play("play sword")
    assert sorted(table.view["combat_cards"]["discard"]) == ["spear", "sword"]


@rule("lor.cards.discards_open")
def test_discard_piles_are_open_to_all() -> None:
    decks = {"combat_discard": ["spear", "bow"], "blessings_discard": ["goat_feast"], "events_discard": ["event_03"]}
    table = saga(decks=decks)
    for view in (table.view, table.seen_by("green"), table.seen_by("red")):
        assert view["combat_cards"]["discard"] == ["spear", "bow"]
        assert view["blessings"]["discard"] == ["goat_feast"]
        assert view["events"]["discard"] == ["event_03"]


@rule("lor.cards.both_empty")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    table = saga("prayer", green={"priests": 1}, levels={"thor": 3})
    table.state.deck.clear()
    table.state.apply(table.state.parse("pray thor"))
    assert table.player("green")["cards"] == 0
    assert table.value("green", "power") == 3
    table = saga("prayer", green={"priests": 1, "wisdom": 4}, levels={"thor": 3})
    table.state.deck = table.state.deck[:1]
    table.state.apply(table.state.parse("pray thor"))
    assert table.player("green")["cards"] == 1  # of three


@rule("lor.cards.both_empty")
@pytest.mark.parametrize(("deck", "discard", "may"), [(9, 0, True), (0, 9, True), (0, 0, False)])
def test_a_card_can_be_drawn_from_either_pile(deck: int, discard: int, may: bool) -> None:
    table = saga()
    state = table.state
    state.deck, state.discard = state.deck[:deck], state.deck[:discard]
    state.apply(state.parse("act prepare"))
    assert ("prepare card" in table.choices) == may


@rule("lor.cards.card_text_prevails")
def test_the_text_of_a_card_goes_before_a_rule() -> None:
    """A card must match the box it covers, unless it says otherwise."""
    table = hunt(hunter={"hand": ["throwing_spear"], "power": 2}, deck=["shield"] * 4)
    table.play("attack tail_sweep", "finish").until("hero_round", "discard shield").play("hit throwing_spear")
    assert len(table.offers("cover")) == 8


@rule("lor.battle.b2_value")
@pytest.mark.parametrize(
    ("card", "injuries", "own"), [("spear", 0, 6), ("fire_arrows", 0, 7), ("berserk_axe", 2, 8), ("rune_sword", 0, 6)]
)
def test_what_a_card_would_make_of_the_battle_value_is_told(card: str, injuries: int, own: int) -> None:
    attacker = {"hand": [card], "injured": ["authority", "power"][:injuries]}
    table = battle(attacker, {"hand": ["bow"]}).play("pass")
    hints = table.state.hints(table.state.parse(f"play {card}"))
    assert hints == {"own": own, "other": 4}
    table.play(f"play {card}")
    assert table.heard("log-battle-values")[0]["attack"] == own


@rule("lor.cards.as_far_as_possible")
def test_the_impossible_part_is_lost_and_a_cost_must_be_payable() -> None:
    table = saga("prayer", green={"priests": 1, "armies": [(9, 6)]}, levels={"odin": 2}).play("pray odin")
    assert table.value("green", "authority") == 3
    assert table.step == "hero"
    table = saga("start", green={"blessings": ["gallows_offering"]})
    assert table.kind == "hero_step"  # no army to pay with, so not offered
    table = saga("start", green={"blessings": ["gallows_offering"], "armies": [(9, 2)]})
    assert table.choices == ["use gallows_offering", "decline"]


@rule("lor.cards.effects_add_up")
def test_numbers_of_different_cards_add_up() -> None:
    attacker = {"blessings": ["megingjord", "thunderclap"], "region": 5}
    table = battle(attacker, {"control": [1]})
    assert table.heard("log-battle-values")[0]["attack"] == 4 + 1 + 2
    table = saga(green={"blessings": ["huginn_muninn"], "wisdom": 3}, red={"blessings": ["einherjar_levy"]})
    assert [table.player(colour)["card_limit"] for colour in ("green", "red")] == [5, 2]
    assert [table.player(colour)["recruits"] for colour in ("green", "red")] == [2, 3]


@rule("lor.ownership.hidden_information")
def test_in_a_battle_the_hand_of_the_other_side_stays_hidden() -> None:
    table = battle({"hand": ["sword", "bow"]}, {"hand": ["spear"], "control": [1]})
    world = table.state.determinize(1, FastChance(3))
    assert world.view(1) == table.state.view(1)
    assert table.seen_by("red")["players"][0]["hand"] == []
    assert table.seen_by("red")["combat_cards"]["unseen"]["spear"] == 3
