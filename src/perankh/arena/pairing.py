"""One lineup's games: which count, what they say, and whether more are needed.

Groups count in the order of their seeds, and none after the verdict: what comes out does not depend
on which worker was faster.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from perankh.arena.contest import Contest, Lineup
from perankh.arena.fixture import Fixture, Played
from perankh.arena.statistics import (
    Interval,
    Verdict,
    mean_interval,
    share_interval,
    verdict,
)


class Fared(msgspec.Struct, frozen=True):
    """How one mind of a lineup fared."""

    mind: str
    seats: int
    """How many seats of the lineup are its own."""
    share: Interval
    """Victories by game and seat, a shared one as a part; with its 95 % interval."""
    margin: Interval
    """Points ahead of the best of the others."""
    verdict: Verdict
    """Whether its share is above or below the contest's goal; `open`: not clear."""
    decisions: int
    seconds: float
    """Time spent thinking."""
    slowest: float
    """The longest time for one decision."""


class LineupResult(msgspec.Struct, frozen=True):
    """What came of one lineup."""

    lineup: Lineup
    games: int
    groups: int
    """Seeds that were played from all seats."""
    fared: list[Fared]
    """The mind in question first."""


class Pairing:
    """A lineup with its games."""

    def __init__(self, contest: Contest, lineup: Lineup) -> None:
        self.contest = contest
        self.lineup = lineup
        self.minds = list(dict.fromkeys(lineup))
        self.fixtures = [contest.group(lineup, number) for number in range(contest.seeds)]
        self.counted: list[list[Played]] = []
        self._played: dict[bytes, Played] = {}

    @property
    def size(self) -> int:
        """Games in a group."""
        return len(self.fixtures[0])

    @property
    def done(self) -> bool:
        """Whether no more games are needed."""
        if len(self.counted) == self.contest.seeds:
            return True
        return self.contest.stop and all(self.verdict(mind) != "open" for mind in self.tested)

    @property
    def tested(self) -> list[str]:
        """The minds whose verdict is waited for: of two, one says it all."""
        return self.minds[:1] if len(self.minds) == 2 else self.minds

    @property
    def left(self) -> int:
        """Games that are still to be played, if no verdict comes first."""
        if self.done:
            return 0
        return self.size * self.contest.seeds - len(self._played)

    def missing(self, number: int) -> list[Fixture]:
        """What of a group was not played yet."""
        return [one for one in self.fixtures[number] if one.key() not in self._played]

    def add(self, played: Played) -> None:
        """Take a finished game in; groups that are complete now count, up to the verdict."""
        self._played[played.fixture.key()] = played
        while not self.done:
            group = [self._played.get(one.key()) for one in self.fixtures[len(self.counted)]]
            complete = [one for one in group if one is not None]
            if len(complete) < self.size:
                return
            self.counted.append(complete)

    def verdict(self, mind: str) -> Verdict:
        """Whether the mind's share is above or below the goal, as far as that is clear."""
        contest = self.contest
        return verdict(self.shares(mind), self.size, contest.centre, contest.zone)

    def shares(self, mind: str) -> list[float]:
        """The mind's share of the victories in each group, by game and seat."""
        return [_mean_over_seats(group, mind, Played.shares) for group in self.counted]

    def result(self) -> LineupResult:
        """What the games that count say."""
        games = len(self.counted) * self.size
        fared = [self._fared(mind) for mind in self.minds]
        return LineupResult(self.lineup, games, len(self.counted), fared)

    def _fared(self, mind: str) -> Fared:
        leads = [_mean_over_seats(group, mind, Played.leads) for group in self.counted]
        spent = [
            one.spent[seat]
            for group in self.counted
            for one in group
            for seat in _seats_of(one, mind)
        ]
        return Fared(
            mind=mind,
            seats=self.lineup.count(mind),
            share=share_interval(self.shares(mind), self.size),
            margin=mean_interval(leads),
            verdict=self.verdict(mind),
            decisions=sum(one.decisions for one in spent),
            seconds=sum(one.seconds for one in spent),
            slowest=max((one.slowest for one in spent), default=0.0),
        )


def _seats_of(played: Played, mind: str) -> list[int]:
    return [seat for seat, name in enumerate(played.fixture.minds) if name == mind]


def _mean_over_seats(
    group: Sequence[Played], mind: str, by_seat: Callable[[Played], list[float]]
) -> float:
    values = [by_seat(one)[seat] for one in group for seat in _seats_of(one, mind)]
    return sum(values) / len(values)
