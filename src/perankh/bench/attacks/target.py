"""What an attacker is given, and the list of all attacks."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import TypeAlias

import msgspec


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """A server, and what an ordinary guest has there."""

    host: str
    """Name with port."""
    tables: list[str]
    """Games of the attacker's two guests, all begun."""
    tokens: list[str]
    """The cookies of these two."""
    long_table: str
    """A table of somebody else with a long log, which anybody may watch."""
    seconds: float
    """For how long to attack."""

    @property
    def address(self) -> tuple[str, int]:
        """Where to connect."""
        name, _, port = self.host.rpartition(":")
        return name, int(port)

    def clock(self) -> Callable[[], bool]:
        """Tells whether there is still time."""
        end = time.monotonic() + self.seconds
        return lambda: time.monotonic() < end


Attack: TypeAlias = Callable[[Target], Coroutine[object, object, None]]

ATTACKS: dict[str, Attack] = {}
"""By name."""


def attack(name: str) -> Callable[[Attack], Attack]:
    """Mark a function as an attack of this name."""

    def mark(function: Attack) -> Attack:
        ATTACKS[name] = function
        return function

    return mark
