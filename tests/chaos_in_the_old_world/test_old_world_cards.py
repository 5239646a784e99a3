"""The Old World cards, one by one."""

from __future__ import annotations

from collections.abc import Mapping

from tests.chaos_in_the_old_world.vocabulary import Table, given
from tests.vocabulary import flat
from warhost.games.chaos_in_the_old_world.tables import REGION_IDS


def drawn(card: str, board: Mapping[str, str] | None = None, **regions: str) -> Table:
    """The card is turned up; Nurgle, whose Threat is lowest, carries it out."""
    return given(phase="old_world", old_world=f"{card} electors_arise", board={**(board or {}), **regions})


# -- Plunged Into Chaos


def test_plunged_into_chaos_rewards_claimed_peasants() -> None:
    table = given(phase="old_world", old_world="plunged_into_chaos", peasants={"khorne": 3, "nurgle": 1, "tzeentch": 2})
    assert [table.vp(power) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [6, 1, 2, 0]
    assert table.peasants("khorne") == 3, "the tokens are kept"
    tie = given(phase="old_world", old_world="plunged_into_chaos", peasants={"khorne": 2, "nurgle": 2})
    assert (tie.vp("khorne"), tie.vp("nurgle")) == (2, 2)
    assert given(phase="old_world", old_world="plunged_into_chaos").heard("log-points") == []


# -- placing tokens


def test_peasant_uprising() -> None:
    table = drawn("peasant_uprising", kislev="ruin=1")
    assert table.token_places("peasant") == [name for name in REGION_IDS if name not in ("badlands", "kislev")]
    assert table.region("empire")["resistance"] == 6
    short = drawn("peasant_uprising", badlands="peasant*17")
    assert short.token_places("peasant")[:3] == ["norsca", "troll_country", "kislev"], "in region order while they last"
    assert short.stock("peasant") == 0


def test_meteor_showers() -> None:
    table = drawn("meteor_showers", kislev="ruin=1")
    table.forbids("place kislev", "citow.ruined.no_new_tokens")
    table.play("place norsca")
    table.forbids("place norsca", "citow.old_world_phase.lowest_threat_decides")
    table.forbids("decline", "citow.old_world_phase.as_much_as_possible")
    table.play("place tilea")
    table.forbids("place tilea", "citow.old_world_phase.lowest_threat_decides")
    table.play("place empire")
    assert table.token_places("warpstone") == ["norsca", "empire", "tilea"]
    assert table.track == [None, None]


def test_up_from_skavenblight() -> None:
    table = drawn("up_from_skavenblight", badlands="warpstone", kislev="ruin=1 warpstone")
    assert table.offers("place") == ["troll_country", "empire", "border_princes", "badlands"]
    table.play("place empire", "place badlands", "place troll_country")
    assert table.token_places("skaven") == ["troll_country", "empire", "badlands"]
    assert drawn("up_from_skavenblight").token_places("skaven") == [], "no Warpstone, no Skaven"
    few = drawn("up_from_skavenblight", badlands="warpstone")
    assert few.token_places("skaven") == ["border_princes", "badlands"], "as many as possible"


def test_warpstone_discovery() -> None:
    table = drawn("warpstone_discovery").play("place tilea")
    assert table.token_places("warpstone") == ["tilea", "tilea"]
    one = drawn("warpstone_discovery", norsca="warpstone*13").play("place tilea")
    assert one.token_places("warpstone").count("tilea") == 1
    end = given(
        phase="end",
        track=("warpstone_discovery", None),
        kislev="bloodletter warpstone*2 leper",
        tilea="leper warpstone acolyte",
        norsca="seductress",
    )
    assert [len(end.hand(power)) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [1, 1, 1, 0]


def test_bretonnian_knights() -> None:
    table = drawn("bretonnian_knights")
    assert table.token_places("hero") == ["bretonnia"]
    table.forbids("place bretonnia", "citow.old_world_phase.lowest_threat_decides")
    assert table.play("place norsca").token_places("hero") == ["norsca", "bretonnia"]
    end = given(
        phase="end",
        track=("bretonnian_knights", None),
        hand={"khorne": "battle_cry blood_frenzy", "nurgle": "influenza", "tzeentch": "dazzle"},
        bretonnia="bloodletter leper seductress ruin=1",
        kislev="acolyte",
    )
    assert (end.asked, end.kind) == ("khorne", "discard")
    end.play("discard battle_cry")
    assert (end.hand("khorne"), end.hand("nurgle"), end.hand("tzeentch")) == (["blood_frenzy"], [], ["dazzle"])
    assert end.heard("log-acts") == [{"card": "old-bretonnian_knights"}], "the log tells why they discard"


def test_crusade_is_come() -> None:
    table = drawn("crusade_is_come")
    for region in ("norsca", "kislev", "empire", "tilea", "estalia", "badlands"):
        table.play(f"place {region}")
    assert table.token_places("hero") == ["norsca", "kislev"]
    assert table.token_places("noble") == ["empire", "tilea"]
    assert table.token_places("peasant") == ["estalia", "badlands"]


def test_crusade_with_too_few_regions_or_tokens() -> None:
    ruins = {name: f"ruin={i + 1}" for i, name in enumerate(("norsca", "kislev", "empire", "estalia"))}
    table = drawn("crusade_is_come", ruins)
    assert table.offers("scatter") == ["hero", "noble", "peasant"], (
        "five regions for six tokens: choose what is left out"
    )
    table.play("scatter peasant", "place tilea", "scatter peasant", "place badlands")
    table.forbids("scatter peasant", "citow.old_world_phase.lowest_threat_decides")
    table.play("scatter noble")
    table.forbids("place tilea", "citow.old_world_phase.lowest_threat_decides")
    table.play("place bretonnia", "scatter hero", "place border_princes", "scatter noble")
    assert table.token_places("hero") == ["border_princes"]
    assert len(table.token_places("noble")) == 2
    assert table.kind != "scatter"
    enough = {name: f"ruin={i + 1}" for i, name in enumerate(("norsca", "kislev", "empire"))}
    assert drawn("crusade_is_come", enough).kind == "scatter_to", "a region for each: the order does not matter"
    short = drawn("crusade_is_come", norsca="hero*3 noble*6")
    for region in ("kislev", "empire", "tilea"):
        short.play(f"place {region}")
    assert (len(short.token_places("hero")), len(short.token_places("peasant"))) == (4, 2)


def test_dwarf_trollslayers() -> None:
    table = drawn("dwarf_trollslayers")
    assert table.choices == ["pair first", "pair second"]
    table.forbids("decline", "citow.old_world_phase.as_much_as_possible")
    assert table.play("pair second").token_places("hero") == ["troll_country", "empire"]
    ruined = drawn("dwarf_trollslayers", norsca="ruin=1", kislev="ruin=2")
    assert ruined.token_places("hero") == ["troll_country", "empire"], "the other pair can receive nothing"
    half = drawn("dwarf_trollslayers", norsca="ruin=1").play("pair first")
    assert half.token_places("hero") == ["kislev"]
    last = drawn("dwarf_trollslayers", tilea="hero*3").play("pair second")
    assert last.tokens("troll_country") == {"hero": 1}, "the last Hero"
    assert last.tokens("empire") == {}
    none = drawn("dwarf_trollslayers", tilea="hero*4")
    assert none.kind != "pair", "no Hero is left"


def test_dwarf_trollslayers_slay_one_warrior_or_daemon_beside_a_hero() -> None:
    table = given(
        phase="end",
        track=("dwarf_trollslayers", None),
        kislev="bloodletter*2 bloodsworn hero",
        tilea="bloodthirster horror",
    )
    table.play("lose bloodsworn_1")
    assert table.figures("kislev") == ["bloodletter"], "one of two alike, no choice"
    choice = given(
        phase="end", track=("dwarf_trollslayers", None), kislev="bloodthirster bloodletter plaguebearer leper hero"
    )
    choice.play("lose bloodletter_1")
    assert (choice.asked, choice.offers("slay")) == ("nurgle", ["bloodthirster", "plaguebearer_1"])
    choice.forbids("slay leper_1", "citow.old_world_cards.persistent_choices")
    choice.forbids("decline", "citow.old_world_phase.as_much_as_possible")
    assert choice.play("slay bloodthirster").where("bloodthirster") is None
    board = given(phase="end", track=("dwarf_trollslayers", None), badlands="bloodletter*2 plaguebearer hero")
    assert board.offers("slay") == ["bloodletter_2", "plaguebearer_1"], "nobody in the reserve is beside a Hero"


def test_road_wardens() -> None:
    table = drawn("road_wardens", kislev="ruin=1")
    assert table.token_places("hero") == ["empire", "bretonnia", "estalia"], "three of three Populous regions left"
    exactly = drawn("road_wardens", kislev="ruin=1", norsca="hero")
    assert exactly.token_places("hero") == ["norsca", "empire", "bretonnia", "estalia"], "one for each"
    short = drawn("road_wardens", kislev="ruin=1", norsca="hero*2")
    assert short.offers("place") == ["empire", "bretonnia", "estalia"], "two Heroes are left: somebody chooses"
    dear = given(points={"khorne": 3}, track=("road_wardens", None), kislev="bloodsworn hero*2", norsca="bloodsworn")
    assert "bloodsworn_1" in dear.offers("summon")
    dear.play("summon bloodsworn_1", "to empire")
    assert dear.points("khorne") == 1, "1 and 1 more, though two Heroes lie there"
    enter = given(
        points={"khorne": 3},
        track=("road_wardens", None),
        kislev="hero",
        norsca="bloodsworn*2",
        troll_country="bloodsworn",
    )
    enter.play("summon bloodsworn_3", "to kislev")
    assert enter.points("khorne") == 1
    both = given(points={"khorne": 3}, track=("road_wardens", None), norsca="bloodsworn hero", troll_country="hero")
    assert both.play("summon bloodsworn_1").points("khorne") == 1, "1 more in all"
    leaving = given(points={"khorne": 3}, track=("road_wardens", None), norsca="bloodsworn hero")
    assert leaving.play("summon bloodsworn_1").points("khorne") == 1
    elsewhere = given(points={"khorne": 3}, track=("road_wardens", None), norsca="bloodsworn", kislev="hero")
    assert elsewhere.play("summon bloodsworn_1").points("khorne") == 2, "no Hero on the way"
    reserve = given(points={"khorne": 3}, track=("road_wardens", None), kislev="bloodsworn hero").play(
        "summon bloodsworn_2", "to kislev"
    )
    assert reserve.points("khorne") == 2, "not from the reserve"
    poor = given(points={"khorne": 1}, track=("road_wardens", None), kislev="bloodsworn hero")
    poor.forbids("summon bloodsworn_1", "citow.summon.afford")
    call = given(
        points={"khorne": 2},
        track=("road_wardens", None),
        hand={"khorne": "blood_gods_call"},
        kislev="bloodletter hero",
    )
    call.play("play blood_gods_call", "on tilea_left", "call bloodletter_1")
    assert call.points("khorne") == 0, "moves by cards are not dearer"


def test_witch_hunters() -> None:
    assert drawn("witch_hunters").token_places("hero") == ["empire", "bretonnia", "estalia"]
    table = given(
        points={"tzeentch": 2}, track=("witch_hunters", None), hand={"tzeentch": "dazzle teleport"}, kislev="hero*2"
    )
    table.play("play dazzle")
    table.forbids("on kislev_left", "citow.summon.afford")
    rich = given(points={"tzeentch": 3}, track=("witch_hunters", None), hand={"tzeentch": "dazzle"}, kislev="hero*2")
    assert rich.play("play dazzle", "on kislev_left").points("tzeentch") == 0
    plain = given(points={"tzeentch": 2}, track=("witch_hunters", None), hand={"tzeentch": "teleport"}, kislev="hero")
    assert plain.play("play teleport", "on kislev_left").points("tzeentch") == 1, "no symbol, no surcharge"


# -- comets


def test_greenskins_invade() -> None:
    assert drawn("greenskins_invade").token_places("event") == ["empire", "tilea", "badlands"]
    table = given(
        phase="battle",
        dice="4 3 6",
        track=("greenskins_invade", None),
        tilea="leper plaguebearer acolyte event*2",
        badlands="bloodthirster event",
        kislev="bloodsworn",
    )
    assert [(line["power"], line["region"], line["face"]) for line in table.heard("log-raid")] == [
        ("power-nurgle", "region-tilea", 4)
    ]
    assert (table.asked, table.offers("lose")) == ("nurgle", ["leper_1", "plaguebearer_1"])
    table.play("lose leper_1")
    assert [line["face"] for line in table.heard("log-raid")] == [4, 3, 6]
    assert table.where("bloodthirster") == "badlands", "Greater Daemons are safe"
    assert table.heard("log-kill") == []
    first = given(phase="battle", dice="4", track=("greenskins_invade", None), norsca="bloodletter leper event")
    assert [line["power"] for line in first.heard("log-raid")] == ["power-khorne", "power-nurgle"]
    assert first.figures("norsca") == ["leper"]


def test_norse_reavers() -> None:
    assert drawn("norse_reavers").token_places("event") == ["norsca", "troll_country", "kislev"]
    table = given(
        phase="end",
        track=("norse_reavers", None),
        norsca="event noble peasant leper",
        kislev="event leper acolyte bloodletter",
        tilea="event warpstone",
    )
    assert (table.asked, table.offers("plunder")) == ("nurgle", ["noble", "peasant"])
    table.forbids("plunder hero", "citow.old_world_cards.persistent_choices")
    table.play("plunder peasant")
    assert table.tokens("norsca") == {"event": 1, "noble": 1}
    assert table.figures("kislev") == ["bloodletter", "leper"], "Tzeentch has the highest Threat with a Cultist"


def test_norse_reavers_go_on_from_region_to_region() -> None:
    table = given(
        phase="end",
        track=("norse_reavers", None),
        norsca="event leper",
        troll_country="event acolyte",
        kislev="event noble",
    )
    assert [line["region"] for line in table.heard("log-removed")] == ["region-norsca", "region-troll_country"]
    assert table.tokens("kislev") == {"event": 1}


def test_dark_elf_corsairs() -> None:
    assert drawn("dark_elf_corsairs").token_places("event") == ["norsca", "bretonnia", "estalia"]
    table = given(
        phase="end",
        track=("dark_elf_corsairs", None),
        norsca="event leper*2 acolyte bloodletter*3",
        estalia="event leper acolyte",
        tilea="event plaguebearer",
    )
    assert table.figures("norsca", "nurgle") == ["leper"], "most Cultists"
    assert table.figures("estalia") == ["leper"], "a tie goes to the higher Threat"
    assert table.figures("tilea") == ["plaguebearer"]
    raised = given(
        phase="end", track=("dark_elf_corsairs", None), dial={"nurgle": 4}, estalia="event leper acolyte seductress"
    )
    assert raised.threat("nurgle") > max(raised.threat("tzeentch"), raised.threat("slaanesh"))
    assert raised.figures("estalia") == ["acolyte", "seductress"]
    row = given(
        phase="end",
        track=("dark_elf_corsairs", None),
        bretonnia="event leper*2",
        estalia="event leper*2",
        tilea="leper*2",
    )
    assert [line["region"] for line in row.heard("log-removed")] == ["region-bretonnia", "region-estalia"]
    dial = {"tzeentch": 8, "slaanesh": 7}
    equal = given(phase="end", track=("dark_elf_corsairs", None), dial=dial, tilea="event acolyte seductress")
    assert equal.threat("tzeentch") == equal.threat("slaanesh")
    assert equal.figures("tilea") == ["seductress"], "Power order"


def test_electors_sue_for_peace() -> None:
    table = drawn("electors_sue_for_peace")
    table.forbids("place empire", "citow.old_world_phase.lowest_threat_decides")
    assert table.play("place tilea").token_places("event") == ["empire", "tilea"]
    battle = given(
        phase="battle",
        dice="1",
        track=(None, "electors_sue_for_peace"),
        tilea="event bloodletter leper",
        kislev="bloodletter leper",
    )
    assert battle.rolled == [("khorne", "kislev", 2)]


def test_grail_is_found() -> None:
    assert drawn("grail_is_found").token_places("event") == ["bretonnia", "bretonnia"]
    assert drawn("grail_is_found", bretonnia="ruin=1").token_places("event") == []
    table = given(phase="end", track=("grail_is_found", None), bretonnia="event*2 bloodletter*2 leper", empire="ruin=1")
    assert (table.asked, table.choices) == ("khorne", ["claim", "decline"])
    table.play("claim")
    assert (table.vp("khorne"), table.tokens("bretonnia")) == (3, {"event": 1})
    table.play("decline")
    assert (table.asked, table.offers("carry")) == ("nurgle", ["estalia", "tilea", "border_princes"])
    table.forbids("carry empire", "citow.ruined.no_new_tokens")
    table.forbids("carry norsca", "citow.regions.adjacent")
    table.forbids("decline", "citow.old_world_phase.as_much_as_possible")
    table.play("carry estalia")
    assert table.token_places("event") == ["estalia"]
    assert table.kind is None, "a moved token is not treated twice"


def test_nobody_strongest_carries_the_grail_on_and_a_token_without_a_way_stays() -> None:
    tie = given(phase="end", track=("grail_is_found", None), bretonnia="event bloodletter leper")
    assert (tie.asked, tie.kind) == ("nurgle", "carry")
    stuck = given(phase="end", track=("grail_is_found", None), norsca="event", troll_country="ruin=1")
    assert stuck.token_places("event") == ["norsca"]


def test_teclis_aids_the_empire() -> None:
    table = drawn("teclis_aids_the_empire").play("place kislev")
    assert table.token_places("event") == ["kislev"]
    magic = given(
        phase="corruption",
        upgrades={"tzeentch": "lord_of_change"},
        track=("teclis_aids_the_empire", None),
        kislev="event acolyte*2 lord_of_change left:dazzle",
        tilea="acolyte*2 left:dazzle right:plague_aura",
    )
    assert (magic.region("kislev")["magic"], magic.region("tilea")["magic"]) == (0, 2)
    assert magic.counters("tzeentch") == 1
    stone = given(phase="corruption", track=("teclis_aids_the_empire", None), kislev="event acolyte*2 warpstone*2")
    assert stone.counters("tzeentch") == 1, "Warpstones still count"
    text = given(track=("teclis_aids_the_empire", None), kislev="event bloodletter left:dazzle")
    full = {name: f"ruin={i + 1}" for i, name in enumerate(("norsca", "empire", "bretonnia", "estalia"))}
    taken = {"troll_country": "left:influenza right:influenza", "tilea": "left:influenza right:influenza"}
    more = {"border_princes": "left:battle_cry right:battle_cry", "badlands": "left:battle_cry right:battle_cry"}
    only = given(
        points={"tzeentch": 3},
        hand={"tzeentch": "dazzle teleport"},
        track=("teclis_aids_the_empire", None),
        board={**full, **taken, **more, "kislev": "event"},
    )
    plain = given(
        points={"slaanesh": 1},
        hand={"slaanesh": "degenerate_royalty"},
        track=("teclis_aids_the_empire", None),
        kislev="event nurgle=3",
    ).play("play degenerate_royalty")
    assert plain.offers("on") == ["kislev_left", "kislev_right"], "a card without a symbol may be played there"
    assert only.offers("play") == ["teleport"], "the only free spaces are where no symbol may be played"
    only.forbids("play dazzle", "citow.contradictions.ban_wins")
    assert flat(only.refused("play dazzle").text)["region"] == "region-kislev"
    assert text.region("kislev")["forecast"]["battle"] is None
    assert text.region("kislev")["spaces"]["left"]["cancelled"] is False, "cards there keep their text"


# -- the rest


def test_mass_exodus() -> None:
    table = drawn("mass_exodus", kislev="ruin=1")
    for region in ("norsca", "troll_country", "empire", "bretonnia", "estalia", "tilea"):
        table.play(f"place {region}")
    assert table.token_places("peasant") == ["norsca", "troll_country", "empire", "bretonnia", "estalia", "tilea"]
    ruins = {name: f"ruin={i + 1}" for i, name in enumerate(("norsca", "kislev", "empire", "estalia"))}
    assert len(drawn("mass_exodus", ruins).token_places("peasant")) == 5, "one for every region left, and no question"


def test_franzs_decree() -> None:
    table = drawn(
        "franzs_decree",
        kislev="bloodletter leper",
        empire="leper plaguebearer",
        border_princes="ruin=1 acolyte",
        tilea="bloodletter",
    )
    assert table.figures("kislev") == ["leper"], "the highest Threat there"
    assert (table.asked, table.offers("lose")) == ("nurgle", ["leper_2", "plaguebearer_1"])
    table.play("lose plaguebearer_1")
    assert (table.figures("empire"), table.figures("border_princes"), table.figures("tilea")) == (
        ["leper"],
        [],
        ["bloodletter"],
    )


def test_divine_inspiration() -> None:
    table = drawn("divine_inspiration", kislev="khorne=1 nurgle=2", tilea="nurgle=2 warpstone*5", norsca="hero")
    assert table.token_places("hero") == ["norsca", "kislev"]
    assert table.choices == ["rally norsca", "decline"]
    assert table.play("rally norsca").token_places("hero") == ["kislev", "kislev"]
    tie = drawn("divine_inspiration", kislev="khorne=2", tilea="nurgle=2")
    assert tie.offers("place") == ["kislev", "tilea"]
    tie.forbids("place norsca", "citow.old_world_phase.lowest_threat_decides")
    none = drawn("divine_inspiration")
    assert len(none.offers("place")) == 9
    assert "tilea" not in drawn("divine_inspiration", tilea="ruin=1").offers("place")
    empty = drawn("divine_inspiration", norsca="hero*4", kislev="khorne=2").play("rally norsca")
    assert empty.token_places("hero") == ["norsca"] * 3 + ["kislev"], "none in stock, but one may move"


def test_electors_arise() -> None:
    table = given(phase="old_world", old_world="electors_arise mass_exodus")
    assert table.offers("place") == ["kislev", "bretonnia", "border_princes"]
    table.forbids("place tilea", "citow.old_world_phase.lowest_threat_decides")
    table.play("place kislev")
    assert table.token_places("noble") == ["kislev", "empire"]
    assert (table.region("empire")["resistance"], table.region("empire")["conquest_value"]) == (6, 6)


def test_skavengers() -> None:
    table = drawn("skavengers", kislev="warpstone", tilea="warpstone", norsca="ruin=1 warpstone")
    assert table.offers("place") == ["kislev", "tilea"]
    assert table.play("place tilea").token_places("skaven") == ["tilea"]
    anywhere = drawn("skavengers", norsca="ruin=1 warpstone")
    assert len(anywhere.offers("place")) == 8
    end = given(
        phase="end",
        track=("skavengers", None),
        kislev="skaven warpstone*2",
        tilea="warpstone",
        norsca="ruin=1 skaven*2 warpstone*3",
    )
    assert (end.tokens("kislev")["warpstone"], end.tokens("tilea")["warpstone"], end.tokens("norsca")["warpstone"]) == (
        1,
        1,
        2,
    )


def test_horned_ones_due() -> None:
    table = drawn(
        "horned_ones_due", kislev="skaven", tilea="ruin=1 skaven", norsca="skaven left:influenza right:influenza"
    )
    assert table.offers("block") == ["kislev_left", "kislev_right"]
    table.forbids("block empire_left", "citow.old_world_phase.lowest_threat_decides")
    table.forbids("block tilea_left", "citow.ruined.no_chaos_cards")
    table.forbids("block norsca_left", "citow.old_world_phase.lowest_threat_decides")
    assert table.refused("block norsca_left").text.key == "why-space-taken"
    table.play("block kislev_left")
    assert table.region("kislev")["spaces"]["left"] == {"blocked": True}
    played = given(
        points={"khorne": 1}, hand={"khorne": "battle_cry"}, track=("horned_ones_due", None), kislev="left:blocked"
    )
    played.play("play battle_cry")
    played.forbids("on kislev_left", "citow.old_world_cards.persistent_on_track")
    gone = given(
        phase="old_world", old_world="witch_hunters", track=("skavengers", "horned_ones_due"), kislev="left:blocked"
    )
    assert gone.region("kislev")["spaces"]["left"] is None, "the marker leaves with the card"
    stays = given(phase="end", track=("horned_ones_due", None), kislev="left:blocked")
    assert stays.region("kislev")["spaces"]["left"] == {"blocked": True}
    assert len(drawn("horned_ones_due").offers("block")) == 18
