# not compiled: types alone.
"""What Stratego Legends shows: the table as a seat sees it, the facts about a choice, what the army builder answers."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from warhost.engine.documents import Some, Text

Side = Literal["beige", "grey"]
Nation = Literal["gold", "green", "blue", "silver", "red", "purple"]
Terrain = Literal["plain", "forest", "swamp", "mountain", "city", "water", "desert"]
Row = Literal["10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "magic", "castle"]
Keyword = Literal[
    "rage",
    "negate_magic",
    "charge",
    "diagonal",
    "quick",
    "fly",
    "ranged_attack",
    "siege",
    "swap",
    "teleport",
    "vision",
]
WindowKind = Literal["start", "attack", "ranged", "after", "end", "offers"]
Stop = Literal["start", "attack", "after", "end", "offers"]
Winner = Side | Literal["draw"]

# -- strengths

PartReason = Literal["base", "terrain", "water", "color", "keyword", "curse", "bonus"]


class PartView(TypedDict):
    """An addend of a strength."""

    reason: PartReason
    of: str  # a terrain, a nation, a keyword, a unit
    amount: int


# -- the field


class BoardView(TypedDict):
    """A battle board on the field."""

    board: str
    quarters: int  # how often it was turned


class FieldView(TypedDict):
    """The boards and the terrain."""

    columns: int
    ranks: int
    terrain: list[list[Terrain]]  # rank by rank from the grey edge down to the beige one
    boards: list[BoardView]


class UnitView(TypedDict):
    """A block on the field; what follows `unit` is there only for those who know its face."""

    block: int
    at: str
    seat: int  # who controls it
    army: int  # the seat whose army it was set up with
    side: Side
    moved: bool
    shown: bool
    once_seen: bool  # it stands with its back to somebody who has seen it
    bonus: int
    granted: list[Keyword]
    unit: str | None
    strength: NotRequired[int | None]
    base: NotRequired[int | None]
    parts: NotRequired[list[PartView]]
    color: NotRequired[Nation]
    type: NotRequired[str]
    keywords: NotRequired[list[Keyword]]
    spent: NotRequired[bool]
    known_to: NotRequired[list[int] | None]  # enemies who know a unit of one's own


# -- armies


class KnownUnit(TypedDict):
    """A unit of the enemy that the viewer knows."""

    unit: str
    at: str


class EnemyView(TypedDict):
    """What the viewer knows of an army against it."""

    army: int
    standing: int
    hidden: int
    rows: dict[Row, int] | None  # how many units of each row still hide; null where that cannot be told
    known: list[KnownUnit]
    may_be: dict[str, list[Row]]  # by space: the rows a hidden unit may be of that has given something away


class CurseView(TypedDict):
    """The Death Curse in force."""

    unit: str
    power: str  # key of its words
    seat: int
    army: int


class RosterView(TypedDict):
    """The list of an army."""

    units: list[str]
    unseen: list[str]  # of these, the units that the viewer has not seen on the field


class LimitsView(TypedDict):
    """What armies built at this table may hold."""

    copies: int  # of one unit; 0: any number
    rare: bool


# -- the turn


class TurnView(TypedDict):
    """Whose turn it is, and how near the battle is to a draw."""

    number: int
    seat: int | None
    extra: int  # extra turns to come
    quiet: int  # turns without destruction, return or change of control
    repetitions: int
    played: list[int]  # seats that have played in this round, where teams choose freely


class WindowView(TypedDict):
    """The ability window that is open."""

    kind: WindowKind
    passed: int


class Fighter(TypedDict):
    """A unit in an attack; its face and strength once they are open."""

    block: int
    seat: int
    fallen: bool
    unit: NotRequired[str]
    strength: NotRequired[int]
    parts: NotRequired[list[PartView]]


# The attack and the Ranged Attack under way; `from` is no name in a class.
AttackView = TypedDict(
    "AttackView",
    {"space": str, "from": str, "seat": int, "named": str | None, "attacker": Fighter, "defender": Fighter},
)

ShotView = TypedDict("ShotView", {"space": str | None, "from": str | None, "shooter": Fighter, "target": Fighter})


class UsableView(TypedDict):
    """An ability that could be used now."""

    at: str
    power: str  # the operation


# -- campaigns


class CampaignView(TypedDict):
    """The games of a campaign so far."""

    games: int
    winners: list[Winner]
    points: list[int]
    totals: dict[Side, int]  # points in a campaign of two games, victories in a longer one
    first: Side


class Table(TypedDict):
    """A battle as a seat sees it."""

    field: FieldView
    sides: dict[Side, list[int]]  # their seats
    order: list[int]
    units: list[UnitView]
    destroyed: dict[str, list[str]]  # by army
    waiting: list[str]
    curse: CurseView | None
    entering_curse: list[str]
    enemies: list[EnemyView]
    rosters: list[RosterView | None]  # null: the viewer may not know it
    limits: LimitsView
    brought: list[list[str]]
    standing: bool
    turn: TurnView
    window: WindowView | None
    taken: str | None
    attack: AttackView | None
    shot: ShotView | None
    last_move: list[str | None]
    hints: bool  # whether the table points out abilities that could be used now
    usable: list[UsableView]
    stops: list[list[Stop] | None]  # null for all seats but the viewer's
    campaign: CampaignView | None


# -- choices


Outcome = Literal["win", "lose", "both", "capture", "castle"]


class PowerHint(TypedDict):
    """A power that a choice would use."""

    words: str  # key of its words
    targets: list[str]


class Hints(TypedDict, total=False):
    """What a choice names, what could be done with it, and how an attack may end."""

    unit: str
    moves: list[str]
    attacks: list[str]
    actions: dict[str, list[str]]  # by operation: where it leads, or whom it can aim at
    abilities: list[str]
    power: str  # the operation that asks
    powers: list[PowerHint]
    attacker: str
    defender: str | None  # null: not known
    space: str
    strength: int
    parts: list[PartView]
    bonus: int
    defence: int | None
    odds: dict[Outcome, int]  # in per cent


# -- the army builder


class Why(TypedDict):
    """What speaks against something, and the rule behind it."""

    rule: str
    text: Text


class ReportRow(TypedDict):
    """A row of the table of strengths, as an army fills it."""

    row: Row
    wanted: int
    units: list[str]


class ArmyReport(TypedDict):
    """All that there is to show of an army: its rows, what is wrong or missing, what can be added and why not."""

    side: Side
    name: str
    text: str  # the army as one shares it: its name, then collector's numbers
    units: list[str]
    size: int  # of a whole army
    ready: bool
    rows: list[ReportRow]
    nations: Some[Nation, int]
    problems: list[Why]
    refused: dict[str, Why]  # units that cannot be added now


class UnitsFound(TypedDict):
    """Units that fit what was asked, in the order of the table of strengths."""

    units: list[str]
