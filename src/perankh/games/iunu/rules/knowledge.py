# compiled by mypyc
"""What seats know of hidden cards (IUN-14.2), kept along as they move, and dealing the rest anew.

Caste cards: everybody sees what is taken from the Forum. `Player.known` is the pile that a hand has
at the least; since a Scribe may hide any of it, `Player.veils` say the same of the hand together
with the hidden cards from each one on. What leaves the hand openly is no longer known to be there.

Afterlife cards: each seat has a row of sets in `Iunu.beliefs`, saying which cards may be where:

    0 to 3    held by the player of that seat (or by Heliopolis after the last seat)
    BOX       out of the game
    LOOKED    being looked at by a Priest
    BLOCKS    the blocks of the afterlife deck, as in `Iunu.blocks`

Together with how many cards each place has, and each card being somewhere once, that is all a seat
can know. A spectator knows nothing of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perankh.games.iunu.box.tables import AFTERLIFE_CARDS, CASTES
from perankh.games.iunu.rules.packs import (
    card_at,
    cards,
    contains,
    count_in,
    less_one_of_each,
    member_at,
    members,
    only,
    piled,
    size_of,
)
from perankh.kernel.rng import Rng

if TYPE_CHECKING:
    from perankh.games.iunu.rules.state import Iunu, Player

BOX: Final = 4
LOOKED: Final = 5
BLOCKS: Final = 6
EVERY_CARD: Final = (1 << AFTERLIFE_CARDS) - 1
"""The set of all afterlife cards."""

# --- caste cards


def joins_hand(p: Player, caste: i64) -> None:
    """A card comes into the hand before everybody's eyes."""
    p.known += cards(1, caste)
    if len(p.veils) > 0:
        p.veils = [veil + cards(1, caste) for veil in p.veils]


def leaves_hand(p: Player, caste: i64, count: i64) -> None:
    """Cards leave the hand before everybody's eyes."""
    p.known = reduced(p.known, caste, count)
    if len(p.veils) > 0:
        p.veils = [reduced(veil, caste, count) for veil in p.veils]


def reduced(pile: i64, caste: i64, count: i64) -> i64:
    """The pile without `count` cards of a caste, as far as it has them."""
    return pile - cards(min(count, count_in(pile, caste)), caste)


def hides_card(p: Player, caste: i64) -> None:
    """IUN-8.2: a card goes from the hand under the Scribe; which, only its owner knows."""
    p.hidden = [*p.hidden, caste]
    p.veils = [*p.veils, p.known]
    p.known = less_one_of_each(p.known)


def shows_hidden(p: Player) -> None:
    """IUN-11.1: all hidden cards are revealed; what is then known of the hand."""
    for caste in range(CASTES):
        known = count_in(p.known, caste)
        for index in range(len(p.veils)):
            under: i64 = p.hidden[index:].count(caste)
            known = max(known, count_in(p.veils[index], caste) - under)
        p.known += cards(known - count_in(p.known, caste), caste)
    p.veils = []


def known_of(p: Player) -> i64:
    """The pile that everybody knows to be in the hand or hidden."""
    return p.veils[0] if len(p.veils) > 0 else p.known


# --- afterlife cards


def nothing_seen(s: Iunu) -> None:
    """Before the first look: any card may be in the deck or out of the game."""
    if len(s.beliefs) == 0:
        row = [0] * BOX
        row.append(EVERY_CARD)
        row.append(0)
        row.extend([EVERY_CARD] * len(s.blocks))
        s.beliefs = [row] * s.players


def looks_at(s: Iunu, player: i64, cards_seen: i64, left: i64, touched: i64) -> None:
    """IUN-8.4: a Priest draws the topmost cards, which only `player` sees.

    `left` blocks of the deck stay; `touched` were drawn from, the last of the `left` among them if
    it was not used up.
    """
    rows: list[list[int]] = []
    for seat in range(s.players):
        old = s.beliefs[seat]
        row = old[: BLOCKS + left]
        if seat == player:
            for place in range(len(row)):
                row[place] &= ~cards_seen
            row[LOOKED] = cards_seen
        else:
            for place in range(len(old) - touched, len(old)):
                row[LOOKED] |= old[place]
        rows.append(row)
    s.beliefs = rows


def returns_cards(s: Iunu, player: i64, had_one: bool, returned: i64, on_top: bool) -> None:
    """IUN-8.4a, 8.4b: `player` has kept a card and put the set `returned` back."""
    rows: list[list[int]] = []
    kept = s.player[player].afterlife
    for seat in range(s.players):
        row = s.beliefs[seat][:]
        may_be = row[LOOKED]
        if had_one:
            may_be |= row[player]
        row[player] = only(kept) if seat == player else may_be
        row[LOOKED] = 0
        if returned != 0:
            row.append(returned if seat == player else may_be)
        rows.append(row if on_top else merged(row))
    s.beliefs = rows


def merged(row: list[int]) -> list[int]:
    """RULING 8-B: what is known when the whole deck was shuffled."""
    together: i64 = 0
    for place in range(BLOCKS, len(row)):
        together |= row[place]
    short = row[:BLOCKS]
    if together != 0:
        short.append(together)
    return short


def shows_afterlife(s: Iunu, holder: i64) -> None:
    """IUN-11.1, 12.10: everybody sees the card of a player or of Heliopolis."""
    nothing_seen(s)
    card = only(s.player[holder].afterlife)
    rows: list[list[int]] = []
    for seat in range(s.players):
        row = [may_be & ~card for may_be in s.beliefs[seat]]
        row[LOOKED] = 0
        row[holder] = card
        rows.append(row)
    s.beliefs = rows


def belief_of(s: Iunu, observer: i64) -> list[int]:
    """The sets of `observer`, who may be a spectator."""
    if observer >= 0 and len(s.beliefs) > 0:
        return s.beliefs[observer]
    return belief_of_spectator(s)


def belief_of_spectator(s: Iunu) -> list[int]:
    """Nothing is certain to a spectator, except what lies open at the end."""
    unknown: i64 = EVERY_CARD
    row = [0] * BOX
    for number in range(len(s.player)):
        card = s.player[number].afterlife
        if card >= 0 and s.is_over():
            row[number] = only(card)
            unknown &= ~only(card)
        elif card >= 0:
            row[number] = EVERY_CARD
    row.append(unknown)
    row.append(unknown if s.drawn != 0 else 0)
    row.extend([unknown] * len(s.blocks))
    return row


# --- dealing anew


def deal_anew(s: Iunu, observer: i64) -> None:
    """Whatever `observer` can't know is dealt again; what is known stays."""
    deal_castes(s, observer)
    deal_afterlife(s, observer)


def deal_castes(s: Iunu, observer: i64) -> None:
    """Deck, hands and hidden cards. A pile has no order, so nothing of the old one shows."""
    pool = s.deck
    for seat in range(s.players):
        p = s.player[seat]
        if seat != observer:
            pool += p.hand - known_of(p)
            if len(p.veils) > 0:
                pool += piled(p.hidden)
    size = size_of(pool)
    for seat in range(s.players):
        if seat == observer:
            continue
        p = s.player[seat]
        whole = known_of(p)
        wanted = p.hand_count + len(p.veils) - size_of(whole)
        for _ in range(wanted):
            caste = card_at(pool, s.rng.below(size))
            pool -= cards(1, caste)
            whole += cards(1, caste)
            size -= 1
        if len(p.veils) > 0:
            whole = hide_anew(s, p, whole)
        p.hand = whole
    s.deck = pool


def hide_anew(s: Iunu, p: Player, whole: i64) -> i64:
    """Choose the hidden cards from the pile `whole`; the hand that is left."""
    hidden: list[int] = []
    for index in range(len(p.veils)):
        bound = p.veils[index + 1] if index + 1 < len(p.veils) else p.known
        free: i64 = 0
        for caste in range(CASTES):
            spare = count_in(whole, caste) - count_in(bound, caste)
            if spare > 0:
                free += cards(count_in(whole, caste), caste)
        caste = card_at(free, s.rng.below(size_of(free)))
        hidden.append(caste)
        whole -= cards(1, caste)
    p.hidden = hidden
    return whole


def deal_afterlife(s: Iunu, observer: i64) -> None:
    """Each place gets as many cards as it had, of those that may be there."""
    if len(s.beliefs) == 0:
        deal_unseen(s)
        return
    row = belief_of(s, observer)
    places: list[int] = []
    for seat, p in enumerate(s.player):
        if p.afterlife >= 0:
            places.append(seat)
    for _ in range(members(s.boxed)):
        places.append(BOX)
    for _ in range(members(s.drawn)):
        places.append(LOOKED)
    for index, block in enumerate(s.blocks):
        for _ in range(members(block)):
            places.append(BLOCKS + index)
    found = [0] * len(row)
    fitted = fit(row, places, found, EVERY_CARD, s.rng)
    assert fitted, "the cards as they lie are one way to deal them"
    for seat, p in enumerate(s.player):
        if p.afterlife >= 0:
            p.afterlife = member_at(found[seat], 0)
    s.boxed = found[BOX]
    s.drawn = found[LOOKED]
    s.blocks = found[BLOCKS:]
    s.beliefs = [row if seat == observer else own_belief(s, seat) for seat in range(s.players)]


def own_belief(s: Iunu, seat: i64) -> list[int]:
    """What a seat knows from the cards that it has before it.

    What it saw earlier is not known to the others, so it is forgotten where one of them deals anew.
    """
    p = s.player[seat]
    own: i64 = only(p.afterlife) if p.afterlife >= 0 else 0
    looked: i64 = s.drawn if seat == s.active else 0
    row = [may_be & ~(own | looked) for may_be in belief_of_spectator(s)]
    row[seat] = own
    if seat == s.active:
        row[LOOKED] = looked
    return row


def deal_unseen(s: Iunu) -> None:
    """While no card was ever looked at, the deck is one block: which cards are out of the game."""
    left: i64 = EVERY_CARD
    for size in range(AFTERLIFE_CARDS, AFTERLIFE_CARDS - members(s.boxed), -1):
        left &= ~only(member_at(left, s.rng.below(size)))
    s.boxed = EVERY_CARD & ~left
    if left != 0:
        s.blocks = [left]


def fit(row: list[int], places: list[int], found: list[int], left: i64, rng: Rng) -> bool:
    """Fill the places, each with a card of `left` that may be there, the tightest place first.

    What is put where is added to `found`. Seldom a card must be taken back and another tried.
    """
    if len(places) == 0:
        return True
    tightest: i64 = 0
    fewest: i64 = AFTERLIFE_CARDS + 1
    for index in range(len(places)):
        choice = members(row[places[index]] & left)
        if choice < fewest:
            fewest = choice
            tightest = index
    place = places.pop(tightest)
    choices = row[place] & left
    while choices != 0:
        card = only(member_at(choices, rng.below(members(choices))))
        choices &= ~card
        found[place] |= card
        if fit(row, places, found, left & ~card, rng):
            return True
        found[place] &= ~card
    places.insert(tightest, place)
    return False


# --- whether it is true


def is_possible(s: Iunu) -> bool:
    """Whether what seats believe to know is true of the cards as they lie."""
    for p in s.player:
        if not known_is_true(p):
            return False
    for row in s.beliefs:
        if not belief_is_true(s, row):
            return False
    return True


def known_is_true(p: Player) -> bool:
    """Whether hand and hidden cards hold what they must, and veils what the next ones do."""
    bound = p.known
    whole = p.hand
    if not contains(whole, bound) or len(p.veils) not in (0, len(p.hidden)):
        return False
    for index in range(len(p.veils) - 1, -1, -1):
        whole += cards(1, p.hidden[index])
        if not contains(p.veils[index], bound) or not contains(whole, p.veils[index]):
            return False
        bound = p.veils[index]
    return True


def belief_is_true(s: Iunu, row: list[int]) -> bool:
    """Whether every afterlife card lies where it may be."""
    if len(row) != BLOCKS + len(s.blocks):
        return False
    wrong = (s.boxed & ~row[BOX]) | (s.drawn & ~row[LOOKED])
    for number in range(len(s.player)):
        card = s.player[number].afterlife
        if card >= 0:
            wrong |= only(card) & ~row[number]
    for index in range(len(s.blocks)):
        wrong |= s.blocks[index] & ~row[BLOCKS + index]
    return wrong == 0
