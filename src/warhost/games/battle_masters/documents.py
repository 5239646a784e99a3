# not compiled: its types are read by tools and tests.
"""What Battle Masters shows: `view["table"]`, and the hints of its choices."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from warhost.engine.documents import NoHints

Side = Literal["imperial", "chaos"]
Winner = Literal["imperial", "chaos", "draw"]
Where = Literal["mat", "aside", "reserve", "out"]
PieceName = Literal["ford", "marsh", "ditch_2", "ditch_3", "ditch_4", "hedge", "tower"]
Direction = Literal["E", "NE", "NW", "W", "SW", "SE"]
Disc = Literal["flying", "bouncing", "explosion"]
Face = Literal["skull", "shield", "blank"]
OgreCard = Literal["move", "attack"]
Modifier = Literal[
    "charge_card",
    "elite_attacker",
    "elite_defender",
    "garrison_attacks",
    "garrison_defends",
    "across_ditch",
    "missile_attacks_adjacent",
    "missile_defends_adjacent",
    "inside_ditch",
]


class Unit(TypedDict):
    """A unit that the viewer knows."""

    where: Where
    hex: str | None  # null: not on the mat
    skulls: int
    elite: bool
    seat: int


class Token(TypedDict):
    """A unit of the enemy that lies face down."""

    hex: str
    seat: int


class Piece(TypedDict):
    """A piece of terrain on the mat."""

    piece: PieceName
    hex: str
    side: NotRequired[Direction]  # of a hedge
    open: NotRequired[list[Direction]]  # of a ditch: the sides by which it is left and entered


class Tower(TypedDict):
    """The tower while it stands."""

    hex: str
    rubble: int


class Activation(TypedDict):
    """The units of the card in play: the one acting now, those still to come, those that have acted."""

    unit: str | None
    ready: list[str]
    done: list[str]


class Laying(TypedDict):
    """The piece of terrain about to be laid, and its hex once that is chosen."""

    piece: PieceName
    hex: str | None


class Shot(TypedDict):
    """The cannon shot under way: its target, where the ball is, and the discs left."""

    target: str
    at: str
    discs: dict[Disc, int]


class Campaign(TypedDict):
    """The campaign log: winners so far and points."""

    battles: list[str]
    worth: list[int]
    winners: list[Winner]
    points: dict[Side, int]


class Table(TypedDict):
    """A battle as a seat sees it."""

    scenario: str
    portion: str
    terrain: list[Piece]
    tower: Tower | None
    zones: dict[Side, list[str]]  # the hexes in which each side deploys
    units: dict[str, Unit]
    tokens: list[Token]
    card: str | None
    activation: Activation | None
    in_hand: str | None  # the unit being deployed
    laying: Laying | None
    draw_pile: int
    unseen: list[str]  # the cards of the draw pile, sorted
    played: list[str]
    removed: list[str]
    ogre_cards: dict[OgreCard, int]
    ogre_turn: dict[OgreCard, int] | None  # those still to be turned up in its turn
    shot: Shot | None
    quiet_passes: int  # passes through the deck without an attack
    teams: dict[Side, list[int]]
    campaign: Campaign | None


class AttackHints(TypedDict):
    """Dice on both sides, and how likely, in per cent, an attack wounds and eliminates its target."""

    attacker: str
    target: str
    attack: int
    defence: int
    modifiers: list[Modifier]
    wound: int
    kill: int


class ShotHints(TypedDict):
    """How likely, in per cent, a shot of the cannon hits its target."""

    attacker: str
    target: str
    hit: int


Hints = AttackHints | ShotHints | NoHints
