"""What can happen in a game of Pebbles."""

from __future__ import annotations

from typing import ClassVar

from perankh.kernel.event import Event


class TurnBegan(Event, frozen=True, kw_only=True):
    player: int


class PebbleDrawn(Event, frozen=True, kw_only=True):
    secret: ClassVar[tuple[str, ...]] = ("pebble",)

    player: int
    pebble: str | None


class PebbleShown(Event, frozen=True, kw_only=True):
    player: int
    pebble: str


class PebbleOffered(Event, frozen=True, kw_only=True):
    secret: ClassVar[tuple[str, ...]] = ("pebble",)

    player: int
    seat: int
    pebble: str | None


class GiftTaken(Event, frozen=True, kw_only=True):
    player: int
    owner: int
    pebble: str


class GiftRefused(Event, frozen=True, kw_only=True):
    player: int
    owner: int
    pebble: str


class ShellPeeked(Event, frozen=True, kw_only=True):
    secret: ClassVar[tuple[str, ...]] = ("pebble",)

    player: int
    pebble: str | None


class PebbleDiscarded(Event, frozen=True, kw_only=True):
    player: int
    pebble: str


class ShellLifted(Event, frozen=True, kw_only=True):
    pebble: str


EVENTS: tuple[type[Event], ...] = (
    TurnBegan,
    PebbleDrawn,
    PebbleShown,
    PebbleOffered,
    GiftTaken,
    GiftRefused,
    ShellPeeked,
    PebbleDiscarded,
    ShellLifted,
)
