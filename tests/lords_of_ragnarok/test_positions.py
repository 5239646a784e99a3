"""Positions of Lords of Ragnarok as documents: what cannot be on a table is refused, with the place and the reason."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from tests.lords_of_ragnarok.vocabulary import Table, battle, game, hunt, new_game, saga
from warhost import BadPosition, Text
from warhost.games.lords_of_ragnarok.effects.book import On, Op
from warhost.games.lords_of_ragnarok.effects.holdings import WHO
from warhost.games.lords_of_ragnarok.effects.on_heroes import TARGETS
from warhost.games.lords_of_ragnarok.effects.scopes import SCOPES
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


RICH = {"hero": "beowulf", "priests": 1, "runes": ["uruz", "othala"]}


def in_hunt() -> Table:
    return hunt(hunter={"hand": ["sword", "axe"]}, attacks=("claws", "bite"))


def in_battle() -> Table:
    return battle({"hand": ["spear"]}, {"hand": ["spear", "bow"]})


def frame(kind: str, **fields: int) -> dict[str, Any]:
    return {"frame": kind, **fields}


@pytest.mark.parametrize(
    ("table", "place", "instead", "said"),
    [
        # a turn: the steps to come, the end of the step, what it is about
        (saga("hero"), slice(1, 2), [frame("Steps", step=5)], "frames[1]"),
        (saga("hero"), slice(1, 2), [], "the steps to come"),
        (saga("hero"), slice(2, 3), [], "frames[2]"),
        (saga("prayer", green=RICH), slice(3, 4), [frame("HeroStep", who=0, done=0)], "frames[3]"),
        (saga("hero"), slice(3, 4), [frame("HeroStep", who=1, done=0)], "frames[3]"),
        (saga("special_action"), slice(2, 2), [frame("ClaimRegions")], "frames[2]"),
        (saga("special_action"), slice(3, 3), [frame("Travel", who=0)], "frames[2]"),
        (saga("special_action"), slice(2, 3), [frame("OfferBonus", who=0, realm=0)], "frames[2]"),
        # the draft
        (new_game(), slice(1, 1), [frame("HeroStep", who=0, done=0)], "frames"),
        (new_game(), slice(0, 1), [frame("ChooseOrigin", who=1)], "frames[0]"),
        # what is gained
        (saga("hero"), slice(4, 4), [frame("GainRune", who=0, left=1)], "frames[4]"),
        (saga("hero", green=RICH), slice(4, 4), [frame("PayFor", who=0, left=1, then=1, begun=0)], "frames[4]"),
        (saga("hero", green=RICH), slice(4, 4), [frame("Effects", who=0, trigger=27, place=-1, used=0)], "frames[4]"),
        # a monster on the board
        (saga("hero"), slice(4, 4), [frame("MonsterActs", who=0, figure=0, strikes=0)], "frames[4]"),
        (saga("hero"), slice(4, 4), [frame("MonsterActs", who=0, figure=6, strikes=0)], "frames[4]"),
        # a hunt
        (in_hunt(), slice(4, 5), [], "frames[3]"),
        (in_hunt(), slice(3, 4), [], "frames[3]"),
        (in_hunt(), slice(2, 3), [], "frames[2]"),
        (in_hunt(), slice(4, 4), [frame("HeroRound")], "frames[5]"),
        # a battle
        (in_battle(), slice(3, 4), [frame("BattleStep", step=1)], "frames[3]"),
        (in_battle(), slice(3, 4), [frame("BattleStep", step=7)], "frames[3]"),
        (in_battle(), slice(2, None), [frame("EndOfStep"), frame("Manoeuvres", who=0)], "the battle"),
        (in_hunt(), slice(2, None), [frame("ChooseAction", who=0)], "the reckoning of a hunt"),
    ],
)
def test_frames_lie_on_each_other_as_the_rules_lay_them(
    table: Table, place: slice, instead: list[dict[str, Any]], said: str
) -> None:
    doc = json.loads(json.dumps(table.state.to_position()))
    game().from_position(doc)
    doc["frames"][place] = instead
    with pytest.raises(BadPosition) as caught:
        game().from_position(doc)
    assert said in language("en", game()).say(caught.value.text)


def test_cards_in_play_are_those_that_were_just_played() -> None:
    table = hunt("loki", {"hand": ["sword", "axe"]}, deck=["shield"] * 4).until("hero_round").play("hit sword")
    doc = json.loads(json.dumps(table.state.to_position()))
    assert doc["table"]["in_play"] == ["sword"]
    doc["table"]["in_play"] = ["bow"]
    del doc["table"]["decks"]["combat"]
    assert refused(doc["table"], frames=doc["frames"]).key == "position-misfit"


def test_every_number_of_a_frame_has_its_limits() -> None:
    fields = {name for kind in game().frames for name in kind.fields}
    assert fields == {*new_game().state.limits()}


def label(op: Op[Any]) -> str:
    """An operation with the word that says what it speaks of."""
    scope, who, target = getattr(op, "scope", None), getattr(op, "who", None), getattr(op, "target", None)
    if scope is not None:
        return f"{op.name} {SCOPES[scope]}"
    if target is not None:
        return f"{op.name} {TARGETS[target]}"
    return op.name if who is None else f"{op.name} {WHO[who]}"


def unfit(table: Table, who: int = 0, figure: int = -1, target: int = -1) -> set[str]:
    """The operations of the shipped content of which there is one that cannot be carried out."""
    return {
        label(op)
        for program, ops in enumerate(table.state.book.programs)
        for at, op in enumerate(ops)
        if not op.fits(table.state, On(program, at, who, figure, target))
    }


OF_MONSTER = {
    "army_minus each_army_in_monster_region",
    "army_minus one_army_adjacent_to_monster",
    "army_minus one_army_in_monster_region",
    "forced_move_army one_army_within_1_of_monster",
    "injure each_hero_in_monster_region",
    "injure one_hero_in_monster_region",
    "place_hero",
    "retreat all_armies_of_one_player_in_monster_region",
    "retreat each_army_in_monster_region",
}
OF_HUNTER = {"discard_combat hunter", "injure hunter"}
OF_RUNNING_HUNT = {
    "deal_damage",
    "end_hunt",
    "limit_damage_next_round",
    "monster_draw_minus",
    "remove_last_damage",
    "reveal_monster_hand",
    "sheet_special_attack",
    "skip_hunter_draw",
}
OF_FIGHTER = {"battle_value", "discard_combat opponent", "enemy_army_minus", "ignore_losses", "reveal_hand"}
OF_PLAYER = {"discard_combat target", "discard_rune target", "gain_rune"}  # players or runes, counted from 0
ELSEWHERE = {
    "army_minus one_hunter_army_in_region",
    "army_move_range",
    "army_plus own_in_battle",
    "choose_one",
    "first_possible",
    "realm_bonus",
}


def ended(table: Table) -> Table:
    table.state.hunt_over = True
    return table


@pytest.mark.parametrize(
    ("table", "on", "fit"),
    [
        (saga(), {}, set()),
        (saga(monsters={"draugr": 4}), {"figure": 0}, OF_MONSTER),
        (saga(monsters={"draugr": 4}), {"figure": 1}, set()),  # not in play
        (saga(green={"armies": [(9, 1)]}), {"target": 0}, {*OF_PLAYER, "army_move_range", "realm_bonus"}),
        (saga(green={"armies": [(9, 1)]}), {"target": 1}, {*OF_PLAYER, "realm_bonus"}),
        (saga(red={"armies": [(9, 1)] * 4}), {"target": 9}, {"army_move_range"}),
        (saga(seats=4, blue={"armies": [(9, 1)] * 6}), {}, set()),
        (saga(), {"target": 2}, {"gain_rune", "realm_bonus"}),
        (saga(), {"target": 5}, {"realm_bonus"}),
        (saga(), {"target": 6}, set()),
        (hunt(), {}, OF_HUNTER | OF_RUNNING_HUNT),
        (ended(hunt()), {}, OF_HUNTER),
        (
            hunt(),
            {"figure": 0},
            {*OF_MONSTER, *OF_HUNTER, *OF_RUNNING_HUNT, "army_minus one_hunter_army_in_region", "first_possible"},
        ),
        (battle({"hand": ["axe"]}, seats=3), {}, {*OF_FIGHTER, "army_plus own_in_battle"}),
        (battle({"hand": ["axe"]}, seats=3), {"who": 2}, {"army_plus own_in_battle"}),
    ],
)
def test_an_operation_fits_where_what_it_speaks_of_is_there(table: Table, on: dict[str, int], fit: set[str]) -> None:
    everything = OF_MONSTER | OF_HUNTER | OF_RUNNING_HUNT | OF_FIGHTER | OF_PLAYER | ELSEWHERE
    assert unfit(table, **on) == everything - fit
