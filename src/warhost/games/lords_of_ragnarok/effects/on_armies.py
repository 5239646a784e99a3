"""Operations on armies: values, moves, placement, recruiting, retreats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import On, Op
from warhost.games.lords_of_ragnarok.frames import Ask, AskOfArmy, AskOfFigure
from warhost.games.lords_of_ragnarok.legality import why_no_activation, why_no_move
from warhost.games.lords_of_ragnarok.mechanics.armies import (
    destinations,
    growable,
    growable_in_settlements,
    lower_army,
    move_army,
    place_army,
    raise_army,
    recruit,
    retreat_all,
)
from warhost.games.lords_of_ragnarok.model import ARMY, FIGURE, PLAYER, SEA, Saga
from warhost.games.lords_of_ragnarok.phases.manoeuvres import Activate, Mobilize, ready
from warhost.games.lords_of_ragnarok.tables import BOSS, HIGHEST, LEGION

SCOPES: Final = (
    "any_own",
    "distribute_own",
    "each_own_army",
    "own_in_village",
    "own_in_battle",
    "own_choice",
    "each_army_in_monster_region",
    "one_army_in_monster_region",
    "one_army_adjacent_to_monster",
    "one_army_within_1_of_monster",
    "one_army_within_1_of_hero",
    "one_hunter_army_in_region",
    "all_armies_of_one_player_in_monster_region",
)
ANY_OWN: Final = SCOPES.index("any_own")
DISTRIBUTE: Final = SCOPES.index("distribute_own")
EACH_OWN: Final = SCOPES.index("each_own_army")
IN_SETTLEMENT: Final = SCOPES.index("own_in_village")
IN_BATTLE: Final = SCOPES.index("own_in_battle")
OWN_CHOICE: Final = SCOPES.index("own_choice")
EACH_IN_REGION: Final = SCOPES.index("each_army_in_monster_region")
ONE_IN_REGION: Final = SCOPES.index("one_army_in_monster_region")
ONE_ADJACENT: Final = SCOPES.index("one_army_adjacent_to_monster")
ONE_WITHIN_ONE: Final = SCOPES.index("one_army_within_1_of_monster")
ONE_NEAR_HERO: Final = SCOPES.index("one_army_within_1_of_hero")
HUNTERS_IN_REGION: Final = SCOPES.index("one_hunter_army_in_region")
OF_ONE_PLAYER: Final = SCOPES.index("all_armies_of_one_player_in_monster_region")
ABOUT_MONSTER: Final = (
    EACH_IN_REGION,
    ONE_IN_REGION,
    ONE_ADJACENT,
    ONE_WITHIN_ONE,
    HUNTERS_IN_REGION,
    OF_ONE_PLAYER,
)
ONE_SOMEWHERE: Final = (ONE_IN_REGION, ONE_ADJACENT, ONE_WITHIN_ONE, ONE_NEAR_HERO)


def within(state: Saga, regions: i64) -> list[int]:
    """All armies in a set of regions."""
    found: list[int] = []
    for army in range(state.seats * LEGION):
        at = state.army_at[army]
        if at >= 0 and regions >> at & 1:
            found.append(army)
    return found


def candidates(state: Saga, scope: i64, who: i64, figure: i64) -> list[int]:
    """The armies an operation may concern."""
    if scope == ANY_OWN or scope == DISTRIBUTE or scope == EACH_OWN:
        return growable(state, who)
    if scope == IN_SETTLEMENT:
        return growable_in_settlements(state, who)
    if scope == IN_BATTLE:
        return [army for army in state.armies_in(who, state.battle) if state.army_value[army] < HIGHEST]
    if scope == OWN_CHOICE:
        return state.on_board(who)
    if scope == HUNTERS_IN_REGION:
        return state.armies_in(state.hunter, state.figure_at[figure])
    here = state.hero_at[who] if scope == ONE_NEAR_HERO else state.figure_at[figure]
    if scope == ONE_ADJACENT:
        return within(state, state.board.near[here])
    if scope == ONE_WITHIN_ONE or scope == ONE_NEAR_HERO:
        return within(state, state.board.near[here] | 1 << here)
    return within(state, 1 << here)


def has_scope(state: Saga, scope: i64, figure: i64) -> bool:
    """Whether the monster, battle or hunt is there that a scope speaks of."""
    if scope == IN_BATTLE:
        return state.battle >= 0
    if scope == HUNTERS_IN_REGION and state.hunter < 0:
        return False
    if scope in ABOUT_MONSTER:
        return figure >= 0 and state.figure_at[figure] >= 0
    return True


# -- values


class ArmyPlus(Op[Saga]):
    """Raise an army, each army, or share points out."""

    name = "army_plus"

    def __init__(self, n: i64, scope: i64) -> None:
        self.n = n
        self.scope = scope

    def possible(self, state: Saga, on: On) -> bool:
        return len(candidates(state, self.scope, on.who, on.figure)) > 0

    def perform(self, state: Saga, on: On) -> None:
        if self.scope == EACH_OWN:
            for army in growable(state, on.who):
                raise_army(state, army, self.n)
        elif self.scope == DISTRIBUTE:
            state.frames.append(RaiseArmy(on.who, self.scope, 1, self.n))
        else:
            state.frames.append(RaiseArmy(on.who, self.scope, self.n, 1))

    def words(self) -> Text:
        return Text("op-army_plus", n=self.n)

    def fits(self, state: Saga, on: On) -> bool:
        return has_scope(state, self.scope, on.figure)


class RaiseArmy(Ask):
    """Choose the army that rises, point by point where points are shared out (`lor.armies.who_chooses`)."""

    fields = ("who", "scope", "points", "left")
    kind = "raise"
    rule = "lor.armies.who_chooses"
    verbs = {"army": "raise"}

    def __init__(self, who: i64, scope: i64, points: i64, left: i64) -> None:
        self.who = who
        self.scope = scope
        self.points = points
        self.left = left

    def options(self, state: Saga) -> list[int]:
        return [ARMY + army for army in candidates(state, self.scope, self.who, -1)]

    def choose(self, state: Saga, choice: i64) -> None:
        if self.left > 1:
            state.frames.append(RaiseArmy(self.who, self.scope, self.points, self.left - 1))
        raise_army(state, choice - ARMY, self.points)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-raise", points=self.points, left=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if not ARMY <= choice < PLAYER:
            return self.wrong_kind(state, choice)
        army = choice - ARMY
        if army // LEGION == self.who and state.army_value[army] == HIGHEST:
            return Reason("lor.armies.cap", Text("why-army-full"))
        return Reason(self.rule, Text("why-army-not-meant"))


class ArmyMinus(Op[Saga]):
    """Lower an army, or each army of a region."""

    name = "army_minus"

    def __init__(self, n: i64, scope: i64, cost: bool) -> None:
        self.n = n
        self.scope = scope
        self.cost = cost

    def possible(self, state: Saga, on: On) -> bool:
        return len(candidates(state, self.scope, on.who, on.figure)) > 0

    def perform(self, state: Saga, on: On) -> None:
        if self.scope != EACH_IN_REGION:
            state.frames.append(LowerArmy(on.who, self.scope, self.n, on.figure))
            return
        armies = candidates(state, self.scope, on.who, on.figure)
        for seat in reversed(state.clockwise(state.active)):  # what the losses bring about goes in turn order
            for army in armies:
                if army // LEGION == seat:
                    lower_army(state, army, self.n)

    def words(self) -> Text:
        return Text("op-army_minus-each" if self.scope == EACH_IN_REGION else "op-army_minus", n=self.n)

    def fits(self, state: Saga, on: On) -> bool:
        return has_scope(state, self.scope, on.figure)


class LowerArmy(AskOfFigure):
    """Choose the army that is lowered."""

    fields = ("who", "scope", "points", "figure")
    kind = "lower"
    rule = "lor.cards.as_far_as_possible"
    verbs = {"army": "weaken"}

    def __init__(self, who: i64, scope: i64, points: i64, figure: i64) -> None:
        self.who = who
        self.scope = scope
        self.points = points
        self.figure = figure

    def options(self, state: Saga) -> list[int]:
        return [ARMY + army for army in candidates(state, self.scope, self.who, self.figure)]

    def choose(self, state: Saga, choice: i64) -> None:
        lower_army(state, choice - ARMY, self.points)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-lower", points=self.points)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            rule = "lor.monsters.next_to" if self.scope in ONE_SOMEWHERE else self.rule
            return Reason(rule, Text("why-army-not-meant"))
        return self.wrong_kind(state, choice)


# -- moves


class ArmyMoveRange(Op[Saga]):
    """The army that is activated may move farther."""

    name = "army_move_range"

    def __init__(self, n: i64) -> None:
        self.n = n

    def possible(self, state: Saga, on: On) -> bool:
        return destinations(state, on.target, self.n) != destinations(state, on.target, 1)

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(Activate(on.target, True))

    def fits(self, state: Saga, on: On) -> bool:
        return 0 <= on.target < state.seats * LEGION and state.army_at[on.target] >= 0


class ActivateArmy(Op[Saga]):
    """Activate some of one's armies, each once, at least one."""

    name = "activate_army"

    def __init__(self, n: i64) -> None:
        self.n = n

    def possible(self, state: Saga, on: On) -> bool:
        return len(ready(state, on.who, 0)) > 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(Mobilize(on.who, 0, self.n))

    def words(self) -> Text:
        return Text("op-activate_army", n=self.n)


def movable(state: Saga, seat: i64) -> list[int]:
    """The seat's armies that can move."""
    return [army for army in state.on_board(seat) if destinations(state, army, 1)]


class MoveArmy(Op[Saga]):
    """Move armies of one's own to an adjacent region, without activating them."""

    name = "move_army"

    def __init__(self, n: i64) -> None:
        self.n = n

    def possible(self, state: Saga, on: On) -> bool:
        return len(movable(state, on.who)) > 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(ChooseMover(on.who, self.n, 0))

    def words(self) -> Text:
        return Text("op-move_army", n=self.n)


class ChooseMover(Ask):
    """Choose the army that moves."""

    fields = ("who", "left", "done")
    kind = "mover"
    rule = "lor.movement.army_any_region"
    verbs = {"army": "march"}

    def __init__(self, who: i64, left: i64, done: i64) -> None:
        self.who = who
        self.left = left
        self.done = done  # mask of armies that moved

    def options(self, state: Saga) -> list[int]:
        return [ARMY + army for army in movable(state, self.who) if not self.done >> army & 1]

    def choose(self, state: Saga, choice: i64) -> None:
        army = choice - ARMY
        if self.left > 1:
            state.frames.append(ChooseMover(self.who, self.left - 1, self.done | 1 << army))
        state.frames.append(MoveTo(army))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-mover")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return why_no_activation(state, self.who, choice - ARMY, self.done >> (choice - ARMY) & 1 == 1)
        return self.wrong_kind(state, choice)


class MoveTo(AskOfArmy):
    """Choose where the army moves."""

    fields = ("army",)
    kind = "move_to"
    rule = "lor.movement.army_any_region"

    def __init__(self, army: i64) -> None:
        self.army = army
        self.who = army // LEGION

    def options(self, state: Saga) -> list[int]:
        return state.board.members(destinations(state, self.army, 1))

    def choose(self, state: Saga, choice: i64) -> None:
        move_army(state, self.army, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-march", army=state.army_text(self.army))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        return why_no_move(state, self.army, choice, 1) if choice < SEA else self.wrong_kind(state, choice)


class ForcedMoveArmy(Op[Saga]):
    """Move an army of any player across a border (`lor.movement.forced_move`)."""

    name = "forced_move_army"

    def __init__(self, scope: i64) -> None:
        self.scope = scope

    def possible(self, state: Saga, on: On) -> bool:
        return len(driftable(state, self.scope, on.who, on.figure)) > 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(ChooseDrifter(on.who, self.scope, on.figure))

    def words(self) -> Text:
        return Text("op-forced_move_army")

    def fits(self, state: Saga, on: On) -> bool:
        return has_scope(state, self.scope, on.figure)


def drift_regions(state: Saga, army: i64) -> i64:
    """Mask of the regions an army may be forced into: no other player's armies, not the boss."""
    barred = state.foreign_hosts(army // LEGION) | 1 << state.figure_at[BOSS]
    return state.board.near[state.army_at[army]] & ~barred


def driftable(state: Saga, scope: i64, who: i64, figure: i64) -> list[int]:
    return [army for army in candidates(state, scope, who, figure) if drift_regions(state, army)]


class ChooseDrifter(AskOfFigure):
    """Choose the army that is moved by force."""

    fields = ("who", "scope", "figure")
    kind = "drifter"
    rule = "lor.movement.forced_move"
    verbs = {"army": "blow"}

    def __init__(self, who: i64, scope: i64, figure: i64) -> None:
        self.who = who
        self.scope = scope
        self.figure = figure

    def options(self, state: Saga) -> list[int]:
        return [ARMY + army for army in driftable(state, self.scope, self.who, self.figure)]

    def choose(self, state: Saga, choice: i64) -> None:
        state.frames.append(DriftTo(self.who, choice - ARMY))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-drifter")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason(self.rule, Text("why-army-not-meant"))
        return self.wrong_kind(state, choice)


class DriftTo(AskOfArmy):
    """Choose where the army is moved."""

    fields = ("who", "army")
    kind = "drift_to"
    rule = "lor.movement.forced_move"

    def __init__(self, who: i64, army: i64) -> None:
        self.who = who
        self.army = army

    def options(self, state: Saga) -> list[int]:
        return state.board.members(drift_regions(state, self.army))

    def choose(self, state: Saga, choice: i64) -> None:
        move_army(state, self.army, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-march", army=state.army_text(self.army))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice < SEA:
            return Reason(self.rule, Text("why-no-drift", region=state.region_text(choice)))
        return self.wrong_kind(state, choice)


# -- placement and recruiting


class PlaceArmy(Op[Saga]):
    """Place an army of one's own from the board in another region one controls."""

    name = "place_army"

    def possible(self, state: Saga, on: On) -> bool:
        return len(placeable(state, on.who)) > 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(ChoosePlaced(on.who))

    def words(self) -> Text:
        return Text("op-place_army")


def placeable(state: Saga, seat: i64) -> list[int]:
    owned = state.owned[seat]
    return [army for army in state.on_board(seat) if owned & ~(1 << state.army_at[army])]


class ChoosePlaced(Ask):
    """Choose the army that is placed elsewhere."""

    fields = ("who",)
    kind = "placed"
    rule = "lor.movement.placement_source"
    verbs = {"army": "lift"}

    def options(self, state: Saga) -> list[int]:
        return [ARMY + army for army in placeable(state, self.who)]

    def choose(self, state: Saga, choice: i64) -> None:
        state.frames.append(PlaceAt(choice - ARMY))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-placed")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason(self.rule, Text("why-army-not-meant"))
        return self.wrong_kind(state, choice)


class PlaceAt(AskOfArmy):
    """Choose the region it is placed in."""

    fields = ("army",)
    kind = "place_at"
    rule = "lor.movement.placement_source"
    verbs = {"region": "place"}

    def __init__(self, army: i64) -> None:
        self.army = army
        self.who = army // LEGION

    def options(self, state: Saga) -> list[int]:
        return state.board.members(state.owned[self.who] & ~(1 << state.army_at[self.army]))

    def choose(self, state: Saga, choice: i64) -> None:
        place_army(state, self.army, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-place-at", army=state.army_text(self.army))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice < SEA:
            key = "why-there-already" if choice == state.army_at[self.army] else "why-not-controlled"
            return Reason(self.rule, Text(key, region=state.region_text(choice)))
        return self.wrong_kind(state, choice)


class RecruitFixed(Op[Saga]):
    """Recruit an army with a fixed value in a region one controls."""

    name = "recruit"

    def __init__(self, value: i64) -> None:
        self.value = value

    def possible(self, state: Saga, on: On) -> bool:
        return state.army_in_reserve(on.who) >= 0 and state.owned[on.who] != 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(RecruitAt(on.who, self.value))

    def words(self) -> Text:
        return Text("op-recruit", n=self.value)


class RecruitAt(Ask):
    """Choose the region of an army with a fixed value."""

    fields = ("who", "points")
    kind = "recruit_at"
    rule = "lor.manoeuvres.recruit"
    verbs = {"region": "muster"}

    def __init__(self, who: i64, points: i64) -> None:
        self.who = who
        self.points = points

    def options(self, state: Saga) -> list[int]:
        return state.board.members(state.owned[self.who])

    def choose(self, state: Saga, choice: i64) -> None:
        recruit(state, self.who, choice, self.points)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-recruit", value=self.points)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice < SEA:
            return Reason(self.rule, Text("why-not-controlled", region=state.region_text(choice)))
        return self.wrong_kind(state, choice)


# -- retreats


class RetreatArmies(Op[Saga]):
    """Armies in a monster's region must retreat: all, or those of one player."""

    name = "retreat"

    def __init__(self, scope: i64) -> None:
        self.scope = scope

    def possible(self, state: Saga, on: On) -> bool:
        return len(candidates(state, self.scope, on.who, on.figure)) > 0

    def perform(self, state: Saga, on: On) -> None:
        if self.scope == OF_ONE_PLAYER:
            state.frames.append(RoutPlayer(on.who, on.figure))
        else:
            retreat_all(state, candidates(state, self.scope, on.who, on.figure))

    def words(self) -> Text:
        return Text("op-retreat-player" if self.scope == OF_ONE_PLAYER else "op-retreat")

    def fits(self, state: Saga, on: On) -> bool:
        return has_scope(state, self.scope, on.figure)


class RoutPlayer(AskOfFigure):
    """Choose the player whose armies must retreat."""

    fields = ("who", "figure")
    kind = "rout"
    rule = "lor.events.active_player_resolves"
    verbs = {"player": "rout"}

    def __init__(self, who: i64, figure: i64) -> None:
        self.who = who
        self.figure = figure

    def options(self, state: Saga) -> list[int]:
        hosts = state.hosts(state.figure_at[self.figure])
        return [PLAYER + seat for seat in range(state.seats) if hosts >> seat & 1]

    def choose(self, state: Saga, choice: i64) -> None:
        retreat_all(state, state.armies_in(choice - PLAYER, state.figure_at[self.figure]))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-rout")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if PLAYER <= choice < FIGURE:
            return Reason(self.rule, Text("why-no-armies-there"))
        return self.wrong_kind(state, choice)
