"""Taking back in the browser, in every game of the house: alone, and when the other agrees."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from perankh.games import GAMES
from tests.browser.conftest import Arrive
from tests.browser.driving import Person, next_asked

every_game = pytest.mark.parametrize("game", GAMES)

ENOUGH = 40
"""Answers after which somebody must have been able to take one back."""
ALONE = re.compile("You can take back your last")


def seated(hanka: Person, tomasz: Person, game: str) -> list[Person]:
    """Two people at a new table of the game."""
    tomasz.join(hanka.new_table("Hanka", ["open"], game=game), "Tomasz")
    for one in (hanka, tomasz):
        one.page.locator(".decision").wait_for()
    return [hanka, tomasz]


def asked(somebody: Person) -> list[str]:
    """The question and its answers, as they are shown."""
    return somebody.page.locator("#question, [data-action]").all_inner_texts()


def play_until_alone(people: list[Person]) -> tuple[Person, list[str]]:
    """Play until somebody may take the last answer back alone; who, and what was asked."""
    for number in range(ENOUGH):
        active = next_asked(people)
        assert active is not None
        before = asked(active)
        active.play(number)
        if ALONE.search(active.page.locator(".floor").inner_text()):
            return active, before
    raise AssertionError("nobody could take anything back alone")


@every_game
def test_an_own_answer_is_taken_back_alone(arrive: Arrive, game: str) -> None:
    people = seated(arrive(), arrive(), game)
    active, before = play_until_alone(people)
    number = active.page.locator(".decision").get_attribute("data-n")
    active.page.keyboard.press("z")
    active.wait_for_next(number)
    assert active.wait_for_turn()
    assert asked(active) == before
    for one in people:
        expect(one.page.locator(".error")).to_have_count(0)


@every_game
def test_more_is_taken_back_when_the_other_agrees(arrive: Arrive, game: str) -> None:
    people = seated(arrive(), arrive(), game)
    for number in range(ENOUGH):
        active = next_asked(people)
        assert active is not None
        active.play(number)
        asks = [one.page.get_by_role("button", name="Ask to take back") for one in people]
        able = [at for at, button in enumerate(asks) if button.count() > 0]
        if number > 3 and able:
            break
    asker, other = people[able[0]], people[1 - able[0]]
    asks[able[0]].click()
    expect(asker.page.locator(".request")).to_contain_text("Still to answer")
    other.page.get_by_role("button", name="Agree").click()
    expect(asker.page.locator(".request")).to_have_count(0)
    assert asker.wait_for_turn()
    for one in people:
        expect(one.page.locator(".log s")).not_to_have_count(0)
        expect(one.page.locator(".error")).to_have_count(0)
