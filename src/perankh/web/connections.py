"""Who may open a table's WebSocket, how many, and how a connection ends."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from dataclasses import dataclass

import msgspec
from litestar.types import Receive, Scope, Send

from perankh.host.table_host import TableHost
from perankh.kernel.errors import PerankhError
from perankh.store.protocol import Person
from perankh.web.errors import WebError, code_of
from perankh.web.live import GONE, NOT_FOUND, REFUSED, TOO_FAST, Client
from perankh.web.live_commands import refusal
from perankh.web.outbox import Sending
from perankh.web.settings import Limits
from perankh.web.socket import EXTENSION, TableSocket

log = logging.getLogger("perankh.web")


class Connection:
    """One WebSocket as the application has it: the way in and out, and the socket itself."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self.socket = _socket_of(scope)

    async def accept(self) -> None:
        """Take the connection."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def stay(self, client: Client) -> None:
        """Until the connection is over. What came before anybody listened is heard here."""
        while True:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            client.hear(text.encode() if text is not None else event.get("bytes") or b"")

    async def close(self, code: int, reason: str) -> None:
        """Hang up, and say why, if the client still listens."""
        try:
            async with asyncio.timeout(1.0):
                await self._send({"type": "websocket.close", "code": code, "reason": reason[:100]})
        except (TimeoutError, OSError, RuntimeError):
            self.socket.transport.abort()


def _socket_of(scope: Scope) -> TableSocket:
    extensions = scope.get("extensions") or {}
    found = extensions.get(EXTENSION)
    socket = found.get("socket") if isinstance(found, dict) else None
    assert isinstance(socket, TableSocket), "the server must be run with TableSocket"
    return socket


@dataclass(frozen=True)
class Visit:
    """Who wants to open which table."""

    caller: str
    """The address that the connection comes from."""
    table: str
    since: int
    """The last entry of the table's log that the client has."""
    session: str
    """Hash of the token that the browser has shown; empty: none."""
    person: Awaitable[Person | None]
    """Who holds that token."""


class Connections:
    """Lets WebSockets in, as many as may be from one address."""

    def __init__(self, table_host: TableHost, limits: Limits) -> None:
        self._table_host = table_host
        self._limits = limits
        self._sending = Sending(lambda: table_host.metrics.lag, limits)
        self._open: dict[str, int] = {}
        self._clients: set[Client] = set()

    @property
    def count(self) -> int:
        """WebSockets that are open now."""
        return sum(self._open.values())

    async def watch(self) -> None:
        """Look after clients that take no messages, as long as the server runs."""
        while True:
            await asyncio.sleep(min(1.0, self._limits.slow / 2))
            now = time.monotonic()
            for client in list(self._clients):
                client.cut_if_slow(now)

    def sign_out(self, *sessions: str) -> None:
        """End all connections of these browsers' sessions."""
        ended = set(sessions) - {""}
        for client in list(self._clients):
            if client.session in ended:
                client.sign_out()

    def rename(self, person: str, name: str) -> None:
        """Somebody goes by another name in whatever they say from now on."""
        for client in self._clients:
            if client.person == person:
                client.name = name

    async def serve(self, connection: Connection, visit: Visit) -> None:
        """One connection from its beginning to its end."""
        person = await visit.person
        caller = visit.caller
        await connection.accept()
        mine = self._open.get(caller, 0)
        if mine >= self._limits.connections or self.count >= self._limits.all_connections:
            error = WebError("too_fast", "too many connections are open")
            await self._turn_away(connection, TOO_FAST, error)
            return
        self._open[caller] = mine + 1
        try:
            await self._talk(connection, visit, person)
        finally:
            self._open[caller] -= 1
            if not self._open[caller]:
                del self._open[caller]

    async def _talk(self, connection: Connection, visit: Visit, person: Person | None) -> None:
        try:
            open_table = await self._table_host.open(visit.table)
            if not open_table.table.may_watch(person.id if person else ""):
                raise WebError("not_allowed", "only who belongs to this table may look on")
        except PerankhError as error:
            code = {"not_found": NOT_FOUND, "table_gone": GONE}.get(code_of(error), REFUSED)
            await self._turn_away(connection, code, error)
            return
        session = visit.session if person else ""
        client = Client(
            connection.socket,
            self._table_host,
            open_table,
            person,
            self._limits,
            self._sending,
            visit.caller,
            session,
        )
        self._clients.add(client)
        try:
            client.come(visit.since)
            await connection.stay(client)
        finally:
            self._clients.discard(client)
            client.go()
        if client.cut is not None:
            await connection.close(client.cut.code, str(client.cut))

    async def _turn_away(self, connection: Connection, code: int, error: PerankhError) -> None:
        """Say why, since a browser tells its page nothing about a refused handshake."""
        connection.socket.tell([msgspec.json.encode(refusal(code_of(error), error))])
        await connection.close(code, str(error))
