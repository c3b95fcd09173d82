"""Sections 1 and 4 of the rules: how a round begins, goes on and ends.

The draw pile (IMH-4.3, 4.4, 4.10, 4.11) is in `test_draw_pile`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from perankh.games.imhotep.game import GAME, all_on
from perankh.games.imhotep.shown import events as e
from perankh.kernel.event import Event
from tests.games.imhotep.given import BOX, act, given
from tests.games.imhotep.play import PLAYERS, new_game
from tests.support import rule
from tests.support.play import moments

LAST = ("....", "...", "..", "0")
"""Ships of which only the fourth, with a stone of seat 0, has not sailed yet."""
DOCKED = {0: "pyramid", 1: "burial_chamber", 2: "obelisks"}


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


# --- section 1: the course of the game


@rule("IMH-1.1", "IMH-1.4", "IMH-4.8", "IMH-15.13")
@pytest.mark.parametrize("players", PLAYERS)
def test_six_rounds_of_four_ships_leave_one_site_unvisited_each(players: int) -> None:
    events = [event for _, done in moments(new_game(players, 3), 8) for event in done]
    ended = [event.round for event in events if isinstance(event, e.RoundEnded)]
    assert ended == [1, 2, 3, 4, 5, 6]
    sailed: list[list[str]] = [[]]
    for event in events:
        if isinstance(event, e.ShipSailed):
            sailed[-1].append(event.site)
        elif isinstance(event, e.RoundEnded):
            sailed.append([])
    assert sailed.pop() == []
    assert [len(sites) for sites in sailed] == [4] * 6
    assert [len(set(sites)) for sites in sailed] == [4] * 6
    assert isinstance(events[-1], e.GameEnded)


@rule("IMH-1.6")
@pytest.mark.parametrize(
    ("site", "at_once"), [("pyramid", 2), ("temple", 0), ("burial_chamber", 0), ("obelisks", 0)]
)
def test_on_side_a_only_the_pyramid_pays_at_once(site: str, at_once: int) -> None:
    s = given(2, ships=("....", "...", "0.", ".."))
    act(s, f"sail 3 {site}")
    assert GAME.view(s, None).players[0].track == at_once


@rule("IMH-1.6")
def test_on_side_b_pyramids_and_towers_pay_at_once_and_single_stones_do_not() -> None:
    s = given(2, sides="bbbbb", ships=("....", "...", "00", "0."), obelisks=(1, 0))
    act(s, "sail 3 obelisks")
    assert GAME.view(s, None).players[0].track == 12
    s = given(2, sides="bbbbb", ships=("....", "...", "00", "0."))
    act(s, "sail 3 obelisks")
    assert GAME.view(s, None).players[0].track == 0
    act(s, "get", "sail 4 pyramid", "build middle", "decline")
    assert GAME.view(s, None).players[0].track == 1


@rule("IMH-1.6", "IMH-4.8")
def test_the_temple_pays_at_the_end_of_the_round() -> None:
    s = given(2, ships=LAST, docked=DOCKED, temple="1")
    act(s, "sail 4 temple")
    assert s.round == 2
    assert [player.track for player in GAME.view(s, None).players] == [1, 1]


# --- 4.1, 4.2: how a round begins


@rule("IMH-4.1", "IMH-4.2")
def test_a_round_begins_with_ships_then_the_market_then_the_first_player() -> None:
    s = given(3, ships=LAST, docked=DOCKED)
    events = act(s, "sail 4 temple")
    assert names(events)[-2:] == ["round_started", "market_filled"]
    assert s.round == 2
    view = GAME.view(s, None)
    assert all(set(ship.spaces) == {None} and ship.site is None for ship in view.ships)
    assert all(site.ship is None for site in view.sites)
    assert s.prompt() == "imhotep-prompt-turn"
    assert s.decider() == s.active == s.first == 1


@rule("IMH-4.1", "IMH-2.3")
def test_example_4_1_the_round_card_4_3_2_2_sets_out_four_empty_ships() -> None:
    for chance in range(30):
        s = given(2, ships=LAST, docked=DOCKED, chance=(chance << 25, 2, 3, 4))
        (started,) = [x for x in act(s, "sail 4 temple") if isinstance(x, e.RoundStarted)]
        if started.ships == [4, 3, 2, 2]:
            break
    view = GAME.view(s, None)
    assert view.round_card == [4, 3, 2, 2]
    assert [ship.spaces for ship in view.ships] == [[None] * 4, [None] * 3, [None] * 2, [None] * 2]
    assert all(ship.site is None for ship in view.ships)
    unused = Counter({ship.capacity: ship.copies for ship in BOX.facts.ship})
    unused.subtract(view.round_card)
    assert +unused == Counter({4: 1, 3: 2, 1: 1})


@rule("IMH-4.1", "IMH-3.5")
def test_a_round_card_that_was_turned_up_never_comes_again() -> None:
    for seed in range(5):
        seen = [
            tuple(event.ships)
            for _, done in moments(new_game(4, seed), seed)
            for event in done
            if isinstance(event, e.RoundStarted)
        ]
        assert len(seen) == len(set(seen)) == 5


@rule("IMH-4.2", "IMH-15.6")
def test_market_a_gets_four_cards_face_up() -> None:
    for seed in range(10):
        market = GAME.view(new_game(2, seed), None).market
        assert None not in market.cards
        assert (len(market.cards), market.pair, market.draw) == (4, 0, 30)


@rule("IMH-4.2", "IMH-15.6")
def test_market_b_gets_three_cards_face_up_and_a_pair_face_down() -> None:
    for seed in range(10):
        market = GAME.view(new_game(2, seed, all_on("b")), 0).market
        assert None not in market.cards
        assert (len(market.cards), market.pair, market.draw) == (3, 2, 29)
        assert market.seen_pair is None


# --- 4.5, 4.6: who comes next


@rule("IMH-4.5", "IMH-6.3")
@pytest.mark.parametrize(("sailor", "next_first"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_round_begins_left_of_who_sailed_the_fourth_ship(
    sailor: int, next_first: int
) -> None:
    # The stone belongs to seat 0 and seat 1 began this round: neither matters.
    s = given(3, ships=LAST, docked=DOCKED, active=sailor, first=1)
    act(s, "sail 4 temple")
    assert (s.round, s.first, s.decider()) == (2, next_first, next_first)


@rule("IMH-4.5")
@pytest.mark.parametrize("sailor", [0, 1, 2])
def test_a_fourth_ship_sailed_by_lever_counts_as_sailed_by_who_played_it(sailor: int) -> None:
    docked = {0: "pyramid", 1: "burial_chamber", 3: "obelisks"}
    ships = ("....", "...", "0.", ".")
    s = given(3, ships=ships, docked=docked, active=sailor, cards={sailor: {"lever": 1}})
    act(s, "play lever", "sail 3 temple")
    assert (s.round, s.first) == (2, (sailor + 1) % 3)


@rule("IMH-4.5")
@pytest.mark.parametrize("sailor", [0, 1, 2])
def test_a_fourth_ship_sailed_by_sail_card_counts_as_sailed_by_who_played_it(sailor: int) -> None:
    s = given(
        3,
        ships=("....", "...", "..", "."),
        docked=DOCKED,
        active=sailor,
        cards={sailor: {"sail": 1}},
        sled=(1, 1, 1),
    )
    act(s, "play sail", "to temple")
    assert (s.round, s.first) == (2, (sailor + 1) % 3)


@rule("IMH-4.5")
def test_only_the_fourth_ship_decides_who_begins_the_next_round() -> None:
    s = given(3, ships=("....", "...", "1.", "0"), docked={0: "pyramid", 1: "burial_chamber"})
    act(s, "sail 3 obelisks", "get", "get", "get", "sail 4 temple")
    assert (s.round, s.first) == (2, 2)


@rule("IMH-4.6", "IMH-1.2")
def test_turns_go_clockwise_one_action_at_a_time() -> None:
    s = given(4, ships=("....", "....", "..", "."), active=2, sled=(1, 1, 1, 1))
    deciders = []
    for word in ["get", "load 1 1", "get", "load 1 2", "load 1 3", "get"]:
        deciders.append(s.decider())
        act(s, word)
    assert deciders == [2, 3, 0, 1, 2, 3]


# --- 4.7 to 4.9: how a round ends


@rule("IMH-4.7")
def test_three_sailed_ships_do_not_end_the_round() -> None:
    s = given(2, ships=("....", "...", "0.", "0"), docked={0: "pyramid", 1: "market"})
    act(s, "sail 3 temple")
    assert (s.round, s.decider()) == (1, 1)


@rule("IMH-4.7", "IMH-6.3")
def test_the_round_ends_only_when_the_fourth_ship_is_unloaded() -> None:
    s = given(
        2,
        ships=("....", "...", "01", "."),
        docked={0: "pyramid", 1: "burial_chamber", 3: "obelisks"},
        market=("statue", "lever", None, None),
        temple="1",
    )
    events = act(s, "sail 3 market", "pick 1 statue")
    assert "round_ended" not in names(events)
    assert (s.round, s.decider()) == (1, 1)
    events = act(s, "pick 2 lever")
    assert "round_ended" in names(events)
    assert s.round == 2


@rule("IMH-4.8", "IMH-7.3.4")
def test_the_end_of_a_round_scores_the_temple_then_clears_then_begins_anew() -> None:
    s = given(2, ships=LAST, docked=DOCKED, market=("statue", None, "lever", None), temple="1")
    events = act(s, "sail 4 temple")
    assert names(events) == [
        "ship_sailed",
        "stone_unloaded",
        "temple_stone",
        "round_ended",
        "temple_scored",
        "temple_scored",
        "market_cleared",
        "round_started",
        "market_filled",
    ]
    assert events[6] == e.MarketCleared(cards=["statue", "lever"])
    assert sorted(GAME.view(s, None).market.discard) == ["lever", "statue"]


@rule("IMH-4.8", "IMH-14.2")
def test_an_untouched_pair_goes_face_up_to_the_discard_pile() -> None:
    s = given(
        2,
        sides="baaaa",
        ships=LAST,
        docked=DOCKED,
        market=("statue", None, None, None),
        pair=("sail", "chisel"),
    )
    events = act(s, "sail 4 temple")
    assert e.MarketCleared(cards=["statue", "sail", "chisel"]) in events
    assert sorted(GAME.view(s, None).market.discard) == ["chisel", "sail", "statue"]
    market = GAME.view(s, None).market
    assert (market.pair, market.draw) == (2, 34 - 3 - 5)


@rule("IMH-4.8")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_temple_is_scored_in_all_six_rounds(number: int) -> None:
    s = given(2, ships=LAST, docked=DOCKED, temple="011", round=number)
    act(s, "sail 4 market")
    assert [p.temple_points for p in s.player] == [1, 2]


@rule("IMH-4.8", "IMH-10.1", "IMH-15.13")
def test_after_round_six_nothing_is_cleared_and_no_round_begins() -> None:
    s = given(2, ships=LAST, docked=DOCKED, market=("statue", None, None, None), round=6)
    events = act(s, "sail 4 temple")
    assert not {"market_cleared", "round_started"} & set(names(events))
    assert names(events)[-1] == "game_ended"
    assert s.is_over()


@rule("IMH-4.9")
def test_stones_on_sites_and_sleds_and_owned_cards_stay_between_rounds() -> None:
    s = given(
        2,
        ships=LAST,
        docked=DOCKED,
        pyramid="01",
        temple="1",
        chamber="110",
        obelisks=(2, 3),
        sled=(4, 5),
        cards={0: {"statue": 2, "lever": 1}, 1: {"temple_decoration": 1}},
    )
    quarries = [p.quarry for p in s.player]
    act(s, "sail 4 temple")
    assert s.round == 2
    view = GAME.view(s, None)
    assert (view.pyramid.stones, view.temple.stones) == ([0, 1], [1, 0])
    assert view.chamber.stones == [1, 1, 0]
    assert [p.obelisk for p in s.player] == [2, 3]
    assert [p.sled for p in s.player] == [4, 5]
    assert [p.quarry for p in s.player] == quarries
    owned = [player.cards for player in GAME.view(s, None).players]
    assert owned == [["statue", "statue", "lever"], ["temple_decoration"]]


@rule("IMH-4.8", "IMH-2.4")
def test_the_ships_of_the_next_round_are_those_of_its_own_card() -> None:
    s = given(2, ships=LAST, docked=DOCKED)
    act(s, "sail 4 temple")
    view = GAME.view(s, None)
    assert [ship.capacity for ship in view.ships] == view.round_card == view.rounds_seen[-1]
    assert view.round_card not in view.rounds_possible
