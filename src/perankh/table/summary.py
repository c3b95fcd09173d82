"""What lists show of a table without playing its log again; kept beside it with every change.

It holds ids of people, like the log: what each person may see of it is decided where it is sent.
"""

from __future__ import annotations

import msgspec

from perankh.table.entries import SeatKind
from perankh.table.table import Table


class SeatLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat: who holds it and who plays it."""

    kind: SeatKind
    name: str = ""
    person: str = ""
    mind: str = ""
    reserved: str = ""


class Summary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What changes seldom: not with a move."""

    rules_version: int
    box: str
    own_box: str = ""
    seats: tuple[SeatLine, ...]
    totals: tuple[int, ...] = ()
    """By seat, the points at the end; empty before it."""
    places: tuple[int, ...] = ()


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """What changes with every move."""

    n: int
    """The number that the next action will have."""
    decider: int | None
    """The seat that must decide; None before and after the game."""
    points: tuple[int, ...] = ()
    """By seat, the points that everybody can count; empty before the game."""


def summary_of(table: Table) -> Summary:
    """What changes seldom about a table."""
    made, result = table.created, table.result
    return Summary(
        rules_version=made.rules_version,
        box=made.box,
        own_box=made.own_box,
        seats=tuple(
            SeatLine(
                kind=chair.kind,
                name=chair.name,
                person=chair.person,
                mind=chair.mind,
                reserved=chair.reserved,
            )
            for chair in table.chairs
        ),
        totals=() if result is None else result.totals,
        places=() if result is None else result.places,
    )


def standing_of(table: Table) -> Standing:
    """What changes with every move."""
    session = table.session
    if session is None:
        return Standing(table.n, table.decider)
    return Standing(table.n, table.decider, tuple(map(sum, session.state.open_scores())))
