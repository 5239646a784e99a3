"""The battlefield: which spaces lie where, and what tells positions apart."""

from __future__ import annotations

import pytest

from tests.stratego_legends.vocabulary import game
from warhost.games.stratego_legends.mechanics.ground import (
    RANKS,
    SPACE_OF_NAME,
    Field,
    bare_ground,
    lay_boards,
    position_keys,
    space_name,
)
from warhost.games.stratego_legends.tables import BEIGE, GREY, TERRAINS, WATER


def names(spaces: list[int]) -> list[str]:
    return [space_name(space) for space in spaces]


@pytest.mark.parametrize("columns", [8, 16])
def test_every_space_has_its_neighbours_and_its_lines(columns: int) -> None:
    field = Field(columns)
    assert field.spaces == columns * RANKS
    for space in range(columns * RANKS):
        column, rank = divmod(space, RANKS)
        away = [(abs(s // RANKS - column), abs(s % RANKS - rank)) for s in range(columns * RANKS)]
        assert field.near[space] == [s for s, d in enumerate(away) if max(d) == 1]
        assert field.within_two[space] == [s for s, d in enumerate(away) if 1 <= max(d) <= 2]
        assert field.sides[space] == [s for s, d in enumerate(away) if sum(d) == 1]
        for rays, straight in ((field.lines[space], True), (field.slants[space], False)):
            found = sorted(s for ray in rays for s in ray)
            assert found == [s for s, d in enumerate(away) if max(d) > 0 and ((0 in d) if straight else d[0] == d[1])]
            for ray in rays:  # the nearest first, one direction each
                assert [max(away[s]) for s in ray] == list(range(1, len(ray) + 1))
                assert len({(s // RANKS > column, s % RANKS > rank) for s in ray}) == 1


def test_spaces_are_named_from_the_beige_players_left_corner() -> None:
    assert names([0, 7, 8, 25 * RANKS, 26 * RANKS, 31 * RANKS + 7]) == ["a1", "a8", "b1", "z1", "aa1", "af8"]


def test_ahead_is_away_from_the_own_edge_and_ends_with_the_battlefield() -> None:
    field = Field(8)
    d4 = SPACE_OF_NAME["d4"]
    assert names([field.ahead(d4, BEIGE, 2), field.ahead(d4, GREY, 2)]) == ["d6", "d2"]
    assert names([field.ahead(d4, BEIGE, 4), field.ahead(d4, GREY, 3)]) == ["d8", "d1"]
    assert field.ahead(d4, BEIGE, 5) == field.ahead(d4, GREY, 4) == -1


def test_positions_are_told_apart_by_the_same_numbers_for_ever() -> None:
    """A saved game keeps the positions it has been through as numbers."""
    keys = position_keys.__wrapped__(8)
    assert keys[:2] == [3236661107050532109, 3062576700020303655]
    assert len(keys) == 2 * 30 * (64 + 10)
    assert len(set(keys)) == len(keys)
    assert len(position_keys.__wrapped__(16)) == 4 * 30 * (128 + 10)


def test_before_boards_are_laid_the_battlefield_is_bare() -> None:
    ground = bare_ground.__wrapped__(16)
    assert ground.terrain == [0] * 128
    assert all(ground.land)
    assert not any(ground.wet)
    assert ground.ways == ground.field.sides
    assert ground.of_terrain == [list(range(128)), *([[]] * (len(TERRAINS) - 1))]


def test_boards_are_laid_slot_by_slot() -> None:
    tables = game().tables
    for pairs in (1, 2):
        ground = lay_boards(tables, list(range(4 * pairs)), [0] * (4 * pairs))
        assert ground.field.columns == 8 * pairs
        for slot in range(4 * pairs):
            row, place = divmod(slot, 2 * pairs)
            for r in range(4):
                for c in range(4):
                    space = (4 * place + c) * RANKS + (7 if row == 0 else 3) - r
                    kind = tables.board_maps[slot][r][c]
                    assert ground.terrain[space] == kind
                    assert ground.land[space] == (kind != WATER)
