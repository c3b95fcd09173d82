# compiled by mypyc
"""The questions to the owners of stones: at the Market, at the Pyramids B, at the Temple B.

The argument of a question about a stone says where it still is (`sites.FROM_QUARRY`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.imhotep.box.tables import BONUS_IDS, CARD_IDS, PYRAMID
from perankh.games.imhotep.rules import market_cards, rounds, sites
from perankh.games.imhotep.rules.actions import (
    ACCEPT,
    CARDS,
    CHOOSE_PYRAMID,
    DECLINE,
    KEEP_CARD,
    LOAD_STONE,
    PAIR_SPACE,
    PICK_CARD,
    PICKS,
    PLACES,
    SMALL_PYRAMIDS,
    TAKE_POINT,
    TAKE_STONES,
)
from perankh.games.imhotep.rules.questions.turn import actions_of, spaces_from, why_not_load
from perankh.games.imhotep.rules.state import EMPTY, MARKET_KEEP, Imhotep
from perankh.games.imhotep.shown import events
from perankh.games.imhotep.shown.reasons import NO_CARD_THERE, NOT_IN_PAIR, PYRAMID_FINISHED
from perankh.kernel.event import only
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision

# Written out once, since options are asked for at each decision.
PICKINGS: Final = [
    [*(PICK_CARD + space for space in range(PICKS) if filled >> space & 1 == 1), DECLINE]
    for filled in range(1 << PICKS)
]
"""What can be done at the Market, by the bit set of the spaces that are not empty."""
ACCEPT_OR_DECLINE: Final = [ACCEPT, DECLINE]
POINT_OR_STONES: Final = [TAKE_POINT, TAKE_STONES]

# --- 7.1 and 8.1: the Market


class MarketPick(Decision[Imhotep]):
    """IMH-7.1.1, 7.1.9, 8.1.2: one card of the Market, the face-down pair, or nothing."""

    prompt = "imhotep-prompt-market-pick"

    def actions(self) -> list[int]:
        return [*actions_of(PICK_CARD, PICKS), DECLINE]

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        filled: i64 = 0
        for space, card in enumerate(s.market):
            if card != EMPTY:
                filled |= 1 << space
        if len(s.pair) > 0:
            filled |= 1 << PAIR_SPACE
        return PICKINGS[filled]

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        if action == DECLINE:
            self.decline(s, player, arg)
        elif action == PICK_CARD + PAIR_SPACE and len(s.pair) > 0:
            self.pick_pair(s, player, arg)
        else:
            self.pick_card(s, player, arg, action - PICK_CARD)

    def decline(self, s: Imhotep, player: i64, arg: i64) -> None:
        """IMH-7.1.3, 7.1.5: no card; the stone goes back all the same."""
        if s.trace is not None:
            s.emit(events.PickDeclined(player=player))
        sites.return_stone(s, player, arg)

    def pick_card(self, s: Imhotep, player: i64, arg: i64, space: i64) -> None:
        """IMH-7.1.2, 7.1.4: the card, then the stone, then what the card does."""
        card = s.market[space]
        s.market[space] = EMPTY
        if s.trace is not None:
            s.emit(events.CardTaken(player=player, card=CARD_IDS[card], space=space + 1))
        sites.return_stone(s, player, arg)
        market_cards.gain_card(s, player, card)

    def pick_pair(self, s: Imhotep, player: i64, arg: i64) -> None:
        """IMH-8.1.2, 8.1.4, 8.1.5: look at the pair; which card to keep is asked next."""
        s.push(MARKET_KEEP, player, arg)
        if s.trace is not None:
            s.emit(events.PairTaken(player=player))
        s.reveal()
        if s.trace is not None:
            seen = [CARD_IDS[card] for card in s.pair]
            s.emit(events.PairSeen(player=player, cards=seen, audience=only(player)))

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        return NO_CARD_THERE


class MarketKeep(Decision[Imhotep]):
    """IMH-8.1.2: which of the two seen cards to keep; a pair of equal cards is no choice."""

    prompt = "imhotep-prompt-market-keep"

    def actions(self) -> list[int]:
        return actions_of(KEEP_CARD, CARDS)

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        return [KEEP_CARD + card for card in range(CARDS) if card in s.pair]

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        kept = action - KEEP_CARD
        s.pair.remove(kept)
        s.reveal()  # IMH-14.2: from now on both are public
        if s.trace is not None:
            s.emit(events.CardKept(player=player, card=CARD_IDS[kept]))
        for card in s.pair:
            s.discard.append(card)
            if s.trace is not None:
                s.emit(events.CardDiscarded(player=player, card=CARD_IDS[card]))
        s.pair = []
        sites.return_stone(s, player, arg)
        market_cards.gain_card(s, player, kept)

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_IN_PAIR


# --- 8.2: the Pyramids B


class PyramidChoice(Decision[Imhotep]):
    """IMH-8.2.2: any small pyramid that is not finished."""

    prompt = "imhotep-prompt-pyramid-choice"

    def actions(self) -> list[int]:
        return actions_of(CHOOSE_PYRAMID, SMALL_PYRAMIDS)

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        found: list[int] = []
        for pyramid in range(SMALL_PYRAMIDS):
            if not sites.small_pyramid_finished(s, pyramid):
                found.append(CHOOSE_PYRAMID + pyramid)
        return found

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        sites.pick_up(s, player, arg, PYRAMID)
        sites.build_small_pyramid(s, player, action - CHOOSE_PYRAMID)

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        return PYRAMID_FINISHED


class Offer(Decision[Imhotep]):
    """A bonus that its owner takes or declines; the argument says where it comes from."""

    def actions(self) -> list[int]:
        return [ACCEPT, DECLINE]

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        return ACCEPT_OR_DECLINE

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        if action == ACCEPT:
            self.grant(s, player, arg)
        else:
            decline_bonus(s, player, self.bonus(s, arg))

    def grant(self, s: Imhotep, player: i64, arg: i64) -> None:
        """Give what was offered."""
        raise NotImplementedError(type(self).__name__)

    def bonus(self, s: Imhotep, arg: i64) -> i64:
        """Which bonus is on offer."""
        return s.tables.small_bonus[arg]


class BonusDraw(Offer):
    """IMH-8.2.6: draw the top market card, or not."""

    prompt = "imhotep-prompt-bonus-draw"

    def grant(self, s: Imhotep, player: i64, arg: i64) -> None:
        market_cards.draw_and_gain(s, player)


class BonusTake(Offer):
    """IMH-8.2.7: take stones from the quarry, or not."""

    prompt = "imhotep-prompt-bonus-take"

    def grant(self, s: Imhotep, player: i64, arg: i64) -> None:
        rounds.take_stones(s, player, s.tables.small_bonus_stones[arg])


class BonusLoading(Decision[Imhotep]):
    """IMH-8.2.8: load a stone on a free space of an unsailed ship, or not."""

    prompt = "imhotep-prompt-bonus-loading"

    def actions(self) -> list[int]:
        return [*actions_of(LOAD_STONE, PLACES), DECLINE]

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        return [*spaces_from(s, 0), DECLINE]

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        if action == DECLINE:
            decline_bonus(s, player, s.tables.small_bonus[arg])
        else:
            rounds.load_stone(s, player, action - LOAD_STONE)

    def why_not(self, s: Imhotep, player: i64, arg: i64, action: i64) -> Reason:
        return why_not_load(s, action - LOAD_STONE)


def decline_bonus(s: Imhotep, player: i64, bonus: i64) -> None:
    """IMH-8.2.8, 8.3.5: the owner does without the bonus."""
    if s.trace is not None:
        s.emit(events.BonusDeclined(player=player, bonus=BONUS_IDS[bonus]))


# --- 8.3: the Temple B


class TempleChoice(Decision[Imhotep]):
    """IMH-8.3.2, 8.3.4: the point or the stones of a space, which is the argument."""

    prompt = "imhotep-prompt-temple-choice"

    def actions(self) -> list[int]:
        return [TAKE_POINT, TAKE_STONES]

    def options(self, s: Imhotep, player: i64, arg: i64) -> list[int]:
        return POINT_OR_STONES

    def choose(self, s: Imhotep, player: i64, arg: i64, action: i64) -> None:
        if action == TAKE_STONES:
            rounds.take_stones(s, player, s.tables.temple_bonus_stones[arg])
        else:
            points = s.tables.temple_bonus_points[arg]
            sites.score_temple_points(s, player, arg, points)


class TempleDraw(Offer):
    """IMH-8.3.5: draw the top market card, or not."""

    prompt = "imhotep-prompt-temple-draw"

    def grant(self, s: Imhotep, player: i64, arg: i64) -> None:
        market_cards.draw_and_gain(s, player)

    def bonus(self, s: Imhotep, arg: i64) -> i64:
        return s.tables.temple_bonus[arg]
