# compiled by mypyc
"""Games played at random to the end, inside compiled code: for speed tests, minds and research."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.kernel.rng import Rng
from perankh.kernel.state import State


def playout(s: State, chooser: Rng) -> i64:
    """Play `s` to its end with random choices; how many decisions that took."""
    decisions: i64 = 0
    while not s.is_over():
        options = s.options()
        s.advance(options[chooser.below(len(options))])
        decisions += 1
    return decisions


def playouts(start: State, games: i64, seed: int) -> i64:
    """Play `games` games from `start`, each with other chance; how many decisions in all."""
    chooser = Rng.seeded(seed)
    decisions: i64 = 0
    for _ in range(games):
        s = start.clone()
        s.rng.reseed(chooser.word() | chooser.word() << 31)
        decisions += playout(s, chooser)
    return decisions
