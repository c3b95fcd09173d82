"""Every page: four languages without a reload, no fault that axe finds, light and dark."""

import subprocess

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import DESKTOP, PHONE, WEB, Person

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
READING = {
    "/": ".steles h3",
    "/new/imhotep": "form h1",
    "/settings": "form",
    "/about": "h2",
    "/fairness": "h2",
    "/games/imhotep/rules": "dl dd",
    "/games/imhotep/box": "tbody td",
    "/nowhere": "h1",
}
"""Pages to read, each with something that is there when the page is complete."""
AFTERWARDS = {"?n=9": "[role=slider]", "/end": ".chart", "/fairness": ".hash"}
"""The same for what is left of a game."""

TITLES = {"Čeština": "Dům života", "Polski": "Dom życia", "Magyar": "Az élet háza"}


def faults(page: Page) -> list[str]:
    """What axe finds wrong, in short."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found: list[str] = page.evaluate(
        """async () => (await axe.run()).violations.flatMap(fault =>
            fault.nodes.map(node => `${fault.id}: ${node.target.join(" ")} ${node.html}`))"""
    )
    return [fault for fault in found if not _drawn(fault)]


def _drawn(fault: str) -> bool:
    """Numbers drawn on pieces are a picture of them, not the label of a button."""
    return fault.startswith("label-content-name-mismatch") and "data-element=" in fault


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_no_fault_on_any_page_to_read(arrive: Arrive, dark: bool) -> None:
    hanka = arrive(dark=dark)
    for path, complete in READING.items():
        hanka.go(path)
        hanka.page.locator(complete).first.wait_for()
        assert faults(hanka.page) == [], path


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_no_fault_at_a_table(arrive: Arrive, dark: bool, size: tuple[int, int]) -> None:
    hanka = arrive(size, dark=dark)
    hanka.new_table("Hanka", ["mind"])
    for move in range(4):
        assert hanka.wait_for_turn()
        hanka.play(move)
    assert hanka.wait_for_turn()
    hanka.options.first.click()
    assert faults(hanka.page) == [], "at the table"
    if size == PHONE:
        hanka.page.get_by_role("button", name="Log", exact=True).click()
        hanka.page.wait_for_timeout(300)
        assert faults(hanka.page) == []


@pytest.mark.parametrize(
    ("dark", "size"), [(False, DESKTOP), (True, PHONE)], ids=["light-desktop", "dark-phone"]
)
def test_axe_finds_no_fault_before_and_after_a_game(
    arrive: Arrive, dark: bool, size: tuple[int, int]
) -> None:
    hanka = arrive(size, dark=dark)
    hanka.new_table("Hanka", ["open"])
    hanka.page.get_by_role("button", name="Copy", exact=True).wait_for()
    assert faults(hanka.page) == [], "while others are waited for"
    table = hanka.new_table("Hanka", ["mind"])
    assert hanka.wait_for_turn()
    hanka.leave()
    hanka.wait_for_end()
    for place, complete in AFTERWARDS.items():
        hanka.go(f"/t/{table}{place}")
        hanka.page.locator(complete).first.wait_for()
        assert faults(hanka.page) == [], place


def test_the_language_changes_everything_at_a_table_without_a_reload(arrive: Arrive) -> None:
    hanka = arrive()
    table = hanka.new_table("Hanka", ["mind"])
    assert hanka.wait_for_turn()
    hanka.play()
    hanka.page.evaluate("window.stayed = true")
    seen: set[str] = set()
    question = hanka.page.locator("#question")
    for language in ("Čeština", "Polski", "Magyar", "English"):
        before = question.inner_text()
        hanka.page.get_by_role("link").filter(has=hanka.page.locator("svg")).last.click()
        hanka.page.get_by_role("radio", name=language).click()
        hanka.page.go_back()
        assert hanka.wait_for_turn(), table
        expect(question).not_to_have_text(before)
        seen.add(question.inner_text())
        seen.add(hanka.page.locator(".log .step").first.inner_text())
    assert len(seen) == 8
    assert hanka.page.evaluate("window.stayed") is True


def test_home_speaks_the_language_that_is_chosen_there(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.go("/")
    for language, title in TITLES.items():
        hanka.page.get_by_role("combobox").select_option(label=language)
        expect(hanka.page.get_by_role("heading", level=1)).to_have_text(title)


def test_the_title_calls_when_it_is_my_turn(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["mind"])
    assert hanka.wait_for_turn()
    expect(hanka.page).to_have_title("● Imhotep · Perankh")
    expect(hanka.page.locator("#favicon")).to_have_attribute("href", "/icon-turn.svg")


def test_home_lists_my_tables_and_marks_where_i_am_to_decide(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["mind"])
    assert hanka.wait_for_turn()
    hanka.go("/")
    expect(hanka.page.get_by_role("link", name="Your turn")).to_be_visible()
    hanka.page.get_by_role("link", name="Your turn").click()
    assert hanka.wait_for_turn()


def test_names_and_chat_are_shown_as_they_are_typed(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.new_table("<b>Hanka</b>", ["mind"])
    assert hanka.wait_for_turn()
    _say(hanka, "<img src=x onerror=alert(1)>")
    said = hanka.page.locator(".said p").last
    expect(said).to_contain_text("<img src=x onerror=alert(1)>")
    expect(said.locator("b").first).to_have_text("<b>Hanka</b>")
    assert hanka.page.locator(".said img").count() == 0


def _say(somebody: Person, text: str) -> None:
    somebody.page.get_by_role("tab", name="Talk").click()
    somebody.page.get_by_placeholder("Say something").fill(text)
    somebody.page.keyboard.press("Enter")


def test_the_page_for_the_first_table_stays_small(house: object) -> None:
    done = subprocess.run(["node", "scripts/size.mjs"], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
