# not compiled: positions are read and written one at a time.
"""Reading documents people may have written: every field is asked for by name, every mistake says where it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from warhost.engine.errors import BadPosition
from warhost.engine.text import Param, Text

T = TypeVar("T")
_MISSING: Any = object()


class Reader:
    """A mapping of a document, with the path that leads to it; `nothing_else` refuses fields nobody asked for."""

    def __init__(self, doc: object, path: str) -> None:
        if not isinstance(doc, Mapping):
            raise BadPosition("position-wrong-type", path=path, wanted="{…}", found=_short(doc))
        self.doc: Mapping[str, Any] = doc
        self.path = path
        self._asked: set[str] = set()

    def wrong(self, field: str, key: str, **params: Param) -> BadPosition:
        return BadPosition(key, path=f"{self.path}.{field}", **params)

    def unknown(self, name: str, known: Sequence[str]) -> BadPosition:
        words = tuple(Text("verbatim", text=word) for word in known)
        return BadPosition("position-unknown", path=f"{self.path}.{name}", known=words)

    def has(self, field: str) -> bool:
        return field in self.doc

    def names(self) -> list[str]:
        return list(self.doc)

    def _get(self, field: str, default: Any) -> Any:
        self._asked.add(field)
        value = self.doc.get(field, default)
        if value is _MISSING:
            raise self.wrong(field, "position-missing")
        return value

    def anything(self, field: str) -> Any:
        """The value as it is; nothing if the field is missing."""
        return self._get(field, None)

    def whole(self, field: str, low: int, high: int, default: int = _MISSING) -> int:
        return self._whole(self._get(field, default), field, low, high)

    def _whole(self, value: Any, field: str, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            wanted = str(low) if low == high else f"{low}–{high}"
            raise self.wrong(field, "position-wrong-type", wanted=wanted, found=_short(value))
        return value

    def number(self, field: str) -> int:
        """Any whole number, or yes or no: what frames are made of."""
        value = self._get(field, _MISSING)
        if not isinstance(value, int):
            raise self.wrong(field, "position-wrong-type", wanted="0, 1, 2 …", found=_short(value))
        return value

    def flag(self, field: str, default: bool = _MISSING) -> bool:
        value = self._get(field, default)
        if not isinstance(value, bool):
            raise self.wrong(field, "position-wrong-type", wanted="true | false", found=_short(value))
        return value

    def one_of(self, field: str, known: Sequence[T], default: T = _MISSING) -> T:
        value = self._get(field, default)
        return self._one_of(value, field, known)

    def _one_of(self, value: Any, field: str, known: Sequence[T]) -> T:
        for candidate in known:
            if type(candidate) is type(value) and candidate == value:
                return candidate
        words = tuple(Text("verbatim", text="null" if word is None else str(word)) for word in known)
        raise self.wrong(field, "position-not-known", found=_short(value), known=words)

    def inner(self, field: str) -> Reader:
        """A mapping inside; nothing is as good as an empty one."""
        return Reader(self._get(field, {}), f"{self.path}.{field}")

    def _list(self, field: str) -> list[Any]:
        value = self._get(field, [])
        if not isinstance(value, list):
            raise self.wrong(field, "position-wrong-type", wanted="[…]", found=_short(value))
        return value

    def items(self, field: str) -> list[Reader]:
        return [Reader(item, f"{self.path}.{field}[{i}]") for i, item in enumerate(self._list(field))]

    def words(self, field: str, known: Sequence[str]) -> list[str]:
        return [self._one_of(item, f"{field}[{i}]", known) for i, item in enumerate(self._list(field))]

    def string(self, field: str) -> str:
        return self._string(self._get(field, _MISSING), field)

    def strings(self, field: str) -> list[str]:
        return [self._string(item, f"{field}[{i}]") for i, item in enumerate(self._list(field))]

    def _string(self, value: Any, field: str) -> str:
        if not isinstance(value, str):
            raise self.wrong(field, "position-wrong-type", wanted='"…"', found=_short(value))
        return value

    def wholes(self, field: str, low: int, high: int) -> list[int]:
        return [self._whole(item, f"{field}[{i}]", low, high) for i, item in enumerate(self._list(field))]

    def nothing_else(self) -> None:
        for name in self.doc:
            if name not in self._asked:
                raise self.unknown(name, sorted(self._asked))


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
