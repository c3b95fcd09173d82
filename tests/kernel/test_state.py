"""The stack of frames, legality, and what a state does by itself, on a table of Pebbles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perankh.kernel.errors import IllegalAction
from perankh.kernel.event import AutoAnswered
from perankh.kernel.playout import playout, playouts
from perankh.kernel.reason import GAME_OVER, NOT_ASKED
from perankh.kernel.rng import Rng
from perankh.kernel.state import NOBODY, WHOLE, State
from perankh.kernel.step import (
    ARG_SHIFT,
    DECIDING,
    KIND_BITS,
    KIND_MASK,
    PLAYER_MASK,
    Decision,
    Step,
    frame,
)
from perankh.kernel.texts import Texts
from perankh.kernel.trace import Trace
from tests.support.pebbles import GAME
from tests.support.pebbles.rules import steps as d
from tests.support.pebbles.rules.state import Pebbles
from tests.support.pebbles.table import do, lay


@given(st.integers(0, 255), st.integers(0, 15), st.integers(0, 2**40))
def test_a_frame_keeps_kind_player_and_argument(kind: int, player: int, arg: int) -> None:
    packed = frame(kind, player, arg)
    assert packed & KIND_MASK == kind
    assert packed >> KIND_BITS & PLAYER_MASK == player
    assert packed >> ARG_SHIFT == arg


def test_the_top_frame_says_who_must_answer_what() -> None:
    s = lay("grey red", "blue blue", turn=1)
    do(s, "offer")
    assert (s.decider(), s.kind(), s.arg()) == (1, d.CHOOSE, d.OFFER)
    assert s.prompt() == "pebbles-prompt-choose"


def test_another_player_decides_in_the_middle_of_a_turn() -> None:
    s = lay("grey red", "blue blue", "red red", turn=2)
    do(s, "offer", "choose red")
    assert s.decider() == 0
    assert s.turn == 2
    do(s, "take")
    assert (s.decider(), s.turn) == (0, 0)
    assert s.rows == [[1], [], []]
    assert s.gifts == [0, 0, 1]


def test_an_action_that_is_not_offered_is_refused_with_its_reason_and_changes_nothing() -> None:
    s = lay("grey red", "blue blue")
    do(s, "show")
    before = GAME.write_position(s)
    with pytest.raises(IllegalAction) as refused:
        do(s, "choose blue")
    assert refused.value.reason == d.NOT_IN_HAND
    assert refused.value.action == d.PEBBLE + 2
    said = "'choose blue' is not possible now: You have no such pebble. (PEB-3.2)"
    assert str(refused.value) == said
    assert GAME.write_position(s) == before


@pytest.mark.parametrize("action", [-1, d.TAKE, d.ACTIONS, 10_000])
def test_an_action_of_another_question_is_not_asked(action: int) -> None:
    s = lay("grey red", "blue blue")
    assert s.why_not(action) == NOT_ASKED
    with pytest.raises(
        IllegalAction, match=f"'action {action}' is not possible now: That can't be done now"
    ):
        s.apply(action)


def test_an_option_has_no_reason_against_it() -> None:
    s = lay("grey red", "blue blue")
    assert [s.why_not(action) for action in s.options()] == [None, None, None]


def test_a_single_option_is_asked_where_having_a_choice_is_secret() -> None:
    s = lay("red red", "blue blue")
    s.bag = [1] * 3 + [kind for kind in s.bag if kind != 1]  # whatever is drawn first is taken out
    s.bag, s.discards = s.bag[:3], s.bag[3:]
    do(s, "peek")
    assert (s.decider(), s.kind(), s.options()) == (0, d.DISCARD, [d.DROP + 1])
    assert s.is_secret()
    assert (s.prompt(), s.public_prompt()) == ("pebbles-prompt-discard", DECIDING)


def test_others_are_told_what_is_asked_where_it_is_no_secret() -> None:
    s = lay("red red", "blue blue")
    assert not s.is_secret()
    assert s.public_prompt() == s.prompt() == "pebbles-prompt-act"


def test_a_question_may_tell_the_others_something_else() -> None:
    s = lay("red red", "blue blue")
    choose = d.Choose("pebbles-prompt-choose", auto_answers=True, secret=True)
    choose.public_prompt = "pebbles-prompt-act"
    s.steps = [choose if kind == d.CHOOSE else step for kind, step in enumerate(s.steps)]
    do(s, "show")
    assert (s.prompt(), s.public_prompt()) == ("pebbles-prompt-choose", "pebbles-prompt-act")


def test_an_answer_that_was_given_by_itself_is_told_before_what_it_does() -> None:
    s = lay("red red", "blue blue")
    s.taken, s.gifts = [0, 2], [2, 0]
    s.trace = Trace(-1)
    do(s, "offer", "choose red")
    names = [event.name for event in s.trace.events]
    answered = s.trace.events[names.index("gift_refused") - 1]
    assert answered == AutoAnswered(player=1, meaning={"verb": "refuse"})
    assert answered.seen_by(0) == answered
    texts = Texts(GAME, "en", strict=True)
    assert texts.event(answered, ["A", "B"]) == "B had only one possible answer: Refuse it."


def test_that_a_private_question_was_answered_by_itself_is_told_to_nobody() -> None:
    s = lay("red red", "blue blue")
    discard = d.Discard("pebbles-prompt-discard", auto_answers=True, private=True)
    s.steps = [discard if kind == d.DISCARD else step for kind, step in enumerate(s.steps)]
    s.bag = [1] * 3 + [kind for kind in s.bag if kind != 1]
    s.bag, s.discards = s.bag[:3], s.bag[3:]
    s.trace = Trace(-1)
    do(s, "peek")
    assert [event.name for event in s.trace.events][-2:] == ["pebble_discarded", "turn_began"]
    assert not any(isinstance(event, AutoAnswered) for event in s.trace.events)


def test_a_single_option_is_asked_where_the_question_says_so() -> None:
    s = lay("red red", "blue blue")
    do(s, "show")
    assert s.kind() == d.CHOOSE
    assert s.options() == [d.PEBBLE + 1]


def test_a_single_option_answers_itself_where_nothing_is_secret() -> None:
    s = lay("red red", "blue blue")
    s.taken, s.gifts = [0, 2], [2, 0]
    do(s, "offer", "choose red")
    assert s.rows == [[1], []]
    assert s.turn == 1


def test_the_game_is_over_when_nothing_is_on_the_stack() -> None:
    s = lay("red red", "blue blue", bag=1)
    do(s, "show", "choose red")
    assert s.is_over()
    assert s.options() == []
    assert s.why_not(d.SHOW) == GAME_OVER
    with pytest.raises(IllegalAction, match="is not possible now: The game is over"):
        s.apply(d.SHOW)


def test_after_the_end_nobody_decides_and_nothing_is_asked() -> None:
    s = lay("red red", "blue blue", bag=1)
    do(s, "show", "choose red")
    assert s.decider() == NOBODY
    assert (s.actions(), s.options()) == ([], [])
    assert Texts(GAME, "en", strict=True).prompt(s, ()) == "The game is over."


def test_options_are_asked_once_and_forgotten_with_the_answer() -> None:
    s = lay("grey red", "blue blue")
    assert s.options() is s.options()
    do(s, "show")
    assert s.options() == [d.PEBBLE, d.PEBBLE + 1]


def test_a_clone_is_independent_and_has_no_trace() -> None:
    s = lay("grey red", "blue blue")
    s.trace = Trace(-1)
    twin = s.clone()
    assert twin.trace is None
    do(twin, "show", "choose red")
    assert (s.hands[0], s.rows[0], len(s.trace.events)) == ([0, 1], [], 0)


def test_a_traced_game_goes_like_an_untraced_one() -> None:
    s = lay("grey red", "blue blue")
    twin = s.clone()
    s.trace = Trace(-1)
    do(s, "offer", "choose red", "take")
    do(twin, "offer", "choose red", "take")
    assert GAME.write_position(s) == GAME.write_position(twin)


def test_what_a_game_must_provide_is_named_when_it_is_missing() -> None:
    bare = State(2, Rng.seeded(0))
    for missing in (bare.clone, bare.scores, bare.returns):
        with pytest.raises(NotImplementedError, match="State"):
            missing()
    with pytest.raises(NotImplementedError, match="Step"):
        Step[Pebbles]().run(lay("red", "red"), 0, 0)
    with pytest.raises(NotImplementedError, match="Decision"):
        Decision[Pebbles]().actions()


def test_frames_come_off_the_stack_in_reverse_order() -> None:
    s = State(3, Rng.seeded(0))
    frames = [frame(kind, 2, kind * 10) for kind in range(4)]
    for kind in range(4):
        s.push(kind, 2, kind * 10)
    assert s.stack() == frames
    assert [s.pop() for _ in range(4)] == frames[::-1]
    assert s.is_over()


def test_what_was_popped_is_gone_when_something_else_is_pushed() -> None:
    s = State(3, Rng.seeded(0))
    s.set_stack([frame(1, 0, 0), frame(2, 0, 0), frame(3, 0, 0)])
    s.pop()
    s.pop()
    s.push(7, 1, 5)
    assert s.stack() == [frame(1, 0, 0), frame(7, 1, 5)]
    assert (s.kind(), s.decider(), s.arg()) == (7, 1, 5)


def test_the_whole_victory_divides_among_up_to_six() -> None:
    assert [WHOLE % winners for winners in range(1, 7)] == [0] * 6


def test_a_playout_runs_to_the_end_and_counts_its_decisions() -> None:
    s = lay("grey red", "blue blue", bag=5)
    twin, dice, counted = s.clone(), Rng.seeded(4), 0
    while not twin.is_over():
        twin.apply(twin.options()[dice.below(len(twin.options()))])
        counted += 1
    assert playout(s, Rng.seeded(4)) == counted
    assert s.is_over()
    assert GAME.write_position(s) == GAME.write_position(twin)


def test_playouts_leave_their_start_as_it_was_and_repeat_by_their_seed() -> None:
    s = lay("grey red", "blue blue")
    before = GAME.write_position(s)
    assert playouts(s, 20, 3) == playouts(s, 20, 3)
    assert GAME.write_position(s) == before
