"""The summoning phase: turns, power points, figures."""

from __future__ import annotations

from itertools import product

from tests.chaos_in_the_old_world.vocabulary import given
from tests.vocabulary import example, rule
from warhost.games.chaos_in_the_old_world.model import ON_SPACE, RESERVE
from warhost.games.chaos_in_the_old_world.tables import POWER_IDS, REGION_IDS, REGIONS


@rule("citow.summon.turn_cycle")
def test_single_turns_in_power_order_round_and_round() -> None:
    table = given()
    asked = []
    for name in ("bloodsworn_1", "leper_1", "acolyte_1", "seductress_1", "bloodsworn_2", "leper_2"):
        asked.append(table.asked)
        table.play(f"summon {name}", "to badlands")
    assert asked == ["khorne", "nurgle", "tzeentch", "slaanesh", "khorne", "nurgle"]


@rule("citow.summon.one_action")
def test_one_figure_or_one_card_a_turn() -> None:
    table = given(points={"khorne": 5, "nurgle": 2}, hand={"khorne": "blood_frenzy"})
    table.play("summon bloodletter_1", "to kislev")
    assert table.asked == "nurgle"
    table = given(points={"khorne": 5, "nurgle": 2}, hand={"khorne": "blood_frenzy"})
    table.play("play blood_frenzy", "on kislev_left")
    assert table.asked == "nurgle"
    table.forbids("summon bloodletter_1", "citow.figures.steps")


@rule("citow.summon.pay")
def test_costs_are_taken_from_the_power_points() -> None:
    table = given(points={"khorne": 6}, hand={"khorne": "blood_gods_call"})
    assert table.play("summon bloodthirster", "to kislev").points("khorne") == 3
    assert table.play("play blood_gods_call", "on norsca_left", "finish").points("khorne") == 1


@rule("citow.summon.afford")
def test_what_costs_too_much_cannot_be_chosen() -> None:
    table = given(points={"khorne": 1}, hand={"khorne": "reborn_in_blood battle_cry"})
    assert table.sorts("summon") == {"bloodsworn"}
    assert table.offers("play") == ["battle_cry"]
    table.forbids("summon bloodthirster", "citow.summon.afford")
    table.forbids("summon bloodletter_1", "citow.summon.afford")
    table.forbids("play reborn_in_blood", "citow.summon.afford")


@rule("citow.summon.zero_cost")
def test_what_costs_nothing_leaves_the_marker_where_it_is() -> None:
    table = given(points={"khorne": 1}, hand={"khorne": "blood_frenzy"})
    table.play("play blood_frenzy", "on kislev_left")
    assert (table.points("khorne"), table.asked) == (1, "khorne")


@rule("citow.summon.pass")
def test_passing_loses_all_points() -> None:
    table = given(points={"khorne": 5, "nurgle": 1}).play("pass")
    assert (table.points("khorne"), table.asked) == (0, "nurgle")
    table.play("summon leper_1", "to kislev")
    assert table.kind is None, "nobody has points left, and Khorne's turn does not come back"


@rule("citow.summon.pass")
def test_a_player_who_can_do_nothing_must_pass() -> None:
    everybody = "bloodsworn*4 bloodletter*6 bloodthirster"
    table = given(points={"tzeentch": 1}, kislev="acolyte*8 left:field_of_carnage", norsca=everybody)
    assert table.choices == ["pass"], "asked all the same, so that nobody learns what the hand holds"
    assert table.play("pass").points("tzeentch") == 0


@rule("citow.summon.continue")
def test_who_has_points_may_go_on() -> None:
    table = given(points={"khorne": 3})
    for number in (1, 2, 3):
        table.play(f"summon bloodsworn_{number}", "to kislev")
    assert table.figures("kislev") == ["bloodsworn"] * 3
    assert table.points("khorne") == 0


@rule("citow.summon.skip_at_zero")
def test_nobody_acts_with_the_marker_on_zero() -> None:
    table = given(points={"khorne": 1, "nurgle": 2}, hand={"khorne": "blood_frenzy battle_cry"})
    table.play("play battle_cry", "on kislev_left", "summon leper_1", "to kislev")
    assert table.asked == "nurgle", "Khorne still holds a card that costs nothing"


@rule("citow.summon.phase_end")
def test_the_phase_ends_when_all_markers_are_on_zero() -> None:
    table = given(points={"khorne": 1, "slaanesh": 1}, through="battle")
    table.play("summon bloodsworn_1", "to kislev")
    assert "log-phase-battle" not in table.log_keys()
    table.play("summon seductress_1", "to norsca")
    assert "log-phase-battle" in table.log_keys()


# -- figures


@rule("citow.figures.steps")
def test_choose_a_figure_pay_and_put_it_in_a_region() -> None:
    table = given(points={"nurgle": 4}).play("summon great_unclean_one")
    assert (table.kind, table.points("nurgle")) == ("summon_to", 4)
    table.play("to estalia")
    assert (table.where("great_unclean_one"), table.points("nurgle")) == ("estalia", 1)
    table.forbids("to kislev", "citow.figures.steps")


@rule("citow.figures.source")
def test_from_the_reserve_or_from_the_board_for_the_full_cost() -> None:
    table = given(points={"khorne": 4}, kislev="bloodletter")
    assert table.sorts("summon") == {"bloodsworn", "bloodletter", "bloodthirster"}
    assert table.offers("summon").count("bloodletter_1") == 1, "the one in Kislev"
    assert "bloodletter_2" in table.offers("summon"), "one of the reserve"
    table.play("summon bloodletter_1", "to empire")
    assert (table.where("bloodletter_1"), table.points("khorne")) == ("empire", 2)


@rule("citow.figures.same_terms")
def test_a_ban_on_summoning_stops_moves_by_cards_too() -> None:
    table = given(
        points={"tzeentch": 3}, hand={"tzeentch": "teleport"}, kislev="acolyte bloodsworn left:field_of_carnage"
    )
    table.play("play teleport", "on kislev_right")
    assert table.kind == "teleport_to", "only Khorne's own figure may leave, so nobody asks which"
    table.play("to tilea")
    assert (table.where("bloodsworn_1"), table.where("acolyte_1")) == ("tilea", "kislev")


@rule("citow.figures.same_terms")
def test_an_ability_of_summoning_works_when_a_card_moves_the_figure() -> None:
    table = given(
        points={"tzeentch": 3},
        hand={"tzeentch": "teleport"},
        upgrades={"tzeentch": "acolytes"},
        kislev="acolyte warpstone",
    )
    table.play("play teleport", "on kislev_right", "to tilea")
    assert table.kind == "bring"
    assert table.play("bring").token_places("warpstone") == ["tilea"]


@rule("citow.figures.where")
def test_a_figure_goes_where_its_power_is_or_next_to_it() -> None:
    table = given(points={"khorne": 2}, kislev="bloodsworn", tilea="leper").play("summon bloodletter_1")
    assert table.offers("to") == ["troll_country", "kislev", "empire"]
    table.forbids("to norsca", "citow.figures.where")
    table.forbids("to tilea", "citow.figures.where")


@rule("citow.figures.no_figures_on_board")
def test_the_first_figure_goes_anywhere_at_any_time() -> None:
    table = given(points={"khorne": 2}, round=5, kislev="leper").play("summon bloodletter_1")
    assert table.offers("to") == list(REGION_IDS)
    cards = given(points={"khorne": 2}, hand={"khorne": "battle_cry"})
    assert cards.play("play battle_cry").offers("on")[0] == "norsca_left", "cards need no presence"


@rule("citow.figures.origin_counts")
@example("citow.ex.last_figure_leaves_norsca")
def test_the_region_it_leaves_counts_for_the_last_figure() -> None:
    table = given(points={"slaanesh": 3}, norsca="seductress").play("summon seductress_1")
    assert table.where("seductress_1") == "troll_country", "the one neighbour of Norsca; no free choice of any region"
    assert (table.figures("norsca"), table.figures("troll_country")) == ([], ["seductress"])


@rule("citow.figures.new_region")
def test_a_figure_cannot_be_summoned_to_where_it_stands() -> None:
    table = given(points={"khorne": 4}, kislev="bloodletter*2").play("summon bloodletter_1")
    assert table.offers("to") == ["troll_country", "empire"]
    table.forbids("to kislev", "citow.figures.new_region")


@rule("citow.figures.reserve")
def test_a_killed_figure_can_be_summoned_again_at_its_cost() -> None:
    table = given(
        phase="battle", through="battle", dice="4 1 1 1 1 1 1", kislev="bloodletter*2 great_unclean_one leper"
    )
    assert table.where("leper_1") is None
    assert table.view["powers"]["nurgle"]["followers"]["leper"]["reserve"] == 6
    again = given(points={"nurgle": 1}, norsca="plaguebearer")
    assert again.play("summon leper_1", "to norsca").points("nurgle") == 0


@rule("citow.summon.one_action", "citow.figures.steps")
@example("citow.ex.summon_bloodsworn_troll_country")
def test_example_bloodsworn_to_troll_country() -> None:
    table = given(points={"khorne": 2, "nurgle": 1}, kislev="bloodsworn")
    table.forbids("summon bloodthirster", "citow.summon.afford")
    table.play("summon bloodsworn_2")
    table.forbids("to norsca", "citow.figures.where")
    table.play("to troll_country")
    assert table.points("khorne") == 1
    assert table.figures("troll_country", "khorne") == ["bloodsworn"]
    assert table.asked == "nurgle"


def test_figures_that_no_rule_tells_apart_are_one_choice() -> None:
    table = given(points={"khorne": 7}, kislev="bloodletter*3")
    assert table.offers("summon") == ["bloodsworn_1", "bloodletter_1", "bloodletter_4", "bloodthirster"]
    table.forbids("summon bloodletter_2", "citow.figures.source")
    marked = given(points={"tzeentch": 1}, norsca="acolyte!", troll_country="acolyte", badlands="acolyte! acolyte")
    assert marked.offers("summon") == [f"acolyte_{number}" for number in range(1, 6)], "each looks different"
    hints = table.state.hints(table.state.parse("summon bloodletter_1"))
    assert hints["same"] == ["bloodletter_1", "bloodletter_2", "bloodletter_3"]
    assert (hints["region"], hints["cost"]) == ("kislev", 2)


def test_figures_are_alike_only_in_all_that_a_rule_could_tell_apart() -> None:
    state = given(kislev="leper").state
    looks = set()
    for sort, figures in enumerate(state.tables.figures_of_sort):
        for holder, marks, where in product(range(len(POWER_IDS)), range(2 * ON_SPACE), range(RESERVE, REGIONS)):
            state.holder[figures[0]], state.marks[figures[0]], state.where[figures[0]] = holder, marks, where
            looks.add(state.look(figures[0]))
        assert len(looks) == (sort + 1) * 4 * 16 * 10
    one, other = state.tables.figures_of_sort[0][:2]
    state.where[one] = state.where[other]
    state.holder[one], state.marks[one] = state.holder[other], state.marks[other]
    assert state.look(one) == state.look(other)
    for hits, others in product(product(range(4), repeat=len(POWER_IDS)), repeat=2):
        waiting = [(one, hits), (other, others)]
        state.waiting = [f * 4 + p for f, counts in waiting for p, count in enumerate(counts) for _ in range(count)]
        assert (state.look(one) == state.look(other)) == (hits == others)
