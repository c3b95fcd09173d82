"""Attacks over WebSockets that were opened like any other."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable

from perankh.bench.attacks.target import Target, attack
from perankh.bench.websocket_client import PING, TEXT, frame, handshake

EMPTY_PINGS = frame(PING, b"") * 10_000
WHY = frame(TEXT, b'{"type":"why","meaning":{"verb":"sail"}}')
AGAIN = 0.2
"""Seconds after which a socket that was cut comes back."""


async def raw_socket(
    target: Target, table: str, token: str = ""
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket at a table whose bytes we send ourselves."""
    reader, writer = await asyncio.open_connection(*target.address)
    cookie = f"perankh={token}" if token else ""
    writer.write(handshake(target.host, f"/api/tables/{table}/live", cookie))
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@attack("none")
async def nothing(target: Target) -> None:
    """No attack at all: what the calm player feels on this machine anyhow."""
    await asyncio.sleep(target.seconds)


Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def many(target: Target, count: int, table: str, talk: Talk, *, named: bool = False) -> None:
    """So many sockets that talk like this, each opened anew whenever it is cut."""
    going = target.clock()

    async def one(number: int) -> None:
        token = target.tokens[number % len(target.tokens)] if named else ""
        while going():
            with contextlib.suppress(
                OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError
            ):
                reader, writer = await raw_socket(target, table, token)
                try:
                    async with asyncio.timeout(target.seconds):
                        await talk(reader, writer)
                finally:
                    writer.close()
            await asyncio.sleep(AGAIN)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(target.seconds):
            await asyncio.gather(*(one(number) for number in range(count)))


@attack("pings")
async def pings(target: Target) -> None:
    """Pings without end."""

    async def flood(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(EMPTY_PINGS)
            await writer.drain()

    await many(target, 4, target.tables[0], flood)


@attack("messages")
async def messages(target: Target) -> None:
    """As many messages as the sockets of one address get through."""

    async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(WHY * 100)
            await writer.drain()
            await reader.read(1 << 20)

    await many(target, 30, target.tables[0], ask)


@attack("moments")
async def moments(target: Target) -> None:
    """Moments of a long game, here and there and beyond its end."""

    async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        n = 0
        while True:
            n = (n + 37) % 400
            asked = [n, n + 100, 99_999, n + 200, 99_999]
            writer.write(b"".join(frame(TEXT, b'{"type":"moment","n":%d}' % one) for one in asked))
            await writer.drain()
            await reader.read(1 << 20)

    await many(target, 10, target.long_table, ask)


@attack("slow-readers")
async def slow_readers(target: Target) -> None:
    """Sockets that ask on and take nothing of what they are sent."""

    async def ask(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        pipe = writer.get_extra_info("socket")
        pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        n = 0
        while not writer.is_closing():
            n = (n + 37) % 300
            writer.write(frame(TEXT, b'{"type":"moment","n":%d}' % n))
            await asyncio.sleep(0.05)

    await many(target, 150, target.long_table, ask)
