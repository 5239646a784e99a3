"""Small sets kept as the bits of a number."""

from __future__ import annotations

from collections.abc import Iterable


def mask_of(members: Iterable[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def bits(mask: int) -> list[int]:
    """The members of a set that is kept as a mask."""
    found: list[int] = []
    member = 0
    while mask:
        if mask & 1:
            found.append(member)
        mask >>= 1
        member += 1
    return found
