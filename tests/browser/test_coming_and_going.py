"""People who lose the network, go away, come back, change their minds and play again."""

from time import monotonic

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driving import Person, first_and_second
from tests.browser.test_pages import faults

OFFLINE = 10.0
"""Seconds without a network."""


def _wait(somebody: Person, seconds: float, since: float) -> None:
    """Let time pass until so many seconds after a moment."""
    left = seconds - (monotonic() - since)
    if left > 0:
        somebody.page.wait_for_timeout(left * 1000)


def test_ten_seconds_offline_lose_nothing_that_was_done_on_either_side(arrive: Arrive) -> None:
    away, here = first_and_second(arrive(), arrive())
    away.play()
    assert here.wait_for_turn()
    gone = monotonic()
    away.context.set_offline(True)
    expect(away.page.get_by_text("Connection lost").first).to_be_visible()
    here.play()
    # The other one speaks meanwhile, without a network.
    away.open_tab("Talk")
    away.page.get_by_placeholder("Say something").fill("Are you there?")
    away.page.keyboard.press("Enter")
    here.open_tab("Talk")
    _wait(here, OFFLINE, gone)
    expect(here.page.get_by_text("Nobody has said anything yet")).to_be_visible()
    away.context.set_offline(False)
    expect(away.page.get_by_text("Connection lost")).to_have_count(0)
    expect(here.page.locator(".said p")).to_contain_text(["Are you there?"])
    assert away.wait_for_turn()
    away.play()
    assert here.wait_for_turn()
    for one in (away, here):
        one.open_tab("Log")
        expect(one.page.locator(".log .turn")).to_have_count(3)
    expect(away.page.locator(".log .step")).to_have_count(here.moves())


def test_a_choice_made_offline_is_carried_out_once_when_the_network_is_back(
    arrive: Arrive,
) -> None:
    away, here = first_and_second(arrive(), arrive())
    away.context.set_offline(True)
    expect(away.page.get_by_text("Connection lost").first).to_be_visible()
    away.options.first.click()
    away.page.locator(".confirm").click()
    expect(away.page.locator(".confirm")).to_be_disabled()
    here.expect_to_wait()
    away.context.set_offline(False)
    assert here.wait_for_turn()
    for one in (away, here):
        expect(one.page.locator(".log .turn")).to_have_count(1)


def test_who_comes_back_sees_what_changed_on_the_board_and_step_by_step(arrive: Arrive) -> None:
    hanka, tomasz = arrive(), arrive()
    table = hanka.new_table("Hanka", ["open", "mind"])
    tomasz.join(table, "Tomasz")
    while not hanka.asked():
        if tomasz.asked():
            tomasz.play()
        hanka.page.wait_for_timeout(20)
    hanka.play()
    hanka.go("/about")
    assert tomasz.wait_for_turn()
    tomasz.play(tomasz.wish("Load"))
    expect(tomasz.page.locator(".decision")).to_have_attribute("data-seat", "0")
    hanka.go(f"/t/{table}")
    strip = hanka.page.get_by_role("complementary", name="Since you left")
    expect(strip.locator("li")).to_have_count(2)
    expect(strip).to_contain_text("Tomasz places a stone")
    expect(hanka.page.locator(".board .halo").first).to_be_visible()
    strip.get_by_role("button", name="Show me").click()
    strip.get_by_role("button", name="Pause").click()
    expect(strip).to_contain_text("1 / 2")
    expect(strip).to_contain_text("Tomasz places a stone")
    assert hanka.options.count() == 0, "nobody decides in the past"
    strip.get_by_role("button", name="One move on").click()
    expect(strip).to_contain_text("2 / 2")
    strip.get_by_role("button", name="One move back").click()
    expect(strip).to_contain_text("1 / 2")
    strip.get_by_role("button", name="Play the moves").click()
    expect(strip).to_have_count(0)
    assert hanka.wait_for_turn()
    hanka.play()


def test_more_is_taken_back_only_when_the_other_person_agrees(arrive: Arrive) -> None:
    first, second = first_and_second(arrive(), arrive())
    first.play()
    assert second.wait_for_turn()
    second.play()
    assert first.wait_for_turn()
    for answer in ("Refuse", "Agree"):
        first.page.get_by_role("button", name="Ask to take back").click()
        expect(second.page.get_by_text("would like to take back 2 actions")).to_be_visible()
        second.page.get_by_role("button", name=answer).click()
        expect(first.page.get_by_text("would like to take back")).to_have_count(0)
        expect(first.page.locator(".log s")).to_have_count(0 if answer == "Refuse" else 2)
    assert first.wait_for_turn()
    first.play(1)
    assert second.wait_for_turn()


def test_the_computer_plays_for_who_leaves_until_they_come_back(arrive: Arrive) -> None:
    leaver, stays = first_and_second(arrive(), arrive())
    leaver.leave()
    assert stays.wait_for_turn(), "the computer has played for the one who left"
    expect(stays.page.get_by_role("list", name="Players")).to_contain_text("away")
    expect(leaver.page.locator(".decision")).to_contain_text("The computer plays for you")
    leaver.page.locator(".decision").get_by_role("button", name="Take my seat again").click()
    stays.play()
    assert leaver.wait_for_turn()
    leaver.play()
    expect(stays.page.get_by_role("list", name="Players")).not_to_contain_text("away")


def test_the_same_people_play_again_after_the_end(arrive: Arrive) -> None:
    hanka, tomasz = arrive(), arrive()
    first, second = first_and_second(hanka, tomasz)
    # Everyone leaves, and computers bring the game to its end.
    for one in (first, second):
        one.leave()
    for one in (first, second):
        one.wait_for_end()
        one.page.get_by_role("link", name="See the result").click()
        one.page.get_by_role("button", name="Play again").click()
    for one in (first, second):
        one.page.locator(".decision").wait_for()
        assert one.moves() == 0
    assert first.page.url == second.page.url
    assert first.asked() or second.asked()


def test_an_account_takes_ones_tables_along_to_another_browser(arrive: Arrive) -> None:
    home, elsewhere = arrive(), arrive()
    home.new_table("Hanka", ["mind"])
    assert home.wait_for_turn()
    home.play()
    home.go("/settings")
    _credentials(home, "hanka-of-memphis")
    home.page.get_by_role("button", name="Make an account").click()
    expect(home.page.get_by_text("Signed in as hanka-of-memphis.")).to_be_visible()
    home.page.get_by_role("button", name="Sign out").click()
    expect(home.page.get_by_text("You are signed out.")).to_be_visible()
    home.go("/")
    home.page.get_by_role("heading", name="Choose a game").wait_for()
    expect(home.page.get_by_role("heading", name="Your tables")).to_have_count(0)

    elsewhere.go("/settings")
    _credentials(elsewhere, "hanka-of-memphis", "something else")
    elsewhere.page.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_role("alert")).not_to_be_empty()
    _credentials(elsewhere, "hanka-of-memphis")
    elsewhere.page.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_text("Signed in as hanka-of-memphis.")).to_be_visible()
    elsewhere.go("/")
    elsewhere.page.get_by_role("link", name="Your turn").click()
    assert elsewhere.wait_for_turn()
    elsewhere.play()


def test_another_password_signs_every_other_browser_out(arrive: Arrive) -> None:
    home, elsewhere = arrive(), arrive()
    home.go("/settings")
    home.page.get_by_label("Your name").fill("Bint")
    home.page.get_by_role("button", name="Save").click()
    _credentials(home, "bint-of-thebes")
    home.page.get_by_role("button", name="Make an account").click()
    expect(home.page.get_by_text("this browser")).to_be_visible()
    elsewhere.go("/settings")
    _credentials(elsewhere, "bint-of-thebes")
    elsewhere.page.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_role("button", name="Sign out everywhere else")).to_be_visible()
    elsewhere.page.get_by_label("Old password").fill("the nile in flood")
    elsewhere.page.get_by_label("New password").fill("password1")
    elsewhere.page.get_by_role("button", name="Save").last.click()
    expect(elsewhere.page.get_by_role("alert")).to_contain_text("Too many people")
    elsewhere.page.get_by_label("Old password").fill("the nile in flood")
    elsewhere.page.get_by_label("New password").fill("the nile at rest")
    elsewhere.page.get_by_role("button", name="Save").last.click()
    expect(elsewhere.page.get_by_text("The password is changed.")).to_be_visible()
    assert faults(elsewhere.page) == []
    home.go("/settings")
    expect(home.page.get_by_role("button", name="Sign in")).to_be_visible()


def _credentials(somebody: Person, name: str, password: str = "the nile in flood") -> None:
    somebody.page.get_by_label("Account name").fill(name)
    somebody.page.get_by_label("Password").fill(password)
