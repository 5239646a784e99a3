# not compiled: runs once per process.
"""The cards and upgrades of the modules beside it, collected by id and put where the rules ask for them."""

from __future__ import annotations

from typing import Final, TypeVar

from warhost.games.chaos_in_the_old_world.effects import khorne, nurgle, old_world, slaanesh, tzeentch, upgrades
from warhost.games.chaos_in_the_old_world.effects.chaos_card import CHAOS_CARDS, ChaosCard
from warhost.games.chaos_in_the_old_world.effects.old_world_card import OLD_WORLD_CARDS, OldWorldCard
from warhost.games.chaos_in_the_old_world.effects.upgrade import UPGRADES, Upgrade
from warhost.games.chaos_in_the_old_world.tables import CARD_IDS, OLD_WORLD_IDS, UPGRADE_IDS

T = TypeVar("T", ChaosCard, OldWorldCard, Upgrade)

MODULES: Final = (khorne, nurgle, tzeentch, slaanesh, upgrades, old_world)


def written(base: type[T], ids: tuple[str, ...]) -> list[T]:
    """One of each class that bears an id, in the order of the ids."""
    kinds = [kind for module in MODULES for kind in vars(module).values() if isinstance(kind, type)]
    found = {kind.id: kind for kind in kinds if issubclass(kind, base) and kind.id}
    return [found[name]() for name in sorted(found, key=ids.index)]


def collect() -> None:
    """Called once, before any game begins."""
    for card in written(ChaosCard, CARD_IDS):
        CHAOS_CARDS.add(card)
    for effect in written(OldWorldCard, OLD_WORLD_IDS):
        OLD_WORLD_CARDS[effect.number] = effect
    for upgrade in written(Upgrade, UPGRADE_IDS):
        UPGRADES.add(upgrade)
