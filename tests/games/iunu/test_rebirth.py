"""Section 7 of the rules: the exchange with the Forum and the draw."""

from __future__ import annotations

import pytest

from perankh.games.iunu.game import GAME
from perankh.games.iunu.rules.state import Iunu
from perankh.games.iunu.shown.events import CardsDrawn, ForumCardTurned
from perankh.games.iunu.shown.position import write
from tests.games.iunu.given import BOX, act, box_with, given, offered, why_not
from tests.games.iunu.looking import columns, deben, ending, hand, named, seen, story
from tests.support import rule

FORUM = "noble priest soldier baker merchant"


@rule("IUN-7.1", "IUN-14.5")
def test_two_hand_cards_are_placed_in_rank_order_each_set_in_one_way() -> None:
    s = given(hands=["farmer artisan baker baker", ""], forum=FORUM)
    act(s, "play farmer")
    assert s.prompt() == "iunu-prompt-place"
    assert offered(s) == ["place artisan", "place baker"]
    act(s, "place artisan")
    assert offered(s) != ["place artisan"]
    assert seen(s).forum == [*FORUM.split(), "artisan", "baker"]
    assert hand(s, 0) == ["baker"]


@rule("IUN-7.1", "IUN-14.5")
def test_a_card_from_which_no_second_can_follow_in_rank_order_is_not_offered() -> None:
    s = given(hands=["noble artisan baker farmer", ""], forum=FORUM)
    act(s, "play noble", "decline")
    assert offered(s) == ["place artisan", "place baker"]
    assert why_not(s, "place farmer") == "IUN-14.5"
    assert why_not(s, "place priest") == "IUN-7.1"
    act(s, "place baker")
    assert seen(s).forum[-2:] == ["baker", "farmer"]


@rule("IUN-7.1")
def test_nothing_is_placed_before_the_last_card_is_chosen() -> None:
    s = given(hands=["noble artisan baker farmer", ""], forum=FORUM)
    act(s, "play noble", "decline", "place artisan")
    assert seen(s).forum == FORUM.split()
    assert (seen(s, 0).chosen, seen(s, 0).still) == (["artisan"], 1)
    assert seen(s, 1).chosen == []


@rule("IUN-7.1")
def test_with_fewer_cards_in_hand_than_required_all_of_them_are_placed() -> None:
    """No turn of a whole game comes to that; a table laid out by hand does."""
    s = given(hands=["farmer artisan baker soldier"], forum=FORUM)
    act(s, "play farmer")
    position = write(s)
    for caste in ("artisan", "soldier"):
        del position.players[0].hand[caste]
        position.players[0].dynasty[caste] = 1
    short = GAME.read_position(position, BOX, trusted=True)
    assert isinstance(short, Iunu)
    assert hand(short, 0) == ["baker"]
    act(short, "place baker")
    assert seen(short).forum == [*FORUM.split(), "baker"]
    assert (hand(short, 0), seen(short, 0).still) == ([], 3)


@rule("IUN-7.2")
def test_three_cards_that_were_there_before_are_taken_and_no_others() -> None:
    s = given(hands=["farmer artisan baker baker", ""], forum="noble baker baker priest priest")
    act(s, "play farmer", "place artisan")
    assert s.prompt() == "iunu-prompt-take"
    assert offered(s) == ["take noble", "take priest"]
    assert why_not(s, "take artisan") == "IUN-7.2"
    assert why_not(s, "take scribe") == "IUN-7.2"
    assert why_not(s, "take baker") == "IUN-14.5"
    act(s, "take noble")
    assert offered(s) == ["take priest", "take baker"]
    act(s, "take baker")
    assert hand(s, 0) == ["noble", "baker", "baker", "baker"]


@rule("IUN-7.2")
def test_a_card_just_placed_is_not_taken_even_if_an_equal_one_was_there_before() -> None:
    s = given(hands=["farmer baker baker artisan", ""], forum="noble baker soldier priest priest")
    act(s, "play farmer", "place baker", "take noble", "take soldier")
    assert offered(s) != ["take baker"]
    assert hand(s, 0) == ["noble", "artisan", "soldier", "baker"]
    assert seen(s).forum[:4] == ["priest", "priest", "baker", "baker"]


@rule("IUN-7.3")
@pytest.mark.parametrize(
    ("played", "kept", "taken", "drawn"),
    [("play", 0, 3, 0), ("pair", 0, 3, 1), ("play", 1, 2, 0), ("play", 2, 1, 0), ("pair", 2, 2, 0)],
)
def test_the_number_taken_fills_the_hand_up_to_4_and_is_at_most_3(
    played: str, kept: int, taken: int, drawn: int
) -> None:
    hands = ["farmer farmer baker soldier", ""]
    s = given(hands=hands, dynasties=["artisan:2", ""], forum=FORUM, deben=(5, 3))
    told = act(s, f"{played} farmer", f"pay {kept}")
    while seen(s).active == 0:
        told += act(s, offered(s)[0])
    [event] = named(told, "cards_taken")
    castes = event.arguments()["castes"]
    assert isinstance(castes, list)
    assert len(castes) == taken
    assert len(hand(s, 0)) == 4
    assert sum(isinstance(one, CardsDrawn) for one in told) == (1 if drawn else 0)


@rule("IUN-7.4", "IUN-7.5")
def test_example_7_1_one_card_played() -> None:
    s = given(3, hands=["farmer artisan artisan baker", "", ""], forum=FORUM)
    assert (seen(s).deck, len(hand(s, 0)), len(seen(s).forum)) == (28, 4, 5)
    told = story(s, "play farmer", "place artisan", "take noble", "take priest")
    assert s.active == 0
    told += story(s, "take soldier")
    assert hand(s, 0) == ["noble", "priest", "soldier", "baker"]
    assert (len(seen(s).forum), seen(s).deck) == (5, 27)
    assert ending(told, "cards_drawn") == []
    assert len(ending(told, "forum_card_turned")) == 1


@rule("IUN-7.4", "IUN-7.5")
def test_example_7_2_two_cards_played() -> None:
    s = given(3, hands=["farmer farmer artisan baker", "", ""], forum=FORUM)
    told = story(s, "pair farmer", "take noble", "take priest", "take merchant")
    assert deben(s)[0] == 2
    assert (len(hand(s, 0)), len(seen(s).forum), seen(s).deck) == (4, 5, 26)
    assert len(ending(told, "cards_drawn")) == 1
    assert len(ending(told, "forum_card_turned")) == 1


@rule("IUN-7.6", "IUN-8.5")
def test_after_artisans_were_used_the_forum_is_filled_up_to_five() -> None:
    hands = ["farmer farmer artisan baker", ""]
    s = given(hands=hands, dynasties=["artisan:2", ""], forum=FORUM, deben=(9, 3))
    told = story(s, "pair farmer", "pay 2", "take noble", "take priest")
    assert ending(told, "cards_placed") == []
    assert len(ending(told, "forum_card_turned")) == 2
    assert len(seen(s).forum) == 5


@rule("IUN-7.6")
def test_one_card_kept_is_enough_to_fill_the_forum_up() -> None:
    hands = ["farmer farmer artisan baker"]
    s = given(hands=hands, dynasties=["artisan"], forum=FORUM, deben=(9, 3))
    told = story(s, "pair farmer", "pay 1", "place baker", "take noble", "take priest")
    told += story(s, "take soldier")
    assert len(ending(told, "forum_card_turned")) == 2
    assert len(seen(s).forum) == 5


@rule("IUN-7.6")
def test_a_forum_of_five_gets_no_more_cards_for_the_artisans() -> None:
    hands = ["farmer baker baker merchant", ""]
    s = given(hands=hands, dynasties=["artisan:2", ""], forum=FORUM, deben=(9, 3))
    told = story(s, "play farmer", "pay 2", "take noble")
    assert len(ending(told, "forum_card_turned")) == 1
    assert len(seen(s).forum) == 5


@rule("IUN-7.7")
def test_draws_from_an_empty_deck_do_not_happen_and_the_rest_is_carried_out() -> None:
    s = given(hands=["farmer farmer artisan baker", ""], forum=FORUM, deck="noble")
    told = story(s, "pair farmer", "take noble", "take priest", "take soldier")
    assert ending(told, "cards_drawn") == ["cards_drawn player=0 count=1 castes=noble"]
    assert ending(told, "forum_card_turned") == []
    assert (seen(s).deck, len(seen(s).forum), len(hand(s, 0))) == (0, 4, 4)


@rule("IUN-7.7")
def test_the_deck_is_never_refilled() -> None:
    s = given(hands=["farmer farmer artisan baker", "noble"], forum=FORUM, deck="noble")
    act(s, "pair farmer", "take noble", "take priest", "take soldier")
    assert (seen(s).deck, seen(s).final) == (0, True)
    assert len(seen(s).forum) == 4


@rule("IUN-7.7", "IUN-8.2")
def test_ruling_7_b_a_deck_emptied_by_the_scribe_does_not_cancel_the_rebirth_phase() -> None:
    s = given(hands=["scribe farmer artisan baker", ""], forum=FORUM, deck="noble")
    act(s, "play scribe", "hide farmer")
    assert (seen(s).deck, s.prompt()) == (0, "iunu-prompt-place")
    told = story(s, "place artisan", "take noble", "take priest", "take soldier")
    assert ending(told, "forum_card_turned", "cards_drawn") == []
    assert len(seen(s).forum) == 4


@rule("IUN-7.8")
def test_new_cards_come_at_the_right_end_in_rank_order_and_gaps_close() -> None:
    s = given(hands=["noble baker artisan farmer", ""], forum=FORUM, deck="soldier")
    act(s, "play noble", "decline", "place artisan", "place farmer")
    assert seen(s).forum == [*FORUM.split(), "artisan", "farmer"]
    assert seen(s).placed == 2
    told = story(s, "take noble", "take soldier", "take merchant")
    assert seen(s).forum == ["priest", "baker", "artisan", "farmer", "soldier"]
    assert ending(told, "cards_taken") == [
        "cards_taken player=0 castes=noble,soldier,merchant positions=1,3,5"
    ]


@rule("IUN-7.8")
def test_of_several_equal_old_cards_the_leftmost_is_taken() -> None:
    s = given(hands=["farmer artisan artisan soldier", ""], forum="baker noble baker priest baker")
    told = story(s, "play farmer", "place artisan", "take noble", "take baker")
    assert ending(told, "cards_taken") == [
        "cards_taken player=0 castes=baker,noble,baker positions=1,2,3"
    ]
    assert seen(s).forum[:2] == ["priest", "baker"]


@rule("IUN-7.9")
def test_drawn_cards_are_hidden_and_cards_for_the_forum_are_turned_up_one_by_one() -> None:
    hands = ["farmer farmer artisan baker", ""]
    s = given(hands=hands, dynasties=["artisan:2", ""], forum=FORUM, deben=(9, 3))
    told = act(s, "pair farmer", "pay 1", "place baker", *["take noble", "take priest"])
    told += act(s, "take soldier") if seen(s).active == 0 else []
    turned = [event for event in told if isinstance(event, ForumCardTurned)]
    assert [event.caste for event in turned] == seen(s).forum[-len(turned) :]
    plain = given(hands=hands, forum=FORUM)
    told = act(plain, "pair farmer", "take noble", "take priest", "take soldier")
    [drawn] = [event for event in told if isinstance(event, CardsDrawn)]
    assert drawn.count == 1
    [mine, theirs, watching] = [drawn.seen_by(seat) for seat in (0, 1, None)]
    assert isinstance(mine, CardsDrawn)
    assert mine.castes is not None
    assert mine.castes[0] in hand(plain, 0)
    for other in (theirs, watching):
        assert isinstance(other, CardsDrawn)
        assert other.castes is None


@rule("IUN-7.2", "IUN-7.3")
def test_ruling_7_a_nobody_can_take_fewer_cards() -> None:
    s = given(hands=["farmer artisan baker soldier", ""], forum=FORUM)
    act(s, "play farmer", "place artisan", "place baker")
    assert all(option.startswith("take ") for option in offered(s))
    assert seen(s, 0).still == 3


def test_the_numbers_of_the_exchange_are_those_of_the_box() -> None:
    changes = ["rebirth.place = 1", "rebirth.take = 1", "rebirth.forum_add = 0"]
    aten = "variant.rise_of_aten.end_of_rebirth_add_right = 1"
    s = given(hands=["farmer artisan baker soldier", ""], box=box_with(*changes, aten), forum=FORUM)
    told = story(s, "play farmer", "place baker", "take noble")
    assert ending(told, "forum_card_turned") == []
    assert (len(hand(s, 0)), len(seen(s).forum)) == (4, 5)
    assert columns(s, 0) == {"farmer": (1, 0)}
