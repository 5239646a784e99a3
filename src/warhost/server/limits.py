"""Buckets of tokens: asker asks too often, or for too much, waits."""

from __future__ import annotations

import ipaddress
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

KEPT: Final = 50_000  # buckets; the ones longest untouched are full again anyway


DAY: Final = 86400.0


def a_day(count: float) -> tuple[float, float]:
    """The rate of a bucket that gives so much a day."""
    return count / DAY, count


class Bucket:
    """Tokens that come back with time; every request takes one, or as many as it costs."""

    __slots__ = ("_at", "_now", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._now = now
        self._tokens = float(size)
        self._at = now()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there were tokens left."""
        if self.wait(cost) > 0:
            return False
        self._tokens -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """The seconds until there are so many tokens."""
        now = self._now()
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now
        missing = min(cost, self._size) - self._tokens
        return 0.0 if missing <= 0 else missing / self._rate if self._rate > 0 else DAY

    def charge(self, cost: float) -> None:
        """Take tokens whether they are there or not, or give some back."""
        self._tokens = min(self._size, self._tokens - cost)


class Buckets:
    """A bucket for each asker asks, from any thread."""

    def __init__(self, limit: tuple[float, float], now: Callable[[], float] = time.monotonic) -> None:
        self._limit = limit
        self._now = now
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, asker: Hashable, cost: float = 1.0) -> bool:
        return self.spend(asker, cost) == 0

    def spend(self, asker: Hashable, cost: float = 1.0) -> float:
        """Take so many tokens; gives the seconds to wait for them if there are too few, and takes none."""
        with self._lock:
            bucket = self._bucket(asker)
            return 0.0 if bucket.take(cost) else bucket.wait(cost)

    def charge(self, asker: Hashable, cost: float) -> None:
        with self._lock:
            self._bucket(asker).charge(cost)

    def _bucket(self, asker: Hashable) -> Bucket:
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(*self._limit, self._now)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(asker)
        return bucket


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
