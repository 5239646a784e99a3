"""A game at the terminal: choices, commands, undo, saving, leaving and coming back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.battle_masters.vocabulary import Field, battle, game
from tests.cli.conftest import Command
from warhost import Replay

FIXED = ("play", "battle_masters", "--scenario", "borderlands", "-o", "borderlands_setup=fixed", "--seed", 5)
EMPIRE = (*FIXED, "--seat", 1)


def typed(*lines: object) -> str:
    return "".join(f"{line}\n" for line in lines)


def choices(file: Path) -> list[str]:
    found: list[str] = json.loads(file.read_text())["choices"]
    return found


def in_a_file(field: Field, tmp_path: Path, **changes: Any) -> Path:
    """A position to play on from."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**field.state.to_position(), **changes}))
    return file


def duel(tmp_path: Path) -> Path:
    """Two units face each other; the knights have the card."""
    field = battle(card="imp_lords", lonely=True, imp_lord_knights="d8", cha_goblins_grom={"hex": "d9", "skulls": 2})
    return in_a_file(field, tmp_path, chance={"kind": "fast", "seed": 1})


# -- beginning


def test_enter_takes_the_battle_for_newcomers(warhost: Command) -> None:
    seen = warhost.does("play", "battle_masters", "--seed", 5, typed=typed("", "", "quit", ""))
    assert "1 Battle of the Borderlands" in seen
    assert "Imperial Army – Battle card" in seen
    options = json.loads(warhost.kept()[0].read_text())["options"]
    assert (options["scenario"], options["borderlands_setup"]) == ("borderlands", "fixed")


def test_any_start_of_the_list_and_any_seat_can_be_picked(warhost: Command) -> None:
    seen = warhost.does("play", "battle_masters", typed=typed("ninety", 99, 6, 2, "quit", ""))
    assert seen.count("number from 1 to 9") == 2
    assert "Forces of Chaos – Choose the next unit to deploy." in seen
    assert json.loads(warhost.kept()[0].read_text())["options"]["scenario"] == "altdorf"


@pytest.mark.parametrize("number", range(1, 10))
def test_every_start_of_the_list_can_be_drawn_in_french(warhost: Command, number: int) -> None:
    words = ("play", "battle_masters", "--lang", "fr", "--seed", 2, "--opponent", "human")
    seen = warhost.does(*words, typed=typed(number, 1, 1, "", 1, 1, "quitter", ""))
    assert "cli-" not in seen
    assert "La partie est gardée" in seen


def test_leaving_before_the_battle_begins_is_no_mistake(warhost: Command) -> None:
    assert "How would you like to begin?" in warhost.does("play", "battle_masters")
    assert warhost.kept() == []


# -- a whole battle


def test_a_short_battle_to_its_end(warhost: Command, tmp_path: Path) -> None:
    file = duel(tmp_path)
    words = ("play", "battle_masters", "--from", file, "--seat", 1, "--opponent", "random")
    seen = warhost.does(*words, typed=typed("attack gr", *["1"] * 400))
    assert "The game is over." in seen
    assert "An army was wiped out. Winner: " in seen
    kept = warhost.kept()[0]
    assert f"warhost replay {kept}" in seen
    replay = Replay.load(kept)
    last = list(replay.states(game()))[-1]
    assert last.result() is not None
    assert replay.choices[0] == "attack cha_goblins_grom"


def test_what_bots_do_is_told_line_by_line(warhost: Command) -> None:
    seen = warhost.does(*EMPIRE, "--opponent", "random", typed=typed(*["1"] * 30))
    assert "› Forces of Chaos, battle card: " in seen
    moves = [line for line in seen.splitlines() if line.startswith("› ") and "moved from" in line]
    assert len(moves) > 3


def test_bots_play_the_same_for_the_same_seed(warhost: Command) -> None:
    for _ in range(2):
        warhost.does(*EMPIRE, "--opponent", "simple", typed=typed(*["1"] * 20))
    first, second = warhost.kept()
    assert choices(first) == choices(second)
    assert len(choices(first)) > 20


# -- saying what one wants


def test_a_choice_is_a_number_its_notation_or_the_thing_it_names(warhost: Command) -> None:
    said = typed("use imp_lord_knights", "E5", "kd", "MOVE j5", 1, "2", "quit", "")
    warhost.does(*EMPIRE, typed=said)
    assert choices(warhost.kept()[0])[:4] == ["use imp_lord_knights", "move e5", "use imp_knights_delborne", "move j5"]


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("why CN", ["The Mighty Cannon: not on the card in play", "bm.attack.only_units_on_card"]),
        ("why use og", ["Ogre Champion Grimorg", "bm.overview.no_alternating_moves"]),
        ("why move a1", ["Not now", "bm.movement.one_hex", "may move to one adjacent hex"]),
        ("use cn", ["The Mighty Cannon: not on the card in play", "bm.attack.only_units_on_card"]),
        ("why 1", ["This is allowed."]),
        ("why use lk", ["This is allowed."]),
        ("why 77", ["There is no choice 77: choices go from 1 to 5."]),
        ("78", ["There is no choice 78"]),
        ("why", ["why 3, or why use imp_lord_knights."]),
        ("why frobnicate", ["“frobnicate” is neither a choice nor a command"]),
        ("frobnicate", ["“frobnicate” is neither a choice nor a command"]),
        ("rule", ["bm.activation.any_order", "in any order"]),
        ("rule bm.hedge.blocks_movement", ["bm.hedge.blocks_movement"]),
        ("rule misfire", ["Cannon misfire"]),
        ("rule xyzzy", ["No rule of battle_masters mentions “xyzzy”"]),
        ("help", ["as replays write it: use imp_lord_knights.", "why CHOICE", "undo"]),
        ("undo", ["There is nothing to take back."]),
        ("save", ["Save to which file?"]),
        ("lang de", ["There is no language “de”"]),
        ("lang fr", ["Armée Impériale – Carte"]),
        ("lang", ["Armée Impériale – Carte"]),
        ("draw", ["Bots do not agree to draws"]),
        ("concede\nno", ["Do you really want to give up?"]),
    ],
)
def test_commands_answer_and_change_nothing(warhost: Command, said: str, heard: list[str]) -> None:
    seen = warhost.does(*EMPIRE, typed=typed(said, "quit", ""))
    answer = " ".join(seen.rpartition("5 Pass")[2].split()) if "lang" not in said else " ".join(seen.split())
    for words in heard:
        assert words in answer
    assert choices(warhost.kept()[0]) == []


def test_why_in_the_middle_of_a_move_names_the_hex(warhost: Command) -> None:
    seen = warhost.does(*EMPIRE, typed=typed(1, "why a1", "why g6", "why og", "quit", ""))
    assert "a1 is too far" in seen
    assert "g6 is taken" in seen
    assert "Only a unit in a neighbouring hex can be attacked" in seen


def test_french_is_understood_and_spoken(warhost: Command) -> None:
    ruling = "règle bm.elite.defence_die"
    said = typed("pourquoi CN", "règle", ruling, "aide", 1, 1, "annuler", "journal 2", "carte", "quitter", "")
    seen = warhost.does(*EMPIRE, "--lang", "fr", typed=said)
    for words in ("Armée Impériale", "Annulé.", "pourquoi CHOIX", "bm.activation.any_order", "La partie est gardée"):
        assert words in seen
    assert "Décision\xa0: Un Canon d’élite se défend avec trois dés." in seen
    for english in ("Imperial Army", "Move to", "Card:", "Taken back"):
        assert english not in seen


def test_the_log_and_the_map_can_be_called(warhost: Command) -> None:
    seen = warhost.does(*EMPIRE, typed=typed(1, 1, "log 1", "map", "quit", ""))
    assert "number, or help > › Lord Knights of the Empire: moved from f5 to e5." in seen
    assert seen.count("Battle card “Imperial Knights and Lord Knights”") == 3


# -- taking back


def test_moves_are_taken_back_one_decision_at_a_time(warhost: Command) -> None:
    seen = warhost.does(*EMPIRE, typed=typed(1, "e5", "undo", "g5", "undo", "undo", "kd", "quit", ""))
    assert seen.count("Taken back.") == 3
    assert choices(warhost.kept()[0]) == ["use imp_knights_delborne"]


def test_dice_close_undo(warhost: Command, tmp_path: Path) -> None:
    field = battle(card="imp_knights_lords", imp_lord_knights="d8", imp_knights_normand="h5", cha_ogre_grimorg="d9")
    file = in_a_file(field, tmp_path)
    seen = warhost.does(
        "play", "battle_masters", "--from", file, "--seat", 1, typed=typed("lk", "attack og", "undo", "quit", "")
    )
    assert "Nothing can be taken back: dice or discs have decided since." in seen
    assert "Taken back" not in seen


def test_a_new_card_closes_undo(warhost: Command, tmp_path: Path) -> None:
    """The next card is Imperial too: only the reveal lies between, no dice and nobody else's choice."""
    field = battle(
        card="imp_knights_lords", next_cards=["imp_foot", "imp_lords"], imp_lord_knights="d8", imp_men_altdorf="a1"
    )
    file = in_a_file(field, tmp_path)
    said = typed("d7", "undo", "quit", "")
    seen = warhost.does("play", "battle_masters", "--from", file, "--seat", 1, typed=said)
    assert "Nothing can be taken back: something hidden was turned up since." in seen


def test_anothers_choice_closes_undo(warhost: Command) -> None:
    words = ("play", "battle_masters", "--scenario", "altdorf", "--opponent", "human")
    seen = warhost.does(*words, typed=typed(1, 1, "undo", "quit", ""))
    assert "Nothing can be taken back: somebody else has chosen since." in seen


# -- saving, leaving, coming back


def test_a_saved_game_is_a_replay(warhost: Command, tmp_path: Path) -> None:
    file = tmp_path / "battle.json"
    seen = warhost.does(*EMPIRE, typed=typed(1, 1, f"save {file}", "quit", ""))
    assert "Saved to" in seen
    assert Replay.load(file).choices == ["use imp_lord_knights", "move e5"]


def test_an_older_file_is_never_lost_by_a_script(warhost: Command, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("do not touch")
    seen = warhost.does(*EMPIRE, typed=typed(f"save {file}", "yes", "quit", file, "quit", ""))
    assert "exists already and was left as it is" in " ".join(seen.split())
    assert file.read_text() == "do not touch"


@pytest.mark.usefixtures("somebody_watches")
def test_a_person_is_asked_before_a_file_is_replaced(warhost: Command, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("do not touch")
    assert "Not saved." in warhost.does(*EMPIRE, typed=typed(f"save {file}", "no", "quit", ""))
    assert file.read_text() == "do not touch"
    assert "Saved to" in warhost.does(*EMPIRE, typed=typed(f"save {file}", "yes", "quit", ""))
    assert Replay.load(file).choices == []


def test_a_place_that_cannot_be_written_is_told(warhost: Command, tmp_path: Path) -> None:
    seen = warhost.does(*EMPIRE, typed=typed(f"save {tmp_path}/nowhere/battle.json", "quit", ""))
    assert "cannot be written" in " ".join(seen.split())


def test_quit_saves_where_it_is_told(warhost: Command, tmp_path: Path) -> None:
    file = tmp_path / "battle.json"
    warhost.does(*EMPIRE, typed=typed(1, "quit", file))
    assert Replay.load(file).choices == ["use imp_lord_knights"]


def test_a_game_is_taken_up_where_it_was_left(warhost: Command) -> None:
    left = warhost.does(*EMPIRE, typed=typed(1, "e5", "quit", ""))
    kept = warhost.kept()[0]
    assert f"warhost play battle_masters --from {kept} --opponent simple --seat 1" in left
    before = kept.read_bytes()
    seen = warhost.does("play", "battle_masters", "--from", kept, "--seat", 1, typed=typed("kd", "quit", ""))
    assert "Baron Delborne’s Imperial Knights: move, attack or finish." in seen
    assert kept.read_bytes() == before
    assert choices(warhost.kept()[1]) == ["use imp_lord_knights", "move e5", "use imp_knights_delborne"]


def test_the_end_of_the_input_loses_nothing(warhost: Command) -> None:
    seen = warhost.does(*EMPIRE, typed=typed(1, "e5"))
    assert "The game is kept in" in seen
    assert choices(warhost.kept()[0]) == ["use imp_lord_knights", "move e5"]


def test_ctrl_c_loses_nothing(warhost: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1", "e5"])

    def impatient(_: str) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", impatient)
    seen = warhost.does(*EMPIRE)
    assert "The game is kept in" in seen
    assert choices(warhost.kept()[0]) == ["use imp_lord_knights", "move e5"]


def test_without_a_place_to_keep_the_game_one_plays_on(warhost: Command) -> None:
    warhost.home.write_text("a file where the folder should be")
    seen = warhost.does(*EMPIRE, typed=typed(1, "e5", "quit", ""))
    assert "cannot be kept" in " ".join(seen.split())
    assert "moved from f5 to e5" in seen


# -- declarations and several people


def test_conceding_ends_the_battle(warhost: Command) -> None:
    seen = warhost.does(*EMPIRE, typed=typed("concede", "yes"))
    assert "An army surrendered. Winner: Forces of Chaos." in seen
    assert choices(warhost.kept()[0]) == ["@0 concede"]


def test_two_people_agree_to_a_draw(warhost: Command) -> None:
    words = ("play", "battle_masters", "--scenario", "altdorf", "--opponent", "human")
    seen = warhost.does(*words, typed=typed("draw", "draw", "draw", 1, 1, "draw"))
    assert "The draw is offered" in seen
    assert "The offer of a draw is withdrawn." in seen
    assert "Seat 2 offers a draw" in seen
    assert "The players agreed to stop." in seen


def test_people_at_one_keyboard_keep_their_secrets(warhost: Command) -> None:
    words = ("play", "battle_masters", "--scenario", "plains", "--opponent", "human", "--seed", 1)
    seen = warhost.does(*words, typed=typed("cg", "k6", "", "log", "quit", ""))
    chaos, _, empire = seen.partition("Imperial Army: press Enter when only you can see the screen.")
    assert "Gorefist’s Champions of Chaos" in chaos
    assert "a token lies face down at k6" in empire
    assert "Gorefist" not in empire
    assert "cg" not in empire.split()


def test_open_games_need_no_looking_away(warhost: Command) -> None:
    words = ("play", "battle_masters", "--scenario", "altdorf", "--opponent", "human")
    seen = warhost.does(*words, typed=typed(1, 1, "quit", ""))
    assert "press Enter when only you" not in seen
    assert "Imperial Army – Choose the next unit to deploy." in seen


def test_a_person_may_take_several_seats(warhost: Command) -> None:
    words = ("play", "battle_masters", "--scenario", "altdorf", "--seats", 4, "--seat", 3, "--seat", 4)
    seen = warhost.does(*words, typed=typed(1, 1, 1, 1, "quit", ""))
    assert "Forces of Chaos, seat 3 – " in seen
    assert "Forces of Chaos, seat 4 – " in seen
    assert "--seat 3 --seat 4" in seen
