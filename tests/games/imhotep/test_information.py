"""Section 14 of the rules: what is hidden from whom, and what is left to chance."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from perankh.games.imhotep.game import GAME, all_on
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown import events as e
from perankh.games.imhotep.shown.position import write
from perankh.games.imhotep.shown.view import ImhotepView
from perankh.kernel.event import Event
from perankh.kernel.preview import Seal, perform, preview, undo_floor
from tests.games.imhotep.given import BOX, TABLES, act, given, offered
from tests.games.imhotep.play import new_game, played_games
from tests.support import rule
from tests.support.play import moments

EVERYBODY = (0, 1, None)
MARKET = ("statue", "statue", "statue", None)


def seen(s: Imhotep, seat: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(s, seat))


def told(events: list[Event], seat: int | None) -> bytes:
    return msgspec.json.encode([event.seen_by(seat) for event in events])


def market_b(pair: tuple[str, str], ship: str = "1.") -> Imhotep:
    """A ship is ready for a Market B with this pair; seat 0 is to sail it."""
    ships = ("....", "...", ship, "..")
    return given(2, sides="baaaa", ships=ships, market=MARKET, pair=pair)


def other_table(s: Imhotep, **changes: list[str]) -> Imhotep:
    """The same table with other hidden things."""
    state = GAME.read_position(msgspec.structs.replace(write(s), **changes), BOX, trusted=True)
    assert isinstance(state, Imhotep)
    return state


def pair_dealt(s: Imhotep, observer: int, seed: int) -> list[str]:
    """The pair on a table that is dealt anew for an observer."""
    return sorted(write(s.determinize(observer, seed)).pair)


# --- IMH-14.1: hidden from all


@rule("IMH-14.1")
def test_nobody_sees_the_order_of_the_round_deck_or_the_removed_card() -> None:
    s = given(2, round=3)
    deck = write(s).round_deck
    assert len(deck) == 4
    turned = other_table(s, round_deck=deck[::-1])
    for seat in EVERYBODY:
        assert seen(turned, seat) == seen(s, seat)


@rule("IMH-14.1", "IMH-3.5")
def test_any_round_card_not_seen_so_far_can_come_next() -> None:
    docked = {0: "pyramid", 1: "burial_chamber", 2: "obelisks"}
    came = set()
    for chance in range(128):
        s = given(
            2,
            round=3,
            ships=("....", "...", "..", "0"),
            docked=docked,
            chance=(chance << 25, 2, 3, 4),
        )
        possible = GAME.view(s, 0).rounds_possible
        assert len(possible) == 4
        act(s, "sail 4 temple")
        came.add(tuple(GAME.view(s, 0).round_card))
    assert came == {tuple(card) for card in possible}


@rule("IMH-14.1")
def test_nobody_sees_the_order_of_the_draw_pile() -> None:
    s = given(2)
    turned = other_table(s, draw=write(s).draw[::-1])
    for seat in EVERYBODY:
        assert seen(turned, seat) == seen(s, seat)
        assert GAME.view(s, seat).market.draw == 34


@rule("IMH-14.1")
def test_what_lies_in_the_pair_and_what_in_the_draw_pile_cannot_be_told_apart() -> None:
    s = market_b(("sail", "chisel"))
    pile = write(s).draw
    pile.remove("lever")
    pile.remove("entrance")
    other = other_table(s, pair=["lever", "entrance"], draw=[*pile, "sail", "chisel"])
    for seat in EVERYBODY:
        assert seen(other, seat) == seen(s, seat)
    one, two = act(s, "sail 3 market"), act(other, "sail 3 market")
    for seat in EVERYBODY:
        assert told(one, seat) == told(two, seat)
        assert seen(other, seat) == seen(s, seat)
    assert offered(s) == offered(other)
    assert "pair" in offered(s)


@rule("IMH-14.1")
def test_the_preview_of_taking_the_pair_or_drawing_a_card_ends_where_it_would_tell() -> None:
    s = market_b(("sail", "chisel"))
    act(s, "sail 3 market")
    taken = preview(s, GAME.parse(s, "pair"))
    assert taken.events == [e.PairTaken(player=1)]
    assert (taken.seal, taken.cut) == (Seal.REVEAL, True)
    s = given(2, sides="abaaa", ships=("....", "...", "0.", ".."))
    act(s, "sail 3 pyramid", "build left")
    drawn = preview(s, GAME.parse(s, "accept"))
    assert (drawn.events, drawn.seal, drawn.cut) == ([], Seal.CHANCE, True)


@rule("IMH-14.1")
def test_dealing_anew_shuffles_the_pair_into_the_pile_for_who_may_not_see_it() -> None:
    s = market_b(("sail", "chisel"))
    pairs = {tuple(pair_dealt(s, 0, seed)) for seed in range(60)}
    assert len(pairs) > 20
    for seed in range(5):
        twin = s.determinize(0, seed)
        GAME.check(twin)
        assert seen(twin, 0) == seen(s, 0)


# --- IMH-14.2: the pair while somebody chooses from it


@rule("IMH-14.2", "IMH-8.1.2")
def test_only_the_picker_sees_the_pair_and_only_while_choosing() -> None:
    s = market_b(("sail", "chisel"))
    act(s, "sail 3 market")
    assert [GAME.view(s, seat).market.seen_pair for seat in EVERYBODY] == [None] * 3
    events = act(s, "pair")
    assert s.prompt() == "imhotep-prompt-market-keep"
    shown = [GAME.view(s, seat).market.seen_pair for seat in EVERYBODY]
    assert shown == [None, ["sail", "chisel"], None]
    (look,) = [x for x in events if isinstance(x, e.PairSeen)]
    assert look.seen_by(1).cards is not None
    assert sorted(look.seen_by(1).cards or []) == ["chisel", "sail"]
    assert look.seen_by(0).cards is None
    assert look.seen_by(None).cards is None
    act(s, "keep sail")
    assert [GAME.view(s, seat).market.seen_pair for seat in EVERYBODY] == [None] * 3


@rule("IMH-14.2")
def test_while_the_picker_chooses_the_others_cannot_tell_two_pairs_apart() -> None:
    s = market_b(("sail", "chisel"))
    act(s, "sail 3 market", "pair")
    pile = write(s).draw
    pile.remove("lever")
    pile.remove("hammer")
    other = other_table(s, pair=["lever", "hammer"], draw=[*pile, "sail", "chisel"])
    for seat in (0, None):
        assert seen(other, seat) == seen(s, seat)
    assert seen(other, 1) != seen(s, 1)


@rule("IMH-14.2")
def test_dealing_anew_leaves_the_pair_to_the_picker_alone() -> None:
    s = market_b(("sail", "chisel"))
    act(s, "sail 3 market", "pair")
    for seed in range(20):
        assert pair_dealt(s, 1, seed) == ["chisel", "sail"]
    assert len({tuple(pair_dealt(s, 0, seed)) for seed in range(20)}) > 5


@rule("IMH-14.2", "IMH-8.1.3")
def test_after_the_choice_both_cards_are_public() -> None:
    s = market_b(("sail", "chisel"))
    act(s, "sail 3 market", "pair", "keep chisel")
    for seat in EVERYBODY:
        view = GAME.view(s, seat)
        assert view.players[1].cards == ["chisel"]
        assert view.market.discard == ["sail"]
        assert view.market.pair == 0


@rule("IMH-14.2")
def test_looking_at_the_pair_cannot_be_undone() -> None:
    s = market_b(("sail", "chisel"), "0.")
    marks = [perform(s, GAME.parse(s, "sail 3 market"))]
    assert undo_floor(marks, 0) == 0
    marks.append(perform(s, GAME.parse(s, "pair")))
    assert marks[-1].seal is Seal.REVEAL
    assert undo_floor(marks, 0) == 2


# --- IMH-14.3: everything else is public


@rule("IMH-14.3")
def test_everybody_sees_the_same_apart_from_an_open_pair() -> None:
    for game in played_games():
        for s in game[::7]:
            views = [GAME.view(s, seat) for seat in (*range(s.players), None)]
            plain = {msgspec.json.encode(without_secret(view)) for view in views}
            assert len(plain) == 1


def without_secret(view: ImhotepView) -> ImhotepView:
    market = msgspec.structs.replace(view.market, seen_pair=None)
    return msgspec.structs.replace(view, seat=None, market=market)


@rule("IMH-14.3")
def test_discards_sleds_quarries_and_cards_of_all_are_seen_by_all() -> None:
    s = given(
        3,
        sled=(1, 2, 3),
        cards={0: {"lever": 1}, 1: {"statue": 2}, 2: {"sail": 1, "temple_decoration": 1}},
        draw=["statue", "statue"],
    )
    quarries = [p.quarry for p in s.player]
    for seat in (0, 1, 2, None):
        view = GAME.view(s, seat)
        assert [player.sled for player in view.players] == [1, 2, 3]
        assert [player.quarry for player in view.players] == quarries
        owned = [player.cards for player in view.players]
        assert owned == [["lever"], ["statue", "statue"], ["temple_decoration", "sail"]]
        assert len(view.market.discard) == 34 - 5 - 2
        assert Counter(view.market.discard)["entrance"] == 2


@rule("IMH-14.3", "IMH-2.4")
def test_the_seven_possible_round_cards_are_public() -> None:
    s = given(4, round=2)
    view = GAME.view(s, None)
    known = [*view.rounds_seen, *view.rounds_possible]
    assert sorted(known) == sorted(TABLES.round_cards[n] for n in TABLES.round_cards_for[4])
    assert len(view.rounds_seen) == 2


@rule("IMH-14.3", "IMH-8.2.6")
def test_a_card_drawn_as_a_bonus_is_shown_to_all() -> None:
    s = given(2, sides="abaaa", ships=("....", "...", "0.", ".."), draw=["lever"])
    events = act(s, "sail 3 pyramid", "build left", "accept")
    for seat in EVERYBODY:
        assert e.CardDrawn(player=0, card="lever") in [event.seen_by(seat) for event in events]


# --- IMH-14.4: chance


@rule("IMH-14.4")
def test_chance_is_asked_for_cards_only() -> None:
    """Once for each card that leaves a bag: a round card, a market card, nothing else."""
    for side, seed in (("a", 1), ("b", 2)):
        start = new_game(3, seed, all_on("b" if side == "b" else "a"))
        before = start.rng.draws
        for s, events in moments(start, seed):
            rounds = sum(isinstance(x, e.RoundStarted) for x in events)
            filled = sum(len(x.cards) + x.pair for x in events if isinstance(x, e.MarketFilled))
            drawn = sum(isinstance(x, e.CardDrawn) for x in events)
            assert s.rng.draws - before == rounds + filled + drawn
            before = s.rng.draws


@rule("IMH-14.4")
def test_setting_up_asks_chance_for_the_first_player_the_round_and_the_market() -> None:
    assert new_game(2, 1, all_on("a")).rng.draws == 1 + 1 + 4
    assert new_game(2, 1, all_on("b")).rng.draws == 1 + 1 + 5


@rule("IMH-14.4", "IMH-5.22")
@pytest.mark.parametrize(
    "words", ["get", "load 1 1", "sail 3 temple", "sail 3 burial_chamber", "sail 3 pyramid"]
)
def test_an_action_without_chance_can_be_undone(words: str) -> None:
    s = given(2, ships=("....", "...", "0.", ".."), sled=(1, 0))
    mark = perform(s, GAME.parse(s, words))
    assert (mark.player, mark.seal) == (0, None)
    assert undo_floor([mark], 0) == 0


@rule("IMH-14.4", "IMH-4.1")
def test_the_ship_that_ends_a_round_seals_it_by_chance() -> None:
    docked = {0: "pyramid", 1: "burial_chamber", 2: "obelisks"}
    s = given(2, ships=("....", "...", "..", "0"), docked=docked)
    assert preview(s, GAME.parse(s, "sail 4 temple")).seal is Seal.CHANCE
    last = given(2, ships=("....", "...", "..", "0"), docked=docked, round=6)
    assert preview(last, GAME.parse(last, "sail 4 temple")).seal is None


@rule("IMH-14.4", "IMH-4.3")
def test_a_reshuffled_pile_gives_any_of_its_cards() -> None:
    came = set()
    for chance in range(128):
        s = given(
            2,
            sides="abaaa",
            ships=("....", "...", "0.", ".."),
            draw=[],
            chance=(chance << 25, 2, 3, 4),
        )
        events = act(s, "sail 3 pyramid", "build left", "accept")
        came |= {x.card for x in events if isinstance(x, e.CardDrawn)}
    assert len(came) == 12
