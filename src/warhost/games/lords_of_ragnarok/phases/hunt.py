"""The hunt: rounds of the monster and of the hero, damage and trophies, and the reckoning."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.event import Event
from warhost.engine.state import Procedure
from warhost.engine.text import Text, Thing
from warhost.games.lords_of_ragnarok.book import (
    HERO_ROUND,
    HUNT_END,
    HUNT_START,
    IGNORED_INJURIES,
    NOTHING_TO_DO,
    RAGE,
    REPLACED_TROPHY,
    WILD_WEAPON,
)
from warhost.games.lords_of_ragnarok.control import gain_artifact
from warhost.games.lords_of_ragnarok.documents import DefenceHints
from warhost.games.lords_of_ragnarok.effects.moments import can, moment, offers, start, use
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.hands import apply_limits, draw, give_up, kinds_held
from warhost.games.lords_of_ragnarok.heroes import Injure
from warhost.games.lords_of_ragnarok.hunts import HuntFloor, end_hunt
from warhost.games.lords_of_ragnarok.legality import why_no_box, why_no_damage, why_not_usable
from warhost.games.lords_of_ragnarok.model import (
    ATTACK,
    BOX,
    CARD,
    FINISH,
    GONE,
    KILLED,
    MARKERS_FOR_TOKEN,
    NOBODY,
    OPTION,
    ORIGIN,
    SLAYER,
    USE,
    YES,
    Saga,
)
from warhost.games.lords_of_ragnarok.phases.ending import win
from warhost.games.lords_of_ragnarok.tables import (
    ARTIFACT,
    BOSS,
    BOXES,
    DIVINE,
    NO_TROPHY,
    SHIELD,
    SLAYER_TOKENS,
    SOURCES,
    STRENGTH,
    TROPHIES,
    WEAPONS,
    WISDOM,
)

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


class AttackLands(Procedure[Saga]):
    """Step 4: the effects of an attack that was not stopped."""

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


def may_hit(state: Saga, kind: i64, box: i64) -> bool:
    """Whether a card may cover a box of a monster, by its own symbol or as any weapon."""
    if state.tables.card_weapon[kind] == state.tables.box_weapon[state.prey][box]:
        return True
    return may_be_any(state, kind)


def may_be_any(state: Saga, kind: i64) -> bool:
    """Whether a card may stand for any weapon; a shield never does."""
    if state.tables.card_weapon[kind] == SHIELD:
        return False
    return state.book.card_wild[kind] or state.wild_left > 0


def wilds_needed(state: Saga, first: i64, second: i64, box: i64) -> i64:
    """How many of a pair of cards must stand for another weapon to cover a box of the boss."""
    one = state.tables.box_weapon[BOSS][box]
    two = state.tables.box_second[box]
    straight = misfit(state, first, one) + misfit(state, second, two)
    crossed = misfit(state, first, two) + misfit(state, second, one)
    return min(straight, crossed)


def misfit(state: Saga, kind: i64, weapon: i64) -> i64:
    """1 if a card matches a symbol only as any weapon, at the cost of what allows that; a shield never does."""
    if state.tables.card_weapon[kind] == weapon or state.book.card_wild[kind]:
        return 0
    return BOXES if state.tables.card_weapon[kind] == SHIELD else 1


def hits(state: Saga, kind: i64) -> list[int]:
    """The boxes a card may cover alone."""
    return [box for box in state.uncovered(state.prey) if may_hit(state, kind, box)]


def pair_hits(state: Saga, first: i64, second: i64) -> list[int]:
    """The boxes of the boss that two cards may cover together (`lor.boss.double_boxes`)."""
    return [box for box in state.uncovered(BOSS) if wilds_needed(state, first, second, box) <= state.wild_left]


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


class SecondCard(Ask):
    """The second card of a pair against the boss."""

    fields = ("who", "first")
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


class CoverBox(Ask):
    """Choose the box that the card, or the pair of cards, covers (`lor.hunt.hero_box_choice`)."""

    fields = ("who", "card", "second")
    kind = "box"
    rule = "lor.hunt.hero_box_choice"

    def __init__(self, who: i64, card: i64, second: i64) -> None:
        self.who = who
        self.card = card  # kinds of the cards
        self.second = second  # -1: one card is enough

    def options(self, state: Saga) -> list[int]:
        found = hits(state, self.card) if self.second < 0 else pair_hits(state, self.card, self.second)
        return [BOX + box for box in found]

    def choose(self, state: Saga, choice: i64) -> None:
        box = choice - BOX
        if self.second >= 0:
            state.wild_left -= wilds_needed(state, self.card, self.second, box)
        else:
            state.wild_left -= misfit(state, self.card, state.tables.box_weapon[state.prey][box])
        state.discard += state.in_play
        state.in_play = []
        cover(state, box)

    def label(self, state: Saga, choice: i64) -> Text:
        return box_label(state, choice) if BOX <= choice < OPTION else super().label(state, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-box", figure=state.figure_text(state.prey))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        return why_no_box(state, self, choice)


class AnyBox(Ask):
    """Damage without a card's symbol: cover an uncovered box (`lor.hunt.damage_without_card`)."""

    fields = ("who", "weapon", "optional")
    kind = "any_box"
    rule = "lor.hunt.damage_without_card"

    def __init__(self, who: i64, weapon: i64, optional: bool) -> None:
        self.who = who
        self.weapon = weapon  # -1: any
        self.optional = optional

    def options(self, state: Saga) -> list[int]:
        found = [BOX + box for box in open_boxes(state, self.weapon)]
        if found and self.optional:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice != FINISH:
            cover(state, choice - BOX)

    def label(self, state: Saga, choice: i64) -> Text:
        return box_label(state, choice) if BOX <= choice < OPTION else super().label(state, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-box", figure=state.figure_text(state.prey))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        return why_no_box(state, self, choice)


def open_boxes(state: Saga, weapon: i64) -> list[int]:
    """The boxes that damage of a weapon (-1: any) may still cover in this round."""
    if state.dealt >= state.cap:
        return []
    weapons = state.tables.box_weapon[state.prey]
    return [box for box in state.uncovered(state.prey) if weapon < 0 or weapons[box] == weapon]


def box_label(state: Saga, choice: i64) -> Text:
    """A box with its symbols and trophy."""
    box = choice - BOX
    prey = state.prey
    if prey < 0 or box >= state.tables.boxes[prey]:
        return Text("choice-cover", what=Text("box", number=box + 1))
    weapons = [state.tables.box_weapon[prey][box]]
    if prey == BOSS:
        weapons.append(state.tables.box_second[box])
    return Text(
        "choice-cover-box",
        number=box + 1,
        weapons=weapon_texts(weapons),
        trophy=Thing("trophy", TROPHIES[state.tables.box_trophy[prey][box]]),
    )


def weapon_texts(weapons: list[int]) -> tuple[Text, ...]:
    return tuple([Thing("weapon", WEAPONS[weapon]) for weapon in weapons])


# -- damage


def cover(state: Saga, box: i64) -> None:
    """The hunter's marker covers a box; its trophy is gained at once, then the monster may be dead."""
    prey = state.prey
    state.marks[prey * BOXES + box] = state.hunter
    state.placed.append(box)
    state.dealt += 1
    if state.log is not None:
        player = state.player_text(state.hunter)
        state.say("damage", player=player, figure=state.figure_text(prey), number=box + 1)
    state.frames.append(SeeIfKilled())
    trophy = state.tables.box_trophy[prey][box]
    if trophy != NO_TROPHY and not state.looted >> box & 1:
        state.looted |= 1 << box
        taking = TakeTrophy(state.hunter, trophy)
        if taking.options(state):
            state.frames.append(taking)
        elif state.log is not None:  # lor.trophies.unusable
            lost = Thing("trophy", TROPHIES[trophy])
            state.say("trophy-lost", player=state.player_text(state.hunter), trophy=lost)


class SeeIfKilled(Procedure[Saga]):
    """`lor.hunt.all_covered`."""

    def run(self, state: Saga) -> None:
        if not state.uncovered(state.prey):
            end_hunt(state, True)
            if state.prey == BOSS:
                win(state, state.hunter, SLAYER)


class TakeTrophy(Ask):
    """The trophy of a box, or what an effect offers instead."""

    fields = ("who", "trophy")
    kind = "trophy"
    rule = "lor.trophies.gain"

    def __init__(self, who: i64, trophy: i64) -> None:
        self.who = who
        self.trophy = trophy

    def options(self, state: Saga) -> list[int]:
        found: list[int] = []
        sources: i64 = state.powers[self.who] & state.book.modified[REPLACED_TROPHY]
        for source in range(SOURCES):
            if sources >> source & 1 and can(state, state.book.trophy_instead[source], self.who):
                found.append(USE + source)
        if can(state, state.book.trophy[self.trophy], self.who):
            found.append(YES)
        elif found:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == YES:
            if state.log is not None:
                trophy = Thing("trophy", TROPHIES[self.trophy])
                state.say("trophy", player=state.player_text(self.who), trophy=trophy)
            start(state, state.book.trophy[self.trophy], self.who)
        elif choice != FINISH:
            source = choice - USE
            if state.log is not None:
                state.say("use", player=state.player_text(self.who), what=state.source_text(source))
            start(state, state.book.trophy_instead[source], self.who)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-trophy", trophy=Thing("trophy", TROPHIES[self.trophy]))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice in (YES, FINISH):
            return Reason("lor.trophies.unusable", Text("why-trophy-lost"))
        if USE <= choice < ORIGIN:
            return why_not_usable(state, self.who, choice - USE)
        return self.wrong_kind(state, choice)


# -- kills


def kill(state: Saga, who: i64, monster: i64) -> None:
    """The figure goes to the killer, a token to others with at least four markers; the sheet leaves the game."""
    state.killer[monster] = who
    state.figure_at[monster] = KILLED
    state.ring[monster] = NOBODY
    if state.log is not None:
        state.say("killed", player=state.player_text(who), figure=state.figure_text(monster))
    markers = state.marks[monster * BOXES : monster * BOXES + BOXES]
    for seat in state.clockwise(state.active):
        if seat != who and markers.count(seat) >= MARKERS_FOR_TOKEN and sum(state.slayer_tokens) < SLAYER_TOKENS:
            state.slayer_tokens[seat] += 1
            if state.log is not None:
                state.say("slayer-token", player=state.player_text(seat))
    clear_sheet(state, monster)


def clear_sheet(state: Saga, figure: i64) -> None:
    for box in range(BOXES):
        state.marks[figure * BOXES + box] = NOBODY


def artifact_earned(state: Saga, monster: i64) -> bool:
    """`lor.trophies.artifact`: unclaimed, and every box without a trophy is covered."""
    if state.artifact_owner[DIVINE + monster] != NOBODY:
        return False
    for box, trophy in enumerate(state.tables.box_trophy[monster]):
        if trophy == NO_TROPHY and state.marks[monster * BOXES + box] < 0:
            return False
    return True


def damage_outside(state: Saga, who: i64, monster: i64, box: i64) -> None:
    """`lor.kills.damage_outside_hunt`: no trophy, no artifact, but it may kill."""
    state.marks[monster * BOXES + box] = who
    if state.log is not None:
        player = state.player_text(who)
        state.say("damage", player=player, figure=state.figure_text(monster), number=box + 1)
    if not state.uncovered(monster):
        if state.artifact_owner[DIVINE + monster] == NOBODY:  # lor.kills.artifact_lost
            state.artifact_owner[DIVINE + monster] = GONE
            if state.log is not None:
                state.say("artifact-gone", artifact=state.source_text(ARTIFACT + DIVINE + monster))
        kill(state, who, monster)


# -- the end of a hunt


class Reckoning(Procedure[Saga]):
    """`lor.hunt.end_order`: injury of a defeat, kill, artifact, regeneration, and the limit of cards at last."""

    fields = ("stage",)

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
