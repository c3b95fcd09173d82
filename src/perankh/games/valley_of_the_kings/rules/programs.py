# compiled by mypyc
"""Carries out the programs of cards, verb by verb (VOK-8.1 to 8.3).

A program runs in frames: `RUN` goes on with it at a line; a verb that asks pushes its question,
whose answer pushes the next `RUN`. What is beneath waits, so actions can call actions.
"""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import CARD_IDS
from perankh.games.valley_of_the_kings.rules.cards import lay_in_play
from perankh.games.valley_of_the_kings.rules.packs import packed
from perankh.games.valley_of_the_kings.rules.state import (
    EMPTY,
    FINISH,
    FOR_ACTION,
    PLAYING,
    RUN,
    Valley,
    with_card,
)
from perankh.games.valley_of_the_kings.rules.verbs.verb import is_possible
from perankh.games.valley_of_the_kings.shown import events


def carry_on(s: Valley, player: i64, line: i64, it: i64) -> None:
    """VOK-8.1, 8.3: go on with a program; a verb that has become impossible is skipped."""
    verbs = s.tables.verbs
    while True:
        verb = verbs[line]
        if verb.ends:
            return
        if is_possible(s, player, verb, it):
            if not verb.do(s, player, it):
                return
        elif s.trace is not None:
            s.emit(events.StepSkipped(player=player, step=verb.word))
        line += 1


def go_on(s: Valley, player: i64, line: i64, it: i64, left: i64) -> None:
    """Go on with a program; `left` cards are still to be chosen for the verb at the line."""
    if left == 0:
        carry_on(s, player, line, it)
    elif len(s.player[player].hand) > 0:
        s.push(s.tables.verbs[line].question, player, packed(line, EMPTY, left))
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
