"""Section 7 of the rules: crumbling, the unchanged pyramid, the refill, the safeguard."""

from __future__ import annotations

import pytest

from perankh.games.valley_of_the_kings.rules.state import EMPTY, Valley
from tests.games.valley_of_the_kings.given import (
    act,
    asked,
    boneyard_top,
    given,
    offered,
    pile_of,
    pyramid_of,
    story,
    told,
    why_not,
)
from tests.support import rule


def without(space: str, *more: str) -> Valley:
    """A pyramid from which Shabti has sacrificed the card on a space."""
    s = given(hand="shabti")
    act(s, "play shabti", "choose 2", f"sacrifice_pyramid {space}", *more)
    return s


@rule("VOK-7.1", "VOK-7.2", "VOK-7.3")
@pytest.mark.parametrize(
    ("space", "more", "left"),
    [
        ("bl", (), "anubis imsety outer duamutef qebehsenuef -"),
        ("br", (), "weres imsety qebehsenuef anubis duamutef -"),
        ("bc", ("fall ml",), "weres anubis outer duamutef qebehsenuef -"),
        ("bc", ("fall mr",), "weres qebehsenuef outer anubis duamutef -"),
        ("ml", (), "weres imsety outer duamutef qebehsenuef -"),
        ("mr", (), "weres imsety outer anubis duamutef -"),
        ("a", (), "weres imsety outer anubis qebehsenuef -"),
    ],
)
def test_what_lies_above_a_gap_falls_and_never_sideways(
    space: str, more: tuple[str, ...], left: str
) -> None:
    assert pyramid_of(without(space, *more)) == left


@rule("VOK-7.3")
def test_only_the_centre_of_the_base_leaves_a_choice_which_cannot_be_declined() -> None:
    s = without("bc")
    assert (asked(s), offered(s)) == ((0, "crumble"), ["fall ml anubis", "fall mr qebehsenuef"])


@rule("VOK-7.3")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("weres imsety outer anubis - -", "weres anubis outer - - -"),
        ("weres imsety outer - anubis -", "weres anubis outer - - -"),
        ("weres imsety outer - - -", "weres - outer - - -"),
    ],
)
def test_a_single_card_above_the_centre_falls_by_itself_and_none_leaves_the_gap(
    before: str, after: str
) -> None:
    s = given(hand="shabti", pyramid=before)
    act(s, "play shabti", "choose 2", "sacrifice_pyramid bc")
    assert (pyramid_of(s), asked(s)) == (after, (0, "play"))


@rule("VOK-7.R1", "VOK-7.2")
def test_an_old_gap_stays_until_the_refill() -> None:
    s = given(hand="shabti", pyramid="weres - outer - - -")
    act(s, "play shabti", "choose 2", "sacrifice_pyramid bl")
    assert pyramid_of(s) == "- - outer - - -"


def fill_patterns() -> set[str]:
    """The patterns of filled spaces that removals and crumbling can leave."""
    found: set[str] = set()
    open_ends = [given(hand="shabti", stock=0)]
    while open_ends:
        s = open_ends.pop()
        pattern = "".join("-" if card == EMPTY else "x" for card in s.pyramid)
        if pattern in found:
            continue
        found.add(pattern)
        laid = " ".join("-" if c == "-" else "x" for c in pattern)
        for space, sign in zip(("bl", "bc", "br", "ml", "mr", "a"), pattern, strict=True):
            if sign == "-":
                continue
            for choice in ((), ("fall ml",), ("fall mr",)):
                t = given(hand="shabti", pyramid=named(laid), stock=0)
                act(t, "play shabti", *(("choose 2",) if laid.count("x") > 1 else ()))
                if laid.count("x") > 1:
                    act(t, f"sacrifice_pyramid {space}")
                if (asked(t)[1] == "crumble") != bool(choice):
                    continue
                act(t, *choice)
                open_ends.append(t)
    return found


def named(laid: str) -> str:
    """A pattern filled with cards."""
    cards = iter(["weres", "imsety", "outer", "anubis", "qebehsenuef", "duamutef"])
    return " ".join(next(cards) if sign == "x" else "-" for sign in laid.split())


@rule("VOK-I2", "VOK-7.2", "VOK-7.3")
def test_exactly_14_patterns_of_the_pyramid_can_be_reached() -> None:
    patterns = fill_patterns()
    assert len(patterns) == 14
    for bl, bc, br, ml, mr, a in map(tuple, patterns):
        assert a == "-" or (ml == mr == "x")
        assert ml == "-" or (bl == bc == "x")
        assert mr == "-" or (bc == br == "x")


# ------------------ the unchanged pyramid


@rule("VOK-7.5")
def test_who_did_not_change_the_pyramid_must_sacrifice_any_one_of_its_cards() -> None:
    s = given(hand="urn", deck="food")
    lines = story(s, "end")
    assert told(lines, "pyramid_unchanged") == ["pyramid_unchanged player=0"]
    assert asked(s) == (0, "unchanged")
    assert [text.split()[1] for text in offered(s)] == ["bl", "bc", "br", "ml", "mr", "a"]
    lines = story(s, "sacrifice_pyramid bc", "fall mr")
    assert boneyard_top(s) == "imsety"
    assert told(lines, "card_fell") == [
        "card_fell card=qebehsenuef from_space=mr space=bc",
        "card_fell card=duamutef from_space=a space=mr",
    ]


@rule("VOK-7.6", "VOK-7.5")
@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("thoth", ("buy bl",)),
        ("horus", ("play horus", "take bl")),
        ("dead", ("play dead", "take bl")),
        ("shabti", ("play shabti", "choose 2", "sacrifice_pyramid a")),
        ("shabti", ("play shabti", "choose 1", "swap bl br")),
    ],
)
def test_buying_taking_sacrificing_and_swapping_change_the_pyramid(
    hand: str, words: tuple[str, ...]
) -> None:
    s = given(hand=hand, deck="urn")
    act(s, *words, "end")
    assert asked(s) == (1, "play")


@rule("VOK-7.6")
@pytest.mark.parametrize("card", ["netherworld", "osiris"])
def test_taking_from_the_stock_or_the_boneyard_is_no_change(card: str) -> None:
    s = given(hand=card, deck="urn")
    act(s, f"play {card}", "end")
    assert asked(s) == (0, "unchanged")


@rule("VOK-7.6")
def test_swapping_two_cards_of_the_same_name_is_a_change() -> None:
    s = given(hand="shabti", deck="urn", pyramid="weres weres outer anubis qebehsenuef duamutef")
    act(s, "play shabti", "choose 1", "swap bl bc", "end")
    assert asked(s) == (1, "play")


@rule("VOK-7.6", "VOK-10.4")
def test_a_card_that_an_opponent_removed_is_a_change_too() -> None:
    s = given(hands=["thoth", "boat"], decks=["urn", ""])
    act(s, "buy bl", "react boat", "take br", "end")
    assert asked(s) == (1, "play")


# ------------------ the refill


@rule("VOK-7.7", "VOK-7.1")
def test_gaps_are_filled_from_the_bottom_left_and_nothing_crumbles_then() -> None:
    s = given(hand="thoth thoth", deck="urn", pyramid="weres imsety outer - - -", stock="isis mask")
    act(s, "buy bl", "pay thoth")
    lines = story(s, "end")
    assert told(lines, "pyramid_filled", "card_fell") == [
        "pyramid_filled spaces=bl,ml cards=isis,mask"
    ]
    assert pyramid_of(s) == "isis imsety outer mask - -"


@rule("VOK-7.8", "VOK-I3")
def test_without_stock_the_spaces_stay_empty() -> None:
    s = given(hand="thoth", deck="urn", stock=0)
    act(s, "buy bl", "end")
    assert pyramid_of(s) == "anubis imsety outer duamutef qebehsenuef -"


@rule("VOK-12.3", "VOK-7.5")
def test_an_empty_pyramid_demands_no_sacrifice() -> None:
    s = given(hand="urn", pyramid="", stock=0)
    act(s, "end")
    assert asked(s) == (1, "play")


# ------------------ the safeguard against games without end


def swap_round(s: Valley) -> None:
    """Both players swap two cards in their turn; after the swap nothing is left to do."""
    for _ in range(2):
        act(s, "play shabti", "choose 1", "swap bl br", "end")
        if asked(s)[1] == "unchanged":
            act(s, "sacrifice_pyramid a")


def swappers() -> Valley:
    """Two players whose decks hold nothing but Shabti."""
    return given(hands=["shabti shabti", "shabti shabti"])


@rule("VOK-7.9")
def test_after_three_rounds_without_loss_a_swap_is_no_change_any_more() -> None:
    s = swappers()
    before = s.stock()
    for stalled in (1, 2, 3):
        swap_round(s)
        assert (s.stall, s.stock()) == (stalled, before)
    act(s, "play shabti", "choose 1", "swap bl br")
    assert not s.changed
    lines = story(s, "end")
    assert told(lines, "pyramid_unchanged") == ["pyramid_unchanged player=0"]
    act(s, "sacrifice_pyramid a")
    assert (s.stall, s.stock()) == (0, before - 1)


@rule("VOK-7.9")
def test_the_end_of_the_third_round_is_announced() -> None:
    s = given(hands=["shabti", "shabti"], stall=2, active=1, first=0, turns=1)
    lines = story(s, "play shabti", "choose 1", "swap bl br", "end")
    assert told(lines, "round_ended", "swaps_count_no_more") == [
        "round_ended round=1",
        "swaps_count_no_more rounds=3",
    ]


@rule("VOK-7.9")
def test_the_count_starts_anew_as_soon_as_stock_and_pyramid_lose_a_card() -> None:
    for hand, words in (
        ("thoth", ("buy bl",)),
        ("netherworld", ("play netherworld",)),
        ("shabti", ("play shabti", "choose 2", "sacrifice_pyramid a")),
    ):
        s = given(hand=hand, stall=3)
        act(s, *words)
        assert s.stall == 0
    boneyard = given(hand="osiris", stall=3)
    act(boneyard, "play osiris")
    assert boneyard.stall == 3


@rule("VOK-7.9")
def test_after_a_loss_swaps_count_again_in_the_same_turn() -> None:
    s = given(hand="thoth shabti", deck="urn", stall=3)
    act(s, "buy bl", "pay thoth", "play shabti", "choose 1", "swap bl br", "end")
    assert asked(s) == (1, "play")


@rule("VOK-7.9")
def test_a_round_in_which_a_card_was_lost_is_not_counted() -> None:
    s = given(hands=["thoth", "shabti"], decks=["shabti", ""])
    act(s, "buy bl", "end", "play shabti", "choose 1", "swap bl br", "end")
    assert s.stall == 0
    assert pile_of(s) == ""


@rule("VOK-7.9", "VOK-8.6")
def test_the_swap_itself_stays_legal() -> None:
    s = given(hand="shabti", stall=5)
    assert why_not(s, "play shabti") == ""
    act(s, "play shabti", "choose 1", "swap bl br")
    assert pyramid_of(s) == "outer imsety weres anubis qebehsenuef duamutef"
