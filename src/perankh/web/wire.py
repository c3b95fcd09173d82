"""A WebSocket client that does no more than measuring needs: whole text frames, nothing else."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

from perankh.kernel.errors import PerankhError

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class WireError(PerankhError):
    """The server did not do what a WebSocket server does."""


class Wire(asyncio.Protocol):
    """One connection; `heard` gets each message as it comes."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self._request = request
        self._heard = heard
        self._data = bytearray()
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if not self.open.done():
            self.open.set_exception(WireError("the server closed the connection at once"))

    def data_received(self, data: bytes) -> None:
        """Take frames apart as they come."""
        self._data += data
        if not self.open.done() and not self._greeted():
            return
        while self._frame():
            pass

    def say(self, message: bytes) -> None:
        """Send a text; clients must mask what they send, with zeros as well as with anything."""
        assert self._transport is not None
        self._transport.write(_head(TEXT, len(message)) + message)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _greeted(self) -> bool:
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return False
        first = bytes(self._data[: self._data.find(b"\r\n")])
        del self._data[: end + 4]
        if b" 101 " not in first:
            self.open.set_exception(WireError(f"no WebSocket: {first.decode()}"))
            return False
        self.open.set_result(None)
        return True

    def _frame(self) -> bool:
        """Take one frame off the front, if it is complete."""
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1] & 0x7F, 2
        if size >= 126:
            width = 2 if size == 126 else 8
            start += width
            if len(data) < start:
                return False
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return False
        kind, content = data[0] & 0x0F, bytes(data[start : start + size])
        del data[: start + size]
        if kind == TEXT:
            self._heard(content)
        elif kind == PING and self._transport is not None:
            self._transport.write(_head(PONG, size) + content)
        elif kind == CLOSE:
            self.close()
        return True


def _head(kind: int, size: int) -> bytes:
    if size < 126:
        return struct.pack("!BBI", 0x80 | kind, 0x80 | size, 0)
    return struct.pack("!BBHI", 0x80 | kind, 0x80 | 126, size, 0)


async def dial(host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> Wire:
    """Open a WebSocket at `host`, a name with a port."""
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
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    name, _, port = host.rpartition(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, heard), name, int(port))
    await wire.open
    return wire
