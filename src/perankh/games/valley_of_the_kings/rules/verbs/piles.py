# compiled by mypyc
"""Verbs about decks and piles (VOK-8.6): draw, take the top card of one, put a card on the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import CARDS
from perankh.games.valley_of_the_kings.rules.actions import FROM_PILE
from perankh.games.valley_of_the_kings.rules.cards import (
    draw_cards,
    put_on_deck,
    take_top_of_boneyard,
    take_top_of_stock,
)
from perankh.games.valley_of_the_kings.rules.outlook import Outlook
from perankh.games.valley_of_the_kings.rules.state import TO_DECK, Valley
from perankh.games.valley_of_the_kings.rules.verbs.verb import MOST, Verb, actions_of, offer
from perankh.games.valley_of_the_kings.shown.reasons import (
    BONEYARD_EMPTY,
    NOT_IN_PILE,
    STOCK_EMPTY,
    TOO_FEW_DISCARDS,
    TOO_FEW_TO_DRAW,
)
from perankh.kernel.reason import Reason
from perankh.kernel.verbs import Given

WHICH_IDS: Final[list[str]] = ["top", "any"]


class Draw(Verb):
    """Draw n cards."""

    word = "draw"

    def read(self, given: Given) -> None:
        self.n = given.number("n", 1, MOST)

    def spoken(self) -> dict[str, str | int]:
        return {"n": self.n}

    def met(self, s: Valley, o: Outlook) -> bool:
        o.hand += self.n
        o.new_hand = True
        return o.draw(self.n)

    def missing(self, s: Valley, o: Outlook) -> Reason:
        return TOO_FEW_TO_DRAW

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        draw_cards(s, player, self.n)
        return True


class ToDiscardPile(Verb):
    """A card that goes onto the own discard pile, as the box says for those who read it."""

    def read(self, given: Given) -> None:
        given.one_of("to", ["discard"])


class TakeTopOfStock(ToDiscardPile):
    """The top card of the stock."""

    word = "take_top_of_stock"

    def met(self, s: Valley, o: Outlook) -> bool:
        o.stock -= 1
        o.pile += 1
        return o.stock >= 0

    def missing(self, s: Valley, o: Outlook) -> Reason:
        return STOCK_EMPTY

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        take_top_of_stock(s, player)
        return True


class TakeTopOfBoneyard(ToDiscardPile):
    """The top card of the boneyard."""

    word = "take_top_of_boneyard"

    def met(self, s: Valley, o: Outlook) -> bool:
        o.boneyard -= 1
        o.pile += 1
        return o.boneyard >= 0

    def missing(self, s: Valley, o: Outlook) -> Reason:
        return BONEYARD_EMPTY

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        take_top_of_boneyard(s, player)
        return True


class TakeSacrificedCard(TakeTopOfBoneyard):
    """The card whose sacrifice called the reaction (VOK-11.30), which lies on the boneyard."""

    word = "take_sacrificed_card"
    only_reacts = True


class DiscardPileToDeck(Verb):
    """The top card of the discard pile onto the draw deck at once, or any card by choice."""

    word = "discard_pile_to_deck"
    question: i64 = TO_DECK
    prompt = "valley_of_the_kings-prompt-to-deck"
    private = True

    top_only: bool = False

    def read(self, given: Given) -> None:
        self.top_only = given.one_of("which", WHICH_IDS) == WHICH_IDS[0]

    def spoken(self) -> dict[str, str | int]:
        return {"which": WHICH_IDS[0 if self.top_only else 1]}

    def opens_pile(self) -> bool:
        return True

    def met(self, s: Valley, o: Outlook) -> bool:
        o.pile -= 1
        o.deck += 1
        return o.pile >= 0

    def missing(self, s: Valley, o: Outlook) -> Reason:
        return TOO_FEW_DISCARDS

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        if not self.top_only:
            return self.ask(s, player)
        put_on_deck(s, player, s.player[player].discard[-1])
        return True

    def answers(self) -> list[int]:
        return actions_of(FROM_PILE, CARDS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        offer(sorted(s.player[player].discard), FROM_PILE, out)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        put_on_deck(s, player, action - FROM_PILE)
        self.go_on(s, player)

    def refuses(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_IN_PILE
