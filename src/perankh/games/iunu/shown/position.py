"""A state of Iunu as readable, named JSON and back. Reading trusts nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from perankh.games.iunu.box import tables as t
from perankh.games.iunu.rules.actions import SEATS
from perankh.games.iunu.rules.invariants import check
from perankh.games.iunu.rules.knowledge import BLOCKS, BOX, LOOKED
from perankh.games.iunu.rules.moves import dice_shown
from perankh.games.iunu.rules.packs import (
    cards,
    count_in,
    in_row,
    members_of,
    only,
    row_with,
    size_of,
)
from perankh.games.iunu.rules.setup import empty_table
from perankh.games.iunu.rules.state import NONE, Iunu, Player
from perankh.games.iunu.shown.frames import QuestionPosition, read_question, write_question
from perankh.kernel.errors import BadPosition
from perankh.kernel.game import Position
from perankh.kernel.rng import MASK, Rng

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=45)]
Die = Annotated[int, msgspec.Meta(ge=1, le=t.MOST_PIPS)]
Word = Annotated[int, msgspec.Meta(ge=0, le=MASK)]
Pile = dict[str, Copies]
"""Castes in rank order, and how many cards of each."""
Cards = Annotated[list[str], msgspec.Meta(max_length=45)]


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
    chance: tuple[Word, Word, Word, Word]


# --- writing


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
        asks=write_question(s),
        chance=(s.rng.a, s.rng.b, s.rng.c, s.rng.counter),
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


# --- reading


def read(p: IunuPosition, tables: t.Tables) -> Iunu:
    """The state of a position; `BadPosition` or `BrokenInvariant` says what is wrong where."""
    mode = _index(p.mode, t.MODE_IDS, "mode")
    several = len(p.players) == 2 or mode == t.STANDARD
    _require(several, "players", f"{p.mode} is for 2 players, not {len(p.players)}")
    s = empty_table(len(p.players), Rng(*p.chance), tables, mode)
    has_heliopolis = p.heliopolis is not None
    _require(has_heliopolis == s.has_heliopolis(), "heliopolis", "belongs to memphis_thebes alone")
    _read_round(s, p)
    _read_cards(s, p)
    _read_supplies(s, p)
    dynasties = [*p.players, p.heliopolis] if p.heliopolis is not None else [*p.players]
    s.player = [_read_player(player, number) for number, player in enumerate(dynasties)]
    _read_afterlife(s, p)
    s.set_stack(read_question(s, p.asks))
    check(s)
    return s


def _require(holds: bool, place: str, message: str) -> None:
    if not holds:
        raise BadPosition(f"iunu: position: {place}: {message}")


def _index(value: str, known: Sequence[str], place: str) -> int:
    _require(value in known, place, f"{value!r} is not one of {', '.join(known)}")
    return known.index(value)


def _seat(s: Iunu, seat: int, place: str) -> int:
    _require(seat < s.players, place, f"there is no seat {seat}")
    return seat


def _read_round(s: Iunu, p: IunuPosition) -> None:
    _require(p.round >= 1, "round", "a game has begun with its first round")
    s.round = p.round
    s.first = _seat(s, p.first, "first")
    s.active = _seat(s, p.active, "active")
    s.final_round = p.final
    s.kept = p.kept
    _require(p.dice == sorted(p.dice, reverse=True), "dice", "must come with the highest first")
    s.dice = sum(int(cards(1, die - 1)) for die in p.dice)


def _read_cards(s: Iunu, p: IunuPosition) -> None:
    s.deck = _read_pile(p.deck, "deck")
    s.deck_count = int(size_of(s.deck))
    for place, name in enumerate(p.forum):
        s.forum = int(row_with(s.forum, place, _index(name, t.CASTE_IDS, f"forum[{place}]")))
    s.forum_count = len(p.forum)
    _require(p.placed <= len(p.forum), "placed", "more cards than the Forum has")
    s.placed = p.placed
    s.discard = _read_pile(p.discard, "discard")
    ordered = s.is_ordered() or not p.discard
    _require(ordered, "discard", "cards are discarded in rise_of_aten alone")


def _read_supplies(s: Iunu, p: IunuPosition) -> None:
    limited = p.bank is not None
    _require(limited == s.tables.deben_limited, "bank", "a number, unless the box sets no limit")
    limited = p.bread is not None
    _require(limited == s.tables.bread_limited, "bread", "a number, unless the box sets no limit")
    s.bank = p.bank or 0
    s.bread = p.bread or 0


def _read_pile(pile: Pile, place: str) -> int:
    known = [_index(name, t.CASTE_IDS, place) for name in pile]
    _require(sum(pile.values()) <= 45, place, "more cards than there are")
    return sum(int(cards(count, caste)) for caste, count in zip(known, pile.values(), strict=True))


def _read_set(names: Sequence[str], place: str) -> int:
    things = [_index(name, t.AFTERLIFE_IDS, place) for name in names]
    _require(things == sorted(set(things)), place, "must name each card once, in order")
    return sum(int(only(card)) for card in things)


def _read_player(given: PlayerPosition, number: int) -> Player:
    place = f"players[{number}]"
    hidden = [_index(name, t.CASTE_IDS, f"{place}.hidden") for name in given.hidden]
    p = Player(given.deben, hidden)
    p.hand = _read_pile(given.hand, f"{place}.hand")
    p.hand_count = int(size_of(p.hand))
    p.dynasty = _read_pile(given.dynasty, f"{place}.dynasty")
    p.fed = _read_pile(given.fed, f"{place}.fed")
    p.known = _read_pile(given.known, f"{place}.known")
    p.veils = [_read_pile(veil, f"{place}.veils") for veil in given.veils]
    if given.afterlife is not None:
        p.afterlife = _index(given.afterlife, t.AFTERLIFE_IDS, f"{place}.afterlife")
    else:
        p.afterlife = NONE
    return p


def _read_afterlife(s: Iunu, p: IunuPosition) -> None:
    s.blocks = [_read_set(block, "afterlife_deck") for block in p.afterlife_deck]
    _require(all(s.blocks), "afterlife_deck", "a block has at least one card")
    s.boxed = _read_set(p.afterlife_boxed, "afterlife_boxed")
    s.drawn = _read_set(p.afterlife_drawn, "afterlife_drawn")
    _require(
        len(p.beliefs) in (0, s.players), "beliefs", "one for each player, or none before a look"
    )
    s.beliefs = [_read_belief(s, given, f"beliefs[{n}]") for n, given in enumerate(p.beliefs)]


def _read_belief(s: Iunu, given: BeliefPosition, place: str) -> list[int]:
    _require(len(given.held) == len(s.player), f"{place}.held", "one set for each who may hold one")
    held = [_read_set(names, f"{place}.held") for names in given.held]
    return [
        *held,
        *[0] * (SEATS - len(held)),
        _read_set(given.boxed, f"{place}.boxed"),
        _read_set(given.drawn, f"{place}.drawn"),
        *[_read_set(names, f"{place}.deck") for names in given.deck],
    ]
