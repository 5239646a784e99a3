"""Set-up and hero draft."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lords_of_ragnarok.vocabulary import COLOURS, Table, game, new_game, under_way
from tests.vocabulary import rule
from warhost import ScriptedChance

COMBAT = list(range(35))
BLESSINGS = list(range(36))


def set_up(
    seats: int = 2,
    events: list[int] | None = None,
    sheets: tuple[int, int, int] = (0, 0, 0),
    starter: int = 0,
    drafts: list[Any] | None = None,
) -> Table:
    """A game whose chance is known: events from the top by number, swapped sheets, the first drafter."""
    deck = list(range(16 if seats == 2 else 21))
    top = [number - 1 for number in events or [16, 2, 3, 4, 5][: seats + 1]]
    rest = [event for event in deck if event not in top]
    forges: list[Any] = [[0, 1, 2], [0, 1, 2, 0]] if seats == 2 else [[0, 0, 1, 1, 2, 2], [0, 1, 2, 0, 1, 2]]
    script = [
        *forges,
        *sheets,
        COMBAT,
        BLESSINGS,
        [*rest, *reversed(top)],
        starter,
        *(drafts or [[0, 1, 2, 3, 4], [1, 2, 3, 4, 5]]),
    ]
    return Table(game().new(seats=seats, chance=ScriptedChance(script), log=True))


# -- set-up


@rule("lor.setup.forges", "lor.runes.from_forge", "lor.runes.forge_holds_one")
def test_forges_are_placed_at_random_with_one_rune_each() -> None:
    table = set_up(3)
    forges = {number: place["forge"] for number, place in table.view["regions"].items() if place["forge"]}
    assert {number: forge["rune"] for number, forge in forges.items()} == {
        "2": "uruz",
        "6": "othala",
        "10": "algiz",
        "14": "uruz",
        "17": "othala",
        "20": "algiz",
    }
    assert all(forge["full"] for forge in forges.values())
    assert new_game(3, seed=1).view["regions"]["2"]["forge"] != new_game(3, seed=3).view["regions"]["2"]["forge"]


@rule("lor.two_players.forges")
@pytest.mark.parametrize("seed", range(12))
def test_with_two_players_three_different_forges_and_one_of_the_rest(seed: int) -> None:
    forges = [place["forge"]["rune"] for place in new_game(2, seed).view["regions"].values() if place["forge"]]
    assert len(forges) == 4
    assert set(forges) == {"uruz", "othala", "algiz"}


@rule("lor.setup.monster_pairs", "lor.setup.top_sheet_first")
def test_of_each_pair_one_sheet_lies_on_top_and_its_monster_comes_first() -> None:
    assert set_up(sheets=(0, 0, 0)).monster("draugr")["top"]
    swapped = set_up(sheets=(1, 0, 0), events=[16, 1, 2])  # event 1 places uruz
    assert swapped.monster("troll")["top"]
    assert not swapped.monster("draugr")["top"]
    assert swapped.monster("troll")["region"] == 1
    assert swapped.monster("draugr")["where"] == "aside"


@rule("lor.setup.place_boss")
def test_the_first_event_places_the_boss() -> None:
    assert set_up(events=[13, 2, 3]).view["boss"]["region"] == 13


@rule("lor.setup.draw_monsters", "lor.setup.events_stay_discarded")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_monsters_are_drawn_as_there_are_players(seats: int) -> None:
    table = set_up(seats, events=[16, 1, 2, 3, 4][: seats + 1])
    placed = {name: one["region"] for name, one in table.view["monsters"].items() if one["where"] == "board"}
    assert placed == dict([("draugr", 1), ("garm", 2), ("fafnir", 3), ("troll", 4)][:seats])
    events = table.view["events"]
    assert events["discard"] == [f"event_{number:02}" for number in [16, 1, 2, 3, 4][: seats + 1]]
    assert events["deck"] == (16 if seats == 2 else 21) - seats - 1


@rule("lor.setup.no_monster_left")
def test_a_rune_without_monsters_places_nothing_and_its_card_counts() -> None:
    table = set_up(3, events=[16, 1, 4, 7])  # 1, 4 and 7 place uruz, of which there are two
    assert table.state.tables.event_placement[6] == 0
    placed = [name for name, one in table.view["monsters"].items() if one["where"] == "board"]
    assert placed == ["draugr", "troll"]
    assert table.view["events"]["deck"] == 17
    assert "log-none-placed" in table.log_keys()


@rule("lor.setup.shuffle_decks", "lor.two_players.events")
def test_decks_are_shuffled_apart_and_high_events_left_out_with_two_players() -> None:
    table = set_up()
    assert table.view["combat_cards"]["deck"] == 35
    assert table.view["blessings"]["deck"] == 36
    assert max(table.state.event_deck) < 16
    assert max(new_game(3).state.event_deck) > 15
    assert new_game(2, seed=1).state.deck != new_game(2, seed=2).state.deck


def test_at_the_start_nothing_has_happened_yet() -> None:
    table = new_game()
    assert under_way(table) == {}
    start = {"turns": 0, "last_turns": -1, "doom": -1, "stalls": 0, "used": 0, "rune_actions": 0, "army_moved": False}
    start |= {"stirred": False, "fought": 0, "drafted": 0, "temples": 0, "temples_built": 0, "omens_down": 0}
    start |= {"event": -1, "winner": -1, "ending": -1, "conceded": 0, "first": -1, "step": 0}
    start["forge_full"] = sum(1 << region for region in table.state.board.forges)
    assert {name: getattr(table.state, name) for name in start} == start


@rule("lor.setup.priests_in_supply")
def test_all_priests_start_in_the_supply() -> None:
    table = new_game(4)
    assert [player["priests"] for player in table.view["players"]] == [{"reserve": 0, "supply": 4}] * 4


# -- the hero draft


def draft(table: Table, hero: str, origin: str, sea: str, region: int, *further: str) -> Table:
    return table.luck().play(f"hero {hero}", f"descend {origin}", f"launch {sea}", f"land {region}", *further)


@rule("lor.hero_draft.starter", "lor.hero_draft.deal", "lor.hero_draft.odinson_offer")
def test_the_first_drafter_is_drawn_and_gets_two_heroes_two_origins_and_odinson() -> None:
    table = set_up(3, starter=1, drafts=[[4, 2, 0, 1, 3], [5, 3, 1, 2, 4]])
    assert table.who == "red"
    assert table.choices == ["hero snorri", "hero beowulf"]
    table.play("hero snorri")
    assert table.choices == ["descend odin", "descend tyr", "descend baldr"]


@rule("lor.hero_draft.starter", "lor.turn.clockwise")
def test_each_finishes_the_whole_draft_before_the_next_clockwise() -> None:
    table = draft(set_up(3, starter=2), "ragnar", "thor", "sea1", 1)
    assert table.who == "green"
    assert table.kind == "hero"
    assert table.player("black")["ability"]


@rule("lor.hero_draft.choose", "lor.hero_draft.unchosen_back")
def test_one_of_each_is_kept_and_the_rest_goes_back() -> None:
    table = set_up()
    table.forbids("hero snorri", "lor.hero_draft.deal")
    table.play("hero ragnar")
    table.forbids("descend tyr", "lor.hero_draft.deal")
    table.chance([4, 1, 2, 3], [2, 3, 4, 5]).play("descend thor", "launch sea1", "land 1")
    assert table.choices == ["hero aslaug", "hero beowulf"]
    assert table.player("green")["hero"] == "ragnar"
    assert table.player("green")["origin"] == "thor"


@rule("lor.hero_draft.odinson_pass")
def test_odinson_is_handed_on_until_somebody_keeps_it() -> None:
    table = draft(set_up(3), "ragnar", "thor", "sea1", 1)
    table.play(table.choices[0])
    assert "descend odin" in table.choices


@rule("lor.hero_draft.place_forbidden")
def test_a_marker_without_an_army_keeps_others_out_too() -> None:
    table = draft(set_up(2), "ragnar", "thor", "sea1", 1)
    table.state.control[1] = 0
    table.state.owned[0] |= 1 << 1
    table.play(table.choices[0]).play("descend odin", "launch sea1")
    assert table.hero("red") == 3  # the one region of three beside that sea


@rule("lor.hero_draft.odinson_taken", "lor.hero_draft.first_player")
def test_once_kept_odinson_is_not_offered_again_and_its_owner_begins() -> None:
    table = draft(set_up(3), "ragnar", "thor", "sea1", 1)
    table.play(table.choices[0], "descend odin", "launch sea2", "land 5")
    table.play(table.choices[0])
    assert len(table.choices) == 2
    table.forbids("descend odin", "lor.hero_draft.odinson_taken")
    table.play(table.choices[0], "launch sea3", "land 9").until("hero_step", "gain uruz", "ally alfheim")
    assert table.active == "red"
    assert table.value("red", "authority") == 3


@rule("lor.hero_draft.first_player")
@pytest.mark.parametrize("starter", [0, 1])
def test_whoever_keeps_odinson_begins_be_it_the_last_to_draft(starter: int) -> None:
    table = draft(set_up(2, starter=starter), "ragnar", "thor", "sea1", 1)
    table.play(table.choices[0], "descend odin", "launch sea2", "land 5").until("hero_step")
    assert table.active == COLOURS[1 - starter]
    table.play("finish").until("hero_step")
    assert table.active == COLOURS[starter]  # and the turns go round from there


@rule("lor.hero_draft.odinson_taken", "lor.hero_draft.first_player")
def test_if_nobody_keeps_odinson_the_first_drafter_begins() -> None:
    table = draft(set_up(2, starter=1), "ragnar", "thor", "sea1", 1)
    table.play(table.choices[0])
    kept = next(text for text in table.choices if text != "descend odin")
    table.play(kept, "launch sea2", "land 5").until("hero_step", "gain uruz", "ally alfheim")
    assert table.active == "red"
    assert "odin" not in [player["origin"] for player in table.view["players"]]


@rule("lor.hero_draft.attributes_start", "lor.hero_draft.first_card", "lor.heroes.attributes")
def test_attributes_start_at_two_and_one_card_is_drawn() -> None:
    table = set_up().play("hero ragnar", "descend odin")
    assert table.player("green")["cards"] == 1
    tokens = table.player("green")["attributes"]
    assert {token["token"] for token in tokens.values()} == {2}
    assert not any(token["injured"] for token in tokens.values())


@rule("lor.hero_draft.place_drakkar", "lor.hero_draft.place_start")
def test_the_drakkar_goes_to_any_sea_and_the_figures_beside_it() -> None:
    table = draft(set_up(), "ragnar", "thor", "sea1", 1)
    table.play(table.choices[0], "descend odin")
    assert table.offers("launch") == ["sea1", "sea2", "sea3", "sea4", "sea5"]  # an occupied sea too
    table.play("launch sea1")
    assert table.offers("land") == ["2", "3"]
    table.forbids("land 4", "lor.hero_draft.place_start")
    table.play("land 3")
    assert table.hero("red") == 3
    assert table.armies("red") == [(3, 1), (3, 1)]


@rule("lor.hero_draft.place_forbidden")
def test_nobody_starts_among_armies_or_markers_of_others() -> None:
    table = draft(set_up(), "ragnar", "thor", "sea1", 2)  # strength 3: armies, but no marker
    assert table.control(2) is None
    table.play(table.choices[0], "descend odin", "launch sea1")
    table.forbids("land 2", "lor.hero_draft.place_forbidden")


@rule("lor.hero_draft.place_with_monsters")
def test_a_monster_or_the_boss_does_not_hinder() -> None:
    table = draft(set_up(events=[3, 1, 2]), "ragnar", "thor", "sea1", 3)
    assert table.region(3)["boss"]
    assert table.armies("green") == [(3, 1), (3, 1)]
    table = draft(set_up(events=[3, 1, 2]), "ragnar", "thor", "sea1", 1)
    assert table.region(1)["monsters"] == ["draugr"]
    assert table.armies("green") == [(1, 1), (1, 1)]


@rule("lor.hero_draft.start_control")
def test_a_region_of_strength_two_is_taken_at_once() -> None:
    assert draft(set_up(), "ragnar", "thor", "sea1", 1).control(1) == "green"
    assert draft(set_up(), "ragnar", "thor", "sea1", 2).control(2) is None


@rule("lor.hero_draft.apply_origin", "lor.hero_draft.control_after_origin", "lor.heroes.origin_once")
def test_the_origin_is_applied_once_and_control_tested_again() -> None:
    drafts = [[0, 1, 2, 3, 4], [3, 1, 2, 4, 5]]
    table = draft(set_up(drafts=drafts), "ragnar", "tyr", "sea1", 2)  # strength 3, armies of 2 after the origin
    assert table.armies("green") == [(2, 2), (2, 2)]
    assert table.control(2) == "green"
    table.play(table.choices[0], "descend odin", "launch sea3", "land 9").until("hero_step")
    table.until("action").luck().play("act prepare", "prepare card", "prepare card").until("hero_step")
    assert table.armies("green") == [(2, 2), (2, 2)]


@rule("lor.heroes.ability_from_first_turn", "lor.heroes.special_ability")
def test_the_ability_works_from_the_end_of_the_draft() -> None:
    table = draft(set_up(drafts=[[2, 1, 0, 3, 4], [1, 2, 3, 4, 5]]), "snorri", "thor", "sea1", 1)
    assert table.control(1) == "green"  # a settlement in Snorri's land
    assert table.runes("green") == []
    assert table.player("green")["ability"]
    assert COLOURS[table.state.active] == "red"
