"""What the decisions of a battle have in common: verbs for what may be chosen, and how choices are written."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from warhost.engine.errors import BadNotation, Reason
from warhost.engine.state import Frame
from warhost.engine.text import Text
from warhost.games.stratego_legends.model import (
    ARMY,
    ATTACKER,
    BOARD,
    KIND,
    POWER,
    SEAT,
    SIDE,
    TERRAIN,
    USE,
    Battle,
    kind_text,
    space_text,
    terrain_text,
)
from warhost.games.stratego_legends.notation import moment_reason, object_name, read_verb
from warhost.games.stratego_legends.tables import OPERATIONS


class Ask(Frame[Battle]):
    """A decision. The verbs say what choosing a space, a unit of the catalogue or nothing more means here."""

    space_verb: ClassVar[str] = "pick"
    kind_verb: ClassVar[str] = "name"
    seat_verb: ClassVar[str] = "against"
    finish_verb: ClassVar[str] = "pass"

    def verb(self, state: Battle, choice: i64) -> str:
        if choice < KIND or choice == ATTACKER:
            return self.space_verb
        if choice < POWER:
            return self.kind_verb
        if choice < SEAT:
            return "use"
        if choice < TERRAIN:
            return self.seat_verb
        if choice < BOARD:
            return "terrain"
        if choice < ARMY:
            return "bring"
        if choice < SIDE:
            return "army"
        if choice < ATTACKER:
            return "begin"
        return "yes" if choice == USE else self.finish_verb

    def notation(self, state: Battle, choice: i64) -> str:
        name = object_name(state.tables, choice)
        verb = self.verb(state, choice)
        return f"{verb} {name}" if name else verb

    def label(self, state: Battle, choice: i64) -> Text:
        verb = self.verb(state, choice)
        if choice < KIND or choice == ATTACKER:
            space = space_text(state.site if choice == ATTACKER else choice)
            return Text(f"choice-{verb}", unit=unit_on(state, self.seat(state), choice), space=space)
        if choice < POWER:
            return Text(f"choice-{verb}", unit=kind_text(state.tables, choice - KIND))
        if choice < SEAT:
            return Text("choice-use", power=Text(f"op-{OPERATIONS[choice - POWER]}"))
        if choice < TERRAIN:
            return Text(f"choice-{verb}", seat=choice - SEAT + 1)
        if choice < BOARD:
            return Text("choice-terrain", terrain=terrain_text(choice - TERRAIN))
        if choice < ARMY:
            return Text("choice-bring", board=state.tables.board_ids[choice - BOARD])
        if choice < SIDE:
            return Text("choice-army", army=Text(f"army-{state.tables.army_ids[choice - ARMY]}"))
        if choice < ATTACKER:
            return Text("choice-begin", side=Text(f"side-{object_name(state.tables, choice)}"))
        return Text(f"choice-{verb}")

    def why_not(self, state: Battle, choice: i64) -> Reason:
        return self.wrong_kind(state, choice)

    def why_not_text(self, state: Battle, text: str) -> Reason:
        verb = read_verb(state.tables, text)
        if verb == "":
            raise BadNotation("notation-unknown", text=text, example=self.notation(state, state.options[0]))
        return moment_reason(verb, Text(f"kind-{self.kind}"))

    def wrong_kind(self, state: Battle, choice: i64) -> Reason:
        """The reason against a choice that means nothing in this decision."""
        if choice < KIND and not is_space(state, choice):
            rule = "sl.setup.layout" if state.terms.pairs == 1 else "sl.teams.layout"
            return Reason(rule, Text("why-off-field", space=space_text(choice)))
        if POWER <= choice < SEAT or TERRAIN <= choice < ATTACKER:  # the same verb in every decision
            return moment_reason(self.verb(state, choice), Text(f"kind-{self.kind}"))
        return Reason(self.rule, Text("why-wrong-kind", kind=Text(f"kind-{self.kind}")))


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
