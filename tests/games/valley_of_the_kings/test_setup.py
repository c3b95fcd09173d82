"""Sections 1 to 3 of the rules: what the game is, and what lies on the table at first."""

from __future__ import annotations

from collections import Counter

import pytest

from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.game import GAME, ValleySetup
from perankh.kernel.errors import BadSetup
from perankh.kernel.trace import Trace
from tests.games.valley_of_the_kings.given import BOX, NAMES, TABLES, act, asked, given, offered
from tests.games.valley_of_the_kings.play import PLAYERS, new_game
from tests.support import rule

SEEDS = range(40)


@rule("VOK-1.1", "VOK-15.1")
def test_two_to_four_play_and_nobody_plays_alone() -> None:
    assert (GAME.players_min, GAME.players_max) == (2, 4)
    for players in (1, 5):
        with pytest.raises(BadSetup):
            GAME.new(players, ValleySetup(), 1, BOX)


@rule("VOK-1.3", "VOK-5.3")
def test_a_card_serves_for_gold_or_for_its_action_or_is_entombed() -> None:
    s = given(hand="thoth")
    assert offered(s) == [
        *("buy bl weres", "buy bc imsety", "buy br outer"),
        *("play thoth", "entomb thoth", "end"),
    ]
    for use in ("buy bl", "play thoth", "entomb thoth"):
        t = given(hand="thoth")
        act(t, use)
        assert offered(t) == ["end"]


@rule("VOK-3.1", "VOK-3.2", "VOK-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_starts_with_ten_starters_five_of_them_in_hand(players: int) -> None:
    s = new_game(players)
    for player in s.player:
        assert (len(player.hand), len(player.bag), player.top) == (5, 5, [])
        cards = Counter(NAMES[card] for card in player.hand + player.bag)
        assert cards == {"shabti": 4, "urn": 3, "food": 2, "table": 1}
        assert (player.discard, player.tomb) == ([], [])


@rule("VOK-3.2")
def test_hands_differ_from_game_to_game() -> None:
    assert len({tuple(new_game(2, seed).player[0].hand) for seed in SEEDS}) > 5


@rule("VOK-3.3", "VOK-3.4", "VOK-3.5", "VOK-3.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_56_cards_are_used_with_age_2_on_top_of_age_3(players: int) -> None:
    s = new_game(players)
    assert (len(s.upper), len(s.lower), s.stock()) == (22, 27, 49)
    laid = [card for card in s.pyramid if card >= 0] + s.boneyard
    assert (len(laid), len(s.boneyard)) == (7, 1)
    assert {TABLES.card_age[card] for card in laid} == {2}
    everything = Counter(laid + s.upper + s.lower)
    expected = {card: TABLES.card_copies[card] for card in range(4, t.CARDS)}
    assert everything == expected


@rule("VOK-3.3")
def test_the_pyramid_differs_from_game_to_game() -> None:
    assert len({tuple(new_game(2, seed).pyramid) for seed in SEEDS}) == len(SEEDS)


@rule("VOK-3.R1", "VOK-3.5")
def test_the_pyramid_is_laid_from_the_bottom_left_and_then_the_boneyard() -> None:
    trace = Trace(-1)
    s = GAME.new(2, ValleySetup(), 5, BOX, trace)
    laid = [event for event in trace.events if event.name in ("pyramid_filled", "boneyard_begun")]
    assert [event.name for event in laid] == ["pyramid_filled", "boneyard_begun"]
    assert laid[0].arguments()["spaces"] == ["bl", "bc", "br", "ml", "mr", "a"]
    view = GAME.view(s, None)
    assert laid[0].arguments()["cards"] == [space.card for space in view.pyramid]
    assert laid[1].arguments()["cards"] == [view.boneyard_top]


@rule("VOK-3.R2", "VOK-3.7")
def test_the_first_player_is_drawn_unless_the_host_sets_it() -> None:
    drawn = Counter(new_game(3, seed).first for seed in SEEDS)
    assert set(drawn) == {0, 1, 2}
    for seat, choice in enumerate(("seat_1", "seat_2", "seat_3")):
        setup = GAME.read_setup({"first_player": choice})
        for seed in (1, 2, 3):
            s = new_game(3, seed, setup)
            assert (s.first, asked(s)) == (seat, (seat, "play"))


@rule("VOK-3.R2")
def test_a_seat_that_nobody_sits_on_cannot_be_first() -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, GAME.read_setup({"first_player": "seat_3"}), 1, BOX)


@rule("VOK-3.7", "VOK-5.1")
def test_turns_go_clockwise() -> None:
    s = new_game(4, 1, GAME.read_setup({"first_player": "seat_3"}))
    order = []
    for _ in range(6):
        order.append(s.active)
        act(s, "end", "sacrifice_pyramid bl")
    assert order == [2, 3, 0, 1, 2, 3]
