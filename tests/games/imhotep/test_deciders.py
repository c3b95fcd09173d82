"""Section 6 of the rules: who decides what, when it is asked, and whose turn it is then."""

from __future__ import annotations

import pytest

from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.shown import events as e
from tests.games.imhotep.given import act, given, offered
from tests.games.imhotep.play import played_games
from tests.support import rule

TURN = "imhotep-prompt-turn"


@rule("IMH-6.2", "IMH-7.1.5")
def test_a_question_with_one_option_is_answered_and_told() -> None:
    s = given(2, ships=("....", "...", "01", ".."), market=("statue", None, None, None))
    events = act(s, "sail 3 market", "pick 1 statue")
    assert e.PickDeclined(player=1) in events
    assert (s.prompt(), s.decider()) == (TURN, 1)


@rule("IMH-6.2", "IMH-8.2.5")
def test_the_only_unfinished_pyramid_is_built_without_asking() -> None:
    s = given(
        2,
        sides="abaaa",
        ships=("....", "...", "0.", ".."),
        small=("01010", "01010", "0101"),
    )
    events = act(s, "sail 3 pyramid")
    assert e.SmallPyramidStone(player=0, pyramid="right", space=5, points=4) in events
    assert s.prompt() == TURN


@rule("IMH-6.2", "IMH-8.2.8")
@pytest.mark.parametrize(
    ("pyramid", "sled", "quarry"),
    [("middle", 5, 9), ("middle", 0, 0), ("right", 0, 9)],
    ids=["sled full", "quarry empty", "sled empty"],
)
def test_a_bonus_without_effect_opens_no_question(pyramid: str, sled: int, quarry: int) -> None:
    s = given(
        2,
        sides="abaaa",
        ships=("....", "...", "0.", ".."),
        sled=(sled, 0),
        quarry=(quarry, None),
    )
    act(s, "sail 3 pyramid", f"build {pyramid}")
    assert (s.prompt(), s.decider()) == (TURN, 1)


@rule("IMH-6.2")
def test_declining_counts_as_an_option_so_the_question_is_asked() -> None:
    s = given(2, ships=("....", "...", "0.", ".."), market=("statue", None, None, None))
    act(s, "sail 3 market")
    assert offered(s) == ["pick 1 statue", "decline"]


@rule("IMH-6.3")
@pytest.mark.parametrize(("sailor", "following"), [(0, 1), (1, 2), (2, 0)])
def test_after_unloading_the_turn_passes_on_from_who_sailed(sailor: int, following: int) -> None:
    s = given(
        3, ships=("....", "...", "...", "1."), active=sailor, market=("statue", None, None, None)
    )
    act(s, "sail 4 market")
    assert (s.decider(), s.active) == (1, sailor)
    act(s, "pick 1 statue")
    assert (s.prompt(), s.decider(), s.active) == (TURN, following, following)


@rule("IMH-6.1")
def test_another_players_question_is_nobody_elses() -> None:
    s = given(2, ships=("....", "...", "1.", ".."), market=("statue", None, None, None))
    act(s, "sail 3 market")
    for seat in (0, 1, None):
        assert GAME.view(s, seat).decider == 1


SECTION_6 = {
    "imhotep-prompt-turn",
    "imhotep-prompt-market-pick",
    "imhotep-prompt-market-keep",
    "imhotep-prompt-pyramid-choice",
    "imhotep-prompt-bonus-draw",
    "imhotep-prompt-bonus-take",
    "imhotep-prompt-bonus-loading",
    "imhotep-prompt-temple-choice",
    "imhotep-prompt-temple-draw",
}
PARTS_OF_A_TURN = {
    "imhotep-prompt-lever-sail",
    "imhotep-prompt-lever-order",
    "imhotep-prompt-hammer-load",
    "imhotep-prompt-sail-load",
    "imhotep-prompt-sail-site",
    "imhotep-prompt-chisel-first",
    "imhotep-prompt-chisel-second",
}
MAY_DECLINE = {
    "imhotep-prompt-market-pick",
    "imhotep-prompt-bonus-draw",
    "imhotep-prompt-bonus-take",
    "imhotep-prompt-bonus-loading",
    "imhotep-prompt-temple-draw",
}


@rule("IMH-6.1", "IMH-6.2", "IMH-6.3")
def test_play_asks_the_listed_questions_and_lets_decline_where_the_list_says_so() -> None:
    asked = set()
    for s in (moment for game in played_games() for moment in game if not moment.is_over()):
        prompt, words = s.prompt(), offered(s)
        asked.add(prompt)
        assert ("decline" in words) == (prompt in MAY_DECLINE)
        if prompt in {TURN, *PARTS_OF_A_TURN}:
            assert s.decider() == s.active
        if prompt != TURN:
            assert len(words) > 1
    assert SECTION_6 <= asked <= SECTION_6 | PARTS_OF_A_TURN
