"""The Obelisks: side A (section 7.5) and side B (section 8.5)."""

from __future__ import annotations

import pytest

from tests.games.imhotep.given import act, given
from tests.games.imhotep.looking import LAST_SHIP, SAILED, ending, points, seen, story, tracks
from tests.support import rule

TOWERS_B = "aaaab"


# --- 7.5: side A


@rule("IMH-7.5.1")
def test_each_stone_goes_on_the_stack_of_its_colour() -> None:
    s = given(4, ships=("1213", "....", "..", "."), obelisks=(1, 0, 4, 0))
    assert ending(story(s, "sail 1 obelisks"), "obelisk_stone") == [
        "obelisk_stone player=1 stones=1",
        "obelisk_stone player=2 stones=5",
        "obelisk_stone player=1 stones=2",
        "obelisk_stone player=3 stones=1",
    ]
    assert [player.obelisk for player in seen(s).players] == [1, 2, 5, 1]
    assert tracks(s) == [0, 0, 0, 0]


@rule("IMH-7.5.2", "IMH-7.5.3", "IMH-7.5.4", "IMH-10.1")
def test_example_7_5_two_tied_for_second_and_one_without_a_stone() -> None:
    s = given(4, round=6, ships=LAST_SHIP[4], docked=SAILED, obelisks=(2, 4, 0, 3))
    told = story(s, "sail 4 obelisks")
    assert ending(told, "category_scored") == [
        "category_scored player=0 category=obelisks points=7",
        "category_scored player=1 category=obelisks points=15",
        "category_scored player=3 category=obelisks points=7",
    ]
    assert points(s, "obelisks") == [7, 15, 0, 7]


@rule("IMH-7.5.2", "IMH-1.6")
def test_the_places_are_not_paid_before_the_end_of_the_game() -> None:
    s = given(4, round=5, ships=LAST_SHIP[4], docked=SAILED)
    told = story(s, "sail 4 obelisks")
    assert ending(told, "category_scored") == []
    assert (tracks(s), points(s, "obelisks")) == ([0, 0, 0, 0], [15, 0, 0, 0])


@rule("IMH-7.5.2")
@pytest.mark.parametrize(
    ("heights", "expected"),
    [
        ((1, 2), [1, 10]),
        ((3, 1, 2), [12, 1, 6]),
        ((1, 4, 2, 3), [1, 15, 5, 10]),
    ],
)
def test_points_by_place_and_number_of_players(
    heights: tuple[int, ...], expected: list[int]
) -> None:
    s = given(len(heights), obelisks=heights)
    assert points(s, "obelisks") == expected


@rule("IMH-7.5.3", "IMH-7.5.5")
@pytest.mark.parametrize(
    ("heights", "expected"),
    [
        ((0, 0), [0, 0]),
        ((0, 1), [0, 10]),
        ((0, 2, 1), [0, 12, 6]),
        ((0, 2, 2), [0, 9, 9]),  # (12 + 6) / 2: the empty stack is not among the tied
        ((0, 0, 1, 0), [0, 0, 15, 0]),
        ((0, 0, 2, 2), [0, 0, 12, 12]),  # (15 + 10) / 2, rounded down
        ((1, 3, 0, 1), [7, 15, 0, 7]),
    ],
)
def test_players_without_a_stone_take_no_place(
    heights: tuple[int, ...], expected: list[int]
) -> None:
    assert points(given(len(heights), obelisks=heights), "obelisks") == expected


@rule("IMH-7.5.4")
@pytest.mark.parametrize(
    ("heights", "expected"),
    [
        ((4, 4), [5, 5]),  # 11 / 2
        ((2, 2, 2), [6, 6, 6]),  # 19 / 3
        ((3, 2, 2), [12, 3, 3]),  # 7 / 2
        ((3, 3, 2), [9, 9, 1]),
        ((2, 2, 2, 2), [7, 7, 7, 7]),  # 31 / 4
        ((2, 2, 2, 1), [10, 10, 10, 1]),
        ((3, 2, 2, 2), [15, 5, 5, 5]),  # 16 / 3
        ((3, 3, 2, 2), [12, 12, 3, 3]),
        ((4, 3, 2, 2), [15, 10, 3, 3]),
    ],
)
def test_the_tied_share_their_places_rounded_down(
    heights: tuple[int, ...], expected: list[int]
) -> None:
    assert points(given(len(heights), obelisks=heights), "obelisks") == expected


# --- 8.5: side B


@rule("IMH-8.5.1", "IMH-8.5.2")
def test_example_8_5_the_third_stone_makes_a_tower_on_the_9() -> None:
    s = given(
        4,
        sides=TOWERS_B,
        ships=("....", "013", "...", ".."),
        obelisks=(0, 2, 0, 0),
        towers="2",
    )
    before = tracks(s)
    assert story(s, "sail 2 obelisks")[1:] == [
        "stone_unloaded player=0 ship=2 space=1 site=obelisks",
        "obelisk_stone player=0 stones=1",
        "stone_unloaded player=1 ship=2 space=2 site=obelisks",
        "obelisk_stone player=1 stones=3",
        "tower_built player=1 points=9",
        "stone_unloaded player=3 ship=2 space=3 site=obelisks",
        "obelisk_stone player=3 stones=1",
    ]
    assert [player.obelisk for player in seen(s).players] == [1, 0, 0, 1]
    assert [after - was for was, after in zip(before, tracks(s), strict=True)] == [0, 9, 0, 0]
    assert seen(s).obelisks.towers == [2, 1]


@rule("IMH-8.5.2", "IMH-8.5.3", "IMH-1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("built", "value"), list(enumerate([12, 9, 7, 5, 4])))
def test_towers_are_worth_12_9_7_5_4_in_the_order_they_are_built(
    players: int, built: int, value: int
) -> None:
    s = given(
        players,
        sides=TOWERS_B,
        ships=LAST_SHIP[players],
        obelisks=(2, 0, 0, 0),
        towers="01010"[:built],
    )
    before = tracks(s)[0]
    assert story(s, "sail 4 obelisks")[-1] == f"tower_built player=0 points={value}"
    assert tracks(s)[0] == before + value


@rule("IMH-8.5.2", "IMH-8.5.4")
def test_one_ship_can_build_several_towers_of_one_player() -> None:
    s = given(sides=TOWERS_B, ships=("0000", "...", "..", ".."), obelisks=(2, 0))
    told = story(s, "sail 1 obelisks")
    assert ending(told, "tower_built") == [
        "tower_built player=0 points=12",
        "tower_built player=0 points=9",
    ]
    assert (tracks(s), seen(s).obelisks.towers, seen(s).players[0].obelisk) == ([21, 0], [0, 0], 0)


@rule("IMH-8.5.5", "IMH-10.1")
def test_single_stones_give_1_each_at_the_end_and_heights_are_not_compared() -> None:
    s = given(
        4,
        round=6,
        sides=TOWERS_B,
        ships=LAST_SHIP[4],
        docked=SAILED,
        obelisks=(0, 2, 0, 2),
        towers="3",
    )
    told = story(s, "sail 4 obelisks")
    assert ending(told, "category_scored") == [
        "category_scored player=0 category=obelisks points=1",
        "category_scored player=1 category=obelisks points=2",
        "category_scored player=3 category=obelisks points=2",
    ]
    assert points(s, "obelisks") == [1, 2, 0, 12 + 2]


@rule("IMH-8.5.5", "IMH-1.6")
def test_single_stones_pay_nothing_before_the_end() -> None:
    s = given(4, round=5, sides=TOWERS_B, ships=LAST_SHIP[4], docked=SAILED)
    act(s, "sail 4 obelisks")
    assert (tracks(s), points(s, "obelisks")) == ([0, 0, 0, 0], [1, 0, 0, 0])


@rule("IMH-8.5.6")
def test_when_all_tower_spaces_are_taken_stones_just_wait() -> None:
    s = given(sides=TOWERS_B, ships=("0010", "...", "..", ".."), obelisks=(4, 2), towers="01010")
    told = story(s, "sail 1 obelisks")
    assert ending(told, "obelisk_stone", "tower_built") == [
        "obelisk_stone player=0 stones=5",
        "obelisk_stone player=0 stones=6",
        "obelisk_stone player=1 stones=3",
        "obelisk_stone player=0 stones=7",
    ]
    assert points(s, "obelisks") == [12 + 7 + 4 + 7, 9 + 5 + 3]
    assert seen(s).obelisks.towers == [0, 1, 0, 1, 0]
