"""Everything random in the rules comes from one of these sources, so that a game can be repeated and checked."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from warhost.engine.errors import BadPosition, OutOfChance

MULTIPLIER: Final = 698769069
STATES: Final = MULTIPLIER << 32  # the multiply-with-carry generator lives in 1 .. STATES - 2


class Chance:
    """A source of uniform whole numbers. Sources differ in `below`; all else is made of it."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        """Put a list in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def dice(self, count: i64, sides: i64) -> list[int]:
        """Roll dice; faces are numbered from 0."""
        return [self.below(sides) for _ in range(count)]

    def clone(self) -> Chance:
        """A source that goes on exactly like this one."""
        raise NotImplementedError

    def to_doc(self) -> dict[str, Any]:
        """JSON-ready form from which `chance_from_doc` goes on at the same point."""
        raise NotImplementedError


class FastChance(Chance):
    """The fast one, for simulation, search and games among friends: 63-bit multiply-with-carry, the same everywhere."""

    def __init__(self, seed: int | None = 0) -> None:
        self.x: i64 = 1
        if seed is not None:  # None makes a blank for `clone`
            # One round of splitmix64 spreads neighbouring seeds over the whole cycle.
            z: int = (seed + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
            z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
            z = (z ^ (z >> 27)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
            self.x = 1 + (z ^ (z >> 31)) % (STATES - 2)

    def below(self, n: i64) -> i64:
        x: i64 = MULTIPLIER * (self.x & 0xFFFFFFFF) + (self.x >> 32)
        self.x = x
        return (x & 0xFFFFFFFF) * n >> 32

    def clone(self) -> FastChance:
        twin = FastChance(None)
        twin.x = self.x
        return twin

    def to_doc(self) -> dict[str, Any]:
        return {"kind": "fast", "x": self.x}


class SecureChance(Chance):
    """The one for tables with people: HMAC-SHA-256 of a secret and a counter, without bias.

    The commitment may be published before the game; with the secret and the salts of all seats, revealed at the end,
    anyone can recompute every number (`numbers` counts the blocks used so far).
    """

    def __init__(self, secret: bytes, salts: Sequence[str] = ()) -> None:
        self.secret = secret
        self.salts: tuple[str, ...] = tuple(salts)
        self.numbers: int = 0
        self.drawn: list[tuple[int, int]] | None = None  # questions and answers, when somebody checks the dice
        message = b"warhost salts" + b"".join(
            len(salt).to_bytes(4, "big") + salt for salt in (text.encode() for text in self.salts)
        )
        self._key: bytes = hmac.digest(secret, message, "sha256")

    @property
    def commitment(self) -> str:
        """What may be shown before the game: it binds the secret without telling it."""
        return hashlib.sha256(b"warhost secret" + self.secret).hexdigest()

    def below(self, n: i64) -> i64:
        size: int = n
        limit = (1 << 64) - (1 << 64) % size
        while True:
            block = hmac.digest(self._key, self.numbers.to_bytes(8, "big"), "sha256")
            self.numbers += 1
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                if self.drawn is not None:
                    self.drawn.append((size, value % size))
                return value % size

    def clone(self) -> SecureChance:
        twin = SecureChance(self.secret, self.salts)
        twin.numbers = self.numbers
        return twin

    def to_doc(self) -> dict[str, Any]:
        return {
            "kind": "secure",
            "secret": self.secret.hex(),
            "salts": list(self.salts),
            "numbers": self.numbers,
        }


class ScriptedChance(Chance):
    """The one for tests and recorded games: gives the numbers it was told, in order.

    An entry is a number for `below`, or a list: the order a shuffle shall produce.
    """

    def __init__(self, script: Sequence[int | Sequence[int]] = ()) -> None:
        self.script: list[int | list[int]] = [entry if isinstance(entry, int) else list(entry) for entry in script]
        self.used: int = 0

    def _next(self, wanted: str) -> int | list[int]:
        if self.used == len(self.script):
            raise OutOfChance("chance-script-empty", used=self.used, wanted=wanted)
        self.used += 1
        return self.script[self.used - 1]

    def below(self, n: i64) -> i64:
        size: int = n
        entry = self._next(f"below({size})")
        if not isinstance(entry, int) or not 0 <= entry < size:
            raise OutOfChance("chance-script-wrong", number=self.used, entry=repr(entry), wanted=f"below({size})")
        return entry

    def shuffle(self, items: list[int]) -> None:
        if not items:
            return
        entry = self._next("shuffle")
        if not isinstance(entry, list) or sorted(entry) != sorted(items):
            raise OutOfChance("chance-script-wrong", number=self.used, entry=repr(entry), wanted=f"shuffle({items})")
        items[:] = entry

    def clone(self) -> ScriptedChance:
        twin = ScriptedChance(self.script)
        twin.used = self.used
        return twin

    def to_doc(self) -> dict[str, Any]:
        return {"kind": "scripted", "script": self.script[self.used :]}


def chance_from_doc(doc: Mapping[str, Any]) -> Chance:
    """The source that a document describes."""
    kind = doc.get("kind")
    try:
        if kind == "fast" and "seed" in doc:
            return FastChance(_int(doc["seed"]))
        if kind == "fast":
            x = _int(doc["x"])
            if not 0 < x < STATES - 1:
                raise ValueError
            fast = FastChance(None)
            fast.x = x
            return fast
        if kind == "secure":
            secure = SecureChance(bytes.fromhex(doc["secret"]), [str(salt) for salt in doc.get("salts", [])])
            secure.numbers = _int(doc.get("numbers", 0))
            if secure.numbers < 0:
                raise ValueError
            return secure
        if kind == "scripted":
            return ScriptedChance([_entry(entry) for entry in doc["script"]])
    except (KeyError, TypeError, ValueError):
        pass
    raise BadPosition("chance-bad-document", document=repr(dict(doc))[:200])


def _entry(value: object) -> int | list[int]:
    return [_int(item) for item in value] if isinstance(value, list) else _int(value)


def _int(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError
    return value
