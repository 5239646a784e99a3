"""Control of regions: how it is taken, what comes with it, and the test at the end of every step."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.state import Procedure
from warhost.games.lords_of_ragnarok.effects.book import POPULATION_FLOOR, TAKE_CONTROL
from warhost.games.lords_of_ragnarok.effects.moments import moment
from warhost.games.lords_of_ragnarok.model import Saga
from warhost.games.lords_of_ragnarok.phases.ending import seek_victory
from warhost.games.lords_of_ragnarok.tables import ARTIFACT, LEGION


def take_control(state: Saga, seat: i64, region: i64) -> None:
    """Place a control marker. It may end the game, so it is the last thing a rule does."""
    moment(state, seat, TAKE_CONTROL, region)
    before = state.control[region]
    if before >= 0:
        state.owned[before] &= ~(1 << region)
    state.control[region] = seat
    state.owned[seat] |= 1 << region
    if state.log is not None:
        state.say("control", player=state.player_text(seat), region=state.region_text(region))
    god = state.board.god_of[region]
    if god >= 0:
        gain_artifact(state, seat, god)
    seek_victory(state, seat)


def gain_artifact(state: Saga, seat: i64, artifact: i64) -> None:
    """An artifact comes to a seat, charged, also from another player (`lor.artifacts.divine_changes_hands`)."""
    bit = 1 << ARTIFACT + artifact
    before = state.artifact_owner[artifact]
    if before >= 0:
        state.powers[before] &= ~bit
    state.artifact_owner[artifact] = seat
    state.powers[seat] |= bit
    if state.log is not None:
        state.say("artifact", player=state.player_text(seat), artifact=state.source_text(ARTIFACT + artifact))


def resistance(state: Saga, region: i64) -> i64:
    """What armies, or the Strength of a hero, must reach to take a region without defenders."""
    owner = state.control[region]
    if owner < 0:
        return state.board.population[region]
    if state.temples >> region & 1 and not state.armies_in(owner, region):
        return state.modifier(owner, POPULATION_FLOOR)
    return 0


class ClaimRegions(Procedure[Saga]):
    """`lor.control.end_of_step_order`: regions that hold one player's armies change control, one after the other."""

    def run(self, state: Saga) -> None:
        for seat in state.clockwise(state.active):
            for army in range(seat * LEGION, seat * LEGION + LEGION):
                region = state.army_at[army]
                if region >= 0 and state.control[region] != seat and takes(state, seat, region):
                    state.frames.append(self)
                    take_control(state, seat, region)
                    return

    def fits(self, state: Saga, at: i64) -> bool:
        return state.drafted < state.seats or type(state.frames[at - 1]).__name__ == "Battles"


def takes(state: Saga, seat: i64, region: i64) -> bool:
    """Whether a seat's armies take a region at the end of a step."""
    return state.hosts(region) == 1 << seat and state.total(seat, region) >= resistance(state, region)
