"""What a mind would do and why: the options of a decision with their chances, as data."""

from __future__ import annotations

import msgspec

from perankh.kernel.state import State
from perankh.minds.search import Plan, Search
from perankh.minds.tree import Node

POINT = 100
"""One point in the unit of `State.evaluate`."""

HINT_ITERATIONS = 6000
HINT_SECONDS = 1.5


class Prospect(msgspec.Struct, frozen=True):
    """What is to be expected of one option."""

    action: int
    chance: float
    """Estimated chance of the deciding seat to win with it: 0 to 1."""
    points: float
    """Estimated final points of that seat with it."""
    visits: int
    """How thoroughly it was looked at; of options that were hardly tried little is known."""


class Hint(msgspec.Struct, frozen=True):
    """The best option of a decision, and what it gains."""

    seat: int
    best: Prospect
    gained_chance: float
    """How much better the chance is than with an ordinary option, the median of the others."""
    gained_points: float
    """How many points more it promises than an ordinary option."""
    others: list[Prospect]
    """All other options, the most convincing first."""


def hint(state: State, seed: int, plan: Plan | None = None) -> Hint:
    """The best option for the seat that must decide, knowing only what that seat may know."""
    seat = state.decider()
    search = Search(plan or Plan(HINT_ITERATIONS, HINT_SECONDS), seed)
    search.run(state.determinize(seat, seed), seat)
    found = [_prospect(node) for node in _by_visits(search)]
    best, others = found[0], found[1:]
    tried = sorted((other for other in others if other.visits), key=lambda other: other.chance)
    usual = tried[len(tried) // 2] if tried else best
    return Hint(
        seat=seat,
        best=best,
        gained_chance=best.chance - usual.chance,
        gained_points=best.points - usual.points,
        others=others,
    )


def _by_visits(search: Search) -> list[Node]:
    nodes = search.tree.children(search.root)
    return sorted(nodes, key=lambda node: (-node.visits, -node.worth, node.key))


def _prospect(node: Node) -> Prospect:
    visits = int(node.visits)
    share = 1 / visits if visits else 0.0
    return Prospect(
        action=int(node.action()),
        chance=node.odds * share,
        points=node.points * share / POINT,
        visits=visits,
    )
