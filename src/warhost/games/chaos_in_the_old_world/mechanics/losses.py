"""Figures that leave the board without a battle: their own player picks which one."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.frames import AskIn, alike, is_played, is_region
from warhost.games.chaos_in_the_old_world.model import (
    CARD,
    FIGURE,
    PASS,
    OldWorld,
    old_world_text,
    power_text,
    region_text,
    token_text,
)
from warhost.games.chaos_in_the_old_world.tables import CLASSES, FIGURES, HERO, POWERS

ANY_CLASS: Final = 0b111  # masks of classes
CULTISTS: Final = 0b001
CULTISTS_AND_WARRIORS: Final = 0b011
WARRIORS_AND_DAEMONS: Final = 0b110


def remove_figure(state: OldWorld, figure: i64, cause: Text) -> None:
    """Back to the reserve: no kill, and no counter for anybody (`citow.end_phase.hero_not_kill`)."""
    if state.log is not None:
        state.say(
            "removed",
            figure=state.figure_text(figure),
            id=state.tables.figure_ids[figure],
            power=power_text(state.holder[figure]),
            region=region_text(state.where[figure]),
            cause=cause,
        )
    state.remove(figure)


def figures_of(state: OldWorld, power: i64, region: i64, classes: i64) -> list[int]:
    """The figures of some classes that a Power controls in a region."""
    if state.present[region * POWERS + power] == 0:
        return []
    found: list[int] = []
    sort = state.tables.sort
    for figure in range(FIGURES):
        if state.where[figure] == region and state.holder[figure] == power and classes >> sort[figure] % CLASSES & 1:
            found.append(figure)
    return found


def highest_threat(state: OldWorld, region: i64, classes: i64) -> i64:
    """The highest Threat among players with such figures in a region; on a tie the first in Power order; -1: nobody."""
    found: i64 = -1
    for power in range(POWERS):
        if figures_of(state, power, region, classes) and (found < 0 or state.threat(power) > state.threat(found)):
            found = power
    return found


class LoseFigure(AskIn):
    """A player removes a figure of his own from a region, as an Old World card demands."""

    fields = ("power", "region", "classes", "card")
    lies_on: ClassVar[tuple[str, ...]] = ("Decree", "GreenskinRaid", "Reaving", "CorsairRaid")
    on_top = True
    kind = "lose"
    rule = "citow.old_world_cards.persistent_choices"
    verbs = {"figure": "lose"}

    def __init__(self, power: i64, region: i64, classes: i64, card: i64) -> None:
        self.power = power
        self.region = region
        self.classes = classes
        self.card = card  # the Old World card

    def fits(self, state: OldWorld, at: i64) -> bool:
        """Whom and where is told by the frame below, which knows the card."""
        return is_played(state, self.power) and is_region(self.region)

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        return state.distinct(figures_of(state, self.power, self.region, self.classes))

    def choose(self, state: OldWorld, choice: i64) -> None:
        remove_figure(state, choice - FIGURE, self.cause())

    def demanded(self, classes: i64, card: i64) -> bool:
        """Whether it is this card that demands a figure of these classes."""
        return self.classes == classes and self.card == card

    def cause(self) -> Text:
        return old_world_text(self.card)

    def must(self) -> str:
        """The rule that says that somebody has to go."""
        return "citow.old_world_phase.as_much_as_possible"

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-lose", cause=self.cause(), region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason(self.must(), Text("why-mandatory"))
        if not FIGURE <= choice < CARD:
            return self.wrong_kind(state, choice)
        figure = choice - FIGURE
        name = state.figure_text(figure)
        if state.where[figure] != self.region:
            return Reason(self.rule, Text("why-elsewhere", figure=name, region=region_text(self.region)))
        if state.holder[figure] != self.power:
            return Reason(self.rule, Text("why-not-yours", figure=name))
        if not self.classes >> (state.tables.sort[figure] % CLASSES) & 1:
            return Reason(self.rule, Text("why-safe-class", figure=name))
        return alike(state, figure)


class LoseToHero(LoseFigure):
    """The same for a Hero token (`citow.end_phase.hero_removes`)."""

    lies_on = ("Heroes",)
    rule = "citow.end_phase.hero_removes"

    def fits(self, state: OldWorld, at: i64) -> bool:
        if not is_region(self.region) or (self.classes, self.card) != (ANY_CLASS, 0):
            return False
        return self.power == highest_threat(state, self.region, ANY_CLASS)

    def cause(self) -> Text:
        return token_text(HERO)

    def must(self) -> str:
        return self.rule
