"""Contests with one seat: every mind alone against the rival, on the same seeds."""

from __future__ import annotations

import pytest

from perankh.arena.contest import Contest
from perankh.arena.errors import BadContest
from perankh.arena.fixture import play
from perankh.arena.lookback import look_back
from perankh.arena.runners import Here
from perankh.arena.tournament import hold
from perankh.kernel.errors import BadSetup
from perankh.minds.search import Plan
from perankh.record.replay import Replay
from perankh.record.verify import verify
from tests.support.heron import GAME
from tests.support.with_heron import heron_is_registered

__all__ = ["heron_is_registered"]


def contest(*minds: str, players: int = 1) -> Contest:
    setup: dict[str, object] = {"hunger": 2} if players == 1 else {}
    return Contest(
        kind="round-robin", game="heron", minds=minds, players=players, setup=setup, seeds=12
    )


def test_each_mind_plays_alone_and_its_share_is_that_against_the_rival() -> None:
    report = hold(contest("random", "greedy"), Here())
    assert [lineup.lineup for lineup in report.lineups] == [("random",), ("greedy",)]
    chance, greedy = (lineup.fared[0] for lineup in report.lineups)
    assert greedy.share.mean > chance.share.mean
    assert greedy.margin.mean > chance.margin.mean
    assert report.contest.centre == 0.5


def test_the_rival_is_rated_among_the_minds() -> None:
    report = hold(contest("random", "greedy"), Here())
    rated = {rating.mind: rating.elo.mean for rating in report.ratings}
    assert set(rated) == {"random", "greedy", "heron"}
    assert rated["greedy"] > rated["random"]


def test_a_single_mind_can_be_measured_against_the_rival() -> None:
    report = hold(contest("greedy"), Here())
    assert report.lineups[0].games == report.lineups[0].groups


def test_two_seats_and_the_rival_share_out_one_victory() -> None:
    report = hold(contest("random", "greedy", players=2), Here())
    shares = [one.share.mean for one in report.lineups[0].fared]
    assert 0 < sum(shares) <= 1


def test_one_seat_without_a_rival_is_no_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "rivals", ())
    with pytest.raises(BadContest, match="one player alone has no rival to beat"):
        contest("random").check()
    with pytest.raises(BadSetup, match="imhotep is for 2 to 4 players, not 1"):
        Contest(kind="ladder", game="imhotep", minds=("random", "greedy"), players=1).check()


def test_a_game_of_a_contest_is_a_record_that_verifies_and_can_be_looked_back_at() -> None:
    played = play(contest("random").group(("random",), 0)[0])
    assert [rival.id for rival in played.rivals()] == ["heron"]
    assert verify(played.record, GAME).result == played.record.result
    found = look_back(Replay(played.record, GAME), plan=Plan(6, 0.0))
    assert (found.rivals, len(found.outlooks[0].chances)) == (["heron"], 2)
