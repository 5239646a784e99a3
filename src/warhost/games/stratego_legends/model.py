"""What is on the table in a battle, as flat data, and the terms it is fought under."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.bits import mask_of
from warhost.engine.event import Event, Fact
from warhost.engine.state import Setting, State
from warhost.engine.text import Text, Thing
from warhost.games.stratego_legends.documents import Stop, WindowKind
from warhost.games.stratego_legends.mechanics.ground import (
    CONTROLLED,
    CURSING,
    MOST_SPACES,
    OTHER_PLACES,
    RANKS,
    SPACE_NAMES,
    SPENT,
    ZONE,
    Ground,
    bare_ground,
    position_keys,
)
from warhost.games.stratego_legends.tables import (
    BEIGE,
    BOARDS,
    CASTLE,
    COLORS,
    GREY,
    KEYWORDS,
    KINDS,
    MAGIC,
    OPERATIONS,
    TERRAINS,
    Filter,
    Tables,
)

# -- choices: a number means the same in every decision of the game; numbers below KIND are spaces

KIND: Final = MOST_SPACES  # KIND + k: a design of the catalogue
POWER: Final = KIND + KINDS  # POWER + o: an operation
SEAT: Final = POWER + len(OPERATIONS)
TERRAIN: Final = SEAT + 8
BOARD: Final = TERRAIN + len(TERRAINS)
ARMY: Final = BOARD + BOARDS  # ARMY + a: an army of the boxes
SIDE: Final = ARMY + 16
ATTACKER: Final = SIDE + 2  # the unit that attacks, where two stand on one space
USE: Final = ATTACKER + 1  # yes, use what is offered
FINISH: Final = USE + 1  # no more: pass, decline, done
CHOICES: Final = FINISH + 1

# -- where a unit is when it is on no space

OUT: Final = -1  # in the destroyed units area
CURSED: Final = -2  # in the Death Curse area
WAITING: Final = -3  # destroyed, its Death Curse about to start

# -- ability windows, and what a seat may be asked in: bits of its stops

WINDOWS: Final[tuple[WindowKind, ...]] = ("start", "attack", "ranged", "after", "end", "offers")
START: Final = WINDOWS.index("start")
ATTACK: Final = WINDOWS.index("attack")
RANGED: Final = WINDOWS.index("ranged")
AFTER: Final = WINDOWS.index("after")
END: Final = WINDOWS.index("end")
OFFERS: Final = WINDOWS.index("offers")  # abilities that hidden units may have at an event
# attacks and Ranged Attacks share one
STOPS: Final[tuple[Stop, ...]] = ("start", "attack", "after", "end", "offers")
# By window; compiled, a tuple would be built anew each time.
STOP_OF: Final = [STOPS.index("attack" if window == "ranged" else window) for window in WINDOWS]
USUAL_STOPS: Final = mask_of([STOPS.index("attack"), STOPS.index("offers")])  # `sl.timing.stops`
ALL_STOPS: Final = mask_of(range(len(STOPS)))
PRESETS: Final = {"usual": USUAL_STOPS, "always": ALL_STOPS}  # what a player can ask for at one stroke

# -- what happened to a unit in this turn or game: bits of `used`

USED_THIS_TURN: Final = 1
USED_THIS_GAME: Final = 2
FRESH: Final = 4  # came under its controller during this turn

SPECTATORS: Final = 8  # their bit in masks of seats
MOVED: Final = 1  # the fact that a unit moved of itself, as a mask

# -- how a battle ended

RUNNING: Final = -1
DRAW: Final = 2  # as a winner beside BEIGE and GREY
ENDINGS: Final = (
    "castle",
    "stuck",
    "concession",
    "agreed_draw",
    "repetition",
    "quiet",
    "both_castles",
    "castle_taken",
)
CASTLE_LOST: Final = ENDINGS.index("castle")
STUCK: Final = ENDINGS.index("stuck")
CONCESSION: Final = ENDINGS.index("concession")
AGREED_DRAW: Final = ENDINGS.index("agreed_draw")
REPETITION: Final = ENDINGS.index("repetition")
QUIET: Final = ENDINGS.index("quiet")
BOTH_CASTLES: Final = ENDINGS.index("both_castles")
CASTLE_TAKEN: Final = ENDINGS.index("castle_taken")

QUIET_TURNS: Final = 100
POSITION_CHAINS: Final = 64  # so many that few positions of a game share one, so few that a copy is cheap
TELLTALE: Final = ("giver", "parts")  # parameters of a line by which a unit could be known


class Terms:
    """What is agreed before a game and never changes."""

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables = tables
        self.seats: i64 = seats
        self.pairs: i64 = seats // 2
        columns = seats // 2 * ZONE
        self.bare = bare_ground(columns)
        self.keys: list[int] = position_keys(columns)
        self.campaign: str = "single"
        self.games: i64 = 1
        self.sides: str = "agreed"
        self.first: str = "drawn"
        self.armies: str = "starter"
        self.lists: list[list[int]] = []  # armies written out, by seat
        self.open_lists = False
        self.copies: i64 = 0  # most of one unit in an army; 0: no limit
        self.rare = True
        self.boards: str = "rulebook"
        self.memory_aid = True
        self.hints = True
        self.stops: i64 = USUAL_STOPS
        self.repetition = True
        self.free_order = False
        self.siege_allies = False
        self.empty_zone_passes = False
        self.everyone: i64 = (1 << seats) - 1 | 1 << SPECTATORS


class Battle(State):
    """A battle, or a campaign of them, in progress."""

    def __init__(self, setting: Setting, terms: Terms) -> None:
        super().__init__(setting)
        self.terms = terms
        self.tables: Tables = terms.tables
        # the battlefield
        self.ground: Ground = terms.bare
        self.boards: list[int] = []  # slot by slot, -1: not laid by boards
        self.turns: list[int] = []  # quarter turns of the boards
        self.brought: list[int] = []  # boards the seats bring, two each, while they choose
        # the sides
        self.seat_side: list[int] = []
        self.side_seats: list[list[int]] = [[], []]
        self.enemy_of: list[int] = []  # mask of the seats against each seat
        self.order: list[int] = []  # seats in turn order
        self.rosters: list[list[int]] = []  # the army each seat brought
        self.open_rosters = True  # everybody knows the rosters
        # the units, by block: which army it was set up with, what it is, where it is, who controls it;
        # once the units stand, all but the places are replaced, never changed in place
        self.born: list[int] = []
        self.kind: list[int] = []
        self.keeps: list[int] = []  # block of each army's Castle, or -1; follows from `kind`
        self.pos: list[int] = []
        self.owner: list[int] = []
        self.holdings: list[list[int]] = []  # blocks of each controller, in order; replaced, never changed in place
        self.strays: list[int] = []  # in teams: blocks that may have left the columns of their controller in this turn
        self.board: list[int] = []  # block on each space, or -1
        self.seen: list[int] = []  # masks of seats that know a unit although they do not control it
        self.facts: list[int] = []  # masks of what everybody could see of it
        self.bonus: list[int] = []  # until the end of the turn
        self.granted: list[int] = []  # masks of keywords until the end of the turn
        self.used: list[int] = []
        self.boons: list[int] = []  # block, giver's design and amount of each bonus of this turn
        self.marked: list[int] = []  # blocks with something that ends with the turn
        self.shown: list[int] = []  # blocks that lie open now
        self.stood = False  # the units stand up; before that nobody sees any
        # the Death Curse
        self.curse: i64 = -1  # block
        self.curse_seat: i64 = -1
        self.curse_bonus: list[int] = terms.tables.no_curse
        self.curse_grants: list[int] = terms.tables.no_curse
        self.curse_keyword: i64 = -1
        self.pending: list[int] = []  # blocks whose curse is about to start, each with its controller
        # the turn
        self.turn: i64 = 0  # number of the turn
        self.active: i64 = -1  # whose turn it is
        self.place_in_order: i64 = 0  # of the player whose turn it is
        self.acted: i64 = 0  # mask of seats that have played in this round, where teams choose freely
        self.extra: i64 = 0  # extra turns to come
        self.trail: list[int] = []  # block, start and end of the last two turns of each seat
        self.moved: list[int] = [-1, -1, -1]  # the same for the turn being played
        self.trace: list[int] = [-1, -1]  # spaces of the last movement
        self.quiet: i64 = 0  # turns without destruction, return or change of control
        self.history: list[int] = []  # positions at the start of all turns
        self.earlier: list[int] = []  # index of the position before each in its chain, or -1
        self.latest: list[int] = [-1] * POSITION_CHAINS  # index of the last position of each chain, or -1
        self.key: i64 = 0  # of the position now
        # the attack or Ranged Attack
        self.attacker: i64 = -1
        self.defender: i64 = -1
        self.origin: i64 = -1
        self.site: i64 = -1
        self.attack_seat: i64 = -1
        self.named: i64 = -1  # the design named by a guess
        self.attacker_fell = False
        self.defender_fell = False
        self.beyond_rescue = False  # the defender fell to strength 0
        self.shooter: i64 = -1
        self.target: i64 = -1
        # the end
        self.winner: i64 = RUNNING
        self.ending: i64 = CASTLE_LOST
        self.stops: list[int] = []
        # the campaign
        self.first_side: i64 = BEIGE
        self.victories: list[int] = []  # winner of each game
        self.points: list[int] = []  # what the winner of each game scored

    # -- places

    def place(self, unit: i64, space: i64) -> None:
        """Put a unit on a space, from wherever it was."""
        if self.pos[unit] >= 0:
            self.lift(unit)
        self.board[space] = unit
        self.pos[unit] = space
        self.key ^= self.place_key(unit, space)
        if self.curse >= 0:
            self.note_penalty(unit)
        if self.terms.pairs > 1:
            self.strays.append(unit)

    def lift(self, unit: i64) -> None:
        """Take a unit from its space. An attacker that stood there too now stands there alone."""
        space = self.pos[unit]
        if space < 0:
            return
        self.key ^= self.place_key(unit, space)
        if self.board[space] == unit:
            attacker = self.attacker
            alone = attacker >= 0 and attacker != unit and self.pos[attacker] == space
            self.board[space] = attacker if alone else -1
        self.pos[unit] = OUT

    def enter(self, unit: i64, space: i64) -> None:
        """An attacker comes to the defender's space; both stand there until one is gone."""
        self.lift(unit)
        self.pos[unit] = space
        self.key ^= self.place_key(unit, space)
        if self.terms.pairs > 1:
            self.strays.append(unit)

    def free(self, space: i64) -> bool:
        """Whether a space is land, and nobody stands on it."""
        return self.board[space] < 0 and self.ground.land[space]

    def place_key(self, unit: i64, place: i64) -> i64:
        spaces = self.ground.field.spaces
        return self.terms.keys[unit * (spaces + OTHER_PLACES) + place]

    def other_key(self, unit: i64, place: i64) -> i64:
        return self.place_key(unit, self.ground.field.spaces + place)

    def hand_over(self, unit: i64, seat: i64) -> None:
        """Change who controls a unit."""
        before = self.owner[unit]
        self.key ^= self.other_key(unit, CONTROLLED + before)
        self.owner = changed(self.owner, unit, seat)
        self.key ^= self.other_key(unit, CONTROLLED + seat)
        self.holdings[before] = [block for block in self.holdings[before] if block != unit]
        self.holdings[seat] = sorted([*self.holdings[seat], unit])
        if self.terms.pairs > 1:
            self.strays.append(unit)

    def note_position(self, position: i64) -> None:
        """Write a position down, in one of the chains by which `repetitions` finds it again."""
        chain = position % POSITION_CHAINS
        self.earlier.append(self.latest[chain])
        self.latest[chain] = len(self.history)
        self.history.append(position)

    def repetitions(self) -> i64:
        """How often the position at the start of this turn has been there by now."""
        found: i64 = 0
        at: i64 = len(self.history) - 1
        if at >= 0:
            position: i64 = self.history[at]
            while at >= 0:
                if self.history[at] == position:
                    found += 1
                at = self.earlier[at]
        return found

    def spend(self, unit: i64) -> None:
        """A unit has used a power that works once per game."""
        if not self.used[unit] & USED_THIS_GAME:
            self.used = changed(self.used, unit, self.used[unit] | USED_THIS_GAME)
            self.key ^= self.other_key(unit, SPENT)

    def set_curse(self, unit: i64, seat: i64) -> None:
        """Begin a Death Curse, or with -1 end the one in force."""
        if self.curse >= 0:
            self.key ^= self.other_key(self.curse, CURSING)
        self.curse = unit
        self.curse_seat = seat
        tables = self.tables
        if unit < 0:
            self.curse_bonus = tables.no_curse
            self.curse_grants = tables.no_curse
            self.curse_keyword = -1
            return
        self.key ^= self.other_key(unit, CURSING)
        kind = self.kind[unit]
        self.curse_bonus = tables.curse_bonus[kind]
        self.curse_grants = tables.curse_grants[kind]
        self.curse_keyword = tables.curse_keyword[kind]

    def note_fact(self, unit: i64, fact: i64) -> None:
        """Everybody could see something of a unit."""
        if self.facts[unit] & fact != fact:
            self.facts = changed(self.facts, unit, self.facts[unit] | fact)

    def note_penalty(self, unit: i64) -> None:
        """That a unit outlives a penalty tells what it is not."""
        facts = self.tables.penalty_fact[self.kind[self.curse]]
        if facts and self.pos[unit] >= 0:
            self.note_fact(unit, 1 << facts[self.ground.terrain[self.pos[unit]]])

    # -- units

    def keywords(self, unit: i64) -> i64:
        """Mask of the keywords a unit has, printed or granted."""
        kind = self.kind[unit]
        return self.tables.keywords[kind] | self.granted[unit] | self.curse_grants[kind]

    def has(self, unit: i64, keyword: i64) -> bool:
        return self.keywords(unit) >> keyword & 1 == 1

    def keeps_keyword(self, unit: i64, keyword: i64) -> bool:
        """Whether a unit has a keyword for the whole turn; a Death Curse that gives it may end before."""
        return (self.tables.keywords[self.kind[unit]] | self.granted[unit]) >> keyword & 1 == 1

    def has_strength(self, unit: i64) -> bool:
        return self.tables.row[self.kind[unit]] < MAGIC

    def strength(self, unit: i64) -> i64:
        """Current strength of a unit on the battlefield; 0 for one that has none (`sl.strength.current`)."""
        tables = self.tables
        kind = self.kind[unit]
        if tables.row[kind] >= MAGIC:
            return 0
        space = self.pos[unit]
        ground = self.ground
        value: i64 = tables.base[kind] + self.bonus[unit]
        value += tables.terrain_bonus[kind * len(TERRAINS) + ground.terrain[space]]
        if ground.wet[space]:
            value += tables.water_bonus[kind]
        if self.curse >= 0:
            value += self.bonus_of_curse(unit)
        if tables.wary[kind]:
            value += self.against(unit)
        return value

    def bonus_of_curse(self, unit: i64) -> i64:
        keyword = self.curse_keyword
        if keyword >= 0 and not self.has(unit, keyword):
            return 0
        return self.curse_bonus[self.kind[unit]]

    def against(self, unit: i64) -> i64:
        """What its opponent in an attack adds to a unit's strength; nothing outside attacks."""
        if unit == self.attacker:
            other = self.defender
        elif unit == self.defender:
            other = self.attacker
        else:
            return 0
        tables = self.tables
        kind = self.kind[unit]
        value: i64 = tables.color_bonus[kind * len(COLORS) + tables.color[self.kind[other]]]
        theirs = self.keywords(other)
        bonus = tables.keyword_bonus[kind]
        for keyword in range(len(KEYWORDS)):
            if theirs >> keyword & 1:
                value += bonus[keyword]
        return value

    def idle(self) -> bool:
        """Whether no attack and no Ranged Attack is under way."""
        return self.attacker < 0 and self.shooter < 0

    def fits(self, unit: i64, wanted: Filter) -> bool:
        if not wanted.fits[self.kind[unit]]:
            return False
        if wanted.keyword >= 0 and not self.has(unit, wanted.keyword):
            return False
        if wanted.lacks >= 0 and self.keeps_keyword(unit, wanted.lacks):
            return False
        return not wanted.captured or self.side_of(unit) != self.tables.side[self.kind[unit]]

    def side_of(self, unit: i64) -> i64:
        """The side that controls a unit."""
        return self.seat_side[self.owner[unit]]

    def is_enemy(self, unit: i64, seat: i64) -> bool:
        return self.enemy_of[seat] >> self.owner[unit] & 1 == 1

    def castle_of(self, seat: i64) -> i64:
        """The Castle of the army a seat brought, while it stands and its side controls it; else -1."""
        unit = self.keeps[seat]
        return unit if unit >= 0 and self.pos[unit] >= 0 and self.side_of(unit) == self.seat_side[seat] else -1

    def seat_sides(self, side_seats: list[list[int]]) -> None:
        """Who fights for which side."""
        self.side_seats = side_seats
        seats = range(self.setting.seats)
        self.seat_side = [BEIGE if seat in side_seats[BEIGE] else GREY for seat in seats]
        self.enemy_of = [self.team_mask(1 - self.seat_side[seat]) for seat in seats]

    def find_castles(self) -> None:
        """To be done whenever units have got their faces."""
        self.keeps = [-1] * self.setting.seats
        for unit in range(len(self.born)):
            if self.tables.row[self.kind[unit]] == CASTLE:
                self.keeps[self.born[unit]] = unit

    def zone_seat(self, side: i64, space: i64) -> i64:
        """The seat of a side in whose columns a space lies (`sl.teams.zones`)."""
        return self.side_seats[side][space // (RANKS * ZONE)]

    # -- how a choice names a unit

    def choice_of(self, unit: i64) -> i64:
        """A unit is named by its space; an attacker, who shares one, as the attacker."""
        return ATTACKER if unit == self.attacker else self.pos[unit]

    def unit_of(self, choice: i64) -> i64:
        return self.attacker if choice == ATTACKER else self.board[choice]

    # -- what a seat knows

    def sees(self, seat: i64, unit: i64) -> bool:
        """Whether a seat (SPECTATORS: somebody who only watches) knows what a unit is."""
        if self.pos[unit] < 0:
            return True
        if not self.stood:
            return False
        if self.seen[unit] >> seat & 1:
            return True
        return seat != SPECTATORS and self.seat_side[self.owner[unit]] == self.seat_side[seat]

    def team_mask(self, side: i64) -> i64:
        mask: i64 = 0
        for seat in self.side_seats[side]:
            mask |= 1 << seat
        return mask

    def knowers(self, unit: i64) -> i64:
        """Mask of the seats that know what a unit on the battlefield is."""
        return self.seen[unit] | self.team_mask(self.side_of(unit))

    # -- words

    def unit_text(self, unit: i64) -> Text:
        return kind_text(self.tables, self.kind[unit])

    def say_of(self, unit: i64, event: str, **facts: Fact) -> None:
        """Tell of a unit by name those who know it, the others without; the event with `-hidden` is for them.

        Without the memory aid only its own side reads the name, as the others would forget it.
        """
        aid = self.terms.memory_aid
        known = self.knowers(unit) if aid else self.team_mask(self.side_of(unit))
        told = Event(event, {"unit": self.unit_text(unit), **facts})
        if known & self.terms.everyone == self.terms.everyone:
            self.tell(told)
        else:
            rest = {name: value for name, value in facts.items() if name not in TELLTALE}
            self.tell(told, known & ~(1 << SPECTATORS), Event(f"{event}-hidden", rest))


def changed(values: list[int], place: i64, value: i64) -> list[int]:
    """A list with one entry changed. Lists that change seldom are replaced, so that copies of a battle share them."""
    copy = values[:]
    copy[place] = value
    return copy


def kind_text(tables: Tables, kind: i64) -> Text:
    return Thing("unit", tables.unit_ids[kind])


def space_text(space: i64) -> str:
    return SPACE_NAMES[space]


def side_text(side: i64) -> Text:
    return Thing("side", ("beige", "grey", "draw")[side])


def terrain_text(terrain: i64) -> Text:
    return Thing("terrain", TERRAINS[terrain])


def opponent_side(side: i64) -> i64:
    return GREY if side == BEIGE else BEIGE


def window_text(window: str) -> Text:
    return Thing("window", window)


def power_text(tables: Tables, number: i64) -> Text:
    """A power in its printed words; one granted from outside has the words of its keyword."""
    power = tables.powers[number]
    if power.owner < 0:
        return Thing("keyword", KEYWORDS[power.op])
    return Thing("power", f"{tables.unit_ids[power.owner]}-{power.place + 1}")


def operation_text(op: i64) -> Text:
    return Thing("op", OPERATIONS[op])


def keyword_text(keyword: i64) -> Text:
    return Thing("keyword", KEYWORDS[keyword])
