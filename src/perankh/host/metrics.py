"""What the server counts and times, for Prometheus to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from perankh.table.entries import Acted, LogEntry

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)
"""Upper bounds of the classes of a histogram, in seconds."""
COUNTED = {
    "moves": "Actions that are on disk.",
    "entries": "Log entries that are on disk.",
    "refused": "Messages of clients that were refused.",
    "messages_in": "Messages of clients over WebSockets.",
    "messages_out": "Messages to clients over WebSockets.",
    "cut": "Connections that the server has ended.",
}
"""What is counted, and what it means."""

disable_created_metrics()  # when each figure began is the same for all: the start of the process


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        self._counters = {
            name: Counter(f"perankh_{name}", meaning, registry=self._registry)
            for name, meaning in COUNTED.items()
        }
        self._appends = self._timed("append", "Until a change is on disk.")
        self._opens = self._timed("open_table", "Reading and folding a table.")
        self.lag = 0.0
        """How long an append takes at present, in seconds: whether the server is at ease."""

    def _timed(self, name: str, meaning: str) -> Histogram:
        return Histogram(
            f"perankh_{name}_seconds", meaning, buckets=BOUNDS, registry=self._registry
        )

    def watch(self, name: str, meaning: str, read: Callable[[], int]) -> None:
        """Tell a figure that is read whenever somebody asks."""
        Gauge(f"perankh_{name}", meaning, registry=self._registry).set_function(read)

    def count(self, what: str, by: int = 1) -> None:
        """Something happened once more."""
        self._counters[what].inc(by)

    def appended(self, seconds: float, entries: Sequence[LogEntry]) -> None:
        """Entries are on disk."""
        self._appends.observe(seconds)
        self.lag += (seconds - self.lag) / 16
        self.count("entries", len(entries))
        moves = sum(isinstance(entry.body, Acted) for entry in entries)
        if moves:
            self.count("moves", moves)

    def opened(self, seconds: float) -> None:
        """A table was read and folded."""
        self._opens.observe(seconds)

    def text(self) -> str:
        """Everything, for `/metrics`."""
        return generate_latest(self._registry).decode()
