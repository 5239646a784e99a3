# not compiled: asked only by tests and for positions.
"""Whether the frames of a game lie on each other as the rules lay them, and go together with what is on the table."""

from __future__ import annotations

from typing import Any, Final

from warhost.engine.state import Frame
from warhost.games.chaos_in_the_old_world.effects.khorne import CallFigures
from warhost.games.chaos_in_the_old_world.effects.nurgle import DecayToken, RotFigure
from warhost.games.chaos_in_the_old_world.effects.old_world import (
    BRETONNIAN_KNIGHTS,
    DARK_ELF_CORSAIRS,
    DWARF_TROLLSLAYERS,
    GRAIL_IS_FOUND,
    GREENSKINS_INVADE,
    NORSE_REAVERS,
    CarryGrail,
    ClaimGrail,
    CorsairRaid,
    GrailQuest,
    GreenskinRaid,
    KnightsErrant,
    PlunderToken,
    Reaving,
    SlayFigure,
)
from warhost.games.chaos_in_the_old_world.effects.slaanesh import LureTo, LureToken
from warhost.games.chaos_in_the_old_world.effects.tzeentch import (
    MEDDLING_OF_SKAVEN,
    TELEPORT,
    WARP_SHIELD,
    MeddleWith,
    ShieldFigure,
    TeleportFigure,
    TeleportTo,
)
from warhost.games.chaos_in_the_old_world.effects.upgrade import upgraded
from warhost.games.chaos_in_the_old_world.effects.upgrades import (
    ACOLYTE,
    HORROR_SORT,
    KEEPER_OF_SECRETS,
    PLAGUEBEARER,
    BringWarpstone,
    ChooseUpgrade,
    StandOnSpace,
    TakeCultist,
)
from warhost.games.chaos_in_the_old_world.mechanics.battles import further_battles
from warhost.games.chaos_in_the_old_world.mechanics.figures import held, hits_needed, hurt_only_by_sixes, may_be_hit
from warhost.games.chaos_in_the_old_world.mechanics.hands import DiscardCards
from warhost.games.chaos_in_the_old_world.mechanics.losses import (
    ANY_CLASS,
    CULTISTS,
    CULTISTS_AND_WARRIORS,
    LoseFigure,
    LoseToHero,
    highest_threat,
)
from warhost.games.chaos_in_the_old_world.mechanics.tokens import PlaceByDial, PlaceTokens
from warhost.games.chaos_in_the_old_world.model import (
    BATTLE,
    DRAW,
    END,
    OLD_WORLD,
    ON_SPACE,
    RUNNING,
    SETUP,
    SUMMONING,
    OldWorld,
)
from warhost.games.chaos_in_the_old_world.phases.battle import (
    AfterBattle,
    AssignHits,
    AssignRevenge,
    EndOfBattle,
    NormalDice,
    Revenge,
    SpendHit,
    StartOfBattle,
)
from warhost.games.chaos_in_the_old_world.phases.dials import (
    AdvanceDials,
    CleanseOf,
    CleanseRegion,
    ClearRegion,
    ClearToken,
)
from warhost.games.chaos_in_the_old_world.phases.draw import DiscardFirst, DrawPhase
from warhost.games.chaos_in_the_old_world.phases.end import EndPhase, Heroes, TrackCard
from warhost.games.chaos_in_the_old_world.phases.old_world import (
    SCATTERED,
    BlockSpace,
    ChoosePair,
    Decree,
    Inspire,
    Instruct,
    Rally,
    ScatterTo,
    ScatterToken,
    among,
)
from warhost.games.chaos_in_the_old_world.phases.rounds import Phase
from warhost.games.chaos_in_the_old_world.phases.setup import ChoosePower, LayOut, Preparation
from warhost.games.chaos_in_the_old_world.phases.summoning import PlayOn, Summoning, SummonTo, TakeTurn
from warhost.games.chaos_in_the_old_world.tables import (
    BLOCK_SPACE,
    CARD_IDS,
    CARDS,
    CHOOSE,
    CLASSES,
    EVENT,
    EVERYWHERE,
    FIGURES,
    GREATER_DAEMON,
    HERO,
    INSPIRE,
    KHORNE,
    NOBLE,
    NURGLE,
    OLD_WORLD_IDS,
    PAIR_UP,
    PEASANT,
    PLACE_NOBLE,
    PLACE_WARPSTONE,
    POWERS,
    REGIONS,
    REMOVE_CORRUPTION,
    REMOVE_FIGURES,
    REMOVE_OLD_WORLD_TOKENS,
    SCATTER,
    SLAANESH,
    SLOTS,
    TZEENTCH,
    UPGRADE_CARD,
    UPGRADES_EACH,
    WARPSTONE,
)

BLOOD_GODS_CALL: Final = CARD_IDS.index("blood_gods_call")
ALL_THINGS_DECAY: Final = CARD_IDS.index("all_things_decay")
DARK_INFLUENCE: Final = CARD_IDS.index("dark_influence")
SOPORIFIC_MUSK: Final = CARD_IDS.index("soporific_musk")
Frames = list[Frame[Any]]
BEGINNINGS: Final[dict[int, Frame[Any]]] = {
    DRAW: DrawPhase(0),
    SUMMONING: Summoning(0),
    BATTLE: StartOfBattle(-1),
    END: EndPhase(0),
}


def misfit(state: OldWorld) -> int:
    """The frame of a position that cannot be where it is, -1 if there is none.

    Asked before anything runs: a decision with one choice would be made at once, wherever it stands.
    """
    if state.ending != RUNNING:
        return 0 if state.frames else -1
    if not state.frames or state.frames[0] != _follows(state):
        return -1 if state.frames == [Preparation()] and state.phase == SETUP else 0
    above = state.frames[1:]
    between = state.phase != SETUP and (not above or _begins(state, above))
    return -1 if between or fits(state) else len(above)


def _follows(state: OldWorld) -> Frame[Any]:
    """What comes after the phase, or after the preparation."""
    return LayOut() if state.phase == SETUP else Phase(state.phase + 1)


def _begins(state: OldWorld, above: Frames) -> bool:
    """Whether the phase is just beginning, as in a position that names no frames."""
    if state.phase == OLD_WORLD:
        return len(above) == 1 and isinstance(above[0], Instruct) and above[0].step == 0
    return len(above) == 1 and above[0] == BEGINNINGS.get(int(state.phase))


def fits(state: OldWorld) -> bool:
    """Whether the frames of a running game, from the phase that comes next to the decision, can lie so."""
    bottom, *above = state.frames
    if state.phase == SETUP:
        return isinstance(bottom, LayOut) and len(above) == 1 and _choosing(state, above[0])
    if not isinstance(bottom, Phase) or bottom.number != state.phase + 1 or not above:
        return False
    if state.phase == OLD_WORLD:
        return _old_world(state, above)
    if state.phase == DRAW:
        return _draw(state, above)
    if state.phase == SUMMONING:
        return _summoning(state, above)
    if state.phase == BATTLE:
        return _battle(state, above)
    return state.phase == END and _end(state, above)  # the corruption phase asks nobody


def _choosing(state: OldWorld, top: Frame[Any]) -> bool:
    """Those before the chooser have a Power, the others not yet."""
    if not isinstance(top, ChoosePower) or not 0 <= top.chooser < state.setting.seats:
        return False
    return [power >= 0 for power in state.power_of] == [s < top.chooser for s in range(state.setting.seats)]


# -- things that frames name


def _played(state: OldWorld, power: int) -> bool:
    return 0 <= power < POWERS and state.seat_of[power] >= 0


def _region(region: int) -> bool:
    return 0 <= region < REGIONS


def _on_board(state: OldWorld, figure: int) -> bool:
    return 0 <= figure < FIGURES and state.where[figure] >= 0


def _sort(state: OldWorld, figure: int) -> int:
    return state.tables.sort[figure]


def _here(state: OldWorld, region: int, card: int) -> bool:
    """A Chaos card lies in a region."""
    return _region(region) and card in state.slots[2 * region : 2 * region + 2]


def _some(amount: int, most: int) -> bool:
    return 1 <= amount <= most


# -- phases


def _old_world(state: OldWorld, above: Frames) -> bool:
    """The card turned up, with the step it has reached, and what that step asks."""
    instruct, *rest = above
    if not isinstance(instruct, Instruct) or not 0 <= instruct.card < len(OLD_WORLD_IDS) or not rest:
        return False
    steps = state.tables.steps[instruct.card]
    if not _some(instruct.step, len(steps)):
        return False
    step = steps[instruct.step - 1]
    top = rest[-1]
    if step.do == REMOVE_FIGURES:
        loser = _loser(state, top, ANY_CLASS, instruct.card)
        if len(rest) != 2 or not isinstance(rest[0], Decree) or loser is None:
            return False
        later = sum(1 << region for region in step.regions if region > loser.region)
        return rest[0].card == instruct.card and loser.region in step.regions and rest[0].regions == later
    if len(rest) != 1:
        return False
    if step.do == CHOOSE:
        if type(top) is not PlaceTokens or (top.power, top.token) != (state.lowest_threat(), step.token):
            return False
        inside = top.allowed & ~(among(state, step) & ~step.barred) == 0
        return _some(top.left, step.count) and top.each == step.each and inside and bool(top.apart)
    if step.do == SCATTER:
        return _scatters(state, top, step.amounts)
    if step.do == PAIR_UP:
        return isinstance(top, ChoosePair) and top.card == instruct.card
    if step.do == INSPIRE:
        if isinstance(top, Rally):
            return top.token == step.token and _region(top.region) and not state.ruined >> top.region & 1
        return isinstance(top, Inspire) and top.token == step.token
    return step.do == BLOCK_SPACE and isinstance(top, BlockSpace)


def _scatters(state: OldWorld, top: Frame[Any], amounts: list[int]) -> bool:
    """The Crusade is Come: no more tokens than the card brings."""
    if not isinstance(top, (ScatterToken, ScatterTo)) or top.free & ~EVERYWHERE:
        return False
    left = {HERO: top.heroes, NOBLE: top.nobles, PEASANT: top.peasants}
    if any(not 0 <= left[token] <= amounts[token] for token in SCATTERED):
        return False
    return isinstance(top, ScatterToken) or (left.get(top.token, 0) > 0 and state.stock[top.token] > 0)


def _loser(state: OldWorld, top: Frame[Any], classes: int, card: int) -> LoseFigure | None:
    """The frame in which somebody gives up a figure because of an Old World card."""
    if type(top) is not LoseFigure or (top.classes, top.card) != (classes, card):
        return None
    return top if _played(state, top.power) and _region(top.region) else None


def _draw(state: OldWorld, above: Frames) -> bool:
    if len(above) != 2:
        return False
    later, top = above
    if not isinstance(later, DrawPhase) or not isinstance(top, DiscardFirst) or not _played(state, top.power):
        return False
    return later.power == top.power + 1 and _some(top.left, state.tables.discards_first[top.power])


def _summoning(state: OldWorld, above: Frames) -> bool:
    """Whoever's turn it is, and what the turn has led to."""
    if len(above) != 2 or not isinstance(above[0], Summoning) or not 0 <= above[0].power < POWERS:
        return False
    power = (above[0].power - 1) % POWERS
    top = above[1]
    if not _played(state, power):
        return False
    if isinstance(top, TakeTurn):
        return top.power == power and state.points[power] > 0
    if isinstance(top, PlayOn):
        return 0 <= top.card < CARDS and state.tables.card_power[top.card] == power
    if isinstance(top, SummonTo):
        if not 0 <= top.figure < FIGURES or state.holder[top.figure] != power:
            return False
        here = state.where[top.figure]
        return here < 0 or not held(state, here, power)
    if isinstance(top, (BringWarpstone, StandOnSpace)):
        return _arrived(state, top, power)
    return _card_acts(state, top, power)


def _arrived(state: OldWorld, top: BringWarpstone | StandOnSpace, power: int) -> bool:
    """An upgraded figure that has just been summoned or moved."""
    if not _on_board(state, top.figure) or state.holder[top.figure] != power:
        return False
    if isinstance(top, BringWarpstone):
        if not _region(top.source) or top.source == state.where[top.figure]:
            return False
        return _sort(state, top.figure) == ACOLYTE and upgraded(state, ACOLYTE)
    standing = state.marks[top.figure] & ON_SPACE
    return _sort(state, top.figure) == HORROR_SORT and upgraded(state, HORROR_SORT) and not standing


def _card_acts(state: OldWorld, top: Frame[Any], power: int) -> bool:
    """A Chaos card that has just been played does what it says."""
    amount = state.tables.amount
    if isinstance(top, CallFigures):
        source = -1 <= top.source < REGIONS and top.source != top.region
        return (
            power == KHORNE
            and source
            and _some(top.left, amount[BLOOD_GODS_CALL])
            and _here(state, top.region, BLOOD_GODS_CALL)
        )
    if isinstance(top, DecayToken):
        decays = _some(top.left, amount[ALL_THINGS_DECAY]) and _here(state, top.region, ALL_THINGS_DECAY)
        return power == NURGLE and decays
    if isinstance(top, (LureToken, LureTo)):
        moved = isinstance(top, LureToken) or (
            top.token in (HERO, NOBLE, PEASANT) and _region(top.region) and state.token(top.region, top.token) > 0
        )
        return power == SLAANESH and moved and _here(state, top.region, DARK_INFLUENCE)
    if isinstance(top, TakeCultist):
        return power == SLAANESH and bool(top.must) and _here(state, top.region, SOPORIFIC_MUSK)
    if power != TZEENTCH:
        return False
    if isinstance(top, TeleportFigure):
        return _here(state, top.region, TELEPORT)
    if isinstance(top, TeleportTo):
        return _on_board(state, top.figure) and _sort(state, top.figure) % CLASSES != GREATER_DAEMON
    if isinstance(top, ShieldFigure):
        return _here(state, top.region, WARP_SHIELD)
    if isinstance(top, MeddleWith):
        return _here(state, top.region, MEDDLING_OF_SKAVEN)
    return _discarder(state, top, amount[MEDDLING_OF_SKAVEN]) not in (-1, TZEENTCH)


def _discarder(state: OldWorld, top: Frame[Any], most: int) -> int:
    """Who has to discard, and has more cards than that, as else all would have gone at once; -1: nobody."""
    if not isinstance(top, DiscardCards) or not _played(state, top.power) or not _some(top.left, most):
        return -1
    return top.power if state.hand_size(top.power) > top.left else -1


# -- battles


def _battle(state: OldWorld, above: Frames) -> bool:
    first, *rest = above
    if not rest:
        return False
    top = rest[-1]
    if isinstance(first, EndOfBattle):
        if not isinstance(top, RotFigure) or len(rest) != 1 or not _some(first.slot, SLOTS):
            return False
        return first.slot - 1 == 2 * top.region + (first.slot - 1) % 2 and top.left > 0 and _played(state, NURGLE)
    if isinstance(first, AfterBattle):
        dice, *rest = rest
        if not isinstance(dice, NormalDice) or not rest or not _region(first.region) or dice.region != first.region:
            return False
        if not 0 <= first.number <= further_battles(state, first.region) or not 0 <= dice.power <= POWERS:
            return False
        if dice.power == 0:
            return _hits(state, rest, first.region, KHORNE, True)
        return _hits(state, rest, first.region, dice.power - 1, False)
    if not isinstance(first, StartOfBattle) or not 0 <= first.region <= REGIONS:
        return False
    if first.region == 0:
        loser = _loser(state, top, CULTISTS_AND_WARRIORS, GREENSKINS_INVADE)
        if len(rest) != 2 or loser is None or not isinstance(rest[0], GreenskinRaid):
            return False
        after = loser.region * POWERS + loser.power + 1
        return rest[0].step == after and state.on_track(GREENSKINS_INVADE) > 0
    region = first.region - 1
    if isinstance(rest[0], TakeCultist):
        if rest[0].region != region or rest[0].must or not upgraded(state, KEEPER_OF_SECRETS):
            return False
        rest = rest[1:]
        if not rest:
            return True
    return _hits(state, rest, region, KHORNE, True)


def _hits(state: OldWorld, rest: Frames, region: int, power: int, early: bool) -> bool:
    """A roll's hits are being assigned, or Nurgle answers for the Plaguebearers that fell by them."""
    if not _played(state, power):
        return False
    answered = power != NURGLE and upgraded(state, PLAGUEBEARER)
    top = rest[-1]
    if isinstance(top, AssignRevenge):
        return len(rest) == 1 and answered and (top.region, top.foe) == (region, power) and top.hits > 0
    if answered:
        below = rest[0]
        if not isinstance(below, Revenge) or (below.region, below.foe) != (region, power):
            return False
        rest = rest[1:]
    if len(rest) != 1 or not isinstance(top, (AssignHits, SpendHit)):
        return False
    if (top.region, top.power, bool(top.early)) != (region, power, early) or min(top.plain, top.sixes) < 0:
        return False
    return top.plain + top.sixes > 0 if isinstance(top, AssignHits) else _spends(state, top)


def _spends(state: OldWorld, top: SpendHit) -> bool:
    """Hits of both sorts go to a target one by one."""
    figure = top.figure
    count = 1
    if figure >= 0:
        if not _on_board(state, figure) or state.where[figure] != top.region:
            return False
        if not may_be_hit(state, figure, top.power) or hurt_only_by_sixes(state, figure):
            return False
        if not top.early:
            count = int(hits_needed(state, figure, top.power))
    elif figure != -1 or state.token(top.region, PEASANT) == 0:
        return False
    spent = top.spent_plain + top.spent_sixes
    within = 0 <= top.spent_plain <= top.plain and 0 <= top.spent_sixes <= top.sixes
    return top.count == count and within and spent < count <= top.plain + top.sixes


# -- the end phase


def _end(state: OldWorld, above: Frames) -> bool:
    first, *rest = above
    if not isinstance(first, EndPhase) or not rest:
        return False
    if first.step == 2:
        return _heroes(state, rest)
    if first.step == 3:
        return _track(state, rest)
    return first.step == 5 and _dials(state, rest)


def _heroes(state: OldWorld, rest: Frames) -> bool:
    if len(rest) != 2:
        return False
    heroes, top = rest
    if not isinstance(heroes, Heroes) or not isinstance(top, LoseToHero) or not _region(top.region):
        return False
    if (heroes.region, top.classes, top.card) != (top.region, ANY_CLASS, 0):
        return False
    struck = _some(heroes.acted, int(state.token(top.region, HERO)))
    return struck and top.power == highest_threat(state, top.region, ANY_CLASS)


def _track(state: OldWorld, rest: Frames) -> bool:
    """A card of the track acts: the first while the second still waits."""
    first = rest[0]
    card = state.track[1]
    if isinstance(first, TrackCard):
        if first.space != 1:
            return False
        card = state.track[0]
        rest = rest[1:]
    if card == DWARF_TROLLSLAYERS:
        return len(rest) == 1 and isinstance(rest[0], SlayFigure)
    if len(rest) != 2:
        return False
    later, top = rest
    if card == BRETONNIAN_KNIGHTS:
        power = _discarder(state, top, state.tables.old_world_amount[card])
        return isinstance(later, KnightsErrant) and power >= 0 and later.power == power + 1
    if card in (NORSE_REAVERS, DARK_ELF_CORSAIRS):
        if not isinstance(later, Reaving if card == NORSE_REAVERS else CorsairRaid):
            return False
        if isinstance(top, PlunderToken):
            return card == NORSE_REAVERS and _region(top.region) and later.region == top.region + 1
        loser = _loser(state, top, CULTISTS, card)
        return loser is not None and later.region == loser.region + 1
    return card == GRAIL_IS_FOUND and _grail(state, later, top)


def _grail(state: OldWorld, later: Frame[Any], top: Frame[Any]) -> bool:
    """Of each region no more Event tokens are treated than it holds."""
    if not isinstance(later, GrailQuest) or not isinstance(top, (ClaimGrail, CarryGrail)):
        return False
    if not 0 <= later.quests < 1 << 3 * REGIONS or not _region(top.region):
        return False
    for region in range(REGIONS):
        treated = (later.quests >> 3 * region & 7) + (1 if region == top.region else 0)
        if treated > state.token(region, EVENT):
            return False
    return isinstance(top, CarryGrail) or _played(state, top.power)


def _dials(state: OldWorld, rest: Frames) -> bool:
    """A dial has turned, and its instruction is carried out."""
    later, *asked = rest
    if not isinstance(later, AdvanceDials) or not _some(later.stage, POWERS + 1) or not asked:
        return False
    power = getattr(asked[0], "power", -1)
    if not _played(state, power) or later.stage not in (power + 1, POWERS + 1):
        return False
    position = state.dial[power]
    instruction = state.tables.dial[power][position]
    amount = state.tables.dial_amount[power][position]
    if instruction == UPGRADE_CARD:
        alike = all(isinstance(frame, ChooseUpgrade) and frame.power == power for frame in asked)
        return alike and len(asked) <= min(amount, UPGRADES_EACH)
    if instruction in (PLACE_WARPSTONE, PLACE_NOBLE):
        token = WARPSTONE if instruction == PLACE_WARPSTONE else NOBLE
        top = asked[0]
        if len(asked) != 1 or not isinstance(top, PlaceByDial) or not _some(top.left, amount):
            return False
        return (top.token, top.each, top.allowed, bool(top.apart)) == (token, 1, EVERYWHERE, False)
    if instruction == REMOVE_CORRUPTION:
        return _one_by_one(asked, CleanseRegion, CleanseOf, power, amount)
    return instruction == REMOVE_OLD_WORLD_TOKENS and _one_by_one(asked, ClearRegion, ClearToken, power, amount)


def _one_by_one(
    asked: Frames,
    where: type[CleanseRegion] | type[ClearRegion],
    what: type[CleanseOf] | type[ClearToken],
    power: int,
    amount: int,
) -> bool:
    """Tokens are taken off the board: first from where, then which."""
    first = asked[0]
    if not isinstance(first, where):
        return False
    if len(asked) == 1:
        return _some(first.left, amount)
    top = asked[1]
    return (
        len(asked) == 2
        and isinstance(top, what)
        and top.power == power
        and _region(top.region)
        and (0 <= first.left < amount)
    )
