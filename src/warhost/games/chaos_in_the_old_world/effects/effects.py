"""What the cards do that act when they are played, by card."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.effects.khorne import blood_gods_call
from warhost.games.chaos_in_the_old_world.effects.nurgle import all_things_decay
from warhost.games.chaos_in_the_old_world.effects.slaanesh import (
    dark_influence,
    perverse_infiltration,
    soporific_musk,
)
from warhost.games.chaos_in_the_old_world.effects.tzeentch import (
    drain_power,
    meddling_of_skaven,
    teleport,
    warp_shield,
)
from warhost.games.chaos_in_the_old_world.model import OldWorld
from warhost.games.chaos_in_the_old_world.tables import (
    ALL_THINGS_DECAY,
    BLOOD_GODS_CALL,
    DARK_INFLUENCE,
    DRAIN_POWER,
    MEDDLING_OF_SKAVEN,
    PERVERSE_INFILTRATION,
    SOPORIFIC_MUSK,
    TELEPORT,
    WARP_SHIELD,
)


def when_played(state: OldWorld, card: i64, region: i64) -> None:
    """The effect of a card that has just been put on the board."""
    if card == BLOOD_GODS_CALL:
        blood_gods_call(state, region)
    elif card == ALL_THINGS_DECAY:
        all_things_decay(state, region)
    elif card == TELEPORT:
        teleport(state, region)
    elif card == WARP_SHIELD:
        warp_shield(state, region)
    elif card == MEDDLING_OF_SKAVEN:
        meddling_of_skaven(state, region)
    elif card == DRAIN_POWER:
        drain_power(state, region)
    elif card == PERVERSE_INFILTRATION:
        perverse_infiltration(state, region)
    elif card == DARK_INFLUENCE:
        dark_influence(state, region)
    elif card == SOPORIFIC_MUSK:
        soporific_musk(state, region)
