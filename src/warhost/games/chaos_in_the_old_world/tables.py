"""The content turned once into integer tables that all games share; ids become indices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from warhost.games.chaos_in_the_old_world.documents import Class, Power, Side, Token

# -- sizes of the box; the content is checked against them

REGIONS: Final = 9
SLOTS: Final = 18
POWERS: Final = 4
CLASSES: Final = 3
FIGURES: Final = 45
CARDS: Final = 30  # kinds of Chaos cards
DECK: Final = 24
UPGRADES: Final = 20
UPGRADES_EACH: Final = 5
TOKENS: Final = 6
OLD_WORLD_CARDS: Final = 28

# -- Powers in Power order, and the classes of their followers

POWER_IDS: Final[tuple[Power, ...]] = (
    "khorne",
    "nurgle",
    "tzeentch",
    "slaanesh",
)
KHORNE: Final = POWER_IDS.index("khorne")
NURGLE: Final = POWER_IDS.index("nurgle")
TZEENTCH: Final = POWER_IDS.index("tzeentch")
SLAANESH: Final = POWER_IDS.index("slaanesh")
CLASS_IDS: Final[tuple[Class, ...]] = (
    "cultist",
    "warrior",
    "greater_daemon",
)
CULTIST: Final = CLASS_IDS.index("cultist")
WARRIOR: Final = CLASS_IDS.index("warrior")
GREATER_DAEMON: Final = CLASS_IDS.index("greater_daemon")

# -- Old World tokens

TOKEN_IDS: Final[tuple[Token, ...]] = (
    "event",
    "hero",
    "noble",
    "peasant",
    "skaven",
    "warpstone",
)
EVENT: Final = TOKEN_IDS.index("event")
HERO: Final = TOKEN_IDS.index("hero")
NOBLE: Final = TOKEN_IDS.index("noble")
PEASANT: Final = TOKEN_IDS.index("peasant")
SKAVEN: Final = TOKEN_IDS.index("skaven")
WARPSTONE: Final = TOKEN_IDS.index("warpstone")

# -- the map

SIDE_IDS: Final[tuple[Side, ...]] = (
    "left",
    "right",
)
REGION_IDS: Final[tuple[str, ...]] = (
    "norsca",
    "troll_country",
    "kislev",
    "empire",
    "bretonnia",
    "estalia",
    "tilea",
    "border_princes",
    "badlands",
)
EVERYWHERE: Final = (1 << REGIONS) - 1

# -- Chaos cards, deck by deck: which one a card belongs to is part of the rules, as "you" on it is that Power

DECK_IDS: Final[dict[str, tuple[str, ...]]] = {
    "khorne": (
        "blood_frenzy",
        "battle_cry",
        "skull_throne",
        "field_of_carnage",
        "ritual_slaying",
        "reborn_in_blood",
        "blood_gods_call",
    ),
    "nurgle": (
        "plague_aura",
        "influenza",
        "plague_touch",
        "rain_of_pus",
        "great_foul_consumption",
        "final_rotting",
        "all_things_decay",
        "stench_of_death",
    ),
    "tzeentch": (
        "teleport",
        "changer_of_ways",
        "warp_shield",
        "temporal_stasis",
        "meddling_of_skaven",
        "persistence_of_change",
        "dazzle",
        "drain_power",
    ),
    "slaanesh": (
        "perverse_infiltration",
        "insidious_lies",
        "dark_influence",
        "soporific_musk",
        "field_of_ecstasy",
        "degenerate_royalty",
        "abyssal_pact",
    ),
}
CARD_IDS: Final[tuple[str, ...]] = tuple([name for power in POWER_IDS for name in DECK_IDS[power]])

# -- upgrades, five of each Power: cultists, warriors, Greater Daemon, then two Chaos Power upgrades

UPGRADE_IDS: Final[tuple[str, ...]] = (
    "khorne_bloodsworn",
    "khorne_bloodletters",
    "khorne_bloodthirster",
    "khorne_power",
    "khorne_cards",
    "nurgle_lepers",
    "nurgle_plaguebearers",
    "nurgle_great_unclean_one",
    "nurgle_power",
    "nurgle_provender",
    "tzeentch_acolytes",
    "tzeentch_horrors",
    "tzeentch_lord_of_change",
    "tzeentch_power",
    "tzeentch_cards",
    "slaanesh_seductresses",
    "slaanesh_daemonettes",
    "slaanesh_keeper_of_secrets",
    "slaanesh_power_1",
    "slaanesh_power_2",
)

# -- Old World cards

OLD_WORLD_IDS: Final[tuple[str, ...]] = (
    "plunged_into_chaos",
    "peasant_uprising",
    "meteor_showers",
    "up_from_skavenblight",
    "warpstone_discovery",
    "bretonnian_knights",
    "crusade_is_come",
    "dwarf_trollslayers",
    "road_wardens",
    "witch_hunters",
    "greenskins_invade",
    "norse_reavers",
    "dark_elf_corsairs",
    "electors_sue_for_peace",
    "grail_is_found",
    "teclis_aids_the_empire",
    "mass_exodus",
    "franzs_decree",
    "divine_inspiration",
    "electors_arise",
    "skavengers",
    "horned_ones_due",
)

# -- the immediate instructions of Old World cards (`do` of their steps), and the regions a choice is made among

STEP_IDS: Final[tuple[str, ...]] = (
    "place",
    "choose",
    "clear_comets",
    "score_peasants",
    "scatter",
    "pair",
    "remove_figures",
    "inspire",
    "block_space",
)
PLACE: Final = STEP_IDS.index("place")
CHOOSE: Final = STEP_IDS.index("choose")
CLEAR_COMETS: Final = STEP_IDS.index("clear_comets")
SCORE_PEASANTS: Final = STEP_IDS.index("score_peasants")
SCATTER: Final = STEP_IDS.index("scatter")
PAIR_UP: Final = STEP_IDS.index("pair")
REMOVE_FIGURES: Final = STEP_IDS.index("remove_figures")
INSPIRE: Final = STEP_IDS.index("inspire")
BLOCK_SPACE: Final = STEP_IDS.index("block_space")
AMONG_IDS: Final[tuple[str, ...]] = (
    "any",
    "populous",
    "near_warpstone",
    "adjacent",
    "warpstone_first",
)
AMONG_ANY: Final = AMONG_IDS.index("any")
AMONG_POPULOUS: Final = AMONG_IDS.index("populous")
AMONG_NEAR_WARPSTONE: Final = AMONG_IDS.index("near_warpstone")
AMONG_ADJACENT: Final = AMONG_IDS.index("adjacent")
AMONG_WARPSTONE_FIRST: Final = AMONG_IDS.index("warpstone_first")

# -- dial instructions

INSTRUCTION_IDS: Final[tuple[str, ...]] = (
    "start",
    "score_vp",
    "upgrade",
    "draw_chaos_cards",
    "place_warpstone",
    "place_noble",
    "remove_corruption",
    "remove_old_world_tokens",
    "victory",
)
SCORE_VP: Final = INSTRUCTION_IDS.index("score_vp")
UPGRADE_CARD: Final = INSTRUCTION_IDS.index("upgrade")
DRAW_CHAOS_CARDS: Final = INSTRUCTION_IDS.index("draw_chaos_cards")
PLACE_WARPSTONE: Final = INSTRUCTION_IDS.index("place_warpstone")
PLACE_NOBLE: Final = INSTRUCTION_IDS.index("place_noble")
REMOVE_CORRUPTION: Final = INSTRUCTION_IDS.index("remove_corruption")
REMOVE_OLD_WORLD_TOKENS: Final = INSTRUCTION_IDS.index("remove_old_world_tokens")
VICTORY: Final = INSTRUCTION_IDS.index("victory")
HIGHEST_THREAT: Final = 1000  # of a dial on Victory (`citow.dials.threat_value`)

DICE_MOST: Final = 48  # dice of one roll for which odds are worked out


class Step:
    """One immediate instruction of an Old World card."""

    def __init__(self, do: int) -> None:
        self.do = do
        self.token: int = -1
        self.regions: list[int] = []
        self.count: int = 0  # regions to choose
        self.each: int = 1  # tokens for each of them
        self.among: int = AMONG_ANY
        self.barred: int = 0  # mask of regions that may not be chosen
        self.next_to: int = -1  # the region whose neighbours are meant
        self.amounts: list[int] = [0] * TOKENS
        self.bonus: int = 0
        self.pairs: list[list[int]] = []


class Tables:
    """The box: map, Powers, decks, dials, ruination cards."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        self._read_map(content["board"])
        self._read_powers(content["powers"])
        self._read_chaos_cards(content["chaos_cards"])
        self._read_old_world_cards(content["old_world_cards"])
        self._read_ruination(content["ruination"])
        self._work_out_odds()

    # -- the map

    def _read_map(self, board: Mapping[str, Any]) -> None:
        records = {record["id"]: record for record in board["regions"]}
        regions = [records[name] for name in REGION_IDS]
        self.value: list[int] = [region["value"] for region in regions]
        self.populous: list[bool] = [region["populous"] for region in regions]
        self.populous_mask: int = sum([1 << r for r in range(REGIONS) if self.populous[r]])
        # near[r]: mask of the regions that share a border with r
        self.near: list[int] = []
        for region in regions:
            self.near.append(sum([1 << REGION_IDS.index(name) for name in region["adjacent"]]))
        # reach[mask]: regions where, or next to where, a Power with figures in the regions of the mask may summon
        self.reach: list[int] = []
        for mask in range(1 << REGIONS):
            reached = mask
            for r in range(REGIONS):
                if mask >> r & 1:
                    reached |= self.near[r]
            self.reach.append(reached if mask else EVERYWHERE)
        self.members: list[list[int]] = [[r for r in range(REGIONS) if mask >> r & 1] for mask in range(1 << REGIONS)]
        self.slot_ids: list[str] = [f"{name}_{side}" for name in REGION_IDS for side in SIDE_IDS]
        self.starting_tokens: list[int] = []
        for token, name in enumerate(TOKEN_IDS):
            self.starting_tokens += [token] * board["starting_tokens"].get(name, 0)
        self.stock: list[int] = [board["old_world_tokens"]["stock"][name] for name in TOKEN_IDS]
        self.threshold: int = board["ruination"]["threshold"]
        self.goal: int = board["other_components"]["victory_point_track"]["goal"]
        sizes = board["old_world_deck_size"]
        self.old_world_deck_size: dict[int, int] = {3: sizes["players_3"], 4: sizes["players_4"]}

    # -- Powers

    def _read_powers(self, powers: Mapping[str, Any]) -> None:
        records = {record["id"]: record for record in powers["powers"]}
        self.figure_ids: list[str] = []
        self.owner: list[int] = []
        self.sort: list[int] = []  # of each figure: Power × 3 + class
        self.figures: list[list[int]] = []  # of each Power
        self.figures_of_sort: list[list[int]] = []
        self.cultists: list[int] = []  # of all Powers
        self.follower_ids: list[str] = []  # by sort
        self.cost: list[int] = []
        self.attack: list[int] = []
        self.defense: list[int] = []
        # the same with the follower upgrade in play
        self.upgraded_cost: list[int] = []
        self.upgraded_attack: list[int] = []
        self.upgraded_defense: list[int] = []
        self.points: list[int] = []
        self.draws: list[int] = []  # cards in the draw phase
        self.draws_up_to: list[bool] = []  # … or the hand to fill up to
        self.discards_first: list[int] = []
        self.points_bonus: list[int] = [0] * UPGRADES
        self.draw_bonus: list[int] = [0] * UPGRADES
        self.ruination_bonus: list[int] = [0] * UPGRADES
        self.upgrade_amount: list[int] = [0] * UPGRADES
        self.dial: list[list[int]] = []  # instruction at each position
        self.dial_amount: list[list[int]] = []
        self.threat: list[list[int]] = []
        self.counter_tokens: list[int] = []  # kills or corruption tokens that the dial condition asks for
        self.counter_magic: int = 0
        for power, name in enumerate(POWER_IDS):
            self._read_power(power, records[name])
        self.figure_of_id: dict[str, int] = {name: f for f, name in enumerate(self.figure_ids)}

    def _read_power(self, power: int, record: Mapping[str, Any]) -> None:
        followers = {follower["class"]: follower for follower in record["followers"]}
        upgrades = {upgrade["id"]: upgrade for upgrade in record["upgrades"]}
        mine: list[int] = []
        for number, kind in enumerate(CLASS_IDS):
            follower = followers[kind]
            self.follower_ids.append(follower["id"])
            self.cost.append(follower["cost"])
            self.attack.append(follower["attack"])
            self.defense.append(follower["defense"])
            better = upgrades[UPGRADE_IDS[power * UPGRADES_EACH + number]]
            self.upgraded_cost.append(better["cost"])
            self.upgraded_attack.append(better["attack"])
            self.upgraded_defense.append(better["defense"])
            first = len(self.figure_ids)
            self.figures_of_sort.append(list(range(first, first + follower["count"])))
            if number == CULTIST:
                self.cultists += self.figures_of_sort[-1]
            for copy in range(follower["count"]):
                mine.append(len(self.figure_ids))
                self.figure_ids.append(follower["id"] if follower["count"] == 1 else f"{follower['id']}_{copy + 1}")
                self.owner.append(power)
                self.sort.append(power * CLASSES + number)
        self.figures.append(mine)
        self.points.append(record["power_points"])
        rule = record["draw_rule"]
        self.draws.append(rule["amount"])
        self.draws_up_to.append(rule["type"] == "draw_up_to")
        self.discards_first.append(rule.get("optional_discard_first", 0))
        for number in range(UPGRADES_EACH):
            u = power * UPGRADES_EACH + number
            upgrade = upgrades[UPGRADE_IDS[u]]
            self.points_bonus[u] = upgrade.get("power_points_bonus", 0)
            self.draw_bonus[u] = upgrade.get("draw_bonus", 0)
            self.ruination_bonus[u] = upgrade.get("vp_per_ruination", 0)
            self.upgrade_amount[u] = upgrade.get("amount", 0)
        self.dial.append([INSTRUCTION_IDS.index(tick["instruction"]) for tick in record["dial"]])
        self.dial_amount.append([tick.get("amount", 0) for tick in record["dial"]])
        self.threat.append([HIGHEST_THREAT if tick["threat"] is None else tick["threat"] for tick in record["dial"]])
        condition = record["dial_condition"]
        self.counter_tokens.append(condition["minimum"] if power == KHORNE else condition["minimum_tokens"])
        if power == TZEENTCH:
            self.counter_magic = condition["minimum_magic"]

    # -- cards

    def _read_chaos_cards(self, chaos_cards: Mapping[str, Any]) -> None:
        records = {card["id"]: card for deck in chaos_cards["decks"] for card in deck["cards"]}
        cards = [records[name] for name in CARD_IDS]
        self.card_power: list[int] = [power for power in range(POWERS) for _ in DECK_IDS[POWER_IDS[power]]]
        self.card_cost: list[int] = [card["cost"] for card in cards]
        self.card_copies: list[int] = [card["copies"] for card in cards]
        self.magic: list[bool] = [card["magic_symbol"] for card in cards]
        self.amount: list[int] = [card.get("amount", 0) for card in cards]
        self.cards_of: list[list[int]] = [
            [card for card in range(CARDS) if self.card_power[card] == power] for power in range(POWERS)
        ]

    def _read_old_world_cards(self, old_world: Mapping[str, Any]) -> None:
        records = {card["id"]: card for card in old_world["cards"]}
        cards = [records[name] for name in OLD_WORLD_IDS]
        self.comet: list[bool] = [card["comet"] for card in cards]
        self.discarded: list[bool] = [card["discard"] for card in cards]
        self.old_world_amount: list[int] = [card.get("amount", 0) for card in cards]
        self.steps: list[list[Step]] = [[_step(step) for step in card["steps"]] for card in cards]
        self.old_world_cards: list[int] = []
        for kind, card in enumerate(cards):
            self.old_world_cards += [kind] * int(card["copies"])

    def _read_ruination(self, ruination: Mapping[str, Any]) -> None:
        cards = {card["order"]: card for card in ruination["cards"]}
        self.ruination_cards: int = len(cards)
        # by number of the card, from 1
        self.ruiner_points: list[int] = [0] + [cards[n + 1]["ruiner_points"] for n in range(len(cards))]
        self.first: list[list[int]] = [[0] * REGIONS]
        self.second: list[list[int]] = [[0] * REGIONS]
        for n in range(len(cards)):
            points = cards[n + 1]["points"]
            self.first.append([points[name]["first"] for name in REGION_IDS])
            self.second.append([points[name]["second"] for name in REGION_IDS])

    # -- odds

    def _work_out_odds(self) -> None:
        """at_least[dice][hits]: how likely, in per cent, so many dice with their explosions bring so many hits."""
        # One die: no hit 1/2, one hit 1/3 (a 4 or 5), and a 6 hits once and rolls again.
        longest = 24
        one = [0.5]
        share = 1.0
        for _ in range(longest):
            one.append(share * (1 / 3 + 1 / 12))
            share /= 6
        spread = [1.0] + [0.0] * longest
        self.at_least: list[list[int]] = []
        for _ in range(DICE_MOST + 1):
            tail = 1.0
            row: list[int] = []
            for hits in range(longest + 1):
                row.append(round(100 * max(0.0, min(1.0, tail))))
                tail -= spread[hits]
            self.at_least.append(row)
            following = [0.0] * (longest + 1)
            for hits in range(longest + 1):
                for more in range(longest + 1 - hits):
                    following[hits + more] += spread[hits] * one[more]
            spread = following


def _step(record: Mapping[str, Any]) -> Step:
    step = Step(STEP_IDS.index(record["do"]))
    step.token = TOKEN_IDS.index(record["token"]) if "token" in record else -1
    step.regions = sorted([REGION_IDS.index(name) for name in record.get("regions", [])])
    step.count = record.get("count", 0)
    step.each = record.get("each", 1)
    step.among = AMONG_IDS.index(record.get("among", AMONG_IDS[AMONG_ANY]))
    step.barred = sum([1 << REGION_IDS.index(name) for name in record.get("except", [])])
    step.next_to = REGION_IDS.index(record["to"]) if "to" in record else -1
    step.amounts = [record.get(name, 0) for name in TOKEN_IDS]
    step.bonus = record.get("bonus", 0)
    step.pairs = [sorted([REGION_IDS.index(name) for name in pair]) for pair in record.get("pairs", [])]
    return step
