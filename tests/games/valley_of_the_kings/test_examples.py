"""Section 17 of the rules: its examples, with their exact numbers."""

from __future__ import annotations

import pytest

from tests.games.valley_of_the_kings.given import (
    act,
    asked,
    given,
    hand_of,
    offered,
    offered_verb,
    pile_of,
    play_of,
    pyramid_of,
    story,
    told,
    totals,
    why_not,
)
from tests.support import rule


@rule("VOK-E1", "VOK-13.2", "VOK-13.3")
def test_example_1_a_second_anubis_adds_nothing() -> None:
    s = given(tomb="shabti shabti shabti inner anubis anubis isis", pyramid="weres", stock=0)
    assert totals(s)[0] == 3 + 1 + 4 == 8


@rule("VOK-E2", "VOK-13.3")
def test_example_2_six_different_statues_score_36() -> None:
    s = given(tomb="anubis bastet isis sobek osiris horus", pyramid="weres", stock=0)
    assert totals(s)[0] == 36


@rule("VOK-E3", "VOK-6.2", "VOK-6.3")
def test_example_3_bastet_for_5_gold_loses_1() -> None:
    s = given(hand="tyet netherworld", pyramid="bastet imsety outer")
    lines = story(s, "buy bl")
    assert told(lines, "card_bought") == [
        "card_bought player=0 card=bastet space=bl cost=4 cards=netherworld,tyet gold=5"
    ]
    assert (pile_of(s), play_of(s), hand_of(s)) == ("bastet", "netherworld tyet", "")
    assert offered_verb(s, "buy") == []


@rule("VOK-E4", "VOK-6.3")
def test_example_4_a_card_worth_6_does_not_pay_twice() -> None:
    s = given(hand="mask censer", pyramid="weres imsety")
    act(s, "play censer")
    assert s.gold_of(s.player[0].hand[0]) == 6
    act(s, "buy bl")
    assert why_not(s, "buy bc") == "VOK-6.2"


@rule("VOK-E5", "VOK-7.3")
def test_example_5_the_active_player_picks_bastet() -> None:
    s = given(hand="thoth", pyramid="ka weres gates qebehsenuef bastet scarab")
    act(s, "buy bc")
    assert offered(s) == ["fall ml qebehsenuef", "fall mr bastet"]
    act(s, "fall mr")
    assert pyramid_of(s) == "ka bastet gates qebehsenuef scarab -"


@rule("VOK-E6", "VOK-11.15")
@pytest.mark.parametrize("space", range(6))
def test_example_6_thoth_in_the_tomb_lets_djed_take_sobek_from_anywhere(space: int) -> None:
    cards = ["weres", "imsety", "outer", "hapi", "gates"]
    cards.insert(space, "sobek")
    s = given(hand="djed", tomb="thoth", pyramid=" ".join(cards))
    act(s, "play djed")
    assert pile_of(s) == "sobek"


@rule("VOK-E7", "VOK-14.1")
@pytest.mark.parametrize(
    ("cards", "plain", "variant"),
    [("weres wedjat tyet djed", 16, 16), ("weres wedjat tyet djed scarab", 25, 30)],
)
def test_example_7_amulets_with_and_without_the_variant(
    cards: str, plain: int, variant: int
) -> None:
    for completist, expected in ((False, plain), (True, variant)):
        s = given(tomb=cards, pyramid="imsety", stock=0, completist=completist)
        assert totals(s)[0] == expected


@rule("VOK-E8", "VOK-11.18")
def test_example_8_a_card_of_cost_2_allows_cost_4() -> None:
    s = given(hand="earth urn", pyramid="bastet isis hapi")
    act(s, "play earth")
    assert pile_of(s) == "bastet"


@rule("VOK-E9", "VOK-11.9")
def test_example_9_five_cards_are_spared_and_six_are_not() -> None:
    five = given(hands=["qebehsenuef", "shabti urn food shabti urn"])
    act(five, "play qebehsenuef")
    assert asked(five) == (0, "play")
    six = given(hands=["qebehsenuef", "shabti urn food shabti urn"], discards=["", "ka"])
    act(six, "play qebehsenuef")
    assert asked(six) == (1, "forced-sacrifice")


@rule("VOK-E10")
def test_example_10_the_pictured_tomb_scores_10() -> None:
    s = given(tomb="mask netherworld gates urn", pyramid="weres", stock=0)
    assert totals(s)[0] == 5 + 4 + 1 == 10


@rule("VOK-E11", "VOK-7.6")
def test_example_11_a_swap_saves_from_the_sacrifice() -> None:
    s = given(hand="shabti", deck="urn")
    lines = story(s, "play shabti", "choose 1", "swap bl a", "end")
    assert told(lines, "pyramid_unchanged", "card_sacrificed") == []
    assert asked(s) == (1, "play")
