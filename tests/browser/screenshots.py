"""Writes docs/screenshots: every page and board in light and dark, on a desktop and on a phone.

python -m tests.browser.screenshots [pages] [boards]
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

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


class Shown(NamedTuple):
    """A board to be shown: the game, how far it is played, and what is chosen first."""

    game: str
    moves: int
    likes: tuple[str, ...]
    points_at: tuple[str, ...]
    """What is picked when the picture is taken."""

    def choose(self, somebody: Person) -> int:
        """The option that is liked most."""
        return somebody.wish(*self.likes)


GRAVE_GOODS = ("Book", "Duamutef", "Hapi", "Inner", "Middle", "Outer", "Qebehsenuef", "Scarab")
"""How the names of cards begin that make a tomb worth looking at."""
BOARDS = {
    "iunu": Shown(
        "iunu",
        22,
        ("Play", "Feed", "Collect", "Trade", "Keep", "Raid", "Take"),
        ("Play", "Feed", "Take"),
    ),
    "valley": Shown(
        "valley_of_the_kings",
        45,
        (*(f"Entomb {name}" for name in GRAVE_GOODS), "Buy", "Pay", "The rest", "End"),
        ("Buy", "Use", "Entomb"),
    ),
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


def play(somebody: Person, moves: int, choose: Callable[[Person], int] = wish) -> None:
    """Play on for so many moves, or to the end."""
    for _ in range(moves):
        if not somebody.wait_for_turn():
            return
        somebody.play(choose(somebody))


def boards(browser: Browser, house: Server, theme: str, device: str) -> None:
    """Play the other games for a while, and take a picture of their boards."""
    with person(browser, house.address, SIZES[device], dark=theme == "dark") as hanka:
        for name, shown in BOARDS.items():
            hanka.new_table("Hanka", ["mind", "mind"], game=shown.game)
            play(hanka, shown.moves, shown.choose)
            if hanka.wait_for_turn():
                hanka.options.nth(hanka.wish(*shown.points_at)).click()
            shoot(hanka, f"{name}-{theme}-{device}")


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


TOURS = {"pages": tour, "boards": boards}


def main() -> None:
    """The pictures that are asked for, or all."""
    wanted = [take for name, take in TOURS.items() if not sys.argv[1:] or name in sys.argv[1:]]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(
            replace(
                settings(Path(data), page=built_page()), worker="tests.browser.worker_for_tests"
            )
        ) as house,
        sync_playwright() as playwright,
    ):
        browser = start(playwright)
        for theme in ("light", "dark"):
            for device in SIZES:
                for take in wanted:
                    take(browser, house, theme, device)
        browser.close()


if __name__ == "__main__":
    main()
