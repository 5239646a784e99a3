# not compiled: read once per process.
"""What the content files of Stratego Legends must look like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warhost.engine.content import (
    Content,
    Shape,
    anything,
    check_files,
    list_of,
    one_of,
    record,
    table_of,
    whole,
    word,
    wrong,
    yes_no,
)
from warhost.engine.errors import BadContent
from warhost.games.stratego_legends.tables import (
    ATTACKER_FATES,
    BOARD_SIZE,
    BOARDS,
    CLASSES,
    COLORS,
    COSTS,
    KEYWORDS,
    KINDS,
    LIMITS,
    NATURES,
    OPERATIONS,
    SIDES,
    TERRAINS,
    TIMINGS,
    UNIT_SIDES,
)

ABOUT = table_of(anything)
CODES = "PFSMCWD"
OWN_OPERATIONS = OPERATIONS[len(KEYWORDS) :]


def either(*shapes: Shape) -> Shape:
    """What one of the shapes takes; the last one says what is wrong."""

    def check(value: Any, place: str, field: str) -> None:
        for shape in shapes[:-1]:
            try:
                shape(value, place, field)
            except BadContent:
                continue
            return
        shapes[-1](value, place, field)

    return check


STRENGTHS = list_of(whole(1, 10), 1)
FILTER = record(
    {},
    {
        "type": word,
        "color": one_of(*COLORS),
        "unit": either(word, list_of(word, 1)),
        "mobile": yes_no,
        "base_strength": STRENGTHS,
        "base_strength_max": whole(1, 10),
        "strength": one_of("any", "magic", "castle"),
        "keyword": one_of(*KEYWORDS),
        "army": one_of(*SIDES),
        "captured": yes_no,
    },
)
PLACE = record(
    {},
    {
        "on_terrain": one_of(*TERRAINS),
        "adjacent_to_water": one_of(True),
        "empty": one_of(True),
        "adjacent_to_self": one_of(True),
        "adjacent_to_own_castle": one_of(True),
        "same_terrain_as_self": one_of(True),
    },
)
CONDITION = record(
    {},
    {
        "on_terrain": one_of(*TERRAINS),
        "adjacent_to_water": one_of(True),
        "opponent_color": one_of(*COLORS),
        "opponent_keyword": one_of(*KEYWORDS),
        "attacker_color": one_of(*COLORS),
        "attacker_keyword": one_of(*KEYWORDS),
        "all_empty": record({"on_terrain": one_of(*TERRAINS)}),
    },
)
TARGET = record(
    {"scope": one_of("adjacent", "any"), "side": one_of(*UNIT_SIDES), "filter": FILTER}, {"exclude_self": yes_no}
)
COUNT = either(whole(1, 30), one_of("all", "any", "up_to_2", "up_to_3"))
CHOOSER = one_of("self", "opponent", "curse_controller")
DO: dict[str, Shape] = {
    "op": one_of("keyword", *OWN_OPERATIONS),
    "keyword": one_of(*KEYWORDS),
    "amount": whole(-10, 10),
    "condition": CONDITION,
    "filter": FILTER,
    "opponent": FILTER,
    "sacrifice": FILTER,
    "destroy_filter": FILTER,
    "destroy_if": FILTER,
    "target": TARGET,
    "side": one_of(*UNIT_SIDES),
    "range": whole(1, 2),
    "count": COUNT,
    "chooser": CHOOSER,
    "area": PLACE,
    "from": PLACE,
    "to": either(one_of("self_space", "sacrificed_space"), PLACE),
    "limit": one_of(*LIMITS[1:]),
    "duration": one_of("end_of_turn"),
    "reveal_target": yes_no,
    "optional": yes_no,
    "role": one_of("attacker", "either"),
    "on_hit": one_of("destroy_both"),
    "on_miss": one_of("destroy_self"),
    "distance": one_of(1),
    "may_attack": yes_no,
    "destroy": record({"count": either(whole(1, 1), one_of("all")), "filter": FILTER}, {"chooser": CHOOSER}),
    "destroy_self": one_of(True),
    "destroy_attacker": one_of(*ATTACKER_FATES),
    "pool": one_of("own", "any"),
    "total_base_strength_max": whole(1, 99),
    "exclude_self": yes_no,
    "overrides_static": one_of(True),
    "private": one_of(True),
    "spaces": one_of("two_in_front_of_self"),
    "opponent_picks": one_of(1),
    "you_pick": one_of(1),
    "opponent_count": whole(1, 7),
    "own_count": whole(1, 7),
    "base_strength": STRENGTHS,
    "order": one_of(["opponent", "self"]),
    "target_unit": word,
    "replaces": table_of(whole(0, 30)),
    "by": table_of(whole(0, 30)),
    "label": word,
    "reveals_own_castle": one_of(True),
    "keyword_granted": one_of(*KEYWORDS),
}


def doing(needed: Mapping[str, Shape], further: Mapping[str, Shape]) -> Shape:
    """A power or an operation that follows one: its parameters must be those of its operation."""
    shape = record({"op": DO["op"], **needed}, {**DO, **further})

    def check(value: Any, place: str, field: str) -> None:
        shape(value, place, field)
        for name in NEEDED.get(value["op"], ()):
            if name not in value:
                raise BadContent("content-field-missing", place=value.place, record=field, field=name)

    return check


# What the rules ask of each operation beyond what makes sense without it.
NEEDED: dict[str, tuple[str, ...]] = {
    "keyword": ("keyword",),
    "strength_mod": ("amount", "condition"),
    "slay_in_attack": ("role", "opponent"),
    "capture_in_attack": ("opponent",),
    "terrain_jump": ("from", "to"),
    "boost": ("amount", "target"),
    "weaken": ("amount", "target"),
    "boost_by_own_strength": ("target",),
    "absorb_ally": ("target",),
    "grant_keyword": ("keyword_granted", "target"),
    "save_ally": ("target",),
    "reveal_enemies": ("count",),
    "reveal_area_destroy": ("area", "destroy"),
    "reveal_adjacent_destroy": ("range", "filter"),
    "reveal_destroy_if": ("area", "destroy_if"),
    "gamble_kill": ("range", "filter"),
    "gamble_control": ("range", "filter"),
    "look_at": ("count",),
    "opponent_sacrifice": ("count",),
    "opponent_gives_control": ("count",),
    "opponent_reveals_all": ("filter",),
    "gain_control": ("target",),
    "regain_control": ("target",),
    "gather_allies": ("count", "filter", "to"),
    "place_ally": ("target", "to"),
    "relocate_ally": ("filter", "to"),
    "relocate_self": ("to",),
    "relocate_by_sacrifice": ("sacrifice",),
    "move_to_castle": ("to",),
    "return_destroyed": ("filter", "pool", "count", "to"),
    "return_self": ("to",),
    "replace_self_with_destroyed": ("filter", "pool"),
    "destroy_adjacent_all": ("range",),
    "destroy_choice": ("area",),
    "destroy_by_name": ("target_unit",),
    "destroy_by_base_strength": ("base_strength",),
    "mass_sacrifice": ("opponent_count", "own_count"),
    "on_attacked_and_destroyed": ("then",),
    "army_building_conversion": ("by",),
    "magic_trigger": ("destroy_attacker",),
    "global_strength_mod": ("amount", "filter"),
    "global_grant_keyword": ("keyword_granted", "filter"),
}

THEN = list_of(doing({}, {}), 1)
POWER = doing(
    {"kind": one_of(*NATURES)},
    {
        "timing": one_of(*TIMINGS[:13]),
        "phase": one_of("while_active", "on_end", "army_building"),
        "cost": one_of(*COSTS),
        "then": THEN,
    },
)
UNIT = record(
    {
        "id": word,
        "number": whole(1, 999),
        "army": one_of(*SIDES),
        "color": one_of(*COLORS),
        "type": word,
        "strength": either(whole(1, 10), one_of("magic", "castle")),
        "static": yes_no,
        "can_attack": yes_no,
        "set": word,
        "powers": list_of(POWER, 1),
    },
    {
        "keywords": list_of(one_of(*KEYWORDS)),
        "box_armies": list_of(whole(1, 6)),
        "in_rulebook": yes_no,
        "french_rulebook_number": anything,
    },
)


def board_map(value: Any, place: str, field: str) -> None:
    """Four rows of four codes with exactly one water (`sl.components.boards`)."""
    list_of(word, BOARD_SIZE, BOARD_SIZE)(value, place, field)
    text = "".join(value)
    if any(len(row) != BOARD_SIZE for row in value) or set(text) - set(CODES) or text.count("W") != 1:
        raise wrong(place, field, f"4 × 4 [{CODES}], 1 × W", value)


BOARD = record(
    {"id": word, "set": whole(1, 99), "map": board_map},
    {"plan": word, "grid": anything, "counts": ABOUT, "land_spaces": whole(15, 15), "confirmed_by": anything},
)
ARMY: dict[str, Shape] = {"id": word, "army": one_of(*SIDES)}
ARMY_FURTHER: dict[str, Shape] = {"colors": ABOUT, "why": anything, "uses_conversion": list_of(whole(1, 999))}
UNIT_NUMBERS = list_of(
    either(whole(1, 999), record({"number": whole(1, 999)}, {"strength": anything, "color": word})), 30, 30
)

SCHEMA: dict[str, Shape] = {
    "units": record(
        {
            "vocabulary": record(
                {
                    "keywords": table_of(
                        record(
                            {},
                            {
                                "kind": one_of(*NATURES),
                                "cost": one_of(*COSTS),
                                "timing": word,
                                "units": list_of(whole(1, 999)),
                            },
                        )
                    )
                },
                dict.fromkeys(
                    (
                        "conventions",
                        "kinds",
                        "timing",
                        "phase",
                        "cost",
                        "limit",
                        "ops_source",
                        "ops",
                        "params",
                        "filters",
                        "space_conditions",
                        "conditions",
                    ),
                    anything,
                ),
            ),
            "nations": table_of(record({"army": one_of(*SIDES)}, {"numbers": word})),
            "types": table_of(record({})),
            "units": list_of(UNIT, KINDS, KINDS),
        },
        {"meta": ABOUT},
    ),
    "boards": record(
        {
            "terrain": table_of(record({"code": one_of(*CODES), "passable": yes_no})),
            "default_game": record({"boards": list_of(word, 4, 4)}, {"why": word, "alternatives": word}),
            "rulebook_photo_layout": record(
                {"slots": list_of(record({"slot": word, "board": word, "rotation_cw": one_of(0, 90, 180, 270)}), 4, 4)},
                {"map": list_of(word, 8, 8), "rotation": word},
            ),
            "battlefields": list_of(
                record(
                    {
                        "players": one_of(2, 4, 6, 8),
                        "rows": one_of(8),
                        "columns": whole(8, 32),
                        "slots": list_of(ABOUT, 4, 16),
                    },
                    {"boards_used": whole(4, 16), "seats_per_side": whole(1, 4), "control_zone": word},
                ),
                4,
                4,
            ),
            "boards": list_of(BOARD, BOARDS, BOARDS),
        },
        {"meta": ABOUT, "setup": anything},
    ),
    "armies": record(
        {
            "composition": record({"size": one_of(30), "by_strength": record({row: whole(0, 30) for row in CLASSES})}),
            "starter_armies": list_of(
                record({**ARMY, "units": UNIT_NUMBERS}, {**ARMY_FURTHER, "from_box_army": word}), 2, 2
            ),
            "box_armies": list_of(
                record(
                    {**ARMY, "units": UNIT_NUMBERS, "box": whole(1, 6), "leader": word, "castle": word},
                    {
                        **ARMY_FURTHER,
                        "as_transcribed": anything,
                        "corrected": anything,
                        "correction_reason": anything,
                        "correction_source": anything,
                    },
                ),
                12,
                12,
            ),
            "expansion_armies": list_of(record({**ARMY, "units": UNIT_NUMBERS}, ARMY_FURTHER), 2, 2),
        },
        {"meta": ABOUT, "composition_exceptions": anything, "customising": anything},
    ),
}


def check_content(content: Content) -> None:
    """Raise BadContent at the first field that is not as it must be."""
    check_files(content.files, SCHEMA, "stratego_legends")
