"""`perankh rules`: numbered rules against the marks of tests."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copytree

import pytest

from perankh.cli.rule_coverage import named_by_tests, read_descriptive
from perankh.cli.rule_places import mentioned, places_of
from perankh.games import all_games, game
from perankh.kernel.game import Game
from perankh.kernel.rulebook import find_rule, read_rules
from tests.support.pebbles import GAME as PEBBLES
from tests.support.pebbles.game import PebblesGame

from .calling import call

SAMPLE = """
from tests.support import rule
import pytest

@rule("IMH-4.3", "IMH-4.4")
def test_two(): ...

class TestMarket:
    @pytest.mark.rule("IMH-7.1.1")
    def test_one(self): ...

    @pytest.mark.parametrize("x", [pytest.param(1, marks=rule("IMH-5.3"))])
    def test_param(self, x): ...

@rule("IMH-99.9")
def test_unknown(): ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    (tmp_path / "test_sample.py").write_text(SAMPLE)
    return tmp_path


def coverage(*words: object) -> dict[str, list[str]]:
    found: list[dict[str, list[str]]] = json.loads(call("rules", *words, "--json").out)
    return found[0]


def test_the_marks_of_tests_are_found_wherever_they_stand(tests: Path) -> None:
    assert named_by_tests(tests) == {
        "IMH-4.3": ["test_sample.py::test_two"],
        "IMH-4.4": ["test_sample.py::test_two"],
        "IMH-7.1.1": ["test_sample.py::test_one"],
        "IMH-5.3": ["test_sample.py::test_param"],
        "IMH-99.9": ["test_sample.py::test_unknown"],
    }


def test_covered_uncovered_and_unknown_rules_are_told_apart(tests: Path) -> None:
    found = coverage("imhotep", "--tests", tests)
    assert list(found["covered"]) == ["IMH-4.3", "IMH-4.4", "IMH-5.3", "IMH-7.1.1"]
    assert "IMH-5.4" in found["uncovered"]
    assert "IMH-4.3" not in found["uncovered"]
    assert list(found["unknown"]) == ["IMH-99.9"]


def test_the_check_fails_while_a_rule_is_uncovered_or_unknown(tests: Path) -> None:
    called = call("rules", "--check", "--tests", tests)
    assert called.code == 1
    assert "uncovered  IMH-5.4" in called.out
    assert "unknown    IMH-99.9 in test_sample.py::test_unknown" in called.out
    assert call("rules", "--tests", tests).code == 0


def test_the_check_passes_when_every_rule_is_named(tmp_path: Path) -> None:
    numbers = [number for one in all_games() for number in read_rules(one)]
    marks = ", ".join(f'"{number}"' for number in numbers)
    (tmp_path / "test_all.py").write_text(f"@rule({marks})\ndef test_all(): ...\n")
    called = call("rules", "--check", "--tests", tmp_path)
    assert called.code == 0
    assert " 0 uncovered" in called.out


@pytest.mark.parametrize("name", [one.id for one in all_games()])
def test_rules_that_describe_no_play_exist_and_have_a_reason(name: str) -> None:
    numbers = read_rules(game(name))
    for number, reason in read_descriptive(game(name)).items():
        assert number in numbers
        assert len(reason) > 20


def test_a_rule_is_read_whole_with_what_belongs_to_it() -> None:
    imhotep = game("imhotep")
    assert len(read_rules(imhotep)) > 150
    assert find_rule(imhotep, "imh-5.9").text.startswith("Choose an unsailed ship")
    assert "A blue card is named by its kind" in find_rule(imhotep, "5.21").text
    assert "EXAMPLE 9.3" in find_rule(imhotep, "9.3.1").text
    assert "IMH-" not in find_rule(imhotep, "9.4.5").text


def test_one_rule_can_be_printed() -> None:
    said = call("rules", "imhotep", "5.10").out
    assert said.startswith("IMH-5.10  The player needs no own stone on the ship.\n")
    assert call("rules", "imhotep", "5.10", "--json").json()["number"] == "IMH-5.10"


# --- where the code names them


def test_a_rule_is_printed_with_its_code_and_its_tests() -> None:
    said = call("rules", "imhotep", "5.2").out
    assert "code  src/perankh/games/imhotep/rules/rounds.py:" in said
    assert " pass_turn" in said
    assert "test  tests/games/imhotep/test_deadlock.py::test_who_has_no_stone_and_nothing" in said
    told = call("rules", "iunu", "13.9").out
    assert "code  nothing else asks for the mode" in told


@pytest.mark.parametrize("one", all_games(), ids=lambda one: one.id)
def test_code_names_every_rule_or_the_game_says_why_not(one: Game) -> None:
    found = coverage(one.id)
    assert found["unnamed"] == []
    assert not found["unknown"]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("PEB-1.1: the bag", ["PEB-1.1"]),
        ("see PEB-2.1, 2.3 and 3.1; 4 pebbles", ["PEB-2.1", "PEB-2.3", "PEB-3.1"]),
        ("PEB-2.1 to 2.3, 3.1", ["PEB-2.1", "PEB-2.2", "PEB-2.3", "PEB-3.1"]),
        ("PEB-9.9 is nowhere", ["PEB-9.9"]),
        ("section 2 of another book, 2.1", []),
    ],
)
def test_a_line_names_rules_by_lists_and_ranges(text: str, numbers: list[str]) -> None:
    assert mentioned(text, "PEB", list(read_rules(PEBBLES))) == numbers


def test_a_rule_that_the_code_no_longer_names_is_missed(tmp_path: Path) -> None:
    folder = tmp_path / "pebbles"
    copytree(PEBBLES.folder, folder)
    other = PebblesGame()
    other.folder = folder
    assert "PEB-3.5" in places_of(other)
    for file in folder.rglob("*.py"):
        file.write_text(file.read_text().replace("PEB-3.5", "PEB-3.4"))
    assert "PEB-3.5" not in places_of(other)
