# compiled by mypyc
"""The reactions after a purchase or a sacrifice (VOK-10.4, 10.5).

They are asked of everybody in whose hand they could be, so that the question betrays nothing. The
reaction to what an action forces is in `verbs/opponents.py`.
"""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    CARDS,
    OPPONENT_BUYS,
    OPPONENT_SACRIFICES,
)
from perankh.games.valley_of_the_kings.rules import turn
from perankh.games.valley_of_the_kings.rules.actions import PASS, REACT
from perankh.games.valley_of_the_kings.rules.packs import it_of, line_of, packed
from perankh.games.valley_of_the_kings.rules.state import EMPTY, WINDOW, Valley
from perankh.games.valley_of_the_kings.rules.verbs.verb import actions_of
from perankh.games.valley_of_the_kings.shown.reasons import NO_SUCH_REACTION
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision


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
