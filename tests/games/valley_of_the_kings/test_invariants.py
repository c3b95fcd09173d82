"""Section 18 of the rules: states that break an invariant are refused, and play keeps them all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.game import GAME
from perankh.games.valley_of_the_kings.rules.invariants import everywhere
from perankh.games.valley_of_the_kings.rules.state import EMPTY, PLAYING, Valley
from perankh.kernel.errors import BrokenInvariant
from tests.games.valley_of_the_kings.given import TABLES, given
from tests.games.valley_of_the_kings.play import PLAYERS, new_game, played_games
from tests.support import rule
from tests.support.play import moments

# ------------------ what is refused


def lose_a_card(s: Valley) -> None:
    s.lower.pop()


def leave_a_gap(s: Valley) -> None:
    s.boneyard = [*s.boneyard, s.pyramid[t.BASE_LEFT]]
    s.pyramid[t.BASE_LEFT] = EMPTY
    s.changed = True


def leave_the_apex_empty(s: Valley) -> None:
    s.boneyard = [*s.boneyard, s.pyramid[t.APEX]]
    s.pyramid[t.APEX] = EMPTY


def mix_the_ages(s: Valley) -> None:
    s.lower[0], s.upper[0] = s.upper[0], s.lower[0]


def skip_a_turn(s: Valley) -> None:
    s.turns += 1


def grow_a_hand(s: Valley) -> None:
    player = s.player[1 - s.active]
    player.hand = sorted([*player.hand, *player.bag])
    player.bag = []


def entomb_twice(s: Valley) -> None:
    s.entombed = 2


@pytest.mark.parametrize(
    ("spoil", "number"),
    [
        pytest.param(lose_a_card, "VOK-I1", marks=rule("VOK-I1")),
        pytest.param(leave_a_gap, "VOK-I2", marks=rule("VOK-I2")),
        pytest.param(leave_the_apex_empty, "VOK-I3", marks=rule("VOK-I3")),
        pytest.param(mix_the_ages, "VOK-I5", marks=rule("VOK-I5")),
        pytest.param(skip_a_turn, "VOK-I6", marks=rule("VOK-I6")),
        pytest.param(grow_a_hand, "VOK-I4", marks=rule("VOK-I4")),
        pytest.param(entomb_twice, "VOK-I7", marks=rule("VOK-I7")),
    ],
)
def test_a_state_that_breaks_an_invariant_is_refused(
    spoil: Callable[[Valley], None], number: str
) -> None:
    s = new_game(2)
    GAME.check(s)
    spoil(s)
    with pytest.raises(BrokenInvariant, match=f"{number}\\b"):
        GAME.check(s)


# ------------------ what holds in play


@rule("VOK-I1")
def test_of_each_card_there_are_always_as_many() -> None:
    for game in played_games():
        start = Counter(everywhere(game[0]))
        assert sum(start.values()) == 56 + 10 * game[0].players
        for s in game:
            GAME.check(s)
            assert Counter(everywhere(s)) == start


@rule("VOK-I3", "VOK-I4")
def test_at_the_start_of_a_turn_the_pyramid_is_full_and_hands_are_drawn() -> None:
    checked = 0
    for game in played_games():
        for before, s in pairwise(game):
            if s.is_over() or s.turns == before.turns:
                continue
            checked += 1
            assert s.in_pyramid() == t.SPACES or s.stock() == 0
            assert s.in_play == []
            assert all(len(player.hand) <= TABLES.hand_draw for player in s.player)
            drawn = s.player[(s.active - 1) % s.players]
            assert len(drawn.hand) == min(TABLES.hand_draw, drawn.total())
    assert checked > 50


@rule("VOK-I5")
def test_the_stock_never_grows_and_age_3_is_not_touched_before_age_2_is_gone() -> None:
    for game in played_games():
        for before, s in pairwise(game):
            assert s.stock() <= before.stock()
            assert len(s.lower) == len(before.lower) or not s.upper


@rule("VOK-I6")
def test_earlier_seats_are_never_behind_in_turns() -> None:
    for game in played_games():
        for s in game:
            order = [(s.first + place) % s.players for place in range(s.players)]
            turns = [player.turns for player in GAME.view(s, None).players]
            had = [turns[seat] for seat in order]
            assert had == sorted(had, reverse=True)
            assert had[0] - had[-1] <= 1


@rule("VOK-I7")
def test_cards_in_play_stay_there_until_the_end_of_step_1() -> None:
    for game in played_games():
        for before, s in pairwise(game):
            if s.turns == before.turns and not s.is_over() and s.kind() == PLAYING:
                assert s.in_play[: len(before.in_play)] == before.in_play
                assert s.entombed >= before.entombed


@rule("VOK-I8")
def test_the_boneyard_loses_cards_through_cat_and_osiris_only() -> None:
    lost = 0
    for players in PLAYERS:
        start = new_game(players, 11)
        size = len(start.boneyard)
        for s, events in moments(start, players):
            taken = [
                event.arguments().get("zone") for event in events if event.name == "card_taken"
            ]
            buried = sum(event.name == "card_sacrificed" for event in events)
            assert len(s.boneyard) == size + buried - taken.count("boneyard")
            lost += taken.count("boneyard")
            size = len(s.boneyard)
    assert lost > 0


@rule("VOK-I10", "VOK-7.5")
def test_a_turn_without_a_swap_lowers_stock_and_pyramid() -> None:
    turns = 0
    for players in PLAYERS:
        start = new_game(players, 5)
        left, swapped, ended = start.stock() + start.in_pyramid(), False, start.turns
        for s, events in moments(start, players):
            swapped = swapped or any(event.name == "cards_swapped" for event in events)
            if s.turns == ended:
                continue
            now = s.stock() + s.in_pyramid()
            assert swapped or now < left or left == 0
            left, swapped, ended = now, False, s.turns
            turns += 1
    assert turns > 50


@rule("VOK-8.2", "VOK-8.3")
def test_a_step_is_left_out_only_because_of_a_reaction() -> None:
    for players in PLAYERS:
        for seed in range(3):
            reacted = False
            for _, events in moments(new_game(players, seed), seed):
                names = [event.name for event in events]
                reacted = reacted or "reaction_used" in names
                assert "step_skipped" not in names or reacted
                reacted = reacted and "turn_began" not in names


@rule("VOK-I1")
def test_a_position_given_by_hand_obeys_them_too() -> None:
    GAME.check(given(4, hands=["urn", "ka", "mask", "boat"]))
