"""Section 5 of the rules: the turn, the order of the discards, drawing."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from perankh.games.valley_of_the_kings.rules.state import Valley
from perankh.kernel.errors import IllegalAction
from tests.games.valley_of_the_kings.given import (
    act,
    action_of,
    asked,
    deck_of,
    given,
    hand_of,
    offered,
    offered_verb,
    pile_of,
    play_of,
    pyramid_of,
    story,
    told,
    tomb_of,
    why_not,
)
from tests.support import rule


@rule("VOK-5.1", "VOK-5.5", "VOK-5.7", "VOK-5.8")
def test_a_turn_is_played_discarded_rebuilt_and_drawn_and_then_goes_to_the_left() -> None:
    s = given(hand="thoth urn", deck="shabti shabti shabti food food food")
    lines = story(s, "buy bl", "pay thoth", "end")
    assert [line.split()[0] for line in lines] == [
        *("card_bought", "card_fell", "card_fell"),
        *("cards_laid_down", "pyramid_filled", "cards_drawn", "turn_began"),
    ]
    assert told(lines, "turn_began") == ["turn_began player=1 round=1"]
    assert (asked(s), len(hand_of(s).split())) == ((1, "play"), 5)


@rule("VOK-5.2", "VOK-5.11")
def test_purchases_actions_and_one_entombment_come_in_any_order_and_as_often_as_possible() -> None:
    s = given(hand="food thoth thoth food urn ka", deck="shabti mask")
    act(s, "buy bl", "pay thoth", "play food", "entomb urn", "play food", "buy bl", "pay thoth")
    assert play_of(s) == "thoth food food thoth"
    assert tomb_of(s) == "urn"
    assert hand_of(s) == "shabti ka mask"
    assert pile_of(s) == "weres anubis"


@rule("VOK-5.2")
def test_nothing_is_compulsory_and_step_1_may_end_with_cards_in_hand() -> None:
    s = given(hand="food thoth urn", deck="ka")
    assert {"buy bl weres", "play food", "entomb urn", "end"} <= set(offered(s))
    act(s, "end")
    assert asked(s) == (0, "unchanged")


@rule("VOK-5.3")
def test_cards_in_play_serve_no_second_time_and_no_effect_reaches_them() -> None:
    s = given(hand="middle urn ka", paid="mask thoth", used="food", discard="shabti")
    assert why_not(s, "play food") == why_not(s, "entomb mask") == "VOK-4.1"
    assert why_not(s, "buy bl") == ""
    act(s, "play middle")
    assert offered_verb(s, "sacrifice") == ["urn", "ka"]
    act(s, "sacrifice urn")
    assert (tomb_of(s), play_of(s)) == ("ka", "mask thoth food middle")


@rule("VOK-5.4")
def test_one_thing_is_finished_before_the_next_begins() -> None:
    s = given(hands=["thoth food", "boat"], decks=["ka", ""])
    act(s, "buy bc", "pay thoth")
    assert asked(s) == (0, "crumble")
    assert offered(s) == ["fall ml anubis", "fall mr qebehsenuef"]
    act(s, "fall ml")
    assert asked(s) == (1, "after-purchase")
    act(s, "pass")
    assert asked(s) == (0, "play")


# ------------------ the discards


@rule("VOK-5.5", "VOK-5.6")
def test_by_default_cards_in_play_are_discarded_as_played_and_then_the_hand() -> None:
    s = given(hand="urn mask", deck="shabti shabti food food food", used="isis", paid="hapi")
    before = s.boneyard[:]
    act(s, "end", "sacrifice_pyramid a")
    assert pile_of(s) == "hapi isis urn mask"
    assert s.boneyard[:-1] == before


@rule("VOK-5.5")
def test_no_card_may_be_kept() -> None:
    s = given(hand="urn ka mask", deck="shabti shabti food food food")
    act(s, "end", "sacrifice_pyramid a")
    assert hand_of(s) == "shabti shabti food food food"


@rule("VOK-5.6")
def test_the_player_may_set_the_order_from_the_top_down() -> None:
    s = given(hand="urn mask", used="isis", paid="hapi", deck="shabti shabti food food food")
    act(s, "arrange", "lay hapi")
    assert (asked(s), pile_of(s), play_of(s)) == ((0, "arrange"), "", "hapi isis")
    act(s, "lay urn", "lay_rest", "sacrifice_pyramid a")
    assert pile_of(s) == "isis mask urn hapi"


def all_piles(s: Valley) -> Counter[str]:
    """Every discard pile that the end of the step can lead to, and in how many ways."""
    found: Counter[str] = Counter()
    open_ends = [s.clone()]
    while open_ends:
        state = open_ends.pop()
        if state.is_over() or asked(state)[1] not in ("play", "arrange"):
            found[pile_of(state)] += 1
            continue
        words = ["end", "arrange"] if asked(state)[1] == "play" else offered(state)
        for word in words:
            if not why_not(state, word):
                twin = state.clone()
                twin.apply(action_of(twin, word))
                open_ends.append(twin)
    return found


@rule("VOK-5.6", "VOK-5.5")
@pytest.mark.parametrize(
    ("used", "hand"),
    [
        *(("", "urn"), ("", "urn urn"), ("isis", "urn"), ("isis", "urn ka mask")),
        *(("urn", "urn isis isis"), ("ka isis urn", ""), ("urn food", "urn food shabti")),
    ],
)
def test_every_order_of_the_discards_can_be_reached_in_exactly_one_way(
    used: str, hand: str
) -> None:
    s = given(hand=hand, used=used, tomb="scarab", discard="scarab")
    orders = {
        " ".join(("scarab", *order)) for order in permutations([*used.split(), *hand.split()])
    }
    assert all_piles(s) == dict.fromkeys(orders, 1)


@rule("VOK-5.6")
def test_there_is_nothing_to_arrange_without_two_different_cards() -> None:
    assert why_not(given(hand="urn urn"), "arrange") == "VOK-5.6"
    assert why_not(given(hand="urn", used="urn"), "arrange") == "VOK-5.6"
    assert why_not(given(hand="urn", used="food"), "arrange") == ""


@rule("VOK-5.6")
def test_the_usual_order_is_no_arrangement() -> None:
    s = given(hand="urn ka mask")
    act(s, "arrange")
    assert offered(s) == ["lay urn", "lay ka", "lay mask"]
    assert why_not(s, "lay_rest") == "VOK-5.6"
    assert why_not(s, "lay food") == "VOK-5.5"
    act(s, "lay mask")
    assert (offered(s), s.is_secret()) == (["lay urn"], True)
    act(s, "lay urn", "lay_rest")
    assert (pile_of(s), asked(s)) == ("ka urn mask", (0, "unchanged"))


@rule("VOK-10.R1")
def test_nobody_learns_what_is_bought_or_arranged_before_it_is() -> None:
    """Also not by what is asked, how many answers there are, or whether one is taken unasked."""
    s = given(hand="urn ka")
    act(s, "arrange")
    assert (offered(s), s.is_secret()) == (["lay urn"], True)
    assert s.prompt() == "valley_of_the_kings-prompt-arrange"
    assert s.public_prompt() == "valley_of_the_kings-prompt-play"


# ------------------ drawing


@rule("VOK-5.8")
def test_five_cards_are_drawn_and_the_discard_pile_is_shuffled_when_the_deck_runs_out() -> None:
    s = given(hand="", deck="ka mask", discard="urn urn food food shabti shabti")
    lines = story(s, "end", "sacrifice_pyramid a")
    assert told(lines, "cards_drawn", "deck_reshuffled") == [
        "cards_drawn player=0 count=2 cards=ka,mask",
        "deck_reshuffled player=0 count=6",
        told(lines, "cards_drawn")[1],
    ]
    hand = hand_of(s).split()
    assert (len(hand), hand[-2:], pile_of(s)) == (5, ["ka", "mask"], "")
    assert len(deck_of(s).split()) == 3


@rule("VOK-5.8")
def test_the_deck_is_not_reshuffled_before_a_card_has_to_be_drawn() -> None:
    s = given(hand="urn", deck="shabti shabti food food food")
    lines = story(s, "end", "sacrifice_pyramid a")
    assert told(lines, "deck_reshuffled") == []
    assert (deck_of(s), pile_of(s)) == ("", "urn")


@rule("VOK-5.9", "VOK-I4")
def test_drawing_stops_when_deck_and_discard_pile_are_empty() -> None:
    s = given(hand="urn ka", deck="food")
    act(s, "end", "sacrifice_pyramid a")
    assert (hand_of(s), deck_of(s), pile_of(s)) == ("urn food ka", "", "")
    nothing = given(hand="")
    act(nothing, "end", "sacrifice_pyramid a")
    assert hand_of(nothing) == ""


@rule("VOK-5.10", "VOK-6.4")
def test_gold_values_are_back_to_normal_in_the_next_turn() -> None:
    s = given(hands=["thoth censer", "urn"], decks=["urn", ""], pyramid="weres imsety outer")
    act(s, "play thoth", "play censer", "end")
    assert asked(s)[0] == 1
    assert why_not(s, "buy bl") == "VOK-6.2"
    assert (s.gold_set, s.gold_raised) == (-1, 0)


@rule("VOK-5.10", "VOK-11.14", "VOK-9.1")
def test_a_new_turn_forgets_finished_actions_and_entombments() -> None:
    s = given(hands=["food ka", "tyet urn"], decks=["urn", ""])
    act(s, "play food", "entomb ka", "end", "sacrifice_pyramid a")
    assert why_not(s, "play tyet") == "VOK-8.6"
    assert why_not(s, "entomb urn") == ""


@rule("VOK-5.12")
def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    s = given(hand="urn", discard="")
    with pytest.raises(IllegalAction):
        s.apply(action_of(s, "play urn"))
    assert (hand_of(s), play_of(s), asked(s)) == ("urn", "", (0, "play"))


@rule("VOK-5.12")
def test_no_answer_is_taken_back_beyond_a_reveal_or_the_end_of_step_1() -> None:
    drawn = given(hand="food", deck="ka mask")
    seen = drawn.reveals + drawn.rng.draws
    act(drawn, "play food")
    assert drawn.reveals + drawn.rng.draws > seen
    ended = given(hand="urn", deck="ka")
    seen = ended.reveals + ended.rng.draws
    act(ended, "end")
    assert ended.reveals + ended.rng.draws > seen


@rule("VOK-5.13", "VOK-6.2")
def test_a_reshuffle_in_step_1_takes_what_was_bought_but_not_what_is_in_play() -> None:
    s = given(hand="thoth food", used="mask")
    act(s, "buy bl", "pay thoth", "play food")
    assert (hand_of(s), pile_of(s), play_of(s)) == ("weres", "", "mask thoth food")


@rule("VOK-5.13", "VOK-11.13")
def test_a_reshuffle_takes_no_card_that_is_just_being_looked_at() -> None:
    s = given(hand="wedjat", top="ka", discard="mask")
    act(s, "play wedjat")
    assert offered(s) == ["keep ka", "keep mask"]
    assert (pile_of(s), deck_of(s)) == ("", "")


@rule("VOK-5.7", "VOK-7.7")
def test_the_pyramid_is_refilled_only_at_the_end_of_the_turn() -> None:
    s = given(hand="thoth thoth", deck="urn")
    act(s, "buy bl", "pay thoth")
    assert pyramid_of(s) == "anubis imsety outer duamutef qebehsenuef -"
    act(s, "end")
    assert "-" not in pyramid_of(s)
