# compiled by mypyc
"""Section 7: the Rebirth phase, with the Artisans (IUN-8.5) and the row of `rise_of_aten` (13)."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.iunu.box.tables import ARTISAN, CASTE_IDS
from perankh.games.iunu.rules import knowledge, moves
from perankh.games.iunu.rules.packs import cards, in_row, listed, row_with, row_without
from perankh.games.iunu.rules.state import (
    ARTISANS_KEEP,
    PICK_CARDS,
    PLACE_CARDS,
    PLACE_ROW,
    TAKE_CARDS,
    Iunu,
)
from perankh.games.iunu.shown import events
from perankh.kernel.event import only as only_seat

# --- step 1a


def to_place(s: Iunu, player: i64) -> i64:
    """IUN-7.1: cards to be placed before Artisans help; with fewer in hand, all of them."""
    return min(s.tables.place, s.player[player].hand_count)


def most_kept(s: Iunu, player: i64) -> i64:
    """IUN-8.5: how many cards the Artisans may keep out of the Forum."""
    p = s.player[player]
    t = s.tables
    most = min(p.owns(ARTISAN) * t.artisan_keep, to_place(s, player))
    return min(most, p.deben // t.artisan_cost) if t.artisan_cost > 0 else most


def start_rebirth(s: Iunu, player: i64) -> None:
    """IUN-7.1, 8.5: ask how many cards are kept, if any can be; then which are placed."""
    if most_kept(s, player) > 0:
        s.push(ARTISANS_KEEP, player, 0)
    else:
        ask_placing(s, player)


def ask_placing(s: Iunu, player: i64) -> None:
    """IUN-7.1, 13.3: which cards are placed; in `rise_of_aten` in which order.

    Where all cards of the hand must go and their order counts for nothing, nobody is asked.
    """
    wanted = to_place(s, player) - s.kept
    if s.is_ordered() and wanted > 0:
        s.push(PLACE_ROW, player, 0)
    elif 0 < wanted < s.player[player].hand_count:
        s.push(PLACE_CARDS, player, 0)
    else:
        place_cards(s, player, listed(s.player[player].hand) if wanted > 0 else [])


def place_cards(s: Iunu, player: i64, castes: list[int]) -> None:
    """IUN-7.1, 7.8, 8.5: pay the Artisans and add the cards at the right end of the Forum."""
    p = s.player[player]
    if s.kept > 0:
        price = s.kept * s.tables.artisan_cost
        moves.pay(s, p, price)
        if s.trace is not None:
            s.emit(events.CardsKept(player=player, count=s.kept, deben=price))
    for caste in castes:
        p.hand -= cards(1, caste)
        p.hand_count -= 1
        knowledge.leaves_hand(p, caste, 1)
        add_to_forum(s, caste)
    s.placed = len(castes)
    if s.placed > 0:
        s.reveal()
        if s.trace is not None:
            names = [CASTE_IDS[caste] for caste in castes]
            s.emit(events.CardsPlaced(player=player, castes=names))
    ask_taking(s, player)


def add_to_forum(s: Iunu, caste: i64) -> None:
    """IUN-7.8: new cards come at the right end."""
    s.forum = row_with(s.forum, s.forum_count, caste)
    s.forum_count += 1


# --- step 1b


def to_take(s: Iunu, player: i64) -> i64:
    """IUN-7.3: how many cards are taken."""
    t = s.tables
    old = s.forum_count - s.placed
    return min(t.take, min(t.hand_size - s.player[player].hand_count, old))


def old_cards(s: Iunu) -> i64:
    """IUN-7.2: the pile of Forum cards that were there before step 1a."""
    pile: i64 = 0
    for place in range(s.forum_count - s.placed):
        pile += cards(1, in_row(s.forum, place))
    return pile


def is_placed(s: Iunu, caste: i64) -> bool:
    """IUN-7.2: whether a card of this caste was placed in step 1a."""
    for place in range(s.forum_count - s.placed, s.forum_count):
        if in_row(s.forum, place) == caste:
            return True
    return False


def ask_taking(s: Iunu, player: i64) -> None:
    """IUN-7.2, 13.8: which cards are taken; in `rise_of_aten` by position."""
    if to_take(s, player) > 0:
        s.push(PICK_CARDS if s.is_ordered() else TAKE_CARDS, player, 0)
    else:
        finish_rebirth(s, player)


def take_castes(s: Iunu, player: i64, castes: list[int]) -> None:
    """IUN-7.2, 7.8: of several equal cards the leftmost is taken; `castes` are in rank order."""
    places: list[int] = []
    for caste in castes:
        place: i64 = 0
        while in_row(s.forum, place) != caste or place in places:
            place += 1
        places.append(place)
    places.sort()
    take_places(s, player, places)


def take_places(s: Iunu, player: i64, places: list[int]) -> None:
    """IUN-7.2, 13.8: the cards at these places, from the left, go into the hand."""
    p = s.player[player]
    if s.trace is not None:
        told = leftmost_alike(s.forum, places)
        names = [CASTE_IDS[in_row(s.forum, place)] for place in told]
        positions = [place + 1 for place in told]
        s.emit(events.CardsTaken(player=player, castes=names, positions=positions))
    for index in range(len(places) - 1, -1, -1):
        caste = leave_forum(s, places[index])
        p.hand += cards(1, caste)
        p.hand_count += 1
        knowledge.joins_hand(p, caste)
    finish_rebirth(s, player)


def leftmost_alike(row: i64, places: list[int]) -> list[int]:
    """The leftmost places whose cards leave the same row behind: which of them is no news."""
    left = row_left(row, places)
    alike = places[:]
    for index in range(len(alike)):
        for place in range(alike[index]):
            if place in alike or in_row(row, place) != in_row(row, alike[index]):
                continue
            other = sorted([*alike[:index], place, *alike[index + 1 :]])
            if row_left(row, other) == left:
                return leftmost_alike(row, other)
    return alike


def row_left(row: i64, places: list[int]) -> i64:
    """The row after the cards at these places, from the left, are gone."""
    for index in range(len(places) - 1, -1, -1):
        row = row_without(row, places[index])
    return row


def leave_forum(s: Iunu, place: i64) -> i64:
    """IUN-7.8, 13.2: a card leaves the row, which closes; its caste."""
    caste = in_row(s.forum, place)
    s.forum = row_without(s.forum, place)
    s.forum_count -= 1
    return caste


# --- steps 2 to 4


def finish_rebirth(s: Iunu, player: i64) -> None:
    """IUN-7.4 to 7.7: draw, then cards for the Forum."""
    t = s.tables
    s.placed = 0
    draw_into_hand(s, player, t.hand_size - s.player[player].hand_count)
    if s.is_ordered():
        discard_leftmost(s)
        turn_up(s, t.aten_add)
    else:
        turn_up(s, t.forum_add)
    if s.kept > 0:
        turn_up(s, t.forum_refill - s.forum_count)


def draw_into_hand(s: Iunu, player: i64, count: i64) -> None:
    """IUN-7.4, 7.7, 8.2: hidden cards from the deck, as far as it has any."""
    count = min(count, s.deck_count)
    if count <= 0:
        return
    p = s.player[player]
    drawn: list[int] = []
    for _ in range(count):
        caste = moves.draw_caste(s)
        p.hand += cards(1, caste)
        drawn.append(caste)
    p.hand_count += count
    if s.trace is not None:
        names = [CASTE_IDS[caste] for caste in drawn]
        told = events.CardsDrawn(
            player=player, count=count, castes=names, audience=only_seat(player)
        )
        s.emit(told)


def turn_up(s: Iunu, count: i64) -> None:
    """IUN-7.5 to 7.7, 7.9, 13.6: cards of the deck join the Forum one by one, while it has any."""
    for _ in range(count):
        if s.deck_count == 0:
            return
        caste = moves.draw_caste(s)
        add_to_forum(s, caste)
        if s.trace is not None:
            s.emit(events.ForumCardTurned(caste=CASTE_IDS[caste]))


def discard_leftmost(s: Iunu) -> None:
    """IUN-13.4, 13.7: the leftmost card leaves the game, whatever the deck has."""
    for _ in range(s.tables.aten_discard):
        if s.forum_count == 0:
            return
        caste = leave_forum(s, 0)
        s.discard += cards(1, caste)
        if s.trace is not None:
            s.emit(events.ForumCardDiscarded(caste=CASTE_IDS[caste]))
