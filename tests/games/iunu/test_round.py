"""Sections 4 and 5 of the rules: rounds, dice, the start of a turn."""

from __future__ import annotations

import pytest

from tests.games.iunu.given import act, given, offered, why_not
from tests.games.iunu.looking import deben, dice, ending, seen, story
from tests.games.iunu.play import WAYS, story_of
from tests.support import rule

HANDS = ["farmer baker baker baker", "farmer artisan artisan artisan"]
FORUM = "merchant merchant merchant merchant merchant"


# --- section 4: the round


@rule("IUN-4.1", "IUN-4.5")
def test_all_dice_are_rolled_again_also_those_out_of_play() -> None:
    s = given(dice=(2,), active=1, first=0, round=3, hands=HANDS, forum=FORUM)
    told = story(s, "play farmer")
    assert ending(told, "round_started") == ["round_started round=4 player=1"]
    assert [line.split()[0] for line in ending(told, "dice_rolled")] == ["dice_rolled"]
    assert len(dice(s)) == 3
    assert (seen(s).first, s.decider()) == (1, 1)


@rule("IUN-4.5")
def test_the_start_player_role_goes_round_the_table() -> None:
    s = given(3, first=2, active=1, round=5, forum=FORUM, hands=["", "farmer baker baker baker"])
    act(s, "play farmer")
    assert (seen(s).round, seen(s).first, seen(s).active) == (6, 0, 0)


@rule("IUN-4.2")
@pytest.mark.parametrize(("players", "mode"), WAYS)
def test_between_two_round_starts_dice_only_fall_except_for_a_pharaohs_reroll(
    players: int, mode: str
) -> None:
    shown: list[int] = []
    looked_at = 0
    for event in story_of(players, mode, 12):
        told = event.arguments()
        if event.name == "dice_rolled":
            shown = values(told["dice"])
        elif event.name == "die_rerolled":
            shown.remove(int(str(told["die"])))
            shown = sorted([*shown, int(str(told["value"]))], reverse=True)
        elif event.name == "dice_reduced":
            left = values(told["dice"])
            assert len(left) <= len(shown)
            fallen = [*left, *[0] * (len(shown) - len(left))]
            assert all(new <= old for new, old in zip(fallen, shown, strict=True))
            assert told["out"] == 3 - len(left)
            shown = left
            looked_at += 1
    assert looked_at > 3


def values(found: object) -> list[int]:
    assert isinstance(found, list)
    return list(found)


@rule("IUN-4.3")
def test_a_die_reduced_from_1_is_out_of_play_until_the_next_round() -> None:
    s = given(dice=(2, 1), hands=["noble farmer farmer farmer", ""], deben=(0, 0))
    act(s, "play noble")
    assert offered(s) == ["tax 3", "decline"]
    act(s, "tax")
    assert (dice(s), seen(s).dice_out) == ([1], 2)
    assert deben(s)[0] == 3


@rule("IUN-4.3")
def test_a_die_out_of_play_is_never_highest_and_adds_nothing() -> None:
    s = given(dice=(1,), hands=["merchant", ""], deben=(0, 3))
    act(s, "play merchant", "trade 2")
    assert dice(s) == []
    other = given(dice=(), hands=["merchant", ""], deben=(0, 3))
    act(other, "play merchant")
    assert offered(other) == ["trade 1", "decline"]


@rule("IUN-4.3")
def test_a_die_out_of_play_cannot_be_chosen_or_rerolled() -> None:
    s = given(dice=(3,), dynasties=["pharaoh", ""], hands=["priest", ""], deben=(9, 3))
    assert offered(s) == ["reroll 3", "decline"]
    assert why_not(s, "reroll 1") == "IUN-4.3"
    act(s, "decline", "play priest")
    assert offered(s) == ["seek 3 3 3", "decline"]
    assert why_not(s, "seek 2") == "IUN-4.3"


@rule("IUN-4.3")
def test_the_highest_of_equal_dice_is_one_of_them() -> None:
    s = given(dice=(3, 3, 2), hands=["merchant", ""])
    act(s, "play merchant", "trade")
    assert dice(s) == [3, 2, 2]


# --- section 5: the start of a turn


@rule("IUN-5.1", "IUN-10.1", "IUN-10.3")
def test_a_turn_that_starts_with_an_empty_deck_makes_the_round_final_and_has_no_rebirth() -> None:
    s = given(3, deck="noble", active=0, first=0, hands=["farmer baker baker baker", "", ""])
    assert not seen(s).final
    told = story(s, "play farmer")
    while seen(s).active == 0:
        told += story(s, offered(s)[0])
    assert ending(told, "final_round") == ["final_round"]
    assert told.index("final_round") < told.index("turn_started player=1")
    assert (seen(s).final, seen(s).rebirth, seen(s).deck) == (True, False, 0)


@rule("IUN-5.2", "IUN-5.3", "IUN-8.1")
def test_the_pharaohs_question_comes_before_the_dynasty_phase() -> None:
    s = given(dynasties=["pharaoh", ""], dice=(4, 1, 1))
    assert s.prompt() == "iunu-prompt-reroll"
    assert offered(s) == ["reroll 1", "reroll 4", "decline"]
    act(s, "decline")
    assert s.prompt() == "iunu-prompt-play"
    assert dice(s) == [4, 1, 1]


@rule("IUN-5.2")
def test_without_a_face_up_pharaoh_or_a_die_in_play_nobody_is_asked_to_reroll() -> None:
    assert given(dynasties=["noble", "pharaoh"]).prompt() == "iunu-prompt-play"
    assert given(dynasties=["pharaoh", ""], dice=()).prompt() == "iunu-prompt-play"
    tucked = given(dynasties=["scribe", ""], hidden=["pharaoh", ""])
    assert tucked.prompt() == "iunu-prompt-play"
