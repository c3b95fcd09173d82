"""Level 3: computer players. They know states and options, never tables, records or texts.

`MINDS` names them all; `mind` gives one by its name. How they think lives in their own modules.
"""

from __future__ import annotations

from collections.abc import Callable

from perankh.kernel.errors import PerankhError
from perankh.minds.baselines import GreedyMind, Mind, RandomMind

MINDS: dict[str, Callable[[], Mind]] = {
    "random": RandomMind,
    "greedy": GreedyMind,
}
"""Every mind by the name under which commands, records and tables know it."""


class UnknownMind(PerankhError):
    """No mind of this name exists."""


def mind(name: str) -> Mind:
    """A new mind of this name.

    >>> mind("greedy").name
    'greedy'
    """
    make = MINDS.get(name)
    if make is None:
        raise UnknownMind(f"there is no mind {name!r}; there are: {', '.join(MINDS)}")
    return make()


__all__ = ["MINDS", "Mind", "UnknownMind", "mind"]
