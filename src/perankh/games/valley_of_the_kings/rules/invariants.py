"""Section 18: what holds in every state of Valley of the Kings, whoever made it."""

from __future__ import annotations

from collections import Counter

from perankh.games.valley_of_the_kings.box.tables import (
    APEX,
    BASE_CENTRE,
    BASE_LEFT,
    BASE_RIGHT,
    CARD_IDS,
    CARDS,
    MIDDLE_LEFT,
    MIDDLE_RIGHT,
    NO_SET,
    SETS,
    SPACES,
    Tables,
)
from perankh.games.valley_of_the_kings.rules import packs
from perankh.games.valley_of_the_kings.rules import state as k
from perankh.games.valley_of_the_kings.rules.packs import NIBBLE
from perankh.games.valley_of_the_kings.rules.state import EMPTY, Player, Valley
from perankh.kernel.errors import must_hold
from perankh.kernel.step import ARG_SHIFT, KIND_MASK

RESTS_ON = (
    (APEX, MIDDLE_LEFT, MIDDLE_RIGHT),
    (MIDDLE_LEFT, BASE_LEFT, BASE_CENTRE),
    (MIDDLE_RIGHT, BASE_CENTRE, BASE_RIGHT),
)
"""VOK-I2: a space, and the two spaces that are filled when it is."""


def check(s: Valley) -> None:
    """Raise `BrokenInvariant` with the number of the first invariant that does not hold."""
    _check_cards(s)
    _check_pyramid(s)
    _check_stock(s)
    _check_turns(s)
    for seat, p in enumerate(s.player):
        _check_player(s, seat, p)
    _check_running_turn(s)


def _check_cards(s: Valley) -> None:
    """VOK-I1: of each card as many as there were at the start."""
    found = Counter(everywhere(s))
    t = s.tables
    for card in range(CARDS):
        started = t.starting_deck[card] * s.players
        copies = started if t.card_age[card] == 1 else t.card_copies[card]
        must_hold(
            found[card] == copies,
            "VOK-I1",
            f"there are {found[card]} cards {CARD_IDS[card]}, not {copies}",
        )


def everywhere(s: Valley) -> list[int]:
    """Every card on the table, wherever it lies."""
    cards = [card for card in s.pyramid if card != EMPTY]
    cards += [*s.upper, *s.lower, *s.boneyard, *s.looked]
    cards += [played // 2 for played in s.in_play]
    for p in s.player:
        cards += [*p.hand, *p.bag, *p.top, *p.discard, *p.tomb]
    revealed = [f >> ARG_SHIFT for f in s.stack() if f & KIND_MASK == k.FINISH_REVEALED]
    return cards + [int(packs.it_of(arg)) for arg in revealed]


def _check_pyramid(s: Valley) -> None:
    """VOK-I2, I3: no card hangs in the air, unless it is just about to fall; refilled in step 3."""
    falling = not s.is_over() and s.kind() == k.CRUMBLING
    filled = [card != EMPTY for card in s.pyramid]
    if falling:
        filled[BASE_CENTRE] = True
    for space, left, right in RESTS_ON:
        must_hold(
            not filled[space] or (filled[left] and filled[right]),
            "VOK-I2",
            "a card of the pyramid lies above a gap",
        )
    if not s.is_over() and not s.changed:
        full = s.in_pyramid() == SPACES or s.stock() == 0
        must_hold(full, "VOK-I3", "an unchanged pyramid has a gap and the stock holds cards")


def _check_stock(s: Valley) -> None:
    """VOK-I5: age II lies on top of age III."""
    ages = s.tables.card_age
    wrong = any(ages[card] != 2 for card in s.upper) or any(ages[card] != 3 for card in s.lower)
    must_hold(not wrong, "VOK-I5", "a card of the stock lies among cards of another age")


def _check_turns(s: Valley) -> None:
    """VOK-I6, 12.1: turns go round; the game is over when nothing is left after a round."""
    left = s.stock() + s.in_pyramid()
    if s.is_over():
        must_hold(left == 0, "VOK-12.1", f"the game is over and {left} cards are left")
        whole = s.turns > 0 and s.turns % s.players == 0
        must_hold(whole, "VOK-12.1", "the game is over within a round")
        return
    active = (s.first + s.turns) % s.players
    must_hold(
        s.active == active, "VOK-I6", f"seat {active + 1} has the turn, not seat {s.active + 1}"
    )
    must_hold(
        left <= s.round_cards,
        "VOK-I5",
        f"the round began with {s.round_cards} cards in stock and pyramid, now there are {left}",
    )


def _check_player(s: Valley, seat: int, p: Player) -> None:
    must_hold(p.hand == sorted(p.hand), "VOK-4.1", f"the hand of seat {seat + 1} is not sorted")
    unknown = Counter(p.shown) - Counter(p.hand)
    must_hold(not unknown, "VOK-4.1", f"seat {seat + 1} has shown cards that are not in hand")
    must_hold(
        p.shown == sorted(p.shown), "VOK-4.1", f"shown cards of seat {seat + 1} are not sorted"
    )
    must_hold(p.tomb == sorted(p.tomb), "VOK-4.5", f"the tomb of seat {seat + 1} is not sorted")
    must_hold(
        p.different == _different(s.tables, p.tomb)
        and p.face_value == sum(s.tables.card_points[card] for card in p.tomb),
        "VOK-13.3",
        f"the tomb of seat {seat + 1} was counted wrongly",
    )
    must_hold(
        seat == s.active or len(p.hand) <= max(s.tables.hand_draw, s.tables.starting_hand),
        "VOK-I4",
        f"seat {seat + 1} holds {len(p.hand)} cards outside the own turn",
    )


def _different(t: Tables, tomb: list[int]) -> int:
    """Different cards of each set, packed as `Player.different` is."""
    packed = 0
    for card_set in range(SETS):
        different = {card for card in tomb if t.card_set[card] == card_set != NO_SET}
        packed += len(different) << card_set * NIBBLE
    return packed


def _check_running_turn(s: Valley) -> None:
    must_hold(
        0 <= s.entombed <= s.tables.entomb_limit,
        "VOK-I7",
        f"{s.entombed} normal entombments in a turn",
    )
    known = Counter(s.looked_known) - Counter(s.looked)
    must_hold(not known, "VOK-8.6", "cards are known among those looked at, but not there")
    must_hold(not s.is_over() or not s.in_play, "VOK-I4", "the game is over with cards in play")
