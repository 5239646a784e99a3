"""What an upgrade can say, question by question, and which upgrades are in play."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.model import OldWorld
from warhost.games.chaos_in_the_old_world.tables import CLASSES, UPGRADES_EACH


class Upgrade:
    """An upgrade that changes numbers only: to every question of the rules it gives the answer of the rulebook.

    An ability is a class that bears the id of its upgrade and gives other answers. Numbers are in the content.
    """

    id: ClassVar[str] = ""

    # of the followers that it upgrades
    cost_varies: bool = False  # they do not cost the same everywhere (`free`)
    strikes_first: bool = False  # they roll before all other figures of a battle
    only_sixes: bool = False  # nothing but a 6 hurts them
    avenged: bool = False  # their player answers their death with hits
    acts_at_battle: bool = False  # something is done at the beginning of the battle phase (`at_battle`)

    def __init__(self, number: i64, sort: i64) -> None:
        self.number = number
        self.sort = sort  # of the followers that it upgrades; -1: it upgrades none

    def amount(self, state: OldWorld) -> i64:
        """The number that its text speaks of."""
        return state.tables.upgrade_amount[self.number]

    def free(self, state: OldWorld, figure: i64, region: i64) -> bool:
        """Whether one of its followers is summoned for nothing to a region."""
        return False

    def after_summoning(self, state: OldWorld, figure: i64, source: i64) -> None:
        """What one of its followers does that has just been summoned; `source` is negative for the reserve."""

    def at_battle(self, state: OldWorld, region: i64) -> None:
        """What its followers do in their region at the beginning of the battle phase."""

    def domination(self, state: OldWorld, region: i64) -> i64:
        """What its followers count for domination beyond themselves."""
        return 0

    def magic_symbols(self, state: OldWorld, region: i64) -> i64:
        """Symbols that its followers give to a region."""
        return 0


CHANGES_NUMBERS: Final = Upgrade(-1, -1)
# bound when the game is loaded: the upgrade of each sort of follower, and by Power × 32 + mask those that are in play
OF_SORT: Final[list[Upgrade]] = []
IN_PLAY: Final[list[list[Upgrade]]] = []


def upgraded(state: OldWorld, sort: i64) -> bool:
    """Whether the follower upgrade of a sort of figure is in play."""
    return state.upgrades[sort // CLASSES] >> (sort % CLASSES) & 1 == 1


def ability(state: OldWorld, sort: i64) -> Upgrade:
    """The upgrade of a sort of figure; one that says nothing if it is not in play."""
    return OF_SORT[sort] if upgraded(state, sort) else CHANGES_NUMBERS


def in_play(state: OldWorld, power: i64) -> list[Upgrade]:
    """The upgrades of a Power that are in play and have an ability."""
    return IN_PLAY[power << UPGRADES_EACH | state.upgrades[power]]
