"""From a position of Imhotep to a state, with what was not said. Reading trusts nothing."""

from __future__ import annotations

from collections import Counter

import msgspec

from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.rules import scoring
from perankh.games.imhotep.rules.actions import CARDS
from perankh.games.imhotep.rules.invariants import check
from perankh.games.imhotep.rules.market_cards import DRAW_PILE
from perankh.games.imhotep.rules.rounds import ROUND_DECK
from perankh.games.imhotep.rules.setup import empty_table
from perankh.games.imhotep.rules.state import (
    EMPTY,
    STONELESS_TURN,
    Imhotep,
    Player,
    Ship,
)
from perankh.games.imhotep.shown.position import (
    ImhotepPosition,
    PlayerPosition,
    ShipPosition,
    round_card_name,
)
from perankh.kernel.position import (
    FramePosition,
    Reading,
    Said,
    check_answer,
    read_frames,
    require_turn,
)
from perankh.kernel.rng import Rng


def read(p: ImhotepPosition, tables: t.Tables, trusted: bool) -> Imhotep:
    """The state of a position; `BadPosition` or `BrokenInvariant` says what is wrong where."""
    r = Reading("imhotep", len(p.players))
    sides = [r.index(p.sides.get(site, ""), t.SIDE_IDS, f"sides.{site}") for site in t.SITE_IDS]
    r.require(len(p.sides) == len(t.SITE_IDS), "sides", f"must name {', '.join(t.SITE_IDS)}")
    s = empty_table(len(p.players), Rng(*p.chance), tables, sides, p.wrath)
    _read_round(r, s, p)
    s.ships = [_read_ship(r, tables, n, ship) for n, ship in enumerate(p.ships)]
    _read_docks(r, s)
    s.harbour = s.survey()
    s.unloading = [space - 1 for space in p.unloading]
    s.market = [
        EMPTY if card is None else r.index(card, t.CARD_IDS, f"market[{n}]")
        for n, card in enumerate(p.market)
    ]
    s.pair = r.indexes(p.pair, t.CARD_IDS, "pair")
    s.draw = r.indexes(p.draw, t.CARD_IDS, "draw")
    s.discard = r.indexes(p.discard, t.CARD_IDS, "discard")
    s.player = [_read_player(r, player, seat) for seat, player in enumerate(p.players)]
    s.pyramid = r.seats(p.pyramid, "pyramid")
    s.small = _read_small(r, s, p.small_pyramids)
    s.temple = r.seats(p.temple, "temple")
    s.chamber = r.seats(p.burial_chamber, "burial_chamber")
    s.towers = r.seats(p.towers, "towers")
    _read_script(r, s, p.next_draws)
    _read_stack(r, s, p, trusted)
    return s


def _read_stack(r: Reading, s: Imhotep, p: ImhotepPosition, trusted: bool) -> None:
    """What is asked; a turn of somebody who can do nothing is passed (IMH-5.2)."""
    s.set_stack(read_frames(r, s, p.asks))
    if trusted:
        check(s)
        check_answer(r, s)
        return
    _require_start(r, s)
    check(s)
    _check_told(r, s)
    if not s.is_over() and not s.options():
        s.set_stack([])
        s.push(STONELESS_TURN, s.active, 0)
        s.run_to_question()


def _require_start(r: Reading, s: Imhotep) -> None:
    """Where people may begin: a turn while ships can sail, or a game that is over."""
    unsailed = [ship for ship in s.ships if ship.site == EMPTY]
    if s.is_over():
        removed = bool(unsailed) and all(ship.load == 0 for ship in unsailed)
        over = removed if s.is_deadlocked() else not unsailed
        r.require(over, "asks", "nothing is asked, and the last round is not over: leave asks out")
        return
    require_turn(r, s, s.stack(), s.active)
    r.require(bool(unsailed), "ships", "all have sailed, so the round is over: no turn can begin")
    r.require(not s.is_deadlocked(), "passes", f"{s.passes} passes in a row end the round")


def _check_told(r: Reading, s: Imhotep) -> None:
    """Points that were scored at once follow from what lies there; others have a bound."""
    before = s.tables.rounds if s.is_over() else s.round - 1
    best = max(s.tables.temple_points, *s.tables.temple_bonus_points)
    most = before * s.temple_width() * best
    for seat, player in enumerate(s.player):
        place = f"players[{seat}]"
        right = scoring.pyramid_points_of(s, seat)
        told = f"{player.pyramid_points}, but the stones on the Pyramid bring {right}"
        r.require(player.pyramid_points == right, f"{place}.pyramid_points", told)
        told = f"{player.temple_points}, but in the rounds before nobody can score more than {most}"
        r.require(player.temple_points <= most, f"{place}.temple_points", told)


def _read_round(r: Reading, s: Imhotep, p: ImhotepPosition) -> None:
    r.require(p.round >= 1, "round", "a game has begun with its first round")
    s.round = p.round
    s.first = r.seat(p.first, "first")
    s.active = r.seat(p.active, "active")
    s.sailor = EMPTY if p.sailor is None else r.seat(p.sailor, "sailor")
    s.passes = p.passes
    r.require(p.passes <= s.players, "passes", "so many passes in a row end the round")
    left = {card: round_card_name(s, card) for card in s.tables.round_cards_for[s.players]}
    s.rounds_seen = [
        _take(r, left, name, f"rounds_seen[{n}]") for n, name in enumerate(p.rounds_seen)
    ]
    s.round_deck = [_take(r, left, name, f"round_deck[{n}]") for n, name in enumerate(p.round_deck)]
    last = bool(p.rounds_seen) and p.round_card == p.rounds_seen[-1]
    r.require(last, "round_card", "must be the last of rounds_seen")
    s.round_card = s.rounds_seen[-1]


def _take(r: Reading, left: dict[int, str], name: str, place: str) -> int:
    names = list(left.values())
    there = f"{name!r} is not one of the round cards left: {', '.join(names)}"
    r.require(name in names, place, there)
    card = list(left)[names.index(name)]
    del left[card]
    return card


def _read_ship(r: Reading, tables: t.Tables, number: int, ship: ShipPosition) -> Ship:
    capacity = len(ship.spaces)
    place = f"ships[{number}].site"
    site = EMPTY if ship.site is None else r.index(ship.site, t.SITE_IDS, place)
    read_ship = Ship(capacity, tables.minimum_load[capacity], site)
    for space, owner in enumerate(ship.spaces):
        if owner is not None:
            read_ship.put(space, r.seat(owner, f"ships[{number}].spaces[{space}]"))
    return read_ship


def _read_docks(r: Reading, s: Imhotep) -> None:
    capacities = [ship.capacity for ship in s.ships]
    r.require(
        capacities == s.tables.round_cards[s.round_card],
        "ships",
        f"capacities {capacities} are not those of the round card",
    )
    for number, ship in enumerate(s.ships):
        if ship.site != EMPTY:
            r.require(not s.is_closed(ship.site), f"ships[{number}].site", "has a ship already")
            s.closed |= 1 << ship.site


def _read_player(r: Reading, player: PlayerPosition, seat: int) -> Player:
    p = Player(player.quarry, player.sled)
    for card, count in player.cards.items():
        p.gain(r.index(card, t.CARD_IDS, f"players[{seat}].cards"), count)
    p.pyramid_points = player.pyramid_points
    p.temple_points = player.temple_points
    p.tower_points = player.tower_points
    p.obelisk = player.obelisk
    return p


def _read_small(r: Reading, s: Imhotep, small: dict[str, list[int]]) -> list[list[int]]:
    if not s.side_b(t.PYRAMID):
        r.require(not small, "small_pyramids", "belong to side B")
        return []
    names = f"must name {', '.join(t.SMALL_PYRAMID_IDS)}"
    r.require(sorted(small) == sorted(t.SMALL_PYRAMID_IDS), "small_pyramids", names)
    return [r.seats(small[name], f"small_pyramids.{name}") for name in t.SMALL_PYRAMID_IDS]


def _read_script(r: Reading, s: Imhotep, given: dict[str, list[str]]) -> None:
    for pile, names in given.items():
        place = f"next_draws.{pile}"
        if r.index(pile, ("draw", "round_deck"), "next_draws") == 0:
            r.script(s.rng, DRAW_PILE, r.indexes(names, t.CARD_IDS, place), s.draw, place)
            continue
        left = {card: round_card_name(s, card) for card in s.round_deck}
        cards = [_take(r, left, name, f"{place}[{n}]") for n, name in enumerate(names)]
        r.script(s.rng, ROUND_DECK, cards, s.round_deck, place)


# --- what was not said


def fill_in(p: ImhotepPosition, said: Said, tables: t.Tables) -> ImhotepPosition:
    """Stones that are not mentioned are in the quarry, cards in the draw pile; points add up."""
    players = [
        msgspec.structs.replace(player, **_points_unsaid(p, said, seat, tables))
        for seat, player in enumerate(p.players)
    ]
    p = msgspec.structs.replace(p, players=players, **_round_unsaid(p, said, tables))
    p = msgspec.structs.replace(p, **_cards_unsaid(p, said, tables))
    if "active" not in said:
        p = msgspec.structs.replace(p, active=p.first)
    if "asks" not in said:
        p = msgspec.structs.replace(p, asks=[FramePosition(step="turn", player=p.active)])
    return p


def _points_unsaid(p: ImhotepPosition, said: Said, seat: int, tables: t.Tables) -> dict[str, int]:
    player = p.players[seat]
    found = {}
    values = tables.tower_values[len(p.players)]
    towers = [n for n, owner in enumerate(p.towers[: len(values)]) if owner == seat]
    if f"players.{seat}.tower_points" not in said:
        found["tower_points"] = sum(values[n] for n in towers)
    if f"players.{seat}.pyramid_points" not in said:
        small = [p.small_pyramids.get(name, []) for name in t.SMALL_PYRAMID_IDS]
        side = t.SIDE_IDS.index(p.sides["pyramid"]) if p.sides["pyramid"] in t.SIDE_IDS else 0
        found["pyramid_points"] = scoring.pyramid_points(tables, side, p.pyramid, small, seat)
    if f"players.{seat}.quarry" not in said:
        stones = [*p.pyramid, *p.temple, *p.burial_chamber]
        stones += [stone for row in p.small_pyramids.values() for stone in row]
        stones += [stone for ship in p.ships for stone in ship.spaces if stone is not None]
        placed = stones.count(seat) + player.sled + player.obelisk
        placed += len(towers) * tables.tower_height + tables.score_marker_stones
        found["quarry"] = max(0, tables.stones_per_colour - placed)
    return found


def _round_unsaid(
    p: ImhotepPosition, said: Said, tables: t.Tables
) -> dict[str, str | list[str] | list[ShipPosition]]:
    """The round cards: that of the ships, and any others before it."""
    if {"rounds_seen", "round_deck"} <= said:
        return {}
    known = [tables.round_cards[card] for card in tables.round_cards_for[len(p.players)]]
    names = ["-".join(map(str, capacities)) for capacities in known]
    card = p.round_card
    if "ships" in said and "round_card" not in said:
        card = "-".join(str(len(ship.spaces)) for ship in p.ships)
    if card not in names:
        return {"round_card": card}
    ships = p.ships
    if "ships" not in said:
        ships = [
            ShipPosition(spaces=[None] * capacity, site=None)
            for capacity in known[names.index(card)]
        ]
    names.remove(card)
    seen, deck = [*names[: p.round - 1], card], names[p.round - 1 :]
    return {"round_card": card, "rounds_seen": seen, "round_deck": deck, "ships": ships}


def _cards_unsaid(
    p: ImhotepPosition, said: Said, tables: t.Tables
) -> dict[str, list[str] | list[str | None]]:
    """Market and piles from what is left when the cards that were said have been dealt."""
    left = Counter({t.CARD_IDS[card]: tables.card_copies[card] for card in range(CARDS)})
    for player in p.players:
        left.subtract(player.cards)
    for pile in ("market", "pair", "draw", "discard"):
        if pile in said:
            left.subtract(card for card in getattr(p, pile) if card is not None)
    found: dict[str, list[str] | list[str | None]] = {}
    if "market" not in said:
        market = [_dealt(left, card) for card in p.market]
        found["market"] = market
    if "pair" not in said:
        found["pair"] = [card for card in (_dealt(left, card) for card in p.pair) if card]
    if "discard" not in said:
        found["discard"] = []
    if "draw" not in said:
        found["draw"] = list((+left).elements())
    return found


def _dealt(left: Counter[str], wanted: str | None) -> str | None:
    """The wanted card if one is left, else any other; nothing where nothing is wanted."""
    if wanted is None:
        return None
    card = wanted if left[wanted] > 0 else next((c for c in left if left[c] > 0), None)
    if card is not None:
        left[card] -= 1
    return card
