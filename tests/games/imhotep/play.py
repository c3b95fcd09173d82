"""Whole games of Imhotep for the tests that look at every moment of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from perankh.games.imhotep.game import GAME, ImhotepOptions
from perankh.games.imhotep.position import ImhotepPosition, write
from perankh.games.imhotep.state import Imhotep
from perankh.kernel.event import Event
from perankh.kernel.game import Options
from perankh.kernel.rng import Rng
from perankh.kernel.trace import Trace
from tests.games.imhotep.given import BOX

PLAYERS = (2, 3, 4)


def new_game(players: int, seed: int = 1, options: Options | None = None) -> Imhotep:
    """A game just set up."""
    state = GAME.new(players, options or ImhotepOptions(), seed, BOX)
    assert isinstance(state, Imhotep)
    return state


def moments(state: Imhotep, seed: int) -> Iterator[tuple[Imhotep, list[Event]]]:
    """Play on at random to the end: a clone after each action, and what the action did."""
    dice = Rng.seeded(seed)
    while not state.is_over():
        options = state.options()
        state.trace = trace = Trace(-1)
        state.apply(options[dice.below(len(options))])
        state.trace = None
        yield state.clone(), trace.events


@cache
def played_games() -> Sequence[Sequence[Imhotep]]:
    """Every moment of one game for each number of players and each set of options."""
    games: list[list[Imhotep]] = []
    for players in PLAYERS:
        for number, options in enumerate(GAME.option_sets()):
            start = new_game(players, 100 * players + number, options)
            games.append([start.clone(), *(moment for moment, _ in moments(start, number))])
    return games


@cache
def played_positions() -> Sequence[Sequence[ImhotepPosition]]:
    """The same moments, written down."""
    return [[write(moment) for moment in game] for game in played_games()]
