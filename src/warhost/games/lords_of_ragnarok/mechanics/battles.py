"""The steps of a battle, and what its cards come to: values, losses, strikes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.games.lords_of_ragnarok.effects.book import PER_ARMY, PER_INJURY, Bonus
from warhost.games.lords_of_ragnarok.effects.moments import holds
from warhost.games.lords_of_ragnarok.model import Saga, members
from warhost.games.lords_of_ragnarok.tables import BLESSING_SOURCES, HERO, SOURCES

# -- steps

BEFORE: Final = 0
CARDS: Final = 1
PASSED: Final = 2
COMPARE: Final = 3
DEFEAT: Final = 4
LOSER_SUFFERS: Final = 5
WINNER_STRIKES: Final = 6
RETREAT: Final = 7
WINNER_SUFFERS: Final = 8
CONTROL: Final = 9
AFTER: Final = 10
OVER: Final = 11


def next_step(state: Saga, at: i64) -> int:
    """The step of the battle that comes when what lies before it is done; -1: no battle lies below the frame."""
    for frame in state.frames[:at]:
        if type(frame).__name__ == "BattleStep":
            step: int = frame.to_doc()["step"]
            return step
    return -1


# -- losses


def loss_symbols(state: Saga, side: i64) -> i64:
    """Loss symbols on all cards a side has laid."""
    total: i64 = 0
    for card in state.laid[side]:
        total += state.tables.card_losses[state.tables.kind[card]]
    return total


def losses(state: Saga, side: i64) -> i64:
    """The losses a side has to suffer (`lor.battle.ignored_losses`)."""
    return max(0, loss_symbols(state, side) - state.ignored[side])


def strikes(state: Saga, side: i64) -> i64:
    """How often the winner's cards lower an army of the loser."""
    total: i64 = 0
    for card in state.laid[side]:
        total += state.book.card_strikes[state.tables.kind[card]]
    return total


# -- values


def battle_value(state: Saga, side: i64) -> i64:
    """Cards, armies, and what artifacts, blessings and the hero add (`lor.battle.b2_value`)."""
    seat = state.sides[side]
    total: i64 = state.bonus[side] + state.total(seat, state.battle)
    for card in state.laid[side]:
        total += card_worth(state, seat, state.tables.kind[card])
    lasting = BLESSING_SOURCES | ((1 << SOURCES) - (1 << HERO))  # artifacts are discharged for theirs
    sources: i64 = state.powers[seat] & state.book.bonus_sources & lasting
    if sources:
        for source in range(SOURCES):
            if sources >> source & 1:
                for bonus in state.book.bonuses[source]:
                    total += worth(state, seat, bonus)
    return total


def card_worth(state: Saga, seat: i64, kind: i64) -> i64:
    """What a combat card adds for a seat at this moment: its value, and what its effect says."""
    total: i64 = state.tables.card_value[kind]
    for bonus in state.book.card_bonuses[kind]:
        total += worth(state, seat, bonus)
    return total


def worth(state: Saga, seat: i64, bonus: Bonus) -> i64:
    """What a bonus adds for a seat at this moment."""
    if not holds(state, bonus.condition, seat, -1):
        return 0
    if bonus.per == PER_ARMY:
        return bonus.n * len(state.armies_in(seat, state.battle))
    if bonus.per == PER_INJURY:
        return bonus.n * members(state.injured[seat])
    return bonus.n
