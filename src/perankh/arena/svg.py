"""Charts as SVG text: bars with whiskers for contests, lines for the course of a game.

Small on purpose. Colours are told apart by colour-blind people, too, and doubled by dashes and
letters; the paper follows light and dark.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

WIDTH = 760
LABELS = 250
"""Width of the column of names."""
ROW = 30
TOP = 64
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
DASHES = ("", "8 4", "2 4", "10 3 2 3", "5 5", "1 3")

STYLE = """<style>
svg { font: 13px system-ui, sans-serif; background: #fbf8f1 }
text { fill: #2b2418 } .quiet { fill: #6d6250 } .title { font-size: 16px; font-weight: 600 }
.grid { stroke: #d9cfbb } .par { stroke: #6d6250; stroke-dasharray: 4 3 }
@media (prefers-color-scheme: dark) {
svg { background: #1c1915 } text { fill: #efe7d6 } .quiet { fill: #a89c86 }
.grid { stroke: #3b352b } .par { stroke: #a89c86 } }
</style>"""


@dataclass(frozen=True)
class Whisker:
    """A row of a chart: an estimate with its interval."""

    label: str
    mean: float
    low: float
    high: float
    text: str


@dataclass(frozen=True)
class Line:
    """A line of a chart: values at 0, 1, 2, …"""

    label: str
    values: Sequence[float]


@dataclass(frozen=True)
class Scale:
    """Which values the width of a chart stands for."""

    low: float
    high: float
    left: float = LABELS
    right: float = WIDTH - 156

    def x(self, value: float) -> float:
        """Where a value lies; beyond the edge it is drawn at the edge."""
        share = (value - self.low) / (self.high - self.low)
        return round(self.left + min(max(share, 0.0), 1.0) * (self.right - self.left), 1)


def whiskers(
    title: str,
    rows: Sequence[Whisker],
    scale: Scale,
    ticks: Sequence[tuple[float, str]],
    marks: Sequence[float] = (),
) -> str:
    """A chart with one row for each estimate; `marks` are upright dashed lines."""
    bottom = TOP + ROW * len(rows)
    parts = [_text(16, 28, title, "title")]
    for value, label in ticks:
        parts.append(_upright(scale.x(value), bottom, "grid"))
        parts.append(_text(scale.x(value), bottom + 18, label, "quiet", "middle"))
    parts.extend(_upright(scale.x(mark), bottom, "par") for mark in marks)
    for number, row in enumerate(rows):
        parts.extend(_whisker(row, TOP + ROW * number + ROW / 2, scale, COLOURS[0]))
    return _sheet(parts, bottom + 36)


def _whisker(row: Whisker, y: float, scale: Scale, colour: str) -> list[str]:
    low, mean, high = scale.x(row.low), scale.x(row.mean), scale.x(row.high)
    reach = f"M{low} {y}H{high}M{low} {y - 5}V{y + 5}M{high} {y - 5}V{y + 5}"
    return [
        _text(16, y + 4, row.label),
        f'<path d="{reach}" stroke="{colour}" stroke-width="2"/>',
        f'<circle cx="{mean}" cy="{y}" r="5" fill="{colour}"/>',
        _text(WIDTH - 16, y + 4, row.text, anchor="end"),
    ]


def curves(
    title: str, lines: Sequence[Line], bottom_label: str, marks: Sequence[tuple[int, str]] = ()
) -> str:
    """Shares between 0 and 1 over time, one line for each seat; `marks` are moments with a name."""
    left, right, top, bottom = 52, WIDTH - 130, 70, 350
    steps = max(1, max(len(line.values) for line in lines) - 1)

    def at(step: float, value: float) -> tuple[float, float]:
        x = left + (right - left) * step / steps
        return round(x, 1), round(bottom - (bottom - top) * value, 1)

    parts = [_text(16, 28, title, "title")]
    for percent in (0, 25, 50, 75, 100):
        y = at(0, percent / 100)[1]
        parts.append(f'<path class="grid" d="M{left} {y}H{right}"/>')
        parts.append(_text(left - 8, y + 4, f"{percent} %", "quiet", "end"))
    for number, (step, label) in enumerate(sorted(marks)):
        x, up = at(step, 0)[0], top - 6 - 13 * (number % 2)  # neighbours don't overlap
        parts.append(f'<path class="par" d="M{x} {up + 2}V{bottom}"/>')
        parts.append(_text(x, up, label, "quiet", "middle"))
    for number, line in enumerate(lines):
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        points = " ".join(f"{x},{y}" for x, y in (at(*one) for one in enumerate(line.values)))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{dash}"/>'
        )
        y = top + 14 + 22 * number
        parts.append(
            f'<path d="M{right + 10} {y - 4}h26" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{dash}"/>'
        )
        parts.append(_text(right + 42, y, line.label))
    parts.append(_text((left + right) / 2, bottom + 24, bottom_label, "quiet", "middle"))
    return _sheet(parts, bottom + 40)


def _upright(x: float, bottom: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{x} {TOP - 8}V{bottom}"/>'


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x}" y="{y}"{named} text-anchor="{anchor}">{escape(text)}</text>'


def _sheet(parts: Sequence[str], height: float) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img">\n{STYLE}\n{inside}\n</svg>\n'
    )
