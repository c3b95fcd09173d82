"""The examples of docs/hosting.md, run as they stand there: real proxies before a real server."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.sync.client import connect
from websockets.typing import Origin

from perankh.record.format import MAX_BYTES
from tests.web.serving import EASY, PATIENCE, ROOT, Server, serving, settings

NAME = "play.example.org"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def example(kind: str) -> str:
    """The example of this kind as the page has it."""
    found = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, f"{name} is missing: tools/programs.py installs it"
    return found


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate that we sign ourselves."""
    folder = tmp_path_factory.mktemp("tls")
    pem, key = folder / "site.pem", folder / "site.key"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
    subprocess.run([*command, "-out", pem, "-keyout", key], check=True, capture_output=True)
    return pem, key


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    """A proxy, once it listens."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        _wait_for(port, process)
        yield
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def _wait_for(port: int, process: subprocess.Popen[str]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, process.communicate()[0]
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
    raise AssertionError("the proxy does not listen")


Proxy = Callable[[Server, Path, tuple[Path, Path]], tuple[list[str], int]]


def nginx(server: Server, folder: Path, tls: tuple[Path, Path]) -> tuple[list[str], int]:
    port = free_port()
    site = (
        example("nginx")
        .replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
        .replace("/etc/ssl/play.example.org.pem", str(tls[0]))
        .replace("/etc/ssl/play.example.org.key", str(tls[1]))
        .replace("127.0.0.1:8080", server.host)
    )
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    owner = "user root;\n" if os.geteuid() == 0 else ""  # who may write into our folder
    whole = (
        f"{owner}daemon off; pid {folder}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{site}}}\n"
    )
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")], port


def caddy(server: Server, folder: Path, tls: tuple[Path, Path]) -> tuple[list[str], int]:
    port = free_port()
    site = (
        example("caddy")
        .replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n    tls {tls[0]} {tls[1]}\n", 1)
        .replace("127.0.0.1:8080", server.host)
    )
    options = "\n".join(
        ("{", "admin off", "auto_https disable_redirects", f"storage file_system {folder}", "}\n")
    )
    (folder / "Caddyfile").write_text(options + site, encoding="utf-8")
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile")], port


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_behind_a_proxy_visitors_play_over_tls_and_are_told_apart_by_address(
    proxy: Proxy, tmp_path: Path, certificate: tuple[Path, Path]
) -> None:
    given = replace(
        settings(tmp_path / "data", replace(EASY, requests=0.001, requests_burst=20)),
        hosts=(NAME,),
        trusted_proxies=("127.0.0.1",),
    )
    trust = ssl.create_default_context(cafile=str(certificate[0]))
    with serving(given) as server:
        command, port = proxy(server, tmp_path, certificate)
        with running(command, port):
            _play_through(port, trust)
            _lie_about_the_address(port, trust)
            # Who comes to the server past the proxy has a share of their own.
            assert httpx.get(f"{server.address}/healthz").status_code in (200, 429)


def _client(port: int, trust: ssl.SSLContext) -> httpx.Client:
    """A visitor for whom the name leads to the proxy."""

    class Here(httpx.HTTPTransport):
        def handle_request(self, request: httpx.Request) -> httpx.Response:
            request.url = request.url.copy_with(host="127.0.0.1", port=port)
            request.extensions["sni_hostname"] = NAME
            return super().handle_request(request)

    return httpx.Client(base_url=f"https://{NAME}", transport=Here(verify=trust), timeout=PATIENCE)


def _play_through(port: int, trust: ssl.SSLContext) -> None:
    with _client(port, trust) as visitor:
        first = visitor.get("/api/me")
        assert first.status_code == 200
        assert "max-age" in first.headers["strict-transport-security"]
        cookie = first.headers["set-cookie"]
        assert "Secure" in cookie
        token = {"cookie": cookie.partition(";")[0], "x-csrf-token": first.json()["csrf"]}
        named = visitor.post("/api/me", json={"name": "Ann"}, headers=token)
        token = {
            "cookie": named.headers["set-cookie"].partition(";")[0],
            "x-csrf-token": named.json()["csrf"],
        }
        wish = {"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = visitor.post("/api/tables", json=wish, headers=token)
        assert made.status_code == 201, made.text
        too_large = visitor.post("/api/verify", content=b" " * 2 * MAX_BYTES, headers=token)
        assert too_large.status_code == 413
        large = visitor.post("/api/verify", content=b" " * (MAX_BYTES - 1), headers=token)
        assert large.status_code == 200, "a proxy lets through what the server takes"
    address = f"wss://{NAME}/api/tables/{made.json()['id']}/live"
    there = socket.create_connection(("127.0.0.1", port))
    with connect(
        address,
        sock=there,
        ssl=trust,
        server_hostname=NAME,
        origin=Origin(f"https://{NAME}"),
        additional_headers={"cookie": token["cookie"]},
    ) as live:
        assert '"type"' in str(live.recv(timeout=PATIENCE))


def _lie_about_the_address(port: int, trust: ssl.SSLContext) -> None:
    """Another address claimed with each request is no other share."""
    with _client(port, trust) as visitor:
        said = [
            visitor.get("/api/games", headers={"x-forwarded-for": f"203.0.113.{at}"}).status_code
            for at in range(25)
        ]
    assert 429 in said
