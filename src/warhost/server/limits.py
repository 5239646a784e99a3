"""Buckets of tokens: who asks too often waits."""

from __future__ import annotations

import ipaddress
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

KEPT: Final = 50_000  # buckets; the ones longest untouched are full again anyway


class Bucket:
    """Tokens that come back with time; every request takes one."""

    __slots__ = ("_at", "_now", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._now = now
        self._tokens = float(size)
        self._at = now()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = self._now()
        self._tokens = min(float(self._size), self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each who asks, from any thread."""

    def __init__(self, limit: tuple[float, int], now: Callable[[], float] = time.monotonic) -> None:
        self._limit = limit
        self._now = now
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, who: Hashable) -> bool:
        with self._lock:
            bucket = self._buckets.get(who)
            if bucket is None:
                bucket = self._buckets[who] = Bucket(*self._limit, self._now)
                if len(self._buckets) > KEPT:
                    self._buckets.popitem(last=False)
            else:
                self._buckets.move_to_end(who)
            return bucket.take()


def address_of(client: tuple[str, int] | list[object] | None) -> str:
    """Whom to count a request for: an IPv4 address, or the /64 network that a household has in IPv6."""
    host = str(client[0]) if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_local(client: tuple[str, int] | list[object] | None) -> bool:
    """Whether somebody on this very machine asks."""
    try:
        return ipaddress.ip_address(str(client[0]) if client else "").is_loopback
    except ValueError:
        return False
