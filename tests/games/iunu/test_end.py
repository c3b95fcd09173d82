"""Section 10 of the rules: the end trigger, the final round and what is left out in it."""

from __future__ import annotations

import pytest

from tests.games.iunu.given import act, box_with, given, offered
from tests.games.iunu.looking import columns, deben, dice, ending, hand, seen, story
from tests.games.iunu.play import WAYS, new_game
from tests.support import rule
from tests.support.play import moments

FORUM = "noble priest soldier baker merchant"
HAND = "farmer artisan artisan artisan"
ROW = "merchant merchant merchant merchant merchant"


@rule("IUN-10.1", "IUN-10.2")
def test_a_deck_emptied_in_the_middle_of_a_round_ends_the_game_with_that_round() -> None:
    hands = [HAND, "noble farmer baker baker", "noble farmer baker baker"]
    s = given(3, deck="farmer", hands=hands, forum="merchant " * 5, dice=())
    told = story(s, "play farmer")
    assert (seen(s).deck, seen(s).final, s.active) == (0, True, 1)
    assert ending(told, "final_round") == ["final_round"]
    told = story(s, "play noble")
    assert (s.active, s.is_over()) == (2, False)
    told += story(s, offered(s)[-1])
    if not s.is_over():
        told += story(s, "play noble")
    assert s.is_over()
    assert ending(told, "round_started", "final_round") == []


@rule("IUN-10.3", "IUN-10.4")
def test_a_turn_that_starts_with_an_empty_deck_has_a_dynasty_phase_only() -> None:
    s = given(
        deck="",
        hands=["merchant farmer", "noble"],
        dynasties=["pharaoh", ""],
        forum=FORUM,
        dice=(3,),
        deben=(0, 3),
    )
    assert s.prompt() == "iunu-prompt-reroll"
    act(s, "decline", "play merchant", "trade 4")
    assert (s.active, deben(s)[0], dice(s)) == (1, 4, [2])
    assert hand(s, 0) == ["farmer"]
    assert seen(s).forum == FORUM.split()


@rule("IUN-10.4")
@pytest.mark.parametrize(
    ("caste", "answer"),
    [
        ("scribe", "hide farmer"),
        ("noble", "tax"),
        ("priest", "seek 3"),
        ("soldier", "raid 1"),
        ("baker", "feed baker"),
        ("merchant", "trade"),
    ],
)
def test_all_abilities_stay_usable_in_the_final_round(caste: str, answer: str) -> None:
    dynasties = ["soldier:4", "farmer:5"]
    s = given(deck="", hands=[f"{caste} farmer", "noble"], dynasties=dynasties, deben=(9, 0))
    told = story(s, f"play {caste}", answer)
    assert len(told) > 1
    assert ending(told, "cards_drawn") == []


@rule("IUN-10.1", "IUN-4.5")
def test_ruling_10_a_a_deck_emptied_by_the_last_turn_of_a_round_gives_one_more_round() -> None:
    hands = ["noble farmer baker baker", HAND]
    s = given(
        deck="farmer",
        first=0,
        active=1,
        round=7,
        hands=hands,
        forum=ROW,
        dynasties=["pharaoh artisan:2"],
    )
    told = story(s, "play farmer")
    assert not s.is_over()
    assert ending(told, "round_started", "final_round") == [
        "round_started round=8 player=1",
        "final_round",
    ]
    assert len(dice(s)) == 3
    assert (seen(s).first, s.active, seen(s).rebirth) == (1, 1, False)


@rule("IUN-2.8", "IUN-10.1")
def test_ruling_10_a_the_switch_scores_at_once() -> None:
    box = box_with('switches.deck_emptied_on_last_turn_of_round = "immediate"')
    hands = ["noble farmer baker baker", HAND]
    s = given(
        deck="farmer",
        first=0,
        active=1,
        hands=hands,
        forum=ROW,
        box=box,
        dynasties=["pharaoh artisan:2"],
    )
    told = story(s, "play farmer")
    assert s.is_over()
    assert ending(told, "round_started", "final_round") == []


@rule("IUN-2.8", "IUN-10.2")
def test_the_switch_changes_nothing_when_the_deck_is_emptied_earlier_in_a_round() -> None:
    box = box_with('switches.deck_emptied_on_last_turn_of_round = "immediate"')
    hands = [HAND, "noble farmer baker baker"]
    s = given(deck="farmer", first=0, hands=hands, forum="merchant " * 5, box=box, dice=())
    act(s, "play farmer")
    assert (s.is_over(), seen(s).final, s.active) == (False, True, 1)


@rule("IUN-10.2", "IUN-15.9")
@pytest.mark.parametrize(("players", "mode"), WAYS)
def test_at_the_end_everybody_has_had_the_same_number_of_turns(players: int, mode: str) -> None:
    for seed in range(4):
        s = new_game(players, mode, seed)
        deck = seen(s).deck
        turns = [0] * (players + 1)
        turns[s.active] += 1
        for _, events in moments(s, seed):
            for event in events:
                if event.name == "turn_started":
                    turns[int(str(event.arguments()["player"]))] += 1
                turns[-1] += event.name == "heliopolis_took"
        assert len(set(turns[:players])) == 1
        seats = players + (mode == "memphis_thebes")
        assert turns[0] * seats <= deck + seats
        if mode == "memphis_thebes":
            assert turns[-1] == turns[0]


@rule("IUN-10.3")
def test_in_the_final_round_no_card_is_exchanged_or_drawn() -> None:
    s = given(deck="", hands=["noble farmer", "noble farmer"], forum=FORUM, dice=())
    told = story(s, "play noble")
    assert columns(s, 0)["noble"] == (1, 0)
    assert ending(told, "cards_placed", "cards_taken", "forum_card_turned", "cards_drawn") == []
