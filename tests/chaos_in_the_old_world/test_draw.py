"""The draw phase."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import game, given
from tests.vocabulary import rule
from warhost import FastChance

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")


@rule("citow.draw.amount")
def test_everybody_draws_as_the_sheet_says() -> None:
    table = given(phase="draw")
    assert [len(table.hand(power)) for power in POWERS] == [2, 2, 5, 2]
    more = given(phase="draw", upgrades={"khorne": "cards", "tzeentch": "cards"})
    assert [len(more.hand(power)) for power in POWERS] == [3, 2, 6, 2]


@rule("citow.draw.amount")
def test_tzeentch_draws_up_to_five_and_may_discard_first() -> None:
    table = given(phase="draw", hand={"tzeentch": "teleport teleport dazzle"})
    assert (table.asked, table.kind) == ("tzeentch", "discard_first")
    assert table.choices == ["discard teleport", "discard dazzle", "decline"]
    kept = given(phase="draw", hand={"tzeentch": "teleport teleport dazzle"}).play("decline")
    assert len(kept.hand("tzeentch")) == 5
    assert kept.discard("tzeentch") == []
    table.play("discard dazzle")
    assert len(table.hand("tzeentch")) == 5
    assert table.discard("tzeentch") == ["dazzle"]
    last = given(phase="draw", hand={"tzeentch": "teleport teleport dazzle dazzle"}).play("decline")
    assert len(last.hand("tzeentch")) == 5, "a single one is drawn too"
    full = given(phase="draw", hand={"tzeentch": "teleport dazzle dazzle dazzle drain_power drain_power"})
    assert len(full.play("decline").hand("tzeentch")) == 6, "none is drawn beyond five"


@rule("citow.draw.own_deck")
def test_only_from_the_own_deck() -> None:
    table = given(phase="draw", deck={"khorne": "skull_throne battle_cry"}, hand={"nurgle": "influenza"})
    assert table.hand("khorne") == ["battle_cry", "skull_throne"]
    assert len(table.deck("khorne")) == 22
    assert all(card != "influenza" for card in table.hand("khorne"))


@rule("citow.draw.own_deck")
def test_a_card_of_another_deck_cannot_be_played() -> None:
    table = given(hand={"khorne": "skull_throne", "nurgle": "influenza"})
    table.forbids("play influenza", "citow.draw.own_deck")


@rule("citow.draw.reshuffle")
def test_an_empty_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    rest = "battle_cry battle_cry battle_cry battle_cry skull_throne skull_throne skull_throne skull_throne " + (
        "field_of_carnage " * 3 + "ritual_slaying " * 3 + "reborn_in_blood " * 3 + "blood_gods_call " * 3
    )
    table = given(phase="draw", discard={"khorne": rest + "blood_frenzy " * 3}, deck={"khorne": "blood_frenzy"})
    assert len(table.hand("khorne")) == 2
    assert table.heard("log-reshuffle") == [{"power": "power-khorne", "cards": 23}]
    assert (len(table.deck("khorne")), table.discard("khorne")) == (22, [])


@rule("citow.draw.reshuffle")
def test_the_discard_pile_is_shuffled_before_it_becomes_the_deck() -> None:
    kinds = game().content["chaos_cards"]["decks"][0]["cards"]
    thrown = " ".join(card["id"] for card in kinds for _ in range(card["copies"]))
    decks = set()
    for seed in range(5):
        table = given(phase="old_world", old_world="plunged_into_chaos", discard={"khorne": thrown})
        table.state.chance = FastChance(seed)
        decks.add(tuple(table.on("draw").deck("khorne")))
    assert len(decks) == 5


@rule("citow.draw.reshuffle")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    everything = (
        "blood_frenzy " * 3
        + "battle_cry " * 4
        + "skull_throne " * 4
        + "field_of_carnage " * 3
        + "ritual_slaying " * 3
        + "reborn_in_blood " * 3
        + "blood_gods_call " * 3
    )
    table = given(phase="draw", hand={"khorne": everything}, kislev="left:blood_frenzy")
    assert len(table.hand("khorne")) == 23, "the card on the board is not part of the discard pile"
    assert table.heard("log-reshuffle") == []


@rule("citow.draw.no_hand_limit")
def test_no_hand_limit() -> None:
    table = given(phase="draw", hand={"khorne": "blood_frenzy " * 4 + "battle_cry " * 4 + "skull_throne " * 4})
    assert len(table.hand("khorne")) == 14


@rule("citow.draw.reset_power", "citow.draw.no_carry_over")
def test_power_points_are_set_anew_and_never_kept() -> None:
    table = given(phase="draw", points={"khorne": 0, "nurgle": 5, "tzeentch": 12, "slaanesh": 6})
    assert [table.points(power) for power in POWERS] == [7, 6, 6, 6]


@rule("citow.draw.extra_power")
def test_upgrades_add_power_points() -> None:
    table = given(
        phase="draw",
        upgrades={"khorne": "power", "slaanesh": "power_1 power_2", "nurgle": "power", "tzeentch": "power"},
    )
    assert [table.points(power) for power in POWERS] == [8, 7, 7, 9]


@rule("citow.draw.simultaneous")
def test_the_order_of_drawing_changes_nothing() -> None:
    decks = {
        "khorne": "battle_cry blood_frenzy",
        "nurgle": "influenza plague_aura",
        "slaanesh": "abyssal_pact insidious_lies",
    }
    waiting = given(phase="draw", deck=decks, hand={"tzeentch": "teleport"})
    assert waiting.asked == "tzeentch"
    assert sorted(waiting.hand("khorne") + waiting.hand("nurgle")) == sorted(
        ["battle_cry", "blood_frenzy", "influenza", "plague_aura"]
    )
    for answer in ("decline", "discard teleport"):
        table = given(phase="draw", deck=decks, hand={"tzeentch": "teleport"}).play(answer)
        assert sorted(table.hand("slaanesh")) == ["abyssal_pact", "insidious_lies"]
