"""Decisions inside decisions: whose they are, in which order, and where the turn goes then."""

from __future__ import annotations

import msgspec
import pytest

from perankh.games.imhotep.box.loading import load
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown.position import write
from perankh.games.imhotep.shown.read_position import read
from tests.games.imhotep.boxes import corrected
from tests.games.imhotep.given import act, given, offered
from tests.games.imhotep.looking import (
    LAST_SHIP,
    SAILED,
    ending,
    hand,
    quarries,
    seen,
    sleds,
    story,
    tracks,
)
from tests.support import rule


@rule("IMH-6.1", "IMH-6.3", "IMH-5.12", "IMH-9.1.2", "IMH-9.4.1")
def test_a_lever_at_the_market_an_entrance_and_another_entrance_from_its_bonus() -> None:
    s = given(
        4,
        sides="abaaa",
        active=3,
        ships=("2110", "....", "..", "."),
        sled=(1, 0, 0, 2),
        cards={3: {"lever": 1}},
        market=("entrance", "statue", "sail", None),
        draw=["entrance"],
    )
    act(s, "play lever", "sail 1 market", "unload 1", "unload 0", "unload 1")
    asked: list[tuple[int, str]] = []
    told: list[str] = []
    for word in (
        "pick 1 entrance",  # the first stone of 1, whose red card goes to the left pyramid
        "build left",
        "accept",  # draws the second Entrance, which goes to the middle one
        "build middle",
        "accept",  # three stones on the sled
        "pick 3 sail",  # the stone of 0
        "pick 2 statue",  # the second stone of 1
    ):
        asked.append((s.decider(), s.prompt()))
        assert seen(s).active == 3
        told += story(s, word)
    assert asked == [
        (1, "imhotep-prompt-market-pick"),
        (1, "imhotep-prompt-pyramid-choice"),
        (1, "imhotep-prompt-bonus-draw"),
        (1, "imhotep-prompt-pyramid-choice"),
        (1, "imhotep-prompt-bonus-take"),
        (0, "imhotep-prompt-market-pick"),
        (1, "imhotep-prompt-market-pick"),
    ]
    # No card is left for the stone of 2, so nobody is asked, and the turn goes on from seat 3.
    assert told[-3:] == [
        "pick_declined player=2",
        "stone_unloaded player=2 ship=1 space=1 site=market",
        "stone_returned player=2",
    ]
    assert (s.decider(), seen(s).active) == (0, 0)
    assert tracks(s) == [0, 2, 0, 0]
    assert [hand(s, seat) for seat in range(4)] == [["sail"], ["statue"], [], []]
    assert (sleds(s), quarries(s)[1]) == ([1, 3, 0, 2], 29 - 2 - 3)
    assert seen(s).market.discard[-3:] == ["lever", "entrance", "entrance"]


@rule("IMH-8.2.9", "IMH-8.2.8", "IMH-9.1.2")
def test_an_entrance_drawn_on_the_left_can_load_a_ship_from_the_right() -> None:
    s = given(
        sides="abaaa",
        sled=(0, 1),
        ships=("....", "...", "10", ".."),
        draw=["entrance"],
    )
    act(s, "sail 3 pyramid", "build left", "accept", "build right")
    assert (s.decider(), offered(s)[-3:]) == (1, ["load 4 1", "load 4 2", "decline"])
    assert seen(s).ships[2].spaces == [None, 0]
    story(s, "load 4 2")
    assert (s.decider(), s.prompt()) == (0, "imhotep-prompt-pyramid-choice")
    assert (tracks(s), sleds(s), seen(s).ships[3].spaces) == ([0, 2], [0, 0], [None, 1])
    act(s, "build right")
    assert (s.decider(), seen(s).active) == (1, 1)


@rule("IMH-8.2.8", "IMH-8.2.9")
def test_stones_taken_in_the_middle_can_be_loaded_from_the_right_by_the_same_ship() -> None:
    s = given(sides="abaaa", ships=("....", "...", "00", ".."))
    act(s, "sail 3 pyramid", "build middle", "accept", "build right")
    assert sleds(s)[0] == 3
    assert offered(s)[0] == "load 1 1"
    act(s, "load 1 1")
    assert (sleds(s)[0], s.decider(), tracks(s)) == (2, 1, [2, 0])


@rule("IMH-8.2.5", "IMH-9.1.2")
def test_an_entrance_drawn_by_the_last_base_stone_falls_on_what_is_left() -> None:
    full = "01010"
    s = given(
        sides="abaaa",
        ships=("....", "...", "01", ".."),
        small=("010", full, full),
        draw=["entrance"] * 2,
    )
    told = story(s, "sail 3 pyramid", "accept")
    assert ending(told, "small_pyramid_stone", "overflow_stone") == [
        "small_pyramid_stone player=0 pyramid=left space=4 points=1",
        "small_pyramid_stone player=0 pyramid=left space=5 points=4",
        "overflow_stone player=1 points=1",
    ]
    assert (tracks(s), s.decider()) == ([5, 1], 1)


@rule("IMH-8.1.3", "IMH-8.2.3", "IMH-6.3")
def test_a_red_card_of_the_pair_goes_through_the_pyramids_before_the_next_pick() -> None:
    s = given(
        3,
        sides="bbaaa",
        active=2,
        ships=("....", "012", "...", ".."),
        market=("statue", None, None, None),
        pair=("entrance", "hammer"),
    )
    act(s, "sail 2 market", "pair", "keep entrance", "build middle")
    assert (s.decider(), seen(s).ships[1].spaces) == (0, [None, 1, 2])
    act(s, "accept")
    assert (s.decider(), offered(s)) == (1, ["pick 1 statue", "decline"])
    story(s, "pick 1 statue")
    assert (s.decider(), seen(s).active) == (0, 0)
    assert quarries(s) == [25, 29, 29]


@rule("IMH-8.3.3", "IMH-8.3.5", "IMH-9.1.2", "IMH-4.10")
def test_two_entrances_at_the_temple_are_finished_before_the_next_space() -> None:
    s = given(
        3,
        sides="abbaa",
        sled=(5, 0, 0),
        ships=LAST_SHIP[3],
        docked=SAILED,
        market=("statue", "hammer", None, None),
        temple="00012",
        draw=["entrance"] * 2,
    )
    act(s, "sail 4 obelisks", "accept", "build left")
    assert (s.decider(), s.prompt()) == (1, "imhotep-prompt-bonus-draw")
    act(s, "accept", "build middle")
    assert (s.decider(), s.prompt()) == (1, "imhotep-prompt-bonus-take")
    story(s, "accept")
    assert (s.decider(), offered(s), seen(s).round) == (2, ["point", "stones"], 1)
    assert (tracks(s), sleds(s)) == ([4, 2, 0], [5, 3, 0])
    story(s, "stones")
    assert (seen(s).round, seen(s).first, sleds(s)) == (2, 1, [5, 3, 2])


@rule("IMH-4.7", "IMH-6.3")
def test_the_round_ends_only_after_the_last_consequence_of_the_fourth_ship() -> None:
    s = given(
        sides="abaaa",
        active=1,
        ships=LAST_SHIP[2],
        docked={0: "market", 1: "temple", 2: "obelisks"},
        temple="1",
        draw=["statue"] * 8,
    )
    told = story(s, "sail 4 pyramid", "build left")
    assert ending(told, "round_ended", "temple_scored") == []
    assert (s.decider(), seen(s).round) == (0, 1)
    assert story(s, "accept")[:3] == [
        "card_drawn player=0 card=statue",
        "round_ended round=1",
        "temple_scored player=1 space=1 points=1",
    ]
    assert (seen(s).round, seen(s).first, s.decider()) == (2, 0, 0)


def without_cards(s: Imhotep) -> Imhotep:
    """The same table with two red cards fewer in the box, and with no card in either pile."""
    fewer = load(
        corrected(
            "market_card.entrance.copies = 1",
            "market_card.sarcophagus.copies = 1",
            "card_kind.red.cards = 4",
            "components.market_cards = 32",
        )
    )
    return read(msgspec.structs.replace(write(s), draw=[], discard=[]), fewer.tables, trusted=True)


ALL_OTHER_CARDS = {
    0: {"statue": 10, "lever": 2, "hammer": 2, "sail": 3, "chisel": 3},
    1: {
        "pyramid_decoration": 2,
        "temple_decoration": 2,
        "burial_chamber_decoration": 2,
        "obelisk_decoration": 2,
    },
}
ALL_OTHER_RED = ("entrance", "sarcophagus", "paved_path", "paved_path")


@rule("IMH-4.4", "IMH-6.2", "IMH-8.2.3")
def test_the_left_bonus_is_lost_when_both_piles_are_empty() -> None:
    s = without_cards(
        given(
            sides="abaaa",
            ships=("....", "...", "0.", ".."),
            cards=ALL_OTHER_CARDS,
            market=ALL_OTHER_RED,
            draw=["entrance", "sarcophagus"],
        )
    )
    act(s, "sail 3 pyramid", "build left")
    assert (s.decider(), s.prompt(), tracks(s)) == (1, "imhotep-prompt-turn", [1, 0])


@rule("IMH-4.4", "IMH-6.2", "IMH-8.3.5")
def test_the_card_of_the_temple_is_lost_when_both_piles_are_empty() -> None:
    s = without_cards(
        given(
            sides="aabaa",
            sled=(5, 0),
            ships=LAST_SHIP[2],
            docked=SAILED,
            temple="0001",
            cards=ALL_OTHER_CARDS,
            market=ALL_OTHER_RED,
            draw=["entrance", "sarcophagus"],
        )
    )
    act(s, "sail 4 obelisks")
    assert (seen(s).round, tracks(s)) == (2, [4, 0])
    assert sorted(card for card in seen(s).market.cards if card) == sorted(ALL_OTHER_RED)


@rule("IMH-4.4", "IMH-8.1.5", "IMH-7.1.5")
def test_a_fill_without_enough_cards_leaves_the_last_spaces_empty() -> None:
    s = without_cards(
        given(
            sides="baaaa",
            ships=LAST_SHIP[2],
            docked=SAILED,
            cards=ALL_OTHER_CARDS,
            market=("entrance", "sarcophagus", "paved_path", None),
            pair=("paved_path",),
            draw=["entrance", "sarcophagus"],
        )
    )
    act(s, "sail 4 obelisks")
    market = seen(s).market
    assert (len([card for card in market.cards if card]), market.pair, market.draw) == (3, 1, 0)


@rule("IMH-6.3")
@pytest.mark.parametrize("active", range(4))
def test_the_turn_goes_on_clockwise_from_the_active_player_whoever_decided_last(
    active: int,
) -> None:
    s = given(
        4,
        active=active,
        ships=("0123", "....", "..", "."),
        market=("statue", "statue", "statue", "statue"),
    )
    act(s, "sail 1 market", *[f"pick {space} statue" for space in (1, 2, 3, 4)])
    assert (s.decider(), s.prompt()) == ((active + 1) % 4, "imhotep-prompt-turn")
