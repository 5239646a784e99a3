"""The domination step."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import Table, given
from tests.vocabulary import example, rule


def values(table: Table, region: str) -> dict[str, int]:
    found: dict[str, int] = table.region(region)["forecast"]["domination"]["values"]
    return found


@rule("citow.domination.step")
def test_domination_comes_first_in_region_order() -> None:
    table = given(phase="corruption", norsca="bloodletter*2 leper", kislev="acolyte*4", tilea="seductress*3")
    keys = table.log_keys()
    assert max(i for i, key in enumerate(keys) if key == "log-dominate") < keys.index("log-corrupt")
    assert [line["region"] for line in table.heard("log-dominate")] == [
        "region-norsca",
        "region-kislev",
        "region-tilea",
    ]


@rule("citow.domination.value")
def test_costs_of_own_cards_and_number_of_figures() -> None:
    table = given(kislev="bloodletter*2 leper left:reborn_in_blood right:stench_of_death")
    assert values(table, "kislev") == {"khorne": 4, "nurgle": 4, "tzeentch": 0, "slaanesh": 0}


@rule("citow.domination.figures_count_one")
def test_every_figure_counts_one() -> None:
    table = given(kislev="bloodthirster bloodletter bloodsworn")
    assert values(table, "kislev")["khorne"] == 3


@rule("citow.domination.cards_only")
def test_cards_alone_can_dominate() -> None:
    table = given(phase="corruption", tilea="left:stench_of_death")
    assert table.vp("nurgle") == 2


@rule("citow.domination.compare", "citow.domination.highest_fails")
def test_the_highest_value_must_exceed_resistance() -> None:
    equal = given(phase="corruption", kislev="bloodletter*3")
    assert equal.vp("khorne") == 0
    more = given(phase="corruption", kislev="bloodletter*4")
    assert more.vp("khorne") == 3


@rule("citow.domination.score")
def test_the_conquest_value_is_scored() -> None:
    table = given(phase="corruption", kislev="bloodletter*4 noble*2")
    assert table.vp("khorne") == 5
    assert table.heard("log-dominate")[0]["points"] == 5


@rule("citow.domination.tie")
def test_a_tie_for_the_highest_value_dominates_nothing() -> None:
    table = given(phase="corruption", norsca="bloodletter*3 plaguebearer*3 horror*2")
    assert [table.vp(power) for power in ("khorne", "nurgle", "tzeentch")] == [0, 0, 0], "nor does the third win"
    assert given(phase="corruption", norsca="bloodsworn skaven").vp("khorne") == 1, "no tie, though all others have 0"


@rule("citow.domination.meaning_for_cards")
def test_to_dominate_is_to_have_won_the_comparison() -> None:
    won = given(phase="corruption", norsca="plaguebearer left:stench_of_death")
    assert won.corruption("norsca") == {"nurgle": 2}
    keys = won.log_keys()
    assert keys.index("log-dominate") < keys.index("log-corrupt")
    lost = given(phase="corruption", empire="plaguebearer left:stench_of_death")
    assert lost.corruption("empire") == {}, "four against five"


@rule("citow.domination.meaning_for_cards")
def test_such_effects_come_before_the_next_region() -> None:
    table = given(phase="corruption", norsca="left:stench_of_death", tilea="bloodletter*3")
    keys = [key for key in table.log_keys() if key in ("log-dominate", "log-corrupt")]
    assert keys == ["log-dominate", "log-corrupt", "log-dominate"]


@rule("citow.domination.value", "citow.domination.score")
@example("citow.ex.domination_kislev")
def test_example_kislev() -> None:
    table = given(
        phase="battle",
        through="corruption",
        track=("electors_sue_for_peace", None),
        kislev="bloodsworn*2 great_unclean_one left:blood_gods_call right:plague_touch event",
    )
    assert (table.vp("khorne"), table.vp("nurgle")) == (3, 0)
    assert table.heard("log-dominate") == [
        {"power": "power-khorne", "region": "region-kislev", "value": 4, "resistance": 3, "points": 3}
    ]
    before = given(kislev="bloodsworn*2 great_unclean_one left:blood_gods_call right:plague_touch")
    assert values(before, "kislev") == {"khorne": 4, "nurgle": 1, "tzeentch": 0, "slaanesh": 0}


@rule("citow.regions.values_independent", "citow.tokens.skaven", "citow.tokens.noble")
@example("citow.ex.skaven_and_noble")
def test_example_skaven_and_noble() -> None:
    table = given(kislev="skaven noble")
    assert (table.region("kislev")["resistance"], table.region("kislev")["conquest_value"]) == (2, 4)
