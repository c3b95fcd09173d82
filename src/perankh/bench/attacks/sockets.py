"""Attacks over WebSockets that were opened like any other."""

from __future__ import annotations

import asyncio
import contextlib

from perankh.bench.attacks.target import Target, attack
from perankh.bench.websocket_client import PING, frame, handshake

EMPTY_PINGS = frame(PING, b"") * 10_000
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


@attack("pings")
async def pings(target: Target) -> None:
    """Pings without end on a few sockets, opened anew whenever they are cut."""
    going = target.clock()

    async def flood() -> None:
        while going():
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                _, writer = await raw_socket(target, target.tables[0])
                try:
                    while going():
                        writer.write(EMPTY_PINGS)
                        await writer.drain()
                finally:
                    writer.close()
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*(flood() for _ in range(4)))
