"""The kit itself can fail: every game that is broken on purpose is caught by the right check."""

from __future__ import annotations

from pathlib import Path

import pytest

from perankh.kernel.conformance import Nonconformity, check_game, check_texts
from tests.conformance.mutants import MUTANTS
from tests.support.pebbles import GAME, PebblesGame

GAMES = 30
"""At most this many games are played until a mutant must have been caught."""


def caught(name: str) -> Nonconformity:
    game = MUTANTS[name].game
    box = game.box()
    for seed in range(GAMES):
        try:
            for setup in game.setups():
                check_game(game, 2 + seed % 2, setup, seed, box=box, every=1)
        except Nonconformity as error:
            return error
    pytest.fail(f"the kit let pass a game that {name}")


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_game_is_caught_by_the_check_for_it(name: str) -> None:
    error = caught(name)
    assert error.check in MUTANTS[name].checks.split(), str(error)


def test_the_message_says_how_to_see_it_again() -> None:
    error = caught("loses a pebble")
    assert "pebbles, " in str(error)
    assert " players, setup {" in str(error)
    assert "seed " in str(error)
    assert " actions)" in str(error)


def test_a_language_without_a_sentence_is_named_with_the_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "texts"
    folder.mkdir()
    for file in GAME.texts_folder().iterdir():
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    polish = folder / "pl.ftl"
    kept = [line for line in polish.read_text().splitlines() if "why-not-in-hand" not in line]
    polish.write_text("\n".join(kept))

    class Speechless(PebblesGame):
        def texts_folder(self) -> Path:
            return folder

    with pytest.raises(Nonconformity, match="pl: missing pebbles-why-not-in-hand"):
        check_texts(Speechless())
