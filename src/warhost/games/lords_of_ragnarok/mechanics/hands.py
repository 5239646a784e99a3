"""Combat cards, runes and priests that players hold: drawing, gaining, and the limits that Wisdom sets."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.event import Event
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.model import ATTACK, ATTRIBUTE, CARD, RUNE, Saga, rune_text
from warhost.games.lords_of_ragnarok.tables import RUNE_TYPES, SEATS

# -- combat cards


def drawable(state: Saga) -> bool:
    """Whether there is a combat card to draw (`lor.cards.both_empty`)."""
    return len(state.deck) > 0 or len(state.discard) > 0


def draw(state: Saga, seat: i64, n: i64) -> None:
    """Draw combat cards; the limit is applied once all are drawn (`lor.heroes.draw_then_discard`)."""
    drawn: list[int] = []
    for _ in range(n):
        if not state.deck:
            if not state.discard:
                break
            reshuffle(state)
        drawn.append(state.deck.pop())
    if not drawn:
        return
    state.hands[seat] = state.hands[seat] + drawn
    state.reveals += 1
    if state.log is not None:
        player = state.player_text(seat)
        cards = tuple([state.card_text(state.tables.kind[card]) for card in drawn])
        told = Event("draws-own", {"player": player, "cards": cards})
        state.tell(told, 1 << seat, Event("draws", {"player": player, "count": len(drawn)}))
    apply_limits(state, seat)


def reshuffle(state: Saga) -> None:
    """`lor.cards.reshuffle`: the discard pile becomes the deck."""
    state.deck = state.discard
    state.discard = []
    state.chance.shuffle(state.deck)
    if state.log is not None:
        state.say("reshuffle", cards=len(state.deck))


def kinds_held(state: Saga, seat: i64) -> list[int]:
    """The kinds of combat cards in a hand, sorted."""
    kind = state.tables.kind
    found: list[int] = []
    for card in state.hands[seat]:
        if kind[card] not in found:
            found.append(kind[card])
    found.sort()
    return found


def give_up(state: Saga, seat: i64, kind: i64) -> i64:
    """Take a card of a kind out of a hand, in the open; tells which."""
    hand = state.hands[seat]
    kinds = state.tables.kind
    for place, card in enumerate(hand):
        if kinds[card] == kind:
            state.hands[seat] = hand[:place] + hand[place + 1 :]
            forget(state, seat, card)
            state.reveals += 1
            return card
    raise AssertionError


def forget(state: Saga, holder: i64, card: i64) -> None:
    """Whoever knew of such a card in the hand knows of one less: nobody can tell two of a kind apart."""
    kinds = state.tables.kind
    for onlooker in range(state.seats):
        known: i64 = state.known[onlooker * SEATS + holder]
        if known == 0:
            continue
        if not known >> card & 1:
            for other in range(len(kinds)):
                if known >> other & 1 and kinds[other] == kinds[card]:
                    known &= ~(1 << other)
                    break
        else:
            known &= ~(1 << card)
        state.known[onlooker * SEATS + holder] = known


def show_hand(state: Saga, holder: i64, onlooker: i64) -> None:
    """Let one seat, and nobody else, see a hand."""
    known: i64 = 0
    for card in state.hands[holder]:
        known |= 1 << card
    state.known[onlooker * SEATS + holder] = known
    state.reveals += 1
    if state.log is not None:
        player = state.player_text(onlooker)
        owner = state.player_text(holder)
        cards = tuple([state.card_text(state.tables.kind[card]) for card in sorted(state.hands[holder])])
        told = Event("sees-hand-own", {"player": player, "owner": owner, "cards": cards})
        state.tell(told, 1 << onlooker | 1 << holder, Event("sees-hand", {"player": player, "owner": owner}))


def discard(state: Saga, seat: i64, kind: i64) -> None:
    """Discard a combat card from a hand."""
    state.discard.append(give_up(state, seat, kind))
    if state.log is not None:
        state.say("discards", player=state.player_text(seat), card=state.card_text(kind))


def discard_at_random(state: Saga, seat: i64, n: i64) -> None:
    for _ in range(n):
        hand = state.hands[seat]
        if not hand:
            return
        card = hand[state.chance.below(len(hand))]
        discard(state, seat, state.tables.kind[card])


class DiscardCards(Ask):
    """Discard combat cards of one's choice, one after the other."""

    fields = ("who", "left")
    kind = "discard_cards"
    rule = "lor.cards.as_far_as_possible"
    secret = True
    verbs = {"card": "discard"}

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left

    def options(self, state: Saga) -> list[int]:
        return [CARD + kind for kind in kinds_held(state, self.who)]

    def choose(self, state: Saga, choice: i64) -> None:
        if self.left > 1:
            state.frames.append(DiscardCards(self.who, self.left - 1))
        discard(state, self.who, choice - CARD)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-discard-cards", count=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if CARD <= choice < ATTACK:
            return why_not_held(state, self.rule, choice)
        return self.wrong_kind(state, choice)


class ShedCards(Ask):
    """Discard combat cards of one's choice down to the limit."""

    fields = ("who",)
    on_top = False
    kind = "shed_cards"
    rule = "lor.heroes.hand_over_limit"
    secret = True
    verbs = {"card": "discard"}

    def options(self, state: Saga) -> list[int]:
        if cards_over(state, self.who) <= 0:
            return []
        return [CARD + kind for kind in kinds_held(state, self.who)]

    def choose(self, state: Saga, choice: i64) -> None:
        state.frames.append(ShedCards(self.who))
        discard(state, self.who, choice - CARD)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-shed-cards", count=cards_over(state, self.who), limit=state.card_limit(self.who))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if CARD <= choice < ATTACK:
            return why_not_held(state, self.rule, choice)
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        if at + 1 == len(state.frames):
            return True
        above = state.frames[at + 1]
        return isinstance(above, ShedRunes) and above.who == self.who


class PickFromHand(Ask):
    """Choose what somebody else discards, after looking at the hand."""

    fields = ("who", "holder", "left")
    kind = "pick_from_hand"
    rule = "lor.hunt.attack_choices"
    secret = True
    verbs = {"card": "strip"}

    def __init__(self, who: i64, holder: i64, left: i64) -> None:
        self.who = who
        self.holder = holder
        self.left = left

    def options(self, state: Saga) -> list[int]:
        return [CARD + kind for kind in kinds_held(state, self.holder)]

    def choose(self, state: Saga, choice: i64) -> None:
        if self.left > 1:
            state.frames.append(PickFromHand(self.who, self.holder, self.left - 1))
        discard(state, self.holder, choice - CARD)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-pick-from-hand", player=state.player_text(self.holder), count=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if CARD <= choice < ATTACK:
            return why_not_held(state, self.rule, choice)
        return self.wrong_kind(state, choice)


def why_not_held(state: Saga, rule: str, choice: i64) -> Reason:
    """The reason against a kind of combat card that is not in the hand."""
    kind = choice - CARD
    if kind >= len(state.tables.card_ids):
        return Reason(rule, Text("why-no-such-card"))
    return Reason(rule, Text("why-not-held", card=state.card_text(kind)))


# -- runes


def runes_left(state: Saga) -> bool:
    return state.rune_supply[0] + state.rune_supply[1] + state.rune_supply[2] > 0


def take_rune(state: Saga, seat: i64, rune: i64) -> None:
    """Take a rune from the supply."""
    state.rune_supply[rune] -= 1
    state.runes[seat * RUNE_TYPES + rune] += 1
    if state.log is not None:
        state.say("gains-rune", player=state.player_text(seat), rune=rune_text(rune))


def return_rune(state: Saga, seat: i64, rune: i64) -> None:
    """Spend or discard a rune (`lor.runes.spent_to_supply`)."""
    state.runes[seat * RUNE_TYPES + rune] -= 1
    state.rune_supply[rune] += 1


def gain_runes(state: Saga, seat: i64, n: i64) -> None:
    """Let a seat pick runes from the supply; the limit comes after all of them."""
    state.frames.append(Limits(seat))
    state.frames.append(GainRune(seat, n))


def fill_forge(state: Saga, region: i64) -> None:
    """A forge receives the rune of its type, if there is one."""
    rune = state.forge_type[region]
    if state.rune_supply[rune] > 0:  # lor.runes.type_exhausted
        state.rune_supply[rune] -= 1
        state.forge_full |= 1 << region


class GainRune(Ask):
    """Pick the type of a rune from the supply (`lor.runes.from_supply`)."""

    fields = ("who", "left")
    lies_on = ("Limits",)
    kind = "gain_rune"
    rule = "lor.runes.from_supply"

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left

    def options(self, state: Saga) -> list[int]:
        return [RUNE + rune for rune in range(RUNE_TYPES) if state.rune_supply[rune] > 0]

    def choose(self, state: Saga, choice: i64) -> None:
        if self.left > 1:
            state.frames.append(GainRune(self.who, self.left - 1))
        take_rune(state, self.who, choice - RUNE)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-gain-rune", count=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if RUNE <= choice < ATTRIBUTE:
            return Reason("lor.runes.type_exhausted", Text("why-rune-exhausted", rune=rune_text(choice - RUNE)))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        below = state.frames[at - 1]
        return isinstance(below, Limits) and below.who == self.who


class DropRune(Ask):
    """Discard a rune of one's choice because an effect says so."""

    fields = ("who", "left")
    kind = "drop_rune"
    rule = "lor.cards.as_far_as_possible"
    verbs = {"rune": "drop"}

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left

    def options(self, state: Saga) -> list[int]:
        return runes_held(state, self.who)

    def choose(self, state: Saga, choice: i64) -> None:
        if self.left > 1:
            state.frames.append(DropRune(self.who, self.left - 1))
        drop_rune(state, self.who, choice - RUNE)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-drop-rune", count=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if RUNE <= choice < ATTRIBUTE:
            return Reason(self.rule, Text("why-no-rune", rune=rune_text(choice - RUNE)))
        return self.wrong_kind(state, choice)


class ShedRunes(Ask):
    """Discard runes of one's choice down to the limit."""

    fields = ("who",)
    kind = "shed_runes"
    rule = "lor.runes.over_limit"
    verbs = {"rune": "drop"}

    def options(self, state: Saga) -> list[int]:
        return runes_held(state, self.who) if runes_over(state, self.who) > 0 else []

    def choose(self, state: Saga, choice: i64) -> None:
        state.frames.append(ShedRunes(self.who))
        drop_rune(state, self.who, choice - RUNE)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-shed-runes", count=runes_over(state, self.who), limit=state.rune_limit(self.who))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if RUNE <= choice < ATTRIBUTE:
            return Reason(self.rule, Text("why-no-rune", rune=rune_text(choice - RUNE)))
        return self.wrong_kind(state, choice)


def runes_held(state: Saga, seat: i64) -> list[int]:
    """The types of runes in a reserve, as choices."""
    return [RUNE + rune for rune in range(RUNE_TYPES) if state.runes[seat * RUNE_TYPES + rune] > 0]


def drop_rune(state: Saga, seat: i64, rune: i64) -> None:
    return_rune(state, seat, rune)
    if state.log is not None:
        state.say("drops-rune", player=state.player_text(seat), rune=rune_text(rune))


# -- priests


def gain_priests(state: Saga, who: i64, n: i64) -> None:
    """`lor.priests.own_colour`: as many as there are in the supply."""
    gained = min(n, state.priests_left(who))
    if gained > 0:
        state.priests[who] += gained
        if state.log is not None:
            state.say("priests", player=state.player_text(who), count=gained)


# -- limits


def cards_over(state: Saga, seat: i64) -> i64:
    """How many combat cards a seat holds beyond its limit; a hunter has none (`lor.heroes.hunt_exception`)."""
    return 0 if state.hunter == seat else len(state.hands[seat]) - state.card_limit(seat)


def runes_over(state: Saga, seat: i64) -> i64:
    return state.rune_count(seat) - state.rune_limit(seat)


def apply_limits(state: Saga, seat: i64) -> None:
    """`lor.heroes.limit_drop`: whoever holds too much discards at once."""
    if cards_over(state, seat) > 0:
        state.frames.append(ShedCards(seat))
    if runes_over(state, seat) > 0:
        state.frames.append(ShedRunes(seat))


class Limits(Procedure[Saga]):
    """Applies the limits of a seat once what goes before is done."""

    fields = ("who",)

    def __init__(self, who: i64) -> None:
        self.who = who

    def run(self, state: Saga) -> None:
        apply_limits(state, self.who)

    def fits(self, state: Saga, at: i64) -> bool:
        """What is gained lies on it: runes, or what the forge of a prayer brings."""
        if at == 0 or at + 1 == len(state.frames):
            return False
        above = type(state.frames[at + 1]).__name__
        return above == "GainRune" or (above == "Effects" and type(state.frames[at - 1]).__name__ == "Prayer")
