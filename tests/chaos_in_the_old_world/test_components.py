"""What is in the box: figures, tokens, cards, dials, the map."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.chaos_in_the_old_world.vocabulary import game, given, new
from tests.vocabulary import rule
from warhost import BadOption, Text
from warhost.games.chaos_in_the_old_world.tables import (
    CARD_IDS,
    CLASS_IDS,
    FIGURES,
    POWER_IDS,
    REGION_IDS,
    SLOTS,
    TOKEN_IDS,
    UPGRADE_IDS,
)
from warhost.language import language

TABLES = game().tables
FOLLOWERS = {
    power["id"]: {one["class"]: (one["id"], one["count"]) for one in power["followers"]}
    for power in game().content["powers"]["powers"]
}


@rule("citow.overview.one_power_each")
def test_every_seat_has_a_power_of_its_own() -> None:
    for seed in range(5):
        seats = new(seats=4, seed=seed, powers="random").view["seats"]
        assert sorted(seats) == sorted(POWER_IDS)


@rule("citow.overview.player_count")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_only_three_or_four_players(seats: int) -> None:
    assert game().seats == (3, 4)
    with pytest.raises(BadOption):
        game().new(seats=seats)


@rule("citow.overview.two_routes")
def test_points_and_dial_both_win() -> None:
    by_points = given(phase="end", through="end", vp={"nurgle": 50}).on()
    assert by_points.winners == ["nurgle"]
    by_dial = given(phase="end", vp={"nurgle": 49}, dial={"slaanesh": 6}, counters={"slaanesh": 1})
    assert by_dial.winners == ["slaanesh"]


@rule("citow.components.per_power")
def test_every_power_has_its_own_set() -> None:
    table = new()
    for power in POWER_IDS:
        view = table.view["powers"][power]
        assert view["hand_size"] + view["deck_size"] == 24
        assert len(view["upgrades"]) + len(view["upgrades_left"]) == 5
        assert view["victory_points"] == 0
    assert game().content["board"]["other_components"]["corruption_tokens_per_power"]["printed"] == 29


@rule("citow.components.token_count", "citow.components.old_world_token_count")
def test_tokens() -> None:
    stock = dict(zip(TOKEN_IDS, TABLES.stock, strict=True))
    assert stock == {"event": 6, "hero": 4, "noble": 6, "peasant": 20, "skaven": 6, "warpstone": 14}
    other = game().content["board"]["other_components"]
    corruption = 4 * other["corruption_tokens_per_power"]["printed"]
    assert sum(stock.values()) == 56
    assert 4 + 4 + other["dial_advancement_counters"]["printed"] + corruption + 56 == 196


@rule("citow.components.card_count")
def test_cards() -> None:
    chaos, old_world = sum(TABLES.card_copies), len(TABLES.old_world_cards)
    assert (chaos, len(UPGRADE_IDS), TABLES.ruination_cards, old_world) == (96, 20, 5, 28)
    assert chaos + 20 + 5 + old_world == 149
    assert len(CARD_IDS) == 30
    for power in range(4):
        assert sum(TABLES.card_copies[card] for card in TABLES.cards_of[power]) == 24


@rule("citow.components.figures_khorne")
def test_figures_of_khorne() -> None:
    assert FOLLOWERS["khorne"] == {
        "greater_daemon": ("bloodthirster", 1),
        "warrior": ("bloodletter", 6),
        "cultist": ("bloodsworn", 4),
    }
    assert len(TABLES.figures[0]) == 11


@rule("citow.components.figures_nurgle")
def test_figures_of_nurgle() -> None:
    assert FOLLOWERS["nurgle"] == {
        "greater_daemon": ("great_unclean_one", 1),
        "warrior": ("plaguebearer", 5),
        "cultist": ("leper", 6),
    }
    assert len(TABLES.figures[1]) == 12


@rule("citow.components.figures_tzeentch")
def test_figures_of_tzeentch() -> None:
    assert FOLLOWERS["tzeentch"] == {
        "greater_daemon": ("lord_of_change", 1),
        "warrior": ("horror", 3),
        "cultist": ("acolyte", 8),
    }
    assert len(TABLES.figures[2]) == 12


@rule("citow.components.figures_slaanesh")
def test_figures_of_slaanesh() -> None:
    assert FOLLOWERS["slaanesh"] == {
        "greater_daemon": ("keeper_of_secrets", 1),
        "warrior": ("daemonette", 3),
        "cultist": ("seductress", 6),
    }
    assert len(TABLES.figures[3]) == 10


@rule("citow.components.figures_are_limit")
def test_no_more_figures_than_the_set_contains() -> None:
    assert FIGURES == 45
    table = given(points={"khorne": 7}, kislev="bloodsworn*4 bloodthirster")
    assert "bloodsworn" in table.sorts("summon")
    assert all(table.where(name) == "kislev" for name in table.offers("summon") if name.startswith("bloodsworn"))
    assert [name for name in table.offers("summon") if name == "bloodthirster"] == ["bloodthirster"]
    assert table.where("bloodthirster") == "kislev", "the only one moves"


@rule("citow.components.classes")
def test_three_classes_with_names_and_colours() -> None:
    assert CLASS_IDS == ("cultist", "warrior", "greater_daemon")
    colours = {power["id"]: power["color"] for power in game().content["powers"]["powers"]}
    assert colours == {"khorne": "red", "nurgle": "green", "tzeentch": "blue", "slaanesh": "purple"}
    assert len(set(TABLES.follower_ids)) == 12


@rule("citow.components.figure_statistics")
def test_statistics_of_figures() -> None:
    shown = {name: (TABLES.cost[i], TABLES.attack[i], TABLES.defense[i]) for i, name in enumerate(TABLES.follower_ids)}
    assert shown["bloodsworn"] == (1, 0, 1)
    assert shown["bloodletter"] == (2, 2, 1)
    assert shown["bloodthirster"] == (3, 4, 3)
    assert shown["great_unclean_one"][1:] == (3, 3)
    assert shown["plaguebearer"][1:] == (1, 1)
    assert shown["leper"][1:] == shown["acolyte"][1:] == (0, 1)


@rule("citow.components.sheet_contents")
def test_what_a_sheet_fixes() -> None:
    assert TABLES.draws == [2, 2, 5, 2]
    assert TABLES.draws_up_to == [False, False, True, False]
    assert TABLES.points == [7, 6, 6, 6]
    assert TABLES.counter_tokens == [1, 2, 2, 2]


@rule("citow.components.dial_positions")
def test_dials_lie_in_power_order() -> None:
    assert game().content["board"]["power_order"] == ["khorne", "nurgle", "tzeentch", "slaanesh"]
    assert [power["order"] for power in game().content["powers"]["powers"]] == [1, 2, 3, 4]
    assert list(new().view["powers"]) == list(POWER_IDS)


@rule("citow.components.counters_unlimited")
def test_counters_never_run_out() -> None:
    table = given(phase="corruption", counters={"nurgle": 16}, kislev="leper*2")
    assert table.counters("nurgle") == 17


@rule("citow.components.corruption_unlimited")
def test_corruption_never_runs_out() -> None:
    table = given(phase="corruption", kislev="leper*2 nurgle=29", table={"round": 2})
    assert table.corruption("kislev") == {"nurgle": 31}


@rule("citow.components.old_world_tokens_fixed")
def test_old_world_tokens_run_out() -> None:
    # two of six Events of the Grail are left, then none
    spent = {"norsca": "noble*3", "badlands": "noble*2"}
    table = given(phase="old_world", old_world="electors_arise", board=spent)
    assert table.token_places("noble") == ["norsca"] * 3 + ["empire"] + ["badlands"] * 2
    assert table.stock("noble") == 0
    # regions named together are served in region order
    heroes = given(phase="old_world", old_world="witch_hunters", norsca="hero*2")
    assert heroes.token_places("hero") == ["norsca", "norsca", "empire", "bretonnia"]
    assert [line["region"] for line in heroes.heard("log-token")] == ["region-empire", "region-bretonnia"]
    # the chooser decides who goes without
    chosen = given(phase="old_world", old_world="road_wardens", norsca="hero*3")
    assert chosen.offers("place") == ["kislev", "empire", "bretonnia", "estalia"]
    assert chosen.play("place estalia").token_places("hero") == ["norsca"] * 3 + ["estalia"]
    assert chosen.kind != "place"


@rule("citow.components.dice_unlimited")
def test_more_than_five_dice() -> None:
    table = given(phase="battle", dice="1 1 1 1 1 1 1 1", kislev="bloodletter*4 leper")
    assert table.rolled == [("khorne", "kislev", 8)]


@rule("citow.components.vp_unlimited")
def test_points_beyond_the_track() -> None:
    table = given(phase="corruption", vp={"khorne": 200}, norsca="bloodletter*2")
    assert table.vp("khorne") == 201


@rule("citow.components.ruination_card")
def test_five_ruination_cards() -> None:
    cards = game().content["ruination"]["cards"]
    assert [card["order"] for card in cards] == [1, 2, 3, 4, 5]
    assert TABLES.ruiner_points[1:] == [3, 4, 4, 5, 5]
    for number in range(1, 6):
        assert len(TABLES.first[number]) == len(TABLES.second[number]) == 9
        assert all(TABLES.second[number][r] == TABLES.first[number][r] // 2 for r in range(9))


@rule("citow.components.ruination_card_one")
def test_the_first_ruination_card() -> None:
    values = {name: (TABLES.first[1][r], TABLES.second[1][r]) for r, name in enumerate(REGION_IDS)}
    assert TABLES.ruiner_points[1] == 3
    assert values == {
        "norsca": (6, 3),
        "troll_country": (6, 3),
        "kislev": (8, 4),
        "empire": (10, 5),
        "bretonnia": (8, 4),
        "estalia": (9, 4),
        "tilea": (7, 3),
        "border_princes": (7, 3),
        "badlands": (6, 3),
    }


# -- the map


@rule("citow.regions.nine")
def test_nine_regions() -> None:
    assert list(new().view["regions"]) == list(REGION_IDS)
    english = language("en", game())
    names = {region["id"]: english.say(Text(f"region-{region['id']}")) for region in game().content["board"]["regions"]}
    assert names["border_princes"] == "The Border Princes"
    assert len(names) == 9


@rule("citow.regions.order")
def test_regions_act_in_order() -> None:
    table = given(phase="corruption", badlands="bloodletter*2", norsca="bloodletter*2", tilea="acolyte*3")
    order = [line["region"] for line in table.heard("log-dominate")]
    assert order == ["region-norsca", "region-tilea", "region-badlands"]


@rule("citow.regions.skip")
def test_a_region_with_nothing_to_do_is_passed_over() -> None:
    table = given(phase="battle", dice="1 1 1 1", norsca="bloodletter", kislev="leper", tilea="bloodletter leper")
    assert [line["region"] for line in table.heard("log-battle")] == ["region-tilea"]


@rule("citow.regions.not_simultaneous")
def test_an_earlier_region_changes_a_later_one() -> None:
    # the last ruination card goes to the first region
    ruins = {name: f"ruin={i + 1}" for i, name in enumerate(("norsca", "troll_country", "badlands", "estalia"))}
    table = given(phase="corruption", kislev="nurgle=12", tilea="nurgle=12", board=ruins)
    assert (table.ruin("kislev"), table.ruin("tilea")) == (5, 0)


@rule("citow.regions.adjacent")
def test_borders() -> None:
    near = {name: {REGION_IDS[r] for r in TABLES.members[TABLES.near[i]]} for i, name in enumerate(REGION_IDS)}
    assert near["troll_country"] == {"norsca", "kislev"}
    assert "norsca" not in near["kislev"]
    assert near["border_princes"] == {"empire", "bretonnia", "tilea", "badlands"}
    assert sum(len(others) for others in near.values()) == 22
    for one, following in pairwise(REGION_IDS):
        assert following in near[one]
    for name, others in near.items():
        assert name not in others
        assert all(name in near[other] for other in others)


@rule("citow.regions.printed_value")
def test_one_number_for_resistance_and_conquest() -> None:
    table = given()
    for name in REGION_IDS:
        region = table.region(name)
        assert region["resistance"] == region["conquest_value"] == TABLES.value[REGION_IDS.index(name)]
    assert TABLES.value == [1, 1, 3, 5, 3, 4, 2, 1, 1]


@rule("citow.regions.values_independent")
def test_resistance_and_conquest_change_apart() -> None:
    table = given(kislev="skaven", empire="noble")
    assert (table.region("kislev")["resistance"], table.region("kislev")["conquest_value"]) == (2, 3)
    assert (table.region("empire")["resistance"], table.region("empire")["conquest_value"]) == (5, 6)


@rule("citow.regions.value_floor")
def test_resistance_never_falls_below_zero() -> None:
    table = given(norsca="skaven*2 left:influenza")
    assert table.region("norsca")["resistance"] == 0
    assert table.region("norsca")["conquest_value"] == 1
    raised = given(track=("peasant_uprising", "electors_arise"), norsca="skaven peasant*2 noble*3")
    assert raised.region("norsca")["resistance"] == 1 - 1 + 2 + 3


@rule("citow.regions.populous")
def test_populous_regions() -> None:
    populous = [name for i, name in enumerate(REGION_IDS) if TABLES.populous[i]]
    assert populous == ["kislev", "empire", "bretonnia", "estalia"]
    table = given(phase="corruption", kislev="leper*2", tilea="leper*2")
    assert table.counters("nurgle") == 1, "only effects that speak of it care"


@rule("citow.regions.card_spaces")
def test_two_card_spaces_a_region() -> None:
    assert SLOTS == 18
    table = given(points={"khorne": 7}, hand={"khorne": "blood_frenzy"}).play("play blood_frenzy")
    assert len(table.offers("on")) == 18
    assert table.offers("on")[:2] == ["norsca_left", "norsca_right"]


@rule("citow.regions.no_capacity")
def test_any_number_of_things_in_a_region() -> None:
    table = given(
        phase="corruption",
        norsca="bloodletter*6 bloodsworn*4 bloodthirster leper*6 plaguebearer*5 peasant*15 warpstone*9 khorne=3",
    )
    assert len(table.figures("norsca")) == 22
