"""Looking back: chances that end in certainty, the decision that lost the game, and luck."""

from __future__ import annotations

import msgspec
import pytest

from perankh.games import game as game_of
from perankh.kernel.rng import Rng
from perankh.kernel.state import State
from perankh.minds.analysis import MOST_MISTAKES, Analysis, Moment, analyse
from perankh.minds.search import Plan
from tests.minds.small_games import Gamble, Nim

IMHOTEP = game_of("imhotep")


def moments(state: State, actions: list[int]) -> list[Moment]:
    found = []
    for action in actions:
        before = state.clone()
        state.advance(action)
        found.append(Moment(before, action, state.clone()))
    return found


def to_the_end(iterations: int) -> Plan:
    plan = Plan(iterations, 0.0)
    plan.cutoff = -1
    return plan


def test_the_blunder_that_lost_the_game_is_found_with_the_better_move() -> None:
    told = analyse(moments(Nim(7), [1, 2, 1, 3]), 1, to_the_end(300))
    worst = told.mistakes[0]
    assert (worst.at, worst.seat, worst.action, worst.better) == (0, 0, 1, 3)
    assert worst.cost > 0.3


def test_a_faultless_winner_has_no_mistakes() -> None:
    told = analyse(moments(Nim(7), [3, 1, 3]), 1, to_the_end(300))
    assert [mistake.seat for mistake in told.mistakes if mistake.seat == 0] == []


def test_chances_add_up_and_end_in_certainty() -> None:
    told = analyse(moments(Nim(7), [3, 1, 3]), 1, to_the_end(200))
    assert [outlook.actions for outlook in told.outlooks] == [0, 1, 2, 3]
    assert all(sum(outlook.chances) == pytest.approx(1) for outlook in told.outlooks)
    assert told.outlooks[-1].chances == [1.0, 0.0]
    assert told.outlooks[-1].points == [1.0, 0.0]


def test_without_chance_there_is_no_luck() -> None:
    told = analyse(moments(Nim(7), [3, 1, 3]), 1, to_the_end(50))
    assert [(luck.chance, luck.points, luck.draws) for luck in told.luck] == [(0, 0, 0)] * 2


def rolled(points: int) -> list[Moment]:
    """A game in which the die showed so many points."""
    for seed in range(1000):
        state = Gamble(2)
        state.rng.reseed(seed)
        found = moments(state, [Gamble.DIE])
        if found[0].after.scores()[0][0] == points:
            return found
    raise AssertionError(f"no seed rolls {points}")


def test_a_six_was_lucky_and_a_one_was_not() -> None:
    high, low = (analyse(rolled(points), 3, to_the_end(50)).luck[0] for points in (6, 1))
    assert high.draws == low.draws == 1
    assert 1 < high.points < 4
    assert -4 < low.points < -1
    assert high.chance > 0 > low.chance


def test_a_game_of_imhotep_is_analysed_in_the_order_of_cost_and_can_be_sent() -> None:
    state = IMHOTEP.new(2, IMHOTEP.read_setup({}), 2, IMHOTEP.box())
    dice = Rng.seeded(2)
    taken = []
    told: list[tuple[int, int]] = []
    for _ in range(24):
        before = state.clone()
        options = state.options()
        action = options[dice.below(len(options))]
        state.apply(action)
        taken.append(Moment(before, action, state.clone()))
    result = analyse(taken, 1, Plan(12, 0.0), lambda done, all_: told.append((done, all_)))
    costs = [mistake.cost for mistake in result.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert 0 < len(costs) <= MOST_MISTAKES
    assert told[-1] == (24, 24)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Analysis) == result
