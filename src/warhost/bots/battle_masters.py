"""A simple opponent at Battle Masters: it looks one choice ahead, with exact odds instead of dice.

It judges only what everybody at the table sees, so any sample of what its seat may know leads to the same choice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.bots.battle_masters_lore import FAR, Lore, Ways, Weights, ogre_attacks_after, usual_lore
from warhost.bots.knowledge import Knowledge
from warhost.engine.chance import FastChance
from warhost.games.battle_masters.mechanics.ground import is_ditch
from warhost.games.battle_masters.model import EDGE, FINISH, PIECE, PORTION, RESERVE, UNIT, YIELD, Battle
from warhost.games.battle_masters.phases.activation import Act, Enter
from warhost.games.battle_masters.phases.cannon import LayDisc
from warhost.games.battle_masters.phases.cards import UseCard
from warhost.games.battle_masters.phases.combat import attack_dice, defence_dice, modifiers
from warhost.games.battle_masters.phases.deployment import DeployHex, DeployUnit
from warhost.games.battle_masters.phases.ogre import OgreAttack, OgreMove, OgreTurn
from warhost.games.battle_masters.phases.preparation import (
    ChoosePortion,
    ChooseSide,
    CoverHex,
    LayTerrain,
    TurnPiece,
)
from warhost.games.battle_masters.tables import (
    BOUNCING,
    CANNON,
    CHAOS,
    DOUBLE_MOVE,
    EXPLOSION,
    FLYING,
    FORD,
    FORD_PIECE,
    HEXES,
    MELEE,
    MISSILE,
    OGRE,
    TOWER,
    UNITS,
    Tables,
)

EVEN: Final = 1e-9  # values closer than this are equal
VICTORY: Final = 1000.0
STRIDE: Final = 6  # hexes from which an enemy may strike a unit that moves once or twice
# What a die more or less makes of an attack between equals, on average.
TOWER_HELPS: Final = 1.3
TOWER_SHELTERS: Final = 0.6
DITCH_SHELTERS: Final = 0.8  # not from all sides


class SimpleBattleMasters:
    """Takes the choice after which chances, dangers and losses add up best."""

    def __init__(self, tables: Tables, seed: int, lore: Lore | None = None) -> None:
        self.chance = FastChance(seed)
        self._lore: Lore = lore if lore is not None else usual_lore(tables)
        self._weights: Weights = self._lore.weights
        self._rate: list[float] = self._lore.rate
        # the unit under consideration: where it may strike, to what effect, the moves it takes from every hex
        self._goal: list[int] = []
        self._blow: list[float] = []  # worth that one attack takes
        self._gain: list[float] = []  # the same for a card, attack or not
        self._way: list[list[int]] = []
        # and the enemies that may strike it: what that costs, and the moves they need to every hex
        self._foe: list[int] = []
        self._cost: list[float] = []
        self._threat: list[list[int]] = []

    def choose(self, knowledge: Knowledge) -> int:
        state = knowledge.sample(self.chance)
        assert isinstance(state, Battle)
        return self.decide(state)

    def decide(self, state: Battle) -> int:
        """The choice in a state of one's own, a sample or a playout; the state is as before when this returns."""
        self._count_cards(state)
        frame = state.frames[-1]
        if isinstance(frame, UseCard):
            return self._use(state)
        if isinstance(frame, Act):
            return self._act(state, frame)
        if isinstance(frame, LayDisc):
            return self._disc(state, frame)
        if isinstance(frame, OgreMove):
            return self._ogre_move(state)
        if isinstance(frame, OgreAttack):
            return self._ogre_attack(state)
        if isinstance(frame, Enter):
            return self._enter(state, frame.unit)
        if isinstance(frame, DeployHex):
            return self._deploy(state, state.in_hand)
        if isinstance(frame, DeployUnit):
            return self._next_to_deploy(state)
        if isinstance(frame, ChoosePortion):
            return PORTION
        if isinstance(frame, LayTerrain):
            return self._terrain(state)
        if isinstance(frame, CoverHex):
            return self._cover(state, frame.piece)
        if isinstance(frame, ChooseSide):
            return EDGE + self.chance.below(4)
        assert isinstance(frame, TurnPiece)
        return state.options[0]

    def _count_cards(self, state: Battle) -> None:
        """How likely the next card activates each unit: what is left in the pile is no secret, only the order is."""
        lore = self._lore
        self._rate = lore.rate
        if not state.draw_pile:
            return
        copies = [0] * len(state.tables.card_ids)
        for card in state.draw_pile:
            copies[card] += 1
        trust = self._weights.whole_deck
        size = len(state.draw_pile) + trust
        self._rate = []
        for unit in range(UNITS):
            count = trust * lore.rate[unit]
            for card in lore.cards[unit]:
                count += copies[card]
            self._rate.append(count / size)

    # -- places

    def _consider(self, state: Battle, unit: i64) -> None:
        """Take stock of the enemies for one unit; enemies still to come are expected where they will come."""
        self._goal = []
        self._blow = []
        self._gain = []
        self._way = []
        self._foe = []
        self._cost = []
        self._threat = []
        tables = state.tables
        lore = self._lore
        ways = lore.ways(state.ground, state.tower)
        duels = lore.duels(state.elite)
        here = state.pos[unit]
        life = tables.life_points[unit] - state.skulls[unit]
        enemy = 1 - tables.side[unit]
        if not state.hidden:
            for foe in tables.army[enemy]:
                there = state.pos[foe]
                if there < 0:
                    continue
                foe_life = tables.life_points[foe] - state.skulls[foe]
                cannon = tables.mode[unit] == CANNON
                self._aim_at(state, ways, unit, there, lore.worth[foe] if cannon else duels[unit][foe][foe_life])
                if here < 0 or tables.distance[here][there] <= STRIDE:
                    self._foe.append(foe)
                    self._cost.append(self._rate[foe] * duels[foe][unit][life])
                    self._threat.append(self._threat_of(state, ways, foe, there))
        if not self._goal:
            for there in state.zones[enemy]:
                self._aim_at(state, ways, unit, there, 1.0)

    def _aim_at(self, state: Battle, ways: Ways, unit: i64, there: i64, blow: float) -> None:
        tables = state.tables
        attacks = max(1.0, float(state.ogre_attacks)) if tables.mode[unit] == OGRE else 1.0
        self._goal.append(there)
        self._blow.append(blow)
        self._gain.append(self._rate[unit] * attacks * blow)
        self._way.append(ways.to(there, tables.range[unit], not tables.may_garrison[unit]))

    def _threat_of(self, state: Battle, ways: Ways, foe: i64, there: i64) -> list[int]:
        if state.tables.mode[foe] == MISSILE:
            return state.tables.distance[there]
        return ways.threat(there, not state.tables.may_garrison[foe])

    def _outlook(self, state: Battle, unit: i64, h: i64) -> float:
        """Chances and dangers of a unit, the one under consideration, that ends its activation in a hex."""
        chance = self._aim(state, h) if state.tables.mode[unit] == CANNON else self._chance(state, unit, h)
        if state.quiet_passes > 0:  # somebody has to begin
            return self._weights.patience * chance
        return self._weights.patience * (chance - self._weights.caution * self._danger(state, h))

    def _chance(self, state: Battle, unit: i64, h: i64) -> float:
        """The best chance to strike: what it gains, and how many activations it takes to come there."""
        fade = self._lore.fade
        missile = state.tables.mode[unit] == MISSILE
        best = 0.0
        for i, way in enumerate(self._way):
            steps = way[h]
            if not missile and steps > 0 and steps < FAR:
                steps -= 1  # a move and the attack come in one activation
            worth = self._gain[i] * fade[steps]
            if worth > best:
                best = worth
        if h == state.tower:
            best *= TOWER_HELPS
        if state.tower >= 0 and state.tower_wins() and state.tables.may_garrison[unit]:
            best += self._tower_counts(state, unit, h)
        return best

    def _tower_counts(self, state: Battle, unit: i64, h: i64) -> float:
        """Where Chaos wins by capturing the tower, the Empire holds it and Chaos makes for it."""
        if state.tables.side[unit] == CHAOS:
            return self._lore.fade[self._lore.ways(state.ground, state.tower).to(state.tower, 0, False)[h]]
        return 1.0 if h == state.tower else 0.0

    def _aim(self, state: Battle, h: i64) -> float:
        """The best shot the cannon would have from a hex, whoever stands on the way."""
        arrival = self._lore.arrival
        distance = state.tables.distance[h]
        best = 0.0
        for i, there in enumerate(self._goal):
            worth = self._gain[i] * arrival[distance[there]]
            if worth > best:
                best = worth
        return best

    def _danger(self, state: Battle, h: i64) -> float:
        """What the enemies may do, while one card is turned up, to the unit under consideration in a hex."""
        tables = state.tables
        danger = 0.0
        for i, foe in enumerate(self._foe):
            steps = self._threat[i][h]
            mode = tables.mode[foe]
            if mode == MELEE:
                if steps <= 1:
                    danger += self._cost[i]
                elif steps == 2:
                    danger += self._cost[i] * self._lore.double[foe]
            elif mode == MISSILE:
                if steps <= tables.range[foe]:
                    danger += self._cost[i]
            elif mode == OGRE and steps <= state.ogre_moves:
                danger += self._cost[i] * ogre_attacks_after(state.ogre_moves, state.ogre_attacks, steps)
        if h == state.tower:
            return danger * TOWER_SHELTERS
        if is_ditch(state.ground.covered[h]):
            return danger * DITCH_SHELTERS
        return danger

    # -- the cards

    def _use(self, state: Battle) -> int:
        """The unit that gains most; nobody if all do better to stay as they are."""
        options = state.options
        best = -1
        most = 0.0
        for choice in options:
            if UNIT <= choice < FINISH:
                unit = choice - UNIT
                gain = 0.0 if state.pos[unit] == RESERVE else self._gain_of_acting(state, unit)
                if best < 0 or gain > most + EVEN:
                    best = choice
                    most = gain
        if most <= EVEN:
            if YIELD in options:
                return YIELD
            if FINISH in options:
                return FINISH
        return best

    def _gain_of_acting(self, state: Battle, unit: i64) -> float:
        steps = 2 if state.tables.card_special[state.card] == DOUBLE_MOVE else 1
        self._consider(state, unit)
        stay = self._outlook(state, unit, state.pos[unit])
        best = stay
        for choice in Act(unit, steps, False).options(state):
            if choice != FINISH:
                value = self._value(state, unit, choice, steps, stay)
                if value > best:
                    best = value
        return best - stay

    def _act(self, state: Battle, frame: Act) -> int:
        """The best step or attack, unless staying as it is suits the unit better."""
        unit = frame.unit
        self._consider(state, unit)
        stay = self._outlook(state, unit, state.pos[unit])
        best = -1
        most = 0.0
        if FINISH in state.options:
            best = FINISH
            most = stay
        for choice in state.options:
            if choice != FINISH:
                value = self._value(state, unit, choice, frame.steps, stay)
                if best < 0 or value > most + EVEN:
                    best = choice
                    most = value
        return best

    def _value(self, state: Battle, unit: i64, choice: i64, steps: i64, stay: float) -> float:
        """What a unit may expect after a step or an attack, the best it can still do included."""
        tables = state.tables
        if choice >= UNIT:
            if tables.mode[unit] == CANNON:
                return self._shot(state, choice - UNIT) + stay
            return self._strike(state, unit, choice - UNIT) + stay
        if choice == state.tower and tables.side[unit] == CHAOS and state.tower_wins():
            return VICTORY
        if tables.mode[unit] != MELEE:
            return self._outlook(state, unit, choice)
        here = state.pos[unit]
        state.place(unit, choice)
        best = 0.0
        for target in state.targets(unit):
            value = self._strike(state, unit, target - UNIT)
            if value > best:
                best = value
        best += self._outlook(state, unit, choice)
        if steps > 1:
            for further in state.moves(unit):
                if further != here:
                    value = self._value(state, unit, further, steps - 1, stay)
                    if value > best:
                        best = value
        state.place(unit, here)
        return best

    def _strike(self, state: Battle, attacker: i64, target: i64) -> float:
        """Worth that an attack is expected to take from the enemy, from where the units stand."""
        mask = modifiers(state, attacker, target)
        points = state.tables.life_points[target]
        loss = self._lore.loss[points][points - state.skulls[target]]
        share = loss[attack_dice(state, attacker, mask)][defence_dice(state, target, mask)]
        return self._lore.worth[target] * share

    # -- the Ogre

    def _ogre_move(self, state: Battle) -> int:
        """Step to where the cards still to come can do most; stay if that is here."""
        turn = state.frames[-2]
        assert isinstance(turn, OgreTurn)
        ogre = state.tables.ogre
        self._consider(state, ogre)
        best = FINISH
        most = self._ogre_at(state, state.pos[ogre], turn)
        for choice in state.options:
            if choice != FINISH:
                value = self._ogre_at(state, choice, turn)
                if value > most + EVEN:
                    best = choice
                    most = value
        return best

    def _ogre_at(self, state: Battle, h: i64, turn: OgreTurn) -> float:
        """What the attack cards still to come this turn may do, and what comes after."""
        best = 0.0
        for i, way in enumerate(self._way):
            worth = self._blow[i] * ogre_attacks_after(turn.moves, turn.attacks, way[h])
            if worth > best:
                best = worth
        return best + self._outlook(state, state.tables.ogre, h)

    def _ogre_attack(self, state: Battle) -> int:
        best = -1
        most = 0.0
        for choice in state.options:
            if choice != FINISH:
                value = self._strike(state, state.tables.ogre, choice - UNIT)
                if best < 0 or value > most + EVEN:
                    best = choice
                    most = value
        return best

    # -- the cannon

    def _shot(self, state: Battle, target: i64) -> float:
        """What a shot at a target is expected to be worth: hit, misfire, and whoever stands on the way."""
        tables = state.tables
        here = state.pos[tables.cannon]
        goal = state.pos[target]
        if tables.distance[here][goal] == 1:
            return self._blast(state, goal)
        flying = tables.disc_counts[FLYING]
        bouncing = tables.disc_counts[BOUNCING]
        explosions = tables.disc_counts[EXPLOSION]
        rest = flying + bouncing + explosions - 1
        value = self._flight(state, here, goal, flying, bouncing, explosions, {})
        if explosions > 0 and rest > 0:
            harm = self._bounce(state, here) * bouncing / rest + self._blast(state, here) * (explosions - 1) / rest
            value += harm * explosions / (rest + 1)
        return value

    def _flight(
        self,
        state: Battle,
        at: i64,
        goal: i64,
        flying: float,
        bouncing: float,
        explosions: float,
        known: dict[int, float],
    ) -> float:
        """The same from a hex on the way, along the best path; the discs left are what is left on average."""
        distance = state.tables.distance[goal]
        if distance[at] == 1:
            return self._blast(state, goal)
        if at in known:
            return known[at]
        best = 0.0
        first = True
        for h in state.ground.near[at]:
            if distance[h] == distance[at] - 1:
                value = self._next_disc(state, h, goal, flying, bouncing, explosions, known)
                if first or value > best:
                    best = value
                    first = False
        known[at] = best
        return best

    def _next_disc(
        self,
        state: Battle,
        h: i64,
        goal: i64,
        flying: float,
        bouncing: float,
        explosions: float,
        known: dict[int, float],
    ) -> float:
        """A disc in a hex, and all that may follow."""
        harmless = flying + bouncing
        if harmless < 0.5:
            return self._blast(state, h) if explosions > 0.5 else 0.0
        burst = explosions / (harmless + explosions)
        bounced = bouncing / harmless
        onwards = self._flight(state, h, goal, flying - 1.0 + bounced, bouncing - bounced, explosions, known)
        return burst * self._blast(state, h) + (1.0 - burst) * (bounced * self._bounce(state, h) + onwards)

    def _blast(self, state: Battle, h: i64) -> float:
        """What an explosion in a hex is worth: a friend there counts against it."""
        unit = state.board[h]
        if unit < 0:
            return 0.0
        points = state.tables.life_points[unit]
        worth = self._lore.worth[unit] * self._lore.share[points][points - state.skulls[unit]]
        return worth if state.tables.side[unit] == CHAOS else -worth

    def _bounce(self, state: Battle, h: i64) -> float:
        """The same for a ball that bounces there: one skull."""
        unit = state.board[h]
        if unit < 0:
            return 0.0
        points = state.tables.life_points[unit]
        life = points - state.skulls[unit]
        share = self._lore.share[points]
        worth = self._lore.worth[unit] * (share[life] - share[life - 1])
        return worth if state.tables.side[unit] == CHAOS else -worth

    def _disc(self, state: Battle, frame: LayDisc) -> int:
        goal = state.pos[frame.target]
        flying = float(frame.flying)
        bouncing = float(frame.bouncing)
        explosions = float(frame.explosions)
        known: dict[int, float] = {}
        best = -1
        most = 0.0
        for h in state.options:
            value = self._next_disc(state, h, goal, flying, bouncing, explosions, known)
            if best < 0 or value > most + EVEN:
                best = h
                most = value
        return best

    # -- coming to the mat

    def _enter(self, state: Battle, unit: i64) -> int:
        self._consider(state, unit)
        field = Field(state, state.tables.side[unit])
        best = -1
        most = 0.0
        for h in state.options:
            value = self._outlook(state, unit, h)
            value += self._weights.formation * field.order(state, unit, h, self._lore.cavalry[unit])
            if best < 0 or value > most + EVEN:
                best = h
                most = value
        return best

    def _deploy(self, state: Battle, unit: i64) -> int:
        """The order of battle, a little varied so that nobody can rely on it."""
        field = Field(state, state.tables.side[unit])
        best = -1
        most = 0.0
        for h in state.options:
            value = field.order(state, unit, h, self._lore.cavalry[unit]) + 0.005 * float(self.chance.below(100))
            if best < 0 or value > most + EVEN:
                best = h
                most = value
        return best

    def _next_to_deploy(self, state: Battle) -> int:
        """What is worth least first: the best units wait until more of the enemy is to be seen."""
        worth = self._lore.worth
        best = state.options[0]
        for choice in state.options:
            if worth[choice - UNIT] < worth[best - UNIT]:
                best = choice
        return best

    # -- preparing a free battle

    def _terrain(self, state: Battle) -> int:
        """A tower in the middle and another ford: enough to fight over, and fair to both sides."""
        laid = [piece.kind for piece in state.pieces]
        for kind in (TOWER, FORD_PIECE):
            if kind not in laid and PIECE + kind in state.options:
                return PIECE + kind
        return FINISH

    def _cover(self, state: Battle, piece: i64) -> int:
        """The tower as near to the middle as can be, a ford as far as can be from the others."""
        tables = state.tables
        inside = [h for h in range(HEXES) if state.ground.inside[h]]
        fords = [h for h in inside if tables.printed[h] == FORD]
        best = -1
        least = 0
        for h in state.options:
            if piece == FORD_PIECE and fords:
                cost = -min([tables.distance[h][ford] for ford in fords])
            else:
                cost = sum([tables.distance[h][other] for other in inside])
            if best < 0 or cost < least:
                best = h
                least = cost
        return best


class Field:
    """Where an army's area lies as seen from the enemy: how far to the front, how far out on a wing."""

    def __init__(self, state: Battle, side: i64) -> None:
        tables = state.tables
        own = state.zones[side]
        enemy = state.zones[1 - side]
        if not enemy:
            enemy = [state.pos[u] for u in tables.army[1 - side] if state.pos[u] >= 0]
        self.x, self.y = middle(tables, own)
        goal_x, goal_y = middle(tables, enemy)
        length = ((goal_x - self.x) ** 2 + (goal_y - self.y) ** 2) ** 0.5
        self.dx: float = (goal_x - self.x) / length if length > 0 else 0.0
        self.dy: float = (goal_y - self.y) / length if length > 0 else 1.0
        self.front: float = max([self.forward(tables, h) for h in own]) if own else 0.0

    def forward(self, tables: Tables, h: i64) -> float:
        return (across(tables, h) - self.x) * self.dx + (down(tables, h) - self.y) * self.dy

    def order(self, state: Battle, unit: i64, h: i64, cavalry: bool) -> float:
        """How well a hex suits a unit in the order of battle."""
        tables = state.tables
        depth = self.front - self.forward(tables, h)
        wing = abs((across(tables, h) - self.x) * self.dy - (down(tables, h) - self.y) * self.dx)
        mode = tables.mode[unit]
        if h == state.tower:
            return 3.0 if mode == MISSILE else 1.0
        if mode == CANNON:
            return -abs(depth - 2.5) - 0.5 * wing
        if mode == MISSILE:
            return -abs(depth - 1.2) - 0.3 * wing
        if cavalry:
            return -depth - 0.3 * abs(wing - 3.5)
        return -depth - 0.3 * wing


def middle(tables: Tables, hexes: list[int]) -> tuple[float, float]:
    count = max(1, len(hexes))
    return sum([across(tables, h) for h in hexes]) / count, sum([down(tables, h) for h in hexes]) / count


def across(tables: Tables, h: i64) -> float:
    """Even rows are pushed half a hex to the east."""
    return tables.col[h] + (0.0 if tables.row[h] & 1 else 0.5)


def down(tables: Tables, h: i64) -> float:
    return tables.row[h] * 0.866
