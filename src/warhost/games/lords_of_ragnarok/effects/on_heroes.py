"""Operations on heroes, drakkars and realms."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import Args, On, Op
from warhost.games.lords_of_ragnarok.effects.moments import can, go_on, start
from warhost.games.lords_of_ragnarok.frames import Ask, AskOfFigure
from warhost.games.lords_of_ragnarok.mechanics.control import ClaimRegions
from warhost.games.lords_of_ragnarok.mechanics.heroes import Heal, Injure, heal, healthy, place_hero, raise_attribute
from warhost.games.lords_of_ragnarok.model import (
    ATTRIBUTE,
    CARD,
    FIGURE,
    FINISH,
    PLAYER,
    SEA,
    YES,
    Saga,
    attribute_text,
    members,
)
from warhost.games.lords_of_ragnarok.phases.alliance import AllyAny, allied
from warhost.games.lords_of_ragnarok.phases.hero_step import SailOn, sea_reach
from warhost.games.lords_of_ragnarok.phases.rune_step import Befriend, befriendable
from warhost.games.lords_of_ragnarok.phases.special_action import take_bonus
from warhost.games.lords_of_ragnarok.tables import ATTRIBUTES, HIGHEST, REALMS, WHEEL

TARGETS: Final = ("hunter", "each_hero_in_monster_region", "one_hero_in_monster_region", "one_hero_within_1")
HUNTERS_HERO: Final = TARGETS.index("hunter")
EACH_HERO: Final = TARGETS.index("each_hero_in_monster_region")
HERO_WITHIN_ONE: Final = TARGETS.index("one_hero_within_1")
LOWEST_ATTRIBUTE: Final = len(ATTRIBUTES)  # beside the attributes themselves

# -- drakkar and hero


class MoveDrakkar(Op[Saga]):
    """Move one's drakkar up to so many seas."""

    name = "move_drakkar"

    def __init__(self, n: i64) -> None:
        self.n = n

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

    def possible(self, state: Saga, on: On) -> bool:
        return len(sea_reach(state, on.who, self.n)) > 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(SailOn(on.who, self.n))

    def words(self) -> Text:
        return Text("op-move_drakkar", n=self.n)


class PlaceOwnHero(Op[Saga]):
    """Place one's hero in any other region."""

    name = "place_hero"

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return LureHero() if args["where"] == "monster_region" else cls()

    def possible(self, state: Saga, on: On) -> bool:
        return True

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(Travel(on.who))

    def words(self) -> Text:
        return Text("op-place_hero")


class Travel(Ask):
    """Choose the region where one's hero is placed (`lor.rune_actions.place_hero`)."""

    fields = ("who",)
    kind = "travel"
    rule = "lor.rune_actions.place_hero"
    verbs = {"region": "travel"}

    def options(self, state: Saga) -> list[int]:
        return state.board.members(state.board.everywhere & ~(1 << state.hero_at[self.who]))

    def choose(self, state: Saga, choice: i64) -> None:
        place_hero(state, self.who, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-travel")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice >= SEA:
            return self.wrong_kind(state, choice)
        if choice >= state.board.regions:
            return Reason("lor.setup.board_side", Text("why-not-on-board"))
        return Reason(self.rule, Text("why-there-already", region=state.region_text(choice)))


class LureHero(PlaceOwnHero):
    """Place a hero near a monster in its region; what follows concerns that hero's player."""

    binds = True

    def possible(self, state: Saga, on: On) -> bool:
        return len(heroes_near(state, on.figure, HERO_WITHIN_ONE)) > 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(ChooseLured(on.who, on.figure, on.program, on.at))

    def fits(self, state: Saga, on: On) -> bool:
        return on.figure >= 0 and state.figure_at[on.figure] >= 0


def heroes_near(state: Saga, figure: i64, target: i64) -> list[int]:
    """The seats whose heroes an operation of a monster may concern."""
    here = state.figure_at[figure]
    regions: i64 = 1 << here
    if target == HERO_WITHIN_ONE:
        regions |= state.board.near[here]
    found: list[int] = []
    for seat in range(state.seats):
        at = state.hero_at[seat]
        if at >= 0 and regions >> at & 1:  # in the hero draft some are still to come
            found.append(seat)
    return found


class ChooseLured(AskOfFigure):
    """Choose the hero that is lured."""

    fields = ("who", "figure", "program", "at")
    kind = "lured"
    rule = "lor.monsters.attack_without_target"
    verbs = {"player": "lure"}

    def __init__(self, who: i64, figure: i64, program: i64, at: i64) -> None:
        self.who = who
        self.figure = figure
        self.program = program
        self.at = at

    def options(self, state: Saga) -> list[int]:
        return [PLAYER + seat for seat in heroes_near(state, self.figure, HERO_WITHIN_ONE)]

    def choose(self, state: Saga, choice: i64) -> None:
        seat = choice - PLAYER
        go_on(state, self.program, self.at, self.who, self.figure, seat)
        place_hero(state, seat, state.figure_at[self.figure])

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-lured", figure=state.figure_text(self.figure))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if PLAYER <= choice < FIGURE:
            return Reason("lor.monsters.next_to", Text("why-hero-elsewhere"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        ops = state.book.programs[self.program]
        here = self.figure >= 0 and state.figure_at[self.figure] >= 0
        return here and self.at < len(ops) and ops[self.at].binds


# -- injuries and attributes


class HealInjuries(Op[Saga]):
    """Heal injuries of one's hero."""

    name = "heal"

    def __init__(self, n: i64, all_: bool) -> None:
        self.n = n
        self.all = all_

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], bool(args.get("all")))

    def possible(self, state: Saga, on: On) -> bool:
        return state.injured[on.who] != 0

    def perform(self, state: Saga, on: On) -> None:
        if self.all and members(state.injured[on.who]) <= self.n:
            for attribute in range(len(ATTRIBUTES)):
                if state.injured[on.who] >> attribute & 1:
                    heal(state, on.who, attribute)
        else:
            state.frames.append(Heal(on.who, self.n, False))

    def words(self) -> Text:
        return Text("op-heal", n=self.n)


class InjureHeroes(Op[Saga]):
    """Heroes suffer injuries."""

    name = "injure"

    def __init__(self, n: i64, target: i64) -> None:
        self.n = n
        self.target = target

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], TARGETS.index(args["target"]))

    def possible(self, state: Saga, on: On) -> bool:
        if self.target == HUNTERS_HERO:
            return True  # where no token is healthy the hunt is lost
        return len(self.victims(state, on)) > 0

    def victims(self, state: Saga, on: On) -> list[int]:
        return [seat for seat in heroes_near(state, on.figure, self.target) if healthy(state, seat)]

    def perform(self, state: Saga, on: On) -> None:
        if self.target == HUNTERS_HERO:
            state.frames.append(Injure(state.hunter, self.n, False))
        elif self.target == EACH_HERO:
            victims = self.victims(state, on)
            for seat in reversed(state.clockwise(state.active)):
                if seat in victims:
                    state.frames.append(Injure(seat, self.n, False))
        else:
            state.frames.append(ChooseVictim(on.who, on.figure, self.target, self.n))

    def words(self) -> Text:
        if self.target == HUNTERS_HERO:
            return Text("op-injure", n=self.n)
        return Text("op-injure-each" if self.target == EACH_HERO else "op-injure-one", n=self.n)

    def fits(self, state: Saga, on: On) -> bool:
        if self.target == HUNTERS_HERO:
            return state.hunter >= 0
        return on.figure >= 0 and state.figure_at[on.figure] >= 0


class ChooseVictim(AskOfFigure):
    """Choose the hero that suffers."""

    fields = ("who", "figure", "target", "injuries")
    kind = "victim"
    rule = "lor.events.active_player_resolves"
    verbs = {"player": "wound"}

    def __init__(self, who: i64, figure: i64, target: i64, injuries: i64) -> None:
        self.who = who
        self.figure = figure
        self.target = target
        self.injuries = injuries

    def options(self, state: Saga) -> list[int]:
        near = heroes_near(state, self.figure, self.target)
        return [PLAYER + seat for seat in near if healthy(state, seat)]

    def choose(self, state: Saga, choice: i64) -> None:
        state.frames.append(Injure(choice - PLAYER, self.injuries, False))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-victim", injuries=self.injuries)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if PLAYER <= choice < FIGURE:
            return Reason("lor.injuries.all_injured", Text("why-no-victim"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        here = self.figure >= 0 and state.figure_at[self.figure] >= 0
        return here and 0 <= self.target < len(TARGETS)


def healthy_tokens(state: Saga, seat: i64) -> i64:
    return len(ATTRIBUTES) - members(state.injured[seat])


class MayInjureSelf(Op[Saga]):
    """One's hero suffers injuries because the player wants it."""

    name = "may_injure_self"

    def __init__(self, n: i64) -> None:
        self.n = n

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

    def possible(self, state: Saga, on: On) -> bool:
        return healthy_tokens(state, on.who) >= self.n

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(Injure(on.who, self.n, True))


class InjureSelfFor(Op[Saga]):
    """The player may have the hero suffer injuries for something."""

    name = "injure_self_for"
    may = True

    def __init__(self, n: i64, then: i64) -> None:
        self.n = n
        self.then = then

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], args.program("then"))

    def possible(self, state: Saga, on: On) -> bool:
        return healthy_tokens(state, on.who) >= self.n and can(state, self.then, on.who, on.figure, on.target)

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(BleedFor(on.who, self.n, self.then))


class BleedFor(Ask):
    """Suffer an injury to get what an effect promises, or leave it."""

    fields = ("who", "injuries", "then")
    kind = "bleed_for"
    rule = "lor.cards.as_far_as_possible"
    verbs = {"finish": "decline"}

    def __init__(self, who: i64, injuries: i64, then: i64) -> None:
        self.who = who
        self.injuries = injuries
        self.then = then  # program

    def options(self, state: Saga) -> list[int]:
        return [FINISH, YES]

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == YES:
            start(state, self.then, self.who)
            state.frames.append(Injure(self.who, self.injuries, True))

    def prompt(self, state: Saga) -> Text:
        gain = state.book.programs[self.then][0].words()
        return Text("prompt-bleed-for", injuries=self.injuries, gain=gain)

    def fits(self, state: Saga, at: i64) -> bool:
        ops = [op for program in state.book.programs for op in program]
        return any([isinstance(op, InjureSelfFor) and op.then == self.then for op in ops])


class AttributePlus(Op[Saga]):
    """Raise an attribute of one's hero: a given one, or the lowest."""

    name = "attribute_plus"

    def __init__(self, which: i64, n: i64) -> None:
        self.which = which
        self.n = n

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        which = LOWEST_ATTRIBUTE if args["which"] == "lowest" else ATTRIBUTES.index(args["which"])
        return cls(which, args["n"])

    def possible(self, state: Saga, on: On) -> bool:
        if self.which == LOWEST_ATTRIBUTE:
            return len(lowest(state, on.who)) > 0
        return state.attribute[on.who * len(ATTRIBUTES) + self.which] < HIGHEST

    def perform(self, state: Saga, on: On) -> None:
        if self.which == LOWEST_ATTRIBUTE:
            state.frames.append(RaiseLowest(on.who, self.n))
        else:
            raise_attribute(state, on.who, self.which, self.n)

    def words(self) -> Text:
        return Text("op-attribute_plus", n=self.n)


def lowest(state: Saga, seat: i64) -> list[int]:
    """The lowest attributes by current value; a token on 6 is passed over (`lor.rune_actions.raise_lowest_injured`)."""
    tokens = seat * len(ATTRIBUTES)
    open_ = [a for a in range(len(ATTRIBUTES)) if state.attribute[tokens + a] < HIGHEST]
    least = min([state.value(seat, a) for a in open_]) if open_ else 0
    return [a for a in open_ if state.value(seat, a) == least]


class RaiseLowest(Ask):
    """Choose among the lowest attributes."""

    fields = ("who", "points")
    kind = "raise_lowest"
    rule = "lor.rune_actions.raise_lowest"
    verbs = {"attribute": "raise"}

    def __init__(self, who: i64, points: i64) -> None:
        self.who = who
        self.points = points

    def options(self, state: Saga) -> list[int]:
        return [ATTRIBUTE + a for a in lowest(state, self.who)]

    def choose(self, state: Saga, choice: i64) -> None:
        raise_attribute(state, self.who, choice - ATTRIBUTE, self.points)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-raise-lowest")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ATTRIBUTE <= choice < CARD:
            what = attribute_text(choice - ATTRIBUTE)
            return Reason("lor.rune_actions.raise_lowest_injured", Text("why-not-lowest", attribute=what))
        return self.wrong_kind(state, choice)


# -- realms, the draft, rune actions


class AllyRealm(Op[Saga]):
    """Form an alliance with any realm, or with one beside the hero."""

    name = "ally_realm"

    def __init__(self, near: bool) -> None:
        self.near = near

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["which"] == "adjacent_to_hero")

    def possible(self, state: Saga, on: On) -> bool:
        if self.near:
            return len(befriendable(state, on.who, True)) > 0
        return state.alliances(on.who) < REALMS

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(Befriend(on.who, True) if self.near else AllyAny(on.who))

    def words(self) -> Text:
        return Text("op-ally_realm")


class RealmBonusAgain(Op[Saga]):
    """Take the realm's bonus of an action whose marker covered others; the action is the target."""

    name = "realm_bonus"

    def possible(self, state: Saga, on: On) -> bool:
        if state.wheel[on.target] >> 3 == 0:
            return False
        realm = state.tables.realm_of_action[state.terms.bracket][on.target]
        return allied(state, on.who, realm) and can(state, state.book.realm[state.terms.bracket][realm], on.who)

    def perform(self, state: Saga, on: On) -> None:
        take_bonus(state, on.who, state.tables.realm_of_action[state.terms.bracket][on.target])

    def fits(self, state: Saga, on: On) -> bool:
        return 0 <= on.target < WHEEL


class BecomeFirstPlayer(Op[Saga]):
    """Take the first turn of the game."""

    name = "become_first_player"

    def possible(self, state: Saga, on: On) -> bool:
        return True

    def perform(self, state: Saga, on: On) -> None:
        state.first = on.who


class CheckControl(Op[Saga]):
    """Test control of regions again."""

    name = "check_control"

    def possible(self, state: Saga, on: On) -> bool:
        return True

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(ClaimRegions())


class ExtraRuneAction(Op[Saga]):
    """Perform more rune actions in this step."""

    name = "extra_rune_action"

    def __init__(self, n: i64) -> None:
        self.n = n

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

    def possible(self, state: Saga, on: On) -> bool:
        return True

    def perform(self, state: Saga, on: On) -> None:
        state.rune_actions += self.n
