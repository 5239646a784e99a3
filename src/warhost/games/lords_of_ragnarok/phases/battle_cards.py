"""The first step of a battle, its cards: players alternate until both have passed."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.documents import BattleHints
from warhost.games.lords_of_ragnarok.effects.book import PLAYING_CARD
from warhost.games.lords_of_ragnarok.effects.moments import offers, start, use
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.legality import why_not_usable
from warhost.games.lords_of_ragnarok.mechanics.battles import PASSED, battle_value, card_worth, loss_symbols, next_step
from warhost.games.lords_of_ragnarok.mechanics.hands import give_up, kinds_held, why_not_held
from warhost.games.lords_of_ragnarok.model import ATTACK, CARD, FINISH, ORIGIN, USE, Saga


class CardTurn(Procedure[Saga]):
    """Players alternate until both have passed; who has passed plays no more cards (`lor.battle.b1_pass`)."""

    fields = ("side",)
    lies_on = ("BattleStep",)

    def __init__(self, side: i64) -> None:
        self.side = side

    def run(self, state: Saga) -> None:
        if state.passed == 3:
            return
        seat = state.sides[self.side]
        if state.passed >> self.side & 1:
            state.frames.append(CardTurn(1 - self.side))
        elif state.hands[seat]:
            state.frames.append(PlayCard(seat, False))
        else:  # everybody sees that the hand is empty
            state.frames.append(CardTurn(1 - self.side))
            pass_battle(state, self.side)

    def fits(self, state: Saga, at: i64) -> bool:
        return next_step(state, at) == PASSED


def pass_battle(state: Saga, side: i64) -> None:
    state.passed |= 1 << side
    if state.log is not None:
        state.say("passes", player=state.player_text(state.sides[side]))


def playable(state: Saga, side: i64, kind: i64) -> bool:
    """`lor.battle.b1_loss_limit_sum`."""
    symbols = state.tables.card_losses[kind]
    if symbols == 0:
        return True
    total = max(0, loss_symbols(state, side) + symbols - state.ignored[side])
    return total <= state.total(state.sides[side], state.battle)


class PlayCard(Ask):
    """Play a combat card or pass (`lor.battle.b1_alternate`)."""

    fields = ("who", "free")
    lies_on = ("BattleStep",)
    kind = "battle_card"
    rule = "lor.battle.b1_alternate"
    secret = True
    verbs = {"finish": "pass"}

    def __init__(self, who: i64, free: bool) -> None:
        self.who = who
        self.free = free  # the loss symbols of the card are ignored, so one with symbols is played

    def options(self, state: Saga) -> list[int]:
        side = state.side_of(self.who)
        held = kinds_held(state, self.who)
        if self.free:
            return [CARD + kind for kind in held if state.tables.card_losses[kind] > 0]
        found = [CARD + kind for kind in held if playable(state, side, kind)]
        found += offers(state, self.who, PLAYING_CARD)
        found.append(FINISH)
        return found

    def promised(self, state: Saga) -> list[int]:
        return [kind for kind, symbols in enumerate(state.tables.card_losses) if self.free and symbols > 0]

    def choose(self, state: Saga, choice: i64) -> None:
        side = state.side_of(self.who)
        if USE <= choice < ORIGIN:
            use(state, self.who, PLAYING_CARD, choice - USE)
            return
        state.frames.append(CardTurn(1 - side))
        if choice == FINISH:
            pass_battle(state, side)
            return
        kind = choice - CARD
        state.in_play.append(give_up(state, self.who, kind))
        if self.free:
            state.ignored[side] += state.tables.card_losses[kind]
        if state.log is not None:
            state.say("battle-card", player=state.player_text(self.who), card=state.card_text(kind))
        state.frames.append(LayCard(side))  # lor.battle.b1_effect_then_value
        start(state, state.book.card_battle[kind], self.who)

    def hints(self, state: Saga, choice: i64) -> BattleHints:
        """Both sides' values as they would stand, bonuses that are certain by now included."""
        mine = battle_value(state, state.side_of(self.who))
        if CARD <= choice < ATTACK:
            mine += card_worth(state, self.who, choice - CARD)
        return {"own": mine, "other": battle_value(state, 1 - state.side_of(self.who))}

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-free-card" if self.free else "prompt-battle-card", region=state.region_text(state.battle))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if CARD <= choice < ATTACK:
            if choice - CARD in kinds_held(state, self.who):
                rule = "lor.artifacts.discharge" if self.free else "lor.battle.b1_loss_limit_sum"
                key = "why-no-symbols" if self.free else "why-too-many-losses"
                return Reason(rule, Text(key, card=state.card_text(choice - CARD)))
            return why_not_held(state, self.rule, choice)
        if USE <= choice < ORIGIN:
            return why_not_usable(state, self.who, choice - USE)
        if choice == FINISH:
            return Reason("lor.artifacts.discharge", Text("why-play-now"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who in state.sides and next_step(state, at) == PASSED


class LayCard(Procedure[Saga]):
    """The card that was played lies before its player now, and its value counts."""

    fields = ("side",)
    lies_on = ("CardTurn",)

    def __init__(self, side: i64) -> None:
        self.side = side

    def run(self, state: Saga) -> None:
        state.laid = state.laid[:]
        state.laid[self.side] = state.laid[self.side] + state.in_play
        state.in_play = []

    def fits(self, state: Saga, at: i64) -> bool:
        below = state.frames[at - 1]
        return isinstance(below, CardTurn) and below.side == 1 - self.side and len(state.in_play) == 1
