# compiled by mypyc
"""The minds' estimate of a position: what is entombed, and what deck and time may still bring.

An estimate is a guess at the final points of one player, in hundredths of a point. Turns, cards
and gold are counted in hundredths as well. The weights were fitted to how games between minds
ended; nothing here is a rule. All that is looked at is known to everybody: what a player owns, not
where it lies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from perankh.games.valley_of_the_kings.box.tables import BASE, NO_SET, SETS, STARTER
from perankh.games.valley_of_the_kings.rules.packs import NIBBLE, NIBBLE_MASK

if TYPE_CHECKING:
    from perankh.games.valley_of_the_kings.rules.state import Valley

POINT: Final = 100
"""One point, card, turn or gold in the unit of all estimates."""


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
    spend: i64
    """Share of what the hand could still buy in the running turn."""
    action: i64
    """Points of a card in the hand that could still be played in the running turn."""

    def __init__(self) -> None:
        self.pace = 124
        self.sure = 53
        self.extra = 63
        self.price = 1250
        self.delay = 31
        self.future = 71
        self.room = 65
        self.starter = 2
        self.purse = 28
        self.spend = 58
        self.action = 4


WEIGHTS: Final = Weights()
DECISIVE_LEAD: Final = 900
"""See `State.decisive_lead`."""
VIZIER_ITERATIONS: Final = 60
"""See `State.vizier_iterations`."""


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

    def has(self, card: i64, one: i64) -> bool:
        """Whether a card was counted or lies in the tomb."""
        return self.seen & (one << card) != 0

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


def turns_to_come(s: Valley, player: i64) -> i64:
    """How many turns a player may still begin, in hundredths."""
    left = s.stock() + s.in_pyramid()
    if left == 0:
        place = (player - s.first + s.players) % s.players
        return POINT if place > s.turns % s.players else 0
    waits = (player - s.active - 1 + s.players) % s.players
    turns: i64 = left * POINT * POINT // WEIGHTS.pace
    return (turns + (s.players - 1 - waits) * POINT) // s.players


@final
@mypyc_attr(acyclic=True)
class Prospects:
    """What may become of a player's cards."""

    share: i64
    """How much of each card worth entombing will be entombed, in hundredths."""
    room: i64
    """Entombments that those cards leave free."""
    bought: i64
    """Cards to be bought in future."""
    purse: i64
    """Gold that a hand brings."""

    def __init__(self, s: Valley, player: i64, own: Holdings) -> None:
        w = WEIGHTS
        draw = s.tables.hand_draw
        turns = turns_to_come(s, player)
        cards: i64 = max(draw, own.cards)
        capacity = turns
        if player == s.active and s.is_playing():
            capacity += POINT * max(0, s.tables.entomb_limit - s.entombed)
        sight: i64 = min(POINT, draw * capacity // cards)
        capacity += own.entombing * w.extra * sight // POINT
        share = sight
        if own.wanted > 0:
            share = min(sight, capacity // own.wanted)
        self.share = share * w.sure // POINT
        self.room = max(0, capacity - own.wanted * self.share)
        self.purse = draw * own.gold * POINT // cards
        buying: i64 = max(0, turns - w.delay * cards)
        self.bought = min(buying * self.purse // w.price, self.room * w.room // POINT)


def estimate(s: Valley, player: i64) -> i64:
    """A guess at the final points of a player, in hundredths."""
    p = s.player[player]
    if s.is_over():
        return p.face_value * POINT + sets_worth(s, player, 0, 0, 0)
    w = WEIGHTS
    own = holdings(s, player)
    ahead = Prospects(s, player, own)
    coming = coming_by_gap(s, player, own.fresh, ahead.bought)
    worth = p.face_value * POINT + own.unique_points * ahead.share
    worth += sets_worth(s, player, own.fresh, ahead.share, coming)
    worth += min(own.starters * POINT, ahead.room - ahead.bought) * w.starter // POINT
    worth += ahead.purse * w.purse // POINT
    if player == s.active and s.is_playing():
        worth += hand_worth(s, player, own, ahead.share, coming) * w.spend // POINT
        worth += len(p.hand) * w.action
    return worth


def coming_by_gap(s: Valley, player: i64, fresh: i64, bought: i64) -> i64:
    """How much of a card that is missing in a set without others will still come, in hundredths.

    A set attracts its cards the more, the more of them a player has.
    """
    pull: i64 = 0
    both = s.player[player].different + fresh
    for card_set in range(SETS):
        shift: i64 = card_set * NIBBLE
        have = both >> shift & NIBBLE_MASK
        pull += (s.tables.set_size[card_set] - have) * (have + 1)
    if pull == 0:
        return 0
    return bought * WEIGHTS.future // (pull * POINT)


def sets_worth(s: Valley, player: i64, fresh: i64, share: i64, coming: i64) -> i64:
    """VOK-13.3: the squares of all sets as they may be in the end."""
    worth: i64 = 0
    for card_set in range(SETS):
        worth += set_worth(s, player, card_set, fresh, share, coming)
    return worth


def set_worth(s: Valley, player: i64, card_set: i64, fresh: i64, share: i64, coming: i64) -> i64:
    """The square of a set as it may be in the end: entombed, owned, and still to come."""
    t = s.tables
    shift: i64 = card_set * NIBBLE
    size: i64 = t.set_size[card_set]
    here = s.player[player].different >> shift & NIBBLE_MASK
    more = fresh >> shift & NIBBLE_MASK
    length = here * POINT + more * share
    length += (size - here - more) * min(POINT, coming * (here + more + 1))
    worth = square(s, length)
    if s.completist and here + more == size:
        worth += t.complete_bonus[card_set] * (POINT if more == 0 else share)
    return worth


def square(s: Valley, length: i64) -> i64:
    """VOK-13.3: the points of so many different cards of a set, in hundredths both."""
    points = s.tables.set_points
    whole = length // POINT
    part = length % POINT
    if part == 0:
        return points[whole] * POINT
    return points[whole] * (POINT - part) + points[whole + 1] * part


def hand_worth(s: Valley, player: i64, own: Holdings, share: i64, coming: i64) -> i64:
    """What the hand could still buy of the base in this turn: the best first, while gold lasts."""
    gold: i64 = 0
    for card in s.player[player].hand:
        gold += s.gold_of(card)
    worth: i64 = 0
    tried: i64 = 0
    while True:
        best: i64 = -1
        best_gain: i64 = 0
        for space in range(BASE):
            offered = s.pyramid[space]
            if offered < 0 or s.tables.card_cost[offered] > gold or tried >> space & 1 == 1:
                continue
            gain = card_gain(s, player, own, offered, share, coming)
            if gain > best_gain:
                best_gain = gain
                best = space
        if best < 0:
            return worth
        worth += best_gain
        gold -= s.tables.card_cost[s.pyramid[best]]
        tried |= 1 << best


def card_gain(s: Valley, player: i64, own: Holdings, card: i64, share: i64, coming: i64) -> i64:
    """What it would bring to own one more card."""
    t = s.tables
    cards: i64 = max(1, own.cards)
    purse = (t.card_gold[card] * cards - own.gold) * t.hand_draw * POINT // (cards * cards)
    gain: i64 = purse * WEIGHTS.purse // POINT
    card_set: i64 = t.card_set[card]
    if card_set == NO_SET:
        return gain + t.card_points[card] * share
    if own.has(card, 1):
        return gain
    shift: i64 = card_set * NIBBLE
    here = s.player[player].different >> shift & NIBBLE_MASK
    more = own.fresh >> shift & NIBBLE_MASK
    each = min(POINT, coming * (here + more + 1))
    length = here * POINT + more * share + (t.set_size[card_set] - here - more) * each
    return gain + square(s, length + max(0, share - each)) - square(s, length)
