"""What one seat may see of the table."""

from __future__ import annotations

from typing import Any

from warhost.games.lords_of_ragnarok.model import Saga


def table_view(state: Saga, seat: int | None) -> dict[str, Any]:
    return {}
