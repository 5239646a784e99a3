"""The Chaos cards of Nurgle."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.frames import AskIn, alike
from warhost.games.chaos_in_the_old_world.mechanics.corruption import place_corruption
from warhost.games.chaos_in_the_old_world.model import (
    CARD,
    FIGURE,
    PAIR,
    PASS,
    POWER,
    OldWorld,
    card_text,
    power_text,
    region_text,
)
from warhost.games.chaos_in_the_old_world.tables import (
    ALL_THINGS_DECAY,
    CLASSES,
    FIGURES,
    FINAL_ROTTING,
    GREAT_FOUL_CONSUMPTION,
    GREATER_DAEMON,
    INFLUENZA,
    NURGLE,
    PLAGUE_AURA,
    PLAGUE_TOUCH,
    POWERS,
    RAIN_OF_PUS,
    STENCH_OF_DEATH,
)


def plague_aura(state: OldWorld, region: i64) -> i64:
    """Nurgle's corruption tokens count for domination, once for each copy."""
    copies = state.copies(region, PLAGUE_AURA)
    return copies * state.tables.amount[PLAGUE_AURA] * state.corruption[region * POWERS + NURGLE]


def influenza(state: OldWorld, region: i64) -> i64:
    """By how much Resistance is lowered."""
    return state.copies(region, INFLUENZA) * state.tables.amount[INFLUENZA]


def plague_touch(state: OldWorld, region: i64) -> i64:
    """By how much the defense of enemy figures is lowered."""
    return state.copies(region, PLAGUE_TOUCH) * state.tables.amount[PLAGUE_TOUCH]


def rain_of_pus(state: OldWorld, region: i64) -> i64:
    """By how much the defense of Nurgle's figures is raised."""
    return state.copies(region, RAIN_OF_PUS) * state.tables.amount[RAIN_OF_PUS]


def great_foul_consumption(state: OldWorld, region: i64) -> i64:
    """All of Nurgle's figures leave, and every two of them become a corruption token; tells how many tokens."""
    if state.copies(region, GREAT_FOUL_CONSUMPTION) == 0:
        return 0
    eaten = [f for f in range(FIGURES) if state.where[f] == region and state.holder[f] == NURGLE]
    for figure in eaten:
        state.remove(figure)
    if state.log is not None and eaten:
        card = card_text(GREAT_FOUL_CONSUMPTION)
        state.say("consume", card=card, region=region_text(region), count=len(eaten))
    per_token = state.tables.amount[GREAT_FOUL_CONSUMPTION]
    return place_corruption(state, region, NURGLE, len(eaten) // per_token, True)


def stench_of_death(state: OldWorld, region: i64) -> None:
    """Nurgle dominates the region: two tokens for each copy."""
    copies = state.copies(region, STENCH_OF_DEATH)
    place_corruption(state, region, NURGLE, copies * state.tables.amount[STENCH_OF_DEATH], False)


def all_things_decay(state: OldWorld, region: i64) -> None:
    """One corruption token of the region goes."""
    state.frames.append(DecayToken(region, state.tables.amount[ALL_THINGS_DECAY]))


class DecayToken(AskIn):
    """Whose token All Things Decay removes."""

    fields = ("region", "left")
    kind = "decay"
    rule = "citow.chaos_cards.player_chooses"
    verbs = {"power": "decay"}

    def __init__(self, region: i64, left: i64) -> None:
        self.region = region
        self.left = left

    def decider(self, state: OldWorld) -> i64:
        return NURGLE

    def options(self, state: OldWorld) -> list[int]:
        if self.left == 0:
            return []
        first = self.region * POWERS
        return [POWER + power for power in range(POWERS) if state.corruption[first + power] > 0]

    def choose(self, state: OldWorld, choice: i64) -> None:
        remove_corruption(state, self.region, choice - POWER)
        state.frames.append(DecayToken(self.region, self.left - 1))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-decay", region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.chaos_cards.mandatory", Text("why-mandatory"))
        if POWER <= choice < PAIR:
            return no_corruption(self.rule, self.region, choice - POWER)
        return self.wrong_kind(state, choice)


def remove_corruption(state: OldWorld, region: i64, power: i64) -> None:
    """Take a corruption token off the board; its player stays a ruiner."""
    state.corruption[region * POWERS + power] -= 1
    if state.log is not None:
        state.say("cleanse", power=power_text(power), region=region_text(region))


def no_corruption(rule: str, region: i64, power: i64) -> Reason:
    return Reason(rule, Text("why-no-corruption", power=power_text(power), region=region_text(region)))


# -- The Final Rotting


def final_rotting(state: OldWorld, slot: i64) -> i64:
    """At the end of the battle phase: a victim for each of Nurgle's corruption tokens beside the card."""
    if not state.active(slot, FINAL_ROTTING):
        return 0
    return state.corruption[slot // 2 * POWERS + NURGLE] * state.tables.amount[FINAL_ROTTING]


class RotFigure(AskIn):
    """Whom The Final Rotting kills next."""

    fields = ("region", "left")
    kind = "rot"
    rule = "citow.early_hits.end_effects"
    verbs = {"figure": "rot"}

    def __init__(self, region: i64, left: i64) -> None:
        self.region = region
        self.left = left

    def decider(self, state: OldWorld) -> i64:
        return NURGLE

    def options(self, state: OldWorld) -> list[int]:
        if self.left == 0:
            return []
        sort = state.tables.sort
        found: list[int] = []
        for figure in range(FIGURES):
            if state.where[figure] == self.region and state.holder[figure] != NURGLE:
                if sort[figure] % CLASSES != GREATER_DAEMON:
                    found.append(figure)
        return state.distinct(found)

    def choose(self, state: OldWorld, choice: i64) -> None:
        figure = choice - FIGURE
        if state.log is not None:
            state.say(
                "rot",
                card=card_text(FINAL_ROTTING),
                figure=state.figure_text(figure),
                id=state.tables.figure_ids[figure],
                owner=power_text(state.holder[figure]),
                region=region_text(self.region),
            )
        state.remove(figure)
        state.frames.append(RotFigure(self.region, self.left - 1))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-rot", region=region_text(self.region), count=self.left)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.chaos_cards.mandatory", Text("why-mandatory"))
        if not FIGURE <= choice < CARD:
            return self.wrong_kind(state, choice)
        figure = choice - FIGURE
        name = state.figure_text(figure)
        if state.where[figure] != self.region:
            return Reason(self.rule, Text("why-elsewhere", figure=name, region=region_text(self.region)))
        if state.holder[figure] == NURGLE:
            return Reason(self.rule, Text("why-own-figure", figure=name))
        if state.tables.sort[figure] % CLASSES == GREATER_DAEMON:
            return Reason(self.rule, Text("why-greater-daemon", figure=name))
        return alike(state, figure)
