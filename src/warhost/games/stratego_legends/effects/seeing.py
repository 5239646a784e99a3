"""Operations that show units."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.stratego_legends.effects.operation import (
    Operation,
    Pick,
    PickOpponent,
    PickTerrain,
    PickUnit,
    candidates,
    carry_out,
    choices_of,
    opponents,
    seat_choices,
    standing,
    stands_on,
    units_of,
)
from warhost.games.stratego_legends.mechanics.destruction import destroy
from warhost.games.stratego_legends.mechanics.revealing import look_at, reveal
from warhost.games.stratego_legends.model import FINISH, SEAT, TERRAIN, Battle, terrain_text
from warhost.games.stratego_legends.tables import ENEMY, INNATE, LANDS, Power

VISION_RANGE = 2


def enemies_near(state: Battle, you: i64, space: i64, reach: i64) -> list[int]:
    """Enemy units within so many king's moves (`sl.ranged_attack.range`)."""
    return [unit for unit in candidates(state, reach, space) if state.is_enemy(unit, you)]


def any_enemy_near(state: Battle, you: i64, around: list[int]) -> bool:
    """Whether an enemy stands on one of some spaces."""
    board = state.board
    owner = state.owner
    theirs = state.enemy_of[you]
    for s in around:
        other = board[s]
        if other >= 0 and theirs >> owner[other] & 1:
            return True
    return False


class Vision(Operation):
    """An enemy within two spaces reveals itself; some strike back (`sl.vision.effect`)."""

    id = "vision"
    rule = "sl.vision.range"
    concerns = ENEMY

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return any_enemy_near(state, you, state.ground.field.within_two[state.pos[unit]])

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return choices_of(state, enemies_near(state, you, state.pos[unit], VISION_RANGE))

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return self.reach(state, state.tables.powers[pick.power], pick.unit, pick.you)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        other = state.unit_of(choice)
        reveal(state, other)
        number = state.tables.counters_vision[state.kind[other]]
        if number >= 0:
            assert state.tables.powers[number].nature == INNATE
            state.target = pick.unit
            carry_out(state, number, other, state.owner[other], choice)
            state.target = -1


class CounterVision(Operation):
    """The unit that used Vision is destroyed; it is the target at that moment."""

    id = "counter_vision"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        destroy(state, [state.target])


class RevealAdjacent(Operation):
    """All neighbours of both sides are shown; those that match are destroyed in one event."""

    id = "reveal_adjacent"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        neighbours = candidates(state, 1, space)
        for other in neighbours:
            reveal(state, other)
        if power.destroys:
            destroy(state, [other for other in neighbours if state.fits(other, power.victims)])


class RevealEnemies(Operation):
    """Some enemies, in an area if one is given, are shown; `memo` counts those still to come."""

    id = "reveal_enemies"
    concerns = ENEMY

    def sound(self, state: Battle, pick: Pick) -> bool:
        return pick.stage == 0 and 0 < pick.memo <= state.tables.powers[pick.power].count

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        for seat in opponents(state, you):
            for other in state.holdings[seat]:
                if state.pos[other] >= 0 and stands_on(state, power.area, state.pos[other]):
                    return True
        return False

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return choices_of(state, self.hidden_ones(state, power, you))

    def hidden_ones(self, state: Battle, power: Power, you: i64) -> list[int]:
        return [u for u in standing(state) if state.is_enemy(u, you) and stands_on(state, power.area, state.pos[u])]

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you, 0, power.count))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        power = state.tables.powers[pick.power]
        found = [
            u for u in self.hidden_ones(state, power, pick.you) if pick.memo == power.count or u not in state.shown
        ]
        return choices_of(state, found)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        reveal(state, state.unit_of(choice))
        if pick.memo > 1:
            state.frames.append(PickUnit(pick.power, pick.unit, pick.you, pick.space, pick.you, 0, pick.memo - 1))


class RevealEnemyCastle(Operation):
    """A named opponent shows his Castle."""

    id = "reveal_enemy_castle"

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return bool(self.owners(state, you))

    def owners(self, state: Battle, you: i64) -> list[int]:
        return [seat for seat in opponents(state, you) if state.castle_of(seat) >= 0]

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickOpponent(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return seat_choices(self.owners(state, pick.you))

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        reveal(state, state.castle_of(choice - SEAT))


class RevealTerrainChoice(Operation):
    """You name a kind of land; all units on it are shown."""

    id = "reveal_terrain_choice"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickTerrain(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return [TERRAIN + terrain for terrain in LANDS]

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        terrain = choice - TERRAIN
        if state.log is not None:
            state.say("terrain", terrain=terrain_text(terrain))
        for unit in standing(state):
            if state.ground.terrain[state.pos[unit]] == terrain:
                reveal(state, unit)


class LookAt(Operation):
    """You alone look at some units; `memo` counts those still to come."""

    id = "look_at"
    rule = "sl.information.look_private"

    def sound(self, state: Battle, pick: Pick) -> bool:
        return pick.stage == 0 and 0 < pick.memo <= state.tables.powers[pick.power].count

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you, 0, power.count))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return [*choices_of(state, [u for u in standing(state) if not state.sees(pick.you, u)]), FINISH]

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        if choice == FINISH:
            return
        look_at(state, state.unit_of(choice), pick.you)
        if pick.memo > 1:
            state.frames.append(PickUnit(pick.power, pick.unit, pick.you, pick.space, pick.you, 0, pick.memo - 1))


class OpponentRevealsAll(Operation):
    """A named opponent shows all his units that match; what he does not show is none of them."""

    id = "opponent_reveals_all"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickOpponent(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return seat_choices(opponents(state, pick.you))

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        power = state.tables.powers[pick.power]
        for unit in units_of(state, choice - SEAT):
            if state.fits(unit, power.filter):
                reveal(state, unit)
        note_purge(state, pick.power, choice - SEAT)


def note_purge(state: Battle, power: i64, seat: i64) -> None:
    """Everybody knows now what the units a seat still hides are not."""
    fact = state.tables.purge_fact[power]
    for unit in units_of(state, seat):
        if not state.tables.facts[fact].excludes[state.kind[unit]]:
            state.note_fact(unit, 1 << fact)
