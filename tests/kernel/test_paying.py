"""Paying against brute force: every payment once, no dead end, the best one suggested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from perankh.kernel.errors import IllegalAction
from perankh.kernel.paying import PayingAmount, PayingSlots, tokens
from perankh.kernel.picking import picks_in
from perankh.kernel.reason import NOT_ASKED, TOO_FEW_PICKED, TOO_MANY_PICKED

from .shelf import Shelf, answered, asking, complete_choices

FIRST, STOP = 10, 99

# ------------------ slots


class Slots(PayingSlots[Shelf]):
    """A purse, what each kind may fill at what loss (-1: not at all), and costs: lists of slots."""

    def __init__(self, purse: list[int], losses: list[list[int]], costs: list[list[int]]) -> None:
        super().__init__()
        self.first, self.things, self.stop = FIRST, len(purse), STOP
        self.auto_answers = False
        self.purse, self.losses, self.costs = purse, losses, costs

    def pile(self, s: Shelf, player: int) -> int:
        return sum(tokens(count, kind) for kind, count in enumerate(self.purse))

    def ways(self, s: Shelf, player: int) -> int:
        return len(self.costs)

    def cost(self, s: Shelf, player: int, way: int) -> int:
        return sum(tokens(1, slot) for slot in self.costs[way])

    def fills(self, s: Shelf, player: int) -> list[int]:
        return [sum(1 << slot for slot, lost in enumerate(row) if lost >= 0) for row in self.losses]

    def loss(self, s: Shelf, player: int, kind: int, slot: int) -> int:
        return self.losses[kind][slot]

    def complete(self, s: Shelf, player: int, arg: int) -> None:
        s.chosen = picks_in(arg, self.bits)

    def brute(self) -> dict[tuple[int, ...], int]:
        """Every payment, with the least loss of all ways to fill the slots with it."""
        held = [kind for kind, count in enumerate(self.purse) for _ in range(count)]
        found: dict[tuple[int, ...], int] = {}
        for cost in self.costs:
            for payment in set(combinations(held, len(cost))):
                for order in set(permutations(cost)):
                    lost = [
                        self.losses[kind][slot] for kind, slot in zip(payment, order, strict=True)
                    ]
                    if min(lost) >= 0:
                        found[payment] = min(found.get(payment, 10**9), sum(lost))
        return found


@st.composite
def slots(draw: st.DrawFn) -> Callable[[], Slots]:
    """How to make one: compiled classes bear no weak references, and hypothesis makes some."""
    kinds, sorts = draw(st.integers(1, 5)), draw(st.integers(1, 3))
    purse = draw(st.lists(st.integers(0, 3), min_size=kinds, max_size=kinds))
    row = st.lists(st.integers(-1, 3), min_size=sorts, max_size=sorts)
    losses = draw(st.lists(row, min_size=kinds, max_size=kinds))
    cost = st.lists(st.integers(0, sorts - 1), min_size=1, max_size=4)
    costs = draw(st.lists(cost, min_size=1, max_size=3))
    return partial(Slots, purse, losses, costs)


PAYABLE = slots().filter(lambda make: bool(make().brute()))


@settings(deadline=None)
@given(PAYABLE)
def test_every_payment_of_slots_is_reached_once(make: Callable[[], Slots]) -> None:
    step = make()
    found = [tuple(choice) for choice in complete_choices(asking(step))]
    assert len(found) == len(set(found)), "a payment can be reached in two ways"
    assert set(found) == set(step.brute())


@settings(deadline=None)
@given(PAYABLE)
def test_the_payment_that_loses_least_is_suggested_and_of_equals_the_first(
    make: Callable[[], Slots],
) -> None:
    step = make()
    shelf = asking(step)
    choice = shelf.choice()
    assert choice is not None
    ranked = step.brute()
    reached = [tuple(found) for found in complete_choices(shelf)]
    best = min(range(len(reached)), key=lambda place: (ranked[reached[place]], place))
    assert tuple(action - FIRST for action in choice.suggested) == reached[best]


@settings(deadline=None)
@given(PAYABLE, st.data())
def test_after_each_answer_the_best_way_on_is_suggested(
    make: Callable[[], Slots], data: DataObject
) -> None:
    step = make()
    shelf = asking(step)
    ranked = step.brute()
    shelf.apply(data.draw(st.sampled_from(shelf.options())))
    if shelf.is_over():
        return
    choice = shelf.choice()
    assert choice is not None
    reached = [tuple(found) for found in complete_choices(shelf)]
    best = min(range(len(reached)), key=lambda place: (ranked[reached[place]], place))
    whole = choice.picked + choice.suggested
    assert tuple(action - FIRST for action in whole) == reached[best]


@settings(deadline=None)
@given(PAYABLE, st.data())
def test_tokens_laid_in_any_order_pay(make: Callable[[], Slots], data: DataObject) -> None:
    step = make()
    shelf = asking(step)
    payment = data.draw(st.sampled_from(sorted(step.brute())))
    mixed = data.draw(st.permutations([FIRST + kind for kind in payment]))
    assert answered(shelf, shelf.in_order(mixed)) == list(payment)


@settings(deadline=None)
@given(PAYABLE)
def test_there_is_room_for_the_tokens_of_some_payment(make: Callable[[], Slots]) -> None:
    step = make()
    choice = asking(step).choice()
    assert choice is not None
    payments = [Counter(payment) for payment in step.brute()]
    wanted = {kind: max(one[kind] for one in payments) for one in payments for kind in one}
    assert {action - FIRST: most for action, most in choice.room} == wanted


@settings(deadline=None)
@given(PAYABLE, st.data())
def test_a_part_of_a_payment_lacks_something_and_breaks_no_order(
    make: Callable[[], Slots], data: DataObject
) -> None:
    step = make()
    shelf = asking(step)
    payment = data.draw(st.sampled_from(sorted(step.brute())))
    part = payment[data.draw(st.integers(1, len(payment))) :]
    if part in step.brute():
        return
    with pytest.raises(IllegalAction) as refused:
        shelf.in_order([FIRST + kind for kind in part])
    assert refused.value.reason == TOO_FEW_PICKED


# ------------------ amounts


class Amount(PayingAmount[Shelf]):
    """Cards of some worth for a price."""

    def __init__(self, cards: list[int], worths: list[int], price: int, *, exact: bool) -> None:
        super().__init__()
        self.first, self.exact, self.auto_answers = FIRST, exact, False
        self.kinds = len(worths)
        self.cards, self.worths, self.price = sorted(cards), worths, price

    def purse(self, s: Shelf, player: int) -> list[int]:
        return self.cards

    def worth(self, s: Shelf, token: int) -> int:
        return self.worths[token]

    def amount(self, s: Shelf, player: int, arg: int) -> int:
        return self.price

    def laid(self, s: Shelf, player: int) -> list[int]:
        return s.laid

    def lay(self, s: Shelf, player: int, token: int) -> None:
        s.laid = [*s.laid, token]

    def complete(self, s: Shelf, player: int, arg: int) -> None:
        s.chosen = s.laid

    def total(self, cards: tuple[int, ...]) -> int:
        return sum(self.worths[card] for card in cards)

    def brute(self) -> set[tuple[int, ...]]:
        """Payments in the order of paying."""
        ordered = sorted(self.cards, key=lambda card: (-self.worths[card], card))
        return {
            cards
            for size in range(1, len(ordered) + 1)
            for cards in combinations(ordered, size)
            if self.total(cards) >= self.price
            and all(self.total(cards) - self.worths[card] < self.price for card in cards)
            and (not self.exact or self.total(cards) == self.price)
        }


@st.composite
def amounts(draw: st.DrawFn) -> Callable[[], Amount]:
    worths = draw(st.lists(st.integers(0, 5), min_size=1, max_size=6))
    cards = draw(st.lists(st.integers(0, len(worths) - 1), min_size=1, max_size=7))
    price, exact = draw(st.integers(1, 9)), draw(st.booleans())
    return partial(Amount, cards, worths, price, exact=exact)


AFFORDABLE = amounts().filter(lambda make: bool(make().brute()))


@settings(deadline=None)
@given(AFFORDABLE)
def test_every_payment_of_an_amount_is_reached_once(make: Callable[[], Amount]) -> None:
    step = make()
    found = [tuple(choice) for choice in complete_choices(asking(step))]
    assert len(found) == len(set(found)), "a payment can be reached in two ways"
    assert set(found) == step.brute()


@settings(deadline=None)
@given(AFFORDABLE)
def test_the_payment_with_least_waste_and_fewest_cards_is_suggested(
    make: Callable[[], Amount],
) -> None:
    step = make()
    choice = asking(step).choice()
    assert choice is not None
    order = sorted(step.cards, key=lambda card: (-step.worths[card], card))
    best = min(
        step.brute(),
        key=lambda cards: (step.total(cards), len(cards), [order.index(card) for card in cards]),
    )
    assert [action - FIRST for action in choice.suggested] == list(best)


@settings(deadline=None)
@given(AFFORDABLE, st.data())
def test_cards_laid_in_any_order_pay(make: Callable[[], Amount], data: DataObject) -> None:
    step = make()
    shelf = asking(step)
    payment = data.draw(st.sampled_from(sorted(step.brute())))
    mixed = data.draw(st.permutations([FIRST + card for card in payment]))
    assert answered(shelf, shelf.in_order(mixed)) == list(payment)


def test_a_payment_with_too_much_too_little_or_something_else_is_refused() -> None:
    """Worth 3, 2, 2 and 1 for a price of 4."""
    shelf = asking(Amount([0, 1, 2, 3], [3, 2, 2, 1, 5], 4, exact=False))
    for wanted, action, reason in (
        ([FIRST], FIRST, TOO_FEW_PICKED),
        ([FIRST, FIRST + 1, FIRST + 3], FIRST + 3, TOO_MANY_PICKED),
        ([FIRST + 4], FIRST + 4, NOT_ASKED),
    ):
        with pytest.raises(IllegalAction) as refused:
            shelf.in_order(wanted)
        assert (refused.value.action, refused.value.reason) == (action, reason)


@settings(max_examples=40, deadline=None)
@given(AFFORDABLE)
def test_a_payment_can_be_cloned_at_every_step(make: Callable[[], Amount]) -> None:
    step = make()
    shelf = asking(step)
    for action, other in product(shelf.options(), repeat=2):
        twin = shelf.clone()
        shelf.clone().apply(other)
        twin.apply(action)
        assert shelf.laid == []
