"""WebSockets whose messages leave together: what is said in one breath costs one system call.

A move leads to several short messages to the same client within microseconds. Handing each to the
system on its own took a third of the server's time.
"""

from __future__ import annotations

import asyncio
from typing import Protocol, runtime_checkable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

BREATHS = 3
"""Turns of the event loop that a message waits for others: its acknowledgement comes so late."""


@runtime_checkable
class Pipe(Protocol):
    """What a transport must be able to do; those of uvloop are no `asyncio.Transport`."""

    def write(self, data: bytes) -> None: ...
    def close(self) -> None: ...
    def abort(self) -> None: ...
    def is_closing(self) -> bool: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def get_extra_info(self, name: str, default: object = None) -> object: ...


class Corked(asyncio.Transport):
    """A transport that gathers what is written for a moment."""

    def __init__(self, transport: Pipe) -> None:
        super().__init__()
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._breaths = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keep it for a moment."""
        if not self._waiting:
            self._breaths = BREATHS
            self._loop.call_soon(self._breathe)
        self._waiting.append(bytes(data))

    def _breathe(self) -> None:
        self._breaths -= 1
        if self._breaths > 0 and self._waiting:
            self._loop.call_soon(self._breathe)
        else:
            self._flush()

    def _flush(self) -> None:
        if self._waiting:
            gathered = b"".join(self._waiting)
            self._waiting.clear()
            if not self._transport.is_closing():
                self._transport.write(gathered)

    def close(self) -> None:
        """Send what waits, and end."""
        self._flush()
        self._transport.close()

    def abort(self) -> None:
        """End at once."""
        self._waiting.clear()
        self._transport.abort()

    def is_closing(self) -> bool:
        """Whether it has ended."""
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        """Take nothing more from the client."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Go on taking."""
        self._transport.resume_reading()

    def get_extra_info(self, name: str, default: object = None) -> object:
        """What the system knows of the connection."""
        return self._transport.get_extra_info(name, default)


class CorkedWebSocket(WebSocketsSansIOProtocol):
    """The server's WebSocket over such a transport."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is there."""
        assert isinstance(transport, Pipe)
        super().connection_made(Corked(transport))
