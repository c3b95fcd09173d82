"""Who takes nothing of what is sent takes no memory either."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

from perankh.bench.tables import lay_long_table
from perankh.bench.websocket_client import TEXT, frame
from perankh.store.sqlite import FILE, open_store
from perankh.web.settings import Limits
from tests.attack.attacking import figure, raw_socket
from tests.web.serving import Browser, serving, settings

READERS = 60
MOMENTS = 40


async def lay(folder: Path) -> str:
    store = await open_store(folder / FILE)
    table = await lay_long_table(store, 200)
    await store.close()
    return table


def test_sixty_slow_readers_take_no_memory(tmp_path: Path) -> None:
    """Each asks for all it may and reads nothing; what waits for them is a few megabytes."""
    table = asyncio.run(lay(tmp_path))
    asked = b"".join(frame(TEXT, b'{"type":"moment","n":%d}' % (n * 5)) for n in range(MOMENTS))
    with (
        serving(settings(tmp_path, Limits())) as server,
        Browser(server) as calm,
        ExitStack() as readers,
    ):
        with raw_socket(server, table) as first:
            first.frame()
        before = figure(calm, "process_resident_memory_bytes")
        for _ in range(READERS):
            slow = readers.enter_context(raw_socket(server, table, buffer=2048))
            slow.send(asked)
        after = figure(calm, "process_resident_memory_bytes")
    assert after - before < 60 << 20
