"""What the decisions of a battle have in common: a verb for hexes, one for units, and how choices are written."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from warhost.engine.errors import BadNotation, Reason
from warhost.engine.state import Frame
from warhost.engine.text import Text
from warhost.games.battle_masters.legality import why_no_use
from warhost.games.battle_masters.model import FINISH, PIECE, PORTION, TURN, UNIT, YIELD, Battle
from warhost.games.battle_masters.notation import moment_reason, object_name, read_verb


class Ask(Frame[Battle]):
    """A decision. The verbs say what choosing a hex, a unit or nothing more means here."""

    hex_verb: ClassVar[str] = "hex"
    unit_verb: ClassVar[str] = "unit"
    finish_verb: ClassVar[str] = "finish"

    def in_use(self, state: Battle) -> i64:
        """The unit of the card in play whose turn it is; -1 if none has begun."""
        return -1

    def verb(self, choice: i64) -> str:
        if choice < UNIT:
            return self.hex_verb
        if choice < FINISH:
            return self.unit_verb
        if choice == FINISH:
            return self.finish_verb
        if choice == YIELD:
            return "yield"
        if choice < PORTION:
            return "side"
        if choice < PIECE:
            return "mat"
        return "lay" if choice < TURN else "turn"

    def notation(self, state: Battle, choice: i64) -> str:
        name = object_name(state.tables, choice)
        return f"{self.verb(choice)} {name}" if name else self.verb(choice)

    def label(self, state: Battle, choice: i64) -> Text:
        verb = self.verb(choice)
        if choice < UNIT:
            return Text(f"choice-{verb}", hex=state.hex_text(choice))
        if choice < FINISH:
            return Text(f"choice-{verb}", unit=state.unit_text(choice - UNIT))
        if choice <= YIELD:
            return Text(f"choice-{verb}")
        return Text(f"choice-{verb}", what=Text(f"{verb}-{object_name(state.tables, choice)}"))

    def why_not_text(self, state: Battle, text: str) -> Reason:
        verb = read_verb(state.tables, text)
        if verb == "":
            raise BadNotation("notation-unknown", text=text, example=self.notation(state, state.options[0]))
        if verb == "use" and self.in_use(state) >= 0:
            return self.why_no_other(state, state.tables.unit_of_id[text.split()[1]])
        return moment_reason(verb, Text(f"kind-{self.kind}"))

    def why_no_other(self, state: Battle, unit: i64) -> Reason:
        """Why a unit may not be used while one is: the choice of units below this decision knows which have acted."""
        for frame in state.frames:
            if frame.kind == "use":
                return frame.why_not(state, UNIT + unit)
        return why_no_use(state, unit, self.in_use(state), 0, 0)

    def wrong_kind(self, choice: i64) -> Reason:
        """The reason against a choice that means nothing in this decision."""
        now = Text(f"kind-{self.kind}")
        if choice >= YIELD:  # from here on a choice has the same verb in every decision
            return moment_reason(self.verb(choice), now)
        return Reason(self.rule, Text("why-wrong-kind", kind=now))
