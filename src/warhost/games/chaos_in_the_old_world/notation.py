"""Choices as text: a verb and what it names, such as `summon bloodletter_2`, `on kislev_left`, `hit peasant`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.model import (
    ACCEPT,
    CARD,
    CREPT,
    FIGURE,
    HIT,
    ON_SPACE,
    PAIR,
    POWER,
    SHIELDED,
    SLOT,
    TOKEN,
    UPGRADE,
    OldWorld,
    power_text,
    region_text,
)
from warhost.games.chaos_in_the_old_world.tables import (
    CARD_IDS,
    POWER_IDS,
    REGION_IDS,
    TOKEN_IDS,
    UPGRADE_IDS,
    Tables,
)

# Each verb with the rule that says when its moment is.
MOMENTS: Final = {
    "embody": "citow.setup.assign_powers",
    "place": "citow.old_world_phase.lowest_threat_decides",
    "scatter": "citow.old_world_phase.lowest_threat_decides",
    "pair": "citow.old_world_phase.lowest_threat_decides",
    "rally": "citow.old_world_phase.lowest_threat_decides",
    "block": "citow.old_world_phase.lowest_threat_decides",
    "discard": "citow.chaos_cards.player_chooses",
    "summon": "citow.summon.one_action",
    "play": "citow.summon.one_action",
    "pass": "citow.summon.pass",
    "to": "citow.figures.steps",
    "on": "citow.chaos_cards.steps",
    "bring": "citow.upgrades.follower",
    "stand": "citow.upgrades.follower",
    "call": "citow.chaos_cards.effect_time",
    "decay": "citow.chaos_cards.effect_time",
    "teleport": "citow.chaos_cards.effect_time",
    "shield": "citow.chaos_cards.effect_time",
    "meddle": "citow.chaos_cards.effect_time",
    "lure": "citow.chaos_cards.effect_time",
    "seduce": "citow.chaos_cards.effect_time",
    "hit": "citow.battle.targets",
    "spend": "citow.battle.six_only",
    "rot": "citow.early_hits.end_effects",
    "lose": "citow.end_phase.hero_removes",
    "slay": "citow.old_world_cards.persistent_choices",
    "plunder": "citow.old_world_cards.persistent_choices",
    "carry": "citow.old_world_cards.persistent_choices",
    "claim": "citow.old_world_cards.default_timing",
    "upgrade": "citow.dials.upgrade",
    "cleanse": "citow.dials.remove_corruption",
    "clear": "citow.dials.remove_old_world_tokens",
    "remove": "citow.dials.remove_corruption",
    "return": "citow.dials.remove_old_world_tokens",
    "decline": "citow.chaos_cards.mandatory",
    "finish": "citow.chaos_cards.mandatory",
}
REGION_VERBS: Final = ("place", "rally", "to", "carry", "cleanse", "clear")
FIGURE_VERBS: Final = ("summon", "call", "teleport", "shield", "seduce", "hit", "rot", "lose", "slay")
CARD_VERBS: Final = ("play", "discard")
SLOT_VERBS: Final = ("on", "stand", "block")
TOKEN_VERBS: Final = ("scatter", "lure", "hit", "plunder", "return")
POWER_VERBS: Final = ("embody", "decay", "meddle", "remove")
BARE_VERBS: Final = ("pass", "bring", "claim", "decline", "finish")
PAIR_IDS: Final = ("first", "second")
HIT_IDS: Final = ("plain", "six")


def object_name(tables: Tables, choice: i64) -> str:
    """What a choice names: a region, a figure, a card …; empty for a bare verb."""
    if choice < FIGURE:
        return REGION_IDS[choice]
    if choice < CARD:
        return tables.figure_ids[choice - FIGURE]
    if choice < SLOT:
        return CARD_IDS[choice - CARD]
    if choice < UPGRADE:
        return tables.slot_ids[choice - SLOT]
    if choice < TOKEN:
        return UPGRADE_IDS[choice - UPGRADE]
    if choice < POWER:
        return TOKEN_IDS[choice - TOKEN]
    if choice < PAIR:
        return POWER_IDS[choice - POWER]
    if choice < HIT:
        return PAIR_IDS[choice - PAIR]
    if choice < ACCEPT:
        return HIT_IDS[choice - HIT]
    return ""


def read_verb(tables: Tables, text: str) -> str:
    """The verb of a well-formed choice of any decision; empty for anything else."""
    words = text.split()
    if len(words) == 1:
        return words[0] if words[0] in BARE_VERBS else ""
    if len(words) != 2:
        return ""
    for names in object_names(tables, words[0]):
        if words[1] in names:
            return words[0]
    return ""


def object_names(tables: Tables, verb: str) -> list[Collection[str]]:
    """What a verb can name."""
    found: list[Collection[str]] = []
    if verb in REGION_VERBS:
        found.append(REGION_IDS)
    if verb in FIGURE_VERBS:
        found.append(tables.figure_of_id)
    if verb in CARD_VERBS:
        found.append(CARD_IDS)
    if verb in SLOT_VERBS:
        found.append(tables.slot_ids)
    if verb in TOKEN_VERBS:
        found.append(TOKEN_IDS)
    if verb in POWER_VERBS:
        found.append(POWER_IDS)
    if verb == "upgrade":
        found.append(UPGRADE_IDS)
    if verb == "pair":
        found.append(PAIR_IDS)
    if verb == "spend":
        found.append(HIT_IDS)
    return found


def moment_reason(verb: str, now: Text) -> Reason:
    """Why a choice of another decision cannot be made now."""
    return Reason(MOMENTS[verb], Text("why-not-now", verb=Text(f"verb-{verb}"), now=now))


def figure_note(state: OldWorld, figure: i64) -> Text:
    """Where a figure is and what tells it apart from its fellows."""
    region = state.where[figure]
    if region < 0:
        return Text("note-reserve")
    marks: list[Text] = []
    holder = state.holder[figure]
    if holder != state.tables.owner[figure]:
        marks.append(Text("mark-controlled", power=power_text(holder)))
    if state.marks[figure] & SHIELDED:
        marks.append(Text("mark-shielded"))
    if state.marks[figure] & CREPT:
        marks.append(Text("mark-crept"))
    if state.marks[figure] & ON_SPACE:
        marks.append(Text("mark-on-space"))
    hits = len([hit for hit in state.waiting if hit >> 2 == figure])
    if hits:
        marks.append(Text("mark-hits", hits=hits))
    if not marks:
        return Text("note-region", region=region_text(region))
    return Text("note-marked", region=region_text(region), marks=tuple(marks))
