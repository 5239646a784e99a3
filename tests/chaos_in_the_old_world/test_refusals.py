"""A refusal names the rule of what is being decided, not one of another card or phase, and says what is against it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.chaos_in_the_old_world.vocabulary import Table, given, new
from tests.vocabulary import rule

Given = Callable[[], Table]


def refuses(table: Table, choice: str, named: str, said: str) -> None:
    table.forbids(choice, named)
    assert table.refused(choice).text.key == said


# -- given: one table for each kind of decision


def played(power: str, card: str, **regions: str) -> Table:
    table = given(points={power: 6}, hand={power: card}, board=regions)
    return table.play(f"play {card}", "on kislev_left")


def embodying() -> Table:
    return new(3, powers="choice", absent="nurgle").play("embody khorne")


def turning() -> Table:
    hand = {"khorne": "battle_cry reborn_in_blood"}
    return given(points={"khorne": 1}, hand=hand, kislev="bloodsworn@slaanesh leper bloodsworn*2")


def summoning() -> Table:
    regions = {"kislev": "bloodsworn", "empire": "hero", "border_princes": "bloodsworn"}
    return given(points={"khorne": 1}, track=("road_wardens", None), board=regions).play("summon bloodsworn_1")


def playing() -> Table:
    return given(
        points={"nurgle": 1},
        hand={"nurgle": "plague_aura influenza"},
        track=("teclis_aids_the_empire", "horned_ones_due"),
        norsca="ruin=1",
        badlands="ruin=2",
        troll_country="left:battle_cry right:battle_cry",
        kislev="left:battle_cry",
        empire="right:blocked",
        bretonnia="event",
        estalia="left:temporal_stasis",
    ).play("play plague_aura")


def calling() -> Table:
    regions = {"kislev": "bloodsworn", "tilea": "bloodletter*3 bloodsworn@slaanesh", "empire": "bloodthirster leper"}
    return played("khorne", "blood_gods_call", **regions)


def called() -> Table:
    return calling().play("call bloodletter_1")


def decaying() -> Table:
    return played("nurgle", "all_things_decay", kislev="khorne=1 tzeentch=1")


def rotting() -> Table:
    regions = {"kislev": "nurgle=1 acolyte*2 horror leper lord_of_change left:final_rotting", "tilea": "daemonette"}
    return given(phase="battle", dice="1", board=regions)


def teleporting() -> Table:
    regions = {"kislev": "bloodletter*2 bloodsworn bloodthirster leper right:field_of_carnage", "tilea": "horror"}
    return played("tzeentch", "teleport", **regions)


def teleported() -> Table:
    return played("tzeentch", "teleport", kislev="acolyte")


def shielding() -> Table:
    return played("tzeentch", "warp_shield", kislev="acolyte*2 horror leper", tilea="acolyte")


def meddling() -> Table:
    return played("tzeentch", "meddling_of_skaven", kislev="acolyte leper bloodletter")


def meddled() -> Table:
    table = given(
        points={"tzeentch": 2},
        hand={"tzeentch": "meddling_of_skaven", "nurgle": "influenza plague_aura rain_of_pus"},
        kislev="leper",
    )
    return table.play("play meddling_of_skaven", "on kislev_left")


def luring() -> Table:
    return played("slaanesh", "dark_influence", kislev="peasant noble warpstone")


def lured() -> Table:
    return played("slaanesh", "dark_influence", kislev="peasant", norsca="ruin=1")


def musk() -> Table:
    return played("slaanesh", "soporific_musk", kislev="leper*2 acolyte horror seductress", tilea="acolyte")


def keeper() -> Table:
    return given(
        phase="battle", upgrades={"slaanesh": "keeper_of_secrets"}, kislev="keeper_of_secrets leper*2 acolyte~ acolyte"
    )


def bringing() -> Table:
    table = given(points={"tzeentch": 4}, upgrades={"tzeentch": "acolytes"}, kislev="acolyte warpstone")
    return table.play("summon acolyte_1", "to empire")


def standing() -> Table:
    table = given(points={"tzeentch": 4}, upgrades={"tzeentch": "horrors"}, kislev="right:influenza")
    return table.play("summon horror_1", "to kislev")


def upgrading() -> Table:
    return given(phase="end", dial={"khorne": 1}, counters={"khorne": 1, "nurgle": 1}, upgrades={"khorne": "power"})


def greenskins() -> Table:
    track = ("greenskins_invade", None)
    kislev = "event leper*2 plaguebearer*2 great_unclean_one horror"
    return given(phase="battle", dice="6", track=track, kislev=kislev, tilea="acolyte leper")


def decree() -> Table:
    return given(phase="old_world", old_world="franzs_decree", kislev="leper plaguebearer", tilea="acolyte")


def knights() -> Table:
    hand = {"nurgle": "influenza plague_aura", "khorne": "battle_cry"}
    return given(phase="end", track=("bretonnian_knights", None), hand=hand, bretonnia="leper")


def hero() -> Table:
    return given(phase="end", kislev="hero leper plaguebearer", tilea="acolyte")


def slaying() -> Table:
    regions = {"kislev": "hero horror*2 lord_of_change bloodsworn*2", "tilea": "daemonette"}
    return given(phase="end", track=("dwarf_trollslayers", None), board=regions)


def plundering() -> Table:
    return given(phase="end", track=("norse_reavers", None), kislev="event noble peasant")


def claiming() -> Table:
    return given(phase="end", track=("grail_is_found", None), kislev="event leper")


def carrying() -> Table:
    return given(phase="end", track=("grail_is_found", None), empire="event", kislev="ruin=1")


def placing() -> Table:
    return given(phase="old_world", old_world="electors_arise", kislev="ruin=1")


def dialled() -> Table:
    return given(phase="end", dial={"tzeentch": 0}, counters={"tzeentch": 1, "nurgle": 1}, kislev="ruin=1")


def cleansing() -> Table:
    dial = {"nurgle": 1}
    return given(
        phase="end", dial=dial, counters={"khorne": 1, "nurgle": 1}, kislev="khorne=1 nurgle=1", tilea="khorne=1"
    )


def clearing() -> Table:
    dial = {"slaanesh": 5}
    return given(
        phase="end", dial=dial, counters={"slaanesh": 1, "nurgle": 1}, kislev="peasant noble", tilea="warpstone"
    )


def scattering() -> Table:
    ruins = {"norsca": "ruin=1", "kislev": "ruin=2", "empire": "ruin=3", "estalia": "ruin=4", "tilea": "ruin=5"}
    return given(phase="old_world", old_world="crusade_is_come", board=ruins)


def scattered() -> Table:
    return scattering().play("scatter hero", "place badlands", "scatter hero")


def pairing() -> Table:
    return given(phase="old_world", old_world="dwarf_trollslayers")


def inspiring() -> Table:
    return given(
        phase="old_world", old_world="divine_inspiration", kislev="khorne=1", tilea="nurgle=1", empire="ruin=1"
    )


def rallying() -> Table:
    return given(phase="old_world", old_world="divine_inspiration", kislev="khorne=1", tilea="hero", empire="hero")


def blocking() -> Table:
    regions = {"kislev": "skaven", "tilea": "skaven left:battle_cry", "empire": "ruin=1"}
    return given(phase="old_world", old_world="horned_ones_due", board=regions)


# -- then: what is not a matter of the decision


@pytest.mark.parametrize(
    ("table", "choice", "named"),
    [
        (embodying, "region kislev", "citow.setup.assign_powers"),
        (turning, "region kislev", "citow.summon.one_action"),
        (summoning, "figure bloodsworn_1", "citow.figures.where"),
        (playing, "region kislev", "citow.chaos_cards.any_region"),
        (calling, "region kislev", "citow.chaos_cards.player_chooses"),
        (decaying, "region kislev", "citow.chaos_cards.player_chooses"),
        (rotting, "region kislev", "citow.early_hits.end_effects"),
        (teleporting, "region kislev", "citow.chaos_cards.player_chooses"),
        (teleported, "figure bloodsworn_1", "citow.chaos_cards.player_chooses"),
        (shielding, "region kislev", "citow.chaos_cards.chosen_figure_keeps_effect"),
        (meddling, "region kislev", "citow.chaos_cards.player_chooses"),
        (meddled, "region kislev", "citow.chaos_cards.player_chooses"),
        (luring, "region kislev", "citow.tokens.how_they_move"),
        (lured, "figure bloodsworn_1", "citow.tokens.how_they_move"),
        (musk, "region kislev", "citow.control.as_own"),
        (bringing, "region kislev", "citow.upgrades.follower"),
        (standing, "region kislev", "citow.upgrades.follower"),
        (upgrading, "region kislev", "citow.upgrades.choice"),
        (greenskins, "region kislev", "citow.old_world_cards.persistent_choices"),
        (hero, "region kislev", "citow.end_phase.hero_removes"),
        (slaying, "region kislev", "citow.old_world_cards.persistent_choices"),
        (plundering, "region kislev", "citow.old_world_cards.persistent_choices"),
        (claiming, "region kislev", "citow.old_world_cards.default_timing"),
        (carrying, "figure bloodsworn_1", "citow.old_world_cards.persistent_choices"),
        (placing, "figure bloodsworn_1", "citow.old_world_phase.lowest_threat_decides"),
        (dialled, "figure bloodsworn_1", "citow.dials.place_tokens"),
        (cleansing, "figure bloodsworn_1", "citow.dials.remove_corruption"),
        (clearing, "figure bloodsworn_1", "citow.dials.remove_old_world_tokens"),
        (scattering, "region kislev", "citow.old_world_phase.lowest_threat_decides"),
        (scattered, "figure bloodsworn_1", "citow.old_world_phase.lowest_threat_decides"),
        (pairing, "region kislev", "citow.old_world_phase.lowest_threat_decides"),
        (inspiring, "figure bloodsworn_1", "citow.old_world_phase.lowest_threat_decides"),
        (rallying, "figure bloodsworn_1", "citow.old_world_phase.lowest_threat_decides"),
        (blocking, "region kislev", "citow.old_world_phase.lowest_threat_decides"),
    ],
)
def test_what_means_nothing_now_is_refused_by_the_rule_of_the_decision(table: Given, choice: str, named: str) -> None:
    refuses(table(), choice, named, "why-wrong-kind")


@pytest.mark.parametrize(
    ("choice", "named"),
    [
        ("upgrade khorne_power", "citow.dials.upgrade"),
        ("pair first", "citow.old_world_phase.lowest_threat_decides"),
        ("spend six", "citow.battle.six_only"),
        ("hit leper_1", "citow.battle.targets"),
    ],
)
def test_what_belongs_to_another_decision_is_refused_by_its_rule(choice: str, named: str) -> None:
    refuses(turning(), choice, named, "why-not-now")


# -- then: what is no offer


@rule("citow.chaos_cards.mandatory")
@pytest.mark.parametrize("table", [decaying, rotting, teleporting, shielding, meddling, luring, musk])
def test_what_a_chaos_card_says_is_no_offer(table: Given) -> None:
    refuses(table(), "decline", "citow.chaos_cards.mandatory", "why-mandatory")


@rule("citow.old_world_phase.as_much_as_possible")
@pytest.mark.parametrize(
    "table",
    [greenskins, decree, slaying, plundering, carrying, placing, scattering, scattered, pairing, inspiring, blocking],
)
def test_what_an_old_world_card_says_is_no_offer(table: Given) -> None:
    refuses(table(), "decline", "citow.old_world_phase.as_much_as_possible", "why-mandatory")


@rule("citow.dials.instruction_mandatory")
@pytest.mark.parametrize(
    "table",
    [
        upgrading,
        dialled,
        cleansing,
        lambda: cleansing().play("cleanse kislev"),
        clearing,
        lambda: clearing().play("clear kislev"),
    ],
)
def test_what_a_dial_says_is_no_offer(table: Given) -> None:
    refuses(table(), "decline", "citow.dials.instruction_mandatory", "why-mandatory")


@rule("citow.end_phase.hero_removes")
def test_a_hero_is_not_declined() -> None:
    refuses(hero(), "decline", "citow.end_phase.hero_removes", "why-mandatory")


# -- then: figures that no rule tells apart


@rule("citow.figures.source")
@pytest.mark.parametrize(
    ("table", "choice"),
    [
        (lambda: given(points={"khorne": 6}, kislev="bloodsworn"), "summon bloodsworn_3"),
        (calling, "call bloodletter_2"),
        (called, "call bloodletter_3"),
        (rotting, "rot acolyte_2"),
        (teleporting, "teleport bloodletter_2"),
        (shielding, "shield acolyte_2"),
        (musk, "seduce leper_2"),
        (greenskins, "lose leper_2"),
        (greenskins, "lose plaguebearer_2"),
        (slaying, "slay horror_2"),
    ],
)
def test_one_stands_for_all_that_are_alike(table: Given, choice: str) -> None:
    refuses(table(), choice, "citow.figures.source", "why-alike")


# -- then: setup and summoning


@rule("citow.setup.unused_power")
def test_a_power_that_is_agreed_to_stay_away() -> None:
    refuses(embodying(), "embody nurgle", "citow.setup.unused_power", "why-absent")


@rule("citow.overview.one_power_each")
def test_a_power_that_is_taken() -> None:
    refuses(embodying(), "embody khorne", "citow.overview.one_power_each", "why-power-taken")


@rule("citow.control.summon")
def test_a_figure_under_control_of_another() -> None:
    refuses(turning(), "summon bloodsworn_1", "citow.control.summon", "why-controlled")


@rule("citow.figures.steps")
def test_a_figure_of_another_power() -> None:
    refuses(turning(), "summon leper_1", "citow.figures.steps", "why-not-yours")
    assert turning().refused("summon leper_2").text.key == "why-not-yours"


@rule("citow.summon.afford")
def test_too_dear() -> None:
    refuses(turning(), "summon bloodletter_1", "citow.summon.afford", "why-too-dear")
    refuses(turning(), "summon bloodletter_2", "citow.summon.afford", "why-too-dear")
    refuses(turning(), "play reborn_in_blood", "citow.summon.afford", "why-too-dear")
    refuses(summoning(), "to empire", "citow.summon.afford", "why-too-dear")
    assert summoning().refused("to empire").text.params["cost"] == 2
    refuses(playing(), "on estalia_right", "citow.summon.afford", "why-too-dear")


@rule("citow.summon.afford")
def test_a_card_is_too_dear_on_every_space_that_is_left() -> None:
    ruins = {name: f"ruin={i + 1}" for i, name in enumerate(("norsca", "empire", "bretonnia", "estalia"))}
    full = dict.fromkeys(("troll_country", "tilea"), "left:influenza right:influenza")
    more = dict.fromkeys(("border_princes", "badlands"), "left:dazzle right:teleport")
    board = {**ruins, **full, **more, "kislev": "left:temporal_stasis"}
    table = given(points={"khorne": 2}, hand={"khorne": "battle_cry"}, board=board)
    refuses(table, "play battle_cry", "citow.summon.afford", "why-too-dear")
    assert table.refused("play battle_cry").text.params["cost"] == 3


@rule("citow.chaos_cards.field_of_carnage")
def test_a_figure_held_on_a_field_of_carnage() -> None:
    regions = {"badlands": "seductress left:field_of_carnage", "kislev": "seductress daemonette"}
    table = given(points={"slaanesh": 1}, board=regions)
    refuses(table, "summon seductress_1", "citow.chaos_cards.field_of_carnage", "why-carnage")
    assert table.offers("summon") == ["seductress_2", "seductress_3"], "the one in Kislev, and those of the reserve"
    for name in ("daemonette_1", "daemonette_2", "keeper_of_secrets"):
        refuses(table, f"summon {name}", "citow.summon.afford", "why-too-dear")


@rule("citow.draw.own_deck")
def test_a_card_of_another_power() -> None:
    refuses(turning(), "play influenza", "citow.draw.own_deck", "why-card-not-yours")


@rule("citow.chaos_cards.steps")
def test_a_card_that_is_not_in_hand_and_a_space_that_is_taken() -> None:
    refuses(turning(), "play skull_throne", "citow.chaos_cards.steps", "why-not-in-hand")
    refuses(playing(), "on kislev_left", "citow.chaos_cards.steps", "why-space-taken")


@rule("citow.chaos_cards.full_region")
def test_a_full_region() -> None:
    refuses(playing(), "on troll_country_right", "citow.chaos_cards.full_region", "why-space-taken")


@rule("citow.ruined.no_chaos_cards")
def test_no_card_and_no_marker_in_ruins() -> None:
    refuses(playing(), "on norsca_left", "citow.ruined.no_chaos_cards", "why-ruined")
    refuses(playing(), "on badlands_left", "citow.ruined.no_chaos_cards", "why-ruined")
    refuses(playing(), "on kislev_left", "citow.chaos_cards.steps", "why-space-taken")
    refuses(blocking(), "block empire_left", "citow.ruined.no_chaos_cards", "why-ruined")


@rule("citow.old_world_cards.persistent_on_track")
def test_a_blocked_space() -> None:
    refuses(playing(), "on empire_right", "citow.old_world_cards.persistent_on_track", "why-space-blocked")


@rule("citow.contradictions.ban_wins", "citow.summon.afford")
def test_no_magic_beside_teclis_also_for_who_can_pay() -> None:
    refuses(playing(), "on bretonnia_left", "citow.contradictions.ban_wins", "why-no-magic")
    track = ("teclis_aids_the_empire", None)
    exactly = given(points={"tzeentch": 1}, hand={"tzeentch": "temporal_stasis"}, track=track, kislev="event")
    exactly.play("play temporal_stasis")
    refuses(exactly, "on kislev_left", "citow.contradictions.ban_wins", "why-no-magic")


@rule("citow.figures.new_region")
def test_the_region_a_figure_is_in() -> None:
    refuses(summoning(), "to kislev", "citow.figures.new_region", "why-already-there")


@rule("citow.figures.where")
def test_a_region_out_of_reach() -> None:
    refuses(summoning(), "to norsca", "citow.figures.where", "why-out-of-reach")
    assert summoning().refused("to empire").text.key == "why-too-dear", "which is within reach"


# -- then: Chaos cards


@rule("citow.chaos_cards.you")
@pytest.mark.parametrize(
    ("table", "choice"),
    [(calling, "call leper_1"), (calling, "call bloodsworn_2"), (shielding, "shield leper_1")],
)
def test_your_figures_are_those_you_control(table: Given, choice: str) -> None:
    refuses(table(), choice, "citow.chaos_cards.you", "why-not-yours")


@rule("citow.chaos_cards.player_chooses")
@pytest.mark.parametrize(
    ("table", "choice", "said"),
    [
        (calling, "call bloodletter_4", "why-in-reserve"),
        (calling, "call bloodsworn_1", "why-already-there"),
        (called, "call bloodthirster", "why-other-source"),
        (decaying, "decay slaanesh", "why-no-corruption"),
        (teleporting, "teleport horror_1", "why-elsewhere"),
        (teleporting, "teleport bloodthirster", "why-greater-daemon"),
        (teleported, "to kislev", "why-same-region"),
        (meddling, "meddle tzeentch", "why-no-opponent"),
        (meddling, "meddle slaanesh", "why-no-figure-there"),
        (meddled, "discard plague_touch", "why-not-in-hand"),
        (meddled, "decline", "why-must-discard"),
    ],
)
def test_refusals_of_chaos_cards_name_their_own_rule(table: Given, choice: str, said: str) -> None:
    refuses(table(), choice, "citow.chaos_cards.player_chooses", said)


@rule("citow.figures.same_terms")
def test_no_teleport_off_a_field_of_carnage() -> None:
    refuses(teleporting(), "teleport leper_1", "citow.figures.same_terms", "why-carnage")


@rule("citow.chaos_cards.chosen_figure_keeps_effect")
def test_a_shield_is_for_a_figure_of_the_region() -> None:
    refuses(shielding(), "shield acolyte_3", "citow.chaos_cards.chosen_figure_keeps_effect", "why-elsewhere")


@rule("citow.early_hits.end_effects")
@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("rot daemonette_1", "why-elsewhere"),
        ("rot leper_1", "why-own-figure"),
        ("rot lord_of_change", "why-greater-daemon"),
    ],
)
def test_whom_the_final_rotting_spares(choice: str, said: str) -> None:
    refuses(rotting(), choice, "citow.early_hits.end_effects", said)


@rule("citow.tokens.how_they_move")
@pytest.mark.parametrize(
    ("table", "choice", "said"),
    [
        (luring, "lure hero", "why-no-token"),
        (luring, "lure warpstone", "why-token-immune"),
        (lured, "to kislev", "why-same-region"),
    ],
)
def test_what_dark_influence_cannot_move(table: Given, choice: str, said: str) -> None:
    refuses(table(), choice, "citow.tokens.how_they_move", said)


@rule("citow.control.as_own")
@pytest.mark.parametrize(
    ("table", "choice", "said"),
    [
        (musk, "seduce acolyte_2", "why-elsewhere"),
        (musk, "seduce horror_1", "why-no-cultist"),
        (musk, "seduce seductress_1", "why-already-yours"),
    ],
)
def test_whom_slaanesh_cannot_take(table: Given, choice: str, said: str) -> None:
    refuses(table(), choice, "citow.control.as_own", said)


@rule("citow.battle.kill")
def test_nobody_takes_a_killed_cultist() -> None:
    refuses(keeper(), "seduce acolyte_1", "citow.battle.kill", "why-tipped")
    refuses(keeper(), "seduce leper_2", "citow.figures.source", "why-alike")


# -- then: upgrades and dials


@rule("citow.upgrades.follower")
@pytest.mark.parametrize(
    ("choice", "said"), [("stand kislev_right", "why-space-taken"), ("stand empire_left", "why-other-region")]
)
def test_where_a_horror_cannot_stand(choice: str, said: str) -> None:
    refuses(standing(), choice, "citow.upgrades.follower", said)


@rule("citow.upgrades.choice", "citow.upgrades.permanent")
def test_which_upgrades_cannot_be_chosen() -> None:
    refuses(upgrading(), "upgrade nurgle_power", "citow.upgrades.choice", "why-upgrade-not-yours")
    refuses(upgrading(), "upgrade khorne_power", "citow.upgrades.permanent", "why-upgrade-in-play")


@rule("citow.dials.remove_corruption")
def test_what_remove_corruption_finds_nowhere() -> None:
    refuses(cleansing(), "cleanse empire", "citow.dials.remove_corruption", "why-clean")
    of = cleansing().play("cleanse kislev")
    refuses(of, "remove slaanesh", "citow.dials.remove_corruption", "why-no-corruption")
    refuses(of, "region kislev", "citow.dials.remove_corruption", "why-wrong-kind")


@rule("citow.dials.remove_old_world_tokens")
def test_what_remove_old_world_tokens_finds_nowhere() -> None:
    refuses(clearing(), "clear empire", "citow.dials.remove_old_world_tokens", "why-no-tokens")
    kind = clearing().play("clear kislev")
    refuses(kind, "return hero", "citow.dials.remove_old_world_tokens", "why-no-token")
    refuses(kind, "region kislev", "citow.dials.remove_old_world_tokens", "why-wrong-kind")


@rule("citow.draw.amount")
def test_what_tzeentch_cannot_discard_first() -> None:
    table = given(phase="draw", hand={"tzeentch": "dazzle"})
    refuses(table, "discard teleport", "citow.draw.amount", "why-not-in-hand")
    refuses(table, "region kislev", "citow.draw.amount", "why-wrong-kind")


# -- then: the Old World


@rule("citow.ruined.no_new_tokens")
@pytest.mark.parametrize(
    ("table", "choice"),
    [
        (lured, "to norsca"),
        (carrying, "carry kislev"),
        (placing, "place kislev"),
        (dialled, "place kislev"),
        (scattered, "place kislev"),
        (scattered, "place tilea"),
        (inspiring, "place empire"),
    ],
)
def test_nothing_is_placed_in_ruins(table: Given, choice: str) -> None:
    refuses(table(), choice, "citow.ruined.no_new_tokens", "why-ruined")
    assert table().refused("figure bloodsworn_1").text.key == "why-wrong-kind", "only a region lies in ruins"


@rule("citow.regions.adjacent", "citow.ruined.no_new_tokens")
def test_the_grail_is_carried_next_door() -> None:
    refuses(carrying(), "carry tilea", "citow.regions.adjacent", "why-not-adjacent")


@rule("citow.old_world_phase.lowest_threat_decides", "citow.ruined.no_new_tokens", "citow.ruined.no_chaos_cards")
@pytest.mark.parametrize(
    ("table", "choice", "said"),
    [
        (placing, "place norsca", "why-not-named"),
        (scattering, "scatter warpstone", "why-token-not-now"),
        (scattered, "place badlands", "why-not-named"),
        (inspiring, "place norsca", "why-less-corrupted"),
        (rallying, "rally norsca", "why-no-token"),
        (blocking, "block tilea_left", "why-space-taken"),
        (blocking, "block norsca_left", "why-skaven-first"),
    ],
)
def test_what_an_instruction_does_not_name_though_it_is_not_ruined(table: Given, choice: str, said: str) -> None:
    refuses(table(), choice, "citow.old_world_phase.lowest_threat_decides", said)


@rule("citow.end_phase.hero_removes")
def test_a_hero_strikes_in_his_region() -> None:
    refuses(hero(), "lose acolyte_1", "citow.end_phase.hero_removes", "why-elsewhere")


@rule("citow.old_world_cards.persistent_choices")
@pytest.mark.parametrize(
    ("table", "choice", "said"),
    [
        (greenskins, "lose leper_3", "why-elsewhere"),
        (greenskins, "lose horror_1", "why-not-yours"),
        (greenskins, "lose great_unclean_one", "why-safe-class"),
        (decree, "lose acolyte_1", "why-elsewhere"),
        (knights, "discard rain_of_pus", "why-not-in-hand"),
        (knights, "decline", "why-must-discard"),
        (slaying, "slay bloodletter_1", "why-in-reserve"),
        (slaying, "slay bloodsworn_2", "why-safe-class"),
        (slaying, "slay daemonette_1", "why-no-token"),
        (plundering, "plunder hero", "why-token-immune"),
    ],
)
def test_a_refusal_names_its_own_rule(table: Given, choice: str, said: str) -> None:
    refuses(table(), choice, "citow.old_world_cards.persistent_choices", said)


@rule("citow.old_world_cards.persistent_choices")
def test_who_loses_something_by_an_old_world_card_picks_it_himself() -> None:
    assert (knights().asked, knights().offers("discard")) == ("nurgle", ["plague_aura", "influenza"])
    assert (decree().asked, decree().offers("lose")) == ("nurgle", ["leper_1", "plaguebearer_1"])
    assert knights().play("discard influenza").hand("nurgle") == ["plague_aura"]


# -- then: battle


def hitting() -> Table:
    return given(
        phase="battle",
        dice="4 5",
        upgrades={"slaanesh": "daemonettes"},
        kislev="bloodletter leper*2 acolyte~ acolyte! seductress daemonette keeper_of_secrets noble",
        tilea="acolyte",
    )


def early() -> Table:
    kislev = "leper great_unclean_one daemonette left:blood_frenzy"
    return given(phase="battle", dice="4 5", upgrades={"slaanesh": "daemonettes"}, kislev=kislev)


def wounded() -> Table:
    kislev = "bloodletter great_unclean_one leper acolyte left:blood_frenzy"
    return given(phase="battle", dice="4 1 4 1", kislev=kislev).play("hit great_unclean_one")


def spending() -> Table:
    kislev = "bloodletter leper*2 daemonette"
    return given(phase="battle", dice="4 6 1", upgrades={"slaanesh": "daemonettes"}, kislev=kislev)


def avenging() -> Table:
    """Tzeentch has killed two Plaguebearers."""
    return given(
        phase="battle",
        dice="1 1 4 4",
        upgrades={"nurgle": "plaguebearers"},
        kislev="plaguebearer*2 leper horror*2 lord_of_change acolyte*2 acolyte! acolyte~",
        tilea="acolyte",
    ).play("hit plaguebearer_1", "hit plaguebearer_2")


def avenging_on_slaanesh() -> Table:
    return given(
        phase="battle",
        dice="1 1 4 4",
        upgrades={"nurgle": "plaguebearers", "slaanesh": "daemonettes"},
        kislev="plaguebearer*2 leper leper@slaanesh seductress daemonette keeper_of_secrets",
    ).play("hit plaguebearer_1", "hit plaguebearer_2")


@rule("citow.battle.targets")
@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("region kislev", "why-wrong-kind"),
        ("hit peasant", "why-no-token"),
        ("hit noble", "why-token-no-target"),
        ("hit event", "why-token-no-target"),
        ("hit acolyte_3", "why-elsewhere"),
    ],
)
def test_what_is_no_target(choice: str, said: str) -> None:
    refuses(hitting(), choice, "citow.battle.targets", said)


@rule("citow.battle.must_assign")
@pytest.mark.parametrize("table", [hitting, avenging])
def test_hits_are_not_declined(table: Given) -> None:
    refuses(table(), "decline", "citow.battle.must_assign", "why-must-assign")


@rule("citow.early_hits.must_assign")
def test_early_hits_are_not_declined() -> None:
    refuses(early(), "decline", "citow.early_hits.must_assign", "why-must-assign")


@rule("citow.battle.own_figures")
def test_a_figure_of_ones_own_is_no_target() -> None:
    refuses(hitting(), "hit bloodletter_1", "citow.battle.own_figures", "why-own-figure")


@rule("citow.battle.tipped_not_target")
@pytest.mark.parametrize(("table", "choice"), [(hitting, "hit acolyte_1"), (avenging, "hit acolyte_4")])
def test_a_killed_figure_is_no_target(table: Given, choice: str) -> None:
    refuses(table(), choice, "citow.battle.tipped_not_target", "why-tipped")
    for other in (hitting(), avenging_on_slaanesh()):
        assert other.refused("hit keeper_of_secrets").text.key == "why-too-few-hits", "who stands"


@rule("citow.battle.unkillable")
@pytest.mark.parametrize(("table", "choice"), [(hitting, "hit acolyte_2"), (avenging, "hit acolyte_3")])
def test_a_shielded_figure_is_no_target(table: Given, choice: str) -> None:
    refuses(table(), choice, "citow.battle.unkillable", "why-shielded")
    for other in (hitting(), avenging_on_slaanesh()):
        assert other.refused("hit keeper_of_secrets").text.key == "why-too-few-hits", "who has no shield"


@rule("citow.battle.six_only")
def test_what_only_sixes_hurt() -> None:
    for table, needed in ((hitting(), 2), (early(), 1)):
        refuses(table, "hit daemonette_1", "citow.battle.six_only", "why-sixes-only")
        text = table.refused("hit daemonette_1").text
        assert (text.params["needed"], text.params["sixes"]) == (needed, 0)
    refuses(avenging_on_slaanesh(), "hit daemonette_1", "citow.battle.six_only", "why-no-die")
    refuses(spending(), "region kislev", "citow.battle.six_only", "why-wrong-kind")


@rule("citow.battle.no_partial_hits", "citow.early_hits.finish")
def test_too_few_hits() -> None:
    for table in (hitting(), avenging_on_slaanesh()):
        refuses(table, "hit keeper_of_secrets", "citow.battle.no_partial_hits", "why-too-few-hits")
        text = table.refused("hit keeper_of_secrets").text
        assert (text.params["needed"], text.params["hits"]) == (4, 2)
    assert avenging().refused("hit horror_2").text.key == "why-alike", "two hits are enough"
    refuses(wounded(), "hit great_unclean_one", "citow.early_hits.finish", "why-too-few-hits")
    assert wounded().refused("hit great_unclean_one").text.params["needed"] == 2


@rule("citow.upgrades.follower")
@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("region kislev", "why-wrong-kind"),
        ("hit acolyte_5", "why-elsewhere"),
        ("hit leper_1", "why-not-the-killer"),
    ],
)
def test_whom_plaguebearers_do_not_hit(choice: str, said: str) -> None:
    refuses(avenging(), choice, "citow.upgrades.follower", said)


@rule("citow.figures.source")
@pytest.mark.parametrize(("table", "choice"), [(hitting, "hit leper_2"), (avenging, "hit acolyte_2")])
def test_one_target_stands_for_all_that_are_alike(table: Given, choice: str) -> None:
    refuses(table(), choice, "citow.figures.source", "why-alike")
