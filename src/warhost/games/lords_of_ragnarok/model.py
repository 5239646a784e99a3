"""What is on the table, as flat data, and the terms the game is played under."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.state import Setting, State
from warhost.engine.text import Text, Thing
from warhost.games.lords_of_ragnarok.documents import Step
from warhost.games.lords_of_ragnarok.effects.book import CARD_LIMIT, HIGHEST_COUNTS, RUNE_LIMIT, Book
from warhost.games.lords_of_ragnarok.tables import (
    ACTIONS,
    ARMIES,
    ATTACK_CARDS,
    ATTRIBUTES,
    BOXES,
    COMBAT_CARDS,
    FIGURES,
    GODS,
    HERO,
    LEGION,
    LOWEST,
    MONSTERS,
    ORIGINS,
    PREPARATIONS,
    PRIESTS,
    REALMS,
    REGIONS,
    RUNE_ACTIONS,
    RUNE_TYPES,
    RUNES,
    SEAS,
    SEATS,
    SOURCES,
    WHEEL,
    WISDOM,
    Board,
    Tables,
)

# -- choices: a number means the same in every decision of the game

REGION: Final = 0  # so a region is its own choice
SEA: Final = REGION + REGIONS
REALM: Final = SEA + SEAS
ARMY: Final = REALM + REALMS
PLAYER: Final = ARMY + ARMIES
FIGURE: Final = PLAYER + SEATS  # a monster or the boss
HUNT: Final = FIGURE + FIGURES  # HUNT + f: hunt that figure
GOD: Final = HUNT + FIGURES  # a monument
RUNE: Final = GOD + len(GODS)
ATTRIBUTE: Final = RUNE + RUNE_TYPES
CARD: Final = ATTRIBUTE + len(ATTRIBUTES)  # CARD + k: a combat card of kind k
ATTACK: Final = CARD + COMBAT_CARDS  # ATTACK + k: an attack card of kind k
USE: Final = ATTACK + ATTACK_CARDS  # USE + s: a blessing, an artifact or a hero
ORIGIN: Final = USE + SOURCES
ACTION: Final = ORIGIN + ORIGINS  # a special action
RUNE_ACTION: Final = ACTION + len(ACTIONS)
BOX: Final = RUNE_ACTION + len(RUNE_ACTIONS)
OPTION: Final = BOX + BOXES  # one of the things an effect offers
PREPARE: Final = OPTION + 4  # one of the options of the action Prepare
FINISH: Final = PREPARE + len(PREPARATIONS)  # no more: finish, pass, decline, stay
YES: Final = FINISH + 1
GROW: Final = YES + 1  # raise the army that is activated
RECRUIT: Final = GROW + 1
STRIKE: Final = RECRUIT + 1  # the region attack of the monster that is activated
FORGE: Final = STRIKE + 1  # take the rune of the forge
CHOICES: Final = FORGE + 1

# -- where things are that are on no region

RESERVE: Final = -1  # an army that is not on the board; a monster that is still to come
KILLED: Final = -2  # a monster
NOBODY: Final = -1
GONE: Final = -2  # an artifact that has left the game

# -- the five steps of a turn

STEPS: Final[tuple[Step, ...]] = ("start", "prayer", "hero", "rune_actions", "manoeuvres", "special_action")
BEFORE_PRAYER: Final = STEPS.index("start")
PRAYER: Final = STEPS.index("prayer")
HERO_MOVES: Final = STEPS.index("hero")
RUNE_ACTIONS_STEP: Final = STEPS.index("rune_actions")
MANOEUVRES: Final = STEPS.index("manoeuvres")
SPECIAL_ACTION: Final = STEPS.index("special_action")

# -- how a game ended

ENDINGS: Final = ("jarl", "godi", "slayer", "ragnarok", "stall", "concession")
JARL: Final = ENDINGS.index("jarl")
GODI: Final = ENDINGS.index("godi")
SLAYER: Final = ENDINGS.index("slayer")
RAGNAROK: Final = ENDINGS.index("ragnarok")
STALL: Final = ENDINGS.index("stall")
CONCESSION: Final = ENDINGS.index("concession")

LANDS_TO_WIN: Final = 3
OMENS_TO_END: Final = 3
MARKERS_FOR_TOKEN: Final = 4  # on a sheet, for a slayer token

# -- the two sides of a battle

ATTACKER: Final = 0
DEFENDER: Final = 1
ALL_LOSSES: Final = 99  # ignored


class Terms:
    """What is agreed before a game and never changes."""

    def __init__(self, tables: Tables, book: Book, seats: int, track: int) -> None:
        self.tables = tables
        self.book = book
        self.bracket: int = 0 if seats == 2 else 1  # which board, and what goes with it
        self.board: Board = tables.boards[self.bracket]
        self.drafts: list[bool] = tables.drafts[self.bracket][track]
        self.temples: int = len(self.drafts)
        self.temples_to_win: int = 4 if seats == 2 else 5
        self.kills_for_boss: int = 1 if seats == 2 else 2


class Saga(State):
    """A game of Lords of Ragnarok in progress. Seats sit clockwise: the one on the left is the next number."""

    def __init__(self, setting: Setting, terms: Terms) -> None:
        super().__init__(setting)
        self.terms = terms
        self.tables: Tables = terms.tables
        self.book: Book = terms.book
        self.board: Board = terms.board
        self.seats: i64 = setting.seats
        # the turn
        self.active: i64 = 0
        self.step: i64 = BEFORE_PRAYER
        self.turns: i64 = 0  # begun so far
        self.first: i64 = NOBODY  # the first player
        self.last_turns: i64 = -1  # turns left once Ragnarok has begun
        self.doom: i64 = NOBODY  # who began it, and so plays the very last turn
        self.stalls: i64 = 0  # turns in a row without a legal special action
        self.used: i64 = 0  # sources used up for this turn
        self.rune_actions: i64 = 0  # still allowed in this step
        self.army_moved = False  # in this step of manoeuvres
        self.stirred = False  # an army moved, came or grew since control was tested
        self.before: list[int] = []  # where each army was when the step began
        self.fought: i64 = 0  # mask of regions where a battle was fought in this step
        # the hero draft
        self.starter: i64 = NOBODY
        self.drafted: i64 = 0  # players who have finished
        self.hero_pool: list[int] = []
        self.origin_pool: list[int] = []
        self.offered_heroes: i64 = 0  # masks of what the drafter may choose from
        self.offered_origins: i64 = 0
        # the players
        self.hero_of: list[int] = []
        self.origin_of: list[int] = []
        self.hero_at: list[int] = []
        self.drakkar: list[int] = []
        self.attribute: list[int] = []  # place of each token on its track, three a seat
        self.injured: list[int] = []  # mask of injured tokens a seat
        self.runes: list[int] = []  # three a seat
        self.priests: list[int] = []  # in reserve
        self.powers: list[int] = []  # mask of sources at work: blessings, charged artifacts, the hero
        self.slayer_tokens: list[int] = []
        # the armies, six a seat
        self.army_at: list[int] = []
        self.army_value: list[int] = []
        # the board
        self.control: list[int] = []  # seat of each region, or NOBODY
        self.owned: list[int] = []  # the same as a mask a seat
        self.temples: i64 = 0  # mask of regions
        self.temples_built: i64 = 0
        self.level: list[int] = []  # of each monument
        self.priests_on: list[int] = []  # per monument and seat
        self.forge_type: list[int] = []  # rune of each region, -1: no forge
        self.forge_full: i64 = 0  # mask of regions
        self.rune_supply: list[int] = []
        self.allies: list[int] = []  # mask of seats in each realm
        self.wheel: list[int] = []  # stack of markers on each action: three bits each, seat + 1, the top lowest
        self.artifact_owner: list[int] = []
        self.omens_down: i64 = 0  # mask
        # monsters and boss
        self.figure_at: list[int] = []
        self.ring: list[int] = []  # seat that controls each monster
        self.killer: list[int] = []  # seat that has the figure of each killed monster
        self.sheets: list[int] = []  # the pairs of sheets by rune, the top one first
        self.marks: list[int] = []  # seat whose marker covers each box, nine a figure
        # the decks, of which the top is the end
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = []
        self.known: list[int] = []  # per onlooker and holder: mask of cards the onlooker knows to be in that hand
        self.blessing_deck: list[int] = []
        self.blessing_discard: list[int] = []
        self.display: list[int] = []  # blessings to choose from in a draft
        self.event_deck: list[int] = []
        self.event_discard: list[int] = []
        self.event: i64 = -1  # the one that is carried out
        # the hunt
        self.hunter: i64 = NOBODY
        self.prey: i64 = -1
        self.keeper: i64 = NOBODY  # who plays the monster
        self.hunt_over = False  # decided, and only the reckoning is left
        self.hunt_won = False
        self.attack_deck: list[int] = []
        self.attack_hand: list[int] = []
        self.attack_discard: list[int] = []
        self.attack: i64 = -1  # kind of the card that is played
        self.hand_shown = False  # the hunter has seen the attack cards in hand
        self.played: list[int] = []  # kinds of the combat cards the hunter has played in this round
        self.draw_skipped = False
        self.draw_less: i64 = 0  # attack cards fewer at the end of the next monster round
        self.dealt: i64 = 0  # damage in this hero round
        self.cap: i64 = BOXES  # on it
        self.next_cap: i64 = BOXES
        self.wild_left: i64 = 0  # cards that may still stand for any weapon
        self.ignored_left: i64 = 0  # injuries still ignored
        self.placed: list[int] = []  # boxes the hunter covered in this hunt, in order
        self.looted: i64 = 0  # mask of boxes whose trophy was taken in this hunt
        self.in_play: list[int] = []  # cards played in the hero round that are not yet discarded
        # the battle
        self.battle: i64 = -1  # its region
        self.sides: list[int] = [NOBODY, NOBODY]  # attacker and defender
        self.laid: list[list[int]] = [[], []]
        self.passed: i64 = 0  # mask of sides
        self.bonus: list[int] = [0, 0]
        self.ignored: list[int] = [0, 0]  # loss symbols ignored
        self.winning: i64 = -1  # the side that has won
        # the end
        self.winner: i64 = NOBODY
        self.ending: i64 = -1

    # -- the players

    def value(self, seat: i64, attribute: i64) -> i64:
        """The current value of an attribute (`lor.injuries.value_two`)."""
        if self.injured[seat] >> attribute & 1:
            return LOWEST
        return self.attribute[seat * len(ATTRIBUTES) + attribute]

    def modifier(self, seat: i64, rule: i64) -> i64:
        """What the seat's sources add to a rule (`lor.cards.effects_add_up`)."""
        sources: i64 = self.powers[seat] & self.book.modified[rule]
        if sources == 0:
            return 0
        total: i64 = 0
        for source in range(SOURCES):
            if sources >> source & 1:
                n = self.book.modifier[rule][source]
                total = max(total, n) if rule in HIGHEST_COUNTS else total + n
        return total

    def card_limit(self, seat: i64) -> i64:
        return self.value(seat, WISDOM) + self.modifier(seat, CARD_LIMIT)

    def rune_limit(self, seat: i64) -> i64:
        return self.value(seat, WISDOM) + self.modifier(seat, RUNE_LIMIT)

    def rune_count(self, seat: i64) -> i64:
        return self.runes[seat * 3] + self.runes[seat * 3 + 1] + self.runes[seat * 3 + 2]

    def priests_left(self, seat: i64) -> i64:
        """The seat's priests in the supply."""
        sent: i64 = 0
        for god in range(len(GODS)):
            sent += self.priests_on[god * SEATS + seat]
        return PRIESTS - self.priests[seat] - sent

    def kills(self, seat: i64) -> i64:
        """`lor.monsters_action.kill_credit`: figures and slayer tokens."""
        count: i64 = self.slayer_tokens[seat]
        for monster in range(MONSTERS):
            if self.killer[monster] == seat:
                count += 1
        return count

    def clockwise(self, start: i64) -> list[int]:
        """All seats in turn order, from one on."""
        return [(start + i) % self.seats for i in range(self.seats)]

    # -- the armies

    def army_in_reserve(self, seat: i64) -> i64:
        """The first army the seat may recruit, or -1."""
        for army in range(seat * LEGION, seat * LEGION + LEGION):
            if self.army_at[army] < 0:
                return army
        return -1

    def armies_in(self, seat: i64, region: i64) -> list[int]:
        found: list[int] = []
        for army in range(seat * LEGION, seat * LEGION + LEGION):
            if self.army_at[army] == region:
                found.append(army)
        return found

    def on_board(self, seat: i64) -> list[int]:
        found: list[int] = []
        for army in range(seat * LEGION, seat * LEGION + LEGION):
            if self.army_at[army] >= 0:
                found.append(army)
        return found

    def total(self, seat: i64, region: i64) -> i64:
        """`lor.armies.total_value`."""
        total: i64 = 0
        for army in range(seat * LEGION, seat * LEGION + LEGION):
            if self.army_at[army] == region:
                total += self.army_value[army]
        return total

    def hosts(self, region: i64) -> i64:
        """Mask of the seats with an army in a region."""
        found: i64 = 0
        for army in range(self.seats * LEGION):
            if self.army_at[army] == region:
                found |= 1 << army // LEGION
        return found

    def kinds_in_play(self) -> list[int]:
        """Kinds of the combat cards that were played and are not yet laid or discarded."""
        return [self.tables.kind[card] for card in self.in_play]

    def foreign_hosts(self, seat: i64) -> i64:
        """Mask of the regions that hold an army of another player."""
        found: i64 = 0
        for army in range(self.seats * LEGION):
            if self.army_at[army] >= 0 and army // LEGION != seat:
                found |= 1 << self.army_at[army]
        return found

    def reach(self, seat: i64, region: i64) -> i64:
        """Mask of the regions adjacent to one for the seat's moves and retreats, by border or drakkar."""
        board = self.board
        found: i64 = board.near[region]
        sea = self.drakkar[seat]
        if board.coast[region] >> sea & 1:
            found |= board.shore[sea]
            found &= ~(1 << region)
        return found

    # -- the board

    def strength(self, region: i64) -> i64:
        """Population Strength: 0 once somebody controls the region (`lor.control.owned_strength_zero`)."""
        return self.board.population[region] if self.control[region] < 0 else 0

    def land_of_hero(self, seat: i64) -> i64:
        """Mask of the regions of the land where the seat's hero stands (`lor.heroes.land_of_hero`)."""
        board = self.board
        return board.lands[board.land_of[self.hero_at[seat]]]

    def temple_regions(self, seat: i64) -> i64:
        return members(self.owned[seat] & self.temples)

    def lands_held(self, seat: i64) -> i64:
        count: i64 = 0
        for land in self.board.lands:
            if self.owned[seat] & land == land:
                count += 1
        return count

    def alliances(self, seat: i64) -> i64:
        count: i64 = 0
        for realm in range(REALMS):
            if self.allies[realm] >> seat & 1:
                count += 1
        return count

    def marked(self, seat: i64, action: i64) -> bool:
        """Whether the seat has a marker on an action of the wheel."""
        stack: i64 = self.wheel[action]
        while stack:
            if (stack & 7) == seat + 1:
                return True
            stack >>= 3
        return False

    def markers(self, seat: i64) -> i64:
        """How many markers the seat has on the wheel."""
        count: i64 = 0
        for action in range(WHEEL):
            if self.marked(seat, action):
                count += 1
        return count

    def monsters_of(self, seat: i64) -> list[int]:
        return [monster for monster in range(MONSTERS) if self.ring[monster] == seat]

    def uncovered(self, figure: i64) -> list[int]:
        """Damage boxes of a sheet without a marker."""
        return [box for box in range(self.tables.boxes[figure]) if self.marks[figure * BOXES + box] < 0]

    def side_of(self, seat: i64) -> i64:
        """The side of the battle that a seat fights on."""
        return ATTACKER if self.sides[ATTACKER] == seat else DEFENDER

    # -- names for texts

    def player_text(self, seat: i64) -> Text:
        return Thing("player", self.tables.colour_ids[seat])

    def region_text(self, region: i64) -> Text:
        return Thing("region", str(region + 1))

    def sea_text(self, sea: i64) -> Text:
        return Thing("sea", f"{self.board.side.replace('-', '')}-{self.board.sea_ids[sea]}")

    def realm_text(self, realm: i64) -> Text:
        return Thing("realm", self.tables.realm_ids[realm])

    def figure_text(self, figure: i64) -> Text:
        return Thing("figure", self.tables.figure_ids[figure])

    def source_text(self, source: i64) -> Text:
        name = self.tables.source_ids[source]
        return Thing("hero" if source >= HERO else "source", name)

    def card_text(self, kind: i64) -> Text:
        return Thing("card", self.tables.card_ids[kind])

    def attack_text(self, kind: i64) -> Text:
        return Thing("attack", self.tables.attack_ids[kind])

    def army_text(self, army: i64) -> Text:
        """An army with what tells it apart: whose, how strong, where."""
        at = self.army_at[army]
        return Thing(
            "army",
            self.army_name(army),
            "army",
            player=self.player_text(army // LEGION),
            number=army % LEGION + 1,
            value=self.army_value[army],
            region=Text("reserve") if at < 0 else self.region_text(at),
        )

    def army_name(self, army: i64) -> str:
        return f"{self.tables.colour_ids[army // LEGION]}{army % LEGION + 1}"

    # -- telling


def rune_text(rune: i64) -> Text:
    return Thing("rune", RUNES[rune])


def attribute_text(attribute: i64) -> Text:
    return Thing("attribute", ATTRIBUTES[attribute])


def god_text(god: i64) -> Text:
    return Thing("god", GODS[god])


def action_text(action: i64) -> Text:
    return Thing("action", ACTIONS[action])


def members(mask: i64) -> i64:
    """How many members a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
