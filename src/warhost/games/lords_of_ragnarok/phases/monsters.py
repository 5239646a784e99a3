"""Monsters and the boss outside hunts: activation, trample, control."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text, Thing
from warhost.games.lords_of_ragnarok.effects.moments import start
from warhost.games.lords_of_ragnarok.frames import AskOfMonster
from warhost.games.lords_of_ragnarok.mechanics.armies import lower_army
from warhost.games.lords_of_ragnarok.model import ARMY, FIGURE, FINISH, HUNT, NOBODY, PLAYER, SEA, STRIKE, Saga
from warhost.games.lords_of_ragnarok.tables import BOSS, DIE, LEGION, RINGS

MOVE = DIE.index("move")
STRIKES = DIE.index("attack")

# -- activation


def activate(state: Saga, monster: i64, freely: bool) -> None:
    """A controlled monster does what its owner wants, a neutral one what the die says, unless an effect lets choose."""
    owner = state.ring[monster]
    if state.log is not None:
        state.say("activates", figure=state.figure_text(monster))
    if owner >= 0:
        state.frames.append(MonsterActs(owner, monster, True))
        return
    result = -1
    if not freely:
        result = state.tables.die[state.chance.below(len(state.tables.die))]
        if state.log is not None:
            state.say("die", result=Thing("die", DIE[result]))
    if result == STRIKES:
        region_attack(state, state.active, monster)
    else:
        state.frames.append(MonsterActs(state.active, monster, result != MOVE))


def activate_boss(state: Saga) -> None:
    """`lor.boss.sheet`: the active player carries out what the sheet says."""
    if state.log is not None:
        state.say("activates", figure=state.figure_text(BOSS))
    start(state, state.book.boss_activation, state.active, BOSS)


def region_attack(state: Saga, who: i64, figure: i64) -> None:
    if state.log is not None:
        attack = Text(f"region-attack-{state.tables.figure_ids[figure]}")
        state.say("region-attack", figure=state.figure_text(figure), attack=attack)
    start(state, state.book.region_attack[figure], who, figure)


class MonsterActs(AskOfMonster):
    """The monster moves to an adjacent region, or makes its region attack; one of the two it must do."""

    fields = ("who", "figure", "strikes")
    kind = "monster"
    rule = "lor.monsters.activation_choice"
    verbs = {"region": "drive"}

    def __init__(self, who: i64, figure: i64, strikes: bool) -> None:
        self.who = who
        self.figure = figure
        self.strikes = strikes  # it may make its region attack

    def options(self, state: Saga) -> list[int]:
        found = state.board.members(state.board.near[state.figure_at[self.figure]])
        return found + [STRIKE] if self.strikes else found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == STRIKE:
            region_attack(state, self.who, self.figure)
        else:
            move_monster(state, self.who, self.figure, choice)

    def prompt(self, state: Saga) -> Text:
        key = "prompt-monster" if self.strikes else "prompt-monster-moves"
        return Text(key, figure=state.figure_text(self.figure))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice < SEA:
            rule = "lor.movement.monster"
            here = state.figure_at[self.figure]
            if choice < state.board.regions and state.board.coast[here] & state.board.coast[choice]:
                rule = "lor.movement.monster_no_bridge"
            return Reason(rule, Text("why-not-adjacent", region=state.region_text(choice)))
        if choice == STRIKE:
            return Reason("lor.monsters.die_move", Text("why-die-moves"))
        if choice == FINISH:
            return Reason("lor.monsters.no_decline", Text("why-must-act", figure=state.figure_text(self.figure)))
        return self.wrong_kind(state, choice)


def move_monster(state: Saga, who: i64, monster: i64, region: i64) -> None:
    """`lor.monsters.trample`: an army in the region it enters loses 1."""
    state.figure_at[monster] = region
    if state.log is not None:
        state.say("monster-moves", figure=state.figure_text(monster), region=state.region_text(region))
    if region in state.army_at:
        state.frames.append(Trample(who, monster))


class Trample(AskOfMonster):
    """Which army is trampled; the controller of the monster may forgo it (`lor.monsters.trample_optional`)."""

    fields = ("who", "figure")
    kind = "trample"
    rule = "lor.monsters.trample_choice"
    verbs = {"army": "trample", "finish": "spare"}

    def __init__(self, who: i64, figure: i64) -> None:
        self.who = who
        self.figure = figure

    def options(self, state: Saga) -> list[int]:
        region = state.figure_at[self.figure]
        found = [ARMY + army for army in range(state.seats * LEGION) if state.army_at[army] == region]
        if state.ring[self.figure] >= 0:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice != FINISH:
            if state.log is not None:
                state.say("tramples", figure=state.figure_text(self.figure), army=state.army_text(choice - ARMY))
            lower_army(state, choice - ARMY, 1)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-trample", figure=state.figure_text(self.figure))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason("lor.monsters.trample", Text("why-army-elsewhere"))
        if choice == FINISH:
            return Reason("lor.monsters.trample_mandatory", Text("why-must-trample"))
        return self.wrong_kind(state, choice)


# -- control


def take_monster(state: Saga, who: i64, monster: i64) -> None:
    """Take control of a neutral monster; whoever has two must release one first (`lor.monsters.release`)."""
    if len(state.monsters_of(who)) == RINGS:
        state.frames.append(Release(who, monster))
    else:
        put_ring(state, who, monster)


def put_ring(state: Saga, who: i64, monster: i64) -> None:
    state.ring[monster] = who
    if state.log is not None:
        state.say("tames", player=state.player_text(who), figure=state.figure_text(monster))


class Release(AskOfMonster):
    """Which monster is released for another."""

    fields = ("who", "figure")
    kind = "release"
    rule = "lor.monsters.release"
    verbs = {"figure": "release"}

    def __init__(self, who: i64, figure: i64) -> None:
        self.who = who
        self.figure = figure  # the one that is taken instead

    def options(self, state: Saga) -> list[int]:
        return [FIGURE + monster for monster in state.monsters_of(self.who)]

    def choose(self, state: Saga, choice: i64) -> None:
        monster = choice - FIGURE
        state.ring[monster] = NOBODY
        if state.log is not None:
            state.say("releases", player=state.player_text(self.who), figure=state.figure_text(monster))
        put_ring(state, self.who, self.figure)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-release", figure=state.figure_text(self.figure))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if FIGURE <= choice < HUNT:
            return Reason(self.rule, Text("why-not-your-monster", figure=state.figure_text(choice - FIGURE)))
        if choice == FINISH:
            return Reason("lor.monsters.max_two", Text("why-two-rings"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        full = len(state.monsters_of(self.who)) == RINGS
        return super().fits(state, at) and full and state.ring[self.figure] < 0
