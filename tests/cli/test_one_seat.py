"""A game with one seat in the terminal, with choices that depend on others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calling import call, refusal
from tests.support.with_heron import heron_is_registered

__all__ = ["heron_is_registered"]


def test_one_person_plays_against_the_rival_and_the_points_of_both_are_shown(
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    words = ("-p", 1, "-s", "hunger=2", "-s", "catch=tall,golden", "-s", "gift=true")
    typed = "score\n" + "1\n" * 30
    called = call("play", "heron", "--seed", 3, "--record", file, *words, typed=typed)
    assert called.code == 0, called.err
    assert "Heron" in called.out
    assert "Gold" in called.out
    assert "wins." in called.out
    assert call("verify", file).code == 0
    looked = call("analyse", file, "-i", 4)
    assert looked.code == 0, looked.err
    assert "Heron" in looked.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["-p", 2, "-s", "hunger=1"], "hunger: is for 1 players, not 2"),
        (["-p", 2, "-s", "gift=true"], "gift: has 1 values for 2 seats"),
        (["-p", 1, "-s", "hunger=9"], "hunger: Expected `int` <= 3"),
        (["-p", 1, "-s", "hunger=1", "-s", "hunger=2"], "'hunger' was already given a value"),
    ],
)
def test_choices_that_can_not_be_are_refused_by_name(words: list[object], complaint: str) -> None:
    assert complaint in refusal("new", "heron", *words)


def test_the_list_of_games_tells_what_can_be_chosen() -> None:
    out = call("games").out
    assert "hunger=0   (0 to 3; with 1 player)" in out
    assert "gift=   (false, true; one for each seat)" in out


def test_a_contest_with_one_seat_is_reported() -> None:
    called = call(
        "arena", "round-robin", "heron", "random", "greedy", "-p", 1, "-n", 8, "--on", "here"
    )
    assert called.code == 0, called.err
    assert "greedy" in called.out
