# compiled by mypyc
"""Points, places and ties of Valley of the Kings (sections 13 and 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    NO_SET,
    SET_IDS,
    SETS,
    STARTER,
    TYPE_IDS,
    UNIQUE,
)

if TYPE_CHECKING:
    from perankh.games.valley_of_the_kings.rules.state import Valley

CATEGORIES: Final[list[str]] = [*SET_IDS, TYPE_IDS[STARTER], TYPE_IDS[UNIQUE], "completist"]
"""What points come from: each set, starters, uniques, and the bonus of the variant."""
BY_STARTERS: Final = SETS
BY_UNIQUES: Final = SETS + 1
BY_COMPLETE: Final = SETS + 2


def scores(s: Valley) -> list[list[int]]:
    """Points by player and category, as if the game ended now."""
    return [scores_of(s, player) for player in range(s.players)]


def scores_of(s: Valley, player: i64) -> list[int]:
    """VOK-1.2, 13.1 to 13.3: what a tomb is worth, by category."""
    t = s.tables
    p = s.player[player]
    points = [0] * len(CATEGORIES)
    for card_set in range(SETS):
        points[card_set] = t.set_points[p.of_set(card_set)]
        points[BY_COMPLETE] += complete_bonus(s, player, card_set)
    for card in p.tomb:
        if t.card_set[card] == NO_SET:
            points[BY_STARTERS if t.card_type[card] == STARTER else BY_UNIQUES] += t.card_points[
                card
            ]
    return points


def complete_bonus(s: Valley, player: i64, card_set: i64) -> i64:
    """VOK-14.1: a complete set scores its size in addition, in the variant."""
    if s.completist and s.player[player].of_set(card_set) == s.tables.set_size[card_set]:
        return s.tables.complete_bonus[card_set]
    return 0


def category_of(s: Valley, card: i64) -> i64:
    """The category in which a card scores."""
    card_set: i64 = s.tables.card_set[card]
    if card_set != NO_SET:
        return card_set
    return BY_STARTERS if s.tables.card_type[card] == STARTER else BY_UNIQUES


def points_with(s: Valley, player: i64, card: i64) -> i64:
    """Points of all that scores together with a card: its set, all starters or all uniques."""
    category = category_of(s, card)
    points: i64 = scores_of(s, player)[category]
    return points + complete_bonus(s, player, category) if category < SETS else points


def total(s: Valley, player: i64) -> i64:
    """VOK-13.4: the points of a tomb."""
    t = s.tables
    p = s.player[player]
    points: i64 = p.face_value
    for card_set in range(SETS):
        points += t.set_points[p.of_set(card_set)] + complete_bonus(s, player, card_set)
    return points


def places(s: Valley) -> list[int]:
    """VOK-13.4: more points, then fewer cards in the tomb; then they share (VOK-13.R1)."""
    result: list[int] = []
    for player in range(s.players):
        place = 1
        for other in range(s.players):
            if is_ahead(s, other, player):
                place += 1
        result.append(place)
    return result


def is_ahead(s: Valley, one: i64, other: i64) -> bool:
    """Whether one player beats another."""
    mine = total(s, one)
    theirs = total(s, other)
    if mine != theirs:
        return mine > theirs
    return len(s.player[one].tomb) < len(s.player[other].tomb)


def winners(s: Valley) -> list[int]:
    """Who shares the victory."""
    return [player for player, place in enumerate(places(s)) if place == 1]
