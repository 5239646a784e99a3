"""The content as whole numbers: units, powers, curses and boards, shared by all battles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Frame, State
from warhost.games.stratego_legends.documents import Keyword, Nation, Row, Side, Terrain

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Frame[Any])

# -- words of the rulebook, in the order their numbers follow

SIDES: Final[tuple[Side, ...]] = ("beige", "grey")
BEIGE: Final = SIDES.index("beige")
GREY: Final = SIDES.index("grey")

COLORS: Final[tuple[Nation, ...]] = ("gold", "green", "blue", "silver", "red", "purple")

TERRAINS: Final[tuple[Terrain, ...]] = ("plain", "forest", "swamp", "mountain", "city", "water", "desert")
WATER: Final = TERRAINS.index("water")
LANDS: Final = tuple([terrain for terrain in range(len(TERRAINS)) if terrain != WATER])

# rows of the army table
CLASSES: Final[tuple[Row, ...]] = ("10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "magic", "castle")
MAGIC: Final = CLASSES.index("magic")  # as places in CLASSES
CASTLE: Final = CLASSES.index("castle")

KEYWORDS: Final[tuple[Keyword, ...]] = (
    "rage",
    "negate_magic",
    "charge",
    "diagonal",
    "quick",
    "fly",
    "ranged_attack",
    "siege",
    "swap",
    "teleport",
    "vision",
)
RAGE: Final = KEYWORDS.index("rage")
NEGATE_MAGIC: Final = KEYWORDS.index("negate_magic")
CHARGE: Final = KEYWORDS.index("charge")
DIAGONAL: Final = KEYWORDS.index("diagonal")
QUICK: Final = KEYWORDS.index("quick")
FLY: Final = KEYWORDS.index("fly")
RANGED_ATTACK: Final = KEYWORDS.index("ranged_attack")
SIEGE: Final = KEYWORDS.index("siege")
TELEPORT: Final = KEYWORDS.index("teleport")
VISION: Final = KEYWORDS.index("vision")

# Keywords come first, so that a keyword is an operation of its own.
OPERATIONS: Final[tuple[str, ...]] = (
    *KEYWORDS,
    "strength_mod",
    "slay_in_attack",
    "capture_in_attack",
    "convert_attacker",
    "guess_name",
    "cannot_attack",
    "may_attack_own",
    "diagonal_step",
    "terrain_jump",
    "boost",
    "weaken",
    "boost_by_own_strength",
    "absorb_ally",
    "grant_keyword",
    "extra_turn",
    "save_ally",
    "counter_ranged_attack",
    "counter_vision",
    "reveal_adjacent",
    "reveal_enemies",
    "reveal_enemy_castle",
    "reveal_flown_over",
    "reveal_terrain_choice",
    "reveal_area_destroy",
    "reveal_adjacent_destroy",
    "reveal_destroy_if",
    "gamble_kill",
    "gamble_control",
    "look_at",
    "opponent_sacrifice",
    "opponent_gives_control",
    "opponent_reveals_all",
    "opponent_relocates_self",
    "exchange_positions",
    "gain_control",
    "regain_control",
    "gather_allies",
    "place_ally",
    "relocate_ally",
    "relocate_self",
    "relocate_by_sacrifice",
    "move_to_castle",
    "return_destroyed",
    "return_self",
    "replace_self_with_destroyed",
    "destroy_adjacent_all",
    "destroy_spaces",
    "destroy_choice",
    "destroy_by_name",
    "destroy_by_base_strength",
    "destroy_all_magic",
    "destroy_flyer",
    "mass_sacrifice",
    "suppress_death_curse",
    "on_attacked_and_destroyed",
    "army_building_conversion",
    "magic_trigger",
    "global_strength_mod",
    "global_grant_keyword",
)

NATURES: Final = ("innate", "action", "ability", "magic", "death_curse")
INNATE: Final = NATURES.index("innate")
ACTION: Final = NATURES.index("action")
ABILITY: Final = NATURES.index("ability")
CURSE: Final = NATURES.index("death_curse")

TIMINGS: Final = (
    "always",
    "choosing_moves",
    "own_turn",
    "ability_window",
    "end_of_own_turn",
    "before_reveal",
    "attack_outcome",
    "attack_removal",
    "after_successful_attack",
    "when_flying",
    "when_flown_over",
    "ranged_attack_outcome",
    "when_revealed_by_vision",
    "while_active",
    "on_end",
    "army_building",
    "then",
)
ABILITY_WINDOW: Final = TIMINGS.index("ability_window")
END_OF_OWN_TURN: Final = TIMINGS.index("end_of_own_turn")
AFTER_SUCCESS: Final = TIMINGS.index("after_successful_attack")
ON_END: Final = TIMINGS.index("on_end")

COSTS: Final = ("none", "reveal", "reveal_and_destroy")
COST_REVEAL: Final = COSTS.index("reveal")
COST_DESTROY: Final = COSTS.index("reveal_and_destroy")

LIMITS: Final = ("none", "once_per_turn", "once_per_game")
ONCE_PER_TURN: Final = LIMITS.index("once_per_turn")
ONCE_PER_GAME: Final = LIMITS.index("once_per_game")

UNIT_SIDES: Final = ("either", "both", "own", "enemy")
EITHER: Final = UNIT_SIDES.index("either")
OWN: Final = UNIT_SIDES.index("own")
ENEMY: Final = UNIT_SIDES.index("enemy")

ALL: Final = 1000  # as a count: every one that fits
ANY: Final = 1001  # as many as the chooser likes

KINDS: Final = 232  # designs of units in the catalogue
BOARDS: Final = 28
BOARD_SIZE: Final = 4

# What destroys the attacker of a magic unit.
ATTACKER_FATES: Final = ("always", "never", "if_current_strength_7_plus")
ALWAYS: Final = ATTACKER_FATES.index("always")
NEVER: Final = ATTACKER_FATES.index("never")
IF_STRONG: Final = ATTACKER_FATES.index("if_current_strength_7_plus")
STRONG: Final = 7


class Place:
    """A condition on a space; everything said must hold."""

    def __init__(self, doc: Mapping[str, Any]) -> None:
        self.terrain: i64 = TERRAINS.index(doc["on_terrain"]) if "on_terrain" in doc else -1
        self.wet: bool = bool(doc.get("adjacent_to_water", False))
        self.empty: bool = bool(doc.get("empty", False))
        self.by_self: bool = bool(doc.get("adjacent_to_self", False))
        self.by_castle: bool = bool(doc.get("adjacent_to_own_castle", False))
        self.like_self: bool = bool(doc.get("same_terrain_as_self", False))


class Filter:
    """A condition on units: which designs fit, and whether a keyword, its absence or captivity is asked for."""

    def __init__(self, doc: Mapping[str, Any], units: list[Mapping[str, Any]]) -> None:
        self.fits: list[bool] = [_fits(unit, doc) for unit in units]
        self.keyword: i64 = KEYWORDS.index(doc["keyword"]) if "keyword" in doc else -1
        self.lacks: i64 = -1
        self.captured: bool = bool(doc.get("captured", False))


def _fits(unit: Mapping[str, Any], doc: Mapping[str, Any]) -> bool:
    strength = unit["strength"]
    units = doc.get("unit", [])
    wanted = doc.get("strength", "")
    return (
        doc.get("type", unit["type"]) == unit["type"]
        and doc.get("color", unit["color"]) == unit["color"]
        and doc.get("army", unit["army"]) == unit["army"]
        and ("unit" not in doc or unit["id"] in (units if isinstance(units, list) else [units]))
        and ("mobile" not in doc or doc["mobile"] != unit["static"])
        and ("base_strength" not in doc or strength in doc["base_strength"])
        and ("base_strength_max" not in doc or (isinstance(strength, int) and strength <= doc["base_strength_max"]))
        and (wanted == "" or (isinstance(strength, int) if wanted == "any" else strength == wanted))
    )


class Power:
    """One power of a unit, or one operation that follows a spell."""

    def __init__(self, number: int, owner: int, place: int, doc: Mapping[str, Any], units: list[Any]) -> None:
        target: Mapping[str, Any] = doc.get("target", {})
        condition: Mapping[str, Any] = doc.get("condition", {})
        destroy: Mapping[str, Any] = doc.get("destroy", {})
        self.number: i64 = number
        self.owner: i64 = owner  # the design it is printed on
        self.place: i64 = place  # its place among the powers of that design
        name = doc["keyword"] if doc["op"] == "keyword" else doc["op"]
        self.op: i64 = OPERATIONS.index(name)
        self.nature: i64 = NATURES.index(doc.get("kind", "magic"))
        self.timing: i64 = TIMINGS.index(doc.get("timing", doc.get("phase", "then")))
        self.cost: i64 = COSTS.index(doc.get("cost", "none"))
        self.limit: i64 = LIMITS.index(doc.get("limit", "none"))
        self.optional: bool = bool(doc.get("optional", False))
        # whom it concerns
        self.side: i64 = UNIT_SIDES.index(target.get("side", doc.get("side", "either")))
        near = target.get("scope", "any") == "adjacent"
        self.range: i64 = doc.get("range", 1 if near else 0)  # 0: anywhere
        self.exclude_self: bool = bool(target.get("exclude_self", doc.get("exclude_self", near)))
        filters = doc.get("opponent", doc.get("sacrifice", doc.get("filter", target.get("filter", {}))))
        if "target_unit" in doc:
            filters = {"unit": doc["target_unit"]}
        elif isinstance(doc.get("base_strength"), list):
            filters = {"base_strength": doc["base_strength"]}
        self.filter = Filter(filters, units)
        if doc["op"] in ("boost", "boost_by_own_strength"):  # only units with a strength can receive one
            self.filter.fits = [fits and isinstance(u["strength"], int) for fits, u in zip(self.filter.fits, units)]
        victims = doc.get("destroy_if", doc.get("destroy_filter", destroy.get("filter", {})))
        self.victims = Filter(victims, units)
        self.destroys: bool = "destroy_if" in doc or "destroy_filter" in doc or "destroy" in doc
        self.count: i64 = _count(destroy.get("count", doc.get("count", 1)))
        self.own_count: i64 = doc.get("own_count", 0)
        self.opponent_count: i64 = doc.get("opponent_count", 0)
        self.reveal_target: bool = bool(doc.get("reveal_target", False))
        # what it does
        self.amount: i64 = doc.get("amount", 0)
        self.keyword: i64 = KEYWORDS.index(doc["keyword_granted"]) if "keyword_granted" in doc else -1
        if doc["op"] == "grant_keyword":  # only to a unit that does not have it
            self.filter.lacks = self.keyword
        self.as_defender: bool = doc.get("role", "attacker") == "either"
        self.may_attack: bool = bool(doc.get("may_attack", False))
        self.attacker_fate: i64 = ATTACKER_FATES.index(doc.get("destroy_attacker", "never"))
        self.own_pool: bool = doc.get("pool", "any") == "own"
        self.most_strength: i64 = doc.get("total_base_strength_max", 0)  # 0: no limit
        self.then: list[int] = []
        by: Mapping[str, int] = doc.get("by", {})
        self.table: dict[int, int] = {CLASSES.index(str(row)): count for row, count in by.items()}
        # where
        self.origin = Place(doc.get("from", {}))
        to = doc.get("to", {})
        self.to_self: bool = to == "self_space"
        self.to = Place(to if isinstance(to, Mapping) else {})
        self.area = Place(doc.get("area", {}))
        # while what holds
        self.condition = Place(condition)
        self.opponent_color: i64 = COLORS.index(condition["opponent_color"]) if "opponent_color" in condition else -1
        self.opponent_keyword: i64 = (
            KEYWORDS.index(condition["opponent_keyword"]) if "opponent_keyword" in condition else -1
        )
        self.attacker_color: i64 = COLORS.index(condition["attacker_color"]) if "attacker_color" in condition else -1
        self.attacker_keyword: i64 = (
            KEYWORDS.index(condition["attacker_keyword"]) if "attacker_keyword" in condition else -1
        )
        empty = condition.get("all_empty", {})
        self.all_empty: i64 = TERRAINS.index(empty["on_terrain"]) if "on_terrain" in empty else -1


def _count(value: Any) -> int:
    if isinstance(value, int):
        return value
    if value in ("all", "any"):
        return ALL if value == "all" else ANY
    return int(str(value).removeprefix("up_to_"))


class AnyOperation(Generic[S, P]):
    """One operation: whether it can be used, what it does, and how the choices it asks for are made.

    `unit` is the unit that has the power, `you` the player who uses it, `space` where the unit is or was.
    """

    id: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    concerns: ClassVar[int] = EITHER  # whose units are chosen, where the power itself does not say it
    moves_others: ClassVar[bool] = False  # whom it chooses goes elsewhere
    gives_away: ClassVar[bool] = False  # units of the one who chooses are destroyed or handed over

    def possible(self, state: S, power: Power, unit: i64, you: i64) -> bool:
        """Whether its user, as far as he can know, may start it: conditions hold and there is a permitted choice."""
        raise NotImplementedError

    def reach(self, state: S, power: Power, unit: i64, you: i64) -> list[int]:
        """Spaces it can choose or move to from here, sorted; what a board lights up."""
        raise NotImplementedError

    def start(self, state: S, power: Power, unit: i64, you: i64, space: i64) -> None:
        """Carry it out; its cost is paid."""
        raise NotImplementedError

    def options(self, state: S, pick: P) -> list[int]:
        """What may be chosen in a decision that it asked for."""
        raise NotImplementedError

    def choose(self, state: S, pick: P, choice: i64) -> None:
        """Go on with a choice."""
        raise NotImplementedError

    def sound(self, state: S, pick: P) -> bool:
        """Whether a decision can be one that it asks for: how far it is, and what it keeps in mind."""
        raise NotImplementedError

    def why_not(self, state: S, pick: P, choice: i64) -> Reason:
        """Why a space of the battlefield cannot be chosen, or whoever stands there."""
        raise NotImplementedError


class Fact:
    """Something everybody could see of a hidden unit, and the designs it rules out."""

    def __init__(self, excludes: list[bool]) -> None:
        self.excludes = excludes


class Tables:
    """Everything the rules read of the content."""

    def __init__(self, files: Mapping[str, Any], operations: list[AnyOperation[Any, Any]]) -> None:
        self.operations = operations  # by their numbers
        units: list[Any] = files["units"]["units"]
        self.unit_ids: list[str] = [unit["id"] for unit in units]
        self.kind_of_id: dict[str, int] = {name: kind for kind, name in enumerate(self.unit_ids)}
        self.kind_of_number: dict[int, int] = {unit["number"]: kind for kind, unit in enumerate(units)}
        self.numbers: list[int] = [unit["number"] for unit in units]
        self.side: list[int] = [SIDES.index(unit["army"]) for unit in units]
        self.color: list[int] = [COLORS.index(unit["color"]) for unit in units]
        self.type_names: list[str] = sorted({unit["type"] for unit in units})
        self.type: list[int] = [self.type_names.index(unit["type"]) for unit in units]
        self.rare: list[bool] = [unit["set"] == "promo" for unit in units]
        self.row: list[int] = [CLASSES.index(str(unit["strength"])) for unit in units]  # of the army table
        self.base: list[int] = [unit["strength"] if row < MAGIC else 0 for unit, row in zip(units, self.row)]
        self.mobile: list[bool] = [not unit["static"] for unit in units]
        self.can_attack: list[bool] = [bool(unit["can_attack"]) for unit in units]
        self._powers(units)
        self._strengths()
        self._curses()
        self._facts()
        self._boards(files["boards"])
        self._armies(files["armies"])

    # -- powers

    def _powers(self, units: list[Any]) -> None:
        self.powers: list[Power] = []
        self.powers_of: list[list[int]] = []
        for kind, unit in enumerate(units):
            own: list[int] = []
            for place, doc in enumerate(unit["powers"]):
                own.append(self._power(kind, place, doc, units))
            self.powers_of.append(own)
        printed = [[self.powers[number] for number in own] for own in self.powers_of]
        self.keywords: list[int] = [
            sum(1 << power.op for power in own if power.op < len(KEYWORDS)) for own in printed
        ]  # masks
        self.actions: list[list[int]] = [[p.number for p in own if p.nature == ACTION] for own in printed]
        self.abilities: list[list[int]] = [
            [p.number for p in own if p.timing in (ABILITY_WINDOW, END_OF_OWN_TURN)] for own in printed
        ]
        self.after_success: list[list[int]] = [
            [p.number for p in own if p.timing == AFTER_SUCCESS and p.op != RAGE] for own in printed
        ]
        self.at_end: list[list[int]] = [[p.number for p in own if p.timing == ON_END] for own in printed]
        curses = [[p.number for p in own if p.nature == CURSE] for own in printed]
        self.cursed: list[bool] = [bool(own) for own in curses]
        self.curse_power: list[int] = [own[0] if own else -1 for own in curses]
        self.spell: list[int] = [self._first(own, "magic_trigger") for own in printed]
        self.guesses: list[int] = [self._first(own, "guess_name") for own in printed]
        self.captures: list[int] = [self._first(own, "capture_in_attack") for own in printed]
        self.converts: list[int] = [self._first(own, "convert_attacker") for own in printed]
        self.attacks_own: list[bool] = [
            can and self._first(own, "may_attack_own") >= 0 for can, own in zip(self.can_attack, printed, strict=True)
        ]
        self.suppresses: list[bool] = [self._first(own, "suppress_death_curse") >= 0 for own in printed]
        self.saves: list[int] = [self._first(own, "save_ally") for own in printed]
        self.mourned: list[int] = [self._first(own, "on_attacked_and_destroyed") for own in printed]
        self.counters_shot: list[int] = [self._first(own, "counter_ranged_attack") for own in printed]
        self.counters_vision: list[int] = [self._first(own, "counter_vision") for own in printed]
        self.watches_flight: list[int] = [self._first(own, "reveal_flown_over") for own in printed]
        self.downs_flyers: list[int] = [self._first(own, "destroy_flyer") for own in printed]
        self.savers: list[int] = [kind for kind, number in enumerate(self.saves) if number >= 0]
        self.flyer_hunters: list[int] = [kind for kind, number in enumerate(self.downs_flyers) if number >= 0]
        slay = OPERATIONS.index("slay_in_attack")
        self.slays: list[list[int]] = [[p.number for p in own if p.op == slay] for own in printed]
        self.idle: list[bool] = [not actions and not own for actions, own in zip(self.actions, self.abilities)]
        # A keyword granted from outside is used by a power of its own.
        self.granted_power: list[int] = []
        for keyword in KEYWORDS:
            cost = "reveal_and_destroy" if keyword == "teleport" else "reveal"
            doc = {"kind": "action", "op": "keyword", "keyword": keyword, "timing": "own_turn", "cost": cost}
            self.granted_power.append(self._power(-1, 0, doc, units))

    def _power(self, kind: int, place: int, doc: Mapping[str, Any], units: list[Any]) -> int:
        power = Power(len(self.powers), kind, place, doc, units)
        self.powers.append(power)
        for then in doc.get("then", ()):
            power.then.append(self._power(kind, place, then, units))
        return power.number

    def _first(self, own: list[Power], name: str) -> int:
        op = OPERATIONS.index(name)
        found = [power.number for power in own if power.op == op]
        return found[0] if found else -1

    # -- strengths

    def _strengths(self) -> None:
        """What terrain, water and the opponent in an attack add to each design."""
        self.terrain_bonus: list[int] = [0] * (len(TERRAINS) * KINDS)  # by kind and terrain
        self.water_bonus: list[int] = [0] * KINDS
        self.color_bonus: list[int] = [0] * (len(COLORS) * KINDS)  # by kind and colour of the opponent
        self.keyword_bonus: list[list[int]] = [[0] * len(KEYWORDS) for _ in range(KINDS)]
        self.wary: list[bool] = [False] * KINDS  # some opponents change its strength
        mod = OPERATIONS.index("strength_mod")
        for kind in range(KINDS):
            for number in self.powers_of[kind]:
                power = self.powers[number]
                if power.op != mod:
                    continue
                if power.condition.terrain >= 0:
                    self.terrain_bonus[kind * len(TERRAINS) + power.condition.terrain] += power.amount
                elif power.condition.wet:
                    self.water_bonus[kind] += power.amount
                elif power.opponent_color >= 0:
                    self.color_bonus[kind * len(COLORS) + power.opponent_color] += power.amount
                    self.wary[kind] = True
                else:
                    self.keyword_bonus[kind][power.opponent_keyword] += power.amount
                    self.wary[kind] = True

        width = len(TERRAINS)
        self.frail: list[bool] = [  # may fall by the terrain alone
            self.row[k] < MAGIC and self.base[k] + min(self.terrain_bonus[k * width : (k + 1) * width]) <= 0
            for k in range(KINDS)
        ]

    # -- curses

    def _curses(self) -> None:
        """What each Death Curse gives every design while it is in force."""
        nothing = [0] * KINDS
        self.no_curse: list[int] = nothing
        self.curse_bonus: list[list[int]] = [nothing] * KINDS
        self.curse_keyword: list[int] = [-1] * KINDS  # the bonus is for units with this keyword only
        self.curse_grants: list[list[int]] = [nothing] * KINDS  # masks of keywords
        strength = OPERATIONS.index("global_strength_mod")
        grant = OPERATIONS.index("global_grant_keyword")
        for kind in range(KINDS):
            for number in self.powers_of[kind]:
                power = self.powers[number]
                fits = power.filter.fits
                if power.op == strength:
                    amount = power.amount
                    self.curse_bonus[kind] = [amount if fits[k] and self.row[k] < MAGIC else 0 for k in range(KINDS)]
                    self.curse_keyword[kind] = power.filter.keyword
                elif power.op == grant:
                    self.curse_grants[kind] = [1 << power.keyword if fits[k] else 0 for k in range(KINDS)]

    # -- what can be known of a hidden unit

    def _facts(self) -> None:
        """Fact 0: it moved of itself. Then what each purge leaves, and what each penalty spares on each terrain."""
        self.facts: list[Fact] = [Fact([not mobile for mobile in self.mobile])]
        self.purge_fact: dict[int, int] = {}  # by power: every unit that fits was shown or destroyed
        for power in self.powers:
            name = OPERATIONS[power.op]
            if name in ("opponent_reveals_all", "destroy_by_name", "destroy_by_base_strength"):
                self.purge_fact[power.number] = self._fact(power.filter.fits)
            elif name == "destroy_all_magic":
                self.purge_fact[power.number] = self._fact([row == MAGIC for row in self.row])
        self.penalty_fact: list[list[int]] = [[] for _ in range(KINDS)]  # by curse: a fact for each terrain
        for kind in range(KINDS):
            penalty = self.curse_bonus[kind]
            if min(penalty) < 0:
                for terrain in range(len(TERRAINS)):
                    gone = [
                        self.row[k] < MAGIC
                        and self.base[k] + penalty[k] + self.terrain_bonus[k * len(TERRAINS) + terrain] <= 0
                        for k in range(KINDS)
                    ]
                    self.penalty_fact[kind].append(self._fact(gone))

    def _fact(self, excludes: list[bool]) -> int:
        for number, fact in enumerate(self.facts):
            if fact.excludes == excludes:
                return number
        self.facts.append(Fact(excludes))
        return len(self.facts) - 1

    # -- boards

    def _boards(self, doc: Mapping[str, Any]) -> None:
        codes = {record["code"]: TERRAINS.index(name) for name, record in doc["terrain"].items()}
        self.board_ids: list[str] = [board["id"] for board in doc["boards"]]
        self.board_of_id: dict[str, int] = {name: board for board, name in enumerate(self.board_ids)}
        self.board_sets: list[int] = [board["set"] for board in doc["boards"]]
        self.board_maps: list[list[list[int]]] = [
            [[codes[code] for code in row] for row in board["map"]] for board in doc["boards"]
        ]
        self.default_boards: list[int] = [self.board_of_id[name] for name in doc["default_game"]["boards"]]
        # The photograph's boards, in the order of the battlefield's slots.
        slots = {slot["slot"]: slot for slot in doc["rulebook_photo_layout"]["slots"]}
        order = [slots[slot["slot"]] for slot in doc["battlefields"][0]["slots"]]
        self.photo_boards: list[int] = [self.board_of_id[slot["board"]] for slot in order]
        self.photo_turns: list[int] = [slot["rotation_cw"] // 90 for slot in order]

    # -- armies

    def _armies(self, doc: Mapping[str, Any]) -> None:
        self.composition: list[int] = [doc["composition"]["by_strength"][name] for name in CLASSES]
        self.army_size: int = doc["composition"]["size"]
        starters: list[Any] = doc["starter_armies"]
        named: list[Any] = [*starters, *doc["box_armies"], *doc["expansion_armies"]]
        self.army_ids: list[str] = [army["id"] for army in named]
        self.army_side: list[int] = [SIDES.index(army["army"]) for army in named]
        self.army_lists: list[list[int]] = [
            sorted(self.kind_of_number[unit if isinstance(unit, int) else unit["number"]] for unit in army["units"])
            for army in named
        ]
        self.starters: list[int] = [self._of_side(0, len(starters), side)[0] for side in range(2)]
        boxes = len(starters) + len(doc["box_armies"])
        self.boxes: list[list[int]] = [self._of_side(len(starters), boxes, side) for side in range(2)]
        self.expansions: list[int] = [self._of_side(boxes, len(named), side)[0] for side in range(2)]
        self.conversions: dict[int, dict[int, int]] = {}  # by unit: rows of the army table and their new numbers
        for power in self.powers:
            if power.table:
                self.conversions[power.owner] = power.table

    def _of_side(self, low: int, high: int, side: int) -> list[int]:
        return [army for army in range(low, high) if self.army_side[army] == side]
