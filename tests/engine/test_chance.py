"""Sources of chance: the same stream everywhere, no bias, and numbers that anybody can recompute."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from tests.engine.errors import says
from warhost import BadPosition, Chance, FastChance, ScriptedChance, SecureChance
from warhost.engine.chance import STATES, chance_from_doc
from warhost.engine.errors import OutOfChance

# -- the fast one

GOLDEN = {
    0: [40, 48, 39, 66, 0, 73, 44, 16],
    1: [47, 48, 95, 0, 70, 10, 49, 72],
    7: [44, 34, 33, 77, 44, 42, 95, 59],
    2**64: [40, 48, 39, 66, 0, 73, 44, 16],
    -5: [95, 97, 81, 49, 10, 85, 1, 79],
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_fast_stream_never_changes(seed: int) -> None:
    chance = FastChance(seed)
    assert [chance.below(100) for _ in range(8)] == GOLDEN[seed]


def test_the_fast_stream_shuffles_and_rolls_as_ever() -> None:
    chance = FastChance(7)
    items = list(range(10))
    chance.shuffle(items)
    assert items == [0, 9, 1, 8, 6, 7, 5, 2, 3, 4]
    assert chance.dice(6, 6) == [5, 0, 2, 0, 3, 4]


def test_a_stream_is_multiply_with_carry() -> None:
    chance = FastChance(3)
    x = chance.to_doc()["x"]
    for _ in range(1000):
        x = 698769069 * (x % 2**32) + x // 2**32
        assert chance.below(1000) == (x % 2**32) * 1000 // 2**32
        assert 0 < x < STATES - 1


@pytest.mark.parametrize("n", [2, 6, 7, 59])
def test_fast_numbers_are_spread_evenly(n: int) -> None:
    chance = FastChance(11)
    counts = Counter(chance.below(n) for _ in range(n * 2000))
    assert set(counts) == set(range(n))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < n + 5 * (2 * n) ** 0.5  # chi squared


def test_neighbouring_seeds_begin_differently() -> None:
    firsts = Counter(FastChance(seed).below(6) for seed in range(6000))
    assert all(850 < firsts[face] < 1150 for face in range(6))


def test_every_order_comes_out_of_a_shuffle() -> None:
    chance = FastChance(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(60 < count < 145 for count in orders.values())


# -- the secure one


def recomputed(secret: bytes, salts: list[str], sizes: list[int]) -> list[int]:
    """What the numbers must be, from the description alone."""
    message = b"warhost salts"
    for salt in salts:
        message += len(salt.encode()).to_bytes(4, "big") + salt.encode()
    key = hmac.new(secret, message, hashlib.sha256).digest()
    found, counter = [], 0
    for size in sizes:
        while True:
            block = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
            counter += 1
            value = int.from_bytes(block[:8], "big")
            if value < 2**64 // size * size:
                break
        found.append(value % size)
    return found


def test_anybody_can_recompute_secure_numbers() -> None:
    sizes = [6, 2, 59, 100, 7, 1, 2**40] * 20
    chance = SecureChance(b"a secret", ["salt of seat 0", "é", ""])
    assert [chance.below(size) for size in sizes] == recomputed(b"a secret", ["salt of seat 0", "é", ""], sizes)
    assert chance.commitment == hashlib.sha256(b"warhost secret" + b"a secret").hexdigest()


def test_a_number_that_would_bring_bias_is_drawn_again() -> None:
    size = 3 * 2**61  # two such intervals fit into 64 bits, a quarter of all blocks lie beyond them
    chance = SecureChance(b"secret")
    numbers = [chance.below(size) for _ in range(200)]
    assert numbers == recomputed(b"secret", [], [size] * 200)
    assert chance.numbers > 220


def test_other_salts_make_other_numbers() -> None:
    streams = {
        tuple(SecureChance(b"s", salts).dice(20, 6)) for salts in ([], ["a"], ["b"], ["a", "b"], ["ab"], ["a", "b", ""])
    }
    assert len(streams) == 6


def test_secure_numbers_are_spread_evenly() -> None:
    counts = Counter(SecureChance(b"evenly").dice(6000, 6))
    assert all(850 < counts[face] < 1150 for face in range(6))


# -- the scripted one


def test_a_script_gives_what_it_was_told() -> None:
    chance = ScriptedChance([3, [2, 0, 1], 5, 1])
    assert chance.below(6) == 3
    items = [0, 1, 2]
    chance.shuffle(items)
    assert items == [2, 0, 1]
    chance.shuffle([])
    assert chance.dice(2, 6) == [5, 1]


def test_a_script_that_is_over_says_so() -> None:
    chance = ScriptedChance([1])
    chance.below(2)
    with pytest.raises(OutOfChance) as caught:
        chance.below(6)
    says(caught.value, "1", "below(6)")
    with pytest.raises(OutOfChance) as caught:
        chance.shuffle([1, 2])
    says(caught.value, "shuffle")


@pytest.mark.parametrize("entry", [6, -1, [0, 1]])
def test_a_script_that_does_not_answer_the_question_says_so(entry: int | list[int]) -> None:
    with pytest.raises(OutOfChance) as caught:
        ScriptedChance([entry]).below(6)
    says(caught.value, "below(6)", str(entry))


@pytest.mark.parametrize("entry", [1, [0, 1], [0, 1, 1]])
def test_a_script_with_another_order_says_so(entry: int | list[int]) -> None:
    with pytest.raises(OutOfChance) as caught:
        ScriptedChance([entry]).shuffle([0, 1, 2])
    says(caught.value, str(entry))


# -- copies and documents

SOURCES = [FastChance(4), SecureChance(b"xyz", ["a", "b"]), ScriptedChance([1, 0, 1, [1, 0, 2], 2, 1, 0])]


@pytest.mark.parametrize("source", SOURCES, ids=["fast", "secure", "scripted"])
def test_a_copy_and_a_saved_source_go_on_alike(source: Chance) -> None:
    source = source.clone()
    source.dice(3, 3)
    twins = [source.clone(), chance_from_doc(source.to_doc())]
    expected = drawn(source)
    assert [drawn(twin) for twin in twins] == [expected, expected]


def drawn(chance: Chance) -> list[int]:
    items = [0, 1, 2]
    chance.shuffle(items)
    return items + chance.dice(3, 3)


def test_a_copy_does_not_disturb_its_original() -> None:
    for source in SOURCES:
        before = source.to_doc()
        source.clone().below(2)
        assert source.to_doc() == before


def test_a_seed_is_enough_of_a_document() -> None:
    assert chance_from_doc({"kind": "fast", "seed": 9}).dice(9, 6) == FastChance(9).dice(9, 6)


@pytest.mark.parametrize(
    "doc",
    [
        {},
        {"kind": "magic"},
        {"kind": "fast"},
        {"kind": "fast", "seed": "7"},
        {"kind": "fast", "seed": True},
        {"kind": "fast", "x": 0},
        {"kind": "fast", "x": -1},
        {"kind": "fast", "x": STATES},
        {"kind": "secure"},
        {"kind": "secure", "secret": "no hex"},
        {"kind": "secure", "secret": "00", "numbers": 1.5},
        {"kind": "secure", "secret": "00", "numbers": -1},
        {"kind": "secure", "secret": "00", "salts": 3},
        {"kind": "scripted"},
        {"kind": "scripted", "script": 5},
        {"kind": "scripted", "script": [1.5]},
        {"kind": "scripted", "script": "123"},
        {"kind": "scripted", "script": [["a", "b"]]},
    ],
)
def test_a_document_that_describes_no_source_is_refused(doc: Mapping[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        chance_from_doc(doc)
    says(caught.value, str(dict(doc)))
