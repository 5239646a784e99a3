"""What a Chaos card can say, question by question, and which cards are in force."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.model import OldWorld
from warhost.games.chaos_in_the_old_world.tables import CARDS


class ChaosCard:
    """A card that says nothing: to every question of the rules it gives the answer of the rulebook.

    The text of a card is a class that bears its id and gives other answers. A card is asked only while it is in force.
    """

    id: ClassVar[str] = ""

    silences: bool = False  # the card beside it is not in force
    holds_figures: bool = False  # it may hold figures (`holds`)
    makes_dearer: bool = False  # it may raise what cards cost (`surcharge`)
    cost_varies: bool = False  # its own cost is not the printed one everywhere (`cost`)
    forbids_battle: bool = False  # no battle, and no battle dice
    acts_after_battles: bool = False  # it does something at the end of the battle phase (`after_battles`)
    forbids_corruption: bool = False  # nobody places corruption tokens
    ignores_figures: bool = False  # figures count for nothing in domination
    counts_attack: bool = False  # the figures of its Power count with their attack values in domination

    def __init__(self, number: i64, power: i64) -> None:
        self.number = number  # -1: no card at all
        self.power = power

    def amount(self, state: OldWorld) -> i64:
        """The number that its text speaks of."""
        return state.tables.amount[self.number]

    # -- the summoning phase

    def cost(self, state: OldWorld, region: i64) -> i64:
        """What it costs itself where it is to go, without any surcharge."""
        return state.tables.card_cost[self.number]

    def surcharge(self, state: OldWorld, power: i64) -> i64:
        """What a Power pays more to play a card beside it."""
        return 0

    def when_played(self, state: OldWorld, region: i64) -> None:
        """What it does at once."""

    def holds(self, power: i64) -> bool:
        """Whether the figures of a Power cannot leave."""
        return False

    # -- the battle phase

    def early_dice(self, state: OldWorld) -> i64:
        """Dice that its Power rolls at the beginning of the phase."""
        return 0

    def attack(self, state: OldWorld, power: i64) -> i64:
        """What it adds to the attack of each figure of a Power."""
        return 0

    def defense(self, state: OldWorld, power: i64) -> i64:
        """What it adds to the defense of each figure of a Power."""
        return 0

    def cards_for_kill(self, state: OldWorld, power: i64) -> i64:
        """Chaos cards that a Power draws for a figure it has killed."""
        return 0

    def further_battles(self, state: OldWorld) -> i64:
        """Battles after the first."""
        return 0

    def after_battles(self, state: OldWorld, region: i64) -> None:
        """What it does at the end of the phase."""

    # -- the corruption phase

    def resistance(self, state: OldWorld) -> i64:
        """What it adds to Resistance."""
        return 0

    def domination(self, state: OldWorld, region: i64) -> i64:
        """What it adds to the domination value of its Power, apart from its cost."""
        return 0

    def tokens_for_dominating(self, state: OldWorld, power: i64) -> i64:
        """Corruption tokens that a Power places when it dominates the region."""
        return 0

    def coming(self, state: OldWorld, region: i64) -> i64:
        """Corruption tokens of its Power that it brings in the corruption step; a second copy brings no more."""
        return 0

    def in_corruption_step(self, state: OldWorld, region: i64) -> i64:
        """What it does in the corruption step; tells how many tokens its Power has placed."""
        return 0

    # -- the end phase

    def stays(self, state: OldWorld, region: i64) -> bool:
        """Whether it stays on its space for another round."""
        return False


class ChaosCards:
    """All Chaos cards by number, and masks of those that may hold figures or make cards dearer."""

    def __init__(self, cards: list[ChaosCard], holding: i64, dearer: i64) -> None:
        self.cards = cards
        self.holding = holding
        self.dearer = dearer


SAYS_NOTHING: Final = ChaosCard(-1, -1)
CHAOS_CARDS: Final = ChaosCards([], 0, 0)  # bound when the game is loaded


def in_force(state: OldWorld, slot: i64) -> ChaosCard:
    """The card on a space if its text is in force; else one that says nothing."""
    lies: i64 = state.slots[slot]
    if lies < 0 or lies >= CARDS:
        return SAYS_NOTHING
    card = CHAOS_CARDS.cards[lies]
    beside: i64 = state.slots[slot ^ 1]
    if 0 <= beside < CARDS and CHAOS_CARDS.cards[beside].silences and not card.silences:
        return SAYS_NOTHING
    return card


def left_card(state: OldWorld, region: i64) -> ChaosCard:
    """The card in force on the left space of a region."""
    return in_force(state, 2 * region)


def right_card(state: OldWorld, region: i64) -> ChaosCard:
    return in_force(state, 2 * region + 1)
