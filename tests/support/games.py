"""What the tests of every registered game bring: found by the game's name, so no list is kept."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from perankh.games import all_games

T = TypeVar("T")


def brought(module: str, name: str, kind: type[T]) -> tuple[T, ...]:
    """`name` of `tests.games.<game>.<module>` for each game that has this module."""
    found = []
    for game in all_games():
        place = f"tests.games.{game.id}.{module}"
        if find_spec(f"tests.games.{game.id}") is None or find_spec(place) is None:
            continue
        one = getattr(import_module(place), name)
        assert isinstance(one, kind), f"{place}.{name} is no {kind.__name__}"
        found.append(one)
    return tuple(found)
