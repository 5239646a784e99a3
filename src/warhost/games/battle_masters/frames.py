"""What the decisions of a battle have in common: how choices are labelled, and which unit is in use."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.ask import Ask as AnyAsk
from warhost.engine.errors import Reason
from warhost.engine.text import Text, Thing
from warhost.games.battle_masters.legality import why_no_use
from warhost.games.battle_masters.model import FINISH, UNIT, YIELD, Battle
from warhost.games.battle_masters.tables import UNITS


class Ask(AnyAsk[Battle]):
    """A decision of a battle."""

    def in_use(self, state: Battle) -> i64:
        """The unit of the card in play whose turn it is; -1 if none has begun."""
        return -1

    def subject(self, state: Battle) -> Thing | None:
        unit = self.in_use(state)
        return None if unit < 0 else Thing("unit", state.tables.unit_ids[unit])

    def label(self, state: Battle, choice: i64) -> Text:
        verb = self.verb(state, choice)
        if choice < UNIT:
            return Text(f"choice-{verb}", hex=state.hex_text(choice))
        if choice < FINISH:
            return Text(f"choice-{verb}", unit=state.unit_text(choice - UNIT))
        if choice <= YIELD:
            return Text(f"choice-{verb}")
        return Text(f"choice-{verb}", what=Text(f"{verb}-{state.setting.alphabet.name(choice)}"))

    def why_not_text(self, state: Battle, text: str) -> Reason:
        if state.setting.alphabet.read_verb(text) == "use" and self.in_use(state) >= 0:
            return self.why_no_other(state, state.tables.unit_of_id[text.split()[1]])
        return super().why_not_text(state, text)

    def why_no_other(self, state: Battle, unit: i64) -> Reason:
        """Why a unit may not be used while one is: the choice of units below this decision knows which have acted."""
        for frame in state.frames:
            if frame.kind == "use":
                return frame.why_not(state, UNIT + unit)
        return why_no_use(state, unit, self.in_use(state), 0, 0)


class CardInUse(Ask):
    """The units of the card in play are used one after the other; on this lies what the unit in use does."""

    eligible: i64  # units that may still act or enter
    entered: i64  # units this card brought to the mat

    def begun(self, state: Battle, unit: i64) -> bool:
        """Whether a unit may be the one in use: the card shows it, it lives, and is not among those to come."""
        return 0 <= unit < UNITS and (state.shown_alive(state.card) & ~self.eligible) >> unit & 1 == 1
