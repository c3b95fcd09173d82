"""The application: all parts put together, behind the gate."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator

from litestar import Litestar, Response, Router, get, route
from litestar.di import Provide
from litestar.enums import HttpMethod
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from perankh._version import __version__
from perankh.bus.protocol import Bus, BusClosed
from perankh.host.boxes import keep_shipped_boxes
from perankh.host.clock import SteadyClock
from perankh.host.health import health
from perankh.host.metrics import Metrics
from perankh.host.resuming import resume
from perankh.host.table_host import TableHost, now
from perankh.host.worker_pool import WorkerPool
from perankh.kernel.errors import PerankhError
from perankh.store.protocol import Store
from perankh.web import errors, routes_games, routes_people, routes_tables
from perankh.web.connections import Connection, Connections, Visit
from perankh.web.messages import MAX_BODY
from perankh.web.page import Page
from perankh.web.security import Gate, Rates, caller_of, header
from perankh.web.services import Services
from perankh.web.sessions import (
    Caller,
    Sessions,
    check_request,
    parse_cookies,
    token_hash,
    token_of,
)
from perankh.web.settings import Settings

LIVE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/live")
SINCE = re.compile(rb"(?:^|&)since=(\d{1,9})(?:&|$)")
"""The address of a table's WebSocket, and the last entry that the client has."""
TABLE_PLACE = re.compile(r"/t/([A-Za-z0-9_-]{1,64})")
"""Where the page shows a table."""

CLOCK = "clock"
"""The file in the data folder whose time says when the server last looked at the clock."""
TIDY_EVERY = 60.0
"""Seconds between two looks for what can be let go of."""
DAY_MS = 24 * 3600 * 1000
FORGOTTEN_AT_ONCE = 100
"""Tables removed in one go: moves wait for it."""

log = logging.getLogger("perankh.web")


def build(settings: Settings, store: Store, bus: Bus) -> ASGIApp:
    """The application over an open store and bus; it closes both at its end."""
    metrics = Metrics()
    workers = WorkerPool(settings.workers, settings.worker)
    analysts = WorkerPool(1, settings.worker, patient=True)
    table_host = TableHost(store, bus, workers, analysts, metrics, settings.pace)
    rates = Rates(settings.limits)
    connections = Connections(table_host, settings.limits)
    services = Services(
        settings, table_host, Sessions(store), rates, Page(settings.page), connections
    )
    metrics.watch("tables_open", "Tables in memory.", lambda: len(table_host.open_tables))
    metrics.watch("websockets_open", "WebSockets that are open.", lambda: connections.count)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await keep_shipped_boxes(store)
        chores = (_follow(table_host), _tidy(services), connections.watch(), resume(table_host))
        tasks = [asyncio.create_task(chore) for chore in chores]
        yield
        await _end(tasks)
        await table_host.close()
        await bus.close()
        await store.close()

    app = Litestar(
        route_handlers=[api(), healthz, prometheus, page],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        exception_handlers={
            PerankhError: errors.told,
            ValidationException: errors.invalid,
            HTTPException: errors.refused,
            RecursionError: errors.too_deep,
            Exception: errors.broken,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Perankh",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )
    return Gate(app, _live(services), settings, rates)


def _live(services: Services) -> ASGIApp:
    """WebSockets: only tables have them."""

    async def live(scope: Scope, receive: Receive, send: Send) -> None:
        found = LIVE.fullmatch(scope["path"])
        if found is None:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "nothing is here"})
            return
        token = token_of(parse_cookies(header(scope, b"cookie")))
        since = SINCE.search(scope["query_string"])
        visit = Visit(
            caller=caller_of(scope),
            table=found[1],
            since=int(since[1]) if since else 0,
            session=token_hash(token) if token else "",
            person=services.sessions.person(token),
        )
        await services.connections.serve(Connection(scope, receive, send), visit)

    return live


def api() -> Router:
    """Everything that the page asks for."""
    parts = [routes_people.ROUTES, routes_games.ROUTES, routes_tables.ROUTES]
    return Router("/api", route_handlers=parts, before_request=check_request)


@get("/healthz", include_in_schema=False)
async def healthz(services: Services) -> Response[dict[str, str | list[str]]]:
    """Whether the server can do its work; 503 if nothing can be kept or read."""
    found = await health(services.table_host)
    said: dict[str, str | list[str]] = {
        "status": "degraded" if found.problems else "ok",
        "version": __version__,
        "problems": found.problems,
    }
    return Response(said, status_code=200 if found.works else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def prometheus(services: Services) -> str:
    """The server's figures."""
    return services.table_host.metrics.text()


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def page(request: Caller, services: Services) -> Response[bytes]:
    """The page, whichever place in it is asked for."""
    path = request.scope["path"]
    if path.startswith("/api"):
        raise NotFoundException("there is nothing under this address")
    table = TABLE_PLACE.fullmatch(path)
    return services.page.answer(
        request, await _game_at(services, request, table[1]) if table else ""
    )


async def _game_at(services: Services, request: Caller, table: str) -> str:
    """What is played at a table, if the caller may know; else an empty text."""
    try:
        return (await services.table_for(table, await services.who(request))).table.created.game
    except PerankhError:
        return ""  # the page itself finds out why, and says it in the person's language


async def _follow(table_host: TableHost) -> None:
    """Hear what other processes did to the tables that are open here."""
    ear = table_host.bus.subscribe()
    with contextlib.suppress(BusClosed):
        while True:
            for table, seq in (await ear.next()).items():
                await table_host.follow(table, seq)


async def _tidy(services: Services) -> None:
    clock = SteadyClock(services.settings.data / CLOCK)
    while True:
        if clock.trusted():
            await services.table_host.store.tidy(now())
            await _forget_guest_tables(services)
        await asyncio.sleep(TIDY_EVERY)
        services.table_host.tidy()


async def _forget_guest_tables(services: Services) -> None:
    """Remove what guests have left unfinished for longer than the keeper wants to keep it."""
    days = services.settings.guest_tables_kept
    if not days:
        return
    host = services.table_host
    before = now() - days * DAY_MS
    count = await host.store.forget_guest_tables(before, set(host.open_tables), FORGOTTEN_AT_ONCE)
    if count:
        log.info("removed %d unfinished tables of guests, untouched for %d days", count, days)


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
