"""The command line as a whole: help, bad input, and nothing imported that is not needed."""

import subprocess
import sys

import pytest

from perankh import __version__
from perankh.cli import COMMANDS
from perankh.games import GAMES

from .calling import call, refusal


def test_help_names_every_command() -> None:
    called = call("--help")
    assert called.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in called.out


def test_without_arguments_the_help_is_shown() -> None:
    assert call().out == call("--help").out


def test_the_version_can_be_asked_for() -> None:
    assert call("--version").out.strip() == __version__


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(command: str) -> None:
    words = [
        command,
        *{
            "position": ["check"],
            "box": ["check"],
            "bench": ["playouts"],
            "arena": ["ladder"],
        }.get(command, []),
    ]
    called = call(*words, "--help")
    assert called.code == 0
    assert f"perankh {command}" in called.out
    assert "Example" in called.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["games", "--nonsense"], "No such option: --nonsense"),
        (["new"], "Missing argument 'GAME'"),
        (["new", "chess"], "there is no game 'chess'; there is: imhotep"),
        (["new", "imhotep", "--players", "9"], "imhotep is for 2 to 4 players, not 9"),
        (["new", "imhotep", "--players", "many"], "Invalid value for '--players'"),
        (["new", "imhotep", "-s", "temple"], "'temple' must be written as name=value"),
        (["new", "imhotep", "-s", "temple=c"], "temple"),
        (["new", "imhotep", "-s", "roof=b"], "roof"),
        (["new", "imhotep", "-s", "temple.left=b", "-s", "temple=b"], "temple"),
        (["new", "imhotep", "--box", "/nowhere.toml"], "/nowhere.toml: there is no such file"),
        (["try", "/nowhere.json"], "/nowhere.json: there is no such file"),
        (["replay", "/nowhere.json"], "/nowhere.json: there is no such file"),
        (["verify", "/nowhere.json"], "/nowhere.json: there is no such file"),
        (["position", "check", "/nowhere.json"], "there is no such file"),
        (["position"], "Missing command"),
        (["box", "check", "/nowhere.toml"], "there is no such file"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "imhotep", "99.9"], "imhotep has no rule IMH-99.9"),
        (["rules", "--tests", "/nowhere"], "there are no tests here"),
        (["fuzz", "chess"], "there is no game 'chess'"),
        (["fuzz", "imhotep", "--games", "0"], "must be at least 1"),
        (["bench", "playouts", "chess"], "there is no game 'chess'"),
        (["bench", "playouts", "imhotep", "--seconds", "0"], "--seconds"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "--players", "7"], "imhotep is for 2 to 4 players, not 7"),
        (["play", "--seat", "3"], "there are players 1 to 2, not 3"),
        (["play", "--mind", "genius"], "there is no mind 'genius'; there are: random, greedy"),
        (["play", "--lang", "tlh"], "there is no language 'tlh'; there are: en, cs, pl, hu"),
        (["play", "--resume", "/nowhere.json"], "there is no such file"),
        (["games", "--lang", "tlh"], "there is no language 'tlh'"),
    ],
)
def test_bad_input_is_refused_in_one_line(words: list[str], said: str) -> None:
    assert said in refusal(*words)


def test_a_real_process_refuses_without_a_traceback() -> None:
    command = [sys.executable, "-m", "perankh.cli", "new", "chess"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == f"perankh: there is no game 'chess'; there is: {', '.join(GAMES)}\n"


def test_a_command_imports_only_what_it_needs() -> None:
    program = (
        "import sys; from perankh.cli import run; run(['games', '--json']);"
        "print([m for m in ('perankh.minds', 'perankh.record', 'perankh.kernel.conformance')"
        " if m in sys.modules], file=sys.stderr)"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"
