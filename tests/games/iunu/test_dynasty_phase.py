"""Section 6 of the rules: what is played, and when an ability can be used."""

from __future__ import annotations

import pytest

from tests.games.iunu.given import act, box_with, given, offered, why_not
from tests.games.iunu.looking import columns, deben, dice, ending, hand, in_rebirth, seen, story
from tests.support import rule


@rule("IUN-6.1", "IUN-14.5")
def test_one_card_of_any_caste_in_hand_must_be_played_and_passing_is_no_option() -> None:
    s = given(hands=["noble soldier farmer farmer", ""], deben=(0, 3))
    assert offered(s) == ["play noble", "play soldier", "play farmer"]
    assert why_not(s, "play priest") == "IUN-6.1"
    act(s, "play noble")
    assert columns(s, 0) == {"noble": (1, 0)}
    assert hand(s, 0) == ["soldier", "farmer", "farmer"]


@rule("IUN-6.1")
def test_even_the_last_card_in_hand_is_asked_for() -> None:
    s = given(deck="", hands=["noble", "baker"], forum="")
    assert offered(s) == ["play noble"]


@rule("IUN-6.2", "IUN-6.9")
def test_a_second_card_of_the_same_caste_costs_1_deben() -> None:
    s = given(hands=["noble soldier farmer farmer", ""], deben=(1, 3))
    assert offered(s) == ["play noble", "play soldier", "play farmer", "pair farmer 1"]
    before = deben(s)[-1]
    told = story(s, "pair farmer")
    assert told[0] == "cards_played player=0 caste=farmer count=2 deben=1"
    assert columns(s, 0) == {"farmer": (2, 0)}
    assert (deben(s)[0], deben(s)[-1]) == (0, before + 1)


@rule("IUN-6.2")
def test_the_second_card_needs_a_second_card_and_money() -> None:
    s = given(hands=["noble soldier farmer farmer", ""], deben=(0, 3))
    assert why_not(s, "pair farmer") == "IUN-6.2"
    rich = given(hands=["noble soldier farmer farmer", ""], deben=(9, 3))
    assert why_not(rich, "pair noble") == "IUN-6.2"
    assert why_not(rich, "pair priest") == "IUN-6.1"


@rule("IUN-6.2")
def test_never_more_than_two_cards_are_played() -> None:
    s = given(hands=["farmer farmer farmer farmer", ""], deben=(9, 3))
    assert offered(s) == ["play farmer", "pair farmer 1"]
    act(s, "pair farmer")
    assert columns(s, 0) == {"farmer": (2, 0)}


def test_the_price_of_a_second_card_is_that_of_the_box() -> None:
    box = box_with("turn.second_card_cost = 2")
    s = given(hands=["farmer farmer noble baker", ""], deben=(1, 3), box=box)
    assert "pair farmer 2" not in offered(s)
    s = given(hands=["farmer farmer noble baker", ""], deben=(2, 3), box=box)
    act(s, "pair farmer 2")
    assert deben(s)[0] == 0


@rule("IUN-6.3")
def test_cards_of_one_caste_form_one_column() -> None:
    s = given(dynasties=["farmer:2/1", ""], hands=["farmer noble baker priest", ""])
    act(s, "play farmer")
    assert columns(s, 0) == {"farmer": (3, 1)}
    assert seen(s).players[0].columns[0].caste == "pharaoh"
    assert len(seen(s).players[0].columns) == 9


@rule("IUN-6.4")
@pytest.mark.parametrize(
    ("caste", "question"),
    [
        ("scribe", "iunu-prompt-scribe"),
        ("noble", "iunu-prompt-noble"),
        ("priest", "iunu-prompt-priest"),
        ("soldier", "iunu-prompt-soldier"),
        ("baker", "iunu-prompt-baker"),
        ("merchant", "iunu-prompt-merchant"),
    ],
)
def test_using_the_ability_of_the_caste_just_played_is_voluntary(caste: str, question: str) -> None:
    s = given(hands=[f"{caste} artisan artisan farmer", ""], dynasties=["", "farmer"], deben=(6, 3))
    act(s, f"play {caste}")
    assert s.prompt() == question
    assert offered(s)[-1] == "decline"
    act(s, "decline")
    assert s.prompt() == "iunu-prompt-place"
    assert (deben(s)[:2], dice(s)) == ([6, 3], [4, 3, 2])
    assert columns(s, 1) == {"farmer": (1, 0)}


@rule("IUN-6.4")
@pytest.mark.parametrize("played", ["play noble", "pair noble"])
def test_an_ability_is_used_once_whether_one_or_two_cards_were_played(played: str) -> None:
    s = given(hands=["noble noble farmer baker", ""], dice=(2, 1), deben=(1, 3))
    told = story(s, played, "tax")
    assert ending(told, "deben_gained") == ["deben_gained player=0 caste=noble deben=3"]
    assert in_rebirth(s)


@rule("IUN-6.5")
def test_the_second_card_is_paid_before_the_ability() -> None:
    s = given(hands=["scribe scribe farmer baker", ""], deben=(1, 3))
    act(s, "pair scribe")
    assert in_rebirth(s)
    single = given(hands=["scribe scribe farmer baker", ""], deben=(1, 3))
    act(single, "play scribe")
    assert single.prompt() == "iunu-prompt-scribe"


@rule("IUN-6.5")
def test_money_from_the_ability_cannot_pay_the_second_card() -> None:
    s = given(hands=["merchant merchant farmer baker", ""], deben=(0, 3))
    assert "pair merchant 1" not in offered(s)
    act(s, "play merchant", "trade")
    assert s.prompt() == "iunu-prompt-place"
    assert columns(s, 0) == {"merchant": (1, 0)}


@rule("IUN-6.6", "IUN-8.8")
def test_both_cards_just_played_count_for_the_ability() -> None:
    s = given(hands=["merchant merchant farmer baker", ""], dice=(3,), deben=(1, 3))
    act(s, "pair merchant", "trade 5")
    assert deben(s)[0] == 5


@rule("IUN-6.7")
@pytest.mark.parametrize("caste", ["pharaoh", "artisan", "farmer"])
def test_pharaoh_artisan_and_farmer_do_nothing_when_they_are_played(caste: str) -> None:
    s = given(hands=[f"{caste} noble baker priest", ""], deben=(0, 3), dynasties=["", "farmer"])
    told = story(s, f"play {caste}")
    assert told == [f"cards_played player=0 caste={caste} count=1 deben=0"]
    assert s.prompt() == "iunu-prompt-place"


@rule("IUN-6.8")
def test_an_ability_whose_cost_cannot_be_paid_is_not_offered() -> None:
    for caste in ("scribe", "priest", "baker"):
        s = given(hands=[f"{caste} noble farmer artisan", ""], deben=(0, 3))
        act(s, f"play {caste}")
        assert s.prompt() == "iunu-prompt-place", caste


@rule("IUN-6.8")
def test_an_ability_without_a_target_is_not_offered() -> None:
    s = given(hands=["soldier noble farmer artisan", ""], dynasties=["farmer:5", "noble"])
    act(s, "play soldier")
    assert s.prompt() == "iunu-prompt-place"
    box = box_with("setup.afterlife_in_play = 2", "setup.afterlife_to_box = 7")
    hands, holds = ["priest noble farmer artisan"], ["osiris", "khufu"]
    empty = given(hands=hands, deben=(9, 3), afterlife=[], holds=holds, box=box)
    act(empty, "play priest")
    assert in_rebirth(empty)


@rule("IUN-6.8")
def test_noble_and_merchant_are_not_offered_when_nothing_would_change() -> None:
    s = given(hands=["noble", ""], dice=())
    act(s, "play noble")
    assert in_rebirth(s)
    poor = given(hands=["merchant", ""], dice=(), deben=(20, 20))
    act(poor, "play merchant")
    assert in_rebirth(poor)


@rule("IUN-6.8", "IUN-2.5")
@pytest.mark.parametrize(("caste", "left"), [("noble", [3, 2, 1]), ("merchant", [3, 3, 2])])
def test_with_a_die_in_play_an_empty_bank_does_not_keep_the_dice(
    caste: str, left: list[int]
) -> None:
    s = given(hands=[f"{caste} farmer baker artisan", ""], deben=(20, 20))
    act(s, f"play {caste}")
    assert offered(s)[0] in ("tax 0", "trade 0")
    act(s, offered(s)[0])
    assert (deben(s), dice(s)) == ([20, 20, 0], left)


@rule("IUN-6.9")
@pytest.mark.parametrize(
    ("words", "paid"),
    [
        (["pair priest"], 1),
        (["play scribe", "hide priest"], 1),
        (["play priest", "seek 3"], 3),
        (["play baker", "feed baker"], 4),
    ],
)
def test_payments_go_to_the_bank(words: list[str], paid: int) -> None:
    s = given(hands=["priest priest scribe baker", ""], deben=(9, 3))
    bank = deben(s)[-1]
    act(s, *words)
    assert (deben(s)[0], deben(s)[-1]) == (9 - paid, bank + paid)


@rule("IUN-6.4", "IUN-8.4")
def test_example_6_1_two_priests_consult_the_afterlife_deck_once() -> None:
    s = given(hands=["priest priest farmer baker", ""], dice=(1, 1, 1), deben=(9, 3))
    told = story(s, "pair priest", "seek 1")
    assert len(ending(told, "afterlife_seen")) == 1
    assert in_rebirth(s)
    assert seen(s).players[0].holds_afterlife


# --- limits of the box (RULING 2-A, 2-B)


@rule("IUN-2.5")
def test_a_gain_larger_than_the_bank_is_cut_to_what_it_holds() -> None:
    s = given(hands=["noble", ""], deben=(18, 18), dice=(4, 4, 4))
    act(s, "play noble", "tax 4")
    assert deben(s) == [22, 18, 0]


@rule("IUN-2.8")
def test_without_the_limit_every_gain_is_paid_in_full() -> None:
    box = box_with("switches.deben_limited = false")
    s = given(hands=["noble", ""], deben=(18, 18), dice=(4, 4, 4), box=box)
    assert seen(s).bank is None
    act(s, "play noble", "tax 12")
    assert [player.deben for player in seen(s).players] == [30, 18]


@rule("IUN-2.6")
def test_when_the_supply_has_no_bread_none_can_be_bought() -> None:
    dynasties = ["noble", "farmer:9/9 merchant:8/8 baker:3/3"]
    s = given(hands=["baker artisan priest priest", ""], dynasties=dynasties, deben=(20, 3))
    assert seen(s).bread == 0
    act(s, "play baker")
    assert s.prompt() == "iunu-prompt-place"


@rule("IUN-2.6", "IUN-8.7")
def test_the_last_bread_of_the_supply_can_be_bought() -> None:
    dynasties = ["noble", "farmer:9/9 merchant:8/8 baker:3/2"]
    s = given(hands=["baker artisan priest priest", ""], dynasties=dynasties, deben=(20, 3))
    act(s, "play baker", "feed noble")
    assert (seen(s).bread, columns(s, 0)["noble"]) == (0, (1, 1))
    assert s.prompt() == "iunu-prompt-place"


@rule("IUN-2.8")
def test_without_the_limit_there_is_always_bread() -> None:
    box = box_with("switches.bread_limited = false")
    dynasties = ["noble", "farmer:9/9 merchant:8/8 baker:3/3"]
    hands = ["baker artisan priest priest", ""]
    s = given(hands=hands, dynasties=dynasties, deben=(20, 3), box=box)
    assert seen(s).bread is None
    act(s, "play baker", "feed noble", "feed baker")
    assert columns(s, 0) == {"noble": (1, 1), "baker": (1, 1)}
