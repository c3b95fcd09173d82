"""Level 3: computer players. They know states and options, never tables, records or texts.

`mind` gives one by its name, `LEVELS` are those that people play against. What a mind does with a
state is `fair_choice`: it deals anew whatever the seat can't know before it asks the mind.
How they think lives in their own modules; looking over their shoulder in `hints` and `analysis`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from perankh.kernel.errors import PerankhError
from perankh.minds.baselines import GreedyMind, Mind, RandomMind, fair_choice
from perankh.minds.levels import LEVELS, Level
from perankh.minds.search import Plan, SearchMind

MINDS: dict[str, Callable[[], Mind]] = {
    "random": RandomMind,
    "greedy": GreedyMind,
    **{level.id: level.mind for level in LEVELS},
}
"""Every mind by the name under which commands, records and tables know it."""

UNLIMITED = 1 << 40
"""Iterations that no time suffices for."""

_WITH_BUDGET = re.compile(
    r"search@(?:(?P<iterations>[1-9]\d{0,9})|(?P<seconds>\d{1,3}(\.\d{1,3})?)s)"
)


class UnknownMind(PerankhError):
    """No mind of this name exists."""


def mind(name: str) -> Mind:
    """A new mind of this name.

    For measurements there is also the bare search, with as many iterations as one likes or, with
    an s, so many seconds for each decision.

    >>> mind("greedy").name
    'greedy'
    >>> mind("search@500").name, mind("search@0.1s").name
    ('search@500', 'search@0.1s')
    """
    make = MINDS.get(name)
    if make is not None:
        return make()
    budget = _WITH_BUDGET.fullmatch(name)
    if budget is None:
        raise UnknownMind(f"there is no mind {name!r}; there are: {', '.join(MINDS)}")
    if budget["iterations"]:
        return SearchMind(name, Plan(int(budget["iterations"]), 0.0))
    return SearchMind(name, Plan(UNLIMITED, float(budget["seconds"])))


__all__ = ["LEVELS", "MINDS", "Level", "Mind", "UnknownMind", "fair_choice", "mind"]
