"""Preparation: who embodies which Power, decks, starting tokens, first hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import BOTTOM, Procedure
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.upgrades import set_statistics
from warhost.games.chaos_in_the_old_world.frames import Ask, at_top
from warhost.games.chaos_in_the_old_world.mechanics.dice import take_up_dice
from warhost.games.chaos_in_the_old_world.mechanics.hands import draw_cards
from warhost.games.chaos_in_the_old_world.model import (
    ABSENT,
    AT_RANDOM,
    BY_CHOICE,
    EMPTY,
    OLD_WORLD,
    PAIR,
    POWER,
    RESERVE,
    SETUP,
    OldWorld,
    power_text,
    region_text,
    token_text,
)
from warhost.games.chaos_in_the_old_world.phases.rounds import Phase
from warhost.games.chaos_in_the_old_world.tables import (
    CARDS,
    FIGURES,
    POWERS,
    REGIONS,
    SLOTS,
    TOKENS,
)

STARTING_HAND: Final = 3


def clear_table(state: OldWorld) -> None:
    """`citow.setup.empty_board`: everything as it lies before the game, with nobody at the table.

    A document that says it is before the game may have laid things there.
    """
    tables = state.tables
    state.power_of = [-1] * state.setting.seats
    state.seat_of = [-1] * POWERS
    state.vp = [0] * POWERS
    state.points = [0] * POWERS
    state.dial = [0] * POWERS
    state.counters = [0] * POWERS
    state.upgrades = [0] * POWERS
    state.peasants = [0] * POWERS
    set_statistics(state)
    state.where = [ABSENT] * FIGURES
    state.holder = tables.owner[:]
    state.marks = [0] * FIGURES
    state.present = [0] * (REGIONS * POWERS)
    state.spread = [0] * POWERS
    state.slots = [EMPTY] * SLOTS
    state.lying = 0
    state.tokens = [0] * (REGIONS * TOKENS)
    state.stock = tables.stock[:]
    state.corruption = [0] * (REGIONS * POWERS)
    state.ruin = [0] * REGIONS
    state.ruined = 0
    state.face_down = 0
    state.hand = [0] * CARDS
    state.known = [0] * CARDS
    state.discard = [0] * CARDS
    state.decks = [[] for _ in range(POWERS)]
    state.announced = -1
    state.track = [-1, -1]
    state.round = 0
    state.ruiners = 0
    state.killers = 0
    state.khorne_kills = [0] * REGIONS
    state.fallen = 0
    take_up_dice(state)
    state.winners = 0
    state.history = []


class Preparation(Procedure[OldWorld]):
    """The first frame of a game: hand out the Powers, or let the players choose them."""

    lies_on = (BOTTOM,)
    on_top = True

    def fits(self, state: OldWorld, at: i64) -> bool:
        return state.phase == SETUP

    def run(self, state: OldWorld) -> None:
        clear_table(state)
        state.frames.append(LayOut())
        terms = state.terms
        if terms.assignment == BY_CHOICE:
            state.frames.append(ChoosePower(0))
            return
        # with three players and nothing agreed the last one stays away: Slaanesh, or whoever the draw puts there
        powers = [power for power in range(POWERS) if power != terms.absent]
        if terms.assignment == AT_RANDOM:
            state.chance.shuffle(powers)
        for seat in range(state.setting.seats):
            embody(state, seat, powers[seat])


def embody(state: OldWorld, seat: i64, power: i64) -> None:
    """A seat plays a Power from now on."""
    state.power_of = [power if s == seat else p for s, p in enumerate(state.power_of)]
    state.seat_of = [seat if p == power else s for p, s in enumerate(state.seat_of)]
    if state.log is not None:
        state.say("embody", seat=seat + 1, power=power_text(power))


class ChoosePower(Ask):
    """`citow.setup.assign_powers`: one seat after the other takes a Power that is left."""

    fields = ("chooser",)
    lies_on = ("LayOut",)
    on_top = True
    kind = "embody"
    rule = "citow.setup.assign_powers"
    verbs = {"power": "embody"}

    def __init__(self, chooser: i64) -> None:
        self.chooser = chooser

    def fits(self, state: OldWorld, at: i64) -> bool:
        """Those before the chooser have a Power, the others not yet."""
        seats = state.setting.seats
        settled = [power >= 0 for power in state.power_of] == [seat < self.chooser for seat in range(seats)]
        return 0 <= self.chooser < seats and settled

    def seat(self, state: OldWorld) -> i64:
        return self.chooser

    def options(self, state: OldWorld) -> list[int]:
        if self.chooser >= state.setting.seats:
            return []
        free = [p for p in range(POWERS) if state.seat_of[p] < 0 and p != state.terms.absent]
        return [POWER + power for power in free]

    def choose(self, state: OldWorld, choice: i64) -> None:
        embody(state, self.chooser, choice - POWER)
        state.frames.append(ChoosePower(self.chooser + 1))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-embody")

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if not POWER <= choice < PAIR:
            return self.wrong_kind(state, choice)
        power = choice - POWER
        if power == state.terms.absent:
            return Reason("citow.setup.unused_power", Text("why-absent", power=power_text(power)))
        return Reason("citow.overview.one_power_each", Text("why-power-taken", power=power_text(power)))


class LayOut(Procedure[OldWorld]):
    """Decks, starting tokens and hands; then the first round begins."""

    lies_on = (BOTTOM,)

    def fits(self, state: OldWorld, at: i64) -> bool:
        return state.phase == SETUP and not at_top(state, at)

    def run(self, state: OldWorld) -> None:
        tables = state.tables
        for power in range(POWERS):
            if state.seat_of[power] >= 0:
                state.points[power] = tables.points[power]
                for figure in tables.figures[power]:
                    state.where[figure] = RESERVE
        cards = tables.old_world_cards[:]
        state.chance.shuffle(cards)
        size = tables.old_world_deck_size[state.setting.seats]
        state.old_world_deck = cards[:size]
        state.old_world_aside = cards[size:]
        deal_starting_tokens(state)
        for power in range(POWERS):
            if state.seat_of[power] >= 0:
                state.decks[power] = full_deck(state, power)
                state.chance.shuffle(state.decks[power])
                draw_cards(state, power, STARTING_HAND)
        state.frames.append(Phase(OLD_WORLD))


def deal_starting_tokens(state: OldWorld) -> None:
    """`citow.setup.starting_tokens`: one to each region in region order."""
    pool = state.tables.starting_tokens[:]
    state.chance.shuffle(pool)
    for region in range(REGIONS):
        token = pool[region]
        state.stock[token] -= 1
        state.tokens[region * TOKENS + token] += 1
        if state.log is not None:
            state.say("token", token=token_text(token), region=region_text(region), count=1)


def full_deck(state: OldWorld, power: i64) -> list[int]:
    """All 24 Chaos cards of a Power."""
    deck: list[int] = []
    for card in state.tables.cards_of[power]:
        deck += [card] * state.tables.card_copies[card]
    return deck
