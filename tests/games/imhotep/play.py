"""Whole games of Imhotep for the tests that look at every moment of play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from perankh.games.imhotep.game import GAME, ImhotepSetup
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown.position import ImhotepPosition, write
from perankh.kernel.setup import Setup
from tests.games.imhotep.given import BOX
from tests.support.play import every_moment

PLAYERS = (2, 3, 4)


def new_game(players: int, seed: int = 1, setup: Setup | None = None) -> Imhotep:
    """A game just set up."""
    state = GAME.new(players, setup or ImhotepSetup(), seed, BOX)
    assert isinstance(state, Imhotep)
    return state


@cache
def played_games() -> Sequence[Sequence[Imhotep]]:
    """Every moment of one game for each number of players and each setup."""
    games: list[list[Imhotep]] = []
    for players in PLAYERS:
        for number, setup in enumerate(GAME.setups()):
            start = new_game(players, 100 * players + number, setup)
            games.append(every_moment(start, number))
    return games


@cache
def played_positions() -> Sequence[Sequence[ImhotepPosition]]:
    """The same moments, written down."""
    return [[write(moment) for moment in game] for game in played_games()]
