"""Section 11 of the rules, cards 11.17 to 11.22: books."""

from __future__ import annotations

from tests.games.valley_of_the_kings.given import (
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
    tomb_of,
    why_not,
)
from tests.support import rule

# --- Book of Gates


@rule("VOK-11.17")
def test_gates_carries_out_the_revealed_action_and_then_discards_the_card() -> None:
    s = given(hand="gates", top="ka food")
    lines = story(s, "play gates")
    assert [line.split()[0] for line in lines] == [
        "action_begun",
        "card_revealed",
        "cards_drawn",
        "revealed_discarded",
    ]
    assert (hand_of(s), pile_of(s), play_of(s)) == ("ka", "food", "gates")


@rule("VOK-11.17")
def test_an_unwanted_action_must_be_carried_out_too() -> None:
    s = given(hand="gates mask", top="urn outer")
    act(s, "play gates")
    assert (boneyard_top(s), hand_of(s)) == ("mask", "urn")


@rule("VOK-11.17", "VOK-5.13")
def test_gates_reshuffles_an_empty_deck() -> None:
    s = given(hand="gates", discard="boat")
    lines = story(s, "play gates")
    assert told(lines, "deck_reshuffled", "card_revealed") == [
        "deck_reshuffled player=0 count=1",
        "card_revealed player=0 card=boat",
    ]
    assert pile_of(s) == "boat"


@rule("VOK-11.17")
def test_gates_needs_a_card_to_reveal() -> None:
    assert why_not(given(hand="gates urn"), "play gates") == "VOK-5.8"


@rule("VOK-11.17")
def test_the_revealed_card_is_in_no_zone_while_it_is_carried_out() -> None:
    s = given(hand="gates urn", top="middle", discard="ka")
    lines = story(s, "play gates")
    assert told(lines, "action_impossible") == ["action_impossible player=0 card=middle"]
    t = given(hand="gates urn food", top="mask", discard="ka")
    act(t, "play gates")
    assert offered(t) == ["entomb urn", "entomb food", "entomb_pile ka"]
    act(t, "entomb_pile ka")
    assert pile_of(t) == "mask"


@rule("VOK-11.17", "VOK-11.14")
def test_tyet_repeats_gates() -> None:
    s = given(hand="gates tyet", top="cat boat")
    act(s, "play gates", "play tyet")
    assert pile_of(s) == "boat cat"


@rule("VOK-11.17")
def test_gates_forces_another_gates() -> None:
    s = given(hand="gates", top="ka food gates")
    lines = story(s, "play gates")
    assert told(lines, "card_revealed", "revealed_discarded") == [
        "card_revealed player=0 card=gates",
        "card_revealed player=0 card=food",
        "revealed_discarded player=0 card=food",
        "revealed_discarded player=0 card=gates",
    ]
    assert (hand_of(s), pile_of(s)) == ("ka", "food gates")


@rule("VOK-11.17", "VOK-5.13")
def test_a_gates_revealed_from_the_last_card_finds_nothing_to_reveal() -> None:
    s = given(hand="gates", top="gates")
    lines = story(s, "play gates")
    assert told(lines, "action_impossible") == ["action_impossible player=0 card=gates"]
    assert (deck_of(s), pile_of(s)) == ("", "gates")


# --- Book of the Earth

EARTH = "bastet thoth dead hapi isis scarab"
"""Costs 4, 9, 8, 6, 5, 7."""


@rule("VOK-11.18", "VOK-8.6")
def test_earth_takes_a_card_of_at_most_twice_the_cost_of_the_sacrificed_card() -> None:
    s = given(hand="earth urn weres", pyramid=EARTH)
    act(s, "play earth", "sacrifice weres")
    assert boneyard_top(s) == "weres"
    assert offered_verb(s, "take") == ["bl bastet", "ml hapi", "mr isis"]
    act(s, "take mr")
    assert pile_of(s) == "isis"
    assert pyramid_of(s) == "bastet thoth dead hapi scarab -"


@rule("VOK-11.18", "VOK-8.6")
def test_earth_offers_only_hand_cards_that_allow_a_take() -> None:
    s = given(hand="earth urn weres", pyramid="isis thoth mask")
    act(s, "play earth")
    assert boneyard_top(s) == "weres"
    assert pile_of(s) == "isis"


@rule("VOK-11.18", "VOK-8.2")
def test_earth_needs_a_hand_card_that_allows_a_take() -> None:
    assert why_not(given(hand="earth urn", pyramid="isis thoth mask"), "play earth") == "VOK-8.6"
    assert why_not(given(hand="earth", pyramid=EARTH), "play earth") == "VOK-8.2"
    assert why_not(given(hand="earth urn", pyramid=""), "play earth") == "VOK-8.6"


@rule("VOK-11.18", "VOK-11.14")
def test_tyet_repeats_earth() -> None:
    s = given(hand="earth tyet urn weres", pyramid=EARTH)
    act(s, "play earth", "sacrifice urn", "play tyet", "take bl")
    assert boneyard_top(s) == "weres"
    assert pile_of(s) == "bastet hapi"


@rule("VOK-11.18", "VOK-11.17")
def test_gates_forces_earth() -> None:
    s = given(hand="gates urn food", top="earth", pyramid=EARTH)
    act(s, "play gates", "sacrifice food")
    assert (boneyard_top(s), pile_of(s)) == ("food", "bastet earth")


# --- Book of Traversing Eternity


@rule("VOK-11.19")
def test_eternity_takes_a_card_cheaper_than_the_card_bought_last_this_turn() -> None:
    s = given(hand="eternity", bought="isis", paid="mask", discard="isis", pyramid=EARTH)
    act(s, "play eternity")
    assert (pile_of(s), pyramid_of(s)) == ("isis bastet", "hapi thoth dead scarab isis -")


@rule("VOK-11.19")
def test_equal_cost_is_not_lower_for_eternity() -> None:
    s = given(hand="eternity", bought="bastet", paid="mask", discard="bastet", pyramid=EARTH)
    assert why_not(s, "play eternity") == "VOK-8.6"


@rule("VOK-11.19", "VOK-6.6")
def test_eternity_needs_a_purchase_of_this_turn() -> None:
    s = given(hand="eternity osiris", boneyard="mask", pyramid=EARTH)
    act(s, "play osiris")
    assert why_not(s, "play eternity") == "VOK-8.6"


@rule("VOK-11.19")
def test_of_several_purchases_the_last_is_the_measure_for_eternity() -> None:
    s = given(hand="eternity thoth thoth mask", pyramid="isis weres imsety hapi bastet dead")
    act(s, "buy bl", "pay mask", "buy bc", "pay thoth", "fall mr")
    assert why_not(s, "play eternity") == "VOK-8.6"
    t = given(hand="eternity thoth mask", pyramid="isis weres imsety hapi bastet dead")
    act(t, "buy bc", "pay thoth", "fall mr", "buy bl", "pay mask", "play eternity")
    assert offered_verb(t, "take") == ["bc bastet", "br imsety"]


@rule("VOK-11.19", "VOK-5.10")
def test_purchases_of_an_opponent_or_an_earlier_turn_do_not_count_for_eternity() -> None:
    s = given(hands=["mask", "eternity"], decks=["eternity", ""], pyramid=EARTH)
    act(s, "buy bl", "end")
    assert asked(s) == (1, "play")
    assert why_not(s, "play eternity") == "VOK-8.6"
    act(s, "end", "sacrifice_pyramid bl")
    assert (asked(s), "eternity" in hand_of(s)) == ((0, "play"), True)
    assert why_not(s, "play eternity") == "VOK-8.6"


@rule("VOK-11.19", "VOK-11.14")
def test_tyet_repeats_eternity() -> None:
    s = given(hand="eternity tyet", bought="dead", discard="dead", paid="mask", pyramid=EARTH)
    act(s, "play eternity", "take bl", "play tyet", "take bl")
    assert pile_of(s) == "dead bastet hapi"


@rule("VOK-11.19", "VOK-11.17")
def test_gates_forces_eternity() -> None:
    s = given(
        hand="gates", top="eternity", bought="isis", paid="mask", discard="isis", pyramid=EARTH
    )
    act(s, "play gates")
    assert pile_of(s) == "isis bastet eternity"


# --- Book of the Heavens


@rule("VOK-11.20", "VOK-8.6")
def test_heavens_entombs_one_of_at_least_five_discarded_cards_and_keeps_the_order() -> None:
    s = given(hand="heavens", discard="urn ka food mask urn")
    act(s, "play heavens")
    assert offered(s) == [f"entomb_pile {card}" for card in ("urn", "food", "ka", "mask")]
    act(s, "entomb_pile ka")
    assert (tomb_of(s), pile_of(s)) == ("ka", "urn food mask urn")


@rule("VOK-11.20", "VOK-8.2")
def test_heavens_needs_five_cards_in_the_discard_pile() -> None:
    four = given(hand="heavens urn", deck="food food", discard="urn ka food mask")
    assert why_not(four, "play heavens") == "VOK-8.6"


@rule("VOK-11.20", "VOK-11.14")
def test_tyet_repeats_heavens_while_five_cards_are_left() -> None:
    s = given(hand="heavens tyet", discard="urn ka food mask urn scarab")
    act(s, "play heavens", "entomb_pile ka", "play tyet", "entomb_pile mask")
    assert tomb_of(s) == "ka mask"
    five = given(hand="heavens tyet", discard="urn ka food mask urn")
    act(five, "play heavens", "entomb_pile ka")
    assert why_not(five, "play tyet") == "VOK-8.6"


@rule("VOK-11.20", "VOK-11.17")
def test_gates_forces_heavens_and_the_revealed_card_is_not_among_the_five() -> None:
    s = given(hand="gates", top="heavens", discard="urn ka food mask urn")
    act(s, "play gates", "entomb_pile mask")
    assert (tomb_of(s), pile_of(s)) == ("mask", "urn ka food urn heavens")
    four = given(hand="gates", top="heavens", discard="urn ka food mask")
    lines = story(four, "play gates")
    assert told(lines, "action_impossible") == ["action_impossible player=0 card=heavens"]


# --- Book of the Netherworld


@rule("VOK-11.21", "VOK-8.6", "VOK-7.6")
def test_netherworld_takes_the_top_card_of_the_stock_age_2_before_age_3() -> None:
    s = given(hand="netherworld", stock="isis mask")
    lines = story(s, "play netherworld")
    assert told(lines, "card_taken") == [
        "card_taken player=0 card=isis zone=stock space=? to_zone=discard_pile"
    ]
    assert (pile_of(s), s.stock(), s.changed) == ("isis", 1, False)


@rule("VOK-11.21")
def test_netherworld_needs_a_stock() -> None:
    assert why_not(given(hand="netherworld", stock=0), "play netherworld") == "VOK-8.6"


@rule("VOK-11.21", "VOK-11.14")
def test_tyet_repeats_netherworld() -> None:
    s = given(hand="netherworld tyet", stock="isis mask")
    act(s, "play netherworld", "play tyet")
    assert (pile_of(s), s.stock()) == ("isis mask", 0)


@rule("VOK-11.21", "VOK-11.17")
def test_gates_forces_netherworld() -> None:
    s = given(hand="gates", top="netherworld", stock="mask")
    act(s, "play gates")
    assert pile_of(s) == "mask netherworld"


# --- Book of the Dead


@rule("VOK-11.22", "VOK-9.2", "VOK-8.6")
def test_dead_takes_the_card_of_lowest_cost_into_the_tomb() -> None:
    s = given(hand="dead urn", pyramid=EARTH)
    act(s, "play dead")
    assert (tomb_of(s), pile_of(s), s.entombed) == ("bastet", "", 0)
    assert pyramid_of(s) == "hapi thoth dead scarab isis -"
    act(s, "entomb urn")
    assert tomb_of(s) == "urn bastet"


@rule("VOK-11.22")
def test_among_equal_lowest_costs_the_player_chooses() -> None:
    s = given(hand="dead", pyramid="bastet thoth mask weres isis gates")
    act(s, "play dead")
    assert offered_verb(s, "take") == ["ml weres", "a gates"]
    act(s, "take a")
    assert (tomb_of(s), pyramid_of(s)) == ("gates", "bastet thoth mask weres isis -")


@rule("VOK-11.22")
def test_dead_needs_a_card_in_the_pyramid() -> None:
    assert why_not(given(hand="dead", pyramid=""), "play dead") == "VOK-8.6"


@rule("VOK-11.22", "VOK-11.14")
def test_tyet_repeats_dead() -> None:
    s = given(hand="dead tyet", pyramid=EARTH)
    act(s, "play dead", "play tyet")
    assert tomb_of(s) == "bastet isis"


@rule("VOK-11.22", "VOK-11.17")
def test_gates_forces_dead() -> None:
    s = given(hand="gates", top="dead", pyramid=EARTH)
    act(s, "play gates")
    assert (tomb_of(s), pile_of(s)) == ("bastet", "dead")
