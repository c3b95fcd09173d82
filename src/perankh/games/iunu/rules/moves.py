# compiled by mypyc
"""The moves that several rules of Iunu share: paying, drawing from the deck, reducing dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.iunu.box.tables import DICE, MOST_PIPS
from perankh.games.iunu.rules.packs import CELL, cards, count_in
from perankh.games.iunu.rules.state import Iunu, Player
from perankh.games.iunu.shown import events

CASTE_DECK: Final = 0
"""The deck of caste cards, where a position says what is drawn next."""


def pay(s: Iunu, p: Player, amount: i64) -> None:
    """IUN-6.9: payments go to the bank."""
    p.deben -= amount
    if s.tables.deben_limited:
        s.bank += amount


def draw_caste(s: Iunu) -> i64:
    """A card from the deck, which has one."""
    if s.rng.script is not None:
        scripted = s.rng.next_of(CASTE_DECK)
        if scripted >= 0 and count_in(s.deck, scripted) > 0:
            s.deck -= cards(1, s.rng.follow(CASTE_DECK))
            s.deck_count -= 1
            return scripted
    place = s.rng.below(s.deck_count)
    rest = s.deck
    caste: i64 = 0
    while place >= count_in(rest, 0):
        place -= count_in(rest, 0)
        rest >>= CELL
        caste += 1
    s.deck -= cards(1, caste)
    s.deck_count -= 1
    return caste


def reduce_all(s: Iunu, by: i64) -> None:
    """IUN-4.3, 8.3: every die in play loses `by`; what falls below 1 is out of play."""
    s.dice >>= by * CELL
    tell_dice(s)


def reduce_die(s: Iunu, value: i64, by: i64) -> None:
    """IUN-4.3: one die that shows `value` loses `by`."""
    s.dice -= cards(1, value - 1)
    if value > by:
        s.dice += cards(1, value - by - 1)
    tell_dice(s)


def tell_dice(s: Iunu) -> None:
    """The dice after they were reduced."""
    if s.trace is not None:
        shown = dice_shown(s)
        s.emit(events.DiceReduced(dice=shown, out=DICE - len(shown)))


def dice_shown(s: Iunu) -> list[int]:
    """RULING 4-A: the dice in play, the highest first."""
    shown: list[int] = []
    for value in range(MOST_PIPS, 0, -1):
        for _ in range(count_in(s.dice, value - 1)):
            shown.append(value)
    return shown
