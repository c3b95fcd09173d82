# compiled by mypyc
"""Points, places and ties of Iunu (sections 9, 11 and 12).

Whose hidden cards and afterlife cards are counted is a set of seats: all at the end, none for what
everybody can count, the own for a viewer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perankh.games.iunu.box.tables import (
    AMENHOTEP,
    ANUBIS,
    BAKER,
    CASTES,
    FARMER,
    HATSHEPSUT,
    HELIOPOLIS_ID,
    KHUFU,
    MERCHANT,
    NEPHTHYS,
    OSIRIS,
    SHEMU,
    SOLDIER,
)
from perankh.games.iunu.rules.packs import CELL, cards, count_in, piled, size_of
from perankh.kernel.rival import Rival

if TYPE_CHECKING:
    from perankh.games.iunu.rules.state import Iunu, Player

CATEGORIES: Final[list[str]] = ["caste_vp", "bread_vp", "majority_vp", "afterlife", "deben"]
"""What points come from, in the order of IUN-11.2 to 11.6."""
HELIOPOLIS_PARTS: Final[list[str]] = [
    "caste_vp",
    "bread_vp",
    "majority_vp",
    "afterlife",
    "merchant",
]
"""IUN-12.11: the parts of Heliopolis's score."""
BY_AFTERLIFE: Final = 3
BY_MONEY: Final = 4
"""The last part: money for a player, Merchants for Heliopolis."""

ALL_SEATS: Final = 15
NO_SEATS: Final = 0
NOBODY: Final = -1


def scores(s: Iunu) -> list[list[int]]:
    """Points by player and category, as if the game ended now."""
    return Count(s, ALL_SEATS).table()


def open_scores(s: Iunu) -> list[list[int]]:
    """The same from what lies open, with money at the usual rate."""
    return Count(s, NO_SEATS).table()


def scores_for(s: Iunu, seat: i64) -> list[list[int]]:
    """The same with what one seat knows of itself."""
    return Count(s, 1 << seat).table()


def heliopolis_scores(s: Iunu) -> list[int]:
    """IUN-12.11: by part; its afterlife card counts once it is turned up."""
    return Count(s, ALL_SEATS).parts(s.players)


def rivals(s: Iunu, seen: i64) -> list[Rival]:
    """IUN-12.11: Heliopolis, as far as some seats are seen into."""
    count = Count(s, seen)
    points: dict[str, int] = {}
    for part, brought in enumerate(count.parts(s.players)):
        points[HELIOPOLIS_PARTS[part]] = brought
    return [Rival(HELIOPOLIS_ID, points, count.places()[s.players])]


def places(s: Iunu) -> list[int]:
    """IUN-11.8: each one's place, from 1; RULING 12-B: Heliopolis comes after the seats."""
    return Count(s, ALL_SEATS).places()


class Count:
    """The final counting of a table, as far as some seats are seen into."""

    def __init__(self, s: Iunu, seen: i64) -> None:
        self.s = s
        self.seen = seen
        """The set of seats whose hidden and afterlife cards count."""
        self.columns: list[int] = []
        """By player: the pile of all cards (IUN-9.11, 11.1), those in hand apart (IUN-11.7)."""
        self.fed: list[int] = []
        """By player: the pile of fed cards."""
        for number, p in enumerate(s.player):
            whole = p.dynasty
            if len(p.hidden) > 0 and self.sees(number):
                whole += piled(p.hidden)
            self.columns.append(whole)
            self.fed.append(heliopolis_fed(s) if number == s.players else p.fed)
        self.leaders = leaders(self.columns)
        """By caste: who alone has most, or NOBODY."""

    def sees(self, number: i64) -> bool:
        """Whether the secrets of a player count."""
        return self.seen >> number & 1 == 1

    def table(self) -> list[list[int]]:
        """The parts of every seat."""
        return [self.parts(seat) for seat in range(self.s.players)]

    def parts(self, number: i64) -> list[int]:
        """IUN-11.2 to 11.6, 12.11: the five parts of one player."""
        s = self.s
        p = s.player[number]
        seen = p.afterlife >= 0 and self.sees(number)
        found: list[int] = [
            vp_of(self.columns[number], s.tables.caste_vp),
            vp_of(self.fed[number], s.tables.bread_vp),
            self.majority_points(number),
            self.afterlife_points(number, p.afterlife) if seen else 0,
            self.merchant_points(number) if number == s.players else money_points(s, p, seen),
        ]
        return found

    def places(self) -> list[int]:
        """IUN-11.8: most points first, then most money; equals share a place."""
        totals: list[int] = []
        for number in range(len(self.s.player)):
            totals.append(sum(self.parts(number)))
        found: list[int] = []
        for number, p in enumerate(self.s.player):
            place: i64 = 1
            for other, rival in enumerate(self.s.player):
                if totals[other] > totals[number] or (
                    totals[other] == totals[number] and rival.deben > p.deben
                ):
                    place += 1
            found.append(place)
        return found

    def majority_points(self, number: i64) -> i64:
        """IUN-11.4"""
        points: i64 = 0
        for caste in range(CASTES):
            if self.leaders[caste] == number:
                points += self.s.tables.majority_vp[caste]
        return points

    def merchant_points(self, number: i64) -> i64:
        """IUN-12.11"""
        return self.s.tables.heliopolis_merchant_vp * count_in(self.columns[number], MERCHANT)

    def afterlife_points(self, number: i64, card: i64) -> i64:
        """Section 9: what an afterlife card brings its holder, money apart."""
        t = self.s.tables
        own = self.columns[number]
        if card <= SHEMU:
            return self.best_majority(number, t.season_castes[card])
        if card in (HATSHEPSUT, AMENHOTEP):
            return t.afterlife_vp[card] * sets_in(own, t.set_castes[card])
        if card == ANUBIS:
            soldiers = count_in(own, SOLDIER)
            return soldiers * t.caste_vp[SOLDIER] if soldiers >= count_in(own, FARMER) else 0
        if card == NEPHTHYS:
            return t.afterlife_vp[card] if self.has_most_bread(number) else 0
        if card == KHUFU:
            return t.afterlife_vp[card] if self.has_most_castes(number) else 0
        return 0

    def best_majority(self, number: i64, castes: list[int]) -> i64:
        """IUN-9.1 to 9.3, RULING 9-A: the most valuable of the won majorities that may double."""
        best: i64 = 0
        for caste in castes:
            if self.leaders[caste] == number:
                best = max(best, self.s.tables.majority_vp[caste])
        return best

    def has_most_bread(self, number: i64) -> bool:
        """IUN-9.8, RULING 9-C: more than each other one."""
        own = size_of(self.fed[number])
        for other in range(len(self.fed)):
            if other != number and size_of(self.fed[other]) >= own:
                return False
        return True

    def has_most_castes(self, number: i64) -> bool:
        """IUN-9.9, RULING 9-C: more than each other one."""
        own = castes_in(self.columns[number])
        for other in range(len(self.columns)):
            if other != number and castes_in(self.columns[other]) >= own:
                return False
        return True


def leaders(columns: list[int]) -> list[int]:
    """IUN-11.4, 12.12, 15.11: by caste, who has strictly more than every other; NOBODY in a tie."""
    found: list[int] = []
    for caste in range(CASTES):
        most: i64 = 0
        leader: i64 = NOBODY
        for number in range(len(columns)):
            count = count_in(columns[number], caste)
            if count > most:
                most = count
                leader = number
            elif count == most:
                leader = NOBODY
        found.append(leader)
    return found


def vp_of(pile: i64, values: list[int]) -> i64:
    """IUN-11.2, 11.3: the sum over all cards of a pile."""
    points: i64 = 0
    caste: i64 = 0
    while pile > 0:
        points += values[caste] * count_in(pile, 0)
        pile >>= CELL
        caste += 1
    return points


def money_points(s: Iunu, p: Player, seen: bool) -> i64:
    """IUN-11.6, 9.7: Deben by the usual rate, or by that of Osiris."""
    rate = s.tables.deben_per_vp
    if seen and p.afterlife == OSIRIS:
        rate = s.tables.osiris_deben_per_vp
    return p.deben // rate


def sets_in(pile: i64, castes: list[int]) -> i64:
    """IUN-9.10: the smallest of the columns."""
    sets: i64 = count_in(pile, castes[0])
    for caste in castes:
        sets = min(sets, count_in(pile, caste))
    return sets


def castes_in(pile: i64) -> i64:
    """IUN-9.9: how many different castes a pile has."""
    found: i64 = 0
    for caste in range(CASTES):
        if count_in(pile, caste) > 0:
            found += 1
    return found


def heliopolis_fed(s: Iunu) -> i64:
    """IUN-12.9, 12.14: the pile of its cards that carry bread; before the end, those that would."""
    own = s.player[s.players]
    if s.is_over() and own.fed != 0:
        return own.fed
    bread = s.tables.heliopolis_bread * own.owns(BAKER)
    if s.tables.bread_limited:
        bread = min(bread, s.bread)
    fed: i64 = 0
    while bread > 0:
        best: i64 = NOBODY
        for caste in range(CASTES):
            if own.owns(caste) > count_in(fed, caste) and (
                best == NOBODY or s.tables.bread_vp[caste] > s.tables.bread_vp[best]
            ):
                best = caste
        if best == NOBODY:
            return fed
        fed += cards(1, best)
        bread -= 1
    return fed
