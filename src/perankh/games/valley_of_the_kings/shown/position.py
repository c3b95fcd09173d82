"""A state of Valley of the Kings as readable, named JSON. Reading it: `read_position`."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from perankh.games.valley_of_the_kings.box.tables import CARD_IDS, SPACE_IDS
from perankh.games.valley_of_the_kings.rules.cards import FIRST_DECK, STOCK_PILE, card_ids
from perankh.games.valley_of_the_kings.rules.state import EMPTY, USE_IDS, Player, Valley
from perankh.games.valley_of_the_kings.shown.frames import FramePosition, write_frames
from perankh.kernel.position import Chance, Position, write_chance, write_script

Seat = Annotated[int, msgspec.Meta(ge=0, lt=4)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
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
    chance: Chance

    joined: ClassVar[tuple[str, ...]] = ("pyramid",)


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
        chance=write_chance(s.rng),
        next_draws=_write_script(s),
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


def _write_script(s: Valley) -> dict[str, list[str]]:
    """What is drawn next from the stock and from the draw decks of players 1, 2 and so on."""
    script = {pile: write_script(s.rng, number, CARD_IDS) for pile, number in piles(s).items()}
    return {pile: cards for pile, cards in script.items() if cards}


def piles(s: Valley) -> dict[str, int]:
    """The piles of which a position can say what is drawn next."""
    decks = {f"deck_{seat + 1}": FIRST_DECK + seat for seat in range(s.players)}
    return {"stock": STOCK_PILE} | decks
