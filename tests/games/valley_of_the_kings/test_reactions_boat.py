"""Section 10 of the rules, and 11.31: Boat, and in which order reactions are asked for."""

from __future__ import annotations

import pytest

from perankh.games.valley_of_the_kings.box.loading import load
from tests.games.valley_of_the_kings.boxes import corrected
from tests.games.valley_of_the_kings.given import (
    act,
    asked,
    given,
    hand_of,
    offered,
    offered_verb,
    pile_of,
    pyramid_of,
    story,
    told,
)
from tests.support import rule

BASE = "weres imsety outer anubis qebehsenuef duamutef"


@rule("VOK-11.31", "VOK-10.4", "VOK-6.2", "VOK-10.1")
def test_after_an_opponents_purchase_boat_takes_a_card_of_the_base() -> None:
    s = given(hands=["thoth", "boat urn"], pyramid=BASE)
    lines = story(s, "buy bl")
    assert [line.split()[0] for line in lines] == ["card_bought", "card_fell", "card_fell"]
    assert (asked(s), offered(s)) == ((1, "after-purchase"), ["react boat", "pass"])
    act(s, "react boat")
    assert (asked(s), offered_verb(s, "take")) == (
        (1, "take"),
        ["bl anubis", "bc imsety", "br outer"],
    )
    act(s, "take br")
    assert (pile_of(s, 1), hand_of(s, 1)) == ("boat outer", "urn")
    assert pyramid_of(s) == "anubis imsety qebehsenuef duamutef - -"
    assert asked(s) == (0, "play")


@rule("VOK-10.1")
def test_boat_need_not_be_used_and_is_asked_for_after_each_purchase() -> None:
    s = given(hands=["thoth thoth", "boat"], pyramid=BASE)
    act(s, "buy bl", "pass")
    assert (asked(s), hand_of(s, 1)) == ((0, "play"), "boat")
    act(s, "buy bl")
    assert (asked(s), offered(s)) == ((1, "after-purchase"), ["react boat", "pass"])


@rule("VOK-7.4", "VOK-11.31", "VOK-10.6")
def test_the_active_player_chooses_what_falls_after_a_boat() -> None:
    s = given(hands=["thoth", "boat"], pyramid="weres imsety outer anubis qebehsenuef -")
    lines = story(s, "buy bl", "react boat", "take bc")
    assert told(lines, "card_taken") == [
        "card_taken player=1 card=imsety zone=pyramid space=bc to_zone=discard_pile"
    ]
    assert pyramid_of(s) == "anubis qebehsenuef outer - - -"
    t = given(hands=["thoth", "boat"], pyramid=BASE)
    act(t, "buy bl", "react boat", "take bc")
    assert (asked(t), offered(t)) == ((0, "crumble"), ["fall ml duamutef", "fall mr qebehsenuef"])
    act(t, "fall mr")
    assert pyramid_of(t) == "anubis qebehsenuef outer duamutef - -"


@rule("VOK-10.4")
def test_boat_is_not_asked_for_when_the_base_is_empty() -> None:
    s = given(hands=["thoth", "boat"], pyramid="weres", stock=0)
    act(s, "buy bl")
    assert asked(s) == (0, "play")


@rule("VOK-10.4")
def test_the_own_purchase_calls_no_boat() -> None:
    s = given(hands=["thoth boat", "urn"])
    act(s, "buy bl", "pay thoth")
    assert asked(s) == (0, "play")


@rule("VOK-6.6", "VOK-10.4")
def test_taking_a_card_calls_no_boat() -> None:
    s = given(hands=["horus", "boat"])
    act(s, "play horus", "take bl")
    assert asked(s) == (0, "play")


@rule("VOK-10.1")
@pytest.mark.parametrize(
    ("pile", "tomb", "top"), [("boat", "", ""), ("", "boat", ""), ("", "", "boat")]
)
def test_who_certainly_has_no_boat_in_hand_is_not_asked(pile: str, tomb: str, top: str) -> None:
    zones = [["", pile], ["", tomb], ["", top]]
    s = given(hands=["thoth", "urn"], discards=zones[0], tombs=zones[1], tops=zones[2])
    act(s, "buy bl")
    assert asked(s) == (0, "play")


@rule("VOK-10.R1", "VOK-10.1", "VOK-4.1")
def test_who_may_have_boat_in_hand_is_asked_so_that_silence_betrays_nothing() -> None:
    s = given(hands=["thoth", "urn"], decks=["", "boat"])
    act(s, "buy bl")
    assert (asked(s), offered(s)) == ((1, "after-purchase"), ["pass"])
    act(s, "pass")
    assert asked(s) == (0, "play")


@rule("VOK-10.6", "VOK-6.6")
def test_reactions_do_not_chain() -> None:
    s = given(3, hands=["thoth", "boat", "cat"])
    lines = story(s, "buy bl", "react boat", "take br")
    assert asked(s) == (0, "play")
    assert len(told(lines, "card_bought")) == 1
    assert told(lines, "card_sacrificed") == []


# ------------------ who is asked first: with two Boats in a corrected box

EXCLUDED = '["boat", "censer", "statue_of_thoth", "tyet_amulet", "mummified_cat", "offering_table"'
TWO = load(
    corrected(
        'card.hapi_canopic_jar.kind = "reaction"',
        'card.hapi_canopic_jar.trigger = "opponent_buys"',
        "card.hapi_canopic_jar.repeatable = false",
        'card.hapi_canopic_jar.steps = [{op="take_from_pyramid",where="base",to="discard"}]',
        f'card.tyet_amulet.steps.0.exclude = {EXCLUDED}, "hapi_canopic_jar"]',
    )
)
"""A box in which Hapi is a Boat of which there are two."""


@rule("VOK-10.2")
def test_several_who_can_react_are_asked_clockwise_from_the_left_of_the_active_player() -> None:
    s = given(4, active=1, hands=["hapi", "thoth", "", "hapi"], box=TWO, pyramid=BASE)
    act(s, "buy bl")
    assert asked(s) == (3, "after-purchase")
    act(s, "react hapi", "take bl")
    assert asked(s) == (0, "after-purchase")
    act(s, "react hapi", "take bl")
    assert (pile_of(s, 3), pile_of(s, 0), asked(s)) == (
        "hapi anubis",
        "hapi duamutef",
        (1, "play"),
    )


@rule("VOK-10.2")
def test_when_the_base_is_empty_the_rest_are_not_asked() -> None:
    s = given(3, hands=["thoth", "hapi", "hapi"], box=TWO, pyramid="weres imsety", stock=0)
    act(s, "buy bl", "react hapi")
    assert (pile_of(s, 1), asked(s)) == ("hapi imsety", (0, "play"))


@rule("VOK-10.2", "VOK-10.1")
def test_who_passes_leaves_the_card_to_the_next() -> None:
    s = given(
        3, active=2, hands=["hapi", "hapi", "thoth"], box=TWO, pyramid="weres imsety", stock=0
    )
    act(s, "buy bl", "pass")
    assert asked(s) == (1, "after-purchase")
    act(s, "react hapi")
    assert (pile_of(s, 1), hand_of(s, 0)) == ("hapi imsety", "hapi")
