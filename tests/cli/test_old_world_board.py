"""The map of Chaos in the Old World in a terminal: regions, borders, Powers, hand."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from tests.chaos_in_the_old_world.vocabulary import Table, game, given, new
from tests.cli.conftest import Command
from warhost import Text
from warhost.cli.boards import Drawing, Space, board
from warhost.cli.boards.chaos_in_the_old_world import GRID
from warhost.language import language

WIDE = Space(130, None, False)
SMALL = Space(80, 24, False)


def drawn(
    table: Table, space: Space = WIDE, offers: Sequence[str] = (), seat: int | None = None, code: str = "en"
) -> Drawing:
    return board(game()).draw(table.state.view(seat), game(), language(code, game()), space, offers)


def box(drawing: Drawing, name: str) -> list[str]:
    """The lines inside the box of a region."""
    row = next(i for i, names in enumerate(GRID) if name in names)
    left = 27 * GRID[row].index(name)
    found: list[str] = []
    edges = -1
    for line in drawing.map:
        plain = line.plain.ljust(130)
        if plain.startswith("+--"):
            edges += 1
        elif edges == 2 * row:
            found.append(plain[left + 1 : left + 24].rstrip())
    return found


def aside(drawing: Drawing) -> str:
    return "\n".join(line.plain for line in drawing.aside)


def test_a_region_with_all_that_lies_there() -> None:
    table = given(
        upgrades={"tzeentch": "horrors"},
        kislev="bloodletter*2 bloodsworn leper@slaanesh acolyte! noble*2 nurgle=3 left:influenza right:horror",
    )
    assert box(drawn(table), "kislev") == [
        " Kislev          *R1 C5",
        "< N Influenza",
        "> T a Horror",
        "K c 2w           3   .0",
        "N                1   .3",
        "T c! w_          2   .0",
        "S c^             1   .0",
        "No2",
        "dice K4 T1",
        "K+5 ruin 3>6/12",
    ]


def test_ruins_blocked_spaces_and_cancelled_cards() -> None:
    table = given(
        track=("horned_ones_due", None),
        tilea="ruin=1 bloodletter",
        kislev="left:changer_of_ways right:battle_cry",
        norsca="left:blocked",
    )
    drawing = drawn(table)
    assert box(drawing, "tilea") == [" Tilea           ruin 1", "K w                  .0"]
    assert "> K (Battle Cry)" in box(drawing, "kislev")
    assert "< blocked" in box(drawing, "norsca")


def test_gaps_show_exactly_the_borders() -> None:
    near = {region["id"]: region["adjacent"] for region in game().content["board"]["regions"]}
    lines = [line.plain.ljust(90) for line in drawn(given()).map]
    headers = [i + 1 for i, line in enumerate(lines) if line.startswith("+--")][::2]
    joined: set[frozenset[str]] = set()
    for row, names in enumerate(GRID):
        for i in (1, 2):
            if lines[headers[row]][27 * i - 2 : 27 * i] == "==":
                joined.add(frozenset((names[i - 1], names[i])))
        if row:
            gap = lines[headers[row] - 2]
            for i, name in enumerate(GRID[row - 1]):
                if gap[27 * i + 12] == "|":
                    joined.add(frozenset((name, names[i])))
                if i and gap[27 * i - 2] == "/":
                    joined.add(frozenset((name, names[i - 1])))
                if i < 2 and gap[27 * i + 25] == "\\":
                    joined.add(frozenset((name, names[i + 1])))
    assert joined == {frozenset((name, other)) for name, others in near.items() for other in others}


def test_offered_regions_are_marked() -> None:
    drawing = drawn(given(), offers=["to kislev", "on tilea_left"])
    assert box(drawing, "kislev")[0].startswith(">Kislev")
    assert box(drawing, "tilea")[0].startswith(">Tilea")
    assert box(drawing, "norsca")[0].startswith(" Norsca")


def test_powers_dials_and_track() -> None:
    table = given(
        vp={"khorne": 12},
        dial={"khorne": 2},
        counters={"khorne": 1},
        upgrades={"khorne": "power"},
        peasants={"khorne": 3},
        track=("skavengers", None),
        kislev="bloodletter*2",
    )
    text = aside(drawn(table))
    assert "Round 1 of 7 – Summoning phase" in text
    assert "Old World: Skavengers (house) In region order" in text
    assert "Khorne   VP 12 · power 7 · hand 0 · Peasants 3 · reserve 4c 4w 1D" in text
    assert "dial 2/9, Threat 12, counters 1, next: draw 2 Chaos cards" in text
    assert "Extra Power (Khorne)" in text


@pytest.mark.interpreted
def test_the_dice_of_the_battle_being_fought() -> None:
    table = given(
        phase="battle", dice="4 1 6 5 2", kislev="bloodletter leper*4 plaguebearer peasant left:blood_frenzy"
    ).play("hit leper_1")
    lines = aside(drawn(table)).splitlines()
    at = lines.index("Battle: Kislev")
    assert lines[at + 1 : at + 3] == ["  K 4 1 (Blood Frenzy)", "  K 6 5 2"]
    assert "  K" not in aside(drawn(given(phase="end", kislev="bloodletter")))


def test_only_the_own_hand_is_shown_and_house_content_is_marked() -> None:
    table = given(hand={"tzeentch": "dazzle teleport teleport", "khorne": "battle_cry"})
    mine = aside(drawn(table, seat=2))
    assert "2* Dazzle (house): Every enemy figure" in mine
    assert "1 Teleport x2: Move one Cultist" in mine
    assert "Battle Cry" not in mine
    assert "Your hand" not in aside(drawn(table))
    assert "Teleport x2: " not in aside(drawn(table, SMALL, seat=2)), "in a small window only the names"


def test_everything_in_french() -> None:
    table = given(hand={"khorne": "battle_cry"}, kislev="bloodletter leper noble")
    drawing = drawn(table, seat=0, code="fr")
    assert "phase d’invocation" in aside(drawing)
    assert "1 Cri de Bataille\xa0: Jusqu’à la fin du tour" in aside(drawing)
    assert box(drawing, "empire")[0].startswith(" L’Empire")


@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_of_the_map_is_wider_than_a_narrow_window(width: int) -> None:
    table = given(
        kislev="bloodletter*6 bloodsworn*4 bloodthirster leper*6 plaguebearer*5 hero*4 noble*6 peasant*20 skaven*6 "
        "warpstone*14 event*6 left:great_foul_consumption"
    )
    drawing = drawn(table, Space(width, 24, True))
    assert all(line.cell_len <= 80 for line in drawing.map)
    assert drawing.beside == (width == 140)


def test_before_the_powers_are_chosen() -> None:
    table = new(powers="choice")
    drawing = drawn(table)
    assert "Round 0 of 7 – Setup" in "\n".join(line.plain for line in drawing.map)
    names = board(game()).seat_names(table.state.view(None), 4, language("en", game()))
    assert names[0] == language("en").say(Text("cli-seat", seat=1))
    table.play("embody slaanesh")
    assert board(game()).seat_names(table.state.view(None), 4, language("en", game()))[0] == "Slaanesh"


def test_simulate_and_games_know_it(warhost: Command) -> None:
    assert "Chaos in the Old World" in warhost.does("games")
    bots = ("--bots", "simple,random,random,random")
    report = warhost.does("simulate", "chaos_in_the_old_world", "-n", "2", "--seats", "4", "--json", *bots)
    assert json.loads(report)["games"] == 2
