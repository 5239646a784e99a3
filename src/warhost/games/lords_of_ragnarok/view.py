"""What one seat may see: all of the table but hands of others, attack cards in hand, and the order of decks."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.bits import bits
from warhost.games.lords_of_ragnarok.documents import (
    ActionView,
    ArtifactView,
    Attack,
    Battle,
    Draft,
    Hunt,
    MonsterView,
    Monument,
    Omens,
    OmenView,
    Player,
    RegionView,
    Table,
    Turn,
    Victories,
)
from warhost.games.lords_of_ragnarok.legality import why_no_action
from warhost.games.lords_of_ragnarok.mechanics.armies import recruit_value, retreats
from warhost.games.lords_of_ragnarok.mechanics.battles import battle_value, losses
from warhost.games.lords_of_ragnarok.mechanics.control import resistance
from warhost.games.lords_of_ragnarok.model import (
    ACTION,
    ATTACKER,
    DEFENDER,
    KILLED,
    LANDS_TO_WIN,
    OMENS_TO_END,
    STEPS,
    Saga,
    members,
)
from warhost.games.lords_of_ragnarok.phases.battle_cards import LayCard
from warhost.games.lords_of_ragnarok.phases.build_monument import omen_met
from warhost.games.lords_of_ragnarok.phases.ending import around_yggdrasil, last_turn_order
from warhost.games.lords_of_ragnarok.phases.hunt import defence_value, defended, rage, weak_spot_found
from warhost.games.lords_of_ragnarok.phases.prayer import free_slots
from warhost.games.lords_of_ragnarok.phases.special_action import ChooseAction, friends_of, legal_actions
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
    LEGION,
    MONSTERS,
    RUNE_TYPES,
    RUNES,
    SEATS,
    TOP,
    WHEEL,
    WISDOM,
)


def table_view(state: Saga, seat: int | None) -> Table:
    """The table as a seat (None: a spectator) sees it."""
    viewer = -1 if seat is None else seat
    tables = state.tables
    return {
        "board": state.board.side,
        "turn": turn_view(state),
        "players": [player_view(state, player, viewer) for player in range(state.seats)],
        "regions": {str(region + 1): region_view(state, region) for region in range(state.board.regions)},
        "seas": {
            sea: [player for player in range(state.seats) if state.drakkar[player] == i]
            for i, sea in enumerate(state.board.sea_ids)
        },
        "realms": {realm: bits(state.allies[i]) for i, realm in enumerate(tables.realm_ids)},
        "wheel": {ACTIONS[action]: stack(state, action) for action in range(WHEEL)},
        "special_actions": special_actions_view(state),
        "realm_bonuses": {
            ACTIONS[action]: tables.realm_ids[tables.realm_of_action[state.terms.bracket][action]]
            for action in range(WHEEL)
        },
        "monuments": {god: monument_view(state, g) for g, god in enumerate(GODS)},
        "monsters": {tables.figure_ids[m]: monster_view(state, m) for m in range(MONSTERS)},
        "boss": {"id": tables.figure_ids[BOSS], "region": place(state.figure_at[BOSS]), "boxes": boxes(state, BOSS)},
        "artifacts": {tables.artifact_ids[a]: artifact_view(state, a) for a in range(ARTIFACTS)},
        "runes": dict(zip(RUNES, state.rune_supply)),
        "temples": {"built": state.temples_built, "drafts": state.terms.drafts},
        "omens": omens_view(state),
        "victories": victories_view(state),
        "combat_cards": {
            "deck": len(state.deck),
            "discard": [tables.card_ids[tables.kind[card]] for card in state.discard],
            "unseen": unseen(state, viewer),
        },
        "blessings": {
            "deck": len(state.blessing_deck),
            "discard": [tables.blessing_ids[b] for b in state.blessing_discard],
            "display": [tables.blessing_ids[b] for b in state.display],
        },
        "events": {
            "deck": len(state.event_deck),
            "discard": [tables.event_ids[e] for e in state.event_discard],
            "event": None if state.event < 0 else tables.event_ids[state.event],
        },
        "draft": draft_view(state),
        "hunt": hunt_view(state, viewer),
        "battle": battle_view(state),
    }


def special_actions_view(state: Saga) -> list[ActionView] | None:
    """While a special action is chosen, all of them: why not, for whom the bonus is, whom the marker covers."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, ChooseAction):
        return None
    legal = legal_actions(state, frame.who)
    found: list[ActionView] = []
    for action in range(len(ACTIONS)):
        possible = ACTION + action in legal
        one: ActionView = {
            "action": ACTIONS[action],
            "why_not": None if possible else why_no_action(state, frame.who, action).text.to_doc(),
            "bonus_for": None,
            "covers": None,
        }
        if action < WHEEL:
            stacked = stack(state, action)
            if stacked:
                one["covers"] = stacked[-1]
            else:
                realm = state.tables.realm_of_action[state.terms.bracket][action]
                one["bonus_for"] = bits(friends_of(state, realm))
        found.append(one)
    return found


def place(region: i64) -> int | None:
    """A region by its number."""
    return None if region < 0 else region + 1


def owner(seat: i64) -> int | None:
    return None if seat < 0 else seat


def turn_view(state: Saga) -> Turn:
    ending = state.last_turns >= 0
    return {
        "number": state.turns,
        "active": state.active,
        "step": STEPS[state.step] if state.turns > 0 else "hero_draft",
        "first": owner(state.first),
        "rune_actions": state.rune_actions,
        "used": [state.tables.source_ids[source] for source in bits(state.used)],
        "ragnarok": {"left": state.last_turns, "order": last_turn_order(state)} if ending else None,
        "stalls": state.stalls,
    }


def player_view(state: Saga, player: int, viewer: int) -> Player:
    tables = state.tables
    hero = state.hero_of[player]
    origin = state.origin_of[player]
    drakkar = state.drakkar[player]
    on_board = state.on_board(player)
    return {
        "seat": player,
        "colour": tables.colour_ids[player],
        "hero": None if hero < 0 else tables.hero_ids[hero],
        "ability": hero >= 0 and state.powers[player] >> HERO + hero & 1 == 1,
        "origin": None if origin < 0 else tables.origin_ids[origin],
        "region": place(state.hero_at[player]),
        "drakkar": None if drakkar < 0 else state.board.sea_ids[drakkar],
        "attributes": {
            name: {
                "token": state.attribute[player * len(ATTRIBUTES) + a],
                "injured": state.injured[player] >> a & 1 == 1,
                "value": state.value(player, a),
            }
            for a, name in enumerate(ATTRIBUTES)
        },
        "runes": {rune: state.runes[player * RUNE_TYPES + r] for r, rune in enumerate(RUNES)},
        "rune_limit": state.rune_limit(player),
        "cards": len(state.hands[player]),
        "card_limit": state.card_limit(player),
        "hand": hand_view(state, player, viewer),
        "priests": {"reserve": state.priests[player], "supply": state.priests_left(player)},
        "armies": {"board": len(on_board), "reserve": LEGION - len(on_board)},
        "recruits": recruit_value(state, player),
        "blessings": [tables.blessing_ids[b] for b in bits(state.powers[player] & BLESSING_SOURCES)],
        "artifacts": [
            {"id": tables.artifact_ids[a], "charged": state.powers[player] >> ARTIFACT + a & 1 == 1}
            for a in range(ARTIFACTS)
            if state.artifact_owner[a] == player
        ],
        "monsters": [tables.figure_ids[m] for m in state.monsters_of(player)],
        "figures": [tables.figure_ids[m] for m in range(MONSTERS) if state.killer[m] == player],
        "slayer_tokens": state.slayer_tokens[player],
        "regions": [region + 1 for region in bits(state.owned[player])],
        "markers": state.markers(player),
    }


def hand_view(state: Saga, player: int, viewer: int) -> list[str]:
    """The combat cards of a hand that the viewer knows: all of their own, of others those they have been shown."""
    tables = state.tables
    if viewer == player:
        return [tables.card_ids[kind] for kind in sorted([tables.kind[card] for card in state.hands[player]])]
    if viewer < 0:
        return []
    known = state.known[viewer * SEATS + player]
    return [tables.card_ids[kind] for kind in sorted([tables.kind[card] for card in bits(known)])]


def unseen(state: Saga, viewer: int) -> dict[str, int]:
    """How many cards of each kind may be in the deck or in hands the viewer has not seen."""
    tables = state.tables
    left = tables.card_copies[:]
    seen = state.discard + state.in_play + state.laid[ATTACKER] + state.laid[DEFENDER]
    for holder in range(state.seats):
        if holder == viewer:
            seen = seen + state.hands[holder]
        elif viewer >= 0:
            seen = seen + bits(state.known[viewer * SEATS + holder])
    for card in seen:
        left[tables.kind[card]] -= 1
    return {tables.card_ids[kind]: count for kind, count in enumerate(left) if count > 0}


def region_view(state: Saga, region: int) -> RegionView:
    forge = state.forge_type[region]
    return {
        "control": owner(state.control[region]),
        "population": state.strength(region),
        "resistance": resistance(state, region),
        "totals": [state.total(seat, region) for seat in range(state.seats)],
        "armies": [
            {"id": state.army_name(army), "seat": army // LEGION, "value": state.army_value[army]}
            for army in range(state.seats * LEGION)
            if state.army_at[army] == region
        ],
        "heroes": [seat for seat in range(state.seats) if state.hero_at[seat] == region],
        "monsters": [state.tables.figure_ids[m] for m in range(MONSTERS) if state.figure_at[m] == region],
        "boss": state.figure_at[BOSS] == region,
        "temple": state.temples >> region & 1 == 1,
        "forge": None if forge < 0 else {"rune": RUNES[forge], "full": state.forge_full >> region & 1 == 1},
    }


def stack(state: Saga, action: int) -> list[int]:
    """The markers on an action, from the bottom to the top."""
    found: list[int] = []
    markers = state.wheel[action]
    while markers:
        found.insert(0, (markers & 7) - 1)
        markers >>= 3
    return found


def monument_view(state: Saga, god: int) -> Monument:
    return {
        "region": state.board.monument_region[god] + 1,
        "level": state.level[god],
        "top": TOP,
        "control": owner(state.control[state.board.monument_region[god]]),
        "priests": [state.priests_on[god * SEATS + seat] for seat in range(state.seats)],
        "free": free_slots(state, god),
    }


def boxes(state: Saga, figure: int) -> list[int | None]:
    """Whose marker covers each damage box."""
    return [owner(state.marks[figure * BOXES + box]) for box in range(state.tables.boxes[figure])]


def monster_view(state: Saga, monster: int) -> MonsterView:
    at = state.figure_at[monster]
    rune = state.tables.figure_rune[monster]
    return {
        "where": "board" if at >= 0 else ("killed" if at == KILLED else "aside"),
        "region": place(at),
        "top": state.sheets[2 * rune] == monster,
        "ring": owner(state.ring[monster]),
        "killer": owner(state.killer[monster]),
        "boxes": boxes(state, monster),
        "artifact": artifact_view(state, DIVINE + monster)["where"] == "unclaimed",
    }


def artifact_view(state: Saga, artifact: int) -> ArtifactView:
    seat = state.artifact_owner[artifact]
    charged = seat >= 0 and state.powers[seat] >> ARTIFACT + artifact & 1 == 1
    return {
        "where": "owned" if seat >= 0 else ("unclaimed" if seat == -1 else "gone"),
        "seat": owner(seat),
        "charged": charged,
    }


# -- how near the end is


def omens_view(state: Saga) -> Omens:
    """Every omen: what it asks for, what each player has of it, and whether it would turn now."""
    bracket = state.terms.bracket
    tables = state.tables
    cards: list[OmenView] = []
    for omen, name in enumerate(tables.omen_ids[bracket]):
        need = tables.omen_need[bracket][omen]
        have = [omen_met(state, omen, seat) for seat in range(state.seats)]
        down = state.omens_down >> omen & 1 == 1
        cards.append({"id": name, "down": down, "need": need, "have": have, "met": max(have) >= need})
    turning = len([card for card in cards if card["down"] or card["met"]])
    return {"cards": cards, "down": members(state.omens_down), "would_be_down": turning, "needed": OMENS_TO_END}


def victories_view(state: Saga) -> Victories:
    """The three victories and how near each player is, and what would count if the end came now."""
    seats = range(state.seats)
    return {
        "jarl": {
            "need": LANDS_TO_WIN,
            "have": [state.lands_held(seat) for seat in seats],
            "lands": {
                land: {
                    "regions": members(state.board.lands[i]),
                    "held": [members(state.owned[seat] & state.board.lands[i]) for seat in seats],
                }
                for i, land in enumerate(state.board.land_ids)
            },
        },
        "godi": {"need": state.terms.temples_to_win, "have": [state.temple_regions(seat) for seat in seats]},
        "slayer": {
            "need": state.terms.kills_for_boss,
            "have": [state.kills(seat) for seat in seats],
            "boxes": state.tables.boxes[BOSS],
            "covered": state.tables.boxes[BOSS] - len(state.uncovered(BOSS)),
        },
        "yggdrasil": [around_yggdrasil(state, seat) for seat in seats],
    }


# -- what is going on


def draft_view(state: Saga) -> Draft | None:
    """The hero draft while it lasts."""
    if state.drafted == state.seats:
        return None
    return {
        "starter": state.starter,
        "done": state.drafted,
        "heroes": [state.tables.hero_ids[h] for h in bits(state.offered_heroes)],
        "origins": [state.tables.origin_ids[o] for o in bits(state.offered_origins)],
    }


def hunt_view(state: Saga, viewer: int) -> Hunt | None:
    """The hunt: who hunts what, the attack, the defence, and the attack cards as far as the viewer may know them."""
    if state.hunter < 0:
        return None
    tables = state.tables
    shown = viewer == state.keeper or (viewer == state.hunter and state.hand_shown)
    attack: Attack | None = None
    if state.attack >= 0:
        attack = {
            "id": tables.attack_ids[state.attack],
            "rage": rage(state, state.attack),
            "weak_spot": tables.attack_weak_spot[state.attack],
            "draw": tables.attack_draw[state.attack],
            "shield_stops": tables.attack_stopped_by_shield[state.attack],
            "stopped": defended(state),
            "weak_spot_found": weak_spot_found(state),
        }
    return {
        "hunter": state.hunter,
        "keeper": state.keeper,
        "prey": tables.figure_ids[state.prey],
        "boxes": boxes(state, state.prey),
        "left": len(state.uncovered(state.prey)),
        "over": state.hunt_over,
        "won": state.hunt_won,
        "attack": attack,
        "played": [tables.card_ids[kind] for kind in state.played],
        "defence": defence_value(state) if state.attack >= 0 else 0,
        "wisdom": state.value(state.hunter, WISDOM),
        "deck": len(state.attack_deck),
        "hand": len(state.attack_hand),
        "attack_hand": [tables.attack_ids[kind] for kind in sorted(state.attack_hand)] if shown else None,
        "discard": [tables.attack_ids[kind] for kind in state.attack_discard],
        "dealt": state.dealt,
        "cap": state.cap,
        "next_cap": state.next_cap,
        "draw_less": state.draw_less,
        "wild_left": state.wild_left,
        "ignored_left": state.ignored_left,
        "placed": [box + 1 for box in state.placed],
    }


def battle_view(state: Saga) -> Battle | None:
    """The battle: the cards laid, one that is played and not laid yet, and both values as they stand."""
    if state.battle < 0:
        return None
    tables = state.tables
    return {
        "region": state.battle + 1,
        "attacker": state.sides[ATTACKER],
        "defender": state.sides[DEFENDER],
        "cards": [[tables.card_ids[tables.kind[card]] for card in laid] for laid in state.laid],
        "playing": [playing(state, side) for side in (ATTACKER, DEFENDER)],
        "passed": [state.passed >> side & 1 == 1 for side in (ATTACKER, DEFENDER)],
        "values": [battle_value(state, side) for side in (ATTACKER, DEFENDER)],
        "armies": [state.total(state.sides[side], state.battle) for side in (ATTACKER, DEFENDER)],
        "losses": [losses(state, side) for side in (ATTACKER, DEFENDER)],
        "retreats": [
            [region + 1 for region in bits(retreats(state, state.sides[side], state.battle))]
            for side in (ATTACKER, DEFENDER)
        ],
        "winner": owner(state.sides[state.winning]) if state.winning >= 0 else None,
    }


def playing(state: Saga, side: i64) -> str | None:
    """The card a side has played and whose effect is resolved; its value does not count yet."""
    for frame in state.frames:
        if isinstance(frame, LayCard) and frame.side == side:
            return state.tables.card_ids[state.tables.kind[state.in_play[0]]]
    return None
