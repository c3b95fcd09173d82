"""What the computer says about a game: a hint during it, the analysis afterwards."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_pages import faults

LONG = 60_000
"""Milliseconds that a hasty analysis may take on a busy machine."""


def test_a_hint_chooses_the_best_option_on_the_board_and_in_the_list_and_says_what_it_brings(
    arrive: Arrive,
) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["mind"])
    assert hanka.wait_for_turn()
    hanka.page.get_by_role("button", name="Hint").click()
    said = hanka.page.locator("div.hint")
    expect(said).to_contain_text(re.compile(r"\d+% to win \([+−]?\d+% against"))
    expect(said).to_contain_text(re.compile(r"\d+\.\d\spoints at the end \([+−]?\d+\.\d\)"))
    best = hanka.page.locator(".option.hinted")
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(hanka.page.locator("[data-element][aria-pressed=true]").first).to_be_visible()
    assert faults(hanka.page) == []
    before = hanka.page.locator(".decision").get_attribute("data-n")
    hanka.page.keyboard.press("Enter")
    expect(hanka.page.locator(".decision")).not_to_have_attribute("data-n", before or "")
    expect(said).to_have_count(0)
    assert hanka.wait_for_turn()
    hanka.page.keyboard.press("h")
    expect(said).to_contain_text("to win")


def test_a_table_without_hints_offers_none(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.go("/new/imhotep")
    hanka.page.fill("#name", "Hanka")
    hanka.page.get_by_text("Variants").click()
    hanka.page.get_by_role("switch", name="Hints").click()
    hanka.page.locator("form .btn.primary.big").click()
    assert hanka.wait_for_turn()
    expect(hanka.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_after_the_game_the_analysis_shows_chances_costly_decisions_and_luck(
    arrive: Arrive,
) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["mind"])
    assert hanka.wait_for_turn()
    hanka.leave()
    hanka.wait_for_end()
    hanka.page.get_by_role("link", name="See the result").click()
    hanka.page.get_by_role("link", name="Analyse").click()
    hanka.page.get_by_role("heading", name="Chances to win").wait_for(timeout=LONG)
    hanka.page.get_by_text("The chances as a table").click()
    rows = hanka.page.get_by_role("table", name="Chances to win").get_by_role("row")
    expect(rows.nth(10)).to_be_visible()
    expect(rows.last).to_contain_text("100%")
    luck = hanka.page.locator("section", has_text="What chance gave")
    expect(luck).to_contain_text("Hanka")
    expect(luck.get_by_role("listitem")).to_have_count(2)
    assert faults(hanka.page) == []
    costly = hanka.page.locator(".costly li")
    assert 1 <= costly.count() <= 5
    expect(costly.first).to_contain_text("Better:")
    costly.first.get_by_role("link").click()
    expect(hanka.page.get_by_role("slider")).to_be_visible()
    hanka.page.wait_for_url("**?n=*")
