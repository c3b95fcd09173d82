# compiled by mypyc
"""What market cards do: drawing (4.3), gaining (7.1), red cards and playing blue ones (9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.imhotep.box.tables import CARD_IDS, RED, SITE_IDS
from perankh.games.imhotep.rules.state import EMPTY, PLACE_STONE, Imhotep
from perankh.games.imhotep.shown import events

DRAW_PILE: Final = 0
"""The pile of market cards, where a position says what is drawn next."""


def draw_card(s: Imhotep) -> i64:
    """IMH-4.3, 4.4, 4.11: the top market card, after a reshuffle if need be, or EMPTY."""
    if len(s.draw) == 0:
        if len(s.discard) == 0:
            return EMPTY
        s.draw = s.discard
        s.discard = []
        if s.trace is not None:
            s.emit(events.PileReshuffled(cards=len(s.draw)))
    return s.rng.take(s.draw, DRAW_PILE)


def gain_card(s: Imhotep, player: i64, card: i64) -> None:
    """IMH-7.1.6: red at once, others face up before the owner."""
    if s.tables.card_kind[card] == RED:
        resolve_red_card(s, player, card)
    else:
        s.player[player].gain(card, 1)


def draw_and_gain(s: Imhotep, player: i64) -> None:
    """IMH-8.2.6: the top market card, handled like a card from the Market."""
    card = draw_card(s)
    if s.trace is not None:
        s.emit(events.CardDrawn(player=player, card=CARD_IDS[card]))
    gain_card(s, player, card)


def resolve_red_card(s: Imhotep, player: i64, card: i64) -> None:
    """IMH-9.1.1, 9.1.5: discard, then stones from the quarry to the card's site."""
    s.discard.append(card)
    if s.player[player].quarry == 0:
        if s.trace is not None:
            s.emit(events.RedCardVoid(player=player, card=CARD_IDS[card]))
        return
    site = s.tables.card_site[card]
    if s.trace is not None:
        s.emit(events.RedCardResolved(player=player, card=CARD_IDS[card], site=SITE_IDS[site]))
    for _ in range(s.tables.card_stones[card]):
        s.push(PLACE_STONE, player, site)


def discard_played(s: Imhotep, player: i64, card: i64) -> None:
    """IMH-5.15, 9.4.6: a blue card goes to the discard pile before its effect."""
    s.player[player].lose(card, 1)
    s.discard.append(card)
    if s.trace is not None:
        s.emit(events.CardPlayed(player=player, card=CARD_IDS[card]))
