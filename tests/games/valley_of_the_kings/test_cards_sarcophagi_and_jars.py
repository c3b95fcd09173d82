"""Section 11 of the rules, cards 11.5 to 11.11: sarcophagi and canopic jars."""

from __future__ import annotations

from perankh.games.valley_of_the_kings.rules.state import Valley
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
    story,
    told,
    tomb_of,
    why_not,
)
from tests.support import rule

# --- Outer Sarcophagus


@rule("VOK-11.5", "VOK-8.1", "VOK-8.8")
def test_outer_sarcophagus_sacrifices_a_card_and_then_draws_one() -> None:
    s = given(hand="outer urn food", deck="scarab")
    lines = story(s, "play outer", "sacrifice urn")
    assert [line.split()[0] for line in lines] == ["action_begun", "card_sacrificed", "cards_drawn"]
    assert boneyard_top(s) == "urn"
    assert hand_of(s) == "food scarab"


@rule("VOK-11.5", "VOK-8.2")
def test_outer_sarcophagus_needs_another_card_and_one_to_draw() -> None:
    assert why_not(given(hand="outer", deck="urn"), "play outer") == "VOK-8.2"
    assert why_not(given(hand="outer urn"), "play outer") == "VOK-5.8"


@rule("VOK-11.5", "VOK-11.14")
def test_tyet_repeats_outer_sarcophagus() -> None:
    s = given(hand="outer tyet urn food", top="ka scarab")
    act(s, "play outer", "sacrifice urn", "play tyet", "sacrifice food")
    assert boneyard_top(s) == "food"
    assert hand_of(s) == "scarab ka"


@rule("VOK-11.5", "VOK-11.17")
def test_gates_forces_outer_sarcophagus() -> None:
    s = given(hand="gates urn food", top="scarab outer")
    act(s, "play gates", "sacrifice food")
    assert boneyard_top(s) == "food"
    assert (hand_of(s), pile_of(s)) == ("urn scarab", "outer")


# --- Middle Sarcophagus


@rule("VOK-11.6", "VOK-9.2")
def test_middle_sarcophagus_sacrifices_one_card_and_entombs_another() -> None:
    s = given(hand="middle urn scarab food")
    act(s, "play middle", "sacrifice urn")
    assert offered(s) == ["entomb food", "entomb scarab"]
    act(s, "entomb scarab")
    assert (boneyard_top(s), tomb_of(s), hand_of(s)) == ("urn", "scarab", "food")
    assert s.entombed == 0


@rule("VOK-11.6", "VOK-8.2")
def test_middle_sarcophagus_needs_two_other_cards() -> None:
    assert why_not(given(hand="middle urn"), "play middle") == "VOK-8.6"
    s = given(hand="middle urn urn")
    act(s, "play middle")
    assert (boneyard_top(s), tomb_of(s)) == ("urn", "urn")


@rule("VOK-11.6", "VOK-11.14")
def test_tyet_repeats_middle_sarcophagus() -> None:
    s = given(hand="middle tyet urn food ka scarab")
    act(s, "play middle", "sacrifice urn", "entomb ka", "play tyet", "sacrifice food")
    assert (boneyard_top(s), tomb_of(s), hand_of(s)) == ("food", "scarab ka", "")


@rule("VOK-11.6", "VOK-11.17")
def test_gates_forces_middle_sarcophagus() -> None:
    s = given(hand="gates urn scarab", top="middle")
    act(s, "play gates", "sacrifice urn")
    assert (boneyard_top(s), tomb_of(s), pile_of(s)) == ("urn", "scarab", "middle")


@rule("VOK-11.6", "VOK-11.17")
def test_gates_leaves_middle_sarcophagus_alone_with_one_card_in_hand() -> None:
    s = given(hand="gates scarab", top="middle")
    lines = story(s, "play gates")
    assert told(lines, "action_impossible") == ["action_impossible player=0 card=middle"]
    assert (hand_of(s), pile_of(s)) == ("scarab", "middle")


# --- Inner Sarcophagus


@rule("VOK-11.7")
def test_inner_sarcophagus_entombs_a_card_and_then_draws_one() -> None:
    s = given(hand="inner urn ka", deck="scarab")
    act(s, "play inner", "entomb ka")
    assert (tomb_of(s), hand_of(s)) == ("ka", "urn scarab")


@rule("VOK-11.7", "VOK-8.2")
def test_inner_sarcophagus_needs_another_card_and_one_to_draw() -> None:
    assert why_not(given(hand="inner", deck="urn"), "play inner") == "VOK-8.6"
    assert why_not(given(hand="inner urn"), "play inner") == "VOK-5.8"


@rule("VOK-11.7", "VOK-11.14", "VOK-9.2")
def test_tyet_repeats_inner_sarcophagus_and_the_normal_entombment_is_still_free() -> None:
    s = given(hand="inner tyet urn ka", top="scarab food")
    act(s, "play inner", "entomb ka", "play tyet", "entomb food", "entomb urn")
    assert (tomb_of(s), hand_of(s)) == ("urn food ka", "scarab")


@rule("VOK-11.7", "VOK-11.17")
def test_gates_forces_inner_sarcophagus() -> None:
    s = given(hand="gates urn ka", top="scarab inner")
    act(s, "play gates", "entomb ka")
    assert (tomb_of(s), hand_of(s), pile_of(s)) == ("ka", "urn scarab", "inner")


# --- Imsety


@rule("VOK-11.8", "VOK-8.5")
def test_imsety_draws_two_cards_and_then_discards_one_of_all() -> None:
    s = given(hand="imsety urn", top="ka scarab")
    act(s, "play imsety")
    assert offered(s) == ["discard urn", "discard scarab", "discard ka"]
    act(s, "discard scarab")
    assert (hand_of(s), pile_of(s)) == ("urn ka", "scarab")


@rule("VOK-11.8", "VOK-8.2")
def test_imsety_needs_two_cards_to_draw() -> None:
    assert why_not(given(hand="imsety urn", deck="urn"), "play imsety") == "VOK-5.8"
    assert why_not(given(hand="imsety", deck="urn", discard="food"), "play imsety") == ""


@rule("VOK-11.8", "VOK-11.14")
def test_tyet_repeats_imsety() -> None:
    s = given(hand="imsety tyet", top="mask ka scarab urn")
    act(s, "play imsety", "discard urn", "play tyet", "discard scarab")
    assert (hand_of(s), pile_of(s)) == ("ka mask", "urn scarab")


@rule("VOK-11.8", "VOK-11.17")
def test_gates_forces_imsety() -> None:
    s = given(hand="gates", top="urn ka imsety")
    act(s, "play gates", "discard urn")
    assert (hand_of(s), pile_of(s)) == ("ka", "urn imsety")


# --- Qebehsenuef


@rule("VOK-11.9", "VOK-8.7", "VOK-4.9")
def test_qebehsenuef_makes_opponents_with_six_cards_sacrifice_one() -> None:
    s = given(3, hands=["qebehsenuef", FIVE, "shabti urn food"], discards=["", "ka", "urn food"])
    lines = story(s, "play qebehsenuef")
    assert asked(s) == (1, "forced-sacrifice")
    assert offered(s) == ["sacrifice shabti", "sacrifice urn", "sacrifice food"]
    lines += story(s, "sacrifice food")
    assert told(lines, "player_spared") == ["player_spared player=2"]
    assert (boneyard_top(s), hand_of(s, 1)) == ("food", "shabti shabti urn urn")
    assert asked(s) == (0, "play")


@rule("VOK-11.9", "VOK-8.R1")
def test_qebehsenuef_may_be_played_though_nobody_is_affected() -> None:
    s = given(hands=["qebehsenuef", "urn food"])
    act(s, "play qebehsenuef")
    assert (hand_of(s, 1), asked(s)) == ("urn food", (0, "play"))


@rule("VOK-11.9", "VOK-11.14")
def test_tyet_repeats_qebehsenuef_as_long_as_six_cards_are_left() -> None:
    s = given(hands=["qebehsenuef tyet", FIVE], discards=["", "ka food"])
    act(s, "play qebehsenuef", "sacrifice food", "play tyet", "sacrifice urn")
    assert hand_of(s, 1) == "shabti shabti urn"


@rule("VOK-11.9", "VOK-11.17")
def test_gates_forces_qebehsenuef() -> None:
    s = given(hands=["gates", FIVE], tops=["qebehsenuef", "ka"])
    act(s, "play gates", "sacrifice urn")
    assert (boneyard_top(s), pile_of(s)) == ("urn", "qebehsenuef")


# --- Duamutef


def down_to_three(s: Valley) -> None:
    act(s, "play duamutef")
    assert asked(s) == (1, "forced-discard")
    assert offered_verb(s, "discard") == ["shabti", "urn", "food"]
    act(s, "discard food", "discard shabti")


@rule("VOK-11.10", "VOK-8.7")
def test_duamutef_makes_opponents_discard_down_to_three_in_their_order() -> None:
    s = given(hands=["duamutef", FIVE])
    down_to_three(s)
    assert (hand_of(s, 1), pile_of(s, 1)) == ("shabti urn urn", "food shabti")
    assert asked(s) == (0, "play")


@rule("VOK-11.10", "VOK-8.R1")
def test_duamutef_spares_whoever_has_three_cards_or_fewer() -> None:
    s = given(3, hands=["duamutef", "urn food shabti", ""], decks=["", "urn shabti", "food"])
    lines = story(s, "play duamutef")
    assert told(lines, "player_spared") == ["player_spared player=1", "player_spared player=2"]
    assert hand_of(s, 1) == "shabti urn food"


@rule("VOK-11.10", "VOK-11.14")
def test_tyet_repeats_duamutef_which_then_finds_nobody() -> None:
    s = given(hands=["duamutef tyet", FIVE])
    down_to_three(s)
    lines = story(s, "play tyet")
    assert told(lines, "action_repeated", "player_spared") == [
        "action_repeated player=0 card=duamutef",
        "player_spared player=1",
    ]


@rule("VOK-11.10", "VOK-11.17")
def test_gates_forces_duamutef() -> None:
    s = given(hands=["gates", "shabti urn food ka"], tops=["duamutef", ""])
    act(s, "play gates", "discard ka")
    assert (pile_of(s, 1), pile_of(s)) == ("ka", "duamutef")


# --- Hapi


@rule("VOK-11.11", "VOK-8.6")
def test_hapi_draws_two_cards() -> None:
    s = given(hand="hapi", top="ka scarab")
    act(s, "play hapi")
    assert hand_of(s) == "scarab ka"


@rule("VOK-11.11", "VOK-5.8")
def test_hapi_draws_the_second_card_after_a_reshuffle() -> None:
    s = given(hand="hapi", top="ka", discard="scarab")
    lines = story(s, "play hapi")
    assert [line.split()[0] for line in lines] == [
        "action_begun",
        "cards_drawn",
        "deck_reshuffled",
        "cards_drawn",
    ]
    assert hand_of(s) == "scarab ka"


@rule("VOK-11.11")
def test_hapi_needs_two_cards_to_draw() -> None:
    assert why_not(given(hand="hapi", discard="urn"), "play hapi") == "VOK-5.8"


@rule("VOK-11.11", "VOK-11.14")
def test_tyet_repeats_hapi() -> None:
    s = given(hand="hapi tyet", top="urn food ka scarab")
    act(s, "play hapi", "play tyet")
    assert hand_of(s) == "urn food scarab ka"


@rule("VOK-11.11", "VOK-11.17")
def test_gates_forces_hapi() -> None:
    s = given(hand="gates", top="ka scarab hapi")
    act(s, "play gates")
    assert (hand_of(s), pile_of(s)) == ("scarab ka", "hapi")


@rule("VOK-11.11", "VOK-11.17")
def test_gates_cannot_draw_two_where_only_one_is_left_beside_the_revealed_card() -> None:
    s = given(hand="gates", top="ka hapi")
    lines = story(s, "play gates")
    assert told(lines, "action_impossible") == ["action_impossible player=0 card=hapi"]
    assert hand_of(s) == ""
