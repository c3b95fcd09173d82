"""Pebbles: a game for tests, with everything that games can hide. Never part of the house."""

from .game import PebblesGame

GAME = PebblesGame()

__all__ = ["GAME", "PebblesGame"]
