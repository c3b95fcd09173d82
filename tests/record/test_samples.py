"""Records of every version stay readable for ever: these were kept, and are never made anew."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from perankh.games import game
from perankh.record.fairness import Seeds, secret_from_hex
from perankh.record.format import Act, Undo, read, write
from perankh.record.replay import Replay
from perankh.record.transcript import transcript
from perankh.record.verify import verify

SAMPLES = sorted((Path(__file__).parent / "samples").glob("v1-*.json"))
OLDER = sorted((Path(__file__).parent / "samples").glob("rules-*.json"))
"""Played under rules that have changed since."""
PAGE = Path(__file__).parents[2] / "docs" / "record.md"

kept = pytest.mark.parametrize("path", SAMPLES, ids=[path.stem for path in SAMPLES])


def test_there_are_samples_for_every_number_of_players() -> None:
    assert {read(path.read_bytes()).players for path in SAMPLES} == {2, 3, 4}


@kept
def test_a_kept_record_reads_replays_and_verifies(path: Path) -> None:
    record = read(path.read_bytes())
    assert {type(entry) for entry in record.entries} == {Act, Undo}
    assert verify(record).result == record.result
    *_, last = Replay(record).line()
    assert last.state.is_over()


@kept
def test_a_kept_record_is_still_written_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write(read(text)) == text


@kept
def test_a_kept_record_still_tells_the_same_game(path: Path) -> None:
    told = path.with_suffix(".txt").read_text(encoding="utf-8")
    assert transcript(read(path.read_bytes())) == told


@pytest.mark.parametrize("path", OLDER, ids=[path.stem for path in OLDER])
def test_a_record_of_older_rules_still_verifies_and_tells_the_same_game(path: Path) -> None:
    record = read(path.read_bytes())
    now = game(record.game)
    assert record.rules_version < now.rules_version
    assert verify(record).result == record.result
    assert Replay(record).game.rules_version == record.rules_version
    assert transcript(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


@kept
def test_the_check_printed_in_the_documentation_works_without_perankh(path: Path) -> None:
    check = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert len(check.splitlines()) <= 20
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", check, str(path)],
        capture_output=True,
        text=True,
        check=True,
    )
    record = read(path.read_bytes())
    seeds = Seeds(secret_from_hex(record.secret or ""), record.table, record.contributions)
    wanted = [f"{n} {seeds.seed(n)}" for n in range(len(record.entries) + 1)]
    assert done.stdout.splitlines() == wanted


def test_the_check_printed_in_the_documentation_refuses_a_changed_record(tmp_path: Path) -> None:
    check = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    forged = tmp_path / "forged.json"
    text = SAMPLES[0].read_text(encoding="utf-8")
    forged.write_text(text.replace('"Anežka"', '"Eve"'), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", check, str(forged)], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "changed after the game" in done.stderr
