"""What the server counts and times, in the text form that Prometheus reads."""

from __future__ import annotations

import bisect
import resource
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from perankh.table.entries import Acted, LogEntry

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)
"""Upper bounds of the classes of a histogram, in seconds."""


class Histogram:
    """How long something takes."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Note one duration."""
        self.counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        """In Prometheus's form: each class counts all that took no longer."""
        total, lines = 0, []
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.started = time.time()
        self.counters = dict.fromkeys(
            ("moves", "entries", "refused", "messages_in", "messages_out", "cut"), 0
        )
        self.lag = 0.0
        """How long an append takes at present, in seconds: whether the server is at ease."""
        self.appends = Histogram()
        self.opens = Histogram()
        self.gauges: dict[str, Callable[[], int]] = {}

    def count(self, what: str, by: int = 1) -> None:
        """Something happened once more."""
        self.counters[what] += by

    def appended(self, seconds: float, entries: Sequence[LogEntry]) -> None:
        """Entries are on disk."""
        self.appends.add(seconds)
        self.lag += (seconds - self.lag) / 16
        self.counters["entries"] += len(entries)
        for entry in entries:
            if isinstance(entry.body, Acted):
                self.counters["moves"] += 1

    def opened(self, seconds: float) -> None:
        """A table was read and folded."""
        self.opens.add(seconds)

    def text(self) -> str:
        """Everything, for `/metrics`."""
        lines = []
        for name, value in self.counters.items():
            lines += [f"# TYPE perankh_{name}_total counter", f"perankh_{name}_total {value}"]
        for name, read in self.gauges.items():
            lines += [f"# TYPE perankh_{name} gauge", f"perankh_{name} {read()}"]
        for name, histogram in (("append", self.appends), ("open_table", self.opens)):
            lines.append(f"# TYPE perankh_{name}_seconds histogram")
            lines += histogram.lines(f"perankh_{name}_seconds")
        used = resource.getrusage(resource.RUSAGE_SELF)
        lines += [
            "# TYPE process_start_time_seconds gauge",
            f"process_start_time_seconds {self.started:.3f}",
            "# TYPE process_cpu_seconds_total counter",
            f"process_cpu_seconds_total {used.ru_utime + used.ru_stime:.3f}",
            "# TYPE process_resident_memory_bytes gauge",
            f"process_resident_memory_bytes {resident()}",
        ]
        return "\n".join(lines) + "\n"


def resident() -> int:
    """Bytes of memory in use now, where the system tells; else the most that ever were."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
