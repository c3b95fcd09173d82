"""The minds' estimate of a position: points now, and what cards, money and time may still bring.

An estimate is a guess at the final points of one player, in hundredths of a point. The weights were
tuned by paired matches of greedy minds; nothing here is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perankh.games.iunu import scoring
from perankh.games.iunu.packs import count_in, piled, size_of
from perankh.games.iunu.tables import (
    AMENHOTEP,
    ANUBIS,
    CASTES,
    FARMER,
    HATSHEPSUT,
    KHUFU,
    NEPHTHYS,
    OSIRIS,
    RISE_OF_ATEN,
    SHEMU,
    SOLDIER,
)

if TYPE_CHECKING:
    from perankh.games.iunu.state import Iunu, Player

POINT: Final = 100
LEADS: Final = 3
"""Leads beyond this many cards count as this many."""
LEAD_ODDS: Final[list[int]] = [2, 6, 16, 36, 74, 92, 98]
"""Chance in percent to win a majority in the end, by the lead from -LEADS to LEADS, early on."""
SPENT_WELL: Final = 45
"""What a Deben brings beyond its points, if there is a turn left to spend it in."""
SPENT_A_TURN: Final = 2
"""Deben that can be spent well in one turn."""
HELD: Final = 34
"""Percent of what playing a hand card would bring beyond a usual card."""
USUAL: Final = 330
"""What a usual card brings."""
EXPOSED: Final = 40
"""What a vulnerable farmer is worth less."""
BEHIND: Final = 40
"""Percent of the lead of Heliopolis that counts against a player."""
HOPED: Final = 50
"""Percent of the points of a lead or a set that is nearly there."""


def estimate(s: Iunu, player: i64) -> i64:
    """The guess for one player."""
    if s.is_over():
        return POINT * sum(scoring.Count(s, scoring.ALL_SEATS).parts(player))
    return Guess(s, player).value()


class Guess:
    """One player's prospects."""

    def __init__(self, s: Iunu, player: i64) -> None:
        self.s = s
        self.number: i64 = player
        self.p = s.player[player]
        self.own = whole(self.p)
        """The pile of all own cards."""
        self.turns: i64 = turns_left(s, player)
        """Own turns still to come, about."""

    def value(self) -> i64:
        """All prospects together."""
        s = self.s
        t = s.tables
        points = POINT * scoring.vp_of(self.own, t.caste_vp)
        points += POINT * scoring.vp_of(self.p.fed, t.bread_vp)
        points += self.castes()
        points += self.money()
        points -= EXPOSED * self.p.vulnerable(t) if self.turns > 1 else 0
        if self.p.afterlife >= 0:
            points += self.afterlife(self.p.afterlife)
        if s.has_heliopolis():
            points -= self.behind_heliopolis(points)
        return points

    # --- majorities and the hand

    def lead(self, caste: i64) -> i64:
        """How many cards of a caste the player is ahead of the best of the others."""
        most: i64 = 0
        for number in range(len(self.s.player)):
            if number != self.number:
                other = self.s.player[number]
                count = other.owns(caste)
                if len(other.hidden) > 0:
                    count += other.hidden.count(caste)
                most = max(most, count)
        return count_in(self.own, caste) - most

    def odds(self, caste: i64, lead: i64) -> i64:
        """The chance to win a majority, in percent."""
        certain: i64 = POINT if lead > 0 else 0
        early: i64 = LEAD_ODDS[min(max(lead, -LEADS), LEADS) + LEADS]
        # With the turns that are left the odds go over into certainty.
        weight = min(self.turns, 8)
        return (early * weight + certain * (8 - weight)) // 8

    def castes(self) -> i64:
        """What majorities will bring, and what playing the cards in hand would."""
        t = self.s.tables
        points: i64 = 0
        hand = self.p.hand if self.turns > 0 else 0
        for caste in range(CASTES):
            in_hand = count_in(hand, caste)
            if in_hand == 0 and count_in(self.own, caste) == 0:
                continue
            lead = self.lead(caste)
            now = self.odds(caste, lead) if count_in(self.own, caste) > 0 else 0
            points += now * t.majority_vp[caste]
            if in_hand > 0:
                more = (self.odds(caste, lead + 1) - now) * t.majority_vp[caste]
                surplus = POINT * t.caste_vp[caste] + more - USUAL
                if surplus > 0:
                    points += surplus * HELD // 100
        return points

    # --- money and afterlife cards

    def money(self) -> i64:
        """Points for Deben, and what they may buy before the end."""
        t = self.s.tables
        rate = t.osiris_deben_per_vp if self.p.afterlife == OSIRIS else t.deben_per_vp
        useful = min(self.p.deben, SPENT_A_TURN * self.turns)
        return POINT * self.p.deben // rate + useful * SPENT_WELL

    def afterlife(self, card: i64) -> i64:
        """What the own afterlife card will bring."""
        t = self.s.tables
        if card <= SHEMU:
            best: i64 = 0
            for caste in t.season_castes[card]:
                if count_in(self.own, caste) > 0:
                    best = max(best, self.odds(caste, self.lead(caste)) * t.majority_vp[caste])
            return best
        if card in (HATSHEPSUT, AMENHOTEP):
            return t.afterlife_vp[card] * self.sets(t.set_castes[card])
        if card == ANUBIS:
            soldiers = count_in(self.own, SOLDIER)
            covered = soldiers >= count_in(self.own, FARMER)
            return soldiers * t.caste_vp[SOLDIER] * (POINT if covered else HOPED // 2)
        if card == NEPHTHYS:
            return t.afterlife_vp[card] * self.lead_odds(self.bread_lead())
        if card == KHUFU:
            return t.afterlife_vp[card] * self.lead_odds(self.variety_lead())
        return 0

    def sets(self, castes: list[int]) -> i64:
        """Sets in hundredths: those there are, and a part of the next."""
        full = scoring.sets_in(self.own, castes)
        begun: i64 = 0
        for caste in castes:
            if count_in(self.own, caste) > full:
                begun += 1
        hoped = HOPED * begun // len(castes) if self.turns > 2 else 0
        return full * POINT + hoped

    def lead_odds(self, lead: i64) -> i64:
        """The chance that a lead in bread or castes holds, in percent."""
        return self.odds(FARMER, lead)

    def bread_lead(self) -> i64:
        """How many bread the player is ahead of the best of the others."""
        most: i64 = 0
        for number in range(len(self.s.player)):
            if number != self.number:
                most = max(most, size_of(self.s.player[number].fed))
        return size_of(self.p.fed) - most

    def variety_lead(self) -> i64:
        """How many castes the player is ahead of the best of the others."""
        most: i64 = 0
        for number in range(len(self.s.player)):
            if number != self.number:
                most = max(most, scoring.castes_in(whole(self.s.player[number])))
        return scoring.castes_in(self.own) - most

    def behind_heliopolis(self, points: i64) -> i64:
        """RULING 12-B: who stands behind Heliopolis loses, whoever is ahead of the other."""
        s = self.s
        lead = POINT * sum(scoring.heliopolis_scores(s)) - points
        if lead <= 0:
            return 0
        return lead * BEHIND // 100


def whole(p: Player) -> i64:
    """The pile of face-up and hidden cards."""
    return p.dynasty + piled(p.hidden) if len(p.hidden) > 0 else p.dynasty


def turns_left(s: Iunu, player: i64) -> i64:
    """About how many own turns are still to come, the present one included if nothing is played."""
    a_round = s.players * 13
    if s.mode == RISE_OF_ATEN:
        a_round = s.players * 23
    elif s.has_heliopolis():
        a_round += 10
    return s.deck_count * 10 // a_round + 1
