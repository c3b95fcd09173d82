"""How fast a game runs: random games, clones, memory, measured in this very process.

Times are the processor's, so that other work on the machine counts as little as possible.
What is measured against what is `perankh.bench.comparison`; the command prints it.
"""

from __future__ import annotations

import gc
import random
import time
import tracemalloc
from collections.abc import Callable, Iterator

import msgspec

import perankh
from perankh.kernel.game import Game
from perankh.kernel.playout import playout, playouts
from perankh.kernel.rng import Rng
from perankh.kernel.setup import Setup, written
from perankh.kernel.state import State

CLONES = 5_000
CLONE_ROUNDS = 40
STATES_IN_MEMORY = 1_000
FEW = 4
"""Games of the first, unmeasured run."""
GROWTH = 16
"""By how much a run grows at most until it is long enough."""
ROUND = 0.05
"""Seconds of one round. The best of many counts: what else the machine does only slows them."""
FEWEST_ROUNDS = 3


class Speed(msgspec.Struct):
    """Random games of one kind."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float


class Measured(msgspec.Struct):
    """One game with one number of players, in one build."""

    players: int
    playouts: Speed
    """Inside the rules' own code."""
    python_loop: Speed
    """Every decision asked for and answered from Python."""
    clone_us: float
    """Microseconds for a clone in the middle of a game."""
    bytes_per_state: float
    by_setup: dict[str, Speed]
    """Playouts with each setup that the game names."""


class Report(msgspec.Struct):
    """One game in one build."""

    compiled: bool
    measured: list[Measured]


def measure(game: Game, seconds: float) -> Report:
    """Measure a game for its fewest and most players, each figure over about `seconds`."""
    counts = sorted({game.players_min, game.players_max})
    return Report(
        perankh.compiled(game.id), [_measure(game, players, seconds) for players in counts]
    )


def _measure(game: Game, players: int, seconds: float) -> Measured:
    usual = game.read_setup({})
    start = game.new(players, usual, 1, game.box())
    middle = _middle(start)
    return Measured(
        players=players,
        playouts=_playouts(start, seconds),
        python_loop=timed(lambda games, seed: _python_loop(start, games, seed), seconds),
        clone_us=_clone_time(middle),
        bytes_per_state=_memory(middle),
        by_setup={
            name: _playouts(game.new(players, setup, 1, game.box()), seconds)
            for name, setup in named_setups(game)
            if players in game.players_for(setup)
        },
    )


def named_setups(game: Game) -> Iterator[tuple[str, Setup]]:
    """The game's own setups, each named by what differs from the usual one."""
    usual: dict[str, object] = written(game.read_setup({}))
    for setup in game.setups():
        given: dict[str, object] = written(setup)
        changed = [f"{key}={value}" for key, value in given.items() if value != usual[key]]
        yield " ".join(changed) or "usual", setup


def timed(run: Callable[[int, int], int], seconds: float) -> Speed:
    """Let `run(games, seed)` play more and more games until it takes long enough for a round.

    It gives the number of decisions; the best of the rounds that fit into `seconds` counts.
    """
    enough_time = min(ROUND, seconds / FEWEST_ROUNDS)
    games = FEW
    run(games, 1)
    while True:
        decisions, took = _clocked(run, games)
        if took >= enough_time:
            break
        enough = int(games * 1.2 * enough_time / max(took, 1e-6)) + 1
        games = min(enough, games * GROWTH)
    for _ in range(int(seconds / enough_time) - 1):
        took = min(took, _clocked(run, games)[1])
    return Speed(decisions / took, games / took, decisions / games)


def _clocked(run: Callable[[int, int], int], games: int) -> tuple[int, float]:
    """The decisions of a run, always of the same games, and its seconds."""
    begin = time.process_time()
    decisions = run(games, 2)
    return decisions, time.process_time() - begin


def _playouts(start: State, seconds: float) -> Speed:
    return timed(lambda games, seed: int(playouts(start, games, seed)), seconds)


def _python_loop(start: State, games: int, seed: int) -> int:
    chance = random.Random(seed).random
    decisions = 0
    for game in range(games):
        state = start.clone()
        state.rng.reseed(seed << 32 | game)
        while options := state.options():
            state.advance(options[int(chance() * len(options))])
            decisions += 1
    return decisions


def _middle(start: State) -> State:
    """The state half-way through a random game."""
    length = int(playout(start.clone(), Rng.seeded(1)))
    state, chooser = start.clone(), Rng.seeded(1)
    for _ in range(length // 2):
        options = state.options()
        state.advance(options[chooser.below(len(options))])
    return state


def _clone_time(state: State) -> float:
    """Microseconds per clone: the best of some rounds."""
    rounds = []
    clone = state.clone
    for _ in range(CLONE_ROUNDS):
        begin = time.process_time()
        for _ in range(CLONES):
            clone()
        rounds.append(time.process_time() - begin)
    return min(rounds) / CLONES * 1e6


def _memory(state: State) -> float:
    """Bytes per state, from many clones held at once."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _ in range(STATES_IN_MEMORY)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)
