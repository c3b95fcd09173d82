"""Green and purple market cards, and unused blue ones (sections 9.2, 9.3, 9.4.5)."""

from __future__ import annotations

import pytest

from tests.games.imhotep.given import act, given
from tests.games.imhotep.looking import LAST_SHIP, SAILED, ending, hand, points, story, tracks
from tests.support import rule

# --- 9.2: decorations


@rule("IMH-9.2.1", "IMH-10.1")
def test_example_9_2_thirteen_stones_in_the_burial_chamber_give_4_points() -> None:
    s = given(
        4,
        round=6,
        ships=LAST_SHIP[4],
        docked=SAILED,
        chamber="012301230123",
        cards={2: {"burial_chamber_decoration": 1}},
    )
    told = story(s, "sail 4 burial_chamber")
    assert "category_scored player=2 category=decorations points=4" in told
    assert points(s, "decorations") == [0, 0, 4, 0]


@rule("IMH-9.2.1")
@pytest.mark.parametrize(("stones", "paid"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_only_full_threes_of_all_colours_together_count(stones: int, paid: int) -> None:
    temple = ("01" * 15)[:stones]
    s = given(temple=temple, cards={1: {"temple_decoration": 1}})
    assert points(s, "decorations") == [0, paid]


@rule("IMH-9.2.1")
def test_two_copies_both_score_each_rounded_by_itself() -> None:
    s = given(chamber="01010", cards={0: {"burial_chamber_decoration": 2}})
    assert points(s, "decorations") == [2, 0]
    shared = given(
        chamber="01010",
        cards={0: {"burial_chamber_decoration": 1}, 1: {"burial_chamber_decoration": 1}},
    )
    assert points(shared, "decorations") == [1, 1]


@rule("IMH-9.2.1")
def test_different_decorations_are_rounded_one_by_one() -> None:
    cards = {0: {"burial_chamber_decoration": 1, "temple_decoration": 1}}
    s = given(chamber="01", temple="01010", cards=cards)
    assert points(s, "decorations") == [1, 0]


@rule("IMH-9.2.2", "IMH-7.2.5")
def test_the_pyramid_counts_all_levels_and_the_overflow() -> None:
    cards = {0: {"pyramid_decoration": 1}}
    assert points(given(pyramid="01" * 7, cards=cards), "decorations") == [4, 0]
    assert points(given(pyramid="01" * 7 + "1", cards=cards), "decorations") == [5, 0]


@rule("IMH-9.2.2")
def test_the_small_pyramids_count_together_with_their_overflow() -> None:
    cards = {0: {"pyramid_decoration": 1}}
    s = given(sides="abaaa", small=("01", "1", "011"), cards=cards)
    assert points(s, "decorations") == [2, 0]
    full = ("01010", "10101", "01010")
    s = given(sides="abaaa", small=full, pyramid="110", cards=cards)
    assert points(s, "decorations") == [6, 0]


@rule("IMH-9.2.2")
def test_the_temple_counts_covered_stones_too() -> None:
    s = given(temple="000010101", cards={1: {"temple_decoration": 1}})
    assert points(s, "decorations") == [0, 3]


@rule("IMH-9.2.2")
def test_the_obelisks_count_all_stacks() -> None:
    s = given(4, obelisks=(1, 2, 0, 4), cards={1: {"obelisk_decoration": 1}})
    assert points(s, "decorations") == [0, 2, 0, 0]


@rule("IMH-9.2.2")
def test_on_side_b_a_tower_counts_three_stones_and_singles_count_too() -> None:
    s = given(sides="aaaab", obelisks=(2, 1), towers="01", cards={1: {"obelisk_decoration": 1}})
    assert points(s, "decorations") == [0, 3]


@rule("IMH-9.2.1")
def test_a_decoration_looks_only_at_its_own_site() -> None:
    s = given(
        temple="010",
        chamber="010101",
        pyramid="010101010",
        obelisks=(6, 6),
        cards={
            0: {"temple_decoration": 1, "pyramid_decoration": 1},
            1: {"burial_chamber_decoration": 1, "obelisk_decoration": 1},
        },
    )
    assert points(s, "decorations") == [1 + 3, 2 + 4]


@rule("IMH-9.2.1")
def test_decorations_count_the_stones_at_the_end_not_when_taken() -> None:
    s = given(
        ships=("0101", "...", "1.", ".."),
        market=("temple_decoration", None, None, None),
        temple="01",
    )
    act(s, "sail 3 market", "pick 1 temple_decoration")
    assert (hand(s, 1), tracks(s), points(s, "decorations")) == (
        ["temple_decoration"],
        [0, 0],
        [0, 0],
    )
    act(s, "sail 1 temple")
    assert (tracks(s), points(s, "decorations")) == ([0, 0], [0, 2])


# --- 9.3: statues


@rule("IMH-9.3.1", "IMH-10.1")
def test_example_9_3_three_statues_give_6_points() -> None:
    s = given(round=6, ships=LAST_SHIP[2], docked=SAILED, cards={1: {"statue": 3}})
    told = story(s, "sail 4 burial_chamber")
    assert ending(told, "category_scored")[-1] == (
        "category_scored player=1 category=statues points=6"
    )


@rule("IMH-9.3.1")
@pytest.mark.parametrize(
    ("count", "paid"), [(0, 0), (1, 1), (2, 3), (4, 10), (5, 15), (6, 17), (7, 19), (10, 25)]
)
def test_statues_score_by_their_number(count: int, paid: int) -> None:
    assert points(given(cards={0: {"statue": count}}), "statues") == [paid, 0]


@rule("IMH-9.3.1", "IMH-1.6")
def test_cards_pay_nothing_before_the_end_of_the_game() -> None:
    cards = {1: {"statue": 3, "temple_decoration": 1, "sail": 1}}
    s = given(round=5, ships=LAST_SHIP[2], docked=SAILED, cards=cards, temple="000")
    assert ending(story(s, "sail 4 burial_chamber"), "category_scored") == []
    assert tracks(s) == [3, 0]


# --- 9.4.5: unused blue cards


@rule("IMH-9.4.5", "IMH-10.1")
def test_each_unused_blue_card_gives_1_point_at_the_end() -> None:
    cards = {0: {"lever": 2, "chisel": 1}, 1: {"hammer": 1, "sail": 3, "statue": 1}}
    s = given(round=6, ships=LAST_SHIP[2], docked=SAILED, cards=cards)
    told = story(s, "sail 4 burial_chamber")
    assert ending(told, "category_scored")[-2:] == [
        "category_scored player=0 category=blue_cards points=3",
        "category_scored player=1 category=blue_cards points=4",
    ]
    assert points(s, "blue_cards") == [3, 4]
