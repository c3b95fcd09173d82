"""Seeded games go as they always went, interpreted and compiled: see `regenerate`."""

from __future__ import annotations

import pytest

from perankh.kernel.conformance import golden
from perankh.kernel.game import Game
from tests.conformance.regenerate import SEEDS, kept
from tests.conformance.sizes import GAMES, OLDER


@pytest.mark.parametrize(
    "game", [*GAMES, *OLDER], ids=lambda game: f"{game.id}-{game.rules_version}"
)
def test_seeded_games_give_the_golden_hashes(game: Game) -> None:
    box = game.box()
    rows = kept(game)
    assert len(rows) == len(game.ways_to_sit()) * len(SEEDS)
    for row in rows:
        again = golden(game, row.players, game.read_setup(row.setup), row.seed, box)
        assert again == row
