# not compiled: positions are read and written one at a time.
"""A saga as a readable document and back, with a clear word for whatever cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from warhost.engine.bits import bits, mask_of
from warhost.engine.position import Reader
from warhost.games.lords_of_ragnarok.model import ENDINGS, GONE, KILLED, NOBODY, RESERVE, STEPS, Saga
from warhost.games.lords_of_ragnarok.phases.setup import clear_table
from warhost.games.lords_of_ragnarok.tables import (
    ACTIONS,
    ARTIFACT,
    ARTIFACTS,
    ATTRIBUTES,
    BLESSING_SOURCES,
    BOSS,
    BOXES,
    DIVINE,
    GODS,
    HERO,
    HIGHEST,
    LEGION,
    LOWEST,
    MONSTERS,
    PRIESTS,
    RUNE_TYPES,
    RUNES,
    SEATS,
    SLAYER_TOKENS,
    SOURCES,
    TOP,
    WHEEL,
)
from warhost.games.lords_of_ragnarok.view import boxes, owner, place, stack

MANY = 999_999_999

# -- writing


def whole_table(state: Saga) -> dict[str, Any]:
    """Everything on the table; decks are listed from the top."""
    tables = state.tables
    return {
        "active": state.active,
        "step": STEPS[state.step],
        "turns": state.turns,
        "first": owner(state.first),
        "last_turns": None if state.last_turns < 0 else state.last_turns,
        "doom": owner(state.doom),
        "stalls": state.stalls,
        "used": [tables.source_ids[source] for source in bits(state.used)],
        "rune_actions": state.rune_actions,
        "army_moved": state.army_moved,
        "stirred": state.stirred,
        "fought": [region + 1 for region in bits(state.fought)],
        "draft": {
            "starter": owner(state.starter),
            "drafted": state.drafted,
            "offered_heroes": [tables.hero_ids[h] for h in bits(state.offered_heroes)],
            "offered_origins": [tables.origin_ids[o] for o in bits(state.offered_origins)],
        },
        "players": [_player_doc(state, seat) for seat in range(state.seats)],
        "regions": {
            str(region + 1): doc for region in range(state.board.regions) if (doc := _region_doc(state, region))
        },
        "monuments": {
            god: {
                "level": state.level[g],
                "priests": [state.priests_on[g * SEATS + seat] for seat in range(state.seats)],
            }
            for g, god in enumerate(GODS)
        },
        "realms": {realm: bits(state.allies[i]) for i, realm in enumerate(tables.realm_ids)},
        "wheel": {ACTIONS[action]: stack(state, action) for action in range(WHEEL)},
        "omens_down": [tables.omen_ids[state.terms.bracket][omen] for omen in bits(state.omens_down)],
        "sheets": {
            rune: [tables.figure_ids[m] for m in state.sheets[2 * r : 2 * r + 2]] for r, rune in enumerate(RUNES)
        },
        "monsters": {tables.figure_ids[m]: _monster_doc(state, m) for m in range(MONSTERS)},
        "boss": {"region": place(state.figure_at[BOSS]), "boxes": boxes(state, BOSS)},
        "artifacts_gone": [tables.artifact_ids[a] for a in range(ARTIFACTS) if state.artifact_owner[a] == GONE],
        "decks": {
            "combat": [tables.card_ids[tables.kind[card]] for card in reversed(state.deck)],
            "combat_discard": _card_ids(state, state.discard),
            "blessings": [tables.blessing_ids[b] for b in reversed(state.blessing_deck)],
            "blessings_discard": [tables.blessing_ids[b] for b in state.blessing_discard],
            "display": [tables.blessing_ids[b] for b in state.display],
            "events": [tables.event_ids[e] for e in reversed(state.event_deck)],
            "events_discard": [tables.event_ids[e] for e in state.event_discard],
            "event": None if state.event < 0 else tables.event_ids[state.event],
        },
        "in_play": _card_ids(state, state.in_play),
        "hunt": _hunt_doc(state),
        "battle": _battle_doc(state),
        "winner": owner(state.winner),
        "ending": None if state.ending < 0 else ENDINGS[state.ending],
        "conceded": bits(state.conceded),
    }


def _card_ids(state: Saga, cards: list[int]) -> list[str]:
    return [state.tables.card_ids[state.tables.kind[card]] for card in cards]


def _player_doc(state: Saga, seat: int) -> dict[str, Any]:
    tables = state.tables
    hero, origin, drakkar = state.hero_of[seat], state.origin_of[seat], state.drakkar[seat]
    return {
        "hero": None if hero < 0 else tables.hero_ids[hero],
        "ability": state.powers[seat] >> HERO != 0,
        "origin": None if origin < 0 else tables.origin_ids[origin],
        "region": place(state.hero_at[seat]),
        "drakkar": None if drakkar < 0 else state.board.sea_ids[drakkar],
        "attributes": {name: state.attribute[3 * seat + a] for a, name in enumerate(ATTRIBUTES)},
        "injured": [ATTRIBUTES[a] for a in bits(state.injured[seat])],
        "runes": {rune: state.runes[3 * seat + r] for r, rune in enumerate(RUNES)},
        "priests": state.priests[seat],
        "blessings": [tables.blessing_ids[b] for b in bits(state.powers[seat] & BLESSING_SOURCES)],
        "artifacts": {
            tables.artifact_ids[a]: state.powers[seat] >> ARTIFACT + a & 1 == 1
            for a in range(ARTIFACTS)
            if state.artifact_owner[a] == seat
        },
        "slayer_tokens": state.slayer_tokens[seat],
        "armies": [_army_doc(state, army) for army in range(seat * LEGION, (seat + 1) * LEGION)],
        "hand": _card_ids(state, state.hands[seat]),
        "known": [_card_ids(state, bits(state.known[seat * SEATS + holder])) for holder in range(state.seats)],
    }


def _army_doc(state: Saga, army: int) -> dict[str, Any] | None:
    """An army on the board, or nothing; where it was when the step began, if it was elsewhere."""
    here, before = state.army_at[army], state.before[army]
    doc: dict[str, Any] = {} if here < 0 else {"region": here + 1, "value": state.army_value[army]}
    if before != here:
        doc["before"] = place(before)
    return doc or None


def _region_doc(state: Saga, region: int) -> dict[str, Any]:
    doc: dict[str, Any] = {}
    if state.control[region] >= 0:
        doc["control"] = state.control[region]
    if state.temples >> region & 1:
        doc["temple"] = True
    if state.forge_type[region] >= 0:
        doc["forge"] = RUNES[state.forge_type[region]]
        doc["rune"] = state.forge_full >> region & 1 == 1
    return doc


def _monster_doc(state: Saga, monster: int) -> dict[str, Any]:
    return {
        "region": place(state.figure_at[monster]),
        "ring": owner(state.ring[monster]),
        "killer": owner(state.killer[monster]),
        "boxes": boxes(state, monster),
    }


def _hunt_doc(state: Saga) -> dict[str, Any] | None:
    if state.hunter < 0:
        return None
    ids = state.tables.attack_ids
    return {
        "hunter": state.hunter,
        "prey": state.tables.figure_ids[state.prey],
        "keeper": state.keeper,
        "over": state.hunt_over,
        "won": state.hunt_won,
        "deck": [ids[kind] for kind in reversed(state.attack_deck)],
        "hand": [ids[kind] for kind in state.attack_hand],
        "discard": [ids[kind] for kind in state.attack_discard],
        "attack": None if state.attack < 0 else ids[state.attack],
        "hand_shown": state.hand_shown,
        "played": [state.tables.card_ids[kind] for kind in state.played],
        "draw_skipped": state.draw_skipped,
        "draw_less": state.draw_less,
        "dealt": state.dealt,
        "cap": state.cap,
        "next_cap": state.next_cap,
        "wild_left": state.wild_left,
        "ignored_left": state.ignored_left,
        "placed": [box + 1 for box in state.placed],
        "looted": [box + 1 for box in bits(state.looted)],
    }


def _battle_doc(state: Saga) -> dict[str, Any] | None:
    if state.battle < 0:
        return None
    return {
        "region": state.battle + 1,
        "sides": list(state.sides),
        "cards": [_card_ids(state, laid) for laid in state.laid],
        "passed": bits(state.passed),
        "bonus": list(state.bonus),
        "ignored": list(state.ignored),
        "winning": None if state.winning < 0 else state.winning,
    }


# -- reading


class Pile:
    """The cards of a deck that are still to be found somewhere: each kind as often as it is printed."""

    def __init__(self, kinds: Sequence[int]) -> None:
        self.left: list[list[int]] = [[] for _ in range(1 + max(kinds, default=0))]
        for card, kind in enumerate(kinds):
            self.left[kind].append(card)

    def take(self, read: Reader, field: str, ids: Sequence[str]) -> list[int]:
        found: list[int] = []
        for i, name in enumerate(read.words(field, ids)):
            kind = ids.index(name)
            if kind >= len(self.left) or not self.left[kind]:
                raise read.wrong(f"{field}[{i}]", "position-too-many", what=name)
            found.append(self.left[kind].pop(0))
        return found

    def rest(self) -> list[int]:
        return [card for cards in self.left for card in cards]


def lay_table(state: Saga, doc: Mapping[str, Any]) -> None:
    """Put on the table what a document says; what it leaves out is as at the start, players in their usual places."""
    clear_table(state)
    read = Reader(doc, "table")
    seats = list(range(state.seats))
    combat = Pile(state.tables.kind)
    _turn(state, read)
    _regions(state, read.inner("regions"))
    _players(state, read, combat)
    _monuments(state, read.inner("monuments"))
    _realms_and_wheel(state, read)
    _monsters(state, read)
    gone = read.words("artifacts_gone", state.tables.artifact_ids)
    for name in gone:
        state.artifact_owner[state.tables.artifact_ids.index(name)] = GONE
    state.in_play = combat.take(read, "in_play", state.tables.card_ids)
    _hunt(state, read)
    _battle(state, read, combat)
    _decks(state, read.inner("decks"), combat)
    winner = read.one_of("winner", (None, *seats), None)
    ending = read.one_of("ending", (None, *ENDINGS), None)
    state.winner = NOBODY if winner is None else winner
    state.ending = -1 if ending is None else ENDINGS.index(ending)
    if (winner is None) != (ending is None):
        raise read.wrong("ending", "position-missing")
    state.conceded = mask_of(read.wholes("conceded", 0, state.seats - 1))
    read.nothing_else()
    _supply(state, read)


def _turn(state: Saga, read: Reader) -> None:
    seats = list(range(state.seats))
    state.active = read.one_of("active", seats, 0)
    state.step = STEPS.index(read.one_of("step", STEPS, STEPS[0]))
    state.turns = read.whole("turns", 0, MANY, 1)
    first = read.one_of("first", (None, *seats), state.active)
    state.first = NOBODY if first is None else first
    doom = read.one_of("doom", (None, *seats), None)
    state.doom = NOBODY if doom is None else doom
    last = read.one_of("last_turns", (None, *range(state.seats + 1)), None)
    state.last_turns = -1 if last is None else last
    if last is not None and doom is None:
        raise read.wrong("doom", "position-missing")
    state.stalls = read.whole("stalls", 0, state.seats, 0)
    sources = state.tables.source_ids
    state.used = mask_of([sources.index(name) for name in read.words("used", sources)])
    state.rune_actions = read.whole("rune_actions", 0, SOURCES, 1)
    state.army_moved = read.flag("army_moved", False)
    state.fought = mask_of([number - 1 for number in read.wholes("fought", 1, state.board.regions)])
    state.stirred = read.flag("stirred", True)
    draft = read.inner("draft")
    starter = draft.one_of("starter", (None, *seats), 0)
    state.starter = NOBODY if starter is None else starter
    state.drafted = draft.whole("drafted", 0, state.seats, state.seats)
    heroes, origins = state.tables.hero_ids, state.tables.origin_ids
    state.offered_heroes = mask_of([heroes.index(name) for name in draft.words("offered_heroes", heroes)])
    state.offered_origins = mask_of([origins.index(name) for name in draft.words("offered_origins", origins)])
    draft.nothing_else()


def _regions(state: Saga, read: Reader) -> None:
    for name in read.names():
        if name not in [str(number + 1) for number in range(state.board.regions)]:
            raise read.unknown(name, [str(number + 1) for number in range(state.board.regions)])
    for region in range(state.board.regions):
        one = read.inner(str(region + 1))
        control = one.one_of("control", (None, *range(state.seats)), None)
        if control is not None:
            state.control[region] = control
            state.owned[control] |= 1 << region
        if one.flag("temple", False):
            if not state.board.shrines >> region & 1:
                raise one.wrong("temple", "position-no-shrine", region=str(region + 1))
            state.temples |= 1 << region
            state.temples_built += 1
        if region in state.board.forges:
            usual = RUNES[state.board.forges.index(region) % RUNE_TYPES]
            state.forge_type[region] = RUNES.index(one.one_of("forge", RUNES, usual))
            if one.flag("rune", True):
                state.forge_full |= 1 << region
        one.nothing_else()
    if state.temples_built > state.terms.temples:
        raise read.wrong("temple", "position-too-many", what="temple")


def _players(state: Saga, read: Reader, combat: Pile) -> None:
    players = read.items("players")
    if len(players) > state.seats:
        raise read.wrong("players", "position-too-many", what=str(len(players)))
    while len(players) < state.seats:
        players.append(Reader({}, f"table.players[{len(players)}]"))
    heroes = _unnamed(state.tables.hero_ids, [one.doc.get("hero") for one in players])
    origins = _unnamed(state.tables.origin_ids[1:], [one.doc.get("origin") for one in players])
    for seat, one in enumerate(players):
        _hero(state, seat, one, heroes[seat], origins[seat])
        _reserve(state, seat, one)
        _armies(state, seat, one)
        state.hands[seat] = combat.take(one, "hand", state.tables.card_ids)
    for seat, one in enumerate(players):
        _known(state, seat, one)
        one.nothing_else()
    for taken in (state.hero_of, state.origin_of):
        held = [thing for thing in taken if thing >= 0]
        if len(set(held)) < len(held):
            raise read.wrong("players", "position-too-many", what="hero | origin")
    state.hero_pool = [hero for hero in range(len(state.tables.hero_ids)) if hero not in state.hero_of]
    state.origin_pool = [
        origin
        for origin in range(len(state.tables.origin_ids))
        if origin not in state.origin_of and origin != state.tables.odinson
    ]


def _unnamed(ids: Sequence[str], named: Sequence[object]) -> list[str]:
    """One each for players of whom the document does not say what they have."""
    return [name for name in ids if name not in named] + list(ids)


def _hero(state: Saga, seat: int, one: Reader, usual_hero: str, usual_origin: str) -> None:
    tables, board = state.tables, state.board
    drafted = (seat - state.starter) % state.seats < state.drafted
    hero = one.one_of("hero", (None, *tables.hero_ids), usual_hero if drafted else None)
    state.hero_of[seat] = -1 if hero is None else tables.hero_ids.index(hero)
    if one.flag("ability", drafted):
        if hero is None:
            raise one.wrong("hero", "position-missing")
        state.powers[seat] |= 1 << HERO + state.hero_of[seat]
    origin = one.one_of("origin", (None, *tables.origin_ids), usual_origin if drafted else None)
    state.origin_of[seat] = -1 if origin is None else tables.origin_ids.index(origin)
    usual = (1, 5, 9, 11)[seat] if drafted else None
    region = one.one_of("region", (None, *range(1, board.regions + 1)), usual)
    state.hero_at[seat] = -1 if region is None else region - 1
    sea = board.sea_ids[(0, 1, 2, 3)[seat]] if drafted else None
    drakkar = one.one_of("drakkar", (None, *board.sea_ids), sea)
    state.drakkar[seat] = -1 if drakkar is None else board.sea_ids.index(drakkar)
    if drafted and (region is None or drakkar is None):
        raise one.wrong("region", "position-missing")


def _reserve(state: Saga, seat: int, one: Reader) -> None:
    tables = state.tables
    tokens = one.inner("attributes")
    for a, name in enumerate(ATTRIBUTES):
        state.attribute[3 * seat + a] = tokens.whole(name, LOWEST, HIGHEST, LOWEST)
    tokens.nothing_else()
    state.injured[seat] = mask_of([ATTRIBUTES.index(name) for name in one.words("injured", ATTRIBUTES)])
    runes = one.inner("runes")
    for r, rune in enumerate(RUNES):
        state.runes[3 * seat + r] = runes.whole(rune, 0, tables.rune_supply[r], 0)
    runes.nothing_else()
    state.priests[seat] = one.whole("priests", 0, PRIESTS, 0)
    for blessing in one.words("blessings", tables.blessing_ids):
        state.powers[seat] |= 1 << tables.blessing_ids.index(blessing)
    state.slayer_tokens[seat] = one.whole("slayer_tokens", 0, SLAYER_TOKENS, 0)
    artifacts = one.inner("artifacts")
    for found in artifacts.names():
        if found not in tables.artifact_ids:
            raise artifacts.unknown(found, tables.artifact_ids)
        artifact = tables.artifact_ids.index(found)
        if state.artifact_owner[artifact] != NOBODY:
            raise artifacts.wrong(found, "position-too-many", what=found)
        if artifact < DIVINE and state.control[state.board.monument_region[artifact]] != seat:
            raise artifacts.wrong(found, "position-not-owner", what=found)
        state.artifact_owner[artifact] = seat
        if artifacts.flag(found):
            state.powers[seat] |= 1 << ARTIFACT + artifact
    for god in range(DIVINE):  # who controls the region has the artifact, charged unless the document says otherwise
        if state.control[state.board.monument_region[god]] == seat and state.artifact_owner[god] == NOBODY:
            state.artifact_owner[god] = seat
            state.powers[seat] |= 1 << ARTIFACT + god


def _armies(state: Saga, seat: int, one: Reader) -> None:
    armies: Any = one.anything("armies") or []
    if not isinstance(armies, list) or len(armies) > LEGION:
        raise one.wrong("armies", "position-wrong-type", wanted="[…]", found=repr(armies)[:60])
    state.before = state.before[:]
    for i, doc in enumerate(armies):
        if doc is None:
            continue
        army = seat * LEGION + i
        read = Reader(doc, f"{one.path}.armies[{i}]")
        if read.has("region"):
            state.army_at[army] = read.whole("region", 1, state.board.regions) - 1
            state.army_value[army] = read.whole("value", 1, HIGHEST, 1)
        before = read.one_of("before", (None, *range(1, state.board.regions + 1)), place(state.army_at[army]))
        state.before[army] = RESERVE if before is None else before - 1
        read.nothing_else()


def _known(state: Saga, seat: int, one: Reader) -> None:
    """What a player has seen of each hand: kinds of cards that must be in it."""
    rows: Any = one.anything("known") or []
    if not isinstance(rows, list) or len(rows) > state.seats:
        raise one.wrong("known", "position-wrong-type", wanted="[…]", found=repr(rows)[:60])
    for holder, row in enumerate(rows):
        read = Reader({"cards": row}, f"{one.path}.known[{holder}]")
        left = list(state.hands[holder])
        for name in read.words("cards", state.tables.card_ids):
            kind = state.tables.card_ids.index(name)
            found = [card for card in left if state.tables.kind[card] == kind]
            if not found:
                raise read.wrong("cards", "position-too-many", what=name)
            left.remove(found[0])
            state.known[seat * SEATS + holder] |= 1 << found[0]


def _monuments(state: Saga, read: Reader) -> None:
    for g, god in enumerate(GODS):
        one = read.inner(god)
        state.level[g] = one.whole("level", 0, TOP, 0)
        priests = one.wholes("priests", 0, PRIESTS)
        if len(priests) > state.seats:
            raise one.wrong("priests", "position-too-many", what=str(len(priests)))
        for seat, count in enumerate(priests):
            state.priests_on[g * SEATS + seat] = count
        one.nothing_else()
    read.nothing_else()


def _realms_and_wheel(state: Saga, read: Reader) -> None:
    realms = read.inner("realms")
    for i, realm in enumerate(state.tables.realm_ids):
        state.allies[i] = mask_of(realms.wholes(realm, 0, state.seats - 1))
    realms.nothing_else()
    wheel = read.inner("wheel")
    for action in range(WHEEL):
        for seat in wheel.wholes(ACTIONS[action], 0, state.seats - 1):
            if state.marked(seat, action):
                raise wheel.wrong(ACTIONS[action], "position-too-many", what=str(seat))
            state.wheel[action] = state.wheel[action] << 3 | seat + 1
    wheel.nothing_else()
    omens = state.tables.omen_ids[state.terms.bracket]
    state.omens_down = mask_of([omens.index(name) for name in read.words("omens_down", omens)])


def _monsters(state: Saga, read: Reader) -> None:
    ids = state.tables.figure_ids
    sheets = read.inner("sheets")
    for r, rune in enumerate(RUNES):
        pair = [ids[m] for m in state.tables.pairs[r]]
        if sheets.has(rune):
            order = sheets.words(rune, pair)
            if sorted(order) != sorted(pair):
                raise sheets.wrong(rune, "position-missing")
            state.sheets[2 * r : 2 * r + 2] = [ids.index(name) for name in order]
    sheets.nothing_else()
    monsters = read.inner("monsters")
    numbers = (None, *range(1, state.board.regions + 1))
    seats = (None, *range(state.seats))
    for m in range(MONSTERS):
        one = monsters.inner(ids[m])
        region = one.one_of("region", numbers, None)
        killer = one.one_of("killer", seats, None)
        ring = one.one_of("ring", seats, None)
        state.figure_at[m] = RESERVE if region is None else region - 1
        state.ring[m] = NOBODY if ring is None else ring
        if killer is not None:
            if region is not None or ring is not None:
                raise one.wrong("killer", "position-killed", figure=ids[m])
            state.killer[m] = killer
            state.figure_at[m] = KILLED
        _marks(state, one, m)
        one.nothing_else()
    monsters.nothing_else()
    boss = read.inner("boss")
    state.figure_at[BOSS] = boss.whole("region", 1, state.board.regions, state.board.regions) - 1
    _marks(state, boss, BOSS)
    boss.nothing_else()


def _marks(state: Saga, read: Reader, figure: int) -> None:
    marks: Any = read.anything("boxes") or []
    if not isinstance(marks, list) or len(marks) > state.tables.boxes[figure]:
        raise read.wrong("boxes", "position-wrong-type", wanted="[…]", found=repr(marks)[:60])
    for box, mark in enumerate(marks):
        one = Reader({"box": mark}, f"{read.path}.boxes[{box}]")
        seat = one.one_of("box", (None, *range(state.seats)))
        state.marks[figure * BOXES + box] = NOBODY if seat is None else seat


def _hunt(state: Saga, read: Reader) -> None:
    if read.anything("hunt") is None:
        return
    one = read.inner("hunt")
    seats = list(range(state.seats))
    figures, ids = state.tables.figure_ids, state.tables.attack_ids
    pile = Pile(state.tables.attack_deck)
    state.hunter = one.one_of("hunter", seats)
    state.prey = figures.index(one.one_of("prey", figures))
    state.keeper = one.one_of("keeper", seats)
    state.hunt_over = one.flag("over", False)
    state.hunt_won = one.flag("won", False)
    killed = state.hunt_over and state.hunt_won and state.figure_at[state.prey] == KILLED
    if state.keeper == state.hunter or (state.figure_at[state.prey] < 0 and not killed):
        raise one.wrong("keeper", "position-not-owner", what=figures[state.prey])

    def kinds(field: str) -> list[int]:
        return [state.tables.attack_deck[card] for card in pile.take(one, field, ids)]

    state.attack_hand = kinds("hand")
    state.attack_discard = kinds("discard")
    attack = one.one_of("attack", (None, *ids), None)
    if attack is not None:
        state.attack = ids.index(attack)
        Pile.take(pile, Reader({"attack": [attack]}, one.path), "attack", ids)
    state.attack_deck = kinds("deck")[::-1]
    state.hand_shown = one.flag("hand_shown", False)
    state.played = [state.tables.card_ids.index(name) for name in one.words("played", state.tables.card_ids)]
    state.draw_skipped = one.flag("draw_skipped", False)
    state.draw_less = one.whole("draw_less", 0, MANY, 0)
    state.dealt = one.whole("dealt", 0, MANY, 0)
    state.cap = one.whole("cap", 0, BOXES, BOXES)
    state.next_cap = one.whole("next_cap", 0, BOXES, BOXES)
    state.wild_left = one.whole("wild_left", 0, BOXES, 0)
    state.ignored_left = one.whole("ignored_left", 0, BOXES, 0)
    state.placed = [box - 1 for box in one.wholes("placed", 1, state.tables.boxes[state.prey])]
    for box in state.placed:
        if not state.hunt_over and state.marks[state.prey * BOXES + box] != state.hunter:
            raise one.wrong("placed", "position-not-owner", what=str(box + 1))
    state.looted = mask_of([box - 1 for box in one.wholes("looted", 1, state.tables.boxes[state.prey])])
    one.nothing_else()


def _battle(state: Saga, read: Reader, combat: Pile) -> None:
    if read.anything("battle") is None:
        return
    one = read.inner("battle")
    state.battle = one.whole("region", 1, state.board.regions) - 1
    state.sides = one.wholes("sides", 0, state.seats - 1)
    if len(state.sides) != 2 or state.sides[0] == state.sides[1]:
        raise one.wrong("sides", "position-wrong-type", wanted="[0, 1]", found=str(state.sides))
    rows = one.anything("cards") or [[], []]
    if not isinstance(rows, list) or len(rows) != 2:
        raise one.wrong("cards", "position-wrong-type", wanted="[[…], […]]", found=repr(rows)[:60])
    both = Reader({"attacker": rows[0], "defender": rows[1]}, f"{one.path}.cards")
    ids = state.tables.card_ids
    state.laid = [combat.take(both, "attacker", ids), combat.take(both, "defender", ids)]
    state.passed = mask_of(one.wholes("passed", 0, 1))
    state.bonus = one.wholes("bonus", 0, MANY) or [0, 0]
    state.ignored = one.wholes("ignored", 0, MANY) or [0, 0]
    if len(state.bonus) != 2 or len(state.ignored) != 2:
        raise one.wrong("bonus", "position-wrong-type", wanted="[0, 0]", found=str(state.bonus))
    winning = one.one_of("winning", (None, 0, 1), None)
    state.winning = -1 if winning is None else winning
    one.nothing_else()


def _decks(state: Saga, read: Reader, combat: Pile) -> None:
    """Decks from the top; cards that are named nowhere lie beneath."""
    tables = state.tables
    state.discard = combat.take(read, "combat_discard", tables.card_ids)
    top = combat.take(read, "combat", tables.card_ids)
    state.deck = combat.rest() + top[::-1]
    blessings = Pile(range(len(tables.blessing_ids)))
    for seat in range(state.seats):
        held = [tables.blessing_ids[b] for b in bits(state.powers[seat] & BLESSING_SOURCES)]
        blessings.take(Reader({"blessings": held}, f"table.players[{seat}]"), "blessings", tables.blessing_ids)
    state.blessing_discard = blessings.take(read, "blessings_discard", tables.blessing_ids)
    state.display = blessings.take(read, "display", tables.blessing_ids)
    top = blessings.take(read, "blessings", tables.blessing_ids)
    state.blessing_deck = blessings.rest() + top[::-1]
    deck = tables.event_deck[state.terms.bracket]
    ids = [tables.event_ids[event] for event in deck]
    events = Pile(range(len(deck)))
    event = read.one_of("event", (None, *ids), None)
    if event is not None:
        state.event = deck[events.take(Reader({"event": [event]}, read.path), "event", ids)[0]]
    state.event_discard = [deck[i] for i in events.take(read, "events_discard", ids)]
    top = events.take(read, "events", ids)
    state.event_deck = [deck[i] for i in [*events.rest(), *top[::-1]]]
    read.nothing_else()


def _supply(state: Saga, read: Reader) -> None:
    """Runes that are neither held nor on a forge are in the supply."""
    for rune, name in enumerate(RUNES):
        held = sum(state.runes[seat * RUNE_TYPES + rune] for seat in range(state.seats))
        forged = len([region for region in bits(state.forge_full) if state.forge_type[region] == rune])
        state.rune_supply[rune] = state.tables.rune_supply[rune] - held - forged
        if state.rune_supply[rune] < 0:
            raise read.wrong("players", "position-too-many", what=name)
