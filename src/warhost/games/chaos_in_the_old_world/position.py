# not compiled: positions are read and written one at a time.
"""A game as a readable document and back, with a clear word for whatever cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warhost.engine.bits import bits, mask_of
from warhost.engine.position import Reader
from warhost.games.chaos_in_the_old_world.effects.upgrades import HORROR_SORT, set_statistics
from warhost.games.chaos_in_the_old_world.mechanics.dice import CAUSES, lay_dice, loss_of, rolls_on_table
from warhost.games.chaos_in_the_old_world.model import (
    ABSENT,
    BLOCKED,
    CREPT,
    EMPTY,
    ENDINGS,
    HORROR,
    ON_SPACE,
    PHASES,
    RESERVE,
    SETUP,
    SHIELDED,
    TIPPED,
    OldWorld,
)
from warhost.games.chaos_in_the_old_world.phases.setup import clear_table, full_deck
from warhost.games.chaos_in_the_old_world.tables import (
    CARD_IDS,
    CARDS,
    CLASSES,
    CULTIST,
    FIGURES,
    OLD_WORLD_IDS,
    PEASANT,
    POWER_IDS,
    POWERS,
    REGION_IDS,
    REGIONS,
    SIDE_IDS,
    SLAANESH,
    TOKEN_IDS,
    TOKENS,
    UPGRADE_IDS,
    UPGRADES_EACH,
)

MARKS = {"shielded": SHIELDED, "crept": CREPT, "tipped": TIPPED}
STAGES = ("setup", *PHASES)
MOST = 1_000_000  # of anything that no rule limits
SPACE = (None, *CARD_IDS, "blocked")


# -- writing


def whole_table(state: OldWorld) -> dict[str, Any]:
    """Everything on the table. Decks are listed from the top; figures that are not named are in the reserve."""
    return {
        "round": state.round,
        "phase": STAGES[state.phase + 1],
        "powers": {POWER_IDS[p]: _power_doc(state, p) for p in range(POWERS) if state.seat_of[p] >= 0},
        "figures": {state.tables.figure_ids[f]: _figure_doc(state, f) for f in range(FIGURES) if state.where[f] >= 0},
        "regions": {REGION_IDS[r]: _region_doc(state, r) for r in range(REGIONS)},
        "announced": None if state.announced < 0 else CARD_IDS[state.announced],
        "old_world": {
            "deck": [OLD_WORLD_IDS[card] for card in reversed(state.old_world_deck)],
            "aside": [OLD_WORLD_IDS[card] for card in state.old_world_aside],
            "out": [OLD_WORLD_IDS[card] for card in state.old_world_out],
            "track": [None if card < 0 else OLD_WORLD_IDS[card] for card in state.track],
        },
        "khorne_kills": {REGION_IDS[r]: kills for r, kills in enumerate(state.khorne_kills) if kills},
        "fallen": state.fallen,
        "dice": _dice_doc(state),
        "ending": ENDINGS[state.ending],
        "winners": [s for s in range(state.setting.seats) if state.winners >> s & 1],
        "conceded": bits(state.conceded),
        "draw_offers": bits(state.draw_offers),
        "history": [state.history[i : i + POWERS] for i in range(0, len(state.history), POWERS)],
    }


def _power_doc(state: OldWorld, power: int) -> dict[str, Any]:
    tables = state.tables
    return {
        "seat": state.seat_of[power],
        "victory_points": state.vp[power],
        "power_points": state.points[power],
        "dial": state.dial[power],
        "counters": state.counters[power],
        "upgrades": [
            UPGRADE_IDS[power * UPGRADES_EACH + n] for n in range(UPGRADES_EACH) if state.upgrades[power] >> n & 1
        ],
        "peasants": state.peasants[power],
        "hand": [CARD_IDS[card] for card in tables.cards_of[power] for _ in range(state.resting(card))],
        "known": [CARD_IDS[card] for card in tables.cards_of[power] for _ in range(state.known[card])],
        "discard": [CARD_IDS[card] for card in tables.cards_of[power] for _ in range(state.discard[card])],
        "deck": [CARD_IDS[card] for card in reversed(state.decks[power])],
    }


def _figure_doc(state: OldWorld, figure: int) -> dict[str, Any]:
    doc: dict[str, Any] = {"region": REGION_IDS[state.where[figure]]}
    if state.holder[figure] != state.tables.owner[figure]:
        doc["controlled_by"] = POWER_IDS[state.holder[figure]]
    marks = [name for name, mark in MARKS.items() if state.marks[figure] & mark]
    if marks:
        doc["marks"] = marks
    hits = {POWER_IDS[p]: state.waiting.count(figure * POWERS + p) for p in range(POWERS)}
    if any(hits.values()):
        doc["hits"] = {name: count for name, count in hits.items() if count}
    for slot, lies in enumerate(state.slots):
        if lies == HORROR + figure:
            doc["space"] = SIDE_IDS[slot % 2]
    return doc


def _region_doc(state: OldWorld, region: int) -> dict[str, Any]:
    corruption = {POWER_IDS[p]: state.corruption[region * POWERS + p] for p in range(POWERS)}
    return {
        "spaces": {SIDE_IDS[side]: _space_doc(state.slots[2 * region + side]) for side in (0, 1)},
        "tokens": {TOKEN_IDS[t]: n for t, n in enumerate(state.tokens[region * TOKENS : (region + 1) * TOKENS]) if n},
        "corruption": {name: count for name, count in corruption.items() if count},
        "ruin": state.ruin[region],
        "scored": state.face_down >> region & 1 == 1,
        "ruiners": [POWER_IDS[p] for p in range(POWERS) if state.ruiners >> (region * POWERS + p) & 1],
        "killers": [POWER_IDS[p] for p in range(POWERS) if state.killers >> (region * POWERS + p) & 1],
    }


def _dice_doc(state: OldWorld) -> dict[str, Any]:
    """The battle dice on the table, and who fell by them: figures with whoever controlled them, Peasants without."""
    if state.dice_region < 0:
        return {}
    tables = state.tables
    losses: list[dict[str, Any]] = []
    for loss in state.losses:
        figure = loss // (POWERS * POWERS) - 1
        fell = {} if figure < 0 else {"figure": tables.figure_ids[figure], "of": POWER_IDS[loss // POWERS % POWERS]}
        losses.append({"killer": POWER_IDS[loss % POWERS], **fell})
    return {
        "region": REGION_IDS[state.dice_region],
        "rolls": [
            {"power": POWER_IDS[one.power], "cause": CAUSES[one.cause], "dice": one.dice, "faces": one.faces}
            for one in rolls_on_table(state)
        ],
        "losses": losses,
    }


def _space_doc(lies: int) -> str | None:
    """What lies on a space; a Horror tells itself where it stands."""
    if lies == BLOCKED:
        return "blocked"
    return CARD_IDS[lies] if 0 <= lies < CARDS else None


# -- reading


def lay_table(state: OldWorld, doc: Mapping[str, Any]) -> None:
    """Put on the table what a document says; what it leaves out is as at the beginning of a game."""
    clear_table(state)
    read = Reader(doc, "table")
    state.phase = STAGES.index(read.one_of("phase", STAGES, PHASES[2])) - 1
    state.round = read.whole("round", 0, 99, 0 if state.phase == SETUP else 1)
    powers = read.inner("powers")
    _seats(state, powers)
    regions = read.inner("regions")
    for region, name in enumerate(REGION_IDS):
        _region(state, regions.inner(name), region)
    regions.nothing_else()
    _ruins(state, regions)
    announced = read.one_of("announced", (None, *CARD_IDS), None)
    state.announced = -1 if announced is None else CARD_IDS.index(announced)
    _tokens(state, powers, regions)
    _figures(state, read.inner("figures"))
    if state.phase != SETUP:
        _cards(state, powers)
    _old_world(state, read.inner("old_world"))
    kills = read.inner("khorne_kills")
    state.khorne_kills = [kills.whole(name, 0, FIGURES, 0) for name in REGION_IDS]
    kills.nothing_else()
    state.fallen = read.whole("fallen", 0, FIGURES, 0)
    _dice(state, read.inner("dice"))
    state.ending = ENDINGS.index(read.one_of("ending", ENDINGS, ENDINGS[0]))
    seats = state.setting.seats
    state.winners = mask_of(read.wholes("winners", 0, seats - 1))
    state.conceded = mask_of(read.wholes("conceded", 0, seats - 1))
    state.draw_offers = mask_of(read.wholes("draw_offers", 0, seats - 1))
    state.history = _history(read)
    read.nothing_else()


def _seats(state: OldWorld, powers: Reader) -> None:
    """Who plays what: as the document says, else one seat after the other in Power order."""
    tables = state.tables
    seats = state.setting.seats
    known = [name for name in powers.names() if name in POWER_IDS]
    for name in powers.names():
        if name not in POWER_IDS:
            raise powers.unknown(name, POWER_IDS)
    if state.phase != SETUP and not known:
        known = [name for p, name in enumerate(POWER_IDS) if p != state.terms.absent][:seats]
    if len(known) != seats and state.phase != SETUP:
        raise powers.wrong(", ".join(known) or "khorne", "position-seats", seats=seats, found=len(known))
    known.sort(key=POWER_IDS.index)
    for number, name in enumerate(known):
        power = POWER_IDS.index(name)
        if power == state.terms.absent:
            raise powers.wrong(name, "position-absent", what=name)
        one = powers.inner(name)
        seat = one.whole("seat", 0, seats - 1, number)
        if state.power_of[seat] >= 0:
            raise one.wrong("seat", "position-seat-taken", seat=seat, power=POWER_IDS[state.power_of[seat]])
        state.power_of[seat] = power
        state.seat_of[power] = seat
        state.vp[power] = one.whole("victory_points", 0, MOST, 0)
        state.points[power] = one.whole("power_points", 0, MOST, tables.points[power] if state.phase != SETUP else 0)
        state.dial[power] = one.whole("dial", 0, len(tables.dial[power]) - 1, 0)
        state.counters[power] = one.whole("counters", 0, MOST, 0)
        own = UPGRADE_IDS[power * UPGRADES_EACH : (power + 1) * UPGRADES_EACH]
        state.upgrades[power] = mask_of([own.index(upgrade) for upgrade in one.words("upgrades", own)])
        state.peasants[power] = one.whole("peasants", 0, tables.stock[PEASANT], 0)
        if state.phase != SETUP:
            for figure in tables.figures[power]:
                state.where[figure] = RESERVE
    set_statistics(state)


def _region(state: OldWorld, read: Reader, region: int) -> None:
    spaces = read.inner("spaces")
    for side, name in enumerate(SIDE_IDS):
        lies = spaces.one_of(name, SPACE, None)
        slot = 2 * region + side
        if lies == "blocked":
            state.slots[slot] = BLOCKED
        elif lies is not None:
            card = CARD_IDS.index(lies)
            if state.seat_of[state.tables.card_power[card]] < 0:
                raise spaces.wrong(name, "position-absent", what=lies)
            state.lay(slot, card)
    spaces.nothing_else()
    tokens = read.inner("tokens")
    for kind, token in enumerate(TOKEN_IDS):
        state.tokens[region * TOKENS + kind] = tokens.whole(token, 0, state.tables.stock[kind], 0)
    tokens.nothing_else()
    corruption = read.inner("corruption")
    for power, owner in enumerate(POWER_IDS):
        most = MOST if state.seat_of[power] >= 0 else 0
        state.corruption[region * POWERS + power] = corruption.whole(owner, 0, most, 0)
    corruption.nothing_else()
    state.ruin[region] = read.whole("ruin", 0, state.tables.ruination_cards, 0)
    if state.ruin[region]:
        state.ruined |= 1 << region
        if read.flag("scored", True):
            state.face_down |= 1 << region
    else:
        read.one_of("scored", (False,), False)
    in_play = [name for power, name in enumerate(POWER_IDS) if state.seat_of[power] >= 0]
    for power in (POWER_IDS.index(name) for name in read.words("ruiners", in_play)):
        state.ruiners |= 1 << (region * POWERS + power)
    for power in (POWER_IDS.index(name) for name in read.words("killers", in_play)):
        state.killers |= 1 << (region * POWERS + power)
    read.nothing_else()


def _ruins(state: OldWorld, read: Reader) -> None:
    """Ruination cards are used in order, each once."""
    numbers = sorted(number for number in state.ruin if number)
    if numbers != list(range(1, len(numbers) + 1)):
        twice = next(i for i, number in enumerate(numbers) if number != i + 1)
        region = state.ruin.index(numbers[twice])
        raise read.wrong(f"{REGION_IDS[region]}.ruin", "position-ruination-order", number=numbers[twice])


def _tokens(state: OldWorld, powers: Reader, regions: Reader) -> None:
    """What is not on the board nor claimed is in the stock."""
    for kind, name in enumerate(TOKEN_IDS):
        used = sum(state.tokens[region * TOKENS + kind] for region in range(REGIONS))
        if kind == PEASANT:
            used += sum(state.peasants)
        state.stock[kind] = state.tables.stock[kind] - used
        if state.stock[kind] < 0:
            raise regions.wrong("*.tokens", "position-too-many-tokens", token=name, limit=state.tables.stock[kind])


def _figures(state: OldWorld, read: Reader) -> None:
    tables = state.tables
    for name in read.names():
        if name not in tables.figure_of_id:
            raise read.unknown(name, tables.figure_ids)
        figure = tables.figure_of_id[name]
        one = read.inner(name)
        if state.where[figure] == ABSENT:
            raise read.wrong(name, "position-absent", what=name)
        region = REGION_IDS.index(one.one_of("region", REGION_IDS))
        in_play = [p for p in range(POWERS) if state.seat_of[p] >= 0]
        state.holder[figure] = _holder(state, one, figure)
        for mark in one.words("marks", tuple(MARKS)):
            state.marks[figure] |= MARKS[mark]
        state.put(figure, region)
        hits = one.inner("hits")
        for power in in_play:
            state.waiting += [figure * POWERS + power] * hits.whole(POWER_IDS[power], 0, 9, 0)
        hits.nothing_else()
        _stand(state, one, figure, region)
        one.nothing_else()
    # figures are told apart by their early hits only, so the order of these means nothing
    state.waiting.sort()


def _holder(state: OldWorld, read: Reader, figure: int) -> int:
    """Who controls a figure: its own Power, or Slaanesh, whose cards alone take control, and of Cultists only."""
    owner = state.tables.owner[figure]
    holder = POWER_IDS.index(read.one_of("controlled_by", POWER_IDS, POWER_IDS[owner]))
    taken = holder == SLAANESH and state.seat_of[SLAANESH] >= 0 and state.tables.sort[figure] % CLASSES == CULTIST
    if holder != owner and not taken:
        raise read.wrong("controlled_by", "position-control", power=POWER_IDS[holder])
    return holder


def _stand(state: OldWorld, read: Reader, figure: int, region: int) -> None:
    """A Horror on a card space."""
    sides = (None, *SIDE_IDS) if state.tables.sort[figure] == HORROR_SORT else (None,)
    side = read.one_of("space", sides, None)
    if side is None:
        return
    slot = 2 * region + SIDE_IDS.index(side)
    if state.slots[slot] != EMPTY:
        raise read.wrong("space", "position-space-taken", space=state.tables.slot_ids[slot])
    state.slots[slot] = HORROR + figure
    state.marks[figure] |= ON_SPACE


def _cards(state: OldWorld, powers: Reader) -> None:
    """Hands, discard piles and decks; what nothing names lies at the bottom of the deck."""
    for power, name in enumerate(POWER_IDS):
        if state.seat_of[power] < 0:
            continue
        read = powers.inner(name)
        own = tuple(CARD_IDS[card] for card in state.tables.cards_of[power])
        rest = full_deck(state, power)
        named = [CARD_IDS.index(card) for card in read.words("hand", own)]
        if state.announced >= 0 and state.tables.card_power[state.announced] == power:
            named.append(state.announced)
        for card in named:
            state.hand[card] += 1
        for card in [CARD_IDS.index(card) for card in read.words("known", own)]:
            state.known[card] += 1
            if state.known[card] > state.hand[card]:
                raise read.wrong("known", "position-known-not-held", card=CARD_IDS[card])
        thrown = [CARD_IDS.index(card) for card in read.words("discard", own)]
        for card in thrown:
            state.discard[card] += 1
        deck = [CARD_IDS.index(card) for card in reversed(read.words("deck", own))]
        lying = [card for card in state.slots if 0 <= card < CARDS]
        seen = named + thrown + deck + [card for card in lying if state.tables.card_power[card] == power]
        for card in seen:
            if card not in rest:
                limit = state.tables.card_copies[card]
                raise read.wrong("deck", "position-too-many-copies", card=CARD_IDS[card], copies=limit)
            rest.remove(card)
        if rest and read.has("deck") and not read.flag("rest_of_deck", False):
            raise read.wrong("deck", "position-cards-left", count=len(rest), card=CARD_IDS[rest[0]])
        read.flag("rest_of_deck", False)
        state.decks[power] = rest[::-1] + deck
        for field in ("seat", "victory_points", "power_points", "dial", "counters", "upgrades", "peasants"):
            read.anything(field)
        read.nothing_else()


def _old_world(state: OldWorld, read: Reader) -> None:
    """The Old World deck from its top; whatever is named nowhere was not dealt."""
    tables = state.tables
    spaces = read.anything("track")
    spaces = [None, None] if spaces is None else spaces
    if not isinstance(spaces, list) or len(spaces) != 2:
        raise read.wrong("track", "position-wrong-type", wanted="[…, …]", found=repr(spaces)[:60])
    track = Reader({str(i + 1): card for i, card in enumerate(spaces)}, f"{read.path}.track")
    named = [track.one_of(str(i + 1), (None, *OLD_WORLD_IDS), None) for i in range(2)]
    state.track = [-1 if card is None else OLD_WORLD_IDS.index(card) for card in named]
    deck = [OLD_WORLD_IDS.index(card) for card in reversed(read.words("deck", OLD_WORLD_IDS))]
    out = [OLD_WORLD_IDS.index(card) for card in read.words("out", OLD_WORLD_IDS)]
    aside = [OLD_WORLD_IDS.index(card) for card in read.words("aside", OLD_WORLD_IDS)]
    rest = tables.old_world_cards[:] if state.phase != SETUP else []
    for card in [*deck, *out, *aside, *(card for card in state.track if card >= 0)]:
        if card not in rest:
            limit = tables.old_world_cards.count(card)
            raise read.wrong("deck", "position-too-many-copies", card=OLD_WORLD_IDS[card], copies=limit)
        rest.remove(card)
    state.old_world_out = out
    if read.has("deck"):
        state.old_world_deck = deck
    elif state.phase != SETUP:
        # a deck as long as it should be at this round's end of drawing
        size = max(1, tables.old_world_deck_size[state.setting.seats] - state.round)
        state.old_world_deck = rest[:size]
        rest = rest[size:]
    state.old_world_aside = aside if read.has("aside") else rest
    read.nothing_else()


def _dice(state: OldWorld, read: Reader) -> None:
    """The battle dice on the table; without a region there are none."""
    if not read.names():
        return
    region = REGION_IDS.index(read.one_of("region", REGION_IDS))
    in_play = [name for p, name in enumerate(POWER_IDS) if state.seat_of[p] >= 0]
    rolls = read.items("rolls")
    if not rolls:
        raise read.wrong("rolls", "position-missing")
    for one in rolls:
        power = POWER_IDS.index(one.one_of("power", in_play))
        cause = CAUSES.index(one.one_of("cause", CAUSES, CAUSES[0]))
        dice = one.whole("dice", 1, MOST)
        lay_dice(state, region, power, cause, dice, one.wholes("faces", 1, 6))
        one.nothing_else()
    for one in read.items("losses"):
        killer = POWER_IDS.index(one.one_of("killer", in_play))
        name = one.one_of("figure", (None, *state.tables.figure_ids), None)
        figure = -1 if name is None else state.tables.figure_of_id[name]
        holder = POWER_IDS.index(one.one_of("of", in_play)) if name is not None else 0
        state.losses = [*state.losses, loss_of(killer, figure, holder)]
        one.nothing_else()
    read.nothing_else()


def _history(read: Reader) -> list[int]:
    """Victory points of all four Powers after each round."""
    rows = read.anything("history")
    rows = [] if rows is None else rows
    if not isinstance(rows, list):
        raise read.wrong("history", "position-wrong-type", wanted="[…]", found=repr(rows)[:60])
    history: list[int] = []
    for i, row in enumerate(rows):
        one = Reader({"row": row}, f"{read.path}.history[{i}]")
        points = one.wholes("row", 0, MOST)
        if len(points) != POWERS:
            raise one.wrong("row", "position-wrong-type", wanted="[0, 0, 0, 0]", found=repr(row)[:60])
        history += points
    return history
