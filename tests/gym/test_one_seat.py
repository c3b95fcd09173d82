"""Games with one seat and a rival as environments of PettingZoo and games of OpenSpiel."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from pettingzoo.test.api_test import api_test

from perankh.gym.aec import Environment
from perankh.gym.observation import rewards
from perankh.gym.spiel import SpielState, register
from tests.gym.test_environments import pettingzoo_remarks
from tests.support.heron import GAME
from tests.support.with_heron import heron_is_registered

__all__ = ["heron_is_registered"]

pytestmark = pettingzoo_remarks


@pytest.mark.parametrize("players", [1, 2])
def test_an_environment_keeps_to_the_contract(players: int) -> None:
    api_test(Environment("heron", players=players), num_cycles=40)


def test_one_seat_wins_or_loses_against_the_rival() -> None:
    found = set()
    for seed in range(30):
        environment = Environment("heron", players=1, setup={"hunger": 2})
        environment.reset(seed)
        dice = np.random.default_rng(seed)
        while environment.agents and not environment.terminations["player_0"]:
            mask = environment.observe("player_0")["action_mask"]
            environment.step(dice.choice(np.flatnonzero(mask)))
        won = environment.position.rivals()[0].place > 1
        assert environment.rewards["player_0"] == (1.0 if won else -1.0)
        found.add(won)
    assert found == {False, True}


def test_two_seats_lose_together_when_the_rival_wins() -> None:
    for seed in range(40):
        state = GAME.new(2, GAME.read_setup({}), seed, GAME.box())
        while not state.is_over():
            state.apply(state.options()[0])
        if state.rivals()[0].place == 1:
            assert rewards(state) == [-0.5, -0.5]
            return
    raise AssertionError("the rival never won")


def test_openspiel_plays_with_one_seat_and_choices_of_its_own() -> None:
    register()
    game = pyspiel.load_game("perankh_heron(players=1,setup=hunger:2;catch:tall+golden;gift:true)")
    assert game.num_players() == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = game.new_initial_state()
    assert isinstance(state, SpielState)
    dice = np.random.default_rng(1)
    while not state.is_terminal():
        offered = state.legal_actions() if not state.is_chance_node() else [int(dice.integers(256))]
        state.apply_action(int(dice.choice(offered)))
    assert state.returns() in ([1.0], [-1.0])
