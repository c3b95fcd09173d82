"""Hints name the best option and what it is good for."""

from __future__ import annotations

import pytest

from perankh.games import game as game_of
from perankh.minds.hints import hint
from perankh.minds.search import Plan
from tests.minds.small_games import Gamble, Nim

IMHOTEP = game_of("imhotep")


def to_the_end(iterations: int) -> Plan:
    plan = Plan(iterations, 0.0)
    plan.cutoff = -1
    return plan


def test_a_hint_names_the_winning_move_with_its_chance() -> None:
    found = hint(Nim(6), 1, to_the_end(800))
    assert (found.seat, found.best.action) == (0, 2)
    assert found.best.chance > 0.8
    assert found.gained_chance > 0.2
    assert sorted(other.action for other in found.others) == [1, 3]


def test_a_hint_tells_points_as_well_as_chances() -> None:
    found = hint(Gamble(5), 1, to_the_end(400))
    assert found.best.action == Gamble.SURE
    assert found.best.points == pytest.approx(5.0)
    die = found.others[0]
    assert found.gained_points == pytest.approx(5.0 - die.points)


def test_a_hint_in_imhotep_covers_every_option_and_repeats_itself() -> None:
    state = IMHOTEP.new(3, IMHOTEP.read_setup({}), 2, IMHOTEP.box())
    found = hint(state, 4, Plan(60, 0.0))
    actions = [found.best.action, *(other.action for other in found.others)]
    assert sorted(actions) == sorted(state.options())
    assert 0 < found.best.chance < 1
    assert found == hint(state, 4, Plan(60, 0.0))


def test_a_hint_does_not_depend_on_what_the_seat_may_not_know() -> None:
    setup = IMHOTEP.read_setup({"market": "b"})
    state = IMHOTEP.new(2, setup, 3, IMHOTEP.box())
    other = IMHOTEP.scramble(state, state.decider(), 8)
    assert IMHOTEP.write_position(state) != IMHOTEP.write_position(other)
    assert hint(state, 1, Plan(30, 0.0)) == hint(other, 1, Plan(30, 0.0))
