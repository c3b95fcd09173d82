"""How much is played, and which games.

`PERANKH_FUZZ` is the number of games for each game, number of players and setup; the default
is for every change, `PERANKH_FUZZ=100 pytest tests/conformance -n 2` for a night. From 50 on every
check looks at every action, and Hypothesis no longer repeats itself from one run to the next.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from perankh.games import all_games
from perankh.kernel.conformance import EVERY
from perankh.kernel.game import Game
from perankh.kernel.setup import Setup
from tests.support.heron import GAME as HERON
from tests.support.pebbles import GAME as PEBBLES

GAMES_EACH = int(os.environ.get("PERANKH_FUZZ", "2"))
DEEP = GAMES_EACH >= 50
LOOK_EVERY = 1 if DEEP else EVERY

GAMES: list[Game] = [*all_games(), PEBBLES, HERON]
"""Every registered game, and those that live with the tests."""

OLDER: list[Game] = [
    older
    for game in GAMES
    for version in range(1, game.rules_version)
    if (older := game.of_version(version)).rules_version == version
]
"""Versions of rules that are kept for the records and tables that were begun with them."""

TABLES: dict[str, tuple[Game, int, Setup]] = {
    f"{game.id}-{players}-players-setup-{number}": (game, players, setup)
    for game in GAMES
    for number, setup in enumerate(game.setups())
    for players in game.players_for(setup)
}
"""Every way to sit down to a game, by a name for the test."""


def examples(count: int) -> settings:
    """Hypothesis settings for about `count` examples at the default size."""
    return settings(
        max_examples=max(count, count * GAMES_EACH // 2),
        deadline=None,
        derandomize=not DEEP,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
