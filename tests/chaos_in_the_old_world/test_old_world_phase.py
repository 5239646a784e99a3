"""The Old World phase, and how Old World cards work in general."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import game, given
from tests.vocabulary import example, rule


@rule("citow.old_world_phase.draw_one")
def test_one_card_from_the_top_is_carried_out_at_once() -> None:
    table = given(phase="old_world", old_world="witch_hunters mass_exodus")
    assert table.heard("log-old-world") == [{"card": "old-witch_hunters", "power": "power-nurgle"}]
    assert table.token_places("hero") == ["empire", "bretonnia", "estalia"]
    assert table.view["old_world"]["deck_size"] == 1
    assert table.state.reveals == 1, "everybody has seen it"


@rule("citow.old_world_phase.lowest_threat_decides")
def test_the_lowest_threat_decides() -> None:
    table = given(phase="old_world", old_world="meteor_showers", dial={"nurgle": 3, "tzeentch": 2})
    assert [table.threat(power) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [3, 13, 9, 4]
    assert (table.asked, table.kind) == ("khorne", "place")


@rule("citow.old_world_phase.lowest_threat_tie")
def test_a_tie_for_the_lowest_threat_goes_by_power_order() -> None:
    table = given(phase="old_world", old_world="meteor_showers")
    tables = table.state.tables
    tables.threat, printed = [row[:] for row in tables.threat], tables.threat
    try:
        for power in range(4):
            tables.threat[power][0] = 7
        assert table.state.lowest_threat() == 0
        tables.threat[0][0] = 8
        assert table.state.lowest_threat() == 1
    finally:
        tables.threat = printed


@rule("citow.old_world_phase.as_much_as_possible")
def test_what_is_impossible_is_dropped() -> None:
    table = given(phase="old_world", old_world="bretonnian_knights", bretonnia="ruin=1")
    assert table.kind == "place", "the first Hero finds Bretonnia in ruins, the second goes on"
    assert table.play("place tilea").token_places("hero") == ["tilea"]
    table = given(phase="old_world", old_world="meteor_showers", norsca="warpstone*12")
    table.play("place tilea", "place kislev")
    assert table.kind != "place", "the stock holds no third"
    assert table.stock("warpstone") == 0


@rule("citow.old_world_phase.enter_track", "citow.old_world_phase.push")
def test_a_card_enters_space_one_and_pushes_the_others() -> None:
    first = given(phase="old_world", old_world="witch_hunters")
    assert first.track == ["witch_hunters", None]
    second = given(phase="old_world", old_world="witch_hunters", track=("skavengers", None))
    assert second.track == ["witch_hunters", "skavengers"]
    third = given(phase="old_world", old_world="witch_hunters", track=("skavengers", "road_wardens"))
    assert third.track == ["witch_hunters", "skavengers"]
    assert third.view["old_world"]["out"] == ["road_wardens"]


@rule("citow.old_world_phase.no_push_if_empty")
def test_nothing_is_pushed_from_an_empty_space() -> None:
    table = given(phase="old_world", old_world="witch_hunters", track=(None, "road_wardens"))
    assert table.track == ["witch_hunters", "road_wardens"]


@rule("citow.old_world_phase.discard_instead")
def test_a_card_to_discard_leaves_the_track_as_it_was() -> None:
    table = given(phase="old_world", old_world="plunged_into_chaos", track=("skavengers", "road_wardens"))
    assert table.track == ["skavengers", "road_wardens"]
    assert table.view["old_world"]["out"] == ["plunged_into_chaos"]


@rule("citow.old_world_phase.comet_removal")
@example("citow.ex.comet_norse_reavers")
def test_comets_leave_before_all_else() -> None:
    table = given(
        phase="old_world",
        old_world="norse_reavers",
        track=("greenskins_invade", "warpstone_discovery"),
        empire="event",
        norsca="event*5",
    )
    keys = table.log_keys()
    assert keys.index("log-off-track") < keys.index("log-token"), "first the comets, then the new Events"
    assert table.view["old_world"]["out"] == ["greenskins_invade"]
    assert table.track == ["norse_reavers", "warpstone_discovery"]
    assert table.token_places("event") == ["norsca", "troll_country", "kislev"], "the old Events came back in time"


@rule("citow.old_world_phase.comet_removal")
def test_both_comets_go_and_the_drawn_one_stays() -> None:
    table = given(
        phase="old_world", old_world="dark_elf_corsairs", track=("greenskins_invade", "teclis_aids_the_empire")
    )
    assert table.track == ["dark_elf_corsairs", None]


@rule("citow.old_world_phase.comet_events_stay")
def test_a_removed_comet_acts_no_more_whatever_events_lie_about() -> None:
    peace = given(
        phase="battle", dice="1 1 1", track=("electors_sue_for_peace", None), kislev="bloodletter leper event"
    )
    assert peace.rolled == []
    gone = given(phase="battle", dice="1 1 1", kislev="bloodletter leper event")
    assert gone.rolled == [("khorne", "kislev", 2)]


# -- Old World cards in general


@rule("citow.old_world_cards.two_kinds")
def test_every_card_has_instructions_and_some_an_effect_that_stays() -> None:
    cards = game().content["old_world_cards"]["cards"]
    names = game().names()
    assert all(f"old-immediate-{card['id']}" in names and card["steps"] for card in cards)
    lasting = [card["id"] for card in cards if card["persistent_timing"] is not None]
    assert {f"old-persistent-{card}" for card in lasting} == {key for key in names if key.startswith("old-persistent-")}
    assert len(lasting) == 15
    assert {card["id"] for card in cards if card["discard"]}.isdisjoint(lasting)


@rule("citow.old_world_cards.immediate_once")
def test_instructions_are_not_repeated() -> None:
    table = given(phase="old_world", through="end", old_world="witch_hunters meteor_showers", points={})
    for power in ("khorne", "nurgle", "tzeentch", "slaanesh"):
        while table.kind != "turn":
            table.play(table.choices[-1])
        assert table.asked == power
        table.play("pass")
    assert table.track == ["witch_hunters", None]
    table.stop = 99
    table.run()
    assert (table.state.round, table.track) == (2, ["witch_hunters", None])
    assert len(table.token_places("hero")) == 3, "in the next Old World phase still three"


@rule("citow.old_world_cards.persistent_on_track")
def test_an_effect_works_only_on_the_track() -> None:
    on = given(kislev="peasant*2", track=(None, "peasant_uprising"))
    off = given(kislev="peasant*2")
    assert (on.region("kislev")["resistance"], off.region("kislev")["resistance"]) == (5, 3)


@rule("citow.old_world_cards.same_round")
def test_an_effect_works_already_in_the_round_of_the_draw() -> None:
    table = given(phase="old_world", old_world="electors_arise meteor_showers", kislev="noble").play("place kislev")
    assert table.region("kislev")["resistance"] == 5, "two Nobles already add to it"


@rule("citow.old_world_cards.default_timing")
def test_effects_without_a_moment_come_in_the_end_phase() -> None:
    table = given(phase="end", track=("skavengers", None), kislev="skaven warpstone*2", old_world="mass_exodus")
    assert table.tokens("kislev") == {"skaven": 1, "warpstone": 1}
    early = given(phase="corruption", track=("skavengers", None), kislev="skaven warpstone*2")
    assert early.tokens("kislev") == {"skaven": 1, "warpstone": 2}


@rule("citow.old_world_cards.other_timing")
def test_other_effects_are_continuous_or_name_their_moment() -> None:
    continuous = given(track=("electors_arise", None), kislev="noble")
    assert continuous.region("kislev")["resistance"] == 4
    battle = given(phase="battle", dice="6", track=("greenskins_invade", None), kislev="leper event")
    assert battle.figures("kislev") == []


@rule("citow.old_world_cards.track_order", "citow.end_phase.old_world_step")
def test_space_one_before_space_two() -> None:
    # the Reavers take the only Cultist, so that nothing is left for the Corsairs, or the other way round
    table = given(phase="end", track=("norse_reavers", "dark_elf_corsairs"), kislev="leper event")
    assert [line["cause"] for line in table.heard("log-removed")] == ["old-norse_reavers"]
    table = given(phase="end", track=("dark_elf_corsairs", "norse_reavers"), kislev="leper event")
    assert [line["cause"] for line in table.heard("log-removed")] == ["old-dark_elf_corsairs"]


@rule("citow.old_world_cards.persistent_choices")
def test_open_choices_of_an_effect_go_to_the_lowest_threat() -> None:
    table = given(
        phase="end", track=("dwarf_trollslayers", None), dial={"nurgle": 3}, kislev="bloodletter horror hero*0"
    )
    assert table.kind is None
    table = given(
        phase="end",
        track=("dwarf_trollslayers", None),
        dial={"nurgle": 3},
        kislev="bloodletter horror hero",
        tilea="hero",
    )
    # the Hero takes one first: Khorne's, whose Threat is higher than Tzeentch's
    assert table.figures("kislev") == [], "the Trollslayers find the Horror alone"
    table = given(
        phase="end",
        track=("dwarf_trollslayers", None),
        dial={"nurgle": 3},
        kislev="bloodletter*2 horror*2 hero",
    )
    assert (table.asked, table.kind) == ("tzeentch", "slay"), "not Nurgle, whose dial has turned"
    assert table.sorts("slay") == {"bloodletter", "horror"}


@rule("citow.old_world_cards.cumulative")
def test_two_cards_of_one_name_add_up() -> None:
    table = given(kislev="peasant*2", track=("peasant_uprising", "peasant_uprising"))
    assert table.region("kislev")["resistance"] == 7
