"""`perankh arena`, `perankh analyse` and `perankh hint`, as people call them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from perankh.arena.lookback import Lookback
from perankh.arena.tournament import Report
from perankh.cli.hint import Hinted

from ..cli.calling import call, refusal

LADDER = ("arena", "ladder", "imhotep", "random", "greedy", "--seeds", 2, "--on", "here")


def test_a_ladder_is_told_as_table_json_and_charts(tmp_path: Path) -> None:
    games, report = tmp_path / "games.jsonl", tmp_path / "report.json"
    files = ("--games", games, "--report", report, "--chart", tmp_path / "wins.svg")
    told = call(*LADDER, *files)
    assert told.code == 0
    assert "greedy – random" in told.out
    found = msgspec.json.decode(report.read_bytes(), type=Report)
    assert found.games == 4
    assert [one.mind for one in found.ratings] == ["greedy", "random"]
    assert (tmp_path / "wins.svg").read_text().startswith("<svg")
    assert (tmp_path / "wins-ratings.svg").read_text().startswith("<svg")
    again = msgspec.json.decode(call(*LADDER, "--games", games, "--json").out, type=Report)
    assert again.lineups == found.lineups
    assert again.games_per_s == 0


def test_a_round_robin_with_three_players(tmp_path: Path) -> None:
    minds = ("random", "greedy", "apprentice")
    words = ("arena", "round-robin", "imhotep", *minds, "-p", 3, "-n", 1, "--on", "here", "--json")
    report = msgspec.json.decode(call(*words).out, type=Report)
    assert [fared.mind for fared in report.lineups[0].fared] == list(minds)
    assert report.games == 3


def test_a_game_of_a_contest_can_be_replayed_and_verified(tmp_path: Path) -> None:
    games, record = tmp_path / "games.jsonl", tmp_path / "game.json"
    call(*LADDER, "--games", games)
    assert call("arena", "game", games, 3, "--out", record).code == 0
    assert call("verify", record).code == 0
    assert "greedy: " in call("replay", record).out
    assert "games 1 to 4, not 5" in refusal("arena", "game", games, 5)


def test_speed_on_processes_is_measured() -> None:
    words = ("--seconds", 0.05, "--warm-up", 0, "--json")
    told = call("arena", "scaling", "imhotep", "random", "greedy", *words)
    speeds = msgspec.json.decode(told.out, type=list[dict[str, float]])
    assert [one["processes"] for one in speeds] == [1, 2]


def test_a_game_is_analysed_in_words_json_and_a_chart(tmp_path: Path) -> None:
    games, record, chart = (tmp_path / name for name in ("games.jsonl", "game.json", "chances.svg"))
    call(*LADDER, "--games", games)
    call("arena", "game", games, 1, "--out", record)
    words = ("analyse", record, "--iterations", 2)
    found = msgspec.json.decode(call(*words, "--chart", chart, "--json").out, type=Lookback)
    assert found.outlooks[-1].chances in ([1.0, 0.0], [0.0, 1.0])
    assert chart.read_text().count("<polyline") == 2
    told = call(*words, "--lang", "cs")
    assert "Šance na výhru" in told.out
    assert "Štěstí" in told.out


def test_a_hint_names_the_best_option_of_a_position(tmp_path: Path) -> None:
    start = tmp_path / "start.json"
    assert call("new", "imhotep", "--seed", 1, "--out", start).code == 0
    hinted = msgspec.json.decode(call("hint", start, "-i", 40, "--json").out, type=Hinted)
    assert hinted.hint.best.visits >= max(one.visits for one in hinted.hint.others)
    assert set(hinted.say) == {hinted.hint.best.action, *(one.action for one in hinted.hint.others)}
    assert "consider: " in call("hint", start, "-i", 40).out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arena", "ladder", "chess", "a", "b"], "there is no game 'chess'"),
        (["arena", "ladder", "imhotep", "greedy"], "at least two minds"),
        (["arena", "ladder", "imhotep", "greedy", "greedy@1s"], "greedy doesn't search"),
        (["arena", "ladder", "imhotep", "random", "greedy", "--on", "moon"], "here, cores, ray"),
        (["arena", "game", "/nowhere.jsonl", "1"], "there is no such file"),
        (["analyse", "/nowhere.json"], "there is no such file"),
        (["hint", "/nowhere.json"], "there is no such file"),
    ],
)
def test_bad_input_is_refused_in_one_line(words: list[str], said: str) -> None:
    assert said in refusal(*words)
