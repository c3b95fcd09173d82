"""How long a browser on a slow line waits until it can play."""

from __future__ import annotations

import asyncio
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import msgspec

from perankh.bench.errors import BenchFailed
from perankh.bench.tables import lay_slot
from perankh.store.sqlite import FILE, open_store
from perankh.web.sessions import COOKIE

if TYPE_CHECKING:
    from playwright.sync_api import Browser

DOWN, UP, LATENCY = 1_600_000, 768_000, 150
"""Bits a second each way and milliseconds for each request: what WebPageTest calls "3G Fast"."""
PROFILE = f"{DOWN / 1e6} Mbit/s down, {UP / 1e6} Mbit/s up, {LATENCY} ms"
CONDITIONS: dict[str, bool | float] = {
    "offline": False,
    "latency": LATENCY,
    "downloadThroughput": DOWN / 8,
    "uploadThroughput": UP / 8,
}
SIZE = (1440, 900)
PATIENCE = 60_000.0

WATCH = """(() => {
    const look = () => {
        const ready = document.querySelector('[data-action]:enabled') !== null
            && document.querySelector('svg [data-element]') !== null;
        if (ready) window.readyToPlay = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""
"""Notes when the first frame could be drawn with a board and with options to choose from."""


class Visit(msgspec.Struct):
    """One visit with an empty cache."""

    ready_ms: float
    cpu_ms: float
    """Processor time of the page until then: what others do on the machine counts less in it."""
    kib: float
    """What came over the line until then, as it was sent."""
    requests: int


class PageBench(msgspec.Struct):
    """All visits, and the middle one's figures."""

    profile: str
    ready_ms: float
    cpu_ms: float
    unthrottled_ms: float
    """The same on an open line: how much of it the machine takes, not the line."""
    kib: float
    requests: int
    visits: list[Visit]


def measure(visits: int) -> PageBench:
    """Open a table so often in Chromium with an empty cache, on a throttled line."""
    with tempfile.TemporaryDirectory(prefix="perankh-page-") as folder:
        table, tokens = asyncio.run(_lay(Path(folder)))
        with _server(folder) as address, _chromium() as browser:
            token = _whose_turn(address, table, tokens)
            _visit(browser, address, table, token, throttled=False)  # read from the disk once
            found = [_visit(browser, address, table, token) for _ in range(visits)]
            free = [_visit(browser, address, table, token, throttled=False) for _ in range(visits)]
    return PageBench(
        profile=PROFILE,
        ready_ms=statistics.median(one.ready_ms for one in found),
        cpu_ms=statistics.median(one.cpu_ms for one in found),
        unthrottled_ms=statistics.median(one.ready_ms for one in free),
        kib=statistics.median(one.kib for one in found),
        requests=int(statistics.median(one.requests for one in found)),
        visits=found,
    )


async def _lay(data: Path) -> tuple[str, list[str]]:
    """A table of two guests, and what their browsers are known by."""
    store = await open_store(data / FILE)
    slot = await lay_slot(store, 1)
    await store.close()
    return slot.tables[0], slot.tokens


@contextmanager
def _server(folder: str) -> Iterator[str]:
    command = [sys.executable, "-m", "perankh.bench.server", folder]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        address = running.stdout.readline().strip()
        if not address:
            raise BenchFailed("the server did not start")
        yield address
    finally:
        running.terminate()
        running.wait(timeout=10)


@contextmanager
def _chromium() -> Iterator[Browser]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BenchFailed("Playwright is not installed: pip install 'perankh[dev]'") from None
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise BenchFailed("no Chromium here: install Debian's package `chromium`")
    flags = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=flags)
        yield browser
        browser.close()


def _whose_turn(address: str, table: str, tokens: list[str]) -> str:
    """The one of the two who is to decide."""
    for token in tokens:
        answer = httpx.get(f"{address}/api/tables/{table}", cookies={COOKIE: token})
        if answer.raise_for_status().json()["my_turn"]:
            return token
    raise BenchFailed("nobody is to decide at the table that was laid")


def _visit(
    browser: Browser, address: str, table: str, token: str, *, throttled: bool = True
) -> Visit:
    """Open the table once, as somebody who was never here before with this browser."""
    width, height = SIZE
    context = browser.new_context(
        viewport={"width": width, "height": height}, service_workers="block", locale="en-GB"
    )
    context.add_cookies([{"name": COOKIE, "value": token, "url": address}])
    context.add_init_script(WATCH)
    shown = context.new_page()
    line = context.new_cdp_session(shown)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    line.send("Network.enable")
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    if throttled:
        line.send("Network.emulateNetworkConditions", CONDITIONS)
    try:
        shown.goto(f"{address}/t/{table}", wait_until="commit")
        shown.wait_for_function("() => window.readyToPlay !== undefined", timeout=PATIENCE)
        ready = float(shown.evaluate("() => window.readyToPlay"))
        spent = {
            one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]
        }
        return Visit(
            ready_ms=ready,
            cpu_ms=spent["TaskDuration"] * 1000,
            kib=sum(sizes) / 1024,
            requests=len(sizes),
        )
    finally:
        context.close()
