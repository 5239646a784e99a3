"""Old World tokens, and ruined regions."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import given
from tests.vocabulary import rule


@rule("citow.tokens.how_they_move")
def test_tokens_move_by_old_world_cards_chaos_cards_and_dials() -> None:
    card = given(phase="old_world", old_world="witch_hunters")
    assert card.token_places("hero") == ["empire", "bretonnia", "estalia"]
    chaos = given(points={"slaanesh": 2}, hand={"slaanesh": "dark_influence"}, kislev="noble")
    assert chaos.play("play dark_influence", "on kislev_left", "to tilea").token_places("noble") == ["tilea"]
    dial = given(phase="end", counters={"tzeentch": 1, "nurgle": 1}).play("place norsca")
    assert dial.token_places("warpstone") == ["norsca"]


@rule("citow.tokens.stack")
def test_each_token_counts_on_its_own() -> None:
    table = given(kislev="skaven*2 noble*3")
    assert (table.region("kislev")["resistance"], table.region("kislev")["conquest_value"]) == (1, 6)


@rule("citow.tokens.return_to_stock")
def test_tokens_return_to_the_stock_but_killed_peasants_do_not() -> None:
    table = given(phase="end", track=("norse_reavers", None), norsca="event noble", peasants={"khorne": 4})
    assert (table.stock("noble"), table.tokens("norsca")) == (6, {"event": 1})
    assert table.stock("peasant") == 16


@rule("citow.tokens.event", "citow.tokens.event_orphan")
def test_event_tokens_mean_nothing_without_their_card() -> None:
    table = given(phase="end", kislev="event*2 leper bloodletter noble")
    assert table.figures("kislev") == ["bloodletter", "leper"]
    assert table.tokens("kislev") == {"event": 2, "noble": 1}, "they stay"
    assert given(kislev="event left:dazzle").region("kislev")["magic"] == 1
    used = given(phase="end", track=(None, "dark_elf_corsairs"), kislev="event*2 leper bloodletter noble")
    assert used.figures("kislev") == ["bloodletter"], "a card that refers to them uses them again"


@rule("citow.tokens.hero")
def test_each_hero_removes_a_figure_in_every_end_phase() -> None:
    table = given(phase="end", kislev="leper*3 hero*2")
    assert len(table.figures("kislev")) == 1
    assert table.tokens("kislev") == {"hero": 2}


@rule("citow.tokens.noble")
def test_a_noble_raises_the_conquest_value_alone() -> None:
    table = given(phase="corruption", norsca="noble*2 bloodletter*2")
    assert table.vp("khorne") == 3
    assert table.region("norsca")["resistance"] == 1


@rule("citow.tokens.peasant")
def test_peasants_are_targets_and_claimed_ones_are_rewarded() -> None:
    quiet = given(kislev="peasant*3")
    assert (quiet.region("kislev")["resistance"], quiet.region("kislev")["conquest_value"]) == (3, 3)
    rewarded = given(phase="old_world", old_world="plunged_into_chaos", peasants={"khorne": 2, "nurgle": 1})
    assert (rewarded.vp("khorne"), rewarded.vp("nurgle")) == (5, 1)


@rule("citow.tokens.skaven")
def test_a_skaven_lowers_resistance_alone() -> None:
    table = given(phase="corruption", kislev="skaven*2 bloodletter*2")
    assert table.vp("khorne") == 3
    assert table.region("kislev")["conquest_value"] == 3


@rule("citow.tokens.warpstone")
def test_a_warpstone_counts_for_ruin_and_nothing_else() -> None:
    table = given(phase="corruption", norsca="nurgle=10 warpstone*2")
    assert table.ruin("norsca") == 1
    others = given(points={"nurgle": 3, "slaanesh": 2}, hand={"slaanesh": "degenerate_royalty"}, norsca="warpstone*4")
    others.play("pass")
    others.forbids("play degenerate_royalty", "citow.summon.afford")
    aura = given(norsca="warpstone*4 left:plague_aura")
    assert aura.region("norsca")["forecast"]["domination"]["values"]["nurgle"] == 0


# -- ruined regions


@rule("citow.ruined.definition")
def test_ruined_from_the_moment_of_the_card_and_for_good() -> None:
    up = given(points={"khorne": 2}, hand={"khorne": "battle_cry"}, kislev="ruin=1:up", norsca="ruin=2")
    up.play("play battle_cry")
    up.forbids("on kislev_left", "citow.ruined.no_chaos_cards")
    up.forbids("on norsca_left", "citow.ruined.no_chaos_cards")
    twice = given(phase="corruption", kislev="ruin=1 warpstone*13")
    assert twice.ruin("kislev") == 1, "it cannot be ruined a second time"
    assert given(phase="corruption", kislev="warpstone*13").ruin("kislev") == 1, "but once"


@rule("citow.ruined.no_chaos_cards")
def test_no_new_cards_but_those_there_stay() -> None:
    table = given(phase="corruption", kislev="nurgle=12 left:influenza", tilea="ruin=1")
    assert table.ruin("kislev") == 2
    assert table.cards("kislev") == ["influenza"]
    assert table.on("end").cards("kislev") == []


@rule("citow.ruined.no_new_tokens")
def test_no_new_tokens_neither_placed_nor_moved() -> None:
    placed = given(phase="old_world", old_world="witch_hunters", empire="ruin=1")
    assert placed.token_places("hero") == ["bretonnia", "estalia"]
    moved = given(points={"slaanesh": 2}, hand={"slaanesh": "dark_influence"}, kislev="ruin=1", tilea="ruin=2 noble")
    moved.play("play dark_influence")
    moved.forbids("on tilea_left", "citow.ruined.no_chaos_cards")
    moved = given(points={"slaanesh": 2}, hand={"slaanesh": "dark_influence"}, kislev="ruin=1", norsca="noble")
    moved.play("play dark_influence", "on norsca_left")
    moved.forbids("to kislev", "citow.ruined.no_new_tokens")
    out = given(phase="end", track=("grail_is_found", None), bretonnia="ruin=1 event")
    assert out.kind == "carry", "moving one out is allowed"


@rule("citow.ruined.tokens_stay")
def test_tokens_stay_in_ruins_and_keep_working() -> None:
    table = given(phase="corruption", through="end", kislev="nurgle=12 hero noble leper")
    assert table.tokens("kislev") == {"hero": 1, "noble": 1}
    assert table.figures("kislev") == [], "the Hero still removes figures"
    battle = given(phase="battle", dice="4 4", kislev="ruin=1 peasant*2 bloodletter")
    assert battle.peasants("khorne") == 2


@rule("citow.ruined.no_domination")
def test_nobody_dominates_ruins() -> None:
    assert given(phase="corruption", norsca="bloodletter*4").vp("khorne") == 1, "as long as they are none"
    table = given(phase="corruption", norsca="ruin=1 bloodletter*4", tilea="ruin=2 plaguebearer*4", kislev="horror*3")
    assert (table.vp("khorne"), table.vp("nurgle")) == (0, 0)
    assert table.region("norsca")["forecast"]["domination"] is None


@rule("citow.ruined.no_corruption")
def test_no_corruption_in_ruins_by_any_effect() -> None:
    table = given(phase="corruption", norsca="ruin=1 leper*3")
    assert table.corruption("norsca") == {}
    daemon = given(points={"nurgle": 3}, upgrades={"nurgle": "great_unclean_one"}, norsca="ruin=1 leper")
    daemon.play("summon great_unclean_one", "to norsca")
    assert daemon.corruption("norsca") == {}
    south = given(points={"nurgle": 6}, upgrades={"nurgle": "great_unclean_one"}, tilea="ruin=1 leper")
    assert south.play("summon great_unclean_one", "to tilea").corruption("tilea") == {}
    assert south.play("summon great_unclean_one", "to estalia").corruption("estalia") == {"nurgle": 2}
    assert given(phase="corruption", norsca="leper*3").corruption("norsca") == {"nurgle": 3}, "not in ruins"


@rule("citow.ruined.rest_normal")
def test_figures_battles_and_borders_are_as_ever_in_ruins() -> None:
    table = given(points={"khorne": 2}, troll_country="ruin=1 bloodsworn").play("summon bloodletter_1")
    assert table.offers("to") == ["norsca", "troll_country", "kislev"]
    battle = given(phase="battle", dice="4 1", norsca="ruin=1 bloodletter leper")
    assert battle.figures("norsca") == ["bloodletter"]
