"""Sections 10 and 12 of the rules: final scoring, the winner, the Wrath of the Pharaoh."""

from __future__ import annotations

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.rules import scoring
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown import events as e
from perankh.kernel.event import Event
from perankh.kernel.state import WHOLE
from tests.games.imhotep.given import TABLES, act, given
from tests.games.imhotep.looking import points
from tests.games.imhotep.play import played_games
from tests.support import rule

LAST = {
    2: ("....", "...", "..", "0"),
    3: ("....", "...", "..", "0"),
    4: ("....", "....", "..", "0"),
}
DOCKED = {0: "pyramid", 1: "burial_chamber", 2: "obelisks"}
"""Only the fourth ship, with a stone of seat 0, has not sailed; sent to the empty Market, it adds
nothing to anybody's points."""


def totals(s: Imhotep) -> list[int]:
    return [sum(row) for row in s.scores()]


def scored(events: list[Event]) -> list[tuple[str, int, int]]:
    return [(x.category, x.player, x.points) for x in events if isinstance(x, e.CategoryScored)]


def winners(events: list[Event]) -> list[int]:
    (end,) = [x for x in events if isinstance(x, e.GameEnded)]
    return end.winners


# --- section 10


@rule("IMH-10.1", "IMH-1.6", "IMH-4.8")
def test_final_scoring_follows_the_last_temple_in_the_order_of_the_rules() -> None:
    s = given(
        2,
        round=6,
        wrath=True,
        ships=LAST[2],
        docked=DOCKED,
        pyramid="00",
        temple="01",
        chamber="001",
        obelisks=(2, 0),
        cards={0: {"statue": 2, "lever": 1}, 1: {"burial_chamber_decoration": 1, "sail": 2}},
    )
    events = act(s, "sail 4 market")
    assert [x.name for x in events].index("temple_scored") < min(
        n for n, x in enumerate(events) if isinstance(x, e.CategoryScored)
    )
    assert scored(events) == [
        ("burial_chamber", 0, 3),
        ("burial_chamber", 1, 1),
        ("obelisks", 0, 10),
        ("statues", 0, 3),
        ("decorations", 1, 1),
        ("blue_cards", 0, 1),
        ("blue_cards", 1, 2),
        ("wrath", 1, -5),
    ]
    assert winners(events) == [0]
    assert totals(s) == [1 + 3 + 10 + 3 + 1, 1 + 1 + 1 + 2 - 5]


@rule("IMH-10.1", "IMH-8.5.5", "IMH-1.6")
def test_on_obelisks_b_final_scoring_adds_single_stones_and_not_the_towers_again() -> None:
    s = given(2, sides="aaaab", round=6, ships=LAST[2], docked=DOCKED, obelisks=(2, 1), towers="01")
    events = act(s, "sail 4 market")
    assert scored(events) == [("obelisks", 0, 2), ("obelisks", 1, 1)]
    assert totals(s) == [12 + 2, 9 + 1]


@rule("IMH-10.1")
def test_burial_chamber_and_obelisks_do_not_score_before_the_end_of_the_game() -> None:
    s = given(2, round=5, ships=LAST[2], docked=DOCKED, chamber="000", obelisks=(4, 0))
    events = act(s, "sail 4 market")
    assert scored(events) == []
    assert [player.track for player in GAME.view(s, None).players] == [0, 0]


@rule("IMH-10.2")
def test_stones_on_sleds_and_in_the_quarry_score_nothing() -> None:
    s = given(2, round=6, ships=LAST[2], docked=DOCKED, sled=(5, 0))
    assert s.player[0].quarry + s.player[1].quarry > 40
    act(s, "sail 4 market")
    assert totals(s) == [0, 0]


@rule("IMH-10.3", "IMH-1.5")
def test_most_points_win_whatever_lies_on_the_sleds() -> None:
    s = given(3, round=6, ships=LAST[3], docked=DOCKED, points=(4, 7, 6), sled=(5, 0, 5))
    events = act(s, "sail 4 market")
    assert winners(events) == [1]
    assert s.returns() == [0, WHOLE, 0]


@rule("IMH-10.3")
def test_a_tie_goes_to_more_stones_on_the_sled() -> None:
    s = given(3, round=6, ships=LAST[3], docked=DOCKED, points=(7, 7, 6), sled=(2, 3, 5))
    events = act(s, "sail 4 market")
    assert winners(events) == [1]
    assert s.returns() == [0, WHOLE, 0]


@rule("IMH-10.3")
def test_who_is_tied_in_points_and_stones_shares_the_victory() -> None:
    s = given(4, round=6, ships=LAST[4], docked=DOCKED, points=(7, 7, 7, 7), sled=(3, 3, 1, 3))
    events = act(s, "sail 4 market")
    assert winners(events) == [0, 1, 3]
    assert s.returns() == [WHOLE // 3, WHOLE // 3, 0, WHOLE // 3]


@rule("IMH-10.3", "IMH-8.3.6")
@pytest.mark.parametrize(("temple", "answers", "won"), [("", [], [0]), ("1", ["stones"], [1])])
def test_stones_from_the_last_temple_count_for_the_tie_break(
    temple: str, answers: list[str], won: list[int]
) -> None:
    s = given(
        2,
        sides="aabaa",
        round=6,
        ships=LAST[2],
        docked=DOCKED,
        points=(7, 7),
        sled=(1, 0),
        temple=temple,
    )
    events = act(s, "sail 4 market", *answers)
    assert totals(s) == [7, 7]
    assert winners(events) == won


@rule("IMH-10.4")
@pytest.mark.parametrize(
    ("points", "sled", "places"),
    [
        ((9, 8, 7, 6), (0, 0, 0, 0), [1, 2, 3, 4]),
        ((9, 9, 7, 6), (2, 2, 0, 0), [1, 1, 3, 4]),
        ((9, 7, 7, 6), (2, 1, 1, 5), [1, 2, 2, 4]),
        ((9, 7, 7, 6), (2, 1, 2, 5), [1, 3, 2, 4]),
        ((5, 9, 9, 9), (5, 1, 1, 1), [4, 1, 1, 1]),
        ((3, 3, 3, 3), (0, 1, 2, 3), [4, 3, 2, 1]),
        ((3, 3, 3, 3), (1, 1, 1, 1), [1, 1, 1, 1]),
    ],
)
def test_places_behind_a_shared_one_are_skipped(
    points: tuple[int, ...], sled: tuple[int, ...], places: list[int]
) -> None:
    s = given(4, round=6, ships=LAST[4], docked=DOCKED, points=points, sled=sled)
    act(s, "sail 4 market")
    assert scoring.places(s) == places


@rule("IMH-10.1", "IMH-10.3")
def test_in_whole_games_the_announced_points_and_winners_are_those_of_the_table() -> None:
    for game in played_games():
        end = game[-1]
        best = max(totals(end))
        tied = [seat for seat in range(end.players) if totals(end)[seat] == best]
        stones = max(end.player[seat].sled for seat in tied)
        won = [seat for seat in tied if end.player[seat].sled == stones]
        share = WHOLE // len(won)
        assert end.returns() == [share if seat in won else 0 for seat in range(end.players)]


# --- section 12


def wrath(s: Imhotep) -> list[int]:
    """What the Wrath of the Pharaoh takes from each player."""
    return points(s, "wrath")


@rule("IMH-12.1", "IMH-12.2", "IMH-3.2")
def test_an_own_stone_at_each_of_the_four_monuments_is_spared() -> None:
    s = given(
        2,
        wrath=True,
        round=6,
        ships=LAST[2],
        docked=DOCKED,
        pyramid="01",
        temple="01",
        chamber="01",
        obelisks=(1, 0),
    )
    events = act(s, "sail 4 market")
    assert wrath(s) == [0, -5]
    assert ("wrath", 1, -5) in scored(events)


@rule("IMH-12.1")
@pytest.mark.parametrize("missing", ["pyramid", "temple", "chamber", "obelisks"])
def test_each_monument_is_checked(missing: str) -> None:
    s = given(
        2,
        wrath=True,
        pyramid="1" if missing == "pyramid" else "01",
        temple="1" if missing == "temple" else "01",
        chamber="1" if missing == "chamber" else "01",
        obelisks=(0, 1) if missing == "obelisks" else (1, 1),
    )
    assert wrath(s) == [-5, 0]


@rule("IMH-12.2")
@pytest.mark.parametrize("pyramid", ["", "0"])
@pytest.mark.parametrize("temple", ["", "0"])
@pytest.mark.parametrize("chamber", ["", "0"])
def test_five_points_are_lost_once_however_many_sites_are_missing(
    pyramid: str, temple: str, chamber: str
) -> None:
    s = given(2, wrath=True, pyramid=pyramid, temple=temple, chamber=chamber)
    assert wrath(s) == [-5, -5]


@rule("IMH-12.2", "IMH-2.6", "IMH-15.10")
def test_the_total_may_become_negative() -> None:
    s = given(2, wrath=True, round=6, ships=LAST[2], docked=DOCKED, points=(0, 3))
    events = act(s, "sail 4 market")
    assert totals(s) == [-5, -2]
    assert winners(events) == [1]


@rule("IMH-12.1", "IMH-3.2")
def test_without_the_variant_nobody_loses_anything() -> None:
    s = given(2, wrath=False, round=6, ships=LAST[2], docked=DOCKED)
    events = act(s, "sail 4 market")
    assert totals(s) == [0, 0]
    assert not [x for x in scored(events) if x[0] == "wrath"]


@rule("IMH-12.1")
def test_covered_temple_stones_and_overflow_count() -> None:
    s = given(
        2,
        wrath=True,
        pyramid="1" * 14 + "0",
        temple="0" + "1" * 4,
        chamber="01",
        obelisks=(1, 1),
    )
    assert s.visible_stone(0) == 1
    assert wrath(s) == [0, 0]


@rule("IMH-12.1", "IMH-8.5.2", "IMH-8.2.1")
def test_on_side_b_towers_waiting_stones_and_small_pyramids_count() -> None:
    s = given(
        3,
        sides="abaab",
        wrath=True,
        small=("0", "1", "2"),
        temple="012",
        chamber="012",
        towers="0",
        obelisks=(0, 1, 0),
    )
    assert wrath(s) == [0, 0, -5]


@rule("IMH-12.1", "IMH-9.1.1")
def test_a_stone_placed_by_a_red_card_counts() -> None:
    s = given(
        2,
        wrath=True,
        ships=("....", "...", "0.", ".."),
        pyramid="0",
        temple="0",
        chamber="0",
        market=("paved_path", None, None, None),
    )
    assert wrath(s) == [-5, -5]
    act(s, "sail 3 market", "pick 1 paved_path")
    assert wrath(s) == [0, -5]


@rule("IMH-12.3")
def test_a_stone_delivered_to_the_market_does_not_count() -> None:
    s = given(
        2,
        wrath=True,
        round=6,
        ships=LAST[2],
        docked=DOCKED,
        pyramid="0",
        temple="0",
        chamber="0",
    )
    act(s, "sail 4 market")
    assert wrath(s)[0] == -5
    s = given(2, wrath=True, pyramid="0", temple="0", chamber="0", obelisks=(1, 0))
    assert wrath(s)[0] == 0


# --- ranks


@rule("IMH-15.11", "IMH-7.5.4", "IMH-7.5.5")
@settings(deadline=None)
@for_all(st.data(), st.integers(2, 4))
def test_place_points_never_exceed_the_sum_of_the_place_values(
    data: st.DataObject, players: int
) -> None:
    heights = data.draw(st.lists(st.integers(0, 3), min_size=players, max_size=players))
    s = given(players, obelisks=heights)
    paid = [row[3] for row in s.scores()]
    builders = sum(height > 0 for height in heights)
    assert sum(paid) <= sum(TABLES.place_points[players][:builders])
    assert sum(paid) > sum(TABLES.place_points[players][:builders]) - players
    assert all(points == 0 for points, height in zip(paid, heights, strict=True) if height == 0)


@rule("IMH-15.11", "IMH-8.4.2", "IMH-8.4.3")
@settings(deadline=None)
@for_all(st.data(), st.integers(2, 4))
def test_each_row_of_burial_chamber_b_pays_at_most_its_place_values(
    data: st.DataObject, players: int
) -> None:
    owners = st.integers(0, players - 1)
    stones = data.draw(st.lists(owners, max_size=20))
    s = given(players, sides="aaaba", chamber="".join(map(str, stones)))
    most = least = 0
    for row in range(3):
        builders = len(set(stones[row::3]))
        most += sum(TABLES.row_points[players][:builders])
        least += sum(TABLES.row_points[players][:builders]) - max(builders - 1, 0)
    assert least <= sum(row[2] for row in s.scores()) <= most
