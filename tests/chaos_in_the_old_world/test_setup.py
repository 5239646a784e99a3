"""Preparation of a game."""

from __future__ import annotations

import pytest

from tests.chaos_in_the_old_world.vocabulary import game, given, new
from tests.vocabulary import example, rule
from warhost import BadOption
from warhost.games.chaos_in_the_old_world.tables import OLD_WORLD_IDS, POWER_IDS, REGION_IDS


@rule("citow.setup.dials_start")
def test_dials_begin_at_start() -> None:
    table = new()
    assert [table.dial(power) for power in POWER_IDS] == [0, 0, 0, 0]
    assert [table.threat(power) for power in POWER_IDS] == [3, 1, 2, 4]


@rule("citow.setup.assign_powers")
def test_powers_by_choice() -> None:
    table = new(powers="choice")
    assert table.kind == "embody"
    assert table.state.seat == 0
    table.play("embody slaanesh", "embody khorne")
    assert table.offers("embody") == ["nurgle", "tzeentch"]
    table.forbids("embody khorne", "citow.overview.one_power_each")
    table.play("embody tzeentch")
    assert table.view["seats"] == ["slaanesh", "khorne", "tzeentch", "nurgle"], "the last one is left over"


@rule("citow.setup.assign_powers")
def test_powers_at_random() -> None:
    dealt = {tuple(new(powers="random", seed=seed).view["seats"]) for seed in range(30)}
    assert len(dealt) > 10


@rule("citow.setup.seating")
def test_turn_order_is_power_order_whatever_the_seats() -> None:
    table = new(powers="choice").play("embody slaanesh", "embody tzeentch", "embody nurgle")
    while table.kind != "turn":
        table.play(table.choices[-1])
    order = []
    for _ in range(5):
        order.append(table.asked)
        table.play("pass") if len(order) == 5 else table.play(f"summon {table.offers('summon')[0]}")
        while table.kind != "turn":
            table.play(table.choices[0])
    assert order == ["khorne", "nurgle", "tzeentch", "slaanesh", "khorne"]


@rule("citow.setup.unused_power")
@pytest.mark.parametrize("absent", POWER_IDS)
def test_the_unplayed_power_is_out_of_the_game(absent: str) -> None:
    table = new(seats=3, absent=absent)
    assert table.view["seats"] == [power for power in POWER_IDS if power != absent]
    assert absent not in table.view["powers"]
    assert table.state.decks[POWER_IDS.index(absent)] == []
    lowest = min((power for power in POWER_IDS if power != absent), key=table.threat)
    assert table.view["lowest_threat"] == lowest
    while table.state.seat is not None:
        assert table.asked != absent
        table.state.play(table.state.legal()[-1])
    assert table.state.vp[POWER_IDS.index(absent)] == 0


@rule("citow.setup.unused_power")
def test_with_four_players_nobody_is_absent() -> None:
    with pytest.raises(BadOption):
        game().new(seats=4, absent="khorne")


def test_the_absent_power_may_be_left_to_choice_or_chance() -> None:
    absent = {
        next(power for power in POWER_IDS if power not in new(seats=3, seed=seed, powers="random").view["seats"])
        for seed in range(40)
    }
    assert absent == set(POWER_IDS)
    table = new(seats=3, powers="choice", absent="nurgle")
    table.forbids("embody nurgle", "citow.setup.unused_power")


@rule("citow.setup.markers")
def test_markers() -> None:
    first = new(powers="choice", seed=1).play("embody khorne", "embody nurgle", "embody tzeentch")
    assert first.view["phase"] == "old_world", "before the first draw phase sets power points"
    assert [first.vp(power) for power in POWER_IDS] == [0, 0, 0, 0]
    assert [first.points(power) for power in POWER_IDS] == [7, 6, 6, 6]


@rule("citow.setup.common_stock")
def test_tokens_are_one_open_stock() -> None:
    view = new(powers="choice").view
    assert view["stock"] == {"event": 6, "hero": 4, "noble": 6, "peasant": 20, "skaven": 6, "warpstone": 14}


@rule("citow.setup.ruination_stack")
def test_the_first_ruination_card_lies_on_top() -> None:
    assert new().view["ruination"] == {"next": 1, "left": 5}


@rule("citow.setup.old_world_deck", "citow.setup.old_world_rest")
@example("citow.ex.four_player_deck")
def test_old_world_deck_of_four_players() -> None:
    table = new(seats=4)
    assert len(table.state.old_world_deck) == 6, "one of seven is turned up"
    assert len(table.state.old_world_aside) == 21
    view = table.view["old_world"]
    assert view["deck_size"] == 6
    assert len(view["unseen"]) == 27, "nobody knows which of these are in the deck"
    assert set(view["unseen"]) <= set(OLD_WORLD_IDS)


@rule("citow.setup.old_world_deck")
def test_all_old_world_cards_are_shuffled_before_the_deck_is_dealt() -> None:
    decks = [new(seed=seed).state for seed in range(40)]
    dealt = [tuple(state.old_world_deck) for state in decks]
    assert len(set(dealt)) == 40
    assert {card for deck in dealt for card in deck} == set(range(len(OLD_WORLD_IDS))), "any of them may come"


@rule("citow.setup.old_world_deck", "citow.setup.old_world_rest")
@example("citow.ex.three_player_deck_en", "citow.ex.three_player_deck_fr")
def test_old_world_deck_of_three_players() -> None:
    table = new(seats=3)
    assert len(table.state.old_world_deck) == 7, "one of eight is turned up; not six as one French page has it"
    assert len(table.state.old_world_aside) == 20


@rule("citow.setup.starting_tokens")
def test_one_token_in_every_region() -> None:
    found = set()
    for seed in range(20):
        table = new(seed=seed)
        dealt = table.heard("log-token")[:9]
        assert [line["region"] for line in dealt] == [f"region-{name}" for name in REGION_IDS]
        kinds = [str(line["token"]) for line in dealt]
        assert sorted(kinds) == ["token-noble"] * 2 + ["token-peasant"] * 4 + ["token-warpstone"] * 3
        found.add(tuple(kinds))
        table.state.check()
    assert len(found) > 15


@rule("citow.setup.starting_hand")
def test_a_starting_hand_of_three() -> None:
    table = new()
    for power in POWER_IDS:
        drawn = [line["cards"] for line in table.heard("log-draw") if line["power"] == f"power-{power}"]
        assert len(drawn[0]) == 3
    hands = [tuple(new(seed=seed).heard("log-draw")[0]["cards"]) for seed in range(5)]
    assert len(set(hands)) == 5, "from a shuffled deck"


@rule("citow.setup.empty_board")
def test_nothing_but_tokens_on_the_board() -> None:
    table = new(seed=4)
    for region in table.view["regions"].values():
        assert region["figures"] == []
        assert region["corruption"] == {}
        assert region["spaces"] == {"left": None, "right": None} or table.track[0] == "horned_ones_due"
    assert all(view["upgrades"] == [] for view in table.view["powers"].values())


@rule("citow.setup.first_phase")
def test_play_opens_with_the_old_world_and_the_first_round_has_all_phases() -> None:
    table = new(seed=3)
    while table.state.round == 1 and table.state.seat is not None:
        table.state.play(table.state.legal()[-1])
    phases = [key for key in table.log_keys() if key.startswith("log-phase")]
    assert phases[:6] == [
        f"log-phase-{name}" for name in ("old_world", "draw", "summoning", "battle", "corruption", "end")
    ]


@rule("citow.setup.empty_board")
def test_whatever_lies_on_the_table_before_the_game_is_cleared_away() -> None:
    plain = given(phase="setup", through="old_world")
    dice = {
        "region": "kislev",
        "rolls": [{"power": "khorne", "dice": 2, "faces": [4, 1]}],
        "losses": [{"killer": "khorne"}],
    }
    before = {"khorne_kills": {"kislev": 1}, "fallen": 1, "winners": [1], "history": [[1, 2, 3, 4]], "dice": dice}
    littered = given(
        phase="setup",
        through="old_world",
        round=5,
        vp={"khorne": 3},
        points={"khorne": 2},
        dial={"nurgle": 2},
        counters={"khorne": 1},
        upgrades={"khorne": "power"},
        peasants={"khorne": 2},
        kislev="ruin=1 left:battle_cry peasant ruiner=khorne killer=nurgle",
        tilea="ruin=2:up nurgle=2 right:blocked",
        table={**before, "announced": "battle_cry"},
    )
    assert littered.kind == plain.kind == "place"
    assert littered.state.to_position() == plain.state.to_position()
    assert plain.state.to_position()["table"]["khorne_kills"] == {}
