"""The content of Lords of Ragnarok as integer tables, made once and shared by all states of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from warhost.engine.bits import bits, mask_of
from warhost.games.lords_of_ragnarok.documents import Action, Attribute, BoardSide, God, Rune

# -- how many there are of each thing

SEATS: Final = 4
REGIONS: Final = 21  # 16 on the side for two players
SEAS: Final = 6
REALMS: Final = 6
LEGION: Final = 6  # armies of one player
ARMIES: Final = SEATS * LEGION
MONSTERS: Final = 6
BOSS: Final = MONSTERS  # the boss as a figure beside the monsters
FIGURES: Final = MONSTERS + 1
BOXES: Final = 9  # damage boxes of a sheet at most
PRIESTS: Final = 4  # of one player
SLAYER_TOKENS: Final = 6
RINGS: Final = 2  # monsters one player controls at most
COMBAT_CARDS: Final = 35
ATTACK_CARDS: Final = 14

ATTRIBUTES: Final[tuple[Attribute, ...]] = ("authority", "power", "wisdom")
AUTHORITY: Final = ATTRIBUTES.index("authority")
STRENGTH: Final = ATTRIBUTES.index("power")
WISDOM: Final = ATTRIBUTES.index("wisdom")
LOWEST: Final = 2  # an attribute, at the start and when injured
HIGHEST: Final = 6  # an attribute or an army

RUNES: Final[tuple[Rune, ...]] = ("uruz", "othala", "algiz")
RUNE_TYPES: Final = len(RUNES)
WEAPONS: Final = ("sword", "spear", "axe", "hammer", "bow", "shield")
SHIELD: Final = WEAPONS.index("shield")

GODS: Final[tuple[God, ...]] = ("odin", "thor", "freya")
TOP: Final = 3  # level of a complete monument

TROPHIES: Final = ("none", "realm", "priest", "army", "rune")
NO_TROPHY: Final = TROPHIES.index("none")

ACTIONS: Final[tuple[Action, ...]] = (
    "reinforce",
    "mobilize",
    "prepare",
    "build_temple",
    "monsters",
    "usurp",
    "build_monument",
)
REINFORCE: Final = ACTIONS.index("reinforce")
MOBILIZE: Final = ACTIONS.index("mobilize")
PREPARE_ACTION: Final = ACTIONS.index("prepare")
BUILD_TEMPLE: Final = ACTIONS.index("build_temple")
MONSTERS_ACTION: Final = ACTIONS.index("monsters")
USURP: Final = ACTIONS.index("usurp")
BUILD_MONUMENT: Final = ACTIONS.index("build_monument")
WHEEL: Final = BUILD_MONUMENT  # actions on the wheel: all but the last

RUNE_ACTIONS: Final = (
    "activate_boss",
    "control_monster",
    "alliance",
    "strengthen",
    "activate_monster",
    "draw_one",
    "place_hero",
    "raise_lowest",
    "draw_two",
)
PREPARATIONS: Final = ("heal", "card", "rune", "army")
DIE: Final = ("move", "attack", "choice")
OMENS: Final = (
    "player_controls_territories",
    "player_controls_temples",
    "player_kills",
    "monument_at_level",
    "player_alliances",
)

# -- what lends its owner effects: blessings, artifacts and heroes, in one row

BLESSINGS: Final = 36
ARTIFACTS: Final = 9
DIVINE: Final = len(GODS)  # the first artifacts, one a god
HEROES: Final = 5
ORIGINS: Final = 6
ARTIFACT: Final = BLESSINGS  # ARTIFACT + a: source of artifact a
HERO: Final = ARTIFACT + ARTIFACTS  # HERO + h: source of hero h
SOURCES: Final = HERO + HEROES
ARTIFACT_SOURCES: Final = ((1 << ARTIFACTS) - 1) << ARTIFACT
BLESSING_SOURCES: Final = (1 << BLESSINGS) - 1

SIDES: Final[tuple[BoardSide, ...]] = ("2", "3-4")


class Board:
    """One side of the main board. A region is its number less one; sets of regions and of seas are masks."""

    def __init__(self, record: Mapping[str, Any], realm_ids: list[str], two: bool) -> None:
        regions: list[Mapping[str, Any]] = record["regions"]
        seas: list[Mapping[str, Any]] = record["seas"]
        self.side: BoardSide = record["side"]
        self.two = two
        self.regions: int = len(regions)
        self.everywhere: int = (1 << self.regions) - 1
        self.seas: int = len(seas)
        self.sea_ids: list[str] = [sea["id"] for sea in seas]
        self.near: list[int] = [mask_of([n - 1 for n in region["adjacent_regions"]]) for region in regions]
        self.coast: list[int] = [
            mask_of([self.sea_ids.index(sea) for sea in region["adjacent_seas"]]) for region in regions
        ]
        self.shore: list[int] = [mask_of([n - 1 for n in sea["adjacent_regions"]]) for sea in seas]
        self.sea_near: list[int] = [
            mask_of([self.sea_ids.index(other) for other in sea["adjacent_seas"]]) for sea in seas
        ]
        realms = {realm["id"]: realm for realm in record["realms"]}
        self.realm_shore: list[int] = [mask_of([n - 1 for n in realms[r]["adjacent_regions"]]) for r in realm_ids]
        self.land_ids: list[str] = [land["id"] for land in record["territories"]]
        self.lands: list[int] = [mask_of([n - 1 for n in land["regions"]]) for land in record["territories"]]
        self.land_of: list[int] = [self.land_ids.index(region["territory"]) for region in regions]
        self.population: list[int] = [region["population"] for region in regions]
        self.settlements: int = mask_of([i for i, region in enumerate(regions) if region["village"]])
        self.shrines: int = mask_of([i for i, region in enumerate(regions) if region["altar"]])
        self.forges: list[int] = [i for i, region in enumerate(regions) if region["forge"]]
        self.god_of: list[int] = [GODS.index(region["monument"]) if region["monument"] else -1 for region in regions]
        self.monument_region: list[int] = [self.god_of.index(god) for god in range(len(GODS))]
        self.yggdrasil: int = mask_of([i for i, region in enumerate(regions) if region["adjacent_yggdrasil"]])
        self._lists: dict[int, list[int]] = {}

    def members(self, mask: int) -> list[int]:
        """The regions of a set, in order; shared, so never to be changed."""
        found = self._lists.get(mask)
        if found is None:
            found = bits(mask)
            self._lists[mask] = found
        return found


class Tables:
    """All numbers of the content. Kinds of cards are counted through; a card of the deck is a number of its own."""

    def __init__(self, files: Mapping[str, Any]) -> None:
        self._components(files["components"])
        self._boards(files["board"], files["realms"]["realms"])
        self._cards(files["combat_cards"]["cards"], files["monster_attack_cards"]["cards"])
        self._monsters(files["monsters"])
        self._gods(files["gods"]["gods"])
        self._events(files["events"]["events"])
        self._owned(files)
        self._omens(files["augurs"]["augurs"])
        self._temples(files["temple_tracks"]["tracks"])
        self._die(files["monster_die"]["faces"])

    def _components(self, components: Mapping[str, Any]) -> None:
        self.colour_ids: list[str] = [colour["id"] for colour in components["player_colors"]]
        self.rune_supply: list[int] = [components["rune_tokens_by_type"][rune] for rune in RUNES]
        self.forge_tokens: list[int] = [components["forge_tokens_by_type"][rune] for rune in RUNES]

    def _boards(self, board: Mapping[str, Any], realms: list[Mapping[str, Any]]) -> None:
        self.realm_ids: list[str] = [realm["id"] for realm in realms]
        self.boards: list[Board] = []  # for two players, and for three or four
        self.realm_rune: list[list[int]] = []  # by board
        self.realm_of_action: list[list[int]] = []
        self.action_of_realm: list[list[int]] = []
        for two, side in enumerate(SIDES):
            record = next(record for record in board["sides"] if record["side"] == side)
            self.boards.append(Board(record, self.realm_ids, two == 0))
            shown = [realm["two_player"] if two == 0 else realm for realm in realms]
            actions = [ACTIONS.index(realm["special_action"]) for realm in shown]
            self.realm_rune.append([RUNES.index(realm["rune"]) for realm in shown])
            self.action_of_realm.append(actions)
            self.realm_of_action.append([actions.index(action) for action in range(WHEEL)])

    def _cards(self, cards: list[Mapping[str, Any]], attacks: list[Mapping[str, Any]]) -> None:
        self.card_ids: list[str] = [card["id"] for card in cards]
        self.card_weapon: list[int] = [WEAPONS.index(card["weapon"]) for card in cards]
        self.card_value: list[int] = [card["value"] for card in cards]
        self.card_losses: list[int] = [card["losses"] for card in cards]
        self.card_shield: list[bool] = [bool(card["shield"]) for card in cards]
        self.card_copies: list[int] = [card["copies"] for card in cards]
        self.kind: list[int] = [kind for kind, card in enumerate(cards) for _ in range(card["copies"])]
        self.attack_ids: list[str] = [card["id"] for card in attacks]
        self.attack_rage: list[int] = [card["rage"] for card in attacks]
        self.attack_weak_spot: list[int] = [card["weak_point"] for card in attacks]
        self.attack_draw: list[int] = [card["draw"] for card in attacks]
        self.attack_stopped_by_shield: list[bool] = [bool(card["shield_blocks"]) for card in attacks]
        self.attack_deck: list[int] = [kind for kind, card in enumerate(attacks) for _ in range(card["copies"])]

    def _monsters(self, content: Mapping[str, Any]) -> None:
        monsters = content["monsters"]
        boss = content["boss"]
        self.figure_ids: list[str] = [*(monster["id"] for monster in monsters), boss["id"]]
        self.figure_of_id: dict[str, int] = {name: i for i, name in enumerate(self.figure_ids)}
        # the rune of a sheet; -1: any, as on the sheet of the boss
        self.figure_rune: list[int] = [*(RUNES.index(monster["rune"]) for monster in monsters), -1]
        if boss["rune"] != "any":
            self.figure_rune[BOSS] = RUNES.index(boss["rune"])
        self.boxes: list[int] = [len(sheet["damage_boxes"]) for sheet in [*monsters, boss]]
        self.box_weapon: list[list[int]] = [
            [WEAPONS.index(box["weapon"]) for box in monster["damage_boxes"]] for monster in monsters
        ]
        self.box_weapon.append([WEAPONS.index(box["weapons"][0]) for box in boss["damage_boxes"]])
        # the second symbol of the boxes of the boss
        self.box_second: list[int] = [WEAPONS.index(box["weapons"][1]) for box in boss["damage_boxes"]]
        self.box_trophy: list[list[int]] = [
            [TROPHIES.index(box["trophy"]) for box in monster["damage_boxes"]] for monster in monsters
        ]
        self.box_trophy.append([NO_TROPHY] * self.boxes[BOSS])
        self.pairs: list[list[int]] = [
            [m for m in range(MONSTERS) if self.figure_rune[m] == rune] for rune in range(RUNE_TYPES)
        ]

    def _gods(self, gods: list[Mapping[str, Any]]) -> None:
        ordered = [next(god for god in gods if god["id"] == name) for name in GODS]
        self.god_attribute: list[int] = [ATTRIBUTES.index(god["attribute"]) for god in ordered]
        self.god_gain: list[list[int]] = [[level["attribute_gain"] for level in god["levels"]] for god in ordered]
        self.slots: list[list[int]] = [
            [god["priest_slots_by_level"][str(level)] for level in range(TOP + 1)] for god in ordered
        ]

    def _events(self, events: list[Mapping[str, Any]]) -> None:
        self.event_ids: list[str] = [event["id"] for event in events]
        self.event_region: list[int] = [event["region"] - 1 for event in events]
        self.event_placement: list[int] = [RUNES.index(event["placement_rune"]) for event in events]
        self.event_runes: list[list[int]] = [[RUNES.index(r) for r in event["activation_runes"]] for event in events]
        self.event_boss: list[bool] = [bool(event["boss"]) for event in events]
        # two_players.events: cards above the last region of the side are left in the box
        self.event_deck: list[list[int]] = [
            [e for e in range(len(events)) if self.event_region[e] < board.regions] for board in self.boards
        ]

    def _owned(self, files: Mapping[str, Any]) -> None:
        artifacts = files["artifacts"]["divine_artifacts"], files["artifacts"]["monster_artifacts"]
        divine = [next(card for card in artifacts[0] if card["owner"] == god) for god in GODS]
        beastly = [next(card for card in artifacts[1] if card["owner"] == m) for m in self.figure_ids[:MONSTERS]]
        self.blessing_ids: list[str] = [blessing["id"] for blessing in files["blessings"]["blessings"]]
        self.artifact_ids: list[str] = [card["id"] for card in [*divine, *beastly]]  # of god g: g; of monster m: 3 + m
        self.hero_ids: list[str] = [hero["id"] for hero in files["heroes"]["heroes"]]
        self.source_ids: list[str] = [*self.blessing_ids, *self.artifact_ids, *self.hero_ids]
        self.origin_ids: list[str] = [origin["id"] for origin in files["origins"]["origins"]]
        offered = [bool(origin["always_offered"]) for origin in files["origins"]["origins"]]
        self.odinson: int = offered.index(True)  # the origin that is handed on from drafter to drafter

    def _omens(self, omens: list[Mapping[str, Any]]) -> None:
        self.omen_ids: list[list[str]] = []  # by board
        self.omen_kind: list[list[int]] = []
        self.omen_need: list[list[int]] = []
        self.omen_level: list[list[int]] = []  # of the monuments that count
        for board in self.boards:
            players = 2 if board.two else 3
            own = [omen for omen in omens if players in omen["players"]]
            conditions = [omen["condition"] for omen in own]
            self.omen_ids.append([omen["id"] for omen in own])
            self.omen_kind.append([OMENS.index(condition["type"]) for condition in conditions])
            self.omen_need.append([condition.get("min", condition.get("min_monuments")) for condition in conditions])
            self.omen_level.append([condition.get("level", 0) for condition in conditions])

    def _temples(self, tracks: list[Mapping[str, Any]]) -> None:
        self.drafts: list[list[list[bool]]] = []  # by board and side of the track: whether each space shows a draft
        for board in self.boards:
            players = 2 if board.two else 3
            own = [track for track in tracks if players in track["players"]]
            own.sort(key=lambda track: str(track["side"]))
            ordered = [sorted(track["slots"], key=lambda slot: int(slot["number"])) for track in own]
            self.drafts.append([[bool(slot["draft"]) for slot in slots] for slots in ordered])

    def _die(self, faces: list[str]) -> None:
        self.die: list[int] = [DIE.index(face) for face in faces]
