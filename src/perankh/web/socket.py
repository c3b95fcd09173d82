"""The server's WebSocket: uvicorn's, with a short way for whole text messages in both directions.

Through the library each message takes several events, a queue and a task, which together cost more
than the rules of a game. Here complete, unfragmented texts go straight to and from who talks;
everything else (handshake, fragments, pings, closing, mistakes) is left to the library, frame by
frame, and every frame and byte counts: who sends more than a person could is cut. What a client
does not take waits here in pieces that are shared with others, and only so much of it.
"""

from __future__ import annotations

import struct
import time
from collections import deque
from collections.abc import Iterable
from typing import ClassVar, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from perankh.web.buckets import Bucket
from perankh.web.settings import Limits

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this platform
    from websockets.utils import apply_mask

EXTENSION = "perankh.socket"
"""Under this name the application finds the socket in its scope."""

WHOLE_TEXT, CLOSE = 0x81, 0x88
MASKED = 0x80
SIZE = 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Sizes that say in how many bytes the size itself follows."""
WIDTHS = {TWO_BYTES: 2, EIGHT_BYTES: 8}
MASK = 4
ENDED = 1005
CHUNK = 64 << 10
"""Bytes that are handed to the system at once; the rest waits until the client has taken them."""
EARLY = 64 << 10
"""Bytes that may come before anybody listens."""
FAREWELL = 1.0
"""Seconds that a client gets to hear why it is cut."""

_MIDDLE = struct.Struct("!BBH")
_LARGE = struct.Struct("!BBQ")


class Listener(Protocol):
    """Who talks over a socket."""

    def hear(self, data: bytes) -> None:
        """The client has said something."""

    def wake(self) -> None:
        """The client takes messages again."""

    def flooded(self) -> None:
        """The client sends more than it may; nothing more of it is read."""

    def overfull(self) -> None:
        """Too much waits for clients that take nothing, most of it for this one."""


class Backlog:
    """What waits for all clients of a server together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._behind: set[TableSocket] = set()
        self.bytes = 0

    def grew(self, socket: TableSocket, by: int) -> None:
        """So much more waits for this client; whoever holds most is cut when it is too much."""
        self._behind.add(socket)
        self.bytes += by
        while self.bytes > self._most and self._behind:
            max(self._behind, key=lambda one: one.queued).drop()

    def shrank(self, socket: TableSocket, by: int) -> None:
        """So much was taken, or is forgotten."""
        self.bytes -= by
        if not socket.queued:
            self._behind.discard(socket)


class TableSocket(WebSocketsSansIOProtocol):
    """One connection. `limited` makes the class that a server uses."""

    limits: ClassVar[Limits] = Limits()
    backlog: ClassVar[Backlog] = Backlog(Limits().all_queued)

    blocked = 0.0
    """Since when the client has something to take, by the monotonic clock; 0: it has all."""
    queued = 0
    """Bytes that wait here for the client to take what the system holds."""
    owed = 0
    """Bytes that waited when it fell behind: a long message may take its time."""
    _listener: Listener | None = None
    _rest = b""
    """The beginning of a frame whose end has not come yet, or what came too early."""
    _deaf = False
    """Whether nothing that comes is read any more."""
    _full = False
    """Whether the system takes no more for now."""
    _frames: Bucket | None = None
    _bytes: Bucket | None = None

    # --- for the application

    def listen(self, listener: Listener) -> None:
        """Let it hear each text from now on, and what came before."""
        self._listener = listener
        early, self._rest = self._rest, b""
        if early:
            self._take_apart(early)

    def tell(self, messages: Iterable[bytes]) -> None:
        """Send texts, all in one go: handing each to the system on its own is expensive.

        Look at `blocked` first: what is told to who takes nothing piles up.
        """
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        pieces: list[bytes] = []
        size = 0
        for message in messages:
            start = head(len(message))
            pieces += (start, message)
            size += len(start) + len(message)
        if size <= CHUNK and not self._full and not self.queued:
            self.transport.write(b"".join(pieces))
            return
        self._pending.extend(memoryview(piece) for piece in pieces)
        self.queued += size
        self.backlog.grew(self, size)
        self._send_on()
        if self.queued and self.queued > self.owed:
            self.owed = self.queued
        if self.queued > self.limits.queued:
            self.drop()

    def end(self) -> None:
        """Let the application's `receive` return, as if the client had gone."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": ENDED, "reason": ""})

    def drop(self) -> None:
        """Hang up at once on a client for which too much waits."""
        self._forget()
        if self._listener is not None:
            self._listener.overfull()
        self.transport.abort()

    # --- for the server

    def handle_connect(self, event: Request) -> None:
        """The client has asked for a WebSocket."""
        super().handle_connect(event)
        self._pending: deque[memoryview] = deque()
        if not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over."""
        if self.queued:
            self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take whole frames apart; the library only ever gets whole ones, too."""
        if self._deaf:
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._bytes is None:
            now = time.monotonic()
            self._bytes = Bucket(self.limits.bytes, self.limits.bytes_burst, now)
            self._frames = Bucket(self.limits.frames, self.limits.frames_burst, now)
        if not self._bytes.take(time.monotonic(), len(data)):
            self._flood()
        elif self._listener is None and not self.close_sent:
            self._rest += data
            if len(self._rest) > EARLY:
                self._flood()
        else:
            self._take_apart(self._rest + data)

    def _take_apart(self, data: bytes) -> None:
        start, end = 0, len(data)
        while end - start >= 2 and not self._deaf:
            size, begin = _measure(data, start)
            if begin == 0:
                break
            if size > (self.config.ws_max_size or size) or not data[start + 1] & MASKED:
                self._rest = b""
                super().data_received(data[start:])  # which refuses it
                return
            if begin + size > end:
                break
            self._take(data[start : begin + size], begin - start)
            start = begin + size
        self._rest = data[start:]

    def _take(self, frame: bytes, begin: int) -> None:
        if frame[0] == WHOLE_TEXT and self._listener is not None and not self.close_sent:
            self._listener.hear(apply_mask(frame[begin:], frame[begin - MASK : begin]))
        elif self._frames is not None and not self._frames.take(time.monotonic()):
            self._flood()
        elif frame[0] == CLOSE or not self.close_sent:
            super().data_received(frame)

    def _flood(self) -> None:
        """Read no more, say why, and hang up."""
        self._deaf = True
        self._rest = b""
        if not self.transport.is_closing():
            self.transport.pause_reading()
        if self._listener is not None:
            self._listener.flooded()
        else:
            self.end()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """A message that came in fragments is complete."""
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._listener.hear(message)

    def pause_writing(self) -> None:
        """The client does not keep up."""
        super().pause_writing()
        self._full = True
        if not self.blocked:
            self.blocked = time.monotonic()

    def resume_writing(self) -> None:
        """The client has caught up with what the system holds."""
        super().resume_writing()
        self._full = False
        self._send_on()
        if self._full or self.queued:
            return
        self.blocked = 0.0
        self.owed = 0
        if self._listener is not None:
            self._listener.wake()

    def _send_on(self) -> None:
        """Hand what waits to the system, piece by piece, until it takes no more."""
        while self._pending and not self._full:
            pieces: list[memoryview] = []
            size = 0
            while self._pending and size < CHUNK:
                piece = self._pending.popleft()
                if len(piece) > CHUNK - size:
                    self._pending.appendleft(piece[CHUNK - size :])
                    piece = piece[: CHUNK - size]
                pieces.append(piece)
                size += len(piece)
            self.queued -= size
            self.backlog.shrank(self, size)
            self.transport.write(b"".join(pieces))

    def _forget(self) -> None:
        """Let go of what waits."""
        size, self.queued = self.queued, 0
        self._pending.clear()
        self.backlog.shrank(self, size)


def limited(limits: Limits) -> type[TableSocket]:
    """The sockets of one server, which keep to these limits."""

    class LimitedSocket(TableSocket):
        """A socket of this server."""

    LimitedSocket.limits = limits
    LimitedSocket.backlog = Backlog(limits.all_queued)
    return LimitedSocket


def _measure(data: bytes, start: int) -> tuple[int, int]:
    """Size of the content of the frame that starts there and where it begins; 0: not yet known."""
    size = data[start + 1] & SIZE
    width = WIDTHS.get(size, 0)
    begin = start + 2 + width
    if len(data) < begin:
        return 0, 0
    if width:
        size = int.from_bytes(data[start + 2 : begin], "big")
    return size, begin + MASK


def head(size: int) -> bytes:
    """What comes before a text of this size in bytes.

    >>> head(5).hex(), head(300).hex(), head(1 << 16).hex()
    ('8105', '817e012c', '817f0000000000010000')
    """
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return _MIDDLE.pack(WHOLE_TEXT, TWO_BYTES, size)
    return _LARGE.pack(WHOLE_TEXT, EIGHT_BYTES, size)
