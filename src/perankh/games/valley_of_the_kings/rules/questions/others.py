# compiled by mypyc
"""The questions to those whose turn it is not: forced by an action (VOK-8.7), reactions (VOK-10).

Both are put so that they betray nothing. A reaction to what an action forces is offered in the same
question as the cards; other reactions are asked of everybody in whose hand they could be.
"""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    CARD_IDS,
    CARDS,
    FORCED_BY_OPPONENT,
    OPPONENT_BUYS,
    OPPONENT_SACRIFICES,
)
from perankh.games.valley_of_the_kings.rules import turn
from perankh.games.valley_of_the_kings.rules.actions import CARD, PASS, REACT
from perankh.games.valley_of_the_kings.rules.cards import discard, give, sacrifice_from_hand
from perankh.games.valley_of_the_kings.rules.packs import it_of, line_of, packed
from perankh.games.valley_of_the_kings.rules.questions.cards import offer
from perankh.games.valley_of_the_kings.rules.questions.turn import actions_of
from perankh.games.valley_of_the_kings.rules.state import EACH, EMPTY, WINDOW, Valley
from perankh.games.valley_of_the_kings.shown import events
from perankh.games.valley_of_the_kings.shown.reasons import NO_SUCH_REACTION, NOT_IN_HAND
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision

# --- forced by an opponent's action


class Forced(Decision[Valley]):
    """VOK-8.7, 10.3: a card of the hand, or before the first one an Offering Table."""

    secret = True

    def actions(self) -> list[int]:
        return [*actions_of(CARD, CARDS), *actions_of(REACT, CARDS)]

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        hand = s.player[player].hand
        offer(hand, CARD, out)
        if it_of(arg) == 0:
            for card in s.tables.reactions[FORCED_BY_OPPONENT]:
                if card in hand:
                    out.append(REACT + card)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        line = line_of(arg)
        which = (player - s.active + s.players) % s.players
        if action >= REACT:
            show(s, player, action - REACT)
            s.push(EACH, s.active, packed(line, 0, which + 1))
            return
        s.push(EACH, s.active, packed(line, it_of(arg) + 1, which))
        self.suffer(s, player, action - CARD)

    def suffer(self, s: Valley, player: i64, card: i64) -> None:
        """What happens to the chosen card."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_IN_HAND if action < REACT else NO_SUCH_REACTION


def show(s: Valley, player: i64, card: i64) -> None:
    """VOK-10.3: a card is shown and stays in the hand."""
    s.player[player].show(card)
    if s.trace is not None:
        s.emit(events.CardShown(player=player, card=CARD_IDS[card]))
    s.reveal()


class ForcedSacrificing(Forced):
    """sacrifice_from_hand: then the Cat's window."""

    prompt = "valley_of_the_kings-prompt-forced-sacrifice"
    public_prompt = "valley_of_the_kings-prompt-forced-sacrifice"

    def suffer(self, s: Valley, player: i64, card: i64) -> None:
        sacrifice_from_hand(s, player, card)
        turn.open_window(s, player, OPPONENT_SACRIFICES)


class ForcedGiving(Forced):
    """give_to_active_discard"""

    prompt = "valley_of_the_kings-prompt-forced-gift"
    public_prompt = "valley_of_the_kings-prompt-forced-gift"

    def suffer(self, s: Valley, player: i64, card: i64) -> None:
        give(s, player, s.active, card)


class ForcedDiscarding(Forced):
    """discard_down_to"""

    prompt = "valley_of_the_kings-prompt-forced-discard"
    public_prompt = "valley_of_the_kings-prompt-forced-discard"

    def suffer(self, s: Valley, player: i64, card: i64) -> None:
        discard(s, player, card)


# --- reactions


class Reacting(Decision[Valley]):
    """VOK-10.1: use a reaction or not; the argument holds who was asked and who did it."""

    secret = True  # who can't react is asked like who can, and takes as long

    def trigger(self) -> i64:
        """What the reaction waits for."""
        raise NotImplementedError(type(self).__name__)

    def actions(self) -> list[int]:
        return [PASS, *actions_of(REACT, CARDS)]

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        hand = s.player[player].hand
        for card in s.tables.reactions[self.trigger()]:
            if card in hand and turn.can_do(s, player, card):
                out.append(REACT + card)
        out.append(PASS)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        asked, doer = line_of(arg), it_of(arg)
        if action == PASS:
            s.push(WINDOW, doer, packed(self.trigger(), EMPTY, asked + 1))
        else:
            turn.react(s, player, action - REACT, doer, asked)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NO_SUCH_REACTION


class AfterPurchase(Reacting):
    """VOK-10.4: the Boat's window."""

    prompt = "valley_of_the_kings-prompt-after-purchase"
    public_prompt = "valley_of_the_kings-prompt-after-purchase"

    def trigger(self) -> i64:
        return OPPONENT_BUYS


class AfterSacrifice(Reacting):
    """VOK-10.5: the Mummified Cat's window."""

    prompt = "valley_of_the_kings-prompt-after-sacrifice"
    public_prompt = "valley_of_the_kings-prompt-after-sacrifice"

    def trigger(self) -> i64:
        return OPPONENT_SACRIFICES
