"""The map of Battle Masters: what is drawn where, in any window, with and without colours and foreign letters."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from rich.console import Console

from tests.battle_masters.vocabulary import Field, battle, game, new_battle
from tests.cli.conftest import Command
from warhost import Text
from warhost.cli import layout
from warhost.cli.boards import Drawing, Space, battle_masters, board, plain
from warhost.cli.screen import NEAREST
from warhost.language import language

WIDE = Space(120, None, False)
SMALL = Space(80, 24, False)


def drawn(
    field: Field, space: Space = WIDE, offers: Sequence[str] = (), seat: int | None = None, code: str = "en"
) -> Drawing:
    return board(game()).draw(field.state.view(seat), game(), language(code, game()), space, offers)


def at(drawing: Drawing, name: str, side: str | None = None) -> str:
    """The three letters in a hex of the outlined map, or the line on one of its sides."""
    col, row = battle_masters.coordinates(name)
    y, x = 2 + 2 * row, 3 + 4 * col + (0 if row % 2 else 2)
    if side is None:
        return _letters(drawing, y, x + 1, 3)
    dy, dx, _ = battle_masters.SIDES[side]
    return _letters(drawing, y + dy, x + dx, 1)


def _letters(drawing: Drawing, y: int, x: int, count: int) -> str:
    return drawing.map[y].plain.ljust(130)[x : x + count]


def aside(drawing: Drawing) -> str:
    return "\n".join(line.plain for line in drawing.aside)


TERRAIN = (
    {"piece": "tower", "hex": "e6"},
    {"piece": "marsh", "hex": "b5"},
    {"piece": "ford", "hex": "c3"},
    {"piece": "ditch_4", "hex": "f9", "open": ["NE", "NW"]},
    {"piece": "hedge", "hex": "h8", "side": "SW"},
    {"piece": "hedge", "hex": "d8", "side": "E"},
)


def test_terrain_has_its_signs() -> None:
    drawing = drawn(battle(terrain=TERRAIN, cha_orcs_zogrod="k8"))
    assert at(drawing, "d3") == "~~~"
    assert at(drawing, "a3") == at(drawing, "c3") == "~=~"
    assert at(drawing, "b5") == '"""'
    assert at(drawing, "b1") == " : "
    assert at(drawing, "a1") == "MA "
    assert at(drawing, "c1") == "   "
    assert at(drawing, "e6") == "T  "
    assert (at(drawing, "e6", "W"), at(drawing, "e6", "E")) == ("[", "]")


def test_every_side_of_a_hedge_or_ditch_is_marked_and_no_other() -> None:
    drawing = drawn(battle(terrain=TERRAIN))
    assert at(drawing, "h8", "SW") == at(drawing, "d8", "E") == "#"
    assert [at(drawing, "f9", side) for side in ("E", "SE", "SW", "W")] == ["%"] * 4
    assert (at(drawing, "f9", "NE"), at(drawing, "f9", "NW")) == ("\\", "/")
    assert (at(drawing, "h8", "SE"), at(drawing, "d8", "W")) == ("/", "|")


def test_units_are_letters_with_their_skulls() -> None:
    units: Mapping[str, Any] = {
        "imp_knights_blitzen": {"hex": "e6", "skulls": 2},
        "cha_ogre_grimorg": {"hex": "f7", "skulls": 5},
        "cha_orcs_zogrod": "g8",
    }
    drawing = drawn(battle(card="imp_knights", **units))
    assert (at(drawing, "e6"), at(drawing, "f7"), at(drawing, "g8")) == ("KB²", "og⁵", "oz ")
    words = aside(drawing)
    assert "Card: Imperial Knights" in words
    assert "●●○" in next(line for line in words.splitlines() if line.startswith("KB"))
    assert "●●●●●○" in words
    assert "Forces of Chaos 2/14" in words


def test_capitals_and_small_letters_tell_the_sides_apart() -> None:
    for unit, letters in battle_masters.CODES.items():
        assert letters.isupper() == unit.startswith("imp_")
        assert letters.isalpha()  # so that none is the name of a hex
    assert len(battle_masters.BY_CODE) == 25


def test_the_garrison_stands_between_the_walls_and_rubble_is_counted() -> None:
    garrisoned = drawn(battle(terrain=TERRAIN, table={"rubble": 2}, imp_men_reikwald="e6"))
    assert (at(garrisoned, "e6", "W"), at(garrisoned, "e6"), at(garrisoned, "e6", "E")) == ("[", "MR ", "]")
    assert "Tower e6: rubble 2 of 3" in aside(garrisoned)
    assert at(drawn(battle(terrain=TERRAIN, table={"rubble": 2})), "e6") == "T**"
    fallen = drawn(battle(terrain=TERRAIN, table={"tower_stands": False, "rubble": 3}))
    assert (at(fallen, "e6", "W"), at(fallen, "e6")) == ("|", "   ")


def test_what_can_be_chosen_is_marked() -> None:
    field = battle(card="imp_knights", imp_knights_blitzen="e6", cha_orcs_zogrod="e7")
    assert field.kind == "act"
    drawing = drawn(field, offers=field.choices, seat=0)
    assert at(drawing, "d6") == "d6 "
    styles = [str(span.style) for line in drawing.map for span in line.spans]
    assert any("reverse" in style for style in styles)
    assert any("underline" in style for style in styles)


def test_zones_are_shown_while_somebody_waits_to_come() -> None:
    arriving = drawn(new_battle(scenario="borderlands"))
    assert (at(arriving, "c2"), at(arriving, "c10")) == (" I ", " c ")
    assert "reserve" in aside(arriving)
    fixed = drawn(new_battle(scenario="borderlands", borderlands_setup="fixed"))
    assert (at(fixed, "c2"), at(fixed, "c10")) == ("   ", "   ")


def test_face_down_tokens_show_only_whose_they_are() -> None:
    field = new_battle(scenario="plains").play("deploy cha_ogre_grimorg", "place k6")
    assert at(drawn(field, seat=0), "k6") == at(drawn(field), "k6") == "c? "
    assert at(drawn(field, seat=1), "k6") == "og "
    assert "og" not in drawn(field, seat=0).tags.values()
    assert "face down" in aside(drawn(field, seat=0))


def test_a_shot_in_flight() -> None:
    field = battle(card="imp_cannon", imp_cannon="b12", cha_orcs_zogrod="h6").play("fire cha_orcs_zogrod")
    field.discs("flying").play(f"disc {field.offers('disc')[0]}")
    ball = field.view["shot"]["at"]
    drawing = drawn(field)
    assert at(drawing, ball) == " * "
    assert f"Ball at {ball}, aimed at Zogrod’s Orcs" in aside(drawing)


def test_elite_units_and_campaign_points() -> None:
    field = battle(
        options={"scenario": "campaign"},
        table={"scenario": "tengin", "victories": ["imperial"]},
        imp_cannon={"hex": "a8", "elite": True},
    )
    words = aside(drawn(field))
    assert "The Mighty Cannon★" in words
    assert "Campaign, 1 of 5 fought: Empire 1, Chaos 0" in words


def test_a_part_of_the_mat_is_drawn_alone() -> None:
    drawing = drawn(battle(table={"portion": "south_field"}, imp_men_reikwald="c8"))
    numbers = [line.plain[:2].strip() for line in drawing.map]
    assert [number for number in numbers if number] == [str(row) for row in range(5, 13)]


def test_the_next_ogre_cards_are_counted() -> None:
    field = battle(card="cha_ogre", cha_ogre_grimorg="e6", imp_men_reikwald="e7")
    assert "Ogre cards still to come: " in aside(drawn(field))


# -- windows


@pytest.mark.parametrize("width", [60, 80, 100, 120, 160])
@pytest.mark.parametrize("height", [24, 30, 40, None])
@pytest.mark.parametrize("code", ["en", "fr"])
def test_nothing_is_wider_than_the_window(width: int, height: int | None, code: str) -> None:
    field = new_battle(scenario="plains").play("deploy cha_ogre_grimorg")
    space = Space(width, height, False)
    drawing = drawn(field, space, field.choices, 1, code)
    log = [language(code, game()).say(line) for line in field.state.log_for(1)]
    page = layout.page(drawing, log, space, legend=True)
    labels = [language(code, game()).say(field.state.label(choice)) for choice in field.state.legal()]
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(page, layout.choices(labels, field.choices, drawing.tags, space))
    lines = console.export_text().splitlines()
    assert max(len(line.rstrip()) for line in lines) <= width
    assert all(line.plain.rstrip() in "\n".join(lines) for line in drawing.map)  # no line of the map is broken


def test_a_small_window_gets_a_map_without_outlines() -> None:
    field = battle(terrain=TERRAIN, imp_men_reikwald="e6", imp_men_altdorf="a1", card="imp_foot")
    small = drawn(field, SMALL)
    assert len(small.map) == 14
    assert len(drawn(field).map) == 27
    assert "[MR ]" in small.map[6].plain
    assert small.beside
    assert not drawn(field, Space(60, 24, False)).beside
    assert "Hedges: h8 SW" in aside(small)
    assert "Dug sides: f9 SW/SE" in aside(small)
    assert "SO/SE" in aside(drawn(field, SMALL, code="fr"))
    assert "Imperial Army 2/11\nMR MA\nout: LK KD" in aside(small)


def test_a_small_window_names_places_in_short() -> None:
    offers = [f"place a{number}" for number in range(1, 60)]
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(layout.choices([f"Deploy at {offer[6:]}" for offer in offers], offers, {}, SMALL))
    told = console.export_text()
    assert len(told.splitlines()) <= 8
    assert "59 a59" in told


def test_ascii_is_enough() -> None:
    field = battle(
        terrain=TERRAIN, imp_knights_blitzen={"hex": "f6", "skulls": 2}, cha_orcs_zogrod={"hex": "g8", "skulls": 1}
    )
    for space in (Space(120, None, True), Space(80, 24, True)):
        drawing = drawn(field, space)
        assert "".join(line.plain for line in drawing.map).isascii()
        told = "".join(line.plain for line in drawing.aside).encode("ascii", NEAREST)
        assert b"?" not in told
        assert (b"Zogrod's Orcs" in told) == (space.width == 120)
        assert 'KB"' in "".join(line.plain for line in drawing.map)
        assert "oz'" in "".join(line.plain for line in drawing.map)


def test_no_colour_leaves_the_map_readable(warhost: Command) -> None:
    words = ("play", "battle_masters", "--scenario", "borderlands", "-o", "borderlands_setup=fixed", "--seat", 1)
    plainly = warhost.does(*words, typed="quit\n\n", NO_COLOR="1")
    assert "\x1b" not in plainly
    assert "LK" in plainly
    forced = warhost.does(*words, typed="quit\n\n", FORCE_COLOR="1", TERM="xterm-256color")
    assert "\x1b[1;36m" in forced
    without = warhost.does(*words, typed="quit\n\n", FORCE_COLOR="1", NO_COLOR="1", TERM="xterm-256color")
    assert "36m" not in without


def test_a_dumb_terminal_gets_letters_only(warhost: Command) -> None:
    words = ("play", "battle_masters", "--scenario", "borderlands", "-o", "borderlands_setup=fixed", "--seat", 1)
    assert "\x1b" not in warhost.does(*words, typed="quit\n\n", TERM="dumb")


def test_a_game_that_nobody_drew_is_listed() -> None:
    field = battle(imp_cannon="g6", cha_orcs_zogrod="f8")
    words = language("en", game())
    drawing = plain.draw(field.state.view(0), game(), words, WIDE, ())
    told = [line.plain for line in drawing.map]
    cannon = told.index(f"  {words.say(Text('unit-imp_cannon'))}")
    assert "    hex  g6" in told[cannon : cannon + 10]
    assert plain.seat_names(field.state.view(0), 2, words) == ["Seat 1", "Seat 2"]
