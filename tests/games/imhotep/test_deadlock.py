"""IMH-5.2 and 5.18 to 5.20: who can do nothing passes, and when nobody can, the round ends."""

from __future__ import annotations

import pytest

from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown import events as e
from perankh.kernel.event import Event
from tests.games.imhotep.given import BOX, act, given, offered
from tests.support import rule

TURN = "imhotep-prompt-turn"


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def stones(s: Imhotep, seat: int) -> tuple[int, int]:
    """Sled and quarry of a seat."""
    return s.player[seat].sled, s.player[seat].quarry


@rule("IMH-5.2", "IMH-15.14")
def test_who_has_no_stone_and_nothing_to_do_passes_and_it_is_announced() -> None:
    s = given(
        3,
        ships=("....", "...", "...", ".."),
        sled=(1, 0, 0),
        quarry=(0, 0, 5),
        cards={1: {"hammer": 1, "sail": 1, "chisel": 1, "lever": 1}},
    )
    events = act(s, "load 1 1")
    assert names(events) == ["stone_loaded", "turn_passed"]
    assert events[1] == e.TurnPassed(player=1)
    assert (s.prompt(), s.decider(), s.passes) == (TURN, 2, 1)


@rule("IMH-5.2")
def test_who_has_no_stone_but_a_ship_to_sail_is_asked() -> None:
    s = given(2, ships=("....", "...", "..", ".."), sled=(1, 0), quarry=(0, 0))
    act(s, "load 3 1")
    assert (s.decider(), s.prompt()) == (1, TURN)
    assert {word.split()[0] for word in offered(s)} == {"sail"}


@rule("IMH-5.2", "IMH-9.4.1")
def test_who_has_no_stone_but_a_playable_lever_is_offered_it() -> None:
    s = given(
        2,
        ships=("....", "...", "..", ".."),
        sled=(1, 0),
        quarry=(0, 0),
        cards={1: {"lever": 1}},
    )
    act(s, "load 3 1")
    assert "play lever" in offered(s)


LOCKED = ("0...", "1..", "..", "..")
"""Once seat 0 has loaded its last stone on the first ship, neither of the first two can sail."""


@rule("IMH-5.18", "IMH-5.19", "IMH-4.8", "IMH-5.8")
def test_when_all_pass_in_a_row_the_ships_go_and_the_round_ends() -> None:
    docked = {2: "temple", 3: "market"}
    market = ("statue", None, None, None)
    s = given(
        2,
        ships=LOCKED,
        docked=docked,
        sled=(1, 0),
        quarry=(0, 0),
        temple="10",
        market=market,
    )
    events = act(s, "load 1 4")
    assert names(events)[:-2] == [
        "stone_loaded",
        "turn_passed",
        "turn_passed",
        "round_deadlocked",
        "ship_removed",
        "ship_removed",
        "round_ended",
        "temple_scored",
        "temple_scored",
        "market_cleared",
    ]
    assert [x.player for x in events if isinstance(x, e.TurnPassed)] == [1, 0]
    removed = [(x.ship, x.stones) for x in events if isinstance(x, e.ShipRemoved)]
    assert removed == [(1, 2), (2, 1)]
    assert (stones(s, 0), stones(s, 1)) == ((0, 2), (0, 1))
    assert [player.track for player in GAME.view(s, None).players] == [1, 1]
    assert (s.round, s.passes) == (2, 0)


@rule("IMH-5.18")
def test_as_many_passes_as_players_are_needed() -> None:
    s = given(3, ships=("0...", "1..", "...", ".."), sled=(1, 0, 1), quarry=(0, 0, 0))
    act(s, "load 1 2")
    assert (s.round, s.decider(), s.passes) == (1, 2, 1)
    events = act(s, "load 3 1")
    assert [x.player for x in events if isinstance(x, e.TurnPassed)] == [0, 1, 2]
    assert s.round == 2


@rule("IMH-5.18")
def test_any_other_action_resets_the_count_of_passes() -> None:
    s = given(
        3,
        ships=("0...", "1..", "...", ".."),
        sled=(0, 0, 2),
        quarry=(0, 0, 0),
        active=2,
        passes=2,
    )
    events = act(s, "load 3 1")
    # Seats 0 and 1 pass again: with the two passes of before that would be four in a row.
    assert [x.player for x in events if isinstance(x, e.TurnPassed)] == [0, 1]
    assert (s.round, s.decider(), s.passes) == (1, 2, 2)


@rule("IMH-5.18")
def test_the_start_of_a_round_resets_the_count_of_passes() -> None:
    s = given(2, ships=LOCKED, sled=(1, 0), quarry=(0, 0), docked={2: "temple", 3: "market"})
    act(s, "load 1 4")
    assert (s.round, s.passes) == (2, 0)


@rule("IMH-5.20")
@pytest.mark.parametrize(("sailor", "begins"), [(0, 1), (1, 2), (2, 0)])
def test_after_a_deadlock_begins_who_sits_left_of_the_last_sailor(sailor: int, begins: int) -> None:
    s = given(
        3,
        ships=("0...", "1..", "...", ".."),
        docked={2: "temple", 3: "market"},
        sled=(1, 0, 0),
        quarry=(0, 0, 0),
        sailor=sailor,
        first=sailor,
    )
    act(s, "load 1 4")
    assert (s.round, s.first) == (2, begins)


@rule("IMH-5.20")
@pytest.mark.parametrize(("first", "begins"), [(0, 1), (1, 2), (2, 0)])
def test_after_a_deadlock_without_a_sailing_begins_left_of_the_first_player(
    first: int, begins: int
) -> None:
    s = given(3, ships=("0...", "1..", "...", ".."), sled=(1, 0, 0), quarry=(0, 0, 0), first=first)
    act(s, "load 1 4")
    assert (s.round, s.first) == (2, begins)


@rule("IMH-5.18", "IMH-5.19", "IMH-10.1")
def test_a_deadlock_in_round_six_ends_the_game() -> None:
    s = given(2, ships=LOCKED, sled=(1, 0), quarry=(0, 0), temple="1", round=6)
    events = act(s, "load 1 4")
    assert names(events)[-1] == "game_ended"
    assert [row[1] for row in s.scores()] == [0, 1]
    assert (stones(s, 0), stones(s, 1)) == ((0, 2), (0, 1))
    GAME.check(s)


@rule("IMH-5.19", "IMH-8.3.7", "IMH-15.1")
def test_during_the_temple_after_a_deadlock_no_removed_ship_can_be_loaded() -> None:
    s = given(
        2,
        sides="abbaa",
        ships=("0...", "0..", "..", ".."),
        docked={2: "temple", 3: "market"},
        sled=(1, 0),
        quarry=(0, 0),
        temple="0110",
        draw=["entrance"],
    )
    act(s, "load 1 4", "stones", "accept")
    assert (s.prompt(), stones(s, 0)) == ("imhotep-prompt-pyramid-choice", (2, 1))
    events = act(s, "build right")
    assert "round_started" in names(events)
    assert (s.round, stones(s, 0)) == (2, (2, 0))
    GAME.check(s)


@rule("IMH-5.18", "IMH-5.19")
def test_a_position_written_after_a_deadlock_can_be_read() -> None:
    s = given(2, sides="aabaa", ships=LOCKED, sled=(1, 0), quarry=(0, 0), temple="0")
    act(s, "load 1 4")
    assert (s.prompt(), s.passes) == ("imhotep-prompt-temple-choice", 2)
    again = GAME.read_position(GAME.write_position(s), BOX, trusted=True)
    assert GAME.write_position(again) == GAME.write_position(s)
    again.apply(again.options()[0])
    assert GAME.view(again, None).round == 2
