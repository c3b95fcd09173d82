"""Writes docs/screenshots: every page in light and dark, on a desktop and on a phone.

python -m tests.browser.screenshots
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import Browser, Route, sync_playwright

from tests.browser.driving import DESKTOP, PHONE, ROOT, Person, built_page, person, start
from tests.web.serving import Server, serving, settings

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
READING = {
    "home": "/",
    "new-table": "/new/imhotep",
    "rules": "/games/imhotep/rules",
    "box": "/games/imhotep/box",
    "fairness": "/fairness",
    "settings": "/settings",
    "about": "/about",
}
SETTLE = 900
"""Milliseconds that fonts and drawings may take."""
MOVES = 24
ANALYSED = 600_000
"""Milliseconds that looking back at a game may take."""


def wish(somebody: Person) -> int:
    """An option that makes a lively table: stones first, and a ship now and then."""
    sails = somebody.moves() % 3 == 0
    return somebody.wish(*(("Sail", "Load") if sails else ("Load", "Take", "Get", "Sail")))


def real_games(route: Route) -> None:
    """The list of games without the one that is there for tests."""
    answer = route.fetch()
    route.fulfill(response=answer, json=[one for one in answer.json() if one["id"] != "pebbles"])


def shoot(somebody: Person, name: str) -> None:
    """One picture of what is on the screen now."""
    somebody.page.wait_for_timeout(SETTLE)
    somebody.page.screenshot(path=FOLDER / f"{name}.png")


def play(somebody: Person, moves: int) -> None:
    """Play on for so many moves, or to the end."""
    for _ in range(moves):
        if not somebody.wait_for_turn():
            return
        somebody.play(wish(somebody))


def tour(browser: Browser, house: Server, theme: str, device: str) -> None:
    """Walk through the house once and take a picture of every page."""
    with person(browser, house.address, SIZES[device], dark=theme == "dark") as hanka:
        kind = f"{theme}-{device}"
        hanka.page.route("**/api/games", real_games)
        table = hanka.new_table("Hanka", ["mind", "mind"])
        play(hanka, MOVES)
        if hanka.wait_for_turn():
            pick = hanka.options.nth(wish(hanka))
            pick.click()
        shoot(hanka, f"table-{kind}")
        for name, path in READING.items():
            hanka.go(path)
            hanka.page.get_by_role("heading", level=1).first.wait_for()
            shoot(hanka, f"{name}-{kind}")
        hanka.go(f"/t/{table}?n=9")
        hanka.page.get_by_role("slider").wait_for()
        shoot(hanka, f"replay-{kind}")
        hanka.go(f"/t/{table}")
        if hanka.wait_for_turn():
            hanka.page.get_by_role("button", name="Hint").click()
            hanka.page.locator("div.hint").wait_for()
        shoot(hanka, f"hint-{kind}")
        hanka.leave()
        hanka.wait_for_end()
        hanka.go(f"/t/{table}/end")
        hanka.page.get_by_role("slider").wait_for()
        shoot(hanka, f"end-{kind}")
        hanka.go(f"/t/{table}/analysis")
        hanka.page.get_by_role("heading", name="Chances to win").wait_for(timeout=ANALYSED)
        shoot(hanka, f"analysis-{kind}")
        hanka.new_table("Hanka", ["open", "invited"])
        hanka.page.get_by_role("button", name="Copy", exact=True).wait_for()
        shoot(hanka, f"lobby-{kind}")


def main() -> None:
    """All pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(
            replace(settings(Path(data), page=built_page()), brain="tests.browser.brain_for_tests")
        ) as house,
        sync_playwright() as playwright,
    ):
        browser = start(playwright)
        for theme in ("light", "dark"):
            for device in SIZES:
                tour(browser, house, theme, device)
        browser.close()


if __name__ == "__main__":
    main()
