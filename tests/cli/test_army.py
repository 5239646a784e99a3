"""The army builder in a terminal."""

from __future__ import annotations

from tests.cli.conftest import Command


def test_a_surprise_is_kept_shown_listed_and_can_be_played(warhost: Command) -> None:
    shown = warhost.does("army", "surprise", "--side", "grey", "--seed", 4, "--save", "Night; watch")
    assert "Night watch" in shown
    assert "Ready for battle." in shown
    text = warhost.does("army", "check", "Night watch", "--text").strip()
    assert text.startswith("Night watch: ")
    assert f"grey_lists={text}" in warhost.does("army", "check", "Night", "watch")
    listed = warhost.does("army", "list")
    assert "Night watch" in listed
    assert "beige_expansion_2000" in listed
    args = ("-n", 1, "--bots", "random", "-o", "armies=lists", "-o", f"grey_lists={text}")
    assert warhost.does("simulate", "stratego_legends", *args)


def test_an_army_of_the_same_name_is_replaced_and_the_others_stay(warhost: Command) -> None:
    warhost.does("army", "check", "1 11x2", "--save", "First")
    warhost.does("army", "check", "104", "--save", "Second")
    warhost.does("army", "check", "3", "--save", "First")
    kept = (warhost.home / "warhost" / "armies.txt").read_text(encoding="utf-8")
    assert kept.splitlines() == ["First: 3", "Second: 104"]
    assert "Not ready yet." in warhost.does("army", "list")


def test_what_is_wrong_with_an_army_is_told_with_its_rules(warhost: Command) -> None:
    told = warhost.does("army", "check", "1", "3", "11x4", "kralc")
    assert "Kralc is on the other side" in told
    assert "strength 6 is full" in told
    assert "5 units are missing: magic. sl.army_building.table" in told
    assert "Il manque 5 unités magiques" in warhost.does("army", "check", "1", "--lang", "fr").replace("\u00a0", " ")


def test_an_army_is_filled_up(warhost: Command) -> None:
    first = warhost.does("army", "fill", "mrmrmx3", "--seed", 1, "--copies", "three", "--no-rare", "--text")
    assert first == warhost.does("army", "fill", "mrmrmx3", "--seed", 1, "--copies", "three", "--no-rare", "--text")
    assert "Ready for battle." in warhost.does("army", "check", first.strip(), "--copies", "three", "--no-rare")
    assert "Vellec" in warhost.refuses("army", "fill", "landor", "vellec")


def test_units_are_found_and_read_in_both_languages(warhost: Command) -> None:
    told = warhost.does("army", "units", "zombie", "slayer")
    assert "Reb the Zombie Slayer" in told
    assert "1 unit." in told
    french = warhost.does(
        "army", "units", "--nation", "green", "--power", "death_curse", "--strength", 10, "--lang", "fr"
    )
    assert "Vellec" in french
    assert "Tant qu’elle est en vigueur" in french
    assert "No unit matches." in warhost.does("army", "units", "--type", "Elf", "--side", "grey")


def test_mistakes_of_the_builder_are_messages(warhost: Command) -> None:
    assert "gold, green" in warhost.refuses("army", "units", "--nation", "pink")
    assert "no unit" in warhost.refuses("army", "check", "nobody")
    assert "--seed" in warhost.refuses("army", "surprise", "--seed", "x")
    assert "name" in warhost.refuses("army", "check", "1", "--save", ";")
    (warhost.home / "warhost").mkdir(parents=True)
    (warhost.home / "warhost" / "armies.txt").write_bytes(b"\xff\xfe:")
    assert "armies.txt" in warhost.refuses("army", "list")
