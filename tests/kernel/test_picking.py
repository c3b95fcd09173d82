"""Picking against brute force: every choice once, no dead end, the first one suggested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from perankh.kernel.errors import IllegalAction
from perankh.kernel.picking import NEVER, WIDE, Picking, picks_in
from perankh.kernel.reason import NOT_ASKED, TOO_FEW_PICKED, TOO_MANY_PICKED

from .shelf import Shelf, answered, asking, complete_choices

FIRST, STOP = 100, 99


class Picks(Picking[Shelf]):
    """So many of some things; `clash` are pairs of which only one may be picked."""

    def __init__(
        self,
        counts: list[int],
        least: int,
        most: int | None = None,
        *,
        ordered: bool = False,
        clash: frozenset[tuple[int, int]] = frozenset(),
        asks_all: bool = True,
    ) -> None:
        super().__init__()
        self.first, self.things, self.kind = FIRST, len(counts), 0
        self.ordered, self.auto_answers = ordered, not asks_all
        self.stop = NEVER if most is None else STOP
        self.counts, self.clash = counts, clash
        self.range = (least, least if most is None else most)

    def pile(self, s: Shelf, player: int) -> int:
        return sum(count << thing * self.cell for thing, count in enumerate(self.counts))

    def least(self, s: Shelf, player: int) -> int:
        return self.range[0]

    def most(self, s: Shelf, player: int) -> int:
        return self.range[1]

    def can_follow(self, s: Shelf, player: int, arg: int, thing: int) -> bool:
        return not any((picked, thing) in self.clash for picked in picks_in(arg, self.bits))

    def complete(self, s: Shelf, player: int, arg: int) -> None:
        s.chosen = picks_in(arg, self.bits)

    def everything(self) -> list[int]:
        return [thing for thing, count in enumerate(self.counts) for _ in range(count)]

    def brute(self) -> set[tuple[int, ...]]:
        """All complete choices."""
        ways = permutations if self.ordered else combinations
        return {
            choice
            for size in range(self.range[0], self.range[1] + 1)
            for choice in ways(self.everything(), size)
            if not any(pair in self.clash for pair in combinations(choice, 2))
        }


Make = Callable[[], Picks]


@st.composite
def picks(draw: st.DrawFn, *, fewer: bool, ordered: bool) -> Make:
    """How to make one: compiled classes bear no weak references, and hypothesis makes some."""
    counts = draw(st.lists(st.integers(0, 3), min_size=1, max_size=3 if ordered else 5))
    total = sum(counts)
    least = draw(st.integers(0 if fewer else 1, min(4, total))) if total else 0
    most = draw(st.integers(max(1, least), max(1, min(4, total)))) if fewer else None
    asks_all = draw(st.booleans())
    return partial(Picks, counts, least, most, ordered=ordered, asks_all=asks_all)


def check_all(step: Picks) -> None:
    shelf = asking(step)
    found = [tuple(choice) for choice in complete_choices(shelf)]
    assert len(found) == len(set(found)), "a choice can be reached in two ways"
    assert set(found) == step.brute()
    check_suggestion(shelf, found)


def check_suggestion(shelf: Shelf, found: list[tuple[int, ...]]) -> None:
    choice = shelf.choice()
    if choice is None:
        return
    so_far = [action - FIRST for action in choice.picked]
    assert tuple(so_far + [action - FIRST for action in choice.suggested]) == found[0]


@settings(deadline=None)
@given(picks(fewer=False, ordered=False).filter(lambda make: make().range[0] > 0))
def test_every_multiset_is_reached_once(make: Make) -> None:
    check_all(make())


@settings(deadline=None)
@given(picks(fewer=True, ordered=False).filter(lambda make: sum(make().counts) > 0))
def test_every_multiset_of_fewer_is_reached_once(make: Make) -> None:
    check_all(make())


@settings(deadline=None)
@given(picks(fewer=False, ordered=True).filter(lambda make: make().range[0] > 0))
def test_every_order_is_reached_once(make: Make) -> None:
    check_all(make())


@settings(deadline=None)
@given(picks(fewer=True, ordered=True).filter(lambda make: sum(make().counts) > 0))
def test_every_order_of_fewer_is_reached_once(make: Make) -> None:
    check_all(make())


@settings(deadline=None)
@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4))), st.integers(1, 3))
def test_what_does_not_go_together_is_never_picked_together(
    clash: set[tuple[int, int]], most: int
) -> None:
    both = frozenset(clash | {(b, a) for a, b in clash})
    check_all(Picks([1, 1, 2, 1, 1], 0, most, clash=both))


@settings(deadline=None)
@given(
    st.one_of(picks(fewer=True, ordered=False), picks(fewer=False, ordered=False)).filter(
        lambda make: sum(make().counts) > 0 and make().range[1] > 0
    ),
    st.data(),
)
def test_a_set_given_in_any_order_is_answered_in_the_right_one(
    make: Make, data: DataObject
) -> None:
    step = make()
    shelf = asking(step)
    choice = shelf.choice()
    if choice is None:
        return
    wanted = data.draw(st.sampled_from(sorted(step.brute())))
    already = Counter(action - FIRST for action in choice.picked)
    left = list((Counter(wanted) - already).elements())
    mixed = data.draw(st.permutations([FIRST + thing for thing in left]))
    assert answered(shelf, shelf.in_order(mixed)) == list(wanted)


@settings(deadline=None)
@given(picks(fewer=True, ordered=False).filter(lambda make: sum(make().counts) > 0))
def test_there_is_room_for_what_some_choice_holds(make: Make) -> None:
    step = make()
    choice = asking(step).choice()
    if choice is None:
        return
    already = Counter(choice.picked)
    held = [Counter(FIRST + thing for thing in picked) - already for picked in step.brute()]
    for action, most in choice.room:
        assert most == max(picked[action] for picked in held)
    assert set().union(*held) == {action for action, _ in choice.room}


def test_what_is_no_complete_choice_is_refused_with_what_is_wrong() -> None:
    shelf = asking(Picks([2, 2], 2))
    for wanted, action, reason in (
        ([FIRST], FIRST, TOO_FEW_PICKED),
        ([FIRST, FIRST + 1, FIRST + 1], FIRST + 1, TOO_MANY_PICKED),
        ([FIRST, FIRST + 7], FIRST + 7, NOT_ASKED),
    ):
        with pytest.raises(IllegalAction) as refused:
            shelf.in_order(wanted)
        assert (refused.value.action, refused.value.reason) == (action, reason)


def test_the_last_of_two_cards_alone_lacks_the_first_and_breaks_no_order() -> None:
    shelf = asking(Picks([1, 1, 1], 2))
    assert FIRST + 2 not in shelf.options()
    with pytest.raises(IllegalAction) as refused:
        shelf.in_order([FIRST + 2])
    assert refused.value.reason == TOO_FEW_PICKED


def test_picks_that_come_by_themselves_are_not_answered_but_may_be_named() -> None:
    """Of A A B C three are picked: A comes by itself, and after B so does C."""
    shelf = asking(Picks([2, 1, 1], 3, asks_all=False))
    choice = shelf.choice()
    assert choice is not None
    assert choice.picked == [FIRST]
    assert shelf.in_order([FIRST + 2, FIRST + 1]) == [FIRST + 1]


def test_many_things_fit_with_wide_picks() -> None:
    step = Picks([0] * 40, 2)
    step.bits, step.cell = WIDE, 1
    step.counts = [1 if thing in (3, 21, 39) else 0 for thing in range(40)]
    assert complete_choices(asking(step)) == [[3, 21], [3, 39], [21, 39]]
