# not compiled: positions are read and written one at a time.
"""A battle as a readable document and back, with a clear word for whatever cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from warhost.engine.bits import bits, mask_of
from warhost.engine.position import Reader
from warhost.games.stratego_legends.mechanics.ground import RANKS, SPACE_NAMES, SPACE_OF_NAME, Ground, lay_boards
from warhost.games.stratego_legends.model import (
    CURSED,
    ENDINGS,
    FRESH,
    OUT,
    RUNNING,
    SPECTATORS,
    STOPS,
    USED_THIS_GAME,
    USED_THIS_TURN,
    WAITING,
    Battle,
)
from warhost.games.stratego_legends.phases.deployment import add_unit, clear_table
from warhost.games.stratego_legends.phases.muster import muster_of
from warhost.games.stratego_legends.tables import KEYWORDS, SIDES, WATER

WINNERS: Final = (*SIDES, "draw")
WHERE: Final = {"destroyed": OUT, "cursing": CURSED, "waiting": WAITING}
USES: Final = {"this_turn": USED_THIS_TURN, "this_game": USED_THIS_GAME, "fresh": FRESH}
CODES: Final = "PFSMCWD"  # of the terrains, in their order
BIG: Final = 1 << 62


# -- writing


def whole_table(state: Battle) -> dict[str, Any]:
    """Everything on the table, hidden things included."""
    tables = state.tables
    columns = state.ground.field.columns
    terrain = state.ground.terrain
    return {
        "sides": {name: list(state.side_seats[side]) for side, name in enumerate(SIDES)},
        "first": SIDES[state.first_side],
        "order": list(state.order),
        "terrain": ["".join(CODES[terrain[c * RANKS + r]] for c in range(columns)) for r in range(RANKS - 1, -1, -1)],
        "boards": [tables.board_ids[board] for board in state.boards],
        "quarters": list(state.turns),
        "brought": [None if board < 0 else tables.board_ids[board] for board in state.brought],
        "rosters": [[tables.unit_ids[kind] for kind in roster] for roster in state.rosters],
        "open_rosters": state.open_rosters,
        "standing": state.stood,
        "units": [_unit_doc(state, unit) for unit in range(len(state.born))],
        "boons": list(state.boons),
        "marked": list(state.marked),
        "shown": list(state.shown),
        "curse": None if state.curse < 0 else {"block": state.curse, "seat": state.curse_seat},
        "pending": list(state.pending),
        "turn": {
            "number": state.turn,
            "seat": None if state.active < 0 else state.active,
            "place": state.place_in_order,
            "acted": bits(state.acted),
            "extra": state.extra,
            "quiet": state.quiet,
            "trail": list(state.trail),
            "moved": list(state.moved),
            "trace": list(state.trace),
            "history": list(state.history),
        },
        "attack": _attack_doc(state),
        "shot": None if state.shooter < 0 else {"shooter": state.shooter, "target": state.target},
        "winner": None if state.winner == RUNNING else WINNERS[state.winner],
        "ending": ENDINGS[state.ending],
        "conceded": bits(state.conceded),
        "draw_offers": bits(state.draw_offers),
        "stops": [[name for bit, name in enumerate(STOPS) if mask >> bit & 1] for mask in state.stops],
        "victories": [WINNERS[winner] for winner in state.victories],
        "points": list(state.points),
    }


def _unit_doc(state: Battle, unit: int) -> dict[str, Any]:
    space = state.pos[unit]
    doc: dict[str, Any] = {"unit": state.tables.unit_ids[state.kind[unit]], "army": state.born[unit]}
    if space >= 0:
        doc["at"] = SPACE_NAMES[space]
    else:
        doc["where"] = next(name for name, code in WHERE.items() if code == space)
    if state.owner[unit] != state.born[unit]:
        doc["seat"] = state.owner[unit]
    if state.seen[unit]:
        doc["seen"] = bits(state.seen[unit])
    if state.facts[unit]:
        doc["facts"] = bits(state.facts[unit])
    if state.bonus[unit]:
        doc["bonus"] = state.bonus[unit]
    if state.granted[unit]:
        doc["granted"] = [name for keyword, name in enumerate(KEYWORDS) if state.granted[unit] >> keyword & 1]
    if state.used[unit]:
        doc["used"] = [name for name, bit in USES.items() if state.used[unit] & bit]
    return doc


def _attack_doc(state: Battle) -> dict[str, Any] | None:
    if state.attacker < 0:
        return None
    return {
        "attacker": state.attacker,
        "defender": state.defender,
        "from": SPACE_NAMES[state.origin],
        "space": SPACE_NAMES[state.site],
        "seat": state.attack_seat,
        "named": None if state.named < 0 else state.tables.unit_ids[state.named],
        "attacker_fell": state.attacker_fell,
        "defender_fell": state.defender_fell,
        "beyond_rescue": state.beyond_rescue,
    }


# -- reading


def lay_table(state: Battle, doc: Mapping[str, Any]) -> None:
    """Put on the table what a document says; what it leaves out is as at the start of a battle."""
    read = Reader(doc, "table")
    seats = state.setting.seats
    _sides(state, read)
    _ground(state, read)
    clear_table(state)
    state.stood = read.flag("standing", True)
    tables = state.tables
    brought = read.anything("brought") or []
    if not isinstance(brought, list) or len(brought) not in (0, 2 * seats):
        raise read.wrong("brought", "position-wrong-type", wanted=f"{2 * seats} × …", found=str(brought)[:60])
    state.brought = [_board(state, read, name) for name in brought]
    for item in read.items("units"):
        _unit(state, item)
    state.find_castles()
    _rosters(state, read)
    _secret_lists(state, read)
    blocks = len(state.born) - 1
    state.boons = read.wholes("boons", -1000, 1000)
    whose = state.boons[::3] + state.boons[1::3]
    if len(state.boons) % 3 or any(block < 0 for block in whose) or any(b > blocks for b in state.boons[::3]):
        raise read.wrong("boons", "position-wrong-type", wanted="[block, unit, bonus, …]", found=str(state.boons)[:60])
    state.marked = read.wholes("marked", 0, blocks)
    state.shown = read.wholes("shown", 0, blocks)
    state.pending = read.wholes("pending", 0, max(blocks, seats))
    if read.anything("curse") is not None:
        curse = read.inner("curse")
        unit = curse.whole("block", 0, blocks)
        if state.pos[unit] != CURSED:
            raise curse.wrong("block", "position-not-cursing", unit=tables.unit_ids[state.kind[unit]])
        state.set_curse(unit, curse.whole("seat", 0, seats - 1, state.born[unit]))
        curse.nothing_else()
    _turn(state, read.inner("turn"))
    _attack(state, read)
    winner = read.one_of("winner", (None, *WINNERS), None)
    state.winner = RUNNING if winner is None else WINNERS.index(winner)
    state.ending = ENDINGS.index(read.one_of("ending", ENDINGS, ENDINGS[0]))
    state.conceded = mask_of(read.wholes("conceded", 0, seats - 1))
    state.draw_offers = mask_of(read.wholes("draw_offers", 0, seats - 1))
    _stops(state, read)
    state.victories = [WINNERS.index(name) for name in read.words("victories", WINNERS)]
    state.points = read.wholes("points", 0, 1000)
    if len(state.points) != len(state.victories):
        raise read.wrong(
            "points", "position-wrong-type", wanted=str(len(state.victories)), found=str(len(state.points))
        )
    read.nothing_else()


def _sides(state: Battle, read: Reader) -> None:
    seats = list(range(state.setting.seats))
    half = len(seats) // 2
    sides = read.inner("sides")
    halves = [seats[:half], seats[half:]]
    found = [sides.wholes(name, 0, len(seats) - 1) or halves[side] for side, name in enumerate(SIDES)]
    sides.nothing_else()
    if sorted(found) != halves:
        raise read.wrong("sides", "position-wrong-type", wanted=str(halves), found=str(found))
    state.seat_sides(found)
    state.first_side = SIDES.index(read.one_of("first", SIDES, SIDES[0]))
    first, second = state.side_seats[state.first_side], state.side_seats[1 - state.first_side]
    usual = [seat for pair in zip(first, second) for seat in pair]
    state.order = read.wholes("order", 0, len(seats) - 1) or usual
    if state.order != usual:
        raise read.wrong("order", "position-wrong-type", wanted=str(usual), found=str(state.order))


def _ground(state: Battle, read: Reader) -> None:
    tables = state.tables
    field = state.terms.bare.field
    names = read.strings("boards")
    state.boards = [_board(state, read, name) for name in names]
    state.turns = read.wholes("quarters", 0, 3)
    rows = read.strings("terrain")
    state.ground = state.terms.bare
    if state.boards:
        if len(state.boards) != 4 * state.terms.pairs or len(state.turns) != len(state.boards):
            raise read.wrong("boards", "position-wrong-type", wanted=str(4 * state.terms.pairs), found=str(len(names)))
        state.ground = lay_boards(tables, state.boards, state.turns)
    if rows:
        whole = len(rows) == RANKS and all(len(row) == field.columns and set(row) <= set(CODES) for row in rows)
        if not whole:
            wanted = f"{RANKS} x {field.columns} [{CODES}]"
            raise read.wrong("terrain", "position-wrong-type", wanted=wanted, found=str(rows)[:60])
        terrain = [CODES.index(rows[RANKS - 1 - s % RANKS][s // RANKS]) for s in range(field.spaces)]
        if state.boards and terrain != state.ground.terrain:
            raise read.wrong("terrain", "position-other-boards")
        if not state.boards and terrain != state.ground.terrain:
            state.ground = Ground(field, terrain)


def _board(state: Battle, read: Reader, name: object) -> int:
    if name is None:
        return -1
    if not isinstance(name, str) or name not in state.tables.board_of_id:
        raise read.unknown(f"boards.{name}", state.tables.board_ids)
    return state.tables.board_of_id[name]


def _unit(state: Battle, read: Reader) -> None:
    tables = state.tables
    seats = state.setting.seats
    name = read.one_of("unit", tables.unit_ids)
    kind = tables.kind_of_id[name]
    usual = state.side_seats[tables.side[kind]][0]
    army = read.whole("army", 0, seats - 1, usual)
    if state.seat_side[army] != tables.side[kind]:
        raise read.wrong("army", "position-foreign-army", unit=name)
    if len(state.born) >= 30 * seats:
        raise read.wrong("unit", "position-too-many-units", most=30 * seats)
    unit = add_unit(state, army, kind, OUT)
    seat = read.whole("seat", 0, seats - 1, army)
    if seat != army:
        state.hand_over(unit, seat)
    if read.has("at"):
        space = SPACE_OF_NAME[read.one_of("at", SPACE_NAMES[: state.ground.field.spaces])]
        _stand(state, read, unit, space)
    else:
        state.pos[unit] = WHERE[read.one_of("where", tuple(WHERE))]
    state.seen[unit] = mask_of(read.wholes("seen", 0, SPECTATORS))
    state.facts[unit] = mask_of(read.wholes("facts", 0, len(tables.facts) - 1))
    state.bonus[unit] = read.whole("bonus", -1000, 1000, 0)
    state.granted[unit] = mask_of([KEYWORDS.index(word) for word in read.words("granted", KEYWORDS)])
    uses = _mask_of([USES[word] for word in read.words("used", tuple(USES))])
    if uses & USED_THIS_GAME:
        state.spend(unit)
    state.used[unit] = uses
    read.nothing_else()


def _stand(state: Battle, read: Reader, unit: int, space: int) -> None:
    if state.ground.terrain[space] == WATER:
        raise read.wrong("at", "position-water", space=SPACE_NAMES[space])
    attack = state.board[space] >= 0
    if attack:  # an attacker shares the defender's space; anything else is found out by check()
        state.pos[unit] = space
        state.key ^= state.place_key(unit, space)
    else:
        state.place(unit, space)


def _rosters(state: Battle, read: Reader) -> None:
    tables = state.tables
    state.open_rosters = read.flag("open_rosters", True)
    given = read.anything("rosters")
    if given is None or given == []:
        state.rosters = [
            sorted(state.kind[u] for u in range(len(state.born)) if state.born[u] == army)
            for army in range(state.setting.seats)
        ]
        if not state.born and not read.has("units"):
            state.rosters = [[] for _ in range(state.setting.seats)]
        return
    if not isinstance(given, list) or len(given) != state.setting.seats:
        raise read.wrong("rosters", "position-wrong-type", wanted=f"{state.setting.seats} × […]", found=str(given)[:60])
    state.rosters = []
    for army, names in enumerate(given):
        if not isinstance(names, list) or not all(isinstance(n, str) and n in tables.kind_of_id for n in names):
            raise read.wrong(f"rosters[{army}]", "position-wrong-type", wanted="[…]", found=str(names)[:60])
        state.rosters.append([tables.kind_of_id[name] for name in names])


def _secret_lists(state: Battle, read: Reader) -> None:
    """Others imagine a secret army from what they have seen of it: that must be possible."""
    for army, units in enumerate(state.rosters):
        if not state.open_rosters and muster_of(state, army).table_for(units) is None:
            raise read.wrong(f"rosters[{army}]", "position-no-such-army")


def _turn(state: Battle, read: Reader) -> None:
    seats = state.setting.seats
    spaces = state.ground.field.spaces
    state.turn = read.whole("number", 0, 10**9, 0)
    seat = read.one_of("seat", (None, *range(seats)), state.order[0] if state.stood else None)
    state.active = -1 if seat is None else seat
    place = state.order.index(seat) if seat is not None else 0
    state.place_in_order = read.one_of("place", (place,), place)
    state.acted = mask_of(read.wholes("acted", 0, seats - 1))
    state.extra = read.whole("extra", 0, 1000, 0)
    state.quiet = read.whole("quiet", -1, 10**9, 0)
    most = max(spaces, len(state.born)) - 1
    if read.has("trail"):
        state.trail = _exactly(read, "trail", 6 * seats, most)
    if read.has("moved"):
        state.moved = _exactly(read, "moved", 3, most)
    if read.has("trace"):
        state.trace = _exactly(read, "trace", 2, spaces - 1)
    for position in read.wholes("history", 0, BIG):
        state.note_position(position)
    read.nothing_else()


def _exactly(read: Reader, field: str, count: int, high: int) -> list[int]:
    found = read.wholes(field, -1, high)
    if len(found) != count:
        raise read.wrong(field, "position-wrong-type", wanted=f"{count} × 0, 1 …", found=str(found)[:60])
    return found


def _attack(state: Battle, read: Reader) -> None:
    blocks = len(state.born) - 1
    spaces = SPACE_NAMES[: state.ground.field.spaces]
    tables = state.tables
    if read.anything("attack") is not None:
        attack = read.inner("attack")
        state.attacker = attack.whole("attacker", 0, blocks)
        state.defender = attack.whole("defender", 0, blocks)
        state.origin = SPACE_OF_NAME[attack.one_of("from", spaces)]
        state.site = SPACE_OF_NAME[attack.one_of("space", spaces)]
        state.attack_seat = attack.whole("seat", 0, state.setting.seats - 1)
        named = attack.one_of("named", (None, *tables.unit_ids), None)
        state.named = -1 if named is None else tables.kind_of_id[named]
        state.attacker_fell = attack.flag("attacker_fell", False)
        state.defender_fell = attack.flag("defender_fell", False)
        state.beyond_rescue = attack.flag("beyond_rescue", False)
        attack.nothing_else()
        if state.pos[state.attacker] == state.site and state.pos[state.defender] == state.site:
            state.board[state.site] = state.defender
    if read.anything("shot") is not None:
        shot = read.inner("shot")
        state.shooter = shot.whole("shooter", 0, blocks)
        state.target = shot.whole("target", 0, blocks)
        shot.nothing_else()


def _stops(state: Battle, read: Reader) -> None:
    seats = state.setting.seats
    given = read.anything("stops")
    state.stops = [int(state.terms.stops)] * seats
    if given is None or given == []:
        return
    if not isinstance(given, list) or len(given) != seats:
        raise read.wrong("stops", "position-wrong-type", wanted=f"{seats} × […]", found=str(given)[:60])
    for seat, names in enumerate(given):
        if not isinstance(names, list) or not all(name in STOPS for name in names):
            raise read.wrong(f"stops[{seat}]", "position-wrong-type", wanted=" | ".join(STOPS), found=str(names)[:60])
        state.stops[seat] = mask_of([STOPS.index(name) for name in names])


def _mask_of(values: list[int]) -> int:
    mask = 0
    for value in values:
        mask |= value
    return mask
