"""Section 3: what happens before the first turn."""

from __future__ import annotations

from perankh.games.iunu.box.tables import (
    AFTERLIFE_CARDS,
    CASTE_IDS,
    CASTES,
    MEMPHIS_THEBES,
    Tables,
)
from perankh.games.iunu.rules import rounds
from perankh.games.iunu.rules.knowledge import EVERY_CARD
from perankh.games.iunu.rules.moves import draw_caste
from perankh.games.iunu.rules.packs import cards, member_at, only
from perankh.games.iunu.rules.rebirth import add_to_forum
from perankh.games.iunu.rules.state import Iunu, Player
from perankh.games.iunu.rules.steps import STEPS
from perankh.games.iunu.shown import events
from perankh.kernel.event import only as only_seat
from perankh.kernel.rng import Rng


def empty_table(players: int, rng: Rng, tables: Tables, mode: int) -> Iunu:
    """A table with nothing on it; in `memphis_thebes` Heliopolis sits after the players."""
    s = Iunu(players, rng, STEPS, tables, mode)
    s.round = 0
    s.first = 0
    s.active = 0
    s.final_round = False
    s.kept = 0
    s.dice = 0
    s.deck = 0
    s.deck_count = 0
    s.forum = 0
    s.forum_count = 0
    s.placed = 0
    s.discard = 0
    s.bank = 0
    s.bread = 0
    s.blocks = []
    s.boxed = 0
    s.drawn = 0
    s.beliefs = []
    s.player = [Player(0, []) for _ in range(players)]
    if mode == MEMPHIS_THEBES:
        s.player.append(Player(0, []))
    return s


def set_up(s: Iunu) -> None:
    """IUN-3.1 to 3.8: from an empty table to the first question."""
    t = s.tables
    for caste in range(CASTES):
        s.deck += cards(t.copies[caste], caste)
        s.deck_count += t.copies[caste]
    box_afterlife(s)
    s.bread = t.bread_total if t.bread_limited else 0
    s.bank = t.deben_total - s.players * t.start_deben if t.deben_limited else 0
    s.first = s.rng.below(s.players)
    for place in range(s.players):
        deal_hand(s, (s.first + place) % s.players)
    lay_forum(s)
    if s.has_heliopolis():
        lay_heliopolis(s)
    rounds.start_round(s)
    s.run_to_question()


def box_afterlife(s: Iunu) -> None:
    """IUN-3.2: some afterlife cards leave the game unseen, the others form the deck."""
    left = EVERY_CARD
    for size in range(AFTERLIFE_CARDS, s.tables.afterlife_in_play, -1):
        left &= ~only(member_at(left, s.rng.below(size)))
    s.boxed = EVERY_CARD & ~left
    s.blocks = [left] if left else []


def deal_hand(s: Iunu, seat: int) -> None:
    """IUN-3.3, 3.4: money and a hidden hand."""
    p = s.player[seat]
    p.deben = s.tables.start_deben
    dealt = [draw_caste(s) for _ in range(s.tables.hand_size)]
    p.hand = sum(cards(1, caste) for caste in dealt)
    p.hand_count = len(dealt)
    if s.trace is not None:
        names = [CASTE_IDS[caste] for caste in dealt]
        audience = only_seat(seat)
        s.emit(events.HandDealt(player=seat, count=len(dealt), castes=names, audience=audience))


def lay_forum(s: Iunu) -> None:
    """IUN-3.5: from left to right."""
    laid = [draw_caste(s) for _ in range(s.tables.forum_size)]
    for caste in laid:
        add_to_forum(s, caste)
    if s.trace is not None:
        s.emit(events.ForumLaid(castes=[CASTE_IDS[caste] for caste in laid]))


def lay_heliopolis(s: Iunu) -> None:
    """IUN-12.1"""
    laid = [draw_caste(s) for _ in range(s.tables.heliopolis_start_cards)]
    for caste in laid:
        s.player[s.players].dynasty += cards(1, caste)
    if s.trace is not None:
        s.emit(events.HeliopolisLaid(castes=[CASTE_IDS[caste] for caste in laid]))
