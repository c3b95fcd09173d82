"""Intervals and the sequential test, checked against games whose odds are known."""

from __future__ import annotations

import random

import pytest

from perankh.arena.statistics import mean_interval, share_interval, verdict


def groups(chance: float, count: int, dice: random.Random) -> list[float]:
    """Groups of two games, each won with that chance."""
    return [((dice.random() < chance) + (dice.random() < chance)) / 2 for _ in range(count)]


@pytest.mark.parametrize("chance", [0.5, 0.68, 0.97])
def test_an_interval_holds_the_truth_in_about_95_of_100_cases(chance: float) -> None:
    dice = random.Random(4)
    held = 0
    for _ in range(600):
        found = share_interval(groups(chance, 40, dice), 2)
        held += found.low <= chance <= found.high
    assert 0.93 <= held / 600 <= 0.99


def test_a_mind_that_never_lost_may_still_lose_sometimes() -> None:
    found = share_interval([1.0] * 10, 2)
    assert found.high == 1
    assert 0.8 < found.low < 0.9


def test_games_that_always_end_alike_count_once() -> None:
    alike = share_interval([1.0, 0.0] * 20, 2)
    unlike = share_interval([0.5] * 40, 2)
    assert alike.high - alike.low > 1.3 * (unlike.high - unlike.low)


def test_nothing_played_says_nothing() -> None:
    found = share_interval([], 2)
    assert (found.low, found.high) == (0, 1)


def test_the_margin_has_its_interval() -> None:
    found = mean_interval([1.0, 3.0, 5.0])
    assert found.mean == 3
    assert found.low == pytest.approx(3 - 1.96 * 2 / 3**0.5, abs=0.001)


def first_verdict(chance: float, goal: float, dice: random.Random) -> str:
    played: list[float] = []
    while True:
        played += groups(chance, 1, dice)
        found = verdict(played, 2, goal, 0.05)
        if found != "open":
            return found


@pytest.mark.parametrize(("chance", "goal"), [(0.45, 0.5), (0.63, 0.68), (0.955, 0.97)])
def test_the_sequential_test_errs_in_about_5_of_100_cases_at_the_most(
    chance: float, goal: float
) -> None:
    dice = random.Random(8)
    wrong = sum(first_verdict(chance, goal, dice) == "above" for _ in range(500))
    # Five hundred contests: up to 0.075 is still likely if the true rate is 0.05.
    assert wrong / 500 < 0.075


def test_the_sequential_test_finds_what_is_there() -> None:
    dice = random.Random(9)
    assert [first_verdict(0.6, 0.5, dice) for _ in range(20)].count("above") >= 18
    assert [first_verdict(0.4, 0.5, dice) for _ in range(20)].count("below") >= 18


def test_a_handful_of_groups_decides_nothing() -> None:
    assert verdict([1.0] * 7, 2, 0.5, 0.1) == "open"
    assert verdict([1.0] * 8, 2, 0.5, 0.1) == "above"
    assert verdict([0.0] * 8, 2, 0.5, 0.1) == "below"
