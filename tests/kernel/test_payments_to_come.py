"""Pharaon's and Tekhenu's payments as declarations: their examples, and brute force."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from perankh.kernel.paying import tokens

from .payments import (
    ACTION_COST,
    ANY,
    COLOURS,
    ENTER,
    GOLD,
    GOODS,
    GRANITE,
    JOKER,
    OFFERING,
    SCRIBE,
    SILVER,
    SORTS,
    Deal,
    Market,
    Wheel,
    suggestion,
)

Payment = tuple[int, tuple[int, ...]]
"""The entry token and the further tokens, sorted."""

GREEN, BLACK, RED, YELLOW, BLUE = range(5)


def cost(*colours: int) -> int:
    return sum(tokens(1, colour) for colour in colours)


def purse(**counts: int) -> list[int]:
    return [counts.get(sort.replace(" ", "_"), 0) for sort in SORTS]


def wheel(deal: Deal) -> Wheel:
    s = Wheel(deal)
    s.push(ENTER, 0, 0)
    return s


def payments(s: Wheel) -> list[Payment]:
    """Every way through the questions."""
    if s.is_over():
        assert s.paid is not None
        return [(s.entered, tuple(s.paid))]
    options = s.options()
    assert options, "a dead end"
    found: list[Payment] = []
    for action in options:
        twin = s.clone()
        twin.apply(action)
        found += payments(twin)
    return found


def named(found: list[Payment]) -> set[tuple[str, ...]]:
    return {(SORTS[entry], *(SORTS[sort] for sort in further)) for entry, further in found}


# ------------------ Pharaon, by its rules


def colours_of(deal: Deal, sort: int) -> list[int]:
    """PHA-5.1, 8.3, 8.4"""
    if sort in (SILVER, JOKER):
        return list(range(5))
    own = sort % OFFERING
    return [own, *(b if a == own else a for a, b in deal.scribes if own in (a, b))]


def lawful(deal: Deal) -> dict[Payment, tuple[int, ...]]:
    """Every payment by PHA-5.1 to 5.6 and 5.13, and its rank by PHA-5.11."""
    held = [sort for sort, count in enumerate(deal.purse) for _ in range(count)]
    found: dict[Payment, tuple[int, ...]] = {}
    for entry in set(held):
        others = held[:]
        others.remove(entry)
        for colour in colours_of(deal, entry):
            if colour != deal.entry and not deal.any_entry:
                continue
            for whole in deal.costs:
                rest = Counter({c: whole >> 4 * c & 15 for c in range(5) if whole >> 4 * c & 15})
                if rest[colour]:
                    rest[colour] -= 1
                slots = sorted(rest.elements())
                choices = [
                    [sort for sort in set(others) if slot in colours_of(deal, sort)]
                    for slot in slots
                ]
                for further in product(*choices):
                    if Counter(further) - Counter(others):
                        continue
                    tokens_used = [(entry, colour), *zip(further, slots, strict=True)]
                    rank = (
                        len(tokens_used),
                        sum(sort == SILVER for sort, _ in tokens_used),
                        sum(sort == JOKER for sort, _ in tokens_used),
                        sum(OFFERING <= sort < JOKER for sort, _ in tokens_used),
                        sum(
                            sort not in (SILVER, JOKER) and sort % OFFERING != used
                            for sort, used in tokens_used
                        ),
                    )
                    payment = (entry, tuple(sorted(further)))
                    found[payment] = min(found.get(payment, rank), rank)
    return found


PAIRS = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)]

ACTIONS = st.one_of(
    st.just([cost(colour) for colour in range(5)]),
    st.just([cost(*range(5))]),
    st.just([cost(colour, colour, colour) for colour in range(5)]),
    st.lists(st.integers(0, 4), min_size=2, max_size=4, unique=True).map(lambda c: [cost(*c)]),
)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    held = st.lists(st.sampled_from(range(12)), min_size=1, max_size=7)
    counts = Counter(draw(held))
    return Deal(
        [counts[sort] for sort in range(12)],
        draw(st.integers(0, 4)),
        draw(ACTIONS),
        draw(st.lists(st.sampled_from(PAIRS), max_size=2, unique=True)),
        draw(st.booleans()),
    )


@settings(max_examples=150, deadline=None)
@given(deals().filter(lambda deal: bool(lawful(deal))))
def test_pharaon_every_lawful_payment_is_reached_once_and_the_right_one_suggested(
    deal: Deal,
) -> None:
    found = payments(wheel(deal))
    assert len(found) == len(set(found))
    ranks = lawful(deal)
    assert set(found) == set(ranks)
    entry, further = suggestion(wheel(deal))
    assert (entry, tuple(further)) == min(
        found, key=lambda payment: (ranks[payment], payment[0], found.index(payment))
    )


def test_pharaon_example_2_red_entry_of_the_artisans() -> None:
    kinds = [cost(colour, colour, colour) for colour in range(5)]
    found = payments(wheel(Deal(purse(red=3, green=3), RED, kinds)))
    assert named(found) == {("red", "red", "red"), ("red", "green", "green", "green")}


def test_pharaon_example_3_silver_as_blue_at_the_nile() -> None:
    held = purse(silver=1, black=1, yellow=1, red=1)
    action_2 = payments(wheel(Deal(held, BLUE, [cost(BLACK, YELLOW)])))
    assert named(action_2) == {("silver", "black", "yellow")}
    action_4 = payments(wheel(Deal(held, BLUE, [cost(RED, BLUE)])))
    assert named(action_4) == {("silver", "red")}


def test_pharaon_example_4_offerings_with_and_without_the_bonus() -> None:
    alone = payments(wheel(Deal(purse(green=2, red=2), GREEN, [cost(GREEN)])))
    assert named(alone) == {("green",)}
    bonus = [cost(colour, colour) for colour in range(5)]
    found = payments(wheel(Deal(purse(green=2, red=2), GREEN, bonus)))
    assert named(found) == {("green", "green"), ("green", "red", "red")}


def test_pharaon_example_5_green_as_black_is_not_deducted_as_green() -> None:
    held = purse(green=2, yellow=1)
    found = payments(wheel(Deal(held, BLACK, [cost(GREEN, YELLOW)], [(GREEN, BLACK)])))
    assert named(found) == {("green", "green", "yellow")}


def test_pharaon_declares_its_payments_in_a_few_lines_and_all_kinds_fit() -> None:
    """PHA-5.1: jokers and silver may be any colour; twelve sorts fit into one purse."""
    s = wheel(Deal([3] * 12, RED, [cost(*range(5))]))
    assert s.deal.fills()[SILVER] == s.deal.fills()[JOKER] == ANY
    s.apply(RED)
    choice = s.choice()
    assert choice is not None
    assert [SORTS[action - ACTION_COST.first] for action in choice.suggested] == [
        *(colour for colour in COLOURS if colour != "red")
    ]


# ------------------ Tekhenu, by its rules


def mixes(s: Market) -> list[tuple[int, ...]]:
    if s.is_over():
        assert s.paid is not None
        return [tuple(s.paid)]
    found: list[tuple[int, ...]] = []
    for action in s.options():
        twin = s.clone()
        twin.apply(action)
        found += mixes(twin)
    return found


def market(cost_of: dict[str, int], *, t10: bool = False, t22: bool = False, **held: int) -> Market:
    wanted = sum(tokens(count, GOODS.index(kind)) for kind, count in cost_of.items())
    s = Market([held.get(kind, 0) for kind in GOODS], wanted, t10=t10, t22=t22)
    s.push(0, 0, 0)
    return s


def suggested(s: Market) -> list[str]:
    choice = s.choice()
    assert choice is not None
    return [GOODS[kind] for kind in choice.suggested]


def test_tekhenu_gold_pays_for_any_good_and_the_good_itself_is_suggested() -> None:
    """TEK-8.1, 8.4"""
    s = market({"papyrus": 2}, papyrus=3, gold=1, scribe=4)
    assert set(mixes(s)) == {(0, 0), (0, GOLD)}
    assert suggested(s) == ["papyrus", "papyrus"]


def test_tekhenu_a_substitute_comes_before_gold_and_gold_before_scribes() -> None:
    """TEK-8.4, 21.10, 21.22: 4 Granite with 1 Granite, 1 Limestone, 1 Gold and Scribes."""
    s = market({"granite": 4}, granite=1, limestone=1, gold=1, scribe=3, t10=True, t22=True)
    assert suggested(s) == ["limestone", "granite", "gold", "scribe"]
    assert len(set(mixes(s))) == len(mixes(s)) == 7


def test_tekhenu_example_11_scribes_for_pips_are_gold_only_with_the_technology() -> None:
    """TEK-7.2, 8.4, 21.10: value 2 to 6 is a distance of 4, two Scribes."""
    pips = {"scribe": (6 - 2 + 1) // 2}
    assert mixes(market(pips, scribe=2, gold=1)) == [(SCRIBE, SCRIBE)]
    with_t10 = market(pips, scribe=2, gold=1, t10=True)
    assert set(mixes(with_t10)) == {(SCRIBE, SCRIBE), (GOLD, SCRIBE)}
    assert suggested(with_t10) == ["scribe", "scribe"]


@given(st.lists(st.integers(0, 3), min_size=6, max_size=6), st.booleans(), st.booleans())
def test_tekhenu_every_mix_is_reached_once(held: list[int], t10: bool, t22: bool) -> None:
    """TEK-8.4 for a Statue of three Granite."""
    s = Market(held, tokens(3, GRANITE), t10=t10, t22=t22)
    may = [kind for kind in range(6) if s.loss(kind, GRANITE) is not None]
    brute = {
        tuple(sorted(mix))
        for mix in product(may, repeat=3)
        if all(mix.count(kind) <= held[kind] for kind in may)
    }
    if not brute:
        return
    s.push(0, 0, 0)
    found = mixes(s)
    assert len(found) == len(set(found))
    assert set(found) == brute
