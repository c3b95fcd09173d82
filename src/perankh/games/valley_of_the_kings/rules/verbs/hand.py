# compiled by mypyc
"""Verbs about cards of the own hand (VOK-8.6): discard or sacrifice them."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import CARDS, OPPONENT_SACRIFICES
from perankh.games.valley_of_the_kings.rules import turn
from perankh.games.valley_of_the_kings.rules.actions import CARD
from perankh.games.valley_of_the_kings.rules.cards import discard, sacrifice_from_hand
from perankh.games.valley_of_the_kings.rules.outlook import Outlook
from perankh.games.valley_of_the_kings.rules.packs import count_of, packed
from perankh.games.valley_of_the_kings.rules.state import (
    DISCARDING,
    EMPTY,
    RUN,
    SACRIFICING,
    Valley,
)
from perankh.games.valley_of_the_kings.rules.verbs.pyramid import TakeFromPyramid
from perankh.games.valley_of_the_kings.rules.verbs.verb import MOST, Verb, actions_of, offer
from perankh.games.valley_of_the_kings.shown.reasons import (
    LEADS_NOWHERE,
    NO_CARD_LEADS_ON,
    NOT_IN_HAND,
    TOO_FEW_IN_HAND,
    TOO_FEW_IN_PYRAMID,
)
from perankh.kernel.reason import Reason
from perankh.kernel.verbs import Given


class FromHand(Verb):
    """n chosen cards of the hand leave it; a single one is "it" for the verb after it."""

    secret = True  # or the others would learn that the hand holds nothing else

    then: TakeFromPyramid | None = None
    """The next verb, if it speaks of the card chosen here."""

    def read(self, given: Given) -> None:
        self.n = given.number("n", 1, MOST)

    def chooses_it(self) -> bool:
        return self.n == 1

    def spoken(self) -> dict[str, str | int]:
        return {"n": self.n}

    # --- whether it is possible

    def met(self, s: Valley, o: Outlook) -> bool:
        """Enough cards, and one that helps the next verb along."""
        if o.hand < self.n:
            return False
        then = self.then
        if then is not None and not o.new_hand and not any_helps(s, o.player, then, o.without):
            return False
        o.hand -= self.n
        o.new_hand = True
        self.lay(o)
        return True

    def lay(self, o: Outlook) -> None:
        """Where the cards will lie."""
        raise NotImplementedError(type(self).__name__)

    def missing(self, s: Valley, o: Outlook) -> Reason:
        if o.hand < self.n:
            return TOO_FEW_IN_HAND
        return TOO_FEW_IN_PYRAMID if o.pyramid == 0 else NO_CARD_LEADS_ON

    # --- carrying it out

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        return self.ask(s, player)

    def answers(self) -> list[int]:
        return actions_of(CARD, CARDS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        """Cards of the hand; only such as make the next verb possible, if it depends on it."""
        out: list[int] = []
        hand = s.player[player].hand
        then = self.then
        if then is None or not any_helps(s, player, then, EMPTY):
            offer(hand, CARD, out)
            return out
        last: i64 = EMPTY
        for card in hand:
            if card != last and then.any_suits(s, player, card):
                out.append(CARD + card)
            last = card
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        """Go on with the same verb while cards are missing, then with the next."""
        self.part_with(s, player, action - CARD)
        left = count_of(arg) - 1
        if left > 0:
            s.push(RUN, player, packed(self.line, EMPTY, left))
        else:
            s.push(RUN, player, packed(self.line + 1, action - CARD, 0))
        self.parted(s, player)

    def part_with(self, s: Valley, player: i64, card: i64) -> None:
        """What happens to a chosen card."""
        raise NotImplementedError(type(self).__name__)

    def parted(self, s: Valley, player: i64) -> None:
        """What comes before the program goes on."""

    def refuses(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return LEADS_NOWHERE if action - CARD in s.player[player].hand else NOT_IN_HAND


class DiscardFromHand(FromHand):
    """n cards onto the own discard pile."""

    word = "discard_from_hand"
    question: i64 = DISCARDING
    prompt = "valley_of_the_kings-prompt-discard"

    def lay(self, o: Outlook) -> None:
        o.pile += self.n

    def part_with(self, s: Valley, player: i64, card: i64) -> None:
        discard(s, player, card)


class SacrificeFromHand(FromHand):
    """n cards onto the boneyard; after each the Cat's window (VOK-10.5)."""

    word = "sacrifice_from_hand"
    question: i64 = SACRIFICING
    prompt = "valley_of_the_kings-prompt-sacrifice"

    def lay(self, o: Outlook) -> None:
        o.boneyard += self.n

    def part_with(self, s: Valley, player: i64, card: i64) -> None:
        sacrifice_from_hand(s, player, card)

    def parted(self, s: Valley, player: i64) -> None:
        turn.open_window(s, player, OPPONENT_SACRIFICES)


def any_helps(s: Valley, player: i64, then: TakeFromPyramid, without: i64) -> bool:
    """VOK-8.6: whether the hand holds a card that, once chosen as "it", makes `then` possible.

    One copy of `without` does not count.
    """
    last: i64 = EMPTY
    skipped = without == EMPTY
    for card in s.player[player].hand:
        if not skipped and card == without:
            skipped = True
            continue
        if card != last and then.any_suits(s, player, card):
            return True
        last = card
    return False
