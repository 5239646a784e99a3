"""What one seat may see: everything but the hands of others and the order of the decks."""

from __future__ import annotations

from warhost.games.chaos_in_the_old_world.documents import (
    Assigning,
    BattleView,
    DiceView,
    FigureView,
    Loss,
    OldWorldView,
    Power,
    PowerView,
    RegionView,
    SpaceView,
    Table,
)
from warhost.games.chaos_in_the_old_world.effects.chaos_card import in_force
from warhost.games.chaos_in_the_old_world.mechanics.corruption import corruption_forbidden
from warhost.games.chaos_in_the_old_world.mechanics.dice import CAUSES, rolls_on_table
from warhost.games.chaos_in_the_old_world.mechanics.figures import defense
from warhost.games.chaos_in_the_old_world.mechanics.forecast import (
    battle_forecast,
    corruption_forecast,
    domination_forecast,
)
from warhost.games.chaos_in_the_old_world.mechanics.regions import (
    battles_forbidden,
    conquest_value,
    magic_symbols,
    resistance,
)
from warhost.games.chaos_in_the_old_world.model import (
    BLOCKED,
    CREPT,
    HORROR,
    ON_SPACE,
    PHASES,
    RESERVE,
    SETUP,
    SHIELDED,
    TIPPED,
    OldWorld,
)
from warhost.games.chaos_in_the_old_world.phases.battle import AfterBattle, AssignHits, AssignRevenge, SpendHit
from warhost.games.chaos_in_the_old_world.phases.old_world import Instruct
from warhost.games.chaos_in_the_old_world.tables import (
    CARD_IDS,
    CARDS,
    CLASS_IDS,
    CLASSES,
    FIGURES,
    HIGHEST_THREAT,
    INSTRUCTION_IDS,
    OLD_WORLD_IDS,
    POWER_IDS,
    POWERS,
    REGION_IDS,
    REGIONS,
    SIDE_IDS,
    TOKEN_IDS,
    TOKENS,
    UPGRADE_IDS,
    UPGRADES_EACH,
)


def table_view(state: OldWorld, seat: int | None) -> Table:
    """The table as a seat (None: a spectator) sees it."""
    mine = -1 if seat is None else state.power_of[seat]
    begun = state.phase != SETUP
    return {
        "round": state.round,
        "rounds": state.tables.old_world_deck_size[state.setting.seats],
        "phase": PHASES[state.phase] if begun else "setup",
        "seats": [None if power < 0 else POWER_IDS[power] for power in state.power_of],
        "powers": {POWER_IDS[p]: power_view(state, p, p == mine) for p in range(POWERS) if state.seat_of[p] >= 0},
        "regions": {REGION_IDS[r]: region_view(state, r) for r in range(REGIONS)} if begun else {},
        "announced": announced_view(state, mine),
        "lowest_threat": POWER_IDS[state.lowest_threat()] if begun else None,
        "stock": {name: state.stock[t] for t, name in enumerate(TOKEN_IDS)},
        "old_world": old_world_view(state),
        "ruination": {
            "next": max(state.ruin) + 1 if max(state.ruin) < state.tables.ruination_cards else None,
            "left": state.tables.ruination_cards - max(state.ruin),
        },
        "battle": battle_view(state),
        "dice": dice_view(state),
        "history": history_view(state),
    }


# -- the Powers


def power_view(state: OldWorld, power: int, own: bool) -> PowerView:
    tables = state.tables
    position = state.dial[power]
    first = power * UPGRADES_EACH
    in_play = state.upgrades[power]
    view: PowerView = {
        "seat": state.seat_of[power],
        "victory_points": state.vp[power],
        "power_points": state.points[power],
        "dial": {
            "position": position,
            "threat": shown_threat(tables.threat[power][position]),
            "counters": state.counters[power],
            "ahead": [
                {
                    "instruction": INSTRUCTION_IDS[tables.dial[power][i]],
                    "amount": tables.dial_amount[power][i],
                    "threat": shown_threat(tables.threat[power][i]),
                }
                for i in range(position + 1, len(tables.dial[power]))
            ],
        },
        "upgrades": [UPGRADE_IDS[first + n] for n in range(UPGRADES_EACH) if in_play >> n & 1],
        "upgrades_left": [UPGRADE_IDS[first + n] for n in range(UPGRADES_EACH) if not in_play >> n & 1],
        "peasants": state.peasants[power],
        "followers": {
            tables.follower_ids[power * CLASSES + c]: {
                "class": CLASS_IDS[c],
                "cost": state.cost[power * CLASSES + c],
                "attack": state.attack[power * CLASSES + c],
                "defense": state.defense[power * CLASSES + c],
                "reserve": len([f for f in tables.figures[power] if reserved(state, f, power * CLASSES + c)]),
            }
            for c in range(CLASSES)
        },
        "hand_size": int(state.hand_size(power)),
        "deck_size": len(state.decks[power]),
        "known": cards_of(state, power, state.known),
        "discard": cards_of(state, power, state.discard),
        "unseen": unseen(state, power, own),
    }
    if own:
        view["hand"] = cards_of(state, power, [int(state.resting(card)) for card in range(CARDS)])
    return view


def announced_view(state: OldWorld, mine: int) -> str | None:
    """The card about to be played, for whoever plays it; to all others it is one of the hand."""
    if state.announced < 0 or state.tables.card_power[state.announced] != mine:
        return None
    return CARD_IDS[state.announced]


def shown_threat(threat: int) -> int | None:
    """The number on the dial; the last position has none."""
    return None if threat == HIGHEST_THREAT else threat


def reserved(state: OldWorld, figure: int, sort: int) -> bool:
    return state.tables.sort[figure] == sort and state.where[figure] == RESERVE


def cards_of(state: OldWorld, power: int, counts: list[int]) -> list[str]:
    """The kinds of cards of a Power, each as often as it is there."""
    return [CARD_IDS[card] for card in state.tables.cards_of[power] for _ in range(counts[card])]


def unseen(state: OldWorld, power: int, own: bool) -> list[str]:
    """What the cards that lie face down to the viewer are, in no order: the deck, and what is hidden of a hand."""
    counts = [0] * CARDS
    for card in state.decks[power]:
        counts[card] += 1
    if not own:
        for card in state.tables.cards_of[power]:
            counts[card] += state.hand[card] - state.known[card]
    return cards_of(state, power, counts)


# -- the map


def region_view(state: OldWorld, region: int) -> RegionView:
    tables = state.tables
    ruined = state.ruined >> region & 1 == 1
    return {
        "resistance": int(resistance(state, region)),
        "conquest_value": int(conquest_value(state, region)),
        "populous": tables.populous[region],
        "magic": int(magic_symbols(state, region)),
        "spaces": {SIDE_IDS[side]: space_view(state, 2 * region + side) for side in (0, 1)},
        "tokens": {
            TOKEN_IDS[t]: state.tokens[region * TOKENS + t] for t in range(TOKENS) if state.tokens[region * TOKENS + t]
        },
        "corruption": {
            POWER_IDS[p]: state.corruption[region * POWERS + p]
            for p in range(POWERS)
            if state.corruption[region * POWERS + p]
        },
        "figures": [figure_view(state, f) for f in range(FIGURES) if state.where[f] == region],
        "ruin": {"card": state.ruin[region], "scored": state.face_down >> region & 1 == 1} if ruined else None,
        "ruiners": [POWER_IDS[p] for p in range(POWERS) if state.ruiners >> (region * POWERS + p) & 1],
        "killers": [POWER_IDS[p] for p in range(POWERS) if state.killers >> (region * POWERS + p) & 1],
        "forbidden": {
            "battle": bool(battles_forbidden(state, region)),
            "corruption": bool(corruption_forbidden(state, region)),
        },
        "forecast": {
            "battle": battle_forecast(state, region),
            "domination": None if ruined else domination_forecast(state, region),
            "corruption": None if ruined else corruption_forecast(state, region),
        },
    }


def space_view(state: OldWorld, slot: int) -> SpaceView | None:
    lies = state.slots[slot]
    if lies < 0:
        return None
    if lies == BLOCKED:
        return {"blocked": True}
    if lies >= HORROR:
        return {"figure": state.tables.figure_ids[lies - HORROR]}
    return {
        "card": CARD_IDS[lies],
        "power": POWER_IDS[state.tables.card_power[lies]],
        "cancelled": in_force(state, slot).number != lies,
    }


def figure_view(state: OldWorld, figure: int) -> FigureView:
    tables = state.tables
    sort = tables.sort[figure]
    marks = state.marks[figure]
    return {
        "id": tables.figure_ids[figure],
        "follower": tables.follower_ids[sort],
        "class": CLASS_IDS[sort % CLASSES],
        "power": POWER_IDS[tables.owner[figure]],
        "controlled_by": POWER_IDS[state.holder[figure]],
        "defense": int(defense(state, figure)),
        "shielded": marks & SHIELDED != 0,
        "crept": marks & CREPT != 0,
        "tipped": marks & TIPPED != 0,
        "on_space": marks & ON_SPACE != 0,
        "hits": {
            POWER_IDS[p]: state.waiting.count(figure * POWERS + p)
            for p in range(POWERS)
            if figure * POWERS + p in state.waiting
        },
    }


# -- the Old World


def old_world_view(state: OldWorld) -> OldWorldView:
    drawn = [frame.card for frame in state.frames if isinstance(frame, Instruct)]
    return {
        "deck_size": len(state.old_world_deck),
        "track": [None if card < 0 else OLD_WORLD_IDS[card] for card in state.track],
        "drawn": OLD_WORLD_IDS[drawn[0]] if drawn else None,
        "out": [OLD_WORLD_IDS[card] for card in state.old_world_out],
        "unseen": [OLD_WORLD_IDS[card] for card in sorted(state.old_world_deck + state.old_world_aside)],
    }


def battle_view(state: OldWorld) -> BattleView | None:
    """The battle being fought, and the hits being assigned."""
    region = -1
    number = 0
    for frame in state.frames:
        if isinstance(frame, AfterBattle):
            region = frame.region
            number = frame.number
    top = state.frames[-1] if state.frames else None
    assigning: Assigning | None = None
    if isinstance(top, (AssignHits, SpendHit)):
        region = top.region
        hits = top.plain + top.sixes
        assigning = {"power": POWER_IDS[top.power], "hits": hits, "sixes": top.sixes, "early": top.early}
    elif isinstance(top, AssignRevenge):
        assigning = {"power": "nurgle", "hits": top.hits, "sixes": 0, "early": False}
        region = top.region
    if region < 0:
        return None
    return {"region": REGION_IDS[region], "number": number + 1, "assigning": assigning}


def dice_view(state: OldWorld) -> DiceView | None:
    """The battle dice that lie on the table, and who fell by them."""
    if state.dice_region < 0:
        return None
    return {
        "region": REGION_IDS[state.dice_region],
        "rolls": [
            {
                "power": POWER_IDS[one.power],
                "cause": CAUSES[one.cause],
                "dice": one.dice,
                "faces": one.faces,
                "hits": one.hits(),
            }
            for one in rolls_on_table(state)
        ],
        "losses": [loss_view(state, loss) for loss in state.losses],
    }


def loss_view(state: OldWorld, loss: int) -> Loss:
    """A figure with whoever controlled it, or a Peasant without."""
    figure = loss // (POWERS * POWERS) - 1
    return {
        "killer": POWER_IDS[loss % POWERS],
        "power": None if figure < 0 else POWER_IDS[loss // POWERS % POWERS],
        "figure": None if figure < 0 else state.tables.figure_ids[figure],
    }


def history_view(state: OldWorld) -> list[dict[Power, int]]:
    """Victory points after each round, for the Powers in play."""
    return [
        {POWER_IDS[p]: state.history[i + p] for p in range(POWERS) if state.seat_of[p] >= 0}
        for i in range(0, len(state.history), POWERS)
    ]
