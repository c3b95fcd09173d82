"""Section 5 of the rules: the four actions of a turn. Forced passes are in `test_deadlock`."""

from __future__ import annotations

from itertools import pairwise

import pytest

from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.rules.state import EMPTY, Imhotep
from perankh.games.imhotep.shown import events as e
from perankh.kernel.errors import IllegalAction
from perankh.kernel.event import Event
from tests.games.imhotep.given import act, given, offered, why_not
from tests.games.imhotep.play import PLAYERS, new_game, played_games
from tests.support import rule
from tests.support.play import moments

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
    with pytest.raises(
        IllegalAction, match=r"'get' is not possible now: You have no .* \(IMH-5.5\)"
    ):
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
    assert GAME.view(s, None).chamber.stones == [1]


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
    assert GAME.view(s, None).chamber.stones == [2, 3, 1]
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
                free = [site for site in GAME.view(s, None).sites if site.ship is None]
                assert len(free) >= 2


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
