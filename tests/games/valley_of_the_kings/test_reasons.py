"""Why an action is not possible names the cause that a player can see on the table."""

from __future__ import annotations

import pytest

from perankh.games.valley_of_the_kings.rules.state import Valley
from perankh.kernel.texts import reason_in_english
from tests.games.valley_of_the_kings.given import act, action_of, given
from tests.support import rule

DEAR = "isis thoth mask"
"""A pyramid of cards that nothing cheap leads to."""


def why(s: Valley, word: str) -> str:
    """The sentence, with its rule."""
    reason = s.why_not(action_of(s, word))
    assert reason is not None
    return reason_in_english(reason)


NO_OTHER_CARD = "You do not have enough other cards in your hand for it. (VOK-8.2)"


@rule("VOK-11.23", "VOK-8.2")
def test_anubis_alone_in_hand_misses_another_card_and_not_the_tomb() -> None:
    assert why(given(hand="anubis", tomb="ka"), "play anubis") == NO_OTHER_CARD
    assert why(given(hand="anubis urn"), "play anubis") == "Your tomb is empty. (VOK-8.6)"


@rule("VOK-11.18", "VOK-8.2")
def test_earth_says_whether_the_hand_or_the_pyramid_is_the_cause() -> None:
    assert why(given(hand="earth"), "play earth") == NO_OTHER_CARD
    empty = "There are not enough cards in the pyramid for it. (VOK-8.6)"
    assert why(given(hand="earth urn", pyramid=""), "play earth") == empty
    cheap = "With no other card of your hand you could take a card of the pyramid. (VOK-8.6)"
    assert why(given(hand="earth urn", pyramid=DEAR), "play earth") == cheap


@rule("VOK-11.32", "VOK-8.2")
def test_ka_says_whether_a_card_is_missing_or_none_of_them_helps() -> None:
    assert why(given(hand="ka"), "play ka") == NO_OTHER_CARD
    helpless = "With no other card of your hand you could take a card of the pyramid. (VOK-8.6)"
    assert why(given(hand="ka urn food", pyramid=DEAR), "play ka") == helpless


@rule("VOK-11.19", "VOK-8.2")
def test_eternity_says_that_nothing_was_bought() -> None:
    bought = "You have not bought a card this turn. (VOK-8.6)"
    assert why(given(hand="eternity"), "play eternity") == bought
    cheap = given(hand="eternity", bought="weres", paid="mask", discard="weres")
    none = "There is no card in the pyramid that this action could take. (VOK-8.6)"
    assert why(cheap, "play eternity") == none


@rule("VOK-11.15", "VOK-8.2")
def test_djed_says_that_the_tomb_holds_no_card_of_a_set() -> None:
    tomb = "There is no card of a set in your tomb. (VOK-8.6)"
    assert why(given(hand="djed"), "play djed") == tomb
    assert why(given(hand="djed", tomb="ka urn"), "play djed") == tomb


@rule("VOK-11.14")
@pytest.mark.parametrize("card", ["thoth", "censer"])
def test_what_can_never_be_repeated_is_so_by_the_rule_of_tyet(card: str) -> None:
    s = given(hand="tyet", done=f"{card} food urn", deck="urn urn", discard="shabti")
    act(s, "play tyet")
    never = "The action of this card can never be repeated. (VOK-11.14)"
    assert why(s, f"repeat {card}") == never


@rule("VOK-6.R1", "VOK-6.2")
def test_cards_worth_the_same_are_not_told_to_begin_with_the_most_valuable() -> None:
    s = given(hand="urn shabti food table mask", pyramid="outer - - - - -")
    act(s, "buy bl")
    equal = "Cards worth the same are named in one order only: begin with a card that is offered."
    assert why(s, "pay table") == f"{equal} (VOK-6.R1)"
    act(s, "pay shabti")
    assert why(s, "pay shabti") == "This card already pays for it. (VOK-6.2)"
    first = "Pay only with cards that are needed, the most valuable first. (VOK-6.2)"
    assert why(s, "pay mask") == first
    assert why(s, "pay table") == f"{equal} (VOK-6.R1)"
