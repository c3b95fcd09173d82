"""The short way through the WebSocket takes what the long way takes, however it is cut up."""

import base64
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.serving import PATIENCE, Browser, Json

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
TEXT, MORE, LAST, PING, BINARY = 0x81, 0x01, 0x80, 0x89, 0x82
WHY = b'{"type":"why","meaning":{"verb":"sail"}}'


def frame(content: bytes, kind: int = TEXT) -> bytes:
    """A frame as browsers send it, masked."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[seat % 4] for seat, byte in enumerate(content))
    size = len(content)
    if size < 126:
        return bytes((kind, 0x80 | size)) + mask + masked
    return struct.pack("!BBH", kind, 0x80 | 126, size) + mask + masked


class Raw:
    """A WebSocket whose bytes we send ourselves."""

    def __init__(self, pipe: socket.socket) -> None:
        self.pipe = pipe
        self.file = pipe.makefile("rb")
        while self.file.readline() != b"\r\n":
            pass

    def frame(self) -> tuple[int, bytes]:
        kind, size = self.file.read(2)
        if size >= 126:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return kind, self.file.read(size)

    def until(self, wanted: str) -> Json:
        while True:
            kind, content = self.frame()
            assert kind == TEXT, content
            message: Json = msgspec.json.decode(content)
            if message["type"] == wanted:
                return message


@contextmanager
def raw(browser: Browser, table: str) -> Iterator[Raw]:
    host = browser.server.host
    name, _, port = host.rpartition(":")
    key = base64.b64encode(os.urandom(16)).decode()
    with socket.create_connection((name, int(port)), PATIENCE) as pipe:
        pipe.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        talk = Raw(pipe)
        talk.until("presence")
        yield talk


def test_frames_may_come_byte_by_byte_or_many_at_once(ann: Browser) -> None:
    with raw(ann, ann.table("imhotep", ME, OPEN)) as talk:
        for byte in frame(WHY):
            talk.pipe.sendall(bytes((byte,)))
        assert talk.until("reason")["meaning"] == {"verb": "sail"}
        long = b'{"type":"why","meaning":{"verb":"%s"}}' % (b"x" * 300)
        talk.pipe.sendall(frame(WHY) + frame(long) + frame(WHY)[:9])
        assert talk.until("reason")["meaning"] == {"verb": "sail"}
        assert talk.until("reason")["meaning"] == {"verb": "x" * 300}


def test_fragments_pings_and_binary_messages_are_understood(ann: Browser) -> None:
    with raw(ann, ann.table("imhotep", ME, OPEN)) as talk:
        talk.pipe.sendall(frame(WHY[:9], MORE) + frame(b"still there?", PING))
        assert talk.frame() == (0x8A, b"still there?")
        talk.pipe.sendall(frame(WHY[9:], LAST))
        talk.until("reason")
        talk.pipe.sendall(frame(WHY, BINARY))
        talk.until("reason")


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x05hello", 1002),
        (struct.pack("!BBQ", TEXT, 0x80 | 127, 1 << 40) + bytes(4), 1009),
        (frame(b"x", 0x83), 1002),
    ],
    ids=["without a mask", "far too long", "of no known kind"],
)
def test_what_is_no_frame_for_us_ends_the_connection(ann: Browser, sent: bytes, code: int) -> None:
    with raw(ann, ann.table("imhotep", ME, OPEN)) as talk:
        talk.pipe.sendall(sent)
        kind, content = talk.frame()
        assert (kind, int.from_bytes(content[:2], "big")) == (0x88, code)


def test_text_that_is_no_text_is_refused(ann: Browser) -> None:
    with raw(ann, ann.table("imhotep", ME, OPEN)) as talk:
        talk.pipe.sendall(frame(b'{"type":"why","meaning":{"verb":"\xff"}}'))
        assert talk.until("refused")["code"] == "bad_message"


def test_closing_is_answered(ann: Browser) -> None:
    with ann.live(ann.table("imhotep", ME, OPEN)) as live:
        live.until_type("state")
        live.socket.close(1000)
        with pytest.raises(ConnectionClosed):
            live.socket.recv()
        assert live.socket.close_code == 1000
