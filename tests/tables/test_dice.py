"""Dice that anyone can check: commitment, salts, secret, and where a doctored file departs."""

from __future__ import annotations

import copy
import hashlib
from typing import Any

import pytest

from tests.tables.evening import Evening, Sitting
from warhost import BadReplay, FastChance, Replay, SecureChance, load
from warhost.tables import archive, dice, playing
from warhost.tables.documents import summary
from warhost.tables.errors import Closed


def finished(evening: Evening, undone: bool = False) -> Sitting:
    """A game of two people, some way in, with rolls and maybe an undo beyond them, then conceded."""
    table, anna, berta = evening.duel()
    table.random(150, seed=2)
    if undone:
        seat = table.course.entries[40].row.seat
        to = table.course.entries[40].row.number - 1
        guests = {0: anna, 1: berta}
        playing.ask_undo(evening.hall, table.live, guests[seat], seat, to=to)
        playing.answer_undo(evening.hall, table.live, guests[1 - seat], 1 - seat, agree=True)
        table.random(100, seed=3)
    playing.declare(evening.hall, table.live, berta, 1, "concede")
    return table


def exported(table: Sitting) -> dict[str, Any]:
    return copy.deepcopy(archive.export(table.live, table.owner).to_doc())


def check(doc: dict[str, Any], **noted: Any) -> dice.Finding:
    return dice.verify(Replay.from_doc(doc), load("battle_masters", content=""), **noted)


def test_the_commitment_shown_at_the_start_is_that_of_the_secret_revealed_at_the_end(evening: Evening) -> None:
    table, anna, _ = evening.duel()
    live = table.live
    shown = summary(evening.hall, live.head, live.seats, live.access(anna))["commitment"]
    playing.declare(evening.hall, live, anna, 0, "concede")
    doc = exported(table)
    assert hashlib.sha256(b"warhost secret" + bytes.fromhex(doc["chance"]["secret"])).hexdigest() == shown
    assert doc["chance"]["salts"] == ["my salt", "her salt"]
    assert doc["proof"]["commitment"] == shown


def test_the_secret_does_not_leave_a_table_that_runs(evening: Evening) -> None:
    table, anna, _ = evening.duel()
    with pytest.raises(Closed):
        archive.export(table.live, anna)
    said = repr([table.document(anna, seat) for seat in (0, None)])
    assert table.live.head.secret.hex() not in said


@pytest.mark.parametrize("undone", [False, True])
def test_an_honest_file_passes(evening: Evening, undone: bool) -> None:
    table = finished(evening, undone)
    doc = exported(table)
    assert any(text.startswith("!") for text in doc["choices"]) == undone
    found = check(doc, commitment=table.live.head.commitment, salts={1: "her salt"})
    assert found.fault is None
    assert found.proven
    assert found.choices == len(doc["choices"])
    assert found.numbers > 50
    assert found.result == table.live.head.result


def test_a_changed_choice_is_found_where_it_stands(evening: Evening) -> None:
    table = finished(evening)
    honest = exported(table)
    number = next(i for i, text in enumerate(honest["choices"]) if text == "pass" and i > 60)
    state = table.course.before(number)
    other = next(text for text in map(state.notation, state.legal()) if text != "pass")
    doc = copy.deepcopy(honest)
    doc["choices"][number] = other
    fault = check(doc).fault
    assert fault is not None
    assert (fault.key, fault.params["number"], fault.params["choice"]) == ("table-verify-departs", number + 1, other)


def test_a_changed_secret_salt_or_start_is_found(evening: Evening) -> None:
    table = finished(evening)
    honest = exported(table)
    secret = copy.deepcopy(honest)
    secret["chance"]["secret"] = "00" * 32
    assert check(secret).fault is not None
    assert check(secret).fault.key == "table-verify-commitment"  # type: ignore[union-attr]
    # who also changes the commitment in the file does not fool somebody who noted it
    secret["proof"]["commitment"] = check(secret).commitment
    assert check(secret).fault is not None
    assert check(secret, commitment=table.live.head.commitment).fault.key == "table-verify-commitment"  # type: ignore[union-attr]
    salt = copy.deepcopy(honest)
    salt["chance"]["salts"][0] = "another"
    assert check(salt).fault.key == "table-verify-departs"  # type: ignore[union-attr]
    assert check(salt, salts={0: "my salt"}).fault.key == "table-verify-salt"  # type: ignore[union-attr]
    assert check(honest, salts={5: "x"}).fault.key == "table-verify-salt"  # type: ignore[union-attr]
    later = copy.deepcopy(honest)
    later["chance"]["numbers"] = 7
    assert check(later).fault.key == "table-verify-numbers"  # type: ignore[union-attr]


def test_choices_left_out_or_added_are_found(evening: Evening) -> None:
    table = finished(evening)
    honest = exported(table)
    short = copy.deepcopy(honest)
    del short["choices"][-1]
    short["count"] -= 1
    assert check(short).fault.key == "table-verify-shorter"  # type: ignore[union-attr]
    long = copy.deepcopy(short)
    del long["proof"]["moments"][100:]
    fault = check(long).fault
    assert fault is not None
    assert (fault.key, fault.params["number"]) == ("table-verify-longer", 100)
    skipped = copy.deepcopy(honest)
    skipped["choices"].insert(50, "!5000")
    skipped["count"] += 1
    fault = check(skipped).fault
    assert fault is not None
    assert (fault.key, fault.params["number"]) == ("table-verify-departs", 51)


def test_a_file_that_makes_no_sense_is_refused_in_words(evening: Evening) -> None:
    honest = exported(finished(evening))
    for proof in ({"commitment": 7, "moments": []}, {"commitment": None, "moments": 3}):
        with pytest.raises(BadReplay):
            check({**honest, "proof": proof})
    illegal = copy.deepcopy(honest)
    illegal["choices"][3] = "place z99"
    assert check({name: value for name, value in illegal.items() if name != "proof"}).fault
    other = check({**honest, "rules": 99}).fault
    assert other is not None
    assert other.key == "replay-other-rules"


def test_the_numbers_a_browser_can_recompute(evening: Evening) -> None:
    doc = exported(finished(evening, undone=True))
    replay = Replay.from_doc(doc)
    steps, departs = dice.draws(replay, load("battle_masters", content=""))
    assert departs is None
    assert len(steps) == len(doc["choices"]) + 1
    source = SecureChance(bytes.fromhex(doc["chance"]["secret"]), doc["chance"]["salts"])
    for step in steps:
        assert step["at"] >= source.numbers
        source.numbers = step["at"]
        assert [source.below(size) for size, _ in step["draws"]] == [value for _, value in step["draws"]]
    assert sum(len(step["draws"]) for step in steps) > 50


# -- the entry `!N` of a replay


def test_a_jump_moves_secure_chance_forward_and_nothing_else() -> None:
    game = load("battle_masters", content="")
    replay, state = Replay.new(game, chance=SecureChance(b"s" * 32, ["a", "b"]), scenario="quick_start")
    chance = state.chance
    assert isinstance(chance, SecureChance)
    used = chance.numbers
    replay.choices = [f"!{used + 5}"]
    replay.step(state, 0)
    assert chance.numbers == used + 5
    for text in (f"!{used}", "!", "!-3", "!x", "!" + "9" * 40):
        replay.choices = [text]
        with pytest.raises(BadReplay):
            replay.step(state, 0)
    fast, other = Replay.new(game, chance=FastChance(1), scenario="quick_start")
    fast.choices = ["!500"]
    with pytest.raises(BadReplay):
        fast.step(other, 0)
