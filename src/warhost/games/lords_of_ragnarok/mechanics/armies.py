"""What happens to armies: they grow, shrink, are destroyed, move, are placed, recruited, and retreat."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import ARMY_DESTROYED, RECRUIT_VALUE
from warhost.games.lords_of_ragnarok.effects.moments import moment
from warhost.games.lords_of_ragnarok.frames import Ask, AskOfArmy
from warhost.games.lords_of_ragnarok.model import RESERVE, SEA, Saga
from warhost.games.lords_of_ragnarok.tables import AUTHORITY, BOSS, HIGHEST, LEGION

# -- values


def raise_army(state: Saga, army: i64, n: i64) -> None:
    """Raise the value of an army."""
    value = min(HIGHEST, state.army_value[army] + n)  # lor.armies.cap
    if state.log is not None:
        state.say("army-value", army=state.army_text(army), value=value)
    state.army_value[army] = value
    state.stirred = True


def lower_army(state: Saga, army: i64, n: i64) -> None:
    """`lor.armies.destroyed`: below 1 an army goes back to its owner's reserve."""
    if state.army_value[army] <= n:
        destroy_army(state, army)
        return
    value = state.army_value[army] - n
    if state.log is not None:
        state.say("army-value", army=state.army_text(army), value=value)
    state.army_value[army] = value


def destroy_army(state: Saga, army: i64) -> None:
    if state.log is not None:
        state.say("army-destroyed", army=state.army_text(army))
    state.army_at[army] = RESERVE
    state.army_value[army] = 0
    moment(state, army // LEGION, ARMY_DESTROYED)


def growable(state: Saga, seat: i64) -> list[int]:
    """The seat's armies on the board below 6."""
    return [army for army in state.on_board(seat) if state.army_value[army] < HIGHEST]


def growable_in_settlements(state: Saga, seat: i64) -> list[int]:
    """Those of them in a settlement that the seat controls (`lor.board.settlement`)."""
    home = state.owned[seat] & state.board.settlements
    return [army for army in growable(state, seat) if home >> state.army_at[army] & 1]


# -- places


def put_army(state: Saga, army: i64, region: i64) -> None:
    """An army comes to a region, in whatever way; control and battles wait for the end of the step."""
    state.army_at[army] = region
    state.stirred = True


def move_army(state: Saga, army: i64, region: i64) -> None:
    if state.log is not None:
        state.say("army-moves", army=state.army_text(army), region=state.region_text(region))
    put_army(state, army, region)


def place_army(state: Saga, army: i64, region: i64) -> None:
    """`lor.movement.placement_not_move`."""
    if state.log is not None:
        state.say("army-placed", army=state.army_text(army), region=state.region_text(region))
    put_army(state, army, region)


def destinations(state: Saga, army: i64, range_: i64) -> i64:
    """Mask of the regions an army may move to; beyond the first only past regions without foreign armies."""
    seat = army // LEGION
    here = state.army_at[army]
    barred: i64 = 1 << state.figure_at[BOSS]  # lor.movement.loki_blocks_armies
    found: i64 = state.reach(seat, here) & ~barred
    if range_ > 1:
        foreign = state.foreign_hosts(seat)
        for region in state.board.members(found & ~foreign):
            found |= state.reach(seat, region) & ~barred
    return found & ~(1 << here)


# -- recruiting


def recruit(state: Saga, seat: i64, region: i64, value: i64) -> None:
    """An army from the reserve comes to the board with a value."""
    army = state.army_in_reserve(seat)
    state.army_value[army] = value
    put_army(state, army, region)
    if state.log is not None:
        state.say("recruits", player=state.player_text(seat), region=state.region_text(region), value=value)


def recruit_value(state: Saga, seat: i64) -> i64:
    """`lor.heroes.authority`, and what blessings add."""
    return min(HIGHEST, state.value(seat, AUTHORITY) + state.modifier(seat, RECRUIT_VALUE))


def recruit_regions(state: Saga, seat: i64) -> i64:
    """Mask of the regions where a seat may recruit (`lor.manoeuvres.recruit_where`)."""
    home = state.owned[seat] & state.board.settlements & ~state.foreign_hosts(seat)
    return state.board.shore[state.drakkar[seat]] | home


class Recruit(Ask):
    """Choose the region of a recruited army."""

    fields = ("who",)
    kind = "recruit"
    rule = "lor.manoeuvres.recruit_where"
    verbs = {"region": "muster"}

    def options(self, state: Saga) -> list[int]:
        return state.board.members(recruit_regions(state, self.who))

    def choose(self, state: Saga, choice: i64) -> None:
        recruit(state, self.who, choice, recruit_value(state, self.who))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-recruit", value=recruit_value(state, self.who))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice < SEA:
            if state.board.settlements >> choice & 1 and state.control[choice] == self.who:
                return Reason(
                    "lor.manoeuvres.recruit_into_enemy", Text("why-foreign-army", region=state.region_text(choice))
                )
            return Reason(self.rule, Text("why-no-recruit", region=state.region_text(choice)))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return state.army_in_reserve(self.who) >= 0


# -- retreat


def retreats(state: Saga, seat: i64, region: i64) -> i64:
    """Mask of the regions to which the seat's armies may retreat (`lor.movement.retreat_target`)."""
    return state.reach(seat, region) & state.owned[seat]


class Retreat(Procedure[Saga]):
    """An army must retreat; one that cannot is destroyed (`lor.movement.retreat_impossible`)."""

    fields = ("army",)

    def __init__(self, army: i64) -> None:
        self.army = army

    def run(self, state: Saga) -> None:
        if retreats(state, self.army // LEGION, state.army_at[self.army]) == 0:
            destroy_army(state, self.army)
        else:
            state.frames.append(ChooseRetreat(self.army))

    def fits(self, state: Saga, at: i64) -> bool:
        return state.army_at[self.army] >= 0


class ChooseRetreat(AskOfArmy):
    """Where an army retreats to: its owner chooses (`lor.movement.retreat_choice`)."""

    fields = ("army",)
    kind = "retreat"
    rule = "lor.movement.retreat_choice"
    verbs = {"region": "retreat"}

    def __init__(self, army: i64) -> None:
        self.army = army
        self.who = army // LEGION

    def options(self, state: Saga) -> list[int]:
        return state.board.members(retreats(state, self.who, state.army_at[self.army]))

    def choose(self, state: Saga, choice: i64) -> None:
        retreat(state, self.army, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-retreat", army=state.army_text(self.army))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        return why_no_retreat(state, self, self.who, state.army_at[self.army], choice)


def retreat(state: Saga, army: i64, region: i64) -> None:
    if state.log is not None:
        state.say("retreats", army=state.army_text(army), region=state.region_text(region))
    put_army(state, army, region)


def why_no_retreat(state: Saga, frame: Ask, seat: i64, here: i64, choice: i64) -> Reason:
    if choice >= SEA:
        return frame.wrong_kind(state, choice)
    name = state.region_text(choice)
    if state.reach(seat, here) >> choice & 1:
        return Reason("lor.movement.retreat_target", Text("why-retreat-not-own", region=name))
    return Reason("lor.movement.retreat_target", Text("why-not-adjacent", region=name))


def retreat_all(state: Saga, armies: list[int]) -> None:
    """Each army retreats on its own (`lor.movement.retreat_outside_battle`), in turn order from the active player."""
    ordered: list[int] = []
    for seat in state.clockwise(state.active):
        for army in armies:
            if army // LEGION == seat:
                ordered.append(army)
    for army in reversed(ordered):
        state.frames.append(Retreat(army))
