"""Section 11 of the rules, cards 11.32 to 11.35: uniques with an action."""

from __future__ import annotations

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

# --- Ka Figurine

SETS = "bastet mask weres hapi isis scarab"


@rule("VOK-11.32", "VOK-8.6", "VOK-2.5")
def test_ka_discards_a_card_and_takes_one_of_the_same_set() -> None:
    s = given(hand="ka urn mask thoth weres outer", pyramid="bastet chest weres hapi isis scarab")
    act(s, "play ka")
    assert offered(s) == ["discard weres", "discard thoth"]
    act(s, "discard thoth")
    assert offered_verb(s, "take") == ["bl bastet", "mr isis"]
    act(s, "take mr")
    assert pile_of(s) == "thoth isis"
    assert pyramid_of(s) == "bastet chest weres hapi scarab -"


@rule("VOK-11.32", "VOK-8.2")
def test_ka_needs_a_set_card_whose_set_is_in_the_pyramid() -> None:
    assert why_not(given(hand="ka urn mask outer", pyramid="bastet chest"), "play ka") == "VOK-8.6"
    assert why_not(given(hand="ka", pyramid="bastet chest"), "play ka") == "VOK-8.2"


@rule("VOK-11.32", "VOK-11.14")
def test_tyet_repeats_ka() -> None:
    s = given(hand="ka tyet thoth weres", pyramid=SETS)
    act(s, "play ka", "discard thoth", "take bl", "play tyet", "take br")
    assert pile_of(s) == "thoth bastet weres weres"


@rule("VOK-11.32", "VOK-11.14")
def test_tyet_itself_is_no_card_of_the_hand_when_it_repeats_ka() -> None:
    s = given(hand="ka tyet thoth", pyramid=SETS)
    act(s, "play ka", "discard thoth", "take bl")
    assert why_not(s, "play tyet") == "VOK-8.6"


@rule("VOK-11.32", "VOK-11.17")
def test_gates_forces_ka() -> None:
    s = given(hand="gates thoth", top="ka", pyramid="isis chest")
    act(s, "play gates")
    assert pile_of(s) == "thoth isis ka"


# --- Censer


@rule("VOK-11.33", "VOK-6.4")
def test_censer_makes_every_card_worth_1_more() -> None:
    s = given(hand="censer urn food", pyramid="bastet isis")
    act(s, "play censer")
    assert offered_verb(s, "buy") == ["bl bastet"]
    act(s, "buy bl")
    assert (play_of(s), pile_of(s)) == ("censer urn food", "bastet")


@rule("VOK-11.33", "VOK-6.4")
def test_censer_and_thoth_give_5_in_either_order() -> None:
    for order in ("thoth censer", "censer thoth"):
        s = given(hand="thoth censer mask", pyramid="isis hapi")
        act(s, *(f"play {card}" for card in order.split()))
        assert offered_verb(s, "buy") == ["bl isis"]


@rule("VOK-11.33", "VOK-11.14")
def test_tyet_cannot_repeat_censer() -> None:
    s = given(hand="censer tyet")
    act(s, "play censer")
    assert why_not(s, "play tyet") == "VOK-8.6"


@rule("VOK-11.33", "VOK-11.17")
def test_gates_forces_censer() -> None:
    s = given(hand="gates urn food", top="censer", pyramid="bastet")
    act(s, "play gates", "buy bl")
    assert pile_of(s) == "censer bastet"


# --- Canopic Chest


@rule("VOK-11.34", "VOK-9.2")
def test_chest_entombs_one_of_three_revealed_cards_and_discards_the_others() -> None:
    s = given(hand="chest", deck="urn", top="food ka scarab")
    lines = story(s, "play chest")
    assert told(lines, "cards_looked_at") == [
        "cards_looked_at player=0 count=3 cards=food,scarab,ka"
    ]
    assert (asked(s), offered(s)) == ((0, "keep"), ["keep food", "keep scarab", "keep ka"])
    act(s, "keep ka", "discard_looked scarab")
    assert (tomb_of(s), pile_of(s), deck_of(s), hand_of(s)) == ("ka", "scarab food", "urn", "")
    assert s.entombed == 0


@rule("VOK-11.34")
def test_chest_needs_a_card_to_reveal() -> None:
    assert why_not(given(hand="chest urn"), "play chest") == "VOK-5.8"
    s = given(hand="chest", discard="ka")
    act(s, "play chest")
    assert tomb_of(s) == "ka"


@rule("VOK-11.34", "VOK-11.14")
def test_tyet_repeats_chest() -> None:
    s = given(hand="chest tyet", top="mask urn outer food ka scarab")
    act(s, "play chest", "keep ka", "discard_looked scarab", "play tyet", "keep mask")
    assert asked(s) == (0, "rest")
    act(s, "discard_looked outer")
    assert (tomb_of(s), pile_of(s)) == ("ka mask", "scarab food outer urn")


@rule("VOK-11.34", "VOK-11.17")
def test_gates_forces_chest() -> None:
    s = given(hand="gates", top="food ka chest")
    act(s, "play gates", "keep ka")
    assert (tomb_of(s), pile_of(s)) == ("ka", "food chest")


# --- Burial Mask


@rule("VOK-11.35", "VOK-8.6", "VOK-9.2")
def test_mask_entombs_a_card_of_the_hand_or_of_the_discard_pile() -> None:
    s = given(hand="mask urn", discard="ka urn food")
    act(s, "play mask")
    assert offered(s) == ["entomb urn", "entomb_pile urn", "entomb_pile food", "entomb_pile ka"]
    act(s, "entomb_pile urn")
    assert (tomb_of(s), hand_of(s), pile_of(s), s.entombed) == ("urn", "urn", "ka food", 0)


@rule("VOK-11.35")
def test_mask_needs_another_card_in_hand_or_one_in_the_discard_pile() -> None:
    assert why_not(given(hand="mask", deck="urn"), "play mask") == "VOK-8.6"
    assert why_not(given(hand="mask urn"), "play mask") == ""
    assert why_not(given(hand="mask", discard="urn"), "play mask") == ""


@rule("VOK-11.35", "VOK-11.14")
def test_tyet_repeats_mask() -> None:
    s = given(hand="mask tyet ka", discard="scarab")
    act(s, "play mask", "entomb_pile scarab", "play tyet")
    assert (tomb_of(s), hand_of(s)) == ("scarab ka", "")


@rule("VOK-11.35", "VOK-11.17")
def test_gates_forces_mask() -> None:
    s = given(hand="gates", top="mask", discard="ka")
    act(s, "play gates")
    assert (tomb_of(s), pile_of(s)) == ("ka", "mask")
