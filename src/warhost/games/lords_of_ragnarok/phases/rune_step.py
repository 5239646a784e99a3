"""Step 3, Rune Actions: one action paid with runes, of the nine basic ones or of a blessing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text, Thing
from warhost.games.lords_of_ragnarok.effects.book import (
    RUNE_ACTION_ADDED,
    RUNE_STEP,
    TAME_REACH,
    WILD_ALLIANCE,
    WILD_TAME,
    Effect,
)
from warhost.games.lords_of_ragnarok.effects.moments import available, can, offers, start, use
from warhost.games.lords_of_ragnarok.frames import Ask, AskInStep, is_monster
from warhost.games.lords_of_ragnarok.legality import why_no_rune_action, why_not_usable
from warhost.games.lords_of_ragnarok.mechanics.hands import return_rune, runes_held
from warhost.games.lords_of_ragnarok.model import (
    ARMY,
    ATTRIBUTE,
    BOX,
    FIGURE,
    FINISH,
    HUNT,
    ORIGIN,
    REALM,
    RUNE,
    RUNE_ACTION,
    RUNE_ACTIONS_STEP,
    USE,
    Saga,
    rune_text,
)
from warhost.games.lords_of_ragnarok.phases.alliance import allied, form_alliance
from warhost.games.lords_of_ragnarok.phases.monsters import take_monster
from warhost.games.lords_of_ragnarok.tables import BOSS, MONSTERS, REALMS, RUNE_ACTIONS, RUNE_TYPES

ACTIVATE_BOSS: Final = RUNE_ACTIONS.index("activate_boss")
CONTROL_MONSTER: Final = RUNE_ACTIONS.index("control_monster")
ALLIANCE: Final = RUNE_ACTIONS.index("alliance")


def types_held(state: Saga, seat: i64) -> i64:
    """How many different types of runes a seat has."""
    return len(runes_held(state, seat))


def can_pay(state: Saga, seat: i64, rune: i64, any_type: bool) -> bool:
    """Whether a seat can pay the one rune of a sheet or realm; -1 stands for any."""
    if any_type or rune < 0:
        return state.rune_count(seat) > 0
    return state.runes[seat * RUNE_TYPES + rune] > 0


# -- what the one-rune actions aim at


def tamable(state: Saga, seat: i64, free: bool) -> list[int]:
    """Neutral monsters that a seat can take control of and pay for, as choices (`lor.rune_actions.control_monster`)."""
    here = state.hero_at[seat]
    near: i64 = 1 << here
    if state.modifier(seat, TAME_REACH) > 0:
        near |= state.board.near[here]
    wild = state.modifier(seat, WILD_TAME) > 0
    found: list[int] = []
    for monster in range(MONSTERS):
        at = state.figure_at[monster]
        if at >= 0 and near >> at & 1 and state.ring[monster] < 0:
            if free or can_pay(state, seat, state.tables.figure_rune[monster], wild):
                found.append(FIGURE + monster)
    return found


def realm_rune(state: Saga, realm: i64) -> i64:
    return state.tables.realm_rune[state.terms.bracket][realm]


def befriendable(state: Saga, seat: i64, free: bool) -> list[int]:
    """Realms beside the hero, without the seat's marker, that it can pay for (`lor.rune_actions.alliance`)."""
    wild = state.modifier(seat, WILD_ALLIANCE) > 0
    found: list[int] = []
    for realm in range(REALMS):
        if state.board.realm_shore[realm] >> state.hero_at[seat] & 1 and not allied(state, seat, realm):
            if free or can_pay(state, seat, realm_rune(state, realm), wild):
                found.append(REALM + realm)
    return found


def basic_action_open(state: Saga, seat: i64, action: i64) -> bool:
    """Whether a basic rune action can be paid and would have an effect (`lor.rune_actions.must_have_effect`)."""
    if action == ACTIVATE_BOSS:
        here = state.figure_at[BOSS] == state.hero_at[seat]
        return here and can_pay(state, seat, state.tables.figure_rune[BOSS], False)
    if action == CONTROL_MONSTER:
        return len(tamable(state, seat, False)) > 0
    if action == ALLIANCE:
        return len(befriendable(state, seat, False)) > 0
    if types_held(state, seat) < state.book.rune_action_cost[action]:
        return False
    return can(state, state.book.rune_action[action], seat)


def added_actions(state: Saga, seat: i64) -> list[Effect]:
    """Rune actions of blessings that can be paid and would have an effect."""
    found: list[Effect] = []
    for effect in available(state, seat, RUNE_ACTION_ADDED):
        held = state.rune_count(seat) if effect.any_rune else types_held(state, seat)
        if held >= effect.runes:
            found.append(effect)
    return found


class RuneStep(AskInStep):
    """Perform a rune action, use an artifact, or finish."""

    fields = ("who",)
    on_top = False
    step = RUNE_ACTIONS_STEP
    kind = "rune_step"
    rule = "lor.rune_actions.one_per_turn"

    def options(self, state: Saga) -> list[int]:
        who = self.who
        found: list[int] = []
        further = offers(state, who, RUNE_STEP)
        if state.rune_actions > 0 and state.rune_count(who) > 0:
            if state.powers[who] & state.book.sources[RUNE_ACTION_ADDED]:
                further += [USE + effect.source for effect in added_actions(state, who)]
            for action in range(len(RUNE_ACTIONS)):
                if basic_action_open(state, who, action):
                    found.append(RUNE_ACTION + action)
        further.sort()
        found = further + found
        if found:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == FINISH:
            return
        who = self.who
        state.frames.append(self)
        if choice >= RUNE_ACTION:
            self.invoke(state, choice - RUNE_ACTION)
            return
        source = choice - USE
        if state.book.sources[RUNE_STEP] >> source & 1:
            use(state, who, RUNE_STEP, source)
            return
        state.rune_actions -= 1
        for effect in state.book.at[RUNE_ACTION_ADDED]:
            if effect.source == source:
                use(state, who, RUNE_ACTION_ADDED, source)
                state.frames.append(PayRune(who, effect.runes, 0))

    def invoke(self, state: Saga, action: i64) -> None:
        """A basic action: its cost is paid before its effect, and the aim of a one-rune action chosen before both."""
        who = self.who
        state.rune_actions -= 1
        if state.log is not None:
            state.say("invokes", player=state.player_text(who), action=Thing("invoke", RUNE_ACTIONS[action]))
        if action == CONTROL_MONSTER:
            state.frames.append(Tame(who, False))
        elif action == ALLIANCE:
            state.frames.append(Befriend(who, False))
        elif action == ACTIVATE_BOSS:
            start(state, state.book.rune_action[action], who)
            pay_one(state, who, state.tables.figure_rune[BOSS], False)
        else:
            start(state, state.book.rune_action[action], who)
            state.frames.append(PayRune(who, state.book.rune_action_cost[action], 0))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-rune-step", left=state.rune_actions)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if RUNE_ACTION <= choice < BOX:
            return why_no_rune_action(state, self.who, choice - RUNE_ACTION)
        if USE <= choice < ORIGIN:
            return why_not_usable(state, self.who, choice - USE)
        return self.wrong_kind(state, choice)


# -- paying


def pay_one(state: Saga, seat: i64, rune: i64, any_type: bool) -> None:
    """Pay the one rune of a sheet or realm."""
    if any_type or rune < 0:
        state.frames.append(PayRune(seat, 1, 0))
    else:
        spend(state, seat, rune)


def spend(state: Saga, seat: i64, rune: i64) -> None:
    return_rune(state, seat, rune)
    if state.log is not None:
        state.say("pays-rune", player=state.player_text(seat), rune=rune_text(rune))


class PayRune(Ask):
    """Choose the runes of a cost one by one, all of different types (`lor.rune_actions.set_different`)."""

    fields = ("who", "left", "paid")
    kind = "pay"
    rule = "lor.rune_actions.set_different"
    verbs = {"rune": "pay"}

    def __init__(self, who: i64, left: i64, paid: i64) -> None:
        self.who = who
        self.left = left
        self.paid = paid  # mask of types

    def options(self, state: Saga) -> list[int]:
        found = [choice for choice in runes_held(state, self.who) if not self.paid >> (choice - RUNE) & 1]
        return found[:1] if len(found) == self.left else found  # all of them are paid, in whatever order

    def choose(self, state: Saga, choice: i64) -> None:
        rune = choice - RUNE
        if self.left > 1:
            state.frames.append(PayRune(self.who, self.left - 1, self.paid | 1 << rune))
        spend(state, self.who, rune)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-pay", count=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if RUNE <= choice < ATTRIBUTE:
            rune = choice - RUNE
            key = "why-rune-paid" if self.paid >> rune & 1 else "why-no-rune"
            return Reason(self.rule, Text(key, rune=rune_text(rune)))
        return self.wrong_kind(state, choice)


# -- the one-rune actions


class Tame(Ask):
    """Choose the neutral monster to take control of."""

    fields = ("who", "free")
    kind = "tame"
    rule = "lor.rune_actions.control_monster"
    verbs = {"figure": "tame"}

    def __init__(self, who: i64, free: bool) -> None:
        self.who = who
        self.free = free  # no rune is paid

    def options(self, state: Saga) -> list[int]:
        return tamable(state, self.who, self.free)

    def choose(self, state: Saga, choice: i64) -> None:
        monster = choice - FIGURE
        state.frames.append(Tamed(self.who, monster))
        if not self.free:
            pay_one(state, self.who, state.tables.figure_rune[monster], state.modifier(self.who, WILD_TAME) > 0)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-tame")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if not FIGURE <= choice < HUNT:
            return self.wrong_kind(state, choice)
        figure = choice - FIGURE
        name = state.figure_text(figure)
        if figure == BOSS:
            return Reason("lor.ownership.never_owned", Text("why-boss-untamed"))
        if state.ring[figure] == self.who:
            return Reason(self.rule, Text("why-ring-yours", figure=name))
        if state.ring[figure] >= 0:
            return Reason("lor.monsters.no_steal", Text("why-has-ring", figure=name))
        if state.figure_at[figure] == state.hero_at[self.who]:
            return Reason("lor.rune_actions.specific_rune", Text("why-wrong-rune"))
        return Reason(self.rule, Text("why-monster-elsewhere", figure=name))


class Tamed(Procedure[Saga]):
    """The monster is taken once its rune is paid."""

    fields = ("who", "figure")

    def __init__(self, who: i64, figure: i64) -> None:
        self.who = who
        self.figure = figure

    def run(self, state: Saga) -> None:
        take_monster(state, self.who, self.figure)

    def fits(self, state: Saga, at: i64) -> bool:
        return is_monster(state, self.figure) and state.ring[self.figure] < 0


class Befriend(Ask):
    """Choose the realm beside the hero to ally with."""

    fields = ("who", "free")
    kind = "befriend"
    rule = "lor.rune_actions.alliance"

    def __init__(self, who: i64, free: bool) -> None:
        self.who = who
        self.free = free  # no rune is paid

    def options(self, state: Saga) -> list[int]:
        return befriendable(state, self.who, self.free)

    def choose(self, state: Saga, choice: i64) -> None:
        realm = choice - REALM
        state.frames.append(Befriended(self.who, realm))
        if not self.free:
            pay_one(state, self.who, realm_rune(state, realm), state.modifier(self.who, WILD_ALLIANCE) > 0)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-befriend")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if not REALM <= choice < ARMY:
            return self.wrong_kind(state, choice)
        realm = choice - REALM
        if allied(state, self.who, realm):
            return Reason("lor.realms.one_alliance_each", Text("why-allied", realm=state.realm_text(realm)))
        if state.board.realm_shore[realm] >> state.hero_at[self.who] & 1:
            return Reason("lor.rune_actions.specific_rune", Text("why-wrong-rune"))
        return Reason(self.rule, Text("why-realm-far", realm=state.realm_text(realm)))


class Befriended(Procedure[Saga]):
    """The alliance is formed once its rune is paid: the card of the first ally comes after the cost."""

    fields = ("who", "realm")

    def __init__(self, who: i64, realm: i64) -> None:
        self.who = who
        self.realm = realm

    def run(self, state: Saga) -> None:
        form_alliance(state, self.who, self.realm)
