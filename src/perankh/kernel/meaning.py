"""What an action means, in names of the board, and its one text form."""

from __future__ import annotations

Meaning = dict[str, str | int]
"""What an action means, in names of the board: `{"verb": "sail", "ship": 2, "site": "temple"}`."""


def as_text(meaning: Meaning) -> str:
    """The one text form of an action.

    >>> as_text({"verb": "sail", "ship": 2, "site": "temple"})
    'sail 2 temple'
    """
    return " ".join(map(str, meaning.values()))
