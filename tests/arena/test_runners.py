"""The same games here, on processes and on a real local Ray; lost workers are replaced."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from contextlib import closing

import msgspec
import pytest

from perankh.arena.errors import BadContest, OtherHouse
from perankh.arena.fixture import Fixture, Played
from perankh.arena.runners import Cores, Here, Runner, runner
from perankh.arena.scaling import measure
from perankh.arena.tournament import Tournament

from .games import SMALL


def records(where: Runner) -> dict[bytes, Played]:
    """The games of the small contest by their fixtures, without how long they took."""
    return {
        played.fixture.key(): msgspec.structs.replace(played, spent=())
        for played in where.run(Tournament(SMALL).fixtures())
    }


def test_processes_play_the_same_games_as_this_one() -> None:
    assert records(Cores(2)) == records(Here())


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_ray_plays_the_same_games_as_this_process() -> None:
    ray = runner("ray", 2)
    assert records(ray) == records(Here())
    assert ray.workers == 2


@pytest.mark.parametrize("noticed", [False, True], ids=["just now", "before the next game"])
def test_a_lost_worker_is_replaced_and_its_game_played_again(noticed: bool) -> None:
    def ending_a_worker() -> Iterator[Fixture]:
        for number, fixture in enumerate(Tournament(SMALL).fixtures()):
            if number == 2:
                worker = multiprocessing.active_children()[0]
                worker.kill()
                if noticed:
                    worker.join()
            yield fixture

    with closing(Cores(1).run(ending_a_worker())) as games:
        assert len(list(games)) == 4


def test_what_goes_wrong_in_a_worker_is_told_and_no_worker_stays() -> None:
    wrong = msgspec.structs.replace(SMALL.group(("greedy", "random"), 0)[0], house="0")
    with pytest.raises(OtherHouse):
        list(Cores(1).run(iter([wrong])))
    assert multiprocessing.active_children() == []


def test_whoever_stops_early_leaves_no_worker_behind() -> None:
    games = Cores(2).run(Tournament(SMALL).fixtures())
    next(games)
    games.close()
    assert multiprocessing.active_children() == []


def test_an_unknown_place_is_refused() -> None:
    with pytest.raises(BadContest, match="here, cores, ray"):
        runner("moon")
    with pytest.raises(BadContest, match="at least one worker"):
        runner("cores", 0)


def test_speed_is_measured_for_one_process_and_for_more() -> None:
    one, two = measure(SMALL, [2], seconds=0.05, warm_up=0.0)
    assert (one.processes, one.times_one, two.processes) == (1, 1, 2)
    assert two.times_one == pytest.approx(two.games_per_s / one.games_per_s)
    assert one.decisions_per_s > one.games_per_s > 0
