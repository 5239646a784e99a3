# not compiled: read once per process.
"""What the content files of Chaos in the Old World must look like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warhost.engine.content import (
    Shape,
    anything,
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
from warhost.games.chaos_in_the_old_world.tables import (
    AMONG_IDS,
    CARD_IDS,
    CLASS_IDS,
    DECK,
    FIGURES,
    INSTRUCTION_IDS,
    OLD_WORLD_CARDS,
    OLD_WORLD_IDS,
    POWER_IDS,
    POWERS,
    REGION_IDS,
    REGIONS,
    SIDE_IDS,
    SLOTS,
    STEP_IDS,
    TOKEN_IDS,
    UPGRADE_IDS,
    UPGRADES_EACH,
)

GAME = "chaos_in_the_old_world"
SOURCES = ("seed", "public", "recalled", "house")
CONFIDENCES = ("high", "medium", "low")
REMARKS: dict[str, Shape] = {"notes": word}
STATISTICS: dict[str, Shape] = {"cost": whole(0, 9), "attack": whole(0, 9), "defense": whole(1, 9)}
SMALL = whole(0, 20)


def each_once(field: str, ids: Sequence[Any], shape: Shape) -> Shape:
    """A list with one record for each id."""

    def check(value: Any, place: str, name: str) -> None:
        list_of(shape, len(ids), len(ids))(value, place, name)
        seen: list[Any] = []
        for i, item in enumerate(value):
            if item[field] not in ids or item[field] in seen:
                missing = [str(known) for known in ids if known not in [other[field] for other in value]]
                raise wrong(item.place_of(field), f"{name}[{i}].{field}", " | ".join(missing), item[field])
            seen.append(item[field])

    return check


# -- the map


def region(value: Any, place: str, field: str) -> None:
    """A region; its one printed number is both Resistance and Conquest Value (`citow.regions.printed_value`)."""
    record(
        {
            "id": one_of(*REGION_IDS),
            "order": whole(1, REGIONS),
            "value": SMALL,
            "resistance": SMALL,
            "conquest_value": SMALL,
            "populous": yes_no,
            "adjacent": list_of(one_of(*REGION_IDS), 1, REGIONS - 1),
            "card_slots": one_of(2),
        },
        REMARKS,
    )(value, place, field)
    for name in ("resistance", "conquest_value"):
        if value[name] != value["value"]:
            raise wrong(value.place_of(name), f"{field}.{name}", str(value["value"]), value[name])


BOARD = record(
    {
        "regions": each_once("id", REGION_IDS, region),
        "card_slots": record(
            {"total": one_of(SLOTS), "per_region": one_of(2), "slot_ids": one_of(list(SIDE_IDS)), "resolution": word}
        ),
        "starting_tokens": record({"placement": word}, dict.fromkeys(TOKEN_IDS, whole(0, REGIONS))),
        "old_world_tokens": record(
            {
                "stock": record(dict.fromkeys(TOKEN_IDS, whole(1, 99))),
                "limited": one_of(True),
                "total": whole(6, 500),
                "rules": record(dict.fromkeys(TOKEN_IDS, word)),
            }
        ),
        "other_components": record(
            {
                "dial_advancement_counters": record({"printed": SMALL, "limited": one_of(False)}),
                "corruption_tokens_per_power": record({"printed": whole(0, 99), "limited": one_of(False)}),
                "dice": record({"printed": SMALL, "limited": one_of(False)}),
                "victory_point_track": record({"start": one_of(0), "goal": whole(1, 999), "capped": one_of(False)}),
                "power_point_track": record({"min": one_of(0), "max": whole(1, 99)}),
                "old_world_track_spaces": one_of(2),
            }
        ),
        "ruination": record({"threshold": whole(1, 99), "cards": one_of(5)}),
        "power_order": one_of(list(POWER_IDS)),
        "old_world_deck_size": record(
            {"players_3": whole(1, OLD_WORLD_CARDS), "players_4": whole(1, OLD_WORLD_CARDS)}, REMARKS
        ),
    }
)

# -- Powers

TICK = record(
    {"position": SMALL, "instruction": one_of(*INSTRUCTION_IDS), "threat": maybe(whole(0, 99))},
    {"amount": whole(1, 9), **REMARKS},
)


def upgrade(value: Any, place: str, field: str) -> None:
    """A follower upgrade has statistics, a Chaos Power upgrade has a bonus."""
    bonuses = ("power_points_bonus", "draw_bonus", "vp_per_ruination")
    record(
        {
            "id": one_of(*UPGRADE_IDS),
            "kind": one_of("follower", "power"),
        },
        {
            "class": one_of(*CLASS_IDS),
            "amount": SMALL,
            **STATISTICS,
            **dict.fromkeys(bonuses, SMALL),
            **REMARKS,
        },
    )(value, place, field)
    needed = ("class", *STATISTICS) if value["kind"] == "follower" else ()
    for name in needed:
        if name not in value:
            raise BadContent("content-field-missing", place=value.place, record=field, field=name)
    number = UPGRADE_IDS.index(value["id"]) % UPGRADES_EACH
    kind = "follower" if number < len(CLASS_IDS) else "power"
    if value["kind"] != kind:
        raise wrong(value.place_of("kind"), f"{field}.kind", kind, value["kind"])
    if kind == "follower" and value["class"] != CLASS_IDS[number]:
        raise wrong(value.place_of("class"), f"{field}.class", CLASS_IDS[number], value["class"])


DRAW_RULE = record(
    {"type": one_of("draw", "draw_up_to"), "amount": whole(0, DECK)},
    {"optional_discard_first": whole(0, DECK)},
)
DIAL_CONDITION = record(
    {
        "type": one_of("kill_in_region", "corrupt_populous", "corrupt_magic", "corrupt_noble_or_hero"),
    },
    {"minimum": whole(1, 9), "minimum_tokens": whole(1, 9), "minimum_magic": whole(0, 9), **REMARKS},
)
FOLLOWER = record(
    {
        "id": word,
        "class": one_of(*CLASS_IDS),
        "count": whole(1, FIGURES),
        **STATISTICS,
    }
)
POWER = record(
    {
        "id": one_of(*POWER_IDS),
        "color": word,
        "order": whole(1, POWERS),
        "power_points": whole(1, 12),
        "draw_rule": DRAW_RULE,
        "dial_condition": DIAL_CONDITION,
        "followers": each_once("class", CLASS_IDS, FOLLOWER),
        "upgrades": list_of(upgrade, UPGRADES_EACH, UPGRADES_EACH),
        "dial": list_of(TICK, 2, 20),
    }
)
INSTRUCTIONS = record(
    {},
    {"texts": record(dict.fromkeys(INSTRUCTION_IDS, word)), **REMARKS},
)

# -- cards

CHAOS_CARD = record(
    {
        "id": one_of(*CARD_IDS),
        "copies": whole(0, DECK),
        "cost": whole(0, 9),
        "magic_symbol": yes_no,
        "timing": word,
        "target": maybe(word),
        "cumulative": yes_no,
    },
    {"amount": SMALL, **REMARKS},
)
DECKS = each_once(
    "power",
    POWER_IDS,
    record(
        {"power": one_of(*POWER_IDS), "cards_total": one_of(DECK), "cards": list_of(CHAOS_CARD, 7, 8)},
        REMARKS,
    ),
)
STEP_FIELDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # needed and further fields of each instruction
    "place": (("token", "regions"), ("each",)),
    "choose": (("token", "count", "among"), ("each", "except", "to")),
    "clear_comets": ((), ()),
    "score_peasants": (("bonus",), ()),
    "scatter": ((), ("hero", "noble", "peasant")),
    "pair": (("token", "pairs"), ()),
    "remove_figures": (("regions",), ()),
    "inspire": (("token",), ()),
    "block_space": ((), ()),
}
REGION_LIST = list_of(one_of(*REGION_IDS), 1, REGIONS)
STEP_SHAPES: dict[str, Shape] = {
    "token": one_of(*TOKEN_IDS),
    "regions": REGION_LIST,
    "each": whole(1, 9),
    "count": whole(1, REGIONS),
    "among": one_of(*AMONG_IDS),
    "except": REGION_LIST,
    "to": one_of(*REGION_IDS),
    "bonus": SMALL,
    "hero": whole(0, REGIONS),
    "noble": whole(0, REGIONS),
    "peasant": whole(0, REGIONS),
    "pairs": list_of(list_of(one_of(*REGION_IDS), 1, REGIONS), 2, 2),
}


def step(value: Any, place: str, field: str) -> None:
    """An immediate instruction, with the fields that its kind needs."""
    record({"do": one_of(*STEP_IDS)}, STEP_SHAPES)(value, place, field)
    needed, further = STEP_FIELDS[value["do"]]
    record(
        {"do": anything, **{name: STEP_SHAPES[name] for name in needed}},
        {name: STEP_SHAPES[name] for name in further},
    )(value, place, f"{field} ({value['do']})")
    if value.get("among") == "adjacent" and "to" not in value:
        raise BadContent("content-field-missing", place=value.place, record=field, field="to")


def old_world_card(value: Any, place: str, field: str) -> None:
    record(
        {
            "id": one_of(*OLD_WORLD_IDS),
            "copies": whole(0, OLD_WORLD_CARDS),
            "comet": yes_no,
            "discard": yes_no,
            "steps": list_of(step, 1, 9),
            "persistent_timing": maybe(one_of("continuous", "beginning_of_battle", "end_phase")),
        },
        {"amount": SMALL, "provenance": anything, **REMARKS},
    )(value, place, field)


OLD_WORLD = record(
    {
        "cards_total": one_of(OLD_WORLD_CARDS),
        "decisions": record({"text": word}),
        "persistent_timing_values": table_of(word),
        "cards": each_once("id", OLD_WORLD_IDS, old_world_card),
        "general_details": table_of(word),
    }
)
PLACES = record({"first": whole(0, 99), "second": whole(0, 99)})
RUINATION = record(
    {
        "cards": each_once(
            "order",
            (1, 2, 3, 4, 5),
            record(
                {
                    "order": whole(1, 5),
                    "ruiner_points": whole(0, 99),
                    "points": record(dict.fromkeys(REGION_IDS, PLACES)),
                },
                {"ruiner_points_confidence": one_of(*CONFIDENCES), **REMARKS},
            ),
        ),
        "rules": record({"ruiner": word}),
    }
)

SCHEMA: dict[str, Shape] = {
    "board": BOARD,
    "powers": record(
        {"dial_instructions": INSTRUCTIONS, "powers": each_once("id", POWER_IDS, POWER)},
    ),
    "chaos_cards": record({"timing_values": table_of(word), "decks": DECKS}),
    "old_world_cards": OLD_WORLD,
    "ruination": RUINATION,
}
