# compiled by mypyc
"""Builds up what a seat may see of Iunu, field by field, from what it may know (IUN-14.2, 14.3)."""

from __future__ import annotations

from perankh.games.iunu.box.tables import (
    AFTERLIFE_IDS,
    CASTE_IDS,
    CASTES,
    DICE,
    FARMER,
    MERCHANT,
    MODE_IDS,
)
from perankh.games.iunu.rules import abilities, rebirth, scoring
from perankh.games.iunu.rules import state as k
from perankh.games.iunu.rules.knowledge import BLOCKS, belief_of, known_of
from perankh.games.iunu.rules.moves import dice_shown
from perankh.games.iunu.rules.packs import count_in, in_row, listed, members, members_of, piled
from perankh.games.iunu.rules.state import Iunu, Player
from perankh.games.iunu.shown import view as v
from perankh.kernel.game import NOBODY
from perankh.kernel.picking import NARROW, picks_in


def view(s: Iunu, seat: int | None) -> v.IunuView:
    """What `seat` may see; None is a spectator."""
    observer = NOBODY if seat is None else seat
    asked = not s.is_over() and s.decider() == observer
    dice = dice_shown(s)
    return v.IunuView(
        seat=seat,
        mode=MODE_IDS[s.mode],
        round=s.round,
        final=s.final_round,
        over=s.is_over(),
        first=s.first,
        active=s.active,
        decider=None if s.is_over() else s.decider(),
        rebirth=not s.final_round,
        deck=s.deck_count,
        forum=_row(s),
        placed=s.placed,
        discard=_names(listed(s.discard)),
        dice=dice,
        dice_out=DICE - len(dice),
        bank=s.bank if s.tables.deben_limited else None,
        bread=s.bread if s.tables.bread_limited else None,
        afterlife=_afterlife_deck(s, observer),
        drawn=_cards(s.drawn) if asked and s.drawn else None,
        chosen=_chosen(s) if asked else [],
        chosen_positions=_chosen_positions(s) if asked else [],
        still=_still(s) if asked else 0,
        players=[_player(s, number, observer) for number in range(s.players)],
        heliopolis=_heliopolis(s) if s.has_heliopolis() else None,
        castes=_castes(s, observer),
    )


def _names(castes: list[int]) -> list[str]:
    return [CASTE_IDS[caste] for caste in castes]


def _cards(things: int) -> list[str]:
    return [AFTERLIFE_IDS[card] for card in members_of(things)]


def _row(s: Iunu) -> list[str]:
    return [CASTE_IDS[in_row(s.forum, place)] for place in range(s.forum_count)]


# --- the open question


def _chosen(s: Iunu) -> list[str]:
    """Castes chosen so far; nothing moves before the last answer."""
    if s.kind() == k.PICK_CARDS:
        return [CASTE_IDS[in_row(s.forum, place)] for place in picks_in(s.arg(), NARROW)]
    if s.kind() in (k.BAKER_FEEDS, k.PLACE_CARDS, k.PLACE_ROW, k.TAKE_CARDS):
        return _names(picks_in(s.arg(), NARROW))
    return []


def _chosen_positions(s: Iunu) -> list[int]:
    return [place + 1 for place in picks_in(s.arg(), NARROW)] if s.kind() == k.PICK_CARDS else []


def _still(s: Iunu) -> int:
    player, already = s.decider(), len(_chosen(s))
    if s.kind() == k.BAKER_FEEDS:
        return int(abilities.bread_affordable(s, s.player[player])) - already
    if s.kind() in (k.PLACE_CARDS, k.PLACE_ROW):
        return int(rebirth.to_place(s, player)) - s.kept - already
    if s.kind() in (k.TAKE_CARDS, k.PICK_CARDS):
        return int(rebirth.to_take(s, player)) - already
    return 0


# --- players


def _columns(p: Player, over: bool) -> list[v.ColumnView]:
    whole = p.dynasty + piled(p.hidden) if over else p.dynasty
    return [
        v.ColumnView(caste=name, size=count_in(whole, caste), fed=count_in(p.fed, caste))
        for caste, name in enumerate(CASTE_IDS)
    ]


def _player(s: Iunu, number: int, observer: int) -> v.PlayerView:
    p, over, own = s.player[number], s.is_over(), number == observer
    holds, vulnerable = p.afterlife >= 0, int(p.vulnerable(s.tables))
    belief = belief_of(s, observer)
    return v.PlayerView(
        seat=number,
        deben=p.deben,
        hand_size=p.hand_count,
        hand=_names(listed(p.hand)) if own else None,
        known=_names(listed(known_of(p))),
        columns=_columns(p, over),
        hidden=0 if over else len(p.hidden),
        hidden_cards=_names(p.hidden) if own or over else None,
        holds_afterlife=holds,
        afterlife=AFTERLIFE_IDS[p.afterlife] if holds and (own or over) else None,
        afterlife_may_be=_cards(belief[number]) if holds else [],
        safe_farmers=count_in(p.dynasty, FARMER) - vulnerable,
        vulnerable_farmers=vulnerable,
        bread_price=int(s.bread_price(p)),
        noble_gain=int(s.payable(abilities.noble_gain(s))),
        merchant_gain=int(s.payable(abilities.merchant_gain(s, p.owns(MERCHANT) + 1))),
        scores=dict(zip(scoring.CATEGORIES, _scores(s, number, observer), strict=True)),
    )


def _scores(s: Iunu, number: int, observer: int) -> list[int]:
    """What the viewer can count: of others only what lies open."""
    if s.is_over():
        return scoring.scores(s)[number]
    return (scoring.scores_for(s, observer) if observer >= 0 else scoring.open_scores(s))[number]


def _heliopolis(s: Iunu) -> v.HeliopolisView:
    p = s.player[s.players]
    return v.HeliopolisView(
        columns=_columns(p, s.is_over()),
        afterlife=AFTERLIFE_IDS[p.afterlife] if p.afterlife >= 0 else None,
        scores=s.open_rivals()[0].points,
    )


# --- decks and castes


def _afterlife_deck(s: Iunu, observer: int) -> list[v.BlockView]:
    belief = belief_of(s, observer)
    blocks = [
        v.BlockView(size=int(members(block)), may_be=_cards(belief[BLOCKS + index]))
        for index, block in enumerate(s.blocks)
    ]
    return blocks[::-1]


def _castes(s: Iunu, observer: int) -> list[v.CasteView]:
    t = s.tables
    columns = [_open_pile(s, p) for p in s.player]
    leaders = scoring.leaders(columns)
    unseen = _unseen(s, observer)
    found: list[v.CasteView] = []
    for caste, name in enumerate(CASTE_IDS):
        counts = sorted((int(count_in(pile, caste)) for pile in columns), reverse=True)
        leads = leaders[caste] != scoring.NOBODY
        found.append(
            v.CasteView(
                caste=name,
                copies=t.copies[caste],
                caste_vp=t.caste_vp[caste],
                bread_vp=t.bread_vp[caste],
                majority_vp=t.majority_vp[caste],
                leader=leaders[caste] if leads else None,
                tied=not leads and counts[0] > 0,
                lead=counts[0] - counts[1] if leads else 0,
                unseen=unseen[caste],
            )
        )
    return found


def _open_pile(s: Iunu, p: Player) -> int:
    return p.dynasty + piled(p.hidden) if s.is_over() else p.dynasty


def _unseen(s: Iunu, observer: int) -> list[int]:
    """Copies that lie neither open nor, for the viewer, known in a hand or under a Scribe."""
    pile = s.deck
    for number in range(s.players):
        p = s.player[number]
        if number != observer:
            pile += p.hand - known_of(p)
            pile += 0 if s.is_over() else piled(p.hidden)
    return [int(count_in(pile, caste)) for caste in range(CASTES)]
