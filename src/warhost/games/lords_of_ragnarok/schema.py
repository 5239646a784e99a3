# not compiled: read once per process.
"""What the content files must look like, field by field, effects included."""

from __future__ import annotations

from collections.abc import Sequence
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
    yes_no,
)
from warhost.engine.errors import BadContent
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import CONDITIONS, TRIGGERS
from warhost.games.lords_of_ragnarok.effects.vocabulary import (
    ATTACK_CARD,
    BATTLE_CARD,
    BOSS_ACTIVATION,
    HUNT_CARD,
    IN_HUNT,
    ORIGIN,
    OWN,
    REGION_ATTACK,
    RUNE_STEP,
    SPECIAL_ATTACK,
    at_trigger,
    program,
)
from warhost.games.lords_of_ragnarok.tables import (
    ACTIONS,
    ARTIFACTS,
    ATTRIBUTES,
    BLESSINGS,
    BOXES,
    COMBAT_CARDS,
    DIE,
    DIVINE,
    GODS,
    HEROES,
    LOWEST,
    MONSTERS,
    OMENS,
    ORIGINS,
    REALMS,
    RUNE_ACTIONS,
    RUNES,
    SIDES,
    TROPHIES,
    WEAPONS,
)

ABOUT: dict[str, Shape] = {"field_sources": anything}
NOTES: dict[str, Shape] = {**ABOUT, "count": whole(0, 999)}
ONCE_PER = (
    "always",
    "turn",
    "battle",
    "hunt",
    "recruit",
    "army_destroyed",
    "build",
    "usurp",
    "rune_action",
    "attack_card",
    "trophy",
    "marker_covered",
    "marker_placed",
    "alliance",
    "priest_sent",
    "injury",
    "realm_bonus",
    "region_taken",
)


def both(*shapes: Shape) -> Shape:
    """All of these shapes."""

    def check(value: Any, place: str, field: str) -> None:
        for shape in shapes:
            shape(value, place, field)

    return check


def each_once(field: str, ids: Sequence[str], shape: Shape) -> Shape:
    """A list with one record for each id."""

    def check(value: Any, place: str, name: str) -> None:
        list_of(shape, len(ids), len(ids))(value, place, name)
        for i, item in enumerate(value):
            if item[field] in [other[field] for other in value[:i]]:
                missing = " | ".join(known for known in ids if known not in [other[field] for other in value])
                raise BadContent(
                    "content-wrong-type",
                    place=item.place_of(field),
                    field=f"{name}[{i}].{field}",
                    wanted=Text("verbatim", text=missing),
                    found=Text("verbatim", text=repr(item[field])),
                )

    return check


def effect(ops: Shape) -> dict[str, Shape]:
    """What a text does: the words, and the operations."""
    return {"ops": ops}


POINT = list_of(whole(0, 1000), 2, 2)
POLYGON = list_of(POINT, 3)
NUMBER = whole(1, 21)
REGION = record(
    {
        "number": NUMBER,
        "territory": word,
        "population": whole(1, 9),
        "village": yes_no,
        "altar": yes_no,
        "forge": yes_no,
        "monument": maybe(one_of(*GODS)),
        "adjacent_regions": list_of(NUMBER, 1),
        "adjacent_seas": list_of(word),
        "adjacent_realms": list_of(word),
        "adjacent_yggdrasil": yes_no,
        "center": POINT,
        "polygon": POLYGON,
    },
    ABOUT,
)
PLACE: dict[str, Shape] = {
    "id": word,
    "center": POINT,
    "polygon": POLYGON,
    "adjacent_regions": list_of(NUMBER),
}
SIDE = record(
    {
        "side": one_of(*SIDES),
        "players": list_of(whole(2, 4), 1, 2),
        "region_count": whole(1, 21),
        "territories": list_of(record({"id": word, "color": word, "regions": list_of(NUMBER, 3, 4)}), 1),
        "regions": list_of(REGION, 1, 21),
        "seas": list_of(record({**PLACE, "adjacent_seas": list_of(word, 1)}), 1, 6),
        "realms": list_of(record(PLACE), REALMS, REALMS),
        "yggdrasil": record(PLACE),
    }
)
BONUS = record({"optional": one_of(True), **effect(program(OWN, 1))})
REALM_TOKEN: dict[str, Shape] = {"special_action": one_of(*ACTIONS[:6]), "rune": one_of(*RUNES), "bonus": BONUS}
ARTIFACT = both(
    record(
        {
            "id": word,
            "kind": one_of("divine", "monster"),
            "owner": word,
            "timing": one_of(*TRIGGERS),
            **effect(anything),
        }
    ),
    at_trigger("timing"),
)
COST = record({"runes": whole(1, 3), "kind": one_of("any", "different")})
BLESSING = both(
    record(
        {
            "id": word,
            "god": one_of(*GODS),
            "trigger": one_of(*TRIGGERS),
            "optional": yes_no,
            "once_per": one_of(*ONCE_PER),
            "rune_action_cost": maybe(COST),
            **effect(anything),
        }
    ),
    at_trigger("trigger"),
)
ABILITY = both(
    record(
        {
            "trigger": one_of(*TRIGGERS),
            "condition": one_of(*CONDITIONS),
            "optional": yes_no,
            "once_per": one_of(*ONCE_PER),
            **effect(anything),
        }
    ),
    at_trigger("trigger"),
)
SHEET: dict[str, Shape] = {
    "region_attack": record({**effect(program(REGION_ATTACK))}),
    "special_attack": record({**effect(program(SPECIAL_ATTACK))}),
}
# before the name in a sentence, where it is no proper name
MONSTER = record(
    {
        "id": word,
        "rune": one_of(*RUNES),
        "damage_boxes": list_of(record({"weapon": one_of(*WEAPONS[:5]), "trophy": one_of(*TROPHIES)}), 1, BOXES),
        **SHEET,
        "artifact": word,
    },
    ABOUT,
)
LOKI = record(
    {
        "id": word,
        "is_monster": one_of(False),
        "rune": one_of("any", *RUNES),
        "damage_boxes": list_of(record({"weapons": list_of(one_of(*WEAPONS[:5]), 2, 2)}), 1, BOXES),
        "trophies": one_of(False),
        "regenerates_after_failed_hunt": one_of(True),
        "controllable": one_of(False),
        "killed_means": word,
        "special_rules": list_of(record({"id": word}, {"text": word})),
        "activation": record({**effect(program(BOSS_ACTIVATION, 1))}),
        **SHEET,
    },
    ABOUT,
)
LEVEL = record({"level": whole(0, 3), "attribute_gain": whole(0, 1), **effect(program(OWN))})
SLOT = record({"number": whole(1, 7), "draft": yes_no})
CARD = record(
    {
        "id": word,
        "weapon": one_of(*WEAPONS),
        "value": whole(0, 9),
        "losses": whole(0, 9),
        "copies": whole(0, COMBAT_CARDS),
        "shield": yes_no,
        "hunt": record(effect(program(HUNT_CARD))),
        "battle": record(effect(program(BATTLE_CARD))),
    },
    ABOUT,
)
ATTACK = record(
    {
        "id": word,
        "rage": whole(0, 20),
        "weak_point": whole(0, 20),
        "draw": whole(0, 9),
        "copies": whole(0, 14),
        "shield_blocks": yes_no,
        "effect": record(effect(program(ATTACK_CARD))),
    },
    ABOUT,
)

SCHEMA: dict[str, Shape] = {
    "components": record(
        {
            "counts": table_of(anything),
            "per_player": table_of(anything),
            "rune_tokens_by_type": record(dict.fromkeys(RUNES, whole(1, 36))),
            "forge_tokens_by_type": record(dict.fromkeys(RUNES, whole(1, 6))),
            "player_colors": list_of(record({"id": word}), 4, 4),
            "attributes": each_once("id", ATTRIBUTES, record({"id": one_of(*ATTRIBUTES)})),
        },
        {"figures": anything, "neutral_figures": word, "player_colors_note": word},
    ),
    "board": record({"sides": each_once("side", SIDES, SIDE)}, {"about": anything}),
    "heroes": record(
        {
            "heroes": list_of(
                record(
                    {
                        "id": word,
                        "ability": ABILITY,
                        "start_attributes": record(dict.fromkeys(ATTRIBUTES, one_of(LOWEST))),
                    },
                    ABOUT,
                ),
                HEROES,
                HEROES,
            )
        },
        NOTES,
    ),
    "origins": record(
        {
            "origins": list_of(
                record(
                    {
                        "id": word,
                        "always_offered": yes_no,
                        "first_player": yes_no,
                        **effect(program(ORIGIN, 1)),
                    },
                    ABOUT,
                ),
                ORIGINS,
                ORIGINS,
            )
        },
        NOTES,
    ),
    "realms": record(
        {
            "realms": list_of(
                record(
                    {
                        "id": word,
                        "wheel_position": one_of("N", "NE", "SE", "S", "SW", "NW"),
                        **REALM_TOKEN,
                        "two_player": record({"separate_token": yes_no, **REALM_TOKEN}),
                    },
                    ABOUT,
                ),
                REALMS,
                REALMS,
            )
        },
        {**NOTES, "two_player_note": word, "alliance": anything},
    ),
    "gods": record(
        {
            "gods": each_once(
                "id",
                GODS,
                record(
                    {
                        "id": one_of(*GODS),
                        "attribute": one_of(*ATTRIBUTES),
                        "monument_region": record(dict.fromkeys(SIDES, NUMBER)),
                        "divine_artifact": word,
                        "levels": list_of(LEVEL, 4, 4),
                        "priest_slots_by_level": record(dict.fromkeys(("0", "1", "2", "3"), whole(0, 16))),
                        "max_level": one_of(3),
                    },
                    ABOUT,
                ),
            )
        },
        NOTES,
    ),
    "artifacts": record(
        {
            "divine_artifacts": list_of(ARTIFACT, DIVINE, DIVINE),
            "monster_artifacts": list_of(ARTIFACT, ARTIFACTS - DIVINE, ARTIFACTS - DIVINE),
        },
        {"count_divine": one_of(DIVINE), "count_monster": one_of(ARTIFACTS - DIVINE), "rules": anything},
    ),
    "monsters": record(
        {
            "trophy_types": each_once(
                "id",
                TROPHIES,
                record(
                    {"id": one_of(*TROPHIES)},
                    {"ops": program({**OWN, **IN_HUNT}, 1)},
                ),
            ),
            "monsters": list_of(MONSTER, MONSTERS, MONSTERS),
            "boss": LOKI,
        },
        {**NOTES, "weapons": one_of(list(WEAPONS[:5]))},
    ),
    "monster_die": record(
        {
            "faces": list_of(one_of(*DIE), 1, 20),
            "results": each_once("id", DIE, record({"id": one_of(*DIE)})),
        }
    ),
    "combat_cards": record(
        {
            "weapons": one_of(list(WEAPONS)),
            "weapon_names": each_once("id", WEAPONS, record({"id": one_of(*WEAPONS)})),
            "cards": list_of(CARD, 1, COMBAT_CARDS),
        },
        NOTES,
    ),
    "monster_attack_cards": record({"cards": list_of(ATTACK, 1, 14)}, NOTES),
    "blessings": record({"blessings": list_of(BLESSING, BLESSINGS, BLESSINGS)}, NOTES),
    "events": record(
        {
            "events": list_of(
                record(
                    {
                        "id": word,
                        "region": NUMBER,
                        "placement_rune": one_of(*RUNES),
                        "activation_runes": list_of(one_of(*RUNES), 2, 2),
                        "boss": yes_no,
                        "two_player": yes_no,
                    }
                ),
                21,
                21,
            )
        },
        NOTES,
    ),
    "augurs": record(
        {
            "augurs": list_of(
                record(
                    {
                        "id": word,
                        "players": one_of([2], [3, 4]),
                        "condition": record(
                            {"type": one_of(*OMENS)},
                            {"min": whole(1, 9), "level": whole(1, 3), "min_monuments": whole(1, 3)},
                        ),
                    }
                ),
                10,
                10,
            )
        },
        {**NOTES, "names": word},
    ),
    "temple_tracks": record(
        {
            "tracks": list_of(
                record(
                    {
                        "id": word,
                        "players": one_of([2], [3, 4]),
                        "side": one_of("A", "B"),
                        "slots": list_of(SLOT, 1, 7),
                        "drafts": whole(0, 7),
                    }
                ),
                4,
                4,
            )
        },
        {"cards": one_of(2), "sides": one_of(4), "total_temples": one_of(7), "draft": anything},
    ),
    "rune_actions": record(
        {
            "rune_types": one_of(list(RUNES)),
            "rune_names": each_once("id", RUNES, record({"id": one_of(*RUNES)})),
            "rune_actions": each_once(
                "id",
                RUNE_ACTIONS,
                record(
                    {
                        "id": one_of(*RUNE_ACTIONS),
                        "cost": record(
                            {
                                "runes": whole(1, 3),
                                "kind": one_of("different", "monster_rune", "realm_rune", "boss_rune"),
                            }
                        ),
                        **effect(program(RUNE_STEP, 1)),
                    }
                ),
            ),
        },
        {**NOTES, "per_turn": one_of(1)},
    ),
    "special_actions": record(
        {
            "wheel_clockwise": list_of(one_of(*ACTIONS[:6]), 6, 6),
            "special_actions": each_once(
                "id",
                ACTIONS,
                record({"id": one_of(*ACTIONS), "realm": maybe(word)}),
            ),
        },
        {**NOTES, "wheel_source": anything},
    ),
    "effects_vocabulary": table_of(anything),
}


def check_content(content: Content) -> None:
    """Raise BadContent at the first field that is not as it must be."""
    check_files(content.files, SCHEMA, "lords_of_ragnarok")
