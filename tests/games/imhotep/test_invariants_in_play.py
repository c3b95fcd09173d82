"""Section 15 of the rules: play never breaks an invariant.

What is checked here is said by the rules and read off positions, not by the game's own check.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.game import GAME, all_on
from perankh.games.imhotep.shown import events as e
from perankh.games.imhotep.shown.position import ImhotepPosition, write
from tests.games.imhotep.given import TABLES, act, given
from tests.games.imhotep.looking import points
from tests.games.imhotep.play import new_game, played_games, played_positions
from tests.support import rule
from tests.support.play import moments

TURN = "imhotep-prompt-turn"
REDS = {"entrance", "sarcophagus", "paved_path"}


def every_position() -> Iterator[ImhotepPosition]:
    for game in played_positions():
        yield from game


@rule("IMH-15.1", "IMH-2.1", "IMH-7.1.7")
def test_play_keeps_30_stones_of_each_colour() -> None:
    for p in every_position():
        piles = [p.pyramid, *p.small_pyramids.values(), p.temple, p.burial_chamber]
        for seat, player in enumerate(p.players):
            placed = sum(pile.count(seat) for pile in piles)
            placed += sum(ship.spaces.count(seat) for ship in p.ships)
            placed += player.obelisk + 3 * p.towers.count(seat)
            assert 1 + player.quarry + player.sled + placed == 30


@rule("IMH-15.2")
def test_play_keeps_between_0_and_5_stones_on_a_sled() -> None:
    sleds = {player.sled for p in every_position() for player in p.players}
    assert sleds == {0, 1, 2, 3, 4, 5}


@rule("IMH-15.3", "IMH-9.1.5")
def test_play_keeps_all_cards_and_lets_nobody_own_a_red_one() -> None:
    copies = Counter(dict(zip(t.CARD_IDS, TABLES.card_copies, strict=True)))
    assert copies.total() == 34
    looked_at = 0
    for p in every_position():
        cards = Counter([*p.draw, *p.discard, *p.pair, *(card for card in p.market if card)])
        for player in p.players:
            cards.update(player.cards)
            assert not REDS & set(player.cards)
        assert cards == copies
        looked_at += bool(p.asks) and p.asks[-1].step == "market_keep"
    assert looked_at > 0


@rule("IMH-15.4", "IMH-1.1", "IMH-5.12")
def test_play_docks_each_ship_at_most_once_and_empties_it() -> None:
    unloading = 0
    for p in every_position():
        assert len(p.ships) == 4
        sites = [ship.site for ship in p.ships if ship.site is not None]
        assert len(set(sites)) == len(sites)
        carrying = [x for x in p.ships if x.site is not None and set(x.spaces) != {None}]
        if not p.asks or p.asks[-1].step == "turn":
            assert carrying == []
        assert len(carrying) <= 1
        unloading += len(carrying)
    assert unloading > 50


@rule("IMH-15.4", "IMH-5.11")
def test_the_dock_of_a_site_and_the_ship_there_agree() -> None:
    for game in played_games():
        for s in game[::3]:
            view = GAME.view(s, None)
            docked = {ship.site: ship.ship for ship in view.ships if ship.site is not None}
            for site in view.sites:
                assert site.ship == docked.get(site.site)


@rule("IMH-15.5", "IMH-5.9")
def test_in_play_ships_keep_their_size_and_sail_with_their_minimum() -> None:
    sailed = 0
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        start = new_game(players, seed, all_on("b"))
        before = write(start)
        for s, events in moments(start, seed):
            after = write(s)
            sizes = "-".join(str(len(ship.spaces)) for ship in after.ships)
            assert sizes == after.round_card
            for x in events:
                if isinstance(x, e.ShipSailed):
                    spaces = before.ships[x.ship - 1].spaces
                    added = sum(isinstance(y, e.CardPlayed) and y.card == "sail" for y in events)
                    load = len(spaces) - spaces.count(None) + added
                    assert load >= {4: 3, 3: 2, 2: 1, 1: 1}[len(spaces)]
                    sailed += 1
            before = after
    assert sailed == 3 * 24


@rule("IMH-15.6")
def test_play_keeps_at_most_four_cards_or_three_and_a_pair_in_the_market() -> None:
    for p in every_position():
        if p.sides["market"] == "b":
            assert p.market[3] is None
            assert len(p.pair) in (0, 2)
        else:
            assert p.pair == []


@rule("IMH-15.7", "IMH-7.2.4")
def test_pyramid_a_overflows_only_after_14_stones() -> None:
    s = given(2, ships=("....", "...", "00", ".."), pyramid="0" * 7 + "1" * 6)
    names = [x.name for x in act(s, "sail 3 pyramid")]
    assert names.index("pyramid_stone") < names.index("overflow_stone")
    view = GAME.view(s, None).pyramid
    assert (len(view.stones), len(view.overflow)) == (14, 1)


@rule("IMH-15.7")
def test_play_keeps_small_pyramids_to_five_stones() -> None:
    for p in every_position():
        heights = [len(stones) for stones in p.small_pyramids.values()]
        assert all(height <= 5 for height in heights)
        if heights and p.pyramid:
            assert heights == [5, 5, 5]


@rule("IMH-15.8", "IMH-7.3.1", "IMH-7.3.3")
@pytest.mark.parametrize(("players", "width"), [(2, 4), (3, 5), (4, 5)])
def test_as_many_stones_are_visible_as_the_temple_is_wide(players: int, width: int) -> None:
    ships = ("....", "....", "..", "0") if players == 4 else ("....", "...", "..", "0")
    docked = {0: "pyramid", 1: "burial_chamber", 2: "obelisks"}
    for stones in range(12):
        temple = ("01" * 6)[:stones]
        s = given(players, ships=ships, docked=docked, temple=temple)
        scored = [x for x in act(s, "sail 4 market") if isinstance(x, e.TempleScored)]
        assert len(scored) == min(width, stones)
        visible = {place % width + 1: int(owner) for place, owner in enumerate(temple)}
        assert [(x.space, x.player) for x in scored] == sorted(visible.items())


@rule("IMH-15.8", "IMH-7.4.1")
def test_the_rows_of_the_burial_chamber_differ_by_at_most_one_stone() -> None:
    for players in (2, 4):
        rows: Counter[int] = Counter()
        for _, events in moments(new_game(players, players), 17):
            for x in events:
                if isinstance(x, e.ChamberStone):
                    rows[x.row] += 1
                    assert x.column == rows[x.row]
                    assert rows[1] >= rows[2] >= rows[3] >= rows[1] - 1
        assert rows.total() > 5


@rule("IMH-15.9", "IMH-8.5.3")
def test_play_pays_the_tower_values_in_order() -> None:
    built = 0
    for p in every_position():
        if p.sides["obelisks"] == "a":
            continue
        values = [12, 9, 7, 5, 4][: len(p.towers)]
        assert sum(player.tower_points for player in p.players) == sum(values)
        if len(values) < 5:
            assert all(player.obelisk <= 2 for player in p.players)
        built = max(built, len(values))
    assert built >= 2


@rule("IMH-15.10")
def test_scores_never_fall_in_play() -> None:
    for game in played_games():
        tracks = [[player.track for player in GAME.view(s, None).players] for s in game]
        for before, after in pairwise(tracks):
            assert all(x <= y for x, y in zip(before, after, strict=True))
        end = game[-1]
        for row, track, wrath in zip(end.scores(), tracks[-1], points(end, "wrath"), strict=True):
            assert sum(row) >= track + wrath
            assert wrath in ((0, -5) if end.wrath else (0,))


@rule("IMH-15.12", "IMH-4.9")
def test_stones_never_leave_a_monument() -> None:
    for game in played_positions():
        for before, after in pairwise(game):
            for was, now in zip(built(before), built(after), strict=True):
                assert now[: len(was)] == was
            for seat, player in enumerate(before.players):
                was_there = player.obelisk + 3 * before.towers.count(seat)
                assert was_there <= after.players[seat].obelisk + 3 * after.towers.count(seat)


def built(p: ImhotepPosition) -> list[list[int]]:
    return [p.pyramid, *p.small_pyramids.values(), p.temple, p.burial_chamber, p.towers]


@rule("IMH-15.13", "IMH-1.1")
def test_play_ends_after_exactly_six_rounds() -> None:
    for game in played_positions():
        rounds = [p.round for p in game]
        assert rounds == sorted(rounds)
        assert set(rounds) == {1, 2, 3, 4, 5, 6}
        assert [bool(p.asks) for p in game] == [True] * (len(game) - 1) + [False]


@rule("IMH-15.14", "IMH-5.2")
@pytest.mark.parametrize(
    "ships",
    [("1111", "111", "11", "11"), ("....", "...", "..", ".."), ("11..", "1..", "..", "..")],
    ids=["full", "empty", "half"],
)
@pytest.mark.parametrize(("sled", "quarry"), [(0, 1), (1, 0), (5, 0), (5, 9)])
def test_who_has_a_stone_on_sled_or_in_the_quarry_always_has_a_legal_action(
    ships: tuple[str, ...], sled: int, quarry: int
) -> None:
    s = given(2, ships=ships, sled=(0, sled), quarry=(None, quarry))
    events = act(s, "get")
    assert [x.name for x in events] == ["stones_taken"]
    assert (s.prompt(), s.decider()) == (TURN, 1)
    assert s.options()


@rule("IMH-15.14")
@pytest.mark.parametrize(("sled", "quarry", "passes"), [(0, 0, 1), (1, 0, 0), (0, 1, 0)])
def test_only_who_has_neither_sled_nor_quarry_passes(sled: int, quarry: int, passes: int) -> None:
    s = given(3, ships=("0...", "1..", "...", ".."), sled=(1, sled, 0), quarry=(0, quarry, 5))
    events = act(s, "load 1 2")
    assert sum(isinstance(x, e.TurnPassed) for x in events) == passes
    assert s.decider() == 1 + passes


@rule("IMH-15.1", "IMH-15.3", "IMH-15.4", "IMH-15.6", "IMH-15.7", "IMH-15.9", "IMH-15.13")
def test_the_games_own_check_finds_nothing_wrong_in_play() -> None:
    for game in played_games():
        for s in game:
            GAME.check(s)
