# compiled by mypyc
"""Section 12: Heliopolis, the silent neighbour of `memphis_thebes`. It never decides anything."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.iunu.box.tables import AFTERLIFE_IDS, CASTE_IDS, CASTES, PRIEST
from perankh.games.iunu.rules import abilities, knowledge, rebirth, scoring
from perankh.games.iunu.rules.packs import cards, count_in, in_row, member_at
from perankh.games.iunu.rules.state import Iunu, Player
from perankh.games.iunu.shown import events


def heliopolis(s: Iunu) -> Player:
    """IUN-12.1: the neutral player, after the last seat."""
    return s.player[s.players]


def take_turn(s: Iunu) -> None:
    """IUN-12.4, 12.6, 12.7: a card from the Forum into the Dynasty, one from the deck for it."""
    for _ in range(s.tables.heliopolis_take):
        if s.forum_count > 0:
            take_card(s)
    if not s.final_round:
        rebirth.turn_up(s, s.tables.heliopolis_add)


def take_card(s: Iunu) -> None:
    """IUN-12.6"""
    place = chosen_place(s)
    caste = rebirth.leave_forum(s, place)
    heliopolis(s).dynasty += cards(1, caste)
    if s.trace is not None:
        s.emit(events.HeliopolisTook(caste=CASTE_IDS[caste], position=place + 1))


def chosen_place(s: Iunu) -> i64:
    """IUN-12.6: most owned, then most caste VP, then leftmost; what it doesn't own comes last."""
    own = heliopolis(s)
    best: i64 = 0
    for place in range(1, s.forum_count):
        caste = in_row(s.forum, place)
        rival = in_row(s.forum, best)
        if own.owns(caste) > own.owns(rival) or (
            own.owns(caste) == own.owns(rival)
            and s.tables.caste_vp[caste] > s.tables.caste_vp[rival]
        ):
            best = place
    return best


def feed(s: Iunu) -> None:
    """IUN-12.9: before anything is counted its Bakers feed the cards with the highest bread VP."""
    own = heliopolis(s)
    own.fed = scoring.heliopolis_fed(s)
    castes: list[str] = []
    for caste in range(CASTES):
        for _ in range(count_in(own.fed, caste)):
            castes.append(CASTE_IDS[caste])
    if s.tables.bread_limited:
        s.bread -= len(castes)
    if s.trace is not None and len(castes) > 0:
        s.emit(events.HeliopolisFed(castes=castes))


def turn_up_afterlife(s: Iunu) -> None:
    """IUN-12.10: with at least one Priest the top afterlife card counts for it."""
    own = heliopolis(s)
    if own.owns(PRIEST) == 0 or len(s.blocks) == 0:
        return
    knowledge.nothing_seen(s)
    abilities.draw_afterlife(s, -1, 1)
    own.afterlife = member_at(s.drawn, 0)
    s.drawn = 0
    knowledge.shows_afterlife(s, s.players)
    s.reveal()
    if s.trace is not None:
        s.emit(events.HeliopolisAfterlife(card=AFTERLIFE_IDS[own.afterlife]))
