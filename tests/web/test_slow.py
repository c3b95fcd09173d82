"""A client that takes nothing is cut; nothing piles up for it, and it resumes where it was."""

import random
import socket
import time
from pathlib import Path

from msgspec.structs import replace

from tests.web.serving import EASY, Browser, Json, play_on, serving, settings

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


def test_a_client_that_reads_nothing_is_cut_and_resumes(data: Path) -> None:
    limits = replace(EASY, slow=0.5)
    with serving(settings(data, limits)) as server, Browser(server, "Ann") as ann:
        table = ann.table("imhotep", ME, OPEN)
        stuck = _deaf(server.host, table)
        with Browser(server, "Ben") as ben:
            ben.post(f"/api/tables/{table}/join", {})
            with ann.live(table) as one:
                one.until_type("state")
                deadline = time.monotonic() + 60
                said = 0
                while _figure(ann, "perankh_cut_total") == 0 and time.monotonic() < deadline:
                    for _ in range(40):
                        said += 1
                        one.ask(type="chat", text="x" * 500, key=f"c{said}", seat=0)
                assert _figure(ann, "perankh_cut_total") == 1
                with ben.live(table) as two:
                    two.until_type("state")
                    two.until_seq(one.seq)
                    play_on([one, two], random.Random(1), actions=3)
        stuck.close()


def _deaf(host: str, table: str) -> socket.socket:
    """A WebSocket with the smallest of buffers, from which nobody reads."""
    name, port = host.split(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((name, int(port)))
    deaf.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return deaf


def _figure(browser: Browser, name: str) -> float:
    lines = browser.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))
