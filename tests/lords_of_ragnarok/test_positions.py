"""Positions of Lords of Ragnarok as documents: what cannot be on a table is refused, with the place and the reason."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from tests.lords_of_ragnarok.vocabulary import Table, game, hunt, new_game, saga
from warhost import BadPosition, Text
from warhost.language import language


def refused(table: Mapping[str, Any], seats: int = 2, **more: Any) -> Text:
    """What is said against a position."""
    with pytest.raises(BadPosition) as caught:
        game().from_position({"game": "lords_of_ragnarok", "seats": seats, "table": table, **more})
    for code in ("en", "fr"):
        assert language(code, game()).say(caught.value.text) != caught.value.text.key
    return caught.value.text


def player(**doc: Any) -> dict[str, Any]:
    return {"players": [doc]}


HUNT = {"hunter": 0, "prey": "draugr", "keeper": 1}
DRAUGR = {"monsters": {"draugr": {"region": 4}}}

TOO_MANY = "position-too-many"
MISSING = "position-missing"
TYPE = "position-wrong-type"
NOT_OWNER = "position-not-owner"


@pytest.mark.parametrize(
    ("table", "key", "path"),
    [
        # the turn
        ({"last_turns": 1}, MISSING, "doom"),
        ({"winner": 0}, MISSING, "ending"),
        ({"ending": "jarl"}, MISSING, "ending"),
        # regions
        ({"regions": {"1": {"temple": True}}}, "position-no-shrine", "regions.1.temple"),
        # players
        ({"players": [{}, {}, {}]}, TOO_MANY, "players"),
        ({"players": [{"hero": "ragnar"}, {"hero": "ragnar"}]}, TOO_MANY, "players"),
        ({"players": [{"origin": "thor"}, {"origin": "thor"}]}, TOO_MANY, "players"),
        (player(hero=None), MISSING, "players[0].hero"),
        (player(region=None), MISSING, "players[0].region"),
        (player(drakkar=None), MISSING, "players[0].region"),
        (player(armies=7), TYPE, "players[0].armies"),
        (player(armies=[{"region": 1}] * 7), TYPE, "players[0].armies"),
        (player(known=5), TYPE, "players[0].known"),
        (player(known=[[], ["axe"]]), TOO_MANY, "players[0].known[1].cards"),
        (player(hand=["dane_axe", "dane_axe"]), TOO_MANY, "players[0].hand[1]"),
        (player(artifacts={"gungnir": True}), NOT_OWNER, "players[0].artifacts.gungnir"),
        (
            {"players": [{"artifacts": {"barrow_blade": True}}, {"artifacts": {"barrow_blade": True}}]},
            TOO_MANY,
            "players[1].artifacts.barrow_blade",
        ),
        # monuments, realms, wheel
        ({"monuments": {"odin": {"level": 1, "priests": [1, 0, 0]}}}, TOO_MANY, "monuments.odin.priests"),
        ({"wheel": {"usurp": [0, 0]}}, TOO_MANY, "wheel.usurp"),
        # monsters
        ({"sheets": {"uruz": ["troll"]}}, MISSING, "sheets.uruz"),
        ({"monsters": {"troll": {"region": 3, "killer": 1}}}, "position-killed", "monsters.troll.killer"),
        ({"monsters": {"troll": {"region": 3, "boxes": [None] * 10}}}, TYPE, "monsters.troll.boxes"),
        # hunts and battles
        ({**DRAUGR, "hunt": {**HUNT, "keeper": 0}}, NOT_OWNER, "hunt.keeper"),
        ({"hunt": HUNT}, NOT_OWNER, "hunt.keeper"),
        ({**DRAUGR, "hunt": {**HUNT, "placed": [2]}}, NOT_OWNER, "hunt.placed"),
        ({**DRAUGR, "hunt": {**HUNT, "hand": ["bite"] * 14}}, TOO_MANY, "hunt.hand"),
        ({**DRAUGR, "hunt": {**HUNT, "played": ["bite"]}}, "position-not-known", "hunt.played"),
        ({"battle": {"region": 5, "sides": [0, 0]}}, TYPE, "battle.sides"),
        ({"battle": {"region": 5, "sides": [0, 1], "cards": [[]]}}, TYPE, "battle.cards"),
        ({"battle": {"region": 5, "sides": [0, 1], "bonus": [1]}}, TYPE, "battle.bonus"),
        # decks
        ({"decks": {"events": ["event_01", "event_01"]}}, TOO_MANY, "decks.events[1]"),
        ({"decks": {"display": ["hlidskjalf"], "blessings": ["hlidskjalf"]}}, TOO_MANY, "decks.blessings[0]"),
        (player(runes={"uruz": 12}), TOO_MANY, "players"),
    ],
)
def test_what_cannot_be_is_named_with_its_place(table: dict[str, Any], key: str, path: str) -> None:
    text = refused(table)
    assert text.key == key
    assert str(text.params["path"]).startswith(f"table.{path}")


@pytest.mark.parametrize(
    ("table", "names"),
    [
        ({"regions": {"17": {}}}, ("17", "16")),
        ({"colour": "red"}, ("colour",)),
        ({"step": "lunch"}, ("lunch", "prayer")),
        ({"monsters": {"dragon": {}}}, ("dragon", "draugr")),
        (player(artifacts={"excalibur": True}), ("excalibur", "gungnir")),
        (player(attributes={"authority": 7}), ("authority", "6")),
        ({"decks": {"event": "event_20"}}, ("event_20",)),
    ],
)
def test_unknown_names_are_told_with_the_known_ones(table: dict[str, Any], names: tuple[str, ...]) -> None:
    said = language("en", game()).say(refused(table))
    for name in names:
        assert name in said


@pytest.mark.parametrize(
    "table",
    [
        {"players": [{"hand": ["axe"] * 3}]},  # more than Wisdom allows
        {"monuments": {"odin": {"level": 0, "priests": [2]}}},  # one slot
        {"monsters": {"troll": {"ring": 0}}},  # a ring on a monster that is not in play
        {"players": [{"slayer_tokens": 9}]},
    ],
)
def test_a_table_that_breaks_a_rule_is_refused(table: dict[str, Any]) -> None:
    assert refused(table).key in ("position-impossible", "position-wrong-type", "position-wrong-value")


def test_the_supply_is_what_is_left_of_the_runes() -> None:
    table = saga("prayer", green={"runes": ["uruz", "uruz"]})
    supply = table.view["runes"]["uruz"]
    forges = [region["forge"] for region in table.view["regions"].values() if region["forge"]]
    forged = len([forge for forge in forges if forge["full"] and forge["rune"] == "uruz"])
    assert supply + forged + 2 == game().content["components"]["rune_tokens_by_type"]["uruz"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_of_any_moment_goes_on_in_the_same_way(seats: int) -> None:
    rng = random.Random(seats)
    state = new_game(seats=seats, seed=seats).state
    for number in range(400):
        if state.seat is None:
            break
        if number % 23 == 0:
            twin = game().from_position(json.loads(json.dumps(state.to_position())))
            assert twin.to_position() == state.to_position()
            assert twin.legal() == state.legal()
            for seat in (None, *range(seats)):
                assert twin.view(seat)["table"] == state.view(seat)["table"]
        state.play(rng.choice(state.legal()))


def test_a_hunt_can_be_put_down_and_taken_up() -> None:
    table = hunt(hunter={"hand": ["sword", "axe"]}, attacks=("claws", "bite")).play("attack claws", "defend axe")
    twin = game().from_position(json.loads(json.dumps(table.state.to_position())))
    assert twin.view(0)["table"]["hunt"] == table.seen_by("green")["hunt"]
    assert twin.legal() == table.state.legal()


def test_a_hand_written_position_goes_on_with_the_step_it_names() -> None:
    for step, kind in (("hero", "hero_step"), ("manoeuvres", "manoeuvres"), ("special_action", "action")):
        table = saga(step, green={"armies": [(1, 2)], "control": [1]})
        assert (table.kind, table.who) == (kind, "green")


def test_a_position_before_the_draft_begins_with_it() -> None:
    state = game().from_position({"game": "lords_of_ragnarok", "table": {"draft": {"drafted": 0}, "turns": 0}})
    assert state.decision().kind == "hero"


def test_a_position_after_a_kill_is_read_before_the_hunt_is_over() -> None:
    hunter = {"hand": ["bow", "bow"], "blessings": ["goat_feast"], "injured": ["authority", "power"]}
    table = hunt(hunter=hunter, boxes=[0] * 7 + [None], deck=["shield"] * 4)
    table.until("hero_round", "attack tail_sweep", "discard shield").play("hit bow", "gain uruz")
    assert table.kind == "heal"
    assert table.monster("draugr")["where"] == "killed"
    again = Table(game().from_position(json.loads(json.dumps(table.state.to_position()))))
    again.play("heal power")
    assert again.view["hunt"] is None
    assert again.injured("green") == ["authority"]


def test_a_position_after_loki_has_regenerated_is_read_before_the_hunt_is_over() -> None:
    hunter = {"hand": ["sword", "axe"], "blessings": ["goat_feast"], "injured": ["authority", "power"]}
    table = hunt("loki", hunter, deck=["shield"] * 4).until("hero_round").play("hit sword", "hit axe")
    assert table.covered("loki")
    table.until("heal")
    assert (table.covered("loki"), table.view["hunt"]["over"]) == ([], True)
    game().from_position(json.loads(json.dumps(table.state.to_position())))
