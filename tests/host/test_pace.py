"""Computer players answer secret questions at times that tell nothing."""

import pytest

from perankh.host.pace import USUAL, answer_after, pace_of
from perankh.minds.levels import LEVELS, USABLE, Level


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_a_level_answers_when_its_time_is_over_whether_or_not_it_had_to_think(
    level: Level,
) -> None:
    thought = (0.0002, 0.1 * level.seconds, USABLE * level.seconds)
    assert {answer_after(seconds, pace_of(level.id)) for seconds in thought} == {level.seconds}


def test_a_mind_that_is_no_level_has_a_pace_too() -> None:
    assert pace_of("search@8") == pace_of("random") == USUAL


def test_what_took_too_long_is_answered_after_a_multiple_of_the_time() -> None:
    assert answer_after(2.3, 2.0) == 4.0
    assert answer_after(4.1, 2.0) == 6.0


def test_without_a_pace_an_answer_comes_when_it_is_found() -> None:
    assert answer_after(0.7, 0.0) == 0.7
