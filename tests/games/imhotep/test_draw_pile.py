"""IMH-4.3, 4.4, 4.10 and 4.11: when cards leave the draw pile, and what if it is empty."""

from __future__ import annotations

import msgspec
import pytest

from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.box.loading import load
from perankh.games.imhotep.game import GAME, all_on
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown import events as e
from perankh.games.imhotep.shown.position import write
from perankh.kernel.event import Event
from tests.games.imhotep.boxes import corrected
from tests.games.imhotep.given import act, given
from tests.games.imhotep.play import new_game
from tests.support import rule
from tests.support.play import moments

LAST = ("....", "...", "..", "0")
"""Ships of which only the fourth, with a stone of seat 0, has not sailed yet."""
DOCKED = {0: "pyramid", 1: "burial_chamber", 2: "obelisks"}


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def laid_out(s: Imhotep) -> list[str]:
    """The face-up cards of the Market."""
    return [card for card in write(s).market if card is not None]


def piles(s: Imhotep) -> tuple[int, int]:
    """How many cards there are to draw, and how many are discarded."""
    return len(write(s).draw), len(write(s).discard)


@rule("IMH-4.3")
def test_a_pile_that_just_suffices_is_not_reshuffled() -> None:
    s = given(2, ships=LAST, docked=DOCKED, draw=["statue"] * 4)
    events = act(s, "sail 4 temple")
    assert "pile_reshuffled" not in names(events)
    assert laid_out(s) == ["statue"] * 4
    assert piles(s) == (0, 30)


@rule("IMH-4.3", "IMH-4.8")
def test_a_fill_that_the_pile_cannot_finish_goes_on_with_the_new_pile() -> None:
    market = ("lever", "lever", None, "hammer")
    s = given(2, ships=LAST, docked=DOCKED, market=market, draw=["statue"] * 2)
    events = act(s, "sail 4 temple")
    # 34 cards, 2 statues drawn before: the three left in the Market are shuffled in, too
    assert e.PileReshuffled(cards=32) in events
    assert laid_out(s)[:2] == ["statue"] * 2
    assert len(laid_out(s)) == 4
    assert piles(s) == (30, 0)


@rule("IMH-4.3", "IMH-8.2.6")
def test_the_last_card_drawn_as_a_bonus_does_not_reshuffle_but_the_next_draw_does() -> None:
    s = given(2, sides="abaaa", ships=("....", "...", "00", ".."), draw=["statue"])
    events = act(s, "sail 3 pyramid", "build left", "accept")
    assert e.CardDrawn(player=0, card="statue") in events
    assert "pile_reshuffled" not in names(events)
    assert piles(s) == (0, 33)
    events = act(s, "build left", "accept")
    assert names(events).index("pile_reshuffled") < names(events).index("card_drawn")
    assert e.PileReshuffled(cards=33) in events
    assert piles(s)[0] == 32


@rule("IMH-4.3", "IMH-4.10", "IMH-8.3.5")
def test_a_temple_card_is_drawn_before_the_market_is_cleared() -> None:
    market = ("lever", "lever", "hammer", "hammer")
    s = given(
        2, sides="aabaa", ships=LAST, docked=DOCKED, market=market, draw=[], temple="1110", round=3
    )
    act(s, "sail 4 market", "decline")
    assert s.prompt() == "imhotep-prompt-temple-choice"
    act(s, "point", "point")
    assert s.prompt() == "imhotep-prompt-temple-draw"
    events = act(s, "accept")
    assert e.PileReshuffled(cards=30) in events
    assert names(events).index("card_drawn") < names(events).index("market_cleared")


@rule("IMH-4.11", "IMH-7.1.1")
@pytest.mark.parametrize("side", ["a", "b"])
def test_cards_leave_the_draw_pile_only_to_fill_the_market_and_as_bonuses(side: str) -> None:
    start = new_game(3, 11, all_on("b" if side == "b" else "a"))
    before, _ = piles(start)
    for s, events in moments(start, 4):
        drawn = sum(isinstance(event, e.CardDrawn) for event in events)
        filled = [event for event in events if isinstance(event, e.MarketFilled)]
        placed = sum(len(event.cards) + event.pair for event in filled)
        added = sum(event.cards for event in events if isinstance(event, e.PileReshuffled))
        assert piles(s)[0] == before + added - drawn - placed
        assert placed == (4 if side == "a" else 5) * len(filled)
        before, _ = piles(s)


SCARCE = load(
    corrected(
        "components.market_cards = 31",
        "card_kind.red.cards = 3",
        "market_card.entrance.copies = 1",
        "market_card.sarcophagus.copies = 1",
        "market_card.paved_path.copies = 1",
    )
)
"""A box with so few red cards, which nobody can own, that both piles can run empty."""
REDS = ["entrance", "sarcophagus", "paved_path"]


def scarce(s: Imhotep, *, market: list[str | None], draw: list[str]) -> Imhotep:
    """The same table with that box, seat 0 owning every card that can be owned."""
    position = write(s)
    owned = {
        card: copies
        for card, copies in zip(t.CARD_IDS, SCARCE.tables.card_copies, strict=True)
        if card not in REDS
    }
    first, *others = position.players
    poorer = msgspec.structs.replace(
        position,
        market=market,
        draw=draw,
        discard=[],
        players=[msgspec.structs.replace(first, cards=owned), *others],
    )
    read = GAME.read_position(poorer, SCARCE, trusted=True)
    assert isinstance(read, Imhotep)
    return read


@rule("IMH-4.4")
@pytest.mark.parametrize("side", ["a", "b"])
def test_without_cards_in_both_piles_the_market_has_fewer(side: str) -> None:
    s = given(2, sides=f"{side}aaaa", ships=LAST, docked=DOCKED)
    s = scarce(s, market=[None] * 4, draw=REDS)
    events = act(s, "sail 4 temple")
    assert sorted(laid_out(s)) == sorted(REDS)
    assert write(s).market[3] is None
    assert (write(s).pair, piles(s)) == ([], (0, 0))
    assert "pile_reshuffled" not in names(events)


@rule("IMH-4.4", "IMH-6.2")
def test_without_cards_in_both_piles_the_left_pyramid_brings_no_bonus() -> None:
    s = given(2, sides="abaaa", ships=("....", "...", "0.", ".."))
    s = scarce(s, market=[*REDS, None], draw=[])
    act(s, "sail 3 pyramid", "build left")
    assert (s.prompt(), s.decider()) == ("imhotep-prompt-turn", 1)
    assert GAME.view(s, None).players[0].track == 1


@rule("IMH-4.4", "IMH-6.2")
def test_without_cards_in_both_piles_the_temple_brings_no_card() -> None:
    s = given(2, sides="aabaa", ships=LAST, docked=DOCKED, temple="1110", sled=(0, 5))
    s = scarce(s, market=[*REDS, None], draw=[])
    events = act(s, "sail 4 market", "decline")
    assert s.round == 2
    assert [x.space for x in events if isinstance(x, e.TempleScored)] == [1, 2, 3]
