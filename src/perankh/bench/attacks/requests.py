"""Attacks over HTTP, and by asking for work."""

from __future__ import annotations

import asyncio
import contextlib

import httpx

from perankh.bench.attacks.sockets import AGAIN, many
from perankh.bench.attacks.target import Target, attack

BEGUN = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n{"
DEEP = b'{"game":"imhotep","seats":[{"kind":"me"}],"setup":{"x":%s}}' % (b"[" * 120_000)


@attack("half-sent")
async def half_sent(target: Target) -> None:
    """Hundreds of requests that never end, a byte now and then."""
    going = target.clock()

    async def one() -> None:
        while going():
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(*target.address)
                try:
                    writer.write(BEGUN)
                    while going():
                        await asyncio.sleep(1.0)
                        writer.write(b" ")
                        await writer.drain()
                finally:
                    writer.close()
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*(one() for _ in range(400)))


@attack("requests")
async def requests(target: Target) -> None:
    """As many requests as get through, on connections that stay open."""
    going = target.clock()

    async def one(path: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{target.host}", timeout=30.0) as browser:
            while going():
                with contextlib.suppress(httpx.HTTPError):
                    await browser.get(path)

    paths = ["/api/games", "/api/me", f"/api/tables/{target.long_table}", "/metrics"]
    await asyncio.gather(*(one(path) for path in paths for _ in range(2)))


@attack("deep-json")
async def deep_json(target: Target) -> None:
    """Bodies that are nested without end."""
    going = target.clock()
    cookies = {"perankh": target.tokens[0]}
    async with httpx.AsyncClient(
        base_url=f"http://{target.host}", timeout=30.0, cookies=cookies
    ) as browser:
        csrf = (await browser.get("/api/me")).json()["csrf"]
        headers = {"x-csrf-token": csrf, "content-type": "application/json"}
        while going():
            with contextlib.suppress(httpx.HTTPError):
                await browser.post("/api/tables", content=DEEP, headers=headers)


@attack("computers")
async def computers(target: Target) -> None:
    """Tables of the strongest computers alone, as many as may be made."""
    going = target.clock()
    cookies = {"perankh": target.tokens[0]}
    seat = {"kind": "mind", "mind": "vizier"}
    async with httpx.AsyncClient(
        base_url=f"http://{target.host}", timeout=30.0, cookies=cookies
    ) as browser:
        csrf = (await browser.get("/api/me")).json()["csrf"]
        while going():
            with contextlib.suppress(httpx.HTTPError):
                await browser.post(
                    "/api/tables",
                    json={"game": "imhotep", "seats": [seat, seat]},
                    headers={"x-csrf-token": csrf},
                )
            await asyncio.sleep(0.02)


@attack("spectators")
async def spectators(target: Target) -> None:
    """A crowd that comes and goes at one table."""

    async def look(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        for _part in range(20):
            await reader.read(1 << 16)

    await many(target, 180, target.tables[0], look)
