# not compiled: asked once per process.
"""Whether the content files of Chaos in the Old World fit together."""

from __future__ import annotations

from warhost.engine.content import Content, Record, check_files, wrong
from warhost.engine.errors import BadContent
from warhost.games.chaos_in_the_old_world.schema import GAME, SCHEMA
from warhost.games.chaos_in_the_old_world.tables import (
    CARD_IDS,
    DECK,
    DECK_IDS,
    FIGURES,
    INSTRUCTION_IDS,
    OLD_WORLD_CARDS,
    POWER_IDS,
    REGION_IDS,
    REGIONS,
    TOKEN_IDS,
    UPGRADE_IDS,
    UPGRADES_EACH,
)


def check_content(content: Content) -> None:
    """The right shape of every file, then whether the files fit together."""
    check_files(content.files, SCHEMA, GAME)
    _check_map(content["board"])
    for power in content["powers"]["powers"]:
        _check_power(power)
    figures = sum(follower["count"] for power in content["powers"]["powers"] for follower in power["followers"])
    if figures != FIGURES:
        raise miscounted("powers", "followers: count", FIGURES, figures)
    _check_decks(content)


def _check_map(board: Record) -> None:
    near = {region["id"]: region["adjacent"] for region in board["regions"]}
    for region in board["regions"]:
        for other in region["adjacent"]:
            if region["id"] == other or region["id"] not in near[other]:
                wanted = " | ".join(name for name in REGION_IDS if region["id"] in near[name])
                raise wrong(region.place_of("adjacent"), f"{region['id']}.adjacent", wanted, other)
    tokens = board["old_world_tokens"]
    if sum(tokens["stock"].values()) != tokens["total"]:
        raise miscounted("board", "old_world_tokens.stock", tokens["total"], sum(tokens["stock"].values()))
    dealt = {name: board["starting_tokens"].get(name, 0) for name in TOKEN_IDS}
    if sum(dealt.values()) != REGIONS:
        raise miscounted("board", "starting_tokens", REGIONS, sum(dealt.values()))
    for name, count in dealt.items():
        if count > tokens["stock"][name]:
            raise miscounted("board", f"old_world_tokens.stock.{name}", count, tokens["stock"][name])


def _check_power(power: Record) -> None:
    own = UPGRADE_IDS[POWER_IDS.index(power["id"]) * UPGRADES_EACH :][:UPGRADES_EACH]
    found = [item["id"] for item in power["upgrades"]]
    if sorted(found) != sorted(own):
        raise wrong(power.place_of("upgrades"), f"{power['id']}.upgrades", ", ".join(own), ", ".join(found))
    needed = {"khorne": ("minimum",), "tzeentch": ("minimum_tokens", "minimum_magic")}
    for name in needed.get(power["id"], ("minimum_tokens",)):
        if name not in power["dial_condition"]:
            place = power["dial_condition"].place
            raise BadContent("content-field-missing", place=place, record=f"{power['id']}.dial_condition", field=name)
    ticks = power["dial"]
    for i, tick in enumerate(ticks):
        wanted = "start" if i == 0 else "victory" if i == len(ticks) - 1 else ""
        fits = tick["instruction"] == wanted if wanted else tick["instruction"] not in ("start", "victory")
        if not fits:
            expected = wanted or " | ".join(INSTRUCTION_IDS[1:-1])
            raise wrong(tick.place_of("instruction"), f"{power['id']}.dial[{i}]", expected, tick["instruction"])
        if tick["position"] != i:
            raise wrong(tick.place_of("position"), f"{power['id']}.dial[{i}].position", str(i), tick["position"])
        if (tick["threat"] is None) != (i == len(ticks) - 1):
            expected = "null" if i == len(ticks) - 1 else "0–99"
            raise wrong(tick.place_of("threat"), f"{power['id']}.dial[{i}].threat", expected, tick["threat"])


def _check_decks(content: Content) -> None:
    for deck in content["chaos_cards"]["decks"]:
        copies = sum(card["copies"] for card in deck["cards"])
        if copies != DECK:
            raise miscounted("chaos_cards", f"{deck['power']}: copies", DECK, copies)
    cards = [(deck["power"], card) for deck in content["chaos_cards"]["decks"] for card in deck["cards"]]
    for power, card in cards:
        if card["id"] not in DECK_IDS[power]:
            own = next(name for name in POWER_IDS if card["id"] in DECK_IDS[name])
            raise wrong(card.place_of("id"), f"{power}.cards", own, card["id"])
    if len({card["id"] for _, card in cards}) != len(CARD_IDS):
        raise miscounted("chaos_cards", "cards", len(CARD_IDS), len({card["id"] for _, card in cards}))
    copies = sum(card["copies"] for card in content["old_world_cards"]["cards"])
    if copies != OLD_WORLD_CARDS:
        raise miscounted("old_world_cards", "cards: copies", OLD_WORLD_CARDS, copies)


def miscounted(file: str, field: str, wanted: int, found: int) -> BadContent:
    return BadContent("content-wrong-count", file=f"{GAME}/{file}.yaml", field=field, wanted=wanted, found=found)
