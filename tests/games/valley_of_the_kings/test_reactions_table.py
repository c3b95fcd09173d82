"""Section 10 of the rules, and 11.4: Offering Table against each kind of forced effect."""

from __future__ import annotations

import pytest

from tests.games.valley_of_the_kings.given import (
    act,
    asked,
    boneyard_top,
    given,
    hand_of,
    offered,
    pile_of,
    story,
    told,
)
from tests.support import rule

FIVE = "shabti urn food shabti urn"
WITH_TABLE = "shabti urn food shabti table"

ATTACKS = [("qebehsenuef", "sacrifice"), ("bastet", "give"), ("duamutef", "discard")]


@rule("VOK-10.3", "VOK-11.4", "VOK-8.7", "VOK-11.24", "VOK-10.R1")
@pytest.mark.parametrize(("card", "verb"), ATTACKS)
def test_a_shown_table_stops_the_action_for_this_player_and_stays_in_hand(
    card: str, verb: str
) -> None:
    s = given(hands=[card, WITH_TABLE], decks=["", "ka"])
    act(s, f"play {card}")
    assert offered(s) == [f"{verb} {one}" for one in ("shabti", "urn", "food", "table")] + [
        "show table"
    ]
    lines = story(s, "show table")
    assert lines == ["card_shown player=1 card=table"]
    assert (hand_of(s, 1), asked(s)) == ("shabti shabti urn food table", (0, "play"))


@rule("VOK-10.3", "VOK-10.1")
@pytest.mark.parametrize(("card", "verb"), ATTACKS)
def test_the_table_need_not_be_shown_and_may_itself_be_the_chosen_card(
    card: str, verb: str
) -> None:
    s = given(hands=[card, "shabti urn food table"], decks=["", "ka urn"])
    act(s, f"play {card}", f"{verb} table")
    assert hand_of(s, 1) == "shabti urn food"
    assert asked(s) == (0, "play")


@rule("VOK-10.3")
@pytest.mark.parametrize(("card", "verb"), ATTACKS)
def test_who_has_no_table_cannot_show_one(card: str, verb: str) -> None:
    s = given(hands=[card, FIVE], decks=["", "table"])
    act(s, f"play {card}")
    assert offered(s) == [f"{verb} {one}" for one in ("shabti", "urn", "food")]


@rule("VOK-10.3", "VOK-8.7")
def test_the_table_can_only_be_shown_before_the_first_card_is_chosen() -> None:
    s = given(hands=["duamutef", WITH_TABLE])
    act(s, "play duamutef", "discard urn")
    assert offered(s) == ["discard shabti", "discard food", "discard table"]


@rule("VOK-10.3")
def test_a_table_may_be_shown_again_in_the_same_turn() -> None:
    s = given(hands=["bastet tyet", WITH_TABLE], decks=["", "ka"])
    act(s, "play bastet", "show table", "play tyet")
    assert asked(s) == (1, "forced-gift")
    act(s, "show table")
    assert (len(hand_of(s, 1).split()), pile_of(s)) == (5, "")


@rule("VOK-10.3", "VOK-8.7")
@pytest.mark.parametrize("order", ["show show", "show give", "give show", "give give"])
def test_each_opponent_decides_in_turn_whatever_the_one_before_did(order: str) -> None:
    s = given(3, hands=["bastet", WITH_TABLE, WITH_TABLE], decks=["", "ka", "mask"])
    act(s, "play bastet")
    given_cards = []
    for seat, verb in enumerate(order.split(), 1):
        assert asked(s) == (seat, "forced-gift")
        act(s, "show table" if verb == "show" else "give urn")
        given_cards += ["urn"] if verb == "give" else []
    assert (pile_of(s), asked(s)) == (" ".join(given_cards), (0, "play"))


@rule("VOK-10.3", "VOK-4.9")
def test_the_window_does_not_open_for_who_is_spared_anyway() -> None:
    s = given(hands=["bastet", WITH_TABLE])
    lines = story(s, "play bastet")
    assert told(lines, "player_spared") == ["player_spared player=1"]
    assert asked(s) == (0, "play")


@rule("VOK-10.3", "VOK-7.5")
def test_a_table_does_not_help_against_the_own_sacrifice_of_an_unchanged_pyramid() -> None:
    s = given(hands=["table urn", ""], decks=["urn", ""])
    act(s, "end")
    assert asked(s) == (0, "unchanged")
    assert all(text.startswith("sacrifice_pyramid") for text in offered(s))


@rule("VOK-10.3", "VOK-10.5")
def test_a_sacrifice_that_a_table_prevented_calls_no_cat() -> None:
    s = given(hands=["qebehsenuef cat", WITH_TABLE], decks=["", "ka"])
    before = boneyard_top(s)
    act(s, "play qebehsenuef", "show table")
    assert (asked(s), boneyard_top(s)) == ((0, "play"), before)


@rule("VOK-4.R3", "VOK-10.3")
def test_everybody_knows_then_that_the_table_is_in_that_hand() -> None:
    s = given(hands=["bastet", WITH_TABLE], decks=["", "ka"])
    act(s, "play bastet", "show table")
    assert hand_of(s, 1).count("table") == 1
    assert [s.tables.card_trigger[card] for card in s.player[1].shown] == [3]
