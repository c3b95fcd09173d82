"""Sections 1 to 3 of the rules, and 13: what is in the box, and what lies on the table at first."""

from __future__ import annotations

from collections import Counter

import pytest

from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.game import GAME, ImhotepSetup, all_on
from perankh.games.imhotep.shown.position import write
from perankh.kernel.errors import BadSetup
from tests.games.imhotep.given import BOX, TABLES, act, given, offered, why_not
from tests.games.imhotep.play import PLAYERS, new_game
from tests.support import rule
from tests.support.play import moments

SEEDS = range(60)


# --- section 2: the components


@rule("IMH-2.3", "IMH-5.9")
@pytest.mark.parametrize(
    ("number", "too_light", "heavy_enough"),
    [(1, "00..", "0.00"), (2, "0..", "0.0"), (3, "..", ".0"), (4, ".", "0")],
    ids=["ship_4", "ship_3", "ship_2", "ship_1"],
)
def test_each_ship_sails_with_its_printed_minimum_and_not_with_one_stone_less(
    number: int, too_light: str, heavy_enough: str
) -> None:
    fleet = ["....", "...", "..", "."]
    fleet[number - 1] = too_light
    assert why_not(given(2, ships=fleet), f"sail {number} temple") == "IMH-5.9"
    fleet[number - 1] = heavy_enough
    assert why_not(given(2, ships=fleet), f"sail {number} temple") == ""


@rule("IMH-2.3", "IMH-5.6")
def test_a_ship_has_no_spaces_beyond_its_capacity() -> None:
    s = given(2, ships=("....", "...", "..", "."), sled=(1, 0))
    loads = [word for word in offered(s) if word.startswith("load")]
    assert Counter(word.split()[1] for word in loads) == {"1": 4, "2": 3, "3": 2, "4": 1}
    assert why_not(s, "load 2 4") == why_not(s, "load 4 2") == "IMH-2.3"


@rule("IMH-2.4")
@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (2, "4322 4331 4221 4321 3221 3322 3321"),
        (3, "4221 4332 4322 4421 4321 3321 3332"),
        (4, "4421 4332 4333 3332 4432 4422 4322"),
    ],
)
def test_each_number_of_players_has_its_own_seven_round_cards(players: int, cards: str) -> None:
    s = new_game(players)
    unseen = GAME.view(s, None).rounds_possible
    turned_up = [*GAME.view(s, None).rounds_seen, *unseen]
    assert sorted("".join(map(str, card)) for card in turned_up) == sorted(cards.split())


@rule("IMH-2.5", "IMH-3.6")
@pytest.mark.parametrize("setup", [all_on("a"), all_on("b")], ids=["a", "b"])
def test_all_34_market_cards_are_in_the_draw_pile_or_laid_out_of_it(
    setup: ImhotepSetup,
) -> None:
    s = new_game(3, 5, setup)
    table = write(s)
    cards = [*table.draw, *table.pair, *(card for card in table.market if card is not None)]
    kind = dict(zip(t.CARD_IDS, TABLES.card_kind, strict=True))
    kinds = Counter(t.CARD_KIND_IDS[kind[card]] for card in cards)
    assert kinds == {"red": 6, "green": 8, "purple": 10, "blue": 10}
    assert Counter(cards) == {
        "entrance": 2,
        "sarcophagus": 2,
        "paved_path": 2,
        "pyramid_decoration": 2,
        "temple_decoration": 2,
        "burial_chamber_decoration": 2,
        "obelisk_decoration": 2,
        "statue": 10,
        "lever": 2,
        "hammer": 2,
        "sail": 3,
        "chisel": 3,
    }
    assert table.discard == []


@rule("IMH-2.5", "IMH-3.6")
def test_the_draw_pile_is_shuffled() -> None:
    first_cards = Counter(GAME.view(new_game(2, seed), None).market.cards[0] for seed in range(300))
    assert set(first_cards) == set(t.CARD_IDS)
    assert first_cards.most_common(1)[0][0] == "statue"


@rule("IMH-2.6")
def test_points_beyond_39_go_on_instead_of_starting_again_at_0() -> None:
    s = given(2, points=(39, 0), ships=("....", "...", "0.", ".."))
    act(s, "sail 3 pyramid")
    assert [player.track for player in GAME.view(s, None).players] == [41, 0]


@rule("IMH-2.7", "IMH-5.21")
def test_two_ships_of_equal_capacity_are_different_ships() -> None:
    s = given(2, ships=("....", "...", "0.", "0."))
    words = offered(s)
    assert {"sail 3 temple", "sail 4 temple"} <= set(words)
    act(s, "sail 4 temple")
    sites = [ship.site for ship in GAME.view(s, None).ships]
    assert sites == [None, None, None, "temple"]


@rule("IMH-2.7")
def test_the_ships_are_numbered_in_the_order_printed_on_the_round_card() -> None:
    for seed in SEEDS:
        view = GAME.view(new_game(4, seed), None)
        assert [ship.capacity for ship in view.ships] == view.round_card


# --- section 3: setup


@rule("IMH-3.2", "IMH-3.1")
def test_nothing_chosen_means_side_a_everywhere_and_no_wrath() -> None:
    view = GAME.view(new_game(2), None)
    assert [site.side for site in view.sites] == ["a"] * 5
    assert view.wrath is False


@rule("IMH-3.2")
def test_the_wrath_of_the_pharaoh_can_be_chosen() -> None:
    s = new_game(2, 1, ImhotepSetup(wrath=True))
    assert GAME.view(s, None).wrath is True


@rule("IMH-3.3", "IMH-2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_one_colour_and_the_others_are_out_of_the_game(players: int) -> None:
    view = GAME.view(new_game(players), None)
    colours = [player.colour for player in view.players]
    assert colours == ["black", "white", "brown", "grey"][:players]


@rule("IMH-3.4", "IMH-3.8", "IMH-3.9", "IMH-2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_starting_stones_grow_clockwise_from_the_first_player(players: int) -> None:
    firsts = set()
    for seed in SEEDS:
        s = new_game(players, seed)
        firsts.add(s.first)
        seats = [(s.first + place) % players for place in range(players)]
        assert [s.player[seat].sled for seat in seats] == [2, 3, 4, 5][:players]
        assert [s.player[seat].quarry for seat in seats] == [27, 26, 25, 24][:players]
        assert [player.track for player in GAME.view(s, None).players] == [0] * players
    assert firsts == set(range(players))


@rule("IMH-3.7", "IMH-4.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_can_be_first_and_the_first_player_begins(players: int) -> None:
    begins: Counter[int] = Counter()
    for seed in range(200):
        s = new_game(players, seed)
        assert s.decider() == s.active == s.first
        begins[s.first] += 1
    assert min(begins[seat] for seat in range(players)) > 200 / players / 2


@rule("IMH-3.5")
def test_any_of_the_seven_round_cards_can_be_the_removed_one() -> None:
    removed = set()
    for seed in range(40):
        s = [moment for moment, _ in moments(new_game(2, seed), seed)][-1]
        view = GAME.view(s, None)
        assert len(view.rounds_seen) == 6
        (left,) = view.rounds_possible
        assert left not in view.rounds_seen
        removed.add(tuple(left))
    assert len(removed) == 7


@rule("IMH-3.5")
def test_any_of_the_seven_round_cards_can_be_turned_up_first() -> None:
    firsts = {tuple(GAME.view(new_game(3, seed), None).round_card) for seed in range(100)}
    assert firsts == {tuple(TABLES.round_cards[card]) for card in TABLES.round_cards_for[3]}


@rule("IMH-3.6")
def test_before_the_first_turn_nothing_has_been_discarded_owned_or_built() -> None:
    for players in PLAYERS:
        p = write(new_game(players, players, all_on("b")))
        assert p.pyramid == p.temple == p.burial_chamber == p.towers == []
        assert p.discard == []
        assert p.small_pyramids == {"left": [], "middle": [], "right": []}
        assert all((player.cards, player.obelisk) == ({}, 0) for player in p.players)
        assert all(set(ship.spaces) == {None} for ship in p.ships)


# --- section 13: solo


@rule("IMH-13.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_there_is_no_game_for_one_player_or_for_five(players: int) -> None:
    with pytest.raises(BadSetup, match="imhotep is for 2 to 4 players"):
        GAME.new(players, ImhotepSetup(), 1, BOX)
