"""OpenSpiel's games played at random through its Python API, to compare speeds with.

OpenSpiel is optional (the `bench` extra); without it `measure` gives nothing.
"""

from __future__ import annotations

import random
from functools import partial
from importlib import import_module
from typing import Protocol

from perankh.bench.playouts import Speed, timed

GAMES = ("hearts", "backgammon", "gin_rummy")


class SpielState(Protocol):
    """What is used of an OpenSpiel state."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...


class SpielGame(Protocol):
    """What is used of an OpenSpiel game."""

    def new_initial_state(self) -> SpielState: ...


def measure(seconds: float) -> dict[str, Speed]:
    """Random games of each kind; chance nodes are played but don't count as decisions."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return {}
    found = {}
    for name in GAMES:
        game: SpielGame = pyspiel.load_game(name)
        found[name] = timed(partial(_play, game), seconds)
    return found


def _play(game: SpielGame, games: int, seed: int) -> int:
    chance = random.Random(seed)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_outcome(state, chance))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            decisions += 1
    return decisions


def _outcome(state: SpielState, chance: random.Random) -> int:
    """One outcome of chance by its probability; cheap where all are alike."""
    outcomes = state.chance_outcomes()
    at = chance.random()
    first = outcomes[0][1]
    if abs(first * len(outcomes) - 1) < 1e-9 and outcomes[-1][1] == first:
        return outcomes[int(at * len(outcomes))][0]
    for action, probability in outcomes:
        at -= probability
        if at <= 0:
            return action
    return outcomes[-1][0]
