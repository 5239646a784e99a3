"""The engine's contract for a battle: copies, views, results, what may be declared, what must always hold."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from warhost.engine.chance import Chance
from warhost.engine.errors import Reason, demand
from warhost.engine.state import Frame, Result
from warhost.engine.text import Text
from warhost.games.stratego_legends.documents import Table
from warhost.games.stratego_legends.ground import CONTROLLED, CURSING, SPENT
from warhost.games.stratego_legends.model import (
    ATTACK,
    CURSED,
    DRAW,
    ENDINGS,
    OFFERS,
    PRESETS,
    RANGED,
    RUNNING,
    SPECTATORS,
    STOPS,
    USED_THIS_GAME,
    WAITING,
    Battle,
    side_text,
)
from warhost.games.stratego_legends.phases.attack import (
    COMPARISON,
    RAGING,
    AfterSuccess,
    Attack,
    NameDefender,
    Outcome,
    Rage,
    SpellEffect,
)
from warhost.games.stratego_legends.phases.campaign import (
    Battles,
    ChooseFirst,
    SetUp,
    campaign_over,
    campaign_winner,
    fallen,
    totals,
)
from warhost.games.stratego_legends.phases.curses import EndCurse, Settle, StartCurse
from warhost.games.stratego_legends.phases.deployment import (
    EXCHANGES,
    Deal,
    Exchange,
    ExchangeWith,
    FirstTurn,
    Mix,
    StandUp,
    home,
    opposite,
)
from warhost.games.stratego_legends.phases.ending import castles, declare
from warhost.games.stratego_legends.phases.muster import Boards, BringBoard, MusterUnit, TurnUp, muster_of
from warhost.games.stratego_legends.phases.turn import EXPIRY, Act, ChoosePlayer, EndTurn, Turn
from warhost.games.stratego_legends.phases.window import UseAbility, Window
from warhost.games.stratego_legends.position import whole_table
from warhost.games.stratego_legends.powers.moving import FlyOver, Land
from warhost.games.stratego_legends.powers.operation import ALL_OPERATIONS, Pick
from warhost.games.stratego_legends.powers.striking import COMPARISON as SHOT_COMPARISON
from warhost.games.stratego_legends.powers.striking import Shot
from warhost.games.stratego_legends.redeal import redeal
from warhost.games.stratego_legends.tables import ACTION, BEIGE, GREY, SIDES
from warhost.games.stratego_legends.view import table_view

AT_ONCE: Final = (Act, ChooseFirst, ExchangeWith, NameDefender, Pick, UseAbility)  # nothing comes between
OUTSIDE: Final = (  # never in the middle of a turn
    Battles,
    SetUp,
    ChooseFirst,
    Deal,
    Boards,
    TurnUp,
    BringBoard,
    MusterUnit,
    StandUp,
    Mix,
    FirstTurn,
    Exchange,
    ExchangeWith,
    EndTurn,
    ChoosePlayer,
)


class Contract(Battle):
    """A battle with everything the engine asks of a state."""

    def clone(self) -> Contract:
        twin = Contract(self.setting, self.terms)
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
        found = ["refuse-draw"] if self.draw_offers >> seat & 1 else ["draw"]
        if not self.conceded >> seat & 1:
            found.append("concede")
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
        bottom = self.frames[0]
        demand(isinstance(bottom, Battles) and bottom.fought == len(self.victories) + 1, "the battle that is fought")
        demand(len(self.frames) > 1, "nothing leads on to the next turn")
        self._check_stage(self.frames[1])
        self._check_frames()
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

    def _check_round(self) -> None:
        """Where teams choose who plays: the sides alternate, and nobody plays twice in a round."""
        mover = self.frames[1].side if isinstance(self.frames[1], ChoosePlayer) else self.seat_side[self.active]
        played = [len([seat for seat in seats if self.acted >> seat & 1]) for seats in self.side_seats]
        demand(played[1 - mover] - played[mover] in (0, 1), "who has played in this round")
        demand(isinstance(self.frames[1], ChoosePlayer) or not self.acted >> self.active & 1, "who plays twice")

    def _check_stage(self, leading: Frame[Any]) -> None:
        """What leads on to the next turn says how far the set-up is, and what may still be asked before."""
        above = self.frames[2:]
        if isinstance(leading, (SetUp, Deal)):
            demand(not self.born and not self.stood, "units lie on the table before they are dealt")
            laying = above[0] if isinstance(leading, Deal) and above else leading
            demand(isinstance(laying, (SetUp, Boards, TurnUp)), "no boards will be laid")
            asking = above if laying is leading else above[1:]
            before = ChooseFirst if laying is leading else MusterUnit if isinstance(laying, Boards) else BringBoard
            demand(all([isinstance(frame, before) for frame in asking]), "what is asked before the deal")
            turning = [frame for frame in above if isinstance(frame, BringBoard)]
            missing = [place for place, board in enumerate(self.brought) if board < 0]
            asked = [2 * frame.you + frame.which for frame in turning]
            demand(sorted(asked) == missing, "boards that nobody brings")
            for seat in range(self.setting.seats if isinstance(leading, Deal) else 0):
                demand(self._army_fits(seat), "an army that breaks the rules")
                begun = any([isinstance(frame, MusterUnit) and frame.you == seat for frame in above])
                full = len(self.rosters) > seat and len(self.rosters[seat]) == self.tables.army_size
                demand(begun or full, "an army that will not be whole")
        elif isinstance(leading, (StandUp, FirstTurn)):
            moving = (Mix,) if isinstance(leading, StandUp) else (Exchange, ExchangeWith)
            demand(self.stood == isinstance(leading, FirstTurn), "whether the units stand up already")
            demand(all([isinstance(frame, moving) for frame in above]), "what is asked before the first turn")
            homes = [home(self, seat) for seat in range(self.setting.seats)]
            dealt = [self.board[space] >= 0 for spaces in homes for space in spaces]
            demand(len(dealt) > 0 and all(dealt), "the units are not dealt")
            for frame in above:
                if isinstance(frame, Mix):
                    demand(frame.first < 0 or frame.first in homes[opposite(self, frame.you)], "what is exchanged")
                elif isinstance(frame, ExchangeWith):
                    demand(frame.first in homes[frame.you], "what is exchanged")
        else:
            demand(isinstance(leading, (EndTurn, ChoosePlayer)), "nothing leads on to the next turn")
            demand(self.stood, "a turn is played before the units stand")
            demand(self.active >= 0 or isinstance(leading, ChoosePlayer), "whose turn it is")
            if self.terms.free_order:
                self._check_round()
            demand(
                not any([isinstance(frame, OUTSIDE) for frame in above]), "a turn or a set-up in the middle of a turn"
            )
            demand(len([frame for frame in above if isinstance(frame, Attack)]) <= 1, "two attacks at a time")

    def _army_fits(self, seat: int) -> bool:
        """Whether an army, as far as it is chosen, may be led."""
        army = self.rosters[seat] if len(self.rosters) > seat else []
        if self.terms.armies == "muster":
            muster = muster_of(self, seat)
            return all([muster.refusal(army[:place], kind) is None for place, kind in enumerate(army)])
        return all([self.tables.side[kind] == self.seat_side[seat] for kind in army])

    def _check_frames(self) -> None:
        at = self.misfit()
        if at >= 0:
            demand(False, f"{self.frames[at]!r} does not fit what lies on the table")

    def misfit(self) -> int:
        """The first frame that points at nothing, does not go with the table or comes too late; -1 if there is none."""
        for number, frame in enumerate(self.frames):
            late = isinstance(frame, AT_ONCE) and number < len(self.frames) - 1
            if late or not self._in_range(frame) or not self._fits_in(frame):
                return number
        return -1

    def _in_range(self, frame: Frame[Any]) -> bool:
        """Whether what a frame points at exists."""
        limits = {
            "unit": len(self.born),
            "flyer": len(self.born),
            "you": self.setting.seats,
            "asked": self.setting.seats,
            "power": len(self.tables.powers),
            "space": self.ground.field.spaces,
            "first": self.ground.field.spaces,
            "side": len(SIDES),
            "loser": len(SIDES),
            "which": 2,
            "armies": 2,
            "left": EXCHANGES + 1,
            "window": OFFERS,
            "passed": self.setting.seats,
        }
        steps = {"Attack": RAGING + 1, "EndTurn": EXPIRY + 1, "Outcome": COMPARISON + 1, "Shot": SHOT_COMPARISON + 1}
        for field in frame.fields:
            value: int = getattr(frame, field)
            least = -1 if field in ("space", "first") else 0
            stepping = field in ("step", "stage")
            most = steps.get(type(frame).__name__, 1 << 56) if stepping else limits.get(field, 1 << 56)
            if not least <= value < most:
                return False
        return True

    def _fits_in(self, frame: Frame[Any]) -> bool:
        """Whether a frame has to do with the table: with a unit on its space, an attack or a curse under way."""
        tables = self.tables
        fighting = self.attacker >= 0
        if isinstance(frame, (Turn, Act, Rage, Land, FlyOver)) and (fighting or self.shooter >= 0):
            return False
        if isinstance(frame, (Attack, NameDefender, Outcome)):
            fallen = [self.attacker_fell, self.defender_fell]  # who is gone has fallen
            units = [self.attacker, self.defender]
            return fighting and all([fell or self.pos[unit] >= 0 for unit, fell in zip(units, fallen)])
        if isinstance(frame, Shot):
            return self.shooter >= 0 and not fighting
        if isinstance(frame, Window):
            asks = {ATTACK: fighting, RANGED: self.shooter >= 0}
            return asks.get(frame.window, True)
        if isinstance(frame, (Act, UseAbility)):
            you = self.active if isinstance(frame, Act) else frame.you
            return self.pos[frame.unit] >= 0 and self.owner[frame.unit] == you
        if isinstance(frame, AfterSuccess):
            return fighting and frame.power in tables.after_success[self.kind[self.attacker]]
        if isinstance(frame, SpellEffect):
            kind = self.kind[frame.unit]
            sources = [number for number in (tables.spell[kind], tables.mourned[kind]) if number >= 0]
            return frame.space >= 0 and any([frame.power in tables.powers[number].then for number in sources])
        if isinstance(frame, EndCurse):
            return frame.power in tables.at_end[self.kind[frame.unit]]
        if isinstance(frame, StartCurse):
            return self.curse < 0 and self.pos[frame.unit] == CURSED
        if isinstance(frame, Land):
            return self.pos[frame.unit] >= 0 and frame.space >= 0 and self.free(frame.space)
        if isinstance(frame, FlyOver):
            return self.pos[frame.unit] >= 0 and self.pos[frame.flyer] >= 0
        if isinstance(frame, BringBoard):
            return len(self.brought) == 2 * self.setting.seats
        if isinstance(frame, ChoosePlayer):
            return len(frame.waiting(self)) > 0
        if isinstance(frame, Pick):
            power = tables.powers[frame.power]
            idle = power.nature != ACTION or not (fighting or self.shooter >= 0)
            return idle and ALL_OPERATIONS[power.op].sound(self, frame)
        return True
