"""What is on the table in a battle, as flat data, and the terms it is fought under."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.state import Setting, State
from warhost.engine.text import Text, Thing
from warhost.games.battle_masters.mechanics.ground import Ground, Grounds
from warhost.games.battle_masters.tables import (
    CHAOS,
    DIRECTIONS,
    EDGES,
    HEXES,
    IMPERIAL,
    MISSILE,
    OGRE_CARD,
    PIECES,
    UNITS,
    Piece,
    Tables,
)

# -- choices: a number means the same in every decision of the game

HEX: Final = 0  # HEX + h
UNIT: Final = HEX + HEXES  # UNIT + u
FINISH: Final = UNIT + UNITS  # no more: finish, pass, decline, done
YIELD: Final = FINISH + 1  # let a teammate go first
EDGE: Final = YIELD + 1  # EDGE + e: a side of the mat
PORTION: Final = EDGE + len(EDGES)  # PORTION + p: the mat or a part of it
PIECE: Final = PORTION + 3  # PIECE + k: a kind of terrain piece
TURN: Final = PIECE + len(PIECES)  # TURN + d: a direction
CHOICES: Final = TURN + len(DIRECTIONS)

# -- where a unit is when it is on no hex

ASIDE: Final = -1  # still to be deployed
RESERVE: Final = -2  # enters on its first card
OUT: Final = -3  # eliminated

# -- how a battle ended

RUNNING: Final = -1
DRAW: Final = 2  # as a winner beside IMPERIAL and CHAOS
ENDINGS: Final = ("elimination", "concession", "agreed_draw", "stalemate", "tower_captured")
ELIMINATION: Final = ENDINGS.index("elimination")
CONCESSION: Final = ENDINGS.index("concession")
AGREED_DRAW: Final = ENDINGS.index("agreed_draw")
STALEMATE: Final = ENDINGS.index("stalemate")
TOWER_CAPTURED: Final = ENDINGS.index("tower_captured")


class Terms:
    """What is agreed before a game and never changes: options, and who commands which unit."""

    def __init__(self, grounds: Grounds) -> None:
        tables = grounds.tables
        self.tables = tables
        self.grounds = grounds
        self.scenario: str = "free"
        self.stalemate_guard = True
        self.terrain_layer: int = -1  # a side, or -1: drawn at random
        self.borderlands_fixed = False
        self.tower_capture = False
        self.close_shot_penalty = False
        self.pinned_shooters = False
        self.point_blank_misfire = False
        self.ditch_always_protects = False
        self.cannon_range: int = 0  # 0: no limit
        self.campaign_points: list[int] = tables.campaign_points
        self.side_seats: list[list[int]] = [[0], [1]]
        self.seat_side: list[int] = [IMPERIAL, CHAOS]
        self.owner: list[int] = tables.side[:]  # seat that commands each unit


class Battle(State):
    """A battle, or a campaign of them, in progress."""

    def __init__(self, setting: Setting, terms: Terms) -> None:
        super().__init__(setting)
        self.terms = terms
        self.tables: Tables = terms.tables
        # the battlefield
        self.ground: Ground = terms.grounds.bare
        self.portion: i64 = 0
        self.pieces: list[Piece] = []  # laid so far in a free battle
        self.zones: list[list[int]] = [[], []]
        self.tower: i64 = -1  # where it stands, -1: nowhere
        self.rubble: i64 = 0
        # the units
        self.pos: list[int] = []
        self.skulls: list[int] = []
        self.board: list[int] = []  # unit in each hex, or -1
        self.living: list[int] = [0, 0]
        self.elite: i64 = 0  # mask of units
        self.hidden = False  # tokens lie face down
        self.in_hand: i64 = -1  # the unit its commander is about to deploy
        # the cards, as faces
        self.draw_pile: list[int] = []  # the top is the end
        self.played: list[int] = []
        self.removed: list[int] = []
        self.card: i64 = -1
        self.ogre_moves: i64 = 0
        self.ogre_attacks: i64 = 0
        self.quiet = True  # nothing has happened in this pass through the deck
        self.quiet_passes: i64 = 0
        # the end
        self.winner: i64 = RUNNING
        self.ending: i64 = ELIMINATION
        # the campaign
        self.scenario: i64 = -1  # index of the plan in play, -1: a free battle
        self.victories: list[int] = []  # winner of each battle fought

    # -- the units on the mat

    def place(self, unit: i64, h: i64) -> None:
        """Put a unit on a hex, from wherever it was."""
        here = self.pos[unit]
        if here >= 0:
            self.board[here] = -1
        self.board[h] = unit
        self.pos[unit] = h

    def moves(self, unit: i64) -> list[int]:
        """Hexes a unit may step to."""
        board = self.board
        tower = self.tower
        if tower >= 0 and not self.tables.may_garrison[unit]:
            return [h for h in self.ground.exits[self.pos[unit]] if board[h] < 0 and h != tower]
        return [h for h in self.ground.exits[self.pos[unit]] if board[h] < 0]

    def may_stand(self, unit: i64, h: i64) -> bool:
        """Whether a unit may be put on a hex: open ground, nobody there, and the tower's own limit."""
        return self.ground.open[h] and self.board[h] < 0 and (h != self.tower or self.tables.may_garrison[unit])

    def targets(self, unit: i64) -> list[int]:
        """Enemy units a unit may attack from where it stands, as choices."""
        tables = self.tables
        enemy = 1 - tables.side[unit]
        here = self.pos[unit]
        found: list[int] = []
        mode = tables.mode[unit]
        if mode == MISSILE:
            reach = tables.range[unit]
            if self.terms.pinned_shooters and here != self.tower and self.enemy_adjacent(unit):
                reach = 1
            distance = tables.distance[here]
            pos = self.pos
            for target in tables.army[enemy]:
                if pos[target] >= 0 and distance[pos[target]] <= reach:
                    found.append(UNIT + target)
        else:
            board = self.board
            side = tables.side
            for h in self.ground.near[here]:
                target = board[h]
                if target >= 0 and side[target] == enemy:
                    found.append(UNIT + target)
            if len(found) > 1:
                found.sort()
        return found

    def cannon_targets(self) -> list[int]:
        """Every enemy on the mat; the discs decide whether the ball arrives (`bm.cannon.no_range_limit`)."""
        limit = self.terms.cannon_range
        distance = self.tables.distance[self.pos[self.tables.cannon]]
        found: list[int] = []
        for target in self.tables.army[CHAOS]:
            h = self.pos[target]
            if h >= 0 and (limit == 0 or distance[h] <= limit):
                found.append(UNIT + target)
        return found

    def enemy_adjacent(self, unit: i64) -> bool:
        side = self.tables.side
        for h in self.ground.near[self.pos[unit]]:
            other = self.board[h]
            if other >= 0 and side[other] != side[unit]:
                return True
        return False

    def life_left(self, unit: i64) -> i64:
        return 0 if self.pos[unit] == OUT else self.tables.life_points[unit] - self.skulls[unit]

    def army_life(self, side: i64) -> i64:
        total: i64 = 0
        for unit in self.tables.army[side]:
            total += self.life_left(unit)
        return total

    def tower_wins(self) -> bool:
        """Whether Chaos wins by standing on the tower: an option of the battle plans that know it."""
        return self.terms.tower_capture and self.scenario >= 0 and self.tables.scenarios[self.scenario].tower_capture

    def dealt(self) -> bool:
        """Whether the battle cards are on the table."""
        return self.card >= 0 or len(self.draw_pile) + len(self.played) + len(self.removed) > 0

    def shown_alive(self, card: i64) -> i64:
        """Mask of the living units, on the mat or in reserve, that a card activates."""
        shown = self.tables.card_units[card]
        alive: i64 = 0
        for unit in self.tables.army[self.tables.card_side[card]]:
            if shown >> unit & 1 and self.pos[unit] != OUT:
                alive |= 1 << unit
        return alive

    def ogre_turn(self) -> bool:
        """Whether the card in play is the Ogre's, which then acts by cards of its own unless it is in reserve."""
        return self.tables.card_special[self.card] == OGRE_CARD and self.pos[self.tables.ogre] != RESERVE

    def battles(self) -> i64:
        """How many battles the game consists of."""
        return len(self.tables.campaign) if self.terms.scenario == "campaign" else 1

    def captain(self, side: i64) -> i64:
        """The seat that speaks for a side."""
        return self.terms.side_seats[side][0]

    # -- names for texts

    def unit_text(self, unit: i64) -> Text:
        return Thing("unit", self.tables.unit_ids[unit])

    def hex_text(self, h: i64) -> str:
        return self.tables.hex_names[h]


def side_text(side: i64) -> Text:
    return Thing("side", ("imperial", "chaos", "draw")[side])


def campaign_totals(points: list[int], victories: list[int]) -> list[int]:
    """`bm.campaign.points_to_winner`: what each side has won so far."""
    totals = [0, 0]
    for battle, winner in enumerate(victories):
        if winner != DRAW:
            totals[winner] += points[battle]
    return totals
