"""The army builder: the table of strengths, reasons, filling up, surprises, sharing as text."""

from __future__ import annotations

import pytest

from tests.stratego_legends.vocabulary import example, game, new_game, rule, started
from warhost import BadOption, FastChance
from warhost.games.stratego_legends.armies import Muster, army_text, demand_army, read_army, search
from warhost.games.stratego_legends.tables import BEIGE, CLASSES, GREY

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


@rule("sl.army_building.nations")
def test_beige_and_grey_units_are_never_mixed() -> None:
    refusal = muster().refusal([], kinds("kralc")[0])
    assert refusal is not None
    assert refusal.rule == "sl.army_building.nations"
    army = muster(GREY).fill_up([], FastChance(1))
    assert {TABLES.side[kind] for kind in army} == {GREY}
    assert 1 <= len({TABLES.color[kind] for kind in army}) <= 3


@rule("sl.army_building.duplicates")
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


@rule("sl.army_building.sets", "sl.army_building.customise")
def test_all_catalogued_units_are_available() -> None:
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


@rule("sl.army_building.customise", "sl.army_building.secret")
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


def test_units_are_found_by_side_nation_power_and_words() -> None:
    texts = [
        " ".join([unit["name_en"], *(power["effect"] for power in unit["powers"])])
        for unit in game().content["units"]["units"]
    ]
    assert search(TABLES, texts, words="zombie slayer") == kinds("reb_the_zombie_slayer")
    rage = search(TABLES, texts, operation=0)
    assert [TABLES.numbers[kind] for kind in rage] == [10, 76, 110, 114, 185]
    assert all(TABLES.color[kind] == 1 for kind in search(TABLES, texts, nation=1))
    assert len(search(TABLES, texts, side=GREY)) == 116


@rule("sl.army_building.table")
def test_the_boxes_and_starters_are_sound() -> None:
    for number, army in enumerate(TABLES.army_lists):
        assert muster(TABLES.army_side[number]).ready(army), TABLES.army_ids[number]
