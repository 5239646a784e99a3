"""Positions as documents: written, read back, and refused with a clear word."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.chaos_in_the_old_world.vocabulary import Table, game, given, new
from warhost import BadPosition, FastChance
from warhost.engine.errors import BrokenInvariant
from warhost.games.chaos_in_the_old_world.model import PHASES
from warhost.games.chaos_in_the_old_world.tables import POWER_IDS, REGION_IDS

ALL: dict[str, dict[str, Any]] = {power: {} for power in POWER_IDS}


def position(**table: Any) -> dict[str, Any]:
    return {"game": "chaos_in_the_old_world", "seats": 4, "table": table}


def refused(doc: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as caught:
        game().from_position(doc)
    return str(caught.value)


def test_a_document_reads_back_throughout_a_game() -> None:
    for seats, seed in ((4, 1), (3, 2)):
        state = new(seats=seats, seed=seed, powers="choice").state
        dice = FastChance(seed)
        for number in range(100_000):
            if state.seat is None:
                break
            legal = state.legal()
            if number % 4:
                state.apply(legal[dice.below(len(legal))])
                continue
            doc = json.loads(json.dumps(state.to_position()))
            again = game().from_position(doc)
            assert again.to_position() == state.to_position()
            assert again.legal() == legal
            state.apply(legal[dice.below(len(legal))])
        assert game().from_position(state.to_position()).result() == state.result()


def test_a_position_is_readable() -> None:
    table = given(points={"khorne": 3}, hand={"khorne": "battle_cry"}, kislev="leper@slaanesh horror! noble nurgle=2")
    doc = table.state.to_position()["table"]
    assert doc["figures"]["leper_1"] == {"region": "kislev", "controlled_by": "slaanesh"}
    assert doc["figures"]["horror_1"] == {"region": "kislev", "marks": ["shielded"]}
    assert doc["powers"]["khorne"]["hand"] == ["battle_cry"]
    assert doc["regions"]["kislev"]["tokens"] == {"noble": 1}
    assert doc["regions"]["kislev"]["corruption"] == {"nurgle": 2}


def test_a_card_about_to_be_played_is_named_apart_from_the_hand() -> None:
    table = given(points={"slaanesh": 3}, hand={"slaanesh": "dark_influence soporific_musk"}).play(
        "play soporific_musk"
    )
    doc = json.loads(json.dumps(table.state.to_position()))
    assert (doc["table"]["announced"], doc["table"]["powers"]["slaanesh"]["hand"]) == (
        "soporific_musk",
        ["dark_influence"],
    )
    again = game().from_position(doc)
    assert again.to_position() == doc
    assert again.view(3) == table.state.view(3)


def test_what_a_position_leaves_out_is_as_at_the_beginning() -> None:
    state = game().from_position(position())
    view = state.view(None)["table"]
    assert view["phase"] == "summoning"
    assert [view["powers"][power]["power_points"] for power in POWER_IDS] == [7, 6, 6, 6]
    assert all(view["powers"][power]["deck_size"] == 24 for power in POWER_IDS)
    assert view["old_world"]["deck_size"] == 6


@pytest.mark.parametrize("phase", ["old_world", "draw", "summoning", "battle", "corruption", "end"])
def test_a_position_goes_on_at_the_beginning_of_its_phase(phase: str) -> None:
    state = game().from_position(position(phase=phase, round=2))
    assert state.seat is not None
    state.check()


def test_a_position_before_the_powers_are_chosen() -> None:
    state = game().from_position({**position(phase="setup"), "options": {"powers": "choice"}})
    assert state.decision().kind == "embody"


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({"phase": "tea"}, "phase"),
        ({"powers": {"malal": {}}}, "malal"),
        ({"powers": {"khorne": {}}}, "1 Power is named"),
        ({"powers": {power: {"seat": 0} for power in POWER_IDS}}, "seat 0 is taken"),
        ({"powers": {**ALL, "khorne": {"dial": 10}}}, "powers.khorne.dial"),
        ({"powers": {**ALL, "khorne": {"hand": ["influenza"]}}}, "powers.khorne.hand"),
        ({"powers": {**ALL, "khorne": {"hand": ["battle_cry"] * 5}}}, "battle_cry"),
        ({"powers": {**ALL, "khorne": {"known": ["battle_cry"]}}}, "than the hand holds it"),
        ({"powers": {**ALL, "khorne": {"deck": ["battle_cry"]}}}, "23 cards are missing"),
        ({"powers": {**ALL, "khorne": {"mood": "angry"}}}, "mood"),
        ({"figures": {"bloodletter_9": {"region": "kislev"}}}, "bloodletter_9"),
        ({"figures": {"bloodletter_1": {"region": "ulthuan"}}}, "ulthuan"),
        ({"figures": {"bloodletter_1": {"region": "kislev", "controlled_by": "slaanesh"}}}, "only Cultists"),
        ({"figures": {"leper_1": {"region": "kislev", "controlled_by": "khorne"}}}, "Only Slaanesh"),
        ({"figures": {"seductress_1": {"region": "kislev", "controlled_by": "tzeentch"}}}, "tzeentch cannot control"),
        ({"figures": {"leper_1": {"region": "kislev", "controlled_by": "malal"}}}, "controlled_by"),
        ({"figures": {"leper_1": {"region": "kislev", "space": "left"}}}, "space"),
        ({"figures": {"leper_1": {"region": "kislev", "hits": {"khorne": -1}}}}, "hits"),
        ({"regions": {"ulthuan": {}}}, "ulthuan"),
        ({"regions": {"kislev": {"tokens": {"hero": 5}}}}, "tokens.hero"),
        ({"regions": {"kislev": {"tokens": {"hero": 3}}, "tilea": {"tokens": {"hero": 2}}}}, "only 4 tokens"),
        ({"regions": {"kislev": {"ruin": 2}}}, "ruination cards"),
        ({"regions": {"kislev": {"spaces": {"left": "lightning"}}}}, "lightning"),
        ({"regions": {"kislev": {"scored": True}}}, "scored"),
        ({"old_world": {"track": ["norse_reavers"]}}, "track"),
        ({"old_world": {"track": ["norse_reavers", None], "deck": ["norse_reavers"]}}, "norse_reavers"),
        ({"dice": {"region": "kislev"}}, "dice.rolls"),
        ({"dice": {"region": "kislev", "rolls": [{"power": "khorne", "dice": 1, "faces": [7]}]}}, "faces"),
        ({"dice": {"region": "kislev", "rolls": [{"power": "malal", "dice": 1, "faces": [1]}]}}, "malal"),
        ({"history": [[1, 2, 3]]}, "history"),
        ({"history": 3}, "history"),
        ({"weather": "fine"}, "weather"),
        ({"old_world": {"track": ["x" * 3000]}}, "track"),
        ({"figures": {"leper_1": {"region": "kislev", "marks": ["tipped"]}}}, "tipped outside of battle"),
        ({"figures": {"leper_1": {"region": "kislev", "marks": ["crept"]}}}, "crept"),
        ({"figures": {"leper_1": {"region": "kislev", "hits": {"khorne": 1}}}}, "early hits outside of battle"),
        ({"figures": {"horror_1": {"region": "kislev", "space": "left"}}}, "on a card space"),
        ({"fallen": 1}, "Plaguebearers to avenge"),
        ({"winners": [0]}, "who has won"),
        ({"ending": "points"}, "who has won"),
        ({"ending": "points", "winners": [1], "conceded": [1]}, "who has conceded has not won"),
        ({"conceded": [0, 1, 2]}, "all but one have conceded"),
        ({"conceded": [0, 1], "draw_offers": [2, 3]}, "all have agreed to a draw"),
        ({"conceded": [0], "draw_offers": [0]}, "offers no draw"),
        ({"announced": "battle_cry"}, "announced"),
    ],
)
def test_an_impossible_position_is_refused_with_the_place(table: dict[str, Any], words: str) -> None:
    assert words in refused(position(**table))


def test_things_of_an_absent_power_are_refused() -> None:
    three = {"game": "chaos_in_the_old_world", "seats": 3, "options": {"absent": "khorne"}}
    assert "nobody plays" in refused({**three, "table": {"figures": {"bloodletter_1": {"region": "kislev"}}}})
    assert "nobody plays" in refused({**three, "table": {"regions": {"kislev": {"spaces": {"left": "battle_cry"}}}}})
    assert "corruption.khorne" in refused({**three, "table": {"regions": {"kislev": {"corruption": {"khorne": 1}}}}})
    for field in ("ruiners", "killers"):
        assert field in refused({**three, "table": {"regions": {"kislev": {field: ["khorne"]}}}})
    assert "khorne" in refused({**three, "table": {"powers": {name: {} for name in POWER_IDS[:3]}}})
    without = {**three, "options": {"absent": "slaanesh"}}
    taken = {"leper_1": {"region": "kislev", "controlled_by": "slaanesh"}}
    assert "Only Slaanesh, if played" in refused({**without, "table": {"figures": taken}})


def test_a_horror_on_a_taken_space_is_refused() -> None:
    table = {
        "figures": {"horror_1": {"region": "kislev", "space": "left"}},
        "regions": {"kislev": {"spaces": {"left": "battle_cry"}}},
    }
    assert "kislev_left" in refused(position(**table))


def test_before_the_game_nothing_lies_on_the_table() -> None:
    state = game().new(seats=4, powers="choice")
    doc = state.to_position()
    assert game().from_position(doc).to_position() == doc
    refused({**doc, "frames": [{"frame": "LayOut"}, {"frame": "ChoosePower", "chooser": 4}]})
    for field, value in (("regions", {"kislev": {"tokens": {"noble": 6}}}), ("round", 3), ("announced", "battle_cry")):
        edited = json.loads(json.dumps(doc))
        edited["table"][field] = value
        assert "before the game" in refused(edited), field


@pytest.mark.parametrize(
    ("table", "changes"),
    [
        (lambda: given(points={"nurgle": 3}), {"power": 0}),
        (lambda: given(points={"khorne": 3, "nurgle": 3}).play("summon bloodsworn_1"), {"figure": 11}),
        (lambda: given(points={"khorne": 3}, hand={"khorne": "battle_cry"}).play("play battle_cry"), {"card": 1_000}),
        (lambda: given(phase="battle", dice="4 1", kislev="bloodletter leper acolyte"), {"plain": -1, "sixes": 2}),
        (lambda: given(phase="battle", dice="4 1", kislev="bloodletter leper acolyte"), {"power": 1}),
        (
            lambda: given(phase="battle", dice="4 1", kislev="bloodletter leper acolyte", tilea="leper acolyte"),
            {"region": 6},
        ),
        (
            lambda: given(phase="battle", kislev="acolyte horror nurgle=1 left:final_rotting", tilea="acolyte horror"),
            {"region": 6},
        ),
        (lambda: given(phase="old_world", old_world="meteor_showers"), {"left": 9}),
        (lambda: given(phase="old_world", old_world="meteor_showers"), {"allowed": 1 << 12}),
        (lambda: given(phase="old_world", old_world="crusade_is_come", kislev="ruin=1"), {"free": -1}),
        (lambda: given(phase="end", dial={"nurgle": 3}, kislev="hero leper plaguebearer acolyte horror"), {"power": 2}),
        (lambda: given(phase="end", track=("grail_is_found", None), kislev="event leper*2"), {"region": 0}),
        (lambda: given(phase="end", dial={"khorne": 1}, counters={"khorne": 1, "nurgle": 1}), {"power": 3}),
    ],
)
def test_a_frame_that_does_not_fit_the_table_is_refused(table: Callable[[], Table], changes: dict[str, int]) -> None:
    doc = json.loads(json.dumps(table().state.to_position()))
    assert game().from_position(doc).to_position() == doc
    doc["frames"][-1].update(changes)
    assert refused(doc)


def test_nothing_is_left_to_do_in_a_game_that_is_over() -> None:
    state = game().new(seats=3, absent="tzeentch")
    state.declare(0, "concede")
    state.declare(1, "concede")
    doc = json.loads(json.dumps(state.to_position()))
    assert game().from_position(doc).result() == state.result()
    for power in (0, 2):
        refused({**doc, "frames": [{"frame": "ChooseUpgrade", "power": power}]})


def test_a_power_that_nobody_plays_has_done_nothing() -> None:
    state = given(seats=3, absent="slaanesh").state
    state.check()
    state.killers = 1 << POWER_IDS.index("slaanesh")
    with pytest.raises(BrokenInvariant, match="is not played"):
        state.check()


def test_frames_in_the_wrong_order_are_refused() -> None:
    doc = json.loads(
        json.dumps(given(phase="battle", dice="4 1", kislev="bloodletter leper acolyte").state.to_position())
    )
    frames = doc["frames"]
    for wrong in (
        [*frames[:-1], frames[-2], frames[-1]],
        [frames[0], *frames[2:]],
        [*frames[:2], frames[-1]],
        [frames[0], frames[2], frames[1], *frames[3:]],
        [*frames, {"frame": "TakeTurn", "power": 0}],
        [{"frame": "Phase", "number": 3}, {"frame": "Summoning", "power": 1}, {"frame": "TakeTurn", "power": 0}],
    ):
        assert refused({**doc, "frames": wrong})


def test_frames_that_do_not_fit_are_refused() -> None:
    state = new(seed=3).state
    doc = state.to_position()
    doc["frames"][-1] = {"frame": "PlayOn", "card": 99}
    refused(doc)
    doc["frames"][-1] = {"frame": "TakeTurn"}
    refused(doc)
    doc["frames"] = []
    refused(doc)
    doc["frames"] = state.to_position()["frames"][1:]
    assert "position.frames[0]" in refused(doc), "what comes after the phase"
    doc["frames"] = [{"frame": "Phase", "number": 6}, *doc["frames"]]
    assert "position.frames[0]" in refused(doc), "another phase comes next"


def test_a_decision_in_the_wrong_place_is_refused_even_if_it_has_one_choice_only() -> None:
    table = given(phase="battle", dice="4 1", kislev="bloodletter leper acolyte", tilea="plaguebearer")
    doc = json.loads(json.dumps(table.state.to_position()))
    doc["frames"][-1]["region"] = REGION_IDS.index("tilea")
    assert "position.frames[3]" in refused(doc)
    doc["frames"][-1]["region"] = REGION_IDS.index("norsca")
    assert "position.frames[3]" in refused(doc), "nor if there is nothing to choose"
    doc["frames"].pop()
    doc["frames"][-1]["region"] = REGION_IDS.index("tilea")
    assert "position.frames[2]" in refused(doc), "nor does a phase go on just anywhere"


@pytest.mark.parametrize("phase", PHASES)
def test_the_beginning_of_a_phase_may_be_written_out(phase: str) -> None:
    one = game()
    state = one.blank(one.setting(4, one.read_options({})))
    one.lay_table(state, {"phase": phase, "old_world": {"deck": ["mass_exodus", "skavengers"]}})
    state.frames = one.resumption(state)
    state.chance = FastChance(0)
    assert one.from_position(state.to_position()).seat is not None
