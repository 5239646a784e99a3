"""The object of the game, who takes what, and how a free battle is prepared."""

from __future__ import annotations

import pytest

from tests.battle_masters.vocabulary import Field, battle, game, new_battle
from tests.vocabulary import random_play, rule
from warhost import ScriptedChance
from warhost.engine.errors import OutOfChance
from warhost.games.battle_masters.mechanics.ground import Grounds

SCENARIOS = ("borderlands", "tengin", "grunburg", "plains", "altdorf")


# -- object and principle


@rule("bm.overview.two_sides")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seat_and_every_unit_belongs_to_one_of_two_sides(seats: int) -> None:
    field = new_battle(seats=seats)
    teams = field.view["teams"]
    assert sorted(teams["imperial"] + teams["chaos"]) == list(range(seats))
    assert teams["imperial"]
    assert teams["chaos"]
    for name, unit in field.view["units"].items():
        assert unit["seat"] in teams["imperial" if name.startswith("imp_") else "chaos"]


@rule("bm.overview.object")
def test_who_wipes_out_the_enemy_army_wins() -> None:
    field = battle(card="imp_cannon", imp_cannon="e7", cha_orcs_gazkull="f7", cha_goblins_grom="m12")
    field.play("fire cha_orcs_gazkull")
    assert not field.over

    field = battle(card="imp_cannon", imp_cannon="e7", cha_orcs_gazkull="f7", lonely=True)
    field.play("fire cha_orcs_gazkull")
    assert field.over
    assert field.winner == "imperial"
    assert field.state.result() is not None


@rule("bm.overview.no_alternating_moves")
def test_the_same_side_may_act_several_times_running() -> None:
    cards = ["imp_knights", "imp_knights", "cha_gob_orc"]
    field = battle(next_cards=cards, imp_knights_blitzen="e7", cha_orcs_gazkull="m12")
    assert field.side == "imperial"
    field.play("finish")
    assert field.side == "imperial"
    field.play("move f7")
    assert field.side == "chaos"
    field.forbids("use imp_knights_blitzen", "bm.overview.no_alternating_moves")


@rule("bm.overview.scenario_variants")
def test_five_scenarios_begin_each_in_a_way_of_its_own() -> None:
    options = game().options["scenario"].values
    assert options == ("free", "quick_start", *SCENARIOS, "campaign")
    assert game().options["scenario"].default == "free"
    assert new_battle().kind == "portion"
    on_mat = {}
    for name in SCENARIOS:
        field = new_battle(scenario=name)
        units = field.view["units"].values()
        on_mat[name] = (field.view["scenario"], len([unit for unit in units if unit["hex"]]), field.state.hidden)
    assert on_mat == {
        "borderlands": ("borderlands", 0, False),
        "tengin": ("tengin", 11, False),
        "grunburg": ("grunburg", 0, False),
        "plains": ("plains", 0, True),
        "altdorf": ("altdorf", 0, False),
    }


# -- who takes what


@rule("bm.setup.choose_armies")
def test_each_player_commands_one_army() -> None:
    field = new_battle(scenario="quick_start")
    seats = {name: unit["seat"] for name, unit in field.view["units"].items()}
    assert seats == {name: 0 if name.startswith("imp_") else 1 for name in seats}
    field.forbids("deploy imp_cannon", "bm.setup.choose_armies")


@rule("bm.setup.ogre_cards_to_chaos")
def test_the_chaos_player_turns_the_six_ogre_cards() -> None:
    field = battle(card="imp_foot", next_cards=["cha_ogre"], imp_men_altdorf="a1", cha_ogre_grimorg="e7")
    field.luck().play("finish")
    assert field.view["ogre_cards"] == {"move": 3, "attack": 3}
    while field.view["card"] == "cha_ogre":
        assert field.side == "chaos"
        field.play("decline")
    assert len(field.heard("log-ogre-card")) == 6


@rule("bm.setup.discs_to_imperial")
def test_the_imperial_player_lays_the_discs() -> None:
    field = battle(card="imp_cannon", imp_cannon="b9", cha_orcs_gazkull="d7")
    field.play("fire cha_orcs_gazkull")
    assert field.kind == "disc"
    assert field.side == "imperial"
    assert sum(field.view["shot"]["discs"].values()) == 9  # the tenth marks the target
    assert field.view["shot"]["target"] == "cha_orcs_gazkull"


# -- the order of preparation


@rule("bm.setup.steps_in_order")
def test_terrain_then_sides_then_deployment_then_the_deck() -> None:
    field = new_battle(terrain_layer="imperial")
    kinds = [field.kind]
    decks = {len(field.state.draw_pile)}
    for _ in random_play(field, seed=4):
        if field.kind not in kinds:
            kinds.append(field.kind)
        if field.kind in ("use", "act", "ogre_move", "ogre_attack", "enter"):
            break
        decks.add(len(field.state.draw_pile))
    order = [kind for kind in kinds if kind not in ("cover", "turn")]
    assert order[:5] == ["portion", "terrain", "side", "deploy_unit", "deploy_hex"]
    assert decks == {0}
    assert field.heard("log-shuffle") == [{"cards": 59}]
    keys = field.log_keys()
    last_deployed = max(i for i, key in enumerate(keys) if key == "log-deploy")
    assert keys.index("log-side") < keys.index("log-deploy")
    assert last_deployed < keys.index("log-shuffle") < keys.index("log-card")


@rule("bm.setup.one_player_lays_terrain")
@pytest.mark.parametrize(("layer", "seat"), [("imperial", 0), ("chaos", 1)])
def test_one_player_alone_lays_as_much_as_wished(layer: str, seat: int) -> None:
    field = new_battle(terrain_layer=layer)
    field.play("mat full_mat", "lay marsh", "cover d8", "lay tower", "cover g6", "lay hedge", "cover h8", "turn E")
    assert field.state.seat == seat
    assert [piece["piece"] for piece in field.view["terrain"]] == ["marsh", "tower", "hedge"]
    field.play("done")
    assert field.kind == "side"
    assert field.state.seat == 1 - seat
    assert field.view["tower"] == {"hex": "g6", "rubble": 0}


@rule("bm.setup.one_player_lays_terrain")
def test_no_terrain_at_all_is_allowed() -> None:
    field = new_battle(terrain_layer="imperial").play("mat full_mat", "done")
    assert field.kind == "side"
    assert field.view["terrain"] == []
    field.forbids("lay marsh", "bm.setup.one_player_lays_terrain")


@rule("bm.setup.one_player_lays_terrain")
def test_without_agreement_the_layer_is_drawn() -> None:
    assert game().options["terrain_layer"].default == "random"
    for drawn in (0, 1):
        field = Field(game().new(chance=ScriptedChance([drawn]), log=True))
        assert (field.kind, field.state.seat) == ("portion", drawn)
        assert field.heard("log-layer") == [{"side": ("side-imperial", "side-chaos")[drawn]}]
    with pytest.raises(OutOfChance):
        game().new(chance=ScriptedChance([2]))


@rule("bm.setup.other_player_picks_side", "bm.deployment.face_to_face")
@pytest.mark.parametrize(
    ("edge", "opposite", "own", "other"),
    [
        ("north", "south", "a1", "a12"),
        ("south", "north", "a12", "a1"),
        ("west", "east", "a6", "m6"),
        ("east", "west", "m6", "a6"),
    ],
)
def test_the_other_player_takes_one_of_four_sides(edge: str, opposite: str, own: str, other: str) -> None:
    for layer, chooser in (("imperial", "chaos"), ("chaos", "imperial")):
        field = new_battle(terrain_layer=layer).play("mat full_mat", "done")
        assert field.side == chooser
        assert field.offers("side") == ["north", "south", "west", "east"]
        field.play(f"side {edge}")
        zones = field.view["zones"]
        assert own in zones[chooser]
        assert other in zones[layer]
        assert not set(zones["imperial"]) & set(zones["chaos"])
        edges = {zone["id"]: zone for zone in game().content["board"]["deployment_zones"]}
        assert edges[edge]["opposite"] == opposite
        names = field.state.tables.hex_names
        for name, side in ((edge, chooser), (opposite, layer)):
            listed = [names[field.state.tables.hex_at(place)] for place in edges[name]["hexes"]]
            assert sorted(listed) == sorted(zones[side])


# -- the whole mat or a part of it


@rule("bm.setup.whole_or_part_of_mat")
def test_the_layer_chooses_the_whole_mat_or_a_part() -> None:
    field = new_battle(terrain_layer="chaos")
    assert field.choices == ["mat full_mat", "mat two_panels_west", "mat south_field"]
    assert field.side == "chaos"
    field.forbids("done", "bm.setup.one_player_lays_terrain")


@rule("bm.setup.whole_or_part_of_mat")
def test_hexes_outside_the_part_take_no_terrain() -> None:
    field = new_battle(terrain_layer="imperial").play("mat south_field", "lay tower")
    assert "f5" in field.offers("cover")
    field.forbids("cover d1", "bm.setup.whole_or_part_of_mat")

    field = new_battle(terrain_layer="imperial").play("mat south_field", "lay hedge", "cover c5")
    assert field.offers("turn") == ["E", "W", "SW", "SE"]
    field.forbids("turn NE", "bm.hedge.placement")


@rule("bm.setup.whole_or_part_of_mat", "bm.river.ford_placement")
def test_a_part_without_river_has_no_use_for_fords() -> None:
    field = new_battle(terrain_layer="imperial").play("mat south_field")
    field.forbids("lay ford", "bm.river.ford_placement")


@rule("bm.setup.whole_or_part_of_mat", "bm.setup.other_player_picks_side")
@pytest.mark.parametrize("portion", ["full_mat", "two_panels_west", "south_field"])
@pytest.mark.parametrize("edge", ["north", "south", "west", "east"])
def test_the_edges_of_the_part_count(portion: str, edge: str) -> None:
    field = new_battle(terrain_layer="chaos").play(f"mat {portion}", "done", f"side {edge}")
    record = next(part for part in game().content["board"]["mat_portions"] if part["id"] == portion)
    zone = field.view["zones"]["imperial"]
    assert len(zone) == record["zone_counts"][edge]
    rows = {int(name[1:]) - 1 for name in zone}
    low, high = record["rows"]
    if edge in ("north", "south"):
        assert rows == ({low, low + 1} if edge == "north" else {high - 1, high})
    else:
        assert rows <= set(range(low, high + 1))
        assert len(rows) >= high - low  # on some rows the river takes both spaces


@rule("bm.setup.whole_or_part_of_mat")
def test_nobody_is_deployed_outside_the_part() -> None:
    field = new_battle(terrain_layer="chaos").play("mat south_field", "done", "side north", "deploy cha_ogre_grimorg")
    assert set(field.offers("place")) == set(field.view["zones"]["chaos"])
    field.forbids("place d1", "bm.setup.whole_or_part_of_mat")


@rule("bm.setup.whole_or_part_of_mat")
def test_nobody_moves_out_of_the_part() -> None:
    field = battle(card="imp_knights", table={"portion": "south_field"}, imp_knights_blitzen="e5", imp_cannon="a12")
    assert field.offers("move") == ["d5", "f5", "e6", "f6"]
    field.forbids("move e4", "bm.setup.whole_or_part_of_mat")


@rule("bm.setup.whole_or_part_of_mat")
def test_the_ball_of_the_cannon_keeps_to_the_part() -> None:
    units = {"imp_cannon": "i2", "cha_orcs_gazkull": "i4", "cha_ogre_grimorg": "a12"}
    field = battle(card="imp_cannon", army=units).play("fire cha_orcs_gazkull")
    assert field.offers("disc") == ["h3", "i3"]

    field = battle(card="imp_cannon", army=units, table={"portion": "two_panels_west"})
    field.discs("flying").play("fire cha_orcs_gazkull")
    assert [disc["hex"] for disc in field.heard("log-disc")] == ["h3"]  # i3 lies beyond the edge


@rule("bm.setup.whole_or_part_of_mat")
def test_scenarios_use_the_whole_mat() -> None:
    for name in SCENARIOS:
        assert new_battle(scenario=name).view["portion"] == "full_mat"
    tables = new_battle().state.tables
    grounds = Grounds(tables)  # laid anew, not those that other battles share
    assert all(all(grounds.of(scenario).inside) for scenario in tables.scenarios)
