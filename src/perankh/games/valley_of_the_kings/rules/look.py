# compiled by mypyc
"""Looking at the top of the own deck (VOK-8.6 look_top): what is kept, and where the rest goes.

Nothing moves before the last answer; until then the picks are in `Valley.picked`.
"""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import CARD_IDS, TO_TOMB
from perankh.games.valley_of_the_kings.rules.cards import DECK, entomb
from perankh.games.valley_of_the_kings.rules.packs import packed
from perankh.games.valley_of_the_kings.rules.state import (
    EMPTY,
    RESTING,
    RUN,
    Valley,
    insert,
    with_card,
)
from perankh.games.valley_of_the_kings.shown import events
from perankh.kernel.event import EVERYBODY, only


def to_keep(s: Valley, line: i64) -> i64:
    """How many of the cards looked at are kept."""
    return min(len(s.looked), s.tables.step_keep[line])


def not_picked(s: Valley) -> list[int]:
    """The cards looked at that were not picked yet, sorted."""
    rest = s.looked[:]
    for card in s.picked:
        rest.remove(card)
    return rest


def lay_aside(s: Valley, player: i64, line: i64) -> None:
    """Ask on for the order of the rest, of which the last card needs no question, or finish."""
    rest = not_picked(s)
    if len(rest) == 1:
        s.picked = s.picked + rest
    if len(s.picked) < len(s.looked):
        s.push(RESTING, player, packed(line, EMPTY, 0))
    else:
        finish_look(s, player, line)


def finish_look(s: Valley, player: i64, line: i64) -> None:
    """The picks are complete: first those that are kept, then the discards in their order."""
    kept = s.picked[: to_keep(s, line)]
    rest = s.picked[to_keep(s, line) :]
    known = s.looked_known[:]
    for card in rest:
        if card in known:
            known.remove(card)
    s.looked = []
    s.looked_known = []
    s.picked = []
    s.laid = s.laid + rest
    for card in kept:
        keep(s, player, line, card, card in known)
        if card in known:
            known.remove(card)
    s.reveal()
    for card in rest:
        s.player[player].discard.append(card)
        if s.trace is not None:
            s.emit(events.CardDiscarded(player=player, card=CARD_IDS[card], zone=DECK))
    s.push(RUN, player, packed(line + 1, EMPTY, 0))


def keep(s: Valley, player: i64, line: i64, card: i64, known: bool) -> None:
    """A kept card goes into the tomb, or into the hand; there all know of it if they saw it."""
    if s.tables.step_to[line] == TO_TOMB:
        entomb(s, player, card, DECK)
        return
    p = s.player[player]
    insert(p.hand, card)
    if known:
        p.shown = with_card(p.shown, card)
    if s.trace is not None:
        audience = EVERYBODY if known else only(int(player))
        s.emit(events.CardKept(player=player, card=CARD_IDS[card], audience=audience))
