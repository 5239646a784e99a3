"""The turn: abilities, one standard move or one action with all it causes, abilities again (`sl.turn.structure`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.stratego_legends.documents import Hints
from warhost.games.stratego_legends.effects.operation import units_of
from warhost.games.stratego_legends.frames import Ask, is_space
from warhost.games.stratego_legends.legality import why_no_action, why_no_step, why_not_taken
from warhost.games.stratego_legends.mechanics.destruction import weigh
from warhost.games.stratego_legends.mechanics.ground import SPACE_OF_NAME
from warhost.games.stratego_legends.mechanics.odds import attack_hints
from warhost.games.stratego_legends.mechanics.revealing import turn_back
from warhost.games.stratego_legends.model import (
    AFTER,
    END,
    FINISH,
    FRESH,
    KIND,
    POWER,
    SEAT,
    START,
    STUCK,
    USED_THIS_TURN,
    Battle,
    operation_text,
    opponent_side,
    side_text,
    space_text,
)
from warhost.games.stratego_legends.phases.curses import Settle
from warhost.games.stratego_legends.phases.ending import check_draws, end_battle, running
from warhost.games.stratego_legends.phases.movement import barred, go, may_attack, steps
from warhost.games.stratego_legends.phases.using import number_of, usable_abilities, usable_actions, use
from warhost.games.stratego_legends.phases.window import Window, somebody_asked
from warhost.games.stratego_legends.tables import ABILITY, OPERATIONS


class StartTurn(Procedure[Battle]):
    """A turn of a seat begins."""

    fields = ("you",)
    lies_on = ("Battles",)
    on_top = True

    def __init__(self, you: i64) -> None:
        self.you = you

    def run(self, state: Battle) -> None:
        state.turn += 1
        state.active = self.you
        state.moved = [-1, -1, -1]
        state.note_position(state.key ^ self.you)
        if state.log is not None:
            state.say("turn", turn=state.turn, seat=self.you + 1, side=side_text(state.seat_side[self.you]))
        check_draws(state)
        if running(state):
            state.frames += [EndTurn(LAST_WINDOW), Turn()]
            if somebody_asked(state, START):
                state.frames.append(Window(START, 0, 0))


class Turn(Ask):
    """Take a unit to move, to act with, or to use its ability before that. Asked also of who has only one to take."""

    kind = "turn"
    rule = "sl.turn.must_act"
    secret = True
    verbs = {"space": "take", "finish": "yield"}

    def fits(self, state: Battle, at: i64) -> bool:
        return state.idle()

    def seat(self, state: Battle) -> i64:
        return state.active

    def options(self, state: Battle) -> list[int]:
        found = self.ready(state)
        if found[0] == FINISH:
            self.give_up(state)
            return []
        return found

    def ready(self, state: Battle) -> list[int]:
        """Units that can do something. Only without a move or an action may the player give up (`sl.end.no_move`)."""
        you = state.active
        owner = state.owner
        pos = state.pos
        kind = state.kind
        tables = state.tables
        mobile = tables.mobile
        can_attack = tables.can_attack
        attacks_own = tables.attacks_own
        idle = tables.idle
        used = state.used
        granted = state.granted
        grants = state.curse_grants
        board = state.board
        ways = state.ground.ways
        theirs = state.enemy_of[you]
        wanderer = state.trail[you * 6]  # the only unit that may be barred from a space
        found: list[int] = []
        ready = False
        unit: i64
        space: i64
        for unit in state.holdings[you]:
            here: i64 = pos[unit]
            if here < 0:
                continue
            k: i64 = kind[unit]
            if mobile[k] and used[unit] < FRESH:
                free = True
                for space in ways[here]:  # as in `steps`, but no further than to the first
                    other: i64 = board[space]
                    if other < 0:
                        if unit != wanderer or not barred(state, unit, space):
                            break
                    elif theirs >> owner[other] & 1:
                        if can_attack[k]:
                            break
                    elif attacks_own[k] and owner[other] == you:
                        break
                else:
                    free = False
                if free:
                    ready = True
                    found.append(here)
                    continue
            if idle[k] and not granted[unit] and not grants[k]:
                continue
            if usable_actions(state, unit, you):
                ready = True
                found.append(here)
            elif usable_abilities(state, unit, you, False):
                found.append(here)
        found.sort()
        if not ready:
            found.append(FINISH)
        return found

    def choose(self, state: Battle, choice: i64) -> None:
        if choice < KIND:
            state.frames.append(Act(state.board[choice]))
        else:
            self.give_up(state)

    def give_up(self, state: Battle) -> None:
        """Without a move or an action the battle is lost at once; an option lets who has no unit left pass."""
        if state.terms.empty_zone_passes and not units_of(state, state.active):
            if state.log is not None:
                state.say("no-units", seat=state.active + 1)
        else:
            end_battle(state, opponent_side(state.seat_side[state.active]), STUCK)

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-turn")

    def hints(self, state: Battle, choice: i64) -> Hints:
        """All a unit could do, for a board to light up; its powers only if the table gives hints."""
        if choice == FINISH:
            return {}
        unit = state.board[choice]
        you = state.active
        tables = state.tables
        moves = steps(state, unit)
        found: Hints = {
            "unit": tables.unit_ids[state.kind[unit]],
            "moves": [space_text(s) for s in moves if state.board[s] < 0],
            "attacks": [space_text(s) for s in moves if state.board[s] >= 0],
        }
        if state.terms.hints:
            actions: dict[str, list[str]] = {}
            for number in usable_actions(state, unit, you):
                power = tables.powers[number]
                reach = state.tables.operations[power.op].reach(state, power, unit, you)
                actions[OPERATIONS[power.op]] = [space_text(s) for s in reach if s < KIND]
            found["actions"] = actions
            found["abilities"] = [OPERATIONS[tables.powers[n].op] for n in usable_abilities(state, unit, you, False)]
        return found

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if is_space(state, choice):
            return why_not_taken(state, choice)
        if choice == FINISH:
            return Reason("sl.turn.no_pass", Text("why-no-pass"))
        if POWER <= choice < SEAT:
            return Reason(self.rule, Text("why-take-user", power=operation_text(choice - POWER)))
        return self.wrong_kind(state, choice)

    def why_not_text(self, state: Battle, text: str) -> Reason:
        """`move d4 d6` asks of a unit that is not taken yet why it cannot go there; `pass` is no way out of a turn."""
        words = text.split()
        if words == ["pass"]:
            return Reason("sl.turn.no_pass", Text("why-no-pass"))
        if len(words) == 3 and words[0] in ("move", "attack"):
            start, end = [SPACE_OF_NAME.get(name, -1) for name in words[1:]]
            spaces = state.ground.field.spaces
            if 0 <= start < spaces and 0 <= end < spaces:
                return self.why_no_way(state, start, end)
        return super().why_not_text(state, text)

    def why_no_way(self, state: Battle, start: i64, end: i64) -> Reason:
        unit = state.board[start]
        if unit < 0 or state.owner[unit] != state.active:
            return why_not_taken(state, start)
        if end in steps(state, unit):
            return Reason(self.rule, Text("why-take-first", unit=state.unit_text(unit), space=space_text(end)))
        return why_no_step(state, unit, end)


class Act(Ask):
    """What the unit does: step to a space, or use an action or ability. Asked even of a unit that has no choice."""

    fields = ("unit",)
    on_top = True
    kind = "act"
    rule = "sl.turn.must_act"
    secret = True
    verbs = {"space": "move"}

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    def fits(self, state: Battle, at: i64) -> bool:
        return state.idle() and state.pos[self.unit] >= 0 and state.owner[self.unit] == state.active

    def seat(self, state: Battle) -> i64:
        return state.active

    def numbers(self, state: Battle) -> list[int]:
        unit = self.unit
        you = state.active
        return usable_actions(state, unit, you) + usable_abilities(state, unit, you, False)

    def options(self, state: Battle) -> list[int]:
        found = steps(state, self.unit)
        tables = state.tables
        powers = [POWER + tables.powers[number].op for number in self.numbers(state)]
        powers.sort()
        return found + powers

    def choose(self, state: Battle, choice: i64) -> None:
        unit = self.unit
        you = state.active
        if choice < KIND:
            turn_back(state)
            if state.board[choice] >= 0:
                state.frames.append(Window(AFTER, 0, 0))
            go(state, unit, choice)
            if state.pending:  # it fell by the ground it came to
                state.frames.append(Settle())
            return
        number = number_of(state, unit, choice - POWER, self.numbers(state))
        if state.tables.powers[number].nature == ABILITY:
            # The window at the start of the turn is open until the player moves or acts.
            state.frames += [Turn(), Window(START, 1, 0)]
        else:
            state.frames.append(Window(AFTER, 0, 0))
        use(state, number, unit, you)

    def verb(self, state: Battle, choice: i64) -> str:
        if is_space(state, choice):
            other = state.board[choice]
            if other >= 0 and may_attack(state, self.unit, other):
                return "attack"
        return super().verb(state, choice)

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-act", unit=state.unit_text(self.unit), space=space_text(state.pos[self.unit]))

    def prompt_for_others(self, state: Battle) -> Text:
        return Text("prompt-act-hidden", space=space_text(state.pos[self.unit]))

    def hints(self, state: Battle, choice: i64) -> Hints:
        unit = self.unit
        if choice < KIND:
            return {} if state.board[choice] < 0 else attack_hints(state, unit, choice)
        if not state.terms.hints:
            return {}
        you = state.active
        power = state.tables.powers[number_of(state, unit, choice - POWER, self.numbers(state))]
        reach = state.tables.operations[power.op].reach(state, power, unit, you)
        words = f"keyword-{OPERATIONS[power.op]}"
        if power.owner >= 0:
            words = f"power-{state.tables.unit_ids[power.owner]}-{power.place + 1}"
        return {"powers": [{"words": words, "targets": [space_text(s) for s in reach if s < KIND]}]}

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if is_space(state, choice):
            return why_no_step(state, self.unit, choice)
        if POWER <= choice < SEAT:
            return why_no_action(state, self.unit, choice - POWER)
        if choice == FINISH:
            return Reason("sl.turn.no_pass", Text("why-no-pass"))
        return self.wrong_kind(state, choice)

    def why_not_text(self, state: Battle, text: str) -> Reason:
        """Whoever writes `attack` for an empty space, or `move` for an enemy's, is told why, or the right word."""
        verb, _, name = text.strip().partition(" ")
        space = SPACE_OF_NAME.get(name.strip(), -1)
        if verb in ("move", "attack") and 0 <= space < state.ground.field.spaces:
            if space not in state.options:
                return why_no_step(state, self.unit, space)
            right = Text(f"verb-{self.verb(state, space)}")
            return Reason("sl.attack.definition", Text("why-other-verb", verb=right, space=space_text(space)))
        return super().why_not_text(state, text)


# -- the end of the turn

LAST_WINDOW: Final = 0
EXPIRY: Final = 1


class EndTurn(Procedure[Battle]):
    """The last window; effects of the turn expire, those too that an expiry brings about; the next player."""

    fields = ("step",)
    lies_on = ("Battles",)

    def __init__(self, step: i64) -> None:
        self.step = step

    def fits(self, state: Battle, at: i64) -> bool:
        if self.step > EXPIRY or not state.stood or state.active < 0:
            return False
        if not state.terms.free_order:
            return True
        return sound_round(state, state.seat_side[state.active]) and not state.acted >> state.active & 1

    def run(self, state: Battle) -> None:
        if self.step == LAST_WINDOW and somebody_asked(state, END):
            state.frames += [EndTurn(EXPIRY), Window(END, 0, 0)]
        elif state.marked:
            state.frames += [EndTurn(EXPIRY), Settle()]
            expire(state)
        else:
            change_zones(state)
            remember_move(state)
            state.quiet += 1
            next_turn(state)


def expire(state: Battle) -> None:
    """`sl.strength.turn_duration`: bonuses and granted keywords end; a unit that falls to 0 by that is destroyed."""
    ended = state.marked
    state.marked = []
    state.boons = []
    state.bonus = state.bonus[:]  # replaced, never changed in place: copies of the battle share them
    state.granted = state.granted[:]
    state.used = state.used[:]
    for unit in ended:
        state.bonus[unit] = 0
        state.granted[unit] = 0
        state.used[unit] &= ~(USED_THIS_TURN | FRESH)  # sl.abilities.once_per_turn, sl.control.move_later
    weigh(state, sorted(set(ended)))


def change_zones(state: Battle) -> None:
    """`sl.teams.zone_change`: a unit that ends the turn in a team-mate's columns is that player's from now on."""
    if not state.strays:
        return
    for unit in sorted(state.strays):
        if state.pos[unit] >= 0:
            seat = state.zone_seat(state.side_of(unit), state.pos[unit])
            if seat != state.owner[unit]:
                state.hand_over(unit, seat)
                if state.log is not None:
                    state.say_of(unit, "zone", space=space_text(state.pos[unit]), seat=seat + 1)
    state.strays = []


def remember_move(state: Battle) -> None:
    """The last two turns of each player, for the limit on going to and fro."""
    trail = state.trail
    first = state.active * 6
    for i in range(3):
        trail[first + i] = trail[first + 3 + i]
        trail[first + 3 + i] = state.moved[i]


def next_turn(state: Battle) -> None:
    """An extra turn (`sl.timing.extra_turn`), or the next player in turn order."""
    if state.extra > 0:
        state.extra -= 1
        state.frames.append(StartTurn(state.active))
        return
    if not state.terms.free_order:
        state.place_in_order = (state.place_in_order + 1) % len(state.order)
        state.frames.append(StartTurn(state.order[state.place_in_order]))
        return
    state.acted |= 1 << state.active
    if state.acted == (1 << state.setting.seats) - 1:
        state.acted = 0
    state.frames.append(ChoosePlayer(opponent_side(state.seat_side[state.active])))


def sound_round(state: Battle, mover: i64) -> bool:
    """Where teams choose who plays, whether the sides alternate with this one to move."""
    played = [len([seat for seat in seats if state.acted >> seat & 1]) for seats in state.side_seats]
    return played[1 - mover] - played[mover] in (0, 1)


class ChoosePlayer(Ask):
    """Which of a team's players, who have not played in this round, plays now (`sl.teams.order`)."""

    fields = ("side",)
    lies_on = ("Battles",)
    on_top = True
    kind = "choose_player"
    rule = "sl.teams.order"
    verbs = {"seat": "seat"}

    def __init__(self, side: i64) -> None:
        self.side = side

    def fits(self, state: Battle, at: i64) -> bool:
        if not state.stood or not self.waiting(state):
            return False
        return not state.terms.free_order or sound_round(state, self.side)

    def waiting(self, state: Battle) -> list[int]:
        return [seat for seat in state.side_seats[self.side] if not state.acted >> seat & 1]

    def seat(self, state: Battle) -> i64:
        return self.waiting(state)[0]

    def options(self, state: Battle) -> list[int]:
        return [SEAT + seat for seat in self.waiting(state)]

    def choose(self, state: Battle, choice: i64) -> None:
        state.place_in_order = state.order.index(choice - SEAT)
        state.frames.append(StartTurn(choice - SEAT))

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-choose-player")

    def why_not(self, state: Battle, choice: i64) -> Reason:
        seat = choice - SEAT
        if 0 <= seat < state.setting.seats:
            if state.acted >> seat & 1:
                return Reason("sl.teams.everyone_first", Text("why-has-played", seat=seat + 1))
            return Reason("sl.teams.alternate", Text("why-other-team", seat=seat + 1))
        return self.wrong_kind(state, choice)
