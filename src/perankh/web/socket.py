"""The server's WebSocket: uvicorn's, with a short way for whole text messages in both directions.

Through the library each message takes several events, a queue and a task, which together cost more
than the rules of a game. Here complete, unfragmented texts go straight to and from who talks;
everything else (handshake, fragments, pings, closing, mistakes) is left to the library.
"""

from __future__ import annotations

import struct
import time
from collections.abc import Callable, Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this platform
    from websockets.utils import apply_mask

EXTENSION = "perankh.socket"
"""Under this name the application finds the socket in its scope."""

WHOLE_TEXT = 0x81
MASKED = 0x80
SIZE = 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Sizes that say in how many bytes the size itself follows."""
WIDTHS = {TWO_BYTES: 2, EIGHT_BYTES: 8}
MASK = 4
ENDED = 1005

_MIDDLE = struct.Struct("!BBH")
_LARGE = struct.Struct("!BBQ")


class TableSocket(WebSocketsSansIOProtocol):
    """One connection. Until somebody listens it behaves as uvicorn's own."""

    blocked = 0.0
    """Since when the client takes nothing, by the monotonic clock; 0: it does."""
    _heard: Callable[[bytes], None] | None = None
    _freed: Callable[[], None] | None = None
    _rest = b""
    """The beginning of a frame whose end has not come yet."""

    # --- for the application

    def listen(self, heard: Callable[[bytes], None], freed: Callable[[], None]) -> None:
        """Let `heard` have each text from now on; `freed` is called when the client takes again."""
        self._heard = heard
        self._freed = freed

    def tell(self, messages: Iterable[bytes]) -> None:
        """Send texts, all in one go: handing each to the system on its own is dear.

        Look at `blocked` first: what is told to who takes nothing piles up.
        """
        if self.close_sent or self.disconnected:
            return
        frames: list[bytes] = []
        for message in messages:
            frames += (head(len(message)), message)
        self.transport.write(b"".join(frames))

    def end(self) -> None:
        """Let the application's `receive` return, as if the client had gone."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": ENDED, "reason": ""})

    # --- for the server

    def handle_connect(self, event: Request) -> None:
        """The client has asked for a WebSocket."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def data_received(self, data: bytes) -> None:
        """Take whole frames apart; the library only ever gets whole ones, too."""
        if self._heard is None:
            super().data_received(data)
            return
        data = self._rest + data
        start, end = 0, len(data)
        while end - start >= 2:
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
        if frame[0] == WHOLE_TEXT and self._heard is not None and not self.close_sent:
            self._heard(apply_mask(frame[begin:], frame[begin - MASK : begin]))
        else:
            super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that came in fragments is complete."""
        if self._heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._heard(message)

    def pause_writing(self) -> None:
        """The client does not keep up."""
        super().pause_writing()
        self.blocked = time.monotonic()

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self.blocked = 0.0
        if self._freed is not None:
            self._freed()


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
