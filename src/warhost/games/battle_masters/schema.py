# not compiled: read once per process.
"""What the content files of Battle Masters must look like."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from warhost.engine.content import (
    Content,
    Shape,
    anything,
    check_files,
    list_of,
    maybe,
    one_of,
    record,
    table_of,
    whole,
    word,
    wrong,
    yes_no,
)
from warhost.engine.errors import BadContent
from warhost.games.battle_masters.tables import (
    CARDS,
    DIRECTIONS,
    DISCS,
    EDGES,
    FACES,
    HEXES,
    MODES,
    MODIFIERS,
    OTHER_EDITION,
    PIECES,
    SETUP_MODES,
    SIDES,
    SPECIALS,
    UNITS,
)

# The distance between hexes is computed with these steps, so no pack can lay the mat out otherwise.
STEPS = {
    "even_row": {"E": [1, 0], "NE": [1, -1], "NW": [0, -1], "W": [-1, 0], "SW": [0, 1], "SE": [1, 1]},
    "odd_row": {"E": [1, 0], "NE": [0, -1], "NW": [-1, -1], "W": [-1, 0], "SW": [-1, 1], "SE": [0, 1]},
}


def hex_of_mat(value: Any, place: str, field: str) -> None:
    """[col, row]; odd rows have one space more."""
    list_of(whole(0, 12), 2, 2)(value, place, field)
    col, row = value
    if row > 11 or col > 11 + (row & 1):
        raise wrong(place, field, f"[0–{11 + (row & 1)}, 0–11]", value)


def path(value: Any, place: str, field: str) -> None:
    """Hexes each of which lies beside the one before."""
    list_of(hex_of_mat, 2)(value, place, field)
    for i, ((col, row), following) in enumerate(pairwise(value)):
        steps = STEPS["odd_row" if row & 1 else "even_row"].values()
        beside = [[col + dcol, row + drow] for dcol, drow in steps]
        if following not in beside:
            raise wrong(place, f"{field}[{i + 1}]", " | ".join(str(place) for place in beside), following)


def each_once(field: str, ids: Sequence[str], shape: Shape) -> Shape:
    """A list with one record for each id."""

    def check(value: Any, place: str, name: str) -> None:
        list_of(shape, len(ids), len(ids))(value, place, name)
        for i, item in enumerate(value):
            if item[field] in [other[field] for other in value[:i]]:
                missing = [known for known in ids if known not in [other[field] for other in value]]
                raise wrong(item.place_of(field), f"{name}[{i}].{field}", " | ".join(missing), item[field])

    return check


def piece(value: Any, place: str, field: str) -> None:
    """A piece of terrain in its hex, a ditch with its first open side; a hedge between two hexes."""
    PIECE(value, place, field)
    kind = value["piece"]
    for name in ("between",) if kind == "hedge" else ("hex", "orientation") if kind in PIECES[2:5] else ("hex",):
        if name not in value:
            raise BadContent("content-field-missing", place=value.place, record=f"{field} ({kind})", field=name)
    if "open_sides" in value:
        first = value.get("orientation", 0)
        sides = [DIRECTIONS[(first + i) % 6] for i in range(len(value["open_sides"]))]
        if value["open_sides"] != sides:
            raise wrong(value.place_of("open_sides"), f"{field}.open_sides", str(sides), value["open_sides"])


TERRAIN = ("plain", "road", "river", "ford", "marsh", "ditch", "hedge", "tower")


def terrain_type(value: Any, place: str, field: str) -> None:
    """A kind of terrain; what it does is a rule, and told here only to be read."""
    told = ("combat_effect", "movement_effect", "placement", "when_destroyed")
    further: dict[str, Shape] = {name: word for fact in told for name in (fact, f"{fact}_source")}
    lists = ("forbids_pieces", "placed_on", "exempt_attackers")
    record(
        {"id": one_of(*TERRAIN)},
        {
            **further,
            **{name: list_of(word) for name in lists},
            "enter": anything,
            "blocks_shots": yes_no,
            "on_hex_side": yes_no,
            "rubble_to_destroy": whole(1, 9),
        },
    )(value, place, field)
    if value["id"] == "tower" and "rubble_to_destroy" not in value:
        raise BadContent("content-field-missing", place=value.place, record=field, field="rubble_to_destroy")


HEX_LIST = list_of(hex_of_mat)
TROOPS = (
    "lord_knights",
    "imperial_knights",
    "men_at_arms",
    "archers",
    "crossbowmen",
    "cannon",
    "champions_of_chaos",
    "chaos_warriors",
    "chaos_bowmen",
    "orcs",
    "goblins",
    "wolf_riders",
    "beastmen",
    "ogre",
)
FIGHTING: dict[str, Shape] = {
    "combat_value": whole(1, 12),
    "range": maybe(whole(1, 12)),
    "mounted": yes_no,
    "life_points": whole(1, 12),
    "tower_allowed": yes_no,
    "mode": one_of(*MODES),
}
OWN_MODIFIERS = tuple(name for name in MODIFIERS if name not in OTHER_EDITION)
PARTS = (
    "battle_mat",
    "unit_base",
    "hedge",
    "tower",
    "terrain_hex",
    "battle_card",
    "ogre_card",
    "cannon_disc",
    "combat_die",
)
ABOUT = table_of(anything)
PIECE = record(
    {"piece": one_of(*PIECES)},
    {
        "hex": hex_of_mat,
        "orientation": whole(0, 5),
        "open_sides": list_of(one_of(*DIRECTIONS), 2, 4),
        "between": path,
    },
)
POSITIONS = table_of(hex_of_mat)
SAYING = record(
    {"id": word},
    {"text": word, "value": whole(0, 99), "attack": whole(0, 9), "defence": whole(0, 9)},
)

SCHEMA: dict[str, Shape] = {
    "board": record(
        {
            "terrain_rows": list_of(list_of(one_of("g", "r", "w", "f"), 12, 13), 12, 12),
            "directions": record(
                {
                    "order": one_of(list(DIRECTIONS)),
                    **{
                        row: record({name: one_of(step) for name, step in steps.items()})
                        for row, steps in STEPS.items()
                    },
                },
                {"cube_from_offset": word, "offset_from_cube": word, "distance": word, "pixel_centre": word},
            ),
            "edge_hexes": record(
                {"half_hexes": HEX_LIST},
                {
                    "half_hexes_playable": one_of(True),
                    "terrain_pieces_on_half_hexes": one_of(False),
                    "terrain_pieces_on_half_hexes_source": word,
                    "quarter_hexes_playable": one_of(False),
                },
            ),
            "road_paths": list_of(record({"id": word, "hexes": path})),
            "mat_portions": list_of(
                record(
                    {
                        "id": word,
                        "rows": list_of(whole(0, 11), 2, 2),
                        "cols_even_rows": list_of(whole(0, 11), 2, 2),
                        "cols_odd_rows": list_of(whole(0, 12), 2, 2),
                        "zone_counts": table_of(whole(0, HEXES)),
                    }
                ),
                3,
                3,
            ),
            "terrain_types": each_once("id", TERRAIN, terrain_type),
            "deployment_zones": each_once(
                "id",
                EDGES,
                record(
                    {
                        "id": one_of(*EDGES),
                        "hexes": HEX_LIST,
                        "axis": word,
                        "opposite": one_of(*EDGES),
                        "count": whole(1, HEXES),
                    }
                ),
            ),
        },
        {
            "meta": ABOUT,
            "grid": ABOUT,
            "terrain_codes": ABOUT,
            "terrain_rows_source": anything,
            "terrain_rows_confidence": anything,
            "terrain_groups": anything,
            "placement_rules": list_of(SAYING),
        },
    ),
    "units": record(
        {
            "armies": list_of(
                record({"id": one_of(*SIDES), "units": whole(1, UNITS), "points_total": whole(0, 999)}),
                2,
                2,
            ),
            "modes": list_of(record({"id": one_of(*MODES)}, {"text": word}), 4, 4),
            "types": list_of(
                record(
                    {
                        "id": one_of(*TROOPS),
                        "side": one_of(*SIDES),
                        "units": whole(1, 3),
                        "figures_per_base": whole(1, 5),
                        **FIGHTING,
                        "on_cards": whole(0, CARDS),
                        "points": whole(0, 99),
                    }
                ),
                14,
                14,
            ),
            "units": list_of(
                record(
                    {
                        "id": word,
                        "number": whole(1, UNITS),
                        "side": one_of(*SIDES),
                        "type": one_of(*TROOPS),
                        "figures": whole(1, 5),
                        **FIGHTING,
                        "points": whole(0, 99),
                    }
                ),
                UNITS,
                UNITS,
            ),
        },
        {"notes": anything},
    ),
    "battle_cards": record(
        {
            "cards": list_of(
                record(
                    {
                        "id": word,
                        "side": one_of(*SIDES),
                        "types": list_of(one_of(*TROOPS), 1),
                        "special": one_of(*SPECIALS),
                        "copies": whole(1, CARDS),
                    }
                ),
                1,
                64,
            ),
            "specials": list_of(
                record(
                    {"id": one_of(*SPECIALS)},
                    {"effect": word, "extra_attack_dice": whole(0, 9), "move": whole(1, 9)},
                )
            ),
        },
        {"deck": ABOUT, "appearances": anything},
    ),
    "ogre_cards": record(
        {
            "cards": each_once(
                "id",
                ("ogre_move", "ogre_attack"),
                record(
                    {
                        "id": one_of("ogre_move", "ogre_attack"),
                        "copies": whole(1, 20),
                    },
                    {"effect": word},
                ),
            )
        },
        {"deck": ABOUT, "rules": list_of(SAYING)},
    ),
    "cannon_discs": record(
        {
            "discs": each_once(
                "id",
                (*DISCS, "target"),
                record(
                    {
                        "id": one_of(*DISCS, "target"),
                        "copies": whole(1, 20),
                        "in_draw_pile": yes_no,
                    },
                    {"effect": word, "continues": yes_no, "reverse": word},
                ),
            )
        },
        {
            "set": ABOUT,
            "procedure": anything,
            "max_effective_distance": ABOUT,
            "success_probability": anything,
            "misfire_probability": ABOUT,
        },
    ),
    "dice": record(
        {
            "faces": each_once(
                "face",
                FACES,
                record(
                    {
                        "face": one_of(*FACES),
                        "count": whole(1, 6),
                        "probability": anything,
                    },
                    {"use": word},
                ),
            ),
            "modifiers": each_once(
                "id",
                OWN_MODIFIERS,
                record(
                    {
                        "id": one_of(*OWN_MODIFIERS),
                        "attack": whole(-3, 3),
                        "defence": whole(-3, 3),
                    },
                    {"when": word},
                ),
            ),
        },
        {"die": ABOUT, "rules": anything},
    ),
    "tokens": record(
        {
            "tokens": list_of(record({"id": word, "count": whole(1, 99)}, {"use": word})),
            "components": each_once("id", PARTS, record({"id": one_of(*PARTS), "count": whole(1, 99)})),
            "terrain_hexes": list_of(
                record({"id": word, "front": one_of(*PIECES[:5]), "back": one_of(*PIECES[:5])}), 4, 4
            ),
            "ditch_shapes": each_once(
                "id",
                PIECES[2:5],
                record(
                    {
                        "id": one_of(*PIECES[2:5]),
                        "dug_sides": whole(1, 5),
                        "open_sides": whole(1, 5),
                        "consecutive": one_of(True),
                    }
                ),
            ),
        },
        {"terrain_hexes_note": anything, "limits": anything},
    ),
    "scenarios": record(
        {
            "scenarios": list_of(
                record(
                    {
                        "id": word,
                        "short_id": word,
                        "number": whole(1, 5),
                        "campaign_points": whole(0, 99),
                        "terrain": list_of(piece),
                        "setup": record(
                            {"mode": one_of(*SETUP_MODES)},
                            {
                                "imperial_zone": HEX_LIST,
                                "chaos_zone": HEX_LIST,
                                "positions": POSITIONS,
                                "zone_rule": word,
                            },
                        ),
                        "victory": ABOUT,
                    },
                    {
                        "variants": list_of(
                            record(
                                {"id": one_of("fixed_positions", "tower_capture")},
                                {"text": word, "mode": one_of("fixed"), "positions": POSITIONS, "extra_victory": word},
                            )
                        ),
                        "terrain_note": anything,
                    },
                ),
                5,
                5,
            ),
            "campaign": record(
                {"order": list_of(word, 5, 5), "points": list_of(whole(0, 99), 5, 5)},
                {"total_points": whole(0, 495), "log_columns": whole(1, 99), "winner": word, "rules": list_of(SAYING)},
            ),
            "free_battle": record(
                {
                    "id": word,
                    "preset": record(
                        {
                            "id": word,
                            "terrain": list_of(piece),
                            "imperial_zone": one_of(*EDGES),
                            "chaos_zone": one_of(*EDGES),
                        },
                    ),
                },
                {"steps": anything, "pieces": ABOUT, "victory": ABOUT},
            ),
        },
        {
            "armies": ABOUT,
            "armies_source": anything,
            "armies_confidence": anything,
            "armies_note": anything,
            "setup_modes": list_of(record({"id": one_of(*SETUP_MODES)})),
        },
    ),
}


def check_content(content: Content) -> None:
    """Raise BadContent at the first field that is not as it must be."""
    check_files(content.files, SCHEMA, "battle_masters")
