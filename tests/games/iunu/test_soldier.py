"""Section 8 of the rules: Soldiers raid and protect Farmers."""

from __future__ import annotations

import pytest

from tests.games.iunu.given import act, box_with, given, offered, why_not
from tests.games.iunu.looking import columns, deben, ending, in_rebirth, seen, story
from tests.support import rule

HAND = "soldier artisan artisan noble"


@rule("IUN-8.6", "IUN-8.6a", "IUN-14.4")
def test_example_8_3_the_raided_player_pays_or_loses_a_farmer() -> None:
    s = given(hands=[HAND, ""], dynasties=["", "farmer:3 soldier"], deben=(4, 2))
    assert seen(s).players[1].vulnerable_farmers == 1
    act(s, "play soldier")
    assert offered(s) == ["raid 1", "decline"]
    act(s, "raid 1")
    assert (s.decider(), seen(s).active, s.prompt()) == (1, 0, "iunu-prompt-bribe")
    assert offered(s) == ["bribe 1", "yield"]
    paid = s.clone()
    told = story(paid, "bribe")
    assert deben(paid)[:2] == [5, 1]
    assert (columns(paid, 0), columns(paid, 1)) == (
        {"soldier": (1, 0)},
        {"soldier": (1, 0), "farmer": (3, 0)},
    )
    assert told == ["bribe_paid player=0 owner=1 deben=1"]
    told = story(s, "yield")
    assert deben(s)[:2] == [4, 2]
    assert (columns(s, 0), columns(s, 1)) == (
        {"soldier": (1, 0), "farmer": (1, 0)},
        {"soldier": (1, 0), "farmer": (2, 0)},
    )
    assert told == ["farmer_taken player=0 owner=1"]


@rule("IUN-8.6")
def test_a_player_without_money_loses_the_farmer_at_once() -> None:
    s = given(hands=[HAND, ""], dynasties=["", "farmer"], deben=(4, 0))
    told = story(s, "play soldier", "raid 1")
    assert ending(told, "farmer_taken") == ["farmer_taken player=0 owner=1"]
    assert columns(s, 1) == {}
    assert (s.decider(), s.prompt()) == (0, "iunu-prompt-place")


@rule("IUN-8.6")
def test_the_bribe_goes_past_the_bank_and_is_never_cut() -> None:
    s = given(hands=[HAND, ""], dynasties=["", "farmer"], deben=(20, 20))
    act(s, "play soldier", "raid 1", "bribe")
    assert deben(s) == [21, 19, 0]


@rule("IUN-8.6")
def test_any_other_player_with_a_vulnerable_farmer_can_be_named_and_nobody_else() -> None:
    dynasties = ["farmer:3", "farmer", "farmer:2 soldier", "farmer:2/1"]
    s = given(4, hands=[HAND, "", "", ""], dynasties=dynasties)
    act(s, "play soldier")
    assert offered(s) == ["raid 1", "raid 3", "decline"]
    assert why_not(s, "raid 0") == "IUN-8.6"
    assert why_not(s, "raid 2") == "IUN-8.6a"
    two = given(hands=[HAND, ""], dynasties=["", "farmer"])
    act(two, "play soldier")
    assert why_not(two, "raid 3") == "IUN-8.6"


@rule("IUN-8.6a")
@pytest.mark.parametrize(
    ("dynasty", "vulnerable"),
    [
        ("farmer:3", 3),
        ("farmer:3/3", 0),
        ("farmer:3/1", 2),
        ("farmer:3 soldier", 1),
        ("farmer:4/1 soldier", 1),
        ("farmer:2 soldier", 0),
        ("farmer:7/2 soldier:2", 1),
        ("soldier:2", 0),
    ],
)
def test_fed_farmers_are_safe_and_each_soldier_protects_two_unfed_ones(
    dynasty: str, vulnerable: int
) -> None:
    s = given(hands=[HAND, ""], dynasties=["", dynasty])
    player = seen(s).players[1]
    farmers = columns(s, 1).get("farmer", (0, 0))[0]
    assert (player.vulnerable_farmers, player.safe_farmers) == (vulnerable, farmers - vulnerable)
    act(s, "play soldier")
    assert (s.prompt() == "iunu-prompt-soldier") == (vulnerable > 0)


@rule("IUN-8.6a", "IUN-15.8")
def test_the_farmer_that_moves_is_an_unfed_one() -> None:
    s = given(hands=[HAND, ""], dynasties=["farmer:1/1", "farmer:3/2"], deben=(4, 0))
    act(s, "play soldier", "raid 1")
    assert columns(s, 0)["farmer"] == (2, 1)
    assert columns(s, 1)["farmer"] == (2, 2)


@rule("IUN-8.6b")
@pytest.mark.parametrize("played", ["play soldier", "pair soldier"])
def test_there_is_one_demand_in_a_turn_even_after_a_bribe(played: str) -> None:
    hands = ["soldier soldier artisan noble", "", ""]
    s = given(3, hands=hands, dynasties=["", "farmer:3", "farmer:3"])
    act(s, played, "raid 1", "bribe")
    assert s.decider() == 0
    assert in_rebirth(s)


@rule("IUN-8.6c")
def test_the_moved_farmer_is_the_raiders_own_and_nothing_is_paid_for_it() -> None:
    s = given(hands=[HAND, ""], dynasties=["farmer", "farmer"], deben=(0, 0), dice=(4,))
    assert seen(s).players[0].bread_price == 4
    told = story(s, "play soldier", "raid 1")
    assert seen(s).players[0].bread_price == 3
    assert seen(s).players[0].safe_farmers == 2
    assert deben(s)[:2] == [0, 0]
    assert ending(told, "cards_played") == ["cards_played player=0 caste=soldier count=1 deben=0"]


@rule("IUN-12.3")
def test_the_farmers_of_heliopolis_cannot_be_raided() -> None:
    hands = [HAND, ""]
    s = given(2, "memphis_thebes", hands=hands, heliopolis="farmer:3 noble", dynasties=["", ""])
    act(s, "play soldier")
    assert s.prompt() == "iunu-prompt-place"
    both = given(2, "memphis_thebes", hands=hands, heliopolis="farmer:3", dynasties=["", "farmer"])
    act(both, "play soldier")
    assert offered(both) == ["raid 1", "decline"]
    assert why_not(both, "raid 2") == "IUN-12.3"


def test_bribe_and_protection_are_those_of_the_box() -> None:
    changes = ["bribe = 3", "farmers_protected_per_soldier = 3"]
    box = box_with(*(f"ability.raid_farmer.{change}" for change in changes))
    s = given(hands=[HAND, ""], dynasties=["", "farmer:4 soldier"], deben=(0, 2), box=box)
    assert seen(s).players[1].vulnerable_farmers == 1
    told = story(s, "play soldier", "raid 1")
    assert len(ending(told, "farmer_taken")) == 1
    rich = given(hands=[HAND, ""], dynasties=["", "farmer:4 soldier"], deben=(0, 3), box=box)
    act(rich, "play soldier", "raid 1", "bribe 3")
    assert deben(rich)[:2] == [3, 0]
