"""Typed facts from the box of Pebbles."""

from __future__ import annotations

from perankh.kernel.box import (
    Box,
    BoxFacts,
    Count,
    Facts,
    Name,
    NamedRow,
    Positive,
    VariantFacts,
    open_box,
    require_count,
    require_ids,
)

from ..box.tables import IDS, Tables


class Components(Facts, frozen=True, kw_only=True):
    pebbles: Positive


class SetupFacts(Facts, frozen=True, kw_only=True):
    hand: Positive


class Limits(Facts, frozen=True, kw_only=True):
    hand: Positive
    gifts: Count


class PebbleFacts(NamedRow, frozen=True, kw_only=True):
    copies: Positive
    points: Count


class Scoring(Facts, frozen=True, kw_only=True):
    gift_points: Count
    shell_points: Count
    hand_penalty: Count
    tie_breaks: list[str]


class PebblesFacts(BoxFacts, frozen=True, kw_only=True):
    """The whole file."""

    terms: dict[str, Name]
    components: Components
    setup: SetupFacts
    limits: Limits
    variant: list[VariantFacts]
    pebble: list[PebbleFacts]
    scoring: Scoring


class PebblesBox(Box[PebblesFacts]):
    """An opened box of Pebbles."""

    @property
    def tables(self) -> Tables:
        """What the rules read."""
        facts = self.facts
        return Tables(
            copies=tuple(row.copies for row in facts.pebble),
            points=tuple(row.points for row in facts.pebble),
            hand=facts.setup.hand,
            hand_limit=facts.limits.hand,
            gift_limit=facts.limits.gifts,
            gift_points=facts.scoring.gift_points,
            shell_points=facts.scoring.shell_points,
            hand_penalty=facts.scoring.hand_penalty,
        )


def load(text: str) -> PebblesBox:
    """Open a box file of Pebbles."""
    box = open_box(text, "pebbles", PebblesFacts)
    facts = box.facts
    require_ids("pebble", [row.id for row in facts.pebble], IDS, "actions are numbered by them")
    copies = sum(row.copies for row in facts.pebble)
    require_count("components.pebbles", facts.components.pebbles, copies, "the copies")
    return PebblesBox(facts, box.data, box.provenance, box.hash, box.wordings)
