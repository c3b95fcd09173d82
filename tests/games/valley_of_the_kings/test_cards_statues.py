"""Section 11 of the rules, cards 11.23 to 11.29: statues."""

from __future__ import annotations

from tests.games.valley_of_the_kings.given import (
    FIVE,
    act,
    asked,
    boneyard_top,
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

# --- Anubis


@rule("VOK-11.23", "VOK-9.2")
def test_anubis_exchanges_a_card_of_the_hand_for_one_of_the_tomb() -> None:
    s = given(hand="anubis urn food", tomb="ka mask")
    act(s, "play anubis")
    assert offered(s) == ["exchange urn", "exchange food"]
    act(s, "exchange urn")
    assert offered(s) == ["exchange_for ka", "exchange_for mask"]
    assert (hand_of(s), tomb_of(s)) == ("urn food", "ka mask")
    act(s, "exchange_for mask")
    assert (hand_of(s), tomb_of(s), s.entombed) == ("food mask", "urn ka", 0)


@rule("VOK-11.23")
def test_anubis_needs_another_card_in_hand_and_one_in_the_tomb() -> None:
    assert why_not(given(hand="anubis", tomb="ka"), "play anubis") == "VOK-8.2"
    assert why_not(given(hand="anubis urn"), "play anubis") == "VOK-8.6"


@rule("VOK-11.23", "VOK-11.14")
def test_tyet_repeats_anubis() -> None:
    s = given(hand="anubis tyet urn food", tomb="ka mask")
    act(s, "play anubis", "exchange urn", "exchange_for mask", "play tyet")
    act(s, "exchange food", "exchange_for ka")
    assert (hand_of(s), tomb_of(s)) == ("ka mask", "urn food")


@rule("VOK-11.23", "VOK-11.17")
def test_gates_forces_anubis() -> None:
    s = given(hand="gates mask", top="anubis", tomb="urn")
    act(s, "play gates")
    assert (hand_of(s), tomb_of(s), pile_of(s)) == ("urn", "mask", "anubis")


@rule("VOK-9.R1", "VOK-11.23")
def test_a_card_brought_back_may_be_used_at_once_and_even_entombed_again() -> None:
    s = given(hand="anubis urn", tomb="food", deck="ka")
    act(s, "play anubis", "play food")
    assert hand_of(s) == "ka"
    t = given(hand="isis", tomb="food", deck="ka")
    act(t, "play isis", "entomb food")
    assert tomb_of(t) == "food"


# --- Bastet


@rule("VOK-11.24", "VOK-8.7")
def test_bastet_takes_a_card_of_each_opponent_with_six_in_turn_order() -> None:
    s = given(
        4,
        active=2,
        hands=[FIVE, "urn food", "bastet", "shabti urn food shabti ka"],
        decks=["food", "urn", "", "urn"],
    )
    lines = story(s, "play bastet")
    assert asked(s) == (3, "forced-gift")
    lines += story(s, "give ka")
    assert asked(s) == (0, "forced-gift")
    lines += story(s, "give urn")
    assert told(lines, "card_given", "player_spared") == [
        "card_given player=3 owner=2 card=ka",
        "card_given player=0 owner=2 card=urn",
        "player_spared player=1",
    ]
    assert (pile_of(s, 2), asked(s)) == ("ka urn", (2, "play"))


@rule("VOK-11.24", "VOK-8.R1")
def test_bastet_may_be_played_though_nobody_has_six_cards() -> None:
    s = given(hands=["bastet", FIVE])
    act(s, "play bastet")
    assert (pile_of(s), len(hand_of(s, 1).split())) == ("", 5)


@rule("VOK-11.24", "VOK-11.14")
def test_tyet_repeats_bastet() -> None:
    s = given(hands=["bastet tyet", FIVE], decks=["", "ka mask"])
    act(s, "play bastet", "give food", "play tyet", "give urn")
    assert pile_of(s) == "food urn"


@rule("VOK-11.24", "VOK-11.17")
def test_gates_forces_bastet() -> None:
    s = given(hands=["gates", FIVE], decks=["", "ka"], tops=["bastet", ""])
    act(s, "play gates", "give food")
    assert pile_of(s) == "food bastet"


# --- Isis


@rule("VOK-11.25", "VOK-8.6")
def test_isis_returns_a_card_of_the_tomb_and_then_draws_one() -> None:
    s = given(hand="isis", tomb="ka mask", deck="urn")
    act(s, "play isis")
    assert offered(s) == ["unearth ka", "unearth mask"]
    act(s, "unearth mask")
    assert (hand_of(s), tomb_of(s)) == ("urn mask", "ka")


@rule("VOK-11.25", "VOK-8.2")
def test_isis_needs_a_card_in_the_tomb_and_one_to_draw() -> None:
    assert why_not(given(hand="isis", deck="urn"), "play isis") == "VOK-8.6"
    assert why_not(given(hand="isis", tomb="urn"), "play isis") == "VOK-5.8"


@rule("VOK-11.25", "VOK-11.14")
def test_tyet_repeats_isis() -> None:
    s = given(hand="isis tyet", tomb="ka mask", deck="urn urn")
    act(s, "play isis", "unearth mask", "play tyet")
    assert (hand_of(s), tomb_of(s)) == ("urn urn ka mask", "")


@rule("VOK-11.25", "VOK-11.17")
def test_gates_forces_isis() -> None:
    s = given(hand="gates", tomb="ka", top="urn isis")
    act(s, "play gates")
    assert (hand_of(s), tomb_of(s), pile_of(s)) == ("urn ka", "", "isis")


# --- Sobek

COSTS = "bastet thoth mask hapi isis scarab"
"""Costs 4, 9, 10, 6, 5, 7."""


@rule("VOK-11.26", "VOK-8.6", "VOK-8.9")
def test_sobek_takes_a_card_of_cost_6_or_less_from_anywhere() -> None:
    s = given(hand="sobek", pyramid=COSTS)
    act(s, "play sobek")
    assert offered_verb(s, "take") == ["bl bastet", "ml hapi", "mr isis"]
    act(s, "take ml")
    assert (pile_of(s), pyramid_of(s)) == ("hapi", "bastet thoth mask scarab isis -")


@rule("VOK-11.26")
def test_sobek_needs_a_card_of_cost_6_or_less() -> None:
    assert why_not(given(hand="sobek", pyramid="thoth mask scarab"), "play sobek") == "VOK-8.6"


@rule("VOK-11.26", "VOK-11.14")
def test_tyet_repeats_sobek() -> None:
    s = given(hand="sobek tyet", pyramid=COSTS)
    act(s, "play sobek", "take bl", "play tyet", "take bl")
    assert pile_of(s) == "bastet hapi"


@rule("VOK-11.26", "VOK-11.17")
def test_gates_forces_sobek() -> None:
    s = given(hand="gates", top="sobek", pyramid="thoth mask isis")
    act(s, "play gates")
    assert pile_of(s) == "isis sobek"


# --- Osiris


@rule("VOK-11.27", "VOK-8.6", "VOK-7.6")
def test_osiris_takes_the_top_card_of_the_boneyard() -> None:
    s = given(hand="osiris", boneyard="ka mask")
    act(s, "play osiris")
    assert (pile_of(s), boneyard_top(s), s.changed) == ("mask", "ka", False)


@rule("VOK-11.27")
def test_osiris_needs_a_boneyard() -> None:
    s = given(hand="osiris", spare="tomb")
    assert not s.boneyard
    assert why_not(s, "play osiris") == "VOK-8.6"


@rule("VOK-11.27", "VOK-11.14")
def test_tyet_repeats_osiris() -> None:
    s = given(hand="osiris tyet", boneyard="ka mask")
    act(s, "play osiris", "play tyet")
    assert pile_of(s) == "mask ka"


@rule("VOK-11.27", "VOK-11.17")
def test_gates_forces_osiris() -> None:
    s = given(hand="gates", top="osiris", boneyard="ka")
    act(s, "play gates")
    assert pile_of(s) == "ka osiris"


# --- Horus


@rule("VOK-11.28", "VOK-8.6")
def test_horus_takes_a_card_of_the_base() -> None:
    s = given(hand="horus", pyramid=COSTS)
    act(s, "play horus")
    assert offered_verb(s, "take") == ["bl bastet", "bc thoth", "br mask"]
    act(s, "take br")
    assert (pile_of(s), pyramid_of(s)) == ("mask", "bastet thoth isis hapi scarab -")


@rule("VOK-11.28")
def test_horus_needs_a_card_in_the_base() -> None:
    assert why_not(given(hand="horus", pyramid=""), "play horus") == "VOK-8.6"


@rule("VOK-11.28", "VOK-11.14")
def test_tyet_repeats_horus() -> None:
    s = given(hand="horus tyet", pyramid=COSTS)
    act(s, "play horus", "take br", "play tyet", "take br")
    assert pile_of(s) == "mask isis"


@rule("VOK-11.28", "VOK-11.17")
def test_gates_forces_horus() -> None:
    s = given(hand="gates", top="horus", pyramid=COSTS)
    act(s, "play gates", "take bc", "fall ml")
    assert pile_of(s) == "thoth horus"


# --- Thoth


@rule("VOK-11.29", "VOK-6.4")
def test_thoth_makes_every_card_worth_4_whatever_is_printed() -> None:
    s = given(hand="thoth urn mask", pyramid="bastet isis weres")
    act(s, "play thoth")
    assert offered_verb(s, "buy") == ["bl bastet", "bc isis", "br weres"]
    act(s, "buy bl")
    assert offered_verb(s, "pay") == ["urn", "mask"]
    act(s, "pay urn", "buy br")
    assert (play_of(s), pile_of(s)) == ("thoth urn mask", "bastet weres")


@rule("VOK-11.29")
def test_a_dear_card_is_worth_only_4_after_thoth() -> None:
    s = given(hand="thoth mask", pyramid="isis")
    assert why_not(s, "buy bl") == ""
    act(s, "play thoth")
    assert why_not(s, "buy bl") == "VOK-6.2"


@rule("VOK-11.29")
def test_cards_that_come_into_the_hand_later_are_worth_4_too() -> None:
    s = given(hand="thoth food", deck="urn", pyramid="bastet")
    act(s, "play thoth", "play food", "buy bl")
    assert (play_of(s), pile_of(s)) == ("thoth food urn", "bastet")


@rule("VOK-11.29", "VOK-11.14")
def test_tyet_cannot_repeat_thoth() -> None:
    s = given(hand="thoth tyet")
    act(s, "play thoth")
    assert why_not(s, "play tyet") == "VOK-8.6"


@rule("VOK-11.29", "VOK-11.17", "VOK-6.4")
def test_gates_forces_thoth_and_thoth_again_changes_nothing_more() -> None:
    s = given(hand="gates thoth urn", top="thoth", pyramid="isis bastet")
    act(s, "play gates")
    assert why_not(s, "buy bl") == ""
    act(s, "play thoth")
    assert why_not(s, "buy bl") == "VOK-6.2"
    act(s, "buy bc")
    assert pile_of(s) == "thoth bastet"
