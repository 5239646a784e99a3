# not compiled: read once per process.
"""Whether records of the content agree with each other: counts, ids, the map, sheets and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warhost.engine.content import Content, Record
from warhost.engine.errors import BadContent
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.tables import ACTIONS, ATTACK_CARDS, COMBAT_CARDS, RUNES, SIDES, WHEEL


def check_coherence(content: Content) -> None:
    """Raise BadContent at the first contradiction."""
    for file, rows in IDS.items():
        for row in rows:
            unique(content[file][row], row)
    unique(
        [
            *content["blessings"]["blessings"],
            *content["artifacts"]["divine_artifacts"],
            *content["artifacts"]["monster_artifacts"],
            *content["heroes"]["heroes"],
        ],
        "blessings, artifacts and heroes",
    )
    counts(content["combat_cards"]["cards"], COMBAT_CARDS, "cards")
    counts(content["monster_attack_cards"]["cards"], ATTACK_CARDS, "cards")
    shields(content["combat_cards"]["cards"])
    artifacts(content)
    monsters(content["monsters"])
    realms(content)
    for side in content["board"]["sides"]:
        board(side, content)
    rune_actions(content)
    blessings(content["blessings"]["blessings"])
    omens_and_tracks(content)
    origins(content["origins"]["origins"])
    events(content["events"]["events"])


IDS = {
    "heroes": ("heroes",),
    "origins": ("origins",),
    "realms": ("realms",),
    "artifacts": ("divine_artifacts", "monster_artifacts"),
    "monsters": ("monsters",),
    "combat_cards": ("cards",),
    "monster_attack_cards": ("cards",),
    "blessings": ("blessings",),
    "events": ("events",),
    "augurs": ("augurs",),
    "temple_tracks": ("tracks",),
    "components": ("player_colors",),
}


def wrong(record: Any, field: str, wanted: str, found: object) -> BadContent:
    place = record.place_of(field) if isinstance(record, Record) else "?"
    return BadContent(
        "content-wrong-type",
        place=place,
        field=f"{record.get('id', record.get('number', record.get('side', '')))}.{field}",
        wanted=Text("verbatim", text=wanted),
        found=Text("verbatim", text=str(found)),
    )


def unique(records: list[Any], row: str) -> None:
    seen: set[str] = set()
    for one in records:
        if one["id"] in seen:
            raise wrong(one, "id", f"another id in {row}", one["id"])
        seen.add(one["id"])


def counts(cards: list[Any], total: int, row: str) -> None:
    found = sum(card["copies"] for card in cards)
    if found != total:
        raise wrong(cards[0], "copies", f"{total} {row} in all", found)


def shields(cards: list[Any]) -> None:
    """A shield symbol is a weapon of its own and blocks attacks; nothing else does."""
    for card in cards:
        blocks = any(op["op"] == "block_attack" for op in card["hunt"]["ops"])
        if not card["shield"] == blocks == (card["weapon"] == "shield"):
            raise wrong(card, "shield", "true with weapon shield and block_attack, else false", card["shield"])


def artifacts(content: Content) -> None:
    divine, beastly = content["artifacts"]["divine_artifacts"], content["artifacts"]["monster_artifacts"]
    for god in content["gods"]["gods"]:
        card = [one for one in divine if one["owner"] == god["id"]]
        if [one["id"] for one in card] != [god["divine_artifact"]]:
            raise wrong(god, "divine_artifact", " | ".join(one["id"] for one in divine), god["divine_artifact"])
    for monster in content["monsters"]["monsters"]:
        card = [one for one in beastly if one["owner"] == monster["id"]]
        if [one["id"] for one in card] != [monster["artifact"]]:
            raise wrong(monster, "artifact", " | ".join(one["id"] for one in beastly), monster["artifact"])


def monsters(content: Mapping[str, Any]) -> None:
    for rune in RUNES:
        pair = [monster for monster in content["monsters"] if monster["rune"] == rune]
        if len(pair) != 2:
            raise wrong(content["monsters"][0], "rune", f"two monsters of {rune}", len(pair))


def realms(content: Content) -> None:
    """Every action of the wheel belongs to one realm, on both sides alike with what the action says."""
    for action in content["special_actions"]["special_actions"]:
        own = [realm for realm in content["realms"]["realms"] if realm["special_action"] == action["id"]]
        if [realm["id"] for realm in own] != ([action["realm"]] if action["realm"] else []):
            raise wrong(action, "realm", " | ".join(realm["id"] for realm in own) or "null", action["realm"])
    for realm in content["realms"]["realms"]:
        others = [other["two_player"]["special_action"] for other in content["realms"]["realms"]]
        if sorted(others) != sorted(ACTIONS[:WHEEL]):
            raise wrong(realm, "two_player", "each action once", others)
    if sorted(content["special_actions"]["wheel_clockwise"]) != sorted(ACTIONS[:WHEEL]):
        raise wrong(content["special_actions"], "wheel_clockwise", " | ".join(ACTIONS[:WHEEL]), "")


def board(side: Any, content: Content) -> None:
    """Neighbours are mutual, lands cover the island, and features stand where gods and tracks need them."""
    regions = {region["number"]: region for region in side["regions"]}
    if sorted(regions) != list(range(1, side["region_count"] + 1)) or len(regions) != len(side["regions"]):
        raise wrong(side, "regions", f"1–{side['region_count']}", sorted(regions))
    seas = {sea["id"]: sea for sea in side["seas"]}
    if list(seas) != [f"sea{i + 1}" for i in range(len(seas))]:
        raise wrong(side, "seas", "sea1, sea2 …", list(seas))
    known = {realm["id"] for realm in content["realms"]["realms"]}
    places = {realm["id"]: realm for realm in side["realms"]}
    if set(places) != known:
        raise wrong(side, "realms", " | ".join(sorted(known)), sorted(places))
    for number, region in regions.items():
        for other in region["adjacent_regions"]:
            if other not in regions or number not in regions[other]["adjacent_regions"]:
                raise wrong(region, "adjacent_regions", f"a neighbour that names {number} too", other)
        for field, cells in (("adjacent_seas", seas), ("adjacent_realms", places)):
            for name in region[field]:
                if name not in cells or number not in cells[name]["adjacent_regions"]:
                    raise wrong(region, field, f"a neighbour that names {number} too", name)
    for field, cells in (("adjacent_seas", seas), ("adjacent_realms", places)):
        for name, cell in cells.items():
            for number in cell["adjacent_regions"]:
                if number not in regions or name not in regions[number][field]:
                    raise wrong(cell, "adjacent_regions", f"a region that names {name} too", number)
    for name, sea in seas.items():
        for other in sea["adjacent_seas"]:
            if other not in seas or name not in seas[other]["adjacent_seas"]:
                raise wrong(sea, "adjacent_seas", f"a sea that names {name} too", other)
    around = sorted(number for number, region in regions.items() if region["adjacent_yggdrasil"])
    if around != sorted(side["yggdrasil"]["adjacent_regions"]):
        raise wrong(side["yggdrasil"], "adjacent_regions", str(around), side["yggdrasil"]["adjacent_regions"])
    lands = {land["id"]: land for land in side["territories"]}
    for land in lands.values():
        own = [number for number, region in regions.items() if region["territory"] == land["id"]]
        if sorted(own) != sorted(land["regions"]):
            raise wrong(land, "regions", str(own), land["regions"])
    for region in side["regions"]:
        if region["territory"] not in lands:
            raise wrong(region, "territory", " | ".join(lands), region["territory"])
    for god in content["gods"]["gods"]:
        own = [number for number, region in regions.items() if region["monument"] == god["id"]]
        if own != [god["monument_region"][side["side"]]]:
            raise wrong(god, "monument_region", str(own), god["monument_region"][side["side"]])
    tokens = content["components"]["forge_tokens_by_type"]
    forges = [number for number, region in regions.items() if region["forge"]]
    if not len(RUNES) <= len(forges) <= sum(tokens[rune] for rune in RUNES):
        raise wrong(side, "regions", f"{len(RUNES)}–{sum(tokens[rune] for rune in RUNES)} forges", len(forges))


def rune_actions(content: Content) -> None:
    aims = {"control_monster": "monster_rune", "alliance": "realm_rune", "activate_boss": "boss_rune"}
    for action in content["rune_actions"]["rune_actions"]:
        kind = aims.get(action["id"], "different")
        if action["cost"]["kind"] != kind or (kind != "different" and action["cost"]["runes"] != 1):
            raise wrong(action, "cost", kind, action["cost"]["kind"])


def blessings(cards: list[Any]) -> None:
    for card in cards:
        if (card["trigger"] == "rune_action") != (card["rune_action_cost"] is not None):
            raise wrong(card, "rune_action_cost", "a cost for a rune action, else null", card["rune_action_cost"])
        cost = card["rune_action_cost"]
        if cost is not None and cost["kind"] == "any" and cost["runes"] != 1:
            raise wrong(cost, "runes", "1", cost["runes"])


def omens_and_tracks(content: Content) -> None:
    for players in ([2], [3, 4]):
        own = [omen for omen in content["augurs"]["augurs"] if omen["players"] == players]
        if len(own) != 5:
            raise wrong(content["augurs"]["augurs"][0], "players", f"5 for {players}", len(own))
        tracks = [track for track in content["temple_tracks"]["tracks"] if track["players"] == players]
        if sorted(track["side"] for track in tracks) != ["A", "B"]:
            raise wrong(tracks[0], "side", "A | B", [track["side"] for track in tracks])
        board = next(side for side in content["board"]["sides"] if side["side"] == SIDES[players != [2]])
        shrines = len([region for region in board["regions"] if region["altar"]])
        for track in tracks:
            numbers = sorted(slot["number"] for slot in track["slots"])
            if numbers != list(range(1, len(numbers) + 1)) or len(numbers) > shrines:
                raise wrong(track, "slots", f"1–{shrines}", numbers)
            if len([slot for slot in track["slots"] if slot["draft"]]) != track["drafts"]:
                raise wrong(track, "drafts", "the number of spaces with a draft", track["drafts"])
    for omen in content["augurs"]["augurs"]:
        monument = omen["condition"]["type"] == "monument_at_level"
        for field in ("level", "min_monuments") if monument else ("min",):
            if field not in omen["condition"]:
                raise BadContent("content-field-missing", place=omen["condition"].place, record=omen["id"], field=field)


def origins(cards: list[Any]) -> None:
    """One origin is handed on, and it alone makes its owner the first player."""
    for card in cards:
        first = any(op["op"] == "become_first_player" for op in card["ops"])
        if not card["always_offered"] == card["first_player"] == first:
            raise wrong(card, "first_player", "true for the origin that is always offered, else false", first)
    if [card["always_offered"] for card in cards].count(True) != 1:
        raise wrong(cards[0], "always_offered", "true for one origin", "")


def events(cards: list[Any]) -> None:
    if sorted(card["region"] for card in cards) != list(range(1, 22)):
        raise wrong(cards[0], "region", "1–21, each once", "")
    for card in cards:
        if card["two_player"] != (card["region"] <= 16):
            raise wrong(card, "two_player", "true up to region 16", card["two_player"])
