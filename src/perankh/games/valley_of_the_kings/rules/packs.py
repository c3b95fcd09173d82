# compiled by mypyc
"""Small numbers packed into one: the argument of a frame, and how much of each set a tomb holds.

What they are used for is in `state` and `programs`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NIBBLE: Final = 4
"""Bits of one set in `Player.different`."""
NIBBLE_MASK: Final = 15

# The argument of a frame: a line of a program, a card or number, and a count.
LINE_BITS: Final = 12
LINE_MASK: Final = 4095
IT_BITS: Final = 6
IT_MASK: Final = 63
COUNT_SHIFT: Final = 18


def packed(line: i64, it: i64, count: i64) -> i64:
    """The argument of a frame; `it` is a card or EMPTY."""
    return line | it + 1 << LINE_BITS | count << COUNT_SHIFT


def line_of(arg: i64) -> i64:
    """The line of a program in a frame's argument."""
    return arg & LINE_MASK


def it_of(arg: i64) -> i64:
    """The card in a frame's argument, or EMPTY."""
    return (arg >> LINE_BITS & IT_MASK) - 1


def count_of(arg: i64) -> i64:
    """The count in a frame's argument."""
    return arg >> COUNT_SHIFT


def unit(card_set: i64, one: i64) -> i64:
    """One card of a set in `Player.different`. (A literal 1 shifted would be 32 bits wide in C.)"""
    return one << card_set * NIBBLE
