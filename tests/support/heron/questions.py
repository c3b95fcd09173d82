"""The steps and questions of Heron, in the order of its rules."""

from __future__ import annotations

from typing import Literal

from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision, Step

from .box import IDS, KINDS
from .events import GameOver, HeronCaught, PoolFilled, PoolStirred, ReedTaken
from .state import Heron

TURN, NEXT = range(2)
"""Kinds of frames."""

StepId = Literal["turn", "next"]
STEP_IDS: tuple[StepId, ...] = ("turn", "next")

STIR = KINDS
ACTIONS = KINDS + 1

NOT_THERE = Reason("heron-why-not-there", "HER-2.1")
ALREADY_STIRRED = Reason("heron-why-already-stirred", "HER-2.2")


class Turn(Decision[Heron]):
    """HER-2.1, 2.2"""

    def __init__(self) -> None:
        super().__init__()
        self.prompt = "heron-prompt-turn"
        self.auto_answers = False

    def actions(self) -> list[int]:
        return list(range(ACTIONS))

    def options(self, s: Heron, player: int, arg: int) -> list[int]:
        kinds = [kind for kind in range(KINDS) if kind in s.pool]
        return kinds if s.stirred[player] else [*kinds, STIR]

    def choose(self, s: Heron, player: int, arg: int, action: int) -> None:
        if action == STIR:
            stir(s, player)
            s.push(TURN, player, 0)
            return
        s.pool.remove(action)
        s.bundles[player].append(action)
        if s.trace is not None:
            s.emit(ReedTaken(player=player, reed=IDS[action]))
        s.push(NEXT, player, 0)

    def why_not(self, s: Heron, player: int, arg: int, action: int) -> Reason:
        return ALREADY_STIRRED if action == STIR else NOT_THERE


class Next(Step[Heron]):
    """HER-2.3 to 2.5: the pool is filled; the Heron, the next player or the end."""

    def run(self, s: Heron, player: int, arg: int) -> None:
        fill(s)
        following = player + 1
        if following == s.players:
            following = 0
            if s.plays and s.pool:
                catch(s)
                fill(s)
        if len(s.pool) == s.tables.pool:
            s.push(TURN, following, 0)
            return
        s.reveal()
        if s.trace is not None:
            s.emit(GameOver(reeds=[IDS[reed] for reed in s.hidden]))


STEPS: list[Step[Heron]] = [Turn(), Next()]


def stir(s: Heron, player: int) -> None:
    """HER-2.2"""
    s.stirred[player] = True
    s.bag += s.pool
    s.pool = []
    if s.trace is not None:
        s.emit(PoolStirred(player=player))
    fill(s)


def fill(s: Heron) -> None:
    """HER-1.5, 2.3"""
    drawn = []
    while len(s.pool) < s.tables.pool and s.bag:
        drawn.append(s.rng.take(s.bag))
        s.pool.append(drawn[-1])
    s.pool.sort()
    if drawn and s.trace is not None:
        s.emit(PoolFilled(reeds=[IDS[reed] for reed in sorted(drawn)]))


def catch(s: Heron) -> None:
    """HER-2.4"""
    reed = max(s.pool, key=lambda kind: s.tables.points[kind])
    s.pool.remove(reed)
    s.catch.append(reed)
    if s.trace is not None:
        s.emit(HeronCaught(reed=IDS[reed]))
