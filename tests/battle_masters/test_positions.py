"""Positions of Battle Masters as documents: what cannot be on a table is refused, with the place and the reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.battle_masters.vocabulary import Field, battle, game, new_battle, worn_deck
from tests.vocabulary import random_play, rule
from warhost import BadPosition, Text

CARDS = [card["id"] for card in game().content["battle_cards"]["cards"] for _ in range(card["copies"])]
ORCS = {"cha_orcs_gazkull": "f7"}
ZONES = {"imperial": ["a1", "a2"], "chaos": ["a12", "b12"]}


def refusal(**position: Any) -> Text:
    """What is said against a position."""
    with pytest.raises(BadPosition) as caught:
        battle(**position)
    return caught.value.text


def refused_doc(doc: dict[str, Any]) -> Text:
    with pytest.raises(BadPosition) as caught:
        game().from_position(doc)
    return caught.value.text


def expect(text: Text, key: str, path: str, **params: Any) -> None:
    assert text.key == key
    assert text.params["path"] == f"table.{path}"
    assert {name: text.params[name] for name in params} == params


# -- units


@rule("bm.movement.one_unit_per_hex")
def test_two_units_in_a_hex() -> None:
    text = refusal(army={"imp_cannon": "e7", "cha_orcs_gazkull": "e7"})
    expect(text, "position-overlap", "units.cha_orcs_gazkull.hex", hex="e7", unit="imp_cannon")


@rule("bm.river.no_entry", "bm.marsh.no_entry")
@pytest.mark.parametrize(
    ("place", "terrain", "portion"),
    [
        ("c3", [], "full_mat"),
        ("e8", [{"piece": "marsh", "hex": "e8"}], "full_mat"),
        ("e1", [], "south_field"),
    ],
)
def test_a_unit_in_river_marsh_or_outside(place: str, terrain: list[dict[str, Any]], portion: str) -> None:
    units = {"cha_orcs_gazkull": place, "imp_cannon": "e9"}
    text = refusal(terrain=terrain, table={"portion": portion}, army=units)
    expect(text, "position-closed-ground", "units.cha_orcs_gazkull.hex", hex=place)


@rule("bm.tower.standard_infantry_only")
def test_a_wrong_garrison() -> None:
    tower = [{"piece": "tower", "hex": "e8"}]
    text = refusal(terrain=tower, army={"imp_cannon": "e8"})
    expect(text, "position-tower", "units.imp_cannon.hex", hex="e8")
    assert battle(terrain=tower, army={"imp_men_altdorf": "e8"}).hex("imp_men_altdorf") == "e8"
    ruins = {"tower_stands": False, "rubble": 3}
    assert battle(terrain=tower, table=ruins, army={"imp_cannon": "e8"}).hex("imp_cannon") == "e8"


def test_an_unknown_unit() -> None:
    text = refusal(army={"imp_balloon": "e7"})
    assert (text.key, text.params["path"]) == ("position-unknown", "table.units.imp_balloon")
    known = text.params["known"]
    assert isinstance(known, tuple)
    assert len(known) == 25


@pytest.mark.parametrize("place", ["z9", "e13", "", "E7"])
def test_an_unknown_hex(place: str) -> None:
    text = refusal(army={"imp_cannon": place})
    expect(text, "position-not-known", "units.imp_cannon.hex", found=repr(place))


@pytest.mark.parametrize(
    ("unit", "key", "path"),
    [
        ({"hex": "e7", "skulls": 3}, "position-wrong-type", "skulls"),
        ({"hex": "e7", "skulls": -1}, "position-wrong-type", "skulls"),
        ({"hex": "e7", "skulls": True}, "position-wrong-type", "skulls"),
        ({"where": "reserve", "skulls": 1}, "position-wrong-type", "skulls"),
        ({"where": "aside", "skulls": 1}, "position-wrong-type", "skulls"),
        ({"where": "out", "skulls": 4}, "position-wrong-type", "skulls"),
        ({"hex": "e7", "elite": 1}, "position-wrong-type", "elite"),
        ({"hex": "e7", "where": "out"}, "position-unknown", "where"),
        ({"hex": "e7", "mood": "good"}, "position-unknown", "mood"),
        ({"where": "asleep"}, "position-not-known", "where"),
        ({}, "position-missing", "where"),
    ],
)
def test_a_wrong_field_of_a_unit(unit: dict[str, Any], key: str, path: str) -> None:
    expect(refusal(army={"imp_cannon": unit}, table={"zones": ZONES}), key, f"units.imp_cannon.{path}")


def test_a_unit_that_is_no_mapping() -> None:
    doc = new_battle(scenario="tengin").state.to_position()
    doc["table"]["units"]["imp_cannon"] = "e7"
    expect(refused_doc(doc), "position-wrong-type", "units.imp_cannon")


@rule("bm.end.army_eliminated")
@pytest.mark.parametrize(
    ("army", "side"), [({"cha_orcs_gazkull": "f7"}, "imperial"), ({"imp_cannon": "e7"}, "chaos"), ({}, "imperial")]
)
def test_an_army_without_units(army: dict[str, str], side: str) -> None:
    expect(refusal(army=army, lonely=True), "position-no-army", "units", side=side)


@rule("bm.end.army_eliminated")
def test_a_position_with_its_winner_named_is_over() -> None:
    field = battle(army=ORCS, lonely=True, table={"winner": "chaos"})
    assert field.over
    assert field.winner == "chaos"
    expect(refusal(army=ORCS, table={"winner": "orcs"}), "position-not-known", "winner")
    expect(refusal(army=ORCS, table={"ending": "boredom"}), "position-not-known", "ending")


@rule("bm.scenarios.arrival_zone")
def test_a_reserve_without_an_area_to_enter() -> None:
    army = {"imp_cannon": {"where": "reserve"}, **ORCS}
    expect(refusal(army=army), "position-missing", "zones.imperial")
    expect(refusal(army=army, table={"zones": {"imperial": ["c3"]}}), "position-missing", "zones.imperial")  # river
    assert battle(army=army, table={"zones": ZONES}).unit("imp_cannon")["where"] == "reserve"


@rule("bm.setup.steps_in_order")
def test_a_unit_still_to_be_deployed_when_cards_are_dealt() -> None:
    army = {"imp_cannon": {"where": "aside"}, **ORCS}
    text = refusal(card="cha_gob_orc", army=army, table={"zones": ZONES})
    expect(text, "position-not-known", "units.imp_cannon.where", found="'aside'")


@rule("bm.deployment.alternate_singly")
def test_an_army_without_room_to_deploy() -> None:
    names = ("imp_cannon", "imp_lord_knights", "imp_men_altdorf")
    army = {**{name: {"where": "aside"} for name in names}, **ORCS}
    text = refusal(army=army, table={"zones": ZONES, "rest_of_deck": False})
    expect(text, "position-no-room", "zones.imperial")


@rule("bm.deployment.alternate_singly")
def test_only_hexes_that_are_open_and_empty_and_not_the_tower_are_room_to_deploy() -> None:
    army: dict[str, Any] = {"imp_cannon": {"where": "aside"}, "imp_lord_knights": {"where": "aside"}, **ORCS}
    table = {"zones": {"imperial": ["d8", "e8"], "chaos": ["b12"]}, "rest_of_deck": False}
    assert battle(army=army, table=table).kind == "deploy_unit"
    for piece in ("marsh", "tower"):
        terrain = [{"piece": piece, "hex": "d8"}]
        expect(refusal(army=army, table=table, terrain=terrain), "position-no-room", "zones.imperial")
    taken = {**army, "cha_goblins_grom": "d8"}
    expect(refusal(army=taken, table=table), "position-no-room", "zones.imperial")


@rule("bm.deployment.alternate_singly")
def test_areas_that_both_armies_claim() -> None:
    army = {"imp_cannon": {"where": "aside"}, "cha_orcs_gazkull": {"where": "aside"}}
    shared = {"imperial": ["a1", "a2"], "chaos": ["a2", "b12"]}
    expect(refusal(army=army, table={"zones": shared, "rest_of_deck": False}), "position-no-room", "zones.imperial")
    only_chaos = {"imp_cannon": "e7", "cha_orcs_gazkull": {"where": "aside"}}
    field = battle(army=only_chaos, table={"zones": {"imperial": [], "chaos": ["a2"]}, "rest_of_deck": False})
    assert field.hex("cha_orcs_gazkull") == "a2"


# -- cards


@rule("bm.cards.played_pile")
def test_between_two_cards_most_may_have_been_played() -> None:
    table = {"draw_pile": ["cha_gob_orc"], "played": worn_deck("cha_gob_orc")["removed"]}
    field = battle(army=ORCS, table=table)
    assert field.view["card"] == "cha_gob_orc"


@rule("bm.components.battle_cards")
def test_sixty_cards() -> None:
    for twice in ("imp_lords", "cha_ogre"):
        copies = CARDS.count(twice)
        text = refusal(army=ORCS, table={"draw_pile": [*CARDS, twice], "rest_of_deck": False})
        expect(text, "position-too-many-cards", "draw_pile", card=twice, copies=copies)
    assert len(CARDS) == 59
    battle(army=ORCS, table={"draw_pile": CARDS, "rest_of_deck": False})


@rule("bm.components.battle_cards")
@pytest.mark.parametrize("pile", ["draw_pile", "played", "removed"])
def test_a_card_too_many_wherever_it_lies(pile: str) -> None:
    text = refusal(army=ORCS, table={pile: ["imp_whole_army"] * 2})
    expect(text, "position-too-many-cards", "draw_pile", card="imp_whole_army", copies=1)
    text = refusal(card="imp_whole_army", army=ORCS, table={pile: ["imp_whole_army"]})
    expect(text, "position-too-many-cards", "draw_pile", card="imp_whole_army", copies=1)


@rule("bm.components.battle_cards")
def test_missing_cards() -> None:
    some = [card for card in CARDS if card != "imp_whole_army"]
    text = refusal(army=ORCS, table={"draw_pile": some, "rest_of_deck": False})
    expect(text, "position-missing-cards", "draw_pile", count=1, card="imp_whole_army")
    text = refusal(card="cha_gob_orc", army=ORCS, table={"rest_of_deck": False})
    expect(text, "position-missing-cards", "draw_pile", count=58, card="imp_knights")


def test_the_rest_of_the_deck_lies_below_the_cards_named() -> None:
    field = battle(card="cha_gob_orc", next_cards=["cha_ogre", "imp_cannon"], army={"imp_cannon": "e7", **ORCS})
    deck = field.state.to_position()["table"]["draw_pile"]
    assert deck[:2] == ["cha_ogre", "imp_cannon"]
    assert sorted([*deck, "cha_gob_orc"]) == sorted(CARDS)


@pytest.mark.parametrize("field", ["card", "draw_pile", "played", "removed"])
def test_an_unknown_card(field: str) -> None:
    value: Any = "imp_rain" if field == "card" else ["imp_rain"]
    path = field if field == "card" else f"{field}[0]"
    expect(refusal(army=ORCS, table={field: value}), "position-not-known", path, found="'imp_rain'")


@rule("bm.ogre.skull_costs_card", "bm.components.ogre_cards")
@pytest.mark.parametrize(
    ("skulls", "move", "attack", "owned"), [(0, 2, 3, 6), (2, 3, 3, 4), (2, 1, 1, 4), (5, 0, 0, 1), (1, 3, 1, 5)]
)
def test_ogre_cards_that_do_not_fit_its_skulls(skulls: int, move: int, attack: int, owned: int) -> None:
    ogre = {"hex": "e7", "skulls": skulls}
    table = {"ogre_cards": {"move": move, "attack": attack}}
    text = refusal(army={"cha_ogre_grimorg": ogre}, table=table)
    expect(text, "position-ogre-cards", "ogre_cards", cards=owned)


@rule("bm.components.ogre_cards")
def test_more_ogre_cards_than_the_box_holds() -> None:
    table = {"ogre_cards": {"move": 4, "attack": 2}}
    text = refusal(army={"cha_ogre_grimorg": "e7"}, table=table)
    expect(text, "position-wrong-type", "ogre_cards.move", wanted="0–3", found="4")
    text = refusal(army=ORCS, table={"ogre_cards": {"dance": 1}})
    assert text.key == "position-unknown"


# -- terrain


@rule("bm.components.terrain_pieces")
@pytest.mark.parametrize(
    "pieces",
    [
        [{"piece": "marsh", "hex": name} for name in ("d8", "e8", "d9", "e9")],
        [{"piece": "ford", "hex": name} for name in ("c3", "d3", "c4")],
        [{"piece": "tower", "hex": name} for name in ("d8", "e8")],
        [{"piece": "hedge", "hex": "d8", "side": side} for side in ("E", "NE", "NW", "W", "SW")],
        [{"piece": "ditch_2", "hex": name, "open": ["E", "NE", "NW", "W"]} for name in ("d8", "e8")],
    ],
)
def test_terrain_that_the_box_cannot_build(pieces: list[dict[str, Any]]) -> None:
    expect(refusal(terrain=pieces, army=ORCS), "position-not-buildable", "terrain")
    battle(terrain=pieces[1:] if len(pieces) != 4 else pieces[:3], army=ORCS)


@rule("bm.hedge.placement")
@pytest.mark.parametrize(("place", "side"), [("e4", "SE"), ("e4", "SW"), ("a1", "W"), ("a1", "NW")])
def test_a_hedge_on_a_road_or_on_the_edge(place: str, side: str) -> None:
    text = refusal(terrain=[{"piece": "hedge", "hex": place, "side": side}], army=ORCS)
    expect(text, "position-no-hedge", "terrain[0].side", hex=place)


@rule("bm.terrain.one_piece_per_hex")
def test_two_pieces_in_a_hex_or_two_hedges_on_a_side() -> None:
    text = refusal(terrain=[{"piece": "marsh", "hex": "d8"}, {"piece": "tower", "hex": "d8"}], army=ORCS)
    expect(text, "position-covered", "terrain[1].hex", hex="d8")
    hedge = {"piece": "hedge", "hex": "d8", "side": "E"}
    for again in (hedge, {"piece": "hedge", "hex": "e8", "side": "W"}):
        text = refusal(terrain=[hedge, again], army=ORCS)
        expect(text, "position-covered", "terrain[1].side", hex=again["hex"])
    battle(terrain=[{"piece": "marsh", "hex": "d8"}, hedge], army=ORCS)


@rule("bm.river.ford_placement", "bm.marsh.placement", "bm.ditch.placement", "bm.terrain.printed_features")
@pytest.mark.parametrize(
    ("piece", "place"),
    [("ford", "d8"), ("marsh", "b1"), ("marsh", "a3"), ("ditch_2", "b1"), ("ditch_2", "c3"), ("tower", "b1")]
    + [("tower", "c3"), ("marsh", "a2"), ("tower", "m2"), ("ditch_2", "a2")],
)
def test_a_piece_on_wrong_ground(piece: str, place: str) -> None:
    text = refusal(terrain=[{"piece": piece, "hex": place}], army=ORCS)
    expect(text, "position-wrong-ground", "terrain[0].hex", piece=piece, hex=place)


@rule("bm.setup.whole_or_part_of_mat")
def test_a_piece_outside_the_part_in_use() -> None:
    table = {"portion": "south_field"}
    text = refusal(terrain=[{"piece": "marsh", "hex": "d1"}], table=table, army={"imp_cannon": "e7", **ORCS})
    expect(text, "position-wrong-ground", "terrain[0].hex", piece="marsh", hex="d1")
    hedge = {"piece": "hedge", "hex": "c5", "side": "NE"}
    text = refusal(terrain=[hedge], table=table, army={"imp_cannon": "e7", **ORCS})
    expect(text, "position-no-hedge", "terrain[0].side", hex="c5")


@rule("bm.ditch.placement")
@pytest.mark.parametrize("sides", [[], ["E"], ["E", "NW"], ["NE", "E"], ["E", "NE", "NW"], ["SE", "SW"]])
def test_a_ditch_whose_open_sides_are_not_its_own(sides: list[str]) -> None:
    ditch = {"piece": "ditch_4", "hex": "d8", "open": sides}
    expect(refusal(terrain=[ditch], army=ORCS), "position-open-sides", "terrain[0].open", count=2)
    battle(terrain=[{"piece": "ditch_4", "hex": "d8", "open": ["SE", "E"]}], army=ORCS)


@pytest.mark.parametrize(
    ("piece", "key", "path"),
    [
        ({"piece": "forest", "hex": "d8"}, "position-not-known", "terrain[0].piece"),
        ({"piece": "marsh"}, "position-missing", "terrain[0].hex"),
        ({"hex": "d8"}, "position-missing", "terrain[0].piece"),
        ({"piece": "hedge", "hex": "d8"}, "position-missing", "terrain[0].side"),
        ({"piece": "hedge", "hex": "d8", "side": "N"}, "position-not-known", "terrain[0].side"),
        ({"piece": "marsh", "hex": "d8", "side": "E"}, "position-unknown", "terrain[0].side"),
        ({"piece": "ditch_4", "hex": "d8", "open": "E"}, "position-wrong-type", "terrain[0].open"),
    ],
)
def test_a_wrong_field_of_a_piece(piece: dict[str, Any], key: str, path: str) -> None:
    expect(refusal(terrain=[piece], army=ORCS), key, path)


@rule("bm.tower.third_hit_destroys")
def test_rubble_needs_a_tower_and_two_are_the_most_it_stands() -> None:
    tower = [{"piece": "tower", "hex": "d8"}]
    text = refusal(terrain=tower, table={"rubble": 3}, army=ORCS)
    expect(text, "position-wrong-type", "rubble", wanted="0–2", found="3")
    text = refusal(table={"rubble": 1}, army=ORCS)
    expect(text, "position-wrong-type", "rubble", wanted="0", found="1")
    assert battle(terrain=tower, table={"rubble": 2}, army=ORCS).view["tower"] == {"hex": "d8", "rubble": 2}


# -- the rest of the table


@pytest.mark.parametrize(
    ("table", "key", "path"),
    [
        ({"weather": "fog"}, "position-unknown", "weather"),
        ({"portion": "north_field"}, "position-not-known", "portion"),
        ({"scenario": "tengin"}, "position-not-known", "scenario"),
        ({"zones": {"imperial": ["z9"]}}, "position-not-known", "zones.imperial[0]"),
        ({"zones": {"orcs": ["a1"]}}, "position-unknown", "zones.orcs"),
        ({"zones": []}, "position-wrong-type", "zones"),
        ({"hidden": "yes"}, "position-wrong-type", "hidden"),
        ({"in_hand": "imp_balloon"}, "position-not-known", "in_hand"),
        ({"quiet": None}, "position-wrong-type", "quiet"),
        ({"quiet_passes": -1}, "position-wrong-type", "quiet_passes"),
        ({"conceded": [2]}, "position-wrong-type", "conceded[0]"),
        ({"draw_offers": ["me"]}, "position-wrong-type", "draw_offers[0]"),
        ({"victories": ["nobody"]}, "position-not-known", "victories[0]"),
        ({"tower_stands": 1}, "position-wrong-type", "tower_stands"),
        ({"rest_of_deck": "yes"}, "position-wrong-type", "rest_of_deck"),
        ({"units": []}, "position-wrong-type", "units"),
        ({"terrain": {}}, "position-wrong-type", "terrain"),
    ],
)
def test_a_wrong_field_of_the_table(table: dict[str, Any], key: str, path: str) -> None:
    expect(refusal(army=ORCS, table=table), key, path)


@rule("bm.campaign.five_battles")
def test_a_campaign_knows_which_battle_is_fought() -> None:
    campaign = {"scenario": "campaign"}
    for number, name in enumerate(("borderlands", "tengin", "grunburg", "plains", "altdorf")):
        table = {"victories": ["draw"] * number}
        assert battle(army=ORCS, options=campaign, table=table).view["scenario"] == name
    text = refusal(army=ORCS, options=campaign, table={"scenario": "altdorf"})
    expect(text, "position-not-known", "scenario", found="'altdorf'")
    expect(refusal(army=ORCS, options=campaign, table={"victories": ["draw"] * 5}), "position-decided", "victories")
    expect(refusal(army=ORCS, table={"victories": ["draw"]}), "position-decided", "victories")  # a single battle
    text = refusal(army=ORCS, options=campaign, table={"victories": ["draw"] * 6})
    expect(text, "position-too-many-battles", "victories", battles=5)


# -- frames


def deploying() -> dict[str, Any]:
    return new_battle(scenario="tengin").play("deploy cha_ogre_grimorg").state.to_position()


def fighting() -> dict[str, Any]:
    return battle(card="imp_knights", imp_knights_blitzen="e7", cha_orcs_gazkull="f7").state.to_position()


@pytest.mark.parametrize(
    ("frames", "wrong"),
    [
        ([{"frame": "TurnCard"}], 0),
        ([{"frame": "Battles", "fought": 2}, {"frame": "TurnCard"}], 0),
        ([{"frame": "Battles", "fought": 1}], 0),
        ([{"frame": "Battles", "fought": 1}, {"frame": "Battles", "fought": 1}], 1),
        ([{"frame": "Battles", "fought": 1}, {"frame": "ShuffleDeck"}], 1),
        ([{"frame": "Battles", "fought": 1}, {"frame": "Act", "unit": 99, "steps": 1, "moved": False}], 1),
        ([{"frame": "Battles", "fought": 1}, {"frame": "DeployHex"}], 1),
        ([{"frame": "Battles", "fought": 1}, {"frame": "TurnCard"}, {"frame": "TurnCard"}], 2),
    ],
)
def test_frames_that_do_not_go_with_each_other(frames: list[dict[str, Any]], wrong: int) -> None:
    text = refused_doc({**fighting(), "frames": frames})
    assert (text.key, text.params["path"]) == ("position-misfit", f"position.frames[{wrong}]")


@rule("bm.setup.steps_in_order")
def test_the_cards_are_not_shuffled_while_units_are_to_be_deployed() -> None:
    doc = deploying()
    doc["table"]["in_hand"] = None
    text = refused_doc({**doc, "frames": doc["frames"][:2]})
    assert (text.key, text.params["path"]) == ("position-misfit", "position.frames[1]")
    assert game().from_position({**doc, "frames": doc["frames"][:3]}).seat is not None


def test_a_battle_without_frames_is_over() -> None:
    assert refused_doc({**fighting(), "frames": []}).key == "position-impossible"


SHOT = battle(card="imp_cannon", imp_cannon="b9", cha_orcs_gazkull="f7", cha_orcs_zogrod="a9")
SHOT.chance(0).play("fire cha_orcs_gazkull", "disc c8")
ENTRY = battle(
    card="imp_foot",
    table={"zones": ZONES},
    imp_men_reikwald={"where": "reserve"},
    imp_men_grunburg={"where": "reserve"},
).play("use imp_men_reikwald")
LAYING = new_battle(terrain_layer="imperial").play("mat full_mat", "lay ditch_4", "cover e8")
MOMENTS = {
    "use": battle(card="cha_gob_orc", seats=4, cha_orcs_gazkull="e7", cha_orcs_zogrod="f8", cha_goblins_grom="i9"),
    "act": battle(card="cha_gob_orc", cha_orcs_gazkull="e7", cha_goblins_grom="i9").play("use cha_orcs_gazkull"),
    "disc": SHOT,
    "enter": ENTRY,
    "ogre": battle(next_cards=["cha_ogre"], cha_ogre_grimorg="f8", imp_men_reikwald="a9"),
    "lay": LAYING,
    "deploy": new_battle(scenario="tengin", seats=6),
    "place": new_battle(scenario="tengin").play("deploy cha_ogre_grimorg"),
    "side": new_battle(terrain_layer="imperial").play("mat full_mat", "done"),
}


@pytest.mark.parametrize(
    ("moment", "frame", "field", "values"),
    [
        ("use", 2, "eligible", [-1, 1, 1 << 24, 1 << 30, 1 << 70]),
        ("use", 2, "entered", [-1, 1, 1 << 30]),
        ("use", 2, "turn", [-1, 0, 9]),
        ("use", 2, "yielded", [-1, 1, 64]),
        ("act", 2, "eligible", [1 << 24, 1 << 16]),
        ("act", 3, "unit", [-3, -1, 0, 12, 13, 25, 99, 1 << 70]),
        ("act", 3, "steps", [-1, 0, 2, 5]),
        ("act", 3, "moved", [True]),
        ("disc", 3, "target", [-3, 0, 12, 25]),
        ("disc", 3, "at", [-1, 0, 150]),
        ("disc", 3, "flying", [-1, 2, 4, 99]),
        ("disc", 3, "bouncing", [-1, 2, 4]),
        ("disc", 3, "explosions", [-1, 1, 3]),
        ("enter", 3, "unit", [-1, 5, 25]),
        ("enter", 2, "entered", [0]),
        ("ogre", 2, "moves", [-1, 4, 9]),
        ("ogre", 2, "attacks", [-1, 4, 9]),
        ("lay", 2, "side", [-1, 0, 2]),
        ("lay", 3, "side", [-1, 0, 2]),
        ("lay", 4, "side", [-1, 1, 2]),
        ("lay", 5, "side", [-1, 1, 2]),
        ("lay", 5, "piece", [-1, 0, 1, 5, 6, 7]),
        ("lay", 5, "hex", [-1, 36, 150]),
        ("deploy", 2, "side", [-1, 1, 2]),
        ("deploy", 3, "commander", [-1, 0, 4, 6]),
        ("place", 2, "side", [-1, 1, 2]),
        ("side", 3, "side", [-1, 2]),
    ],
)
def test_a_frame_whose_field_does_not_go_with_the_table(
    moment: str, frame: int, field: str, values: list[object]
) -> None:
    doc = MOMENTS[moment].state.to_position()
    assert game().from_position(doc).to_position() == doc
    for value in values:
        assert value != doc["frames"][frame][field]
        edited = json.loads(json.dumps(doc))
        edited["frames"][frame][field] = value
        text = refused_doc(edited)
        assert text.key in ("position-misfit", "position-impossible"), (value, text)


def test_a_unit_that_has_moved_attacks_or_goes_on_but_shooters_do_neither() -> None:
    def act(card: str, unit: str, steps: int, moved: bool) -> dict[str, Any]:
        doc = battle(card=card, army={unit: "e7", "imp_cannon": "a9", "cha_ogre_grimorg": "m8"}).state.to_position()
        doc["frames"][3] |= {"steps": steps, "moved": moved}
        return doc

    for card, unit, steps, moved in (
        ("imp_knights", "imp_knights_blitzen", 0, True),
        ("cha_wolf_double", "cha_wolves_bogrot", 2, False),
        ("cha_wolf_double", "cha_wolves_bogrot", 1, True),
        ("cha_wolf_double", "cha_wolves_bogrot", 0, True),
    ):
        game().from_position(act(card, unit, steps, moved))
    for card, unit, steps, moved in (
        ("imp_knights", "imp_knights_blitzen", 0, False),
        ("imp_knights", "imp_knights_blitzen", 1, True),
        ("cha_wolf_double", "cha_wolves_bogrot", 1, False),
        ("imp_archers", "imp_archers_grunburg", 0, True),
        ("imp_cannon", "imp_cannon", 0, True),
    ):
        assert refused_doc(act(card, unit, steps, moved)).key == "position-misfit"


@rule("bm.cards.dead_card_removed")
@pytest.mark.parametrize(("card", "unit"), [("cha_ogre", "cha_ogre_grimorg"), ("imp_cannon", "imp_cannon")])
def test_a_card_in_play_whose_unit_is_dead(card: str, unit: str) -> None:
    fallen = {unit: {"where": "out"}, "imp_men_altdorf": "a1", "cha_goblins_uglub": "m12"}
    expect(refusal(card=card, army=fallen), "position-dead-card", "card", card=card)
    expect(refusal(card="imp_knights", army=ORCS), "position-dead-card", "card", card="imp_knights")


def test_a_battle_that_would_be_over_needs_its_winner() -> None:
    expect(refusal(army=ORCS, table={"conceded": [1]}), "position-decided", "conceded")
    expect(refusal(army=ORCS, table={"draw_offers": [0, 1]}), "position-decided", "draw_offers")
    assert battle(army=ORCS, seats=4, table={"conceded": [0, 2], "draw_offers": [0, 1, 2]}).kind
    tower: dict[str, Any] = {"terrain": [{"piece": "tower", "hex": "f3"}], "army": {"cha_orcs_gazkull": "f3"}}
    capture = {"scenario": "borderlands", "tower_capture": True}
    expect(refusal(options=capture, **tower), "position-decided", "units.cha_orcs_gazkull")
    assert battle(options={"scenario": "borderlands"}, **tower).kind


@pytest.mark.parametrize(
    ("winner", "ending", "lonely", "possible"),
    [
        ("chaos", "elimination", True, True),
        ("chaos", "elimination", False, False),
        ("imperial", "elimination", True, False),
        ("draw", "elimination", False, False),
        ("imperial", "concession", False, True),
        ("draw", "concession", False, False),
        ("chaos", "concession", True, False),
        ("draw", "agreed_draw", False, True),
        ("chaos", "agreed_draw", False, False),
        ("draw", "stalemate", False, True),
        ("imperial", "stalemate", False, True),
        ("chaos", "stalemate", True, False),
        ("chaos", "tower_captured", False, False),
    ],
)
def test_the_winner_the_ending_and_the_armies_go_together(
    winner: str, ending: str, lonely: bool, possible: bool
) -> None:
    table = {"winner": winner, "ending": ending}
    if possible:
        assert battle(army=ORCS, lonely=lonely, table=table).winner == winner
    else:
        expect(refusal(army=ORCS, lonely=lonely, table=table), "position-wrong-ending", "ending")


def test_a_battle_that_is_over_is_read_back_with_and_without_its_frames() -> None:
    field = battle(army=ORCS)
    field.state.declare(0, "concede")
    doc = field.state.to_position()
    assert game().from_position(doc).to_position() == doc
    del doc["frames"]
    again = game().from_position(doc)
    assert again.seat is None
    assert again.to_position()["table"] == doc["table"]
    doc["table"]["victories"] = ["imperial"]
    expect(refused_doc(doc), "position-wrong-ending", "victories")


@pytest.mark.parametrize(
    ("frame", "key", "path"),
    [
        ({"frame": "Dance"}, "position-not-known", "frame"),
        ({"fought": 1}, "position-missing", "frame"),
        ({"frame": "Battles"}, "position-missing", "fought"),
        ({"frame": "Battles", "fought": "1"}, "position-wrong-type", "fought"),
        ({"frame": "Battles", "fought": None}, "position-wrong-type", "fought"),
        ({"frame": "Battles", "fought": 1, "won": 1}, "position-unknown", "won"),
    ],
)
def test_a_wrong_frame(frame: dict[str, Any], key: str, path: str) -> None:
    doc = fighting()
    text = refused_doc({**doc, "frames": [frame, *doc["frames"][1:]]})
    assert (text.key, text.params["path"]) == (key, f"position.frames[0].{path}")


def test_the_unit_in_hand_must_be_the_one_asked_about() -> None:
    doc = deploying()
    for in_hand in (None, "imp_cannon"):  # nobody, or one that stands on the mat
        assert refused_doc({**doc, "table": {**doc["table"], "in_hand": in_hand}}).key == "position-misfit"
    swapped = Field(game().from_position({**doc, "table": {**doc["table"], "in_hand": "cha_orcs_gazkull"}}))
    swapped.play("place a1")
    assert swapped.hex("cha_orcs_gazkull") == "a1"

    doc = fighting()
    assert refused_doc({**doc, "table": {**doc["table"], "in_hand": "imp_cannon"}}).key == "position-impossible"


@rule("bm.scenarios.plains_reveal")
def test_tokens_do_not_lie_face_down_in_a_battle_that_has_begun() -> None:
    doc = fighting()
    expect(refused_doc({**doc, "table": {**doc["table"], "hidden": True}}), "position-face-down", "hidden")


@rule("bm.scenarios.plains_hidden_tokens")
@pytest.mark.parametrize("unit", [{"hex": "e7", "skulls": 1}, {"where": "reserve"}])
def test_face_down_tokens_stand_for_whole_units_that_are_deployed(unit: dict[str, Any]) -> None:
    table = {"zones": ZONES, "hidden": True, "rest_of_deck": False}
    army = {"imp_cannon": unit, "cha_orcs_gazkull": {"where": "aside"}}
    expect(refusal(army=army, table=table), "position-face-down", "hidden")


def test_another_game_and_a_wrong_number_of_seats() -> None:
    assert refused_doc({**fighting(), "game": "chess"}).key == "position-not-known"
    assert refused_doc({**fighting(), "seats": 7}).key == "position-not-known"


# -- there and back


@pytest.mark.parametrize("scenario", game().options["scenario"].values)
def test_a_position_comes_back_as_it_was_written(scenario: str) -> None:
    field = new_battle(seats=3, scenario=scenario, seed=6)
    for number, _ in enumerate(random_play(field, seed=6, limit=260)):
        if number % 13 == 0:
            doc = json.loads(json.dumps(field.state.to_position()))
            again = game().from_position(doc)
            assert again.to_position() == doc
            assert again.legal() == field.state.legal()
            assert [again.view(seat) for seat in (0, 1, 2, None)] == [
                field.state.view(seat) for seat in (0, 1, 2, None)
            ]


def test_areas_are_read_in_any_order_and_once() -> None:
    zones = {"imperial": ["m8", "a1", "m8"], "chaos": ["a12"]}
    army = {"imp_cannon": {"where": "reserve"}, **ORCS}
    field = battle(card="imp_cannon", army=army, table={"zones": zones})
    assert field.offers("enter") == ["a1", "m8"]
