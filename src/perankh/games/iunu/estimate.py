# compiled by mypyc
"""The minds' estimate of a position: points now, and what cards, money and time may still bring.

An estimate is a guess at the final points of one player, in hundredths of a point. It should not
jump while a turn is carried out step by step, so whoever has still to play in this round is
credited with the turn, and who has just played a card with its ability. The weights were fitted
to how games between minds ended; nothing here is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from perankh.games.iunu.box.tables import (
    AMENHOTEP,
    ANUBIS,
    BAKER,
    CASTES,
    FARMER,
    HATSHEPSUT,
    KHUFU,
    MERCHANT,
    MOST_PIPS,
    NEPHTHYS,
    NOBLE,
    OSIRIS,
    PRIEST,
    RISE_OF_ATEN,
    SCRIBE,
    SHEMU,
    SOLDIER,
)
from perankh.games.iunu.rules import scoring
from perankh.games.iunu.rules.packs import (
    CELL,
    CELL_MASK,
    cards,
    count_in,
    in_row,
    piled,
    size_of,
)

if TYPE_CHECKING:
    from perankh.games.iunu.rules.state import Iunu, Player

POINT: Final = 100
TENTHS: Final = 10
"""Turns and dice are counted in tenths where a guess needs parts of them."""
LEADS: Final = 2
"""Leads beyond this many cards count as this many."""


@final
class Weights:
    """What is guessed about the course of a game, in hundredths of a point or percent."""

    def __init__(self) -> None:
        """Set the weights as they were tuned."""
        self.odds: list[int] = [1, 22, 27, 60, 100]
        """Chance to win a majority in the end, by the lead from -LEADS to LEADS, early on."""
        self.early: i64 = 44
        """Own turns to come, in tenths, from which on it is early."""
        self.spent: i64 = 70
        """What a Deben brings beyond its points, if there are turns left to spend it in."""
        self.spent_a_turn: i64 = 27
        """Deben that can be spent well in a turn, in tenths."""
        self.turn: i64 = 1310
        """What a usual turn brings."""
        self.best: i64 = 77
        """How much of what the best play brings beyond a usual turn counts."""
        self.second: i64 = 6
        """How much of the second best play counts."""
        self.hidden: i64 = 700
        """What a Scribe brings by hiding a card."""
        self.sought: i64 = 660
        """What a Priest brings to a player without an afterlife card."""
        self.raided: i64 = 155
        """What a Soldier brings if there is somebody to raid."""
        self.farmer: i64 = 220
        """What a Farmer brings by cheaper bread."""
        self.silent_turn: i64 = 310
        """What a turn brings Heliopolis, majorities apart."""
        self.silent_baker: i64 = 85
        """What it brings more for each of its Bakers."""
        self.silent_afterlife: i64 = 340
        """What an afterlife card brings Heliopolis."""
        self.hoped: i64 = 45
        """How much of a set or condition counts that is nearly there."""
        self.cards_a_turn: i64 = 14
        """Cards that a turn takes from the deck, in tenths."""
        self.usual_high: i64 = 33
        """The highest die when a turn begins, in tenths, before it is known."""
        self.usual_sum: i64 = 60
        """The sum of the dice when a turn begins, in tenths, before it is known."""


WEIGHTS: Final = Weights()
DECISIVE_LEAD: Final = 900
"""See `State.decisive_lead`."""
VIZIER_ITERATIONS: Final = 30
"""See `State.vizier_iterations`."""


def estimate(s: Iunu, player: i64) -> i64:
    """The guess for one player."""
    if s.is_over():
        return POINT * sum(scoring.Count(s, scoring.ALL_SEATS).parts(player))
    guess = Guess(s, player)
    return guess.silent_value() if player == s.players else guess.value()


@final
class Guess:
    """One player's prospects."""

    def __init__(self, s: Iunu, player: i64) -> None:
        self.s = s
        self.w = WEIGHTS
        self.number: i64 = player
        self.p = s.player[player]
        self.own: i64 = whole(self.p)
        """The pile of all own cards."""
        done = (player - s.first) % s.players < (s.active - s.first) % s.players
        self.playing: bool = player == s.active and s.depth > 0
        """Whether the player is in the middle of a turn, after playing a card."""
        self.due: bool = not done and not self.playing
        """Whether the player's turn of this round is still to come."""
        self.turns: i64 = turns_left(s, self.due or player == s.players)
        """Own turns still to come, about, in tenths."""
        self.deben_worth: i64 = POINT // s.tables.deben_per_vp
        """What one more or less Deben is worth."""
        if self.p.deben * TENTHS < self.w.spent_a_turn * self.turns // TENTHS:
            self.deben_worth += self.w.spent

    def value(self) -> i64:
        """All prospects together."""
        s = self.s
        t = s.tables
        points = POINT * scoring.vp_of(self.own, t.caste_vp)
        points += POINT * scoring.vp_of(self.p.fed, t.bread_vp)
        points += self.majorities() + self.money() + self.plays()
        if self.p.afterlife >= 0:
            points += self.afterlife(self.p.afterlife)
        return points

    # --- majorities

    def majorities(self) -> i64:
        """What majorities will bring."""
        points: i64 = 0
        for caste in range(CASTES):
            points += self.odds(caste, 0) * self.s.tables.majority_vp[caste]
        return points

    def odds(self, caste: i64, more: i64) -> i64:
        """The chance in percent to win a majority in the end, with so many cards more."""
        own: i64 = (self.own >> caste * CELL & CELL_MASK) + more
        if own == 0:
            return 0
        most: i64 = 0
        out: i64 = own
        for number in range(len(self.s.player)):
            if number != self.number:
                other = self.s.player[number]
                count: i64 = other.dynasty >> caste * CELL & CELL_MASK
                if len(other.hidden) > 0:
                    count += other.hidden.count(caste)
                out += count
                if count > most:
                    most = count
        return self.odds_of(own - most, self.s.tables.copies[caste] - out)

    def odds_of(self, lead: i64, left: i64) -> i64:
        """The chance in percent to end ahead, with a lead and things left that may change it."""
        if lead > left:
            return POINT
        if lead + left <= 0:
            return 0
        early: i64 = self.w.odds[min(max(lead, -LEADS), LEADS) + LEADS]
        certain: i64 = POINT if lead > 0 else 0
        weight = min(self.turns, self.w.early)
        return (early * weight + certain * (self.w.early - weight)) // self.w.early

    # --- the hand

    def plays(self) -> i64:
        """What the best play of the next turn brings beyond a usual one, and a turn that is due."""
        if self.turns < TENTHS:
            return self.pending()
        hand = self.p.hand
        if self.playing:
            hand += self.forum()  # most of it can be had
        pairs = self.p.deben >= self.s.tables.second_card_cost
        best: i64 = 0
        second: i64 = 0
        for caste in range(CASTES):
            in_hand: i64 = hand >> caste * CELL & CELL_MASK
            if in_hand > 0:
                play = self.play(caste, 2 if in_hand > 1 and pairs else 1)
                if play > best:
                    second = best
                    best = play
                elif play > second:
                    second = play
        points = (best - self.w.turn) * self.w.best // 100 + second * self.w.second // 100
        if self.due:
            points += self.w.turn
        return points + self.pending()

    def forum(self) -> i64:
        """The pile of Forum cards that were not placed this turn."""
        pile: i64 = 0
        for place in range(self.s.forum_count - self.s.placed):
            pile += cards(1, in_row(self.s.forum, place))
        return pile

    def play(self, caste: i64, count: i64) -> i64:
        """What one or two cards of a caste bring."""
        t = self.s.tables
        gained = self.odds(caste, count) - self.odds(caste, 0)
        points = count * POINT * t.caste_vp[caste] + gained * t.majority_vp[caste]
        if count == 2:
            points -= t.second_card_cost * self.deben_worth
        return points + self.ability(caste, count)

    def pending(self) -> i64:
        """What the ability brings that the player is being asked about."""
        kind = self.s.kind()
        if not self.playing or self.s.decider() != self.number or kind >= len(ASKED):
            return 0
        caste: i64 = ASKED[kind]
        return self.ability(caste, 0) if caste >= 0 else 0

    def ability(self, caste: i64, count: i64) -> i64:
        """What the ability of a caste brings, with so many of its cards not yet in the Dynasty."""
        s = self.s
        if caste == NOBLE:
            return self.dice_sum() * self.deben_worth // TENTHS
        if caste == MERCHANT:
            gain = self.highest() + (self.p.owns(MERCHANT) + count) * TENTHS
            return gain * self.deben_worth // TENTHS
        if caste == BAKER:
            return self.bread(count)
        if caste == SCRIBE:
            return self.w.hidden if self.p.deben >= s.tables.scribe_cost else 0
        if caste == PRIEST:
            worth = self.w.sought if self.p.afterlife < 0 else self.w.sought // 3
            return worth if self.p.deben > 1 and len(s.blocks) > 0 else 0
        if caste == SOLDIER:
            return self.raid()
        return self.w.farmer if caste == FARMER else 0

    def dice_known(self) -> bool:
        """Whether the dice of the next ability are those on the table."""
        return self.due or self.playing

    def highest(self) -> i64:
        """The highest die of the next ability, in tenths."""
        return self.s.highest_die() * TENTHS if self.dice_known() else self.w.usual_high

    def dice_sum(self) -> i64:
        """The sum of the dice of the next ability, in tenths."""
        if not self.dice_known():
            return self.w.usual_sum
        total: i64 = 0
        for value in range(1, MOST_PIPS + 1):
            total += value * count_in(self.s.dice, value - 1)
        return total * TENTHS

    def bread(self, count: i64) -> i64:
        """What a Baker brings: the best unfed cards for what they cost."""
        t = self.s.tables
        discount = self.p.owns(FARMER) // t.farmers_per_discount * t.farmer_discount
        price = max(t.bread_price_min, self.highest() // TENTHS - discount)
        unfed = self.p.dynasty - self.p.fed + cards(count, BAKER)
        left = min(t.baker_bread, self.p.deben // price if price > 0 else t.baker_bread)
        points: i64 = 0
        for caste in range(CASTES - 1, -1, -1):
            for _ in range(min(left, count_in(unfed, caste))):
                gain: i64 = POINT * t.bread_vp[caste] - price * self.deben_worth
                if gain > 0:
                    points += gain
                    left -= 1
        return points

    def raid(self) -> i64:
        """What a Soldier brings: somebody pays or loses a farmer."""
        for number in range(self.s.players):
            if number != self.number and self.s.player[number].vulnerable(self.s.tables) > 0:
                return self.w.raided
        return 0

    # --- money and afterlife cards

    def money(self) -> i64:
        """Points for Deben, and what they may buy before the end."""
        t = self.s.tables
        rate = t.osiris_deben_per_vp if self.p.afterlife == OSIRIS else t.deben_per_vp
        useful = min(self.p.deben * TENTHS, self.w.spent_a_turn * self.turns // TENTHS)
        return POINT * self.p.deben // rate + useful * self.w.spent // TENTHS

    def afterlife(self, card: i64) -> i64:
        """What the own afterlife card will bring."""
        t = self.s.tables
        if card <= SHEMU:
            best: i64 = 0
            for caste in t.season_castes[card]:
                best = max(best, self.odds(caste, 0) * t.majority_vp[caste])
            return best
        if card in (HATSHEPSUT, AMENHOTEP):
            return t.afterlife_vp[card] * self.sets(t.set_castes[card])
        if card == ANUBIS:
            soldiers = count_in(self.own, SOLDIER)
            covered = soldiers >= count_in(self.own, FARMER)
            return soldiers * t.caste_vp[SOLDIER] * (POINT if covered else self.w.hoped // 2)
        if card == NEPHTHYS:
            return t.afterlife_vp[card] * self.odds_of(self.bread_lead(), t.bread_total)
        if card == KHUFU:
            return t.afterlife_vp[card] * self.odds_of(self.variety_lead(), CASTES)
        return 0

    def sets(self, castes: list[int]) -> i64:
        """Sets in hundredths: those there are, and a part of the next."""
        full = scoring.sets_in(self.own, castes)
        begun: i64 = 0
        for caste in castes:
            if count_in(self.own, caste) > full:
                begun += 1
        hoped = self.w.hoped * begun // len(castes) if self.turns > 2 * TENTHS else 0
        return full * POINT + hoped

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

    # --- Heliopolis (section 12)

    def silent_value(self) -> i64:
        """What Heliopolis will have: its cards, and what its turns to come usually bring."""
        s = self.s
        t = s.tables
        points = POINT * scoring.vp_of(self.own, t.caste_vp)
        points += POINT * scoring.vp_of(scoring.heliopolis_fed(s), t.bread_vp)
        points += POINT * t.heliopolis_merchant_vp * count_in(self.own, MERCHANT)
        points += self.majorities()
        if count_in(self.own, PRIEST) > 0:
            points += self.w.silent_afterlife
        a_turn = self.w.silent_turn + self.w.silent_baker * count_in(self.own, BAKER)
        return points + a_turn * self.turns // TENTHS


ASKED: Final[list[int]] = [-1, -1, SCRIBE, NOBLE, PRIEST, PRIEST, SOLDIER, -1, BAKER, MERCHANT]
"""By kind of question (see `state`): the caste whose ability it is about, or -1."""


def whole(p: Player) -> i64:
    """The pile of face-up and hidden cards."""
    return p.dynasty + piled(p.hidden) if len(p.hidden) > 0 else p.dynasty


def turns_left(s: Iunu, due: bool) -> i64:
    """About how many own turns are still to come, in tenths."""
    present: i64 = TENTHS if due else 0
    if s.final_round:
        return present
    a_round: i64 = s.players * WEIGHTS.cards_a_turn
    if s.mode == RISE_OF_ATEN:
        a_round += s.players * TENTHS
    elif s.has_heliopolis():
        a_round += TENTHS
    return present + s.deck_count * TENTHS * TENTHS // a_round
