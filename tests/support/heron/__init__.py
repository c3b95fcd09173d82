"""Heron: a game for tests, for one seat or two and a rival. Never part of the house."""

from .game import HeronGame

GAME = HeronGame()

__all__ = ["GAME", "HeronGame"]
