"""Sections 5 and 6 of the rules: the four actions of a turn, forced passes, who decides what."""

from __future__ import annotations

from itertools import pairwise

import pytest

from perankh.games.imhotep import events as e
from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.state import EMPTY, Imhotep
from perankh.kernel.errors import IllegalAction
from perankh.kernel.event import Event
from tests.games.imhotep.given import BOX, act, given, offered, why_not
from tests.games.imhotep.play import PLAYERS, moments, new_game, played_games
from tests.support import rule

TURN = "imhotep-prompt-turn"


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def stones(s: Imhotep, seat: int) -> tuple[int, int]:
    """Sled and quarry of a seat."""
    return s.player[seat].sled, s.player[seat].quarry


# --- 5.1: one of four actions, and no pass


@rule("IMH-5.1", "IMH-1.2")
def test_a_turn_offers_the_four_actions_and_no_pass() -> None:
    s = given(2, ships=("....", "...", "0.", ".."), sled=(1, 0), cards={0: {"hammer": 1}})
    assert {word.split()[0] for word in offered(s)} == {"get", "load", "sail", "play"}


@rule("IMH-5.1", "IMH-1.2", "IMH-4.6")
@pytest.mark.parametrize(
    "action",
    [["get"], ["load 1 1"], ["sail 3 temple"], ["play hammer", "load 1 2"]],
    ids=["get", "load", "sail", "card"],
)
def test_each_action_ends_the_turn(action: list[str]) -> None:
    s = given(3, ships=("....", "...", "...", "0."), sled=(1, 0, 0), cards={0: {"hammer": 1}})
    act(s, *[word.replace("sail 3", "sail 4") for word in action])
    assert (s.prompt(), s.decider(), s.active) == (TURN, 1, 1)


@rule("IMH-5.1", "IMH-6.2")
def test_a_turn_with_a_single_action_is_still_asked() -> None:
    s = given(2, ships=("....", "...", "..", ".."), sled=(0, 0), active=1)
    act(s, "get")
    assert (s.prompt(), s.decider(), offered(s)) == (TURN, 0, ["get"])


# --- 5.3 to 5.5: get stones


@rule("IMH-5.3")
def test_getting_stones_moves_three_from_the_quarry_to_the_sled() -> None:
    s = given(2, sled=(1, 0))
    quarry = s.player[0].quarry
    events = act(s, "get")
    assert stones(s, 0) == (4, quarry - 3)
    assert events == [e.StonesTaken(player=0, stones=3)]


@rule("IMH-5.4")
def test_example_5_4_a_sled_of_three_takes_two() -> None:
    s = given(2, sled=(3, 0), quarry=(20, None))
    act(s, "get")
    assert stones(s, 0) == (5, 18)


@rule("IMH-5.4")
@pytest.mark.parametrize(
    ("sled", "quarry", "taken"),
    [(0, 3, 3), (2, 9, 3), (3, 9, 2), (4, 9, 1), (0, 2, 2), (0, 1, 1), (4, 1, 1), (3, 1, 1)],
)
def test_the_greatest_possible_number_is_taken(sled: int, quarry: int, taken: int) -> None:
    s = given(2, sled=(sled, 0), quarry=(quarry, None))
    assert offered(s).count("get") == 1
    act(s, "get")
    assert stones(s, 0) == (sled + taken, quarry - taken)


@rule("IMH-5.5")
def test_a_full_sled_gets_no_stones() -> None:
    s = given(2, sled=(5, 0))
    assert "get" not in offered(s)
    assert why_not(s, "get") == "IMH-5.5"


@rule("IMH-5.5")
def test_an_empty_quarry_gives_no_stones() -> None:
    s = given(2, sled=(2, 0), quarry=(0, None))
    assert "get" not in offered(s)
    assert why_not(s, "get") == "IMH-5.5"
    with pytest.raises(IllegalAction, match=r"imhotep-why-quarry-empty \(IMH-5.5\)"):
        act(s, "get")


@rule("IMH-5.3")
def test_the_quarry_of_another_player_is_of_no_use() -> None:
    s = given(2, sled=(1, 0), quarry=(0, 20))
    assert "get" not in offered(s)


# --- 5.6 to 5.8: load a stone


@rule("IMH-5.6")
def test_a_stone_goes_from_the_sled_on_the_chosen_space_and_leaves_gaps() -> None:
    s = given(2, ships=("....", "...", "..", ".."), sled=(2, 0))
    events = act(s, "load 1 3")
    assert GAME.view(s, None).ships[0].spaces == [None, None, 0, None]
    assert s.player[0].sled == 1
    assert events == [e.StoneLoaded(player=0, ship=1, space=3)]


@rule("IMH-5.6", "IMH-1.3")
def test_any_ship_may_be_loaded_also_one_with_stones_of_others() -> None:
    s = given(3, ships=(".12.", "...", "222", "11"), sled=(1, 0, 0))
    loads = [word for word in offered(s) if word.startswith("load")]
    assert loads == ["load 1 1", "load 1 4", "load 2 1", "load 2 2", "load 2 3"]


@rule("IMH-5.6", "IMH-5.11")
def test_spaces_that_are_taken_or_on_sailed_ships_cannot_be_loaded() -> None:
    s = given(2, ships=("1...", "...", "..", ".."), docked={1: "temple"}, sled=(1, 0))
    assert why_not(s, "load 1 1") == "IMH-5.6"
    assert why_not(s, "load 2 1") == "IMH-5.11"
    assert why_not(s, "load 1 2") == ""


@rule("IMH-5.7")
def test_an_empty_sled_loads_nothing() -> None:
    s = given(2, sled=(0, 3))
    assert offered(s) == ["get"]
    assert why_not(s, "load 1 1") == "IMH-5.7"


@rule("IMH-5.7", "IMH-15.14")
def test_where_no_unsailed_ship_has_room_a_ship_can_sail() -> None:
    s = given(
        2,
        ships=("0011", "...", "..", ".."),
        docked={1: "temple", 2: "pyramid", 3: "market"},
        sled=(5, 0),
    )
    assert offered(s) == ["sail 1 burial_chamber", "sail 1 obelisks"]
    assert why_not(s, "load 1 2") == "IMH-5.6"


@rule("IMH-5.8", "IMH-15.5")
def test_a_loaded_stone_moves_again_only_by_unloading() -> None:
    checked = 0
    for game in played_games():
        for before, after in pairwise(game):
            if before.round != after.round:
                continue
            for ship, later in zip(before.ships, after.ships, strict=True):
                if later.site == EMPTY:
                    was, now = ship.spaces, later.spaces
                    assert all(owner in (EMPTY, now[n]) for n, owner in enumerate(was))
                    checked += 1
    assert checked > 1000


# --- 5.9 to 5.14: sail a ship


@rule("IMH-5.9", "IMH-1.4")
def test_a_ready_ship_may_sail_to_every_site_without_a_ship() -> None:
    s = given(2, ships=("....", "...", "0.", ".."), docked={1: "temple", 3: "market"})
    sailings = [word for word in offered(s) if word.startswith("sail")]
    assert sailings == ["sail 3 pyramid", "sail 3 burial_chamber", "sail 3 obelisks"]
    assert why_not(s, "sail 3 temple") == "IMH-1.4"
    assert why_not(s, "sail 2 pyramid") == "IMH-5.11"


@rule("IMH-5.10", "IMH-1.3")
def test_a_ship_without_own_stones_may_be_sailed() -> None:
    s = given(3, ships=("....", "...", "...", "1."), active=2)
    act(s, "sail 4 burial_chamber")
    assert s.chamber == [1]


@rule("IMH-5.11", "IMH-1.4")
def test_a_docked_ship_closes_its_site_until_the_end_of_the_round() -> None:
    s = given(2, ships=("....", "000", "0.", ".."))
    events = act(s, "sail 3 temple")
    assert events[0] == e.ShipSailed(player=0, ship=3, site="temple")
    assert why_not(s, "sail 2 temple") == "IMH-1.4"
    temple = next(site for site in GAME.view(s, None).sites if site.site == "temple")
    assert temple.ship == 3
    act(s, "get", "get", "get")
    assert why_not(s, "sail 2 temple") == "IMH-1.4"


@rule("IMH-5.12")
def test_stones_are_unloaded_from_the_bow_to_the_stern_and_gaps_are_skipped() -> None:
    s = given(4, ships=("2.31", "....", "..", "."))
    events = act(s, "sail 1 burial_chamber")
    assert s.chamber == [2, 3, 1]
    unloaded = [(x.player, x.space) for x in events if isinstance(x, e.StoneUnloaded)]
    assert unloaded == [(2, 1), (3, 3), (1, 4)]


@rule("IMH-5.12", "IMH-15.4")
def test_a_ship_is_empty_after_unloading_and_stays_at_the_dock() -> None:
    s = given(4, ships=("2.31", "....", "..", "."))
    act(s, "sail 1 burial_chamber")
    assert GAME.view(s, None).ships[0].spaces == [None] * 4
    assert GAME.view(s, None).ships[0].site == "burial_chamber"


@rule("IMH-5.12", "IMH-8.2.9")
def test_each_stone_is_resolved_with_all_its_bonuses_before_the_next_is_touched() -> None:
    s = given(2, sides="abaaa", ships=("....", "...", "01", ".."), sled=(1, 0))
    act(s, "sail 3 pyramid", "build right")
    assert (s.prompt(), s.decider()) == ("imhotep-prompt-bonus-loading", 0)
    assert GAME.view(s, None).ships[2].spaces == [None, 1]
    act(s, "load 1 1")
    assert (s.prompt(), s.decider()) == ("imhotep-prompt-pyramid-choice", 1)


@rule("IMH-5.13", "IMH-6.3", "IMH-6.1")
def test_the_owner_of_a_stone_decides_not_who_sailed() -> None:
    s = given(3, ships=("....", "...", "...", "21"), market=("statue", "lever", None, None))
    act(s, "sail 4 market")
    assert (s.decider(), s.active) == (2, 0)
    act(s, "pick 2 lever")
    assert (s.decider(), s.active) == (1, 0)
    assert offered(s) == ["pick 1 statue", "decline"]
    act(s, "pick 1 statue")
    owned = [player.cards for player in GAME.view(s, None).players]
    assert owned == [[], ["statue"], ["lever"]]


@rule("IMH-5.14", "IMH-5.9")
def test_without_a_ship_at_its_minimum_nothing_can_sail() -> None:
    s = given(2, ships=("00..", "0..", "..", ".."), sled=(1, 0), cards={0: {"lever": 1}})
    assert not [word for word in offered(s) if word.startswith("sail")]
    assert why_not(s, "sail 1 temple") == why_not(s, "sail 2 temple") == "IMH-5.9"
    assert why_not(s, "play lever") == "IMH-5.14"


@rule("IMH-5.14")
def test_while_a_ship_is_unsailed_at_least_two_sites_are_free() -> None:
    for players in PLAYERS:
        for s, _ in moments(new_game(players, players), players):
            if not s.is_over() and s.prompt() == TURN:
                assert sum(not s.is_closed(site) for site in range(5)) >= 2


# --- 5.15 to 5.17: play a blue card


@rule("IMH-5.15", "IMH-9.4.6")
def test_a_played_card_lies_face_up_on_the_discard_pile() -> None:
    s = given(2, sled=(2, 0), cards={0: {"chisel": 2}})
    events = act(s, "play chisel", "load 1 1", "load 1 2")
    view = GAME.view(s, None)
    assert (view.market.discard, view.players[0].cards) == (["chisel"], ["chisel"])
    assert names(events) == ["card_played", "stone_loaded", "stone_loaded"]
    assert s.decider() == 1


@rule("IMH-5.15")
def test_only_own_blue_cards_can_be_played() -> None:
    s = given(2, sled=(2, 2), cards={0: {"statue": 1, "temple_decoration": 1}, 1: {"chisel": 1}})
    assert not [word for word in offered(s) if word.startswith("play")]
    assert why_not(s, "play chisel") == "IMH-5.15"
    assert why_not(s, "play statue") == "IMH-5.15"
    assert why_not(s, "play temple_decoration") == "IMH-5.15"


@rule("IMH-5.16")
def test_a_card_taken_in_ones_own_turn_can_be_played_only_in_the_next_one() -> None:
    s = given(
        2,
        ships=("....", "...", "0.", ".."),
        sled=(2, 0),
        market=("chisel", None, None, None),
    )
    act(s, "sail 3 market", "pick 1 chisel")
    assert s.decider() == 1
    act(s, "get")
    assert "play chisel" in offered(s)


@rule("IMH-5.17")
@pytest.mark.parametrize(
    ("card", "sled", "quarry", "ships", "number"),
    [
        ("lever", 1, 9, ("00..", "0..", "..", ".."), "IMH-5.14"),
        ("hammer", 5, 9, ("....", "...", "..", ".."), "IMH-9.4.2"),
        ("hammer", 1, 0, ("....", "...", "..", ".."), "IMH-9.4.2"),
        ("sail", 0, 9, ("00..", "0..", "..", ".."), "IMH-9.4.3"),
        ("chisel", 1, 9, ("....", "...", "..", ".."), "IMH-9.4.4"),
    ],
)
def test_a_card_whose_whole_text_cannot_be_carried_out_is_refused(
    card: str, sled: int, quarry: int, ships: tuple[str, ...], number: str
) -> None:
    s = given(2, ships=ships, sled=(sled, 0), quarry=(quarry, None), cards={0: {card: 1}})
    assert f"play {card}" not in offered(s)
    assert why_not(s, f"play {card}") == number


# --- 5.2 and 5.18 to 5.20: forced passes and deadlock


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
    again = GAME.read_position(GAME.write_position(s), BOX)
    assert GAME.write_position(again) == GAME.write_position(s)
    again.apply(again.options()[0])
    assert GAME.view(again, None).round == 2


# --- section 6: who decides


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
