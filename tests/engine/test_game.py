"""A game's door: options, seats, positions; whatever is wrong is said with what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import warhost
from tests.engine.errors import parameters, says
from tests.engine.tally import Tally, TallyGame
from warhost import BadOption, BadPosition, FastChance, Option, Text, UnknownGame


def test_options_have_defaults_and_take_their_values_as_text_too() -> None:
    game = TallyGame()
    assert game.read_options({}) == {"deck": "small", "rounds": 3, "open": False, "motto": ""}
    given = game.read_options({"deck": " SMALL ", "rounds": "1", "open": "True", "motto": "Ever on"})
    assert given == {"deck": "small", "rounds": 1, "open": True, "motto": "Ever on"}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as caught:
        TallyGame().new(colour="red")
    says(caught.value, "colour", "deck", "rounds", "open", "motto")


@pytest.mark.parametrize(
    ("option", "value", "right"),
    [
        ("deck", "large", ("small", "2+2")),
        ("rounds", 2, ("1", "3")),
        ("rounds", True, ("1", "3")),
        ("open", 1, ("false", "true")),
        ("open", None, ("false", "true")),
        ("motto", 5, ()),
    ],
)
def test_a_wrong_value_is_refused_with_the_right_ones(option: str, value: Any, right: tuple[str, ...]) -> None:
    with pytest.raises(BadOption) as caught:
        TallyGame().new(**{option: value})
    says(caught.value, option, str(value), *right)


def test_a_value_has_words() -> None:
    assert Option("deck", ("small", "2+2"), "small").text("2+2") == Text("option-deck-2-2")
    assert Option("open", (False, True), False).text(True) == Text("option-open-true")
    assert Option("motto", (), "").text("Ever on") == Text("verbatim", text="Ever on")


@pytest.mark.parametrize("game", warhost.games())
def test_every_option_of_every_game_has_words(game: str) -> None:
    loaded = warhost.load(game)
    for code in ("en", "fr"):
        tongue = warhost.language.language(code, loaded)
        for option in loaded.options.values():
            assert tongue.knows(f"option-{option.name}"), f"option-{option.name} in {code}"
            for value in option.values:
                assert tongue.knows(option.text(value).key), f"{option.text(value).key} in {code}"


@pytest.mark.parametrize("seats", [0, 1, 3, -2])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        TallyGame().new(seats=seats)
    says(caught.value, str(seats), "2")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as caught:
        warhost.load("chess")
    says(caught.value, "chess", *warhost.games())


# -- positions


def position(**changes: Any) -> dict[str, Any]:
    doc = TallyGame().new(chance=FastChance(1)).to_position()
    return {**doc, **changes}


def test_a_position_reads_back() -> None:
    state = TallyGame().new(seed=4)
    state.play(state.legal()[0])
    again = TallyGame().from_position(state.to_position())
    assert again.to_position() == state.to_position()
    assert (again.seat, again.legal()) == (state.seat, state.legal())


def test_a_short_position_is_filled_up() -> None:
    state = TallyGame().from_position({"table": {"hands": [[1], [2, 3]], "totals": [0, 0]}})
    assert isinstance(state, Tally)
    assert (state.seat, state.legal()) == (1, [2, 3])  # went on in the natural way
    assert state.setting.options["rounds"] == 3
    assert state.chance.to_doc() == FastChance(0).to_doc()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, ("position.game", "chess", "tally")),
        ({"rules": 0}, ("position.rules", "0")),
        ({"seats": 5}, ("position.seats", "5", "2")),
        ({"options": []}, ("position.options", "[]")),
        ({"chance": {"kind": "magic"}}, ("magic",)),
        ({"chance": 7}, ("position.chance", "7")),
        ({"frames": {}}, ("position.frames", "{}")),
        ({"frames": [3]}, ("position.frames[0]", "3")),
        ({"frames": [{"frame": "Sing"}]}, ("position.frames[0].frame", "Sing", "Bid", "Deal")),
        ({"frames": [{"frame": "Bid"}]}, ("position.frames[0].who",)),
        ({"frames": [{"frame": "Bid", "who": "me"}]}, ("position.frames[0].who", "me")),
        ({"frames": [{"frame": "Bid", "who": 0, "why": 1}]}, ("position.frames[0].why", "who")),
        ({"colour": 1}, ("position.colour", "table")),
        ({"table": {"hands": [[1], [1]], "totals": [0, 0]}}, ("a card is in two hands",)),
        ({"table": {"hands": 5, "totals": [0, 0]}}, ()),
        ({"table": {"hands": [], "totals": [0, 0]}}, ()),
        ({"table": {"hands": [[1], [2]], "totals": [0, "x"]}}, ("position.table.totals[1]", "x")),
        ({"frames": [{"frame": "Bid", "who": 9}]}, ()),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], words: tuple[str, ...]) -> None:
    with pytest.raises(BadPosition) as caught:
        TallyGame().from_position(position(**changes))
    english = says(caught.value)
    inside = " ".join([english, *map(str, parameters(caught.value.text))])
    for word in words:
        assert word in inside


def test_a_position_with_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption):
        TallyGame().from_position(position(options={"colour": "red"}))


@pytest.mark.parametrize("doc", [None, [], "position", 5])
def test_what_is_no_document_is_refused(doc: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        TallyGame().from_position(doc)
    says(caught.value, "position")


def test_the_games_are_named_by_a_call_and_imported_by_their_package() -> None:
    import warhost.games.lords_of_ragnarok.game as module

    assert "lords_of_ragnarok" in warhost.games()
    assert warhost.load("lords_of_ragnarok").__class__ is module.LordsOfRagnarok
