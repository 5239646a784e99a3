"""The army builder: the table of strengths, reasons, filling up, surprises, sharing as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import warhost
from tests.stratego_legends.vocabulary import game, new_game, started
from tests.vocabulary import example, flat, rule
from warhost import BadOption, FastChance, ScriptedChance
from warhost.engine.errors import OutOfChance
from warhost.games.stratego_legends.mechanics.armies import Muster, army_text, demand_army, read_army
from warhost.games.stratego_legends.tables import BEIGE, CLASSES, COLORS, GREY, SIDES

TABLES = game().tables


def muster(side: int = BEIGE, copies: int = 0, rare: bool = True) -> Muster:
    return Muster(TABLES, side, copies, rare)


def kinds(*names: str) -> list[int]:
    return [TABLES.kind_of_id[name] for name in names]


@rule("sl.army_building.table", "sl.army_building.same_mix", "sl.army_building.total")
@example("ex.army.table")
def test_the_table_of_strengths() -> None:
    wanted = dict(zip(CLASSES, TABLES.composition))
    assert wanted == {"10": 1, "9": 1, **dict.fromkeys("8765432", 3), "1": 1, "magic": 5, "castle": 1}
    army = muster().fill_up([], FastChance(4))
    assert len(army) == 30
    assert muster().ready(army)
    assert muster().problems(army) == []
    eight = next(kind for kind in army if TABLES.row[kind] == 2)
    seven = next(kind for kind in army if TABLES.row[kind] == 3)
    army.remove(seven)
    army.append(eight)
    assert len(army) == 30
    assert not muster().ready(army)
    assert {problem.rule for problem in muster().problems(army)} == {"sl.army_building.table"}


@rule("sl.army_building.same_mix")
@pytest.mark.parametrize("seed", range(4))
def test_both_armies_have_the_same_distribution(seed: int) -> None:
    field = started(seed=seed, armies="box")
    rows = [sorted(TABLES.row[kind] for kind in roster) for roster in field.state.rosters]
    assert rows[0] == rows[1]


@rule("sl.army_building.sets")
def test_the_armies_of_the_expansion_lead_thirty_of_one_colour_each() -> None:
    field = started(armies="expansion")
    assert [len(roster) for roster in field.state.rosters] == [30, 30]
    assert [{COLORS[TABLES.color[kind]] for kind in roster} for roster in field.state.rosters] == [{"blue"}, {"purple"}]


@rule("sl.army_building.nations", "sl.army_building.duplicates")
def test_only_ready_armies_of_the_own_side_that_the_table_allows_are_offered() -> None:
    beige = [name for name, side in zip(TABLES.army_ids, TABLES.army_side, strict=True) if side == BEIGE]
    assert new_game(armies="muster", first="beige").offers("army") == beige
    beige.remove("beige_expansion_2000")  # it has five of some kinds
    assert new_game(armies="muster", first="beige", copies="three").offers("army") == beige


@rule("sl.army_building.nations")
def test_beige_and_grey_units_are_never_mixed() -> None:
    refusal = muster().refusal([], kinds("kralc")[0])
    assert refusal is not None
    assert refusal.rule == "sl.army_building.nations"
    army = muster(GREY).fill_up([], FastChance(1))
    assert {TABLES.side[kind] for kind in army} == {GREY}
    assert 1 <= len({TABLES.color[kind] for kind in army}) <= 3


@rule("sl.army_building.duplicates", "sl.army_building.table")
def test_copies_are_allowed_unless_the_table_limits_them() -> None:
    elf = kinds("high_elf")[0]
    assert muster().refusal([elf, elf], elf) is None
    refusal = muster(copies=2).refusal([elf, elf], elf)
    assert refusal is not None
    assert refusal.rule == "sl.army_building.duplicates"
    refusal = muster().refusal([elf] * 3, elf)
    assert refusal is not None
    assert refusal.rule == "sl.army_building.table"
    assert max(muster(copies=1).surprise(FastChance(3)).count(kind) for kind in range(232)) == 1


@rule("sl.army_building.rare")
@example("ex.army.rare_units")
def test_rare_units_are_in_no_box_and_can_be_excluded() -> None:
    rare = [kind for kind in range(232) if TABLES.rare[kind]]
    assert [TABLES.numbers[kind] for kind in rare] == [205, 206, 207, 208]
    numbers = [unit.get("french_rulebook_number") for unit in game().content["units"]["units"]]
    assert {"69A", "103A"} <= set(numbers)
    assert not any(kind in army for kind in rare for army in TABLES.army_lists)
    refusal = muster(rare=False).refusal([], kinds("delmikra")[0])
    assert refusal is not None
    assert refusal.rule == "sl.army_building.rare"
    for seed in range(30):
        assert not set(muster(rare=False).surprise(FastChance(seed))) & set(rare)


@rule("sl.army_building.exceptions")
def test_a_converting_unit_changes_the_table_for_its_army() -> None:
    expansion = TABLES.army_lists[TABLES.army_ids.index("beige_expansion_2000")]
    assert muster().ready(expansion)
    zanofor, adellin, hunter = kinds("zanofor_bowdode", "adellin", "hunter")
    assert muster().refusal([zanofor, *[adellin] * 4], adellin) is None
    refusal = muster().refusal([zanofor, hunter, *[adellin] * 3], adellin)
    assert refusal is not None
    refusal = muster().refusal([zanofor, *[adellin] * 4], hunter)
    assert refusal is not None
    full = muster().fill_up([adellin] * 5, FastChance(2))
    assert full.count(zanofor) == 1
    assert muster().ready(full)
    # neither for two of them, nor for the other side; that rare units are left out does not matter
    assert muster().refusal([zanofor, *[adellin] * 4], zanofor) is not None
    assert muster(GREY).refusal(kinds(*["rekabevets"] * 3), kinds("rekabevets")[0]) is not None
    assert muster(rare=False).refusal([zanofor, *[adellin] * 4], adellin) is None


@rule("sl.army_building.table", "sl.army_building.exceptions", "sl.army_building.total", "sl.army_building.nations")
@rule("sl.army_building.rare", "sl.army_building.duplicates")
def test_an_army_is_ready_when_nothing_is_missing_and_nothing_is_forbidden() -> None:
    army = muster(copies=1, rare=False).fill_up([], FastChance(4))
    assert muster(copies=1, rare=False).ready(army)
    assert not muster(GREY).ready(army)
    assert not muster().ready(army[1:])
    assert not muster().ready([*army, army[0]])
    rest = sorted(army, key=lambda kind: TABLES.row[kind])[1:]
    assert not muster().ready([rest[0], *rest])  # two nines in place of a ten
    rare = [kinds("delmikra")[0], *rest]
    assert muster().ready(rare)
    assert not muster(rare=False).ready(rare)
    eights = [kind for kind in army if TABLES.row[kind] == 2]
    twice = [kind for kind in army if kind not in eights] + [eights[0], *eights[:2]]
    assert [muster(copies=most).ready(twice) for most in (0, 3, 2, 1)] == [True, True, True, False]
    # an army with one eight and five sevens needs the unit that allows it
    zanofor, adellin = kinds("zanofor_bowdode", "adellin")
    changed = muster().fill_up([zanofor, *[adellin] * 5], FastChance(2))
    assert muster().ready(changed)
    assert not muster().ready([eights[0] if kind == zanofor else kind for kind in changed])
    for candidate in (army, rare, twice, changed):
        assert muster().problems(candidate) == []


@rule("sl.army_building.table", "sl.army_building.exceptions", "sl.army_building.total", "sl.army_building.nations")
def test_an_unfinished_army_is_told_all_that_it_lacks() -> None:
    def lacking(army: list[int]) -> dict[str, int]:
        found = muster().problems(army)
        assert {problem.rule for problem in found} <= {"sl.army_building.table", "sl.army_building.exceptions"}
        rows = [flat(problem.text) for problem in found if problem.text.key == "muster-row-open"]
        return {row["row"]: row["count"] for row in rows}

    assert lacking([]) == {f"row-{row}": count for row, count in zip(CLASSES, TABLES.composition, strict=True)}
    army = muster(copies=1).fill_up([], FastChance(4))
    magic = [kind for kind in army if TABLES.row[kind] == 10]
    assert lacking([kind for kind in army if kind not in magic[:2]]) == {"row-magic": 2}
    # five sevens are allowed with Zanofor, who is the only eight then
    zanofor, adellin = kinds("zanofor_bowdode", "adellin")
    sevens = lacking([adellin] * 5)
    assert "row-8" not in sevens
    assert "row-7" not in sevens
    needs = [flat(problem.text) for problem in muster().problems([adellin] * 5) if problem.text.key == "muster-needs"]
    assert needs == [{"unit": "unit-zanofor_bowdode"}]
    assert "muster-needs" not in [problem.text.key for problem in muster().problems([zanofor, *[adellin] * 5])]
    # what does not belong is told once, and the rest is looked at without it
    kralc = kinds("kralc")[0]
    assert [problem.rule for problem in muster().problems([kralc, kralc, *army])] == ["sl.army_building.nations"]
    full = muster().problems([*army, army[0]])
    assert [problem.rule for problem in full] == ["sl.army_building.total"]


@pytest.mark.parametrize("side", [BEIGE, GREY])
@rule("sl.army_building.sets", "sl.army_building.customise", "sl.army_building.rare")
def test_every_unit_of_the_side_is_offered_unless_the_table_decides_otherwise(side: int) -> None:
    own = {name for name, whose in zip(TABLES.unit_ids, TABLES.side, strict=True) if whose == side}
    assert len(own) == 116
    assert set(new_game(armies="muster", first=SIDES[side]).offers("muster")) == own
    assert set(new_game(armies="muster", first=SIDES[side], rare=False).offers("muster")) == own - set(
        kind_names(205, 206, 207, 208)
    )
    for name in own:  # and none is refused when an army is led
        kind = TABLES.kind_of_id[name]
        army = muster(side).fill_up([kind], FastChance(1))
        assert kind in army
        assert muster(side).ready(army)


@rule("sl.army_building.exceptions")
def test_one_surprise_in_four_may_follow_a_changed_table() -> None:
    def drawn(*script: int) -> list[int]:
        return muster().counts(muster().surprise(ScriptedChance([*script, *[0] * 30])))

    changed = [5 if row == 3 else 1 if row == 2 else count for row, count in enumerate(TABLES.composition)]
    for usual in ([1], [2], [3], [0, 0]):
        assert drawn(*usual) == TABLES.composition
    assert drawn(0, 1) == changed
    with pytest.raises(OutOfChance, match=r"below\(4\)"):
        drawn(4)


@rule("sl.army_building.sets", "sl.army_building.customise")
def test_surprises_draw_on_all_catalogued_units() -> None:
    seen: set[int] = set()
    for seed in range(150):
        seen |= set(muster(BEIGE).surprise(FastChance(seed))) | set(muster(GREY).surprise(FastChance(seed)))
    assert len(seen) == 232


@rule("sl.army_building.several")
def test_armies_have_names_and_are_shared_as_text() -> None:
    army = sorted(muster().fill_up(kinds("high_elf", "high_elf", "high_elf"), FastChance(5)))
    text = army_text(TABLES, army, "Forest brigade")
    assert text.startswith("Forest brigade: ")
    assert "11x3" in text
    assert read_army(TABLES, text) == ("Forest brigade", army)
    assert read_army(TABLES, "landor, high_elfx2")[1] == kinds("landor", "high_elf", "high_elf")
    assert read_army(TABLES, "beige_box_2")[0] == "beige_box_2"
    with pytest.raises(BadOption) as caught:
        read_army(TABLES, "1 2 999")
    assert caught.value.text.key == "muster-unknown-unit"
    with pytest.raises(BadOption) as caught:
        demand_army(muster(), "1 3 5")
    assert caught.value.text.key == "muster-not-ready"


@rule("sl.army_building.several", "sl.army_building.customise")
def test_a_list_is_played() -> None:
    army = muster(GREY).fill_up([], FastChance(9))
    field = started(armies="lists", grey_lists=army_text(TABLES, army, "Mine"), beige_lists="beige_box_3")
    assert sorted(field.state.rosters[1]) == sorted(army)
    assert field.state.rosters[0] == TABLES.army_lists[TABLES.army_ids.index("beige_box_3")]
    with pytest.raises(BadOption) as caught:
        new_game(grey_lists="grey_box_1")
    assert caught.value.text.key == "bad-lists"
    with pytest.raises(BadOption) as caught:
        new_game(armies="lists", grey_lists="grey_box_1; grey_box_2")
    assert caught.value.text.key == "bad-list-count"
    with pytest.raises(BadOption) as caught:
        new_game(armies="lists", grey_lists="beige_box_1")
    assert caught.value.text.key == "muster-not-ready"


@pytest.mark.parametrize("open_lists", [False, True])
@rule("sl.army_building.secret")
def test_armies_written_into_the_options_are_known_to_everybody(open_lists: bool) -> None:
    field = started(armies="lists", beige_lists="beige_box_2", grey_lists="grey_box_6", open_lists=open_lists)
    for seat in (0, 1, None):
        lists = [roster["units"] for roster in field.table(seat)["rosters"]]
        assert lists == [
            [TABLES.unit_ids[kind] for kind in TABLES.army_lists[TABLES.army_ids.index(name)]]
            for name in ("beige_box_2", "grey_box_6")
        ]
    # what is secret unless the table wants it otherwise is an army that is drawn or built
    drawn = started(armies="surprise", open_lists=open_lists)
    assert (drawn.table(1)["rosters"][0] is not None) == open_lists


@rule(
    "sl.army_building.customise",
    "sl.army_building.secret",
    "sl.army_building.table",
    "sl.army_building.nations",
    "sl.army_building.several",
)
def test_armies_are_built_in_secret_unit_by_unit() -> None:
    field = new_game(armies="muster", first="beige", copies="three")
    assert field.kind == "muster"
    assert "legions_of_landor" in field.offers("army")
    assert "horde_of_kralc" not in field.offers("army")
    field.play("muster landor", "muster high_elf")
    field.forbids("muster vellec", "sl.army_building.table")
    field.forbids("muster kralc", "sl.army_building.nations")
    field.forbids("army legions_of_landor", "sl.army_building.several")
    assert field.table(0)["rosters"][0]["units"] == ["landor", "high_elf"]
    assert field.table(1)["rosters"][0] is None
    field.play("fill")
    assert field.side == "grey"
    field.play("army horde_of_kralc")
    assert field.kind == "mix"
    assert muster().ready(field.state.rosters[0])
    assert field.table(1)["rosters"][0] is None
    open_lists = new_game(armies="surprise", open_lists=True)
    assert len(open_lists.table(1)["rosters"][0]["units"]) == 30


def found(**asked: str | bool) -> list[str]:
    return list(game().consult("units", asked)["units"])


def test_units_are_found_by_side_nation_strength_type_and_power() -> None:
    assert len(found()) == 232
    assert len(found(side="grey")) == 116
    assert [TABLES.numbers[kind] for kind in kinds(*found(power="rage"))] == [10, 76, 110, 114, 185]
    assert {TABLES.color[kind] for kind in kinds(*found(nation="green"))} == {1}
    assert set(found(nation="green", power="death_curse", strength="10")) == {"vellec"}
    assert all(TABLES.row[kind] == 10 for kind in kinds(*found(strength="magic")))
    assert "vellec" in found(type="Elf")
    assert set(found()) - set(found(rare=False)) == set(kind_names(205, 206, 207, 208))


def kind_names(*numbers: int) -> list[str]:
    return [TABLES.unit_ids[TABLES.kind_of_number[number]] for number in numbers]


def test_units_are_found_by_words_of_both_languages_without_regard_to_accents() -> None:
    assert found(words="zombie slayer") == ["reb_the_zombie_slayer"]
    assert found(words="Légions Landor") == []
    assert "dancing_sword" in found(words="EPEE")
    assert "dancing_sword" in found(words="épée")
    assert "high_elf" in found(words="11")


# -- the builder as pages and terminals ask it


def asked(**given: str | bool) -> Mapping[str, Any]:
    return game().consult("army", given)


def rules(doc: Mapping[str, Any]) -> set[str]:
    return {problem["rule"] for problem in doc["problems"]}


@rule("sl.army_building.table", "sl.army_building.customise")
def test_an_army_is_shown_row_by_row_with_what_is_missing_and_what_no_longer_fits() -> None:
    doc = asked(army="landor 11x3", name="  Forest;  brigade ")
    assert (doc["name"], doc["text"]) == ("Forest brigade", "Forest brigade: 1 11x3")
    rows = {row["row"]: row for row in doc["rows"]}
    assert rows["10"] == {"row": "10", "wanted": 1, "units": ["landor"]}
    assert rows["6"]["units"] == ["high_elf"] * 3
    assert not doc["ready"]
    missing = {p["text"]["params"]["row"]["key"]: p["text"]["params"]["count"] for p in doc["problems"]}
    assert missing == {**{f"row-{row}": 3 for row in "875432"}, "row-9": 1, "row-1": 1, "row-magic": 5, "row-castle": 1}
    assert doc["refused"]["vellec"]["rule"] == "sl.army_building.table"
    assert "king_migol" not in doc["refused"]
    assert doc["nations"] == {"green": 4}


@rule("sl.army_building.nations", "sl.army_building.rare", "sl.army_building.duplicates")
def test_the_limits_of_the_table_are_told_with_reasons() -> None:
    assert "sl.army_building.nations" in rules(asked(army="kralc"))
    assert "sl.army_building.nations" not in rules(asked(army="kralc", side="grey"))
    assert "sl.army_building.rare" in rules(
        asked(army="205", side=SIDES[TABLES.side[TABLES.kind_of_number[205]]], rare=False)
    )
    assert "sl.army_building.duplicates" in rules(asked(army="11x2", copies="one"))
    assert asked(army="11", copies="one")["refused"]["high_elf"]["rule"] == "sl.army_building.duplicates"


@rule("sl.army_building.exceptions")
def test_an_army_by_a_changed_table_is_told_which_unit_it_needs() -> None:
    doc = asked(army="adellinx5")
    assert [
        p["text"]["params"]["unit"]["key"] for p in doc["problems"] if p["rule"] == "sl.army_building.exceptions"
    ] == ["unit-zanofor_bowdode"]
    assert {row["row"]: row["wanted"] for row in doc["rows"]}["7"] == 5
    assert set(doc["refused"]) >= {"adellin", "lockin_elves"}
    assert "zanofor_bowdode" not in doc["refused"]


@pytest.mark.parametrize("side", ["beige", "grey"])
def test_an_army_is_filled_up_or_drawn_and_shared(side: str) -> None:
    begun = "1 11x3" if side == "beige" else "223"
    full = asked(do="fill", army=f"Mine: {begun}", side=side, seed="4")
    assert full["ready"]
    assert full["problems"] == []
    assert full["name"] == "Mine"
    assert set(asked(army=begun, side=side)["units"]) <= set(full["units"])
    assert asked(do="fill", army=f"Mine: {begun}", side=side, seed="4") == full
    assert asked(do="fill", army=f"Mine: {begun}", side=side, seed="5") != full
    drawn = asked(do="surprise", side=side, seed="4")
    assert drawn["ready"]
    assert asked(army=drawn["text"], side=side) == drawn
    assert set(drawn["refused"]) == {TABLES.unit_ids[k] for k in range(232) if SIDES[TABLES.side[k]] == side}
    field = started(armies="lists", **{f"{side}_lists": full["text"]})
    assert sorted(field.name(unit) for unit in range(60) if field.state.born[unit] == (side == "grey")) == sorted(
        full["units"]
    )


def test_an_army_is_read_from_ids_numbers_copies_or_the_name_of_a_list() -> None:
    landor, elf = kinds("landor", "high_elf")
    assert read_army(TABLES, "landor") == ("", [landor])
    assert read_army(TABLES, "Mine: 11x2, landor 11") == ("Mine", sorted([elf, elf, landor, elf]))
    box = TABLES.army_lists[TABLES.army_ids.index("beige_box_2")]
    assert read_army(TABLES, "beige_box_2") == ("beige_box_2", box)
    assert read_army(TABLES, "Mine: beige_box_2") == ("Mine", box)
    for two in ("landor beige_box_2", "beige_box_2 landor"):
        with pytest.raises(BadOption):
            read_army(TABLES, two)
    assert len(read_army(TABLES, "11x99 11x99 11x2")[1]) == 200
    with pytest.raises(BadOption):
        read_army(TABLES, "11x99 11x99 11x3")
    assert read_army(TABLES, "0011")[1] == [elf]
    for unknown in ("00011", "9999", "x2"):
        with pytest.raises(BadOption):
            read_army(TABLES, unknown)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"do": "fill", "army": "landor vellec"}, "muster-cannot-fill"),
        ({"do": "fill", "army": "kralc"}, "muster-cannot-fill"),
        ({"army": "11x99 11x99 11x99"}, "muster-too-long"),
        ({"army": "landor 9" + "9" * 5000}, "muster-unknown-unit"),
        ({"do": "surprise", "seed": "-1"}, "bad-option-value"),
        ({"side": "red"}, "bad-option-value"),
        ({"colour": "red"}, "unknown-option"),
    ],
)
def test_a_question_that_cannot_be_answered_is_refused_with_a_reason(given: dict[str, str], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        game().consult("army", given)
    assert caught.value.text.key == key


def test_a_game_says_what_it_can_be_asked() -> None:
    assert set(game().questions) == {"army", "units"}
    with pytest.raises(BadOption) as caught:
        game().consult("weather", {})
    assert caught.value.text.key == "unknown-question"
    with pytest.raises(BadOption):
        warhost.load("battle_masters").consult("army", {})


@rule("sl.army_building.table")
def test_the_boxes_and_starters_are_sound() -> None:
    for number, army in enumerate(TABLES.army_lists):
        assert muster(TABLES.army_side[number]).ready(army), TABLES.army_ids[number]
