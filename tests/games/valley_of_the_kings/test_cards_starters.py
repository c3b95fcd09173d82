"""Section 11 of the rules, cards 11.1 to 11.4: the starters."""

from __future__ import annotations

import pytest

from tests.games.valley_of_the_kings.given import (
    FULL,
    act,
    asked,
    boneyard_top,
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
    why_not,
)
from tests.support import rule

# --- Shabti


@rule("VOK-11.1", "VOK-8.6")
def test_shabti_swaps_two_cards_of_the_pyramid() -> None:
    s = given(hand="shabti urn")
    act(s, "play shabti")
    assert offered(s) == ["choose 1 swap_pyramid", "choose 2 sacrifice_from_pyramid"]
    act(s, "choose 1", "swap bl a")
    assert pyramid_of(s) == "duamutef imsety outer anubis qebehsenuef weres"
    assert (play_of(s), hand_of(s)) == ("shabti", "urn")
    assert s.changed


@rule("VOK-11.1", "VOK-8.8", "VOK-7.1")
def test_shabti_sacrifices_any_card_of_the_pyramid_which_crumbles() -> None:
    s = given(hand="shabti")
    act(s, "play shabti", "choose 2", "sacrifice_pyramid ml")
    assert boneyard_top(s) == "anubis"
    assert pyramid_of(s) == "weres imsety outer duamutef qebehsenuef -"
    assert s.changed


@rule("VOK-11.1")
def test_shabti_may_swap_any_pair_of_cards_but_no_empty_space() -> None:
    s = given(hand="shabti", pyramid="weres imsety outer anubis - -")
    act(s, "play shabti", "choose 1")
    pairs = [" ".join(text.split()[:2]) for text in offered_verb(s, "swap")]
    assert pairs == ["bl bc", "bl br", "bl ml", "bc br", "bc ml", "br ml"]


@rule("VOK-11.1", "VOK-8.2")
def test_shabti_needs_one_card_to_sacrifice_and_two_to_swap() -> None:
    assert why_not(given(hand="shabti", pyramid=""), "play shabti") == "VOK-8.6"
    one = given(hand="shabti", pyramid="weres")
    act(one, "play shabti")
    assert boneyard_top(one) == "weres"
    assert pyramid_of(one) == "- - - - - -"


@rule("VOK-11.1", "VOK-11.14")
def test_tyet_repeats_shabti_with_new_choices() -> None:
    s = given(hand="tyet shabti")
    act(s, "play shabti", "choose 1", "swap bl bc", "play tyet", "choose 2")
    act(s, "sacrifice_pyramid bl")
    assert boneyard_top(s) == "imsety"
    assert pyramid_of(s) == "anubis weres outer duamutef qebehsenuef -"


@rule("VOK-11.1", "VOK-11.17")
def test_gates_forces_shabti() -> None:
    s = given(hand="gates urn", top="shabti")
    act(s, "play gates")
    assert asked(s) == (0, "choose")
    act(s, "choose 1", "swap bl br")
    assert pyramid_of(s) == "outer imsety weres anubis qebehsenuef duamutef"
    assert pile_of(s) == "shabti"


# --- Urn


@rule("VOK-11.2", "VOK-8.6")
def test_urn_moves_the_top_card_of_the_discard_pile_to_the_deck() -> None:
    s = given(hand="urn", deck="shabti", discard="food scarab")
    act(s, "play urn")
    assert pile_of(s) == "food"
    assert deck_of(s) == "shabti scarab"


@rule("VOK-11.2")
def test_urn_needs_a_discard_pile() -> None:
    assert why_not(given(hand="urn", deck="shabti"), "play urn") == "VOK-8.6"


@rule("VOK-11.2", "VOK-11.14")
def test_tyet_repeats_urn_with_the_next_card() -> None:
    s = given(hand="tyet urn", discard="food scarab")
    act(s, "play urn", "play tyet")
    assert pile_of(s) == ""
    assert deck_of(s) == "scarab food"


@rule("VOK-11.2", "VOK-11.17")
def test_gates_forces_urn_which_is_then_discarded_itself() -> None:
    s = given(hand="gates", top="urn", discard="food scarab")
    act(s, "play gates")
    assert deck_of(s) == "scarab"
    assert pile_of(s) == "food urn"


@rule("VOK-11.2", "VOK-11.17")
def test_gates_cannot_carry_out_urn_without_a_discard_pile() -> None:
    s = given(hand="gates", top="urn")
    lines = story(s, "play gates")
    assert told(lines, "action_impossible") == ["action_impossible player=0 card=urn"]
    assert (deck_of(s), pile_of(s)) == ("", "urn")


# --- Box of Food


@rule("VOK-11.3", "VOK-8.6")
def test_box_of_food_draws_a_card() -> None:
    s = given(hand="food", deck="scarab")
    act(s, "play food")
    assert (hand_of(s), deck_of(s)) == ("scarab", "")


@rule("VOK-11.3", "VOK-5.8", "VOK-5.13")
def test_box_of_food_reshuffles_when_the_deck_is_empty() -> None:
    s = given(hand="food", discard="scarab")
    lines = story(s, "play food")
    assert told(lines, "deck_reshuffled") == ["deck_reshuffled player=0 count=1"]
    assert (hand_of(s), pile_of(s)) == ("scarab", "")


@rule("VOK-11.3")
def test_box_of_food_needs_a_card_to_draw() -> None:
    assert why_not(given(hand="food urn"), "play food") == "VOK-5.8"


@rule("VOK-11.3", "VOK-11.14")
def test_tyet_repeats_box_of_food() -> None:
    s = given(hand="food tyet", top="urn scarab")
    act(s, "play food", "play tyet")
    assert hand_of(s) == "urn scarab"


@rule("VOK-11.3", "VOK-11.17")
def test_gates_forces_box_of_food() -> None:
    s = given(hand="gates", top="urn food")
    act(s, "play gates")
    assert (hand_of(s), pile_of(s)) == ("urn", "food")


@rule("VOK-11.3", "VOK-11.17", "VOK-5.13")
def test_a_revealed_box_of_food_cannot_draw_itself() -> None:
    s = given(hand="gates", top="food")
    lines = story(s, "play gates")
    assert told(lines, "action_impossible", "cards_drawn") == [
        "action_impossible player=0 card=food"
    ]
    assert (hand_of(s), pile_of(s)) == ("", "food")


# --- Offering Table (its reaction is in test_reactions_table)


@rule("VOK-11.4", "VOK-8.4")
@pytest.mark.parametrize("card", ["table", "cat", "boat"])
def test_reactions_have_no_action_in_step_1(card: str) -> None:
    s = given(hand=f"{card} gates", deck="urn shabti", pyramid=FULL)
    assert why_not(s, f"play {card}") == "VOK-8.4"
    assert why_not(s, f"entomb {card}") == ""


@rule("VOK-8.4")
def test_reactions_can_pay() -> None:
    s = given(hand="boat")
    act(s, "buy bl")
    assert (play_of(s), pile_of(s)) == ("boat", "weres")


@rule("VOK-11.4", "VOK-11.14", "VOK-2.8")
def test_tyet_never_repeats_a_reaction() -> None:
    s = given(hand="tyet food table", deck="shabti urn urn")
    act(s, "play food", "play tyet")
    assert play_of(s) == "food tyet"
    assert len(hand_of(s).split()) == 3


@rule("VOK-11.4", "VOK-11.17")
@pytest.mark.parametrize("card", ["table", "cat", "boat"])
def test_gates_only_discards_a_reaction(card: str) -> None:
    s = given(hand="gates", top=card, deck="urn")
    lines = story(s, "play gates")
    assert told(lines, "action_impossible", "revealed_discarded") == [
        f"action_impossible player=0 card={card}",
        f"revealed_discarded player=0 card={card}",
    ]
    assert (pile_of(s), hand_of(s)) == (card, "")
