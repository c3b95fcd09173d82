# compiled by mypyc
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
NONE: Final = 0
"""No node: number 0 is the first root, which follows nothing."""


@final
@mypyc_attr(acyclic=True)
class Node:
    """An answer to a question.

    Nodes name each other by number: objects that own each other in long chains can't be freed
    safely when Python's collector doesn't know them, and if it does, it slows the search down.
    """

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
    first: i64
    """The first answer to what is asked after this one, or NONE."""
    sibling: i64
    """The next answer to the same question, or NONE."""
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
        self.first = NONE
        self.sibling = NONE
        self.grown = False

    def action(self) -> i64:
        """What is answered."""
        return self.key >> ARG_SHIFT

    def player(self) -> i64:
        """Who answers."""
        return self.key >> KIND_BITS & PLAYER_MASK


@final
class Tree:
    """All nodes of one or several searches of the same game."""

    nodes: list[Node]

    def __init__(self) -> None:
        self.nodes = [Node(0, 1.0)]

    def root(self) -> Node:
        """The node from which the tree was begun."""
        return self.nodes[0]

    def child(self, node: Node, key: i64) -> Node | None:
        """The following answer of that key."""
        at = node.first
        while at != NONE:
            child = self.nodes[at]
            if child.key == key:
                return child
            at = child.sibling
        return None

    def add(self, node: Node, key: i64, prior: float) -> Node:
        """A new following answer of that key, after the others."""
        new = Node(key, prior)
        number: i64 = len(self.nodes)
        self.nodes.append(new)
        at = node.first
        if at == NONE:
            node.first = number
            return new
        last = self.nodes[at]
        while last.sibling != NONE:
            last = self.nodes[last.sibling]
        last.sibling = number
        return new

    def children(self, node: Node) -> list[Node]:
        """All following answers."""
        found: list[Node] = []
        at = node.first
        while at != NONE:
            child = self.nodes[at]
            found.append(child)
            at = child.sibling
        return found


def key_of(top: i64, action: i64) -> i64:
    """The key of an answer to the question of the frame `top`."""
    return action << ARG_SHIFT | top & QUESTION_MASK
