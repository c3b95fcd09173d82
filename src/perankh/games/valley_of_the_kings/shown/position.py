"""A state of Valley of the Kings as readable, named JSON and back. Reading trusts nothing."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perankh.games.valley_of_the_kings.box.tables import CARD_IDS, SPACE_IDS, Tables
from perankh.games.valley_of_the_kings.rules.cards import card_ids
from perankh.games.valley_of_the_kings.rules.invariants import check
from perankh.games.valley_of_the_kings.rules.setup import empty_table
from perankh.games.valley_of_the_kings.rules.state import EMPTY, USE_IDS, Player, Valley
from perankh.games.valley_of_the_kings.shown.frames import (
    FramePosition,
    check_answers,
    read_frames,
    write_frames,
)
from perankh.kernel.errors import BadPosition
from perankh.kernel.game import Position
from perankh.kernel.rng import MASK, Rng

Seat = Annotated[int, msgspec.Meta(ge=0, lt=4)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Word = Annotated[int, msgspec.Meta(ge=0, le=MASK)]
Cards = Annotated[list[str], msgspec.Meta(max_length=200)]


class PlayedPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card in play, used for "gold" or for its "action"."""

    card: str
    use: str


class PlayerPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player's cards; piles from the bottom to the top, everything else sorted by the box."""

    hand: Cards
    shown: Cards
    """The cards of the hand that everybody knows to be there."""
    deck: Cards
    """The draw deck below `deck_top`; its order means nothing."""
    deck_top: Cards
    """Cards that an effect put on the draw deck."""
    discard: Cards
    tomb: Cards


class ValleyPosition(Position, frozen=True):
    """Everything of one moment."""

    completist: bool
    first: Seat
    active: Seat
    turns: Count
    players: Annotated[list[PlayerPosition], msgspec.Meta(min_length=2, max_length=4)]
    pyramid: dict[str, str | None]
    stock_age_2: Cards
    stock_age_3: Cards
    boneyard: Cards
    stall: Count
    round_cards: Count
    in_play: Annotated[list[PlayedPosition], msgspec.Meta(max_length=200)]
    entombed: Count
    changed: bool
    last_bought: str | None
    gold_set: Count | None
    gold_raised: Count
    done: Cards
    looked: Cards
    looked_known: Cards
    picked: Cards
    last_discards: Cards
    asks: Annotated[list[FramePosition], msgspec.Meta(max_length=100)]
    """The stack of what is asked and still to be done, the open question last."""
    chance: tuple[Word, Word, Word, Word]
    """The inner state of the generator."""


# --- writing


def write(s: Valley) -> ValleyPosition:
    """The position of a state."""
    return ValleyPosition(
        completist=s.completist,
        first=s.first,
        active=s.active,
        turns=s.turns,
        players=[_write_player(p) for p in s.player],
        pyramid={SPACE_IDS[n]: _name(card) for n, card in enumerate(s.pyramid)},
        stock_age_2=card_ids(s.upper),
        stock_age_3=card_ids(s.lower),
        boneyard=card_ids(s.boneyard),
        stall=s.stall,
        round_cards=s.round_cards,
        in_play=[PlayedPosition(card=CARD_IDS[n // 2], use=USE_IDS[n % 2]) for n in s.in_play],
        entombed=s.entombed,
        changed=s.changed,
        last_bought=_name(s.last_bought),
        gold_set=None if s.gold_set == EMPTY else s.gold_set,
        gold_raised=s.gold_raised,
        done=card_ids(s.done),
        looked=card_ids(s.looked),
        looked_known=card_ids(s.looked_known),
        picked=card_ids(s.picked),
        last_discards=card_ids(s.laid),
        asks=write_frames(s),
        chance=(s.rng.a, s.rng.b, s.rng.c, s.rng.counter),
    )


def _write_player(p: Player) -> PlayerPosition:
    return PlayerPosition(
        hand=card_ids(p.hand),
        shown=card_ids(p.shown),
        deck=card_ids(p.bag),
        deck_top=card_ids(p.top),
        discard=card_ids(p.discard),
        tomb=card_ids(p.tomb),
    )


def _name(card: int) -> str | None:
    return None if card == EMPTY else CARD_IDS[card]


# --- reading


def read(p: ValleyPosition, tables: Tables) -> Valley:
    """The state of a position; `BadPosition` or `BrokenInvariant` says what is wrong where."""
    s = empty_table(len(p.players), Rng(*p.chance), tables, p.completist)
    s.first = _seat(s, p.first, "first")
    s.active = _seat(s, p.active, "active")
    s.turns = p.turns
    s.player = [_read_player(tables, seat, given) for seat, given in enumerate(p.players)]
    _read_table(s, p)
    _read_turn(s, p)
    s.set_stack(read_frames(s, p.asks))
    check(s)
    check_answers(s)
    return s


def _read_table(s: Valley, p: ValleyPosition) -> None:
    """What lies in the middle."""
    names = f"must name {', '.join(SPACE_IDS)} in this order"
    _require(list(p.pyramid) == SPACE_IDS, "pyramid", names)
    s.pyramid = [_maybe(card, f"pyramid.{space}") for space, card in p.pyramid.items()]
    s.upper = _cards(p.stock_age_2, "stock_age_2")
    s.lower = _cards(p.stock_age_3, "stock_age_3")
    s.boneyard = _cards(p.boneyard, "boneyard")
    s.stall = p.stall
    s.round_cards = p.round_cards


def _read_turn(s: Valley, p: ValleyPosition) -> None:
    """What belongs to the running turn."""
    for at, played in enumerate(p.in_play):
        place = f"in_play[{at}]"
        uses = f"{played.use!r} is not one of {', '.join(USE_IDS)}"
        _require(played.use in USE_IDS, f"{place}.use", uses)
        s.in_play.append(_card(played.card, f"{place}.card") * 2 + USE_IDS.index(played.use))
    s.entombed = p.entombed
    s.changed = p.changed
    s.last_bought = _maybe(p.last_bought, "last_bought")
    s.gold_set = EMPTY if p.gold_set is None else p.gold_set
    s.gold_raised = p.gold_raised
    s.done = _sorted(p.done, "done")
    s.looked = _sorted(p.looked, "looked")
    s.looked_known = _sorted(p.looked_known, "looked_known")
    s.picked = _cards(p.picked, "picked")
    s.laid = _cards(p.last_discards, "last_discards")


def _read_player(tables: Tables, seat: int, given: PlayerPosition) -> Player:
    place = f"players[{seat}]"
    p = Player(
        _sorted(given.hand, f"{place}.hand"),
        _cards(given.deck, f"{place}.deck"),
        _cards(given.discard, f"{place}.discard"),
    )
    p.shown = _sorted(given.shown, f"{place}.shown")
    p.top = _cards(given.deck_top, f"{place}.deck_top")
    for card in _sorted(given.tomb, f"{place}.tomb"):
        p.bury(tables, card)
    return p


def _require(holds: bool, place: str, message: str) -> None:
    if not holds:
        raise BadPosition(f"valley_of_the_kings: position: {place}: {message}")


def _seat(s: Valley, seat: int, place: str) -> int:
    _require(seat < s.players, place, f"there is no seat {seat}")
    return seat


def _card(name: str, place: str) -> int:
    _require(name in CARD_IDS, place, f"{name!r} is no card of the box")
    return CARD_IDS.index(name)


def _maybe(name: str | None, place: str) -> int:
    return EMPTY if name is None else _card(name, place)


def _cards(names: list[str], place: str) -> list[int]:
    return [_card(name, f"{place}[{at}]") for at, name in enumerate(names)]


def _sorted(names: list[str], place: str) -> list[int]:
    cards = _cards(names, place)
    _require(cards == sorted(cards), place, "must be in the order of the box")
    return cards
