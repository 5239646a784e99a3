"""Figures for Prometheus: what is counted and timed, and the gauges that are read when somebody asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

COUNTED: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "calls": ("Calls answered", ("route", "status")),
    "refused": ("Calls, messages and sockets refused", ("why",)),
    "dropped": ("Lines cut because nobody read", ("why",)),
    "bot_choices": ("Choices of bots", ("level",)),
    "bots_failed": ("Decisions that a bot did not take", ("level",)),
}
TIMED: Final = {
    "call": "From a call until its answer",
    "choice": "From the arrival of a choice until it is on the disk",
    "bot": "What a bot took for a decision",
}
STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

disable_created_metrics()  # when a figure was first counted is none


class Metrics:
    """All figures of a server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counted = {
            name: Counter(f"warhost_{name}", words, labels, registry=self._registry)
            for name, (words, labels) in COUNTED.items()
        }
        self._timed = {
            name: Histogram(f"warhost_{name}_seconds", words, buckets=STEPS, registry=self._registry)
            for name, words in TIMED.items()
        }

    def count(self, name: str, **labels: str) -> None:
        self._counted[name].labels(**labels).inc()

    def time(self, name: str, seconds: float) -> None:
        self._timed[name].observe(seconds)

    def gauge(self, name: str, words: str, read: Callable[[], float]) -> None:
        Gauge(f"warhost_{name}", words, registry=self._registry).set_function(read)

    def text(self) -> bytes:
        return generate_latest(self._registry)
