# compiled by mypyc
"""The questions of actions about cards of hand, discard pile, tomb and deck (VOK-8.6)."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    CARDS,
    FROM_DISCARD,
    FROM_HAND,
    OPPONENT_SACRIFICES,
)
from perankh.games.valley_of_the_kings.rules import look, turn
from perankh.games.valley_of_the_kings.rules.actions import CARD, FROM_PILE
from perankh.games.valley_of_the_kings.rules.cards import (
    HAND,
    PILE,
    discard,
    entomb,
    entomb_from_hand,
    put_on_deck,
    sacrifice_from_hand,
    take_from_pile,
    unearth,
)
from perankh.games.valley_of_the_kings.rules.needs import any_helps, helps
from perankh.games.valley_of_the_kings.rules.packs import count_of, it_of, line_of, packed
from perankh.games.valley_of_the_kings.rules.questions.turn import actions_of
from perankh.games.valley_of_the_kings.rules.state import EMPTY, EXCHANGE_TOMB, KEEPING, RUN, Valley
from perankh.games.valley_of_the_kings.shown.reasons import (
    LEADS_NOWHERE,
    NOT_IN_HAND,
    NOT_IN_PILE,
    NOT_IN_TOMB,
    NOT_LOOKED_AT,
)
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision


def offer(cards: list[int], first: i64, out: list[int]) -> None:
    """Each different one of sorted cards."""
    last: i64 = EMPTY
    for card in cards:
        if card != last:
            out.append(first + card)
            last = card


def go_on(s: Valley, player: i64, arg: i64, it: i64) -> None:
    """Go on with the same step while cards are missing, then with the next; `it` was chosen."""
    left = count_of(arg) - 1
    if left > 0:
        s.push(RUN, player, packed(line_of(arg), EMPTY, left))
    else:
        s.push(RUN, player, packed(line_of(arg) + 1, it, 0))


class FromHand(Decision[Valley]):
    """A card of the own hand; only such as make the next step possible, if it depends on it."""

    secret = True  # or the others would learn that the hand holds nothing else

    def actions(self) -> list[int]:
        return actions_of(CARD, CARDS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        hand = s.player[player].hand
        after: i64 = s.tables.step_it[line_of(arg)]
        if after == EMPTY or not any_helps(s, player, after, EMPTY):
            offer(hand, CARD, out)
            return out
        last: i64 = EMPTY
        for card in hand:
            if card != last and helps(s, player, after, card):
                out.append(CARD + card)
            last = card
        return out

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return LEADS_NOWHERE if action - CARD in s.player[player].hand else NOT_IN_HAND


class Discarding(FromHand):
    """discard_from_hand"""

    prompt = "valley_of_the_kings-prompt-discard"

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        discard(s, player, action - CARD)
        go_on(s, player, arg, action - CARD)


class Sacrificing(FromHand):
    """sacrifice_from_hand: then the Cat's window (VOK-10.5)."""

    prompt = "valley_of_the_kings-prompt-sacrifice"

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        sacrifice_from_hand(s, player, action - CARD)
        go_on(s, player, arg, action - CARD)
        turn.open_window(s, player, OPPONENT_SACRIFICES)


class Entombing(Decision[Valley]):
    """entomb: a card of the hand or of the own discard pile."""

    prompt = "valley_of_the_kings-prompt-entomb"
    secret = True

    def actions(self) -> list[int]:
        return [*actions_of(CARD, CARDS), *actions_of(FROM_PILE, CARDS)]

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        sources: i64 = s.tables.step_sources[line_of(arg)]
        if sources & FROM_HAND != 0:
            offer(s.player[player].hand, CARD, out)
        if sources & FROM_DISCARD != 0:
            offer(sorted(s.player[player].discard), FROM_PILE, out)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.push(RUN, player, packed(line_of(arg) + 1, EMPTY, 0))
        if action < FROM_PILE:
            entomb_from_hand(s, player, action - CARD)
            return
        take_from_pile(s, player, action - FROM_PILE)
        entomb(s, player, action - FROM_PILE, PILE)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_IN_HAND if action < FROM_PILE else NOT_IN_PILE


class ToDeck(Decision[Valley]):
    """discard_pile_to_deck: any card of the own discard pile."""

    prompt = "valley_of_the_kings-prompt-to-deck"
    private = True

    def actions(self) -> list[int]:
        return actions_of(FROM_PILE, CARDS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        offer(sorted(s.player[player].discard), FROM_PILE, out)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        put_on_deck(s, player, action - FROM_PILE)
        s.push(RUN, player, packed(line_of(arg) + 1, EMPTY, 0))

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_IN_PILE


class FromTomb(Decision[Valley]):
    """A card of the own tomb."""

    def actions(self) -> list[int]:
        return actions_of(CARD, CARDS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        offer(s.player[player].tomb, CARD, out)
        return out

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_IN_TOMB


class Unearthing(FromTomb):
    """return_from_tomb"""

    prompt = "valley_of_the_kings-prompt-unearth"

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        unearth(s, player, action - CARD)
        s.push(RUN, player, packed(line_of(arg) + 1, EMPTY, 0))


class ExchangeHand(FromHand):
    """VOK-11.23 swap_hand_tomb: the card of the hand; nothing moves yet."""

    prompt = "valley_of_the_kings-prompt-exchange-hand"

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.push(EXCHANGE_TOMB, player, packed(line_of(arg), action - CARD, 0))


class ExchangeTomb(FromTomb):
    """VOK-11.23 swap_hand_tomb: the card of the tomb, against the one in the argument."""

    prompt = "valley_of_the_kings-prompt-exchange-tomb"

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.player[player].lose(it_of(arg))
        unearth(s, player, action - CARD)
        s.reveal()  # from here on all know the card that was named in secret
        entomb(s, player, it_of(arg), HAND)
        s.push(RUN, player, packed(line_of(arg) + 1, EMPTY, 0))


class Looking(Decision[Valley]):
    """One of the cards looked at that was not picked yet."""

    def actions(self) -> list[int]:
        return actions_of(CARD, CARDS)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_LOOKED_AT


class Keeping(Looking):
    """look_top: which cards are kept; several in the order of the box."""

    prompt = "valley_of_the_kings-prompt-keep"
    secret = True

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        rest = look.not_picked(s)
        least: i64 = s.picked[-1] if len(s.picked) > 0 else 0
        missing = look.to_keep(s, line_of(arg)) - len(s.picked)
        last: i64 = EMPTY
        for at in range(len(rest)):
            card = rest[at]
            if card != last and card >= least and len(rest) - at >= missing:
                out.append(CARD + card)
            last = card
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.picked = s.picked + [action - CARD]
        if len(s.picked) < look.to_keep(s, line_of(arg)):
            s.push(KEEPING, player, arg)
        else:
            look.lay_aside(s, player, line_of(arg))


class Resting(Looking):
    """look_top: the order in which the others are discarded."""

    prompt = "valley_of_the_kings-prompt-rest"
    secret = True  # whether the cards are equal is not known before they are discarded

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        offer(look.not_picked(s), CARD, out)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.picked = s.picked + [action - CARD]
        look.lay_aside(s, player, line_of(arg))


class Resting1(Resting):
    """The same in version 1 of the rules, where a single option was taken unasked."""

    secret = False
    private = True
