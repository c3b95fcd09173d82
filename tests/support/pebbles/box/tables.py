"""The numbers of the box, as the rules of Pebbles read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Pebble = Literal["grey", "red", "blue"]

IDS: tuple[Pebble, ...] = ("grey", "red", "blue")
"""The kinds of pebbles: structural, because actions are numbered by them."""

KINDS = len(IDS)


@dataclass(frozen=True)
class Tables:
    """Flat tables, shared by all clones."""

    copies: tuple[int, ...]
    points: tuple[int, ...]
    hand: int
    hand_limit: int
    gift_limit: int
    gift_points: int
    shell_points: int
    hand_penalty: int
