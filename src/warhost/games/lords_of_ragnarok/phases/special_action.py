"""Step 5: the special action, the markers on the wheel, and the six actions of the wheel."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text, Thing
from warhost.games.lords_of_ragnarok.effects.book import MARKER_COVERED, MARKER_PLACED, OWN_BUILD, REALMS_BESIDE_HERO
from warhost.games.lords_of_ragnarok.effects.moments import can, moment, start
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.legality import usurp_refused, why_no_action, why_no_hunt, why_no_rousing
from warhost.games.lords_of_ragnarok.mechanics.armies import (
    Recruit,
    growable_in_settlements,
    raise_army,
    recruit,
    recruit_value,
    retreat_all,
)
from warhost.games.lords_of_ragnarok.mechanics.control import take_control
from warhost.games.lords_of_ragnarok.mechanics.hands import draw, drawable, gain_runes, runes_left
from warhost.games.lords_of_ragnarok.mechanics.heroes import Heal
from warhost.games.lords_of_ragnarok.model import (
    ACTION,
    ARMY,
    FIGURE,
    FINISH,
    GOD,
    HUNT,
    NOBODY,
    ORIGIN,
    PLAYER,
    PREPARE,
    RECRUIT,
    RUNE_ACTION,
    SEA,
    STALL,
    USE,
    YES,
    Saga,
    action_text,
)
from warhost.games.lords_of_ragnarok.phases.build_monument import ChooseMonument
from warhost.games.lords_of_ragnarok.phases.ending import reckon, seek_victory
from warhost.games.lords_of_ragnarok.phases.hunt import begin_hunt
from warhost.games.lords_of_ragnarok.phases.manoeuvres import Mobilize, may_act
from warhost.games.lords_of_ragnarok.phases.monsters import activate
from warhost.games.lords_of_ragnarok.tables import (
    ARMIES,
    BOSS,
    BUILD_MONUMENT,
    BUILD_TEMPLE,
    LEGION,
    MOBILIZE,
    MONSTERS,
    MONSTERS_ACTION,
    PREPARATIONS,
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


class ChooseAction(Ask):
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


def take_bonus(state: Saga, seat: i64, realm: i64) -> None:
    if state.log is not None:
        state.say("realm-bonus", player=state.player_text(seat), realm=state.realm_text(realm))
    start(state, state.book.realm[state.terms.bracket][realm], seat)


class PerformAction(Procedure[Saga]):
    """The action itself, as far as it is still possible (`lor.special_actions.legality_moment`)."""

    fields = ("action",)

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


# -- Prepare


def preparations(state: Saga, seat: i64) -> list[int]:
    """The options of Prepare that are possible, as choices."""
    found: list[int] = []
    if state.injured[seat]:
        found.append(PREPARE + PREPARATIONS.index("heal"))
    if drawable(state):
        found.append(PREPARE + PREPARATIONS.index("card"))
    if runes_left(state):
        found.append(PREPARE + PREPARATIONS.index("rune"))
    if growable_in_settlements(state, seat):
        found.append(PREPARE + PREPARATIONS.index("army"))
    return found


class Prepare(Ask):
    """Two options, one after the other; the same one may be taken twice (`lor.prepare.choose_two`)."""

    fields = ("who", "left")
    kind = "prepare"
    rule = "lor.prepare.choose_two"

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left

    def options(self, state: Saga) -> list[int]:
        return preparations(state, self.who)

    def choose(self, state: Saga, choice: i64) -> None:
        who = self.who
        option = PREPARATIONS[choice - PREPARE]
        if self.left > 1:
            state.frames.append(Prepare(who, self.left - 1))
        if state.log is not None:
            state.say("prepares", player=state.player_text(who), option=Thing("prepare", option))
        if option == "heal":
            state.frames.append(Heal(who, 1, False))
        elif option == "card":
            draw(state, who, 1)
        elif option == "rune":
            gain_runes(state, who, 1)
        else:
            state.frames.append(GrowAtHome(who))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-prepare", left=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if PREPARE <= choice < FINISH:
            option = PREPARATIONS[choice - PREPARE]
            return Reason(f"lor.prepare.{option}", Text(f"why-no-prepare-{option}"))
        return self.wrong_kind(state, choice)


class GrowAtHome(Ask):
    """Raise an army in a settlement that its owner controls (`lor.prepare.army`)."""

    fields = ("who",)
    kind = "grow_at_home"
    rule = "lor.prepare.army"
    verbs = {"army": "raise"}

    def options(self, state: Saga) -> list[int]:
        return [ARMY + army for army in growable_in_settlements(state, self.who)]

    def choose(self, state: Saga, choice: i64) -> None:
        raise_army(state, choice - ARMY, 1)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-grow-at-home")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason(self.rule, Text("why-not-at-home"))
        return self.wrong_kind(state, choice)


# -- Build Temple


def temple_sites(state: Saga, seat: i64) -> i64:
    """Mask of the regions where a seat may build a temple (`lor.build_temple.where`)."""
    if state.temples_built == state.terms.temples:
        return 0
    return state.owned[seat] & state.board.shrines & ~state.temples


class ChooseSite(Ask):
    """Choose the region of a temple."""

    fields = ("who",)
    kind = "site"
    rule = "lor.build_temple.where"
    verbs = {"region": "build"}

    def options(self, state: Saga) -> list[int]:
        return state.board.members(temple_sites(state, self.who))

    def choose(self, state: Saga, choice: i64) -> None:
        build_temple(state, self.who, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-site")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice >= SEA:
            return self.wrong_kind(state, choice)
        name = state.region_text(choice)
        if choice >= state.board.regions:
            return Reason("lor.setup.board_side", Text("why-not-on-board"))
        if state.control[choice] != self.who:
            return Reason(self.rule, Text("why-not-controlled", region=name))
        if state.temples >> choice & 1:
            return Reason("lor.board.one_temple_per_region", Text("why-has-temple", region=name))
        return Reason("lor.board.one_temple_per_region", Text("why-no-shrine", region=name))


def build_temple(state: Saga, who: i64, region: i64) -> None:
    """Temple and test of victory (`lor.build_temple.win_check`), priest, then the draft its space may show."""
    space = state.temples_built
    state.temples |= 1 << region
    state.temples_built += 1
    if state.log is not None:
        state.say("temple", player=state.player_text(who), region=state.region_text(region))
    seek_victory(state, who)
    if state.winner != NOBODY:
        return
    if state.terms.drafts[space]:
        state.frames.append(BlessingDraft())
    moment(state, who, OWN_BUILD)
    gain_priests(state, who, 1)


def gain_priests(state: Saga, who: i64, n: i64) -> None:
    """`lor.priests.own_colour`: as many as there are in the supply."""
    gained = min(n, state.priests_left(who))
    if gained > 0:
        state.priests[who] += gained
        if state.log is not None:
            state.say("priests", player=state.player_text(who), count=gained)


# -- the blessing draft


class BlessingDraft(Procedure[Saga]):
    """Reveal one blessing more than there are players (`lor.blessing_draft.reveal`)."""

    def run(self, state: Saga) -> None:
        state.display = []
        for _ in range(state.seats + 1):
            if not state.blessing_deck:
                state.blessing_deck = state.blessing_discard
                state.blessing_discard = []
                state.chance.shuffle(state.blessing_deck)
            if state.blessing_deck:
                state.display.append(state.blessing_deck.pop())
        state.reveals += 1
        if state.log is not None:
            state.say("blessings", blessings=tuple([state.source_text(b) for b in state.display]))
        state.frames.append(PickBlessing(state.active, state.seats))


class PickBlessing(Ask):
    """Take one blessing: the active player first, then counter-clockwise (`lor.blessing_draft.pick_order`)."""

    fields = ("who", "left")
    kind = "blessing"
    rule = "lor.blessing_draft.pick_order"
    verbs = {"source": "bless"}

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left  # players who are still to take one

    def options(self, state: Saga) -> list[int]:
        return [USE + blessing for blessing in sorted(state.display)]

    def choose(self, state: Saga, choice: i64) -> None:
        blessing = choice - USE
        state.display.remove(blessing)
        state.powers[self.who] |= 1 << blessing
        if state.log is not None:
            state.say("blessed", player=state.player_text(self.who), blessing=state.source_text(blessing))
        if self.left > 1:
            state.frames.append(PickBlessing((self.who - 1) % state.seats, self.left - 1))
            return
        state.blessing_discard += state.display
        if state.log is not None:
            state.say("unblessed", blessings=tuple([state.source_text(b) for b in state.display]))
        state.display = []

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-blessing")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if USE <= choice < ORIGIN:
            return Reason("lor.blessing_draft.reveal", Text("why-not-on-display", what=state.source_text(choice - USE)))
        if choice == FINISH:
            return Reason("lor.blessing_draft.last_discarded", Text("why-must-bless"))
        return self.wrong_kind(state, choice)


# -- Monsters


def rousable(state: Saga, seat: i64, first: i64) -> list[int]:
    """The monsters a seat may activate, neutral ones and its own, as choices."""
    found: list[int] = []
    for monster in range(MONSTERS):
        if state.figure_at[monster] >= 0 and monster != first:
            ring = state.ring[monster]
            if ring < 0 or ring == seat:
                found.append(FIGURE + monster)
    return found


def huntable(state: Saga, seat: i64) -> list[int]:
    """The monsters beside the hero, and the boss for who has the kills, as choices."""
    here = state.hero_at[seat]
    found = [HUNT + monster for monster in range(MONSTERS) if state.figure_at[monster] == here]
    if state.figure_at[BOSS] == here and state.kills(seat) >= state.terms.kills_for_boss:
        found.append(HUNT + BOSS)
    return found


class MonstersAction(Ask):
    """Activate one or two monsters, or hunt (`lor.monsters_action.one_option`)."""

    fields = ("who", "first")
    kind = "monsters"
    rule = "lor.monsters_action.one_option"

    def __init__(self, who: i64, first: i64) -> None:
        self.who = who
        self.first = first  # the monster that was activated, -1: none yet

    def options(self, state: Saga) -> list[int]:
        found = rousable(state, self.who, self.first)
        if self.first < 0:
            return found + huntable(state, self.who)
        if found:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == FINISH:
            return
        if choice >= HUNT:
            begin_hunt(state, self.who, choice - HUNT)
            return
        monster = choice - FIGURE
        if self.first < 0:
            state.frames.append(MonstersAction(self.who, monster))
        activate(state, monster, False)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-monsters" if self.first < 0 else "prompt-second-monster")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if FIGURE <= choice < HUNT:
            return why_no_rousing(state, self.who, choice - FIGURE, self.first)
        if HUNT <= choice < GOD:
            if self.first >= 0:
                return Reason(self.rule, Text("why-activating"))
            return why_no_hunt(state, self.who, choice - HUNT)
        return self.wrong_kind(state, choice)


# -- Usurp


def usurp(state: Saga, who: i64) -> None:
    """`lor.usurp.order`: retreats, control, recruit."""
    region = state.hero_at[who]
    state.frames.append(Usurped(who, region))
    others = [army for army in range(state.seats * LEGION) if state.army_at[army] == region and army // LEGION != who]
    retreat_all(state, others)


class Usurped(Procedure[Saga]):
    """Take control of the region; then an army may be recruited there."""

    fields = ("who", "region")

    def __init__(self, who: i64, region: i64) -> None:
        self.who = who
        self.region = region

    def run(self, state: Saga) -> None:
        state.frames.append(RecruitThere(self.who, self.region))
        take_control(state, self.who, self.region)


class RecruitThere(Ask):
    """Recruit in the usurped region, or not (`lor.usurp.recruit_optional`)."""

    fields = ("who", "region")
    kind = "usurped"
    rule = "lor.usurp.recruit"
    verbs = {"finish": "decline"}

    def __init__(self, who: i64, region: i64) -> None:
        self.who = who
        self.region = region

    def options(self, state: Saga) -> list[int]:
        return [FINISH, RECRUIT] if state.army_in_reserve(self.who) >= 0 else []

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == RECRUIT:
            recruit(state, self.who, self.region, recruit_value(state, self.who))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-usurped", region=state.region_text(self.region), value=recruit_value(state, self.who))
