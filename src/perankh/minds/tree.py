"""The tree of a search: one node for each answer that was tried, whatever chance did before it.

The tree is open loop: a node stands for a sequence of answers, not for a state. How it grows and
what its numbers mean for a choice lives in `search`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from perankh.kernel.step import ARG_SHIFT, KIND_BITS, PLAYER_MASK

QUESTION_MASK: Final = (1 << ARG_SHIFT) - 1
"""The part of a frame that says which question is put to whom, without its argument."""


@final
@mypyc_attr(acyclic=True)
class Node:
    """An answer to a question. Siblings are chained: no list, so nothing for Python to collect."""

    key: i64
    """The action above the question that it answers."""
    visits: i64
    """How often it was chosen."""
    available: i64
    """How often it could have been chosen, which hidden things may prevent."""
    worth: float
    """Sum of the rewards of the player who gave this answer."""
    odds: float
    """Sum of that player's chances to win: like the rewards, but a lead counts only by winning."""
    points: float
    """Sum of that player's estimated final points, in hundredths."""
    prior: float
    """How promising it looked before it was tried, as a share of all its siblings' promise."""
    first: Node | None
    """The first answer to what is asked after this one."""
    sibling: Node | None
    """The next answer to the same question."""
    grown: bool
    """Whether the answers that follow have been laid out."""

    def __init__(self, key: i64, prior: float) -> None:
        self.key = key
        self.visits = 0
        self.available = 0
        self.worth = 0.0
        self.odds = 0.0
        self.points = 0.0
        self.prior = prior
        self.first = None
        self.sibling = None
        self.grown = False

    def action(self) -> i64:
        """What is answered."""
        return self.key >> ARG_SHIFT

    def player(self) -> i64:
        """Who answers."""
        return self.key >> KIND_BITS & PLAYER_MASK

    def child(self, key: i64) -> Node | None:
        """The following answer of that key."""
        node = self.first
        while node is not None:
            if node.key == key:
                return node
            node = node.sibling
        return None

    def add(self, key: i64, prior: float) -> Node:
        """A new answer of that key, after the others."""
        new = Node(key, prior)
        last = self.first
        if last is None:
            self.first = new
            return new
        following = last.sibling
        while following is not None:
            last = following
            following = last.sibling
        last.sibling = new
        return new

    def children(self) -> list[Node]:
        """All following answers."""
        found: list[Node] = []
        node = self.first
        while node is not None:
            found.append(node)
            node = node.sibling
        return found


def key_of(top: i64, action: i64) -> i64:
    """The key of an answer to the question of the frame `top`."""
    return action << ARG_SHIFT | top & QUESTION_MASK
