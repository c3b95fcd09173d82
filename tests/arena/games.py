"""Finished games that nobody had to play: only who sat where and how it ended."""

from __future__ import annotations

import msgspec

from perankh.arena.contest import Contest
from perankh.arena.fixture import Fixture, Played, Spent, play
from perankh.record.format import Result

SMALL = Contest(kind="ladder", game="imhotep", minds=("random", "greedy"), seeds=2)


def real(contest: Contest = SMALL) -> list[Played]:
    """Every game of the contest, really played."""
    return [
        play(fixture)
        for number in range(contest.seeds)
        for lineup in contest.lineups()
        for fixture in contest.group(lineup, number)
    ]


class Pretended:
    """Games that end as one likes, made from one that was played."""

    def __init__(self) -> None:
        self.model = play(SMALL.group(("greedy", "random"), 0)[0])

    def game(self, fixture: Fixture, totals: list[int]) -> Played:
        """The fixture with these points; places follow from them."""
        places = [1 + sum(other > own for other in totals) for own in totals]
        result = Result(
            scores=tuple({} for _ in totals), totals=tuple(totals), places=tuple(places)
        )
        record = msgspec.structs.replace(self.model.record, players=len(totals), result=result)
        return Played(fixture, record, tuple(Spent(10, 0.1, 0.02) for _ in totals))
