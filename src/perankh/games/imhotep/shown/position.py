"""A state of Imhotep as readable, named JSON. Reading it: `read_position`."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.rules.actions import COLOURS, PICKS, SHIPS, SPACES
from perankh.games.imhotep.rules.market_cards import DRAW_PILE
from perankh.games.imhotep.rules.rounds import ROUND_DECK
from perankh.games.imhotep.rules.state import (
    EMPTY,
    NIBBLE_MASK,
    Imhotep,
    Player,
    Ship,
)
from perankh.kernel.position import (
    Chance,
    FramePosition,
    Position,
    write_chance,
    write_frames,
    write_script,
)

Seat = Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Copies = Annotated[int, msgspec.Meta(ge=0, le=NIBBLE_MASK)]
Stones = Annotated[list[Seat], msgspec.Meta(max_length=200)]
Cards = Annotated[list[str], msgspec.Meta(max_length=200)]


class ShipPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ship: owners of its stones from the bow, null where a space is free."""

    spaces: Annotated[list[Seat | None], msgspec.Meta(min_length=1, max_length=SPACES)]
    site: str | None


class PlayerPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player's own things."""

    quarry: Count
    sled: Count
    cards: dict[str, Copies]
    pyramid_points: Count
    temple_points: Count
    tower_points: Count
    obelisk: Count


class ImhotepPosition(Position, frozen=True):
    """Everything of one moment. Round cards are written as their ships: "4-3-2-2"."""

    sides: dict[str, str]
    wrath: bool
    round: Count
    first: Seat
    active: Seat
    sailor: Seat | None
    passes: Count
    round_card: str
    round_deck: Cards
    rounds_seen: Cards
    ships: Annotated[list[ShipPosition], msgspec.Meta(max_length=SHIPS)]
    unloading: Annotated[list[Count], msgspec.Meta(max_length=SPACES)]
    market: Annotated[list[str | None], msgspec.Meta(min_length=PICKS, max_length=PICKS)]
    pair: Cards
    draw: Cards
    discard: Cards
    players: Annotated[list[PlayerPosition], msgspec.Meta(min_length=2, max_length=COLOURS)]
    pyramid: Stones
    small_pyramids: dict[str, Stones]
    temple: Stones
    burial_chamber: Stones
    towers: Stones
    asks: Annotated[list[FramePosition], msgspec.Meta(max_length=50)]
    """The stack of what is asked and still to be done, the open question last."""
    chance: Chance

    joined: ClassVar[tuple[str, ...]] = ("sides", "small_pyramids")


def write(s: Imhotep) -> ImhotepPosition:
    """The position of a state."""
    return ImhotepPosition(
        sides={site: t.SIDE_IDS[s.sides[n]] for n, site in enumerate(t.SITE_IDS)},
        wrath=s.wrath,
        round=s.round,
        first=s.first,
        active=s.active,
        sailor=None if s.sailor == EMPTY else s.sailor,
        passes=s.passes,
        round_card=round_card_name(s, s.round_card),
        round_deck=[round_card_name(s, card) for card in s.round_deck],
        rounds_seen=[round_card_name(s, card) for card in s.rounds_seen],
        ships=[_write_ship(ship) for ship in s.ships],
        unloading=[space + 1 for space in s.unloading],
        market=[None if card == EMPTY else t.CARD_IDS[card] for card in s.market],
        pair=[t.CARD_IDS[card] for card in s.pair],
        draw=[t.CARD_IDS[card] for card in s.draw],
        discard=[t.CARD_IDS[card] for card in s.discard],
        players=[_write_player(p) for p in s.player],
        pyramid=s.pyramid[:],
        small_pyramids={t.SMALL_PYRAMID_IDS[n]: stones[:] for n, stones in enumerate(s.small)},
        temple=s.temple[:],
        burial_chamber=s.chamber[:],
        towers=s.towers[:],
        asks=write_frames(s),
        chance=write_chance(s.rng),
        next_draws=_write_script(s),
    )


def _write_ship(ship: Ship) -> ShipPosition:
    return ShipPosition(
        spaces=[None if owner == EMPTY else owner for owner in ship.spaces],
        site=None if ship.site == EMPTY else t.SITE_IDS[ship.site],
    )


def _write_player(p: Player) -> PlayerPosition:
    return PlayerPosition(
        quarry=p.quarry,
        sled=p.sled,
        cards={t.CARD_IDS[card]: count for card, count in enumerate(p.cards) if count > 0},
        pyramid_points=p.pyramid_points,
        temple_points=p.temple_points,
        tower_points=p.tower_points,
        obelisk=p.obelisk,
    )


def round_card_name(s: Imhotep, card: int) -> str:
    """A round card by its ships: "4-3-2-2"."""
    return "-".join(str(capacity) for capacity in s.tables.round_cards[card])


def _write_script(s: Imhotep) -> dict[str, list[str]]:
    round_cards = [round_card_name(s, card) for card in range(len(s.tables.round_cards))]
    script = {
        "draw": write_script(s.rng, DRAW_PILE, t.CARD_IDS),
        "round_deck": write_script(s.rng, ROUND_DECK, round_cards),
    }
    return {pile: cards for pile, cards in script.items() if cards}
