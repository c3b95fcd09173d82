"""Section 4 of the rules: zones, and who may see what."""

from __future__ import annotations

import msgspec
import pytest

from perankh.games.valley_of_the_kings.game import GAME, ValleySetup
from perankh.games.valley_of_the_kings.rules.state import Valley
from perankh.games.valley_of_the_kings.shown.view import PlayerView, ValleyView
from perankh.kernel.conformance.secrecy import check_done_in_secret
from perankh.kernel.conformance.subject import Subject
from perankh.kernel.event import Event
from tests.games.valley_of_the_kings.given import (
    BOX,
    LONG,
    NAMES,
    SHORT,
    act,
    action_of,
    asked,
    given,
    hand_of,
    numbers,
    pile_of,
)
from tests.games.valley_of_the_kings.play import played_games
from tests.support import rule

EVERYBODY = (0, 1, 2, None)


def seen(s: Valley, seat: int | None = None) -> ValleyView:
    """The table as a seat sees it; None is a spectator."""
    return GAME.view(s, seat)


def area(s: Valley, player: int, seat: int | None) -> PlayerView:
    """One player's area as a seat sees it."""
    return seen(s, seat).players[player]


def short(cards: list[str] | None) -> str | None:
    """Cards of a view by their short names."""
    return None if cards is None else " ".join(SHORT[card] for card in cards)


def told_to(events: list[Event], seat: int | None, name: str) -> list[object]:
    """The cards that events of a name tell a seat."""
    heard = [event.seen_by(seat).arguments() for event in events if event.name == name]
    return [one.get("cards", one.get("card")) for one in heard]


@rule("VOK-4.1", "VOK-4.R1")
def test_only_its_owner_sees_a_hand_but_all_see_how_many_cards_it_has() -> None:
    s = given(3, hands=["urn ka", "food", "mask"])
    for seat in EVERYBODY:
        assert [area(s, player, seat).hand_size for player in range(3)] == [2, 1, 1]
        for player in range(3):
            hand = area(s, player, seat).hand
            assert (hand is None) == (player != seat)
    own = area(s, 0, 0).hand
    assert own is not None
    assert [card.card for card in own] == [LONG["urn"], LONG["ka"]]


@rule("VOK-4.2")
def test_the_order_of_a_draw_deck_is_known_to_nobody_but_what_was_put_on_top_is() -> None:
    s = given(3, hands=["urn", "", ""], decks=["shabti food", "", ""], discards=["ka", "", ""])
    act(s, "play urn")
    for seat in EVERYBODY:
        deck = area(s, 0, seat)
        assert (deck.deck_size, short(deck.deck_top)) == (3, "ka")


@rule("VOK-4.2")
def test_two_orders_of_a_deck_look_the_same_even_to_its_owner() -> None:
    one = given(hand="food", deck="urn ka mask")
    other = one.clone()
    other.player[0].bag = numbers("mask urn ka")
    for seat in (0, 1, None):
        assert msgspec.json.encode(seen(one, seat)) == msgspec.json.encode(seen(other, seat))


@rule("VOK-4.2", "VOK-4.R3")
def test_a_card_drawn_from_a_known_top_is_known_to_be_in_that_hand() -> None:
    s = given(3, hands=["food", "", ""], tops=["urn ka", "", ""])
    events = act(s, "play food")
    assert told_to(events, 1, "cards_drawn") == [None]
    assert short(area(s, 0, 1).known_hand) == "ka"


@rule("VOK-4.3", "VOK-4.R2", "VOK-4.R1")
def test_all_see_the_top_card_and_the_number_of_a_discard_pile() -> None:
    s = given(3, hands=["", "", ""], discards=["urn ka", "food mask scarab", ""])
    for seat in EVERYBODY:
        piles = [area(s, player, seat) for player in range(3)]
        assert [pile.discard_size for pile in piles] == [2, 3, 0]
        assert [pile.discard_top for pile in piles] == [LONG["ka"], LONG["scarab"], None]


@rule("VOK-4.4", "VOK-4.R2")
def test_the_own_discard_pile_may_be_looked_through_outside_the_own_turn_only() -> None:
    s = given(hands=["urn", ""], discards=["urn ka", "food mask"])
    assert area(s, 0, 0).discard is None
    assert short(area(s, 1, 1).discard) == "food mask"
    assert area(s, 0, 1).discard is None
    assert area(s, 1, 0).discard is None
    assert area(s, 1, None).discard is None


@rule("VOK-4.4")
def test_an_action_that_chooses_from_the_discard_pile_lets_its_player_look_through_it() -> None:
    for card in ("scarab", "weres", "mask"):
        s = given(hand=card, discard="urn ka")
        act(s, f"play {card}")
        assert short(area(s, 0, 0).discard) == "urn ka"
        assert area(s, 0, 1).discard is None
    s = given(hand="middle urn food ka", discard="urn scarab")
    act(s, "play middle")
    assert area(s, 0, 0).discard is None


@rule("VOK-4.5")
def test_tombs_are_public_and_have_no_order() -> None:
    s = given(3, hands=["urn ka", "", ""], tombs=["mask", "food scarab", ""])
    act(s, "entomb urn")
    for seat in EVERYBODY:
        assert [short(area(s, player, seat).tomb) for player in range(3)] == [
            "urn mask",
            "food scarab",
            "",
        ]


@rule("VOK-4.6", "VOK-4.R1")
def test_only_the_top_card_of_the_boneyard_is_seen_by_anyone() -> None:
    one = given(3, boneyard="ka mask scarab")
    other = given(3, boneyard="mask ka scarab")
    for seat in EVERYBODY:
        view = seen(one, seat)
        assert (view.boneyard, view.boneyard_top) == (33, LONG["scarab"])
        assert msgspec.json.encode(view) == msgspec.json.encode(seen(other, seat))


@rule("VOK-4.7", "VOK-3.3", "VOK-4.R1")
def test_the_stock_shows_how_many_cards_it_has_and_the_age_of_the_top_one() -> None:
    s = given(3, stock="isis mask ka")
    for seat in EVERYBODY:
        assert (seen(s, seat).stock, seen(s, seat).stock_age) == (3, 2)
    late = given(3, stock="mask ka")
    assert seen(late).stock_age == 3
    assert seen(given(3, stock=0)).stock_age is None


@rule("VOK-4.8", "VOK-5.5")
def test_cards_in_play_lie_before_the_active_player_with_their_use() -> None:
    s = given(3, active=1, hands=["", "thoth food urn", ""], decks=["", "ka", ""])
    act(s, "play food", "buy bl", "pay thoth")
    for seat in EVERYBODY:
        played = [[(card.card, card.use) for card in area(s, p, seat).in_play] for p in range(3)]
        assert played == [[], [(LONG["food"], "action"), (LONG["thoth"], "gold")], []]
    act(s, "end")
    assert all(area(s, player, None).in_play == [] for player in range(3))


@rule("VOK-4.9")
def test_total_cards_are_hand_deck_and_discard_pile_without_the_tomb() -> None:
    s = given(
        hands=["urn", "food food"],
        decks=["ka", "mask"],
        tops=["", "boat"],
        discards=["", "scarab"],
        tombs=["hapi isis", "djed"],
    )
    assert [area(s, player, None).total for player in range(2)] == [2, 5]


@rule("VOK-4.R3")
def test_all_see_a_card_that_leaves_a_hand_openly_even_if_it_is_covered_at_once() -> None:
    s = given(hands=["duamutef", "urn food shabti ka mask"])
    events = act(s, "play duamutef", "discard ka", "discard mask")
    assert told_to(events, 0, "card_discarded") == [LONG["ka"], LONG["mask"]]
    end = act(s, "end", "sacrifice_pyramid bl")
    assert told_to(end, None, "cards_laid_down") == [[LONG["duamutef"]]]


@rule("VOK-4.R3", "VOK-4.1")
def test_drawn_cards_are_seen_by_their_owner_only() -> None:
    s = given(hand="hapi", deck="urn ka")
    events = act(s, "play hapi")
    assert told_to(events, 0, "cards_drawn") == [[LONG["urn"], LONG["ka"]]]
    assert told_to(events, 1, "cards_drawn") == [None]
    assert told_to(events, None, "cards_drawn") == [None]


@rule("VOK-4.R3", "VOK-11.13")
def test_what_wedjat_looks_at_and_keeps_is_seen_by_its_player_only() -> None:
    s = given(hand="wedjat", deck="urn ka mask")
    events = act(s, "play wedjat")
    assert sorted(SHORT[card] for card in seen(s, 0).looked or []) == ["ka", "mask", "urn"]
    assert (seen(s, 1).looked, seen(s, 1).looked_at) == (None, 3)
    events += act(s, "keep mask", "discard_looked urn")
    assert told_to(events, 1, "cards_looked_at") == [None]
    assert told_to(events, 1, "card_kept") == [None]
    assert told_to(events, 0, "card_kept") == [LONG["mask"]]
    assert told_to(events, 1, "card_discarded") == [LONG["urn"], LONG["ka"]]
    assert pile_of(s) == "urn ka"


@rule("VOK-11.34", "VOK-4.R3")
def test_what_chest_reveals_is_seen_by_all() -> None:
    s = given(hand="chest", deck="urn ka mask")
    events = act(s, "play chest")
    assert len(seen(s, 1).looked or []) == 3
    cards = told_to(events, 1, "cards_looked_at")[0]
    assert isinstance(cards, list)
    assert sorted(SHORT[str(card)] for card in cards) == ["ka", "mask", "urn"]


@rule("VOK-11.17", "VOK-4.R3")
def test_what_gates_reveals_is_seen_by_all_while_it_is_carried_out() -> None:
    s = given(hand="gates", top="shabti")
    act(s, "play gates")
    assert asked(s) == (0, "choose")
    assert short(seen(s, 1).revealed) == "shabti"
    assert short(seen(s, 1).running) == "gates shabti"


@rule("VOK-4.R3", "VOK-11.17", "VOK-11.21")
@pytest.mark.parametrize("revealed", ["netherworld", "netherworld gates", "netherworld tyet"])
def test_a_card_of_the_stock_stays_in_sight_when_revealed_cards_cover_it(revealed: str) -> None:
    s = given(hand="gates urn", top=revealed, stock="mask", done="gates")
    act(s, "play gates")
    while asked(s)[1] == "repeat":
        act(s, "repeat gates")
    assert pile_of(s) == f"mask {revealed}"
    for seat in (0, 1, None):
        assert short(seen(s, seat).last_discards) == f"mask {revealed}"


@rule("VOK-4.R3", "VOK-11.17", "VOK-11.21")
def test_two_cards_of_the_stock_that_are_covered_at_once_can_be_told_apart() -> None:
    s = given(hand="gates", top="netherworld")
    x = Subject(GAME, BOX, ValleySetup(), 1, s)
    for _ in range(20):
        check_done_in_secret(x, s, action_of(s, "play gates"), 1)


@rule("VOK-4.1", "VOK-4.2", "VOK-15.2")
def test_dealing_anew_keeps_what_a_seat_can_know() -> None:
    for game in played_games():
        for s in game[::40]:
            for seat in (0, 1):
                twin = s.determinize(seat, 7)
                assert isinstance(twin, Valley)
                assert hand_of(twin, seat) == hand_of(s, seat)
                for one, other in zip(s.player, twin.player, strict=True):
                    assert sorted(one.hand + one.bag) == sorted(other.hand + other.bag)
                    assert (one.top, one.discard, one.tomb) == (
                        other.top,
                        other.discard,
                        other.tomb,
                    )


@rule("VOK-4.1", "VOK-15.2")
def test_dealing_anew_changes_what_a_seat_cannot_know() -> None:
    s = given(hands=["urn", "ka mask"], decks=["", "boat scarab hapi isis"])
    hands = {hand_of(s.determinize(0, seed), 1) for seed in range(40)}
    assert len(hands) > 5
    assert {len(hand.split()) for hand in hands} == {2}
    assert {hand_of(s.determinize(1, seed), 1) for seed in range(40)} == {"ka mask"}


@rule("VOK-4.R3", "VOK-15.2")
def test_dealing_anew_leaves_a_card_that_was_shown_in_its_hand() -> None:
    s = given(hands=["bastet", "table urn food"], decks=["", "ka mask shabti shabti"])
    act(s, "play bastet", "show table")
    for seed in range(20):
        assert "table" in hand_of(s.determinize(0, seed), 1)
    assert NAMES[s.player[1].shown[0]] == "table"
