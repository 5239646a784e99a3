"""Step 5: the wheel, and the actions Reinforce, Mobilize, Prepare, Build Temple with its draft, Usurp."""

from __future__ import annotations

import pytest

from tests.lords_of_ragnarok.vocabulary import game, saga
from tests.vocabulary import example, rule

SIX = ("reinforce", "mobilize", "prepare", "build_temple", "monsters", "usurp")
ALL_MARKED = {action: [0] for action in SIX}

# -- the wheel


@rule("lor.special_actions.mandatory", "lor.special_actions.seven")
def test_one_of_seven_actions_must_be_chosen() -> None:
    green = {"control": [3], "armies": [(3, 1)], "region": 2, "power": 3}
    table = saga(green=green, monsters={"draugr": 9}, table={"wheel": {"prepare": [1]}})
    assert table.offers("act") == list(SIX)
    table = saga(green=green, monsters={"draugr": 9}, table={"wheel": {"prepare": [0]}})
    assert table.offers("act") == [*(action for action in SIX if action != "prepare"), "build_monument"]


@rule("lor.special_actions.seven", "lor.special_actions.must_be_resolvable")
def test_all_seven_are_shown_with_what_speaks_against_each() -> None:
    green = {"control": [3], "armies": [(3, 1)], "region": 2, "power": 3}
    realm = saga().view["realm_bonuses"]["reinforce"]
    table = saga(green=green, table={"wheel": {"prepare": [1], "mobilize": [0]}, "realms": {realm: [1]}})
    shown = {one["action"]: one for one in table.view["special_actions"]}
    assert list(shown) == [*SIX, "build_monument"]
    assert [action for action, one in shown.items() if one["why_not"] is None] == table.offers("act")
    assert shown["mobilize"]["why_not"]["key"] == "why-own-marker"
    assert shown["monsters"]["why_not"]["key"] == "why-cannot-monsters"
    assert shown["prepare"]["covers"] == 1
    assert shown["prepare"]["bonus_for"] is None, "only the first marker brings the bonus"
    assert {action: one["bonus_for"] for action, one in shown.items() if one["bonus_for"]} == {"reinforce": [1]}
    assert table.luck().play("act reinforce").view["special_actions"] is None


@rule("lor.special_actions.place_marker", "lor.special_actions.stack", "lor.special_actions.not_twice")
def test_a_marker_goes_on_top_of_those_of_others() -> None:
    table = saga(table={"wheel": {"prepare": [1]}}).luck().play("act prepare")
    assert table.view["wheel"]["prepare"] == [1, 0]
    table = saga(table={"wheel": {"prepare": [0]}})
    table.forbids("act prepare", "lor.special_actions.not_twice")


@rule("lor.special_actions.must_be_resolvable")
@pytest.mark.parametrize(
    ("action", "rule_id"),
    [
        ("mobilize", "lor.special_actions.must_be_resolvable"),
        ("build_temple", "lor.build_temple.requirement"),
        ("monsters", "lor.monsters_action.requirement"),
        ("usurp", "lor.usurp.neutral_condition"),
        ("build_monument", "lor.build_monument.requirement"),
    ],
)
def test_an_action_that_cannot_be_carried_out_is_refused(action: str, rule_id: str) -> None:
    table = saga(green={"region": 4}, monsters={})
    table.forbids(f"act {action}", rule_id)


@rule("lor.special_actions.must_be_resolvable")
def test_prepare_needs_one_option_that_is_possible() -> None:
    table = saga(table={"wheel": {"usurp": [0]}})
    state = table.state
    state.deck.clear()
    state.rune_supply[:] = [0, 0, 0]
    state.options = state.frames[-1].options(state)
    table.forbids("act prepare", "lor.prepare.second_impossible")


@rule("lor.special_actions.legality_moment")
def test_reinforce_without_a_reserve_after_the_bonus_does_nothing() -> None:
    armies = [(1, 1), (2, 1), (3, 1), (9, 1), (6, 1)]
    table = saga(green={"armies": armies, "control": [1]}, table={"realms": {"alfheim": [0]}, "stirred": False})
    table.state.book.realm[0][1], kept = table.state.book.realm[0][3], table.state.book.realm[0][1]
    try:
        table.play("act reinforce", "accept")  # as if Alfheim recruited an army
        assert table.player("green")["armies"]["reserve"] == 0
        assert table.view["wheel"]["reinforce"] == [0]
        assert table.active == "red"
    finally:
        table.state.book.realm[0][1] = kept


@rule("lor.special_actions.legality_moment")
def test_usurp_that_a_bonus_has_made_impossible_does_nothing() -> None:
    table = saga(green={"region": 5}, red={"region": 9}, table={"realms": {"svartalfheim": [1]}})
    realms = table.state.book.realm[0]
    svartalfheim, alfheim = (table.state.tables.realm_ids.index(name) for name in ("svartalfheim", "alfheim"))
    realms[svartalfheim], kept = realms[alfheim], realms[svartalfheim]
    try:
        table.play("act usurp", "accept", "travel 5")  # as if Svartalfheim placed the Hero: green's is alone no more
        assert table.control(5) is None
        assert table.view["wheel"]["usurp"] == [0]
        assert table.active == "red"
    finally:
        realms[svartalfheim] = kept


@rule("lor.special_actions.realm_bonus_trigger", "lor.special_actions.realm_bonus_order")
@rule("lor.special_actions.before_action", "lor.special_actions.wheel_pairs")
@example("lor.ex.realm_bonus_order")
def test_the_first_marker_pays_the_realm_clockwise_the_active_player_last() -> None:
    table = saga(
        seats=3,
        green={"control": [1], "region": 9},
        red={"control": [5]},
        black={"control": [18]},
        monsters={"draugr": 9},
        table={"realms": {"muspelheim": [0, 1]}},
    )
    table.play("act monsters")
    assert table.who == "red"
    table.play("accept")
    assert table.armies("red") == [(5, 1)]
    assert table.who == "green"
    table.play("accept")
    assert table.armies("green") == [(1, 1)]
    assert table.kind == "monsters"  # then the action
    assert table.armies("black") == []


@rule("lor.special_actions.realm_bonus_order")
def test_bonuses_go_round_from_the_left_of_the_active_player() -> None:
    table = saga(seats=4, active="red", table={"realms": {"niflheim": [0, 1, 2, 3]}}).play("act prepare")
    asked = []
    while table.kind == "realm_bonus":
        asked.append(table.who)
        table.play("decline")
    assert asked == ["black", "blue", "green", "red"]


@rule("lor.special_actions.realm_bonus_trigger")
def test_first_means_first_since_the_wheel_was_cleared() -> None:
    realms = {"niflheim": [1]}
    table = saga(red={"drakkar": "sea2"}, table={"wheel": {"prepare": [0]}, "realms": realms})
    table.luck().play("act build_monument", "erect odin").until("action")
    table.play("act prepare")
    assert table.kind == "realm_bonus"


@rule("lor.special_actions.realm_bonus_optional")
def test_a_bonus_may_be_declined() -> None:
    table = saga(table={"realms": {"niflheim": [0]}}).play("act prepare")
    assert table.choices == ["decline", "accept"]
    table.play("decline")
    assert table.kind == "prepare"


@rule("lor.special_actions.wheel_pairs")
@pytest.mark.parametrize(
    ("action", "realm"),
    [
        ("reinforce", "alfheim"),
        ("mobilize", "vanaheim"),
        ("prepare", "niflheim"),
        ("build_temple", "jotunheim"),
        ("monsters", "muspelheim"),
        ("usurp", "svartalfheim"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_each_action_has_its_realm(action: str, realm: str, seats: int) -> None:
    green = {"control": [3], "armies": [(3, 1)], "region": 2, "power": 3}
    table = saga(seats=seats, green=green, monsters={"draugr": 9, "garm": 9}, table={"realms": {realm: [0]}})
    table.play(f"act {action}")
    assert table.kind == "realm_bonus"


@rule("lor.special_actions.cover_rune", "lor.special_actions.cover_no_realm_bonus", "lor.special_actions.stack")
@example("lor.ex.cover_marker_rune")
def test_who_is_covered_gains_a_rune_and_no_realm_pays() -> None:
    table = saga(seats=3, active="red", table={"wheel": {"prepare": [2, 0]}, "realms": {"niflheim": [0, 1, 2]}}).play(
        "act prepare"
    )
    assert table.who == "green"  # the top marker, not black's below
    assert table.kind == "gain_rune"
    table.play("gain algiz")
    assert table.runes("green") == ["algiz"]
    assert table.runes("black") == []
    assert table.kind == "prepare"
    assert table.view["wheel"]["prepare"] == [2, 0, 1]


@rule("lor.special_actions.no_control_before_action")
def test_no_control_is_tested_between_bonus_and_action() -> None:
    """The bonus makes green's army strong enough for region 9 and its shrine, but green does not control it yet."""
    green = {"control": [3], "armies": [(9, 1)], "region": 16}
    table = saga(green=green, table={"realms": {"jotunheim": [0]}})
    table.play("act build_temple", "accept")
    assert table.army("green1") == (9, 2)  # population 2
    assert table.region(3)["temple"]  # the only site
    assert table.control(9) == "green"  # only now, at the end of the step
    assert table.log_keys().index("log-temple") < table.log_keys().index("log-control")


@rule("lor.special_actions.no_control_before_action")
def test_no_battle_is_fought_between_bonus_and_action() -> None:
    """Red's bonus brings an army to where green's weak army stands; green moves on before anybody fights."""
    red = {"control": [8], "armies": [(16, 3)], "region": 14, "blessings": ["hallowed_ground"]}
    green = {"armies": [(8, 1)], "region": 9}
    table = saga(
        green=green, red=red, regions={8: {"temple": True}}, table={"realms": {"niflheim": [1]}, "stirred": False}
    )
    table.luck().play("act prepare", "accept", "option 2")
    assert table.army("red1") == (8, 3)
    assert table.kind == "prepare"
    assert not table.heard("log-battle")
    table.play("prepare card", "prepare card")
    assert table.heard("log-battle")


@rule("lor.special_actions.monument_exception")
def test_build_monument_takes_no_marker_and_pays_nobody() -> None:
    realms = {realm: [0, 1] for realm in ("vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim")}
    table = saga(table={"wheel": {"prepare": [0, 1]}, "realms": realms}).luck().play("act build_monument")
    assert table.kind == "monument"
    assert table.view["wheel"]["prepare"] == [0, 1]
    table.play("erect odin")
    assert table.runes("red") == []


@rule("lor.special_actions.all_marked", "lor.special_actions.not_twice", "lor.build_monument.requirement")
@example("lor.exd.all_marked_only_monument")
def test_with_all_six_marked_only_build_monument_is_left() -> None:
    levels = {"odin": 3, "thor": 1, "freya": 0}
    table = saga(levels=levels, table={"wheel": ALL_MARKED})
    assert table.kind == "monument"  # the only action, chosen at once
    assert table.offers("erect") == ["thor", "freya"]
    table.forbids("erect odin", "lor.build_monument.not_complete")


@rule("lor.special_actions.none_possible", "lor.build_monument.not_complete")
@example("lor.exd.none_possible")
def test_without_a_legal_action_the_step_is_passed() -> None:
    levels = {"odin": 3, "thor": 3, "freya": 3}
    table = saga(levels=levels, table={"wheel": ALL_MARKED})
    assert table.active == "red"
    assert table.view["turn"]["stalls"] == 1


@rule("lor.special_actions.stall_ends_game")
def test_when_all_have_passed_in_a_row_the_game_ends_as_at_ragnarok() -> None:
    levels = {"odin": 3, "thor": 3, "freya": 3}
    wheel = {action: [0, 1] for action in SIX}
    table = saga(green={"control": [4, 7]}, red={"control": [8, 13]}, levels=levels, table={"wheel": wheel})
    table.until("never")
    assert table.ending == "stall"
    assert table.winner == "green"  # tied, and green's turn came first
    table = saga(levels=levels, table={"wheel": ALL_MARKED, "stalls": 0}).luck()
    table.until("action").play("act prepare")
    assert table.view["turn"]["stalls"] == 0  # somebody could act


# -- Reinforce, Mobilize, Prepare


@rule("lor.reinforce.effect")
def test_reinforce_recruits_one_army() -> None:
    table = saga(green={"drakkar": "sea1"}).play("act reinforce", "muster 1")
    assert table.armies("green") == [(1, 2)]
    assert table.control(1) == "green"


@rule("lor.mobilize.effect", "lor.mobilize.once_each", "lor.mobilize.each_own_choice")
def test_mobilize_activates_any_number_of_armies_each_once() -> None:
    green = {"armies": [(1, 1), (2, 1), (9, 1)], "control": [1, 2], "drakkar": "sea4"}
    table = saga(green=green).play("act mobilize")
    table.forbids("finish", "lor.mobilize.effect")  # at least one
    table.play("activate green2", "grow")
    table.forbids("activate green2", "lor.mobilize.once_each")
    table.play("activate green1", "move 5", "finish")
    assert table.armies("green") == [(2, 2), (5, 1), (9, 1)]


@rule("lor.mobilize.effect", "lor.special_actions.must_be_resolvable")
@pytest.mark.parametrize("region", [1, 16])
def test_one_army_anywhere_is_enough_to_mobilize(region: int) -> None:
    table = saga(green={"armies": [(region, 1)], "drakkar": "sea1"}, table={"stirred": False}).play("act mobilize")
    assert table.kind == "activate"


@rule("lor.prepare.choose_two", "lor.prepare.card", "lor.prepare.heal", "lor.prepare.rune", "lor.prepare.army")
def test_prepare_takes_two_options_the_same_twice_too() -> None:
    green = {"armies": [(1, 1), (9, 1)], "control": [1, 9], "injured": ["power"]}
    table = saga(green=green).play("act prepare")
    assert table.offers("prepare") == ["heal", "card", "rune", "army"]
    table.play("prepare card", "prepare card")
    assert table.player("green")["cards"] == 2
    table = saga(green=green).play("act prepare", "prepare heal", "prepare army")
    assert table.injured("green") == []
    assert table.armies("green") == [(1, 2), (9, 1)]  # 9 is no settlement


@rule("lor.prepare.sequential")
def test_limits_are_applied_after_each_option() -> None:
    green = {"hand": ["spear", "bow"], "wisdom": 2}
    table = saga(green=green).play("act prepare", "prepare card")
    assert table.kind == "shed_cards"
    table.play("discard spear")
    assert table.kind == "prepare"


@rule("lor.prepare.second_impossible")
def test_a_second_option_that_is_impossible_is_lost() -> None:
    """No card, no rune: heal once, and that is all."""
    table = saga(green={"injured": ["power"]})
    table.state.deck.clear()
    table.state.rune_supply[:] = [0, 0, 0]
    assert "prepare" in table.offers("act")
    table.state.apply(table.state.parse("act prepare"))
    assert table.injured("green") == []
    assert table.active == "red"


# -- Build Temple


@rule("lor.build_temple.where", "lor.build_temple.take_lowest", "lor.build_temple.requirement")
def test_a_temple_goes_to_an_own_region_with_a_shrine() -> None:
    table = saga(green={"control": [3, 8, 1], "region": 16}).luck().play("act build_temple")
    assert table.offers("build") == ["3", "8"]
    table.forbids("build 9", "lor.build_temple.where")
    table.play("build 8")
    assert table.region(8)["temple"]
    assert table.view["temples"]["built"] == 1
    with_all = saga(green={"control": [3]}, regions={number: {"temple": True} for number in (8, 9, 12, 13, 16)})
    assert with_all.view["temples"]["built"] == 5
    assert "act build_temple" in with_all.choices


@rule("lor.build_temple.requirement")
def test_without_a_site_or_a_temple_left_it_cannot_be_chosen() -> None:
    table = saga(green={"control": [1]})
    table.forbids("act build_temple", "lor.build_temple.requirement")
    # six shrines and six spaces: when the track is empty no site is left either
    assert table.state.terms.temples == 6


@rule("lor.build_temple.draft_trigger", "lor.build_temple.take_lowest")
@pytest.mark.parametrize(("built", "drafts"), [(0, False), (1, True), (2, False), (3, True), (4, False)])
def test_the_space_uncovered_may_bring_a_draft(built: int, drafts: bool) -> None:
    temples = {number: {"temple": True, "control": 1} for number in (16, 12, 13, 9)[:built]}
    if built > 3:
        temples[9]["control"] = 0
    table = saga(seats=2, green={"control": [3]}, regions=temples).luck()
    table.state.terms.temples_to_win += 9
    try:
        table.play("act build_temple")
        assert (table.kind == "blessing") == drafts
    finally:
        table.state.terms.temples_to_win -= 9


# -- the blessing draft


@rule("lor.blessing_draft.reveal", "lor.blessing_draft.pick_order", "lor.blessing_draft.last_discarded")
def test_one_card_more_than_players_is_revealed_and_picked_counter_clockwise() -> None:
    names = ["megingjord", "goat_feast", "oath_rings", "war_council", "falcon_cloak"]
    temples = {16: {"temple": True, "control": 1}}
    table = saga(seats=4, active="red", red={"control": [3]}, regions=temples, decks={"blessings": names}).play(
        "act build_temple"
    )
    assert table.view["blessings"]["display"] == names
    order = []
    for name in names[:4]:
        order.append(table.who)
        table.forbids("bless healing_song", "lor.blessing_draft.reveal")
        table.forbids("finish", "lor.blessing_draft.last_discarded")
        table.play(f"bless {name}")
    assert order == ["red", "green", "blue", "black"]
    assert table.player("red")["blessings"] == ["megingjord"]
    assert table.view["blessings"]["discard"] == ["falcon_cloak"]
    assert table.view["blessings"]["display"] == []


@rule("lor.two_players.neighbour", "lor.blessing_draft.pick_order")
def test_with_two_players_three_cards_and_the_opponent_picks_second() -> None:
    names = ["megingjord", "goat_feast", "oath_rings"]
    table = saga(green={"control": [3]}, regions={16: {"temple": True, "control": 1}}, decks={"blessings": names})
    table.play("act build_temple", "bless goat_feast")
    assert table.who == "red"
    assert table.offers("bless") == ["oath_rings", "megingjord"]


@rule("lor.blessing_draft.permanent", "lor.blessing_draft.active_at_once")
def test_a_blessing_works_from_now_on_but_not_for_what_is_past() -> None:
    names = ["hall_builder", "einherjar_levy", "oath_rings"]
    green = {"control": [3], "armies": [(3, 1)], "authority": 3, "drakkar": "sea1"}
    table = saga(green=green, regions={16: {"temple": True, "control": 1}}, decks={"blessings": names})
    table.luck().play("act build_temple", "bless hall_builder", "bless einherjar_levy")
    assert table.armies("green") == [(3, 1)]  # the temple that caused the draft is not rewarded
    assert table.player("green")["blessings"] == ["hall_builder"]
    table.until("action").play("act reinforce")
    assert table.player("red")["recruits"] == 3


@rule("lor.cards.reshuffle", "lor.blessing_draft.reveal")
def test_an_empty_blessing_deck_is_made_anew_even_in_the_middle() -> None:
    every = [card["id"] for card in game().content["blessings"]["blessings"]]
    decks = {"blessings": every[:1], "blessings_discard": every[1:]}
    drawn = []
    for seed in (0, 1):
        table = saga(green={"control": [3]}, regions={16: {"temple": True, "control": 1}}, decks=decks)
        table.luck(seed).play("act build_temple")
        first, *rest = table.view["blessings"]["display"]
        assert (first, len(rest)) == (every[0], 2)
        assert table.view["blessings"]["discard"] == []
        drawn.append(rest)
    assert drawn[0] != drawn[1], "another shuffle, other blessings"


# -- Usurp


@rule("lor.usurp.neutral_condition", "lor.usurp.take_control", "lor.usurp.recruit", "lor.heroes.authority")
@rule("lor.special_actions.place_marker", "lor.usurp.order")
@example("lor.ex.usurp_neutral")
def test_usurping_a_neutral_region() -> None:
    table = saga(green={"region": 5, "power": 2, "authority": 4}, red={"region": 9}).play("act usurp")
    assert table.view["wheel"]["usurp"] == [0]
    assert table.control(5) == "green"
    table.play("recruit")
    assert table.armies("green") == [(5, 4)]


@rule("lor.usurp.neutral_condition")
def test_armies_in_a_neutral_region_do_not_count() -> None:
    red = {"armies": [(6, 1), (6, 1)], "region": 9, "control": [9]}
    table = saga(green={"region": 6, "power": 3}, red=red, table={"stirred": False}).play("act usurp")
    assert table.armies("red") == [(9, 1), (9, 1)]  # a total of 2, but 3 of population were compared
    table = saga(green={"region": 6, "power": 2}, red={"region": 9})
    table.forbids("act usurp", "lor.usurp.neutral_condition")


@rule("lor.usurp.controlled_condition", "lor.usurp.retreat", "lor.usurp.take_control")
@rule("lor.artifacts.divine_changes_hands", "lor.artifacts.transfer_at_once")
@example("lor.exd.usurp_defended")
def test_usurping_a_defended_region_with_a_monument() -> None:
    red = {"armies": [(4, 3), (4, 1)], "control": [1, 2, 4], "artifacts": {"gungnir": False}, "region": 9}
    table = saga(green={"region": 4, "power": 4}, red=red).play("act usurp", "retreat 1", "retreat 2")
    assert table.armies("red") == [(1, 3), (2, 1)]
    assert table.control(4) == "green"
    assert table.player("green")["artifacts"] == [{"id": "gungnir", "charged": True}]
    assert table.player("red")["artifacts"] == []
    assert table.choices == ["decline", "recruit"]
    table = saga(green={"region": 4, "power": 3}, red=red)
    table.forbids("act usurp", "lor.usurp.controlled_condition")


@rule("lor.usurp.undefended")
def test_an_undefended_region_falls_whatever_the_strength() -> None:
    table = saga(green={"region": 4, "power": 2}, red={"control": [4], "region": 9}).play("act usurp")
    assert table.control(4) == "green"


@rule("lor.usurp.hero_alone")
@example("lor.exd.usurp_other_hero")
def test_another_hero_prevents_it() -> None:
    table = saga(green={"region": 5, "power": 6}, red={"region": 5})
    table.forbids("act usurp", "lor.usurp.hero_alone")
    assert "act usurp" in saga(green={"region": 5, "power": 6}, red={"region": 4}).choices


@rule("lor.usurp.retreat")
@pytest.mark.parametrize(("region", "refuge"), [(1, 5), (5, 1), (16, 14)])
def test_armies_retreat_from_any_region(region: int, refuge: int) -> None:
    red = {"armies": [(10, 1)] * 5 + [(region, 2)], "control": [region, refuge, 10], "region": 9}
    table = saga(green={"region": region}, red=red).play("act usurp", "decline")
    assert table.army("red6") == (refuge, 2)


@rule("lor.usurp.retreat")
def test_armies_that_cannot_retreat_are_destroyed() -> None:
    table = saga(green={"region": 5, "power": 4}, red={"armies": [(5, 2)], "control": [5], "region": 9}).play(
        "act usurp"
    )
    assert table.armies("red") == []


@rule("lor.usurp.recruit_optional")
def test_the_recruit_may_be_declined_and_is_lost_without_a_reserve() -> None:
    table = saga(green={"region": 5}, red={"region": 9}).play("act usurp", "decline")
    assert table.armies("green") == []
    armies = [(1, 1), (2, 1), (3, 1), (6, 1), (9, 1), (8, 1)]
    table = saga(green={"region": 5, "armies": armies}, red={"region": 9}, table={"stirred": False}).play("act usurp")
    assert table.control(5) == "green"
    assert table.active == "red"


@rule("lor.usurp.not_own")
def test_ones_own_region_cannot_be_usurped() -> None:
    table = saga(green={"region": 5, "control": [5]}, red={"region": 9})
    table.forbids("act usurp", "lor.usurp.not_own")


@rule("lor.usurp.own_armies_neutral")
def test_ones_own_armies_stay() -> None:
    green = {"region": 6, "power": 3, "armies": [(6, 1)]}
    table = saga(green=green, red={"region": 9}).play("act usurp", "decline")
    assert table.armies("green") == [(6, 1)]


@rule("lor.usurp.monsters_irrelevant")
def test_monsters_and_boss_do_not_prevent_it() -> None:
    table = saga(green={"region": 5}, red={"region": 9}, monsters={"draugr": 5}, boss=5).play("act usurp", "recruit")
    assert table.armies("green") == [(5, 2)]
