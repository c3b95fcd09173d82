# compiled by mypyc
"""Piles of cards in one number: six bits for each caste, how many of it. And sets in one number.

A state of Iunu is made of such numbers, so that it is cloned in no time. Dice are a pile as well,
with values in place of castes. What the piles mean is in `state`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.iunu.box.tables import CASTES

CELL: Final = 6
"""Bits for one caste: a box has 45 caste cards."""
CELL_MASK: Final = 63
NIBBLE: Final = 4
"""Bits for one caste in a row, where order counts."""
NIBBLE_MASK: Final = 15


def cards(count: i64, caste: i64) -> i64:
    """A pile of `count` cards of one caste. (A literal shifted here would be 32 bits wide in C.)

    >>> cards(2, 1) + cards(1, 0)
    129
    """
    return count << caste * CELL


def count_in(pile: i64, caste: i64) -> i64:
    """How many cards of a caste are in a pile.

    >>> count_in(129, 1)
    2
    """
    return pile >> caste * CELL & CELL_MASK


def size_of(pile: i64) -> i64:
    """How many cards a pile has.

    >>> size_of(129)
    3
    """
    size: i64 = 0
    while pile > 0:
        size += pile & CELL_MASK
        pile >>= CELL
    return size


def card_at(pile: i64, place: i64) -> i64:
    """The caste of the card at a place from 0, if the pile lay there in rank order.

    >>> card_at(129, 0), card_at(129, 2)
    (0, 1)
    """
    caste: i64 = 0
    while True:
        copies = pile & CELL_MASK
        if place < copies:
            return caste
        place -= copies
        pile >>= CELL
        caste += 1


def less_one_of_each(pile: i64) -> i64:
    """The pile without one card of each of its castes.

    >>> less_one_of_each(129) == cards(1, 1)
    True
    """
    less: i64 = 0
    for caste in range(CASTES):
        copies = count_in(pile, caste)
        if copies > 1:
            less += cards(copies - 1, caste)
    return less


def contains(pile: i64, part: i64) -> bool:
    """Whether all cards of `part` are in the pile.

    >>> contains(129, cards(3, 1))
    False
    """
    for caste in range(CASTES):
        if count_in(pile, caste) < count_in(part, caste):
            return False
    return True


def listed(pile: i64) -> list[int]:
    """The castes of all cards in rank order.

    >>> listed(129)
    [0, 1, 1]
    """
    castes: list[int] = []
    for caste in range(CASTES):
        for _ in range(count_in(pile, caste)):
            castes.append(caste)
    return castes


def piled(castes: list[int]) -> i64:
    """The pile of these cards.

    >>> piled([1, 0, 1])
    129
    """
    pile: i64 = 0
    for caste in castes:
        pile += cards(1, caste)
    return pile


# --- rows: the order counts


def in_row(row: i64, place: i64) -> i64:
    """The caste at a place of a row, from 0 at the left."""
    return row >> place * NIBBLE & NIBBLE_MASK


def row_with(row: i64, length: i64, caste: i64) -> i64:
    """The row with one more card at its right end."""
    return row | caste << length * NIBBLE


def row_without(row: i64, place: i64) -> i64:
    """The row closed after the card at a place has left.

    >>> row_without(0x321, 1) == 0x31
    True
    """
    left = row - (row >> place * NIBBLE << place * NIBBLE)
    return left | row >> (place + 1) * NIBBLE << place * NIBBLE


# --- sets of different things, one bit each


def only(thing: i64) -> i64:
    """The set of one thing.

    >>> only(3)
    8
    """
    return 1 << thing


def members(things: i64) -> i64:
    """How many things are in a set.

    >>> members(0b1011)
    3
    """
    count: i64 = 0
    while things > 0:
        things &= things - 1
        count += 1
    return count


def member_at(things: i64, place: i64) -> i64:
    """The thing at a place from 0, in order.

    >>> member_at(0b1010, 1)
    3
    """
    thing: i64 = 0
    while True:
        if things & 1 == 1:
            if place == 0:
                return thing
            place -= 1
        things >>= 1
        thing += 1


def members_of(things: i64) -> list[int]:
    """All things of a set in order.

    >>> members_of(0b1010)
    [1, 3]
    """
    found: list[int] = []
    thing: i64 = 0
    while things > 0:
        if things & 1 == 1:
            found.append(thing)
        things >>= 1
        thing += 1
    return found
