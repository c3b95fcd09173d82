"""What attackers do by hand: sockets whose bytes they send themselves, and a look at the server."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager

from perankh.bench.websocket_client import handshake
from tests.web.serving import PATIENCE, Browser, Server

CLOSE, PONG, TEXT = 0x88, 0x8A, 0x81


class RawSocket:
    """A WebSocket at a table."""

    def __init__(self, pipe: socket.socket) -> None:
        self.pipe = pipe
        self._file = pipe.makefile("rb")
        while self._file.readline() != b"\r\n":
            pass

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and content; (0, b"") when the server has hung up."""
        try:
            start = self._file.read(2)
            if len(start) < 2:
                return 0, b""
            size = start[1]
            if size >= 126:
                size = int.from_bytes(self._file.read(2 if size == 126 else 8), "big")
            return start[0], self._file.read(size)
        except ConnectionError:
            return 0, b""

    def until_closed(self) -> tuple[int, list[tuple[int, bytes]]]:
        """The code with which the server hangs up (0: without a word), and what came before."""
        before: list[tuple[int, bytes]] = []
        while True:
            kind, content = self.frame()
            if kind == CLOSE:
                return int.from_bytes(content[:2], "big"), before
            if kind == 0:
                return 0, before
            before.append((kind, content))

    def send(self, data: bytes) -> bool:
        """Send bytes as they are; False if the server takes no more."""
        try:
            self.pipe.sendall(data)
        except OSError:
            return False
        return True


@contextmanager
def raw_socket(
    server: Server, table: str, browser: Browser | None = None, buffer: int = 0
) -> Iterator[RawSocket]:
    """A WebSocket of a guest, or of nobody; `buffer` bounds what the system takes for it."""
    name, _, port = server.host.rpartition(":")
    cookie = f"perankh={browser.http.cookies['perankh']}" if browser else ""
    with socket.socket() as pipe:
        pipe.settimeout(PATIENCE)
        if buffer:
            pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        pipe.connect((name, int(port)))
        pipe.sendall(handshake(server.host, f"/api/tables/{table}/live", cookie))
        yield RawSocket(pipe)


def figure(browser: Browser, name: str) -> float:
    """One of the server's own figures."""
    lines = browser.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))
