"""A contest being held: hands out the games that are still needed and takes finished ones in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from time import perf_counter

import msgspec

from perankh.arena.contest import Contest
from perankh.arena.fixture import Fixture, Played
from perankh.arena.journal import Journal
from perankh.arena.pairing import LineupResult, Pairing
from perankh.arena.ratings import Rating, rate
from perankh.arena.runners import Runner


class Report(msgspec.Struct, frozen=True):
    """What came of a contest."""

    contest: Contest
    lineups: list[LineupResult]
    ratings: list[Rating]
    """The strongest first."""
    games: int
    """Games that count."""
    decisions: int
    decisions_per_s: float
    """Decisions for each second of thinking, on one core."""
    games_per_s: float
    """Games of this run for each second that it took; 0: all had been played before."""
    workers: int
    on: str
    """Where they were played: here, cores or ray."""


class Tournament:
    """A contest with its games. What it reports depends on the games alone, not on their order."""

    def __init__(self, contest: Contest) -> None:
        contest.check()
        self.contest = contest
        self.pairings = [Pairing(contest, lineup) for lineup in contest.lineups()]
        self._pairing_of = {
            fixture.key(): pairing
            for pairing in self.pairings
            for group in pairing.fixtures
            for fixture in group
        }

    @property
    def left(self) -> int:
        """Games that are still to be played, if no verdict comes first."""
        return sum(pairing.left for pairing in self.pairings)

    def fixtures(self) -> Iterator[Fixture]:
        """The games that are needed, seed by seed; lineups with a verdict need no more."""
        for number in range(self.contest.seeds):
            for pairing in self.pairings:
                for fixture in pairing.missing(number):
                    if not pairing.done:
                        yield fixture

    def add(self, played: Played) -> bool:
        """Take a finished game in; whether it belongs to this contest."""
        pairing = self._pairing_of.get(played.fixture.key())
        if pairing is None:
            return False
        pairing.add(played)
        return True

    def report(self, runner: Runner, games_per_s: float) -> Report:
        """What the games that count say."""
        counted = [one for pairing in self.pairings for group in pairing.counted for one in group]
        decisions = sum(one.decisions for one in counted)
        seconds = sum(one.seconds for one in counted)
        return Report(
            contest=self.contest,
            lineups=[pairing.result() for pairing in self.pairings],
            ratings=rate(self.contest.minds, [pairing.counted for pairing in self.pairings]),
            games=len(counted),
            decisions=decisions,
            decisions_per_s=decisions / seconds if seconds else 0.0,
            games_per_s=games_per_s,
            workers=runner.workers,
            on=runner.name,
        )


def hold(
    contest: Contest,
    runner: Runner,
    journal: Journal | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Hold a contest. Games that the journal has are not played again; new ones are added to it.

    `progress` is told after each game how many were played in this run and how many are left.
    """
    journal = Journal() if journal is None else journal
    tournament = Tournament(contest)
    for played in journal.games:
        tournament.add(played)
    started = perf_counter()
    new = 0
    if progress is not None:
        progress(0, tournament.left)
    with closing(runner.run(tournament.fixtures())) as games:
        for played in games:
            journal.add(played)
            tournament.add(played)
            new += 1
            if progress is not None:
                progress(new, tournament.left)
    return tournament.report(runner, new / (perf_counter() - started))
