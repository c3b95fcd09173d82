"""Pebbles as another house ships it: for processes with these in their environment."""

from __future__ import annotations

import os
from pathlib import Path

from tests.support.pebbles import GAME

FOLDER = "PEBBLES_FOLDER"
"""Where its box and its texts lie."""
RULES = "PEBBLES_RULES"
"""The version of its rules."""


def ship() -> None:
    """Let the game be what the environment says."""
    GAME.folder = Path(os.environ.get(FOLDER, GAME.folder))
    GAME.rules_version = int(os.environ.get(RULES, GAME.rules_version))
