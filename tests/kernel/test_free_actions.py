"""Free actions: what a player may do at any own question of a turn, declared once."""

from __future__ import annotations

import pytest

from perankh.kernel.conformance import Tally, check_game
from perankh.kernel.errors import IllegalAction
from perankh.kernel.preview import Seal, seals
from perankh.kernel.setup import Setup
from perankh.kernel.step import frame
from tests.support import free_peeking
from tests.support.free_peeking import FreePebbles
from tests.support.pebbles.box.loading import PebblesBox
from tests.support.pebbles.rules import steps as d

GAME = free_peeking.GAME
GREY, RED = 0, 1


def table(hand: list[int]) -> FreePebbles:
    """Seat 0 is to move with this hand; the others hold nothing that matters."""
    box = GAME.box()
    assert isinstance(box, PebblesBox)
    for seed in range(100):
        s = GAME.new(2, GAME.read_setup({}), seed, box)
        assert isinstance(s, FreePebbles)
        if s.decider() == 0:
            s.hands[0] = hand[:]
            s.offered = None
            return s
    raise AssertionError("seat 0 never begins")


def test_a_free_action_joins_the_options_of_every_own_question_of_the_turn() -> None:
    s = table([GREY, GREY, RED])
    assert s.options() == [d.SHOW, d.OFFER, d.PEEK]
    s.apply(d.SHOW)
    assert s.options() == [d.PEBBLE + GREY, d.PEBBLE + RED, d.PEEK]
    assert d.PEEK in s.actions()


def test_it_answers_nothing_the_question_stays_open() -> None:
    s = table([GREY, GREY, RED])
    s.apply(d.SHOW)
    before = s.stack()
    s.apply(d.PEEK)
    assert s.stack() == before
    assert s.peeked[0]
    assert s.options() == [d.PEBBLE + GREY, d.PEBBLE + RED]
    assert s.why_not(d.PEEK) == d.ALREADY_PEEKED
    with pytest.raises(IllegalAction):
        s.apply(d.PEEK)


def test_it_does_not_join_a_question_in_another_players_turn() -> None:
    s = table([GREY, GREY, RED])
    s.apply(d.OFFER)
    s.apply(d.PEBBLE + GREY)
    assert s.decider() == 1
    assert d.PEEK not in s.options()


def must_discard(s: FreePebbles) -> None:
    """Seat 0 holds one grey pebble too many, which is no secret; nothing comes afterwards."""
    open_discard = d.Discard("pebbles-prompt-discard", auto_answers=True)
    s.steps = [open_discard if kind == d.DISCARD else step for kind, step in enumerate(s.steps)]
    s.hands[0] = [GREY] * (s.tables.hand_limit + 1)
    s.set_stack([frame(d.DISCARD, 0, 0)])
    s.run_to_question()


def test_a_question_with_one_option_and_a_free_action_is_asked() -> None:
    s = table([])
    must_discard(s)
    assert s.kind() == d.DISCARD
    assert s.options() == [d.DROP + GREY, d.PEEK]
    s.apply(d.PEEK)
    assert s.is_over(), "now it has one option and answers itself"
    assert s.discards == [GREY]


def test_without_a_free_action_the_same_question_answers_itself() -> None:
    s = table([])
    s.peeked[0] = True
    must_discard(s)
    assert s.discards == [GREY]


def test_it_is_described_parsed_and_previewed_like_any_other() -> None:
    s = table([GREY, GREY, RED])
    s.apply(d.SHOW)
    assert GAME.describe(s, d.PEEK) == {"verb": "peek"}
    assert GAME.parse(s, "peek") == d.PEEK
    assert GAME.parse(s, {"verb": "peek"}) == d.PEEK
    assert seals(s)[-1] == Seal.REVEAL


@pytest.mark.parametrize("setup", GAME.setups(), ids=str)
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_with_free_actions_keeps_to_the_contract(players: int, setup: Setup) -> None:
    tally = Tally()
    for seed in range(12):
        tally += check_game(GAME, players, setup, seed, every=3)
    assert min(tally.refusals, tally.clones, tally.positions, tally.previews) > 0
    assert min(tally.descriptions, tally.determinized, tally.scrambled) > 0
