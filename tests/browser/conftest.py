"""One server and one Chromium for all tests in the browser."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Protocol

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driving import DESKTOP, Person, built_page, person, start
from tests.web.serving import Server, serving, settings


class Arrive(Protocol):
    """Brings another person with a browser of one's own."""

    def __call__(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        dark: bool = False,
        lang: str = "en-GB",
        motion: bool = False,
        installs: bool = False,
    ) -> Person: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = start(playwright)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    given = settings(tmp_path_factory.mktemp("house"), page=built_page())
    with serving(replace(given, worker="tests.browser.worker_for_tests")) as running:
        yield running


@pytest.fixture
def arrive(browser: Browser, house: Server) -> Iterator[Arrive]:
    """Call it to bring another person with a browser of one's own."""
    with ExitStack() as people:

        def come(
            size: tuple[int, int] = DESKTOP,
            *,
            dark: bool = False,
            lang: str = "en-GB",
            motion: bool = False,
            installs: bool = False,
        ) -> Person:
            found = person(
                browser,
                house.address,
                size,
                dark=dark,
                lang=lang,
                motion=motion,
                installs=installs,
            )
            return people.enter_context(found)

        yield come
