"""What a monster that is killed leaves behind, and damage outside of a hunt."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.lords_of_ragnarok.model import GONE, KILLED, MARKERS_FOR_TOKEN, NOBODY, Saga
from warhost.games.lords_of_ragnarok.tables import ARTIFACT, BOXES, DIVINE, NO_TROPHY, SLAYER_TOKENS


def kill(state: Saga, who: i64, monster: i64) -> None:
    """The figure goes to the killer, a token to others with at least four markers; the sheet leaves the game."""
    state.killer[monster] = who
    state.figure_at[monster] = KILLED
    state.ring[monster] = NOBODY
    if state.log is not None:
        state.say("killed", player=state.player_text(who), figure=state.figure_text(monster))
    markers = state.marks[monster * BOXES : monster * BOXES + BOXES]
    for seat in state.clockwise(state.active):
        if seat != who and markers.count(seat) >= MARKERS_FOR_TOKEN and sum(state.slayer_tokens) < SLAYER_TOKENS:
            state.slayer_tokens[seat] += 1
            if state.log is not None:
                state.say("slayer-token", player=state.player_text(seat))
    clear_sheet(state, monster)


def clear_sheet(state: Saga, figure: i64) -> None:
    for box in range(BOXES):
        state.marks[figure * BOXES + box] = NOBODY


def artifact_earned(state: Saga, monster: i64) -> bool:
    """`lor.trophies.artifact`: unclaimed, and every box without a trophy is covered."""
    if state.artifact_owner[DIVINE + monster] != NOBODY:
        return False
    for box, trophy in enumerate(state.tables.box_trophy[monster]):
        if trophy == NO_TROPHY and state.marks[monster * BOXES + box] < 0:
            return False
    return True


def damage_outside(state: Saga, who: i64, monster: i64, box: i64) -> None:
    """`lor.kills.damage_outside_hunt`: no trophy, no artifact, but it may kill."""
    state.marks[monster * BOXES + box] = who
    if state.log is not None:
        player = state.player_text(who)
        state.say("damage", player=player, figure=state.figure_text(monster), number=box + 1)
    if not state.uncovered(monster):
        if state.artifact_owner[DIVINE + monster] == NOBODY:  # lor.kills.artifact_lost
            state.artifact_owner[DIVINE + monster] = GONE
            if state.log is not None:
                state.say("artifact-gone", artifact=state.source_text(ARTIFACT + DIVINE + monster))
        kill(state, who, monster)
