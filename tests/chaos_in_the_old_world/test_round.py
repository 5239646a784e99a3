"""The order of play: rounds, phases, Power order."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import given, new
from tests.vocabulary import flat, rule
from warhost.games.chaos_in_the_old_world.tables import REGION_IDS

PHASES = ["old_world", "draw", "summoning", "battle", "corruption", "end"]


@rule("citow.round.phases", "citow.round.repeat")
def test_six_phases_and_then_a_new_round() -> None:
    table = new(seed=11)
    while table.state.round < 3:
        table.state.play(table.state.legal()[-1])
    phases = [(key.removeprefix("log-phase-")) for key in table.log_keys() if key.startswith("log-phase")]
    assert phases[:12] == PHASES * 2
    rounds = [line["round"] for line in table.heard("log-phase-old_world")]
    assert rounds == [1, 2, 3]


@rule("citow.corruption.ruiners_score")
def test_what_was_done_in_a_round_is_forgotten_in_the_next() -> None:
    board = dict.fromkeys(REGION_IDS, "ruiner=khorne ruiner=slaanesh killer=khorne killer=tzeentch")
    table = given(phase="end", old_world="mass_exodus", board=board)
    assert table.region("norsca")["ruiners"] == ["khorne", "slaanesh"]
    table.stop = 99
    table.run()
    assert table.state.round == 2
    assert all(region["ruiners"] == region["killers"] == [] for region in table.view["regions"].values())


@rule("citow.dials.condition_khorne")
def test_kills_without_a_battle_are_forgotten_with_the_round() -> None:
    kislev = "leper left:blood_frenzy"
    table = given(
        phase="battle", through="end", dice="4 1", counters={"nurgle": 1}, old_world="mass_exodus", kislev=kislev
    )
    assert table.state.to_position()["table"]["khorne_kills"] == {"kislev": 1}
    table.stop = 99
    assert table.run().state.to_position()["table"]["khorne_kills"] == {}


@rule("citow.round.steps")
def test_steps_of_the_corruption_and_end_phases_come_in_order() -> None:
    table = given(
        phase="corruption",
        through="end",
        vp={"nurgle": 45},
        counters={"khorne": 1},
        track=("skavengers", None),
        norsca="leper*3",
        kislev="leper*3 nurgle=12 left:influenza",
        tilea="bloodletter hero skaven warpstone killer=tzeentch left:persistence_of_change",
    )
    lines = [(told.event.text.key, flat(told.event.text).get("region")) for told in table.state.log or ()]
    assert [(key, str(region).removeprefix("region-")) for key, region in lines if key in STEPS] == [
        ("log-dominate", "norsca"),
        ("log-dominate", "kislev"),
        ("log-corrupt", "norsca"),
        ("log-corrupt", "kislev"),
        ("log-ruin", "kislev"),
        ("log-stays", "tilea"),  # the other cards leave
        ("log-removed", "tilea"),  # by a Hero
        ("log-token-returns", "tilea"),  # by an Old World card
        ("log-ruin-scored", "kislev"),
        ("log-tick", "None"),  # Khorne's dial
        ("log-tick", "None"),  # and Nurgle's
        ("log-end-points", "None"),
    ]
    assert (table.winners, table.dial("khorne")) == (["nurgle"], 1), "the dials have turned before the end is checked"


STEPS = {
    "log-dominate",
    "log-corrupt",
    "log-ruin",
    "log-stays",
    "log-removed",
    "log-token-returns",
    "log-ruin-scored",
    "log-tick",
    "log-end-points",
}


@rule("citow.round.power_order")
def test_players_act_in_power_order_leaving_out_unplayed_powers() -> None:
    table = given(seats=3, absent="nurgle", points={"khorne": 2, "tzeentch": 2, "slaanesh": 2})
    order = []
    for _ in range(4):
        order.append(table.asked)
        name = next(one for one in table.offers("summon") if one.startswith(("bloodsworn", "acolyte", "seductress")))
        table.play(f"summon {name}").play(table.choices[0])
    assert order == ["khorne", "tzeentch", "slaanesh", "khorne"]


@rule("citow.round.same_moment")
def test_the_track_acts_first_then_regions_then_left_before_right_then_upgrades() -> None:
    table = given(
        phase="battle",
        dice="6 6 1 4 1 1",
        track=("greenskins_invade", None),
        upgrades={"slaanesh": "keeper_of_secrets"},
        norsca="acolyte event",
        kislev="keeper_of_secrets leper*4 left:blood_frenzy",
    )
    assert table.log_keys()[0] == "log-raid", "the Old World before all Chaos cards"
    assert table.heard("log-roll-early")[0]["region"] == "region-kislev"
    assert table.asked == "khorne", "in a region cards act before upgrades"
    table.play(table.choices[0])
    while table.kind == "hit":
        table.play(table.choices[0])
    assert (table.asked, table.kind) == ("slaanesh", "seduce")


@rule("citow.round.same_moment")
def test_at_one_moment_region_order_comes_before_all_else() -> None:
    rotting = "acolyte horror nurgle=1 left:final_rotting"
    table = given(phase="battle", tilea=rotting, norsca=rotting, kislev=rotting)
    order = []
    while table.kind == "rot":
        order.append(table.state.decision().prompt.params["region"])
        table.play(table.choices[0])
    assert [region.key for region in order] == ["region-norsca", "region-kislev", "region-tilea"]  # type: ignore[union-attr]


@rule("citow.round.same_moment")
def test_at_one_moment_players_follow_power_order() -> None:
    table = given(
        phase="end",
        track=("bretonnian_knights", None),
        hand={"slaanesh": "abyssal_pact insidious_lies", "khorne": "battle_cry blood_frenzy"},
        bretonnia="seductress bloodsworn",
    )
    assert table.asked == "khorne"
    assert table.play("discard battle_cry").asked == "slaanesh"
