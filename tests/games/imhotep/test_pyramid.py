"""The Pyramid (section 7.2) and the three small Pyramids of side B (section 8.2)."""

from __future__ import annotations

import pytest

from perankh.games.imhotep.game import GAME
from perankh.kernel.preview import Seal, perform, preview
from tests.games.imhotep.given import act, given, offered, why_not
from tests.games.imhotep.looking import (
    ending,
    hand,
    quarries,
    seen,
    sleds,
    story,
    tracks,
)
from tests.support import rule

FULL_A = "01230123012301"
FINISHED = "01230"
SMALL_B = "abaaa"
FOUR = ("....", "....", "..", "0")
"""Four players; ship 4 carries a stone of seat 0."""


# --- 7.2: side A


@rule("IMH-7.2.1", "IMH-7.2.3", "IMH-5.12")
def test_example_7_2_three_stones_with_a_gap_on_an_empty_pyramid() -> None:
    s = given(4, ships=("23.2", "....", "..", "0"))
    assert story(s, "sail 1 pyramid")[1:] == [
        "stone_unloaded player=2 ship=1 space=1 site=pyramid",
        "pyramid_stone player=2 space=1 points=2",
        "stone_unloaded player=3 ship=1 space=2 site=pyramid",
        "pyramid_stone player=3 space=2 points=1",
        "stone_unloaded player=2 ship=1 space=4 site=pyramid",
        "pyramid_stone player=2 space=3 points=3",
    ]
    assert tracks(s) == [0, 0, 5, 1]
    assert seen(s).pyramid.values[len(seen(s).pyramid.stones)] == 2


VALUES = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]


@rule("IMH-7.2.1", "IMH-7.2.2", "IMH-7.2.3")
@pytest.mark.parametrize(("before", "value"), list(enumerate(VALUES)))
def test_each_space_gives_its_value_at_once(before: int, value: int) -> None:
    s = given(4, ships=FOUR, pyramid=FULL_A[:before])
    act(s, "sail 4 pyramid")
    assert tracks(s) == [value, 0, 0, 0]
    assert len(seen(s).pyramid.stones) == before + 1


@rule("IMH-7.2.3")
def test_the_whole_pyramid_is_worth_34() -> None:
    s = given(4)
    assert (seen(s).pyramid.values, sum(VALUES)) == (VALUES, 34)


@rule("IMH-7.2.4", "IMH-7.2.5")
@pytest.mark.parametrize("owner", range(4))
@pytest.mark.parametrize("beyond", [0, 3])
def test_example_7_2b_a_further_stone_of_any_player_scores_1(owner: int, beyond: int) -> None:
    ships = ("....", "....", "..", str(owner))
    s = given(4, ships=ships, pyramid=FULL_A + "3" * beyond)
    told = story(s, "sail 4 pyramid")
    assert told[-1] == f"overflow_stone player={owner} points=1"
    assert tracks(s) == [int(seat == owner) for seat in range(4)]
    assert seen(s).pyramid.overflow == [3] * beyond + [owner]
    assert len(seen(s).pyramid.stones) == 14


@rule("IMH-7.2.4")
def test_a_ship_finishes_the_pyramid_and_goes_on_at_the_edge() -> None:
    s = given(4, ships=("1231", "....", "..", "0"), pyramid=FULL_A[:13])
    act(s, "sail 1 pyramid")
    assert tracks(s) == [0, 5, 1, 1]


# --- 8.2: side B


@rule("IMH-8.2.2", "IMH-8.2.3", "IMH-8.2.9")
def test_example_8_2_three_stones_in_the_middle_and_one_on_the_left() -> None:
    s = given(4, sides=SMALL_B, ships=("2021", "....", "..", "0"), draw=["statue"] * 3)
    act(s, "sail 1 pyramid")
    assert (s.decider(), offered(s)) == (2, ["build left", "build middle", "build right"])
    assert story(s, "build middle") == [
        "stone_unloaded player=2 ship=1 space=1 site=pyramid",
        "small_pyramid_stone player=2 pyramid=middle space=1 points=1",
    ]
    assert (s.decider(), offered(s)) == (2, ["accept", "decline"])
    assert story(s, "accept") == ["stones_taken player=2 stones=3"]
    assert s.decider() == 0
    act(s, "build middle", "accept")
    assert s.decider() == 2
    assert story(s, "build middle", "accept")[-1] == "stones_taken player=2 stones=2"
    assert s.decider() == 1
    assert story(s, "build left", "accept")[-1] == "card_drawn player=1 card=statue"
    assert seen(s).pyramid.small == {"left": [1], "middle": [2, 0, 2], "right": []}
    assert tracks(s) == [1, 1, 2, 0]
    assert sleds(s) == [3, 0, 5, 0]
    assert hand(s, 1) == ["statue"]
    assert (s.decider(), seen(s).active) == (1, 1)


@rule("IMH-8.2.1", "IMH-8.2.3", "IMH-8.2.4")
@pytest.mark.parametrize("before", range(5))
@pytest.mark.parametrize("pyramid", ["left", "middle", "right"])
def test_a_base_stone_scores_1_with_a_bonus_and_the_top_stone_4_without(
    pyramid: str, before: int
) -> None:
    number = ["left", "middle", "right"].index(pyramid)
    piles = ["", "", ""]
    piles[number] = FINISHED[:before]
    s = given(
        4,
        sides=SMALL_B,
        ships=FOUR,
        sled=(2, 2, 2, 2),
        small=(piles[0], piles[1], piles[2]),
    )
    act(s, "sail 4 pyramid")
    told = story(s, f"build {pyramid}")
    base = before < 4
    paid = 1 if base else 4
    assert told[1:] == [
        f"small_pyramid_stone player=0 pyramid={pyramid} space={before + 1} points={paid}"
    ]
    assert tracks(s) == [paid, 0, 0, 0]
    assert s.decider() == (0 if base else 1)
    assert ("decline" in offered(s)) == base


@rule("IMH-8.2.2", "IMH-8.2.5")
def test_a_finished_pyramid_cannot_be_chosen_while_another_is_unfinished() -> None:
    s = given(4, sides=SMALL_B, ships=FOUR, small=("", FINISHED, "012"))
    act(s, "sail 4 pyramid")
    assert offered(s) == ["build left", "build right"]
    assert why_not(s, "build middle") == "IMH-8.2.5"


@rule("IMH-6.2", "IMH-8.2.2")
def test_the_last_unfinished_pyramid_is_no_choice() -> None:
    s = given(4, sides=SMALL_B, ships=FOUR, small=(FINISHED, FINISHED, "0123"))
    told = story(s, "sail 4 pyramid")
    assert told[-1] == "small_pyramid_stone player=0 pyramid=right space=5 points=4"
    assert s.decider() == 1


@rule("IMH-8.2.5")
def test_once_all_are_finished_every_stone_scores_1_without_bonus_at_the_edge() -> None:
    s = given(
        4,
        sides=SMALL_B,
        sled=(2, 2, 2, 2),
        ships=("3102", "....", "..", "0"),
        small=(FINISHED, FINISHED, "0123"),
    )
    told = story(s, "sail 1 pyramid")
    assert ending(told, "small_pyramid_stone", "overflow_stone") == [
        "small_pyramid_stone player=3 pyramid=right space=5 points=4",
        "overflow_stone player=1 points=1",
        "overflow_stone player=0 points=1",
        "overflow_stone player=2 points=1",
    ]
    assert tracks(s) == [1, 1, 1, 4]
    assert seen(s).pyramid.overflow == [1, 0, 2]
    assert s.decider() == 1


@rule("IMH-8.2.3", "IMH-8.2.6", "IMH-4.11")
def test_the_left_bonus_draws_the_top_card_or_nothing() -> None:
    s = given(4, sides=SMALL_B, ships=FOUR, draw=["hammer"] * 2)
    act(s, "sail 4 pyramid", "build left")
    assert (seen(s).market.draw, tracks(s)) == (2, [1, 0, 0, 0])
    declined = s.clone()
    assert story(declined, "decline") == ["bonus_declined player=0 bonus=draw_market_card"]
    assert (hand(declined, 0), seen(declined).market.draw) == ([], 2)
    assert story(s, "accept") == ["card_drawn player=0 card=hammer"]
    assert (hand(s, 0), seen(s).market.draw) == (["hammer"], 1)


@rule("IMH-8.2.6")
def test_the_card_is_not_seen_before_the_decision_to_draw() -> None:
    s = given(4, sides=SMALL_B, ships=FOUR, draw=["hammer"])
    act(s, "sail 4 pyramid", "build left")
    foreseen = preview(s, GAME.parse(s, "accept"))
    assert (foreseen.events, foreseen.cut, foreseen.seal) == ([], True, Seal.CHANCE)
    assert perform(s, GAME.parse(s, "accept")).seal is Seal.CHANCE


@rule("IMH-8.2.6", "IMH-9.1.1")
def test_a_red_card_drawn_as_a_bonus_is_resolved_at_once() -> None:
    ships = ("....", "....", "01", ".")
    s = given(4, sides=SMALL_B, ships=ships, draw=["sarcophagus"])
    act(s, "sail 3 pyramid", "build left")
    assert story(s, "accept") == [
        "card_drawn player=0 card=sarcophagus",
        "red_card_resolved player=0 card=sarcophagus site=burial_chamber",
        "chamber_stone player=0 row=1 column=1",
    ]
    assert s.decider() == 1
    assert (hand(s, 0), quarries(s)[0]) == ([], 27)
    assert seen(s).market.discard[-1] == "sarcophagus"


@rule("IMH-4.3", "IMH-8.2.6")
def test_the_left_bonus_reshuffles_only_when_the_card_is_drawn() -> None:
    s = given(4, sides=SMALL_B, ships=("....", "....", "01", "."), draw=["statue"])
    lying = len(seen(s).market.discard)
    act(s, "sail 3 pyramid", "build left", "accept")
    assert (seen(s).market.draw, len(seen(s).market.discard)) == (0, lying)
    act(s, "build left")
    assert (seen(s).market.draw, len(seen(s).market.discard)) == (0, lying)
    assert story(s, "accept")[0] == f"pile_reshuffled cards={lying}"


@rule("IMH-8.2.3", "IMH-8.2.7")
@pytest.mark.parametrize(
    ("sled", "quarry", "moved"),
    [(0, 20, 3), (2, 20, 3), (3, 20, 2), (4, 20, 1), (0, 2, 2), (4, 2, 1), (0, 1, 1)],
)
def test_the_middle_bonus_takes_the_greatest_possible_number_or_is_declined(
    sled: int, quarry: int, moved: int
) -> None:
    s = given(4, sides=SMALL_B, ships=FOUR, sled=(sled, 0, 0, 0), quarry=(quarry, None, None, None))
    act(s, "sail 4 pyramid", "build middle")
    assert offered(s) == ["accept", "decline"]
    declined = s.clone()
    assert story(declined, "decline") == ["bonus_declined player=0 bonus=take_stones"]
    assert (sleds(declined)[0], quarries(declined)[0]) == (sled, quarry)
    assert story(s, "accept") == [f"stones_taken player=0 stones={moved}"]
    assert (sleds(s)[0], quarries(s)[0]) == (sled + moved, quarry - moved)
    assert tracks(s) == tracks(declined) == [1, 0, 0, 0]


@rule("IMH-6.2", "IMH-8.2.7")
@pytest.mark.parametrize(("sled", "quarry"), [(5, 10), (1, 0)])
def test_a_middle_bonus_that_can_move_nothing_is_not_asked(sled: int, quarry: int) -> None:
    s = given(4, sides=SMALL_B, ships=FOUR, sled=(sled, 0, 0, 0), quarry=(quarry, None, None, None))
    act(s, "sail 4 pyramid", "build middle")
    assert (s.decider(), tracks(s)[0], sleds(s)[0]) == (1, 1, sled)


@rule("IMH-8.2.3", "IMH-8.2.8")
def test_the_right_bonus_loads_a_stone_on_any_free_space_of_an_unsailed_ship() -> None:
    s = given(
        4,
        sides=SMALL_B,
        sled=(2, 0, 0, 0),
        ships=("1.2.", "....", "..", "0"),
        docked={1: "temple"},
    )
    act(s, "sail 4 pyramid", "build right")
    assert offered(s) == ["load 1 2", "load 1 4", "load 3 1", "load 3 2", "decline"]
    assert why_not(s, "load 4 1") == "IMH-5.11"
    assert why_not(s, "load 2 1") == "IMH-5.11"
    assert why_not(s, "load 1 1") == "IMH-5.6"
    assert why_not(s, "load 3 3") == "IMH-2.3"
    declined = s.clone()
    assert story(declined, "decline") == ["bonus_declined player=0 bonus=load_stone"]
    assert sleds(declined)[0] == 2
    assert story(s, "load 1 4") == ["stone_loaded player=0 ship=1 space=4"]
    assert (sleds(s)[0], quarries(s)[0]) == (1, 26)
    assert seen(s).ships[0].spaces == [1, None, 2, 0]
    assert seen(s).ships[0].ready


@rule("IMH-8.2.8", "IMH-6.2")
@pytest.mark.parametrize(
    ("sled", "ships"),
    [(0, ("....", "....", "..", "0")), (3, ("1231", "1231", "12", "0"))],
    ids=["the sled is empty", "all ships are full"],
)
def test_the_right_bonus_is_void_without_a_stone_or_a_space(
    sled: int, ships: tuple[str, ...]
) -> None:
    s = given(4, sides=SMALL_B, ships=ships, sled=(sled, 0, 0, 0))
    act(s, "sail 4 pyramid", "build right")
    assert (s.decider(), tracks(s)[0], sleds(s)[0]) == (1, 1, sled)


@rule("IMH-8.2.8")
def test_a_space_of_the_ship_being_unloaded_cannot_be_loaded() -> None:
    s = given(4, sides=SMALL_B, sled=(1, 0, 0, 0), ships=("0.12", "....", "..", "3"))
    act(s, "sail 1 pyramid", "build right")
    assert all(not option.startswith("load 1") for option in offered(s))
    assert why_not(s, "load 1 1") == "IMH-5.11"


@rule("IMH-8.2.9", "IMH-5.12")
def test_the_bonus_is_finished_before_the_next_stone_is_touched() -> None:
    s = given(
        4, sides=SMALL_B, sled=(1, 1, 0, 0), ships=("....", "....", "10", "."), draw=["statue"]
    )
    act(s, "sail 3 pyramid", "build right")
    assert (s.decider(), tracks(s)) == (1, [0, 1, 0, 0])
    assert seen(s).ships[2].spaces == [None, 0]
    act(s, "load 4 1")
    assert (s.decider(), offered(s)) == (0, ["build left", "build middle", "build right"])


@rule("IMH-8.2.3", "IMH-5.13")
def test_the_bonus_belongs_to_the_owner_not_to_the_sailor() -> None:
    s = given(4, sides=SMALL_B, ships=("....", "....", "..", "3"), active=0)
    act(s, "sail 4 pyramid", "build middle")
    assert s.decider() == 3
    act(s, "accept")
    assert sleds(s) == [0, 0, 0, 3]
    assert (s.decider(), seen(s).active) == (1, 1)
