"""Dealing anew what a seat cannot know: the faces of hidden units, secret armies, boards face down, others' stops."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.chance import Chance
from warhost.games.stratego_legends.model import FINISH, SPECTATORS, STOP_OF, Battle
from warhost.games.stratego_legends.phases.ending import castles
from warhost.games.stratego_legends.phases.muster import muster_of
from warhost.games.stratego_legends.phases.turn import Act, Turn
from warhost.games.stratego_legends.phases.window import Window
from warhost.games.stratego_legends.tables import BEIGE, BOARDS, CASTLE, GREY, KINDS, MAGIC, TERRAINS

TRIES: Final = 40


def redeal(state: Battle, viewer: i64, chance: Chance) -> None:
    """Give every unit that the viewer does not know a face that it could have.

    Whatever is drawn depends on the chance and on what the viewer knows alone, never on the truth.
    """
    redeal_stops(state, viewer)
    if state.rosters and not state.born:
        redeal_musters(state, viewer, chance)
    if state.brought:
        redeal_boards(state, viewer, chance)
    hidden = [
        [u for u in range(len(state.born)) if state.born[u] == army and not state.sees(viewer, u)]
        for army in range(state.setting.seats if state.born else 0)
    ]
    if not any([len(units) > 0 for units in hidden]):
        return
    truth = state.kind
    rosters = state.rosters
    for _ in range(TRIES):
        state.kind = truth[:]
        state.rosters = rosters[:]
        if all([deal_army(state, viewer, army, units, chance) for army, units in enumerate(hidden) if units]):
            if goes_on(state, viewer) and fought_for(state):
                return
    state.kind = truth
    state.rosters = rosters
    state.find_castles()


def allied(state: Battle, viewer: i64, seat: i64) -> bool:
    return viewer != SPECTATORS and state.seat_side[viewer] == state.seat_side[seat]


def redeal_stops(state: Battle, viewer: i64) -> None:
    """Nobody knows where the others want to be asked: as all did at first, and where somebody is asked now."""
    for seat in range(len(state.stops)):
        if seat != viewer:
            state.stops[seat] = state.terms.stops
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, Window):
        state.stops[state.acting] |= 1 << STOP_OF[frame.window]


def redeal_musters(state: Battle, viewer: i64, chance: Chance) -> None:
    """Armies that are chosen in secret: as many units, others."""
    for seat in range(state.setting.seats):
        chosen = len(state.rosters[seat])
        if chosen and not allied(state, viewer, seat):
            army = muster_of(state, seat).surprise(chance)
            if chosen < len(army):
                chance.shuffle(army)
                army = army[:chosen]
            state.rosters = state.rosters[:]
            state.rosters[seat] = army


def redeal_boards(state: Battle, viewer: i64, chance: Chance) -> None:
    """Boards that lie face down."""
    state.brought = state.brought[:]
    for seat in range(state.setting.seats):
        if not allied(state, viewer, seat):
            boards = list(range(BOARDS))
            chance.shuffle(boards)
            for which in range(2):
                if state.brought[2 * seat + which] >= 0:
                    state.brought[2 * seat + which] = boards[which]


def deal_army(state: Battle, viewer: i64, army: i64, units: list[int], chance: Chance) -> bool:
    """New faces for the hidden units of an army; tells whether they go together with all that was seen."""
    faces = faces_left(state, viewer, army, units, chance)
    chance.shuffle(faces)
    excluded = [excluded_faces(state, unit) for unit in units]
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, Act) and frame.unit in units:
        taken = units.index(frame.unit)
        if not put_first(state, frame, faces, excluded[taken], taken):
            return False
        excluded[taken] = [kind != faces[taken] for kind in range(KINDS)]
    if not match(faces, excluded):
        return False
    for unit, face in zip(units, faces):
        state.kind[unit] = face
    state.find_castles()
    if not (state.open_rosters or allied(state, viewer, army)):
        state.rosters[army] = sorted([state.kind[u] for u in range(len(state.born)) if state.born[u] == army])
    return True


def faces_left(state: Battle, viewer: i64, army: i64, units: list[int], chance: Chance) -> list[int]:
    """What the hidden units of an army can be together: the rest of its list, or of an army one can imagine."""
    if state.open_rosters or allied(state, viewer, army):
        return sorted([state.kind[unit] for unit in units])
    row = state.tables.row
    seen = [state.kind[u] for u in range(len(state.born)) if state.born[u] == army and u not in units]
    faces = muster_of(state, army).fill_up(sorted(seen), chance)
    for kind in seen:
        faces.remove(kind)
    if len(faces) > len(units):  # a position with fewer units than an army has, but with its Castle
        chance.shuffle(faces)
        faces = sorted(faces, key=lambda kind: row[kind] != CASTLE)[: len(units)]
    return sorted(faces)


def excluded_faces(state: Battle, unit: i64) -> list[bool]:
    """Designs that a hidden unit cannot be, by what everybody saw of it."""
    tables = state.tables
    found = [False] * KINDS
    for number, fact in enumerate(tables.facts):
        if state.facts[unit] >> number & 1:
            found = [gone or fact.excludes[kind] for kind, gone in enumerate(found)]
    if state.bonus[unit] < 0:
        terrain = state.ground.terrain[state.pos[unit]]
        for kind in range(KINDS):
            strength = tables.base[kind] + tables.terrain_bonus[kind * len(TERRAINS) + terrain]
            if tables.row[kind] < MAGIC and strength + state.curse_bonus[kind] + state.bonus[unit] <= 0:
                found[kind] = True
    return found


def put_first(state: Battle, frame: Act, faces: list[int], excluded: list[bool], taken: int) -> bool:
    """The unit that its player has taken up can do something; give it such a face."""
    for i, face in enumerate(faces):
        if not excluded[face]:
            state.kind[frame.unit] = face
            if frame.options(state):
                faces[i], faces[taken] = faces[taken], face
                return True
    return False


def match(faces: list[int], excluded: list[list[bool]]) -> bool:
    """Exchange faces until every unit has one that it can have; tells whether that is possible."""
    for i in range(len(faces)):
        if excluded[i][faces[i]] and not mend(faces, excluded, i, [i]):
            return False
    return True


def mend(faces: list[int], excluded: list[list[bool]], i: int, tried: list[int]) -> bool:
    """Find a face for the i-th unit, if need be by a row of exchanges."""
    for j in range(len(faces)):
        if j not in tried and not excluded[i][faces[j]]:
            tried.append(j)
            faces[i], faces[j] = faces[j], faces[i]
            if not excluded[j][faces[j]] or mend(faces, excluded, j, tried):
                return True
            faces[i], faces[j] = faces[j], faces[i]
    return False


def goes_on(state: Battle, viewer: i64) -> bool:
    """Whether the player who decides now has something to choose, as he had in truth."""
    if state.acting < 0 or state.acting == viewer:
        return True
    frame = state.frames[-1]
    if isinstance(frame, Turn):
        return frame.ready(state)[-1] != FINISH
    options: list[int] = frame.options(state)
    return bool(options)


def fought_for(state: Battle) -> bool:
    """Whether each side has a Castle of its own, as a battle that goes on tells everybody."""
    return state.acting < 0 or (castles(state, BEIGE) > 0 and castles(state, GREY) > 0)
