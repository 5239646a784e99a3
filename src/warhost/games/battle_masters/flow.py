# not compiled: asked when a position is read or a state is checked.
"""Whether the frames of a battle go with each other and with what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warhost.engine.state import Frame
from warhost.games.battle_masters.mechanics.ground import buildable, is_ditch
from warhost.games.battle_masters.model import ASIDE, OUT, RESERVE, RUNNING, Battle
from warhost.games.battle_masters.phases.activation import Act, Enter, most_steps
from warhost.games.battle_masters.phases.campaign import Battles
from warhost.games.battle_masters.phases.cannon import LayDisc
from warhost.games.battle_masters.phases.cards import ShuffleDeck, TurnCard, UseCard, shown_alive
from warhost.games.battle_masters.phases.deployment import (
    DeployHex,
    Deployment,
    DeployUnit,
    has_room,
    next_commander,
)
from warhost.games.battle_masters.phases.ogre import OgreAttack, OgreMove, OgreTurn
from warhost.games.battle_masters.phases.preparation import (
    ChoosePortion,
    ChooseSide,
    CoverHex,
    LayTerrain,
    TurnHedge,
    TurnPiece,
    fits_somehow,
    leaves_room,
)
from warhost.games.battle_masters.tables import (
    CANNON_CARD,
    CHAOS,
    HEDGE,
    HEXES,
    IMPERIAL,
    MELEE,
    OGRE,
    OGRE_CARD,
    PIECES,
    UNITS,
)


def misfit(state: Battle) -> int:
    """The first frame that cannot be where it is, or -1."""
    below: Frame[Any] | None = None
    for number, frame in enumerate(state.frames):
        if not in_place(state, frame, below):
            return number
        below = frame
    return -1


def in_place(state: Battle, frame: Frame[Any], below: Frame[Any] | None) -> bool:
    """Whether a frame may lie on another one (None: at the bottom) with the table as it is."""
    if isinstance(frame, Battles):
        right = below is None and frame.fought == len(state.victories) + 1 <= state.battles()
        return right and (len(state.frames) > 1 or state.winner != RUNNING)
    stands_on, goes_with = PLACES[type(frame)]
    return state.winner == RUNNING and isinstance(below, stands_on) and goes_with(state, frame, below)


def room_to_deploy(state: Battle) -> list[bool]:
    """For each side, whether all its units that wait find a hex that the other side leaves them."""
    apart = not set(state.zones[IMPERIAL]) & set(state.zones[CHAOS])
    return [has_room(state, side) and (apart or not has_waiting(state, side)) for side in (IMPERIAL, CHAOS)]


def has_waiting(state: Battle, side: int) -> bool:
    return any(state.pos[unit] == ASIDE for unit in state.tables.army[side])


# -- before the cards are dealt


def _shuffle_deck(state: Battle, frame: ShuffleDeck, below: Battles) -> bool:
    waiting = has_waiting(state, IMPERIAL) or has_waiting(state, CHAOS)
    return not state.dealt() and (not waiting or any(isinstance(other, Deployment) for other in state.frames))


def _deployment(state: Battle, frame: Deployment, below: ShuffleDeck) -> bool:
    preparing = any(isinstance(other, ChooseSide) for other in state.frames)
    return frame.side in (IMPERIAL, CHAOS) and (preparing or all(room_to_deploy(state)))


def _choose_side(state: Battle, frame: ChooseSide, below: Deployment) -> bool:
    """The terrain of a free battle, the tower undamaged, is laid on an empty mat and leaves room at every edge."""
    free = state.terms.scenario == "free" and frame.side in (IMPERIAL, CHAOS) and below.side == CHAOS
    empty = all(h in (ASIDE, OUT) for h in state.pos) and state.rubble == 0
    return free and empty and leaves_room(state, state.pieces)


def _choose_portion(state: Battle, frame: ChoosePortion, below: ChooseSide) -> bool:
    return frame.side == 1 - below.side and state.pieces == []


def _lay_terrain(state: Battle, frame: LayTerrain, below: ChooseSide) -> bool:
    return frame.side == 1 - below.side


def _cover_hex(state: Battle, frame: CoverHex, below: LayTerrain) -> bool:
    return frame.side == below.side and _in_the_box(state, frame.piece)


def _turn_piece(state: Battle, frame: TurnPiece, below: LayTerrain) -> bool:
    right = frame.piece == HEDGE if isinstance(frame, TurnHedge) else is_ditch(frame.piece)
    if not right or frame.side != below.side or not _in_the_box(state, frame.piece):
        return False
    return 0 <= frame.hex < HEXES and fits_somehow(state, frame.piece, frame.hex)


def _in_the_box(state: Battle, piece: int) -> bool:
    return 0 <= piece < len(PIECES) and buildable(state.tables, [*(other.kind for other in state.pieces), piece])


def _deploy_unit(state: Battle, frame: DeployUnit, below: Deployment) -> bool:
    side = 1 - below.side
    return has_waiting(state, side) and frame.commander == next_commander(state, side)


def _deploy_hex(state: Battle, frame: DeployHex, below: Deployment) -> bool:
    unit = state.in_hand
    if unit < 0 or state.pos[unit] != ASIDE:
        return False
    side = state.tables.side[unit]
    return below.side == 1 - side and state.terms.owner[unit] == next_commander(state, side)


# -- the cards


def _turn_card(state: Battle, frame: TurnCard, below: Battles) -> bool:
    return state.dealt()


def _use_card(state: Battle, frame: UseCard, below: TurnCard) -> bool:
    if state.card < 0 or (_ogre_acts(state) and state.pos[state.tables.ogre] != RESERVE):
        return False
    team = state.terms.side_seats[state.tables.card_side[state.card]]
    alive = shown_alive(state, state.card)
    units = frame.eligible & ~alive == 0 and frame.entered & ~alive == 0 and frame.eligible & frame.entered == 0
    return units and frame.turn in team and frame.yielded & ~sum(1 << seat for seat in team) == 0


def _ogre_acts(state: Battle) -> bool:
    return state.card >= 0 and state.tables.card_special[state.card] == OGRE_CARD


def _in_use(state: Battle, unit: int, below: UseCard) -> bool:
    """Whether a unit of the card may be the one in use: alive, and no more among those to come."""
    return 0 <= unit < UNITS and (shown_alive(state, state.card) & ~below.eligible) >> unit & 1 == 1


def _act(state: Battle, frame: Act, below: UseCard) -> bool:
    if not _in_use(state, frame.unit, below) or state.pos[frame.unit] < 0 or below.entered >> frame.unit & 1:
        return False
    mode = state.tables.mode[frame.unit]
    most = most_steps(state)
    going_on = mode == MELEE and 0 <= frame.steps < most  # others move or attack
    return mode != OGRE and (going_on if frame.moved else frame.steps == most)


def _enter(state: Battle, frame: Enter, below: UseCard) -> bool:
    unit = frame.unit
    return _in_use(state, unit, below) and below.entered >> unit & 1 == 1 and state.pos[unit] == RESERVE


def _lay_disc(state: Battle, frame: LayDisc, below: UseCard) -> bool:
    """The discs drawn so far lie on a shortest way from the cannon to its target; none of them was an explosion."""
    tables = state.tables
    cannon = tables.cannon
    if tables.card_special[state.card] != CANNON_CARD or not _in_use(state, cannon, below) or state.pos[cannon] < 0:
        return False
    if frame.target not in tables.army[CHAOS] or state.pos[frame.target] < 0:
        return False
    if not 0 <= frame.at < HEXES or not state.ground.inside[frame.at]:
        return False
    here, goal = state.pos[cannon], state.pos[frame.target]
    whole, left = tables.distance[here][goal], tables.distance[frame.at][goal]
    laid = tables.distance[here][frame.at]
    limit = state.terms.cannon_range
    flying, bouncing, explosions = tables.disc_counts
    discs = 0 <= frame.flying <= flying and 0 <= frame.bouncing <= bouncing and frame.explosions == explosions
    drawn = flying + bouncing - frame.flying - frame.bouncing
    return discs and drawn == laid and laid + left == whole and left > 1 and (limit == 0 or whole <= limit)


def _ogre_turn(state: Battle, frame: OgreTurn, below: TurnCard) -> bool:
    cards = 0 <= frame.moves <= state.ogre_moves and 0 <= frame.attacks <= state.ogre_attacks
    return cards and _ogre_acts(state) and state.pos[state.tables.ogre] >= 0


def _ogre_move(state: Battle, frame: OgreMove, below: OgreTurn) -> bool:
    return below.moves < state.ogre_moves


def _ogre_attack(state: Battle, frame: OgreAttack, below: OgreTurn) -> bool:
    return below.attacks < state.ogre_attacks


Goes = Callable[[Battle, Any, Any], bool]
# What each frame lies on, and how it must go with the table.
PLACES: dict[type[Frame[Any]], tuple[type[Frame[Any]], Goes]] = {
    ShuffleDeck: (Battles, _shuffle_deck),
    Deployment: (ShuffleDeck, _deployment),
    ChooseSide: (Deployment, _choose_side),
    ChoosePortion: (ChooseSide, _choose_portion),
    LayTerrain: (ChooseSide, _lay_terrain),
    CoverHex: (LayTerrain, _cover_hex),
    TurnPiece: (LayTerrain, _turn_piece),
    TurnHedge: (LayTerrain, _turn_piece),
    DeployUnit: (Deployment, _deploy_unit),
    DeployHex: (Deployment, _deploy_hex),
    TurnCard: (Battles, _turn_card),
    UseCard: (TurnCard, _use_card),
    Act: (UseCard, _act),
    Enter: (UseCard, _enter),
    LayDisc: (UseCard, _lay_disc),
    OgreTurn: (TurnCard, _ogre_turn),
    OgreMove: (OgreTurn, _ogre_move),
    OgreAttack: (OgreTurn, _ogre_attack),
}
