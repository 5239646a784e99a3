"""The Chaos cards of Tzeentch."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.khorne import field_of_carnage
from warhost.games.chaos_in_the_old_world.effects.upgrades import after_summoning
from warhost.games.chaos_in_the_old_world.frames import Ask, AskIn, alike
from warhost.games.chaos_in_the_old_world.mechanics.hands import DiscardCards, discard_some
from warhost.games.chaos_in_the_old_world.mechanics.losses import CULTISTS, figures_of
from warhost.games.chaos_in_the_old_world.model import (
    CARD,
    FIGURE,
    PAIR,
    PASS,
    POWER,
    SHIELDED,
    OldWorld,
    power_text,
    region_text,
)
from warhost.games.chaos_in_the_old_world.tables import (
    CLASSES,
    DAZZLE,
    DRAIN_POWER,
    FIGURES,
    GREATER_DAEMON,
    MEDDLING_OF_SKAVEN,
    PERSISTENCE_OF_CHANGE,
    POWERS,
    REGIONS,
    TEMPORAL_STASIS,
    TZEENTCH,
)


def temporal_stasis(state: OldWorld, region: i64, power: i64) -> i64:
    """What another Power pays more to play a card here."""
    if power == TZEENTCH:
        return 0
    return state.copies(region, TEMPORAL_STASIS) * state.tables.amount[TEMPORAL_STASIS]


def dazzle(state: OldWorld, region: i64) -> i64:
    """By how much the attack of enemy figures is lowered."""
    return state.copies(region, DAZZLE) * state.tables.amount[DAZZLE]


def persistence_of_change(state: OldWorld, slot: i64) -> bool:
    """Whether the card stays on its space: Tzeentch has killed in the region this round."""
    if not state.active(slot, PERSISTENCE_OF_CHANGE):
        return False
    return state.killers >> (slot // 2 * POWERS + TZEENTCH) & 1 == 1


def drain_power(state: OldWorld, region: i64) -> None:
    """Opponents with a Cultist here lose a power point; Tzeentch gains one."""
    amount = state.tables.amount[DRAIN_POWER]
    for power in range(POWERS):
        if power != TZEENTCH and figures_of(state, power, region, CULTISTS) and state.points[power] > 0:
            lost = min(amount, state.points[power])
            state.points[power] -= lost
            if state.log is not None:
                state.say("drained", power=power_text(power), count=lost)
    state.points[TZEENTCH] += amount
    if state.log is not None:
        state.say("drains", power=power_text(TZEENTCH), count=amount)


# -- Teleport


def teleport(state: OldWorld, region: i64) -> None:
    """One Cultist or Warrior goes elsewhere."""
    state.frames.append(TeleportFigure(region))


class TeleportFigure(AskIn):
    """Whom Teleport moves."""

    fields = ("region",)
    kind = "teleport"
    rule = "citow.chaos_cards.player_chooses"
    verbs = {"figure": "teleport"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def decider(self, state: OldWorld) -> i64:
        return TZEENTCH

    def options(self, state: OldWorld) -> list[int]:
        sort = state.tables.sort
        found: list[int] = []
        for figure in range(FIGURES):
            if state.where[figure] == self.region and sort[figure] % CLASSES != GREATER_DAEMON:
                if not field_of_carnage(state, self.region, state.holder[figure]):
                    found.append(figure)
        return state.distinct(found)

    def choose(self, state: OldWorld, choice: i64) -> None:
        state.frames.append(TeleportTo(choice - FIGURE))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-teleport", region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.chaos_cards.mandatory", Text("why-mandatory"))
        if not FIGURE <= choice < CARD:
            return self.wrong_kind(state, choice)
        figure = choice - FIGURE
        name = state.figure_text(figure)
        if state.where[figure] != self.region:
            return Reason(self.rule, Text("why-elsewhere", figure=name, region=region_text(self.region)))
        if state.tables.sort[figure] % CLASSES == GREATER_DAEMON:
            return Reason(self.rule, Text("why-greater-daemon", figure=name))
        if field_of_carnage(state, self.region, state.holder[figure]):
            return Reason("citow.figures.same_terms", Text("why-carnage", figure=name))
        return alike(state, figure)


class TeleportTo(Ask):
    """Where the figure goes: any other region, ruined or not."""

    fields = ("figure",)
    kind = "teleport_to"
    rule = "citow.chaos_cards.player_chooses"
    verbs = {"region": "to"}

    def __init__(self, figure: i64) -> None:
        self.figure = figure

    def decider(self, state: OldWorld) -> i64:
        return TZEENTCH

    def options(self, state: OldWorld) -> list[int]:
        here = state.where[self.figure]
        return [region for region in range(REGIONS) if region != here]

    def choose(self, state: OldWorld, choice: i64) -> None:
        figure = self.figure
        source = state.where[figure]
        state.put(figure, choice)
        if state.log is not None:
            state.say(
                "move",
                power=power_text(TZEENTCH),
                figure=state.figure_text(figure),
                id=state.tables.figure_ids[figure],
                start=region_text(source),
                region=region_text(choice),
            )
        if state.holder[figure] == TZEENTCH:  # citow.figures.same_terms
            after_summoning(state, figure, source)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-teleport-to", figure=state.figure_text(self.figure))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice < FIGURE:
            return Reason(self.rule, Text("why-same-region", region=region_text(choice)))
        return self.wrong_kind(state, choice)


# -- Warp Shield


def warp_shield(state: OldWorld, region: i64) -> None:
    """One of Tzeentch's figures cannot be killed in battle this round."""
    state.frames.append(ShieldFigure(region))


class ShieldFigure(AskIn):
    """Whom Warp Shield protects."""

    fields = ("region",)
    kind = "shield"
    rule = "citow.chaos_cards.chosen_figure_keeps_effect"
    verbs = {"figure": "shield"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def decider(self, state: OldWorld) -> i64:
        return TZEENTCH

    def options(self, state: OldWorld) -> list[int]:
        found = [f for f in range(FIGURES) if state.where[f] == self.region and state.holder[f] == TZEENTCH]
        return state.distinct(found)

    def choose(self, state: OldWorld, choice: i64) -> None:
        figure = choice - FIGURE
        state.marks[figure] |= SHIELDED
        if state.log is not None:
            state.say(
                "shield",
                figure=state.figure_text(figure),
                id=state.tables.figure_ids[figure],
                region=region_text(self.region),
            )

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-shield", region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.chaos_cards.mandatory", Text("why-mandatory"))
        if not FIGURE <= choice < CARD:
            return self.wrong_kind(state, choice)
        figure = choice - FIGURE
        name = state.figure_text(figure)
        if state.holder[figure] != TZEENTCH:
            return Reason("citow.chaos_cards.you", Text("why-not-yours", figure=name))
        if state.where[figure] != self.region:
            return Reason(self.rule, Text("why-elsewhere", figure=name, region=region_text(self.region)))
        return alike(state, figure)


# -- The Meddling of Skaven


def meddling_of_skaven(state: OldWorld, region: i64) -> None:
    """An opponent with a figure here discards cards."""
    state.frames.append(MeddleWith(region))


class MeddleWith(AskIn):
    """Whose hand the Skaven meddle with."""

    fields = ("region",)
    kind = "meddle"
    rule = "citow.chaos_cards.player_chooses"
    verbs = {"power": "meddle"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def decider(self, state: OldWorld) -> i64:
        return TZEENTCH

    def options(self, state: OldWorld) -> list[int]:
        first = self.region * POWERS
        return [POWER + power for power in range(POWERS) if power != TZEENTCH and state.present[first + power] > 0]

    def choose(self, state: OldWorld, choice: i64) -> None:
        discard_some(state, DiscardCards(choice - POWER, state.tables.amount[MEDDLING_OF_SKAVEN]))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-meddle", region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.chaos_cards.mandatory", Text("why-mandatory"))
        if POWER <= choice < PAIR:
            power = power_text(choice - POWER)
            if choice - POWER == TZEENTCH:
                return Reason(self.rule, Text("why-no-opponent", power=power))
            return Reason(self.rule, Text("why-no-figure-there", power=power, region=region_text(self.region)))
        return self.wrong_kind(state, choice)
