"""Everything said to people, as a key and parameters; the words live in Fluent files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Union

from warhost.engine import documents

Param = Union[str, int, "Text", tuple["Text", ...]]


class Text:
    """A sentence to be: `Text("log-move", unit=Text("unit-imp_cannon"), to="d8")`.

    A parameter is a word, a number, another text, or several texts that the language joins with its own "and".
    """

    __slots__ = ("key", "params")

    def __init__(self, key: str, **params: Param) -> None:
        self.key = key
        self.params: Mapping[str, Param] = params

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.params.items())))

    def __repr__(self) -> str:
        inside = ", ".join([repr(self.key), *(f"{name}={value!r}" for name, value in self.params.items())])
        return f"Text({inside})"

    def keys(self) -> Iterator[str]:
        """All message keys this text needs, its own and those of texts inside it."""
        yield self.key
        for value in self.params.values():
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Text):
                    yield from part.keys()

    def to_doc(self) -> documents.Text:
        """JSON-ready form; `from_doc` reads it back."""
        if not self.params:
            return {"key": self.key}
        return {"key": self.key, "params": {name: _param_doc(value) for name, value in self.params.items()}}

    @staticmethod
    def from_doc(doc: Mapping[str, Any]) -> Text:
        return Text(doc["key"], **{name: _param_from(value) for name, value in doc.get("params", {}).items()})


class Thing(Text):
    """A thing of the game by its id, and as a text its name: `Thing("unit", "imp_cannon")` reads `unit-imp_cannon`.

    What can change of a thing and is told with it are parameters; `key` is for names that are put together from them.
    """

    __slots__ = ("id", "kind")

    def __init__(self, kind: str, id: str, key: str = "", **params: Param) -> None:
        super().__init__(key or f"{kind}-{id}", **params)
        self.kind = kind
        self.id = id


def _param_doc(value: Param) -> documents.Param:
    if isinstance(value, Text):
        return value.to_doc()
    if isinstance(value, tuple):
        return [part.to_doc() for part in value]
    return value


def _param_from(value: Any) -> Param:
    if isinstance(value, Mapping):
        return Text.from_doc(value)
    if isinstance(value, list):
        return tuple(Text.from_doc(part) for part in value)
    assert isinstance(value, str | int)
    return value
