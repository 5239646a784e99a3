"""Replays: written, read, replayed; and every way in which one can be wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.engine.errors import parameters
from tests.engine.tally import TallyGame
from warhost import BadOption, BadReplay, Replay, ScriptedChance, SecureChance, State, WarhostError
from warhost.engine.content import Content
from warhost.engine.replay import read_json, write_json


def played(choices: int = 4) -> tuple[Replay, State]:
    record, state = Replay.new(TallyGame(), chance=ScriptedChance([[0, 2, 4, 1, 3, 5]]), deck="2+2")
    for choice in (0, 1, 2, 3, 4, 5)[:choices]:
        record.play(state, choice)
    return record, state


def replayed(replay: Replay) -> State:
    return list(replay.states(TallyGame()))[-1]


def facts(error: WarhostError) -> str:
    return " ".join([error.text.key, *map(str, parameters(error.text))])


def edited(**changes: Any) -> dict[str, Any]:
    return {**played()[0].to_doc(), **changes}


# -- what is written is what is read


def test_a_replay_holds_all_that_was_agreed() -> None:
    record, state = played()
    assert record.to_doc() == {
        "warhost_replay": 1,
        "game": "tally",
        "rules": 3,
        "content": TallyGame().content.hash,
        "seats": 2,
        "options": {"deck": "2+2", "rounds": 3, "open": False, "motto": ""},
        "chance": {"kind": "scripted", "script": [[0, 2, 4, 1, 3, 5]]},
        "choices": ["bid 0", "bid 1", "bid 2", "bid 3"],
        "count": 4,
    }
    assert Replay.from_doc(record.to_doc()).to_doc() == record.to_doc()
    assert replayed(record).to_position() == state.to_position()


def test_all_states_are_shown_and_each_stays_as_it_is() -> None:
    record, _ = played()
    states = list(record.states(TallyGame()))
    assert [len(state.log or ()) for state in states] == [0, 1, 2, 3, 4]
    assert [state.seat for state in states] == [0, 1, 0, 1, 0]
    assert [state.log for state in record.states(TallyGame(), log=False)] == [None] * 5


def test_a_replay_is_saved_and_loaded(tmp_path: Path) -> None:
    record, state = played()
    record.declare(state, 1, "resign")
    record.save(tmp_path / "game.json")
    loaded = Replay.load(tmp_path / "game.json")
    assert loaded.choices[-1] == "@1 resign"
    assert replayed(loaded).to_position() == state.to_position()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_replay_may_begin_at_a_position() -> None:
    _, state = played(2)
    record = Replay.of(state)
    record.play(state, 2)
    doc = json.loads(json.dumps(record.to_doc()))
    assert "position" in doc
    assert replayed(Replay.from_doc(doc)).to_position() == state.to_position()


def test_a_replay_with_secure_chance_replays() -> None:
    record, state = Replay.new(TallyGame(), chance=SecureChance(b"secret", ["a", "b"]))
    record.play(state, state.legal()[0])
    assert replayed(Replay.from_doc(record.to_doc())).to_position() == state.to_position()


def test_a_replay_from_a_seed_is_short() -> None:
    record, _ = Replay.new(TallyGame(), seed=7)
    assert replayed(Replay.from_doc(edited(chance={"kind": "fast", "seed": 7}, choices=[], count=0))).legal()
    assert Replay.from_doc(record.to_doc()).begin(TallyGame()).legal() == TallyGame().new(seed=7).legal()


def test_a_pack_is_recorded() -> None:
    game = TallyGame(Content({"cards": [9]}, "My box"))
    record, _ = Replay.new(game)
    assert record.to_doc()["pack"] == "My box"
    assert Replay.from_doc(record.to_doc()).pack == "My box"


def test_a_refused_choice_is_not_written_down() -> None:
    record, state = played()
    with pytest.raises(WarhostError):
        record.play(state, 0)
    with pytest.raises(BadOption):
        record.declare(state, 0, "sing")
    assert len(record.choices) == 4


# -- other rules, other content, another game


def test_other_rules_and_other_content_are_told_and_shown_as_far_as_they_replay() -> None:
    assert Replay.from_doc(edited()).differs(TallyGame()) is None
    old = Replay.from_doc(edited(rules=2)).differs(TallyGame())
    assert old is not None
    assert (old.key, old.params) == ("replay-other-rules", {"rules": 2, "current": 3})
    other = Replay.from_doc(edited(content="0123")).differs(TallyGame())
    assert other is not None
    assert other.key == "replay-other-content"
    states = Replay.from_doc(edited(rules=2, choices=["bid 0", "bid 0"], count=2)).states(TallyGame())
    assert next(states).seat == 0
    assert next(states).seat == 1
    with pytest.raises(BadReplay):
        next(states)


def test_a_replay_of_another_game_is_refused() -> None:
    with pytest.raises(BadReplay) as caught:
        Replay.from_doc(edited(game="chess")).begin(TallyGame())
    assert "chess" in facts(caught.value)
    assert "tally" in facts(caught.value)


# -- what is wrong


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"warhost_replay": 2}, ("replay.warhost_replay", "2")),
        ({"warhost_replay": None}, ("replay.warhost_replay",)),
        ({"choices": ["bid 0"]}, ("replay.choices", "4", "1")),
        ({"choices": "bid 0"}, ("replay.choices",)),
        ({"choices": ["bid 0", 5, "bid 2", "bid 3"]}, ("replay.choices[1]", "5")),
        ({"count": -1}, ("replay.count", "-1")),
        ({"game": 5}, ("replay.game", "5")),
        ({"rules": "one"}, ("replay.rules", "one")),
        ({"content": None}, ("replay.content",)),
        ({"seats": 0}, ("replay.seats", "0")),
        ({"options": []}, ("replay.options",)),
        ({"chance": 5}, ("replay.chance", "5")),
        ({"position": 5}, ("replay.position", "5")),
        ({"pack": 5}, ("replay.pack", "5")),
        ({"colour": "red"}, ("replay.colour",)),
    ],
)
def test_a_wrong_field_is_named(changes: dict[str, Any], words: tuple[str, ...]) -> None:
    with pytest.raises(BadReplay) as caught:
        Replay.from_doc(edited(**changes))
    for word in words:
        assert word in facts(caught.value)


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("bid 5", ("replay-illegal", "bid 5", "tally.own_cards", "1")),
        ("sing", ("replay-unreadable-choice", "sing", "1")),
        ("", ("replay-unreadable-choice", "1")),
        ("@1 sing", ("replay-unreadable-choice", "@1 sing", "resign")),
        ("@7 resign", ("replay-unreadable-choice", "@7 resign", "7")),
        ("@x resign", ("replay-unreadable-choice", "x")),
        ("@ resign", ("replay-unreadable-choice",)),
        ("@-1 resign", ("replay-unreadable-choice", "-1")),
    ],
)
def test_an_edited_choice_is_named_with_its_number(choice: str, words: tuple[str, ...]) -> None:
    replay = Replay.from_doc(edited(choices=[choice], count=1))
    with pytest.raises(BadReplay) as caught:
        replayed(replay)
    for word in words:
        assert word in facts(caught.value)


def test_a_choice_after_the_end_is_refused() -> None:
    record, _ = played(6)
    for more in ("bid 0", "@0 resign"):
        replay = Replay.from_doc({**record.to_doc(), "choices": [*record.choices, more], "count": 7})
        with pytest.raises(BadReplay) as caught:
            replayed(replay)
        assert "7" in facts(caught.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"options": {"colour": "red"}},
        {"options": {"seats": 2}},
        {"options": {"log": True}},
        {"options": {"rounds": 9}},
        {"seats": 5},
        {"chance": {"kind": "magic"}},
        {"chance": {"kind": "scripted", "script": []}},
        {"position": {"table": 5}},
    ],
)
def test_a_beginning_that_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(WarhostError):
        Replay.from_doc(edited(**changes)).begin(TallyGame())


def test_a_script_that_runs_out_in_the_middle_is_named_with_the_choice() -> None:
    game = TallyGame()
    state = game.new(seed=1)
    record = Replay.of(state)
    record.play(state, state.legal()[0])
    assert record.position is not None
    doc = record.to_doc()
    doc["position"] = {**record.position, "frames": [{"frame": "Deal"}], "chance": {"kind": "scripted", "script": []}}
    with pytest.raises(WarhostError) as caught:
        replayed(Replay.from_doc(doc))
    assert caught.value.text.key == "chance-script-empty"


# -- files


@pytest.mark.parametrize("doc", [None, [], "replay", 7])
def test_what_is_no_document_is_refused(doc: Any) -> None:
    with pytest.raises(BadReplay):
        Replay.from_doc(doc)


def test_a_truncated_file_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played()[0].save(path)
    whole = path.read_text(encoding="utf-8")
    for length in (0, 1, len(whole) // 3, len(whole) // 2, len(whole) - 5):
        path.write_text(whole[:length], encoding="utf-8")
        with pytest.raises(BadReplay) as caught:
            Replay.load(path)
        assert caught.value.text.key == "file-not-json"
        assert caught.value.text.params["file"] == str(path)
        assert caught.value.text.params["line"] == max(1, whole[:length].count("\n") + 1)
        assert path.read_text(encoding="utf-8") == whole[:length]


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"\xff\xfe", "file-not-text"),
        (b"[" * 200_000, "file-not-json"),
        (b"1" * 10_000, "file-not-json"),
        (b"{]", "file-not-json"),
    ],
)
def test_a_file_that_is_no_json_is_refused(tmp_path: Path, data: bytes, key: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    with pytest.raises(BadReplay) as caught:
        read_json(path, BadReplay)
    assert caught.value.text.key == key


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.json", tmp_path):
        with pytest.raises(BadReplay) as caught:
            Replay.load(path)
        assert caught.value.text.key == "file-unreadable"
        assert caught.value.text.params["file"] == str(path)


def test_an_old_file_is_replaced_only_when_all_is_written(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_json(path, {"old": 1})
    with pytest.raises(TypeError):
        write_json(path, {"new": object()})
    assert json.loads(path.read_text(encoding="utf-8")) == {"old": 1}
    write_json(path, {"new": "é"})
    assert json.loads(path.read_text(encoding="utf-8")) == {"new": "é"}


# -- games taken back on a table with secure chance


def test_chance_may_jump_ahead_of_numbers_that_were_taken_back() -> None:
    record, state = Replay.new(TallyGame(), chance=SecureChance(b"secret"))
    assert isinstance(state.chance, SecureChance)
    used = state.chance.numbers
    replay = Replay.from_doc({**record.to_doc(), "choices": [f"!{used + 5}"], "count": 1})
    chance = replayed(replay).chance
    assert isinstance(chance, SecureChance)
    assert chance.numbers == used + 5


@pytest.mark.parametrize("text", ["!", "!x", "!0", "!-1", "!9999999999999999999", "! 7"])
def test_a_jump_backwards_or_nowhere_is_refused(text: str) -> None:
    record, _ = Replay.new(TallyGame(), chance=SecureChance(b"secret"))
    replay = Replay.from_doc({**record.to_doc(), "choices": [text], "count": 1})
    with pytest.raises(BadReplay) as caught:
        replayed(replay)
    assert "replay-bad-jump" in [caught.value.text.key, *caught.value.text.keys()]


def test_only_secure_chance_can_jump() -> None:
    replay = Replay.from_doc(edited(choices=["!9"], count=1))
    with pytest.raises(BadReplay):
        replayed(replay)


def test_a_proof_travels_with_the_replay() -> None:
    replay = Replay.from_doc(edited(proof={"commitment": "abc"}))
    assert replay.to_doc()["proof"] == {"commitment": "abc"}
    with pytest.raises(BadReplay) as caught:
        Replay.from_doc(edited(proof=5))
    assert "replay.proof" in facts(caught.value)
