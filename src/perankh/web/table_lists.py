"""The list of a person's tables, from what the store keeps beside each: no game is played again."""

from __future__ import annotations

from collections.abc import Callable

from perankh.kernel.errors import PerankhError
from perankh.kernel.game import Game
from perankh.store import protocol as kept
from perankh.table.summary import SeatLine
from perankh.web import messages as info
from perankh.web.errors import text_of


def listed(row: kept.ListedTable, person: str, find: Callable[[str], Game]) -> info.ListedTable:
    """One table as a person may know it."""
    summary, standing = row.summary, row.standing
    points = summary.totals or (standing.points if standing is not None else ())
    return info.ListedTable(
        id=row.id,
        game=row.game,
        phase=row.phase,
        seats=[_seat(seat, line, person) for seat, line in enumerate(summary.seats)],
        host=row.host == person,
        decider=standing.decider if standing is not None else None,
        my_turn=row.turn == person,
        created=row.created,
        changed=row.changed,
        points=list(points),
        places=list(summary.places),
        stopped=_stopped(row, find),
    )


def _seat(seat: int, line: SeatLine, person: str) -> info.ListedSeat:
    return info.ListedSeat(
        seat=seat,
        name=line.name,
        kind=_kind(line),
        mind=line.mind or None,
        mine=line.person == person,
    )


def _kind(line: SeatLine) -> info.SeatKind:
    if not line.person and not line.mind:
        return "invited" if line.kind == "invited" else "open"
    if not line.person:
        return "mind"
    return "here" if line.kind == "here" else "person"


def _stopped(row: kept.ListedTable, find: Callable[[str], Game]) -> str:
    """Why a table can't go on, as far as a list can know; opening it may find another reason."""
    if not row.summary.seats:
        return text_of("damaged_table")
    try:
        game = find(row.game).of_version(row.summary.rules_version)
    except PerankhError:
        return text_of("cant_go_on_game")
    if game.rules_version != row.summary.rules_version:
        return text_of("cant_go_on_rules")
    return ""
