"""Requests that are nested without end, never end, or name people nobody can see (point 12)."""

import socket
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from perankh.bench.websocket_client import TEXT, frame
from perankh.web.settings import Limits
from tests.attack.attacking import raw_socket
from tests.web.serving import PATIENCE, Browser, Json, Server, serving, settings

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
DEEP = b"[" * 60_000 + b"]" * 60_000


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", b'{"game":"imhotep","seats":[{"kind":"me"}],"setup":{"x":%s}}' % DEEP),
        ("/api/me", b'{"name":%s}' % DEEP),
        ("/api/verify", b'{"record":%s,"box":""}' % DEEP),
    ],
)
def test_deep_json_is_refused_in_one_line(
    server: Server, ann: Browser, path: str, body: bytes
) -> None:
    headers = {"x-csrf-token": ann.csrf, "content-type": "application/json"}
    answer = ann.http.post(path, content=body, headers=headers)
    assert answer.status_code == 400
    assert len(answer.content) < 500
    assert "Traceback" not in server.stop()


def test_deep_messages_are_refused_like_any_other(server: Server, ann: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    with raw_socket(server, table) as attacker:
        attacker.send(frame(TEXT, b'{"type":"why","meaning":%s}' % (b"[" * 8_000)))
        while not (content := attacker.frame()[1]).startswith(b'{"type":"refused"'):
            assert content
    assert b"bad_message" in content
    assert "Traceback" not in server.stop()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{",
    ],
)
def test_requests_that_are_half_sent_end(tmp_path: Path, begun: bytes) -> None:
    """By default after 20 s; a byte now and then does not help."""
    limits = replace(Limits(), unfinished=1.0)
    with serving(settings(tmp_path / "data", limits)) as server:
        name, _, port = server.host.rpartition(":")
        with socket.create_connection((name, int(port)), PATIENCE) as pipe:
            pipe.sendall(begun)
            pipe.settimeout(0.3)
            deadline = time.monotonic() + PATIENCE
            while time.monotonic() < deadline:
                try:
                    if begun:
                        pipe.sendall(b"x")
                    if not pipe.recv(100):
                        return
                except TimeoutError:
                    continue
                except ConnectionError:
                    return
    pytest.fail("the server still waits")


def test_a_head_without_end_is_cut(server: Server) -> None:
    name, _, port = server.host.rpartition(":")
    with socket.create_connection((name, int(port)), PATIENCE) as pipe:
        pipe.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        sent = 0
        try:
            while sent < 8 << 20:
                sent += pipe.send(b"y" * 4096)
        except ConnectionError:
            return
    pytest.fail("megabytes of a head were taken")


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u200b\u200d\u2060",
        "\u3164",
        "\u2800 \u2800",
        "\u00ad",
        "\ufe0f",
        "\u0301",
        "\u2003",
        "\U000e0041",
    ],
)
def test_nobody_is_called_by_a_name_that_nobody_can_see(eve: Browser, name: str) -> None:
    answer = eve.send("POST", "/api/me", {"name": name})
    assert (answer.status_code, answer.json()["text"]) == (400, "error-text-empty")


@pytest.mark.parametrize("name", ["Zoë", "न", "李", "👩‍🚀", "Ann\u200dy", "é"])
def test_names_that_can_be_seen_are_taken(eve: Browser, name: str) -> None:
    assert eve.post("/api/me", {"name": name})["name"] == name
