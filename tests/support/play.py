"""Whole random games, for tests that look at every moment of play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from perankh.kernel.event import Event
from perankh.kernel.rng import Rng
from perankh.kernel.state import State
from perankh.kernel.trace import Trace

S = TypeVar("S", bound=State)


def moments(state: S, seed: int) -> Iterator[tuple[S, list[Event]]]:
    """Play on at random to the end: a clone after each action, and what the action did."""
    dice = Rng.seeded(seed)
    while not state.is_over():
        options = state.options()
        state.trace = trace = Trace(-1)
        state.apply(options[dice.below(len(options))])
        state.trace = None
        yield clone(state), trace.events


def every_moment(start: S, seed: int) -> list[S]:
    """A game from its start, which is played on at random, to its end."""
    return [clone(start), *(moment for moment, _ in moments(start, seed))]


def clone(state: S) -> S:
    """An equal state of the same game."""
    twin = state.clone()
    assert isinstance(twin, type(state))
    return twin
