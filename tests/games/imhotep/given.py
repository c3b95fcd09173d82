"""Readable positions of Imhotep for tests: say what matters, the rest adds up by itself.

Stones are written as seats: a ship "01.0" carries black, white, nothing, black from the bow. What
is not mentioned stays in the quarry; cards that are not mentioned lie in the draw pile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.box.loading import load_shipped
from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown.position import (
    ImhotepPosition,
    PlayerPosition,
    ShipPosition,
)
from perankh.games.imhotep.shown.read_position import read
from perankh.kernel.event import Event
from perankh.kernel.position import FramePosition
from perankh.kernel.trace import Trace

BOX = load_shipped()
TABLES = BOX.tables
START_SHIPS = {
    2: ("....", "...", "..", ".."),
    3: ("....", "...", "...", ".."),
    4: ("....", "....", "..", "."),
}


def given(
    players: int = 2,
    *,
    sides: str = "aaaaa",
    wrath: bool = False,
    round: int = 1,
    first: int = 0,
    active: int = 0,
    sailor: int | None = None,
    passes: int = 0,
    ships: Sequence[str] | None = None,
    docked: dict[int, str] | None = None,
    sled: Sequence[int] = (0, 0, 0, 0),
    quarry: Sequence[int | None] = (None, None, None, None),
    cards: dict[int, dict[str, int]] | None = None,
    market: Sequence[str | None] = (None, None, None, None),
    pair: Sequence[str] = (),
    draw: Sequence[str] | None = None,
    pyramid: str = "",
    small: tuple[str, str, str] = ("", "", ""),
    temple: str = "",
    chamber: str = "",
    obelisks: Sequence[int] = (0, 0, 0, 0),
    towers: str = "",
    asks: Sequence[FramePosition] | None = None,
    unloading: Sequence[int] = (),
    points: Sequence[int] = (0, 0, 0, 0),
    chance: tuple[int, int, int, int] = (1, 2, 3, 4),
) -> Imhotep:
    """A state. `sides` is one letter per site in the order of the boards.

    `docked` gives the site of a ship by its index; `quarry` None means: whatever makes 30 stones
    (a number puts the missing ones at the Obelisks of side A, where they do no harm); `draw` None
    means all cards not named elsewhere, else those not named are discarded; `points` are Temple
    points, which nothing else depends on.
    """
    hands = cards or {}
    fleet = tuple(ships) if ships is not None else START_SHIPS[players]
    owned = _stones(players, sled, fleet, pyramid, small, temple, chamber, obelisks, towers)
    heights = list(obelisks[:players])
    left: list[int] = []
    for seat in range(players):
        rest = TABLES.stones_per_colour - TABLES.score_marker_stones - owned[seat]
        wanted = quarry[seat]
        left.append(rest if wanted is None else wanted)
        heights[seat] += 0 if wanted is None else rest - wanted
    drawn, discarded = _piles(market, pair, draw, hands)
    seen, deck, card = _round_cards(players, round, fleet)
    position = ImhotepPosition(
        sides=dict(zip(t.SITE_IDS, sides, strict=True)),
        wrath=wrath,
        round=round,
        first=first,
        active=active,
        sailor=sailor,
        passes=passes,
        round_card=card,
        round_deck=deck,
        rounds_seen=seen,
        ships=[_ship(text, (docked or {}).get(n)) for n, text in enumerate(fleet)],
        unloading=list(unloading),
        market=list(market),
        pair=list(pair),
        draw=drawn,
        discard=discarded,
        players=[
            PlayerPosition(
                quarry=left[seat],
                sled=sled[seat],
                cards=hands.get(seat, {}),
                pyramid_points=0,
                temple_points=points[seat],
                tower_points=_tower_points(players, towers, seat),
                obelisk=heights[seat],
            )
            for seat in range(players)
        ],
        pyramid=_seats(pyramid),
        small_pyramids=dict(zip(t.SMALL_PYRAMID_IDS, map(_seats, small), strict=True))
        if sides[t.PYRAMID] == "b"
        else {},
        temple=_seats(temple),
        burial_chamber=_seats(chamber),
        towers=_seats(towers),
        asks=list(asks) if asks is not None else [FramePosition(step="turn", player=active)],
        chance=chance,
    )
    return read(position, TABLES, trusted=True)


def act(s: Imhotep, *words: str) -> list[Event]:
    """Answer the open questions in turn, each by its text; what happened."""
    s.trace = trace = Trace(-1)
    for word in words:
        s.apply(GAME.parse(s, word))
    s.trace = None
    return trace.events


def offered(s: Imhotep) -> list[str]:
    """The options by their texts, in order."""
    return [" ".join(map(str, GAME.describe(s, action).values())) for action in s.options()]


def why_not(s: Imhotep, word: str) -> str:
    """The rule that forbids an action now."""
    reason = s.why_not(GAME.parse(s, word))
    return "" if reason is None else reason.rule


def _seats(stones: str) -> list[int]:
    return [int(stone) for stone in stones]


def _ship(text: str, site: str | None) -> ShipPosition:
    return ShipPosition(spaces=[None if c == "." else int(c) for c in text], site=site)


def _stones(
    players: int,
    sled: Sequence[int],
    fleet: Sequence[str],
    pyramid: str,
    small: tuple[str, str, str],
    temple: str,
    chamber: str,
    obelisks: Sequence[int],
    towers: str,
) -> list[int]:
    """How many stones of each seat are not in the quarry."""
    placed = Counter("".join([*fleet, pyramid, *small, temple, chamber]) + towers * 3)
    return [placed[str(seat)] + sled[seat] + obelisks[seat] for seat in range(players)]


def _piles(
    market: Sequence[str | None],
    pair: Sequence[str],
    draw: Sequence[str] | None,
    hands: dict[int, dict[str, int]],
) -> tuple[list[str], list[str]]:
    rest = Counter(dict(zip(t.CARD_IDS, TABLES.card_copies, strict=True)))
    rest.subtract(card for card in market if card is not None)
    rest.subtract(pair)
    for hand in hands.values():
        rest.subtract(hand)
    if draw is None:
        return list(rest.elements()), []
    rest.subtract(draw)
    return list(draw), list(rest.elements())


def _round_cards(
    players: int, round: int, fleet: Sequence[str]
) -> tuple[list[str], list[str], str]:
    names = ["-".join(map(str, TABLES.round_cards[n])) for n in TABLES.round_cards_for[players]]
    card = "-".join(str(len(ship)) for ship in fleet)
    assert card in names, f"no round card {card} for {players} players, only {names}"
    names.remove(card)
    return [*names[: round - 1], card], names[round - 1 :], card


def _tower_points(players: int, towers: str, seat: int) -> int:
    values = TABLES.tower_values[players]
    return sum(values[n] for n, owner in enumerate(towers) if owner == str(seat))
