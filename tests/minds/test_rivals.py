"""Computer players, hints and analyses in a game with one seat and a rival."""

from __future__ import annotations

import pytest

from perankh.kernel.rng import Rng
from perankh.kernel.state import WHOLE, State
from perankh.minds.analysis import Moment, analyse
from perankh.minds.baselines import GreedyMind, Mind, RandomMind, fair_choice
from perankh.minds.hints import hint
from perankh.minds.search import Plan, Search, SearchMind
from tests.support.heron import GAME


def start(seed: int, hunger: int = 2) -> State:
    return GAME.new(1, GAME.read_setup({"hunger": hunger}), seed, GAME.box())


def victories(mind: Mind, games: int) -> int:
    won = 0
    for seed in range(games):
        state, n = start(seed), 0
        while not state.is_over():
            state.apply(fair_choice(mind, state, 100 * seed + n))
            n += 1
        won += state.returns()[0]
    return won // WHOLE


def test_a_search_beats_the_rival_clearly_more_often_than_chance() -> None:
    chance, searched = victories(RandomMind(), 24), victories(SearchMind("s", Plan(60, 0.0)), 24)
    assert searched >= chance + 8
    assert searched >= 16


def test_a_look_one_action_ahead_beats_the_rival_more_often_than_chance() -> None:
    assert victories(GreedyMind(), 24) > victories(RandomMind(), 24)


def test_the_chances_of_the_seat_and_of_the_rival_make_one() -> None:
    search = Search(Plan(40, 0.0), 1)
    search.run(start(3), 0)
    assert len(search.totals) == 2
    assert sum(search.totals) == pytest.approx(float(search.iterations))
    assert 0 < search.totals[0] < float(search.iterations)


def test_a_hint_tells_options_apart() -> None:
    """With one seat every unfinished game used to count as won."""
    found = hint(start(5), 1, Plan(200, 0.0))
    chances = [one.chance for one in (found.best, *found.others)]
    assert found.best.chance < 1
    assert len(set(chances)) > 1


def test_an_analysis_tells_the_chances_of_the_rival_too() -> None:
    state, dice, moments = start(1), Rng.seeded(1), []
    while not state.is_over():
        before, options = state.clone(), state.options()
        action = options[dice.below(len(options))]
        state.apply(action)
        moments.append(Moment(before, action, state.clone()))
    found = analyse(moments, 1, Plan(12, 0.0))
    assert all(sum(outlook.chances) == pytest.approx(1) for outlook in found.outlooks)
    won = state.rivals()[0].place == 1
    assert found.outlooks[-1].chances == ([0.0, 1.0] if won else [1.0, 0.0])
    assert found.outlooks[-1].points == [
        float(sum(state.scores()[0])),
        float(state.rivals()[0].total()),
    ]
    assert len(found.luck) == 1
