"""A clock that jumps deletes nothing."""

import logging
from pathlib import Path

import pytest

from perankh.host.clock import DOUBT, PAUSE, SteadyClock


class Times:
    """A clock on the wall that can be set, beside time that only passes."""

    def __init__(self) -> None:
        self.shown = 1_790_000_000.0
        self.passed = 5_000.0

    def wait(self, seconds: float) -> None:
        self.shown += seconds
        self.passed += seconds

    def clock(self, folder: Path) -> SteadyClock:
        return SteadyClock(folder / "clock", lambda: self.shown, lambda: self.passed)


def test_a_steady_clock_is_trusted(tmp_path: Path) -> None:
    times = Times()
    clock = times.clock(tmp_path)
    assert clock.trusted()
    times.wait(30 * 24 * 3600)
    assert clock.trusted()


@pytest.mark.parametrize("jump", [500 * 24 * 3600.0, -40 * 365 * 24 * 3600.0, 7200.0])
def test_a_clock_that_jumped_is_not(
    tmp_path: Path, jump: float, caplog: pytest.LogCaptureFixture
) -> None:
    times = Times()
    clock = times.clock(tmp_path)
    assert clock.trusted()
    times.shown += jump
    with caplog.at_level(logging.WARNING):
        assert [clock.trusted() for _ in range(3)] == [False] * 3
    assert len(caplog.records) == 1
    times.wait(DOUBT / 2)
    assert not clock.trusted()
    times.wait(DOUBT)
    assert clock.trusted(), "after a day without a jump it is believed again"


def test_a_clock_that_was_set_wrong_before_the_start_is_doubted(tmp_path: Path) -> None:
    times = Times()
    assert times.clock(tmp_path).trusted()
    times.shown += PAUSE * 2
    assert not times.clock(tmp_path).trusted()


def test_a_rest_of_some_weeks_is_nothing_special(tmp_path: Path) -> None:
    times = Times()
    assert times.clock(tmp_path).trusted()
    times.wait(PAUSE / 2)
    assert times.clock(tmp_path).trusted()
