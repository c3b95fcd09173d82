"""A seat's view as a vector of numbers, for any game, from nothing but the view itself.

A layout gives each piece of a view its place: `players[0].sled` a number, `players[0].colour=black`
a 1 or 0. Which pieces there are is found out by playing random games, always the same ones, so the
same version of the rules has the same layout. What those games did not show (of Imhotep about one
piece in a hundred) shares a few places at the end, where it is noticed but not told apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from perankh.kernel.game import Game
from perankh.kernel.rng import Rng
from perankh.kernel.setup import Setup
from perankh.kernel.state import WHOLE, State

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

GAMES = 16
"""Random games that a layout is found with."""
EVERY = 3
"""One of so many moments of theirs is looked at."""
SHARED = 16
"""Places for pieces that those games did not show."""
MOST = 2.0
"""Numbers are divided by the largest that those games showed, and cut off at this."""

Pieces = dict[str, int]


class Layout:
    """Where each piece of a view stands in the vector."""

    def __init__(self, scales: Mapping[str, int], optional: frozenset[str]) -> None:
        """`scales` names the pieces in order, with their largest number; see `layout`."""
        self.scales = dict(scales)
        present = sorted(f"{name}?" for name in optional)
        names = [*self.scales, *present, *(f"shared {at}" for at in range(SHARED))]
        self.names = tuple(names)
        """What each place of the vector means; a name with a ? tells whether it is there at all."""
        self._at = {name: at for at, name in enumerate(names)}

    @property
    def size(self) -> int:
        """The length of the vector."""
        return len(self.names)

    def encode(self, game: Game, state: State, seat: int | None) -> Vector:
        """What `seat` may know of `state`; None is a spectator."""
        vector = np.zeros(self.size, np.float32)
        for name, value in pieces(game, state, seat).items():
            at = self._at.get(name)
            if at is None:
                vector[self.size - 1 - crc32(name.encode()) % SHARED] += np.sign(value)
                continue
            vector[at] = value / self.scales[name]
            there = self._at.get(f"{name}?")
            if there is not None:
                vector[there] = 1
        clipped: Vector = np.clip(vector, -MOST, MOST)
        return clipped


_LAYOUTS: dict[tuple[str, int, bytes], Layout] = {}


def layout(game: Game, players: int, setup: Setup) -> Layout:
    """The layout of a game with so many players and this setup."""
    key = (game.id, players, msgspec.json.encode(setup))
    if key not in _LAYOUTS:
        _LAYOUTS[key] = _found(game, players, setup)
    return _LAYOUTS[key]


def _found(game: Game, players: int, setup: Setup) -> Layout:
    largest: dict[str, int] = {}
    seen: Counter[str] = Counter()
    looks = 0
    for moment, state in _moments(game, players, setup):
        looks += 1
        for name, value in pieces(game, state, moment % players).items():
            largest[name] = max(largest.get(name, 1), abs(value))
            seen[name] += 1
    numbers = (name for name in largest if "=" not in name)
    optional = frozenset(name for name in numbers if seen[name] < looks)
    return Layout({name: largest[name] for name in sorted(largest)}, optional)


def _moments(game: Game, players: int, setup: Setup) -> Iterator[tuple[int, State]]:
    box = game.box()
    for number in range(GAMES):
        dice = Rng.seeded(number)
        state = game.new(players, setup, number, box)
        moment = 0
        while not state.is_over():
            if moment % EVERY == number % EVERY:
                yield moment // EVERY, state
            offered = state.options()
            state.advance(offered[dice.below(len(offered))])
            moment += 1
        yield number, state


def pieces(game: Game, state: State, seat: int | None) -> Pieces:
    """The view of a seat, and what it is asked, piece by piece."""
    found: Pieces = {}
    _flatten(msgspec.to_builtins(game.view(state, seat)), "", found)
    if not state.is_over() and state.decider() == seat:
        found[f"asked={state.prompt()}"] = 1
    return found


def _flatten(value: object, name: str, found: Pieces) -> None:
    if isinstance(value, (bool, int)):
        found[name] = int(value)
    elif isinstance(value, str):
        found[f"{name}={value}"] = 1
    elif isinstance(value, list):
        found[f"{name}.count"] = len(value)
        for at, item in enumerate(value):
            _flatten(item, f"{name}[{at}]", found)
    elif isinstance(value, dict):
        for key, item in value.items():
            _flatten(item, f"{name}.{key}" if name else str(key), found)


def action_mask(game: Game, state: State, seat: int) -> Mask:
    """1 for each action that `seat` may choose now."""
    mask = np.zeros(game.action_count, np.int8)
    if not state.is_over() and state.decider() == seat:
        mask[state.options()] = 1
    return mask


def rewards(state: State) -> list[float]:
    """What a finished game is worth to each seat: 1 for a victory, together 0 with the rivals.

    With three who compete, one who loses gets -0.5; who shares the victory gets what lies between.
    One seat against one rival wins 1 or loses 1; who is alone without a rival gets nothing.
    """
    others = int(state.competitors()) - 1
    if others == 0:
        return [0.0]
    return [((others + 1) * share / WHOLE - 1) / others for share in state.returns()]
