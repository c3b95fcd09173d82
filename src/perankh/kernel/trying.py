# compiled by mypyc
"""Options tried on clones, inside compiled code: whether chance or a reveal comes with each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.kernel.state import State

DRAWS: Final = 1
"""Chance takes part in an option."""
REVEALS: Final = 2
"""Something hidden is shown to somebody."""


def try_all(s: State) -> list[int]:
    """For each option, in their order: DRAWS, REVEALS, both together, or 0. `s` is not touched."""
    found: list[int] = []
    draws, reveals = s.rng.draws, s.reveals
    for action in s.options():
        if s.is_quiet(action):
            found.append(0)
            continue
        trial = s.clone()
        trial.advance(action)
        comes: i64 = 0
        if trial.rng.draws != draws:
            comes |= DRAWS
        if trial.reveals != reveals:
            comes |= REVEALS
        found.append(comes)
    return found
