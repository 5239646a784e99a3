"""The Chaos cards of Nurgle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.chaos_card import ChaosCard
from warhost.games.chaos_in_the_old_world.frames import AskIn, alike, in_turn_of, is_played, lies_in
from warhost.games.chaos_in_the_old_world.mechanics.corruption import no_corruption, place_corruption, remove_corruption
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
from warhost.games.chaos_in_the_old_world.tables import CARD_IDS, CLASSES, FIGURES, GREATER_DAEMON, NURGLE, POWERS

ALL_THINGS_DECAY: Final = CARD_IDS.index("all_things_decay")
FINAL_ROTTING: Final = CARD_IDS.index("final_rotting")


class PlagueAura(ChaosCard):
    """Nurgle's corruption tokens count for domination, once for each copy."""

    id = "plague_aura"

    def domination(self, state: OldWorld, region: i64) -> i64:
        return self.amount(state) * state.corruption[region * POWERS + NURGLE]


class Influenza(ChaosCard):
    """Resistance is lowered."""

    id = "influenza"

    def resistance(self, state: OldWorld) -> i64:
        return -self.amount(state)


class PlagueTouch(ChaosCard):
    """The defense of enemy figures is lowered."""

    id = "plague_touch"

    def defense(self, state: OldWorld, power: i64) -> i64:
        return 0 if power == NURGLE else -self.amount(state)


class RainOfPus(ChaosCard):
    """The defense of Nurgle's figures is raised."""

    id = "rain_of_pus"

    def defense(self, state: OldWorld, power: i64) -> i64:
        return self.amount(state) if power == NURGLE else 0


class GreatFoulConsumption(ChaosCard):
    """All of Nurgle's figures leave, and every two of them become a corruption token."""

    id = "great_foul_consumption"

    def coming(self, state: OldWorld, region: i64) -> i64:
        return state.present[region * POWERS + NURGLE] // self.amount(state)

    def in_corruption_step(self, state: OldWorld, region: i64) -> i64:
        tokens = self.coming(state, region)
        eaten = [f for f in range(FIGURES) if state.where[f] == region and state.holder[f] == NURGLE]
        for figure in eaten:
            state.remove(figure)
        if state.log is not None and eaten:
            state.say("consume", card=card_text(self.number), region=region_text(region), count=len(eaten))
        return place_corruption(state, region, NURGLE, tokens, True)


class StenchOfDeath(ChaosCard):
    """Two tokens if Nurgle dominates the region."""

    id = "stench_of_death"

    def tokens_for_dominating(self, state: OldWorld, power: i64) -> i64:
        return self.amount(state) if power == NURGLE else 0


# -- All Things Decay


class AllThingsDecay(ChaosCard):
    """One corruption token of the region goes."""

    id = "all_things_decay"

    def when_played(self, state: OldWorld, region: i64) -> None:
        state.frames.append(DecayToken(region, self.amount(state)))


class DecayToken(AskIn):
    """Whose token All Things Decay removes."""

    fields = ("region", "left")
    lies_on = ("Summoning",)
    on_top = True
    kind = "decay"
    rule = "citow.chaos_cards.player_chooses"
    verbs = {"power": "decay"}

    def __init__(self, region: i64, left: i64) -> None:
        self.region = region
        self.left = left

    def fits(self, state: OldWorld, at: i64) -> bool:
        if not in_turn_of(state, NURGLE, at) or not lies_in(state, self.region, ALL_THINGS_DECAY):
            return False
        return 1 <= self.left <= state.tables.amount[ALL_THINGS_DECAY]

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


# -- The Final Rotting


class FinalRotting(ChaosCard):
    """At the end of the battle phase: a victim for each of Nurgle's corruption tokens beside the card."""

    id = "final_rotting"
    acts_after_battles = True

    def after_battles(self, state: OldWorld, region: i64) -> None:
        victims = state.corruption[region * POWERS + NURGLE] * self.amount(state)
        state.frames.append(RotFigure(region, victims))


class RotFigure(AskIn):
    """Whom The Final Rotting kills next."""

    fields = ("region", "left")
    lies_on = ("EndOfBattle",)
    on_top = True
    kind = "rot"
    rule = "citow.early_hits.end_effects"
    verbs = {"figure": "rot"}

    def __init__(self, region: i64, left: i64) -> None:
        self.region = region
        self.left = left

    def fits(self, state: OldWorld, at: i64) -> bool:
        next_slot: int = state.frames[at - 1].to_doc()["slot"]
        return self.left > 0 and self.region == (next_slot - 1) // 2 and is_played(state, NURGLE)

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
