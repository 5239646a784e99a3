"""What boards show: forecasts, odds, dials, history; and what the log keeps to one seat."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.chaos_in_the_old_world.vocabulary import game, given, new
from warhost import FastChance
from warhost.games.chaos_in_the_old_world.model import BATTLE, SUMMONING, OldWorld
from warhost.games.chaos_in_the_old_world.phases.corruption import corrupt, dominate
from warhost.games.chaos_in_the_old_world.tables import POWER_IDS, POWERS, REGION_IDS


def test_domination_forecast() -> None:
    table = given(kislev="bloodletter*3 leper left:battle_cry", tilea="leper acolyte", norsca="acolyte*2")
    kislev = table.region("kislev")["forecast"]["domination"]
    assert kislev["values"] == {"khorne": 4, "nurgle": 1, "tzeentch": 0, "slaanesh": 0}
    assert (kislev["leader"], kislev["lead"], kislev["resistance"]) == ("khorne", 3, 3)
    assert (kislev["dominates"], kislev["points"], kislev["missing"]) == ("khorne", 3, 0)
    tilea = table.region("tilea")["forecast"]["domination"]
    assert (tilea["leader"], tilea["dominates"], tilea["missing"]) == (None, None, 2)
    assert table.region("norsca")["forecast"]["domination"]["dominates"] == "tzeentch"


def test_corruption_forecast() -> None:
    table = given(kislev="leper*2 acolyte nurgle=8 warpstone")
    forecast = table.region("kislev")["forecast"]["corruption"]
    assert (forecast["now"], forecast["after"], forecast["threshold"], forecast["missing"]) == (9, 12, 12, 0)
    assert forecast["coming"] == {"nurgle": 2, "tzeentch": 1}
    assert (forecast["ruined"], forecast["card"]) == (True, 1)
    assert forecast["ruiners"] == ["nurgle", "tzeentch"]
    assert forecast["counters"] == ["nurgle"]
    assert forecast["tokens"] == {"nurgle": 10, "tzeentch": 1}
    far = given(kislev="leper left:battle_cry").region("kislev")["forecast"]["corruption"]
    assert (far["coming"], far["missing"], far["ruined"]) == ({}, 12, False)


def test_corruption_forecast_knows_consumption_and_stench() -> None:
    table = given(kislev="leper*2 plaguebearer*2 left:great_foul_consumption", norsca="left:stench_of_death khorne=10")
    assert table.region("kislev")["forecast"]["corruption"]["coming"] == {"nurgle": 4}
    norsca = table.region("norsca")["forecast"]["corruption"]
    assert (norsca["coming"], norsca["after"], norsca["ruiners"], norsca["counters"]) == (
        {"nurgle": 2},
        12,
        ["nurgle"],
        [],
    )


def test_forecasts_come_true_in_the_corruption_phase() -> None:
    place = {
        "kislev": "leper*3 acolyte nurgle=9 left:influenza",
        "tilea": "seductress*3 noble",
        "norsca": "left:stench_of_death",
    }
    before = given(board=place).view["regions"]
    after = given(phase="corruption", board=place)
    for name in place:
        corruption = before[name]["forecast"]["corruption"]
        assert after.corruption(name) == corruption["tokens"]
        assert bool(after.ruin(name)) == corruption["ruined"]
    points = dict.fromkeys(POWER_IDS, 0)
    for region in before.values():
        if region["forecast"]["domination"]["dominates"]:
            points[region["forecast"]["domination"]["dominates"]] += region["forecast"]["domination"]["points"]
    ruiners = 3 * len(before["kislev"]["forecast"]["corruption"]["ruiners"])
    assert sum(after.vp(power) for power in POWER_IDS) == sum(points.values()) + ruiners


def test_summoning_forecast() -> None:
    table = given(points={"nurgle": 6}, kislev="leper*2 khorne=11", troll_country="plaguebearer*2", norsca="ruin=1")
    table.play("summon plaguebearer_1")
    hints = table.state.hints(table.state.parse("to kislev"))
    domination = hints["forecast"]["domination"]
    assert (domination["values"]["nurgle"], domination["resistance"], domination["dominates"]) == (3, 3, None)
    assert hints["forecast"]["corruption"]["after"] == 13, "of the two Lepers; a Warrior corrupts nothing"
    ruined = table.state.hints(table.state.parse("to norsca"))
    assert ruined["forecast"] == {"domination": None, "corruption": None}
    assert table.region("kislev")["forecast"]["domination"]["values"]["nurgle"] == 2, "nothing has moved"


def test_corruption_forecast_with_the_last_ruination_card_and_without() -> None:
    ruins = {"norsca": "ruin=1", "troll_country": "ruin=2", "empire": "ruin=3", "badlands": "ruin=4"}
    last = given(kislev="nurgle=11 leper", board=ruins).region("kislev")["forecast"]["corruption"]
    assert (last["ruined"], last["card"]) == (True, 5)
    none = given(kislev="nurgle=11 leper", board={**ruins, "tilea": "ruin=5"}).region("kislev")["forecast"][
        "corruption"
    ]
    assert (none["after"], none["ruined"], none["card"]) == (12, False, None)


def test_forecasts_come_true_wherever_random_play_leads() -> None:
    dice = FastChance(1)
    met = 0
    for seed, ruiners, where in product(range(2), ("round", "step"), ("noble_or_hero", "anywhere")):
        state = new(seed=seed, ruiners=ruiners, slaanesh_counter=where).state
        while state.seat is not None:
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
            if state.phase in (SUMMONING, BATTLE) and dice.below(5) == 0:
                view = state.table(None)["regions"]
                for region, name in enumerate(REGION_IDS):
                    if view[name]["ruin"] is None:
                        met += comes_true(state, region, view[name]["forecast"])
    assert met > 5, "regions that were about to be ruined or to bring counters"


def comes_true(state: OldWorld, region: int, forecast: dict[str, Any]) -> bool:
    """Treat one region as the corruption phase does; tells whether anything but tokens came of it."""
    world = state.clone()
    assert isinstance(world, OldWorld)
    dominate(world, region)
    scored = {POWER_IDS[p]: world.vp[p] - state.vp[p] for p in range(POWERS) if world.vp[p] != state.vp[p]}
    domination, corruption = forecast["domination"], forecast["corruption"]
    assert scored == ({domination["dominates"]: domination["points"]} if domination["dominates"] else {})
    corrupt(world, region)
    tokens = world.corruption[region * POWERS : (region + 1) * POWERS]
    assert {POWER_IDS[p]: tokens[p] for p in range(POWERS) if tokens[p]} == corruption["tokens"]
    assert world.ruin[region] == (corruption["card"] or 0)
    assert [POWER_IDS[p] for p in range(POWERS) if world.counters[p] > state.counters[p]] == corruption["counters"]
    ruiners = [POWER_IDS[p] for p in range(POWERS) if world.ruiners >> (region * POWERS + p) & 1]
    assert ruiners == corruption["ruiners"]
    return bool(corruption["ruined"] or corruption["counters"])


def test_battle_forecast() -> None:
    table = given(
        kislev="bloodletter*2 great_unclean_one left:blood_frenzy", tilea="bloodletter", norsca="leper acolyte"
    )
    battle = table.region("kislev")["forecast"]["battle"]
    assert battle["khorne"] == {"dice": 6, "early": 2, "hits": 3.6, "kill": game().tables.at_least[6][3]}
    assert (battle["nurgle"]["dice"], battle["nurgle"]["early"], battle["nurgle"]["hits"]) == (3, 0, 1.8)
    assert table.region("tilea")["forecast"]["battle"] is None
    assert table.region("norsca")["forecast"]["battle"] is None
    forbidden = given(kislev="bloodletter leper left:field_of_ecstasy").region("kislev")
    assert forbidden["forecast"]["battle"] is None
    assert forbidden["forbidden"] == {"battle": True, "corruption": False}


def test_odds_of_exploding_dice() -> None:
    odds = game().tables.at_least
    assert odds[1][:3] == [100, 50, 8], "a second hit needs a six first: 1/6 × 1/2"
    assert odds[2][1] == 75
    assert odds[0][1] == 0
    for dice in range(1, 20):
        assert odds[dice] == sorted(odds[dice], reverse=True)
        assert odds[dice][1] >= odds[dice - 1][1]


def test_dials_show_what_lies_ahead() -> None:
    view = given(dial={"slaanesh": 5}, counters={"slaanesh": 2}).view["powers"]["slaanesh"]["dial"]
    assert (view["position"], view["threat"], view["counters"]) == (5, 24, 2)
    assert view["ahead"] == [
        {"instruction": "remove_old_world_tokens", "amount": 2, "threat": 27},
        {"instruction": "victory", "amount": 0, "threat": None},
    ]


def test_history_of_points_over_the_rounds() -> None:
    table = given(phase="end", vp={"khorne": 7, "slaanesh": 2}, table={"history": [[1, 0, 0, 2]]})
    assert table.view["history"] == [
        {"khorne": 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 2},
        {"khorne": 7, "nurgle": 0, "tzeentch": 0, "slaanesh": 2},
    ]


def test_the_battle_being_fought() -> None:
    table = given(phase="battle", dice="4 1", kislev="bloodletter leper acolyte left:reborn_in_blood")
    assert table.view["battle"] == {
        "region": "kislev",
        "number": 1,
        "assigning": {"power": "khorne", "hits": 1, "sixes": 0, "early": False},
    }
    assert given().view["battle"] is None


def test_the_dice_of_a_battle_lie_on_the_table() -> None:
    table = given(
        phase="battle", dice="4 1 6 5 2 1 4", kislev="bloodletter leper*4 plaguebearer peasant left:blood_frenzy"
    )
    early = {"power": "khorne", "cause": "blood_frenzy", "dice": 2, "faces": [4, 1], "hits": 1}
    assert table.view["dice"] == {"region": "kislev", "rolls": [early], "losses": []}
    table.play("hit leper_1")
    regular = {"power": "khorne", "cause": "regular", "dice": 2, "faces": [6, 5, 2], "hits": 2}
    fallen = {"killer": "khorne", "power": "nurgle", "figure": "leper_1"}
    assert table.view["dice"] == {"region": "kislev", "rolls": [early, regular], "losses": [fallen]}
    table.play("hit peasant", "hit leper_2")
    rolls = table.view["dice"]["rolls"]
    assert (len(rolls), rolls[-1]["power"], rolls[-1]["faces"]) == (3, "nurgle", [1])
    assert table.view["dice"]["losses"][1:] == [
        {"killer": "khorne", "power": None, "figure": None},
        {"killer": "khorne", "power": "nurgle", "figure": "leper_2"},
    ]
    assert all(table.state.table(seat)["dice"] == table.view["dice"] for seat in range(4)), "everybody sees them"


def test_a_controlled_figure_falls_as_its_controllers() -> None:
    table = given(phase="battle", dice="4 1", kislev="bloodletter leper@slaanesh")
    assert table.view["dice"]["losses"] == [{"killer": "khorne", "power": "slaanesh", "figure": "leper_1"}]


def test_dice_are_taken_up_for_another_battle_and_at_the_end_of_the_round() -> None:
    table = given(
        phase="battle",
        dice="1 1 2 2 3 3 1 1",
        norsca="acolyte left:blood_frenzy",
        kislev="bloodletter leper left:reborn_in_blood",
        old_world="mass_exodus",
    )
    assert [one["faces"] for one in table.view["dice"]["rolls"]] == [[3, 3]], "of the last battle alone"
    assert table.view["dice"]["region"] == "kislev"
    assert table.on("end").view["dice"] is not None
    table.stop = 99
    assert table.run().view["dice"] is None


def test_dice_and_losses_of_another_region_go_with_the_next_roll() -> None:
    table = given(
        phase="battle",
        dice="4 1 5 2 1 1",
        norsca="acolyte left:blood_frenzy",
        tilea="leper left:blood_frenzy",
    )
    early = {"power": "khorne", "cause": "blood_frenzy", "dice": 2, "faces": [5, 2], "hits": 1}
    fallen = {"killer": "khorne", "power": "nurgle", "figure": "leper_1"}
    assert table.view["dice"] == {"region": "tilea", "rolls": [early], "losses": [fallen]}


def test_dice_survive_saving_and_loading() -> None:
    table = given(
        phase="battle",
        dice="4 6 1 4 1",
        upgrades={"khorne": "bloodletters"},
        kislev="bloodletter leper@slaanesh peasant horror acolyte",
    ).play("hit peasant", "hit leper_1")
    assert table.view["dice"]["rolls"][0]["cause"] == "first_strike"
    again = game().from_position(table.state.to_position())
    assert again.view(None)["table"]["dice"] == table.view["dice"]


def test_hints_tell_costs_and_hits() -> None:
    table = given(points={"khorne": 3}, track=("road_wardens", None), kislev="bloodsworn hero").play(
        "summon bloodsworn_1"
    )
    hints = table.state.hints(table.state.parse("to empire"))
    assert (hints["region"], hints["cost"]) == ("empire", 2)
    penniless = given(points={"khorne": 1}).state
    assert penniless.hints(penniless.parse("summon bloodthirster"))["cost"] == 3, "as printed, where it can go nowhere"
    card = given(points={"khorne": 3}, hand={"khorne": "battle_cry"}, kislev="left:temporal_stasis").play(
        "play battle_cry"
    )
    assert card.state.hints(card.state.parse("on kislev_right")) == {"region": "kislev", "side": "right", "cost": 3}
    royalty = given(points={"slaanesh": 3}, hand={"slaanesh": "degenerate_royalty"}, kislev="nurgle=3")
    assert royalty.state.hints(royalty.state.parse("play degenerate_royalty")) == {"cost": 0, "highest_cost": 3}
    poor = given(points={"slaanesh": 1}, hand={"slaanesh": "degenerate_royalty"}, kislev="nurgle=3")
    assert poor.state.hints(poor.state.parse("play degenerate_royalty")) == {"cost": 0}
    hit = given(phase="battle", dice="4 6 4", kislev="bloodletter leper horror peasant")
    assert hit.state.hints(hit.state.parse("hit horror_1"))["needed"] == 2
    assert hit.state.hints(hit.state.parse("hit peasant")) == {"needed": 1, "hits": 3, "sixes": 1}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_others_do_not_read_what_was_drawn(seat: int | None) -> None:
    lines = new(seed=2).state.log_for(seat)
    told = [line for line in lines if line.key == "log-draw"]
    assert all(seat is not None and line.params["power"].key == f"power-{POWER_IDS[seat]}" for line in told)  # type: ignore[union-attr]
    assert len([line for line in lines if line.key == "log-draw-hidden"]) > 2


def test_no_undo_beyond_what_was_shown() -> None:
    table = given(points={"khorne": 3}, hand={"khorne": "battle_cry"})
    before = table.state.reveals
    table.play("summon bloodsworn_1")
    assert table.state.reveals == before, "to choose a figure shows nothing"
    table.play("to kislev", "play battle_cry")
    assert table.state.reveals == before, "nor does it to choose a card"
    table.play("on kislev_left")
    assert table.state.reveals == before + 1, "a card of the hand is shown"
    drawing = given(phase="old_world", old_world="plunged_into_chaos")
    before = drawing.state.reveals
    drawing.on("draw")
    assert drawing.state.reveals == before + 4, "whoever draws has seen cards"


def test_reasons_are_given_for_choices_of_other_decisions() -> None:
    table = given(phase="battle", dice="4 1", kislev="bloodletter leper acolyte")
    table.forbids("summon bloodletter_1", "citow.summon.one_action")
    table.forbids("play battle_cry", "citow.summon.one_action")
    table.forbids("upgrade khorne_power", "citow.dials.upgrade")
