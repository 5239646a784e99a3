"""Operations on strength and keywords until the end of the turn, and the extra turn."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.stratego_legends.effects.operation import (
    Operation,
    Pick,
    PickUnit,
    any_target,
    choices_of,
    targets,
)
from warhost.games.stratego_legends.mechanics.destruction import destroy, weigh
from warhost.games.stratego_legends.mechanics.revealing import reveal
from warhost.games.stratego_legends.model import Battle, changed, keyword_text
from warhost.games.stratego_legends.tables import CASTLE, Power


class ForOneUnit(Operation):
    """Something is done to one unit that the power can choose."""

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return any_target(state, power, unit, you, state.pos[unit])

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return choices_of(state, targets(state, power, unit, you, state.pos[unit]))

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        power = state.tables.powers[pick.power]
        return choices_of(state, targets(state, power, pick.unit, pick.you, pick.space))

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        self.apply(state, state.tables.powers[pick.power], pick, state.unit_of(choice))

    def apply(self, state: Battle, power: Power, pick: Pick, other: i64) -> None:
        raise NotImplementedError


class Boost(ForOneUnit):
    """A bonus; only units that have a strength can receive one, as the filter says (`sl.magic_units.no_strength`)."""

    id = "boost"

    def why_not(self, state: Battle, pick: Pick, choice: i64) -> Reason:
        other = state.unit_of(choice)
        if state.owner[other] == pick.you and not state.has_strength(other):
            castle = state.tables.row[state.kind[other]] == CASTLE
            rule = "sl.castles.no_strength" if castle else "sl.magic_units.no_strength"
            return Reason(rule, Text("why-no-strength", unit=state.unit_text(other)))
        return super().why_not(state, pick, choice)

    def amount(self, state: Battle, power: Power, pick: Pick) -> i64:
        return power.amount

    def apply(self, state: Battle, power: Power, pick: Pick, other: i64) -> None:
        if power.reveal_target:
            reveal(state, other)
        if state.has_strength(other):
            strengthen(state, other, pick.unit, self.amount(state, power, pick))


class BoostByOwnStrength(Boost):
    """The bonus is the giver's current strength."""

    id = "boost_by_own_strength"

    def amount(self, state: Battle, power: Power, pick: Pick) -> i64:
        return state.strength(pick.unit)


class Weaken(Boost):
    """A penalty for an enemy; one without strength is only shown."""

    id = "weaken"


class AbsorbAlly(ForOneUnit):
    """A friend is destroyed and its current strength added to the unit."""

    id = "absorb_ally"

    def apply(self, state: Battle, power: Power, pick: Pick, other: i64) -> None:
        reveal(state, other)
        gained = state.strength(other)
        destroy(state, [other])
        if state.pos[pick.unit] >= 0:
            strengthen(state, pick.unit, other, gained)


class GrantKeyword(ForOneUnit):
    """A keyword until the end of the turn, for a unit that does not have it as long (`sl.actions.granted`)."""

    id = "grant_keyword"
    rule = "sl.actions.granted"

    def why_not(self, state: Battle, pick: Pick, choice: i64) -> Reason:
        other = state.unit_of(choice)
        keyword = state.tables.powers[pick.power].keyword
        if state.keeps_keyword(other, keyword):
            text = Text("why-has-keyword", unit=state.unit_text(other), keyword=keyword_text(keyword))
            return Reason(self.rule, text)
        return super().why_not(state, pick, choice)

    def apply(self, state: Battle, power: Power, pick: Pick, other: i64) -> None:
        reveal(state, other)
        state.granted = changed(state.granted, other, state.granted[other] | 1 << power.keyword)
        state.marked.append(other)
        if state.log is not None:
            state.say_of(other, "granted", keyword=keyword_text(power.keyword))


class ExtraTurn(Operation):
    """Another complete turn follows (`sl.timing.extra_turn`)."""

    id = "extra_turn"
    rule = "sl.timing.extra_turn"

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return True

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.extra += 1


def strengthen(state: Battle, unit: i64, giver: i64, amount: i64) -> None:
    """Add to a unit's strength until the end of the turn; it may fall to 0 by that."""
    state.bonus = changed(state.bonus, unit, state.bonus[unit] + amount)
    state.boons += [unit, state.kind[giver], amount]
    state.marked.append(unit)
    if state.log is not None:
        state.say_of(
            unit, "bonus", amount=f"{int(amount):+d}", giver=state.unit_text(giver), total=state.strength(unit)
        )
    weigh(state, [unit])
