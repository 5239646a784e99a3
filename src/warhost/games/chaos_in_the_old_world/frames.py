"""What the decisions have in common: verbs for what can be named, and how choices are written and refused."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from warhost.engine.errors import BadNotation, Reason
from warhost.engine.state import Frame
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.model import (
    ACCEPT,
    CARD,
    FIGURE,
    HIT,
    PAIR,
    POWER,
    SLOT,
    TOKEN,
    UPGRADE,
    OldWorld,
    card_text,
    power_text,
    region_text,
    token_text,
    upgrade_text,
)
from warhost.games.chaos_in_the_old_world.notation import figure_note, moment_reason, object_name, read_verb
from warhost.games.chaos_in_the_old_world.tables import FIGURES, REGION_IDS, SIDE_IDS


class Ask(Frame[OldWorld]):
    """A decision of one Power. The verbs say what it means here to choose a region, a figure, a card …"""

    region_verb: ClassVar[str] = "region"
    figure_verb: ClassVar[str] = "figure"
    card_verb: ClassVar[str] = "card"
    slot_verb: ClassVar[str] = "space"
    token_verb: ClassVar[str] = "token"
    power_verb: ClassVar[str] = "power"
    accept_verb: ClassVar[str] = "accept"
    pass_verb: ClassVar[str] = "decline"

    def decider(self, state: OldWorld) -> i64:
        """The Power that decides."""
        raise NotImplementedError

    def seat(self, state: OldWorld) -> i64:
        return state.seat_of[self.decider(state)]

    def verb(self, choice: i64) -> str:
        if choice < FIGURE:
            return self.region_verb
        if choice < CARD:
            return self.figure_verb
        if choice < SLOT:
            return self.card_verb
        if choice < UPGRADE:
            return self.slot_verb
        if choice < TOKEN:
            return "upgrade"
        if choice < POWER:
            return self.token_verb
        if choice < PAIR:
            return self.power_verb
        if choice < HIT:
            return "pair"
        if choice < ACCEPT:
            return "spend"
        return self.accept_verb if choice == ACCEPT else self.pass_verb

    def notation(self, state: OldWorld, choice: i64) -> str:
        name = object_name(state.tables, choice)
        return f"{self.verb(choice)} {name}" if name else self.verb(choice)

    def label(self, state: OldWorld, choice: i64) -> Text:
        verb = self.verb(choice)
        if choice < FIGURE:
            return Text(f"choice-{verb}", region=region_text(choice))
        if choice < CARD:
            figure = choice - FIGURE
            return Text(f"choice-{verb}", figure=state.figure_text(figure), note=figure_note(state, figure))
        if choice < SLOT:
            return Text(f"choice-{verb}", card=card_text(choice - CARD))
        if choice < UPGRADE:
            return Text(f"choice-{verb}", region=region_text((choice - SLOT) // 2), side=side_text(choice - SLOT))
        if choice < TOKEN:
            return Text(f"choice-{verb}", upgrade=upgrade_text(choice - UPGRADE))
        if choice < POWER:
            return Text(f"choice-{verb}", token=token_text(choice - TOKEN))
        if choice < PAIR:
            return Text(f"choice-{verb}", power=power_text(choice - POWER))
        return Text(f"choice-{verb}")

    def hints(self, state: OldWorld, choice: i64) -> dict[str, Any]:
        """The thing a choice names, and all figures that it might as well have named."""
        if choice < FIGURE:
            return {"region": REGION_IDS[choice]}
        if choice < CARD:
            return figure_hints(state, choice - FIGURE)
        if SLOT <= choice < UPGRADE:
            return {"region": REGION_IDS[(choice - SLOT) // 2], "side": SIDE_IDS[(choice - SLOT) % 2]}
        return {}

    def why_not_text(self, state: OldWorld, text: str) -> Reason:
        verb = read_verb(state.tables, text)
        if verb == "":
            raise BadNotation("notation-unknown", text=text, example=self.notation(state, state.options[0]))
        return moment_reason(verb, Text(f"kind-{self.kind}"))

    def wrong_kind(self, choice: i64) -> Reason:
        """The reason against a choice that means nothing in this decision."""
        now = Text(f"kind-{self.kind}")
        if UPGRADE <= choice < TOKEN or PAIR <= choice < ACCEPT:  # these have the same verb in every decision
            return moment_reason(self.verb(choice), now)
        return Reason(self.rule, Text("why-wrong-kind", kind=now))


def figure_hints(state: OldWorld, figure: i64) -> dict[str, Any]:
    ids = state.tables.figure_ids
    look = state.look(figure)
    where = state.where[figure]
    return {
        "figure": ids[figure],
        "region": REGION_IDS[where] if where >= 0 else None,
        "same": [ids[other] for other in range(FIGURES) if state.where[other] == where and state.look(other) == look],
    }


def side_text(slot: i64) -> Text:
    return Text("side-right") if slot & 1 else Text("side-left")


def alike(state: OldWorld, figure: i64) -> Reason:
    """The reason against naming one of several figures that no rule tells apart: another of them stands for all."""
    return Reason("citow.figures.source", Text("why-alike", figure=state.figure_text(figure)))
