"""Stratego Legends in a terminal: the field, what is told beside it, cards, and a duel typed to its end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.stratego_legends.vocabulary import Field, battle, game, started
from warhost import Replay
from warhost.cli.boards import Drawing, Space, board
from warhost.cli.boards.stratego_legends import card, row
from warhost.language import language

WIDE = Space(120, None, False)
SMALL = Space(80, 24, False)


def drawn(
    field: Field, seat: int | None = 0, space: Space = WIDE, offers: Sequence[str] = (), code: str = "en"
) -> Drawing:
    return board(game()).draw(field.state.view(seat), game(), language(code, game()), space, offers)


def at(drawing: Drawing, name: str) -> str:
    """The six letters of a space."""
    column, rank = ord(name[0]) - ord("a"), int(name[1])
    return drawing.map[9 - rank].plain.ljust(60)[3 + 6 * column : 9 + 6 * column]


def aside(drawing: Drawing) -> str:
    return " ".join(" ".join(line.plain for line in drawing.aside).split())


def told(field: Field, what: str, seat: int | None = 0, code: str = "en") -> str:
    lines = card(field.state.view(seat), game(), language(code, game()), WIDE, what)
    return " ".join(" ".join(line.plain for line in lines).split())


def test_own_units_show_their_strength_and_the_enemys_their_back() -> None:
    field = battle({"d4": "wood_elf"}, {"d5": "mummy"}, terrain={"d4": "forest", "e5": "water", "c3": "desert"})
    drawing = drawn(field, offers=["take d4"])
    assert at(drawing, "d4") == ">f(4) "
    assert at(drawing, "d5") == " .<??>"
    assert at(drawing, "a1") == " .(C) "
    assert at(drawing, "e5") == " ~~~~~"
    assert at(drawing, "c3") == " d    "
    other = drawn(field, seat=1)
    assert at(other, "d5") == " .<8> "
    assert at(other, "d4") == " f(??)"
    assert "Wood Elf" in aside(drawing)
    assert "Wood Elf" not in aside(other)
    nobody = drawn(field, seat=None)
    assert (at(nobody, "d4"), at(nobody, "d5")) == (" f(??)", " .<??>")


def test_a_unit_that_the_enemy_has_seen_carries_a_mark() -> None:
    field = battle({"d4": "spirit_of_vision"}, {"d6": "mummy"})
    field.act("d4", "vision", "pick d6").quietly()
    assert at(drawn(field, seat=1), "d6").rstrip() == " .<8>'"
    assert at(drawn(field, seat=0), "d6").rstrip() == " .<8>"


def test_the_attack_adds_up_and_the_curse_is_told() -> None:
    field = battle({"d4": "wood_elf"}, {"d5": "murkis"}, terrain={"d5": "forest"}, curse="vellec")
    field.go("d4", "d5")
    words = aside(drawn(field))
    assert "Death Curse: Vellec +1 strength for every Elf" in words.replace("While in force: ", "")
    assert "Wood Elf 5 +2 base strength +2 Forest +1 Vellec" in words
    assert "Murkis 7 +7 base strength" in words
    french = aside(drawn(field, code="fr"))
    assert "+2 forêt" in french.casefold()


def test_the_fallen_and_what_hides_are_counted() -> None:
    field = battle({"d4": "landor"}, {"d5": "mummy", "g2": "kralc"})
    field.attack("d4", "d5")
    words = aside(drawn(field))
    assert "Grey army: 4 standing, 1 fallen Mummy" in words
    assert "Hidden in the Grey army" not in words
    field.state.seen[field.block("g2")] = field.state.terms.everyone
    assert "Hidden in the Grey army: 8 6 C" in aside(drawn(field))


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_field_fits_eighty_columns(seats: int, code: str) -> None:
    field = started(seats)
    drawing = drawn(field, space=SMALL, code=code)
    assert max(line.cell_len for line in [*drawing.map, *drawing.aside, *drawing.legend]) <= 80
    assert len(drawing.map) == {2: 9, 4: 19, 8: 39}[seats]


def test_a_card_is_read_by_space_name_number_or_id() -> None:
    field = battle({"d4": "wood_elf"}, {"d5": "mummy"}, terrain={"d4": "forest"})
    here = told(field, "d4")
    assert here.startswith("Wood Elf · no. ")
    assert "Now on d4, strength 4: +2 base strength, +2 Forest" in here
    for name in ("mummy", "Mummy", "143"):
        assert told(field, name).startswith("Mummy · no. 143 · strength 8")
    assert told(field, "momie", code="fr").startswith("Momie · n°")
    assert told(field, "nobody") == ""
    assert told(field, "c3") == ""


def test_the_card_of_a_hidden_unit_tells_what_it_may_be() -> None:
    field = battle({"d4": "wood_elf"}, {"d6": "mummy", "d7": "larva"}, turn="grey").go("d6", "d5").quietly()
    still, moved = told(field, "d7"), told(field, "d5")
    assert "A hidden unit stands on d7. It may be:" in still
    assert "magic" in still
    assert "Castle" in still
    assert "magic" not in moved
    assert "Castle" not in moved
    assert "Mummy" not in still + moved


TURNS = [
    *(
        "why move d4",
        "why move d4 d7",
        "card d4",
        "declare ask-always",
        "declare ask-usual",
        "take d4",
        "why attack d3",
    ),
    *("attack d5", "pass"),
    *("", "pass", "take g8", "f8"),  # Enter: the other player sits down
    *("", "take d5", "move d6"),
    *("", "take f8", "undo", "map", "take f8", "g8"),
    *("", "take d6", "attack d7"),
]


@pytest.mark.parametrize(
    ("code", "heard"),
    [
        (
            "en",
            [
                "Landor cannot reach d7, either by a step or by its powers (Diagonal step).",
                "Landor · no. 1 · strength 10",
                "Player 1 (Beige army) always wants to be asked.",
                "Mummy on d5 is destroyed.",
                "Beige army – Landor on d4: where to, or which power?",
                "press Enter when only you can see the screen",
                "A unit moves from f8 to g8.",
            ],
        ),
        (
            "fr",
            [
                "Landor n’atteint pas d7, ni d’un pas, ni par ses pouvoirs (Pas en diagonale).",
                "Landor · n° 1 · force 10",
                "Le joueur 1 (Armée beige) veut toujours être consulté.",
                "Momie en d5 : unité détruite.",
                "Armée beige – Landor en d4 :",
                "Une unité va de f8 à g8.",
            ],
        ),
    ],
)
def test_a_duel_is_typed_to_its_end(warhost: Command, tmp_path: Path, code: str, heard: list[str]) -> None:
    field = battle({"d4": "landor"}, {"d5": "mummy", "d7": "the_hidden_hive", "g8": "mrmrm"})
    path = tmp_path / "duel.json"
    path.write_text(json.dumps(field.state.to_position()), encoding="utf-8")
    words = ("play", "stratego_legends", "--from", path, "--opponent", "human", "--lang", code)
    seen = warhost.does(*words, typed="\n".join(TURNS) + "\n")
    flat = " ".join(seen.replace("\u00a0", " ").split())
    for line in heard:
        assert line in flat
    (kept,) = warhost.kept()
    record = Replay.load(kept)
    *_, end = record.states(game())
    result = end.result()
    assert result is not None
    assert result.winners == (0,)
    assert language(code, game()).say(result.reason).replace("\u00a0", " ") in flat


@pytest.mark.rule("sl.army_building.secret", "sl.army_building.several")
def test_an_army_that_was_kept_or_written_is_brought_in_secret(warhost: Command) -> None:
    shown = warhost.does("army", "surprise", "--side", "beige", "--seed", 4, "--save", "The thirty")
    assert "army The thirty" in " ".join(shown.split())
    beige = warhost.does("army", "check", "The thirty", "--text").strip()
    grey = warhost.does("army", "surprise", "--side", "grey", "--seed", 5, "--copies", "one", "--text").strip()
    options = ("-o", "armies=muster", "-o", "first=beige", "-o", "copies=three", "-o", "rare=false", "--seed", 1)
    rare = beige.replace("The thirty: ", "205 ", 1)
    typed = ["army nobody", f"army {rare}", "army 1 3", "army The thirty", "", f"army {grey}", "", "quit"]
    words = ("play", "stratego_legends", "--opponent", "human", *options)
    flat = " ".join(warhost.does(*words, typed="\n".join(typed) + "\n").split())
    assert "Kept: The thirty" in flat
    assert "There is no unit “nobody”" in flat
    assert "is rare, and this table excludes rare units" in flat
    assert "3 units are missing: strength 8" in flat
    assert "How would you like to begin?" not in flat  # the options have said it
    (kept,) = warhost.kept()
    record = Replay.load(kept)
    *_, end = record.states(game())
    assert end.decision().kind == "mix"
    for seat, text in ((0, beige), (1, grey)):
        brought = game().consult("army", {"army": text, "side": ("beige", "grey")[seat]})["units"]
        assert sorted(end.view(seat)["table"]["rosters"][seat]["units"]) == sorted(brought)
        assert end.view(1 - seat)["table"]["rosters"][seat] is None
    begun = Field(game().new(seed=1, armies="muster", first="beige")).play("muster landor")
    assert row(begun.state.view(0), game(), "army beige_box_1") == []  # no longer, once one is begun
