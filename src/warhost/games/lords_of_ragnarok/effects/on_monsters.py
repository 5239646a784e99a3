"""Operations on monsters and the boss outside hunts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import Args, On, Op
from warhost.games.lords_of_ragnarok.frames import Ask, AskOfMonster
from warhost.games.lords_of_ragnarok.legality import why_no_rousing
from warhost.games.lords_of_ragnarok.mechanics.kills import damage_outside
from warhost.games.lords_of_ragnarok.model import BOX, FIGURE, FINISH, HUNT, OPTION, SEA, Saga
from warhost.games.lords_of_ragnarok.phases.monsters import activate, activate_boss, region_attack
from warhost.games.lords_of_ragnarok.phases.monsters_action import rousable
from warhost.games.lords_of_ragnarok.phases.rune_step import Tame, tamable
from warhost.games.lords_of_ragnarok.tables import BOSS, MONSTERS

WHICH: Final = ("neutral_or_own", "neutral_within_1_of_hero")
NEUTRAL_OR_OWN: Final = WHICH.index("neutral_or_own")


class ActivateMonster(Op[Saga]):
    """Activate a monster; with a free choice instead of the die where the effect says so."""

    name = "activate_monster"

    def __init__(self, which: i64, freely: bool) -> None:
        self.which = which
        self.freely = freely

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(WHICH.index(args["which"]), args.get("die") == "choose")

    def possible(self, state: Saga, on: On) -> bool:
        return len(to_rouse(state, self.which, on.who)) > 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(RouseOne(on.who, self.which, self.freely))

    def words(self) -> Text:
        return Text("op-activate_monster")


def to_rouse(state: Saga, which: i64, who: i64) -> list[int]:
    """The monsters an effect may activate, as choices."""
    if which == NEUTRAL_OR_OWN:
        return rousable(state, who, -1)
    here = state.hero_at[who]
    near: i64 = state.board.near[here] | 1 << here
    found: list[int] = []
    for monster in range(MONSTERS):
        at = state.figure_at[monster]
        if at >= 0 and near >> at & 1 and state.ring[monster] < 0:
            found.append(FIGURE + monster)
    return found


class RouseOne(Ask):
    """Choose the monster that is activated."""

    fields = ("who", "which", "freely")
    kind = "rouse"
    rule = "lor.rune_actions.activate_monster"

    def __init__(self, who: i64, which: i64, freely: bool) -> None:
        self.who = who
        self.which = which
        self.freely = freely

    def options(self, state: Saga) -> list[int]:
        return to_rouse(state, self.which, self.who)

    def choose(self, state: Saga, choice: i64) -> None:
        activate(state, choice - FIGURE, self.freely)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-rouse")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if not FIGURE <= choice < HUNT:
            return self.wrong_kind(state, choice)
        figure = choice - FIGURE
        if figure != BOSS and state.figure_at[figure] >= 0 and state.ring[figure] < 0:
            return Reason("lor.monsters.next_to", Text("why-monster-elsewhere", figure=state.figure_text(figure)))
        return why_no_rousing(state, self.who, figure, -1)


class ControlMonster(Op[Saga]):
    """Take control of a neutral monster beside the hero."""

    name = "control_monster"

    def possible(self, state: Saga, on: On) -> bool:
        return len(tamable(state, on.who, True)) > 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(Tame(on.who, True))

    def words(self) -> Text:
        return Text("op-control_monster")


class DealDamageOutsideHunt(Op[Saga]):
    """Damage a monster in the hero's region without a hunt."""

    name = "deal_damage_outside_hunt"

    def __init__(self, n: i64) -> None:
        self.n = n

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

    def possible(self, state: Saga, on: On) -> bool:
        return len(smitable(state, on.who)) > 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(ChooseSmitten(on.who, self.n))

    def words(self) -> Text:
        return Text("op-deal_damage_outside_hunt", n=self.n)


def smitable(state: Saga, who: i64) -> list[int]:
    """The monsters in the hero's region, as choices; the boss is none (`lor.boss.not_monster`)."""
    here = state.hero_at[who]
    return [FIGURE + monster for monster in range(MONSTERS) if state.figure_at[monster] == here]


class ChooseSmitten(Ask):
    """Choose the monster that is damaged."""

    fields = ("who", "left")
    on_top = False
    kind = "smitten"
    rule = "lor.kills.damage_outside_hunt"
    verbs = {"figure": "smite"}

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left

    def options(self, state: Saga) -> list[int]:
        return smitable(state, self.who)

    def choose(self, state: Saga, choice: i64) -> None:
        if self.left > 1:
            state.frames.append(ChooseSmitten(self.who, self.left - 1))
        state.frames.append(SmiteBox(self.who, choice - FIGURE))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-smitten")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if not FIGURE <= choice < HUNT:
            return self.wrong_kind(state, choice)
        if choice - FIGURE == BOSS:
            return Reason("lor.boss.not_monster", Text("why-boss-no-monster"))
        return Reason(self.rule, Text("why-monster-elsewhere", figure=state.figure_text(choice - FIGURE)))


class SmiteBox(AskOfMonster):
    """Choose the box that is covered."""

    fields = ("who", "figure")
    kind = "smite_box"
    rule = "lor.kills.damage_outside_hunt"

    def __init__(self, who: i64, figure: i64) -> None:
        self.who = who
        self.figure = figure

    def options(self, state: Saga) -> list[int]:
        return [BOX + box for box in state.uncovered(self.figure)]

    def choose(self, state: Saga, choice: i64) -> None:
        damage_outside(state, self.who, self.figure, choice - BOX)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-box", figure=state.figure_text(self.figure))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if BOX <= choice < OPTION:
            return Reason(self.rule, Text("why-box-covered", number=choice - BOX + 1))
        return self.wrong_kind(state, choice)


# -- the boss


class ActivateBoss(Op[Saga]):
    """Activate the boss beside the hero."""

    name = "activate_boss"

    def possible(self, state: Saga, on: On) -> bool:
        return state.figure_at[BOSS] == state.hero_at[on.who]

    def perform(self, state: Saga, on: On) -> None:
        activate_boss(state)

    def words(self) -> Text:
        return Text("op-activate_boss")


class MoveBoss(Op[Saga]):
    """Move the boss some regions across borders."""

    name = "move_boss"

    def __init__(self, least: i64, most: i64) -> None:
        self.least = least
        self.most = most

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["min"], args["max"])

    def possible(self, state: Saga, on: On) -> bool:
        return True

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(DriveBoss(on.who, self.least, self.most))


def boss_reach(state: Saga, least: i64, most: i64) -> i64:
    """Mask of the regions the boss may end its move in, but for the one it stands in."""
    start: i64 = 1 << state.figure_at[BOSS]
    seen = start
    edge = start
    found: i64 = 0
    for step in range(1, most + 1):
        further: i64 = 0
        for region in state.board.members(edge):
            further |= state.board.near[region]
        edge = further & ~seen
        seen |= edge
        if step >= least:
            found |= edge
    return found


class DriveBoss(Ask):
    """Choose where the boss goes; it may stay if its sheet allows that (`lor.boss.sheet`)."""

    fields = ("who", "least", "most")
    kind = "boss"
    rule = "lor.boss.sheet"
    verbs = {"region": "drive", "finish": "stay"}

    def __init__(self, who: i64, least: i64, most: i64) -> None:
        self.who = who
        self.least = least
        self.most = most

    def options(self, state: Saga) -> list[int]:
        found = state.board.members(boss_reach(state, self.least, self.most))
        return found if self.least > 0 else found + [FINISH]

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == FINISH:
            return
        state.figure_at[BOSS] = choice
        if state.log is not None:
            state.say("monster-moves", figure=state.figure_text(BOSS), region=state.region_text(choice))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-boss", figure=state.figure_text(BOSS), most=self.most)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice < SEA:
            return Reason(self.rule, Text("why-boss-too-far", region=state.region_text(choice)))
        return self.wrong_kind(state, choice)


class BossRegionAttack(Op[Saga]):
    """The region attack of the boss, where it stands."""

    name = "boss_region_attack"

    def possible(self, state: Saga, on: On) -> bool:
        return True

    def perform(self, state: Saga, on: On) -> None:
        region_attack(state, on.who, BOSS)
