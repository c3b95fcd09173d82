"""The server's HTTP: uvicorn's, but a request that is not complete in time is hung up on."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from perankh.web.settings import Limits

MOST_HEAD = 64 << 10
"""Bytes of a request before its body."""


class TimelyHttp(HttpToolsProtocol):
    """One connection. `timely` makes the class that a server uses."""

    limits: ClassVar[Limits] = Limits()

    _timer: asyncio.TimerHandle | None = None
    """Runs while a request is incomplete."""
    _since = 0.0
    _received = 0
    """Bytes of the request so far."""
    _in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected: it should say something soon."""
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._complete()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Another part of a request."""
        self._received += len(data)
        super().data_received(data)  # only now is it known whether a body has begun in it
        if self._timer is not None and self._in_head and self._received > MOST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self._timer is None:
            self._begin()

    def on_headers_complete(self) -> None:
        """Now comes the body, if there is one."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete: from now on they wait for us."""
        self._complete()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a WebSocket."""
        self._complete()
        super().handle_websocket_upgrade()

    def _begin(self) -> None:
        self._since = self.loop.time()
        self._received = 0
        self._in_head = True
        self._timer = self.loop.call_later(self.limits.unfinished, self._look)

    def _complete(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        """A long body may take its time, but not for ever."""
        allowed = self.limits.unfinished + self._received / self.limits.slowest
        left = self._since + allowed - self.loop.time()
        if left > 0 and not self._in_head:
            self._timer = self.loop.call_later(left, self._look)
        else:
            self._timer = None
            self.transport.abort()


def timely(limits: Limits) -> type[TimelyHttp]:
    """The connections of one server, which keep to these limits."""

    class LimitedHttp(TimelyHttp):
        """A connection of this server."""

    LimitedHttp.limits = limits
    return LimitedHttp
