"""Whole turns of Pebbles in exact numbers: the kernel serves a game with secrets."""

from __future__ import annotations

import msgspec
import pytest

from perankh.kernel.errors import BadPosition, BrokenInvariant
from perankh.kernel.game import NOBODY
from tests.support import rule
from tests.support.pebbles import GAME
from tests.support.pebbles.game import PebblesSetup, mine
from tests.support.pebbles.rules import steps as d
from tests.support.pebbles.rules.state import Pebbles
from tests.support.pebbles.shown.position import PebblesPosition
from tests.support.pebbles.table import do, lay


@rule("PEB-1.1", "PEB-1.2", "PEB-1.3")
@pytest.mark.parametrize("players", [2, 3])
def test_the_set_up_deals_hands_and_hides_one_pebble(players: int) -> None:
    s = mine(GAME.new(players, PebblesSetup(), 5, GAME.box()))
    assert [len(hand) for hand in s.hands] == [2] * players
    assert len(s.bag) == 20 - 1 - 2 * players
    assert s.rng.draws == 1 + 2 * players + 1


@rule("PEB-2.1", "PEB-2.2", "PEB-3.1")
def test_a_shown_pebble_goes_into_the_row_and_another_is_drawn() -> None:
    s = lay("grey red", "blue blue", bag=4)
    do(s, "show", "choose red")
    assert s.rows == [[1], []]
    assert (len(s.hands[0]), len(s.bag), s.turn) == (2, 3, 1)


@rule("PEB-3.3")
def test_a_refused_gift_goes_into_the_row_of_its_giver() -> None:
    s = lay("grey red", "blue blue")
    do(s, "offer", "choose grey", "refuse")
    assert (s.rows, s.gifts, s.taken) == ([[0], []], [0, 0], [0, 0])


@rule("PEB-3.5")
def test_a_peek_shows_the_shell_to_one_seat_once() -> None:
    s = lay("grey grey", "blue blue", shell="red", bag=4)
    do(s, "peek")
    assert s.options() == [d.DROP]  # the bag held grey pebbles only, but nobody must know
    do(s, "discard grey")
    seen = [msgspec.to_builtins(GAME.view(s, seat))["shell"] for seat in (0, 1, None)]
    assert seen == ["red", None, None]
    s.turn = 0
    s.set_stack(lay("grey", "blue").stack())
    assert s.options() == [0, 1]


@rule("PEB-4.1", "PEB-4.2")
@pytest.mark.parametrize(
    ("heavy", "scores"),
    [(False, [[5, 0, 2, 0], [3, 0, 0, 0]]), (True, [[5, 0, 2, -2], [3, 0, 0, -1]])],
)
def test_points_come_from_row_gifts_shell_and_hand(heavy: bool, scores: list[list[int]]) -> None:
    s = lay("red red", "blue", rows=["grey red red", "blue"], shell="red", heavy=heavy)
    assert s.scores() == scores
    assert s.evaluate(0) == 100 * sum(scores[0])


@rule("PEB-4.1")
def test_a_gift_that_is_taken_earns_its_giver_two_points() -> None:
    s = lay("grey red", "blue blue", shell="blue")
    do(s, "offer", "choose red", "take")
    assert s.scores() == [[0, 2, 0, 0], [2, 0, 0, 0]]


@rule("PEB-4.3")
@pytest.mark.parametrize(
    ("rows", "returns"),
    [
        (["red", "grey", ""], [60, 0, 0]),
        (["red", "grey grey", ""], [0, 60, 0]),
        (["red", "red", ""], [30, 30, 0]),
        (["red", "red", "red"], [20, 20, 20]),
    ],
)
def test_a_tie_goes_to_the_longer_row_and_is_shared_if_they_are_equal(
    rows: list[str], returns: list[int]
) -> None:
    assert lay("blue", "", "", rows=rows, shell="blue").returns() == returns


def test_dealing_anew_keeps_what_a_seat_knows() -> None:
    s = lay("grey red", "blue blue", "red red", shell="blue")
    do(s, "offer", "choose red")
    s.peeked = [False, False, True]
    for seed in range(20):
        giver, peeker = s.determinize(0, seed), s.determinize(2, seed)
        assert (giver.hands[0], giver.gift) == ([0], 1)
        assert (peeker.hands[2], peeker.shell) == ([1, 1], 2)


def test_dealing_anew_gives_every_hidden_pebble_its_turn() -> None:
    s = lay("grey red", "blue blue", shell="blue")
    shells = {s.determinize(0, seed).shell for seed in range(40)}
    hands = {tuple(s.determinize(NOBODY, seed).hands[0]) for seed in range(80)}
    assert shells == {0, 1, 2}
    assert len(hands) == 6


def read(s: Pebbles, **changes: object) -> Pebbles:
    """The state of a position in which something was changed."""
    data = msgspec.to_builtins(GAME.write_position(s)) | changes
    return mine(GAME.read_position(msgspec.convert(data, PebblesPosition), GAME.box()))


def test_a_position_is_read_as_it_was_written() -> None:
    s = lay("grey red", "blue blue", rows=["red", "grey grey"])
    assert GAME.write_position(read(s)) == GAME.write_position(s)


def test_a_position_that_breaks_an_invariant_is_refused_with_the_rule() -> None:
    with pytest.raises(BrokenInvariant, match=r"PEB-1.1: the box has \(8, 7, 5\)"):
        read(lay("grey red", "blue blue"), bag=["grey"])


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"turn": 2}, "turn: there is no seat 3; the first is written 0, the last 1"),
        (
            {"stack": [{"step": "draw", "player": 0, "arg": 0}]},
            "draw is asked within a turn; a position by hand begins with act",
        ),
        (
            {"stack": [{"step": "act", "player": 5, "arg": 0}]},
            r"stack\[0\].player: there is no seat 6",
        ),
        (
            {"stack": [{"step": "act", "player": 0, "arg": 9}]},
            "act has more on the stack than at the beginning",
        ),
        (
            {"stack": [{"step": "act", "player": 1, "arg": 0}]},
            "seat 2 can't begin a turn when it is the turn of seat 1",
        ),
        (
            {"stack": [{"step": "act", "player": 0, "arg": 0}]},
            "act has more on the stack than at the beginning",
        ),
        ({"players": []}, "players: 0 can't play"),
    ],
)
def test_an_impossible_position_is_refused_with_the_place(
    changes: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadPosition, match=complaint):
        read(lay("grey red", "blue blue"), **changes)
