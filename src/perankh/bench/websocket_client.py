"""A WebSocket client that does no more than measuring needs: whole text frames, nothing else.

It runs on the machine that it measures, so every microsecond it takes is one the server lacks.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Protocol, runtime_checkable

from perankh.kernel.errors import PerankhError

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""First bytes of whole frames."""


@runtime_checkable
class Pipe(Protocol):
    """What a transport must be able to do; those of uvloop are no `asyncio.Transport`."""

    def write(self, data: bytes) -> None: ...
    def close(self) -> None: ...


class WireError(PerankhError):
    """The server did not do what a WebSocket server does."""


class Wire(asyncio.Protocol):
    """One connection; `heard` gets each message as it comes."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self._request = request
        self._heard = heard
        self._rest = b""
        self._transport: Pipe | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, Pipe)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if not self.open.done():
            self.open.set_exception(WireError("the server closed the connection at once"))

    def data_received(self, data: bytes) -> None:
        """Take frames apart as they come."""
        if self._rest:
            data = self._rest + data
        start = 0 if self.open.done() else self._greeted(data)
        end = len(data)
        while start + 2 <= end:
            size, begin = data[start + 1], start + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                if begin > end:
                    break
                size = int.from_bytes(data[start + 2 : begin], "big")
            if begin + size > end:
                break
            self._frame(data[start], data[begin : begin + size])
            start = begin + size
        self._rest = data[start:]

    def say(self, message: bytes) -> None:
        """Send a text; clients must mask what they send, with zeros as well as with anything."""
        assert self._transport is not None
        self._transport.write(frame(TEXT, message))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _greeted(self, data: bytes) -> int:
        """Where the frames begin, after the answer to the handshake."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        first = data[: data.find(b"\r\n")]
        if b" 101 " in first:
            self.open.set_result(None)
        else:
            self.open.set_exception(WireError(f"no WebSocket: {first.decode()}"))
        return end + 4

    def _frame(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self._heard(content)
        elif kind == PING and self._transport is not None:
            self._transport.write(frame(PONG, content))
        elif kind == CLOSE:
            self.close()


def frame(kind: int, content: bytes) -> bytes:
    """A whole frame as clients send it; zeros mask as well as anything."""
    return _head(kind, len(content)) + content


def _head(kind: int, size: int) -> bytes:
    if size < 126:
        return struct.pack("!BBI", kind, 0x80 | size, 0)
    return struct.pack("!BBHI", kind, 0x80 | 126, size, 0)


def handshake(host: str, path: str, cookie: str = "") -> bytes:
    """The request with which a WebSocket begins."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        f"Origin: http://{host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def dial(
    host: str, path: str, cookie: str, heard: Callable[[bytes], None], address: str = ""
) -> Wire:
    """Open a WebSocket at `host`, a name with a port; from `address`, if one is given."""
    name, _, port = host.rpartition(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(handshake(host, path, cookie), heard),
        name,
        int(port),
        local_addr=(address, 0) if address else None,
    )
    await wire.open
    return wire
