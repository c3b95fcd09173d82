# compiled by mypyc
"""What each step of a card needs, and whether a whole action can be carried out (VOK-8.2, 8.3).

An action is walked through in thought, step by step, with an `Outlook` at what will then be there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    DISCARD_FROM_HAND,
    END,
    FROM_DISCARD,
    FROM_HAND,
    TO_DISCARD,
    TO_HAND,
)
from perankh.games.valley_of_the_kings.rules.outlook import Outlook, lies_ahead, outlook
from perankh.games.valley_of_the_kings.rules.pyramid import any_suits
from perankh.games.valley_of_the_kings.rules.state import EMPTY, Valley

FEASIBLE: Final = -1
"""No step is in the way of an action."""


class Need:
    """What one kind of step needs; a plain one needs nothing."""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        """Whether the step can be carried out, and if so what it changes in the outlook."""
        return True


class NeedsDraw(Need):
    """draw"""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        count: i64 = s.tables.step_n[line]
        o.hand += count
        o.new_hand = True
        return o.draw(count)


class NeedsHandCards(Need):
    """discard_from_hand, sacrifice_from_hand: cards, and one that helps the next step along."""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        count: i64 = s.tables.step_n[line]
        if o.hand < count:
            return False
        after: i64 = s.tables.step_it[line]
        if after != EMPTY and not o.new_hand and not any_helps(s, o.player, after, o.without):
            return False
        o.hand -= count
        o.new_hand = True
        if s.tables.step_op[line] == DISCARD_FROM_HAND:
            o.pile += count
        else:
            o.boneyard += count
        return True


class NeedsPyramid(Need):
    """sacrifice_from_pyramid"""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        o.pyramid -= 1
        o.boneyard += 1
        o.new_pyramid = True
        return o.pyramid >= 0


class NeedsPair(Need):
    """swap_pyramid"""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        o.new_pyramid = True
        return o.pyramid >= 2


class NeedsSuitable(Need):
    """take_from_pyramid: a suitable card, or any where what suits lies ahead."""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        if o.pyramid == 0:
            return False
        if not lies_ahead(s.tables, o, line) and not any_suits(s, o.player, line, o.it):
            return False
        o.pyramid -= 1
        o.new_pyramid = True
        if s.tables.step_to[line] == TO_DISCARD:
            o.pile += 1
        else:
            o.tomb += 1
            o.new_tomb = True
        return True


class NeedsStock(Need):
    """take_top_of_stock"""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        o.stock -= 1
        o.pile += 1
        return o.stock >= 0


class NeedsBoneyard(Need):
    """take_top_of_boneyard, take_sacrificed_card"""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        o.boneyard -= 1
        o.pile += 1
        return o.boneyard >= 0


class NeedsToEntomb(Need):
    """entomb: a card at one of its sources, and perhaps a large discard pile."""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        sources: i64 = s.tables.step_sources[line]
        if o.pile < s.tables.step_least[line]:
            return False
        o.tomb += 1
        o.new_tomb = True
        if sources & FROM_DISCARD != 0 and o.pile > 0:
            o.pile -= 1
            return True
        if sources & FROM_HAND == 0 or o.hand == 0:
            return False
        o.hand -= 1
        o.new_hand = True
        return True


class NeedsPile(Need):
    """discard_pile_to_deck"""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        o.pile -= 1
        o.deck += 1
        return o.pile >= 0


class NeedsReveal(Need):
    """reveal_and_execute_top: a card to reveal; what it will do can't be foreseen."""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        if not o.draw(1):
            return False
        o.pile += 1
        o.blur()
        return True


class NeedsDone(Need):
    """repeat_action: an action of this turn that is feasible now."""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        last: i64 = EMPTY
        for card in s.done:
            if card == last:
                continue
            last = card
            if s.tables.card_repeatable[card] and is_feasible(s, o.copy(), card):
                o.blur()
                return True
        return False


class NeedsExchange(Need):
    """swap_hand_tomb"""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        o.new_hand = True
        o.new_tomb = True
        return o.hand > 0 and o.tomb > 0


class NeedsTomb(Need):
    """return_from_tomb"""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        o.tomb -= 1
        o.hand += 1
        o.new_hand = True
        o.new_tomb = True
        return o.tomb >= 0


class NeedsLook(Need):
    """look_top: at least one card to look at."""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        there = o.deck + o.pile
        if there == 0:
            return False
        looked = min(there, s.tables.step_n[line])
        kept = min(looked, s.tables.step_keep[line])
        o.draw(looked)
        o.pile += looked - kept
        if s.tables.step_to[line] == TO_HAND:
            o.hand += kept
            o.new_hand = True
        else:
            o.tomb += kept
            o.new_tomb = True
        return True


class NeedsWay(Need):
    """choose_one: one way that is feasible."""

    def met(self, s: Valley, o: Outlook, line: i64) -> bool:
        t = s.tables
        first: i64 = t.step_option[line]
        for option in range(first, first + t.step_options[line]):
            if stuck_at(s, o.copy(), t.option_program[option]) == FEASIBLE:
                o.blur()
                return True
        return False


NEEDS: Final[list[Need]] = [
    Need(),  # END
    NeedsDraw(),  # DRAW
    NeedsHandCards(),  # DISCARD_FROM_HAND
    NeedsHandCards(),  # SACRIFICE_FROM_HAND
    NeedsPyramid(),  # SACRIFICE_FROM_PYRAMID
    NeedsPair(),  # SWAP_PYRAMID
    NeedsSuitable(),  # TAKE_FROM_PYRAMID
    NeedsStock(),  # TAKE_TOP_OF_STOCK
    NeedsBoneyard(),  # TAKE_TOP_OF_BONEYARD
    NeedsBoneyard(),  # TAKE_SACRIFICED_CARD
    NeedsToEntomb(),  # ENTOMB
    NeedsPile(),  # DISCARD_PILE_TO_DECK
    NeedsReveal(),  # REVEAL_AND_EXECUTE_TOP
    NeedsDone(),  # REPEAT_ACTION
    Need(),  # EACH_OPPONENT (VOK-8.R1)
    Need(),  # SET_GOLD
    Need(),  # ADD_GOLD
    NeedsExchange(),  # SWAP_HAND_TOMB
    NeedsTomb(),  # RETURN_FROM_TOMB
    NeedsLook(),  # LOOK_TOP
    NeedsWay(),  # CHOOSE_ONE
    Need(),  # IGNORE_FORCED_EFFECT
]
"""By kind of step."""


def stuck_at(s: Valley, o: Outlook, line: i64) -> i64:
    """The first step of a program that could not be carried out, or FEASIBLE."""
    t = s.tables
    while True:
        op: i64 = t.step_op[line]
        if op == END:
            return FEASIBLE
        if not NEEDS[op].met(s, o, line):
            return line
        line += 1


def is_feasible(s: Valley, o: Outlook, card: i64) -> bool:
    """VOK-8.2: whether the whole action of a card can be carried out."""
    return stuck_at(s, o, s.tables.card_program[card]) == FEASIBLE


def is_possible(s: Valley, player: i64, line: i64, it: i64) -> bool:
    """VOK-8.3: whether a single step can be carried out now."""
    o = outlook(s, player, EMPTY, it)
    o.now = True
    o.new_hand = True  # which card helps the next step along is a matter of the question
    return NEEDS[s.tables.step_op[line]].met(s, o, line)


def helps(s: Valley, player: i64, after: i64, card: i64) -> bool:
    """VOK-8.6: whether a card, once chosen as "it", makes the step that depends on it possible."""
    return any_suits(s, player, after, card)


def any_helps(s: Valley, player: i64, after: i64, without: i64) -> bool:
    """Whether the hand holds such a card; one copy of `without` does not count."""
    last: i64 = EMPTY
    skipped = without == EMPTY
    for card in s.player[player].hand:
        if not skipped and card == without:
            skipped = True
            continue
        if card != last and helps(s, player, after, card):
            return True
        last = card
    return False
