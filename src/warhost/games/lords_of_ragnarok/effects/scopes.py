"""Which armies an operation concerns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.games.lords_of_ragnarok.mechanics.armies import growable, growable_in_settlements
from warhost.games.lords_of_ragnarok.model import Saga
from warhost.games.lords_of_ragnarok.tables import HIGHEST, LEGION

SCOPES: Final = (
    "any_own",
    "distribute_own",
    "each_own_army",
    "own_in_village",
    "own_in_battle",
    "own_choice",
    "each_army_in_monster_region",
    "one_army_in_monster_region",
    "one_army_adjacent_to_monster",
    "one_army_within_1_of_monster",
    "one_army_within_1_of_hero",
    "one_hunter_army_in_region",
    "all_armies_of_one_player_in_monster_region",
)
ANY_OWN: Final = SCOPES.index("any_own")
DISTRIBUTE: Final = SCOPES.index("distribute_own")
EACH_OWN: Final = SCOPES.index("each_own_army")
IN_SETTLEMENT: Final = SCOPES.index("own_in_village")
IN_BATTLE: Final = SCOPES.index("own_in_battle")
OWN_CHOICE: Final = SCOPES.index("own_choice")
EACH_IN_REGION: Final = SCOPES.index("each_army_in_monster_region")
ONE_IN_REGION: Final = SCOPES.index("one_army_in_monster_region")
ONE_ADJACENT: Final = SCOPES.index("one_army_adjacent_to_monster")
ONE_WITHIN_ONE: Final = SCOPES.index("one_army_within_1_of_monster")
ONE_NEAR_HERO: Final = SCOPES.index("one_army_within_1_of_hero")
HUNTERS_IN_REGION: Final = SCOPES.index("one_hunter_army_in_region")
OF_ONE_PLAYER: Final = SCOPES.index("all_armies_of_one_player_in_monster_region")
ABOUT_MONSTER: Final = (
    EACH_IN_REGION,
    ONE_IN_REGION,
    ONE_ADJACENT,
    ONE_WITHIN_ONE,
    HUNTERS_IN_REGION,
    OF_ONE_PLAYER,
)
ONE_SOMEWHERE: Final = (ONE_IN_REGION, ONE_ADJACENT, ONE_WITHIN_ONE, ONE_NEAR_HERO)


def within(state: Saga, regions: i64) -> list[int]:
    """All armies in a set of regions."""
    found: list[int] = []
    for army in range(state.seats * LEGION):
        at = state.army_at[army]
        if at >= 0 and regions >> at & 1:
            found.append(army)
    return found


def candidates(state: Saga, scope: i64, who: i64, figure: i64) -> list[int]:
    """The armies an operation may concern."""
    if scope == ANY_OWN or scope == DISTRIBUTE or scope == EACH_OWN:
        return growable(state, who)
    if scope == IN_SETTLEMENT:
        return growable_in_settlements(state, who)
    if scope == IN_BATTLE:
        return [army for army in state.armies_in(who, state.battle) if state.army_value[army] < HIGHEST]
    if scope == OWN_CHOICE:
        return state.on_board(who)
    if scope == HUNTERS_IN_REGION:
        return state.armies_in(state.hunter, state.figure_at[figure])
    here = state.hero_at[who] if scope == ONE_NEAR_HERO else state.figure_at[figure]
    if scope == ONE_ADJACENT:
        return within(state, state.board.near[here])
    if scope == ONE_WITHIN_ONE or scope == ONE_NEAR_HERO:
        return within(state, state.board.near[here] | 1 << here)
    return within(state, 1 << here)


def has_scope(state: Saga, scope: i64, figure: i64) -> bool:
    """Whether the monster, battle or hunt is there that a scope speaks of."""
    if scope == IN_BATTLE:
        return state.battle >= 0
    if scope == HUNTERS_IN_REGION and state.hunter < 0:
        return False
    if scope in ABOUT_MONSTER:
        return figure >= 0 and state.figure_at[figure] >= 0
    return True
