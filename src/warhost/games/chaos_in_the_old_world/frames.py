"""What decisions have in common: who decides, how choices are labelled, what a board is told, where they can lie."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.ask import Ask as AnyAsk
from warhost.engine.errors import Reason
from warhost.engine.text import Text, Thing
from warhost.games.chaos_in_the_old_world.documents import Hints
from warhost.games.chaos_in_the_old_world.model import (
    CARD,
    CREPT,
    FIGURE,
    ON_SPACE,
    PAIR,
    POWER,
    SHIELDED,
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
from warhost.games.chaos_in_the_old_world.tables import FIGURES, POWERS, REGION_IDS, REGIONS, SIDE_IDS, Step


class Ask(AnyAsk[OldWorld]):
    """A decision of one Power."""

    def decider(self, state: OldWorld) -> i64:
        """The Power that decides."""
        raise NotImplementedError

    def seat(self, state: OldWorld) -> i64:
        return state.seat_of[self.decider(state)]

    def label(self, state: OldWorld, choice: i64) -> Text:
        verb = self.verb(state, choice)
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

    def hints(self, state: OldWorld, choice: i64) -> Hints:
        """The thing a choice names, and all figures that it might as well have named."""
        if choice < FIGURE:
            return {"region": REGION_IDS[choice]}
        if choice < CARD:
            return figure_hints(state, choice - FIGURE)
        if SLOT <= choice < UPGRADE:
            return {"region": REGION_IDS[(choice - SLOT) // 2], "side": SIDE_IDS[(choice - SLOT) % 2]}
        return {}


class AskIn(Ask):
    """A decision about what is in one region."""

    region: i64

    def subject(self, state: OldWorld) -> Thing | None:
        return Thing("region", REGION_IDS[self.region])


def figure_hints(state: OldWorld, figure: i64) -> Hints:
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


def figure_note(state: OldWorld, figure: i64) -> Text:
    """Where a figure is and what tells it apart from its fellows."""
    region = state.where[figure]
    if region < 0:
        return Text("note-reserve")
    marks: list[Text] = []
    holder = state.holder[figure]
    if holder != state.tables.owner[figure]:
        marks.append(Text("mark-controlled", power=power_text(holder)))
    if state.marks[figure] & SHIELDED:
        marks.append(Text("mark-shielded"))
    if state.marks[figure] & CREPT:
        marks.append(Text("mark-crept"))
    if state.marks[figure] & ON_SPACE:
        marks.append(Text("mark-on-space"))
    hits = len([hit for hit in state.waiting if hit >> 2 == figure])
    if hits:
        marks.append(Text("mark-hits", hits=hits))
    if not marks:
        return Text("note-region", region=region_text(region))
    return Text("note-marked", region=region_text(region), marks=tuple(marks))


# -- where a frame can lie: asked by `fits`


def is_region(region: i64) -> bool:
    return 0 <= region < REGIONS


def is_played(state: OldWorld, power: i64) -> bool:
    return 0 <= power < POWERS and state.seat_of[power] >= 0


def on_board(state: OldWorld, figure: i64) -> bool:
    return 0 <= figure < FIGURES and state.where[figure] >= 0


def lies_in(state: OldWorld, region: i64, card: i64) -> bool:
    """Whether a Chaos card lies in a region."""
    return is_region(region) and card in state.slots[2 * region : 2 * region + 2]


def at_top(state: OldWorld, at: i64) -> bool:
    return at + 1 == len(state.frames)


def in_turn_of(state: OldWorld, power: i64, at: i64) -> bool:
    """Whether a frame has come up in a Power's turn of the summoning phase: it lies on whose turn comes next."""
    return state.frames[at - 1].to_doc() == {"frame": "Summoning", "power": (power + 1) % POWERS}


def step_before(state: OldWorld, at: i64) -> Step:
    """The instruction of the Old World card turned up that has led to a frame."""
    instruct = state.frames[at - 1].to_doc()
    card: int = instruct["card"]
    done: int = instruct["step"]
    return state.tables.steps[card][done - 1]


def acting_card(state: OldWorld, at: i64) -> i64:
    """The Old World card of the track that has led to a frame: the first while the second still waits; -1: none."""
    below = state.frames[at - 1].to_doc()
    if below["frame"] == "TrackCard":
        return state.track[0]
    return state.track[1] if below["step"] == 3 else -1


def told_by_dial(state: OldWorld, power: i64, instruction: i64, at: i64) -> i64:
    """How much the instruction of a Power's dial says that has led to a frame; 0 if it is another instruction."""
    below = [frame.to_doc() for frame in state.frames[:at]]
    stages = [doc["stage"] for doc in below if doc["frame"] == "AdvanceDials"]
    if not is_played(state, power) or stages[0] not in (power + 1, POWERS + 1):
        return 0
    position = state.dial[power]
    if state.tables.dial[power][position] != instruction:
        return 0
    return state.tables.dial_amount[power][position]
