"""Control of enemy figures, upgrades in general, magic symbols, contradictory effects, what is hidden."""

from __future__ import annotations

from typing import Any

from tests.chaos_in_the_old_world.vocabulary import Table, game, given, new, upgrade_ids
from tests.vocabulary import example, rule
from warhost import FastChance
from warhost.games.chaos_in_the_old_world.model import OldWorld
from warhost.games.chaos_in_the_old_world.tables import CARD_IDS, POWER_IDS, UPGRADE_CARD

# -- control


@rule("citow.control.as_own")
def test_a_controlled_figure_is_of_the_controllers_colour_in_every_respect() -> None:
    table = given(points={"slaanesh": 3}, kislev="leper@slaanesh plaguebearer left:rain_of_pus right:plague_touch")
    assert table.offers("summon")[0] == "leper_1"
    table.play("summon seductress_1")
    assert "kislev" in table.offers("to"), "it counts for presence"
    values = table.region("kislev")["forecast"]["domination"]["values"]
    assert (values["nurgle"], values["slaanesh"]) == (2, 1)
    assert table.figure("leper_1")["defense"] == 1, "no Rain of Pus for it, but Plague Touch"
    owner = given(points={"nurgle": 3}, kislev="leper@slaanesh").play("summon plaguebearer_1")
    assert len(owner.offers("to")) == 9, "its owner has no figure on the board"


@rule("citow.control.battle")
def test_the_controller_rolls_and_assigns() -> None:
    table = given(
        phase="battle", dice="4", upgrades={"khorne": "bloodsworn"}, kislev="bloodsworn@slaanesh acolyte leper"
    )
    assert table.rolled == [("slaanesh", "kislev", 1)]
    assert table.asked == "slaanesh"


@rule("citow.control.corruption")
def test_a_controlled_cultist_corrupts_for_its_controller() -> None:
    table = given(phase="corruption", kislev="leper@slaanesh leper*2")
    assert table.corruption("kislev") == {"nurgle": 2, "slaanesh": 1}


@rule("citow.control.statistics", "citow.control.battle", "citow.control.corruption")
@example("citow.ex.controlled_figure")
def test_a_controlled_figure_keeps_its_own_statistics_and_upgrade() -> None:
    table = given(
        phase="battle",
        through="corruption",
        dice="1",
        upgrades={"khorne": "bloodsworn", "slaanesh": "seductresses"},
        kislev="bloodsworn@slaanesh leper",
    )
    assert table.rolled == [("slaanesh", "kislev", 1)], "attack 1 by Khorne's upgrade"
    assert table.figure("bloodsworn_1")["defense"] == 1, "not 2 by the controller's"
    assert table.corruption("kislev") == {"slaanesh": 1, "nurgle": 1}


@rule("citow.control.statistics")
def test_an_ability_works_for_the_controller() -> None:
    table = given(
        points={"slaanesh": 2},
        upgrades={"nurgle": "lepers", "tzeentch": "acolytes"},
        kislev="leper@slaanesh acolyte@slaanesh warpstone",
    )
    table.play("summon leper_1", "to empire")
    assert table.points("slaanesh") == 2, "where Slaanesh has no figure a Leper costs nothing"
    table.play("summon acolyte_1", "to empire")
    assert (table.asked, table.kind) == ("slaanesh", "bring")


@rule("citow.control.statistics")
def test_a_controlled_leper_creeps_where_its_controller_has_no_figure() -> None:
    table = given(
        points={"slaanesh": 2},
        upgrades={"nurgle": "lepers"},
        kislev="leper@slaanesh",
        empire="plaguebearer",
        norsca="seductress",
    )
    table.play("summon leper_1")
    costs = {place: table.state.hints(table.state.parse(f"to {place}"))["cost"] for place in table.offers("to")}
    assert (costs["empire"], costs["norsca"]) == (0, 1), "figures of Slaanesh count, not those of Nurgle"
    table.play("to empire")
    assert (table.points("slaanesh"), table.figure("leper_1")["crept"]) == (2, True)
    table.play("summon leper_1")
    assert all(table.state.hints(choice)["cost"] == 1 for choice in table.state.legal()), "once a round"
    table.play("to bretonnia")
    assert table.points("slaanesh") == 1


@rule("citow.control.summon")
def test_the_controller_summons_it_and_its_owner_cannot() -> None:
    table = given(points={"nurgle": 3}, kislev="leper@slaanesh")
    table.forbids("summon leper_1", "citow.control.summon")
    mine = given(points={"slaanesh": 2}, kislev="leper@slaanesh").play("summon leper_1", "to empire")
    assert (mine.points("slaanesh"), mine.figures("empire", "slaanesh")) == (1, ["leper"])


@rule("citow.control.end")
def test_control_ends_with_the_round_where_the_figure_stands() -> None:
    table = given(phase="end", kislev="leper@slaanesh")
    assert table.figures("kislev", "slaanesh") == ["leper"], "through the whole end phase"
    table.stop = 99
    table.run()
    assert table.figures("kislev", "nurgle") == ["leper"]
    killed = given(phase="battle", dice="4 1", kislev="leper@slaanesh bloodletter")
    assert killed.view["powers"]["nurgle"]["followers"]["leper"]["reserve"] == 6


# -- upgrades


@rule("citow.upgrades.set")
def test_three_followers_and_two_powers_each() -> None:
    for power in game().content["powers"]["powers"]:
        kinds = sorted(upgrade["kind"] for upgrade in power["upgrades"])
        assert kinds == ["follower"] * 3 + ["power"] * 2


@rule("citow.upgrades.how")
def test_one_upgrade_for_each_instruction() -> None:
    one = given(phase="end", dial={"khorne": 4}, counters={"khorne": 1, "nurgle": 1})
    assert (one.asked, one.kind) == ("khorne", "upgrade")
    assert (one.play("upgrade khorne_cards").kind, one.upgrades("khorne")) == (None, ["khorne_cards"])
    table = given(phase="end", dial={"khorne": 4}, counters={"khorne": 2})
    assert table.play("upgrade khorne_cards").kind == "upgrade", "the extra tick brings another"
    assert table.play("upgrade khorne_power").upgrades("khorne") == ["khorne_power", "khorne_cards"]
    assert table.kind is None


@rule("citow.upgrades.how")
def test_no_other_instruction_brings_an_upgrade() -> None:
    instructions = [
        (power, position)
        for p, power in enumerate(POWER_IDS)
        for position, instruction in enumerate(game().tables.dial[p])
        if position > 0 and instruction != UPGRADE_CARD
    ]
    for power, position in instructions:
        other = "nurgle" if power == "khorne" else "khorne"
        table = given(
            phase="end",
            dial={power: position - 1},
            counters={power: 1, other: 1},
            kislev="khorne=2 nurgle=2 noble*2 warpstone*2",
        )
        while table.asked is not None:
            assert table.kind != "upgrade", (power, position)
            table.play(table.choices[0])
        assert (table.dial(power), table.upgrades(power)) == (position, [])


@rule("citow.upgrades.choice")
def test_any_of_the_own_upgrades_that_are_not_in_play() -> None:
    for in_play in ("nurgle_lepers", "nurgle_provender"):
        up = {"nurgle": in_play.removeprefix("nurgle_")}
        table = given(phase="end", dial={"nurgle": 2}, counters={"khorne": 1, "nurgle": 1}, upgrades=up)
        left = [upgrade for upgrade in upgrade_ids("nurgle") if upgrade != in_play]
        assert (table.asked, table.choices) == ("nurgle", [f"upgrade {upgrade}" for upgrade in left])
        table.forbids(f"upgrade {in_play}", "citow.upgrades.permanent")
        table.forbids("upgrade khorne_power", "citow.upgrades.choice")


@rule("citow.upgrades.choice")
def test_the_last_upgrade_must_be_taken_and_after_it_there_is_none() -> None:
    four = {"khorne": "bloodsworn bloodletters bloodthirster power"}
    last = given(phase="end", dial={"khorne": 4}, counters={"khorne": 2}, upgrades=four)
    assert (last.kind, last.upgrades("khorne")) == (None, list(upgrade_ids("khorne"))), "of two ticks one brings it"
    assert last.heard("log-upgrade") == [{"power": "power-khorne", "upgrade": "upgrade-khorne_cards"}]


@rule("citow.upgrades.choice", "citow.upgrades.follower", "citow.dials.upgrade")
@example("citow.ex.bloodsworn_upgrade")
def test_any_own_upgrade_and_it_replaces_the_statistics() -> None:
    table = given(phase="end", dial={"khorne": 1}, counters={"khorne": 1, "nurgle": 1}, kislev="bloodsworn")
    assert table.offers("upgrade") == list(upgrade_ids("khorne"))
    table.forbids("decline", "citow.dials.instruction_mandatory")
    table.play("upgrade khorne_bloodsworn")
    assert table.upgrades("khorne") == ["khorne_bloodsworn"]
    follower = table.view["powers"]["khorne"]["followers"]["bloodsworn"]
    assert (follower["cost"], follower["attack"], follower["defense"]) == (1, 1, 1)
    assert table.heard("log-upgrade") == [{"power": "power-khorne", "upgrade": "upgrade-khorne_bloodsworn"}]


@rule("citow.upgrades.follower")
def test_an_upgrade_applies_to_all_figures_of_the_class() -> None:
    table = given(upgrades={"slaanesh": "seductresses"}, kislev="seductress daemonette")
    assert (table.figure("seductress_1")["defense"], table.figure("daemonette_1")["defense"]) == (2, 2)
    assert table.view["powers"]["slaanesh"]["followers"]["seductress"]["defense"] == 2


@rule("citow.upgrades.power")
def test_a_power_upgrade_works_from_the_next_draw_phase_on_for_all_to_see() -> None:
    table = given(phase="end", dial={"khorne": 1}, counters={"khorne": 1, "nurgle": 1}, points={"khorne": 0})
    table.play("upgrade khorne_power")
    assert table.points("khorne") == 0
    assert table.view["powers"]["khorne"]["upgrades"] == ["khorne_power"]
    assert given(phase="draw", upgrades={"khorne": "power"}).points("khorne") == 8


@rule("citow.upgrades.permanent")
def test_an_upgrade_stays() -> None:
    table = given(phase="summoning", upgrades={"khorne": "bloodsworn"}, points={"khorne": 1}, old_world="mass_exodus")
    table.stop = 99
    table.play("pass")
    while table.state.round == 1:
        table.play(table.choices[-1])
    assert table.upgrades("khorne") == ["khorne_bloodsworn"]


# -- magic


@rule("citow.magic.card_symbol")
def test_a_card_with_the_icon_is_a_symbol_whoever_played_it() -> None:
    table = given(kislev="left:plague_aura right:dazzle", tilea="left:influenza right:abyssal_pact")
    assert (table.region("kislev")["magic"], table.region("tilea")["magic"]) == (2, 1)
    assert given(phase="end", kislev="left:plague_aura").region("kislev")["magic"] == 0
    banned = given(track=("teclis_aids_the_empire", None), kislev="event left:plague_aura right:dazzle")
    assert banned.region("kislev")["magic"] == 0


@rule("citow.magic.no_effect")
def test_symbols_do_nothing_by_themselves() -> None:
    with_magic = given(phase="corruption", kislev="bloodletter*4 left:abyssal_pact")
    assert with_magic.vp("khorne") == 0, "that is the card's text"
    quiet = given(phase="corruption", kislev="bloodletter*4 right:drain_power left:soporific_musk")
    assert quiet.vp("khorne") == 3
    assert quiet.counters("tzeentch") == 0


@rule("citow.magic.on_figures")
def test_symbols_on_figures_count_where_they_are() -> None:
    table = given(upgrades={"tzeentch": "lord_of_change horrors"}, kislev="lord_of_change", tilea="left:horror")
    assert (table.region("kislev")["magic"], table.region("tilea")["magic"]) == (2, 1)
    dial = given(phase="corruption", upgrades={"tzeentch": "lord_of_change"}, kislev="lord_of_change acolyte*2")
    assert dial.counters("tzeentch") == 1


# -- contradictions


@rule("citow.contradictions.ban_wins", "citow.contradictions.battle_cry")
@example("citow.ex.battle_cry_against_stench_of_death")
def test_forbidding_wins() -> None:
    table = given(phase="corruption", norsca="plaguebearer leper left:battle_cry right:stench_of_death")
    assert table.vp("nurgle") == 1, "the region is dominated"
    assert table.corruption("norsca") == {}


@rule("citow.contradictions.ban_wins")
def test_no_magic_where_teclis_is_whatever_else_is_allowed() -> None:
    table = given(
        points={"tzeentch": 3}, hand={"tzeentch": "dazzle"}, track=("teclis_aids_the_empire", None), kislev="event"
    ).play("play dazzle")
    table.forbids("on kislev_left", "citow.contradictions.ban_wins")


@rule("citow.contradictions.specific_text")
def test_a_cards_text_departs_from_the_general_rule() -> None:
    # early hits may be too few; a card may stay in the end phase; a Leper may cost nothing
    early = given(phase="battle", dice="4 1", kislev="great_unclean_one left:blood_frenzy")
    assert len(early.heard("log-wounded")) == 1
    stays = given(phase="end", kislev="killer=tzeentch left:persistence_of_change")
    assert stays.cards("kislev") == ["persistence_of_change"]


# -- information


@rule("citow.information.hidden")
def test_hands_and_decks_are_hidden_but_their_sizes_are_open() -> None:
    state = new(seed=5).state
    for viewer in (*range(4), None):
        table = state.table(viewer)
        for seat, power in enumerate(POWER_IDS):
            view = table["powers"][power]
            assert ("hand" in view) == (viewer == seat)
            assert view["hand_size"] == sum(state.hand[card] for card in state.tables.cards_of[seat])
            hidden = sorted(view["unseen"])
            expected = view["deck_size"] + (0 if viewer == seat else view["hand_size"])
            assert len(hidden) == expected
            assert view["unseen"] == sorted(view["unseen"], key=CARD_IDS.index), "in no order that tells anything"
    seen = state.table(0)["powers"]["khorne"]
    assert len(seen["hand"]) == seen["hand_size"]


@rule("citow.information.hidden")
def test_a_sample_deals_what_a_seat_cannot_know() -> None:
    table = new(seed=5)
    state = table.state
    worlds = [table.sample(0, seed) for seed in range(20)]
    assert all(world.view(0) == state.view(0) for world in worlds)
    hands = {tuple(world.hand) for world in worlds}
    assert len(hands) > 10
    assert all(tuple(world.hand[:7]) == tuple(state.hand[:7]) for world in worlds), "Khorne knows his own"
    assert len({tuple(world.old_world_deck) for world in worlds}) > 10
    for world in worlds:
        world.check()


@rule("citow.information.hidden")
def test_cards_already_seen_are_not_dealt_again() -> None:
    table = given(
        hand={"khorne": "battle_cry battle_cry"},
        discard={"nurgle": "influenza influenza influenza influenza plague_aura"},
        kislev="right:stench_of_death",
    )
    for seed in range(20):
        world = table.sample(0, seed)
        assert world.hand[8] == 0, "all four Influenza lie in the discard pile"
        assert world.hand[7] + world.decks[1].count(7) == 3


@rule("citow.information.hidden")
@rule("citow.draw.reshuffle")
def test_a_hand_is_known_when_the_deck_was_made_anew() -> None:
    aura, influenza, touch = (CARD_IDS.index(card) for card in ("plague_aura", "influenza", "plague_touch"))
    rest = [card for card in game().content["chaos_cards"]["decks"][1]["cards"] if card["id"] != "plague_aura"]
    thrown = [card["id"] for card in rest for _ in range(card["copies"])]
    thrown.remove("influenza")
    table = given(
        phase="draw",
        through="summoning",
        hand={"nurgle": "plague_aura plague_aura plague_aura plague_aura"},
        deck={"nurgle": "influenza"},
        discard={"nurgle": " ".join(thrown)},
    )
    known = [*["plague_aura"] * 4, "influenza"]
    assert table.view["powers"]["nurgle"]["known"] == known
    for seed in range(20):
        world = table.sample(0, seed)
        assert (world.hand[aura], world.decks[1].count(aura)) == (4, 0)
        assert world.hand[influenza] >= 1
    assert len({table.sample(0, seed).hand[touch] for seed in range(20)}) > 1, "what was drawn afterwards is hidden"
    table.play("pass", "play plague_aura", "on kislev_left")
    assert table.view["powers"]["nurgle"]["known"] == known[1:]


def about_to_play(card: str) -> Table:
    """Slaanesh has chosen one of two cards, and no space yet."""
    hand = {"slaanesh": "dark_influence soporific_musk", "khorne": "battle_cry"}
    return given(points={"slaanesh": 3}, hand=hand, kislev="peasant leper").play(f"play {card}")


@rule("citow.information.hidden")
def test_a_card_is_hidden_until_its_space_is_chosen() -> None:
    one, other = about_to_play("dark_influence"), about_to_play("soporific_musk")
    for viewer in (0, 1, 2, None):
        seen = one.state.view(viewer)
        assert seen == other.state.view(viewer)
        assert (seen["table"]["announced"], seen["table"]["powers"]["slaanesh"]["hand_size"]) == (None, 2)
        assert one.state.log_for(viewer) == other.state.log_for(viewer)
    own, others = one.state.view(3), one.state.view(0)
    assert own["table"]["announced"] == "dark_influence"
    assert own["table"]["powers"]["slaanesh"]["hand"] == ["soporific_musk"]
    assert own["decision"] is not None
    assert others["decision"] is not None
    assert own["decision"]["prompt"] != others["decision"]["prompt"]
    one.play("on kislev_left")
    for viewer in (0, 1, 2, None):
        table = one.state.view(viewer)["table"]
        assert table["regions"]["kislev"]["spaces"]["left"]["card"] == "dark_influence"
        assert table["powers"]["slaanesh"]["hand_size"] == 1


@rule("citow.information.hidden")
def test_the_first_half_of_playing_a_card_shows_nothing() -> None:
    before = given(points={"slaanesh": 3}, hand={"slaanesh": "dark_influence soporific_musk"})
    reveals, lines = before.state.reveals, len(before.log_keys())
    before.play("play dark_influence")
    assert (before.state.reveals, len(before.log_keys())) == (reveals, lines)
    before.play("on kislev_left")
    assert (before.state.reveals, before.heard("log-play")[0]["card"]) == (reveals + 1, "card-dark_influence")


@rule("citow.information.hidden")
def test_a_card_known_to_be_in_hand_stays_known_until_its_space_is_chosen() -> None:
    known = {"slaanesh": {"hand": ["dark_influence", "soporific_musk"], "known": ["dark_influence"]}}
    powers: dict[str, Any] = {power: {"power_points": 0} for power in POWER_IDS}
    table = given(table={"powers": {**powers, "slaanesh": {"power_points": 3, **known["slaanesh"]}}})
    table.play("play dark_influence")
    assert table.view["powers"]["slaanesh"]["known"] == ["dark_influence"]
    assert table.play("on kislev_left").view["powers"]["slaanesh"]["known"] == []


@rule("citow.information.hidden")
def test_for_others_the_card_about_to_be_played_may_be_any_that_could() -> None:
    table = about_to_play("dark_influence")
    for viewer in (0, None):
        worlds = [table.state.determinize(viewer, FastChance(seed)) for seed in range(60)]
        played = set()
        for world in worlds:
            assert isinstance(world, OldWorld)
            world.check()
            assert world.view(viewer) == table.state.view(viewer)
            assert len(world.legal()) > 1
            played.add(CARD_IDS[world.announced])
        assert len(played) > 4
        costs = {table.state.tables.card_cost[CARD_IDS.index(card)] for card in played}
        assert max(costs) <= 3, "no card that Slaanesh could not pay"
    own = [table.sample(3, seed) for seed in range(20)]
    assert {CARD_IDS[world.announced] for world in own} == {"dark_influence"}
    assert all(world.legal() == table.state.legal() for world in own)


@rule("citow.information.hidden")
def test_a_card_not_yet_on_its_space_stays_in_hand_when_the_game_ends() -> None:
    table = about_to_play("dark_influence")
    for seat in (0, 1, 2):
        table.state.declare(seat, "concede")
    assert table.winners == ["slaanesh"]
    assert (table.hand("slaanesh"), table.discard("slaanesh")) == (["dark_influence", "soporific_musk"], [])
    table.state.check()


@rule("citow.information.open")
def test_everything_else_is_open() -> None:
    state = given(
        phase="summoning",
        vp={"nurgle": 7},
        peasants={"khorne": 2},
        counters={"slaanesh": 1},
        discard={"khorne": "battle_cry"},
        upgrades={"tzeentch": "cards"},
        kislev="bloodletter nurgle=3 left:influenza peasant",
    ).state
    views = [state.table(viewer) for viewer in (*range(4), None)]
    for view in views:
        assert view["powers"]["nurgle"]["victory_points"] == 7
        assert view["powers"]["khorne"]["peasants"] == 2
        assert view["powers"]["khorne"]["power_points"] == 7
        assert view["powers"]["khorne"]["discard"] == ["battle_cry"]
        assert view["powers"]["slaanesh"]["dial"]["counters"] == 1
        assert view["powers"]["tzeentch"]["upgrades_left"] == list(upgrade_ids("tzeentch")[:4])
        assert view["regions"] == views[0]["regions"]
