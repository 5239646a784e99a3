"""What the decisions have in common: verbs for what may be chosen, and how choices are written and read."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from warhost.engine.errors import BadNotation, Reason
from warhost.engine.state import NOTHING, Frame
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.model import (
    ACTION,
    ARMY,
    ATTACK,
    ATTRIBUTE,
    BOX,
    CARD,
    FIGURE,
    FINISH,
    FORGE,
    GOD,
    GROW,
    HUNT,
    OPTION,
    ORIGIN,
    PLAYER,
    PREPARE,
    REALM,
    RECRUIT,
    RUNE,
    RUNE_ACTION,
    SEA,
    STRIKE,
    USE,
    YES,
    Saga,
)
from warhost.games.lords_of_ragnarok.notation import (
    MOMENTS,
    moment_reason,
    object_name,
    object_text,
    read_verb,
)


class Ask(Frame[Saga]):
    """A decision of a seat. The verbs say what choosing a region, an army … means here."""

    region_verb: ClassVar[str] = "move"
    sea_verb: ClassVar[str] = "sail"
    realm_verb: ClassVar[str] = "ally"
    army_verb: ClassVar[str] = "activate"
    player_verb: ClassVar[str] = "pick"
    figure_verb: ClassVar[str] = "rouse"
    god_verb: ClassVar[str] = "pray"
    rune_verb: ClassVar[str] = "gain"
    attribute_verb: ClassVar[str] = "heal"
    card_verb: ClassVar[str] = "play"
    use_verb: ClassVar[str] = "use"
    finish_verb: ClassVar[str] = "finish"

    def __init__(self, who: i64) -> None:
        self.who = who

    def seat(self, state: Saga) -> i64:
        return self.who

    def promised(self, state: Saga) -> list[int]:
        """Kinds of combat cards of which the seat holds one, as everybody can tell; nothing where nobody can."""
        return NOTHING

    def verb(self, choice: i64) -> str:
        if choice < SEA:
            return self.region_verb
        if choice < REALM:
            return self.sea_verb
        if choice < ARMY:
            return self.realm_verb
        if choice < PLAYER:
            return self.army_verb
        if choice < FIGURE:
            return self.player_verb
        if choice < HUNT:
            return self.figure_verb
        if choice < GOD:
            return "hunt"
        if choice < RUNE:
            return self.god_verb
        if choice < ATTRIBUTE:
            return self.rune_verb
        if choice < CARD:
            return self.attribute_verb
        if choice < ATTACK:
            return self.card_verb
        if choice < USE:
            return "attack"
        if choice < ORIGIN:
            return self.use_verb
        return self.further_verb(choice)

    def further_verb(self, choice: i64) -> str:
        if choice < ACTION:
            return "descend"
        if choice < RUNE_ACTION:
            return "act"
        if choice < BOX:
            return "invoke"
        if choice < OPTION:
            return "cover"
        if choice < PREPARE:
            return "option"
        if choice < FINISH:
            return "prepare"
        if choice == FINISH:
            return self.finish_verb
        if choice == YES:
            return "accept"
        if choice == GROW:
            return "grow"
        if choice == RECRUIT:
            return "recruit"
        if choice == STRIKE:
            return "strike"
        assert choice == FORGE
        return "forge"

    def notation(self, state: Saga, choice: i64) -> str:
        name = object_name(state, choice)
        return f"{self.verb(choice)} {name}" if name else self.verb(choice)

    def label(self, state: Saga, choice: i64) -> Text:
        verb = self.verb(choice)
        if choice >= FINISH:
            return Text(f"choice-{verb}")
        what = object_text(state, choice)
        if USE <= choice < BOX:  # things with words of their own
            return Text(f"choice-{verb}", what=what, about=Text(f"{what.key}-about"))
        return Text(f"choice-{verb}", what=what)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        return self.wrong_kind(choice)

    def why_not_text(self, state: Saga, text: str) -> Reason:
        verb = read_verb(state, text)
        if verb == "":
            raise BadNotation("notation-unknown", text=text, example=self.notation(state, state.options[0]))
        return moment_reason(verb, Text(f"kind-{self.kind}"))

    def wrong_kind(self, choice: i64) -> Reason:
        """The reason against a choice that means nothing in this decision."""
        now = Text(f"kind-{self.kind}")
        verb = self.verb(choice)
        if verb in MOMENTS and choice != FINISH and choice != YES:
            return moment_reason(verb, now)
        return Reason(self.rule, Text("why-wrong-kind", kind=now))
