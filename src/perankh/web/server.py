"""Running the server: one process, one store, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import gc
import logging
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import uvicorn

from perankh.bus.protocol import Bus
from perankh.games import all_games
from perankh.kernel.errors import PerankhError
from perankh.store.protocol import Store
from perankh.web.app import build
from perankh.web.http import timely
from perankh.web.messages import MAX_MESSAGE
from perankh.web.settings import Settings
from perankh.web.socket import limited

GRACE = 1
"""Seconds that clients get to go when the server stops."""
SWITCH = 0.0003
"""Seconds after which the thread that writes to the disk gets its turn: moves wait for it."""


class CantServe(PerankhError):
    """The server can't start."""


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._ready()


OpenStore: TypeAlias = Callable[[], Awaitable[Store]]
"""Opens the store in which the tables are kept."""


def serve(
    settings: Settings, open_store: OpenStore, bus: Bus, ready: Callable[[str], None]
) -> None:
    """Serve until SIGTERM or SIGINT; `ready` is told the address."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    logging.getLogger("perankh").setLevel(logging.INFO)
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (
        alone(settings.data),
        _listening(settings) as listener,
        asyncio.Runner(loop_factory=event_loop()) as runner,
    ):
        runner.run(_serve(settings, open_store, bus, listener, ready))


async def _serve(
    settings: Settings,
    open_store: OpenStore,
    bus: Bus,
    listener: socket.socket,
    ready: Callable[[str], None],
) -> None:
    store = await open_store()
    gc.set_threshold(50_000, 20, 100)  # tables live long: looking for rubbish among them is dear
    sys.setswitchinterval(SWITCH)
    app = build(settings, store, bus)
    for game in all_games():
        game.box()  # read now, so that whoever opens the first table need not wait for it
    gc.freeze()
    config = uvicorn.Config(
        app,
        http=timely(settings.limits),
        ws=limited(settings.limits),
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        lifespan="on",
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        access_log=False,  # addresses of tables are known to those who were given them
        log_level="warning",
        server_header=False,
        h11_max_incomplete_event_size=MAX_MESSAGE,
    )
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    await Server(config, lambda: ready(f"http://{shown}:{port}")).serve([listener])


@contextlib.contextmanager
def alone(data: Path) -> Iterator[None]:
    """Two servers over the same tables would not tell each other what happens."""
    with (data / "lock").open("w", encoding="ascii") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CantServe(
                f"{data}: another server uses these tables; stop it, or give another --data"
            ) from None
        yield


@contextlib.contextmanager
def _listening(settings: Settings) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    with listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, settings.port))
        except OSError as error:
            raise CantServe(
                f"{settings.host}:{settings.port}: {error.strerror}; give another --port"
            ) from None
        listener.listen(2048)
        yield listener


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
