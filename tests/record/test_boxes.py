"""Records of before, whose box hash covers names too, and the shipped boxes of today."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from perankh.games import all_games, game
from perankh.kernel.game import Game
from perankh.record.boxes import PLAYS_LIKE, is_box, today
from perankh.record.format import read
from perankh.record.verify import verify

GAMES = Path(__file__).parents[1] / "games"
KEPT = sorted(GAMES.glob("*/transcripts/*.json"))


def test_the_hash_of_every_kept_record_means_the_shipped_box() -> None:
    assert len(KEPT) > 30
    for file in KEPT:
        kept = json.loads(file.read_text("utf-8"))
        box = game(kept["game"]).box()
        assert is_box(kept["box"], box), file
        assert kept["box"] in PLAYS_LIKE, "a shipped word may be corrected"


@pytest.mark.parametrize("played", all_games(), ids=lambda played: played.id)
def test_a_record_of_before_verifies_with_a_box_whose_words_were_corrected(played: Game) -> None:
    """The hash of the whole file is another then: only the list of former boxes knows it."""
    file = next(one for one in KEPT if one.parent.parent.name == played.id)
    record = read(file.read_bytes())
    text = (played.folder / "box.toml").read_text("utf-8")
    name = played.box().facts.game.name.cs
    assert f'cs = "{name}"' in text
    box = played.box(text.replace(f'cs = "{name}"', 'cs = "Jinak"'))
    assert box.file_hash != record.box
    assert verify(record, played, box).entries == len(record.entries)


def test_a_hash_that_nobody_knows_stays_what_it_is() -> None:
    assert today("0" * 64) == "0" * 64
    assert not any(is_box("0" * 64, one.box()) for one in all_games())
