"""Who is served next where many wait: first those whom somebody waits for, then in fair turns.

Of equal rank, the owner who was served longest ago comes next, so that who asks for much waits for
himself and not others for him.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import IntEnum
from typing import TypeAlias

from perankh.kernel.errors import PerankhError


class Rank(IntEnum):
    """How urgent something is."""

    PLAYER = 0
    """A person at the table waits for it."""
    HINT = 1
    """A person has asked for advice."""
    SPECTATOR = 2
    """Somebody only looks on."""
    NOBODY = 3
    """Nobody is there: computers among themselves."""


Claim: TypeAlias = Callable[[], tuple[Rank, str]]
"""Tells, whenever it is asked, how urgent something is by now, and on whose account it goes."""

MOST_FOR_NOBODY = 32
"""So much may wait for which nobody waits; the rest asks again later."""
MOST_WAITING = 1000


class QueueFull(PerankhError):
    """Too much waits already; try again later."""


class _Waiting:
    """Somebody in the queue."""

    __slots__ = ("claim", "number", "turn")

    def __init__(self, claim: Claim, number: int, turn: asyncio.Future[None]) -> None:
        self.claim = claim
        self.number = number
        self.turn = turn


class FairQueue:
    """A few places, and those who wait for one."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []
        self._served: dict[str, int] = {}
        """When each owner was served last, as a number that only grows."""
        self._count = 0

    def __len__(self) -> int:
        return len(self._waiting)

    async def enter(self, claim: Claim) -> None:
        """Wait for a place; `leave` gives it back."""
        self._count += 1
        if self._free and not self._waiting:
            self._take(claim()[1])
            return
        self._check_room(claim()[0])
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(claim, self._count, turn)
        self._waiting.append(waiting)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just come to its turn
                self.leave()
            else:
                self._waiting.remove(waiting)
            raise

    def leave(self) -> None:
        """A place is free: the next one takes it."""
        self._free += 1
        if not self._waiting:
            self._forget()
            return
        claims = [(one.claim(), one) for one in self._waiting]
        (_, owner), following = min(
            claims, key=lambda pair: (pair[0][0], self._served.get(pair[0][1], 0), pair[1].number)
        )
        self._waiting.remove(following)
        self._take(owner)
        following.turn.set_result(None)

    def _take(self, owner: str) -> None:
        self._free -= 1
        self._count += 1
        self._served[owner] = self._count

    def _forget(self) -> None:
        """Nobody waits: who was served when does not matter any more."""
        self._served.clear()

    def _check_room(self, rank: Rank) -> None:
        if len(self._waiting) >= MOST_WAITING:
            raise QueueFull("too much waits already; try again later")
        if rank is Rank.NOBODY:
            idle = sum(one.claim()[0] is Rank.NOBODY for one in self._waiting)
            if idle >= MOST_FOR_NOBODY:
                raise QueueFull("too many tables without people are played already")
