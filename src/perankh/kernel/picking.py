# compiled by mypyc
"""Several things picked one after the other: sets, multisets and orders, without dead ends.

A game declares what lies there and how much of it is picked; the questions are asked here, one
thing at a time. Sets and multisets are asked for in the order of their things, so each complete
choice can be reached in exactly one way. Paying is in `paying`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from perankh.kernel.reason import TOO_FEW_PICKED, TOO_MANY_PICKED
from perankh.kernel.step import Choice, Decision, S

NEVER: Final = -1
"""No action."""

# ------------------ picks in the argument of a frame

COUNT_BITS: Final = 4
COUNT_MASK: Final = 15
NARROW: Final = 4
"""Bits of a pick among at most 16 things; 11 picks fit into an argument."""
WIDE: Final = 6
"""Bits of a pick among at most 64 things; 7 picks fit into an argument."""


def picks_in(arg: i64, bits: i64) -> list[int]:
    """The things picked so far, in their order.

    >>> picks_in(with_pick(with_pick(0, 3, NARROW), 5, NARROW), NARROW)
    [3, 5]
    """
    things: list[int] = []
    mask = mask_of(bits)
    rest = arg >> COUNT_BITS
    for _ in range(arg & COUNT_MASK):
        things.append(rest & mask)
        rest >>= bits
    return things


def count_picks(arg: i64) -> i64:
    """How many things were picked so far."""
    return arg & COUNT_MASK


def last_pick(arg: i64, bits: i64) -> i64:
    """The latest of them, 0 if there is none: the first that may follow in order."""
    count = arg & COUNT_MASK
    if count == 0:
        return 0
    return arg >> COUNT_BITS + bits * (count - 1) & mask_of(bits)


def times_picked(arg: i64, thing: i64, bits: i64) -> i64:
    """How often a thing was picked so far."""
    times: i64 = 0
    mask = mask_of(bits)
    rest = arg >> COUNT_BITS
    for _ in range(arg & COUNT_MASK):
        if rest & mask == thing:
            times += 1
        rest >>= bits
    return times


def with_pick(arg: i64, thing: i64, bits: i64) -> i64:
    """The argument with one thing more."""
    return (arg | thing << COUNT_BITS + bits * (arg & COUNT_MASK)) + 1


def mask_of(bits: i64) -> i64:
    """So many low bits, at most 31: the literal is 32 bits wide in C."""
    return (1 << bits) - 1


def all_of(things: i64) -> i64:
    """The pile of a set with so many things, at most 31, one of each; `cell` is 1.

    >>> all_of(3)
    7
    """
    return mask_of(things)


# ------------------ the questions


@mypyc_attr(allow_interpreted_subclasses=True)
class Picking(Decision[S]):
    """A question for several things that lie there in kinds, each with a count.

    A set is a pile with one of each. Declare in a subclass the attributes, `pile`, `least` and
    `complete`; `most` if fewer will do, and `can_follow` if not everything goes together.
    """

    kind: i64 = 0
    """The kind of its frame: it asks on under the same."""
    first: i64 = 0
    """The action that picks thing 0; thing n is `first + n`."""
    things: i64 = 0
    """How many things there are at the most: 16, or 64 with `bits = WIDE`."""
    stop: i64 = NEVER
    """The action that says "no more", where fewer than `most` will do."""
    ordered: bool = False
    """Whether the order in which they are named counts."""
    cell: i64 = 4
    """Bits for the count of each thing in the pile: 1 for a set."""
    bits: i64 = NARROW

    # --- what a game declares

    def pile(self, s: S, player: i64) -> i64:
        """How many of each thing there are, `cell` bits each; what was picked still lies there."""
        raise NotImplementedError(type(self).__name__)

    def least(self, s: S, player: i64) -> i64:
        """How many must be picked."""
        raise NotImplementedError(type(self).__name__)

    def most(self, s: S, player: i64) -> i64:
        """How many may be picked."""
        return self.least(s, player)

    def can_follow(self, s: S, player: i64, arg: i64, thing: i64) -> bool:
        """Whether a thing may be the next pick, so that the choice can still be completed.

        That enough things are left is looked after here; a game adds what it knows more.
        """
        return True

    def is_enough(self, s: S, player: i64, arg: i64) -> bool:
        """Whether the picks may be the whole choice."""
        return arg & COUNT_MASK >= self.least(s, player)

    def complete(self, s: S, player: i64, arg: i64) -> None:
        """Carry out the whole choice; `arg` holds it, see `picks_in`."""
        raise NotImplementedError(type(self).__name__)

    # --- what is asked

    def actions(self) -> list[int]:
        found: list[int] = [self.first + thing for thing in range(self.things)]
        if self.stop != NEVER:
            found.append(self.stop)
        return found

    def options(self, s: S, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        self.offer(s, player, arg, out)
        if self.stop != NEVER and self.is_enough(s, player, arg):
            out.append(self.stop)
        return out

    def offer(self, s: S, player: i64, arg: i64, out: list[int]) -> None:
        """Add every pick that may come next."""
        bits, cell = self.bits, self.cell
        mask = mask_of(cell)
        pile = self.pile(s, player)
        start: i64 = 0 if self.ordered else last_pick(arg, bits)
        left: i64 = 0
        rest: i64 = pile >> start * cell
        while rest > 0:
            left += rest & mask
            rest >>= cell
        left -= arg & COUNT_MASK if self.ordered else times_picked(arg, start, bits)
        missing: i64 = self.least(s, player) - (arg & COUNT_MASK)
        rest = pile >> start * cell
        thing = start
        while rest > 0 and left >= missing:
            count = rest & mask
            if count > 0 and arg != 0 and (self.ordered or thing == start):
                count -= times_picked(arg, thing, bits)
            if count > 0 and self.can_follow(s, player, arg, thing):
                out.append(self.first + thing)
            if not self.ordered:
                left -= count
            rest >>= cell
            thing += 1

    def choose(self, s: S, player: i64, arg: i64, action: i64) -> None:
        if action == self.stop:
            self.complete(s, player, arg)
            return
        longer = with_pick(arg, action - self.first, self.bits)
        if self.is_whole(s, player, longer):
            self.complete(s, player, longer)
        else:
            s.push(self.kind, player, longer)

    def is_whole(self, s: S, player: i64, arg: i64) -> bool:
        """Whether nothing can be added to the picks."""
        if arg & COUNT_MASK >= self.most(s, player):
            return True
        if self.stop == NEVER or not self.is_enough(s, player, arg):
            return False
        more: list[int] = []
        self.offer(s, player, arg, more)
        return len(more) == 0

    # --- the choice as a whole

    def choice(self, s: S, player: i64, arg: i64) -> Choice | None:
        count = arg & COUNT_MASK
        return Choice(
            [self.first + thing for thing in picks_in(arg, self.bits)],
            max(0, self.least(s, player) - count),
            self.most(s, player) - count,
            self.room(s, player, arg),
            self.suggested(s, player, arg),
        )

    def room(self, s: S, player: i64, arg: i64) -> list[tuple[int, int]]:
        """Each pick that the choice may still hold, and how often at the most."""
        found: list[tuple[int, int]] = []
        missing = self.most(s, player) - (arg & COUNT_MASK)
        pile, mask = self.pile(s, player), mask_of(self.cell)
        start: i64 = 0 if self.ordered else last_pick(arg, self.bits)
        for thing in range(start, self.things):
            count = pile >> thing * self.cell & mask
            count = min(count - times_picked(arg, thing, self.bits), missing)
            if count > 0:
                found.append((self.first + thing, count))
        return found

    def suggested(self, s: S, player: i64, arg: i64) -> list[int]:
        """The picks of a good choice from here on: the first, unless a game knows better."""
        picks: list[int] = []
        while True:
            action: i64 = self.options(s, player, arg)[0]
            if action == self.stop:
                return picks
            picks.append(action)
            arg = with_pick(arg, action - self.first, self.bits)
            if self.is_whole(s, player, arg):
                return picks

    def in_order(self, s: S, player: i64, arg: i64, wanted: list[int], asks_all: bool) -> list[int]:
        if self.lacks(s, player, arg, wanted):
            raise s.refused(wanted[0] if len(wanted) > 0 else self.first, TOO_FEW_PICKED)
        left = wanted[:] if self.ordered else sorted(wanted)
        answers: list[int] = []
        while True:
            options = self.options(s, player, arg)
            action: i64 = options[0]
            asked = asks_all or self.asks_always() or len(options) > 1 or len(answers) == 0
            if asked:
                action = self.next_of(s, player, arg, left, options)
                answers.append(action)
            if len(left) > 0 and left[0] == action:
                left.pop(0)
            if action == self.stop:
                break
            arg = with_pick(arg, action - self.first, self.bits)
            if self.is_whole(s, player, arg):
                break
        if len(left) > 0:
            raise s.refused(left[0], TOO_MANY_PICKED)
        return answers

    def lacks(self, s: S, player: i64, arg: i64, wanted: list[int]) -> bool:
        """Whether these picks are no choice yet and may become one by more picks."""
        return (arg & COUNT_MASK) + len(wanted) < self.least(s, player)

    def next_of(self, s: S, player: i64, arg: i64, left: list[int], options: list[int]) -> i64:
        """The next answer of a choice of which these picks are left."""
        if len(left) == 0:
            if self.stop not in options:
                raise s.refused(options[0], TOO_FEW_PICKED)
            return self.stop
        action: i64 = left[0]
        if action not in options:
            raise s.refused(action, self.why_not(s, player, arg, action))
        return action
