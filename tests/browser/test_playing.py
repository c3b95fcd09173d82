"""Playing in the browser: by clicks, keys and taps, alone and with others, with breaks."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driving import PHONE, Person, first_and_second, next_asked

LONGEST_GAME = 400
WATCHED = 12
"""Answers after which somebody looks what the third sees."""


def test_ten_moves_against_a_mind_survive_a_reload(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["mind"])
    for move in range(10):
        assert hanka.wait_for_turn()
        hanka.play(move)
    assert hanka.wait_for_turn()
    question, seen = hanka.page.locator("#question").inner_text(), hanka.moves()
    hanka.page.reload()
    assert hanka.wait_for_turn()
    expect(hanka.page.locator("#question")).to_have_text(question)
    expect(hanka.page.locator(".log .step")).to_have_count(seen)
    hanka.play()


def test_two_browsers_play_a_whole_game_by_clicks_while_a_third_watches(arrive: Arrive) -> None:
    hanka, tomasz, guest = arrive(), arrive(), arrive()
    table = hanka.new_table("Hanka", ["open"])
    tomasz.join(table, "Tomasz")
    guest.go(f"/t/{table}")
    for played in range(LONGEST_GAME):
        active = next_asked([hanka, tomasz])
        if active is None:
            break
        active.play(_sail_first(active))
        if played == WATCHED:
            expect(guest.page.locator(".log .step")).to_have_count(active.moves())
            guest.expect_to_wait()
    for one in (hanka, tomasz, guest):
        one.page.get_by_role("link", name="See the result").click()
        expect(one.page.get_by_role("heading", level=1)).to_contain_text("win")
    hanka.page.get_by_role("link", name="Check it yourself").click()
    hanka.page.get_by_role("button", name="Check this game").click()
    expect(hanka.page.get_by_role("status")).to_contain_text("All is right")


def _sail_first(somebody: Person) -> int:
    """Sailing ships bring a game to its end; loading comes before taking stones."""
    return somebody.wish("Sail", "Load", "Take", "Place")


def test_a_round_is_played_by_keyboard_alone(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["mind"])
    for _ in range(12):
        assert hanka.wait_for_turn()
        before = hanka.page.locator(".decision").get_attribute("data-n")
        hanka.page.keyboard.press(str(1 + _sail_first(hanka)) if _sail_first(hanka) < 9 else "1")
        expect(hanka.page.locator("[data-action][aria-pressed=true]")).to_have_count(1)
        hanka.page.keyboard.press("Enter")
        expect(hanka.page.locator(".decision")).not_to_have_attribute("data-n", before or "")


def test_undo_takes_back_ones_own_step_until_another_acts_and_stays_in_the_log(
    arrive: Arrive,
) -> None:
    first, second = first_and_second(arrive(), arrive())
    first.play(1)
    assert second.wait_for_turn()
    expect(first.page.locator(".floor")).to_contain_text("take back your last action")
    first.page.keyboard.press("z")
    assert first.wait_for_turn()
    expect(second.page.locator(".log s")).to_have_count(1)
    second.expect_to_wait()


def test_two_people_at_one_screen_share_a_curtain_that_hides_the_board(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["here"])
    hanka.page.locator(".curtain").wait_for()
    assert hanka.options.count() == 0
    assert hanka.page.locator("[data-element]").count() == 0
    _open_curtain(hanka)
    first = hanka.page.locator(".decision").get_attribute("data-seat")
    hanka.options.first.click()
    hanka.page.locator(".confirm").click()
    _open_curtain(hanka)
    expect(hanka.page.locator(".decision")).not_to_have_attribute("data-seat", first or "")


def _open_curtain(somebody: Person) -> None:
    somebody.page.locator(".curtain button").click()
    somebody.page.locator(".decision.mine").wait_for()


def test_a_phone_plays_a_round_by_taps(arrive: Arrive) -> None:
    hanka = arrive(PHONE)
    hanka.new_table("Hanka", ["mind"])
    for _ in range(10):
        assert hanka.wait_for_turn()
        hanka.play(_sail_first(hanka), tap=True)
    width = hanka.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "the page must not scroll sideways"


def test_the_page_says_why_something_is_not_possible_with_its_rule(arrive: Arrive) -> None:
    first, _ = first_and_second(arrive(), arrive())
    # What can't be done is marked as disabled, and answers all the same: no ship is loaded yet.
    first.page.locator("[data-element='site-temple']").first.click(force=True)
    sheet = first.page.get_by_role("dialog")
    expect(sheet).to_contain_text("IMH-5.9")
    expect(sheet.locator("blockquote")).not_to_be_empty()


def test_a_line_of_the_log_leads_to_its_moment_and_the_link_opens_it(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["mind"])
    for move in range(3):
        assert hanka.wait_for_turn()
        hanka.play(move)
    assert hanka.wait_for_turn()
    hanka.page.locator(".log .step").first.click()
    expect(hanka.page.get_by_role("heading", name="Looking back")).to_be_visible()
    hanka.page.wait_for_url("**?n=*")
    hanka.page.reload()
    slider = hanka.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    hanka.page.get_by_role("button", name="Play the moves").click()
    expect(slider).to_have_attribute("aria-valuenow", "3")
    hanka.page.get_by_role("button", name="Back to the present").click()
    assert hanka.wait_for_turn()
