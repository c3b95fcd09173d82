"""Section 6 of the rules: buying."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from perankh.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.given import (
    act,
    action_of,
    asked,
    given,
    hand_of,
    numbers,
    offered,
    offered_verb,
    pile_of,
    play_of,
    pyramid_of,
    story,
    told,
    why_not,
    words,
)
from tests.support import rule


@rule("VOK-6.1")
def test_only_cards_of_the_base_may_be_bought() -> None:
    s = given(hand="mask")
    assert offered_verb(s, "buy") == ["bl weres", "bc imsety", "br outer"]


@rule("VOK-6.1", "VOK-7.1")
def test_a_card_that_has_fallen_into_the_base_may_be_bought() -> None:
    s = given(hand="thoth thoth")
    act(s, "buy bl", "pay thoth")
    assert offered_verb(s, "buy") == ["bl anubis", "bc imsety", "br outer"]


@rule("VOK-6.1", "VOK-5.11")
def test_all_six_cards_can_be_bought_in_one_turn() -> None:
    s = given(hand="thoth urn urn food food shabti shabti ka")
    act(s, "play thoth", "buy bl", "pay urn", "buy bl", "pay urn", "buy bc", "pay food")
    act(s, "buy br", "pay food", "buy bc", "pay shabti", "buy bl")
    assert pyramid_of(s) == "- - - - - -"
    assert Counter(pile_of(s).split()) == Counter(
        ["weres", "imsety", "outer", "anubis", "qebehsenuef", "duamutef"]
    )


@rule("VOK-6.2", "VOK-6.5")
def test_the_bought_card_goes_on_the_discard_pile_and_the_payment_into_play() -> None:
    s = given(hand="urn food shabti ka", discard="mask", pyramid="weres imsety outer")
    lines = story(s, "buy br", "pay ka")
    assert told(lines, "card_bought") == [
        "card_bought player=0 card=outer space=br cost=3 cards=ka gold=3"
    ]
    assert (pile_of(s), play_of(s), hand_of(s)) == ("mask outer", "ka", "shabti urn food")


@rule("VOK-6.2", "VOK-6.5")
def test_nothing_moves_before_the_payment_is_complete() -> None:
    s = given(hand="urn food shabti urn ka")
    act(s, "buy br", "pay shabti")
    assert (asked(s), pile_of(s), play_of(s)) == ((0, "pay"), "", "")
    assert hand_of(s) == "shabti urn urn food ka"
    act(s, "pay food")
    assert (pile_of(s), play_of(s)) == ("outer", "shabti urn food")


@rule("VOK-6.2")
def test_a_card_that_the_whole_hand_cannot_pay_for_may_not_be_chosen() -> None:
    s = given(hand="urn food", pyramid="weres")
    assert why_not(s, "buy bl") == "VOK-6.2"
    assert why_not(s, "buy bc") == "VOK-6.1"


@rule("VOK-6.3")
def test_surplus_gold_is_lost_at_once() -> None:
    s = given(hand="mask urn", pyramid="weres imsety")
    act(s, "buy bl", "pay mask")
    assert why_not(s, "buy bc") == "VOK-6.2"


@rule("VOK-6.4")
@pytest.mark.parametrize(
    ("played", "gold"),
    [("", 1), ("thoth", 4), ("censer", 2), ("thoth censer", 5), ("censer thoth", 5)],
)
def test_the_gold_value_is_the_printed_one_or_4_and_perhaps_1_more(played: str, gold: int) -> None:
    s = given(hand=f"{played} urn", pyramid="weres bastet isis")
    act(s, *(f"play {card}" for card in played.split()))
    costs = {"bl weres": 3, "bc bastet": 4, "br isis": 5}
    assert offered_verb(s, "buy") == [place for place, cost in costs.items() if cost <= gold]


@rule("VOK-6.4")
def test_a_second_censer_would_change_nothing_more() -> None:
    s = given(hand="gates urn", top="censer", pyramid="weres")
    act(s, "play gates")
    assert s.gold_raised == 1
    assert why_not(s, "buy bl") == "VOK-6.2"


def payments(s: Valley, space: str) -> Counter[tuple[str, ...]]:
    """All complete payments that can be put together for a card, and in how many ways."""
    start = s.clone()
    start.apply(action_of(start, f"buy {space}"))
    found: Counter[tuple[str, ...]] = Counter()
    open_ends = [start]
    while open_ends:
        state = open_ends.pop()
        if asked(state)[1] != "pay":
            paid = play_of(state).split()[len(s.in_play) :]
            found[tuple(sorted(paid))] += 1
            continue
        for word in offered(state):
            twin = state.clone()
            twin.apply(action_of(twin, word))
            open_ends.append(twin)
    return found


def irredundant(s: Valley, hand: list[int], cost: int) -> set[tuple[str, ...]]:
    """By definition: enough gold, but not without any one of the cards."""
    found = set()
    for size in range(1, len(hand) + 1):
        for paid in combinations(hand, size):
            gold = sum(int(s.gold_of(card)) for card in paid)
            if gold >= cost and all(gold - s.gold_of(card) < cost for card in paid):
                found.add(tuple(sorted(words(paid).split())))
    return found


@rule("VOK-6.R1", "VOK-6.5", "VOK-6.2")
@pytest.mark.parametrize(
    ("hand", "space"),
    [
        ("urn food shabti shabti ka", "bl"),
        ("urn urn urn food food", "bl"),
        ("thoth mask ka hapi weres", "bc"),
        ("bastet isis urn weres mask urn food", "br"),
        ("thoth thoth djed djed weres anubis gates urn", "br"),
        ("mask", "bc"),
    ],
)
def test_the_payments_are_all_irredundant_sets_each_in_one_way(hand: str, space: str) -> None:
    s = given(hand=hand, pyramid="imsety duamutef scarab")
    cost = {"bl": 3, "bc": 5, "br": 7}[space]
    assert payments(s, space) == dict.fromkeys(irredundant(s, numbers(hand), cost), 1)


@rule("VOK-6.R1")
def test_payments_follow_the_gold_values_of_the_turn() -> None:
    s = given(hand="thoth mask ka urn weres", pyramid="imsety duamutef scarab")
    act(s, "play thoth")
    assert payments(s, "bc") == dict.fromkeys(irredundant(s, numbers("mask ka urn weres"), 5), 1)
    assert len(payments(s, "bc")) == 6


@rule("VOK-6.R1")
def test_a_superfluous_card_cannot_be_laid_down() -> None:
    s = given(hand="mask urn", pyramid="weres")
    act(s, "buy bl")
    assert (play_of(s), hand_of(s)) == ("mask", "urn")
    t = given(hand="mask thoth urn", pyramid="weres")
    act(t, "buy bl")
    assert offered_verb(t, "pay") == ["thoth", "mask"]
    assert why_not(t, "pay urn") == "VOK-6.2"
    assert why_not(t, "pay ka") == "VOK-4.1"


@rule("VOK-6.6")
def test_taking_is_not_buying() -> None:
    s = given(hand="horus eternity", pyramid="scarab weres imsety")
    lines = story(s, "play horus", "take bl")
    assert told(lines, "card_bought") == []
    assert why_not(s, "play eternity") == "VOK-8.6"
