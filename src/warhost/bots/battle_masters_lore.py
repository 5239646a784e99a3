"""What the opponents at Battle Masters know before a battle begins: odds, ways over the ground, worth of the troops."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from warhost.games.battle_masters.mechanics.ground import Ground
from warhost.games.battle_masters.tables import (
    CANNON,
    DOUBLE_MOVE,
    ELITE_ATTACKER,
    ELITE_DEFENDER,
    EXPLOSION,
    HEXES,
    MELEE,
    MISSILE,
    OGRE,
    SHIELD,
    SKULL,
    UNITS,
    Tables,
)

FAR: Final = 99  # steps to a place that no way leads to
GROUNDS_KEPT: Final = 16  # battlefields whose ways are remembered


class Weights:
    """What an opponent cares about. The unit of all values is the worth of a unit that never acts."""

    def __init__(self) -> None:
        self.striking = 4.0  # worth of a unit, per skull it is expected to deal while one card is turned up
        self.last_life = 0.6  # share of a unit's worth that goes with its last life point
        self.patience = 6.0  # cards ahead that count when a place is judged
        self.haste = 0.75  # what a chance to strike is still worth for every further move it takes
        self.caution = 0.25  # danger against opportunity
        self.whole_deck = 3.0  # cards of an average deck that count beside those really left in the pile
        self.formation = 0.05  # the order of battle against chances and dangers, when a unit enters


class Lore:
    """All that can be worked out from the box alone; made once, shared by bots with the same weights."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.weights = weights
        self._count_cards()
        self._weigh_units()
        self._work_out_dice()
        self.fade: list[float] = [weights.haste**moves for moves in range(FAR)] + [0.0]
        self.arrival: list[float] = [arrival(tables, distance) for distance in range(HEXES)]
        self._duels: dict[int, list[list[list[float]]]] = {}
        self._ways: list[Ways] = []

    def _count_cards(self) -> None:
        tables = self.tables
        cards = sum(tables.card_copies)
        self.cards: list[list[int]] = []  # faces that activate the unit
        self.rate: list[float] = []  # how likely a card activates the unit
        self.double: list[float] = []  # share of its cards that let it move twice
        for unit in range(UNITS):
            faces = [card for card in range(len(tables.card_ids)) if tables.card_units[card] >> unit & 1]
            copies = sum([tables.card_copies[card] for card in faces])
            doubles = sum([tables.card_copies[card] for card in faces if tables.card_special[card] == DOUBLE_MOVE])
            self.cards.append(faces)
            self.rate.append(copies / cards)
            self.double.append(doubles / copies if copies else 0.0)

    def _weigh_units(self) -> None:
        tables = self.tables
        self.worth: list[float] = []
        self.cavalry: list[bool] = []
        for unit in range(UNITS):
            self.cavalry.append(tables.mode[unit] == MELEE and not tables.may_garrison[unit])
            skulls = self.rate[unit] * blows(tables, unit) * max(0.25, tables.combat_value[unit] / 2 - 0.5)
            self.worth.append(1.0 + self.weights.striking * skulls)

    def _work_out_dice(self) -> None:
        tables = self.tables
        faces = len(tables.die)
        strongest = max(tables.combat_value)
        attack = strongest + max(tables.attack_delta)
        defence = strongest + max(tables.defence_delta)
        hits = [binomial(dice, tables.die.count(SKULL) / faces) for dice in range(attack + 1)]
        parries = [binomial(dice, tables.die.count(SHIELD) / faces) for dice in range(defence + 1)]
        # wounds[attack dice][defence dice][skulls that remain]: how likely
        wounds = [[difference(hit, parry) for parry in parries] for hit in hits]
        # share[life points][life left] of a unit's worth, and loss[…][…][attack dice][defence dice] of it in an attack
        self.share: list[list[float]] = []
        self.loss: list[list[list[list[float]]]] = []
        for points in range(max(tables.life_points) + 1):
            share = shares(points, self.weights.last_life)
            self.share.append(share)
            self.loss.append(
                [[[expected_loss(share, life, one) for one in row] for row in wounds] for life in range(points + 1)]
                if points in tables.life_points
                else []
            )

    def duels(self, elite: i64) -> list[list[list[float]]]:
        """Worth that an attack takes in the open field: [attacker][target][life left of the target]."""
        if elite not in self._duels:
            if len(self._duels) >= GROUNDS_KEPT:
                self._duels.clear()
            self._duels[elite] = [[self._duel(elite, unit, foe) for foe in range(UNITS)] for unit in range(UNITS)]
        return self._duels[elite]

    def _duel(self, elite: i64, unit: int, foe: int) -> list[float]:
        tables = self.tables
        attack = tables.combat_value[unit]
        defence = tables.combat_value[foe]
        if elite >> unit & 1:
            attack += tables.attack_delta[ELITE_ATTACKER]
        if elite >> foe & 1:
            defence += tables.defence_delta[ELITE_DEFENDER]
        return [self.worth[foe] * of_life[attack][defence] for of_life in self.loss[tables.life_points[foe]]]

    def ways(self, ground: Ground, tower: i64) -> Ways:
        """The ways over a battlefield; they change when the tower falls."""
        for known in self._ways:
            if known.ground is ground and known.tower == tower:
                return known
        if len(self._ways) >= GROUNDS_KEPT:
            self._ways.pop(0)
        self._ways.append(Ways(self.tables, ground, tower))
        return self._ways[-1]


@lru_cache(maxsize=4)
def usual_lore(tables: Tables) -> Lore:
    """The lore with the usual weights."""
    return Lore(tables, Weights())


class Ways:
    """How many moves lead to where one can attack, on one battlefield. Searched when first asked for."""

    def __init__(self, tables: Tables, ground: Ground, tower: i64) -> None:
        self.tables = tables
        self.ground = ground
        self.tower = tower
        # [reach, doubled, plus 1 for units that may not enter the tower][hex]
        self._to: list[list[list[int]]] = [[[] for _ in range(HEXES)] for _ in range(2 * max(tables.range) + 2)]
        self._threats: list[list[list[int]]] = [[[] for _ in range(HEXES)] for _ in range(2)]

    def to(self, goal: i64, reach: i64, barred: bool) -> list[int]:
        """Moves from every hex to one from which the goal is in reach; `barred` units may not enter the tower."""
        kind = 2 * reach + 1 if barred and self.tower >= 0 else 2 * reach
        found = self._to[kind][goal]
        if not found:
            distance = self.tables.distance[goal]
            closed = self.tower if barred else -1
            start = [h for h in range(HEXES) if distance[h] <= reach and (h != goal or reach == 0)]
            found = self._search([h for h in start if self.ground.open[h] and h != closed], closed)
            self._to[kind][goal] = found
        return found

    def threat(self, start: i64, barred: bool) -> list[int]:
        """Moves that a unit at the start needs to stand beside each hex."""
        kind = 1 if barred and self.tower >= 0 else 0
        found = self._threats[kind][start]
        if not found:
            steps = self._search([start], self.tower if barred else -1)
            found = [min([steps[n] for n in self.ground.near[h]] + [FAR]) for h in range(HEXES)]
            self._threats[kind][start] = found
        return found

    def _search(self, start: list[int], closed: i64) -> list[int]:
        steps = [FAR] * HEXES
        for h in start:
            steps[h] = 0
        wave = start
        moves = 0
        while wave:
            moves += 1
            following: list[int] = []
            for h in wave:
                for n in self.ground.exits[h]:
                    if steps[n] == FAR and n != closed:
                        steps[n] = moves
                        following.append(n)
            wave = following
        return steps


# -- odds


def binomial(dice: int, chance: float) -> list[float]:
    """How likely each number of hits is."""
    found = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(found) + 1)
        for hits, likely in enumerate(found):
            longer[hits] += likely * (1.0 - chance)
            longer[hits + 1] += likely * chance
        found = longer
    return found


def difference(hit: list[float], parry: list[float]) -> list[float]:
    """How likely each number of skulls remains when shields have cancelled some."""
    found = [0.0] * len(hit)
    for skulls, likely in enumerate(hit):
        for shields, parried in enumerate(parry):
            found[max(0, skulls - shields)] += likely * parried
    return found


def shares(points: int, last_life: float) -> list[float]:
    """A unit fights as well as ever until it falls, so its last life point is worth more than the others."""
    found = [0.0]
    for life in range(1, points + 1):
        found.append(1.0 if points == 1 else last_life + (1.0 - last_life) * (life - 1) / (points - 1))
    return found


def expected_loss(share: list[float], life: int, wounds: list[float]) -> float:
    lost = 0.0
    for skulls, likely in enumerate(wounds):
        lost += likely * (share[life] - share[max(0, life - skulls)])
    return lost


def blows(tables: Tables, unit: int) -> float:
    """Attacks an activation is good for; shooters seldom lack a target, and the cannon does without dice."""
    mode = tables.mode[unit]
    if mode == OGRE:
        return float(tables.ogre_attacks)
    if mode == CANNON:
        return 3.0
    return 1.3 if mode == MISSILE else 1.0


def arrival(tables: Tables, distance: int) -> float:
    """How likely a cannon shot arrives over a distance."""
    discs = sum(tables.disc_counts)
    harmless = discs - tables.disc_counts[EXPLOSION]
    chance = 1.0
    for _ in range(distance - 1):
        if harmless <= 0:
            return 0.0
        chance *= harmless / discs
        harmless -= 1
        discs -= 1
    return chance


def ogre_attacks_after(moves: i64, attacks: i64, steps: i64) -> float:
    """Attack cards expected to be turned up once so many move cards were."""
    if steps > moves:
        return 0.0
    return float(attacks) * float(moves + 1 - steps) / float(moves + 1)
