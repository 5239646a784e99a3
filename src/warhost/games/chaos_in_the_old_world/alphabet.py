"""What can be chosen: regions, figures, cards …, and the verbs: `summon bloodletter_2`, `on kislev_left`."""

from __future__ import annotations

from typing import Final

from warhost.engine.alphabet import Alphabet, Span
from warhost.games.chaos_in_the_old_world.model import (
    ACCEPT,
    CARD,
    FIGURE,
    HIT,
    PAIR,
    PASS,
    POWER,
    REGION,
    SLOT,
    TOKEN,
    UPGRADE,
)
from warhost.games.chaos_in_the_old_world.tables import (
    CARD_IDS,
    POWER_IDS,
    REGION_IDS,
    TOKEN_IDS,
    UPGRADE_IDS,
    Tables,
)

# Each verb with the rule that says when its moment is, and what it can name.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "embody": ("citow.setup.assign_powers", "power"),
    "place": ("citow.old_world_phase.lowest_threat_decides", "region"),
    "scatter": ("citow.old_world_phase.lowest_threat_decides", "token"),
    "pair": ("citow.old_world_phase.lowest_threat_decides", "pair"),
    "rally": ("citow.old_world_phase.lowest_threat_decides", "region"),
    "block": ("citow.old_world_phase.lowest_threat_decides", "slot"),
    "discard": ("citow.chaos_cards.player_chooses", "card"),
    "summon": ("citow.summon.one_action", "figure"),
    "play": ("citow.summon.one_action", "card"),
    "pass": ("citow.summon.pass",),
    "to": ("citow.figures.steps", "region"),
    "on": ("citow.chaos_cards.steps", "slot"),
    "bring": ("citow.upgrades.follower",),
    "stand": ("citow.upgrades.follower", "slot"),
    "call": ("citow.chaos_cards.effect_time", "figure"),
    "decay": ("citow.chaos_cards.effect_time", "power"),
    "teleport": ("citow.chaos_cards.effect_time", "figure"),
    "shield": ("citow.chaos_cards.effect_time", "figure"),
    "meddle": ("citow.chaos_cards.effect_time", "power"),
    "lure": ("citow.chaos_cards.effect_time", "token"),
    "seduce": ("citow.chaos_cards.effect_time", "figure"),
    "hit": ("citow.battle.targets", "figure", "token"),
    "spend": ("citow.battle.six_only", "hit"),
    "rot": ("citow.early_hits.end_effects", "figure"),
    "lose": ("citow.end_phase.hero_removes", "figure"),
    "slay": ("citow.old_world_cards.persistent_choices", "figure"),
    "plunder": ("citow.old_world_cards.persistent_choices", "token"),
    "carry": ("citow.old_world_cards.persistent_choices", "region"),
    "claim": ("citow.old_world_cards.default_timing",),
    "upgrade": ("citow.dials.upgrade", "upgrade"),
    "cleanse": ("citow.dials.remove_corruption", "region"),
    "clear": ("citow.dials.remove_old_world_tokens", "region"),
    "remove": ("citow.dials.remove_corruption", "power"),
    "return": ("citow.dials.remove_old_world_tokens", "token"),
    "decline": ("citow.chaos_cards.mandatory",),
    "finish": ("citow.chaos_cards.mandatory",),
}


def alphabet(tables: Tables) -> Alphabet:
    spans = (
        Span(REGION, "region", REGION_IDS),
        Span(FIGURE, "figure", tables.figure_ids),
        Span(CARD, "card", CARD_IDS),
        Span(SLOT, "slot", tables.slot_ids, verb="space"),
        Span(UPGRADE, "upgrade", UPGRADE_IDS, settled=True),
        Span(TOKEN, "token", TOKEN_IDS),
        Span(POWER, "power", POWER_IDS),
        Span(PAIR, "pair", ("first", "second"), settled=True),
        Span(HIT, "hit", ("plain", "six"), verb="spend", settled=True),
        Span(ACCEPT, "accept"),
        Span(PASS, "pass", verb="decline"),
    )
    return Alphabet(spans, VERBS)
