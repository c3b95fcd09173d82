"""Whole games of Valley of the Kings for the tests that look at every moment of play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from perankh.games.valley_of_the_kings.game import GAME, ValleySetup
from perankh.games.valley_of_the_kings.rules.state import Valley
from perankh.kernel.setup import Setup
from tests.games.valley_of_the_kings.given import BOX
from tests.support.play import every_moment

PLAYERS = (2, 3, 4)


def new_game(players: int, seed: int = 1, setup: Setup | None = None) -> Valley:
    """A game just set up."""
    state = GAME.new(players, setup or ValleySetup(), seed, BOX)
    assert isinstance(state, Valley)
    return state


@cache
def played_games() -> Sequence[Sequence[Valley]]:
    """Every moment of one game for each number of players and each setup."""
    games: list[list[Valley]] = []
    for players in PLAYERS:
        for number, setup in enumerate(GAME.setups()):
            start = new_game(players, 100 * players + number, setup)
            games.append(every_moment(start, number))
    return games
