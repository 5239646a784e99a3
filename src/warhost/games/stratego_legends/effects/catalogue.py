"""All operations by their names. Those that are not here change a rule at its own place and are never carried out."""

from __future__ import annotations

from typing import Final

from warhost.games.stratego_legends.effects import controlling, moving, returning, seeing, strengthening, striking
from warhost.games.stratego_legends.effects.operation import ALL_OPERATIONS, Operation
from warhost.games.stratego_legends.tables import OPERATIONS

CATALOGUE: Final[dict[str, Operation]] = {
    "charge": moving.Charge(),
    "diagonal": moving.Diagonal(),
    "quick": moving.Quickness(),
    "fly": moving.Flight(),
    "ranged_attack": striking.RangedAttack(),
    "siege": striking.Siege(),
    "swap": moving.Swap(),
    "teleport": moving.Teleport(),
    "vision": seeing.Vision(),
    "slay_in_attack": striking.Slay(),
    "convert_attacker": striking.ConvertAttacker(),
    "diagonal_step": moving.DiagonalStep(),
    "terrain_jump": moving.TerrainJump(),
    "boost": strengthening.Boost(),
    "weaken": strengthening.Weaken(),
    "boost_by_own_strength": strengthening.BoostByOwnStrength(),
    "absorb_ally": strengthening.AbsorbAlly(),
    "grant_keyword": strengthening.GrantKeyword(),
    "extra_turn": strengthening.ExtraTurn(),
    "save_ally": striking.SaveAlly(),
    "counter_ranged_attack": striking.CounterRangedAttack(),
    "counter_vision": seeing.CounterVision(),
    "reveal_adjacent": seeing.RevealAdjacent(),
    "reveal_enemies": seeing.RevealEnemies(),
    "reveal_enemy_castle": seeing.RevealEnemyCastle(),
    "reveal_flown_over": moving.RevealFlownOver(),
    "reveal_terrain_choice": seeing.RevealTerrainChoice(),
    "reveal_area_destroy": striking.RevealAreaDestroy(),
    "reveal_adjacent_destroy": striking.RevealAdjacentDestroy(),
    "reveal_destroy_if": striking.RevealDestroyIf(),
    "gamble_kill": striking.GambleKill(),
    "gamble_control": striking.GambleControl(),
    "look_at": seeing.LookAt(),
    "opponent_sacrifice": striking.OpponentSacrifice(),
    "opponent_gives_control": controlling.OpponentGivesControl(),
    "opponent_reveals_all": seeing.OpponentRevealsAll(),
    "opponent_relocates_self": moving.OpponentRelocatesSelf(),
    "exchange_positions": moving.ExchangePositions(),
    "gain_control": controlling.GainControl(),
    "regain_control": controlling.RegainControl(),
    "gather_allies": moving.GatherAllies(),
    "place_ally": moving.PlaceAlly(),
    "relocate_ally": moving.RelocateAlly(),
    "relocate_self": moving.RelocateSelf(),
    "relocate_by_sacrifice": moving.RelocateBySacrifice(),
    "move_to_castle": moving.MoveToCastle(),
    "return_destroyed": returning.ReturnDestroyed(),
    "return_self": returning.ReturnSelf(),
    "replace_self_with_destroyed": returning.ReplaceSelfWithDestroyed(),
    "destroy_adjacent_all": striking.DestroyAdjacentAll(),
    "destroy_spaces": striking.DestroySpaces(),
    "destroy_choice": striking.DestroyChoice(),
    "destroy_by_name": striking.DestroyByName(),
    "destroy_by_base_strength": striking.DestroyByBaseStrength(),
    "destroy_all_magic": striking.DestroyAllMagic(),
    "destroy_flyer": moving.DestroyFlyer(),
    "mass_sacrifice": striking.MassSacrifice(),
}


def fill() -> None:
    """Put every operation in the place of its number."""
    for name, operation in CATALOGUE.items():
        ALL_OPERATIONS[OPERATIONS.index(name)] = operation


fill()
