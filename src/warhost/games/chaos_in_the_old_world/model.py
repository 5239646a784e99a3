"""What is on the table, as flat data, and the terms the game is played under."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.state import Setting, State
from warhost.engine.text import Text, Thing
from warhost.games.chaos_in_the_old_world.documents import Phase
from warhost.games.chaos_in_the_old_world.tables import (
    CARD_IDS,
    CARDS,
    FIGURES,
    OLD_WORLD_IDS,
    POWER_IDS,
    POWERS,
    REGION_IDS,
    REGIONS,
    SLOTS,
    TOKEN_IDS,
    TOKENS,
    UPGRADE_IDS,
    UPGRADES,
    UPGRADES_EACH,
    Tables,
)

# -- choices: a number means the same in every decision of the game

REGION: Final = 0  # REGION + r
FIGURE: Final = REGION + REGIONS
CARD: Final = FIGURE + FIGURES
SLOT: Final = CARD + CARDS  # region × 2, and 1 more on the right
UPGRADE: Final = SLOT + SLOTS
TOKEN: Final = UPGRADE + UPGRADES
POWER: Final = TOKEN + TOKENS
PAIR: Final = POWER + POWERS  # the first or the second of two pairs of regions
HIT: Final = PAIR + 2  # HIT: one from a 4 or 5; HIT + 1: one from a 6
ACCEPT: Final = HIT + 2  # yes
PASS: Final = ACCEPT + 1  # no, no more, nothing
CHOICES: Final = PASS + 1

# -- where a figure is when it is in no region

RESERVE: Final = -1
ABSENT: Final = -2  # nobody plays its Power

# -- marks of a figure, one bit each

SHIELDED: Final = 1  # cannot be killed in battle this round
CREPT: Final = 2  # a Leper that was summoned for nothing this round
TIPPED: Final = 4  # killed, but still lying in its region
ON_SPACE: Final = 8  # a Horror standing on a Chaos card space

# -- what lies on a card space besides cards 0 … 29

EMPTY: Final = -1
BLOCKED: Final = CARDS  # the marker of The Horned One's Due
HORROR: Final = CARDS + 1  # HORROR + f: the figure standing there

# -- phases of a round

PHASES: Final[tuple[Phase, ...]] = ("old_world", "draw", "summoning", "battle", "corruption", "end")
OLD_WORLD: Final = PHASES.index("old_world")
DRAW: Final = PHASES.index("draw")
SUMMONING: Final = PHASES.index("summoning")
BATTLE: Final = PHASES.index("battle")
CORRUPTION: Final = PHASES.index("corruption")
END: Final = PHASES.index("end")
SETUP: Final = -1

# -- how the game ended

ENDINGS: Final[tuple[str, ...]] = ("running", "dial", "points", "ruin", "deck_empty", "concession", "agreed_draw")
RUNNING: Final = ENDINGS.index("running")
BY_DIAL: Final = ENDINGS.index("dial")
BY_POINTS: Final = ENDINGS.index("points")
BY_RUIN: Final = ENDINGS.index("ruin")
DECK_EMPTY: Final = ENDINGS.index("deck_empty")
CONCESSION: Final = ENDINGS.index("concession")
AGREED_DRAW: Final = ENDINGS.index("agreed_draw")

# -- options

ASSIGNMENTS: Final[tuple[str, ...]] = ("in_order", "choice", "random")
IN_ORDER: Final = ASSIGNMENTS.index("in_order")
BY_CHOICE: Final = ASSIGNMENTS.index("choice")
AT_RANDOM: Final = ASSIGNMENTS.index("random")
KHORNE_COUNTERS: Final[tuple[str, ...]] = ("battle", "phase", "two_kills")
PER_BATTLE: Final = KHORNE_COUNTERS.index("battle")
TWO_KILLS: Final = KHORNE_COUNTERS.index("two_kills")


class Terms:
    """What is agreed before a game and never changes."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.assignment: int = IN_ORDER
        self.absent: int = -1  # the Power nobody plays, if that is agreed
        self.ruiners_of_step = False  # the printed rule instead of the FAQ
        self.khorne_counter: int = PER_BATTLE
        self.slaanesh_anywhere = False  # the printed example instead of the FAQ


class OldWorld(State):
    """A game in progress."""

    def __init__(self, setting: Setting, terms: Terms) -> None:
        super().__init__(setting)
        self.terms = terms
        self.tables: Tables = terms.tables
        # who plays what
        self.power_of: list[int] = []  # of each seat, -1 while it is not chosen
        self.seat_of: list[int] = []  # of each Power, -1: nobody
        # the Powers
        self.vp: list[int] = []
        self.points: list[int] = []  # power points
        self.dial: list[int] = []
        self.counters: list[int] = []
        self.upgrades: list[int] = []  # mask of the five
        self.peasants: list[int] = []  # claimed
        self.cost: list[int] = []  # of each sort of figure; these three are replaced, never changed in place
        self.attack: list[int] = []
        self.defense: list[int] = []
        # the figures
        self.where: list[int] = []
        self.holder: list[int] = []  # the Power that controls it
        self.marks: list[int] = []
        self.waiting: list[int] = []  # early hits: figure × 4 + Power that assigned it, once for each hit
        self.present: list[int] = []  # region × 4 + Power: figures it controls there
        self.spread: list[int] = []  # of each Power: mask of the regions where it has figures
        # the map
        self.slots: list[int] = []
        self.lying: i64 = 0  # mask of the kinds of Chaos cards on the spaces
        self.tokens: list[int] = []  # region × 6 + kind
        self.stock: list[int] = []
        self.corruption: list[int] = []  # region × 4 + Power
        self.ruin: list[int] = []  # number of the ruination card of each region, 0: none
        self.ruined: i64 = 0  # masks of regions
        self.face_down: i64 = 0
        # the cards
        self.hand: list[int] = []  # copies of each kind
        self.known: list[int] = []  # of these, so many everybody can tell: in hand when the deck was made anew
        self.discard: list[int] = []
        self.decks: list[list[int]] = []  # of each Power, the top is the end
        self.announced: i64 = -1  # a Chaos card in hand that is about to be played; only its player knows
        self.old_world_deck: list[int] = []  # the top is the end
        self.old_world_aside: list[int] = []  # not dealt; nobody looks at them
        self.old_world_out: list[int] = []  # used and out of the game
        self.track: list[int] = []  # spaces 1 and 2
        # the round
        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.ruiners: i64 = 0  # bit region × 4 + Power: it placed corruption there this round
        self.killers: i64 = 0  # the same: it killed a figure there this round
        self.khorne_kills: list[int] = []  # in the battle of each region that is being fought or to be fought
        self.fallen: i64 = 0  # Plaguebearers killed by the roll being assigned
        # dice.py tells how to read these; both lists are replaced, never changed in place
        self.dice_region: i64 = -1  # where the battle dice on the table were rolled
        self.rolls: list[int] = []
        self.losses: list[int] = []
        # the end
        self.ending: i64 = RUNNING
        self.winners: i64 = 0  # masks of seats
        self.history: list[int] = []  # victory points of the four Powers after each round; replaced, never changed

    # -- figures

    def put(self, figure: i64, region: i64) -> None:
        """Put a figure in a region, from wherever it was."""
        if self.where[figure] >= 0:
            self._leave(figure)
        self.where[figure] = region
        self._count_in(figure, region)

    def remove(self, figure: i64) -> None:
        """Back to its owner's reserve, free of whatever it bore."""
        self._leave(figure)
        self.where[figure] = RESERVE
        self.holder[figure] = self.tables.owner[figure]
        self.marks[figure] = 0
        if self.waiting:
            self.waiting = [hit for hit in self.waiting if hit >> 2 != figure]

    def hand_over(self, figure: i64, power: i64) -> None:
        """Give a figure on the board to another player's control."""
        region = self.where[figure]
        self._count_out(figure, region)
        self.holder[figure] = power
        self._count_in(figure, region)

    def _leave(self, figure: i64) -> None:
        region = self.where[figure]
        self._count_out(figure, region)
        if self.marks[figure] & ON_SPACE:
            self.marks[figure] &= ~ON_SPACE
            slot = 2 * region
            if self.slots[slot] != HORROR + figure:
                slot += 1
            self.slots[slot] = EMPTY

    def _count_in(self, figure: i64, region: i64) -> None:
        power = self.holder[figure]
        self.present[region * POWERS + power] += 1
        self.spread[power] |= 1 << region

    def _count_out(self, figure: i64, region: i64) -> None:
        power = self.holder[figure]
        left = self.present[region * POWERS + power] - 1
        self.present[region * POWERS + power] = left
        if left == 0:
            self.spread[power] &= ~(1 << region)

    def deserted(self, region: i64) -> bool:
        """Whether no figure stands in a region."""
        first = region * POWERS
        present = self.present
        return present[first] + present[first + 1] + present[first + 2] + present[first + 3] == 0

    def figures_in(self, region: i64) -> list[int]:
        where = self.where
        return [f for f in range(FIGURES) if where[f] == region]

    def look(self, figure: i64) -> i64:
        """A number that is equal for two figures exactly when no rule tells them apart."""
        tables = self.tables
        sort: i64 = tables.sort[figure]
        holder: i64 = self.holder[figure]
        marks: i64 = self.marks[figure]
        where: i64 = self.where[figure]
        look: i64 = (((sort * 4 + holder) * 16 + marks) * 16) + where + 2
        if self.waiting:
            hits: i64 = 0
            for hit in self.waiting:
                if hit >> 2 == figure:
                    hits += 1 << (6 * (hit & 3))
            look += hits << 16
        return look

    def distinct(self, figures: list[int]) -> list[int]:
        """One figure of each group that no rule tells apart, as choices."""
        if len(figures) == 1:
            return [FIGURE + figures[0]]
        found: list[int] = []
        seen: list[int] = []
        for figure in figures:
            look = self.look(figure)
            if look not in seen:
                seen.append(look)
                found.append(FIGURE + figure)
        return found

    # -- Threat

    def threat(self, power: i64) -> i64:
        return self.tables.threat[power][self.dial[power]]

    def lowest_threat(self) -> i64:
        """The Power that carries out Old World cards; the first in Power order if several are lowest."""
        best: i64 = -1
        for power in range(POWERS):
            if self.seat_of[power] >= 0 and (best < 0 or self.threat(power) < self.threat(best)):
                best = power
        return best

    # -- the map

    def lay(self, slot: i64, card: i64) -> None:
        """Put a Chaos card on a space."""
        self.slots[slot] = card
        self.lying |= 1 << card

    def lies(self, card: i64) -> bool:
        """Whether a card lies on any space."""
        return self.lying >> card & 1 == 1

    def on_track(self, card: i64) -> i64:
        """How many copies of an Old World card lie on the track."""
        return (1 if self.track[0] == card else 0) + (1 if self.track[1] == card else 0)

    def token(self, region: i64, kind: i64) -> i64:
        return self.tokens[region * TOKENS + kind]

    def corruption_in(self, region: i64) -> i64:
        """Corruption tokens of all Powers in a region."""
        first = region * POWERS
        tokens = self.corruption
        return tokens[first] + tokens[first + 1] + tokens[first + 2] + tokens[first + 3]

    def has_upgrade(self, power: i64, number: i64) -> bool:
        return self.upgrades[power] >> number & 1 == 1

    def leave_hand(self, card: i64) -> None:
        """A card leaves its hand for all to see."""
        self.hand[card] -= 1
        if self.known[card] > 0:
            self.known[card] -= 1
        self.reveals += 1

    def resting(self, card: i64) -> i64:
        """Copies of a card in hand, without the one about to be played."""
        return self.hand[card] - (1 if card == self.announced else 0)

    def hand_size(self, power: i64) -> i64:
        size: i64 = 0
        for card in self.tables.cards_of[power]:
            size += self.hand[card]
        return size

    # -- names for texts

    def figure_text(self, figure: i64) -> Text:
        return sort_text(self, self.tables.sort[figure])


def sort_text(state: OldWorld, sort: i64) -> Text:
    return Thing("follower", state.tables.follower_ids[sort])


def power_text(power: i64) -> Text:
    return Thing("power", POWER_IDS[power])


def region_text(region: i64) -> Text:
    return Thing("region", REGION_IDS[region])


def card_text(card: i64) -> Text:
    return Thing("card", CARD_IDS[card])


def old_world_text(card: i64) -> Text:
    return Thing("old", OLD_WORLD_IDS[card])


def token_text(token: i64) -> Text:
    return Thing("token", TOKEN_IDS[token])


def upgrade_text(upgrade: i64) -> Text:
    return Thing("upgrade", UPGRADE_IDS[upgrade])


def upgrade_number(power: i64, number: i64) -> i64:
    """An upgrade among all twenty."""
    return power * UPGRADES_EACH + number
