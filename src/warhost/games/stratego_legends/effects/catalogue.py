# not compiled: made once per process.
"""All operations by their numbers. Those without code here change a rule at its own place and are never carried out."""

from __future__ import annotations

from typing import Any

from warhost.engine.collect import classes_in, modules_in
from warhost.games.stratego_legends.effects.operation import Operation
from warhost.games.stratego_legends.tables import OPERATIONS, AnyOperation


def catalogue() -> list[AnyOperation[Any, Any]]:
    """One of each operation, at the place of its id."""
    found = {kind.id: kind for kind in classes_in(modules_in(__package__), Operation) if kind.id}
    return [found.get(name, Operation)() for name in OPERATIONS]
