"""Tables: making them, sitting down, leaving, another game. Playing itself is in `live`."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import Parameter
from litestar.response import Response

from perankh.games import game as game_of
from perankh.host.open_table import OpenTable
from perankh.host.table_host import Command
from perankh.kernel.texts import language
from perankh.record.format import write
from perankh.store.protocol import Person
from perankh.table import gathering, leaving
from perankh.table.asking import Answer
from perankh.table.entries import SeatPlan
from perankh.table.export import exported
from perankh.table.table import Table
from perankh.web import messages as say
from perankh.web.catalogue import names_source
from perankh.web.errors import PROMISED, WebError
from perankh.web.message_cache import cache_of
from perankh.web.services import Services, call_of, check_rate
from perankh.web.sessions import Caller
from perankh.web.table_lists import listed

MOST_LISTED = 200
"""So many tables are listed unasked, with the number of all."""
MOST_EVER = 2_000

TableId = Annotated[str, Parameter(max_length=64)]
Most = Annotated[int, Parameter(ge=1, le=MOST_EVER)]
Invitation = Annotated[str, Parameter(max_length=64)]


def shown(open_table: OpenTable, person: Person | None) -> say.TableInfo:
    """The table as this person may know it."""
    known = cache_of(open_table).infos
    return known.table(open_table.table, person.id if person else "", open_table.online)


async def changed(
    services: Services, open_table: OpenTable, person: Person, *commands: Command | None
) -> say.TableInfo:
    """The table after these changes."""
    for command in commands:
        if command is not None:
            await services.table_host.change(open_table, command)
    return shown(open_table, person)


# ------------------ finding


@get("/tables", responses=PROMISED, operation_id="tables")
async def tables(request: Caller, services: Services, most: Most = MOST_LISTED) -> say.TableList:
    """The caller's tables, latest change first; `most` of them, and how many there are."""
    person = await services.who(request)
    if person is None:
        return say.TableList(tables=[], total=0)
    store = services.table_host.store
    rows = await store.tables_of(person.id, most)
    return say.TableList(
        tables=[listed(row, person.id, game_of) for row in rows],
        total=len(rows) if len(rows) < most else await store.count_tables_of(person.id),
    )


@get("/tables/{table:str}", responses=PROMISED, operation_id="table")
async def table(
    request: Caller, services: Services, table: TableId, invitation: Invitation = ""
) -> say.TableInfo:
    """One table."""
    person = await services.who(request)
    return shown(await services.table_for(table, person, invitation), person)


@get(
    "/tables/{table:str}/record",
    media_type="application/json",
    responses=PROMISED,
    operation_id="record",
)
async def record(request: Caller, services: Services, table: TableId) -> Response[bytes]:
    """The record of a game that is over, with its secret, for all to check."""
    open_table = await services.table_for(table, await services.who(request))
    name = f'attachment; filename="{open_table.table.created.game}-{table[:8]}.json"'
    text = write(open_table.table.record())
    return Response(
        text.encode(), headers={"content-disposition": name}, media_type="application/json"
    )


@get("/tables/{table:str}/log", responses=PROMISED, operation_id="log")
async def log(request: Caller, services: Services, table: TableId) -> Response[bytes]:
    """The log of a table as the caller may know it: all there is if its rules are gone."""
    check_rate(services.rates.exports, request)
    person = await services.who(request)
    open_table = await services.table_for(table, person)
    found = open_table.table  # a table is replaced, never changed: a thread may read it

    def written() -> bytes:
        return msgspec.json.encode(exported(found, person.id if person else ""))

    content = await asyncio.to_thread(written)
    name = f'attachment; filename="{open_table.table.created.game}-{table[:8]}-log.json"'
    return Response(content, headers={"content-disposition": name}, media_type="application/json")


@get(
    "/tables/{table:str}/names/{lang:str}",
    media_type="text/plain",
    responses=PROMISED,
    operation_id="names",
)
async def names(request: Caller, services: Services, table: TableId, lang: str) -> str:
    """The names of the components in the box that is played with, as Fluent."""
    open_table = await services.table_for(table, await services.who(request))
    return names_source(open_table.table.box, language(lang))


# ------------------ before the game


@post("/tables", status_code=201, responses=PROMISED, operation_id="newTable")
async def new_table(request: Caller, services: Services, data: say.NewTable) -> say.TableInfo:
    """Make a table; the caller is its host."""
    check_rate(services.rates.tables, request)
    person = await services.somebody(request)
    await services.check_quota(request, person, len(data.box or ""))
    if data.box:
        await services.table_host.boxes.read(game_of(data.game), data.box, person.id)
    seats = [
        SeatPlan(
            kind=seat.kind,
            name=seat.name or (person.name if seat.kind == "me" else ""),
            mind=seat.mind or "",
        )
        for seat in data.seats
    ]

    def make(new: str, secret: bytes) -> Answer:
        return gathering.create(
            call_of(person),
            new,
            data.game,
            seats,
            secret,
            setup=data.setup,
            box_text=data.box or "",
            watch=data.watch,
            start_when_full=data.start_when_full,
            hints=data.hints,
            stand_in_undo=data.stand_in_undo,
        )

    return shown(await services.table_host.create(make), person)


@post("/tables/{table:str}/join", status_code=200, responses=PROMISED, operation_id="join")
async def join(
    request: Caller, services: Services, table: TableId, data: say.Join
) -> say.TableInfo:
    """Take a seat."""
    person = await services.somebody(request)
    open_table = await services.table_for(table, person, data.invitation or "")

    def sit(found: Table) -> Answer:
        return gathering.join(
            found,
            call_of(person),
            data.name or person.name,
            seat=data.seat,
            invitation=data.invitation or "",
            here=data.here,
            contribution=data.contribution or "",
        )

    return await changed(services, open_table, person, sit)


@post(
    "/tables/{table:str}/contribute", status_code=200, responses=PROMISED, operation_id="contribute"
)
async def contribute(
    request: Caller, services: Services, table: TableId, data: say.Contribution
) -> say.TableInfo:
    """Give a text that is mixed into chance, before the game begins."""
    person = await services.somebody(request)
    open_table = await services.table_for(table, person)
    return await changed(
        services,
        open_table,
        person,
        lambda found: gathering.contribute(found, call_of(person), data.seat, data.text),
    )


@post("/tables/{table:str}/fill", status_code=200, responses=PROMISED, operation_id="fill")
async def fill(
    request: Caller, services: Services, table: TableId, data: say.Fill
) -> say.TableInfo:
    """As the host give free seats to a computer player."""
    person = await services.somebody(request)
    open_table = await services.table_for(table, person)
    return await changed(
        services,
        open_table,
        person,
        lambda found: gathering.fill(found, call_of(person), data.mind, seat=data.seat),
    )


@post("/tables/{table:str}/start", status_code=200, responses=PROMISED, operation_id="start")
async def start(request: Caller, services: Services, table: TableId) -> say.TableInfo:
    """As the host begin the game at a full table."""
    person = await services.somebody(request)
    open_table = await services.table_for(table, person)
    return await changed(
        services, open_table, person, lambda found: gathering.start(found, call_of(person))
    )


# ------------------ leaving and coming back


@post("/tables/{table:str}/leave", status_code=200, responses=PROMISED, operation_id="leave")
async def leave(
    request: Caller, services: Services, table: TableId, data: say.SeatOf
) -> say.TableInfo:
    """Free a seat before the game, or let a computer player take over in it."""
    person = await services.somebody(request)
    open_table = await services.table_for(table, person)
    waiting = open_table.table.phase == "waiting"
    seats = _seats(open_table.table, person, data, away=False)

    def go(seat: int) -> Command:
        if waiting:
            return lambda found: gathering.unseat(found, call_of(person), seat)
        if data.resign:
            return lambda found: leaving.resign(found, call_of(person), seat)
        return lambda found: leaving.leave(found, call_of(person), seat)

    return await changed(services, open_table, person, *(go(seat) for seat in seats))


@post("/tables/{table:str}/return", status_code=200, responses=PROMISED, operation_id="return")
async def come_back(
    request: Caller, services: Services, table: TableId, data: say.SeatOf
) -> say.TableInfo:
    """Play one's seat again."""
    person = await services.somebody(request)
    open_table = await services.table_for(table, person)
    seats = _seats(open_table.table, person, data, away=True)

    def back(seat: int) -> Command:
        return lambda found: leaving.come_back(found, call_of(person), seat)

    return await changed(services, open_table, person, *(back(seat) for seat in seats))


def _seats(table: Table, person: Person, asked: say.SeatOf, *, away: bool) -> list[int]:
    """The seats that are meant: the named one, or all of the caller's that it can be."""
    if asked.seat is not None:
        return [asked.seat]
    found = [seat for seat in table.held_by(person.id) if table.chairs[seat].away == away]
    if not found:
        raise WebError("not_your_seat", "you hold no seat here for which that could be done")
    return found


@post("/tables/{table:str}/rematch", status_code=200, responses=PROMISED, operation_id="rematch")
async def rematch(request: Caller, services: Services, table: TableId) -> say.TableInfo:
    """The same people once more; who asks second gets the table that is there."""
    check_rate(services.rates.tables, request)
    person = await services.somebody(request)
    await services.check_quota(request, person)
    open_table = await services.table_for(table, person)
    new = await services.table_host.rematch(open_table, call_of(person))
    return shown(await services.table_host.open(new), person)


@delete("/tables/{table:str}", responses=PROMISED, operation_id="deleteTable")
async def delete_table(request: Caller, services: Services, table: TableId) -> None:
    """As the host put the table away for good."""
    person = await services.somebody(request)
    open_table = await services.table_for(table, person)
    await services.table_host.change(
        open_table, lambda found: leaving.delete(found, call_of(person))
    )
    await services.table_host.store.purge(table)


ROUTES = Router(
    "/",
    route_handlers=[
        tables,
        table,
        record,
        log,
        names,
        new_table,
        join,
        contribute,
        fill,
        start,
        leave,
        come_back,
        rematch,
        delete_table,
    ],
    tags=["tables"],
)
