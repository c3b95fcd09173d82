"""Level 1: the games of the house. Each lives in its own folder and knows nothing of the others.

A new game is one folder and one line in `GAMES`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from perankh.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from perankh.kernel.game import Game

GAMES = {
    "imhotep": "perankh.games.imhotep",
    "iunu": "perankh.games.iunu",
    "valley_of_the_kings": "perankh.games.valley_of_the_kings",
}
"""Where each game's `GAME` is found."""


def game(name: str) -> Game:
    """The game of this name.

    >>> game("imhotep").rule_prefix
    'IMH'
    """
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(GAMES)}")
    found: Game = import_module(GAMES[name]).GAME
    return found


def all_games() -> list[Game]:
    """Every game, in the order of `GAMES`."""
    return [game(name) for name in GAMES]
