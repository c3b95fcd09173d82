"""The Market: side A (section 7.1) and side B (section 8.1)."""

from __future__ import annotations

import pytest

from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.shown import events
from perankh.kernel.errors import UnknownAction
from perankh.kernel.preview import Seal, perform, preview
from tests.games.imhotep.given import act, given, offered, why_not
from tests.games.imhotep.looking import (
    LAST_SHIP,
    SAILED,
    ending,
    hand,
    points,
    quarries,
    seen,
    sleds,
    story,
    tracks,
)
from tests.support import rule

THREE_CARDS = ("sail", "hammer", "chisel", None)
FOUR_CARDS = ("sail", "statue", "lever", "hammer")
PAIR_LEFT = {0: "temple", 1: "burial_chamber", 2: "obelisks"}
"""Three ships have sailed, none to the Market."""


# --- 7.1: side A


@rule("IMH-7.1.1", "IMH-5.13")
def test_example_7_1_each_owner_takes_a_card_and_gets_the_stone_back() -> None:
    s = given(4, ships=("....", "123", "...", ".."), market=FOUR_CARDS)
    assert quarries(s) == [29, 28, 28, 28]
    story(s, "sail 2 market")
    assert s.decider() == 1
    story(s, "pick 1 sail")
    assert s.decider() == 2
    story(s, "pick 2 statue")
    assert s.decider() == 3
    story(s, "pick 3 lever")
    assert seen(s).market.cards == [None, None, None, "hammer"]
    assert [hand(s, seat) for seat in range(4)] == [[], ["sail"], ["statue"], ["lever"]]
    assert quarries(s) == [29, 29, 29, 29]
    assert seen(s).ships[1].spaces == [None, None, None]
    assert seen(s).ships[1].site == "market"


@rule("IMH-6.3", "IMH-7.1.1")
def test_after_the_last_pick_the_turn_goes_on_from_the_sailor_not_from_the_picker() -> None:
    s = given(4, active=0, ships=("....", "123", "...", ".."), market=FOUR_CARDS)
    act(s, "sail 2 market", "decline", "decline", "decline")
    assert (s.decider(), seen(s).active) == (1, 1)


@rule("IMH-7.1.1", "IMH-4.11")
def test_a_taken_card_is_not_replaced_and_cannot_be_taken_again() -> None:
    s = given(ships=("....", "...", "01", ".."), market=FOUR_CARDS)
    before = seen(s).market.draw
    act(s, "sail 3 market", "pick 2 statue")
    assert offered(s) == ["pick 1 sail", "pick 3 lever", "pick 4 hammer", "decline"]
    assert why_not(s, "pick 2 none") == "IMH-7.1.1"
    assert seen(s).market.draw == before


@rule("IMH-7.1.2", "IMH-7.1.4", "IMH-7.1.6")
def test_pick_then_stone_back_then_the_red_card_then_the_next_stone() -> None:
    market = ("entrance", "statue", None, None)
    s = given(ships=("....", "...", "01", ".."), market=market)
    assert story(s, "sail 3 market", "pick 1 entrance") == [
        "ship_sailed player=0 ship=3 site=market",
        "card_taken player=0 card=entrance space=1",
        "stone_unloaded player=0 ship=3 space=1 site=market",
        "stone_returned player=0",
        "red_card_resolved player=0 card=entrance site=pyramid",
        "pyramid_stone player=0 space=1 points=2",
    ]
    assert s.decider() == 1
    assert seen(s).ships[2].spaces == [None, 1]
    assert seen(s).market.discard == ["entrance"]
    assert (tracks(s), hand(s, 0)) == ([2, 0], [])


@rule("IMH-7.1.3")
def test_an_owner_may_decline_and_the_stone_goes_back_all_the_same() -> None:
    s = given(ships=("....", "...", "01", ".."), market=FOUR_CARDS)
    assert story(s, "sail 3 market", "decline")[1:] == [
        "pick_declined player=0",
        "stone_unloaded player=0 ship=3 space=1 site=market",
        "stone_returned player=0",
    ]
    assert quarries(s) == [29, 28]
    assert (s.decider(), hand(s, 0)) == (1, [])
    assert offered(s) == [
        "pick 1 sail",
        "pick 2 statue",
        "pick 3 lever",
        "pick 4 hammer",
        "decline",
    ]


@rule("IMH-7.1.4")
@pytest.mark.parametrize(
    ("card", "site"),
    [("entrance", "pyramid"), ("sarcophagus", "burial_chamber"), ("paved_path", "obelisks")],
)
def test_a_red_card_of_the_market_works_even_with_an_empty_quarry(card: str, site: str) -> None:
    s = given(
        sled=(1, 1), quarry=(0, None), ships=("....", "...", "0.", ".."), market=(card, *[None] * 3)
    )
    stones = sum(len(pile) for pile in (s.pyramid, s.chamber)) + s.player[0].obelisk
    told = story(s, "sail 3 market", f"pick 1 {card}")
    assert ending(told, "red_card_resolved", "red_card_void") == [
        f"red_card_resolved player=0 card={card} site={site}"
    ]
    assert sum(len(pile) for pile in (s.pyramid, s.chamber)) + s.player[0].obelisk == stones + 1
    assert (quarries(s)[0], sleds(s)[0]) == (0, 1)


@rule("IMH-7.1.5", "IMH-6.2")
def test_without_a_card_left_the_stone_goes_back_and_nobody_is_asked() -> None:
    s = given(ships=("....", "...", "01", ".."), market=(None, "statue", None, None))
    act(s, "sail 3 market")
    assert story(s, "pick 2 statue")[-3:] == [
        "pick_declined player=1",
        "stone_unloaded player=1 ship=3 space=2 site=market",
        "stone_returned player=1",
    ]
    assert quarries(s) == [29, 29]
    assert (s.decider(), seen(s).active) == (1, 1)
    assert "get" in offered(s)


@rule("IMH-7.1.6", "IMH-14.3")
def test_cards_lie_open_before_their_owner_without_any_limit() -> None:
    s = given(
        ships=("....", "...", "0.", ".."),
        cards={0: {"statue": 9, "chisel": 3, "temple_decoration": 2}},
        market=(None, None, None, "statue"),
    )
    act(s, "sail 3 market", "pick 4 statue")
    expected = ["temple_decoration"] * 2 + ["statue"] * 10 + ["chisel"] * 3
    assert [seen(s, seat).players[0].cards for seat in (0, 1, None)] == [expected] * 3
    assert seen(s).market.discard == []


@rule("IMH-7.1.7")
def test_no_stone_stays_on_the_market() -> None:
    s = given(ships=("0101", "...", "..", ".."), market=FOUR_CARDS)
    act(s, "sail 1 market", "pick 1 sail", "decline", "pick 2 statue", "decline")
    assert quarries(s) == [29, 29]
    assert seen(s).ships[0].spaces == [None] * 4


@rule("IMH-7.1.8")
def test_a_ship_of_four_can_take_all_four_cards_each_by_its_space() -> None:
    s = given(ships=("0101", "...", "..", ".."), market=FOUR_CARDS)
    act(s, "sail 1 market", "pick 4 hammer", "pick 3 lever", "pick 2 statue", "pick 1 sail")
    assert seen(s).market.cards == [None] * 4
    assert (hand(s, 0), hand(s, 1)) == (["statue", "hammer"], ["lever", "sail"])


@rule("IMH-7.1.9", "IMH-7.1.8")
@pytest.mark.parametrize(("space", "left"), [(1, [None, "statue"]), (2, ["statue", None])])
def test_equal_cards_on_two_spaces_are_two_options(space: int, left: list[str | None]) -> None:
    s = given(ships=("....", "...", "0.", ".."), market=("statue", "statue", None, None))
    act(s, "sail 3 market")
    assert offered(s) == ["pick 1 statue", "pick 2 statue", "decline"]
    act(s, f"pick {space} statue")
    assert seen(s).market.cards == [*left, None, None]
    assert hand(s, 0) == ["statue"]


@rule("IMH-7.1.8", "IMH-4.2")
def test_market_a_is_filled_with_four_cards_face_up() -> None:
    s = given(ships=LAST_SHIP[2], docked=PAIR_LEFT, draw=["statue"] * 6)
    act(s, "sail 4 pyramid")
    assert seen(s).round == 2
    assert seen(s).market.cards == ["statue"] * 4
    assert (seen(s).market.pair, seen(s).market.draw) == (0, 2)


# --- 8.1: side B


@rule("IMH-8.1.1", "IMH-4.2", "IMH-7.1.8")
def test_market_b_is_filled_with_three_cards_face_up_and_a_pair_face_down() -> None:
    s = given(sides="baaaa", ships=LAST_SHIP[2], docked=PAIR_LEFT, draw=["statue"] * 6)
    told = story(s, "sail 4 pyramid")
    assert told[-1] == "market_filled cards=statue,statue,statue pair=2"
    assert seen(s).market.cards == ["statue"] * 3
    assert (seen(s).market.pair, seen(s).market.draw) == (2, 1)


@rule("IMH-8.1.2", "IMH-8.1.3", "IMH-8.1.4", "IMH-14.2")
def test_the_pair_is_looked_at_one_is_kept_and_the_other_is_discarded_face_up() -> None:
    pair = ("lever", "statue")
    s = given(sides="baaaa", ships=("....", "...", "10", ".."), market=THREE_CARDS, pair=pair)
    act(s, "sail 3 market")
    assert (s.decider(), offered(s)) == (
        1,
        ["pick 1 sail", "pick 2 hammer", "pick 3 chisel", "pair", "decline"],
    )
    assert story(s, "pair") == ["pair_taken player=1", "pair_seen player=1 cards=lever,statue"]
    assert (s.decider(), offered(s)) == (1, ["keep statue", "keep lever"])
    assert story(s, "keep lever") == [
        "card_kept player=1 card=lever",
        "card_discarded player=1 card=statue",
        "stone_unloaded player=1 ship=3 space=1 site=market",
        "stone_returned player=1",
    ]
    assert (hand(s, 1), seen(s).market.discard, seen(s).market.pair) == (["lever"], ["statue"], 0)
    assert s.decider() == 0


@rule("IMH-8.1.2", "IMH-14.2")
def test_only_the_picker_sees_the_pair() -> None:
    pair = ("lever", "statue")
    s = given(sides="baaaa", ships=("....", "...", "10", ".."), market=THREE_CARDS, pair=pair)
    act(s, "sail 3 market")
    assert [seen(s, seat).market.seen_pair for seat in (0, 1, None)] == [None] * 3
    looked = [event for event in act(s, "pair") if isinstance(event, events.PairSeen)]
    assert [seen(s, seat).market.seen_pair for seat in (0, 1, None)] == [
        None,
        ["lever", "statue"],
        None,
    ]
    assert [looked[0].seen_by(seat).cards for seat in (0, 1, None)] == [
        None,
        ["lever", "statue"],
        None,
    ]


@rule("IMH-8.1.2")
def test_a_chosen_pair_must_be_resolved() -> None:
    pair = ("lever", "statue")
    s = given(sides="baaaa", ships=("....", "...", "10", ".."), market=THREE_CARDS, pair=pair)
    act(s, "sail 3 market", "pair")
    assert offered(s) == ["keep statue", "keep lever"]
    assert why_not(s, "keep hammer") == "IMH-8.1.2"
    with pytest.raises(UnknownAction):
        GAME.parse(s, "decline")


@rule("IMH-8.1.2")
def test_looking_at_the_pair_cannot_be_taken_back() -> None:
    pair = ("lever", "statue")
    s = given(sides="baaaa", ships=("....", "...", "10", ".."), market=THREE_CARDS, pair=pair)
    act(s, "sail 3 market")
    foreseen = preview(s, GAME.parse(s, "pair"))
    assert [event.name for event in foreseen.events] == ["pair_taken"]
    assert foreseen.cut
    assert perform(s, GAME.parse(s, "pair")).seal is Seal.REVEAL


@rule("IMH-8.1.3")
def test_the_pair_can_be_taken_only_once_a_round() -> None:
    pair = ("lever", "statue")
    s = given(sides="baaaa", ships=("....", "...", "10", ".."), market=THREE_CARDS, pair=pair)
    act(s, "sail 3 market", "pair", "keep lever")
    assert offered(s) == ["pick 1 sail", "pick 2 hammer", "pick 3 chisel", "decline"]
    assert why_not(s, "pair") == "IMH-7.1.1"


@rule("IMH-8.1.3", "IMH-8.1.4")
def test_a_red_card_of_the_pair_is_resolved_at_once_with_the_returned_stone() -> None:
    s = given(
        sides="baaaa",
        quarry=(None, 0),
        sled=(0, 2),
        ships=("....", "...", "10", ".."),
        market=THREE_CARDS,
        pair=("sarcophagus", "statue"),
    )
    act(s, "sail 3 market", "pair")
    assert story(s, "keep sarcophagus") == [
        "card_kept player=1 card=sarcophagus",
        "card_discarded player=1 card=statue",
        "stone_unloaded player=1 ship=3 space=1 site=market",
        "stone_returned player=1",
        "red_card_resolved player=1 card=sarcophagus site=burial_chamber",
        "chamber_stone player=1 row=1 column=1",
    ]
    assert seen(s).market.discard == ["statue", "sarcophagus"]
    assert (hand(s, 1), quarries(s)[1], s.decider()) == ([], 0, 0)


@rule("IMH-8.1.4", "IMH-9.1.5")
def test_the_other_card_and_the_red_one_are_discarded_before_the_effect() -> None:
    s = given(
        sides="bbaaa", ships=("....", "...", "10", ".."), pair=("entrance", "statue"), draw=()
    )
    act(s, "sail 3 market", "pair", "keep entrance", "build left")
    assert seen(s).market.discard[-2:] == ["statue", "entrance"]
    assert story(s, "accept")[0] == "pile_reshuffled cards=34"


@rule("IMH-8.1.5", "IMH-6.2")
def test_a_single_card_in_the_pair_space_is_taken_without_choice() -> None:
    s = given(sides="baaaa", ships=("....", "...", "10", ".."), pair=("hammer",))
    act(s, "sail 3 market")
    assert offered(s) == ["pair", "decline"]
    told = story(s, "pair")
    assert ending(told, "card_kept", "card_discarded") == ["card_kept player=1 card=hammer"]
    assert (hand(s, 1), seen(s).market.discard) == (["hammer"], [])


@rule("IMH-8.1.5")
def test_an_empty_pair_space_cannot_be_picked() -> None:
    s = given(sides="baaaa", ships=("....", "...", "10", ".."), market=THREE_CARDS)
    act(s, "sail 3 market")
    assert offered(s) == ["pick 1 sail", "pick 2 hammer", "pick 3 chisel", "decline"]
    assert why_not(s, "pair") == "IMH-7.1.1"


@rule("IMH-6.2", "IMH-8.1.2")
def test_two_equal_cards_in_the_pair_are_no_choice() -> None:
    pair = ("statue", "statue")
    s = given(sides="baaaa", ships=("....", "...", "10", ".."), market=THREE_CARDS, pair=pair)
    act(s, "sail 3 market", "pair")
    assert s.decider() == 0
    assert (hand(s, 1), seen(s).market.discard) == (["statue"], ["statue"])
    assert points(s, "statues") == [0, 1]


@rule("IMH-4.8", "IMH-8.1.1")
def test_an_untouched_pair_goes_face_up_to_the_discard_pile() -> None:
    s = given(
        sides="baaaa",
        ships=LAST_SHIP[2],
        docked=PAIR_LEFT,
        market=("sail", None, "chisel", None),
        pair=("lever", "hammer"),
        draw=["statue"] * 6,
    )
    before = seen(s).market.discard
    told = story(s, "sail 4 pyramid")
    assert "market_cleared cards=sail,chisel,lever,hammer" in told
    assert seen(s).market.discard == [*before, "sail", "chisel", "lever", "hammer"]


@rule("IMH-4.3", "IMH-4.11")
def test_a_fill_interrupted_by_a_reshuffle_goes_on_with_the_new_pile() -> None:
    s = given(sides="baaaa", ships=LAST_SHIP[2], docked=SAILED, draw=["statue"] * 2)
    told = story(s, "sail 4 obelisks")
    assert ending(told, "pile_reshuffled", "market_filled")[0] == "pile_reshuffled cards=32"
    assert seen(s).market.cards[:2] == ["statue"] * 2
    assert (seen(s).market.pair, seen(s).market.draw, seen(s).market.discard) == (2, 29, [])
