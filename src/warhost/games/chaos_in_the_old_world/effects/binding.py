# not compiled: runs once per process.
"""Binds what is written for cards and upgrades in the modules beside it to their numbers, by id."""

from __future__ import annotations

from typing import Final, TypeVar

from warhost.games.chaos_in_the_old_world.effects import khorne, nurgle, old_world, slaanesh, tzeentch, upgrades
from warhost.games.chaos_in_the_old_world.effects.chaos_card import CHAOS_CARDS, ChaosCard
from warhost.games.chaos_in_the_old_world.effects.old_world_card import OLD_WORLD_CARDS, OldWorldCard
from warhost.games.chaos_in_the_old_world.effects.upgrade import IN_PLAY, OF_SORT, Upgrade
from warhost.games.chaos_in_the_old_world.tables import (
    CARD_IDS,
    CLASSES,
    DECK_IDS,
    OLD_WORLD_IDS,
    POWER_IDS,
    POWERS,
    UPGRADE_IDS,
    UPGRADES_EACH,
)

T = TypeVar("T", ChaosCard, OldWorldCard, Upgrade)

MODULES: Final = (khorne, nurgle, tzeentch, slaanesh, upgrades, old_world)


def written(base: type[T]) -> dict[str, type[T]]:
    """The classes that bear an id."""
    kinds = [kind for module in MODULES for kind in vars(module).values() if isinstance(kind, type)]
    return {kind.id: kind for kind in kinds if issubclass(kind, base) and kind.id}


def bind() -> None:
    """Called once, before any game begins; what nothing is written for says nothing."""
    cards = written(ChaosCard)
    for power, deck in enumerate(POWER_IDS):
        for name in DECK_IDS[deck]:
            CHAOS_CARDS.cards.append(cards.get(name, ChaosCard)(CARD_IDS.index(name), power))
    CHAOS_CARDS.holding = sum(1 << card.number for card in CHAOS_CARDS.cards if card.holds_figures)
    CHAOS_CARDS.dearer = sum(1 << card.number for card in CHAOS_CARDS.cards if card.makes_dearer)
    effects = written(OldWorldCard)
    OLD_WORLD_CARDS.extend(effects.get(name, OldWorldCard)(number) for number, name in enumerate(OLD_WORLD_IDS))
    abilities = written(Upgrade)
    own: list[Upgrade] = []
    for number, name in enumerate(UPGRADE_IDS):
        power, place = divmod(number, UPGRADES_EACH)
        sort = power * CLASSES + place if place < CLASSES else -1
        own.append(abilities.get(name, Upgrade)(number, sort))
    OF_SORT.extend(upgrade for upgrade in own if upgrade.sort >= 0)
    for power in range(POWERS):
        first = power * UPGRADES_EACH
        for mask in range(1 << UPGRADES_EACH):
            IN_PLAY.append([own[first + n] for n in range(UPGRADES_EACH) if mask >> n & 1 and own[first + n].id])
