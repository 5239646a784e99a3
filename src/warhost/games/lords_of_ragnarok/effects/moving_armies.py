"""Operations that bring armies elsewhere: moves, forced moves, placement, retreats."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import Args, On, Op
from warhost.games.lords_of_ragnarok.effects.scopes import OF_ONE_PLAYER, SCOPES, candidates, has_scope
from warhost.games.lords_of_ragnarok.frames import Ask, AskOfArmy, AskOfFigure
from warhost.games.lords_of_ragnarok.legality import why_no_activation, why_no_move
from warhost.games.lords_of_ragnarok.mechanics.armies import destinations, move_army, place_army, retreat_all
from warhost.games.lords_of_ragnarok.model import ARMY, FIGURE, PLAYER, SEA, Saga
from warhost.games.lords_of_ragnarok.phases.manoeuvres import Activate, Mobilize, ready
from warhost.games.lords_of_ragnarok.tables import BOSS, LEGION

# -- moves


class ArmyMoveRange(Op[Saga]):
    """The army that is activated may move farther."""

    name = "army_move_range"

    def __init__(self, n: i64) -> None:
        self.n = n

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

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

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

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

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

    def possible(self, state: Saga, on: On) -> bool:
        return len(movable(state, on.who)) > 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(ChooseMover(on.who, self.n, 0))

    def words(self) -> Text:
        return Text("op-move_army", n=self.n)


class ChooseMover(Ask):
    """Choose the army that moves."""

    fields = ("who", "left", "done")
    on_top = False
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

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(SCOPES.index(args["scope"]))

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

    def fits(self, state: Saga, at: i64) -> bool:
        return has_scope(state, self.scope, self.figure)


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


# -- placement


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


# -- retreats


class RetreatArmies(Op[Saga]):
    """Armies in a monster's region must retreat: all, or those of one player."""

    name = "retreat"

    def __init__(self, scope: i64) -> None:
        self.scope = scope

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(SCOPES.index(args["scope"]))

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

    def fits(self, state: Saga, at: i64) -> bool:
        return self.figure >= 0 and state.figure_at[self.figure] >= 0
