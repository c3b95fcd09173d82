# compiled by mypyc
"""How cards move between hand, deck, discard pile, tomb and boneyard (sections 4, 5.8, 8.8, 9).

Nothing here asks anybody; questions and what calls these moves are elsewhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import CARD_IDS, TO_DISCARD, TO_TOMB
from perankh.games.valley_of_the_kings.rules import scoring
from perankh.games.valley_of_the_kings.rules.state import Valley, insert, with_card
from perankh.games.valley_of_the_kings.shown import events
from perankh.kernel.event import only

STOCK_PILE: Final = 0
FIRST_DECK: Final = 1  # + player
"""The piles of which a position can say what is drawn next."""

HAND = "hand"
DECK = "draw_deck"
PILE = "discard_pile"
PYRAMID = "pyramid"
STOCK = "stock"
BONEYARD = "boneyard"
TOMB = "tomb"


def card_ids(cards: list[int]) -> list[str]:
    """Cards by their names in the box."""
    return [CARD_IDS[card] for card in cards]


# --- the draw deck


def reshuffle(s: Valley, player: i64) -> None:
    """VOK-5.8, 5.13: the discard pile becomes the new draw deck.

    Until then the deck was empty, so everybody can count out what the hand holds.
    """
    p = s.player[player]
    if len(s.looked) == len(s.looked_known) or player != s.active:
        p.shown = p.hand[:]
    p.bag = p.discard
    p.discard = []
    if s.trace is not None:
        s.emit(events.DeckReshuffled(player=player, count=len(p.bag)))


def can_draw(s: Valley, player: i64) -> bool:
    """VOK-5.9: whether deck and discard pile hold a card."""
    p = s.player[player]
    return len(p.bag) > 0 or len(p.top) > 0 or len(p.discard) > 0


def turn_up(s: Valley, player: i64) -> i64:
    """The top card of a draw deck, which is not empty once the discard pile is shuffled."""
    p = s.player[player]
    if len(p.top) > 0:
        card = p.top[-1]
        p.top = p.top[:-1]
        return card
    if len(p.bag) == 0:
        reshuffle(s, player)
    return s.rng.take(p.bag, FIRST_DECK + player)


def draw_cards(s: Valley, player: i64, count: i64) -> None:
    """VOK-5.8, 5.9: draw so many cards, or as many as there are."""
    p = s.player[player]
    drawn: list[int] = []
    for _ in range(count):
        if len(p.top) > 0:
            known = turn_up(s, player)
            p.shown = with_card(p.shown, known)
            drawn.append(known)
            insert(p.hand, known)
            continue
        if len(p.bag) == 0:
            if len(p.discard) == 0:
                break
            if len(drawn) > 0:
                tell_drawn(s, player, drawn)
                drawn = []
            reshuffle(s, player)
        card = s.rng.take(p.bag, FIRST_DECK + player)
        drawn.append(card)
        insert(p.hand, card)
    if len(drawn) > 0:
        tell_drawn(s, player, drawn)


def tell_drawn(s: Valley, player: i64, drawn: list[int]) -> None:
    """Tell what was drawn, to its owner alone."""
    if s.trace is not None:
        drawn.sort()
        cards = card_ids(drawn)
        s.emit(
            events.CardsDrawn(
                player=player, count=len(drawn), cards=cards, audience=only(int(player))
            )
        )


# --- from the hand


def lay_in_play(s: Valley, player: i64, card: i64, use: i64) -> None:
    """VOK-4.8: a card is used from the hand, for gold or for its action."""
    s.player[player].lose(card)
    s.in_play.append(card * 2 + use)


def discard(s: Valley, player: i64, card: i64) -> None:
    """A card goes from the hand on top of the own discard pile."""
    p = s.player[player]
    p.lose(card)
    p.discard.append(card)
    if s.trace is not None:
        s.emit(events.CardDiscarded(player=player, card=CARD_IDS[card], zone=HAND))
    s.reveal()


def sacrifice_from_hand(s: Valley, player: i64, card: i64) -> None:
    """VOK-8.8: a card goes from the hand on top of the boneyard."""
    s.player[player].lose(card)
    s.boneyard = s.boneyard + [card]
    if s.trace is not None:
        name = CARD_IDS[card]
        s.emit(events.CardSacrificed(player=player, card=name, zone=HAND, space=None))
    s.reveal()


def give(s: Valley, player: i64, owner: i64, card: i64) -> None:
    """VOK-8.7: a card goes from the hand on top of another's discard pile."""
    s.player[player].lose(card)
    s.player[owner].discard.append(card)
    if s.trace is not None:
        s.emit(events.CardGiven(player=player, owner=owner, card=CARD_IDS[card]))
    s.reveal()


# --- the discard pile


def take_from_pile(s: Valley, player: i64, card: i64) -> None:
    """A card leaves the own discard pile; of equal ones the one nearest the top (VOK-8.R2)."""
    pile = s.player[player].discard
    at: i64 = len(pile) - 1
    while pile[at] != card:
        at -= 1
    pile.pop(at)


def put_on_deck(s: Valley, player: i64, card: i64) -> None:
    """VOK-8.6 discard_pile_to_deck: from the own discard pile to the top of the own deck."""
    take_from_pile(s, player, card)
    p = s.player[player]
    p.top = p.top + [card]
    if s.trace is not None:
        s.emit(events.CardOnDeck(player=player, card=CARD_IDS[card]))


# --- the tomb


def entomb(s: Valley, player: i64, card: i64, zone: str) -> None:
    """VOK-9: a card that has left its place goes into the own tomb."""
    p = s.player[player]
    if s.trace is None:
        p.bury(s.tables, card)
        return
    before = scoring.points_with(s, player, card)
    p.bury(s.tables, card)
    after = scoring.points_with(s, player, card)
    s.emit(
        events.CardEntombed(
            player=player, card=CARD_IDS[card], zone=zone, before=before, after=after
        )
    )


def entomb_from_hand(s: Valley, player: i64, card: i64) -> None:
    """VOK-9.1, 8.6: a card goes from the hand into the own tomb."""
    s.player[player].lose(card)
    entomb(s, player, card, HAND)
    s.reveal()


def unearth(s: Valley, player: i64, card: i64) -> None:
    """VOK-8.6 return_from_tomb: from the own tomb into the hand, which all see."""
    p = s.player[player]
    before: i64 = 0
    if s.trace is not None:
        before = scoring.points_with(s, player, card)
    p.unearth(s.tables, card)
    insert(p.hand, card)
    p.shown = with_card(p.shown, card)
    if s.trace is not None:
        after = scoring.points_with(s, player, card)
        s.emit(events.CardUnearthed(player=player, card=CARD_IDS[card], before=before, after=after))


# --- taking


def receive(s: Valley, player: i64, card: i64, zone: str, space: str | None, to: i64) -> None:
    """VOK-8.9: a card taken from a zone goes on the own discard pile, or into the own tomb."""
    if s.trace is not None:
        to_zone = PILE if to == TO_DISCARD else TOMB
        s.emit(
            events.CardTaken(
                player=player, card=CARD_IDS[card], zone=zone, space=space, to_zone=to_zone
            )
        )
    if to == TO_TOMB:
        entomb(s, player, card, zone)
    else:
        s.player[player].discard.append(card)


def take_top_of_stock(s: Valley, player: i64) -> None:
    """VOK-8.6: the top card of the stock, age II before age III (VOK-3.3)."""
    card = turn_up_stock(s)
    receive(s, player, card, STOCK, None, TO_DISCARD)
    s.laid = s.laid + [card]
    s.stall = 0


def turn_up_stock(s: Valley) -> i64:
    """The top card of the stock, which is not empty."""
    return s.rng.take(s.upper if len(s.upper) > 0 else s.lower, STOCK_PILE)


def take_top_of_boneyard(s: Valley, player: i64) -> None:
    """VOK-8.6 take_top_of_boneyard, take_sacrificed_card: the top card of the boneyard."""
    card = s.boneyard[-1]
    s.boneyard = s.boneyard[:-1]
    receive(s, player, card, BONEYARD, None, TO_DISCARD)


# --- step 2 of a turn


def standard_order(s: Valley) -> list[int]:
    """VOK-5.6: cards in play in the order played, then the hand; the last one comes on top."""
    order = [played // 2 for played in s.in_play]
    order.extend(s.player[s.active].hand)
    return order


def arranged_order(s: Valley) -> list[int]:
    """VOK-5.6: what was picked from the top downwards, on what is left in standard order."""
    rest = standard_order(s)
    for card in s.picked:
        last: i64 = len(rest) - 1
        while rest[last] != card:
            last -= 1
        rest.pop(last)
    for at in range(len(s.picked) - 1, -1, -1):
        rest.append(s.picked[at])
    return rest


def lay_down(s: Valley, order: list[int]) -> None:
    """VOK-5.5: all cards in play and in hand go on the own discard pile."""
    p = s.player[s.active]
    if len(p.hand) > 0:
        s.reveal()
    p.discard.extend(order)
    p.hand = []
    p.shown = []
    s.in_play = []
    s.picked = []
    s.laid = order
    if s.trace is not None:
        s.emit(events.CardsLaidDown(player=s.active, cards=card_ids(order)))
