"""What one seat may see of a battle: everything but the faces of the enemy's units that it has not been shown."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.games.stratego_legends.documents import (
    AttackView,
    CampaignView,
    CurseView,
    EnemyView,
    FieldView,
    Fighter,
    RosterView,
    Row,
    ShotView,
    Stop,
    Table,
    UnitView,
    UsableView,
    WindowView,
    Winner,
)
from warhost.games.stratego_legends.mechanics.ground import RANKS, SPACE_NAMES
from warhost.games.stratego_legends.mechanics.odds import suspects
from warhost.games.stratego_legends.mechanics.strength import unit_parts
from warhost.games.stratego_legends.model import (
    CURSED,
    END,
    FINISH,
    MOVED,
    OUT,
    SPECTATORS,
    STOPS,
    USED_THIS_GAME,
    WAITING,
    WINDOWS,
    Battle,
)
from warhost.games.stratego_legends.phases.campaign import totals
from warhost.games.stratego_legends.phases.turn import Act
from warhost.games.stratego_legends.phases.using import usable_abilities
from warhost.games.stratego_legends.phases.window import Window
from warhost.games.stratego_legends.tables import CLASSES, COLORS, KEYWORDS, OPERATIONS, SIDES, TERRAINS

WINNERS: Final[tuple[Winner, ...]] = (*SIDES, "draw")


def table_view(state: Battle, seat: int | None) -> Table:
    """The table as a seat (None: a spectator) sees it."""
    tables = state.tables
    viewer: int = SPECTATORS if seat is None else seat
    units = range(len(state.born))
    return {
        "field": field_view(state),
        "sides": {name: list(state.side_seats[side]) for side, name in enumerate(SIDES)},
        "order": list(state.order),
        "units": [unit_view(state, unit, viewer) for unit in units if state.pos[unit] >= 0],
        "destroyed": {
            str(army): [tables.unit_ids[state.kind[u]] for u in units if state.born[u] == army and state.pos[u] == OUT]
            for army in range(state.setting.seats)
        },
        "waiting": [tables.unit_ids[state.kind[unit]] for unit in units if state.pos[unit] == WAITING],
        "curse": curse_view(state),
        "entering_curse": [
            tables.unit_ids[state.kind[u]] for u in units if state.pos[u] == CURSED and u != state.curse
        ],
        "enemies": enemies_view(state, viewer),
        "rosters": [roster_view(state, army, viewer) for army in range(state.setting.seats)],
        "limits": {"copies": state.terms.copies, "rare": state.terms.rare},
        "brought": brought_view(state, viewer),
        "standing": state.stood,
        "turn": {
            "number": state.turn,
            "seat": None if state.active < 0 else state.active,
            "extra": state.extra,
            "quiet": max(0, state.quiet),
            "repetitions": state.repetitions(),
            "played": [s for s in range(state.setting.seats) if state.acted >> s & 1],
        },
        "window": window_view(state),
        "taken": taken_view(state),
        "attack": attack_view(state),
        "shot": shot_view(state),
        "last_move": [None if space < 0 else SPACE_NAMES[space] for space in state.trace],
        "hints": state.terms.hints,
        "usable": usable_view(state, seat),
        "stops": [stops_view(state, one) if one == seat else None for one in range(state.setting.seats)],
        "campaign": campaign_view(state),
    }


def field_view(state: Battle) -> FieldView:
    """The boards and the terrain, rank by rank from the grey edge down to the beige one."""
    columns = state.ground.field.columns
    terrain = state.ground.terrain
    return {
        "columns": columns,
        "ranks": RANKS,
        "terrain": [[TERRAINS[terrain[c * RANKS + r]] for c in range(columns)] for r in range(RANKS - 1, -1, -1)],
        "boards": [
            {"board": state.tables.board_ids[board], "quarters": state.turns[slot]}
            for slot, board in enumerate(state.boards)
        ],
    }


def unit_view(state: Battle, unit: int, viewer: int) -> UnitView:
    """A block on the battlefield; with its face, strength and powers only for those who know it."""
    tables = state.tables
    known = state.sees(viewer, unit)
    kind = state.kind[unit]
    doc: UnitView = {
        "block": unit,
        "at": SPACE_NAMES[state.pos[unit]],
        "seat": state.owner[unit],
        "army": state.born[unit],
        "side": SIDES[state.seat_side[state.born[unit]]],
        "moved": state.facts[unit] & MOVED == MOVED,
        "shown": unit in state.shown,
        "once_seen": once_seen(state, unit, viewer),
        "bonus": state.bonus[unit],
        "granted": [name for keyword, name in enumerate(KEYWORDS) if state.granted[unit] >> keyword & 1],
        "unit": tables.unit_ids[kind] if known else None,
    }
    if known:
        doc["strength"] = state.strength(unit) if state.has_strength(unit) else None
        doc["base"] = tables.base[kind] if state.has_strength(unit) else None
        doc["parts"] = [part.to_doc() for part in unit_parts(state, unit)]
        doc["color"] = COLORS[tables.color[kind]]
        doc["type"] = tables.type_names[tables.type[kind]]
        doc["keywords"] = [name for keyword, name in enumerate(KEYWORDS) if state.has(unit, keyword)]
        doc["spent"] = state.used[unit] & USED_THIS_GAME != 0
        doc["known_to"] = known_to(state, unit, viewer)
    return doc


def known_to(state: Battle, unit: i64, viewer: i64) -> list[int] | None:
    """Which enemies know a unit of one's own; nobody is told that of others."""
    if viewer == SPECTATORS or state.side_of(unit) != state.seat_side[viewer]:
        return None
    enemies = state.side_seats[1 - state.seat_side[viewer]]
    return [seat for seat in enemies if state.seen[unit] >> seat & 1]  # where somebody looks, all see


def once_seen(state: Battle, unit: i64, viewer: i64) -> bool:
    """Whether a unit that stands with its back to somebody carries the mark of one that was seen before.

    Of one's own units those carry it that the whole table saw, or that an enemy looked at in private.
    """
    if not state.stood or unit in state.shown:
        return False
    if viewer != SPECTATORS and state.side_of(unit) == state.seat_side[viewer]:
        return state.seen[unit] & ~state.team_mask(state.seat_side[viewer]) != 0
    return state.sees(viewer, unit)


def enemies_view(state: Battle, viewer: i64) -> list[EnemyView]:
    """What a viewer knows of each army against it: what still hides, by rows of the table of strengths."""
    if not state.stood:
        return []
    mine = -1 if viewer == SPECTATORS else state.seat_side[viewer]
    return [enemy_view(state, army, viewer) for army in range(state.setting.seats) if state.seat_side[army] != mine]


def enemy_view(state: Battle, army: i64, viewer: i64) -> EnemyView:
    tables = state.tables
    own = [unit for unit in range(len(state.born)) if state.born[unit] == army]
    hidden = [unit for unit in own if not state.sees(viewer, unit)]
    left = hidden_rows(state, army, viewer)
    telltale = [unit for unit in hidden if state.facts[unit]]
    may_be: dict[int, list[Row]] = {}  # many units have done the same
    for unit in telltale:
        if state.facts[unit] not in may_be:
            weights = suspects(state, viewer, unit)
            rows = {tables.row[kind] for kind, weight in enumerate(weights) if weight > 0}
            may_be[state.facts[unit]] = [CLASSES[row] for row in sorted(rows)]
    return {
        "army": army,
        "standing": len([unit for unit in own if state.pos[unit] >= 0]),
        "hidden": len(hidden),
        "rows": None if left is None else dict(zip(CLASSES, left)),
        "known": [
            {"unit": tables.unit_ids[state.kind[u]], "at": SPACE_NAMES[state.pos[u]]}
            for u in own
            if state.pos[u] >= 0 and state.sees(viewer, u)
        ],
        "may_be": {SPACE_NAMES[state.pos[unit]]: may_be[state.facts[unit]] for unit in telltale},
    }


def hidden_rows(state: Battle, army: i64, viewer: i64) -> list[int] | None:
    """How many hidden units of each row an army has, by its list or by the table of strengths; None if that is open."""
    tables = state.tables
    left = [0] * len(CLASSES)
    if state.open_rosters:
        for kind in state.rosters[army]:
            left[tables.row[kind]] += 1
    else:
        left = list(tables.composition)
    for unit in range(len(state.born)):
        if state.born[unit] == army and state.sees(viewer, unit):
            left[tables.row[state.kind[unit]]] -= 1
    return None if min(left) < 0 else left  # an army may follow another table


def curse_view(state: Battle) -> CurseView | None:
    """The Death Curse in force."""
    if state.curse < 0:
        return None
    tables = state.tables
    kind = state.kind[state.curse]
    return {
        "unit": tables.unit_ids[kind],
        "power": f"power-{tables.unit_ids[kind]}-{tables.powers[tables.curse_power[kind]].place + 1}",
        "seat": state.curse_seat,
        "army": state.born[state.curse],
    }


def roster_view(state: Battle, army: int, viewer: int) -> RosterView | None:
    """An army's list, if the viewer may know it, and what of it the viewer has not yet placed."""
    if not state.rosters:
        return None
    own = viewer != SPECTATORS and state.seat_side[viewer] == state.seat_side[army]
    if not own and not (state.open_rosters and state.born):
        return None
    ids = state.tables.unit_ids
    unseen = state.rosters[army][:]
    for unit in range(len(state.born)):
        if state.born[unit] == army and state.sees(viewer, unit) and state.kind[unit] in unseen:
            unseen.remove(state.kind[unit])
    return {"units": [ids[kind] for kind in state.rosters[army]], "unseen": sorted([ids[kind] for kind in unseen])}


def brought_view(state: Battle, viewer: int) -> list[list[str]]:
    """Boards the viewer's own side has chosen to bring."""
    found = []
    for seat in range(state.setting.seats if state.brought else 0):
        own = viewer != SPECTATORS and state.seat_side[viewer] == state.seat_side[seat]
        two = state.brought[2 * seat : 2 * seat + 2] if own else []
        found.append([state.tables.board_ids[board] for board in two if board >= 0])
    return found


def window_view(state: Battle) -> WindowView | None:
    """The ability window that is open."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Window):
        return None
    return {"kind": WINDOWS[frame.window], "passed": frame.passed}


def taken_view(state: Battle) -> str | None:
    """The space of the unit that its player has taken up."""
    frame = state.frames[-1] if state.frames else None
    return SPACE_NAMES[state.pos[frame.unit]] if isinstance(frame, Act) else None


def attack_view(state: Battle) -> AttackView | None:
    """The attack under way; faces and strengths once both units are revealed."""
    if state.attacker < 0:
        return None
    everyone = state.terms.everyone
    open_now = all([state.pos[u] < 0 or state.seen[u] & everyone == everyone for u in (state.attacker, state.defender)])
    return {
        "space": SPACE_NAMES[state.site],
        "from": SPACE_NAMES[state.origin],
        "seat": state.attack_seat,
        "named": None if state.named < 0 else state.tables.unit_ids[state.named],
        "attacker": fighter_view(state, state.attacker, open_now),
        "defender": fighter_view(state, state.defender, open_now),
    }


def shot_view(state: Battle) -> ShotView | None:
    """The Ranged Attack under way."""
    if state.shooter < 0:
        return None
    return {
        "from": SPACE_NAMES[state.pos[state.shooter]] if state.pos[state.shooter] >= 0 else None,
        "space": SPACE_NAMES[state.pos[state.target]] if state.pos[state.target] >= 0 else None,
        "shooter": fighter_view(state, state.shooter, True),
        "target": fighter_view(state, state.target, True),
    }


def fighter_view(state: Battle, unit: i64, open_now: bool) -> Fighter:
    doc: Fighter = {"block": unit, "seat": state.owner[unit], "fallen": state.pos[unit] < 0}
    if open_now:
        doc["unit"] = state.tables.unit_ids[state.kind[unit]]
        if state.pos[unit] >= 0 and state.has_strength(unit):
            doc["strength"] = state.strength(unit)
            doc["parts"] = [part.to_doc() for part in unit_parts(state, unit)]
    return doc


def usable_view(state: Battle, seat: int | None) -> list[UsableView]:
    """The viewer's own abilities that could be used now, if the table gives hints (`sl.powers.software_hints`)."""
    if seat is None or seat != state.acting or not state.terms.hints:
        return []
    frame = state.frames[-1]
    if not isinstance(frame, Window):
        return []
    found: list[UsableView] = []
    tables = state.tables
    for choice in state.options:
        if choice != FINISH:
            unit = state.unit_of(choice)
            for number in usable_abilities(state, unit, seat, frame.window == END and seat == state.active):
                found.append({"at": SPACE_NAMES[state.pos[unit]], "power": OPERATIONS[tables.powers[number].op]})
    return found


def stops_view(state: Battle, seat: i64) -> list[Stop]:
    """The windows in which a seat wants to be asked; told to nobody else, as that could betray what it holds."""
    return [name for bit, name in enumerate(STOPS) if state.stops[seat] >> bit & 1]


def campaign_view(state: Battle) -> CampaignView | None:
    """The games of a campaign so far."""
    if state.terms.games == 1:
        return None
    return {
        "games": state.terms.games,
        "winners": [WINNERS[winner] for winner in state.victories],
        "points": list(state.points),
        "totals": dict(zip(SIDES, totals(state))),
        "first": SIDES[state.first_side],
    }
