# not compiled: asked only by tests and for positions.
"""Whether the frames of a state go together with what lies on the table."""

from __future__ import annotations

from typing import Any

from warhost.engine.bits import mask_of
from warhost.engine.errors import demand
from warhost.engine.state import Frame
from warhost.games.lords_of_ragnarok.effects.alternatives import ChooseOption
from warhost.games.lords_of_ragnarok.effects.book import (
    ARMY_DESTROYED,
    BATTLE_WON,
    BEFORE_BATTLE,
    BOTH_PASSED,
    END_OF_MANOEUVRES,
    FORGE_RUNE,
    HUNT_END,
    HUNT_START,
    INJURY_TAKEN,
    LOSER_LOSSES,
    MARKER_COVERED,
    MARKER_PLACED,
    OWN_BUILD,
    PRIEST_SENT,
    START_OF_TURN,
    TAKE_CONTROL,
    TRIGGERS,
    On,
)
from warhost.games.lords_of_ragnarok.effects.holdings import DiscardCombatFor, DiscardFor, PayFor, PayRuneFor
from warhost.games.lords_of_ragnarok.effects.in_battle import WeakenEnemy
from warhost.games.lords_of_ragnarok.effects.moments import Effects, Run
from warhost.games.lords_of_ragnarok.effects.moving_armies import (
    ChooseDrifter,
    ChooseMover,
    DriftTo,
    MoveTo,
    PlaceAt,
    RoutPlayer,
)
from warhost.games.lords_of_ragnarok.effects.on_armies import LowerArmy, RaiseArmy, RecruitAt
from warhost.games.lords_of_ragnarok.effects.on_heroes import (
    TARGETS,
    BleedFor,
    ChooseLured,
    ChooseVictim,
    InjureSelfFor,
)
from warhost.games.lords_of_ragnarok.effects.on_monsters import WHICH, ChooseSmitten, SmiteBox
from warhost.games.lords_of_ragnarok.effects.scopes import SCOPES, has_scope
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.mechanics.armies import ChooseRetreat, Recruit, Retreat
from warhost.games.lords_of_ragnarok.mechanics.battles import (
    CONTROL,
    DEFEAT,
    LOSER_SUFFERS,
    OVER,
    PASSED,
    RETREAT,
    WINNER_STRIKES,
    WINNER_SUFFERS,
)
from warhost.games.lords_of_ragnarok.mechanics.boxes import AnyBox, CoverBox, SeeIfKilled, TakeTrophy
from warhost.games.lords_of_ragnarok.mechanics.control import ClaimRegions
from warhost.games.lords_of_ragnarok.mechanics.hands import (
    GainRune,
    Limits,
    ShedCards,
    ShedRunes,
    cards_over,
    runes_over,
)
from warhost.games.lords_of_ragnarok.mechanics.hunts import HuntFloor
from warhost.games.lords_of_ragnarok.model import (
    BEFORE_PRAYER,
    HERO_MOVES,
    MANOEUVRES,
    NOBODY,
    PRAYER,
    RUNE_ACTIONS_STEP,
    SPECIAL_ACTION,
    STEPS,
    Saga,
)
from warhost.games.lords_of_ragnarok.phases.battle import Battles, BattleStep, ChooseBattle, ChooseBystander, DrawAfter
from warhost.games.lords_of_ragnarok.phases.battle_cards import CardTurn, LayCard, PlayCard
from warhost.games.lords_of_ragnarok.phases.battle_losses import RetreatTogether, SpareArmy, StrikeLoser, SufferLosses
from warhost.games.lords_of_ragnarok.phases.blessing_draft import BlessingDraft, PickBlessing
from warhost.games.lords_of_ragnarok.phases.build_monument import ChooseMonument
from warhost.games.lords_of_ragnarok.phases.build_temple import ChooseSite
from warhost.games.lords_of_ragnarok.phases.events import DrawEvent, EventActivation
from warhost.games.lords_of_ragnarok.phases.hero_draft import (
    ChooseHero,
    ChooseOrigin,
    ChooseSea,
    ChooseStart,
    DealDraft,
    LayTile,
)
from warhost.games.lords_of_ragnarok.phases.hero_step import HeroStep
from warhost.games.lords_of_ragnarok.phases.hunt import (
    AfterAttack,
    AttackLands,
    Defend,
    HeroRound,
    HeroTurn,
    HuntEffect,
    MonsterRound,
    PlayAttack,
    Reckoning,
    SecondCard,
    TakeCards,
)
from warhost.games.lords_of_ragnarok.phases.manoeuvres import Activate, Manoeuvres, Mobilize
from warhost.games.lords_of_ragnarok.phases.monsters import MonsterActs, Release, Trample
from warhost.games.lords_of_ragnarok.phases.monsters_action import MonstersAction
from warhost.games.lords_of_ragnarok.phases.prayer import Prayer
from warhost.games.lords_of_ragnarok.phases.prepare import GrowAtHome, Prepare
from warhost.games.lords_of_ragnarok.phases.rune_step import RuneStep, Tamed
from warhost.games.lords_of_ragnarok.phases.special_action import ChooseAction, OfferBonus, PerformAction, SpecialAction
from warhost.games.lords_of_ragnarok.phases.turn import EndOfStep, Steps, Turns
from warhost.games.lords_of_ragnarok.phases.usurp import RecruitThere, Usurped
from warhost.games.lords_of_ragnarok.tables import (
    ACTIONS,
    FIGURES,
    LEGION,
    MONSTERS,
    REALMS,
    RINGS,
    RUNE_TYPES,
    SOURCES,
    TROPHIES,
    WEAPONS,
    WHEEL,
)

Frames = tuple[type[Frame[Any]], ...]

HUNTING: Frames = (
    TakeCards,
    MonsterRound,
    PlayAttack,
    Defend,
    AttackLands,
    AfterAttack,
    HeroRound,
    HeroTurn,
    SecondCard,
    HuntEffect,
    CoverBox,
    AnyBox,
    SeeIfKilled,
    TakeTrophy,
)
ROUNDS: Frames = (TakeCards, MonsterRound, PlayAttack, AttackLands, AfterAttack, HeroRound, HeroTurn)  # one at a time
UNDER_ATTACK: Frames = (Defend, AttackLands, AfterAttack)
FIGHTING: Frames = (
    CardTurn,
    PlayCard,
    LayCard,
    SpareArmy,
    SufferLosses,
    StrikeLoser,
    RetreatTogether,
    DrawAfter,
    WeakenEnemy,
)
# The step that comes next in a battle while each of these is to be done.
NEXT_IN_BATTLE: dict[type[Frame[Any]], tuple[int, ...]] = {
    CardTurn: (PASSED,),
    PlayCard: (PASSED,),
    LayCard: (PASSED,),
    WeakenEnemy: (PASSED,),
    SpareArmy: (LOSER_SUFFERS,),
    SufferLosses: (WINNER_STRIKES, CONTROL),
    StrikeLoser: (RETREAT,),
    RetreatTogether: (WINNER_SUFFERS,),
    DrawAfter: (OVER,),
}
# What each step of a turn is about, of which there is one at a time.
STEP_FRAMES: dict[int, Frames] = {
    BEFORE_PRAYER: (),
    PRAYER: (Prayer,),
    HERO_MOVES: (HeroStep,),
    RUNE_ACTIONS_STEP: (RuneStep,),
    MANOEUVRES: (Manoeuvres,),
    SPECIAL_ACTION: (
        SpecialAction,
        ChooseAction,
        ChooseMonument,
        PerformAction,
        Prepare,
        ChooseSite,
        BlessingDraft,
        PickBlessing,
        MonstersAction,
        Usurped,
        RecruitThere,
        DrawEvent,
        EventActivation,
        Reckoning,
    ),
}
OF_THE_ACTIVE: Frames = (
    Prayer,
    HeroStep,
    RuneStep,
    Manoeuvres,
    ChooseAction,
    ChooseMonument,
    Prepare,
    GrowAtHome,
    ChooseSite,
    MonstersAction,
    Usurped,
    RecruitThere,
    ChooseBattle,
    ChooseBystander,
)
# Decisions that come back, or wait, while something else is decided; all others are on top.
WAITING: Frames = (
    Prayer,
    HeroStep,
    RuneStep,
    Effects,
    Mobilize,
    Prepare,
    OfferBonus,
    MonstersAction,
    ShedCards,
    ChooseMover,
    ChooseSmitten,
    CoverBox,
    AnyBox,
    HuntEffect,
    SufferLosses,
    StrikeLoser,
    RecruitThere,
    ChooseSea,
)
COMING: Frames = (LayTile, ClaimRegions, Run, ChooseSea, ChooseStart, ShedCards)  # until the hero is on the island
# The moments at which effects come into play one after the other.
MOMENTS = (
    START_OF_TURN,
    END_OF_MANOEUVRES,
    TAKE_CONTROL,
    OWN_BUILD,
    PRIEST_SENT,
    FORGE_RUNE,
    MARKER_PLACED,
    MARKER_COVERED,
    BEFORE_BATTLE,
    BOTH_PASSED,
    LOSER_LOSSES,
    BATTLE_WON,
    ARMY_DESTROYED,
    HUNT_START,
    HUNT_END,
    INJURY_TAKEN,
)
IN_BATTLE = (BEFORE_BATTLE, BOTH_PASSED, LOSER_LOSSES, BATTLE_WON)
PROMISES = (DiscardCombatFor, PayRuneFor, InjureSelfFor)
ONE_ARMY: Frames = (Activate, MoveTo, PlaceAt, DriftTo, Retreat, ChooseRetreat)
ONE_MONSTER: Frames = (MonsterActs, Trample, Tamed, Release, SmiteBox)
FEW = 99  # more of anything is not asked for


def check_flow(state: Saga) -> None:
    """Raise BrokenInvariant if the frames cannot be."""
    frames = state.frames
    for frame in frames:
        check_numbers(state, frame)
    demand(0 <= state.step < len(STEPS), "the step")
    demand(state.drafted <= state.seats, "how many have drafted")
    if not frames:
        return
    demand(state.stalls < state.seats, "how many have passed")
    for frame in frames[:-1]:
        demand(not isinstance(frame, Ask) or isinstance(frame, WAITING), f"what is above {frame}")
    if state.drafted < state.seats:
        check_draft(state)
    else:
        demand(state.first != NOBODY, "the first player")
        demand(isinstance(frames[0], Turns) and count(state, Turns) == 1, "the turns")
        demand(count(state, DealDraft, ChooseHero, ChooseOrigin, ChooseSea, ChooseStart, LayTile) == 0, "the draft")
        demand(min(state.hero_of) >= 0 <= min(state.drakkar) and min(state.hero_at) >= 0, "all players are there")
        check_turn(state)
    check_hunt(state)
    check_battle(state)
    demand(count(state, EventActivation) == (state.event >= 0), "the event")
    demand(not state.display or count(state, PickBlessing) == 1, "the blessings to choose from")
    check_cards_in_play(state)
    check_limits(state)


def count(state: Saga, *kinds: type[Frame[Any]]) -> int:
    return len([frame for frame in state.frames if isinstance(frame, kinds)])


def check_draft(state: Saga) -> None:
    frames = state.frames
    bottom = frames[0]
    demand(0 <= state.starter < state.seats, "who begins the draft")
    drafter = (state.starter + state.drafted) % state.seats
    demand(isinstance(bottom, ChooseHero | ChooseOrigin | LayTile) and bottom.who == drafter, "who drafts")
    demand(count(state, ChooseHero, ChooseOrigin, LayTile) == 1 and state.active == drafter, "who drafts")
    for frame in frames:
        demand(not isinstance(frame, ChooseSea | ChooseStart) or frame.who == drafter, "who comes to the island")
    later = [kind for kinds in STEP_FRAMES.values() for kind in kinds]
    demand(count(state, Turns, Steps, EndOfStep, Battles, DealDraft, *later) == 0, "the hero draft")
    chosen = state.hero_of[drafter] >= 0
    demand(chosen == (not isinstance(bottom, ChooseHero)), "the hero of the drafter")
    demand((state.origin_of[drafter] >= 0) == isinstance(bottom, LayTile), "the origin of the drafter")
    demand(chosen or state.offered_heroes & ~mask_of(state.hero_pool) == 0, "the heroes that are offered")
    origins = [*state.origin_pool, *([] if state.tables.odinson in state.origin_of else [state.tables.odinson])]
    demand(state.offered_origins & ~mask_of(origins) == 0, "the origins that are offered")
    for seat in range(state.seats):
        done = (seat - state.starter) % state.seats < state.drafted
        demand(done == (state.powers[seat] != 0), f"whether {seat} has drafted")
        placed = min(state.hero_at[seat], state.drakkar[seat]) >= 0
        demand(not done or (placed and state.hero_of[seat] >= 0), f"place of {seat}")
        demand(done or seat == drafter or max(state.hero_of[seat], state.origin_of[seat]) < 0, f"hero of {seat}")
        at_sea = seat != drafter or (state.drakkar[seat] >= 0) == (count(state, ChooseSea) == 0)
        concerned = [frame for frame in frames if getattr(frame, "who", drafter) == seat]
        if isinstance(bottom, LayTile) and not placed:
            demand(at_sea and all(isinstance(frame, COMING) for frame in concerned), f"place of {seat}")
    if isinstance(bottom, LayTile):
        placed = min(state.hero_at[drafter], state.drakkar[drafter]) >= 0
        demand(count(state, ChooseSea, ChooseStart) == (not placed), f"place of {drafter}")
    demand(len(frames) == 1 or isinstance(bottom, LayTile), "what comes before the draft")


def check_turn(state: Saga) -> None:
    """The steps that are still to come lie at the bottom, above them the end of this one, then what it is about."""
    frames = state.frames
    floor = 1
    if state.step < SPECIAL_ACTION:
        further = frames[1]
        demand(isinstance(further, Steps) and further.step == state.step + 1, "the steps to come")
        floor = 2
    demand(count(state, Steps) == floor - 1, "the steps to come")
    demand(len(frames) > floor, "what is to be done in the step")
    ends = count(state, EndOfStep, Battles)
    demand(ends == (state.step > BEFORE_PRAYER), "the end of the step")
    demand(ends == 0 or isinstance(frames[floor], EndOfStep | Battles), "the end of the step")
    over = isinstance(frames[floor], Battles)
    claims = count(state, ClaimRegions)
    demand(claims <= over and (claims == 0 or isinstance(frames[floor + 1], ClaimRegions)), "the test of control")
    for step, kinds in STEP_FRAMES.items():
        here = [at for at, frame in enumerate(frames) if isinstance(frame, kinds)]
        demand(not here or (step == state.step and not over and len(here) == 1), "what the step is about")
        above_end = isinstance(frames[floor + ends], Effects)  # at the end of the manoeuvres
        demand(not here or here[0] == floor + 1 or (step == MANOEUVRES and above_end), "what the step is about")
    demand(count(state, Prayer, HeroStep, RuneStep) == (PRAYER <= state.step <= RUNE_ACTIONS_STEP and not over), "step")
    demand(count(state, OfferBonus) == 0 or count(state, PerformAction) == 1, "the bonus of a realm")
    demand(count(state, GrowAtHome) == 0 or state.step == SPECIAL_ACTION, "an army at home")
    fights = [at for at, frame in enumerate(frames) if isinstance(frame, ChooseBattle | ChooseBystander | BattleStep)]
    demand(not fights or (over and fights == [floor + 1]), "the battles")
    for frame in frames:
        if isinstance(frame, OF_THE_ACTIVE):
            demand(getattr(frame, "who") == state.active, f"whose turn {frame} is")  # noqa: B009 - not every frame has it


def check_limits(state: Saga) -> None:
    """Whoever holds too much is about to be asked what to discard, and nothing else happens before."""
    frames = state.frames
    top = frames[-1]
    for at, frame in enumerate(frames):
        above = frames[at + 1] if frame is not top else None
        if isinstance(frame, GainRune):
            below = frames[at - 1]
            demand(isinstance(below, Limits) and below.who == frame.who, "the limit of the runes that are gained")
        elif isinstance(frame, ShedCards):
            demand(above is None or (isinstance(above, ShedRunes) and above.who == frame.who), "cards beyond the limit")
        elif isinstance(frame, Limits):
            at_forge = isinstance(frames[at - 1], Prayer) and isinstance(above, Effects)
            demand(isinstance(above, GainRune) or at_forge, "the limit of what is gained")
    for seat in range(state.seats):
        if cards_over(state, seat) > 0 or runes_over(state, seat) > 0:
            pending = [frame.who for frame in frames if isinstance(frame, Limits | ShedCards | ShedRunes)]
            demand(seat in pending, f"seat {seat} holds too much")


def check_cards_in_play(state: Saga) -> None:
    """The cards that were played and are not yet laid or discarded are those that the frames speak of."""
    kinds: list[int] = []
    for frame in state.frames:
        if isinstance(frame, SecondCard):
            kinds.append(frame.first)
        elif isinstance(frame, CoverBox):
            kinds += [frame.card] if frame.second < 0 else [frame.card, frame.second]
    played = [state.tables.kind[card] for card in state.in_play]
    demand(played == kinds or (not kinds and len(played) == count(state, LayCard)), "the cards in play")


def check_hunt(state: Saga) -> None:
    hunting = state.hunter != NOBODY
    running = hunting and not state.hunt_over
    demand(count(state, Reckoning) == hunting, "the reckoning of a hunt")
    demand(count(state, HuntFloor) == running, "the hunt")
    for frame in state.frames:
        demand(not isinstance(frame, Reckoning) or running == (frame.stage == 0), "how far the reckoning has come")
    demand(not hunting or (state.hunter == state.active and state.battle < 0), "who hunts")
    if not running:
        demand(count(state, *HUNTING) == 0, "a hunt without a hunter")
        return
    floor = [isinstance(frame, HuntFloor) for frame in state.frames].index(True)
    demand(isinstance(state.frames[floor - 1], Reckoning), "the reckoning comes after the hunt")
    demand(not any(isinstance(frame, HUNTING) for frame in state.frames[:floor]), "what is above the hunt")
    demand(len(state.frames) > floor + 1, "what is to be done in the hunt")
    round_ = state.frames[floor + 1]
    demand(isinstance(round_, ROUNDS) and count(state, *ROUNDS) == 1, "the round of the hunt")
    for at, frame in enumerate(state.frames):
        if isinstance(frame, PlayAttack):
            demand(frame.who == state.keeper, "who plays the monster")
        elif isinstance(frame, HUNTING) and "who" in frame.fields:
            demand(getattr(frame, "who") == state.hunter, "who hunts")  # noqa: B009 - not every frame has it
        if isinstance(frame, Defend | SecondCard):
            below = AttackLands if isinstance(frame, Defend) else HeroRound
            demand(isinstance(state.frames[at - 1], below), f"what is below {frame}")
        if isinstance(frame, CoverBox | HuntEffect | AnyBox | SeeIfKilled | TakeTrophy):
            with_card = isinstance(frame, CoverBox | HuntEffect)
            demand(isinstance(round_, HeroRound if with_card else HeroRound | TakeCards), f"the round of {frame}")
    demand(count(state, CoverBox, SecondCard) <= 1, "one card at a time")
    demand((count(state, *UNDER_ATTACK) > 0) == (state.attack >= 0), "the attack card")
    demand(
        count(state, TakeCards) == (not state.attack_deck + state.attack_hand + state.attack_discard), "attack cards"
    )


def check_battle(state: Saga) -> None:
    demand(count(state, BattleStep) == (state.battle >= 0), "the battle")
    if state.battle < 0:
        demand(count(state, *FIGHTING) == 0, "a battle without a region")
        return
    floor = [isinstance(frame, BattleStep) for frame in state.frames].index(True)
    step = state.frames[floor]
    assert isinstance(step, BattleStep)
    demand((step.step >= DEFEAT) == (state.winning >= 0), "who has won the battle")
    demand(count(state, CardTurn, PlayCard) == (step.step == PASSED), "whose turn it is to play a card")
    demand(step.step != PASSED or isinstance(state.frames[floor + 1], CardTurn | PlayCard), "the turn to play a card")
    for frame in state.frames:
        if isinstance(frame, FIGHTING):
            demand(step.step in NEXT_IN_BATTLE[type(frame)], f"when {frame} is due")
        if isinstance(frame, FIGHTING) and "who" in frame.fields:
            demand(getattr(frame, "who") in state.sides, "who fights")  # noqa: B009 - not every frame has it
        if isinstance(frame, LayCard):
            below = state.frames[state.frames.index(frame) - 1]
            demand(isinstance(below, CardTurn) and below.side == 1 - frame.side, "who laid the card")


def check_numbers(state: Saga, frame: Frame[Any]) -> None:
    """Every number of a frame is one that its field can have."""
    programs = state.book.programs
    limits = {
        "who": (0, state.seats - 1),
        "owner": (0, state.seats - 1),
        "holder": (0, state.seats - 1),
        "army": (0, state.seats * LEGION - 1),
        "figure": (-1, FIGURES - 1),
        "program": (0, len(programs) - 1),
        "then": (0, len(programs) - 1),
        "trigger": (0, len(TRIGGERS) - 1),
        "target": (-1, FEW),
        "place": (-1, FEW),
        "region": (0, state.board.regions - 1),
        "realm": (0, REALMS - 1),
        "action": (0, len(ACTIONS) - 1),
        "trophy": (0, len(TROPHIES) - 1),
        "card": (0, len(state.tables.card_ids) - 1),
        "second": (-1, len(state.tables.card_ids) - 1),
        "first": (-1, max(MONSTERS, len(state.tables.card_ids)) - 1),
        "weapon": (-1, len(WEAPONS) - 1),
        "scope": (0, len(SCOPES) - 1),
        "which": (0, len(WHICH) - 1),
        "side": (0, 1),
        "step": (0, OVER),
        "used": (0, (1 << SOURCES) - 1),
        "done": (0, 1 << state.seats * LEGION),
        "spared": (0, 1 << state.seats * LEGION),
    }
    for name in frame.fields:
        low, high = limits.get(name, (0, FEW))
        demand(low <= getattr(frame, name) <= high, f"{name} of {frame}")
    if isinstance(frame, ONE_ARMY):
        demand(state.army_at[getattr(frame, "army")] >= 0, f"the army of {frame}")  # noqa: B009 - see above
    if isinstance(frame, ONE_MONSTER):
        figure = getattr(frame, "figure")  # noqa: B009 - see above
        demand(0 <= figure < MONSTERS and state.figure_at[figure] >= 0, f"the monster of {frame}")
    if isinstance(frame, Release):
        demand(len(state.monsters_of(frame.who)) == RINGS and state.ring[frame.figure] < 0, f"rings of {frame.who}")
    if isinstance(frame, Recruit | RecruitAt):
        demand(state.army_in_reserve(frame.who) >= 0, f"the reserve of {frame.who}")
    if isinstance(frame, CoverBox):
        demand(len(state.in_play) > 0, "the card that covers a box")
    if isinstance(frame, RaiseArmy | LowerArmy | ChooseDrifter):
        figure = -1 if isinstance(frame, RaiseArmy) else frame.figure
        demand(has_scope(state, frame.scope, figure), f"the armies of {frame}")
    if isinstance(frame, ChooseVictim | ChooseLured | RoutPlayer):
        demand(frame.figure >= 0 and state.figure_at[frame.figure] >= 0, f"the monster of {frame}")
    if isinstance(frame, ChooseVictim):
        demand(0 <= frame.target < len(TARGETS), f"target of {frame}")
    if isinstance(frame, Tamed):
        demand(state.ring[frame.figure] < 0, f"the ring of {frame}")
    if isinstance(frame, Effects):
        check_moment(state, frame)
    if isinstance(frame, Run | ChooseLured | ChooseOption):
        check_program(state, frame)
    if isinstance(frame, DiscardFor | PayFor | BleedFor):
        promises = [op.then for program in programs for op in program if isinstance(op, PROMISES)]
        demand(frame.then in promises, f"what {frame} is for")


def check_moment(state: Saga, frame: Effects) -> None:
    """It is the moment that a frame of effects names, and all that may come into play fits it."""
    who, trigger, place = frame.who, frame.trigger, frame.place
    demand(trigger in MOMENTS, f"the moment of {frame}")
    if trigger == TAKE_CONTROL:
        demand(0 <= place < state.board.regions, f"region of {frame}")
    elif trigger == FORGE_RUNE:
        demand(0 <= place < RUNE_TYPES and state.step == PRAYER, f"rune of {frame}")
    elif trigger == MARKER_PLACED:
        demand(0 <= place < WHEEL and state.step == SPECIAL_ACTION, f"action of {frame}")
    elif trigger in IN_BATTLE:
        demand(state.battle >= 0 and who in state.sides, f"the battle of {frame}")
    elif trigger in (HUNT_START, HUNT_END):
        demand(state.hunter == who and state.hunt_over == (trigger == HUNT_END), f"the hunt of {frame}")
    elif trigger in (START_OF_TURN, END_OF_MANOEUVRES):
        step = BEFORE_PRAYER if trigger == START_OF_TURN else MANOEUVRES
        demand(state.active == who and state.step == step, f"the step of {frame}")
    for effect in state.book.at[trigger]:
        for at, op in enumerate(state.book.programs[effect.program]):
            demand(op.fits(state, On(effect.program, at, who, -1, place)), f"what {frame} is about")


def check_program(state: Saga, frame: Run | ChooseLured | ChooseOption) -> None:
    ops = state.book.programs[frame.program]
    demand(frame.at < len(ops), f"place in the program of {frame}")
    target = -1 if isinstance(frame, ChooseLured) else frame.target
    who = frame.owner if isinstance(frame, ChooseOption) else frame.who
    if isinstance(frame, ChooseLured):
        demand(ops[frame.at].binds, f"what {frame} goes on with")
        return
    for at in range(frame.at, len(ops)):
        demand(ops[at].fits(state, On(frame.program, at, who, frame.figure, target)), f"what {frame} is about")
