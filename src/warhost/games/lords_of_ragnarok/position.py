# not compiled: positions are read and written one at a time.
"""A saga as a readable document and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warhost.games.lords_of_ragnarok.model import Saga


def whole_table(state: Saga) -> dict[str, Any]:
    return {}


def lay_table(state: Saga, doc: Mapping[str, Any]) -> None:
    raise NotImplementedError
