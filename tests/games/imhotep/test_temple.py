"""The Temple: side A (section 7.3) and side B (section 8.3)."""

from __future__ import annotations

import pytest

from tests.games.imhotep.given import act, given, offered
from tests.games.imhotep.looking import (
    LAST_SHIP,
    SAILED,
    ending,
    hand,
    points,
    quarries,
    seen,
    sleds,
    story,
    tracks,
)
from tests.support import rule

NOT_TEMPLE = {0: "market", 1: "pyramid", 2: "burial_chamber"}
"""Three ships have sailed, none to the Temple; the Obelisks are free."""
TEMPLE_B = "aabaa"


# --- 7.3: side A


@rule("IMH-7.3.1", "IMH-7.3.2")
@pytest.mark.parametrize("players", [3, 4])
def test_example_7_3a_a_full_level_is_followed_by_the_next_from_the_left(players: int) -> None:
    ships = {3: ("....", "221", "...", ".."), 4: ("....", "221", "...", "..")}[players]
    s = given(players, ships=ships, temple="0121")
    told = story(s, "sail 2 temple")
    assert ending(told, "temple_stone") == [
        "temple_stone player=2 space=5 level=1",
        "temple_stone player=2 space=1 level=2",
        "temple_stone player=1 space=2 level=2",
    ]
    assert seen(s).temple.stones == [0, 1, 2, 1, 2, 2, 1]


@rule("IMH-7.3.1", "IMH-7.3.2")
def test_with_two_players_only_the_first_four_spaces_are_used() -> None:
    s = given(ships=("....", "...", "10", ".."), temple="000")
    assert seen(s).temple.width == 4
    assert ending(story(s, "sail 3 temple"), "temple_stone") == [
        "temple_stone player=1 space=4 level=1",
        "temple_stone player=0 space=1 level=2",
    ]


@rule("IMH-7.3.2")
def test_the_temple_has_no_height_limit() -> None:
    s = given(ships=("....", "...", "1.", ".."), temple="01" * 16)
    assert story(s, "sail 3 temple")[-1] == "temple_stone player=1 space=1 level=9"


@rule("IMH-7.3.4")
def test_example_7_3b_each_visible_stone_gives_1_point() -> None:
    s = given(4, ships=LAST_SHIP[4], docked=SAILED, temple="33120")
    story(s, "sail 4 obelisks")
    assert seen(s).round == 2
    assert tracks(s) == [1, 1, 1, 2]


@rule("IMH-7.3.3", "IMH-7.3.4")
def test_covered_stones_give_nothing() -> None:
    s = given(4, ships=LAST_SHIP[4], docked=SAILED, temple="00000" + "000" + "3211" + "2")
    told = story(s, "sail 4 obelisks")
    assert ending(told, "temple_scored") == [
        "temple_scored player=1 space=1 points=1",
        "temple_scored player=1 space=2 points=1",
        "temple_scored player=2 space=3 points=1",
        "temple_scored player=3 space=4 points=1",
        "temple_scored player=2 space=5 points=1",
    ]
    assert tracks(s) == [0, 2, 2, 1]


@rule("IMH-7.3.1", "IMH-7.3.3")
def test_with_two_players_four_stones_are_visible() -> None:
    s = given(ships=LAST_SHIP[2], docked=SAILED, temple="00001")
    act(s, "sail 4 obelisks")
    assert tracks(s) == [3, 1]


@rule("IMH-7.3.3")
@pytest.mark.parametrize(("temple", "expected"), [("", [0, 0]), ("1", [0, 1]), ("101", [1, 2])])
def test_fewer_stones_than_spaces_are_all_visible(temple: str, expected: list[int]) -> None:
    s = given(ships=LAST_SHIP[2], docked=SAILED, temple=temple)
    act(s, "sail 4 obelisks")
    assert tracks(s) == expected


@rule("IMH-7.3.4")
def test_a_stone_that_arrives_scores_only_at_the_end_of_the_round() -> None:
    s = given(ships=("....", "...", "0.", "0."), docked={0: "market", 1: "pyramid"}, temple="1")
    act(s, "sail 3 temple")
    assert tracks(s) == [0, 0]
    act(s, "sail 4 obelisks")
    assert tracks(s) == [1, 1]


@rule("IMH-7.3.5", "IMH-4.8")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_temple_is_scored_in_every_round_also_without_a_ship(number: int) -> None:
    s = given(round=number, ships=LAST_SHIP[2], docked=NOT_TEMPLE, temple="1101", points=(3, 5))
    act(s, "sail 4 obelisks")
    assert tracks(s) == [4, 8]
    assert s.is_over() == (number == 6)


# --- 8.3: side B


@rule("IMH-8.3.1", "IMH-8.3.2", "IMH-8.3.3", "IMH-8.3.5")
def test_example_8_3_the_spaces_are_resolved_from_left_to_right() -> None:
    s = given(
        4, sides=TEMPLE_B, ships=LAST_SHIP[4], docked=SAILED, temple="32110", draw=["statue"] * 5
    )
    act(s, "sail 4 obelisks")
    assert (s.decider(), offered(s)) == (3, ["point", "stones"])
    assert tracks(s) == [0, 0, 0, 0]
    assert story(s, "point") == [
        "temple_scored player=3 space=1 points=1",
        "temple_scored player=2 space=2 points=2",
    ]
    assert (s.decider(), offered(s)) == (1, ["point", "stones"])
    assert story(s, "stones") == ["stones_taken player=1 stones=2"]
    assert (s.decider(), offered(s)) == (1, ["accept", "decline"])
    assert story(s, "accept") == ["card_drawn player=1 card=statue"]
    assert (s.decider(), offered(s)) == (0, ["point", "stones"])
    assert seen(s).round == 1
    assert story(s, "point")[0] == "temple_scored player=0 space=5 points=1"
    assert seen(s).round == 2
    assert (tracks(s), sleds(s), hand(s, 1)) == ([1, 0, 2, 1], [0, 2, 0, 0], ["statue"])


@rule("IMH-8.3.1")
def test_with_two_players_the_fifth_space_gives_nothing() -> None:
    s = given(
        sides=TEMPLE_B,
        ships=LAST_SHIP[2],
        docked=SAILED,
        temple="11110",
        draw=["statue"] * 5,
    )
    act(s, "sail 4 obelisks")
    assert s.decider() == 0
    act(s, "point")
    assert s.decider() == 1
    act(s, "point", "decline")
    assert (tracks(s), seen(s).round) == ([1, 3], 2)


@rule("IMH-8.3.2", "IMH-7.3.3")
def test_the_bonus_depends_on_the_space_whatever_the_level() -> None:
    s = given(3, sides=TEMPLE_B, ships=LAST_SHIP[3], docked=SAILED, temple="0000011")
    told = story(s, "sail 4 obelisks", "point")
    assert ending(told, "temple_scored") == [
        "temple_scored player=1 space=1 points=1",
        "temple_scored player=1 space=2 points=2",
    ]
    assert s.decider() == 0


@rule("IMH-8.3.4")
@pytest.mark.parametrize(
    ("sled", "quarry", "moved"), [(0, 20, 2), (3, 20, 2), (4, 20, 1), (0, 1, 1)]
)
def test_the_stones_are_limited_by_sled_and_quarry(sled: int, quarry: int, moved: int) -> None:
    s = given(
        sides=TEMPLE_B,
        sled=(0, sled),
        quarry=(None, quarry),
        ships=LAST_SHIP[2],
        docked=SAILED,
        temple="1",
    )
    act(s, "sail 4 obelisks")
    assert offered(s) == ["point", "stones"]
    act(s, "stones")
    assert (sleds(s)[1], quarries(s)[1], tracks(s)[1]) == (sled + moved, quarry - moved, 0)


@rule("IMH-8.3.4", "IMH-6.2")
@pytest.mark.parametrize(("sled", "quarry"), [(5, 20), (1, 0)])
def test_if_no_stone_can_be_moved_the_point_is_taken_unasked(sled: int, quarry: int) -> None:
    s = given(
        sides=TEMPLE_B,
        sled=(0, sled),
        quarry=(None, quarry),
        ships=LAST_SHIP[2],
        docked=SAILED,
        temple="1",
    )
    act(s, "sail 4 obelisks")
    assert (seen(s).round, tracks(s), sleds(s)[1]) == (2, [0, 1], sled)


@rule("IMH-8.3.3", "IMH-8.3.4")
def test_the_sled_limit_counts_what_the_spaces_before_have_brought() -> None:
    s = given(
        3,
        sides=TEMPLE_B,
        sled=(0, 2, 0),
        ships=LAST_SHIP[3],
        docked=SAILED,
        temple="10101",
        draw=["statue"] * 5,
    )
    told = story(s, "sail 4 obelisks", "stones", "stones", "decline")
    assert ending(told, "stones_taken", "temple_scored") == [
        "stones_taken player=1 stones=2",
        "temple_scored player=0 space=2 points=2",
        "stones_taken player=1 stones=1",
        "temple_scored player=1 space=5 points=1",
    ]
    assert (sleds(s), tracks(s), seen(s).round) == ([0, 5, 0], [2, 1, 0], 2)


@rule("IMH-8.3.5")
def test_the_card_of_space_4_may_be_declined() -> None:
    s = given(
        sides=TEMPLE_B,
        sled=(5, 0),
        ships=LAST_SHIP[2],
        docked=SAILED,
        temple="0001",
        draw=["statue"] * 5,
    )
    act(s, "sail 4 obelisks")
    assert (s.decider(), offered(s)) == (1, ["accept", "decline"])
    assert story(s, "decline")[0] == "bonus_declined player=1 bonus=draw_market_card"
    assert (hand(s, 1), tracks(s)) == ([], [4, 0])


@rule("IMH-8.3.5", "IMH-8.3.8", "IMH-9.1.1")
@pytest.mark.parametrize("card", ["entrance", "sarcophagus", "paved_path"])
def test_a_red_card_drawn_at_the_temple_is_resolved_at_once_elsewhere(card: str) -> None:
    s = given(
        4,
        sides=TEMPLE_B,
        sled=(5, 0, 0, 0),
        ships=LAST_SHIP[4],
        docked=SAILED,
        temple="00010",
        draw=[card],
    )
    act(s, "sail 4 obelisks")
    placed = [len(s.pyramid), len(s.chamber), s.player[1].obelisk]
    assert story(s, "accept")[1].startswith(f"red_card_resolved player=1 card={card} site=")
    now = [len(s.pyramid), len(s.chamber), s.player[1].obelisk]
    index = ["entrance", "sarcophagus", "paved_path"].index(card)
    assert [after - before for before, after in zip(placed, now, strict=True)] == [
        int(site == index) for site in range(3)
    ]
    assert seen(s).temple.stones == [0, 0, 0, 1, 0]
    assert tracks(s) == [5, 2 if card == "entrance" else 0, 0, 0]


@rule("IMH-8.3.6", "IMH-10.1", "IMH-10.3")
def test_after_the_last_round_stones_break_ties_and_cards_are_scored() -> None:
    s = given(
        round=6,
        sides=TEMPLE_B,
        ships=LAST_SHIP[2],
        docked=SAILED,
        temple="0101",
        obelisks=(2, 3),
        points=(0, 3),
        draw=["statue"] * 5,
    )
    act(s, "sail 4 obelisks")
    assert (s.decider(), s.is_over()) == (0, False)
    told = story(s, "stones", "stones", "accept")
    assert s.is_over()
    assert ending(told, "category_scored", "game_ended") == [
        "category_scored player=0 category=obelisks points=5",
        "category_scored player=1 category=obelisks points=5",
        "category_scored player=1 category=statues points=1",
        "game_ended winners=1",
    ]
    assert points(s, "temple") == [0, 5]
    assert sleds(s) == [4, 0]


@rule("IMH-8.3.6", "IMH-10.3")
def test_two_stones_of_the_last_temple_can_win_a_tied_game() -> None:
    s = given(
        round=6,
        sides=TEMPLE_B,
        ships=LAST_SHIP[2],
        docked=SAILED,
        temple="1",
        obelisks=(2, 3),
    )
    assert story(s, "sail 4 obelisks", "stones")[-1] == "game_ended winners=1"
    assert points(s, "obelisks") == [5, 5]
    assert s.returns() == [0, 60]


@rule("IMH-8.3.7", "IMH-9.1.2")
def test_an_entrance_drawn_at_the_temple_brings_the_point_but_no_loading() -> None:
    s = given(
        sides="abbaa",
        sled=(5, 3),
        ships=LAST_SHIP[2],
        docked=SAILED,
        temple="0001",
        draw=["entrance"],
    )
    act(s, "sail 4 obelisks", "accept")
    assert (s.decider(), offered(s)) == (1, ["build left", "build middle", "build right"])
    told = story(s, "build right")
    assert told[0] == "small_pyramid_stone player=1 pyramid=right space=1 points=1"
    assert (seen(s).round, tracks(s), sleds(s)) == (2, [4, 1], [5, 3])


@rule("IMH-8.3.7", "IMH-5.19")
def test_no_removed_ship_can_be_loaded_while_the_temple_of_a_deadlocked_round_is_scored() -> None:
    s = given(
        sides="abbaa",
        quarry=(0, 0),
        ships=("11..", "1..", "..", "0."),
        docked={2: "market"},
        temple="1001",
        draw=["entrance"],
    )
    assert story(s, "sail 4 obelisks")[-5:] == [
        "turn_passed player=0",
        "round_deadlocked",
        "ship_removed ship=1 stones=2",
        "ship_removed ship=2 stones=1",
        "round_ended round=1",
    ]
    assert (s.decider(), quarries(s)) == (1, [0, 3])
    assert story(s, "stones") == [
        "stones_taken player=1 stones=2",
        "temple_scored player=0 space=2 points=2",
        "temple_scored player=0 space=3 points=1",
    ]
    assert (s.decider(), sleds(s)[1], quarries(s)[1]) == (1, 2, 1)
    story(s, "accept")
    assert offered(s) == ["build left", "build middle", "build right"]
    story(s, "build right")
    assert (seen(s).round, tracks(s), sleds(s)) == (2, [3, 1], [0, 2])


@rule("IMH-4.10", "IMH-4.3")
def test_the_temple_draws_before_the_market_is_cleared() -> None:
    s = given(
        sides=TEMPLE_B,
        sled=(5, 0),
        ships=LAST_SHIP[2],
        docked=SAILED,
        market=("lever", "hammer", "sail", "chisel"),
        temple="0001",
        draw=(),
    )
    told = story(s, "sail 4 obelisks", "accept")
    assert ending(told, "pile_reshuffled", "card_drawn", "market_cleared")[0] == (
        "pile_reshuffled cards=30"
    )
    assert told.index("market_cleared cards=lever,hammer,sail,chisel") > told.index(
        "pile_reshuffled cards=30"
    )
