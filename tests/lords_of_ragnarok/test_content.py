"""Content that contradicts itself is refused, with file and line, before anything is played with it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.lords_of_ragnarok.vocabulary import game
from tests.test_words import slips
from warhost import BadContent, Text
from warhost.engine.content import Content, Record
from warhost.games.lords_of_ragnarok.effects.binding import LASTING, operations
from warhost.games.lords_of_ragnarok.effects.vocabulary import OPERATIONS
from warhost.games.lords_of_ragnarok.game import LordsOfRagnarok
from warhost.language import language

Change = Callable[[dict[str, Any]], None]


def refused(change: Change) -> str:
    files = copy.deepcopy(dict(game().content.files))
    change(files)
    with pytest.raises(BadContent) as caught:
        LordsOfRagnarok(Content(files))
    return str(caught.value)


def first(files: dict[str, Any], file: str, row: str) -> Any:
    return files[file][row][0]


def region(files: dict[str, Any], number: int) -> Any:
    return files["board"]["sides"][0]["regions"][number - 1]


def put(record: Any, field: str, value: Any) -> None:
    record[field] = value


def side(files: dict[str, Any]) -> Any:
    return files["board"]["sides"][0]


def move_monument(files: dict[str, Any]) -> None:
    put(region(files, 4), "monument", None)
    put(region(files, 1), "monument", "odin")


def put_out_forges(files: dict[str, Any]) -> None:
    for one in side(files)["regions"]:
        put(one, "forge", False)


CHANGES: dict[str, tuple[Change, str]] = {
    "two blessings of one id": (
        lambda f: put(f["blessings"]["blessings"][1], "id", f["blessings"]["blessings"][0]["id"]),
        "another id",
    ),
    "an artifact called like a blessing": (
        lambda f: put(first(f, "blessings", "blessings"), "id", "gungnir"),
        "gungnir",
    ),
    "36 combat cards": (lambda f: put(first(f, "combat_cards", "cards"), "copies", 5), "35 cards in all, not 36"),
    "13 attack cards": (lambda f: put(first(f, "monster_attack_cards", "cards"), "copies", 2), "14 cards in all"),
    "a shield that blocks nothing": (
        lambda f: put(next(c for c in f["combat_cards"]["cards"] if c["id"] == "shield")["hunt"], "ops", []),
        "block_attack",
    ),
    "the artifact of no god": (lambda f: put(first(f, "gods", "gods"), "divine_artifact", "mjolnir"), "gungnir"),
    "the artifact of no monster": (lambda f: put(first(f, "monsters", "monsters"), "artifact", "troll_heart"), ""),
    "three monsters of a rune": (lambda f: put(first(f, "monsters", "monsters"), "rune", "algiz"), "two monsters"),
    "an action of two realms": (lambda f: put(first(f, "realms", "realms"), "special_action", "usurp"), "realm"),
    "an action of two realms with two players": (
        lambda f: put(first(f, "realms", "realms")["two_player"], "special_action", "usurp"),
        "each action once",
    ),
    "a wheel with an action twice": (
        lambda f: put(f["special_actions"], "wheel_clockwise", ["usurp"] * 6),
        "wheel_clockwise",
    ),
    "a number missing": (lambda f: side(f)["regions"].pop(), "region"),
    "seas out of order": (lambda f: side(f)["seas"].reverse(), "sea1"),
    "a realm missing": (lambda f: side(f)["realms"].pop(), "realms"),
    "a border known to one side": (lambda f: put(region(f, 1), "adjacent_regions", [2, 4, 9]), "names 1 too"),
    "a shore known to the region only": (lambda f: put(region(f, 1), "adjacent_seas", ["sea4"]), "names 1 too"),
    "a shore known to the sea only": (lambda f: put(region(f, 1), "adjacent_seas", []), "names sea1 too"),
    "seas that do not agree": (
        lambda f: put(side(f)["seas"][0], "adjacent_seas", ["sea4"]),
        "names sea1 too",
    ),
    "a region beside the tree": (lambda f: put(region(f, 1), "adjacent_yggdrasil", True), "yggdrasil"),
    "a land without its region": (lambda f: put(region(f, 1), "territory", "ashland"), "ravenland"),
    "a region of no land": (lambda f: put(region(f, 1), "territory", "atlantis"), ""),
    "a monument elsewhere": (
        move_monument,
        "monument_region",
    ),
    "no forge": (put_out_forges, "forges"),
    "a rune action at another price": (
        lambda f: put(first(f, "rune_actions", "rune_actions")["cost"], "kind", "different"),
        "boss_rune",
    ),
    "a blessing with a price for nothing": (
        lambda f: put(first(f, "blessings", "blessings"), "rune_action_cost", {"runes": 1, "kind": "any"}),
        "rune_action_cost",
    ),
    "a price of two runes of any type": (
        lambda f: next(b for b in f["blessings"]["blessings"] if (b["rune_action_cost"] or {}).get("kind") == "any")[
            "rune_action_cost"
        ].update(runes=2),
        "runes",
    ),
    "four omens for two players": (lambda f: put(f["augurs"]["augurs"][-1], "players", [3, 4]), "5 for"),
    "an omen without a number": (lambda f: first(f, "augurs", "augurs")["condition"].pop("min"), "min"),
    "a track of one side": (lambda f: put(first(f, "temple_tracks", "tracks"), "side", "B"), "A | B"),
    "a track with a gap": (lambda f: first(f, "temple_tracks", "tracks")["slots"].pop(0), "slots"),
    "drafts that are not there": (lambda f: put(first(f, "temple_tracks", "tracks"), "drafts", 3), "drafts"),
    "two first players": (lambda f: put(f["origins"]["origins"][1], "first_player", True), "first_player"),
    "an event twice": (lambda f: put(first(f, "events", "events"), "region", 2), "each once"),
    "an event of the wrong box": (lambda f: put(first(f, "events", "events"), "two_player", False), "two_player"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_contradiction_is_refused(name: str) -> None:
    change, said = CHANGES[name]
    message = refused(change)
    assert said in message, message
    assert "lords_of_ragnarok/" in message  # the file and its line


@pytest.mark.parametrize(
    ("ops", "said"),
    [
        ([{"op": "dance"}], "dance"),
        ([{"n": 1}], "op"),
        ([{"op": "gain_rune", "n": 0, "kind": "choice"}], "n"),
        ([{"op": "gain_rune", "n": 1, "kind": "golden"}], "golden"),
        ([{"op": "block_attack"}], "block_attack"),
    ],
)
def test_an_operation_that_cannot_be_is_refused(ops: list[Any], said: str) -> None:
    records = []
    for op in ops:
        record = Record("lords_of_ragnarok/origins.yaml:9")
        record.update(op)
        records.append(record)
    message = refused(lambda files: put(first(files, "origins", "origins"), "ops", records))
    assert said in message
    assert "lords_of_ragnarok/origins.yaml:9" in message


def test_every_operation_of_the_vocabulary_has_its_code_and_no_code_is_for_another() -> None:
    on_cards = {"block_attack"}  # said by the shield of the card
    assert {*operations(), *LASTING, *on_cards} == OPERATIONS


def test_french_texts_of_the_content_have_their_spaces() -> None:
    french = {key: language("fr", game()).say(Text(key)) for key in game().names()}
    wrong = {key: slips(name) for key, name in french.items() if slips(name)}
    assert wrong == {}


def test_every_record_says_where_it_comes_from() -> None:
    one = game()
    assert isinstance(one, LordsOfRagnarok)
    house = one.house()
    assert len([key for key in house if key.startswith("source-")]) == 36 + 9
    assert len([key for key in house if key.startswith("card-")]) == 17
    assert len([key for key in house if key.startswith("event-")]) == 21
    assert not [key for key in house if key.startswith(("hero-", "action-"))]
