# compiled by mypyc
"""The questions of a turn: what to play, how to pay, in which order to discard (5, 6, 7)."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    BASE,
    BASE_CENTRE,
    CARDS,
    MIDDLE_LEFT,
    MIDDLE_RIGHT,
    NO_TRIGGER,
    SPACES,
)
from perankh.games.valley_of_the_kings.rules import programs, turn
from perankh.games.valley_of_the_kings.rules.actions import (
    ARRANGE,
    BUY,
    CARD,
    END_PLAY,
    ENTOMB,
    LAY_REST,
    PAY,
    PLAY,
    SPACE,
)
from perankh.games.valley_of_the_kings.rules.cards import (
    arranged_order,
    entomb_from_hand,
    standard_order,
)
from perankh.games.valley_of_the_kings.rules.outlook import Outlook, outlook
from perankh.games.valley_of_the_kings.rules.pyramid import crumble, fall
from perankh.games.valley_of_the_kings.rules.state import (
    ARRANGING,
    EMPTY,
    PAYING,
    PLAYING,
    Valley,
)
from perankh.games.valley_of_the_kings.rules.verbs.verb import (
    FEASIBLE,
    actions_of,
    stuck_at,
    why_stuck,
)
from perankh.games.valley_of_the_kings.shown.reasons import (
    ENTOMBED_ALREADY,
    NOT_ENOUGH_GOLD,
    NOT_IN_HAND,
    NOT_LEFT,
    NOTHING_THERE,
    NOTHING_TO_ARRANGE,
    PAID_ALREADY,
    PAY_EQUALS_IN_ORDER,
    PAY_IN_ORDER,
    REACTION_CARD,
    SPACE_EMPTY,
    STANDARD_ORDER,
)
from perankh.kernel.paying import PayingAmount
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision


class Playing(Decision[Valley]):
    """VOK-5.2 to 5.4, 1.3, 5.11, 8.10: buy, use an action, entomb, or end step 1."""

    prompt = "valley_of_the_kings-prompt-play"
    public_prompt = "valley_of_the_kings-prompt-play"
    secret = True  # ending by itself would tell something about the hand
    begins_turn = True

    def actions(self) -> list[int]:
        return [
            *actions_of(BUY, BASE),
            *actions_of(PLAY, CARDS),
            *actions_of(ENTOMB, CARDS),
            END_PLAY,
            ARRANGE,
        ]

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        hand = s.player[player].hand
        offer_purchases(s, hand, out)
        may_entomb = s.entombed < s.tables.entomb_limit
        t = s.tables
        now = outlook(s, player, EMPTY, EMPTY)
        trial = Outlook(player, EMPTY, EMPTY)
        last: i64 = EMPTY
        for card in hand:
            if card == last:
                continue
            last = card
            if t.card_trigger[card] == NO_TRIGGER:
                trial.restart(now, card)
                if stuck_at(s, trial, t.card_program[card]) == FEASIBLE:
                    out.append(PLAY + card)
            if may_entomb:
                out.append(ENTOMB + card)
        out.append(END_PLAY)
        if can_arrange(s):
            out.append(ARRANGE)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        if action == END_PLAY:
            turn.end_play(s, standard_order(s))
        elif action == ARRANGE:
            s.push(ARRANGING, player, 0)
        elif action < PLAY:
            s.push(PAYING, player, action - BUY)
        elif action < ENTOMB:
            programs.play_action(s, player, action - PLAY)
        else:
            s.entombed += 1
            entomb_from_hand(s, player, action - ENTOMB)
            s.push(PLAYING, player, 0)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        if action == ARRANGE:
            return NOTHING_TO_ARRANGE
        if action < PLAY:
            return SPACE_EMPTY if s.pyramid[action - BUY] == EMPTY else NOT_ENOUGH_GOLD
        card = (action - PLAY) % CARDS
        if card not in s.player[player].hand:
            return NOT_IN_HAND
        if action >= ENTOMB:
            return ENTOMBED_ALREADY
        if s.tables.card_trigger[card] != NO_TRIGGER:
            return REACTION_CARD
        return why_stuck(s, outlook(s, player, card, EMPTY), s.tables.card_program[card])


def offer_purchases(s: Valley, hand: list[int], out: list[int]) -> None:
    """VOK-6.1, 6.2: cards of the base that the whole hand could pay for."""
    gold: i64 = 0
    for card in hand:
        gold += s.gold_of(card)
    for space in range(BASE):
        card = s.pyramid[space]
        if card != EMPTY and s.tables.card_cost[card] <= gold:
            out.append(BUY + space)


def can_arrange(s: Valley) -> bool:
    """VOK-5.6: whether there is more than one order: two different cards."""
    hand = s.player[s.active].hand
    first: i64 = EMPTY
    if len(hand) > 0:
        first = hand[0]
        if hand[-1] != first:
            return True
    for played in s.in_play:
        card: i64 = played // 2
        if first == EMPTY:
            first = card
        elif card != first:
            return True
    return False


class Paying(PayingAmount[Valley]):
    """VOK-6.2, 6.3, 6.5, 6.R1: the paying cards one by one; the argument is the space."""

    prompt = "valley_of_the_kings-prompt-pay"
    public_prompt = "valley_of_the_kings-prompt-play"
    secret = True  # until the cards are laid down nobody knows that something is bought
    kind: i64 = PAYING
    first: i64 = PAY
    kinds: i64 = CARDS

    def purse(self, s: Valley, player: i64) -> list[int]:
        return s.player[player].hand

    def worth(self, s: Valley, token: i64) -> i64:
        return s.gold_of(token)

    def amount(self, s: Valley, player: i64, arg: i64) -> i64:
        return s.tables.card_cost[s.pyramid[arg]]

    def laid(self, s: Valley, player: i64) -> list[int]:
        return s.picked

    def lay(self, s: Valley, player: i64, token: i64) -> None:
        s.picked = s.picked + [token]

    def complete(self, s: Valley, player: i64, arg: i64) -> None:
        turn.buy(s, player, arg)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        card = action - PAY
        if card not in s.player[player].hand:
            return NOT_IN_HAND
        if s.picked.count(card) == s.player[player].hand.count(card):
            return PAID_ALREADY
        return PAY_EQUALS_IN_ORDER if waits_for_equals(s, player, arg, card) else PAY_IN_ORDER


def waits_for_equals(s: Valley, player: i64, space: i64, card: i64) -> bool:
    """Whether a card is not offered only since cards of equal gold are named in another order."""
    gold = s.gold_of(card)
    if len(s.picked) > 0 and s.gold_of(s.picked[-1]) <= gold:
        return s.gold_of(s.picked[-1]) == gold
    missing: i64 = s.tables.card_cost[s.pyramid[space]]
    rest = s.player[player].hand[:]
    for paid in s.picked:
        missing -= s.gold_of(paid)
        rest.remove(paid)
    for other in rest:
        if s.gold_of(other) <= gold:
            missing -= s.gold_of(other)
    return missing <= 0


class Arranging(Decision[Valley]):
    """VOK-5.6: the discards from the top downwards, until the rest follows in standard order.

    So that each order has one way to it, the rest may not follow right after the card that the
    standard order would have put there, and all of the standard order is no arrangement.
    """

    prompt = "valley_of_the_kings-prompt-arrange"
    public_prompt = "valley_of_the_kings-prompt-play"
    secret = True  # until the cards are laid down nobody knows how many there are to choose from

    def actions(self) -> list[int]:
        return [*actions_of(CARD, CARDS), LAY_REST]

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        rest = left_to_lay(s, len(s.picked))
        standard: i64 = rest[-1]
        rest.sort()
        again = leaves_choice(rest, standard)
        last: i64 = EMPTY
        for card in rest:
            if card != last and (card != standard or again):
                out.append(CARD + card)
            last = card
        if departs_from_standard(s):
            out.append(LAY_REST)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        if action == LAY_REST:
            turn.end_play(s, arranged_order(s))
            return
        s.picked = s.picked + [action - CARD]
        s.push(ARRANGING, player, 0)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        if action == LAY_REST or action - CARD in left_to_lay(s, len(s.picked)):
            return STANDARD_ORDER
        return NOT_LEFT


class Arranging1(Arranging):
    """The same in version 1 of the rules, where a single option was taken unasked."""

    secret = False
    private = True


def left_to_lay(s: Valley, picks: i64) -> list[int]:
    """What is left in standard order when the first `picks` cards were picked."""
    rest = standard_order(s)
    for at in range(picks):
        last: i64 = len(rest) - 1
        while rest[last] != s.picked[at]:
            last -= 1
        rest.pop(last)
    return rest


def leaves_choice(kinds: list[int], card: i64) -> bool:
    """Whether sorted cards without one copy of `card` still hold two different ones."""
    different: i64 = 0
    copies: i64 = 0
    last: i64 = EMPTY
    for kind in kinds:
        if kind == card:
            copies += 1
        if kind != last:
            different += 1
        last = kind
    return different > 2 or (different == 2 and copies > 1)


def departs_from_standard(s: Valley) -> bool:
    """Whether the last pick was another card than the standard order would have put there."""
    picks: i64 = len(s.picked)
    if picks == 0:
        return False
    return left_to_lay(s, picks - 1)[-1] != s.picked[-1]


class Unchanged(Decision[Valley]):
    """VOK-7.5: which card of an unchanged pyramid is sacrificed."""

    prompt = "valley_of_the_kings-prompt-unchanged"

    def actions(self) -> list[int]:
        return actions_of(SPACE, SPACES)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        for space in range(SPACES):
            if s.pyramid[space] != EMPTY:
                out.append(SPACE + space)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        turn.sacrifice_space(s, player, action - SPACE)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOTHING_THERE


class Crumbling(Decision[Valley]):
    """VOK-7.3, 7.4: which of two cards falls into the centre of the base."""

    prompt = "valley_of_the_kings-prompt-crumble"

    def actions(self) -> list[int]:
        return [SPACE + MIDDLE_LEFT, SPACE + MIDDLE_RIGHT]

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        if s.pyramid[MIDDLE_LEFT] != EMPTY:
            out.append(SPACE + MIDDLE_LEFT)
        if s.pyramid[MIDDLE_RIGHT] != EMPTY:
            out.append(SPACE + MIDDLE_RIGHT)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        fall(s, action - SPACE, BASE_CENTRE)
        crumble(s, action - SPACE)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOTHING_THERE
