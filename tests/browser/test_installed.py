"""Perankh on a home screen: a manifest that browsers accept, and a worker that opens it offline."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driving import PHONE, Person


def _kept(somebody: Person) -> None:
    """Wait until the worker is in charge and keeps what the page is made of."""
    somebody.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    somebody.page.wait_for_function(
        """async () => {
            const used = performance.getEntriesByType('resource')
                .map(one => new URL(one.name).pathname).filter(path => path.startsWith('/assets/'));
            const kept = await Promise.all(used.map(path => caches.match(path)));
            return used.length > 0 && kept.every(one => one !== undefined);
        }"""
    )


def test_an_installed_page_opens_offline_says_so_and_recovers_by_itself(arrive: Arrive) -> None:
    hanka = arrive(PHONE, installs=True)
    hanka.go("/")
    hanka.page.get_by_role("heading", name="House of life").wait_for()
    _kept(hanka)
    hanka.context.set_offline(True)
    hanka.page.reload()
    expect(hanka.page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(hanka.page.get_by_text("Your tables are safe")).to_be_visible()
    hanka.context.set_offline(False)
    expect(hanka.page.get_by_role("heading", name="House of life")).to_be_visible()


def test_the_browser_finds_nothing_that_keeps_the_page_from_being_installed(
    arrive: Arrive,
) -> None:
    hanka = arrive(PHONE, installs=True)
    hanka.go("/")
    _kept(hanka)
    tools = hanka.context.new_cdp_session(hanka.page)
    found = tools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert hanka.page.request.get(hanka.address + icon["src"]).ok, icon
    errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A private window is the only thing against it: tests always run in one.
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []
