"""The Ogre Champion's turn: its own cards, turned up one by one."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text, Thing
from warhost.games.battle_masters.documents import Hints
from warhost.games.battle_masters.frames import Ask
from warhost.games.battle_masters.legality import why_no_attack, why_no_move
from warhost.games.battle_masters.model import FINISH, UNIT, Battle
from warhost.games.battle_masters.phases.activation import move
from warhost.games.battle_masters.phases.combat import attack, attack_hints, attack_label


class OgreTurn(Procedure[Battle]):
    """The Ogre's cards still to be turned up in this turn; which comes next nobody knows."""

    fields = ("moves", "attacks")
    lies_on = ("TurnCard",)

    def __init__(self, moves: i64, attacks: i64) -> None:
        self.moves = moves
        self.attacks = attacks

    def fits(self, state: Battle, at: i64) -> bool:
        cards = 0 <= self.moves <= state.ogre_moves and 0 <= self.attacks <= state.ogre_attacks
        return cards and state.card >= 0 and state.ogre_turn() and state.pos[state.tables.ogre] >= 0

    def run(self, state: Battle) -> None:
        left = self.moves + self.attacks
        if left == 0:
            return
        move = state.chance.below(left) < self.moves
        if state.log is not None:
            state.say("ogre-card", card=Thing("ogre-card", "move" if move else "attack"), left=left - 1)
        if move:
            state.frames.append(OgreTurn(self.moves - 1, self.attacks))
            state.frames.append(OgreMove())
        else:
            state.frames.append(OgreTurn(self.moves, self.attacks - 1))
            state.frames.append(OgreAttack())


class OgreCard(Ask):
    """A card of the Ogre's to use or to decline."""

    lies_on = ("OgreTurn",)
    verbs = {"hex": "move", "unit": "attack", "finish": "decline"}
    nothing_key: ClassVar[str] = ""

    def seat(self, state: Battle) -> i64:
        return state.terms.owner[state.tables.ogre]

    def in_use(self, state: Battle) -> i64:
        return state.tables.ogre

    def offer(self, state: Battle, found: list[int]) -> list[int]:
        if not found:
            if state.log is not None:
                state.say(self.nothing_key)
            return found
        found.append(FINISH)
        return found


class OgreMove(OgreCard):
    """`bm.ogre.move_card`."""

    kind = "ogre_move"
    rule = "bm.ogre.move_card"
    nothing_key = "ogre-no-move"

    def fits(self, state: Battle, at: i64) -> bool:
        below = state.frames[at - 1]
        return isinstance(below, OgreTurn) and below.moves < state.ogre_moves

    def options(self, state: Battle) -> list[int]:
        return self.offer(state, state.moves(state.tables.ogre))

    def choose(self, state: Battle, choice: i64) -> None:
        if choice != FINISH:
            move(state, state.tables.ogre, choice)

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-ogre-move")

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if choice < UNIT:
            return why_no_move(state, state.tables.ogre, choice)
        if choice < FINISH:
            return Reason("bm.ogre.move_card", Text("why-ogre-move-only"))
        return self.wrong_kind(state, choice)


class OgreAttack(OgreCard):
    """`bm.ogre.attack_card`."""

    kind = "ogre_attack"
    rule = "bm.ogre.attack_card"
    nothing_key = "ogre-no-attack"

    def fits(self, state: Battle, at: i64) -> bool:
        below = state.frames[at - 1]
        return isinstance(below, OgreTurn) and below.attacks < state.ogre_attacks

    def options(self, state: Battle) -> list[int]:
        return self.offer(state, state.targets(state.tables.ogre))

    def choose(self, state: Battle, choice: i64) -> None:
        if choice != FINISH:
            attack(state, state.tables.ogre, choice - UNIT)

    def label(self, state: Battle, choice: i64) -> Text:
        if UNIT <= choice < FINISH:
            return attack_label(state, state.tables.ogre, choice - UNIT)
        return super().label(state, choice)

    def hints(self, state: Battle, choice: i64) -> Hints:
        return {} if choice == FINISH else attack_hints(state, state.tables.ogre, choice - UNIT)

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-ogre-attack")

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if choice < UNIT:
            return Reason("bm.ogre.attack_card", Text("why-ogre-attack-only"))
        if choice < FINISH:
            return why_no_attack(state, state.tables.ogre, choice - UNIT)
        return self.wrong_kind(state, choice)
