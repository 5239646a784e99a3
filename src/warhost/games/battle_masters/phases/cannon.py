"""The Mighty Cannon: target, discs one by one, explosion, misfire."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text, Thing
from warhost.games.battle_masters.frames import Ask, CardInUse
from warhost.games.battle_masters.model import FINISH, UNIT, Battle
from warhost.games.battle_masters.phases.combat import wound
from warhost.games.battle_masters.phases.ending import eliminate, running
from warhost.games.battle_masters.tables import BOUNCING, CANNON_CARD, CHAOS, DISCS, EXPLOSION, FLYING, HEXES


def fire(state: Battle, target: i64) -> None:
    """Open a shot; the target is marked and cannot be changed any more."""
    tables = state.tables
    here = state.pos[tables.cannon]
    flying, bouncing, explosions = tables.disc_counts
    if state.log is not None:
        state.say("fire", target=state.unit_text(target), hex=state.hex_text(state.pos[target]))
    if tables.distance[here][state.pos[target]] > 1:
        state.frames.append(LayDisc(target, here, flying, bouncing, explosions))
        return
    if state.terms.point_blank_misfire:  # the other edition draws a disc here too
        disc = draw_disc(state, flying, bouncing, explosions)
        tell_disc(state, disc, state.pos[target])
        explode(state, state.pos[target])
        if disc == EXPLOSION and running(state):
            misfire(state, flying, bouncing, explosions - 1)
        return
    explode(state, state.pos[target])


class LayDisc(Ask):
    """Name the next hex of the ball's path; then the disc for it is turned up."""

    fields = ("target", "at", "flying", "bouncing", "explosions")
    lies_on = ("UseCard",)
    kind = "disc"
    rule = "bm.cannon.path_towards_target"
    verbs = {"hex": "disc", "unit": "fire"}

    def __init__(self, target: i64, at: i64, flying: i64, bouncing: i64, explosions: i64) -> None:
        self.target = target
        self.at = at  # the hex of the last disc, at first the cannon's own
        self.flying = flying
        self.bouncing = bouncing
        self.explosions = explosions

    def fits(self, state: Battle, at: i64) -> bool:
        """The discs drawn so far lie on a shortest way from the cannon to its target; none of them was an explosion."""
        tables = state.tables
        below = state.frames[at - 1]
        if not isinstance(below, CardInUse) or not below.begun(state, tables.cannon):
            return False
        if tables.card_special[state.card] != CANNON_CARD or state.pos[tables.cannon] < 0:
            return False
        if self.target not in tables.army[CHAOS] or state.pos[self.target] < 0:
            return False
        if not 0 <= self.at < HEXES or not state.ground.inside[self.at]:
            return False
        here, goal = state.pos[tables.cannon], state.pos[self.target]
        whole, left = tables.distance[here][goal], tables.distance[self.at][goal]
        laid = tables.distance[here][self.at]
        limit = state.terms.cannon_range
        flying, bouncing, explosions = tables.disc_counts
        discs = 0 <= self.flying <= flying and 0 <= self.bouncing <= bouncing and self.explosions == explosions
        drawn = flying + bouncing - self.flying - self.bouncing
        return discs and drawn == laid and laid + left == whole and left > 1 and (limit == 0 or whole <= limit)

    def seat(self, state: Battle) -> i64:
        return state.terms.owner[state.tables.cannon]

    def in_use(self, state: Battle) -> i64:
        return state.tables.cannon

    def options(self, state: Battle) -> list[int]:
        distance = state.tables.distance[state.pos[self.target]]
        nearer = distance[self.at] - 1
        return [h for h in state.ground.near[self.at] if distance[h] == nearer]

    def choose(self, state: Battle, choice: i64) -> None:
        disc = draw_disc(state, self.flying, self.bouncing, self.explosions)
        tell_disc(state, disc, choice)
        if disc == EXPLOSION:
            first = self.at == state.pos[state.tables.cannon]
            explode(state, choice)
            if first:  # the battle goes on: the target, and the cannon, are still in play
                misfire(state, self.flying, self.bouncing, self.explosions - 1)
            return
        unit = state.board[choice]
        if disc == BOUNCING and unit >= 0:
            wound(state, unit, 1)
        goal = state.pos[self.target]
        if state.tables.distance[choice][goal] == 1:
            if state.log is not None:
                state.say("shot-hits", target=state.unit_text(self.target), hex=state.hex_text(goal))
            explode(state, goal)
            return
        flying = self.flying - 1 if disc == FLYING else self.flying
        bouncing = self.bouncing - 1 if disc == BOUNCING else self.bouncing
        state.frames.append(LayDisc(self.target, choice, flying, bouncing, self.explosions))

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-disc", target=state.unit_text(self.target))

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if choice >= FINISH:
            return self.wrong_kind(state, choice)
        if choice >= UNIT:
            return Reason("bm.cannon.choose_target_first", Text("why-target-final", unit=state.unit_text(self.target)))
        h = state.hex_text(choice)
        if not state.ground.inside[choice]:
            return Reason("bm.setup.whole_or_part_of_mat", Text("why-outside", hex=h))
        if choice not in state.ground.near[self.at]:
            return Reason("bm.cannon.one_disc_at_a_time", Text("why-disc-not-adjacent", hex=h))
        return Reason("bm.cannon.path_towards_target", Text("why-disc-not-nearer", hex=h))


def draw_disc(state: Battle, flying: i64, bouncing: i64, explosions: i64) -> i64:
    """Turn up one of the discs left; they were shuffled, so each is equally likely."""
    drawn = state.chance.below(flying + bouncing + explosions)
    if drawn < flying:
        return FLYING
    return BOUNCING if drawn < flying + bouncing else EXPLOSION


def tell_disc(state: Battle, disc: i64, h: i64) -> None:
    if state.log is not None:
        state.say("disc", disc=Thing("disc", DISCS[disc]), hex=state.hex_text(h))


def explode(state: Battle, h: i64) -> None:
    """Any unit there is eliminated (`bm.cannon.explosion_disc`); the tower takes rubble, and falls with the third.

    See `bm.tower.explosion_damages` and `bm.tower.third_hit_destroys`.
    """
    if h == state.tower:
        state.rubble += 1
        if state.log is not None:
            state.say("rubble", hex=state.hex_text(h), rubble=state.rubble)
        if state.rubble == state.tables.rubble_to_destroy:
            state.tower = -1
            if state.log is not None:
                state.say("tower-falls", hex=state.hex_text(h))
    unit = state.board[h]
    if unit >= 0:
        eliminate(state, unit)


def misfire(state: Battle, flying: i64, bouncing: i64, explosions: i64) -> None:
    """The first disc burst: one of the discs left decides what becomes of the cannon."""
    cannon = state.tables.cannon
    disc = draw_disc(state, flying, bouncing, explosions)
    if state.log is not None:
        state.say(f"misfire-{DISCS[disc]}", hex=state.hex_text(state.pos[cannon]))
    if disc == BOUNCING:
        wound(state, cannon, 1)
    elif disc == EXPLOSION:
        explode(state, state.pos[cannon])
