"""Components, setting up, deployment, and what each player knows."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.stratego_legends.vocabulary import Field, battle, game, new_game, started
from tests.vocabulary import example, rule
from warhost import FastChance, Text
from warhost.games.stratego_legends.mechanics.ground import lay_boards, turned
from warhost.games.stratego_legends.model import ARMY, BOARD, SEAT, SIDE, Battle, kind_text
from warhost.games.stratego_legends.phases.deployment import clear_table
from warhost.games.stratego_legends.phases.muster import MusterUnit
from warhost.language import language


@rule("sl.components.units", "sl.units.pool", "sl.army_building.total")
def test_each_side_fields_thirty_of_more_than_two_hundred_units() -> None:
    tables = game().tables
    assert len(tables.unit_ids) == 232
    field = started()
    assert Counter(unit["side"] for unit in field.table()["units"]) == {"beige": 30, "grey": 30}


@rule("sl.components.boards", "sl.setup.layout", "sl.components.borders")
def test_four_boards_of_sixteen_spaces_with_one_water_make_a_square_field() -> None:
    for board in game().content["boards"]["boards"]:
        assert [len(row) for row in board["map"]] == [4, 4, 4, 4]
        assert "".join(board["map"]).count("W") == 1
    view = started().table()["field"]
    assert (view["columns"], view["ranks"], len(view["boards"])) == (8, 8, 4)
    assert len(view["terrain"]) * len(view["terrain"][0]) == 64  # the frame carries no spaces


@rule("sl.setup.layout", "sl.setup.no_rearrange")
def test_the_photograph_of_the_rulebook_is_laid_as_it_lies() -> None:
    doc = game().content["boards"]["rulebook_photo_layout"]
    tables = game().tables
    codes = {name: record["code"] for name, record in game().content["boards"]["terrain"].items()}
    rows = started(boards="photo").table()["field"]["terrain"]
    assert ["".join(codes[space] for space in row) for row in rows] == doc["map"]
    assert lay_boards(tables, tables.photo_boards, tables.photo_turns).field.columns == 8
    assert turned([[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]], 1)[0] == [12, 8, 4, 0]


SHEETS = {"beige": {"gold", "green", "blue"}, "grey": {"silver", "red", "purple"}}


@rule("sl.components.sheets", "sl.setup.sheets_public", "sl.units.lookup")
def test_the_catalogue_is_open_to_all_at_any_time() -> None:
    units = game().content["units"]["units"]
    assert {unit["color"] for unit in units} == SHEETS["beige"] | SHEETS["grey"]
    for unit in units:  # by its number everybody finds a unit on the sheet of its colour
        sheet = game().consult("units", {"nation": unit["color"], "words": str(unit["number"])})["units"]
        assert unit["id"] in sheet


@pytest.mark.parametrize("side", SHEETS)
@rule("sl.setup.sheets_placed", "sl.components.army_colours")
def test_three_sheets_lie_with_each_side(side: str) -> None:
    def sheet(**asked: str) -> set[str]:
        return set(game().consult("units", asked)["units"])

    own = {unit["id"] for unit in game().content["units"]["units"] if unit["color"] in SHEETS[side]}
    assert len(own) == 116
    assert sheet(side=side) == own
    for color in SHEETS[side]:
        assert sheet(side=side, nation=color) == sheet(nation=color) != set()


@rule("sl.components.army_colours", "sl.units.nations")
def test_colours_belong_to_sides_and_nations() -> None:
    nations = game().content["units"]["nations"]
    assert {name: record["army"] for name, record in nations.items()} == {
        "gold": "beige",
        "green": "beige",
        "blue": "beige",
        "silver": "grey",
        "red": "grey",
        "purple": "grey",
    }
    assert {language("en", game()).say(Text(f"nation-{nation}")) for nation in nations} == {
        "Valorians",
        "Ancients",
        "Celestia",
        "Gargans",
        "Manes",
        "Qa’ans",
    }
    for unit in game().content["units"]["units"]:
        assert nations[unit["color"]]["army"] == unit["army"]


@rule("sl.units.attributes", "sl.units.base_strength", "sl.units.magic_star", "sl.units.castle_symbol")
def test_every_unit_has_its_attributes() -> None:
    units = game().content["units"]["units"]
    names = game().names()
    assert sorted(game().tables.numbers) == sorted({unit["number"] for unit in units})
    for unit in units:
        assert {f"unit-{unit['id']}", f"nation-{unit['color']}", f"type-{unit['type'].lower()}"} <= names
        assert unit["powers"]
        for place in range(len(unit["powers"])):
            assert f"power-{unit['id']}-{place + 1}" in names
        assert unit["type"] in game().content["units"]["types"]
        assert unit["strength"] in (*range(1, 11), "magic", "castle")
        assert (unit["strength"] == "magic") == (unit["type"] == "Magic")
        assert (unit["strength"] == "castle") == (unit["type"] == "Castle")
    view = battle({"d4": "holy_light", "e4": "wind_castle", "f4": "landor"})
    assert [view.unit_view(space, 0)["base"] for space in ("d4", "e4", "f4")] == [None, None, 10]


@rule("sl.units.attributes", "sl.units.base_strength")
def test_a_board_is_told_all_attributes_of_a_unit_it_may_show() -> None:
    for unit in game().content["units"]["units"]:
        side = unit["army"]
        space = "d2" if side == "beige" else "d7"
        field = battle({space: unit["id"]}) if side == "beige" else battle(grey={space: unit["id"]})
        told = field.unit_view(space, 0 if side == "beige" else 1)
        strength = unit["strength"] if isinstance(unit["strength"], int) else None
        assert [told[name] for name in ("unit", "color", "type", "base")] == [
            unit["id"],
            unit["color"],
            unit["type"],
            strength,
        ]
        assert sorted(told["keywords"]) == sorted(
            power["keyword"] for power in unit["powers"] if power["op"] == "keyword"
        )


# -- set-up


@rule("sl.setup.shuffle_boards", "sl.setup.take_two", "sl.setup.flip_together", "sl.setup.no_rearrange")
def test_the_boards_are_shuffled_and_turned_by_chance_alone() -> None:
    layouts = [new_game(seed=seed).table()["field"]["boards"] for seed in range(12)]
    for layout in layouts:
        assert sorted(slot["board"] for slot in layout) == ["1A", "2A", "2B", "2C"]
    assert len({tuple(slot["board"] for slot in layout) for layout in layouts}) > 4
    assert {slot["quarters"] for layout in layouts for slot in layout} == {0, 1, 2, 3}


@rule("sl.setup.choose_army", "sl.setup.choose_army_random", "sl.setup.first_player")
@example("ex.setup.first_player_draw")
def test_armies_are_agreed_or_drawn_and_the_first_turn_is_drawn_apart() -> None:
    assert {tuple(new_game(seed=seed).table()["sides"]["beige"]) for seed in range(6)} == {(0,)}
    drawn = {
        (field.table()["sides"]["beige"][0], field.table()["order"][0] == field.table()["sides"]["beige"][0])
        for field in (new_game(seed=seed, sides="drawn") for seed in range(24))
    }
    assert drawn == {(seat, first) for seat in (0, 1) for first in (True, False)}
    # the opponent (seat 1) draws beige, and the draw for the first turn gives grey
    field = new_game(seed=0, sides="drawn", first="grey")
    state = game().new(
        seed=next(s for s in range(9) if new_game(seed=s, sides="drawn").table()["sides"]["beige"] == [1]),
        sides="drawn",
        first="grey",
    )
    assert state.view(None)["table"]["sides"] == {"beige": [1], "grey": [0]}
    assert state.view(None)["table"]["order"] == [0, 1]
    assert field.table()["order"][0] == field.table()["sides"]["grey"][0]


@rule("sl.placement.random", "sl.placement.one_per_space", "sl.placement.not_on_water")
def test_units_are_dealt_at_random_one_on_every_land_space() -> None:
    castles = set()
    for seed in range(10):
        field = started(seed=seed)
        land = [s for s in range(64) if field.state.ground.land[s]]
        assert sorted(field.state.pos) == land
        castles.add(field.state.pos[field.state.keeps[0]])
        for unit in range(60):
            assert (field.state.pos[unit] % 8 < 4) == (field.state.born[unit] == 0)
    assert len(castles) > 5


@rule("sl.placement.mix_theirs")
def test_each_may_exchange_two_enemy_units_unseen_or_leave_them() -> None:
    field = new_game(first="beige", boards="photo")
    assert (field.kind, field.side) == ("mix", "beige")
    spaces = field.offers("mix")
    assert len(spaces) == 30
    assert all(space[-1] in "5678" for space in spaces)
    first, second = field.block(spaces[0]), field.block(spaces[1])
    field.forbids("mix a1", "sl.placement.mix_theirs")
    assert field.table(1)["units"][0]["unit"] is None  # nobody sees a unit that lies face down, not even its owner
    field.play(f"mix {spaces[0]}", f"mix {spaces[1]}")
    assert field.block(spaces[0]) == second
    assert field.block(spaces[1]) == first
    assert (field.kind, field.side) == ("mix", "grey")
    field.play("keep")
    assert field.kind == "exchange"


@rule("sl.placement.stand_up", "sl.information.hidden_identity", "sl.army_building.secret")
def test_standing_up_shows_each_the_own_units_only() -> None:
    field = started()
    for seat in (0, 1):
        units = field.table(seat)["units"]
        assert all((unit["unit"] is not None) == (unit["seat"] == seat) for unit in units)
    assert all(unit["unit"] is None for unit in field.table(None)["units"])
    hidden = next(unit for unit in field.table(0)["units"] if unit["seat"] == 1)
    assert hidden["side"] == "grey"
    assert "strength" not in hidden


@rule(
    "sl.placement.final_first", "sl.placement.final_second", "sl.placement.final_any_unit", "sl.placement.final_visible"
)
@example("ex.setup.castle_to_the_back")
def test_two_exchanges_each_the_first_player_first_castles_included() -> None:
    field = new_game(first="beige", boards="photo")
    field.play("keep", "keep")
    castle = field.where(
        next(u for u in field.state.tables.unit_ids if u == "woodland_tower" or u == field.name(field.state.keeps[0]))
    )
    others = [space for space in field.offers("exchange") if space != castle]
    field.play(f"exchange {castle}", f"with {others[0]}")
    assert field.block(others[0]) == field.state.keeps[0]
    assert (field.kind, field.side) == ("exchange", "beige")
    # the opponent sees the spaces, not the units
    assert {"start": castle, "space": others[0]} in field.heard("log-exchange")
    assert field.table(1)["last_move"] == [castle, others[0]]
    assert field.unit_view(others[0], 1)["unit"] is None
    # the second exchange may share a unit with the first
    field.play(f"exchange {others[0]}", f"with {others[1]}")
    assert field.block(others[1]) == field.state.keeps[0]
    assert (field.kind, field.side) == ("exchange", "grey")  # no third
    field.play("keep")
    assert (field.kind, field.side) == ("turn", "beige")


@pytest.mark.parametrize("first", ["beige", "grey"])
@rule("sl.placement.final_second")
def test_when_the_first_has_finished_the_other_makes_two_exchanges_of_the_own_units(first: str) -> None:
    field = new_game(first=first, boards="photo").play("keep", "keep")
    second = "grey" if first == "beige" else "beige"
    field.play(f"exchange {field.offers('exchange')[0]}").play(f"with {field.offers('with')[0]}", "keep")
    for left in (2, 1):
        assert (field.kind, field.side) == ("exchange", second)
        assert field.state.decision().prompt.params["left"] == left
        own = field.offers("exchange")
        assert len(own) == 30
        assert {space[1] in "1234" for space in own} == {second == "beige"}
        one, other = field.block(own[left]), field.block(own[-left])
        field.play(f"exchange {own[left]}", f"with {own[-left]}")
        assert (field.block(own[left]), field.block(own[-left])) == (other, one)
    assert (field.kind, field.side) == ("turn", first)


# -- hidden and open information


@rule("sl.information.reveal_meaning", "sl.information.memory_aid")
def test_a_reveal_shows_a_unit_to_everybody_and_is_remembered_wherever_it_goes() -> None:
    field = battle({"d4": "spirit_of_vision"}, {"d6": "mummy"})
    field.act("d4", "vision", "pick d6").quietly()
    assert field.unit_view("d6", 0)["unit"] == "mummy"
    assert field.unit_view("d6", None)["unit"] == "mummy"
    assert field.unit_view("d6", 1)["known_to"] == [0]
    field.go("d6", "d7")
    assert field.unit_view("d7", 0)["unit"] == "mummy"
    assert field.unit_view("d7", 0)["shown"] is False


@rule("sl.information.reveal_momentary", "sl.information.memory_aid")
def test_without_the_memory_aid_a_unit_is_hidden_again_and_the_log_forgets_it() -> None:
    field = battle({"d4": "spirit_of_vision"}, {"d6": "mummy"}, options={"memory_aid": False})
    field.act("d4", "vision", "pick d6").quietly()
    assert field.unit_view("d6", 0)["unit"] == "mummy"  # lies open until the next move, so that it can be seen
    assert field.unit_view("d6", 0)["shown"] is True
    field.go("d6", "d7")
    assert field.unit_view("d7", 0)["unit"] is None
    told = [text for line in field.state.log_for(0) for text in line.keys()]  # noqa: SIM118
    assert "unit-mummy" not in told
    assert "log-reveal-hidden" in told


@rule("sl.information.reveal_momentary")
def test_being_revealed_has_no_lasting_effect() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "neptillion"})
    field.attack("d4", "d5")
    assert field.strength("d5") == 8
    field.go("g8", "f8").play("take d5")
    assert len(field.offers("move")) == 4


@rule("sl.information.look_private")
def test_a_look_is_private_and_the_log_says_where() -> None:
    field = battle({"d5": "holy_vision"}, {"d4": "kralc", "e7": "mummy"}, turn="grey")
    field.attack("d4", "d5")
    assert field.side == "beige"
    assert field.offers("pick") == ["e7", "g8", "h7", "h8"]  # whom he does not know already
    field.play("pick e7")
    assert field.offers("pick") == ["g8", "h7", "h8"]
    field.play("done").quietly()
    assert field.seen("e7", 0)
    assert not field.seen("e7", 8)
    assert field.unit_view("e7", 1)["known_to"] == [0]  # everybody saw where he looked
    assert "log-look-hidden" in [line.key for line in field.state.log_for(1)]
    assert "log-look" in [line.key for line in field.state.log_for(0)]


@rule("sl.information.destroyed_open", "sl.destroyed_area.place")
def test_the_destroyed_lie_open() -> None:
    field = battle({"d4": "tiera"}, {"d5": "mummy", "f7": "kralc"})
    field.attack("d4", "d5").play("pick f7")
    for seat in (0, 1, None):
        assert sorted(field.table(seat)["destroyed"]["1"]) == ["kralc", "mummy"]


@pytest.mark.parametrize("boards", ["set_1", "set_7", "all", "bring"])
@rule("sl.army_building.boards")
def test_boards_come_from_a_set_from_all_or_from_the_players(boards: str) -> None:
    field = new_game(seed=3, boards=boards, first="beige")
    if boards == "bring":
        field.play("bring 7A", "bring 7B")
        assert field.table(0)["brought"] == [["7A", "7B"], []]
        assert field.table(1)["brought"] == [[], []]
        field.play("bring 1A")
        field.forbids("bring 1A", "sl.army_building.boards")
        field.play("bring 6D")
    names = [slot["board"] for slot in field.table()["field"]["boards"]]
    if boards == "bring":
        assert sorted(names[:2]) == ["1A", "6D"]
        assert sorted(names[2:]) == ["7A", "7B"]
    elif boards == "all":
        assert len(set(names)) == 4
    else:
        assert sorted(names) == [f"{boards[-1]}{plan}" for plan in "ABCD"]


# -- the table before a battle

CLEARED = (
    *("born", "kind", "keeps", "pos", "owner", "strays", "seen", "facts", "bonus", "granted", "used", "brought"),
    *("boons", "marked", "shown", "stood", "key", "curse", "curse_seat", "curse_bonus", "curse_grants"),
    *("curse_keyword", "pending", "turn", "active", "place_in_order", "acted", "extra", "moved", "trace", "quiet"),
    *("history", "earlier", "latest", "winner", "ending", "conceded", "draw_offers"),
)


@rule("sl.campaigns.idea")
def test_nothing_of_a_battle_is_left_on_the_table_of_the_next() -> None:
    state = battle({"d4": "gold_knight"}, curse="vellec").state
    blank = Battle(state.setting, state.terms)
    for name in CLEARED:
        now = getattr(state, name)
        if name not in ("curse", "curse_bonus", "curse_grants"):  # which are of a curse in force
            setattr(state, name, [7] if isinstance(now, list) else True if isinstance(now, bool) else 7)
    clear_table(state)
    for name in CLEARED:
        assert getattr(state, name) == getattr(blank, name), name
    assert state.holdings == [[], []]
    assert state.board == [-1] * 64
    assert state.trail == [-1] * 12
    # and nobody attacks on a table where nothing has happened
    pointers = (blank.attacker, blank.defender, blank.shooter, blank.target, blank.origin, blank.site)
    assert {*pointers, blank.attack_seat, blank.named} == {-1}
    assert [blank.attacker_fell, blank.defender_fell, blank.beyond_rescue] == [False] * 3
    assert blank.open_rosters


@rule("sl.placement.random", "sl.placement.stand_up", "sl.information.hidden_identity")
def test_units_are_dealt_without_anything_on_them_and_are_seen_when_they_stand_up() -> None:
    field = new_game(first="beige")
    state = field.state
    state.check()
    for given in (state.seen, state.facts, state.bonus, state.granted, state.used):
        assert given == [0] * 60
    field.play("keep")
    before = state.reveals
    assert not any(state.sees(0, unit) for unit in range(60))
    field.play("keep")
    assert state.reveals == before + 1
    assert [state.sees(0, unit) for unit in range(60)] == [state.born[unit] == 0 for unit in range(60)]


@rule("sl.setup.choose_army", "sl.setup.choose_army_random")
def test_sides_are_drawn_one_way_or_the_other_if_the_table_wants_it() -> None:
    drawn = set()
    for seed in range(12):
        swapped = FastChance(seed).below(2) == 1
        drawn.add(swapped)
        assert new_game(seed=seed, sides="drawn").table()["sides"]["beige"] == [1 if swapped else 0]
        assert new_game(seed=seed).table()["sides"]["beige"] == [0]
    assert drawn == {True, False}


@rule("sl.setup.shuffle_boards", "sl.setup.no_rearrange")
def test_boards_lie_in_any_of_four_ways() -> None:
    ways = [slot["quarters"] for seed in range(8) for slot in new_game(seed=seed).table()["field"]["boards"]]
    assert set(ways) == {0, 1, 2, 3}


@rule("sl.army_building.customise", "sl.army_building.secret")
def test_an_army_in_the_making_is_not_changed_in_a_copy_and_sorted_when_it_is_done() -> None:
    field = new_game(armies="muster", first="beige")
    twin = Field(field.state.clone())
    names = ("tiera", "landor")
    field.play(*[f"muster {name}" for name in names])
    assert [field.state.tables.unit_ids[kind] for kind in field.state.rosters[0]] == list(names)
    assert twin.state.rosters == [[], []]
    field.play("fill")
    assert field.state.rosters[0] == sorted(field.state.rosters[0])
    assert len(field.state.rosters[0]) == 30


@rule("sl.setup.choose_army_random", "sl.setup.shuffle_boards")
def test_boxes_and_boards_are_drawn() -> None:
    boxes, layouts = set(), set()
    for seed in range(8):
        state = new_game(seed=seed, armies="box", boards="all").state
        boxes.add(tuple(state.rosters[0]))
        layouts |= set(state.boards)
    assert len(boxes) > 2
    assert len(layouts) > 8


@rule("sl.army_building.several", "sl.army_building.nations")
def test_a_ready_army_is_chosen_before_any_unit_and_only_of_the_own_side() -> None:
    field = new_game(armies="muster", first="beige")
    state = field.state
    ask = state.frames[-1]
    assert isinstance(ask, MusterUnit)
    horde = ARMY + state.tables.army_ids.index("horde_of_kralc")
    first = kind_text(state.tables, state.tables.army_lists[horde - ARMY][0])
    assert ask.why_not(state, horde).text.params["unit"] == first
    for nothing in (SEAT, BOARD, ARMY + len(state.tables.army_ids), SIDE):
        assert not ask.why_not(state, nothing).rule.startswith("sl.army_building.n")
        assert ask.why_not(state, nothing).text.key != "why-army-begun"
    field.play("muster landor")
    field.forbids("army beige_box_2", "sl.army_building.several")
    for nothing in (SEAT, ARMY + len(state.tables.army_ids)):
        assert state.frames[-1].why_not(state, nothing).text.key != "why-army-begun"
