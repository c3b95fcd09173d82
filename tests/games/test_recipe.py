"""The recipe for a new game: one folder and one line, and the whole house plays it.

Pebbles is put among the games of a copy of the house, under another name.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import perankh
from tests.support.pebbles import GAME as PEBBLES
from tests.web.serving import Browser, number, serving, settings

LINE = '    "marbles": "perankh.games.marbles",\n'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with one folder and one line more."""
    copy = tmp_path_factory.mktemp("house")
    source = Path(perankh.__file__).parent
    copytree(source, copy / "perankh", ignore=ignore_patterns("_compiled", "__pycache__"))
    folder = copy / "perankh" / "games" / "marbles"
    copytree(PEBBLES.folder, folder, ignore=ignore_patterns("table.py", "shipping.py", "__pyc*"))
    for file in folder.rglob("*.*"):
        text = file.read_text(encoding="utf-8")
        text = text.replace("pebbles", "marbles").replace("Pebbles", "Marbles")
        file.write_text(text.replace("PEB", "MAR"), encoding="utf-8")
    registry = copy / "perankh" / "games" / "__init__.py"
    before, line, after = registry.read_text().partition("GAMES = {\n")
    registry.write_text(before + line + LINE + after)
    return copy


@pytest.fixture
def environment(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{house}{os.pathsep}{Path(__file__).parents[2]}")
    monkeypatch.setenv("PERANKH_PURE", "1")


def said(*words: str) -> str:
    """What the command says in the other house."""
    command = [sys.executable, "-m", "perankh.cli", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.usefixtures("environment")
def test_the_commands_know_a_game_by_its_folder_and_its_line() -> None:
    assert "Marbles" in said("games")
    assert "marbles: 3 games, nothing wrong" in said("fuzz", "marbles", "--games", "3")
    assert "perankh/games/marbles/rules/steps.py:" in said("rules", "marbles", "3.5")
    assert '"game": "marbles"' in said("new", "marbles", "--seed", "1")


@pytest.mark.usefixtures("environment")
def test_the_server_knows_it_too_and_people_can_play_it(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as server, Browser(server, "Ann") as ann:
        games = ann.http.get("/api/games").json()
        assert "marbles" in [game["id"] for game in games]
        table = ann.table("marbles", {"kind": "me"}, {"kind": "mind", "mind": "greedy"})
        with ann.live(table) as live:
            live.until_type("state")
            while live.table["phase"] != "over":
                if live.options:
                    answer = live.act(live.options[0], f"answer {live.seq}")
                    live.until_seq(number(answer, "seq"))
                else:
                    live.read()
        assert ann.get(f"/api/tables/{table}")["phase"] == "over"
