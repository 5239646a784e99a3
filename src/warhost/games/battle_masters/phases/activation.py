"""A unit acts: it moves, then attacks; shooters and the cannon do one or the other; late units enter the mat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.battle_masters.documents import Hints
from warhost.games.battle_masters.frames import Ask, CardInUse
from warhost.games.battle_masters.legality import why_no_attack, why_no_entry, why_no_move
from warhost.games.battle_masters.model import FINISH, RESERVE, UNIT, Battle
from warhost.games.battle_masters.phases.cannon import fire
from warhost.games.battle_masters.phases.combat import attack, attack_hints, attack_label
from warhost.games.battle_masters.phases.ending import running, tower_entered
from warhost.games.battle_masters.tables import CANNON, DOUBLE_MOVE, EXPLOSION, MELEE, OGRE

# How each mode attacks, and the rule that says so.
ATTACK_VERBS: Final = ("attack", "shoot", "fire")
ATTACK_RULES: Final = ("bm.attack.adjacent_enemy", "bm.archers.move_or_shoot", "bm.cannon.no_dice_attack")


class Act(Ask):
    """What the unit in use does: step to a hex, attack a unit, or finish."""

    fields = ("unit", "steps", "moved")
    lies_on = ("UseCard",)
    kind = "act"
    rule = "bm.activation.move_then_attack"
    verbs = {"hex": "move"}

    def __init__(self, unit: i64, steps: i64, moved: bool) -> None:
        self.unit = unit
        self.steps = steps  # still allowed
        self.moved = moved

    def fits(self, state: Battle, at: i64) -> bool:
        below = state.frames[at - 1]
        if not isinstance(below, CardInUse) or not below.begun(state, self.unit) or below.entered >> self.unit & 1:
            return False
        if state.pos[self.unit] < 0:
            return False
        mode = state.tables.mode[self.unit]
        most = most_steps(state)
        going_on = mode == MELEE and 0 <= self.steps < most  # others move or attack
        return mode != OGRE and (going_on if self.moved else self.steps == most)

    def seat(self, state: Battle) -> i64:
        return state.terms.owner[self.unit]

    def in_use(self, state: Battle) -> i64:
        return self.unit

    def options(self, state: Battle) -> list[int]:
        unit = self.unit
        found = state.moves(unit) if self.steps > 0 else []
        found += state.cannon_targets() if state.tables.mode[unit] == CANNON else state.targets(unit)
        if found:
            found.append(FINISH)
        return found

    def choose(self, state: Battle, choice: i64) -> None:
        unit = self.unit
        if choice < UNIT:
            move(state, unit, choice)
            if state.tables.mode[unit] == MELEE and running(state):  # others move or attack
                state.frames.append(Act(unit, self.steps - 1, True))
        elif choice < FINISH:
            if state.tables.mode[unit] == CANNON:
                fire(state, choice - UNIT)
            else:
                attack(state, unit, choice - UNIT)

    def verb(self, state: Battle, choice: i64) -> str:
        if UNIT <= choice < FINISH:
            return ATTACK_VERBS[state.tables.mode[self.unit]]
        return super().verb(state, choice)

    def label(self, state: Battle, choice: i64) -> Text:
        if not UNIT <= choice < FINISH:
            return super().label(state, choice)
        target = choice - UNIT
        if state.tables.mode[self.unit] != CANNON:
            return attack_label(state, self.unit, target)
        where = state.hex_text(state.pos[target])
        return Text("choice-fire", unit=state.unit_text(target), hex=where, percent=hit_percent(state, target))

    def hints(self, state: Battle, choice: i64) -> Hints:
        if not UNIT <= choice < FINISH:
            return {}
        target = choice - UNIT
        if state.tables.mode[self.unit] != CANNON:
            return attack_hints(state, self.unit, target)
        ids = state.tables.unit_ids
        return {"attacker": ids[self.unit], "target": ids[target], "hit": hit_percent(state, target)}

    def prompt(self, state: Battle) -> Text:
        key = "prompt-attack" if self.steps == 0 else ("prompt-step-on" if self.moved else "prompt-act")
        return Text(key, unit=state.unit_text(self.unit))

    def why_not(self, state: Battle, choice: i64) -> Reason:
        unit = self.unit
        name = state.unit_text(unit)
        if choice < UNIT:
            if self.steps == 0:
                double = state.tables.card_special[state.card] == DOUBLE_MOVE
                rule = "bm.wolf_riders.double_move" if double else "bm.movement.one_hex"
                return Reason(rule, Text("why-has-moved", unit=name))
            return why_no_move(state, unit, choice)
        if choice < FINISH:
            return why_no_attack(state, unit, choice - UNIT)
        return self.wrong_kind(state, choice)

    def why_not_text(self, state: Battle, text: str) -> Reason:
        if state.setting.alphabet.read_verb(text) in ATTACK_VERBS:
            name = state.unit_text(self.unit)
            mode = state.tables.mode[self.unit]
            right = Text(f"verb-{ATTACK_VERBS[mode]}")
            return Reason(ATTACK_RULES[mode], Text("why-other-attack", unit=name, verb=right))
        return super().why_not_text(state, text)


def move(state: Battle, unit: i64, h: i64) -> None:
    if state.log is not None:
        here = state.hex_text(state.pos[unit])
        state.say("move", unit=state.unit_text(unit), start=here, hex=state.hex_text(h))
    state.place(unit, h)
    tower_entered(state, unit)


def hit_percent(state: Battle, target: i64) -> int:
    """How likely a shot reaches its target: every disc before it must not be an explosion."""
    tables = state.tables
    discs = sum(tables.disc_counts)
    harmless = discs - tables.disc_counts[EXPLOSION]
    chance = 1.0
    for _ in range(tables.distance[state.pos[tables.cannon]][state.pos[target]] - 1):
        chance *= max(0, harmless) / max(1, discs)
        harmless -= 1
        discs -= 1
    return round(100 * chance)


def most_steps(state: Battle) -> i64:
    """How far a unit may go with the card in play."""
    return 2 if state.tables.card_special[state.card] == DOUBLE_MOVE else 1


class Enter(Ask):
    """A unit comes to the mat on its first card (`bm.scenarios.arrival_zone`)."""

    fields = ("unit",)
    lies_on = ("UseCard",)
    kind = "enter"
    rule = "bm.scenarios.arrival_zone"
    verbs = {"hex": "enter"}

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    def fits(self, state: Battle, at: i64) -> bool:
        below = state.frames[at - 1]
        if not isinstance(below, CardInUse) or not below.begun(state, self.unit):
            return False
        return below.entered >> self.unit & 1 == 1 and state.pos[self.unit] == RESERVE

    def seat(self, state: Battle) -> i64:
        return state.terms.owner[self.unit]

    def in_use(self, state: Battle) -> i64:
        return self.unit

    def options(self, state: Battle) -> list[int]:
        unit = self.unit
        return [h for h in state.zones[state.tables.side[unit]] if state.may_stand(unit, h)]

    def choose(self, state: Battle, choice: i64) -> None:
        state.place(self.unit, choice)
        state.quiet = False
        if state.log is not None:
            state.say("enter", unit=state.unit_text(self.unit), hex=state.hex_text(choice))
        tower_entered(state, self.unit)

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-enter", unit=state.unit_text(self.unit))

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if choice < UNIT:
            return why_no_entry(state, self.unit, choice)
        if choice == FINISH:
            return Reason("bm.scenarios.arrival_on_first_card", Text("why-must-enter"))
        return self.wrong_kind(state, choice)
