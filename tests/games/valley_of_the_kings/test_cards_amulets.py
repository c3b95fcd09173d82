"""Section 11 of the rules, cards 11.12 to 11.16: amulets."""

from __future__ import annotations

import pytest

from tests.games.valley_of_the_kings.given import (
    act,
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

# --- Weres


@rule("VOK-11.12", "VOK-8.6")
def test_weres_puts_any_card_of_the_discard_pile_on_the_deck() -> None:
    s = given(hand="weres", deck="shabti", discard="food scarab urn")
    act(s, "play weres")
    assert offered_verb(s, "to_deck") == ["urn", "food", "scarab"]
    act(s, "to_deck scarab")
    assert (pile_of(s), deck_of(s)) == ("food urn", "shabti scarab")


@rule("VOK-11.12")
def test_weres_needs_a_discard_pile() -> None:
    assert why_not(given(hand="weres", deck="urn"), "play weres") == "VOK-8.6"


@rule("VOK-11.12", "VOK-11.14")
def test_tyet_repeats_weres() -> None:
    s = given(hand="weres tyet", discard="food scarab urn")
    act(s, "play weres", "to_deck food", "play tyet", "to_deck scarab")
    assert (pile_of(s), deck_of(s)) == ("urn", "food scarab")


@rule("VOK-11.12", "VOK-11.17")
def test_gates_forces_weres() -> None:
    s = given(hand="gates", top="weres", discard="food scarab")
    act(s, "play gates", "to_deck food")
    assert (pile_of(s), deck_of(s)) == ("scarab weres", "food")


# --- Wedjat


@rule("VOK-11.13", "VOK-8.6")
def test_wedjat_keeps_one_of_three_cards_and_discards_the_others_in_any_order() -> None:
    s = given(hand="wedjat", deck="shabti", top="ka scarab urn")
    act(s, "play wedjat")
    assert (asked(s), offered(s)) == ((0, "keep"), ["keep urn", "keep scarab", "keep ka"])
    act(s, "keep scarab")
    assert offered_verb(s, "discard_looked") == ["urn", "ka"]
    act(s, "discard_looked ka")
    assert (hand_of(s), pile_of(s), deck_of(s)) == ("scarab", "ka urn", "shabti")


@rule("VOK-11.13", "VOK-8.6")
def test_wedjat_looks_at_fewer_cards_if_there_are_no_more() -> None:
    s = given(hand="wedjat", top="ka", discard="urn")
    lines = story(s, "play wedjat")
    assert told(lines, "deck_reshuffled") == ["deck_reshuffled player=0 count=1"]
    assert offered(s) == ["keep urn", "keep ka"]
    act(s, "keep ka")
    assert (hand_of(s), pile_of(s), deck_of(s)) == ("ka", "urn", "")


@rule("VOK-11.13")
def test_wedjat_needs_a_card_to_look_at() -> None:
    assert why_not(given(hand="wedjat urn"), "play wedjat") == "VOK-5.8"
    s = given(hand="wedjat", discard="urn")
    act(s, "play wedjat")
    assert hand_of(s) == "urn"


@rule("VOK-11.13", "VOK-11.14")
def test_tyet_repeats_wedjat() -> None:
    s = given(hand="wedjat tyet", top="shabti food mask ka scarab urn")
    act(s, "play wedjat", "keep ka", "discard_looked urn", "play tyet", "keep mask")
    act(s, "discard_looked food")
    assert (hand_of(s), pile_of(s)) == ("ka mask", "urn scarab food shabti")


@rule("VOK-11.13", "VOK-11.17")
def test_gates_forces_wedjat() -> None:
    s = given(hand="gates", top="mask ka scarab wedjat")
    act(s, "play gates", "keep mask", "discard_looked scarab")
    assert (hand_of(s), pile_of(s)) == ("mask", "scarab ka wedjat")


# --- Tyet


@rule("VOK-11.14")
def test_tyet_chooses_among_the_different_finished_actions_that_are_feasible_now() -> None:
    s = given(hand="tyet", used="food urn hapi", done="food urn hapi", deck="ka", pyramid="")
    act(s, "play tyet")
    assert hand_of(s) == "ka"
    t = given(hand="tyet", used="food urn hapi", done="food urn hapi", deck="ka", discard="mask")
    act(t, "play tyet")
    assert (asked(t), offered_verb(t, "repeat")) == ((0, "repeat"), ["urn", "food", "hapi"])


@rule("VOK-11.14")
def test_tyet_needs_a_finished_action_that_is_feasible_now() -> None:
    assert why_not(given(hand="tyet food", deck="ka"), "play tyet") == "VOK-8.6"
    spent = given(hand="tyet", used="food", done="food")
    assert why_not(spent, "play tyet") == "VOK-8.6"


@rule("VOK-11.14", "VOK-9.5")
def test_tyet_repeats_neither_payments_nor_the_normal_entombment() -> None:
    s = given(hand="tyet food urn thoth", deck="ka", discard="mask")
    act(s, "buy bl", "pay thoth", "entomb urn")
    assert why_not(s, "play tyet") == "VOK-8.6"


@rule("VOK-11.14", "VOK-2.8")
@pytest.mark.parametrize("card", ["thoth", "censer", "tyet"])
def test_tyet_repeats_neither_thoth_nor_censer_nor_tyet(card: str) -> None:
    s = given(hand="tyet", used=card, done=card)
    assert why_not(s, "play tyet") == "VOK-8.6"


@rule("VOK-11.14")
def test_an_action_cannot_be_repeated_from_inside_itself() -> None:
    s = given(hand="gates", top="tyet", deck="urn urn")
    lines = story(s, "play gates")
    assert told(lines, "action_impossible") == ["action_impossible player=0 card=tyet"]


@rule("VOK-11.14", "VOK-11.17")
def test_an_action_of_gates_counts_as_carried_out_and_so_does_gates() -> None:
    s = given(hand="gates tyet", top="ka food", deck="urn", discard="")
    act(s, "play gates")
    assert (hand_of(s), pile_of(s)) == ("tyet ka", "food")
    act(s, "play tyet")
    assert offered_verb(s, "repeat") == ["food", "gates"]
    act(s, "repeat food")
    assert hand_of(s) == "urn ka"


@rule("VOK-11.14", "VOK-11.17")
def test_a_finished_gates_is_a_target_while_it_runs_again() -> None:
    s = given(hand="gates", top="food tyet", used="gates", done="gates", discard="urn")
    lines = story(s, "play gates")
    assert told(lines, "card_revealed", "action_repeated") == [
        "card_revealed player=0 card=tyet",
        "action_repeated player=0 card=gates",
        "card_revealed player=0 card=food",
    ]
    assert hand_of(s) == "urn"
    assert pile_of(s) == "food tyet"


@rule("VOK-11.14")
def test_tyet_makes_all_choices_anew() -> None:
    s = given(hand="scarab tyet", discard="urn ka mask")
    act(s, "play scarab", "entomb_pile ka", "play tyet", "entomb_pile mask")
    assert tomb_of(s) == "ka mask"


@rule("VOK-11.14", "VOK-11.17")
def test_gates_forces_tyet() -> None:
    s = given(hand="food gates", top="ka tyet scarab")
    lines = story(s, "play food", "play gates")
    assert told(lines, "action_repeated") == ["action_repeated player=0 card=food"]
    assert (hand_of(s), pile_of(s)) == ("scarab ka", "tyet")


@rule("VOK-11.14", "VOK-8.10")
def test_a_second_tyet_repeats_again() -> None:
    s = given(hand="food tyet tyet", top="ka scarab mask")
    act(s, "play food", "play tyet", "play tyet")
    assert hand_of(s) == "scarab ka mask"
    assert play_of(s) == "food tyet tyet"


# --- Djed


DJED = "sobek weres mask anubis hapi scarab"


@rule("VOK-11.15", "VOK-2.5")
def test_djed_takes_a_card_of_a_set_that_lies_in_the_own_tomb() -> None:
    s = given(hand="djed", tomb="thoth ka urn", tombs=(), pyramid=DJED)
    act(s, "play djed")
    assert offered_verb(s, "take") == ["bl sobek", "ml anubis"]
    act(s, "take bl")
    assert pile_of(s) == "sobek"
    assert pyramid_of(s) == "anubis weres mask scarab hapi -"


@rule("VOK-11.15", "VOK-2.5")
def test_djed_needs_a_card_of_an_own_set_in_the_pyramid() -> None:
    others = given(hands=["djed", ""], tombs=["ka urn inner", "thoth weres"], pyramid=DJED)
    assert why_not(others, "play djed") == "VOK-8.6"
    assert why_not(given(hand="djed", pyramid=DJED), "play djed") == "VOK-8.6"
    uniques = given(hand="djed", tomb="ka", pyramid="mask chest boat")
    assert why_not(uniques, "play djed") == "VOK-8.6"


@rule("VOK-11.15", "VOK-11.14")
def test_tyet_repeats_djed() -> None:
    s = given(hand="djed tyet", tomb="thoth", pyramid=DJED)
    act(s, "play djed", "take bl", "play tyet")
    assert pile_of(s) == "sobek anubis"
    assert pyramid_of(s) == "scarab weres mask - hapi -"


@rule("VOK-11.15", "VOK-11.17")
def test_gates_forces_djed() -> None:
    s = given(hand="gates", top="djed", tomb="thoth", pyramid=DJED)
    act(s, "play gates", "take ml")
    assert pile_of(s) == "anubis djed"


# --- Scarab


@rule("VOK-11.16", "VOK-9.2")
def test_scarab_entombs_a_card_of_the_discard_pile_and_keeps_the_order_of_the_others() -> None:
    s = given(hand="scarab urn", discard="ka food mask")
    act(s, "play scarab")
    assert offered(s) == ["entomb_pile food", "entomb_pile ka", "entomb_pile mask"]
    act(s, "entomb_pile food")
    assert (tomb_of(s), pile_of(s), s.entombed) == ("food", "ka mask", 0)


@rule("VOK-11.16")
def test_scarab_needs_a_discard_pile() -> None:
    assert why_not(given(hand="scarab urn", deck="ka"), "play scarab") == "VOK-8.6"


@rule("VOK-11.16", "VOK-11.14")
def test_tyet_cannot_repeat_scarab_when_the_pile_is_empty() -> None:
    s = given(hand="scarab tyet", discard="ka")
    act(s, "play scarab")
    assert tomb_of(s) == "ka"
    assert why_not(s, "play tyet") == "VOK-8.6"


@rule("VOK-11.16", "VOK-11.17")
def test_gates_forces_scarab() -> None:
    s = given(hand="gates", top="scarab", discard="ka mask")
    act(s, "play gates", "entomb_pile ka")
    assert (tomb_of(s), pile_of(s)) == ("ka", "mask scarab")
