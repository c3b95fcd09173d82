"""Who takes part: a mind by its name, if wanted with another budget, `pharaoh@0.1s`."""

from __future__ import annotations

import re

from perankh.arena.errors import BadBudget
from perankh.minds import MINDS, Mind, mind
from perankh.minds.search import SearchMind

ENDLESS = 1 << 40
"""More iterations than any search does: only the time counts."""

_BUDGET = re.compile(r"(?P<amount>\d+(?:\.\d+)?)(?P<unit>[si])")


def contender(name: str) -> Mind:
    """A new mind of this name; after an @ its budget: seconds or iterations for one decision.

    Names that hold an @ of their own, like `search@500`, are known to `perankh.minds`.

    >>> contender("greedy").name
    'greedy'
    """
    base, at, budget = name.partition("@")
    if not at or base not in MINDS:
        return mind(name)
    found = mind(base)
    match = _BUDGET.fullmatch(budget)
    if match is None:
        raise BadBudget(f"{name}: a budget is written like 0.1s (seconds) or 500i (iterations)")
    if not isinstance(found, SearchMind):
        raise BadBudget(f"{name}: {base} doesn't search, so it has no budget")
    amount = float(match["amount"])
    if amount <= 0:
        raise BadBudget(f"{name}: a budget must be more than 0")
    if match["unit"] == "s":
        found.plan.iterations, found.plan.seconds = ENDLESS, amount
        return found
    if not amount.is_integer():
        raise BadBudget(f"{name}: iterations are whole numbers")
    found.plan.iterations, found.plan.seconds = int(amount), 0.0
    return found
