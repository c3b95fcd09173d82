"""Whole games of Valley of the Kings for the tests that look at every moment of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from perankh.games.valley_of_the_kings.game import GAME, ValleyOptions
from perankh.games.valley_of_the_kings.state import Valley
from perankh.kernel.event import Event
from perankh.kernel.game import Options
from perankh.kernel.rng import Rng
from perankh.kernel.trace import Trace
from tests.games.valley_of_the_kings.given import BOX

PLAYERS = (2, 3, 4)


def new_game(players: int, seed: int = 1, options: Options | None = None) -> Valley:
    """A game just set up."""
    state = GAME.new(players, options or ValleyOptions(), seed, BOX)
    assert isinstance(state, Valley)
    return state


def moments(state: Valley, seed: int) -> Iterator[tuple[Valley, list[Event]]]:
    """Play on at random to the end: a clone after each action, and what the action did."""
    dice = Rng.seeded(seed)
    while not state.is_over():
        options = state.options()
        state.trace = trace = Trace(-1)
        state.apply(options[dice.below(len(options))])
        state.trace = None
        yield state.clone(), trace.events


@cache
def played_games() -> Sequence[Sequence[Valley]]:
    """Every moment of one game for each number of players and each set of options."""
    games: list[list[Valley]] = []
    for players in PLAYERS:
        for number, options in enumerate(GAME.option_sets()):
            start = new_game(players, 100 * players + number, options)
            games.append([start.clone(), *(moment for moment, _ in moments(start, number))])
    return games
