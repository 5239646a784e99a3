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

KHORNE: Final = 0
NURGLE: Final = 1
TZEENTCH: Final = 2
SLAANESH: Final = 3
POWER_IDS: Final[tuple[Power, ...]] = ("khorne", "nurgle", "tzeentch", "slaanesh")
CULTIST: Final = 0
WARRIOR: Final = 1
GREATER_DAEMON: Final = 2
CLASS_IDS: Final[tuple[Class, ...]] = ("cultist", "warrior", "greater_daemon")

# -- Old World tokens

EVENT: Final = 0
HERO: Final = 1
NOBLE: Final = 2
PEASANT: Final = 3
SKAVEN: Final = 4
WARPSTONE: Final = 5
TOKEN_IDS: Final[tuple[Token, ...]] = ("event", "hero", "noble", "peasant", "skaven", "warpstone")

# -- the map

SIDE_IDS: Final[tuple[Side, ...]] = ("left", "right")
REGION_IDS: Final = (
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

# -- Chaos cards, deck by deck

BLOOD_FRENZY: Final = 0
BATTLE_CRY: Final = 1
SKULL_THRONE: Final = 2
FIELD_OF_CARNAGE: Final = 3
RITUAL_SLAYING: Final = 4
REBORN_IN_BLOOD: Final = 5
BLOOD_GODS_CALL: Final = 6
PLAGUE_AURA: Final = 7
INFLUENZA: Final = 8
PLAGUE_TOUCH: Final = 9
RAIN_OF_PUS: Final = 10
GREAT_FOUL_CONSUMPTION: Final = 11
FINAL_ROTTING: Final = 12
ALL_THINGS_DECAY: Final = 13
STENCH_OF_DEATH: Final = 14
TELEPORT: Final = 15
CHANGER_OF_WAYS: Final = 16
WARP_SHIELD: Final = 17
TEMPORAL_STASIS: Final = 18
MEDDLING_OF_SKAVEN: Final = 19
PERSISTENCE_OF_CHANGE: Final = 20
DAZZLE: Final = 21
DRAIN_POWER: Final = 22
PERVERSE_INFILTRATION: Final = 23
INSIDIOUS_LIES: Final = 24
DARK_INFLUENCE: Final = 25
SOPORIFIC_MUSK: Final = 26
FIELD_OF_ECSTASY: Final = 27
DEGENERATE_ROYALTY: Final = 28
ABYSSAL_PACT: Final = 29
CARD_IDS: Final = (
    "blood_frenzy",
    "battle_cry",
    "skull_throne",
    "field_of_carnage",
    "ritual_slaying",
    "reborn_in_blood",
    "blood_gods_call",
    "plague_aura",
    "influenza",
    "plague_touch",
    "rain_of_pus",
    "great_foul_consumption",
    "final_rotting",
    "all_things_decay",
    "stench_of_death",
    "teleport",
    "changer_of_ways",
    "warp_shield",
    "temporal_stasis",
    "meddling_of_skaven",
    "persistence_of_change",
    "dazzle",
    "drain_power",
    "perverse_infiltration",
    "insidious_lies",
    "dark_influence",
    "soporific_musk",
    "field_of_ecstasy",
    "degenerate_royalty",
    "abyssal_pact",
)

# -- upgrades, five of each Power: cultists, warriors, Greater Daemon, then two Chaos Power upgrades

UPGRADE_IDS: Final = (
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
PROVENDER: Final = 4  # the fifth upgrade of Nurgle; the first three of each Power are its followers

# -- Old World cards

PLUNGED_INTO_CHAOS: Final = 0
PEASANT_UPRISING: Final = 1
METEOR_SHOWERS: Final = 2
UP_FROM_SKAVENBLIGHT: Final = 3
WARPSTONE_DISCOVERY: Final = 4
BRETONNIAN_KNIGHTS: Final = 5
CRUSADE_IS_COME: Final = 6
DWARF_TROLLSLAYERS: Final = 7
ROAD_WARDENS: Final = 8
WITCH_HUNTERS: Final = 9
GREENSKINS_INVADE: Final = 10
NORSE_REAVERS: Final = 11
DARK_ELF_CORSAIRS: Final = 12
ELECTORS_SUE_FOR_PEACE: Final = 13
GRAIL_IS_FOUND: Final = 14
TECLIS_AIDS_THE_EMPIRE: Final = 15
MASS_EXODUS: Final = 16
FRANZS_DECREE: Final = 17
DIVINE_INSPIRATION: Final = 18
ELECTORS_ARISE: Final = 19
SKAVENGERS: Final = 20
HORNED_ONES_DUE: Final = 21
OLD_WORLD_IDS: Final = (
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

PLACE: Final = 0
CHOOSE: Final = 1
CLEAR_COMETS: Final = 2
SCORE_PEASANTS: Final = 3
SCATTER: Final = 4
PAIR_UP: Final = 5
REMOVE_FIGURES: Final = 6
INSPIRE: Final = 7
BLOCK_SPACE: Final = 8
STEP_IDS: Final = (
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
AMONG_ANY: Final = 0
AMONG_POPULOUS: Final = 1
AMONG_NEAR_WARPSTONE: Final = 2
AMONG_ADJACENT: Final = 3
AMONG_WARPSTONE_FIRST: Final = 4
AMONG_IDS: Final = ("any", "populous", "near_warpstone", "adjacent", "warpstone_first")

# -- dial instructions

START: Final = 0
SCORE_VP: Final = 1
UPGRADE_CARD: Final = 2
DRAW_CHAOS_CARDS: Final = 3
PLACE_WARPSTONE: Final = 4
PLACE_NOBLE: Final = 5
REMOVE_CORRUPTION: Final = 6
REMOVE_OLD_WORLD_TOKENS: Final = 7
VICTORY: Final = 8
INSTRUCTION_IDS: Final = (
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
        records: dict[str, Any] = {}
        self.card_power: list[int] = [0] * CARDS
        for deck in chaos_cards["decks"]:
            for card in deck["cards"]:
                records[card["id"]] = card
                self.card_power[CARD_IDS.index(card["id"])] = POWER_IDS.index(deck["power"])
        cards = [records[name] for name in CARD_IDS]
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
