"""The summoning phase: in turns, everybody summons a figure or plays a Chaos card until all power is spent."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.documents import Hints
from warhost.games.chaos_in_the_old_world.effects.chaos_card import CHAOS_CARDS, in_force
from warhost.games.chaos_in_the_old_world.effects.upgrade import ability
from warhost.games.chaos_in_the_old_world.frames import Ask, at_top, figure_note, in_turn_of, is_played
from warhost.games.chaos_in_the_old_world.legality import why_no_card, why_no_figure, why_no_region, why_no_space
from warhost.games.chaos_in_the_old_world.mechanics.figures import after_summoning, held
from warhost.games.chaos_in_the_old_world.mechanics.forecast import summoning_forecast
from warhost.games.chaos_in_the_old_world.mechanics.prices import (
    any_space,
    open_spaces,
    playable,
    playing_cost,
    playing_cost_varies,
    spaces_for,
    summoning_cost,
    summoning_cost_varies,
)
from warhost.games.chaos_in_the_old_world.model import (
    CARD,
    CREPT,
    FIGURE,
    PASS,
    SLOT,
    SUMMONING,
    UPGRADE,
    OldWorld,
    card_text,
    power_text,
    region_text,
)
from warhost.games.chaos_in_the_old_world.tables import (
    CARDS,
    CLASSES,
    FIGURES,
    POWERS,
    REGION_IDS,
    REGIONS,
    SIDE_IDS,
    SLAANESH,
)


class Summoning(Procedure[OldWorld]):
    """`citow.summon.turn_cycle`: whose turn it is; a Power without power points is passed over."""

    fields = ("power",)
    lies_on = ("Phase",)

    def __init__(self, power: i64) -> None:
        self.power = power

    def fits(self, state: OldWorld, at: i64) -> bool:
        if state.phase != SUMMONING or not 0 <= self.power < POWERS:
            return False
        return self.power == 0 if at_top(state, at) else is_played(state, (self.power - 1) % POWERS)

    def run(self, state: OldWorld) -> None:
        points = state.points
        for i in range(POWERS):
            power = (self.power + i) % POWERS
            if points[power] > 0:
                state.frames.append(TURN_AFTER[power])
                state.frames.append(TURN[power])
                return
        end_of_creeping(state)


def end_of_creeping(state: OldWorld) -> None:
    """No rule tells figures that were summoned for nothing from the others any more."""
    for figure in range(FIGURES):
        if state.marks[figure] & CREPT:
            state.marks[figure] &= ~CREPT


class TakeTurn(Ask):
    """Summon one figure, play one Chaos card, or pass for the rest of the phase.

    Asked even if nothing but passing is left, as skipping would tell what the hand does not hold.
    """

    fields = ("power",)
    lies_on = ("Summoning",)
    on_top = True
    kind = "turn"
    rule = "citow.summon.one_action"
    secret = True
    verbs = {"figure": "summon", "card": "play", "pass": "pass"}

    def __init__(self, power: i64) -> None:
        self.power = power

    def fits(self, state: OldWorld, at: i64) -> bool:
        return 0 <= self.power < POWERS and in_turn_of(state, self.power, at) and state.points[self.power] > 0

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        found = self.figures(state)
        self.add_cards(state, found)
        found.append(PASS)
        return found

    def add_cards(self, state: OldWorld, found: list[int]) -> None:
        """The kinds of cards in hand that can be played anywhere."""
        if not any_space(state):
            return
        points = state.points[self.power]
        hand = state.hand
        costs = state.tables.card_cost
        for card in state.tables.cards_of[self.power]:
            if hand[card] > 0:
                possible = costs[card] <= points
                if playing_cost_varies(state, card):
                    possible = playable(state, card, points)
                if possible:
                    found.append(CARD + card)

    def figures(self, state: OldWorld) -> list[int]:
        """One figure of each group that no rule tells apart, if it can be summoned anywhere."""
        power = self.power
        points = state.points[power]
        where = state.where
        marks = state.marks
        holder = state.holder
        costs = state.cost
        holding = state.lying & CHAOS_CARDS.holding != 0
        found: list[int] = []
        for sort in summonable(state, power):
            varies = summoning_cost_varies(state, sort)
            if costs[sort] > points and not varies:
                continue
            seen = 0  # a bit for each look of a figure of this sort
            for figure in state.tables.figures_of_sort[sort]:
                if holder[figure] != power:
                    continue
                here = where[figure]
                look = 1 << (marks[figure] * (REGIONS + 1) + here + 1)
                if seen & look:
                    continue
                seen |= look
                if holding and here >= 0 and held(state, here, power):
                    continue
                if not varies or destinations(state, figure):
                    found.append(FIGURE + figure)
        return found

    def choose(self, state: OldWorld, choice: i64) -> None:
        if choice < CARD:
            state.frames.append(SummonTo(choice - FIGURE))
        elif choice < SLOT:
            announce(state, choice - CARD)
        else:
            pass_turn(state, self.power)

    def label(self, state: OldWorld, choice: i64) -> Text:
        if not FIGURE <= choice < SLOT:
            return super().label(state, choice)
        cost = price_text(self.prices(state, choice))
        if choice < CARD:
            figure = choice - FIGURE
            name = state.figure_text(figure)
            return Text("choice-summon", figure=name, note=figure_note(state, figure), cost=cost)
        return Text("choice-play", card=card_text(choice - CARD), cost=cost)

    def prices(self, state: OldWorld, choice: i64) -> list[int]:
        """What a figure or card costs wherever it can go now, each price once, the lowest first; else as printed."""
        found: list[int] = []
        printed: list[int] = []
        if FIGURE <= choice < CARD:
            figure = choice - FIGURE
            printed = [state.cost[state.tables.sort[figure]]]
            found = [int(summoning_cost(state, figure, region)) for region in destinations(state, figure)]
        elif CARD <= choice < SLOT:
            card = choice - CARD
            printed = [state.tables.card_cost[card]]
            spaces = spaces_for(state, card, open_spaces(state), state.points[self.power])
            found = [int(playing_cost(state, card, slot // 2)) for slot in spaces]
        return sorted(set(found)) or printed

    def hints(self, state: OldWorld, choice: i64) -> Hints:
        facts = super().hints(state, choice)
        prices = self.prices(state, choice)
        if prices:
            facts["cost"] = prices[0]
        if len(prices) > 1:
            facts["highest_cost"] = prices[-1]
        return facts

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-turn", points=state.points[self.power])

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if FIGURE <= choice < CARD:
            return why_no_figure(state, self.power, choice - FIGURE)
        if CARD <= choice < SLOT:
            return why_no_card(state, self.power, choice - CARD)
        return self.wrong_kind(state, choice)


EVERY_SORT = list(range(POWERS * CLASSES))
SORTS = [EVERY_SORT[power * CLASSES : (power + 1) * CLASSES] for power in range(POWERS)]
TURN = [TakeTurn(power) for power in range(POWERS)]
TURN_AFTER = [Summoning((power + 1) % POWERS) for power in range(POWERS)]


def price_text(prices: list[int]) -> Text:
    """A price in words; where it depends on the region, the lowest and the highest."""
    if len(prices) > 1:
        return Text("price-range", lowest=prices[0], highest=prices[-1])
    return Text("price", cost=prices[0])


def pass_turn(state: OldWorld, power: i64) -> None:
    """`citow.summon.pass`: all remaining points are lost."""
    if state.log is not None:
        state.say("pass", power=power_text(power), points=state.points[power])
    state.points[power] = 0


# -- figures


def summonable(state: OldWorld, power: i64) -> list[int]:
    """The sorts of figures among which those are that a Power controls."""
    if power == SLAANESH and state.holder != state.tables.owner:  # who alone controls figures of others
        return EVERY_SORT
    return SORTS[power]


def destinations(state: OldWorld, figure: i64) -> list[int]:
    """`citow.figures.where`: regions with a figure of the Power or next to one, as far as the points go."""
    power = state.holder[figure]
    here = state.where[figure]
    regions = state.tables.reach[state.spread[power]]
    if here >= 0:
        regions &= ~(1 << here)  # citow.figures.new_region
    points = state.points[power]
    sort = state.tables.sort[figure]
    if not summoning_cost_varies(state, sort):
        return state.tables.members[regions] if state.cost[sort] <= points else []
    return [r for r in state.tables.members[regions] if summoning_cost(state, figure, r) <= points]


class SummonTo(Ask):
    """Where the figure goes."""

    fields = ("figure",)
    lies_on = ("Summoning",)
    on_top = True
    kind = "summon_to"
    rule = "citow.figures.where"
    verbs = {"region": "to"}

    def __init__(self, figure: i64) -> None:
        self.figure = figure

    def fits(self, state: OldWorld, at: i64) -> bool:
        if not 0 <= self.figure < FIGURES or not in_turn_of(state, state.holder[self.figure], at):
            return False
        here = state.where[self.figure]
        return here < 0 or not held(state, here, state.holder[self.figure])

    def decider(self, state: OldWorld) -> i64:
        return state.holder[self.figure]

    def options(self, state: OldWorld) -> list[int]:
        return destinations(state, self.figure)

    def choose(self, state: OldWorld, choice: i64) -> None:
        summon(state, self.figure, choice)

    def label(self, state: OldWorld, choice: i64) -> Text:
        if choice >= FIGURE:
            return super().label(state, choice)
        return Text("choice-to-paid", region=region_text(choice), cost=summoning_cost(state, self.figure, choice))

    def hints(self, state: OldWorld, choice: i64) -> Hints:
        if choice >= FIGURE:
            return {}
        return {
            "region": REGION_IDS[choice],
            "cost": summoning_cost(state, self.figure, choice),
            "forecast": summoning_forecast(state, self.figure, choice),
        }

    def prompt(self, state: OldWorld) -> Text:
        figure = self.figure
        return Text("prompt-summon-to", figure=state.figure_text(figure), note=figure_note(state, figure))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice < FIGURE:
            return why_no_region(state, self.figure, choice)
        return self.wrong_kind(state, choice)


def summon(state: OldWorld, figure: i64, region: i64) -> None:
    """Pay, and put the figure in the region."""
    power = state.holder[figure]
    source = state.where[figure]
    cost = summoning_cost(state, figure, region)
    if ability(state, state.tables.sort[figure]).free(state, figure, region):
        state.marks[figure] |= CREPT
    state.points[power] -= cost
    state.put(figure, region)
    if state.log is not None:
        where = region_text(region)
        if source < 0:
            state.say(
                "summon",
                power=power_text(power),
                figure=state.figure_text(figure),
                id=state.tables.figure_ids[figure],
                region=where,
                cost=cost,
            )
        else:
            state.say(
                "summon-from",
                power=power_text(power),
                figure=state.figure_text(figure),
                id=state.tables.figure_ids[figure],
                start=region_text(source),
                region=where,
                cost=cost,
            )
    after_summoning(state, figure, source)


# -- Chaos cards


def announce(state: OldWorld, card: i64) -> None:
    """The card stays in hand, and a secret of its player, until its space is chosen."""
    state.announced = card
    state.frames.append(PlayOn(card))


class PlayOn(Ask):
    """On which card space the Chaos card is put."""

    fields = ("card",)
    lies_on = ("Summoning",)
    on_top = True
    kind = "play_on"
    rule = "citow.chaos_cards.any_region"
    verbs = {"slot": "on"}

    def __init__(self, card: i64) -> None:
        self.card = card

    def fits(self, state: OldWorld, at: i64) -> bool:
        return 0 <= self.card < CARDS and in_turn_of(state, state.tables.card_power[self.card], at)

    def decider(self, state: OldWorld) -> i64:
        return state.tables.card_power[self.card]

    def options(self, state: OldWorld) -> list[int]:
        points = state.points[state.tables.card_power[self.card]]
        return [SLOT + slot for slot in spaces_for(state, self.card, open_spaces(state), points)]

    def choose(self, state: OldWorld, choice: i64) -> None:
        play_card(state, self.card, choice - SLOT)

    def label(self, state: OldWorld, choice: i64) -> Text:
        if not SLOT <= choice < UPGRADE:
            return super().label(state, choice)
        slot = choice - SLOT
        side = Text("side-right") if slot & 1 else Text("side-left")
        cost = playing_cost(state, self.card, slot // 2)
        return Text("choice-on", region=region_text(slot // 2), side=side, cost=cost)

    def hints(self, state: OldWorld, choice: i64) -> Hints:
        if not SLOT <= choice < UPGRADE:
            return {}
        region = (choice - SLOT) // 2
        return {
            "region": REGION_IDS[region],
            "side": SIDE_IDS[(choice - SLOT) % 2],
            "cost": playing_cost(state, self.card, region),
        }

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-play-on", card=card_text(self.card))

    def prompt_for_others(self, state: OldWorld) -> Text:
        return Text("prompt-play-on-hidden")

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if SLOT <= choice < UPGRADE:
            return why_no_space(state, self.card, choice - SLOT)
        return self.wrong_kind(state, choice)


def play_card(state: OldWorld, card: i64, slot: i64) -> None:
    """Pay, put the card face up on its space for all to see, and apply what it does at once."""
    power = state.tables.card_power[card]
    region = slot // 2
    cost = playing_cost(state, card, region)
    state.points[power] -= cost
    state.announced = -1
    state.leave_hand(card)
    state.lay(slot, card)
    if state.log is not None:
        state.say(
            "play",
            power=power_text(power),
            card=card_text(card),
            region=region_text(region),
            space=state.tables.slot_ids[slot],
            cost=cost,
        )
    in_force(state, slot).when_played(state, region)
