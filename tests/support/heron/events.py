"""What can happen in a game of Heron."""

from __future__ import annotations

from perankh.kernel.event import Event


class ReedTaken(Event, frozen=True, kw_only=True):
    player: int
    reed: str


class PoolStirred(Event, frozen=True, kw_only=True):
    player: int


class PoolFilled(Event, frozen=True, kw_only=True):
    reeds: list[str]


class HeronCaught(Event, frozen=True, kw_only=True):
    reed: str


class GameOver(Event, frozen=True, kw_only=True):
    reeds: list[str]
    """What was hidden, by seat."""


EVENTS: tuple[type[Event], ...] = (ReedTaken, PoolStirred, PoolFilled, HeronCaught, GameOver)
