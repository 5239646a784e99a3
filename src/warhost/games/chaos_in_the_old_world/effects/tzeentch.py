"""The Chaos cards of Tzeentch."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.chaos_card import ChaosCard
from warhost.games.chaos_in_the_old_world.frames import Ask, AskIn, alike, in_turn_of, lies_in, on_board
from warhost.games.chaos_in_the_old_world.mechanics.figures import after_summoning, held
from warhost.games.chaos_in_the_old_world.mechanics.hands import MEDDLING_OF_SKAVEN, DiscardCards, discard_some
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
    CARD_IDS,
    CLASSES,
    FIGURES,
    GREATER_DAEMON,
    POWERS,
    REGIONS,
    TZEENTCH,
)

TELEPORT: Final = CARD_IDS.index("teleport")
WARP_SHIELD: Final = CARD_IDS.index("warp_shield")


class ChangerOfWays(ChaosCard):
    """The card beside it is not in force."""

    id = "changer_of_ways"
    silences = True


class TemporalStasis(ChaosCard):
    """Other Powers pay more to play a card here."""

    id = "temporal_stasis"
    makes_dearer = True

    def surcharge(self, state: OldWorld, power: i64) -> i64:
        return 0 if power == TZEENTCH else self.amount(state)


class Dazzle(ChaosCard):
    """The attack of enemy figures is lowered."""

    id = "dazzle"

    def attack(self, state: OldWorld, power: i64) -> i64:
        return 0 if power == TZEENTCH else -self.amount(state)


class PersistenceOfChange(ChaosCard):
    """It stays if Tzeentch has killed in the region this round."""

    id = "persistence_of_change"

    def stays(self, state: OldWorld, region: i64) -> bool:
        return state.killers >> (region * POWERS + TZEENTCH) & 1 == 1


class DrainPower(ChaosCard):
    """Opponents with a Cultist here lose a power point; Tzeentch gains one."""

    id = "drain_power"

    def when_played(self, state: OldWorld, region: i64) -> None:
        amount = self.amount(state)
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


class Teleport(ChaosCard):
    """One Cultist or Warrior goes elsewhere."""

    id = "teleport"

    def when_played(self, state: OldWorld, region: i64) -> None:
        state.frames.append(TeleportFigure(region))


class TeleportFigure(AskIn):
    """Whom Teleport moves."""

    fields = ("region",)
    lies_on = ("Summoning",)
    on_top = True
    kind = "teleport"
    rule = "citow.chaos_cards.player_chooses"
    verbs = {"figure": "teleport"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def fits(self, state: OldWorld, at: i64) -> bool:
        return in_turn_of(state, TZEENTCH, at) and lies_in(state, self.region, TELEPORT)

    def decider(self, state: OldWorld) -> i64:
        return TZEENTCH

    def options(self, state: OldWorld) -> list[int]:
        sort = state.tables.sort
        found: list[int] = []
        for figure in range(FIGURES):
            if state.where[figure] == self.region and sort[figure] % CLASSES != GREATER_DAEMON:
                if not held(state, self.region, state.holder[figure]):
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
        if held(state, self.region, state.holder[figure]):
            return Reason("citow.figures.same_terms", Text("why-carnage", figure=name))
        return alike(state, figure)


class TeleportTo(Ask):
    """Where the figure goes: any other region, ruined or not."""

    fields = ("figure",)
    lies_on = ("Summoning",)
    on_top = True
    kind = "teleport_to"
    rule = "citow.chaos_cards.player_chooses"
    verbs = {"region": "to"}

    def __init__(self, figure: i64) -> None:
        self.figure = figure

    def fits(self, state: OldWorld, at: i64) -> bool:
        if not in_turn_of(state, TZEENTCH, at) or not on_board(state, self.figure):
            return False
        return state.tables.sort[self.figure] % CLASSES != GREATER_DAEMON

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


class WarpShield(ChaosCard):
    """One of Tzeentch's figures cannot be killed in battle this round."""

    id = "warp_shield"

    def when_played(self, state: OldWorld, region: i64) -> None:
        state.frames.append(ShieldFigure(region))


class ShieldFigure(AskIn):
    """Whom Warp Shield protects."""

    fields = ("region",)
    lies_on = ("Summoning",)
    on_top = True
    kind = "shield"
    rule = "citow.chaos_cards.chosen_figure_keeps_effect"
    verbs = {"figure": "shield"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def fits(self, state: OldWorld, at: i64) -> bool:
        return in_turn_of(state, TZEENTCH, at) and lies_in(state, self.region, WARP_SHIELD)

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


class MeddlingOfSkaven(ChaosCard):
    """An opponent with a figure here discards cards."""

    id = "meddling_of_skaven"

    def when_played(self, state: OldWorld, region: i64) -> None:
        state.frames.append(MeddleWith(region))


class MeddleWith(AskIn):
    """Whose hand the Skaven meddle with."""

    fields = ("region",)
    lies_on = ("Summoning",)
    on_top = True
    kind = "meddle"
    rule = "citow.chaos_cards.player_chooses"
    verbs = {"power": "meddle"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def fits(self, state: OldWorld, at: i64) -> bool:
        return in_turn_of(state, TZEENTCH, at) and lies_in(state, self.region, MEDDLING_OF_SKAVEN)

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
