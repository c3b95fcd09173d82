"""IMH-5.21 and 5.22: which complete actions a turn has, each of them in exactly one way.

What the questions lead to is compared with sets made here from the words of the rules alone.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown import events as e
from perankh.games.imhotep.shown.position import ImhotepPosition, write
from perankh.games.imhotep.shown.read_position import read
from perankh.kernel.event import AutoAnswered, Event
from perankh.kernel.preview import Mark, perform, preview, undo_floor
from perankh.kernel.trace import Trace
from tests.games.imhotep.given import TABLES, act, given, offered, why_not
from tests.support import rule

Name = tuple[object, ...]
"""A complete action, such as ("chisel", {(1, 2), (3, 1)})."""

PARTS = {f"imhotep-prompt-{part}" for part in (
    "turn", "lever-sail", "lever-order", "hammer-load", "sail-load", "sail-site",
    "chisel-first", "chisel-second",
)}  # fmt: skip
"""The questions by which the active player names an action (IMH-5.22)."""


# --- what the questions lead to


def reached(s: Imhotep) -> list[Name]:
    """Every complete action that the questions lead to, once for each way."""
    found: list[Name] = []
    for action in s.options():
        found.extend(_reached_by(s.clone(), action))
    return found


def _reached_by(s: Imhotep, action: int) -> list[Name]:
    s.trace = trace = Trace(-1)
    s.apply(action)
    if all(isinstance(event, AutoAnswered) for event in trace.events):
        assert s.prompt() in PARTS, "nothing has happened, so the action is not yet complete"
        return [name for answer in s.options() for name in _reached_by(s.clone(), answer)]
    while not s.is_over() and s.prompt() != "imhotep-prompt-turn":
        s.apply(s.options()[-1])  # what the owners of the unloaded stones decide
    s.trace = None
    return [_name(trace.events)]


def _name(events: list[Event]) -> Name:
    """What an action was, as told by its events."""
    played = [x.card for x in events if isinstance(x, e.CardPlayed)]
    loaded = [(x.ship, x.space) for x in events if isinstance(x, e.StoneLoaded)]
    sailed = [(x.ship, x.site) for x in events if isinstance(x, e.ShipSailed)]
    order = tuple(x.player for x in events if isinstance(x, e.StoneUnloaded))
    if not played:
        if sailed:
            return ("sail", *sailed[0])
        return ("load", *loaded[0]) if loaded else ("get",)
    if played == ["lever"]:
        return ("lever", *sailed[0], order)
    if played == ["chisel"]:
        return ("chisel", frozenset(loaded))
    if played == ["sail"]:
        assert sailed[0][0] == loaded[0][0], "the Sail card sails the ship it loaded"
        return ("sail card", *loaded[0], sailed[0][1])
    return (played[0], *loaded[0])


# --- what the rules say


def by_the_rules(s: Imhotep) -> set[Name]:
    """IMH-5.21: the complete actions of the turn, made from what lies on the table."""
    view = GAME.view(s, None)
    me = view.players[view.active]
    unsailed = [ship for ship in view.ships if ship.site is None]
    free = [(x.ship, n) for x in unsailed for n, who in enumerate(x.spaces, 1) if who is None]
    sites = [site.site for site in view.sites if site.ship is None]
    load = {x.ship: sum(who is not None for who in x.spaces) for x in unsailed}
    need = {x.ship: {4: 3, 3: 2, 2: 1, 1: 1}[x.capacity] for x in unsailed}
    ready = [(x.ship, site) for x in unsailed if load[x.ship] >= need[x.ship] for site in sites]
    takes = me.sled < 5 and me.quarry > 0
    found: set[Name] = {("get",)} if takes else set()
    if me.sled > 0:
        found |= {("load", *space) for space in free}
    found |= {("sail", *sailing) for sailing in ready}
    if "lever" in me.cards:
        stones = {x.ship: [who for who in x.spaces if who is not None] for x in unsailed}
        found |= {
            ("lever", n, site, order) for n, site in ready for order in permutations(stones[n])
        }
    if "hammer" in me.cards and takes:
        found |= {("hammer", *space) for space in free}
    if "sail" in me.cards and me.sled > 0:
        reach = [space for space in free if load[space[0]] + 1 >= need[space[0]]]
        found |= {("sail card", *space, site) for space in reach for site in sites}
    if "chisel" in me.cards and me.sled > 1:
        found |= {("chisel", frozenset(pair)) for pair in combinations(free, 2)}
    return found


def assert_each_in_one_way(s: Imhotep) -> None:
    ways = Counter(reached(s))
    assert set(ways) == by_the_rules(s)
    assert set(ways.values()) == {1}


ALL_BLUE = {"lever": 2, "hammer": 1, "sail": 3, "chisel": 2}


@st.composite
def turns(draw: st.DrawFn) -> ImhotepPosition:
    """A turn of a player with any blue cards, before any ships."""
    players = draw(st.integers(2, 4))
    card = draw(st.sampled_from(TABLES.round_cards_for[players]))
    capacities = TABLES.round_cards[card]
    stone = st.sampled_from([".", *map(str, range(players))])
    docked = {}
    sites = draw(st.permutations(t.SITE_IDS))
    ships = []
    for number, capacity in enumerate(capacities):
        if number > 0 and draw(st.booleans()):
            docked[number] = sites[number]
            ships.append("." * capacity)
        else:
            ships.append("".join(draw(st.lists(stone, min_size=capacity, max_size=capacity))))
    cards = {name: draw(st.integers(0, copies)) for name, copies in ALL_BLUE.items()}
    cards = {name: copies for name, copies in cards.items() if copies > 0}
    sled = draw(st.integers(0, 5))
    quarry = draw(st.sampled_from([None, None, 0, 1])) if sled > 0 else None
    rest = (None,) * (players - 1)
    sides = "".join(draw(st.lists(st.sampled_from("ab"), min_size=4, max_size=4))) + "a"
    s = given(
        players,
        sides=sides,
        ships=ships,
        docked=docked,
        sled=(sled,) + (0,) * (players - 1),
        quarry=(quarry, *rest),
        cards={0: cards},
    )
    return write(s)


@rule("IMH-5.21", "IMH-5.22", "IMH-5.6", "IMH-5.9", "IMH-9.4.1", "IMH-9.4.3", "IMH-9.4.4")
@settings(max_examples=60, deadline=None)
@for_all(turns())
def test_every_complete_action_is_reached_in_exactly_one_way(turn: ImhotepPosition) -> None:
    assert_each_in_one_way(read(turn, TABLES, trusted=True))


@rule("IMH-5.21", "IMH-9.4.1")
def test_a_lever_on_a_full_ship_of_four_colours_has_24_orders_at_each_free_site() -> None:
    s = given(4, ships=("0123", "....", "..", "."), docked={3: "temple"}, cards={0: {"lever": 2}})
    assert_each_in_one_way(s)
    levers = [name for name in reached(s) if name[0] == "lever"]
    assert len(levers) == 24 * 4


@rule("IMH-5.21", "IMH-9.4.1")
@pytest.mark.parametrize(
    ("ship", "orders"),
    [("0000", 1), ("0001", 4), ("0.01", 3), ("0011", 6), ("0012", 12)],
)
def test_orders_with_the_same_sequence_of_colours_are_one_action(ship: str, orders: int) -> None:
    s = given(4, ships=(ship, "....", "..", "."), cards={0: {"lever": 1}})
    temple = [name for name in reached(s) if name[:3] == ("lever", 1, "temple")]
    assert len(temple) == len(set(temple)) == orders


@rule("IMH-5.21", "IMH-9.4.1")
def test_the_ordinary_order_is_among_those_of_the_lever() -> None:
    s = given(4, ships=("2.31", "....", "..", "."), cards={0: {"lever": 1}})
    act(s, "play lever", "sail 1 burial_chamber", "unload 2", "unload 3")
    assert GAME.view(s, None).chamber.stones == [2, 3, 1]


@rule("IMH-5.21")
def test_example_5_21_the_actions_of_a_turn_are_counted() -> None:
    s = given(
        4,
        ships=("....", "0...", "..", "."),
        docked={0: "market", 3: "pyramid"},
        sled=(3, 0, 0, 0),
        cards={0: {"lever": 1, "hammer": 1, "sail": 1, "chisel": 1}},
    )
    assert_each_in_one_way(s)
    kinds = Counter(str(name[0]) for name in reached(s))
    assert kinds == {"get": 1, "load": 5, "chisel": 10, "sail card": 6, "hammer": 5}
    sail_cards = {name[1] for name in reached(s) if name[0] == "sail card"}
    assert sail_cards == {3}


@rule("IMH-5.21")
def test_a_second_copy_of_a_card_adds_no_actions() -> None:
    once = given(2, sled=(3, 0), cards={0: {"chisel": 1, "sail": 1, "hammer": 1}})
    twice = given(2, sled=(3, 0), cards={0: {"chisel": 2, "sail": 3, "hammer": 2}})
    assert Counter(reached(once)) == Counter(reached(twice))


@rule("IMH-5.21", "IMH-2.7")
def test_every_space_of_two_equal_empty_ships_is_an_action_of_its_own() -> None:
    s = given(2, ships=("....", "...", "..", ".."), sled=(1, 0))
    assert sum(word.startswith("load") for word in offered(s)) == 11


@rule("IMH-5.22", "IMH-5.21", "IMH-9.4.4")
def test_the_two_spaces_of_the_chisel_are_named_in_order_only() -> None:
    s = given(2, ships=("....", "...", "..", ".."), sled=(2, 0), cards={0: {"chisel": 1}})
    act(s, "play chisel")
    assert why_not(s, "load 4 2") == "IMH-5.22"
    act(s, "load 2 2")
    assert offered(s) == ["load 2 3", "load 3 1", "load 3 2", "load 4 1", "load 4 2"]
    assert why_not(s, "load 1 1") == why_not(s, "load 2 2") == "IMH-5.22"


@rule("IMH-5.22", "IMH-9.4.1", "IMH-9.4.4", "IMH-9.4.6")
@pytest.mark.parametrize(
    "parts",
    [
        ["play lever", "sail 1 temple", "unload 1"],
        ["play hammer", "load 2 3"],
        ["play sail", "load 1 4", "to obelisks"],
        ["play chisel", "load 2 1", "load 3 2"],
    ],
    ids=["lever", "hammer", "sail", "chisel"],
)
def test_nothing_moves_before_the_last_part_and_all_parts_can_be_undone(parts: list[str]) -> None:
    s = given(
        2,
        ships=("001.", "...", "..", ".."),
        sled=(2, 0),
        cards={0: {"lever": 1, "hammer": 1, "sail": 1, "chisel": 1}},
    )
    marks: list[Mark] = []
    table = write(s)
    for part in parts[:-1]:
        action = GAME.parse(s, part)
        foreseen = preview(s, action)
        assert {event.name for event in foreseen.events} <= {"auto_answered"}
        assert (foreseen.seal, foreseen.cut) == (None, False)
        marks.append(perform(s, action))
        now = write(s)
        assert now.players == table.players
        assert (now.ships, now.discard, now.draw, now.chance) == (
            table.ships,
            table.discard,
            table.draw,
            table.chance,
        )
        assert s.decider() == 0
    assert undo_floor(marks, 0) == 0
    events = act(s, parts[-1])
    assert isinstance(next(x for x in events if not isinstance(x, AutoAnswered)), e.CardPlayed)
    assert s.decider() == 1


@rule("IMH-5.22")
def test_ships_filled_by_owners_do_not_change_what_the_active_player_chose() -> None:
    """The order of a Lever stays, whatever the owners' bonuses put on other ships."""
    s = given(
        3,
        sides="abaaa",
        ships=("012.", "...", "...", ".."),
        sled=(1, 0, 0),
        cards={1: {"lever": 1}},
        active=1,
    )
    act(s, "play lever", "sail 1 pyramid", "unload 2", "unload 0", "build left", "decline")
    assert s.decider() == 0
    act(s, "build right", "load 2 1", "build left", "decline")
    assert write(s).small_pyramids == {"left": [2, 1], "middle": [], "right": [0]}
    assert (s.prompt(), s.decider()) == ("imhotep-prompt-turn", 2)


@rule("IMH-5.22", "IMH-14.4")
def test_a_sailing_that_brings_no_card_can_be_undone_and_a_drawn_card_seals() -> None:
    s = given(2, sides="abaaa", ships=("....", "...", "00", ".."))
    marks = [perform(s, GAME.parse(s, "sail 3 pyramid")), perform(s, GAME.parse(s, "build left"))]
    assert undo_floor(marks, 0) == 0
    marks.append(perform(s, GAME.parse(s, "accept")))
    assert undo_floor(marks, 0) == 3
