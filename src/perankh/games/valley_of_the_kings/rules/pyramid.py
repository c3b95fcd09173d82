# compiled by mypyc
"""The pyramid: crumbling, swapping, refilling (section 7)."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    APEX,
    BASE,
    BASE_CENTRE,
    BASE_LEFT,
    CARD_IDS,
    MIDDLE_LEFT,
    MIDDLE_RIGHT,
    SPACE_IDS,
    SPACES,
)
from perankh.games.valley_of_the_kings.rules.actions import PAIR_FIRST, PAIR_SECOND
from perankh.games.valley_of_the_kings.rules.cards import (
    PYRAMID,
    card_ids,
    receive,
    turn_up_stock,
)
from perankh.games.valley_of_the_kings.rules.state import CRUMBLING, EMPTY, Valley
from perankh.games.valley_of_the_kings.shown import events

# --- crumbling


def remove(s: Valley, space: i64) -> i64:
    """VOK-7.1, 7.6, 7.9: a card leaves the pyramid; crumbling must follow."""
    card = s.pyramid[space]
    s.pyramid[space] = EMPTY
    s.changed = True
    s.stall = 0
    return card


def crumble(s: Valley, gap: i64) -> None:
    """VOK-7.3, 7.R1: what lies above a gap falls, and so on; the active player chooses."""
    while gap < APEX:
        if gap >= BASE:
            source: i64 = APEX
        elif gap == BASE_CENTRE:
            left = s.pyramid[MIDDLE_LEFT] != EMPTY
            if left and s.pyramid[MIDDLE_RIGHT] != EMPTY:
                s.push(CRUMBLING, s.active, 0)
                return
            source = MIDDLE_LEFT if left else MIDDLE_RIGHT
        else:
            source = MIDDLE_LEFT if gap == BASE_LEFT else MIDDLE_RIGHT
        if s.pyramid[source] == EMPTY:
            return
        fall(s, source, gap)
        gap = source


def fall(s: Valley, source: i64, gap: i64) -> None:
    """VOK-7.2: a card falls into the gap below it."""
    card = s.pyramid[source]
    s.pyramid[gap] = card
    s.pyramid[source] = EMPTY
    if s.trace is not None:
        s.emit(
            events.CardFell(card=CARD_IDS[card], from_space=SPACE_IDS[source], space=SPACE_IDS[gap])
        )


# --- what actions do to it


def take(s: Valley, player: i64, space: i64, to: i64) -> None:
    """VOK-8.9: a card of the pyramid is taken; it crumbles."""
    card = remove(s, space)
    receive(s, player, card, PYRAMID, SPACE_IDS[space], to)
    crumble(s, space)


def sacrifice(s: Valley, player: i64, space: i64) -> None:
    """VOK-8.8: a card of the pyramid goes on the boneyard; it crumbles."""
    card = remove(s, space)
    s.boneyard = s.boneyard + [card]
    if s.trace is not None:
        name, where = CARD_IDS[card], SPACE_IDS[space]
        s.emit(events.CardSacrificed(player=player, card=name, zone=PYRAMID, space=where))
    crumble(s, space)


def swap(s: Valley, player: i64, pair: i64) -> None:
    """VOK-8.6 swap_pyramid, 7.6, 7.9: two cards change places; a change while swaps count."""
    first, second = PAIR_FIRST[pair], PAIR_SECOND[pair]
    one, other = s.pyramid[first], s.pyramid[second]
    s.pyramid[first] = other
    s.pyramid[second] = one
    if s.swaps_count():
        s.changed = True
    if s.trace is not None:
        spaces = [SPACE_IDS[second], SPACE_IDS[first]]
        s.emit(events.CardsSwapped(player=player, cards=card_ids([one, other]), spaces=spaces))


def refill(s: Valley) -> None:
    """VOK-7.7, 7.8: cards of the stock fill the empty spaces in their order."""
    cards: list[int] = []
    spaces: list[int] = []
    for space in range(SPACES):
        if s.pyramid[space] == EMPTY and s.stock() > 0:
            card = turn_up_stock(s)
            s.pyramid[space] = card
            if s.trace is not None:
                cards.append(card)
                spaces.append(space)
    if len(cards) > 0:
        names = [SPACE_IDS[space] for space in spaces]
        s.emit(events.PyramidFilled(spaces=names, cards=card_ids(cards)))
