"""Chaos in the Old World at the terminal: ways to begin, a round said in plain words, a whole game, hidden hands."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.chaos_in_the_old_world.vocabulary import game, given
from tests.cli.conftest import Command
from warhost import Replay
from warhost.cli import layout
from warhost.cli.boards import Space
from warhost.cli.boards import chaos_in_the_old_world as chaos
from warhost.language import language

OLD_WORLD = "chaos_in_the_old_world"


def typed(*lines: object) -> str:
    return "".join(f"{line}\n" for line in lines)


def setting(file: Path) -> tuple[int, dict[str, object]]:
    doc = json.loads(file.read_text())
    return doc["seats"], doc["options"]


# -- beginning


def test_enter_takes_four_powers(warhost: Command) -> None:
    seen = warhost.does("play", OLD_WORLD, "--seed", 5, typed=typed("", "", "quit", ""))
    assert "1 Four Powers – one for each seat, in Power order (for newcomers)" in seen
    assert "Khorne – 7 power points: summon a figure, play a Chaos card, or pass." in seen
    assert setting(warhost.kept()[0])[0] == 4


def test_three_powers_without_the_one_that_is_named(warhost: Command) -> None:
    seen = warhost.does("play", OLD_WORLD, "--seed", 5, typed=typed(5, 1, "quit", ""))
    assert "5 Three Powers – without Nurgle" in seen
    seats, options = setting(warhost.kept()[0])
    assert (seats, options["absent"]) == (3, "nurgle")


@pytest.mark.parametrize("number", range(1, 9))
def test_every_way_to_begin_can_be_played_in_french(warhost: Command, number: int) -> None:
    words = ("play", OLD_WORLD, "--lang", "fr", "--seed", 2, "--opponent", "human")
    seen = warhost.does(*words, typed=typed(number, *[1] * 12, "quitter", ""))
    assert "Comment commencer" in seen
    assert "cli-" not in seen


def test_who_settles_it_on_the_command_line_is_not_asked(warhost: Command) -> None:
    for words in (("--seats", 4), ("--seats", 3, "-o", "absent=khorne"), ("-o", "powers=random")):
        seen = warhost.does("play", OLD_WORLD, *words, "--seat", 1, typed=typed("quit", ""))
        assert "How would you like to begin?" not in seen


# -- a round in plain words


def test_a_round_is_played_by_saying_what_one_wants(warhost: Command, tmp_path: Path) -> None:
    table = given(
        points={"khorne": 4, "nurgle": 1},
        hand={"khorne": "battle_cry"},
        kislev="bloodletter peasant",
        empire="leper noble",
    )
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**table.state.to_position(), "chance": {"kind": "fast", "seed": 6}}))
    lines = (
        "summon bloodletter_2",
        "to empire",
        "",  # the keyboard goes to Nurgle, and back
        "pass",
        "",
        "play battle_cry",
        "on empire_left",
        "pass",
    )
    words = ("play", OLD_WORLD, "--from", file, "--opponent", "human")
    seen = warhost.does(*words, typed=typed("", *lines, *[1] * 30, "quit", ""))
    assert "› Khorne summons a Bloodletter to the Empire for 2." in seen
    assert "› Nurgle passes and loses 1 power point." in seen
    assert "› Khorne plays Battle Cry in the Empire for 1." in seen
    assert "› Battle in the Empire." in seen
    assert "› Round 1 – End phase" in seen
    kept = json.loads(warhost.kept()[0].read_text())
    assert kept["choices"][:3] == ["summon bloodletter_2", "to empire", "pass"]


def test_a_refused_choice_is_told_why(warhost: Command) -> None:
    words = ("play", OLD_WORLD, "--seats", 4, "--seed", 5, "--seat", 1)
    seen = warhost.does(*words, typed=typed("why upgrade khorne_power", "rule citow.summon.pass", "quit", ""))
    assert "citow.dials.upgrade" in seen
    assert "losing all remaining points" in seen


# -- whole games


@pytest.mark.parametrize(
    ("code", "level", "over"), [("en", "random", "The game is over."), ("fr", "simple", "La partie est terminée.")]
)
def test_a_game_to_its_end_against_three_bots(warhost: Command, code: str, level: str, over: str) -> None:
    words = ("play", OLD_WORLD, "--lang", code, "--seats", 4, "--seed", 8, "--seat", 4, "--opponent", level)
    seen = warhost.does(*words, typed=typed(*[1] * 600))
    assert over in seen
    replay = Replay.load(warhost.kept()[0])
    last = list(replay.states(game()))[-1]
    assert last.result() is not None
    assert seen.count("\xa0:") > 20 or code == "en"


def test_people_at_one_keyboard_keep_their_hands_hidden(warhost: Command) -> None:
    words = ("play", OLD_WORLD, "--seats", 3, "--seed", 5, "--opponent", "human")
    seen = warhost.does(*words, typed=typed("", 1, "", 1, 1, "quit", ""))
    nurgle, khorne = seen.split("Khorne –", 1)
    assert "Nurgle draws Plague Touch, The Stench of Death and A Great Foul Consumption." in nurgle
    assert "Khorne draws 3 Chaos cards." in nurgle
    assert "Stench of Death" not in khorne


def test_who_gives_up_leaves_the_seat_to_a_bot(warhost: Command) -> None:
    words = ("play", OLD_WORLD, "--seats", 3, "--seed", 5, "--seat", 1, "--opponent", "random")
    seen = warhost.does(*words, typed=typed("concede", "yes"))
    assert "The others go on. A bot plays your seat from now on." in seen
    assert "The game is over." in seen
    last = list(Replay.load(warhost.kept()[0]).states(game()))[-1]
    result = last.result()
    assert result is not None
    assert 0 not in result.winners


def test_a_small_window_tells_what_choices_cost(warhost: Command) -> None:
    words = ("play", OLD_WORLD, "--seats", 4, "--seed", 5, "--seat", 1)
    seen = warhost.does(*words, typed=typed("summon bloodsworn_1", "quit", ""), COLUMNS="80", LINES="24")
    assert "Summon a Bloodsworn (reserve), cost 1" in seen
    assert "To Troll Country, cost 1" in seen


def test_a_long_list_in_a_small_window_is_short_and_speaks_the_readers_language() -> None:
    board = dict.fromkeys(("norsca", "empire", "estalia", "badlands"), "bloodsworn")
    table = given(points={"khorne": 3}, hand={"khorne": "battle_cry"}, board=board).play("play battle_cry")
    speech, state = language("fr", game()), table.state
    offers = [state.notation(choice) for choice in state.legal()]
    labels = [speech.say(state.label(choice)) for choice in state.legal()]
    space = Space(80, 24, False)
    paper = StringIO()
    console = Console(width=80, file=paper)
    drawing = chaos.draw(state.view(0), game(), speech, space, offers)
    console.print(layout.choices(labels, offers, drawing.tags, space, drawing.marks))
    seen = paper.getvalue()
    assert len(offers) == 18
    assert seen.count("\n") == 9
    assert "Les Principautés Frontalières <, coût 1" in seen
    assert "border_princes" not in seen
