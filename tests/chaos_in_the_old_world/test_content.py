"""The content files: what the schema refuses, and what an owner of the printed game can correct."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

import warhost
from tests.chaos_in_the_old_world.vocabulary import game, given, upgrade_ids
from tests.vocabulary import rule
from warhost import BadContent, Text
from warhost.engine.content import Content
from warhost.games.chaos_in_the_old_world.game import ChaosInTheOldWorld
from warhost.games.chaos_in_the_old_world.model import OldWorld
from warhost.games.chaos_in_the_old_world.tables import CLASSES, POWER_IDS, POWERS
from warhost.language import language


def changed(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    files = copy.deepcopy(dict(game().content.files))
    change(files)
    return files


def region(files: dict[str, Any], name: str) -> Any:
    return next(one for one in files["board"]["regions"] if one["id"] == name)


def power(files: dict[str, Any], name: str) -> Any:
    return next(one for one in files["powers"]["powers"] if one["id"] == name)


def old_world(files: dict[str, Any], name: str) -> Any:
    return next(one for one in files["old_world_cards"]["cards"] if one["id"] == name)


def chaos(files: dict[str, Any], name: str) -> Any:
    return next(card for deck in files["chaos_cards"]["decks"] for card in deck["cards"] if card["id"] == name)


WRONG: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("value", lambda f: region(f, "kislev").update(value="three")),
    ("resistance", lambda f: region(f, "kislev").update(resistance=2)),
    ("conquest_value", lambda f: region(f, "kislev").update(value=2, resistance=2)),
    ("adjacent", lambda f: region(f, "kislev").update(adjacent=["norsca", "empire", "troll_country"])),
    ("regions", lambda f: f["board"]["regions"].pop()),
    ("stock", lambda f: f["board"]["old_world_tokens"]["stock"].update(hero=5)),
    ("starting_tokens", lambda f: f["board"]["starting_tokens"].update(noble=3)),
    ("followers: count", lambda f: power(f, "khorne")["followers"][0].update(count=5)),
    ("upgrades", lambda f: power(f, "khorne")["upgrades"][0].update(id="nurgle_lepers")),
    ("kind", lambda f: power(f, "khorne")["upgrades"][0].update(kind="power")),
    ("class", lambda f: power(f, "khorne")["upgrades"][0].update({"class": "warrior"})),
    ("attack", lambda f: power(f, "khorne")["upgrades"][0].pop("attack")),
    ("dial", lambda f: power(f, "khorne")["dial"].pop()),
    ("position", lambda f: power(f, "khorne")["dial"][3].update(position=7)),
    ("threat", lambda f: power(f, "khorne")["dial"][3].update(threat=None)),
    ("instruction", lambda f: power(f, "khorne")["dial"][3].update(instruction="dance")),
    ("minimum", lambda f: power(f, "khorne")["dial_condition"].pop("minimum")),
    ("copies", lambda f: chaos(f, "battle_cry").update(copies=5)),
    ("cost", lambda f: chaos(f, "battle_cry").update(cost=-1)),
    ("copies", lambda f: old_world(f, "mass_exodus").update(copies=2)),
    ("do", lambda f: old_world(f, "mass_exodus")["steps"][0].update(do="juggle")),
    ("token", lambda f: old_world(f, "mass_exodus")["steps"][0].pop("token")),
    ("regions", lambda f: old_world(f, "mass_exodus")["steps"][0].update(regions=["kislev"])),
    ("to", lambda f: old_world(f, "electors_arise")["steps"][1].pop("to")),
    ("ruiner_points", lambda f: f["ruination"]["cards"][0].pop("ruiner_points")),
    ("order", lambda f: f["ruination"]["cards"][0].update(order=2)),
]


@pytest.mark.parametrize(("field", "change"), WRONG)
def test_a_mistake_is_named_by_its_field(field: str, change: Callable[[dict[str, Any]], None]) -> None:
    with pytest.raises(BadContent) as caught:
        ChaosInTheOldWorld(Content(changed(change)))
    assert field in str(caught.value)


def test_a_card_in_the_wrong_deck_is_refused() -> None:
    def swap(files: dict[str, Any]) -> None:
        khorne, nurgle = files["chaos_cards"]["decks"][:2]
        khorne["cards"][0], nurgle["cards"][0] = nurgle["cards"][0], khorne["cards"][0]

    with pytest.raises(BadContent):
        ChaosInTheOldWorld(Content(changed(swap)))


def test_an_owner_corrects_numbers_and_instructions_without_code(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("name: my box\n", encoding="utf-8")
    folder = tmp_path / "chaos_in_the_old_world"
    folder.mkdir()
    steps = [{"do": "place", "token": "skaven", "regions": ["tilea", "estalia"]}]
    pack = {"cards": [{"id": "skavengers", "copies": 1, "steps": steps, "amount": 2}]}
    (folder / "old_world_cards.yaml").write_text(yaml.safe_dump(pack), encoding="utf-8")
    corrected = warhost.load("chaos_in_the_old_world", content=tmp_path)
    assert corrected.content.pack == "my box"
    doc = {"table": {"phase": "old_world", "old_world": {"deck": ["skavengers"]}}}
    state = corrected.from_position(doc)
    assert isinstance(state, OldWorld)
    assert [state.token(r, 4) for r in (5, 6)] == [1, 1]
    assert state.setting.content != game().content.hash


def corrected(change: Callable[[dict[str, Any]], Any]) -> ChaosInTheOldWorld:
    return ChaosInTheOldWorld(Content(changed(change)))


def test_a_corrected_number_of_a_chaos_card_is_obeyed() -> None:
    box = corrected(lambda f: chaos(f, "all_things_decay").update(amount=2))
    decay = given(box=box, points={"nurgle": 1}, hand={"nurgle": "all_things_decay"}, kislev="khorne=3 tzeentch=1")
    decay.play("play all_things_decay", "on kislev_left", "decay khorne", "decay tzeentch")
    assert (decay.corruption("kislev"), decay.kind) == ({"khorne": 2}, None)


def test_a_corrected_number_of_an_old_world_card_is_obeyed() -> None:
    box = corrected(lambda f: old_world(f, "bretonnian_knights").update(amount=3))
    hand = {"nurgle": "influenza plague_aura rain_of_pus plague_touch final_rotting"}
    knights = given(box=box, phase="end", track=("bretonnian_knights", None), hand=hand, bretonnia="leper")
    knights.play("discard influenza", "discard plague_aura", "discard final_rotting")
    assert (knights.kind, knights.hand("nurgle")) == (None, ["plague_touch", "rain_of_pus"])
    box = corrected(lambda f: old_world(f, "franzs_decree")["steps"][0].update(regions=["norsca", "kislev"]))
    decree = given(box=box, phase="old_world", old_world="franzs_decree", norsca="leper*3", kislev="leper*2")
    assert [len(decree.figures(name)) for name in ("norsca", "kislev")] == [2, 1], "one in each region"


def test_a_corrected_number_of_cards_to_be_discarded_first_is_obeyed() -> None:
    box = corrected(lambda f: power(f, "tzeentch")["draw_rule"].update(optional_discard_first=2))
    two = given(box=box, phase="draw", hand={"tzeentch": "dazzle teleport drain_power"})
    two.play("discard dazzle", "discard teleport")
    assert (two.kind, two.discard("tzeentch")) == (None, ["teleport", "dazzle"])
    last = given(box=box, phase="draw", hand={"tzeentch": "dazzle"}).play("discard dazzle")
    assert (last.kind, len(last.hand("tzeentch"))) == (None, 5), "there is nothing left to discard"


@rule("citow.upgrades.follower")
def test_an_upgrade_replaces_the_statistics_of_its_own_sort_of_follower() -> None:
    def raise_all(files: dict[str, Any]) -> None:
        for one in files["powers"]["powers"]:
            for follower, better in zip(one["followers"], one["upgrades"], strict=False):
                better.update({name: follower[name] + 1 for name in ("cost", "attack", "defense")})

    box = corrected(raise_all)
    printed = given(box=box).state
    for p, name in enumerate(POWER_IDS):
        for number in range(CLASSES):
            upgrade = upgrade_ids(name)[number].removeprefix(f"{name}_")
            state = given(box=box, upgrades={name: upgrade}).state
            raised = [int(sort == p * CLASSES + number) for sort in range(POWERS * CLASSES)]
            for now, before in (
                (state.cost, printed.cost),
                (state.attack, printed.attack),
                (state.defense, printed.defense),
            ):
                assert [a - b for a, b in zip(now, before, strict=True)] == raised


@rule("citow.figures.where", "citow.upgrades.follower")
def test_lepers_that_a_corrected_upgrade_makes_dearer_still_creep() -> None:
    box = corrected(lambda f: power(f, "nurgle")["upgrades"][0].update(cost=2))
    table = given(box=box, points={"nurgle": 1}, upgrades={"nurgle": "lepers"}, kislev="leper^ plaguebearer")
    assert table.offers("summon") == ["leper_2", "plaguebearer_1", "plaguebearer_2"], "not the one that has crept"
    table.play("summon leper_2")
    assert table.offers("to") == ["troll_country", "empire"], "only where Nurgle has no figure"


def test_every_record_tells_where_it_comes_from() -> None:
    files = game().content.files
    records = [
        *files["board"]["regions"],
        *(card for deck in files["chaos_cards"]["decks"] for card in deck["cards"]),
        *files["old_world_cards"]["cards"],
        *files["ruination"]["cards"],
        *(
            one
            for power in files["powers"]["powers"]
            for field in ("followers", "upgrades", "dial")
            for one in power[field]
        ),
    ]
    assert len(records) == 9 + 30 + 22 + 5 + 12 + 20 + 38
    for record in records:
        assert record["source"] in ("seed", "public", "recalled", "house")
        assert record["confidence"] in ("high", "medium", "low")
    house = {record["id"] for record in records if record["source"] == "house"}
    assert {"dazzle", "tzeentch_horrors", "slaanesh_keeper_of_secrets", "skavengers"} <= house


def test_every_text_has_french_words() -> None:
    tongues = [language(code, game()) for code in ("en", "fr")]
    names = {key: [tongue.say(Text(key)) for tongue in tongues] for key in game().names()}
    assert all(french.strip() for _, french in names.values())
    kinds = ("card-text-", "upgrade-text-", "old-immediate-", "old-persistent-")
    rulings = ("card-details-", "upgrade-details-", "old-details-")
    texts = {key for key in names if key.startswith((*kinds, *rulings))}
    assert len(texts) == 30 + 20 + 22 + 15 + 30 + 20 + 22
    assert all(names[key][0] != names[key][1] for key in texts)
    slip = re.compile("[ ][;:!?»]|«[ ]|[^\\s\xa0][;?!](?:\\s|$)|[^\\s\xa0]:\\s")
    assert [key for key, (_, french) in names.items() if slip.search(french)] == []
