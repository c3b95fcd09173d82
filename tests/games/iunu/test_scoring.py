"""Section 11 of the rules: final scoring, places and ties."""

from __future__ import annotations

import pytest

from tests.games.iunu.given import act, given, offered
from tests.games.iunu.looking import columns, ending, points, seen, story
from tests.support import rule

EXAMPLE = {
    "dynasties": [
        "pharaoh noble:2 merchant:3/1 farmer:2/1",
        "priest:2 artisan:3 soldier:2 farmer:3/2",
        "scribe baker:4/1 merchant:3",
    ],
}


@rule("IUN-11.2", "IUN-11.3", "IUN-11.4", "IUN-11.5", "IUN-11.6", "IUN-11.8", "IUN-15.11")
def test_example_11_1_three_players() -> None:
    s = given(
        3,
        dynasties=EXAMPLE["dynasties"],
        hidden=["", "", "soldier"],
        holds=["akhet", "anubis", "osiris"],
        deben=(7, 4, 11),
    )
    assert points(s, 0) == [31, 9, 4, 3, 2]
    assert points(s, 1) == [38, 10, 24, 0, 1]
    assert points(s, 2) == [30, 3, 9, 0, 11]
    assert [sum(points(s, seat)) for seat in range(3)] == [49, 73, 53]
    assert s.places() == [3, 1, 2]


@rule("IUN-11.1", "IUN-8.2b")
def test_at_the_end_hidden_cards_join_the_columns_unfed_and_afterlife_cards_are_shown() -> None:
    s = given(
        deck="",
        first=1,
        active=0,
        hands=["noble", ""],
        dynasties=["scribe farmer:1/1", ""],
        hidden=["farmer farmer", ""],
        holds=["osiris", "khufu"],
        dice=(),
    )
    assert columns(s, 0)["farmer"] == (1, 1)
    told = story(s, "play noble")
    assert s.is_over()
    assert ending(told, "hidden_revealed", "afterlife_revealed") == [
        "hidden_revealed player=0 castes=farmer,farmer",
        "afterlife_revealed player=0 card=osiris",
        "afterlife_revealed player=1 card=khufu",
    ]
    for seat in (0, 1, None):
        player = seen(s, seat).players[0]
        assert columns(s, 0)["farmer"] == (3, 1)
        assert (player.hidden, player.hidden_cards) == (0, ["farmer", "farmer"])
        assert player.afterlife == "osiris"


@rule("IUN-11.2")
def test_caste_points_are_the_sum_over_all_cards() -> None:
    dynasty = "pharaoh scribe noble priest artisan soldier baker merchant farmer"
    assert points(given(dynasties=[dynasty, ""]), 0)[0] == 45
    assert points(given(dynasties=["farmer:3 merchant:2", ""]), 0)[0] == 7


@rule("IUN-11.3")
def test_bread_points_are_the_sum_over_fed_cards() -> None:
    assert points(given(dynasties=["noble:2/1 farmer:3/2 baker", ""]), 0)[1] == 1 + 10


@rule("IUN-11.4", "IUN-15.11")
def test_only_the_sole_leader_scores_a_majority() -> None:
    s = given(4, dynasties=["farmer:3 noble", "farmer:2 noble", "farmer:2", ""])
    assert [points(s, seat)[2] for seat in range(4)] == [9, 0, 0, 0]
    tied = given(3, dynasties=["farmer:2", "farmer:2", "farmer"])
    assert [points(tied, seat)[2] for seat in range(3)] == [0, 0, 0]


@rule("IUN-11.4")
def test_hidden_cards_count_for_majorities() -> None:
    s = given(dynasties=["scribe farmer", "farmer:2"], hidden=["farmer farmer", ""])
    assert [points(s, seat)[2] for seat in (0, 1)] == [2 + 9, 0]


@rule("IUN-11.6")
@pytest.mark.parametrize(("money", "vp"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_every_three_deben_are_a_point(money: int, vp: int) -> None:
    assert points(given(deben=(money, 3)), 0)[4] == vp


@rule("IUN-11.7")
def test_cards_in_hand_or_in_the_forum_count_for_nothing() -> None:
    s = given(
        hands=["pharaoh scribe noble priest", ""], deben=(0, 0), forum="noble " + "baker " * 4
    )
    assert points(s, 0) == [0, 0, 0, 0, 0]


@rule("IUN-11.8", "IUN-1.1")
def test_most_points_win_and_the_same_order_holds_for_lower_places() -> None:
    dynasties = ["noble:2", "pharaoh priest", "farmer", "priest:2"]
    s = given(4, dynasties=dynasties, deben=(0, 0, 0, 0))
    assert [sum(row) for row in s.scores()] == [17, 16, 10, 16]
    assert s.places() == [1, 2, 4, 2]


@rule("IUN-11.8")
def test_a_tie_is_broken_by_money() -> None:
    s = given(3, dynasties=["noble", "noble", "noble"], deben=(1, 2, 0))
    assert [sum(row) for row in s.scores()] == [7, 7, 7]
    assert s.places() == [2, 1, 3]


@rule("IUN-11.8")
def test_who_is_still_tied_shares_the_victory() -> None:
    s = given(
        deck="",
        first=1,
        active=0,
        hands=["noble", ""],
        dynasties=["noble", "noble:1 scribe:2 pharaoh priest:4 artisan:5 soldier:6"],
        deben=(2, 2),
        dice=(),
    )
    told = story(s, "play noble")
    assert s.is_over()
    assert s.places() == [2, 1]
    assert ending(told, "game_ended") == ["game_ended winners=1"]
    equal = given(dynasties=["noble", "noble"], deben=(2, 2))
    assert equal.places() == [1, 1]
    assert equal.returns()[0] == equal.returns()[1]


@rule("IUN-11.8")
def test_the_parts_that_are_not_0_are_announced() -> None:
    s = given(deck="", first=1, active=0, hands=["noble", ""], dynasties=["", ""], dice=())
    told = story(s, "play noble")
    scored = ending(told, "category_scored")
    assert scored[:3] == [
        "category_scored player=0 category=caste_vp points=7",
        "category_scored player=0 category=deben points=1",
        "category_scored player=1 category=caste_vp points=158",
    ]


@rule("IUN-14.3")
def test_during_the_game_only_what_everybody_can_count_is_open() -> None:
    s = given(
        dynasties=["scribe", "farmer"],
        hidden=["farmer farmer", ""],
        holds=["osiris", None],
        deben=(7, 3),
    )
    assert s.open_scores()[0] == [8, 0, 2, 0, 2]
    assert list(seen(s, 1).players[0].scores.values()) == [8, 0, 2, 0, 2]
    assert list(seen(s, 0).players[0].scores.values()) == [10, 0, 11, 0, 7]
    assert seen(s, 1).players[1].scores["majority_vp"] == 9
    assert offered(s)
    act(s, offered(s)[0])
