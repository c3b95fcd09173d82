"""Corrected boxes of Valley of the Kings as an owner of the printed game meets them.

Each kind of mistake stands in `boxes`, and `tests/games/test_boxes.py` tries them all.
"""

from __future__ import annotations

from pathlib import Path

from tests.cli.calling import call, refusal
from tests.games.valley_of_the_kings.boxes import corrected


def test_box_check_explains_a_wrong_step_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(corrected('card.urn.steps.0.op = "shuffle_deck"'), encoding="utf-8")
    said = refusal("box", "check", file)
    assert "card[1] (urn).steps[0].op: 'shuffle_deck' is not known; known are draw," in said


def test_box_check_tells_what_was_corrected_and_the_box_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    steps = '[{ op = "draw", n = 3 }, { op = "discard_from_hand", n = 1 }]'
    changes = (f"card.hapi_canopic_jar.steps = {steps}", "card.scarab.cost = 6")
    file.write_text(corrected(*changes), encoding="utf-8")
    found = call("box", "check", file, "--json").json()
    assert "card.scarab.cost" in call("box", "check", file).out
    started = call("new", "valley_of_the_kings", "--box", file)
    assert started.json()["box"] == found["hash"]
