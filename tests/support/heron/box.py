"""The box of Heron: the form of its file, and the numbers the rules read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from perankh.kernel.box import (
    Box,
    BoxFacts,
    Count,
    Facts,
    Name,
    NamedRow,
    Positive,
    open_box,
    require_ids,
)

Reed = Literal["short", "tall", "golden"]

IDS: tuple[Reed, ...] = ("short", "tall", "golden")
"""The kinds of reeds: structural, because actions are numbered by them."""
KINDS = len(IDS)
SHORT, TALL, GOLDEN = range(KINDS)


@dataclass(frozen=True)
class Tables:
    """Flat tables, shared by all clones."""

    copies: tuple[int, ...]
    points: tuple[int, ...]
    pool: int
    set_points: int
    golden_points: int


class PoolFacts(Facts, frozen=True, kw_only=True):
    size: Positive


class ReedFacts(NamedRow, frozen=True, kw_only=True):
    copies: Positive
    points: Count


class Scoring(Facts, frozen=True, kw_only=True):
    set_points: Count
    golden_points: Count


class HeronFacts(BoxFacts, frozen=True, kw_only=True):
    """The whole file."""

    terms: dict[str, Name]
    pool: PoolFacts
    reed: list[ReedFacts]
    scoring: Scoring


class HeronBox(Box[HeronFacts]):
    """An opened box of Heron."""

    @property
    def tables(self) -> Tables:
        """What the rules read."""
        facts = self.facts
        return Tables(
            copies=tuple(row.copies for row in facts.reed),
            points=tuple(row.points for row in facts.reed),
            pool=facts.pool.size,
            set_points=facts.scoring.set_points,
            golden_points=facts.scoring.golden_points,
        )


def load(text: str) -> HeronBox:
    """Open a box file of Heron."""
    box = open_box(text, "heron", HeronFacts)
    require_ids("reed", [row.id for row in box.facts.reed], IDS, "actions are numbered by them")
    return HeronBox(box.facts, box.data, box.provenance, box.hash, box.wordings)
