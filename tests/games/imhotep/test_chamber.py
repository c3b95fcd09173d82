"""The Burial Chamber: side A (section 7.4) and side B (section 8.4)."""

from __future__ import annotations

import pytest

from tests.games.imhotep.given import act, given
from tests.games.imhotep.looking import LAST_SHIP, SAILED, ending, points, seen, story, tracks
from tests.support import rule

ROWS_B = "aaaba"
LAST_GREY = ("....", "....", "..", "3")


def chamber(columns: str) -> str:
    """Columns from the left, each from top to bottom, without what separates them."""
    return columns.replace(" ", "").replace("|", "")


# --- 7.4: side A


@rule("IMH-7.4.1")
def test_stones_fill_column_by_column_each_from_top_to_bottom() -> None:
    s = given(ships=("1011", "...", "..", ".."), chamber="00")
    assert ending(story(s, "sail 1 burial_chamber"), "chamber_stone") == [
        "chamber_stone player=1 row=3 column=1",
        "chamber_stone player=0 row=1 column=2",
        "chamber_stone player=1 row=2 column=2",
        "chamber_stone player=1 row=3 column=2",
    ]
    assert seen(s).chamber.rows == 3


@rule("IMH-7.4.1")
def test_the_columns_have_no_end() -> None:
    s = given(ships=("....", "...", "0.", ".."), chamber="01" * 20)
    assert story(s, "sail 3 burial_chamber")[-1] == "chamber_stone player=0 row=2 column=14"


@rule("IMH-7.4.2", "IMH-7.4.3", "IMH-10.1")
def test_example_7_4_groups_of_four_players() -> None:
    stones = chamber("221 | 021 | 333 | 332 |")
    s = given(4, round=6, ships=LAST_GREY, docked=SAILED, chamber=stones)
    told = story(s, "sail 4 burial_chamber")
    assert ending(told, "category_scored") == [
        "category_scored player=0 category=burial_chamber points=1",
        "category_scored player=1 category=burial_chamber points=3",
        "category_scored player=2 category=burial_chamber points=7",
        "category_scored player=3 category=burial_chamber points=17",
    ]
    assert s.is_over()


@rule("IMH-7.4.2", "IMH-1.6")
def test_the_chamber_pays_nothing_before_the_end_of_the_game() -> None:
    s = given(4, round=5, ships=LAST_GREY, docked=SAILED, chamber="3333")
    told = story(s, "sail 4 burial_chamber")
    assert ending(told, "category_scored") == []
    assert (tracks(s), points(s, "burial_chamber")) == ([0, 0, 0, 0], [0, 0, 0, 15])


@rule("IMH-7.4.2")
@pytest.mark.parametrize(
    ("size", "paid"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (9, 23)]
)
def test_a_group_scores_by_its_size(size: int, paid: int) -> None:
    assert points(given(chamber="1" * size), "burial_chamber") == [0, paid]


@rule("IMH-7.4.2")
@pytest.mark.parametrize(
    ("columns", "expected"),
    [
        ("010 | 101", [1 + 1 + 1, 1 + 1 + 1]),  # own colour at corners only
        ("001 | 110", [3 + 1, 1 + 3]),
        ("110 | 011", [1 + 1, 10]),  # a column's foot does not touch the head of the next
        ("010 | 000 | 010", [19, 1 + 1]),  # a ring's bridge joins both sides
        ("000 | 110 | 000", [19, 3]),
        ("010 | 0", [3 + 1, 1]),  # nor does a head touch the foot before it
        ("01", [1, 1]),
    ],
)
def test_groups_are_connected_by_sides_only(columns: str, expected: list[int]) -> None:
    assert points(given(chamber=chamber(columns)), "burial_chamber") == expected


@rule("IMH-7.4.3")
def test_all_groups_of_a_player_score() -> None:
    s = given(chamber=chamber("000 | 111 | 001 | 110 | 0"))
    assert points(s, "burial_chamber") == [6 + 3 + 1 + 1, 10 + 3]


# --- 8.4: side B


@rule("IMH-8.4.1", "IMH-8.4.2", "IMH-8.4.3")
def test_example_8_4_rows_of_four_players() -> None:
    stones = chamber("103 | 103 | 103 | 213 |")
    s = given(4, round=6, sides=ROWS_B, ships=LAST_GREY, docked=SAILED, chamber=stones)
    told = story(s, "sail 4 burial_chamber")
    assert ending(told, "category_scored") == [
        "category_scored player=0 category=burial_chamber points=8",
        "category_scored player=1 category=burial_chamber points=12",
        "category_scored player=2 category=burial_chamber points=3",
        "category_scored player=3 category=burial_chamber points=11",
    ]


@rule("IMH-8.4.1")
def test_on_side_b_connection_does_not_matter() -> None:
    scattered = given(sides=ROWS_B, chamber=chamber("001 | 111 | 001"))
    assert points(scattered, "burial_chamber") == [5 + 5, 1 + 1 + 5]


@rule("IMH-8.4.2")
@pytest.mark.parametrize(
    ("players", "top_row", "expected"),
    [
        (2, "001", [5, 1]),
        (3, "000112", [6, 3, 1]),
        (4, "0000111223", [8, 4, 2, 1]),
    ],
)
def test_the_places_of_a_row_pay_by_the_number_of_players(
    players: int, top_row: str, expected: list[int]
) -> None:
    below = str(players - 1) * 2
    s = given(players, sides=ROWS_B, chamber="".join(stone + below for stone in top_row))
    # The last player alone has stones in the two lower rows and is first there.
    expected[-1] += 2 * expected[0]
    assert points(s, "burial_chamber") == expected


@rule("IMH-8.4.3", "IMH-7.5.4")
@pytest.mark.parametrize(
    ("players", "stones", "expected"),
    [
        (2, "010 | 101", [3 * 3, 3 * 3]),  # each row: (5 + 1) / 2
        (3, "012 | 120 | 201", [9, 9, 9]),  # each row: (6 + 3 + 1) / 3, rounded down
        (4, "012 | 120 | 201 | 333", [9, 9, 9, 9]),  # each row: 15 / 4, rounded down
        (4, "012 | 120 | 201", [12, 12, 12, 0]),  # each row: 14 / 3, rounded down
    ],
)
def test_tied_rows_are_shared_and_rounded_down_row_by_row(
    players: int, stones: str, expected: list[int]
) -> None:
    s = given(players, sides=ROWS_B, chamber=chamber(stones))
    assert points(s, "burial_chamber") == expected


@rule("IMH-8.4.3", "IMH-7.5.3")
def test_a_player_without_a_stone_in_the_row_gets_nothing_for_it() -> None:
    s = given(4, sides=ROWS_B, chamber="1")
    assert points(s, "burial_chamber") == [0, 8, 0, 0]


@rule("IMH-8.4.1", "IMH-1.6")
def test_the_rows_are_not_paid_before_the_end_of_the_game() -> None:
    s = given(4, round=5, sides=ROWS_B, ships=LAST_SHIP[4], docked=SAILED)
    act(s, "sail 4 burial_chamber")
    assert (tracks(s), points(s, "burial_chamber")) == ([0, 0, 0, 0], [8, 0, 0, 0])
