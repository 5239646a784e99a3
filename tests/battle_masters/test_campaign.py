"""The campaign: five battles in order, their points, the elite units they leave, saved and resumed at any moment."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.battle_masters.vocabulary import Field, battle, game, new_battle
from tests.vocabulary import example, random_play, rule
from warhost import BadPosition, Replay

CAMPAIGN = {"scenario": "campaign"}
LATER = {"victories": ["draw"]}  # the first battle, in which nobody is elite yet, is over
BATTLES = ["borderlands", "tengin", "grunburg", "plains", "altdorf"]


def fought(*winners: str, seats: int = 2, **options: Any) -> Field:
    """A campaign whose first battles ended so, without a fight: the loser conceded, or both agreed on a draw."""
    field = new_battle(seats=seats, scenario="campaign", **options)
    for winner in winners:
        settle(field, winner)
    return field


def settle(field: Field, winner: str) -> Field:
    """End the battle that is fought."""
    teams = field.view["teams"]
    what = "draw" if winner == "draw" else "concede"
    sides = {"draw": ["imperial", "chaos"], "imperial": ["chaos"], "chaos": ["imperial"]}[winner]
    for side in sides:
        for seat in teams[side]:
            field.state.declare(seat, what)
    return field


def elite(field: Field) -> set[str]:
    # while tokens lie face down nobody sees all units, so each side is asked for its own
    seats = (field.view["teams"][side][0] for side in ("imperial", "chaos"))
    views = [field.state.view(seat)["table"]["units"] for seat in seats]
    return {name for view in views for name, unit in view.items() if unit["elite"]}


def last_shot(victories: tuple[str, ...] = (), **others: Any) -> Field:
    """A battle of a campaign that the cannon decides with its next shot, without any chance."""
    army = {"imp_cannon": "e7", "cha_orcs_gazkull": "f7", **others}
    table = {"victories": list(victories), "zones": {"imperial": ["a2"], "chaos": ["m12"]}}
    return battle(card="imp_cannon", options=CAMPAIGN, table=table, army=army, lonely=True)


# -- five battles


@rule("bm.campaign.five_battles")
def test_the_five_battles_follow_in_order() -> None:
    field = new_battle(scenario="campaign")
    for number, name in enumerate(BATTLES):
        assert field.view["scenario"] == name
        assert field.view["campaign"]["battles"] == BATTLES
        assert len(field.view["campaign"]["winners"]) == number
        assert [seat for seats in field.view["teams"].values() for seat in seats] == [0, 1]
        fresh = new_battle(scenario=name).view
        assert field.view["terrain"] == fresh["terrain"]
        assert field.view["zones"] == fresh["zones"]
        settle(field, "chaos" if number % 2 else "imperial")
    assert field.over
    assert field.state.victories == [0, 1, 0, 1, 0]


@rule("bm.campaign.five_battles", "bm.scenarios.any_order")
def test_every_battle_begins_with_full_armies_all_cards_and_a_whole_tower() -> None:
    wounded = {"hex": "a1", "skulls": 2}
    ogre = {"where": "out", "skulls": 4}
    army = {"imp_cannon": "e7", "imp_men_altdorf": wounded, "cha_orcs_gazkull": "f7", "cha_ogre_grimorg": ogre}
    table = {"ogre_cards": {"move": 1, "attack": 1}, "rubble": 2}
    tower = [{"piece": "tower", "hex": "f3"}]
    field = battle(card="imp_cannon", terrain=tower, options=CAMPAIGN, table=table, army=army, lonely=True)
    field.play("fire cha_orcs_gazkull")
    view = field.view
    assert view["scenario"] == "tengin"
    assert len(view["units"]) == 25
    assert {unit["skulls"] for unit in view["units"].values()} == {0}
    assert {unit["where"] for unit in view["units"].values()} == {"mat", "aside"}
    assert view["ogre_cards"] == {"move": 3, "attack": 3}
    assert view["tower"] == {"hex": "d7", "rubble": 0}
    assert (view["card"], view["played"], view["removed"]) == (None, [], [])
    field.deploy()
    assert len(field.view["unseen"]) + 1 == 59


@rule("bm.campaign.five_battles")
def test_nothing_but_the_winner_and_the_elite_is_left_of_the_battle_before() -> None:
    field = battle(
        card="imp_lords",
        options=CAMPAIGN,
        seats=3,
        terrain=[{"piece": "tower", "hex": "f8"}, {"piece": "marsh", "hex": "e8"}],
        table={
            "portion": "south_field",
            "rubble": 2,
            "zones": {"imperial": ["e6"], "chaos": ["e10"]},
            "played": ["imp_cannon"],
            "removed": ["imp_archers"],
            "ogre_cards": {"move": 1, "attack": 3},
            "quiet": False,
            "quiet_passes": 2,
            "conceded": [2],
            "draw_offers": [1],
        },
        imp_lord_knights={"hex": "e9", "skulls": 2},
        cha_ogre_grimorg={"hex": "h9", "skulls": 2},
    )
    settle(field, "chaos")
    after = field.state.to_position()["table"]
    fresh = new_battle(seats=3, scenario="tengin").state.to_position()["table"]
    assert after.pop("victories") == ["chaos"]
    assert (after["quiet"], after["quiet_passes"]) == (True, 0)
    for unit in after["units"].values():
        unit.pop("elite", None)
    assert after == {key: value for key, value in fresh.items() if key != "victories"}


@rule("bm.campaign.five_battles")
def test_only_a_campaign_counts_its_battles() -> None:
    assert fought("chaos").heard("log-campaign-battle") == [
        {"number": 1, "battles": 5, "worth": 1},
        {"number": 2, "battles": 5, "worth": 1},
    ]
    assert new_battle(scenario="borderlands").heard("log-campaign-battle") == []


@rule("bm.campaign.five_battles")
def test_a_unit_in_hand_when_a_battle_is_conceded_is_put_back() -> None:
    field = fought("chaos").play("deploy cha_ogre_grimorg")
    settle(field, "imperial")
    assert field.view["scenario"] == "grunburg"
    assert field.state.to_position()["table"]["in_hand"] is None
    assert field.unit("cha_ogre_grimorg")["where"] == "reserve"
    field.state.check()


@rule("bm.campaign.five_battles")
def test_tokens_of_a_battle_conceded_in_the_fog_are_turned_up() -> None:
    field = fought("chaos", "chaos", "chaos").play("deploy cha_ogre_grimorg", "place h8")
    assert field.view["units"] == {}
    settle(field, "imperial")
    assert field.view["scenario"] == "altdorf"
    assert len(field.view["units"]) == 25
    assert field.view["tokens"] == []


# -- points


@rule("bm.campaign.points_to_winner")
def test_the_winner_is_noted_and_gets_the_points_the_loser_none() -> None:
    field = fought("imperial")
    assert field.view["campaign"]["winners"] == ["imperial"]
    assert field.view["campaign"]["points"] == {"imperial": 1, "chaos": 0}
    assert field.heard("log-campaign") == [{"imperial": 1, "chaos": 0}]
    settle(field, "chaos")
    assert field.view["campaign"]["winners"] == ["imperial", "chaos"]
    assert field.view["campaign"]["points"] == {"imperial": 1, "chaos": 1}


@rule("bm.campaign.points_to_winner")
def test_a_battle_won_by_elimination_scores_likewise() -> None:
    field = last_shot(("chaos", "chaos", "chaos")).play("fire cha_orcs_gazkull")
    assert field.view["campaign"]["winners"] == ["chaos", "chaos", "chaos", "imperial"]
    assert field.view["campaign"]["points"] == {"imperial": 3, "chaos": 3}


@rule("bm.campaign.points_to_winner")
def test_a_drawn_battle_scores_for_nobody() -> None:
    field = fought("draw", "imperial")
    assert field.view["campaign"]["winners"] == ["draw", "imperial"]
    assert field.view["campaign"]["points"] == {"imperial": 1, "chaos": 0}


@rule("bm.campaign.points_first_three", "bm.campaign.points_plains", "bm.campaign.points_altdorf")
@pytest.mark.parametrize(("won", "points"), [(0, 1), (1, 1), (2, 1), (3, 3), (4, 5)])
def test_what_each_battle_is_worth(won: int, points: int) -> None:
    winners = ["draw"] * 5
    winners[won] = "chaos"
    field = fought(*winners)
    result = field.state.result()
    assert result is not None
    assert result.scores == (0, points)
    assert field.view["campaign"]["worth"] == [1, 1, 1, 3, 5]


@rule("bm.campaign.points_plains", "bm.campaign.points_altdorf")
def test_another_edition_gives_less_for_the_last_two() -> None:
    assert game().options["campaign_points"].default == "rulebook"
    winners = ("imperial", "imperial", "imperial", "chaos", "draw")
    field = fought(*winners, campaign_points="other_edition")
    assert field.view["campaign"]["worth"] == [1, 1, 1, 2, 2]
    result = field.state.result()
    assert result is not None
    assert result.scores == (3, 2)
    assert field.winner == "imperial"
    assert fought(*winners).winner == "draw"


@rule("bm.campaign.winner", "bm.campaign.points_to_winner", "bm.campaign.points_first_three")
@rule("bm.campaign.points_plains", "bm.campaign.points_altdorf")
@example("bm.ex.campaign.totals")
def test_the_higher_total_wins_the_campaign() -> None:
    field = fought("chaos", "chaos", "chaos", "chaos")
    assert not field.over  # all five are played, though nobody can catch up
    settle(field, "imperial")
    assert field.view["campaign"]["points"] == {"chaos": 6, "imperial": 5}
    assert field.winner == "chaos"
    result = field.state.result()
    assert result is not None
    assert result.scores == (5, 6)
    assert result.reason.key == "result-campaign"


@rule("bm.campaign.winner")
def test_battles_lost_do_not_matter_if_the_total_is_higher() -> None:
    field = fought("chaos", "chaos", "chaos", "imperial", "imperial")
    assert field.winner == "imperial"
    assert field.view["campaign"]["points"] == {"imperial": 8, "chaos": 3}


@rule("bm.campaign.winner")
def test_equal_totals_are_a_drawn_campaign() -> None:
    field = fought("imperial", "chaos", "draw", "draw", "draw")
    assert field.winner == "draw"
    result = field.state.result()
    assert result is not None
    assert result.winners == (0, 1)
    assert result.scores == (1, 1)


# -- elite units


@rule("bm.elite.earned_by_survival")
def test_units_still_in_play_become_elite_cannon_and_reserves_included() -> None:
    reserve = {"where": "reserve"}
    field = last_shot(imp_men_altdorf={"hex": "a1", "skulls": 2}, imp_lord_knights=reserve)
    field.play("fire cha_orcs_gazkull")
    assert elite(field) == {"imp_cannon", "imp_men_altdorf", "imp_lord_knights"}


@rule("bm.elite.earned_by_survival")
def test_after_a_draw_the_survivors_of_both_sides_become_elite() -> None:
    field = last_shot(cha_ogre_grimorg="m12")
    settle(field, "draw")
    assert elite(field) == {"imp_cannon", "cha_orcs_gazkull", "cha_ogre_grimorg"}


@rule("bm.elite.earned_by_survival")
def test_after_a_stalemate_too() -> None:
    cards = Counter({card["id"]: card["copies"] for card in game().content["battle_cards"]["cards"]})
    cards.subtract(["imp_cannon"])
    table = {"played": list(cards.elements()), "quiet_passes": 2}
    army = {"imp_cannon": "e7", "cha_orcs_gazkull": "f7"}
    field = battle(card="imp_cannon", options=CAMPAIGN, table=table, army=army, lonely=True)
    field.play("finish")
    assert field.heard("log-end-stalemate")
    assert elite(field) == {"imp_cannon", "cha_orcs_gazkull"}


@rule("bm.elite.earned_by_survival", "bm.end.concession_and_draw")
@pytest.mark.parametrize(("winner", "prefix"), [("imperial", "imp_"), ("chaos", "cha_")])
def test_after_a_surrender_only_those_of_the_winner(winner: str, prefix: str) -> None:
    field = fought(winner)
    units = field.state.tables.unit_ids
    assert elite(field) == {name for name in units if name.startswith(prefix)}


@rule("bm.elite.campaign_only")
@pytest.mark.parametrize("name", ["quick_start", *BATTLES])
def test_no_unit_is_elite_in_a_single_battle(name: str) -> None:
    field = new_battle(scenario=name)
    assert elite(field) == set()
    settle(field, "imperial")
    assert elite(field) == set()


@rule("bm.elite.campaign_only")
def test_a_campaign_begins_without_elite_units() -> None:
    assert elite(new_battle(scenario="campaign")) == set()


@rule("bm.elite.campaign_only")
@pytest.mark.parametrize("scenario", ["quick_start", "altdorf", "campaign"])
def test_no_position_has_an_elite_unit_outside_a_campaign_or_in_its_first_battle(scenario: str) -> None:
    with pytest.raises(BadPosition) as caught:
        battle(card="imp_lords", options={"scenario": scenario}, imp_lord_knights={"hex": "e7", "elite": True})
    assert caught.value.text.key == "position-no-elite"
    assert caught.value.text.params["path"] == "table.units.imp_lord_knights.elite"


@rule("bm.elite.no_second_token")
def test_who_survives_again_has_one_die_more_not_two() -> None:
    once = last_shot(("imperial",), imp_lord_knights={"hex": "a1", "elite": True}).play("fire cha_orcs_gazkull")
    kept = once.unit("imp_lord_knights")
    assert kept["elite"] is True  # the second survival

    lords = {"hex": "a1", "elite": kept["elite"]}
    field = battle(
        card="imp_lords",
        options=CAMPAIGN,
        table={"victories": ["imperial", "imperial"]},
        imp_lord_knights=lords,
        cha_orcs_gazkull="b1",
    )
    field.throw("bbbbbb", "bbb").play("attack cha_orcs_gazkull")
    assert field.dice == (6, 3)


@rule("bm.elite.lost_on_elimination")
def test_an_eliminated_elite_unit_comes_back_as_a_normal_one() -> None:
    fallen = {"where": "out", "skulls": 3, "elite": True}
    field = last_shot(("imperial",), imp_lord_knights=fallen, imp_men_altdorf="a1").play("fire cha_orcs_gazkull")
    assert field.unit("imp_lord_knights")["where"] == "reserve"
    assert field.unit("imp_lord_knights")["elite"] is False
    assert elite(field) == {"imp_cannon", "imp_men_altdorf"}


@rule("bm.elite.earned_by_survival", "bm.elite.lost_on_elimination", "bm.campaign.points_to_winner")
def test_between_two_battles_the_log_tells_how_things_stand() -> None:
    lords = {"hex": "a1", "elite": True}
    fallen = {"where": "out", "skulls": 6, "elite": True}
    field = last_shot(("imperial",), imp_lord_knights=lords, cha_ogre_grimorg=fallen).play("fire cha_orcs_gazkull")
    keys = field.log_keys()
    between = keys[keys.index("log-end-elimination") : keys.index("log-scenario") + 1]
    assert between == [
        "log-end-elimination",
        "log-campaign",
        "log-elite",
        "log-elite-lost",
        "log-campaign-battle",
        "log-scenario",
    ]
    assert field.heard("log-campaign") == [{"imperial": 2, "chaos": 0}]
    assert field.heard("log-elite") == [
        {"side": "side-imperial", "units": ["unit-imp_lord_knights", "unit-imp_cannon"]}
    ]
    assert field.heard("log-elite-lost") == [{"side": "side-chaos", "units": ["unit-cha_ogre_grimorg"]}]
    assert field.heard("log-campaign-battle") == [{"number": 3, "battles": 5, "worth": 1}]


@rule("bm.elite.lost_on_elimination")
def test_the_units_of_a_side_that_surrenders_lose_it_too() -> None:
    field = fought("draw", "imperial")
    assert {name[:3] for name in elite(field)} == {"imp"}
    assert len(elite(field)) == 11


@rule("bm.elite.attack_die", "bm.elite.defence_die")
def test_one_die_more_in_attack_and_in_defence() -> None:
    for own, other, dice in (
        (True, False, (5, 3)),
        (False, True, (4, 4)),
        (True, True, (5, 4)),
        (False, False, (4, 3)),
    ):
        field = battle(
            card="imp_knights",
            options=CAMPAIGN,
            table=LATER,
            imp_knights_blitzen={"hex": "e7", "elite": own},
            cha_orcs_gazkull={"hex": "f7", "elite": other},
        )
        field.throw("b" * dice[0], "b" * dice[1]).play("attack cha_orcs_gazkull")
        assert field.dice == dice


@rule("bm.elite.attack_die")
def test_also_for_shots_and_each_attack_of_the_ogre() -> None:
    archers = {"hex": "e7", "elite": True}
    army: dict[str, Any] = {"imp_archers_grunburg": archers, "cha_orcs_gazkull": "g7"}
    field = battle(card="imp_archers", options=CAMPAIGN, table=LATER, army=army)
    field.throw("bbbb", "bbb").play("shoot cha_orcs_gazkull")
    assert field.dice == (4, 3)

    ogre = {"hex": "e7", "skulls": 4, "elite": True}
    table = {"ogre_cards": {"move": 0, "attack": 2}, **LATER}
    field = battle(next_cards=["cha_ogre"], options=CAMPAIGN, table=table, cha_ogre_grimorg=ogre, imp_men_altdorf="f7")
    field.throw("bbbbb", "bbb", then=[0]).play("attack imp_men_altdorf")
    assert field.dice == (5, 3)
    field.throw("bbbbb", "bbb").play("attack imp_men_altdorf")
    assert field.dice == (5, 3)
    assert len(field.heard("log-attack")) == 2


@rule("bm.elite.attack_die", "bm.elite.defence_die")
def test_an_elite_cannon_gains_in_defence_only() -> None:
    cannon = {"hex": "b9", "elite": True}
    field = battle(card="imp_cannon", options=CAMPAIGN, table=LATER, imp_cannon=cannon, cha_orcs_gazkull="d7")
    field.play("fire cha_orcs_gazkull")
    assert field.view["shot"]["discs"] == {"flying": 4, "bouncing": 3, "explosion": 2}

    field = battle(card="cha_gob_orc", options=CAMPAIGN, table=LATER, imp_cannon=cannon, cha_orcs_gazkull="c9")
    field.throw("bbb", "bbb").play("attack imp_cannon")
    assert field.dice == (3, 3)


@rule("bm.elite.otherwise_unchanged")
def test_life_points_movement_and_cards_stay_as_they_are() -> None:
    army = {"imp_lord_knights": {"hex": "e7", "elite": True}, "imp_cannon": "a1", "cha_orcs_gazkull": "f8"}
    field = battle(card="imp_lords", next_cards=["cha_gob_orc"], options=CAMPAIGN, table=LATER, army=army)
    assert field.offers("move") == ["e6", "f6", "d7", "f7", "e8"]
    field.play("move f7")
    field.forbids("move g7", "bm.movement.one_hex")
    field.play("finish")
    field.throw("sss", "bbbbbb").play("attack imp_lord_knights")
    assert not field.alive("imp_lord_knights")


@rule("bm.elite.earned_by_survival", "bm.elite.no_second_token", "bm.elite.lost_on_elimination")
@rule("bm.elite.otherwise_unchanged")
@example("bm.ex.elite.carry_over")
def test_elite_status_over_three_battles() -> None:
    deck = list(new_battle().state.tables.full_deck)
    doomed = {"hex": "f7", "skulls": 2}

    def battle_won_by_orcs(number: int, **others: Any) -> Field:
        table = {"victories": ["chaos"] * number}
        army = {"imp_men_altdorf": doomed, **others}
        field = battle(card="cha_gob_orc", options=CAMPAIGN, table=table, army=army, lonely=True)
        if field.kind == "use":
            field.play("use cha_orcs_gazkull")
        dice = "s" + "b" * (2 + number)
        return field.throw(dice, "bbb", then=[deck]).play("attack imp_men_altdorf")

    after_one = battle_won_by_orcs(0, cha_orcs_gazkull="e7", cha_ogre_grimorg="m12")
    assert after_one.view["campaign"]["winners"] == ["chaos"]
    assert elite(after_one) == {"cha_orcs_gazkull", "cha_ogre_grimorg"}

    orcs = {"hex": "e7", "elite": True}
    ogre = {"where": "out", "elite": True, "skulls": 6}
    three = battle_won_by_orcs(1, cha_orcs_gazkull=orcs, cha_ogre_grimorg=ogre, cha_goblins_grom="m12")
    assert three.view["scenario"] == "grunburg"
    assert elite(three) == {"cha_orcs_gazkull", "cha_goblins_grom"}
    assert three.unit("cha_ogre_grimorg") == {"where": "reserve", "hex": None, "skulls": 0, "elite": False, "seat": 1}
    assert three.view["ogre_cards"] == {"move": 3, "attack": 3}
    assert len(three.view["units"]) == 25
    assert three.alive("cha_orcs_gazkull")


# -- saved and resumed


def middle_of_a_campaign(seed: int = 3) -> Field:
    """Some way into the third battle, with elite units, wounds and played cards."""
    field = last_shot(("chaos",), imp_men_altdorf="a1").luck(seed)
    field.play("fire cha_orcs_gazkull")
    for _ in random_play(field, seed, limit=400):
        pass
    assert field.view["scenario"] == "grunburg"
    assert elite(field) == {"imp_cannon", "imp_men_altdorf"}
    return field


@rule("bm.campaign.five_battles")
def test_a_campaign_is_saved_and_resumed_in_the_middle() -> None:
    field = middle_of_a_campaign()
    saved = json.loads(json.dumps(field.state.to_position()))
    resumed = Field(game().from_position(saved))
    assert resumed.state.to_position() == saved
    assert resumed.view == field.view
    assert resumed.view["campaign"]["winners"] == ["chaos", "imperial"]
    for first, second in zip(random_play(field, 9, 600), random_play(resumed, 9, 600), strict=True):
        assert first.state.legal() == second.state.legal()
    for campaign in (field, resumed):
        settle(settle(settle(campaign, "chaos"), "chaos"), "imperial")
    assert field.state.to_position() == resumed.state.to_position()
    assert field.state.result() == resumed.state.result()
    assert field.winner == "imperial"
    assert field.view["campaign"]["points"] == {"imperial": 6, "chaos": 5}


@rule("bm.campaign.five_battles")
@pytest.mark.parametrize("number", range(5))
def test_every_battle_of_a_campaign_can_be_saved_at_its_start(number: int) -> None:
    field = fought(*["imperial"] * number)
    doc = field.state.to_position()
    resumed = Field(game().from_position(doc))
    assert resumed.state.to_position() == doc
    assert resumed.view["scenario"] == BATTLES[number]
    settle(resumed, "chaos")
    assert resumed.view["campaign"]["winners"] == ["imperial"] * number + ["chaos"]


@rule("bm.campaign.five_battles")
def test_a_finished_campaign_can_be_saved() -> None:
    field = fought("chaos", "chaos", "chaos", "chaos", "imperial")
    resumed = Field(game().from_position(field.state.to_position()))
    assert resumed.over
    assert resumed.state.result() == field.state.result()


@rule("bm.campaign.five_battles")
def test_the_replay_of_a_campaign_goes_on_where_it_was_left(tmp_path: Path) -> None:
    replay, state = Replay.new(game(), seed=5, **CAMPAIGN)  # type: ignore[arg-type]
    field = Field(state)
    for number in range(3):
        for _ in range(60):
            replay.play(field.state, field.state.legal()[-1])
        replay.declare(field.state, number % 2, "concede")
    assert field.view["scenario"] == "plains"
    replay.save(tmp_path / "campaign.json")

    loaded = Replay.load(tmp_path / "campaign.json")
    state = list(loaded.states(game()))[-1]
    assert state.to_position() == field.state.to_position()
    resumed = Field(state)
    for campaign, record in ((field, replay), (resumed, loaded)):
        for _ in range(60):
            record.play(campaign.state, campaign.state.legal()[0])
        record.declare(campaign.state, 0, "concede")
        record.declare(campaign.state, 1, "concede")
    assert loaded.choices == replay.choices
    assert resumed.state.result() == field.state.result()
    assert resumed.over


@rule("bm.campaign.five_battles")
def test_a_replay_may_begin_in_the_middle_of_a_campaign(tmp_path: Path) -> None:
    field = middle_of_a_campaign()
    replay = Replay.of(field.state)
    for _ in range(100):
        replay.play(field.state, field.state.legal()[0])
    replay.declare(field.state, 1, "concede")
    replay.save(tmp_path / "middle.json")
    *_, last = Replay.load(tmp_path / "middle.json").states(game())
    assert last.to_position() == field.state.to_position()
    assert last.view(None)["table"]["campaign"]["winners"] == ["chaos", "imperial", "imperial"]
