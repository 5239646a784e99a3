"""The effects of all components, compiled: operations, programs made of them, and when each effect comes into play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64

from warhost.engine.state import State
from warhost.engine.text import Text, Thing
from warhost.games.lords_of_ragnarok.tables import FIGURES, GODS, REALMS, SOURCES, TOP

S = TypeVar("S", bound=State)
Record = Mapping[str, Any]  # of the content

NOTHING_TO_DO: Final = 0  # the empty program

# -- when effects come into play

TRIGGERS: Final = (
    "passive",
    "start_of_own_turn",
    "own_prayer_step",
    "own_hero_step",
    "start_of_own_hero_step",
    "own_rune_step",
    "rune_action",
    "own_maneuvers_move",
    "end_of_own_maneuvers",
    "own_army_activation_move",
    "recruit",
    "usurp",
    "take_control",
    "own_build",
    "priest_sent",
    "forge_rune",
    "own_wheel_marker_placed",
    "own_wheel_marker_covered",
    "realm_bonus",
    "battle_value",
    "before_own_battle",
    "own_battle_when_playing_card",
    "own_battle_after_both_passed",
    "battle_losses",
    "battle_loser_losses",
    "battle_won",
    "own_army_destroyed",
    "own_hunt_start",
    "own_hero_round_in_hunt",
    "monster_attack",
    "trophy_gained",
    "own_hunt_end",
    "injury_taken",
)
START_OF_TURN: Final = TRIGGERS.index("start_of_own_turn")
PRAYER_STEP: Final = TRIGGERS.index("own_prayer_step")
HERO_STEP: Final = TRIGGERS.index("own_hero_step")
START_OF_HERO_STEP: Final = TRIGGERS.index("start_of_own_hero_step")
RUNE_STEP: Final = TRIGGERS.index("own_rune_step")
RUNE_ACTION_ADDED: Final = TRIGGERS.index("rune_action")
END_OF_MANOEUVRES: Final = TRIGGERS.index("end_of_own_maneuvers")
ACTIVATION_MOVE: Final = TRIGGERS.index("own_army_activation_move")
TAKE_CONTROL: Final = TRIGGERS.index("take_control")
OWN_BUILD: Final = TRIGGERS.index("own_build")
PRIEST_SENT: Final = TRIGGERS.index("priest_sent")
FORGE_RUNE: Final = TRIGGERS.index("forge_rune")
MARKER_PLACED: Final = TRIGGERS.index("own_wheel_marker_placed")
MARKER_COVERED: Final = TRIGGERS.index("own_wheel_marker_covered")
BEFORE_BATTLE: Final = TRIGGERS.index("before_own_battle")
PLAYING_CARD: Final = TRIGGERS.index("own_battle_when_playing_card")
BOTH_PASSED: Final = TRIGGERS.index("own_battle_after_both_passed")
LOSER_LOSSES: Final = TRIGGERS.index("battle_loser_losses")
BATTLE_WON: Final = TRIGGERS.index("battle_won")
ARMY_DESTROYED: Final = TRIGGERS.index("own_army_destroyed")
HUNT_START: Final = TRIGGERS.index("own_hunt_start")
HERO_ROUND: Final = TRIGGERS.index("own_hero_round_in_hunt")
HUNT_END: Final = TRIGGERS.index("own_hunt_end")
INJURY_TAKEN: Final = TRIGGERS.index("injury_taken")

# -- under which condition

CONDITIONS: Final = (
    "always",
    "attacker",
    "defender",
    "attacker_with_2_armies",
    "hero_in_battle_region",
    "no_army_moved_this_step",
    "owner_is_attacker_in_land_of_hero",
    "battle_in_land_of_hero",
    "realm_adjacent_to_hero",
    "village_in_land_of_hero_without_battle",
)
ALWAYS: Final = CONDITIONS.index("always")
IS_ATTACKER: Final = CONDITIONS.index("attacker")
IS_DEFENDER: Final = CONDITIONS.index("defender")
ATTACKER_WITH_TWO: Final = CONDITIONS.index("attacker_with_2_armies")
HERO_IN_BATTLE: Final = CONDITIONS.index("hero_in_battle_region")
NO_ARMY_MOVED: Final = CONDITIONS.index("no_army_moved_this_step")
ATTACKER_IN_LAND: Final = CONDITIONS.index("owner_is_attacker_in_land_of_hero")
BATTLE_IN_LAND: Final = CONDITIONS.index("battle_in_land_of_hero")
SETTLEMENT_WITHOUT_BATTLE: Final = CONDITIONS.index("village_in_land_of_hero_without_battle")

# -- rules that an effect changes for its owner by a number

MODIFIERS: Final = (
    "card_limit",
    "rune_limit",
    "recruit_value",
    "usurp_strength",
    "hero_range",
    "manoeuvre_range",
    "rage",
    "population_floor",
    "wild_tame",
    "wild_alliance",
    "tame_reach",
    "first_ally_always",
    "realms_beside_hero",
    "ignored_losses",
    "spared_from_defeat",
    "wild_weapon",
    "ignored_injuries",
    "replaced_trophy",
)
CARD_LIMIT: Final = MODIFIERS.index("card_limit")
RUNE_LIMIT: Final = MODIFIERS.index("rune_limit")
RECRUIT_VALUE: Final = MODIFIERS.index("recruit_value")
USURP_STRENGTH: Final = MODIFIERS.index("usurp_strength")
HERO_RANGE: Final = MODIFIERS.index("hero_range")
MANOEUVRE_RANGE: Final = MODIFIERS.index("manoeuvre_range")
RAGE: Final = MODIFIERS.index("rage")
POPULATION_FLOOR: Final = MODIFIERS.index("population_floor")
WILD_TAME: Final = MODIFIERS.index("wild_tame")
WILD_ALLIANCE: Final = MODIFIERS.index("wild_alliance")
TAME_REACH: Final = MODIFIERS.index("tame_reach")
FIRST_ALLY_ALWAYS: Final = MODIFIERS.index("first_ally_always")
REALMS_BESIDE_HERO: Final = MODIFIERS.index("realms_beside_hero")
IGNORED_LOSSES: Final = MODIFIERS.index("ignored_losses")
SPARED_FROM_DEFEAT: Final = MODIFIERS.index("spared_from_defeat")
WILD_WEAPON: Final = MODIFIERS.index("wild_weapon")
IGNORED_INJURIES: Final = MODIFIERS.index("ignored_injuries")
REPLACED_TROPHY: Final = MODIFIERS.index("replaced_trophy")
HIGHEST_COUNTS: Final = (HERO_RANGE, MANOEUVRE_RANGE, POPULATION_FLOOR)  # of these the highest, of others the sum


class On:
    """For whom an operation is carried out: a seat, the monster or boss it belongs to, what was picked before.

    Numbers are -1 where there is nothing. `program` and `at` tell where the operation stands.
    """

    __slots__ = ("at", "figure", "program", "target", "who")

    def __init__(self, program: i64, at: i64, who: i64, figure: i64, target: i64) -> None:
        self.program = program
        self.at = at
        self.who = who
        self.figure = figure
        self.target = target


class Op(Generic[S]):
    """One operation of the vocabulary with its arguments; it lives in the book and is shared by all states."""

    name: ClassVar[str] = ""
    binds: ClassVar[bool] = False  # picks the target of what follows, and so goes on with the program itself
    may: ClassVar[bool] = False  # asks its player itself whether to do it
    cost: bool = False  # what must be payable in full, or the effect is not available

    @classmethod
    def bind(cls, args: Args) -> Op[S]:
        """The operation that a record of the content describes; one without arguments, unless a class says more."""
        assert args["op"] == cls.name
        return cls()

    def possible(self, state: S, on: On) -> bool:
        """Whether it could change something now."""
        raise NotImplementedError

    def perform(self, state: S, on: On) -> None:
        """Do it as far as possible; what has to be decided is pushed as a frame."""
        raise NotImplementedError

    def words(self) -> Text:
        """What it does, as the label of an option."""
        raise NotImplementedError

    def fits(self, state: S, on: On) -> bool:
        """Whether it can be carried out at all for what it is about; false only for what no rule brings about."""
        return True


class Effect:
    """What a source does at a moment: a program, the condition, whether its owner may leave it."""

    def __init__(self, source: i64, trigger: i64, condition: i64, optional: bool, program: i64) -> None:
        self.source = source
        self.trigger = trigger
        self.condition = condition
        self.optional = optional
        self.program = program
        self.runes: i64 = 0  # what a rune action costs
        self.any_rune = False  # or one rune of any type


class Bonus:
    """A share of a battle value: a number, or so much for each of something."""

    def __init__(self, n: i64, condition: i64, per: i64) -> None:
        self.n = n
        self.condition = condition
        self.per = per


PER: Final = ("once", "own_army_in_battle", "own_injury")
PER_ARMY: Final = PER.index("own_army_in_battle")
PER_INJURY: Final = PER.index("own_injury")


class Book:
    """All effects of a game's content. Programs are lists of operations, by number."""

    def __init__(self) -> None:
        self.programs: list[list[Op[State]]] = [[]]
        self.named: list[Text] = [Text("verbatim", text="")]  # by program: the component it stands on
        self.effects: list[Effect] = []
        self.at: list[list[Effect]] = [[] for _ in TRIGGERS]
        self.sources: list[int] = [0] * len(TRIGGERS)  # mask of the sources with an effect at each trigger
        self.modified: list[int] = [0] * len(MODIFIERS)  # mask of the sources that change each rule
        self.modifier: list[list[int]] = [[0] * SOURCES for _ in MODIFIERS]
        self.bonuses: list[list[Bonus]] = [[] for _ in range(SOURCES)]  # shares of the battle value by source
        self.bonus_sources: int = 0
        self.trophy_instead: list[int] = [NOTHING_TO_DO] * SOURCES  # programs that may replace a trophy
        # programs by component
        self.card_hunt: list[int] = []  # before the box is covered
        self.card_after: list[int] = []  # after it
        self.card_wild: list[bool] = []
        self.card_battle: list[int] = []
        self.card_bonuses: list[list[Bonus]] = []
        self.card_strikes: list[int] = []  # values the loser's armies lose if the player of the card wins
        self.card_draws: list[int] = []  # cards drawn after the battle
        self.attack: list[int] = []
        self.region_attack: list[int] = [NOTHING_TO_DO] * FIGURES
        self.special_attack: list[int] = [NOTHING_TO_DO] * FIGURES
        self.boss_activation: int = NOTHING_TO_DO
        self.trophy: list[int] = []
        self.god: list[list[int]] = [[NOTHING_TO_DO] * (TOP + 1) for _ in GODS]
        self.realm: list[list[int]] = [[NOTHING_TO_DO] * REALMS for _ in range(2)]  # by board
        self.origin: list[int] = []
        self.rune_action: list[int] = []
        self.rune_action_cost: list[int] = []  # runes of different types; 0: the one rune of a sheet or realm

    def add_effect(self, effect: Effect) -> None:
        self.effects.append(effect)
        self.at[effect.trigger].append(effect)
        self.sources[effect.trigger] |= 1 << effect.source

    def add_modifier(self, rule: i64, source: i64, n: i64) -> None:
        self.modified[rule] |= 1 << source
        if rule in HIGHEST_COUNTS:
            self.modifier[rule][source] = max(n, self.modifier[rule][source])
        else:
            self.modifier[rule][source] += n


class Binder:
    """Makes the programs of a book out of records of the content."""

    def __init__(self, operations: dict[str, type[Op[Any]]]) -> None:
        self.operations = operations  # by the word that a record has for each
        self.book = Book()
        self.component: Text = self.book.named[NOTHING_TO_DO]

    def of(self, kind: str, record: Record) -> Binder:
        """What is bound from now on stands on this component."""
        self.component = Thing(kind, record["id"])
        return self

    def program(self, ops: Sequence[Record]) -> int:
        """The number of a program; the empty one is shared."""
        if not ops:
            return NOTHING_TO_DO
        bound: list[Op[Any]] = [self.operations[record["op"]].bind(Args(self, record)) for record in ops]
        self.book.programs.append(bound)
        self.book.named.append(self.component)
        return len(self.book.programs) - 1


class Args:
    """What a record says of an operation; the programs in it are bound too."""

    def __init__(self, binder: Binder, record: Record) -> None:
        self.binder = binder
        self.record = record

    def __getitem__(self, name: str) -> Any:
        return self.record[name]

    def get(self, name: str, usual: Any = None) -> Any:
        return self.record.get(name, usual)

    def program(self, name: str) -> int:
        return self.binder.program(self.record[name])

    def options(self) -> list[int]:
        return [self.binder.program([option]) for option in self.record["options"]]

    def condition(self) -> int:
        return condition_of(self.record)


def condition_of(record: Record) -> int:
    return CONDITIONS.index(record.get("condition", "always"))
