"""Step 5: the special action and the markers on the wheel; the actions themselves have files of their own."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import MARKER_COVERED, MARKER_PLACED, REALMS_BESIDE_HERO
from warhost.games.lords_of_ragnarok.effects.moments import can, moment, start
from warhost.games.lords_of_ragnarok.frames import Ask, AskInStep
from warhost.games.lords_of_ragnarok.legality import usurp_refused, why_no_action
from warhost.games.lords_of_ragnarok.mechanics.armies import Recruit
from warhost.games.lords_of_ragnarok.mechanics.hands import gain_runes
from warhost.games.lords_of_ragnarok.model import (
    ACTION,
    FINISH,
    RUNE_ACTION,
    SPECIAL_ACTION,
    STALL,
    YES,
    Saga,
    action_text,
)
from warhost.games.lords_of_ragnarok.phases.build_monument import ChooseMonument
from warhost.games.lords_of_ragnarok.phases.build_temple import ChooseSite, temple_sites
from warhost.games.lords_of_ragnarok.phases.ending import reckon
from warhost.games.lords_of_ragnarok.phases.manoeuvres import Mobilize, may_act
from warhost.games.lords_of_ragnarok.phases.monsters_action import MonstersAction, huntable, rousable
from warhost.games.lords_of_ragnarok.phases.prepare import Prepare, preparations
from warhost.games.lords_of_ragnarok.phases.usurp import usurp
from warhost.games.lords_of_ragnarok.tables import (
    ARMIES,
    BUILD_MONUMENT,
    BUILD_TEMPLE,
    LEGION,
    MOBILIZE,
    MONSTERS_ACTION,
    PREPARE_ACTION,
    REINFORCE,
    TOP,
    USURP,
    WHEEL,
)

# -- choosing


def resolvable(state: Saga, seat: i64, action: i64) -> bool:
    """Whether the seat could carry out an action (`lor.special_actions.must_be_resolvable`)."""
    if action == REINFORCE:
        return state.army_in_reserve(seat) >= 0
    if action == MOBILIZE:
        for army in range(seat * LEGION, seat * LEGION + LEGION):
            if state.army_at[army] >= 0 and may_act(state, army):
                return True
        return False
    if action == PREPARE_ACTION:
        return len(preparations(state, seat)) > 0
    if action == BUILD_TEMPLE:
        return temple_sites(state, seat) != 0
    if action == MONSTERS_ACTION:
        return len(rousable(state, seat, -1)) > 0 or len(huntable(state, seat)) > 0
    if action == USURP:
        return usurp_refused(state, seat) is None
    return min(state.level) < TOP


def legal_actions(state: Saga, seat: i64) -> list[int]:
    """The special actions a seat may choose, as choices."""
    found: list[int] = []
    marked = False
    for action in range(WHEEL):
        if state.marked(seat, action):  # lor.special_actions.not_twice
            marked = True
        elif resolvable(state, seat, action):
            found.append(ACTION + action)
    if marked and resolvable(state, seat, BUILD_MONUMENT):  # lor.build_monument.requirement
        found.append(ACTION + BUILD_MONUMENT)
    return found


class SpecialAction(Procedure[Saga]):
    """The step itself; where nothing is legal it is passed, and when everybody passes the game is over."""

    lies_on = ("EndOfStep",)

    def run(self, state: Saga) -> None:
        who = state.active
        if legal_actions(state, who):
            state.frames.append(ChooseAction(who))
            return
        state.stalls += 1
        if state.log is not None:
            state.say("no-action", player=state.player_text(who))
        if state.stalls == state.seats:  # lor.special_actions.stall_ends_game
            state.doom = who
            reckon(state, STALL)

    def fits(self, state: Saga, at: i64) -> bool:
        return state.step == SPECIAL_ACTION


class ChooseAction(AskInStep):
    """Choose the special action of the turn (`lor.special_actions.mandatory`)."""

    fields = ("who",)
    kind = "action"
    rule = "lor.special_actions.mandatory"

    def options(self, state: Saga) -> list[int]:
        return legal_actions(state, self.who)

    def choose(self, state: Saga, choice: i64) -> None:
        action = choice - ACTION
        state.stalls = 0
        if state.log is not None:
            state.say("action", player=state.player_text(self.who), action=action_text(action))
        if action == BUILD_MONUMENT:
            state.frames.append(ChooseMonument(self.who))
        else:
            place_marker(state, self.who, action)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-action")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ACTION <= choice < RUNE_ACTION:
            return why_no_action(state, self.who, choice - ACTION)
        if choice == FINISH:
            return Reason(self.rule, Text("why-action-mandatory"))
        return self.wrong_kind(state, choice)


# -- the wheel


def place_marker(state: Saga, who: i64, action: i64) -> None:
    """A first marker pays the realm's bonus, another one a rune to whoever it covers; both before the action."""
    stack: i64 = state.wheel[action]
    state.wheel[action] = stack << 3 | who + 1
    state.frames.append(PerformAction(action))
    moment(state, who, MARKER_PLACED, action)
    if stack == 0:
        realm = state.tables.realm_of_action[state.terms.bracket][action]
        friends = friends_of(state, realm)
        for i in range(state.seats):  # the active player last, so pushed first
            seat = (who - i) % state.seats
            if friends >> seat & 1:
                state.frames.append(OfferBonus(seat, realm))
    else:
        covered = (stack & 7) - 1
        moment(state, covered, MARKER_COVERED)
        if state.log is not None:
            state.say("covered", player=state.player_text(covered))
        gain_runes(state, covered, 1)


def friends_of(state: Saga, realm: i64) -> i64:
    """Mask of the seats that take a realm's bonus: its allies, and who counts as one."""
    friends: i64 = state.allies[realm]
    for seat in range(state.seats):
        if state.modifier(seat, REALMS_BESIDE_HERO) and state.board.realm_shore[realm] >> state.hero_at[seat] & 1:
            friends |= 1 << seat
    return friends


class OfferBonus(Ask):
    """Take the bonus of a realm or decline it (`lor.special_actions.realm_bonus_optional`)."""

    fields = ("who", "realm")
    lies_on = ("PerformAction", "OfferBonus", "Effects")
    on_top = False
    kind = "realm_bonus"
    rule = "lor.special_actions.realm_bonus_optional"
    verbs = {"finish": "decline"}

    def __init__(self, who: i64, realm: i64) -> None:
        self.who = who
        self.realm = realm

    def options(self, state: Saga) -> list[int]:
        possible = can(state, state.book.realm[state.terms.bracket][self.realm], self.who)
        return [FINISH, YES] if possible else []

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == YES:
            take_bonus(state, self.who, self.realm)

    def prompt(self, state: Saga) -> Text:
        bracket = state.board.side.replace("-", "")
        bonus = Text(f"realm-{state.tables.realm_ids[self.realm]}-about-{bracket}")
        return Text("prompt-realm-bonus", realm=state.realm_text(self.realm), bonus=bonus)

    def fits(self, state: Saga, at: i64) -> bool:
        return any([isinstance(frame, PerformAction) for frame in state.frames[:at]])


def take_bonus(state: Saga, seat: i64, realm: i64) -> None:
    if state.log is not None:
        state.say("realm-bonus", player=state.player_text(seat), realm=state.realm_text(realm))
    start(state, state.book.realm[state.terms.bracket][realm], seat)


class PerformAction(Procedure[Saga]):
    """The action itself, as far as it is still possible (`lor.special_actions.legality_moment`)."""

    fields = ("action",)
    lies_on = ("EndOfStep",)

    def __init__(self, action: i64) -> None:
        self.action = action

    def run(self, state: Saga) -> None:
        who = state.active
        action = self.action
        if action == REINFORCE:
            if state.army_in_reserve(who) >= 0:
                state.frames.append(Recruit(who))
        elif action == MOBILIZE:
            state.frames.append(Mobilize(who, 0, ARMIES))
        elif action == PREPARE_ACTION:
            state.frames.append(Prepare(who, 2))
        elif action == BUILD_TEMPLE:
            state.frames.append(ChooseSite(who))
        elif action == MONSTERS_ACTION:
            state.frames.append(MonstersAction(who, -1))
        elif usurp_refused(state, who) is None:
            usurp(state, who)

    def fits(self, state: Saga, at: i64) -> bool:
        return state.step == SPECIAL_ACTION
