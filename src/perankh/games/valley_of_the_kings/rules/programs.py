# compiled by mypyc
"""Carries out the programs of cards, step by step (VOK-8.1 to 8.7).

A program runs in frames: `RUN` goes on with it at a line; a step that asks pushes its question,
whose answer pushes the next `RUN`. What is beneath waits, so actions can call actions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    CARD_IDS,
    DISCARD_FROM_HAND,
    END,
    FORCED_DISCARD,
    FORCED_GIFT,
    NO_TRIGGER,
    OP_IDS,
    TOP_ONLY,
)
from perankh.games.valley_of_the_kings.rules.cards import (
    card_ids,
    draw_cards,
    lay_in_play,
    put_on_deck,
    take_top_of_boneyard,
    take_top_of_stock,
    turn_up,
)
from perankh.games.valley_of_the_kings.rules.needs import is_feasible, is_possible
from perankh.games.valley_of_the_kings.rules.outlook import outlook
from perankh.games.valley_of_the_kings.rules.packs import packed
from perankh.games.valley_of_the_kings.rules.state import (
    CHOOSING,
    DISCARDING,
    EACH,
    EMPTY,
    ENTOMBING,
    EXCHANGE_HAND,
    FINISH,
    FINISH_REVEALED,
    FOR_ACTION,
    FORCED_DISCARDING,
    FORCED_GIVING,
    FORCED_SACRIFICING,
    KEEPING,
    PLAYING,
    REPEATING,
    RUN,
    SACRIFICING,
    SACRIFICING_SPACE,
    SWAPPING,
    TAKING,
    TO_DECK,
    UNEARTHING,
    Valley,
    with_card,
)
from perankh.games.valley_of_the_kings.shown import events
from perankh.kernel.event import EVERYBODY, only


class Act:
    """What one kind of step does when its turn has come and it is possible."""

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        """Carry it out; False if something must happen before the next step goes on."""
        return True


class Ask(Act):
    """A step that asks its player something first; the answer carries it out."""

    kind: i64

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        s.push(self.kind, player, packed(line, EMPTY, s.tables.step_n[line]))
        return False


class AskToTake(Ask):
    """take_from_pyramid: what may be taken can depend on "it"."""

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        s.push(TAKING, player, packed(line, it, 0))
        return False


class Draw(Act):
    """draw"""

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        draw_cards(s, player, s.tables.step_n[line])
        return True


class TakeStock(Act):
    """take_top_of_stock"""

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        take_top_of_stock(s, player)
        return True


class TakeBoneyard(Act):
    """take_top_of_boneyard, take_sacrificed_card (VOK-11.30)"""

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        take_top_of_boneyard(s, player)
        return True


class PutOnDeck(Ask):
    """discard_pile_to_deck: the top card at once, or any card by choice."""

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        if s.tables.step_which[line] != TOP_ONLY:
            return super().do(s, player, line, it)
        put_on_deck(s, player, s.player[player].discard[-1])
        return True


class Reveal(Act):
    """VOK-11.17 reveal_and_execute_top"""

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        card = turn_up(s, player)
        if s.trace is not None:
            s.emit(events.CardRevealed(player=player, card=CARD_IDS[card]))
        s.reveal()
        s.push(RUN, player, packed(line + 1, it, 0))
        action = s.tables.card_trigger[card] == NO_TRIGGER
        if action and is_feasible(s, outlook(s, player, EMPTY, EMPTY), card):
            s.push(FINISH_REVEALED, player, packed(0, card, 1))
            s.push(RUN, player, packed(s.tables.card_program[card], EMPTY, 0))
            return False
        if s.trace is not None:
            s.emit(events.ActionImpossible(player=player, card=CARD_IDS[card]))
        s.push(FINISH_REVEALED, player, packed(0, card, 0))
        return False


class EachOpponent(Act):
    """VOK-8.7 each_opponent"""

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        s.push(RUN, player, packed(line + 1, it, 0))
        s.push(EACH, player, packed(line, 0, 1))
        return False


class SetGold(Act):
    """VOK-6.4 set_gold"""

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        s.gold_set = s.tables.step_n[line]
        if s.trace is not None:
            s.emit(events.GoldSet(player=player, value=s.gold_set))
        return True


class AddGold(Act):
    """VOK-6.4 add_gold: a second time changes nothing more."""

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        s.gold_raised = s.tables.step_n[line]
        if s.trace is not None:
            s.emit(events.GoldRaised(player=player, value=s.gold_raised))
        return True


class Look(Act):
    """look_top: turn up the cards, then ask which to keep."""

    def do(self, s: Valley, player: i64, line: i64, it: i64) -> bool:
        p = s.player[player]
        there: i64 = p.deck() + len(p.discard)
        public = s.tables.step_public[line]
        for _ in range(min(there, s.tables.step_n[line])):
            known = public or len(p.top) > 0
            card = turn_up(s, player)
            s.looked = with_card(s.looked, card)
            if known:
                s.looked_known = with_card(s.looked_known, card)
        if s.trace is not None:
            audience = EVERYBODY if public else only(int(player))
            cards = card_ids(s.looked)
            s.emit(
                events.CardsLookedAt(
                    player=player, count=len(cards), cards=cards, audience=audience
                )
            )
        s.reveal()
        s.push(KEEPING, player, packed(line, EMPTY, 0))
        return False


ACTS: Final[list[Act]] = [
    Act(),  # END
    Draw(),  # DRAW
    Ask(DISCARDING),  # DISCARD_FROM_HAND
    Ask(SACRIFICING),  # SACRIFICE_FROM_HAND
    Ask(SACRIFICING_SPACE),  # SACRIFICE_FROM_PYRAMID
    Ask(SWAPPING),  # SWAP_PYRAMID
    AskToTake(TAKING),  # TAKE_FROM_PYRAMID
    TakeStock(),  # TAKE_TOP_OF_STOCK
    TakeBoneyard(),  # TAKE_TOP_OF_BONEYARD
    TakeBoneyard(),  # TAKE_SACRIFICED_CARD
    Ask(ENTOMBING),  # ENTOMB
    PutOnDeck(TO_DECK),  # DISCARD_PILE_TO_DECK
    Reveal(),  # REVEAL_AND_EXECUTE_TOP
    Ask(REPEATING),  # REPEAT_ACTION
    EachOpponent(),  # EACH_OPPONENT
    SetGold(),  # SET_GOLD
    AddGold(),  # ADD_GOLD
    Ask(EXCHANGE_HAND),  # SWAP_HAND_TOMB
    Ask(UNEARTHING),  # RETURN_FROM_TOMB
    Look(),  # LOOK_TOP
    Ask(CHOOSING),  # CHOOSE_ONE
    Act(),  # IGNORE_FORCED_EFFECT
]
"""By kind of step."""


def carry_on(s: Valley, player: i64, line: i64, it: i64) -> None:
    """VOK-8.1, 8.3: go on with a program; a step that has become impossible is skipped."""
    t = s.tables
    while True:
        op: i64 = t.step_op[line]
        if op == END:
            return
        if is_possible(s, player, line, it):
            if not ACTS[op].do(s, player, line, it):
                return
        elif s.trace is not None:
            s.emit(events.StepSkipped(player=player, step=OP_IDS[op]))
        line += 1


def go_on(s: Valley, player: i64, line: i64, it: i64, left: i64) -> None:
    """Go on with a program; `left` cards are still to be chosen for the step at the line."""
    if left == 0:
        carry_on(s, player, line, it)
    elif len(s.player[player].hand) > 0:
        kind: i64 = DISCARDING if s.tables.step_op[line] == DISCARD_FROM_HAND else SACRIFICING
        s.push(kind, player, packed(line, EMPTY, left))
    else:
        carry_on(s, player, line + 1, it)


def play_action(s: Valley, player: i64, card: i64) -> None:
    """VOK-8.1: a card goes from the hand into play and its action is carried out."""
    s.laid = []
    lay_in_play(s, player, card, FOR_ACTION)
    if s.trace is not None:
        s.emit(events.ActionBegun(player=player, card=CARD_IDS[card]))
    s.reveal()
    s.push(PLAYING, player, 0)
    start(s, player, card)


def repeat_action(s: Valley, player: i64, card: i64) -> None:
    """VOK-11.14: the action of a card is carried out again."""
    if s.trace is not None:
        s.emit(events.ActionRepeated(player=player, card=CARD_IDS[card]))
    start(s, player, card)


def start(s: Valley, player: i64, card: i64) -> None:
    """Begin the program of a card; when it is over, the action counts as carried out."""
    s.push(FINISH, player, packed(0, card, 0))
    s.push(RUN, player, packed(s.tables.card_program[card], EMPTY, 0))


def finish(s: Valley, card: i64) -> None:
    """VOK-11.14: an action was carried out completely."""
    s.done = with_card(s.done, card)


def finish_revealed(s: Valley, player: i64, card: i64, carried_out: bool) -> None:
    """VOK-11.17: then the revealed card goes on the own discard pile."""
    if carried_out:
        finish(s, card)
    s.player[player].discard.append(card)
    s.laid = s.laid + [card]
    if s.trace is not None:
        s.emit(events.RevealedDiscarded(player=player, card=CARD_IDS[card]))


# --- each opponent


def next_opponent(s: Valley, player: i64, line: i64, which: i64, begun: i64) -> None:
    """VOK-8.7: ask the next opponent who is affected; `begun` cards were chosen by this one."""
    while which < s.players:
        opponent = (player + which) % s.players
        if begun > 0 or is_affected(s, opponent, line):
            if still_owes(s, opponent, line, begun):
                s.push(
                    forced_question(s.tables.step_effect[line]), opponent, packed(line, begun, 0)
                )
                return
        elif s.trace is not None:
            s.emit(events.PlayerSpared(player=opponent))
        which += 1
        begun = 0


def is_affected(s: Valley, opponent: i64, line: i64) -> bool:
    """VOK-8.7: whether the action affects an opponent, apart from an Offering Table."""
    p = s.player[opponent]
    return p.total() >= s.tables.step_least[line] and still_owes(s, opponent, line, 0)


def still_owes(s: Valley, opponent: i64, line: i64, begun: i64) -> bool:
    """Whether an opponent must choose one more card."""
    hand: i64 = len(s.player[opponent].hand)
    if s.tables.step_effect[line] == FORCED_DISCARD:
        return hand > s.tables.step_n[line]
    return hand > 0 and begun < s.tables.step_n[line]


def forced_question(effect: i64) -> i64:
    """What an affected opponent is asked."""
    if effect == FORCED_DISCARD:
        return FORCED_DISCARDING
    return FORCED_GIVING if effect == FORCED_GIFT else FORCED_SACRIFICING
