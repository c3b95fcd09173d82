"""Debian's Chromium, driven by Playwright, against the real server: people at a table.

If the browser or the built page can't be had, tests fail with one line that says what is missing.
"""

from __future__ import annotations

import fcntl
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect
from playwright.sync_api import TimeoutError as TookTooLong

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PATIENCE = 30_000
"""Milliseconds after which something that should come has not come."""

expect.set_options(timeout=PATIENCE)

DESKTOP = (1440, 900)
PHONE = (390, 844)

# Without the networking flags Chromium asks for hosts that a test machine does not reach.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """Where the browser is."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise AssertionError("no Chromium here: install Debian's package `chromium`")
    return found


def built_page() -> Path:
    """The built page; built anew when a source is newer, by one process for all."""
    with (WEB / "node_modules" / "perankh-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _built_page()


def _built_page() -> Path:
    dist = WEB / "dist"
    mark = dist / "index.html"
    sources = [*WEB.glob("*.*"), *WEB.glob("src/**/*"), *WEB.glob("public/**/*")]
    newest = max(file.stat().st_mtime for file in sources if file.is_file())
    if mark.is_file() and mark.stat().st_mtime >= newest:
        return dist
    npm = shutil.which("npm")
    if npm is None:
        raise AssertionError("the page is not built and there is no npm: run `make setup`")
    done = subprocess.run([npm, "run", "build"], cwd=WEB, capture_output=True, text=True)
    if done.returncode != 0:
        raise AssertionError(f"the page can't be built: {done.stdout[-800:]}{done.stderr[-800:]}")
    mark.touch()
    return dist


def start(playwright: Playwright) -> Browser:
    """The browser in which everyone sits."""
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


class Person:
    """Somebody with a browser of one's own."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.troubles: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    # --- going places

    def go(self, path: str) -> None:
        """Open an address of the house."""
        self.page.goto(self.address + path)

    def new_table(
        self, name: str, kinds: list[str], mind: str = "Apprentice", game: str = "imhotep"
    ) -> str:
        """Open a table with these seats beside one's own; its id."""
        self.go(f"/new/{game}")
        self.page.fill("#name", name)
        players = len(kinds) + 1
        if players > 2:
            self.page.get_by_role("radio", name=str(players), exact=True).click()
        for seat, kind in enumerate(kinds, 2):
            self.page.get_by_label(f"Seat {seat}").select_option(kind)
        for choice in self.page.get_by_role("radio", name=mind).all():
            choice.click()
        self.page.locator("form .btn.primary.big").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]

    def join(self, table: str, name: str) -> None:
        """Come by the link and sit down."""
        self.go(f"/t/{table}")
        self.page.fill("#name", name)
        self.page.get_by_role("button", name="Take a seat").click()

    # --- playing

    @property
    def options(self) -> Locator:
        """The buttons of the decision bar."""
        return self.page.locator("[data-action]")

    def asked(self) -> bool:
        """Whether this person is to decide just now."""
        return self.page.locator(".decision.mine").count() > 0

    def expect_to_wait(self) -> None:
        """Wait until it is not this person who decides: news may still be on its way."""
        expect(self.page.locator(".decision.mine")).to_have_count(0)

    def over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.page.get_by_role("link", name="See the result").count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until it is this person's turn; False if the game is over instead."""
        self.page.locator(".decision.mine, a[href$='/end']").first.wait_for()
        return self.asked()

    def moves(self) -> int:
        """How many steps the log shows."""
        return self.page.locator(".log .step").count()

    def wish(self, *beginnings: str) -> int:
        """The first option that begins with one of these words; the earlier word is liked more."""
        labels: list[str] = self.options.evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label') ?? '')"
        )
        for beginning in beginnings:
            for index, label in enumerate(labels):
                if label.startswith(beginning):
                    return index
        return 0

    def open_tab(self, name: str) -> None:
        """Show a part of the side column; on a phone it lies in a drawer."""
        tab = self.page.get_by_role("tab", name=name)
        if not tab.is_visible():
            self.page.get_by_role("button", name="Log", exact=True).click()
        tab.click()

    def leave(self) -> None:
        """Let the computer play on in one's place."""
        self.open_tab("Table")
        self.page.get_by_role("button", name="Leave the table").click()

    def wait_for_end(self) -> None:
        """Wait until computers have brought the game to its end."""
        self.page.get_by_role("link", name="See the result").wait_for(timeout=4 * PATIENCE)

    def play(self, pick: int = 0, *, tap: bool = False) -> None:
        """Choose an option and confirm it; wait until the server has taken it."""
        before = self.page.locator(".decision").get_attribute("data-n")
        option = self.options.nth(pick % self.options.count())
        option.tap() if tap else option.click()
        confirm = self.page.locator(".confirm")
        confirm.tap() if tap else confirm.click()
        self.wait_for_next(before)

    def answer(self, pick: int) -> None:
        """Choose an option where nothing is confirmed but what can't be undone."""
        before = self.page.locator(".decision").get_attribute("data-n")
        self.options.nth(pick).click()
        self._wait_for("bar?.dataset.n !== before || bar.querySelector('.confirm:enabled')", before)
        confirm = self.page.locator(f".decision[data-n='{before}'] .confirm:enabled")
        if confirm.count() > 0:
            confirm.click()
        self.wait_for_next(before)

    def wait_for_next(self, before: str | None) -> None:
        """Wait until the page shows another question than that, or none."""
        self._wait_for("bar?.dataset.n !== before", before)

    def _wait_for(self, what: str, before: str | None) -> None:
        script = f"before => {{ const bar = document.querySelector('.decision'); return {what}; }}"
        try:
            self.page.wait_for_function(script, arg=before)
        except TookTooLong:
            shown = self.page.locator("body").inner_text()
            raise AssertionError(f"still at {before}: {self.troubles} {shown}") from None


def next_asked(people: Sequence[Person]) -> Person | None:
    """Wait until one of these people is to decide: who; None if the game is over instead."""
    until = monotonic() + PATIENCE / 1000
    while monotonic() < until:
        for one in people:
            if one.asked():
                return one
            if one.over():
                return None
        people[0].page.wait_for_timeout(10)
    raise AssertionError(f"nobody is asked, and the game is not over: {people[0].page.url}")


def first_and_second(hanka: Person, tomasz: Person) -> tuple[Person, Person]:
    """Let Tomasz join a new table of Hanka's; who decides first, and who waits."""
    tomasz.join(hanka.new_table("Hanka", ["open"]), "Tomasz")
    for one in (hanka, tomasz):
        one.page.locator(".decision").wait_for()
    return (hanka, tomasz) if hanka.asked() else (tomasz, hanka)


@contextmanager
def person(
    browser: Browser,
    address: str,
    size: tuple[int, int] = DESKTOP,
    *,
    dark: bool = False,
    lang: str = "en-GB",
    motion: bool = False,
    installs: bool = False,
) -> Iterator[Person]:
    """Somebody with a new browser; leaves without an error on the page."""
    width, height = size
    phone = width < 700
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=1,
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if motion else "reduce",
        locale=lang,
        service_workers="allow" if installs else "block",
    )
    somebody = Person(context, address)
    try:
        yield somebody
        assert somebody.troubles == []
    finally:
        context.close()
