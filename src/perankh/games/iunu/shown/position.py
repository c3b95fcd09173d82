"""A state of Iunu as readable, named JSON. Reading it: `read_position`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perankh.games.iunu.box import tables as t
from perankh.games.iunu.rules import state as k
from perankh.games.iunu.rules.abilities import AFTERLIFE_DECK
from perankh.games.iunu.rules.actions import SEATS
from perankh.games.iunu.rules.knowledge import BLOCKS, BOX, LOOKED
from perankh.games.iunu.rules.moves import CASTE_DECK, dice_shown
from perankh.games.iunu.rules.packs import (
    count_in,
    in_row,
    members_of,
)
from perankh.games.iunu.rules.state import Iunu, Player
from perankh.kernel.picking import NARROW, picks_in
from perankh.kernel.position import (
    Chance,
    Position,
    write_chance,
    write_script,
)

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=45)]
Die = Annotated[int, msgspec.Meta(ge=1, le=t.MOST_PIPS)]
Thing = Annotated[int, msgspec.Meta(ge=0, lt=max(t.CASTES, t.MOST_FORUM))]
Pile = dict[str, Copies]
"""Castes in rank order, and how many cards of each."""
Cards = Annotated[list[str], msgspec.Meta(max_length=45)]


class QuestionPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The open question: which, to whom, and what was chosen so far.

    `chosen` are castes by rank less one, or places of the row from 0 (`pick`); `die` is the one
    that a Priest chose (`keep`). What lies below it on the stack follows from it.
    """

    step: str
    player: Annotated[int, msgspec.Meta(ge=0, lt=4)]
    chosen: Annotated[list[Thing], msgspec.Meta(max_length=8)] = []
    die: Annotated[int, msgspec.Meta(ge=0, le=t.MOST_PIPS)] = 0


class PlayerPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What belongs to one player or to Heliopolis.

    `known` and, for each hidden card, `veils` are what everybody knows to be in the hand: see
    `Player` in the rules.
    """

    deben: Count
    hand: Pile
    dynasty: Pile
    fed: Pile
    hidden: Cards
    afterlife: str | None
    known: Pile
    veils: Annotated[list[Pile], msgspec.Meta(max_length=45)]


class BeliefPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which afterlife cards may be where, as far as one seat has seen."""

    held: Annotated[list[Cards], msgspec.Meta(max_length=SEATS)]
    boxed: Cards
    drawn: Cards
    deck: Annotated[list[Cards], msgspec.Meta(max_length=9)]


class IunuPosition(Position, frozen=True):
    """Everything of one moment. The afterlife deck is a list of unordered blocks, the top last."""

    mode: str
    round: Count
    first: Seat
    active: Seat
    final: bool
    kept: Count
    dice: Annotated[list[Die], msgspec.Meta(max_length=t.DICE)]
    deck: Pile
    forum: Annotated[list[str], msgspec.Meta(max_length=15)]
    placed: Count
    discard: Pile
    bank: Count | None
    bread: Count | None
    afterlife_deck: Annotated[list[Cards], msgspec.Meta(max_length=9)]
    afterlife_boxed: Cards
    afterlife_drawn: Cards
    beliefs: Annotated[list[BeliefPosition], msgspec.Meta(max_length=SEATS)]
    players: Annotated[list[PlayerPosition], msgspec.Meta(min_length=2, max_length=SEATS)]
    heliopolis: PlayerPosition | None
    asks: QuestionPosition | None
    chance: Chance


def write(s: Iunu) -> IunuPosition:
    """The position of a state."""
    return IunuPosition(
        mode=t.MODE_IDS[s.mode],
        round=s.round,
        first=s.first,
        active=s.active,
        final=s.final_round,
        kept=s.kept,
        dice=dice_shown(s),
        deck=_write_pile(s.deck),
        forum=[t.CASTE_IDS[in_row(s.forum, place)] for place in range(s.forum_count)],
        placed=s.placed,
        discard=_write_pile(s.discard),
        bank=s.bank if s.tables.deben_limited else None,
        bread=s.bread if s.tables.bread_limited else None,
        afterlife_deck=[_write_set(block) for block in s.blocks],
        afterlife_boxed=_write_set(s.boxed),
        afterlife_drawn=_write_set(s.drawn),
        beliefs=[_write_belief(s, row) for row in s.beliefs],
        players=[_write_player(s.player[seat]) for seat in range(s.players)],
        heliopolis=_write_player(s.player[s.players]) if s.has_heliopolis() else None,
        asks=_write_question(s),
        chance=write_chance(s.rng),
        next_draws=_write_script(s),
    )


def _write_pile(pile: int) -> Pile:
    counts = ((name, int(count_in(pile, caste))) for caste, name in enumerate(t.CASTE_IDS))
    return {name: count for name, count in counts if count > 0}


def _write_set(things: int) -> list[str]:
    return [t.AFTERLIFE_IDS[card] for card in members_of(things)]


def _write_belief(s: Iunu, row: list[int]) -> BeliefPosition:
    return BeliefPosition(
        held=[_write_set(row[number]) for number in range(len(s.player))],
        boxed=_write_set(row[BOX]),
        drawn=_write_set(row[LOOKED]),
        deck=[_write_set(things) for things in row[BLOCKS:]],
    )


def _write_player(p: Player) -> PlayerPosition:
    return PlayerPosition(
        deben=p.deben,
        hand=_write_pile(p.hand),
        dynasty=_write_pile(p.dynasty),
        fed=_write_pile(p.fed),
        hidden=[t.CASTE_IDS[caste] for caste in p.hidden],
        afterlife=t.AFTERLIFE_IDS[p.afterlife] if p.afterlife >= 0 else None,
        known=_write_pile(p.known),
        veils=[_write_pile(veil) for veil in p.veils],
    )


def _write_question(s: Iunu) -> QuestionPosition | None:
    """The open question; None when the game is over."""
    if s.is_over():
        return None
    kind, arg = s.kind(), s.arg()
    return QuestionPosition(
        step=s.step_names()[kind],
        player=s.decider(),
        chosen=[] if kind == k.KEEP_ONE else picks_in(arg, NARROW),
        die=arg if kind == k.KEEP_ONE else 0,
    )


def _write_script(s: Iunu) -> dict[str, list[str]]:
    script = {
        "deck": write_script(s.rng, CASTE_DECK, t.CASTE_IDS),
        "afterlife_deck": write_script(s.rng, AFTERLIFE_DECK, t.AFTERLIFE_IDS),
    }
    return {pile: names for pile, names in script.items() if names}
