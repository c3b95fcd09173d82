"""How much faster several processes play than one: games are played for a while and counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count
from time import perf_counter

import msgspec

from perankh.arena.contest import Contest
from perankh.arena.errors import BadContest
from perankh.arena.fixture import Fixture
from perankh.arena.runners import Cores

WARM_UP = 3.0
"""Seconds in which processes start and read what they need; nothing is counted."""


class Speed(msgspec.Struct, frozen=True):
    """How fast so many processes play."""

    processes: int
    games: int
    """Games that were counted."""
    games_per_s: float
    decisions_per_s: float
    times_one: float
    """How many times as fast as one process, in games."""


def measure(
    contest: Contest, processes: Sequence[int], seconds: float, warm_up: float = WARM_UP
) -> list[Speed]:
    """Let one process and then each number of them play a lineup of the contest for a while."""
    contest.check()
    if min(processes) < 1:
        raise BadContest("there must be at least one process")
    one = _speed(contest, 1, seconds, warm_up)
    found = [_compared(one, one)]
    for number in processes:
        if number > 1:
            found.append(_compared(_speed(contest, number, seconds, warm_up), one))
    return found


def _compared(speed: Speed, one: Speed) -> Speed:
    return msgspec.structs.replace(speed, times_one=speed.games_per_s / one.games_per_s)


def _speed(contest: Contest, processes: int, seconds: float, warm_up: float) -> Speed:
    """Count from the first game that ends after the warm-up to the first that ends after that."""
    games = decisions = 0
    begun = 0.0
    now = started = perf_counter()
    with closing(Cores(processes).run(_endless(contest))) as played:
        for one in played:
            now = perf_counter()
            if begun:
                games += 1
                decisions += one.decisions
                if now - begun >= seconds:
                    break
            elif now - started >= warm_up:
                begun = now
    took = now - begun
    return Speed(processes, games, games / took, decisions / took, 1.0)


def _endless(contest: Contest) -> Iterator[Fixture]:
    for number in count():
        for lineup in contest.lineups():
            yield from contest.group(lineup, number)
