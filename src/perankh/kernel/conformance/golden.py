"""Golden hashes: one number for all that happens in a game, to compare builds and versions."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from perankh.kernel.box import AnyBox
from perankh.kernel.game import Game
from perankh.kernel.rng import Rng
from perankh.kernel.setup import Setup, written


class Golden(msgspec.Struct, frozen=True, kw_only=True):
    """How one seeded game went."""

    players: int
    setup: dict[str, object] = msgspec.field(name="options")
    seed: int
    decisions: int
    hash: str
    """BLAKE2b over the position after the set-up and after every action."""
    scores: list[int]


def golden(game: Game, players: int, setup: Setup, seed: int, box: AnyBox) -> Golden:
    """Play a game with choices from its seed, and hash every position of it."""
    state = game.new(players, setup, seed, box)
    dice = Rng.seeded(seed + 1)
    digest = hashlib.blake2b(msgspec.json.encode(game.write_position(state)), digest_size=32)
    decisions = 0
    while not state.is_over():
        offered = state.options()
        state.apply(offered[dice.below(len(offered))])
        digest.update(msgspec.json.encode(game.write_position(state)))
        decisions += 1
    return Golden(
        players=players,
        setup=written(setup),
        seed=seed,
        decisions=decisions,
        hash=digest.hexdigest(),
        scores=[sum(row) for row in state.scores()],
    )


def goldens(game: Game, seeds: Sequence[int]) -> list[Golden]:
    """One game for each number of players, setup and seed."""
    box = game.box()
    return [
        golden(game, players, setup, seed, box)
        for players, setup in game.ways_to_sit()
        for seed in seeds
    ]
