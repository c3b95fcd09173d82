"""Writes the golden hashes anew: `python -m tests.conformance.regenerate [GAME ...]`.

To be done when the rules of a game, its box or the form of its positions change on purpose, and
then looked at in the diff: the numbers of decisions and the scores show what the change did.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from perankh.kernel.conformance import Golden, goldens
from perankh.kernel.game import Game
from tests.conformance.sizes import GAMES

FOLDER = Path(__file__).parent / "golden"
SEEDS = (1, 2)


def file_of(game: Game) -> Path:
    """Where the hashes of a game are kept; those of older rules never change."""
    older = game.of_version(0).rules_version != game.rules_version
    return FOLDER / (f"{game.id}-rules-{game.rules_version}.json" if older else f"{game.id}.json")


def kept(game: Game) -> list[Golden]:
    """The hashes on file."""
    return msgspec.json.decode(file_of(game).read_bytes(), type=list[Golden])


def main(names: list[str]) -> None:
    """Write the files of these games, or of all."""
    for game in GAMES:
        if not names or game.id in names:
            lines = [msgspec.json.encode(row).decode() for row in goldens(game, SEEDS)]
            file_of(game).write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
            print(f"{file_of(game).name}: {len(lines)} games")


if __name__ == "__main__":
    main(sys.argv[1:])
