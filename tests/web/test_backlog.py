"""What waits for a client is bounded, for each and for all together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from litestar.types import Receive, Scope, Send
from uvicorn.server import ServerState

from perankh.bench.websocket_client import handshake
from perankh.web.settings import Limits
from perankh.web.socket import CHUNK, EXTENSION, TableSocket, limited

MEGABYTE = b"x" * (1 << 20)
HIGH_WATER = 64 << 10
"""Bytes above which asyncio says that a client does not keep up."""


class House:
    """Accepts sockets and keeps them open."""

    def __init__(self) -> None:
        self.sockets: list[TableSocket] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        extensions = scope.get("extensions") or {}
        found = extensions[EXTENSION]
        socket = found["socket"]
        assert isinstance(socket, TableSocket)
        self.sockets.append(socket)
        await receive()


@asynccontextmanager
async def clients(
    count: int, limits: Limits
) -> AsyncIterator[tuple[list[TableSocket], list[asyncio.StreamReader]]]:
    """So many clients that read nothing by themselves, as the server has them and as they are."""
    house = House()
    protocol = limited(limits)
    config = uvicorn.Config(house, ws=protocol, lifespan="off", log_level="error")
    config.load()
    loop, state = asyncio.get_running_loop(), ServerState()
    server = await loop.create_server(lambda: protocol(config, state, {}), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    ends = []
    for number in range(1, count + 1):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=4096)
        writer.write(handshake(f"127.0.0.1:{port}", "/live"))
        await reader.readuntil(b"\r\n\r\n")
        while len(house.sockets) < number:
            await asyncio.sleep(0)
        ends.append((reader, writer))
    try:
        yield house.sockets, [reader for reader, _ in ends]
    finally:
        for _, writer in ends:
            writer.close()
        server.close()


def test_a_long_message_waits_in_shared_pieces_and_arrives_whole() -> None:
    async def work() -> None:
        async with clients(1, Limits()) as ([socket], [reader]):
            socket.tell([MEGABYTE] * 8)
            assert socket.blocked
            assert socket.queued > 0
            assert socket.transport.get_write_buffer_size() <= CHUNK + HIGH_WATER
            got = 0
            while socket.queued or got < 8 << 20:
                got += len(await reader.read(1 << 20))
            assert (socket.queued, socket.backlog.bytes) == (0, 0)

    asyncio.run(work())


def test_who_has_more_waiting_than_one_may_is_cut() -> None:
    async def work() -> None:
        async with clients(1, Limits(queued=8 << 20)) as ([socket], _):
            socket.tell([MEGABYTE] * 30)
            assert socket.transport.is_closing()
            assert socket.backlog.bytes == 0

    asyncio.run(work())


def test_when_too_much_waits_for_all_the_one_who_holds_most_is_cut() -> None:
    async def work() -> None:
        limits = Limits(queued=100 << 20, all_queued=24 << 20)
        async with clients(3, limits) as ([small, large, late], _):
            small.tell([MEGABYTE] * 8)
            large.tell([MEGABYTE] * 20)
            late.tell([MEGABYTE] * 8)
            assert large.transport.is_closing()
            assert not small.transport.is_closing()
            assert not late.transport.is_closing()
            assert small.backlog.bytes <= 24 << 20

    asyncio.run(work())
