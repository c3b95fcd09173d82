"""The minds' estimate of a position: what is entombed, and what deck and time may still bring.

An estimate is a guess at the final points of one player, in hundredths of a point. Turns, cards
and gold are counted in hundredths as well. The weights were tuned by paired matches; nothing here
is a rule. All that is looked at is known to everybody: what a player owns, not where it lies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from perankh.games.valley_of_the_kings.tables import NO_SET, SETS, STARTER

if TYPE_CHECKING:
    from perankh.games.valley_of_the_kings.state import Valley

POINT: Final = 100
"""One point, card, turn or gold in the unit of all estimates."""
NIBBLE: Final = 4
NIBBLE_MASK: Final = 15


class Weights:
    """What the estimate takes for granted, in hundredths."""

    pace: i64
    """Cards that leave stock and pyramid in a turn."""
    sure: i64
    """Share of the cards worth entombing that will be, if there is time for it."""
    extra: i64
    """Entombments that an action brings each time its card is seen."""
    price: i64
    """Gold that a card to be bought in future costs."""
    delay: i64
    """Turns, by card of the deck, until a card bought is seen and entombed."""
    future: i64
    """Share of the cards to be bought in future that will score."""
    room: i64
    """Share of the free entombments that cards to be bought in future may take."""
    starter: i64
    """Share of the free entombments that starters take."""
    purse: i64
    """Points of each gold that a hand brings on average."""
    unspent: i64
    """Points of each gold in the hand of the active player."""

    def __init__(self) -> None:
        self.pace = 150
        self.sure = 92
        self.extra = 50
        self.price = 600
        self.delay = 12
        self.future = 55
        self.room = 70
        self.starter = 60
        self.purse = 20
        self.unspent = 6


WEIGHTS: Final = Weights()


@final
@mypyc_attr(acyclic=True)
class Holdings:
    """What a player owns outside the tomb, counted."""

    cards: i64
    gold: i64
    fresh: i64
    """Different cards by set that the tomb lacks, packed like `Player.different`."""
    wanted: i64
    """Cards that would score: those of `fresh`, and uniques."""
    unique_points: i64
    starters: i64
    entombing: i64
    """Cards whose actions entomb."""
    seen: i64
    """Bit set of the cards that were counted, and of those in the tomb."""

    def __init__(self) -> None:
        self.cards = 0
        self.gold = 0
        self.fresh = 0
        self.wanted = 0
        self.unique_points = 0
        self.starters = 0
        self.entombing = 0
        self.seen = 0

    def know(self, tomb: list[int], one: i64) -> None:
        """What lies in the tomb needs no second copy. (`one` is 1: a literal is narrower in C.)"""
        for card in tomb:
            self.seen |= one << card

    def count(self, s: Valley, cards: list[int], one: i64) -> None:
        """Count some cards."""
        t = s.tables
        for card in cards:
            self.cards += 1
            self.gold += t.card_gold[card]
            self.entombing += t.card_entombs[card]
            card_set: i64 = t.card_set[card]
            if card_set != NO_SET:
                bit = one << card
                if self.seen & bit == 0:
                    self.seen |= bit
                    self.fresh += one << card_set * NIBBLE
                    self.wanted += 1
            elif t.card_type[card] == STARTER:
                self.starters += 1
            else:
                self.wanted += 1
                self.unique_points += t.card_points[card]


def holdings(s: Valley, player: i64) -> Holdings:
    """Count what a player owns outside the tomb."""
    p = s.player[player]
    own = Holdings()
    own.know(p.tomb, 1)
    own.count(s, p.hand, 1)
    own.count(s, p.bag, 1)
    own.count(s, p.discard, 1)
    if len(p.top) > 0:
        own.count(s, p.top, 1)
    if player == s.active:
        if len(s.in_play) > 0:
            own.count(s, [played // 2 for played in s.in_play], 1)
        if len(s.looked) > 0:
            own.count(s, s.looked, 1)
    return own


def turns_left(s: Valley, player: i64) -> i64:
    """How many turns a player may still have, in hundredths; the running one included."""
    left = s.stock() + s.in_pyramid()
    rounds: i64 = left * POINT * POINT // (WEIGHTS.pace * s.players)
    place = (player - s.first + s.players) % s.players
    return rounds + POINT if place >= s.turns % s.players else rounds


def estimate(s: Valley, player: i64) -> i64:
    """A guess at the final points of a player, in hundredths."""
    if s.is_over():
        return settled(s, player)
    w = WEIGHTS
    own = holdings(s, player)
    turns = turns_left(s, player)
    cards: i64 = max(1, own.cards)
    sight: i64 = min(POINT, s.tables.hand_draw * turns // cards)
    capacity = turns + own.entombing * w.extra * sight // POINT
    if player == s.active:
        capacity = max(0, capacity - POINT * s.entombed)
    wanted = own.wanted * POINT
    share = sight
    if wanted > 0:
        share = min(sight, capacity * POINT // wanted)
    share = share * w.sure // POINT
    room: i64 = max(0, capacity - own.wanted * share)
    purse = s.tables.hand_draw * own.gold * POINT // max(s.tables.hand_draw, cards)
    buying: i64 = max(0, turns - w.delay * cards)
    bought: i64 = min(buying * purse // w.price, room * w.room // POINT)
    worth = s.player[player].face_value * POINT + own.unique_points * share
    worth += sets_worth(s, player, own.fresh, share, bought)
    worth += min(own.starters * POINT, room - bought) * w.starter // POINT
    worth += purse * w.purse // POINT
    if player == s.active:
        worth += unspent_gold(s, player) * w.unspent
    return worth


def settled(s: Valley, player: i64) -> i64:
    """The points of a game that is over."""
    worth: i64 = s.player[player].face_value * POINT
    return worth + sets_worth(s, player, 0, 0, 0)


def sets_worth(s: Valley, player: i64, fresh: i64, share: i64, bought: i64) -> i64:
    """VOK-13.3: squares of the sets as they may be, `bought` cards spread over what is missing."""
    t = s.tables
    different = s.player[player].different
    missing: i64 = 0
    for card_set in range(SETS):
        shift: i64 = card_set * NIBBLE
        missing += t.set_size[card_set] - (different + fresh >> shift & NIBBLE_MASK)
    coming: i64 = 0
    if missing > 0:
        coming = min(bought * WEIGHTS.future // missing, POINT)
    worth: i64 = 0
    for card_set in range(SETS):
        shift = card_set * NIBBLE
        size: i64 = t.set_size[card_set]
        here = different >> shift & NIBBLE_MASK
        more = fresh >> shift & NIBBLE_MASK
        length = here * POINT + more * share + (size - here - more) * coming
        whole = length // POINT
        part = length % POINT
        worth += t.set_points[whole] * (POINT - part)
        if part > 0:
            worth += t.set_points[whole + 1] * part
        if s.completist and here + more == size:
            worth += t.complete_bonus[card_set] * (POINT if more == 0 else share)
    return worth


def unspent_gold(s: Valley, player: i64) -> i64:
    """The gold in a hand."""
    gold: i64 = 0
    for card in s.player[player].hand:
        gold += s.gold_of(card)
    return gold
