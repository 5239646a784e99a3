"""The components: how many there are of each thing, on both sides of the board."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import warhost
from tests.lords_of_ragnarok.vocabulary import Table, game, new_game, saga
from tests.vocabulary import rule
from warhost import BadOption
from warhost.games.lords_of_ragnarok.game import LordsOfRagnarok
from warhost.games.lords_of_ragnarok.tables import Tables


def tables() -> Tables:
    one = game()
    assert isinstance(one, LordsOfRagnarok)
    return one.tables


@rule("lor.components.boards", "lor.setup.board_side", "lor.setup.wheel", "lor.board.region_numbers")
@rule("lor.two_players.board", "lor.two_players.temple_track", "lor.two_players.wheel_and_realms")
@pytest.mark.parametrize(("seats", "regions", "spaces"), [(2, 16, 6), (3, 21, 7), (4, 21, 7)])
def test_board_and_track_follow_the_number_of_players(seats: int, regions: int, spaces: int) -> None:
    table = new_game(seats)
    assert list(table.view["regions"]) == [str(number) for number in range(1, regions + 1)]
    assert len(table.view["temples"]["drafts"]) == spaces
    assert table.view["board"] == ("2" if seats == 2 else "3-4")
    assert set(table.view["wheel"]) == {"reinforce", "mobilize", "prepare", "build_temple", "monsters", "usurp"}
    assert table.view["realm_bonuses"] == {  # what each action of the wheel points at
        "reinforce": "alfheim",
        "mobilize": "vanaheim",
        "prepare": "niflheim",
        "build_temple": "jotunheim",
        "monsters": "muspelheim",
        "usurp": "svartalfheim",
    }


@rule("lor.components.temples", "lor.setup.temple_track", "lor.setup.temple_track_side")
def test_the_track_has_two_sides_and_takes_as_many_temples_as_it_has_spaces() -> None:
    two_drafts = new_game(4).view["temples"]
    three_drafts = new_game(4, drafts=3).view["temples"]
    assert two_drafts["drafts"].count(True) == 2
    assert three_drafts["drafts"].count(True) == 3
    assert len(two_drafts["drafts"]) == len(three_drafts["drafts"]) == 7
    assert two_drafts["built"] == 0
    with pytest.raises(BadOption):
        new_game(4, drafts=4)


@rule("lor.components.heroes_and_origins")
def test_five_heroes_and_six_origins_of_which_one_is_handed_on() -> None:
    assert len(tables().hero_ids) == 5
    assert len(tables().origin_ids) == 6
    assert tables().origin_ids[tables().odinson] == "odin"


@rule("lor.components.monster_die")
def test_the_die_has_three_results_on_six_faces() -> None:
    assert Counter(tables().die) == {0: 2, 1: 2, 2: 2}


@rule("lor.components.player_material", "lor.setup.player_material")
def test_what_each_player_has() -> None:
    table = saga()
    green = table.player("green")
    assert green["armies"] == {"board": 0, "reserve": 6}
    assert green["priests"]["supply"] == 4
    assert green["drakkar"] is not None
    assert set(green["attributes"]) == {"authority", "power", "wisdom"}
    assert tables().colour_ids == ["green", "red", "black", "blue"]


@rule("lor.components.forge_tokens", "lor.components.rune_tokens", "lor.setup.rune_supply")
def test_forges_and_runes() -> None:
    assert tables().forge_tokens == [2, 2, 2]
    assert tables().rune_supply == [12, 12, 12]
    table = new_game(3)
    on_forges = Counter(place["forge"]["rune"] for place in table.view["regions"].values() if place["forge"])
    assert on_forges == {"uruz": 2, "othala": 2, "algiz": 2}
    assert table.view["runes"] == {"uruz": 10, "othala": 10, "algiz": 10}


@rule("lor.components.slayer_tokens", "lor.limits.limited")
def test_there_are_six_slayer_tokens() -> None:
    boxes = [1, 1, 1, 1, 0, 0, 0]  # huldra has 7
    table = saga(
        seats=3,
        green={"region": 8, "slayer_tokens": 6, "blessings": ["call_the_storm"], "runes": ["uruz", "othala"]},
        monsters={"huldra": {"region": 8, "boxes": [*boxes[:6], None]}},
        step="rune_actions",
    )
    table.play("use call_the_storm")
    assert table.monster("huldra")["killer"] == 0
    assert table.player("red")["slayer_tokens"] == 0


@rule("lor.components.realm_tokens")
def test_six_realms_of_which_two_have_a_token_for_two_players() -> None:
    realms = game().content["realms"]["realms"]
    assert len(realms) == len(tables().realm_ids) == 6
    separate = [realm["id"] for realm in realms if realm["two_player"]["separate_token"]]
    assert sorted(separate) == ["jotunheim", "niflheim"]


@rule("lor.setup.realm_tokens", "lor.two_players.wheel_and_realms")
@pytest.mark.parametrize(("seats", "kind"), [(2, "gain_rune"), (3, "option")])
def test_the_tokens_for_two_players_are_used_with_two_players_only(tmp_path: Path, seats: int, kind: str) -> None:
    """An owner's token of Niflheim for two players pays a rune, and costs another one."""
    pack = tmp_path / "lords_of_ragnarok"
    pack.mkdir()
    (tmp_path / "pack.yaml").write_text("name: My tokens\n", encoding="utf-8")
    (pack / "realms.yaml").write_text(
        "realms:\n- id: niflheim\n  two_player:\n    rune: uruz\n    bonus:\n"
        "      ops: [{op: gain_rune, n: 1, kind: choice}]\n      text: Gain 1 Rune.\n      text_fr: Gagnez 1 Rune.\n",
        encoding="utf-8",
    )
    mine = warhost.load("lords_of_ragnarok", content=tmp_path)
    held: dict[str, Any] = {"region": 2, "drakkar": "sea1", "armies": [{"region": 1, "value": 1}]}
    table: dict[str, Any] = {"players": [held, *[{"region": 12, "drakkar": "sea4"}] * (seats - 1)]}
    doc = {"game": "lords_of_ragnarok", "seats": seats, "table": table}
    table.update(step="special_action", realms={"niflheim": [0]}, regions={"5": {"control": 0}})
    assert Table(mine.from_position(doc)).play("act prepare", "accept").kind == kind
    held["runes"] = {"uruz": 1}
    table.update(step="rune_actions", realms={})
    assert ("invoke alliance" in Table(mine.from_position(doc)).choices) == (seats == 2)


@rule("lor.components.decks")
def test_four_decks() -> None:
    assert len(tables().kind) == 35
    assert len(tables().attack_deck) == 14
    assert len(tables().blessing_ids) == 36
    assert sorted(tables().event_region) == list(range(21))


@rule("lor.components.artifacts_and_gods", "lor.components.monuments", "lor.board.three_monument_regions")
@rule("lor.board.monument_levels", "lor.setup.monument_bases")
@pytest.mark.parametrize("seats", [2, 3])
def test_three_gods_with_their_monuments_and_artifacts(seats: int) -> None:
    table = new_game(seats)
    monuments = table.view["monuments"]
    assert {god: one["level"] for god, one in monuments.items()} == {"odin": 0, "thor": 0, "freya": 0}
    assert {god: one["region"] for god, one in monuments.items()} == {"odin": 4, "thor": 7, "freya": 15}
    assert len(table.view["artifacts"]) == 9
    assert tables().artifact_ids[:3] == ["gungnir", "mjolnir", "brisingamen"]
    assert tables().god_attribute == [0, 1, 2]


@rule("lor.components.omen_cards", "lor.setup.omens", "lor.two_players.omens")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_omens_lie_face_up(seats: int) -> None:
    omens = new_game(seats).view["omens"]
    assert len(omens["cards"]) == 5
    assert omens["down"] == 0
    assert all(card["id"].endswith("_2p") == (seats == 2) for card in omens["cards"])


@rule("lor.components.monsters_and_boss", "lor.setup.one_boss", "lor.setup.boss_sheet")
def test_six_monsters_and_one_boss() -> None:
    assert tables().figure_ids[:-1] == ["draugr", "troll", "garm", "huldra", "fafnir", "hraesvelg"]
    assert tables().figure_ids[-1] == "loki"
    view = new_game(2).view
    assert view["boss"]["id"] == "loki"
    assert len(view["boss"]["boxes"]) == 5


@rule("lor.components.solo_out_of_scope")
def test_there_is_no_solo_game() -> None:
    assert game().seats == (2, 3, 4)
    with pytest.raises(BadOption):
        game().new(seats=1)
