"""The state of a battle: copies, results, what may be declared, what must always hold."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from warhost.engine.chance import Chance
from warhost.engine.errors import Reason, demand
from warhost.engine.state import Frame, Result
from warhost.engine.text import Text
from warhost.games.stratego_legends.documents import Table
from warhost.games.stratego_legends.effects.moving import Land
from warhost.games.stratego_legends.effects.operation import Pick
from warhost.games.stratego_legends.effects.striking import Shot
from warhost.games.stratego_legends.mechanics.ground import CONTROLLED, CURSING, SPENT
from warhost.games.stratego_legends.model import (
    CURSED,
    DRAW,
    ENDINGS,
    OFFERS,
    PRESETS,
    RUNNING,
    SPECTATORS,
    STOPS,
    USED_THIS_GAME,
    WAITING,
    Battle,
    side_text,
)
from warhost.games.stratego_legends.phases.attack import (
    Attack,
    Rage,
)
from warhost.games.stratego_legends.phases.campaign import (
    campaign_over,
    campaign_winner,
    fallen,
    totals,
)
from warhost.games.stratego_legends.phases.curses import Settle, StartCurse
from warhost.games.stratego_legends.phases.deployment import (
    EXCHANGES,
)
from warhost.games.stratego_legends.phases.ending import castles, declare
from warhost.games.stratego_legends.phases.turn import Act, Turn
from warhost.games.stratego_legends.phases.window import Window
from warhost.games.stratego_legends.position import whole_table
from warhost.games.stratego_legends.redeal import redeal
from warhost.games.stratego_legends.tables import ACTION, BEIGE, GREY, SIDES
from warhost.games.stratego_legends.view import table_view

BIG: Final = (1 << 56) - 1  # of numbers that only the frame itself can judge


class LegendsState(Battle):
    """A battle with everything the engine asks of a state."""

    def clone(self) -> LegendsState:
        twin = LegendsState(self.setting, self.terms)
        self.copy_flow(twin)
        twin.ground = self.ground
        twin.boards = self.boards  # laid once
        twin.turns = self.turns
        twin.brought = self.brought[:]
        twin.seat_side = self.seat_side
        twin.side_seats = self.side_seats
        twin.enemy_of = self.enemy_of
        twin.order = self.order
        twin.rosters = self.rosters  # replaced, never changed in place
        twin.open_rosters = self.open_rosters
        twin.stood = self.stood
        if self.stood:
            twin.born = self.born
            twin.kind = self.kind
            twin.owner = self.owner
            twin.seen = self.seen
            twin.facts = self.facts
            twin.bonus = self.bonus
            twin.granted = self.granted
            twin.used = self.used
        else:  # units are still being laid out
            twin.born = self.born[:]
            twin.kind = self.kind[:]
            twin.owner = self.owner[:]
            twin.seen = self.seen[:]
            twin.facts = self.facts[:]
            twin.bonus = self.bonus[:]
            twin.granted = self.granted[:]
            twin.used = self.used[:]
        twin.keeps = self.keeps  # replaced, never changed in place
        twin.pos = self.pos[:]
        twin.holdings = self.holdings[:]
        twin.strays = self.strays[:]
        twin.board = self.board[:]
        twin.boons = self.boons[:]
        twin.marked = self.marked[:]
        twin.shown = self.shown[:]
        twin.curse = self.curse
        twin.curse_seat = self.curse_seat
        twin.curse_bonus = self.curse_bonus
        twin.curse_grants = self.curse_grants
        twin.curse_keyword = self.curse_keyword
        twin.pending = self.pending[:]
        twin.turn = self.turn
        twin.active = self.active
        twin.place_in_order = self.place_in_order
        twin.acted = self.acted
        twin.extra = self.extra
        twin.trail = self.trail[:]
        twin.moved = self.moved  # replaced, never changed in place
        twin.trace = self.trace
        twin.quiet = self.quiet
        twin.history = self.history[:]
        twin.earlier = self.earlier[:]
        twin.latest = self.latest[:]
        twin.key = self.key
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.origin = self.origin
        twin.site = self.site
        twin.attack_seat = self.attack_seat
        twin.named = self.named
        twin.attacker_fell = self.attacker_fell
        twin.defender_fell = self.defender_fell
        twin.beyond_rescue = self.beyond_rescue
        twin.shooter = self.shooter
        twin.target = self.target
        twin.winner = self.winner
        twin.ending = self.ending
        twin.stops = self.stops[:]
        twin.first_side = self.first_side
        twin.victories = self.victories
        twin.points = self.points
        return twin

    def table(self, seat: int | None) -> Table:
        return table_view(self, seat)

    def whole_table(self) -> dict[str, Any]:
        return whole_table(self)

    def declared(self, seat: int, what: str) -> None:
        declare(self, seat, what)

    def redeal(self, seat: int | None, chance: Chance) -> None:
        redeal(self, SPECTATORS if seat is None else seat, chance)

    def result(self) -> Result | None:
        if self.acting >= 0:
            return None
        if self.terms.games > 1:
            winner = campaign_winner(self)
            sums = totals(self)
            reason = Text("result-campaign", winner=side_text(winner), beige=sums[BEIGE], grey=sums[GREY])
        else:
            winner = self.winner
            sums = [fallen(self, GREY), fallen(self, BEIGE)]
            reason = Text(f"result-{ENDINGS[self.ending]}", winner=side_text(winner))
        scores = tuple([sums[side] for side in self.seat_side])
        if winner == DRAW:
            everybody = tuple(range(self.setting.seats))
            return Result(everybody, (everybody,), scores, reason)
        first = tuple(self.side_seats[winner])
        return Result(first, (first, tuple(self.side_seats[1 - winner])), scores, reason)

    def over_reason(self) -> Reason:
        return Reason("sl.end.immediate", Text("why-over"))

    def declarations(self, seat: int) -> tuple[str, ...]:
        """To concede, to offer a draw or claim one, and in which windows to be asked."""
        if self.acting < 0:
            return ()
        found = [*super().declarations(seat)]
        if self.terms.repetition and self.repetitions() >= 3:
            found.append("claim-draw")
        for bit, window in enumerate(STOPS):
            found.append(f"skip-{window}" if self.stops[seat] >> bit & 1 else f"ask-{window}")
        found += [f"ask-{name}" for name, stops in PRESETS.items() if self.stops[seat] != stops]
        return tuple(found)

    # -- what must always hold

    def check(self) -> None:
        self._check_units()
        self._check_curses()
        self._check_flow()

    def _check_units(self) -> None:
        tables = self.tables
        spaces = self.ground.field.spaces
        everyone = self.terms.everyone
        on_field: i64 = 0
        for unit in range(len(self.born)):
            space = self.pos[unit]
            if space >= 0:
                on_field += 1
                demand(space < spaces and self.ground.land[space], "a unit stands on water or off the field")
                shares = unit == self.attacker and space == self.site
                demand(self.board[space] == unit or shares, "a unit is not where it stands")
            demand(tables.side[self.kind[unit]] == self.seat_side[self.born[unit]], "a unit in a foreign army")
            demand(unit in self.holdings[self.owner[unit]], "a unit that its controller does not hold")
            demand(self.seen[unit] & ~everyone == 0, "a unit is known to somebody who is not at the table")
        held = len([unit for unit in self.board if unit >= 0])
        demand(
            held == on_field or (held == on_field - 1 and self.attacker >= 0), "spaces hold units that are elsewhere"
        )
        for army in range(self.setting.seats if self.born else 0):
            kinds = sorted([self.kind[u] for u in range(len(self.born)) if self.born[u] == army])
            demand(kinds == sorted(self.rosters[army]), "an army is not its list")
        demand(sum([len(held) for held in self.holdings]) == len(self.born), "units that nobody controls")
        pointed = [*self.shown, *self.marked, *self.strays, *self.boons[::3]]
        demand(all([0 <= unit < len(self.born) for unit in pointed]), "lists of units that do not exist")
        demand(self.key == self._fresh_key(), "the key of the position")

    def _fresh_key(self) -> i64:
        key: i64 = 0
        for unit in range(len(self.born)):
            if self.pos[unit] >= 0:
                key ^= self.place_key(unit, self.pos[unit])
            key ^= self.other_key(unit, CONTROLLED + self.owner[unit])
            if self.used[unit] & USED_THIS_GAME:
                key ^= self.other_key(unit, SPENT)
        if self.curse >= 0:
            key ^= self.other_key(self.curse, CURSING)
        return key

    def _check_curses(self) -> None:
        cursing = [unit for unit in range(len(self.pos)) if self.pos[unit] == CURSED]
        demand(len(cursing) <= 1, f"{len(cursing)} units in the Death Curse area")
        demand(self.curse < 0 or cursing == [self.curse], "the curse in force is not in its area")
        waiting = [unit for unit in range(len(self.pos)) if self.pos[unit] == WAITING]
        demand(sorted(self.pending[::2]) == waiting, "units whose curse is about to start")
        seats = self.pending[1::2]
        demand(len(seats) == len(waiting) and all([s < self.setting.seats for s in seats]), "who controlled them")
        for unit in [*cursing, *waiting]:
            demand(self.tables.cursed[self.kind[unit]], f"unit {unit} has no curse")

    def _check_flow(self) -> None:
        """The frames say what the table says."""
        if self.acting < 0:
            demand(campaign_over(self) and self.winner != RUNNING, "a game that is over asks nobody")
            return
        demand(self.winner == RUNNING and not campaign_over(self), "a battle that is decided goes on")
        self.check_frames()
        demand(len([frame for frame in self.frames if self._moves(frame)]) <= 1, "two moves at a time")
        fighting = any([isinstance(frame, Attack) for frame in self.frames])
        demand(fighting == (self.attacker >= 0), "the attack under way")
        shooting = any([isinstance(frame, Shot) for frame in self.frames])
        demand(shooting == (self.shooter >= 0), "the Ranged Attack under way")
        settling = any([isinstance(frame, (Settle, Attack)) for frame in self.frames])
        demand(settling or not self.pending, "curses that wait and will not start")
        starting = any([isinstance(frame, StartCurse) for frame in self.frames])
        demand(starting == (self.curse < 0 and CURSED in self.pos), "a curse that will not start")
        if fighting:
            self._check_attack()
        if not self.stood:
            return
        for side in (BEIGE, GREY):
            demand(castles(self, side) > 0, f"side {side} has lost its Castles and fights on")
        if isinstance(self.frames[-1], (Turn, Act, Window)):
            for unit in range(len(self.pos)):
                if self.pos[unit] >= 0 and self.has_strength(unit):
                    demand(self.strength(unit) > 0, f"unit {unit} has no strength left")

    def _moves(self, frame: Frame[Any]) -> bool:
        """Whether a frame is the one move or action of a turn, still to come or under way."""
        if isinstance(frame, Pick):
            return self.tables.powers[frame.power].nature == ACTION
        return isinstance(frame, (Turn, Act, Rage, Land))

    def _check_attack(self) -> None:
        """Both units have to do with the attacked space, and the attacker can go back to where it came from."""
        attacker = self.attacker
        demand(attacker != self.defender, "a unit that attacks itself")
        shares = self.pos[attacker] >= 0 and self.board[self.pos[attacker]] != attacker
        demand(not shares or self.pos[self.defender] == self.site, "an attack on nobody")
        demand(not shares or self.free(self.origin), "where the attacker came from")

    def limits(self) -> dict[str, tuple[int, int]]:
        units = (0, len(self.born) - 1)
        seats = (0, self.setting.seats - 1)
        spaces = (-1, self.ground.field.spaces - 1)
        sides = (0, len(SIDES) - 1)
        any_number = (0, BIG)
        return {
            "unit": units,
            "flyer": units,
            "you": seats,
            "asked": seats,
            "passed": seats,
            "power": (0, len(self.tables.powers) - 1),
            "space": spaces,
            "first": spaces,
            "side": sides,
            "loser": sides,
            "which": (0, 1),
            "armies": (0, 1),
            "left": (0, EXCHANGES),
            "window": (0, OFFERS - 1),
            "fought": any_number,
            "step": any_number,
            "stage": any_number,
            "memo": any_number,
            "at": any_number,
        }
