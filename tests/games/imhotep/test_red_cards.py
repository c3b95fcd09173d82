"""Red market cards (section 9.1)."""

from __future__ import annotations

import pytest

from perankh.games.imhotep.rules.state import Imhotep
from tests.games.imhotep.given import act, given, offered
from tests.games.imhotep.looking import ending, hand, quarries, seen, sleds, story, tracks
from tests.support import rule

READY = ("....", "...", "1.", "..")
"""Two players; ship 3 carries a stone of seat 1."""
SITES = {"entrance": "pyramid", "sarcophagus": "burial_chamber", "paved_path": "obelisks"}


def at_market(card: str, sides: str = "aaaaa", docked: dict[int, str] | None = None) -> Imhotep:
    """Seat 1 is about to take a red card; two of its stones are on the sled."""
    s = given(sides=sides, sled=(0, 2), ships=READY, docked=docked, market=(card, None, None, None))
    act(s, "sail 3 market")
    return s


@rule("IMH-9.1.1", "IMH-9.1.2")
@pytest.mark.parametrize(
    ("card", "placed"),
    [
        ("entrance", "pyramid_stone player=1 space=1 points=2"),
        ("sarcophagus", "chamber_stone player=1 row=1 column=1"),
        ("paved_path", "obelisk_stone player=1 stones=1"),
    ],
)
def test_a_red_card_moves_a_stone_from_the_quarry_to_its_site(card: str, placed: str) -> None:
    s = at_market(card)
    assert (sleds(s)[1], quarries(s)[1]) == (2, 26)
    told = story(s, f"pick 1 {card}")
    assert told[-2:] == [f"red_card_resolved player=1 card={card} site={SITES[card]}", placed]
    # The delivered stone came back, another one left: the sled is not touched.
    assert (sleds(s)[1], quarries(s)[1]) == (2, 26)
    assert (hand(s, 1), seen(s).market.discard) == ([], [card])


@rule("IMH-9.1.1")
@pytest.mark.parametrize("card", SITES)
def test_a_red_card_is_mandatory_once_taken(card: str) -> None:
    s = at_market(card)
    act(s, f"pick 1 {card}")
    assert (s.decider(), seen(s).active) == (1, 1)
    assert "get" in offered(s)


@rule("IMH-9.1.2")
def test_an_entrance_takes_the_next_space_and_its_value() -> None:
    s = given(ships=READY, market=("entrance", None, None, None), pyramid="0000")
    act(s, "sail 3 market", "pick 1 entrance")
    assert tracks(s) == [0, 4]
    assert seen(s).pyramid.stones == [0, 0, 0, 0, 1]


@rule("IMH-9.1.2", "IMH-7.2.4")
def test_an_entrance_on_a_full_pyramid_goes_to_the_edge() -> None:
    s = given(ships=READY, market=("entrance", None, None, None), pyramid="01" * 7)
    assert story(s, "sail 3 market", "pick 1 entrance")[-1] == "overflow_stone player=1 points=1"


@rule("IMH-9.1.2", "IMH-8.2.3")
def test_an_entrance_on_pyramids_b_lets_the_owner_choose_and_brings_the_bonus() -> None:
    s = at_market("entrance", sides="abaaa")
    act(s, "pick 1 entrance")
    assert (s.decider(), offered(s)) == (1, ["build left", "build middle", "build right"])
    assert quarries(s)[1] == 27
    assert story(s, "build middle") == [
        "small_pyramid_stone player=1 pyramid=middle space=1 points=1"
    ]
    assert quarries(s)[1] == 26
    assert (s.decider(), offered(s)) == (1, ["accept", "decline"])
    act(s, "accept")
    assert (sleds(s)[1], quarries(s)[1], tracks(s)) == (5, 23, [0, 1])


@rule("IMH-9.1.2", "IMH-8.5.2")
def test_a_paved_path_on_obelisks_b_can_complete_a_tower() -> None:
    s = given(sides="aaaab", ships=READY, market=(None, None, "paved_path", None), obelisks=(0, 2))
    told = story(s, "sail 3 market", "pick 3 paved_path")
    assert told[-2:] == ["obelisk_stone player=1 stones=3", "tower_built player=1 points=12"]
    assert (tracks(s), seen(s).obelisks.towers) == ([0, 12], [1])


@rule("IMH-9.1.3")
@pytest.mark.parametrize("card", SITES)
def test_no_dock_is_needed_and_none_is_used(card: str) -> None:
    closed = at_market(card, docked={0: SITES[card]})
    free = at_market(card)
    told = [story(s, f"pick 1 {card}") for s in (closed, free)]
    assert told[0] == told[1]
    docks = {site.site: site.ship for site in seen(free).sites}
    assert (docks[SITES[card]], docks["market"]) == (None, 3)
    assert {site.site: site.ship for site in seen(closed).sites}[SITES[card]] == 1


@rule("IMH-9.1.4", "IMH-8.2.6")
@pytest.mark.parametrize("card", SITES)
def test_without_a_stone_in_the_quarry_a_drawn_red_card_has_no_effect(card: str) -> None:
    s = given(
        sides="abaaa", sled=(0, 2), quarry=(None, 0), ships=READY, draw=[card], small=("0", "", "")
    )
    heights = [player.obelisk for player in seen(s).players]
    act(s, "sail 3 pyramid", "build left")
    assert story(s, "accept") == [
        f"card_drawn player=1 card={card}",
        f"red_card_void player=1 card={card}",
    ]
    assert seen(s).market.discard[-1] == card
    assert (sleds(s)[1], quarries(s)[1], tracks(s)) == (2, 0, [0, 1])
    assert seen(s).pyramid.small == {"left": [0, 1], "middle": [], "right": []}
    assert seen(s).chamber.stones == []
    assert [player.obelisk for player in seen(s).players] == heights
    assert "load 1 1" in offered(s)


@rule("IMH-9.1.5", "IMH-4.3")
def test_a_red_card_is_discarded_before_its_effect_so_it_is_reshuffled_too() -> None:
    s = given(sides="abaaa", ships=READY, market=("entrance", None, None, None), draw=())
    lying = len(seen(s).market.discard)
    act(s, "sail 3 market", "pick 1 entrance")
    assert seen(s).market.discard[-1] == "entrance"
    act(s, "build left")
    assert story(s, "accept")[0] == f"pile_reshuffled cards={lying + 1}"


@rule("IMH-9.1.5")
def test_an_entrance_alone_in_the_piles_draws_itself_again_and_again() -> None:
    others = {"statue": 10, "lever": 2, "hammer": 2, "sail": 3, "chisel": 3}
    green = ("pyramid", "temple", "burial_chamber", "obelisk")
    s = given(
        sides="bbaaa",
        ships=READY,
        cards={0: others, 1: {f"{site}_decoration": 2 for site in green}},
        market=("sarcophagus", "sarcophagus", "paved_path", None),
        pair=("paved_path", "entrance"),
        draw=["entrance"],
    )
    act(s, "sail 3 pyramid")
    told = story(s, *["build left", "accept"] * 3)
    assert ending(told, "pile_reshuffled", "card_drawn") == [
        "card_drawn player=1 card=entrance",
        "pile_reshuffled cards=1",
        "card_drawn player=1 card=entrance",
        "pile_reshuffled cards=1",
        "card_drawn player=1 card=entrance",
    ]
    assert (tracks(s), seen(s).pyramid.small["left"]) == ([0, 3], [1, 1, 1])
    act(s, "build left", "decline")
    assert (s.decider(), tracks(s), quarries(s)[1]) == (1, [0, 4], 25)
