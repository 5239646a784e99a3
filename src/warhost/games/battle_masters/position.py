# not compiled: positions are read and written one at a time.
"""A battle as a readable document and back, with a clear word for whatever cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warhost.engine.bits import bits, mask_of
from warhost.engine.position import Reader
from warhost.engine.text import Text
from warhost.games.battle_masters.mechanics.ground import Ground, buildable, takes_piece
from warhost.games.battle_masters.model import (
    AGREED_DRAW,
    ASIDE,
    CONCESSION,
    DRAW,
    ELIMINATION,
    ENDINGS,
    OUT,
    RESERVE,
    RUNNING,
    STALEMATE,
    TOWER_CAPTURED,
    Battle,
)
from warhost.games.battle_masters.phases.campaign import clear_table
from warhost.games.battle_masters.phases.preparation import hedge_lies
from warhost.games.battle_masters.tables import CHAOS, DIRECTIONS, HEDGE, PIECES, SIDES, UNITS, Piece
from warhost.games.battle_masters.view import piece_doc, scenario_name

WHERE = {"aside": ASIDE, "reserve": RESERVE, "out": OUT}
WINNERS = (*SIDES, "draw")


def whole_table(state: Battle) -> dict[str, Any]:
    """Everything on the table. Units that are not named are eliminated; the draw pile is listed from the top."""
    tables = state.tables
    doc: dict[str, Any] = {
        "scenario": scenario_name(state),
        "portion": tables.portion_ids[state.portion],
        "terrain": [piece_doc(tables, piece) for piece in state.pieces],
        "tower_stands": state.tower >= 0,
        "rubble": state.rubble,
        "zones": {name: [tables.hex_names[h] for h in state.zones[side]] for side, name in enumerate(SIDES)},
        "units": {
            tables.unit_ids[u]: _unit_doc(state, u)
            for u in range(UNITS)
            if state.pos[u] != OUT or state.elite >> u & 1 or state.skulls[u]
        },
        "hidden": state.hidden,
        "in_hand": None if state.in_hand < 0 else tables.unit_ids[state.in_hand],
        "card": None if state.card < 0 else tables.card_ids[state.card],
        "draw_pile": [tables.card_ids[card] for card in reversed(state.draw_pile)],
        "played": [tables.card_ids[card] for card in state.played],
        "removed": [tables.card_ids[card] for card in state.removed],
        "ogre_cards": {"move": state.ogre_moves, "attack": state.ogre_attacks},
        "quiet": state.quiet,
        "quiet_passes": state.quiet_passes,
        "winner": None if state.winner == RUNNING else WINNERS[state.winner],
        "ending": ENDINGS[state.ending],
        "conceded": bits(state.conceded),
        "draw_offers": bits(state.draw_offers),
        "victories": [WINNERS[winner] for winner in state.victories],
    }
    return doc


def _unit_doc(state: Battle, unit: int) -> dict[str, Any]:
    h = state.pos[unit]
    doc: dict[str, Any] = (
        {"hex": state.tables.hex_names[h]}
        if h >= 0
        else {"where": next(name for name, code in WHERE.items() if code == h)}
    )
    if state.skulls[unit]:
        doc["skulls"] = state.skulls[unit]
    if state.elite >> unit & 1:
        doc["elite"] = True
    return doc


def lay_table(state: Battle, doc: Mapping[str, Any]) -> None:
    """Put on the table what a document says; what it leaves out is as at the start of a battle."""
    tables = state.tables
    clear_table(state)
    read = Reader(doc, "table")
    state.victories = [WINNERS.index(name) for name in read.words("victories", WINNERS)]
    if len(state.victories) > state.battles():
        raise read.wrong("victories", "position-too-many-battles", battles=state.battles())
    name = _scenario(state)
    read.one_of("scenario", (name,), name)
    state.scenario = tables.scenario_of_name.get(name, -1)
    state.portion = tables.portion_ids.index(read.one_of("portion", tables.portion_ids, tables.portion_ids[0]))
    state.pieces = [_piece(state, item) for item in read.items("terrain")]
    if not buildable(tables, [piece.kind for piece in state.pieces]):
        raise read.wrong("terrain", "position-not-buildable")
    state.ground = Ground(tables, state.portion, state.pieces)
    state.tower = state.ground.tower if read.flag("tower_stands", True) else -1
    most = 0 if state.ground.tower < 0 else tables.rubble_to_destroy - (1 if state.tower >= 0 else 0)
    state.rubble = read.whole("rubble", 0, most, 0)
    zones = read.inner("zones")
    state.zones = [sorted({tables.hex_of_name[name] for name in zones.words(side, tables.hex_names)}) for side in SIDES]
    zones.nothing_else()
    units = read.inner("units")
    _units(state, units)
    state.hidden = read.flag("hidden", False)
    in_hand = read.one_of("in_hand", (None, *tables.unit_ids), None)
    state.in_hand = -1 if in_hand is None else tables.unit_of_id[in_hand]
    _cards(state, read)
    _waiting(state, units, zones)
    state.quiet = read.flag("quiet", True)
    state.quiet_passes = read.whole("quiet_passes", 0, 1_000_000, 0)
    winner = read.one_of("winner", (None, *WINNERS), None)
    state.winner = RUNNING if winner is None else WINNERS.index(winner)
    state.ending = ENDINGS.index(read.one_of("ending", ENDINGS, ENDINGS[0]))
    seats = state.setting.seats
    state.conceded = mask_of(read.wholes("conceded", 0, seats - 1))
    state.draw_offers = mask_of(read.wholes("draw_offers", 0, seats - 1))
    read.nothing_else()
    if winner is None:
        _going_on(state, read)
    else:
        _over(state, read)
    if state.hidden:
        _face_down(state, read)


def _going_on(state: Battle, read: Reader) -> None:
    """A battle without a winner has not been decided in any way."""
    if 0 in state.living:
        raise read.wrong("units", "position-no-army", side=SIDES[state.living.index(0)])
    if len(state.victories) == state.battles():
        raise read.wrong("victories", "position-decided")
    garrison = -1 if state.tower < 0 else state.board[state.tower]
    if garrison >= 0 and state.tables.side[garrison] == CHAOS and state.tower_wins():
        raise read.wrong(f"units.{state.tables.unit_ids[garrison]}", "position-decided")
    if any(state.conceded & mask_of(team) == mask_of(team) for team in state.terms.side_seats):
        raise read.wrong("conceded", "position-decided")
    if state.draw_offers == mask_of(list(range(state.setting.seats))):
        raise read.wrong("draw_offers", "position-decided")


def _over(state: Battle, read: Reader) -> None:
    """Who wins, and how, goes with what is left of the armies."""
    wiped_out = [side for side, count in enumerate(state.living) if count == 0]
    possible = {
        ELIMINATION: wiped_out == [1 - state.winner],
        CONCESSION: not wiped_out and state.winner != DRAW,
        AGREED_DRAW: not wiped_out and state.winner == DRAW,
        STALEMATE: not wiped_out,
        TOWER_CAPTURED: not wiped_out and state.winner == CHAOS and state.tower_wins(),
    }
    if not possible[state.ending]:
        raise read.wrong("ending", "position-wrong-ending")
    if len(state.victories) == state.battles() and state.victories[-1] != state.winner:
        raise read.wrong("victories", "position-wrong-ending")


def _face_down(state: Battle, read: Reader) -> None:
    """Tokens lie face down only while whole units are deployed, and none of them waits for its first card."""
    for unit in range(UNITS):
        if state.dealt() or state.pos[unit] == RESERVE or (state.pos[unit] != OUT and state.skulls[unit]):
            raise read.wrong("hidden", "position-face-down")


def _scenario(state: Battle) -> str:
    """The battle that is fought: in a campaign, the one that follows those already won."""
    if state.terms.scenario != "campaign":
        return state.terms.scenario
    battles = state.tables.campaign
    return state.tables.scenarios[battles[min(len(state.victories), len(battles) - 1)]].name


def _waiting(state: Battle, units: Reader, zones: Reader) -> None:
    """Nobody is deployed once the cards are dealt, and a reserve needs an area to enter."""
    tables = state.tables
    for unit, name in enumerate(tables.unit_ids):
        side = tables.side[unit]
        if state.pos[unit] == ASIDE and state.draw_pile + state.played + state.removed:
            known = (Text("verbatim", text="reserve"), Text("verbatim", text="out"))
            raise units.wrong(f"{name}.where", "position-not-known", found="'aside'", known=known)
        if state.pos[unit] == RESERVE and not any(state.ground.open[h] for h in state.zones[side]):
            raise zones.wrong(SIDES[side], "position-missing")


def _piece(state: Battle, read: Reader) -> Piece:
    tables = state.tables
    kind = PIECES.index(read.one_of("piece", PIECES))
    name = read.one_of("hex", tables.hex_names)
    h = tables.hex_of_name[name]
    inside = tables.portions[state.portion]
    turn = 0
    if kind == HEDGE:
        turn = DIRECTIONS.index(read.one_of("side", DIRECTIONS))
        beyond = tables.neighbour[h][turn]
        if beyond < 0 or not (inside[h] and inside[beyond]) or tables.road_sides[h] >> turn & 1:
            raise read.wrong("side", "position-no-hedge", hex=name)
        if hedge_lies(state, h, turn):
            raise read.wrong("side", "position-covered", hex=name)
    elif not inside[h] or not takes_piece(tables, kind, h):
        raise read.wrong("hex", "position-wrong-ground", piece=PIECES[kind], hex=name)
    if tables.open_sides[kind] < 6:
        sides = read.words("open", DIRECTIONS)
        turns = [t for t in range(6) if sides == [DIRECTIONS[(t + i) % 6] for i in range(tables.open_sides[kind])]]
        if not turns:
            raise read.wrong("open", "position-open-sides", count=tables.open_sides[kind])
        turn = turns[0]
    read.nothing_else()
    for other in state.pieces:
        if other.kind != HEDGE and kind != HEDGE and other.hex == h:
            raise read.wrong("hex", "position-covered", hex=name)
    state.pieces = [*state.pieces, Piece(kind, h, turn)]
    return state.pieces[-1]


def _units(state: Battle, read: Reader) -> None:
    tables = state.tables
    state.pos = [OUT] * UNITS
    state.elite = 0
    for name in read.names():
        if name not in tables.unit_of_id:
            raise read.unknown(name, tables.unit_ids)
        unit = tables.unit_of_id[name]
        one = read.inner(name)
        limit = tables.life_points[unit]
        if one.has("hex"):
            h = tables.hex_of_name[one.one_of("hex", tables.hex_names)]
            _stand(state, one, unit, h)
            limit -= 1
        else:
            state.pos[unit] = WHERE[one.one_of("where", tuple(WHERE))]
            limit = limit if state.pos[unit] == OUT else 0
        state.skulls[unit] = one.whole("skulls", 0, limit, 0)
        if one.flag("elite", False):
            if not state.victories:
                raise one.wrong("elite", "position-no-elite")
            state.elite |= 1 << unit
        one.nothing_else()
    state.living = [len([u for u in army if state.pos[u] != OUT]) for army in tables.army]


def _stand(state: Battle, read: Reader, unit: int, h: int) -> None:
    name = state.tables.hex_names[h]
    if state.board[h] >= 0:
        raise read.wrong("hex", "position-overlap", hex=name, unit=state.tables.unit_ids[state.board[h]])
    if not state.ground.open[h]:
        raise read.wrong("hex", "position-closed-ground", hex=name)
    if h == state.tower and not state.tables.may_garrison[unit]:
        raise read.wrong("hex", "position-tower", hex=name)
    state.place(unit, h)


def _cards(state: Battle, read: Reader) -> None:
    tables = state.tables
    ids = tables.card_ids
    card = read.one_of("card", (None, *ids), None)
    state.card = -1 if card is None else tables.card_of_id[card]
    state.played = [tables.card_of_id[name] for name in read.words("played", ids)]
    state.removed = [tables.card_of_id[name] for name in read.words("removed", ids)]
    seen = state.played + state.removed + ([] if card is None else [state.card])
    state.draw_pile = [tables.card_of_id[name] for name in reversed(read.words("draw_pile", ids))]
    rest = tables.full_deck[:]
    for face in state.draw_pile + seen:
        if face not in rest:
            raise read.wrong("draw_pile", "position-too-many-cards", card=ids[face], copies=tables.card_copies[face])
        rest.remove(face)
    if rest and len(rest) < len(tables.full_deck):
        # cards the document does not name lie below those it does, in the order of the box
        if not read.flag("rest_of_deck", False):
            raise read.wrong("draw_pile", "position-missing-cards", count=len(rest), card=ids[rest[0]])
        state.draw_pile = rest[::-1] + state.draw_pile
    else:
        read.flag("rest_of_deck", False)
    if card is not None and state.shown_alive(state.card) == 0:
        raise read.wrong("card", "position-dead-card", card=card)
    ogre = read.inner("ogre_cards")
    state.ogre_moves = ogre.whole("move", 0, tables.ogre_moves, tables.ogre_moves)
    state.ogre_attacks = ogre.whole("attack", 0, tables.ogre_attacks, tables.ogre_attacks)
    ogre.nothing_else()
    owned = tables.ogre_moves + tables.ogre_attacks - state.skulls[tables.ogre]
    if state.pos[tables.ogre] != OUT and state.ogre_moves + state.ogre_attacks != owned:
        raise read.wrong("ogre_cards", "position-ogre-cards", cards=owned)
