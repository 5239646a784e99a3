"""The hunt: rounds of the monster and of the hero, and the reckoning."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.event import Event
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.documents import DefenceHints
from warhost.games.lords_of_ragnarok.effects.book import (
    HERO_ROUND,
    HUNT_END,
    HUNT_START,
    IGNORED_INJURIES,
    NOTHING_TO_DO,
    RAGE,
    WILD_WEAPON,
)
from warhost.games.lords_of_ragnarok.effects.moments import can, moment, offers, start, use
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.legality import why_no_damage, why_not_usable
from warhost.games.lords_of_ragnarok.mechanics.boxes import CoverBox, hits, pair_hits
from warhost.games.lords_of_ragnarok.mechanics.control import gain_artifact
from warhost.games.lords_of_ragnarok.mechanics.hands import apply_limits, draw, give_up, kinds_held
from warhost.games.lords_of_ragnarok.mechanics.heroes import Injure
from warhost.games.lords_of_ragnarok.mechanics.hunts import HuntFloor, end_hunt, round_below
from warhost.games.lords_of_ragnarok.mechanics.kills import artifact_earned, clear_sheet, kill
from warhost.games.lords_of_ragnarok.model import ATTACK, CARD, FINISH, NOBODY, ORIGIN, SPECIAL_ACTION, USE, YES, Saga
from warhost.games.lords_of_ragnarok.tables import BOSS, BOXES, DIVINE, STRENGTH, WISDOM

FIRST_ATTACKS = 2  # attack cards drawn before the first round

# -- beginning


def begin_hunt(state: Saga, who: i64, prey: i64) -> None:
    """`lor.hunt.setup_order`: effects at the start, then the cards of both sides."""
    owner = NOBODY if prey == BOSS else state.ring[prey]
    state.hunter = who
    state.prey = prey
    state.keeper = owner if owner >= 0 and owner != who else (who - 1) % state.seats
    state.hunt_over = False
    state.hunt_won = False
    state.ignored_left = state.modifier(who, IGNORED_INJURIES)
    state.wild_left = state.modifier(who, WILD_WEAPON)
    state.cap = BOXES
    state.next_cap = BOXES
    state.draw_less = 0
    state.placed = []
    state.looted = 0
    if state.log is not None:
        state.say(
            "hunt",
            player=state.player_text(who),
            figure=state.figure_text(prey),
            keeper=state.player_text(state.keeper),
        )
    state.frames.append(Reckoning(0))
    state.frames.append(HuntFloor())
    state.frames.append(TakeCards())
    moment(state, who, HUNT_START)


class TakeCards(Procedure[Saga]):
    """The hunter draws as many combat cards as Strength says, the monster's player two attack cards."""

    lies_on = ("HuntFloor",)

    def run(self, state: Saga) -> None:
        state.frames.append(MonsterRound())
        state.attack_deck = state.tables.attack_deck[:]
        state.attack_hand = []
        state.attack_discard = []
        state.chance.shuffle(state.attack_deck)
        draw(state, state.hunter, state.value(state.hunter, STRENGTH))
        draw_attacks(state, FIRST_ATTACKS)


def draw_attacks(state: Saga, n: i64) -> None:
    """The monster's player draws attack cards, as many as there are (`lor.hunt.short_draw`)."""
    for _ in range(min(n, len(state.attack_deck))):
        state.attack_hand.append(state.attack_deck.pop())
    state.hand_shown = False
    state.reveals += 1
    if state.log is not None:
        keeper = state.player_text(state.keeper)
        cards = tuple([state.attack_text(kind) for kind in state.attack_hand])
        told = Event("attacks-drawn-own", {"player": keeper, "cards": cards})
        state.tell(told, 1 << state.keeper, Event("attacks-drawn", {"player": keeper, "count": len(cards)}))


# -- the round of the monster


class MonsterRound(Procedure[Saga]):
    """Its first two steps: an empty deck ends the hunt, else an attack card is played."""

    lies_on = ("HuntFloor",)

    def run(self, state: Saga) -> None:
        if not state.attack_deck:  # lor.hunt.mr1_deck_check
            end_hunt(state, False)
            return
        if not state.attack_hand:  # lor.hunt.empty_monster_hand
            draw_attacks(state, 1)
        state.frames.append(PlayAttack(state.keeper))


class PlayAttack(Ask):
    """The monster's player plays one attack card and discards the others (`lor.hunt.mr2_play_attack`)."""

    fields = ("who",)
    lies_on = ("HuntFloor",)
    kind = "attack"
    rule = "lor.hunt.mr2_play_attack"

    def options(self, state: Saga) -> list[int]:
        return [ATTACK + kind for kind in sorted(set(state.attack_hand))]

    def choose(self, state: Saga, choice: i64) -> None:
        kind = choice - ATTACK
        state.attack_hand.remove(kind)
        state.attack_discard += state.attack_hand
        state.attack_hand = []
        state.attack = kind
        state.played = []
        state.draw_skipped = False
        state.reveals += 1
        if state.log is not None:
            state.say("attack", figure=state.figure_text(state.prey), attack=state.attack_text(kind))
        state.frames.append(AttackLands())
        state.frames.append(Defend(state.hunter))

    def label(self, state: Saga, choice: i64) -> Text:
        if not ATTACK <= choice < ATTACK + len(state.tables.attack_ids):
            return super().label(state, choice)
        kind = choice - ATTACK
        name = state.attack_text(kind)
        return Text(
            "choice-attack",
            what=name,
            rage=rage(state, kind),
            weak=state.tables.attack_weak_spot[kind],
            about=Text(f"{name.key}-about"),
        )

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-attack", figure=state.figure_text(state.prey))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ATTACK <= choice < USE:
            return Reason(self.rule, Text("why-attack-not-held"))
        if choice == FINISH:
            return Reason("lor.hunt.monster_must_play", Text("why-attack-mandatory"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who == state.keeper


def rage(state: Saga, kind: i64) -> i64:
    """The rage of an attack card against this hunter."""
    return max(0, state.tables.attack_rage[kind] - state.modifier(state.hunter, RAGE))


def defence_value(state: Saga) -> i64:
    """The value of the cards played to defend."""
    total: i64 = 0
    for kind in state.played:
        total += state.tables.card_value[kind]
    return total


def defended(state: Saga) -> bool:
    """`lor.hunt.defence_value`, or a shield where the card allows it (`lor.hunt.shield_scope`)."""
    if state.tables.attack_stopped_by_shield[state.attack]:
        for kind in state.played:
            if state.tables.card_shield[kind]:
                return True
    return defence_value(state) >= rage(state, state.attack)


def weak_spot_found(state: Saga) -> bool:
    """`lor.hunt.mr6_weak_spot`: the defence and Wisdom together."""
    return defence_value(state) + state.value(state.hunter, WISDOM) >= state.tables.attack_weak_spot[state.attack]


class Defend(Ask):
    """The hunter plays combat cards to defend, as many as wished (`lor.hunt.mr3_defend`)."""

    fields = ("who",)
    lies_on = ("AttackLands",)
    kind = "defend"
    rule = "lor.hunt.mr3_defend"
    verbs = {"card": "defend"}

    def options(self, state: Saga) -> list[int]:
        found = [CARD + kind for kind in kinds_held(state, self.who)]
        if found:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == FINISH:
            return
        kind = choice - CARD
        state.frames.append(self)
        state.discard.append(give_up(state, self.who, kind))
        state.played = [*state.played, kind]
        if state.log is not None:
            state.say("defends", player=state.player_text(self.who), card=state.card_text(kind))

    def hints(self, state: Saga, choice: i64) -> DefenceHints:
        """What the defence would come to."""
        value = defence_value(state)
        stopped = defended(state)
        if CARD <= choice < ATTACK:
            kind = choice - CARD
            value += state.tables.card_value[kind]
            if state.tables.card_shield[kind] and state.tables.attack_stopped_by_shield[state.attack]:
                stopped = True
        return {
            "defence": value,
            "rage": rage(state, state.attack),
            "stopped": stopped or value >= rage(state, state.attack),
            "weak_spot": value + state.value(self.who, WISDOM) >= state.tables.attack_weak_spot[state.attack],
        }

    def prompt(self, state: Saga) -> Text:
        return Text(
            "prompt-defend",
            attack=state.attack_text(state.attack),
            defence=defence_value(state),
            rage=rage(state, state.attack),
        )

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if CARD <= choice < ATTACK:
            return Reason(self.rule, Text("why-card-not-held"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who == state.hunter


class AttackLands(Procedure[Saga]):
    """Step 4: the effects of an attack that was not stopped."""

    lies_on = ("HuntFloor",)

    def run(self, state: Saga) -> None:
        state.frames.append(AfterAttack())
        stopped = defended(state)
        if state.log is not None:
            key = "attack-stopped" if stopped else "attack-lands"
            state.say(key, attack=state.attack_text(state.attack))
        if not stopped:
            start(state, state.book.attack[state.attack], state.hunter, state.prey)


class AfterAttack(Procedure[Saga]):
    """Steps 5 to 7: the hunter's cards, the weak spot, the monster's cards; then the round of the hero."""

    lies_on = ("HuntFloor",)

    def run(self, state: Saga) -> None:
        hunter = state.hunter
        if not state.draw_skipped:
            draw(state, hunter, 1)
        if weak_spot_found(state):
            if state.log is not None:
                state.say("weak-spot", player=state.player_text(hunter))
            draw(state, hunter, 1)
        cards = state.tables.attack_draw[state.attack]
        if state.draw_less > 0 and cards > 0:
            cards = max(1, cards - state.draw_less)
        state.draw_less = 0
        draw_attacks(state, cards)
        state.attack_discard.append(state.attack)
        state.attack = -1
        state.played = []
        state.dealt = 0
        state.cap = state.next_cap
        state.next_cap = BOXES
        state.frames.append(HeroRound())


# -- the round of the hero


class HeroRound(Procedure[Saga]):
    """The hunter deals damage as long as they can and will; without any the hunt is lost."""

    lies_on = ("HuntFloor",)

    def run(self, state: Saga) -> None:
        hunter = state.hunter
        if state.dealt >= state.cap:
            state.frames.append(MonsterRound())
        elif state.hands[hunter] or offers(state, hunter, HERO_ROUND):
            state.frames.append(HeroTurn(hunter))
        else:
            end_hero_round(state)


def end_hero_round(state: Saga) -> None:
    """`lor.hunt.hero_at_least_one`."""
    if state.dealt > 0:
        state.frames.append(MonsterRound())
    else:
        end_hunt(state, False)


def partners(state: Saga, hunter: i64, first: i64) -> list[int]:
    """Kinds of cards in hand that cover a box of the boss together with one of a kind."""
    found: list[int] = []
    for second in kinds_held(state, hunter):
        if second == first and len([c for c in state.hands[hunter] if state.tables.kind[c] == first]) < 2:
            continue
        if pair_hits(state, first, second):
            found.append(second)
    return found


class HeroTurn(Ask):
    """Play a card that deals damage, use an artifact, or end the round."""

    fields = ("who",)
    lies_on = ("HuntFloor",)
    kind = "hero_round"
    rule = "lor.hunt.hero_play"
    secret = True
    verbs = {"card": "hit"}

    def options(self, state: Saga) -> list[int]:
        found: list[int] = []
        for kind in kinds_held(state, self.who):
            if state.prey == BOSS:
                if partners(state, self.who, kind):
                    found.append(CARD + kind)
            elif hits(state, kind):
                found.append(CARD + kind)
        found += offers(state, self.who, HERO_ROUND)
        found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == FINISH:
            end_hero_round(state)
            return
        state.frames.append(HeroRound())
        if choice >= USE:
            use(state, self.who, HERO_ROUND, choice - USE)
            return
        kind = choice - CARD
        state.in_play.append(give_up(state, self.who, kind))
        state.played = [*state.played, kind]
        if state.log is not None:
            state.say("hits", player=state.player_text(self.who), card=state.card_text(kind))
        if state.prey == BOSS:
            state.frames.append(SecondCard(self.who, kind))
            return
        after_card(state, kind)
        state.frames.append(CoverBox(self.who, kind, -1))
        hunt_effect(state, kind)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-hero-round", figure=state.figure_text(state.prey), dealt=state.dealt)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if CARD <= choice < ATTACK:
            return why_no_damage(state, self.who, choice - CARD)
        if USE <= choice < ORIGIN:
            return why_not_usable(state, self.who, choice - USE)
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who == state.hunter


class SecondCard(Ask):
    """The second card of a pair against the boss."""

    fields = ("who", "first")
    lies_on = ("HeroRound",)
    kind = "second_card"
    rule = "lor.boss.double_boxes"
    secret = True
    verbs = {"card": "hit"}

    def __init__(self, who: i64, first: i64) -> None:
        self.who = who
        self.first = first  # kind of the first card

    def options(self, state: Saga) -> list[int]:
        # the first card is out of the hand already, so that another of its kind may follow
        return [CARD + kind for kind in kinds_held(state, self.who) if pair_hits(state, self.first, kind)]

    def promised(self, state: Saga) -> list[int]:
        return [kind for kind in range(len(state.tables.card_ids)) if pair_hits(state, self.first, kind)]

    def choose(self, state: Saga, choice: i64) -> None:
        kind = choice - CARD
        state.in_play.append(give_up(state, self.who, kind))
        state.played = [*state.played, kind]
        if state.log is not None:
            state.say("hits", player=state.player_text(self.who), card=state.card_text(kind))
        after_card(state, kind)
        after_card(state, self.first)
        state.frames.append(CoverBox(self.who, self.first, kind))
        hunt_effect(state, kind)
        hunt_effect(state, self.first)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-second-card", card=state.card_text(self.first))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if CARD <= choice < ATTACK:
            return Reason(self.rule, Text("why-no-pair"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who == state.hunter and state.kinds_in_play() == [self.first]


def hunt_effect(state: Saga, kind: i64) -> None:
    """What a card offers before its box is covered (`lor.hunt.hero_effect_first`)."""
    program = state.book.card_hunt[kind]
    if program == NOTHING_TO_DO:
        return
    if all([op.may for op in state.book.programs[program]]):
        start(state, program, state.hunter)
    else:
        state.frames.append(HuntEffect(state.hunter, kind))


def after_card(state: Saga, kind: i64) -> None:
    """What a card offers once its box is covered."""
    start(state, state.book.card_after[kind], state.hunter)


class HuntEffect(Ask):
    """Resolve the hunt effect of a card or leave it out (`lor.battle.b1_effect_mandatory`)."""

    fields = ("who", "card")
    on_top = False
    kind = "hunt_effect"
    rule = "lor.hunt.hero_play"
    verbs = {"finish": "decline"}

    def __init__(self, who: i64, card: i64) -> None:
        self.who = who
        self.card = card  # kind

    def options(self, state: Saga) -> list[int]:
        return [FINISH, YES] if can(state, state.book.card_hunt[self.card], self.who) else []

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == YES:
            start(state, state.book.card_hunt[self.card], self.who)

    def prompt(self, state: Saga) -> Text:
        name = state.card_text(self.card)
        return Text("prompt-hunt-effect", card=name, about=Text(f"{name.key}-hunt"))

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who == state.hunter and round_below(state, at) == "HeroRound"


# -- the end of a hunt


class Reckoning(Procedure[Saga]):
    """`lor.hunt.end_order`: injury of a defeat, kill, artifact, regeneration, and the limit of cards at last."""

    fields = ("stage",)
    lies_on = ("EndOfStep",)

    def __init__(self, stage: i64) -> None:
        self.stage = stage

    def run(self, state: Saga) -> None:
        hunter = state.hunter
        if self.stage == 0:
            state.frames.append(Reckoning(1))
            if not state.hunt_won:  # lor.hunt.defeat_injury
                state.frames.append(Injure(hunter, 1, False))
            return
        if self.stage == 1:
            state.frames.append(Reckoning(2))
            rewards(state)
            moment(state, hunter, HUNT_END)
            return
        end_of_hunt(state)
        apply_limits(state, hunter)

    def fits(self, state: Saga, at: i64) -> bool:
        hunting = state.hunter != NOBODY and state.hunter == state.active and state.battle < 0
        return state.step == SPECIAL_ACTION and hunting and state.hunt_over == (self.stage > 0)


def rewards(state: Saga) -> None:
    """Figure and tokens of a kill, the artifact; the boss that lives regenerates (`lor.boss.regenerates`)."""
    prey = state.prey
    if prey == BOSS:
        if state.log is not None and len(state.uncovered(BOSS)) < state.tables.boxes[BOSS]:
            state.say("boss-regenerates", figure=state.figure_text(BOSS))
        clear_sheet(state, BOSS)
        return
    earned = artifact_earned(state, prey)
    if state.hunt_won:
        kill(state, state.hunter, prey)
    if earned:
        gain_artifact(state, state.hunter, DIVINE + prey)


def end_of_hunt(state: Saga) -> None:
    state.hunter = NOBODY
    state.prey = -1
    state.keeper = NOBODY
    state.hunt_over = False
    state.hunt_won = False
    state.attack_deck = []
    state.attack_hand = []
    state.attack_discard = []
    state.attack = -1
    state.hand_shown = False
    state.played = []
    state.draw_skipped = False
    state.draw_less = 0
    state.dealt = 0
    state.cap = BOXES
    state.next_cap = BOXES
    state.wild_left = 0
    state.ignored_left = 0
    state.placed = []
    state.looted = 0
