"""Section 10 of the rules, and 11.30: Mummified Cat."""

from __future__ import annotations

import pytest

from perankh.games.valley_of_the_kings.box.loading import load
from tests.games.valley_of_the_kings.boxes import corrected
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


@rule("VOK-11.30", "VOK-10.5")
def test_cat_takes_the_card_that_shabti_sacrificed_after_the_crumbling() -> None:
    s = given(hands=["shabti", "cat urn"])
    lines = story(s, "play shabti", "choose 2", "sacrifice_pyramid bc", "fall mr")
    assert [line.split()[0] for line in lines[-3:]] == ["card_sacrificed", "card_fell", "card_fell"]
    assert (asked(s), offered(s)) == ((1, "after-sacrifice"), ["react cat", "pass"])
    lines = story(s, "react cat")
    assert lines == [
        "reaction_used player=1 card=cat",
        "card_taken player=1 card=imsety zone=boneyard space=? to_zone=discard_pile",
    ]
    assert (pile_of(s, 1), hand_of(s, 1), asked(s)) == ("cat imsety", "urn", (0, "play"))


@rule("VOK-11.30", "VOK-10.5")
def test_cat_acts_before_any_further_step_of_the_running_action() -> None:
    s = given(hands=["outer urn food", "cat"], decks=["ka", ""])
    act(s, "play outer", "sacrifice urn")
    assert (asked(s), hand_of(s)) == ((1, "after-sacrifice"), "food")
    act(s, "react cat")
    assert (pile_of(s, 1), hand_of(s)) == ("cat urn", "food ka")


@rule("VOK-11.30", "VOK-10.1")
def test_cat_need_not_be_used() -> None:
    s = given(hands=["outer urn food", "cat"], decks=["ka", ""])
    act(s, "play outer", "sacrifice urn", "pass")
    assert (boneyard_top(s), hand_of(s, 1), hand_of(s)) == ("urn", "cat", "food ka")


@rule("VOK-11.30", "VOK-10.2")
def test_cat_works_in_the_own_turn_when_an_opponent_must_sacrifice() -> None:
    s = given(hands=["qebehsenuef cat", FIVE], decks=["", "ka"])
    act(s, "play qebehsenuef", "sacrifice food")
    assert (asked(s), offered(s)) == ((0, "after-sacrifice"), ["react cat", "pass"])
    act(s, "react cat")
    assert (pile_of(s), asked(s)) == ("cat food", (0, "play"))


@rule("VOK-8.7", "VOK-10.5")
def test_the_window_opens_after_each_forced_sacrifice() -> None:
    s = given(4, hands=["qebehsenuef", FIVE, "cat urn", FIVE], decks=["", "ka", "", "mask"])
    act(s, "play qebehsenuef", "sacrifice food")
    assert asked(s) == (2, "after-sacrifice")
    act(s, "pass")
    assert asked(s) == (3, "forced-sacrifice")
    act(s, "sacrifice urn")
    assert asked(s) == (2, "after-sacrifice")
    act(s, "react cat")
    assert (pile_of(s, 2), asked(s)) == ("cat urn", (0, "play"))


@rule("VOK-8.7", "VOK-10.5")
def test_a_cat_that_was_used_may_save_its_owner_from_the_threshold_or_bring_him_over_it() -> None:
    s = given(3, hands=["qebehsenuef", FIVE, "cat urn food"], decks=["", "ka", "shabti shabti"])
    act(s, "play qebehsenuef", "sacrifice food", "react cat")
    assert pile_of(s, 2) == "cat food"
    assert (asked(s), offered(s)) == ((2, "forced-sacrifice"), ["sacrifice urn", "sacrifice food"])


@rule("VOK-11.30")
def test_cat_never_takes_what_its_owner_sacrificed() -> None:
    s = given(hand="shabti outer urn cat", deck="ka")
    act(s, "play shabti", "choose 2", "sacrifice_pyramid bl")
    assert asked(s) == (0, "play")
    act(s, "play outer", "sacrifice urn")
    assert (asked(s), boneyard_top(s)) == ((0, "play"), "urn")


@rule("VOK-11.30", "VOK-7.5")
def test_cat_takes_the_card_that_an_unchanged_pyramid_loses() -> None:
    s = given(hands=["urn", "cat"], decks=["", "urn"])
    act(s, "end", "sacrifice_pyramid a")
    assert asked(s) == (1, "after-sacrifice")
    act(s, "react cat")
    assert pile_of(s, 1) == "cat duamutef"
    assert asked(s) == (1, "play")


@rule("VOK-10.1", "VOK-5.3")
def test_a_cat_in_play_cannot_react() -> None:
    s = given(hands=["qebehsenuef cat food", FIVE], decks=["", "ka"], pyramid="weres imsety")
    act(s, "buy bl", "pay cat", "pay food", "play qebehsenuef", "sacrifice food")
    assert (asked(s), boneyard_top(s)) == ((0, "play"), "food")


@rule("VOK-10.R1", "VOK-10.1", "VOK-4.1")
def test_who_may_have_cat_in_hand_is_asked_so_that_silence_betrays_nothing() -> None:
    s = given(hands=["shabti", "urn"], decks=["", "cat"])
    act(s, "play shabti", "choose 2", "sacrifice_pyramid bl")
    assert (asked(s), offered(s)) == ((1, "after-sacrifice"), ["pass"])


@rule("VOK-10.1")
@pytest.mark.parametrize(
    ("pile", "tomb", "top"), [("cat", "", ""), ("", "cat", ""), ("", "", "cat")]
)
def test_who_certainly_has_no_cat_in_hand_is_not_asked(pile: str, tomb: str, top: str) -> None:
    zones = [["", pile], ["", tomb], ["", top]]
    s = given(hands=["shabti", "urn"], discards=zones[0], tombs=zones[1], tops=zones[2])
    act(s, "play shabti", "choose 2", "sacrifice_pyramid bl")
    assert asked(s) == (0, "play")


@rule("VOK-10.6")
def test_a_card_taken_by_cat_is_neither_bought_nor_sacrificed() -> None:
    s = given(3, hands=["shabti", "cat", "boat"])
    lines = story(s, "play shabti", "choose 2", "sacrifice_pyramid bl", "react cat")
    assert asked(s) == (0, "play")
    assert told(lines, "card_bought") == []
    assert len(told(lines, "card_sacrificed")) == 1


@rule("VOK-8.3")
def test_a_step_that_a_cat_made_impossible_is_skipped() -> None:
    steps = (
        '[{ op = "sacrifice_from_hand", n = 1 }, { op = "take_top_of_boneyard", to = "discard" }]'
    )
    box = load(corrected(f"card.statue_of_osiris.steps = {steps}"))
    s = given(hands=["osiris urn", "cat"], spare="tomb", box=box)
    lines = story(s, "play osiris", "sacrifice urn", "react cat")
    assert told(lines, "step_skipped") == ["step_skipped player=0 step=take_top_of_boneyard"]
    assert (pile_of(s), pile_of(s, 1), asked(s)) == ("", "cat urn", (0, "play"))


# ------------------ who is asked first: with two Cats in a corrected box

EXCLUDED = '["boat", "censer", "statue_of_thoth", "tyet_amulet", "mummified_cat", "offering_table"'
TWO = load(
    corrected(
        'card.hapi_canopic_jar.kind = "reaction"',
        'card.hapi_canopic_jar.trigger = "opponent_sacrifices"',
        "card.hapi_canopic_jar.repeatable = false",
        'card.hapi_canopic_jar.steps = [{op="take_sacrificed_card",to="discard"}]',
        f'card.tyet_amulet.steps.0.exclude = {EXCLUDED}, "hapi_canopic_jar"]',
    )
)
"""A box in which Hapi is a Cat of which there are two."""


@rule("VOK-10.2")
def test_the_active_player_is_asked_last() -> None:
    s = given(
        3,
        active=1,
        hands=["hapi urn", "qebehsenuef hapi", FIVE],
        decks=["", "", "ka"],
        box=TWO,
    )
    act(s, "play qebehsenuef", "sacrifice food")
    assert asked(s) == (0, "after-sacrifice")
    act(s, "pass")
    assert asked(s) == (1, "after-sacrifice")
    act(s, "react hapi")
    assert pile_of(s, 1) == "hapi food"


@rule("VOK-10.2")
def test_when_the_sacrificed_card_is_taken_the_rest_are_not_asked() -> None:
    s = given(3, hands=["shabti", "hapi", "hapi"], box=TWO)
    act(s, "play shabti", "choose 2", "sacrifice_pyramid a", "react hapi")
    assert (pile_of(s, 1), hand_of(s, 2), asked(s)) == ("hapi duamutef", "hapi", (0, "play"))


@rule("VOK-10.2", "VOK-10.1")
def test_who_passes_leaves_the_sacrificed_card_to_the_next() -> None:
    s = given(3, hands=["shabti", "hapi", "hapi"], box=TWO)
    act(s, "play shabti", "choose 2", "sacrifice_pyramid a", "pass")
    assert asked(s) == (2, "after-sacrifice")
    act(s, "react hapi")
    assert (pile_of(s, 2), hand_of(s, 1)) == ("hapi duamutef", "hapi")


@rule("VOK-10.R1")
def test_who_has_only_cards_that_all_know_is_not_asked_though_the_deck_may_hold_a_cat() -> None:
    s = given(hands=["shabti", "urn food"], decks=["", "cat"])
    s.player[1].shown = s.player[1].hand[:]
    act(s, "play shabti", "choose 2", "sacrifice_pyramid bl")
    assert asked(s) == (0, "play")
    t = given(hands=["shabti", "urn food"], decks=["", "cat"])
    t.player[1].shown = t.player[1].hand[:1]
    act(t, "play shabti", "choose 2", "sacrifice_pyramid bl")
    assert asked(t) == (1, "after-sacrifice")
