"""Operations inside a hunt: damage, and what attacks do to the hunter."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.event import Event
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import Args, On, Op
from warhost.games.lords_of_ragnarok.effects.moments import start
from warhost.games.lords_of_ragnarok.mechanics.boxes import AnyBox, open_boxes
from warhost.games.lords_of_ragnarok.mechanics.hunts import end_hunt
from warhost.games.lords_of_ragnarok.model import NOBODY, Saga
from warhost.games.lords_of_ragnarok.tables import BOSS, BOXES, WEAPONS


class HuntOp(Op[Saga]):
    """An operation that makes sense only while a hunt runs."""

    def fits(self, state: Saga, on: On) -> bool:
        return state.hunter >= 0 and not state.hunt_over


# -- for the hunter


class DealDamage(HuntOp):
    """Cover a box without a card's symbol, or a further one after the card's own."""

    name = "deal_damage"

    def __init__(self, n: i64, weapon: i64, after_own_box: bool, not_boss: bool) -> None:
        self.n = n
        self.weapon = weapon  # -1: any
        self.after_own_box = after_own_box
        self.not_boss = not_boss

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        weapon = -1 if args["weapon"] == "any" else WEAPONS.index(args["weapon"])
        return cls(args["n"], weapon, args.get("when") == "after_own_box", bool(args.get("not_boss")))

    def possible(self, state: Saga, on: On) -> bool:
        if state.hunter != on.who or (self.not_boss and state.prey == BOSS):
            return False
        if self.after_own_box and self.weapon >= 0:
            if state.tables.box_weapon[state.prey][state.placed[-1]] != self.weapon:
                return False
        return len(open_boxes(state, self.weapon)) > 0

    def perform(self, state: Saga, on: On) -> None:
        for _ in range(self.n):
            state.frames.append(AnyBox(on.who, self.weapon, self.after_own_box))

    def words(self) -> Text:
        return Text("op-deal_damage", n=self.n)


class RevealMonsterHand(HuntOp):
    """The monster's player shows the hunter the attack cards in hand."""

    name = "reveal_monster_hand"

    def possible(self, state: Saga, on: On) -> bool:
        return len(state.attack_hand) > 0 and not state.hand_shown

    def perform(self, state: Saga, on: On) -> None:
        state.hand_shown = True
        state.reveals += 1
        if state.log is not None:
            player = state.player_text(state.hunter)
            owner = state.player_text(state.keeper)
            cards = tuple([state.attack_text(kind) for kind in sorted(state.attack_hand)])
            told = Event("sees-attacks-own", {"player": player, "owner": owner, "cards": cards})
            seats = 1 << state.hunter | 1 << state.keeper
            state.tell(told, seats, Event("sees-attacks", {"player": player, "owner": owner}))


class MonsterDrawMinus(HuntOp):
    """Fewer attack cards at the end of the next monster round."""

    name = "monster_draw_minus"

    def __init__(self, n: i64) -> None:
        self.n = n

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

    def possible(self, state: Saga, on: On) -> bool:
        return True

    def perform(self, state: Saga, on: On) -> None:
        state.draw_less += self.n


# -- against the hunter


class SkipHunterDraw(HuntOp):
    """The hunter does not draw the card of step 5."""

    name = "skip_hunter_draw"

    def possible(self, state: Saga, on: On) -> bool:
        return True

    def perform(self, state: Saga, on: On) -> None:
        state.draw_skipped = True


class LimitDamageNextRound(HuntOp):
    """The hunter covers at most so many boxes in the next hero round."""

    name = "limit_damage_next_round"

    def __init__(self, n: i64) -> None:
        self.n = n

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

    def possible(self, state: Saga, on: On) -> bool:
        return True

    def perform(self, state: Saga, on: On) -> None:
        state.next_cap = min(state.next_cap, self.n)


class RemoveLastDamage(HuntOp):
    """The last markers that the hunter placed in this hunt are taken back; what was looted stays so."""

    name = "remove_last_damage"

    def __init__(self, n: i64) -> None:
        self.n = n

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

    def possible(self, state: Saga, on: On) -> bool:
        return len(state.placed) > 0

    def perform(self, state: Saga, on: On) -> None:
        for _ in range(min(self.n, len(state.placed))):
            box = state.placed.pop()
            state.marks[state.prey * BOXES + box] = NOBODY
            if state.log is not None:
                state.say("regenerates", figure=state.figure_text(state.prey), number=box + 1)


class SheetSpecialAttack(HuntOp):
    """The special attack of the hunted sheet."""

    name = "sheet_special_attack"

    def possible(self, state: Saga, on: On) -> bool:
        return True

    def perform(self, state: Saga, on: On) -> None:
        if state.log is not None:
            attack = Text(f"special-attack-{state.tables.figure_ids[state.prey]}")
            state.say("special-attack", figure=state.figure_text(state.prey), attack=attack)
        start(state, state.book.special_attack[state.prey], state.hunter, state.prey)


class EndHunt(HuntOp):
    """The hunt ends in defeat."""

    name = "end_hunt"

    def possible(self, state: Saga, on: On) -> bool:
        return True

    def perform(self, state: Saga, on: On) -> None:
        end_hunt(state, False)
