# compiled by mypyc
"""Verbs about the own tomb (VOK-8.6): entomb, return a card, exchange one for a card in hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import CARDS
from perankh.games.valley_of_the_kings.rules.actions import CARD, FROM_PILE
from perankh.games.valley_of_the_kings.rules.cards import (
    HAND,
    PILE,
    entomb,
    entomb_from_hand,
    take_from_pile,
    unearth,
)
from perankh.games.valley_of_the_kings.rules.outlook import Outlook
from perankh.games.valley_of_the_kings.rules.packs import it_of, line_of, packed
from perankh.games.valley_of_the_kings.rules.state import (
    ENTOMBING,
    EXCHANGE_HAND,
    EXCHANGE_TOMB,
    UNEARTHING,
    Valley,
)
from perankh.games.valley_of_the_kings.rules.verbs.verb import Verb, actions_of, offer
from perankh.games.valley_of_the_kings.shown.reasons import (
    NOT_IN_HAND,
    NOT_IN_PILE,
    NOT_IN_TOMB,
    NOTHING_TO_ENTOMB,
    TOMB_EMPTY,
    TOO_FEW_DISCARDS,
    TOO_FEW_IN_HAND,
)
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision
from perankh.kernel.verbs import Given

FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
SOURCE_IDS: Final[list[str]] = ["hand", "discard"]
SPOKEN_SOURCES: Final[list[str]] = ["none", "hand", "discard", "both"]
"""By the sum of FROM_HAND and FROM_DISCARD."""

MANY: Final = 100
"""More cards than any pile must hold for a verb."""


class Entomb(Verb):
    """A chosen card of the hand or of the discard pile goes into the tomb."""

    word = "entomb"
    question: i64 = ENTOMBING
    prompt = "valley_of_the_kings-prompt-entomb"
    secret = True

    sources: i64 = 0
    """The sum of FROM_HAND and FROM_DISCARD."""
    least: i64 = 0
    """Cards that the discard pile must hold."""

    def read(self, given: Given) -> None:
        sources = given.some_of("sources", SOURCE_IDS)
        once = len(sources) == len(set(sources))
        given.require(once, "sources", "must name hand or discard or both, each once")
        self.sources = 0
        for source in sources:
            self.sources += FROM_HAND if source == SOURCE_IDS[0] else FROM_DISCARD
        if given.has("min_in_discard"):
            self.least = given.number("min_in_discard", 0, MANY)

    def entombs(self) -> bool:
        return True

    def opens_pile(self) -> bool:
        return self.sources & FROM_DISCARD != 0

    def spoken(self) -> dict[str, str | int]:
        return {"sources": SPOKEN_SOURCES[self.sources], "least": self.least}

    def met(self, s: Valley, o: Outlook) -> bool:
        """A card at one of its sources, and perhaps a large discard pile."""
        if o.pile < self.least:
            return False
        o.tomb += 1
        o.new_tomb = True
        if self.sources & FROM_DISCARD != 0 and o.pile > 0:
            o.pile -= 1
            return True
        if self.sources & FROM_HAND == 0 or o.hand == 0:
            return False
        o.hand -= 1
        o.new_hand = True
        return True

    def missing(self, s: Valley, o: Outlook) -> Reason:
        only_pile = self.sources & FROM_HAND == 0
        return TOO_FEW_DISCARDS if only_pile or o.pile < self.least else NOTHING_TO_ENTOMB

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        return self.ask(s, player)

    def answers(self) -> list[int]:
        return [*actions_of(CARD, CARDS), *actions_of(FROM_PILE, CARDS)]

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        if self.sources & FROM_HAND != 0:
            offer(s.player[player].hand, CARD, out)
        if self.sources & FROM_DISCARD != 0:
            offer(sorted(s.player[player].discard), FROM_PILE, out)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        self.go_on(s, player)
        if action < FROM_PILE:
            entomb_from_hand(s, player, action - CARD)
            return
        take_from_pile(s, player, action - FROM_PILE)
        entomb(s, player, action - FROM_PILE, PILE)

    def refuses(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_IN_HAND if action < FROM_PILE else NOT_IN_PILE


class ReturnFromTomb(Verb):
    """A chosen card of the tomb goes into the hand."""

    word = "return_from_tomb"
    question: i64 = UNEARTHING
    prompt = "valley_of_the_kings-prompt-unearth"

    def read(self, given: Given) -> None:
        given.one_of("to", ["hand"])

    def spoken(self) -> dict[str, str | int]:
        return {"to": "hand"}

    def met(self, s: Valley, o: Outlook) -> bool:
        o.tomb -= 1
        o.hand += 1
        o.new_hand = True
        o.new_tomb = True
        return o.tomb >= 0

    def missing(self, s: Valley, o: Outlook) -> Reason:
        return TOMB_EMPTY

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        return self.ask(s, player)

    def answers(self) -> list[int]:
        return actions_of(CARD, CARDS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        return of_tomb(s, player)

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        unearth(s, player, action - CARD)
        self.go_on(s, player)

    def refuses(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_IN_TOMB


def of_tomb(s: Valley, player: i64) -> list[int]:
    """Each different card of a tomb."""
    out: list[int] = []
    offer(s.player[player].tomb, CARD, out)
    return out


class SwapHandTomb(Verb):
    """VOK-11.23: a card of the hand for a card of the tomb; first the one of the hand is chosen."""

    word = "swap_hand_tomb"
    question: i64 = EXCHANGE_HAND
    prompt = "valley_of_the_kings-prompt-exchange-hand"
    secret = True  # or the others would learn that the hand holds nothing else

    def asks(self) -> list[int]:
        return [EXCHANGE_HAND, EXCHANGE_TOMB]

    def met(self, s: Valley, o: Outlook) -> bool:
        o.new_hand = True
        o.new_tomb = True
        return o.hand > 0 and o.tomb > 0

    def missing(self, s: Valley, o: Outlook) -> Reason:
        return TOO_FEW_IN_HAND if o.hand == 0 else TOMB_EMPTY

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        return self.ask(s, player)

    def answers(self) -> list[int]:
        return actions_of(CARD, CARDS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        offer(s.player[player].hand, CARD, out)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        """Nothing moves yet."""
        s.push(EXCHANGE_TOMB, player, packed(self.line, action - CARD, 0))

    def refuses(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_IN_HAND


class ExchangeTomb(Decision[Valley]):
    """VOK-11.23 swap_hand_tomb: the card of the tomb, against the one in the argument."""

    prompt = "valley_of_the_kings-prompt-exchange-tomb"

    def actions(self) -> list[int]:
        return actions_of(CARD, CARDS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        return of_tomb(s, player)

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.player[player].lose(it_of(arg))
        unearth(s, player, action - CARD)
        s.reveal()  # from here on all know the card that was named in secret
        entomb(s, player, it_of(arg), HAND)
        s.tables.verbs[line_of(arg)].go_on(s, player)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_IN_TOMB
