"""Long work that can be done a little at a time: a generator that pauses, and returns what came.

Who has all the time runs it through; a server does as much as it may before others get their turn.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Work: TypeAlias = Generator[None, None, T]
"""Pauses often; in the end it returns a T."""


def run_through(work: Work[T]) -> T:
    """Do all of it now."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            value: T = end.value
            return value
