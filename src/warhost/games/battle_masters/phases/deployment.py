"""Deployment: the armies come to the mat one unit at a time, in the open or as face-down tokens."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import BrokenInvariant, Reason
from warhost.engine.event import Event
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.battle_masters.frames import Ask
from warhost.games.battle_masters.legality import why_no_deployment, why_not_deployed_here
from warhost.games.battle_masters.model import ASIDE, FINISH, UNIT, Battle, side_text
from warhost.games.battle_masters.phases.ending import reveal, tower_entered
from warhost.games.battle_masters.phases.preparation import ChooseSide
from warhost.games.battle_masters.tables import CHAOS, IMPERIAL


class Deployment(Procedure[Battle]):
    """The sides take turns, one unit each; when one has none left the other places the rest in a row."""

    fields = ("side",)
    lies_on = ("ShuffleDeck",)

    def __init__(self, side: i64) -> None:
        self.side = side  # whose turn it is

    def fits(self, state: Battle, at: i64) -> bool:
        """Everybody finds room; where the terrain is still being laid, Chaos will begin."""
        if at + 1 < len(state.frames) and isinstance(state.frames[at + 1], ChooseSide):
            return self.side == CHAOS
        return self.side in (IMPERIAL, CHAOS) and all(room_to_deploy(state))

    def run(self, state: Battle) -> None:
        side = self.side
        if not waiting(state, side):
            side = 1 - side
            if not waiting(state, side):
                reveal(state)
                return
        if not has_room(state, side):
            raise BrokenInvariant("an army has no room to deploy")
        state.frames.append(Deployment(1 - side))
        state.frames.append(DeployUnit(next_commander(state, side)))


def has_room(state: Battle, side: i64) -> bool:
    """Whether a free hex is left for every unit still to come; the tower may be closed to it."""
    free = [h for h in state.zones[side] if state.ground.open[h] and state.board[h] < 0 and h != state.tower]
    return len(free) >= len([unit for unit in state.tables.army[side] if state.pos[unit] == ASIDE])


def room_to_deploy(state: Battle) -> list[bool]:
    """For each side, whether all its units that wait find a hex that the other side leaves them."""
    apart = not set(state.zones[IMPERIAL]) & set(state.zones[CHAOS])
    return [has_room(state, side) and (apart or not waiting(state, side)) for side in (IMPERIAL, CHAOS)]


def waiting(state: Battle, side: i64) -> bool:
    return any([state.pos[unit] == ASIDE for unit in state.tables.army[side]])


def next_commander(state: Battle, side: i64) -> i64:
    """The teammate with most units left; in seat order among equals."""
    best: i64 = -1
    most: i64 = 0
    for seat in state.terms.side_seats[side]:
        left = len(undeployed(state, seat))
        if left > most:
            best = seat
            most = left
    return best


def undeployed(state: Battle, seat: i64) -> list[int]:
    side = state.terms.seat_side[seat]
    owner = state.terms.owner
    return [u for u in state.tables.army[side] if owner[u] == seat and state.pos[u] == ASIDE]


class DeployUnit(Ask):
    """Take the unit to deploy next."""

    fields = ("commander",)
    lies_on = ("Deployment",)
    kind = "deploy_unit"
    rule = "bm.deployment.alternate_singly"
    verbs = {"unit": "deploy"}

    def __init__(self, commander: i64) -> None:
        self.commander = commander

    def fits(self, state: Battle, at: i64) -> bool:
        below = state.frames[at - 1]
        if not isinstance(below, Deployment) or not waiting(state, 1 - below.side):
            return False
        return self.commander == next_commander(state, 1 - below.side)

    def seat(self, state: Battle) -> i64:
        return self.commander

    def options(self, state: Battle) -> list[int]:
        return [UNIT + unit for unit in undeployed(state, self.commander)]

    def choose(self, state: Battle, choice: i64) -> None:
        state.in_hand = choice - UNIT
        state.frames.append(DeployHex())

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-deploy-unit")

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if UNIT <= choice < FINISH:
            return why_no_deployment(state, choice - UNIT, self.commander)
        if choice == FINISH:
            return Reason("bm.deployment.alternate_singly", Text("why-hold-back"))
        return self.wrong_kind(state, choice)


class DeployHex(Ask):
    """Put the unit in hand on a hex of its army's area."""

    lies_on = ("Deployment",)
    kind = "deploy_hex"
    rule = "bm.deployment.one_or_two_rows"
    verbs = {"hex": "place"}

    def fits(self, state: Battle, at: i64) -> bool:
        below = state.frames[at - 1]
        unit = state.in_hand
        if not isinstance(below, Deployment) or unit < 0 or state.pos[unit] != ASIDE:
            return False
        side = state.tables.side[unit]
        return below.side == 1 - side and state.terms.owner[unit] == next_commander(state, side)

    def seat(self, state: Battle) -> i64:
        return state.terms.owner[state.in_hand]

    def options(self, state: Battle) -> list[int]:
        unit = state.in_hand
        return [h for h in state.zones[state.tables.side[unit]] if state.may_stand(unit, h)]

    def choose(self, state: Battle, choice: i64) -> None:
        unit = state.in_hand
        state.in_hand = -1
        state.place(unit, choice)
        if state.log is not None:
            self.tell(state, unit)
        tower_entered(state, unit)

    def tell(self, state: Battle, unit: i64) -> None:
        """What lies face down is told to its own side alone."""
        side = state.tables.side[unit]
        place = state.hex_text(state.pos[unit])
        line = Event("deploy", {"unit": state.unit_text(unit), "hex": place})
        if state.hidden:
            team = 0
            for seat in state.terms.side_seats[side]:
                team |= 1 << seat
            state.tell(line, team, Event("token", {"side": side_text(side), "hex": place}))
        else:
            state.tell(line)

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-deploy-hex", unit=state.unit_text(state.in_hand))

    def prompt_for_others(self, state: Battle) -> Text:
        return Text("prompt-deploy-token") if state.hidden else self.prompt(state)

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if choice < UNIT:
            return why_not_deployed_here(state, state.in_hand, choice)
        return self.wrong_kind(state, choice)
