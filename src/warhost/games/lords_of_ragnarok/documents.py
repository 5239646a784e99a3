# not compiled: its types are read by tools and tests.
"""What Lords of Ragnarok shows: `view["table"]`, and the hints of its choices."""

from __future__ import annotations

from typing import Literal, TypedDict

from warhost.engine.documents import NoHints, Pair, Text

Rune = Literal["uruz", "othala", "algiz"]
Attribute = Literal["authority", "power", "wisdom"]
God = Literal["odin", "thor", "freya"]
BoardSide = Literal["2", "3-4"]  # for so many players
Step = Literal["hero_draft", "start", "prayer", "hero", "rune_actions", "manoeuvres", "special_action"]
Action = Literal["reinforce", "mobilize", "prepare", "build_temple", "monsters", "usurp", "build_monument"]

# -- the turn


class Ragnarok(TypedDict):
    """The last turns: how many are left, and in which order they are taken."""

    left: int
    order: list[int]


class Turn(TypedDict):
    """Whose turn it is, and how far it has come."""

    number: int  # 0: the hero draft
    active: int
    step: Step
    first: int | None
    rune_actions: int
    used: list[str]  # blessings, artifacts and heroes used in this turn
    ragnarok: Ragnarok | None
    stalls: int


# -- players


class AttributeView(TypedDict):
    """An attribute of a hero: where its token lies, and what it is worth."""

    token: int
    injured: bool
    value: int


class Priests(TypedDict):
    """Priests of a player that are not on monuments."""

    reserve: int
    supply: int


class Armies(TypedDict):
    """How many armies of a player are on the board, and how many are not."""

    board: int
    reserve: int


class HeldArtifact(TypedDict):
    """An artifact of a player."""

    id: str
    charged: bool


class Player(TypedDict):
    """A player, as far as the viewer may know."""

    seat: int
    colour: str
    hero: str | None
    ability: bool  # whether the hero's ability can still be used
    origin: str | None
    region: int | None  # where the hero stands
    drakkar: str | None
    attributes: dict[Attribute, AttributeView]
    runes: dict[Rune, int]
    rune_limit: int
    cards: int
    card_limit: int
    hand: list[str]  # the combat cards the viewer knows: all of their own, of others what they have been shown
    priests: Priests
    armies: Armies
    recruits: int  # the value of a recruited army
    blessings: list[str]
    artifacts: list[HeldArtifact]
    monsters: list[str]  # those the player controls
    figures: list[str]  # those the player has killed
    slayer_tokens: int
    regions: list[int]
    markers: int


# -- the board


class ArmyView(TypedDict):
    """An army on the board."""

    id: str
    seat: int
    value: int


class Forge(TypedDict):
    """A forge, and whether its rune lies there."""

    rune: Rune
    full: bool


class RegionView(TypedDict):
    """A region, and all that is in it."""

    control: int | None
    population: int
    resistance: int
    totals: list[int]  # of the armies of each seat
    armies: list[ArmyView]
    heroes: list[int]
    monsters: list[str]
    boss: bool
    temple: bool
    forge: Forge | None


class ActionView(TypedDict):
    """A special action while one is to be chosen."""

    action: Action
    why_not: Text | None  # what speaks against it
    bonus_for: list[int] | None  # the seats that the bonus of its realm is for; null where a marker lies already
    covers: int | None  # whose marker would be covered


class Monument(TypedDict):
    """A monument: how high it is, and the priests on it."""

    region: int
    level: int
    top: int
    control: int | None
    priests: list[int]  # of each seat
    free: int


class MonsterView(TypedDict):
    """A monster."""

    where: Literal["board", "killed", "aside"]
    region: int | None
    top: bool  # whether its sheet lies on top
    ring: int | None  # whose ring it bears
    killer: int | None
    boxes: list[int | None]  # whose marker covers each damage box
    artifact: bool  # whether its artifact is still to be won


class Boss(TypedDict):
    """The boss."""

    id: str
    region: int | None
    boxes: list[int | None]


class ArtifactView(TypedDict):
    """An artifact: whether somebody has it."""

    where: Literal["owned", "unclaimed", "gone"]
    seat: int | None
    charged: bool


class Temples(TypedDict):
    """How many temples are built, and of all of them which bring a blessing draft."""

    built: int
    drafts: list[bool]


# -- how near the end is


class OmenView(TypedDict):
    """An omen: what it asks for, what each seat has of it, and whether it would turn now."""

    id: str
    down: bool
    need: int
    have: list[int]
    met: bool


class Omens(TypedDict):
    """Every omen, and how many have to be face down for Ragnarok."""

    cards: list[OmenView]
    down: int
    would_be_down: int
    needed: int


class Land(TypedDict):
    """A land: how many regions it has, and how many of them each seat holds."""

    regions: int
    held: list[int]


class Jarl(TypedDict):
    """The victory of the Jarl: whole lands."""

    need: int
    have: list[int]
    lands: dict[str, Land]


class Godi(TypedDict):
    """The victory of the Godi: regions with temples."""

    need: int
    have: list[int]


class Slayer(TypedDict):
    """The victory of the Slayer: kills, then the boss."""

    need: int
    have: list[int]
    boxes: int
    covered: int


class Victories(TypedDict):
    """The three victories and how near each seat is, and what would count if the end came now."""

    jarl: Jarl
    godi: Godi
    slayer: Slayer
    yggdrasil: list[int]  # regions beside Yggdrasil that each seat controls


# -- cards


class CombatCards(TypedDict):
    """The combat cards; `unseen` counts those that may be in the deck or in hands the viewer has not seen."""

    deck: int
    discard: list[str]
    unseen: dict[str, int]


class Blessings(TypedDict):
    """The blessings that nobody has."""

    deck: int
    discard: list[str]
    display: list[str]


class EventCards(TypedDict):
    """The event cards, and the one that is resolved now."""

    deck: int
    discard: list[str]
    event: str | None


# -- what is going on


class Draft(TypedDict):
    """The hero draft while it lasts."""

    starter: int
    done: int
    heroes: list[str]
    origins: list[str]


class Attack(TypedDict):
    """The attack card that is played in a hunt."""

    id: str
    rage: int
    weak_spot: int
    draw: int
    shield_stops: bool
    stopped: bool
    weak_spot_found: bool


class Hunt(TypedDict):
    """The hunt: who hunts what, the attack, the defence, and the attack cards as far as the viewer may know them."""

    hunter: int
    keeper: int  # who plays the monster
    prey: str
    boxes: list[int | None]
    left: int
    over: bool
    won: bool
    attack: Attack | None
    played: list[str]  # the combat cards of the hunter in this round: those that defend, or those that strike
    defence: int
    wisdom: int
    deck: int
    hand: int
    attack_hand: list[str] | None  # null: the viewer may not see it
    discard: list[str]
    dealt: int
    cap: int
    next_cap: int
    draw_less: int
    wild_left: int
    ignored_left: int
    placed: list[int]  # the boxes covered in this round


class Battle(TypedDict):
    """The battle: the cards laid, one that is played and not laid yet, and both values. The attacker stands first."""

    region: int
    attacker: int
    defender: int
    cards: Pair[list[str]]
    playing: Pair[str | None]  # the card a side has played and whose effect is being resolved
    passed: Pair[bool]
    values: Pair[int]
    armies: Pair[int]
    losses: Pair[int]
    retreats: Pair[list[int]]
    winner: int | None


class Table(TypedDict):
    """A saga as a seat sees it."""

    board: BoardSide
    turn: Turn
    players: list[Player]
    regions: dict[str, RegionView]
    seas: dict[str, list[int]]  # the seats whose drakkar is there
    realms: dict[str, list[int]]  # their allies
    wheel: dict[str, list[int]]  # the markers on each action, from the bottom to the top
    special_actions: list[ActionView] | None  # all seven while one is to be chosen
    realm_bonuses: dict[str, str]  # the realm of each action of the wheel
    monuments: dict[God, Monument]
    monsters: dict[str, MonsterView]
    boss: Boss
    artifacts: dict[str, ArtifactView]
    runes: dict[Rune, int]
    temples: Temples
    omens: Omens
    victories: Victories
    combat_cards: CombatCards
    blessings: Blessings
    events: EventCards
    draft: Draft | None
    hunt: Hunt | None
    battle: Battle | None


# -- hints


class BattleHints(TypedDict):
    """The values of both sides as they would stand."""

    own: int
    other: int


class DefenceHints(TypedDict):
    """What the defence against a monster's attack would come to."""

    defence: int
    rage: int
    stopped: bool
    weak_spot: bool


Hints = BattleHints | DefenceHints | NoHints
