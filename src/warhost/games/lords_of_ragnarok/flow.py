# not compiled: asked only by tests and for positions.
"""Whether the frames of a state go together with what lies on the table."""

from __future__ import annotations

from typing import Any

from warhost.engine.errors import BrokenInvariant
from warhost.engine.state import Frame
from warhost.games.lords_of_ragnarok.armies import ChooseRetreat, Recruit, Retreat
from warhost.games.lords_of_ragnarok.book import (
    ACTIVATION_MOVE,
    FORGE_RUNE,
    MARKER_PLACED,
    TAKE_CONTROL,
    TRIGGERS,
    On,
)
from warhost.games.lords_of_ragnarok.effects.alternatives import ChooseOption
from warhost.games.lords_of_ragnarok.effects.in_battle import WeakenEnemy
from warhost.games.lords_of_ragnarok.effects.moments import Effects, Run
from warhost.games.lords_of_ragnarok.effects.on_armies import SCOPES, DriftTo, MoveTo, PlaceAt, RecruitAt
from warhost.games.lords_of_ragnarok.effects.on_heroes import TARGETS, ChooseLured
from warhost.games.lords_of_ragnarok.effects.on_monsters import WHICH, SmiteBox
from warhost.games.lords_of_ragnarok.hands import Limits, ShedCards, ShedRunes, cards_over, runes_over
from warhost.games.lords_of_ragnarok.hunts import HuntFloor
from warhost.games.lords_of_ragnarok.model import NOBODY, STEPS, Saga
from warhost.games.lords_of_ragnarok.phases.battle import (
    DEFEAT,
    OVER,
    BattleStep,
    CardTurn,
    DrawAfter,
    LayCard,
    PlayCard,
    RetreatTogether,
    SpareArmy,
    StrikeLoser,
    SufferLosses,
)
from warhost.games.lords_of_ragnarok.phases.events import EventActivation
from warhost.games.lords_of_ragnarok.phases.hero_draft import ChooseHero, ChooseOrigin, DealDraft, LayTile
from warhost.games.lords_of_ragnarok.phases.hunt import (
    AfterAttack,
    AnyBox,
    AttackLands,
    CoverBox,
    Defend,
    HeroRound,
    HeroTurn,
    HuntEffect,
    MonsterRound,
    PlayAttack,
    Reckoning,
    SecondCard,
    SeeIfKilled,
    TakeCards,
    TakeTrophy,
)
from warhost.games.lords_of_ragnarok.phases.manoeuvres import Activate
from warhost.games.lords_of_ragnarok.phases.monsters import MonsterActs, Release, Trample
from warhost.games.lords_of_ragnarok.phases.rune_step import Tamed
from warhost.games.lords_of_ragnarok.phases.turn import Turns
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
DECIDED: Frames = (SpareArmy, SufferLosses, StrikeLoser, RetreatTogether)
ONE_ARMY: Frames = (Activate, MoveTo, PlaceAt, DriftTo, Retreat, ChooseRetreat)
ONE_MONSTER: Frames = (MonsterActs, Trample, Tamed, Release, SmiteBox)
FEW = 99  # more of anything is not asked for


def check_flow(state: Saga) -> None:
    """Raise BrokenInvariant if the frames cannot be."""
    frames = state.frames
    for frame in frames:
        check_numbers(state, frame)
    demand(0 <= state.step < len(STEPS), "the step")
    if not frames:
        return
    if state.drafted < state.seats:
        check_draft(state)
    else:
        demand(state.first != NOBODY, "the first player")
        demand(isinstance(frames[0], Turns) and count(state, Turns) == 1, "the turns")
        demand(count(state, DealDraft, ChooseHero, ChooseOrigin, LayTile) == 0, "the hero draft is over")
        demand(min(state.hero_of) >= 0 <= min(state.drakkar) and min(state.hero_at) >= 0, "all players are there")
    check_hunt(state)
    check_battle(state)
    demand(count(state, EventActivation) == (state.event >= 0), "the event")
    for seat in range(state.seats):
        check_limits(state, seat)
    demand(not state.in_play or state.hunter >= 0 or state.battle >= 0, "cards in play")


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def count(state: Saga, *kinds: type[Frame[Any]]) -> int:
    return len([frame for frame in state.frames if isinstance(frame, kinds)])


def check_draft(state: Saga) -> None:
    bottom = state.frames[0]
    demand(0 <= state.starter < state.seats, "who begins the draft")
    drafter = (state.starter + state.drafted) % state.seats
    demand(isinstance(bottom, ChooseHero | ChooseOrigin | LayTile) and bottom.who == drafter, "who drafts")
    demand(count(state, ChooseHero, ChooseOrigin, LayTile) == 1 and count(state, Turns) == 0, "the hero draft")
    chosen = state.hero_of[drafter] >= 0
    demand(chosen == (not isinstance(bottom, ChooseHero)), "the hero of the drafter")
    demand((state.origin_of[drafter] >= 0) == isinstance(bottom, LayTile), "the origin of the drafter")
    for seat in range(state.seats):
        done = (seat - state.starter) % state.seats < state.drafted
        demand(done == (state.powers[seat] != 0), f"whether {seat} has drafted")
        demand(not done or min(state.hero_of[seat], state.hero_at[seat], state.drakkar[seat]) >= 0, f"place of {seat}")
        demand(done or seat == drafter or state.hero_of[seat] < 0, f"hero of {seat}")
    if isinstance(bottom, LayTile) and len(state.frames) > 1:
        kinds = [frame.kind for frame in state.frames]
        placed = state.hero_at[drafter] >= 0 and state.drakkar[drafter] >= 0
        demand(placed or "start_sea" in kinds or "start" in kinds, f"place of {drafter}")
        demand("start" not in kinds or state.drakkar[drafter] >= 0, f"drakkar of {drafter}")


def check_limits(state: Saga, seat: int) -> None:
    """Whoever holds too much is about to be asked what to discard."""
    if state.frames and (cards_over(state, seat) > 0 or runes_over(state, seat) > 0):
        pending = [frame for frame in state.frames if isinstance(frame, Limits | ShedCards | ShedRunes)]
        demand(seat in [frame.who for frame in pending], f"seat {seat} holds too much")


def check_hunt(state: Saga) -> None:
    hunting = state.hunter != NOBODY
    running = hunting and not state.hunt_over
    demand(count(state, Reckoning) == hunting, "the reckoning of a hunt")
    demand(count(state, HuntFloor) == running, "the hunt")
    if not running:
        demand(count(state, *HUNTING) == 0, "a hunt without a hunter")
        return
    floor = [isinstance(frame, HuntFloor) for frame in state.frames].index(True)
    demand(isinstance(state.frames[floor - 1], Reckoning), "the reckoning comes after the hunt")
    demand(not any(isinstance(frame, HUNTING) for frame in state.frames[:floor]), "what is above the hunt")
    demand(len(state.frames) > floor + 1, "what is to be done in the hunt")
    for frame in state.frames[floor:]:
        if isinstance(frame, PlayAttack):
            demand(frame.who == state.keeper, "who plays the monster")
        elif isinstance(frame, HUNTING) and "who" in frame.fields:
            demand(getattr(frame, "who") == state.hunter, "who hunts")  # noqa: B009 - not every frame has it
    demand(count(state, *UNDER_ATTACK) == 0 or state.attack >= 0, "the attack card")


def check_battle(state: Saga) -> None:
    demand(count(state, BattleStep) == (state.battle >= 0), "the battle")
    if state.battle < 0:
        demand(count(state, *FIGHTING) == 0, "a battle without a region")
        return
    floor = [isinstance(frame, BattleStep) for frame in state.frames].index(True)
    step = state.frames[floor]
    assert isinstance(step, BattleStep)
    demand(not any(isinstance(frame, FIGHTING) for frame in state.frames[:floor]), "what is above the battle")
    demand(step.step < DEFEAT or state.winning >= 0, "who has won the battle")
    demand(count(state, LayCard) == len(state.in_play), "the card that is laid")
    demand(count(state, *DECIDED) == 0 or state.winning >= 0, "losses before the battle is decided")
    for frame in state.frames:
        if isinstance(frame, FIGHTING) and "who" in frame.fields:
            demand(getattr(frame, "who") in state.sides, "who fights")  # noqa: B009 - not every frame has it


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
    if isinstance(frame, Effects):
        check_place(state, frame)
    if isinstance(frame, Run | ChooseLured | ChooseOption):
        check_program(state, frame)
    if getattr(frame, "target", 0) >= 0 and type(frame).__name__ == "ChooseVictim":
        demand(getattr(frame, "target") < len(TARGETS), f"target of {frame}")  # noqa: B009 - see above


def check_place(state: Saga, frame: Effects) -> None:
    if frame.trigger == TAKE_CONTROL:
        demand(0 <= frame.place < state.board.regions, f"region of {frame}")
    elif frame.trigger == FORGE_RUNE:
        demand(0 <= frame.place < RUNE_TYPES, f"rune of {frame}")
    elif frame.trigger == MARKER_PLACED:
        demand(0 <= frame.place < WHEEL, f"action of {frame}")
    elif frame.trigger == ACTIVATION_MOVE:
        demand(0 <= frame.place < state.seats * LEGION, f"army of {frame}")


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
