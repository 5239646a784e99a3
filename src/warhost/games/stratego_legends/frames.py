"""What the decisions of a battle have in common: how choices are labelled, and what is no space."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.ask import Ask as AnyAsk
from warhost.engine.errors import Reason
from warhost.engine.text import Text, Thing
from warhost.games.stratego_legends.model import (
    ARMY,
    ATTACKER,
    BOARD,
    KIND,
    POWER,
    SEAT,
    SIDE,
    TERRAIN,
    Battle,
    kind_text,
    space_text,
    terrain_text,
)
from warhost.games.stratego_legends.tables import OPERATIONS


class Ask(AnyAsk[Battle]):
    """A decision of a battle."""

    def label(self, state: Battle, choice: i64) -> Text:
        verb = self.verb(state, choice)
        if choice < KIND or choice == ATTACKER:
            space = space_text(state.site if choice == ATTACKER else choice)
            return Text(f"choice-{verb}", unit=unit_on(state, self.seat(state), choice), space=space)
        if choice < POWER:
            return Text(f"choice-{verb}", unit=kind_text(state.tables, choice - KIND))
        if choice < SEAT:
            return Text("choice-use", power=Thing("op", OPERATIONS[choice - POWER]))
        if choice < TERRAIN:
            return Text(f"choice-{verb}", seat=choice - SEAT + 1)
        if choice < BOARD:
            return Text("choice-terrain", terrain=terrain_text(choice - TERRAIN))
        if choice < ARMY:
            return Text("choice-bring", board=state.tables.board_ids[choice - BOARD])
        if choice < SIDE:
            return Text("choice-army", army=Thing("army", state.tables.army_ids[choice - ARMY]))
        if choice < ATTACKER:
            return Text("choice-begin", side=Text(f"side-{state.setting.alphabet.name(choice)}"))
        return Text(f"choice-{verb}")

    def wrong_kind(self, state: Battle, choice: i64) -> Reason:
        if choice < KIND and not is_space(state, choice):
            rule = "sl.setup.layout" if state.terms.pairs == 1 else "sl.teams.layout"
            return Reason(rule, Text("why-off-field", space=space_text(choice)))
        return super().wrong_kind(state, choice)


def unit_on(state: Battle, seat: i64, choice: i64) -> Text:
    """What a seat calls whatever stands on a space."""
    if choice >= state.ground.field.spaces and choice != ATTACKER:
        return Text("unit-none")
    unit = state.unit_of(choice)
    if unit < 0:
        return Text("unit-none")
    return state.unit_text(unit) if state.sees(seat, unit) else Text("unit-hidden")


def is_space(state: Battle, choice: i64) -> bool:
    """Whether a choice is a space of this battlefield."""
    return choice < state.ground.field.spaces
