"""A person's new name at their tables; those that are not open are changed without opening them."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from msgspec.structs import replace

from perankh.host.table_host import TableHost, known_as, now
from perankh.kernel.errors import PerankhError
from perankh.store.protocol import Batch, ListedTable
from perankh.table.asking import Call
from perankh.table.entries import LogEntry, Renamed
from perankh.table.leaving import rename

AT_ONCE = 50
"""Changes at different tables that are handed to the disk together."""

log = logging.getLogger("perankh.host")


async def rename_everywhere(
    host: TableHost, person: str, before: str, name: str, limit: int
) -> None:
    """Let a person go by another name wherever they sit as `before`, the latest tables first.

    Games that are over stay as they were played.
    """
    rows = await host.store.tables_of(person, limit)
    found = [(row, seats) for row in rows if (seats := seats_called(row, person, before))]
    for start in range(0, len(found), AT_ONCE):
        part = found[start : start + AT_ONCE]
        await asyncio.gather(*(_rename(host, row, person, seats, name) for row, seats in part))


async def _rename(
    host: TableHost, row: ListedTable, person: str, seats: list[int], name: str
) -> None:
    try:
        if await host.append_unopened(renamed(row, person, seats, name, now())):
            return
        open_table = await host.open(row.id)
        for seat in seats:
            call = Call(person=person, time_ms=now())
            await host.change(open_table, partial(rename, call=call, seat=seat, name=name))
    except PerankhError as error:
        log.info("table %s keeps a name: %s", known_as(row.id), error)


def seats_called(listed: ListedTable, person: str, name: str) -> list[int]:
    """The seats that a person holds under a name, at a table that is not over."""
    if listed.phase == "over":
        return []
    lines = enumerate(listed.summary.seats)
    return [seat for seat, line in lines if line.person == person and line.name == name]


def renamed(listed: ListedTable, person: str, seats: list[int], name: str, time_ms: int) -> Batch:
    """What is appended to a table that nobody has open; another's change is a conflict."""
    entries = tuple(
        LogEntry(
            seq=listed.seq + step, time_ms=time_ms, by=person, body=Renamed(seat=seat, name=name)
        )
        for step, seat in enumerate(seats, 1)
    )
    lines = list(listed.summary.seats)
    for seat in seats:
        lines[seat] = replace(lines[seat], name=name)
    return Batch(
        table=listed.id,
        expected=listed.seq,
        entries=entries,
        game=listed.game,
        host=listed.host,
        phase=listed.phase,
        turn=listed.turn,
        summary=replace(listed.summary, seats=tuple(lines)),
    )
