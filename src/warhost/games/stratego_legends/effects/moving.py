"""Operations that move the unit itself or its friends: charges, flights, jumps, exchanges, placements."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.stratego_legends.effects.operation import (
    Offer,
    Operation,
    Pick,
    PickOpponent,
    PickSpace,
    PickUnit,
    choices_of,
    listed,
    opponents,
    seat_choices,
    spaces,
    stands_on,
    targets,
    units_of,
)
from warhost.games.stratego_legends.legality import why_blocked, why_closed, why_to_and_fro
from warhost.games.stratego_legends.mechanics.destruction import destroy, weigh
from warhost.games.stratego_legends.mechanics.guesswork import could_be
from warhost.games.stratego_legends.mechanics.revealing import reveal
from warhost.games.stratego_legends.model import FINISH, MOVED, OFFERS, SEAT, Battle, space_text
from warhost.games.stratego_legends.phases.movement import along, arrive_at, barred, go, may_attack
from warhost.games.stratego_legends.phases.window import asked_in
from warhost.games.stratego_legends.tables import COST_DESTROY, OWN, Power


class Travel(Operation):
    """The unit goes to a space in its reach; entering an enemy's space is an attack."""

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickSpace(power.number, unit, you, space, you))

    def sound(self, state: Battle, pick: Pick) -> bool:
        own = state.pos[pick.unit] >= 0 and state.owner[pick.unit] == pick.you
        return own and super().sound(state, pick)

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return self.reach(state, state.tables.powers[pick.power], pick.unit, pick.you)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        go(state, pick.unit, choice)

    def why_not(self, state: Battle, pick: Pick, choice: i64) -> Reason:
        if choice == state.pos[pick.unit]:
            text = Text("why-stands-there", unit=state.unit_text(pick.unit), space=space_text(choice))
            return Reason("sl.actions.must_displace", text)
        reason = why_closed(state, pick.unit, choice)
        if reason is None:
            reason = why_blocked(state, pick.unit, choice, [state.tables.powers[pick.power].op])
        return super().why_not(state, pick, choice) if reason is None else reason


def can_begin(state: Battle, unit: i64, around: list[int]) -> bool:
    """Whether a unit can enter one of the spaces around it: without that no way leads on."""
    for space in around:
        other = state.board[space]
        if other < 0:
            if state.ground.land[space]:
                return True
        elif may_attack(state, unit, other):
            return True
    return False


class Charge(Travel):
    """Any number of spaces in a straight line."""

    id = "charge"
    rule = "sl.charge.move"

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return can_begin(state, unit, state.ground.field.sides[state.pos[unit]]) and bool(
            self.reach(state, power, unit, you)
        )

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        if not state.tables.mobile[state.kind[unit]]:
            return []
        return along(state, unit, state.ground.field.lines[state.pos[unit]])


class Diagonal(Travel):
    """Any number of spaces in a diagonal line."""

    id = "diagonal"
    rule = "sl.diagonal.move"

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        if not state.tables.mobile[state.kind[unit]]:
            return []
        return along(state, unit, state.ground.field.slants[state.pos[unit]])


class DiagonalStep(Travel):
    """One space diagonally."""

    id = "diagonal_step"
    rule = "sl.powers.text_wins"

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return along(state, unit, [line[:1] for line in state.ground.field.slants[state.pos[unit]]])


class Quickness(Travel):
    """Two steps, straight on or round a corner; an attack on the first ends it (`sl.quickness.move`)."""

    id = "quick"
    rule = "sl.quickness.move"

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return can_begin(state, unit, state.ground.field.sides[state.pos[unit]]) and bool(
            self.reach(state, power, unit, you)
        )

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        if not state.tables.mobile[state.kind[unit]]:
            return []
        sides = state.ground.field.sides
        board = state.board
        land = state.ground.land
        here = state.pos[unit]
        found: set[int] = set()
        for first in sides[here]:
            other = board[first]
            if other >= 0:
                if may_attack(state, unit, other):
                    found.add(first)
            elif land[first]:
                for second in sides[first]:
                    other = board[second]
                    if second == here:
                        continue
                    if other >= 0:
                        if may_attack(state, unit, other):
                            found.add(second)
                    elif land[second] and not barred(state, unit, second):
                        found.add(second)
        return sorted(found)


class TerrainJump(Travel):
    """From a space of a kind to any other such space that is empty."""

    id = "terrain_jump"
    rule = "sl.terrain.effect"

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        here = state.pos[unit]
        if not stands_on(state, power.origin, here):
            return []
        return [s for s in spaces(state, power.to, you, here) if not barred(state, unit, s)]


class RelocateSelf(Operation):
    """A Castle's own move, although it is static."""

    id = "relocate_self"
    rule = "sl.movement.static_relocation"

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return spaces(state, power.to, you, state.pos[unit])

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickSpace(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return self.reach(state, state.tables.powers[pick.power], pick.unit, pick.you)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        relocate(state, pick.unit, choice)


class MoveToCastle(RelocateSelf):
    """To a space beside the own Castle, which is revealed too."""

    id = "move_to_castle"
    rule = "sl.powers.text_wins"

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return [s for s in super().reach(state, power, unit, you) if not barred(state, unit, s)]

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        reveal(state, state.castle_of(you))
        super().start(state, power, unit, you, space)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        go(state, pick.unit, choice)


class RelocateBySacrifice(Operation):
    """The unit takes the place of another one that is destroyed for it."""

    id = "relocate_by_sacrifice"
    concerns = OWN

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return choices_of(state, [u for u in units_of(state, you) if state.fits(u, power.filter)])

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return self.reach(state, state.tables.powers[pick.power], pick.unit, pick.you)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        other = state.unit_of(choice)
        reveal(state, other)
        destroy(state, [other])
        relocate(state, pick.unit, choice)


def relocate(state: Battle, unit: i64, space: i64) -> None:
    """Put a unit elsewhere, without attack."""
    if state.log is not None:
        state.say_of(unit, "relocate", start=space_text(state.pos[unit]), space=space_text(space))
    arrive_at(state, unit, space)


# -- flight


class Flight(Travel):
    """Over occupied and water spaces in a straight line, to the first empty land behind (`sl.flight.move`)."""

    id = "fly"
    rule = "sl.flight.move"

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        if not state.tables.mobile[state.kind[unit]]:
            return []
        board = state.board
        land = state.ground.land
        found: list[int] = []
        for ray in state.ground.field.lines[state.pos[unit]]:
            first = True
            for space in ray:
                if board[space] < 0 and land[space]:
                    if not first and not barred(state, unit, space):
                        found.append(space)
                    break
                first = False
        found.sort()
        return found

    def why_not(self, state: Battle, pick: Pick, choice: i64) -> Reason:
        other = state.board[choice]
        if other >= 0 and state.is_enemy(other, pick.you):
            return Reason("sl.flight.no_attack", Text("why-no-attack-in-flight", space=space_text(choice)))
        if not any([choice in ray for ray in state.ground.field.lines[state.pos[pick.unit]]]):
            return Reason("sl.flight.direction", Text("why-not-in-line", space=space_text(choice)))
        return super().why_not(state, pick, choice)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        unit = pick.unit
        state.frames.append(Land(unit, choice))
        for other in reversed(flown_over(state, state.pos[unit], choice)):
            state.frames.append(FlyOver(unit, other))
        number = state.tables.watches_flight[state.kind[unit]]
        if number >= 0 and asked_in(state, pick.you, OFFERS):
            state.frames.append(Offer(number, unit, pick.you, choice, pick.you))


def flown_over(state: Battle, start: i64, end: i64) -> list[int]:
    """Units between two spaces of a line, those of the player whose turn it is first."""
    for ray in state.ground.field.lines[start]:
        if end in ray:
            passed = [state.board[s] for s in ray[: ray.index(end)] if state.board[s] >= 0]
            order = state.order
            first = state.place_in_order
            return sorted(passed, key=lambda unit: (order.index(state.owner[unit]) - first) % len(order))
    return []


class FlyOver(Procedure[Battle]):
    """A unit that is flown over may strike the flyer before it lands; asked whenever such a unit could lie there."""

    fields = ("flyer", "unit")

    def __init__(self, flyer: i64, unit: i64) -> None:
        self.flyer = flyer
        self.unit = unit

    def fits(self, state: Battle, at: i64) -> bool:
        return state.idle() and state.pos[self.unit] >= 0 and state.pos[self.flyer] >= 0

    def run(self, state: Battle) -> None:
        if state.pos[self.flyer] < 0:
            return
        tables = state.tables
        unit = self.unit
        you = state.owner[unit]
        for kind in tables.flyer_hunters:
            number = tables.downs_flyers[kind]
            if could_be(state, unit, kind) and asked_in(state, you, OFFERS):
                state.frames.append(PickUnit(number, self.flyer, you, state.pos[unit], you, 0, unit))
                return


class Land(Procedure[Battle]):
    """The flyer comes down."""

    fields = ("unit", "space")

    def __init__(self, unit: i64, space: i64) -> None:
        self.unit = unit
        self.space = space

    def fits(self, state: Battle, at: i64) -> bool:
        there = state.pos[self.unit] >= 0 and self.space >= 0
        return state.idle() and there and state.free(self.space)

    def run(self, state: Battle) -> None:
        if state.pos[self.unit] >= 0:
            go(state, self.unit, self.space)


class RevealFlownOver(Operation):
    """All units under the flight are shown; `space` is where it will land."""

    id = "reveal_flown_over"
    rule = "sl.timing.triggered"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        for other in flown_over(state, state.pos[unit], space):
            reveal(state, other)


class DestroyFlyer(Operation):
    """The unit that flies over this one is destroyed and does not land; `unit` of the decision is the flyer."""

    id = "destroy_flyer"
    rule = "sl.timing.triggered"

    def sound(self, state: Battle, pick: Pick) -> bool:
        blocks = len(state.pos)
        there = pick.memo < blocks and state.pos[pick.memo] >= 0 and state.pos[pick.unit] >= 0
        return pick.stage == 0 and there and state.owner[pick.memo] == pick.you

    def options(self, state: Battle, pick: Pick) -> list[int]:
        own = pick.memo
        power = state.tables.powers[pick.power]
        return [state.pos[own], FINISH] if state.kind[own] == power.owner else [FINISH]

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        if choice != FINISH:
            reveal(state, pick.memo)
            destroy(state, [pick.unit])


# -- friends


class Swap(Operation):
    """Change places with a mobile unit of the same type (`sl.swap.effect`)."""

    id = "swap"
    rule = "sl.swap.effect"
    concerns = OWN
    moves_others = True

    def why_not(self, state: Battle, pick: Pick, choice: i64) -> Reason:
        other = state.unit_of(choice)
        types = state.tables.type
        if other != pick.unit and types[state.kind[other]] == types[state.kind[pick.unit]]:
            return why_to_and_fro(state, pick.unit, choice)
        return super().why_not(state, pick, choice)

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        tables = state.tables
        kind = state.kind[unit]
        if not tables.mobile[kind]:
            return []
        found: list[int] = []
        for other in units_of(state, you):
            theirs = state.kind[other]
            if other != unit and tables.type[theirs] == tables.type[kind] and tables.mobile[theirs]:
                if not barred(state, unit, state.pos[other]):
                    found.append(other)
        return choices_of(state, found)

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return self.reach(state, state.tables.powers[pick.power], pick.unit, pick.you)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        other = state.unit_of(choice)
        reveal(state, other)
        state.moved = [pick.unit, state.pos[pick.unit], choice]
        trade_places(state, pick.unit, other)


def trade_places(state: Battle, one: i64, other: i64) -> None:
    """Two units exchange their spaces; their strengths are looked at when both have arrived."""
    here = state.pos[one]
    there = state.pos[other]
    if state.log is not None:
        state.say("exchange", start=space_text(here), space=space_text(there))
    state.place(one, there)
    state.place(other, here)
    state.trace = [here, there]
    state.note_fact(one, MOVED)
    state.note_fact(other, MOVED)
    weigh(state, [one, other])


class Teleport(Operation):
    """Destroyed so that another mobile unit comes to its space (`sl.teleport.effect`)."""

    id = "teleport"
    rule = "sl.teleport.effect"
    concerns = OWN
    moves_others = True

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        mobile = state.tables.mobile
        return choices_of(state, [u for u in units_of(state, you) if u != unit and mobile[state.kind[u]]])

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return self.reach(state, state.tables.powers[pick.power], pick.unit, pick.you)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        other = state.unit_of(choice)
        reveal(state, other)
        relocate(state, other, pick.space)


class PlaceAlly(Operation):
    """A friend moves to another space that fits; first the unit is chosen, then the space."""

    id = "place_ally"
    moves_others = True

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        space = state.pos[unit]
        if not stands_on(state, power.condition, space):
            return False
        return bool(self.reach(state, power, unit, you)) and bool(targets(state, power, unit, you, space))

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        space = state.pos[unit]
        return spaces(state, power.to, you, space, space if power.cost == COST_DESTROY else -1)

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def sound(self, state: Battle, pick: Pick) -> bool:
        if pick.stage == 1:
            return pick.memo in units_of(state, pick.you)
        return super().sound(state, pick)

    def options(self, state: Battle, pick: Pick) -> list[int]:
        power = state.tables.powers[pick.power]
        if pick.stage == 0:
            return choices_of(state, targets(state, power, pick.unit, pick.you, pick.space))
        return spaces(state, power.to, pick.you, pick.space)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        power = state.tables.powers[pick.power]
        if pick.stage == 0:
            other = state.unit_of(choice)
            if power.reveal_target:
                reveal(state, other)
            state.frames.append(PickSpace(pick.power, pick.unit, pick.you, pick.space, pick.you, 1, other))
            return
        state.note_fact(pick.memo, MOVED)
        relocate(state, pick.memo, choice)


class GatherAllies(Operation):
    """One to some friends come to the unit's side, one after the other; `memo` lists who came."""

    id = "gather_allies"
    concerns = OWN
    moves_others = True

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return bool(self.reach(state, power, unit, you)) and bool(self.friends(state, power, unit, you))

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return spaces(state, power.to, you, state.pos[unit])

    def friends(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return [u for u in units_of(state, you) if u != unit and state.fits(u, power.filter)]

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def sound(self, state: Battle, pick: Pick) -> bool:
        came = listed(pick.memo)
        friends = self.friends(state, state.tables.powers[pick.power], pick.unit, pick.you)
        return len(came) == (pick.stage + 1) // 2 == len(set(came)) and all([unit in friends for unit in came])

    def options(self, state: Battle, pick: Pick) -> list[int]:
        """An even stage asks for a friend, an odd one for its space; those who came stand beside the unit already."""
        power = state.tables.powers[pick.power]
        if pick.stage % 2 == 1:
            return spaces(state, power.to, pick.you, pick.space)
        friends = [u for u in self.friends(state, power, pick.unit, pick.you) if u not in listed(pick.memo)]
        found = choices_of(state, friends)
        if pick.stage > 0:
            found.append(FINISH)
        return found

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        power = state.tables.powers[pick.power]
        if choice == FINISH:
            return
        if pick.stage % 2 == 0:
            other = state.unit_of(choice)
            reveal(state, other)
            memo = pick.memo << 8 | other + 1
            state.frames.append(PickSpace(pick.power, pick.unit, pick.you, pick.space, pick.you, pick.stage + 1, memo))
            return
        other = (pick.memo & 255) - 1
        state.note_fact(other, MOVED)
        relocate(state, other, choice)
        stage = pick.stage + 1
        if stage < 2 * power.count and spaces(state, power.to, pick.you, pick.space):
            state.frames.append(PickUnit(pick.power, pick.unit, pick.you, pick.space, pick.you, stage, pick.memo))


class RelocateAlly(Operation):
    """After a spell: a friend comes to the space that has become free."""

    id = "relocate_ally"
    concerns = OWN
    moves_others = True

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        if state.board[space] < 0:
            state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        power = state.tables.powers[pick.power]
        found = choices_of(state, [u for u in units_of(state, pick.you) if state.fits(u, power.filter)])
        found.append(FINISH)
        return found

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        if choice != FINISH:
            other = state.unit_of(choice)
            reveal(state, other)
            relocate(state, other, pick.space)


# -- by the opponent's hand


class OpponentRelocatesSelf(Operation):
    """A named opponent puts the unit on any empty land."""

    id = "opponent_relocates_self"

    def sound(self, state: Battle, pick: Pick) -> bool:
        return pick.stage <= 1 and pick.memo == 0 and state.pos[pick.unit] >= 0

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickOpponent(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        if pick.stage == 0:
            return seat_choices(opponents(state, pick.you))
        return empty_spaces(state)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        if pick.stage == 0:
            state.frames.append(PickSpace(pick.power, pick.unit, pick.you, pick.space, choice - SEAT, 1))
        else:
            relocate(state, pick.unit, choice)


def empty_spaces(state: Battle) -> list[int]:
    """All empty land of the battlefield."""
    land = state.ground.land
    return [s for s in range(state.ground.field.spaces) if land[s] and state.board[s] < 0]


class ExchangePositions(Operation):
    """A named opponent picks one of his mobile units, then you one of yours; they trade places, nobody is shown."""

    id = "exchange_positions"
    concerns = OWN
    moves_others = True

    def sound(self, state: Battle, pick: Pick) -> bool:
        if pick.stage == 2:
            return any([pick.memo in units_of(state, seat) for seat in opponents(state, pick.you)])
        return pick.stage <= 1 and pick.memo == 0

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickOpponent(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        if pick.stage == 0:
            return seat_choices(opponents(state, pick.you))
        mobile = state.tables.mobile
        return choices_of(state, [u for u in units_of(state, pick.asked) if mobile[state.kind[u]]])

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        if pick.stage == 0:
            state.frames.append(PickUnit(pick.power, pick.unit, pick.you, pick.space, choice - SEAT, 1))
        elif pick.stage == 1:
            other = state.unit_of(choice)
            state.frames.append(PickUnit(pick.power, pick.unit, pick.you, pick.space, pick.you, 2, other))
        else:
            trade_places(state, state.unit_of(choice), pick.memo)
