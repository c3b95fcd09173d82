"""Which computer players may sit at a table."""

from __future__ import annotations

from perankh.minds import MINDS, UnknownMind


def known_mind(name: str) -> str:
    """The name of a computer player that may sit down; those with a budget are for research.

    Who could say how long one may think could keep all others waiting.

    >>> known_mind("greedy")
    'greedy'
    """
    if name not in MINDS:
        raise UnknownMind(f"there is no mind {name!r}; there are: {', '.join(MINDS)}")
    return name
