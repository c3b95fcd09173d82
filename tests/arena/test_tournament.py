"""Contests as a whole: counting, stopping early, going on after an interruption, rating."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from perankh.arena.chart import chart, ratings_chart
from perankh.arena.contest import Contest
from perankh.arena.errors import BadJournal
from perankh.arena.fixture import Fixture, Played, play
from perankh.arena.journal import Journal
from perankh.arena.runners import Games, Here
from perankh.arena.tournament import Report, Tournament, hold
from perankh.record.verify import verify

from .games import SMALL, Pretended

PRETENDED = Pretended()


class Told:
    """A runner that plays nothing: it is told who wins."""

    name = "told"
    workers = 1

    def __init__(self, strength: dict[str, int]) -> None:
        self.strength = strength
        self.asked: list[Fixture] = []

    def run(self, fixtures: Iterator[Fixture]) -> Games:
        for fixture in fixtures:
            self.asked.append(fixture)
            yield PRETENDED.game(fixture, [self.strength[mind] for mind in fixture.minds])


def contest(*minds: str, **changes: object) -> Contest:
    plain: dict[str, object] = {"kind": "ladder", "game": "imhotep", "minds": minds, **changes}
    return msgspec.convert(plain, Contest)


def test_a_lineup_stops_when_its_verdict_is_clear() -> None:
    told = Told({"random": 10, "greedy": 30})
    report = hold(contest("random", "greedy", seeds=500), told)
    assert report.lineups[0].fared[0].verdict == "above"
    assert report.lineups[0].fared[0].share.mean == 1
    assert report.lineups[0].fared[0].margin.mean == 20
    assert report.games == len(told.asked) == 18


def test_all_seeds_are_played_if_that_is_wanted() -> None:
    report = hold(
        contest("random", "greedy", seeds=9, stop=False), Told({"random": 1, "greedy": 2})
    )
    assert report.games == 18


def test_equals_stay_open() -> None:
    report = hold(contest("random", "greedy", seeds=30), Told({"random": 1, "greedy": 1}))
    fared = report.lineups[0].fared[0]
    assert (fared.share.mean, fared.verdict) == (0.5, "open")
    assert report.games == 60


def test_a_goal_is_what_the_verdict_is_about() -> None:
    told = Told({"random": 1, "greedy": 1})
    report = hold(contest("random", "greedy", seeds=200, goal=0.68), told)
    assert report.lineups[0].fared[0].verdict == "below"


def test_among_four_players_a_quarter_is_par() -> None:
    told = Told({"random": 5, "greedy": 9})
    report = hold(contest("random", "greedy", players=4, seeds=100), told)
    challenger, others = report.lineups[0].fared
    assert challenger.verdict == "above"
    assert (challenger.share.mean, others.share.mean) == (1, 0)
    assert (challenger.seats, others.seats) == (1, 3)
    assert report.games == 32


def test_the_stronger_is_rated_higher_and_the_mean_is_zero() -> None:
    strength = {"random": 1, "greedy": 2, "scribe": 3}
    three = contest("random", "greedy", "scribe", kind="round-robin", seeds=10)
    ratings = hold(three, Told(strength)).ratings
    assert [one.mind for one in ratings] == ["scribe", "greedy", "random"]
    assert sum(one.elo.mean for one in ratings) == pytest.approx(0, abs=0.01)
    for one in ratings:
        assert one.elo.low <= one.elo.mean <= one.elo.high
        assert one.elo.high - one.elo.low > 20


def test_the_report_does_not_depend_on_which_game_ends_first() -> None:
    twelve = contest("random", "greedy", seeds=12)
    games = [
        PRETENDED.game(fixture, [2 if mind == "greedy" else 1 for mind in fixture.minds])
        for fixture in Tournament(twelve).fixtures()
    ]
    forwards, backwards = Tournament(twelve), Tournament(twelve)
    for played in games:
        forwards.add(played)
    for played in reversed(games):
        backwards.add(played)
    assert forwards.report(Here(), 0) == backwards.report(Here(), 0)
    assert forwards.report(Here(), 0).games == 18


def test_an_interrupted_contest_goes_on_without_playing_a_game_twice(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = hold(SMALL, Here(), Journal(tmp_path / "whole.jsonl"))

    def interrupted(played: int, left: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(SMALL, Here(), Journal(file), interrupted)
    assert len(file.read_text().splitlines()) == 3
    torn = file.read_bytes() + b'{"fixture": {"ga'
    file.write_bytes(torn)
    seen: list[tuple[int, int]] = []
    report = hold(SMALL, Here(), Journal(file), lambda played, left: seen.append((played, left)))
    assert seen == [(0, 1), (1, 0)]
    assert shares(report) == shares(whole)
    assert len(Journal(file).games) == 4
    again = hold(SMALL, Told({}), Journal(file))
    assert again.games == 4


def shares(report: Report) -> list[float]:
    return [fared.share.mean for one in report.lineups for fared in one.fared]


def test_games_in_the_journal_are_true_records(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "games.jsonl")
    journal.add(play(SMALL.group(("greedy", "random"), 0)[0]))
    kept: Played = Journal(tmp_path / "games.jsonl").games[0]
    assert kept == journal.games[0]
    verify(kept.record)


def test_a_line_that_is_no_game_is_refused_by_its_number(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("{}\n")
    with pytest.raises(BadJournal, match="line 1"):
        Journal(file)


def test_a_chart_shows_every_lineup_and_every_rating() -> None:
    three = contest("random", "greedy", "scribe", seeds=6)
    report = hold(three, Told({"random": 1, "greedy": 2, "scribe": 3}))
    shown = chart(report)
    assert "greedy – random" in shown
    assert "scribe – greedy" in shown
    assert shown.count("<circle") == 2
    assert ratings_chart(report).count("<circle") == 3
