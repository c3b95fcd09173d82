"""`perankh bench` and `perankh fuzz`."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import perankh
from perankh.bench.comparison import PlayoutBench
from perankh.bench.playouts import Report, named_setups, timed
from perankh.bench.search import SearchBench
from perankh.games import game
from perankh.games.imhotep.rules.actions import GET_STONES
from perankh.kernel.errors import BrokenInvariant
from perankh.kernel.state import State
from tests.cli.calling import call, refusal


def test_one_build_is_measured_for_fewest_and_most_players() -> None:
    called = call("bench", "playouts", "imhotep", "--here", "--seconds", "0.01")
    report = msgspec.json.decode(called.out, type=Report)
    assert report.compiled == perankh.compiled()
    assert [one.players for one in report.measured] == [2, 4]
    for one in report.measured:
        assert one.playouts.decisions_per_s > one.playouts.games_per_s > 0
        assert 60 < one.playouts.decisions_per_game < 150
        assert one.python_loop.decisions_per_s > 0
        assert 0 < one.clone_us < 1000
        assert 100 < one.bytes_per_state < 100_000
        assert list(one.by_setup) == [name for name, _ in named_setups(game("imhotep"))]


def test_a_bench_reports_both_builds_in_one_run() -> None:
    called = call("bench", "playouts", "imhotep", "--seconds", "0.01", "--json")
    bench = msgspec.json.decode(called.out, type=PlayoutBench)
    assert not bench.pure.compiled
    assert (bench.compiled is not None) == perankh.compiled()
    assert set(bench.times_pure) == ({"2", "4"} if perankh.compiled() else set())
    assert set(bench.slowest_setup) == {"2", "4"}


def test_a_search_is_measured_in_both_builds_in_one_run() -> None:
    called = call("bench", "search", "imhotep", "--seconds", "0.01", "--json")
    bench = msgspec.json.decode(called.out, type=SearchBench)
    assert not bench.pure.compiled
    assert bench.pure.cut_per_s > bench.pure.full_per_s > 0
    assert (bench.compiled is not None) == (bench.times_pure is not None) == perankh.compiled()


def test_a_search_of_a_wrong_size_is_refused() -> None:
    assert "2 to 4 players" in refusal("bench", "search", "imhotep", "--players", "7")
    assert "--seconds" in refusal("bench", "search", "imhotep", "--seconds", "0")


def test_a_measurement_goes_on_until_it_is_long_enough() -> None:
    seen: list[int] = []

    def run(games: int, seed: int) -> int:
        seen.append(games)
        return sum(range(games * 1000)) and games * 10

    speed = timed(run, 0.02)
    assert speed.decisions_per_game == 10
    assert speed.decisions_per_s == pytest.approx(10 * speed.games_per_s)
    assert seen[-1] > seen[0]


def test_random_games_are_examined_and_counted(tmp_path: Path) -> None:
    file = tmp_path / "failure.json"
    words = ["fuzz", "imhotep", "--games", 2, "--seed", 1, "--out", file]
    found = call(*words, "--json").json()
    assert found["failure"] is None
    assert found["games"] == 2
    assert not file.exists()
    assert "2 games, nothing wrong" in call(*words).out


def test_a_failing_game_is_kept_shrunk_and_can_be_seen_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    imhotep = game("imhotep")
    right = imhotep.check

    def wrong(state: State) -> None:
        right(state)
        if not state.is_over() and GET_STONES not in state.options():
            raise BrokenInvariant("IMH-15.2", "so many stones on sleds")

    monkeypatch.setattr(imhotep, "check", wrong)
    file = tmp_path / "failure.json"
    called = call("fuzz", "imhotep", "--games", 5, "--out", file)
    assert called.code == 1
    assert "so many stones on sleds" in called.out
    assert f"--again {file}" in called.out.replace("\n", " ")
    assert 0 < len(json.loads(file.read_text())["entries"]) <= 4
    again = call("fuzz", "imhotep", "--again", file, "--json")
    assert again.code == 1
    assert "so many stones on sleds" in again.out
    monkeypatch.undo()
    assert call("fuzz", "imhotep", "--again", file).code == 0
    assert call("replay", file).code == 0
    assert "already there" in refusal("fuzz", "imhotep", "--out", file)
