"""Figures for Prometheus: counters, gauges and times, in its text format."""

from __future__ import annotations

import bisect
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

Labels = tuple[tuple[str, str], ...]


class Metrics:
    """All figures of a process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: dict[str, Counter[Labels]] = {}
        self._times: dict[str, list[int]] = {}
        self._seconds: dict[str, float] = {}
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, **labels: str) -> None:
        with self._lock:
            self._counts.setdefault(name, Counter())[tuple(labels.items())] += 1

    def time(self, name: str, seconds: float) -> None:
        with self._lock:
            steps = self._times.setdefault(name, [0] * (len(STEPS) + 1))
            steps[bisect.bisect_left(STEPS, seconds)] += 1
            self._seconds[name] = self._seconds.get(name, 0.0) + seconds

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        with self._lock:
            for name, counts in sorted(self._counts.items()):
                yield f"# TYPE warhost_{name}_total counter"
                for labels, value in sorted(counts.items()):
                    yield f"warhost_{name}_total{_label_text(labels)} {value}"
            for name, steps in sorted(self._times.items()):
                yield f"# TYPE warhost_{name}_seconds histogram"
                running = 0
                for bound, value in zip((*[str(step) for step in STEPS], "+Inf"), steps, strict=True):
                    running += value
                    yield f'warhost_{name}_seconds_bucket{{le="{bound}"}} {running}'
                yield f"warhost_{name}_seconds_sum {self._seconds[name]:.6f}"
                yield f"warhost_{name}_seconds_count {running}"
        for name, read in sorted(self._gauges.items()):
            yield f"# TYPE warhost_{name} gauge"
            yield f"warhost_{name} {read():g}"


def _label_text(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}"
