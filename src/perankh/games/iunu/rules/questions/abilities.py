# compiled by mypyc
"""The questions about abilities (section 8): each is asked only if the ability can be used."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.iunu.box.tables import AFTERLIFE_CARDS, CASTES, MOST_PIPS
from perankh.games.iunu.rules import abilities
from perankh.games.iunu.rules.actions import (
    BRIBE,
    DECLINE,
    FEED,
    HIDE,
    KEEP,
    RAID,
    SEATS,
    SEEK,
    USE,
    YIELD,
)
from perankh.games.iunu.rules.packs import CELL, count_in, only
from perankh.games.iunu.rules.state import BAKER_FEEDS, Iunu
from perankh.games.iunu.shown.reasons import (
    DIE_NOT_IN_PLAY,
    FARMERS_SAFE,
    FEED_IN_ORDER,
    HIDE_NOT_IN_HAND,
    NO_SUCH_PLAYER,
    NOT_DRAWN,
    NOTHING_TO_FEED,
    PRIEST_UNPAID,
    RAID_ON_HELIOPOLIS,
    RAID_ON_ONESELF,
)
from perankh.kernel.picking import NARROW, Picking, picks_in, times_picked
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision


def actions_of(first: i64, count: i64) -> list[int]:
    """A whole range of actions."""
    return [first + n for n in range(count)]


# --- the questions


class ScribeHides(Decision[Iunu]):
    """IUN-8.2: which hand card goes under the Scribe."""

    prompt = "iunu-prompt-scribe"
    auto_answers = False

    def actions(self) -> list[int]:
        return [*actions_of(HIDE, CASTES), DECLINE]

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        hand = s.player[player].hand
        for caste in range(CASTES):
            if count_in(hand, caste) > 0:
                out.append(HIDE + caste)
        out.append(DECLINE)
        return out

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            abilities.hide_card(s, player, action - HIDE)

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        return HIDE_NOT_IN_HAND


class UseQuestion(Decision[Iunu]):
    """IUN-6.4: whether an ability without further choices is used."""

    auto_answers = False

    def actions(self) -> list[int]:
        return [USE, DECLINE]

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        return [USE, DECLINE]


class NobleTaxes(UseQuestion):
    """IUN-8.3"""

    prompt = "iunu-prompt-noble"

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        if action == USE:
            abilities.tax_dice(s, player)


class MerchantTrades(UseQuestion):
    """IUN-8.8"""

    prompt = "iunu-prompt-merchant"

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        if action == USE:
            abilities.trade(s, player)


class PriestSeeks(Decision[Iunu]):
    """IUN-8.4: which die in play says how many afterlife cards are drawn."""

    prompt = "iunu-prompt-priest"
    auto_answers = False

    def actions(self) -> list[int]:
        return [*actions_of(SEEK, MOST_PIPS), DECLINE]

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        p = s.player[player]
        for value in range(1, MOST_PIPS + 1):
            in_play = count_in(s.dice, value - 1) > 0
            if in_play and abilities.can_pay_priest(s, p, value):
                out.append(SEEK + value - 1)
        out.append(DECLINE)
        return out

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            abilities.seek_afterlife(s, player, action - SEEK + 1)

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        return PRIEST_UNPAID if count_in(s.dice, action - SEEK) > 0 else DIE_NOT_IN_PLAY


class KeepOne(Decision[Iunu]):
    """IUN-8.4a: which of the drawn cards and the old one is kept; the argument is the die."""

    prompt = "iunu-prompt-keep"
    private = True

    def actions(self) -> list[int]:
        return actions_of(KEEP, AFTERLIFE_CARDS)

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        held = s.player[player].afterlife
        for card in range(AFTERLIFE_CARDS):
            if card == held or s.drawn & only(card) != 0:
                out.append(KEEP + card)
        return out

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        abilities.keep_afterlife(s, player, action - KEEP, arg)

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_DRAWN


class SoldierRaids(Decision[Iunu]):
    """IUN-8.6: of which player a farmer is demanded."""

    prompt = "iunu-prompt-soldier"
    auto_answers = False

    def actions(self) -> list[int]:
        return [*actions_of(RAID, SEATS), DECLINE]

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        for seat in range(s.players):
            if seat != player and s.player[seat].vulnerable(s.tables) > 0:
                out.append(RAID + seat)
        out.append(DECLINE)
        return out

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            abilities.raid(s, player, action - RAID)

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        seat = action - RAID
        if seat == player:
            return RAID_ON_ONESELF
        if seat < s.players:
            return FARMERS_SAFE
        return RAID_ON_HELIOPOLIS if seat < len(s.player) else NO_SUCH_PLAYER


class PayBribe(Decision[Iunu]):
    """IUN-8.6, 14.4: the raided player, out of turn, pays the raider or loses a farmer."""

    prompt = "iunu-prompt-bribe"

    def actions(self) -> list[int]:
        return [BRIBE, YIELD]

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        return [BRIBE, YIELD]

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        # The raider goes on at once, and whether anything is asked depends on a hidden hand: so
        # the answer is final before anything else of it can be foreseen.
        s.reveal()
        if action == BRIBE:
            abilities.pay_bribe(s, s.active, player)
        else:
            abilities.lose_farmer(s, s.active, player)


class BakerFeeds(Picking[Iunu]):
    """IUN-8.7: which unfed cards get bread, one after the other in rank order, or no more."""

    prompt = "iunu-prompt-baker"
    auto_answers = False
    kind: i64 = BAKER_FEEDS
    first: i64 = FEED
    things: i64 = CASTES
    stop: i64 = DECLINE
    cell: i64 = CELL

    def pile(self, s: Iunu, player: i64) -> i64:
        p = s.player[player]
        return p.dynasty - p.fed

    def least(self, s: Iunu, player: i64) -> i64:
        return 0

    def most(self, s: Iunu, player: i64) -> i64:
        return abilities.bread_affordable(s, s.player[player])

    def complete(self, s: Iunu, player: i64, arg: i64) -> None:
        if arg != 0:
            abilities.place_bread(s, player, picks_in(arg, NARROW))

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        caste = action - FEED
        if count_in(self.pile(s, player), caste) > times_picked(arg, caste, NARROW):
            return FEED_IN_ORDER
        return NOTHING_TO_FEED
