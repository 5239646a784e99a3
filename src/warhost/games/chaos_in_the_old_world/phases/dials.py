"""Threat dials: who turns how far, and what the instructions do."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.upgrades import ChooseUpgrade
from warhost.games.chaos_in_the_old_world.frames import Ask, AskIn, at_top, is_region, told_by_dial
from warhost.games.chaos_in_the_old_world.mechanics.corruption import no_corruption, remove_corruption
from warhost.games.chaos_in_the_old_world.mechanics.hands import draw_cards
from warhost.games.chaos_in_the_old_world.mechanics.tokens import PlaceByDial, return_token
from warhost.games.chaos_in_the_old_world.model import (
    FIGURE,
    PAIR,
    PASS,
    POWER,
    TOKEN,
    OldWorld,
    power_text,
    region_text,
    token_text,
)
from warhost.games.chaos_in_the_old_world.tables import (
    DRAW_CHAOS_CARDS,
    EVERYWHERE,
    INSTRUCTION_IDS,
    NOBLE,
    PLACE_NOBLE,
    PLACE_WARPSTONE,
    POWERS,
    REGIONS,
    REMOVE_CORRUPTION,
    REMOVE_OLD_WORLD_TOKENS,
    SCORE_VP,
    TOKENS,
    UPGRADE_CARD,
    VICTORY,
    WARPSTONE,
)


class AdvanceDials(Procedure[OldWorld]):
    """First ticks in Power order, then the extra tick of whoever alone has most counters; then counters go back."""

    fields = ("stage",)
    lies_on = ("EndPhase",)

    def __init__(self, stage: i64) -> None:
        self.stage = stage  # a Power; 4: the extra tick; 5: the end

    def fits(self, state: OldWorld, at: i64) -> bool:
        """The instruction of a dial is being carried out."""
        last: int = state.frames[at - 1].to_doc()["step"]
        return last == 5 and 1 <= self.stage <= POWERS + 1 and not at_top(state, at)

    def run(self, state: OldWorld) -> None:
        stage = self.stage
        if stage > POWERS:
            state.counters = [0] * POWERS  # citow.dials.counters_cleared
            return
        state.frames.append(AdvanceDials(stage + 1))
        power = most_counters(state) if stage == POWERS else stage
        if power >= 0 and state.counters[power] > 0:
            tick(state, power)


def most_counters(state: OldWorld) -> i64:
    """`citow.dials.extra_tick`: the Power that alone has most; -1 on a tie."""
    most = max(state.counters)
    if state.counters.count(most) > 1:
        return -1
    return state.counters.index(most)


def tick(state: OldWorld, power: i64) -> None:
    """One step clockwise; a dial on Victory turns no further (`citow.dials.start_and_victory`)."""
    tables = state.tables
    position = state.dial[power] + 1
    if position >= len(tables.dial[power]):
        return
    state.dial[power] = position
    instruction = tables.dial[power][position]
    amount = tables.dial_amount[power][position]
    if state.log is not None:
        words = Text(f"instruction-{INSTRUCTION_IDS[instruction]}", amount=amount)
        state.say("tick", power=power_text(power), position=position, instruction=words)
    carry_out(state, power, instruction, amount)  # citow.dials.first_tick


def carry_out(state: OldWorld, power: i64, instruction: i64, amount: i64) -> None:
    """`citow.dials.instruction_mandatory`: as far as it is possible."""
    if instruction == SCORE_VP:
        state.vp[power] += amount
    elif instruction == UPGRADE_CARD:
        for _ in range(amount):
            state.frames.append(ChooseUpgrade(power))
    elif instruction == DRAW_CHAOS_CARDS:
        draw_cards(state, power, amount)
    elif instruction == PLACE_WARPSTONE:
        state.frames.append(PlaceByDial(power, WARPSTONE, amount, 1, EVERYWHERE, False))
    elif instruction == PLACE_NOBLE:
        state.frames.append(PlaceByDial(power, NOBLE, amount, 1, EVERYWHERE, False))
    elif instruction == REMOVE_CORRUPTION:
        state.frames.append(CleanseRegion(power, amount))
    elif instruction == REMOVE_OLD_WORLD_TOKENS:
        state.frames.append(ClearRegion(power, amount))


def gain_counter(state: OldWorld, power: i64) -> None:
    """`citow.dials.counter_immediate`."""
    state.counters[power] += 1
    if state.log is not None:
        state.say("counter", power=power_text(power))


def on_victory(state: OldWorld, power: i64) -> bool:
    """Whether a dial shows Victory."""
    return state.tables.dial[power][state.dial[power]] == VICTORY


# -- Remove Corruption


class CleanseRegion(Ask):
    """From which region the next corruption token is taken."""

    fields = ("power", "left")
    lies_on = ("AdvanceDials",)
    kind = "cleanse"
    rule = "citow.dials.remove_corruption"
    verbs = {"region": "cleanse"}

    def __init__(self, power: i64, left: i64) -> None:
        self.power = power
        self.left = left

    def fits(self, state: OldWorld, at: i64) -> bool:
        least = 1 if at_top(state, at) else 0
        most = told_by_dial(state, self.power, REMOVE_CORRUPTION, at)
        return least <= self.left <= most - (1 - least)

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        if self.left == 0:
            return []
        return [region for region in range(REGIONS) if state.corruption_in(region) > 0]

    def choose(self, state: OldWorld, choice: i64) -> None:
        state.frames.append(CleanseRegion(self.power, self.left - 1))
        state.frames.append(CleanseOf(self.power, choice))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-cleanse", count=self.left)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.dials.instruction_mandatory", Text("why-mandatory"))
        if choice < FIGURE:
            return Reason(self.rule, Text("why-clean", region=region_text(choice)))
        return self.wrong_kind(state, choice)


class CleanseOf(AskIn):
    """Whose token it is."""

    fields = ("power", "region")
    lies_on = ("CleanseRegion",)
    on_top = True
    kind = "cleanse_of"
    rule = "citow.dials.remove_corruption"
    verbs = {"power": "remove"}

    def __init__(self, power: i64, region: i64) -> None:
        self.power = power
        self.region = region

    def fits(self, state: OldWorld, at: i64) -> bool:
        below = state.frames[at - 1]
        return isinstance(below, CleanseRegion) and below.power == self.power and is_region(self.region)

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        first = self.region * POWERS
        return [POWER + power for power in range(POWERS) if state.corruption[first + power] > 0]

    def choose(self, state: OldWorld, choice: i64) -> None:
        remove_corruption(state, self.region, choice - POWER)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-cleanse-of", region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.dials.instruction_mandatory", Text("why-mandatory"))
        if POWER <= choice < PAIR:
            return no_corruption(self.rule, self.region, choice - POWER)
        return self.wrong_kind(state, choice)


# -- Remove Old World Tokens


class ClearRegion(Ask):
    """From which region the next Old World token is taken."""

    fields = ("power", "left")
    lies_on = ("AdvanceDials",)
    kind = "clear"
    rule = "citow.dials.remove_old_world_tokens"
    verbs = {"region": "clear"}

    def __init__(self, power: i64, left: i64) -> None:
        self.power = power
        self.left = left

    def fits(self, state: OldWorld, at: i64) -> bool:
        least = 1 if at_top(state, at) else 0
        most = told_by_dial(state, self.power, REMOVE_OLD_WORLD_TOKENS, at)
        return least <= self.left <= most - (1 - least)

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        if self.left == 0:
            return []
        tokens = state.tokens
        return [r for r in range(REGIONS) if sum(tokens[r * TOKENS : (r + 1) * TOKENS]) > 0]

    def choose(self, state: OldWorld, choice: i64) -> None:
        state.frames.append(ClearRegion(self.power, self.left - 1))
        state.frames.append(ClearToken(self.power, choice))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-clear", count=self.left)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.dials.instruction_mandatory", Text("why-mandatory"))
        if choice < FIGURE:
            return Reason(self.rule, Text("why-no-tokens", region=region_text(choice)))
        return self.wrong_kind(state, choice)


class ClearToken(AskIn):
    """Which token it is."""

    fields = ("power", "region")
    lies_on = ("ClearRegion",)
    on_top = True
    kind = "clear_token"
    rule = "citow.dials.remove_old_world_tokens"
    verbs = {"token": "return"}

    def __init__(self, power: i64, region: i64) -> None:
        self.power = power
        self.region = region

    def fits(self, state: OldWorld, at: i64) -> bool:
        below = state.frames[at - 1]
        return isinstance(below, ClearRegion) and below.power == self.power and is_region(self.region)

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        return [TOKEN + kind for kind in range(TOKENS) if state.token(self.region, kind) > 0]

    def choose(self, state: OldWorld, choice: i64) -> None:
        return_token(state, choice - TOKEN, self.region)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-clear-token", region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.dials.instruction_mandatory", Text("why-mandatory"))
        if TOKEN <= choice < POWER:
            text = Text("why-no-token", token=token_text(choice - TOKEN), region=region_text(self.region))
            return Reason(self.rule, text)
        return self.wrong_kind(state, choice)
