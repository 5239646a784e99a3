"""The draw phase: power points are reset, and every Power draws Chaos cards as its sheet says."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.upgrades import extra_cards, extra_points
from warhost.games.chaos_in_the_old_world.frames import Ask, at_top, is_played
from warhost.games.chaos_in_the_old_world.mechanics.hands import discard_card, draw_cards, held, not_in_hand
from warhost.games.chaos_in_the_old_world.model import CARD, DRAW, PASS, SLOT, OldWorld
from warhost.games.chaos_in_the_old_world.tables import POWERS


class DrawPhase(Procedure[OldWorld]):
    """One Power after the other (`citow.draw.simultaneous`: nothing depends on the order)."""

    fields = ("power",)
    lies_on = ("Phase",)

    def __init__(self, power: i64) -> None:
        self.power = power

    def fits(self, state: OldWorld, at: i64) -> bool:
        return state.phase == DRAW and (self.power == 0 or not at_top(state, at))

    def run(self, state: OldWorld) -> None:
        tables = state.tables
        for power in range(self.power, POWERS):
            if state.seat_of[power] < 0:
                continue
            state.points[power] = tables.points[power] + extra_points(state, power)
            if tables.discards_first[power] > 0 and state.hand_size(power) > 0:
                state.frames.append(DrawPhase(power + 1))
                state.frames.append(DiscardFirst(power, tables.discards_first[power]))
                return
            draw(state, power)


def draw(state: OldWorld, power: i64) -> None:
    """`citow.draw.amount`."""
    amount = state.tables.draws[power] + extra_cards(state, power)
    if state.tables.draws_up_to[power]:
        amount -= state.hand_size(power)
    draw_cards(state, power, amount)


class DiscardFirst(Ask):
    """A player whose sheet says so may discard before drawing."""

    fields = ("power", "left")
    lies_on = ("DrawPhase",)
    on_top = True
    kind = "discard_first"
    rule = "citow.draw.amount"
    secret = True
    verbs = {"card": "discard"}

    def __init__(self, power: i64, left: i64) -> None:
        self.power = power
        self.left = left

    def fits(self, state: OldWorld, at: i64) -> bool:
        below = state.frames[at - 1]
        if not isinstance(below, DrawPhase) or below.power != self.power + 1 or not is_played(state, self.power):
            return False
        return 1 <= self.left <= state.tables.discards_first[self.power]

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        return held(state, self.power) + [PASS]

    def choose(self, state: OldWorld, choice: i64) -> None:
        if choice != PASS:
            discard_card(state, choice - CARD)
            if self.left > 1 and state.hand_size(self.power) > 0:
                state.frames.append(DiscardFirst(self.power, self.left - 1))
                return
        draw(state, self.power)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-discard-first")

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if CARD <= choice < SLOT:
            return not_in_hand(self.rule, choice - CARD)
        return self.wrong_kind(state, choice)
