"""Blue market cards (section 9.4): what they do, when they can be played, how they are asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from perankh.games.imhotep.box.tables import SITE_IDS
from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.rules.state import Imhotep
from perankh.kernel.preview import perform
from tests.games.imhotep.given import act, given, offered, why_not
from tests.games.imhotep.looking import hand, points, quarries, seen, sleds, story, tracks
from tests.support import rule

Way = tuple[str, ...]
"""The answers that make up one complete action, in the order they are asked."""


def ways(s: Imhotep, card: str) -> Iterator[tuple[Way, Imhotep]]:
    """Every way to play a card to the moment it is discarded, and the table after it."""
    lying = len(s.discard)
    start = s.clone()
    act(start, f"play {card}")
    open_ways: list[tuple[Way, Imhotep]] = [((), start)]
    while open_ways:
        way, table = open_ways.pop()
        if len(table.discard) > lying:
            yield way, table
            continue
        assert table.decider() == s.decider()
        for word in offered(table):
            after = table.clone()
            act(after, word)
            open_ways.append(((*way, word), after))


def free_spaces(s: Imhotep) -> list[tuple[int, int]]:
    """Ship and space, from 1, of every free space of an unsailed ship."""
    return [
        (ship.ship, space + 1)
        for ship in seen(s).ships
        for space, owner in enumerate(ship.spaces)
        if ship.site is None and owner is None
    ]


def free_sites(s: Imhotep) -> list[str]:
    return [site.site for site in seen(s).sites if site.ship is None]


def loaded(s: Imhotep, after: Imhotep) -> list[tuple[int, int]]:
    """The spaces that are free before and not after."""
    left = free_spaces(after)
    return [space for space in free_spaces(s) if space not in left]


# --- 9.4.1: Lever


@rule("IMH-9.4.1", "IMH-5.12")
def test_the_lever_unloads_in_the_chosen_order() -> None:
    s = given(ships=("0.11", "...", "..", ".."), cards={0: {"lever": 1}})
    assert story(s, "play lever", "sail 1 pyramid", "unload 1") == []
    assert offered(s) == ["unload 0", "unload 1"]
    assert story(s, "unload 0") == [
        "auto_answered player=0 answer=unload 1",
        "card_played player=0 card=lever",
        "ship_sailed player=0 ship=1 site=pyramid",
        "stone_unloaded player=1 ship=1 space=3 site=pyramid",
        "pyramid_stone player=1 space=1 points=2",
        "stone_unloaded player=0 ship=1 space=1 site=pyramid",
        "pyramid_stone player=0 space=2 points=1",
        "stone_unloaded player=1 ship=1 space=4 site=pyramid",
        "pyramid_stone player=1 space=3 points=3",
    ]
    assert tracks(s) == [1, 5]
    assert (hand(s, 0), seen(s).market.discard, s.decider()) == ([], ["lever"], 1)


@rule("IMH-9.4.1")
def test_owners_still_make_all_choices_for_their_stones() -> None:
    s = given(
        4,
        ships=("0122", "....", "..", "."),
        market=("statue", "lever", "hammer", "sail"),
        cards={0: {"lever": 1}},
    )
    act(s, "play lever", "sail 1 market", "unload 2", "unload 1", "unload 2")
    deciders = []
    for pick in ("pick 3 hammer", "pick 2 lever", "pick 4 sail", "pick 1 statue"):
        deciders.append(s.decider())
        act(s, pick)
    assert deciders == [2, 1, 2, 0]
    assert [hand(s, seat) for seat in range(3)] == [["statue"], ["lever"], ["hammer", "sail"]]
    assert s.decider() == 1


@rule("IMH-9.4.1", "IMH-5.9", "IMH-5.17")
def test_the_lever_needs_a_ship_with_its_minimum_and_a_free_site() -> None:
    s = given(ships=("01..", "0..", "..", ".."), cards={0: {"lever": 1}}, sled=(1, 0))
    assert why_not(s, "play lever") == "IMH-5.14"
    s = given(
        ships=("01..", "01.", "..", ".."),
        docked={2: "temple"},
        cards={0: {"lever": 1}},
        sled=(1, 0),
    )
    act(s, "play lever")
    assert offered(s) == [f"sail 2 {site}" for site in SITE_IDS if site != "temple"]
    assert why_not(s, "sail 1 market") == "IMH-5.9"
    assert why_not(s, "sail 2 temple") == "IMH-1.4"
    assert why_not(s, "sail 3 market") == "IMH-5.11"


@rule("IMH-9.4.1")
def test_only_colours_left_on_the_ship_can_come_next() -> None:
    s = given(4, ships=("0112", "....", "..", "."), cards={0: {"lever": 1}})
    act(s, "play lever", "sail 1 temple", "unload 0")
    assert offered(s) == ["unload 1", "unload 2"]
    assert why_not(s, "unload 0") == why_not(s, "unload 3") == "IMH-9.4.1"


@rule("IMH-9.4.1", "IMH-5.21", "IMH-5.22")
@pytest.mark.parametrize("ship", ["0123", "0112", "00.1", "0000", "1.10"])
def test_every_sequence_of_colours_can_be_reached_in_one_way_only(ship: str) -> None:
    s = given(4, ships=(ship, "....", "12", "."), cards={0: {"lever": 1}}, docked={3: "obelisks"})
    aboard = {"1": ship.replace(".", ""), "3": "12"}
    expected = {
        (number, site, "".join(order))
        for number, stones in aboard.items()
        for site in free_sites(s)
        for order in permutations(stones)
    }
    found: list[tuple[str, str, str]] = []
    for way, table in ways(s, "lever"):
        _, number, site = way[0].split()
        order = "".join(word.split()[1] for word in way[1:])
        rest = list(aboard[number])
        for colour in order:
            rest.remove(colour)
        # What is left is all of one colour and was not asked for.
        order += "".join(rest)
        found.append((number, site, order))
        if site == "temple":
            assert "".join(map(str, seen(table).temple.stones)) == order
    assert len(found) == len(set(found))
    assert set(found) == expected


# --- 9.4.2: Hammer


@rule("IMH-9.4.2")
def test_the_hammer_takes_three_stones_and_loads_one() -> None:
    s = given(sled=(1, 0), ships=("....", "...", "0.", ".."), cards={0: {"hammer": 1}})
    before = quarries(s)[0]
    assert story(s, "play hammer") == []
    assert story(s, "load 3 2") == [
        "card_played player=0 card=hammer",
        "stones_taken player=0 stones=3",
        "stone_loaded player=0 ship=3 space=2",
    ]
    assert (sleds(s)[0], quarries(s)[0], s.decider()) == (3, before - 3, 1)


@rule("IMH-9.4.2", "IMH-5.4")
@pytest.mark.parametrize(("sled", "quarry", "left"), [(0, 1, 0), (4, 20, 4), (3, 2, 4)])
def test_the_hammer_takes_as_many_as_possible(sled: int, quarry: int, left: int) -> None:
    s = given(sled=(sled, 0), quarry=(quarry, None), cards={0: {"hammer": 1}})
    act(s, "play hammer", "load 1 1")
    assert sleds(s)[0] == left


@rule("IMH-9.4.2", "IMH-5.17")
@pytest.mark.parametrize(
    ("sled", "quarry", "ships"),
    [
        (5, 10, ("....", "...", "..", "..")),
        (2, 0, ("....", "...", "..", "..")),
        (2, 10, ("0101", "010", "01", "01")),
    ],
    ids=["full sled", "empty quarry", "full ships"],
)
def test_the_hammer_cannot_be_played_with_one_half_impossible(
    sled: int, quarry: int, ships: tuple[str, ...]
) -> None:
    s = given(sled=(sled, 0), quarry=(quarry, None), ships=ships, cards={0: {"hammer": 1}})
    assert "play hammer" not in offered(s)
    assert why_not(s, "play hammer") == "IMH-9.4.2"


@rule("IMH-9.4.2", "IMH-5.21")
def test_the_hammer_reaches_every_free_space_once() -> None:
    s = given(ships=("0.1.", "...", "..", "0."), docked={2: "temple"}, cards={0: {"hammer": 2}})
    found = [loaded(s, table) for _, table in ways(s, "hammer")]
    assert sorted(found) == [[space] for space in free_spaces(s)]
    assert len(found) == 6


# --- 9.4.3: Sail


@rule("IMH-9.4.3")
def test_the_sail_card_loads_a_stone_and_sails_that_ship() -> None:
    s = given(sled=(2, 0), ships=("1.1.", "...", "..", ".."), cards={0: {"sail": 1}})
    assert story(s, "play sail", "load 1 2") == []
    assert story(s, "to temple") == [
        "card_played player=0 card=sail",
        "stone_loaded player=0 ship=1 space=2",
        "ship_sailed player=0 ship=1 site=temple",
        "stone_unloaded player=1 ship=1 space=1 site=temple",
        "temple_stone player=1 space=1 level=1",
        "stone_unloaded player=0 ship=1 space=2 site=temple",
        "temple_stone player=0 space=2 level=1",
        "stone_unloaded player=1 ship=1 space=3 site=temple",
        "temple_stone player=1 space=3 level=1",
    ]
    assert (sleds(s)[0], s.decider(), seen(s).market.discard) == (1, 1, ["sail"])


@rule("IMH-9.4.3", "IMH-5.17")
def test_the_sail_card_needs_a_ship_that_then_has_its_minimum() -> None:
    ships = ("1...", "...", "11", "10")
    s = given(sled=(1, 0), ships=ships, cards={0: {"sail": 1}})
    assert why_not(s, "play sail") == "IMH-9.4.3"
    ships = ("1...", "1..", "11", "10")
    s = given(sled=(1, 0), ships=ships, cards={0: {"sail": 1}})
    act(s, "play sail")
    assert offered(s) == ["load 2 2", "load 2 3"]
    assert why_not(s, "load 1 2") == "IMH-9.4.3"
    assert why_not(s, "load 3 1") == "IMH-5.6"


@rule("IMH-9.4.3", "IMH-5.17")
def test_the_sail_card_needs_a_stone_on_the_sled_not_in_the_quarry() -> None:
    s = given(sled=(0, 0), cards={0: {"sail": 1}})
    assert quarries(s)[0] > 0
    assert why_not(s, "play sail") == "IMH-9.4.3"


@rule("IMH-9.4.3", "IMH-1.4")
def test_the_sail_card_cannot_sail_to_a_closed_site() -> None:
    s = given(
        sled=(1, 0),
        ships=("....", "...", "..", ".."),
        docked={0: "temple", 1: "market"},
        cards={0: {"sail": 1}},
    )
    act(s, "play sail", "load 3 1")
    assert offered(s) == ["to pyramid", "to burial_chamber", "to obelisks"]
    assert why_not(s, "to temple") == "IMH-1.4"


@rule("IMH-9.4.3", "IMH-5.21", "IMH-5.22")
def test_the_sail_card_reaches_each_space_and_site_once() -> None:
    s = given(
        sled=(3, 0),
        ships=("11..", "1..", "..", "0."),
        docked={2: "temple"},
        cards={0: {"sail": 3}},
    )
    expected = {
        (f"load {ship} {space}", f"to {site}")
        for ship, space in free_spaces(s)
        for site in free_sites(s)
    }
    found = [way for way, _ in ways(s, "sail")]
    assert len(found) == len(expected) == 5 * 4
    assert set(found) == expected


# --- 9.4.4: Chisel


@rule("IMH-9.4.4")
@pytest.mark.parametrize(("first", "second"), [("load 1 2", "load 1 4"), ("load 1 4", "load 3 1")])
def test_the_chisel_loads_two_stones_on_one_ship_or_two(first: str, second: str) -> None:
    s = given(sled=(2, 0), ships=("1.0.", "...", "..", ".."), cards={0: {"chisel": 1}})
    assert story(s, "play chisel", first) == []
    assert sleds(s)[0] == 2
    told = story(s, second)
    assert [line.split()[0] for line in told] == ["card_played", "stone_loaded", "stone_loaded"]
    assert (sleds(s)[0], s.decider(), hand(s, 0)) == (0, 1, [])
    for word in (first, second):
        _, ship, space = word.split()
        assert seen(s).ships[int(ship) - 1].spaces[int(space) - 1] == 0


@rule("IMH-9.4.4", "IMH-5.17")
@pytest.mark.parametrize(
    ("sled", "ships"),
    [(1, ("....", "...", "..", "..")), (5, ("0101", "010", "01", "0."))],
    ids=["one stone", "one space"],
)
def test_the_chisel_needs_two_stones_and_two_spaces(sled: int, ships: tuple[str, ...]) -> None:
    s = given(sled=(sled, 0), ships=ships, cards={0: {"chisel": 1}})
    assert why_not(s, "play chisel") == "IMH-9.4.4"


@rule("IMH-9.4.4")
def test_spaces_of_sailed_ships_do_not_count_for_the_chisel() -> None:
    s = given(
        sled=(5, 0),
        ships=("....", "...", "..", "0."),
        docked={0: "market", 1: "temple", 2: "pyramid"},
        cards={0: {"chisel": 1}},
    )
    assert why_not(s, "play chisel") == "IMH-9.4.4"


@rule("IMH-9.4.4", "IMH-5.21", "IMH-5.22")
def test_the_chisel_reaches_each_pair_of_spaces_once() -> None:
    s = given(
        sled=(3, 0),
        ships=("1.0.", "...", "..", "0."),
        docked={2: "temple"},
        cards={0: {"chisel": 2}},
    )
    found = [tuple(loaded(s, table)) for _, table in ways(s, "chisel")]
    assert sorted(found) == sorted(combinations(free_spaces(s), 2))
    assert len(found) == 15


@rule("IMH-5.22", "IMH-9.4.4")
def test_the_spaces_of_the_chisel_are_named_in_order() -> None:
    s = given(sled=(2, 0), ships=("1.0.", "...", "..", ".."), cards={0: {"chisel": 1}})
    act(s, "play chisel", "load 2 2")
    assert offered(s) == ["load 2 3", "load 3 1", "load 3 2", "load 4 1", "load 4 2"]
    assert why_not(s, "load 1 2") == "IMH-5.22"
    assert why_not(s, "load 2 2") == "IMH-5.22"
    assert why_not(s, "load 1 1") == "IMH-5.6"


# --- common to all


@rule("IMH-9.4.6", "IMH-4.3")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("lever", ("play lever", "sail 3 pyramid")),
        ("sail", ("play sail", "load 4 1", "to pyramid")),
    ],
)
def test_the_card_is_discarded_before_its_effect(card: str, words: Way) -> None:
    s = given(
        sides="abaaa",
        sled=(1, 0),
        ships=("....", "...", "0.", ".."),
        cards={0: {card: 1}},
        draw=(),
    )
    lying = len(seen(s).market.discard)
    act(s, *words)
    assert seen(s).market.discard[-1] == card
    assert story(s, "build left", "accept")[2] == f"pile_reshuffled cards={lying + 1}"


@rule("IMH-5.15", "IMH-5.22", "IMH-9.4.6")
@pytest.mark.parametrize(
    ("card", "parts"),
    [
        ("lever", ("sail 1 temple", "unload 0")),
        ("hammer", ()),
        ("sail", ("load 1 3",)),
        ("chisel", ("load 1 3",)),
    ],
)
def test_nothing_moves_before_the_last_part_so_each_part_can_be_undone(
    card: str, parts: Way
) -> None:
    s = given(sled=(2, 0), ships=("10.0", "...", "..", ".."), cards={0: {card: 1}})
    before = GAME.view(s, None)
    for word in (f"play {card}", *parts):
        assert perform(s, GAME.parse(s, word)).seal is None
        assert (GAME.view(s, None), hand(s, 0)) == (before, [card])
        assert s.decider() == 0


@rule("IMH-5.15")
@pytest.mark.parametrize("card", ["statue", "temple_decoration"])
def test_only_blue_cards_can_be_played(card: str) -> None:
    s = given(cards={0: {card: 1}})
    assert why_not(s, f"play {card}") == "IMH-5.15"


@rule("IMH-5.15", "IMH-9.4.5")
def test_a_played_card_is_no_longer_worth_a_point() -> None:
    s = given(sled=(2, 0), cards={0: {"chisel": 2}})
    act(s, "play chisel", "load 1 1", "load 1 2")
    assert (hand(s, 0), points(s, "blue_cards")[0]) == (["chisel"], 1)


@rule("IMH-4.5", "IMH-9.4.1", "IMH-9.4.3")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("lever", ("play lever", "sail 4 obelisks")),
        ("sail", ("play sail", "to obelisks")),
    ],
)
def test_who_sails_the_fourth_ship_by_card_sits_right_of_the_next_first_player(
    card: str, words: Way
) -> None:
    s = given(
        3,
        active=1,
        sled=(0, 1, 0),
        ships=("....", "...", "...", "0."),
        docked={0: "market", 1: "pyramid", 2: "temple"},
        cards={1: {card: 1}},
    )
    act(s, *words)
    assert (seen(s).round, seen(s).first, s.decider()) == (2, 2, 2)
