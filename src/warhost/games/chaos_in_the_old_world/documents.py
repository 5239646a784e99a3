# not compiled: types alone.
"""What Chaos in the Old World shows: the table as a seat sees it, and the facts about a choice."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from warhost.engine.documents import Some

Power = Literal["khorne", "nurgle", "tzeentch", "slaanesh"]
Class = Literal["cultist", "warrior", "greater_daemon"]
Token = Literal["event", "hero", "noble", "peasant", "skaven", "warpstone"]
Side = Literal["left", "right"]
Phase = Literal["old_world", "draw", "summoning", "battle", "corruption", "end"]
Cause = Literal["regular", "blood_frenzy", "first_strike"]

# -- the Powers


class DialPosition(TypedDict):
    """A position of a Threat Dial; the last one has no Threat."""

    instruction: str
    amount: int
    threat: int | None


class Dial(TypedDict):
    """A Threat Dial: where it stands, the counters beside it, the positions ahead."""

    position: int
    threat: int | None
    counters: int
    ahead: list[DialPosition]


# `class` is no name in a class.
FollowerView = TypedDict("FollowerView", {"class": Class, "cost": int, "attack": int, "defense": int, "reserve": int})


class PowerView(TypedDict):
    """A Power with its followers and cards."""

    seat: int
    victory_points: int
    power_points: int
    dial: Dial
    upgrades: list[str]
    upgrades_left: list[str]
    peasants: int
    followers: dict[str, FollowerView]
    hand_size: int
    deck_size: int
    known: list[str]  # cards of the hand that everybody has seen
    discard: list[str]
    unseen: list[str]  # the cards that lie face down to the viewer, in no order
    hand: NotRequired[list[str]]  # only in the view of its owner


# -- the map

FigureView = TypedDict(
    "FigureView",
    {
        "id": str,
        "follower": str,
        "class": Class,
        "power": Power,
        "controlled_by": Power,
        "defense": int,
        "shielded": bool,
        "crept": bool,
        "tipped": bool,
        "on_space": bool,
        "hits": Some[Power, int],
    },
)


class CardSpace(TypedDict):
    """A card space with a Chaos card."""

    card: str
    power: Power
    cancelled: bool


class FigureSpace(TypedDict):
    """A card space on which a figure stands."""

    figure: str


class BlockedSpace(TypedDict):
    """A card space that an Old World card has closed."""

    blocked: bool


SpaceView = CardSpace | FigureSpace | BlockedSpace


class Ruin(TypedDict):
    """The ruination card of a region."""

    card: int
    scored: bool


class Forbidden(TypedDict):
    """What cannot happen in a region this round."""

    battle: bool
    corruption: bool


class BattleOdds(TypedDict):
    """Dice of a Power in the coming battle, hits to expect, percent chance of a kill."""

    dice: int
    early: int
    hits: float
    kill: int | None


class Domination(TypedDict):
    """Who leads, by how much, against which Resistance, and who would dominate for how many points."""

    values: Some[Power, int]
    resistance: int
    leader: Power | None
    lead: int
    missing: int
    dominates: Power | None
    points: int


class Corruption(TypedDict):
    """The tokens that would be placed, how near to ruin that brings the region, and who would gain from it."""

    now: int
    coming: Some[Power, int]
    after: int
    threshold: int
    missing: int
    ruined: bool
    card: int | None
    ruiners: list[Power]
    counters: list[Power]
    tokens: Some[Power, int]


class Outlook(TypedDict):
    """What a region would come to; nothing of a ruined one."""

    domination: Domination | None
    corruption: Corruption | None


class Forecast(Outlook):
    """What a region would come to if nothing more were done."""

    battle: Some[Power, BattleOdds] | None


class RegionView(TypedDict):
    """A region as it stands."""

    resistance: int
    conquest_value: int
    populous: bool
    magic: int
    spaces: dict[Side, SpaceView | None]
    tokens: Some[Token, int]
    corruption: Some[Power, int]
    figures: list[FigureView]
    ruin: Ruin | None
    ruiners: list[Power]
    killers: list[Power]
    forbidden: Forbidden
    forecast: Forecast


# -- the Old World and its battles


class OldWorldView(TypedDict):
    """The deck and the track of the Old World."""

    deck_size: int
    track: list[str | None]
    drawn: str | None
    out: list[str]
    unseen: list[str]


class Ruination(TypedDict):
    """The ruination cards: the number of the next one, and how many are left."""

    next: int | None
    left: int


class Assigning(TypedDict):
    """Hits that a Power is assigning."""

    power: Power
    hits: int
    sixes: int
    early: bool


class BattleView(TypedDict):
    """The battle being fought."""

    region: str
    number: int
    assigning: Assigning | None


class RollView(TypedDict):
    """Battle dice of a Power as they fell."""

    power: Power
    cause: Cause
    dice: int  # as many as were thrown at first; the faces after them were added by sixes
    faces: list[int]
    hits: int


class Loss(TypedDict):
    """A figure with whoever controlled it, or a Peasant without."""

    killer: Power
    power: Power | None
    figure: str | None


class DiceView(TypedDict):
    """The dice of the last battle on the table, and who fell by them."""

    region: str
    rolls: list[RollView]
    losses: list[Loss]


class Table(TypedDict):
    """The Old World as a seat sees it."""

    round: int
    rounds: int
    phase: Phase | Literal["setup"]
    seats: list[Power | None]
    powers: Some[Power, PowerView]
    regions: dict[str, RegionView]  # none before the Powers are handed out
    announced: str | None  # the card about to be played, for whoever plays it
    lowest_threat: Power | None
    stock: dict[Token, int]
    old_world: OldWorldView
    ruination: Ruination
    battle: BattleView | None
    dice: DiceView | None
    history: list[Some[Power, int]]


# -- choices


class Hints(TypedDict, total=False):
    """What a choice names, what it costs and what would come of it."""

    region: str | None  # null: of a figure in the reserve
    regions: list[str]
    side: Side
    figure: str
    same: list[str]  # the figures that the choice might as well have named
    cost: int
    highest_cost: int
    forecast: Outlook
    needed: int  # hits that kill
    hits: int
    sixes: int
