"""A state of Imhotep as readable, named JSON and back. Reading trusts nothing."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.rules.actions import COLOURS, PICKS, SHIPS, SPACES
from perankh.games.imhotep.rules.invariants import check
from perankh.games.imhotep.rules.setup import empty_table
from perankh.games.imhotep.rules.state import EMPTY, NIBBLE_MASK, Imhotep, Player, Ship
from perankh.games.imhotep.shown.frames import FramePosition, read_frames, write_frames
from perankh.kernel.errors import BadPosition
from perankh.kernel.game import Position
from perankh.kernel.rng import MASK, Rng

Seat = Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Copies = Annotated[int, msgspec.Meta(ge=0, le=NIBBLE_MASK)]
Word = Annotated[int, msgspec.Meta(ge=0, le=MASK)]
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
    chance: tuple[Word, Word, Word, Word]
    """The inner state of the generator."""


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
        round_card=_round_card(s, s.round_card),
        round_deck=[_round_card(s, card) for card in s.round_deck],
        rounds_seen=[_round_card(s, card) for card in s.rounds_seen],
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
        chance=(s.rng.a, s.rng.b, s.rng.c, s.rng.counter),
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


def _round_card(s: Imhotep, card: int) -> str:
    return "-".join(str(capacity) for capacity in s.tables.round_cards[card])


def read(p: ImhotepPosition, tables: t.Tables) -> Imhotep:
    """The state of a position; `BadPosition` or `BrokenInvariant` says what is wrong where."""
    sides = [_index(p.sides.get(site, ""), t.SIDE_IDS, f"sides.{site}") for site in t.SITE_IDS]
    _require(len(p.sides) == len(t.SITE_IDS), "sides", f"must name {', '.join(t.SITE_IDS)}")
    s = empty_table(len(p.players), Rng(*p.chance), tables, sides, p.wrath)
    _read_round(s, p)
    s.ships = [_read_ship(tables, n, ship) for n, ship in enumerate(p.ships)]
    _read_docks(s)
    s.harbour = s.survey()
    s.unloading = [space - 1 for space in p.unloading]
    s.market = [
        EMPTY if card is None else _index(card, t.CARD_IDS, f"market[{n}]")
        for n, card in enumerate(p.market)
    ]
    s.pair = _read_cards(p.pair, "pair")
    s.draw = _read_cards(p.draw, "draw")
    s.discard = _read_cards(p.discard, "discard")
    s.player = [_read_player(player, seat) for seat, player in enumerate(p.players)]
    s.pyramid = _read_stones(s, p.pyramid, "pyramid")
    s.small = _read_small(s, p.small_pyramids)
    s.temple = _read_stones(s, p.temple, "temple")
    s.chamber = _read_stones(s, p.burial_chamber, "burial_chamber")
    s.towers = _read_stones(s, p.towers, "towers")
    s.set_stack(read_frames(s, p.asks))
    check(s)
    return s


def _require(holds: bool, place: str, message: str) -> None:
    if not holds:
        raise BadPosition(f"imhotep: position: {place}: {message}")


def _index(value: str, known: list[str], place: str) -> int:
    _require(value in known, place, f"{value!r} is not one of {', '.join(known)}")
    return known.index(value)


def _seat(s: Imhotep, seat: int, place: str) -> int:
    _require(seat < s.players, place, f"there is no seat {seat}")
    return seat


def _read_round(s: Imhotep, p: ImhotepPosition) -> None:
    _require(p.round >= 1, "round", "a game has begun with its first round")
    s.round = p.round
    s.first = _seat(s, p.first, "first")
    s.active = _seat(s, p.active, "active")
    s.sailor = EMPTY if p.sailor is None else _seat(s, p.sailor, "sailor")
    s.passes = p.passes
    _require(p.passes <= s.players, "passes", "so many passes in a row end the round")
    left = {card: _round_card(s, card) for card in s.tables.round_cards_for[s.players]}
    s.rounds_seen = [_take(left, name, f"rounds_seen[{n}]") for n, name in enumerate(p.rounds_seen)]
    s.round_deck = [_take(left, name, f"round_deck[{n}]") for n, name in enumerate(p.round_deck)]
    _require(
        bool(p.rounds_seen) and p.round_card == p.rounds_seen[-1],
        "round_card",
        "must be the last of rounds_seen",
    )
    s.round_card = s.rounds_seen[-1]


def _take(left: dict[int, str], name: str, place: str) -> int:
    for card, known in left.items():
        if known == name:
            del left[card]
            return card
    raise BadPosition(
        f"imhotep: position: {place}: {name!r} is not one of the round cards left: "
        f"{', '.join(left.values())}"
    )


def _read_ship(tables: t.Tables, number: int, ship: ShipPosition) -> Ship:
    capacity = len(ship.spaces)
    site = EMPTY if ship.site is None else _index(ship.site, t.SITE_IDS, f"ships[{number}].site")
    read_ship = Ship(capacity, tables.minimum_load[capacity], site)
    for space, owner in enumerate(ship.spaces):
        if owner is not None:
            read_ship.put(space, owner)
    return read_ship


def _read_docks(s: Imhotep) -> None:
    capacities = [ship.capacity for ship in s.ships]
    _require(
        capacities == s.tables.round_cards[s.round_card],
        "ships",
        f"capacities {capacities} are not those of the round card",
    )
    for number, ship in enumerate(s.ships):
        for owner in ship.spaces:
            _seat(s, max(owner, 0), f"ships[{number}].spaces")
        if ship.site != EMPTY:
            _require(not s.is_closed(ship.site), f"ships[{number}].site", "has a ship already")
            s.closed |= 1 << ship.site


def _read_player(player: PlayerPosition, seat: int) -> Player:
    p = Player(player.quarry, player.sled)
    for card, count in player.cards.items():
        p.gain(_index(card, t.CARD_IDS, f"players[{seat}].cards"), count)
    p.pyramid_points = player.pyramid_points
    p.temple_points = player.temple_points
    p.tower_points = player.tower_points
    p.obelisk = player.obelisk
    return p


def _read_cards(cards: list[str], place: str) -> list[int]:
    return [_index(card, t.CARD_IDS, f"{place}[{n}]") for n, card in enumerate(cards)]


def _read_stones(s: Imhotep, stones: list[int], place: str) -> list[int]:
    return [_seat(s, owner, f"{place}[{n}]") for n, owner in enumerate(stones)]


def _read_small(s: Imhotep, small: dict[str, list[int]]) -> list[list[int]]:
    if not s.side_b(t.PYRAMID):
        _require(not small, "small_pyramids", "belong to side B")
        return []
    _require(
        sorted(small) == sorted(t.SMALL_PYRAMID_IDS),
        "small_pyramids",
        f"must name {', '.join(t.SMALL_PYRAMID_IDS)}",
    )
    return [_read_stones(s, small[name], f"small_pyramids.{name}") for name in t.SMALL_PYRAMID_IDS]
